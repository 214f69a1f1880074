//! What came of hands, in prose.

use std::fmt::Write as _;
use std::path::PathBuf;

use super::ReplayCounts;
use crate::cli::decide::grounds;
use crate::cli::terminal::{self, FAINT, TITLE};
use crate::corpus::{Corpus, HouseView};
use crate::engine::chips::Amount;
use crate::engine::ending::Open;
use crate::engine::event::Seat;
use crate::engine::legality::{IllegalAction, Reason};
use crate::prose::Teller;
use crate::replay::{Deviation, ReplayOutcome, ReplayReport, STDIN, ShortRecord};

/// Tells what came of hands, in the language and by the numbers of a house.
pub(super) struct AuditText<'a> {
    pub corpus: &'a Corpus,
    pub view: &'a HouseView<'a>,
    pub teller: Teller,
    pub files: &'a [PathBuf],
}

impl AuditText<'_> {
    pub fn as_text(&self, report: &ReplayReport) -> String {
        let width = terminal::width();
        let mut out = String::new();
        let hand = report.hand.as_ref().map(|hand| self.teller.ui("replay-hand", &[("hand", hand.into())]));
        let mut paragraph = |line: usize, column: Option<usize>, text: &str, grounds: Option<String>| {
            let at = column.map_or(String::new(), |column| format!(":{column}"));
            let hand = hand.as_ref().map_or(String::new(), |hand| format!("  {hand}"));
            let _ = writeln!(out, "{TITLE}{}:{line}{at}{TITLE:#}{hand}", self.file(report));
            terminal::paragraph(&mut out, "  ", text, width);
            if let Some(grounds) = grounds {
                let mut lines = String::new();
                terminal::labelled(&mut lines, &format!("    {FAINT}"), "    ", "    ", &grounds, width);
                let _ = write!(out, "{lines}{FAINT:#}");
            }
        };
        match &report.outcome {
            ReplayOutcome::Broken(_) => {}
            ReplayOutcome::Skipped(code) => {
                paragraph(report.line, None, &self.teller.ui("replay-not-played", &[("variant", code.into())]), None);
            }
            ReplayOutcome::Replayed { objections, notes, deviations, open, places } => {
                for objected in objections {
                    let text = format!("{}: {}", objected.action, self.reason(&objected.objection, *places));
                    paragraph(objected.line, Some(objected.column), &text, self.grounds(&objected.objection));
                }
                for noted in notes {
                    let text = format!("{}: {}", noted.action, self.note(&noted.note, *places));
                    paragraph(noted.line, Some(noted.column), &text, None);
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

    pub fn file(&self, report: &ReplayReport) -> String {
        let path = &self.files[report.file];
        if path.as_os_str() == STDIN { "<stdin>".to_owned() } else { path.display().to_string() }
    }

    /// The rules an objection rests on, by number and title; or that it is custom.
    fn grounds(&self, objection: &IllegalAction) -> Option<String> {
        if objection.silent {
            return Some(self.teller.ui("grade-silent", &[]));
        }
        (!objection.because.is_empty()).then(|| grounds(self.corpus, self.view, &self.teller, &objection.because))
    }

    pub fn reason(&self, objection: &IllegalAction, places: u32) -> String {
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

    pub fn note(&self, note: &ShortRecord, places: u32) -> String {
        let (opponent, least) = (player(note.opponent), self.amount(note.least, places));
        self.teller.ui("replay-put-all-in", &[("player", (&opponent).into()), ("amount", (&least).into())])
    }

    pub fn deviation(&self, deviation: &Deviation, places: u32) -> String {
        let has = self.amount(deviation.has, places);
        let recorded = self.amount(deviation.recorded, places);
        let player = player(deviation.seat);
        self.teller.ui("replay-stack", &[("player", (&player).into()), ("has", (&has).into()), ("recorded", (&recorded).into())])
    }

    pub fn open(&self, open: Open) -> String {
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
        let point = self.teller.lang().language().decimal_point;
        fraction.map_or(whole.clone(), |fraction| format!("{whole}{point}{fraction}"))
    }

    pub fn summary(&self, counts: ReplayCounts) -> String {
        let mut out = String::new();
        let name = self.view.house.short(self.teller.lang()).trim();
        terminal::heading(&mut out, name, "", terminal::width());
        let mut line = |key: &str, count: usize| {
            if count > 0 {
                terminal::paragraph(&mut out, "  ", &self.teller.ui(key, &[("count", count.into())]), terminal::width());
            }
        };
        line("replay-hands", counts.hands);
        line("replay-agree", counts.hands - counts.differing);
        line("replay-forbidden", counts.forbidden);
        line("replay-by-custom", counts.by_custom);
        line("replay-notes", counts.notes);
        line("replay-stacks", counts.stacks);
        line("replay-open", counts.open);
        line("replay-left-out", counts.skipped);
        line("replay-errors", counts.broken);
        out
    }
}

/// A player as the records count them.
pub(super) fn player(seat: Seat) -> String {
    match seat {
        Seat::Number(number) => format!("p{number}"),
        Seat::Letter(_) | Seat::Newcomer | Seat::Spectator | Seat::Position(_) | Seat::Name(_) => seat.to_string(),
    }
}

/// The whole chips, and the digits behind the point if there are any.
pub(super) fn split(amount: Amount, places: u32) -> (Amount, Option<String>) {
    let unit = 10_i64.checked_pow(places).unwrap_or(Amount::MAX);
    let (whole, rest) = (amount / unit, amount % unit);
    let fraction = format!("{rest:0places$}", places = places as usize);
    (whole, (rest > 0).then(|| fraction.trim_end_matches('0').to_owned()))
}
