//! What stands before an atom and behind it.

use super::Atom;
use crate::telling::concept::Concept;

/// Where the part begins that a place is in: behind the last mark before it.
pub fn part_begin(atoms: &[Atom], at: usize) -> usize {
    atoms[..at].iter().rposition(Atom::is_mark).map_or(0, |mark| mark + 1)
}

/// Where that part ends: at the next mark, which may stand at the place itself.
pub fn part_end(atoms: &[Atom], at: usize) -> usize {
    atoms[at..].iter().position(Atom::is_mark).map_or(atoms.len(), |mark| at + mark)
}

/// The last atom before a place that says something.
pub fn before(atoms: &[Atom], at: usize) -> Option<usize> {
    atoms[..at].iter().rposition(|atom| !atom.is(Concept::Fill))
}
