//! What came of hands, for programs.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::text::{AuditText, player, split};
use crate::engine::chips::Amount;
use crate::engine::ending::Open;
use crate::engine::legality::Reason;
use crate::replay::{Objected, ReplayOutcome, ReplayReport};

impl AuditText<'_> {
    pub fn as_json(&self, report: &ReplayReport) -> Vec<Value> {
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
            ReplayOutcome::Skipped(code) => {
                let told = self.teller.ui("replay-not-played", &[("variant", code.into())]);
                vec![at("skipped", report.line, None, json!({ "variant": code, "told": told }))]
            }
            ReplayOutcome::Broken(finding) => {
                let place = finding.place.as_ref();
                let more = json!({ "id": finding.lint.id, "told": finding.message, "help": finding.help });
                vec![at("error", place.map_or(report.line, |p| p.line()), place.map(|p| p.column()), more)]
            }
            ReplayOutcome::Replayed { objections, notes, deviations, open, places } => {
                let objections = objections.iter().map(|o| at("action", o.line, Some(o.column), self.objected(o, *places)));
                let notes = notes.iter().map(|noted| {
                    let (opponent, least) = (player(noted.note.opponent), number(noted.note.least, *places));
                    let told = self.note(&noted.note, *places);
                    let more = json!({ "action": noted.action, "player": opponent, "amount": least, "told": told });
                    at("note", noted.line, Some(noted.column), more)
                });
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
                objections.chain(notes).chain(deviations).chain(open).collect()
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
            "numbers": objection.because.iter().filter_map(|c| self.view.number_of(c.as_str())).collect::<BTreeSet<_>>(),
            "told": self.reason(objection, places),
        })
    }
}

fn number(amount: Amount, places: u32) -> Value {
    let (whole, fraction) = split(amount, places);
    match fraction {
        None => json!(whole),
        Some(fraction) => serde_json::from_str(&format!("{whole}.{fraction}")).unwrap_or_default(),
    }
}
