//! Found where a name is looked up.

use super::unknown;
use crate::corpus::{Corpus, Ref, Rule, rule_of};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-scenario",
    severity: Error,
    what: "An example whose scenario does not exist.",
    why: "The book would print an example without a situation.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "scenario: half-raise/eleven-hundred-over-eight-hundred",
        bad: "scenario: half-raise/eleven-hundred-over-eight",
    },
    mend: "Name it as `rule/scenario`, or tell the situation here with `table` and `play`.",
};

pub fn check(corpus: &Corpus, scenario: &Ref) -> Option<Finding> {
    if corpus.scenario(&scenario.value).is_some() {
        return None;
    }
    let rule = rule_of(&scenario.value).and_then(|rule| corpus.rule(rule));
    let full = |rule: &Rule| rule.scenarios.iter().map(|s| format!("{}/{}", rule.id, s.id)).collect::<Vec<_>>();
    let names = rule.map(full).unwrap_or_default();
    Some(unknown(&LINT, "scenario", scenario, names.iter().map(String::as_str)))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml half-raise/eleven-hundred-over-eight: there is no scenario `half-raise/eleven-hundred-over-eight` (did you mean `half-raise/eleven-hundred-over-eight-hundred`?)"
]);
