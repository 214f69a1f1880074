//! Found while a record of hands is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unreadable-record",
    severity: Error,
    what: "A recorded hand that cannot be read at all.",
    why: "A hand that was not read was not replayed, and nothing can be said of it.",
    example: LintExample::Told("a file that is not saved as UTF-8, or a hand that is no TOML"),
    mend: "See that the path is right, and that each hand of a file of many begins with a table of its own, `[1]`.",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phh::Record;

    #[test]
    fn a_record_with_it_is_refused() {
        let refused = Record::read("variant = ", false).err();
        assert_eq!(refused.map(|refused| refused.lint), Some(&LINT));
    }
}
