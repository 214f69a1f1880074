//! Seats by draw, `rules/seating/random-seating.yaml`.

use crate::engine::options::figure;

figure! {
    /// With how many players left are the seats drawn again?
    "seating.redraw_at" RedrawAt in "players" up to 1000
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::random_seating as clause;
use crate::engine::event::{ConductEvent, Contest, RoomDeed, RoomEvent, SeatingEvent};
use crate::engine::room::Noted;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, carried};
use crate::engine::rules::general::special_needs;
use crate::engine::rules::of_room::RoomCase;
use crate::engine::rules::offences::Case;
use crate::engine::rules::seating::final_table_size::left_around;
use crate::engine::ruling::{RoomNotice, RoomVerdict, Ruling, TableRuling, Verdict};

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    if case.log().is_cash() {
        return Vec::new();
    }
    let refused = |clauses: &[ClauseId]| case.by_clauses(Verdict::Refused, clauses);
    let ruling = match &case.entry.noted {
        Noted::Room(RoomEvent::AsksForSeat(_)) => special_needs::asks_for_seat(case).or_else(|| of_his_choice(case)),
        Noted::Room(RoomEvent::AsksToSwap(_) | RoomEvent::Swaps(_)) => refused(&[clause::NO_SWAPS, clause::FIXED]),
        Noted::Room(RoomEvent::Does(RoomDeed::AsksForTable)) => refused(&[clause::FIXED]),
        Noted::Room(RoomEvent::Moves(_)) if !is_sent(case) => refused(&[clause::FIXED]).or_else(|| of_his_choice(case)),
        Noted::Room(RoomEvent::TakesFrom(number)) if is_at_the_start(case) => {
            case.by_clauses(Verdict::Room(RoomVerdict::Table(*number, TableRuling::GivesUpPlayer)), &[clause::EVEN_OUT])
        }
        Noted::Conduct(ConductEvent::MovedTo(seat, table)) if is_at_the_start(case) => {
            case.by_clauses(Verdict::Room(RoomVerdict::MovesTo(*seat, *table)), &[clause::EVEN_OUT])
        }
        Noted::Conduct(ConductEvent::InWrongSeat(seat)) if case.due(*seat).is_some() => {
            case.by_clauses(Verdict::Breach(*seat, RuleId::RANDOM_SEATING), &[clause::SLIP])
        }
        Noted::Seating(SeatingEvent::NextDay) => redraw(case, &[clause::REDRAW_EACH_DAY], true),
        Noted::Room(_) | Noted::Seating(_) | Noted::Conduct(_) | Noted::Cards(_) | Noted::Decision => redrawn_at(case),
    };
    ruling.into_iter().collect()
}

/// The floor, or the seat cards of a table that breaks, have sent him there.
fn is_sent(case: &RoomCase) -> bool {
    let sent = |earlier: &RoomCase| match &earlier.entry.noted {
        Noted::Conduct(ConductEvent::MovedTo(seat, _)) => Some(*seat) == case.by(),
        Noted::Room(RoomEvent::SeatCards(_) | RoomEvent::Breaks(_) | RoomEvent::TakesFrom(_)) => true,
        Noted::Room(RoomEvent::Does(RoomDeed::BalancesTables | RoomDeed::BreaksTable)) => true,
        Noted::Room(_) | Noted::Seating(_) | Noted::Conduct(_) | Noted::Cards(_) | Noted::Decision => false,
    };
    case.earlier().any(|earlier| sent(&earlier))
}

/// Somebody asks for one seat rather than another, or takes it.
fn of_his_choice(case: &RoomCase) -> Option<Ruling> {
    let satellite = case.log().is_contest(Contest::Satellite);
    case.asked(|p| {
        let mut because = vec![p.clause(clause::RANDOM)?];
        if satellite {
            because.push(p.clause(clause::SATELLITES)?);
        }
        Some((Verdict::Refused, because))
    })
}

/// Somebody asks for another seat than the one that he has drawn.
pub(crate) fn asks_for_another(case: &Case) -> Option<Ruling> {
    if case.h.room_log.is_cash() {
        return None;
    }
    case.asked(|p| carried(p, &[clause::RANDOM]).map(|((), because)| (Verdict::Refused, because)))
}

/// The tournament has begun, and no hand has been dealt yet.
fn is_at_the_start(case: &RoomCase) -> bool {
    let of_start = |earlier: &RoomCase| earlier.is_seating(SeatingEvent::Begins) || earlier.is_seating(SeatingEvent::NextHand);
    case.earlier().find(of_start).is_some_and(|last| last.is_seating(SeatingEvent::Begins))
}

/// The number of those left falls to the figure.
fn redrawn_at(case: &RoomCase) -> Option<Ruling> {
    let (before, after) = left_around(case)?;
    let clause = case.h.books.house.clause(clause::REDRAW_AT)?;
    let at = case.h.books.house.get::<RedrawAt>()?;
    redraw(case, &[clause], before > at && after <= at)
}

fn redraw(case: &RoomCase, clauses: &[ClauseId], drawn: bool) -> Option<Ruling> {
    let because = case.h.books.carried(clauses)?;
    let notice = if drawn { RoomNotice::FullRedraw } else { RoomNotice::NoRedraw };
    let ruling = case.ruled(Verdict::Room(RoomVerdict::Notice(notice)), Grounded { value: (), because, silent: false });
    // That nothing is drawn is no news.
    Some(Ruling { routine: !drawn, ..ruling })
}
