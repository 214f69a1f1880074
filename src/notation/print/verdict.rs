//! Verdicts, printed.

use std::fmt::{self, Display, Formatter};

use super::super::state;
use super::{class_name, list};
use crate::engine::event::Seat;
use crate::engine::options::Sanction;
use crate::engine::ruling::{Action, ChipChange, LegalActions, Order, Range, ShowDuty, Standing, Strength, Verdict};

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Check => f.write_str("checks"),
            Action::Fold => f.write_str("folds"),
            Action::Call(n) => write!(f, "calls {n}"),
            Action::Bet(n) => write!(f, "bets {n}"),
            Action::RaiseTo(n) => write!(f, "raises to {n}"),
            Action::AllIn(n) => write!(f, "is all-in for {n}"),
        }
    }
}

impl Display for ChipChange {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ChipChange::None => Ok(()),
            ChipChange::Returned(n) => write!(f, ", {n} returned"),
            ChipChange::Owed(n) => write!(f, ", {n} owed"),
            ChipChange::Stays(n) => write!(f, ", {n} stays"),
        }
    }
}

impl Display for Range {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.max {
            None => write!(f, "{} or more", self.min),
            Some(max) if max == self.min => write!(f, "{max}"),
            Some(max) => write!(f, "{} up to {max}", self.min),
        }
    }
}

impl Display for LegalActions {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut items = Vec::new();
        if self.check {
            items.push("check".to_owned());
        }
        if self.fold {
            items.push("fold".to_owned());
        }
        items.extend(self.call.map(|n| format!("call {n}")));
        items.extend(self.bring_in.map(|n| format!("bring in {n}")));
        items.extend(self.bet.map(|r| format!("bet {r}")));
        items.extend(self.raise.map(|r| format!("raise to {r}")));
        let last = items.pop().unwrap_or_default();
        match items.is_empty() {
            true => f.write_str(&last),
            false => write!(f, "{} or {last}", items.join(", ")),
        }
    }
}

/// What a possession is called: `call`, `bet of 600`.
fn noun(done: Action) -> String {
    match done {
        Action::Check => "check".into(),
        Action::Fold => "fold".into(),
        Action::Call(_) => "call".into(),
        Action::Bet(n) => format!("bet of {n}"),
        Action::RaiseTo(n) => format!("raise to {n}"),
        Action::AllIn(n) => format!("all-in of {n}"),
    }
}

