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

/// What the chips that were out of sight win or lose against this winner, or against who called most where their owner wins.
fn settled(h: &Hearing, winner: Seat) -> Vec<Ruling> {
    let Some((seat, hidden)) = h.state.hidden else { return Vec::new() };
    let hand = h.state.room.hand();
    let others = || hand.live().filter(|p| p.seat != seat);
    let other = others().find(|p| p.seat == winner).or_else(|| others().max_by_key(|p| p.committed()));
    let (Some(owner), Some(other), Some(outcome)) = (hand.find(seat), other, outcome(h)) else { return Vec::new() };
    let covers = other.stack().map_or(Amount::MAX, |stack| other.committed().saturating_add(stack));
    let (total, other) = (owner.committed(), other.seat);
    let shown = total.min(covers);
    let mut because = outcome.because;
    because.extend(h.books.cites(&[clause::INCLUDED]));
    match outcome.value {
        HiddenChips::PlayAgainstOwner => {
            let all = total.saturating_add(hidden).min(covers);
            let verdict = if winner == seat { Verdict::Moves(shown, other, seat) } else { Verdict::Moves(all, seat, other) };
            vec![h.follows(Question::Chips, verdict, because, outcome.silent)]
        }
        HiddenChips::FloorDecides if h.state.hidden_out => left_out(h, winner, (seat, other), (shown, hidden)),
        HiddenChips::FloorDecides => {
            let either = Verdict::Floor(counted_or_not(seat, total, hidden));
            vec![h.follows(Question::Chips, either, because, outcome.silent)]
        }
    }
}

/// The floor has left them out: they are not paid if he wins, and not his to keep if he loses.
fn left_out(h: &Hearing, winner: Seat, (owner, other): (Seat, Seat), (shown, hidden): (Amount, Amount)) -> Vec<Ruling> {
    if winner == owner {
        let paid = h.books.says(Verdict::Moves(shown, other, owner), &[clause::NOT_PAID]);
        return vec![h.follows(Question::Chips, paid.value, paid.because, paid.silent)];
    }
    let kept = h.books.says(Verdict::Moves(shown, owner, other), &[clause::NOT_KEPT]);
    let of = vec![Verdict::Moves(hidden, owner, other), Verdict::OutOfPlay(hidden, owner)];
    vec![
        h.follows(Question::Chips, kept.value, kept.because.clone(), kept.silent),
        h.follows(Question::Hand, Verdict::Floor(of), kept.because, kept.silent),
    ]
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
