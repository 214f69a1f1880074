//! Texts of one clause of which one must what another may, or denies what another does not.

use super::senses::{Odd, Sensed, compared};
use crate::corpus::{ByLang, Corpus, Lang, Texts};
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};
use crate::lang::Sense;

pub const LINT: Lint = Lint {
    id: "force-differs",
    severity: Warning,
    what: "A clause rules otherwise in one language: must, may, should, only, not, unless or until.",
    why: "The book rules by the language in which it is read, and no scenario reads the book.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "mora se dopuniti do raisea.\n          is",
        bad: "smije se dopuniti do raisea.\n          is",
    },
    mend: "Read the clause in all languages against the rulebook, and say the same in each. Where they do say the same in other words, \
           add those to the language's list in `src/lang/`, or give the reason in `allow`.",
};

pub fn check(corpus: &Corpus) -> Vec<Finding> {
    differing(corpus, &LINT, Sense::is_force)
}

/// The findings of one kind on what the languages have not alike.
pub fn differing(corpus: &Corpus, lint: &'static Lint, kind: fn(Sense) -> bool) -> Vec<Finding> {
    let odd = compared(corpus).flat_map(|(texts, read, odd)| {
        odd.into_iter().filter(|odd| kind(odd.sense)).map(|odd| finding(lint, texts, &read, &odd)).collect::<Vec<_>>()
    });
    odd.collect()
}

fn finding(lint: &'static Lint, texts: &Texts, read: &ByLang<Vec<Sensed>>, odd: &Odd) -> Finding {
    let block = texts.block(odd.lang);
    let own = words(texts, read, odd.sense, odd.lang);
    let others: Vec<String> = Lang::ALL
        .into_iter()
        .filter(|lang| *lang != odd.lang)
        .map(|lang| format!("{}: {}", lang.code(), said(&words(texts, read, odd.sense, lang))))
        .collect();
    let name = odd.sense.called();
    let message = match *odd.counts.get(odd.lang) {
        0 => format!("the {} text does not say `{name}`, and others do", odd.lang.english()),
        _ if others.iter().any(|other| other.ends_with(NOTHING)) => {
            format!("the {} text says `{name}`, and others do not", odd.lang.english())
        }
        count => format!("the {} text says `{name}` {count} times, and others do otherwise", odd.lang.english()),
    };
    let at = own.first().map_or(0..block.text.trim_end().len(), |sensed| sensed.0.span.clone());
    lint.finding(message).at(block.span_place(at)).help(others.join("; "))
}

const NOTHING: &str = "–";

fn said(words: &[(&Sensed, &str)]) -> String {
    let words: Vec<String> =
        words.iter().map(|(_, word)| format!("`{}`", word.split_whitespace().collect::<Vec<_>>().join(" "))).collect();
    if words.is_empty() { NOTHING.to_owned() } else { words.join(", ") }
}

fn words<'t>(texts: &'t Texts, read: &'t ByLang<Vec<Sensed>>, sense: Sense, lang: Lang) -> Vec<(&'t Sensed, &'t str)> {
    let text = texts.block(lang).text.as_str();
    let of = read.get(lang).iter().filter(|sensed| super::senses::counts_as(sensed.sense, sense));
    of.map(|sensed| (sensed, text.get(sensed.span.clone()).unwrap_or_default())).collect()
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml Višak od { $betting-half-raise-share } % prethodnog uloga smije se dopuniti do raisea.: the Croatian text does not say `must`, and others do (en: `must`; hu: `kell`; sk: `treba`; is: `skal`; ru: `нужно`)",
    "half-raise.yaml smije: the Croatian text says `may`, and others do not (en: –; hu: –; sk: –; is: –; ru: –)",
]);
