//! Two texts of one clause, each under the value that the other one is about.
//!
//! What a value means is said in one place, its documentation. Of two cases, the words of a value's documentation that the
//! other's lacks are looked for in the words of a text that the other lacks: exchanged texts share more of them crosswise.

use std::collections::BTreeSet;

use super::written::prose;
use crate::corpus::{Clause, ClauseBody, Corpus, Lang, TextCase};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};
use crate::engine::options::{OptionKind, OptionValue};

/// So many letters of a word tell it from others, whatever its ending.
const STEM: usize = 5;

type WordStems = BTreeSet<String>;

pub const LINT: Lint = Lint {
    id: "text-of-another-case",
    severity: Error,
    what: "Two texts of one clause, each under the value that the other one is about.",
    why: "The book would print the opposite of what is ruled, and no scenario reads the book.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "% of the previous bet must",
        bad: "% of the smallest amount by which the player could raise must",
    },
    mend: "Exchange them. Where they are right, say the English one in the words by which `ruling options` explains the \
           value, or correct that explanation.",
};

pub fn check(corpus: &Corpus) -> Vec<Finding> {
    corpus.rules.iter().flat_map(|rule| &rule.clauses).flat_map(check_clause).collect()
}

fn check_clause(clause: &Clause) -> Vec<Finding> {
    let ClauseBody::Cases(cases) = &clause.body else { return Vec::new() };
    let words: Vec<(WordStems, WordStems)> = cases.iter().map(|case| (documented(case), said(case))).collect();
    let mut findings = Vec::new();
    for (n, (doc, text)) in words.iter().enumerate() {
        for (m, (earlier_doc, earlier_text)) in words[..n].iter().enumerate() {
            let about = |doc: &WordStems, text: &WordStems, other_doc: &WordStems, other_text: &WordStems| {
                doc.difference(other_doc).filter(|word| text.contains(*word) && !other_text.contains(*word)).count()
            };
            let own = about(doc, text, earlier_doc, earlier_text) + about(earlier_doc, earlier_text, doc, text);
            let exchanged = about(doc, earlier_text, earlier_doc, text) + about(earlier_doc, text, doc, earlier_text);
            if exchanged > own {
                findings.push(finding(clause, &cases[m], &cases[n]));
            }
        }
    }
    findings
}

/// The words by which the program explains the values of a case. Figures explain themselves, and no text may type them.
fn documented(case: &TextCase) -> WordStems {
    let mut words = WordStems::new();
    for condition in case.when.conditions() {
        let OptionKind::Choice(known) = condition.spec.kind else { continue };
        for (name, doc) in known.iter().filter(|(name, _)| condition.any_of.contains(&OptionValue::Choice(name))) {
            words.extend(stems(name).chain(stems(doc)));
        }
    }
    words
}

fn said(case: &TextCase) -> WordStems {
    prose(case.texts.get(Lang::En)).iter().flat_map(|word| stems(word)).collect()
}

fn stems(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    words.map(|word| word.to_lowercase().chars().take(STEM).collect()).collect::<Vec<_>>().into_iter()
}

fn finding(clause: &Clause, earlier: &TextCase, case: &TextCase) -> Finding {
    let message = format!("this text of `{}` reads like that of {}, and that one like this", clause.id, values(earlier));
    let help = "exchange them, or use the words by which `ruling options` explains the values";
    LINT.finding(message).at(case.place.clone()).help(help)
}

fn values(case: &TextCase) -> String {
    let shown = case.when.conditions().iter().map(|condition| {
        let any_of: Vec<String> = condition.any_of.iter().map(ToString::to_string).collect();
        format!("`{}: {}`", condition.spec.key, any_of.join(", "))
    });
    shown.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::Source;

    #[test]
    fn its_example_is_found() {
        assert_eq!(
            crate::verify::findings::example::found(&LINT),
            [
                "half-raise.yaml when: this text of `half-raise/complete` reads like that of `betting.half_raise_base: previous-bet`, and that one like this (exchange them, or use the words by which `ruling options` explains the values)"
            ]
        );
    }

    #[test]
    fn exchanged_texts_are_found() {
        let corpus = Corpus::load(&Source::embedded()).unwrap();
        let clauses = || corpus.rules.iter().flat_map(|rule| &rule.clauses);
        let exchanged = clauses().filter_map(|clause| {
            let ClauseBody::Cases(cases) = &clause.body else { return None };
            let [first, second] = cases.as_slice() else { return None };
            let cases = [(first, second), (second, first)];
            let cases = cases.map(|(case, other)| TextCase { texts: other.texts.clone(), ..case.clone() });
            Some(Clause { body: ClauseBody::Cases(cases.into()), ..clause.clone() })
        });
        let found: Vec<Finding> = exchanged.flat_map(|clause| check_clause(&clause)).collect();
        assert!(found.len() > 10 && found.iter().all(|finding| *finding.lint == LINT), "{}", found.len());
        assert!(clauses().all(|clause| check_clause(clause).is_empty()));
    }
}
