//! Chips that go in before anybody acts, and chips that come back.

use crate::engine::chips::Amount;
use crate::engine::event::Seat;
use crate::engine::table::hand::{Hand, Increase};
use crate::engine::table::pots::uncalled;

impl Hand {
    /// Puts an ante in, or what the player has of it. A dead ante belongs to the main pot whatever it is; a live one
    /// counts like a bet, so that nobody wins more of it than he put in himself. Tells how much the pot gets.
    pub(crate) fn post_ante(&mut self, at: usize, ante: Amount, dead: bool) -> Amount {
        let paid = self.players[at].antes(ante, dead);
        self.pot = self.pot.saturating_add(paid);
        paid
    }

    /// Puts a blind or a straddle in, or what the player has of it. The big blind stands at its full height all the same, a
    /// straddle only for what it is; whoever sits behind the highest of them acts first.
    pub(crate) fn post_blind(&mut self, at: usize, amount: Amount) {
        let player = &mut self.players[at];
        let paid = player.commits(amount);
        player.all_in |= player.stack() == Some(0);
        let seat = player.seat;
        let to = if amount == self.big_blind { amount } else { paid };
        if to >= self.big_blind && to > self.bet {
            let by = to - self.bet;
            self.bet = to;
            self.increases.push(Increase { seat, to, by, full: to == amount, opening: true, by_custom: false });
            self.first = (at + 1) % self.players.len();
        }
    }

    /// All blinds and antes are in.
    pub(crate) fn open_first_round(&mut self) {
        self.began_with = self.able().count();
    }

    /// Bets of which the chips have gone back are no longer there to be called.
    pub(crate) fn withdraw_bets(&mut self) {
        let blind = if self.street.is_first() { self.big_blind } else { 0 };
        let highest = self.players.iter().map(|p| p.committed()).fold(blind, Amount::max);
        for increase in &mut self.increases {
            let over = (increase.to - highest).max(0);
            (increase.to, increase.by) = (increase.to - over, increase.by - over);
        }
        self.increases.retain(|increase| increase.by > 0);
        self.bet = self.bet.min(highest);
    }

    /// Gives back what nobody has called, and tells to whom and how much.
    pub(crate) fn return_uncalled(&mut self) -> Option<(Seat, Amount)> {
        let (seat, over) = uncalled(self)?;
        self.seat_mut(seat).ok()?.takes_back(over);
        Some((seat, over))
    }
}
