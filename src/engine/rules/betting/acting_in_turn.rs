//! Words and chips at one's turn, `rules/betting/acting-in-turn.yaml`.

use super::{check, out_of_turn, reopening, straddle, undercall};
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::acting_in_turn as clause;
use crate::engine::event::{Judgement, Said, Seat, Size, Step};
use crate::engine::hearing::{Bound, BoundTo, Hearing};
use crate::engine::policy::Policy;
use crate::engine::problem::Problem;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks, cites, rests};
use crate::engine::rules::dealing::{heads_up_button, stud_procedure};
use crate::engine::rules::outcome::Outcome;
use crate::engine::rules::reading::{Reading, read};
use crate::engine::rules::readings::READINGS;
use crate::engine::ruling::{Action, ChipChange, ChipsVerdict, LegalActions, Question, Ruling, Standing, Verdict};
use crate::engine::table::hand::Hand;

/// A declaration binds, chips or no chips; one that comes with the chips only where it is clear.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if let Some(clause) = chips_define(s, policy) {
        let chips = silently(s, books)?;
        return Some((chips.value, [vec![clause], chips.because].concat()));
    }
    let declared = s.declared()?;
    let ((), mut because) = rests(words_bind(policy))?;
    because.extend(check::tap(policy).filter(|_| s.tapped_and_went_on()));
    words(s, &declared).map(|reading| (reading, because))
}

/// The floor has found that word and chips contradict each other: it decides between what the one and the other come to alone.
pub(in crate::engine) fn contradictory(s: &Situation, books: &Rulebooks) -> Option<Grounded<Reading>> {
    let because = books.carried(&[clause::CONTRADICTORY]).filter(|_| s.judged(Judgement::Contradictory))?;
    let (word, chips) = each_alone(s, books)?;
    Some(Grounded { value: Reading::Floor(vec![word, chips]), because, silent: false })
}

/// What the word comes to alone, and what the chips do, where that is not the same.
fn each_alone(s: &Situation, books: &Rulebooks) -> Option<(Reading, Reading)> {
    let word = words(s, &s.declared()?)?;
    let chips = silently(s, books)?.value;
    (word != chips).then_some((word, chips))
}

/// What the chips come to that went in, as if nothing had been said.
fn silently(s: &Situation, books: &Rulebooks) -> Option<Grounded<Reading>> {
    let steps = s.attempt.steps.iter().filter(|step| matches!(step, Step::Push(..))).cloned().collect();
    let silent = Attempt { seat: s.attempt.seat, steps };
    read(&Situation { attempt: &silent, ..*s }, books, READINGS).0.map(|read| read.reading)
}

/// The clause by which the chips count, because the word that came with them is not clear.
pub(in crate::engine) fn chips_define(s: &Situation, policy: &Policy) -> Option<ClauseId> {
    if s.is_unclear_with_chips() { first_defines(policy) } else { None }
}

/// That of a word and chips whichever came first counts.
pub fn first_defines(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::FIRST_DEFINES)
}

/// What makes words bind.
pub fn words_bind(policy: &Policy) -> Vec<ClauseId> {
    cites(policy, &[clause::SAID, clause::WORDS_BIND])
}

/// That chips put in at one's turn stay in.
pub fn chips_stay(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::CHIPS_STAY)
}

/// What the words alone amount to; the chips only where the words leave the size open.
pub fn words(s: &Situation, said: &Said) -> Option<Reading> {
    Some(match said {
        Said::Check => Reading::Check,
        Said::Fold => Reading::Fold,
        Said::Call | Said::CallAndRaise => Reading::Call,
        Said::AllIn => Reading::AllIn,
        Said::Bet(Size::To(n)) | Said::Raise(Size::To(n)) => Reading::To { amount: *n, declared: true },
        Said::Bet(Size::By(n)) | Said::Raise(Size::By(n)) => {
            Reading::To { amount: s.hand.bet().saturating_add(*n), declared: true }
        }
        Said::Bet(Size::Open) | Said::Raise(Size::Open) => match (s.motions().len(), s.only_motion()) {
            (0, _) if s.hand.bet() == 0 => Reading::OpenBet,
            (0, _) => Reading::OpenRaise,
            (_, Some(_)) if s.whole_stack() => Reading::AllIn,
            // In fixed limit there is one size only, whatever chips go with the word.
            (_, Some(_)) if s.hand.fixed_bet().is_some() => Reading::Minimum,
            (_, Some(_)) => Reading::To { amount: s.total(), declared: true },
            _ => return None,
        },
        Said::Number(Size::To(n)) => return number(s, *n),
        Said::Number(Size::By(n)) => Reading::To { amount: s.hand.bet().saturating_add(*n), declared: true },
        Said::Bet(Size::OneOf(_)) | Said::Raise(Size::OneOf(_)) | Said::Number(Size::OneOf(_) | Size::Open) => return None,
        Said::Pot | Said::Conditional(_) | Said::Hand(_) | Said::Complete | Said::Cap | Said::Unofficial => return None,
    })
}

