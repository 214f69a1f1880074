//! What can be wrong with a corpus: one finding, one file, with what there is to know about it.

pub mod bad_id;
pub mod carries_nothing;
pub mod carries_twice;
pub mod case_with_two_texts;
pub mod case_without_text;
pub mod duplicate_id;
pub mod fluent_syntax;
pub mod hidden_character;
pub mod house_circle;
pub mod id_not_file_name;
pub mod logo_not_found;
pub mod missing_clause;
pub mod missing_key;
pub mod missing_language;
pub mod nothing_to_drop;
pub mod number_twice;
pub mod raw_html;
pub mod term_without_meaning;
pub mod text_and_cases;
pub mod unknown_chapter;
pub mod unknown_clause;
pub mod unknown_glossary_term;
pub mod unknown_house;
pub mod unknown_key;
pub mod unknown_kind;
pub mod unknown_language;
pub mod unknown_option;
pub mod unknown_provision;
pub mod unknown_rule;
pub mod unknown_scenario;
pub mod unknown_side;
pub mod unknown_structure;
pub mod unknown_term;
pub mod unknown_value;
pub mod unknown_variable;
pub mod unreadable_file;
pub mod unsafe_link;
pub mod unsettled_option;
pub mod unused_figure;
pub mod variable_mismatch;
pub mod wrong_type;
pub mod yaml_syntax;

use super::Ref;
use crate::diagnostic::{Finding, Lint, LintGroup};

/// How a file is read.
pub const FILES: LintGroup = LintGroup {
    title: "Files",
    lints: &[
        &unreadable_file::LINT,
        &yaml_syntax::LINT,
        &hidden_character::LINT,
        &unknown_key::LINT,
        &missing_key::LINT,
        &wrong_type::LINT,
        &bad_id::LINT,
        &id_not_file_name::LINT,
        &unknown_chapter::LINT,
        &unknown_language::LINT,
        &missing_language::LINT,
        &unknown_kind::LINT,
        &unknown_structure::LINT,
        &text_and_cases::LINT,
        &logo_not_found::LINT,
    ],
};

/// Names: each thing has one of its own, and whoever is named exists.
pub const NAMES: LintGroup = LintGroup {
    title: "Names",
    lints: &[
        &duplicate_id::LINT,
        &unknown_rule::LINT,
        &unknown_clause::LINT,
        &missing_clause::LINT,
        &unknown_scenario::LINT,
        &unknown_house::LINT,
        &unknown_provision::LINT,
        &unknown_side::LINT,
        &unknown_glossary_term::LINT,
        &house_circle::LINT,
        &nothing_to_drop::LINT,
    ],
};

/// Options: they exist, have values, are settled, and every text follows them.
pub const OPTIONS: LintGroup = LintGroup {
    title: "Options",
    lints: &[
        &unknown_option::LINT,
        &unknown_value::LINT,
        &unsettled_option::LINT,
        &case_with_two_texts::LINT,
        &case_without_text::LINT,
    ],
};

/// Provisions: every statement of a book is accounted for, once.
pub const PROVISIONS: LintGroup = LintGroup {
    title: "Provisions",
    lints: &[&carries_nothing::LINT, &carries_twice::LINT, &term_without_meaning::LINT, &number_twice::LINT],
};

/// Texts: every language can be printed and says the same.
pub const TEXTS: LintGroup = LintGroup {
    title: "Texts",
    lints: &[
        &fluent_syntax::LINT,
        &raw_html::LINT,
        &unknown_variable::LINT,
        &unknown_term::LINT,
        &variable_mismatch::LINT,
        &unsafe_link::LINT,
        &unused_figure::LINT,
    ],
};

/// There is no `what` of this name.
fn unknown<'a>(lint: &'static Lint, what: &str, named: &Ref, known: impl Iterator<Item = &'a str>) -> Finding {
    like(lint, format!("there is no {what} `{}`", named.value), named, known)
}

/// What is named is not among the `known`: the one that it is most like is suggested.
fn like<'a>(lint: &'static Lint, message: String, named: &Ref, known: impl Iterator<Item = &'a str>) -> Finding {
    // They may come in any order; what is suggested must not change from run to run.
    let mut known: Vec<&str> = known.collect();
    known.sort_unstable();
    lint.finding(message).at(named.place.clone()).did_you_mean(&named.value, known)
}
