//! Found where a club's file is checked.

use std::collections::HashMap;

use crate::corpus::{HouseView, Provision};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "number-twice",
    severity: Error,
    what: "A number of a club's book that two rules have.",
    why: "Whoever is told \"rule 7\" would open the book at either.",
    example: LintExample::Edit { file: "rules/houses/our-club.yaml", good: "number: \"C 2\"", bad: "number: \"C 1\"" },
    mend: "Give one of them another number; or leave the numbers to the program, `numbering: \"1.1\"`. A number of the base is \
           changed where the rule is taken, `- { take: tda-38, number: \"7\" }`.",
};

/// The numbers that the club wrote itself and that stand on another rule too.
pub fn check(view: &HouseView) -> Vec<Finding> {
    let mut seen: HashMap<&str, &Provision> = HashMap::new();
    let mut findings = Vec::new();
    let mut above: Option<&Provision> = None;
    for provision in view.chapters().iter().flat_map(|chapter| chapter.provisions.iter().copied()) {
        let number = view.number(provision);
        let goes_on =
            above.replace(provision).is_some_and(|above| view.number(above) == number && !is_other_rule(above, provision));
        if number.is_empty() || goes_on {
            continue;
        }
        match seen.get(number) {
            Some(first) => findings.extend(clash(view, number, first, provision)),
            None => drop(seen.insert(number, provision)),
        }
    }
    findings
}

/// What follows under one number without a title of its own belongs to what stands above.
fn is_other_rule(above: &Provision, provision: &Provision) -> bool {
    above.house != provision.house || provision.title.is_some()
}

fn clash(view: &HouseView, number: &str, first: &Provision, second: &Provision) -> Option<Finding> {
    let (place, other) = match (written(view, first), written(view, second)) {
        (_, Some(place)) => (place, first),
        (Some(place), None) => (place, second),
        // The base's own numbers are the base's affair.
        (None, None) => return None,
    };
    let finding = LINT.finding(format!("two rules have the number {number}")).at(place);
    Some(finding.help(format!("it is also the number of `{}`", other.name())))
}

/// Where the club itself has written the number of a provision.
fn written(view: &HouseView, provision: &Provision) -> Option<Place> {
    let own = || provision.number_place.clone().filter(|_| provision.house == view.house.id);
    let taken = view.house.chapters.iter().flat_map(|chapter| &chapter.taken);
    let mut taken = taken.filter(|taken| provision.refs.iter().any(|id| id.value == taken.provision.value));
    own().or_else(|| taken.find_map(|taken| taken.number.as_ref().map(|number| number.place.clone())))
}

#[cfg(test)]
crate::verify::findings::example::finds!(["our-club.yaml C 1: two rules have the number C 1 (it is also the number of `c-1`)"]);
