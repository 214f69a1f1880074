//! The room: its tables, what happens there beside one hand, and what is ruled of it.

use super::cards::card;
use super::{Arg, Phrase, Teller, sentence};
use crate::engine::chips::Chips;
use crate::engine::event::{Chair, Contest, PrizeDeal, RoomEvent, RoomFinding, RoomState, Seat, TableFact, TablePlace};
use crate::engine::ruling::{CountedFrom, Grade, RoomVerdict, Ruling, Verdict};

impl Teller {
    /// What is so in the room.
    pub(super) fn room_state(&self, state: &RoomState) -> String {
        match state {
            RoomState::Tables(counts) => self.say("state-tables", &[("counts", (&self.numbers(counts)).into())]),
            RoomState::TablesOf(n) => self.count_of("state-tables-of", *n),
            RoomState::Contest(contest) => self.plain(match contest {
                Contest::SixHanded => "state-six-handed",
                Contest::HeadsUp => "state-heads-up",
                Contest::StudOnly => "state-stud-only",
                Contest::Mixed => "state-mixed",
                Contest::Satellite => "state-satellite",
                Contest::Turbo => "state-turbo",
            }),
            RoomState::Table(number, facts) => {
                let facts: Vec<String> = facts.iter().map(|fact| self.table_fact(fact)).collect();
                self.say("state-table", &[("number", (*number).into()), ("facts", (&facts.join(", ")).into())])
            }
            RoomState::BetweenHands => self.plain("state-between-hands"),
            RoomState::Pays(place, amount) => self.say("state-pays", &[("place", (*place).into()), ("amount", (*amount).into())]),
            RoomState::StartingStack(amount) => self.say("state-starting-stack", &[("amount", (*amount).into())]),
            RoomState::HandForHand => self.plain("state-hand-for-hand"),
            RoomState::BalancingOrder(tables) => self.say("state-balancing-order", &[("tables", (&self.numbers(tables)).into())]),
            RoomState::BreakingOrder(tables) => self.say("state-breaking-order", &[("tables", (&self.numbers(tables)).into())]),
            RoomState::RegistrationClosed => self.plain("state-registration-closed"),
            RoomState::Due(seat, place) => self
                .say("state-due-in", &[("who", self.player(*seat).into()), ("place", (&self.place_in("place-in", *place)).into())]),
            RoomState::LastLevelOfDay => self.plain("state-last-level"),
            RoomState::OnBreak => self.plain("state-on-break"),
            RoomState::MinutesLeft(n) => self.count_of("state-minutes-left", *n),
            RoomState::LevelOf(n) => self.count_of("state-level-of", *n),
            RoomState::NextStakes(small, big) => {
                self.say("state-next-stakes", &[("small", (*small).into()), ("big", (*big).into())])
            }
            RoomState::Waiting(n) => self.count_of("state-waiting", *n),
            RoomState::AwayFor(seat, n) => {
                self.say("state-away-for", &[("who", self.player(*seat).into()), ("count", (*n).into())])
            }
            RoomState::Missed(seat, small, big) => {
                let args: [(&str, Arg); 3] =
                    [("who", self.player(*seat).into()), ("small", (*small).into()), ("big", (*big).into())];
                self.say("state-missed", &args)
            }
            RoomState::HasAbsenceButton(seat) => self.of("state-absence-button", *seat),
            RoomState::HasToldManager(seat) => self.of("state-told-manager", *seat),
            RoomState::HasPaidDeposit(seat) => self.of("state-paid-deposit", *seat),
            RoomState::DealsForbidden => self.plain("state-deals-forbidden"),
        }
    }

    fn table_fact(&self, fact: &TableFact) -> String {
        match fact {
            TableFact::Chairs(chairs) => {
                let chair = |chair: &Chair| match chair {
                    Chair::Empty => self.say("state-empty-seat", &[]),
                    Chair::Somebody => self.say("state-somebody", &[]),
                    Chair::Taken(seat) => self.seat(*seat),
                };
                let chairs: Vec<String> = chairs.iter().map(chair).collect();
                self.say("state-seats", &[("seats", (&chairs.join(", ")).into())])
            }
            TableFact::Button(seat) => self.say("state-button", &[("who", self.player(*seat).into())]),
            TableFact::Stack(seat, Chips::Amount(n)) => {
                self.say("state-stack", &[("who", self.player(*seat).into()), ("amount", (*n).into())])
            }
            TableFact::Stack(seat, chips @ Chips::Piles(_)) => {
                let args: [(&str, Arg); 2] = [("who", self.player(*seat).into()), ("chips", self.chips(chips).into())];
                self.say("state-stack-chips", &args)
            }
            TableFact::Away(seat) => self.say("state-away", &[("who", self.player(*seat).into())]),
            TableFact::FellOpen(seats) => self.say("state-fell-open", &[("seats", (&self.numbers(seats)).into())]),
        }
    }

    /// A place, as the family of messages `id` words it.
    fn place_in(&self, id: &str, place: TablePlace) -> String {
        match place.table {
            None => self.say(id, &[("number", place.seat.into())]),
            Some(table) => self.say(&format!("{id}-at-table"), &[("table", table.into()), ("number", place.seat.into())]),
        }
    }

