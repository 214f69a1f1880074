//! A situation asked for line by line: after each line the table and the ruling so far.

use std::io::{BufRead, Write, stderr, stdin};

use super::Failure;
use super::output::{complain_of, print};
use super::settings::Settings;
use super::situation::{self, TypedSituation};
use crate::prose::Teller;

/// What takes the last line back.
const UNDO: [&str; 3] = ["-", "undo", "u"];

/// Asks until an empty line, and prints the whole as one command. What was told, if anything was; `rule` is who rules on it.
///
/// # Errors
/// The corpus is broken, or nothing can be printed.
pub fn run(
    settings: &Settings,
    rule: impl Fn(&TypedSituation) -> Result<String, Failure>,
) -> Result<Option<TypedSituation>, Failure> {
    let teller = Teller::new(settings.lang, None);
    let mut lines: Vec<String> = Vec::new();
    print(&format!("{}\n", teller.ui("dialogue-begin", &[])))?;
    loop {
        let _ = write!(stderr(), "{}> ", lines.len() + 1);
        let mut line = String::new();
        let read = stdin().lock().read_line(&mut line).map_err(Failure::Io)?;
        let line = line.trim();
        if read == 0 || line.is_empty() {
            break;
        }
        if UNDO.contains(&line) {
            lines.pop();
        } else {
            lines.push(line.to_owned());
        }
        if !lines.is_empty() && !show(settings, &lines, &rule)? && !UNDO.contains(&line) {
            lines.pop();
        }
    }
    let told = read(settings, &lines).ok().filter(|told| !told.events.is_empty());
    if !lines.is_empty() {
        print(&format!("{}\n  {}\n", teller.ui("dialogue-end", &[]), command(&lines)))?;
    }
    Ok(told)
}

fn read(settings: &Settings, lines: &[String]) -> Result<TypedSituation, Failure> {
    situation::understand(situation::LINES, &lines.join("\n"), settings.lang).map_err(Failure::Findings)
}

/// Shows what follows from the lines; whether they could be understood.
fn show(settings: &Settings, lines: &[String], rule: impl Fn(&TypedSituation) -> Result<String, Failure>) -> Result<bool, Failure> {
    let ruled = read(settings, lines).and_then(|input| answer(settings, &input, rule));
    match ruled {
        Ok(text) => print(&text).map(|()| true),
        Err(Failure::Findings(findings)) => {
            findings.iter().for_each(|finding| complain_of(finding, settings.lang));
            Ok(false)
        }
        Err(failure) => Err(failure),
    }
}

/// The ruling; of a table at which nothing has happened yet, the table.
fn answer(
    settings: &Settings,
    input: &TypedSituation,
    rule: impl Fn(&TypedSituation) -> Result<String, Failure>,
) -> Result<String, Failure> {
    if input.events.is_empty() {
        let table = Teller::new(settings.lang, None).state(&input.states);
        return Ok(format!("{table}\n"));
    }
    rule(input)
}

/// What to type for these lines.
pub(super) fn command(lines: &[String]) -> String {
    let typed: Vec<String> = lines.iter().map(|line| quoted(line)).collect();
    format!("ruling decide {}", typed.join(" "))
}

/// As a shell takes it for one word.
fn quoted(line: &str) -> String {
    if line.contains(['\'', '!']) {
        let escaped: String =
            line.chars().flat_map(|c| if matches!(c, '"' | '$' | '`' | '\\') { vec!['\\', c] } else { vec![c] }).collect();
        return format!("\"{escaped}\"");
    }
    format!("'{line}'")
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_line_is_one_word_of_a_command() {
        assert_eq!(quoted("A raises to 1200"), "'A raises to 1200'");
        assert_eq!(quoted("B's \"cards\" $"), "\"B's \\\"cards\\\" \\$\"");
    }
}
