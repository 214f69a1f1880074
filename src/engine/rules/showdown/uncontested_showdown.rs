//! One hand is left, `rules/showdown/uncontested-showdown.yaml`.

use super::{all_in_showdown, showdown_order, split_pot, tabling};
use crate::engine::clauses::uncontested_showdown as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::{Grounded, carried};
use crate::engine::rules::procedure::dead_hand;
use crate::engine::ruling::{Question, Ruling, ShowDuty, Verdict};
use crate::engine::table::pots::Pot;

/// No other hand is left: the pot is his, whatever becomes of his cards.
pub(crate) fn has_won(h: &Hearing, seat: Seat) -> bool {
    let hand = h.state.room.hand();
    let only = |seats: &[Seat]| seats == [seat];
    let live: Vec<Seat> = hand.live().map(|p| p.seat).collect();
    let shares = showdown_order::all_who_muck_share(h.books.house);
    only(&live) || !shares && only(&h.state.faces.alive(hand))
}

/// All others have folded: who has outlasted the betting need not hold on to his cards, nor show them.
pub(crate) fn all_folded(h: &Hearing, pots: &[Pot], winner: Seat) -> Vec<Ruling> {
    let because = h.books.cites(&[clause::ALL_FOLDED]);
    let mut rulings = wins_all(h, pots, winner, |_| true, &Grounded { value: (), because, silent: false });
    rulings.extend(need_not_show(h, winner).or_else(|| by_custom_need_not_show(h, winner)));
    rulings
}

/// At the showdown all others have mucked or are dead: the last hand wins the pots that it has a claim to.
pub(crate) fn last_hand(h: &Hearing, pots: &[Pot], winner: Seat) -> Vec<Ruling> {
    if showdown_order::caller_shows(h, winner) {
        return Vec::new();
    }
    if let Some(undecided) = showdown_order::against_one_turned_up(h, pots, winner) {
        return undecided;
    }
    wins_all(h, pots, winner, |pot| pot.seats.contains(&winner), &why_the_last(h, winner))
}

fn why_the_last(h: &Hearing, winner: Seat) -> Grounded<()> {
    let hand = h.state.room.hand();
    let meaning = || dead_hand::meaning(h.books.house);
    if h.state.faces.tabled(winner) {
        let because = [showdown_order::best_hand_wins(h.books.house), meaning(), split_pot::unshown_share(h)];
        return Grounded { value: (), because: because.into_iter().flatten().collect(), silent: false };
    }
    if hand.live().any(|p| h.state.faces.of(p.seat).dead) {
        return Grounded { value: (), because: meaning().into_iter().collect(), silent: false };
    }
    // With somebody all-in every hand had to be turned up: the clause does not speak of that.
    let all_in = all_in_showdown::has_come(hand);
    let last = h.books.ask(|p| Some(((), vec![p.clause(clause::LAST_HAND).filter(|_| !all_in)?])));
    last.unwrap_or(Grounded { value: (), because: Vec::new(), silent: true })
}

/// One player wins all the pots that are his; those that are not are nobody's.
fn wins_all(h: &Hearing, pots: &[Pot], winner: Seat, his: impl Fn(&Pot) -> bool, why: &Grounded<()>) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    let mut last_was_nobodys = false;
    for (number, pot) in (0..).zip(pots).filter(|(_, pot)| pot.amount > 0) {
        if his(pot) {
            let verdict = Verdict::Wins(winner, pot.amount, (pots.len() > 1).then_some(number));
            rulings.push(h.follows(Question::Award, verdict, why.because.clone(), why.silent));
        } else if !last_was_nobodys {
            rulings.push(h.nobodys());
        }
        last_was_nobodys = !his(pot);
    }
    rulings
}

/// Who wins unseen need not show, unless he has been ruled to.
pub(crate) fn need_not_show(h: &Hearing, seat: Seat) -> Option<Ruling> {
    let nobody_called = h.state.room.hand().live().count() == 1;
    // With somebody all-in every hand had to be turned up: nobody wins unseen by right.
    if all_in_showdown::asks_for_all(h) {
        return None;
    }
    let clause = if nobody_called { clause::UNSEEN } else { clause::UNSEEN_AT_SHOWDOWN };
    let because = h.books.carried(&[clause]).filter(|_| tabling::has_to_show(h, seat).is_none())?;
    Some(h.follows(Question::Show, Verdict::Showing(seat, ShowDuty::NeedNot), because, false))
}

/// The book says nothing: nobody has called him, and by custom nobody sees his cards.
fn by_custom_need_not_show(h: &Hearing, seat: Seat) -> Option<Ruling> {
    let answer =
        h.books.ask(|p| carried(p, &[clause::UNSEEN])).filter(|answer| answer.silent && tabling::has_to_show(h, seat).is_none())?;
    Some(h.follows(Question::Show, Verdict::Showing(seat, ShowDuty::NeedNot), answer.because, answer.silent))
}
