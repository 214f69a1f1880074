//! People who are called neither by a name nor by a seat, and what somebody has.

use super::word::tells_deed;
use super::{Atom, AtomKind, Person};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Lexicon, Particle};

/// `one goes all-in, the other calls`: players whom nobody calls by a name, where they do something.
pub(super) fn nameless(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let small = |atom: &&Atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::Already));
    let mut acted = false;
    for at in 0..atoms.len() {
        let before = atoms[..at].iter().rfind(small);
        let begins = before.is_none_or(|atom| {
            matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then) | AtomKind::Stakes(_))
                || matches!(atom.kind, AtomKind::Concept(concept) if concept.street().is_some())
        });
        let player = |atom: &Atom| atom.is(Concept::Player);
        let next = atoms[at + 1..].iter().filter(|atom| !player(atom)).find(small);
        let acts = begins && next.is_some_and(Atom::is_verb);
        let word = || lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default());
        if acts && acted && lexicon.is(Particle::Other, &word()) {
            atoms[at].kind = AtomKind::Concept(Concept::Next);
            let own = atoms[at + 1..].iter().take_while(|atom| player(atom) || !small(atom)).count();
            atoms[at + 1..=at + own]
                .iter_mut()
                .filter(|atom| player(atom))
                .for_each(|atom| atom.kind = AtomKind::Concept(Concept::Fill));
        } else if acts && matches!(atoms[at].kind, AtomKind::Number { value: 1, in_words: true, .. }) {
            atoms[at].kind = AtomKind::Concept(Concept::Player);
        }
        acted |= atoms[at].is_verb();
    }
}

/// `I bet 4000, he says all-in`: where nobody else was named, he is the one who plays against whoever tells it.
fn others(atoms: &mut [Atom]) {
    let hero = |atom: &Atom| atom.is(Concept::Hero);
    let named = atoms.iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)) || atom.is(Concept::Villain));
    if named || !atoms.iter().any(hero) {
        return;
    }
    for at in 1..atoms.len() {
        let before = atoms[..at].iter().rev().find(|atom| !matches!(atom.kind, AtomKind::Mark(',')));
        if atoms[at].is(Concept::He) && !before.is_some_and(hero) {
            atoms[at].kind = AtomKind::Concept(Concept::Villain);
        }
    }
}

/// Whoever tells it, and the one who plays against him, by the word that was said of them first. `the opponent's cards` may be
/// anybody's: an opponent is somebody only where he does something.
pub(super) fn speakers(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    others(atoms);
    for concept in [Concept::Hero, Concept::Villain] {
        let mut name: Option<String> = None;
        for at in 0..atoms.len() {
            if !atoms[at].is(concept) {
                continue;
            }
            let small = |atom: &&Atom| {
                !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::Already | Concept::Not))
            };
            let acts = atoms[at + 1..]
                .iter()
                .find(small)
                .is_some_and(|atom| tells_deed(atom) || atom.is(Concept::Has) || atom.is(Concept::Wants));
            // `B says I raise`, `says wait, I was skipped`, `may I raise`: he speaks of himself, or it is asked.
            let said = |atom: &&Atom| {
                let rather = matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Rather));
                !(rather || matches!(atom.kind, AtomKind::Mark(',' | ':')))
            };
            let near = |atom: &&Atom| !atom.is(Concept::Fill);
            let speech = atoms[..at].iter().rev().find(said);
            let speech = speech.filter(|atom| matches!(atom.kind, AtomKind::Concept(Concept::Say | Concept::Object)));
            let before = speech.or_else(|| atoms[..at].iter().rev().find(near));
            let spoken = before.is_some_and(|atom| {
                let AtomKind::Concept(concept) = atom.kind else { return false };
                matches!(
                    concept,
                    Concept::Say
                        | Concept::Think
                        | Concept::Ask
                        | Concept::Object
                        | Concept::That
                        | Concept::Modal
                        | Concept::Query
                )
            });
            if spoken || concept == Concept::Villain && !acts {
                atoms[at].kind = AtomKind::Concept(Concept::Fill);
                continue;
            }
            // Who tells it in the first person is said back in the third.
            let called = || {
                let raw = text.get(atoms[at].span.clone()).unwrap_or_default().to_lowercase();
                let raw = raw.split(['\'', '’', ' ']).next().unwrap_or_default().to_owned();
                if concept == Concept::Villain { raw } else { lexicon.first(concept).unwrap_or(&raw).to_owned() }
            };
            let name = name.get_or_insert_with(called).clone();
            atoms[at].kind = AtomKind::Who(Person::Name(name));
        }
    }
}

/// `у Б 12 000`: what somebody has is told behind a word that stands before him. Before anybody else the word says nothing.
pub(super) fn owners(atoms: &mut [Atom]) {
    for at in 0..atoms.len().saturating_sub(1) {
        let has = |atom: &Atom| atom.is(Concept::Has);
        let named = matches!(atoms[at + 1].kind, AtomKind::Who(_));
        let place = matches!(atoms[at + 1].kind, AtomKind::Concept(concept) if concept.is_position());
        let subject = at > 0 && matches!(atoms[at - 1].kind, AtomKind::Who(_));
        // `B has the button`.
        if has(&atoms[at]) && place && subject {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
        if !has(&atoms[at]) || !(named || place) || subject {
            continue;
        }
        let fill = |atom: &&Atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Already));
        let owns = atoms[at + 2..].iter().find(fill).is_some_and(|atom| {
            let owned = matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Cards(_) | AtomKind::Piles(_));
            owned || matches!(atom.concept(), Some(Concept::Left | Concept::Has | Concept::Cards | Concept::Stack))
        });
        if owns {
            let (before, behind) = atoms.split_at_mut(at + 1);
            std::mem::swap(&mut before[at].kind, &mut behind[0].kind);
        } else {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}
