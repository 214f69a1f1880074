//! The size of the pot, `rules/betting/pot-size.yaml`.

use crate::engine::options::figure;

figure! {
    /// After how many actions behind it does a wrong pot or limit stand?
    "betting.misplayed_actions" MisplayedActions in "actions" up to 10
}

use super::{acting_in_turn, big_blind_ante, maximum_raise, pot_limit};
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::pot_size as clause;
use crate::engine::event::{Said, Seat, Step, Street, Structure};
use crate::engine::hearing::{Hearing, Pending, ToldPot};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};
use crate::engine::rules::general::official_terminology;
use crate::engine::rules::outcome::Outcome;
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Action, ChipChange, Grade, Order, Question, Ruling, Standing, Strength, Verdict};
use crate::engine::table::hand::{ActionKind, Hand};

/// "Pot" as the size of a bet.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let Some(Said::Pot) = s.declared() else { return None };
    match s.hand.structure {
        Structure::PotLimit => {
            let max = maximum_raise::greatest(s.hand, s.player, books).value?;
            let mut because = Vec::from_iter(sum(policy));
            because.extend(pot_limit::bound(policy));
            because.extend(acting_in_turn::words_bind(policy));
            because.extend(pot_limit::raise(s.hand, policy));
            Some((Reading::To { amount: max, declared: true }, because))
        }
        Structure::NoLimit | Structure::Limit(..) if s.need() > 0 && policy.clause(clause::POT_WORD_FACING).is_some() => {
            Some((Reading::Minimum, cites(policy, &[clause::POT_WORD_FACING])))
        }
        Structure::NoLimit | Structure::Limit(..) => {
            let facing = policy.clause(clause::POT_WORD_RAISE).filter(|_| s.need() > 0);
            let clause = facing.or_else(|| policy.clause(clause::POT_WORD))?;
            let reading = match s.hand.bet() {
                _ if s.pushed() > 0 => Reading::To { amount: s.total(), declared: true },
                0 => Reading::OpenBet,
                _ => Reading::OpenRaise,
            };
            Some((reading, vec![clause]))
        }
    }
}

/// What the pot is made of.
pub fn sum(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::SUM)
}

/// That a bet of a pot which was named too low is put right.
pub fn puts_a_low_pot_right(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::WRONG_LOW)
}

/// Whether a player who asks is told the pot.
fn told(hand: &Hand, policy: &Policy) -> Reply<bool> {
    match hand.structure {
        Structure::PotLimit => {
            let mut because = vec![policy.clause(clause::TOLD)?];
            because.extend(cites(policy, &[clause::SUM]));
            Some((true, because))
        }
        Structure::NoLimit | Structure::Limit(..) => {
            let because = cites(policy, &[clause::NOT_COUNTED, clause::TOLD]);
            (!because.is_empty()).then_some((false, because))
        }
    }
}

/// "Pot" said out of turn, without chips: what it comes to now that the turn is his, where that is more than it was.
pub fn said_out_of_turn(h: &mut Hearing, pending: &Pending) -> Option<Action> {
    let attempt = pending.attempt.clone();
    let pot_limit = h.state.room.hand().structure == Structure::PotLimit;
    let pot = h.situation(&attempt).is_some_and(|s| s.declared() == Some(Said::Pot)) && pending.chips == 0;
    if !(pot && pot_limit) {
        return None;
    }
    match h.outcome(&attempt)?.outcome.value {
        Outcome::Action(now, _) if now != pending.done => Some(now),
        Outcome::Action(..) | Outcome::Choice(_) | Outcome::Floor(_) | Outcome::Refused(_) | Outcome::Open(_) => None,
    }
}

/// How large the pot is: told unless it hangs on what is still open, or goes to its winners anyway.
pub(in crate::engine) fn now(h: &Hearing, open: bool, showdown: &[Ruling]) -> Ruling {
    let hand = h.room().hand();
    let amount = if hand.betting_is_over() { h.pots().iter().map(|pot| pot.amount).sum() } else { hand.total_pot() };
    let whole = showdown.iter().filter(|r| matches!(r.verdict, Verdict::Wins(_, _, None))).count();
    let parts = showdown.iter().any(|r| matches!(r.verdict, Verdict::Wins(..) | Verdict::PotOf(..)));
    // Of a pot that is divided the whole is worth telling.
    let told = amount > 0 && !open && (whole > 1 || !parts);
    let because = [h.books.cites(&[clause::SUM]), big_blind_ante::short(hand, &h.books)].concat();
    Ruling { routine: !told, ..h.follows(Question::Pot, Verdict::Pot(amount), because, false) }
}

/// Chips are out whose place nobody has decided yet.
pub(in crate::engine) fn is_open(ruled: &[Ruling]) -> bool {
    let open =
        |verdict: &Verdict| matches!(verdict, Verdict::Floor(_) | Verdict::Chooses(..) | Verdict::Binding(_, _, Standing::Pending));
    ruled.iter().any(|r| open(&r.verdict))
}

