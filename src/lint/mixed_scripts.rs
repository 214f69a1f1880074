//! Cyrillic letters among Latin ones, and the reverse.

use super::written::{Written, WrittenWord};
use crate::corpus::Lang;
use crate::diagnostic::Finding;

/// Small Latin letters that are also a Russian word, to the eye.
const ALIKE: [&str; 4] = ["a", "c", "o", "y"];

pub fn check(texts: &[Written]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for text in texts {
        for word in &text.words() {
            // `TDA-правила` is a word of each script.
            for part in word.text.split('-') {
                let Some(letters) = foreign(part, text.lang, word) else { continue };
                let message = format!("`{}` mixes Latin and Cyrillic letters", word.text);
                let finding = Finding::error("mixed-scripts", message).at(text.place_of(word.span.clone()));
                findings.push(finding.help(letters));
            }
        }
    }
    findings
}

/// Names the letters of a word that are of the wrong script.
fn foreign(part: &str, lang: Lang, word: &WrittenWord) -> Option<String> {
    let is_wrong: fn(char) -> bool = match (part.contains(latin), part.contains(cyrillic)) {
        (true, true) if lang == Lang::Ru => latin,
        (_, true) if lang != Lang::Ru => cyrillic,
        (true, false) if lang == Lang::Ru && part == word.text && ALIKE.contains(&part) => latin,
        _ => return None,
    };
    let mut wrong: Vec<char> = part.chars().filter(|c| is_wrong(*c)).collect();
    wrong.dedup();
    let named: Vec<String> = wrong.iter().map(|c| format!("`{c}` (U+{:04X})", u32::from(*c))).collect();
    let script = if wrong.first().is_some_and(|c| cyrillic(*c)) { "Cyrillic" } else { "Latin" };
    Some(format!("{script}: {}", named.join(", ")))
}

fn cyrillic(c: char) -> bool {
    matches!(c, '\u{400}'..='\u{52f}')
}

fn latin(c: char) -> bool {
    c.is_alphabetic() && matches!(c, '\0'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}
