//! What the program says about itself, in no language yet: which message it is, and what fills it in. Whoever knows the
//! language in which somebody asks puts it into words.

use std::fmt::Display;
use std::sync::OnceLock;

use crate::lang::Lang;
use crate::words::{Arg, Messages, Phrase};

/// The files of these messages under `locales/<lang>/`.
pub const FILES: [&str; 4] = ["help", "errors", "findings", "options"];

/// A message of `locales/<lang>/errors.ftl`, with what it names. It is made by [`message!`], by which a test knows its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    id: &'static str,
    args: Vec<(&'static str, MessageArg)>,
}

/// What fills a variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageArg {
    Text(String),
    /// Printed as the language groups its digits, and good for plurals.
    Number(i64),
    /// `a, b and c`, as the language joins them.
    List(Vec<String>),
    /// `a, b or c`, likewise.
    OneOf(Vec<String>),
    /// What is said within what is said.
    Message(Message),
}

impl From<Message> for MessageArg {
    fn from(message: Message) -> Self {
        MessageArg::Message(message)
    }
}

impl From<&str> for MessageArg {
    fn from(text: &str) -> Self {
        MessageArg::Text(text.to_owned())
    }
}

impl From<String> for MessageArg {
    fn from(text: String) -> Self {
        MessageArg::Text(text)
    }
}

impl From<&String> for MessageArg {
    fn from(text: &String) -> Self {
        MessageArg::Text(text.clone())
    }
}

impl From<i64> for MessageArg {
    fn from(n: i64) -> Self {
        MessageArg::Number(n)
    }
}

impl<T: Display> FromIterator<T> for MessageArg {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        MessageArg::List(items.into_iter().map(|item| item.to_string()).collect())
    }
}

impl Message {
    /// To be made by [`message!`] only.
    pub fn new(id: &'static str, args: Vec<(&'static str, MessageArg)>) -> Message {
        Message { id, args }
    }

    /// The message in a language.
    pub fn text(&self, lang: Lang) -> String {
        let words = words(lang);
        let texts: Vec<String> = self.args.iter().map(|(_, arg)| text(lang, arg)).collect();
        let args = self.args.iter().zip(&texts).map(|((name, arg), text)| match arg {
            MessageArg::Number(n) => (*name, Arg::Number(*n)),
            MessageArg::Text(_) | MessageArg::List(_) | MessageArg::OneOf(_) | MessageArg::Message(_) => (*name, Arg::Text(text)),
        });
        words.text(self.id, &args.collect::<Vec<_>>())
    }
}

/// The text of an argument; of a list, with its last item joined as the language does.
fn text(lang: Lang, arg: &MessageArg) -> String {
    match arg {
        MessageArg::Text(text) => text.clone(),
        MessageArg::Message(message) => message.text(lang),
        MessageArg::Number(_) => String::new(),
        MessageArg::List(items) => joined(lang, "all-of", items),
        MessageArg::OneOf(items) => joined(lang, "one-of", items),
    }
}

fn joined(lang: Lang, joins: &str, items: &[String]) -> String {
    match items {
        [head @ .., last] if !head.is_empty() => {
            words(lang).text(joins, &[("head", (&head.join(", ")).into()), ("last", last.into())])
        }
        items => items.concat(),
    }
}

/// A message of help or of an explanation, with its attributes. All that they name is the languages.
pub fn phrase(lang: Lang, id: &str) -> Phrase {
    let codes = text(lang, &Lang::ALL.map(Lang::code).into_iter().collect());
    words(lang).phrase(id, &[("codes", (&codes).into())])
}

/// A message about a file.
pub fn about_file(lang: Lang, id: &str, file: &str) -> String {
    words(lang).text(id, &[("file", file.into())])
}

/// Whether there is such a message.
pub fn has(lang: Lang, id: &str) -> bool {
    words(lang).has(id)
}

/// The words of a language, read when they are first needed: most answers need none of them.
fn words(lang: Lang) -> &'static Messages {
    static WORDS: [OnceLock<Messages>; Lang::COUNT] = [const { OnceLock::new() }; Lang::COUNT];
    WORDS[lang as usize].get_or_init(|| Messages::of(lang, &FILES))
}

