//! Found while a record of hands is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unreadable-action",
    severity: Error,
    what: "An action of a recorded hand that is none.",
    why: "What comes after it cannot be replayed.",
    example: LintExample::Told("`p1 jumps`"),
    mend: "Write the action as the format has it: `p1 f`, `p1 cc`, `p1 cbr 200`.",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phh::Record;

    #[test]
    fn a_record_with_it_is_refused() {
        let refused = Record::read("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\nactions = ['p1 jumps']\n", false).err();
        assert_eq!(refused.map(|refused| refused.lint), Some(&LINT));
    }
}
