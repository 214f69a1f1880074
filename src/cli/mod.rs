//! The program as its users meet it.

mod args;
mod blocks;
mod book;
mod compare;
mod completions;
mod conflicts;
mod decide;
mod dialogue;
mod glossary;
mod help;
mod init;
mod lists;
#[cfg(feature = "mcp")]
mod mcp;
mod output;
mod own_words;
mod problems;
mod query;
mod record;
mod refusal;
mod replay;
mod rule;
mod schema;
mod settings;
mod situation;
mod terminal;
mod today;
pub(crate) mod usage;
mod verify;
mod watch;

use std::cell::LazyCell;
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::Path;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{ArgAction, CommandFactory, FromArgMatches};

use crate::diagnostic::{Finding, closest};
use crate::hidden::visible;
use crate::lang::Lang;
use crate::message::{Message, message};
use args::{COMMANDS, Cli, Command, Common};
use output::{complain, complain_of, print, print_coloured, print_exactly, print_said};
use refusal::refusal;

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
    Usage { message: Message, help: Option<Message> },
    /// The index is damaged, or the disk fails.
    Index(String),
    /// The output cannot be written.
    Io(io::Error),
    /// Whoever read the output has seen enough.
    Closed,
}

impl Failure {
    pub fn usage(message: Message, help: impl Into<Option<Message>>) -> Failure {
        Failure::Usage { message, help: help.into() }
    }

    /// What there is to say about it; what the program says of itself in this language already.
    fn findings(self, lang: Lang) -> Vec<Finding> {
        let told = |message: Message, help: Option<Message>| {
            let help = help.map(|help| help.text(lang));
            vec![Finding { help, ..usage::LINT.finding(message.text(lang)) }]
        };
        match self {
            Failure::Findings(findings) => findings,
            Failure::Usage { message, help } => told(message, help),
            Failure::Index(error) => told(message!("index-unreadable", error = error), None),
            Failure::Io(error) => told(message!("output-unwritable", error = error.to_string()), None),
            Failure::Closed => Vec::new(),
        }
    }
}

/// Runs the program on the arguments of the process.
pub fn main() -> ExitCode {
    let given: Vec<OsString> = std::env::args_os().collect();
    let ended = match parse(&given) {
        Ok(cli) => run(&cli, &given),
        Err(error) => refuse(&error, &given, settings::spoken(&given)),
    };
    match ended {
        Ok(ExitStatus::Found) | Err(Failure::Closed) => ExitCode::SUCCESS,
        Ok(ExitStatus::Nothing) => ExitCode::from(1),
        Ok(ExitStatus::Failed) => ExitCode::from(2),
        Err(failure) => report(failure, settings::spoken(&given)),
    }
}

/// Reads the arguments. Where the words after a command's name do not fit the command, the whole line is a query.
fn parse(given: &[OsString]) -> Result<Cli, clap::Error> {
    let parsed = read(with_command_first(given));
    match parsed {
        Ok(cli) => Ok(cli),
        Err(error) if is_asked_for(&error) => Err(error),
        Err(error) => as_query(given).ok_or(error),
    }
}

fn read(args: Vec<OsString>) -> Result<Cli, clap::Error> {
    let matches = Cli::command().try_get_matches_from(args)?;
    Cli::from_arg_matches(&matches)
}

/// Help and the version are no errors.
fn is_asked_for(error: &clap::Error) -> bool {
    matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion)
}

/// Prints the help that was asked for, or what is wrong with the arguments. They are read again by a command line that knows the
/// language; most runs need none of its words.
fn refuse(error: &clap::Error, given: &[OsString], lang: Lang) -> Result<ExitStatus, Failure> {
    let mut line = help::command(lang);
    // The error quotes the arguments among its own colours: it is made again from what can be seen of them.
    let seen: Vec<OsString> =
        with_command_first(given).iter().map(|arg| visible(&arg.to_string_lossy()).into_owned().into()).collect();
    let plain = read(seen.clone()).err();
    let spoken = line.try_get_matches_from_mut(if is_asked_for(error) { with_command_first(given) } else { seen }).err();
    let spoken = spoken.as_ref().unwrap_or(error);
    if is_asked_for(spoken) {
        print_coloured(&spoken.render().ansi().to_string())?;
        return Ok(ExitStatus::Found);
    }
    complain(&refusal(spoken, plain.as_ref().unwrap_or(error), &line, lang));
    Ok(ExitStatus::Failed)
}

