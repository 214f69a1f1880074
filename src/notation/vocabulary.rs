//! The words of the trade in every language, and what they declare.
//!
//! The engine never sees letters: it gets the meaning that is found here, or "no official term". A declaration is whole
//! words of one language, beside which the English terms are said everywhere. They are compared without diacritics and in
//! Latin letters, so that `hækka` and `HAEKKA` are one.

use std::sync::LazyLock;

use crate::engine::chips::{Amount, MAX_AMOUNT};
use crate::engine::event::{Said, Size};
use crate::engine::value::Class;
use crate::lang::{Lang, SpokenWord};

/// What is said in one language, as it is compared.
struct Vocabulary {
    words: Vec<(String, SpokenWord)>,
    /// Several words that are one.
    runs: Vec<(String, String)>,
    all_in: Vec<String>,
    first_person: Option<&'static str>,
}

impl Vocabulary {
    fn of(lang: Lang) -> Vocabulary {
        let language = lang.language();
        let spoken = language.spoken.iter();
        Vocabulary {
            words: spoken.flat_map(|(means, words)| words.split(' ').map(|word| (folded(word), *means))).collect(),
            runs: language.spoken_runs.iter().map(|(several, one)| (folded(several), folded(one))).collect(),
            all_in: language.all_in_phrases.iter().map(|phrase| format!(" {} ", folded(phrase))).collect(),
            first_person: language.first_person,
        }
    }

    /// What a word means here; an English term of the trade is understood everywhere.
    fn means(&self, word: &str) -> Option<SpokenWord> {
        let own = |all: &[(String, SpokenWord)]| all.iter().find(|(known, _)| known == word).map(|(_, means)| *means);
        let term = |means: &SpokenWord| !matches!(means, SpokenWord::See | SpokenWord::If | SpokenWord::By);
        own(&self.words).or_else(|| own(&VOCABULARIES[0].words).filter(term))
    }
}

/// English is the first.
static VOCABULARIES: LazyLock<Vec<Vocabulary>> = LazyLock::new(|| Lang::ALL.into_iter().map(Vocabulary::of).collect());

fn folded(text: &str) -> String {
    deunicode::deunicode(text).to_lowercase()
}

/// A quotation, as the language hears it in which most of its words say something.
struct Heard<'q> {
    vocabulary: &'static Vocabulary,
    text: String,
    words: Vec<String>,
    readings: &'q [Amount],
}

impl<'q> Heard<'q> {
    fn of(quote: &str, readings: &'q [Amount]) -> Heard<'q> {
        let heard = |vocabulary: &'static Vocabulary| {
            let runs = vocabulary.runs.iter();
            let text = runs.fold(folded(quote), |text, (several, one)| text.replace(several, one));
            let words = text.split(|c: char| !(c.is_alphanumeric() || c == '-')).filter(|word| !word.is_empty());
            let words = words.map(str::to_owned).collect();
            Heard { vocabulary, text, words, readings }
        };
        let known = |heard: &Heard| heard.words.iter().filter(|word| heard.vocabulary.means(word).is_some()).count();
        // Of several languages that hear as much the first one.
        let all = VOCABULARIES.iter().map(heard);
        all.reduce(|best, next| if known(&next) > known(&best) { next } else { best }).unwrap_or_else(|| heard(&VOCABULARIES[0]))
    }

    fn says(&self, means: SpokenWord) -> bool {
        self.words.iter().any(|word| self.vocabulary.means(word) == Some(means))
    }

    fn all_in(&self) -> bool {
        let text = format!(" {} ", self.words.join(" "));
        self.says(SpokenWord::AllIn) || self.vocabulary.all_in.iter().any(|phrase| text.contains(phrase))
    }

    /// What is said to be done if something else is.
    fn condition(&self) -> Option<&str> {
        let first = self.words.first()?;
        if self.vocabulary.means(first) != Some(SpokenWord::If) {
            return None;
        }
        Some(self.text.split_once(',').map(|(_, rest)| rest).or_else(|| self.after_the_speaker()).unwrap_or_default())
    }

    /// What follows the last word for the speaker.
    fn after_the_speaker(&self) -> Option<&str> {
        let speaker = self.vocabulary.first_person?;
        self.text.rsplit_once(&format!(" {speaker} ")).map(|(_, rest)| rest)
    }
}

