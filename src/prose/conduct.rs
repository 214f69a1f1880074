//! What people do beside the game, what is so in the room, and what is ruled about it.

use super::cards::card;
use super::{Phrase, Teller};
use crate::engine::event::{ConductEvent, ConductState, Document, DoneTo, Judgement, Offence, Ownership, Seat, Tongue, Venue};
use crate::engine::ruling::ConductVerdict;

impl Teller {
    /// What happens by itself, and what a player's things do.
    pub(super) fn conduct_happens(&self, who: Phrase, event: &ConductEvent) -> Option<String> {
        match event {
            ConductEvent::PhoneRings => Some(self.say("event-phone-rings", &[("who", who.into())])),
            ConductEvent::TurnsUp(turned) => {
                Some(self.say("event-card-turns-up", &[("who", who.into()), ("card", (&card(*turned)).into())]))
            }
            ConductEvent::HandsPass(n) => Some(self.say("event-hands-pass", &[("count", (*n).into())])),
            ConductEvent::DaysPass(n) => Some(self.say("event-days-pass", &[("count", (*n).into())])),
            ConductEvent::TournamentEnds => Some(self.say("event-tournament-ends", &[])),
            ConductEvent::Does(_)
            | ConductEvent::Toward(_)
            | ConductEvent::TouchesMuck
            | ConductEvent::TouchesBurns
            | ConductEvent::Speaks(_)
            | ConductEvent::MovesToTableOf(_)
            | ConductEvent::MovedTo(..)
            | ConductEvent::InWrongSeat(_)
            | ConductEvent::Identified(_)
            | ConductEvent::Recorded => None,
        }
    }

    /// What is done, without who does it.
    pub(super) fn conduct(&self, who: Phrase, event: &ConductEvent, later: &str) -> String {
        let about = |id: &str, seat: Seat| self.does_with(later, id, "other", self.player(seat).into());
        match event {
            ConductEvent::Does(deed) => self.does(later, &format!("deed-{}", deed.name())),
            ConductEvent::Toward(DoneTo { what, whom }) => about(&format!("deed-{}", what.name()), *whom),
            ConductEvent::TouchesMuck => self.does(later, "deed-touch-muck"),
            ConductEvent::TouchesBurns => self.does(later, "deed-touch-burns"),
            ConductEvent::Speaks(tongue) => self.does_with(later, "deed-speak", "tongue", tongue_key(*tongue).into()),
            ConductEvent::MovesToTableOf(n) => self.does_with(later, "deed-move-to-table-of", "count", (*n).into()),
            ConductEvent::MovedTo(seat, n) => self
                .say("deed-have-moved", &[("later", later.into()), ("other", self.player(*seat).into()), ("number", (*n).into())]),
            ConductEvent::InWrongSeat(seat) => about("deed-find-in-wrong-seat", *seat),
            ConductEvent::Identified(seat) => about("deed-ask-for-identification", *seat),
            ConductEvent::Recorded => self.does(later, "deed-record-it"),
            ConductEvent::PhoneRings
            | ConductEvent::TurnsUp(_)
            | ConductEvent::HandsPass(_)
            | ConductEvent::DaysPass(_)
            | ConductEvent::TournamentEnds => self.conduct_happens(who, event).unwrap_or_default(),
        }
    }

    /// What is so in the room, and of the players' records.
    pub(super) fn room(&self, state: &ConductState) -> String {
        match state {
            ConductState::TelevisionTable => self.say("state-television-table", &[]),
            ConductState::MainEventFinalTable => self.say("state-main-event-final-table", &[]),
            ConductState::TrainingGame => self.say("state-training-game", &[]),
            ConductState::Paid(n) => self.count_of("state-paid", *n),
            ConductState::Day(n) => self.count_of("state-day", *n),
            ConductState::PlayedIn(venue) => self.say("state-played-in", &[("venue", venue_key(*venue).into())]),
            ConductState::MaySpeak(tongue) => self.say("state-may-speak", &[("tongue", tongue_key(*tongue).into())]),
            ConductState::Has(seat, document, owner) => {
                let document = match document {
                    Document::Passport => "passport",
                    Document::ClubCard => "club-card",
                };
                let anothers = match owner {
                    Ownership::Own => "",
                    Ownership::Anothers => "anothers-",
                };
                self.of(&format!("state-{anothers}{document}"), *seat)
            }
            ConductState::SignedReceipt(seat) => self.of("state-signed-receipt", *seat),
            ConductState::HandsToMiss(seat, n) => {
                self.say("state-hands-to-miss", &[("who", self.player(*seat).into()), ("count", (*n).into())])
            }
            ConductState::Breaches(seat, n, offence) => self.record("state-breaches", *seat, *n, *offence),
            ConductState::MissedRounds(seat, n, offence) => self.record("state-missed-rounds", *seat, *n, *offence),
        }
    }

