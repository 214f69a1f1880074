//! Blinds: whose they are, when they are due, and what a short one counts for, `rules/betting/posting-blinds.yaml`.

use super::{prior_chips, straddle};
use crate::engine::attempt::Attempt;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::posting_blinds as clause;
use crate::engine::event::{Seat, Street};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::problem::Problem;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::cash::table_stakes;
use crate::engine::rules::legal_actions::legal_actions;
use crate::engine::rules::outcome::Outcome;
use crate::engine::rules::seating::at_your_seat;
use crate::engine::ruling::{Action, ChipChange, Question, Ruling, Verdict};
use crate::engine::table::hand::Hand;

/// The rule that is broken.
const RULE: RuleId = RuleId::POSTING_BLINDS;

/// Which wagers there are before the betting: what is none of them is a raise.
pub fn no_other_wagers(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::KINDS)
}

/// Somebody posts for a player who is not there.
///
/// # Errors
/// When the absent player has no seat.
pub fn for_another(h: &mut Hearing, seat: Seat, amount: Amount, absent: Seat) -> Result<(), Problem> {
    h.state.room.hand_mut().seat_mut(absent)?;
    if h.state.posting_agreed.contains(&absent) {
        return Ok(());
    }
    let because = h.books.cites(&[clause::OWN_ONLY]);
    let silent = because.is_empty();
    h.rule(Question::Chips, Verdict::Returned(amount, seat), because.clone(), silent);
    // His blind is as forced as before.
    let because = [because, h.books.cites(&[clause::BLIND])].concat();
    h.rule(Question::Answer, Verdict::Owes(absent, amount), because, silent);
    Ok(())
}

/// In a cash game nothing is put out for those who are not there or have nothing: the hand is dealt past them, blinds and all.
pub fn not_posted_for(h: &Hearing) -> Vec<Seat> {
    if !h.room_log.is_cash() || h.books.house.clause(clause::OWN_ONLY).is_none() {
        return Vec::new();
    }
    let agreed = |seat: &Seat| h.state.posting_agreed.contains(seat);
    at_your_seat::away_now(h).into_iter().filter(|seat| !agreed(seat)).chain(table_stakes::without_chips_now(h)).collect()
}

/// Somebody posts his blind. The blind is in already; what goes out above it is change that nobody has given him yet.
///
/// # Errors
/// When he does not have that much.
pub fn posts(h: &mut Hearing, seat: Seat, amount: Amount) -> Result<(), Problem> {
    let hand = h.state.room.hand_mut();
    let before_anybody_acts = hand.street == Street::Preflop && hand.actions.is_empty();
    let player = hand.seat_mut(seat)?;
    let over = amount - player.committed();
    if player.stack().is_some_and(|stack| over > stack) {
        return Err(Problem::new(format!("{seat} posts {amount} and has less"), "correct the chips, or the stack that was stated"));
    }
    if !before_anybody_acts || over <= 0 {
        return Ok(());
    }
    if player.committed() > 0 {
        h.state.round.over_posted = Some((seat, over));
        prior_chips::lie_over_the_blind(h, seat, over);
        return Ok(());
    }
    // He has no blind to post: what goes over the big blind is a bet in the dark, the rest lies there and counts.
    if amount > h.room().hand().bet() {
        return straddle::posted(h, seat, amount);
    }
    h.state.room.hand_mut().seat_mut(seat)?.commits(amount);
    Ok(())
}

/// Chips without a word beside a blind that was posted too large: all that lies out counts, and where it would be a raise
/// nobody can tell whether he has looked at it so. Where they cover the call a book may speak of it, of others none does.
pub fn adds_to_over_post(h: &Hearing, attempt: &Attempt) -> Option<Grounded<Outcome>> {
    let (_, over) = h.state.round.over_posted.filter(|(seat, _)| *seat == attempt.seat)?;
    let s = h.situation(attempt).filter(|s| s.silent() && s.need() > 0 && !s.prior_chips_cover())?;
    let (bet, out) = (s.hand.bet(), s.total().saturating_add(over));
    let change = ChipChange::between(out, bet);
    let raises = legal_actions(s.left, s.hand, s.player, &h.books).value.raise;
    let raise = raises.filter(|range| out >= range.min && range.max.is_none_or(|max| out <= max));
    let value = match raise {
        Some(_) => Outcome::Floor(vec![(Action::Call(bet), change), (Action::RaiseTo(out), ChipChange::None)]),
        None => Outcome::Action(Action::Call(bet), change),
    };
    Some(Grounded { value, because: Vec::new(), silent: true })
}

