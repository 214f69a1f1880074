//! Found where the houses of an earlier edition are held against those of today.

use std::collections::BTreeSet;

use crate::corpus::{EDITION, Ref};
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-edition",
    severity: Warning,
    what: "A file that was written for an edition of the rules that is not known here.",
    why: "What has been ruled otherwise since then cannot be told.",
    example: LintExample::Edit {
        file: "rules/houses/our-club.yaml",
        good: "based_on: base",
        bad: "based_on: base\nwritten_for: 0.0.8",
    },
    mend: "Name an edition that was published: it is called as `ruling --version` says. Where the file is newer than the program, update \
           the program.",
};

pub fn finding(edition: &Ref, known: &BTreeSet<String>) -> Finding {
    let editions: Vec<&str> = known.iter().map(String::as_str).chain([EDITION]).collect();
    let finding = LINT.finding(format!("no edition {} of the rules is known here", edition.value)).at(edition.place.clone());
    finding.help(format!("this program knows {}", editions.join(", ")))
}

#[cfg(test)]
crate::verify::findings::example::finds!([concat!(
    "our-club.yaml 0.0.8: no edition 0.0.8 of the rules is known here (this program knows 0.0.9, ",
    env!("CARGO_PKG_VERSION"),
    ")"
)]);
