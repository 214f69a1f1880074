//! What a form is in which a book is published: what it is called, what it can do, and how it is made.

use super::{Book, HouseCard};

/// A form in which a book is published.
#[derive(Debug)]
pub struct BookFormat {
    /// As `--format` has it; what it is for stands in `locales/*/help.ftl`.
    pub name: &'static str,
    /// How many languages it takes; without a number as many as there are.
    pub languages_at_most: Option<usize>,
    /// Each language has a folder of its own, with a page that is opened, and all of them a door before them.
    pub has_folders: bool,
    /// It brings along what its rules are found by.
    pub is_searched: bool,
    /// A browser shows it, and can follow it while it is written.
    pub is_watched: bool,
    pub renders: fn(&Pressed) -> Result<Vec<BookPage>, Unrendered>,
    /// A floor card, where it can hold one.
    pub renders_card: Option<RendersCard>,
}

/// How a floor card is made.
pub type RendersCard = fn(&HouseCard, &Imprint) -> Result<BookPage, Unrendered>;

/// A page's path below the folder, with slashes, and its bytes.
pub type BookPage = (String, Vec<u8>);

/// A finished book, one in each language, and what is printed with it.
#[derive(Clone, Copy, Debug)]
pub struct Pressed<'b> {
    pub books: &'b [Book],
    pub imprint: &'b Imprint,
    /// What its rules are found by, where it is searched.
    pub shelf: &'b str,
}

/// Which book it is, and when it was made.
#[derive(Clone, Debug)]
pub struct Imprint {
    /// What a book is called that is one file among others: `pslive-hu-en`.
    pub name: String,
    pub day: jiff::civil::Date,
    /// In seconds since 1970.
    pub made: i64,
}

/// Why a book could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unrendered {
    /// No typeface has this sign.
    NoGlyph(char),
    /// The program was built without what makes it.
    LeftOut,
    /// What the template or the packer says.
    Fault(String),
}

impl Unrendered {
    /// Any other error.
    pub fn fault(error: impl std::fmt::Display) -> Unrendered {
        Unrendered::Fault(error.to_string())
    }
}
