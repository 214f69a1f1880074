//! The same words for two languages.

use super::written::{TextPurpose, groups, lower};
use crate::corpus::{Corpus, Lang, Texts};
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

/// Fewer words than this may be the same in two languages.
const ENOUGH: usize = 4;

pub const LINT: Lint = Lint {
    id: "same-text",
    severity: Warning,
    what: "The same text, of four words or more, for two languages.",
    why: "One of them was copied and never translated.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "Manji se višak vraća.",
        bad: "Menší prebytok sa vráti.",
    },
    mend: "Translate it. Languages that really say it in the same words are named in a silence.",
};

pub fn check(corpus: &Corpus) -> Vec<Finding> {
    let prose = groups(corpus).into_iter().filter(|(what, _)| *what != TextPurpose::Name && *what != TextPurpose::Alias);
    prose.flat_map(|(_, texts)| check_texts(texts)).collect()
}

fn check_texts(texts: &Texts) -> Vec<Finding> {
    let words: Vec<(Lang, Vec<String>)> = texts.written().map(|(lang, block)| (lang, lower(&block.text))).collect();
    let mut findings = Vec::new();
    for (n, (lang, text)) in words.iter().enumerate().filter(|(_, (_, text))| text.len() >= ENOUGH) {
        if let Some((first, _)) = words[..n].iter().find(|(_, earlier)| earlier == text) {
            let message = format!("the {} text is the {} one", lang.english(), first.english());
            findings.push(LINT.finding(message).at(texts.block(*lang).place.clone()).help("translate it"));
        }
    }
    findings
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml Menší prebytok sa vráti.: the Croatian text is the Slovak one (translate it)"
]);
