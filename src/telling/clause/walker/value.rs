//! Numbers, chips, cards and quotations.

use super::{Break, Walker};
use crate::engine::chips::Pile;
use crate::telling::atom::{Atom, AtomKind};
use crate::telling::concept::Concept;
use crate::telling::lexicon::Ending;

impl Walker<'_> {
    pub(super) fn value(&mut self, atoms: &[Atom], at: usize) {
        let atom = &atoms[at];
        let again = self.clause.has(Concept::Again) && self.clause.has_values();
        let full = self.clause.has_values() || !self.clause.loose.is_empty();
        // `says call, but 800 is what he puts in`.
        let spoken = self.clause.is_saying() && self.clause.more.iter().any(|concept| concept.is_declared());
        // `thinks that the bet is 500, and a 500 he puts in`.
        let thinks = self.clause.verb == Some(Concept::Think);
        // `did not wait for A and to 1500 raised`.
        let denied = self.clause.verb.is_none() && (self.clause.has(Concept::Not) || self.clause.has(Concept::Before));
        let waited = self.clause.verb == Some(Concept::Wait) || denied && self.clause.has_subject();
        let waited = waited && self.gap >= Break::And && chips_before_a_verb(atoms, at);
        let thought = waited || thinks && (self.gap >= Break::And || self.clause.reported && self.gap == Break::Comma);
        // `says “raise” and only 800 puts in`, where the verb stands last.
        let chips = matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_));
        let quoted = chips && self.clause.is_saying() && !self.clause.quotes.is_empty() && self.gap == Break::And;
        let quoted = quoted && self.clause.numbers.is_empty() && !self.clause.has(Concept::Or);
        // `announces raise, 900 goes in`, `puts in 5000 and 3000 of it takes back`, where the verb stands last.
        let moved = (full || spoken) && self.clause.verb.is_some() && self.gap >= Break::Comma;
        let moved = moved && chips && Self::moves_behind(atoms, at);
        // `may be 1500, but also 15,000`.
        let apart = full && !self.clause.has(Concept::Or);
        if thought || quoted || moved || (self.gap == Break::Then || again) && apart || self.gap == Break::Then && spoken {
            self.next_deed();
            self.clause.span = atom.span.clone();
        }
        let gap = std::mem::replace(&mut self.gap, Break::None);
        let clause = &mut self.clause;
        match &atom.kind {
            AtomKind::Piles(piles) => piles.iter().for_each(|pile| add(&mut clause.piles, *pile)),
            // `the king of clubs (Kc)`: one card, however often it is named.
            AtomKind::Cards(cards) => {
                let bracketed = at > 0 && atoms[at - 1].kind == AtomKind::Mark('(');
                let known = bracketed && cards.iter().all(|card| clause.cards.contains(card));
                clause.cards.extend(cards.iter().copied().filter(|_| !known));
            }
            AtomKind::Number { value, ending: Ending::Times, .. } => clause.times = Some(*value),
            AtomKind::Number { value, ending, .. } => {
                if clause.has(Concept::OnTopOf) && clause.more.last() == Some(&Concept::OnTopOf) {
                    clause.more.push(Concept::Fill);
                } else if gap == Break::Comma && full {
                    clause.loose.push(*value);
                } else {
                    clause.numbers.push((*value, *ending));
                }
                if *ending == Ending::Own {
                    clause.more.push(Concept::Has);
                }
            }
            AtomKind::Quote(quote) => {
                // `отвечает «колл»`: in languages in which who answers calls.
                if clause.verb == Some(Concept::Call) && !clause.has_values() {
                    clause.verb = Some(Concept::Say);
                }
                // `adds “and raise to 1500”`, `throws in “call”`.
                if matches!(clause.verb, Some(Concept::Add | Concept::Put | Concept::Throw)) && !clause.has_values() {
                    clause.verb = Some(Concept::Say);
                }
                if clause.verb.is_some_and(|verb| verb != Concept::Say && verb != Concept::Ask && verb != Concept::Object)
                    || !clause.quotes.is_empty()
                {
                    self.next_deed();
                    self.clause.span = atom.span.clone();
                }
                self.clause.quotes.push(quote.clone());
                self.clause.verb.get_or_insert(Concept::Say);
            }
            AtomKind::Concept(_)
            | AtomKind::Stakes(_)
            | AtomKind::Who(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => {}
        }
    }
}

/// How much it is stands before what is done with it.
fn chips_before_a_verb(atoms: &[Atom], at: usize) -> bool {
    let chips = matches!(atoms[at].kind, AtomKind::Number { .. } | AtomKind::Piles(_));
    chips && atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::To)).is_some_and(Atom::is_verb)
}

/// Chips of one value are one pile, however often they are named.
fn add(piles: &mut Vec<Pile>, more: Pile) {
    match piles.iter_mut().find(|pile| pile.value == more.value) {
        Some(pile) => pile.count = pile.count.saturating_add(more.count),
        None => piles.push(more),
    }
}
