//! Acting out of turn, `rules/betting/out-of-turn.yaml`.

use crate::engine::options::{choice, step_after, tariff};

choice! {
    /// Does an action out of turn bind if nothing has changed when the player's turn comes?
    "betting.out_of_turn" OutOfTurn {
        /// It does.
        Binding = "binding",
        /// The floor may hold the player to it.
        FloorMayBind = "floor-may-bind",
    }
}

choice! {
    /// Which actions out of turn bind?
    "betting.out_of_turn_binds" OutOfTurnBinds {
        /// Every action.
        EveryAction = "every-action",
        /// Bets, calls and raises, and neither checks nor folds.
        Wagers = "wagers",
    }
}

choice! {
    /// What undoes an action out of turn?
    "betting.out_of_turn_undone_by" OutOfTurnUndoneBy {
        /// Any bet or raise by a player in front.
        BetOrRaise = "bet-or-raise",
        /// Only a raise to more than was put out.
        LargerRaise = "larger-raise",
    }
}

choice! {
    /// What happens to the chips of an action out of turn that has been undone?
    "betting.out_of_turn_chips" OutOfTurnChips {
        /// They are returned.
        Returned = "returned",
        /// They stay in the pot.
        Stay = "stay",
    }
}

choice! {
    /// Does a fold out of turn stand although the action changes?
    "betting.out_of_turn_fold" OutOfTurnFold {
        /// It always stands.
        AlwaysBinds = "always-binds",
        /// It stands or falls like any other action out of turn.
        AsOtherActions = "as-other-actions",
    }
}

choice! {
    /// What can a player still do who was passed over while substantial action took place?
    "betting.skipped_player" SkippedPlayer {
        /// The player had to speak up; the action past them stands and the floor decides about their hand.
        MustSpeakUp = "must-speak-up",
        /// The player answers the bet, and the calls made past them stand, or raises, and those calls are returned.
        AnswersOrRaises = "answers-or-raises",
    }
}

tariff! {
    /// What does a deliberate declaration out of turn cost, the first time and when repeated?
    "betting.out_of_turn_penalty" OutOfTurnPenalty
}

use super::{
    acting_in_turn, conditional_statement, fold, non_standard_fold, pot_size, premature_declaration, reopening, substantial_action,
    undercall,
};
use crate::engine::attempt::Attempt;
use crate::engine::chips::{Amount, Chips};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::out_of_turn as clause;
use crate::engine::event::{Act, Judgement, Manner, Offence, Push, Said, Seat, Step};
use crate::engine::hearing::{Bound, BoundTo, DecidedStanding, Hearing, Pending};
use crate::engine::policy::Policy;
use crate::engine::problem::Problem;
use crate::engine::rulebooks::{Grounded, cites};
use crate::engine::rules::conduct::player_responsibilities;
use crate::engine::rules::legal_actions::legal_actions;
use crate::engine::rules::offences::penalty_of;
use crate::engine::rules::outcome::Outcome;
use crate::engine::rules::procedure::{dead_hand, mucked_cards, unprotected_hand};
use crate::engine::ruling::{Action, ChipChange, Grade, NamedAct, Question, Ruling, Standing, Strength, Verdict};
use crate::engine::table::hand::{ActionKind, Hand, Increase};
use crate::engine::table::incidents::Happening;

/// Somebody acts before his turn.
pub fn acts(h: &mut Hearing, attempt: &Attempt) {
    acts_early(h, attempt);
    goes_past(h);
}

fn acts_early(h: &mut Hearing, attempt: &Attempt) {
    let seat = attempt.seat;
    let prompted = h.state.round.prompted == Some(seat);
    if let Some((chips, because, silent)) = is_overtaken(h, seat) {
        comes_back(h, seat, chips, because, silent);
    }
    let before = as_it_looks(h, seat);
    let now = std::mem::replace(h.state.room.hand_mut(), before.clone());
    let read = h.outcome(attempt).map(|settled| settled.outcome);
    *h.state.room.hand_mut() = now;
    let unnamed = read.as_ref().is_some_and(|outcome| leaves_the_size_open(&outcome.value));
    let Some(outcome) = read else {
        h.rule(Question::Meaning, Verdict::Floor(Vec::new()), Vec::new(), true);
        h.about(seat);
        return;
    };
    // What could not be done over the early bets of others was not done over them.
    let refused = matches!(outcome.value, Outcome::Refused(_));
    let saw = if refused { h.state.room.hand().increases.clone() } else { before.increases.clone() };
    let done = match outcome.value {
        Outcome::Action(done, _) | Outcome::Refused(done) => done,
        Outcome::Choice(_) if is_check(h, attempt) => Action::Check,
        Outcome::Choice(of) => of.first().map_or(Action::Check, |(done, _)| *done),
        Outcome::Open(options) => {
            let least = options.wager().map_or(0, |r| r.min);
            if before.bet() == 0 { Action::Bet(least) } else { Action::RaiseTo(least) }
        }
        Outcome::Floor(_) => {
            h.rule(Question::Meaning, Verdict::Floor(Vec::new()), outcome.because, false);
            h.about(seat);
            conditional_statement::penalties(h, attempt);
            return;
        }
    };
    let chips = put_out(&before, attempt, done);
    let waits = acting_in_turn::waits(&h.books);
    // Who gives up his hand once he has acted goes before nobody.
    let behind = done == Action::Fold && has_acted(h, seat);
    if !behind {
        h.note_attempt(seat, Happening::ActedEarly);
        acting_in_turn::breach(h, seat, &waits);
        penalties(h, seat);
    }
    if done == Action::Fold {
        non_standard_fold::penalty(h, attempt, false);
        fold::thrown(h, attempt);
        if folds_for_good(h, attempt) || mucks(h, attempt) {
            return;
        }
    }
    if has_acted_already(h, attempt, &waits) {
        return;
    }
    h.state.round.pending.retain(|p| p.attempt.seat != seat);
    let pending = Pending { attempt: attempt.clone(), done, unnamed, chips, saw: Some(saw), prompted };
    let named = pending.named();
    h.state.round.pending.push(pending);
    let mut because: Vec<ClauseId> = stands_by(h.books.house, done).into_iter().collect();
    because.extend(waits);
    if let Some(skip) = skipped(h, h.state.room.hand().to_act().unwrap_or(seat)) {
        because.extend(skip.because.into_iter().filter(|_| skip.value));
    }
    let silent = because.is_empty();
    h.rule(Question::Binding, Verdict::binding(seat, named, Standing::Pending), because, silent);
}

