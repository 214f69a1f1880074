//! The questions that a ruling answers.

/// What an event leaves open, in the order in which it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Question {
    /// What was meant, and how much is it?
    Meaning,
    /// Does it bind, here and now?
    Binding,
    /// What is a word worth?
    Term,
    /// Where do the chips go?
    Chips,
    /// Does the hand live?
    Hand,
    /// Who shows, and when?
    Show,
    /// Is it tabled, and what is it?
    Value,
    /// Who gets which pot?
    Award,
    /// Who has the button?
    Positions,
    /// Which table plays, waits or breaks?
    Tables,
    /// Who has to move?
    Mover,
    /// Who sits where?
    Seat,
    /// With how many chips?
    Stack,
    /// What stage has the tournament come to?
    Stage,
    /// Who finishes where?
    Place,
    /// What is paid?
    Prize,
    /// Is the deck sound?
    Deck,
    /// Does the deal stand?
    Deal,
    /// Where do the cards go?
    Cards,
    /// What may be known or done?
    Answer,
    /// What must the dealer do?
    Order,
    /// Which duty was broken?
    Breach,
    Penalty,
    Substantial,
    Pot,
    /// Who is to act, and what may he do?
    Turn,
    May,
}

impl Question {
    /// How the hand stands: what comes of the rulings, and is no ruling on what was done.
    pub fn is_of_standing(self) -> bool {
        match self {
            Question::Substantial | Question::Pot | Question::Turn => true,
            Question::Meaning
            | Question::Binding
            | Question::Term
            | Question::Chips
            | Question::Hand
            | Question::Show
            | Question::Value
            | Question::Award
            | Question::Positions
            | Question::Tables
            | Question::Mover
            | Question::Seat
            | Question::Stack
            | Question::Stage
            | Question::Place
            | Question::Prize
            | Question::Deck
            | Question::Deal
            | Question::Cards
            | Question::Answer
            | Question::Order
            | Question::Breach
            | Question::Penalty
            | Question::May => false,
        }
    }

    /// What is told where houses stand side by side: not what follows for the dealer, or as a penalty.
    pub fn is_main(self) -> bool {
        match self {
            Question::Meaning
            | Question::Binding
            | Question::Chips
            | Question::Hand
            | Question::Show
            | Question::Value
            | Question::Award
            | Question::Positions
            | Question::Tables
            | Question::Mover
            | Question::Seat
            | Question::Stack
            | Question::Stage
            | Question::Place
            | Question::Prize
            | Question::Deck
            | Question::Deal
            | Question::Cards
            | Question::Answer
            | Question::May => true,
            Question::Term
            | Question::Order
            | Question::Breach
            | Question::Penalty
            | Question::Substantial
            | Question::Pot
            | Question::Turn => false,
        }
    }

    /// Several rulings on it about one player stand side by side.
    pub fn has_several_answers(self) -> bool {
        match self {
            Question::Chips | Question::Order | Question::Breach | Question::Penalty => true,
            Question::Meaning
            | Question::Binding
            | Question::Term
            | Question::Hand
            | Question::Show
            | Question::Value
            | Question::Award
            | Question::Positions
            | Question::Tables
            | Question::Mover
            | Question::Seat
            | Question::Stack
            | Question::Stage
            | Question::Place
            | Question::Prize
            | Question::Deck
            | Question::Deal
            | Question::Cards
            | Question::Answer
            | Question::Substantial
            | Question::Pot
            | Question::Turn
            | Question::May => false,
        }
    }

    /// What an act comes to, by whichever of these questions a house takes it up.
    pub fn is_of_the_act(self) -> bool {
        match self {
            Question::Meaning | Question::Binding | Question::Hand => true,
            Question::Term
            | Question::Chips
            | Question::Show
            | Question::Value
            | Question::Award
            | Question::Positions
            | Question::Tables
            | Question::Mover
            | Question::Seat
            | Question::Stack
            | Question::Stage
            | Question::Place
            | Question::Prize
            | Question::Deck
            | Question::Deal
            | Question::Cards
            | Question::Answer
            | Question::Order
            | Question::Breach
            | Question::Penalty
            | Question::Substantial
            | Question::Pot
            | Question::Turn
            | Question::May => false,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Question::Meaning => "meaning",
            Question::Binding => "binding",
            Question::Term => "term",
            Question::Chips => "chips",
            Question::Hand => "hand",
            Question::Show => "show",
            Question::Value => "value",
            Question::Award => "award",
            Question::Positions => "positions",
            Question::Tables => "tables",
            Question::Mover => "mover",
            Question::Seat => "seat",
            Question::Stack => "stack",
            Question::Stage => "stage",
            Question::Place => "place",
            Question::Prize => "prize",
            Question::Deck => "deck",
            Question::Deal => "deal",
            Question::Cards => "cards",
            Question::Answer => "answer",
            Question::Order => "order",
            Question::Breach => "breach",
            Question::Penalty => "penalty",
            Question::Substantial => "substantial",
            Question::Pot => "pot",
            Question::Turn => "turn",
            Question::May => "may",
        }
    }
}
