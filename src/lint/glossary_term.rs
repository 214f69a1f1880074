//! Things that are called otherwise than the glossary calls them. Quoted speech may say what it likes.

use std::collections::HashSet;

use super::written::{Written, WrittenWord, lower};
use crate::corpus::{Corpus, Lang, Ref, Term};
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

/// A word, or several, that must not stand in a text, and the term that should.
struct Refused<'c> {
    lang: Lang,
    words: Vec<String>,
    term: &'c Term,
}

pub const LINT: Lint = Lint {
    id: "glossary-term",
    severity: Warning,
    what: "A term that is told by another word than the glossary's.",
    why: "Two words for one thing in one book are two things to a reader.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml", good: "kiegészíti a megadást", bad: "kiegészíti a callt"
    },
    mend: "Use the glossary's word, or change the glossary.",
};

pub fn check(corpus: &Corpus, texts: &[Written]) -> Vec<Finding> {
    let mut findings = check_glossary(corpus);
    let refused = refused(corpus);
    for text in texts.iter().filter(|text| text.what.is_prose()) {
        let words = text.words();
        let small: Vec<String> = words.iter().map(WrittenWord::lower).collect();
        for refused in refused.iter().filter(|refused| refused.lang == text.lang) {
            for (n, found) in small.windows(refused.words.len()).enumerate() {
                let run = &words[n..n + found.len()];
                if found != refused.words || run[0].quoted || !run[1..].iter().all(|word| word.follows) {
                    continue;
                }
                let span = run[0].span.start..run[run.len() - 1].span.end;
                let message = format!("`{}` is not the glossary's word", found.join(" "));
                let finding = LINT.finding(message).at(text.place_of(span));
                findings.push(finding.help(format!("the glossary says `{}`", refused.term.term.get(text.lang))));
            }
        }
    }
    findings
}

fn refused(corpus: &Corpus) -> Vec<Refused<'_>> {
    let mut refused = Vec::new();
    for term in &corpus.glossary.terms {
        for (lang, words) in term.instead_of.iter() {
            refused.extend(words.iter().map(|word| Refused { lang, words: lower(&word.value), term }));
        }
    }
    refused.retain(|refused| !refused.words.is_empty());
    refused
}

/// A word cannot be both wanted and refused.
fn check_glossary(corpus: &Corpus) -> Vec<Finding> {
    let terms = &corpus.glossary.terms;
    let mut findings = Vec::new();
    for lang in Lang::ALL {
        let forms = |term: &Term| term.inflections.get(lang).iter().map(|form| lower(&form.value)).collect::<Vec<_>>();
        let wanted: HashSet<Vec<String>> =
            terms.iter().flat_map(|term| forms(term).into_iter().chain([lower(term.term.get(lang))])).collect();
        let both = |word: &&Ref| wanted.contains(&lower(&word.value));
        for word in terms.iter().flat_map(|term| term.instead_of.get(lang)).filter(both) {
            let message = format!("the glossary both uses and refuses `{}`", word.value);
            findings.push(LINT.finding(message).at(word.place.clone()).help("take it out of one of the lists"));
        }
    }
    findings
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml callt: `callt` is not the glossary's word (the glossary says `megadás`)"
]);
