//! Found where a name is looked up.

use super::unknown;
use crate::corpus::{Corpus, Ref};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-house",
    severity: Error,
    what: "A house that is based on one that does not exist.",
    why: "All that it takes over from there would be missing.",
    example: LintExample::Edit { file: "rules/houses/our-club.yaml", good: "based_on: base", bad: "based_on: bass" },
    mend: "Name it by its id; `ruling houses` lists them.",
};

pub fn check(corpus: &Corpus, house: &Ref) -> Option<Finding> {
    let known = || corpus.houses.iter().map(|house| house.id.as_str());
    corpus.house(&house.value).is_none().then(|| unknown(&LINT, "house", house, known()))
}

#[cfg(test)]
crate::verify::findings::example::finds!(["our-club.yaml bass: there is no house `bass` (did you mean `base`?)"]);
