//! Found while a file is read.

use crate::corpus::{PlayedStructure, Ref};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-structure",
    severity: Error,
    what: "A betting structure that does not exist.",
    why: "A house is proved only on the games it plays.",
    example: LintExample::Edit { file: "rules/houses/base.yaml", good: "plays: [no-limit]", bad: "plays: [nolimit]" },
    mend: "Write no-limit, pot-limit or limit.",
};

pub fn finding(structure: Ref) -> Finding {
    let known = PlayedStructure::ALL.iter().map(|known| known.name());
    let finding = LINT.finding(format!("there is no betting structure `{}`", structure.value));
    finding.at(structure.place).did_you_mean(&structure.value, known)
}

#[cfg(test)]
crate::verify::findings::example::finds!(["base.yaml nolimit: there is no betting structure `nolimit` (did you mean `no-limit`?)"]);
