//! Options and their values, explained.

use crate::engine::options::{OptionKind, OptionSpec, OptionValue};
use crate::lang::Lang;
use crate::message;
use crate::prose::Phrase;

/// What an option asks and, by their names, what its values mean: in English as it is declared, else as `options.ftl` has it.
pub fn explained(spec: &OptionSpec, lang: Lang) -> Phrase {
    let values = if let OptionKind::Choice(values) = spec.kind { values } else { &[] };
    let english = values.iter().map(|(name, doc)| ((*name).to_owned(), doc.trim().to_owned()));
    let id = format!("option-{}", spec.variable());
    if lang == Lang::En || !message::has(lang, &id) {
        return Phrase { text: spec.doc.trim().to_owned(), cases: english.collect() };
    }
    let own = message::phrase(lang, &id);
    let cases = english.map(|(name, doc)| own.cases.iter().find(|(key, _)| *key == name).cloned().unwrap_or((name, doc)));
    Phrase { cases: cases.collect(), text: own.text }
}

/// What an option is set to, in words: what it asks, and the answer.
pub fn set_to(spec: &OptionSpec, value: &OptionValue, lang: Lang) -> String {
    let Phrase { text, cases } = explained(spec, lang);
    let name = value.to_string();
    let answer = cases.into_iter().find(|(own, _)| *own == name).map_or(name, |(_, doc)| doc);
    format!("{text} {answer}")
}
