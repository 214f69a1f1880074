//! What is ruled: how strong it is, on what it hangs, and what it costs.

use super::{Arg, Teller, sentence};
use crate::engine::event::Seat;
use crate::engine::options::Sanction;
use crate::engine::rule_id::RuleId;
use crate::engine::ruling::{Grade, Question, Ruling, Strength, Verdict};

impl Teller {
    /// A verdict as one sentence.
    pub fn verdict(&self, verdict: &Verdict) -> String {
        sentence(&self.clause(verdict))
    }

    /// A verdict as one sentence, and how strong it is.
    pub fn graded(&self, verdict: &Verdict, grade: Grade) -> String {
        sentence(&self.graded_clause(verdict, grade))
    }

    fn graded_clause(&self, verdict: &Verdict, grade: Grade) -> String {
        let clause = self.clause(verdict);
        let told = match grade {
            Grade::Silent if *verdict != Verdict::Silent => Some("ruling-silent"),
            // What advises against something says so itself.
            Grade::Advised if verdict.grade() != Grade::Advised => Some("ruling-advised"),
            Grade::May if matches!(verdict.grade(), Grade::Is | Grade::Must) => Some("ruling-may"),
            Grade::Is | Grade::Must | Grade::May | Grade::Advised | Grade::Silent => None,
        };
        match told {
            Some(id) => self.say(id, &[("ruling", (&clause).into())]),
            None => clause,
        }
    }

    /// A ruling as one sentence: its verdict, how strong it is, and the judgement it hangs on.
    pub fn ruling(&self, ruling: &Ruling) -> String {
        let clause = match self.left_to_the_floor(ruling) {
            Some(clause) if ruling.grade == Grade::Silent => self.say("ruling-silent", &[("ruling", (&clause).into())]),
            Some(clause) => clause,
            None => self.graded_clause(&ruling.verdict, ruling.grade),
        };
        self.conditioned(clause, ruling)
    }

    /// That what somebody has decided may not be decided, as one sentence.
    pub fn refused_decision(&self, ruling: &Ruling) -> String {
        self.conditioned(self.say("verdict-decision-refused", &[]), ruling)
    }

    /// As a sentence, with the judgement that the ruling hangs on.
    fn conditioned(&self, mut clause: String, ruling: &Ruling) -> String {
        if let Some((judgement, found)) = ruling.condition {
            let condition = self.judgement("ruling-if", judgement, found);
            clause = self.say("ruling-condition", &[("condition", (&condition).into()), ("ruling", (&clause).into())]);
        }
        sentence(&clause)
    }

    /// On what it is for the floor to decide, where nothing says between what.
    fn left_to_the_floor(&self, ruling: &Ruling) -> Option<String> {
        let open = matches!(&ruling.verdict, Verdict::Floor(of) if of.is_empty());
        match ruling.question {
            Question::Meaning | Question::Binding if open => {
                let seat = ruling.about?;
                Some(self.say("verdict-floor-meaning", &[("who", self.player(seat).into())]))
            }
            Question::Deal if open => Some(self.say("verdict-floor-deal", &[])),
            Question::Award if open => Some(self.say("verdict-floor-award", &[])),
            Question::Answer if open => Some(self.say("verdict-floor-answer", &[])),
            Question::Meaning
            | Question::Binding
            | Question::Term
            | Question::Chips
            | Question::Hand
            | Question::Show
            | Question::Value
            | Question::Award
            | Question::Positions
            | Question::Tables
            | Question::Mover
            | Question::Seat
            | Question::Stack
            | Question::Stage
            | Question::Place
            | Question::Prize
            | Question::Deck
            | Question::Deal
            | Question::Cards
            | Question::Answer
            | Question::Order
            | Question::Breach
            | Question::Penalty
            | Question::Substantial
            | Question::Pot
            | Question::Turn
            | Question::May => None,
        }
    }

    /// Who begins the next street, as one sentence.
    pub fn begins_next_street(&self, seat: Seat) -> String {
        sentence(&self.say("verdict-begins-next-street", &[("who", self.player(seat).into())]))
    }

    /// What a rule is called.
    pub(super) fn title_of(&self, rule: RuleId) -> String {
        self.titles.get(rule.as_str()).cloned().unwrap_or_else(|| rule.as_str().replace('-', " "))
    }

    /// What somebody suffers, and whether he must.
    pub(super) fn penalty(&self, seat: Seat, strength: Strength, sanction: Option<Sanction>) -> String {
        let strength = match strength {
            Strength::Must => "must",
            Strength::May => "may",
        };
        let (id, count) = match sanction {
            None => ("verdict-penalty", None),
            Some(Sanction::Warning) => ("verdict-warning", None),
            Some(Sanction::Rounds(n)) => ("verdict-rounds", Some(n)),
            Some(Sanction::Hands(n)) => ("verdict-hands", Some(n)),
            Some(Sanction::HandsOrMore(n)) => ("verdict-hands-or-more", Some(n)),
            Some(Sanction::RoundsUpTo(n)) => ("verdict-rounds-up-to", Some(n)),
            Some(Sanction::HandsUpTo(n)) => ("verdict-hands-up-to", Some(n)),
            Some(Sanction::UpToDisqualification) => ("verdict-up-to-disqualification", None),
            Some(Sanction::UpToBan) => ("verdict-up-to-ban", None),
            Some(Sanction::Disqualification) => ("verdict-disqualified", None),
            Some(Sanction::SeasonBan) => ("verdict-season-ban", None),
        };
        let mut args: Vec<(&str, Arg)> = vec![("who", self.player(seat).into()), ("strength", strength.into())];
        args.extend(count.map(|n| ("count", n.into())));
        self.say(id, &args)
    }
}
