//! How many play, and who plays for which pot.

use super::Walker;
use crate::telling::atom::{Atom, AtomKind};
use crate::telling::clause::part::Part;
use crate::telling::concept::Concept;
use crate::telling::lexicon::Ending;

fn names_street(atom: &Atom) -> bool {
    atom.street().is_some()
}

/// Nothing stands before it in its sentence that tells anything.
fn begins_sentence(atoms: &[Atom], at: usize) -> bool {
    atoms[..at].iter().all(|atom| atom.is(Concept::Fill))
}

/// Up to the next mark or the blinds nothing is told beside it.
fn is_told_alone(atoms: &[Atom], at: usize) -> bool {
    let next = atoms[at + 1..].iter().find(|atom| !matches!(atom.concept(), Some(Concept::Fill | Concept::Player)));
    next.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_)))
}

/// How many people are listed behind small words, where some are.
fn people_behind(atoms: &[Atom], at: usize) -> Option<usize> {
    let listed = atoms[at + 1..].iter().skip_while(|atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Player)));
    let people = listed.take_while(|atom| matches!(atom.kind, AtomKind::Who(_))).count();
    (people > 0).then_some(people)
}

impl Walker<'_> {
    /// `three-handed`, or a number that stands for itself: `flop, four, 100/200`.
    pub(super) fn counts_people(&self, atoms: &[Atom], at: usize) -> bool {
        let AtomKind::Number { value, ending, in_words } = &atoms[at].kind else { return false };
        if *ending == Ending::People && *in_words {
            return (2..=10).contains(value);
        }
        // `5en ülnek, gomb az 5-ösnél`: how many they are is told first.
        if *ending == Ending::People && self.clause.is_empty() && begins_sentence(atoms, at) && is_told_alone(atoms, at) {
            return (2..=10).contains(value);
        }
        // `Five-handed table A B C D E`: those who are counted stand behind it.
        if self.clause.is_empty() && begins_sentence(atoms, at) && people_behind(atoms, at) == usize::try_from(*value).ok() {
            return (2..=10).contains(value);
        }
        // `three in the hand 100/200`.
        let blinds_behind = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        let beside_blinds = atoms.get(at + 1).is_some_and(|atom| atom.is(Concept::Fill))
            && blinds_behind.is_some_and(|atom| matches!(atom.kind, AtomKind::Stakes(_)));
        if *in_words && *ending == Ending::Plain && beside_blinds && self.clause.is_empty() && begins_sentence(atoms, at) {
            return (2..=10).contains(value);
        }
        // `flop 200/400 3-an`.
        let table = at > 0 && (matches!(atoms[at - 1].kind, AtomKind::Stakes(_)) || names_street(&atoms[at - 1]));
        if *ending == Ending::People && table && self.clause.is_empty() {
            return (2..=10).contains(value);
        }
        let apart = |atom: Option<&Atom>| atom.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)));
        // `flop 100/200 four, A bets`.
        let stakes = |atom: Option<&Atom>| *in_words && atom.is_some_and(|atom| matches!(atom.kind, AtomKind::Stakes(_)));
        // `we are three`.
        let before = atoms[..at].iter().rev().find(|atom| !*in_words || !atom.is(Concept::Fill));
        // `four on the flop`.
        let after = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::Player));
        let on_street = after.is_some_and(names_street) && !atoms.get(at + 1).is_some_and(names_street);
        // `3 on the flop`; a figure that stands for itself may count anything.
        // `only those 3.`
        let sentence = !*in_words && at > 0 && atoms[..at].iter().all(|atom| atom.is(Concept::Fill));
        if sentence && *ending == Ending::Plain && (2..=10).contains(value) && self.clause.is_empty() {
            return atoms.get(at + 1).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark('.' | '\n' | ';')));
        }
        // `3 á floppi` in one phrase.
        let phrase = |atom: &Atom| names_street(atom) && self.text.get(atom.span.clone()).is_some_and(|raw| raw.contains(' '));
        let figure = *ending == Ending::Plain && (on_street || atoms.get(at + 1).is_some_and(phrase));
        let ends = if *in_words { apart(after) || on_street || atoms.get(at + 1).is_some_and(phrase) } else { figure };
        (2..=10).contains(value) && self.clause.is_empty() && (apart(before) || stakes(before)) && ends
    }

    /// `three left`: nobody has so few chips.
    pub(super) fn counts_left(&self, atoms: &[Atom], at: usize) -> bool {
        let AtomKind::Number { value: 2..=10, ending: Ending::Plain | Ending::People, .. } = atoms[at].kind else { return false };
        let apart = |atom: Option<&Atom>| {
            atom.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_) | AtomKind::Concept(Concept::And)))
        };
        let small = |atom: &&Atom| !atom.is(Concept::Fill) && !atom.is(Concept::Player);
        let left = (at + 1..atoms.len()).find(|n| !atoms[*n].is(Concept::Fill));
        left.is_some_and(|n| {
            let next = atoms[n + 1..].iter().find(small);
            atoms[n].is(Concept::Left) && (apart(next) || next.is_some_and(names_street))
        }) && self.clause.is_empty()
            && {
                let before = atoms[..at].iter().rev().find(small);
                apart(before) || before.is_some_and(names_street)
            }
    }

    pub(super) fn pot_of(&mut self, main: bool, atoms: &[Atom], at: usize) -> Option<usize> {
        let mut amount = None;
        let mut seats = Vec::new();
        let mut bracket = false;
        let mut n = at + 1;
        while let Some(atom) = atoms.get(n) {
            match &atom.kind {
                AtomKind::Number { value, .. } if amount.is_none() => amount = Some(*value),
                AtomKind::Who(person) => seats.push(person.clone()),
                AtomKind::Concept(Concept::Fill | Concept::And | Concept::Worth | Concept::Both | Concept::To | Concept::By)
                | AtomKind::Mark(':')
                | AtomKind::Unknown(_) => {}
                // `5400 (A, B, C)`.
                AtomKind::Concept(Concept::Has | Concept::Left | Concept::Player) if seats.is_empty() => {}
                AtomKind::Number { ending: Ending::People, .. } => {}
                AtomKind::Mark('(') if atoms.get(n + 1).is_some_and(|a| matches!(a.kind, AtomKind::Who(_))) => bracket = true,
                AtomKind::Mark(')') if bracket => {
                    n += 1;
                    break;
                }
                // `side pot 1600 of B and C, A has 0`: what somebody has is no part of it.
                AtomKind::Mark(',')
                    if atoms.get(n + 1).is_some_and(|a| matches!(a.kind, AtomKind::Who(_)))
                        && !Self::tells_more(&atoms[n + 2..]) => {}
                AtomKind::Concept(_)
                | AtomKind::Number { .. }
                | AtomKind::Piles(_)
                | AtomKind::Stakes(_)
                | AtomKind::Cards(_)
                | AtomKind::Quote(_)
                | AtomKind::Told(_)
                | AtomKind::Mark(_) => break,
            }
            n += 1;
        }
        let span = atoms[at].span.clone();
        // Who plays for the main pot goes without saying.
        (main || !seats.is_empty()).then_some(())?;
        self.parts.push(Part::PotOf(main, amount?, seats, span));
        Some(n - at)
    }

    /// What stands behind somebody tells what he has or does.
    fn tells_more(behind: &[Atom]) -> bool {
        behind.iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(|atom| {
            let tells = |concept: Concept| {
                concept.is_verb() || matches!(concept, Concept::Has | Concept::Left | Concept::Already | Concept::Nothing)
            };
            let nothing = matches!(atom.kind, AtomKind::Stakes(_) | AtomKind::Who(_) | AtomKind::Mark(_));
            atom.concept().map_or(!nothing, tells)
        })
    }
}
