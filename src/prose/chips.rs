//! The clock, levels and chips beside the betting: what is done with them, what is so of the money of a game, what is ruled.

use super::cards::cards;
use super::{Arg, Phrase, Teller};
use crate::engine::chips::{Amount, Chips, Pile};
use crate::engine::event::{Carriage, ChipsEvent, ChipsState, ClockEvent, Seat};
use crate::engine::ruling::{ChipsVerdict, Counted};

impl Teller {
    /// What happens with a clock by itself.
    pub(super) fn clock_happens(&self, event: ClockEvent) -> Option<String> {
        match event {
            ClockEvent::CountdownEnds => Some(self.say("event-countdown-ends", &[])),
            ClockEvent::TimeIsUp => Some(self.say("event-level-ends", &[])),
            ClockEvent::Asked
            | ClockEvent::AskedOn(_)
            | ClockEvent::Granted
            | ClockEvent::Refused
            | ClockEvent::GrantedFor(_)
            | ClockEvent::EndsTogether
            | ClockEvent::DeclaredDead
            | ClockEvent::Announced(..)
            | ClockEvent::LevelFound(..) => None,
        }
    }

    /// What is done with a clock, without who does it.
    pub(super) fn with_clock(&self, event: ClockEvent, later: &str) -> String {
        let level = |id: &str, small: Amount, big: Amount| {
            self.say(id, &[("later", later.into()), ("small", small.into()), ("big", big.into())])
        };
        match event {
            ClockEvent::Asked => self.does(later, "deed-ask-clock"),
            ClockEvent::AskedOn(seat) => {
                self.say("deed-ask-clock-on", &[("later", later.into()), ("other", self.player(seat).into())])
            }
            ClockEvent::Granted => self.does(later, "deed-grant-clock"),
            ClockEvent::Refused => self.does(later, "deed-refuse-clock"),
            ClockEvent::GrantedFor(n) => self.say("deed-grant-seconds", &[("later", later.into()), ("count", n.into())]),
            ClockEvent::EndsTogether => self.say("steps-as-the-countdown-ends", &[("head", "".into())]),
            ClockEvent::DeclaredDead => self.does(later, "deed-declare-dead"),
            ClockEvent::Announced(small, big) => level("deed-announce-level", small, big),
            ClockEvent::LevelFound(small, big) => level("deed-find-level", small, big),
            ClockEvent::CountdownEnds | ClockEvent::TimeIsUp => self.clock_happens(event).unwrap_or_default(),
        }
    }

    /// A race, or the end of the rebuys: both run by themselves.
    pub(super) fn chips_happen(&self, event: &ChipsEvent) -> Option<String> {
        if let ChipsEvent::RebuysEnd = event {
            return Some(self.say("event-rebuys-end", &[]));
        }
        let ChipsEvent::Race(dealt) = event else { return None };
        let dealt = dealt
            .iter()
            .map(|(seat, drew)| self.say("event-drawn", &[("who", self.player(*seat).into()), ("card", (&cards(drew)).into())]));
        let drawn = self.list(dealt.collect(), "; ", "list-and");
        Some(self.say("event-race", &[("drawn", (&drawn).into())]))
    }

    /// What is done with chips, without who does it.
    pub(super) fn with_chips(&self, event: &ChipsEvent, later: &str) -> String {
        let two = |id: &str, one: Arg, other: Arg| self.say(id, &[("later", later.into()), ("one", one), ("two", other)]);
        let chips = |id: &str, chips: &Chips| self.does_with(later, id, "chips", self.chips(chips).into());
        let to = |id: &str, of: &Chips, seat: Seat| {
            let args: [(&str, Arg); 3] =
                [("later", later.into()), ("chips", self.chips(of).into()), ("other", self.player(seat).into())];
            self.say(id, &args)
        };
        match event {
            ChipsEvent::Exchanges(old, new) => two("deed-exchange-all", (*old).into(), (*new).into()),
            ChipsEvent::ExchangesOf(from, seat, into) => {
                let args: [(&str, Arg); 4] = [
                    ("later", later.into()),
                    ("chips", self.chips(from).into()),
                    ("others", self.chips(into).into()),
                    ("other", self.player(*seat).into()),
                ];
                self.say("deed-exchange-of", &args)
            }
            ChipsEvent::AnnouncesExchange => self.does(later, "deed-announce-exchange"),
            ChipsEvent::Race(_) | ChipsEvent::RebuysEnd => self.chips_happen(event).unwrap_or_default(),
            ChipsEvent::FindsForeign(seat, chips) => to("deed-find-foreign", chips, *seat),
            ChipsEvent::FindsLost(of) => chips("deed-find-lost", of),
            ChipsEvent::Does(deed) => self.does(later, &format!("deed-{}", deed.name())),
            ChipsEvent::HidesBehind(high, low) => two("deed-hide-behind", (*high).into(), (*low).into()),
            ChipsEvent::PutsBeside(high, low) => two("deed-put-beside", (*high).into(), (*low).into()),
            ChipsEvent::BuildsStacks(n) => self.does_with(later, "deed-build-stacks", "count", (*n).into()),
            ChipsEvent::Carries(of, how) => {
                let id = match how {
                    Carriage::Rack => "deed-carry-in-rack",
                    Carriage::Pocket => "deed-carry-in-pocket",
                    Carriage::OpenHands => "deed-carry-in-open-hands",
                    Carriage::OutOfTheArea => "deed-carry-out-of-the-area",
                };
                chips(id, of)
            }
            ChipsEvent::TakesOff(of) => chips("deed-take-off", of),
            ChipsEvent::Pockets(of) => chips("deed-pocket", of),
            ChipsEvent::Passes(of, seat) => to("deed-pass", of, *seat),
            ChipsEvent::Buys(n) => self.does_with(later, "deed-buy", "amount", (*n).into()),
            ChipsEvent::BuysAndAnnounces(bought, plays) => two("deed-buy-and-announce", (*bought).into(), (*plays).into()),
            ChipsEvent::Announces(n) => self.does_with(later, "deed-announce-stake", "amount", (*n).into()),
            ChipsEvent::AnnouncesRebuy(n) => self.does_with(later, "deed-announce-rebuy", "amount", (*n).into()),
            ChipsEvent::AnnouncesAddOn(n) => self.does_with(later, "deed-announce-add-on", "amount", (*n).into()),
            ChipsEvent::LeavesWith(n) => self.does_with(later, "deed-leave-with", "amount", (*n).into()),
        }
    }

