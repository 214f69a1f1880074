//! For code scanning: SARIF 2.1.0, with the documentation of every finding.

use std::path::Path;

use serde_json::{Value, json};

use super::place::{Region, relative};
use crate::diagnostic::{Finding, Place};
use crate::lang::Lang;
use crate::verify::VerifyReport;
use crate::verify::findings::{GROUPS, all};

pub fn sarif(report: &VerifyReport, base: &Path) -> Value {
    let results: Vec<Value> = report.findings.iter().map(|finding| result(finding, base)).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "ruling", "semanticVersion": env!("CARGO_PKG_VERSION"), "rules": rules() } },
            "columnKind": "unicodeCodePoints",
            "invocations": [{ "executionSuccessful": true }],
            "results": results,
        }],
    })
}

fn rules() -> Vec<Value> {
    let docs = GROUPS.iter().flat_map(|group| group.lints.iter().map(move |doc| (group, doc)));
    docs.map(|(group, doc)| {
        json!({
            "id": doc.id,
            "shortDescription": { "text": doc.what },
            "fullDescription": { "text": format!("{} {}", doc.what, doc.why) },
            "help": { "text": doc.explain(100, Lang::En), "markdown": doc.markdown() },
            "defaultConfiguration": { "level": doc.severity.name() },
            "properties": { "tags": [group.title.to_lowercase()] },
        })
    })
    .collect()
}

fn result(finding: &Finding, base: &Path) -> Value {
    let text = match &finding.help {
        Some(help) => format!("{}\n{help}", finding.message),
        None => finding.message.clone(),
    };
    let mut result = json!({ "ruleId": finding.lint.id, "level": finding.lint.severity.name(), "message": { "text": text } });
    if let Some(index) = all().position(|doc| doc.id == finding.lint.id) {
        result["ruleIndex"] = index.into();
    }
    if let Some(place) = &finding.place {
        result["locations"] = json!([{ "physicalLocation": location(place, base) }]);
    }
    result
}

fn location(place: &Place, base: &Path) -> Value {
    let region = Region::of(place);
    json!({
        "artifactLocation": { "uri": uri(&relative(&place.file.name, base)) },
        "region": {
            "startLine": region.line,
            "startColumn": region.column,
            "endLine": region.end_line,
            "endColumn": region.end_column,
            "snippet": { "text": place.text().trim_end() },
        },
    })
}

/// A path as a reference: relative, or from the root of the file system.
fn uri(path: &str) -> String {
    let mut out = String::new();
    if path.starts_with('/') {
        out.push_str("file://");
    }
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_references() {
        assert_eq!(uri("rules/a.yaml"), "rules/a.yaml");
        assert_eq!(uri("/srv/a.yaml"), "file:///srv/a.yaml");
        assert_eq!(uri("náš klub#1.yaml"), "n%C3%A1%C5%A1%20klub%231.yaml");
    }
}
