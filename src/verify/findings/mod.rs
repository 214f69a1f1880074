//! Every finding there is, from wherever it is made, in one table. Each has a file of its own beside what finds it.

#[cfg(test)]
pub(crate) mod example;
mod explain;
pub(super) mod unknown_finding;
pub(super) mod unused_silence;

use crate::corpus::findings::{FILES, NAMES, OPTIONS, PROVISIONS, TEXTS};
use crate::diagnostic::{Lint, LintGroup, closest};
use crate::lint::{SPELLING, WORDING};
use crate::phh::findings::RECORDS;
use crate::proof::findings::{EDITIONS, PROOF};
use crate::scenario::findings::{PLAYS, RULINGS};

pub use explain::list;

/// Silences: each names a finding that is there.
pub const SILENCES: LintGroup = LintGroup { title: "Silences", lints: &[&unused_silence::LINT, &unknown_finding::LINT] };

/// In the order in which `--list` and the published formats name them.
pub const GROUPS: [&LintGroup; 12] =
    [&FILES, &NAMES, &OPTIONS, &PROVISIONS, &TEXTS, &PLAYS, &RULINGS, &PROOF, &EDITIONS, &WORDING, &SPELLING, &SILENCES];

/// What is found in recorded hands, never in the rules: it can be explained, and not be asked for.
const ELSEWHERE: [&LintGroup; 1] = [&RECORDS];

pub fn all() -> impl Iterator<Item = &'static Lint> {
    GROUPS.iter().flat_map(|group| group.lints).copied()
}

pub fn find(id: &str) -> Option<&'static Lint> {
    all().find(|lint| lint.id == id)
}

/// The finding, wherever it is made.
pub fn find_anywhere(id: &str) -> Option<&'static Lint> {
    find(id).or_else(|| ELSEWHERE.iter().flat_map(|group| group.lints).copied().find(|lint| lint.id == id))
}

/// The id that somebody who typed this most likely meant.
pub fn meant(id: &str) -> Option<&'static str> {
    closest(id, all().map(|lint| lint.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::LintExample;

    #[test]
    fn ids_are_unique_and_every_sentence_is_one() {
        let every = || GROUPS.iter().chain(&ELSEWHERE).flat_map(|group| group.lints);
        let ids: Vec<_> = every().map(|lint| lint.id).collect();
        for (n, lint) in every().enumerate() {
            assert!(!ids[..n].contains(&lint.id), "{} comes twice", lint.id);
            for text in [lint.what, lint.why, lint.mend] {
                assert!(
                    text.ends_with('.') && text.starts_with(|c: char| c.is_uppercase() || c == '`') && !text.contains("  "),
                    "{}: {text}",
                    lint.id
                );
            }
            assert!(lint.what.chars().count() <= 90 && lint.what.matches('.').count() == 1, "{}", lint.id);
        }
    }

    /// No house that can be written down has an overlap or leaves only the fold: the proof has tests of its own, with rules that
    /// are made up.
    #[test]
    fn every_example_is_found_but_of_what_no_file_can_bring_about() {
        let every = || GROUPS.iter().chain(&ELSEWHERE).flat_map(|group| group.lints).copied();
        let is_told = |lint: &&Lint| matches!(lint.example, LintExample::Told(_));
        assert_eq!(every().filter(is_told).map(|lint| lint.id).collect::<Vec<_>>(), ["overlap", "no-legal-action"]);
        for lint in every().filter(|lint| !is_told(lint)) {
            assert!(!example::found(lint).is_empty(), "{}", lint.id);
        }
    }

    #[test]
    fn a_slip_of_the_finger_is_understood() {
        assert_eq!(meant("unexpected-rulign"), Some("unexpected-ruling"));
        assert_eq!(meant("weather"), None);
    }
}
