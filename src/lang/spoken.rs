//! The words with which players declare what they do.

/// What a word of the trade says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpokenWord {
    AllIn,
    Check,
    Call,
    Fold,
    Raise,
    Bet,
    Pot,
    /// He sees a bet: more than that he looks at it only where more is said.
    See,
    If,
    /// The amount comes on top of the bet.
    By,
    /// The amount is the whole of it.
    To,
    /// To fill a smaller bet up to the full one.
    Complete,
    /// The last raise of a round in limit.
    Cap,
}

impl SpokenWord {
    pub const ALL: [SpokenWord; 11] = [
        SpokenWord::AllIn,
        SpokenWord::Check,
        SpokenWord::Call,
        SpokenWord::Fold,
        SpokenWord::Raise,
        SpokenWord::Bet,
        SpokenWord::Pot,
        SpokenWord::See,
        SpokenWord::If,
        SpokenWord::By,
        SpokenWord::To,
    ];
}
