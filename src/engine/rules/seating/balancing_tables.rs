//! Balancing tables, `rules/seating/balancing-tables.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// Who is moved to balance tables?
    "seating.balancing_mover" BalancingMover {
        /// Whoever has the big blind in the next hand.
        NextBigBlind = "next-big-blind",
        /// Whoever is in the big blind.
        BigBlind = "big-blind",
    }
}

choice! {
    /// In which events does play stop at a short table?
    "seating.halt_in" HaltIn {
        /// In all of them.
        EveryEvent = "every-event",
        /// Only in full-ring events, where a table holds eight players or more.
        FullRing = "full-ring",
    }
}

figure! {
    /// Short by how many players does a table stop?
    "seating.halt_short" HaltShort in "players" up to 10
}

use std::sync::Arc;

use crate::engine::clause::ClauseId;
use crate::engine::clauses::balancing_tables as clause;
use crate::engine::event::{
    ConductEvent, Contest, Game, Judgement, Origin, RoomDeed, RoomEvent, RoomFinding, RoomState, Seat, SeatingEvent, Subject,
    TableNews, TablePlace,
};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::room::{Layout, Noted, RoomEntry, Spot, TableSeats};
use crate::engine::rulebooks::{Grounded, Reply, cites};
use crate::engine::rules::decisions::{Leave, allows};
use crate::engine::rules::of_room::{RoomCase, number, tables_of};
use crate::engine::rules::seating::hand_for_hand;
use crate::engine::ruling::{Question, RoomMeasure, RoomNotice, RoomVerdict, Ruling, SeatDuty, TableRuling, Verdict};
use crate::engine::table::incidents::StandingInHand;

/// From how many seats on a table is a full ring.
const FULL_RING: i64 = 8;
/// By how many players one table must be longer than another for somebody to move.
const TOO_LONG_BY: i64 = 2;

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let mut rulings: Vec<Ruling> = short_table(case).into_iter().flat_map(|table| of_short_table(case, table)).collect();
    if case.did(RoomDeed::BalancesTables) {
        rulings.extend(balanced(case));
    } else if let Some(RoomEvent::TakesFrom(from)) = case.event() {
        rulings.extend(taken(case, *from));
    } else if let Some(RoomEvent::GameChanges(game)) = case.event() {
        rulings.extend(button_of_mixed_game(case, *game));
    } else if let Some(RoomEvent::Sits(_, Origin::Balanced)) = case.event() {
        rulings.extend(sits_down(case));
    } else {
        rulings.extend(stays_frozen(case));
        rulings.extend(moved_by_floor(case));
    }
    rulings
}

/// The floor moves somebody from the longest table to the shortest: who has to move, and where to.
fn moved_by_floor(case: &RoomCase) -> Vec<Ruling> {
    let Noted::Conduct(ConductEvent::MovedTo(seat, number)) = case.entry.noted else { return Vec::new() };
    let Some((from, _)) = giver(case).filter(|(from, _)| from.chair_of(seat).is_some()) else { return Vec::new() };
    match case.before().shortest().filter(|to| to.number == number && !to.chairs.is_empty()) {
        Some(to) => moved(case, from, to),
        None => Vec::new(),
    }
}

/// The table whose numbers have changed, or that has finished its hand.
fn short_table(case: &RoomCase) -> Option<i64> {
    if case.log().is_cash() || case.before().tables.len() < 2 || hand_for_hand::holds(case) {
        return None;
    }
    match &case.entry.noted {
        Noted::Room(RoomEvent::News(table, TableNews::LosesPlayer | TableNews::FinishesHand)) => Some(*table),
        Noted::Seating(SeatingEvent::GoesOut) => case.before().find(case.by()?).map(|(table, _)| table.number),
        Noted::Room(_) | Noted::Seating(_) | Noted::Conduct(_) | Noted::Cards(_) | Noted::Decision => None,
    }
}

/// How far a table has come to where its book stops it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shortage {
    /// Play stops there.
    Halts,
    /// By as many as one reads the book it stops, as the other reads it not.
    ByReading,
    /// Not yet, though somebody could be moved to it.
    Uneven,
    /// No player more would make the tables more even.
    Even,
}

