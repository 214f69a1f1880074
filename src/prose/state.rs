//! What is so at the table.

use super::cards::cards;
use super::{Arg, Teller, sentence, street_key};
use crate::engine::chips::Chips;
use crate::engine::event::{AntePayer, ChipsState, ConductState, Game, Offence, RoomState, Seat, State, Structure};

/// In which sentence a fact is told.
#[derive(Clone, Copy, PartialEq)]
enum StatePart {
    Game,
    Seats,
    Street,
    Players,
    Cloth,
}

impl Teller {
    /// A table in a few sentences: the game, who sits where, the street, what else is so. Nothing for no state.
    pub fn state(&self, states: &[State]) -> String {
        let sentences = [StatePart::Game, StatePart::Seats, StatePart::Street, StatePart::Players, StatePart::Cloth]
            .into_iter()
            .filter_map(|part| {
                let facts: Vec<_> = states.iter().filter(|s| part_of(s) == part).map(|s| self.fact(s)).collect();
                let separator = if part == StatePart::Game { ", " } else { "; " };
                (!facts.is_empty()).then(|| sentence(&facts.join(separator)))
            });
        sentences.collect::<Vec<_>>().join(" ")
    }

    fn fact(&self, state: &State) -> String {
        match state {
            State::Game(structure, game) => {
                let game = match game {
                    Game::Holdem => "holdem",
                    Game::Omaha => "omaha",
                    Game::OmahaEight => "omaha-eight",
                    Game::Stud => "stud",
                    Game::StudEight => "stud-eight",
                    Game::Razz => "razz",
                };
                let plain = |id| self.say(id, &[("game", game.into())]);
                match structure {
                    Structure::NoLimit => plain("state-no-limit"),
                    Structure::PotLimit => plain("state-pot-limit"),
                    Structure::Limit(small, big) => {
                        self.say("state-limit", &[("game", game.into()), ("small", (*small).into()), ("big", (*big).into())])
                    }
                }
            }
            State::Blinds(small, big) => self.say("state-blinds", &[("small", (*small).into()), ("big", (*big).into())]),
            State::BringIn(n) => self.say("state-bring-in", &[("amount", (*n).into())]),
            State::Ante(n, payer) => {
                let message = match payer {
                    AntePayer::Everybody => "state-ante",
                    AntePayer::BigBlind => "state-big-blind-ante",
                };
                self.say(message, &[("amount", (*n).into())])
            }
            State::SmallestChip(n) => self.say("state-smallest-chip", &[("amount", (*n).into())]),
            State::Seats(seats) => {
                let seats: Vec<_> = seats.iter().map(|seat| self.place(*seat)).collect();
                self.say("state-seats", &[("seats", (&seats.join(", ")).into())])
            }
            State::FirstToAct(seat) => self.say("state-first-to-act", &[("who", self.player(*seat).into())]),
            State::Button(seat) => self.say("state-button", &[("who", self.player(*seat).into())]),
            State::Street(street) => self.say("state-street", &[("street", street_key(*street).into())]),
            State::AtShowdown => self.say("state-at-showdown", &[]),
            State::Board(board) => self.say("state-board", &[("cards", (&cards(board)).into())]),
            State::PotOf(number, amount, seats) => self.pot_of(*number, *amount, seats),
            State::Pot(n) => self.say("state-pot", &[("amount", (*n).into())]),
            State::Stack(seat, Chips::Amount(0)) => self.say("state-all-in", &[("who", self.player(*seat).into())]),
            State::Stack(seat, Chips::Amount(n)) => {
                self.say("state-stack", &[("who", self.player(*seat).into()), ("amount", (*n).into())])
            }
            State::Stack(seat, chips @ Chips::Piles(_)) => {
                let args: [(&str, Arg); 2] = [("who", self.player(*seat).into()), ("chips", self.chips(chips).into())];
                self.say("state-stack-chips", &args)
            }
            State::Holds(seat, dealt) => {
                self.say("state-holds", &[("who", self.player(*seat).into()), ("cards", (&self.dealt(dealt)).into())])
            }
            State::Protected(seat) => self.say("state-protected", &[("who", self.player(*seat).into())]),
            State::MachineShuffle => self.say("state-machine-shuffle", &[]),
            State::Stub(next) => self.say("state-stub", &[("cards", (&cards(next)).into())]),
            State::Burned(burned) => self.say("state-burned", &[("cards", (&cards(burned)).into())]),
            State::Deck(looks) => self.deck_state(*looks),
            State::ButtonDue(seat) => self.say("state-button-due", &[("who", self.player(*seat).into())]),
            State::NotDealtIn(seat) => self.say("state-not-dealt-in", &[("who", self.player(*seat).into())]),
            State::Folded(seat) => self.say("state-folded", &[("who", self.player(*seat).into())]),
            State::Away(seat) => self.say("state-away", &[("who", self.player(*seat).into())]),
            State::Tournament => self.say("state-tournament", &[]),
            State::CashGame => self.say("state-cash-game", &[]),
            State::Left(n) => self.say("state-left", &[("count", (*n).into())]),
            State::SectorLine => self.say("state-sector-line", &[]),
            State::Conduct(state) => self.room(state),
            State::Room(state) => self.room_state(state),
            State::Chips(state) => self.money(state),
            State::Record(seat, n, offence) => match offence {
                Offence::OutOfTurn | Offence::LatePost | Offence::StringBet | Offence::Announcing | Offence::Exposing => {
                    self.record("state-record", *seat, *n, *offence)
                }
                Offence::KeptCards
                | Offence::TouchedCards
                | Offence::CardsIntoCards
                | Offence::ShownByAccident
                | Offence::MuckedFirst
                | Offence::CardOffTable
                | Offence::Touching
                | Offence::Delay
                | Offence::Chatter
                | Offence::Banging
                | Offence::OutOfReach
                | Offence::Violence
                | Offence::BelittlingPlay
                | Offence::FoulLanguage
                | Offence::Collusion
                | Offence::Any => self.record("state-warnings", *seat, *n, *offence),
            },
        }
    }
}

