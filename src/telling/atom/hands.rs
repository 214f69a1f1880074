//! Cards that are listed, and what hands are worth.

use super::place::{part_begin, part_end};
use super::word::says;
use super::{Atom, AtomKind};
use crate::engine::cards::Card;
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Ending, Lexicon, Particle};

/// `flop: 2c, 7d and Jh`, `on the board is Ks, 9d, 4c, 2h`: the cards of a street or of the board are one list, whatever parts them.
pub(super) fn listed_cards(atoms: &mut Vec<Atom>) {
    let small = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Comes));
    let opens = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',' | ':' | '('));
    let shown = |atom: &Atom| if let AtomKind::Cards(cards) = &atom.kind { Some(cards.clone()) } else { None };
    let mut at = 0;
    while at < atoms.len() {
        let AtomKind::Concept(concept) = atoms[at].kind else {
            at += 1;
            continue;
        };
        at += 1;
        let sizes = [(Concept::Flop, 3..=3), (Concept::Turn, 1..=1), (Concept::River, 1..=1), (Concept::Board, 3..=5)];
        let Some((_, sizes)) = sizes.into_iter().find(|(of, _)| *of == concept) else { continue };
        let lead = atoms[at..].iter().take_while(|atom| small(atom)).count();
        let marks = atoms[at + lead..].iter().take_while(|atom| opens(atom)).count();
        let first = at + lead + marks;
        let mut cards: Vec<Card> = Vec::new();
        let (mut end, mut next) = (first, first);
        while let Some(more) = atoms.get(next).and_then(shown) {
            cards.extend(more);
            end = next + 1;
            next = end + atoms[end..].iter().take_while(|atom| atom.joins()).count();
        }
        // `on the turn, Kh Kd A shows`: what is parted from its street by a comma alone ends there.
        let comma = atoms[at + lead..first].iter().all(|atom| atom.kind == AtomKind::Mark(','));
        let ends = atoms.get(end).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)));
        if marks > 1 || !sizes.contains(&cards.len()) || marks == 1 && comma && !ends {
            continue;
        }
        let span = atoms[first].span.start..atoms[end - 1].span.end;
        atoms.splice(first - marks..end, [Atom { kind: AtomKind::Cards(cards), span }]);
    }
}

/// `has only one pair`: what a hand is worth is counted as no chips are.
pub(super) fn single_hands(atoms: &mut [Atom]) {
    for at in 1..atoms.len() {
        let one = matches!(atoms[at - 1].kind, AtomKind::Number { value: 1, in_words: true, .. });
        if one && atoms[at].concept().is_some_and(|concept| concept.class().is_some()) {
            atoms[at - 1].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `shows the queen, but only to player B`: to whom a hand is shown is told behind a comma too, with nothing else.
pub(super) fn shown_only_to(atoms: &mut Vec<Atom>) {
    let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Player | Concept::To));
    let mark = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(_));
    for at in (1..atoms.len()).rev() {
        if !matches!(atoms[at].kind, AtomKind::Mark(',' | '(')) {
            continue;
        }
        let mut from = at + 1;
        if atoms.get(from).is_some_and(|atom| atom.is(Concept::Then)) {
            from += 1;
        }
        let lead = atoms[from..].iter().take_while(|atom| small(atom)).count();
        let person = from + lead;
        let alone = atoms.get(person).is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_)))
            && atoms.get(person + 1).is_none_or(mark)
            && atoms[from..person].iter().any(|atom| !atom.is(Concept::Fill));
        let begins = part_begin(atoms, at);
        let shows = atoms[begins..at].iter().position(|atom| atom.is(Concept::Show)).map(|verb| begins + verb);
        // Nobody else is named behind the act.
        let free = shows.is_some_and(|verb| {
            !atoms[verb..at].iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)) || atom.is_verb() && !atom.is(Concept::Show))
        });
        if alone && free {
            let span = atoms[person].span.start..atoms[person].span.start;
            atoms.splice(at..person, [Atom { kind: AtomKind::Concept(Concept::To), span }]);
        }
    }
}

/// `shows only one card`, `turns one over`: how many it is stands within the word for showing; which one is asked for where no card
/// is named.
pub(super) fn one_card_of_two(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | '\n' | ';'));
    for at in (0..atoms.len()).rev() {
        if !matches!(atoms[at].concept(), Some(Concept::Show | Concept::Table)) {
            continue;
        }
        let words = text.get(atoms[at].span.clone()).unwrap_or_default();
        let one = words.split(' ').skip(1).any(|word| lexicon.number(&lexicon.fold(word)).is_some_and(|(value, _)| value == 1));
        let named = atoms[at + 1..].iter().take_while(|atom| !ends(atom)).any(|atom| matches!(atom.kind, AtomKind::Cards(_)));
        let begins = part_begin(atoms, at);
        let before = atoms[begins..at].iter().any(|atom| matches!(atom.kind, AtomKind::Cards(_)));
        if one && !named && !before {
            let span = atoms[at].span.clone();
            let kind = AtomKind::Number { value: 1, ending: Ending::Plain, in_words: true };
            atoms.insert(at + 1, Atom { kind, span });
        }
    }
}

/// `shows only the nine, doesn't open the other`: that he leaves the other one is told with what he shows, unless he refuses.
pub(super) fn left_face_down(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let shows = |atom: &Atom| matches!(atom.concept(), Some(Concept::Show | Concept::Table));
    for at in 1..atoms.len() {
        let begins = atoms[..at].iter().rposition(|atom| atom.is_mark() || atom.joins()).filter(|_| atoms[at].is(Concept::Not));
        let Some(begins) = begins else { continue };
        let ends = part_end(atoms, at);
        let before = &atoms[part_begin(atoms, begins)..begins];
        let one = before.iter().filter(|atom| matches!(&atom.kind, AtomKind::Cards(cards) if cards.len() == 1)).count() == 1;
        let alone = !atoms[begins..ends].iter().any(Atom::is_named);
        let verb = (at + 1..ends).find(|n| !atoms[*n].is(Concept::Fill)).filter(|verb| shows(&atoms[*verb]));
        let Some(verb) = verb.filter(|_| one && alone && before.iter().any(shows)) else { continue };
        // `druhú kartu`: the other card, and no other player.
        for next in begins..at {
            if atoms[next].is(Concept::Next) && atoms[next + 1].is(Concept::Cards) {
                atoms[next].kind = AtomKind::Concept(Concept::Fill);
            }
        }
        if !says(&atoms[at], Particle::Refuses, text, lexicon) {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
            atoms[verb].kind = AtomKind::Concept(Concept::Think);
        }
    }
}
