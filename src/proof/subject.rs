//! What two houses differ in.

use crate::corpus::Clause;
use crate::engine::options::{OptionSpec, OptionValue};

/// What the houses differ in, before a situation is found for it.
#[derive(Clone, Debug)]
pub enum ComparedSubject<'c> {
    Option(&'static OptionSpec, [OptionValue; 2]),
    /// A clause, and which house carries it.
    Clause(&'c Clause, usize),
}

impl ComparedSubject<'_> {
    /// Whether one of the houses, the left or the right one, has something to show of it.
    pub fn is_of(&self, house: usize) -> bool {
        match self {
            ComparedSubject::Option(..) => true,
            ComparedSubject::Clause(_, by) => *by == house,
        }
    }
}
