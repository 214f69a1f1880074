//! Found where the texts are looked through.

use std::ops::Range;

use crate::corpus::{Block, Ref};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::closest;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-term",
    severity: Error,
    what: "A role, or anything else in braces, that a text cannot print.",
    why: "The page would show its name in place of the person who decides.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "{ -floor(case: \"nominative\") } decides",
        bad: "{ -flor(case: \"nominative\") } decides",
    },
    mend: "The one who decides is `{ -floor(case: \"nominative\") }`, in the case that the sentence needs.",
};

/// `known` are the roles that a text may name, `variables` the figures that it may print.
pub fn finding(name: &str, block: &Block, known: impl Iterator<Item = &'static str>, variables: &[String]) -> Finding {
    let finding = LINT.finding(format!("there is no role `-{name}`")).at(block.place_of(name));
    if variables.iter().any(|variable| variable == name) {
        return finding.help(format!("write `{{ ${name} }}`: a figure has a `$` before it"));
    }
    finding.did_you_mean(name, known)
}

/// A role that this house does not fill.
pub fn not_filled(name: &str, block: &Block) -> Finding {
    let name = format!("-{name}");
    LINT.finding(format!("`{name}` is not a role that this house fills")).at(block.place_of(&name))
}

/// A message or a function, of which there are none.
pub fn not_printable(name: &str, block: &Block) -> Finding {
    LINT.finding(format!("`{name}` is not anything a text can print")).at(block.place_of(name))
}

/// Nobody who decides is called so: `role` is what a house names, `known` are those who may decide.
pub fn nobody(role: &Ref, known: &[String]) -> Finding {
    let finding = LINT.finding(format!("nobody decides under the name `{}`", role.value)).at(role.place.clone());
    match closest(&role.value, known.iter().map(String::as_str)) {
        Some(close) => finding.help(format!("did you mean `{close}`?")),
        None => finding.help(format!("those who decide are {}", known.join(", "))),
    }
}

/// Whatever is filled in where a meaning is the same in every house.
pub fn in_meaning(block: &Block, span: Range<usize>) -> Finding {
    LINT.finding("a meaning prints neither figures nor roles")
        .at(block.span_place(span))
        .help("it is the same in every house: leave to the rules by what they differ")
}

#[cfg(test)]
crate::verify::findings::example::finds!(["undercall.yaml flor: there is no role `-flor` (did you mean `floor`?)"]);
