//! What is found by reading the texts: that they keep to figures, scripts, terms and spelling, and that nothing lies about
//! that nobody uses. One finding, one file, with what there is to know about it.

mod force_differs;
mod form_never_found;
mod form_twice;
mod glossary_term;
mod literal_figure;
mod markdown;
mod mixed_scripts;
mod same_text;
mod senses;
mod spelling;
mod subject_differs;
mod text_of_another_case;
mod title_too_long;
mod unreadable_dictionary;
mod unused_clause;
mod unused_option;
mod unused_role;
mod written;

use std::path::Path;

use crate::corpus::Corpus;
use crate::diagnostic::{Finding, LintGroup};
use crate::scenario::Plays;

pub use title_too_long::MAX_TITLE;

/// Wording: what reads badly, or says in words what the options say.
pub const WORDING: LintGroup = LintGroup {
    title: "Wording",
    lints: &[
        &literal_figure::LINT,
        &mixed_scripts::LINT,
        &same_text::LINT,
        &title_too_long::LINT,
        &markdown::LINT,
        &glossary_term::LINT,
        &force_differs::LINT,
        &subject_differs::LINT,
        &text_of_another_case::LINT,
        &form_twice::LINT,
        &form_never_found::LINT,
        &unused_option::LINT,
        &unused_role::LINT,
        &unused_clause::LINT,
    ],
};

/// Spelling, where dictionaries are given.
pub const SPELLING: LintGroup = LintGroup { title: "Spelling", lints: &[&spelling::LINT, &unreadable_dictionary::LINT] };

/// All but the spelling. The findings come check by check, each in the order of the files.
pub fn wording(plays: &Plays) -> Vec<Finding> {
    let corpus = plays.corpus;
    let texts = written::all(corpus);
    let mut findings = literal_figure::check(corpus, &texts);
    findings.extend(mixed_scripts::check(&texts));
    findings.extend(same_text::check(corpus));
    findings.extend(title_too_long::check(&texts));
    findings.extend(markdown::check(&texts));
    findings.extend(glossary_term::check(corpus, &texts));
    findings.extend(force_differs::check(corpus));
    findings.extend(subject_differs::check(corpus));
    findings.extend(text_of_another_case::check(corpus));
    findings.extend(form_twice::check(corpus));
    findings.extend(form_never_found::check(corpus));
    findings.extend(unused_option::check(plays));
    findings.extend(unused_role::check(corpus));
    findings.extend(unused_clause::check(corpus));
    findings
}

/// The spelling, by the dictionaries in a folder: `en_US.aff`, `en_US.dic` and so on, as hunspell has them.
pub fn spelling(corpus: &Corpus, dictionaries: &Path) -> Vec<Finding> {
    spelling::check(corpus, &written::all(corpus), dictionaries)
}
