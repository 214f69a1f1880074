//! What people do at a table beside the game: with devices, with words, with each other; what they ask for and plead; and what
//! is so in the room. Whether it is allowed, and what it costs, is computed.

use crate::engine::cards::Card;
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor};
use crate::engine::seat::Seat;

/// One thing that somebody does beside the game, or that happens there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConductEvent {
    /// What concerns nobody else by name.
    Does(Deed),
    /// What is done to somebody, or with somebody.
    Toward(DoneTo),
    /// With the hands, the cards that have been thrown away.
    TouchesMuck,
    TouchesBurns,
    Speaks(Tongue),
    PhoneRings,
    /// A card that he has thrown in comes to lie face up.
    TurnsUp(Card),
    /// To a table with so many players.
    MovesToTableOf(i64),
    /// The floor has the player move to the table of this number.
    MovedTo(Seat, i64),
    /// The floor finds the player where he does not belong.
    InWrongSeat(Seat),
    /// The floor asks the player who he is.
    Identified(Seat),
    /// The floor enters it in the record of the competition.
    Recorded,
    HandsPass(i64),
    DaysPass(i64),
    TournamentEnds,
}

/// What somebody does that concerns nobody else by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    TalksOnPhone,
    AnswersPhone,
    SilencesPhone,
    WritesMessage,
    WatchesVideo,
    ListensThroughHeadphones,
    PlaysMusicAloud,
    UsesLaptop,
    /// The laptop is plugged in.
    UsesLaptopOnMains,
    /// An app for betting, a chart, or another aid to play by.
    UsesStrategyTool,
    /// From somebody, or from somewhere else.
    GetsStrategyData,
    /// Shows the tournament to others elsewhere.
    Streams,
    WearsCamera,
    DeviceOnCloth,
    DeviceOnRail,
    BelongingsOnRail,
    /// Something printed.
    Reads,
    AsksToPhone,
    TellsCards,
    GuessesCardsToCome,
    CommentsOnHand,
    ReactsToBoard,
    /// After a fold.
    KeepsCards,
    CardOffTable,
    ChipOffTable,
    CardsAtDealer,
    /// Lets the others wait.
    Stalls,
    Chatters,
    BangsChips,
    /// A bounty chip, a clock token or the like, as if it were a chip of the game.
    PutsInToken,
    IsViolent,
    /// At nobody.
    Swears,
    Disrupts,
    IsRude,
    Celebrates,
    Gestures,
    Smokes,
    MarksCard,
    HidesCards,
    /// With sunglasses, a hood or the like.
    CoversFace,
    WearsCostume,
    /// And keeps them.
    CardsOffTable,
    MixesChips,
    /// To another table.
    SlowToMove,
    /// And does not say so yet.
    NoticesError,
    TakesPot,
    RefusesPenalty,
    RefusesToPutRight,
    PutsRight,
    KeepsSilent,
    LeavesTable,
    /// For good.
    LeavesGame,
    StandsByChair,
    WaitsInArea,
    IsBack,
    Watches,
    ShowsNoDocument,
    InsultsDealer,
    InsultsJudge,
    BelittlesStaff,
    AsksSecondSeat,
    AsksSecondHand,
    AsksRules,
    AsksWhichRules,
    AsksLottery,
    AsksSeat,
    /// The one that was drawn for him.
    AsksOwnSeat,
    AsksPrize,
    AsksToRegister,
    ObjectsRuling,
    ObjectsCollusion,
    ObjectsSlow,
    ObjectsHygiene,
    DidNotKnow,
    MeantOtherwise,
    DidNotFollow,
    /// By word of mouth.
    Protests,
    /// With reasons.
    ProtestsInWriting,
}

