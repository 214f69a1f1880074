//! Options: the typed choices and figures by which rulebooks differ.
//!
//! An option is a Rust type that stands beside the rule that owns it. Its doc comment, its key and its values are the
//! only source for `ruling options`, for the schemas, for "did you mean" and for the alternatives the verifier tries.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What an option can be set to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OptionValue {
    /// One of the names a choice knows.
    Choice(&'static str),
    /// A whole number in the option's unit.
    Figure(i64),
    /// What an offence costs: one step for each time it is committed, the last step for every later time.
    Tariff(Vec<TariffStep>),
}

/// One step of a tariff.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TariffStep {
    /// Whether the sanction must be given; otherwise it may be.
    pub must: bool,
    pub sanction: Sanction,
}

/// What a player can be made to suffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sanction {
    Warning,
    /// Rounds of hands that the player sits out.
    Rounds(i64),
    /// Hands that the player sits out.
    Hands(i64),
    /// At least so many hands that the player sits out.
    HandsOrMore(i64),
    /// He is out of the contest.
    Disqualification,
}

impl fmt::Display for TariffStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.must && self.sanction != Sanction::Warning {
            f.write_str("must ")?;
        }
        match self.sanction {
            Sanction::Warning => f.write_str("warning"),
            Sanction::Rounds(1) => f.write_str("1 round"),
            Sanction::Rounds(n) => write!(f, "{n} rounds"),
            Sanction::Hands(1) => f.write_str("1 hand"),
            Sanction::Hands(n) => write!(f, "{n} hands"),
            Sanction::HandsOrMore(n) => write!(f, "{n} hands or more"),
            Sanction::Disqualification => f.write_str("disqualification"),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Choice(name) => f.write_str(name),
            OptionValue::Figure(n) => write!(f, "{n}"),
            OptionValue::Tariff(steps) => {
                f.write_str("[")?;
                for (i, step) in steps.iter().enumerate() {
                    if i > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{step}")?;
                }
                f.write_str("]")
            }
        }
    }
}

/// The shape of an option's values.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// The names of the values, each with its one-line documentation.
    Choice(&'static [(&'static str, &'static str)]),
    /// A whole number of this unit (`%`, `actions`, `raises`, `big blinds`), from 1.
    Figure {
        unit: &'static str,
        max: i64,
    },
    Tariff,
}

/// Everything that is known of an option.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// `betting.one_chip_call`.
    pub key: &'static str,
    /// One line: the question that the option answers.
    pub doc: &'static str,
    pub kind: OptionKind,
}

impl OptionSpec {
    /// The name under which a text prints this option: `betting-one-chip-call`.
    pub fn variable(&self) -> String {
        self.key.replace(['.', '_'], "-")
    }

    /// Reads a value as a house writes it: a choice's name, `50 %`, `3`, `[warning, must 1 round]`.
    ///
    /// # Errors
    /// One sentence that says what was expected.
    pub fn parse(&self, text: &str) -> Result<OptionValue, String> {
        let text = text.trim();
        match self.kind {
            OptionKind::Choice(values) => {
                values.iter().find(|(name, _)| *name == text).map(|(name, _)| OptionValue::Choice(name)).ok_or_else(|| {
                    let names: Vec<_> = values.iter().map(|(name, _)| *name).collect();
                    format!("`{text}` is no value of `{}`; it takes {}", self.key, names.join(", "))
                })
            }
            OptionKind::Figure { unit, max } => {
                let digits = text.strip_suffix(unit).unwrap_or(text).trim();
                match digits.parse::<i64>() {
                    Ok(n) if (1..=max).contains(&n) => Ok(OptionValue::Figure(n)),
                    _ => Err(format!("`{text}` is no figure for `{}`; it takes 1 to {max} {unit}", self.key)),
                }
            }
            OptionKind::Tariff => {
                let inner = text.strip_prefix('[').and_then(|t| t.strip_suffix(']')).unwrap_or(text);
                let steps: Option<Vec<TariffStep>> = inner.split(',').map(|step| parse_step(step.trim())).collect();
                steps.filter(|s| !s.is_empty()).map(OptionValue::Tariff).ok_or_else(|| {
                    format!("`{text}` is no tariff for `{}`; it takes steps such as [warning, must 1 round]", self.key)
                })
            }
        }
    }
}

fn parse_step(text: &str) -> Option<TariffStep> {
    // A warning is given as a matter of course; what costs hands may be left to discretion.
    let (must, rest) = match text.strip_prefix("must ") {
        Some(rest) => (true, rest.trim()),
        None => (text == "warning", text),
    };
    let sanction = if rest == "warning" {
        Sanction::Warning
    } else {
        let (n, unit) = rest.split_once(' ')?;
        let n = n.parse::<i64>().ok().filter(|n| (1..=100).contains(n))?;
        match unit {
            "round" | "rounds" => Sanction::Rounds(n),
            "hand" | "hands" => Sanction::Hands(n),
            _ => return None,
        }
    };
    Some(TariffStep { must, sanction })
}

/// An option as a type.
pub trait HouseOption: Sized {
    const SPEC: OptionSpec;
    /// What the engine works with.
    type Out;
    fn read(value: &OptionValue) -> Option<Self::Out>;
}

/// Defines a choice: an enum whose variants are the values.
macro_rules! choice {
    ($(#[doc = $doc:literal])+ $key:literal $name:ident { $($(#[doc = $vdoc:literal])+ $variant:ident = $text:literal,)+ }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[doc = $vdoc])+ $variant,)+ }

        impl $crate::engine::options::HouseOption for $name {
            const SPEC: $crate::engine::options::OptionSpec = $crate::engine::options::OptionSpec {
                key: $key,
                doc: concat!($($doc),+),
                kind: $crate::engine::options::OptionKind::Choice(&[$(($text, concat!($($vdoc),+)),)+]),
            };
            type Out = Self;
            fn read(value: &$crate::engine::options::OptionValue) -> Option<Self> {
                match value {
                    $($crate::engine::options::OptionValue::Choice($text) => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use choice;

/// Defines a figure: a marker type that reads as a whole number.
macro_rules! figure {
    ($(#[doc = $doc:literal])+ $key:literal $name:ident in $unit:literal up to $max:literal) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl $crate::engine::options::HouseOption for $name {
            const SPEC: $crate::engine::options::OptionSpec = $crate::engine::options::OptionSpec {
                key: $key,
                doc: concat!($($doc),+),
                kind: $crate::engine::options::OptionKind::Figure { unit: $unit, max: $max },
            };
            type Out = i64;
            fn read(value: &$crate::engine::options::OptionValue) -> Option<i64> {
                match value {
                    $crate::engine::options::OptionValue::Figure(n) => Some(*n),
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use figure;
