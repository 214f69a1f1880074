//! The program's words in one language: the Fluent files under `locales/`, and how they are filled in.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::embedded;
use crate::lang::Lang;

/// The files of each language.
const FILES: [&str; 9] = ["roles", "ui", "events", "cards", "deal", "conduct", "room", "chips", "verdicts"];

/// The role that decides where a house names none.
pub const DEFAULT_ROLE: &str = "floor-person";

/// What fills a variable of a message.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    Text(&'a str),
    /// Printed as the language groups its digits, and good for plurals.
    Number(i64),
    /// Messages that the sentence may need in several grammatical cases.
    Phrase(Phrase),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text)
    }
}

impl From<i64> for Arg<'_> {
    fn from(n: i64) -> Self {
        Arg::Number(n)
    }
}

impl From<usize> for Arg<'_> {
    fn from(n: usize) -> Self {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl From<Phrase> for Arg<'_> {
    fn from(phrase: Phrase) -> Self {
        Arg::Phrase(phrase)
    }
}

/// A message's value and, by the names of its attributes, its other cases. As `$who` it gives a sentence `$who` and
/// `$who-dative`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase {
    pub text: String,
    pub cases: Vec<(String, String)>,
}

/// All messages of one language, spoken for one house.
pub struct Messages {
    bundle: FluentBundle<FluentResource>,
}

impl Messages {
    /// `role` is who decides in this house; a role that the language has no word for falls back to [`DEFAULT_ROLE`].
    pub fn new(lang: Lang, role: Option<&str>) -> Messages {
        let mut messages = Messages::of(lang, &FILES);
        let role = floor(source(lang, "roles"), role.unwrap_or(DEFAULT_ROLE));
        messages.add(role);
        messages
    }

    /// Those of some files only, in which nobody decides.
    pub fn of(lang: Lang, files: &[&str]) -> Messages {
        let id = lang.code().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(lang.fluent_formatter()));
        if let Some(with_ending) = lang.language().number_with_ending {
            let added = bundle.add_function("ENDING", move |args, _| match args {
                [FluentValue::Number(n), FluentValue::String(ending)] => with_ending(n.value as i64, ending).into(),
                _ => FluentValue::Error,
            });
            debug_assert!(added.is_ok());
        }
        if let Some(article) = lang.language().article {
            let added = bundle.add_function("ARTICLE", move |args, _| match args {
                [FluentValue::Number(n)] => (article.before)(n.value as i64).into(),
                // A list of numbers that may have more than one.
                [FluentValue::String(list)] => {
                    let digits = list.split(|c: char| !c.is_ascii_digit()).find_map(|n| n.parse().ok());
                    digits.map_or(FluentValue::Error, |n| (article.before)(n).into())
                }
                _ => FluentValue::Error,
            });
            debug_assert!(added.is_ok());
        }
        let mut messages = Messages { bundle };
        for file in files {
            messages.add(source(lang, file).to_owned());
        }
        messages
    }

    fn add(&mut self, text: String) {
        // What does not parse is left out; a test reads every file.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        self.bundle.add_resource_overriding(resource);
    }

    /// The message, filled in. A message that does not exist prints as its id, so that it is seen.
    pub fn text(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.phrase(id, args).text
    }

    /// The message with all its cases.
    pub fn phrase(&self, id: &str, args: &[(&str, Arg)]) -> Phrase {
        let (phrase, errors) = self.try_phrase(id, args);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        phrase
    }

    fn try_phrase(&self, id: &str, args: &[(&str, Arg)]) -> (Phrase, Vec<FluentError>) {
        let mut errors = Vec::new();
        let Some(message) = self.bundle.get_message(id) else {
            return (Phrase { text: id.to_owned(), cases: Vec::new() }, errors);
        };
        let args = fluent(args);
        let mut format = |pattern| self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        let text = message.value().map_or_else(String::new, &mut format);
        let cases = message.attributes().map(|attribute| (attribute.id().to_owned(), format(attribute.value()))).collect();
        (Phrase { text, cases }, errors)
    }

    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}

fn fluent<'a>(args: &'a [(&str, Arg)]) -> FluentArgs<'a> {
    let mut out = FluentArgs::with_capacity(args.len());
    for (name, arg) in args {
        match arg {
            Arg::Text(text) => out.set(*name, *text),
            Arg::Number(n) => out.set(*name, *n),
            Arg::Phrase(phrase) => {
                out.set(*name, phrase.text.as_str());
                for (case, text) in &phrase.cases {
                    out.set(format!("{name}-{case}"), text.as_str());
                }
            }
        }
    }
    out
}

/// The Fluent source of one file of one language.
pub(crate) fn source(lang: Lang, file: &str) -> &'static str {
    embedded::locale(lang, &format!("{file}.ftl")).unwrap_or_default()
}

/// The term `-floor`: that of the role under another name.
fn floor(roles: &str, role: &str) -> String {
    let entry = |role: &str| {
        let head = format!("-{role} =");
        let start = roles.find(&head)?;
        let body = &roles[start + head.len()..];
        let end = body.find("\n}").map_or(body.len(), |at| at + 2);
        Some(format!("\n-floor ={}\n", &body[..end]))
    };
    entry(role).or_else(|| entry(DEFAULT_ROLE)).unwrap_or_default()
}
