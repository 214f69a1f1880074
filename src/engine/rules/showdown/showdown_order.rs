//! The order of showing, `rules/showdown/showdown-order.yaml`.

use crate::engine::clauses;
use crate::engine::event::Seat;
use crate::engine::hand::Hand;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, cites};

/// Who shows first, and then who. `hands` are those that have to be shown, in no order.
pub fn order(hand: &Hand, hands: &[Seat], policy: &Policy) -> Reply<Vec<Seat>> {
    let aggressor = hand.increases.last().map(|i| i.seat);
    let mut because = match aggressor {
        Some(seat) if hands.contains(&seat) => vec![policy.clause(clauses::showdown_order::AGGRESSOR)?],
        // His hand is gone: the next after him begins.
        Some(_) => vec![policy.clause(clauses::showdown_order::AGGRESSOR)?, policy.clause(clauses::showdown_order::CLOCKWISE)?],
        None => {
            let mut because = vec![policy.clause(clauses::showdown_order::CHECKED_THROUGH)?];
            because.extend(cites(policy, &[clauses::showdown_order::FIRST_TO_ACT]));
            because
        }
    };
    because.extend(cites(policy, &[clauses::showdown_order::ENFORCED]));
    let around: Vec<Seat> = hand.acting_order().collect();
    let start = aggressor.and_then(|first| around.iter().position(|seat| *seat == first)).unwrap_or(0);
    let from_him = around.iter().cycle().skip(start).take(around.len()).copied();
    let mut order: Vec<Seat> = from_him.filter(|seat| hands.contains(seat)).collect();
    if order.len() > 2 {
        match policy.clause(clauses::showdown_order::CLOCKWISE) {
            Some(clause) if !because.contains(&clause) => because.push(clause),
            Some(_) => {}
            None => order.truncate(1),
        }
    }
    Some((order, because))
}
