//! Chips that go in before anybody acts, and chips that come back.

use crate::engine::chips::Amount;
use crate::engine::event::{Seat, Street};
use crate::engine::table::hand::{Hand, Increase};
use crate::engine::table::pots::uncalled;

impl Hand {
    /// Puts an ante in, or what the player has of it. A dead ante belongs to the main pot whatever it is; a live one
    /// counts like a bet, so that nobody wins more of it than he put in himself. Tells how much it was.
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

    /// The bring-in is all-in for less: it stands at its full height all the same.
    pub(crate) fn bring_in_stands(&mut self) {
        let Some(only) = self.increases.first().filter(|only| self.only_brought_in() && only.to < self.bring_in) else { return };
        if self.find(only.seat).is_some_and(|player| player.all_in) {
            self.bet = self.bring_in;
            (self.increases[0].to, self.increases[0].by) = (self.bring_in, self.bring_in);
        }
    }

    /// The hand was begun at other blinds than were due: they are made up, and whoever has called them answers again.
    pub(crate) fn corrects_blinds(&mut self, small: Amount, big: Amount) {
        let n = self.players.len();
        let (old, of_small) = ((self.small_blind, self.big_blind), if n == 2 { 0 } else { n.saturating_sub(2) });
        self.plays_at(small, big);
        // Over a raise the blinds are only those of the raise; what it has to come to then no book says.
        if self.street != Street::Preflop || self.bet != old.1 {
            return;
        }
        for (at, due) in [(of_small, small), (n.saturating_sub(1), big)] {
            if let Some(player) = self.players.get_mut(at) {
                player.commits((due - player.committed()).max(0));
                player.all_in |= player.stack() == Some(0);
            }
        }
        self.bet = big;
        if let Some(blind) = self.increases.first_mut() {
            (blind.to, blind.by) = (big, big);
        }
        self.counts_blinds();
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

#[cfg(test)]
mod tests {
    use crate::engine::event::{Game, Seat, Street, Structure};
    use crate::engine::ruling::Action;
    use crate::engine::table::hand::{Fullness, Hand};

    #[test]
    fn blinds_that_are_made_up_leave_nobody_with_more_chips_than_before() {
        let seats: Vec<Seat> = "ABCD".chars().map(Seat::Letter).collect();
        let button = Some(Seat::Letter('D'));
        let mut hand = Hand::new(Structure::NoLimit, Game::Holdem, (50, 100), Default::default(), &seats, button, Street::Preflop);
        for (player, stack) in hand.players.iter_mut().zip([3000, 3000, 3000, 150]) {
            player.has_behind(Some(stack));
        }
        hand.post_blinds();
        hand.apply(Seat::Letter('C'), Action::Call(100), Fullness::FULL);
        hand.corrects_blinds(100, 200);
        let has = |hand: &Hand| -> Vec<(i64, Option<i64>)> { hand.players.iter().map(|p| (p.committed(), p.stack())).collect() };
        // In the order in which they act: C has called 100, D has not acted, A has the small blind, B had 150 in all.
        assert_eq!(has(&hand), [(100, Some(2900)), (0, Some(3000)), (100, Some(2900)), (150, Some(0))]);
        assert_eq!((hand.bet, hand.to_act()), (200, Some(Seat::Letter('D'))));
    }
}
