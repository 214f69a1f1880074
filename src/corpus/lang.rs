//! The six languages, and things that exist once in each.

use serde::{Deserialize, Serialize};

use super::block::Block;
use super::lazy::Lazy;
use super::reader::Ref;

/// A language of the corpus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Lang {
    En,
    Hu,
    Sk,
    Hr,
    Is,
    Ru,
}

impl Lang {
    /// In the order in which the files list them.
    pub const ALL: [Lang; 6] = [Lang::En, Lang::Hu, Lang::Sk, Lang::Hr, Lang::Is, Lang::Ru];

    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Hu => "hu",
            Lang::Sk => "sk",
            Lang::Hr => "hr",
            Lang::Is => "is",
            Lang::Ru => "ru",
        }
    }

    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// What its own speakers call it.
    pub fn native(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Hu => "magyar",
            Lang::Sk => "slovenčina",
            Lang::Hr => "hrvatski",
            Lang::Is => "íslenska",
            Lang::Ru => "русский",
        }
    }

    /// What English calls it; findings speak English.
    pub fn english(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Hu => "Hungarian",
            Lang::Sk => "Slovak",
            Lang::Hr => "Croatian",
            Lang::Is => "Icelandic",
            Lang::Ru => "Russian",
        }
    }
}

/// One value for each language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByLang<T>([T; 6]);

impl<T> ByLang<T> {
    pub fn from_fn(make: impl FnMut(Lang) -> T) -> ByLang<T> {
        ByLang(Lang::ALL.map(make))
    }

    pub fn get(&self, lang: Lang) -> &T {
        &self.0[lang as usize]
    }

    pub fn get_mut(&mut self, lang: Lang) -> &mut T {
        &mut self.0[lang as usize]
    }

    pub fn iter(&self) -> impl Iterator<Item = (Lang, &T)> {
        Lang::ALL.into_iter().zip(&self.0)
    }
}

/// One text in six languages, each with the place where it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Texts(Lazy<Box<ByLang<Block>>>);

impl Texts {
    pub fn new(blocks: ByLang<Block>) -> Texts {
        Texts(Box::new(blocks).into())
    }

    /// The text as written, without the line break that ends a block.
    pub fn get(&self, lang: Lang) -> &str {
        self.block(lang).text.trim_end()
    }

    pub fn block(&self, lang: Lang) -> &Block {
        self.0.get(lang)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Lang, &Block)> {
        self.0.iter()
    }
}

/// Lists of words, one for each language.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct WordLists(Lazy<ByLang<Vec<Ref>>>);

impl WordLists {
    pub fn new(words: ByLang<Vec<Ref>>) -> WordLists {
        WordLists(words.into())
    }

    pub fn get(&self, lang: Lang) -> &[Ref] {
        self.0.get(lang)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Lang, &[Ref])> {
        self.0.iter().map(|(lang, words)| (lang, words.as_slice()))
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
    }

    #[test]
    fn each_language_has_its_own_value() {
        let mut codes = ByLang::from_fn(Lang::code);
        *codes.get_mut(Lang::Sk) = "!";
        assert_eq!(codes.iter().map(|(_, code)| *code).collect::<Vec<_>>(), ["en", "hu", "!", "hr", "is", "ru"]);
        assert_eq!(*codes.get(Lang::Ru), "ru");
    }
}
