//! Clock, levels and chips beside the betting: what is noted of them as it happens, and which rules are asked, at once and about
//! what has been noted. Nothing here decides.

use crate::engine::event::{CardEvent, ChipsEvent, ClockEvent, DealEvent, DeckEvent, RoomEvent, Seat, SeatingEvent, Step, Subject};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rules::cash::{buy_in, rake, table_stakes, time_charge};
use crate::engine::rules::general::tournament_equipment;
use crate::engine::rules::money::is_of_money;
use crate::engine::rules::offences::Case;
use crate::engine::rules::procedure::{
    calling_the_clock, chip_count_request, chip_race, chips_in_transit, chips_visible, color_up, lost_chips, new_level, rebuy,
};
use crate::engine::rules::seating::absent_player;
use crate::engine::ruling::Ruling;
use crate::engine::table::hand::Player;
use crate::engine::table::incidents::{Happening, Incident};

/// What rules say of chips and money.
pub(super) const RULES: &[fn(&Case) -> Vec<Ruling>] = &[
    chip_race::rulings,
    color_up::rulings,
    chip_count_request::rulings,
    chips_visible::rulings,
    chips_in_transit::rulings,
    lost_chips::rulings,
    rebuy::rulings,
    table_stakes::rulings,
    buy_in::rulings,
    rake::rulings,
    time_charge::rulings,
    tournament_equipment::rulings,
    absent_player::stays_away,
];

impl Hearing<'_> {
    /// Something happens with the clock on a player, or with a level.
    ///
    /// # Errors
    /// When it is somebody else's to do.
    pub(super) fn on_the_clock(&mut self, who: &Subject, event: ClockEvent) -> Result<(), Problem> {
        match (event, who) {
            (ClockEvent::Asked, Subject::Seat(seat)) => calling_the_clock::asked(self, *seat, None),
            (ClockEvent::AskedOn(on), Subject::Seat(seat)) => calling_the_clock::asked(self, *seat, Some(on)),
            (ClockEvent::DeclaredDead, Subject::Dealer) => self.happens(Happening::CalledDead { by_dealer: true }),
            (ClockEvent::DeclaredDead, _) => self.happens(Happening::CalledDead { by_dealer: false }),
            (ClockEvent::Granted | ClockEvent::GrantedFor(_), _) => {
                calling_the_clock::granted(self);
                self.happens(Happening::Did(Step::Clock(event)));
            }
            (ClockEvent::Refused | ClockEvent::CountdownEnds | ClockEvent::TimeIsUp | ClockEvent::Announced(..), _) => {
                self.happens(Happening::Did(Step::Clock(event)))
            }
            (ClockEvent::LevelFound(small, big), _) => new_level::found(self, small, big)?,
            // It is noted with what it comes together with.
            (ClockEvent::EndsTogether, _) => {}
            (ClockEvent::Asked | ClockEvent::AskedOn(_), _) => return Err(super::only_a_player()),
        }
        Ok(())
    }

    /// Something is done with chips beside the betting. What a player does has been noted.
    ///
    /// # Errors
    /// When it is about nobody at the table.
    pub(super) fn with_chips(&mut self, who: &Subject, event: &ChipsEvent) -> Result<(), Problem> {
        let player = if let Subject::Seat(seat) = who { Some(*seat) } else { None };
        match event {
            ChipsEvent::ExchangesOf(_, seat, _) | ChipsEvent::FindsForeign(seat, _) => {
                self.state.room.hand_mut().seat_mut(*seat)?;
            }
            ChipsEvent::AnnouncesRebuy(_) => player.into_iter().for_each(|seat| rebuy::plays_on(self, seat)),
            ChipsEvent::Exchanges(..)
            | ChipsEvent::AnnouncesExchange
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
            | ChipsEvent::AnnouncesAddOn(_)
            | ChipsEvent::Race(_)
            | ChipsEvent::RebuysEnd
            | ChipsEvent::LeavesWith(_) => {}
        }
        if player.is_none() {
            self.happens(Happening::Did(Step::Chips(event.clone())));
        }
        Ok(())
    }

    /// A level has come to light that had been due before: it counts from the next hand on.
    pub(in crate::engine) fn note_level(&mut self, event: ClockEvent) {
        self.happens(Happening::Did(Step::Clock(event)));
    }

    /// It is nobody's deed, or an official's.
    fn happens(&mut self, what: Happening) {
        self.note_of_nobody(what);
    }

    /// Time passes: it counts where a clock runs.
    pub(super) fn note_time(&mut self, seconds: i64) {
        if calling_the_clock::is_asked_for(self) {
            self.happens(Happening::Did(Step::Cards(CardEvent::Wait(seconds))));
        }
    }

    /// Minutes pass: they count on a clock, and where time is paid for.
    pub(super) fn note_minutes(&mut self, minutes: i64) {
        self.note_time(minutes.saturating_mul(60));
        self.happens(Happening::Did(Step::Room(RoomEvent::MinutesPass(minutes))));
    }

    /// The next hand is prepared: it counts where a level is about to change.
    pub(super) fn note_preparation(&mut self, event: &CardEvent) {
        if new_level::is_followed(self) || self.is_between_hands() {
            self.happens(Happening::Did(Step::Cards(event.clone())));
        }
    }

    /// The first card of the next hand is out: it counts where a level is about to change, and a pot that was pushed is disputed.
    pub(super) fn note_deal(&mut self, step: &Step) {
        if !new_level::deals(step) {
            return;
        }
        self.state.faces.begin_next();
        if new_level::is_followed(self) || self.is_between_hands() {
            self.happens(Happening::Did(step.clone()));
        }
    }

    /// The dealer is relieved: it counts as the riffle does.
    pub(super) fn note_relief(&mut self) {
        if new_level::is_followed(self) || self.is_between_hands() {
            self.happens(Happening::Did(Step::InDeal(DealEvent::Deck(DeckEvent::Relieved))));
        }
    }

    /// The hand is over: nobody has told what lies now before those who were in it to the end or have put something in.
    pub(super) fn chips_have_moved(&mut self) -> Vec<Seat> {
        let hand = self.state.room.hand();
        if hand.between_hands {
            return Vec::new();
        }
        let moved = |player: &&Player| !player.folded() || player.total() > 0 || hand.ante_of(player.seat) > 0;
        let seats: Vec<Seat> = hand.players.iter().filter(moved).map(|player| player.seat).collect();
        self.bank.chips_have_moved(self.line, &seats);
        seats
    }

    /// The next hand begins: it counts where something is due with it.
    pub(super) fn note_next_hand(&mut self) {
        self.hands += 1;
        let of_money = |incident: &Incident| incident.step().is_some_and(is_of_money);
        if self.bank.between_hands || new_level::is_followed(self) || self.incidents.all.iter().any(of_money) {
            self.happens(Happening::Did(Step::Seating(SeatingEvent::NextHand)));
        }
    }
}
