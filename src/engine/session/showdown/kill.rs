//! Hands that die: touched, mixed up, thrown away, swept in.

use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Judgement, Seat, Touched};
use crate::engine::pots;
use crate::engine::room::Problem;
use crate::engine::rulebooks::cites;
use crate::engine::rules::procedure::unprotected_hand::{self, KilledHandRefund};
use crate::engine::ruling::{Grade, Question, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    pub(in crate::engine) fn touch(&mut self, seat: Seat, what: Touched) {
        if self.has_won(seat) {
            return;
        }
        let safe = self.winner_is_safe(seat);
        if !safe.is_empty() && !matches!(what, Touched::CardsOf(_)) {
            self.rule(Question::Hand, Verdict::Hand(seat, true), safe, false);
            return;
        }
        let face = self.state.faces.of(seat);
        let clauses: &[ClauseId] = match what {
            Touched::Muck => &[clauses::mucked_cards::TOUCH, clauses::dead_hand::TOUCHED_MUCK, clauses::mucked_cards::MUCK],
            Touched::Board | Touched::Burns => &[clauses::mucked_cards::TOUCH],
            Touched::CardsOf(_) if face.tabled => {
                let because = self.books.cites(&[clauses::live_at_showdown::FACE_UP]);
                if !because.is_empty() {
                    self.rule(Question::Hand, Verdict::Hand(seat, true), because, false);
                    return;
                }
                &[clauses::dead_hand::TOUCHED_PLAYER]
            }
            Touched::CardsOf(_) => &[clauses::dead_hand::TOUCHED_PLAYER],
        };
        let because = self.books.cites(clauses);
        if !because.is_empty() && self.may_live_again(seat) {
            return;
        }
        self.killed_by(seat, clauses);
    }

    /// Good reasons, and cards that can be told: somebody may bring them back.
    pub(in crate::engine) fn may_live_again(&mut self, seat: Seat) -> bool {
        let grounds = self.found(Judgement::Grounds) == Some(true);
        let identifiable = self.found(Judgement::Identifiable(seat)) == Some(true);
        let mut because = Vec::new();
        if grounds && identifiable {
            because.extend(self.books.cites(&[clauses::mucked_cards::LIVE_AGAIN]));
        }
        if grounds {
            because.extend(self.books.cites(&[clauses::hand_retrieval::SPECIAL]));
        }
        if (self.found(Judgement::Misinformed(seat)) == Some(true)) && (self.found(Judgement::Separate) == Some(true)) {
            because.extend(self.books.cites(&[clauses::fold::GIVEN_BACK]));
        }
        if because.is_empty() {
            return false;
        }
        self.live_or_dead(seat, because);
        true
    }

    pub(in crate::engine) fn live_or_dead(&mut self, seat: Seat, because: Vec<ClauseId>) {
        let of = vec![Verdict::Hand(seat, true), Verdict::Hand(seat, false)];
        self.rule(Question::Hand, Verdict::Floor(of), because, false);
        if let Some(ruling) = self.state.rulings.last_mut() {
            ruling.about = Some(seat);
        }
    }

    /// Dead, with the chips he has put in, for these reasons; silent where the house names none of them.
    pub(in crate::engine) fn killed_by(&mut self, seat: Seat, clauses: &[ClauseId]) {
        let books = self.books;
        let answer = books.ask(|p| {
            let because = cites(p, clauses);
            (!because.is_empty()).then_some(((), because))
        });
        let Some(answer) = answer else {
            let of = vec![Verdict::Hand(seat, true), Verdict::Hand(seat, false)];
            self.rule(Question::Hand, Verdict::Floor(of), Vec::new(), true);
            return;
        };
        let mut because = answer.because.clone();
        because.extend(self.books.cites(&[clauses::dead_hand::MEANING]));
        self.rule(Question::Hand, Verdict::Hand(seat, false), because, answer.silent);
        let stays = clauses.iter().any(|c| c.as_str().starts_with("unprotected-hand"));
        self.state.faces.at(seat).dead = true;
        let betting = !self.state.room.hand().betting_is_over();
        if let Ok(player) = self.state.room.hand_mut().seat_mut(seat) {
            let chips = player.committed;
            player.folded |= betting;
            if betting && stays && chips > 0 {
                self.rule(Question::Chips, Verdict::Stays(chips, seat), answer.because, answer.silent);
            }
        }
    }

    /// No other hand is left: the pot is his, whatever becomes of his cards.
    pub(in crate::engine) fn has_won(&self, seat: Seat) -> bool {
        let hand = self.state.room.hand();
        let only = |seats: &[Seat]| seats == [seat];
        let live: Vec<Seat> = hand.live().map(|p| p.seat).collect();
        // Where the last of those who muck at showdown shares with the others, he has not won yet.
        let shares = self.books.house.clause(clauses::showdown_order::BOTH_MUCK).is_some();
        only(&live) || !shares && only(&self.state.faces.alive(hand))
    }

    /// The floor has decided whether a hand lives: for the betting as well as for the award.
    pub(in crate::engine) fn decided(&mut self, seat: Seat, live: bool) -> Result<(), Problem> {
        let betting = !self.state.room.hand().betting_is_over();
        let face = self.state.faces.at(seat);
        face.dead = !live;
        face.mucked &= !live;
        let hand = self.state.room.hand_mut();
        let bet = hand.bet;
        let player = hand.seat_mut(seat)?;
        if live && player.folded {
            player.folded = false;
            player.acted &= player.committed >= bet;
        }
        player.folded |= !live && betting;
        Ok(())
    }

    pub(in crate::engine) fn lift(&mut self, seat: Seat) {
        let hand = self.state.room.hand();
        let facing = hand.find(seat).is_some_and(|p| hand.bet > p.committed);
        if hand.game.is_stud() && facing {
            self.killed_by(seat, &[clauses::dead_hand::STUD_UPCARDS]);
        }
    }

    /// Why a tabled hand that wins cannot be killed; nothing where it is no such hand.
    pub(in crate::engine) fn winner_is_safe(&self, seat: Seat) -> Vec<ClauseId> {
        let over = self.state.room.hand().betting_is_over();
        if !over || !self.state.faces.tabled(seat) || !self.wins_something(seat) {
            return Vec::new();
        }
        self.books.cites(&[clauses::killing_winning_hand::TABLED_WINNER])
    }

    /// Whether the open hand wins or shares a pot against the other open hands.
    pub(in crate::engine) fn wins_something(&self, seat: Seat) -> bool {
        self.shares(&self.pots()).iter().any(|share| share.seat == seat)
    }

    pub(in crate::engine) fn dealer_mucks(&mut self, seat: Seat) -> Result<(), Problem> {
        self.state.room.hand_mut().seat_mut(seat)?;
        if self.has_won(seat) {
            return Ok(());
        }
        self.state.faces.at(seat).killed = true;
        let folded = self.state.room.hand().find(seat).is_some_and(|p| p.folded);
        if folded && self.may_live_again(seat) {
            return Ok(());
        }
        let safe = self.winner_is_safe(seat);
        if !safe.is_empty() {
            self.rule(Question::Hand, Verdict::Hand(seat, true), safe, false);
            return Ok(());
        }
        let face = self.state.faces.of(seat);
        if face.tabled && (self.found(Judgement::Identifiable(seat)) == Some(true)) {
            let because = self.books.cites(&[clauses::live_at_showdown::FACE_UP_MUCK]);
            if !because.is_empty() {
                self.rule(Question::Hand, Verdict::Hand(seat, true), because, false);
                return Ok(());
            }
        }
        if face.protected && self.may_live_again(seat) {
            return Ok(());
        }
        // What a house says of unprotected hands says nothing of one that was protected.
        if face.protected && self.books.house.clause(clauses::unprotected_hand::NO_REDRESS).is_some() {
            self.live_or_dead(seat, Vec::new());
            if let Some(ruling) = self.state.rulings.last_mut() {
                ruling.grade = Grade::Silent;
            }
            return Ok(());
        }
        self.without_redress(seat);
        Ok(())
    }

    /// An unprotected hand is dead; a bet that nobody has called may go back.
    pub(in crate::engine) fn without_redress(&mut self, seat: Seat) {
        let books = self.books;
        let Some(dead) = books.ask(unprotected_hand::no_redress) else {
            self.killed_by(seat, &[]);
            return;
        };
        self.state.faces.at(seat).dead = true;
        let mut because = dead.because.clone();
        because.extend(self.books.cites(&[clauses::dead_hand::MEANING]));
        self.rule(Question::Hand, Verdict::Hand(seat, false), because, dead.silent);
        let hand = self.state.room.hand();
        if hand.betting_is_over() {
            return;
        }
        let committed = hand.find(seat).map_or(0, |p| p.committed);
        let uncalled = pots::uncalled(hand).filter(|(by, _)| *by == seat && hand.increases.last().is_some_and(|i| i.seat == seat));
        let refund = uncalled.and_then(|(_, over)| Some((over, books.ask_where(dead.silent, unprotected_hand::uncalled)?)));
        let mut stays = committed;
        if let Some((over, answer)) = refund {
            stays -= over;
            let back = Verdict::Returned(over, seat);
            let verdict = match answer.value {
                KilledHandRefund::Returned => back,
                KilledHandRefund::MayBeReturned => Verdict::Floor(vec![back, Verdict::Stays(committed, seat)]),
            };
            self.rule(Question::Chips, verdict, answer.because, answer.silent);
            if let Some(ruling) = self.state.rulings.last_mut() {
                ruling.about = Some(seat);
            }
            if answer.value == KilledHandRefund::MayBeReturned {
                stays = 0;
            }
            if answer.value == KilledHandRefund::Returned
                && let Ok(player) = self.state.room.hand_mut().seat_mut(seat)
            {
                player.committed -= over;
                player.stack = player.stack.map(|stack| stack + over);
                self.state.room.hand_mut().withdraw_bets();
            }
        }
        if stays > 0 {
            self.rule(Question::Chips, Verdict::Stays(stays, seat), dead.because, dead.silent);
        }
        if let Ok(player) = self.state.room.hand_mut().seat_mut(seat) {
            player.folded = true;
        }
    }
}
