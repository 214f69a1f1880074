//! Russian.

use icu_locale_core::locale;

use super::{Grammar, Inflection, Language, LetterWord, Script, Sense, Senses, SpokenWord};
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
        (SpokenWord::By, "еще ещё плюс сверху добавляю"),
        (SpokenWord::To, "до всего"),
    ],
    spoken_runs: &[("олл ин", "оллин")],
    number_words: &[
        (1, "один одна одну"),
        (2, "два две двух"),
        (3, "три трех трёх"),
        (4, "четыре четырех четырёх"),
        (5, "пять пяти"),
        (6, "шесть шести"),
        (7, "семь семи"),
        (8, "восемь восьми"),
        (9, "девять девяти"),
        (10, "десять десяти"),
        (11, "одиннадцать"),
        (12, "двенадцать"),
        (13, "тринадцать"),
        (14, "четырнадцать"),
        (15, "пятнадцать"),
        (16, "шестнадцать"),
        (17, "семнадцать"),
        (18, "восемнадцать"),
        (19, "девятнадцать"),
        (20, "двадцать двадцати"),
        (30, "тридцать тридцати"),
        (40, "сорок"),
        (50, "пятьдесят пятидесяти"),
        (60, "шестьдесят"),
        (70, "семьдесят"),
        (80, "восемьдесят"),
        (90, "девяносто"),
        (100, "сто ста сот"),
        (200, "двести"),
        (300, "триста"),
        (400, "четыреста"),
        (1000, "тысяча тысячу тысячи тысяч"),
        (1_000_000, "миллион миллиона миллионов"),
    ],
    number_joints: "",
    number_endings: &[],
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
    grammar: Grammar {
        postpositions: false,
        names_inflect: true,
        ones_behind_and: false,
        that_before_infinitive: false,
        letter_word: LetterWord::Conjunction,
    },
    senses: &SENSES,
    first_person: None,
};

/// What the words of its rule texts do.
const SENSES: Senses = Senses {
    words: &[
        (
            Sense::Duty,
            "обязан, обязаны, должен, должна, должны, должно, нужно, обязывает игрока, отвечает сам, сам отвечает, обязана, \
             необходимо",
        ),
        (
            Sense::Permission,
            "может, могут, могли, мог, можно, вправе, право, допускаются, допустимое, допустимый в круге, \
             вплоть до полного, разрешено, разрешается",
        ),
        (Sense::Exemption, "не обязан"),
        (Sense::Recommendation, "следует, рекомендуется, приветствуется"),
        (Sense::Only, "только, лишь"),
        (
            Sense::Prohibition,
            "нельзя, запрещено, запрещены, не допускаются, не допускается, невозможен, запрещается, запрещён, \
             запрещена",
        ),
        (
            Sense::Denial,
            "не, нет, никто, никого, ничего, никогда, нечего, ни, ни больше, не больше и не меньше, \
             даже её владельца, пока рейзов не было",
        ),
        (Sense::Until, "пока, пока … не, пока рейзов не было"),
        (Sense::Dealer, "дилер, дилеров, дилером, дилера, дилеру"),
        (Sense::Manager, "менеджер, менеджеру, менеджера"),
        (Sense::Staff, "персонала, персоналу, сотрудником, персонал, сотрудник"),
        (Sense::NoLimit, "безлимите"),
        (Sense::PotLimit, "пот-лимите"),
        (Sense::FixedLimit, "лимите"),
        (Sense::Stud, "стаде, стад, стадом"),
        (Sense::Flop, "флоп, флопа, флопе, флопом"),
        (Sense::HeadsUp, "один на один"),
        (Sense::InTheDark, "втёмную"),
        (Sense::AllIn, "олл-ин, олл-ина, олл-ине, олл-инов, олл-ином"),
        (Sense::Deliberately, "намеренно"),
        (Sense::ByMistake, "случайно, по ошибке"),
        (Sense::AtOnce, "немедленно, сразу, тут же"),
        (Sense::InTime, "вовремя"),
        (Sense::Exactly, "ровно, в точности"),
        (Sense::AtLeast, "не менее, не меньше, хотя бы один, хотя бы одно, хотя бы на"),
        (Sense::AtMost, "не более, не больше, не превышающая"),
        (
            Sense::Penalty,
            "взыскание, взыскания, взысканию, взысканием, взыскании, взысканий, наказанный, наказал, штраф, наказан, наказание, наказать, наказывается, предупреждение",
        ),
        (Sense::Dead, "мертва, мертвы, мёртвая, мёртвой"),
        (Sense::Live, "жива, живая, живой, живые, живыми"),
        (Sense::FaceDown, "рубашкой вверх, или вверх"),
        (
            Sense::Without,
            "без, молча, молчит, втёмную, если только … не, кроме, за исключением, меньше полного рейза, \
             меньше колла, недостаточно",
        ),
    ],
    idle: "как только, должен был действовать, должен действовать раньше, нужно ответить, должен ответить, \
        чем нужно для, за которым следует, которые могли бы, сразу за, бы ни, бы … ни, \
        кто бы об этом ни просил, фишки или нет, при этом или нет, сам он в раздаче или нет",
    turned_by_before: "не",
    turned_by_after: "",
    negates_once_up_to: Some("и, если"),
};
