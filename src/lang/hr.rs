//! Croatian.

use icu_locale_core::locale;

use super::{Inflection, Language, Script, SpokenWord, senses};
use crate::engine::value::Class;

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
    article: None,
    function_words: "se ne su da li od do za po iz ili ali ako kad kada tko koji što je nije i ga mu sam si smo bi bio bila samo kao \
        nego pravilo kako",
    asks_meaning: "što je to, što je, šta je, što su, što znači, šta znači, značenje, definicija, pojam",
    spoken: &[
        (SpokenWord::AllIn, "allin all-in olin"),
        (SpokenWord::Check, "ček čekiram"),
        (SpokenWord::Call, "pratim plaćam platim callam kolam"),
        (SpokenWord::Fold, "odustajem bacam foldam foldiram"),
        (SpokenWord::Raise, "podižem podignem podizanje dižem dignem raisam"),
        (SpokenWord::Bet, "ulažem ulog betam"),
        (SpokenWord::Pot, "pot bank"),
        (SpokenWord::See, "vidim"),
        (SpokenWord::If, "ako kad"),
        (SpokenWord::By, "o za"),
    ],
    spoken_runs: &[],
    hands: &[
        (Class::HighCard, &["visoka karta"]),
        (Class::Pair, &["jedan par"]),
        (Class::TwoPair, &["dva para"]),
        (Class::ThreeOfAKind, &["tris"]),
        (Class::Straight, &["skala"]),
        (Class::Flush, &["boja"]),
        (Class::FullHouse, &["ful haus"]),
        (Class::FourOfAKind, &["poker"]),
        (Class::StraightFlush, &["skala u boji"]),
    ],
    all_in_phrases: &["ulažem sve", "sve unutra"],
    senses: &senses::HR,
    first_person: None,
};