impl Teller {
    /// A place in the list of seats, where a number needs no other word.
    fn place(&self, seat: Option<Seat>) -> String {
        match seat {
            None => self.say("state-empty-seat", &[]),
            Some(Seat::Number(number)) => number.to_string(),
            Some(seat @ (Seat::Letter(_) | Seat::Newcomer | Seat::Spectator | Seat::Position(_) | Seat::Name(_))) => {
                self.seat(seat)
            }
        }
    }
}

fn part_of(state: &State) -> StatePart {
    match state {
        State::Game(..)
        | State::Blinds(..)
        | State::Ante(..)
        | State::BringIn(_)
        | State::SmallestChip(_)
        | State::Tournament
        | State::CashGame
        | State::Conduct(
            ConductState::TelevisionTable
            | ConductState::MainEventFinalTable
            | ConductState::TrainingGame
            | ConductState::Paid(_)
            | ConductState::Day(_)
            | ConductState::PlayedIn(_)
            | ConductState::MaySpeak(_),
        )
        | State::Room(
            RoomState::Tables(_)
            | RoomState::TablesOf(_)
            | RoomState::Contest(_)
            | RoomState::Pays(..)
            | RoomState::StartingStack(_)
            | RoomState::RegistrationClosed
            | RoomState::LastLevelOfDay
            | RoomState::OnBreak
            | RoomState::MinutesLeft(_)
            | RoomState::LevelOf(_)
            | RoomState::NextStakes(..)
            | RoomState::DealsForbidden,
        )
        | State::Chips(ChipsState::RebuysOpen | ChipsState::BuyIn(..) | ChipsState::Rake(..) | ChipsState::TimeCharge(..)) => {
            StatePart::Game
        }
        State::Room(
            RoomState::Table(..)
            | RoomState::BetweenHands
            | RoomState::HandForHand
            | RoomState::BalancingOrder(_)
            | RoomState::BreakingOrder(_)
            | RoomState::Waiting(_),
        ) => StatePart::Seats,
        State::Room(
            RoomState::Due(..)
            | RoomState::AwayFor(..)
            | RoomState::Missed(..)
            | RoomState::HasAbsenceButton(_)
            | RoomState::HasToldManager(_)
            | RoomState::HasPaidDeposit(_),
        )
        | State::Chips(ChipsState::AwayWith(..) | ChipsState::DischargeSlip(_) | ChipsState::SpecialNeeds(_)) => StatePart::Players,
        State::Seats(_) | State::Button(_) | State::ButtonDue(_) | State::NotDealtIn(_) | State::FirstToAct(_) => StatePart::Seats,
        State::Street(_) | State::AtShowdown | State::Board(_) | State::Pot(_) | State::PotOf(..) => StatePart::Street,
        State::Stack(..)
        | State::Holds(..)
        | State::Protected(_)
        | State::Folded(_)
        | State::Away(_)
        | State::Record(..)
        | State::Conduct(
            ConductState::Has(..)
            | ConductState::SignedReceipt(_)
            | ConductState::HandsToMiss(..)
            | ConductState::Breaches(..)
            | ConductState::MissedRounds(..),
        ) => StatePart::Players,
        State::Left(_) | State::SectorLine | State::MachineShuffle | State::Stub(_) | State::Burned(_) | State::Deck(_) => {
            StatePart::Cloth
        }
    }
}
