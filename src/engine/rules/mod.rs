//! The rules: one file a rule, in the folders of `rules/`, each with the options it owns and everything that it decides. Beside
//! the folders stands what several rules share: how readings are weighed and settled, what is open to a player, how pots are
//! divided.

pub mod award;
pub(in crate::engine) mod awards;
pub mod betting;
pub mod cash;
pub mod conduct;
pub mod dealing;
pub(in crate::engine) mod decisions;
mod default_reading;
pub mod general;
pub(in crate::engine) mod ground;
pub(in crate::engine) mod in_force;
pub mod legal_actions;
pub mod limit;
pub mod limits;
pub(in crate::engine) mod money;
pub(in crate::engine) mod of_room;
pub(in crate::engine) mod offences;
pub mod outcome;
pub mod procedure;
pub mod reading;
pub mod readings;
pub mod reference;
pub mod seating;
pub mod showdown;
pub(in crate::engine) mod unanswered;

use std::sync::LazyLock;

use crate::engine::options::OptionSpec;

/// Every option, in the order of the chapters and of their rules.
pub fn options() -> &'static [OptionSpec] {
    static ALL: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
        [
            procedure::OPTIONS,
            betting::OPTIONS,
            showdown::OPTIONS,
            dealing::OPTIONS,
            conduct::OPTIONS,
            general::OPTIONS,
            seating::OPTIONS,
            cash::OPTIONS,
        ]
        .concat()
    });
    &ALL
}

/// The option with this key.
pub fn option(key: &str) -> Option<&'static OptionSpec> {
    options().iter().find(|spec| spec.key == key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::options::{OptionKind, OptionValue};

    #[test]
    fn every_value_reads_back_from_its_own_text() {
        for spec in options() {
            match spec.kind {
                OptionKind::Choice(values) => {
                    for (name, doc) in values {
                        assert_eq!(spec.parse(name), Ok(OptionValue::Choice(name)));
                        assert!(!doc.trim().is_empty(), "{} {name}", spec.key);
                    }
                }
                OptionKind::Figure { unit, max } => {
                    assert_eq!(spec.parse(&format!("{max} {unit}")), Ok(OptionValue::Figure(max)));
                    assert!(spec.parse("0").is_err() && spec.parse("x").is_err());
                }
                OptionKind::Tariff => {
                    let text = "[warning, must 1 round]";
                    assert_eq!(spec.parse(text).unwrap().to_string(), text);
                }
            }
        }
    }

    #[test]
    fn keys_are_unique() {
        let mut keys: Vec<_> = options().iter().map(|s| s.key).collect();
        keys.sort_unstable();
        let n = keys.len();
        keys.dedup();
        assert_eq!(n, keys.len());
    }
}
