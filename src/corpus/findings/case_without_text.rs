//! Found where options are read and settled.

use crate::corpus::{Clause, HouseView, Provision, Ref};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "case-without-text",
    severity: Error,
    what: "A clause of which no case fits what a house sets.",
    why: "The house carries the clause and could print nothing for it.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "when: { betting.half_raise_base: minimum-increment }\n        text",
        bad: "when: { betting.half_raise_base: minimum-increment, betting.half_raise_share: 40 }\n        text",
    },
    mend: "Write a case for the values that the message names; a club writes it into the rule's file, or chooses a value that \
           has a text already.",
};

/// `values` is what the house sets the options to that the cases look at, `open` those of them that it leaves open.
pub fn finding(view: &HouseView, clause: &Clause, values: &str, open: &[&str]) -> Finding {
    let finding = LINT.finding(format!("`{}` has no text for what `{}` sets", clause.id, view.house.id));
    if !view.house.is_club() {
        return finding.at(place(view, clause)).help(format!("write a case for {values}"));
    }
    // A club cannot write into the files of rules: what it has taken away it can take away in full, or settle itself.
    match taken_away(view, open) {
        Some((by, provision)) => {
            let open: Vec<String> = open.iter().map(|key| format!("`{key}`")).collect();
            let (open, id) = (open.join(", "), &clause.id);
            finding.at(by).help(format!(
                "`{provision}` settled {open}, and goes by this entry; drop `{id}` as well, or set it in a provision of your own"
            ))
        }
        None => finding.at(place(view, clause)).help(format!("{values} has none; set another value, or drop `{}`", clause.id)),
    }
}

/// Which entry of a club takes the provision of its base away that settled an option.
fn taken_away(view: &HouseView, open: &[&str]) -> Option<(Place, String)> {
    let base = HouseView::new(view.corpus, &view.house.based_on.as_ref()?.value)?;
    let settles = |provision: &&Provision| provision.sets.iter().any(|setting| open.contains(&setting.key()));
    let provisions = || base.provisions();
    let gone = || view.house.drops.iter().chain(view.house.provisions().flat_map(|provision| &provision.instead_of));
    provisions().filter(settles).find_map(|provision| {
        let named = |name: &&Ref| {
            let is_its = |own: &Ref| own.value == name.value;
            provision.refs.iter().chain(provision.clauses()).any(is_its)
        };
        Some((gone().find(named)?.place.clone(), provision.name().to_owned()))
    })
}

/// Where the house names the clause, its own provision before one of a base.
fn place(view: &HouseView, clause: &Clause) -> Place {
    let provision = view.provisions_of(&clause.id).first();
    let named = provision.and_then(|provision| provision.clauses().iter().find(|named| named.value == clause.id));
    named.map_or_else(|| clause.place.clone(), |named| named.place.clone())
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "our-club.yaml half-raise/complete: `half-raise/complete` has no text for what `our-club` sets (`betting.half_raise_base: minimum-increment`, `betting.half_raise_share: 50` has none; set another value, or drop `half-raise/complete`)"
]);
