//! The deal: what happens in it, and what follows from what has happened so far. Which rules are asked, in the order of the
//! questions; nothing here decides.

use crate::engine::event::{BoardEvent, DealEvent, DeckEvent, Seat};
use crate::engine::hearing::{Hearing, Noticed};
use crate::engine::problem::Problem;
use crate::engine::rules::betting::out_of_turn;
use crate::engine::rules::dealing::{
    boxed_card, burn_cards, deck_change, defective_deck, dropped_card, exposed_card_in_deal, four_card_flop, heads_up_button,
    misdeal, misplaced_button, missed_burn, premature_board_card, stud_procedure, wrong_card_count,
};
use crate::engine::rules::procedure::calling_the_clock;
use crate::engine::ruling::{DealVerdict, Grade, Ruling, Verdict};

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
        let decided =
            |r: &Ruling| self.floor_on_deal().is_some_and(|said| matches!(&r.verdict, Verdict::Floor(of) if of.contains(said)));
        rules.iter().flat_map(|rule| rule(self)).filter(|ruling| !decided(ruling)).collect()
    }

    /// What is ruled of the deal firmly, and hangs on nothing any more, is done.
    pub(in crate::engine) fn does_as_ruled(&mut self) {
        wrong_card_count::settles(self);
        misdeal::seats_left_out(self);
        missed_burn::puts_right(self);
        self.puts_out();
        calling_the_clock::runs_out(self);
    }

    /// Nobody plays on, or wins anything, where the hand is void or dealt again, or the pot goes back.
    pub(in crate::engine) fn called_off(&self, dealing: &[Ruling]) -> bool {
        let calls_off = |verdict: &Verdict| matches!(verdict, Verdict::Deal(verdict) if verdict.calls_off());
        self.floor_on_deal().is_some_and(calls_off)
            || defective_deck::undoes_award(dealing)
            || dealing.iter().any(|r| calls_off(&r.verdict))
    }

    /// What the players did in this round, and in all of them so far.
    pub(in crate::engine) fn done_so_far(&self) -> Noticed {
        let in_round = self.actions();
        let in_hand = [self.room().hand().deal.done_before.clone(), in_round.clone()].concat();
        Noticed { in_round, in_hand }
    }

    /// What they did until a fault of the deal was looked into.
    pub(in crate::engine) fn done_until_noticed(&self) -> Noticed {
        self.noticed.clone().unwrap_or_else(|| self.done_so_far())
    }

    /// Nothing has been decided by which the hand is over.
    ///
    /// # Errors
    /// When it has.
    pub(in crate::engine) fn verify_played_on(&self) -> Result<(), Problem> {
        let said = matches!(self.floor_on_deal(), Some(Verdict::Deal(said)) if said.calls_off());
        // This is asked before every act: unless a fault has been looked into, only what is found of the deck ends the hand for good.
        let ruled = if self.noticed.is_some() { self.dealing() } else { defective_deck::rulings(self) };
        if said || ruled.iter().any(|ruling| self.is_final(ruling)) {
            let help = "leave the line out, or tell it before what ends the hand";
            return Err(Problem::new("the hand is void or dealt again, and nobody plays it on", help));
        }
        Ok(())
    }

    /// The house calls the hand off, and nothing that is done later changes it.
    fn is_final(&self, ruling: &Ruling) -> bool {
        let Verdict::Deal(of) = &ruling.verdict else { return false };
        let is_void = matches!(of, DealVerdict::Deck(_));
        of.calls_off() && ruling.grade != Grade::Silent && (is_void || self.noticed.is_some())
    }
}
