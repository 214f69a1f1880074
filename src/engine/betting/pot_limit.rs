//! The greatest bet and raise, `rules/betting/pot-limit.yaml` and `rules/betting/maximum-raise.yaml`.

use crate::engine::chips::Amount;
use crate::engine::event::Structure;
use crate::engine::hand::{Hand, Player};
use crate::engine::law::{Answer, Law};

/// The greatest total to which the player may bet or raise, his stack left aside; `None` is without bound.
pub fn greatest(hand: &Hand, player: &Player, law: &Law) -> Answer<Option<Amount>> {
    match hand.structure {
        Structure::NoLimit => {
            let because = law.cites(&["no-limit-structure/unbounded", "maximum-raise/no-limit", "bet/maximum"]);
            Answer { value: None, because, silent: false }
        }
        Structure::PotLimit => {
            let call = (hand.bet - player.committed).max(0);
            let pot = hand.total_pot().saturating_add(call);
            let max = hand.bet.saturating_add(pot);
            let clauses: &'static [&'static str] = if hand.bet == 0 {
                &["pot-limit/bound", "bet/maximum"]
            } else {
                &["pot-limit/raise", "pot-limit/bound", "maximum-raise/pot-limit"]
            };
            law.ask(|p| {
                let because = crate::engine::law::cites(p, clauses);
                (!because.is_empty()).then_some((Some(max), because))
            })
            .unwrap_or_else(|| Answer::plain(Some(max)))
        }
        Structure::Limit(..) => {
            if hand.bet == 0 {
                let mut step = super::limit_structure::step(hand, law);
                step.cite(&law.cites(&["bet/maximum"]));
                return step.map(Some);
            }
            let mut to = super::limit_structure::raise_to(hand, law);
            to.cite(&law.cites(&["maximum-raise/limit"]));
            to.map(Some)
        }
    }
}
