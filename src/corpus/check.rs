//! What every corpus must hold true before anybody may build on it: names are unique, references are real.

use std::collections::{HashMap, HashSet};

use super::conflict::plain;
use super::{CHAPTERS, Carries, Corpus, ExampleSituation, House, Provision, Ref, Rule};
use crate::diagnostic::{Finding, Place};

pub fn check(corpus: &Corpus) -> Vec<Finding> {
    let mut findings = Vec::new();
    for rule in &corpus.rules {
        check_rule(corpus, rule, &mut findings);
    }
    check_provisions_unique(corpus, &mut findings);
    for house in &corpus.houses {
        check_house(corpus, house, &mut findings);
    }
    findings
}

/// Findings that would go away by themselves: what points into a file that could not be read in full.
pub struct Consequences {
    /// The names of those files, without folder and ending.
    broken: HashSet<String>,
    house: bool,
}

impl Consequences {
    pub fn of(findings: &[Finding]) -> Consequences {
        let names = || findings.iter().filter_map(|finding| Some(finding.place.as_ref()?.file.name.as_str()));
        let stem = |name: &str| name.rsplit(['/', '\\']).next().and_then(|file| Some(file.strip_suffix(".yaml")?.to_owned()));
        Consequences { broken: names().filter_map(stem).collect(), house: names().any(|name| name.contains("houses")) }
    }

    pub fn has(&self, finding: &Finding) -> bool {
        let named = finding.place.as_ref().map(Place::text).unwrap_or_default();
        let file = named.split('/').next().unwrap_or_default();
        match finding.id {
            "unknown-rule" | "unknown-clause" | "unknown-scenario" | "unknown-house" => self.broken.contains(file),
            "unknown-provision" | "nothing-to-drop" => self.house,
            "unknown-glossary-term" | "term-without-meaning" => self.broken.contains("glossary"),
            _ => false,
        }
    }
}

/// A file is called like what it holds, so that who has the one finds the other.
pub fn file_name(id: &str, place: &Place, file: &str) -> Option<Finding> {
    let expected = format!("{id}.yaml");
    (file != expected).then(|| {
        Finding::error("id-not-file-name", format!("`{id}` lies in a file called `{file}`"))
            .at(place.clone())
            .help(format!("call the file `{expected}`, or the thing after its file"))
    })
}

pub fn duplicate(what: &str, id: &str, place: &Place, first: &Place) -> Finding {
    Finding::error("duplicate-id", format!("there is another {what} `{id}`")).at(place.clone()).help(format!(
        "the first one is at {}:{}",
        first.file.name,
        first.line()
    ))
}

fn check_rule(corpus: &Corpus, rule: &Rule, findings: &mut Vec<Finding>) {
    if !CHAPTERS.contains(&rule.chapter.as_str()) {
        let finding = Finding::error("unknown-chapter", format!("there is no chapter `{}`", rule.chapter));
        findings.push(finding.at(rule.place.clone()).did_you_mean(&rule.chapter, CHAPTERS));
    }
    for see in &rule.see {
        if corpus.rule(&see.value).is_none() {
            findings.push(unknown("rule", see, corpus.rules.iter().map(|rule| rule.id.as_str())));
        }
    }
    let mut seen: HashMap<&str, &Place> = HashMap::new();
    for scenario in &rule.scenarios {
        if let Some(first) = seen.insert(&scenario.id, &scenario.place) {
            findings.push(duplicate("scenario", &scenario.id, &scenario.place, first));
        }
        for clause in scenario.rulings.iter().flat_map(|branch| &branch.proves) {
            check_clause(corpus, clause, findings);
        }
    }
}

fn check_clause(corpus: &Corpus, clause: &Ref, findings: &mut Vec<Finding>) {
    if corpus.clause(&clause.value).is_some() {
        return;
    }
    // The clauses of the rule that was named are the likelier ones to be meant.
    let rule = clause.value.split_once('/').and_then(|(rule, _)| corpus.rule(rule));
    findings.push(match rule {
        Some(rule) => unknown("clause", clause, rule.clauses.iter().map(|clause| clause.id.as_str())),
        None => unknown("clause", clause, corpus.clause_by_id.keys().map(String::as_str)),
    });
}

fn check_provisions_unique(corpus: &Corpus, findings: &mut Vec<Finding>) {
    let mut seen: HashMap<&str, &Place> = HashMap::new();
    for own in corpus.houses.iter().flat_map(House::provisions).flat_map(|provision| &provision.refs) {
        if let Some(first) = seen.insert(&own.value, &own.place) {
            findings.push(duplicate("provision", &own.value, &own.place, first));
        }
    }
}

