//! What is wrong with the arguments, in the asker's language: clap finds it, `locales/<lang>/errors.ftl` tells it.

use std::error::Error as _;
use std::fmt::Display;

use clap::Command;
use clap::builder::styling::Style;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::args::WrongValue;
use super::help::usage;
use crate::lang::Lang;
use crate::message::{Message, MessageArg, message};

/// The error with what to do, in colours. `plain` is the same error of the command line without its help, which lists every value.
pub fn refusal(error: &clap::Error, plain: &clap::Error, command: &Command, lang: Lang) -> String {
    let styles = command.get_styles();
    let colours = Colours { invalid: styles.get_invalid(), valid: styles.get_valid() };
    let error_style = styles.get_error();
    let mut out = format!("{error_style}{}:{error_style:#} {}", message!("error").text(lang), what(error, &colours).text(lang));
    let list = |error: &clap::Error, kind| match error.get(kind) {
        Some(ContextValue::Strings(all)) if !all.is_empty() => {
            Some(all.iter().map(|one| colours.valid(one)).collect::<Vec<_>>().join(", "))
        }
        _ => None,
    };
    if let Some(values) = list(plain, ContextKind::ValidValue) {
        out.push_str(&format!("\n  {}", message!("possible-values", values = values).text(lang)));
    }
    if let Some(arguments) = list(error, ContextKind::PriorArg) {
        out.push_str(&format!("\n  {}", message!("conflicting-arguments", arguments = arguments).text(lang)));
    }
    let tips: Vec<String> = tips(error, plain, command, &colours).iter().map(|tip| tip.text(lang)).collect();
    if !tips.is_empty() {
        out.push('\n');
    }
    for tip in tips {
        let valid = colours.valid;
        out.push_str(&format!("\n  {valid}{}:{valid:#} {tip}", message!("tip").text(lang)));
    }
    if let Some(ContextValue::StyledStr(told)) = error.get(ContextKind::Usage) {
        out.push_str(&format!("\n\n{}", usage(&told.ansi().to_string(), lang)));
    }
    let literal = styles.get_literal();
    let help = format!("{literal}--help{literal:#}");
    out + "\n\n" + &message!("more-information", help = help).text(lang) + "\n"
}

/// How what was typed is told from what could be.
struct Colours<'s> {
    invalid: &'s Style,
    valid: &'s Style,
}

impl Colours<'_> {
    fn invalid(&self, text: impl Display) -> String {
        format!("{0}{text}{0:#}", self.invalid)
    }

    fn valid(&self, text: impl Display) -> String {
        format!("{0}{text}{0:#}", self.valid)
    }
}

/// The text of a context, if it is one.
fn context(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    if let ContextValue::String(text) = error.get(kind)? { Some(text) } else { None }
}

fn what(error: &clap::Error, colours: &Colours) -> Message {
    let argument = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    match (error.kind(), argument, value) {
        (ErrorKind::UnknownArgument, Some(argument), _) => message!("unknown-argument", argument = colours.invalid(argument)),
        (ErrorKind::InvalidValue, Some(argument), Some("")) => message!("value-missing", argument = colours.invalid(argument)),
        (ErrorKind::InvalidValue, Some(argument), Some(value)) => {
            message!("value-wrong", argument = colours.valid(argument), value = colours.invalid(value))
        }
        (ErrorKind::ValueValidation, Some(argument), Some(value)) => {
            let (argument, value) = (colours.valid(argument), colours.invalid(value));
            match error.source().and_then(|why| why.downcast_ref::<WrongValue>()) {
                Some(WrongValue(why)) => message!("value-wrong-because", argument = argument, value = value, why = why.clone()),
                None => message!("value-wrong", argument = argument, value = value),
            }
        }
        (ErrorKind::TooManyValues, Some(argument), Some(value)) => {
            message!("value-too-many", argument = colours.valid(argument), value = colours.invalid(value))
        }
        (ErrorKind::ArgumentConflict, Some(argument), _) => match context(error, ContextKind::PriorArg) {
            Some(prior) if prior == argument => message!("argument-twice", argument = colours.invalid(argument)),
            Some(prior) => message!("argument-conflict", argument = colours.invalid(argument), other = colours.invalid(prior)),
            None => message!("argument-conflict-with", argument = colours.invalid(argument)),
        },
        (ErrorKind::MissingRequiredArgument, ..) => match error.get(ContextKind::InvalidArg) {
            Some(ContextValue::Strings(all)) => {
                message!("argument-missing", arguments = all.iter().map(|one| colours.valid(one)).collect::<MessageArg>())
            }
            _ => message!("arguments-wrong"),
        },
        (ErrorKind::InvalidUtf8, ..) => message!("not-unicode"),
        _ => message!("arguments-wrong"),
    }
}

/// What was probably meant, and what to write where it was meant otherwise.
fn tips(error: &clap::Error, plain: &clap::Error, command: &Command, colours: &Colours) -> Vec<Message> {
    let mut tips = Vec::new();
    for kind in [ContextKind::SuggestedArg, ContextKind::SuggestedValue, ContextKind::SuggestedSubcommand] {
        let similar: Vec<&String> = match if kind == ContextKind::SuggestedValue { plain.get(kind) } else { error.get(kind) } {
            Some(ContextValue::String(one)) => vec![one],
            Some(ContextValue::Strings(all)) => all.iter().collect(),
            _ => Vec::new(),
        };
        if !similar.is_empty() {
            tips.push(message!("similar", words = similar.into_iter().map(|one| colours.valid(one)).collect::<MessageArg>()));
        }
    }
    // Clap words its other advice itself: what was typed may be the name of a command, or a word that begins with a dash.
    if let (Some(ContextValue::StyledStrs(_)), Some(argument)) =
        (error.get(ContextKind::Suggested), context(error, ContextKind::InvalidArg))
    {
        tips.push(match command.find_subcommand(argument.trim_start_matches('-')) {
            Some(named) => message!("command-without-dashes", command = colours.valid(named.get_name())),
            None => message!("as-a-word", word = colours.invalid(argument), typed = colours.valid(format!("-- {argument}"))),
        });
    }
    tips
}
