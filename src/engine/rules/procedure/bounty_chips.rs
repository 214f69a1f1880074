//! What lies among the chips and is none, `rules/procedure/bounty-chips.yaml`.

use crate::engine::attempt::{Attempt, Situation};
use crate::engine::clauses::bounty_chips as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::{BoundTo, Hearing};
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::betting::{acting_in_turn, ambiguous_amount};
use crate::engine::rules::outcome::{Outcome, settle};
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Action, ChipChange, Question, Verdict};

/// At his turn he bets with something that is worth nothing in the game: the floor says what he is held to. Out of turn it is
/// no more than a gesture.
pub(crate) fn puts_in(h: &mut Hearing, seat: Seat) {
    let attempt = Attempt { seat, steps: Vec::new() };
    if h.room().hand().to_act() != Some(seat) {
        return;
    }
    let of_the_book = |named: bool| if named { h.situation(&attempt).map(|s| between(&s, &h.books)) } else { None };
    let asked = h.books.ask(|p| {
        let named = p.clause(clause::AS_BET).map(|clause| (true, vec![clause]));
        named.or_else(|| Some((false, vec![ambiguous_amount::own_risk(p)?])))
    });
    let Some(left) = asked.map(|asked| asked.map(|named| of_the_book(named).unwrap_or_default())) else { return };
    let verdicts = left.value.iter().map(|(done, change)| Verdict::Action(seat, *done, *change)).collect();
    h.rule(Question::Meaning, Verdict::Floor(verdicts), left.because, left.silent);
    h.about(seat);
    acting_in_turn::leaves_open(h, &attempt, BoundTo::Floor);
}

/// A call or an all-in, as far as that is told: nothing to call and a stack that nobody knows leave it open, and who has no more
/// than the call is all-in either way.
fn between(s: &Situation, books: &Rulebooks) -> Vec<(Action, ChipChange)> {
    let Some(all) = s.all().filter(|_| s.need() > 0) else { return Vec::new() };
    let readings = [Reading::Call, Reading::AllIn].into_iter().filter(|reading| all > s.hand.bet() || *reading == Reading::AllIn);
    let outcomes = readings.map(|reading| settle(s, &Grounded::plain(reading), books).value);
    outcomes.filter_map(|outcome| if let Outcome::Action(done, change) = outcome { Some((done, change)) } else { None }).collect()
}
