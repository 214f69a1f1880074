//! Found where the texts are looked through.

use crate::corpus::Block;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};
use crate::engine::rules;

pub const LINT: Lint = Lint {
    id: "unknown-variable",
    severity: Error,
    what: "A variable that no option prints.",
    why: "The page would show its name in place of a figure.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "$betting-half-raise-share }% of the p",
        bad: "$betting-raise-share }% of the p",
    },
    mend: "A figure `betting.half_raise_share` prints as `$betting-half-raise-share`. A choice prints nothing: write a case \
           for each of its values.",
};

/// `known` are the variables that the options print.
pub fn finding(name: &str, block: &Block, known: &[String]) -> Finding {
    let finding = LINT.finding(format!("no option prints as `${name}`")).at(block.place_of(name));
    match rules::options().iter().find(|spec| spec.variable() == name) {
        Some(spec) => finding.help(format!("`{}` is not a figure: write a case for each of its values", spec.key)),
        None => finding.did_you_mean(name, known.iter().map(String::as_str)),
    }
}

/// A figure that the options have and this house does not set.
pub fn not_set(name: &str, block: &Block) -> Finding {
    let name = format!("${name}");
    LINT.finding(format!("`{name}` is not a figure that this house sets")).at(block.place_of(&name))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml betting-raise-share: no option prints as `$betting-raise-share` (did you mean `betting-half-raise-share`?)"
]);
