//! What is so at the table, and what happens there: state and events.
//!
//! An event is what a camera would see. Intent is never part of it, nor is "out of turn": that is computed.

pub use crate::engine::board_event::{BoardEvent, Burns, Facing};
pub use crate::engine::card_event::{CardEvent, Dealt, Handling, Show, Showing, Shuffle, Touched};
use crate::engine::cards::Card;
pub use crate::engine::chips::PotNumber;
use crate::engine::chips::{Amount, Chips};
pub use crate::engine::chips_event::{Carriage, ChipsDeed, ChipsEvent, ChipsState};
pub use crate::engine::clock_event::ClockEvent;
pub use crate::engine::conduct_event::{
    ConductEvent, ConductState, Deed, Document, DoneTo, Offence, Ownership, Tongue, Toward, Venue,
};
pub use crate::engine::deal_event::{DealEvent, NumberedCard, Preparation};
pub use crate::engine::deck_event::{DeckEvent, DeckFault, DeckState, Landing};
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor};
pub use crate::engine::game::{Game, Street, Structure};
pub use crate::engine::judgement::{ConductFinding, Judgement, PairFinding, PlayerFinding, RoomFinding};
pub use crate::engine::room_event::{
    Chair, Contest, Origin, PrizeDeal, RoomDeed, RoomEvent, RoomState, TableFact, TableNews, TablePlace,
};
use crate::engine::ruling::{NamedAct, Verdict};
pub use crate::engine::seat::Seat;
pub use crate::engine::seating_event::SeatingEvent;
use crate::engine::value::Class;

/// Who puts an ante in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AntePayer {
    /// Each player his own.
    #[default]
    Everybody,
    /// The big blind, one for all.
    BigBlind,
}

/// One thing that is so at the table before anything happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    Game(Structure, Game),
    /// Small and big blind.
    Blinds(Amount, Amount),
    Ante(Amount, AntePayer),
    SmallestChip(Amount),
    /// Clockwise; `None` is an empty seat.
    Seats(Vec<Option<Seat>>),
    Button(Seat),
    /// Who begins the round, where no button says it.
    FirstToAct(Seat),
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
    /// What the lowest card has to open for in stud.
    BringIn(Amount),
    /// The cards before a player.
    Holds(Seat, Vec<Dealt>),
    Board(Vec<Card>),
    /// All betting is over, and nothing was bet on the last street.
    AtShowdown,
    /// A pot, and who has a claim to it.
    PotOf(PotNumber, Amount, Vec<Seat>),
    /// A chip or something else guards the cards.
    Protected(Seat),
    /// A machine shuffles a second deck.
    MachineShuffle,
    /// The next cards of the deck, the top one first.
    Stub(Vec<Card>),
    /// The burn cards so far, as far as they are known.
    Burned(Vec<Card>),
    /// How the deck looks.
    Deck(DeckState),
    /// The button stands elsewhere, and should stand there.
    ButtonDue(Seat),
    /// He sits there, and has no right to cards.
    NotDealtIn(Seat),
    /// In the room, and of the players' records.
    Conduct(ConductState),
    /// Of the room as a whole.
    Room(RoomState),
    /// Of the money of the game.
    Chips(ChipsState),
}

impl State {
    /// The hand has come beyond its deal.
    pub fn is_after_the_deal(&self) -> bool {
        match self {
            State::Street(street) => !street.is_first(),
            State::AtShowdown | State::PotOf(..) | State::Board(_) => true,
            State::Game(..)
            | State::Blinds(..)
            | State::Ante(..)
            | State::SmallestChip(_)
            | State::Seats(_)
            | State::Button(_)
            | State::FirstToAct(_)
            | State::Pot(_)
            | State::Stack(..)
            | State::Folded(_)
            | State::Away(_)
            | State::Tournament
            | State::CashGame
            | State::Left(_)
            | State::SectorLine
            | State::Record(..)
            | State::BringIn(_)
            | State::Holds(..)
            | State::Protected(_)
            | State::MachineShuffle
            | State::Stub(_)
            | State::Burned(_)
            | State::Deck(_)
            | State::ButtonDue(_)
            | State::NotDealtIn(_)
            | State::Conduct(_)
            | State::Room(_)
            | State::Chips(_) => false,
        }
    }

