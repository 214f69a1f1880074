//! In what forms a book is published: a list. Each says in its own file what it is called, what it can do, and how it is made.

use super::format::BookFormat;
use super::{epub, html, pdf, site};

/// All of them, the first where none is named.
pub const FORMATS: &[&BookFormat] = &[&html::FORMAT, &site::FORMAT, &epub::FORMAT, &pdf::FORMAT];

/// The form with this name.
pub fn named(name: &str) -> Option<&'static BookFormat> {
    FORMATS.iter().copied().find(|format| format.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::Lang;
    use crate::message;

    #[test]
    fn every_format_has_a_name_of_its_own_and_is_explained_in_every_language() {
        for (at, format) in FORMATS.iter().enumerate() {
            assert!(FORMATS[..at].iter().all(|other| other.name != format.name), "{}", format.name);
            assert_eq!(named(format.name).map(|named| named.name), Some(format.name));
            for lang in Lang::ALL {
                let key = format!("format-{}", format.name);
                assert!(message::phrase(lang, "help-book").cases.iter().any(|(own, _)| *own == key), "{lang:?} {key}");
            }
        }
    }
}