/// How short it is, measured against the fullest table and, where the book does not say short of what, against a full one too.
fn shortage(case: &RoomCase, number: i64, p: &Policy) -> Reply<Shortage> {
    let players = case.after().table(number)?.players();
    let of_fullest = case.after().most() - players;
    let short = p.get::<HaltShort>()?;
    let fullest = of_fullest >= short;
    let (full, because) = match p.clause(clause::SHORT_OF) {
        Some(clause) => (fullest, vec![clause]),
        None => (tables_of(case.log()).map_or(fullest, |seats| seats - players >= short), Vec::new()),
    };
    let shortage = match (fullest, full) {
        (true, true) => Shortage::Halts,
        (true, false) | (false, true) => Shortage::ByReading,
        (false, false) if of_fullest >= TOO_LONG_BY => Shortage::Uneven,
        (false, false) => Shortage::Even,
    };
    Some((shortage, because))
}

/// Whether the book stops tables in an event of this kind, and does not leave it to the floor.
fn halts_in(case: &RoomCase, p: &Policy) -> Option<bool> {
    let log = case.log();
    let short_handed = [Contest::SixHanded, Contest::HeadsUp].iter().any(|contest| log.is_contest(*contest));
    let ring = !short_handed && tables_of(log).is_none_or(|seats| seats >= FULL_RING);
    let fast = log.is_contest(Contest::Turbo) && p.clause(clause::OTHER_FORMATS).is_some();
    Some(p.get::<HaltIn>()? == HaltIn::EveryEvent || ring && !fast)
}

/// Whether the blinds of a short table are affected: seen from its seats, and else the floor judges it.
fn blinds_affected(case: &RoomCase, number: i64) -> Option<bool> {
    let seen = case.after().table(number).and_then(TableSeats::blind_falls_open);
    seen.or_else(|| case.found_ever(Judgement::Room(RoomFinding::BlindsAffected)))
}

/// Whether play stops there, and whether the floor may let it go on all the same.
fn of_short_table(case: &RoomCase, number: i64) -> Vec<Ruling> {
    let stops = Verdict::Room(RoomVerdict::Table(number, TableRuling::Stops));
    let ruling = halted(case, number);
    let halts = ruling.as_ref().is_some_and(|ruling| ruling.verdict == stops);
    let may = Verdict::Room(RoomVerdict::Table(number, TableRuling::MayPlayOn));
    let may = if halts { case.by_clauses(may, &[clause::PLAY_ON]) } else { None };
    ruling.into_iter().chain(may).collect()
}

/// Whether play stops there.
fn halted(case: &RoomCase, number: i64) -> Option<Ruling> {
    let either = [TableRuling::Stops, TableRuling::PlaysOn].map(|ruling| Verdict::Room(RoomVerdict::Table(number, ruling)));
    let floor = || Verdict::Floor(either.to_vec());
    let late = case.found_ever(Judgement::Room(RoomFinding::LateStage)) == Some(true);
    if late && let Some(because) = case.h.books.carried(&[clause::LATE_STAGE]) {
        return Some(case.rule(Question::Tables, floor(), Grounded { value: (), because, silent: false }));
    }
    let answer = case.h.books.ask(|p| {
        let mut because = vec![p.clause(clause::HALT)?];
        let (shortage, short_of) = shortage(case, number, p)?;
        // A table that is not short stops in no format.
        if !halts_in(case, p)? && shortage != Shortage::Even {
            return Some((floor(), vec![p.clause(clause::OTHER_FORMATS)?]));
        }
        because.extend(short_of);
        let verdict = match shortage {
            Shortage::Halts => match p.clause(clause::ONCE_BLINDS) {
                Some(clause) => {
                    because.push(clause);
                    either[usize::from(blinds_affected(case, number) != Some(true))].clone()
                }
                None => either[0].clone(),
            },
            Shortage::ByReading => floor(),
            Shortage::Uneven if late && let Some(closer) = p.clause(clause::CLOSER) => return Some((floor(), vec![closer])),
            Shortage::Uneven | Shortage::Even => either[1].clone(),
        };
        Some((verdict, because))
    });
    match answer {
        // That a table plays on where no book stops it is no news.
        Some(answer) if answer.silent && answer.value == either[1] => None,
        Some(answer) => Some(case.rule(Question::Tables, answer.value.clone(), answer.map(drop))),
        None => Some(case.silent(Question::Tables)),
    }
}

