//! Found before the spelling is looked at.

use crate::corpus::Lang;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unreadable-dictionary",
    severity: Error,
    what: "A dictionary that is not in the folder, or cannot be read.",
    why: "The texts of that language would pass unread.",
    example: LintExample::Rename { file: "dictionaries/hu_HU.aff", to: "dictionaries/hu.aff" },
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
    fn its_example_is_found() {
        let found = crate::verify::findings::example::found(&LINT);
        assert!(found.len() == 1 && found[0].starts_with("the Hungarian dictionary cannot be read: "), "{found:?}");
    }

    #[test]
    fn language_and_file_are_named() {
        let message = finding(Lang::Hu, "hu_HU.aff", "it is not there").message;
        assert_eq!(message, "the Hungarian dictionary cannot be read: hu_HU.aff: it is not there");
    }
}
