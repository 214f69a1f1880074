//! What is ruled as things stand: the rulings in force, the turn, and what is open to whom. Which rules are asked, in the order of
//! the questions; nothing here decides.

use super::Hearing;
use crate::engine::rules::award;
use crate::engine::rules::betting::{acting_in_turn, posting_blinds, pot_size, substantial_action, uncalled_bet};
use crate::engine::rules::dealing;
use crate::engine::rules::in_force;
use crate::engine::rules::legal_actions::{self, Legal};
use crate::engine::rules::of_room;
use crate::engine::rules::offences;
use crate::engine::rules::seating::hand_for_hand;
use crate::engine::ruling::{Question, Ruling};

impl Hearing<'_> {
    /// The rulings in force now, the open acts of the player to act included.
    pub fn rulings(&self) -> Vec<Ruling> {
        let mut rulings = self.of_the_game();
        rulings.extend(self.room_rulings());
        rulings.iter_mut().for_each(Ruling::ground);
        if !self.incidents.is_empty() || rulings.iter().any(|r| r.question == Question::Breach || r.is_silent()) {
            let mut conduct = self.conduct_rulings(&rulings);
            offences::said_by_the_house(&mut rulings, &conduct);
            conduct.iter_mut().for_each(Ruling::ground);
            rulings.extend(conduct);
        }
        rulings
    }

    /// The rulings in force, those on conduct aside.
    fn of_the_game(&self) -> Vec<Ruling> {
        let mut rulings = in_force::latest(self);
        if self.state.room.hand().between_hands || of_room::ended_with_an_elimination(self) {
            return rulings;
        }
        let dealing = self.dealing();
        let called_off = dealing::calls_off(self, &dealing);
        if called_off {
            in_force::superseded_by_the_deal(&mut rulings, &dealing);
        }
        rulings.extend(dealing.iter().cloned());
        let open = pot_size::is_open(&rulings);
        // Hand for hand an all-in waits for the other tables.
        let waits = hand_for_hand::own_all_in(self);
        let shown = if waits.is_some() { Vec::new() } else { self.showdown() };
        let showdown = award::unless_given_away(&rulings, shown);
        let is_won = award::is_won(&rulings, &showdown);
        rulings.extend(waits);
        // Once the pots are won, nobody asks any more how the round stood.
        rulings.extend(substantial_action::now(self).map(|r| r.routine_if(is_won || called_off)));
        // Where the hand is void or dealt again nobody acts on or shows, and what is in the pot goes back.
        if called_off {
            rulings.extend(uncalled_bet::beside_refunds(self, &dealing));
            return rulings;
        }
        rulings.extend(acting_in_turn::whose_turn(self).map(|r| r.routine_if(is_won)));
        rulings.extend(posting_blinds::change(self));
        rulings.push(pot_size::now(self, open, &showdown));
        rulings.extend(showdown);
        rulings.extend(legal_actions::now(self));
        rulings
    }

    /// What the player to act may do, whether or not the house says so.
    pub fn legal(&self) -> Option<Legal> {
        let over = of_room::ended_with_an_elimination(self);
        legal_actions::open_now(self)
            .filter(|_| !over && !dealing::calls_off(self, &self.dealing()))
            .and_then(|open| open.legal(self))
    }
}