/// He has announced a bet or a raise, and how much it is to be he may still say: there is more than one size.
fn leaves_the_size_open(outcome: &Outcome) -> bool {
    let Outcome::Open(options) = outcome else { return false };
    options.wager().is_some_and(|range| range.max != Some(range.min))
}

/// He has acted in this round, and nobody has raised him since.
fn has_acted(h: &Hearing, seat: Seat) -> bool {
    h.room().hand().find(seat).is_some_and(|player| player.acted())
}

/// His cards lie in the muck, whatever comes before his turn: dead if the house says so of such cards, and by custom if he had
/// acted already. Whether that is so.
fn mucks(h: &mut Hearing, attempt: &Attempt) -> bool {
    let behind = has_acted(h, attempt.seat);
    let dead = mucked_cards::mucks_out_of_turn(h, attempt) || behind && mucked_cards::dead_by_custom(h, attempt);
    if dead {
        lost_with_the_hand(h);
    }
    dead
}

/// He gives up his hand between two rounds: nobody is to act, and he has acted.
pub(crate) fn gives_up_between_rounds(h: &mut Hearing, attempt: &Attempt) -> bool {
    let gives_up = attempt.releases().is_some();
    if gives_up {
        acts_early(h, attempt);
    }
    gives_up
}

/// He checks, in whatever way.
fn is_check(h: &Hearing, attempt: &Attempt) -> bool {
    let said = h.situation(attempt).is_some_and(|s| s.declared() == Some(Said::Check));
    said || attempt.steps.iter().any(|step| matches!(step, Step::Tap | Step::Act(Act::Check)))
}

/// The hand as it looks to somebody who acts before his turn: what others have done before theirs is done.
fn as_it_looks(h: &Hearing, seat: Seat) -> Hand {
    let mut hand = h.state.room.hand().clone();
    for early in h.state.round.pending.iter().filter(|p| p.saw.is_some() && p.attempt.seat != seat) {
        let fullness = reopening::fullness(&hand, early.done, &h.books);
        hand.apply(early.attempt.seat, early.done, fullness);
    }
    hand
}

/// That an action out of turn stands, where the book speaks of such actions.
fn stands_by(policy: &Policy, done: Action) -> Option<ClauseId> {
    let wagers = policy.get::<OutOfTurnBinds>() == Some(OutOfTurnBinds::Wagers);
    policy.clause_where(!wagers || !matches!(done, Action::Check | Action::Fold), clause::STANDS)
}

/// He has acted before his turn already: that waits for his turn, and nothing he adds before then changes it, unless the
/// dealer had called on him.
fn has_acted_already(h: &mut Hearing, attempt: &Attempt, waits: &[ClauseId]) -> bool {
    let seat = attempt.seat;
    let Some(at) = h.state.round.pending.iter().position(|p| p.attempt.seat == seat && p.saw.is_some()) else { return false };
    let last = at + 1 == h.state.round.pending.len();
    if h.state.round.pending[at].prompted && last && h.books.house.clause(clause::PROMPTED).is_some() {
        return false;
    }
    let (first, done) = (h.state.round.pending[at].named(), h.state.round.pending[at].done);
    let because: Vec<ClauseId> = stands_by(h.books.house, done).into_iter().chain(waits.iter().copied()).collect();
    let more = attempt.chips_named();
    if more > 0 {
        h.rule(Question::Chips, Verdict::Returned(more, seat), Vec::new(), true);
    }
    let silent = because.is_empty();
    h.rule(Question::Binding, Verdict::binding(seat, first, Standing::Pending), because, silent);
    true
}

/// What he did before his turn is undone already, because somebody has since bet or raised in front of him: he is free to do
/// something else, before his turn again or at it. What becomes of the chips he had put out, and why.
fn is_overtaken(h: &mut Hearing, seat: Seat) -> Option<(ChipChange, Vec<ClauseId>, bool)> {
    let at = h.state.round.pending.iter().position(|p| p.attempt.seat == seat && p.done != Action::Fold)?;
    let pending = h.state.round.pending[at].clone();
    let unchanged = undone_by(h, &pending, pending.saw.as_deref()?).err()?;
    let acted_behind = at + 1 < h.state.round.pending.len();
    if h.state.round.skipped.is_some() || pending.prompted && !acted_behind {
        return None;
    }
    h.state.round.pending.remove(at);
    waits_no_longer(h, seat);
    Some(freed(h, &pending, unchanged))
}

/// The chips of what was undone go back to him, or stay in.
fn comes_back(h: &mut Hearing, seat: Seat, chips: ChipChange, because: Vec<ClauseId>, silent: bool) {
    match chips {
        ChipChange::Returned(n) => h.rule(Question::Chips, Verdict::Returned(n, seat), because, silent),
        ChipChange::Stays(n) => {
            h.rule(Question::Chips, Verdict::Stays(n, seat), because, silent);
            h.state.room.hand_mut().leave_in(seat, n);
        }
        ChipChange::None | ChipChange::Owed(_) => {}
    }
}

/// A fold before his turn that waits for it, and is asked back.
pub(crate) fn asks_back(h: &mut Hearing, seat: Seat) -> bool {
    let folds = h.state.round.pending.iter().any(|p| p.attempt.seat == seat && p.done == Action::Fold);
    folds && takes_back(h, seat)
}

