//! How it was done: words that are no terms, splashing, string bets.

use super::Session;
use crate::engine::attempt::Attempt;
use crate::engine::betting::string_bet;
use crate::engine::event::{Judgement, Manner, Offence, Said, Step, Structure};
use crate::engine::ruling::{Order, Question, Strength, Verdict};

impl Session<'_> {
    /// Words that are no official term.
    pub(super) fn terms(&mut self, attempt: &Attempt) {
        let Some(s) = self.situation(attempt) else { return };
        if let Some(word) = s.unofficial() {
            let word = word.to_owned();
            let because = self.books.cites(&["ambiguous-amount/own-risk"]);
            let silent = because.is_empty();
            self.rule(Question::Term, Verdict::Term(word), because, silent);
            return;
        }
        let pot = matches!(s.declared(), Some(Said::Pot)) && s.hand.structure != Structure::PotLimit;
        if pot {
            let quote =
                attempt.steps.iter().find_map(|s| if let Step::Say(speech) = s { Some(speech.quote.clone()) } else { None });
            let because = self.books.cites(&["pot-size/pot-word", "pot-size/pot-word-facing"]);
            let silent = because.is_empty();
            self.rule(Question::Term, Verdict::Term(quote.unwrap_or_default()), because, silent);
            let penalty = self.books.cites(&["pot-size/pot-word-penalty"]);
            if !penalty.is_empty() {
                self.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), penalty, false);
            }
        }
    }

    /// Splashing and string bets.
    pub(super) fn manners(&mut self, attempt: &Attempt) {
        let seat = attempt.seat;
        if attempt.steps.iter().any(|s| matches!(s, Step::Push(_, Manner::Splashed))) {
            let because = self.books.cites(&["splashing/forbidden", "splashing/in-front"]);
            if !because.is_empty() {
                self.rule(Question::Breach, Verdict::Breach(seat, "splashing".into()), because, false);
            }
        }
        let string = self
            .situation(attempt)
            .is_some_and(|s| string_bet::is_string(&s, self.books.house) || matches!(s.declared(), Some(Said::CallAndRaise)));
        if !string {
            return;
        }
        let forbidden = self.books.cites(&["string-bet/forbidden"]);
        if !forbidden.is_empty() {
            self.rule(Question::Breach, Verdict::Breach(seat, "string-bet".into()), forbidden, false);
        }
        let dealer = self.books.cites(&["string-bet/dealer-calls"]);
        if !dealer.is_empty() {
            self.rule(Question::Order, Verdict::Order(Order::AnnounceStringBet), dealer, false);
        }
        let repeated = self.books.cites(&["string-bet/repeated"]);
        if !repeated.is_empty() && self.state.room.record(seat, Offence::StringBet) > 0 {
            self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), repeated, false);
        }
    }

    /// One chip that is tiny beside the bet may cost a penalty.
    pub(super) fn tiny_penalty(&mut self, attempt: &Attempt) {
        let tiny = self.situation(attempt).is_some_and(|s| s.judged(Judgement::Tiny));
        let because = self.books.cites(&["oversized-chip/tiny"]);
        if tiny && !because.is_empty() {
            self.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), because, false);
        }
    }
}
