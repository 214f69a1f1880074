//! A term of the glossary: what it means, what each language calls it, who defines it, which rules use it.

use serde_json::{Map, Value, json};

use super::blocks::{entry, labelled, list, named};
use super::terminal;
use crate::pages::TermPage;

/// A term as the answer to a query.
pub fn page_text(page: &TermPage, width: usize) -> String {
    let mut out = String::new();
    let right = match &page.number {
        Some(number) => format!("{} {number}", page.house_name),
        None => format!("{} · {}", page.labels.glossary, page.house_name),
    };
    terminal::heading(&mut out, &page.title, &right, width);
    if let Some(definition) = &page.definition {
        terminal::paragraph(&mut out, "  ", definition, width);
    }
    let mut blocks = Vec::new();
    let names = names(page);
    if !names.is_empty() {
        blocks.push((page.labels.names.clone(), vec![names]));
    }
    if !page.defined_by.is_empty() {
        let houses: Vec<String> = page.defined_by.iter().map(|house| named(&house.name, house.number.as_deref())).collect();
        blocks.push((page.labels.defined_by.clone(), vec![houses.join(" · ")]));
    }
    labelled(&mut out, &blocks, width);
    if !page.used_in.is_empty() {
        let rules: Vec<String> = page.used_in.iter().map(|rule| entry(&rule.name, rule.number.as_deref())).collect();
        list(&mut out, &page.labels.used_in, &rules, width);
    }
    out
}

/// A term among others: its title, and if it is what was asked for, what it means.
pub fn in_line(page: &TermPage, is_asked_for: bool) -> String {
    let title = entry(&page.title, page.number.as_deref());
    match page.definition.as_ref().filter(|_| is_asked_for) {
        Some(definition) => format!("{title}: {definition}"),
        None => title,
    }
}

/// What the other languages call it, those that call it the same together: `kicker (sk, hr, is) · кикер (ru)`.
fn names(page: &TermPage) -> String {
    let mut names: Vec<(&str, Vec<&str>)> = Vec::new();
    for (lang, name) in page.names.iter().filter(|(lang, _)| *lang != page.lang) {
        match names.iter_mut().find(|(known, _)| known == name) {
            Some((_, langs)) => langs.push(lang),
            None => names.push((name, vec![lang])),
        }
    }
    names.into_iter().map(|(name, langs)| format!("{name} ({})", langs.join(", "))).collect::<Vec<_>>().join(" · ")
}

pub fn page_json(page: &TermPage) -> Value {
    let names: Map<String, Value> = page.names.iter().map(|(lang, name)| (lang.clone(), name.as_str().into())).collect();
    json!({
        "term": page.term,
        "title": page.title,
        "number": page.number,
        "definition": page.definition,
        "names": names,
        "defined_by": page.defined_by.iter().map(|n| json!({ "house": n.id, "name": n.name, "number": n.number })).collect::<Vec<_>>(),
        "used_in": page.used_in.iter().map(|r| json!({ "rule": r.id, "title": r.name, "number": r.number })).collect::<Vec<_>>(),
    })
}
