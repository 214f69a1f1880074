//! Hands that are dead, `rules/procedure/dead-hand.yaml`.

use super::{hand_retrieval, mucked_cards, unprotected_hand};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::dead_hand as clause;
use crate::engine::event::{Release, Seat, Step};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, cites, rests};
use crate::engine::rules::conduct::penalties;
use crate::engine::rules::dealing::stud_procedure;
use crate::engine::rules::offences::{Duty, PlayersCase, Table};
use crate::engine::ruling::{Question, RoomMeasure, RoomVerdict, Verdict};
use crate::engine::table::hand::Hand;

/// What it means that a hand is dead.
pub(crate) fn meaning(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::MEANING)
}

/// That cards which touch the muck are dead.
pub(crate) fn dies_by_the_muck(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::TOUCHED_MUCK)
}

pub const TABLE: Table =
    Table { rule: RuleId::DEAD_HAND, duties: &[Duty { clause: clause::STUD_MUCKING, broken: mucks_face_up }], charges: &[] };

/// In stud the upcards are turned over before they are thrown away.
fn mucks_face_up(case: &PlayersCase) -> Option<bool> {
    let stud = case.h.state.room.hand().game.is_stud();
    (stud && case.step() == Some(&Step::Release(Release::MuckedFaceUp))).then_some(true)
}

/// A hand that is ruled dead for where its player is, or live again, is so; whoever gets no cards is not in the hand.
pub fn plays_as_ruled(h: &mut Hearing, verdict: &Verdict) {
    if let Verdict::Hand(seat, live) = *verdict {
        let folded = h.state.room.hand().find(seat).map(|player| player.folded() || !h.state.faces.is_alive(seat));
        if folded == Some(live) {
            let brings_in = !live && stud_procedure::owes_bring_in(h.state.room.hand(), seat);
            if h.state.faces.decide(h.state.room.hand_mut(), seat, live).is_ok() {
                stud_procedure::killed(h, seat, brings_in);
            }
        }
    } else if let Verdict::Room(RoomVerdict::Of(RoomMeasure::NoCardsThisHand, seat)) = *verdict
        && let Ok(player) = h.state.room.hand_mut().seat_mut(seat)
    {
        player.folds();
    }
}

/// He hands his cards to another player.
pub(crate) fn thrown_to_player(h: &mut Hearing, seat: Seat) {
    // A book that punishes him for throwing them into the other's cards takes it that they touch those.
    let into_cards = penalties::forbids_cards_into_cards(h.books.house);
    let touched: &[ClauseId] =
        if into_cards { &[clause::THROWN_TO_PLAYER, clause::TOUCHED_PLAYER] } else { &[clause::THROWN_TO_PLAYER] };
    kill(h, seat, |policy| cites(policy, touched));
}

/// He lays his cards on the muck, face up.
pub(crate) fn laid_on_the_muck(h: &mut Hearing, seat: Seat) {
    kill(h, seat, |policy| dies_by_the_muck(policy).into_iter().chain(mucked_cards::dies_by_touch(policy)).collect());
}

/// His cards touch those of another player.
pub(crate) fn touches_player(h: &mut Hearing, seat: Seat) {
    if !unprotected_hand::may_be_told_apart(h, seat) {
        touched(h, seat, |policy| cites(policy, &[clause::TOUCHED_PLAYER]));
    }
}

/// In stud: who lifts his upcards off the table while he faces a bet.
pub(crate) fn lifts_upcards(h: &mut Hearing, seat: Seat) {
    let hand = h.state.room.hand();
    let facing = hand.find(seat).is_some_and(|p| hand.bet() > p.committed());
    let stud = hand.game.is_stud();
    h.state.faces.at(seat).lifted_upcards = stud;
    if stud && facing {
        kill(h, seat, |policy| cites(policy, &[clause::STUD_UPCARDS]));
    }
}

/// In stud: who throws his hand away face up while he faces a bet has lifted his upcards.
pub(crate) fn thrown_face_up(hand: &Hand, facing: bool) -> Option<ClauseId> {
    (facing && hand.game.is_stud()).then_some(clause::STUD_UPCARDS)
}

/// His cards touch what they must not: dead for these reasons, unless they may live again.
pub(crate) fn touched(h: &mut Hearing, seat: Seat, because: impl Fn(&Policy) -> Vec<ClauseId>) {
    let named = !because(h.books.house).is_empty();
    if !(named && hand_retrieval::may_live_again(h, seat)) {
        kill(h, seat, because);
    }
}

/// Dead, with the chips he has put in, for these reasons; the floor decides where nobody names any of them.
pub(crate) fn kill(h: &mut Hearing, seat: Seat, because: impl Fn(&Policy) -> Vec<ClauseId>) -> Option<Grounded<()>> {
    let dead = h.books.ask(|p| rests(because(p)));
    match &dead {
        Some(dead) => unprotected_hand::dies(h, seat, dead),
        None => h.rule(Question::Hand, either(seat), Vec::new(), true),
    }
    dead
}

/// Rules that a hand is dead: it no longer bets, nor wins anything.
pub(crate) fn buried(h: &mut Hearing, seat: Seat, dead: &Grounded<()>) {
    let because = dead.because.iter().copied().chain(meaning(h.books.house)).collect();
    h.rule(Question::Hand, Verdict::Hand(seat, false), because, dead.silent);
    h.state.faces.bury(h.state.room.hand_mut(), seat);
}

/// The floor decides whether the hand lives.
pub(crate) fn live_or_dead(h: &mut Hearing, seat: Seat, because: Vec<ClauseId>) {
    h.rule(Question::Hand, either(seat), because, false);
}

/// Live or dead, as the floor says.
pub(crate) fn either(seat: Seat) -> Verdict {
    Verdict::Floor(vec![Verdict::Hand(seat, true), Verdict::Hand(seat, false)])
}
