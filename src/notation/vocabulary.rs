//! The words of the trade in every language, and what they declare.
//!
//! The engine never sees letters: it gets the meaning that is found here, or "no official term". A declaration is whole
//! words of one language, beside which the English terms are said everywhere. They are compared without diacritics and in
//! Latin letters, so that `hækka` and `HAEKKA` are one.

use std::sync::LazyLock;

use crate::engine::chips::{Amount, MAX_AMOUNT};
use crate::engine::event::{Conditional, Said, Size};
use crate::engine::value::Class;
use crate::lang::{Lang, SpokenWord};

/// What is said in one language, as it is compared.
struct Vocabulary {
    words: Vec<(String, SpokenWord)>,
    /// Several words that are one.
    runs: Vec<(String, String)>,
    all_in: Vec<String>,
    first_person: Option<&'static str>,
    /// The longest words first: `fourteen` does not begin with four.
    numbers: Vec<(String, Amount)>,
    number_joints: Vec<String>,
    number_endings: Vec<(&'static str, SpokenWord)>,
}

impl Vocabulary {
    fn of(lang: Lang) -> Vocabulary {
        let language = lang.language();
        let (spoken, endings) = (language.spoken.iter(), language.number_endings.iter());
        Vocabulary {
            words: spoken.flat_map(|(means, words)| words.split(' ').map(|word| (folded(word), *means))).collect(),
            runs: language.spoken_runs.iter().map(|(several, one)| (folded(several), folded(one))).collect(),
            all_in: language.all_in_phrases.iter().map(|phrase| format!(" {} ", folded(phrase))).collect(),
            first_person: language.first_person,
            numbers: numbers(language.number_words),
            number_joints: language.number_joints.split(' ').map(folded).collect(),
            number_endings: endings.flat_map(|(means, all)| all.split(' ').map(|ending| (ending, *means))).collect(),
        }
    }

    /// The numbers of which a word is put together, behind those before it.
    fn spelled(&self, word: &str, before: &mut Vec<Amount>) -> bool {
        if word.is_empty() || !before.is_empty() && self.number_endings.iter().any(|(ending, _)| *ending == word) {
            return true;
        }
        for (own, value) in &self.numbers {
            if let Some(rest) = word.strip_prefix(own.as_str()) {
                before.push(*value);
                if put_together(before).is_some() && self.spelled(rest, before) {
                    return true;
                }
                before.pop();
            }
        }
        false
    }

    fn is_number(&self, word: &str) -> bool {
        self.spelled(word, &mut Vec::new())
    }

    /// The first amount in words. Nobody knows which is meant where a few more follow a hundred or a thousand, nor which number an
    /// unknown word before a bare `thousand` is. Beside other words a number is an amount only if something is declared, and a
    /// number below a hundred, which is short for another, only at the beginning or the end.
    fn amount_in_words(&self, text: &str, declared: bool) -> Option<Amount> {
        let mut parts = Vec::new();
        let (mut others, mut ended, mut known) = (false, false, true);
        let first = number_words(text).next().is_some_and(|word| self.is_number(&word));
        for word in number_words(text) {
            let joins = self.number_joints.contains(&word);
            let starts = parts.is_empty();
            if !ended && self.spelled(&word, &mut parts) {
                if starts && !known && parts.first().is_some_and(|first| *first >= 100) {
                    return None;
                }
            } else if !joins {
                ended |= !parts.is_empty();
                others |= self.means(&word).is_none();
            }
            known = joins || self.means(&word).is_some();
        }
        let clear = parts.iter().any(|part| *part >= 100) && parts.last().is_some_and(|last| *last >= 10);
        let at_an_end = first || !ended;
        let short = at_an_end && !parts.is_empty() && parts.iter().all(|part| *part < 100);
        if (clear || short) && (declared || !others) { put_together(&parts) } else { None }
    }

    /// What a word means here; an English term of the trade is understood everywhere.
    fn means(&self, word: &str) -> Option<SpokenWord> {
        let own = |all: &[(String, SpokenWord)]| all.iter().find(|(known, _)| known == word).map(|(_, means)| *means);
        let term = |means: &SpokenWord| !matches!(means, SpokenWord::See | SpokenWord::If | SpokenWord::By | SpokenWord::To);
        own(&self.words).or_else(|| self.ends(word)).or_else(|| own(&VOCABULARIES[0].words).filter(term))
    }

