//! What is ruled.

use super::cards::card;
use super::{Arg, Teller, sentence};
use crate::engine::chips::Amount;
use crate::engine::event::Seat;
use crate::engine::options::Sanction;
use crate::engine::rule_id::RuleId;
use crate::engine::ruling::{
    Action, BodyVerdict, ChipChange, Grade, LegalActions, NamedAct, Order, Question, Range, Ruling, Standing, Strength, Verdict,
};

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

    /// A verdict as part of a sentence.
    pub(super) fn clause(&self, verdict: &Verdict) -> String {
        match verdict {
            Verdict::Action(seat, done, change) => self.action(*seat, *done, *change, "change-owed"),
            Verdict::Chooses(seat, choices) => {
                let choices = choices.iter().map(|(done, change)| {
                    let deed = self.done(*done, *change, "change-added");
                    self.say("choice", &[("deed", (&deed).into())])
                });
                let choices = self.list(choices.collect(), ", ", "choices-or");
                self.say("verdict-chooses", &[("who", self.player(*seat).into()), ("choices", (&choices).into())])
            }
            Verdict::Floor(choices) => {
                let choices: Vec<_> = choices
                    .iter()
                    .map(|verdict| {
                        // Between actions it is told what else happens to the chips.
                        if let Verdict::Action(seat, done, change) = verdict {
                            self.action(*seat, *done, *change, "change-added")
                        } else {
                            self.clause(verdict)
                        }
                    })
                    .collect();
                let id = match choices.len() {
                    0 => return self.plain("verdict-floor"),
                    1 => "verdict-floor-may",
                    _ => "verdict-floor-between",
                };
                self.say(id, &[("choices", (&self.list(choices, "; ", "alternatives-or")).into())])
            }
            Verdict::Body(BodyVerdict::HouseDecides(of)) => {
                let choices: Vec<String> = of.iter().map(|verdict| self.clause(verdict)).collect();
                self.say("verdict-house-decides", &[("choices", (&self.list(choices, "; ", "house-alternatives-or")).into())])
            }
            Verdict::May(seat, options) => self.options("verdict-may", *seat, options),
            Verdict::Must(seat, options) => self.options("verdict-must", *seat, options),
            Verdict::Binding(seat, done, standing) => self.standing(*seat, *done, *standing),
            Verdict::Hand(seat, true) => self.of("verdict-hand-live", *seat),
            Verdict::Hand(seat, false) => self.of("verdict-hand-dead", *seat),
            Verdict::Turn(seat) => self.of("verdict-turn", *seat),
            Verdict::RoundClosed => self.plain("verdict-round-closed"),
            Verdict::Substantial(true) => self.plain("verdict-substantial"),
            Verdict::Substantial(false) => self.plain("verdict-not-substantial"),
            Verdict::Pot(n) => self.say("verdict-pot", &[("amount", (*n).into())]),
            Verdict::Returned(n, seat) => self.sum("verdict-returned", *seat, *n),
            Verdict::Keeps(n, seat) => self.sum("verdict-keeps", *seat, *n),
            Verdict::Stays(n, seat) => self.sum("verdict-stays", *seat, *n),
            Verdict::Moves(n, from, to) => {
                let (from, to) = (self.player(*from), self.player(*to));
                self.say("verdict-moves", &[("who", from.into()), ("other", to.into()), ("amount", (*n).into())])
            }
            Verdict::OutOfPlay(None, seat) => self.of("verdict-all-out-of-play", *seat),
            Verdict::OutOfPlay(Some(n), seat) => self.sum("verdict-out-of-play", *seat, *n),
            Verdict::Breach(seat, rule) => {
                let title = self.title_of(*rule);
                self.say("verdict-breach", &[("who", self.player(*seat).into()), ("rule", (&title).into())])
            }
            Verdict::DealerBreach(rule) => {
                let title = self.title_of(*rule);
                self.say("verdict-dealer-breach", &[("rule", (&title).into())])
            }
            Verdict::Body(BodyVerdict::FederationBreach(rule)) => {
                self.say("verdict-federation-breach", &[("rule", (&self.title_of(*rule)).into())])
            }
            Verdict::PenaltyBegins(seat) => self.of("verdict-penalty-begins", *seat),
            Verdict::Penalty(seat, strength, sanction) => self.penalty(*seat, *strength, *sanction),
            Verdict::Order(Order::AnnounceRaiseAllIn) => self.plain("verdict-announce-raise-all-in"),
            Verdict::Order(Order::AnnounceStringBet) => self.plain("verdict-announce-string-bet"),
            Verdict::Order(Order::SpreadPot) => self.plain("verdict-spread-pot"),
            Verdict::Order(Order::TurnUp(seat, None)) => self.of("verdict-turn-up", *seat),
            Verdict::Order(Order::TurnUp(seat, Some(one))) => {
                self.say("verdict-turn-up-card", &[("who", self.player(*seat).into()), ("card", (&card(*one)).into())])
            }
            Verdict::Order(Order::DeclareDead(seat)) => self.of("verdict-declare-dead", *seat),
            Verdict::Order(Order::AskForAll(seat)) => self.of("verdict-ask-for-all", *seat),
            Verdict::Order(Order::CallFloor) => self.plain("verdict-call-floor"),
            Verdict::Granted(None) => self.plain("verdict-granted"),
            Verdict::Granted(Some(n)) => self.say("verdict-granted-figure", &[("amount", (*n).into())]),
            Verdict::Refused => self.plain("verdict-refused"),
            Verdict::Term(word) => self.say("verdict-term", &[("word", (&self.spoken(word)).into())]),
            Verdict::Owes(seat, n) => self.sum("verdict-owes", *seat, *n),
            Verdict::Wins(seat, n, pot) => self.wins(*seat, *n, *pot),
            Verdict::PotOf(number, n, seats) => self.pot_of(*number, *n, seats),
            Verdict::ShowsFirst(order) => self.shows_first(order),
            Verdict::ShowNow(seats) => self.show_now(seats),
            Verdict::Showing(seat, duty) => self.show_duty(*seat, *duty),
            Verdict::Tabled(seat, true) => self.of("verdict-tabled", *seat),
            Verdict::Tabled(seat, false) => self.of("verdict-not-tabled", *seat),
            Verdict::Has(seat, value) => {
                self.say("verdict-has", &[("who", self.player(*seat).into()), ("hand", (&self.value(value)).into())])
            }
            Verdict::ButtonTo(seat) => self.of("verdict-button", *seat),
            Verdict::Deck(true) => self.plain("verdict-deck-complete"),
            Verdict::Deck(false) => self.plain("verdict-deck-defective"),
            Verdict::Deal(verdict) => self.deal(verdict),
            Verdict::Seating(verdict) => self.positions(*verdict),
            Verdict::Conduct(verdict) => self.conduct_ruled(verdict),
            Verdict::Room(verdict) => self.room_ruled(verdict),
            Verdict::Chips(verdict) => self.chips_ruled(verdict),
            Verdict::Silent => self.plain("verdict-silent"),
        }
    }

    /// What a rule is called.
    pub(super) fn title_of(&self, rule: RuleId) -> String {
        self.titles.get(rule.as_str()).cloned().unwrap_or_else(|| rule.as_str().replace('-', " "))
    }

    fn action(&self, seat: Seat, done: Action, change: ChipChange, owed: &str) -> String {
        let deed = self.done(done, change, owed);
        self.say("verdict-action", &[("who", self.player(seat).into()), ("deed", (&deed).into())])
    }

    /// What is done and what happens to the chips; `owed` is how missing chips are told.
    fn done(&self, done: Action, change: ChipChange, owed: &str) -> String {
        let amount = |id: &str, n: Amount| self.say(id, &[("later", "".into()), ("amount", n.into())]);
        let deed = match done {
            Action::Check => self.say("deed-check", &[("later", "".into())]),
            Action::Fold => self.say("deed-fold", &[("later", "".into())]),
            Action::Call(n) => amount("deed-call-amount", n),
            Action::Bet(n) => amount("deed-bet", n),
            Action::RaiseTo(n) => amount("deed-raise", n),
            Action::AllIn(n) => amount("deed-all-in-for", n),
        };
        let (id, n) = match change {
            ChipChange::None => return deed,
            ChipChange::Returned(n) => ("change-returned", n),
            ChipChange::Owed(n) => (owed, n),
            ChipChange::Stays(n) => ("change-stays", n),
        };
        self.say(id, &[("deed", (&deed).into()), ("amount", n.into())])
    }

    fn options(&self, id: &str, seat: Seat, options: &LegalActions) -> String {
        let duty = if id == "verdict-must" { "must" } else { "may" };
        let plain = |id: &str| self.say(id, &[("duty", duty.into())]);
        let range = |id: &str, range: Range| {
            let (kind, max) = match range.max {
                None => ("from", range.min),
                Some(max) if max == range.min => ("exact", max),
                Some(max) => ("between", max),
            };
            self.say(id, &[("duty", duty.into()), ("range", kind.into()), ("min", range.min.into()), ("max", max.into())])
        };
        let mut items = Vec::new();
        if options.check {
            items.push(plain("option-check"));
        }
        if options.fold {
            items.push(plain("option-fold"));
        }
        items.extend(options.call.map(|n| self.say("option-call", &[("duty", duty.into()), ("amount", n.into())])));
        items.extend(options.bring_in.map(|n| self.say("option-bring-in", &[("duty", duty.into()), ("amount", n.into())])));
        items.extend(options.bet.map(|r| range("option-bet", r)));
        items.extend(options.complete.map(|n| self.say("option-complete", &[("duty", duty.into()), ("amount", n.into())])));
        items.extend(options.raise.map(|r| range("option-raise", r)));
        let items = self.list(items, ", ", "list-or");
        self.say(id, &[("who", self.player(seat).into()), ("options", (&items).into())])
    }

    fn standing(&self, seat: Seat, done: NamedAct, standing: Standing) -> String {
        let who = || Arg::from(self.player(seat));
        let act = match done {
            NamedAct::Check => self.say("act-check", &[("who", who())]),
            NamedAct::Fold => self.say("act-fold", &[("who", who())]),
            NamedAct::Call => self.say("act-call", &[("who", who())]),
            NamedAct::Bet(None) => self.say("act-bet-open", &[("who", who())]),
            NamedAct::RaiseTo(None) => self.say("act-raise-open", &[("who", who())]),
            NamedAct::Bet(Some(n)) => self.say("act-bet", &[("who", who()), ("amount", n.into())]),
            NamedAct::RaiseTo(Some(n)) => self.say("act-raise", &[("who", who()), ("amount", n.into())]),
            NamedAct::AllIn(n) => self.say("act-all-in", &[("who", who()), ("amount", n.into())]),
        };
        let plain = |id: &str| self.say(id, &[("act", (&act).into())]);
        let amount = |id: &str, n: Amount| self.say(id, &[("act", (&act).into()), ("amount", n.into())]);
        match standing {
            Standing::Stands => plain("verdict-stands"),
            Standing::Pending => plain("verdict-pending"),
            Standing::Refused => plain("verdict-not-allowed"),
            Standing::Void(ChipChange::None) => plain("verdict-void"),
            Standing::Void(ChipChange::Returned(n)) => amount("verdict-void-returned", n),
            Standing::Void(ChipChange::Stays(n)) => amount("verdict-void-stays", n),
            Standing::Void(ChipChange::Owed(n)) => amount("verdict-void-owed", n),
        }
    }

    fn penalty(&self, seat: Seat, strength: Strength, sanction: Option<Sanction>) -> String {
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
