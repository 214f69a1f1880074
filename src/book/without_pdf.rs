//! A program that was built without a typesetter says so.

use super::HouseCard;
use super::format::{BookFormat, BookPage, Imprint, Pressed, Unrendered};

/// As it would be with the feature `pdf`.
pub const FORMAT: BookFormat = BookFormat {
    name: "pdf",
    languages_at_most: Some(2),
    has_folders: false,
    is_searched: false,
    is_watched: false,
    renders: |_: &Pressed| -> Result<Vec<BookPage>, Unrendered> { Err(Unrendered::LeftOut) },
    renders_card: Some(|_: &HouseCard, _: &Imprint| -> Result<BookPage, Unrendered> { Err(Unrendered::LeftOut) }),
};
