//! Found where a provision is read and looked up.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "carries-nothing",
    severity: Error,
    what: "A provision that carries nothing and does not say why.",
    why: "A statement of the book would be lost without anybody having decided so.",
    example: LintExample::Edit { file: "rules/houses/base.yaml", good: "        restates: b-3\n", bad: "" },
    mend: "Say it in words of your own (`text`), settle an option (`sets`), or name the clauses that say it (`clauses`), the terms it defines (`terms`), the provision that says it already \
           (`restates`), the one it illustrates (`example-of`), or the reason why nothing comes of it (`nothing`).",
};

pub fn finding(provision: &Place) -> Finding {
    LINT.finding("this provision carries nothing and does not say why").at(provision.clone()).help(
        "add `text:` in your own words, `clauses:`, `terms:`, `sets:`, `restates:`, `example-of:` or `nothing:` with a reason",
    )
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml b-4: this provision carries nothing and does not say why (add `text:` in your own words, `clauses:`, `terms:`, `sets:`, `restates:`, `example-of:` or `nothing:` with a reason)"
]);
