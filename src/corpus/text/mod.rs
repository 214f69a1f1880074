//! The texts of a house in one language: figures and roles filled in, sentences begun with capitals.

mod article;
mod capital;
mod check;
mod reading;
mod tariff;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Resource, Term};
use fluent_syntax::{parser, serializer};
use unic_langid::LanguageIdentifier;

pub use super::markdown::{Link, links, plain, raw_html};
pub use super::pattern::{PatternFault, Used, references, variables_used};
pub(super) use article::agree_before;
pub use check::{ROLES, check_texts};
pub use reading::{STAND_IN, TextReading};

use super::findings::{self, unknown_term, unknown_variable};
use super::{Block, Clause, Corpus, HouseView, Lang, OwnValue, Texts, pattern};
use crate::diagnostic::Finding;
use crate::engine::options::{OptionKind, OptionSpec, OptionValue, Price, Sanction, TariffStep};

/// Fills in the texts of one house in one language.
pub struct Texter<'v, 'c> {
    view: &'v HouseView<'c>,
    lang: Lang,
    /// The house's roles.
    terms: FluentBundle<FluentResource>,
    figures: FluentArgs<'static>,
    /// By the name under which a text prints them; most texts print none.
    tariffs: Vec<(String, Vec<TariffStep>)>,
}

impl<'v, 'c> Texter<'v, 'c> {
    pub fn new(view: &'v HouseView<'c>, lang: Lang) -> Texter<'v, 'c> {
        let langid: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut terms = FluentBundle::new_concurrent(vec![langid]);
        // Marks around every figure would end up in the published page.
        terms.set_use_isolating(false);
        terms.set_formatter(Some(lang.fluent_formatter()));
        for resource in roles(view.corpus, view, lang) {
            terms.add_resource_overriding(resource);
        }
        let mut figures = FluentArgs::new();
        let mut tariffs = Vec::new();
        // The nearest house's figure is set last, and stays.
        for figure in view.figures().collect::<Vec<_>>().into_iter().rev() {
            let value = match &figure.value {
                OwnValue::Whole(number) => FluentValue::from(*number),
                OwnValue::Written(words) => FluentValue::from(words.clone()),
            };
            figures.set(figure.name.clone(), value);
        }
        for (key, value) in view.values() {
            if let OptionValue::Tariff(steps) = value {
                tariffs.push((key.replace(['.', '_'], "-"), steps.clone()));
            }
            if let Some((variable, figure)) = variable(key, value) {
                figures.set(variable, FluentValue::from(figure));
            }
        }
        Texter { view, lang, terms, figures, tariffs }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// What a clause says here, in inline Markdown. `None` where the house reaches no case of it.
    ///
    /// # Errors
    /// The text is no Fluent pattern, asks for a figure or a role that the house does not have, or holds HTML.
    pub fn clause_text(&self, clause: &'c Clause) -> Result<Option<String>, Finding> {
        self.view.texts(clause).map(|texts| self.texts(texts)).transpose()
    }

    /// What a text says in this language; where another one stands in, with figures and roles as that one has them.
    ///
    /// # Errors
    /// As for [`Texter::clause_text`].
    pub fn texts(&self, texts: &Texts) -> Result<String, Finding> {
        let lang = texts.written_in(self.lang);
        match lang == self.lang {
            true => self.text(texts.block(lang)),
            false => Texter::new(self.view, lang).text(texts.block(lang)),
        }
    }

    /// What any text says here.
    ///
    /// # Errors
    /// As for [`Texter::clause_text`].
    pub fn text(&self, block: &Block) -> Result<String, Finding> {
        let message = pattern::as_message(&block.text);
        let mut parsed = pattern::parse(&message).map_err(|fault| findings::fluent_syntax::finding(fault, block))?;
        pattern::mark_roles(&mut parsed);
        let article = self.lang.language().article;
        if article.is_some() {
            pattern::mark_figures(&mut parsed);
        }
        let mut errors = Vec::new();
        let text = match self.with_tariffs(&block.text) {
            Some(figures) => self.terms.format_pattern(&parsed, Some(&figures), &mut errors),
            None => self.terms.format_pattern(&parsed, Some(&self.figures), &mut errors),
        };
        if let Some(error) = errors.first() {
            return Err(unresolved(error, block));
        }
        let text = article.map_or_else(|| text.to_string(), |article| article::agree(&text, article));
        let text = capital::sentences(&text);
        match raw_html(&text) {
            Some(_) => Err(findings::raw_html::finding(block)),
            None => Ok(text),
        }
    }

    /// The figures and, where the text prints tariffs, their words.
    fn with_tariffs(&self, text: &str) -> Option<FluentArgs<'_>> {
        let named =
            |variable: &str| text.match_indices(variable).any(|(at, _)| !text[at + variable.len()..].starts_with(['-', '_']));
        let mut printed = self.tariffs.iter().filter(|(variable, _)| named(variable)).peekable();
        printed.peek()?;
        let told = printed.map(|(variable, steps)| (variable.as_str(), FluentValue::from(tariff::told(self.lang, steps))));
        Some(self.figures.iter().map(|(name, value)| (name, value.clone())).chain(told).collect())
    }
}

