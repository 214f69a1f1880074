//! The words of the trade in every language, and what they declare.
//!
//! The engine never sees letters: it gets the meaning that is found here, or "no official term". Words are compared
//! without diacritics and in Latin letters, by how they begin, so that `emelek`, `emelés` and `EMELEM` are one.

use crate::engine::chips::{Amount, MAX_AMOUNT};
use crate::engine::event::{Said, Size};
use crate::engine::value::Class;
use crate::lang::{Lang, Language, SpokenWord};

fn languages() -> impl Iterator<Item = &'static Language> {
    Lang::ALL.into_iter().map(Lang::language)
}

/// What a quotation declares. `readings` are the amounts that the line lists for it.
pub(super) fn meaning(quote: &str, readings: &[Amount]) -> Said {
    let mut folded = deunicode::deunicode(quote).to_lowercase();
    for (several, one) in languages().flat_map(|language| language.spoken_runs) {
        folded = folded.replace(several, one);
    }
    let words: Vec<&str> = folded.split(|c: char| !(c.is_alphanumeric() || c == '-')).filter(|w| !w.is_empty()).collect();
    if words.first().and_then(|w| word(w)) == Some(SpokenWord::If) {
        let clause = folded.split_once(',').map(|(_, rest)| rest).or_else(|| from_the_speaker(&folded)).unwrap_or_default();
        return Said::Conditional(Box::new(meaning(clause, readings)));
    }
    let known: Vec<SpokenWord> = words.iter().filter_map(|w| word(w)).collect();
    let has = |w: SpokenWord| known.contains(&w);
    let size = size(&words, readings, has(SpokenWord::By));
    if has(SpokenWord::AllIn) || languages().flat_map(|language| language.all_in_phrases).any(|phrase| folded.contains(phrase)) {
        return Said::AllIn;
    }
    match (has(SpokenWord::Call), has(SpokenWord::Raise), has(SpokenWord::Bet)) {
        (true, true, _) => return Said::CallAndRaise,
        (true, false, _) => return Said::Call,
        (_, true, _) => return Said::Raise(size),
        (_, _, true) if has(SpokenWord::Pot) && size == Size::Open => return Said::Pot,
        (_, _, true) => return Said::Bet(size),
        _ => {}
    }
    match () {
        () if has(SpokenWord::Fold) => Said::Fold,
        () if has(SpokenWord::Check) => Said::Check,
        () if has(SpokenWord::Pot) => Said::Pot,
        () if size != Size::Open => Said::Number(size),
        () => hand(&words).map_or(Said::Unofficial, Said::Hand),
    }
}

/// The hand that is named, by the longest name that is said.
fn hand(words: &[&str]) -> Option<Class> {
    let names = languages().flat_map(|language| language.hands);
    let named = names.flat_map(|(class, names)| names.iter().map(move |name| (name.split(' ').collect::<Vec<_>>(), *class)));
    let said = named.filter(|(name, _)| words.windows(name.len()).any(|run| run == name.as_slice()));
    said.max_by_key(|(name, _)| name.iter().map(|word| word.len()).sum::<usize>()).map(|(_, class)| class)
}

/// What follows the last word for the speaker.
fn from_the_speaker(folded: &str) -> Option<&str> {
    let speakers = languages().filter_map(|language| language.first_person);
    speakers.filter_map(|speaker| folded.rsplit_once(&format!(" {speaker} "))).map(|(_, rest)| rest).next()
}

fn word(text: &str) -> Option<SpokenWord> {
    let stems = |word: SpokenWord| {
        let own = languages().flat_map(|language| language.spoken);
        own.filter(move |(own, _)| *own == word).flat_map(|(_, stems)| *stems)
    };
    SpokenWord::ALL.into_iter().find(|word| stems(*word).any(|stem| begins(text, stem)))
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
        for quote in ["full house", "I have a full house", "full", "fulltom, full house", "ful", "fullt hús", "фулл-хаус"]
        {
            assert_eq!(meaning(quote, &[]), Said::Hand(Class::FullHouse), "{quote}");
        }
        assert_eq!(meaning("straight flush", &[]), Said::Hand(Class::StraightFlush));
        assert_eq!(meaning("dva páry", &[]), Said::Hand(Class::TwoPair));
    }
}
