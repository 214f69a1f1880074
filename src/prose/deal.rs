//! The deal: what happens to its cards, and what becomes of them.

use super::cards::card;
use super::{Arg, Teller};
use crate::engine::event::{DealEvent, NumberedCard, Preparation, Seat};
use crate::engine::ruling::{CardPlace, DealVerdict, DeckCard, Strength};

impl Teller {
    /// What is done, without who does it.
    pub(super) fn in_deal(&self, event: &DealEvent, later: &str) -> String {
        match event {
            DealEvent::Exposed(dealt) => self.numbered("deed-expose", *dealt, later),
            DealEvent::OwnCardUp(n) => self.counted("deed-turn-own-card", *n, later),
            DealEvent::Seen(n) => self.say("event-card-seen", &[("number", (*n).into())]),
            DealEvent::Dealt(n, seat) => {
                let args: [(&str, Arg); 3] =
                    [("later", later.into()), ("number", (*n).into()), ("other", self.player(*seat).into())];
                self.say("deed-deal-card-to", &args)
            }
            DealEvent::ToEmptySeat(n) => self.counted("deed-deal-to-empty-seat", *n, later),
            DealEvent::Skipped(seat) => self.about("deed-skip", *seat, later),
            DealEvent::TwoInARow(seat) => self.about("deed-two-in-a-row", *seat, later),
            DealEvent::Unprepared(Preparation::Shuffle) => self.say("deed-unshuffled", &[("later", later.into())]),
            DealEvent::Unprepared(Preparation::Cut) => self.say("deed-uncut", &[("later", later.into())]),
            DealEvent::SeenBefore(Preparation::Shuffle) => self.say("deed-expose-in-shuffle", &[("later", later.into())]),
            DealEvent::SeenBefore(Preparation::Cut) => self.say("deed-expose-in-cut", &[("later", later.into())]),
            DealEvent::Boxed(n) => self.say("deed-find-boxed", &[("later", later.into()), ("count", (*n).into())]),
            DealEvent::BoxedCard(None) => self.say("deed-find-boxed", &[("later", later.into()), ("count", 1_i64.into())]),
            DealEvent::BoxedCard(Some(found)) => {
                self.say("deed-find-boxed-card", &[("later", later.into()), ("card", (&card(*found)).into())])
            }
            DealEvent::Holds(n) => self.say("deed-find-cards", &[("later", later.into()), ("count", (*n).into())]),
            DealEvent::StubOf(n) => self.say("deed-find-stub", &[("later", later.into()), ("count", (*n).into())]),
            DealEvent::TurnedUp(which) => {
                self.say("deed-turn-up-card", &[("later", later.into()), ("card", (&card(*which)).into())])
            }
            DealEvent::Board(event) => self.to_the_board(event, later),
            DealEvent::Deck(event) => self.with_the_deck(event, later),
        }
    }

    /// What happens by itself.
    pub(super) fn deal_happens(&self, event: &DealEvent) -> Option<String> {
        match event {
            DealEvent::Board(event) => self.board_comes(event),
            DealEvent::Deck(event) => self.deck_event(event),
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
            | DealEvent::Holds(_)
            | DealEvent::StubOf(_) => None,
        }
    }

    fn counted(&self, id: &str, number: i64, later: &str) -> String {
        self.say(id, &[("later", later.into()), ("number", number.into())])
    }

    fn about(&self, id: &str, seat: Seat, later: &str) -> String {
        self.say(id, &[("later", later.into()), ("other", self.player(seat).into())])
    }

    fn numbered(&self, id: &str, dealt: NumberedCard, later: &str) -> String {
        let named = dealt.card.map(card).unwrap_or_default();
        let known = if dealt.card.is_some() { "yes" } else { "no" };
        let mut args: Vec<(&str, Arg)> =
            vec![("later", later.into()), ("number", dealt.number.into()), ("card", (&named).into()), ("known", known.into())];
        if let Some(seat) = dealt.to {
            args.push(("other", self.player(seat).into()));
            return self.say(&format!("{id}-to"), &args);
        }
        self.say(id, &args)
    }

    /// What becomes of the deal or of a card of it, as part of a sentence.
    pub(super) fn deal(&self, verdict: &DealVerdict) -> String {
        match verdict {
            DealVerdict::Redeal(None) => self.say("verdict-redeal", &[]),
            DealVerdict::Redeal(Some(seat)) => self.say("verdict-redeal-from", &[("who", self.player(*seat).into())]),
            DealVerdict::Stands => self.say("verdict-deal-stands", &[]),
            DealVerdict::Goes(which, place) => {
                let which = match which {
                    DeckCard::Known(one) => card(*one),
                    DeckCard::Dropped => self.say("dropped-card", &[]),
                    DeckCard::Boxed => self.say("deck-card-boxed", &[]),
                    DeckCard::Number(number) => self.say("deck-card-number", &[("number", (*number).into())]),
                };
                let id = match place {
                    CardPlace::NextBurn => "verdict-card-next-burn",
                    CardPlace::OutOfPlay => "verdict-card-out-of-play",
                    CardPlace::InItsOrder => "verdict-card-in-its-order",
                    CardPlace::Upcard => "verdict-card-upcard",
                };
                self.say(id, &[("card", (&which).into())])
            }
            DealVerdict::Board(verdict) => self.board(verdict),
            DealVerdict::Deck(verdict) => self.deck(verdict),
            DealVerdict::Replaced(seat) => self.say("verdict-replaced", &[("who", self.player(*seat).into())]),
            DealVerdict::MadeUp(seat) => self.say("verdict-made-up", &[("who", self.player(*seat).into())]),
            DealVerdict::StillDealt(seat, still) => {
                let id = if *still { "verdict-still-dealt" } else { "verdict-no-more-cards" };
                self.say(id, &[("who", self.player(*seat).into())])
            }
            DealVerdict::CountsAllIn(seat, strength) => {
                let id = match strength {
                    Strength::Must => "verdict-counts-all-in",
                    Strength::May => "verdict-may-count-all-in",
                };
                self.say(id, &[("who", self.player(*seat).into())])
            }
            DealVerdict::LastCardsOpen => self.say("verdict-last-cards-open", &[]),
        }
    }
}
