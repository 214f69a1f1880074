//! Forms of words that no question can have.

use crate::corpus::Corpus;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};
use crate::search::lexicon::forms;

pub const LINT: Lint = Lint {
    id: "form-never-found",
    severity: Error,
    what: "A form that is not found where somebody types it.",
    why: "It looks like a word that is known, and is none.",
    example: LintExample::Edit { file: "locales/en/finding.ftl", good: "three-bet", bad: "three*bet" },
    mend: "Write words of letters or digits; `*` stands at the end of a word.",
};

pub fn check(corpus: &Corpus) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in corpus.finding.iter().filter_map(|(_, file)| file.as_ref()) {
        for form in forms(&file.text).into_iter().filter(|form| !form.is_found()) {
            let finding = LINT.finding(format!("no question that has `{}` has this form", form.text));
            findings.push(finding.at(Place::new(file, form.span)).help("`*` stands at the end of a word, and a word has letters"));
        }
    }
    findings
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "finding.ftl three*bet: no question that has `three*bet` has this form (`*` stands at the end of a word, and a word has letters)"
]);
