//! The deal: what happens in it, and what follows from what has happened so far. Which rules are asked, in the order of the
//! questions; nothing here decides.

use crate::engine::event::{BoardEvent, DealEvent, DeckEvent, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rules::dealing::{
    boxed_card, deck_change, defective_deck, dropped_card, exposed_card_in_deal, four_card_flop, heads_up_button, misdeal,
    misplaced_button, missed_burn, premature_board_card, stud_procedure, wrong_card_count,
};
use crate::engine::ruling::Ruling;

impl Hearing<'_> {
    /// Something happens in the deal, or comes to light of it: what was tried before stands as it is.
    pub(in crate::engine) fn in_deal(&mut self, by: Option<Seat>, event: &DealEvent) -> Result<(), Problem> {
        self.earlier.extend(self.current.take());
        self.state.room.hand_mut().in_deal(by, event)?;
        match event {
            DealEvent::Board(event @ (BoardEvent::Street(..) | BoardEvent::FlopOf(..))) => self.irregular_street(event)?,
            DealEvent::Deck(DeckEvent::Asked) => deck_change::dealer_asks(self),
            DealEvent::Deck(DeckEvent::Relieved) => deck_change::dealer_relieved(self),
            DealEvent::Deck(DeckEvent::NextLevel) => deck_change::next_level(self),
            DealEvent::Holds(_) => by.into_iter().for_each(|seat| wrong_card_count::found(self, seat)),
            DealEvent::Exposed(_)
            | DealEvent::TurnedUp(_)
            | DealEvent::OwnCardUp(_)
            | DealEvent::Seen(_)
            | DealEvent::Dealt(..)
            | DealEvent::ToEmptySeat(_)
            | DealEvent::Skipped(_)
            | DealEvent::TwoInARow(_)
            | DealEvent::Unprepared(_)
            | DealEvent::SeenBefore(_)
            | DealEvent::Boxed(_)
            | DealEvent::BoxedCard(_)
            | DealEvent::Board(BoardEvent::Drawn(_))
            | DealEvent::Deck(DeckEvent::Found(_) | DeckEvent::Noticed(_) | DeckEvent::Reported(_) | DeckEvent::Dropped(..)) => {}
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
            premature_board_card::rulings,
            four_card_flop::rulings,
            missed_burn::rulings,
            defective_deck::rulings,
            dropped_card::rulings,
            heads_up_button::rulings,
            stud_procedure::rulings,
        ];
        rules.iter().flat_map(|rule| rule(self)).collect()
    }
}
