//! Being at one's seat when the cards are dealt, `rules/seating/at-your-seat.yaml`.

use crate::engine::options::choice;

choice! {
    /// At which card of the deal must a player be at their seat?
    "seating.present_at" PresentAt {
        /// When the last card of the deal is dealt.
        LastCard = "last-card",
        /// When the first card is dealt to that seat.
        OwnFirstCard = "own-first-card",
        /// When the first card of the deal is dealt.
        FirstCard = "first-card",
    }
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::at_your_seat as clause;
use crate::engine::event::{
    CardEvent, ConductEvent, Deed, Handling, Judgement, PlayerFinding, RoomDeed, RoomEvent, Seat, SeatingEvent, State,
};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::room::{Noted, RoomLog};
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Reply, cites};
use crate::engine::rules::dealing::misdeal;
use crate::engine::rules::of_room::{RoomCase, room_cases};
use crate::engine::rules::seating::absent_player;
use crate::engine::ruling::{Question, RoomMeasure, RoomVerdict, Ruling, Verdict};

/// Where somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    AtSeat,
    /// Up, and within reach of the chair.
    Standing,
    Away,
}

/// Where somebody is when this happens.
pub(crate) fn presence(case: &RoomCase, seat: Seat) -> Presence {
    case.earlier().find_map(|earlier| moved(&earlier, seat)).unwrap_or_else(|| stated(case, seat))
}

/// What somebody does about being there.
fn moved(case: &RoomCase, seat: Seat) -> Option<Presence> {
    if case.by() != Some(seat) {
        return None;
    }
    if case.did(RoomDeed::StepsOutOfReach) || case.did(RoomDeed::LeavesTournament) || case.did(RoomDeed::LeavesForGood) {
        return Some(Presence::Away);
    }
    if case.deed(&[Deed::LeavesTable, Deed::LeavesGame]) {
        return Some(Presence::Away);
    }
    if case.deed(&[Deed::StandsByChair]) {
        return Some(Presence::Standing);
    }
    case.deed(&[Deed::IsBack]).then_some(Presence::AtSeat)
}

fn stated(case: &RoomCase, seat: Seat) -> Presence {
    if is_told_away(case.log(), seat) { Presence::Away } else { Presence::AtSeat }
}

fn is_told_away(log: &RoomLog, seat: Seat) -> bool {
    log.states.contains(&State::Away(seat)) || log.facts().any(|fact| fact.is_of_absence(seat))
}

/// Those who are away from the table as things stand.
pub(crate) fn away_now(h: &Hearing) -> Vec<Seat> {
    let Some(now) = room_cases(h).next_back() else { return Vec::new() };
    watched(&now).into_iter().filter(|seat| presence(&now, *seat) == Presence::Away).collect()
}

/// Those in the hand who have been away from their seats in it.
pub(crate) fn have_been_away(h: &Hearing) -> Vec<Seat> {
    let left = |seat| room_cases(h).any(|case| moved(&case, seat) == Some(Presence::Away));
    let away = |seat: &Seat| is_told_away(&h.room_log, *seat) || left(*seat);
    h.room().hand().players.iter().map(|player| player.seat).filter(away).collect()
}

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    match &case.entry.noted {
        Noted::Room(RoomEvent::Does(RoomDeed::DealsFirstCard | RoomDeed::DealsLastCard | RoomDeed::DealsLastUpcard))
        | Noted::Room(RoomEvent::DealsFirstCardTo(_))
        | Noted::Cards(CardEvent::Deal(..)) => at_the_deal(case),
        Noted::Room(RoomEvent::Does(RoomDeed::LooksAtCards)) => looks(case).into_iter().collect(),
        Noted::Conduct(ConductEvent::Does(Deed::ObjectsRuling)) => disputed(case).into_iter().collect(),
        Noted::Conduct(ConductEvent::Does(Deed::LeavesTable | Deed::LeavesGame)) => leaves(case).into_iter().collect(),
        Noted::Cards(CardEvent::Handle(Handling::TurnUp, owner)) => opened(case, *owner).into_iter().collect(),
        Noted::Seating(SeatingEvent::NextHand) => dealt_past(case),
        Noted::Room(_) | Noted::Seating(_) | Noted::Conduct(_) | Noted::Cards(_) | Noted::Decision => Vec::new(),
    }
}

