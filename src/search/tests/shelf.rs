//! What a site carries finds what the program finds.

use std::sync::LazyLock;

use super::shipped::{INDEX, all_rules, index};
use crate::search::shelf::{self, Shelf};
use crate::search::{EntryKind, Fit, LessonsTaken};

static DOCS: LazyLock<Vec<crate::search::IndexDocument>> = LazyLock::new(|| {
    let terms = super::shipped::DOCS.iter().filter(|doc| doc.kind == EntryKind::Term).cloned();
    all_rules().into_iter().chain(terms).collect()
});

#[test]
fn a_site_finds_the_same_rules_in_the_same_order() {
    let whole = index(&DOCS);
    let printed = shelf::print(&DOCS, &LessonsTaken::default());
    let shelf = Shelf::read(&printed).expect("an index");
    let questions = DOCS.iter().flat_map(|doc| doc.questions.iter().step_by(40).map(|question| (question.as_str(), doc.lang)));
    let aliases = DOCS.iter().flat_map(|doc| doc.aliases.iter().skip(2).step_by(40).map(|alias| (alias.as_str(), doc.lang)));
    let odd = ["oversizd chpi", "4.10", "TDA #39", "the", "banana spaceship", "", " ?!", "рейз", "vabank", "what is a kicker"];
    let mut asked = 0;
    for (query, lang) in questions.chain(aliases).chain(odd.map(|query| (query, "hu"))) {
        let rule = |kind: EntryKind, id: &str, fit: Fit| (kind == EntryKind::Rule).then(|| (id.to_owned(), fit));
        let found = shelf.find(query, lang);
        let here: Vec<_> = found.iter().filter_map(|hit| rule(hit.kind, &hit.id, hit.fit)).collect();
        let found = whole.find(query, lang, 8).unwrap();
        let there = found.iter().filter_map(|hit| rule(hit.kind, &hit.id, hit.fit));
        // A site looks at all terms, of which more may come close: how many rules still do is not the same.
        let there: Vec<_> = there.filter(|(_, fit)| *fit == Fit::Good).collect();
        assert_eq!(here.get(..there.len()), Some(there.as_slice()), "{query} in {lang}");
        asked += 1;
    }
    assert!(asked > 200, "{asked}");
}

#[test]
fn a_number_that_was_asked_for_is_given_back() {
    let printed = shelf::print(&super::shipped::DOCS, &LessonsTaken::default());
    let shelf = Shelf::read(&printed).expect("an index");
    let best = shelf.find("TDA #39", "en").into_iter().next().expect("a rule");
    assert!(best.id == "oversized-chip" && best.numbers.contains(&shelf::compared("TDA 39")), "{best:?}");
    assert_eq!(INDEX.find("TDA #39", "en", 1).unwrap()[0].id, best.id);
}

#[test]
fn what_was_damaged_is_not_read() {
    let printed = shelf::print(&super::shipped::DOCS, &LessonsTaken::default());
    assert!(Shelf::read("").is_none() && Shelf::read("1 2 3\nabc").is_none() && Shelf::read("0 0 0 0 0 0\n").is_none());
    assert!(Shelf::read(&printed[..printed.len() - 1]).is_none());
    // Without documents there is an index in which nothing is found.
    let empty = shelf::print(&[], &LessonsTaken::default());
    assert!(Shelf::read(&empty).is_some_and(|shelf| shelf.find("oversized chip", "en").is_empty()));
}
