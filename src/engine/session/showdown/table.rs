//! What happens beside the hands: shuffles, seconds, draws, counts; and the nuts.

use crate::engine::clauses;
use crate::engine::event::{Judgement, Seat, Shuffle, Step};
use crate::engine::hand::Fullness;
use crate::engine::legal_actions::legal_actions;
use crate::engine::room::Problem;
use crate::engine::rulebooks::cites;
use crate::engine::rules::procedure::disputed_pot::Since;
use crate::engine::rules::showdown::nuts_must_raise::has_the_nuts;
use crate::engine::ruling::{Action, Question, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    /// What nobody's cards are involved in: a shuffle, seconds, a draw, a count.
    pub(in crate::engine) fn table_step(&mut self, step: &Step) -> Result<(), Problem> {
        let since = |session: &mut Self, change: fn(&mut Since)| {
            if let Some((_, since)) = &mut session.state.faces.pushed {
                change(since);
            }
        };
        match step {
            Step::Deal(..) => since(self, |s| s.dealt = true),
            Step::Shuffle(Shuffle::Wash) => since(self, |s| s.washed = true),
            Step::Shuffle(Shuffle::Riffle) => since(self, |s| s.riffled = true),
            Step::Shuffle(Shuffle::Machine) => since(self, |s| s.machine = true),
            Step::Wait(seconds) => {
                since(self, |s| s.waited = true);
                self.slow_roll();
                let seats: Vec<Seat> = self.state.room.hand().players.iter().map(|p| p.seat).collect();
                for seat in seats {
                    if let Some(told) = &mut self.state.faces.at(seat).told {
                        *told += seconds;
                    }
                    self.time_to_show(seat);
                }
            }
            Step::Draw(drawn) => {
                let Some(top) = drawn.iter().map(|(_, card)| card.rank()).max() else { return Ok(()) };
                let tied: Vec<_> = drawn.iter().filter(|(_, card)| card.rank() == top).collect();
                let Some((winner, _)) = tied.iter().max_by_key(|(_, card)| card.suit()) else { return Ok(()) };
                let by_suit = self.books.ask(|p| {
                    let clause = p.clause(clauses::deck_and_suits::SUIT_ORDER)?;
                    let mut because = vec![clause];
                    because.extend(cites(p, &[clauses::deck_and_suits::SUITS_UNRANKED]));
                    Some(((), because))
                });
                let answer = by_suit.filter(|_| tied.len() > 1);
                let silent = tied.len() > 1 && answer.as_ref().is_none_or(|a| a.silent);
                let because = answer.map(|a| a.because).unwrap_or_default();
                self.rule(Question::Positions, Verdict::ButtonTo(*winner), because, silent);
            }
            Step::Count(n) => {
                let because = self.books.cites(&[clauses::deck_and_suits::DECK]);
                let silent = because.is_empty();
                self.rule(Question::Deck, Verdict::Deck(*n == 52), because, silent);
            }
            _ => {}
        }
        Ok(())
    }

    /// Whoever is to show holds a better hand than those that lie open, and lets everybody wait.
    pub(in crate::engine) fn slow_roll(&mut self) {
        if !(self.found(Judgement::Needless) == Some(true)) {
            return;
        }
        let because = self.books.cites(&[clauses::slow_rolling::AT_ONCE]);
        if let Some(seat) = self.holds_better().filter(|_| !because.is_empty()) {
            self.rule(Question::Breach, Verdict::Breach(seat, "slow-rolling".into()), because, false);
        }
    }

    /// Who acts last holds the best possible hand: he may neither check nor only call.
    pub(in crate::engine) fn nuts(&mut self, seat: Seat, done: Action) {
        let hand = self.state.room.hand();
        let Some(player) = hand.find(seat).filter(|_| hand.street.is_last()) else { return };
        let mut after = hand.clone();
        after.apply(seat, done, Fullness::FULL);
        if after.to_act().is_some() {
            return;
        }
        let open = legal_actions(&self.state.room, hand, player, &self.books).value;
        if open.bet.is_none() && open.raise.is_none() {
            return;
        }
        let because = self.books.cites(&[clauses::nuts_must_raise::RAISE]);
        if !because.is_empty() && has_the_nuts(hand, player) {
            self.rule(Question::Breach, Verdict::Breach(seat, "nuts-must-raise".into()), because, false);
        }
    }
}
