//! Several who go out at once, `rules/seating/simultaneous-elimination.yaml`.

use crate::engine::chips::Amount;
use crate::engine::clauses::simultaneous_elimination as clause;
use crate::engine::event::{Judgement, RoomFinding, Seat, SeatingEvent};
use crate::engine::policy::Policy;
use crate::engine::room::Layout;
use crate::engine::rulebooks::{Grounded, Reply};
use crate::engine::rules::conduct::collusion;
use crate::engine::rules::of_room::{RoomCase, prize};
use crate::engine::rules::procedure::rebuy;
use crate::engine::rules::seating::{absent_player, hand_for_hand, late_registration};
use crate::engine::ruling::{ConductVerdict, Question, RoomNotice, RoomVerdict, Ruling, Verdict};

/// One who has gone out: with what he began the hand, and at which table.
#[derive(Clone, Copy)]
pub struct Eliminated {
    pub seat: Seat,
    pub stack: Option<Amount>,
    pub table: Option<i64>,
}

/// In which place each of them finishes.
pub type Places = Vec<(Vec<Seat>, i64)>;

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    if !goes_out(case) || case.log().is_cash() {
        return Vec::new();
    }
    let next = case.later().take_while(|later| !ends_hand(later)).find(goes_out);
    if next.is_some_and(|next| is_one(case, case, &next)) {
        return Vec::new();
    }
    // Of whom nobody knows who went out first, none is placed by himself.
    let in_hand = case.later().take_while(|later| !ends_hand(later)).filter(goes_out);
    if in_hand.last().is_some_and(|last| unknowable(&last).is_some()) {
        return Vec::new();
    }
    let (Some(last), true) = (case.after().left, case.by().is_some()) else { return Vec::new() };
    if let Some(shared) = unknowable(case) {
        return vec![shared];
    }
    let together = together(case);
    let best = last + 1 + come_in_since(case);
    if let [one] = together[..] {
        return alone(case, one.seat, case.log().layout.place_of(one.seat).unwrap_or(best));
    }
    let out: Vec<Seat> = together.iter().map(|one| one.seat).collect();
    if let Some(shared) = hand_for_hand::share_paid_places(case, &out, best) {
        return shared;
    }
    let by_hand = hand_for_hand::holds(case);
    let answer = case.h.books.ask(|p| places(p, &together, best, by_hand));
    let Some(answer) = answer else { return vec![stacks_untold(case, &together).unwrap_or_else(|| case.silent(Question::Place))] };
    answer.value.iter().flat_map(|(seats, place)| placed(case, seats, *place, &answer)).collect()
}

/// He is out, and has not come in again since.
fn goes_out(case: &RoomCase) -> bool {
    let is_in_again = |seat: Seat| late_registration::is_in_again(case, seat) || rebuy::follows(case.h, seat, case.entry.line);
    case.is_seating(SeatingEvent::GoesOut) && !case.by().is_some_and(is_in_again)
}

/// How many have come in since who finish before him.
fn come_in_since(case: &RoomCase) -> i64 {
    let place = |layout: &Layout| case.by().filter(|seat| layout.has_gone(*seat)).and_then(|seat| layout.place_of(seat));
    place(&case.log().layout).zip(place(case.after())).map_or(0, |(now, then)| now - then)
}

fn ends_hand(case: &RoomCase) -> bool {
    case.is_seating(SeatingEvent::NextHand)
}

fn table(case: &RoomCase) -> Option<i64> {
    case.by().and_then(|seat| case.before().find(seat)).map(|(table, _)| table.number)
}

/// Two of one hand: at one table, or anywhere where all tables play one hand at a time.
fn is_one(case: &RoomCase, one: &RoomCase, other: &RoomCase) -> bool {
    hand_for_hand::holds(case) || table(one) == table(other)
}

/// Those who have gone out in the same hand, the first one first.
fn together(case: &RoomCase) -> Vec<Eliminated> {
    let same = case.earlier().take_while(|earlier| !ends_hand(earlier)).filter(goes_out);
    let mut all: Vec<Eliminated> =
        same.take_while(|earlier| is_one(case, earlier, case)).filter_map(|earlier| eliminated(&earlier)).collect();
    all.reverse();
    all.extend(eliminated(case));
    all
}

fn eliminated(case: &RoomCase) -> Option<Eliminated> {
    let seat = case.by()?;
    Some(Eliminated { seat, stack: case.stack(seat), table: table(case) })
}

/// One who goes out alone takes the place that is left, and is paid what it is worth.
fn alone(case: &RoomCase, seat: Seat, place: i64) -> Vec<Ruling> {
    let finishes = Verdict::Conduct(ConductVerdict::Finishes(seat, place));
    let mut rulings = vec![case.counted(Question::Place, finishes)];
    let paid = !absent_player::has_left(case, seat) && !collusion::has_no_prize(case.h, seat);
    if let Some(amount) = prize(case.log(), place).filter(|_| paid) {
        rulings.push(case.counted(Question::Prize, Verdict::Room(RoomVerdict::Paid(vec![seat], amount))));
    }
    rulings
}

