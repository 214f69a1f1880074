//! What somebody takes, to put it in or to have it back.

use super::word::says;
use super::{Atom, AtomKind};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Lexicon, Particle};

/// `takes a 5000 chip and throws it in`: what he takes is what goes in.
pub(super) fn taken_and_put(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let takes = |atom: &Atom| says(atom, Particle::Takes, text, lexicon);
    let chips = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_));
    let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | ';' | '\n') | AtomKind::Who(_));
    for at in 0..atoms.len() {
        let is_move = |atom: &Atom| matches!(atom.concept(), Some(Concept::Put | Concept::Throw | Concept::PutIntoPot));
        if !takes(&atoms[at]) {
            continue;
        }
        let end = atoms[at + 1..].iter().position(ends).map_or(atoms.len(), |end| at + 1 + end);
        let Some(put) = (at + 1..end).find(|n| is_move(&atoms[*n])) else { continue };
        let joined =
            put > at + 2 && matches!(atoms[put - 1].kind, AtomKind::Concept(Concept::And | Concept::Then) | AtomKind::Mark(','));
        let counted = atoms[at + 1..put].iter().any(chips);
        let other = atoms[at + 1..put].iter().any(|atom| atom.is_verb() || atom.is(Concept::Not));
        let more = atoms[put + 1..end].iter().take_while(|atom| !atom.is_verb()).any(chips);
        // `takes 500 back and puts in a call`; `picks 500 up and drops it in`.
        let same = !atoms[at].is(Concept::TakeBack)
            || atoms[put + 1..end]
                .iter()
                .take_while(|atom| !atom.is_verb())
                .any(|atom| matches!(atom.concept(), Some(Concept::He | Concept::Both)))
            || text.get(atoms[put].span.clone()).is_some_and(|raw| raw.contains(' '));
        if joined && counted && !other && !more && same {
            atoms[at].kind = atoms[put].kind.clone();
            atoms[put - 1].kind = AtomKind::Concept(Concept::Fill);
            atoms[put].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `takes 500 of it back`, `uzme dva natrag`, `setur 500 aftur`: what is taken back stands within or beside the words that say so.
pub(super) fn parted_takes(atoms: &mut [Atom], text: &str, lang: Lang) {
    const REACH: usize = 5;
    let lexicon = Lexicon::of(lang);
    let words = |atom: &Atom| lexicon.fold(text.get(atom.span.clone()).unwrap_or_default());
    let small = |atom: &Atom| match atom.kind {
        AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Unknown(_) => true,
        AtomKind::Concept(concept) => {
            matches!(
                concept,
                Concept::Fill | Concept::Chip | Concept::Chips | Concept::Again | Concept::He | Concept::Then | Concept::Query
            )
        }
        AtomKind::Stakes(_)
        | AtomKind::Cards(_)
        | AtomKind::Quote(_)
        | AtomKind::Who(_)
        | AtomKind::Mark(_)
        | AtomKind::Told(_) => false,
    };
    let counts = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_));
    for at in 0..atoms.len() {
        if !lexicon.is(Particle::Takes, &words(&atoms[at])) {
            continue;
        }
        let is_back = |atom: &Atom| {
            let words = words(atom);
            // `of it back` in one phrase.
            atom.is(Concept::TakeBack)
                || lexicon.is(Particle::Back, &words)
                || words.split(' ').next().is_some_and(|word| lexicon.is(Particle::Back, word))
        };
        let behind = atoms.len().min(at + 1 + REACH);
        let before = at.saturating_sub(REACH);
        let ahead = (at + 1..behind).find(|n| is_back(&atoms[*n]));
        let found = ahead.or_else(|| (before..at).rev().find(|n| is_back(&atoms[*n])));
        let Some(back) = found else { continue };
        let (from, to) = (at.min(back), at.max(back));
        let near = atoms[from..=to].iter().any(counts)
            || [from.checked_sub(1), Some(to + 1)].into_iter().flatten().any(|n| atoms.get(n).is_some_and(counts));
        if near && atoms[from + 1..to].iter().all(small) {
            atoms[at].kind = AtomKind::Concept(Concept::TakeBack);
            atoms[back].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}
