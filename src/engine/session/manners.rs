//! How it was done: words that are no terms, splashing, string bets.

use super::Session;
use crate::engine::attempt::Attempt;
use crate::engine::clauses;
use crate::engine::event::{Judgement, Manner, Offence, Said, Step, Structure};
use crate::engine::rules::betting::string_bet;
use crate::engine::ruling::{Order, Question, Strength, Verdict};

impl Session<'_> {
    /// Words that are no official term.
    pub(in crate::engine) fn terms(&mut self, attempt: &Attempt) {
        let Some(s) = self.situation(attempt) else { return };
        if let Some(word) = s.unofficial() {
            let word = word.to_owned();
            let because = self.books.cites(&[clauses::ambiguous_amount::OWN_RISK]);
            let silent = because.is_empty();
            self.rule(Question::Term, Verdict::Term(word), because, silent);
            return;
        }
        let pot = matches!(s.declared(), Some(Said::Pot)) && s.hand.structure != Structure::PotLimit;
        if pot {
            let quote =
                attempt.steps.iter().find_map(|s| if let Step::Say(speech) = s { Some(speech.quote.clone()) } else { None });
            let because = self.books.cites(&[clauses::pot_size::POT_WORD, clauses::pot_size::POT_WORD_FACING]);
            let silent = because.is_empty();
            self.rule(Question::Term, Verdict::Term(quote.unwrap_or_default()), because, silent);
            let penalty = self.books.cites(&[clauses::pot_size::POT_WORD_PENALTY]);
            if !penalty.is_empty() {
                self.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), penalty, false);
            }
        }
    }

    /// Splashing and string bets.
    pub(in crate::engine) fn manners(&mut self, attempt: &Attempt) {
        let seat = attempt.seat;
        if attempt.steps.iter().any(|s| matches!(s, Step::Push(_, Manner::Splashed))) {
            let because = self.books.cites(&[clauses::splashing::FORBIDDEN, clauses::splashing::IN_FRONT]);
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
        let forbidden = self.books.cites(&[clauses::string_bet::FORBIDDEN]);
        if !forbidden.is_empty() {
            self.rule(Question::Breach, Verdict::Breach(seat, "string-bet".into()), forbidden, false);
        }
        let dealer = self.books.cites(&[clauses::string_bet::DEALER_CALLS]);
        if !dealer.is_empty() {
            self.rule(Question::Order, Verdict::Order(Order::AnnounceStringBet), dealer, false);
        }
        let repeated = self.books.cites(&[clauses::string_bet::REPEATED]);
        if !repeated.is_empty() && self.state.room.record(seat, Offence::StringBet) > 0 {
            self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), repeated, false);
        }
    }

    /// One chip that is tiny beside the bet may cost a penalty.
    pub(in crate::engine) fn tiny_penalty(&mut self, attempt: &Attempt) {
        let tiny = self.situation(attempt).is_some_and(|s| s.judged(Judgement::Tiny));
        let because = self.books.cites(&[clauses::oversized_chip::TINY]);
        if tiny && !because.is_empty() {
            self.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), because, false);
        }
    }
}
