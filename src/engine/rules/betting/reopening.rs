//! All-ins that are no full raise, `rules/betting/reopening.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// To whom is raising closed by an all-in that is not a full raise?
    "betting.closed_to" ClosedTo {
        /// To those who had acted before it.
        ThoseWhoActed = "those-who-acted",
        /// To those who had bet or raised before it.
        Raisers = "raisers",
        /// To everyone who is not facing a full raise.
        Everyone = "everyone",
    }
}

choice! {
    /// In which structures is raising closed by an all-in that is not a full raise?
    "betting.closed_in" ClosedIn {
        /// Whatever is played.
        EveryStructure = "every-structure",
        /// In no-limit and pot-limit; of fixed limit nothing is said.
        NoLimitAndPotLimit = "no-limit-and-pot-limit",
    }
}

choice! {
    /// What opens the raising again for a player who has acted?
    "betting.reopened_by" ReopenedBy {
        /// One full raise made since the player acted.
        OneFullRaise = "one-full-raise",
        /// A full raise in total, which several short all-ins may add up to.
        FullRaiseInTotal = "full-raise-in-total",
    }
}

figure! {
    /// In fixed limit, from which share of the step is an all-in a raise?
    "betting.limit_all_in_share" LimitAllInShare in "%" up to 100
}

figure! {
    /// In no-limit and pot-limit, from which share of a full raise is an all-in a raise?
    "betting.all_in_share" AllInShare in "%" up to 100
}

use super::{acting_in_turn, minimum_raise, raise_cap, straddle};
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::reopening as clause;
use crate::engine::event::{Seat, Step, Structure};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks, cites};
use crate::engine::rules::conduct::action_pending;
use crate::engine::rules::legal_actions::legal_actions;
use crate::engine::ruling::{Action, NamedAct, Question, Ruling, Standing, Verdict};
use crate::engine::table::hand::{Fullness, Hand, Increase, Player};

/// Whether an action is a full bet or raise, as this house counts.
pub fn fullness(hand: &Hand, done: Action, books: &Rulebooks) -> Fullness {
    let fixed = hand.fixed_bet();
    let least = if hand.bet() == 0 { fixed.unwrap_or(hand.big_blind) } else { minimum_raise::least(hand, books).value };
    match done {
        Action::AllIn(n) if n > hand.bet() && n < least => {
            is_full(hand, books, n - hand.bet(), fixed.unwrap_or(least - hand.bet()))
        }
        Action::Bet(n) if hand.owes_bring_in() && n < least => Fullness { full: false, by_custom: false },
        Action::Check | Action::Fold | Action::Call(_) | Action::Bet(_) | Action::RaiseTo(_) | Action::AllIn(_) => Fullness::FULL,
    }
}

/// Whether an all-in that adds so much counts as a full raise over a bet of this step.
fn is_full(hand: &Hand, books: &Rulebooks, by: Amount, step: Amount) -> Fullness {
    let share = books.ask(|p| match hand.structure {
        _ if p.clause(clause::COUNTS_AS_CALL).is_some() => Some((100, Vec::new())),
        Structure::Limit(..) => Some((p.get::<LimitAllInShare>()?, vec![p.clause(clause::LIMIT_SHARE)?])),
        Structure::NoLimit | Structure::PotLimit => Some((p.get::<AllInShare>()?, vec![p.clause(clause::FULL_ONLY)?])),
    });
    let share = share.unwrap_or_else(|| Grounded::plain(100));
    Fullness { full: by.saturating_mul(100) >= step.saturating_mul(share.value), by_custom: share.silent }
}

/// The last full raise was an all-in of less than a whole step of fixed limit.
fn rests_on_share(hand: &Hand) -> bool {
    hand.fixed_bet().is_some_and(|step| hand.increases.iter().any(|i| i.full && !i.opening && i.by != step))
}

/// That an all-in of less than a whole step of fixed limit was a full raise, where it was the last.
pub fn counted_as_raise(hand: &Hand, policy: &Policy) -> Option<ClauseId> {
    policy.clause_where(rests_on_share(hand), clause::LIMIT_SHARE)
}

/// What an all-in that is no raise leaves behind it: the raising closed, or no more than a call.
pub fn behind_a_short_all_in(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::CLOSED, clause::COUNTS_AS_CALL])
}