    /// What the ending of a number says, be it in digits or in words.
    fn ends(&self, word: &str) -> Option<SpokenWord> {
        let digits = |stem: &str| stem.trim_end_matches('-').bytes().all(|byte| byte.is_ascii_digit() || b".,k".contains(&byte));
        let is_one = |stem: &str| stem.starts_with(|c: char| c.is_ascii_digit()) && digits(stem) || self.is_number(stem);
        let ends =
            |(ending, _): &&(&str, SpokenWord)| word.strip_suffix(ending).is_some_and(|stem| !stem.is_empty() && is_one(stem));
        self.number_endings.iter().find(ends).map(|(_, means)| *means)
    }
}

/// English is the first.
static VOCABULARIES: LazyLock<Vec<Vocabulary>> = LazyLock::new(|| Lang::ALL.into_iter().map(Vocabulary::of).collect());

/// Numbers in the letters in which words are compared.
fn numbers(words: &[(Amount, &str)]) -> Vec<(String, Amount)> {
    let of = |(value, words): &(Amount, &str)| -> Vec<(String, Amount)> {
        words.split(' ').map(|word| (number_words(&folded(word)).collect(), *value)).collect()
    };
    let mut numbers: Vec<(String, Amount)> = words.iter().flat_map(of).collect();
    numbers.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
    numbers
}

/// The words of a text as numbers are compared: a soft sign parts none.
fn number_words(text: &str) -> impl Iterator<Item = String> {
    let text = text.replace('\'', "");
    let words: Vec<String> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    words.into_iter()
}

/// The number that is said part by part: `five`, `hundred`, or `two`, `thousand`, `five`, `hundred`. Nothing where they are several.
fn put_together(parts: &[Amount]) -> Option<Amount> {
    let (mut total, mut group, mut scale): (Amount, Amount, Amount) = (0, 0, Amount::MAX);
    for part in parts {
        match *part {
            thousands if thousands >= 1000 => {
                if thousands >= scale || total > 0 && group == 0 {
                    return None;
                }
                total = total.checked_add(group.max(1).checked_mul(thousands)?)?;
                (group, scale) = (0, thousands);
            }
            100 if group < 100 => group = group.max(1) * 100,
            hundreds if hundreds >= 100 => {
                if group > 0 {
                    return None;
                }
                group = hundreds;
            }
            tens if tens >= 10 && group % 100 == 0 => group += tens,
            ones if ones < 10 && group % 10 == 0 => group += ones,
            _ => return None,
        }
    }
    total.checked_add(group)
}

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
        // Numbers in words tell the language only where nothing else does.
        let known = |heard: &Heard| {
            // What only says how an amount is meant is a small word, which in another language is another: `í` and `I`.
            let declares = |word: &&String| heard.vocabulary.means(word).is_some_and(|means| means != SpokenWord::To);
            let declares = heard.words.iter().filter(declares).count();
            let numbers = number_words(&heard.text).filter(|word| heard.vocabulary.is_number(word)).count();
            (declares, numbers)
        };
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

    /// What somebody else would have to do, and what is said to be done then.
    fn condition(&self) -> Option<(&str, &str)> {
        let first = self.words.first()?;
        if self.vocabulary.means(first) != Some(SpokenWord::If) {
            return None;
        }
        let then = self.text.split_once(',').map(|(_, rest)| rest).or_else(|| self.after_the_speaker()).unwrap_or_default();
        let on = self.text.strip_suffix(then).and_then(|on| on.split_once(' ')).map_or("", |(_, on)| on);
        Some((on, then))
    }

