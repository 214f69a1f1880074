//! Hands shown, tabled, flashed and claimed.

use super::faces::hole_cards;
use crate::engine::award;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Judgement, Offence, Seat, Show, Showing};
use crate::engine::hand::Hand;
use crate::engine::room::Problem;
use crate::engine::rules::showdown::show_one_show_all::{self, SeenByOne};
use crate::engine::rules::showdown::{cards_speak, tabling};
use crate::engine::ruling::{Question, ShowDuty, Strength, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    /// Lays cards open, or lets them be seen.
    pub(in crate::engine) fn show(&mut self, seat: Seat, show: &Show) -> Result<(), Problem> {
        self.know(seat, &show.cards)?;
        let hand = self.state.room.hand();
        if hand.find(seat).is_some_and(|p| p.folded) && !matches!(show.manner, Showing::To(_)) {
            let because = self.books.cites(&[
                clauses::fold::WORD,
                clauses::fold::FACING_BET,
                clauses::non_standard_fold::ANNOUNCED,
                clauses::fold::OUT,
            ]);
            let silent = because.is_empty();
            self.rule(Question::Hand, Verdict::Hand(seat, false), because, silent);
            return Ok(());
        }
        let own = hole_cards(hand, seat);
        let needed = hand.find(seat).map_or(0, |p| closed(hand, p.cards.len()));
        match show.manner {
            Showing::Flashed => {
                self.state.faces.at(seat).flashed = true;
                let not_tabled = self.books.ask(|p| Some(((), vec![p.clause(clauses::tabling::NOT_FLASHED)?])));
                self.not_tabled(seat, not_tabled.map(|a| (a.because, a.silent)));
            }
            Showing::To(by) => {
                let cards = if show.cards.is_empty() { own.iter().collect() } else { show.cards.clone() };
                self.state.faces.at(seat).seen.push((by, cards));
                let all = self.books.ask(show_one_show_all::all);
                if let Some(all) = all.filter(|a| a.value == SeenByOne::WholeHand) {
                    self.rule(Question::Show, Verdict::Showing(seat, ShowDuty::Must), all.because, all.silent);
                }
            }
            Showing::Tabled | Showing::Open => {
                let face = self.state.faces.at(seat);
                for card in &show.cards {
                    if !face.open.contains(card) {
                        face.open.push(*card);
                    }
                }
                let closed = face.open.iter().filter(|card| own.contains(**card)).count();
                let whole = show.cards.is_empty() || closed >= needed.max(1) && closed >= own.len();
                if whole {
                    self.table(seat);
                } else {
                    let board = self.state.room.hand().board_plays();
                    let incomplete = self.books.ask(|p| tabling::incomplete(p, board));
                    self.not_tabled(seat, incomplete.map(|a| (a.because, a.silent)));
                }
            }
        }
        Ok(())
    }

    pub(in crate::engine) fn not_tabled(&mut self, seat: Seat, because: Option<(Vec<ClauseId>, bool)>) {
        let (because, silent) = because.unwrap_or((Vec::new(), true));
        self.rule(Question::Value, Verdict::Tabled(seat, false), because, silent);
    }

    /// The whole hand lies open.
    pub(in crate::engine) fn table(&mut self, seat: Seat) {
        let face = self.state.faces.of(seat);
        let gone = self.found(Judgement::Identifiable(seat)) == Some(false);
        let still = self.books.cites(&[clauses::live_at_showdown::STILL_TABLE]);
        // What has been given up does not come back by being turned up.
        if face.dead || face.mucked && (still.is_empty() || gone) {
            return;
        }
        let in_doubt = face.mucked || face.pushed_forward;
        let face = self.state.faces.at(seat);
        (face.tabled, face.mucked) = (true, false);
        let mut because = self.books.cites(&[clauses::tabling::ALL_CARDS]);
        if in_doubt {
            because.extend(still);
        }
        self.rule(Question::Value, Verdict::Tabled(seat, true), because, false);
        self.goes_without_saying(!in_doubt);
        let live = self.books.cites(&[clauses::live_at_showdown::FACE_UP]);
        if !live.is_empty() && self.state.room.hand().betting_is_over() {
            self.rule(Question::Hand, Verdict::Hand(seat, true), live, false);
            self.goes_without_saying(!in_doubt);
        }
        self.claimed(seat);
    }

    /// Something was said about a hand.
    pub(in crate::engine) fn claimed(&mut self, seat: Seat) {
        let face = self.state.faces.of(seat);
        if face.claims.is_empty() {
            return;
        }
        if !face.tabled {
            let announcing = self.books.cites(&[clauses::tabling::ANNOUNCING]);
            if !announcing.is_empty() {
                self.rule(Question::Value, Verdict::Tabled(seat, false), announcing, false);
            }
            let repeated = self.state.room.record(seat, Offence::Announcing) > 0;
            let gross = self.found(Judgement::Gross) == Some(true);
            let penalty = self.books.cites(&[clauses::tabling::ANNOUNCING_PENALTY]);
            if (repeated || gross) && !penalty.is_empty() {
                self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::Must, None), penalty, false);
            }
        }
        let hand = self.state.room.hand();
        let actual = hand.find(seat).and_then(|p| award::claim(hand, p)).and_then(|c| c.high).map(|high| high.describe().class);
        let wrong = actual.is_none_or(|actual| !face.claims.contains(&actual));
        if wrong && (self.found(Judgement::Deliberate) == Some(true)) {
            let miscall = self.books.ask(cards_speak::miscall);
            if let Some(answer) = miscall {
                let verdict = Verdict::Penalty(seat, answer.value, None);
                self.rule(Question::Penalty, verdict, answer.because, answer.silent);
            }
        }
    }
}

/// How many cards lie closed before a player who has so many.
fn closed(hand: &Hand, cards: usize) -> usize {
    if hand.game.is_stud() { hand.game.hole_cards().min(cards.max(1)) } else { hand.game.hole_cards() }
}
