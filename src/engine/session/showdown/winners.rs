//! Who wins which pot.

use super::duties::rulings_must_show;
use crate::engine::award::{self, Claim, Share};
use crate::engine::event::Seat;
use crate::engine::options::Sanction;
use crate::engine::pots::Pot;
use crate::engine::session::Session;
use crate::engine::verdict::{Question, Ruling, ShowDuty, Strength, Verdict};

impl Session<'_> {
    /// Who wins what, once it is certain.
    pub(in crate::engine::session) fn awards(&self, pots: &[Pot]) -> Vec<Ruling> {
        let hand = self.world.room.hand();
        let alive = self.world.faces.alive(hand);
        if self.world.faces.settled || pots.iter().all(|pot| pot.amount == 0) {
            return Vec::new();
        }
        if hand.live().count() == 1 || alive.len() == 1 {
            return self.uncontested(pots, &alive);
        }
        if alive.is_empty() {
            return self.both_mucked(pots);
        }
        if alive.iter().any(|seat| !self.world.faces.tabled(*seat)) {
            return Vec::new();
        }
        self.shares(pots).into_iter().map(|share| self.wins(pots, share)).collect()
    }

    /// What the open hands win.
    pub(in crate::engine::session) fn shares(&self, pots: &[Pot]) -> Vec<Share> {
        let faces = &self.world.faces;
        let claims: Vec<Claim> = self.claims(|seat| faces.tabled(seat) && faces.is_alive(seat));
        let tabled = self.world.room.hand().live().filter(|p| faces.tabled(p.seat) && faces.is_alive(p.seat)).count();
        if claims.len() < tabled {
            return Vec::new();
        }
        let mut shares = award::award(self.world.room.hand(), pots, &claims, &self.law);
        for share in &mut shares {
            let mut because = self.law.cites(&["showdown-order/best-wins"]);
            if self.world.faces.of(share.seat).killed {
                because.extend(self.law.cites(&["killing-winning-hand/tabled-winner"]));
            }
            because.retain(|c| !share.because.contains(c));
            share.because.extend(because);
        }
        shares
    }

    pub(in crate::engine::session) fn wins(&self, pots: &[Pot], share: Share) -> Ruling {
        let pot = (pots.len() > 1).then_some(share.pot);
        self.follows(Question::Award, Verdict::Wins(share.seat, share.amount, pot), share.because, share.silent)
    }

    /// One hand is left.
    pub(in crate::engine::session) fn uncontested(&self, pots: &[Pot], alive: &[Seat]) -> Vec<Ruling> {
        let hand = self.world.room.hand();
        let folded_to = hand.live().count() == 1;
        let Some(winner) = alive.first().copied().or_else(|| hand.live().map(|p| p.seat).next()) else { return Vec::new() };
        if !folded_to && self.caller_shows(winner) && self.law.house.clause("showdown-order/caller-shows").is_some() {
            return Vec::new();
        }
        if !self.world.faces.is_alive(winner) {
            return Vec::new();
        }
        let (because, silent) = if folded_to {
            (self.law.cites(&["uncontested-showdown/all-folded"]), false)
        } else if self.world.faces.tabled(winner) {
            (self.law.cites(&["showdown-order/best-wins", "dead-hand/meaning", "split-pot/must-show"]), false)
        } else if hand.live().any(|p| self.world.faces.of(p.seat).dead) {
            (self.law.cites(&["dead-hand/meaning"]), false)
        } else {
            // With somebody all-in every hand had to be turned up: the clause does not speak of that.
            let all_in = self.all_in_showdown();
            let last = self.law.ask(|p| Some(((), vec![p.clause("uncontested-showdown/last-hand").filter(|_| !all_in)?])));
            last.map_or((Vec::new(), true), |a| (a.because, a.silent))
        };
        let mut rulings = Vec::new();
        let pots: Vec<&Pot> = pots.iter().filter(|pot| pot.amount > 0).collect();
        for (number, pot) in (0..).zip(&pots) {
            let number = (pots.len() > 1).then_some(number);
            rulings.push(self.follows(Question::Award, Verdict::Wins(winner, pot.amount, number), because.clone(), silent));
        }
        let unseen = self.law.cites(&["uncontested-showdown/unseen"]);
        let must = rulings_must_show(&self.world.rulings, winner);
        if folded_to && !unseen.is_empty() && !must {
            rulings.push(self.follows(Question::Show, Verdict::Showing(winner, ShowDuty::NeedNot), unseen, false));
        }
        rulings
    }

    /// Nobody has shown anything.
    pub(in crate::engine::session) fn both_mucked(&self, pots: &[Pot]) -> Vec<Ruling> {
        let hand = self.world.room.hand();
        let mucked: Vec<Seat> = hand.live().map(|p| p.seat).filter(|s| self.world.faces.of(*s).mucked).collect();
        let because = self.law.cites(&["showdown-order/both-muck"]);
        let Ok(n) = i64::try_from(mucked.len()) else { return Vec::new() };
        if because.is_empty() || n == 0 {
            return vec![self.follows(Question::Award, Verdict::Floor(Vec::new()), Vec::new(), true)];
        }
        let amount: i64 = pots.iter().map(|pot| pot.amount).sum();
        let mut odd = amount % n;
        let mut rulings = Vec::new();
        for seat in hand.clockwise_from_button().into_iter().filter(|s| mucked.contains(s)) {
            let share = amount / n + i64::from(odd > 0);
            odd -= i64::from(odd > 0);
            rulings.push(self.follows(Question::Award, Verdict::Wins(seat, share, None), because.clone(), false));
            let warned = Verdict::Penalty(seat, Strength::Must, Some(Sanction::Warning));
            rulings.push(self.follows(Question::Penalty, warned, because.clone(), false));
        }
        rulings
    }
}