/// In fixed limit a raise over an all-in that was none goes to the whole step, as if it completed it.
pub fn completes(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    if hand.increases.iter().any(|i| !i.full && !hand.is_bring_in(i)) && !hand.only_brought_in() {
        let mut completed = books.says((), &[clause::COMPLETION]);
        completed.cite(&books.cites(&[clause::LIMIT_SHARE]));
        return completed;
    }
    let because = counted_as_raise(hand, books.house).into_iter().collect();
    Grounded { value: (), because, silent: false }
}

/// Whether the player may raise here, with so many players left in the tournament.
pub fn may_raise(left: Option<i64>, hand: &Hand, player: &Player, books: &Rulebooks) -> Grounded<bool> {
    let mut cap = raise_cap::open(left, hand, books);
    cap.silent |= hand.increases.iter().any(|i| i.by_custom);
    if !cap.value {
        return cap;
    }
    let Some(last) = hand.increases.last() else { return cap };
    let unseen = hand.increases.get(player.seen..).unwrap_or(&[]);
    // The bring-in is less than a bet and yet no all-in.
    if last.full || hand.only_brought_in() {
        let mut answer = cap;
        if player.acted() && unseen.iter().any(|i| i.full) {
            answer.cite(&books.cites(&[clause::REOPENED]));
            // That so much is a raise the house may have said itself.
            answer.cite(counted_as_raise(hand, books.house).as_slice());
        }
        return answer;
    }
    let reopened = books.ask(|p| reopened(hand, player, unseen, p));
    // A book that closes the raising behind a short all-in opens it again only by a full raise, unless it says otherwise.
    let closes = closed_by(hand, books.house).is_some();
    let by_custom = |answer: &Grounded<bool>| answer.silent && closes && !unseen.iter().any(|i| i.full);
    if let Some(answer) = &reopened
        && answer.value
        && !by_custom(answer)
    {
        return answer.clone().resting_on(&cap);
    }
    let answer = books.ask(|p| open(hand, player, unseen, p)).unwrap_or_else(|| Grounded::plain(true));
    // Who may not raise again may not, however many raises the round has room for.
    if answer.value { answer.resting_on(&cap) } else { answer }
}

/// Where he may not raise: the all-in that is too small for a raise counts as a call, and he has not acted yet. He may make it.
pub fn goes_as_a_call(s: &Situation, total: Amount, books: &Rulebooks) -> Option<Grounded<()>> {
    let short = s.hand.bet() < total && total < minimum_raise::least(s.hand, books).value;
    let counts = books.carried(&[clause::COUNTS_AS_CALL]).filter(|_| short && !s.player.acted())?;
    Some(Grounded { value: (), because: counts, silent: false })
}

fn reopened(hand: &Hand, player: &Player, unseen: &[Increase], policy: &Policy) -> Reply<bool> {
    let clause = policy.clause(clause::REOPENED)?;
    if !player.acted() || is_of_other_structures(hand, policy) {
        return None;
    }
    // Where nobody raises again without a full raise in front of them, a bet is none.
    let bets_open = policy.get::<ClosedTo>() != Some(ClosedTo::Everyone);
    let open = match policy.get::<ReopenedBy>()? {
        ReopenedBy::OneFullRaise => unseen.iter().any(|i| i.full && (bets_open || !i.opening)),
        ReopenedBy::FullRaiseInTotal => {
            let step = minimum_raise::step(hand, policy, player.answered);
            unseen.iter().any(|i| i.full) || hand.bet() - player.answered >= step
        }
    };
    Some((open, vec![clause]))
}

/// What the book says of short all-ins it says of no-limit and pot-limit, and this is fixed limit.
fn is_of_other_structures(hand: &Hand, policy: &Policy) -> bool {
    hand.fixed_bet().is_some() && policy.get::<ClosedIn>() == Some(ClosedIn::NoLimitAndPotLimit)
}

/// Why an all-in that is no raise leaves the raising closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closes {
    /// The book closes it behind every short all-in.
    Short(ClauseId),
    /// In fixed limit one that is too small by its share of the step is a call, and opens nothing either.
    TooSmallAShare(ClauseId),
}

fn closed_by(hand: &Hand, policy: &Policy) -> Option<Closes> {
    let closed = policy.clause(clause::CLOSED).filter(|_| !is_of_other_structures(hand, policy));
    let too_small = || policy.clause(clause::LIMIT_SHARE).filter(|_| hand.fixed_bet().is_some());
    closed.map(Closes::Short).or_else(|| too_small().map(Closes::TooSmallAShare))
}