/// Those of whom anybody has told that they came or went.
fn watched(case: &RoomCase) -> Vec<Seat> {
    let mut players: Vec<Seat> = case.h.room().hand().players.iter().map(|player| player.seat).collect();
    // Whoever the hand was dealt past sits there still.
    let seated = case.before().tables.first().into_iter().flat_map(|table| table.named());
    let dealt_past: Vec<Seat> = seated.map(|(seat, _)| seat).filter(|seat| !players.contains(seat)).collect();
    players.extend(dealt_past);
    let moves =
        |seat: &Seat| room_cases(case.h).any(|other| moved(&other, *seat).is_some()) || stated(case, *seat) == Presence::Away;
    players.into_iter().filter(moves).collect()
}

/// It is the moment at which the book looks at who is there.
fn is_the_moment(p: &Policy, case: &RoomCase, seat: Seat) -> Option<bool> {
    let at = p.get::<PresentAt>()?;
    Some(match at {
        PresentAt::FirstCard => {
            let first = dealt_before(case).next().is_none() && dealt(case).is_some();
            case.did(RoomDeed::DealsFirstCard) || first || stayed_away(case, seat)
        }
        PresentAt::OwnFirstCard => {
            let first = || dealt_before(case).all(|(to, _)| to != seat);
            let told = matches!(case.event(), Some(RoomEvent::DealsFirstCardTo(to)) if *to == seat);
            told || dealt(case).is_some_and(|(to, _)| to == seat) && first() || stayed_away(case, seat)
        }
        PresentAt::LastCard => deals_last_card(case),
    })
}

/// Only the end of the deal is told, and that he was away before and after: he was not there at its first card, either.
fn stayed_away(case: &RoomCase, seat: Seat) -> bool {
    let begun = |earlier: &RoomCase| {
        let first = matches!(earlier.event(), Some(RoomEvent::DealsFirstCardTo(_)));
        first || earlier.did(RoomDeed::DealsFirstCard) || dealt(earlier).is_some() || moved(earlier, seat).is_some()
    };
    deals_last_card(case) && stated(case, seat) == Presence::Away && !in_this_hand(case).any(|earlier| begun(&earlier))
}

/// The deal is over with this card: it is said to be the last one, or everybody has all of his.
fn deals_last_card(case: &RoomCase) -> bool {
    if case.did(RoomDeed::DealsLastCard) || case.did(RoomDeed::DealsLastUpcard) {
        return true;
    }
    let Some((to, cards)) = dealt(case) else { return false };
    let hand = case.h.room().hand();
    let all = hand.cards_each();
    let had = |seat: Seat| dealt_before(case).filter(|(of, _)| *of == seat).map(|(_, cards)| cards).sum::<usize>();
    let others = hand.players.iter().map(|player| player.seat).filter(|seat| *seat != to);
    had(to) < all && had(to) + cards >= all && others.map(had).all(|cards| cards >= all)
}

/// To whom cards are dealt, one or all of his at once, and how many.
fn dealt(case: &RoomCase) -> Option<(Seat, usize)> {
    if let Noted::Cards(CardEvent::Deal(to, cards)) = &case.entry.noted { Some((*to, cards.len())) } else { None }
}

/// What was dealt in this hand before.
fn dealt_before<'c>(case: &RoomCase<'c, '_>) -> impl Iterator<Item = (Seat, usize)> {
    in_this_hand(case).filter_map(|earlier| dealt(&earlier))
}