/// A bare number, with or without chips: a call where it comes to the call, else a bet or raise. Less than the call is neither.
pub fn number(s: &Situation, n: Amount) -> Option<Reading> {
    match s.need() {
        need if n < need => None,
        need if need > 0 && n <= s.hand.bet() => Some(Reading::Call),
        _ => Some(Reading::To { amount: n, declared: true }),
    }
}

/// What the act of somebody comes to who has said or put out something before, and has still to make that good: a word
/// without an amount holds him as the chips do, and chips that are out do not come back with a fold.
pub(in crate::engine) fn held_to(bound: Option<&Bound>, outcome: Grounded<Outcome>, books: &Rulebooks) -> Grounded<Outcome> {
    let Some(bound) = bound else { return outcome };
    let done = match outcome.value {
        Outcome::Action(done, _) | Outcome::Refused(done) => done,
        // A check over a bet, which the book would let him put right: he has announced more.
        Outcome::Choice(_) if matches!(bound.to, BoundTo::Size(_) | BoundTo::CallOrRaise(_)) => Action::Check,
        Outcome::Choice(_) | Outcome::Floor(_) | Outcome::Open(_) => return outcome,
    };
    match &bound.to {
        BoundTo::Size(options) if matches!(done, Action::Check | Action::Fold | Action::Call(_)) => {
            options.clone().map(|_| Outcome::Refused(done))
        }
        BoundTo::CallOrRaise(options) if matches!(done, Action::Check | Action::Fold) => {
            options.clone().map(|_| Outcome::Refused(done))
        }
        BoundTo::Choice(of) => undercall::chosen(of, done, books),
        // What he owes he does not choose himself.
        BoundTo::Decision(of) if done == Action::Fold => of.clone().map(Outcome::Floor),
        BoundTo::Floor if done == Action::Fold && bound.lying > 0 => {
            books.says(Outcome::Action(done, ChipChange::Stays(bound.lying)), &[clause::CHIPS_STAY])
        }
        BoundTo::Size(_) | BoundTo::CallOrRaise(_) | BoundTo::Decision(_) | BoundTo::Floor => outcome,
    }
}

/// The player to act begins: what he has still to make good of what he has said or put out before, if the act is measured by it.
pub(in crate::engine) fn begins(h: &mut Hearing, attempt: &Attempt) -> Option<Bound> {
    h.begins_to_act().filter(|bound| holds(bound, attempt))
}

/// What is not allowed settles nothing: he has still to make good what he had.
pub(in crate::engine) fn stays_bound(bound: Option<Bound>, outcome: &Grounded<Outcome>) -> Option<Bound> {
    bound.filter(|_| matches!(outcome.value, Outcome::Refused(_)))
}

/// He has still to make it good.
pub(in crate::engine) fn is_bound_again(h: &mut Hearing, bound: Option<Bound>) {
    if bound.is_some() {
        h.state.round.bound = bound;
    }
}

/// Nobody says what it comes to: that is for the floor, and he is bound until it has decided.
pub(in crate::engine) fn nobody_says(h: &mut Hearing, attempt: &Attempt) {
    h.rule(Question::Meaning, Verdict::Floor(Vec::new()), Vec::new(), true);
    h.about(attempt.seat);
    leaves_open(h, attempt, BoundTo::Floor);
}

/// What he has done means this.
pub(in crate::engine) fn means(h: &mut Hearing, attempt: &Attempt, of: Grounded<(Action, ChipChange)>) {
    let (done, change) = of.value;
    h.rule(Question::Meaning, Verdict::Action(attempt.seat, done, change), of.because, of.silent);
    // What he has not enough for comes to something else than he did.
    let as_made = attempt.made_undisputed().is_none_or(|made| made.total() == done.total());
    h.goes_without_saying(attempt.is_undisputed() && change == ChipChange::None && as_made);
}

