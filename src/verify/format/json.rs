//! For programs of one's own.

use std::path::Path;

use serde_json::{Value, json};

use super::place::{Region, relative};
use crate::diagnostic::Finding;
use crate::verify::VerifyReport;

pub fn json(report: &VerifyReport, base: &Path) -> Value {
    let findings: Vec<Value> = report.findings.iter().map(|finding| as_value(finding, base)).collect();
    let silenced = report.silenced.iter().map(|silenced| {
        let mut value = as_value(&silenced.finding, base);
        value["because"] = silenced.because.as_str().into();
        value
    });
    json!({
        "findings": findings,
        "silenced": silenced.collect::<Vec<Value>>(),
        "rules": report.rules,
        "clauses": report.clauses,
        "houses": report.houses,
        "scenarios": report.checked.scenarios,
        "examples": report.checked.examples,
        "conflicts": report.checked.conflicts,
        "values": report.values.map(|values| json!({ "told_apart": values.told, "pairs": values.pairs })),
    })
}

fn as_value(finding: &Finding, base: &Path) -> Value {
    let place = finding.place.as_ref().map(|place| {
        let region = Region::of(place);
        json!({
            "file": relative(&place.file.name, base),
            "line": region.line,
            "column": region.column,
            "end_line": region.end_line,
            "end_column": region.end_column,
        })
    });
    json!({
        "id": finding.lint.id,
        "severity": finding.lint.severity.name(),
        "message": finding.message,
        "place": place,
        "help": finding.help,
    })
}
