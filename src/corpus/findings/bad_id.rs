//! Found while a file is read.

use crate::corpus::Ref;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "bad-id",
    severity: Error,
    what: "An id with anything but small letters, digits and hyphens.",
    why: "Ids stand in file names, in links and on the command line, where blanks and capitals lead astray.",
    example: LintExample::Edit { file: "rules/betting/undercall.yaml", good: "id: short-of-a-raise", bad: "id: Short of a raise" },
    mend: "Write it in small letters, with hyphens for blanks. What people call the thing goes into `title` and `aliases`.",
};

/// An id is made of small letters, digits and hyphens, so that it can stand in a file name, a link and a command line.
pub fn check(id: &Ref) -> Option<Finding> {
    let well_formed = id.value.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-')) && !id.value.is_empty();
    let message = || format!("`{}` is no id: an id is made of small letters, digits and hyphens", id.value);
    (!well_formed).then(|| LINT.finding(message()).at(id.place.clone()))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml Short of a raise: `Short of a raise` is no id: an id is made of small letters, digits and hyphens"
]);