/// What came before in this hand, the last first.
fn in_this_hand<'c, 'h>(case: &RoomCase<'c, 'h>) -> impl Iterator<Item = RoomCase<'c, 'h>> {
    case.earlier().take_while(|earlier| !earlier.is_seating(SeatingEvent::NextHand))
}

fn at_the_deal(case: &RoomCase) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    if misdeal::lets_absent_play(case.h) {
        return rulings;
    }
    for seat in watched(case) {
        rulings.extend(asked_present(case, seat));
        if deals_last_card(case) && presence(case, seat) == Presence::Away && was_absent(case, seat) {
            rulings.extend(absent(case, seat));
        }
    }
    if deals_last_card(case) {
        rulings.extend(inattentive(case));
    }
    rulings
}

/// He was not there when the book looked.
fn was_absent(case: &RoomCase, seat: Seat) -> bool {
    let books = &case.h.books;
    let policy = if books.house.clause(clause::PRESENT).is_some() { books.house } else { books.custom };
    let looked = std::iter::once(*case).chain(case.earlier()).find(|at| is_the_moment(policy, at, seat) == Some(true));
    looked.is_some_and(|at| presence(&at, seat) == Presence::Away)
}

fn of_hand(ruling: Ruling, seat: Seat) -> Ruling {
    Ruling { question: Question::Hand, about: Some(seat), ..ruling }
}

/// A book that looks at another moment is not silent at this one.
fn asked_present(case: &RoomCase, seat: Seat) -> Option<Ruling> {
    let custom = case.h.books.house.clause(clause::PRESENT).is_none();
    let answer = case.h.books.ask_where(custom, |p| present(p, case, seat))?;
    Some(of_hand(case.ruled(answer.value.clone(), answer.map(drop)), seat))
}

/// Whether his hand is live, by where he is at the moment that counts.
fn present(p: &Policy, case: &RoomCase, seat: Seat) -> Reply<Verdict> {
    let present = p.clause(clause::PRESENT)?;
    if !is_the_moment(p, case, seat)? {
        return None;
    }
    let hand = |live| Verdict::Hand(seat, live);
    let mut because = vec![present];
    if case.h.room().hand().game.is_stud() {
        because.extend(p.clause(clause::STUD));
    }
    match presence(case, seat) {
        Presence::AtSeat => Some((hand(true), because)),
        Presence::Away => {
            let out_of_reach = case
                .earlier()
                .find(|earlier| moved(earlier, seat).is_some())
                .is_some_and(|last| last.did(RoomDeed::StepsOutOfReach));
            if out_of_reach {
                because.extend(p.clause(clause::REACH));
            }
            Some((hand(false), because))
        }
        Presence::Standing => {
            let is_there = cites(p, &[clause::REACH, clause::POSTURE]);
            if is_there.is_empty() {
                return Some((Verdict::Floor(vec![hand(true), hand(false)]), because));
            }
            Some((hand(true), [because, is_there].concat()))
        }
    }
}

/// That what somebody who is not there has posted stays in.
pub(crate) fn posts(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::POSTS)
}

/// That in stud the bring-in is paid for him.
pub(crate) fn brings_in(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::BRING_IN)
}

/// What becomes of the cards and the blinds of somebody who is not there.
fn absent(case: &RoomCase, seat: Seat) -> Vec<Ruling> {
    let taken = Verdict::Room(RoomVerdict::Of(RoomMeasure::CardsTakenIn, seat));
    let mut rulings: Vec<Ruling> = case.by_clauses(taken, &[clause::TAKEN]).into_iter().collect();
    let hand = case.h.room().hand();
    let posted = hand.find(seat).map_or(0, |player| player.committed()).saturating_add(hand.ante_of(seat));
    if posted > 0 {
        let because = posts(case.h.books.house).into_iter().chain(absent_player::posts_absent(case.h.books.house)).collect();
        rulings.extend(case.resting_on(Verdict::Stays(posted, seat), because));
    }
    rulings
}

