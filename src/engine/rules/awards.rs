//! Who wins what, once it is certain: a list of the rules that say.

use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::rules::cash::rake;
use crate::engine::rules::showdown::{showdown_order, uncontested_showdown};
use crate::engine::ruling::{Ruling, Verdict};
use crate::engine::table::pots::Pot;

/// Who wins these pots; nothing while nobody can say so yet.
pub(in crate::engine) fn awards(h: &Hearing, pots: &[Pot]) -> Vec<Ruling> {
    let hand = h.room().hand();
    if h.state.faces.settled || pots.iter().all(|pot| pot.amount == 0) || dead_chips_are_undecided(h) {
        return Vec::new();
    }
    let pots = &rake::less_the_commission(h, pots);
    let live: Vec<Seat> = hand.live().map(|p| p.seat).collect();
    match (live.as_slice(), h.state.faces.alive(hand).as_slice()) {
        ([winner], _) => uncontested_showdown::all_folded(h, pots, *winner),
        (_, [winner]) => uncontested_showdown::last_hand(h, pots, *winner),
        (_, []) => showdown_order::all_mucked(h, pots),
        (_, [_, _, ..]) => showdown_order::best_wins(h, pots),
    }
}

/// The floor may yet give back chips of a dead hand: until it has decided nobody can say how much is won.
fn dead_chips_are_undecided(h: &Hearing) -> bool {
    let of_dead = |verdict: &Verdict| matches!(verdict, Verdict::Stays(_, seat) if !h.state.faces.is_alive(*seat));
    h.state.rulings.iter().any(|ruling| matches!(&ruling.verdict, Verdict::Floor(of) if of.iter().any(of_dead)))
}
