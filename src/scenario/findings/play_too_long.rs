//! Found where a play is read or run.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};
use crate::notation::MAX_LINES;

pub const LINT: Lint = Lint {
    id: "play-too-long",
    severity: Error,
    what: "A play of more lines than a play may have.",
    why: "Nobody can check such a ruling by hand, and the smallest situation is always shorter.",
    example: LintExample::Repeat { file: "rules/betting/undercall.yaml", line: "      B pushes 150", times: MAX_LINES },
    mend: "Leave out what the ruling does not turn on, or make two scenarios of it.",
};

/// `what` is too long: "a play". It is made of "lines".
pub fn finding(what: &str, lines: &str) -> Finding {
    LINT.finding(format!("{what} has at most {MAX_LINES} {lines}"))
}

#[cfg(test)]
crate::verify::findings::example::finds!(["undercall.yaml A bets 200: a play has at most 1000 lines"]);
