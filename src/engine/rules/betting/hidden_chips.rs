//! Chips found after an all-in was called, `rules/betting/hidden-chips.yaml`.

use crate::engine::options::choice;

choice! {
    /// Do chips that were hidden when an all-in was called play?
    "betting.hidden_chips" HiddenChips {
        /// They count when their owner loses and not when the owner wins.
        PlayAgainstOwner = "play-against-owner",
        /// The floor decides.
        FloorDecides = "floor-decides",
    }
}

use crate::engine::chips::Amount;
use crate::engine::clauses::hidden_chips as clause;
use crate::engine::conduct_verdict::{ConductVerdict, Measure};
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rulebooks::Grounded;
use crate::engine::ruling::{Action, ChipChange, Question, Ruling, Verdict};

/// Chips come to light: how they count is ruled when the pot is awarded, or left to the floor at once.
///
/// # Errors
/// When he is not all-in.
pub fn found(h: &mut Hearing, seat: Seat, amount: Amount) -> Result<(), Problem> {
    let player = h.state.room.hand_mut().seat_mut(seat)?;
    if !player.all_in() {
        return Err(Problem::new(format!("{seat} is not all-in"), "chips are found after an all-in was called"));
    }
    let total = player.committed();
    h.state.of_hand.hidden = Some((seat, amount));
    if let Some(Grounded { value: HiddenChips::FloorDecides, because, silent }) = outcome(h) {
        h.rule(Question::Chips, Verdict::Floor(counted_or_not(seat, total, amount)), because, silent);
    }
    Ok(())
}

/// The pot is pushed to somebody: what the chips that were out of sight win or lose.
pub fn awarded(h: &mut Hearing, winner: Seat) {
    let rulings: Vec<Ruling> = settled(h, winner).into_iter().map(|ruling| Ruling { line: h.line, ..ruling }).collect();
    h.state.rulings.extend(rulings);
}

/// The same where the hands lie open and one of them has won, before anybody pushes the pot.
pub fn follows(h: &Hearing, awards: &[Ruling]) -> Vec<Ruling> {
    let mut winners: Vec<Seat> =
        awards.iter().filter_map(|r| if let Verdict::Wins(seat, ..) = r.verdict { Some(seat) } else { None }).collect();
    winners.dedup();
    match winners.as_slice() {
        [winner] if h.state.faces.pushed.is_none() => settled(h, *winner),
        _ => Vec::new(),
    }
}

/// What becomes of the chips that were out of sight, beside the pot, against this winner or against who called most where their
/// owner wins. Those that were put in go with the pot.
fn settled(h: &Hearing, winner: Seat) -> Vec<Ruling> {
    let Some((seat, hidden)) = h.state.of_hand.hidden else { return Vec::new() };
    let hand = h.state.room.hand();
    let others = || hand.live().filter(|p| p.seat != seat);
    let other = others().find(|p| p.seat == winner).or_else(|| others().max_by_key(|p| p.committed()));
    let (Some(owner), Some(other), Some(outcome)) = (hand.find(seat), other, outcome(h)) else { return Vec::new() };
    let covers = other.stack().map_or(Amount::MAX, |stack| other.committed().saturating_add(stack));
    let (total, other) = (owner.committed(), other.seat);
    let mut because = outcome.because;
    because.extend(h.books.cites(&[clause::INCLUDED]));
    match outcome.value {
        HiddenChips::PlayAgainstOwner if winner == seat => {
            vec![h.follows(Question::Chips, Verdict::Returned(hidden, seat), because, outcome.silent)]
        }
        HiddenChips::PlayAgainstOwner => {
            let lost = hidden.min(covers.saturating_sub(total));
            let moves = (lost > 0).then(|| h.follows(Question::Chips, Verdict::Moves(lost, seat, other), because, outcome.silent));
            moves.into_iter().collect()
        }
        HiddenChips::FloorDecides if h.state.of_hand.hidden_out && winner == seat => {
            let kept = h.books.says(Verdict::Returned(hidden, seat), &[clause::NOT_PAID]);
            vec![h.follows(Question::Chips, kept.value, kept.because, kept.silent)]
        }
        HiddenChips::FloorDecides if h.state.of_hand.hidden_out => lost(h, (seat, other), hidden, total <= covers),
        HiddenChips::FloorDecides => {
            let either = Verdict::Floor(counted_or_not(seat, total, hidden));
            vec![h.follows(Question::Chips, either, because, outcome.silent)]
        }
    }
}

/// The floor has left them out and their owner loses: they are not his to keep, and where the winner has all that was put in he
/// is out.
fn lost(h: &Hearing, (owner, winner): (Seat, Seat), hidden: Amount, all: bool) -> Vec<Ruling> {
    let of = vec![Verdict::Moves(hidden, owner, winner), Verdict::OutOfPlay(Some(hidden), owner)];
    let out = Verdict::Conduct(ConductVerdict::Of(Measure::PutOut, owner));
    let of = h.books.says(Verdict::Floor(of), &[clause::NOT_KEPT]);
    let mut rulings = vec![h.follows(Question::Hand, of.value, of.because.clone(), of.silent)];
    if all {
        rulings.push(h.follows(Question::Penalty, out, of.because, of.silent));
    }
    rulings
}

/// The floor has decided what his all-in comes to.
pub fn decided(h: &mut Hearing, verdict: &Verdict) {
    if let (Some((seat, _)), Verdict::Action(who, Action::AllIn(n), _)) = (h.state.of_hand.hidden, verdict)
        && seat == *who
    {
        h.state.of_hand.hidden_out = h.state.room.hand().find(seat).is_some_and(|p| p.committed() >= *n);
    }
}

fn outcome(h: &Hearing) -> Option<Grounded<HiddenChips>> {
    h.books.ask(|p| Some((p.get::<HiddenChips>()?, vec![p.clause(clause::OUTCOME)?])))
}

fn counted_or_not(seat: Seat, total: Amount, hidden: Amount) -> Vec<Verdict> {
    [total, total.saturating_add(hidden)].map(|n| Verdict::Action(seat, Action::AllIn(n), ChipChange::None)).to_vec()
}
