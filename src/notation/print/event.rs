//! Lines of play, printed.

use std::fmt::{self, Display, Formatter};

use super::{class_name, dealt, list, street_name};
use crate::engine::cards::Card;
use crate::engine::event::{
    Act, Agreement, Ask, Event, Handling, Judgement, Manner, Objection, Push, Release, Show, Showing, Shuffle, Step, Subject, Tell,
    Touched,
};
use crate::engine::value::Class;

impl Display for Event {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.who {
            Subject::Seat(seat) if matches!(self.steps.first(), Some(Step::Touch(_) | Step::Mix(_))) => write!(f, "{seat}'s ")?,
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
            Step::Release(Release::Mucked) => f.write_str("mucks"),
            Step::Release(Release::MuckedFaceUp) => f.write_str("throws his cards face up into the muck"),
            Step::Release(Release::To(seat)) => write!(f, "throws his cards to {seat}"),
            Step::Ask(Ask::See(seat)) => write!(f, "asks to see {seat}'s hand"),
            Step::Ask(Ask::HandBack) => f.write_str("asks for his hand back"),
            Step::Ask(Ask::NextCard) => f.write_str("asks for the next card"),
            Step::Object(Objection::Pot) => f.write_str("objects: the pot"),
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
                    Judgement::Identifiable(seat) => write!(f, "judges {seat}'s cards {not}identifiable"),
                    Judgement::Grounds => write!(f, "judges the grounds {not}good"),
                    Judgement::Needless => write!(f, "judges the delay {not}needless"),
                    Judgement::Gross => write!(f, "judges it {not}gross"),
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
            Step::Tell(Tell::ToShow(seat)) => write!(f, "tells {seat} to show his cards"),
            Step::Tell(Tell::HasLost(seat)) => write!(f, "tells {seat} he has lost"),
            Step::Find(chips) => write!(f, "finds {chips} under his arm"),
            Step::Award(seat) => write!(f, "pushes the pot to {seat}"),
            Step::Heap => f.write_str("leaves the pot in a heap"),
            Step::PostsLate => f.write_str("posts late"),
            Step::Street(street, cards) => {
                f.write_str(street_name(*street))?;
                list(f, cards)
            }
            Step::Deal(seat, cards) => {
                write!(f, "deals {seat}")?;
                dealt(f, cards, true)
            }
            Step::Show(shown) => show(f, shown),
            Step::Touch(what) => write!(f, "cards touch {}", touched(*what)),
            Step::Mix(what) => write!(f, "cards mix with {}", touched(*what)),
            Step::LiftUpcards => f.write_str("lifts his upcards"),
            Step::Handle(Handling::Muck, seat) => write!(f, "mucks {seat}'s cards"),
            Step::Handle(Handling::TurnUp, seat) => write!(f, "turns up {seat}'s cards"),
            Step::Shuffle(Shuffle::Wash) => f.write_str("washes the cards"),
            Step::Shuffle(Shuffle::Riffle) => f.write_str("riffles"),
            Step::Shuffle(Shuffle::Machine) => f.write_str("presses the shuffler button"),
            Step::Refuse => f.write_str("refuses to show"),
            Step::Claim(class) => {
                let article = match class {
                    Class::TwoPair | Class::ThreeOfAKind | Class::FourOfAKind => "",
                    _ => "a ",
                };
                write!(f, "claims {article}{}", class_name(*class))
            }
            Step::PointOut(seat) => write!(f, "points at {seat}'s hand"),
            Step::Wait(seconds) => write!(f, "{seconds} s pass"),
            Step::Draw(drawn) => {
                let drawn: Vec<_> = drawn.iter().map(|(seat, card)| format!("{seat} {card}")).collect();
                write!(f, "draw for the button: {}", drawn.join(", "))
            }
            Step::Count(n) => write!(f, "finds {n} cards"),
            Step::ReachIn => f.write_str("reaches into the pot"),
        }
    }
}

fn touched(what: Touched) -> String {
    match what {
        Touched::Muck => "the muck".into(),
        Touched::Board => "the board".into(),
        Touched::Burns => "the burn cards".into(),
        Touched::CardsOf(seat) => format!("{seat}'s cards"),
    }
}

fn show(f: &mut Formatter<'_>, show: &Show) -> fmt::Result {
    f.write_str(match show.manner {
        Showing::Tabled => "tables",
        Showing::Flashed => "flashes",
        Showing::Open | Showing::To(_) => "shows",
    })?;
    if show.cards.is_empty() {
        f.write_str(" his hand")?;
    }
    list::<Card>(f, &show.cards)?;
    match show.manner {
        Showing::To(seat) => write!(f, " to {seat}"),
        _ => Ok(()),
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
            Act::BringIn(n) => write!(f, "brings in {n}"),
            Act::CompleteTo(n) => write!(f, "completes to {n}"),
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
