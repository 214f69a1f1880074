//! Found where a name is looked up.

use super::unknown;
use crate::corpus::{Corpus, Ref, rule_of};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-clause",
    severity: Error,
    what: "A clause that is named and does not exist.",
    why: "The provision would carry nothing, the scenario would prove nothing.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "proves: [below]", bad: "proves: [bellow]" },
    mend: "Name it as `rule/clause`; within its own rule the clause alone is enough. `ruling rule RULE` shows them all.",
};

pub fn check(corpus: &Corpus, clause: &Ref) -> Option<Finding> {
    if corpus.clause(&clause.value).is_some() {
        return None;
    }
    // The clauses of the rule that was named are the likelier ones to be meant.
    let rule = rule_of(&clause.value).and_then(|rule| corpus.rule(rule));
    let rules = rule.map_or(corpus.rules.as_slice(), std::slice::from_ref);
    let known = rules.iter().flat_map(|rule| &rule.clauses).map(|clause| clause.id.as_str());
    Some(unknown(&LINT, "clause", clause, known))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml bellow: there is no clause `half-raise/bellow` (did you mean `half-raise/below`?)"
]);