/// The floor lets a short table play, or stops it: whether it may.
pub(crate) fn may_decide(h: &Hearing, verdict: &Verdict) -> Option<Leave> {
    let Verdict::Room(RoomVerdict::Table(_, TableRuling::PlaysOn)) = verdict else { return None };
    allows(h, &[clause::PLAY_ON])
}

/// Somebody may have to move.
pub(crate) fn moves(case: &RoomCase) -> bool {
    case.did(RoomDeed::BalancesTables)
}

/// Where nothing has happened yet, but the numbers of the tables are told: each of them finishes its hand.
pub(crate) fn hands_finished(h: &Hearing) -> Vec<RoomEntry> {
    let is_told = h.room_log.fact(|fact| matches!(fact, RoomState::Tables(_)).then_some(())).is_some();
    if !is_told || !h.room_log.entries.is_empty() {
        return Vec::new();
    }
    let finishes = |number: i64| RoomEntry {
        line: h.line,
        moment: h.moment,
        who: Subject::Table,
        noted: Noted::Room(RoomEvent::News(number, TableNews::FinishesHand)),
        before: Arc::clone(&h.room_log.layout),
        then: StandingInHand::default(),
    };
    h.room_log.layout.tables.iter().map(|table| finishes(table.number)).collect()
}

/// That a table plays on is no news before anything has happened.
pub(crate) fn is_news(ruling: &Ruling) -> bool {
    let plays_on = matches!(ruling.verdict, Verdict::Room(RoomVerdict::Table(_, TableRuling::PlaysOn)));
    !plays_on && !ruling.is_silent()
}

/// What the floor could still find of it.
pub(crate) fn open_finding(case: &RoomCase) -> Option<Judgement> {
    let number = short_table(case)?;
    let house = &case.h.books.house;
    let late = Some(Judgement::Room(RoomFinding::LateStage));
    if house.clause(clause::LATE_STAGE).is_some() {
        return late;
    }
    if !halts_in(case, house)? {
        return None;
    }
    match shortage(case, number, house)?.0 {
        Shortage::Halts if house.clause(clause::ONCE_BLINDS).is_some() => Some(Judgement::Room(RoomFinding::BlindsAffected)),
        Shortage::Uneven if house.clause(clause::CLOSER).is_some() => late,
        Shortage::Halts | Shortage::ByReading | Shortage::Uneven | Shortage::Even => None,
    }
}

/// The longest table, where one is too long, or all that are equally long.
fn longest(layout: &Layout) -> Vec<&TableSeats> {
    let least = layout.tables.iter().map(TableSeats::players).min().unwrap_or(0);
    let most = layout.most();
    if most - least < TOO_LONG_BY {
        return Vec::new();
    }
    layout.tables.iter().filter(|table| table.players() == most).collect()
}

/// The table that gives up a player: the longest, and of several the first in the order that was announced. What that rests on;
/// nothing where one table is the longest.
fn giver<'c>(case: &RoomCase<'c, '_>) -> Option<(&'c TableSeats, Option<Grounded<()>>)> {
    let longest = longest(case.before());
    if let [only] = longest[..] {
        return Some((only, None));
    }
    let order = case.log().fact(|fact| if let RoomState::BalancingOrder(order) = fact { Some(order) } else { None })?;
    let first = order.iter().find_map(|number| longest.iter().find(|table| table.number == *number))?;
    Some((*first, Some(case.h.books.ask(|p| Some(((), vec![p.clause(clause::GIVING_TABLE)?])))?)))
}

/// Several tables are equally long, and the order that was announced, by which one of them gives up a player, is not told.
fn order_untold(case: &RoomCase) -> Ruling {
    let ask = Verdict::Room(RoomVerdict::Notice(RoomNotice::OrderToBeTold));
    case.by_clauses(ask, &[clause::GIVING_TABLE]).unwrap_or_else(|| case.silent(Question::Mover))
}

fn by_custom() -> Grounded<()> {
    Grounded { value: (), because: Vec::new(), silent: true }
}

