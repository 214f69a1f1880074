//! The query: the best rule or term in full, the next few by title.

use std::panic::{self, AssertUnwindSafe};
use std::path::Path;

use serde_json::{Value, json};
use tantivy::TantivyError;

use super::args::Common;
use super::blocks::{entry, labelled, list};
use super::output::{AnswerInForms, Forms, print_said};
use super::record::{self, RecordedCase};
use super::settings::{Settings, cache_dir};
use super::terminal;
use super::{ExitStatus, Failure, glossary};
use crate::corpus::{BUILD, HouseView};
use crate::pages::{self, AnswerPage, HitLabels, Numbered, OwnText, Page, StandingBeside, ToldExample, teller};
use crate::prose::Teller;
use crate::search::{Fit, Hit, Index};

/// Finds the rules and terms that the words ask for.
///
/// # Errors
/// The corpus is broken or cannot be printed, or there is no such house.
pub fn run(common: &Common, words: &[String]) -> Result<ExitStatus, Failure> {
    answer(common, words, None)
}

/// The same, where the words may be meant for something else: if nothing is called so, that is what was meant.
///
/// # Errors
/// As for [`run`]; and the given failure.
pub fn run_unless(common: &Common, words: &[String], meant: impl FnOnce() -> Failure) -> Result<ExitStatus, Failure> {
    answer(common, words, Some(meant()))
}

/// What stands beside a ruling, as JSON: the rule on which it rests, by its title, or else the page that fits the words best; and
/// what the words find, that rule first.
///
/// # Errors
/// As for [`run`].
pub fn beside(common: &Common, words: &str, title: Option<&str>) -> Result<(Value, Vec<Value>), Failure> {
    let settings = Settings::resolve(common)?;
    let limit = usize::from(common.limit);
    let mut results: Vec<Value> = find(&settings, words, limit)?.iter().map(Results::json).collect();
    if let Some(title) = title
        && let Some(rule) = find(&settings, title, 1)?.first().map(Results::json)
    {
        results.retain(|other| other["rule"] != rule["rule"]);
        results.insert(0, rule);
        results.truncate(limit);
    }
    let mut rule = results.first().cloned().unwrap_or_default();
    if let Some(rule) = rule.as_object_mut() {
        rule.remove("fit");
    }
    Ok((rule, results))
}

fn answer(common: &Common, words: &[String], meant: Option<Failure>) -> Result<ExitStatus, Failure> {
    let settings = Settings::resolve(common)?;
    let found = found(&settings, &words.join(" "), usize::from(common.limit), common.forms())?;
    if let Some(meant) = meant.filter(|_| !found.is_named) {
        return Err(meant);
    }
    print_said(&found.said)?;
    Ok(if found.is_empty { ExitStatus::Nothing } else { ExitStatus::Found })
}

/// What the words find, as it is printed.
pub struct QueryAnswer {
    pub said: AnswerInForms,
    /// Something is called so, to the letter.
    is_named: bool,
    is_empty: bool,
}

/// Finds the rules and terms that the words ask for; nothing is printed.
///
/// # Errors
/// As for [`run`].
pub fn found(settings: &Settings, query: &str, limit: usize, forms: Forms) -> Result<QueryAnswer, Failure> {
    let pages = find(settings, query, limit)?;
    let precedents = Precedents::of(settings, query, pages.first())?;
    let json = || {
        let mut json = as_json(settings, query, &pages);
        if settings.record.is_some() {
            json["precedents"] = precedents.json().into();
        }
        json
    };
    let said = forms.say(|| as_text(settings, query, &pages, &precedents), json);
    Ok(QueryAnswer { said, is_named: pages.iter().any(|found| found.is_named), is_empty: pages.is_empty() })
}

/// A page, and whether the query is what it is called, to the letter.
struct Results {
    answer: AnswerPage,
    is_named: bool,
    fit: Fit,
}

impl Results {
    fn json(&self) -> Value {
        let mut result = page_json(&self.answer);
        result["fit"] = self.fit.name().into();
        result
    }
}

/// The pages found, best first.
fn find(settings: &Settings, query: &str, limit: usize) -> Result<Vec<Results>, Failure> {
    let dir = cache_dir();
    let ask = |dir: Option<&Path>| -> Result<Vec<Results>, Failure> {
        let index = index(settings, dir)?;
        let hits = index.find(query, settings.lang.code(), limit)?;
        let read = |hit: &Hit| {
            let answer = serde_json::from_str(&hit.page).map_err(|error| Failure::Index(error.to_string()))?;
            Ok(Results { answer, is_named: hit.is_named, fit: hit.fit })
        };
        hits.iter().map(read).collect()
    };
    // What somebody has altered in the cache, checksums and all, is of no use, and no reason to fail.
    match guarded(|| ask(dir.as_deref())) {
        Some(Ok(pages)) => Ok(pages),
        None | Some(Err(Failure::Index(_))) => ask(None),
        Some(Err(failure)) => Err(failure),
    }
}

/// What a piece of work comes to; `None` where it panics, about which nothing is said.
fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    panic::set_hook(hook);
    done.ok()
}

