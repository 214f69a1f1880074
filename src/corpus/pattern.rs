//! A text as a Fluent pattern: parsed, searched for its variables, made ready for capitals.

use std::collections::BTreeSet;
use std::ops::Range;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Stands before what a role prints, until it is known whether a sentence starts there.
pub const MARK: char = '\u{e000}';

/// Stands before a figure, until it is known which article it takes.
pub const FIGURE_MARK: char = '\u{e001}';

/// The parser goes down one level for every brace and the stack is finite. No honest text comes near.
const MAX_DEPTH: usize = 16;

/// A number beyond this cannot be asked for its plural.
const MAX_DIGITS: usize = 15;

/// What is wrong with a pattern, and where in the text, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternFault {
    pub message: String,
    pub span: Range<usize>,
}

const HEAD: &str = "m =\n";
const INDENT: &str = "    ";

/// Before a line that begins as Markdown does, `[words](rule)` or `* item`, and would mean something else to Fluent.
const SHIELD: &str = "{\"\"}";

/// The text as the message `m` of a Fluent file: what Fluent parses are files, not texts.
pub fn as_message(text: &str) -> String {
    let mut message = String::with_capacity(text.len() + 64);
    message.push_str(HEAD);
    let mut depth = 0_usize;
    for line in text.trim_end().split('\n') {
        message.push_str(INDENT);
        let words = line.trim_start_matches(' ');
        let is_shielded = depth == 0 && words.starts_with(['[', '*', '.']);
        if is_shielded {
            message.push_str(&line[..line.len() - words.len()]);
            message.push_str(SHIELD);
        }
        message.push_str(if is_shielded { words } else { line });
        message.push('\n');
        for byte in line.bytes() {
            match byte {
                b'{' => depth += 1,
                b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }
    message
}

/// Parses what [`as_message`] made.
///
/// # Errors
/// The first thing that Fluent does not accept.
pub fn parse(message: &str) -> Result<Pattern<&str>, PatternFault> {
    guard(message)?;
    let resource = match parser::parse_runtime(message) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            let error = errors.into_iter().next();
            let span = error.as_ref().map_or(0..0, |error| error.pos.clone());
            let why = error.map_or_else(String::new, |error| error.kind.to_string());
            return Err(fault(message, &lower_first(&why), span));
        }
    };
    let mut entries = resource.body.into_iter();
    match (entries.next(), entries.next()) {
        (Some(Entry::Message(message)), None) if message.attributes.is_empty() => {
            Ok(message.value.unwrap_or(Pattern { elements: Vec::new() }))
        }
        _ => Err(fault(message, "a text is a single pattern, without attributes", 0..0)),
    }
}

/// Refuses what would overflow the parser's stack or make the plural rules give up.
fn guard(message: &str) -> Result<(), PatternFault> {
    let mut depth = 0_usize;
    let mut digits = 0;
    for (at, byte) in message.bytes().enumerate() {
        match byte {
            b'{' | b'(' => depth += 1,
            b'}' | b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        digits = if byte.is_ascii_digit() { digits + 1 } else { 0 };
        if depth > MAX_DEPTH {
            return Err(fault(message, "the braces are nested too deep", at..at + 1));
        }
        if digits > MAX_DIGITS {
            return Err(fault(message, "the number has too many digits", at..at + 1));
        }
    }
    Ok(())
}

/// Takes a place in the message back to the text.
fn fault(message: &str, why: &str, span: Range<usize>) -> PatternFault {
    let span = in_text(message, span.start)..in_text(message, span.end);
    PatternFault { message: why.to_owned(), span }
}

/// Where something in the message stands in the text.
pub fn in_text(message: &str, at: usize) -> usize {
    let before = message.get(..at.min(message.trim_end().len())).unwrap_or_default();
    let lines = before.matches('\n').count();
    // What stands before a shield is spaces only; the same braces elsewhere are the text's own.
    let shields = before.match_indices(SHIELD).filter(|(at, _)| before[..*at].trim_end_matches(' ').ends_with('\n')).count();
    before.len().saturating_sub(HEAD.len() + lines * INDENT.len() + shields * SHIELD.len())
}

fn lower_first(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}

/// What a pattern refers to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Used {
    pub variables: BTreeSet<String>,
    pub terms: BTreeSet<String>,
    /// Messages and functions, of which there are none.
    pub others: BTreeSet<String>,
}

/// The variables that a text prints or selects on.
///
/// # Errors
/// The text is no Fluent pattern.
pub fn variables_used(text: &str) -> Result<BTreeSet<String>, PatternFault> {
    Ok(references(text)?.variables)
}

/// Everything that a text refers to.
///
/// # Errors
/// The text is no Fluent pattern.
pub fn references(text: &str) -> Result<Used, PatternFault> {
    Ok(used(&parse(&as_message(text))?))
}

