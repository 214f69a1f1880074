//! The languages: one file each, and one list. All that the program knows of a language, but for its words in `locales/` and its
//! texts in `rules/`, stands in its file.

mod by_lang;
mod en;
mod grammar;
mod hr;
mod hu;
mod is;
mod number;
mod ru;
mod script;
mod senses;
mod sk;
mod spoken;
mod together;

use fluent_bundle::FluentValue;
use icu_locale_core::Locale;

use crate::engine::value::Class;

pub use by_lang::ByLang;
pub use grammar::{Grammar, LetterWord};
pub use number::locale_number;
pub use script::Script;
pub use senses::{Sense, Senses};
pub use spoken::SpokenWord;
pub use together::{keep_together, keep_together_by};

/// An article that has several forms, and which of them goes before a number.
#[derive(Clone, Copy, Debug)]
pub struct NumberArticle {
    pub forms: &'static [&'static str],
    pub before: fn(i64) -> &'static str,
}

/// What there is to know about a language.
#[derive(Clone, Debug)]
pub struct Language {
    /// ISO 639-1.
    pub code: &'static str,
    /// What its own speakers call it.
    pub native: &'static str,
    /// What English calls it; findings speak English.
    pub english: &'static str,
    /// How numbers are grouped and words are sorted (CLDR).
    pub locale: Locale,
    pub script: Script,
    /// A day, as `strftime` has it.
    pub date: &'static str,
    /// Between whole units and a fraction.
    pub decimal_point: char,
    /// What hunspell calls the language.
    pub dictionary: &'static str,
    pub inflection: Inflection,
    /// Writes a number with an ending, where the language has any.
    pub number_with_ending: Option<fn(i64, &str) -> String>,
    /// The article before a number, where it follows from how the number is read aloud.
    pub article: Option<NumberArticle>,
    /// Words that say nothing about a subject, with spaces between them. They count in a search, but never decide.
    pub function_words: &'static str,
    /// How people ask what a word means, with commas between.
    pub asks_meaning: &'static str,
    /// The words that are said at the table, whole and in each form in which they declare something, with spaces between
    /// them. A word that only begins like one of them declares nothing.
    pub spoken: &'static [(SpokenWord, &'static str)],
    /// Several words that are one, and how that one is spelled in `spoken`.
    pub spoken_runs: &'static [(&'static str, &'static str)],
    /// Numbers as they are said of amounts, each with its words in the forms in which they are said; longer ones are put together
    /// of these. What else they are called in a story is told with the other words of stories (`locales/<language>/telling.ftl`).
    pub number_words: &'static [(i64, &'static str)],
    /// Words that stand between the parts of a number, or before it.
    pub number_joints: &'static str,
    /// Endings of numbers that say whether an amount comes on top of the bet or is the whole of it, in plain Latin letters with
    /// spaces between them.
    pub number_endings: &'static [(SpokenWord, &'static str)],
    /// What hands are called, in plain Latin letters.
    pub hands: &'static [(Class, &'static [&'static str])],
    /// Whole phrases that put in all chips.
    pub all_in_phrases: &'static [&'static str],
    pub grammar: Grammar,
    /// What the words of its rule texts do.
    pub senses: &'static Senses,
    /// The word for the speaker, where a declaration may begin with it without a comma before it: "if he bets I raise".
    pub first_person: Option<&'static str>,
}

/// How the forms of a word are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inflection {
    /// The word, with one of these behind it.
    Endings(&'static [&'static str]),
    /// The endings are too many to be listed: two words that begin alike are forms of one.
    AnyEnding,
}

/// Declares the languages, in the order in which the files list them.
macro_rules! languages {
    ($($Lang:ident = $module:ident,)+) => {
        /// A language of the corpus.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum Lang { $($Lang,)+ }

        impl Lang {
            pub const ALL: [Lang; Lang::COUNT] = [$(Lang::$Lang,)+];
            pub const COUNT: usize = [$(stringify!($module),)+].len();

            pub fn language(self) -> &'static Language {
                match self { $(Lang::$Lang => { static LANGUAGE: Language = $module::LANGUAGE; &LANGUAGE })+ }
            }

            /// Prints the numbers of Fluent messages. A formatter is told no language, so each language has its own.
            pub fn fluent_formatter<M>(self) -> fn(&FluentValue, &M) -> Option<String> {
                match self { $(Lang::$Lang => |value, _| number::fluent_number(Lang::$Lang, value),)+ }
            }
        }
    };
}

languages! {
    En = en,
    Hu = hu,
    Sk = sk,
    Hr = hr,
    Is = is,
    Ru = ru,
}

impl Lang {
    pub fn code(self) -> &'static str {
        self.language().code
    }

    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The codes of all languages, for one who mistyped one: `en, hu and sk`.
    pub fn listed() -> String {
        Lang::ALL.map(Lang::code).join(", ")
    }

    /// The codes of all languages with their own names: `en (English), hu (magyar)`.
    pub fn listed_in_full() -> String {
        Lang::ALL.map(|lang| format!("{} ({})", lang.code(), lang.native())).join(", ")
    }

    pub fn native(self) -> &'static str {
        self.language().native
    }

    pub fn english(self) -> &'static str {
        self.language().english
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
        assert_eq!(Lang::from_code("de"), None);
        assert_eq!(Lang::listed(), "en, hu, sk, hr, is, ru");
    }

    #[test]
    fn every_language_is_complete() {
        for lang in Lang::ALL {
            let language = lang.language();
            assert_eq!(language.locale.id.language.as_str(), language.code);
            assert!(language.dictionary.starts_with(&format!("{}_", language.code)), "{}", language.dictionary);
            for part in ["%d %-d", "%m %-m %B", "%Y"] {
                assert!(part.split(' ').any(|part| language.date.contains(part)), "{}: no {part}", language.english);
            }
            let letters = language.native.chars().chain(language.function_words.chars()).filter(|c| c.is_alphabetic());
            assert!(letters.clone().count() > 50 && letters.clone().all(|c| language.script.has(c)), "{}", language.english);
            assert!(language.asks_meaning.split(',').count() > 5, "{}", language.english);
            // What a raise is by has no word of its own in every language.
            for word in SpokenWord::ALL.into_iter().filter(|word| *word != SpokenWord::By) {
                let spoken = language.spoken.iter().find(|(own, _)| *own == word);
                assert!(spoken.is_some_and(|(_, words)| !words.is_empty()), "{}: nothing says {word:?}", language.english);
            }
            for sense in Sense::ALL.iter().filter(|sense| **sense != Sense::Role) {
                let said = language.senses.words.iter().any(|(own, words)| own == sense && !words.is_empty());
                assert!(said, "{}: nothing says {sense:?}", language.english);
            }
            // Whole words, as they are written: what is typed is folded, and so are they.
            let plain = |word: &str| word.chars().all(|c| c.is_lowercase() || c == '-');
            let spoken = language.spoken.iter().flat_map(|(_, words)| words.split(' '));
            assert!(spoken.clone().all(plain), "{}: {:?}", language.english, spoken.collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_language_has_its_words() {
        for file in ["cards", "deal", "errors", "events", "finding", "help", "roles", "telling", "ui", "verdicts"] {
            for lang in Lang::ALL {
                let path = format!("{}/locales/{}/{file}.ftl", env!("CARGO_MANIFEST_DIR"), lang.code());
                assert!(std::fs::metadata(&path).is_ok_and(|file| file.len() > 0), "there is no {path}");
            }
        }
    }
}
