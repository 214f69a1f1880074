//! Chips found after an all-in was called, `rules/betting/hidden-chips.yaml`.

use crate::engine::options::choice;

choice! {
    /// Do chips that were hidden when an all-in was called play?
    "betting.hidden_chips" HiddenChips {
        /// They count when their owner loses and not when he wins.
        PlayAgainstOwner = "play-against-owner",
        /// The floor decides.
        FloorDecides = "floor-decides",
    }
}

use crate::engine::chips::Amount;
use crate::engine::clauses::hidden_chips as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rulebooks::Grounded;
use crate::engine::ruling::{Action, ChipChange, Question, Verdict};

/// Chips come to light: how they count is ruled when the pot is awarded, or left to the floor at once.
///
/// # Errors
/// When he is not all-in.
pub fn found(h: &mut Hearing, seat: Seat, amount: Amount) -> Result<(), Problem> {
    let player = h.state.room.hand_mut().seat_mut(seat)?;
    if !player.all_in {
        return Err(Problem::new(format!("{seat} is not all-in"), "chips are found after an all-in was called"));
    }
    let total = player.committed();
    h.state.hidden = Some((seat, amount));
    if let Some(Grounded { value: HiddenChips::FloorDecides, because, silent }) = outcome(h) {
        h.rule(Question::Chips, Verdict::Floor(counted_or_not(seat, total, amount)), because, silent);
    }
    Ok(())
}

/// The pot is awarded: what the chips that were out of sight win or lose.
pub fn awarded(h: &mut Hearing, winner: Seat) {
    let Some((seat, hidden)) = h.state.hidden else { return };
    let hand = h.state.room.hand();
    let Some(owner) = hand.find(seat) else { return };
    let Some(caller) = hand.live().filter(|p| p.seat != seat).max_by_key(|p| p.committed()) else { return };
    let other = caller.seat;
    let covers = caller.stack().map_or(Amount::MAX, |stack| caller.committed().saturating_add(stack));
    let total = owner.committed();
    let shown = total.min(covers);
    let Some(outcome) = outcome(h) else { return };
    let mut because = outcome.because;
    because.extend(h.books.cites(&[clause::INCLUDED]));
    match outcome.value {
        HiddenChips::PlayAgainstOwner => {
            let all = total.saturating_add(hidden).min(covers);
            let verdict = if winner == seat { Verdict::Moves(shown, other, seat) } else { Verdict::Moves(all, seat, other) };
            h.rule(Question::Chips, verdict, because, outcome.silent);
        }
        HiddenChips::FloorDecides if h.state.hidden_out => left_out(h, winner, shown),
        HiddenChips::FloorDecides => {
            h.rule(Question::Chips, Verdict::Floor(counted_or_not(seat, total, hidden)), because, outcome.silent);
        }
    }
}

/// The floor has left them out: they are not paid if he wins, and not his to keep if he loses.
fn left_out(h: &mut Hearing, winner: Seat, shown: Amount) {
    let Some((seat, hidden)) = h.state.hidden else { return };
    let Some(other) = h.state.room.hand().live().filter(|p| p.seat != seat).max_by_key(|p| p.committed()).map(|p| p.seat) else {
        return;
    };
    let paid = h.books.cites(&[clause::NOT_PAID]);
    let kept = h.books.cites(&[clause::NOT_KEPT]);
    if winner == seat {
        let silent = paid.is_empty();
        h.rule(Question::Chips, Verdict::Moves(shown, other, seat), paid, silent);
        return;
    }
    let silent = kept.is_empty();
    h.rule(Question::Chips, Verdict::Moves(shown, seat, other), kept.clone(), silent);
    let of = vec![Verdict::Moves(hidden, seat, other), Verdict::OutOfPlay(hidden, seat)];
    h.rule(Question::Hand, Verdict::Floor(of), kept, silent);
}

/// The floor has decided what his all-in comes to.
pub fn decided(h: &mut Hearing, verdict: &Verdict) {
    if let (Some((seat, _)), Verdict::Action(who, Action::AllIn(n), _)) = (h.state.hidden, verdict)
        && seat == *who
    {
        h.state.hidden_out = h.state.room.hand().find(seat).is_some_and(|p| p.committed() >= *n);
    }
}

fn outcome(h: &Hearing) -> Option<Grounded<HiddenChips>> {
    h.books.ask(|p| Some((p.get::<HiddenChips>()?, vec![p.clause(clause::OUTCOME)?])))
}

fn counted_or_not(seat: Seat, total: Amount, hidden: Amount) -> Vec<Verdict> {
    [total, total.saturating_add(hidden)].map(|n| Verdict::Action(seat, Action::AllIn(n), ChipChange::None)).to_vec()
}