/// The chips that lie out with an action out of turn.
fn put_out(hand: &Hand, attempt: &Attempt, done: Action) -> Amount {
    let Some(player) = hand.find(attempt.seat) else { return 0 };
    let pushed = attempt.motions(player).iter().fold(0, |sum: Amount, m| sum.saturating_add(m.chips.total()));
    let undisputed = matches!(attempt.steps.first(), Some(Step::Act(_)));
    match done {
        _ if pushed > 0 => pushed,
        Action::Call(n) | Action::Bet(n) | Action::RaiseTo(n) | Action::AllIn(n) if undisputed => (n - player.committed()).max(0),
        Action::Check | Action::Fold | Action::Call(_) | Action::Bet(_) | Action::RaiseTo(_) | Action::AllIn(_) => 0,
    }
}

/// A fold out of turn that stands whatever comes. Whether it does.
fn folds_for_good(h: &mut Hearing, attempt: &Attempt) -> bool {
    let seat = attempt.seat;
    let bound = h.books.ask(|p| {
        let clause = p.clause(clause::FOLD)?;
        Some((p.get::<OutOfTurnFold>()?, vec![clause]))
    });
    let always = bound.as_ref().is_some_and(|b| b.value == OutOfTurnFold::AlwaysBinds);
    let dead = h.situation(attempt).map_or_else(Vec::new, |s| fold::grounds(&s, h.books.house, false));
    let by_house = bound.filter(|b| !b.silent);
    let binds = match &by_house {
        Some(_) => always,
        None => !dead.is_empty() || always && stands_by(h.books.house, Action::Fold).is_none(),
    };
    if !binds {
        return false;
    }
    let silent = by_house.is_none() && dead.is_empty();
    let because = [dead, by_house.map_or_else(Vec::new, |b| b.because)].concat();
    h.rule(Question::Binding, Verdict::binding(seat, Action::Fold, Standing::Stands), because.clone(), silent);
    h.rule(Question::Hand, Verdict::Hand(seat, false), because, silent);
    let passed = h.state.room.hand().to_act();
    if let Ok(player) = h.state.room.hand_mut().seat_mut(seat) {
        player.folds();
        player.has_acted();
    }
    h.state.round.folded_early.extend(passed.map(|passed| (seat, passed)));
    lost_with_the_hand(h);
    unprotected_hand::folded_behind(h, seat);
    true
}

/// What is due for acting early.
fn penalties(h: &mut Hearing, seat: Seat) {
    let penalty = h.books.cites(&[clause::PENALTY]);
    if !penalty.is_empty() {
        h.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), penalty, false);
    }
    if h.found(Judgement::Deliberate) != Some(true) {
        return;
    }
    let on_purpose = h.books.cites(&[clause::ON_PURPOSE]);
    if !on_purpose.is_empty() {
        h.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), on_purpose, false);
    }
    if let Some(clause) = h.books.house.clause(clause::DELIBERATE)
        && let Some(steps) = h.books.house.get::<OutOfTurnPenalty>()
    {
        let earlier = h.state.room.record(seat, Offence::OutOfTurn);
        if let Some(step) = step_after(earlier, &steps) {
            h.rule(Question::Penalty, penalty_of(step, seat), vec![clause], false);
        }
    }
}

/// Lets the actions out of turn whose turn has come stand or fall, and settles those for which none comes any more.
pub fn resolve_pending(h: &mut Hearing) {
    lost_with_the_hand(h);
    // Each turn of the loop takes one pending action away, so it ends.
    while let Some(seat) = h.state.room.hand().to_act() {
        conditional_statement::comes_due(h, seat);
        let Some(at) = h.state.round.pending.iter().position(|p| p.attempt.seat == seat) else { return };
        let pending = h.state.round.pending.remove(at);
        let acted_behind = at < h.state.round.pending.len();
        let Some(saw) = &pending.saw else {
            if let Some((called, because)) = premature_declaration::comes_due(h, &pending) {
                if left_to_the_floor(h, &called, because, false) {
                    continue;
                }
                return;
            }
            return;
        };
        if !resolve(h, &pending, saw, acted_behind) {
            return;
        }
    }
    for pending in std::mem::take(&mut h.state.round.pending) {
        never_due(h, &pending);
    }
    if let Some(bound) = h.state.round.bound.take()
        && bound.lying > 0
    {
        goes_back(h, bound.seat, bound.lying);
    }
}

/// What lies out before players whose hands no longer live, and was not counted as anything yet, stays in.
fn lost_with_the_hand(h: &mut Hearing) {
    let dead: Vec<Seat> = h.state.room.hand().players.iter().filter(|p| p.folded()).map(|p| p.seat).collect();
    for seat in dead {
        let out = leaves_uncounted(h, seat);
        if out > 0 {
            h.rule(Question::Chips, Verdict::Stays(out, seat), Vec::new(), true);
        }
    }
}

/// His hand is out of play: what he had put out and nobody counted yet lies with his other chips now. Tells how much.
pub(crate) fn leaves_uncounted(h: &mut Hearing, seat: Seat) -> Amount {
    let out = h.uncounted(seat);
    if h.state.round.bound.take_if(|bound| bound.seat == seat).is_some() {
        let undecided = |v: &Verdict| matches!(v, Verdict::Floor(_) | Verdict::Chooses(..));
        h.state.rulings.retain(|r| r.question != Question::Meaning || !undecided(&r.verdict));
    }
    h.state.round.pending.retain(|p| p.attempt.seat != seat);
    waits_no_longer(h, seat);
    if out > 0 {
        h.state.room.hand_mut().leave_in(seat, out);
    }
    out
}

/// Nothing of his waits for his turn any more.
fn waits_no_longer(h: &mut Hearing, seat: Seat) {
    let waits = |v: &Verdict| matches!(v, Verdict::Binding(_, _, Standing::Pending));
    h.state.rulings.retain(|r| r.about != Some(seat) || !waits(&r.verdict));
}

