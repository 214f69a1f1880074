//! Verbs: which belong to one clause, and which begin the next.

use super::{Break, Walker};
use crate::telling::atom::{Atom, AtomKind, part_begin};
use crate::telling::clause::part::Part;
use crate::telling::clause::told_clause::Many;
use crate::telling::concept::Concept;
use crate::telling::fold::fold;
use crate::telling::lexicon::{Lexicon, Particle};

impl Walker<'_> {
    pub(in crate::telling::clause) fn verb(&mut self, verb: Concept, atoms: &[Atom], at: usize) {
        let separate = self.gap != Break::None;
        // `þá setti hann út þúsundkall`: the pronoun stands within the words for what is done.
        let within = self.text.get(atoms[at].span.clone()).unwrap_or_default();
        let he = |word: &str| {
            let lexicon = Lexicon::of(self.lang);
            lexicon.fit(&[&lexicon.fold(word)]).is_some_and(|fit| fit.exact && fit.concept == Concept::He)
        };
        let pronoun = within.contains(' ') && within.split(' ').any(he) && !self.clause.has_subject() && !self.clause.acts();
        self.clause.pronoun |= pronoun;
        let says = |particle: Particle| {
            let raw = self.text.get(atoms[at].span.clone()).unwrap_or_default();
            Lexicon::of(self.lang).is(particle, &fold(raw))
        };
        let (makes, shoves, lays) = (says(Particle::Makes), says(Particle::Shoves), says(Particle::LaysDown));
        // `the dealer opens the turn`: the street comes.
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill)).and_then(Atom::concept);
        if verb == Concept::Open
            && self.clause.dealer
            && self.clause.verb.is_none()
            && next.is_some_and(|next| next.street().is_some())
        {
            return;
        }
        // `what is the min-raise`, `is this a raise: …`: it is asked what one is.
        let asked = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill)).is_some_and(|atom| atom.is(Concept::Query));
        let headed = verb.is_declared() && atoms.get(at + 1).is_some_and(|atom| atom.kind == AtomKind::Mark(':'));
        if asked && (verb == Concept::MinRaise || headed) && self.clause.is_empty() {
            return;
        }
        // `she did not look and mucks`: what was not done was told in words that nobody knows.
        if self.clause.verb.is_none()
            && self.gap >= Break::And
            && self.clause.has(Concept::Not)
            && !self.clause.unknown.is_empty()
            && !self.clause.has_values()
        {
            self.next_deed();
            self.clause.span = atoms[at].span.clone();
        }
        // `B mu povjeruje i muckira`: who goes on acting has done nothing yet by a word that nobody knows.
        let acts = verb.is_declared() || verb.is_move() || matches!(verb, Concept::Muck | Concept::Show | Concept::Table);
        if self.clause.verb.is_none() && self.gap >= Break::And && acts && self.clause.has_subject() && !self.clause.has_values() {
            self.clause.unsure = false;
            self.clause.strange = None;
        }
        // `his cards into the muck, not showing`: how the one was done is a deed of its own.
        if self.clause.verb.is_none()
            && separate
            && self.clause.has(Concept::MuckPlace)
            && !self.clause.who.is_empty()
            && matches!(verb, Concept::Show | Concept::Table | Concept::Say)
        {
            self.next_deed();
            self.clause.span = atoms[at].span.clone();
        }
        // `after SB's bet of 300 says BTN`: what was done after it is a deed of its own.
        if self.clause.after
            && !separate
            && self.clause.verb.is_some()
            && (self.clause.has_values() || self.clause.has_subject())
            && (verb == Concept::Say || verb.is_move())
        {
            self.finish();
            self.clause.span = atoms[at].span.clone();
        }
        // `B says “raise” after A bet 900 and puts in 1000`: it is B who goes on.
        if self.gap == Break::And && self.clause.has(Concept::Already) && self.clause.verb.is_some() && !self.main.is_empty() {
            self.finish();
            self.clause.span = atoms[at].span.clone();
            self.clause.who = std::mem::take(&mut self.main);
        }
        // `B again raises to 2000`: it was not so much more.
        if verb == Concept::Raise && self.clause.verb.is_none() && !self.clause.has_values() {
            self.clause.more.retain(|concept| *concept != Concept::Again);
        }
        let beside = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        self.clause.denied |= self.clause.verb.is_none() && self.is_denied(atoms, at);
        let counted = beside.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
        let named = beside.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_)));
        let declares = beside.is_some_and(|atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.is_declared()));
        match self.clause.verb {
            // `Vlado, who was to act, raises to 2700`.
            Some(Concept::Think) if self.clause.relative && verb != Concept::Think => {
                self.clause.relative = false;
                self.clause.verb = Some(verb);
            }
            // `folds, no no, call`: words, as nobody does both.
            Some(first)
                if first.is_declared()
                    && verb.is_declared()
                    && first != verb
                    && self.clause.has(Concept::Rather)
                    && !self.clause.has_values() =>
            {
                let rather = self.clause.more.iter().position(|concept| *concept == Concept::Rather).unwrap_or(0);
                self.clause.more.insert(rather, first);
                self.clause.more.push(verb);
                self.clause.verb = Some(Concept::Say);
            }
            // `says call and adds raise 700`.
            Some(Concept::Say) if verb == Concept::Add && declares => {
                self.next_deed();
                self.clause.span = atoms[at].span.clone();
                self.clause.verb = Some(Concept::Say);
            }
            // `says call, then raises Hildur`: somebody else does something.
            Some(Concept::Say) if verb.is_declared() && self.gap == Break::Then && named => {
                self.finish();
                self.clause.span = atoms[at].span.clone();
                self.clause.verb = Some(verb);
            }
            None if self.clause.has_values()
                && separate
                && (verb != Concept::Say
                    || self.clause.goes_on
                    || self.clause.has(Concept::Has)
                    || self.clause.has(Concept::Left)) =>
            {
                self.next_deed();
                self.clause.span = atoms[at].span.clone();
                self.clause.verb = Some(verb);
            }
            // `Petja s Kh Qs skinul`: what he held was told before he threw it away.
            None if matches!(verb, Concept::Fold | Concept::Muck)
                && self.clause.cards.len() > 1
                && !self.clause.who.is_empty()
                && !self.clause.has(Concept::FaceUp) =>
            {
                self.clause.more.push(Concept::Has);
                self.next_deed();
                self.clause.span = atoms[at].span.clone();
                self.clause.verb = Some(verb);
            }
            None => self.clause.verb = Some(verb),
            // `cuts out and bets 600`: the one is how he does the other.
            Some(Concept::Put | Concept::Throw | Concept::Add)
                if self.gap == Break::And
                    && !self.clause.has_values()
                    && self.clause.to.is_empty()
                    && counted
                    && matches!(verb, Concept::Bet | Concept::Raise | Concept::Call | Concept::Put | Concept::Throw) =>
            {
                self.clause.verb = Some(verb);
            }
            // `cuts out twelve 500s and slides them over`: they are the same chips.
            Some(Concept::Put | Concept::Throw | Concept::Add)
                if self.gap >= Break::And
                    && self.clause.has_values()
                    && self.clause.cards.is_empty()
                    && matches!(verb, Concept::Put | Concept::Throw)
                    && Self::moves_no_more(atoms, at) => {}
            // `throws 400 right into the pot`.
            Some(Concept::Put | Concept::Throw) if verb == Concept::PutIntoPot && !separate && self.clause.has_values() => {
                self.clause.verb = Some(verb);
            }
            // `checked to D who bets 1000`: it is D who does.
            // `folded to the small blind who completes`.
            Some(Concept::Fold)
                if self.clause.many == Some(Many::Everyone) && !self.clause.to.is_empty() && verb != Concept::Fold =>
            {
                let to = self.clause.to.last().cloned();
                self.next_deed();
                self.clause.span = atoms[at].span.clone();
                self.clause.who.extend(to);
                self.clause.verb = Some(verb);
            }
            Some(Concept::CheckedTo) if verb != Concept::CheckedTo => {
                let to = self.clause.to.last().or(self.clause.who.last()).cloned();
                self.next_deed();
                self.clause.span = atoms[at].span.clone();
                self.clause.who.extend(to);
                self.clause.verb = Some(verb);
            }
            // `while B thinks calls C`, where the verb stands before who does it.
            Some(Concept::Think)
                if verb != Concept::Think
                    && !self.clause.reported
                    && atoms.get(at + 1).is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_))) =>
            {
                self.finish();
                self.clause.span = atoms[at].span.clone();
                self.clause.verb = Some(verb);
            }
            // `turn check check`: one after the other.
            Some(Concept::Check)
                if verb == Concept::Check
                    && (!self.clause.has_subject() || self.clause.many == Some(Many::Everyone) && self.clause.who.is_empty()) =>
            {
                let named = |part: &Part| matches!(part, Part::Clause(clause) if !clause.who.is_empty());
                // Where nobody is named they are two.
                let behind = atoms[at + 1..].iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)) || atom.is(Concept::Check));
                self.clause.many = Some(if behind || self.parts.iter().any(named) { Many::Everyone } else { Many::Both });
            }
            // `without showing throws his away`: what he does not show he gives up.
            Some(Concept::Show | Concept::Table)
                if matches!(verb, Concept::Fold | Concept::Muck) && !separate && self.clause.has(Concept::Not) =>
            {
                self.clause.more.retain(|concept| *concept != Concept::Not);
                self.clause.verb = Some(verb);
            }
            // What is declared in one breath: `says call and raise`.
            // `announces a raise and bets 2000`: the second is done with the hands.
            Some(Concept::Say)
                if (verb == Concept::Bet || verb == Concept::AllIn && shoves && counted && self.gap >= Break::And)
                    && separate
                    && (!self.clause.quotes.is_empty() || self.clause.more.iter().any(|concept| concept.is_declared())) =>
            {
                self.next_deed();
                self.clause.span = atoms[at].span.clone();
                self.clause.verb = Some(Concept::Put);
            }
            Some(Concept::Say)
                if (verb.is_declared() || verb == Concept::MinRaise)
                    && !self.clause.has_values()
                    && (self.gap < Break::Then)
                    // `says call and throws his cards away`.
                    && !(verb == Concept::Fold && self.clause.has(Concept::Cards)) =>
            {
                self.clause.more.push(verb)
            }
            Some(Concept::Say) if verb.is_declared() && !separate => self.clause.more.push(verb),
            // The words came first: `„passz” mondja A`.
            Some(Concept::Say)
                if verb == Concept::Say
                    && !self.clause.quotes.is_empty()
                    && self.gap < Break::And
                    && !self.clause.has_subject() => {}
            // One word after the other: `says fold, then call`.
            Some(Concept::Say) if verb.is_declared() && self.gap == Break::Then => {
                self.next_deed();
                self.clause.span = atoms[at].span.clone();
                self.clause.verb = Some(Concept::Say);
                self.clause.more.push(verb);
            }
            Some(Concept::Say | Concept::Object | Concept::Think | Concept::Ask) if self.clause.reported && !separate => {
                self.clause.more.push(verb)
            }
            // `passz mondja A` is one clause; so is `folds by saying so`.
            Some(declared) if verb == Concept::Say && declared.is_declared() && !separate => {
                self.clause.more.push(declared);
                self.clause.verb = Some(Concept::Say);
            }
            // `shows his hand thinking A called`: what he thinks is no part of it.
            Some(_)
                if separate || verb.is_move() || verb == Concept::Say || verb == Concept::Think && !self.clause.is_telling() =>
            {
                self.next_deed();
                self.clause.span = atoms[at].span.clone();
                self.clause.verb = Some(verb);
            }
            Some(_) => self.clause.more.push(verb),
        }
        // `the dealer thinks everybody has called`: what somebody thinks of others has not happened.
        let of_others = |atom: &Atom| {
            matches!(atom.kind, AtomKind::Who(_) | AtomKind::Concept(Concept::Everyone | Concept::Both | Concept::Nobody))
        };
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::That));
        // `while B thinks A shows`: what happens meanwhile is no thought of his.
        let meanwhile = self.begins_while(atoms, at);
        // `очередь Ани, но Ваня скинул`: whose turn it was had not acted.
        let turn = |atom: &&Atom| matches!(atom.kind, AtomKind::Who(_)) && verb == Concept::Think && self.clause.who.is_empty();
        if let Some(AtomKind::Who(person)) = next.filter(turn).map(|atom| &atom.kind)
            && self.goes_on_otherwise(atoms, at)
        {
            self.parts.push(Part::Awaited(person.clone()));
        }
        self.clause.makes |= makes;
        self.clause.shoves |= shoves;
        self.clause.lays |= lays;
        self.clause.muted |= verb == Concept::Think && next.is_some_and(of_others) && !meanwhile;
        self.gap = Break::None;
    }

    /// Behind the next comma a word says that it was otherwise, and somebody does something.
    fn goes_on_otherwise(&self, atoms: &[Atom], at: usize) -> bool {
        let Some(comma) = (at..atoms.len()).find(|n| atoms[*n].kind == AtomKind::Mark(',')) else { return false };
        let otherwise = atoms.get(comma + 1).is_some_and(|atom| atom.is(Concept::Then));
        otherwise && atoms.get(comma + 2).is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_)))
    }

    /// A word that denies stands right before what is done, or behind it in languages that say it so.
    fn is_denied(&self, atoms: &[Atom], at: usize) -> bool {
        let small = |atom: &&Atom| {
            !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Wants | Concept::Already | Concept::Again))
        };
        let before = atoms[..at].iter().rev().find(small);
        let behind = atoms.get(at + 1).filter(|atom| {
            let word = self.text.get(atom.span.clone()).unwrap_or_default();
            Lexicon::of(self.lang).is(Particle::DeniesBehind, &fold(word))
        });
        before.is_some_and(|atom| atom.is(Concept::Not)) || behind.is_some()
    }

    /// A word before the verb, in its clause, or right behind it tells what happens meanwhile.
    fn begins_while(&self, atoms: &[Atom], at: usize) -> bool {
        let lexicon = Lexicon::of(self.lang);
        let is_while =
            |atom: &Atom| self.text.get(atom.span.clone()).is_some_and(|raw| lexicon.is(Particle::While, &lexicon.fold(raw)));
        let from = part_begin(atoms, at);
        atoms[from..at].iter().any(is_while) || atoms.get(at + 1).is_some_and(is_while)
    }

    /// Nothing stands behind the move but where it goes and words that say nothing: neither chips nor cards.
    fn moves_no_more(atoms: &[Atom], at: usize) -> bool {
        let place = |atom: &Atom| {
            let goes = matches!(
                atom.concept(),
                Some(
                    Concept::Fill
                        | Concept::He
                        | Concept::Silent
                        | Concept::Forward
                        | Concept::Middle
                        | Concept::OverTheLine
                        | Concept::To
                        | Concept::Pot
                )
            );
            goes || matches!(atom.kind, AtomKind::Unknown(_))
        };
        let behind = atoms[at + 1..].iter().take_while(|atom| !matches!(atom.kind, AtomKind::Mark(_)));
        let behind: Vec<&Atom> = behind.collect();
        let ends = behind.iter().position(|atom| matches!(atom.concept(), Some(Concept::And | Concept::Then)));
        let behind = &behind[..ends.unwrap_or(behind.len())];
        !behind.is_empty() && behind.iter().all(|atom| place(atom))
    }

    /// A move stands behind these chips, before anything else begins: `and 3000 of it he takes back`.
    pub(super) fn moves_behind(atoms: &[Atom], at: usize) -> bool {
        let mut behind = atoms[at + 1..].iter().take_while(|atom| {
            !matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Who(_) | AtomKind::Concept(Concept::And | Concept::Then))
        });
        let verb = |atom: &Atom| if let AtomKind::Concept(concept) = atom.kind { concept.verb().map(|_| concept) } else { None };
        behind.find_map(verb).is_some_and(Concept::is_move)
    }
}
