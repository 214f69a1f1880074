//! Found where a club's file is checked.

use std::collections::HashMap;

use crate::corpus::{HouseView, Provision, Taken};
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

/// The numbers that the club wrote itself, or brought along into one of its chapters, and that stand on another rule too.
pub fn check(view: &HouseView) -> Vec<Finding> {
    let mut seen: HashMap<&str, Vec<(usize, &Provision)>> = HashMap::new();
    let mut findings = Vec::new();
    let mut above: Option<&Provision> = None;
    let chapters = view.chapters().iter().enumerate();
    for (chapter, provision) in chapters.flat_map(|(n, chapter)| chapter.provisions.iter().map(move |one| (n, *one))) {
        let number = view.number(provision);
        let goes_on =
            above.replace(provision).is_some_and(|above| view.goes_on(above, provision) && !is_other_rule(above, provision));
        if number.is_empty() || goes_on {
            continue;
        }
        let known = seen.entry(number).or_default();
        let beside = known.iter().find(|(of, _)| *of == chapter);
        if let Some((of, first)) = beside.or(known.first()) {
            findings.extend(clash(view, number, [first, provision], *of == chapter));
        }
        if beside.is_none() {
            known.push((chapter, provision));
        }
    }
    findings
}

/// What follows under one number without a title of its own belongs to what stands above.
fn is_other_rule(above: &Provision, provision: &Provision) -> bool {
    above.house != provision.house || provision.title.is_some()
}

fn clash(view: &HouseView, number: &str, [first, second]: [&Provision; 2], in_one_chapter: bool) -> Option<Finding> {
    // The base's own numbers are the base's affair, unless the club has put them side by side.
    let put = |provision| written(view, provision).or_else(|| in_one_chapter.then(|| moved(view, provision)).flatten());
    let (place, other) = match (put(first), put(second)) {
        (_, Some(place)) => (place, first),
        (Some(place), None) => (place, second),
        (None, None) => return None,
    };
    let finding = LINT.finding(format!("two rules have the number {number}")).at(place);
    Some(finding.help(format!("it is also the number of `{}`", other.name())))
}

/// Where the club itself has written the number of a provision.
fn written(view: &HouseView, provision: &Provision) -> Option<Place> {
    let own = || provision.number_place.clone().filter(|_| provision.house == view.house.id);
    own().or_else(|| taken(view, provision).find_map(|taken| Some(taken.number.as_ref()?.place.clone())))
}

/// Where the club has moved a provision of its base to.
fn moved(view: &HouseView, provision: &Provision) -> Option<Place> {
    taken(view, provision).next().map(|taken| taken.provision.place.clone())
}

fn taken<'c>(view: &HouseView<'c>, provision: &Provision) -> impl Iterator<Item = &'c Taken> {
    let taken = view.house.chapters.iter().flat_map(|chapter| &chapter.taken);
    taken.filter(|taken| provision.refs.iter().any(|id| id.value == taken.provision.value))
}

#[cfg(test)]
crate::verify::findings::example::finds!(["our-club.yaml C 1: two rules have the number C 1 (it is also the number of `c-1`)"]);
