//! The chips that play, `rules/cash/table-stakes.yaml`.

use crate::engine::chips::{Amount, Chips};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::table_stakes as clause;
use crate::engine::event::{ChipsDeed, ChipsEvent, Deed, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rules::money;
use crate::engine::rules::offences::{self, Case};
use crate::engine::rules::procedure::chip_race;
use crate::engine::ruling::{Ruling, Verdict};

/// What may be put on the table, taken off it, and passed on; and who gets cards.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    if case.is_next_hand() {
        return [unannounced(case), without_chips(case)].concat();
    }
    let said = |verdict: Verdict, clause: ClauseId| case.by_books(verdict, &[clause]);
    let Some(event) = case.chips() else { return Vec::new() };
    let tournament = case.h.incidents.tournament;
    let buys = matches!(event, ChipsEvent::Buys(_) | ChipsEvent::BuysAndAnnounces(..)) && is_seated(case);
    let ruling = if buys && case.in_a_hand() {
        said(Verdict::Refused, clause::DURING_HAND)
    } else if let ChipsEvent::BuysAndAnnounces(bought, plays) = event
        && is_seated(case)
    {
        return added(case, *bought, *plays);
    } else if matches!(event, ChipsEvent::Buys(_)) && adds_silently(case) {
        said(Verdict::Refused, clause::BETWEEN_HANDS)
    } else if let Some(may) = may_remove(case, event) {
        said(if may { Verdict::Granted(None) } else { Verdict::Refused }, clause::NOT_REMOVED)
    } else if matches!(event, ChipsEvent::Passes(..)) && !tournament {
        said(Verdict::Refused, clause::NOT_PASSED)
    } else if matches!(event, ChipsEvent::Does(ChipsDeed::ObjectsTooFew)) && is_somebody_all_in(case) {
        Some(said(Verdict::Refused, clause::SHORT_CALL).unwrap_or_else(|| case.left_open()))
    } else {
        None
    };
    ruling.into_iter().collect()
}

/// He takes chips off the table: whether he may.
fn may_remove(case: &Case, event: &ChipsEvent) -> Option<bool> {
    if let ChipsEvent::Pockets(amount) = event {
        return Some(leaves_with_all(case, amount));
    }
    if let ChipsEvent::LeavesWith(amount) = event {
        return Some(stack(case).is_none_or(|stack| *amount >= stack));
    }
    let along = matches!(event, ChipsEvent::Does(ChipsDeed::TakesAlong)) && !case.h.incidents.tournament;
    along.then(|| leaves_game(case))
}

/// What lies before him, where it is told.
fn stack(case: &Case) -> Option<Amount> {
    chip_race::stack(case, case.by()?)
}

/// All he has, because he leaves.
fn leaves_with_all(case: &Case, amount: &Chips) -> bool {
    leaves_game(case) && stack(case).is_none_or(|stack| amount.total() >= stack)
}

fn leaves_game(case: &Case) -> bool {
    offences::cases(case.h).any(|other| other.by() == case.by() && other.did(&[Deed::LeavesGame]))
}

/// He adds chips between hands and says nothing, and no hand has begun since, at which it would be ruled.
fn adds_silently(case: &Case) -> bool {
    let later = |other: &Case| other.incident.line > case.incident.line;
    let says = |other: &Case| other.by() == case.by() && matches!(other.chips(), Some(ChipsEvent::Announces(_)));
    let answered = offences::cases(case.h).filter(later).any(|other| other.is_next_hand() || says(&other));
    is_seated(case) && !case.in_a_hand() && !answered
}

/// The next hand is to be dealt: what somebody has bought or announced before it plays.
pub(crate) fn come_into_play(h: &mut Hearing) {
    if !h.room_log.is_cash() || h.books.house.clause(clause::STAKE_ANNOUNCED).is_none() {
        return;
    }
    let plays = |case: &Case| match case.chips() {
        Some(ChipsEvent::BuysAndAnnounces(_, plays) | ChipsEvent::Announces(plays)) => case.by().map(|by| (by, *plays)),
        Some(_) | None => None,
    };
    let announced: Vec<(Seat, Amount)> = money::since_last_hand(h).filter_map(|case| plays(&case)).collect();
    for (seat, amount) in announced {
        if let Ok(player) = h.state.room.hand_mut().seat_mut(seat) {
            player.plays_on_with(amount);
        }
    }
}

