//! A figure that is typed into the text of a clause. What stands in quotation marks is speech, or a word such as “3-bet”.

use super::written::{What, Word, Written};
use crate::corpus::{Corpus, House};
use crate::diagnostic::Finding;
use crate::engine::options::Value;

pub fn check(corpus: &Corpus, texts: &[Written]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for text in texts.iter().filter(|text| text.what == What::Clause) {
        for word in text.words().iter().filter(|word| !word.quoted && word.text.contains(char::is_numeric)) {
            let finding =
                Finding::error("literal-figure", format!("the figure `{}` is typed, not printed from an option", word.text));
            findings.push(finding.at(text.place_of(word.span.clone())).help(help(corpus, word)));
        }
    }
    findings
}

/// Names the options that some house sets to this figure.
fn help(corpus: &Corpus, word: &Word) -> String {
    let digits: String = word.text.chars().filter(char::is_ascii_digit).collect();
    let settings = corpus.houses.iter().flat_map(House::provisions).flat_map(|provision| &provision.sets);
    let meant = settings.filter(|setting| matches!(setting.value, Value::Figure(n) if n.to_string() == digits));
    let mut variables: Vec<String> = meant.map(|setting| format!("`{{ ${} }}`", setting.spec.variable())).collect();
    variables.sort_unstable();
    variables.dedup();
    match variables.as_slice() {
        [] => "a figure is an option: the house sets it, the text prints it".to_owned(),
        _ => format!("print an option: {}", variables.join(" or ")),
    }
}
