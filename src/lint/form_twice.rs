//! Forms of words that stand twice in a language's file.

use std::collections::HashMap;

use crate::corpus::Corpus;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};
use crate::search::lexicon::{ConceptForm, forms};

pub const LINT: Lint = Lint {
    id: "form-twice",
    severity: Error,
    what: "A form that appears twice among the words by which rules are found in a language.",
    why: "Under two meanings nobody could say which is meant; under one the second adds nothing.",
    example: LintExample::Edit { file: "locales/en/finding.ftl", good: "bet = bets", bad: "bet = bets, raised" },
    mend: "Leave it where most people mean it, or say more of it: two words where one could be anything.",
};

pub fn check(corpus: &Corpus) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in corpus.finding.iter().filter_map(|(_, file)| file.as_ref()) {
        let mut known: HashMap<String, ConceptForm> = HashMap::new();
        for form in forms(&file.text) {
            if let Some(other) = known.get(&form.compared()) {
                let place = Place::new(file, form.span.clone());
                let message = format!("`{}` is looked for as `{}` is, which stands under `{}`", form.text, other.text, other.key);
                findings.push(LINT.finding(message).at(place).help("leave one of them, or say more of it"));
            } else {
                known.insert(form.compared(), form);
            }
        }
    }
    findings
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "finding.ftl raised: `raised` is looked for as `raises` is, which stands under `raise` (leave one of them, or say more of it)"
]);
