//! Markdown that the book cannot carry.

use pulldown_cmark::{Event, Parser, Tag};

use super::written::{TextPurpose, Written};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "markdown",
    severity: Error,
    what: "Markdown that is more than paragraphs, emphasis and links.",
    why: "A clause is printed on a page, on paper and in a terminal. A list or a heading arrives in none of them as meant.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "A smaller excess", bad: "- A smaller excess" },
    mend: "Write sentences. What truly is a list of norms is several clauses.",
};

pub fn check(texts: &[Written]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for text in texts.iter().filter(|text| matches!(text.what, TextPurpose::Clause | TextPurpose::Meaning)) {
        for reading in &text.readings {
            for (event, span) in Parser::new(&reading.text).into_offset_iter() {
                let Some(what) = unprintable(&event) else { continue };
                let first_line = reading.text[span.clone()].lines().next().unwrap_or_default().len();
                let place = text.place_of(reading.written(span.start..span.start + first_line));
                let finding = LINT.finding(format!("a text cannot hold {what}")).at(place);
                findings.push(finding.help("write paragraphs, emphasis and links to rules"));
            }
        }
    }
    findings
}

/// What it is that the book cannot carry. HTML is a finding of its own, and so is a link that leads to no rule.
fn unprintable(event: &Event) -> Option<&'static str> {
    match event {
        Event::Start(tag) => match tag {
            Tag::Heading { .. } => Some("a heading"),
            Tag::BlockQuote(_) => Some("a quotation"),
            Tag::CodeBlock(_) => Some("code"),
            Tag::List(_) => Some("a list"),
            Tag::Image { .. } => Some("an image"),
            Tag::Paragraph
            | Tag::HtmlBlock
            | Tag::Item
            | Tag::FootnoteDefinition(_)
            | Tag::DefinitionList
            | Tag::DefinitionListTitle
            | Tag::DefinitionListDefinition
            | Tag::Table(_)
            | Tag::TableHead
            | Tag::TableRow
            | Tag::TableCell
            | Tag::Emphasis
            | Tag::Strong
            | Tag::Strikethrough
            | Tag::Superscript
            | Tag::Subscript
            | Tag::Link { .. }
            | Tag::MetadataBlock(_) => None,
        },
        Event::Code(_) => Some("code"),
        Event::HardBreak => Some("a forced line break"),
        Event::Rule => Some("a ruled line"),
        Event::End(_)
        | Event::Text(_)
        | Event::InlineMath(_)
        | Event::DisplayMath(_)
        | Event::Html(_)
        | Event::InlineHtml(_)
        | Event::FootnoteReference(_)
        | Event::SoftBreak
        | Event::TaskListMarker(_) => None,
    }
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml - A smaller excess comes back.: a text cannot hold a list (write paragraphs, emphasis and links to rules)"
]);
