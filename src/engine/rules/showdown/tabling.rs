//! When a hand is tabled, `rules/showdown/tabling.yaml`.

use crate::engine::options::figure;

figure! {
    /// How long does a player who refuses to show have after being told to?
    "showdown.refusal_grace" RefusalGrace in "seconds" up to 60
}

use super::{live_at_showdown, playing_the_board, showdown_order};
use crate::engine::cards::{Card, CardSet};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::tabling as clause;
use crate::engine::event::{Game, Judgement, Offence, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Reply, cites};
use crate::engine::rules::award::claim;
use crate::engine::ruling::{Order, Question, Ruling, ShowDuty, Strength, Verdict};
use crate::engine::table::hand::Hand;
use crate::engine::value::High;

/// The breach that this rule knows, of a player and of the dealer.
const RULE: RuleId = RuleId::TABLING;

/// Whether a hand that was tabled had been given up or pushed forward before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InDoubt(pub bool);

/// A hand of which not all hole cards lie open is not tabled.
fn incomplete(hand: &Hand, policy: &Policy) -> Reply<()> {
    let mut because = cites(policy, &[clause::ALL_CARDS, clause::CONTESTED]);
    because.extend(playing_the_board::all_cards(hand, policy));
    (!because.is_empty()).then_some(((), because))
}

/// Whether a player who was told to show has had his time.
fn grace_is_over(policy: &Policy, seconds: i64) -> Reply<bool> {
    let clause = policy.clause(clause::REFUSAL)?;
    Some((seconds >= policy.get::<RefusalGrace>()?, vec![clause]))
}

/// He holds cards up or waves them, and does not lay them down.
pub(crate) fn flashes(h: &mut Hearing, seat: Seat) {
    h.state.faces.at(seat).flashed = true;
    let not_flashed = h.books.ask(|p| Some(((), vec![p.clause(clause::NOT_FLASHED)?])));
    not_tabled(h, seat, not_flashed.map(|a| (a.because, a.silent)));
}

/// He lays cards open, all of his hand where none is named. Tabled by that, or not tabled.
pub(crate) fn lays_open(h: &mut Hearing, seat: Seat, cards: &[Card]) -> Option<InDoubt> {
    h.state.faces.open(seat, cards);
    let hand = h.state.room.hand();
    let (own, needed) = (hand.hole_cards(seat), hand.dealt_face_down(seat).max(1));
    let face = h.state.faces.of(seat);
    let open = face.open.iter().filter(|card| own.contains(**card)).count();
    let upcards = if upcards_lie_open(h, seat) { None } else { h.books.house.clause(clause::BY_GAME) };
    if cards.is_empty() || open >= needed && open >= own.len() && upcards.is_none() {
        return table(h, seat);
    }
    let incomplete = h.books.ask(|p| incomplete(hand, p)).map(|a| ([a.because, Vec::from_iter(upcards)].concat(), a.silent));
    not_tabled(h, seat, incomplete);
    advises(h, seat);
    None
}

/// In stud: his upcards lie before him as they did, or he has laid them open again.
fn upcards_lie_open(h: &Hearing, seat: Seat) -> bool {
    let face = h.state.faces.of(seat);
    let Some(player) = h.room().hand().find(seat).filter(|_| face.lifted_upcards) else { return true };
    player.known().iter().all(|card| face.open.contains(&card))
}

/// One card lies open, and it would make the winning hand against all that lie open: the dealer asks for the rest.
fn advises(h: &mut Hearing, seat: Seat) {
    let Some(because) = h.books.carried(&[clause::ADVISED]).filter(|_| one_card_would_win(h, seat)) else { return };
    h.rule(Question::Order, Verdict::Order(Order::AskForAll(seat)), because, false);
}

