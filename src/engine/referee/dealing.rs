//! The deal: what follows from what has happened in it so far. Which rules are asked, in the order of the questions; nothing here
//! decides.

use crate::engine::event::{DealEvent, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rules::dealing::{
    boxed_card, exposed_card_in_deal, heads_up_button, misdeal, misplaced_button, stud_procedure, wrong_card_count,
};
use crate::engine::ruling::Ruling;

impl Hearing<'_> {
    /// Something happens in the deal, or comes to light of it: what was tried before stands as it is.
    pub(in crate::engine) fn in_deal(&mut self, by: Option<Seat>, event: &DealEvent) -> Result<(), Problem> {
        self.earlier.extend(self.current.take());
        self.state.room.hand_mut().in_deal(by, event)?;
        if let Some(seat) = by {
            wrong_card_count::found(self, seat);
        }
        Ok(())
    }

    /// Whether the deal stands, and where its cards go, as of now: what was told since happened before it was noticed.
    pub(in crate::engine) fn dealing(&self) -> Vec<Ruling> {
        let rules = [
            misdeal::rulings,
            misplaced_button::rulings,
            exposed_card_in_deal::rulings,
            boxed_card::rulings,
            wrong_card_count::rulings,
            heads_up_button::rulings,
            stud_procedure::rulings,
        ];
        rules.iter().flat_map(|rule| rule(self)).collect()
    }
}
