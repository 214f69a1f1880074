//! What fills a slot of a form: how it is read and printed, and what is usual there.

use super::cursor::Cursor;

/// One kind of filling.
pub(super) trait Slot {
    /// What it says.
    type Of;
    /// What tests fill it with at random; slots that read alike have one kind.
    const KIND: &'static str;

    /// Reads it; where it is not there, what was expected is noted.
    fn read(cursor: &mut Cursor) -> Option<Self::Of>;

    fn write(of: &Self::Of) -> String;

    /// Usual fillings, the most usual first; between them they show every way to fill it.
    fn examples() -> Vec<String>;

    /// What a form without the slot says.
    fn absent() -> Option<Self::Of> {
        None
    }

    /// The number by which words beside it are in the singular or plural.
    fn count(_of: &Self::Of) -> Option<i64> {
        None
    }
}
