//! The seats and the figures of states and events, one after the other in the order in which they are told: for whoever changes a
//! play a little, and must not miss any. Those of verdicts, and of what has a file of its own, stand there.

use super::chips::{Chips, Pile};
use super::event::{Agreement, Ask, Event, Judgement, Push, Release, State, Step, Structure, Subject, Tell};
use super::figure::{Figure, FigureVisitor, SeatVisitor};
use super::options::Sanction;
use super::seat::Seat;

impl State {
    pub fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            State::Game(Structure::Limit(small, big), _) | State::Blinds(small, big) => {
                visit(Figure::Sum, small);
                visit(Figure::Sum, big);
            }
            State::Ante(n, _) | State::SmallestChip(n) | State::Pot(n) | State::BringIn(n) | State::PotOf(_, n, _) => {
                visit(Figure::Sum, n);
            }
            State::Stack(_, chips) => chips.figures_mut(visit),
            State::Left(n) | State::Record(_, n, _) => visit(Figure::Count, n),
            State::Conduct(state) => state.figures_mut(visit),
            State::Room(state) => state.figures_mut(visit),
            State::Chips(state) => state.figures_mut(visit),
            State::Game(Structure::NoLimit | Structure::PotLimit, _)
            | State::Seats(_)
            | State::Button(_)
            | State::FirstToAct(_)
            | State::Street(_)
            | State::Folded(_)
            | State::Away(_)
            | State::Tournament
            | State::CashGame
            | State::SectorLine
            | State::Holds(..)
            | State::Board(_)
            | State::AtShowdown
            | State::Protected(_)
            | State::MachineShuffle
            | State::Stub(_)
            | State::Burned(_)
            | State::Deck(_)
            | State::ButtonDue(_)
            | State::NotDealtIn(_) => {}
        }
    }

    pub fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            State::Seats(seats) => seats.iter_mut().flatten().for_each(visit),
            State::PotOf(_, _, seats) => seats.iter_mut().for_each(visit),
            State::Conduct(state) => state.seats_mut(visit),
            State::Room(state) => state.seats_mut(visit),
            State::Chips(state) => state.seats_mut(visit),
            State::Button(seat)
            | State::FirstToAct(seat)
            | State::Stack(seat, _)
            | State::Folded(seat)
            | State::Away(seat)
            | State::Record(seat, ..)
            | State::Holds(seat, _)
            | State::Protected(seat)
            | State::ButtonDue(seat)
            | State::NotDealtIn(seat) => visit(seat),
            State::Game(..)
            | State::Blinds(..)
            | State::Ante(..)
            | State::SmallestChip(_)
            | State::Street(_)
            | State::Pot(_)
            | State::Tournament
            | State::CashGame
            | State::Left(_)
            | State::SectorLine
            | State::BringIn(_)
            | State::Board(_)
            | State::AtShowdown
            | State::MachineShuffle
            | State::Stub(_)
            | State::Burned(_)
            | State::Deck(_) => {}
        }
    }
}

impl Chips {
    pub fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            Chips::Amount(n) => visit(Figure::Sum, n),
            Chips::Piles(piles) => {
                for Pile { count, value } in piles {
                    visit(Figure::ChipCount, count);
                    visit(Figure::Chip, value);
                }
            }
        }
    }
}

impl Event {
    /// The figures of its steps: see [`Step::figures_mut`].
    pub fn figures_mut(&mut self, visit: FigureVisitor) {
        self.steps.iter_mut().for_each(|step| step.figures_mut(visit));
    }

    pub fn seats_mut(&mut self, visit: SeatVisitor) {
        match &mut self.who {
            Subject::Seat(seat) => visit(seat),
            Subject::Players(seats) => seats.iter_mut().for_each(&mut *visit),
            Subject::Dealer | Subject::Floor | Subject::Body(_) | Subject::Table => {}
        }
        self.steps.iter_mut().for_each(|step| step.seats_mut(visit));
    }
}

