//! Houses and options.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::args::Common;
use super::output::{AnswerInForms, Forms, print_said};
use super::settings::Settings;
use super::terminal::{self, FAINT, TITLE};
use super::{ExitStatus, Failure};
use crate::corpus::{Corpus, House, HouseView};
use crate::engine::options::{OptionKind, OptionSpec, OptionValue};
use crate::engine::rules;
use crate::lang::Lang;
use crate::pages::{explained, views};
use crate::prose::Teller;
use crate::words::Messages;

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
pub fn all_houses(settings: &Settings, forms: Forms) -> Result<AnswerInForms, Failure> {
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
    let messages = Messages::of(settings.lang, &["ui"]);
    for view in views {
        let mark = if view.house.id == own.id { "*" } else { " " };
        let mut text = view.house.name.get(settings.lang).trim().to_owned();
        if let Some(edition) = &view.house.edition {
            let _ = write!(text, ", {edition}");
        }
        if let Some(base) = view.house.based_on.as_ref().and_then(|base| corpus.house(&base.value)) {
            let name = base.short(settings.lang).trim().to_owned();
            let _ = write!(text, " · {}", messages.text("based-on", &[("house", (&name).into())]));
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
pub fn all_options(settings: &Settings, part: &str, forms: Forms) -> Result<AnswerInForms, Failure> {
    let corpus = settings.corpus()?;
    let views = views(&corpus);
    let specs: Vec<&OptionSpec> = rules::options().iter().filter(|spec| spec.key.contains(part)).collect();
    Ok(forms.say(|| options_text(&views, &specs, settings.lang), || options_json(&views, &specs, settings.lang)))
}

/// Who uses an option, or a value of it.
fn users<'v>(views: &'v [HouseView], key: &str, wanted: Option<&str>) -> Vec<&'v str> {
    let uses = |view: &&HouseView| view.value(key).is_some_and(|v| wanted.is_none_or(|w| v.to_string() == w));
    views.iter().filter(uses).map(|view| view.house.id.as_str()).collect()
}

/// A figure with its unit.
fn figure(n: i64, unit: &str, teller: &Teller) -> String {
    let unit = if unit == "%" { "percent".to_owned() } else { unit.replace(' ', "-") };
    teller.ui(&format!("unit-{unit}"), &[("count", n.into())])
}

fn options_json(views: &[HouseView], specs: &[&OptionSpec], lang: Lang) -> Value {
    let option = |spec: &&OptionSpec| {
        let explained = explained(spec, lang);
        let values = match spec.kind {
            OptionKind::Choice(_) => explained
                .cases
                .iter()
                .map(|(name, doc)| json!({ "value": name, "doc": doc, "houses": users(views, spec.key, Some(name)) }))
                .collect(),
            OptionKind::Figure { .. } | OptionKind::Tariff => views
                .iter()
                .filter_map(|view| Some(json!({ "value": view.value(spec.key)?.to_string(), "houses": [view.house.id] })))
                .collect::<Vec<_>>(),
        };
        let unit = if let OptionKind::Figure { unit, .. } = spec.kind { Some(unit) } else { None };
        json!({ "option": spec.key, "doc": explained.text, "unit": unit, "values": values })
    };
    json!({ "options": specs.iter().map(option).collect::<Vec<_>>() })
}

fn options_text(views: &[HouseView], specs: &[&OptionSpec], lang: Lang) -> String {
    let (width, teller) = (terminal::width(), Teller::new(lang, None));
    let mut out = String::new();
    for spec in specs {
        let _ = writeln!(out, "{TITLE}{}{TITLE:#}", spec.key);
        let explained = explained(spec, lang);
        terminal::paragraph(&mut out, "  ", &explained.text, width);
        match spec.kind {
            OptionKind::Choice(_) => {
                for (name, doc) in &explained.cases {
                    let _ = writeln!(out, "    {name:<30} {FAINT}{}{FAINT:#}", users(views, spec.key, Some(name)).join(" "));
                    terminal::paragraph(&mut out, "      ", doc, width);
                }
            }
            OptionKind::Figure { .. } | OptionKind::Tariff => {
                let unit = if let OptionKind::Figure { unit, .. } = spec.kind { unit } else { "" };
                let mut seen: Vec<String> = Vec::new();
                for set in views.iter().filter_map(|view| view.value(spec.key)) {
                    let value = set.to_string();
                    if !seen.contains(&value) {
                        let shown = if let OptionValue::Figure(n) = set { figure(*n, unit, &teller) } else { value.clone() };
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

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::message;
    use crate::prose::Phrase;
    use crate::prose::tests::messages::messages;

    /// The option and each of its values, by the keys of `options.ftl`.
    fn keys(spec: &OptionSpec, explained: &Phrase) -> BTreeMap<String, String> {
        let id = format!("option-{}", spec.variable());
        let values = explained.cases.iter().map(|(name, doc)| (format!("{id}.{name}"), doc.clone()));
        std::iter::once((id.clone(), explained.text.clone())).chain(values).collect()
    }

    #[test]
    fn every_option_and_value_is_explained_in_every_language_and_nothing_else_is() {
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            let mut left: Vec<String> = messages(lang, &["options"]).into_keys().collect();
            for spec in rules::options() {
                let id = format!("option-{}", spec.variable());
                assert!(message::has(lang, &id), "{}: {id} is not explained", lang.code());
                let (english, own) = (keys(spec, &explained(spec, Lang::En)), keys(spec, &message::phrase(lang, &id)));
                assert_eq!(own.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{}", lang.code());
                for (key, text) in &own {
                    assert!(*text != english[key] && text.ends_with(['.', '?']), "{}: {key} = {text}", lang.code());
                }
                left.retain(|other| *other != id);
            }
            assert!(left.is_empty(), "{}: nothing asks for {left:?}", lang.code());
        }
    }

    #[test]
    fn every_unit_is_told_in_every_language_and_nothing_else_is() {
        let unit = |spec: &OptionSpec| if let OptionKind::Figure { unit, .. } = spec.kind { Some(unit) } else { None };
        let units: BTreeSet<&str> = rules::options().iter().filter_map(unit).collect();
        for lang in Lang::ALL {
            let teller = Teller::new(lang, None);
            for unit in &units {
                let told = [1, 5].map(|n| figure(n, unit, &teller));
                assert!(told[0].contains('1') && told[1].contains('5'), "{}: {unit} is told as {told:?}", lang.code());
                assert!(*unit == "%" || told[1].contains(unit) == (lang == Lang::En), "{}: {told:?}", lang.code());
            }
            let all = messages(lang, &["ui"]).into_keys().filter(|id| id.starts_with("unit-"));
            assert_eq!(all.count(), units.len(), "{}: no option asks for some unit", lang.code());
        }
    }
}
