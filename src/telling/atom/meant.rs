//! What somebody meant to do, would do or did not do, and what speaks against what he did.

use std::ops::Range;

use super::place::{part_begin, part_end};
use super::word::says;
use super::{Atom, AtomKind};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Lexicon, Particle};

/// `folds, though it is not on him`: what speaks against it is told for itself.
pub(super) fn told_against(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in (1..atoms.len()).rev() {
        let parts = !atoms[at - 1].is_mark() && !atoms[at].is(Concept::OutOfTurn);
        let denies = atoms[at + 1..].iter().take_while(|atom| !atom.is_mark()).any(|atom| atom.is(Concept::Not));
        let before = || atoms[..at].iter().rev().take_while(|atom| !atom.is_mark());
        let acted = before().any(|atom| atom.concept().is_some_and(|verb| verb.is_declared() || verb.is_move()))
            && before().any(Atom::is_named)
            && !before().any(|atom| atom.is(Concept::Dealer));
        if parts && denies && acted && says(&atoms[at], Particle::Although, text, lexicon) {
            let span = atoms[at].span.start..atoms[at].span.start;
            atoms.insert(at, Atom { kind: AtomKind::Mark(','), span });
        }
    }
}

/// `C would just call, how much does he add?`: what somebody would do he wants to do.
pub(super) fn would(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 0..atoms.len() {
        let within = || atoms[at + 1..].iter().take_while(|atom| !atom.is_mark());
        let act = within().find(|atom| !atom.is(Concept::Fill)).and_then(Atom::concept);
        let act = act.is_some_and(|act| act.is_declared() || act.is_move());
        let before = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill)).is_some_and(Atom::is_named);
        if act && before && says(&atoms[at], Particle::Would, text, lexicon) {
            atoms[at].kind = AtomKind::Concept(Concept::Wants);
        }
    }
}

