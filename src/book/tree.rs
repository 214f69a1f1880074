//! CommonMark as a tree of plain values, for a typesetter: every text in it stays a text, whatever it looks like there.
//!
//! What is left of a text is what [`markdown`] leaves of it for a page.

use minijinja::Value;
use minijinja::value::Serde;
use pulldown_cmark::{Event, Tag};
use serde::Serialize;

use super::markdown::{self, ToRule};
use super::markup::Markup;

/// For paper.
pub const TREE: Markup = Markup {
    paragraphs: |text, to_rule, terms| Value::from(Serde(paragraphs(text, to_rule, terms))),
    own: |text, to_rule| Value::from(Serde(tree(markdown::own_events(text, to_rule)))),
};

/// A part of a text.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "is", content = "of", rename_all = "lowercase")]
enum TextNode {
    Text(String),
    Code(String),
    Break,
    Rule,
    Emphasis(Vec<TextNode>),
    Strong(Vec<TextNode>),
    Link {
        to: String,
        words: Vec<TextNode>,
    },
    Paragraph(Vec<TextNode>),
    List {
        first: Option<u64>,
        items: Vec<TextNode>,
    },
    Item(Vec<TextNode>),
    /// The cells in a row, those of the head first.
    Table {
        columns: usize,
        cells: Vec<TextNode>,
    },
    Cell(Vec<TextNode>),
}

/// The paragraphs of a clause.
fn paragraphs(text: &str, to_rule: ToRule, terms: &[(&str, String)]) -> Vec<TextNode> {
    let mut paragraphs = Vec::new();
    markdown::each_paragraph(text, to_rule, terms, &mut |events| {
        let mut nodes = tree(events.into_iter());
        // What keeps a line from beginning a block is not printed.
        if let Some(TextNode::Text(first)) = nodes.first_mut() {
            *first = first.trim_start().to_owned();
        }
        if let Some(TextNode::Text(last)) = nodes.last_mut() {
            *last = last.trim_end().to_owned();
        }
        paragraphs.push(TextNode::Paragraph(nodes));
    });
    paragraphs
}

fn tree<'e>(events: impl Iterator<Item = Event<'e>>) -> Vec<TextNode> {
    let mut done = Vec::new();
    // What has begun and not ended, each with what stands before it.
    let mut open: Vec<(Tag, Vec<TextNode>)> = Vec::new();
    for event in events {
        match event {
            Event::Start(tag) => open.push((tag, std::mem::take(&mut done))),
            Event::End(_) => {
                if let Some((tag, before)) = open.pop() {
                    let within = std::mem::replace(&mut done, before);
                    done.extend(closed(&tag, within));
                }
            }
            Event::Text(text)
            | Event::Html(text)
            | Event::InlineHtml(text)
            | Event::InlineMath(text)
            | Event::DisplayMath(text)
            | Event::FootnoteReference(text) => done.push(TextNode::Text(text.replace('\n', " "))),
            Event::Code(text) => done.push(TextNode::Code(text.into_string())),
            Event::SoftBreak => done.push(TextNode::Text(" ".to_owned())),
            Event::HardBreak => done.push(TextNode::Break),
            Event::Rule => done.push(TextNode::Rule),
            Event::TaskListMarker(_) => {}
        }
    }
    done
}

/// What has ended, as a node; what is none leaves what stands in it.
fn closed(tag: &Tag, within: Vec<TextNode>) -> Vec<TextNode> {
    if let Tag::Link { dest_url, .. } = tag {
        return vec![TextNode::Link { to: dest_url.to_string(), words: within }];
    }
    if let Tag::List(first) = tag {
        return vec![TextNode::List { first: *first, items: within }];
    }
    if let Tag::Table(columns) = tag {
        return vec![TextNode::Table { columns: columns.len(), cells: within }];
    }
    let node = if *tag == Tag::Emphasis {
        TextNode::Emphasis
    } else if *tag == Tag::Strong {
        TextNode::Strong
    } else if *tag == Tag::Paragraph {
        TextNode::Paragraph
    } else if *tag == Tag::Item {
        TextNode::Item
    } else if *tag == Tag::TableCell {
        TextNode::Cell
    } else {
        return within;
    };
    vec![node(within)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> TextNode {
        TextNode::Text(text.to_owned())
    }

    #[test]
    fn a_clause_is_paragraphs_with_links() {
        let to_rule = |rule: &str| (rule == "bet").then(|| "#3.2".to_owned());
        let link = |to: &str, words: &str| TextNode::Link { to: to.to_owned(), words: vec![text(words)] };
        let got = paragraphs("a *b* [c](bet)\n\n10. [d](raise) blind ", &to_rule, &[("blind", "#term-blind".to_owned())]);
        let first = vec![text("a "), TextNode::Emphasis(vec![text("b")]), text(" "), link("#3.2", "c")];
        assert_eq!(got[0], TextNode::Paragraph(first));
        let second = vec![text("10. "), text("d"), text(" "), link("#term-blind", "blind"), text("")];
        assert_eq!(got[1], TextNode::Paragraph(second));
    }

    #[test]
    fn own_words_are_lists_too() {
        let got = tree(markdown::own_events("2. a\n3. b\n", &|_| None));
        let items = ["a", "b"].map(|word| TextNode::Item(vec![text(word)]));
        assert_eq!(got, [TextNode::List { first: Some(2), items: items.into() }]);
        assert_eq!(tree(markdown::own_events("<b>\n", &|_| None)), [TextNode::Paragraph(vec![text("<b> ")])]);
    }
}
