//! Sentences, and what of them stands in the notation or has not happened.

use std::ops::Range;

use crate::engine::event::{State, Step};
use crate::lang::Lang;
use crate::notation::{Line, LineReader};
use crate::telling::atom::{Atom, AtomKind};
use crate::telling::concept::Concept;
use crate::telling::room_table;

/// No table is told in more facts between commas.
const MOST_FACTS: usize = 40;

/// Sentences with the mark that ends them.
pub(super) fn sentences(atoms: &[Atom]) -> impl Iterator<Item = &[Atom]> {
    atoms
        .split_inclusive(|atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | '\n' | ';')))
        .filter(|sentence| !sentence.is_empty())
}

/// `…, table 1: seats A B C`: each table stands for itself.
pub(super) fn tables<'a>(text: &str, sentence: &'a [Atom], lang: Lang) -> Vec<&'a [Atom]> {
    let is = |n: usize, kind: AtomKind| sentence.get(n).is_some_and(|atom| atom.kind == kind);
    let begins = |at: &usize| {
        is(at - 1, AtomKind::Mark(','))
            && room_table::number(text, &sentence[*at..], lang).is_some()
            && is(at + 2, AtomKind::Mark(':'))
    };
    let mut own = Vec::new();
    let mut from = 0;
    for at in (1..sentence.len()).filter(begins) {
        own.push(&sentence[from..at]);
        from = at;
    }
    own.push(&sentence[from..]);
    own
}

/// A sentence that is a line of the notation.
pub(super) fn line(text: &str, sentence: &[Atom], notation: &mut LineReader) -> Option<(Line, Range<usize>)> {
    let last = sentence.iter().rposition(|atom| !matches!(atom.kind, AtomKind::Mark('.' | ';' | '\n')))?;
    let span = sentence[0].span.start..sentence[last].span.end;
    let own = text.get(span.clone())?;
    // What somebody asks is no line, nor is a ruling that is expected told of the table.
    let asks = own.ends_with('?') || own.starts_with('!');
    // A bare street says where the telling is.
    let bare = |line: &Line| matches!(line, Line::Event(event) if matches!(event.steps.as_slice(), [Step::Street(_, cards)] if cards.is_empty()));
    let read = notation.line(own).ok().filter(|line| !asks && !bare(line) && !matches!(line, Line::Expect(_)));
    read.map(|line| (line, span))
}

/// What somebody who may decides, in the notation's words, whatever it is that he decides.
pub(super) fn is_decision(text: &str, sentence: &[Atom], notation: &mut LineReader) -> bool {
    let Some(colon) = sentence.iter().position(|atom| atom.kind == AtomKind::Mark(':')) else { return false };
    let head = text.get(sentence[0].span.start..sentence[colon].span.end).unwrap_or_default();
    let decides = |line: Line| matches!(line, Line::Event(event) if matches!(event.steps.as_slice(), [Step::Decide(_)]));
    notation.line(&format!("{head} A is warned")).is_ok_and(decides)
}

/// Facts of the table at the beginning of a sentence, as far as they are in the notation, and how many atoms they take.
pub(super) fn facts(text: &str, sentence: &[Atom], notation: &mut LineReader) -> Option<(Line, Range<usize>, usize)> {
    let commas = (1..sentence.len()).rev().filter(|at| sentence[*at].kind == AtomKind::Mark(','));
    // `tables of 9, 9 and 6`: between two numbers a list goes on.
    let number = |at: usize| sentence.get(at).is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. }));
    let commas = commas.filter(|at| !(number(at - 1) && number(at + 1)));
    // `seats A, B, C`: nobody sits there alone.
    let ends = |at: usize| sentence.get(at).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)) || atom.is(Concept::And));
    let listed = |at: usize| matches!(sentence.get(at).map(|atom| &atom.kind), Some(AtomKind::Who(_))) && ends(at + 1);
    commas.take(MOST_FACTS).find_map(|at| {
        let span = sentence[0].span.start..sentence[at - 1].span.end;
        let line = notation.line(text.get(span.clone())?).ok()?;
        let Line::State(states) = &line else { return None };
        let seats = matches!(states.last(), Some(State::Seats(_)));
        (!(seats && listed(at + 1))).then_some((line, span, at + 1))
    })
}

/// The word by which nothing that a sentence tells has happened. One alone before a number only says that nobody counted:
/// `almost 2000`.
pub(super) fn unreal(text: &str, sentence: &[Atom]) -> Option<Range<usize>> {
    let counted = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_));
    let word = sentence.iter().enumerate().find(|(at, atom)| {
        let alone = !text.get(atom.span.clone()).unwrap_or_default().contains(' ');
        let about = alone && sentence.get(at + 1).is_some_and(counted);
        atom.is(Concept::Unreal) && !about
    });
    word.map(|(_, atom)| atom.span.clone())
}

pub(super) fn unknown(atoms: &[Atom]) -> usize {
    atoms.iter().filter(|atom| matches!(atom.kind, AtomKind::Unknown(_))).count()
}
