//! Folds, `rules/betting/fold.yaml`.

use super::{accepted_action, acting_in_turn, non_standard_fold};
use crate::engine::attempt::{Attempt, Situation, chips_named};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::fold as clause;
use crate::engine::event::{Act, Judgement, Release, Said, Seat, Showing, Step};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks, cites};
use crate::engine::rules::outcome::Outcome;
use crate::engine::rules::procedure::{dead_hand, mucked_cards, unprotected_hand};
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Action, ChipChange, Question, Verdict};

/// The rule that is broken.
const RULE: RuleId = RuleId::FOLD;

/// Cards that leave the hand, or the word.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let because = grounds(s, policy, true);
    (!because.is_empty()).then_some((Reading::Fold, because))
}

/// The clauses that make this a fold; out of turn, those that make it one whatever comes, or behind his own act.
pub fn grounds(s: &Situation, policy: &Policy, in_turn: bool) -> Vec<ClauseId> {
    let plain = matches!(s.attempt.steps[..], [Step::Act(Act::Fold)]);
    let word = matches!(s.declared(), Some(Said::Fold));
    let release = s.attempt.releases();
    if !plain && !word && release.is_none() {
        return Vec::new();
    }
    let (facing, behind) = (s.need() > 0, s.player.acted());
    // Behind his own act he faces nothing, and the bet has been made all the same.
    let bet = facing || behind && s.hand.increases.iter().any(|increase| !s.hand.is_forced(increase));
    let mut because: Vec<ClauseId> = non_standard_fold::announced(s, policy, in_turn).into_iter().collect();
    because.extend(policy.clause_where(bet, clause::FACING_BET));
    because.extend(non_standard_fold::binds(s, policy, in_turn));
    if in_turn {
        because.extend(policy.clause_where(plain, clause::OUT));
        because.extend(policy.clause_where(word, clause::WORD));
    }
    if in_turn || behind {
        because.extend(release.into_iter().flat_map(|release| cites(policy, &let_go(s, release, facing))));
    }
    because
}

/// What the way in which the cards leave says.
fn let_go(s: &Situation, release: Release, facing: bool) -> Vec<ClauseId> {
    let forward = facing.then_some(clause::FORWARD);
    match release {
        Release::PushedForward => forward.into_iter().chain(facing.then_some(clause::LOW_FORWARD)).collect(),
        Release::ThrownForward => forward.into_iter().collect(),
        Release::OverTheLine if s.room.table.sector_line => vec![clause::LINE],
        Release::TowardMuck | Release::Mucked => std::iter::once(clause::TOWARD_MUCK).chain(forward).collect(),
        Release::MuckedFaceUp => {
            let upcards = dead_hand::thrown_face_up(s.hand, facing);
            std::iter::once(clause::TOWARD_MUCK).chain(forward).chain(upcards).collect()
        }
        Release::OverTheLine | Release::To(_) => Vec::new(),
    }
}

/// A fold; chips that went in before it stay in.
pub fn settle(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    let before = chips_named(&s.attempt.steps[..folds_at(s.attempt)]);
    let chips = if before > 0 { ChipChange::Stays(before) } else { ChipChange::None };
    let because = acting_in_turn::chips_stay(books.house).into_iter().filter(|_| before > 0).collect();
    Grounded { value: Outcome::Action(Action::Fold, chips), because, silent: false }
}

/// From where in what he does he has folded: from the word, or from when he lets go of his cards. Chips that move with the word
/// still go in before it.
fn folds_at(attempt: &Attempt) -> usize {
    let says_it = |step: &Step| matches!(step, Step::Say(speech) if speech.said == Said::Fold);
    let folds = |step: &Step| says_it(step) || matches!(step, Step::Release(_));
    let Some(at) = attempt.steps.iter().position(folds) else { return attempt.steps.len() };
    let with_chips = matches!(&attempt.steps[at], Step::Say(speech) if speech.with_chips);
    if with_chips { (at + 2).min(attempt.steps.len()) } else { at }
}

