//! Found while a file is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "id-not-file-name",
    severity: Error,
    what: "A rule or a house whose file is called otherwise.",
    why: "Whoever has the one must find the other without searching.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "id: half-raise", bad: "id: small-raise" },
    mend: "Rename the file. Ids never change once they are published: others point at them.",
};

/// A file is called like what it holds, so that who has the one finds the other.
pub fn check(id: &str, place: &Place, file: &str) -> Option<Finding> {
    let expected = format!("{id}.yaml");
    (file != expected).then(|| {
        LINT.finding(format!("`{id}` lies in a file called `{file}`"))
            .at(place.clone())
            .help(format!("call the file `{expected}`, or the thing after its file"))
    })
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml small-raise: `small-raise` lies in a file called `half-raise.yaml` (call the file `small-raise.yaml`, or the thing after its file)"
]);