/// The larger stack finishes higher, and not all of them are told.
fn stacks_untold(case: &RoomCase, together: &[Eliminated]) -> Option<Ruling> {
    let untold = |one: &Eliminated| one.stack.is_none();
    let at_his_table = |one: &Eliminated| together.iter().filter(|other| other.table == one.table).count() > 1;
    let any = together.iter().any(untold);
    let of_one_table = together.iter().filter(|one| at_his_table(one)).any(untold);
    let answer = case.h.books.ask(|p| {
        let by_stack = p.clause_where(any, clause::LARGER_STACK).or_else(|| p.clause_where(of_one_table, clause::SAME_TABLE));
        Some(((), vec![by_stack?]))
    })?;
    Some(case.rule(Question::Place, Verdict::Room(RoomVerdict::Notice(RoomNotice::StartingStacksToBeTold)), answer))
}

/// Somebody, or several together, finish there.
fn placed(case: &RoomCase, seats: &[Seat], place: i64, answer: &Grounded<Places>) -> Vec<Ruling> {
    let by = || answer.clone().map(drop);
    if let [seat] = *seats {
        let mut rulings = vec![case.rule(Question::Place, Verdict::Conduct(ConductVerdict::Finishes(seat, place)), by())];
        let paid = prize(case.log(), place).map(|amount| Verdict::Room(RoomVerdict::Paid(vec![seat], amount)));
        rulings.extend(paid.map(|paid| case.rule(Question::Prize, paid, by())));
        return rulings;
    }
    let mut rulings = vec![case.rule(Question::Place, Verdict::Room(RoomVerdict::Finish(seats.to_vec(), place)), by())];
    // What those who share a place are paid, the book does not say.
    if prize(case.log(), place).is_some() {
        rulings.push(case.silent(Question::Prize));
    }
    rulings
}

/// Who finishes where, of several of one hand whose best place is this one.
pub fn places(p: &Policy, together: &[Eliminated], best: i64, by_hand: bool) -> Reply<Places> {
    let mut tables: Vec<Option<i64>> = together.iter().map(|one| one.table).collect();
    tables.sort_unstable();
    tables.dedup();
    if let Some(clause) = p.clause(clause::LARGER_STACK) {
        return Some((by_stack(together, best)?, vec![clause]));
    }
    if tables.len() == 1 {
        let clause = p.clause(clause::SAME_TABLE)?;
        return Some((by_stack(together, best)?, vec![clause]));
    }
    let mut because = vec![p.clause(clause::OTHER_TABLES).filter(|_| by_hand)?];
    if tables.len() == together.len() {
        return Some((vec![(together.iter().map(|one| one.seat).collect(), best)], because));
    }
    because.push(p.clause(clause::SAME_TABLE)?);
    // The best of each table share the best place, and behind them come the second ones, the third ones.
    let mut behind: Vec<Vec<Seat>> = Vec::new();
    for table in tables {
        let mut here: Vec<Eliminated> = together.iter().copied().filter(|one| one.table == table).collect();
        if here.len() > 1 {
            ranked(&mut here)?;
        }
        behind.resize(behind.len().max(here.len()), Vec::new());
        here.iter().zip(&mut behind).for_each(|(one, equals)| equals.push(one.seat));
    }
    let mut place = best;
    let mut places = Vec::new();
    for equals in behind {
        let next = place + i64::try_from(equals.len()).ok()?;
        places.push((equals, place));
        place = next;
    }
    Some((places, because))
}

/// The larger stack finishes higher; equal ones nobody ranks.
fn by_stack(together: &[Eliminated], best: i64) -> Option<Places> {
    let mut ranked_all = together.to_vec();
    ranked(&mut ranked_all)?;
    Some(ranked_all.iter().zip(best..).map(|(one, place)| (vec![one.seat], place)).collect())
}

fn ranked(all: &mut [Eliminated]) -> Option<()> {
    if all.iter().any(|one| one.stack.is_none()) {
        return None;
    }
    all.sort_by_key(|one| std::cmp::Reverse(one.stack));
    all.windows(2).all(|pair| pair[0].stack != pair[1].stack).then_some(())
}

/// Nobody can know who went out first: they share the prizes of their places.
fn unknowable(case: &RoomCase) -> Option<Ruling> {
    let because = case.h.books.carried(&[clause::ORDER_UNKNOWN])?;
    if case.found(Judgement::Room(RoomFinding::OrderUnknowable)) != Some(true) {
        return None;
    }
    let mut seats: Vec<Seat> =
        case.earlier().take_while(|earlier| !ends_hand(earlier)).filter(goes_out).filter_map(|earlier| earlier.by()).collect();
    seats.reverse();
    seats.extend(case.by());
    let best = case.after().left? + 1;
    let n = i64::try_from(seats.len()).ok()?;
    let sum: Amount = (best..best + n).filter_map(|place| prize(case.log(), place)).fold(0, Amount::saturating_add);
    // Without prizes nobody can say how much that is; nor is any of them placed before another.
    let (question, verdict) = match sum {
        0 => (Question::Place, RoomVerdict::Finish(seats, best)),
        _ => (Question::Prize, RoomVerdict::Paid(seats, sum / n)),
    };
    (n > 1).then(|| case.rule(question, Verdict::Room(verdict), Grounded { value: (), because, silent: false }))
}

/// Two have gone out of whom nobody may know which was the first.
pub(crate) fn open_finding(case: &RoomCase) -> Option<Judgement> {
    let two = goes_out(case) && case.earlier().take_while(|earlier| !ends_hand(earlier)).any(|earlier| goes_out(&earlier));
    (two && case.h.books.house.clause(clause::ORDER_UNKNOWN).is_some()).then_some(Judgement::Room(RoomFinding::OrderUnknowable))
}