/// Chips that he puts in once he has folded are no part of the pot: no book has them stay.
pub fn chips_too_late(h: &mut Hearing, attempt: &Attempt) {
    let late = chips_named(&attempt.steps[folds_at(attempt)..]);
    if late > 0 {
        h.rule(Question::Chips, Verdict::Returned(late, attempt.seat), Vec::new(), true);
    }
}

/// An undisputed fold.
pub fn act(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    let because = grounds(s, books.house, true);
    Grounded { value: Outcome::Action(Action::Fold, ChipChange::None), because, silent: false }
}

/// Cards that are thrown away are not folded as they should be.
pub fn thrown(h: &mut Hearing, attempt: &Attempt) {
    let thrown = matches!(attempt.releases(), Some(Release::ThrownForward | Release::OverTheLine | Release::TowardMuck));
    let because = if thrown { h.books.cites(&[clause::NOT_THROWN, clause::PROPER]) } else { Vec::new() };
    if !because.is_empty() {
        h.rule(Question::Breach, Verdict::Breach(attempt.seat, RULE), because, false);
    }
}

/// He is all-in and lets go of his cards while others still bet: the hand is dead as it would be in turn.
pub fn gives_up_all_in(h: &mut Hearing, attempt: &Attempt) {
    let seat = attempt.seat;
    let house = h.books.house;
    let dead = h.situation(attempt).map_or_else(Vec::new, |s| grounds(&s, house, true));
    if dead.is_empty() && mucked_cards::mucks_out_of_turn(h, attempt) {
        return;
    }
    let silent = dead.is_empty();
    h.rule(Question::Hand, Verdict::Hand(seat, false), dead, silent);
    if let Ok(player) = h.state.room.hand_mut().seat_mut(seat) {
        player.folds();
    }
    unprotected_hand::folded_behind(h, seat);
}

/// The hand that goes with a fold; the cards may still come back.
pub fn hand(h: &mut Hearing, attempt: &Attempt) {
    let seat = attempt.seat;
    let toward_muck = attempt.releases() == Some(Release::TowardMuck);
    if let Some(because) = given_back(h, seat).filter(|_| toward_muck) {
        let of = vec![Verdict::Hand(seat, true), Verdict::Hand(seat, false)];
        h.rule(Question::Hand, Verdict::Floor(of), because, false);
        return;
    }
    let dead = h.situation(attempt).map_or_else(Vec::new, |s| grounds(&s, h.books.house, true));
    if !dead.is_empty() {
        h.rule(Question::Hand, Verdict::Hand(seat, false), dead, false);
        h.goes_without_saying(matches!(attempt.steps.as_slice(), [Step::Act(Act::Fold)]));
    } else if attempt.releases() == Some(Release::ThrownForward) {
        h.state.round.thrown_forward = Some(seat);
    }
}

/// Who has folded shows his cards to everybody: they stay dead. Whether he has.
pub(crate) fn shows_folded(h: &mut Hearing, seat: Seat, manner: Showing) -> bool {
    let to_all = !matches!(manner, Showing::To(_));
    let folded = to_all && h.state.room.hand().find(seat).is_some_and(|p| p.folded());
    if folded {
        let mut because = h.books.cites(&[clause::WORD, clause::FACING_BET]);
        because.extend(non_standard_fold::word_binds(h.books.house));
        because.extend(h.books.cites(&[clause::OUT]));
        let dead = Grounded::carried_by(Verdict::Hand(seat, false), because);
        h.rule(Question::Hand, dead.value, dead.because, dead.silent);
    }
    folded
}

/// Why a folded hand may be given back: he was misinformed, and his cards lie clear of the muck.
pub(crate) fn given_back(h: &Hearing, seat: Seat) -> Option<Vec<ClauseId>> {
    let so = misled(h, seat) && h.found(Judgement::Separate) == Some(true);
    h.books.carried(&[clause::GIVEN_BACK]).filter(|_| so)
}

/// Wrong information led him to fold: the floor has found so, or the lines tell it and the floor has not found otherwise.
fn misled(h: &Hearing, seat: Seat) -> bool {
    h.found(Judgement::Misinformed(seat)).unwrap_or_else(|| accepted_action::frightened(h, seat))
}
