//! Buying again in a tournament, `rules/procedure/rebuy.yaml`.

use crate::engine::options::choice;

choice! {
    /// Must an announced rebuy be bought?
    "procedure.rebuy_bound" RebuyBound {
        /// In any case.
        Always = "always",
        /// To go on playing.
        ToContinue = "to-continue",
    }
}

use std::sync::Arc;

use crate::engine::chips::{Amount, Chips};
use crate::engine::clauses::rebuy as clause;
use crate::engine::event::{ChipsDeed, ChipsEvent, ChipsState, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::carried;
use crate::engine::rules::money;
use crate::engine::rules::offences::{self, Case};
use crate::engine::rules::procedure::chip_race;
use crate::engine::ruling::{ChipsVerdict, Ruling, Verdict};

/// What is ruled on a rebuy: when it is announced, when the next hand begins, and when the player leaves.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    if asks(case).is_some() && is_over(case) {
        return case.by_books(Verdict::Refused, &[clause::IN_PERIOD]).into_iter().collect();
    }
    let may_rebuy = || case.h.bank.is(ChipsState::RebuysOpen) && !is_over(case);
    if case.does(&[ChipsDeed::AsksToMissHand]) && (case.by().and_then(|by| announced_by(case, by)).is_some() || may_rebuy()) {
        return case.by_books(Verdict::Refused, &[clause::NO_MISSING]).into_iter().collect();
    }
    if case.is_next_hand() {
        return seats(case).into_iter().flat_map(|seat| begins(case, seat)).collect();
    }
    if money::leaves_tournament(case) {
        return leaves(case).into_iter().collect();
    }
    too_late(case)
}

/// Those who have announced one.
fn seats(case: &Case) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Vec::new();
    for seat in case.before().filter(|other| announced(other).is_some()).filter_map(|other| other.by()) {
        if !seats.contains(&seat) {
            seats.push(seat);
        }
    }
    seats
}

/// What he announces while rebuys can be had.
fn announced(case: &Case) -> Option<Amount> {
    asks(case).filter(|_| !is_over(case))
}

/// The rebuy period has ended before.
fn is_over(case: &Case) -> bool {
    case.before().any(|other| matches!(other.chips(), Some(ChipsEvent::RebuysEnd)))
}

fn asks(case: &Case) -> Option<Amount> {
    if let Some(ChipsEvent::AnnouncesRebuy(amount)) = case.chips() { Some(*amount) } else { None }
}

/// The last rebuy that he announced, and whether a hand has begun since.
fn announced_by(case: &Case, seat: Seat) -> Option<(Amount, bool)> {
    let last = case.before().filter(|other| other.by() == Some(seat) && announced(other).is_some()).last()?;
    let later = |other: &Case| other.is_next_hand() && other.incident.line > last.incident.line;
    Some((announced(&last)?, case.before().any(|other| later(&other))))
}

/// A hand begins after the announcement: the new chips play, and are owed.
fn begins(case: &Case, seat: Seat) -> Vec<Ruling> {
    let Some((amount, false)) = announced_by(case, seat) else { return Vec::new() };
    let said = |clause, verdict: Verdict| case.by_books(verdict, &[clause]);
    let before = chip_race::stack(case, seat);
    let mut rulings = Vec::new();
    if let Some(before) = before {
        let left = still_behind(case.h, seat).unwrap_or(before.saturating_add(amount));
        // Who has put all of it in has nothing more to be told of.
        let has = (left > 0).then(|| money::has(seat, Chips::Amount(left)));
        rulings.extend(has.and_then(|has| said(clause::BEHIND, has)));
    }
    if before == Some(0) {
        rulings.extend(said(clause::BEHIND, money::dealt_in(seat, true)));
    }
    // What he owes who leaves is ruled then.
    let leaves = |other: &Case| other.by() == Some(seat) && money::leaves_tournament(other);
    if !offences::cases(case.h).any(|other| leaves(&other)) {
        rulings.extend(said(clause::BOUND, Verdict::Owes(seat, amount)));
    }
    rulings
}

/// What he has left of them, once he has acted with them.
fn still_behind(h: &Hearing, seat: Seat) -> Option<Amount> {
    let hand = h.room().hand();
    let acted = hand.deal.done_before.iter().chain(&hand.actions).any(|(by, _)| *by == seat);
    hand.find(seat).filter(|_| acted)?.stack()
}

/// He has lost his chips and says that he buys others, while they can be had: he has never been out.
pub(crate) fn plays_on(h: &mut Hearing, seat: Seat) {
    let buys = offences::cases(h).last().is_some_and(|last| last.by() == Some(seat) && announced(&last).is_some());
    if buys && h.room_log.layout.has_gone(seat) {
        Arc::make_mut(&mut h.room_log.layout).plays_on(seat);
        if let Some(rotation) = h.state.rotation.as_mut().filter(|_| !h.room_log.layout.has_gone(seat)) {
            rotation.is_back(seat);
        }
    }
}

/// He has announced one on a later line than this, while he could.
pub(crate) fn follows(h: &Hearing, seat: Seat, line: usize) -> bool {
    offences::cases(h).any(|case| case.by() == Some(seat) && case.incident.line > line && announced(&case).is_some())
}

/// The next hand is to be dealt: the chips that were announced before it play, blinds and antes included.
pub(crate) fn come_into_play(h: &mut Hearing) {
    if h.books.ask(|p| carried(p, &[clause::BEHIND])).is_none() {
        return;
    }
    let bought: Vec<(Seat, Amount)> = money::since_last_hand(h).filter_map(|case| Some((case.by()?, announced(&case)?))).collect();
    for (seat, amount) in bought {
        if let Ok(player) = h.state.room.hand_mut().seat_mut(seat)
            && let Some(stack) = player.stack()
        {
            player.plays_on_with(stack.saturating_add(amount));
        }
    }
}

/// It is announced when the hand has begun: that is played with what was there.
fn too_late(case: &Case) -> Vec<Ruling> {
    let (Some(_), true, Some(seat)) = (announced(case), case.in_a_hand(), case.by()) else { return Vec::new() };
    let Some(stack) = chip_race::stack(case, seat) else { return Vec::new() };
    let verdict = money::has(seat, Chips::Amount(stack));
    case.by_books(verdict, &[clause::BEHIND]).into_iter().collect()
}

/// He leaves without having paid.
fn leaves(case: &Case) -> Option<Ruling> {
    let seat = case.by()?;
    let (amount, _) = announced_by(case, seat)?;
    case.asked(|p| {
        let because = vec![p.clause(clause::BOUND)?];
        let owes = match p.get::<RebuyBound>()? {
            RebuyBound::Always => Verdict::Owes(seat, amount),
            RebuyBound::ToContinue => Verdict::Chips(ChipsVerdict::OwesNothing(seat)),
        };
        Some((owes, because))
    })
}
