//! Found by the proof.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "no-legal-action",
    severity: Error,
    what: "A situation in which the player to act may do nothing but fold.",
    why: "No rulebook means to say so: two figures of the house do not go together.",
    example: LintExample::Told("a cap on raises that also forbids the call"),
    mend: "Look at the witness: the options that its rulings rest on are those that do not go together.",
};

/// `lines` tell the situation.
pub fn finding(house: &str, lines: &str) -> Finding {
    LINT.finding(format!("the player to act can only fold in {house}")).help(format!("nothing else is left in: {lines}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_situation_is_named() {
        assert_eq!(finding("base", "A calls").help.as_deref(), Some("nothing else is left in: A calls"));
    }
}
