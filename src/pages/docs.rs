//! The documents that the index is built from.

use std::collections::{BTreeSet, HashSet};

use super::example::PrintableExample;
use super::numbered::Numbered;
use super::page::Pages;
use super::uses::TermUses;
use super::{AnswerPage, views};
use crate::corpus::{Carries, ClosingPage, Corpus, HouseView, Lang, Provision, Rule, Term, Texts};
use crate::diagnostic::Finding;
use crate::parallel;
use crate::scenario::custom;
use crate::search::{EntryKind, IndexDocument};

/// One document for each rule or term and language, for the house that is asked.
///
/// # Errors
/// A text of it, or of a house beside it, cannot be printed.
pub fn docs(corpus: &Corpus, house: &str) -> Result<Vec<IndexDocument>, Finding> {
    docs_with(corpus, house, &TermUses::new(corpus))
}

/// The same, where the terms that texts use have been looked for already.
///
/// # Errors
/// As [`docs`].
pub fn docs_with<'c>(corpus: &'c Corpus, house: &str, uses: &TermUses<'c>) -> Result<Vec<IndexDocument>, Finding> {
    let mut all = views(corpus);
    if !all.iter().any(|view| view.house.id == house) {
        all.extend(HouseView::new(corpus, house));
    }
    let Some(view) = all.iter().find(|view| view.house.id == house) else { return Ok(Vec::new()) };
    let uses = uses.by_term(view);
    // What other clubs say in their own words is theirs.
    let own = corpus.own_rules().filter(|rule| rule.clauses.iter().any(|clause| view.carries(&clause.id)));
    let rules: Vec<&Rule> = corpus.rules.iter().chain(own).collect();
    let examples = parallel::map(&rules, |rule| PrintableExample::best(rule, view, &view.policy(), &custom(corpus)));
    let of_lang = |lang: &Lang| {
        let pages = Pages::new(corpus, view, &all, *lang);
        let mut docs = Vec::new();
        for (rule, example) in rules.iter().zip(&examples) {
            docs.push(rule_doc(&pages, view, &all, *lang, rule, example.as_ref())?);
        }
        for (n, page) in (1..).zip(&view.house.club.closing) {
            docs.push(closing_doc(&pages, *lang, n, page)?);
        }
        for term in corpus.glossary.terms.iter().chain(view.own_terms()) {
            let rules = uses.get(term.id.as_str()).map_or(&[][..], Vec::as_slice);
            let is_own = view.own_terms().any(|own| std::ptr::eq(own, term));
            docs.push(term_doc(&pages, &all, *lang, term, is_own, rules));
        }
        Ok(docs)
    };
    let docs: Result<Vec<Vec<IndexDocument>>, Finding> = parallel::map(&Lang::ALL, of_lang).into_iter().collect();
    Ok(docs?.into_iter().flatten().collect())
}

fn rule_doc<'c>(
    pages: &Pages<'_, 'c>,
    view: &HouseView,
    all: &[HouseView],
    lang: Lang,
    rule: &'c Rule,
    example: Option<&PrintableExample>,
) -> Result<IndexDocument, Finding> {
    let page = pages.page_with(rule, example)?;
    let text: Vec<&str> = page.clauses.iter().map(|clause| clause.text.as_str()).collect();
    let provisions = all.iter().flat_map(|view| rule.clauses.iter().flat_map(|clause| view.provisions_of(&clause.id)));
    // What the house itself calls the provision in which it has the rule, people look for too.
    let carriers = rule.clauses.iter().flat_map(|clause| view.provisions_of(&clause.id));
    let titles = carriers.filter(|provision| provision.house == view.house.id).filter_map(|provision| provision.title.as_ref());
    let titles: BTreeSet<&str> = titles.flat_map(Texts::written).filter(|own| own.0 == lang).map(|own| own.1.text.trim()).collect();
    let aliases = rule.aliases.get(lang).iter().map(|alias| alias.value.as_str());
    Ok(IndexDocument {
        kind: EntryKind::Rule,
        id: rule.id.clone(),
        lang: lang.code(),
        is_own: rule.house.is_some(),
        title: page.title.clone(),
        aliases: aliases.chain(titles).map(str::to_owned).collect(),
        questions: rule.questions.get(lang).iter().map(|question| question.value.clone()).collect(),
        text: text.join(" "),
        numbers: numbers(page.number.as_deref(), &page.numbers, provisions.copied()),
        page: printed(&AnswerPage::Rule(page)),
    })
}