/// A table is chosen on the spot: it has to be the one whose turn it is.
fn taken(case: &RoomCase, from: i64) -> Vec<Ruling> {
    let gives = Verdict::Room(RoomVerdict::Table(from, TableRuling::GivesUpPlayer));
    let ruling = match giver(case) {
        Some((table, Some(answer))) => {
            let verdict = if table.number == from { gives } else { Verdict::Refused };
            case.ruled(verdict, answer)
        }
        Some((_, None)) | None => case.ruled(gives, by_custom()),
    };
    let who = if ruling.verdict == Verdict::Refused { Vec::new() } else { taken_from(case, from) };
    // Where the book says who goes, it goes without saying that the table gives him up.
    let needless = ruling.is_silent() && who.first().is_some_and(|first| !first.is_silent());
    Some(ruling).filter(|_| !needless).into_iter().chain(who).collect()
}

/// Who has to go from the table that gives up a player, and where to, as far as it is told who sits where.
fn taken_from(case: &RoomCase, from: i64) -> Vec<Ruling> {
    let others = case.before().tables.iter().filter(|table| table.number != from);
    let Some((from, to)) = case.before().table(from).zip(others.min_by_key(|table| table.players())) else { return Vec::new() };
    if from.chairs.is_empty() || to.chairs.is_empty() || to.open().next().is_none() {
        return Vec::new();
    }
    let rulings = moved(case, from, to);
    // Before the first hand nobody is due for the blinds, and who goes is left to whoever takes him.
    if from.last.is_none() { rulings.into_iter().filter(|ruling| !ruling.is_silent()).collect() } else { rulings }
}

/// Who has to move, and where to.
fn balanced(case: &RoomCase) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    if longest(case.before()).is_empty() {
        return Vec::from_iter((case.before().tables.len() > 1).then(|| nobody_moves(case)));
    }
    let Some((from, answer)) = giver(case) else { return vec![order_untold(case)] };
    let gives = Verdict::Room(RoomVerdict::Table(from.number, TableRuling::GivesUpPlayer));
    // Between the last two tables the book itself names the fuller one.
    let of_two = Some(clause::SHORTEST_STACK).filter(|_| case.before().tables.len() == 2);
    let of_two = of_two.and_then(|clause| case.h.books.carried(&[clause]));
    let answer = answer.or(of_two.map(|because| Grounded { value: (), because, silent: false }));
    if answer.as_ref().is_some_and(|answer| !answer.silent) || from.chairs.is_empty() {
        rulings.push(case.ruled(gives, answer.unwrap_or_else(by_custom)));
    }
    let Some(to) = case.before().shortest() else { return rulings };
    // Where nobody has told who sits where, nobody can be named.
    if from.chairs.is_empty() || to.chairs.is_empty() {
        return rulings;
    }
    rulings.extend(moved(case, from, to));
    rulings
}

/// No table is longer than another by so many that somebody's move would make them more even.
fn nobody_moves(case: &RoomCase) -> Ruling {
    case.ruled(Verdict::Room(RoomVerdict::Notice(RoomNotice::NobodyMoves)), by_custom())
}

/// Who goes from the one table to the other, and what the seat there brings.
pub(crate) fn moved(case: &RoomCase, from: &TableSeats, to: &TableSeats) -> Vec<Ruling> {
    let mixed = case.log().is_contest(Contest::Mixed);
    if case.before().stud && !mixed {
        return filled_in_stud(case, to);
    }
    let two = case.before().tables.len() == 2;
    let Some(movers) = case.h.books.ask(|p| movers(p, from, two, case.before().stud)) else {
        return vec![case.silent(Question::Mover)];
    };
    let moves = |seat: Seat| Verdict::Room(RoomVerdict::MovesTo(seat, to.number));
    let [who] = movers.value[..] else {
        if movers.value.iter().any(|seat| from.stack_of(*seat).is_none()) {
            let ask = Verdict::Room(RoomVerdict::Notice(RoomNotice::StacksToBeTold));
            return vec![case.ruled(ask, movers.map(drop))];
        }
        // Of whom the book does not say more.
        let either = Verdict::Floor(movers.value.iter().copied().map(moves).collect());
        return vec![case.rule(Question::Mover, either, movers.map(drop))];
    };
    let mover = movers.map(|_| who);
    let mut rulings = vec![case.ruled(moves(who), mover.clone().map(drop))];
    // While stud is played, no seat is due for the blinds.
    let seat = case.h.books.ask(|p| seat(p, who, from, to)).filter(|_| !case.before().stud);
    let Some(seat) = seat else { return rulings };
    let (at, spot) = seat.value;
    // Whose seat it is rests on who had to move, too.
    let ground = Grounded { value: (), because: seat.because.clone(), silent: seat.silent };
    let ground = if mover.silent || seat.silent { ground } else { mover.map(drop).resting_on(&ground) };
    let place = TablePlace { table: None, seat: number(at) };
    rulings.push(case.ruled(Verdict::Room(RoomVerdict::Takes(who, place)), ground.clone()));
    let brings = duty(spot).map(|duty| RoomVerdict::Duty(who, duty));
    let waits = || (spot == Spot::BetweenButtonAndSmallBlind).then_some(RoomVerdict::Of(RoomMeasure::NoCardsThisHand, who));
    rulings.extend(brings.or_else(waits).map(|verdict| case.ruled(Verdict::Room(verdict), ground)));
    rulings
}

