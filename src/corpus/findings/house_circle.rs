//! Found where a name is looked up.

use crate::corpus::{Corpus, House, Ref};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "house-circle",
    severity: Error,
    what: "A house that is based on itself, directly or through others.",
    why: "There is no rule it could take over.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "plays: [no-limit]",
        bad: "plays: [no-limit]\nbased_on: our-club",
    },
    mend: "One of them stands on its own: take its `based_on` away.",
};

/// `base` is what the house is based on.
pub fn check(corpus: &Corpus, house: &House, base: &Ref) -> Option<Finding> {
    let message = || format!("what `{}` is based on goes round in a circle", house.id);
    in_circle(corpus, house).then(|| LINT.finding(message()).at(base.place.clone()))
}

/// Whether following `based_on` leads back to the house.
fn in_circle(corpus: &Corpus, house: &House) -> bool {
    let chain = corpus.chain(&house.id);
    let last = chain.last().and_then(|last| last.based_on.as_ref());
    last.is_some_and(|base| corpus.house(&base.value).is_some())
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml our-club: what `base` is based on goes round in a circle",
    "our-club.yaml base: what `our-club` is based on goes round in a circle"
]);
