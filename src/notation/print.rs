//! Printing in the notation: the reverse of parsing.

use std::fmt::{self, Display, Formatter};

use crate::engine::event::{
    Act, Agreement, Ask, Event, Game, Judgement, Manner, Objection, Offence, Push, Release, Seat, State, Step, Street, Structure,
    Subject, Tell,
};
use crate::engine::options::Sanction;
use crate::engine::verdict::{Change, Done, Options, Order, Range, Standing, Strength, Verdict};

/// `A` to `J`, or `SB` and `BB` for the blinds that nobody named.
pub fn seat_name(seat: Seat) -> String {
    match seat {
        Seat::SMALL_BLIND => "SB".into(),
        Seat::BIG_BLIND => "BB".into(),
        Seat(letter) => letter.to_string(),
    }
}

/// `preflop`, `flop`, `turn` or `river`.
pub fn street_name(street: Street) -> &'static str {
    match street {
        Street::Preflop => "preflop",
        Street::Flop => "flop",
        Street::Turn => "turn",
        Street::River => "river",
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&seat_name(*self))
    }
}

impl Display for Game {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Game::Holdem => "hold'em",
            Game::Omaha => "omaha",
        })
    }
}

fn offence(offence: Offence) -> &'static str {
    match offence {
        Offence::OutOfTurn => "out-of-turn",
        Offence::LatePost => "late-post",
        Offence::StringBet => "string-bet",
    }
}

impl Display for State {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            State::Game(Structure::NoLimit, game) => write!(f, "no-limit {game}"),
            State::Game(Structure::PotLimit, game) => write!(f, "pot-limit {game}"),
            State::Game(Structure::Limit(small, big), game) => write!(f, "limit {game} {small}/{big}"),
            State::Blinds(small, big) => write!(f, "blinds {small}/{big}"),
            State::Ante(n) => write!(f, "ante {n}"),
            State::SmallestChip(n) => write!(f, "smallest chip {n}"),
            State::Seats(seats) => {
                f.write_str("seats")?;
                for seat in seats {
                    match seat {
                        Some(seat) => write!(f, " {seat}")?,
                        None => f.write_str(" -")?,
                    }
                }
                Ok(())
            }
            State::Button(seat) => write!(f, "button {seat}"),
            State::Street(street) => write!(f, "on the {}", street_name(*street)),
            State::Pot(n) => write!(f, "pot {n}"),
            State::Stack(seat, chips) => write!(f, "{seat} has {chips}"),
            State::Folded(seat) => write!(f, "{seat} has folded"),
            State::Away(seat) => write!(f, "{seat} is away"),
            State::Tournament => f.write_str("tournament"),
            State::CashGame => f.write_str("cash game"),
            State::Left(n) => write!(f, "{n} left in the tournament"),
            State::SectorLine => f.write_str("sector line"),
            State::Record(seat, 1, what) => write!(f, "{seat} has 1 warning: {}", offence(*what)),
            State::Record(seat, n, what) => write!(f, "{seat} has {n} warnings: {}", offence(*what)),
        }
    }
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.who {
            Subject::Seat(seat) => write!(f, "{seat} ")?,
            Subject::Players(seats) => {
                for seat in seats {
                    write!(f, "{seat} ")?;
                }
            }
            Subject::Dealer => f.write_str("dealer ")?,
            Subject::Floor => f.write_str("floor ")?,
            Subject::Table => {}
        }
        for (i, step) in self.steps.iter().enumerate() {
            if i > 0 {
                f.write_str(" then ")?;
            }
            if let (Step::Agree(_), Subject::Players(_)) = (step, &self.who) {
                f.write_str(&step.to_string().replacen("agrees", "agree", 1))?;
            } else {
                write!(f, "{step}")?;
            }
        }
        Ok(())
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Step::Act(act) => write!(f, "{act}"),
            Step::Push(push, manner) => {
                f.write_str(match manner {
                    Manner::Placed => "pushes ",
                    Manner::Splashed => "throws ",
                    Manner::Dribbled => "dribbles ",
                })?;
                match push {
                    Push::Chips(chips) => write!(f, "{chips}")?,
                    Push::Stack => f.write_str("his stack")?,
                }
                f.write_str(if *manner == Manner::Splashed { " into the pot" } else { "" })
            }
            Step::Say(speech) => {
                write!(f, "says \"{}\"", speech.quote)?;
                if !speech.readings.is_empty() {
                    let readings: Vec<_> = speech.readings.iter().map(ToString::to_string).collect();
                    write!(f, " ({})", readings.join(" or "))?;
                }
                Ok(())
            }
            Step::Tap => f.write_str("taps the table"),
            Step::TakeBack(chips) => write!(f, "takes back {chips}"),
            Step::Release(Release::PushedForward) => f.write_str("pushes his cards forward"),
            Step::Release(Release::ThrownForward) => f.write_str("throws his cards forward"),
            Step::Release(Release::OverTheLine) => f.write_str("throws his cards over the line"),
            Step::Release(Release::TowardMuck) => f.write_str("throws his cards toward the muck"),
            Step::Ask(Ask::Pot) => f.write_str("asks for the pot"),
            Step::Ask(Ask::Raise) => f.write_str("asks to raise"),
            Step::Ask(Ask::Count(seat)) => write!(f, "asks for {seat}'s count"),
            Step::Object(Objection::Skipped) => f.write_str("objects: skipped"),
            Step::Object(Objection::StringBet) => f.write_str("objects: string bet"),
            Step::Judge(judgement, found) => {
                let not = if *found { "" } else { "not " };
                match judgement {
                    Judgement::Deliberate => write!(f, "judges it {not}deliberate"),
                    Judgement::Unusual => write!(f, "judges it {not}unusual"),
                    Judgement::Tiny => write!(f, "judges the chip {not}tiny"),
                    Judgement::Separate => write!(f, "judges the cards {not}separate"),
                    Judgement::Misinformed(seat) => write!(f, "judges {seat} {not}misinformed"),
                }
            }
            Step::Decide(verdict) => write!(f, "decides: {verdict}"),
            Step::Agree(Agreement::Straddles) => f.write_str("agrees: straddles"),
            Step::Agree(Agreement::Posting) => f.write_str("agrees: posting"),
            Step::Tell(Tell::Bet(seat, n)) => write!(f, "tells {seat} the bet is {n}"),
            Step::Tell(Tell::Pot(seat, n)) => write!(f, "tells {seat} the pot is {n}"),
            Step::Tell(Tell::ToAct(seat)) => write!(f, "tells {seat} to act"),
            Step::Tell(Tell::NobodyRaised(seat)) => write!(f, "tells {seat} nobody raised"),
            Step::Find(chips) => write!(f, "finds {chips} under his arm"),
            Step::Award(seat) => write!(f, "pushes the pot to {seat}"),
            Step::Heap => f.write_str("leaves the pot in a heap"),
            Step::PostsLate => f.write_str("posts late"),
            Step::Street(street) => f.write_str(street_name(*street)),
        }
    }
}

