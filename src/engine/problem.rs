//! Why a situation cannot be.

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
}