    fn numbers(&self, of: &[i64]) -> String {
        self.list(of.iter().map(|n| self.number(*n)).collect(), ", ", "list-and")
    }

    /// What happens in the room by itself.
    pub(super) fn room_happens(&self, event: &RoomEvent) -> Option<String> {
        match event {
            RoomEvent::News(number, news) => Some(self.say(&format!("event-{}", news.name()), &[("number", (*number).into())])),
            RoomEvent::GameChanges(game) => {
                Some(self.say("event-game-changes", &[("kind", if game.is_stud() { "stud" } else { "flop" }.into())]))
            }
            RoomEvent::MinutesPass(n) => Some(self.say("event-minutes-pass", &[("count", (*n).into())])),
            RoomEvent::SeatDraw(drawn) => Some(self.drawn_as("event-draw-for-seats", drawn)),
            RoomEvent::SeatCards(places) => {
                let places = places.iter().map(|place| self.place_in("place", *place)).collect();
                Some(self.say("event-seat-cards", &[("places", (&self.list(places, "; ", "list-and")).into())]))
            }
            RoomEvent::HandsDraw(seat, drew) => {
                Some(self.say("event-draw-for-hands", &[("who", self.player(*seat).into()), ("card", (&card(*drew)).into())]))
            }
            RoomEvent::Does(_)
            | RoomEvent::TakesFrom(_)
            | RoomEvent::Breaks(_)
            | RoomEvent::Invites(..)
            | RoomEvent::WithAnothersChips(_)
            | RoomEvent::Sits(..)
            | RoomEvent::DrawsSeat(_)
            | RoomEvent::Moves(_)
            | RoomEvent::Swaps(_)
            | RoomEvent::AsksForSeat(_)
            | RoomEvent::AsksToSwap(_)
            | RoomEvent::DealsFirstCardTo(_)
            | RoomEvent::Deal(_) => None,
        }
    }

    /// What is done in the room, without who does it; `several` do it together.
    pub(super) fn room_deed(&self, event: &RoomEvent, several: usize, later: &str) -> String {
        match event {
            RoomEvent::Does(deed) => self.say(&format!("deed-{}", deed.name()), &[("later", later.into())]),
            RoomEvent::TakesFrom(n) => self.does_with(later, "deed-take-from-table", "number", (*n).into()),
            RoomEvent::Breaks(n) => self.does_with(later, "deed-break-table", "number", (*n).into()),
            RoomEvent::Invites(seat, n) => {
                self.say("deed-invite", &[("later", later.into()), ("other", self.player(*seat).into()), ("number", (*n).into())])
            }
            RoomEvent::WithAnothersChips(seat) => {
                self.does_with(later, "deed-find-with-anothers-chips", "other", self.player(*seat).into())
            }
            RoomEvent::Sits(place, origin) => {
                let sits = self.does_with(later, "deed-sit-at", "place", (&self.place_in("place-in", *place)).into());
                self.say(&format!("sits-{}", origin.name()), &[("sits", (&sits).into())])
            }
            RoomEvent::DrawsSeat(place) => {
                self.does_with(later, "deed-draw-seat", "place", (&self.place_in("place-in", *place)).into())
            }
            RoomEvent::Moves(place) => {
                self.does_with(later, "deed-move-to-place", "place", (&self.place_in("place-to", *place)).into())
            }
            RoomEvent::Swaps(seat) => self.does_with(later, "deed-swap-with", "other", self.player(*seat).into()),
            RoomEvent::AsksForSeat(n) => self.does_with(later, "deed-ask-for-seat", "number", (*n).into()),
            RoomEvent::AsksToSwap(seat) => self.does_with(later, "deed-ask-to-swap", "other", self.player(*seat).into()),
            RoomEvent::DealsFirstCardTo(seat) => {
                self.does_with(later, "deed-deal-first-card-to", "other", self.player(*seat).into())
            }
            RoomEvent::Deal(deal) => self.prize_deal(deal, several, later),
            RoomEvent::News(..)
            | RoomEvent::GameChanges(_)
            | RoomEvent::MinutesPass(_)
            | RoomEvent::SeatDraw(_)
            | RoomEvent::SeatCards(_)
            | RoomEvent::HandsDraw(..) => self.room_happens(event).unwrap_or_default(),
        }
    }

    fn prize_deal(&self, deal: &PrizeDeal, several: usize, later: &str) -> String {
        let share =
            |(place, amount): &(i64, i64)| self.say("deal-share", &[("place", (*place).into()), ("amount", (*amount).into())]);
        let mut terms: Vec<String> = deal.shares.iter().map(share).collect();
        terms.extend(deal.left.map(|amount| self.say("deal-left", &[("amount", amount.into())])));
        let agreed = self.say("deed-agree-deal", &[("later", later.into()), ("count", several.into())]);
        if terms.is_empty() {
            return agreed;
        }
        let terms = self.list(terms, ", ", "list-and");
        self.say("deed-with-terms", &[("deed", (&agreed).into()), ("terms", (&terms).into())])
    }

