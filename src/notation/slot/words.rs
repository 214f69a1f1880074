//! Phrases within phrases, and words that somebody says.

use std::marker::PhantomData;

use super::amounts::PositiveSlot;
use super::{Slot, owned};
use crate::engine::event::{Game, Speech};
use crate::engine::rule_id::RuleId;
use crate::notation::cursor::{Cursor, LineToken};
use crate::notation::phrases::Joint;
use crate::notation::speech;
use crate::notation::table::Phrased;

/// A phrase within a phrase.
pub struct Worded<T>(PhantomData<T>);

impl<T: Phrased> Slot for Worded<T> {
    type Of = T;
    const KIND: &'static str = "worded";

    fn read(cursor: &mut Cursor) -> Option<T> {
        T::table().read(cursor)
    }

    fn write(of: &T) -> String {
        of.written()
    }

    fn examples() -> Vec<String> {
        T::table().examples()
    }
}

/// The game; where none is named it is hold'em.
pub struct GameSlot;

impl Slot for GameSlot {
    type Of = Game;
    const KIND: &'static str = "worded";

    fn read(cursor: &mut Cursor) -> Option<Game> {
        Game::table().read(cursor)
    }

    fn write(of: &Game) -> String {
        of.written()
    }

    fn examples() -> Vec<String> {
        Game::table().examples()
    }

    fn absent() -> Option<Game> {
        Some(Game::Holdem)
    }
}

/// Whether it was found: nothing, or `not`.
pub struct FoundSlot;

impl Slot for FoundSlot {
    type Of = bool;
    const KIND: &'static str = "found";

    fn read(cursor: &mut Cursor) -> Option<bool> {
        Some(!Joint::Not.next(cursor))
    }

    fn write(of: &bool) -> String {
        if *of { String::new() } else { Joint::Not.written() }
    }

    fn examples() -> Vec<String> {
        vec![String::new(), Joint::Not.written()]
    }
}

/// A word in quotation marks.
pub struct QuoteSlot;

impl Slot for QuoteSlot {
    type Of = String;
    const KIND: &'static str = "quote";

    fn read(cursor: &mut Cursor) -> Option<String> {
        let Some(LineToken::Quote(text)) = cursor.peek() else { return cursor.expected("words in quotation marks") };
        cursor.skip(1);
        Some(text.to_owned())
    }

    fn write(of: &String) -> String {
        format!("\"{of}\"")
    }

    fn examples() -> Vec<String> {
        owned(&["\"pot\""])
    }
}

/// What is said, and its readings where the line lists them: `"five" (500 or 5000)`.
pub struct SpeechSlot;

impl Slot for SpeechSlot {
    type Of = Speech;
    const KIND: &'static str = "speech";

    fn read(cursor: &mut Cursor) -> Option<Speech> {
        let quote = QuoteSlot::read(cursor)?;
        let mut readings = Vec::new();
        if cursor.mark('(') {
            loop {
                readings.push(PositiveSlot::read(cursor)?);
                if !Joint::Or.next(cursor) {
                    break;
                }
            }
            if !cursor.mark(')') {
                return cursor.expected(format!("`{}` and another reading, or `)`", Joint::Or.written()));
            }
        }
        Some(speech(&quote, &readings))
    }

    fn write(of: &Speech) -> String {
        let mut out = QuoteSlot::write(&of.quote);
        if !of.readings.is_empty() {
            let or = format!(" {} ", Joint::Or.written());
            let readings: Vec<_> = of.readings.iter().map(ToString::to_string).collect();
            out.push_str(&format!(" ({})", readings.join(&or)));
        }
        out
    }

    fn examples() -> Vec<String> {
        let either = format!("(500 {} 5000)", Joint::Or.written());
        let unclear = ["five", "I bet five", "raise five"].map(|quote| format!("\"{quote}\" {either}"));
        let plain = [
            "raise",
            "raise to 1200",
            "raise by 300",
            "bet",
            "bet 300",
            "500",
            "call",
            "call and raise",
            "if you bet, I raise",
            "fold",
            "check",
            "all in",
            "pot",
            "let's dance",
        ];
        plain.map(|quote| format!("\"{quote}\"")).into_iter().chain(unclear).collect()
    }
}

/// The id of a rule.
pub struct RuleSlot;

impl Slot for RuleSlot {
    type Of = RuleId;
    const KIND: &'static str = "rule";

    fn read(cursor: &mut Cursor) -> Option<RuleId> {
        let Some(rule) = cursor.peek_word(0).and_then(RuleId::named) else {
            return cursor.expected("the rule whose duty was broken");
        };
        cursor.skip(1);
        Some(rule)
    }

    fn write(of: &RuleId) -> String {
        of.to_string()
    }

    fn examples() -> Vec<String> {
        owned(&["splashing"])
    }
}
