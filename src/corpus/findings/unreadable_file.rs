//! Found before anything is read.

use std::fmt::Display;

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unreadable-file",
    severity: Error,
    what: "A file or a folder that cannot be read.",
    why: "Rules that were not read cannot be proved, and a rulebook without them would look complete.",
    example: LintExample::NoFolder("/no/such/folder"),
    mend: "See that the path is right, that you may read it, and that the file is saved as UTF-8.",
};

/// `name` is that of the file, as it is shown.
pub fn finding(name: impl Display, why: impl Display) -> Finding {
    LINT.finding(format!("cannot read {name}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_example_is_found() {
        let found = crate::verify::findings::example::found(&LINT);
        assert!(found.len() == 1 && found[0].starts_with("cannot read /no/such/folder: "), "{found:?}");
    }

    #[test]
    fn the_path_and_the_reason_are_named() {
        assert_eq!(finding("/no/such/folder", "it is not there").message, "cannot read /no/such/folder: it is not there");
    }
}
