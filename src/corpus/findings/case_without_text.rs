//! Found where options are read and settled.

use crate::corpus::{Clause, HouseView};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "case-without-text",
    severity: Error,
    what: "A clause of which no case fits what a house sets.",
    why: "The house carries the clause and could print nothing for it.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "when: { betting.half_raise_base: minimum-increment }\n        text",
        bad: "when: { betting.half_raise_base: minimum-increment, betting.half_raise_share: 40 }\n        text",
    },
    mend: "Write a case for the values that the message names; a club writes it into the rule's file, or chooses a value that \
           has a text already.",
};

/// `values` is what the house sets the options to that the cases look at.
pub fn finding(view: &HouseView, clause: &Clause, values: &str) -> Finding {
    LINT.finding(format!("`{}` has no text for what `{}` sets", clause.id, view.house.id))
        .at(place(view, clause))
        .help(format!("write a case for {values}"))
}

/// Where the house names the clause, its own provision before one of a base.
fn place(view: &HouseView, clause: &Clause) -> Place {
    let provision = view.provisions_of(&clause.id).first();
    let named = provision.and_then(|provision| provision.clauses().iter().find(|named| named.value == clause.id));
    named.map_or_else(|| clause.place.clone(), |named| named.place.clone())
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "our-club.yaml half-raise/complete: `half-raise/complete` has no text for what `our-club` sets (write a case for `betting.half_raise_base: minimum-increment`, `betting.half_raise_share: 50`)"
]);
