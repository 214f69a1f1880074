//! The files in which the words of a language stand by what they mean: `finding.ftl`, and `telling.ftl`, by which situations are
//! told.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, PatternElement};

use super::concepts::{self, Concepts};
use super::normalize;
use crate::corpus::FINDING;
use crate::embedded;
use crate::lang::Lang;

const TOLD: &str = "telling.ftl";

/// Of the words by which situations are told, those that hold a sentence together say nothing about a rule, and parts of
/// numbers and cards are no concepts.
const NO_CONCEPTS: [&str; 14] =
    ["comes", "instead-of", "modal", "filler", "and", "then", "that", "kept", "to", "by", "worth", "or", "he", "question"];
const NO_CONCEPTS_FROM: [&str; 5] = ["number-", "people-", "ending", "rank-", "suit-"];

/// One form of a concept, and where it stands in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConceptForm<'f> {
    pub key: &'f str,
    pub text: &'f str,
    pub span: Range<usize>,
}

impl ConceptForm<'_> {
    /// How it is compared: two forms that are compared alike are one.
    pub fn compared(&self) -> String {
        concepts::compared(self.text)
    }

    /// Whether it is found where somebody types it.
    pub fn is_found(&self) -> bool {
        let printed = concepts::print([(self.key, self.text)], |_| Some(0));
        let typed = self.text.replace(concepts::OPEN, "");
        Concepts::read(&printed).of(&normalize::words(&typed)) == [0]
    }
}

/// All forms of a file, in their order.
pub fn forms(file: &str) -> Vec<ConceptForm<'_>> {
    let resource = fluent_syntax::parser::parse(file).unwrap_or_else(|(resource, _)| resource);
    let mut forms = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        for element in message.value.into_iter().flat_map(|value| value.elements) {
            let PatternElement::TextElement { value } = element else { continue };
            let listed = value.split([',', '\n']).map(str::trim).filter(|form| !form.is_empty() && !form.starts_with('-'));
            forms.extend(listed.map(|text| {
                let start = text.as_ptr() as usize - file.as_ptr() as usize;
                ConceptForm { key: message.id.name, text, span: start..start + text.len() }
            }));
        }
    }
    forms
}

/// The forms of the concepts of a language. What is listed to be found goes before what is listed to tell a situation by: there a
/// word has to fit into a sentence, and may stand for less.
fn forms_of(lang: Lang) -> Vec<ConceptForm<'static>> {
    let mut all = embedded::locale(lang, FINDING).map(forms).unwrap_or_default();
    let told = embedded::locale(lang, TOLD).map(forms).unwrap_or_default();
    let known: BTreeSet<String> = all.iter().map(ConceptForm::compared).collect();
    all.extend(told.into_iter().filter(|form| is_concept(form.key) && !known.contains(&form.compared())));
    all
}

/// The concepts of all languages.
pub struct ConceptLexicon {
    /// The keys in the order of their letters: the number of a concept is the place of its key.
    pub keys: Vec<&'static str>,
    /// The forms of each language, as [`Concepts::read`] reads them.
    pub printed: Vec<(&'static str, String)>,
}

/// What the program brings along.
pub static LEXICON: LazyLock<ConceptLexicon> = LazyLock::new(|| {
    let of_lang = Lang::ALL.map(|lang| (lang.code(), forms_of(lang)));
    let keys: BTreeSet<&str> = of_lang.iter().flat_map(|(_, forms)| forms).map(|form| form.key).collect();
    let keys: Vec<&str> = keys.into_iter().collect();
    let number = |key: &str| keys.binary_search(&key).ok();
    let print = |forms: &[ConceptForm<'static>]| concepts::print(forms.iter().map(|form| (form.key, form.text)), number);
    let printed = of_lang.iter().map(|(lang, forms)| (*lang, print(forms))).collect();
    ConceptLexicon { keys, printed }
});

/// Whether the words of a key stand for something that is done or had at a table.
fn is_concept(key: &str) -> bool {
    !NO_CONCEPTS.contains(&key) && !NO_CONCEPTS_FROM.iter().any(|start| key.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_know_where_they_stand() {
        let file = "# Raises.\nraise = rais*, bump,\n    pop it\nbet = wager\n";
        let read: Vec<_> = forms(file).into_iter().map(|form| (form.key, form.text, &file[form.span])).collect();
        assert_eq!(
            read,
            [("raise", "rais*", "rais*"), ("raise", "bump", "bump"), ("raise", "pop it", "pop it"), ("bet", "wager", "wager")]
        );
    }

    #[test]
    fn a_form_is_found_where_it_has_a_word_and_its_star_at_an_end() {
        let is_found = |text| ConceptForm { key: "raise", text, span: 0..0 }.is_found();
        assert!(is_found("rais*") && is_found("pop it") && is_found("pop* it") && is_found("3-bet"));
        assert!(!is_found("ra*se") && !is_found("?!"));
    }

    #[test]
    fn what_is_listed_to_be_found_goes_before_what_is_told() {
        for lang in Lang::ALL {
            let mut known = BTreeSet::new();
            let found = forms(embedded::locale(lang, FINDING).expect("a file"));
            let own = found.len();
            for (place, form) in forms_of(lang).iter().enumerate() {
                assert!(!known.contains(&form.compared()) || place < own, "{} {}", lang.code(), form.text);
                if place < own {
                    known.insert(form.compared());
                }
            }
        }
    }
}
