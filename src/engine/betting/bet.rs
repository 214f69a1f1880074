//! The opening bet, `rules/betting/bet.yaml`.

use crate::engine::chips::Amount;
use crate::engine::hand::Hand;
use crate::engine::law::{Answer, Law, cites};

/// The smallest bet.
pub fn least(hand: &Hand, law: &Law) -> Answer<Amount> {
    if hand.step().is_some() {
        let mut step = super::limit_structure::step(hand, law);
        step.cite(&law.cites(&["bet/minimum", "bet/open"]));
        return step;
    }
    law.ask(|p| {
        let mut because = vec![p.clause("bet/minimum")?];
        because.extend(cites(p, &["bet/open"]));
        Some((hand.big_blind, because))
    })
    .unwrap_or_else(|| Answer::plain(hand.big_blind))
}
