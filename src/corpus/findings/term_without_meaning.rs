//! Found where a provision is read and looked up.

use crate::corpus::{Corpus, Ref};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "term-without-meaning",
    severity: Error,
    what: "A provision that defines a term of which the glossary does not say what it means.",
    why: "The definition is printed from the glossary, in six languages; without it the book has nothing to print.",
    example: LintExample::Edit { file: "rules/houses/base.yaml", good: "terms: [all-in]", bad: "terms: [all-in, call]" },
    mend: "Give the term a `meaning` in `rules/glossary.yaml`.",
};

/// What a provision defines, the glossary must define.
pub fn check(corpus: &Corpus, named: &Ref) -> Option<Finding> {
    let term = corpus.term(&named.value).filter(|term| term.meaning.is_none())?;
    let help = format!("add `meaning:` to the term at {}:{}", term.place.file.name, term.place.line());
    Some(LINT.finding(format!("the glossary does not say what `{}` means", named.value)).at(named.place.clone()).help(help))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml call: the glossary does not say what `call` means (add `meaning:` to the term at rules/glossary.yaml:2)"
]);
