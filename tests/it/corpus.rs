//! The shipped corpus, as the verifier sees it.

use ruling::corpus::Source;
use ruling::diagnostic::{Style, render};
use ruling::verify::{VerifyOptions, verify};

#[test]
fn the_shipped_corpus_loads_and_every_scenario_is_green() {
    let report = verify(&Source::embedded(), &VerifyOptions::default());
    let style = Style { colour: false, width: 140, lang: ruling::lang::Lang::En };
    let shown: Vec<_> = report.findings.iter().map(|finding| render(finding, style)).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n"));
    let checked = report.checked;
    assert!(checked.scenarios > 1000 && checked.examples > 50 && checked.conflicts > 50, "{checked:?}");
}
