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
    If,
    By,
}

impl SpokenWord {
    /// Where a word begins like several of these, the first one is meant.
    pub const ALL: [SpokenWord; 9] = [
        SpokenWord::AllIn,
        SpokenWord::Check,
        SpokenWord::Call,
        SpokenWord::Fold,
        SpokenWord::Raise,
        SpokenWord::Bet,
        SpokenWord::Pot,
        SpokenWord::If,
        SpokenWord::By,
    ];
}