fn index(settings: &Settings, dir: Option<&Path>) -> Result<Index, Failure> {
    Index::open_or_build(dir, key(settings), || {
        let corpus = settings.corpus()?;
        let house = settings.house(&corpus)?;
        pages::docs(&corpus, &house.id).map_err(|finding| Failure::Findings(vec![finding]))
    })
}

impl From<TantivyError> for Failure {
    fn from(error: TantivyError) -> Failure {
        Failure::Index(error.to_string())
    }
}

/// One index for each content, house and build of the program, which may write its pages otherwise.
fn key(settings: &Settings) -> u64 {
    let mut key = settings.source.content_key() ^ BUILD;
    for byte in settings.house.bytes() {
        key = (key ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    key
}

fn as_json(settings: &Settings, query: &str, pages: &[Results]) -> Value {
    let results: Vec<Value> = pages.iter().map(Results::json).collect();
    json!({ "query": query, "house": settings.house, "lang": settings.lang.code(), "results": results })
}

fn page_json(page: &AnswerPage) -> Value {
    match page {
        AnswerPage::Term(page) => glossary::page_json(page),
        AnswerPage::Rule(page) => rule_json(page),
    }
}

/// The keys of a club's own words are there only where it has any.
fn rule_json(page: &Page) -> Value {
    let mut json = json!({
        "rule": page.rule,
        "title": page.title,
        "number": page.number,
        "numbers": page.numbers.iter().map(|n| json!({ "house": n.id, "name": n.name, "number": n.number })).collect::<Vec<_>>(),
        "clauses": page.clauses.iter().map(|c| json!({ "id": c.id, "kind": c.kind, "text": c.text })).collect::<Vec<_>>(),
        "example": page.example.as_ref().map(|e| json!({ "situation": e.situation, "ruling": e.ruling })),
        "elsewhere": page.elsewhere.iter().map(|e| json!({ "house": e.house, "name": e.name, "text": e.text })).collect::<Vec<_>>(),
        "see": page.see.iter().map(|s| json!({ "rule": s.id, "title": s.name, "number": s.number })).collect::<Vec<_>>(),
    });
    if page.is_own {
        json["own"] = true.into();
    }
    if !page.with.is_empty() {
        let with = |StandingBeside { rule, text }: &StandingBeside| json!({ "rule": rule.id, "title": rule.name, "number": rule.number, "text": text });
        json["with"] = page.with.iter().map(with).collect();
    }
    if !page.beside.is_empty() {
        json["beside"] = page.beside.iter().map(own_json).collect();
    }
    if !page.instead.is_empty() {
        json["instead"] = page.instead.iter().map(own_json).collect();
    }
    json
}

/// What a club says in its own words in place of a clause.
pub(super) fn own_json(own: &OwnText) -> Value {
    let OwnText { rule, replaces, text } = own;
    json!({ "rule": rule.id, "title": rule.name, "number": rule.number, "replaces": replaces, "text": text })
}

/// The club's own cases on the rule that was found.
#[derive(Default)]
struct Precedents {
    cases: Vec<RecordedCase>,
    teller: Option<Teller>,
}

impl Precedents {
    fn of(settings: &Settings, query: &str, best: Option<&Results>) -> Result<Precedents, Failure> {
        let (Some(record), Some(AnswerPage::Rule(page))) = (&settings.record, best.map(|found| &found.answer)) else {
            return Ok(Precedents::default());
        };
        let cases = record.like(&settings.house, &page.rule, query)?;
        if cases.is_empty() {
            return Ok(Precedents::default());
        }
        let corpus = settings.corpus()?;
        let house = settings.house(&corpus)?;
        let teller = HouseView::new(&corpus, &house.id).map(|view| teller(&view, settings.lang));
        Ok(Precedents { cases, teller })
    }

    fn json(&self) -> Vec<Value> {
        let told = self.teller.iter().flat_map(|teller| self.cases.iter().map(move |case| record::as_json(case, teller)));
        told.collect()
    }

    /// The cases under their label.
    fn block(&self) -> Option<(String, Vec<String>)> {
        let teller = self.teller.as_ref()?;
        let lines = self.cases.iter().flat_map(|case| record::lines(case, teller));
        Some((teller.ui("precedents", &[]), lines.collect()))
    }
}

fn as_text(settings: &Settings, query: &str, pages: &[Results], precedents: &Precedents) -> String {
    let width = terminal::width();
    let mut out = String::new();
    let Some((best, others)) = pages.split_first() else {
        let teller = Teller::new(settings.lang, None);
        terminal::paragraph(&mut out, "", &teller.ui("nothing-found", &[("query", query.into())]), width);
        return out;
    };
    let (text, labels, shown): (String, &HitLabels, &[Numbered]) = match &best.answer {
        AnswerPage::Rule(page) => (page_text(page, precedents.block(), width), &page.labels.hits, &page.see),
        AnswerPage::Term(page) => (glossary::page_text(page, width), &page.labels.hits, &page.used_in),
    };
    if best.fit == Fit::Close {
        terminal::heading(&mut out, &labels.closest, "", width);
        out.push('\n');
    }
    out.push_str(&text);
    let (mut rules, mut terms, mut close, mut glossary) = (Vec::new(), Vec::new(), Vec::new(), "");
    // What stands there already, by whatever it is called, is not named again.
    let mut told: Vec<String> = shown.iter().map(|rule| rule.name.to_lowercase()).chain([name(&best.answer)]).collect();
    for found in others {
        let name = name(&found.answer);
        // A term that is named with its meaning tells more than a rule of its name.
        let explained = matches!(found.answer, AnswerPage::Term(_)) && found.fit != Fit::Close;
        if told.contains(&name) && !explained {
            continue;
        }
        told.push(name);
        match &found.answer {
            AnswerPage::Rule(page) if found.fit == Fit::Close => close.push(entry(&page.title, page.number.as_deref())),
            AnswerPage::Term(page) if found.fit == Fit::Close => close.push(glossary::in_line(page, false)),
            AnswerPage::Rule(page) => rules.push(entry(&page.title, page.number.as_deref())),
            AnswerPage::Term(page) => {
                glossary = &page.labels.glossary;
                terms.push(glossary::in_line(page, found.is_named));
            }
        }
    }
    // Behind a close hit under its heading, the others are only more of them.
    let closest = if best.fit == Fit::Close { &labels.more } else { &labels.closest };
    for (label, items) in [(labels.more.as_str(), rules), (glossary, terms), (closest.as_str(), close)] {
        if !items.is_empty() {
            list(&mut out, label, &items, width);
        }
    }
    out
}

/// What an answer is called, however it is written.
fn name(answer: &AnswerPage) -> String {
    match answer {
        AnswerPage::Rule(page) => page.title.to_lowercase(),
        AnswerPage::Term(page) => page.title.to_lowercase(),
    }
}

/// A rule as the answer to a query, with the club's own cases on it.
fn page_text(page: &Page, precedents: Option<(String, Vec<String>)>, width: usize) -> String {
    let mut out = String::new();
    let right = match &page.number {
        Some(number) => format!("{} {number}", page.house_name),
        None => page.house_name.clone(),
    };
    terminal::heading(&mut out, &page.title, &right, width);
    if page.clauses.is_empty() && page.instead.is_empty() && page.beside.is_empty() {
        terminal::paragraph(&mut out, "  ", &page.labels.no_rule, width);
    } else if page.is_own {
        for paragraph in page.clauses.iter().flat_map(|clause| clause.text.lines()) {
            terminal::paragraph(&mut out, "  ", paragraph, width);
        }
    } else if !page.clauses.is_empty() {
        let text: Vec<&str> = page.clauses.iter().map(|clause| clause.text.trim()).collect();
        terminal::paragraph(&mut out, "  ", &text.join(" "), width);
    }
    let is_own_rule = page.is_own && !page.is_closing;
    let notes = page.only_in.iter().chain(Some(&page.labels.own_rule).filter(|_| is_own_rule));
    for note in notes {
        terminal::paragraph(&mut out, "  ", note, width);
    }
    let mut blocks = Vec::new();
    blocks.extend(page.with.iter().map(|with| (with.rule.name.clone(), vec![with.text.clone()])));
    if !page.instead.is_empty() {
        let own = page.instead.iter().map(own_line).chain([page.labels.own_rule.clone()]);
        blocks.push((page.labels.own_instead.clone(), own.collect()));
    }
    if !page.beside.is_empty() {
        let own = page.beside.iter().map(own_line).chain([page.labels.own_rule.clone()]);
        blocks.push((page.labels.own_beside.clone(), own.collect()));
    }
    if let Some(ToldExample { situation, ruling }) = &page.example {
        let lines = std::iter::once(situation.clone()).chain(ruling.iter().cloned()).collect();
        blocks.push((page.labels.example.clone(), lines));
    }
    if !page.elsewhere.is_empty() {
        blocks.push((page.labels.elsewhere.clone(), others(page)));
    }
    blocks.extend(precedents);
    labelled(&mut out, &blocks, width);
    if !page.see.is_empty() {
        let items: Vec<String> = page.see.iter().map(|see| entry(&see.name, see.number.as_deref())).collect();
        list(&mut out, &page.labels.see, &items, width);
    }
    out
}

/// What a club says in its own words, with its number and title.
pub(super) fn own_line(own: &OwnText) -> String {
    let number = own.rule.number.as_ref().map_or_else(String::new, |number| format!("{number} "));
    format!("{number}{}: {}", own.rule.name, own.text.replace('\n', " "))
}

/// What other houses do, those that say the same in one line.
fn others(page: &Page) -> Vec<String> {
    let mut lines: Vec<(Vec<&str>, &str)> = Vec::new();
    for other in &page.elsewhere {
        match lines.iter_mut().find(|(_, text)| *text == other.text) {
            Some((names, _)) => names.push(&other.name),
            None => lines.push((vec![&other.name], &other.text)),
        }
    }
    lines.into_iter().map(|(names, text)| format!("{}: {text}", names.join(" · "))).collect()
}
