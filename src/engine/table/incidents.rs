//! What has happened beside the game: who did what, how he stood then, and what has been decided about it since. It outlasts
//! the hand, and what is read again of the betting leaves it as it is.

use crate::engine::event::{ConductEvent, ConductState, Deed, Judgement, Offence, RoomDeed, RoomEvent, Seat, State, Step, Street};
use crate::engine::ruling::{ActionKind, Verdict};
use crate::engine::table::hand::Hand;
use crate::engine::table::shown_hands::ShownHands;

/// Everything that conduct is judged by.
#[derive(Clone, Debug, Default)]
pub struct Incidents {
    pub all: Vec<Incident>,
    /// What is so in the room, as the lines of state say it.
    pub facts: Vec<ConductState>,
    pub tournament: bool,
    pub decisions: Vec<Decided>,
    pub to_miss: Vec<ToMiss>,
    pub missed: Vec<Missed>,
    /// The story begins with the deal: everybody at the table is in it.
    pub from_the_deal: bool,
    /// Who was not at his place when it began.
    pub away: Vec<Seat>,
}

/// A penalty that is being served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToMiss {
    pub seat: Seat,
    /// How many hands are left; nothing where nobody has told how many a round has.
    pub left: Option<i64>,
    /// He is missing one now.
    pub now: bool,
    /// It was given here, and not told as one that is running.
    pub given: bool,
}

/// Hands of a penalty that were missed while others were played of which nothing is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missed {
    pub seat: Seat,
    pub hands: i64,
    pub line: usize,
}

/// One thing that somebody has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// Whose deed it is, or whom the floor has dealt with; nobody where time passes, or an official does something of their own.
    pub by: Option<Seat>,
    pub what: Happening,
    pub line: usize,
    /// Which of all the attempts to act it was: several may stand on one line. 0 for everything else.
    pub attempt: usize,
    pub moment: usize,
    pub then: StandingInHand,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    Did(Step),
    /// Somebody has found it, of him and perhaps of others.
    Found(Judgement),
    ActedEarly,
    MuckedFirst,
    /// Thrown away at showdown; whether he was free to.
    Mucked(bool),
    AskedForClock(ClockAsked),
    /// The floor calls the clock, and nobody has asked for it.
    ClockWithoutRequest(ClockAsked),
    /// The hand on the clock, by the dealer or the floor.
    CalledDead {
        by_dealer: bool,
    },
}

/// The clock as it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockAsked {
    /// On whom, if anybody is to act.
    pub on: Option<Seat>,
    /// In which hand.
    pub hand: usize,
    pub street: Street,
    /// How many had acted in the round.
    pub acted: usize,
}

/// How somebody stood in the hand when he did it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StandingInHand {
    /// At the table, dealt in or not.
    pub seated: bool,
    pub in_hand: bool,
    pub folded: bool,
    pub all_in: bool,
    /// His turn has come in this round.
    pub turn_came: bool,
    /// The hand is still going on.
    pub hand_on: bool,
    /// There is still something to bet.
    pub betting: bool,
    /// How many are left in the hand.
    pub live: usize,
}

/// What has been decided, by whoever decides such things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    pub by: Decider,
    pub verdict: Verdict,
    pub line: usize,
    pub stands: bool,
}

/// Who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    Floor,
    Dealer,
    Judge,
    House,
    Federation,
}

impl StandingInHand {
    /// How the hand stands, which has begun, or has not, and nobody in it.
    pub(crate) fn of_nobody(hand: &Hand, faces: &ShownHands, begun: bool) -> StandingInHand {
        let live = hand.live().count();
        let hand_on = live > 1 && faces.pushed.is_none() && begun;
        StandingInHand { hand_on, betting: hand_on && !hand.betting_is_over(), live, ..StandingInHand::default() }
    }

    /// How somebody stands in a hand that has begun, or has not.
    pub(crate) fn of(seat: Seat, hand: &Hand, faces: &ShownHands, begun: bool) -> StandingInHand {
        let of_hand = StandingInHand::of_nobody(hand, faces, begun);
        let player = hand.find(seat);
        let folded = player.is_some_and(|player| player.folded) || !faces.is_alive(seat);
        StandingInHand {
            seated: player.is_some(),
            in_hand: player.is_some() && !folded && of_hand.hand_on,
            folded,
            all_in: player.is_some_and(|player| player.all_in),
            turn_came: turn_came(seat, hand),
            ..of_hand
        }
    }
}