/// Who has posted more than his blind, and what of it he has not bet.
fn change_due(h: &Hearing) -> Option<(Seat, Amount)> {
    let (seat, over) = h.state.round.over_posted?;
    let hand = h.room().hand();
    let blind = if hand.players.last().is_some_and(|last| last.seat == seat) { hand.big_blind } else { hand.small_blind };
    let bet = hand.find(seat)?.committed().saturating_sub(blind).max(0);
    Some((seat, over.saturating_sub(bet))).filter(|(_, rest)| *rest > 0)
}

/// More was posted than the blind, and nothing more can come of it in this round: the rest is his change, and no book has to say so.
/// With which chips he has raised, or called without a word, is another matter.
pub(crate) fn change(h: &Hearing) -> Option<Ruling> {
    let (seat, rest) = change_due(h)?;
    let hand = h.room().hand();
    let raised = hand.increases.iter().skip(1).any(|increase| increase.seat == seat);
    let told = h.state.rulings.iter().any(|r| matches!(r.verdict, Verdict::Action(who, _, ChipChange::Returned(_)) if who == seat));
    let is_over = hand.to_act().is_none() || hand.find(seat).is_some_and(|player| player.folded());
    (is_over && !raised && !told).then(|| h.follows(Question::Chips, Verdict::Returned(rest, seat), Vec::new(), true))
}

/// He takes of his change what has not been given him. Whether that is what he takes.
pub(in crate::engine) fn takes_change(h: &mut Hearing, seat: Seat, amount: Amount) -> bool {
    let takes = change_due(h).is_some_and(|(of, rest)| of == seat && (1..=rest).contains(&amount));
    if let Some((_, over)) = h.state.round.over_posted.as_mut().filter(|_| takes) {
        *over -= amount;
    }
    takes
}

/// A blind that is posted late.
pub fn late(h: &mut Hearing, seat: Seat) {
    let because = h.books.cites(&[clause::IN_TIME]);
    let silent = because.is_empty();
    h.rule(Question::Breach, Verdict::Breach(seat, RULE), because, silent);
}

/// On what it rests that a blind posted short, because its poster had no more, is called at its full height.
pub fn short_blind(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let short = hand.street == Street::Preflop
        && hand.increases.first().is_some_and(|i| hand.find(i.seat).is_some_and(|p| p.all_in() && p.committed() < hand.big_blind));
    if short { books.says((), &[clause::SHORT_BLIND]) } else { Grounded::plain(()) }
}

/// On what it rests that a bring-in is called at its full height, though its owner had no more.
pub fn short_bring_in(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let all_in = |seat| hand.find(seat).is_some_and(|player| player.all_in() && player.committed() < hand.bring_in);
    let short = hand.only_brought_in() && hand.increases.first().is_some_and(|only| all_in(only.seat));
    if short { books.says((), &[clause::SHORT_BRING_IN]) } else { Grounded::plain(()) }
}

/// A blind that was posted short counts as if it were full.
pub fn counts_in_full(books: &Rulebooks) -> Grounded<()> {
    books.ask(|p| Some(((), vec![p.clause(clause::SHORT_BLIND)?]))).unwrap_or_else(|| Grounded::plain(()))
}

/// What a blind is short of that was posted all-in, where it counts as if it were full.
pub fn missing(hand: &Hand, books: &Rulebooks) -> Grounded<Amount> {
    let missing = hand
        .increases
        .first()
        .filter(|_| hand.street == Street::Preflop)
        .and_then(|i| hand.find(i.seat))
        .filter(|p| p.all_in())
        .map_or(0, |p| (hand.big_blind - p.committed()).max(0));
    if missing > 0 { books.says(missing, &[clause::SHORT_BLIND]) } else { Grounded::plain(0) }
}
