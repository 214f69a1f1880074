//! Texts and lists of words in every language.

use serde::{Deserialize, Serialize};

use super::block::Block;
use super::lazy::Lazy;
use super::reader::Ref;
use crate::lang::{ByLang, Lang};

/// One text in every language, each with the place where it is written.
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
