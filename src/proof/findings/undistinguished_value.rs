//! Found by the proof.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};
use crate::engine::options::{OptionSpec, OptionValue};

pub const LINT: Lint = Lint {
    id: "undistinguished-value",
    severity: Error,
    what: "Two values of an option that no scenario tells apart.",
    why: "A club could choose either and would not know what it chose; two values that nothing tells apart are one.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "      B pushes 598\n    rulings:\n      - proves: [below]\n        when: { betting.half_raise_share: 50 }\n        \
               then: |\n          B calls 400, 198 returned\n",
        bad: "      B pushes 500\n    rulings:\n      - proves: [below]\n        when: { betting.half_raise_share: 50 }\n        \
              then: |\n          B calls 400, 100 returned\n",
    },
    mend: "Add a scenario in which the two rule differently. For a figure that is a play exactly at the limit, and one just \
           below it.",
};

pub fn finding(spec: &OptionSpec, (a, b): &(OptionValue, OptionValue)) -> Finding {
    LINT.finding(format!("no scenario tells `{}: {a}` from `{b}`", spec.key))
        .help("write a scenario that the two rule differently; values that no situation can tell apart are one value")
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml betting.half_raise_share: no scenario tells `betting.half_raise_share: 50` from `49` (write a scenario that the two rule differently; values that no situation can tell apart are one value)"
]);