/// The same line with the command in front: an option may stand before it or after it.
fn with_command_first(given: &[OsString]) -> Vec<OsString> {
    let mut line = given.to_vec();
    if let Some(at) = command_at(given) {
        let command = line.remove(at);
        line.insert(1, command);
    }
    line
}

/// The line as a query, if its first word names a command and could be meant as a word.
fn as_query(given: &[OsString]) -> Option<Cli> {
    let at = command_at(given)?;
    let after = || given[at + 1..].iter();
    // A proof that was not made must never look like an answer; what was recorded is asked for by path.
    let is_asked_by_path = given[at] == "verify" || given[at] == "replay";
    // Flags that the command would have understood are no words to look for.
    let is_flag = |arg: &OsString| arg.to_str().is_some_and(|arg| arg.starts_with('-'));
    if is_asked_by_path || after().any(is_flag) || after().any(|arg| looks_like_path(arg)) {
        return None;
    }
    let mut line = given.to_vec();
    // Whoever asks for a rule looks for its words, and not for what is said of rules.
    match given[at] == "rule" && after().next().is_some() {
        true => line[at] = "query".into(),
        false => line.insert(at, "query".into()),
    }
    read(with_command_first(&line)).ok()
}

/// Where the name of a command stands, if it is the first word.
fn command_at(given: &[OsString]) -> Option<usize> {
    let at = first_word(given)?;
    given[at].to_str().is_some_and(|word| COMMANDS.contains(&word)).then_some(at)
}

/// The place of the first argument that is neither an option nor the value of one.
fn first_word(given: &[OsString]) -> Option<usize> {
    // Most lines begin with a word, and need no list of options.
    let with_value = LazyCell::new(options_with_value);
    let mut at = 1;
    while let Some(arg) = given.get(at) {
        match arg.to_str() {
            Some("--") => return None,
            Some(arg) if arg.starts_with('-') => at += if with_value.iter().any(|option| option == arg) { 2 } else { 1 },
            _ => return Some(at),
        }
    }
    None
}

/// The options of all commands that are followed by a value: `--house`.
fn options_with_value() -> Vec<String> {
    let line = Cli::command();
    let all = std::iter::once(&line).chain(line.get_subcommands()).flat_map(clap::Command::get_arguments);
    let with_value = all.filter(|arg| matches!(arg.get_action(), ArgAction::Set | ArgAction::Append));
    with_value.filter_map(|arg| arg.get_long()).map(|name| format!("--{name}")).collect()
}

/// A path rather than a word of a query.
fn looks_like_path(arg: &OsStr) -> bool {
    let Some(text) = arg.to_str() else { return true };
    let begins = ["./", "../", "~/", ".\\", "..\\"].iter().any(|start| text.starts_with(start));
    let is_absolute = text.strip_prefix('/').is_some_and(|rest| rest.starts_with(char::is_alphabetic));
    let kind = Path::new(arg).extension().and_then(OsStr::to_str).unwrap_or_default();
    let is_file = ["yaml", "yml", "phh", "phhs", "json", "html", "toml", "txt", "xml"].contains(&kind);
    begins || is_absolute || is_file && !text.contains(' ') || text.contains('/') && Path::new(arg).exists()
}

fn run(cli: &Cli, given: &[OsString]) -> Result<ExitStatus, Failure> {
    let common = &cli.common;
    if common.lang.len() > 1 && !matches!(cli.command, Some(Command::Book { .. })) {
        return Err(Failure::usage(message!("one-language-at-a-time"), message!("name-one-language")));
    }
    match &cli.command {
        None if cli.words.is_empty() => print_help(None, settings::spoken(given)),
        None => query_or_help(common, &cli.words, given),
        Some(Command::Query { words }) => query::run(common, words),
        Some(Command::Rule { rule }) => rule::run(common, rule),
        Some(Command::Decide { lines, file, all_houses, note }) => {
            let plain_words = file.is_none() && !lines.is_empty() && lines.iter().all(|line| is_plain_word(line));
            match as_query(given).filter(|_| plain_words) {
                Some(words) => query_of(words),
                None => decide::run(common, lines, file.as_deref(), *all_houses, note.as_deref()),
            }
        }
        Some(Command::Compare { left, right, rule, brief }) => {
            let plain_words = [Some(left), Some(right), rule.as_ref()].into_iter().flatten().all(|word| is_plain_word(word));
            let settings = settings::Settings::resolve(common)?;
            let are_houses = [left, right].iter().any(|name| settings.knows(name));
            match as_query(given).filter(|_| plain_words && !are_houses) {
                Some(words) => query_of(words),
                None => compare::run(common, left, right, rule.as_deref(), *brief),
            }
        }
        Some(Command::Init { club, name, languages, base, floor }) => init::run(
            common,
            club,
            &init::InitOptions { name: name.as_deref(), languages, base: base.as_deref(), floor: floor.as_deref() },
        ),
        Some(Command::Book { out, how }) if how.watch => watch::run(common, out, how),
        Some(Command::Book { out, how }) => book::run(common, out, how),
        Some(Command::Verify { path, how }) if how.conflicts => conflicts::run(common, path.as_deref(), how.explore),
        Some(Command::Verify { path, how }) => verify::run(common, path.as_deref(), how),
        Some(Command::Replay { files }) => replay::run(common, files),
        Some(Command::Houses) => lists::houses(common),
        Some(Command::Options) => lists::options(common),
        Some(Command::Schema { schema }) => schema::run(*schema),
        #[cfg(feature = "mcp")]
        Some(Command::Mcp) => mcp::run(common),
        #[cfg(not(feature = "mcp"))]
        Some(Command::Mcp) => Err(Failure::usage(message!("built-without-mcp"), message!("build-with-mcp"))),
        Some(Command::Completions { shell }) => completions(*shell, settings::spoken(given)),
    }
}

