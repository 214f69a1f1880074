//! Words that are neither people nor verbs.

use super::{Break, Walker};
use crate::telling::atom::{Atom, AtomKind};
use crate::telling::clause::part::Part;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Lexicon, Particle};

impl Walker<'_> {
    /// What is neither a person nor a verb goes with the verb.
    pub(super) fn other_word(&mut self, other: Concept, atoms: &[Atom], at: usize) {
        let beside = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        // `raised by B to 2,100`: by whom, and not by how much.
        if other == Concept::By && beside.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_))) {
            return;
        }
        // `Dísa á að gera síðust en hendir spilunum`: where he sits, and nothing that he does.
        if other == Concept::LastToAct {
            let behind = beside.and_then(|atom| if let AtomKind::Who(person) = &atom.kind { Some(person.clone()) } else { None });
            self.parts.extend(self.clause.who.last().cloned().or(behind).map(Part::Last));
            return;
        }
        // `the action is on B, but C bets`: nothing that B does.
        if other == Concept::TurnOf && self.clause.reported {
            return;
        }
        if other == Concept::TurnOf {
            let behind = beside.and_then(|atom| if let AtomKind::Who(person) = &atom.kind { Some(person.clone()) } else { None });
            let before = || self.clause.who.last().filter(|_| !self.clause.acts()).cloned();
            let whose = behind.or_else(before);
            let muted = self.clause.muted;
            self.verb(Concept::Think, atoms, at);
            // `the action's on B who raises`: it is so, and nothing that somebody thinks.
            self.clause.muted = muted;
            self.parts.extend(whose.map(Part::Turn));
            return;
        }
        // `pushes three 1000s and another 500`: chips of two kinds in one go.
        let chips = |atom: &Atom| matches!(atom.kind, AtomKind::Piles(_));
        let joined = || atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::And)).is_some_and(chips);
        if other == Concept::Again && self.gap == Break::And && beside.is_some_and(chips) && joined() {
            return;
        }
        // `raises again, to 2000`: that he does it once more says nothing of how much.
        let word = || self.text.get(atoms[at].span.clone()).unwrap_or_default();
        let lexicon = Lexicon::of(self.lang);
        if other == Concept::Again
            && self.clause.verb.is_some_and(Concept::is_declared)
            && lexicon.is(Particle::OnceMore, &lexicon.fold(word()))
        {
            return;
        }
        let busy = self.clause.verb.is_some() || self.clause.has_values();
        let had = other == Concept::Has && self.gap >= Break::Comma && busy;
        let answers = self.clause.verb.is_none_or(|verb| matches!(verb, Concept::Say | Concept::Ask));
        // `puts nothing in`: that he does not is told in one breath with what.
        let moves = self.clause.verb.is_some_and(Concept::is_move) && !self.clause.has_values() && self.gap == Break::None;
        let denied = matches!(other, Concept::Nobody | Concept::Nothing) && !answers && !(moves && other == Concept::Nothing);
        let more = matches!(other, Concept::Again | Concept::Skipped) && self.gap >= Break::And && self.clause.acts();
        // `BTN puts in 4000, before that UTG had opened`: it is told of whoever is named behind it.
        let second = atoms[at + 1..].iter().filter(|atom| !atom.is(Concept::Fill)).nth(1);
        // `predtým stavil Braňo 400`: also where he stands behind what he did.
        let named = beside.is_some_and(|atom| {
            let behind = atom.is_verb() && second.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_)));
            matches!(atom.kind, AtomKind::Who(_)) || behind
        });
        let more = more || other == Concept::Already && self.gap >= Break::Comma && self.clause.acts() && named;
        // `B calls, then wants to see a hand`: what he did was done.
        let done = self.clause.verb.is_some_and(|verb| verb.is_declared() || verb.is_move());
        let still = |atom: &&Atom| {
            let small = [
                Concept::Fill,
                Concept::To,
                Concept::Nobody,
                Concept::Not,
                Concept::He,
                Concept::Both,
                Concept::Everyone,
                Concept::Again,
                Concept::Already,
            ];
            matches!(atom.kind, AtomKind::Who(_)) || atom.concept().is_some_and(|concept| small.contains(&concept))
        };
        // `mucks and wants to see A's hand`: what he wants to see he asks for.
        let wanted = match atoms[at + 1..].iter().find(|atom| !still(atom)) {
            Some(atom) if atom.is(Concept::SeeHand) => self.gap >= Break::And && self.clause.acts(),
            Some(atom) => self.gap != Break::None && done && atom.is_verb(),
            None => false,
        };
        let more = more || other == Concept::Wants && wanted;
        // What was not so is told of something else: `sweeps A's cards, they were not protected`.
        let more = more || other == Concept::Not && self.gap == Break::Comma && self.clause.verb.is_some() && !answers;
        // `turns them up but never says call`, `calls and refuses to show`: what was not done is no part of what was.
        let small = |atom: &&Atom| {
            !matches!(
                atom.kind,
                AtomKind::Concept(
                    Concept::Fill | Concept::Again | Concept::Already | Concept::Nothing | Concept::He | Concept::Cards
                )
            )
        };
        let verb_next = atoms[at + 1..].iter().find(small).is_some_and(|atom| {
            matches!(atom.kind, AtomKind::Unknown(_))
                || matches!(atom.kind, AtomKind::Concept(c) if c.is_verb() || c == Concept::SeeHand)
        });
        let apart = self.gap >= Break::Comma && self.clause.verb.is_some() && verb_next;
        let more = more || matches!(other, Concept::Not | Concept::Nothing) && apart;
        let more = more || other == Concept::Before && self.gap >= Break::Comma && self.clause.acts();
        // `A bets 1200, B's cards touch the muck`: what befalls somebody's cards is no part of what another did.
        let touched = || {
            let stretch = atoms[at + 1..].iter().take_while(|atom| !matches!(atom.kind, AtomKind::Mark(_)));
            stretch.into_iter().any(|atom| atom.is(Concept::Touch) || atom.is(Concept::MuckPlace))
        };
        let wagered_before = !self.clause.numbers.is_empty() || !self.clause.piles.is_empty();
        let more = more || other == Concept::Cards && self.gap >= Break::Comma && wagered_before && touched();
        // `raises to 1800, no sorry, 2000`.
        let amount = atoms[at + 1..]
            .iter()
            .find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::To) && atom.kind != AtomKind::Mark(','));
        let amount = amount.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. }));
        let wagered =
            matches!(self.clause.verb, Some(Concept::Bet | Concept::Raise | Concept::Open)) && !self.clause.numbers.is_empty();
        let more = more || other == Concept::Rather && self.gap >= Break::Comma && wagered && amount;
        if had || denied || more {
            self.next_deed();
            self.clause.span = atoms[at].span.clone();
        }
        let beside = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        let follows = beside.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
        let owned = at > 0 && matches!(atoms[at - 1].kind, AtomKind::Number { .. } | AtomKind::Piles(_));
        if other == Concept::OnTopOf && at > 0 && (!follows || owned) && self.lang.language().grammar.postpositions {
            // `az 1000-ese mellé`: what it is put beside stands before.
            if let AtomKind::Number { .. } = atoms[at - 1].kind {
                self.clause.numbers.pop();
            } else if let AtomKind::Piles(_) = atoms[at - 1].kind {
                self.clause.piles.pop();
            }
            return;
        }
        // `before that A had bet, and B called`: what is told with it had come before as well.
        self.clause.earlier |= other == Concept::Already && !self.clause.has_subject() && self.clause.verb.is_none();
        self.clause.more.push(other);
        if !matches!(other, Concept::Silent | Concept::Already | Concept::Not | Concept::Nothing) {
            // A comma before how it was done is none before what comes.
            self.gap = if self.gap == Break::Comma { Break::Comma } else { self.gap };
        }
    }
}

/// Right before it, but for small words and people, stands an act.
pub(super) fn is_object(atoms: &[Atom], at: usize) -> bool {
    let small = |atom: &&Atom| {
        !matches!(
            atom.kind,
            AtomKind::Who(_) | AtomKind::Concept(Concept::Fill | Concept::Player | Concept::Not | Concept::Nothing)
        )
    };
    let before = atoms[..at].iter().rev().find(small).map(|atom| &atom.kind);
    let acts = [
        Concept::Check,
        Concept::Call,
        Concept::Bet,
        Concept::Raise,
        Concept::Fold,
        Concept::AllIn,
        // `shows his passport`.
        Concept::Show,
        Concept::Table,
    ];
    matches!(before, Some(AtomKind::Concept(concept)) if acts.contains(concept))
}
