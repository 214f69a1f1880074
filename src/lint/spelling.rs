//! Words that neither the dictionary of their language nor the glossary knows. The aliases count as known words.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::panic::resume_unwind;
use std::path::Path;

use spellbook::Dictionary;

use super::unreadable_dictionary;
use super::written::{Written, WrittenWord, lower};
use crate::corpus::text::STAND_IN;
use crate::corpus::{Corpus, Lang, Ref, Term};
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "spelling",
    severity: Warning,
    what: "A word that neither the language's dictionary nor the glossary knows.",
    why: "A misspelt rule looks like a careless one, and the search does not find it.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "A smaller excess", bad: "A smaler excess" },
    mend: "Correct the word. Words of the trade that no dictionary knows belong into the glossary.",
};

pub fn check(corpus: &Corpus, texts: &[Written], folder: &Path) -> Vec<Finding> {
    // Reading a dictionary takes far longer than using it.
    std::thread::scope(|scope| {
        let checks = Lang::ALL.map(|lang| scope.spawn(move || check_language(corpus, texts, lang, folder)));
        checks.into_iter().flat_map(|check| check.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

fn check_language(corpus: &Corpus, texts: &[Written], lang: Lang, folder: &Path) -> Vec<Finding> {
    let dictionary = match dictionary(folder, lang) {
        Ok(dictionary) => dictionary,
        Err(finding) => return vec![finding],
    };
    let known = known(corpus, lang);
    let mut said: HashSet<(&str, String)> = HashSet::new();
    let mut findings = Vec::new();
    for text in texts.iter().filter(|text| text.lang == lang && text.what.is_prose()) {
        for word in &text.words() {
            let small = word.lower();
            let exempt = word.text.contains(|c: char| c == STAND_IN || c.is_numeric()) || known.contains(&small);
            if exempt || spelled(&dictionary, word, &known) || !said.insert((&text.place.file.name, small)) {
                continue;
            }
            let message = format!("the {} dictionary does not know `{}`", lang.english(), word.text);
            let finding = LINT.finding(message).at(text.place_of(word.span.clone()));
            findings.push(finding.help("a sound word that it lacks belongs into the glossary"));
        }
    }
    findings
}

/// A word with hyphens is also spelled right where each of its parts is.
fn spelled(dictionary: &Dictionary, word: &WrittenWord, known: &BTreeSet<String>) -> bool {
    let plain = word.text.replace('’', "'");
    let part = |part: &str| dictionary.check(part) || known.contains(&part.to_lowercase());
    dictionary.check(&plain) || (plain.contains('-') && plain.split('-').all(part))
}

/// The words that are right whatever the dictionary says: of the glossary, and of the aliases.
fn known(corpus: &Corpus, lang: Lang) -> BTreeSet<String> {
    let glossary = &corpus.glossary;
    let of_term = |term: &Term| -> Vec<String> {
        let more: [&[Ref]; 2] = [term.inflections.get(lang), term.jargon.get(lang)];
        more.into_iter().flatten().flat_map(|word| lower(&word.value)).chain(lower(term.term.get(lang))).collect()
    };
    let aliases = corpus.rules.iter().flat_map(|rule| rule.aliases.get(lang));
    let plain = glossary.words.get(lang).iter().chain(aliases).flat_map(|word| lower(&word.value));
    glossary.terms.iter().flat_map(of_term).chain(plain).collect()
}

fn dictionary(folder: &Path, lang: Lang) -> Result<Dictionary, Finding> {
    let read = |extension: &str| {
        let path = folder.join(lang.language().dictionary).with_extension(extension);
        // Comments may be in any encoding; what counts is UTF-8.
        let bytes = fs::read(&path)
            .map_err(|error| unreadable_dictionary::finding(lang, &path.display().to_string(), &error.to_string()))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    };
    let (aff, dic) = (read("aff")?, read("dic")?);
    Dictionary::new(&aff, &dic)
        .map_err(|error| unreadable_dictionary::finding(lang, lang.language().dictionary, &error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_example_is_found() {
        assert_eq!(
            crate::verify::findings::example::found(&LINT),
            [
                "half-raise.yaml smaler: the English dictionary does not know `smaler` (a sound word that it lacks belongs into the glossary)"
            ]
        );
    }

    #[test]
    fn a_word_with_hyphens_is_right_where_its_parts_are() {
        let dictionary = Dictionary::new("SET UTF-8\n", "3\nall\nin\nplayer's\n").unwrap();
        let known = BTreeSet::from(["straddle".to_owned()]);
        let right = |text: &str| {
            let word = WrittenWord { text, quoted: false, follows: false, span: 0..text.len() };
            spelled(&dictionary, &word, &known)
        };
        assert!(right("all-in") && right("all-straddle") && right("player’s"));
        assert!(!right("all-inn") && !right("al"));
    }

    /// Checking a long compound overflows a counter of the library, which must not end a debug build: see `Cargo.toml`.
    #[test]
    fn a_word_that_overflows_the_librarys_counter_is_checked_all_the_same() {
        // Where the dictionary is not installed there is nothing to try it on; CI installs it.
        let Ok(hungarian) = dictionary(Path::new("/usr/share/hunspell"), Lang::Hu) else { return };
        assert!(!hungarian.check("fogalomtáratfogalomtárat"));
        hungarian.check("fogalomtárat");
    }
}
