//! Being put out of a tournament: who may do it, and what becomes of chips and prizes, `rules/conduct/disqualification.yaml`.

use std::sync::Arc;

use crate::engine::clause::ClauseId;
use crate::engine::clauses::disqualification as clause;
use crate::engine::event::{Judgement, PlayerFinding, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::options::Sanction;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::betting::out_of_turn;
use crate::engine::rules::conduct::collusion;
use crate::engine::rules::decisions::{Leave, allows, refuses};
use crate::engine::rules::offences::of;
use crate::engine::rules::procedure::dead_hand;
use crate::engine::ruling::{ConductVerdict, Measure, Question, Ruling, Strength, Verdict};
use crate::engine::table::incidents::{Decider, Happening, Incident};

/// Whether he who decides it may.
pub(crate) fn may_decide(h: &Hearing, by: Decider, verdict: &Verdict) -> Option<Leave> {
    if let Some((Measure::Expelled, seat)) = verdict.measure() {
        return expels(h, by, seat);
    }
    let (_, _, sanction) = verdict.penalty()?;
    match (sanction, by) {
        (Some(Sanction::SeasonBan), Decider::Federation) if h.incidents.all.iter().any(Incident::is_the_record) => {
            allows(h, &[clause::SEASON])
        }
        (Some(Sanction::SeasonBan), _) => refuses(h, &[clause::SEASON]),
        (Some(Sanction::Disqualification), Decider::Floor) => allows(h, &[clause::CHIEF]),
        (Some(Sanction::Disqualification), Decider::Judge) => refuses(h, &[clause::JUDGE, clause::CHIEF]),
        (Some(Sanction::Disqualification), Decider::Dealer | Decider::House | Decider::Federation) => refuses(h, &[clause::CHIEF]),
        (Some(Sanction::Warning | Sanction::Rounds(_)), Decider::Judge) => allows(h, &[clause::JUDGE]),
        (_, Decider::Judge) => refuses(h, &[clause::JUDGE]),
        (_, Decider::Floor | Decider::Dealer | Decider::House | Decider::Federation) => None,
    }
}

/// What a judge may give, and no more: the lightest of penalties.
pub(crate) fn a_judge_gives(verdict: &Verdict, policy: &Policy) -> Option<ClauseId> {
    let light = matches!(verdict.penalty(), Some((_, _, Some(Sanction::Warning | Sanction::Rounds(_)))));
    policy.clause_where(light, clause::JUDGE)
}

/// Only the floor expels, and only who will not conform.
fn expels(h: &Hearing, by: Decider, seat: Seat) -> Option<Leave> {
    let will_not = Judgement::OfPlayer(PlayerFinding::Incorrigible, seat);
    let conforms = h.findings.ever(will_not) == Some(false);
    if by == Decider::Floor && !conforms { allows(h, &[clause::EXPULSION]) } else { refuses(h, &[clause::EXPULSION]) }
}

/// Something has been found of somebody for which the book may have him put out.
pub(crate) fn may_follow(h: &Hearing) -> bool {
    h.incidents.all.iter().any(|incident| matches!(incident.what, Happening::Found(_)))
}

/// Who is out of the contest by what was decided, or by what is ruled of what was found.
pub(crate) fn who_is_out(h: &Hearing, by_finding: &[Ruling]) -> Vec<Seat> {
    let decided = h.incidents.decisions.iter().filter(|d| d.stands).map(|d| &d.verdict);
    decided.chain(by_finding.iter().map(|r| &r.verdict)).filter_map(puts_out).collect()
}

/// Whom a verdict puts out.
fn puts_out(verdict: &Verdict) -> Option<Seat> {
    if let Some((seat, Strength::Must, Some(Sanction::Disqualification | Sanction::SeasonBan))) = verdict.penalty() {
        return Some(seat);
    }
    let out = |(measure, _): &(Measure, Seat)| matches!(measure, Measure::PutOut | Measure::Expelled | Measure::Barred);
    verdict.measure().filter(out).map(|(_, seat)| seat)
}

/// Who is out plays no more: no book says what becomes of his hand, and nobody plays it. Those who go out together leave the hand
/// together, and none of them wins what the others have left.
pub(crate) fn leave_the_game(h: &mut Hearing, seats: &[Seat]) {
    let hand = h.state.room.hand();
    let hand_on = !hand.between_hands && h.state.faces.alive(hand).len() > 1 && h.state.faces.pushed.is_none();
    for seat in seats {
        leaves_the_rotation(h, *seat);
        if hand_on {
            leaves_the_hand(h, *seat);
        }
    }
}

/// He is not dealt into the next hand, unless his chips stay there to be blinded off.
fn leaves_the_rotation(h: &mut Hearing, seat: Seat) {
    if collusion::blinded_off(h, seat) {
        return;
    }
    Arc::make_mut(&mut h.room_log.layout).is_put_out(seat);
    if let Some(rotation) = &mut h.state.rotation {
        rotation.goes_out(seat);
    }
}

/// His hand is dead, and what he has put in stays in.
fn leaves_the_hand(h: &mut Hearing, seat: Seat) {
    let plays = h.state.room.hand().find(seat).is_some_and(|player| !player.folded()) && h.state.faces.is_alive(seat);
    if !plays {
        return;
    }
    dead_hand::buried(h, seat, &Grounded { value: (), because: Vec::new(), silent: true });
    out_of_turn::leaves_uncounted(h, seat);
    let last = h.state.room.hand().live().all(|player| player.seat == seat);
    if let Ok(player) = h.state.room.hand_mut().seat_mut(seat) {
        player.forfeits();
        // Where the others have gone out with him, he wins nothing by being the last.
        if last {
            player.folds();
        }
    }
    out_of_turn::resolve_pending(h);
}

/// Whoever was put out by what was found, and is so no more, plays again: as if he had never been out. What he has not played of
/// the hand has gone by.
pub(crate) fn is_in_it_again(h: &mut Hearing, out: &[Seat]) {
    let back: Vec<Seat> = h.layout().put_out().filter(|seat| !out.contains(seat)).collect();
    for seat in back {
        let before = h.room_log.entries.iter_mut().map(|entry| &mut entry.before);
        before.chain([&mut h.room_log.layout]).for_each(|layout| Arc::make_mut(layout).is_put_out_no_more(seat));
        if let Some(rotation) = &mut h.state.rotation {
            rotation.is_back(seat);
        }
    }
}

/// He was put out by a decision: what follows is ruled with it.
pub(crate) fn follows(h: &mut Hearing, verdict: &Verdict) {
    for ruling in consequences(h, verdict) {
        h.rule(ruling.question, ruling.verdict, ruling.because, false);
    }
}

/// What becomes of his chips and of what he would have won, now that he is out.
pub(crate) fn consequences(h: &Hearing, verdict: &Verdict) -> Vec<Ruling> {
    if let Some((seat, Strength::Must, Some(Sanction::Disqualification | Sanction::SeasonBan))) = verdict.penalty() {
        let leaves = rests(h, Question::Order, of(Measure::LeavesArea, seat), clause::LEAVES);
        let prize = rests(h, Question::Penalty, of(Measure::NoPrize, seat), clause::NO_PRIZE);
        let chips = stack(h, seat).and_then(|chips| rests(h, Question::Chips, chips, clause::CHIPS));
        return [chips, prize, leaves].into_iter().flatten().collect();
    }
    match verdict.measure() {
        Some((Measure::PutOut, seat)) => {
            let place = h.layout().place_of(seat).map(|place| Verdict::Conduct(ConductVerdict::Finishes(seat, place)));
            let place = place.and_then(|place| rests(h, Question::Penalty, place, clause::ELIMINATED));
            let chips = stack(h, seat).and_then(|chips| rests(h, Question::Chips, chips, clause::ELIMINATED));
            [place, chips].into_iter().flatten().collect()
        }
        Some((Measure::Expelled, seat)) => {
            rests(h, Question::Penalty, of(Measure::NoRefund, seat), clause::NO_REFUND).into_iter().collect()
        }
        Some(_) | None => Vec::new(),
    }
}

/// His chips go out, however many they are.
fn stack(h: &Hearing, seat: Seat) -> Option<Verdict> {
    let stack = h.state.room.hand().find(seat)?.stack();
    (stack != Some(0)).then_some(Verdict::OutOfPlay(stack, seat))
}

fn rests(h: &Hearing, question: Question, verdict: Verdict, clause: ClauseId) -> Option<Ruling> {
    h.books.carried(&[clause]).map(|because| h.follows(question, verdict, because, false))
}