/// A message with what it names: `message!("no-house", house = name)`.
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message::Message::new($id, vec![$((stringify!($name), $crate::message::MessageArg::from($value))),*])
    };
}
pub(crate) use message;

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::prose::tests::messages::{GRAMMAR, messages};

    /// What is the same in a language as in English, because it is a name, a path, or a sign.
    const SAME: [&str; 8] = [
        "help-value.n",
        "help-value.shell",
        "help-value.format",
        "help-value.port",
        "configuration-wrong",
        "tip",
        "mcp",
        "telling-missing",
    ];

    /// Every message that the source names, with what it is given.
    fn named() -> BTreeMap<String, BTreeSet<String>> {
        let mut named = BTreeMap::new();
        sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut |text| {
            for call in text.split("message!(\"").skip(1) {
                let (id, rest) = call.split_once('"').expect("the id ends");
                named.entry(id.to_owned()).or_insert_with(BTreeSet::new).extend(arguments(rest));
            }
        });
        named
    }

    /// The names before `=` at the top level of a call, behind its first argument.
    fn arguments(rest: &str) -> Vec<String> {
        let (mut depth, mut names, mut word) = (0, Vec::new(), String::new());
        for c in rest.chars() {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 0 => word.clear(),
                '=' if depth == 0 && word.trim().chars().all(char::is_alphabetic) => names.push(word.trim().to_owned()),
                c if depth == 0 => word.push(c),
                _ => {}
            }
            if depth < 0 {
                break;
            }
        }
        names
    }

    fn sources(folder: &Path, read: &mut impl FnMut(&str)) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                sources(&path, read);
            } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("src/message.rs") {
                read(&fs::read_to_string(path).expect("a source"));
            }
        }
    }

    #[test]
    fn what_the_source_says_is_there_with_what_it_names_and_nothing_else() {
        let there = messages(Lang::En, &["errors"]);
        let joins = || BTreeSet::from(["head".to_owned(), "last".to_owned()]);
        let own = BTreeMap::from(["all-of", "one-of"].map(|id| (id.to_owned(), joins())));
        let named: BTreeMap<_, _> = named().into_iter().chain(own).collect();
        assert!(named.len() > 80, "{}", named.len());
        assert_eq!(named.keys().collect::<Vec<_>>(), there.keys().collect::<Vec<_>>());
        for (id, names) in &named {
            let names: BTreeSet<String> = names.iter().filter(|name| !GRAMMAR.contains(&name.as_str())).cloned().collect();
            assert_eq!(&names, &there[id], "{id}");
        }
    }

    #[test]
    fn no_language_is_left_in_english() {
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            for id in messages(Lang::En, &FILES).keys() {
                let args: Vec<(&str, Arg)> = [
                    "house", "houses", "id", "rule", "word", "words", "error", "path", "folder", "why", "help", "argument", "value",
                ]
                .into_iter()
                .chain([
                    "other",
                    "arguments",
                    "values",
                    "command",
                    "commands",
                    "typed",
                    "codes",
                    "code",
                    "finding",
                    "what",
                    "words",
                ])
                .chain(["head", "last", "found", "part", "port", "sign", "lines", "formats"])
                .map(|name| (name, Arg::Text("x")))
                .chain(["least", "most", "count", "told"].map(|name| (name, Arg::Number(7))))
                .collect();
                let told = |lang| {
                    let phrase = words(lang).phrase(id, &args);
                    let cases = phrase.cases.into_iter().map(|(case, text)| (format!("{id}.{case}"), text));
                    std::iter::once((id.clone(), phrase.text)).chain(cases).collect::<BTreeMap<_, _>>()
                };
                let (own, english) = (told(lang), told(Lang::En));
                assert_eq!(own.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{}", lang.code());
                for (key, text) in own.iter().filter(|(key, text)| !text.is_empty() && !SAME.contains(&key.as_str())) {
                    assert_ne!(Some(text), english.get(key), "{}: {key}", lang.code());
                }
            }
        }
    }

    #[test]
    fn lists_and_numbers_are_those_of_the_language() {
        let languages = message!("known-languages", codes = ["en", "hu", "sk"].into_iter().collect::<MessageArg>());
        assert_eq!(languages.text(Lang::En), "the languages are en, hu and sk");
        assert_eq!(languages.text(Lang::Hu), "a nyelvek: en, hu és sk");
        let checked = |n| message!("checked-rules", count = n);
        assert_eq!([1, 3, 5].map(|n| checked(n).text(Lang::Sk)), ["1 pravidlo", "3 pravidlá", "5 pravidiel"]);
        assert_eq!([21, 22, 25].map(|n| checked(n).text(Lang::Ru)), ["21 правило", "22 правила", "25 правил"]);
        assert_eq!(checked(4200).text(Lang::Is), "4.200 reglur");
    }
}
