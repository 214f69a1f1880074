//! The corpus of `tests/example`, changed as the documentation of a finding says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use crate::corpus::{Lang, Source};
use crate::diagnostic::{Finding, Lint, LintExample, Place, SourceFile};
use crate::embedded;
use crate::lint::SPELLING;
use crate::phh::Record;
use crate::phh::findings::RECORDS;
use crate::verify::{Selection, VerifyOptions, verify};

/// A recorded hand, beside the corpus.
const HAND: &str = "hand.phh";
/// The folder of its dictionaries.
const DICTIONARIES: &str = "dictionaries/";

const FILES: [(&str, &str); 8] = [
    (HAND, include_str!("../../../tests/example/hand.phh")),
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
        let name = lang.language().dictionary;
        files.insert(format!("{DICTIONARIES}{name}.aff"), "SET UTF-8\n".to_owned());
        files.insert(format!("{DICTIONARIES}{name}.dic"), dictionary());
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
        LintExample::Repeat { file, line, times } => {
            let text = files.get_mut(file).unwrap_or_else(|| panic!("there is no {file}"));
            let line = format!("{line}\n");
            assert!(text.contains(&line), "{file} has no {line:?}");
            *text = text.replacen(&line, &line.repeat(times), 1);
        }
        LintExample::NoFolder(folder) => {
            let findings = Source::directory(Path::new(folder)).err().unwrap_or_default();
            return findings.iter().filter(|finding| finding.lint == lint).map(shown).collect();
        }
        LintExample::Told(_) => panic!("what is only told has a test of its own"),
    }
    of_kind(lint, &files).iter().map(shown).collect()
}

/// Every word of the example corpus, of whatever language, as hunspell lists them.
fn dictionary() -> String {
    let split = FILES.iter().flat_map(|(_, text)| text.split(|c: char| !c.is_alphabetic() && c != '-'));
    let words: BTreeSet<String> = split.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    format!("{}\n{}\n", words.len(), words.into_iter().collect::<Vec<_>>().join("\n"))
}

fn of_kind(lint: &'static Lint, files: &BTreeMap<String, String>) -> Vec<Finding> {
    if RECORDS.lints.contains(&lint) {
        return of_record(&files[HAND]).into_iter().filter(|finding| finding.lint == lint).collect();
    }
    // A silence is unused only where what it silences was looked for.
    let selection = match super::SILENCES.lints.contains(&lint) {
        true => Selection::default(),
        false => Selection::new(&[lint.id.to_owned()], &[]).expect("the finding is in the table"),
    };
    let (dictionaries, corpus): (Vec<_>, Vec<_>) =
        files.iter().filter(|(name, _)| *name != HAND).partition(|(name, _)| name.starts_with(DICTIONARIES));
    let folder = tempfile::tempdir().expect("a temporary folder");
    if SPELLING.lints.contains(&lint) {
        for (name, text) in dictionaries {
            fs::write(folder.path().join(&name[DICTIONARIES.len()..]), text).expect("a temporary file");
        }
    }
    let dictionaries = SPELLING.lints.contains(&lint).then(|| folder.path().to_owned());
    let source = Source::memory(corpus.into_iter().map(|(name, text)| (name.as_str(), text.as_str())));
    let report = verify(&source, &VerifyOptions { selection, dictionaries, ..VerifyOptions::default() });
    report.findings.into_iter().filter(|finding| finding.lint == lint).collect()
}

/// What keeps a recorded hand from being read.
fn of_record(text: &str) -> Option<Finding> {
    let unreadable = Record::read(text, false).err()?;
    let file = Arc::new(SourceFile { name: HAND.to_owned(), text: text.to_owned().into() });
    let finding = unreadable.lint.finding(unreadable.message).at(Place::new(&file, unreadable.span));
    Some(Finding { help: unreadable.help, ..finding })
}

fn shown(finding: &Finding) -> String {
    // A file or a folder that was not read has no place in one.
    let Some(place) = &finding.place else { return finding.message.clone() };
    let file = place.file.name.rsplit('/').next().unwrap_or_default();
    let text = Place::text(place).lines().next().unwrap_or_default();
    let help = finding.help.as_ref().map_or(String::new(), |help| format!(" ({help})"));
    format!("{file} {text}: {}{help}", finding.message)
}
