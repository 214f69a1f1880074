//! What was done is put into effect.

use super::Session;
use crate::engine::clauses;
use crate::engine::event::Seat;
use crate::engine::hand::Fullness;
use crate::engine::rules::betting;
use crate::engine::ruling::{Action, Order, Question, Verdict};

impl Session<'_> {
    pub(in crate::engine) fn carry_out(&mut self, seat: Seat, done: Action) {
        let books = self.books;
        let hand = self.state.room.hand_mut();
        let least = if hand.bet == 0 {
            hand.fixed_bet().unwrap_or(hand.big_blind)
        } else {
            betting::minimum_raise::least(hand, &books).value
        };
        let base = if hand.fixed_bet().is_some() { hand.bet } else { least - (least - hand.bet) };
        let fullness = match done {
            Action::AllIn(n) if n > hand.bet && n < least => {
                let step = hand.fixed_bet().unwrap_or(least - base);
                betting::reopening::is_full(hand, &books, n - hand.bet, step)
            }
            Action::Bet(n) if hand.owes_bring_in() && n < least => Fullness { full: false, by_custom: false },
            _ => Fullness::FULL,
        };
        hand.apply(seat, done, fullness);
        self.announce_all_in(seat, done);
    }

    pub(in crate::engine) fn announce_all_in(&mut self, seat: Seat, done: Action) {
        let raise = self.state.room.hand().increases.last().is_some_and(|i| i.seat == seat && !i.opening);
        if matches!(done, Action::AllIn(_)) && raise {
            let because = self.books.cites(&[clauses::all_in::ANNOUNCE]);
            if !because.is_empty() {
                self.rule(Question::Order, Verdict::Order(Order::AnnounceRaiseAllIn), because, false);
            }
        }
    }
}
