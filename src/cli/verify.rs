//! The proof: everything that is checked, and what it came to.

use std::io::{IsTerminal, stderr, stdout};
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::args::{Common, Format, VerifyArgs};
use super::output::{print, print_coloured, print_exactly, print_json, style};
use super::settings::{self, Settings};
use super::{ExitStatus, Failure, terminal, usage};
use crate::corpus::{Scope, Source};
use crate::diagnostic::{Lint, LintExample, closest};
use crate::lang::Lang;
use crate::message::message;
use crate::verify::findings::{all, find_anywhere, list, meant};
use crate::verify::{Progress, Selection, VerifyOptions, VerifyReport, format, verify};

/// Shorter than this nobody looks for a progress bar.
const PATIENCE: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(100);

/// Checks the corpus, or a club's own house on top of it; or tells what there is to be found.
///
/// # Errors
/// Files that cannot be read at all, findings that do not exist.
pub fn run(common: &Common, path: Option<&Path>, how: &VerifyArgs) -> Result<ExitStatus, Failure> {
    if let Some(id) = &how.explain {
        return explain(id, as_json(common, how), common.lang.first().copied().unwrap_or_else(|| settings::spoken(&[])));
    }
    if how.list {
        return list_all(as_json(common, how), common.lang.first().copied().unwrap_or_else(|| settings::spoken(&[])));
    }
    let selection = Selection::new(&how.select, &how.ignore).map_err(|unknown| no_finding(&unknown.word, unknown.meant))?;
    let mut settings = Settings::resolve(common)?;
    if let Some(path) = path {
        let house = settings.add_house(path).map_err(not_a_query)?;
        settings.speak_as(&house);
        is_proved(&settings, &house)?;
    }
    let scope = scope(&settings.source, &how.rule)?;
    let options = VerifyOptions { selection, scope, dictionaries: how.dictionaries.clone(), ..VerifyOptions::default() };
    let report = with_progress(&options.progress, settings.lang, || verify(&settings.source, &options));
    let is_proof = report.loaded() && report.houses > 0 && options.progress.expected() > 0;
    if report.errors() == 0 && !is_proof {
        return Err(nothing_proved(&report));
    }
    let status = if report.errors() == 0 { ExitStatus::Found } else { ExitStatus::Nothing };
    match shown(common, how, &report, settings.lang) {
        // Whoever stopped reading still learns what came of it.
        Ok(()) | Err(Failure::Closed) => Ok(status),
        Err(failure) => Err(failure),
    }
}

fn shown(common: &Common, how: &VerifyArgs, report: &VerifyReport, lang: Lang) -> Result<(), Failure> {
    let base = std::env::current_dir().unwrap_or_default();
    match how.format {
        Some(Format::Json) => print_json(&format::json(report, &base)),
        None if common.json => print_json(&format::json(report, &base)),
        Some(Format::Sarif) => print_json(&format::sarif(report, &base)),
        Some(Format::Junit) => print_exactly(&format::junit(report, &base)),
        Some(Format::Github) => print_exactly(&format::github(report, &base, lang)),
        Some(Format::Human) | None => print_coloured(&format::human(report, style(&stdout(), lang))),
    }
}

/// Whoever meant words to look for is told how to look for them.
fn not_a_query(failure: Failure) -> Failure {
    let Failure::Findings(mut findings) = failure else { return failure };
    for finding in findings.iter_mut().filter(|finding| finding.help.is_none()) {
        finding.help = Some("name the file of a house; to look for words, put `query` before them".to_owned());
    }
    Failure::Findings(findings)
}

/// A house is looked at only if it is published; one that was named must be.
fn is_proved(settings: &Settings, house: &str) -> Result<(), Failure> {
    // What keeps the rules from loading is told with all else that is found.
    let Ok(corpus) = settings.corpus() else { return Ok(()) };
    match corpus.house(house) {
        Some(house) if !house.published => {
            Err(Failure::usage(message!("house-not-published", house = &house.id), message!("publish-house")))
        }
        _ => Ok(()),
    }
}

