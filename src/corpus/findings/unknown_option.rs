//! Found where options are read and settled.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};
use crate::engine::rules;

pub const LINT: Lint = Lint {
    id: "unknown-option",
    severity: Error,
    what: "An option that does not exist.",
    why: "The house would set nothing, the case would never be reached.",
    example: LintExample::Edit { file: "rules/houses/base.yaml", good: "betting.undercall:", bad: "betting.undercal:" },
    mend: "`ruling options` lists every option with its values.",
};

pub fn finding(key: &str, place: Place) -> Finding {
    let keys = rules::options().iter().map(|spec| spec.key);
    let finding = LINT.finding(format!("there is no option `{key}`")).at(place);
    if is_behind_a_comma(key) {
        return finding
            .help(r#"a comma begins another entry: an option takes a whole number, and any other stands in quotes, `"2,5"`"#);
    }
    finding.did_you_mean(key, keys)
}

/// Whether something is no key, but what stands behind the comma of a number: `{ rake: 2,5 }`.
pub fn is_behind_a_comma(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml betting.undercal: there is no option `betting.undercal` (did you mean `betting.undercall`?)"
]);
