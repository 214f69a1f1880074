//! Recorded hands under a rulebook: what it would not have allowed, and which chips ended up elsewhere.

mod json;
mod text;

use std::fs;
use std::io::{IsTerminal, stderr};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;

use super::args::Common;
use super::output::{complain_of, print, print_json_text};
use super::settings::Settings;
use super::{ExitStatus, Failure};
use crate::corpus::HouseView;
use crate::lang::Lang;
use crate::message::message;
use crate::pages::teller;
use crate::replay::{NoHands, ReplayOutcome, ReplayReport, hand_files, replay};
use crate::scenario::custom;
use text::AuditText;

/// Shorter than this nobody looks for a progress bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Replays the hands of all files and tells what came of them.
///
/// # Errors
/// A broken corpus, no such house, a folder without hands, output that cannot be written.
pub fn run(common: &Common, paths: &[PathBuf]) -> Result<ExitStatus, Failure> {
    let files = hand_files(paths).map_err(|NoHands { folder, why }| {
        let message = match why {
            Some(why) => message!("no-hands-in", folder = folder.display().to_string(), why = why.to_string()),
            None => message!("no-hands-in", folder = folder.display().to_string(), why = message!("no-hands-no-file")),
        };
        Failure::usage(message, message!("name-hands"))
    })?;
    let files = files.as_slice();
    let settings = Settings::resolve(common)?;
    let corpus = settings.corpus()?;
    let house = settings.house(&corpus)?;
    let Some(view) = HouseView::new(&corpus, &house.id) else { return Ok(ExitStatus::Found) };
    let policies = || (view.policy(), custom(&corpus));
    let audit = AuditText { corpus: &corpus, view: &view, teller: teller(&view, settings.lang), files };
    let mut printer = Printer::new(audit, common.json);
    printer.begin()?;
    let told = replay(files, policies, |report, read| printer.tell(&report, read));
    let counts = printer.end(told)?;
    Ok(match counts {
        ReplayCounts { broken: 1.., .. } => ExitStatus::Failed,
        ReplayCounts { differing: 1.., .. } => ExitStatus::Nothing,
        _ => ExitStatus::Found,
    })
}

/// How many hands came to what.
#[derive(Clone, Copy, Debug, Default)]
struct ReplayCounts {
    hands: usize,
    /// Of them, those with an action that the house forbids or with chips that ended up elsewhere.
    differing: usize,
    forbidden: usize,
    by_custom: usize,
    notes: usize,
    stacks: usize,
    open: usize,
    skipped: usize,
    broken: usize,
}

impl ReplayCounts {
    fn add(&mut self, report: &ReplayReport) {
        match &report.outcome {
            ReplayOutcome::Skipped(_) => self.skipped += 1,
            ReplayOutcome::Broken(_) => self.broken += 1,
            ReplayOutcome::Replayed { objections, notes, deviations, open, .. } => {
                let forbidden = objections.iter().filter(|o| !o.objection.silent).count();
                self.hands += 1;
                self.differing += usize::from(forbidden + deviations.len() > 0);
                self.forbidden += forbidden;
                self.by_custom += objections.len() - forbidden;
                self.notes += notes.len();
                self.stacks += deviations.len();
                self.open += usize::from(open.is_some());
            }
        }
    }
}

/// Prints as it goes, beside a progress bar where somebody waits.
struct Printer<'a> {
    audit: AuditText<'a>,
    json: bool,
    counts: ReplayCounts,
    /// A finding has been printed.
    begun: bool,
    started: Instant,
    bar: ProgressBar,
}

impl<'a> Printer<'a> {
    fn new(audit: AuditText<'a>, json: bool) -> Printer<'a> {
        let total = audit.files.iter().filter_map(|path| fs::metadata(path).ok()).map(|file| file.len()).sum();
        let style = ProgressStyle::with_template("{bar:40} {percent} %").unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden()).with_style(style);
        Printer { audit, json, counts: ReplayCounts::default(), begun: false, started: Instant::now(), bar }
    }

    fn begin(&self) -> Result<(), Failure> {
        if !self.json {
            return Ok(());
        }
        let (house, lang) = (json!(self.audit.view.house.id), json!(self.audit.teller.lang().code()));
        print_json_text(&format!("{{\n  \"house\": {house},\n  \"lang\": {lang},\n  \"findings\": ["))
    }

    fn tell(&mut self, report: &ReplayReport, read: u64) -> Result<(), Failure> {
        self.counts.add(report);
        if self.bar.is_hidden() && stderr().is_terminal() && self.started.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(read);
        if let ReplayOutcome::Replayed { objections, notes, deviations, open: None, .. } = &report.outcome
            && objections.is_empty()
            && notes.is_empty()
            && deviations.is_empty()
        {
            return Ok(());
        }
        if self.json {
            for finding in self.audit.as_json(report) {
                let comma = if std::mem::replace(&mut self.begun, true) { "," } else { "" };
                self.bar.suspend(|| print_json_text(&format!("{comma}\n    {finding}")))?;
            }
            return Ok(());
        }
        if let ReplayOutcome::Broken(finding) = &report.outcome {
            self.bar.suspend(|| complain_of(finding, Lang::En));
            return Ok(());
        }
        let text = self.audit.as_text(report);
        self.bar.suspend(|| print(&text))
    }

    fn end(self, told: Result<(), Failure>) -> Result<ReplayCounts, Failure> {
        self.bar.finish_and_clear();
        told?;
        if self.json {
            let counts = self.counts;
            let summary = json!({
                "files": self.audit.files.len(),
                "hands": counts.hands,
                "agree": counts.hands - counts.differing,
                "differ": counts.differing,
                "forbidden": counts.forbidden,
                "by_custom": counts.by_custom,
                "notes": counts.notes,
                "stacks": counts.stacks,
                "open": counts.open,
                "skipped": counts.skipped,
                "errors": counts.broken,
            });
            let close = if self.begun { "\n  ]" } else { "]" };
            print_json_text(&format!("{close},\n  \"summary\": {summary}\n}}\n"))?;
        } else {
            print(&self.audit.summary(self.counts))?;
        }
        Ok(self.counts)
    }
}
