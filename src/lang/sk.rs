//! Slovak.

use icu_locale_core::locale;

use super::{Inflection, Language, Script, SpokenWord, senses};

pub const LANGUAGE: Language = Language {
    code: "sk",
    native: "slovenčina",
    english: "Slovak",
    locale: locale!("sk"),
    script: Script::Latin,
    date: "%-d. %-m. %Y",
    decimal_point: ',',
    dictionary: "sk_SK",
    inflection: Inflection::AnyEnding,
    number_with_ending: None,
    function_words: "sa na je nie do za po od so ze zo vo ku pri ale alebo ak keď kto ako čo už len pre tak by si som mi ho mu má sme \
        ste bol bola pravidlo ktorý",
    asks_meaning: "čo je to, čo je, čo sú, čo znamená, význam, definícia, pojem",
    spoken: &[
        (SpokenWord::AllIn, &["allin", "all-in"]),
        (SpokenWord::Check, &["cek"]),
        (SpokenWord::Call, &["calo", "dorovn"]),
        (SpokenWord::Fold, &["sklad", "zahadz", "zahod"]),
        (SpokenWord::Raise, &["navys", "zvys"]),
        (SpokenWord::Bet, &["stav", "vsadz", "vsad"]),
        (SpokenWord::Pot, &["pot", "bank"]),
        (SpokenWord::If, &["ak=", "ked=", "keby=", "ako="]),
        (SpokenWord::By, &["o="]),
    ],
    spoken_runs: &[],
    all_in_phrases: &["vsetko"],
    senses: &senses::SK,
    first_person: None,
};
