//! All that the program says goes through here. Nothing that comes from a file or from the command line reaches a terminal raw,
//! no line is wider than the terminal, and what cannot be written is an error.

use std::fmt::Write as _;
use std::io::{self, ErrorKind, IsTerminal, Write};

use serde_json::Value;

use super::{Failure, terminal};
use crate::diagnostic::{Finding, NARROW, Style, render};
use crate::hidden::{is_hidden, visible_but};
use crate::lang::Lang;

/// A terminal with fewer columns is small: every line is made to fit.
const SMALL: usize = 60;

/// The forms in which an answer is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Forms {
    /// For people.
    pub text: bool,
    /// For scripts.
    pub json: bool,
}

impl Forms {
    pub fn say(self, text: impl FnOnce() -> String, json: impl FnOnce() -> Value) -> AnswerInForms {
        AnswerInForms { text: self.text.then(text), json: self.json.then(json) }
    }
}

/// An answer in the forms that were asked for.
#[derive(Clone, Debug, Default)]
pub struct AnswerInForms {
    pub text: Option<String>,
    pub json: Option<Value>,
}

/// Prints an answer.
///
/// # Errors
/// As for [`print`].
pub fn print_said(said: &AnswerInForms) -> Result<(), Failure> {
    said.text.as_deref().map_or(Ok(()), print)?;
    said.json.as_ref().map_or(Ok(()), print_json)
}

/// Prints a text for people.
///
/// # Errors
/// It cannot be written, or nobody reads on.
pub fn print(text: &str) -> Result<(), Failure> {
    let (text, width) = (emphasised(text), terminal::width());
    // Where there is room, what is made to be copied stays in one piece.
    if width < SMALL { write(&terminal::fitted(&text, width)) } else { write(&text) }
}

/// Prints a text to the letter, for files and other programs.
///
/// # Errors
/// As for [`print`].
pub fn print_exactly(text: &str) -> Result<(), Failure> {
    write(&visible_but(text, |_| false))
}

/// Prints a text that comes with its own colours: help, findings.
///
/// # Errors
/// As for [`print`].
pub fn print_coloured(text: &str) -> Result<(), Failure> {
    write(&coloured(text))
}

/// Prints JSON.
///
/// # Errors
/// As for [`print`].
pub fn print_json(value: &Value) -> Result<(), Failure> {
    write(&format!("{}\n", json(&serde_json::to_string_pretty(value).unwrap_or_default())))
}

/// Prints a piece of JSON that is written already.
///
/// # Errors
/// As for [`print`].
pub fn print_json_text(text: &str) -> Result<(), Failure> {
    write(&json(text))
}

/// Tells what went wrong. Nobody is left to tell where standard error is closed too.
pub fn complain(text: &str) {
    let _ = anstream::stderr().write_all(coloured(text).as_bytes());
}

/// Tells a finding.
pub fn complain_of(finding: &Finding, lang: Lang) {
    complain(&(render(finding, style(&io::stderr(), lang)) + "\n"));
}

/// How findings are shown on a stream.
pub fn style(stream: &impl IsTerminal, lang: Lang) -> Style {
    Style { lang, colour: stream.is_terminal() && std::env::var_os("NO_COLOR").is_none(), width: terminal::width() }
}

fn write(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Err(Failure::Closed),
        Err(error) => Err(Failure::Io(error)),
    }
}

/// A text for somebody who has no terminal: without emphasis, and nothing in it hidden.
#[cfg(feature = "mcp")]
pub fn plain(text: &str) -> String {
    let words: String = text.chars().filter(|c| terminal::escape(*c).is_none()).collect();
    visible_but(&words, |_| false).into_owned()
}

/// The marks of emphasis as a terminal knows them; all else that is hidden is spelled out.
fn emphasised(text: &str) -> String {
    let visible = visible_but(text, |c| terminal::escape(c).is_some());
    let mut out = String::with_capacity(visible.len());
    for c in visible.chars() {
        match terminal::escape(c) {
            Some(escape) => out.push_str(escape),
            None => out.push(c),
        }
    }
    out
}

/// Only escapes that change the colour are left.
fn coloured(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\u{1b}') {
        out.push_str(&visible_but(&rest[..at], |_| false));
        let escape = colour(&rest[at..]);
        out.push_str(if escape.is_empty() { "\\u{1b}" } else { escape });
        rest = &rest[at + escape.len().max(1)..];
    }
    out.push_str(&visible_but(rest, |_| false));
    let width = terminal::width();
    if width < NARROW { terminal::fitted(&out, width) } else { out }
}

/// The escape with which a text begins, if it is one that changes the colour.
fn colour(text: &str) -> &str {
    let Some(parameters) = text.strip_prefix("\u{1b}[") else { return "" };
    let end = parameters.find(|c: char| !c.is_ascii_digit() && c != ';').unwrap_or(parameters.len());
    if parameters[end..].starts_with('m') { &text[..end + 3] } else { "" }
}

/// JSON in which hidden characters are escaped; they stand in strings only.
fn json(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if is_hidden(c) {
            for unit in c.encode_utf16(&mut [0; 2]) {
                let _ = write!(out, "\\u{unit:04x}");
            }
        } else {
            out.push(c);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::terminal::TITLE;

    #[test]
    fn only_our_own_emphasis_is_an_escape() {
        assert_eq!(emphasised(&format!("{TITLE}a\u{1b}[2Jb{TITLE:#}")), "\u{1b}[1ma\\u{1b}[2Jb\u{1b}[0m");
    }

    #[test]
    fn colours_pass_and_other_escapes_do_not() {
        assert_eq!(
            coloured("\u{1b}[1;31ma\u{1b}[0m\u{1b}[2J\u{1b}]0;x\u{7}\u{9b}1m"),
            "\u{1b}[1;31ma\u{1b}[0m\\u{1b}[2J\\u{1b}]0;x\\u{7}\\u{9b}1m"
        );
    }

    #[test]
    fn json_means_the_same_when_it_is_escaped() {
        let value = Value::from("a\u{202e}b\u{9b}c\u{e0041}\u{7f}é\u{1b}");
        let text = json(&value.to_string());
        assert!(!text.chars().any(is_hidden), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).ok(), Some(value));
    }
}
