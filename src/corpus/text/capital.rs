//! Capitals where sentences begin: roles are written in small letters, since they may stand anywhere.

use crate::corpus::pattern::MARK;

/// Begins the text with a capital, and every sentence that begins with a role. The marks before the roles are taken out.
pub fn sentences(marked: &str) -> String {
    let mut text = String::with_capacity(marked.len());
    let mut due = true;
    for (at, c) in marked.char_indices() {
        if c == MARK {
            due = due || begins_sentence(&text);
        } else if due && c.is_alphanumeric() {
            match is_address(&marked[at..]) {
                true => text.push(c),
                false => text.extend(c.to_uppercase()),
            }
            due = false;
        } else {
            text.push(c);
        }
    }
    text
}

/// An address of the net or of a mailbox comes first: it is written as it is.
fn is_address(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or_default();
    let is_part = |part: &str| part.chars().take_while(|c| c.is_alphanumeric()).count() > 1;
    word.contains('@') || word.contains("://") || word.split('.').count() > 1 && word.split('.').all(is_part)
}

/// Whether what follows begins a sentence: before it, apart from signs that open, one has ended.
fn begins_sentence(before: &str) -> bool {
    let opening = |c: char| c.is_whitespace() || matches!(c, '*' | '_' | '[' | '(' | '"' | '\'' | '„' | '“' | '«' | '»' | '‘');
    let rest = before.trim_end_matches(opening);
    let spaced = rest.len() < before.len();
    rest.is_empty() || before.trim_end_matches(' ').ends_with("\n\n") || (spaced && rest.ends_with(['.', '!', '?', '…']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_and_roles_begin_with_capitals() {
        for (marked, text) in [
            ("\u{e000}the floor decides", "The floor decides"),
            ("**\u{e000}a bíró** dönt", "**A bíró** dönt"),
            ("ő dönt. \u{e000}a bíró, \u{e000}a bíró", "Ő dönt. A bíró, a bíró"),
            ("Done.\n\n\u{e000}дилер", "Done.\n\nДилер"),
            ("Done: \u{e000}the floor, pl. ez", "Done: the floor, pl. ez"),
            ("He said. “\u{e000}the floor”", "He said. “The floor”"),
            ("50 % is half", "50 % is half"),
            ("rules@club.example, \u{e000}the floor", "rules@club.example, the floor"),
            ("[club.example](https://club.example)", "[club.example](https://club.example)"),
            ("e.g. this. \u{e000}the floor", "E.g. this. The floor"),
            ("", ""),
        ] {
            assert_eq!(sentences(marked), text);
        }
    }
}
