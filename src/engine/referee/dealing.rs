//! The deal: what happens in it, and what follows from what has happened so far. Which rules are asked, in the order of the
//! questions; nothing here decides.

use crate::engine::event::{BoardEvent, DealEvent, DeckEvent, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rules::betting::out_of_turn;
use crate::engine::rules::dealing::{
    self, boxed_card, burn_cards, deck_change, defective_deck, dropped_card, exposed_card_in_deal, four_card_flop, heads_up_button,
    misdeal, misplaced_button, missed_burn, premature_board_card, stud_procedure, wrong_card_count,
};
use crate::engine::rules::procedure::calling_the_clock;
use crate::engine::ruling::Ruling;

impl Hearing<'_> {
    /// Something happens in the deal, or comes to light of it: what was tried before stands as it is.
    pub(in crate::engine) fn in_deal(&mut self, by: Option<Seat>, event: &DealEvent) -> Result<(), Problem> {
        self.earlier.extend(self.current.take());
        self.noticed = None;
        if let DealEvent::Skipped(seat) = event
            && out_of_turn::dealer_passes_over(self, *seat)
        {
            return Ok(());
        }
        self.state.room.hand_mut().in_deal(by, event)?;
        match event {
            DealEvent::Board(event @ (BoardEvent::Street(..) | BoardEvent::FlopOf(..))) => self.irregular_street(event)?,
            DealEvent::Deck(DeckEvent::Asked) => deck_change::dealer_asks(self),
            DealEvent::Deck(DeckEvent::Relieved) => {
                self.state.faces.relieve_dealer();
                self.note_relief();
                deck_change::dealer_relieved(self);
            }
            DealEvent::Deck(DeckEvent::NextLevel) => deck_change::next_level(self),
            DealEvent::Exposed(card) => stud_procedure::becomes_upcard(self, *card),
            DealEvent::Holds(_) => by.into_iter().for_each(|seat| wrong_card_count::found(self, seat)),
            DealEvent::TurnedUp(_)
            | DealEvent::StubOf(_)
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
        let deck = defective_deck::rulings(self);
        if defective_deck::voids(&deck) {
            return deck;
        }
        let rules = [
            misdeal::rulings,
            misplaced_button::rulings,
            exposed_card_in_deal::rulings,
            boxed_card::rulings,
            wrong_card_count::rulings,
            premature_board_card::rulings,
            four_card_flop::rulings,
            missed_burn::rulings,
            burn_cards::rulings,
            defective_deck::rulings,
            dropped_card::rulings,
            heads_up_button::rulings,
            stud_procedure::rulings,
        ];
        rules.iter().flat_map(|rule| rule(self)).filter(|ruling| !dealing::is_decided(self, ruling)).collect()
    }

    /// What is ruled of the deal firmly, and hangs on nothing any more, is done.
    pub(in crate::engine) fn does_as_ruled(&mut self) {
        wrong_card_count::settles(self);
        misdeal::seats_left_out(self);
        missed_burn::puts_right(self);
        self.puts_out();
        calling_the_clock::runs_out(self);
    }

    /// Nothing has been decided by which the hand is over.
    ///
    /// # Errors
    /// When it has.
    pub(in crate::engine) fn verify_played_on(&self) -> Result<(), Problem> {
        // This is asked before every act: unless a fault has been looked into, only what is found of the deck ends the hand for good.
        let ruled = if self.noticed.is_some() { self.dealing() } else { defective_deck::rulings(self) };
        if dealing::is_called_off_by_floor(self) || ruled.iter().any(|ruling| dealing::is_final(self, ruling)) {
            let help = "leave the line out, or tell it before what ends the hand";
            return Err(Problem::new("the hand is void or dealt again, and is not played on", help));
        }
        Ok(())
    }
}
