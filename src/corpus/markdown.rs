//! Inline Markdown: what is left of it as plain text, what it links to, and what it must not hold.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

const BETWEEN_CELLS: &str = " · ";

/// The words without any marks; paragraphs are a line each, and so are the rows of a table.
pub fn plain(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len());
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Text(words) | Event::Code(words) => text.push_str(&words),
            Event::SoftBreak | Event::HardBreak => text.push(' '),
            Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::Heading(_)) => text.push('\n'),
            Event::End(TagEnd::TableHead | TagEnd::TableRow) => {
                text.truncate(text.trim_end_matches(BETWEEN_CELLS).len());
                text.push('\n');
            }
            Event::End(TagEnd::TableCell) => text.push_str(BETWEEN_CELLS),
            Event::Start(_)
            | Event::End(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_)
            | Event::Html(_)
            | Event::InlineHtml(_)
            | Event::FootnoteReference(_)
            | Event::Rule
            | Event::TaskListMarker(_) => {}
        }
    }
    text.truncate(text.trim_end().len());
    text
}

/// Where a text links to, and the words that do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub words: String,
    pub to: String,
}

/// The links of a text, in order.
pub fn links(markdown: &str) -> Vec<Link> {
    let mut links = Vec::new();
    let mut open: Option<Link> = None;
    for event in Parser::new(markdown) {
        match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                open = Some(Link { words: String::new(), to: dest_url.into_string() });
            }
            Event::End(TagEnd::Link | TagEnd::Image) => links.extend(open.take()),
            Event::Text(words) | Event::Code(words) => {
                if let Some(link) = &mut open {
                    link.words.push_str(&words);
                }
            }
            Event::Start(_)
            | Event::End(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_)
            | Event::Html(_)
            | Event::InlineHtml(_)
            | Event::FootnoteReference(_)
            | Event::SoftBreak
            | Event::HardBreak
            | Event::Rule
            | Event::TaskListMarker(_) => {}
        }
    }
    links
}

/// The first thing in a text that Markdown would hand through as HTML. Stricter than Markdown: nothing that looks like a tag
/// has any business in a rule, in code neither.
pub fn raw_html(text: &str) -> Option<Range<usize>> {
    let opens = |after: u8| after.is_ascii_alphabetic() || matches!(after, b'/' | b'!' | b'?');
    let start = text.as_bytes().windows(2).position(|pair| pair[0] == b'<' && opens(pair[1]))?;
    let end = text[start..].find(['>', '\n']).map_or(text.len(), |at| start + at + 1);
    Some(start..end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_taken_off() {
        assert_eq!(plain("The **whole** _pot_,\nsee [the rule](pot-limit) `A`."), "The whole pot, see the rule A.");
        assert_eq!(plain("one\n\ntwo\n"), "one\ntwo");
        assert_eq!(plain("a & b < c"), "a & b < c");
    }

    #[test]
    fn links_are_listed() {
        let link = |words: &str, to: &str| Link { words: words.into(), to: to.into() };
        assert_eq!(links("see [the **rule**](pot-limit) and [x](y)"), [link("the rule", "pot-limit"), link("x", "y")]);
        assert_eq!(links("![x](http://y)"), [link("x", "http://y")]);
        assert!(links("a [b] c").is_empty());
    }

    #[test]
    fn html_is_seen() {
        assert_eq!(raw_html("a <b>c</b>"), Some(2..5));
        assert_eq!(raw_html("x <!-- y"), Some(2..8));
        assert_eq!(raw_html("<https://example.org>"), Some(0..21));
        assert_eq!(raw_html("less < more, 5<6"), None);
    }
}
