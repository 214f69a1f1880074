//! Who shows, what the hands are, and who gets which pot.

use super::cards::{class_key, rank};
use super::{Arg, Phrase, Teller};
use crate::engine::cards::Rank;
use crate::engine::chips::Amount;
use crate::engine::event::{PotNumber, Seat};
use crate::engine::ruling::{HandValue, ShowDuty};
use crate::engine::value::Class;

impl Teller {
    /// One player or several, as one subject.
    pub(super) fn players(&self, seats: &[Seat]) -> Phrase {
        match seats {
            [seat] => self.player(*seat),
            _ => {
                let names = self.list(seats.iter().map(|s| self.seat(*s)).collect(), ", ", "list-and");
                self.words.phrase("players", &[("names", (&names).into())])
            }
        }
    }

    fn pot(&self, number: PotNumber) -> Phrase {
        self.words.phrase("which-pot", &[("number", i64::from(number).into())])
    }

    /// A pot, and who has a claim to it.
    pub(super) fn pot_of(&self, number: PotNumber, amount: Amount, seats: &[Seat]) -> String {
        let args: [(&str, Arg); 4] = [
            ("pot", self.pot(number).into()),
            ("amount", amount.into()),
            ("who", self.players(seats).into()),
            ("count", seats.len().into()),
        ];
        self.say("state-pot-of", &args)
    }

    pub(super) fn wins(&self, seat: Seat, amount: Amount, pot: Option<PotNumber>) -> String {
        let mut args: Vec<(&str, Arg)> = vec![("who", self.player(seat).into()), ("amount", amount.into())];
        let Some(number) = pot else { return self.say("verdict-wins", &args) };
        args.push(("pot", self.pot(number).into()));
        self.say("verdict-wins-of", &args)
    }

    pub(super) fn shows_first(&self, order: &[Seat]) -> String {
        let Some((first, rest)) = order.split_first() else { return String::new() };
        let who = self.player(*first);
        if rest.is_empty() {
            return self.say("verdict-shows-first", &[("who", who.into())]);
        }
        let args: [(&str, Arg); 2] = [("who", who.into()), ("others", self.players(rest).into())];
        self.say("verdict-shows-first-then", &args)
    }

    pub(super) fn show_now(&self, seats: &[Seat]) -> String {
        self.say("verdict-show-now", &[("who", self.players(seats).into()), ("count", seats.len().into())])
    }

    pub(super) fn show_duty(&self, seat: Seat, duty: ShowDuty) -> String {
        let id = match duty {
            ShowDuty::Must => "verdict-must-show",
            ShowDuty::MustAfter => "verdict-must-show-after",
            ShowDuty::MayMuck => "verdict-may-muck",
            ShowDuty::NeedNot => "verdict-need-not-show",
        };
        self.say(id, &[("who", self.player(seat).into())])
    }

    /// A hand as it is read: what it is called by, then what decides between hands of that name.
    pub(super) fn value(&self, value: &HandValue) -> String {
        let (id, named) = match value.class {
            None => ("value-low".to_owned(), value.ranks.len()),
            Some(class) => (format!("value-{}", class_key(class)), named_by(class).unwrap_or(value.ranks.len())),
        };
        let all = value.ranks.iter().map(|r| rank(*r)).collect::<Vec<_>>().join("-");
        let Some((made, kickers)) = value.ranks.split_at_checked(named) else { return all };
        let mut args: Vec<(&str, Arg)> = vec![("ranks", (&all).into())];
        args.extend(["high", "low"].into_iter().zip(made).map(|(name, rank)| (name, self.rank(*rank).into())));
        let hand = self.say(&id, &args);
        if kickers.is_empty() {
            return hand;
        }
        let names = self.list(kickers.iter().map(|r| self.rank(*r).text).collect(), ", ", "list-and");
        let args: [(&str, Arg); 3] = [("hand", (&hand).into()), ("kickers", (&names).into()), ("count", kickers.len().into())];
        self.say("value-kickers", &args)
    }

    /// A rank by its name, in the cases of the language.
    fn rank(&self, of: Rank) -> Phrase {
        const NAMES: [&str; 13] =
            ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"];
        self.words.phrase("rank", &[("rank", NAMES[of as usize].into())])
    }
}

/// How many ranks a hand of this class is called by; nothing where all are told in one breath.
fn named_by(class: Class) -> Option<usize> {
    match class {
        Class::HighCard | Class::Flush => None,
        Class::TwoPair | Class::FullHouse => Some(2),
        Class::Pair | Class::ThreeOfAKind | Class::Straight | Class::FourOfAKind | Class::StraightFlush => Some(1),
    }
}
