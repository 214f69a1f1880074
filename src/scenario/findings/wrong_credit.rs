//! Found where the rulings of a play are held against what is written.

use crate::corpus::Ref;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "wrong-credit",
    severity: Error,
    what: "A scenario that claims to prove a clause on which none of its rulings rests.",
    why: "The clause would look proved, and could be taken away without anybody noticing.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "proves: [duty]",
        bad: "proves: [duty, otherwise-floor]",
    },
    mend: "Name only the clauses on which the expected rulings rest; `ruling decide` shows them for any play.",
};

pub fn finding(clause: &Ref, scenario: &str, house: &str) -> Finding {
    LINT.finding(format!("no expected ruling of {scenario} rests on `{}` under {house}", clause.value))
        .at(clause.place.clone())
        .help("name only the clauses on which the expected rulings rest")
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml otherwise-floor: no expected ruling of undercall/short-of-the-opening-bet rests on `undercall/otherwise-floor` under base, our-club (name only the clauses on which the expected rulings rest)"
]);