/// A page behind the rules: whoever looks for what it says finds it as he finds a rule in the house's own words.
fn closing_doc(pages: &Pages, lang: Lang, n: usize, closing: &ClosingPage) -> Result<IndexDocument, Finding> {
    let page = pages.closing(n, closing)?;
    Ok(IndexDocument {
        kind: EntryKind::Rule,
        id: page.rule.clone(),
        lang: lang.code(),
        is_own: true,
        title: page.title.clone(),
        aliases: closing.aliases.get(lang).iter().map(|alias| alias.value.clone()).collect(),
        questions: Vec::new(),
        text: page.clauses.iter().map(|clause| clause.text.as_str()).collect(),
        numbers: Vec::new(),
        page: printed(&AnswerPage::Rule(page)),
    })
}

fn term_doc(pages: &Pages, all: &[HouseView], lang: Lang, term: &Term, is_own: bool, rules: &[&Rule]) -> IndexDocument {
    let page = pages.term(term, rules);
    // A number under which a house prints a rule leads to the rule, also where the rule defines the term.
    let named = |provision: &&Provision| matches!(provision.carries, Carries::Terms(_));
    let naming = |house: &str| all.iter().any(|view| view.house.id == house && view.definers(&term.id).iter().any(named));
    let own = page.number.as_deref().filter(|_| naming(&page.house));
    let numbered: Vec<Numbered> = page.defined_by.iter().filter(|numbered| naming(&numbered.id)).cloned().collect();
    let provisions = all.iter().flat_map(|view| view.definers(&term.id)).filter(named);
    // People also type the words that the texts avoid.
    let aliases = term.inflections.get(lang).iter().chain(term.instead_of.get(lang));
    IndexDocument {
        kind: EntryKind::Term,
        id: term.id.clone(),
        lang: lang.code(),
        is_own,
        title: page.title.clone(),
        aliases: aliases.map(|alias| alias.value.clone()).collect(),
        questions: Vec::new(),
        text: page.definition.clone().unwrap_or_default(),
        numbers: numbers(own, &numbered, provisions),
        page: printed(&AnswerPage::Term(page)),
    }
}

fn printed(page: &AnswerPage) -> String {
    serde_json::to_string(page).unwrap_or_default()
}

/// By what numbers something is asked for: the house's own bare (`4.10`), every house's behind its name (`TDA 39`, `pslive 4.10`,
/// `Slovak club 20`), and the ids of provisions (`hu-4.10`).
fn numbers<'p>(own: Option<&str>, houses: &[Numbered], provisions: impl Iterator<Item = &'p Provision>) -> Vec<String> {
    let mut numbers: Vec<String> = Vec::new();
    // Where two rules share a number, the one that has it further in front is found first.
    match own {
        Some(own) => numbers.extend(own.split(", ").map(str::to_owned)),
        None => numbers.push(String::new()),
    }
    for numbered in houses {
        let call = numbered.id.split('-').next().unwrap_or_default();
        for number in numbered.number.iter().flat_map(|n| n.split(", ")) {
            numbers.extend([
                format!("{call} {number}"),
                format!("{} {number}", numbered.id),
                format!("{} {number}", numbered.name),
            ]);
        }
    }
    numbers.extend(provisions.flat_map(|provision| &provision.refs).map(|id| id.value.clone()));
    let mut seen = HashSet::new();
    numbers.retain(|number| seen.insert(number.clone()));
    numbers
}
