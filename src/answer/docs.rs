//! The documents that the index is built from.

use super::page::{Page, Pages};
use super::views;
use crate::corpus::{Corpus, HouseView, Lang, Rule};
use crate::search::Doc;

/// One document for each rule and language, for the house that is asked.
pub fn docs(corpus: &Corpus, house: &str) -> Vec<Doc> {
    let mut all = views(corpus);
    if !all.iter().any(|view| view.house.id == house) {
        all.extend(HouseView::new(corpus, house));
    }
    let Some(view) = all.iter().find(|view| view.house.id == house) else { return Vec::new() };
    let mut docs = Vec::new();
    for lang in Lang::ALL {
        let pages = Pages::new(corpus, view, &all, lang);
        for rule in &corpus.rules {
            let page = pages.page(rule);
            let numbers = numbers(&all, house, rule, &page);
            let text: Vec<&str> = page.clauses.iter().map(|clause| clause.text.as_str()).collect();
            docs.push(Doc {
                rule: rule.id.clone(),
                lang: lang.code(),
                title: page.title.clone(),
                aliases: rule.aliases.get(lang).iter().map(|alias| alias.value.clone()).collect(),
                text: text.join(" "),
                numbers,
                page: serde_json::to_string(&page).unwrap_or_default(),
            });
        }
    }
    docs
}

/// By what numbers the rule is asked for: the house's own bare (`4.10`), every house's behind its name (`TDA 39`, `pslive 4.10`,
/// `Slovak club 20`), and the ids of provisions (`hu-4.10`).
fn numbers(all: &[HouseView], house: &str, rule: &Rule, page: &Page) -> Vec<String> {
    let mut numbers: Vec<String> = Vec::new();
    let own = page.numbers.iter().find(|n| n.id == house).and_then(|n| n.number.as_deref());
    // Where two rules share a number, the one that has it further in front is found first.
    match own {
        Some(own) => numbers.extend(own.split(", ").map(str::to_owned)),
        None => numbers.push(String::new()),
    }
    for numbered in &page.numbers {
        let call = numbered.id.split('-').next().unwrap_or_default();
        for number in numbered.number.iter().flat_map(|n| n.split(", ")) {
            numbers.extend([
                format!("{call} {number}"),
                format!("{} {number}", numbered.id),
                format!("{} {number}", numbered.name),
            ]);
        }
    }
    for provision in all.iter().flat_map(|view| rule.clauses.iter().flat_map(|clause| view.provisions_of(&clause.id))) {
        numbers.extend(provision.refs.iter().map(|id| id.value.clone()));
    }
    let mut seen = std::collections::HashSet::new();
    numbers.retain(|number| seen.insert(number.clone()));
    numbers
}
