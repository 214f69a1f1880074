//! What is said at the table.

use super::Teller;
use crate::corpus::Lang;
use crate::engine::chips::Amount;
use crate::engine::event::{Said, Size, Speech};
use crate::notation;

impl Teller {
    pub(super) fn speech(&self, speech: &Speech, later: &str) -> String {
        let quote = self.quote(speech);
        if speech.readings.len() < 2 {
            return self.say("deed-say", &[("later", later.into()), ("quote", (&quote).into())]);
        }
        let readings = self.amounts(&speech.readings);
        self.say("deed-say-unclear", &[("later", later.into()), ("quote", (&quote).into()), ("readings", (&readings).into())])
    }

    fn amounts(&self, amounts: &[Amount]) -> String {
        self.list(amounts.iter().map(|n| self.number(*n)).collect(), ", ", "list-or")
    }

    /// The words that were spoken. Plain English trade talk, in which plays are written, is told in the language's own.
    fn quote(&self, speech: &Speech) -> String {
        if self.lang() == Lang::En || !is_trade_english(&speech.quote) {
            return speech.quote.clone();
        }
        self.said(&speech.said).unwrap_or_else(|| speech.quote.clone())
    }

    /// As [`Teller::quote`], for a word whose meaning is not at hand.
    pub(super) fn spoken(&self, word: &str) -> String {
        self.quote(&notation::speech(word, &[]))
    }

    fn said(&self, said: &Said) -> Option<String> {
        let plain = |id: &str| Some(self.say(id, &[]));
        match said {
            Said::Check => plain("said-check"),
            Said::Call => plain("said-call"),
            Said::Fold => plain("said-fold"),
            Said::AllIn => plain("said-all-in"),
            Said::Pot => plain("said-pot"),
            Said::CallAndRaise => plain("said-call-and-raise"),
            Said::Bet(Size::Open) => plain("said-bet"),
            Said::Raise(Size::Open) => plain("said-raise"),
            Said::Bet(Size::To(n)) => Some(self.say("said-bet-amount", &[("amount", (*n).into())])),
            Said::Raise(Size::To(n)) => Some(self.say("said-raise-to", &[("amount", (*n).into())])),
            Said::Raise(Size::By(n)) => Some(self.say("said-raise-by", &[("amount", (*n).into())])),
            Said::Number(Size::To(n)) => Some(self.number(*n)),
            Said::Number(Size::OneOf(of)) => Some(self.say("said-number", &[("count", leading(of)?.into())])),
            Said::Bet(Size::OneOf(of)) => Some(self.say("said-bet-number", &[("count", leading(of)?.into())])),
            Said::Raise(Size::OneOf(of)) => Some(self.say("said-raise-number", &[("count", leading(of)?.into())])),
            Said::Conditional(said) => Some(self.say("said-conditional", &[("said", (&self.said(&said.then)?).into())])),
            Said::Bet(Size::By(_)) | Said::Number(_) | Said::Hand(_) | Said::Complete | Said::Cap | Said::Unofficial => None,
        }
    }
}

/// Whether every word belongs to the English in which plays are written.
fn is_trade_english(quote: &str) -> bool {
    const KNOWN: [&str; 40] = [
        "a", "all", "and", "bet", "bets", "by", "call", "calls", "check", "checks", "eight", "fifteen", "fold", "folds", "five",
        "four", "he", "i", "i'll", "if", "in", "it", "make", "nine", "one", "pot", "raise", "raises", "re-raise", "seven", "six",
        "ten", "the", "then", "three", "to", "twenty", "two", "you", "all-in",
    ];
    let quote = quote.to_lowercase().replace('’', "'");
    quote
        .split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '\''))
        .filter(|word| !word.is_empty())
        .all(|word| KNOWN.contains(&word) || word.bytes().all(|b| b.is_ascii_digit()))
}

/// The number that was spoken where its readings are 500 or 5000: 5.
fn leading(readings: &[Amount]) -> Option<i64> {
    let bare = |n: Amount| {
        let mut n = n;
        while n > 10 && n % 10 == 0 {
            n /= 10;
        }
        n
    };
    let first = bare(*readings.first()?);
    readings.iter().all(|n| bare(*n) == first).then_some(first)
}
