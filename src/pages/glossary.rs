//! The glossary at the end of a book: the terms that the book uses or defines, in the order of its language's alphabet.

use std::collections::{BTreeSet, HashMap, HashSet};

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};

use super::uses::TermUses;
use crate::book::{Book, PrintedEntry, Reference};
use crate::corpus::{Corpus, HouseView, Lang, Provision, Rule, Term};

/// The entries for a book that prints these clauses, by their full names. `anchors` has the provisions by their names; a link
/// leads to a section of the book only.
pub fn glossary(
    corpus: &Corpus,
    view: &HouseView,
    lang: Lang,
    book: &Book,
    printed: &HashSet<String>,
    anchors: &HashMap<String, String>,
    uses: &TermUses,
) -> Vec<PrintedEntry> {
    let sections: HashSet<&str> = book.sections().map(|section| section.anchor.as_str()).collect();
    let used = used(corpus, view, printed, uses);
    let own: Vec<&str> = view.own_terms().map(|term| term.id.as_str()).collect();
    let reference = |provision: &Provision, term: &str| {
        let anchor = anchors.get(provision.name()).filter(|anchor| sections.contains(anchor.as_str()))?;
        let numbered = Some(view.number(provision).to_owned()).filter(|number| !number.is_empty());
        let label = numbered.or_else(|| heading(view, lang, provision, term))?;
        Some(Reference { label, anchor: anchor.clone() })
    };
    let entry = |term: &Term| {
        let name = term.term.get(lang).trim();
        let mut defined_in: Vec<Reference> = Vec::new();
        for reference in view.definers(&term.id).into_iter().filter_map(|provision| reference(provision, name)) {
            if defined_in.iter().all(|known| known.label != reference.label) {
                defined_in.push(reference);
            }
        }
        let meaning = term
            .meaning
            .as_ref()
            .filter(|_| used.contains(term.id.as_str()) || own.contains(&term.id.as_str()) || !defined_in.is_empty())?;
        let anchor = format!("term-{}", term.id);
        Some(PrintedEntry { term: name.to_owned(), markdown: meaning.get(lang).to_owned(), anchor, defined_in })
    };
    // What the house itself says that a word means goes before what the glossary says.
    let shared = corpus.glossary.terms.iter().filter(|term| !own.contains(&term.id.as_str()));
    let terms = view.own_terms().chain(shared);
    let mut entries: Vec<PrintedEntry> = terms.filter_map(entry).collect();
    in_alphabetical_order(lang, &mut entries);
    entries
}

/// The terms that the printed clauses and the titles of their rules use.
fn used<'u>(corpus: &Corpus, view: &HouseView, printed: &HashSet<String>, uses: &TermUses<'u>) -> BTreeSet<&'u str> {
    let clauses = || printed.iter().filter_map(|id| corpus.clause(id));
    let rules: BTreeSet<&str> = clauses().map(|clause| clause.rule()).collect();
    let titles = rules.iter().filter_map(|id| corpus.rule(id)).map(|rule: &Rule| &rule.title);
    clauses().filter_map(|clause| view.texts(clause)).chain(titles).flat_map(|texts| uses.of(texts)).collect()
}

/// What a provision without a number stands under: its own title or that of its rule; its chapter, where that is the term itself
/// and would say nothing beside it.
fn heading(view: &HouseView, lang: Lang, provision: &Provision, term: &str) -> Option<String> {
    let rule = || provision.clauses().first().and_then(|clause| view.corpus.rule(clause.value.split('/').next()?));
    let chapter = || view.chapters().iter().find(|chapter| chapter.provisions.iter().any(|own| std::ptr::eq(*own, provision)));
    let title = provision.title.as_ref().or_else(|| rule().map(|rule| &rule.title));
    let title = title.map(|title| title.get(lang).trim()).filter(|title| title.to_lowercase() != term.to_lowercase());
    title.or_else(|| chapter().map(|chapter| chapter.title.get(lang).trim())).map(str::to_owned)
}

fn in_alphabetical_order(lang: Lang, entries: &mut [PrintedEntry]) {
    match collator(lang) {
        Some(collator) => entries.sort_by(|a, b| collator.compare(&a.term, &b.term)),
        None => entries.sort_by(|a, b| a.term.cmp(&b.term)),
    }
}

fn collator(lang: Lang) -> Option<CollatorBorrowed<'static>> {
    Collator::try_new(lang.language().locale.clone().into(), CollatorOptions::default()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(lang: Lang, terms: &[&str]) -> Vec<String> {
        let entry = |term: &&str| PrintedEntry {
            term: (*term).to_owned(),
            markdown: String::new(),
            anchor: String::new(),
            defined_in: Vec::new(),
        };
        let mut entries: Vec<PrintedEntry> = terms.iter().map(entry).collect();
        in_alphabetical_order(lang, &mut entries);
        entries.into_iter().map(|entry| entry.term).collect()
    }

    #[test]
    fn each_language_has_its_own_alphabet() {
        assert_eq!(sorted(Lang::En, &["pot-limit", "Omaha", "pot", "ante"]), ["ante", "Omaha", "pot", "pot-limit"]);
        assert_eq!(
            sorted(Lang::Hu, &["csapat", "cukor", "öt", "ozora", "zseton", "zuhan"]),
            ["cukor", "csapat", "ozora", "öt", "zuhan", "zseton"]
        );
        assert_eq!(sorted(Lang::Sk, &["chip", "cena", "hra", "čas", "ihla"]), ["cena", "čas", "hra", "chip", "ihla"]);
        assert_eq!(sorted(Lang::Hr, &["čip", "cap", "ćup", "dug", "džep"]), ["cap", "čip", "ćup", "dug", "džep"]);
        assert_eq!(
            sorted(Lang::Is, &["þóknun", "öfugt", "ás", "hönd", "að", "veð"]),
            ["að", "ás", "hönd", "veð", "þóknun", "öfugt"]
        );
        assert_eq!(sorted(Lang::Ru, &["тёрн", "терц", "тесно", "бет"]), ["бет", "тёрн", "терц", "тесно"]);
    }
}
