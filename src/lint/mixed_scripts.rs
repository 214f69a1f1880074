//! Cyrillic letters among Latin ones, and the reverse.

use super::written::{Written, WrittenWord};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};
use crate::lang::{Lang, Script};

/// Small Latin letters that are also a Russian word, to the eye.
const ALIKE: [&str; 4] = ["a", "c", "o", "y"];

pub const LINT: Lint = Lint {
    id: "mixed-scripts",
    severity: Error,
    what: "Cyrillic letters in a Latin word, or Latin letters in a Cyrillic one.",
    why: "They look alike and are not: neither the search nor a spelling checker finds the word.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml", good: "возвращается", bad: "вoзвращается"
    },
    mend: "Type the word again on the right keyboard.",
};

pub fn check(texts: &[Written]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for text in texts {
        for word in &text.words() {
            // `TDA-правила` is a word of each script.
            for part in word.text.split('-') {
                let Some(letters) = foreign(part, text.lang, word) else { continue };
                let message = format!("`{}` mixes Latin and Cyrillic letters", word.text);
                let finding = LINT.finding(message).at(text.place_of(word.span.clone()));
                findings.push(finding.help(letters));
            }
        }
    }
    findings
}

/// Names the letters of a word that are of the wrong script.
fn foreign(part: &str, lang: Lang, word: &WrittenWord) -> Option<String> {
    let own = lang.language().script;
    let other = Script::ALL.into_iter().find(|script| *script != own && part.contains(|c| script.has(c)))?;
    // A Latin word may stand among Cyrillic ones by itself; no Latin text takes a Cyrillic one.
    let is_wrong = match own {
        Script::Latin => true,
        Script::Cyrillic => part.contains(|c| own.has(c)) || (part == word.text && ALIKE.contains(&part)),
    };
    if !is_wrong {
        return None;
    }
    let mut wrong: Vec<char> = part.chars().filter(|c| other.has(*c)).collect();
    wrong.dedup();
    let named: Vec<String> = wrong.iter().map(|c| format!("`{c}` (U+{:04X})", u32::from(*c))).collect();
    Some(format!("{}: {}", other.name(), named.join(", ")))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml вoзвращается: `вoзвращается` mixes Latin and Cyrillic letters (Latin: `o` (U+006F))"
]);
