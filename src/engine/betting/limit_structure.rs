//! Fixed steps, `rules/betting/limit-structure.yaml`.

use super::reopening;
use crate::engine::chips::Amount;
use crate::engine::hand::Hand;
use crate::engine::law::{Answer, Law};

/// The one total to which a raise may go: a step above the last full bet.
pub fn raise_to(hand: &Hand, law: &Law) -> Answer<Amount> {
    let step = step(hand, law);
    let base = hand.increases.iter().rev().find(|i| i.full).map_or(0, |i| i.to);
    let to = base + step.value;
    let mut answer = step.map(|_| to);
    if hand.increases.iter().any(|i| !i.full) {
        answer = answer.resting_on(&reopening::completion(law));
    } else if reopening::rests_on_share(hand) {
        answer.cite(&law.cites(&["reopening/limit-share"]));
    }
    answer
}

/// The size of a bet on this street. The stakes of a fixed-limit game state it, whether or not a book repeats it.
pub fn step(hand: &Hand, law: &Law) -> Answer<Amount> {
    let because = law.cites(&["limit-structure/step", "limit-structure/streets"]);
    Answer { value: hand.step().unwrap_or(hand.big_blind), because, silent: false }
}
