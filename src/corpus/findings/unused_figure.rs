//! Found where a club's own texts are looked through.

use crate::corpus::OwnFigure;
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unused-figure",
    severity: Warning,
    what: "A figure of a club's own that none of its texts prints.",
    why: "Whoever changes it expects the book to change.",
    example: LintExample::Edit {
        file: "rules/houses/our-club.yaml",
        good: "figures: { quiet-after: \"22:00\" }",
        bad: "figures: { quiet-after: \"22:00\", rake: 5 }",
    },
    mend: "Print it in a text, `{ $rake }`, or take it away.",
};

pub fn finding(figure: &OwnFigure) -> Finding {
    let finding = LINT.finding(format!("no text prints `{}`", figure.name)).at(figure.place.clone());
    finding.help(format!("write `{{ ${} }}` where the figure belongs, or take it away", figure.name))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "our-club.yaml rake: no text prints `rake` (write `{ $rake }` where the figure belongs, or take it away)"
]);
