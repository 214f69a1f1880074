//! The program as its users meet it.

mod args;
mod book;
mod compare;
mod completions;
mod conflicts;
mod decide;
mod glossary;
mod lists;
mod query;
mod replay;
mod rule;
mod schema;
mod settings;
mod terminal;
mod verify;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use crate::diagnostic::{Finding, Style, render};
use args::{COMMANDS, Cli, Command, Common};

/// How a run that did not fail ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExitStatus {
    /// Found, or clean.
    Found,
    /// Nothing found, or findings.
    Nothing,
    /// Some of it could not run, and has been told.
    Failed,
}

/// Why a command could not run.
#[derive(Debug)]
pub enum Failure {
    /// What is wrong with the files.
    Findings(Vec<Finding>),
    /// What is wrong otherwise, and what to do.
    Usage { message: String, help: String },
    /// The output cannot be written.
    Io(io::Error),
}

impl Failure {
    pub fn usage(message: impl Into<String>, help: impl Into<String>) -> Failure {
        Failure::Usage { message: message.into(), help: help.into() }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Io(error)
    }
}

/// Runs the program on the arguments of the process.
pub fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    match parse(&args).map(|cli| run(&cli, &args)) {
        Ok(Ok(ExitStatus::Found)) => ExitCode::SUCCESS,
        Ok(Ok(ExitStatus::Nothing)) => ExitCode::from(1),
        Ok(Ok(ExitStatus::Failed)) => ExitCode::from(2),
        Ok(Err(failure)) => report(failure),
        Err(error) => {
            let asked = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
            // Nobody is left to tell where even this cannot be printed.
            let _ = error.print();
            if asked { ExitCode::SUCCESS } else { ExitCode::from(2) }
        }
    }
}

/// Reads the arguments. Where the words after a command's name do not fit the command, the whole line is a query.
fn parse(args: &[OsString]) -> Result<Cli, clap::Error> {
    let parsed = Cli::try_parse_from(args);
    match parsed {
        Ok(cli) => Ok(cli),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => Err(error),
        Err(error) => as_query(args).and_then(|args| Cli::try_parse_from(args).ok()).ok_or(error),
    }
}

/// The same line with `query` before its first word, if that word names a command.
fn as_query(args: &[OsString]) -> Option<Vec<OsString>> {
    let at = first_word(args)?;
    let word = args[at].to_str()?;
    if !COMMANDS.contains(&word) {
        return None;
    }
    // Flags that the command would have understood are no words to look for.
    if args[at + 1..].iter().any(|a| a.to_str().is_some_and(|a| a.starts_with('-'))) {
        return None;
    }
    let mut line = args.to_vec();
    line.insert(at, "query".into());
    Some(line)
}

fn first_word(args: &[OsString]) -> Option<usize> {
    let mut at = 1;
    while let Some(arg) = args.get(at) {
        match arg.to_str() {
            Some("--house" | "--lang" | "--rules" | "--limit") => at += 2,
            Some(arg) if arg.starts_with('-') => at += 1,
            _ => return Some(at),
        }
    }
    None
}

