//! Roles that a house fills and no text names.

use std::collections::BTreeSet;

use crate::corpus::text::{ROLES, references};
use crate::corpus::{Corpus, Lang};
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unused-role",
    severity: Warning,
    what: "A role that a house fills and no text names.",
    why: "The house believes that it has said who decides.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "roles: { floor: floor-person }",
        bad: "roles: { floor: floor-person, chief: floor-person }",
    },
    mend: "Take it away, or name the role in the text that is about it.",
};

pub fn check(corpus: &Corpus) -> Vec<Finding> {
    // The program's own sentences name these, whatever the texts do.
    let mut named: BTreeSet<String> = ROLES.iter().map(|(role, _)| (*role).to_owned()).collect();
    let texts = corpus.rules.iter().flat_map(|rule| &rule.clauses).flat_map(|clause| clause.texts());
    named.extend(texts.filter_map(|texts| references(&texts.block(Lang::En).text).ok()).flat_map(|used| used.terms));
    let roles = corpus.houses.iter().flat_map(|house| &house.roles);
    let idle = roles.filter(|(role, _)| !named.contains(role));
    let found = idle.map(|(role, term)| {
        let finding = LINT.finding(format!("no text names the role `{role}`")).at(term.place.clone());
        let names: Vec<String> = named.iter().map(|name| format!("`{name}`")).collect();
        finding.help(format!("the texts name {}", names.join(", "))).did_you_mean(role, named.iter().map(String::as_str))
    });
    found.collect()
}

#[cfg(test)]
crate::verify::findings::example::finds!(["base.yaml floor-person: no text names the role `chief` (the texts name `floor`)"]);
