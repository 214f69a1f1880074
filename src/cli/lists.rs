//! Houses and options.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::args::Common;
use super::output::{print, print_json};
use super::settings::Settings;
use super::terminal::{self, FAINT, TITLE};
use super::{ExitStatus, Failure};
use crate::engine::options::OptionKind;
use crate::engine::rules;
use crate::pages::{teller, views};

/// The rulebooks, the one that speaks by default marked.
///
/// # Errors
/// The corpus is broken, or there is no such house.
pub fn houses(common: &Common) -> Result<ExitStatus, Failure> {
    let settings = Settings::resolve(common)?;
    let corpus = settings.corpus()?;
    let own = settings.house(&corpus)?;
    let views = views(&corpus);
    if common.json {
        let houses: Vec<Value> = views
            .iter()
            .map(|view| {
                json!({
                    "house": view.house.id,
                    "name": view.house.name.get(settings.lang).trim(),
                    "short": view.house.short(settings.lang).trim(),
                    "edition": view.house.edition,
                    "based_on": view.house.based_on.as_ref().map(|b| &b.value),
                    "plays": view.plays().iter().map(|s| s.name()).collect::<Vec<_>>(),
                    "provisions": view.house.provisions().count(),
                    "speaks": view.house.id == own.id,
                })
            })
            .collect();
        print_json(&json!({ "lang": settings.lang.code(), "houses": houses }))?;
        return Ok(ExitStatus::Found);
    }
    let mut out = String::new();
    let width = terminal::width();
    for view in &views {
        let mark = if view.house.id == own.id { "*" } else { " " };
        let teller = teller(view, settings.lang);
        let mut text = view.house.name.get(settings.lang).trim().to_owned();
        if let Some(edition) = &view.house.edition {
            let _ = write!(text, ", {edition}");
        }
        if let Some(base) = view.house.based_on.as_ref().and_then(|base| corpus.house(&base.value)) {
            let name = base.short(settings.lang).trim().to_owned();
            let _ = write!(text, " · {}", teller.ui("based-on", &[("house", (&name).into())]));
        }
        let plain = format!("{mark} {:<10} ", view.house.id);
        let shown = format!("{mark} {TITLE}{:<10}{TITLE:#} ", view.house.id);
        terminal::labelled(&mut out, &shown, &plain, &" ".repeat(13), &text, width);
    }
    print(&out)?;
    Ok(ExitStatus::Found)
}

/// Every option, its values, who uses which.
///
/// # Errors
/// The corpus is broken.
pub fn options(common: &Common) -> Result<ExitStatus, Failure> {
    let settings = Settings::resolve(common)?;
    let corpus = settings.corpus()?;
    let views = views(&corpus);
    let users = |key: &str, wanted: Option<&str>| -> Vec<&str> {
        let uses = |view: &&crate::corpus::HouseView| view.value(key).is_some_and(|v| wanted.is_none_or(|w| v.to_string() == w));
        views.iter().filter(uses).map(|view| view.house.id.as_str()).collect()
    };
    if common.json {
        let all: Vec<Value> = rules::options()
            .iter()
            .map(|spec| {
                let values = match spec.kind {
                    OptionKind::Choice(values) => values
                        .iter()
                        .map(|(name, doc)| json!({ "value": name, "doc": doc.trim(), "houses": users(spec.key, Some(name)) }))
                        .collect(),
                    OptionKind::Figure { .. } | OptionKind::Tariff => views
                        .iter()
                        .filter_map(|view| Some(json!({ "value": view.value(spec.key)?.to_string(), "houses": [view.house.id] })))
                        .collect::<Vec<_>>(),
                };
                let unit = if let OptionKind::Figure { unit, .. } = spec.kind { Some(unit) } else { None };
                json!({ "option": spec.key, "doc": spec.doc.trim(), "unit": unit, "values": values })
            })
            .collect();
        print_json(&json!({ "options": all }))?;
        return Ok(ExitStatus::Found);
    }
    let width = terminal::width();
    let mut out = String::new();
    for spec in rules::options() {
        let _ = writeln!(out, "{TITLE}{}{TITLE:#}", spec.key);
        terminal::paragraph(&mut out, "  ", spec.doc, width);
        match spec.kind {
            OptionKind::Choice(values) => {
                for (name, doc) in values {
                    let _ = writeln!(out, "    {name:<30} {FAINT}{}{FAINT:#}", users(spec.key, Some(name)).join(" "));
                    terminal::paragraph(&mut out, "      ", doc, width);
                }
            }
            OptionKind::Figure { .. } | OptionKind::Tariff => {
                let unit = if let OptionKind::Figure { unit, .. } = spec.kind { unit } else { "" };
                let mut seen: Vec<String> = Vec::new();
                for value in views.iter().filter_map(|view| view.value(spec.key)).map(ToString::to_string) {
                    if !seen.contains(&value) {
                        let shown = format!("{value} {unit}");
                        let _ =
                            writeln!(out, "    {:<30} {FAINT}{}{FAINT:#}", shown.trim(), users(spec.key, Some(&value)).join(" "));
                        seen.push(value);
                    }
                }
            }
        }
    }
    print(&out)?;
    Ok(ExitStatus::Found)
}