/// In this round the action has come to him or gone past him, or he was out before it.
fn turn_came(seat: Seat, hand: &Hand) -> bool {
    let folds = |(by, kind): &(Seat, ActionKind)| *by == seat && *kind == ActionKind::Fold;
    if hand.find(seat).is_some_and(|player| player.folded) && !hand.actions.iter().any(folds) {
        return true;
    }
    let Some(to_act) = hand.to_act() else { return true };
    let mut order: Vec<Seat> = hand.acting_order().collect();
    let after_aggressor =
        hand.increases.last().and_then(|last| order.iter().position(|other| *other == last.seat)).map(|at| at + 1);
    let n = order.len().max(1);
    order.rotate_left(after_aggressor.unwrap_or(0) % n);
    let place = |seat: Seat| order.iter().position(|other| *other == seat);
    place(seat) <= place(to_act)
}

impl Incident {
    pub fn step(&self) -> Option<&Step> {
        if let Happening::Did(step) = &self.what { Some(step) } else { None }
    }

    /// One of these deeds.
    pub fn did(&self, deeds: &[Deed]) -> bool {
        matches!(self.step(), Some(Step::Conduct(ConductEvent::Does(deed))) if deeds.contains(deed))
    }

    /// It is entered in the record of the competition.
    pub fn is_the_record(&self) -> bool {
        matches!(self.step(), Some(Step::Conduct(ConductEvent::Recorded)))
    }
}

impl Incidents {
    pub fn stated(states: &[State]) -> Incidents {
        let mut incidents = Incidents { from_the_deal: !states.iter().any(State::is_after_the_deal), ..Incidents::default() };
        for state in states {
            incidents.tournament |= *state == State::Tournament;
            if let State::Away(seat) = state {
                incidents.away.push(*seat);
            }
            let State::Conduct(fact) = state else { continue };
            match fact {
                ConductState::HandsToMiss(seat, n) => {
                    incidents.to_miss.push(ToMiss { seat: *seat, left: Some(*n), now: false, given: false })
                }
                ConductState::TelevisionTable
                | ConductState::MainEventFinalTable
                | ConductState::TrainingGame
                | ConductState::Paid(_)
                | ConductState::Day(_)
                | ConductState::PlayedIn(_)
                | ConductState::MaySpeak(_)
                | ConductState::Has(..)
                | ConductState::SignedReceipt(_)
                | ConductState::Breaches(..)
                | ConductState::MissedRounds(..) => incidents.facts.push(*fact),
            }
        }
        incidents
    }

    /// Notes it, unless it has been noted: what is read again happened once.
    pub fn note(&mut self, incident: Incident) {
        let at = |other: &Incident| (other.line, other.attempt);
        let known = |other: &Incident| at(other) == at(&incident) && other.by == incident.by && other.what == incident.what;
        if !self.all.iter().any(known) {
            self.all.push(incident);
        }
    }

    /// Notes what was decided, unless it has been noted.
    pub fn note_decision(&mut self, decided: Decided) {
        if !self.decisions.contains(&decided) {
            self.decisions.push(decided);
        }
    }

    /// Nothing has happened that conduct is judged by.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// What is so in the room.
    pub fn is(&self, fact: ConductState) -> bool {
        self.facts.contains(&fact)
    }

    /// Up to this line he had left his place, or never been there, and not come back.
    pub fn is_out_of_reach(&self, seat: Seat, line: usize) -> bool {
        let does = |incident: &Incident, deed| incident.step() == Some(&Step::Conduct(ConductEvent::Does(deed)));
        let steps_out = Step::Room(RoomEvent::Does(RoomDeed::StepsOutOfReach));
        let leaves = |incident: &Incident| does(incident, Deed::LeavesTable) || incident.step() == Some(&steps_out);
        let moves = |incident: &&Incident| leaves(incident) || does(incident, Deed::IsBack);
        let mut his = self.all.iter().filter(|incident| incident.by == Some(seat) && incident.line < line);
        his.rfind(moves).map_or(self.away.contains(&seat), leaves)
    }

    /// The rounds that he last missed for the offence.
    pub fn missed_rounds(&self, seat: Seat, offence: Offence) -> Option<i64> {
        let missed =
            |fact: &ConductState| if let ConductState::MissedRounds(of, n, known) = fact { Some((*of, *n, *known)) } else { None };
        self.facts.iter().rev().filter_map(missed).find(|(of, _, known)| *of == seat && *known == offence).map(|(_, n, _)| n)
    }

    /// It was decided here, and stands.
    pub fn is_given(&self, verdict: &Verdict) -> bool {
        self.decisions.iter().any(|decided| decided.stands && decided.verdict == *verdict)
    }

    /// He has a penalty to serve, or has served it.
    pub fn serves(&self, seat: Seat) -> bool {
        self.to_miss.iter().any(|penalty| penalty.seat == seat)
    }

    /// The hands that he has still to miss, if their number is known.
    pub fn hands_left(&self, seat: Seat) -> Option<i64> {
        self.to_miss.iter().find(|penalty| penalty.seat == seat)?.left
    }
}
