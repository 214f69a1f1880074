//! The written forms of all phrases in one language, as `locales/<language>/phrases.ftl` has them.

use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use rustc_hash::{FxHashMap, FxHashSet};

use super::form::{Form, FormPart};
use crate::corpus::Lang;
use crate::embedded;

/// One language's phrases by their ids.
pub(super) struct Phrasebook {
    pub lang: Lang,
    /// Every phrase is looked up for every line.
    phrases: FxHashMap<&'static str, WrittenPhrase>,
    /// Every word of every form in lower case: none of them is a player's name. Few plays have names.
    words: OnceLock<FxHashSet<String>>,
}

/// How one phrase is written.
#[derive(Debug, Default)]
pub(super) struct WrittenPhrase {
    /// All that is read; the first is printed.
    pub forms: Vec<Form>,
    /// What is printed where the number is one.
    pub one: Option<Form>,
    /// How a ruling names the finding it hangs on.
    pub condition: Option<Form>,
    /// Whole lines.
    pub examples: Vec<String>,
}

impl Phrasebook {
    /// The phrases of a language, if it has any yet.
    pub fn of(lang: Lang) -> Option<&'static Phrasebook> {
        static ALL: [OnceLock<Option<Phrasebook>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        ALL[lang as usize]
            .get_or_init(|| embedded::locale(lang, "phrases.ftl").map(|source| Phrasebook::new(lang, source)))
            .as_ref()
    }

    /// The language in which plays are written.
    pub fn english() -> &'static Phrasebook {
        static NONE: OnceLock<Phrasebook> = OnceLock::new();
        Phrasebook::of(Lang::En).unwrap_or_else(|| NONE.get_or_init(|| Phrasebook::new(Lang::En, "")))
    }

    fn new(lang: Lang, source: &'static str) -> Phrasebook {
        // What does not parse is left out; a test reads every file.
        let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(resource, _)| resource);
        let mut book = Phrasebook { lang, phrases: FxHashMap::default(), words: OnceLock::new() };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            book.phrases.insert(message.id.name, WrittenPhrase::new(&message));
        }
        book
    }

    pub fn get(&self, id: &str) -> Option<&WrittenPhrase> {
        self.phrases.get(id)
    }

    #[cfg(test)]
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.phrases.keys().copied()
    }

    /// Whether the word is one of the notation's own, in whatever case.
    pub fn has_word(&self, word: &str) -> bool {
        self.words.get_or_init(|| self.all_words().collect()).contains(&word.to_lowercase())
    }

    fn all_words(&self) -> impl Iterator<Item = String> {
        let parts = self.phrases.values().flat_map(|phrase| &phrase.forms).flat_map(|form| &form.parts);
        parts.filter_map(|part| match part {
            FormPart::Word(word) => Some(word.to_lowercase()),
            FormPart::Mark(_) | FormPart::Quote(_) | FormPart::Slot(..) => None,
        })
    }
}

impl WrittenPhrase {
    fn new(message: &Message<&str>) -> WrittenPhrase {
        let mut phrase = WrittenPhrase::default();
        phrase.forms.extend(message.value.iter().flat_map(forms));
        for attribute in &message.attributes {
            match attribute.id.name {
                "one" => phrase.one = forms(&attribute.value).pop(),
                "also" => phrase.forms.extend(forms(&attribute.value)),
                "condition" => phrase.condition = forms(&attribute.value).pop(),
                "example" => phrase.examples.extend(text(&attribute.value).lines().map(|line| line.trim().to_owned())),
                _ => {}
            }
        }
        phrase.forms.extend(phrase.one.clone());
        phrase.forms.iter_mut().take(1).for_each(|form| form.printed = true);
        phrase
    }
}

/// The forms of a pattern, one a line.
fn forms(pattern: &Pattern<&str>) -> Vec<Form> {
    let text = text(pattern);
    if text.is_empty() { Form::all(&text) } else { text.lines().flat_map(Form::all).collect() }
}

fn text(pattern: &Pattern<&str>) -> String {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            format!("{{${}}}", id.name)
        }
        // `{ "" }` is how a form without words is written; nothing else stands in a form.
        PatternElement::Placeable { .. } => String::new(),
    };
    pattern.elements.iter().map(element).collect()
}
