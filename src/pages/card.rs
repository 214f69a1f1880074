//! The floor card of a house: what is asked every night, answered with the house's own rules and figures.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::book::words;
use super::page::{OwnText, own_beside, own_text, teller};
use crate::book::{CardAnswer, CardGroup, HouseCard};
use crate::corpus::text::Texter;
use crate::corpus::{Clause, Corpus, HouseView, Lang};
use crate::scenario::CUSTOM;

/// What is asked, by subject, and which clauses answer it. Whoever knows poker can edit it.
const QUESTIONS: &str = include_str!("../../book/card.yaml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardSubject {
    title: BTreeMap<String, String>,
    questions: Vec<CardQuestion>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardQuestion {
    ask: BTreeMap<String, String>,
    /// The clauses that answer it, in the order in which they are read; a house's own are those that it carries.
    clauses: Vec<String>,
}

fn subjects() -> Vec<CardSubject> {
    serde_yaml::from_str(QUESTIONS).unwrap_or_default()
}

/// The card of a house in one language, dated. Where the house says nothing, what is usual is printed and said to be that; where
/// nothing is usual either, the question is left out.
pub fn card(corpus: &Corpus, view: &HouseView, lang: Lang, date: &str) -> HouseCard {
    let teller = teller(view, lang);
    let custom = HouseView::new(corpus, CUSTOM);
    let said = |text: &BTreeMap<String, String>| text.get(lang.code()).cloned().unwrap_or_default();
    let answer = |question: &CardQuestion| {
        let (own, numbers) = answered(view, lang, &question.clauses);
        let (markdown, by_custom) = match own.is_empty() {
            false => (own, false),
            true => (custom.as_ref().map(|custom| texts(custom, lang, &question.clauses)).unwrap_or_default(), true),
        };
        let number = if by_custom { String::new() } else { numbers.join(", ") };
        (!markdown.is_empty()).then(|| CardAnswer { question: said(&question.ask), number, markdown, by_custom })
    };
    let group = |subject: CardSubject| CardGroup {
        title: said(&subject.title),
        answers: subject.questions.iter().filter_map(answer).collect(),
    };
    HouseCard {
        house_name: view.house.name.get(lang).trim().to_owned(),
        edition: view.house.edition.clone(),
        date: date.to_owned(),
        lang: lang.code(),
        words: words(&teller),
        groups: subjects().into_iter().map(group).filter(|group| !group.answers.is_empty()).collect(),
    }
}

/// What a house says in these clauses, then in its own words in their place, and where that is nothing, in its own words on their
/// subject; with the numbers of all that.
fn answered(view: &HouseView, lang: Lang, clauses: &[String]) -> (Vec<String>, Vec<String>) {
    let mut said = texts(view, lang, clauses);
    let mut numbers = numbers(view, clauses);
    let texter = Texter::new(view, lang);
    let mut own: Vec<OwnText> = clauses.iter().filter_map(|id| own_text(view, &texter, id).ok().flatten()).collect();
    if said.is_empty() && own.is_empty() {
        let rules = clauses.iter().filter_map(|id| view.corpus.clause(id)).map(Clause::rule);
        own.extend(rules.flat_map(|rule| own_beside(view, &texter, rule).unwrap_or_default()));
    }
    for OwnText { rule, text, .. } in own {
        if !said.contains(&text) {
            numbers.extend(rule.number.filter(|number| !numbers.contains(number)));
            said.push(text);
        }
    }
    (said, numbers)
}

/// What a house says in these clauses. That all of it can be printed has been looked into before.
fn texts(view: &HouseView, lang: Lang, clauses: &[String]) -> Vec<String> {
    let texter = Texter::new(view, lang);
    let carried = clauses.iter().filter(|id| view.carries(id)).filter_map(|id| view.corpus.clause(id));
    carried.filter_map(|clause| texter.clause_text(clause).ok().flatten()).collect()
}

fn numbers(view: &HouseView, clauses: &[String]) -> Vec<String> {
    let mut numbers: Vec<String> = Vec::new();
    for id in clauses.iter().filter(|id| view.carries(id)) {
        for number in view.number_of(id).unwrap_or_default().split(", ").filter(|number| !number.is_empty()) {
            if !numbers.iter().any(|known| known == number) {
                numbers.push(number.to_owned());
            }
        }
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::super::views;
    use super::*;
    use crate::corpus::Source;

    fn corpus() -> Corpus {
        Corpus::load(&Source::embedded()).unwrap_or_else(|findings| panic!("{findings:?}"))
    }

    #[test]
    fn thirty_questions_in_every_language_name_clauses_that_exist() {
        let corpus = corpus();
        let subjects: Vec<CardSubject> = serde_yaml::from_str(QUESTIONS).unwrap();
        let questions: Vec<&CardQuestion> = subjects.iter().flat_map(|subject| &subject.questions).collect();
        assert_eq!(questions.len(), 30);
        for lang in Lang::ALL {
            assert!(subjects.iter().all(|subject| subject.title.contains_key(lang.code())), "{lang:?}");
            for question in &questions {
                assert!(question.ask.get(lang.code()).is_some_and(|ask| !ask.is_empty()), "{lang:?}: {:?}", question.ask);
            }
        }
        for id in questions.iter().flat_map(|question| &question.clauses) {
            assert!(corpus.clause(id).is_some(), "there is no clause `{id}`");
        }
    }

    #[test]
    fn every_house_answers_all_of_them_or_says_what_is_usual() {
        let corpus = corpus();
        for view in views(&corpus) {
            let card = card(&corpus, &view, Lang::En, "");
            let answers: Vec<&CardAnswer> = card.groups.iter().flat_map(|group| &group.answers).collect();
            let asked: Vec<String> = subjects().iter().flat_map(|s| &s.questions).map(|q| q.ask["en"].clone()).collect();
            let missing: Vec<&String> = asked.iter().filter(|ask| answers.iter().all(|a| a.question != **ask)).collect();
            assert!(missing.is_empty(), "{}: {missing:#?}", view.house.id);
            let own = answers.iter().filter(|answer| !answer.by_custom).count();
            assert!(own >= 15, "{} answers only {own} itself", view.house.id);
        }
    }

    #[test]
    fn the_card_prints_the_houses_own_figure_and_number() {
        let corpus = corpus();
        let view = HouseView::new(&corpus, "pslive").unwrap();
        let card = card(&corpus, &view, Lang::En, "");
        let big_chip = &card.groups[0].answers[0];
        assert_eq!((big_chip.number.as_str(), big_chip.by_custom), ("4.10", false));
        assert!(big_chip.markdown[0].starts_with("If a player facing a bet or a blind puts in a single chip"), "{big_chip:?}");
    }
}