/// The betting ended before its turn came: chips put out with it go back to him, where he alone is left with all that nobody
/// has called.
fn never_due(h: &mut Hearing, pending: &Pending) {
    let seat = pending.attempt.seat;
    waits_no_longer(h, seat);
    if pending.chips > 0 {
        goes_back(h, seat, pending.chips);
    }
    if pending.done == Action::Fold && h.room().hand().live().count() > 1 {
        folds_without_a_turn(h, seat);
    }
}

/// He gave up his hand when he was not to act, and no turn has come at which it could have counted: nobody has bet or raised
/// since, so it stands as what is done out of turn does.
fn folds_without_a_turn(h: &mut Hearing, seat: Seat) {
    let mut because: Vec<ClauseId> = stands_by(h.books.house, Action::Fold).into_iter().collect();
    because.extend(h.books.cites(&[clause::FOLD]));
    match h.books.house.get::<OutOfTurn>() {
        Some(OutOfTurn::Binding) if !because.is_empty() => {
            dead_hand::buried(h, seat, &Grounded { value: (), because, silent: false });
        }
        Some(OutOfTurn::Binding | OutOfTurn::FloorMayBind) | None => {
            let silent = because.is_empty();
            h.rule(Question::Hand, dead_hand::either(seat), because, silent);
        }
    }
}

/// What he had put out goes back to him; where he alone is left it does so with all that nobody has called.
fn goes_back(h: &mut Hearing, seat: Seat, chips: Amount) {
    let hand = h.state.room.hand_mut();
    if hand.live().all(|p| p.seat == seat)
        && let Ok(player) = hand.seat_mut(seat)
    {
        player.commits(chips);
    } else {
        h.rule(Question::Chips, Verdict::Returned(chips, seat), Vec::new(), true);
    }
}

/// The bets and raises that he did not see when he acted.
fn unseen<'h>(hand: &'h Hand, saw: &[Increase]) -> &'h [Increase] {
    let same = hand.increases.iter().zip(saw).take_while(|(now, then)| now == then).count();
    hand.increases.get(same..).unwrap_or(&[])
}

/// Whether what was bet or raised since undoes what he did before his turn, and what the book says of it: an error where it does.
fn undone_by(h: &Hearing, pending: &Pending, saw: &[Increase]) -> Result<Grounded<()>, Grounded<()>> {
    let undone_by = h.books.ask(|p| Some((p.get::<OutOfTurnUndoneBy>()?, cites(p, &[clause::UNCHANGED]))));
    let since = unseen(h.state.room.hand(), saw);
    let changed = match undone_by.as_ref().map(|u| u.value) {
        Some(OutOfTurnUndoneBy::LargerRaise) => since.iter().any(|i| i.to > pending.done.total()),
        Some(OutOfTurnUndoneBy::BetOrRaise) | None => !since.is_empty(),
    };
    let silent = undone_by.as_ref().is_none_or(|u| u.silent);
    let because = undone_by.map_or_else(Vec::new, |u| u.because);
    let grounded = Grounded { value: (), because, silent };
    if changed { Err(grounded) } else { Ok(grounded) }
}

/// The floor has decided whether what a player did before his turn counts. Where it was ruled on already, the act that brought
/// his turn is ruled on again.
///
/// # Errors
/// When others have acted since.
pub fn decided(h: &mut Hearing, verdict: &Verdict, because: Vec<ClauseId>) -> Result<(), Problem> {
    let Verdict::Binding(seat, _, standing) = *verdict else { return Ok(()) };
    let ruled = h.state.rulings.iter().rev().find(|r| r.question == Question::Binding && r.about == Some(seat)).cloned();
    let waits = h.state.round.pending.iter().position(|p| p.attempt.seat == seat && p.saw.is_some());
    if let (Some(at), Standing::Void(_) | Standing::Refused) = (waits, standing) {
        let pending = h.state.round.pending.remove(at);
        waits_no_longer(h, seat);
        as_decided(h, &pending, standing, because);
        return Ok(());
    }
    if acted_in_turn(h, seat) {
        return of_an_act_in_turn(h, verdict, because);
    }
    let line = h.current.as_ref().map_or(h.line, |current| current.line);
    let known = h.standings.iter().any(|known| known.seat == seat && known.line == line);
    let same = |r: &Ruling| matches!(&r.verdict, Verdict::Binding(_, _, of) if *of == standing);
    if known || waits.is_some() || ruled.as_ref().is_some_and(same) {
        return Ok(());
    }
    // What was left to the floor was carried out as it would stand.
    let stands_already = ruled.as_ref().is_some_and(|r| matches!(r.verdict, Verdict::Floor(_))) && standing == Standing::Stands;
    if ruled.as_ref().is_some_and(|r| r.line != line) && !stands_already {
        return Err(comes_too_late());
    }
    h.standings.push(DecidedStanding { seat, line: ruled.map_or(line, |r| r.line), standing, because });
    if stands_already {
        let decided = |r: &mut Ruling| if let Verdict::Floor(of) = &r.verdict { of.first().cloned() } else { None };
        for ruling in h.state.rulings.iter_mut().filter(|r| r.question == Question::Binding && r.about == Some(seat)) {
            if let Some(verdict) = decided(ruling) {
                *ruling = Ruling { grade: verdict.grade(), verdict, by_floor: true, ..ruling.clone() };
            }
        }
        return Ok(());
    }
    h.reads_again();
    Ok(())
}

/// Nothing is said of whether what he did counts, and nothing of his waits: he has acted in turn, and it binds.
pub(crate) fn acted_in_turn(h: &Hearing, seat: Seat) -> bool {
    let said = |r: &Ruling| r.question == Question::Binding && r.about == Some(seat);
    let acted = |r: &Ruling| r.question == Question::Meaning && r.about == Some(seat);
    let waits = h.state.round.pending.iter().any(|pending| pending.attempt.seat == seat);
    !waits && !h.state.rulings.iter().any(said) && h.state.rulings.iter().any(acted)
}