/// He chooses between these, and is bound to one of them.
pub(in crate::engine) fn chooses(h: &mut Hearing, attempt: &Attempt, of: Grounded<Vec<(Action, ChipChange)>>) {
    h.rule(Question::Meaning, Verdict::Chooses(attempt.seat, of.value.clone()), of.because.clone(), of.silent);
    leaves_open(h, attempt, BoundTo::Choice(of));
}

/// The floor decides, between these.
pub(in crate::engine) fn goes_to_the_floor(h: &mut Hearing, seat: Seat, of: &Grounded<Vec<(Action, ChipChange)>>) {
    let verdicts = of.value.iter().map(|(done, change)| Verdict::Action(seat, *done, *change)).collect();
    h.rule(Question::Meaning, Verdict::Floor(verdicts), of.because.clone(), of.silent);
    h.about(seat);
}

/// Until the floor has decided he is bound to what it may decide.
pub(in crate::engine) fn waits_for_the_floor(h: &mut Hearing, attempt: &Attempt, of: Grounded<Vec<(Action, ChipChange)>>) {
    leaves_open(h, attempt, left_to_the_floor(of));
}

/// It is not allowed.
pub(in crate::engine) fn is_refused(h: &mut Hearing, seat: Seat, of: Grounded<Action>) {
    h.rule(Question::Binding, Verdict::binding(seat, of.value, Standing::Refused), of.because, of.silent);
}

/// He has bet or raised, and has still to say how much.
pub(in crate::engine) fn is_to_size_it(h: &mut Hearing, attempt: &Attempt, options: Grounded<LegalActions>) {
    leaves_open(h, attempt, BoundTo::Size(options));
}

/// Whether an act is measured by what he has said or put out before: an undisputed one is, and so are bare words.
fn holds(bound: &Bound, attempt: &Attempt) -> bool {
    let only_says = attempt.has_words() && attempt.chips_named() == 0;
    bound.seat == attempt.seat && (attempt.is_undisputed() || only_says)
}

/// What he has said or put out is not settled: he, or the floor, has still to say what it comes to.
pub(in crate::engine) fn leaves_open(h: &mut Hearing, attempt: &Attempt, to: BoundTo) {
    let lying = h.situation(attempt).map_or(0, |s| s.pushed());
    h.state.round.bound = Some(Bound { seat: attempt.seat, lying, to });
}

/// He lets go of his cards: what he has said or put in before that stands by itself, and the cards are another matter. An
/// announcement without an amount is carried out as the least. Whether there was such an act before.
pub(in crate::engine) fn settles_before_the_cards(h: &mut Hearing, seat: Seat) -> bool {
    if let Some(Bound { seat: bound, to: BoundTo::Size(options), .. }) = h.state.round.bound.clone()
        && bound == seat
        && let Some(least) = options.value.wager().map(|range| range.min)
    {
        let done = if h.room().hand().bet() == 0 { Action::Bet(least) } else { Action::RaiseTo(least) };
        h.state.round.bound = None;
        // The word binds; how much it comes to without an amount no book says.
        h.rule(Question::Meaning, Verdict::Action(seat, done, ChipChange::None), Vec::new(), true);
        h.carry_out(seat, done, ChipChange::None);
    }
    let early = h.state.round.pending.iter().any(|p| p.attempt.seat == seat && p.saw.is_some());
    h.room().hand().find(seat).is_some_and(|player| !player.folded() && (player.acted() || early))
}

/// The floor decides what it comes to: between a call and a fold there is nothing else left to him.
fn left_to_the_floor(of: Grounded<Vec<(Action, ChipChange)>>) -> BoundTo {
    let call_or_fold = |(done, _): &(Action, ChipChange)| matches!(done, Action::Call(_) | Action::Fold);
    if !of.value.is_empty() && of.value.iter().all(call_or_fold) { BoundTo::Decision(of) } else { BoundTo::Floor }
}

/// A fold that was left to the floor costs what it was said to cost, whether or not the decision says so again.
pub(in crate::engine) fn with_its_chips(h: &Hearing, verdict: &Verdict) -> Verdict {
    if let Verdict::Action(seat, Action::Fold, ChipChange::None) = verdict
        && let Some(Bound { seat: bound, to: BoundTo::Decision(of), .. }) = &h.state.round.bound
        && bound == seat
        && let Some((done, change)) = of.value.iter().find(|(done, _)| *done == Action::Fold)
    {
        return Verdict::Action(*seat, *done, *change);
    }
    verdict.clone()
}

