//! Found while a record of hands is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-variant",
    severity: Error,
    what: "A recorded hand of a game that the format does not know.",
    why: "Which cards play, and what may be bet, hangs on the game.",
    example: LintExample::Told("`variant = 'XX'`"),
    mend: "Write one of the codes that the message names.",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phh::Record;

    #[test]
    fn a_record_with_it_is_refused() {
        let refused = Record::read("variant = 'XX'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\nactions = []\n", false).err();
        assert_eq!(refused.map(|refused| refused.lint), Some(&LINT));
    }
}
