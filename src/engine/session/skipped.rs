//! A player who was passed over: whether he may still act, and what becomes of what was done past him.

use super::Session;
use super::answers::kind;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::Seat;
use crate::engine::hand::ActionKind;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::betting;
use crate::engine::ruling::{ChipChange, Grade, Question, Ruling, Standing, Verdict};

impl Session<'_> {
    /// Whether a player who was passed over may still act: `None` where nobody went past him.
    pub(in crate::engine) fn skip(&self, seat: Seat) -> Option<Grounded<bool>> {
        use betting::out_of_turn::SkippedPlayer;
        let past: Vec<(Seat, ActionKind)> =
            self.state.pending.iter().filter(|p| p.increases != usize::MAX).map(|p| (p.attempt.seat, kind(p.done))).collect();
        if past.is_empty() || self.state.room.hand().to_act() != Some(seat) {
            return None;
        }
        let clause = self.books.house.clause(clauses::out_of_turn::SKIPPED)?;
        let value = self.books.house.get::<SkippedPlayer>()?;
        let (substantial, grounds) = betting::substantial_action::reached(&past, &self.books)?;
        if !substantial {
            return None;
        }
        let mut because = vec![clause];
        because.extend(grounds);
        Some(Grounded { value: value == SkippedPlayer::AnswersOrRaises, because, silent: false })
    }

    /// He let substantial action go by: what was done past him stands, and the floor decides about his hand.
    pub(in crate::engine) fn passed_over(&mut self, seat: Seat, because: Vec<ClauseId>) {
        for pending in std::mem::take(&mut self.state.pending) {
            let verdict = Verdict::binding(pending.attempt.seat, pending.done, Standing::Stands);
            self.rule(Question::Binding, verdict, because.clone(), false);
            self.carry_out(pending.attempt.seat, pending.done);
        }
        self.state.rulings.push(Ruling {
            question: Question::Hand,
            about: Some(seat),
            verdict: Verdict::Floor(Vec::new()),
            grade: Grade::May,
            because,
            condition: None,
            line: self.line,
            routine: false,
        });
    }

    /// The skipped player has answered or raised: what was done past him stands at its turn, or is undone at once.
    pub(in crate::engine) fn answered_late(&mut self, skip: &Grounded<bool>, raised: bool) {
        let calls = self.books.cites(&[clauses::out_of_turn::SKIPPED_CALLS]);
        if calls.is_empty() {
            return;
        }
        let because = [skip.because.clone(), calls].concat();
        if !raised {
            self.state.skipped = Some(because);
            return;
        }
        for pending in std::mem::take(&mut self.state.pending) {
            let returned = if pending.chips == 0 { ChipChange::None } else { ChipChange::Returned(pending.chips) };
            self.undo(&pending, returned, because.clone(), false);
        }
    }
}
