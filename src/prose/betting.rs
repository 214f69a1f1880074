//! Betting: what is done, and what it comes to. What is ruled otherwise is told where that is.

use super::cards::card;
use super::{Arg, Teller};
use crate::engine::chips::Amount;
use crate::engine::event::{Act, Seat};
use crate::engine::ruling::{Action, BodyVerdict, ChipChange, LegalActions, NamedAct, Order, Range, Standing, Verdict};

impl Teller {
    /// An undisputed act, without who does it.
    pub(super) fn act(&self, act: Act, later: &str) -> String {
        let amount = |id: &str, n: Amount| self.say(id, &[("later", later.into()), ("amount", n.into())]);
        match act {
            Act::Check => self.does(later, "deed-check"),
            Act::Call => self.does(later, "deed-call"),
            Act::Bet(n) => amount("deed-bet", n),
            Act::RaiseTo(n) => amount("deed-raise", n),
            Act::Fold => self.does(later, "deed-fold"),
            Act::AllIn(None) => self.does(later, "deed-all-in"),
            Act::AllIn(Some(n)) => amount("deed-all-in-for", n),
            Act::BringIn(n) => amount("deed-bring-in", n),
            Act::CompleteTo(n) => amount("deed-complete", n),
            Act::Post { amount: n, dark: false, for_seat: None } => amount("deed-post", n),
            Act::Post { amount: n, dark: true, for_seat: None } => amount("deed-post-dark", n),
            Act::Post { amount: n, dark: _, for_seat: Some(seat) } => {
                self.say("deed-post-for", &[("later", later.into()), ("amount", n.into()), ("other", self.player(seat).into())])
            }
        }
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
}
