//! Found by the proof.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "overlap",
    severity: Error,
    what: "A situation on which two clauses rule differently, and neither is the stronger.",
    why: "The ruling would depend on who looks up what.",
    example: LintExample::Told("a house that carries both a rule for silent chips and one for several chips, neither stronger"),
    mend: "Let one rule name the other as the one it is stronger than, drop one of the clauses, or record the conflict.",
};

/// `lines` tell the situation.
pub fn finding(a: &str, b: &str, house: &str, lines: &str) -> Finding {
    LINT.finding(format!("`{a}` and `{b}` rule differently, and neither is recorded as stronger, in {house}"))
        .help(format!("say which of the two rules is stronger; they clash in: {lines}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_clauses_and_the_situation_are_named() {
        let finding = finding("undercall/duty", "half-raise/complete", "base", "blinds 200/400 / A calls");
        assert!(finding.message.starts_with("`undercall/duty` and `half-raise/complete` rule differently"));
        assert!(finding.help.is_some_and(|help| help.ends_with("they clash in: blinds 200/400 / A calls")));
    }
}
