//! A figure that is typed into the text of a clause or the meaning of a term. What stands in quotation marks is speech, or a word
//! such as “3-bet”; what a thing is (“a hand of five cards”) is written in letters.

use super::written::{TextPurpose, Written, WrittenWord};
use crate::corpus::{Corpus, House};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};
use crate::engine::options::OptionValue;

/// A meaning holds for every house, so it has no options to print.
const MEANING: &str = "a meaning is the same in every house: leave figures to the rules, and write what a thing is in letters";

pub const LINT: Lint = Lint {
    id: "literal-figure",
    severity: Error,
    what: "A figure that is typed in a text, in digits or in words.",
    why: "A club that changes the figure would have a book that says one thing and rules another.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "{ $betting-half-raise-share }% of the previous bet",
        bad: "50% of the previous bet",
    },
    mend: "Print the option: `{ $betting-half-raise-share }`. What a thing is, such as two hole cards, is no figure.",
};

pub fn check(corpus: &Corpus, texts: &[Written]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for text in texts.iter().filter(|text| matches!(text.what, TextPurpose::Clause | TextPurpose::Meaning)) {
        for word in text.words().iter().filter(|word| !word.quoted && word.text.contains(char::is_numeric)) {
            let finding = LINT.finding(format!("the figure `{}` is typed, not printed from an option", word.text));
            let help = if text.what == TextPurpose::Clause { help(corpus, word) } else { MEANING.to_owned() };
            findings.push(finding.at(text.place_of(word.span.clone())).help(help));
        }
    }
    findings
}

/// Names the options that some house sets to this figure.
fn help(corpus: &Corpus, word: &WrittenWord) -> String {
    let digits: String = word.text.chars().filter(char::is_ascii_digit).collect();
    let settings = corpus.houses.iter().flat_map(House::provisions).flat_map(|provision| &provision.sets);
    let meant = settings.filter(|setting| matches!(setting.value, OptionValue::Figure(n) if n.to_string() == digits));
    let mut variables: Vec<String> = meant.map(|setting| format!("`{{ ${} }}`", setting.spec.variable())).collect();
    variables.sort_unstable();
    variables.dedup();
    match variables.as_slice() {
        [] => "a figure is an option: the house sets it, the text prints it".to_owned(),
        _ => format!("print an option: {}", variables.join(" or ")),
    }
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml 50: the figure `50` is typed, not printed from an option (print an option: `{ $betting-half-raise-share }`)"
]);
