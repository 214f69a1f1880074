//! For GitHub: workflow commands, which a run shows beside the lines they are about.

use std::fmt::Write as _;
use std::path::Path;

use super::human::summary;
use super::place::{Region, relative};
use crate::diagnostic::Finding;
use crate::lang::Lang;
use crate::verify::VerifyReport;

pub fn github(report: &VerifyReport, base: &Path, lang: Lang) -> String {
    let mut out = String::new();
    for finding in &report.findings {
        let _ = writeln!(out, "{}", command(finding, base));
    }
    out + &summary(report, lang) + "\n"
}

fn command(finding: &Finding, base: &Path) -> String {
    let mut properties = Vec::new();
    if let Some(place) = &finding.place {
        let region = Region::of(place);
        properties.push(("file", relative(&place.file.name, base)));
        properties.push(("line", region.line.to_string()));
        properties.push(("endLine", region.end_line.to_string()));
        // Columns over several lines would be taken for columns of the first.
        if region.line == region.end_line {
            properties.push(("col", region.column.to_string()));
            properties.push(("endColumn", region.end_column.to_string()));
        }
    }
    properties.push(("title", finding.lint.id.to_owned()));
    let properties: Vec<String> = properties.iter().map(|(key, value)| format!("{key}={}", property(value))).collect();
    let message = match &finding.help {
        Some(help) => format!("{}\n{help}", finding.message),
        None => finding.message.clone(),
    };
    format!("::{} {}::{}", finding.lint.severity.name(), properties.join(","), data(&message))
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::diagnostic::{Place, SourceFile};
    use crate::proof::findings::gap;

    #[test]
    fn what_would_end_a_command_is_escaped() {
        let file = Arc::new(SourceFile { name: "a,b:c.yaml".into(), text: "id: x\n".into() });
        let finding = gap::LINT.finding("50%: nothing\nrules").at(Place::new(&file, 4..5)).help("a, b");
        assert_eq!(
            command(&finding, Path::new("/")),
            "::warning file=a%2Cb%3Ac.yaml,line=1,endLine=1,col=5,endColumn=6,title=gap::50%25: nothing%0Arules%0Aa, b"
        );
        assert_eq!(command(&gap::LINT.finding("x"), Path::new("/")), "::warning title=gap::x");
    }
}
