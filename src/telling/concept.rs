//! What the words of a telling mean.

use crate::engine::event::Street;
use crate::engine::value::Class;

/// Declares the concepts with the keys of their forms in `locales/<language>/telling.ftl`.
macro_rules! concepts {
    ($($Concept:ident = $key:literal,)+) => {
        /// What a word, or a few words together, mean.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Concept { $($Concept,)+ }

        impl Concept {
            pub const ALL: &[Concept] = &[$(Concept::$Concept,)+];

            /// Under which name its forms stand.
            pub fn key(self) -> &'static str {
                match self { $(Concept::$Concept => $key,)+ }
            }
        }
    };
}

concepts! {
    // Words that hold a telling together.
    Fill = "filler",
    And = "and",
    Then = "then",
    That = "that",
    Not = "not",
    Nothing = "nothing",
    Nobody = "nobody",
    // What is told beside it has not happened, or nobody knows that it has: `hopes`, `perhaps`, `almost`, `yesterday`.
    Unreal = "unreal",
    // What stands behind it was not done, but something else: `instead of calling`.
    InsteadOf = "instead-of",
    // Cards of the board come.
    Comes = "comes",
    Query = "question",
    // Somebody may or must do what follows: nobody has done it.
    Modal = "modal",
    By = "by",
    To = "to",
    Worth = "worth",
    Again = "again",
    Already = "already",
    // What follows had happened before what was told.
    After = "after-what",
    Before = "before",
    // Something is done before somebody has acted, or although he has not.
    Ahead = "ahead-of",
    Rather = "rather",
    Or = "or",
    OutOfTurn = "out-of-turn",
    // Everybody else has acted when it is his turn.
    LastToAct = "last-to-act",
    // It is, or was, the turn of whoever is named beside it.
    TurnOf = "turn-of",
    // People.
    Player = "player",
    He = "he",
    Hero = "hero",
    Villain = "villain",
    Wants = "wants",
    Next = "next-player",
    First = "first-player",
    Everyone = "everyone",
    Both = "both",
    Seat = "seat",
    Utg = "under-the-gun",
    Mp = "middle-position",
    Lj = "lojack",
    Hj = "hijack",
    Co = "cutoff",
    Btn = "button",
    Sb = "small-blind",
    Bb = "big-blind",
    Blinds = "blinds",
    Dealer = "dealer",
    Floor = "floor",
    // The table.
    NoLimit = "no-limit",
    PotLimit = "pot-limit",
    Limit = "limit",
    Holdem = "holdem",
    Omaha = "omaha",
    Stud = "stud",
    Razz = "razz",
    EightOrBetter = "eight-or-better",
    Tournament = "tournament",
    CashGame = "cash-game",
    HeadsUp = "heads-up",
    Ante = "ante",
    BigBlindAnte = "big-blind-ante",
    BringIn = "bring-in",
    SmallestChip = "smallest-chip",
    Preflop = "preflop",
    Flop = "flop",
    Turn = "turn",
    River = "river",
    Showdown = "showdown",
    // Everybody who is left has shown his hand.
    AllShow = "all-show",
    Pot = "pot",
    MainPot = "main-pot",
    SidePot = "side-pot",
    Middle = "in-the-pot",
    Board = "board",
    Has = "has",
    Left = "left",
    MachineShuffle = "machine-shuffle",
    // What is done with chips.
    Check = "check",
    // The others have, so that it is the turn of whoever is named behind it.
    CheckedTo = "checked-to",
    Call = "call",
    Limp = "limp",
    Bet = "bet",
    Open = "open",
    Raise = "raise",
    MinRaise = "min-raise",
    Fold = "fold",
    AllIn = "all-in",
    Post = "post",
    Straddle = "straddle",
    Dark = "in-the-dark",
    Put = "put",
    Throw = "throw",
    Win = "win",
    PressShuffler = "press-shuffler",
    Half = "half",
    HalfPot = "half-pot",
    RaiseBy = "raise-by",
    PutIntoPot = "put-into-pot",
    // All that somebody has, where it is not said how much goes in.
    MoveIn = "move-in",
    Dribble = "dribble",
    Add = "add",
    Complete = "complete",
    TakeBack = "take-back",
    Find = "find",
    Tap = "tap",
    Chip = "chip",
    Chips = "chips",
    Stack = "stack",
    OnTopOf = "on-top-of",
    Silent = "silent",
    // What is said.
    Say = "say",
    Ask = "ask",
    HowMuch = "how-much",
    SeeHand = "see-hand",
    HandBack = "hand-back",
    Object = "object",
    Skipped = "skipped",
    StringBet = "string-bet",
    Think = "think",
    // Cards.
    Cards = "cards",
    Muck = "muck",
    MuckPlace = "the-muck",
    Forward = "forward",
    OverTheLine = "over-the-line",
    FaceUp = "face-up",
    FaceDown = "face-down",
    Toward = "toward",
    Show = "show",
    Table = "table",
    Touch = "touch",
    Lift = "lift",
    // The dealer.
    Point = "point",
    Award = "award",
    Riffle = "riffle",
    Wash = "wash",
    Wait = "wait",
    Needless = "needless",
    Without = "without",
    // Hands.
    HighCard = "high-card",
    Pair = "pair",
    TwoPair = "two-pair",
    Trips = "three-of-a-kind",
    Straight = "straight",
    Flush = "flush",
    FullHouse = "full-house",
    Quads = "four-of-a-kind",
    StraightFlush = "straight-flush",
}

/// Declares those concepts that are verbs, by the same names.
macro_rules! verbs {
    ($($Verb:ident,)+) => {
        /// What somebody does, or is told to do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Verb { $($Verb,)+ }

        impl Verb {
            const CONCEPTS: &[(Concept, Verb)] = &[$((Concept::$Verb, Verb::$Verb),)+];
        }
    };
}

