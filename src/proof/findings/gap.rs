//! Found by the proof.

use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "gap",
    severity: Warning,
    what: "A situation that no clause rules on, though the house carries a rule on the subject.",
    why: "A floor person who looks the rule up finds nothing, next to a case that it does decide.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "clauses: [undercall/duty, undercall/otherwise-floor]",
        bad: "clauses: [undercall/duty]",
    },
    mend: "Carry the clause that rules on it, or silence the finding with the reason why the book leaves it open.",
};

/// The house carries the clause, and an option on which it depends is left open. `lines` tell the situation.
pub fn of_option(clause: &str, house: &str, lines: &str) -> Finding {
    LINT.finding(format!("nothing rules although `{clause}` is carried by {house}"))
        .help(format!("set the options on which it depends; it is silent in: {lines}"))
}

/// The house lacks the clause. `lines` tell the situation.
pub fn of_clause(clause: &str, house: &str, lines: &str) -> Finding {
    LINT.finding(format!("a rule of its own falls silent for want of `{clause}` in {house}"))
        .help(format!("carry the clause, or say that the book is silent in: {lines}"))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml otherwise-floor: a rule of its own falls silent for want of `undercall/otherwise-floor` in base (carry the clause, or say that the book is silent in: no-limit hold'em, blinds 200/400, seats A B C, on the flop / A bets 400 / B raises to 1200 / C pushes 500)"
]);
