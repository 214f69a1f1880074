//! What is found in the files of a base because of a club's file is told at the club's file: a club cannot edit its base.

use std::collections::HashSet;

use super::{Corpus, House, Rule};
use crate::diagnostic::{Finding, Place};

/// Takes findings that stand in a shipped file to the place in the club's own that brings them about. `own` are the names of
/// the clubs' files; without any, nothing is moved.
pub fn in_own_files(corpus: &Corpus, own: &[String], findings: Vec<Finding>) -> Vec<Finding> {
    if own.is_empty() {
        return findings;
    }
    findings.into_iter().map(|finding| in_own_file(corpus, own, finding)).collect()
}

fn in_own_file(corpus: &Corpus, own: &[String], mut finding: Finding) -> Finding {
    let Some(place) = &finding.place else { return finding };
    if own.contains(&place.file.name) {
        return finding;
    }
    let mut clubs = corpus.houses.iter().filter(|house| own.contains(&house.file.name));
    let named = |house: &&House| finding.message.split(|c: char| !c.is_alphanumeric() && c != '-').any(|word| word == house.id);
    let Some(club) = clubs.clone().find(named).or_else(|| clubs.next()) else { return finding };
    let there = format!("it shows at {}:{}", place.file.name, place.line());
    let rule = corpus.rules.iter().find(|rule| rule.file.name == place.file.name);
    let brought_about = rule.and_then(|rule| about(corpus, club, rule)).unwrap_or_else(|| club.place.clone());
    finding.help = Some(match finding.help.take() {
        Some(help) => format!("{help}; {there}"),
        None => there,
    });
    finding.at(brought_about)
}

/// Where a club does something about a rule: what it sets, carries, replaces or drops of it.
fn about(corpus: &Corpus, club: &House, rule: &Rule) -> Option<Place> {
    let options = rule.options();
    let clauses: HashSet<&str> = rule.clauses.iter().map(|clause| clause.id.as_str()).collect();
    let of_base = |id: &str| {
        let below = corpus.chain(&club.id).into_iter().skip(1).flat_map(House::provisions);
        let mut named = below.filter(|provision| provision.refs.iter().any(|own| own.value == id));
        named.any(|provision| provision.clauses().iter().any(|clause| clauses.contains(clause.value.as_str())))
    };
    let set = club.provisions().flat_map(|provision| &provision.sets).find(|setting| options.contains(setting.key()));
    let named = || {
        let provisions = club.provisions().flat_map(|provision| {
            provision.clauses().iter().chain(&provision.replaces).chain(&provision.drops).chain(&provision.instead_of)
        });
        provisions.chain(&club.drops).find(|named| clauses.contains(named.value.as_str()) || of_base(&named.value))
    };
    set.map(|setting| setting.place.clone()).or_else(|| named().map(|named| named.place.clone()))
}
