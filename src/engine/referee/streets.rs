//! Streets, and the pot at the end of them.

use super::Hearing;
use crate::engine::cards::Card;
use crate::engine::event::{BoardEvent, Burns, Seat, Street};
use crate::engine::problem::Problem;
use crate::engine::rules::betting::{hidden_chips, uncalled_bet};
use crate::engine::rules::showdown::{all_in_showdown, tabling};
use crate::engine::ruling::{Order, Verdict};

impl Hearing<'_> {
    /// The next street is dealt; what nobody called on the last one goes back first.
    pub(in crate::engine) fn open_street(&mut self, street: Street, cards: &[Card]) -> Result<(), Problem> {
        self.verify_street(street)?;
        self.street_comes(street, &BoardEvent::Street(street, cards.to_vec(), Burns::One))
    }

    /// A street comes otherwise than it should.
    pub(super) fn irregular_street(&mut self, event: &BoardEvent) -> Result<(), Problem> {
        let street = match event {
            BoardEvent::Street(street, ..) => *street,
            BoardEvent::FlopOf(..) | BoardEvent::Drawn(_) => Street::Flop,
        };
        self.verify_street(street)?;
        self.street_comes(street, event)
    }

    fn verify_street(&self, street: Street) -> Result<(), Problem> {
        let hand = self.state.room.hand();
        if street.is_studs() != hand.game.is_stud() {
            return Err(Problem::new(
                "this game has no such street",
                "hold'em and Omaha have flop, turn and river, stud has numbers",
            ));
        }
        if street <= hand.street {
            return Err(Problem::new("that street is over", "streets come in order: flop, turn, river"));
        }
        Ok(())
    }

    /// A street comes, as it should or not. One that comes too soon opens nothing.
    fn street_comes(&mut self, street: Street, event: &BoardEvent) -> Result<(), Problem> {
        let Some(cards) = self.state.room.hand_mut().street_comes(street, event)? else { return Ok(()) };
        self.state.room.hand().verify_board(&cards)?;
        self.card_log.clear();
        self.asked_since.clear();
        self.state.faces.early_card |= all_in_showdown::has_come(self.state.room.hand());
        uncalled_bet::round_ends(self);
        let hand = self.state.room.hand_mut();
        hand.open_street(street);
        hand.lay_board(&cards)?;
        // An announcement is made on its street or not at all.
        self.state.rulings.retain(|r| r.verdict != Verdict::Order(Order::AnnounceRaiseAllIn));
        self.state.pending.clear();
        self.state.skipped = None;
        self.state.bound = None;
        self.state.over_posted = None;
        self.current = None;
        self.earlier.clear();
        Ok(())
    }

    /// He is told to show all his cards.
    pub(in crate::engine) fn told_to_show(&mut self, seat: Seat) {
        self.state.faces.at(seat).told = Some(0);
        tabling::time_to_show(self, seat);
    }

    /// The pot is pushed to somebody.
    pub(in crate::engine) fn award(&mut self, winner: Seat) -> Result<(), Problem> {
        self.state.room.hand_mut().seat_mut(winner)?;
        if !self.state.room.hand().betting_is_over() {
            return Err(Problem::new(
                "the pot is pushed while the betting is still open",
                "tell how the betting ends, or state `at showdown`",
            ));
        }
        self.pot_pushed(winner);
        hidden_chips::awarded(self, winner);
        Ok(())
    }
}
