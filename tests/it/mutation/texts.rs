//! Texts that are lost, or that stand under another value.

use ruling::corpus::{Block, Clause, ClauseBody, Corpus, Lang, Source};
use ruling::diagnostic::Severity;
use ruling::lint::wording;
use ruling::parallel::map as parallel_map;
use ruling::scenario::Plays;

use super::random::Dice;
use super::{none_survives, seed, shipped};

/// So many texts are dropped.
const DROPPED: usize = 150;

fn clauses() -> impl Iterator<Item = (usize, usize, &'static Clause)> {
    let rules = shipped().rules.iter().enumerate();
    rules.flat_map(|(r, rule)| rule.clauses.iter().enumerate().map(move |(c, clause)| (r, c, clause)))
}

#[test]
fn a_language_that_is_dropped_is_noticed() {
    let texts = clauses().flat_map(|(_, _, clause)| clause.texts()).flat_map(|texts| texts.iter());
    let chosen = Dice::new(seed()).sample(texts.collect::<Vec<_>>(), DROPPED);
    let survivors = parallel_map(&chosen, |(lang, block)| {
        let findings = Corpus::load(&without(*lang, block)).err().unwrap_or_default();
        let noticed =
            findings.iter().any(|finding| finding.lint.id == "missing-language" && finding.message.contains(lang.english()));
        (!noticed).then(|| format!("{}:{}: no {} text", block.place.file.name, block.place.line(), lang.english()))
    });
    none_survives(&survivors.into_iter().flatten().collect::<Vec<_>>());
}

/// The rule by itself, without one of its texts: whether a text is there is asked of the file alone.
fn without(lang: Lang, block: &Block) -> Source {
    let file = &block.place.file;
    let key = format!("{}: |\n", lang.code());
    let start = file.text[..block.place.span.start].rfind(&key).expect("a text has its language over it");
    let indent = |line: &str| line.len() - line.trim_start().len();
    let line = file.text[..start].rfind('\n').map_or(0, |at| at + 1);
    let depth = start - line;
    let below = file.text[line..].split_inclusive('\n').skip(1);
    let own: usize = below.take_while(|line| line.trim().is_empty() || indent(line) > depth).map(str::len).sum();
    let end = start + key.len() + own;
    let text = format!("{}{}", &file.text[..line], &file.text[end..]);
    Source::memory([(file.name.as_str(), text.as_str())])
}

#[test]
fn two_cases_that_are_exchanged_are_noticed() {
    let mut exchanged: Vec<(usize, usize, usize, usize)> = Vec::new();
    for (r, c, clause) in clauses() {
        if let ClauseBody::Cases(cases) = &clause.body {
            exchanged.extend((0..cases.len()).flat_map(|n| (0..n).map(move |m| (r, c, m, n))));
        }
    }
    assert!(exchanged.len() > 30, "{}", exchanged.len());
    let survivors = parallel_map(&exchanged, |(r, c, m, n)| {
        let mut corpus = shipped().clone();
        let clause = &mut corpus.rules[*r].clauses[*c];
        let ClauseBody::Cases(cases) = &mut clause.body else { return None };
        let whens = (cases[*m].when.clone(), cases[*n].when.clone());
        (cases[*n].when, cases[*m].when) = whens;
        let (place, id) = (cases[*n].place.clone(), clause.id.clone());
        let noticed = wording(&Plays::of(&corpus)).iter().any(|finding| {
            finding.lint.severity == Severity::Error && finding.place.as_ref().is_some_and(|at| at.file == place.file)
        });
        (!noticed).then(|| format!("{}:{}: cases {m} and {n} of {id}", place.file.name, place.line()))
    });
    none_survives(&survivors.into_iter().flatten().collect::<Vec<_>>());
}