fn nothing_proved(report: &VerifyReport) -> Failure {
    let (message, help) = match report {
        VerifyReport { rules: 0, .. } => (message!("proved-no-rules"), message!("see-folder")),
        VerifyReport { houses: 0, .. } => (message!("proved-no-houses"), message!("add-house")),
        _ => (message!("proved-nothing"), message!("select-others")),
    };
    Failure::usage(message, help)
}

/// The rules that were named, if any were.
fn scope(source: &Source, rules: &[String]) -> Result<Scope, Failure> {
    let known = source.rule_ids();
    match rules.iter().find(|rule| !known.contains(rule)) {
        None => Ok(Scope::rules(rules)),
        Some(rule) => {
            let meant = closest(rule, known.iter().map(String::as_str));
            let help = meant.map_or(message!("rule-by-id"), |id| message!("did-you-mean-id", id = id));
            Err(Failure::usage(message!("no-rule-called", rule = rule), help))
        }
    }
}

fn as_json(common: &Common, how: &VerifyArgs) -> bool {
    common.json || how.format == Some(Format::Json)
}

fn explain(id: &str, json: bool, lang: Lang) -> Result<ExitStatus, Failure> {
    let of_command_line = || Some(&usage::LINT).filter(|lint| lint.id == id);
    let lint = find_anywhere(id).or_else(of_command_line).ok_or_else(|| no_finding(id, meant(id)))?;
    if json {
        print_json(&lint_as_json(lint, lang))?
    } else {
        print(&lint.explain(terminal::width(), lang))?
    }
    Ok(ExitStatus::Found)
}

fn list_all(json: bool, lang: Lang) -> Result<ExitStatus, Failure> {
    if json {
        let lints: Vec<Value> = all().map(|lint| lint_as_json(lint, lang)).collect();
        print_json(&json!({ "findings": lints }))?;
    } else {
        print(&list(terminal::width(), lang))?;
    }
    Ok(ExitStatus::Found)
}

fn no_finding(id: &str, meant: Option<&str>) -> Failure {
    let help = match meant {
        Some(meant) => message!("did-you-mean-id", id = meant),
        None => message!("list-findings"),
    };
    Failure::usage(message!("no-finding", finding = id), help)
}

fn lint_as_json(lint: &Lint, lang: Lang) -> Value {
    let own = lint.explained(lang);
    let example = match lint.example {
        LintExample::Edit { file, good, bad } => json!({ "file": file, "before": good, "after": bad }),
        LintExample::Rename { file, to } => json!({ "file": file, "renamed": to }),
        LintExample::Repeat { file, line, times } => json!({ "file": file, "line": line, "repeated": times }),
        LintExample::NoFolder(_) => json!({ "text": lint.example.lines(None, lang).concat() }),
        LintExample::Told(text) => json!({ "text": own.told.as_deref().unwrap_or(text) }),
    };
    json!({
        "id": lint.id,
        "severity": lint.severity.name(),
        "group": lint.group().map(|group| group.told(lang)),
        "what": own.what,
        "why": own.why,
        "example": example,
        "mend": own.mend,
    })
}

/// Shows how far the work has come, on a terminal and only if it takes long.
fn with_progress<T>(progress: &Progress, lang: Lang, work: impl FnOnce() -> T) -> T {
    if !stderr().is_terminal() {
        return work();
    }
    thread::scope(|scope| {
        let (done, ended) = channel::<()>();
        scope.spawn(move || {
            if ended.recv_timeout(PATIENCE) != Err(RecvTimeoutError::Timeout) {
                return;
            }
            let bar = ProgressBar::new(0)
                .with_elapsed(PATIENCE)
                .with_style(bar_style(&format!("{{spinner}} {}, {{elapsed}}", message!("reading-rules").text(lang))));
            let mut reading = true;
            loop {
                if reading && progress.expected() > 0 {
                    reading = false;
                    let checks = message!("checks-of", count = progress.expected() as i64).text(lang);
                    bar.set_style(bar_style(&format!("{{spinner}} {{bar:40}} {{pos}} / {checks}, {{elapsed}}")));
                }
                bar.set_length(progress.expected() as u64);
                bar.set_position(progress.done() as u64);
                bar.tick();
                if ended.recv_timeout(TICK) != Err(RecvTimeoutError::Timeout) {
                    return bar.finish_and_clear();
                }
            }
        });
        let result = work();
        drop(done);
        result
    })
}

fn bar_style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