/// In hold'em one card and the board are a hand; in other games one card makes none.
fn one_card_would_win(h: &Hearing, seat: Seat) -> bool {
    let (hand, faces) = (h.room().hand(), &h.state.faces);
    let (board, open) = (hand.known_board(), faces.of(seat).open);
    let [card] = open[..] else { return false };
    let all = board | CardSet::of(card);
    if hand.game != Game::Holdem || board.len() < hand.board_holds() || faces.tabled(seat) {
        return false;
    }
    let others = hand.live().filter(|p| p.seat != seat && faces.tabled(p.seat) && faces.is_alive(p.seat));
    let values: Vec<_> = others.filter_map(|p| claim(hand, p)?.high).collect();
    !values.is_empty() && values.iter().all(|value| High::of(all) > *value)
}

/// The whole hand lies open: it is tabled, unless it was given up for good.
fn table(h: &mut Hearing, seat: Seat) -> Option<InDoubt> {
    let still = live_at_showdown::may_still_table(h, seat)?;
    let face = h.state.faces.at(seat);
    let in_doubt = face.mucked || face.pushed_forward;
    (face.tabled, face.mucked, face.lifted_upcards) = (true, false, false);
    let mut because = h.books.cites(&[clause::ALL_CARDS]);
    because.extend(still.into_iter().filter(|_| in_doubt));
    h.rule(Question::Value, Verdict::Tabled(seat, true), because, false);
    h.goes_without_saying(!in_doubt);
    in_time(h, seat);
    Some(InDoubt(in_doubt))
}

/// He had refused, was told to show, and has shown before his time was over: the order is carried out, and his hand plays.
fn in_time(h: &mut Hearing, seat: Seat) {
    let face = h.state.faces.of(seat);
    let Some(seconds) = face.told.filter(|_| face.refused && h.state.faces.is_alive(seat)) else { return };
    let Some(over) = h.books.ask(|p| grace_is_over(p, seconds)).filter(|over| !over.value) else { return };
    h.state.rulings.retain(|r| r.verdict != Verdict::Showing(seat, ShowDuty::Must));
    h.rule(Question::Hand, Verdict::Hand(seat, true), over.because, over.silent);
}

fn not_tabled(h: &mut Hearing, seat: Seat, because: Option<(Vec<ClauseId>, bool)>) {
    let (because, silent) = because.unwrap_or((Vec::new(), true));
    h.rule(Question::Value, Verdict::Tabled(seat, false), because, silent);
}

/// He says what he has, and does not show it.
pub(crate) fn announces(h: &mut Hearing, seat: Seat) {
    if h.state.faces.tabled(seat) {
        return;
    }
    if let Some(because) = h.books.carried(&[clause::ANNOUNCING]) {
        h.rule(Question::Value, Verdict::Tabled(seat, false), because, false);
    }
    let repeated = h.state.room.record(seat, Offence::Announcing) > 0;
    let gross = h.found(Judgement::Gross) == Some(true);
    if let Some(because) = h.books.carried(&[clause::ANNOUNCING_PENALTY]).filter(|_| repeated || gross) {
        h.rule(Question::Penalty, Verdict::Penalty(seat, Strength::Must, None), because, false);
    }
}

/// At his turn he must show: all his cards, if he has shown some and was told to.
pub(crate) fn must_show(h: &Hearing, seat: Seat) -> Option<Ruling> {
    let face = h.state.faces.of(seat);
    let told_the_rest = face.told.is_some() && !face.open.is_empty();
    let because = h.books.carried(&[if told_the_rest { clause::ONE_CARD } else { clause::DUTY }])?;
    Some(h.follows(Question::Show, Verdict::Showing(seat, ShowDuty::Must), because, false))
}

/// By what he has already been ruled to have to show his hand to everybody, if he has been.
pub(crate) fn has_to_show(h: &Hearing, seat: Seat) -> Option<Vec<ClauseId>> {
    let must = Verdict::Showing(seat, ShowDuty::Must);
    h.state.rulings.iter().rev().find(|r| r.verdict == must && !r.is_silent()).map(|r| r.because.clone())
}

/// The house lets him muck, and where it has everybody show, others lie open.
pub(crate) fn mucks_freely(h: &Hearing, seat: Seat) -> bool {
    showdown_order::lets_muck(h, seat) && (h.state.faces.anybody_tabled_but(seat) || h.books.carried(&[clause::DUTY]).is_none())
}

