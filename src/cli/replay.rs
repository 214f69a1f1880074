//! Recorded hands under a rulebook: what it would not have allowed, and which chips ended up elsewhere.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{IsTerminal, Write, stderr};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};

use super::args::Common;
use super::settings::Settings;
use super::term::{self, FAINT, TITLE};
use super::{Failure, Outcome as Ended, print};
use crate::answer::teller;
use crate::corpus::{Corpus, HouseView};
use crate::diagnostic::{Style, render};
use crate::engine::chips::Amount;
use crate::engine::event::Seat;
use crate::engine::legality::{Objection, Reason};
use crate::engine::play::Open;
use crate::replay::{Deviation, Objected, Outcome, Report, STDIN, replay};
use crate::scenario::custom;
use crate::tell::Teller;

/// Shorter than this nobody looks for a progress bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Replays the hands of all files and tells what came of them.
///
/// # Errors
/// A broken corpus, no such house, output that cannot be written.
pub fn run(common: &Common, files: &[PathBuf]) -> Result<Ended, Failure> {
    let settings = Settings::resolve(common)?;
    let corpus = settings.corpus()?;
    let house = settings.house(&corpus)?;
    let Some(view) = HouseView::new(&corpus, &house.id) else { return Ok(Ended::Found) };
    let policies = || (view.policy(), custom(&corpus));
    let audit = Audit { corpus: &corpus, view: &view, teller: teller(&view, settings.lang), files };
    let mut printer = Printer::new(audit, common.json);
    printer.begin()?;
    let told = replay(files, policies, |report, read| printer.tell(&report, read));
    let counts = printer.end(told)?;
    Ok(match counts {
        Counts { broken: 1.., .. } => Ended::Failed,
        Counts { differing: 1.., .. } => Ended::Nothing,
        _ => Ended::Found,
    })
}

/// How many hands came to what.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    hands: usize,
    /// Of them, those with an action that the house forbids or with chips that ended up elsewhere.
    differing: usize,
    forbidden: usize,
    by_custom: usize,
    stacks: usize,
    open: usize,
    skipped: usize,
    broken: usize,
}

impl Counts {
    fn add(&mut self, report: &Report) {
        match &report.outcome {
            Outcome::Skipped(_) => self.skipped += 1,
            Outcome::Broken(_) => self.broken += 1,
            Outcome::Replayed { objections, deviations, open, .. } => {
                let forbidden = objections.iter().filter(|o| !o.objection.silent).count();
                self.hands += 1;
                self.differing += usize::from(forbidden + deviations.len() > 0);
                self.forbidden += forbidden;
                self.by_custom += objections.len() - forbidden;
                self.stacks += deviations.len();
                self.open += usize::from(open.is_some());
            }
        }
    }
}

/// Prints as it goes, beside a progress bar where somebody waits.
struct Printer<'a> {
    audit: Audit<'a>,
    json: bool,
    counts: Counts,
    /// A finding has been printed.
    begun: bool,
    started: Instant,
    bar: ProgressBar,
}

impl<'a> Printer<'a> {
    fn new(audit: Audit<'a>, json: bool) -> Printer<'a> {
        let total = audit.files.iter().filter_map(|path| fs::metadata(path).ok()).map(|file| file.len()).sum();
        let style = ProgressStyle::with_template("{bar:40} {percent} %").unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden()).with_style(style);
        Printer { audit, json, counts: Counts::default(), begun: false, started: Instant::now(), bar }
    }

    fn begin(&self) -> Result<(), Failure> {
        if !self.json {
            return Ok(());
        }
        let (house, lang) = (json!(self.audit.view.house.id), json!(self.audit.teller.lang().code()));
        print(&format!("{{\n  \"house\": {house},\n  \"lang\": {lang},\n  \"findings\": ["))
    }

    fn tell(&mut self, report: &Report, read: u64) -> Result<(), Failure> {
        self.counts.add(report);
        if self.bar.is_hidden() && stderr().is_terminal() && self.started.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(read);
        if let Outcome::Replayed { objections, deviations, open: None, .. } = &report.outcome
            && objections.is_empty()
            && deviations.is_empty()
        {
            return Ok(());
        }
        if self.json {
            for finding in self.audit.as_json(report) {
                let comma = if std::mem::replace(&mut self.begun, true) { "," } else { "" };
                self.bar.suspend(|| print(&format!("{comma}\n    {finding}")))?;
            }
            return Ok(());
        }
        if let Outcome::Broken(finding) = &report.outcome {
            let colour = stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
            let text = render(finding, Style { colour, width: term::width() }) + "\n";
            // Nobody is left to tell where standard error is closed too.
            let _ = self.bar.suspend(|| anstream::stderr().write_all(text.as_bytes()));
            return Ok(());
        }
        let text = self.audit.as_text(report);
        self.bar.suspend(|| print(&text))
    }