    /// It leaves this player nothing to act with: he has folded, or is all-in.
    pub fn puts_out_of_action(&self, seat: Seat) -> bool {
        match self {
            State::Folded(out) => *out == seat,
            State::Stack(of, chips) => *of == seat && chips.total() == 0,
            State::Game(..)
            | State::Blinds(..)
            | State::Ante(..)
            | State::SmallestChip(_)
            | State::Seats(_)
            | State::Button(_)
            | State::FirstToAct(_)
            | State::Street(_)
            | State::Pot(_)
            | State::Away(_)
            | State::Tournament
            | State::CashGame
            | State::Left(_)
            | State::SectorLine
            | State::Record(..)
            | State::BringIn(_)
            | State::Holds(..)
            | State::Board(_)
            | State::AtShowdown
            | State::PotOf(..)
            | State::Protected(_)
            | State::MachineShuffle
            | State::Stub(_)
            | State::Burned(_)
            | State::Deck(_)
            | State::ButtonDue(_)
            | State::NotDealtIn(_)
            | State::Conduct(_)
            | State::Room(_)
            | State::Chips(_) => false,
        }
    }
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
    Body(Body),
    /// The hand itself: a street is dealt.
    Table,
}

/// Who decides beside the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Body {
    /// A judge of the competition, below the chief one.
    Judge,
    /// Whoever runs the room, by its own rules.
    House,
    Federation,
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
    /// The pot is left in a heap.
    Heap,
    PostsLate,
    /// The street's cards on the board, where the line tells them.
    Street(Street, Vec<Card>),
    /// What is done with cards that have been dealt, and with the pot that they win.
    Cards(CardEvent),
    /// What happens to the deck, and in the deal.
    InDeal(DealEvent),
    /// What happens from hand to hand.
    Seating(SeatingEvent),
    /// What people do beside the game.
    Conduct(ConductEvent),
    /// What happens in the room as a whole.
    Room(RoomEvent),
    /// On a player who thinks, or of a level.
    Clock(ClockEvent),
    /// What is done with chips beside the betting.
    Chips(ChipsEvent),
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
    /// Stud: the lowest card opens.
    BringIn(Amount),
    /// Fixed limit: fills the bring-in or a short all-in up to the full bet.
    CompleteTo(Amount),
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
    /// Where the dealer cannot get at it.
    OutOfReach,
    /// In one motion with the chips that lie before him already.
    Together,
}

/// Quoted speech with the meaning that the vocabulary gives it. The engine reads only the meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    pub quote: String,
    /// The amounts that the line itself lists as possible readings.
    pub readings: Vec<Amount>,
    pub said: Said,
    /// The chips of the next step move at the same moment.
    pub with_chips: bool,
}

impl Step {
    /// He says or does it where he acts.
    pub fn is_of_betting(&self) -> bool {
        match self {
            Step::Act(_) | Step::Push(..) | Step::Say(_) | Step::Tap => true,
            Step::TakeBack(_)
            | Step::Release(_)
            | Step::Ask(_)
            | Step::Object(_)
            | Step::Judge(..)
            | Step::Decide(_)
            | Step::Agree(_)
            | Step::Tell(_)
            | Step::Find(_)
            | Step::Heap
            | Step::PostsLate
            | Step::Street(..)
            | Step::Cards(_)
            | Step::InDeal(_)
            | Step::Seating(_)
            | Step::Conduct(_)
            | Step::Room(_)
            | Step::Clock(_)
            | Step::Chips(_) => false,
        }
    }

    /// It is done in the room, or about how somebody behaves.
    pub fn is_of_the_room(&self) -> bool {
        match self {
            Step::Seating(_) | Step::Conduct(_) | Step::Room(_) | Step::Clock(_) | Step::Chips(_) => true,
            Step::Act(_)
            | Step::Push(..)
            | Step::Say(_)
            | Step::Tap
            | Step::TakeBack(_)
            | Step::Release(_)
            | Step::Ask(_)
            | Step::Object(_)
            | Step::Judge(..)
            | Step::Decide(_)
            | Step::Agree(_)
            | Step::Tell(_)
            | Step::Find(_)
            | Step::Heap
            | Step::PostsLate
            | Step::Street(..)
            | Step::Cards(_)
            | Step::InDeal(_) => false,
        }
    }

    /// It is done at one's turn.
    pub fn is_done_in_turn(&self) -> bool {
        let posts = matches!(self, Step::Act(Act::Post { .. }));
        self.is_of_betting() && !posts || matches!(self, Step::Release(_))
    }

    /// An amount has a part in it.
    pub fn is_of_amounts(&self) -> bool {
        match self {
            Step::Act(act) => act.has_amount(),
            Step::Push(..)
            | Step::Say(_)
            | Step::Tap
            | Step::TakeBack(_)
            | Step::Ask(_)
            | Step::Object(_)
            | Step::Agree(_)
            | Step::Tell(_)
            | Step::Find(_)
            | Step::Heap
            | Step::PostsLate
            | Step::Clock(_)
            | Step::Chips(_) => true,
            Step::Release(_)
            | Step::Judge(..)
            | Step::Decide(_)
            | Step::Street(..)
            | Step::Cards(_)
            | Step::InDeal(_)
            | Step::Seating(_)
            | Step::Conduct(_)
            | Step::Room(_) => false,
        }
    }

