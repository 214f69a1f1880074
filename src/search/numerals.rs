//! Small figures, and the words for them: who counts cards and chips writes either.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::lexicon::forms;
use super::normalize;
use crate::embedded;
use crate::lang::Lang;

/// The file that lists how numbers are said, and how its keys for them begin.
const TOLD: &str = "telling.ftl";
const KEY: &str = "number-";

/// The figures that are written as words. One is an article in some languages, and more than ten is an amount.
const SPELLED: std::ops::RangeInclusive<u32> = 2..=10;

/// The word for each figure, and for its other forms ("dva", "dvije"), by language.
static WORDS: LazyLock<HashMap<&'static str, HashMap<String, String>>> = LazyLock::new(|| {
    let of_lang = |lang: Lang| {
        let mut words = HashMap::new();
        for form in embedded::locale(lang, TOLD).map(forms).unwrap_or_default() {
            let Some(figure) = form.key.strip_prefix(KEY).and_then(|figure| figure.parse().ok()) else { continue };
            if let [word] = normalize::words(form.text).as_slice()
                && SPELLED.contains(&figure)
            {
                let first = words.entry(figure.to_string()).or_insert_with(|| word.clone()).clone();
                words.entry(word.clone()).or_insert(first);
            }
        }
        words
    };
    Lang::ALL.map(|lang| (lang.code(), of_lang(lang))).into_iter().collect()
});

/// Writes small figures among the folded words of a language as the language says them, and each number in one way. A figure that
/// counts nothing is left alone: what follows it has to be a word.
pub fn spell_out(words: &mut [String], lang: Lang) {
    spell_out_in(words, lang.code());
}

/// The same, for the code of a language; one that is not known has no words for numbers.
pub fn spell_out_in(words: &mut [String], lang: &str) {
    let Some(spelled) = WORDS.get(lang) else { return };
    let is_figure = |word: &String| word.starts_with(|c: char| c.is_ascii_digit());
    for at in 0..words.len() {
        let counts = words.get(at + 1).is_some_and(|next| !is_figure(next));
        let Some(word) = spelled.get(&words[at]).filter(|_| counts || !is_figure(&words[at])) else { continue };
        words[at].clone_from(word);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(text: &str, lang: Lang) -> String {
        let mut words = normalize::words(text);
        spell_out(&mut words, lang);
        words.join(" ")
    }

    #[test]
    fn what_is_counted_is_counted_in_words() {
        for (lang, figures, words) in [
            (Lang::En, "3 cards", "three cards"),
            (Lang::Sk, "3 karty", "tri karty"),
            (Lang::Hr, "dobio 2 karte", "dobio dvije karte"),
            (Lang::Ru, "сдали 3 карты", "сдали три карты"),
            (Lang::Hu, "3 lapot kaptam", "három lapot kaptam"),
        ] {
            assert_eq!(spelled(figures, lang), spelled(words, lang), "{figures}");
        }
    }

    #[test]
    fn a_number_and_an_amount_stay_what_they_are() {
        for text in ["rule 3", "1/2", "bet 2 500", "40 percent", "4.10"] {
            assert_eq!(spelled(text, Lang::En), normalize::words(text).join(" "), "{text}");
        }
    }
}
