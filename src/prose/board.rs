//! The board and the deck as a thing: what happens to them, and how it is put right.

use super::cards::{card, cards};
use super::{Arg, Phrase, Teller, street_key};
use crate::engine::cards::Card;
use crate::engine::event::{BoardEvent, Burns, DeckEvent, DeckFault, DeckState, Facing, Landing};
use crate::engine::ruling::{BoardStreet, BoardVerdict, DeckVerdict, Laid, Lies, Remedy};

impl Teller {
    /// What happens to the board by itself; nothing of what somebody does.
    pub(super) fn board_comes(&self, event: &BoardEvent) -> Option<String> {
        match event {
            BoardEvent::Street(street, board, burns) => {
                let burns = match burns {
                    Burns::None => "none",
                    Burns::One => "one",
                    Burns::Two => "two",
                };
                let dealt = self.say("event-street", &[("street", street_key(*street).into())]);
                let dealt = self.say("event-burns", &[("event", (&dealt).into()), ("burns", burns.into())]);
                if board.is_empty() {
                    return Some(dealt);
                }
                Some(self.say("event-cards", &[("event", (&dealt).into()), ("cards", (&cards(board)).into())]))
            }
            BoardEvent::FlopOf(count, facing) => {
                let facing = match facing {
                    Facing::Up => "up",
                    Facing::Down => "down",
                };
                Some(self.say("event-flop-of", &[("count", (*count).into()), ("facing", facing.into())]))
            }
            BoardEvent::Drawn(_) => None,
        }
    }

    /// What somebody does to the board.
    pub(super) fn to_the_board(&self, event: &BoardEvent, later: &str) -> String {
        match event {
            BoardEvent::Drawn(drawn) => {
                self.say("deed-draw-from-flop", &[("later", later.into()), ("card", (&card(*drawn)).into())])
            }
            BoardEvent::Street(..) | BoardEvent::FlopOf(..) => self.board_comes(event).unwrap_or_default(),
        }
    }

    /// What happens to the deck by itself.
    pub(super) fn deck_event(&self, event: &DeckEvent) -> Option<String> {
        match event {
            DeckEvent::NextLevel => Some(self.say("event-next-level", &[])),
            DeckEvent::Found(_)
            | DeckEvent::Noticed(_)
            | DeckEvent::Reported(_)
            | DeckEvent::Dropped(..)
            | DeckEvent::Asked
            | DeckEvent::Relieved => None,
        }
    }

    /// What somebody does with the deck.
    pub(super) fn with_the_deck(&self, event: &DeckEvent, later: &str) -> String {
        let of_fault =
            |id: &str, fault: &DeckFault| self.say(id, &[("later", later.into()), ("fault", (&self.fault(*fault)).into())]);
        match event {
            DeckEvent::Found(fault) => of_fault("deed-find-fault", fault),
            DeckEvent::Noticed(fault) => of_fault("deed-notice-fault", fault),
            DeckEvent::Reported(fault) => of_fault("deed-report-fault", fault),
            DeckEvent::Dropped(dropped, landing) => {
                let landing = match landing {
                    Landing::Floor => "floor",
                    Landing::Table => "table",
                };
                let card = self.named(*dropped, "some-card");
                self.say("deed-drop", &[("later", later.into()), ("card", (&card).into()), ("landing", landing.into())])
            }
            DeckEvent::Asked => self.say("deed-ask-for-deck", &[("later", later.into())]),
            DeckEvent::Relieved => self.say("deed-relieved", &[("later", later.into())]),
            DeckEvent::NextLevel => self.deck_event(event).unwrap_or_default(),
        }
    }

    /// A card, or what it is called where nobody has told which it is.
    fn named(&self, known: Option<Card>, otherwise: &str) -> String {
        known.map_or_else(|| self.say(otherwise, &[]), card)
    }

    fn fault(&self, fault: DeckFault) -> String {
        match fault {
            DeckFault::Second(twice) => self.say("fault-second", &[("card", (&card(twice)).into())]),
            DeckFault::Joker => self.say("fault-joker", &[]),
            DeckFault::Foreign => self.say("fault-foreign", &[]),
            DeckFault::Marked => self.say("fault-marked", &[]),
            DeckFault::Flawed => self.say("fault-flawed", &[]),
            DeckFault::FaceUp(n) => self.say("fault-face-up", &[("count", n.into())]),
            DeckFault::Count(n) => self.say("fault-count", &[("count", n.into())]),
        }
    }

    pub(super) fn deck_state(&self, looks: DeckState) -> String {
        let looks = match looks {
            DeckState::Marked => "marked",
            DeckState::Damaged => "damaged",
        };
        self.say("state-deck", &[("looks", looks.into())])
    }

