//! Slovak.

use icu_locale_core::locale;

use super::{Inflection, Language, Script, SpokenWord, senses};
use crate::engine::value::Class;

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
    article: None,
    function_words: "sa na je nie do za po od so ze zo vo ku pri ale alebo ak keď kto ako čo už len pre tak by si som mi ho mu má sme \
        ste bol bola pravidlo ktorý",
    asks_meaning: "čo je to, čo je, čo sú, čo znamená, význam, definícia, pojem",
    spoken: &[
        (SpokenWord::AllIn, "allin all-in"),
        (SpokenWord::Check, "ček čekujem čekovať"),
        (SpokenWord::Call, "dorovnávam dorovnám dorovnať dorovnanie dorovnané callujem calujem kolujem"),
        (SpokenWord::Fold, "skladám zložím zahadzujem zahodím foldujem pasujem"),
        (SpokenWord::Raise, "navyšujem navýšim navýšenie navyšujeme zvyšujem zvýšim zvýšenie raisujem reraisujem"),
        (SpokenWord::Bet, "stavím stávka stávku stávkujem vsádzam vsadím betujem"),
        (SpokenWord::Pot, "pot potu bank banku"),
        (SpokenWord::See, "vidím"),
        (SpokenWord::If, "ak keď keby"),
        (SpokenWord::By, "o"),
    ],
    spoken_runs: &[],
    hands: &[
        (Class::HighCard, &["vysoka karta"]),
        (Class::Pair, &["par", "jeden par"]),
        (Class::TwoPair, &["dva pary"]),
        (Class::ThreeOfAKind, &["trojica"]),
        (Class::Straight, &["postupka"]),
        (Class::Flush, &["farba"]),
        (Class::FullHouse, &["full house"]),
        (Class::FourOfAKind, &["stvorica"]),
        (Class::StraightFlush, &["postupka vo farbe"]),
    ],
    all_in_phrases: &["dávam všetko", "stavím všetko", "vsádzam všetko", "idem všetko", "všetko tam"],
    senses: &senses::SK,
    first_person: None,
};
