//! Found where a name is looked up.

use crate::corpus::{Corpus, Ref};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-glossary-term",
    severity: Error,
    what: "A provision that defines a term which the glossary does not have.",
    why: "The book would have a number with no definition behind it.",
    example: LintExample::Edit { file: "rules/houses/base.yaml", good: "terms: [all-in]", bad: "terms: [al-in]" },
    mend: "Name the term by its id in `rules/glossary.yaml`, or add it there.",
};

pub fn check(corpus: &Corpus, named: &Ref) -> Option<Finding> {
    if corpus.term(&named.value).is_some() {
        return None;
    }
    let finding = LINT.finding(format!("the glossary has no term `{}`", named.value));
    let finding = finding.at(named.place.clone()).help("add it to `rules/glossary.yaml`");
    Some(finding.did_you_mean(&named.value, corpus.glossary.terms.iter().map(|term| term.id.as_str())))
}

#[cfg(test)]
crate::verify::findings::example::finds!(["base.yaml al-in: the glossary has no term `al-in` (did you mean `all-in`?)"]);
