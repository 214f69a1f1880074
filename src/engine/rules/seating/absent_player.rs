//! Players who are absent, `rules/seating/absent-player.yaml`.

use std::sync::Arc;

use crate::engine::options::figure;

figure! {
    /// After how long are an absent player's chips stored if somebody waits?
    "seating.stored_after" StoredAfter in "minutes" up to 1440
}

use crate::engine::chips::{Amount, Chips};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::absent_player as clause;
use crate::engine::event::{AntePayer, ConductEvent, Deed, RoomDeed, RoomEvent, RoomState, Seat, SeatingEvent, Street};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::room::Noted;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks};
use crate::engine::rules::conduct::{collusion, disqualification, penalties};
use crate::engine::rules::money;
use crate::engine::rules::of_room::{RoomCase, prize, room_cases};
use crate::engine::rules::offences::Case;
use crate::engine::rules::seating::at_your_seat::{self, Presence, presence};
use crate::engine::ruling::{ConductVerdict, Measure, Question, RoomMeasure, RoomVerdict, Ruling, Verdict};

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    match &case.entry.noted {
        Noted::Conduct(ConductEvent::HandsPass(hands)) => posted_for_all(case, *hands),
        Noted::Seating(SeatingEvent::NextHand) => stored(case),
        Noted::Seating(SeatingEvent::GoesOut) => paid(case).into_iter().collect(),
        Noted::Room(RoomEvent::Does(RoomDeed::LeavesTournament | RoomDeed::LeavesForGood)) => leaves(case),
        Noted::Room(_) | Noted::Seating(_) | Noted::Conduct(_) | Noted::Cards(_) | Noted::Decision => Vec::new(),
    }
}

/// He has left the tournament, whether or not for good.
pub(crate) fn has_left(case: &RoomCase, seat: Seat) -> bool {
    let leaves = |earlier: &RoomCase| earlier.did(RoomDeed::LeavesTournament) || earlier.did(RoomDeed::LeavesForGood);
    case.earlier().any(|earlier| earlier.by() == Some(seat) && leaves(&earlier))
}

/// Whoever says that he will not be back takes his stack out of play where the house has that, and is not blinded off: he is in no
/// hand to come, and in the one that is running nobody plays for him.
pub(crate) fn leaves_for_good(h: &mut Hearing, seat: Seat) {
    // What is gone through again for a finding finds his chair gone already.
    let sits = h.layout().find(seat).is_some() || h.layout().has_gone(seat);
    if h.books.house.clause(clause::ANNOUNCED).is_none() || !sits {
        return;
    }
    if h.room().hand().between_hands {
        h.chips_leave_play(seat);
    } else {
        disqualification::leave_the_game(h, &[seat]);
    }
    // His chair is free, and nothing that is found puts him back.
    Arc::make_mut(&mut h.room_log.layout).goes_out(seat);
}

/// What is gone through again for a finding knows nothing of those who have left since.
pub(crate) fn have_left_for_good(h: &mut Hearing) {
    if h.room().hand().between_hands {
        return;
    }
    let of_hand = h.room_log.entries.iter().rev().take_while(|entry| entry.noted != Noted::Seating(SeatingEvent::NextHand));
    let left = of_hand.filter(|entry| entry.noted == Noted::Room(RoomEvent::Does(RoomDeed::LeavesForGood)));
    for seat in left.filter_map(|entry| entry.by()).collect::<Vec<Seat>>() {
        leaves_for_good(h, seat);
    }
}

fn leaves(case: &RoomCase) -> Vec<Ruling> {
    let Some(seat) = case.by() else { return Vec::new() };
    let of = |measure| Verdict::Conduct(ConductVerdict::Of(measure, seat));
    let mut rulings: Vec<Ruling> = case.by_clauses(of(Measure::NoRefund), &[clause::NO_REFUND]).into_iter().collect();
    rulings.extend(case.asked(|p| {
        // They go out of play however many they are.
        if case.did(RoomDeed::LeavesForGood)
            && let Some(clause) = p.clause(clause::ANNOUNCED)
        {
            return Some((Verdict::OutOfPlay(case.stack(seat).filter(|chips| *chips > 0), seat), vec![clause]));
        }
        Some((of(Measure::BlindedOff), vec![p.clause(clause::BLINDED_OFF)?]))
    }));
    rulings
}