verbs! {
    Add,
    AllIn,
    Ask,
    Award,
    Bet,
    Call,
    Check,
    CheckedTo,
    Complete,
    Dribble,
    Find,
    Fold,
    Lift,
    Limp,
    MinRaise,
    MoveIn,
    Muck,
    Object,
    Open,
    Point,
    Post,
    PressShuffler,
    Put,
    PutIntoPot,
    Raise,
    Riffle,
    Say,
    Show,
    Straddle,
    Table,
    TakeBack,
    Tap,
    Think,
    Throw,
    Touch,
    Wait,
    Wash,
    Win,
}

impl Concept {
    /// What somebody does, or is told to do.
    pub fn verb(self) -> Option<Verb> {
        among(Verb::CONCEPTS, self)
    }

    pub fn is_verb(self) -> bool {
        self.verb().is_some()
    }

    /// What can be declared in words.
    pub fn is_declared(self) -> bool {
        matches!(
            self,
            Concept::Check
                | Concept::Call
                | Concept::Bet
                | Concept::Raise
                | Concept::Fold
                | Concept::AllIn
                | Concept::Pot
                | Concept::Limp
                | Concept::Open
        )
    }

    /// A move of the hands rather than an act by its name.
    pub fn is_move(self) -> bool {
        matches!(
            self,
            Concept::Put
                | Concept::Throw
                | Concept::MoveIn
                | Concept::PutIntoPot
                | Concept::Add
                | Concept::Dribble
                | Concept::TakeBack
                | Concept::Tap
        )
    }

    pub fn is_position(self) -> bool {
        matches!(
            self,
            Concept::Utg | Concept::Mp | Concept::Lj | Concept::Hj | Concept::Co | Concept::Btn | Concept::Sb | Concept::Bb
        )
    }

    /// A thing or a person that an article may stand before.
    pub fn is_noun(self) -> bool {
        self.is_position()
            || matches!(
                self,
                Concept::Player
                    | Concept::Next
                    | Concept::First
                    | Concept::Dealer
                    | Concept::Floor
                    | Concept::Seat
                    | Concept::Blinds
                    | Concept::Pot
                    | Concept::MainPot
                    | Concept::Board
                    | Concept::Stack
                    | Concept::Chip
            )
    }

    /// Which game is played, and what for.
    pub fn is_kind_of_game(self) -> bool {
        matches!(
            self,
            Concept::NoLimit
                | Concept::PotLimit
                | Concept::Limit
                | Concept::Holdem
                | Concept::Omaha
                | Concept::Stud
                | Concept::Razz
                | Concept::EightOrBetter
                | Concept::Tournament
                | Concept::CashGame
        )
    }

    /// A word of the trade, which people use in English whatever they speak.
    pub fn is_trade(self) -> bool {
        self.is_position()
            || self.is_kind_of_game()
            || self.street().is_some()
            || matches!(
                self,
                Concept::Check
                    | Concept::Call
                    | Concept::Limp
                    | Concept::Bet
                    | Concept::Raise
                    | Concept::MinRaise
                    | Concept::Fold
                    | Concept::AllIn
                    | Concept::Straddle
                    | Concept::HeadsUp
                    | Concept::Ante
                    | Concept::BigBlindAnte
                    | Concept::BringIn
                    | Concept::Showdown
                    | Concept::Pot
                    | Concept::MainPot
                    | Concept::SidePot
                    | Concept::Board
                    | Concept::Dealer
                    | Concept::Floor
                    | Concept::Blinds
                    | Concept::Stack
                    | Concept::Muck
                    | Concept::StringBet
                    | Concept::Flush
                    | Concept::Straight
                    | Concept::FullHouse
            )
    }

    pub fn street(self) -> Option<Street> {
        among(STREETS, self)
    }

    pub fn class(self) -> Option<Class> {
        among(CLASSES, self)
    }

    /// The order of action before the flop, from 0.
    pub fn position(self) -> Option<u8> {
        among(POSITIONS, self)
    }
}

/// What a word stands for by a table of those that stand for something of the kind.
pub(super) fn among<T: Copy>(table: &[(Concept, T)], concept: Concept) -> Option<T> {
    table.iter().find(|(own, _)| *own == concept).map(|(_, of)| *of)
}

const STREETS: &[(Concept, Street)] = &[
    (Concept::Preflop, Street::Preflop),
    (Concept::Flop, Street::Flop),
    (Concept::Turn, Street::Turn),
    (Concept::River, Street::River),
];

const CLASSES: &[(Concept, Class)] = &[
    (Concept::HighCard, Class::HighCard),
    (Concept::Pair, Class::Pair),
    (Concept::TwoPair, Class::TwoPair),
    (Concept::Trips, Class::ThreeOfAKind),
    (Concept::Straight, Class::Straight),
    (Concept::Flush, Class::Flush),
    (Concept::FullHouse, Class::FullHouse),
    (Concept::Quads, Class::FourOfAKind),
    (Concept::StraightFlush, Class::StraightFlush),
];

const POSITIONS: &[(Concept, u8)] = &[
    (Concept::Utg, UNDER_THE_GUN),
    (Concept::Mp, 5),
    (Concept::Lj, 6),
    (Concept::Hj, 7),
    (Concept::Co, 8),
    (Concept::Btn, BUTTON),
    (Concept::Sb, SMALL_BLIND),
    (Concept::Bb, BIG_BLIND),
];

/// Positions by the order of action before the flop.
pub const UNDER_THE_GUN: u8 = 0;
pub const BUTTON: u8 = 9;
pub const SMALL_BLIND: u8 = 10;
pub const BIG_BLIND: u8 = 11;
