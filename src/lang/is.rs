//! Icelandic.

use icu_locale_core::locale;

use super::{Inflection, Language, Script, SpokenWord, senses};
use crate::engine::value::Class;

pub const LANGUAGE: Language = Language {
    code: "is",
    native: "íslenska",
    english: "Icelandic",
    locale: locale!("is"),
    script: Script::Latin,
    date: "%-d.%-m.%Y",
    decimal_point: ',',
    dictionary: "is_IS",
    inflection: Inflection::AnyEnding,
    number_with_ending: None,
    article: None,
    function_words: "að og er en sem ekki það ef því þá um til frá við af með hann hún þú ég var hafa hefur fyrir hvað hver hvernig \
        má regla reglan",
    asks_meaning: "hvað er, hvað eru, hvað þýðir, hvað merkir, merking, skilgreining",
    spoken: &[
        (SpokenWord::AllIn, "allin all-in"),
        (SpokenWord::Check, "tékk tékka tjékk tjékka"),
        (SpokenWord::Call, "kall kalla kallið"),
        (SpokenWord::Fold, "pakk pakka folda"),
        (SpokenWord::Raise, "hækka hækkun hækkar hekka endurhækka raisa"),
        (SpokenWord::Bet, "veðja veðmál betta legg"),
        (SpokenWord::Pot, "pott pottinn potturinn potinn"),
        (SpokenWord::See, "sé"),
        (SpokenWord::If, "ef"),
    ],
    spoken_runs: &[("allt inn", "allin")],
    hands: &[
        (Class::HighCard, &["hatt spil"]),
        (Class::Pair, &["par"]),
        (Class::TwoPair, &["tvo por"]),
        (Class::ThreeOfAKind, &["threnna"]),
        (Class::Straight, &["rod"]),
        (Class::Flush, &["litur"]),
        (Class::FullHouse, &["fullt hus"]),
        (Class::FourOfAKind, &["ferna"]),
        (Class::StraightFlush, &["litarod"]),
    ],
    all_in_phrases: &[],
    senses: &senses::IS,
    first_person: None,
};
