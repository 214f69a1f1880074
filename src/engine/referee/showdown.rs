//! The showdown: what follows from the hands as they lie. Which rules are asked, in the order of the questions; nothing here
//! decides.

use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::rules::betting::{hidden_chips, uncalled_bet};
use crate::engine::rules::dealing::{defective_deck, wrong_card_count};
use crate::engine::rules::procedure::side_pots;
use crate::engine::rules::reference::hand_ranking;
use crate::engine::rules::showdown::{all_in_showdown, showdown_order, tabling, uncontested_showdown};
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
        let awards = self.awards(&pots);
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

    /// Beside what goes back to everybody where the hand is void, what nobody had called.
    pub(super) fn uncalled_beside_refunds(&self) -> Vec<Ruling> {
        let is_void = defective_deck::voids(&self.dealing()) && self.state.room.hand().betting_is_over();
        if is_void { uncalled_bet::hand_ends(self) } else { Vec::new() }
    }

    /// Who shows, in which order, and who may keep his cards closed.
    fn showing(&self) -> Vec<Ruling> {
        let (hand, faces) = (self.state.room.hand(), &self.state.faces);
        let alive = faces.alive(hand);
        let closed: Vec<Seat> = alive.iter().copied().filter(|seat| !faces.tabled(*seat)).collect();
        if let Some(rulings) = all_in_showdown::face_up(self, &alive, &closed) {
            return rulings;
        }
        let ruling = if alive.len() > 1 && faces.untouched() {
            showdown_order::shows_first(self, &alive)
        } else {
            showdown_order::next_to_show(self, &closed).and_then(|next| self.duty_of(next, &alive))
        };
        ruling.into_iter().collect()
    }

    /// What the next to show has to do.
    fn duty_of(&self, seat: Seat, alive: &[Seat]) -> Option<Ruling> {
        let faces = &self.state.faces;
        if tabling::has_to_show(self, seat).is_some() {
            None
        } else if alive.len() == 1 {
            showdown_order::caller_must_show(self, seat).or_else(|| uncontested_showdown::need_not_show(self, seat))
        } else if faces.of(seat).open.is_empty() && faces.anybody_tabled_but(seat) {
            let by_house = showdown_order::may_muck(self, seat).or_else(|| tabling::must_show(self, seat));
            by_house.or_else(|| showdown_order::may_muck_by_custom(self, seat))
        } else {
            tabling::must_show(self, seat)
        }
    }
}
