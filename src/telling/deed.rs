//! What somebody does, as it was told: before it is known who sits where and what there was to call.

use std::ops::Range;

use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Pile};
use crate::engine::event::{Event, Manner, Release, Speech};
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
pub struct ToldDeed {
    pub who: Actor,
    pub what: What,
    pub span: Range<usize>,
    /// It had happened before.
    pub already: bool,
    /// It is told how much is made of it, and not that it is raised.
    pub made: bool,
    /// It stands behind a colon as what he says.
    pub spoken: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Check,
    Call,
    /// A call of so much, whatever there is to call.
    CallOf(Amount),
    /// A bet, or an amount that can only be one.
    Bet(Amount),
    /// An amount without a verb.
    Amount(Amount),
    /// Without an amount.
    Raise,
    RaiseTo(Amount),
    RaiseBy(Amount),
    /// To so many tenths of what there is to call.
    RaiseTimes(Amount),
    /// What somebody only wants or tries to raise to.
    TriesTo(Amount),
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
    /// A line as it stands but for its seats: those are of the people, in their order.
    Line(Box<Event>, Vec<PersonId>),
    /// A card of the deal: the so-manieth, or the so-manieth of somebody.
    DealtCard {
        nth: i64,
        of: Option<PersonId>,
        becomes: DealtCard,
    },
    /// So many cards more than a hand has.
    Surplus(i64),
    /// The dealer turns up a card, and nobody says which of the deal it is.
    TurnedUp(Card),
}

/// What becomes of a card of the deal.
#[derive(Clone, Debug, PartialEq)]
pub enum DealtCard {
    Exposed { card: Option<Card>, to: Option<PersonId> },
    OwnUp,
    Seen,
    Dealt(PersonId),
    ToEmptySeat,
}

impl What {
    /// It names a wager, with an amount or without.
    pub fn names_wager(&self) -> bool {
        matches!(
            self,
            What::Bet(_)
                | What::Amount(_)
                | What::Raise
                | What::RaiseTo(_)
                | What::RaiseBy(_)
                | What::RaiseTimes(_)
                | What::TriesTo(_)
                | What::MinRaise
                | What::BetPot { .. }
                | What::AllIn(_)
                | What::CompleteTo(_)
        )
    }

    /// Everybody whom it names beside who does it.
    pub fn people_mut(&mut self, visit: impl Fn(&mut PersonId)) {
        match self {
            What::ReleaseTo(person) | What::TellToAct(person) | What::MuckOf(person) | What::Award(person) => visit(person),
            What::Touch(TouchedTold::CardsOf(person)) => visit(person),
            What::Show(_, person) | What::AskSee(person) | What::TellBet(person, _) | What::TellPot(person, _) => {
                person.iter_mut().for_each(visit);
            }
            What::Line(_, people) => people.iter_mut().for_each(visit),
            What::DealtCard { of, becomes, .. } => {
                of.iter_mut().for_each(&visit);
                becomes.people_mut(visit);
            }
            What::Check
            | What::Call
            | What::CallOf(_)
            | What::Bet(_)
            | What::Amount(_)
            | What::Raise
            | What::RaiseTo(_)
            | What::RaiseBy(_)
            | What::RaiseTimes(_)
            | What::TriesTo(_)
            | What::MinRaise
            | What::BetPot { .. }
            | What::Fold
            | What::AllIn(_)
            | What::Post { .. }
            | What::BringIn(_)
            | What::CompleteTo(_)
            | What::Put { .. }
            | What::Say(_)
            | What::Tap
            | What::TakeBack(_)
            | What::Find(_)
            | What::Release(_)
            | What::GiveUp
            | What::TableHand
            | What::Claim(_)
            | What::AskCount
            | What::AskPot
            | What::AskHandBack
            | What::AskNextCard
            | What::ObjectSkipped
            | What::ObjectStringBet
            | What::ObjectPot
            | What::Refuse
            | What::LiftUpcards
            | What::Touch(TouchedTold::Muck | TouchedTold::Board)
            | What::Riffle
            | What::Wash
            | What::PressShuffler
            | What::Wait(_)
            | What::Needless
            | What::Surplus(_)
            | What::TurnedUp(_) => {}
        }
    }

    /// It is done with chips, or says what would be: cards are not.
    pub fn is_of_chips(&self) -> bool {
        self.names_wager()
            || matches!(
                self,
                What::Check
                    | What::Call
                    | What::CallOf(_)
                    | What::Post { .. }
                    | What::BringIn(_)
                    | What::Put { .. }
                    | What::TakeBack(_)
                    | What::Find(_)
            )
    }

    /// It is done with a player's own cards.
    pub fn is_of_hand(&self) -> bool {
        matches!(
            self,
            What::Fold
                | What::GiveUp
                | What::Release(_)
                | What::ReleaseTo(_)
                | What::TableHand
                | What::Show(..)
                | What::LiftUpcards
                | What::Refuse
        )
    }
}

impl DealtCard {
    fn people_mut(&mut self, visit: impl Fn(&mut PersonId)) {
        match self {
            DealtCard::Exposed { to, .. } => to.iter_mut().for_each(visit),
            DealtCard::Dealt(person) => visit(person),
            DealtCard::OwnUp | DealtCard::Seen | DealtCard::ToEmptySeat => {}
        }
    }
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
