//! Houses and options.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::args::Common;
use super::output::{Forms, Said, print_said};
use super::settings::Settings;
use super::terminal::{self, FAINT, TITLE};
use super::{ExitStatus, Failure};
use crate::corpus::{Corpus, House, HouseView};
use crate::engine::options::{OptionKind, OptionSpec};
use crate::engine::rules;
use crate::pages::{teller, views};

/// The rulebooks, the one that speaks by default marked.
///
/// # Errors
/// The corpus is broken, or there is no such house.
pub fn houses(common: &Common) -> Result<ExitStatus, Failure> {
    print_said(&all_houses(&Settings::resolve(common)?, common.forms())?)?;
    Ok(ExitStatus::Found)
}

/// The rulebooks; nothing is printed.
///
/// # Errors
/// As for [`houses`].
pub fn all_houses(settings: &Settings, forms: Forms) -> Result<Said, Failure> {
    let corpus = settings.corpus()?;
    let own = settings.house(&corpus)?;
    let views = views(&corpus);
    Ok(forms.say(|| houses_text(settings, &corpus, own, &views), || houses_json(settings, own, &views)))
}

fn houses_json(settings: &Settings, own: &House, views: &[HouseView]) -> Value {
    let house = |view: &HouseView| {
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
    };
    json!({ "lang": settings.lang.code(), "houses": views.iter().map(house).collect::<Vec<_>>() })
}

fn houses_text(settings: &Settings, corpus: &Corpus, own: &House, views: &[HouseView]) -> String {
    let mut out = String::new();
    let width = terminal::width();
    for view in views {
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
    out
}

/// Every option, its values, who uses which.
///
/// # Errors
/// The corpus is broken.
pub fn options(common: &Common) -> Result<ExitStatus, Failure> {
    print_said(&all_options(&Settings::resolve(common)?, "", common.forms())?)?;
    Ok(ExitStatus::Found)
}

/// The options whose keys have this part; nothing is printed.
///
/// # Errors
/// As for [`options`].
pub fn all_options(settings: &Settings, part: &str, forms: Forms) -> Result<Said, Failure> {
    let corpus = settings.corpus()?;
    let views = views(&corpus);
    let specs: Vec<&OptionSpec> = rules::options().iter().filter(|spec| spec.key.contains(part)).collect();
    Ok(forms.say(|| options_text(&views, &specs), || options_json(&views, &specs)))
}

/// Who uses an option, or a value of it.
fn users<'v>(views: &'v [HouseView], key: &str, wanted: Option<&str>) -> Vec<&'v str> {
    let uses = |view: &&HouseView| view.value(key).is_some_and(|v| wanted.is_none_or(|w| v.to_string() == w));
    views.iter().filter(uses).map(|view| view.house.id.as_str()).collect()
}

fn options_json(views: &[HouseView], specs: &[&OptionSpec]) -> Value {
    let option = |spec: &&OptionSpec| {
        let values = match spec.kind {
            OptionKind::Choice(values) => values
                .iter()
                .map(|(name, doc)| json!({ "value": name, "doc": doc.trim(), "houses": users(views, spec.key, Some(name)) }))
                .collect(),
            OptionKind::Figure { .. } | OptionKind::Tariff => views
                .iter()
                .filter_map(|view| Some(json!({ "value": view.value(spec.key)?.to_string(), "houses": [view.house.id] })))
                .collect::<Vec<_>>(),
        };
        let unit = if let OptionKind::Figure { unit, .. } = spec.kind { Some(unit) } else { None };
        json!({ "option": spec.key, "doc": spec.doc.trim(), "unit": unit, "values": values })
    };
    json!({ "options": specs.iter().map(option).collect::<Vec<_>>() })
}

fn options_text(views: &[HouseView], specs: &[&OptionSpec]) -> String {
    let width = terminal::width();
    let mut out = String::new();
    for spec in specs {
        let _ = writeln!(out, "{TITLE}{}{TITLE:#}", spec.key);
        terminal::paragraph(&mut out, "  ", spec.doc, width);
        match spec.kind {
            OptionKind::Choice(values) => {
                for (name, doc) in values {
                    let _ = writeln!(out, "    {name:<30} {FAINT}{}{FAINT:#}", users(views, spec.key, Some(name)).join(" "));
                    terminal::paragraph(&mut out, "      ", doc, width);
                }
            }
            OptionKind::Figure { .. } | OptionKind::Tariff => {
                let unit = if let OptionKind::Figure { unit, .. } = spec.kind { unit } else { "" };
                let mut seen: Vec<String> = Vec::new();
                for value in views.iter().filter_map(|view| view.value(spec.key)).map(ToString::to_string) {
                    if !seen.contains(&value) {
                        let shown = format!("{value} {unit}");
                        let _ = writeln!(
                            out,
                            "    {:<30} {FAINT}{}{FAINT:#}",
                            shown.trim(),
                            users(views, spec.key, Some(&value)).join(" ")
                        );
                        seen.push(value);
                    }
                }
            }
        }
    }
    out
}
