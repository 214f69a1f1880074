//! Every finding there is, documented: `ruling verify --explain` prints what stands here.

mod explain;
mod names;
mod options;
mod plays;
mod proof;
mod provisions;
mod reading;
mod rulings;
mod silences;
mod spelling;
mod texts;
mod wording;

use crate::diagnostic::{Severity, closest};

/// What there is to know about one finding.
#[derive(Clone, Copy, Debug)]
pub struct FindingDoc {
    pub id: &'static str,
    pub severity: Severity,
    /// What it finds, in one sentence.
    pub what: &'static str,
    /// Why it matters.
    pub why: &'static str,
    pub example: FindingExample,
    /// How to mend it.
    pub mend: &'static str,
}

/// A change after which the finding is there. The files are those of `tests/example`, and the tests make every change.
#[derive(Clone, Copy, Debug)]
pub enum FindingExample {
    /// In a file, one text for another.
    Edit { file: &'static str, good: &'static str, bad: &'static str },
    /// A file with another name.
    Rename { file: &'static str, to: &'static str },
    /// A change too large to be printed.
    Told(&'static str),
}

/// Findings that one check makes.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    pub title: &'static str,
    pub docs: &'static [FindingDoc],
}

/// In the order in which `--list` and the published formats name them.
pub const GROUPS: [&Group; 11] = [
    &reading::GROUP,
    &names::GROUP,
    &options::GROUP,
    &provisions::GROUP,
    &texts::GROUP,
    &plays::GROUP,
    &rulings::GROUP,
    &proof::GROUP,
    &wording::GROUP,
    &spelling::GROUP,
    &silences::GROUP,
];

pub use explain::list;
pub use names::GROUP as NAMES;
pub use plays::GROUP as PLAYS;
pub use proof::GROUP as PROOF;
pub use rulings::GROUP as RULINGS;
pub use spelling::GROUP as SPELLING;
pub use texts::GROUP as TEXTS;
pub use wording::GROUP as WORDING;

pub fn all() -> impl Iterator<Item = &'static FindingDoc> {
    GROUPS.iter().flat_map(|group| group.docs)
}

pub fn find(id: &str) -> Option<&'static FindingDoc> {
    all().find(|doc| doc.id == id)
}

/// The id that somebody who typed this most likely meant.
pub fn meant(id: &str) -> Option<&'static str> {
    closest(id, all().map(|doc| doc.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_and_every_sentence_is_one() {
        let ids: Vec<_> = all().map(|doc| doc.id).collect();
        for (n, doc) in all().enumerate() {
            assert!(!ids[..n].contains(&doc.id), "{} comes twice", doc.id);
            for text in [doc.what, doc.why, doc.mend] {
                assert!(
                    text.ends_with('.') && text.starts_with(|c: char| c.is_uppercase() || c == '`') && !text.contains("  "),
                    "{}: {text}",
                    doc.id
                );
            }
            assert!(doc.what.chars().count() <= 90 && doc.what.matches('.').count() == 1, "{}", doc.id);
        }
    }

    #[test]
    fn a_slip_of_the_finger_is_understood() {
        assert_eq!(meant("unexpected-rulign"), Some("unexpected-ruling"));
        assert_eq!(meant("weather"), None);
    }
}