/// What is posted in such a seat, or gone without.
pub(crate) fn duty(spot: Spot) -> Option<SeatDuty> {
    match spot {
        Spot::Button => Some(SeatDuty::Button),
        Spot::SmallBlind => Some(SeatDuty::SmallBlind),
        Spot::BigBlind { alone: false } => Some(SeatDuty::BigBlind),
        Spot::BigBlind { alone: true } => Some(SeatDuty::SingleBigBlind),
        Spot::BetweenButtonAndSmallBlind | Spot::Behind(_) => None,
    }
}

/// Stud has no blinds: the seat that fell open last is filled.
fn filled_in_stud(case: &RoomCase, to: &TableSeats) -> Vec<Ruling> {
    let only = case.log().is_contest(Contest::StudOnly);
    let last = to.fell_open.iter().rev().copied().find(|at| to.open().any(|open| open == *at));
    // Where nobody has told in which order they fell open, it may be any of them.
    let seats: Vec<usize> = last.map_or_else(|| to.open().collect(), |at| vec![at]);
    let filled = |at: &usize| Verdict::Room(RoomVerdict::SeatFilled(number(*at)));
    let verdict = match &seats[..] {
        [] => None,
        [only] => Some(filled(only)),
        [_, ..] => Some(Verdict::Floor(seats.iter().map(filled).collect())),
    };
    let answer = case.h.books.ask(|p| Some(((), vec![p.clause(clause::STUD)?])));
    let ruling = verdict.filter(|_| only).zip(answer).map(|(verdict, answer)| case.rule(Question::Seat, verdict, answer));
    vec![ruling.unwrap_or_else(|| case.silent(Question::Seat))]
}

/// Who has to move: one, or several between whom neither the book nor what is told decides.
fn movers(p: &Policy, from: &TableSeats, two: bool, stud: bool) -> Reply<Vec<Seat>> {
    if two && let Some(clause) = p.clause(clause::SHORTEST_STACK) {
        return Some((shortest(from), vec![clause]));
    }
    let (mover, because) = mover_by_position(p, from, stud)?;
    Some((vec![mover], because))
}

/// Who may have the shortest stack here: all who have as little, and everybody whose stack is not told.
fn shortest(from: &TableSeats) -> Vec<Seat> {
    let least = from.named().filter_map(|(_, stack)| stack).min();
    from.named().filter(|(_, stack)| stack.is_none() || *stack == least).map(|(seat, _)| seat).collect()
}

fn mover_by_position(p: &Policy, from: &TableSeats, stud: bool) -> Reply<Seat> {
    if stud {
        let because = vec![p.clause(clause::STUD_ROUND_MOVER)?];
        let frozen = cites(p, &[clause::FROZEN]);
        let next = from.last?.big;
        return Some((from.player_at(next)?, [frozen, because].concat()));
    }
    let clause = p.clause(clause::MOVER)?;
    let at = match p.get::<BalancingMover>()? {
        BalancingMover::NextBigBlind => from.next_positions()?.big,
        BalancingMover::BigBlind => from.last?.big,
    };
    Some((from.player_at(at)?, vec![clause]))
}

fn seat(p: &Policy, who: Seat, from: &TableSeats, to: &TableSeats) -> Reply<(usize, Spot)> {
    if let Some((at, because)) = like_the_old_seat(p, who, from, to) {
        return Some(((at, to.spot(at)?), because));
    }
    worst(p, to)
}

