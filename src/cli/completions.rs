//! Completions for shells: besides commands and flags, the phrases of the notation.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command, Error};
use clap_complete::Shell;

use super::help;
use crate::corpus::Lang;
use crate::notation::{Line, LineKind, guide, parse_line};
use crate::prose::Teller;

/// The commands as a shell completes them. Bash takes words apart at every blank, so it gets no phrases.
pub fn command(shell: Shell, lang: Lang) -> Command {
    let command = help::command(lang);
    if shell == Shell::Bash {
        return command;
    }
    command.mut_subcommand("decide", |decide| decide.mut_arg("lines", |lines| lines.value_parser(Phrases { lang })))
}

/// Any line; those that are proposed are the examples of all phrases.
#[derive(Clone)]
struct Phrases {
    lang: Lang,
}

impl TypedValueParser for Phrases {
    type Value = String;

    fn parse_ref(&self, _: &Command, _: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        value.to_str().map(str::to_owned).ok_or_else(|| Error::new(ErrorKind::InvalidUtf8))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let teller = Teller::new(self.lang, None);
        let lines = guide().filter(|phrase| phrase.kind != LineKind::Verdict);
        Some(Box::new(lines.map(move |phrase| {
            let told = told(&teller, &phrase.example);
            PossibleValue::new(typographic(&phrase.example)).help(typographic(&told))
        })))
    }
}

/// With the quotation marks of print, which no shell takes for its own, and the notation reads as well.
fn typographic(line: &str) -> String {
    let mut opening = true;
    let mark = |c: char| match c {
        '\'' => '’',
        '"' => {
            opening = !opening;
            if opening { '”' } else { '“' }
        }
        c => c,
    };
    line.chars().map(mark).collect()
}

/// What the line says, in prose.
pub fn told(teller: &Teller, line: &str) -> String {
    match parse_line(line) {
        Ok(Line::State(states)) => teller.state(&states),
        Ok(Line::Event(event)) => teller.event(&event),
        Ok(Line::Expect(verdict)) => teller.verdict(&verdict),
        Err(error) => error.message,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_proposed_can_be_read_and_quotes_nothing() {
        let proposed: Vec<String> =
            Phrases { lang: Lang::En }.possible_values().unwrap().map(|value| value.get_name().to_owned()).collect();
        assert!(proposed.len() > 100, "{}", proposed.len());
        for line in proposed {
            assert!(parse_line(&line).is_ok() && !line.contains(['\'', '"', '`', '$', '\\']), "{line}");
        }
    }
}
