//! The help of the program in the asker's language: clap knows the arguments and lays them out, `locales/<lang>/help.ftl` has
//! the words.

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, Command, CommandFactory};

use super::args::Cli;
use super::terminal;
use crate::lang::Lang;
use crate::message::phrase;
use crate::prose::{Phrase, number};

/// The program's name; what every command understands is told with it.
const PROGRAM: &str = "ruling";

/// The command line with its help in a language, built.
pub fn command(lang: Lang) -> Command {
    let mut line = told(Cli::command().term_width(terminal::width()), &HelpWords::new(lang));
    line.build();
    laid_out(line, &HelpWords::new(lang))
}

/// The words of the help.
struct HelpWords {
    lang: Lang,
    /// Headings and placeholders.
    frame: Phrase,
    /// What every command understands.
    common: Phrase,
    /// What stands for a value: `<HOUSE>`.
    values: Phrase,
}

impl HelpWords {
    fn new(lang: Lang) -> HelpWords {
        let common = phrase(lang, &format!("help-{PROGRAM}"));
        HelpWords { lang, frame: phrase(lang, "help-frame"), common, values: phrase(lang, "help-value") }
    }

    fn frame(&self, key: &str) -> String {
        case(&self.frame, key).unwrap_or_default().to_owned()
    }

    /// What an argument is for: as its command says it, or as it is everywhere.
    fn argument<'w>(&'w self, own: &'w Phrase, arg: &Arg) -> &'w str {
        let key = arg.get_id().as_str().replace('_', "-");
        case(own, &key).or_else(|| case(&self.common, &key)).unwrap_or_default()
    }
}

/// One of a message's attributes.
fn case<'p>(phrase: &'p Phrase, key: &str) -> Option<&'p str> {
    phrase.cases.iter().find(|(own, _)| own == key).map(|(_, text)| text.as_str())
}

/// The message that tells what a command is for.
fn message(command: &Command) -> String {
    format!("help-{}", command.get_name())
}

/// What the commands and their arguments are for. What clap adds by itself comes when it is built.
fn told(command: Command, words: &HelpWords) -> Command {
    let own = phrase(words.lang, &message(&command));
    let command = match case(&own, "after") {
        Some(after) => command.after_help(after.to_owned()),
        None => command,
    };
    let mut position = 0;
    command
        .about(own.text.clone())
        .long_about(None::<&str>)
        .subcommand_help_heading(words.frame("commands"))
        .subcommand_value_name(words.frame("command"))
        .mut_args(|arg| {
            position += 1;
            argument(arg, &own, words, position)
        })
        .mut_subcommands(|command| told(command, words))
}

fn argument(arg: Arg, own: &Phrase, words: &HelpWords, position: usize) -> Arg {
    let mut help = words.argument(own, &arg).to_owned();
    let mut long = None;
    let default = arg.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
    if let Some(default) = default.filter(|_| arg.get_action().takes_values() && !arg.is_hide_default_value_set()) {
        let shown = default.parse().map_or(default, |n| number(words.lang, n));
        help = format!("{help} [{}: {shown}]", words.frame("default"));
    }
    let takes_value = arg.get_action().takes_values();
    let values = if takes_value { arg.get_possible_values() } else { Vec::new() };
    let key = arg.get_id().as_str().replace('_', "-");
    let meaning = |value: &PossibleValue| case(own, &format!("{key}-{}", value.get_name())).map(str::to_owned);
    if !values.is_empty() && !arg.is_hide_possible_values_set() {
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        let heading = words.frame("values");
        if values.iter().any(|value| meaning(value).is_some()) {
            let line = |value: &PossibleValue| match meaning(value) {
                Some(meaning) => format!("- {}: {meaning}", value.get_name()),
                None => format!("- {}", value.get_name()),
            };
            let lines: Vec<String> = values.iter().map(line).collect();
            long = Some(format!("{help}\n\n{}:\n{}", capital(&heading), lines.join("\n")));
        }
        help = format!("{help} [{heading}: {}]", names.join(", "));
    }
    let with_meaning = |value: &PossibleValue| match meaning(value) {
        Some(meaning) => PossibleValue::new(value.get_name().to_owned()).help(meaning),
        None => PossibleValue::new(value.get_name().to_owned()),
    };
    let heading = if arg.is_positional() { "arguments" } else { "options" };
    let named = value_names(&arg, words);
    let arg = arg.help(help.trim().to_owned()).help_heading(words.frame(heading));
    let arg = if let Some(long) = long { arg.long_help(long) } else { arg.long_help(None::<&str>) };
    let arg = if arg.is_positional() { arg.display_order(position) } else { arg };
    let arg = if values.is_empty() {
        arg
    } else {
        arg.hide_possible_values(true).value_parser(PossibleValuesParser::new(values.iter().map(with_meaning)))
    };
    if takes_value { arg.value_names(named).hide_default_value(true) } else { arg }
}

