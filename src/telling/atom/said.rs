//! What somebody says, and what is said for the dealer.

use super::place::{before, part_begin, part_end};
use super::word::says;
use super::{Atom, AtomKind};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Lexicon, Particle};

/// `“check” says A, “check” says B too`, where that word stands before him.
pub(super) fn said_too(atoms: &mut Vec<Atom>) {
    for at in (2..atoms.len().saturating_sub(1)).rev() {
        let said = matches!(atoms[at - 2].kind, AtomKind::Quote(_)) && atoms[at - 1].is(Concept::Say);
        if said && atoms[at].is(Concept::And) && atoms[at + 1].is_named() {
            atoms.remove(at);
        }
    }
}

/// `B is told 2200`, `asks how much, is told 2200`: it is the dealer who says it.
pub(super) fn told_by_dealer(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in (0..atoms.len().saturating_sub(1)).rev() {
        let small = |atom: &Atom| {
            matches!(atom.concept(), Some(Concept::Fill | Concept::That | Concept::Worth | Concept::Bet | Concept::Call))
        };
        let sum = at + 1 + atoms[at + 1..].iter().take_while(|atom| small(atom)).count();
        if !says(&atoms[at], Particle::IsTold, text, lexicon)
            || !atoms.get(sum).is_some_and(|atom| atom.is_number() || matches!(atom.kind, AtomKind::Quote(_)))
        {
            continue;
        }
        let span = atoms[at].span.clone();
        atoms[at].kind = AtomKind::Concept(Concept::Say);
        let mark = Atom { kind: AtomKind::Mark(','), span: span.clone() };
        let dealer = Atom { kind: AtomKind::Concept(Concept::Dealer), span };
        let before = at.checked_sub(1).filter(|before| atoms[*before].is_named());
        match before {
            Some(before) => {
                let person = atoms.remove(before);
                atoms.splice(before..before, [mark, dealer]);
                atoms.insert(before + 3, person);
            }
            None => drop(atoms.splice(at..at, [mark, dealer])),
        }
    }
}

/// `says no, raise`: behind what somebody says the word takes back what he said before.
pub(super) fn taken_back_in_words(atoms: &mut Vec<Atom>) {
    for at in (1..atoms.len().saturating_sub(2)).rev() {
        let declared = atoms[at + 2].concept().is_some_and(Concept::is_declared);
        if atoms[at - 1].is(Concept::Say) && atoms[at].is(Concept::Not) && atoms[at + 1].kind == AtomKind::Mark(',') && declared {
            atoms[at].kind = AtomKind::Concept(Concept::Rather);
            atoms.remove(at + 1);
        }
    }
}

/// `D leans over and tells B "call"`: who stands behind the word hears it.
pub(super) fn hearers(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in (0..atoms.len().saturating_sub(1)).rev() {
        if matches!(atoms[at + 1].kind, AtomKind::Who(_)) && says(&atoms[at], Particle::TellsSomebody, text, lexicon) {
            let span = atoms[at + 1].span.start..atoms[at + 1].span.start;
            atoms.insert(at + 1, Atom { kind: AtomKind::Concept(Concept::To), span });
        }
    }
}

/// `says raise, puts 300`, where one word is for both: what somebody says is one act, and the next he does.
pub(super) fn said_and_put(atoms: &mut [Atom]) {
    for at in 1..atoms.len().saturating_sub(1) {
        let before = |at: usize| before(atoms, at);
        let declared = before(at).filter(|before| matches!(atoms[*before].concept(), Some(Concept::Raise | Concept::Call)));
        let said = declared.and_then(before).is_some_and(|before| atoms[before].is(Concept::Say));
        if said && atoms[at].is(Concept::Bet) && atoms[at + 1].is_number() {
            atoms[at].kind = AtomKind::Concept(Concept::Put);
        }
    }
}

