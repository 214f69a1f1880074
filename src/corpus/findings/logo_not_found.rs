//! Found where a club's book is made, and before.

use std::io::{self, ErrorKind};
use std::path::Path;

use crate::corpus::Ref;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "logo-not-found",
    severity: Error,
    what: "A logo that cannot be read, is no picture, or is too large.",
    why: "The book would be printed without it, and nobody would notice until it is.",
    example: LintExample::Edit {
        file: "rules/houses/our-club.yaml",
        good: "based_on: base\n",
        bad: "based_on: base\nlogo: pictures/logo.png\n",
    },
    mend: "Give the path from the folder of the club's file. The picture is a PNG, a JPEG, a WebP or an SVG of at most a megabyte; \
           it becomes part of the page.",
};

pub fn unreadable(logo: &Ref, path: &Path, error: &io::Error) -> Finding {
    let known = [
        (ErrorKind::NotFound, "there is no such file"),
        (ErrorKind::PermissionDenied, "nobody here may read it"),
        (ErrorKind::IsADirectory, "it is a folder"),
    ];
    let why = known.into_iter().find(|(kind, _)| *kind == error.kind());
    let why = why.map_or_else(|| error.to_string(), |(_, why)| why.to_owned());
    not_read(logo, path, &why)
}

pub fn too_large(logo: &Ref, path: &Path) -> Finding {
    not_read(logo, path, "it is larger than a megabyte")
}

fn not_read(logo: &Ref, path: &Path, why: &str) -> Finding {
    let finding = LINT.finding(format!("the logo cannot be read: {why}")).at(logo.place.clone());
    finding.help(format!("the picture is looked for at {}", path.display()))
}

pub fn no_picture(logo: &Ref) -> Finding {
    LINT.finding("the logo is no picture that a page can show").at(logo.place.clone()).help("use a PNG, a JPEG, a WebP or an SVG")
}

#[cfg(test)]
mod tests {
    #[test]
    fn its_example_is_found() {
        let found = crate::verify::findings::example::found(&super::LINT);
        assert!(
            found.len() == 1 && found[0].starts_with("our-club.yaml pictures/logo.png: the logo cannot be read: "),
            "{found:?}"
        );
    }
}