/// The floor has decided of an act that was done in turn: that it stands, as it does, or that it is as if it had not been done.
///
/// # Errors
/// When it does not count and others have acted since.
fn of_an_act_in_turn(h: &mut Hearing, verdict: &Verdict, because: Vec<ClauseId>) -> Result<(), Problem> {
    if let Verdict::Binding(seat, _, Standing::Void(_) | Standing::Refused) = *verdict
        && !h.undone_by_floor(seat)
    {
        return Err(comes_too_late());
    }
    h.settled_by_floor(verdict, because);
    if let Verdict::Binding(seat, _, Standing::Void(ChipChange::Stays(n))) = *verdict {
        h.state.room.hand_mut().leave_in(seat, n);
    }
    Ok(())
}

/// A decision on an act behind which others have acted.
pub(crate) fn comes_too_late() -> Problem {
    Problem::new("others have acted since, and what they did rests on it", "put the decision right after the act that it is about")
}

/// It counts or does not count, as the floor has decided. Whether it counts.
fn as_decided(h: &mut Hearing, pending: &Pending, standing: Standing, because: Vec<ClauseId>) -> bool {
    let from = h.state.rulings.len();
    let stands = match standing {
        Standing::Void(ChipChange::Stays(_)) => undo(h, pending, pending.chips(ChipChange::Stays), because, false),
        Standing::Void(_) | Standing::Refused => undo(h, pending, pending.chips(ChipChange::Returned), because, false),
        Standing::Stands | Standing::Pending => stand(h, pending, because, false),
    };
    for ruling in h.state.rulings.iter_mut().skip(from) {
        ruling.by_floor = true;
    }
    stands
}

/// What the floor has decided of it before it is ruled on. Whether it stands.
fn decided_already(h: &mut Hearing, pending: &Pending) -> Option<bool> {
    let decided = h.standings.iter().rev().find(|known| known.seat == pending.attempt.seat && known.line == h.line);
    let DecidedStanding { standing, because, .. } = decided.cloned()?;
    Some(as_decided(h, pending, standing, because))
}

/// Whether it stands is for the floor, and until it has said so it stands.
fn left_to_the_floor(h: &mut Hearing, pending: &Pending, because: Vec<ClauseId>, silent: bool) -> bool {
    if let Some(stands) = decided_already(h, pending) {
        return stands;
    }
    let seat = pending.attempt.seat;
    let void = Standing::Void(pending.chips(ChipChange::Returned));
    let of = [Standing::Stands, void].map(|standing| Verdict::binding(seat, pending.named(), standing));
    h.rule(Question::Binding, Verdict::Floor(of.to_vec()), because, silent);
    counts(h, pending)
}

/// One action out of turn at its turn. Whether it stands.
fn resolve(h: &mut Hearing, pending: &Pending, saw: &[Increase], acted_behind: bool) -> bool {
    if let Some(stands) = decided_already(h, pending) {
        return stands;
    }
    if let Some(because) = h.state.round.skipped.clone() {
        return stand(h, pending, because, false);
    }
    // The early bet that he answered has not come to stand.
    let gone = saw.last().is_some_and(|last| h.state.room.hand().bet() < last.to);
    let mut unchanged = match undone_by(h, pending, saw) {
        Ok(unchanged) if !gone => unchanged,
        Ok(changed) | Err(changed) => return changed_in_front(h, pending, acted_behind, changed),
    };
    if let Some(stands) = falls_short(h, pending) {
        return stands;
    }
    let Some(now) = pot_size::said_out_of_turn(h, pending) else { return unchanged_in_front(h, pending, unchanged) };
    // That the pot is meant as it is at his turn no book says.
    unchanged.silent = true;
    unchanged_in_front(h, &Pending { done: now, ..pending.clone() }, unchanged)
}

/// Nothing has changed, and yet what he did is no whole act: a check over a bet, or chips worth less than the call. It comes to
/// what it would in turn, but that no book forces the call on somebody who was not on turn. Whether it stands; nothing where it is
/// a whole act.
fn falls_short(h: &mut Hearing, pending: &Pending) -> Option<bool> {
    let seat = pending.attempt.seat;
    let player = h.room().hand().find(seat)?;
    let over_a_bet = pending.done == Action::Check && h.room().hand().faces_bet(player);
    let all_in = player.stack().is_some_and(|stack| pending.chips >= stack);
    let short = pending.chips > 0 && player.committed().saturating_add(pending.chips) < h.room().hand().bet() && !all_in;
    let short_call = short && matches!(pending.done, Action::Call(_));
    if !(over_a_bet || short_call) {
        return None;
    }
    let Grounded { value, because, silent } = h.outcome(&pending.attempt)?.outcome;
    let of = match value {
        Outcome::Choice(of) => of,
        Outcome::Refused(done) => {
            waits_no_longer(h, seat);
            h.rule(Question::Binding, Verdict::binding(seat, done, Standing::Refused), because, silent);
            return Some(false);
        }
        Outcome::Action(..) | Outcome::Floor(_) => return undercalled(h, pending),
        Outcome::Open(_) => return None,
    };
    waits_no_longer(h, seat);
    h.rule(Question::Meaning, Verdict::Chooses(seat, of.clone()), because.clone(), silent);
    h.state.round.bound = Some(Bound { seat, lying: pending.chips, to: BoundTo::Choice(Grounded { value: of, because, silent }) });
    Some(false)
}

/// He put in less than the call before his turn, under a book that forces the call only on somebody who is on turn.
fn undercalled(h: &mut Hearing, pending: &Pending) -> Option<bool> {
    let seat = pending.attempt.seat;
    let Grounded { value: of, because, .. } = undercall::out_of_turn(h, &pending.attempt)?;
    waits_no_longer(h, seat);
    let verdicts = of.iter().map(|(done, change)| Verdict::Action(seat, *done, *change)).collect();
    h.rule(Question::Meaning, Verdict::Floor(verdicts), because.clone(), false);
    let to = BoundTo::Decision(Grounded { value: of, because, silent: false });
    h.state.round.bound = Some(Bound { seat, lying: pending.chips, to });
    Some(false)
}

