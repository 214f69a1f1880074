//! Chips between a call and a full raise, `rules/betting/half-raise.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// Of what is the share taken that obliges a player to complete a raise?
    "betting.half_raise_base" HalfRaiseBase {
        /// Of the previous bet, in its full height.
        PreviousBet = "previous-bet",
        /// Of the smallest amount by which the player could raise.
        MinimumIncrement = "minimum-increment",
    }
}

figure! {
    /// From which share does an excess over the call oblige a player to complete a raise?
    "betting.half_raise_share" HalfRaiseShare in "%" up to 100
}

use super::{all_in, minimum_raise, multiple_chips, overbet_for_change, raise_methods, string_bet};
use crate::engine::attempt::Situation;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::half_raise as clause;
use crate::engine::event::{Said, Size};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks};
use crate::engine::rules::reading::Reading;

/// Chips worth more than the call, put in without a word; or an amount of them, said without another.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if let Some(Said::Number(Size::To(amount))) = s.declared() {
        return amount_alone(s, amount, books, policy);
    }
    s.only_motion().filter(|_| s.silent())?;
    by_size(s, books, policy, &[])
}

/// Judges an excess over the call by its size: a full raise, one to be completed, or a call.
pub fn by_size(s: &Situation, books: &Rulebooks, policy: &Policy, because: &[ClauseId]) -> Reply<Reading> {
    let (need, pushed) = (s.need(), s.pushed());
    if need == 0 || pushed <= need {
        return None;
    }
    let mut because = because.to_vec();
    let least = minimum_raise::least(s.hand, books).value;
    let several = s.only_motion().is_some_and(|m| m.chips.single().is_none());
    if s.total() >= least {
        because.extend(raise_methods::in_one_motion(policy));
        because.extend(multiple_chips::obvious(s, policy).filter(|_| several));
        because.extend(overbet_for_change::counts(policy));
        let reading = if s.whole_stack() { Reading::AllIn } else { Reading::To { amount: s.total(), declared: false } };
        return (!because.is_empty()).then_some((reading, because));
    }
    // What is disputed of chips is no all-in.
    let stays = all_in::by_its_stack(s, policy).is_some() || s.whole_stack() && multiple_chips::disputed(policy).is_some();
    if several && stays {
        return None;
    }
    let base = match policy.get::<HalfRaiseBase>() {
        Some(HalfRaiseBase::PreviousBet) => s.hand.bet(),
        Some(HalfRaiseBase::MinimumIncrement) => least - s.hand.bet(),
        None => return None,
    };
    let share = policy.get::<HalfRaiseShare>()?;
    if (pushed - need).saturating_mul(100) >= base.saturating_mul(share) {
        because.push(policy.clause(clause::COMPLETE)?);
        because.extend(overbet_for_change::counts(policy));
        if s.whole_stack() {
            return Some((Reading::AllIn, because));
        }
        because.extend(multiple_chips::disputed(policy));
        // That he may not go higher with a word afterwards is said in so many words, or not at all.
        let exactly = policy.clause(clause::EXACTLY);
        let more_said = matches!(s.declared_late(), Some(Said::Raise(_) | Said::Bet(_)));
        if more_said && exactly.is_none() && !raise_methods::asks_for_the_word_first(policy) {
            return None;
        }
        because.extend(exactly);
        return Some((Reading::Minimum, because));
    }
    because.push(policy.clause(clause::BELOW)?);
    because.extend(multiple_chips::disputed(policy));
    Some((Reading::Call, because))
}

/// An amount between the call and a full raise, said alone, is judged as if it lay there in chips.
fn amount_alone(s: &Situation, amount: Amount, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let mut because = vec![policy.clause(clause::AMOUNT_ALONE)?];
    let least = minimum_raise::least(s.hand, books).value;
    if s.need() == 0 || amount <= s.hand.bet() || amount >= least || s.all().is_some_and(|all| amount >= all) {
        return None;
    }
    let (reading, ground) = below_a_raise(s, amount, least, policy)?;
    because.push(ground);
    Some((reading, because))
}

/// Chips that are judged together with those that lie there already: a full raise, one to be completed, or a call.
pub fn by_total(s: &Situation, total: Amount, books: &Rulebooks, policy: &Policy, because: ClauseId) -> Reply<Reading> {
    let least = minimum_raise::least(s.hand, books).value;
    if total < s.hand.bet() {
        return None;
    }
    if total >= least {
        return Some((Reading::To { amount: total, declared: false }, vec![because]));
    }
    let (reading, ground) = below_a_raise(s, total, least, policy)?;
    Some((reading, vec![because, ground]))
}

/// Chips that he announced as a raise, and that are half of one or more: where the book completes what is put in, whether or not
/// something was said with it, it completes that too. On what that rests.
pub(crate) fn completed(s: &Situation, least: Amount, books: &Rulebooks) -> Option<Vec<ClauseId>> {
    let policy = books.house;
    // Where chips are judged by their size alone, that is said of those put in without a word.
    let of_silence = multiple_chips::judges_by_size(policy);
    let total = s.player.committed().saturating_add(string_bet::counted(s, books));
    // In limit there is one size, whatever part of it lies there.
    if of_silence || s.hand.fixed_bet().is_some() || s.need() == 0 || s.pushed() == 0 || total <= s.hand.bet() || total >= least {
        return None;
    }
    let (reading, ground) = below_a_raise(s, total, least, policy)?;
    let exactly = policy.clause(clause::EXACTLY);
    (reading == Reading::Minimum).then(|| std::iter::once(ground).chain(exactly).collect())
}

/// A total between the call and a full raise.
fn below_a_raise(s: &Situation, total: Amount, least: Amount, policy: &Policy) -> Option<(Reading, ClauseId)> {
    let base = match policy.get::<HalfRaiseBase>()? {
        HalfRaiseBase::PreviousBet => s.hand.bet(),
        HalfRaiseBase::MinimumIncrement => least - s.hand.bet(),
    };
    let share = policy.get::<HalfRaiseShare>()?;
    let completes = (total - s.hand.bet()).saturating_mul(100) >= base.saturating_mul(share);
    let ground = policy.clause(if completes { clause::COMPLETE } else { clause::BELOW })?;
    Some((if completes { Reading::Minimum } else { Reading::Call }, ground))
}

/// A word after the chips can no longer change a raise that has to be exactly the smallest.
pub fn later_word_is_void(_: &Situation, policy: &Policy, reading: &Reading) -> bool {
    *reading == Reading::Minimum && policy.clause(clause::EXACTLY).is_some()
}