    /// What is found of the room, as the clause that follows "finds that".
    pub(super) fn found_of_room(&self, finding: RoomFinding) -> String {
        self.say(&format!("found-{}", finding.name()), &[])
    }

    /// Who moves to which table, to which seat and what he posts there, as one sentence; nothing where the rulings are others.
    pub fn move_in_one(&self, rulings: &[&Ruling]) -> Option<(String, usize)> {
        let alike = |other: &Ruling| other.grade == rulings[0].grade && other.condition == rulings[0].condition;
        let firm = rulings.first().is_some_and(|first| first.grade == Grade::Is && first.condition.is_none());
        let [moves, takes, ..] = rulings else { return None };
        let (Verdict::Room(RoomVerdict::MovesTo(who, table)), Verdict::Room(RoomVerdict::Takes(same, place))) =
            (&moves.verdict, &takes.verdict)
        else {
            return None;
        };
        if !firm || !alike(takes) || who != same {
            return None;
        }
        let duty = rulings.get(2).filter(|third| alike(third)).and_then(|third| {
            let Verdict::Room(RoomVerdict::Duty(of, duty)) = &third.verdict else { return None };
            (of == who).then(|| duty.name())
        });
        let args: [(&str, Arg); 4] = [
            ("who", self.player(*who).into()),
            ("table", (*table).into()),
            ("number", place.seat.into()),
            ("duty", duty.unwrap_or("none").into()),
        ];
        Some((sentence(&self.say("verdict-moves-and-takes", &args)), if duty.is_some() { 3 } else { 2 }))
    }

    /// What is ruled of the room, as part of a sentence.
    pub(super) fn room_ruled(&self, verdict: &RoomVerdict) -> String {
        let numbered = |id: &str, seat: Seat, n: i64| self.say(id, &[("who", self.player(seat).into()), ("number", n.into())]);
        match verdict {
            RoomVerdict::Table(n, ruling) => self.say(&format!("verdict-{}", ruling.name()), &[("number", (*n).into())]),
            RoomVerdict::Of(measure, seat) => self.of(&format!("verdict-{}", measure.name()), *seat),
            RoomVerdict::Notice(notice) => self.say(&format!("verdict-{}", notice.name()), &[]),
            RoomVerdict::MovesTo(seat, n) => numbered("verdict-moves-to-table", *seat, *n),
            RoomVerdict::Takes(seat, place) => self.say(
                "verdict-takes",
                &[("who", self.player(*seat).into()), ("place", (&self.place_in("place-taken", *place)).into())],
            ),
            RoomVerdict::SeatFilled(n) => self.say("verdict-seat-filled", &[("number", (*n).into())]),
            RoomVerdict::Duty(seat, duty) => self.of(&format!("verdict-{}", duty.name()), *seat),
            RoomVerdict::PutRight(seat, n, None) => numbered("verdict-put-right-full-stack", *seat, *n),
            RoomVerdict::PutRight(seat, n, Some(amount)) => {
                let args: [(&str, Arg); 3] =
                    [("who", self.player(*seat).into()), ("number", (*n).into()), ("amount", (*amount).into())];
                self.say("verdict-put-right-seat", &args)
            }
            RoomVerdict::MayPost(seat, amount) => {
                self.say("verdict-may-post", &[("who", self.player(*seat).into()), ("amount", (*amount).into())])
            }
            RoomVerdict::StacksInPlay(n, all) => {
                let id = if *all { "verdict-stacks-in-play" } else { "verdict-no-stacks-in-play" };
                self.say(id, &[("number", (*n).into())])
            }
            RoomVerdict::FinalTableOf(n) => self.say("verdict-final-table-of", &[("count", (*n).into())]),
            RoomVerdict::Complete(tables) => {
                let numbers = self.numbers(tables);
                self.say("verdict-complete-hands", &[("count", tables.len().into()), ("tables", (&numbers).into())])
            }
            RoomVerdict::Finish(seats, place) => {
                self.say("verdict-finish-together", &[("who", self.players(seats).into()), ("place", (*place).into())])
            }
            RoomVerdict::Paid(seats, amount) => {
                let who: Phrase = self.players(seats);
                self.say("verdict-paid", &[("who", who.into()), ("count", seats.len().into()), ("amount", (*amount).into())])
            }
            RoomVerdict::HandsLeftToday(n, from) => {
                let id = match from {
                    CountedFrom::NextShuffle => "verdict-hands-from-shuffle",
                    CountedFrom::NextPress => "verdict-hands-from-press",
                };
                self.say(id, &[("count", (*n).into())])
            }
            RoomVerdict::HasChips(seat, chips) => {
                let key = if chips.total() == 0 { "verdict-has-nothing" } else { "verdict-has-chips" };
                self.say(key, &[("who", self.player(*seat).into()), ("chips", self.chips(chips).into())])
            }
            RoomVerdict::FloorBreach(rule) => self.say("verdict-floor-breach", &[("rule", (&self.title_of(*rule)).into())]),
        }
    }
}
