//! What happens at the table and what is ruled, told in prose.
//!
//! The sentences stand in `locales/<lang>/{events,cards,deal,conduct,room,chips,verdicts}.ftl`, the words of the interface and of the book in
//! `ui.ftl`. Whatever a sentence names (a player, chips, the role that decides) comes in the cases of its language.

mod betting;
mod board;
mod cards;
mod chips;
mod conduct;
mod deal;
mod event;
mod room;
mod seating;
mod showdown;
mod speech;
mod state;
mod verdict;

#[cfg(test)]
pub(crate) mod tests;

use std::collections::HashMap;

pub use crate::lang::locale_number as number;
pub use crate::words::{Arg, DEFAULT_ROLE, Messages, Phrase};

use crate::corpus::Lang;
use crate::engine::chips::Amount;
use crate::engine::event::{Seat, Street};
use crate::engine::ruling::Question;
use crate::notation::seat_name;

/// Tells states, events, verdicts and rulings in one language, for a house with its own name for who decides.
pub struct Teller {
    lang: Lang,
    words: Messages,
    titles: HashMap<String, String>,
    names: HashMap<Seat, String>,
}

impl Teller {
    /// `role` is who decides in this house, such as `tournament-director`; without one it is the floor.
    pub fn new(lang: Lang, role: Option<&str>) -> Teller {
        Teller { lang, words: Messages::new(lang, role), titles: HashMap::new(), names: HashMap::new() }
    }

    /// With the titles of rules, by id, for the sentences that name one. A rule without a title is named by its id.
    #[must_use]
    pub fn with_titles(mut self, titles: HashMap<String, String>) -> Teller {
        self.titles = titles;
        self
    }

    /// With what the players are called by whoever asks.
    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = (Seat, String)>) -> Teller {
        self.names = names.into_iter().collect();
        self
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A word or sentence of the interface, by its key in `ui.ftl`.
    pub fn ui(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.words.text(key, args)
    }

    /// Whether the language has such a message.
    pub fn knows(&self, key: &str) -> bool {
        self.words.has(key)
    }

    pub fn number(&self, n: i64) -> String {
        number(self.lang, n)
    }

    /// What a question asks, in a few words.
    pub fn question(&self, question: Question) -> String {
        self.words.text(&format!("question-{}", question.name()), &[])
    }

    pub fn street(&self, street: Street) -> String {
        self.words.text(&format!("street-{}", street_key(street)), &[])
    }

    fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.text(id, args)
    }

    /// What names nobody and nothing.
    fn plain(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// What is so of somebody.
    fn of(&self, id: &str, seat: Seat) -> String {
        self.say(id, &[("who", self.player(seat).into())])
    }

    /// An amount of somebody's.
    fn sum(&self, id: &str, seat: Seat, amount: Amount) -> String {
        self.say(id, &[("who", self.player(seat).into()), ("amount", amount.into())])
    }

    fn count_of(&self, id: &str, count: i64) -> String {
        self.say(id, &[("count", count.into())])
    }

    /// What somebody does: `later` where it is not the first thing that he does.
    fn does(&self, later: &str, id: &str) -> String {
        self.say(id, &[("later", later.into())])
    }

    /// The same, with what he does it to.
    fn does_with(&self, later: &str, id: &str, name: &str, arg: Arg) -> String {
        self.say(id, &[("later", later.into()), (name, arg)])
    }

    fn player(&self, seat: Seat) -> Phrase {
        let seat = self.by_its_number(seat);
        let called = self.seat(seat);
        // By what the player is known, for the grammar.
        // In a telling most people have names, beside which nothing needs to say that they play.
        let told = self.names.contains_key(&seat) && called.chars().any(char::is_lowercase);
        let (by, number) = match seat {
            Seat::Letter(_) | Seat::Newcomer | Seat::Spectator if told => ("told", 0),
            Seat::Letter(_) | Seat::Newcomer | Seat::Spectator => ("letter", 0),
            Seat::Number(number) => ("number", i64::from(number)),
            Seat::Position(_) => ("position", 0),
            Seat::Name(_) => ("name", 0),
        };
        let vowel = if called.to_lowercase().starts_with(['a', 'á', 'e', 'é', 'i', 'í', 'o', 'ó', 'ö', 'ő', 'u', 'ú', 'ü', 'ű'])
        {
            "yes"
        } else {
            "no"
        };
        self.words
            .phrase("player", &[("seat", (&called).into()), ("by", by.into()), ("number", number.into()), ("vowel", vowel.into())])
    }

    /// Who was called by the number of the seat has no other name.
    fn by_its_number(&self, seat: Seat) -> Seat {
        let number = self.names.get(&seat).and_then(|name| name.strip_prefix("seat ")?.parse().ok());
        number.map_or(seat, Seat::Number)
    }

    /// What a player is called. A number says by itself whom another language means by `seat 3`.
    fn seat(&self, seat: Seat) -> String {
        let seat = self.by_its_number(seat);
        if let Some(name) = self.names.get(&seat) {
            return name.clone();
        }
        match seat {
            Seat::Number(number) if self.lang != Lang::En => match self.lang.language().number_with_ending {
                Some(with_ending) => with_ending(number.into(), "s"),
                None => number.to_string(),
            },
            Seat::Letter(_) | Seat::Newcomer | Seat::Spectator | Seat::Number(_) | Seat::Position(_) | Seat::Name(_) => {
                seat_name(seat)
            }
        }
    }

    /// `A, B or C`, with the last item joined by the message `joiner`.
    fn list(&self, mut items: Vec<String>, separator: &str, joiner: &str) -> String {
        let Some(last) = items.pop() else { return String::new() };
        if items.is_empty() {
            return last;
        }
        self.say(joiner, &[("head", (&items.join(separator)).into()), ("last", (&last).into())])
    }
}

/// A street as the messages know it: `flop`, `third-street`.
fn street_key(street: Street) -> &'static str {
    match street {
        Street::Preflop => "preflop",
        Street::Flop => "flop",
        Street::Turn => "turn",
        Street::River => "river",
        Street::Third => "third-street",
        Street::Fourth => "fourth-street",
        Street::Fifth => "fifth-street",
        Street::Sixth => "sixth-street",
        Street::Seventh => "seventh-street",
    }
}

/// A clause as a sentence of its own.
fn sentence(clause: &str) -> String {
    let mut chars = clause.chars();
    let mut out: String = chars.next().into_iter().flat_map(char::to_uppercase).collect();
    out.push_str(chars.as_str());
    if !out.ends_with(['.', '!', '?', '…']) {
        out.push('.');
    }
    out
}
