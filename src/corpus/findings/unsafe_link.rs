//! Found where a club's own texts are looked through.

use crate::corpus::markdown::Link;
use crate::corpus::{Block, Corpus};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

/// Where a club's own text may lead besides rules.
pub const SCHEMES: [&str; 4] = ["https://", "http://", "mailto:", "tel:"];

pub const LINT: Lint = Lint {
    id: "unsafe-link",
    severity: Error,
    what: "A link in a club's own text that leads neither to a rule nor to an address.",
    why: "A published page must not run anything, and a link that leads nowhere is no help.",
    example: LintExample::Edit { file: "rules/houses/our-club.yaml", good: "are quiet.", bad: "are [quiet](javascript:alert(1))." },
    mend: "Link to a rule by its id, `[words](undercall)`, or write the whole address, `[words](https://example.org)`.",
};

pub fn check(corpus: &Corpus, block: &Block, link: &Link) -> Option<Finding> {
    if corpus.rule(&link.to).is_some() || is_safe(&link.to) {
        return None;
    }
    let finding = LINT.finding(format!("`{}` is no rule and no address", link.to)).at(block.place_of(&link.to));
    let finding = finding.help(format!("name a rule by its id, or begin the address with {}", SCHEMES.join(", ")));
    Some(finding.did_you_mean(&link.to, corpus.rules.iter().chain(corpus.own_rules()).map(|rule| rule.id.as_str())))
}

/// Whether an address is one of those to which a club's text may lead.
pub fn is_safe(address: &str) -> bool {
    let address = address.to_ascii_lowercase();
    SCHEMES.iter().any(|scheme| address.strip_prefix(scheme).is_some_and(|rest| !rest.is_empty()))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "our-club.yaml javascript:alert(1): `javascript:alert(1)` is no rule and no address (name a rule by its id, or begin the address with https://, http://, mailto:, tel:)"
]);