    /// What becomes of the board.
    pub(super) fn board(&self, verdict: &BoardVerdict) -> String {
        match verdict {
            BoardVerdict::PutRight(steps) => {
                let steps = self.list(steps.iter().map(|step| self.remedy(*step)).collect(), ", ", "steps-and");
                self.say("verdict-put-right", &[("steps", (&steps).into())])
            }
            BoardVerdict::Comes(street, right) => {
                self.say("verdict-street-is", &[("street", key(*street).into()), ("cards", (&cards(right)).into())])
            }
        }
    }

    fn remedy(&self, step: Remedy) -> String {
        let plain = |id: &str| self.say(id, &[]);
        let of = |id: &str, laid: Laid| self.say(id, &[("laid", (&self.laid(laid)).into())]);
        let deal = |id: &str, street: BoardStreet| self.say(id, &[("street", (&self.laid(street.into())).into())]);
        let new = |id: &str, street: BoardStreet| self.say(id, &[("street", key(street).into())]);
        match step {
            Remedy::FinishBetting => plain("remedy-finish-betting"),
            Remedy::SetAside(laid) => of("remedy-set-aside", laid),
            Remedy::TakeOut(laid) => of("remedy-take-out", laid),
            Remedy::ShuffleIn(laid) => of("remedy-shuffle-in", laid),
            Remedy::ShuffleStub => plain("remedy-shuffle-stub"),
            Remedy::Show(laid) => of("remedy-show", laid),
            Remedy::Cut => plain("remedy-cut"),
            Remedy::Burn => plain("remedy-burn"),
            Remedy::Deal(street) => deal("remedy-deal", street),
            Remedy::DealUnburned(street) => deal("remedy-deal-unburned", street),
            Remedy::DealNew(street) => new("remedy-deal-new", street),
            Remedy::DealNewUnburned(street) => new("remedy-deal-new-unburned", street),
            Remedy::Scramble => plain("remedy-scramble"),
            Remedy::BurnOne => plain("remedy-burn-one"),
            Remedy::CompleteFlop => plain("remedy-complete-flop"),
            Remedy::FloorDraws => plain("remedy-floor-draws"),
            Remedy::RestoreOrder => plain("remedy-restore-order"),
            Remedy::DealRightCard => plain("remedy-deal-right-card"),
            Remedy::DealLastCards => plain("remedy-deal-last-cards"),
            Remedy::DealCommonCard => plain("remedy-deal-common-card"),
        }
    }

    fn laid(&self, laid: Laid) -> String {
        let id = match laid {
            Laid::Flop => "laid-flop",
            Laid::FlopAndBurn => "laid-flop-and-burn",
            Laid::Turn => "laid-turn",
            Laid::River => "laid-river",
            Laid::SetAsideCard => "laid-set-aside-card",
            Laid::Surplus => "laid-surplus",
            Laid::MissedBurn => "laid-missed-burn",
            Laid::Burns => "laid-burns",
        };
        self.say(id, &[])
    }

    /// What follows from the state of the deck.
    pub(super) fn deck(&self, verdict: &DeckVerdict) -> String {
        match verdict {
            DeckVerdict::Void => self.say("verdict-hand-void", &[]),
            DeckVerdict::ToNextPot(n, seat) => {
                let args: [(&str, Arg); 2] = [("who", self.player(*seat).into()), ("amount", (*n).into())];
                self.say("verdict-to-next-pot", &args)
            }
            DeckVerdict::Unattributed(n) => self.say("verdict-unattributed", &[("amount", (*n).into())]),
            DeckVerdict::OnlyFor(seats, n) => {
                let players: Phrase = self.players(seats);
                let args: [(&str, Arg); 3] = [("players", players.into()), ("amount", (*n).into()), ("count", seats.len().into())];
                self.say("verdict-only-for", &args)
            }
            DeckVerdict::Changed(true) => self.say("verdict-deck-changed", &[]),
            DeckVerdict::Changed(false) => self.say("verdict-deck-not-changed", &[]),
            DeckVerdict::Remains(known, seat, lies) => {
                let lies = match lies {
                    Lies::AsBefore => "closed",
                    Lies::FaceUp => "open",
                };
                let card = self.named(*known, "dropped-card");
                let args: [(&str, Arg); 3] = [("card", (&card).into()), ("who", self.player(*seat).into()), ("lies", lies.into())];
                self.say("verdict-card-remains", &args)
            }
        }
    }
}

impl From<BoardStreet> for Laid {
    fn from(street: BoardStreet) -> Laid {
        match street {
            BoardStreet::Flop => Laid::Flop,
            BoardStreet::Turn => Laid::Turn,
            BoardStreet::River => Laid::River,
        }
    }
}

fn key(street: BoardStreet) -> &'static str {
    match street {
        BoardStreet::Flop => "flop",
        BoardStreet::Turn => "turn",
        BoardStreet::River => "river",
    }
}
