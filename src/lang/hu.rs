//! Hungarian, whose numbers take endings by how they are read aloud.

use icu_locale_core::locale;

use super::{Grammar, Inflection, Lang, Language, LetterWord, NumberArticle, Script, Sense, Senses, SpokenWord, locale_number};
use crate::engine::value::Class;

pub const LANGUAGE: Language = Language {
    code: "hu",
    native: "magyar",
    english: "Hungarian",
    locale: locale!("hu"),
    script: Script::Latin,
    date: "%Y. %m. %d.",
    decimal_point: ',',
    dictionary: "hu_HU",
    inflection: Inflection::AnyEnding,
    number_with_ending: Some(with_ending),
    article: Some(NumberArticle { forms: &["a", "az"], before: article }),
    function_words: "az és is egy ha hogy nem ki mi meg mit mikor van volt lehet kell vagy már még csak de ez azt mert akkor mint aki \
        ami ezt neki én te szabály",
    asks_meaning: "mi az a, mi az, mi a, mik azok, mit jelent, jelentése, fogalma",
    spoken: &[
        (SpokenWord::AllIn, "allin all-in ollin"),
        (SpokenWord::Check, "csekk csekkolok csekkelek csekkolás passz passzolok"),
        (SpokenWord::Call, "megadom megadás megadjuk tartom tartás kallolok"),
        (SpokenWord::Fold, "dobom dobok eldobom bedobom dobás eldobás foldolok"),
        (SpokenWord::Raise, "emelek emelem emelés megemelem ráemelek visszaemelek újraemelek"),
        (SpokenWord::Bet, "nyitok nyitás hívok hívás betelek"),
        (SpokenWord::Pot, "pot potot"),
        (SpokenWord::See, "látom"),
        (SpokenWord::If, "ha"),
        (SpokenWord::By, "többel plusz még"),
        (SpokenWord::To, "összesen"),
    ],
    spoken_runs: &[],
    number_words: &[
        (1, "egy"),
        (2, "két kettő kettőt"),
        (3, "három hármat"),
        (4, "négy négyet"),
        (5, "öt ötöt"),
        (6, "hat hatot"),
        (7, "hét hetet"),
        (8, "nyolc nyolcat"),
        (9, "kilenc kilencet"),
        (10, "tíz tizen tízet"),
        (20, "húsz huszon húszat"),
        (30, "harminc harmincat"),
        (40, "negyven negyvenet"),
        (50, "ötven ötvenet"),
        (60, "hatvan hatvanat"),
        (70, "hetven hetvenet"),
        (80, "nyolcvan nyolcvanat"),
        (90, "kilencven kilencvenet"),
        (100, "száz százat százra"),
        (1000, "ezer ezret ezerre"),
        (1_000_000, "millió milliót millióra"),
    ],
    number_joints: "",
    number_endings: &[(SpokenWord::By, "val vel zal zel szal szel ral rel nal nel gyel mal mel"), (SpokenWord::To, "ra re")],
    hands: &[
        (Class::HighCard, &["magas lap"]),
        (Class::Pair, &["par", "egy par"]),
        (Class::TwoPair, &["ket par", "dupla par"]),
        (Class::ThreeOfAKind, &["drill", "szett"]),
        (Class::Straight, &["sor"]),
        (Class::Flush, &["floss", "szin"]),
        (Class::FullHouse, &["ful"]),
        (Class::FourOfAKind, &["poker"]),
        (Class::StraightFlush, &["szinsor"]),
    ],
    all_in_phrases: &["mindent be", "mindent beteszek", "mindent berakok", "beteszek mindent", "berakok mindent"],
    grammar: Grammar {
        postpositions: true,
        names_inflect: true,
        ones_behind_and: false,
        that_before_infinitive: false,
        letter_word: LetterWord::Article,
    },
    senses: &SENSES,
    first_person: None,
};

