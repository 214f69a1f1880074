//! How a language builds its sentences, where that decides who does what in a story.

/// What a reader of stories has to know of it beside the words.
#[derive(Clone, Copy, Debug)]
pub struct Grammar {
    /// What English puts before a noun is an ending of it or stands behind it: `a flopon`, `az 1000-es mellé`.
    pub postpositions: bool,
    /// A name takes endings, so that it stands without one where somebody does something: `hendir spilum Sindra`, but `it is on Bill`.
    pub names_inflect: bool,
    /// Behind an "and" a number goes on with less: `tuttugu og fimm`.
    pub ones_behind_and: bool,
    /// The word for "that" stands before infinitives as well: `hann ákveður að kalla`.
    pub that_before_infinitive: bool,
    /// What the letter is that is a word too.
    pub letter_word: LetterWord,
}

/// What a letter by itself is where it calls nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LetterWord {
    /// An article, before things and never before what somebody does: `a call`.
    ArticleOfThings,
    /// An article, before things and people alike: `a gomb`, `a Jani`.
    Article,
    /// It joins what is done: `B zvýšil a C dorovnal`.
    Conjunction,
    /// It stands before a place, or says that somebody has something: `á flopinu`, `Villi á Kd Qd`.
    Preposition,
}