/// What a quotation declares. `readings` are the amounts that the line lists for it.
pub(super) fn meaning(quote: &str, readings: &[Amount]) -> Said {
    let heard = Heard::of(quote, readings);
    if let Some(clause) = heard.condition() {
        return Said::Conditional(Box::new(meaning(clause, readings)));
    }
    let words: Vec<&str> = heard.words.iter().map(String::as_str).collect();
    let size = size(&heard.text, heard.readings, heard.says(SpokenWord::By));
    let has = |means| heard.says(means);
    let raises = has(SpokenWord::Raise);
    // Who only sees something has called nothing yet.
    let sees = has(SpokenWord::See) && (raises || has(SpokenWord::Bet) || size != Size::Open);
    if heard.all_in() {
        return Said::AllIn;
    }
    match (has(SpokenWord::Call) || sees, raises, has(SpokenWord::Bet)) {
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
        () if has(SpokenWord::Complete) => Said::Complete,
        () if has(SpokenWord::Cap) => Said::Cap,
        () if size != Size::Open => Said::Number(size),
        () => hand(&words).map_or(Said::Unofficial, Said::Hand),
    }
}

/// The hand that is named, by the longest name that is said, in whatever language.
fn hand(words: &[&str]) -> Option<Class> {
    let names = Lang::ALL.into_iter().flat_map(|lang| lang.language().hands);
    let named = names.flat_map(|(class, names)| names.iter().map(move |name| (name.split(' ').collect::<Vec<_>>(), *class)));
    let said = named.filter(|(name, _)| words.windows(name.len()).any(|run| run == name.as_slice()));
    said.max_by_key(|(name, _)| name.iter().map(|word| word.len()).sum::<usize>()).map(|(_, class)| class)
}

fn size(text: &str, readings: &[Amount], by: bool) -> Size {
    if !readings.is_empty() {
        let mut readings = readings.to_vec();
        readings.sort_unstable();
        readings.dedup();
        return if readings.len() == 1 { Size::To(readings[0]) } else { Size::OneOf(readings) };
    }
    match amount(text).filter(|n| (1..=MAX_AMOUNT).contains(n)) {
        Some(n) if by => Size::By(n),
        Some(n) => Size::To(n),
        None => Size::Open,
    }
}

/// The first amount in digits: `1200`, `1,200`, `1 200`, `2k`, `1.5k`.
fn amount(text: &str) -> Option<Amount> {
    let start = text.find(|c: char| c.is_ascii_digit())?;
    let rest = &text[start..];
    let run = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let mut digits = rest[..run(rest)].to_owned();
    let mut after = &rest[digits.len()..];
    // Three digits behind a mark or a space go on with the number.
    while digits.len() <= 18
        && let Some(group) = after.strip_prefix(['.', ',', ' ', '\''])
        && run(group) == 3
    {
        digits.push_str(&group[..3]);
        after = &group[3..];
    }
    let fraction = after.strip_prefix(['.', ',']).filter(|after| run(after) > 0).map(|after| after.split_at(run(after)));
    let (tenths, behind) = fraction.unwrap_or(("", after));
    let whole: Amount = digits.parse().ok()?;
    let is_thousands = behind.strip_prefix('k').is_some_and(|after| !after.starts_with(char::is_alphanumeric));
    if !is_thousands || tenths.len() > 3 {
        return Some(whole);
    }
    let parts: Amount = format!("{tenths:0<3}").parse().ok()?;
    whole.checked_mul(1000)?.checked_add(parts)
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
    fn amounts_are_read_as_they_are_written() {
        for (quote, amount) in [
            ("raise to 1,200", 1200),
            ("raise to 1 200", 1200),
            ("podižem na 1.200", 1200),
            ("raise to 2k", 2000),
            ("рейз 12к", 12_000),
            ("raise to 1.5k", 1500),
            ("hækka í 1,5k", 1500),
            ("raise 1200 krónur", 1200),
            ("raise 1.200.000", 1_200_000),
        ] {
            assert_eq!(meaning(quote, &[]), Said::Raise(Size::To(amount)), "{quote}");
        }
    }

    #[test]
    fn a_word_that_only_begins_like_one_declares_nothing() {
        for quote in [
            "megvárom",
            "megnézem",
            "platform",
            "čekam te",
            "To je všetko",
            "I see",
            "látom",
            "sé þig",
            "callous",
            "between us",
            "stav hry",
            "pottery",
            "принцип",
            "ставропольский",
            "legging",
            "emeletes",
            "ulazim",
            "better",
            "checklist",
            "plaža",
        ] {
            assert_eq!(meaning(quote, &[]), Said::Unofficial, "{quote}");
        }
    }

    #[test]
    fn who_sees_and_raises_has_called_first() {
        for quote in [
            "I see and raise",
            "I see your 500 and raise 500 more",
            "ég sé þetta og hækka",
            "látom és emelek",
            "vidim i dižem",
            "вижу и поднимаю",
        ] {
            assert_eq!(meaning(quote, &[]), Said::CallAndRaise, "{quote}");
        }
        assert_eq!(meaning("I see your bet", &[]), Said::Call);
        assert_eq!(meaning("I see 500", &[]), Said::Call);
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