impl Display for Act {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Act::Check => f.write_str("checks"),
            Act::Call => f.write_str("calls"),
            Act::Bet(n) => write!(f, "bets {n}"),
            Act::RaiseTo(n) => write!(f, "raises to {n}"),
            Act::Fold => f.write_str("folds"),
            Act::AllIn(None) => f.write_str("is all-in"),
            Act::AllIn(Some(n)) => write!(f, "is all-in for {n}"),
            Act::Post { amount, dark, for_seat } => {
                write!(f, "posts {amount}")?;
                if *dark {
                    f.write_str(" in the dark")?;
                }
                for_seat.map_or(Ok(()), |seat| write!(f, " for {seat}"))
            }
        }
    }
}

impl Display for Done {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Done::Check => f.write_str("checks"),
            Done::Fold => f.write_str("folds"),
            Done::Call(n) => write!(f, "calls {n}"),
            Done::Bet(n) => write!(f, "bets {n}"),
            Done::RaiseTo(n) => write!(f, "raises to {n}"),
            Done::AllIn(n) => write!(f, "is all-in for {n}"),
        }
    }
}

impl Display for Change {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Change::None => Ok(()),
            Change::Returned(n) => write!(f, ", {n} returned"),
            Change::Owed(n) => write!(f, ", {n} owed"),
            Change::Stays(n) => write!(f, ", {n} stays"),
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

impl Display for Options {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut items = Vec::new();
        if self.check {
            items.push("check".to_owned());
        }
        if self.fold {
            items.push("fold".to_owned());
        }
        items.extend(self.call.map(|n| format!("call {n}")));
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
fn noun(done: Done) -> String {
    match done {
        Done::Check => "check".into(),
        Done::Fold => "fold".into(),
        Done::Call(_) => "call".into(),
        Done::Bet(n) => format!("bet of {n}"),
        Done::RaiseTo(n) => format!("raise to {n}"),
        Done::AllIn(n) => format!("all-in of {n}"),
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
            Verdict::Stays(n, seat) => write!(f, "{n} of {seat} stays"),
            Verdict::Moves(n, from, to) => write!(f, "{n} from {from} to {to}"),
            Verdict::OutOfPlay(n, seat) => write!(f, "{n} of {seat} out of play"),
            Verdict::Breach(seat, rule) => write!(f, "{seat} breaches {rule}"),
            Verdict::Penalty(seat, strength, sanction) => penalty(f, *seat, *strength, *sanction),
            Verdict::Order(Order::AnnounceRaiseAllIn) => f.write_str("dealer announces \"raise all-in\""),
            Verdict::Order(Order::AnnounceStringBet) => f.write_str("dealer announces a string bet"),
            Verdict::Order(Order::SpreadPot) => f.write_str("dealer spreads the pot"),
            Verdict::Order(Order::CallFloor) => f.write_str("dealer calls the floor"),
            Verdict::Granted(None) => f.write_str("granted"),
            Verdict::Granted(Some(n)) => write!(f, "granted: {n}"),
            Verdict::Refused => f.write_str("refused"),
            Verdict::Term(word) => write!(f, "\"{word}\" is no official term"),
            Verdict::Owes(seat, n) => write!(f, "{seat} owes {n}"),
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