    fn end(self, told: Result<(), Failure>) -> Result<Counts, Failure> {
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
                "stacks": counts.stacks,
                "open": counts.open,
                "skipped": counts.skipped,
                "errors": counts.broken,
            });
            let close = if self.begun { "\n  ]" } else { "]" };
            print(&format!("{close},\n  \"summary\": {summary}\n}}\n"))?;
        } else {
            print(&self.audit.summary(self.counts))?;
        }
        Ok(self.counts)
    }
}

/// Tells what came of hands, in the language and by the numbers of a house.
struct Audit<'a> {
    corpus: &'a Corpus,
    view: &'a HouseView<'a>,
    teller: Teller,
    files: &'a [PathBuf],
}

impl Audit<'_> {
    fn as_text(&self, report: &Report) -> String {
        let width = term::width();
        let mut out = String::new();
        let hand = report.hand.as_ref().map(|hand| self.teller.ui("replay-hand", &[("hand", hand.into())]));
        let mut paragraph = |line: usize, column: Option<usize>, text: &str, grounds: Option<String>| {
            let at = column.map_or(String::new(), |column| format!(":{column}"));
            let hand = hand.as_ref().map_or(String::new(), |hand| format!("  {hand}"));
            let _ = writeln!(out, "{TITLE}{}:{line}{at}{TITLE:#}{hand}", self.file(report));
            term::paragraph(&mut out, "  ", text, width);
            if let Some(grounds) = grounds {
                let mut lines = String::new();
                term::labelled(&mut lines, &format!("    {FAINT}"), "    ", "    ", &grounds, width);
                let _ = write!(out, "{lines}{FAINT:#}");
            }
        };
        match &report.outcome {
            Outcome::Broken(_) => {}
            Outcome::Skipped(code) => {
                paragraph(report.line, None, &self.teller.ui("replay-not-played", &[("variant", code.into())]), None);
            }
            Outcome::Replayed { objections, deviations, open, places } => {
                for objected in objections {
                    let text = format!("{}: {}", objected.action, self.reason(&objected.objection, *places));
                    paragraph(objected.line, Some(objected.column), &text, self.grounds(&objected.objection));
                }
                for deviation in deviations {
                    paragraph(report.line, None, &self.deviation(deviation, *places), None);
                }
                if let Some(open) = open {
                    paragraph(report.line, None, &self.open(*open), None);
                }
            }
        }
        out
    }

    fn file(&self, report: &Report) -> String {
        let path = &self.files[report.file];
        if path.as_os_str() == STDIN { "<stdin>".to_owned() } else { path.display().to_string() }
    }

    /// The rules an objection rests on, by number and title; or that it is custom.
    fn grounds(&self, objection: &Objection) -> Option<String> {
        if objection.silent {
            return Some(self.teller.ui("grade-silent", &[]));
        }
        (!objection.because.is_empty()).then(|| super::decide::grounds(self.corpus, self.view, &self.teller, &objection.because))
    }

    fn reason(&self, objection: &Objection, places: u32) -> String {
        let amount = |key: &str, amount: Amount| self.teller.ui(key, &[("amount", (&self.amount(amount, places)).into())]);
        let player = |key: &str, seat: Seat| self.teller.ui(key, &[("player", (&player(seat)).into())]);
        match objection.reason {
            Reason::OutOfTurn(seat) => player("replay-out-of-turn", seat),
            Reason::RoundOver => self.teller.ui("replay-round-over", &[]),
            Reason::Skipped => player("replay-skipped", objection.seat),
            Reason::OwesBringIn(due) => amount("replay-owes-bring-in", due),
            Reason::CallTooSmall(least) => amount("replay-call-too-small", least),
            Reason::RaisingClosed => self.teller.ui("replay-raising-closed", &[]),
            Reason::Capped => self.teller.ui("replay-capped", &[]),
            Reason::TooSmall(least) => amount("replay-too-small", least),
            Reason::TooLarge(most) => amount("replay-too-large", most),
        }
    }

    fn deviation(&self, deviation: &Deviation, places: u32) -> String {
        let has = self.amount(deviation.has, places);
        let recorded = self.amount(deviation.recorded, places);
        let player = player(deviation.seat);
        self.teller.ui("replay-stack", &[("player", (&player).into()), ("has", (&has).into()), ("recorded", (&recorded).into())])
    }

    fn open(&self, open: Open) -> String {
        let player = |key: &str, seat: Seat| self.teller.ui(key, &[("player", (&player(seat)).into())]);
        match open {
            Open::ToAct(seat) => player("replay-to-act", seat),
            Open::ToDeal => self.teller.ui("replay-to-deal", &[]),
            Open::Unknown(seat) => player("replay-unknown-cards", seat),
        }
    }

    /// As the language groups its digits; a fraction behind a point or comma.
    fn amount(&self, amount: Amount, places: u32) -> String {
        let (whole, fraction) = split(amount, places);
        let whole = self.teller.number(whole);
        let point = if self.teller.lang() == crate::corpus::Lang::En { '.' } else { ',' };
        fraction.map_or(whole.clone(), |fraction| format!("{whole}{point}{fraction}"))
    }

    fn as_json(&self, report: &Report) -> Vec<Value> {
        let at = |kind: &str, line: usize, column: Option<usize>, more: Value| {
            let mut finding = json!({
                "kind": kind,
                "file": self.file(report),
                "hand": report.hand,
                "line": line,
                "column": column,
            });
            if let (Value::Object(finding), Value::Object(more)) = (&mut finding, more) {
                finding.extend(more);
            }
            finding
        };
        match &report.outcome {
            Outcome::Skipped(code) => {
                let told = self.teller.ui("replay-not-played", &[("variant", code.into())]);
                vec![at("skipped", report.line, None, json!({ "variant": code, "told": told }))]
            }
            Outcome::Broken(finding) => {
                let place = finding.place.as_ref();
                let more = json!({ "id": finding.id, "told": finding.message, "help": finding.help });
                vec![at("error", place.map_or(report.line, |p| p.line()), place.map(|p| p.column()), more)]
            }
            Outcome::Replayed { objections, deviations, open, places } => {
                let objections = objections.iter().map(|o| at("action", o.line, Some(o.column), self.objected(o, *places)));
                let deviations = deviations.iter().map(|deviation| {
                    let (has, recorded) = (number(deviation.has, *places), number(deviation.recorded, *places));
                    let told = self.deviation(deviation, *places);
                    let more = json!({ "player": player(deviation.seat), "has": has, "recorded": recorded, "told": told });
                    at("stack", report.line, None, more)
                });
                let open = open.iter().map(|open| {
                    let (reason, seat) = match open {
                        Open::ToAct(seat) => ("to-act", Some(*seat)),
                        Open::ToDeal => ("to-deal", None),
                        Open::Unknown(seat) => ("unknown-cards", Some(*seat)),
                    };
                    let more = json!({ "player": seat.map(player), "reason": reason, "told": self.open(*open) });
                    at("open", report.line, None, more)
                });
                objections.chain(deviations).chain(open).collect()
            }
        }
    }

    fn objected(&self, objected: &Objected, places: u32) -> Value {
        let objection = &objected.objection;
        let (reason, amount, to_act) = match objection.reason {
            Reason::OutOfTurn(seat) => ("out-of-turn", None, Some(seat)),
            Reason::RoundOver => ("round-over", None, None),
            Reason::Skipped => ("skipped", None, Some(objection.seat)),
            Reason::OwesBringIn(due) => ("owes-bring-in", Some(due), None),
            Reason::CallTooSmall(least) => ("call-too-small", Some(least), None),
            Reason::RaisingClosed => ("raising-closed", None, None),
            Reason::Capped => ("capped", None, None),
            Reason::TooSmall(least) => ("too-small", Some(least), None),
            Reason::TooLarge(most) => ("too-large", Some(most), None),
        };
        json!({
            "action": objected.action,
            "player": player(objection.seat),
            "reason": reason,
            "amount": amount.map(|amount| number(amount, places)),
            "to_act": to_act.map(player),
            "silent": objection.silent,
            "because": objection.because,
            "numbers": objection.because.iter().filter_map(|c| self.view.number_of(c)).collect::<BTreeSet<_>>(),
            "told": self.reason(objection, places),
        })
    }

    fn summary(&self, counts: Counts) -> String {
        let mut out = String::new();
        let name = self.view.house.short(self.teller.lang()).trim();
        term::heading(&mut out, name, "", term::width());
        let mut line = |key: &str, count: usize| {
            if count > 0 {
                term::paragraph(&mut out, "  ", &self.teller.ui(key, &[("count", count.into())]), term::width());
            }
        };
        line("replay-hands", counts.hands);
        line("replay-agree", counts.hands - counts.differing);
        line("replay-forbidden", counts.forbidden);
        line("replay-by-custom", counts.by_custom);
        line("replay-stacks", counts.stacks);
        line("replay-open", counts.open);
        line("replay-left-out", counts.skipped);
        line("replay-errors", counts.broken);
        out
    }
}

/// A player as the records count them.
fn player(Seat(letter): Seat) -> String {
    format!("p{}", u32::from(letter) - u32::from('A') + 1)
}

fn number(amount: Amount, places: u32) -> Value {
    let (whole, fraction) = split(amount, places);
    match fraction {
        None => json!(whole),
        Some(fraction) => serde_json::from_str(&format!("{whole}.{fraction}")).unwrap_or_default(),
    }
}

/// The whole chips, and the digits behind the point if there are any.
fn split(amount: Amount, places: u32) -> (Amount, Option<String>) {
    let unit = 10_i64.checked_pow(places).unwrap_or(Amount::MAX);
    let (whole, rest) = (amount / unit, amount % unit);
    let fraction = format!("{rest:0places$}", places = places as usize);
    (whole, (rest > 0).then(|| fraction.trim_end_matches('0').to_owned()))
}