/// He is gone, and his stack after him: what it has won is his.
fn paid(case: &RoomCase) -> Option<Ruling> {
    let seat = case.by().filter(|seat| has_left(case, *seat))?;
    let amount = prize(case.log(), case.before().place_of(seat)?).filter(|_| !collusion::has_no_prize(case.h, seat))?;
    case.by_clauses(Verdict::Room(RoomVerdict::Paid(vec![seat], amount)), &[clause::PRIZE])
}

/// Hands are dealt past those who are away: what goes from their stacks.
fn posted_for_all(case: &RoomCase, hands: i64) -> Vec<Ruling> {
    let named = case.before().tables.iter().flat_map(|table| table.named());
    let serves = |seat: Seat| case.h.incidents.missed.iter().find(|missed| missed.seat == seat && missed.line == case.entry.line);
    let posted = |(seat, stack): (Seat, Option<Amount>)| {
        if presence(case, seat) == Presence::Away || has_left(case, seat) {
            return posted(case, seat, stack?, hands, posts_for_the_absent(&case.h.books));
        }
        // Whoever serves a penalty is dealt in again once it is over.
        posted(case, seat, stack?, serves(seat)?.hands, penalties::posts(case.h.books.house).into_iter().collect())
    };
    let rulings: Vec<Ruling> = named.filter_map(posted).collect();
    let nothing = Chips::Amount(0);
    let gone = |r: &Ruling| {
        let Verdict::Room(RoomVerdict::HasChips(seat, left)) = &r.verdict else { return None };
        (*left == nothing).then_some(*seat)
    };
    // Of several whose stacks come to an end in these hands nobody has told which was the first.
    let place = match rulings.iter().filter_map(gone).collect::<Vec<Seat>>()[..] {
        [seat] => case.before().left.map(|place| blinded_out(case, seat, place)),
        [] | [_, ..] => None,
    };
    // Where he finishes says that he has nothing left.
    let told = rulings.into_iter().map(|ruling| {
        let so = place.is_some() && gone(&ruling).is_some();
        ruling.routine_if(so)
    });
    told.collect::<Vec<Ruling>>().into_iter().chain(place.into_iter().flatten()).collect()
}

/// The last chip of somebody who is away has gone: he finishes where he is, and what that place is worth is his.
fn blinded_out(case: &RoomCase, seat: Seat, place: i64) -> Vec<Ruling> {
    let mut rulings = vec![case.counted(Question::Place, Verdict::Conduct(ConductVerdict::Finishes(seat, place)))];
    if let Some(amount) = prize(case.log(), place).filter(|_| !collusion::has_no_prize(case.h, seat)) {
        rulings.extend(case.by_clauses(Verdict::Room(RoomVerdict::Paid(vec![seat], amount)), &[clause::PRIZE]));
    }
    rulings
}

/// That blinds and antes go out of the stack of somebody who is not there.
pub(crate) fn posts_absent(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::POSTS_ABSENT)
}

/// Hands have been dealt past those who are away: they have what is left to them, and whoever has nothing left is out.
pub(crate) fn hands_have_passed(h: &mut Hearing, hands: i64) {
    let posted = room_cases(h).last().map_or_else(Vec::new, |case| posted_for_all(&case, hands));
    for verdict in posted.into_iter().map(|ruling| ruling.verdict) {
        if let Verdict::Room(RoomVerdict::HasChips(seat, chips)) = verdict {
            h.has_left_of_his_chips(seat, chips.total());
        }
    }
}

fn posts_for_the_absent(books: &Rulebooks) -> Vec<ClauseId> {
    posts_absent(books.house).into_iter().chain(at_your_seat::posts(books.house)).collect()
}