    /// What is so of the money of a game.
    pub(super) fn money(&self, state: &ChipsState) -> String {
        let two = |id: &str, one: i64, other: i64| self.say(id, &[("one", one.into()), ("two", other.into())]);
        match state {
            ChipsState::RebuysOpen => self.say("state-rebuys-open", &[]),
            ChipsState::BuyIn(least, None) => self.say("state-buy-in", &[("amount", (*least).into())]),
            ChipsState::BuyIn(least, Some(most)) => two("state-buy-in-range", *least, *most),
            ChipsState::Rake(percent, None) => self.say("state-rake", &[("count", (*percent).into())]),
            ChipsState::Rake(percent, Some(cap)) => two("state-rake-with-cap", *percent, *cap),
            ChipsState::TimeCharge(n, minutes) => {
                self.say("state-time-charge", &[("amount", (*n).into()), ("count", (*minutes).into())])
            }
            ChipsState::AwayWith(seat, minutes, n) => {
                let args: [(&str, Arg); 3] =
                    [("who", self.player(*seat).into()), ("count", (*minutes).into()), ("amount", (*n).into())];
                self.say("state-away-with", &args)
            }
            ChipsState::DischargeSlip(seat) => self.of("state-discharge-slip", *seat),
            ChipsState::SpecialNeeds(seat) => self.of("state-special-needs", *seat),
        }
    }

    /// What becomes of time and chips, as part of a sentence.
    pub(super) fn chips_ruled(&self, verdict: &ChipsVerdict) -> String {
        let amount = |id: &str, n: i64| self.say(id, &[("amount", n.into())]);
        match verdict {
            ChipsVerdict::Time(seat, seconds, counted) => {
                let (id, last) = match counted {
                    Counted::Nothing => ("verdict-time", 0),
                    Counted::After(n) => ("verdict-time-counted-after", *n),
                    Counted::Within(n) => ("verdict-time-counted-within", *n),
                };
                let args: [(&str, Arg); 3] =
                    [("who", self.player(*seat).into()), ("count", (*seconds).into()), ("counted", last.into())];
                self.say(id, &args)
            }
            ChipsVerdict::PlayedAt(small, big) => {
                self.say("verdict-played-at", &[("small", (*small).into()), ("big", (*big).into())])
            }
            ChipsVerdict::Exchanges(seat, old, new) => {
                let args: [(&str, Arg); 3] =
                    [("who", self.player(*seat).into()), ("chips", self.pile(*old).into()), ("others", self.pile(*new).into())];
                self.say("verdict-exchanges", &args)
            }
            ChipsVerdict::InTheRace(n, seat) => self.sum("verdict-in-the-race", *seat, *n),
            ChipsVerdict::FirstCardTo(seat) => self.of("verdict-first-card", *seat),
            ChipsVerdict::AnotherCard(seats) => {
                let args: [(&str, Arg); 2] = [("who", self.players(seats).into()), ("count", seats.len().into())];
                self.say("verdict-another-card", &args)
            }
            ChipsVerdict::Forfeits(seat, n) => self.sum("verdict-forfeits", *seat, *n),
            ChipsVerdict::EstimateOnly => self.plain("verdict-estimate-only"),
            ChipsVerdict::Bet(n) => amount("verdict-granted-bet", *n),
            ChipsVerdict::DealerCounts(seat) => self.of("verdict-dealer-counts", *seat),
            ChipsVerdict::OwesNothing(seat) => self.of("verdict-owes-nothing", *seat),
            ChipsVerdict::ToTheHouse(n) => amount("verdict-to-the-house", *n),
            ChipsVerdict::ToInventory(n) => amount("verdict-to-inventory", *n),
            ChipsVerdict::ToEither(n, one, two) => {
                let args: [(&str, Arg); 3] =
                    [("who", self.player(*one).into()), ("other", self.player(*two).into()), ("amount", (*n).into())];
                self.say("verdict-to-either", &args)
            }
            ChipsVerdict::AdvisedAgainst(seat) => self.of("verdict-advised-against", *seat),
            ChipsVerdict::NoFloorBreach => self.plain("verdict-no-floor-breach"),
        }
    }

    fn pile(&self, pile: Pile) -> Phrase {
        self.chips(&Chips::Piles(vec![pile]))
    }
}
