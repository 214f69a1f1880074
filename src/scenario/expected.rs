//! Expected rulings, held against those that were given.

use super::findings::{unexpected_ruling, wrong_credit};
use super::plays::Plays;
use super::run::ruled;
use crate::corpus::{Block, Branch};
use crate::diagnostic::Finding;
use crate::engine::policy::Policy;
use crate::engine::ruling::{Grade, Ruling, Verdict};

/// Whether the rulings are expected of a house.
pub fn applies(branch: &Branch, policy: &Policy) -> bool {
    branch.proves.iter().all(|clause| policy.carries(&clause.value)) && branch.when.matches(|key| policy.value(key))
}

/// Holds expected rulings against those that were given by a house, and the clauses they prove against those they rest on.
pub fn compare(
    plays: &Plays,
    rulings: &[Ruling],
    block: &Block,
    scenario: &str,
    house: &str,
    branch: Option<&Branch>,
) -> Vec<Finding> {
    let expected = match plays.expected(block) {
        Ok(expected) => expected,
        Err(findings) => return findings,
    };
    let mut findings: Vec<Finding> = expected
        .iter()
        .filter(|(_, verdict)| !ruled(rulings, verdict))
        .map(|(n, verdict)| {
            let place = block.line_place(*n, 0..usize::MAX);
            unexpected_ruling::finding(verdict, &format!("in {scenario} by {house}"), place, instead(rulings, verdict))
        })
        .collect();
    if !findings.is_empty() {
        return findings;
    }
    for proved in branch.into_iter().flat_map(|b| &b.proves) {
        let credited = rulings.iter().filter(|r| expected.iter().any(|(_, v)| *v == r.verdict)).any(|r| r.rests_on(&proved.value));
        if !credited {
            findings.push(wrong_credit::finding(proved, scenario, house));
        }
    }
    findings
}

/// What was ruled in place of the verdict: the same question first.
pub fn instead(rulings: &[Ruling], verdict: &Verdict) -> String {
    let shown: Vec<String> = rulings
        .iter()
        .filter(|r| !r.routine || r.verdict.about() == verdict.about())
        .map(|r| if r.grade == Grade::Silent { format!("silent (custom: {})", r.verdict) } else { r.verdict.to_string() })
        .collect();
    format!("it rules: {}", shown.join("; "))
}
