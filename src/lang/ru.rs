//! Russian.

use icu_locale_core::locale;

use super::{Inflection, Language, Script, SpokenWord, senses};
use crate::engine::value::Class;

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
    article: None,
    function_words: "не на и или если это он она они я мы вы что как кто когда из от до по за с к у о бы же ли нет да его ему мой \
        правило можно",
    asks_meaning: "что такое, что значит, что означает, значение, определение, термин",
    spoken: &[
        (SpokenWord::AllIn, "олл-ин оллин олын олин ва-банк"),
        (SpokenWord::Check, "чек чекаю"),
        (SpokenWord::Call, "колл кол коллирую уравниваю уравняю принимаю"),
        (SpokenWord::Fold, "фолд фолдю пас пасую сбрасываю"),
        (SpokenWord::Raise, "рейз рэйз ререйз рейзю рейзую повышаю повышу поднимаю подниму"),
        (SpokenWord::Bet, "бет ставлю ставка ставку поставлю"),
        (SpokenWord::Pot, "банк банка"),
        (SpokenWord::See, "вижу"),
        (SpokenWord::If, "если"),
    ],
    spoken_runs: &[("олл ин", "оллин")],
    hands: &[
        (Class::HighCard, &["starshaia karta"]),
        (Class::Pair, &["para"]),
        (Class::TwoPair, &["dve pary"]),
        (Class::ThreeOfAKind, &["troika", "set"]),
        (Class::Straight, &["strit"]),
        (Class::Flush, &["flesh"]),
        (Class::FullHouse, &["full-khaus", "ful-khaus", "full khaus"]),
        (Class::FourOfAKind, &["kare"]),
        (Class::StraightFlush, &["strit-flesh"]),
    ],
    all_in_phrases: &[],
    senses: &senses::RU,
    first_person: None,
};