/// What stands for its values; two that are called alike in a command are the same.
fn value_names(arg: &Arg, words: &HelpWords) -> Vec<String> {
    let own = arg.get_value_names().unwrap_or_default().iter();
    let named = own.map(|name| {
        let key = name.to_lowercase().replace('|', "-or-");
        case(&words.values, &key).map_or_else(|| name.to_string(), str::to_owned)
    });
    let named: Vec<String> = named.collect();
    if named.is_empty() {
        // One that was given no name is called as its field is.
        let key = arg.get_id().as_str();
        return vec![case(&words.values, key).unwrap_or(key).to_owned()];
    }
    named
}

/// With what clap has added while it built, and with the usage of each command.
fn laid_out(mut command: Command, words: &HelpWords) -> Command {
    let usage = usage(&command.render_usage().ansi().to_string(), words.lang);
    let has_long = command.get_arguments().any(|arg| arg.get_long_help().is_some());
    let heading = words.frame("options");
    command
        .help_template(format!("{{before-help}}{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}"))
        .mut_args(|arg| match arg.get_id().as_str() {
            "help" => {
                let (brief, long) = if has_long { ("print-help-more", "print-help-brief") } else { ("print-help", "print-help") };
                arg.help(words.frame(brief)).long_help(words.frame(long)).help_heading(heading.clone())
            }
            "version" => arg.help(words.frame("print-version")).help_heading(heading.clone()),
            _ => arg,
        })
        .mut_subcommands(|command| laid_out(command, words))
}

/// The usage as clap tells it, in a language: its heading and the word for options are clap's own.
pub fn usage(told: &str, lang: Lang) -> String {
    const HEADING: &str = "Usage:";
    const OPTIONS: &str = "[OPTIONS]";
    let words = HelpWords::new(lang);
    let heading = format!("{}:", words.frame("usage"));
    let under = |text: &str| format!("\n{} ", " ".repeat(text.chars().count()));
    let options = format!("[{}]", words.frame("any-options"));
    told.replacen(HEADING, &heading, 1).replace(OPTIONS, &options).replace(&under(HEADING), &under(&heading))
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// A command with those below it.
    fn all(command: &Command) -> Vec<Command> {
        std::iter::once(command.clone()).chain(command.get_subcommands().flat_map(all)).collect()
    }

    #[test]
    fn every_command_and_argument_is_explained_in_every_language_and_nothing_else_is() {
        let frame = ["arguments", "any-options", "command", "commands", "default", "options", "usage", "values"];
        for lang in Lang::ALL {
            let (words, mut used) = (HelpWords::new(lang), BTreeSet::new());
            for of_help in ["print-help", "print-help-more", "print-help-brief", "print-version"].iter().chain(&frame) {
                assert!(!words.frame(of_help).is_empty(), "{}: {of_help}", lang.code());
                used.insert(format!("help-frame.{of_help}"));
            }
            for command in all(&Cli::command()) {
                let own = phrase(lang, &message(&command));
                assert!(!own.text.is_empty() && own.text != message(&command), "{}: {}", lang.code(), command.get_name());
                used.extend(case(&own, "after").map(|_| format!("{}.after", message(&command))));
                for arg in command.get_arguments() {
                    let key = arg.get_id().as_str().replace('_', "-");
                    assert!(!words.argument(&own, arg).is_empty(), "{}: {} {key}", lang.code(), command.get_name());
                    let meanings = arg.get_possible_values().into_iter().map(|value| format!("{key}-{}", value.get_name()));
                    used.extend(std::iter::once(key.clone()).chain(meanings).map(|key| format!("{}.{key}", message(&command))));
                    for name in arg.get_value_names().unwrap_or_default().iter().filter(|_| arg.get_action().takes_values()) {
                        let key = name.to_lowercase().replace('|', "-or-");
                        assert!(case(&words.values, &key).is_some(), "{}: {key}", lang.code());
                        used.insert(format!("help-value.{key}"));
                    }
                }
            }
            for id in crate::prose::tests::messages::messages(lang, &["help"]).keys() {
                for (key, _) in phrase(lang, id).cases {
                    assert!(used.contains(&format!("{id}.{key}")), "{}: nothing says {id}.{key}", lang.code());
                }
            }
        }
    }

    #[test]
    fn what_clap_says_by_itself_is_told_in_the_language() {
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            for mut command in all(&command(lang)) {
                let told = format!("{}\n{}", command.render_help(), command.render_long_help());
                for english in
                    ["Usage", "Options", "OPTIONS", "COMMAND", "Commands", "Arguments", "default", "ossible values", "Print"]
                {
                    assert!(!told.contains(english), "{}: {english}\n{told}", lang.code());
                }
            }
        }
    }
}
