//! Every phrase of the notation, by what it makes. How each is written stands in `locales/<language>/phrases.ftl`.

mod betting;
mod cards;
mod chips;
mod conduct;
mod joints;
mod judgements;
mod officials;
mod requests;
mod room;
mod states;
mod steps;
mod verdicts;

pub(super) use betting::Together;
pub(super) use cards::WholeHand;
pub(super) use joints::{Joint, Official, Owner, Stamp};
pub(super) use room::{DealTerm, DealTogether};
#[cfg(test)]
pub(super) use verdicts::SmallBlind;
pub(super) use verdicts::{Bounds, LegalAction};