fn run(cli: &Cli, args: &[OsString]) -> Result<ExitStatus, Failure> {
    let common = &cli.common;
    match &cli.command {
        None if cli.words.is_empty() => {
            help()?;
            Ok(ExitStatus::Found)
        }
        None => query_or_help(common, &cli.words),
        Some(Command::Query { words }) => query::run(common, words),
        Some(Command::Rule { rule }) => rule::run(common, rule),
        Some(Command::Decide { lines, file, all_houses }) => {
            let plain_words = file.is_none() && !lines.is_empty() && lines.iter().all(|line| is_plain_word(line));
            if plain_words && let Some(words) = as_query(args).and_then(|args| Cli::try_parse_from(args).ok()) {
                return query_of(words);
            }
            decide::run(common, lines, file.as_deref(), *all_houses)
        }
        Some(Command::Compare { left, right, rule }) => {
            let unknown = |settings: &settings::Settings| [left, right].iter().all(|name| !settings.knows(name));
            let plain_words = [Some(left), Some(right), rule.as_ref()].into_iter().flatten().all(|word| is_plain_word(word));
            if plain_words
                && unknown(&settings::Settings::resolve(common)?)
                && let Some(words) = as_query(args).and_then(|args| Cli::try_parse_from(args).ok())
            {
                return query_of(words);
            }
            compare::run(common, left, right, rule.as_deref())
        }
        Some(Command::Book { out }) => book::run(common, out),
        Some(Command::Verify { path, how }) => {
            let plain_word = path.as_ref().is_some_and(|word| word.to_str().is_some_and(is_plain_word) && !word.exists());
            if plain_word && let Some(words) = as_query(args).and_then(|args| Cli::try_parse_from(args).ok()) {
                return query_of(words);
            }
            if how.conflicts {
                return conflicts::run(common, path.as_deref());
            }
            verify::run(common, path.as_deref(), how)
        }
        Some(Command::Replay { files }) => {
            let plain_words = files.iter().all(|word| word.to_str().is_some_and(is_plain_word) && !word.exists());
            if plain_words && let Some(words) = as_query(args).and_then(|args| Cli::try_parse_from(args).ok()) {
                return query_of(words);
            }
            replay::run(common, files)
        }
        Some(Command::Houses) => lists::houses(common),
        Some(Command::Options) => lists::options(common),
        Some(Command::Schema { schema }) => schema::run(*schema),
        Some(Command::Completions { shell }) => {
            clap_complete::generate(*shell, &mut completions::command(*shell), "ruling", &mut io::stdout());
            Ok(ExitStatus::Found)
        }
    }
}

/// A word of a query rather than a line of play or a path.
fn is_plain_word(word: &str) -> bool {
    !word.is_empty() && word.chars().all(char::is_alphabetic)
}

fn query_of(cli: Cli) -> Result<ExitStatus, Failure> {
    match cli.command {
        Some(Command::Query { words }) => query::run(&cli.common, &words),
        _ => Ok(ExitStatus::Nothing),
    }
}

/// `help`, and `help` with a command's name, ask for help; any other words are a query.
fn query_or_help(common: &Common, words: &[String]) -> Result<ExitStatus, Failure> {
    match words {
        [word] if word == "help" => {
            help()?;
            Ok(ExitStatus::Found)
        }
        [word, command] if word == "help" && COMMANDS.contains(&command.as_str()) => {
            if let Some(command) = Cli::command().find_subcommand_mut(command) {
                print(&command.render_help().ansi().to_string())?;
            }
            Ok(ExitStatus::Found)
        }
        words => query::run(common, words),
    }
}

fn help() -> Result<(), Failure> {
    print(&Cli::command().render_help().ansi().to_string())
}

/// Prints what a command has to say. A pipe that closes early is no failure: whoever reads it has seen enough.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

pub(crate) fn print_json(value: &serde_json::Value) -> Result<(), Failure> {
    print(&format!("{}\n", serde_json::to_string_pretty(value).unwrap_or_default()))
}

fn report(failure: Failure) -> ExitCode {
    use std::io::IsTerminal;
    let style = Style { colour: io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none(), width: terminal::width() };
    let text = match failure {
        Failure::Findings(findings) => findings.iter().map(|f| render(f, style) + "\n").collect::<Vec<_>>().join("\n"),
        Failure::Usage { message, help } => {
            let mut finding = Finding::error("usage", message);
            finding.help = Some(help).filter(|h| !h.is_empty());
            render(&finding, style) + "\n"
        }
        Failure::Io(error) => format!("error: {error}\n"),
    };
    // Nobody is left to tell where standard error is closed too.
    let _ = anstream::stderr().write_all(text.as_bytes());
    ExitCode::from(2)
}