impl Deed {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            Deed::TalksOnPhone => "talk-on-phone",
            Deed::AnswersPhone => "answer-phone",
            Deed::SilencesPhone => "silence-phone",
            Deed::WritesMessage => "write-message",
            Deed::WatchesVideo => "watch-video",
            Deed::ListensThroughHeadphones => "listen-through-headphones",
            Deed::PlaysMusicAloud => "play-music-aloud",
            Deed::UsesLaptop => "use-laptop",
            Deed::UsesLaptopOnMains => "use-laptop-on-mains",
            Deed::UsesStrategyTool => "use-strategy-tool",
            Deed::GetsStrategyData => "get-strategy-data",
            Deed::Streams => "stream",
            Deed::WearsCamera => "wear-camera",
            Deed::DeviceOnCloth => "device-on-cloth",
            Deed::DeviceOnRail => "device-on-rail",
            Deed::BelongingsOnRail => "belongings-on-rail",
            Deed::Reads => "read",
            Deed::AsksToPhone => "ask-to-phone",
            Deed::TellsCards => "tell-cards",
            Deed::GuessesCardsToCome => "guess-cards-to-come",
            Deed::CommentsOnHand => "comment-on-hand",
            Deed::ReactsToBoard => "react-to-board",
            Deed::KeepsCards => "keep-cards",
            Deed::CardOffTable => "card-off-table",
            Deed::ChipOffTable => "chip-off-table",
            Deed::CardsAtDealer => "cards-at-dealer",
            Deed::Stalls => "stall",
            Deed::Chatters => "chatter",
            Deed::BangsChips => "bang-chips",
            Deed::PutsInToken => "put-in-token",
            Deed::IsViolent => "violence",
            Deed::Swears => "swear",
            Deed::Disrupts => "disrupt",
            Deed::IsRude => "rude",
            Deed::Celebrates => "celebrate",
            Deed::Gestures => "gesture",
            Deed::Smokes => "smoke",
            Deed::MarksCard => "mark-card",
            Deed::HidesCards => "hide-cards",
            Deed::CoversFace => "cover-face",
            Deed::WearsCostume => "wear-costume",
            Deed::CardsOffTable => "cards-off-table",
            Deed::MixesChips => "mix-chips",
            Deed::SlowToMove => "slow-to-move",
            Deed::NoticesError => "notice-error",
            Deed::TakesPot => "take-pot",
            Deed::RefusesPenalty => "refuse-penalty",
            Deed::RefusesToPutRight => "refuse-to-put-right",
            Deed::PutsRight => "put-right",
            Deed::KeepsSilent => "keep-silent",
            Deed::LeavesTable => "leave-table",
            Deed::LeavesGame => "leave-game",
            Deed::StandsByChair => "stand-by-chair",
            Deed::WaitsInArea => "wait-in-area",
            Deed::IsBack => "back",
            Deed::Watches => "watch",
            Deed::ShowsNoDocument => "no-document",
            Deed::InsultsDealer => "insult-dealer",
            Deed::InsultsJudge => "insult-judge",
            Deed::BelittlesStaff => "belittle-staff",
            Deed::AsksSecondSeat => "ask-second-seat",
            Deed::AsksSecondHand => "ask-second-hand",
            Deed::AsksRules => "ask-rules",
            Deed::AsksWhichRules => "ask-which-rules",
            Deed::AsksLottery => "ask-lottery",
            Deed::AsksSeat => "ask-seat",
            Deed::AsksOwnSeat => "ask-own-seat",
            Deed::AsksPrize => "ask-prize",
            Deed::AsksToRegister => "ask-register",
            Deed::ObjectsRuling => "object-ruling",
            Deed::ObjectsCollusion => "object-collusion",
            Deed::ObjectsSlow => "object-slow",
            Deed::ObjectsHygiene => "object-hygiene",
            Deed::DidNotKnow => "did-not-know",
            Deed::MeantOtherwise => "meant-otherwise",
            Deed::DidNotFollow => "did-not-follow",
            Deed::Protests => "protest",
            Deed::ProtestsInWriting => "protest-in-writing",
        }
    }
}

/// What somebody does to somebody, or with somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Toward {
    Advises,
    Criticises,
    /// Says what it is.
    ReadsHandOf,
    GuessesHandOf,
    StrategyWith,
    HandWith,
    AsksAdviceOf,
    TakesAdviceFrom,
    TouchesChipsOf,
    TouchesCardsOf,
    Belittles,
    BelittlesPlayOf,
    Insults,
    SwearsAt,
    HandlesChipsOf,
    LetsPlayAlong,
}

impl Toward {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            Toward::Advises => "advise",
            Toward::Criticises => "criticise",
            Toward::ReadsHandOf => "read-hand-of",
            Toward::GuessesHandOf => "guess-hand-of",
            Toward::StrategyWith => "strategy-with",
            Toward::HandWith => "hand-with",
            Toward::AsksAdviceOf => "ask-advice-of",
            Toward::TakesAdviceFrom => "take-advice-from",
            Toward::TouchesChipsOf => "touch-chips-of",
            Toward::TouchesCardsOf => "touch-cards-of",
            Toward::Belittles => "belittle",
            Toward::BelittlesPlayOf => "belittle-play-of",
            Toward::Insults => "insult",
            Toward::SwearsAt => "swear-at",
            Toward::HandlesChipsOf => "handle-chips-of",
            Toward::LetsPlayAlong => "let-play-along",
        }
    }
}

/// What somebody does, and to whom or with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoneTo {
    pub what: Toward,
    pub whom: Seat,
}

/// A language that somebody speaks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tongue {
    English,
    Hungarian,
    Slovak,
    Czech,
    Croatian,
    Icelandic,
    Russian,
    German,
    Spanish,
    French,
    Italian,
    Polish,
}

/// Where the tournament is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Venue {
    UnitedStates,
    NewJersey,
    Slovakia,
    Croatia,
    Hungary,
    Iceland,
    Russia,
}

