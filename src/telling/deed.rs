//! What somebody does, as it was told: before it is known who sits where and what there was to call.

use std::ops::Range;

use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Pile};
use crate::engine::event::{Manner, Release, Speech};
use crate::engine::value::Class;

/// A player by the place in the list of those who were named.
pub type PersonId = usize;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    Person(PersonId),
    Dealer,
    Floor,
    Table,
    /// The blinds that nobody named as players.
    SmallBlind,
    BigBlind,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Deed {
    pub who: Actor,
    pub what: What,
    pub span: Range<usize>,
    /// It had happened before.
    pub already: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Check,
    Call,
    /// A bet, or an amount that can only be one.
    Bet(Amount),
    /// An amount without a verb.
    Amount(Amount),
    /// Without an amount.
    Raise,
    RaiseTo(Amount),
    RaiseBy(Amount),
    MinRaise,
    /// The pot, or half of it.
    BetPot {
        half: bool,
    },
    Fold,
    AllIn(Option<Amount>),
    Post {
        amount: Amount,
        dark: bool,
    },
    BringIn(Amount),
    CompleteTo(Amount),
    Put {
        chips: Going,
        manner: Manner,
        silent: bool,
    },
    Say(Speech),
    Tap,
    TakeBack(Option<Going>),
    Find(Vec<Pile>),
    Release(Release),
    ReleaseTo(PersonId),
    /// Gives the cards up without a word on where they go.
    GiveUp,
    TableHand,
    Show(Vec<Card>, Option<PersonId>),
    Claim(Class),
    AskCount,
    AskPot,
    AskSee(Option<PersonId>),
    AskHandBack,
    AskNextCard,
    ObjectSkipped,
    ObjectStringBet,
    ObjectPot,
    Refuse,
    LiftUpcards,
    Touch(TouchedTold),
    /// What the dealer tells, and to whom if that was said.
    TellBet(Option<PersonId>, Amount),
    TellPot(Option<PersonId>, Amount),
    TellToAct(PersonId),
    MuckOf(PersonId),
    Award(PersonId),
    Riffle,
    Wash,
    PressShuffler,
    Wait(i64),
    Needless,
}

/// What goes in.
#[derive(Clone, Debug, PartialEq)]
pub enum Going {
    Amount(Amount),
    Piles(Vec<Pile>),
    Stack,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchedTold {
    Muck,
    Board,
    CardsOf(PersonId),
}
