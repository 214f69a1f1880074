//! Found where a name is looked up.

use super::unknown;
use crate::corpus::markdown::Link;
use crate::corpus::{Block, Corpus, House, Provision, Ref, rule_of};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-rule",
    severity: Error,
    what: "A `see` or a link that leads to no rule.",
    why: "In the published book it would lead nowhere.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "see: [undercall]", bad: "see: [undercal]" },
    mend: "Name a rule by its id; `ruling WORDS` finds it.",
};

/// A rule that another one names in `see`.
pub fn check(corpus: &Corpus, see: &Ref) -> Option<Finding> {
    corpus.rule(&see.value).is_none().then(|| unknown(&LINT, "rule", see, ids(corpus)))
}

/// A rule that something in a club's own words names: where it is a provision that says nothing in words of its own, the rule of its
/// clauses is meant.
pub fn check_of_own(corpus: &Corpus, house: &House, see: &Ref) -> Option<Finding> {
    let finding = check(corpus, see)?;
    let named = |provision: &&Provision| provision.refs.iter().any(|own| own.value == see.value);
    let clause = house.provisions().find(named).and_then(|provision| provision.clauses().first());
    Some(match clause.and_then(|clause| rule_of(&clause.value)) {
        Some(rule) => finding.help(format!("it is a provision without a text of its own: name the rule of its clauses, `{rule}`")),
        None => finding,
    })
}

/// A link in a text.
pub fn check_link(corpus: &Corpus, block: &Block, link: &Link) -> Option<Finding> {
    if corpus.rule(&link.to).is_some() {
        return None;
    }
    let finding = LINT.finding(format!("a text links to rules only, and `{}` is none", link.to)).at(block.place_of(&link.to));
    Some(finding.did_you_mean(&link.to, ids(corpus)))
}

fn ids(corpus: &Corpus) -> impl Iterator<Item = &str> {
    corpus.rules.iter().map(|rule| rule.id.as_str())
}

#[cfg(test)]
crate::verify::findings::example::finds!(["half-raise.yaml undercal: there is no rule `undercal` (did you mean `undercall`?)"]);
