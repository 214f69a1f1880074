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
use crate::engine::rulebooks::{Reply, carried};
use crate::engine::rules::money;
use crate::engine::rules::offences::Case;
use crate::engine::rules::procedure::chip_race;
use crate::engine::ruling::{ChipsVerdict, RoomVerdict, Ruling, Verdict};

/// The breach that this rule knows.
const RULE: &str = "color-up";

/// What is ruled on an exchange, on its announcement, and on what a player says to it.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let of_one = || match case.chips() {
        Some(ChipsEvent::ExchangesOf(..)) => one_stack(case),
        Some(ChipsEvent::Does(ChipsDeed::ObjectsExchange)) => objection(case),
        Some(ChipsEvent::Does(ChipsDeed::AsksToWatch)) => {
            case.asked(|p| Some((Verdict::Granted(None), vec![p.clause(clause::RIGHT_TO_WATCH)?])))
        }
        Some(
            ChipsEvent::Exchanges(..)
            | ChipsEvent::AnnouncesExchange
            | ChipsEvent::Race(_)
            | ChipsEvent::FindsForeign(..)
            | ChipsEvent::FindsLost(_)
            | ChipsEvent::Does(_)
            | ChipsEvent::HidesBehind(..)
            | ChipsEvent::PutsBeside(..)
            | ChipsEvent::BuildsStacks(_)
            | ChipsEvent::Carries(..)
            | ChipsEvent::TakesOff(_)
            | ChipsEvent::Pockets(_)
            | ChipsEvent::Passes(..)
            | ChipsEvent::Buys(_)
            | ChipsEvent::BuysAndAnnounces(..)
            | ChipsEvent::Announces(_)
            | ChipsEvent::AnnouncesRebuy(_)
            | ChipsEvent::LeavesWith(_),
        )
        | None => None,
    };
    of_one().into_iter().chain(announced(case)).collect()
}

/// The floor exchanges chips of one player, at their value.
fn one_stack(case: &Case) -> Option<Ruling> {
    let Some(ChipsEvent::ExchangesOf(from, seat, to)) = case.chips() else { return None };
    // An exchange leaves everybody what he has.
    if from.total() != to.total() {
        return case.asked(|p| Some((Verdict::Refused, vec![p.clause(clause::DISCRETION)?])));
    }
    let mut stacks = chip_race::stacks(case);
    chip_race::exchanged(&mut stacks, *seat, from, to);
    let verdict = money::has(*seat, stacks.of(*seat)?.clone());
    case.asked(|p| Some((verdict.clone(), vec![p.clause(clause::DISCRETION)?])))
}

/// A player does not want his chips exchanged.
fn objection(case: &Case) -> Option<Ruling> {
    let last = case.before().filter(is_exchange).last()?;
    let said = if matches!(last.chips(), Some(ChipsEvent::Exchanges(..))) { clause::CONTROL } else { clause::DISCRETION };
    case.asked(|p| carried(p, &[said]).map(|((), because)| (Verdict::Refused, because)))
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
        let breach = Verdict::Room(RoomVerdict::FloorBreach(RULE.into()));
        Some((if enough { Verdict::Chips(ChipsVerdict::NoFloorBreach) } else { breach }, because))
    };
    case.h.books.house.clause(clause::ANNOUNCED)?;
    case.asked(verdict).map(|ruling| Ruling { about: None::<Seat>, ..ruling })
}
