//! The pot pushed, and disputes over it.

use crate::engine::chips::Amount;
use crate::engine::event::Seat;
use crate::engine::law::cites;
use crate::engine::policy::ClauseId;
use crate::engine::pots;
use crate::engine::procedure::disputed_pot::{self, Since};
use crate::engine::session::Session;
use crate::engine::verdict::{Question, Verdict};

impl Session<'_> {
    /// The pot goes to somebody.
    pub(in crate::engine::session) fn pot_pushed(&mut self, to: Seat) {
        self.world.faces.pushed = Some((to, Since::default()));
        let claimed = !self.world.faces.of(to).claims.is_empty();
        let because = self.law.cites(&["cards-speak/dealer-reads"]);
        if claimed && !because.is_empty() {
            self.correct(to, &because, false);
        }
    }

    /// Moves the pot from whoever was given it to those who won it.
    pub(in crate::engine::session) fn correct(&mut self, from: Seat, because: &[ClauseId], silent: bool) {
        let pots = pots::pots(self.world.room.hand());
        let mut owed: Vec<(Seat, Amount)> = Vec::new();
        for share in self.shares(&pots).into_iter().filter(|share| share.seat != from) {
            match owed.iter_mut().find(|(seat, _)| *seat == share.seat) {
                Some((_, amount)) => *amount += share.amount,
                None => owed.push((share.seat, share.amount)),
            }
        }
        for (seat, amount) in owed {
            self.rule(Question::Chips, Verdict::Moves(amount, from, seat), because.to_vec(), silent);
            if let Some(ruling) = self.world.rulings.last_mut() {
                ruling.about = Some(seat);
            }
        }
    }

    /// Somebody says that the pot went to the wrong player.
    pub(in crate::engine::session) fn pot_disputed(&mut self, by: Seat) {
        let Some((to, since)) = self.world.faces.pushed else {
            let because = self.law.cites(&["disputed-pot/until"]);
            let silent = because.is_empty();
            self.answer(by, Verdict::Granted(None), because, silent);
            return;
        };
        let Some(in_time) = self.law.ask(|p| disputed_pot::in_time(since, p)) else {
            self.answer(by, Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]), Vec::new(), true);
            return;
        };
        let pots = pots::pots(self.world.room.hand());
        let shares = self.shares(&pots);
        if in_time.value && shares.iter().any(|share| share.seat != to) {
            self.answer(by, Verdict::Granted(None), in_time.because.clone(), in_time.silent);
            let corrected = self.law.ask(|p| {
                let because = cites(p, &["disputed-pot/corrected", "disputed-pot/by-manager"]);
                (!because.is_empty()).then_some(((), because))
            });
            let (because, silent) = corrected.map_or((Vec::new(), true), |a| (a.because, a.silent));
            self.correct(to, &because, silent);
            return;
        }
        let manager = self.law.cites(&["disputed-pot/by-manager"]);
        let amount: Amount = pots.iter().map(|pot| pot.amount).sum();
        if in_time.value && !manager.is_empty() && !self.world.faces.tabled(by) {
            let of = vec![Verdict::Moves(amount, to, by), Verdict::Keeps(amount, to)];
            self.answer(by, Verdict::Floor(of), manager, false);
            return;
        }
        self.world.faces.settled |= !in_time.value;
        self.rule(Question::Chips, Verdict::Keeps(amount, to), in_time.because.clone(), in_time.silent);
        self.answer(by, Verdict::Refused, in_time.because, in_time.silent);
    }
}
