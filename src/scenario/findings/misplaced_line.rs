//! Found where a play is read or run.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "misplaced-line",
    severity: Error,
    what: "State after an event, or an event where the table is described.",
    why: "The table stands before anything happens at it; what changes it is an event.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "      B pushes 150\n",
        bad: "      B pushes 150\n      blinds 100/200\n",
    },
    mend: "Describe the table first, in `table` or in the first lines of the play, and tell what happens after that.",
};

pub fn event_at_the_table(place: Place) -> Finding {
    LINT.finding("there is an event where the table is described").at(place)
}

pub fn state_after_event(place: Place) -> Finding {
    LINT.finding("state comes after an event").at(place).help("state comes first, events after")
}

pub fn expected_ruling(place: Place) -> Finding {
    LINT.finding("there is an expected ruling among the events").at(place).help("`!` lines belong in scenarios")
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml blinds 100/200: state comes after an event (state comes first, events after)"
]);
