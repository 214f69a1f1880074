//! The best possible hand, `rules/showdown/nuts-must-raise.yaml`.

use crate::engine::cards::CardSet;
use crate::engine::clauses::nuts_must_raise as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::award::{Claim, claim};
use crate::engine::rules::conduct::penalties;
use crate::engine::rules::legal_actions::legal_actions;
use crate::engine::ruling::{Action, LegalActions, Question, Verdict};
use crate::engine::table::hand::{Fullness, Hand, Player};
use crate::engine::value::{High, omaha};

/// The breach that this rule knows.
const RULE: RuleId = RuleId::NUTS_MUST_RAISE;

/// A player checks or calls: he may do neither who acts last and holds the best possible hand, if he could bet or raise.
pub(crate) fn checks_or_calls(h: &mut Hearing, seat: Seat, done: Action) {
    let hand = h.state.room.hand();
    let Some(player) = hand.find(seat).filter(|_| hand.street.is_last()) else { return };
    if !closes_the_round(hand, seat, done) {
        return;
    }
    let open = legal_actions(h.layout().left, hand, player, &h.books).value;
    if open.wager().is_none() || h.barred_from_raising(seat).is_some() || !somebody_can_call(hand, seat) {
        return;
    }
    if let Some(because) = h.books.carried(&[clause::RAISE])
        && has_the_nuts(hand, player)
    {
        h.rule(Question::Breach, Verdict::Breach(seat, RULE), because, false);
    }
    let hand = h.state.room.hand();
    if done == Action::Check && hand.find(seat).is_some_and(|player| beats_every(hand, player, |other, own| other < own)) {
        penalties::checks_the_sole_nuts(h, seat);
    }
}

/// What is open to somebody for whom this is the last act, with the best possible hand: neither to check nor to call, where the
/// house says so.
pub(crate) fn leaves_open(h: &Hearing, seat: Seat, mut open: Grounded<LegalActions>) -> Grounded<LegalActions> {
    let hand = h.state.room.hand();
    let could_raise = hand.street.is_last() && open.value.wager().is_some() && somebody_can_call(hand, seat);
    let Some(player) = hand.find(seat).filter(|_| could_raise) else { return open };
    let last = closes_the_round(hand, seat, open.value.call.map_or(Action::Check, Action::Call));
    if let Some(because) = h.books.carried(&[clause::RAISE]).filter(|_| last && has_the_nuts(hand, player)) {
        open.value = LegalActions { check: false, call: None, ..open.value };
        open.cite(&because);
        open.silent = false;
    }
    open
}

/// Somebody beside him is not all-in.
fn somebody_can_call(hand: &Hand, seat: Seat) -> bool {
    hand.live().any(|p| p.seat != seat && !p.all_in())
}

/// Nobody acts any more behind him.
fn closes_the_round(hand: &Hand, seat: Seat, done: Action) -> bool {
    let mut after = hand.clone();
    after.apply(seat, done, Fullness::FULL);
    after.to_act().is_none()
}

/// Whether no other cards could beat the player's hand on this board.
fn has_the_nuts(hand: &Hand, player: &Player) -> bool {
    beats_every(hand, player, |other, own| other <= own)
}

/// Whether all other cards that somebody could hold are so beside the player's on this board.
fn beats_every(hand: &Hand, player: &Player, so: impl Fn(High, High) -> bool) -> bool {
    let board = hand.known_board();
    if hand.game.is_stud() || board.len() < 5 {
        return false;
    }
    let Some(Claim { high: Some(own), .. }) = claim(hand, player) else { return false };
    let unseen = CardSet::DECK - board - player.known();
    let value = |pair: CardSet| if player.cards.len() > 2 { omaha::high(pair, board) } else { Some(High::of(pair | board)) };
    unseen.pairs().filter_map(value).all(|other| so(other, own))
}