fn open(hand: &Hand, player: &Player, unseen: &[Increase], policy: &Policy) -> Reply<bool> {
    let clause = match closed_by(hand, policy)? {
        Closes::Short(clause) => clause,
        Closes::TooSmallAShare(clause) => return Some((!player.acted(), vec![clause])),
    };
    let open = match policy.get::<ClosedTo>()? {
        ClosedTo::ThoseWhoActed => !player.acted(),
        ClosedTo::Raisers => !player.raised,
        ClosedTo::Everyone => {
            let in_front = if player.acted() { unseen } else { &hand.increases };
            // Over a first bet, however small it is, nobody raises again.
            let raised = hand.increases.last().is_some_and(|i| !i.opening);
            !raised || in_front.iter().any(|i| i.full && !i.opening)
        }
    };
    let mut because = vec![clause];
    if !open {
        because.extend(cites(policy, &[clause::COUNTS_AS_CALL, clause::FULL_ONLY, clause::LIMIT_SHARE, clause::REOPENED]));
    }
    Some((open, because))
}

/// On what it rests that the round is over.
pub fn round_closed(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::ROUND_CLOSED])
}

/// The round is over. That is worth telling where more than one are left, and not of a showdown that has begun.
pub(in crate::engine) fn round_over(h: &Hearing) -> Option<Ruling> {
    let hand = h.room().hand();
    let because = [round_closed(&h.books), acting_in_turn::order(hand, &h.books)].concat();
    let closed = h.follows(Question::Turn, Verdict::RoundClosed, because, straddle::turn_is_custom(h));
    (hand.live().count() > 1).then_some(Ruling { routine: hand.at_showdown, ..closed })
}

/// A player asks whether he may raise.
pub fn asked(h: &mut Hearing, seat: Seat) {
    let hand = h.state.room.hand();
    let Some(player) = hand.find(seat) else { return };
    let answered = player.acted() && player.answered >= hand.bet();
    let may = match hand.to_act() {
        None => {
            let over =
                h.books.cites(&[clause::ROUND_CLOSED]).into_iter().chain(action_pending::no_raise_in_a_round_over(h.books.house));
            Grounded::carried_by(false, over.collect())
        }
        // Whoever has answered every bet raises only once somebody has raised him.
        Some(_) if answered || player.all_in() || player.folded() => Grounded::carried_by(false, acting_in_turn::turns(&h.books)),
        Some(_) => open_to(h, player),
    };
    let verdict = if may.value { Verdict::Granted(None) } else { Verdict::Refused };
    h.answer(seat, verdict, may.because, may.silent);
}

/// Whether a player who has still to answer may raise, and on what that rests.
fn open_to(h: &Hearing, player: &Player) -> Grounded<bool> {
    let (left, hand, books) = (h.layout().left, h.state.room.hand(), &h.books);
    let options = legal_actions(left, hand, player, books);
    let open = options.value.wager().is_some();
    if let Some(because) = h.barred_from_raising(player.seat) {
        return Grounded { value: false, because, silent: false };
    }
    let may = may_raise(left, hand, player, books);
    if may.value && !open {
        // Without the chips for it nobody raises, whatever a book says.
        return Grounded { value: false, because: Vec::new(), silent: true };
    }
    if !may.because.is_empty() {
        return may;
    }
    let silent = options.silent || options.because.is_empty();
    Grounded { value: open, silent, because: options.because }
}

/// The betting is over and somebody acts all the same.
pub fn acts_after_the_round(h: &mut Hearing, attempt: &Attempt) {
    let pushed = h.state.room.hand().bet().saturating_add(attempt.chips_named());
    // Only what he does with chips or says is left: what is beside acting makes no attempt.
    let first = attempt.steps.first();
    let named = if let Some(Step::Act(act)) = first {
        act.named()
    } else if let Some(Step::Release(_)) = first {
        Some(NamedAct::Fold)
    } else {
        None
    };
    let done = match named {
        Some(NamedAct::Bet(n)) => NamedAct::RaiseTo(n),
        Some(done) => done,
        None => NamedAct::RaiseTo(Some(pushed)),
    };
    let closed = h.books.says((), &[clause::ROUND_CLOSED]);
    h.rule(Question::Binding, Verdict::binding(attempt.seat, done, Standing::Refused), closed.because, closed.silent);
}