/// Under which name a text prints an option's value, and as which number. Choices are not printed: they are cases.
fn variable(key: &str, value: &OptionValue) -> Option<(String, i64)> {
    let name = key.replace(['.', '_'], "-");
    match value {
        OptionValue::Choice(_) => None,
        OptionValue::Figure(figure) => Some((name, *figure)),
        OptionValue::Tariff(steps) => {
            let rounds = steps
                .iter()
                .flat_map(|step| &step.of)
                .filter_map(|price| if let Price::One(Sanction::Rounds(n)) = price { Some(*n) } else { None });
            Some((rounds_variable(&name), rounds.max()?))
        }
    }
}

/// The name under which a text prints the rounds of a tariff.
fn rounds_variable(variable: &str) -> String {
    format!("{variable}-rounds")
}

/// Whatever variables a text can print for an option.
pub(super) fn printable(spec: &OptionSpec) -> Vec<String> {
    match spec.kind {
        OptionKind::Choice(_) => Vec::new(),
        OptionKind::Figure { .. } => vec![spec.variable()],
        OptionKind::Tariff => vec![spec.variable(), rounds_variable(&spec.variable())],
    }
}

/// The words for the people who decide, and again under the names of their roles: `-floor`.
fn roles(corpus: &Corpus, view: &HouseView, lang: Lang) -> Vec<FluentResource> {
    let Some(file) = corpus.roles.get(lang) else { return Vec::new() };
    let (Ok(words) | Err((words, _))) = parser::parse_runtime(file.text.as_ref());
    let mut named: Vec<Entry<&str>> = Vec::new();
    for (role, term) in view.roles() {
        let mut terms = words.body.iter().filter_map(|entry| if let Entry::Term(found) = entry { Some(found) } else { None });
        let known = terms.find(|found| found.id.name == term.value);
        let taken = named.iter().any(|entry| matches!(entry, Entry::Term(named) if named.id.name == role));
        if let Some(found) = known.filter(|_| !taken) {
            let id = fluent_syntax::ast::Identifier { name: role };
            named.push(Entry::Term(Term { id, ..found.clone() }));
        }
    }
    let own = serializer::serialize(&Resource { body: named });
    let read = |text: String| FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
    vec![read(file.text.clone().into_owned()), read(own)]
}

/// The terms that can fill a role, each with its English words: `floor-person`, "the floor".
pub fn role_terms() -> Vec<(String, String)> {
    let words = crate::embedded::locale(Lang::En, "roles.ftl").unwrap_or_default();
    let (Ok(resource) | Err((resource, _))) = parser::parse_runtime(words);
    let terms = resource.body.iter().filter_map(|entry| {
        let Entry::Term(term) = entry else { return None };
        Some((term.id.name.to_owned(), pattern::default_text(&term.value)))
    });
    terms.collect()
}

