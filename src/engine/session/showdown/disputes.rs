//! The pot pushed, and disputes over it.

use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::Seat;
use crate::engine::rulebooks::cites;
use crate::engine::rules::procedure::disputed_pot::{self, Since};
use crate::engine::ruling::{Question, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    /// The pot goes to somebody.
    pub(in crate::engine) fn pot_pushed(&mut self, to: Seat) {
        self.state.faces.pushed = Some((to, Since::default()));
        let claimed = !self.state.faces.of(to).claims.is_empty();
        let because = self.books.cites(&[clauses::cards_speak::DEALER_READS]);
        if claimed && !because.is_empty() {
            self.correct(to, &because, false);
        }
    }

    /// Moves the pot from whoever was given it to those who won it.
    pub(in crate::engine) fn correct(&mut self, from: Seat, because: &[ClauseId], silent: bool) {
        for (seat, amount) in self.owed(from) {
            self.rule(Question::Chips, Verdict::Moves(amount, from, seat), because.to_vec(), silent);
            if let Some(ruling) = self.state.rulings.last_mut() {
                ruling.about = Some(seat);
            }
        }
    }

    /// What others won of the pots that were all pushed to one player.
    fn owed(&self, from: Seat) -> Vec<(Seat, Amount)> {
        let pots = self.pots();
        let mut won: Vec<(Seat, Amount)> = Vec::new();
        for ruling in self.awards(&pots) {
            if let Verdict::Wins(seat, amount, _) = ruling.verdict {
                won.push((seat, amount));
            }
        }
        if won.is_empty() {
            won.extend(self.shares(&pots).into_iter().map(|share| (share.seat, share.amount)));
        }
        let mut owed: Vec<(Seat, Amount)> = Vec::new();
        for (winner, part) in won.into_iter().filter(|(seat, _)| *seat != from) {
            match owed.iter_mut().find(|(seat, _)| *seat == winner) {
                Some((_, amount)) => *amount += part,
                None => owed.push((winner, part)),
            }
        }
        owed
    }

    /// Somebody says that the pot went to the wrong player.
    pub(in crate::engine) fn pot_disputed(&mut self, by: Seat) {
        let Some((to, since)) = self.state.faces.pushed else {
            let because = self.books.cites(&[clauses::disputed_pot::UNTIL]);
            let silent = because.is_empty();
            self.answer(by, Verdict::Granted(None), because, silent);
            return;
        };
        let Some(in_time) = self.books.ask(|p| disputed_pot::in_time(since, p)) else {
            self.answer(by, Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]), Vec::new(), true);
            return;
        };
        if in_time.value && !self.owed(to).is_empty() {
            self.answer(by, Verdict::Granted(None), in_time.because.clone(), in_time.silent);
            let corrected = self.books.ask(|p| {
                let because = cites(p, &[clauses::disputed_pot::CORRECTED, clauses::disputed_pot::BY_MANAGER]);
                (!because.is_empty()).then_some(((), because))
            });
            let (because, silent) = corrected.map_or((Vec::new(), true), |a| (a.because, a.silent));
            self.correct(to, &because, silent);
            return;
        }
        let manager = self.books.cites(&[clauses::disputed_pot::BY_MANAGER]);
        let pots = self.pots();
        let amount: Amount = pots.iter().filter(|pot| pot.seats.contains(&by)).map(|pot| pot.amount).sum();
        if in_time.value && !manager.is_empty() && amount > 0 && by != to && !self.state.faces.tabled(by) {
            let of = vec![Verdict::Moves(amount, to, by), Verdict::Keeps(amount, to)];
            self.answer(by, Verdict::Floor(of), manager, false);
            return;
        }
        self.state.faces.settled |= !in_time.value;
        let pushed: Amount = pots.iter().map(|pot| pot.amount).sum();
        self.rule(Question::Chips, Verdict::Keeps(pushed, to), in_time.because.clone(), in_time.silent);
        self.answer(by, Verdict::Refused, in_time.because, in_time.silent);
    }
}
