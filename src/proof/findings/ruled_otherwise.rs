//! Found where the houses of an earlier edition are held against those of today.

use crate::corpus::{EDITION, Ref};
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "ruled-otherwise",
    severity: Warning,
    what: "A rule that a club's base had otherwise when the club's file was written.",
    why: "After an update of the program the club would rule otherwise than it has printed, and nobody would have decided so.",
    example: LintExample::Edit {
        file: "rules/houses/our-club.yaml",
        good: "based_on: base",
        bad: "based_on: base\nwritten_for: 0.0.9",
    },
    mend: "Take the new ruling over, or set the option as it was. When all of them are decided, write the new edition into \
           `written_for`.",
};

/// A difference as it is written down: of which rule, by what, and where it shows.
pub struct Changed<'d> {
    pub rule: &'d str,
    /// Options with both values, and clauses that came or went.
    pub by: String,
    /// The situation, what was ruled and what is; none where no situation shows it.
    pub shown: Option<[String; 3]>,
}

/// `house` is whose rulings are compared: the club, or its base.
pub fn finding(edition: &Ref, house: &str, changed: Changed) -> Finding {
    let Changed { rule, by, shown } = changed;
    let since = &edition.value;
    let finding = LINT.finding(format!("since {since} `{rule}` has been different in {house}: {by}")).at(edition.place.clone());
    finding.help(match shown {
        Some([situation, before, now]) => {
            format!("keep it by a setting of your own, or agree and write `written_for: {EDITION}`; in {situation} / the ruling was: {before}; it is: {now}")
        }
        None => format!("no situation was found that shows it; agree and write `written_for: {EDITION}`"),
    })
}

/// The houses of that edition do not go with the rules of today.
pub fn untold(edition: &Ref) -> Finding {
    let message = format!("what has been ruled otherwise since {} cannot be told", edition.value);
    LINT.finding(message).at(edition.place.clone()).help("compare the printed books with `ruling book --since`")
}

#[cfg(test)]
crate::verify::findings::example::finds!([concat!(
    "our-club.yaml 0.0.9: since 0.0.9 `undercall` has been different in our-club: betting.undercall: complete-or-forfeit, now \
     full-call-opening-or-heads-up (keep it by a setting of your own, or agree and write `written_for: ",
    env!("CARGO_PKG_VERSION"),
    "`; in blinds 10/20 / A pushes 5 / the ruling was: A chooses: calls 20, 15 owed | folds, 5 stays; it is: A calls 20, 15 owed)"
)]);
