//! What a house cannot print: nothing of it may be left out in silence.

use crate::corpus::text::Texter;
use crate::corpus::{Corpus, ExampleSituation, HouseView, Lang};
use crate::diagnostic::Finding;
use crate::scenario::{Play, expectations};

/// The texts of a house that cannot be filled in in a language, and the examples and contradictions that cannot be read.
pub fn unprintable(corpus: &Corpus, view: &HouseView, lang: Lang) -> Vec<Finding> {
    let texter = Texter::new(view, lang);
    let mut findings = Vec::new();
    for clause in corpus.rules.iter().chain(corpus.own_rules()).flat_map(|rule| view.clauses_of(&rule.id)) {
        findings.extend(texter.clause_text(clause).err());
    }
    let club = &view.house.club;
    let around = club.closing.iter().map(|page| &page.text).chain(&club.address).chain(&club.contact);
    findings.extend(around.filter_map(|texts| texter.texts(texts).err()));
    let provisions = view.provisions();
    for example in provisions.flat_map(|provision| &provision.examples) {
        let play = match &example.situation {
            ExampleSituation::Scenario(id) => {
                corpus.scenario(&id.value).map_or(Ok(None), |scenario| Play::read(Some(&scenario.table), &scenario.play).map(Some))
            }
            ExampleSituation::Own { table, play } => Play::read(Some(table), play).map(Some),
        };
        findings.extend(play.err().into_iter().flatten());
        findings.extend(example.ruling.iter().chain(&example.printed).filter_map(|block| expectations(block).err()).flatten());
    }
    for conflict in view.chain().iter().flat_map(|house| &house.conflicts) {
        let play = conflict.play.as_ref().and_then(|play| Play::read(conflict.table.as_ref(), play).err());
        findings.extend(play.into_iter().flatten());
        findings.extend(conflict.outcomes.iter().filter_map(|(_, block)| expectations(block).err()).flatten());
    }
    let mut once: Vec<Finding> = Vec::new();
    for finding in findings {
        if !once.contains(&finding) {
            once.push(finding);
        }
    }
    once
}