/// Somebody in front has bet or raised: what was done is undone.
fn changed_in_front(h: &mut Hearing, pending: &Pending, acted_behind: bool, unchanged: Grounded<()>) -> bool {
    let returned = pending.chips(ChipChange::Returned);
    if pending.prompted && !acted_behind {
        let mut because = h.books.cites(&[clause::PROMPTED]);
        because.extend(undercall::dealers_mistake(h, pending));
        if !because.is_empty() {
            return undo(h, pending, returned, because, false);
        }
    }
    if pending.done == Action::Fold {
        let mut fold = h.books.cites(&[clause::FOLD]);
        fold.extend(stands_by(h.books.house, Action::Fold));
        let silent = unchanged.silent || fold.is_empty();
        return undo(h, pending, ChipChange::None, fold, silent);
    }
    let (chips, because, silent) = freed(h, pending, unchanged);
    undo(h, pending, chips, because, silent)
}

/// What becomes of the chips of an act out of turn that is undone, and why.
fn freed(h: &Hearing, pending: &Pending, unchanged: Grounded<()>) -> (ChipChange, Vec<ClauseId>, bool) {
    let returned = pending.chips(ChipChange::Returned);
    let freed = h.books.ask(|p| Some((p.get::<OutOfTurnChips>()?, vec![p.clause(clause::FREED)?])));
    let Some(freed) = freed else { return (returned, Vec::new(), true) };
    let stands = stands_by(h.books.house, pending.done).into_iter().collect();
    let because = [freed.because, unchanged.because, stands].concat();
    let chips = match freed.value {
        OutOfTurnChips::Stay => pending.chips(ChipChange::Stays),
        OutOfTurnChips::Returned => returned,
    };
    (chips, because, freed.silent || unchanged.silent)
}

/// Nothing has changed: it stands, or the floor may hold him to it.
fn unchanged_in_front(h: &mut Hearing, pending: &Pending, unchanged: Grounded<()>) -> bool {
    let early_check = pending.done == Action::Check && h.state.room.hand().bet() == 0;
    let stands = h.books.ask(|p| {
        // A check that everyone in front has repeated stands by itself.
        let check = p.clause(clause::EARLY_CHECK).filter(|_| early_check);
        let stands = stands_by(p, pending.done);
        let value = match (stands, check) {
            (Some(_), _) => p.get::<OutOfTurn>()?,
            (None, Some(_)) => OutOfTurn::Binding,
            (None, None) => return None,
        };
        Some((value, stands.into_iter().chain(check).collect()))
    });
    let Some(stands) = stands else { return stand(h, pending, Vec::new(), true) };
    let silent = stands.silent || unchanged.silent;
    let mut because = [stands.because, unchanged.because].concat();
    if pending.done == Action::Fold {
        because.extend(h.books.cites(&[clause::FOLD]));
    }
    if stands.value == OutOfTurn::FloorMayBind && !(early_check && h.books.house.clause(clause::EARLY_CHECK).is_some()) {
        return left_to_the_floor(h, pending, because, silent);
    }
    stand(h, pending, because, silent)
}

impl Pending {
    /// What he did, as it is called: a bet or raise without an amount by its name alone.
    fn named(&self) -> NamedAct {
        match NamedAct::from(self.done) {
            NamedAct::Bet(_) if self.unnamed => NamedAct::Bet(None),
            NamedAct::RaiseTo(_) if self.unnamed => NamedAct::RaiseTo(None),
            named @ (NamedAct::Check
            | NamedAct::Fold
            | NamedAct::Call
            | NamedAct::Bet(_)
            | NamedAct::RaiseTo(_)
            | NamedAct::AllIn(_)) => named,
        }
    }

    /// What becomes of the chips that lie out, if any do.
    fn chips(&self, becomes: fn(Amount) -> ChipChange) -> ChipChange {
        if self.chips == 0 { ChipChange::None } else { becomes(self.chips) }
    }
}

/// It counts, as what it comes to now that the turn is his.
fn stand(h: &mut Hearing, pending: &Pending, because: Vec<ClauseId>, silent: bool) -> bool {
    let seat = pending.attempt.seat;
    // What went out is read again, because a smaller raise in front may have turned it into something else.
    let moved = pending.saw.as_ref().is_some_and(|saw| !unseen(h.state.room.hand(), saw).is_empty());
    if moved && pending.chips > 0 {
        let chips = Step::Push(Push::Chips(Chips::Amount(pending.chips)), Manner::Placed);
        let attempt = Attempt { seat, steps: vec![chips] };
        if let Some(Grounded { value: Outcome::Action(done, change), because: now, silent }) =
            h.outcome(&attempt).map(|settled| settled.outcome)
            && done != pending.done
        {
            let because = [because, now].concat();
            waits_no_longer(h, seat);
            h.rule(Question::Meaning, Verdict::Action(seat, done, change), because, silent);
            h.carry_out(seat, done, change);
            return true;
        }
    }
    h.rule(Question::Binding, Verdict::binding(seat, pending.named(), Standing::Stands), because.clone(), silent);
    if pending.done == Action::Fold {
        h.rule(Question::Hand, Verdict::Hand(seat, false), because, silent);
    }
    counts(h, pending)
}

/// It counts: what he did is done, and of what he announced without an amount the amount is still his. Whether he has acted.
fn counts(h: &mut Hearing, pending: &Pending) -> bool {
    let seat = pending.attempt.seat;
    if pending.unnamed
        && let Some(Grounded { value: Outcome::Open(options), because, silent }) =
            h.outcome(&pending.attempt).map(|settled| settled.outcome)
    {
        h.state.round.bound = Some(Bound { seat, lying: 0, to: BoundTo::Size(Grounded { value: options, because, silent }) });
        h.state.round.announced_early = Some(pending.attempt.clone());
        return false;
    }
    h.carry_out(seat, pending.done, ChipChange::None);
    true
}