/// Somebody was told how large the pot is.
pub(in crate::engine) fn tells(h: &mut Hearing, to: Seat, told: Amount) {
    let pot = h.room().hand().total_pot();
    h.state.round.told_pot.push(ToldPot { to, told, pot });
}

/// A player asks how large the pot is.
pub fn asked(h: &mut Hearing, seat: Seat) {
    let hand = h.state.room.hand();
    let pot = hand.total_pot();
    let (verdict, because, silent) = match h.books.ask(|p| told(hand, p)) {
        Some(answer) if answer.value => (Verdict::Granted(Some(pot)), answer.because, answer.silent),
        Some(answer) => (Verdict::Refused, answer.because, answer.silent),
        None => (Verdict::Refused, Vec::new(), true),
    };
    let refused = verdict == Verdict::Refused;
    h.answer(seat, verdict, because, silent);
    if let Some(because) = h.books.carried(&[clause::SPREAD]).filter(|_| refused) {
        h.graded(Question::Order, Verdict::Order(Order::SpreadPot), Grade::May, because);
    }
}

/// The pot lies in a heap.
pub fn heaped(h: &mut Hearing) {
    let because = h.books.cites(&[clause::COUNTABLE]);
    let silent = because.is_empty();
    h.rule(Question::Order, Verdict::Order(Order::SpreadPot), because, silent);
}

/// "Pot", where no bet is bounded by it, is no official term.
pub fn said(h: &mut Hearing, attempt: &Attempt) {
    let said = h.situation(attempt).is_some_and(|s| matches!(s.declared(), Some(Said::Pot)));
    if !said || h.state.room.hand().structure == Structure::PotLimit {
        return;
    }
    let quote = attempt.steps.iter().find_map(|s| if let Step::Say(speech) = s { Some(speech.quote.clone()) } else { None });
    let because = [
        h.books.cites(&[clause::POT_WORD, clause::POT_WORD_FACING, clause::POT_WORD_RAISE]),
        official_terminology::closed_list(&h.books),
    ]
    .concat();
    let silent = because.is_empty();
    h.rule(Question::Term, Verdict::Term(quote.unwrap_or_default()), because, silent);
    let penalty = h.books.cites(&[clause::POT_WORD_PENALTY]);
    if !penalty.is_empty() {
        h.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), penalty, false);
    }
}

/// So many have acted behind a bet that was misplayed, by its limit or by the pot, that it stands.
pub(super) fn misplayed_stands(behind: i64, house: &Policy) -> bool {
    house.get::<MisplayedActions>().is_some_and(|needed| behind >= needed)
}

/// So many actions behind a bet of a pot that was named too low let it stand: on what that rests.
pub(in crate::engine) fn acted_on(behind: usize, books: &Rulebooks) -> Option<Vec<ClauseId>> {
    let stands = i64::try_from(behind).is_ok_and(|behind| misplayed_stands(behind, books.house));
    if stands { books.carried(&[clause::WRONG_LOW]) } else { None }
}

/// A pot that was named too high, once enough others have acted on it.
pub fn named_wrongly(h: &mut Hearing, attempt: &Attempt, done: Action) {
    let hand = h.state.room.hand();
    // Before the flop the blinds are the bet, and nobody opens for the pot.
    if hand.structure != Structure::PotLimit || hand.street == Street::Preflop {
        return;
    }
    let Some(ToldPot { to: seat, told, .. }) = h.state.round.told_pot.last().copied() else { return };
    let pot = hand.pot();
    let behind = hand.actions.iter().skip_while(|(s, _)| *s != seat).skip(1).count() as i64 + 1;
    let enough = misplayed_stands(behind, h.books.house);
    if attempt.seat == seat || !enough || done == Action::Fold || told <= pot {
        return;
    }
    if let Some(because) = h.books.carried(&[clause::WRONG_HIGH]) {
        named_too_high(h, attempt.seat, seat, (pot, told), &because);
    }
}

/// The bet is the pot as it was; what was put in above it goes back to whoever put it in.
fn named_too_high(h: &mut Hearing, last: Seat, bettor: Seat, (pot, told): (Amount, Amount), because: &[ClauseId]) {
    let over = told - pot;
    let verdict = Verdict::Action(bettor, Action::Bet(pot), ChipChange::Returned(over));
    h.rule(Question::Meaning, verdict, because.to_vec(), false);
    let actions = &h.state.room.hand().actions;
    let mut callers: Vec<Seat> = actions.iter().filter(|(s, k)| *s != bettor && *k == ActionKind::Call).map(|(s, _)| *s).collect();
    callers.push(last);
    for caller in callers {
        h.rule(Question::Chips, Verdict::Returned(over, caller), because.to_vec(), false);
    }
}
