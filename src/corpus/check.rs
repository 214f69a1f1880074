//! What every corpus must hold true before anybody may build on it: names are unique, references are real.

use std::collections::{HashMap, HashSet};

use super::findings::{
    duplicate_id, house_circle, missing_clause, nothing_to_drop, number_twice, term_without_meaning, unknown_chapter,
    unknown_clause, unknown_glossary_term, unknown_house, unknown_provision, unknown_rule, unknown_scenario, unknown_side,
};
use super::{Carries, Corpus, ExampleSituation, House, HouseView, Provision, Ref, Rule, rule_of};
use crate::diagnostic::{Finding, Lint, Place};

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
        let is_one = |lints: &[Lint]| lints.contains(finding.lint);
        let of_file = [unknown_rule::LINT, unknown_clause::LINT, unknown_scenario::LINT, unknown_house::LINT];
        let of_house = [unknown_provision::LINT, nothing_to_drop::LINT];
        let of_glossary = [unknown_glossary_term::LINT, term_without_meaning::LINT];
        (is_one(&of_file) && self.broken.contains(file))
            || (is_one(&of_house) && self.house)
            || (is_one(&of_glossary) && self.broken.contains("glossary"))
    }
}

fn check_rule(corpus: &Corpus, rule: &Rule, findings: &mut Vec<Finding>) {
    findings.extend(unknown_chapter::check(rule));
    findings.extend(missing_clause::check(rule));
    findings.extend(rule.see.iter().filter_map(|see| unknown_rule::check(corpus, see)));
    let mut seen: HashMap<&str, &Place> = HashMap::new();
    for scenario in &rule.scenarios {
        if let Some(first) = seen.insert(&scenario.id, &scenario.place) {
            findings.push(duplicate_id::finding("scenario", &scenario.id, &scenario.place, first));
        }
        let proved = scenario.rulings.iter().flat_map(|branch| &branch.proves);
        findings.extend(proved.filter_map(|clause| unknown_clause::check(corpus, clause)));
    }
}

fn check_provisions_unique(corpus: &Corpus, findings: &mut Vec<Finding>) {
    let mut seen: HashMap<&str, &Place> = HashMap::new();
    for own in corpus.houses.iter().flat_map(House::provisions).flat_map(|provision| &provision.refs) {
        if let Some(first) = seen.insert(&own.value, &own.place) {
            findings.push(duplicate_id::finding("provision", &own.value, &own.place, first));
        }
    }
}

fn check_house(corpus: &Corpus, house: &House, findings: &mut Vec<Finding>) {
    if let Some(base) = &house.based_on {
        let unknown = unknown_house::check(corpus, base);
        if unknown.is_some() {
            // Whatever it names of that base is not there either.
            findings.extend(unknown);
            return;
        }
        findings.extend(house_circle::check(corpus, house, base));
    }
    // The authority may belong to a chapter that this corpus does not hold.
    let held = |silent: &&Ref| rule_of(&silent.value).is_none_or(|rule| corpus.rule(rule).is_some());
    findings.extend(house.silent.as_ref().filter(held).and_then(|silent| unknown_clause::check(corpus, silent)));
    let chain = corpus.chain(&house.id);
    let below = || chain.iter().skip(1).flat_map(|house| house.provisions());
    let inherited: HashSet<&str> = below().flat_map(names).collect();
    let known: HashSet<&str> = house.provisions().flat_map(names).chain(inherited.iter().copied()).collect();
    let carried_below: HashSet<&str> = below().flat_map(Provision::clauses).map(|c| c.value.as_str()).collect();
    for provision in house.provisions() {
        check_provision(corpus, provision, &known, &inherited, findings);
    }
    for rule in &house.own_rules {
        findings.extend(rule.see.iter().filter_map(|see| unknown_rule::check_of_own(corpus, house, see)));
    }
    let chapters = house.chapters.iter();
    let named = chapters.flat_map(|chapter| chapter.of.iter().chain(chapter.taken.iter().map(|taken| &taken.provision)));
    findings.extend(named.filter_map(|other| unknown_provision::check_replaced(other, &inherited)));
    if house.is_club()
        && let Some(view) = HouseView::new(corpus, &house.id)
    {
        findings.extend(number_twice::check(&view));
        findings.extend(not_standing(corpus, house));
    }
    for dropped in &house.drops {
        if !dropped.value.contains('/') {
            findings.extend(unknown_provision::check_replaced(dropped, &inherited));
            continue;
        }
        let finding = unknown_clause::check(corpus, dropped).or_else(|| nothing_to_drop::check(dropped, &carried_below));
        findings.extend(finding);
    }
    for conflict in &house.conflicts {
        let sides = conflict.sides.iter();
        findings.extend(sides.filter_map(|side| unknown_provision::check(&side.provision, side.provision_id(), &known)));
        findings.extend(unknown_side::check(conflict));
    }
}

/// What a club moves, replaces or drops, and what its base has replaced already.
fn not_standing(corpus: &Corpus, house: &House) -> Vec<Finding> {
    let Some(base) = house.based_on.as_ref().and_then(|base| HouseView::new(corpus, &base.value)) else { return Vec::new() };
    let standing = base.provisions().flat_map(names);
    let standing: HashSet<&str> = standing.collect();
    let chapters = house.chapters.iter();
    let moved = chapters.flat_map(|chapter| chapter.of.iter().chain(chapter.taken.iter().map(|taken| &taken.provision)));
    let replaced = house.provisions().flat_map(|provision| &provision.instead_of);
    let named = moved.chain(replaced).chain(&house.drops).filter(|named| !named.value.contains('/'));
    let heirs = |named: &Ref| -> Vec<&str> {
        let takes_over = |provision: &&Provision| provision.instead_of.iter().any(|other| other.value == named.value);
        let heirs = base.chain().iter().flat_map(|house| house.provisions()).filter(takes_over);
        heirs.filter_map(|heir| names(heir).next()).filter(|heir| standing.contains(heir)).collect()
    };
    named.filter_map(|named| unknown_provision::check_standing(named, &standing, &heirs(named))).collect()
}

fn check_provision(
    corpus: &Corpus,
    provision: &Provision,
    known: &HashSet<&str>,
    inherited: &HashSet<&str>,
    findings: &mut Vec<Finding>,
) {
    match &provision.carries {
        Carries::Clauses(clauses) => findings.extend(clauses.iter().filter_map(|clause| unknown_clause::check(corpus, clause))),
        Carries::Restates(others) | Carries::ExampleOf(others) => {
            findings.extend(others.iter().filter_map(|other| unknown_provision::check(other, &other.value, known)));
        }
        Carries::Terms(terms) => {
            let own = |term: &Ref| {
                corpus.chain(&provision.house).iter().flat_map(|house| &house.club.terms).any(|own| own.id == term.value)
            };
            findings.extend(terms.iter().filter(|term| !own(term)).filter_map(|term| check_term(corpus, term)));
        }
        Carries::Nothing(_) => {}
    }
    let replaced = provision.instead_of.iter();
    findings.extend(replaced.filter_map(|other| unknown_provision::check_replaced(other, inherited)));
    for example in &provision.examples {
        if let ExampleSituation::Scenario(scenario) = &example.situation {
            findings.extend(unknown_scenario::check(corpus, scenario));
        }
    }
}

fn check_term(corpus: &Corpus, term: &Ref) -> Option<Finding> {
    unknown_glossary_term::check(corpus, term).or_else(|| term_without_meaning::check(corpus, term))
}

fn names(provision: &Provision) -> impl Iterator<Item = &str> {
    provision.refs.iter().map(|own| own.value.as_str())
}
