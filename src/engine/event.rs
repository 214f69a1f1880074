//! What is so at the table, and what happens there: state and events.
//!
//! An event is what a camera would see. Intent is never part of it, nor is "out of turn": that is computed.

use super::chips::{Amount, Chips};
use super::verdict::Verdict;

/// A place at the table, by its letter. The blinds that a line leaves unnamed are [`Seat::SMALL_BLIND`] and
/// [`Seat::BIG_BLIND`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub char);

impl Seat {
    pub const SMALL_BLIND: Seat = Seat('s');
    pub const BIG_BLIND: Seat = Seat('b');
}

/// The betting rounds of hold'em and Omaha.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Street {
    Preflop,
    Flop,
    Turn,
    River,
}

/// How bets are bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Structure {
    NoLimit,
    PotLimit,
    /// Fixed limit, with its small and its big bet.
    Limit(Amount, Amount),
}

/// Which cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    Holdem,
    Omaha,
}

/// One thing that is so at the table before anything happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    Game(Structure, Game),
    /// Small and big blind.
    Blinds(Amount, Amount),
    Ante(Amount),
    SmallestChip(Amount),
    /// Clockwise; `None` is an empty seat.
    Seats(Vec<Option<Seat>>),
    Button(Seat),
    Street(Street),
    /// What lies in the pot before the betting round.
    Pot(Amount),
    Stack(Seat, Chips),
    Folded(Seat),
    Away(Seat),
    Tournament,
    CashGame,
    /// Players left in the tournament.
    Left(i64),
    /// A line on the cloth parts the players' sectors from the pot.
    SectorLine,
    /// Warnings that a player has had for an offence.
    Record(Seat, i64, Offence),
}

/// An offence that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offence {
    OutOfTurn,
    LatePost,
    StringBet,
}

/// One line of play: what one subject does, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub who: Subject,
    /// In the order in which they happen; never empty.
    pub steps: Vec<Step>,
}

/// Who does something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    Seat(Seat),
    Players(Vec<Seat>),
    Dealer,
    Floor,
    /// The hand itself: a street is dealt.
    Table,
}

/// One thing that a subject does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// An undisputed act: the engine checks only that it was legal.
    Act(Act),
    Push(Push, Manner),
    Say(Speech),
    /// A tap on the table.
    Tap,
    TakeBack(Chips),
    Release(Release),
    Ask(Ask),
    Object(Objection),
    /// A finding, and whether it was made or refused.
    Judge(Judgement, bool),
    /// The floor's own decision.
    Decide(Verdict),
    Agree(Agreement),
    Tell(Tell),
    /// Chips come to light after an all-in.
    Find(Chips),
    /// The pot is pushed to the winner.
    Award(Seat),
    /// The pot is left in a heap.
    Heap,
    PostsLate,
    Street(Street),
}

/// An undisputed act. Amounts are totals for the street.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Check,
    Call,
    Bet(Amount),
    RaiseTo(Amount),
    Fold,
    /// With the total for the street, where the stack is not known otherwise.
    AllIn(Option<Amount>),
    Post {
        amount: Amount,
        dark: bool,
        for_seat: Option<Seat>,
    },
}

/// What goes in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Push {
    Chips(Chips),
    Stack,
}

/// How it goes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    Placed,
    /// Thrown into the middle of the pot.
    Splashed,
    /// Chip by chip.
    Dribbled,
}

/// Quoted speech with the meaning that the vocabulary gives it. The engine reads only the meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    pub quote: String,
    /// The amounts that the line itself lists as possible readings.
    pub readings: Vec<Amount>,
    pub said: Said,
}

/// What was declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    Check,
    Call,
    Fold,
    AllIn,
    Bet(Size),
    Raise(Size),
    /// "The pot", as a size.
    Pot,
    /// A bare number.
    Number(Size),
    /// A call and, in the same breath, a raise.
    CallAndRaise,
    /// "If you ..., I ...".
    Conditional(Box<Said>),
    /// No official term.
    Unofficial,
}

/// How large the declared bet or raise is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Size {
    Open,
    To(Amount),
    By(Amount),
    /// Several readings, ascending.
    OneOf(Vec<Amount>),
}

/// How cards leave the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Release {
    PushedForward,
    ThrownForward,
    OverTheLine,
    TowardMuck,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    Pot,
    Raise,
    Count(Seat),
}

/// To what somebody objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    Skipped,
    StringBet,
}

/// What a human must find; never assumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    Deliberate,
    /// The chip is tiny beside the bet.
    Tiny,
    Unusual,
    /// Of a player.
    Misinformed(Seat),
    /// The cards lie clear of the muck.
    Separate,
}

/// What players agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    Straddles,
    /// Of a player, that somebody posts for him.
    Posting,
}

/// What the dealer tells a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tell {
    Bet(Seat, Amount),
    Pot(Seat, Amount),
    ToAct(Seat),
    NobodyRaised(Seat),
}
