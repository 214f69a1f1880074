//! The words of the deal: what people call the cards, the deck and what goes wrong with them.

use super::concept::{Concept, among};

/// Declares the words with the keys of their forms in `locales/<language>/telling.ftl`.
macro_rules! deal_words {
    ($($(#[$doc:meta])* $Word:ident = $key:literal,)+) => {
        /// What a word means where the deal is spoken of.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum DealWord { $($(#[$doc])* $Word,)+ }

        impl DealWord {
            pub const ALL: &[DealWord] = &[$(DealWord::$Word,)+];

            /// Under which name its forms stand.
            pub fn key(self) -> &'static str {
                match self { $(DealWord::$Word => $key,)+ }
            }
        }
    };
}

deal_words! {
    /// It says nothing there.
    Fill = "deal-filler",
    Dealer = "deal-dealer",
    Card = "deal-card",
    /// A card that is somebody's, in one word.
    OwnCard = "deal-own-card",
    Hand = "deal-hand",
    Deal = "deal-deal",
    /// It is counted in the deck, not in a hand: `the second card of the deal`.
    OfDeal = "deal-of-the-deal",
    Deck = "deal-deck",
    Burn = "deal-burn",
    NoBurn = "deal-no-burn",
    TwoBurns = "deal-two-burns",
    Joker = "deal-joker",
    Boxed = "deal-boxed",
    Shuffle = "deal-shuffle",
    NotShuffled = "deal-not-shuffled",
    Cut = "deal-cut",
    NotCut = "deal-not-cut",
    /// Somebody turns it up.
    Expose = "deal-expose",
    /// It comes to lie open, through whom is not said.
    Opened = "deal-opened",
    FaceUp = "deal-face-up",
    FaceDown = "deal-face-down",
    Skip = "deal-skip",
    Empty = "deal-empty-seat",
    Wrong = "deal-wrong",
    Instead = "deal-instead",
    InARow = "deal-in-a-row",
    /// A card comes to somebody.
    Get = "deal-get",
    Find = "deal-find",
    Report = "deal-report",
    TooMany = "deal-too-many",
    TooFew = "deal-too-few",
    Only = "deal-only",
    Twice = "deal-twice",
    Foreign = "deal-foreign",
    Marked = "deal-marked",
    Flawed = "deal-flawed",
    Damaged = "deal-damaged",
    Flop = "deal-flop",
    Turn = "deal-turn",
    River = "deal-river",
    Board = "deal-board",
    Not = "deal-not",
    Before = "deal-before",
    TooSoon = "deal-too-soon",
    Act = "deal-act",
    Drop = "deal-drop",
    OffTable = "deal-off-the-table",
    OnTable = "deal-on-the-table",
    Ask = "deal-ask",
    New = "deal-new",
    Sit = "deal-sit",
    Button = "deal-button",
    Due = "deal-due",
    /// The button stands where it stood.
    Stay = "deal-stay",
    /// All the cards.
    All = "deal-all",
    Draw = "deal-draw",
    /// Cards are drawn for the odd chips.
    Race = "deal-race",
    NextHand = "deal-next-hand",
    Out = "deal-out",
    NextLevel = "deal-next-level",
    Begin = "deal-begin",
    /// It was the dealer who made a mistake.
    Fault = "deal-dealers-fault",
    /// Of whoever tells it.
    My = "deal-my",
}

/// The words of the general telling that mean something of the deal.
const OF_THE_TELLING: &[(Concept, DealWord)] = &[
    (Concept::Fill, DealWord::Fill),
    (Concept::Player, DealWord::Fill),
    (Concept::He, DealWord::Fill),
    (Concept::That, DealWord::Fill),
    (Concept::Already, DealWord::Fill),
    (Concept::Floor, DealWord::Fill),
    (Concept::Seat, DealWord::Fill),
    (Concept::Dealer, DealWord::Dealer),
    (Concept::Cards, DealWord::Card),
    (Concept::Has, DealWord::Find),
    (Concept::Find, DealWord::Find),
    (Concept::Show, DealWord::Expose),
    (Concept::Table, DealWord::Expose),
    (Concept::FaceUp, DealWord::FaceUp),
    (Concept::FaceDown, DealWord::FaceDown),
    (Concept::Flop, DealWord::Flop),
    (Concept::Turn, DealWord::Turn),
    (Concept::River, DealWord::River),
    (Concept::Board, DealWord::Board),
    (Concept::Not, DealWord::Not),
    (Concept::Without, DealWord::Not),
    (Concept::Nobody, DealWord::Not),
    (Concept::Nothing, DealWord::Not),
    (Concept::Skipped, DealWord::Skip),
    (Concept::Ask, DealWord::Ask),
    (Concept::Before, DealWord::Before),
    (Concept::Ahead, DealWord::Before),
    (Concept::Riffle, DealWord::Shuffle),
    (Concept::Wash, DealWord::Shuffle),
    (Concept::Again, DealWord::Twice),
    (Concept::Everyone, DealWord::All),
];

impl DealWord {
    /// What a word of the general telling means where the deal is spoken of.
    pub fn of(concept: Concept) -> Option<DealWord> {
        among(OF_THE_TELLING, concept)
    }

    /// Whoever says it speaks of the deal, whatever else is said.
    pub fn is_strong(self) -> bool {
        matches!(
            self,
            DealWord::Deck
                | DealWord::Burn
                | DealWord::NoBurn
                | DealWord::TwoBurns
                | DealWord::Joker
                | DealWord::Boxed
                | DealWord::NotShuffled
                | DealWord::NotCut
                | DealWord::Empty
                | DealWord::OfDeal
                | DealWord::Draw
                | DealWord::Race
                | DealWord::NextHand
                | DealWord::Due
        )
    }

    /// A thing that is dealt: what nobody bets.
    pub fn is_thing(self) -> bool {
        self.is_strong() || matches!(self, DealWord::Card | DealWord::OwnCard | DealWord::Deal)
    }
}
