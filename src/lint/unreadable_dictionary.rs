//! Found before the spelling is looked at.

use crate::corpus::Lang;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unreadable-dictionary",
    severity: Error,
    what: "A dictionary that is not in the folder, or cannot be read.",
    why: "The texts of that language would pass unread.",
    example: LintExample::Told("a folder for `--dictionaries` that has no `hu_HU.aff`"),
    mend: "Install it: Debian's packages `hunspell-en-us`, `hunspell-hu` and so on put them into `/usr/share/hunspell`.",
};

pub fn finding(lang: Lang, name: &str, why: &str) -> Finding {
    LINT.finding(format!("the {} dictionary cannot be read: {name}: {why}", lang.english()))
        .help("Debian's package `hunspell-*` of the language installs it")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn language_and_file_are_named() {
        let message = finding(Lang::Hu, "hu_HU.aff", "it is not there").message;
        assert_eq!(message, "the Hungarian dictionary cannot be read: hu_HU.aff: it is not there");
    }
}
