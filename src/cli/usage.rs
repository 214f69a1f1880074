//! What is wrong with a command line.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "usage",
    severity: Error,
    what: "A command line that asks for what does not exist.",
    why: "An answer to another question than the one that was asked would be taken for the answer.",
    example: LintExample::Told("ruling book no-such-house"),
    mend: "Follow the help below the message; `ruling --help` shows the commands.",
};
