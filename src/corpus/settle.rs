//! What a book's options are set to, where its provisions do not all agree.

use std::collections::BTreeMap;

use super::findings::unsettled_option;
use super::{Conflict, Provision, Setting};
use crate::diagnostic::Finding;
use crate::engine::options::{OptionSpec, OptionValue};

/// The values of one book, and the options on which it contradicts itself without saying what holds.
#[derive(Debug, Default)]
pub struct SettledValues {
    pub values: BTreeMap<&'static str, OptionValue>,
    pub findings: Vec<Finding>,
}

/// Takes the settings of a book's provisions together. A conflict that holds one value beats the others.
pub fn settle<'c>(provisions: impl Iterator<Item = &'c Provision>, conflicts: &[Conflict]) -> SettledValues {
    let provisions: Vec<&Provision> = provisions.collect();
    let mut by_option: BTreeMap<&'static str, Vec<&Setting>> = BTreeMap::new();
    for setting in provisions.iter().flat_map(|provision| &provision.sets) {
        let settings = by_option.entry(setting.key()).or_default();
        if settings.iter().all(|known| known.value != setting.value) {
            settings.push(setting);
        }
    }
    let mut settled = SettledValues::default();
    for (key, mut settings) in by_option {
        let first = settings[0];
        let beaten = beaten(first.spec, &provisions, conflicts);
        settings.retain(|setting| !beaten.contains(&setting.value));
        if let [_, second, ..] = settings.as_slice() {
            settled.findings.push(unsettled_option::finding(settings[0], second));
        }
        // All beaten, in a circle of conflicts: the first stands until somebody says otherwise.
        settled.values.insert(key, settings.first().unwrap_or(&first).value.clone());
    }
    settled
}

/// The values of an option that lose a conflict.
fn beaten(spec: &OptionSpec, provisions: &[&Provision], conflicts: &[Conflict]) -> Vec<OptionValue> {
    let set_by = |id: &str| {
        let provision = provisions.iter().find(|provision| provision.refs.iter().any(|own| own.value == id))?;
        provision.sets.iter().find(|setting| setting.key() == spec.key).map(|setting| setting.value.clone())
    };
    let mut beaten = Vec::new();
    for conflict in conflicts.iter().filter(|conflict| conflict.option.is_some_and(|option| option.key == spec.key)) {
        let read = |side: &super::Side| side.value.clone().or_else(|| set_by(side.provision_id()));
        let Some(held) = conflict.held().and_then(read) else { continue };
        beaten.extend(conflict.sides.iter().filter_map(read).filter(|value| *value != held));
    }
    beaten
}

#[cfg(test)]
mod tests {
    use super::super::tests::load;
    use super::super::{HouseView, Source};
    use super::*;

    const TWICE: (&str, &str) =
        ("restates: b-1", "clauses: [undercall/duty], sets: { betting.undercall: full-call-opening-or-heads-up }");

    fn with(conflict: &str) -> Result<super::super::Corpus, Vec<Finding>> {
        let house = super::super::tests::HOUSE.replacen(TWICE.0, TWICE.1, 1) + conflict;
        let rule = ("rules/betting/undercall.yaml", super::super::tests::RULE);
        super::super::Corpus::load(&Source::memory([rule, ("rules/houses/base.yaml", &house)]))
    }

    #[test]
    fn a_book_must_say_what_holds() {
        let findings = load(("", ""), TWICE, &[]).unwrap_err();
        assert_eq!(findings.iter().map(|finding| finding.lint.id).collect::<Vec<_>>(), ["unsettled-option"]);
        assert_eq!(findings[0].place.as_ref().unwrap().line(), 18);
    }

    #[test]
    fn the_held_side_of_a_conflict_is_the_value() {
        for (sides, holds, value) in [
            ("b-1, b-2", "b-2", "full-call-opening-or-heads-up"),
            ("b-1, b-2", "b-1", "complete-or-forfeit"),
            ("{ provision: b-1, reads: complete-or-forfeit }, b-2", "complete-or-forfeit", "complete-or-forfeit"),
        ] {
            let conflict = format!("  - {{ kind: option, option: betting.undercall, sides: [{sides}], holds: {holds} }}\n");
            let corpus = with(&conflict).unwrap();
            let view = HouseView::new(&corpus, "base").unwrap();
            assert_eq!(view.value("betting.undercall").unwrap().to_string(), value);
        }
        let open = with("  - { kind: option, option: betting.undercall, sides: [b-1, b-2] }\n");
        assert_eq!(open.unwrap_err()[0].lint.id, "unsettled-option");
    }
}
