//! Blinds that passed an absent player by, `rules/cash/missed-blinds.yaml`.

use crate::engine::options::figure;

figure! {
    /// After an absence of less than how long are missed bets posted?
    "cash.missed_within" MissedWithin in "minutes" up to 1440
}

use crate::engine::chips::Amount;
use crate::engine::clauses::missed_blinds as clause;
use crate::engine::event::{Deed, RoomState, Seat};
use crate::engine::rules::of_room::RoomCase;
use crate::engine::rules::seating::new_player::has_button_on_left;
use crate::engine::ruling::{Question, RoomMeasure, RoomVerdict, Ruling, Verdict};

/// Somebody comes back who has missed blinds.
pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let Some(seat) = case.by().filter(|_| case.deed(&[Deed::IsBack]) && case.log().is_cash()) else { return Vec::new() };
    let Some(owed) = missed(case, seat) else { return Vec::new() };
    if case.log().is(&RoomState::HasAbsenceButton(seat)) { marked(case, seat, owed) } else { vec![back(case, seat, owed)] }
}

fn missed(case: &RoomCase, seat: Seat) -> Option<Amount> {
    case.log().fact(|fact| {
        let RoomState::Missed(who, small, big) = fact else { return None };
        (*who == seat).then_some(small.saturating_add(*big))
    })
}

fn owes(ruling: Ruling) -> Ruling {
    Ruling { question: Question::Chips, ..ruling }
}

/// His seat was not marked: it depends on how long he was away, whether or not he took his chips along.
fn back(case: &RoomCase, seat: Seat, owed: Amount) -> Ruling {
    let away = case.log().fact(|fact| {
        let RoomState::AwayFor(who, minutes) = fact else { return None };
        (*who == seat).then_some(*minutes)
    });
    let away = away.or_else(|| case.h.bank.away(seat).map(|(minutes, _)| minutes));
    let ruling = case.asked(|p| {
        let clause = p.clause(clause::POSTS_MISSED)?;
        (away? < p.get::<MissedWithin>()?).then(|| (Verdict::Owes(seat, owed), vec![clause]))
    });
    ruling.map_or_else(|| case.silent(Question::Chips), owes)
}

/// His seat is marked: he waits until the button has passed.
fn marked(case: &RoomCase, seat: Seat, owed: Amount) -> Vec<Ruling> {
    let of = |measure| Verdict::Room(RoomVerdict::Of(measure, seat));
    let passed = has_button_on_left(case.before(), seat) == Some(true);
    let cards = case.asked(|p| {
        let marked = p.clause(clause::MARKED)?;
        let then = p.clause(clause::THEN_POSTS).filter(|_| passed);
        let measure = if then.is_some() { RoomMeasure::DealtIn } else { RoomMeasure::NoCardsUntilButtonPasses };
        (then.is_some() || !passed).then(|| (of(measure), [vec![marked], then.into_iter().collect()].concat()))
    });
    let mut rulings: Vec<Ruling> = cards.into_iter().collect();
    if passed {
        let posts =
            case.asked(|p| Some((Verdict::Owes(seat, owed), vec![p.clause(clause::MARKED)?, p.clause(clause::THEN_POSTS)?])));
        rulings.extend(posts.map(owes));
    }
    rulings
}
