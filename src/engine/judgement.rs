//! What only a human can find.

use crate::engine::seat::Seat;

/// What a human must find; never assumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    Deliberate,
    /// The chip is tiny beside the bet.
    Tiny,
    Unusual,
    /// Of a player.
    Misinformed(Seat),
    /// The cards lie clear of the muck.
    Separate,
    /// Everybody can tell this player's cards.
    Identifiable(Seat),
    /// What is asked for is well founded.
    Grounds,
    /// He let the others wait for nothing.
    Needless,
    Gross,
    /// A fault of the deal can be put right.
    Correctable,
    /// The cards can be brought back into their order.
    Restorable,
}

/// What was found of this, if anything was: of all the findings in their order the last one holds.
pub fn last_finding(findings: &[(Judgement, bool)], judgement: Judgement) -> Option<bool> {
    findings.iter().rev().find(|(of, _)| *of == judgement).map(|(_, so)| *so)
}
