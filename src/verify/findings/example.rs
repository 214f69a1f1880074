//! The corpus of `tests/example`, changed as the documentation of a finding says.

use std::collections::BTreeMap;

use crate::corpus::{Lang, Source};
use crate::diagnostic::{Finding, Lint, LintExample, Place};
use crate::embedded;
use crate::verify::{Selection, VerifyOptions, verify};

const FILES: [(&str, &str); 7] = [
    ("locales/en/finding.ftl", include_str!("../../../tests/example/locales/en/finding.ftl")),
    ("rules/betting/half-raise.yaml", include_str!("../../../tests/example/rules/betting/half-raise.yaml")),
    ("rules/betting/undercall.yaml", include_str!("../../../tests/example/rules/betting/undercall.yaml")),
    ("rules/editions/0.0.9/base.yaml", include_str!("../../../tests/example/edition.yaml")),
    ("rules/glossary.yaml", include_str!("../../../tests/example/glossary.yaml")),
    ("rules/houses/base.yaml", include_str!("../../../tests/example/rules/houses/base.yaml")),
    ("rules/houses/our-club.yaml", include_str!("../../../tests/example/rules/houses/our-club.yaml")),
];

/// The test of a finding: what its example finds, and nothing else of its kind.
macro_rules! finds {
    ($found:expr) => {
        mod tests {
            #[test]
            fn its_example_is_found() {
                assert_eq!($crate::verify::findings::example::found(&super::LINT), $found);
            }
        }
    };
}
pub(crate) use finds;

/// The findings of this kind after the change that its documentation shows: `file text: message (help)`. Without the
/// change there must be none.
pub fn found(lint: &'static Lint) -> Vec<String> {
    let mut files: BTreeMap<String, String> = FILES.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect();
    for lang in Lang::ALL {
        let roles = embedded::locale(lang, "roles.ftl").expect("every language has roles");
        files.insert(format!("locales/{}/roles.ftl", lang.code()), roles.to_owned());
    }
    assert!(of_kind(lint, &files).is_empty(), "{} is there before the change", lint.id);
    match lint.example {
        LintExample::Edit { file, good, bad } => {
            let text = files.get_mut(file).unwrap_or_else(|| panic!("there is no {file}"));
            assert!(text.contains(good), "{file} has no {good:?}");
            *text = text.replacen(good, bad, 1);
        }
        LintExample::Rename { file, to } => {
            let text = files.remove(file).unwrap_or_else(|| panic!("there is no {file}"));
            files.insert(to.to_owned(), text);
        }
        LintExample::Told(_) => panic!("what is only told has a test of its own"),
    }
    of_kind(lint, &files).iter().map(shown).collect()
}

fn of_kind(lint: &'static Lint, files: &BTreeMap<String, String>) -> Vec<Finding> {
    // A silence is unused only where what it silences was looked for.
    let selection = match super::SILENCES.lints.contains(&lint) {
        true => Selection::default(),
        false => Selection::new(&[lint.id.to_owned()], &[]).expect("the finding is in the table"),
    };
    let source = Source::memory(files.iter().map(|(name, text)| (name.as_str(), text.as_str())));
    let report = verify(&source, &VerifyOptions { selection, ..VerifyOptions::default() });
    report.findings.into_iter().filter(|finding| finding.lint == lint).collect()
}

fn shown(finding: &Finding) -> String {
    let place = finding.place.as_ref().expect("it has a place");
    let file = place.file.name.rsplit('/').next().unwrap_or_default();
    let text = Place::text(place).lines().next().unwrap_or_default();
    let help = finding.help.as_ref().map_or(String::new(), |help| format!(" ({help})"));
    format!("{file} {text}: {}{help}", finding.message)
}
