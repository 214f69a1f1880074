//! Why a situation cannot be.

use std::fmt::Display;

/// Why a situation cannot be set up or go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Lower case, says what cannot be.
    pub message: String,
    /// What to do.
    pub help: String,
}

impl Problem {
    pub(crate) fn new(message: impl Into<String>, help: impl Into<String>) -> Self {
        Problem { message: message.into(), help: help.into() }
    }

    /// He puts in, or is decided to put in, more than he has.
    pub(crate) fn more_than_he_has(seat: impl Display, put_in: impl Display, stack: impl Display) -> Self {
        Problem::new(format!("{seat} puts in {put_in} and has only {stack}"), "correct the chips, or the stack that was stated")
    }
}
