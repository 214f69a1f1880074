//! Every combination of cases that some house reaches has exactly one text.

use super::findings::{case_with_two_texts, case_without_text};
use super::settle::settle;
use super::{Clause, ClauseBody, Corpus, HouseView, TextCase};
use crate::diagnostic::Finding;

pub fn check(corpus: &Corpus) -> Vec<Finding> {
    let mut findings = Vec::new();
    for house in &corpus.houses {
        findings.extend(settle(house.provisions(), &house.conflicts).findings);
        let Some(view) = HouseView::new(corpus, &house.id) else { continue };
        for clause in
            view.rules().flat_map(|rule| &rule.clauses).filter(|clause| view.carries(&clause.id) && !view.words_itself(&clause.id))
        {
            if let ClauseBody::Cases(cases) = &clause.body {
                findings.extend(check_clause(&view, clause, cases));
            }
        }
    }
    findings
}

fn check_clause(view: &HouseView, clause: &Clause, cases: &[TextCase]) -> Option<Finding> {
    let mut fitting = cases.iter().filter(|case| case.when.matches(|key| view.value(key)));
    match (fitting.next(), fitting.next()) {
        (Some(_), None) => None,
        (Some(_), Some(second)) => Some(case_with_two_texts::finding(view, clause, second, &values(view, cases))),
        (None, _) => Some(case_without_text::finding(view, clause, &values(view, cases), &open(view, cases))),
    }
}

/// The options that the cases look at.
fn keys(cases: &[TextCase]) -> Vec<&'static str> {
    let mut keys: Vec<&str> = cases.iter().flat_map(|case| case.when.conditions()).map(|condition| condition.spec.key).collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// Those of them that the house leaves open.
fn open(view: &HouseView, cases: &[TextCase]) -> Vec<&'static str> {
    keys(cases).into_iter().filter(|key| view.value(key).is_none()).collect()
}

/// What the house sets the options to that the cases look at.
fn values(view: &HouseView, cases: &[TextCase]) -> String {
    let shown = keys(cases).into_iter().map(|key| match view.value(key) {
        Some(value) => format!("`{key}: {value}`"),
        None => format!("`{key}` left open"),
    });
    shown.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::super::Source;
    use super::super::tests::load;
    use super::*;
    use crate::engine::options::{OptionKind, OptionValue};
    use crate::engine::rules;

    fn found(rule: (&str, &str), house: (&str, &str)) -> Vec<(&'static str, String, String)> {
        let findings = load(rule, house, &[]).err().unwrap_or_default();
        let show = |f: crate::diagnostic::Finding| (f.lint.id, f.place.unwrap().text().to_owned(), f.help.unwrap_or_default());
        findings.into_iter().map(show).collect()
    }

    /// A club may choose any value that `ruling options` lists, whatever house has chosen it so far.
    #[test]
    fn every_value_of_a_choice_has_a_text() {
        let corpus = Corpus::load(&Source::embedded()).unwrap();
        let (mut asked, mut without) = (0, Vec::new());
        for clause in corpus.rules.iter().flat_map(|rule| &rule.clauses) {
            let ClauseBody::Cases(cases) = &clause.body else { continue };
            for key in keys(cases) {
                let Some(OptionKind::Choice(values)) = rules::option(key).map(|spec| spec.kind) else { continue };
                let on_it = |case: &TextCase| case.when.conditions().iter().find(|on| on.spec.key == key).cloned();
                for (value, _) in values {
                    asked += 1;
                    let fits = |case: &TextCase| on_it(case).is_none_or(|on| on.any_of.contains(&OptionValue::Choice(value)));
                    if !cases.iter().any(fits) {
                        without.push(format!("{}: {key}: {value}", clause.id));
                    }
                }
            }
        }
        assert!(asked > 150 && without.is_empty(), "{asked}: {without:?}");
    }

    #[test]
    fn a_reached_case_needs_a_text() {
        let missing = found(
            (
                "when: { betting.undercall: complete-or-forfeit }\n        text",
                "when: { betting.undercall: full-call-opening-or-heads-up, betting.straddle: by-agreement }\n        text",
            ),
            ("", ""),
        );
        let help = "write a case for `betting.straddle` left open, `betting.undercall: complete-or-forfeit`";
        assert_eq!(missing, [("case-without-text", "undercall/duty".into(), help.into())]);
        let open = found(("", ""), ("sets: { betting.undercall: complete-or-forfeit }", "sets: {}"));
        assert_eq!(open[0].2, "write a case for `betting.undercall` left open");
    }

    #[test]
    fn two_texts_are_one_too_many() {
        let two = found(("[full-call-opening-or-heads-up]", "[full-call-opening-or-heads-up, complete-or-forfeit]"), ("", ""));
        assert_eq!(
            two,
            [("case-with-two-texts", "when".into(), "both cases fit: `betting.undercall: complete-or-forfeit`".into())]
        );
    }
}
