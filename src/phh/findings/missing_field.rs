//! Found while a record of hands is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "missing-field",
    severity: Error,
    what: "A recorded hand that lacks a field.",
    why: "Without it nobody knows what was played, for how much or by whom.",
    example: LintExample::Told("a hand without `starting_stacks`"),
    mend: "Write the field; the format's description names those that every hand has.",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phh::Record;

    #[test]
    fn a_record_with_it_is_refused() {
        let refused = Record::read("variant = 'NT'\n", false).err();
        assert_eq!(refused.map(|refused| refused.lint), Some(&LINT));
    }
}