/// What the floor decides of the player to act can be done with the chips and the bets that there are.
///
/// # Errors
/// When it cannot.
pub(in crate::engine) fn can_be_done(h: &Hearing, verdict: &Verdict) -> Result<(), Problem> {
    let Verdict::Action(seat, done, _) = *verdict else { return Ok(()) };
    let hand = h.room().hand();
    let Some(player) = hand.find(seat).filter(|_| hand.to_act() == Some(seat)) else { return Ok(()) };
    let (bet, total) = (hand.bet(), done.total());
    let beside_the_bet = match done {
        Action::Check => hand.faces_bet(player),
        Action::Bet(_) => bet > 0,
        Action::RaiseTo(n) => n <= bet,
        Action::Fold | Action::Call(_) | Action::AllIn(_) => false,
    };
    if beside_the_bet {
        return Err(Problem::new(
            format!("{seat} faces a bet of {bet}, and that cannot be decided"),
            "decide a fold, a call, or a raise to more than that",
        ));
    }
    match player.stack().map(|stack| player.committed().saturating_add(stack)) {
        Some(all) if total > all => Err(Problem::more_than_he_has(seat, total, all)),
        Some(_) | None => Ok(()),
    }
}

/// The floor has decided what the player to act does: he has acted.
pub(in crate::engine) fn decided(h: &mut Hearing, verdict: &Verdict) {
    let Verdict::Action(seat, done, change) = *verdict else { return };
    if h.room().hand().to_act() != Some(seat) {
        return;
    }
    // What lay there is part of what was decided.
    h.state.round.bound.take_if(|bound| bound.seat == seat && matches!(bound.to, BoundTo::Decision(_)));
    h.carry_out(seat, done, change);
    out_of_turn::resolve_pending(h);
}

/// Who is to act. That it is nobody's turn any more is worth telling.
pub(in crate::engine) fn whose_turn(h: &Hearing) -> Option<Ruling> {
    let (hand, books) = (h.room().hand(), &h.books);
    let Some(seat) = hand.to_act() else { return reopening::round_over(h) };
    let silent = straddle::turn_is_custom(h) || heads_up_button::turn_is_custom(h) || stud_procedure::turn_is_custom(h);
    let because = [order(hand, books), heads_up_button::order(hand, books), stud_procedure::order(hand, books)].concat();
    Some(Ruling { routine: true, ..h.follows(Question::Turn, Verdict::Turn(seat), because, silent) })
}

/// On what the order of acting rests.
pub fn order(hand: &Hand, books: &Rulebooks) -> Vec<ClauseId> {
    let mut because = books.cites(&[clause::CLOCKWISE, clause::LAST_WORD]);
    because.extend(straddle::last_word(hand, books.house));
    because
}

/// On what it rests that everybody acts at his turn and not twice.
pub fn turns(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::CLOCKWISE, clause::TURN])
}

/// On what it rests that it was another player's turn.
pub fn clockwise(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::CLOCKWISE])
}

/// On what it rests that players wait for their turn.
pub fn waits(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::TURN, clause::WAIT])
}

/// Acting before one's turn is a breach where the book says whose turn it is.
pub fn breach(h: &mut Hearing, seat: Seat, waits: &[ClauseId]) {
    if !waits.is_empty() && h.books.house.clause(clause::TURN).is_some() {
        h.rule(Question::Breach, Verdict::Breach(seat, RULE), waits.to_vec(), false);
    }
}

/// Somebody acts while the player to act has said that he bets or raises, and not how much.
pub fn before_the_amount(h: &mut Hearing, attempt: &Attempt, bettor: Seat) {
    if h.unnamed_bet() != Some(bettor) {
        return;
    }
    if let Some(because) = h.books.carried(&[clause::WAIT_FOR_AMOUNT]) {
        h.rule(Question::Breach, Verdict::Chips(ChipsVerdict::AdvisedAgainst(attempt.seat)), because, false);
    }
}

/// Chips that are in stay in.
pub fn takes_back(h: &mut Hearing, seat: Seat, amount: Amount) {
    let mut because: Vec<ClauseId> = chips_stay(h.books.house).into_iter().collect();
    if h.short_call(seat) && h.state.round.prompted != Some(seat) {
        because.extend(undercall::only_by_the_dealers_error(h.books.house));
    }
    let silent = because.is_empty();
    h.answer(seat, Verdict::Refused, because.clone(), silent);
    if !silent {
        h.rule(Question::Chips, Verdict::Stays(amount, seat), because, false);
    }
}

/// The rule that is broken.
const RULE: RuleId = RuleId::ACTING_IN_TURN;
