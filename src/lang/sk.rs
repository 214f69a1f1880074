//! Slovak.

use icu_locale_core::locale;

use super::{Grammar, Inflection, Language, LetterWord, Script, Sense, Senses, SpokenWord};
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
        (SpokenWord::By, "o ešte plus navyše"),
        (SpokenWord::To, "na celkovo spolu"),
    ],
    spoken_runs: &[],
    number_words: &[
        (1, "jeden jedna"),
        (2, "dva dve"),
        (3, "tri"),
        (4, "štyri"),
        (5, "päť"),
        (6, "šesť"),
        (7, "sedem"),
        (8, "osem"),
        (9, "deväť"),
        (10, "desať"),
        (11, "jedenásť"),
        (12, "dvanásť"),
        (13, "trinásť"),
        (14, "štrnásť"),
        (15, "pätnásť"),
        (16, "šestnásť"),
        (17, "sedemnásť"),
        (18, "osemnásť"),
        (19, "devätnásť"),
        (20, "dvadsať"),
        (30, "tridsať"),
        (40, "štyridsať"),
        (50, "päťdesiat"),
        (60, "šesťdesiat"),
        (70, "sedemdesiat"),
        (80, "osemdesiat"),
        (90, "deväťdesiat"),
        (100, "sto"),
        (1000, "tisíc"),
        (1_000_000, "milión milióny miliónov"),
    ],
    number_joints: "a",
    number_endings: &[],
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
        (Sense::Duty, "musí, musia, treba, je povinný, zodpovedá hráč, sám zodpovedá, povinní"),
        (
            Sense::Permission,
            "môže, môžu, možno, smie, mohol, dá, dajú, povolený, povolené, povolených, právo, nárok dostať, \
             smú, dovolené, dovolený, oprávnený",
        ),
        (Sense::Exemption, "nemusí"),
        (
            Sense::Recommendation,
            "mal by, by mal, by nemal, nemal by, mala by, by mala, mali by, by mali, by malo, by sa mal, by sa mala, by sa mali, by sa malo, \
             by nemali, by sa nemali, by sa hráči mali, odporúča, vítaná",
        ),
        (Sense::Only, "len, iba, až keď, až potom"),
        (
            Sense::Prohibition,
            "zakázané, zakázaný, nie je dovolený, nie je možná, nikto nemá právo, nesmie, nesmú, nemôže, \
             nemožno, nedá",
        ),
        (
            Sense::Denial,
            "neplatí, nepatrí, nespolupracuje, neukazuje, nezmenší, neslúži, nediskutuje, neupravujú, nepoužívajú, by nemali, by sa nemali, nechráni, nesleduje, nechce, nenapraví, nekomentujú, nevstupujú, neprijíma, nepripustí, nevypláca, nemajú, ani, neberú, nebol, nebola, neboli, nedorovnal, nedosiahne, nedostal, nedostane, nehrajú, nehral, nejde, nekonal, neležia, \
             nemal, nemenia, nemení, nemá, nenastala, nenastáva, nenavýši, nenavýšil, neohlásil, neostanú, neotvára, neplatia, \
             nepomieša, nepočká, nepočíta, neprebehne, nepridávajú, neprihliada, nepriznávajú, nerozhoduje, \
             nerátajú, neskončí, nespálil, nestavil, nestaví, nestačia, nestačí, neukáže, neukážu, neurobil, nevkladá, \
             nevracia, nevrátia, nevyhodnocuje, nevyjadril, nevyjadrí, nevšimne, nezapočítajú, nezaväzuje, \
             nezačne, neznamená, nezostal, nezískava, nezúčastňuje, nie, niet, nijaká, nijakú, nikdy, nikoho, nikto, \
             nič, žiadna, žiadne, žiadnej, by nemal, nemal by",
        ),
        (
            Sense::Until,
            "kým, kým nie je, dovtedy, kým … neberú, kým … nedosiahne, kým … nedostane, kým … nehrajú, kým … nejde, \
             kým … nemení, kým … neostanú, kým … nepočká, kým … neprebehne, kým … nepridávajú, \
             kým … nepriznávajú, kým … nerozhoduje, kým … nerátajú, kým … neskončí, kým … nestaví, \
             kým … nestačí, kým … neukáže, kým … nevkladá, kým … nevyhodnocuje, kým … nevyjadrí, \
             kým … nevšimne, kým … nezapočítajú, kým … nezaväzuje, kým … nezačne, kým … neznamená, \
             kým … nezúčastňuje, kým … nepomieša",
        ),
        (Sense::Dealer, "dealer, dealeri, dealera, dealerovi"),
        (Sense::Manager, "manažér, manažérovi, manažéra"),
        (Sense::Staff, "personál, personálu"),
        (Sense::NoLimit, "no-limite"),
        (Sense::PotLimit, "pot-limite"),
        (Sense::FixedLimit, "fixnom limite"),
        (Sense::Stud, "stud, stude, studom"),
        (Sense::Flop, "flop, flope, flopom, flopu"),
        (Sense::HeadsUp, "heads-upe, v hre dvoch hráčov, heads-up"),
        (Sense::InTheDark, "naslepo"),
        (Sense::AllIn, "all-in, all-ine, all-inom, all-inov, all-inu"),
        (Sense::Deliberately, "úmyselne, úmyselné"),
        (Sense::ByMistake, "omylom, nedopatrením"),
        (Sense::AtOnce, "ihneď, okamžite, bez odkladu"),
        (Sense::InTime, "načas, včas"),
        (Sense::Exactly, "presne"),
        (Sense::AtLeast, "aspoň, najmenej"),
        (Sense::AtMost, "najviac, neprevyšuje"),
        (Sense::Penalty, "potrestal, trestu, trestom, tresty, napomenutie, potrestaný, potrestať, trest, trestá"),
        (Sense::Dead, "mŕtva, mŕtvej, mŕtve, mŕtvou, mŕtvu"),
        (Sense::Live, "živá, živé, živých, živou"),
        (Sense::FaceDown, "lícom nadol, alebo nadol"),
        (Sense::Without, "bez, naslepo, mlčí, okrem prípadu, vzdáva nároku, nedorovnaná"),
    ],
    idle: "len čo, hoci len jednu, čo i len, ktorý mal ísť skôr, by hráč musel dorovnať, než treba na call, \
        akú treba na dorovnanie, hneď po, už nie sú v hre, bez ohľadu na, alebo nie, či nie, ak sa to dá",
    turned_by_before: "",
    turned_by_after: "",
    negates_once_up_to: Some("a, ak"),
};
