//! The templates, and how they are filled in.

use std::fmt::Write;

use minijinja::syntax::SyntaxConfig;
use minijinja::{AutoEscape, Environment, Error, UndefinedBehavior, Value};

use super::model::Book;

/// The templates by name, as they include one another.
const TEMPLATES: [(&str, &str); 17] = [
    ("page.html", include_str!("../../book/page.html")),
    ("club.html", include_str!("../../book/club.html")),
    ("closing.html", include_str!("../../book/closing.html")),
    ("contents.html", include_str!("../../book/contents.html")),
    ("section.html", include_str!("../../book/section.html")),
    ("blocks.html", include_str!("../../book/blocks.html")),
    ("example.html", include_str!("../../book/example.html")),
    ("chips.html", include_str!("../../book/chips.html")),
    ("glossary.html", include_str!("../../book/glossary.html")),
    ("entries.html", include_str!("../../book/entries.html")),
    ("changes.html", include_str!("../../book/changes.html")),
    ("site.html", include_str!("../../book/site.html")),
    ("rule.html", include_str!("../../book/rule.html")),
    ("search.html", include_str!("../../book/search.html")),
    ("doors.html", include_str!("../../book/doors.html")),
    ("chapter.xhtml", include_str!("../../book/chapter.xhtml")),
    ("card.html", include_str!("../../book/card.html")),
];

/// How all pages of a book look.
pub const STYLE: &str = include_str!("../../book/book.css");

/// The templates, ready to be filled in.
///
/// # Errors
/// Where a template is at fault.
pub fn environment() -> Result<Environment<'static>, Error> {
    let mut env = Environment::new();
    env.set_auto_escape_callback(|_| AutoEscape::Html);
    env.set_undefined_behavior(UndefinedBehavior::Strict);
    env.set_syntax(SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build()?);
    for (name, source) in TEMPLATES {
        env.add_template(name, source)?;
    }
    Ok(env)
}

/// A text of our own that is printed as it stands.
pub fn as_it_stands(text: &str) -> Value {
    Value::from_safe_string(text.to_owned())
}

/// What every printed page bears, so that a loose sheet still says whose rule it is, as a CSS string.
pub fn running_head(book: &Book) -> Value {
    let imprint = [Some(&book.house_name), book.edition.as_ref(), Some(&book.date)];
    let head = imprint.into_iter().flatten().map(String::as_str).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    Value::from_safe_string(css_string(&head))
}

/// `text` as a CSS string. All but letters, digits and spaces are written as escapes, so that nothing in it can end
/// the string or the style element around it.
fn css_string(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        if c.is_alphanumeric() || c == ' ' {
            out.push(c);
        } else {
            let _ = write!(out, "\\{:x} ", u32::from(c));
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_css_string_cannot_be_left() {
        assert_eq!(css_string("Клуб 1"), "\"Клуб 1\"");
        assert_eq!(css_string("a\"\\\n<"), "\"a\\22 \\5c \\a \\3c \"");
    }
}
