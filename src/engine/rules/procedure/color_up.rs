//! Exchanging chips for larger ones, `rules/procedure/color-up.yaml`.

use crate::engine::options::choice;

choice! {
    /// When must an exchange of chips be announced?
    "procedure.color_up_announced" ColorUpAnnounced {
        /// At any time, even afterwards.
        Announced = "announced",
        /// Before it.
        Beforehand = "beforehand",
    }
}

use crate::engine::clauses::color_up as clause;
use crate::engine::event::{ChipsDeed, ChipsEvent, Seat};
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::Reply;
use crate::engine::rules::money;
use crate::engine::rules::offences::Case;
use crate::engine::rules::procedure::chip_race;
use crate::engine::ruling::{ChipsVerdict, RoomVerdict, Ruling, Verdict};

/// The breach that this rule knows.
const RULE: RuleId = RuleId::COLOR_UP;

/// What is ruled on an exchange, on its announcement, and on what a player says to it.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let of_one = if case.does(&[ChipsDeed::ObjectsExchange]) {
        objection(case)
    } else if case.does(&[ChipsDeed::AsksToWatch]) {
        case.by_books(Verdict::Granted(None), &[clause::RIGHT_TO_WATCH])
    } else {
        one_stack(case)
    };
    of_one.into_iter().chain(announced(case)).collect()
}

/// The floor exchanges chips of one player, at their value.
fn one_stack(case: &Case) -> Option<Ruling> {
    let Some(ChipsEvent::ExchangesOf(from, seat, to)) = case.chips() else { return None };
    // An exchange leaves everybody what he has.
    if from.total() != to.total() {
        return case.by_books(Verdict::Refused, &[clause::DISCRETION]);
    }
    let mut stacks = chip_race::stacks(case);
    if stacks.is_to_be_told(*seat) {
        return case.by_books(chip_race::to_be_told(), &[clause::DISCRETION]);
    }
    chip_race::exchanged(&mut stacks, *seat, from, to);
    let verdict = money::has(*seat, stacks.of(*seat)?.clone());
    case.by_books(verdict, &[clause::DISCRETION])
}

/// A player does not want his chips exchanged.
fn objection(case: &Case) -> Option<Ruling> {
    let last = case.before().filter(is_exchange).last()?;
    let said = if matches!(last.chips(), Some(ChipsEvent::Exchanges(..))) { clause::CONTROL } else { clause::DISCRETION };
    case.by_books(Verdict::Refused, &[said])
}

fn is_exchange(case: &Case) -> bool {
    matches!(case.chips(), Some(ChipsEvent::Exchanges(..) | ChipsEvent::ExchangesOf(..)))
}

fn is_announcement(case: &Case) -> bool {
    matches!(case.chips(), Some(ChipsEvent::AnnouncesExchange))
}

/// The announcement came after the exchange, or has not come when the next hand begins.
fn announced(case: &Case) -> Option<Ruling> {
    let late = is_announcement(case);
    if !late && !case.is_next_hand() {
        return None;
    }
    let mut pending = false;
    let mut in_time = false;
    for other in case.before() {
        if is_announcement(&other) {
            (pending, in_time) = (false, !pending);
        } else if is_exchange(&other) {
            (pending, in_time) = (!in_time, false);
        } else if other.is_next_hand() {
            (pending, in_time) = (false, false);
        }
    }
    if !pending {
        return None;
    }
    let verdict = |p: &Policy| -> Reply<Verdict> {
        let because = vec![p.clause(clause::ANNOUNCED)?];
        let enough = late && p.get::<ColorUpAnnounced>()? == ColorUpAnnounced::Announced;
        let breach = Verdict::Room(RoomVerdict::FloorBreach(RULE));
        Some((if enough { Verdict::Chips(ChipsVerdict::NoFloorBreach) } else { breach }, because))
    };
    case.h.books.house.clause(clause::ANNOUNCED)?;
    case.asked(verdict).map(|ruling| Ruling { about: None::<Seat>, ..ruling })
}
