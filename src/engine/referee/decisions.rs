//! Decisions: who decides what, which rules are asked whether he may, and what follows. Nothing here decides.

use crate::engine::chips::Amount;
use crate::engine::event::{Body, Judgement, PairFinding, Seat, Subject};
use crate::engine::hearing::{Bound, BoundTo, Hearing};
use crate::engine::problem::Problem;
use crate::engine::referee::conduct::is_penal;
use crate::engine::rules::betting::{bet_correction, hidden_chips, out_of_turn};
use crate::engine::rules::conduct::{disqualification, penalties};
use crate::engine::rules::decisions::Leave;
use crate::engine::rules::general::{floor_decisions, protest};
use crate::engine::rules::offences::is_penalty;
use crate::engine::rules::procedure::{mucked_cards, unprotected_hand};
use crate::engine::rules::seating::{balancing_tables, breaking_tables};
use crate::engine::rules::showdown::all_in_showdown;
use crate::engine::ruling::{Action, ActionKind, ChipChange, Question, Ruling, Verdict};
use crate::engine::table::incidents::{Decided, Decider};

/// Somebody decides something himself: what was left to him is settled.
///
/// # Errors
/// When it cannot happen.
pub fn decide(h: &mut Hearing, who: &Subject, verdict: &Verdict) -> Result<(), Problem> {
    let by = match who {
        Subject::Floor => Decider::Floor,
        Subject::Dealer => Decider::Dealer,
        Subject::Body(Body::Judge) => Decider::Judge,
        Subject::Body(Body::House) => Decider::House,
        Subject::Body(Body::Federation) => Decider::Federation,
        Subject::Seat(_) | Subject::Players(_) | Subject::Table => return Err(super::only_a_player()),
    };
    let penal = is_penal(verdict) || is_penal_here(h, verdict);
    let of_room = balancing_tables::may_decide(h, verdict).or_else(|| breaking_tables::may_decide(h, verdict));
    let leave = match of_room {
        Some(leave) => Some(leave),
        None if penal => penalty_leave(h, by, verdict),
        None => ruling_leave(h, by, verdict),
    };
    let stands = leave.as_ref().is_none_or(|leave| leave.may) && (by != Decider::Dealer || leave.is_some());
    let decided = Decided { by, verdict: verdict.clone(), line: h.line, stands };
    if !h.incidents.decisions.contains(&decided) {
        h.incidents.decisions.push(decided);
    }
    if !stands {
        let because = leave.map_or_else(Vec::new, |leave| leave.because);
        let silent = because.is_empty();
        h.rule(Question::Answer, Verdict::Refused, because, silent);
        return Ok(());
    }
    if penal {
        let because = leave.map_or_else(Vec::new, |leave| leave.because);
        let silent = because.is_empty();
        h.state.rulings.retain(|r| !matches!(&r.verdict, Verdict::Floor(of) if of.contains(verdict)));
        h.rule(verdict.question(), verdict.clone(), because, silent);
        penalties::begins(h, verdict);
        for ruling in disqualification::consequences(h, verdict) {
            h.rule(ruling.question, ruling.verdict, ruling.because, false);
        }
        if let Verdict::Hand(seat, live) = verdict {
            h.state.faces.decide(h.state.room.hand_mut(), *seat, *live)?;
        }
        return Ok(());
    }
    settled(h, verdict, leave)
}

/// What is played goes on as it was decided.
fn settled(h: &mut Hearing, verdict: &Verdict, leave: Option<Leave>) -> Result<(), Problem> {
    let verdict = &with_its_chips(h, verdict);
    if let Verdict::Binding(seat, _, standing) = verdict {
        return out_of_turn::decided(h, *seat, *standing, leave.map_or_else(Vec::new, |leave| leave.because));
    }
    let undone = leave.is_some() && h.undone_by_floor(verdict);
    if leave.is_some() && !undone && matches!(verdict, Verdict::Action(..)) {
        return Err(out_of_turn::comes_too_late());
    }
    if let Verdict::Returned(amount, seat) = verdict {
        gets_back(h, verdict, *amount, *seat)?;
    }
    hidden_chips::decided(h, verdict);
    bet_correction::decided(h, verdict);
    mucked_cards::decided(h, verdict);
    h.settled_by_floor(verdict);
    if let (Some(leave), Some(ruling)) = (leave, h.state.rulings.last_mut()) {
        ruling.because = leave.because;
    }
    if let Verdict::Hand(seat, live) = verdict {
        h.state.faces.decide(h.state.room.hand_mut(), *seat, *live)?;
    }
    unprotected_hand::decided(h, verdict);
    if let Verdict::Action(seat, done, change) = verdict
        && h.room().hand().to_act() == Some(*seat)
    {
        // What lay there is part of what was decided.
        h.state.bound.take_if(|bound| bound.seat == *seat && matches!(bound.to, BoundTo::Decision(_)));
        h.carry_out(*seat, *done, *change);
        out_of_turn::resolve_pending(h);
    }
    Ok(())
}

