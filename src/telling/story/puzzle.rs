//! What cannot be read, and why.

use std::ops::Range;

use crate::telling::deal::Missing;

/// What cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub span: Range<usize>,
    pub kind: PuzzleKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleKind {
    /// Words that nobody knows, where somebody does something.
    Unknown,
    /// Nobody has been named who could do it.
    Nobody,
    /// Nobody said how much.
    HowMuch,
    /// It is about the deal, and was not understood.
    Deal,
    /// What a ruling on the deal would need.
    Missing(Missing),
    /// A word says that nothing of it has happened.
    Unreal,
}
