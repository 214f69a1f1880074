//! Play hand for hand, `rules/seating/hand-for-hand.yaml`.

use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::hand_for_hand as clause;
use crate::engine::event::{ConductState, RoomDeed, RoomEvent, RoomState, Seat, State, TableNews};
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::of_room::{RoomCase, prize, room_cases};
use crate::engine::ruling::{Question, RoomNotice, RoomVerdict, Ruling, TableRuling, Verdict};

/// How far the tables are with the one hand that each of them plays.
struct Round {
    finished: Vec<i64>,
    waiting: Vec<i64>,
    /// They are still within the hand in which it was announced.
    announced_in: bool,
}

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let Some(RoomEvent::News(number, news)) = case.event() else { return Vec::new() };
    if !holds(case) {
        return Vec::new();
    }
    match news {
        TableNews::FinishesHand => finishes(case, *number).into_iter().collect(),
        TableNews::AllIn => waits(case, *number),
        TableNews::LosesPlayer => Vec::new(),
    }
}

/// It has been announced, and has not ended yet.
pub(crate) fn holds(case: &RoomCase) -> bool {
    case.log().is(&RoomState::HandForHand) || case.earlier().any(|earlier| earlier.did(RoomDeed::AnnouncesHandForHand))
}

/// An all-in is called in the hand that is told, while other tables still play theirs: the cards stay as they are.
pub(crate) fn own_all_in(h: &Hearing) -> Option<Ruling> {
    let hand = h.room().hand();
    let announced = room_cases(h).any(|case| case.did(RoomDeed::AnnouncesHandForHand));
    let holds = h.room_log.is(&RoomState::HandForHand) || announced;
    let called =
        hand.betting_is_over() && !hand.at_showdown && hand.live().count() > 1 && hand.live().any(|player| player.all_in());
    // Once cards are shown, the hand is being completed.
    if !holds || !called || !h.card_log.is_empty() {
        return None;
    }
    let because = h.books.carried(&[clause::ALL_IN_WAITS])?;
    Some(h.follows(Question::Order, notice(RoomNotice::CardsStayFaceDown), because, false))
}

/// Where the tables stand after this.
fn round(case: &RoomCase) -> Round {
    let stated = case.log().is(&RoomState::HandForHand);
    let mut round = Round { finished: Vec::new(), waiting: Vec::new(), announced_in: !stated };
    let mut so_far: Vec<RoomCase> = case.earlier().take_while(|earlier| !earlier.did(RoomDeed::AnnouncesHandForHand)).collect();
    so_far.reverse();
    so_far.push(*case);
    let tables = case.before().tables.len();
    for one in so_far {
        if round.finished.len() == tables {
            round = Round { finished: Vec::new(), waiting: Vec::new(), announced_in: false };
        }
        let Some(RoomEvent::News(number, news)) = one.event() else { continue };
        match news {
            TableNews::FinishesHand => {
                round.waiting.retain(|waiting| waiting != number);
                if !round.finished.contains(number) {
                    round.finished.push(*number);
                }
            }
            TableNews::AllIn if !round.waiting.contains(number) => round.waiting.push(*number),
            TableNews::AllIn | TableNews::LosesPlayer => {}
        }
    }
    round.waiting.sort_unstable();
    round
}

fn notice(notice: RoomNotice) -> Verdict {
    Verdict::Room(RoomVerdict::Notice(notice))
}

/// A table has finished its hand.
fn finishes(case: &RoomCase, number: i64) -> Option<Ruling> {
    let round = round(case);
    let tables = case.before().tables.iter().map(|table| table.number);
    let all = tables.clone().all(|table| round.finished.contains(&table) || round.waiting.contains(&table));
    if !all {
        let stops = Verdict::Room(RoomVerdict::Table(number, TableRuling::Stops));
        let clause = if round.announced_in { clause::BEGINS } else { clause::ONE_HAND };
        return case.asked(|p| Some((stops.clone(), vec![p.clause(clause)?])));
    }
    if round.waiting.is_empty() { whole_round(case) } else { complete(case, &round.waiting) }
}

/// The tables that wait complete their hands.
fn complete(case: &RoomCase, waiting: &[i64]) -> Option<Ruling> {
    completed(case, waiting, if waiting.len() == 1 { clause::COMPLETED } else { clause::ONE_AT_A_TIME })
}

fn completed(case: &RoomCase, waiting: &[i64], clause: ClauseId) -> Option<Ruling> {
    let verdict = Verdict::Room(RoomVerdict::Complete(waiting.to_vec()));
    case.asked(|p| Some((verdict.clone(), vec![p.clause(clause::ALL_IN_WAITS)?, p.clause(clause)?])))
}

/// How many places are paid.
fn paid(case: &RoomCase) -> Option<i64> {
    case.log().states.iter().find_map(|state| if let State::Conduct(ConductState::Paid(n)) = state { Some(*n) } else { None })
}

/// So many go out in one hand that it reaches the paid places: all of them share those between the best of theirs and the last
/// that is paid.
pub(crate) fn share_paid_places(case: &RoomCase, out: &[Seat], best: i64) -> Option<Vec<Ruling>> {
    let last = paid(case).filter(|_| holds(case))?;
    let worst = best + i64::try_from(out.len()).ok()? - 1;
    let reached = best <= last && last < worst;
    let because = case.h.books.carried(&[clause::ELIGIBLE]).filter(|_| reached)?;
    let by = || Grounded { value: (), because: because.clone(), silent: false };
    let place = Verdict::Room(RoomVerdict::Finish(out.to_vec(), best));
    let mut rulings = vec![case.rule(Question::Place, place, by())];
    let sum: Amount = (best..=last).filter_map(|place| prize(case.log(), place)).fold(0, Amount::saturating_add);
    if sum > 0 {
        let each = Verdict::Room(RoomVerdict::Paid(out.to_vec(), sum / out.len() as i64));
        rulings.push(case.rule(Question::Prize, each, by()));
    }
    Some(rulings)
}

/// All tables have finished: one more hand, unless the paid places have been reached.
fn whole_round(case: &RoomCase) -> Option<Ruling> {
    let reached = case.after().left.zip(paid(case)).is_some_and(|(left, paid)| left <= paid);
    case.asked(|p| {
        if reached && let Some(clause) = p.clause(clause::ENDS) {
            return Some((notice(RoomNotice::HandForHandEnds), vec![clause]));
        }
        Some((notice(RoomNotice::OneHandEach), vec![p.clause(clause::ONE_HAND)?]))
    })
}

/// An all-in is called: the table waits for those that still play.
fn waits(case: &RoomCase, number: i64) -> Vec<Ruling> {
    let round = round(case);
    let mut others = case.before().tables.iter().map(|table| table.number).filter(|other| *other != number);
    if others.all(|other| round.finished.contains(&other) || round.waiting.contains(&other)) {
        // No table plays on that it would have to wait for, and still the hand is completed only when it is told to.
        let down = notice(RoomNotice::CardsStayFaceDown);
        let down = case.asked(|p| Some((down.clone(), vec![p.clause(clause::ALL_IN_WAITS)?])));
        return down.into_iter().chain(complete(case, &round.waiting)).collect();
    }
    let verdicts = [Verdict::Room(RoomVerdict::Table(number, TableRuling::Waits)), notice(RoomNotice::CardsStayFaceDown)];
    verdicts
        .into_iter()
        .filter_map(|verdict| case.asked(|p| Some((verdict.clone(), vec![p.clause(clause::ALL_IN_WAITS)?]))))
        .collect()
}