fn completions(shell: clap_complete::Shell, lang: Lang) -> Result<ExitStatus, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut completions::command(shell, lang), "ruling", &mut script);
    print_exactly(&String::from_utf8_lossy(&script))?;
    Ok(ExitStatus::Found)
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

/// `help`, and `help` with a command's name, ask for help; any other words are a query, unless a command is meant.
fn query_or_help(common: &Common, words: &[String], given: &[OsString]) -> Result<ExitStatus, Failure> {
    match words {
        [word] if word == "help" => print_help(None, settings::spoken(given)),
        [word, command] if word == "help" && COMMANDS.contains(&command.as_str()) => {
            print_help(Some(command), settings::spoken(given))
        }
        [word, rest @ ..] if words.iter().any(|word| looks_like_path(OsStr::new(word))) => {
            let what = if rest.is_empty() { message!("is-a-path", word = word) } else { message!("path-behind", word = word) };
            Err(no_command(what, word))
        }
        // What is nearly a command is a query only if something is called so.
        [word] if closest(word, COMMANDS).is_some() => {
            query::run_unless(common, words, || no_command(message!("no-command", word = word), word))
        }
        words => told_or_query(common, words),
    }
}

/// Words that tell a situation are ruled on, and the rule behind the ruling follows; all others are a query.
fn told_or_query(common: &Common, words: &[String]) -> Result<ExitStatus, Failure> {
    let Some(answer) = decide::told(common, &words.join(" "))? else { return query::run(common, words) };
    let mut said = answer.said;
    if let Some(json) = &mut said.json {
        let (rule, results) = query::beside(common, &words.join(" "), answer.rule.as_deref())?;
        json["rule"] = rule;
        json["results"] = results.into();
        print_said(&said)?;
        return Ok(ExitStatus::Found);
    }
    print(&said.text.unwrap_or_default())?;
    // Where the ruling rests on no rule, what the words find may still say what others do.
    let asked = answer.rule.map_or_else(|| words.to_vec(), |title| vec![title]);
    print("\n")?;
    query::run(&Common { limit: 1, ..common.clone() }, &asked)?;
    Ok(ExitStatus::Found)
}

fn no_command(message: Message, word: &str) -> Failure {
    let help = match closest(word, COMMANDS) {
        Some(command) => message!("meant-command", command = command),
        None => message!("known-commands", commands = COMMANDS.join(", ")),
    };
    Failure::usage(message, help)
}

/// The help of the program, or of one of its commands.
fn print_help(command: Option<&str>, lang: Lang) -> Result<ExitStatus, Failure> {
    let mut line = help::command(lang);
    let asked = match command {
        Some(command) if line.find_subcommand(command).is_some() => line.find_subcommand_mut(command),
        Some(_) | None => Some(&mut line),
    };
    if let Some(asked) = asked {
        print_coloured(&asked.render_help().ansi().to_string())?;
    }
    Ok(ExitStatus::Found)
}

fn report(failure: Failure, lang: Lang) -> ExitCode {
    tell(failure, lang);
    ExitCode::from(2)
}

/// Tells why something could not be done.
fn tell(failure: Failure, lang: Lang) {
    for (n, finding) in failure.findings(lang).iter().enumerate() {
        complain(if n > 0 { "\n" } else { "" });
        complain_of(finding, lang);
    }
}
