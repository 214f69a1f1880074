//! A text as it reads, before any house fills it in.

use std::ops::Range;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use crate::corpus::pattern::{self, PatternFault};

/// Stands where something is filled in.
pub const STAND_IN: char = '\u{fffc}';

/// What a text says, in one piece, and where each part of it is written. A figure or a role is a [`STAND_IN`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextReading {
    pub text: String,
    /// Where a part begins here, and where it begins in the text as written.
    parts: Vec<(usize, usize)>,
}

impl TextReading {
    /// A text that is nothing but words.
    pub fn plain(text: &str) -> TextReading {
        TextReading { text: text.to_owned(), parts: vec![(0, 0)] }
    }

    /// The readings of a Fluent pattern: the one in which every choice falls on its default, then each other variant by itself.
    ///
    /// # Errors
    /// The text is no Fluent pattern.
    pub fn all(text: &str) -> Result<Vec<TextReading>, PatternFault> {
        let message = pattern::as_message(text);
        let parsed = pattern::parse(&message)?;
        let mut reader = TextReader { message: &message, variants: Vec::new() };
        let main = reader.read(&parsed);
        Ok(std::iter::once(main).chain(reader.variants).collect())
    }

    /// Where a stretch of the reading is written.
    pub fn written(&self, span: Range<usize>) -> Range<usize> {
        let last = span.end.saturating_sub(1).max(span.start);
        self.origin(span.start)..self.origin(last) + (span.end - last)
    }

    fn origin(&self, at: usize) -> usize {
        let part = self.parts.partition_point(|(here, _)| *here <= at).saturating_sub(1);
        self.parts.get(part).map_or(0, |(here, there)| there + (at - here))
    }
}

struct TextReader<'m> {
    message: &'m str,
    variants: Vec<TextReading>,
}

impl TextReader<'_> {
    fn read(&mut self, pattern: &Pattern<&str>) -> TextReading {
        let mut reading = TextReading { text: String::new(), parts: Vec::new() };
        self.add(pattern, &mut reading);
        reading
    }

    fn add(&mut self, pattern: &Pattern<&str>, reading: &mut TextReading) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.add_text(value, reading),
                PatternElement::Placeable { expression } => self.add_expression(expression, reading),
            }
        }
    }

    fn add_text(&mut self, value: &str, reading: &mut TextReading) {
        self.add_part(value, reading);
        reading.text.push_str(value);
    }

    /// Notes that what comes next is written where `source` stands.
    fn add_part(&self, source: &str, reading: &mut TextReading) {
        // The parser hands out slices of what it was given; should it ever not, the place is off, not the text.
        let at = (source.as_ptr() as usize).wrapping_sub(self.message.as_ptr() as usize);
        let known = self.message.get(at..).is_some_and(|rest| rest.starts_with(source));
        let there = if known { pattern::in_text(self.message, at) } else { 0 };
        reading.parts.push((reading.text.len(), there));
    }

    fn add_expression(&mut self, expression: &Expression<&str>, reading: &mut TextReading) {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => self.add_text(value, reading),
            Expression::Inline(InlineExpression::Placeable { expression }) => self.add_expression(expression, reading),
            Expression::Inline(inline) => {
                self.add_part(name(inline), reading);
                reading.text.push(STAND_IN);
            }
            Expression::Select { variants, .. } => {
                for variant in variants {
                    if variant.default {
                        self.add(&variant.value, reading);
                    } else {
                        let other = self.read(&variant.value);
                        self.variants.push(other);
                    }
                }
            }
        }
    }
}

/// What is filled in there, as it is written.
fn name<'m>(inline: &InlineExpression<&'m str>) -> &'m str {
    match inline {
        InlineExpression::VariableReference { id }
        | InlineExpression::TermReference { id, .. }
        | InlineExpression::FunctionReference { id, .. }
        | InlineExpression::MessageReference { id, .. } => id.name,
        InlineExpression::NumberLiteral { value } | InlineExpression::StringLiteral { value } => value,
        InlineExpression::Placeable { .. } => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Pay { $a ->\n    [one] { $a } chip\n   *[other] { $a } čipov\n} to { -floor }\nnow.\n\n{\"*\"} Or fold.\n";

    #[test]
    fn each_variant_reads_by_itself() {
        let readings = TextReading::all(TEXT).unwrap();
        let texts: Vec<&str> = readings.iter().map(|reading| reading.text.as_str()).collect();
        assert_eq!(texts, ["Pay \u{fffc} čipov to \u{fffc}\nnow.\n\n* Or fold.", "\u{fffc} chip"]);
    }

    #[test]
    fn what_is_read_is_found_where_it_is_written() {
        let readings = TextReading::all(TEXT).unwrap();
        for (n, words) in [(0, "Pay"), (0, "čipov"), (0, "now"), (0, "*"), (0, "Or fold"), (1, "chip")] {
            let at = readings[n].text.find(words).unwrap();
            assert_eq!(&TEXT[readings[n].written(at..at + words.len())], words);
        }
        assert_eq!(TEXT[readings[1].written(0..8)].chars().next(), Some('a'));
        let plain = TextReading::plain("A title");
        assert_eq!(plain.written(2..7), 2..7);
        assert!(TextReading::all("{ $a").is_err());
    }
}