    /// How often somebody has done something before.
    pub(super) fn record(&self, id: &str, seat: Seat, times: i64, offence: Offence) -> String {
        let offence = offence_key(offence);
        self.say(id, &[("who", self.player(seat).into()), ("count", times.into()), ("offence", offence.into())])
    }

    /// What becomes of somebody for what he has done, as part of a sentence.
    pub(super) fn conduct_ruled(&self, verdict: &ConductVerdict) -> String {
        let counted =
            |id: &str, seat: Seat, name: &str, n: i64| self.say(id, &[("who", self.player(seat).into()), (name, n.into())]);
        match verdict {
            ConductVerdict::Of(measure, seat) => {
                self.say(&format!("verdict-{}", measure.name()), &[("who", self.player(*seat).into())])
            }
            ConductVerdict::Notice(notice) => self.say(&format!("verdict-{}", notice.name()), &[]),
            ConductVerdict::SitsOut(seat, n) => counted("verdict-sits-out", *seat, "count", *n),
            ConductVerdict::HandsLeft(seat, n) => counted("verdict-hands-left", *seat, "count", *n),
            ConductVerdict::Finishes(seat, n) => counted("verdict-finishes", *seat, "place", *n),
        }
    }

    /// What is found of conduct, as the clause that follows "finds that"; nothing for other judgements.
    pub(super) fn found_of_conduct(&self, judgement: Judgement) -> Option<String> {
        let (name, who, other) = match judgement {
            Judgement::Reasonable => return Some(self.say("found-reasonable", &[])),
            Judgement::Feasible => return Some(self.say("found-feasible", &[])),
            Judgement::Room(found) => return Some(self.found_of_room(found)),
            Judgement::Conduct(found) => (found.name(), Phrase::default(), Phrase::default()),
            Judgement::OfPlayer(found, seat) => (found.name(), Phrase::default(), self.player(seat)),
            Judgement::OfTwo(found, one, two) => (found.name(), self.player(one), self.player(two)),
            Judgement::Deliberate
            | Judgement::Tiny
            | Judgement::Unusual
            | Judgement::Contradictory
            | Judgement::Misinformed(_)
            | Judgement::Separate
            | Judgement::Identifiable(_)
            | Judgement::Grounds
            | Judgement::Needless
            | Judgement::Gross
            | Judgement::Correctable
            | Judgement::Restorable => return None,
        };
        Some(self.say(&format!("found-{name}"), &[("who", who.into()), ("other", other.into())]))
    }
}

fn tongue_key(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::English => "english",
        Tongue::Hungarian => "hungarian",
        Tongue::Slovak => "slovak",
        Tongue::Czech => "czech",
        Tongue::Croatian => "croatian",
        Tongue::Icelandic => "icelandic",
        Tongue::Russian => "russian",
        Tongue::German => "german",
        Tongue::Spanish => "spanish",
        Tongue::French => "french",
        Tongue::Italian => "italian",
        Tongue::Polish => "polish",
    }
}

fn venue_key(venue: Venue) -> &'static str {
    match venue {
        Venue::UnitedStates => "united-states",
        Venue::NewJersey => "new-jersey",
        Venue::Slovakia => "slovakia",
        Venue::Croatia => "croatia",
        Venue::Hungary => "hungary",
        Venue::Iceland => "iceland",
        Venue::Russia => "russia",
    }
}

pub(super) fn offence_key(offence: Offence) -> &'static str {
    match offence {
        Offence::OutOfTurn => "out-of-turn",
        Offence::LatePost => "late-post",
        Offence::StringBet => "string-bet",
        Offence::Announcing => "announcing",
        Offence::Exposing => "exposing",
        Offence::KeptCards => "kept-cards",
        Offence::TouchedCards => "touched-cards",
        Offence::CardsIntoCards => "cards-into-cards",
        Offence::ShownByAccident => "shown-by-accident",
        Offence::MuckedFirst => "mucked-first",
        Offence::CardOffTable => "card-off-table",
        Offence::Touching => "touching",
        Offence::Delay => "delay",
        Offence::Chatter => "chatter",
        Offence::Banging => "banging",
        Offence::OutOfReach => "out-of-reach",
        Offence::Violence => "violence",
        Offence::BelittlingPlay => "belittling-play",
        Offence::FoulLanguage => "foul-language",
        Offence::Collusion => "collusion",
        Offence::Any => "any",
    }
}