/// He mucks a hand that nobody has seen: a breach, unless others lie open and the house lets him.
pub(crate) fn mucks_unseen(h: &mut Hearing, seat: Seat) {
    if h.state.faces.tabled(seat) {
        return;
    }
    if let Some(because) = h.books.carried(&[clause::DUTY]).filter(|_| !mucks_freely(h, seat)) {
        h.rule(Question::Breach, Verdict::Breach(seat, RULE), because, false);
    }
}

/// He will not show.
pub(crate) fn refuses(h: &mut Hearing, seat: Seat) {
    let mut because = h.books.cites(&[clause::REFUSAL, clause::DEALER_HANDS_OFF]);
    let advised = h.books.carried(&[clause::ADVISED]).filter(|_| one_card_would_win(h, seat));
    let calls = h.books.house.clause(clause::REFUSAL).is_some() || advised.is_some();
    because.extend(advised.into_iter().flatten());
    if calls {
        h.rule(Question::Order, Verdict::Order(Order::CallFloor), because, false);
    }
    if let Some(duty) = h.books.carried(&[clause::DUTY]) {
        h.rule(Question::Breach, Verdict::Breach(seat, RULE), duty, false);
    }
}

/// He will not show what he must show to win, and the house gives him no time to think better of it: he wins nothing.
pub(crate) fn wins_nothing(h: &Hearing, seat: Seat) -> Option<ClauseId> {
    let face = h.state.faces.of(seat);
    let house = h.books.house;
    let has_time = house.clause(clause::REFUSAL).is_some();
    house.clause(clause::ALL_CARDS).filter(|_| face.refused && !face.tabled && !has_time)
}

/// How long a player who refuses has had since he was told to show.
pub(crate) fn time_to_show(h: &mut Hearing, seat: Seat) {
    let face = h.state.faces.of(seat);
    let Some(seconds) = face.told.filter(|_| face.refused && !face.tabled) else { return };
    let Some(over) = h.books.ask(|p| grace_is_over(p, seconds)) else { return };
    let must = Verdict::Showing(seat, ShowDuty::Must);
    if !over.value {
        h.rule(Question::Show, must, over.because, over.silent);
        return;
    }
    h.state.faces.at(seat).dead = true;
    // His time is over: there is nothing left that he could show.
    h.state.rulings.retain(|r| r.verdict != must);
    h.rule(Question::Hand, Verdict::Hand(seat, false), over.because.clone(), over.silent);
    h.rule(Question::Penalty, Verdict::Penalty(seat, Strength::Must, None), over.because, over.silent);
}

/// A player turns up a hand that is not his.
pub(crate) fn turned_up_by_player(h: &mut Hearing, by: Seat, of: Seat) {
    let live = h.books.says(Verdict::Hand(of, true), &[clause::OTHERS_HANDS_OFF]);
    if h.state.faces.is_alive(of) {
        h.state.faces.at(of).tabled = true;
    }
    h.rule(Question::Hand, live.value, live.because.clone(), live.silent);
    if !live.silent {
        h.rule(Question::Penalty, Verdict::Penalty(by, Strength::May, None), live.because, false);
    }
}

/// The dealer turns up a hand: he may do so only where it was ordered.
pub(crate) fn turned_up_by_dealer(h: &mut Hearing, of: Seat, ruled: &[Ruling]) {
    let turn_up = |r: &Ruling| matches!(r.verdict, Verdict::Order(Order::TurnUp(seat, _)) if seat == of);
    let ordered = ruled.iter().any(turn_up);
    if let Some(because) = h.books.carried(&[clause::DEALER_HANDS_OFF]).filter(|_| !ordered) {
        h.rule(Question::Breach, Verdict::DealerBreach(RULE), because, false);
    }
    if ordered && h.state.faces.is_alive(of) {
        h.state.faces.at(of).tabled = true;
    }
}
