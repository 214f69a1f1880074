//! Completions for shells: besides commands and flags, the phrases of the notation.

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command, CommandFactory, Error};
use clap_complete::Shell;
use std::ffi::OsStr;

use super::args::Cli;
use crate::corpus::Lang;
use crate::notation::{Line, LineKind, guide, parse_line};
use crate::prose::Teller;

/// The commands as a shell completes them. Bash takes words apart at every blank, so it gets no phrases.
pub fn command(shell: Shell) -> Command {
    let command = Cli::command();
    if shell == Shell::Bash {
        return command;
    }
    command.mut_subcommand("decide", |decide| decide.mut_arg("lines", |lines| lines.value_parser(Phrases)))
}

/// Any line; those that are proposed are the examples of all phrases.
#[derive(Clone)]
struct Phrases;

impl TypedValueParser for Phrases {
    type Value = String;

    fn parse_ref(&self, _: &Command, _: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        value.to_str().map(str::to_owned).ok_or_else(|| Error::new(ErrorKind::InvalidUtf8))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let teller = Teller::new(Lang::En, None);
        let lines = guide().filter(|phrase| phrase.kind != LineKind::Verdict);
        Some(Box::new(lines.map(move |phrase| {
            let told = told(&teller, &phrase.example);
            PossibleValue::new(phrase.example).help(told)
        })))
    }
}

/// What the line says, in prose.
fn told(teller: &Teller, line: &str) -> String {
    match parse_line(line) {
        Ok(Line::State(states)) => teller.state(&states),
        Ok(Line::Event(event)) => teller.event(&event),
        Ok(Line::Expect(verdict)) => teller.verdict(&verdict),
        Err(error) => error.message,
    }
}