/// He goes on with less than the bet.
fn is_somebody_all_in(case: &Case) -> bool {
    let hand = case.h.state.room.hand();
    hand.live().any(|player| player.all_in() && player.committed() < hand.bet())
}

fn is_seated(case: &Case) -> bool {
    case.then().seated || case.by().is_some_and(|by| case.h.bank.chairs.contains(&by))
}

/// Chips are added between hands, and he says how much plays.
fn added(case: &Case, bought: Amount, plays: Amount) -> Vec<Ruling> {
    let Some(by) = case.by() else { return Vec::new() };
    let right = chip_race::stack(case, by).is_none_or(|stack| stack.saturating_add(bought) == plays);
    if !right {
        return case.by_books(Verdict::Refused, &[clause::BETWEEN_HANDS]).into_iter().collect();
    }
    let has = money::has(by, Chips::Amount(plays));
    let both = [Verdict::Granted(None), has];
    both.into_iter().filter_map(|verdict| case.by_books(verdict, &[clause::BETWEEN_HANDS])).collect()
}

/// Chips that were added without a word do not play when the next hand begins.
fn unannounced(case: &Case) -> Vec<Ruling> {
    let last_hand = case.before().filter(|other| other.is_next_hand()).map(|other| other.incident.line).last();
    let lately = |other: &Case| last_hand.is_none_or(|line| other.incident.line > line);
    let silent = |other: &Case| {
        let buys = matches!(other.chips(), Some(ChipsEvent::Buys(_))) && is_seated(other) && !other.in_a_hand();
        let says = case.before().any(|later| {
            later.by() == other.by()
                && later.incident.line > other.incident.line
                && matches!(later.chips(), Some(ChipsEvent::Announces(_)))
        });
        buys && !says
    };
    let added: Vec<Case> = case.before().filter(|other| lately(other) && silent(other)).collect();
    added.iter().filter_map(|other| other.by_books(Verdict::Refused, &[clause::BETWEEN_HANDS])).collect()
}

/// Who has nothing and has not said that he plays on gets no cards.
fn without_chips(case: &Case) -> Vec<Ruling> {
    if case.h.incidents.tournament {
        return Vec::new();
    }
    let stacks = chip_race::stacks(case);
    let broke = case.h.bank.chairs.iter().copied().filter(|seat| stacks.of(*seat) == Some(&Chips::Amount(0)));
    let dealt = |seat: Seat| {
        let announces = has_announced(case, seat);
        let clauses: &[ClauseId] =
            if announces { &[clause::STAKE_ANNOUNCED] } else { &[clause::NO_CHIPS, clause::STAKE_ANNOUNCED] };
        case.by_books(money::dealt_in(seat, announces), clauses).unwrap_or_else(|| case.left_open())
    };
    broke.map(dealt).collect()
}

/// Those who get no cards for it in the hand that is being dealt.
pub(crate) fn without_chips_now(h: &Hearing) -> Vec<Seat> {
    let Some(hand) = offences::cases(h).filter(Case::is_next_hand).last() else { return Vec::new() };
    let none = |r: &Ruling| r.verdict.about().filter(|seat| r.verdict == money::dealt_in(*seat, false) && !r.is_silent());
    without_chips(&hand).iter().filter_map(none).collect()
}

fn has_announced(case: &Case, seat: Seat) -> bool {
    case.before().any(|other| other.by() == Some(seat) && brings_something(&other))
}

fn brings_something(case: &Case) -> bool {
    matches!(case.chips(), Some(ChipsEvent::Announces(_) | ChipsEvent::BuysAndAnnounces(..)))
}

/// That chips stay on the table.
pub(crate) fn not_removed(policy: &Policy) -> bool {
    policy.clause(clause::NOT_REMOVED).is_some()
}