/// A fold that was left to the floor costs what it was said to cost, whether or not the decision says so again.
fn with_its_chips(h: &Hearing, verdict: &Verdict) -> Verdict {
    if let Verdict::Action(seat, Action::Fold, ChipChange::None) = verdict
        && let Some(Bound { seat: bound, to: BoundTo::Decision(of), .. }) = &h.state.bound
        && bound == seat
        && let Some((done, change)) = of.value.iter().find(|(done, _)| *done == Action::Fold)
    {
        return Verdict::Action(*seat, *done, *change);
    }
    verdict.clone()
}

/// Chips that count go back to him; what no rule has counted yet was never in the pot.
fn gets_back(h: &mut Hearing, verdict: &Verdict, amount: Amount, seat: Seat) -> Result<(), Problem> {
    let left_open = |r: &Ruling| r.verdict == *verdict || matches!(&r.verdict, Verdict::Floor(of) if of.contains(verdict));
    if h.state.rulings.iter().any(left_open) {
        return Ok(());
    }
    let player = h.state.room.hand_mut().seat_mut(seat)?;
    player.gets_back(amount.min(player.committed()));
    Ok(())
}

/// Whether a penalty may be given, by him.
fn penalty_leave(h: &Hearing, by: Decider, verdict: &Verdict) -> Option<Leave> {
    let mut may: Option<Leave> = None;
    let answers = [
        protest::answers(h, by),
        disqualification::may_decide(h, by, verdict),
        penalties::may_decide(h, by, verdict, &h.rulings()),
    ];
    for leave in answers.into_iter().flatten() {
        match &mut may {
            _ if !leave.may => return Some(leave),
            Some(known) => known.because.extend(leave.because),
            None => may = Some(leave),
        }
    }
    may
}

/// Whether the floor may decide so, where the rules say something else.
fn ruling_leave(h: &Hearing, by: Decider, verdict: &Verdict) -> Option<Leave> {
    if by != Decider::Floor {
        return None;
    }
    if let Verdict::Hand(seat, true) = verdict
        && let Some(leave) = all_in_showdown::may_give_back(h, *seat)
    {
        return Some(leave);
    }
    let since = h.current.as_ref().map_or(0, |current| current.line);
    let ruled = h.rulings();
    let of_the_same = |r: &Ruling| r.question == verdict.question() && (r.about == verdict.about() || verdict.about().is_none());
    let is_ruled = ruled.iter().any(|r| r.verdict == *verdict);
    let same = |r: &&Ruling| of_the_same(r) || !is_ruled && is_contrary(&r.verdict, verdict);
    let lately = |r: &&Ruling| !matches!(verdict, Verdict::Action(..)) || r.line >= since;
    let against = ruled.iter().filter(same).filter(lately).filter(|r| !r.is_silent() && !r.by_floor);
    let mut against = against.filter(|r| !leaves_open(&r.verdict, verdict)).peekable();
    if !revives_a_fold(h, verdict) {
        against.peek()?;
    }
    floor_decisions::against_the_rules(h)
}

/// By the rules somebody wins what is decided to go to another, or with the hand that is decided to be dead.
fn is_contrary(ruled: &Verdict, decided: &Verdict) -> bool {
    let Verdict::Wins(winner, ..) = ruled else { return false };
    let goes_to_another = matches!(decided, Verdict::Wins(other, ..) if other != winner);
    goes_to_another || matches!(decided, Verdict::Hand(seat, false) if seat == winner)
}

/// He has folded himself: that his hand is dead goes without a ruling.
fn revives_a_fold(h: &Hearing, decided: &Verdict) -> bool {
    let folds = |seat: Seat| h.room().hand().actions.contains(&(seat, ActionKind::Fold));
    matches!(decided, Verdict::Hand(seat, true) if folds(*seat))
}

/// What was decided is what was ruled, or one of the things between which it was left to decide.
fn leaves_open(ruled: &Verdict, decided: &Verdict) -> bool {
    let action = |verdict: &Verdict| if let Verdict::Action(seat, done, _) = verdict { Some((*seat, *done)) } else { None };
    let open = matches!(ruled, Verdict::Floor(_) | Verdict::Chooses(..) | Verdict::May(..) | Verdict::Must(..));
    open || ruled == decided || action(ruled).is_some() && action(ruled) == action(decided)
}

/// A hand is declared dead, or chips are taken, for what was done and not for how it was played.
fn is_penal_here(h: &Hearing, verdict: &Verdict) -> bool {
    if let Verdict::Hand(seat, false) = verdict {
        let rulings = h.rulings();
        let of_hand = |r: &Ruling| r.question == Question::Hand && r.about == Some(*seat);
        return rulings.iter().any(|r| r.about == Some(*seat) && is_penalty(&r.verdict)) && !rulings.iter().any(of_hand);
    }
    let Verdict::OutOfPlay(_, seat) = verdict else { return false };
    let soft = |judgement: Judgement| matches!(judgement, Judgement::OfTwo(PairFinding::SoftPlaying, one, _) if one == *seat);
    h.findings.iter().any(|found| found.so && soft(found.judgement))
}