/// What somebody announced before his turn came, and came to bind him, is where he goes on from now that he adds chips or words to
/// it: on however many lines it is told, it is one attempt.
pub(in crate::engine) fn announced_before(h: &mut Hearing, seat: Seat) -> Vec<Step> {
    let bound = h.unnamed_bet() == Some(seat);
    h.state.round.announced_early.take_if(|early| bound && early.seat == seat).map_or_else(Vec::new, |early| early.steps)
}

/// It does not count; the player is to act.
fn undo(h: &mut Hearing, pending: &Pending, chips: ChipChange, because: Vec<ClauseId>, silent: bool) -> bool {
    let seat = pending.attempt.seat;
    h.rule(Question::Binding, Verdict::binding(seat, pending.named(), Standing::Void(chips)), because, silent);
    if let ChipChange::Stays(n) = chips {
        h.state.room.hand_mut().leave_in(seat, n);
    }
    false
}

/// Takes chips back that were put out before his turn. Whether he had any there.
pub fn takes_back(h: &mut Hearing, seat: Seat) -> bool {
    if let Some((chips, because, silent)) = is_overtaken(h, seat) {
        let answer = if matches!(chips, ChipChange::Stays(_)) { Verdict::Refused } else { Verdict::Granted(None) };
        h.answer(seat, answer, because.clone(), silent);
        comes_back(h, seat, chips, because, silent);
        return true;
    }
    let Some(at) = h.state.round.pending.iter().position(|p| p.attempt.seat == seat) else { return false };
    let prompted = h.state.round.pending[at].prompted;
    let behind = h.state.round.pending.len() > at + 1 || h.another_is_acting(seat);
    if prompted && !behind {
        let mut because = h.books.cites(&[clause::PROMPTED]);
        let of_undercall = undercall::dealers_mistake(h, &h.state.round.pending[at]);
        because.extend(&of_undercall);
        let silent = because.is_empty();
        h.answer(seat, Verdict::Granted(None), because, silent);
        if !of_undercall.is_empty() {
            h.leaves_it_to_the_floor();
        }
        h.state.round.pending.remove(at);
        return true;
    }
    let mut because = h.books.cites(if prompted { &[clause::PROMPTED] } else { &[clause::STANDS] });
    if !prompted {
        because.extend(undercall::only_by_the_dealers_error(h.books.house));
    }
    let silent = because.is_empty();
    h.answer(seat, Verdict::Refused, because, silent);
    true
}

/// Somebody says that he was skipped.
pub fn objects(h: &mut Hearing, seat: Seat) {
    if awaits_the_floor(h, seat) {
        return;
    }
    if let Some(skip) = skipped(h, seat).filter(|skip| !skip.value) {
        passed_over(h, seat, &skip.because);
        return;
    }
    let because = h.books.cites(&[clause::SKIPPED]);
    let silent = because.is_empty();
    h.rule(Question::Turn, Verdict::Turn(seat), because.clone(), silent);
    for pending in h.state.round.pending.clone() {
        let verdict = Verdict::binding(pending.attempt.seat, pending.named(), Standing::Pending);
        h.rule(Question::Binding, verdict, because.clone(), silent);
    }
}

/// In the midst of a betting round the dealer skips the player to act: it is the next one whom he asks, and nobody lacks cards.
/// Whether that is so.
pub(in crate::engine) fn dealer_passes_over(h: &mut Hearing, seat: Seat) -> bool {
    let hand = h.room().hand();
    if hand.actions.is_empty() || hand.to_act() != Some(seat) {
        return false;
    }
    let order: Vec<Seat> = hand.acting_order().collect();
    let at = order.iter().position(|other| *other == seat).unwrap_or(0);
    let is_in = |other: &&Seat| hand.find(**other).is_some_and(|player| !player.folded() && !player.all_in());
    let next = order.iter().cycle().skip(at + 1).take(order.len().saturating_sub(1)).find(is_in).copied();
    h.state.round.prompted = next;
    next.is_some()
}

/// Whether a player who was passed over may still act: `None` where nobody went past him.
pub fn skipped(h: &Hearing, seat: Seat) -> Option<Grounded<bool>> {
    let past = past(h, seat);
    if past.is_empty() || h.state.room.hand().to_act() != Some(seat) {
        return None;
    }
    let clause = h.books.house.clause(clause::SKIPPED)?;
    let value = h.books.house.get::<SkippedPlayer>()?;
    // Who had no time to speak up has let nothing go by.
    if value == SkippedPlayer::MustSpeakUp && had_time(h, &past) == Some(false) {
        return None;
    }
    let Grounded { value: substantial, because: grounds, .. } = substantial_action::reached(&past, &h.books)?;
    let defend = player_responsibilities::defends_his_turn(h.books.house);
    let because = std::iter::once(clause).chain(grounds).chain(defend).collect();
    substantial.then(|| Grounded { value: value == SkippedPlayer::AnswersOrRaises, because, silent: false })
}

/// He acts when he was passed over and may not act any more: what was done past him stands. Whether that was so.
pub fn stands_past_him(h: &mut Hearing, seat: Seat, skip: Option<&Grounded<bool>>) -> bool {
    let too_late = skip.filter(|skip| !skip.value);
    if let Some(skip) = too_late {
        passed_over(h, seat, &skip.because);
    }
    too_late.is_some()
}

/// Who was passed over had the time to speak up, as the floor has found, and has let substantial action go by.
fn goes_past(h: &mut Hearing) {
    let Some(passed) = h.room().hand().to_act() else { return };
    let Some(skip) = skipped(h, passed).filter(|skip| !skip.value) else { return };
    if had_time(h, &past(h, passed)) == Some(true) {
        passed_over(h, passed, &skip.because);
    }
}

/// The finding on which it hangs whether what was done past somebody stands already.
pub(in crate::engine) fn hangs_on(h: &Hearing) -> Option<Judgement> {
    let passed = h.room().hand().to_act()?;
    skipped(h, passed).filter(|skip| !skip.value).map(|_| Judgement::Reasonable)
}

