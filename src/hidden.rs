//! Characters that nobody sees, and that make a terminal or a reader see something else: controls, escapes, marks that turn the
//! direction of writing, letters without width.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Whether a character is one of them. Line ends and tabs are not.
pub fn is_hidden(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        _ if c.is_control() => true,
        // Directions, and what joins or separates without a width.
        '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => true,
        // Soft hyphens, annotations, tags, and what is no character at all.
        '\u{ad}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}' | '\u{fdd0}'..='\u{fdef}' => true,
        _ => u32::from(c) & 0xfffe == 0xfffe,
    }
}

/// The text with its hidden characters spelled out: `\u{202e}`.
pub fn visible(text: &str) -> Cow<'_, str> {
    visible_but(text, |_| false)
}

/// The same, but for characters that are left as they are.
pub fn visible_but(text: &str, leave: impl Fn(char) -> bool) -> Cow<'_, str> {
    let spelled = |c: char| is_hidden(c) && !leave(c);
    if !text.chars().any(spelled) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if spelled(c) {
            let _ = write!(out, "{}", c.escape_unicode());
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_spelled_out() {
        assert_eq!(visible("a\u{1b}[31mb\u{202e}c\u{9b}d\r"), "a\\u{1b}[31mb\\u{202e}c\\u{9b}d\\u{d}");
        assert_eq!(visible("zero\u{200b}width"), "zero\\u{200b}width");
        assert_eq!(visible_but("a\rb", |c| c == '\r'), "a\rb");
    }

    #[test]
    fn what_can_be_read_is_left() {
        let text = "Žetóny – „félemelés“\u{a0}½ ♠️ þ ё\n\t日本語 👍";
        assert!(matches!(visible(text), Cow::Borrowed(_)));
    }
}