/// `according to the dealer it is 3200`, `az osztó szerint 3200`: what is so by the dealer's word he said.
pub(super) fn by_dealers_word(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let says = |atom: &Atom| says(atom, Particle::ByWordOf, text, lexicon);
    let small =
        |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Worth | Concept::Bet | Concept::That | Concept::Call));
    for at in (0..atoms.len()).rev() {
        if !atoms[at].is(Concept::Dealer) {
            continue;
        }
        let before = atoms[..at].iter().rposition(|atom| !atom.is(Concept::Fill) || says(atom)).filter(|n| says(&atoms[*n]));
        let behind = Some(at + 1).filter(|n| lang.language().grammar.postpositions && atoms.get(*n).is_some_and(&says));
        let Some(word) = before.or(behind) else { continue };
        let from = at.max(word) + 1;
        let sum = from + atoms[from..].iter().take_while(|atom| small(atom)).count();
        if !matches!(atoms.get(sum).map(|atom| &atom.kind), Some(AtomKind::Number { value: 11.., .. })) {
            continue;
        }
        let span = atoms[sum].span.end..atoms[sum].span.end;
        for atom in &mut atoms[from..sum] {
            atom.kind = AtomKind::Concept(Concept::Fill);
        }
        atoms.insert(sum + 1, Atom { kind: AtomKind::Mark(','), span });
        atoms[word].kind = AtomKind::Concept(if word > at { Concept::Say } else { Concept::Fill });
        if word < at {
            let span = atoms[at].span.clone();
            atoms.insert(at + 1, Atom { kind: AtomKind::Concept(Concept::Say), span });
        }
    }
}

/// `asks how much he has to put in`: what somebody asks about he does not do.
pub(super) fn asked_how_much(atoms: &mut [Atom]) {
    for at in 0..atoms.len() {
        if !atoms[at].is(Concept::HowMuch) {
            continue;
        }
        let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | ';' | '\n'));
        let begins = atoms[..at].iter().rposition(ends).map_or(0, |mark| mark + 1);
        let asks = atoms[begins..at].iter().rposition(|atom| atom.is(Concept::Ask)).map(|asks| begins + asks);
        let alone = asks.filter(|asks| {
            atoms[asks + 1..at]
                .iter()
                .all(|atom| matches!(atom.kind, AtomKind::Mark(',')) || atom.is(Concept::Fill) || atom.is(Concept::That))
        });
        let next =
            (at + 1..atoms.len()).find(|next| !matches!(atoms[*next].concept(), Some(Concept::Fill | Concept::To | Concept::He)));
        let own = next.filter(|next| matches!(atoms[*next].concept(), Some(Concept::Call | Concept::Put | Concept::Add)));
        let own = own.filter(|own| atoms.get(own + 1).is_none_or(Atom::is_mark));
        if let (Some(asks), Some(own)) = (alone, own) {
            for atom in &mut atoms[asks + 1..=own] {
                atom.kind = AtomKind::Concept(Concept::Fill);
            }
        }
    }
}

/// `mucks and wants it back`: what somebody wants back whose cards are gone are his cards.
pub(super) fn asked_back(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in (0..atoms.len()).rev() {
        if !matches!(atoms[at].concept(), Some(Concept::Ask | Concept::Wants)) {
            continue;
        }
        let end = (at + 1..atoms.len()).find(|n| atoms[*n].is_mark() || atoms[*n].joins()).unwrap_or(atoms.len());
        let begins = part_begin(atoms, at);
        let back = |atom: &Atom| {
            let words = text.get(atom.span.clone()).unwrap_or_default();
            let is_back = |words: &str| lexicon.is(Particle::Back, &lexicon.fold(words));
            is_back(words) || words.split(' ').any(is_back)
        };
        let within = || atoms[at + 1..end].iter().chain(&atoms[begins..at]);
        let small = |atom: &Atom| back(atom) || matches!(atom.concept(), Some(Concept::Fill | Concept::He | Concept::Then));
        let plain = atoms[at + 1..end].iter().all(small) && within().any(back);
        let before = &atoms[..at];
        let act = before.iter().rposition(|atom| atom.is_verb() && !matches!(atom.concept(), Some(Concept::Wants | Concept::Ask)));
        let gone = act.is_some_and(|act| {
            let place = atoms[part_begin(atoms, act)..at].iter().any(|atom| atom.is(Concept::MuckPlace));
            let chips =
                atoms[act..at].iter().any(|atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. } | AtomKind::Piles(_)));
            !chips && (place || matches!(atoms[act].concept(), Some(Concept::Muck | Concept::Fold)))
        });
        if plain && gone {
            let span = atoms[at].span.end..atoms[at].span.end;
            atoms[at].kind = AtomKind::Concept(Concept::Ask);
            for atom in &mut atoms[at + 1..end] {
                atom.kind = AtomKind::Concept(Concept::Fill);
            }
            atoms.insert(at + 1, Atom { kind: AtomKind::Concept(Concept::HandBack), span });
        }
    }
}