/// `instead of calling he raises`, `megadás helyett emel`: what stands behind the word, or before it, was not done; before whom
/// it was done is told where somebody stands there: `C bets instead of B`.
pub(super) fn not_done(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 0..atoms.len() {
        if !atoms[at].is(Concept::InsteadOf) {
            continue;
        }
        let word = lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default());
        let postposed = lexicon.is(Particle::InsteadBehind, &word);
        let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::That | Concept::To | Concept::He));
        let next =
            if postposed { (0..at).rev().find(|n| !small(&atoms[*n])) } else { (at + 1..atoms.len()).find(|n| !small(&atoms[*n])) };
        let somebody = next.is_some_and(|n| matches!(atoms[n].kind, AtomKind::Who(_)));
        atoms[at].kind = AtomKind::Concept(if somebody && !postposed { Concept::Ahead } else { Concept::Fill });
        // `ставит 30 вместо 60`: so much was not put in.
        let begins = part_begin(atoms, at);
        let counts = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. } | AtomKind::Piles(_));
        let worth = |n: usize| {
            atoms[n].number().is_some()
                && atoms.get(n + 1).is_some_and(|atom| matches!(atom.kind, AtomKind::Number { value: 5.., .. }))
        };
        let chips = |n: &usize| counts(&atoms[*n]) || worth(*n);
        if let Some(number) = next.filter(|n| {
            let ends = part_end(atoms, *n);
            let amount = |atom: &Atom| atom.number().is_some() || counts(atom);
            // `namiesto päťstovky hodil päťtisícku`: what was put in may stand behind it.
            let behind = atoms[n + 1..ends].iter().position(Atom::is_verb).map_or(ends, |verb| n + 1 + verb);
            chips(n) && !postposed && (atoms[begins..at].iter().any(amount) || atoms[behind..ends].iter().any(amount))
        }) {
            // `namiesto troch tisícok`: how many, and of which value.
            let value = worth(number) && !counts(&atoms[number]);
            atoms[number].kind = AtomKind::Concept(Concept::Fill);
            if value {
                atoms[number + 1].kind = AtomKind::Concept(Concept::Fill);
            }
            continue;
        }
        let Some(deed) = next.filter(|n| atoms[*n].is_verb()) else { continue };
        atoms[deed].kind = AtomKind::Concept(Concept::Fill);
        // `instead of betting 500`.
        let beside = if postposed { deed.checked_sub(1) } else { Some(deed + 1) };
        let amount = |n: &usize| matches!(atoms.get(*n).map(|atom| &atom.kind), Some(AtomKind::Number { .. } | AtomKind::Piles(_)));
        if let Some(beside) = beside.filter(amount) {
            atoms[beside].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `D has folded`, `С в пасе`: it is told how he stands, and not what he does now.
pub(super) fn folded_before(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in (0..atoms.len()).rev() {
        let stands = atoms[at].is(Concept::Fold) && says(&atoms[at], Particle::HasFolded, text, lexicon);
        if stands && !atoms[..at].last().is_some_and(|atom| atom.is(Concept::Already)) {
            let span = atoms[at].span.start..atoms[at].span.start;
            atoms.insert(at, Atom { kind: AtomKind::Concept(Concept::Already), span });
        }
    }
}

/// `A is still thinking and C has already folded`, `it is on A, but C has folded already`: what somebody does while it is another
/// one's turn is done now, and is no state.
pub(super) fn done_meanwhile(atoms: &mut [Atom]) {
    let parts = |atom: &Atom| atom.is_mark() || matches!(atom.concept(), Some(Concept::And | Concept::Then));
    let who = |atoms: &[Atom]| atoms.iter().find(|atom| atom.is_named()).map(|atom| atom.kind.clone());
    for at in 0..atoms.len() {
        let Some(own) = atoms[..at].iter().rposition(parts).filter(|_| atoms[at].is(Concept::Already)) else { continue };
        let ends = atoms[..own].iter().rposition(|atom| !parts(atom)).map_or(0, |last| last + 1);
        let begins = atoms[..ends].iter().rposition(parts).map_or(0, |mark| mark + 1);
        let before = &atoms[begins..ends];
        let other = who(&atoms[own..at]).is_some_and(|own| who(before).is_some_and(|before| before != own));
        let has = |concept: Concept| before.iter().any(|atom| atom.is(concept));
        let waits = has(Concept::TurnOf) || has(Concept::Think) && has(Concept::Again);
        let acts = before.iter().any(|atom| atom.concept().is_some_and(|verb| verb.is_declared() || verb.is_move()));
        if other && waits && !acts {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `starts to call, then pulls his hand back`: what somebody only begins to do he means to do, and has not done.
pub(super) fn begun(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 0..atoms.len() {
        let words = text.get(atoms[at].span.clone()).unwrap_or_default().split(' ').map(|word| lexicon.fold(word));
        let begins = atoms[at].is(Concept::Fill) && lexicon.is(Particle::BeginsTo, &words.collect::<Vec<_>>().join(" "));
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        if begins && next.and_then(Atom::concept).is_some_and(Concept::is_declared) {
            atoms[at].kind = AtomKind::Concept(Concept::Wants);
        }
    }
}

/// `wants to put in 800, but throws a 1000`: what somebody meant to put in was not put in, where he put in something else. The words
/// are answered, for it to be said that they are left out.
pub(super) fn intended(atoms: &mut [Atom]) -> Vec<Range<usize>> {
    let mut left_out = Vec::new();
    let value = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. } | AtomKind::Piles(_));
    let who = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_));
    let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | '\n' | ';'));
    for wants in 0..atoms.len() {
        if !atoms[wants].is(Concept::Wants) {
            continue;
        }
        let begins = atoms[..wants].iter().rposition(|atom| who(atom) || atom.is_mark()).map_or(0, |n| n + 1);
        let end = wants + atoms[wants..].iter().position(ends).unwrap_or(atoms.len() - wants);
        let Some(but) = (wants + 1..end).find(|n| atoms[*n].is(Concept::Then)) else { continue };
        let own = &atoms[begins..but];
        let meant = own.iter().any(value) && !own.iter().any(|atom| who(atom) || matches!(atom.kind, AtomKind::Quote(_)));
        let marks = own.iter().filter(|atom| atom.is_mark()).count();
        let last = own.last().is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(',')));
        let moves = |atom: &Atom| atom.concept().is_some_and(Concept::is_move);
        let rest: Vec<&Atom> = atoms[but + 1..end].iter().take_while(|atom| !who(atom)).collect();
        let puts = rest.iter().any(|atom| moves(atom)) && rest.iter().any(|atom| value(atom));
        if meant && puts && (marks == 0 || marks == 1 && last) {
            left_out.push(atoms[begins].span.start..atoms[but - 1].span.end);
            for atom in atoms[begins..but].iter_mut().filter(|atom| value(atom) || atom.is_verb() || atom.is(Concept::Wants)) {
                atom.kind = AtomKind::Concept(Concept::Fill);
            }
            for atom in &mut atoms[begins..=but] {
                if matches!(atom.kind, AtomKind::Mark(',')) || atom.is(Concept::Then) {
                    atom.kind = AtomKind::Concept(Concept::Fill);
                }
            }
        }
    }
    left_out
}