/// By what somebody shows who he is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Document {
    Passport,
    ClubCard,
}

/// What is so in the room, and of the players' records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConductState {
    /// A featured table that is filmed.
    TelevisionTable,
    MainEventFinalTable,
    TrainingGame,
    /// So many places are paid.
    Paid(i64),
    Day(i64),
    PlayedIn(Venue),
    /// The house has posted that this is accepted at the table.
    MaySpeak(Tongue),
    /// Somebody has a document, his own or another's.
    Has(Seat, Document, Ownership),
    SignedReceipt(Seat),
    HandsToMiss(Seat, i64),
    /// How often somebody has committed an offence before.
    Breaches(Seat, i64, Offence),
    /// The last penalty for an offence.
    MissedRounds(Seat, i64, Offence),
}

/// Whose something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ownership {
    Own,
    Anothers,
}

impl ConductEvent {
    /// He comes or goes, or hands pass without him.
    pub(super) fn is_of_the_room(self) -> bool {
        match self {
            ConductEvent::Does(_) | ConductEvent::InWrongSeat(_) | ConductEvent::HandsPass(_) | ConductEvent::MovedTo(..) => true,
            ConductEvent::Toward(_)
            | ConductEvent::TouchesMuck
            | ConductEvent::TouchesBurns
            | ConductEvent::Speaks(_)
            | ConductEvent::PhoneRings
            | ConductEvent::TurnsUp(_)
            | ConductEvent::MovesToTableOf(_)
            | ConductEvent::Identified(_)
            | ConductEvent::Recorded
            | ConductEvent::DaysPass(_)
            | ConductEvent::TournamentEnds => false,
        }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            ConductEvent::MovesToTableOf(n)
            | ConductEvent::MovedTo(_, n)
            | ConductEvent::HandsPass(n)
            | ConductEvent::DaysPass(n) => {
                visit(Figure::Count, n);
            }
            ConductEvent::Does(_)
            | ConductEvent::Toward(_)
            | ConductEvent::TouchesMuck
            | ConductEvent::TouchesBurns
            | ConductEvent::Speaks(_)
            | ConductEvent::PhoneRings
            | ConductEvent::TurnsUp(_)
            | ConductEvent::InWrongSeat(_)
            | ConductEvent::Identified(_)
            | ConductEvent::Recorded
            | ConductEvent::TournamentEnds => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            ConductEvent::Toward(DoneTo { whom: seat, .. })
            | ConductEvent::MovedTo(seat, _)
            | ConductEvent::InWrongSeat(seat)
            | ConductEvent::Identified(seat) => visit(seat),
            ConductEvent::Does(_)
            | ConductEvent::TouchesMuck
            | ConductEvent::TouchesBurns
            | ConductEvent::Speaks(_)
            | ConductEvent::PhoneRings
            | ConductEvent::TurnsUp(_)
            | ConductEvent::MovesToTableOf(_)
            | ConductEvent::Recorded
            | ConductEvent::HandsPass(_)
            | ConductEvent::DaysPass(_)
            | ConductEvent::TournamentEnds => {}
        }
    }
}

impl ConductState {
    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            ConductState::Paid(n)
            | ConductState::Day(n)
            | ConductState::HandsToMiss(_, n)
            | ConductState::Breaches(_, n, _)
            | ConductState::MissedRounds(_, n, _) => visit(Figure::Count, n),
            ConductState::TelevisionTable
            | ConductState::MainEventFinalTable
            | ConductState::TrainingGame
            | ConductState::PlayedIn(_)
            | ConductState::MaySpeak(_)
            | ConductState::Has(..)
            | ConductState::SignedReceipt(_) => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            ConductState::Has(seat, ..)
            | ConductState::SignedReceipt(seat)
            | ConductState::HandsToMiss(seat, _)
            | ConductState::Breaches(seat, ..)
            | ConductState::MissedRounds(seat, ..) => visit(seat),
            ConductState::TelevisionTable
            | ConductState::MainEventFinalTable
            | ConductState::TrainingGame
            | ConductState::Paid(_)
            | ConductState::Day(_)
            | ConductState::PlayedIn(_)
            | ConductState::MaySpeak(_) => {}
        }
    }
}

/// An offence that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offence {
    OutOfTurn,
    LatePost,
    StringBet,
    /// A hand announced and not shown.
    Announcing,
    /// Cards shown while the hand was in progress.
    Exposing,
    KeptCards,
    TouchedCards,
    CardsIntoCards,
    ShownByAccident,
    /// Cards thrown away by who had to show first.
    MuckedFirst,
    CardOffTable,
    Touching,
    Delay,
    Chatter,
    Banging,
    OutOfReach,
    Violence,
    BelittlingPlay,
    FoulLanguage,
    Collusion,
    /// Whatever rule it was.
    Any,
}
