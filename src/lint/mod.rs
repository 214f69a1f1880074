//! What is found by reading the texts: that they keep to figures, scripts, terms and spelling, and that nothing lies about
//! that nobody uses. One finding, one file; what there is to know about each is told by `ruling verify --explain`.

mod glossary_term;
mod literal_figure;
mod markdown;
mod mixed_scripts;
mod same_text;
mod spelling;
mod text_of_another_case;
mod title_too_long;
mod unused_clause;
mod unused_option;
mod unused_role;
mod written;

use std::path::{Path, PathBuf};

use crate::corpus::Corpus;
use crate::diagnostic::Finding;

pub use title_too_long::MAX_TITLE;

/// What else to check by.
#[derive(Clone, Debug, Default)]
pub struct LintOptions {
    /// The folder that holds the spelling dictionaries; without it spelling is not looked at.
    pub dictionaries: Option<PathBuf>,
}

/// Everything there is to find. The findings come check by check, each in the order of the files.
pub fn check(corpus: &Corpus, options: &LintOptions) -> Vec<Finding> {
    let mut findings = wording(corpus);
    findings.extend(options.dictionaries.iter().flat_map(|folder| spelling(corpus, folder)));
    findings
}

/// All but the spelling.
pub fn wording(corpus: &Corpus) -> Vec<Finding> {
    let texts = written::all(corpus);
    let mut findings = literal_figure::check(corpus, &texts);
    findings.extend(mixed_scripts::check(&texts));
    findings.extend(same_text::check(corpus));
    findings.extend(title_too_long::check(&texts));
    findings.extend(markdown::check(&texts));
    findings.extend(glossary_term::check(corpus, &texts));
    findings.extend(text_of_another_case::check(corpus));
    findings.extend(unused_option::check(corpus));
    findings.extend(unused_role::check(corpus));
    findings.extend(unused_clause::check(corpus));
    findings
}

/// The spelling, by the dictionaries in a folder: `en_US.aff`, `en_US.dic` and so on, as hunspell has them.
pub fn spelling(corpus: &Corpus, dictionaries: &Path) -> Vec<Finding> {
    spelling::check(corpus, &written::all(corpus), dictionaries)
}
