//! Found while a record of hands is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "wrong-field",
    severity: Error,
    what: "A field of a recorded hand that holds what it cannot hold.",
    why: "Chips would be counted that nobody had.",
    example: LintExample::Told("`antes` for two players where three sit"),
    mend: "Write what the message asks for.",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phh::Record;

    #[test]
    fn a_record_with_it_is_refused() {
        let refused = Record::read(
            "variant = 'NT'\nantes = 5\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\nactions = []\n",
            false,
        )
        .err();
        assert_eq!(refused.map(|refused| refused.lint), Some(&LINT));
    }
}