impl Step {
    /// Of speech only the readings that the line lists: what the words say is for whoever knows their meaning.
    pub fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            Step::Act(act) => act.figures_mut(visit),
            Step::Push(Push::Chips(chips), _) | Step::TakeBack(chips) | Step::Find(chips) => chips.figures_mut(visit),
            Step::Say(speech) => speech.readings.iter_mut().for_each(|n| visit(Figure::Sum, n)),
            Step::Tell(Tell::Bet(_, n) | Tell::Pot(_, n)) => visit(Figure::Sum, n),
            Step::Decide(verdict) => verdict.figures_mut(visit),
            Step::Cards(event) => event.figures_mut(visit),
            Step::InDeal(event) => event.figures_mut(visit),
            Step::Conduct(event) => event.figures_mut(visit),
            Step::Room(event) => event.figures_mut(visit),
            Step::Clock(event) => event.figures_mut(visit),
            Step::Chips(event) => event.figures_mut(visit),
            Step::Agree(Agreement::BuyIn(n)) => visit(Figure::Sum, n),
            Step::Push(Push::Stack, _)
            | Step::Tap
            | Step::Release(_)
            | Step::Ask(_)
            | Step::Object(_)
            | Step::Judge(..)
            | Step::Agree(
                Agreement::Straddles
                | Agreement::Posting
                | Agreement::SmallBlind
                | Agreement::FoldToBigBlind
                | Agreement::AnotherRuling
                | Agreement::SplitPot,
            )
            | Step::Tell(Tell::ToAct(_) | Tell::NobodyRaised(_) | Tell::ToShow(_) | Tell::HasLost(_))
            | Step::Heap
            | Step::PostsLate
            | Step::Street(..)
            | Step::Seating(_) => {}
        }
    }

    pub fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            Step::Act(act) => act.seats_mut(visit),
            Step::Release(Release::To(seat))
            | Step::Ask(Ask::Count(seat) | Ask::See(seat))
            | Step::Judge(Judgement::Misinformed(seat) | Judgement::Identifiable(seat) | Judgement::OfPlayer(_, seat), _) => {
                visit(seat)
            }
            Step::Judge(Judgement::OfTwo(_, one, two), _) => {
                visit(one);
                visit(two);
            }
            Step::Tell(tell) => visit(tell.seat_mut()),
            Step::Decide(verdict) => verdict.seats_mut(visit),
            Step::Cards(event) => event.seats_mut(visit),
            Step::InDeal(event) => event.seats_mut(visit),
            Step::Seating(event) => event.seats_mut(visit),
            Step::Conduct(event) => event.seats_mut(visit),
            Step::Room(event) => event.seats_mut(visit),
            Step::Clock(event) => event.seats_mut(visit),
            Step::Chips(event) => event.seats_mut(visit),
            Step::Push(..)
            | Step::Say(_)
            | Step::Tap
            | Step::TakeBack(_)
            | Step::Release(
                Release::PushedForward
                | Release::ThrownForward
                | Release::OverTheLine
                | Release::TowardMuck
                | Release::Mucked
                | Release::MuckedFaceUp,
            )
            | Step::Ask(Ask::Pot | Ask::Raise | Ask::HandBack | Ask::NextCard | Ask::BurnCards | Ask::NewDeck | Ask::NewDealer)
            | Step::Object(_)
            | Step::Judge(
                Judgement::Deliberate
                | Judgement::Tiny
                | Judgement::Unusual
                | Judgement::Contradictory
                | Judgement::Separate
                | Judgement::Grounds
                | Judgement::Needless
                | Judgement::Gross
                | Judgement::Correctable
                | Judgement::Restorable
                | Judgement::Reasonable
                | Judgement::Feasible
                | Judgement::Conduct(_)
                | Judgement::Room(_),
                _,
            )
            | Step::Agree(_)
            | Step::Find(_)
            | Step::Heap
            | Step::PostsLate
            | Step::Street(..) => {}
        }
    }
}

impl Tell {
    pub(super) fn seat_mut(&mut self) -> &mut Seat {
        match self {
            Tell::Bet(seat, _)
            | Tell::Pot(seat, _)
            | Tell::ToAct(seat)
            | Tell::NobodyRaised(seat)
            | Tell::ToShow(seat)
            | Tell::HasLost(seat) => seat,
        }
    }
}

impl Sanction {
    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            Sanction::Hands(n)
            | Sanction::HandsOrMore(n)
            | Sanction::HandsUpTo(n)
            | Sanction::Rounds(n)
            | Sanction::RoundsUpTo(n) => {
                visit(Figure::Count, n);
            }
            Sanction::Warning
            | Sanction::UpToDisqualification
            | Sanction::UpToBan
            | Sanction::Disqualification
            | Sanction::SeasonBan => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::{CardEvent, Manner, Speech};

    #[test]
    fn figures_and_seats_are_met_in_the_order_in_which_they_are_told() {
        let piles = Chips::Piles(vec![Pile { count: 2, value: 1000 }, Pile { count: 1, value: 500 }]);
        let push = Step::Push(Push::Chips(piles), Manner::Placed);
        let wait = Step::Cards(CardEvent::Wait(5));
        let mut event = Event {
            who: Subject::Seat(Seat::Letter('B')),
            steps: vec![push, wait, Step::Cards(CardEvent::Award(Seat::Letter('C')))],
        };
        let mut figures = Vec::new();
        event.figures_mut(&mut |figure, n| figures.push((figure, *n)));
        use Figure::{Chip, ChipCount, Seconds};
        assert_eq!(figures, [(ChipCount, 2), (Chip, 1000), (ChipCount, 1), (Chip, 500), (Seconds, 5)]);
        event.seats_mut(&mut |seat| *seat = Seat::Letter('D'));
        assert_eq!(event.who, Subject::Seat(Seat::Letter('D')));
        assert_eq!(event.steps[2], Step::Cards(CardEvent::Award(Seat::Letter('D'))));
    }

    #[test]
    fn what_is_said_keeps_its_words() {
        let said = crate::engine::event::Said::Unofficial;
        let mut step = Step::Say(Speech { quote: "five".into(), readings: vec![500, 5000], said, with_chips: false });
        step.figures_mut(&mut |_, n| *n *= 2);
        assert!(matches!(step, Step::Say(speech) if speech.quote == "five" && speech.readings == [1000, 10000]));
    }
}