fn posted(case: &RoomCase, seat: Seat, stack: Amount, hands: i64, because: Vec<ClauseId>) -> Option<Ruling> {
    let hand = case.h.room().hand();
    let mut room = case.before().clone();
    room.find(seat)?.0.last?;
    let mut left = stack;
    // Nobody can be asked for more hands than would take any stack.
    for _ in 0..hands.min(100_000) {
        room.next_hand();
        let (table, at) = room.find(seat)?;
        let last = table.last?;
        let blind = if last.big == at {
            hand.big_blind
        } else if last.small == at {
            hand.small_blind
        } else {
            0
        };
        let ante = match hand.ante_payer {
            AntePayer::BigBlind if last.big != at => 0,
            AntePayer::Everybody | AntePayer::BigBlind => hand.ante,
        };
        left -= blind.saturating_add(ante).min(left);
        if left == 0 {
            break;
        }
    }
    let has = Verdict::Room(RoomVerdict::HasChips(seat, Chips::Amount(left)));
    // In a cash game the hands are dealt past whoever is not there.
    let custom =
        || case.log().is_tournament().then(|| case.ruled(has.clone(), Grounded { value: (), because: Vec::new(), silent: true }));
    case.resting_on(has.clone(), because).or_else(custom)
}

/// The next hand is dealt, and somebody who is away has to put something into it: that is taken from his stack.
pub(crate) fn next_hand(h: &mut Hearing) {
    let because = posts_for_the_absent(&h.books);
    if because.is_empty() || !h.room_log.is_tournament() {
        return;
    }
    for seat in at_your_seat::away_now(h).into_iter().filter(|seat| !h.incidents.serves(*seat)).collect::<Vec<Seat>>() {
        let hand = h.room().hand();
        let owes = hand.find(seat).map_or(0, |player| player.committed().saturating_add(hand.ante_of(seat)));
        if owes > 0 && hand.street == Street::Preflop {
            h.rule(Question::Chips, Verdict::Owes(seat, owes), because.clone(), false);
        }
    }
}

/// A hand is dealt without somebody who has been away for long.
fn stored(case: &RoomCase) -> Vec<Ruling> {
    let waits = case.log().facts().any(|fact| matches!(fact, RoomState::Waiting(n) if *n > 0));
    let away = case
        .log()
        .facts()
        .filter_map(|fact| if let RoomState::AwayFor(seat, minutes) = fact { Some((*seat, *minutes)) } else { None });
    let rule = |(seat, minutes): (Seat, i64)| case.asked(|p| stored_after(p, seat, minutes, waits));
    if case.log().is_tournament() { Vec::new() } else { away.filter_map(rule).collect() }
}

/// His chips are stored after so long if somebody waits, and stay otherwise.
fn stored_after(policy: &Policy, seat: Seat, minutes: i64, waits: bool) -> Reply<Verdict> {
    let clause = policy.clause(clause::STORED)?;
    let long = minutes >= policy.get::<StoredAfter>()?;
    let measure = if long && waits { RoomMeasure::ChipsStored } else { RoomMeasure::ChipsStay };
    Some((Verdict::Room(RoomVerdict::Of(measure, seat)), vec![clause]))
}

/// Minutes pass in which somebody stays away.
pub(crate) fn stays_away(case: &Case) -> Vec<Ruling> {
    let Some(passed) = money::minutes(case).filter(|_| !case.h.incidents.tournament) else { return Vec::new() };
    let log = &case.h.room_log;
    let waits = log.facts().any(|fact| matches!(fact, RoomState::Waiting(n) if *n > 0));
    let before = |seat: Seat| {
        let left = case.before().filter(|other| other.by() == Some(seat) && other.did(&[Deed::LeavesTable])).last();
        let left = left.map_or(0, |left| left.incident.line);
        let since: i64 = case.before().filter(|other| other.incident.line >= left).filter_map(|other| money::minutes(&other)).sum();
        let told = log
            .facts()
            .find_map(|fact| if let RoomState::AwayFor(own, minutes) = fact { (*own == seat).then_some(*minutes) } else { None });
        told.unwrap_or(0).saturating_add(since)
    };
    let told = log.facts().filter_map(|fact| if let RoomState::AwayFor(seat, _) = fact { Some(*seat) } else { None });
    let mut away: Vec<Seat> = told.chain(case.h.incidents.away.iter().copied()).collect();
    away.extend(case.before().filter(|other| other.did(&[Deed::LeavesTable])).filter_map(|other| other.by()));
    away.sort();
    away.dedup();
    away.retain(|seat| {
        let last = case.before().filter(|other| other.by() == Some(*seat) && other.did(&[Deed::LeavesTable, Deed::IsBack])).last();
        last.is_none_or(|last| last.did(&[Deed::LeavesTable]))
    });
    away.into_iter().filter_map(|seat| case.asked(|p| stored_after(p, seat, before(seat).saturating_add(passed), waits))).collect()
}
