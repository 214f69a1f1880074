//! English, in which the rules are written first, and plays are told.

use icu_locale_core::locale;

use super::{Inflection, Language, Script, SpokenWord, senses};
use crate::engine::value::Class;

pub const LANGUAGE: Language = Language {
    code: "en",
    native: "English",
    english: "English",
    locale: locale!("en"),
    script: Script::Latin,
    date: "%-d %B %Y",
    decimal_point: '.',
    dictionary: "en_US",
    inflection: Inflection::Endings(&["s", "es", "d", "ed", "ing"]),
    number_with_ending: None,
    article: None,
    // Words of the trade are missing on purpose, however common: "all", "in", "out", "no", "one", "turn".
    function_words: "the an of to and or is it that this he his him she her they them their my me we you your are was were be been \
        has have had did do does for with by at as if than then when what who how on from there so can may about while \
        happens rule ruling",
    asks_meaning: "what is, what are, what s, whats, what does, what do, meaning of, meaning, mean, means, define, definition of, \
        definition",
    spoken: &[
        (SpokenWord::AllIn, "allin all-in"),
        (SpokenWord::Check, "check checks checking"),
        (SpokenWord::Call, "call calls calling called"),
        (SpokenWord::Fold, "fold folds folding folded"),
        (SpokenWord::Raise, "raise raises raising raised reraise re-raise reraising re-raising"),
        (SpokenWord::Bet, "bet bets betting"),
        (SpokenWord::Pot, "pot"),
        (SpokenWord::Complete, "complete completes completing"),
        (SpokenWord::Cap, "cap caps"),
        (SpokenWord::See, "see"),
        (SpokenWord::If, "if when"),
        (SpokenWord::By, "by"),
    ],
    spoken_runs: &[("all in", "allin")],
    hands: &[
        (Class::HighCard, &["high card"]),
        (Class::Pair, &["pair"]),
        (Class::TwoPair, &["two pair", "two pairs"]),
        (Class::ThreeOfAKind, &["three of a kind", "trips", "set"]),
        (Class::Straight, &["straight"]),
        (Class::Flush, &["flush"]),
        (Class::FullHouse, &["full house", "full", "boat"]),
        (Class::FourOfAKind, &["four of a kind", "quads"]),
        (Class::StraightFlush, &["straight flush", "royal flush"]),
    ],
    all_in_phrases: &[],
    senses: &senses::EN,
    first_person: Some("i"),
};
