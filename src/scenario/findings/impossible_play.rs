//! Found where a play is read or run.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};
use crate::engine::problem::Problem;

pub const LINT: Lint = Lint {
    id: "impossible-play",
    severity: Error,
    what: "A line that cannot happen: somebody acts who is not in the hand, chips that nobody has.",
    why: "The ruling of a situation that cannot arise says nothing about the rule.",
    example: LintExample::Edit { file: "rules/betting/undercall.yaml", good: "C pushes 500", bad: "D pushes 500" },
    mend: "Seat the player, give them the chips, or correct the line. Acting out of turn is possible; acting after a fold is not.",
};

pub fn finding(problem: Problem) -> Finding {
    let finding = LINT.finding(problem.message);
    if problem.help.is_empty() { finding } else { finding.help(problem.help) }
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml D pushes 500: D is not at the table (list that player in the `seats` line)"
]);
