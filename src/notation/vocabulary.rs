//! The words of the trade in six languages, and what they declare.
//!
//! The engine never sees letters: it gets the meaning that is found here, or "no official term". Words are compared
//! without diacritics and in Latin letters, by how they begin, so that `emelek`, `emelés` and `EMELEM` are one.

use crate::engine::chips::{Amount, MAX_AMOUNT};
use crate::engine::event::{Said, Size};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum VocabularyWord {
    Check,
    Call,
    Fold,
    Raise,
    Bet,
    AllIn,
    Pot,
    If,
    By,
}

/// How the words begin, folded to plain Latin letters. `=` at the end asks for the whole word.
const WORDS: &[(VocabularyWord, &[&str])] = &[
    (VocabularyWord::AllIn, &["allin", "all-in", "olin", "oll-in", "olyn", "ollin", "va-bank"]),
    (VocabularyWord::Check, &["check", "csekk", "passz", "cek", "tekk", "tjekk", "chek"]),
    (VocabularyWord::Call, &["call", "calo", "megad", "meg", "dorovn", "kall", "prat", "plat", "kol=", "koll", "uravn", "prin"]),
    (VocabularyWord::Fold, &["fold", "dobom", "dobas", "eldob", "sklad", "zahadz", "zahod", "odustaj", "bacam", "pakk", "pas="]),
    (
        VocabularyWord::Raise,
        &[
            "rais", "reis", "reiz", "reyz", "rejz", "rerais", "emel", "navys", "zvys", "podiz", "diz", "haekk", "hekk", "povys",
            "podnim",
        ],
    ),
    (VocabularyWord::Bet, &["bet", "nyit", "hiv", "stav", "vsadz", "vsad", "ulaz", "ulog", "vedja", "vedm", "legg"]),
    (VocabularyWord::Pot, &["pot", "bank", "potin", "pott"]),
    (VocabularyWord::If, &["if=", "ha=", "ak=", "ked=", "keby=", "ako=", "ef=", "esli=", "kad=", "when="]),
    (VocabularyWord::By, &["by=", "o="]),
];

/// What a quotation declares. `readings` are the amounts that the line lists for it.
pub(super) fn meaning(quote: &str, readings: &[Amount]) -> Said {
    let folded = deunicode::deunicode(quote)
        .to_lowercase()
        .replace("all in", "allin")
        .replace("oll in", "ollin")
        .replace("allt inn", "allin");
    let words: Vec<&str> = folded.split(|c: char| !(c.is_alphanumeric() || c == '-')).filter(|w| !w.is_empty()).collect();
    if words.first().and_then(|w| word(w)) == Some(VocabularyWord::If) {
        let clause =
            folded.split_once(',').map_or_else(|| folded.rsplit_once(" i ").map_or("", |(_, rest)| rest), |(_, rest)| rest);
        return Said::Conditional(Box::new(meaning(clause, readings)));
    }
    let known: Vec<VocabularyWord> = words.iter().filter_map(|w| word(w)).collect();
    let has = |w: VocabularyWord| known.contains(&w);
    let size = size(&words, readings, has(VocabularyWord::By));
    if has(VocabularyWord::AllIn) || folded.contains("ulazem sve") || folded.contains("vsetko") {
        return Said::AllIn;
    }
    match (has(VocabularyWord::Call), has(VocabularyWord::Raise), has(VocabularyWord::Bet)) {
        (true, true, _) => return Said::CallAndRaise,
        (true, false, _) => return Said::Call,
        (_, true, _) => return Said::Raise(size),
        (_, _, true) if has(VocabularyWord::Pot) && size == Size::Open => return Said::Pot,
        (_, _, true) => return Said::Bet(size),
        _ => {}
    }
    match () {
        () if has(VocabularyWord::Fold) => Said::Fold,
        () if has(VocabularyWord::Check) => Said::Check,
        () if has(VocabularyWord::Pot) => Said::Pot,
        () if size != Size::Open => Said::Number(size),
        () => Said::Unofficial,
    }
}

fn word(text: &str) -> Option<VocabularyWord> {
    WORDS.iter().find(|(_, stems)| stems.iter().any(|stem| begins(text, stem))).map(|(word, _)| *word)
}

fn begins(text: &str, stem: &str) -> bool {
    match stem.strip_suffix('=') {
        Some(whole) => text == whole,
        None => text.starts_with(stem),
    }
}

fn size(words: &[&str], readings: &[Amount], by: bool) -> Size {
    if !readings.is_empty() {
        let mut readings = readings.to_vec();
        readings.sort_unstable();
        readings.dedup();
        return if readings.len() == 1 { Size::To(readings[0]) } else { Size::OneOf(readings) };
    }
    let digits = words.iter().map(|w| w.chars().take_while(char::is_ascii_digit).collect::<String>()).find(|d| !d.is_empty());
    match digits.and_then(|d| d.parse::<Amount>().ok()).filter(|n| (1..=MAX_AMOUNT).contains(n)) {
        Some(n) if by => Size::By(n),
        Some(n) => Size::To(n),
        None => Size::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_languages_mean_the_same() {
        for quote in ["call", "megadom", "Dorovnávam", "pratim", "ég kalla", "колл"] {
            assert_eq!(meaning(quote, &[]), Said::Call, "{quote}");
        }
        for quote in [
            "raise to 1200",
            "emelek 1200-ra",
            "navyšujem na 1200",
            "podižem na 1200",
            "hækka í 1200",
            "рейз 1200",
            "повышаю до 1200",
        ] {
            assert_eq!(meaning(quote, &[]), Said::Raise(Size::To(1200)), "{quote}");
        }
        for quote in ["fold", "dobom", "skladám", "odustajem", "pakka", "пас", "фолд"] {
            assert_eq!(meaning(quote, &[]), Said::Fold, "{quote}");
        }
        for quote in ["check", "passz", "čekujem", "ček", "tékk", "чек"] {
            assert_eq!(meaning(quote, &[]), Said::Check, "{quote}");
        }
        for quote in ["all-in", "All in", "allin", "ulažem sve", "олл-ин", "ва-банк"] {
            assert_eq!(meaning(quote, &[]), Said::AllIn, "{quote}");
        }
    }

    #[test]
    fn conditions_amounts_and_what_is_no_term() {
        assert_eq!(meaning("if you bet, I raise", &[]), Said::Conditional(Box::new(Said::Raise(Size::Open))));
        assert_eq!(meaning("I bet five", &[5000, 500]), Said::Bet(Size::OneOf(vec![500, 5000])));
        assert_eq!(meaning("raise by 300", &[]), Said::Raise(Size::By(300)));
        assert_eq!(meaning("I bet the pot", &[]), Said::Pot);
        assert_eq!(meaning("call and raise", &[]), Said::CallAndRaise);
        assert_eq!(meaning("500", &[]), Said::Number(Size::To(500)));
        assert_eq!(meaning("let's dance", &[]), Said::Unofficial);
    }
}