    /// Conduct is judged by it.
    pub fn is_noted(&self) -> bool {
        match self {
            Step::Conduct(_) | Step::Release(_) | Step::PostsLate | Step::Agree(_) | Step::Chips(_) => true,
            Step::Object(objection) => matches!(objection, Objection::Pot | Objection::Payout),
            Step::Push(_, manner) => *manner == Manner::OutOfReach,
            Step::Ask(ask) => matches!(ask, Ask::Count(_)),
            Step::Clock(event) => *event == ClockEvent::EndsTogether,
            Step::Room(event) => {
                let leaves =
                    |deed| matches!(deed, RoomDeed::StepsOutOfReach | RoomDeed::LeavesTournament | RoomDeed::LeavesForGood);
                matches!(event, RoomEvent::Does(deed) if leaves(*deed))
            }
            Step::Cards(event) => event.is_noted(),
            Step::Act(_)
            | Step::Say(_)
            | Step::Tap
            | Step::TakeBack(_)
            | Step::Judge(..)
            | Step::Decide(_)
            | Step::Tell(_)
            | Step::Find(_)
            | Step::Heap
            | Step::Street(..)
            | Step::InDeal(_)
            | Step::Seating(_) => false,
        }
    }

    /// It is about cards rather than betting. While there is betting most ways to let go of a hand are ways to fold.
    pub fn is_about_cards(&self, betting_is_over: bool) -> bool {
        match self {
            Step::Cards(_) => true,
            Step::Release(release) => betting_is_over || matches!(release, Release::To(_)),
            Step::Tell(tell) => matches!(tell, Tell::ToShow(_) | Tell::HasLost(_)),
            Step::Ask(ask) => matches!(ask, Ask::See(_) | Ask::HandBack | Ask::NextCard),
            Step::Object(objection) => matches!(objection, Objection::Pot | Objection::Payout),
            Step::Act(_)
            | Step::Push(..)
            | Step::Say(_)
            | Step::Tap
            | Step::TakeBack(_)
            | Step::Judge(..)
            | Step::Decide(_)
            | Step::Agree(_)
            | Step::Find(_)
            | Step::Heap
            | Step::PostsLate
            | Step::Street(..)
            | Step::InDeal(_)
            | Step::Seating(_)
            | Step::Conduct(_)
            | Step::Room(_)
            | Step::Clock(_)
            | Step::Chips(_) => false,
        }
    }

    /// Somebody who is not in the hand can do it, too.
    pub fn is_open_to_onlookers(&self) -> bool {
        match self {
            Step::Conduct(_) | Step::Room(_) | Step::Tell(_) => true,
            Step::Ask(ask) => matches!(ask, Ask::See(_) | Ask::NextCard),
            Step::Object(objection) => *objection != Objection::Skipped,
            Step::Seating(event) => matches!(event, SeatingEvent::SitsDown(..)),
            Step::Cards(event) => matches!(event, CardEvent::PointOut(_)),
            Step::Chips(event) => *event == ChipsEvent::Does(ChipsDeed::SitsAgain),
            Step::Act(_)
            | Step::Push(..)
            | Step::Say(_)
            | Step::Tap
            | Step::TakeBack(_)
            | Step::Release(_)
            | Step::Judge(..)
            | Step::Decide(_)
            | Step::Agree(_)
            | Step::Find(_)
            | Step::Heap
            | Step::PostsLate
            | Step::Street(..)
            | Step::InDeal(_)
            | Step::Clock(_) => false,
        }
    }

    /// Somebody who has no seat can do it, too; whoever may have one has one.
    pub fn is_open_to_anybody(&self) -> bool {
        let asks = matches!(self, Step::Ask(Ask::Count(_)) | Step::Clock(ClockEvent::Asked | ClockEvent::AskedOn(_)));
        let buys = matches!(self, Step::Chips(event) if event.is_open_to_anybody());
        asks || buys || self.is_open_to_onlookers()
    }
}

impl Act {
    /// A bet or a raise, of whatever size.
    pub fn is_wager(&self) -> bool {
        match self {
            Act::Bet(_) | Act::RaiseTo(_) | Act::AllIn(_) | Act::CompleteTo(_) => true,
            Act::Check | Act::Call | Act::Fold | Act::Post { .. } | Act::BringIn(_) => false,
        }
    }

