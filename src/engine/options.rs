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
    /// One of these; never empty.
    pub of: Vec<Price>,
}

/// What a step of a tariff costs, or one of the things that it may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Price {
    Nothing,
    /// A penalty whose kind is left open.
    Open,
    One(Sanction),
    /// From the one to the other.
    RoundsBetween(i64, i64),
    HandsBetween(i64, i64),
}

/// What a player can be made to suffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sanction {
    Warning,
    /// Hands that the player sits out.
    Hands(i64),
    /// At least so many hands that the player sits out.
    HandsOrMore(i64),
    HandsUpTo(i64),
    /// Rounds of hands that the player sits out.
    Rounds(i64),
    RoundsUpTo(i64),
    /// Whatever the floor sees fit, up to disqualification.
    UpToDisqualification,
    /// Whatever the floor sees fit, up to a ban from all contests.
    UpToBan,
    /// He is out of the contest.
    Disqualification,
    /// He is out of all contests of the season.
    SeasonBan,
}

/// The step that is due where the offence was committed so often before.
pub fn step_after(earlier: i64, steps: &[TariffStep]) -> Option<&TariffStep> {
    let step = usize::try_from(earlier).ok().and_then(|at| steps.get(at));
    step.or(steps.last())
}

impl fmt::Display for Price {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Price::Nothing => f.write_str("nothing"),
            Price::Open => f.write_str("penalty"),
            Price::One(sanction) => write!(f, "{sanction}"),
            Price::RoundsBetween(from, to) => write!(f, "{from}..{to} rounds"),
            Price::HandsBetween(from, to) => write!(f, "{from}..{to} hands"),
        }
    }
}

impl fmt::Display for Sanction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = |n: &i64| if *n == 1 { "" } else { "s" };
        match self {
            Sanction::Warning => f.write_str("warning"),
            Sanction::Rounds(n) => write!(f, "{n} round{}", s(n)),
            Sanction::RoundsUpTo(n) => write!(f, "up to {n} round{}", s(n)),
            Sanction::Hands(n) => write!(f, "{n} hand{}", s(n)),
            Sanction::HandsUpTo(n) => write!(f, "up to {n} hand{}", s(n)),
            Sanction::HandsOrMore(n) => write!(f, "{n} hand{} or more", s(n)),
            Sanction::UpToDisqualification => f.write_str("penalty up to disqualification"),
            Sanction::UpToBan => f.write_str("penalty up to a ban"),
            Sanction::Disqualification => f.write_str("disqualification"),
            Sanction::SeasonBan => f.write_str("season ban"),
        }
    }
}

impl fmt::Display for TariffStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.must && !goes_without_must(&self.of) {
            f.write_str("must ")?;
        }
        for (i, price) in self.of.iter().enumerate() {
            let between = if i > 0 { " | " } else { "" };
            write!(f, "{between}{price}")?;
        }
        Ok(())
    }
}

/// A warning is given as a matter of course, and nothing leaves no choice; what costs more may be left to discretion.
fn goes_without_must(of: &[Price]) -> bool {
    matches!(of, [Price::Nothing | Price::One(Sanction::Warning)])
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
    let (must, rest) = match text.strip_prefix("must ") {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let of: Vec<Price> = rest.split('|').map(|price| parse_price(price.trim())).collect::<Option<_>>()?;
    Some(TariffStep { must: must || goes_without_must(&of), of })
}

fn parse_price(text: &str) -> Option<Price> {
    match text {
        "nothing" => return Some(Price::Nothing),
        "penalty" => return Some(Price::Open),
        "penalty up to disqualification" => return Some(Price::One(Sanction::UpToDisqualification)),
        "penalty up to a ban" => return Some(Price::One(Sanction::UpToBan)),
        "warning" => return Some(Price::One(Sanction::Warning)),
        "disqualification" => return Some(Price::One(Sanction::Disqualification)),
        "season ban" => return Some(Price::One(Sanction::SeasonBan)),
        _ => {}
    }
    let (up_to, counted) = text.strip_prefix("up to ").map_or((false, text), |counted| (true, counted));
    let (n, unit) = counted.split_once(' ')?;
    let rounds = match unit {
        "round" | "rounds" => true,
        "hand" | "hands" => false,
        _ => return None,
    };
    let count = |n: &str| n.parse::<i64>().ok().filter(|n| (1..=100).contains(n));
    if let Some((from, to)) = n.split_once("..") {
        let (from, to) = (count(from)?, count(to).filter(|_| !up_to)?);
        let between = if rounds { Price::RoundsBetween(from, to) } else { Price::HandsBetween(from, to) };
        return (from < to).then_some(between);
    }
    let n = count(n)?;
    let sanction = match (up_to, rounds) {
        (false, true) => Sanction::Rounds(n),
        (false, false) => Sanction::Hands(n),
        (true, true) => Sanction::RoundsUpTo(n),
        (true, false) => Sanction::HandsUpTo(n),
    };
    Some(Price::One(sanction))
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

/// Defines a tariff: a marker type that reads as its steps.
macro_rules! tariff {
    ($(#[doc = $doc:literal])+ $key:literal $name:ident) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl $crate::engine::options::HouseOption for $name {
            const SPEC: $crate::engine::options::OptionSpec = $crate::engine::options::OptionSpec {
                key: $key,
                doc: concat!($($doc),+),
                kind: $crate::engine::options::OptionKind::Tariff,
            };
            type Out = Vec<$crate::engine::options::TariffStep>;
            fn read(value: &$crate::engine::options::OptionValue) -> Option<Self::Out> {
                match value {
                    $crate::engine::options::OptionValue::Tariff(steps) => Some(steps.clone()),
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use tariff;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_reads_back_from_its_own_text() {
        for text in [
            "nothing",
            "penalty",
            "must penalty",
            "warning",
            "must 1 round",
            "3 hands",
            "up to 1 round",
            "must up to 2 hands",
            "must warning | 1 round",
            "must 2..3 rounds",
            "must 1..4 rounds | disqualification | season ban",
            "penalty up to disqualification",
            "must penalty up to a ban",
        ] {
            assert_eq!(parse_step(text).unwrap().to_string(), text);
        }
        assert_eq!(parse_step("must warning"), parse_step("warning"));
        for text in ["", "must", "0 rounds", "3..2 rounds", "up to 1..2 rounds", "2 minutes", "warning |"] {
            assert_eq!(parse_step(text), None, "{text}");
        }
    }

    #[test]
    fn the_last_step_holds_for_every_later_time() {
        let steps: Vec<TariffStep> = ["warning", "must 1 round"].iter().map(|text| parse_step(text).unwrap()).collect();
        let due = |earlier| step_after(earlier, &steps).unwrap().to_string();
        assert_eq!([due(0), due(1), due(9)], ["warning", "must 1 round", "must 1 round"]);
        assert_eq!(step_after(0, &[]), None);
    }
}
