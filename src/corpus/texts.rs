//! Texts and lists of words in every language.

use serde::{Deserialize, Serialize};

use super::block::Block;
use super::lazy::Lazy;
use super::reader::Ref;
use crate::lang::{ByLang, Lang};

/// One text in every language, each with the place where it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Texts {
    blocks: Lazy<Box<ByLang<Block>>>,
    stand_in: Option<StandIn>,
}

/// Where a club writes in some of the languages only: the text that stands in for those that are missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct StandIn {
    from: Lang,
    missing: Vec<Lang>,
}

impl Texts {
    pub fn new(blocks: ByLang<Block>) -> Texts {
        Texts { blocks: Box::new(blocks).into(), stand_in: None }
    }

    /// A text in some of the languages; in every other one, that of `from` stands in for it.
    pub fn in_some(blocks: ByLang<Option<Block>>, from: Lang) -> Option<Texts> {
        let fallback = blocks.get(from).clone()?;
        let missing: Vec<Lang> = blocks.iter().filter(|(_, block)| block.is_none()).map(|(lang, _)| lang).collect();
        let blocks = ByLang::from_fn(|lang| blocks.get(lang).clone().unwrap_or_else(|| fallback.clone()));
        let stand_in = (!missing.is_empty()).then_some(StandIn { from, missing });
        Some(Texts { blocks: Box::new(blocks).into(), stand_in })
    }

    /// The same texts, each as `change` has it in its language; where it has nothing, as it was.
    pub fn changed(&self, change: impl Fn(Lang, &str) -> Option<String>) -> Texts {
        let of = |lang: Lang, block: &Block| {
            let text = change(lang, &block.text).unwrap_or_else(|| block.text.clone());
            Block { text, place: block.place.clone() }
        };
        let blocks = ByLang::from_fn(|lang| of(self.written_in(lang), self.blocks.get(lang)));
        Texts { blocks: Box::new(blocks).into(), stand_in: self.stand_in.clone() }
    }

    /// The language in which [`Texts::get`] answers: the one that was asked for, or the one that stands in for it.
    pub fn written_in(&self, lang: Lang) -> Lang {
        self.stand_in.as_ref().filter(|stand_in| stand_in.missing.contains(&lang)).map_or(lang, |stand_in| stand_in.from)
    }

    /// The text in each language in which it is written.
    pub fn written(&self) -> impl Iterator<Item = (Lang, &Block)> {
        self.iter().filter(|(lang, _)| self.written_in(*lang) == *lang)
    }

    /// The text as written, without the line break that ends a block.
    pub fn get(&self, lang: Lang) -> &str {
        self.block(lang).text.trim_end()
    }

    pub fn block(&self, lang: Lang) -> &Block {
        self.blocks.get(lang)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Lang, &Block)> {
        self.blocks.iter()
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
