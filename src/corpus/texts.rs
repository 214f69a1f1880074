//! A text in every language.

use super::block::Block;
use crate::lang::{ByLang, Lang};

/// One text in every language, each with the place where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texts(Box<ByLang<Block>>);

impl Texts {
    pub fn new(blocks: ByLang<Block>) -> Texts {
        Texts(Box::new(blocks))
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
