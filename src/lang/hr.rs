//! Croatian.

use icu_locale_core::locale;

use super::{Inflection, Language, Script, SpokenWord, senses};

pub const LANGUAGE: Language = Language {
    code: "hr",
    native: "hrvatski",
    english: "Croatian",
    locale: locale!("hr"),
    script: Script::Latin,
    date: "%-d. %-m. %Y.",
    decimal_point: ',',
    dictionary: "hr_HR",
    inflection: Inflection::AnyEnding,
    number_with_ending: None,
    function_words: "se ne su da li od do za po iz ili ali ako kad kada tko koji što je nije i ga mu sam si smo bi bio bila samo kao \
        nego pravilo kako",
    asks_meaning: "što je to, što je, šta je, što su, što znači, šta znači, značenje, definicija, pojam",
    spoken: &[
        (SpokenWord::AllIn, &["allin", "all-in", "olin"]),
        (SpokenWord::Check, &["cek"]),
        (SpokenWord::Call, &["prat", "plat"]),
        (SpokenWord::Fold, &["odustaj", "bacam"]),
        (SpokenWord::Raise, &["podiz", "diz"]),
        (SpokenWord::Bet, &["ulaz", "ulog"]),
        (SpokenWord::Pot, &["pot", "bank"]),
        (SpokenWord::If, &["ako=", "kad="]),
        (SpokenWord::By, &["o="]),
    ],
    spoken_runs: &[],
    all_in_phrases: &["ulazem sve"],
    senses: &senses::HR,
    first_person: None,
};
