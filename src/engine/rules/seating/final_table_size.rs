//! How many sit at the final table, `rules/seating/final-table-size.yaml`.

use crate::engine::options::figure;

figure! {
    /// How many players does the final table have in flop games?
    "seating.final_table_flop" FinalTableFlop in "players" up to 12
}

figure! {
    /// How many players does the final table have in six-handed events?
    "seating.final_table_six_handed" FinalTableSixHanded in "players" up to 12
}

figure! {
    /// How many players does the final table have in stud?
    "seating.final_table_stud" FinalTableStud in "players" up to 12
}

figure! {
    /// At how many players do the last tables come together in events of eight or nine to a table?
    "seating.final_table_full_ring" FinalTableFullRing in "players" up to 12
}

figure! {
    /// At how many players do the last tables come together in events of six or seven to a table?
    "seating.final_table_short_handed" FinalTableShortHanded in "players" up to 12
}

figure! {
    /// How many players more than the other tables may the final table have?
    "seating.final_table_extra" FinalTableExtra in "players" up to 5
}

figure! {
    /// How many seats does the final table have at most?
    "seating.final_table_most" FinalTableMost in "seats" up to 12
}

use crate::engine::clauses::final_table_size as clause;
use crate::engine::event::{Contest, RoomEvent, SeatingEvent, TableNews};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply};
use crate::engine::rules::of_room::{RoomCase, tables_of};
use crate::engine::ruling::{Grade, Question, RoomNotice, RoomVerdict, Ruling, Verdict};

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let ruling = if case.is_seating(SeatingEvent::FinalTable) { formed(case) } else { reached(case) };
    ruling.into_iter().collect()
}

/// Somebody goes out: how many were left when the hand began, and how many are left now.
pub(crate) fn left_around(case: &RoomCase) -> Option<(i64, i64)> {
    let goes = |case: &RoomCase| {
        case.is_seating(SeatingEvent::GoesOut) || matches!(case.event(), Some(RoomEvent::News(_, TableNews::LosesPlayer)))
    };
    if !goes(case) {
        return None;
    }
    let first = case.earlier().take_while(|earlier| !earlier.is_seating(SeatingEvent::NextHand)).filter(goes).last();
    let before = first.map_or(case.before().left, |first| first.before().left);
    Some((before?, case.after().left?))
}

/// Whether so many are left that they come together.
fn reached(case: &RoomCase) -> Option<Ruling> {
    let (before, left) = left_around(case)?;
    let (size, because) = size(case.h.books.house, case)?;
    let reached = before > size && left <= size;
    if left < size && !reached {
        return None;
    }
    let verdict = if reached { RoomVerdict::FinalTableOf(left) } else { RoomVerdict::Notice(RoomNotice::NoFinalTableYet) };
    let ruling = case.ruled(Verdict::Room(verdict), Grounded { value: (), because, silent: false });
    // That there is none yet is no news.
    Some(Ruling { routine: !reached, ..ruling })
}

/// How many players the final table has in this event.
fn size(p: &Policy, case: &RoomCase) -> Reply<i64> {
    let log = case.log();
    if tables_of(log) == Some(6)
        && let Some(clause) = p.clause(clause::SIX_HANDED)
    {
        return Some((p.get::<FinalTableSixHanded>()?, vec![clause]));
    }
    if case.before().stud
        && let Some(clause) = p.clause(clause::STUD)
    {
        return Some((p.get::<FinalTableStud>()?, vec![clause]));
    }
    by_seats(p, case).or_else(|| Some((p.get::<FinalTableFlop>()?, vec![p.clause(clause::FLOP)?])))
}

/// By how many sit at a table, whatever is played.
fn by_seats(p: &Policy, case: &RoomCase) -> Reply<i64> {
    match tables_of(case.log())? {
        8 | 9 => Some((p.get::<FinalTableFullRing>()?, vec![p.clause(clause::FULL_RING)?])),
        6 | 7 => Some((p.get::<FinalTableShortHanded>()?, vec![p.clause(clause::SHORT_HANDED)?])),
        _ => None,
    }
}

/// All who are left are brought together: whether they may be.
fn formed(case: &RoomCase) -> Option<Ruling> {
    let left = case.before().left?;
    let answer = case.h.books.ask(|p| fits(p, case, left));
    Some(match answer {
        Some(answer) => {
            let fit = answer.value;
            let verdict = if fit == TableFit::Over { Verdict::Refused } else { Verdict::Room(RoomVerdict::FinalTableOf(left)) };
            let ruling = case.rule(Question::Stage, verdict, answer.map(drop));
            let need_not = fit == TableFit::Beyond && ruling.grade == Grade::Is;
            if need_not { Ruling { grade: Grade::May, ..ruling } } else { ruling }
        }
        None => case.silent(Question::Stage),
    })
}

/// Whether so many fit at the final table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableFit {
    Within,
    /// They are more than sit at the other tables: it may have them, and need not.
    Beyond,
    Over,
}

fn fits(p: &Policy, case: &RoomCase, left: i64) -> Reply<TableFit> {
    if case.log().is_contest(Contest::HeadsUp)
        && let Some(clause) = p.clause(clause::NOT_HEADS_UP)
    {
        return Some((TableFit::Within, vec![clause]));
    }
    let extra = p.clause(clause::EXTRA).zip(p.get::<FinalTableExtra>()).zip(tables_of(case.log()));
    let most = p.clause(clause::MOST).zip(p.get::<FinalTableMost>());
    let is_beyond = extra.is_some_and(|(_, seats)| left > seats);
    let bounds = extra.map(|((clause, extra), seats)| (clause, seats + extra)).into_iter().chain(most);
    let mut bounds: Vec<_> = bounds.collect();
    if bounds.is_empty() {
        let (size, because) = size(p, case)?;
        bounds.extend(because.into_iter().map(|clause| (clause, size)));
    }
    let may = bounds.iter().all(|(_, bound)| left <= *bound);
    // What goes beyond a bound is refused by that bound alone.
    let because = bounds.into_iter().filter(|(_, bound)| may || left > *bound).map(|(clause, _)| clause).collect();
    let fit = match (may, is_beyond) {
        (false, _) => TableFit::Over,
        (true, true) => TableFit::Beyond,
        (true, false) => TableFit::Within,
    };
    Some((fit, because))
}
