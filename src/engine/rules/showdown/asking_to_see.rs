//! Requests to see a hand, `rules/showdown/asking-to-see.yaml`.

use crate::engine::options::choice;

choice! {
    /// Who may see another player's hand on request?
    "showdown.asking_to_see" AskingToSee {
        /// Nobody has a right to it; the floor may allow it.
        FloorDiscretion = "floor-discretion",
        /// Whoever is at the showdown and holds his cards may see a hand that is still held.
        PlayersAtShowdown = "players-at-showdown",
        /// Whoever was dealt in, if the manager finds his reasons good.
        ManagerWithGrounds = "manager-with-grounds",
    }
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::asking_to_see as clause;
use crate::engine::event::{Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, cites};
use crate::engine::ruling::{Order, Question, Verdict};

/// What is known of who asks, and of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Request {
    dealt_in: bool,
    /// Neither folded nor mucked before the showdown.
    reached_showdown: bool,
    /// He has mucked at showdown without showing.
    mucked: bool,
    /// The hand asked for is still held.
    held: bool,
    /// The grounds were found good.
    grounds: bool,
}

/// What becomes of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seeing {
    Granted,
    Refused,
    /// The floor decides.
    Discretion,
}

/// Whether he may see the hand.
fn request(request: Request, policy: &Policy) -> Reply<Seeing> {
    let barred = [(request.mucked, clause::MUCKED_LOSES), (!request.reached_showdown, clause::NOT_AT_SHOWDOWN)];
    let mut because: Vec<ClauseId> = barred.into_iter().filter(|(bars, _)| *bars).filter_map(|(_, c)| policy.clause(c)).collect();
    let asked = by_option(request, policy);
    if because.is_empty() {
        return asked;
    }
    because.extend(asked.filter(|(seeing, _)| *seeing == Seeing::Refused).into_iter().flat_map(|(_, because)| because));
    Some((Seeing::Refused, because))
}

fn by_option(request: Request, policy: &Policy) -> Reply<Seeing> {
    let because = vec![policy.clause(clause::REQUEST)?];
    let seeing = match policy.get::<AskingToSee>()? {
        AskingToSee::FloorDiscretion => Seeing::Discretion,
        AskingToSee::PlayersAtShowdown if request.held => Seeing::Granted,
        AskingToSee::PlayersAtShowdown => Seeing::Refused,
        AskingToSee::ManagerWithGrounds if request.dealt_in && request.grounds => Seeing::Granted,
        AskingToSee::ManagerWithGrounds => Seeing::Refused,
    };
    Some((seeing, because))
}

/// A hand that is seen on request plays on.
fn plays_on(policy: &Policy) -> Reply<()> {
    let because = cites(policy, &[clause::LIVE]);
    (!because.is_empty()).then_some(((), because))
}

/// Somebody asks to see a player's hand.
pub(crate) fn asks(h: &mut Hearing, seat: Seat, of: Seat) {
    if folded_in_the_last_round(h, of) && (winner_asks(h, seat, of) || asks_for_folded(h, seat, of)) {
        return;
    }
    let asked = asked(h, seat, of);
    let Some(answer) = h.books.ask(|p| request(asked, p)) else {
        h.answer(seat, discretion(), Vec::new(), true);
        return;
    };
    let verdict = match answer.value {
        Seeing::Granted => Verdict::Granted(None),
        Seeing::Refused => Verdict::Refused,
        Seeing::Discretion => discretion(),
    };
    h.answer(seat, verdict, answer.because.clone(), answer.silent);
    if answer.value == Seeing::Granted {
        h.rule(Question::Order, Verdict::Order(Order::TurnUp(of, None)), answer.because, answer.silent);
        if let Some(live) = h.books.ask_where(answer.silent, plays_on) {
            h.state.faces.at(of).tabled = true;
            h.rule(Question::Hand, Verdict::Hand(of, true), live.because, live.silent);
        }
    }
}

fn discretion() -> Verdict {
    Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused])
}

fn asked(h: &Hearing, seat: Seat, of: Seat) -> Request {
    let (hand, faces) = (h.state.room.hand(), &h.state.faces);
    let over = hand.betting_is_over();
    let folded = |seat: Seat| hand.find(seat).is_none_or(|p| p.folded);
    Request {
        dealt_in: hand.find(seat).is_some(),
        reached_showdown: over && !folded(seat),
        mucked: faces.of(seat).mucked,
        held: over && !folded(of) && faces.is_alive(of),
        grounds: h.found(Judgement::Grounds) == Some(true),
    }
}

/// He was there in the last betting round, and gave up in it.
fn folded_in_the_last_round(h: &Hearing, seat: Seat) -> bool {
    let hand = h.state.room.hand();
    let folded = hand.find(seat).is_none_or(|p| p.folded);
    folded && hand.street.is_last() && hand.actions.iter().any(|(s, _)| *s == seat) && hand.betting_is_over()
}

/// Who has won asks to see a folded hand, which lives again by that. Whether it is he, and the house says so.
fn winner_asks(h: &mut Hearing, seat: Seat, of: Seat) -> bool {
    let because = h.books.cites(&[clause::WINNER_ASKS]);
    let hand = h.state.room.hand();
    let winner = hand.live().map(|p| p.seat).next().filter(|_| hand.live().count() == 1);
    if winner != Some(seat) || because.is_empty() {
        return false;
    }
    if let Ok(player) = h.state.room.hand_mut().seat_mut(of) {
        player.folded = false;
    }
    h.state.faces.at(of).tabled = true;
    h.answer(seat, Verdict::Granted(None), because.clone(), false);
    h.rule(Question::Hand, Verdict::Hand(of, true), because, false);
    true
}

/// A hand folded in the last betting round may be seen, and stays dead. Whether the house says so.
fn asks_for_folded(h: &mut Hearing, seat: Seat, of: Seat) -> bool {
    let because = h.books.cites(&[clause::LAST_ROUND]);
    if because.is_empty() {
        return false;
    }
    h.answer(seat, Verdict::Granted(None), because.clone(), false);
    h.rule(Question::Order, Verdict::Order(Order::TurnUp(of, None)), because.clone(), false);
    h.rule(Question::Hand, Verdict::Hand(of, false), because, false);
    true
}