    /// What it is called where the question is whether it counts, or what it bears on. Nothing for a post, which is no act at
    /// one's turn, for the bring-in, and where nobody says how much somebody is all-in for.
    pub fn named(self) -> Option<NamedAct> {
        match self {
            Act::Check => Some(NamedAct::Check),
            Act::Call => Some(NamedAct::Call),
            Act::Fold => Some(NamedAct::Fold),
            Act::Bet(n) => Some(NamedAct::Bet(Some(n))),
            Act::RaiseTo(n) | Act::CompleteTo(n) => Some(NamedAct::RaiseTo(Some(n))),
            Act::AllIn(total) => total.map(NamedAct::AllIn),
            Act::Post { .. } | Act::BringIn(_) => None,
        }
    }

    /// An amount goes with it, told or not.
    fn has_amount(&self) -> bool {
        match self {
            Act::Bet(_) | Act::RaiseTo(_) | Act::AllIn(_) | Act::Post { .. } | Act::BringIn(_) | Act::CompleteTo(_) => true,
            Act::Check | Act::Call | Act::Fold => false,
        }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            Act::Bet(n)
            | Act::RaiseTo(n)
            | Act::AllIn(Some(n))
            | Act::Post { amount: n, .. }
            | Act::BringIn(n)
            | Act::CompleteTo(n) => {
                visit(Figure::Sum, n);
            }
            Act::Check | Act::Call | Act::Fold | Act::AllIn(None) => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            Act::Post { for_seat, .. } => for_seat.iter_mut().for_each(visit),
            Act::Check
            | Act::Call
            | Act::Bet(_)
            | Act::RaiseTo(_)
            | Act::Fold
            | Act::AllIn(_)
            | Act::BringIn(_)
            | Act::CompleteTo(_) => {}
        }
    }
}

impl Said {
    /// He says that he bets or raises, or how much.
    pub fn is_wager(&self) -> bool {
        match self {
            Said::AllIn | Said::Bet(_) | Said::Raise(_) | Said::Pot | Said::Number(_) => true,
            Said::Check
            | Said::Call
            | Said::Fold
            | Said::CallAndRaise
            | Said::Conditional(_)
            | Said::Hand(_)
            | Said::Complete
            | Said::Cap
            | Said::Unofficial => false,
        }
    }
}

/// What somebody says that he does if another does something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditional {
    /// What the other would have to do; `Said::Unofficial` where that is no term.
    pub on: Said,
    pub then: Said,
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
    Conditional(Box<Conditional>),
    /// What a hand is called: a claim at showdown, nothing while there is betting.
    Hand(Class),
    /// To fill a smaller bet up to the full one, where that is a term.
    Complete,
    /// The last raise that limit allows, where that is a term.
    Cap,
    /// No official term.
    Unofficial,
}

impl Said {
    /// It is an official term of the betting.
    pub fn declares(&self) -> bool {
        !matches!(self, Said::Unofficial | Said::Hand(_) | Said::Complete | Said::Cap)
    }
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

/// What a number may be short for that is too small to be bet where the big blind is so large: `five` for 500 or 5000. Nothing for
/// one that is no short word.
pub fn in_short(number: Amount, big_blind: Amount) -> Option<Vec<Amount>> {
    if !(1..100).contains(&number) || number.saturating_mul(2) >= big_blind {
        return None;
    }
    let long = [10, 100, 1000, 10_000].into_iter().map(|zeros| number.saturating_mul(zeros));
    Some(long.filter(|reading| *reading >= big_blind).take(2).collect())
}

/// How cards leave the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Release {
    PushedForward,
    ThrownForward,
    OverTheLine,
    TowardMuck,
    /// Face down into the muck.
    Mucked,
    /// Face up into the muck.
    MuckedFaceUp,
    /// To another player.
    To(Seat),
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    Pot,
    Raise,
    Count(Seat),
    /// To see a player's hand.
    See(Seat),
    /// For his own hand back.
    HandBack,
    /// For the card that would have come.
    NextCard,
    /// To see them.
    BurnCards,
    NewDeck,
    NewDealer,
}

/// To what somebody objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    Skipped,
    StringBet,
    /// Who is taken to have won the pot.
    Pot,
    /// How the pot was counted, or to whom it was handed.
    Payout,
}

/// What players agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    Straddles,
    /// Of a player, that somebody posts for him.
    Posting,
    /// On a small blind where there would be none.
    SmallBlind,
    /// To give their hands up before the big blind, so that he is not eliminated.
    FoldToBigBlind,
    /// That the dispute be decided otherwise than it is.
    AnotherRuling,
    /// To share it and not play it out.
    SplitPot,
    /// What everybody brings.
    BuyIn(Amount),
}

/// What the dealer tells a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tell {
    Bet(Seat, Amount),
    Pot(Seat, Amount),
    ToAct(Seat),
    NobodyRaised(Seat),
    /// To show all his cards.
    ToShow(Seat),
    HasLost(Seat),
}

impl Tell {
    /// Whom he tells it.
    pub fn to(mut self) -> Seat {
        *self.seat_mut()
    }
}
