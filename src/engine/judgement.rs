//! What only a human can find.

use crate::engine::seat::Seat;

/// What a human must find; never assumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    Deliberate,
    /// The chip is tiny beside the bet.
    Tiny,
    Unusual,
    /// The word and the chips say different things.
    Contradictory,
    /// Of a player.
    Misinformed(Seat),
    /// The cards lie clear of the muck.
    Separate,
    /// Everybody can tell this player's cards.
    Identifiable(Seat),
    /// What is asked for is well founded.
    Grounds,
    /// He let the others wait for nothing.
    Needless,
    Gross,
    /// A fault of the deal can be put right.
    Correctable,
    /// The cards can be brought back into their order.
    Restorable,
    /// The time that a player has had to decide.
    Reasonable,
    /// What is asked for can be done.
    Feasible,
    /// Of conduct.
    Conduct(ConductFinding),
    /// Of the room.
    Room(RoomFinding),
    OfPlayer(PlayerFinding, Seat),
    OfTwo(PairFinding, Seat, Seat),
}

/// What is found of what somebody has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ConductFinding {
    /// There was no call for it.
    Uncalled,
    /// Like the acts that the book lists.
    Similar,
    Cheating,
    Disruptive,
    Excessive,
    Improper,
    Grave,
    /// Against the rules or the interests of the event.
    AgainstEvent,
    Unsporting,
    /// He is slow all the time.
    Habitual,
    /// Nobody can tell whose they are.
    Ownerless,
    /// The chips could not be seen where he had them.
    OutOfSight,
}

impl ConductFinding {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            ConductFinding::Uncalled => "uncalled",
            ConductFinding::Similar => "similar",
            ConductFinding::Cheating => "cheating",
            ConductFinding::Disruptive => "disruptive",
            ConductFinding::Excessive => "excessive",
            ConductFinding::Improper => "improper",
            ConductFinding::Grave => "grave",
            ConductFinding::AgainstEvent => "against-event",
            ConductFinding::Unsporting => "unsporting",
            ConductFinding::Habitual => "habitual",
            ConductFinding::Ownerless => "ownerless",
            ConductFinding::OutOfSight => "out-of-sight",
        }
    }
}

/// What is found of the room, or of what somebody does there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RoomFinding {
    /// The tournament is in its later stages.
    LateStage,
    /// The blinds of a short table are affected.
    BlindsAffected,
    /// Nobody can know who went out first.
    OrderUnknowable,
    /// The one is as good as the other.
    PositionsAlike,
    /// He only stretches.
    Relief,
}

impl RoomFinding {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            RoomFinding::LateStage => "late-stage",
            RoomFinding::BlindsAffected => "blinds-affected",
            RoomFinding::OrderUnknowable => "unknowable",
            RoomFinding::PositionsAlike => "alike",
            RoomFinding::Relief => "relief",
        }
    }
}

/// What is found of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayerFinding {
    Drunk,
    Incorrigible,
    Nuisance,
    Harmed,
    /// Unwittingly.
    Advantaged,
    /// He sits there, and his mind is elsewhere.
    Inattentive,
}

impl PlayerFinding {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            PlayerFinding::Drunk => "drunk",
            PlayerFinding::Incorrigible => "incorrigible",
            PlayerFinding::Nuisance => "nuisance",
            PlayerFinding::Harmed => "harmed",
            PlayerFinding::Advantaged => "advantaged",
            PlayerFinding::Inattentive => "inattentive",
        }
    }
}

/// What is found of two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PairFinding {
    /// The one with the other.
    Colluding,
    /// The one lets the other have his chips.
    Dumping,
    /// The one goes easy on the other.
    SoftPlaying,
}

impl PairFinding {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            PairFinding::Colluding => "colluding",
            PairFinding::Dumping => "dumping",
            PairFinding::SoftPlaying => "soft-playing",
        }
    }
}

impl Judgement {
    /// It is about a fault of the deal.
    pub(in crate::engine) const fn is_about_the_deal(self) -> bool {
        match self {
            Judgement::Correctable | Judgement::Restorable => true,
            Judgement::Misinformed(_)
            | Judgement::Identifiable(_)
            | Judgement::Deliberate
            | Judgement::Tiny
            | Judgement::Unusual
            | Judgement::Contradictory
            | Judgement::Separate
            | Judgement::Grounds
            | Judgement::Needless
            | Judgement::Gross
            | Judgement::Reasonable
            | Judgement::Feasible
            | Judgement::Conduct(_)
            | Judgement::Room(_)
            | Judgement::OfPlayer(..)
            | Judgement::OfTwo(..) => false,
        }
    }

    /// It is about a player and his cards, or about the deal, whatever else is done; the others are about what was done last.
    const fn outlasts_acts(self) -> bool {
        match self {
            Judgement::Misinformed(_) | Judgement::Identifiable(_) | Judgement::Correctable | Judgement::Restorable => true,
            Judgement::OfPlayer(..) | Judgement::OfTwo(..) => true,
            Judgement::Deliberate
            | Judgement::Tiny
            | Judgement::Unusual
            | Judgement::Contradictory
            | Judgement::Separate
            | Judgement::Grounds
            | Judgement::Needless
            | Judgement::Gross
            | Judgement::Reasonable
            | Judgement::Feasible
            | Judgement::Conduct(_)
            | Judgement::Room(_) => false,
        }
    }
}

/// What the floor has found, one thing after the other: of all that was found of one judgement the last holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings(Vec<Found>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Found {
    judgement: Judgement,
    so: bool,
    /// The line that says so.
    line: usize,
}

impl Findings {
    /// It is found so, or not so, on this line.
    pub(in crate::engine) fn note(&mut self, judgement: Judgement, so: bool, line: usize) {
        self.0.push(Found { judgement, so, line });
    }

    /// What was found of this about what began at a line, if anything was.
    pub fn about(&self, judgement: Judgement, since: usize) -> Option<bool> {
        if judgement.outlasts_acts() { self.ever(judgement) } else { self.last(judgement, since, None) }
    }

    /// What was found of this from one line on, and before another.
    pub fn last(&self, judgement: Judgement, from: usize, until: Option<usize>) -> Option<bool> {
        let lately = |line: usize| line >= from && until.is_none_or(|until| line < until);
        self.0.iter().rev().find(|found| found.judgement == judgement && lately(found.line)).map(|found| found.so)
    }

    /// What was found of this, whenever it was.
    pub fn ever(&self, judgement: Judgement) -> Option<bool> {
        self.last(judgement, 0, None)
    }

    /// What was found of this on a line was not found any more later, whatever has been found since. A finding of an act goes only
    /// by what is found of the same act, on the lines that follow at once.
    pub fn is_reversed(&self, judgement: Judgement, line: usize) -> bool {
        let later = || self.0.iter().filter(|found| found.judgement == judgement && found.line >= line);
        if judgement.outlasts_acts() {
            return later().any(|found| !found.so);
        }
        (line..).map_while(|at| self.last(judgement, at, Some(at + 1))).any(|so| !so)
    }

    /// What has been found so of anything, or not so, the last first.
    pub fn latest_first(&self) -> impl Iterator<Item = Judgement> {
        self.0.iter().rev().map(|found| found.judgement)
    }
}
