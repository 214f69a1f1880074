//! From hand to hand: who goes out and who sits down, and where that leaves button and blinds.

use super::Teller;
use crate::engine::event::{Seat, SeatingEvent};
use crate::engine::ruling::{ButtonPlace, SeatingVerdict};

impl Teller {
    /// What happens between hands by itself.
    pub(super) fn between_hands(&self, event: SeatingEvent) -> Option<String> {
        let id = match event {
            SeatingEvent::Begins => "event-tournament-begins",
            SeatingEvent::NextDay => "event-next-day",
            SeatingEvent::FinalTable => "event-final-table",
            SeatingEvent::NextHand => "event-next-hand",
            SeatingEvent::GoesOut | SeatingEvent::SitsDown(..) => return None,
        };
        Some(self.say(id, &[]))
    }

    /// What a player does between hands, without who does it.
    pub(super) fn seating(&self, event: SeatingEvent, later: &str) -> String {
        match event {
            SeatingEvent::GoesOut => self.say("deed-go-out", &[("later", later.into())]),
            SeatingEvent::SitsDown(right, left) => {
                let (right, left) = (self.player(right), self.player(left));
                self.say("deed-sit-down", &[("later", later.into()), ("right", right.into()), ("left", left.into())])
            }
            SeatingEvent::Begins | SeatingEvent::NextDay | SeatingEvent::FinalTable | SeatingEvent::NextHand => {
                self.between_hands(event).unwrap_or_default()
            }
        }
    }

    /// Where button and blinds are, as part of a sentence.
    pub(super) fn positions(&self, verdict: SeatingVerdict) -> String {
        match verdict {
            SeatingVerdict::NextHand { button, small, big } => self.next_hand(button, small, big),
            SeatingVerdict::DrawnFor => self.say("verdict-drawn-for", &[]),
            SeatingVerdict::HoldsEverywhere => self.say("verdict-holds-everywhere", &[]),
            SeatingVerdict::LastCard(seat) => self.say("verdict-last-card", &[("who", self.player(seat).into())]),
        }
    }

    fn next_hand(&self, button: ButtonPlace, small: Option<Seat>, big: Seat) -> String {
        let who = self.player(big);
        if let (ButtonPlace::At(at), Some(small)) = (button, small)
            && at == small
        {
            return self.say("verdict-next-hand-two", &[("other", self.player(small).into()), ("who", who.into())]);
        }
        let (id, seat) = match button {
            ButtonPlace::At(seat) => ("button-at", seat),
            ButtonPlace::EmptySeatOf(seat) => ("button-on-empty-seat", seat),
            ButtonPlace::Newcomer(seat) => ("button-dead-at", seat),
        };
        let button = self.say(id, &[("who", self.player(seat).into())]);
        let small = match small {
            Some(seat) => self.say("small-blind-of", &[("who", self.player(seat).into())]),
            None => self.say("small-blind-none", &[]),
        };
        self.say("verdict-next-hand", &[("button", (&button).into()), ("small", (&small).into()), ("who", who.into())])
    }
}