fn check_house(corpus: &Corpus, house: &House, findings: &mut Vec<Finding>) {
    let chain = corpus.chain(&house.id);
    if let Some(base) = &house.based_on {
        match corpus.house(&base.value) {
            None => findings.push(unknown("house", base, corpus.houses.iter().map(|house| house.id.as_str()))),
            Some(_) if in_circle(corpus, house) => {
                let message = format!("what `{}` is based on goes round in a circle", house.id);
                findings.push(Finding::error("house-circle", message).at(base.place.clone()));
            }
            Some(_) => {}
        }
    }
    if let Some(silent) = &house.silent {
        // The authority may belong to a chapter that this corpus does not hold.
        if silent.value.split_once('/').is_none_or(|(rule, _)| corpus.rule(rule).is_some()) {
            check_clause(corpus, silent, findings);
        }
    }
    let known: HashSet<&str> = chain.iter().flat_map(|house| house.provisions()).flat_map(names).collect();
    let inherited: HashSet<&str> = chain.iter().skip(1).flat_map(|house| house.provisions()).flat_map(names).collect();
    let carried_below: HashSet<&str> =
        chain.iter().skip(1).flat_map(|house| house.provisions()).flat_map(Provision::clauses).map(|c| c.value.as_str()).collect();
    for provision in house.provisions() {
        check_provision(corpus, provision, &known, &inherited, findings);
    }
    for dropped in &house.drops {
        if corpus.clause(&dropped.value).is_none() {
            check_clause(corpus, dropped, findings);
        } else if !carried_below.contains(dropped.value.as_str()) {
            let message = format!("no house below carries `{}`: there is nothing to drop", dropped.value);
            findings.push(Finding::error("nothing-to-drop", message).at(dropped.place.clone()));
        }
    }
    for conflict in &house.conflicts {
        for side in conflict.sides.iter().filter(|side| !known.contains(side.provision_id())) {
            findings.push(unknown("provision", &side.provision, known.iter().copied()));
        }
        let named = conflict.outcomes.iter().map(|(key, _)| key).chain(&conflict.holds);
        for name in named.filter(|name| !is_side(conflict, &name.value)) {
            let message = format!("`{}` is none of the sides of this conflict", name.value);
            let sides = conflict.sides.iter().map(|side| side.provision.value.as_str());
            findings.push(Finding::error("unknown-side", message).at(name.place.clone()).did_you_mean(&name.value, sides));
        }
    }
}

fn is_side(conflict: &super::Conflict, name: &str) -> bool {
    conflict.sides.iter().any(|side| {
        // `x#1` may be told apart in the outcomes only.
        side.provision.value == name
            || side.provision.value == plain(name)
            || side.reads.as_ref().is_some_and(|reads| reads.value == name)
    })
}

fn check_provision(
    corpus: &Corpus,
    provision: &Provision,
    known: &HashSet<&str>,
    inherited: &HashSet<&str>,
    findings: &mut Vec<Finding>,
) {
    match &provision.carries {
        Carries::Clauses(clauses) => clauses.iter().for_each(|clause| check_clause(corpus, clause, findings)),
        Carries::Restates(others) | Carries::ExampleOf(others) => {
            for other in others.iter().filter(|other| !known.contains(other.value.as_str())) {
                findings.push(unknown("provision", other, known.iter().copied()));
            }
        }
        Carries::Terms(terms) => findings.extend(terms.iter().filter_map(|term| check_term(corpus, term))),
        Carries::Nothing(_) => {}
    }
    for other in provision.instead_of.iter().filter(|other| !inherited.contains(other.value.as_str())) {
        findings.push(unknown("provision of the base", other, inherited.iter().copied()));
    }
    for example in &provision.examples {
        if let ExampleSituation::Scenario(scenario) = &example.situation
            && corpus.scenario(&scenario.value).is_none()
        {
            findings.push(unknown_scenario(corpus, scenario));
        }
    }
}

/// What a provision defines, the glossary must define.
fn check_term(corpus: &Corpus, named: &Ref) -> Option<Finding> {
    let Some(term) = corpus.term(&named.value) else {
        let message = format!("the glossary has no term `{}`", named.value);
        let finding =
            Finding::error("unknown-glossary-term", message).at(named.place.clone()).help("add it to `rules/glossary.yaml`");
        return Some(finding.did_you_mean(&named.value, corpus.glossary.terms.iter().map(|term| term.id.as_str())));
    };
    if term.meaning.is_some() {
        return None;
    }
    let message = format!("the glossary does not say what `{}` means", named.value);
    let help = format!("add `meaning:` to the term at {}:{}", term.place.file.name, term.place.line());
    Some(Finding::error("term-without-meaning", message).at(named.place.clone()).help(help))
}

fn unknown_scenario(corpus: &Corpus, scenario: &Ref) -> Finding {
    let rule = scenario.value.split_once('/').and_then(|(rule, _)| corpus.rule(rule));
    let full = |rule: &Rule| rule.scenarios.iter().map(|s| format!("{}/{}", rule.id, s.id)).collect::<Vec<_>>();
    let names = rule.map(full).unwrap_or_default();
    unknown("scenario", scenario, names.iter().map(String::as_str))
}

fn names(provision: &Provision) -> impl Iterator<Item = &str> {
    provision.refs.iter().map(|own| own.value.as_str())
}

/// Whether following `based_on` leads back to the house.
fn in_circle(corpus: &Corpus, house: &House) -> bool {
    let chain = corpus.chain(&house.id);
    let last = chain.last().and_then(|last| last.based_on.as_ref());
    last.is_some_and(|base| corpus.house(&base.value).is_some())
}

fn unknown<'a>(what: &str, named: &Ref, candidates: impl IntoIterator<Item = &'a str>) -> Finding {
    let id = match what {
        "rule" => "unknown-rule",
        "clause" => "unknown-clause",
        "scenario" => "unknown-scenario",
        "house" => "unknown-house",
        _ => "unknown-provision",
    };
    let finding = Finding::error(id, format!("there is no {what} `{}`", named.value)).at(named.place.clone());
    // Candidates may come in any order; what is suggested must not change from run to run.
    let mut candidates: Vec<&str> = candidates.into_iter().collect();
    candidates.sort_unstable();
    finding.did_you_mean(&named.value, candidates)
}
