//! The deal: what happens in it, and what follows from what has happened so far. Which rules are asked, in the order of the
//! questions; nothing here decides.

use crate::engine::event::{BoardEvent, DealEvent, DeckEvent, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rules::dealing::{
    deck_change, defective_deck, dropped_card, exposed_card_in_deal, four_card_flop, missed_burn, premature_board_card,
};
use crate::engine::ruling::Ruling;

impl Hearing<'_> {
    /// Whether the deal stands, and where its cards go, as of now: what was told since happened before it was noticed.
    pub(in crate::engine) fn dealing(&self) -> Vec<Ruling> {
        [
            exposed_card_in_deal::rulings(self),
            premature_board_card::rulings(self),
            four_card_flop::rulings(self),
            missed_burn::rulings(self),
            defective_deck::rulings(self),
            dropped_card::rulings(self),
        ]
        .concat()
    }

    /// Something happens in the deal; `by` is the player who does it.
    pub(super) fn in_deal(&mut self, by: Option<Seat>, event: &DealEvent) -> Result<(), Problem> {
        self.state.room.hand_mut().in_deal(by, event)?;
        match event {
            DealEvent::Board(event @ (BoardEvent::Street(..) | BoardEvent::FlopOf(..))) => self.irregular_street(event)?,
            DealEvent::Deck(DeckEvent::Asked) => deck_change::dealer_asks(self),
            DealEvent::Deck(DeckEvent::Relieved) => deck_change::dealer_relieved(self),
            DealEvent::Deck(DeckEvent::NextLevel) => deck_change::next_level(self),
            DealEvent::Exposed(_)
            | DealEvent::Board(BoardEvent::Drawn(_))
            | DealEvent::Deck(
                DeckEvent::Found(_) | DeckEvent::Noticed(_) | DeckEvent::Reported(_) | DeckEvent::Dropped(..),
            ) => {}
        }
        Ok(())
    }
}
