//! Found while a record of hands is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-variant",
    severity: Error,
    what: "A recorded hand of a game that the format does not know.",
    why: "Which cards play, and what may be bet, hangs on the game.",
    example: LintExample::Edit { file: "hand.phh", good: "'NT'", bad: "'XX'" },
    mend: "Write one of the codes that the message names.",
};

#[cfg(test)]
crate::verify::findings::example::finds!([
    "hand.phh 'XX': there is no game with the code `XX` (the codes are NT, PO, FT, FO/8, F7S, F7S/8, FR, NS, PT, N2L1D, F2L3D, FB)"
]);
