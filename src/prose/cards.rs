//! Cards, and what is done with them.

use super::{Arg, Phrase, Teller};
use crate::engine::cards::{Card, Rank, Suit};
use crate::engine::event::{Dealt, Handling, Release, Seat, Show, Showing, Shuffle, Touched};
use crate::engine::value::Class;

/// `A♠`, `10♦`: alike in all languages.
pub(super) fn card(card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    };
    format!("{}{suit}", rank(card.rank()))
}

/// The rank as it stands on the card.
pub(super) fn rank(rank: Rank) -> String {
    if rank == Rank::Ten { "10".to_owned() } else { rank.to_string() }
}

pub(super) fn cards(of: &[Card]) -> String {
    of.iter().map(|c| card(*c)).collect::<Vec<_>>().join(" ")
}

/// A class of hands as the messages know it.
pub(super) fn class_key(class: Class) -> &'static str {
    match class {
        Class::HighCard => "high-card",
        Class::Pair => "pair",
        Class::TwoPair => "two-pair",
        Class::ThreeOfAKind => "three-of-a-kind",
        Class::Straight => "straight",
        Class::Flush => "flush",
        Class::FullHouse => "full-house",
        Class::FourOfAKind => "four-of-a-kind",
        Class::StraightFlush => "straight-flush",
    }
}

impl Teller {
    /// Cards as somebody has or gets them. Where some lie closed, they are told apart from the open ones.
    pub(super) fn dealt(&self, dealt: &[Dealt]) -> String {
        let (open, closed): (Vec<_>, Vec<_>) = dealt.iter().copied().partition(|d| d.up);
        if closed.is_empty() {
            return self.known_and_unknown(&open);
        }
        let mut parts = vec![self.lying("lying-closed", &closed)];
        if !open.is_empty() {
            parts.push(self.lying("lying-open", &open));
        }
        self.list(parts, ", ", "list-and")
    }

    fn lying(&self, id: &str, dealt: &[Dealt]) -> String {
        self.say(id, &[("cards", (&self.known_and_unknown(dealt)).into()), ("count", dealt.len().into())])
    }

    fn known_and_unknown(&self, dealt: &[Dealt]) -> String {
        let known: Vec<Card> = dealt.iter().filter_map(|d| d.card).collect();
        let unknown = dealt.len() - known.len();
        let mut parts = Vec::new();
        if !known.is_empty() {
            parts.push(cards(&known));
        }
        if unknown > 0 {
            parts.push(self.say("lying-unknown", &[("count", unknown.into())]));
        }
        self.list(parts, ", ", "list-and")
    }

    pub(super) fn show(&self, show: &Show, later: &str) -> String {
        let whole = show.cards.is_empty();
        let id = match show.manner {
            Showing::Tabled | Showing::Open if whole => "deed-table",
            Showing::Tabled => "deed-table-cards",
            Showing::Flashed if whole => "deed-flash",
            Showing::Flashed => "deed-flash-cards",
            Showing::Open => "deed-show-cards",
            Showing::To(_) if whole => "deed-show-to",
            Showing::To(_) => "deed-show-cards-to",
        };
        let other = if let Showing::To(seat) = show.manner { self.player(seat) } else { Phrase::default() };
        let (cards, count) = (cards(&show.cards), show.cards.len());
        self.say(id, &[("later", later.into()), ("cards", (&cards).into()), ("count", count.into()), ("other", other.into())])
    }

    pub(super) fn release(&self, release: Release, later: &str) -> String {
        let id = match release {
            Release::PushedForward => "deed-push-cards-forward",
            Release::ThrownForward => "deed-throw-cards-forward",
            Release::OverTheLine => "deed-throw-cards-over-line",
            Release::TowardMuck => "deed-throw-cards-toward-muck",
            Release::Mucked => "deed-muck",
            Release::MuckedFaceUp => "deed-muck-face-up",
            Release::To(_) => "deed-throw-cards-to",
        };
        let other = if let Release::To(seat) = release { self.player(seat) } else { Phrase::default() };
        self.say(id, &[("later", later.into()), ("other", other.into())])
    }

    pub(super) fn handle(&self, handling: Handling, seat: Seat, later: &str) -> String {
        let id = match handling {
            Handling::Muck => "deed-muck-cards-of",
            Handling::TurnUp => "deed-turn-up",
        };
        self.say(id, &[("later", later.into()), ("other", self.player(seat).into())])
    }

    pub(super) fn shuffle(&self, shuffle: Shuffle, later: &str) -> String {
        let id = match shuffle {
            Shuffle::Wash => "deed-wash",
            Shuffle::Riffle => "deed-riffle",
            Shuffle::Machine => "deed-press-shuffler",
        };
        self.say(id, &[("later", later.into())])
    }

    /// Cards that come into contact with others: a clause of its own, for the cards are its subject.
    pub(super) fn contact(&self, id: &str, who: Phrase, what: Touched) -> String {
        let (what, other) = match what {
            Touched::Muck => ("muck", Phrase::default()),
            Touched::Board => ("board", Phrase::default()),
            Touched::Burns => ("burns", Phrase::default()),
            Touched::CardsOf(seat) => ("cards", self.player(seat)),
        };
        let args: [(&str, Arg); 3] = [("who", who.into()), ("what", what.into()), ("other", other.into())];
        self.say(id, &args)
    }
}
