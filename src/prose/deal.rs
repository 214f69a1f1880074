//! The deal: what happens to its cards, and what becomes of them.

use super::cards::card;
use super::{Arg, Teller};
use crate::engine::event::{DealEvent, NumberedCard};
use crate::engine::ruling::{CardPlace, DealVerdict, DeckCard};

impl Teller {
    /// What is done, without who does it.
    pub(super) fn in_deal(&self, event: &DealEvent, later: &str) -> String {
        match event {
            DealEvent::Exposed(dealt) => self.numbered("deed-expose", *dealt, later),
            DealEvent::Board(event) => self.to_the_board(event, later),
            DealEvent::Deck(event) => self.with_the_deck(event, later),
        }
    }

    /// What happens by itself.
    pub(super) fn deal_happens(&self, event: &DealEvent) -> Option<String> {
        match event {
            DealEvent::Board(event) => self.board_comes(event),
            DealEvent::Deck(event) => self.deck_event(event),
            DealEvent::Exposed(_) => None,
        }
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
                    DeckCard::Number(number) => self.say("deck-card-number", &[("number", (*number).into())]),
                };
                let id = match place {
                    CardPlace::NextBurn => "verdict-card-next-burn",
                    CardPlace::OutOfPlay => "verdict-card-out-of-play",
                };
                self.say(id, &[("card", (&which).into())])
            }
            DealVerdict::Board(verdict) => self.board(verdict),
            DealVerdict::Deck(verdict) => self.deck(verdict),
            DealVerdict::Replaced(seat) => self.say("verdict-replaced", &[("who", self.player(*seat).into())]),
        }
    }
}
