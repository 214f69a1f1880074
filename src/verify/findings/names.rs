//! Names: each thing has one of its own, and whoever is named exists.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::Error;

const HALF_RAISE: &str = "rules/betting/half-raise.yaml";
const UNDERCALL: &str = "rules/betting/undercall.yaml";
const BASE: &str = "rules/houses/base.yaml";
const CLUB: &str = "rules/houses/our-club.yaml";

pub const GROUP: Group = Group {
    title: "Names",
    docs: &[
        FindingDoc {
            id: "duplicate-id",
            severity: Error,
            what: "Two rules, clauses, scenarios, houses or provisions of one name.",
            why: "Whoever names it would get either, and the other would be carried by no house.",
            example: FindingExample::Edit { file: UNDERCALL, good: "id: short-of-a-raise", bad: "id: short-of-the-opening-bet" },
            mend: "Give the newer one another name; the older one may be pointed at from outside.",
        },
        FindingDoc {
            id: "unknown-rule",
            severity: Error,
            what: "A `see` or a link that leads to no rule.",
            why: "In the published book it would lead nowhere.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "see: [undercall]", bad: "see: [undercal]" },
            mend: "Name a rule by its id; `ruling WORDS` finds it.",
        },
        FindingDoc {
            id: "unknown-clause",
            severity: Error,
            what: "A clause that is named and does not exist.",
            why: "The provision would carry nothing, the scenario would prove nothing.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "proves: [below]", bad: "proves: [bellow]" },
            mend: "Name it as `rule/clause`; within its own rule the clause alone is enough. `ruling rule RULE` shows them all.",
        },
        FindingDoc {
            id: "unknown-scenario",
            severity: Error,
            what: "An example whose scenario does not exist.",
            why: "The book would print an example without a situation.",
            example: FindingExample::Edit {
                file: BASE,
                good: "scenario: half-raise/eleven-hundred-over-eight-hundred",
                bad: "scenario: half-raise/eleven-hundred-over-eight",
            },
            mend: "Name it as `rule/scenario`, or tell the situation here with `table` and `play`.",
        },
        FindingDoc {
            id: "unknown-house",
            severity: Error,
            what: "A house that is based on one that does not exist.",
            why: "All that it takes over from there would be missing.",
            example: FindingExample::Edit { file: CLUB, good: "based_on: base", bad: "based_on: bass" },
            mend: "Name it by its id; `ruling houses` lists them.",
        },
        FindingDoc {
            id: "unknown-provision",
            severity: Error,
            what: "A provision that is restated, replaced or set against another, and does not exist.",
            why: "A provision that restates nothing accounts for nothing.",
            example: FindingExample::Edit { file: BASE, good: "restates: b-3", bad: "restates: b-33" },
            mend: "Name it by its `ref`. What `instead_of` replaces must stand in a house below this one.",
        },
        FindingDoc {
            id: "unknown-side",
            severity: Error,
            what: "An outcome of a conflict, or the side that holds, that is none of its sides.",
            why: "Nobody could say whose ruling it is.",
            example: FindingExample::Edit { file: BASE, good: "holds: b-2#1", bad: "holds: b-3" },
            mend: "Name a side as it stands in `sides`, or by what it `reads`; `#1` and `#2` tell two readings of one provision apart.",
        },
        FindingDoc {
            id: "unknown-glossary-term",
            severity: Error,
            what: "A provision that defines a term which the glossary does not have.",
            why: "The book would have a number with no definition behind it.",
            example: FindingExample::Edit { file: BASE, good: "terms: [all-in]", bad: "terms: [al-in]" },
            mend: "Name the term by its id in `rules/glossary.yaml`, or add it there.",
        },
        FindingDoc {
            id: "house-circle",
            severity: Error,
            what: "A house that is based on itself, directly or through others.",
            why: "There is no rule it could take over.",
            example: FindingExample::Edit { file: BASE, good: "plays: [no-limit]", bad: "plays: [no-limit]\nbased_on: our-club" },
            mend: "One of them stands on its own: take its `based_on` away.",
        },
        FindingDoc {
            id: "nothing-to-drop",
            severity: Error,
            what: "A dropped clause that no house below carries.",
            why: "The house believes that it does without something it never had; often the base has changed since.",
            example: FindingExample::Edit {
                file: BASE,
                good: "plays: [no-limit]",
                bad: "plays: [no-limit]\ndrops: [undercall/duty]",
            },
            mend: "Take the entry away. A clause of the house's own is simply not carried.",
        },
    ],
};