/// What the words of its rule texts do.
const SENSES: Senses = Senses {
    words: &[
        (Sense::Duty, "kell, köteles, felel, meg kell várnia, kötelesek, muszáj"),
        (
            Sense::Permission,
            "jogát arra, büntethet, büntethetnek, lehet, szabad, állítható, azonosíthatók, büntethető, egészíthető, ellenőrizhető, kereshető, megbüntethető, \
             megengedett, megkülönböztethető, megszámolhassa, szabható, tehető, tekinthető, vitatható, érthető, \
             joga, -hat, -het, -hatja, -heti, -hatják, -hetik, -hatnak, -hetnek",
        ),
        (Sense::Exemption, "nem kell, nem köteles, nem kötelesek"),
        (Sense::Recommendation, "ajánlott, tanácsos, célszerű, kívánatos, ne, kerülendő, kerülendők, az elhajításuk kerülendő"),
        (Sense::Only, "csak, csupán, pusztán"),
        (Sense::Prohibition, "tilos, tilosak"),
        (Sense::Denial, "nem, sem, ne, nincs, nincsenek, sincs, senki, senkit, semmi, semmit, semmilyen, soha, sohasem"),
        (Sense::Until, "amíg, meg kell várnia, cselekvésig, amíg … nem, amíg … össze nem"),
        (Sense::Dealer, "osztótól, osztónál, osztó, osztót, osztónak"),
        (Sense::Manager, "vezetője, menedzser, vezetőjének, vezetőtől, menedzserének"),
        (Sense::Staff, "személyzetet, személyzetnek, személyzet"),
        (Sense::NoLimit, "no limitben, no limit"),
        (Sense::PotLimit, "pot limitben, pot limit"),
        (Sense::FixedLimit, "fix limitben, fix limit"),
        (Sense::Stud, "stud, studban"),
        (Sense::Flop, "flop, flopon, flopot, floppal, flopra"),
        (Sense::HeadsUp, "kétszemélyes"),
        (Sense::InTheDark, "lapnézés"),
        (Sense::AllIn, "all-inre, all-innek, all-in, all-inben, all-inből, all-inje, all-int, all-intől"),
        (Sense::Deliberately, "szándékosan"),
        (Sense::ByMistake, "tévedésből, véletlenül"),
        (Sense::AtOnce, "azonnal, késedelem nélkül"),
        (Sense::InTime, "időben"),
        (Sense::Exactly, "pontosan"),
        (Sense::AtLeast, "legalább, eléri annak, eléri a fix tét"),
        (Sense::AtMost, "legfeljebb, nem haladja meg"),
        (
            Sense::Penalty,
            "büntethet, büntetésül, büntetésre, büntetéssel, büntetésbe, figyelmeztetés, megbüntetett, büntethetnek, büntetések, büntetésnek, büntetheti, büntethető, büntetés, büntetést, figyelmeztetést, megbüntethető",
        ),
        (Sense::Dead, "halott, halottak, halottá"),
        (Sense::Live, "élő, élőnek"),
        (Sense::FaceDown, "képpel lefelé"),
        (
            Sense::Without,
            "nélkül, nélküli, nélküle, hiába, kivéve, teljes emelésnél kisebb, az elhajításuk kerülendő, \
             emeléshez kevés",
        ),
    ],
    idle: "halott gomb, halott gombot, halott gombbal, tétet kell megadnia, vakot kell megadnia, emelést kell megadnia, kellett volna cselekednie, \
        kellett cselekednie, tétre kell válaszolnia, meg kellene adnia, kell számolni, kell elbírálni, \
        kell összevetni, kell csökkenteni, kell felosztani, megadáshoz kell, által megengedett, \
        szerint megengedett, akár csak egyet is, tarthat igényt, igényt tarthatnak, igényt tarthasson, \
        nem hivatalos, akár nem, az elhajításuk, vagy sem, vagy nem, \
        ha lehet",
    turned_by_before: "nem, sem",
    turned_by_after: "",
    negates_once_up_to: Some("és, ha"),
};

/// A Hungarian number with an ending, by how it is read aloud: `800-at`, `1200-ra`, `5000-es`.
///
/// Known endings are `t` (accusative), `ra` (onto) and `s` (worth). Others are put as they stand.
fn with_ending(n: i64, ending: &str) -> String {
    let last = last_spoken(n);
    let ending = match ending {
        "t" => last.accusative,
        "ra" if last.back => "ra",
        "ra" => "re",
        "s" => last.adjective,
        other => other,
    };
    format!("{}-{ending}", locale_number(Lang::Hu, n))
}

/// The article before a number: az 1., a 2., az 5., az 50., az 1000.
fn article(n: i64) -> &'static str {
    let digits = n.unsigned_abs().to_string();
    // What begins with five is öt, ötven or ötszáz; one is egy, a thousand ezer, and a million egymillió.
    let vowel = digits.starts_with('5') || digits.starts_with('1') && digits.len() % 3 == 1;
    if vowel { "az" } else { "a" }
}

/// The endings that the last word of a number takes when it is read aloud.
struct Spoken {
    back: bool,
    accusative: &'static str,
    adjective: &'static str,
}

fn last_spoken(n: i64) -> Spoken {
    let spoken = |back, accusative, adjective| Spoken { back, accusative, adjective };
    let n = n.unsigned_abs();
    match n % 10 {
        3 => return spoken(true, "at", "as"),
        5 => return spoken(false, "öt", "ös"),
        6 => return spoken(true, "ot", "os"),
        8 => return spoken(true, "at", "as"),
        2 => return spoken(false, "t", "es"),
        1 | 4 | 7 | 9 => return spoken(false, "et", "es"),
        _ => {}
    }
    match n / 10 % 10 {
        2 | 3 | 6 | 8 => return spoken(true, "at", "as"),
        1 | 4 | 5 | 7 | 9 => return spoken(false, "et", "es"),
        _ => {}
    }
    match n {
        0 => spoken(true, "t", "s"),
        _ if !n.is_multiple_of(1_000) => spoken(true, "at", "as"),
        _ if !n.is_multiple_of(1_000_000) => spoken(false, "et", "es"),
        _ if !n.is_multiple_of(1_000_000_000) => spoken(true, "t", "s"),
        _ => spoken(true, "ot", "os"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_article_follows_the_spoken_number() {
        let written = [1, 2, 5, 10, 11, 15, 50, 55, 100, 150, 500, 1000, 1500, 2000, 5000, 10_000, 1_000_000].map(article);
        assert_eq!(written.join(" "), "az a az a a a az az a a az az az a az a az");
    }

    #[test]
    fn hungarian_endings_follow_the_spoken_number() {
        let written = |ending| [1, 2, 3, 25, 40, 50, 60, 200, 800, 1200, 2000, 5000].map(|n| with_ending(n, ending)).join(" ");
        assert_eq!(written("t"), "1-et 2-t 3-at 25-öt 40-et 50-et 60-at 200-at 800-at 1200-at 2000-et 5000-et");
        assert_eq!(written("ra"), "1-re 2-re 3-ra 25-re 40-re 50-re 60-ra 200-ra 800-ra 1200-ra 2000-re 5000-re");
        assert_eq!(written("s"), "1-es 2-es 3-as 25-ös 40-es 50-es 60-as 200-as 800-as 1200-as 2000-es 5000-es");
        assert_eq!(with_ending(1_000_000, "t").replace('\u{a0}', " "), "1 000 000-t");
    }
}
