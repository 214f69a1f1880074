//! Sharing a pot by agreement, `rules/conduct/chopping.yaml`.

use crate::engine::clauses::chopping as clause;
use crate::engine::event::{Agreement, ChipsDeed, Seat, Step};
use crate::engine::rules::offences::{Case, cases};
use crate::engine::ruling::{ChipsVerdict, Ruling, Verdict};

/// Players agree to share the pot, or have the dealer divide it.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    if case.does(&[ChipsDeed::AsksToDivide]) {
        let refused = case.by_books(Verdict::Refused, &[clause::NO_DEALERS_TASK]);
        return refused.into_iter().collect();
    }
    if !matches!(case.step(), Some(Step::Agree(Agreement::SplitPot))) || !is_first_of_them(case) {
        return Vec::new();
    }
    let hand = case.h.state.room.hand();
    let live: Vec<Seat> = hand.live().map(|player| player.seat).collect();
    let together = |other: &Case| other.incident.line == case.incident.line;
    let agreed: Vec<Seat> = cases(case.h).filter(together).filter_map(|other| other.by()).collect();
    let all = hand.players.iter().all(|player| agreed.contains(&player.seat));
    let pair = if let [one, two] = live[..] { Some((one, two)).filter(|_| all) } else { None };
    let Some((one, two)) = pair else {
        let clauses = &[clause::PLAYED_OUT, clause::TWO_LEFT];
        let refused = case.by_books(Verdict::Refused, clauses);
        return vec![refused.unwrap_or_else(|| case.left_open())];
    };
    let granted = case.by_books(Verdict::Granted(None), &[clause::TWO_LEFT]);
    let whole = Verdict::Chips(ChipsVerdict::ToEither(hand.total_pot(), one, two));
    let pushed = case.asked(|p| {
        let both = [p.clause(clause::TWO_LEFT)?, p.clause(clause::WHOLE_POT)?];
        Some((whole.clone(), both.to_vec()))
    });
    vec![granted.unwrap_or_else(|| case.left_open())].into_iter().chain(pushed).collect()
}

/// What several do on one line is noted of each of them, and ruled once.
fn is_first_of_them(case: &Case) -> bool {
    let mut here = cases(case.h).filter(|other| other.incident.line == case.incident.line);
    here.next().is_some_and(|first| first.by() == case.by())
}