/// `opens by putting out three 500s`, `ulazi, kaže raise i stavlja 500`: that he bets is told of what he says or puts in next.
pub(super) fn opens_by(atoms: &mut [Atom]) {
    for at in 0..atoms.len() {
        if !matches!(atoms[at].concept(), Some(Concept::Bet | Concept::Open)) {
            continue;
        }
        let named = atoms[..at].iter().rev().find(|atom| !matches!(atom.concept(), Some(Concept::Fill | Concept::First)));
        if !named.is_some_and(Atom::is_named) {
            continue;
        }
        let by = atoms.get(at + 1).is_some_and(|atom| atom.is(Concept::By));
        let next =
            (at + 1..atoms.len()).find(|n| !atoms[*n].joins() && !matches!(atoms[*n].concept(), Some(Concept::By | Concept::Fill)));
        let Some(next) = next else { continue };
        let puts = by && atoms[next].concept().is_some_and(Concept::is_move);
        let joined = atoms[at + 1..next].iter().any(Atom::joins);
        let said = atoms
            .get(next + 1)
            .is_some_and(|atom| matches!(atom.kind, AtomKind::Quote(_)) || atom.is(Concept::Raise) || atom.is(Concept::AllIn));
        if puts || joined && atoms[next].is(Concept::Say) && said {
            for atom in &mut atoms[at..next] {
                atom.kind = AtomKind::Concept(Concept::Fill);
            }
        }
    }
}

/// `has 5400 and without a word pushes his stack`: how it is done stands before what is done, and is told of that.
pub(super) fn silent_before(atoms: &mut [Atom]) {
    for at in 1..atoms.len().saturating_sub(1) {
        let joined = atoms[at - 1].is(Concept::And) || atoms[at - 1].is(Concept::Then);
        if atoms[at].is(Concept::Silent)
            && joined
            && atoms[at + 1].concept().is_some_and(|verb| verb.is_declared() || verb.is_move())
        {
            let (before, behind) = atoms.split_at_mut(at + 1);
            std::mem::swap(&mut before[at].kind, &mut behind[0].kind);
        }
    }
}

/// `calls and wants to see A's hand`: that he asks for it is another act than the one before it.
pub(super) fn asks_to_see(atoms: &mut Vec<Atom>) {
    for at in (1..atoms.len()).rev() {
        let before = atoms[..at].iter().rposition(|atom| !atom.is(Concept::Fill));
        let joined = before.filter(|before| atoms[*before].joins() || atoms[*before].is(Concept::Then));
        let acted = joined.is_some_and(|joined| {
            let begins = atoms[..joined].iter().rposition(|atom| !atom.joins() && !atom.is(Concept::Then)).unwrap_or(0);
            atoms[part_begin(atoms, begins)..=begins].iter().any(Atom::is_verb)
        });
        let of_somebody = atoms[at..part_end(atoms, at)].iter().any(Atom::is_named);
        if atoms[at].is(Concept::SeeHand) && acted && of_somebody {
            let span = atoms[at].span.start..atoms[at].span.start;
            atoms.insert(at, Atom { kind: AtomKind::Concept(Concept::Ask), span });
        }
    }
}