/// The acts past somebody who has the turn.
fn past(h: &Hearing, seat: Seat) -> Vec<(Seat, ActionKind)> {
    let waits = h.state.round.pending.iter().filter(|p| p.saw.is_some()).map(|p| (p.attempt.seat, p.done.kind()));
    let folds = h.state.round.folded_early.iter().filter(|(by, passed)| lies_between(h.state.room.hand(), *passed, seat, *by));
    waits.chain(folds.map(|(by, _)| (*by, ActionKind::Fold))).collect()
}

/// Whether there was time to speak up while that was done, as far as the floor has found it, before or after.
fn had_time(h: &Hearing, past: &[(Seat, ActionKind)]) -> Option<bool> {
    let begun = |r: &&Ruling| r.question == Question::Binding && r.about.is_some_and(|by| past.iter().any(|(of, _)| *of == by));
    let since = h.state.rulings.iter().filter(begun).map(|r| r.line).min().unwrap_or(h.since);
    h.findings.about(Judgement::Reasonable, since)
}

/// The turn was once the first one's and has since come to the second, but not to the third.
fn lies_between(hand: &Hand, from: Seat, now: Seat, by: Seat) -> bool {
    let mut order: Vec<Seat> = hand.acting_order().collect();
    let first = order.iter().position(|seat| *seat == from).unwrap_or(0);
    order.rotate_left(first);
    let place = |of: Seat| order.iter().position(|seat| *seat == of);
    place(now) < place(by)
}

/// He let substantial action go by: what was done past him stands, and the floor decides about his hand.
fn passed_over(h: &mut Hearing, seat: Seat, because: &[ClauseId]) {
    for pending in std::mem::take(&mut h.state.round.pending) {
        let verdict = Verdict::binding(pending.attempt.seat, pending.done, Standing::Stands);
        h.rule(Question::Binding, verdict, because.to_vec(), false);
        h.carry_out(pending.attempt.seat, pending.done, ChipChange::None);
    }
    h.state.of_hand.passed_over = Some(seat);
    h.state.room.hand_mut().calls_back(seat);
    let (of, between) = what_is_left(h, seat);
    h.graded(Question::Hand, Verdict::Floor(of), Grade::May, [because, &between].concat());
    h.about(seat);
}

/// What becomes of his hand is for the floor, which has not said it yet: nobody can say what is open to him.
pub(in crate::engine) fn awaits_the_floor(h: &Hearing, seat: Seat) -> bool {
    let of_hand = |r: &&Ruling| r.question == Question::Hand && r.about == Some(seat);
    let last = h.state.rulings.iter().rev().find(of_hand).map(|r| &r.verdict);
    h.state.of_hand.passed_over == Some(seat) && matches!(last, Some(Verdict::Floor(_)))
}

/// Between what the floor decides of the hand of somebody who was passed over, where the book names it: it is dead, or may no longer
/// bet and raise.
fn what_is_left(h: &Hearing, seat: Seat) -> (Vec<Verdict>, Vec<ClauseId>) {
    let named = h.books.carried(&[clause::SKIPPED_HAND]);
    let Some((because, player)) = named.zip(h.state.room.hand().find(seat)) else { return (Vec::new(), Vec::new()) };
    let mut left = legal_actions(h.layout().left, h.state.room.hand(), player, &h.books).value;
    left.passive();
    (vec![Verdict::Hand(seat, false), Verdict::May(seat, left)], because)
}

/// Who let substantial action go by does not bet or raise any more, whichever of the two the floor decides: on what that rests.
pub(in crate::engine) fn only_passive(h: &Hearing, seat: Seat) -> Option<Vec<ClauseId>> {
    let of = h.books.carried(&[clause::SKIPPED_HAND])?;
    let passed = h.state.of_hand.passed_over == Some(seat);
    let late = || skipped(h, seat).filter(|skip| !skip.value).map(|skip| [skip.because, of.clone()].concat());
    if passed { Some([h.books.cites(&[clause::SKIPPED]), of].concat()) } else { late() }
}

/// The skipped player has answered or raised: what was done past him stands at its turn, or is undone at once.
pub fn answered_late(h: &mut Hearing, seat: Seat, skip: &Grounded<bool>) {
    let raised = h.room().hand().increases.last().is_some_and(|last| last.seat == seat);
    let calls = h.books.cites(&[clause::SKIPPED_CALLS]);
    if calls.is_empty() {
        return;
    }
    let because = [skip.because.clone(), calls].concat();
    if !raised {
        h.state.round.skipped = Some(because);
        return;
    }
    for pending in std::mem::take(&mut h.state.round.pending) {
        undo(h, &pending, pending.chips(ChipChange::Returned), because.clone(), false);
    }
}

/// What he put out before his turn was ruled void, and is his again: to take it back is to do what was ruled.
pub(in crate::engine) fn has_it_back(h: &mut Hearing, seat: Seat, amount: Amount) -> bool {
    let given = |r: &&Ruling| matches!(r.verdict, Verdict::Binding(of, _, Standing::Void(ChipChange::Returned(n))) if of == seat && amount <= n);
    let hand = h.room().hand();
    let lies = hand.find(seat).map_or(0, |player| player.committed()).max(h.chips_of_attempt(seat));
    if hand.to_act() != Some(seat) || lies >= amount {
        return false;
    }
    let Some(because) = h.state.rulings.iter().rev().find(given).map(|r| r.because.clone()) else { return false };
    let silent = because.is_empty();
    h.answer(seat, Verdict::Granted(None), because, silent);
    true
}

/// Nobody takes back more than lies in front of him.
///
/// # Errors
/// When fewer chips lie there.
pub fn has_that_much(h: &Hearing, seat: Seat, amount: Amount) -> Result<(), Problem> {
    let pushed = h.chips_of_attempt(seat);
    let committed = h.state.room.hand().find(seat).map_or(0, |p| p.committed());
    if amount > pushed.max(committed) {
        return Err(Problem::new(
            format!("{seat} has no {amount} in front of them"),
            "only chips of this street can be taken back",
        ));
    }
    Ok(())
}