/// Everything that a pattern refers to.
pub fn used(pattern: &Pattern<&str>) -> Used {
    let mut used = Used::default();
    visit_pattern(pattern, &mut used);
    used
}

fn visit_pattern(pattern: &Pattern<&str>, used: &mut Used) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            visit_expression(expression, used);
        }
    }
}

fn visit_expression(expression: &Expression<&str>, used: &mut Used) {
    match expression {
        Expression::Inline(inline) => visit_inline(inline, used),
        Expression::Select { selector, variants } => {
            visit_inline(selector, used);
            variants.iter().for_each(|variant| visit_pattern(&variant.value, used));
        }
    }
}

fn visit_inline(inline: &InlineExpression<&str>, used: &mut Used) {
    match inline {
        InlineExpression::VariableReference { id } => drop(used.variables.insert(id.name.into())),
        InlineExpression::TermReference { id, arguments, .. } => {
            used.terms.insert(id.name.into());
            arguments.iter().for_each(|arguments| visit_arguments(arguments, used));
        }
        InlineExpression::FunctionReference { id, arguments } => {
            used.others.insert(id.name.into());
            visit_arguments(arguments, used);
        }
        InlineExpression::MessageReference { id, .. } => drop(used.others.insert(id.name.into())),
        InlineExpression::Placeable { expression } => visit_expression(expression, used),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn visit_arguments(arguments: &CallArguments<&str>, used: &mut Used) {
    arguments.positional.iter().for_each(|inline| visit_inline(inline, used));
    arguments.named.iter().for_each(|named| visit_inline(&named.value, used));
}

/// What a pattern says where every choice falls on its default and nothing is filled in.
pub fn default_text(pattern: &Pattern<&str>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                let default = variants.iter().find(|variant| variant.default);
                text.extend(default.map(|variant| default_text(&variant.value)));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
    text
}

/// Puts [`MARK`] before every role, wherever in the pattern it stands.
pub fn mark_roles(pattern: &mut Pattern<&str>) {
    const MARKED: &str = "\u{e000}";
    let elements = std::mem::take(&mut pattern.elements);
    for mut element in elements {
        if let PatternElement::Placeable { expression } = &mut element {
            if let Expression::Inline(InlineExpression::TermReference { .. }) = expression {
                pattern.elements.push(PatternElement::TextElement { value: MARKED });
            }
            mark_inside(expression);
        }
        pattern.elements.push(element);
    }
}

fn mark_inside(expression: &mut Expression<&str>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| mark_roles(&mut variant.value)),
        Expression::Inline(InlineExpression::Placeable { expression }) => mark_inside(expression),
        Expression::Inline(_) => {}
    }
}

/// Puts a [`FIGURE_MARK`] before every figure that the text prints.
pub fn mark_figures(pattern: &mut Pattern<&str>) {
    const MARKED: &str = "\u{e001}";
    let elements = std::mem::take(&mut pattern.elements);
    for mut element in elements {
        if let PatternElement::Placeable { expression } = &mut element {
            match expression {
                Expression::Inline(InlineExpression::VariableReference { .. }) => {
                    pattern.elements.push(PatternElement::TextElement { value: MARKED });
                }
                Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| mark_figures(&mut variant.value)),
                Expression::Inline(_) => {}
            }
        }
        pattern.elements.push(element);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variables(text: &str) -> Vec<String> {
        variables_used(text).unwrap().into_iter().collect()
    }

    #[test]
    fn variables_are_found_wherever_they_stand() {
        assert_eq!(variables("He has { $a } s."), ["a"]);
        assert_eq!(
            variables("He has { $b ->\n    [one] { $a } second\n   *[other] { -floor(case: \"x\") }{ $c } s\n} now."),
            ["a", "b", "c"]
        );
        assert!(variables("none\n\nat all").is_empty());
    }

    #[test]
    fn a_fault_is_placed_in_the_text() {
        for (text, at) in [("He has { $a", 11), ("one\n{ $a ->\n  [x] y\n}", 20), ("a }", 2), ("a { $b, }", 6)] {
            let fault = variables_used(text).unwrap_err();
            assert!(fault.span.start.abs_diff(at) <= 1, "{text}: {fault:?}");
        }
    }

    #[test]
    fn lines_may_begin_as_in_markdown() {
        assert_eq!(variables("see\n[x](y)\n* { $a }\n.5\n  * { $b }"), ["a", "b"]);
        // Behind such lines too, what is wrong is found where it stands.
        assert_eq!(variables_used("[x](y)\n* a { $b, }").unwrap_err().span.start, 15);
    }

    #[test]
    fn hostile_texts_are_refused() {
        for text in ["{".repeat(100_000), "{ -a(".repeat(50_000), format!("{{ {} }}", "9".repeat(400)), "\0".into()] {
            let _ = variables_used(&text);
        }
        assert!(variables_used(&"{".repeat(100_000)).is_err());
        assert!(variables_used("{ 9999999999999999999 -> [one] a *[other] b }").is_err());
    }
}