impl Display for Verdict {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Action(seat, done, change) => write!(f, "{seat} {done}{change}"),
            Verdict::Chooses(seat, of) => {
                let of: Vec<_> = of.iter().map(|(done, change)| format!("{done}{change}")).collect();
                write!(f, "{seat} chooses: {}", of.join(" | "))
            }
            Verdict::Floor(of) if of.is_empty() => f.write_str("floor decides"),
            Verdict::Floor(of) => {
                let of: Vec<_> = of.iter().map(ToString::to_string).collect();
                write!(f, "floor decides: {}", of.join(" | "))
            }
            Verdict::May(seat, options) => write!(f, "{seat} may {options}"),
            Verdict::Must(seat, options) => write!(f, "{seat} must {options}"),
            Verdict::Binding(seat, done, standing) => {
                write!(f, "{seat}'s {} ", noun(*done))?;
                match standing {
                    Standing::Stands => f.write_str("stands"),
                    Standing::Pending => f.write_str("is pending"),
                    Standing::Refused => f.write_str("is refused"),
                    Standing::Void(change) => write!(f, "is void{change}"),
                }
            }
            Verdict::Hand(seat, live) => write!(f, "{seat}'s hand is {}", if *live { "live" } else { "dead" }),
            Verdict::Turn(seat) => write!(f, "{seat} is to act"),
            Verdict::RoundClosed => f.write_str("the round is closed"),
            Verdict::Substantial(true) => f.write_str("substantial action"),
            Verdict::Substantial(false) => f.write_str("no substantial action"),
            Verdict::Pot(n) => write!(f, "pot {n}"),
            Verdict::Returned(n, seat) => write!(f, "{n} returned to {seat}"),
            Verdict::Keeps(n, seat) => write!(f, "{seat} keeps {n}"),
            Verdict::Stays(n, seat) => write!(f, "{n} of {seat} stays"),
            Verdict::Moves(n, from, to) => write!(f, "{n} from {from} to {to}"),
            Verdict::OutOfPlay(n, seat) => write!(f, "{n} of {seat} out of play"),
            Verdict::Breach(seat, rule) => write!(f, "{seat} breaches {rule}"),
            Verdict::DealerBreach(rule) => write!(f, "dealer breaches {rule}"),
            Verdict::Penalty(seat, strength, sanction) => penalty(f, *seat, *strength, *sanction),
            Verdict::Order(Order::AnnounceRaiseAllIn) => f.write_str("dealer announces \"raise all-in\""),
            Verdict::Order(Order::AnnounceStringBet) => f.write_str("dealer announces a string bet"),
            Verdict::Order(Order::SpreadPot) => f.write_str("dealer spreads the pot"),
            Verdict::Order(Order::TurnUp(seat, None)) => write!(f, "dealer turns up {seat}'s cards"),
            Verdict::Order(Order::TurnUp(seat, Some(card))) => write!(f, "dealer turns up {seat}'s {card}"),
            Verdict::Order(Order::CallFloor) => f.write_str("dealer calls the floor"),
            Verdict::Granted(None) => f.write_str("granted"),
            Verdict::Granted(Some(n)) => write!(f, "granted: {n}"),
            Verdict::Refused => f.write_str("refused"),
            Verdict::Term(word) => write!(f, "\"{word}\" is no official term"),
            Verdict::Owes(seat, n) => write!(f, "{seat} owes {n}"),
            Verdict::Wins(seat, n, None) => write!(f, "{seat} wins {n}"),
            Verdict::Wins(seat, n, Some(pot)) => write!(f, "{seat} wins {n} of the {}", state::pot_name(*pot)),
            Verdict::PotOf(number, n, seats) => {
                write!(f, "{} {n} of", state::pot_name(*number))?;
                list(f, seats)
            }
            Verdict::ShowsFirst(order) => match order.split_first() {
                Some((first, rest)) if !rest.is_empty() => {
                    write!(f, "{first} shows first, then")?;
                    list(f, rest)
                }
                Some((first, _)) => write!(f, "{first} shows first"),
                None => Ok(()),
            },
            Verdict::ShowNow(seats) => {
                for seat in seats {
                    write!(f, "{seat} ")?;
                }
                f.write_str(if seats.len() == 1 { "shows now" } else { "show now" })
            }
            Verdict::Showing(seat, ShowDuty::Must) => write!(f, "{seat} must show"),
            Verdict::Showing(seat, ShowDuty::MayMuck) => write!(f, "{seat} may muck"),
            Verdict::Showing(seat, ShowDuty::NeedNot) => write!(f, "{seat} need not show"),
            Verdict::Tabled(seat, true) => write!(f, "{seat}'s hand is tabled"),
            Verdict::Tabled(seat, false) => write!(f, "{seat}'s hand is not tabled"),
            Verdict::Has(seat, value) => {
                write!(f, "{seat} has {}", value.class.map_or("low", class_name))?;
                list(f, &value.ranks)
            }
            Verdict::ButtonTo(seat) => write!(f, "button {seat}"),
            Verdict::Deck(true) => f.write_str("the deck is complete"),
            Verdict::Deck(false) => f.write_str("the deck is defective"),
            Verdict::Silent => f.write_str("silent"),
        }
    }
}

fn penalty(f: &mut Formatter<'_>, seat: Seat, strength: Strength, sanction: Option<Sanction>) -> fmt::Result {
    let may = strength == Strength::May;
    match sanction {
        None if may => write!(f, "{seat} may be penalised"),
        None => write!(f, "{seat} is penalised"),
        Some(Sanction::Warning) if may => write!(f, "{seat} may be warned"),
        Some(Sanction::Warning) => write!(f, "{seat} is warned"),
        Some(Sanction::Rounds(n)) => {
            write!(f, "{seat} {} {n} round{}", if may { "may miss" } else { "misses" }, if n == 1 { "" } else { "s" })
        }
        Some(Sanction::Hands(n)) => {
            write!(f, "{seat} {} {n} hand{}", if may { "may miss" } else { "misses" }, if n == 1 { "" } else { "s" })
        }
    }
}
