//! Who wins which pot.

use super::duties::rulings_must_show;
use crate::engine::award::{self, Share};
use crate::engine::clauses;
use crate::engine::event::Seat;
use crate::engine::options::Sanction;
use crate::engine::pots::Pot;
use crate::engine::ruling::{Question, Ruling, ShowDuty, Strength, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    /// Who wins what, once it is certain.
    pub(in crate::engine) fn awards(&self, pots: &[Pot]) -> Vec<Ruling> {
        let hand = self.state.room.hand();
        let alive = self.state.faces.alive(hand);
        if self.state.faces.settled || pots.iter().all(|pot| pot.amount == 0) {
            return Vec::new();
        }
        let alone = hand.live().map(|p| p.seat).next().filter(|_| hand.live().count() == 1);
        match (alone, alive.as_slice()) {
            // Whoever has outlasted the betting need not hold on to his cards.
            (Some(winner), _) => self.uncontested(pots, winner, true),
            (None, [winner]) => self.uncontested(pots, *winner, false),
            (None, []) => self.both_mucked(pots),
            _ if alive.iter().any(|seat| !self.state.faces.tabled(*seat)) => Vec::new(),
            _ => {
                let shares = self.shares(pots);
                let unclaimed = |(n, _): &(usize, &Pot)| !shares.iter().any(|share| usize::from(share.pot) == *n);
                let left = pots.iter().enumerate().filter(|(_, pot)| pot.amount > 0).filter(unclaimed).count();
                let nobodys = (left > 0 && !shares.is_empty()).then(|| self.nobodys());
                shares.into_iter().map(|share| self.wins(pots, share)).chain(nobodys).collect()
            }
        }
    }

    /// A pot to which no hand that is left has a claim.
    fn nobodys(&self) -> Ruling {
        self.follows(Question::Award, Verdict::Floor(Vec::new()), Vec::new(), true)
    }

    /// What the open hands win.
    pub(in crate::engine) fn shares(&self, pots: &[Pot]) -> Vec<Share> {
        let claims = self.open_claims();
        let (hand, faces) = (self.state.room.hand(), &self.state.faces);
        if faces.alive(hand).iter().any(|seat| faces.tabled(*seat) && !claims.iter().any(|claim| claim.seat == *seat)) {
            return Vec::new();
        }
        let mut shares = award::award(hand, pots, &claims, &self.books);
        for share in &mut shares {
            let mut because = self.books.cites(&[clauses::showdown_order::BEST_WINS]);
            if self.state.faces.of(share.seat).killed {
                because.extend(self.books.cites(&[clauses::killing_winning_hand::TABLED_WINNER]));
            }
            because.retain(|c| !share.because.contains(c));
            share.because.extend(because);
        }
        shares
    }

    pub(in crate::engine) fn wins(&self, pots: &[Pot], share: Share) -> Ruling {
        let pot = (pots.len() > 1).then_some(share.pot);
        self.follows(Question::Award, Verdict::Wins(share.seat, share.amount, pot), share.because, share.silent)
    }

    /// One hand is left: in the betting, or at the showdown.
    fn uncontested(&self, pots: &[Pot], winner: Seat, folded_to: bool) -> Vec<Ruling> {
        let hand = self.state.room.hand();
        if !folded_to && self.caller_shows(winner) && self.books.house.clause(clauses::showdown_order::CALLER_SHOWS).is_some() {
            return Vec::new();
        }
        let (because, silent) = if folded_to {
            (self.books.cites(&[clauses::uncontested_showdown::ALL_FOLDED]), false)
        } else if self.state.faces.tabled(winner) {
            (
                self.books.cites(&[clauses::showdown_order::BEST_WINS, clauses::dead_hand::MEANING, clauses::split_pot::MUST_SHOW]),
                false,
            )
        } else if hand.live().any(|p| self.state.faces.of(p.seat).dead) {
            (self.books.cites(&[clauses::dead_hand::MEANING]), false)
        } else {
            // With somebody all-in every hand had to be turned up: the clause does not speak of that.
            let all_in = self.all_in_showdown();
            let last =
                self.books.ask(|p| Some(((), vec![p.clause(clauses::uncontested_showdown::LAST_HAND).filter(|_| !all_in)?])));
            last.map_or((Vec::new(), true), |a| (a.because, a.silent))
        };
        let mut rulings = Vec::new();
        for (number, pot) in (0..).zip(pots).filter(|(_, pot)| pot.amount > 0) {
            if folded_to || pot.seats.contains(&winner) {
                let number = (pots.len() > 1).then_some(number);
                let verdict = Verdict::Wins(winner, pot.amount, number);
                rulings.push(self.follows(Question::Award, verdict, because.clone(), silent));
            } else if rulings.last().is_none_or(|r| !matches!(r.verdict, Verdict::Floor(_))) {
                rulings.push(self.nobodys());
            }
        }
        let unseen = self.books.cites(&[clauses::uncontested_showdown::UNSEEN]);
        let must = rulings_must_show(&self.state.rulings, winner);
        if folded_to && !unseen.is_empty() && !must {
            rulings.push(self.follows(Question::Show, Verdict::Showing(winner, ShowDuty::NeedNot), unseen, false));
        }
        rulings
    }

    /// Nobody has shown anything: who has mucked shares, where the house says so.
    fn both_mucked(&self, pots: &[Pot]) -> Vec<Ruling> {
        let hand = self.state.room.hand();
        let mucked: Vec<Seat> = hand.live().map(|p| p.seat).filter(|s| self.state.faces.of(*s).mucked).collect();
        let because = self.books.cites(&[clauses::showdown_order::BOTH_MUCK]);
        if because.is_empty() || mucked.is_empty() {
            return vec![self.nobodys()];
        }
        let mut rulings = Vec::new();
        for (number, pot) in (0..).zip(pots).filter(|(_, pot)| pot.amount > 0) {
            let here: Vec<Seat> = pot.seats.iter().copied().filter(|seat| mucked.contains(seat)).collect();
            if here.is_empty() {
                rulings.push(self.nobodys());
            }
            for (seat, share) in award::even(hand, pot.amount, &here) {
                let number = (pots.len() > 1).then_some(number);
                rulings.push(self.follows(Question::Award, Verdict::Wins(seat, share, number), because.clone(), false));
            }
        }
        for seat in mucked {
            let warned = Verdict::Penalty(seat, Strength::Must, Some(Sanction::Warning));
            rulings.push(self.follows(Question::Penalty, warned, because.clone(), false));
        }
        rulings
    }
}
