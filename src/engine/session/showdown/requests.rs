//! Requests to see hands, to have one back, to see the next card.

use super::faces::hole_cards;
use crate::engine::clauses;
use crate::engine::event::{Ask, Judgement, Seat};
use crate::engine::room::Problem;
use crate::engine::rules::showdown::asking_to_see::{self, Request, Seeing};
use crate::engine::rules::showdown::show_one_show_all::{self, SeenByOne};
use crate::engine::ruling::{Order, Question, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    /// Asks that concern cards.
    pub(in crate::engine) fn ask_about_cards(&mut self, seat: Seat, ask: Ask) -> Result<(), Problem> {
        match ask {
            Ask::NextCard => {
                let forbidden = self.books.ask(|p| Some(((), vec![p.clause(clauses::rabbit_hunting::FORBIDDEN)?])));
                let (because, silent) = forbidden.map_or((Vec::new(), true), |a| (a.because, a.silent));
                self.answer(seat, Verdict::Refused, because, silent);
            }
            Ask::HandBack => {
                let because = self.books.cites(&[clauses::split_pot::MUCKED, clauses::hand_retrieval::SPECIAL]);
                if (self.found(Judgement::Grounds) == Some(true)) && self.books.house.carries(clauses::hand_retrieval::SPECIAL) {
                    self.live_or_dead(seat, because);
                    return Ok(());
                }
                let silent = because.is_empty();
                self.answer(seat, Verdict::Refused, because, silent);
            }
            Ask::See(of) => {
                self.state.room.hand_mut().seat_mut(of)?;
                self.asks_to_see(seat, of);
            }
            Ask::Pot | Ask::Raise | Ask::Count(_) => {}
        }
        Ok(())
    }

    pub(in crate::engine) fn asks_to_see(&mut self, seat: Seat, of: Seat) {
        let hand = self.state.room.hand();
        let faces = &self.state.faces;
        let over = hand.betting_is_over();
        // What one has seen, all may see after the hand.
        let seen: Vec<_> = faces.of(of).seen.into_iter().filter(|(by, _)| *by != seat).flat_map(|(_, cards)| cards).collect();
        if !seen.is_empty()
            && over
            && let Some(all) = self.books.ask(show_one_show_all::all)
            && all.value == SeenByOne::CardsSeen
        {
            self.answer(seat, Verdict::Granted(None), all.because.clone(), all.silent);
            let whole = hole_cards(self.state.room.hand(), of).len() <= seen.len();
            let cards = if whole { vec![None] } else { seen.into_iter().map(Some).collect() };
            for card in cards {
                self.rule(Question::Order, Verdict::Order(Order::TurnUp(of, card)), all.because.clone(), all.silent);
            }
            return;
        }
        let folded = |s: Seat| hand.find(s).is_none_or(|p| p.folded);
        let gave_up_last = folded(of) && hand.street.is_last() && hand.actions.iter().any(|(s, _)| *s == of);
        let winner = hand.live().map(|p| p.seat).next().filter(|_| hand.live().count() == 1);
        if gave_up_last && over {
            let winner_asks = self.books.cites(&[clauses::asking_to_see::WINNER_ASKS]);
            if winner == Some(seat) && !winner_asks.is_empty() {
                if let Ok(player) = self.state.room.hand_mut().seat_mut(of) {
                    player.folded = false;
                }
                self.state.faces.at(of).tabled = true;
                self.answer(seat, Verdict::Granted(None), winner_asks.clone(), false);
                self.rule(Question::Hand, Verdict::Hand(of, true), winner_asks, false);
                return;
            }
            let last_round = self.books.cites(&[clauses::asking_to_see::LAST_ROUND]);
            if !last_round.is_empty() {
                self.answer(seat, Verdict::Granted(None), last_round.clone(), false);
                self.rule(Question::Order, Verdict::Order(Order::TurnUp(of, None)), last_round.clone(), false);
                self.rule(Question::Hand, Verdict::Hand(of, false), last_round, false);
                return;
            }
        }
        let request = Request {
            dealt_in: hand.find(seat).is_some(),
            reached_showdown: over && !folded(seat),
            mucked: faces.of(seat).mucked,
            held: over && !folded(of) && faces.is_alive(of),
            grounds: (self.found(Judgement::Grounds) == Some(true)),
        };
        let Some(answer) = self.books.ask(|p| asking_to_see::request(request, p)) else {
            self.answer(seat, Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]), Vec::new(), true);
            return;
        };
        let verdict = match answer.value {
            Seeing::Granted => Verdict::Granted(None),
            Seeing::Refused => Verdict::Refused,
            Seeing::Discretion => Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]),
        };
        self.answer(seat, verdict, answer.because.clone(), answer.silent);
        if answer.value == Seeing::Granted {
            self.rule(Question::Order, Verdict::Order(Order::TurnUp(of, None)), answer.because, answer.silent);
            if let Some(live) = self.books.ask_where(answer.silent, asking_to_see::plays_on) {
                self.state.faces.at(of).tabled = true;
                self.rule(Question::Hand, Verdict::Hand(of, true), live.because, live.silent);
            }
        }
    }
}
