//! Russian.

use icu_locale_core::locale;

use super::{Inflection, Language, Script, SpokenWord, senses};

pub const LANGUAGE: Language = Language {
    code: "ru",
    native: "русский",
    english: "Russian",
    locale: locale!("ru"),
    script: Script::Cyrillic,
    date: "%d.%m.%Y",
    decimal_point: ',',
    dictionary: "ru_RU",
    inflection: Inflection::AnyEnding,
    number_with_ending: None,
    function_words: "не на и или если это он она они я мы вы что как кто когда из от до по за с к у о бы же ли нет да его ему мой \
        правило можно",
    asks_meaning: "что такое, что значит, что означает, значение, определение, термин",
    spoken: &[
        (SpokenWord::AllIn, &["oll-in", "olyn", "ollin", "olin", "va-bank"]),
        (SpokenWord::Check, &["chek"]),
        (SpokenWord::Call, &["kol=", "koll", "uravn", "prin"]),
        (SpokenWord::Fold, &["fold", "pas="]),
        (SpokenWord::Raise, &["reis", "reiz", "reyz", "rejz", "povys", "podnim"]),
        (SpokenWord::Bet, &["bet", "stav"]),
        (SpokenWord::Pot, &["bank"]),
        (SpokenWord::If, &["esli="]),
    ],
    spoken_runs: &[("oll in", "ollin")],
    all_in_phrases: &[],
    senses: &senses::RU,
    first_person: None,
};