    /// How much is named, in digits or in words.
    fn size(&self, declared: bool) -> Size {
        if !self.readings.is_empty() {
            let mut readings = self.readings.to_vec();
            readings.sort_unstable();
            readings.dedup();
            return if readings.len() == 1 { Size::To(readings[0]) } else { Size::OneOf(readings) };
        }
        let on_top = self.says(SpokenWord::By) && !self.says(SpokenWord::To);
        let named = amounts(&self.text);
        // Who names the bet before what comes on top of it names that last.
        let amount = if on_top { named.last() } else { named.first() }.copied();
        let amount = amount.or_else(|| self.vocabulary.amount_in_words(&self.text, declared));
        match amount.filter(|n| (1..=MAX_AMOUNT).contains(n)) {
            Some(n) if on_top => Size::By(n),
            Some(n) => Size::To(n),
            None => Size::Open,
        }
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
    if let Some((on, then)) = heard.condition() {
        return Said::Conditional(Box::new(Conditional { on: meaning(on, &[]), then: meaning(then, readings) }));
    }
    let words: Vec<&str> = heard.words.iter().map(String::as_str).collect();
    let has = |means| heard.says(means);
    let raises = has(SpokenWord::Raise);
    let declared = raises || has(SpokenWord::Bet) || has(SpokenWord::See);
    let size = heard.size(declared);
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

/// The amounts in digits, in their order.
fn amounts(text: &str) -> Vec<Amount> {
    let (mut found, mut rest) = (Vec::new(), text);
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (amount, behind) = amount(&rest[start..]);
        // What is no amount hides those behind it.
        let Some(amount) = amount else { break };
        found.push(amount);
        rest = behind;
    }
    found
}

/// How many digits a text begins with.
pub fn leading_digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// The amount with which a text begins, `1200`, `1,200`, `1 200`, `2k`, `1.5k`, and what stands behind it.
fn amount(rest: &str) -> (Option<Amount>, &str) {
    let mut digits = rest[..leading_digits(rest)].to_owned();
    let mut after = &rest[digits.len()..];
    // Three digits behind a mark or a space go on with the number.
    while digits.len() <= 18
        && let Some(group) = after.strip_prefix(['.', ',', ' ', '\''])
        && leading_digits(group) == 3
    {
        digits.push_str(&group[..3]);
        after = &group[3..];
    }
    let fraction =
        after.strip_prefix(['.', ',']).filter(|after| leading_digits(after) > 0).map(|after| after.split_at(leading_digits(after)));
    let (tenths, behind) = fraction.unwrap_or(("", after));
    let Ok(whole) = digits.parse::<Amount>() else { return (None, behind) };
    let thousands = behind.strip_prefix('k').filter(|after| !after.starts_with(char::is_alphanumeric) && tenths.len() <= 3);
    let Some(behind) = thousands else { return (Some(whole), behind) };
    let parts = format!("{tenths:0<3}").parse().ok();
    (parts.and_then(|parts: Amount| whole.checked_mul(1000)?.checked_add(parts)), behind)
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
    fn an_amount_on_top_of_the_bet_is_none_to_which_it_is_raised() {
        for quote in [
            "raise 500 more",
            "raise five hundred more",
            "raise another 500",
            "raise 500 on top",
            "raise, 300 plus 500",
            "emelek 500-zal",
            "emelek ötszázzal",
            "emelek még 500-at",
            "navyšujem o 500",
            "navyšujem ešte 500",
            "podižem za 500",
            "podižem još 500",
            "hækka um 500",
            "рейз ещё 500",
        ] {
            assert_eq!(meaning(quote, &[]), Said::Raise(Size::By(500)), "{quote}");
        }
        assert_eq!(meaning("your 300 plus 500", &[]), Said::Number(Size::By(500)));
        for quote in
            ["emelek ezerre", "emelek 1000-re", "raise to 1000 total", "emelek ezret", "navyšujem na 1000", "повышаю до 1000"]
        {
            assert_eq!(meaning(quote, &[]), Said::Raise(Size::To(1000)), "{quote}");
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
    fn an_amount_in_words_is_that_amount() {
        for (quote, amount) in [
            ("fourteen hundred", 1400),
            ("five thousand", 5000),
            ("a thousand", 1000),
            ("two thousand five hundred", 2500),
            ("one thousand and fifty", 1050),
            ("twenty-five hundred", 2500),
            ("a hundred twenty thousand", 120_000),
            ("ötezer", 5000),
            ("ezernégyszáz", 1400),
            ("štrnásťsto", 1400),
            ("päťtisíc", 5000),
            ("tisuću četiristo", 1400),
            ("pet tisuća", 5000),
            ("fimm þúsund", 5000),
            ("fjórtán hundruð", 1400),
            ("тысяча четыреста", 1400),
            ("пять тысяч", 5000),
            ("пятьсот", 500),
        ] {
            assert_eq!(meaning(quote, &[]), Said::Number(Size::To(amount)), "{quote}");
        }
        assert_eq!(meaning("I bet five thousand", &[]), Said::Bet(Size::To(5000)));
        assert_eq!(meaning("raise it to three thousand please", &[]), Said::Raise(Size::To(3000)));
        assert_eq!(meaning("raise by five hundred", &[]), Said::Raise(Size::By(500)));
        assert_eq!(meaning("emelek ötezerre", &[]), Said::Raise(Size::To(5000)));
        assert_eq!(meaning("повышаю до пяти тысяч", &[]), Said::Raise(Size::To(5000)));
    }

    #[test]
    fn an_amount_in_words_that_may_be_another_is_none() {
        for quote in ["two fifty", "one thousand two", "five of them saw it", "never in a million years", "hundreds", "sto ljudi"] {
            assert_eq!(meaning(quote, &[]), Said::Unofficial, "{quote}");
        }
        for quote in ["I bet two fifty", "I bet umpteen thousand", "I bet one of these"] {
            assert_eq!(meaning(quote, &[]), Said::Bet(Size::Open), "{quote}");
        }
    }

    #[test]
    fn a_number_in_words_is_one_however_small() {
        for (quote, said) in [
            ("five", Said::Number(Size::To(5))),
            ("öt", Said::Number(Size::To(5))),
            ("twenty-five", Said::Number(Size::To(25))),
            ("I bet five", Said::Bet(Size::To(5))),
            ("raise five", Said::Raise(Size::To(5))),
            ("ötöt emelek", Said::Raise(Size::To(5))),
            ("dižem pet", Said::Raise(Size::To(5))),
            ("ставлю пять", Said::Bet(Size::To(5))),
        ] {
            assert_eq!(meaning(quote, &[]), said, "{quote}");
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
        let conditional = |on, then| Said::Conditional(Box::new(Conditional { on, then }));
        assert_eq!(meaning("if you bet, I raise", &[]), conditional(Said::Bet(Size::Open), Said::Raise(Size::Open)));
        assert_eq!(meaning("if you check I bet 500", &[]), conditional(Said::Check, Said::Bet(Size::To(500))));
        assert_eq!(meaning("if you play, I am all-in", &[]), conditional(Said::Unofficial, Said::AllIn));
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
