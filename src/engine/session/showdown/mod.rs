//! The showdown: what follows from the hands as they lie.

mod dispatch;
mod disputes;
mod duties;
pub(in crate::engine) mod faces;
mod kill;
mod muck;
mod refusal;
mod requests;
mod show;
mod table;
mod winners;

use crate::engine::award::{self, Claim, Share};
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Seat, State};
use crate::engine::pots::{self, Pot};
use crate::engine::rules::showdown::showdown_order;
use crate::engine::ruling::{Grade, Question, Ruling, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    /// Somebody is all-in and there is nothing left to bet.
    pub(in crate::engine) fn all_in_showdown(&self) -> bool {
        let hand = self.state.room.hand();
        hand.betting_is_over() && hand.live().count() > 1 && hand.live().any(|p| p.all_in)
    }

    /// He has a part in a side pot while somebody is all-in for less.
    pub(in crate::engine) fn must_show_for_side_pot(&self, seat: Seat) -> bool {
        let hand = self.state.room.hand();
        let side = pots::pots(hand).iter().skip(1).any(|pot| pot.seats.len() > 1 && pot.seats.contains(&seat));
        side && self.all_in_showdown() && self.books.house.clause(clauses::all_in_showdown::SIDE_POT_SHOWS).is_some()
    }

    /// Who has to show first; nobody where the house does not say.
    pub(in crate::engine) fn first_to_show(&self) -> Option<Seat> {
        let hand = self.state.room.hand();
        let hands: Vec<Seat> = hand.live().map(|p| p.seat).collect();
        self.books.ask(|p| showdown_order::order(hand, &hands, p)).and_then(|order| order.value.first().copied())
    }

    /// What follows from the hands as they lie: pots, the order of showing, duties, values, the award.
    pub(in crate::engine) fn showdown(&self) -> Vec<Ruling> {
        let hand = self.state.room.hand();
        let mut rulings = Vec::new();
        if hand.to_act().is_some() || hand.players.is_empty() {
            return rulings;
        }
        let over = hand.betting_is_over();
        if let Some((seat, uncalled)) = pots::uncalled(hand).filter(|_| over) {
            rulings.push(self.follows(Question::Chips, Verdict::Returned(uncalled, seat), Vec::new(), false));
        }
        let pots = self.pots();
        if pots.len() > 1 && hand.live().any(|p| p.all_in) {
            let because = self.books.cites(&[clauses::side_pots::EXCESS]);
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

    /// The pots, without what nobody has called once the betting is over.
    pub(in crate::engine) fn pots(&self) -> Vec<Pot> {
        let mut hand = self.state.room.hand().clone();
        if hand.betting_is_over() {
            hand.return_uncalled();
        }
        pots::pots(&hand)
    }

    /// The claims of the hands that lie open and may win, as far as all their cards are known.
    pub(in crate::engine) fn open_claims(&self) -> Vec<Claim> {
        let (hand, faces) = (self.state.room.hand(), &self.state.faces);
        let open = hand.live().filter(|p| faces.tabled(p.seat) && faces.is_alive(p.seat));
        open.filter_map(|p| award::final_claim(hand, p)).collect()
    }

    /// What a hand would win against those that lie open; `None` while that is not known.
    fn would_win(&self, seat: Seat) -> Option<Vec<Share>> {
        let hand = self.state.room.hand();
        let mut claims = self.open_claims();
        claims.retain(|claim| claim.seat != seat);
        if claims.is_empty() {
            return None;
        }
        claims.push(award::final_claim(hand, hand.find(seat)?)?);
        Some(award::award(hand, &self.pots(), &claims, &self.books))
    }

    /// Better hands than his lie open, as far as is known: he would get nothing.
    pub(in crate::engine) fn is_beaten(&self, seat: Seat) -> bool {
        self.would_win(seat).is_some_and(|shares| shares.iter().all(|share| share.seat != seat))
    }

    /// His hand is as good as the best that lies open: he would get a part.
    pub(in crate::engine) fn would_share(&self, seat: Seat) -> bool {
        let board_plays = || self.state.room.hand().board_plays() && !self.open_claims().is_empty();
        self.would_win(seat).map_or_else(board_plays, |shares| {
            let his = |share: &Share| share.seat == seat;
            shares.iter().any(his) && !shares.iter().all(his)
        })
    }

    /// Who is still to show and has a better hand than all that lie open.
    pub(in crate::engine) fn holds_better(&self) -> Option<Seat> {
        let hand = self.state.room.hand();
        let open = self.open_claims();
        let closed = self.state.faces.alive(hand).into_iter().filter(|s| !self.state.faces.tabled(*s));
        let better = |seat: &Seat| {
            let own = hand.find(*seat).and_then(|p| award::final_claim(hand, p));
            own.is_some_and(|own| open.iter().all(|c| own.high > c.high || own.lowball > c.lowball))
        };
        closed.filter(|_| !open.is_empty()).find(better)
    }

    pub(in crate::engine) fn follows(&self, question: Question, verdict: Verdict, because: Vec<ClauseId>, silent: bool) -> Ruling {
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
    pub(in crate::engine) fn faces_of(&mut self, states: &[State]) {
        for state in states {
            if let State::Protected(seat) = state {
                self.state.faces.at(*seat).protected = true;
            }
        }
    }
}