/// Neither gain nor loss: as many hands behind the big blind as before, and after the blinds as many as there are.
fn like_the_old_seat(p: &Policy, who: Seat, from: &TableSeats, to: &TableSeats) -> Reply<usize> {
    let old = from.chair_of(who)?;
    let last = from.last?;
    let open = to.open_from_big_blind();
    if (old == last.small || old == last.big)
        && let Some(clause) = p.clause(clause::JUST_BLINDS)
    {
        let most = open.iter().map(|at| to.hands_behind(*at)).max()?;
        return Some((open.into_iter().find(|at| to.hands_behind(*at) == most)?, vec![clause]));
    }
    let clause = p.clause(clause::NO_GAIN)?;
    let before = from.hands_behind(old);
    Some((open.into_iter().find(|at| to.hands_behind(*at) == before)?, vec![clause]))
}

/// The first open seat to which the big blind comes and that may be taken, and what it is to whoever takes it.
fn worst(p: &Policy, to: &TableSeats) -> Reply<(usize, Spot)> {
    let mut because = vec![p.clause(clause::WORST)?];
    let single = p.clause(clause::SINGLE_BIG_BLIND);
    let open = to.open_from_big_blind();
    let has_single = open.iter().any(|at| to.spot(*at) == Some(Spot::BigBlind { alone: true }));
    for at in open {
        let spot = to.spot(at)?;
        match spot {
            Spot::SmallBlind => {
                if let (Some(single), Some(twice), false) = (single, p.clause(clause::TWICE), has_single) {
                    let big = Spot::BigBlind { alone: true };
                    return Some(((at, big), [because, vec![single, twice]].concat()));
                }
                let Some(never) = p.clause(clause::NEVER_SMALL_BLIND) else { return Some(((at, spot), because)) };
                because.push(never);
            }
            Spot::BigBlind { alone: true } => {
                if let Some(single) = single {
                    return Some(((at, spot), [because, vec![single]].concat()));
                }
            }
            Spot::Button | Spot::BetweenButtonAndSmallBlind | Spot::BigBlind { alone: false } | Spot::Behind(_) => {
                return Some(((at, spot), because));
            }
        }
    }
    None
}

/// Somebody who was moved sits down: his seat brings what it brings to everybody.
fn sits_down(case: &RoomCase) -> Vec<Ruling> {
    let Some((who, place, _)) = case.sits() else { return Vec::new() };
    let Some(spot) = case.chair(place).and_then(|(table, at)| table.spot(at)) else { return Vec::new() };
    let verdict = match duty(spot) {
        Some(duty) => RoomVerdict::Duty(who, duty),
        None if spot == Spot::BetweenButtonAndSmallBlind => RoomVerdict::Of(RoomMeasure::NoCardsThisHand, who),
        None => RoomVerdict::Of(RoomMeasure::DealtIn, who),
    };
    case.asked(|p| Some((Verdict::Room(verdict.clone()), vec![p.clause(clause::WORST)?]))).into_iter().collect()
}

/// The game changes over to stud, or back.
fn button_of_mixed_game(case: &RoomCase, game: Game) -> Option<Ruling> {
    let clauses: &[ClauseId] = if game.is_stud() { &[clause::FROZEN] } else { &[clause::FROZEN, clause::RESUMES] };
    // Back in the flop game the button is where it has stood, if the book says so.
    let says = game.is_stud() || case.h.books.house.clause(clause::RESUMES).is_some();
    button_stands(case, clauses).filter(|_| says && case.before().stud != game.is_stud())
}

/// Hand after hand of stud the button stays where it is.
fn stays_frozen(case: &RoomCase) -> Option<Ruling> {
    let frozen = case.before().tables.first()?.frozen && case.is_seating(SeatingEvent::NextHand);
    button_stands(case, &[clause::FROZEN]).filter(|_| frozen)
}

fn button_stands(case: &RoomCase, clauses: &[ClauseId]) -> Option<Ruling> {
    let table = case.after().tables.first()?;
    // Back in the flop game, it is where the next hand has it.
    let positions = if table.frozen { table.last } else { table.next_positions() };
    let button = table.player_at(positions?.button)?;
    let because = case.h.books.carried(clauses)?;
    Some(case.rule(Question::Positions, Verdict::ButtonTo(button), Grounded { value: (), because, silent: false }))
}
