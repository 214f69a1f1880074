//! The showdown: what follows from the hands as they lie. Which rules are asked, in the order of the questions; nothing here
//! decides.

use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::rules::awards::awards;
use crate::engine::rules::betting::{hidden_chips, uncalled_bet};
use crate::engine::rules::dealing::wrong_card_count;
use crate::engine::rules::procedure::side_pots;
use crate::engine::rules::reference::hand_ranking;
use crate::engine::rules::showdown::{all_in_showdown, showdown_order};
use crate::engine::ruling::Ruling;

impl Hearing<'_> {
    /// What follows from the hands as they lie: pots, values, the order of showing and duties, the award.
    pub(in crate::engine) fn showdown(&self) -> Vec<Ruling> {
        let hand = self.state.room.hand();
        if hand.to_act().is_some() || hand.players.is_empty() || wrong_card_count::undoes_the_hand(self) {
            return Vec::new();
        }
        let pots = self.pots();
        let apart = side_pots::apart(self, &pots);
        if !hand.betting_is_over() {
            return apart;
        }
        let awards = awards(self, &pots);
        let found = hidden_chips::follows(self, &awards);
        let all = [uncalled_bet::hand_ends(self), apart, hand_ranking::values(self), self.showing(), awards, found].concat();
        let mut rulings: Vec<Ruling> = Vec::new();
        for ruling in all {
            if !rulings.contains(&ruling) {
                rulings.push(ruling);
            }
        }
        rulings
    }

    /// Who shows, in which order, and who may keep his cards closed.
    fn showing(&self) -> Vec<Ruling> {
        let (hand, faces) = (self.state.room.hand(), &self.state.faces);
        let alive = faces.alive(hand);
        let closed: Vec<Seat> = alive.iter().copied().filter(|seat| !faces.tabled(*seat)).collect();
        let at_once = all_in_showdown::face_up(self, &alive, &closed);
        at_once.unwrap_or_else(|| showdown_order::showing(self, &alive, &closed).into_iter().collect())
    }
}