fn unresolved(error: &FluentError, block: &Block) -> Finding {
    let FluentError::ResolverError(ResolverError::Reference(reference)) = error else {
        return findings::fluent_syntax::when_filled_in(error.to_string(), block);
    };
    match reference {
        ReferenceKind::Variable { id } => unknown_variable::not_set(id, block),
        ReferenceKind::Term { id, .. } => unknown_term::not_filled(id, block),
        ReferenceKind::Function { id } | ReferenceKind::Message { id, .. } => unknown_term::not_printable(id, block),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{HOUSE, RULE};
    use super::*;
    use crate::corpus::Source;

    const EN: &str = "-floor-person = { $case ->\n   *[nominative] the floor\n}\n-chief = { -floor-person }\n";
    const SK: &str = "-floor-person = { $case ->\n   *[nominative] floorman\n    [dative] floormanovi\n}\n";

    fn corpus(english: &str, slovak: &str) -> Corpus {
        let rule = RULE.replacen("At least { $betting-half-raise-share } %.", english, 1);
        let rule = rule.replacen("sk: |\n        { $betting-half-raise-share } %", &format!("sk: |\n        {slovak}"), 1);
        Corpus::load(&Source::memory([
            ("rules/betting/undercall.yaml", rule.as_str()),
            ("rules/houses/base.yaml", HOUSE),
            ("locales/en/roles.ftl", EN),
            ("locales/sk/roles.ftl", SK),
        ]))
        .unwrap()
    }

    fn text(lang: Lang, text: &str) -> Result<String, Finding> {
        let corpus = if lang == Lang::En { corpus(text, "x") } else { corpus("x", text) };
        let view = HouseView::new(&corpus, "base").unwrap();
        Texter::new(&view, lang).clause_text(corpus.clause("undercall/half").unwrap()).map(Option::unwrap)
    }

    #[test]
    fn figures_and_roles_are_filled_in() {
        assert_eq!(text(Lang::En, "at least { $betting-half-raise-share } %.").unwrap(), "At least 50 %.");
        assert_eq!(text(Lang::En, "Call. { -floor(case: \"nominative\") } decides").unwrap(), "Call. The floor decides");
        assert_eq!(text(Lang::Sk, "Povie to { -floor(case: \"dative\") }.").unwrap(), "Povie to floormanovi.");
    }

    #[test]
    fn plurals_follow_the_language() {
        let plural = "{ $betting-half-raise-share ->\n          [few] málo\n         *[other] veľa\n        } ľudí";
        assert_eq!(text(Lang::Sk, plural).unwrap(), "Veľa ľudí");
    }

    #[test]
    fn cases_follow_the_house() {
        let corpus = corpus("x", "x");
        let view = HouseView::new(&corpus, "base").unwrap();
        let texter = Texter::new(&view, Lang::En);
        assert_eq!(texter.clause_text(corpus.clause("undercall/duty").unwrap()).unwrap().unwrap(), "Pay or lose it.");
    }

    #[test]
    fn what_cannot_be_filled_in_is_found() {
        for (pattern, id, place) in [
            ("Pay { $betting-limit-raises }", "unknown-variable", "$betting-limit-raises"),
            ("Ask { -dealer }", "unknown-term", "-dealer"),
            ("Pay { $x", "fluent-syntax", ""),
            ("Pay <b>now</b>", "raw-html", "<b>"),
            ("Pay {\"<\"}b>", "raw-html", "Pay {\"<\"}b>"),
        ] {
            let finding = text(Lang::En, pattern).unwrap_err();
            assert_eq!((finding.lint.id, finding.place.unwrap().text()), (id, place), "{pattern}");
        }
    }

    #[test]
    fn a_tariff_prints_its_most_rounds() {
        let spec = crate::engine::rules::option("betting.out_of_turn_penalty").unwrap();
        let value = spec.parse("[warning, must 1 round, must 3 rounds]").unwrap();
        assert_eq!(variable(spec.key, &value), Some(("betting-out-of-turn-penalty-rounds".into(), 3)));
        assert_eq!(variable(spec.key, &spec.parse("[warning]").unwrap()), None);
    }
}
