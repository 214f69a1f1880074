//! Whose turn it is: the order of acting, and who still owes an answer.

use crate::engine::event::Seat;
use crate::engine::table::hand::{Hand, Player};

impl Hand {
    /// The seats in acting order of this street.
    fn order(&self) -> impl Iterator<Item = usize> + '_ {
        let n = self.players.len().max(1);
        (0..self.players.len()).map(move |i| (self.first + i) % n)
    }

    /// The seats in the order in which they act on this street.
    pub fn acting_order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order().map(|at| self.players[at].seat)
    }

    /// The seats clockwise, from the left of the button on; without a button in the order in which they act after the
    /// flop.
    pub fn clockwise_from_button(&self) -> Vec<Seat> {
        let n = self.players.len().max(1);
        // Heads-up the button acts last after the flop, and everybody else first: the order after the flop is clockwise.
        (0..self.players.len()).map(|i| self.players[(self.first_postflop + i) % n].seat).collect()
    }

    /// Nobody has anything left to decide by betting, on this street or a later one.
    pub fn betting_is_over(&self) -> bool {
        self.at_showdown || self.to_act().is_none() && (self.street.is_last() || self.able().count() < 2)
    }

    /// Who is to act: the first in order after the last increase who owes an answer.
    pub fn to_act(&self) -> Option<Seat> {
        if self.at_showdown || self.between_hands {
            return None;
        }
        let passed_over = self.called_back.filter(|seat| self.find(*seat).is_some_and(|player| self.owes_answer(player)));
        if passed_over.is_some() {
            return passed_over;
        }
        let n = self.players.len();
        let last = self.actions.last().and_then(|(seat, _)| self.players.iter().position(|p| p.seat == *seat));
        let start = last.map_or(self.first, |at| at + 1);
        let mut open = (0..n).map(|i| &self.players[(start + i) % n]).filter(|p| self.owes_answer(p)).map(|p| p.seat);
        let first = open.next()?;
        // Whoever has bought the last word lets everybody else go first.
        if self.last_word == Some(first) { open.next().or(Some(first)) } else { Some(first) }
    }

    pub(super) fn owes_answer(&self, player: &Player) -> bool {
        if player.folded || player.all_in {
            return false;
        }
        // A short blind is called at its full height; whoever was let off with less answers again only to more chips.
        let bet = if player.acted { self.highest() } else { self.bet };
        let facing = player.committed() < bet && player.answered < bet;
        if player.acted && !facing {
            return false;
        }
        // Whoever is left alone with chips behind has nobody to bet into, only somebody to call.
        self.live().any(|p| p.seat != player.seat && (!p.all_in || p.committed() > player.committed()))
    }

    /// The seats after this one that owe an answer, as far as the one to act.
    pub fn behind(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let front = self.in_front_of(seat);
        let owing = self.players.iter().filter(|p| self.owes_answer(p)).map(|p| p.seat);
        owing.filter(move |other| *other != seat && !front.contains(other))
    }

    /// The seats between the one to act and this one, who come first.
    pub fn in_front_of(&self, seat: Seat) -> Vec<Seat> {
        let Some(first) = self.to_act() else { return Vec::new() };
        let order: Vec<Seat> = self.order().map(|i| self.players[i].seat).collect();
        let n = order.len();
        let start = order.iter().position(|s| *s == first).unwrap_or(0);
        (0..n)
            .map(|i| order[(start + i) % n])
            .take_while(|s| *s != seat)
            .filter(|s| self.find(*s).is_some_and(|p| self.owes_answer(p)))
            .collect()
    }
}
