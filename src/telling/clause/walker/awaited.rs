//! Before what something was done.

use super::Walker;
use crate::telling::atom::{Atom, AtomKind};
use crate::telling::clause::part::Part;
use crate::telling::concept::Concept;

impl Walker<'_> {
    /// What follows says before what it was done: `before B has acted`, `bets 600 before it is his turn`.
    pub(super) fn awaits(&self, atoms: &[Atom], at: usize) -> bool {
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::Player));
        next.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_))) || self.clause.acts()
    }

    /// Behind whoever is waited for, somebody else does something.
    pub(super) fn somebody_acts_behind(atoms: &[Atom], at: usize) -> bool {
        let who = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_));
        let people: Vec<usize> = (at + 1..atoms.len()).filter(|at| who(&atoms[*at])).collect();
        let verb = |atom: &Atom| atom.is_verb();
        people.get(1).is_some_and(|other| atoms[other + 1..].iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(verb))
    }

    /// `before anybody has acted and puts 800`: what he does goes on.
    /// `before A has acted and A bets`: so does who was waited for, once he is named again.
    pub(in crate::telling::clause) fn goes_on(&self, atoms: &[Atom], at: usize) -> bool {
        let Some(next) = (at + 1..atoms.len()).find(|next| !atoms[*next].is(Concept::Fill)) else { return false };
        let again = if let AtomKind::Who(person) = &atoms[next].kind {
            let awaited = matches!(self.parts.last(), Some(Part::Awaited(last)) if last == person);
            let wants = atoms.get(next + 1).is_some_and(|atom| atom.is(Concept::Wants));
            awaited && (wants || Self::content_follows(atoms, next))
        } else {
            atoms[next].is_verb()
        };
        atoms[at].is(Concept::And) && again
    }

    /// Who is waited for has been named, and nothing done yet: an act with an amount is that of whoever does not wait.
    pub(super) fn goes_on_himself(&self, atoms: &[Atom], at: usize) -> bool {
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::To));
        let amount = next.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
        amount && self.clause.has_subject() && !self.clause.acts() && matches!(self.parts.last(), Some(Part::Awaited(_)))
    }

    /// Somebody has been named already before whom it was done.
    pub(super) fn acts_meanwhile(&self, atoms: &[Atom], at: usize) -> bool {
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        let verb = next.is_some_and(|atom| atom.is_verb());
        verb && !self.clause.acts() && matches!(self.parts.last(), Some(Part::Awaited(_)))
    }

    /// Before what it was done; what anybody put in is told of nothing that was still to come.
    pub(super) fn awaited(&mut self, atom: &Atom) {
        if let AtomKind::Who(person) = &atom.kind {
            self.parts.push(Part::Awaited(person.clone()));
        } else if matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Quote(_)) {
            self.clause.bent = true;
            self.clause.unknown.push(atom.span.clone());
        }
    }
}