/// Somebody sits there whose mind is elsewhere.
fn inattentive(case: &RoomCase) -> Vec<Ruling> {
    let players = case.h.room().hand().players.iter().map(|player| player.seat);
    let found = |seat: &Seat| case.found(Judgement::OfPlayer(PlayerFinding::Inattentive, *seat)) == Some(true);
    let dead = |seat| case.by_clauses(Verdict::Hand(seat, false), &[clause::ATTENTION]).map(|ruling| of_hand(ruling, seat));
    players.filter(found).filter_map(dead).collect()
}

/// Somebody looks at cards that he was not there to receive.
fn looks(case: &RoomCase) -> Option<Ruling> {
    let seat = case.by()?;
    let dealt = case.earlier().find(deals_last_card)?;
    let away = presence(&dealt, seat) == Presence::Away;
    away.then(|| case.by_clauses(Verdict::Breach(seat, RuleId::AT_YOUR_SEAT), &[clause::NOT_LOOK])).flatten()
}

/// Whether he was there is in dispute.
fn disputed(case: &RoomCase) -> Option<Ruling> {
    let seat = case.by()?;
    let dealt = case.earlier().any(|earlier| deals_last_card(&earlier) || earlier.did(RoomDeed::DealsFirstCard));
    let moves = case.earlier().any(|earlier| moved(&earlier, seat).is_some());
    (dealt && moves).then(|| case.by_clauses(Verdict::Refused, &[clause::STAFF_WORD])).flatten()
}

/// The next hand is dealt past somebody who is not there.
fn dealt_past(case: &RoomCase) -> Vec<Ruling> {
    let away = watched(case).into_iter().filter(|seat| presence(case, *seat) == Presence::Away);
    let none = |seat| Verdict::Room(RoomVerdict::Of(RoomMeasure::NoCardsThisHand, seat));
    away.filter_map(|seat| case.by_clauses(none(seat), &[clause::ONLY_PRESENT])).collect()
}

/// Somebody leaves the table with cards.
fn leaves(case: &RoomCase) -> Option<Ruling> {
    let seat = case.by()?;
    let then = case.entry.then;
    if !then.in_hand {
        return None;
    }
    let hand = case.h.room().hand();
    let returned = case.later().any(|later| moved(&later, seat) == Some(Presence::AtSeat));
    let gone = hand.find(seat).is_some_and(|player| player.folded()) || hand.to_act() == Some(seat) && !returned;
    let ruling = case.asked(|p| {
        if !then.betting {
            // At showdown nobody is on turn to act: without a rule of its own the hand waits for its turn to be shown.
            let live = p.clause(clause::LEAVER_AT_SHOWDOWN).is_none();
            return Some((Verdict::Hand(seat, live), cites(p, &[clause::LEAVER_AT_SHOWDOWN, clause::LEAVER_IN_TURN])))
                .filter(|(_, because)| !because.is_empty());
        }
        Some((Verdict::Hand(seat, !gone), vec![p.clause(clause::LEAVER_IN_TURN)?]))
    });
    ruling.map(|ruling| of_hand(ruling, seat))
}

/// Somebody opens the hand of a player who has left.
fn opened(case: &RoomCase, owner: Seat) -> Option<Ruling> {
    let by = case.by().filter(|by| *by != owner)?;
    let gone = presence(case, owner) == Presence::Away;
    gone.then(|| case.by_clauses(Verdict::Breach(by, RuleId::AT_YOUR_SEAT), &[clause::NOT_OPENED])).flatten()
}

/// What could still be found of those who sit there.
pub(crate) fn open_findings(case: &RoomCase) -> Vec<Judgement> {
    let dealt = case.did(RoomDeed::DealsLastCard) && case.h.books.house.clause(clause::ATTENTION).is_some();
    let players = case.h.room().hand().players.iter().map(|player| player.seat).filter(|_| dealt);
    players.map(|seat| Judgement::OfPlayer(PlayerFinding::Inattentive, seat)).collect()
}
