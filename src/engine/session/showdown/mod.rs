//! The showdown: what follows from the hands as they lie.

mod dispatch;
mod disputes;
mod duties;
pub(super) mod faces;
mod kill;
mod muck;
mod refusal;
mod requests;
mod show;
mod table;
mod winners;

use crate::engine::award::{self, Claim};
use crate::engine::event::{Seat, State};
use crate::engine::policy::ClauseId;
use crate::engine::pots;
use crate::engine::session::Session;
use crate::engine::showdown::showdown_order;
use crate::engine::verdict::{Grade, Question, Ruling, Verdict};

impl Session<'_> {
    /// Somebody is all-in and there is nothing left to bet.
    pub(in crate::engine::session) fn all_in_showdown(&self) -> bool {
        let hand = self.world.room.hand();
        hand.betting_is_over() && hand.live().count() > 1 && hand.live().any(|p| p.all_in)
    }

    /// He has a part in a side pot while somebody is all-in for less.
    pub(in crate::engine::session) fn must_show_for_side_pot(&self, seat: Seat) -> bool {
        let hand = self.world.room.hand();
        let side = pots::pots(hand).iter().skip(1).any(|pot| pot.seats.len() > 1 && pot.seats.contains(&seat));
        side && self.all_in_showdown() && self.law.house.clause("all-in-showdown/side-pot-shows").is_some()
    }

    /// Who has to show first; nobody where the house does not say.
    pub(in crate::engine::session) fn first_to_show(&self) -> Option<Seat> {
        let hand = self.world.room.hand();
        let hands: Vec<Seat> = hand.live().map(|p| p.seat).collect();
        self.law.ask(|p| showdown_order::order(hand, &hands, p)).and_then(|order| order.value.first().copied())
    }

    /// What follows from the hands as they lie: pots, the order of showing, duties, values, the award.
    pub(in crate::engine::session) fn showdown(&self) -> Vec<Ruling> {
        let hand = self.world.room.hand();
        let mut rulings = Vec::new();
        if hand.to_act().is_some() || hand.players.is_empty() {
            return rulings;
        }
        let over = hand.betting_is_over();
        let mut settled = hand.clone();
        if let Some((seat, uncalled)) = pots::uncalled(hand).filter(|_| over) {
            if let Some(player) = settled.players.iter_mut().find(|p| p.seat == seat) {
                player.committed -= uncalled;
            }
            rulings.push(self.follows(Question::Chips, Verdict::Returned(uncalled, seat), Vec::new(), false));
        }
        let pots = pots::pots(&settled);
        if pots.len() > 1 && hand.live().any(|p| p.all_in) {
            let because = self.law.cites(&["side-pots/excess"]);
            for (number, pot) in (0..).zip(&pots) {
                let mut seats = pot.seats.clone();
                seats.sort_unstable();
                let verdict = Verdict::PotOf(number, pot.amount, seats);
                rulings.push(self.follows(Question::Award, verdict, because.clone(), false));
            }
        }
        if !over {
            return rulings;
        }
        rulings.extend(self.values());
        rulings.extend(self.showing());
        rulings.extend(self.awards(&pots));
        rulings
    }

    /// The claims of those hands that are open, known and accepted.
    pub(in crate::engine::session) fn claims(&self, accept: impl Fn(Seat) -> bool) -> Vec<Claim> {
        let hand = self.world.room.hand();
        hand.live().filter(|p| accept(p.seat)).filter_map(|p| award::claim(hand, p)).collect()
    }

    /// A better hand than his lies open, as far as is known.
    pub(in crate::engine::session) fn is_beaten(&self, seat: Seat) -> bool {
        let hand = self.world.room.hand();
        let Some(own) = hand.find(seat).and_then(|p| award::claim(hand, p)) else { return false };
        let open = self.claims(|s| self.world.faces.tabled(s));
        open.iter().any(|c| c.high > own.high || c.lowball > own.lowball)
    }

    /// His hand is as good as the best that lies open.
    pub(in crate::engine::session) fn would_share(&self, seat: Seat) -> bool {
        let hand = self.world.room.hand();
        let own = hand.find(seat).and_then(|p| award::claim(hand, p));
        let open = self.claims(|s| self.world.faces.tabled(s));
        let best = open.iter().map(|c| (c.high, c.lowball)).max();
        best.is_some_and(|best| own.map_or(hand.board_plays(), |own| (own.high, own.lowball) == best))
    }

    /// Who is still to show and has a better hand than all that lie open.
    pub(in crate::engine::session) fn holds_better(&self) -> Option<Seat> {
        let hand = self.world.room.hand();
        let open = self.claims(|s| self.world.faces.tabled(s));
        let closed = self.world.faces.alive(hand).into_iter().filter(|s| !self.world.faces.tabled(*s));
        let better = |seat: &Seat| {
            let own = hand.find(*seat).and_then(|p| award::claim(hand, p));
            own.is_some_and(|own| open.iter().all(|c| own.high > c.high || own.lowball > c.lowball))
        };
        closed.filter(|_| !open.is_empty()).find(better)
    }

    pub(in crate::engine::session) fn follows(
        &self,
        question: Question,
        verdict: Verdict,
        because: Vec<ClauseId>,
        silent: bool,
    ) -> Ruling {
        let grade = if silent { Grade::Silent } else { verdict.grade() };
        Ruling {
            question,
            about: verdict.about(),
            verdict,
            grade,
            because: if silent { Vec::new() } else { because },
            condition: None,
            line: self.line.saturating_sub(1),
            routine: false,
        }
    }

    /// What the state says of the hands before anything happens.
    pub(in crate::engine::session) fn faces_of(&mut self, states: &[State]) {
        for state in states {
            if let State::Protected(seat) = state {
                self.world.faces.at(*seat).protected = true;
            }
        }
    }
}
