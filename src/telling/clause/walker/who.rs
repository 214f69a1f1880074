//! Who does it, and to whom.

use super::{Break, Walker};
use crate::telling::atom::{Atom, AtomKind, Person};
use crate::telling::clause::part::Part;
use crate::telling::clause::told_clause::Many;
use crate::telling::concept::{BIG_BLIND, Concept, SMALL_BLIND, UNDER_THE_GUN};
use crate::telling::lexicon::{Lexicon, Particle};

impl Walker<'_> {
    pub(in crate::telling::clause) fn who(&mut self, person: Person, atoms: &[Atom], at: usize) {
        let mut separate = self.gap != Break::None;
        // `A is on the button, B in the small blind`.
        if self.gap == Break::Comma && !self.clause.acts() && !self.clause.also.is_empty() {
            self.finish();
            self.clause.span = atoms[at].span.clone();
        }
        // `B has not acted yet and C calls`: of B all is told, and it is C who does something.
        let denied = [Concept::Skipped, Concept::Not, Concept::Rather].iter().any(|concept| self.clause.has(*concept));
        if separate && !self.clause.acts() && denied && !self.clause.who.is_empty() && !self.clause.has_values() {
            let how =
                |atom: &&Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Already | Concept::Silent | Concept::Again));
            let next = atoms[at + 1..].iter().find(|atom| !how(atom));
            if next.is_some_and(Atom::is_verb) {
                self.finish();
                self.clause.span = atoms[at].span.clone();
                self.gap = Break::None;
                separate = false;
            }
        }
        // `seats A B C, A bets`: who is named once more does something.
        if !self.clause.acts() && self.clause.who.len() > 1 && self.clause.who.contains(&person) {
            self.finish();
            self.clause.span = atoms[at].span.clone();
            self.gap = Break::None;
        }
        // `A limps, B too, C folds`: of B all is told.
        let told_too = |mark: usize| {
            let before = atoms[..mark].iter().rev().find(|atom| !atom.is(Concept::Fill));
            matches!(atoms[mark].kind, AtomKind::Mark(',')) && before.is_some_and(|atom| atom.is(Concept::And))
        };
        if self.clause.too && !self.clause.acts() && at.checked_sub(1).is_some_and(told_too) {
            self.finish();
            self.clause.span = atoms[at].span.clone();
            separate = false;
        }
        // `sb gone, bb splashes in 1500`: of whom something was told that nobody understands does not what the next one does.
        let told = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill) && !matches!(atom.kind, AtomKind::Mark(_)));
        let unsure = told.is_some_and(|atom| matches!(atom.kind, AtomKind::Unknown(_)));
        let unsure = unsure && !self.clause.acts() && !self.clause.who.is_empty();
        if unsure && self.gap == Break::Comma {
            self.finish();
            self.clause.span = atoms[at].span.clone();
            separate = false;
        }
        // `the dealer has riffled when B finally complains`: no player riffles.
        if matches!(self.clause.verb, Some(Concept::Riffle | Concept::Wash | Concept::PressShuffler)) {
            self.finish();
            self.clause.span = atoms[at].span.clone();
            separate = false;
        }
        // `seats A B C, button A`: whose the place is stands behind it.
        self.clause.too = false;
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        let named = next.is_some_and(
            |atom| matches!(&atom.kind, AtomKind::Who(person) if person.is_lettered() || matches!(person, Person::Name(_))),
        );
        let place = matches!(person, Person::Position(_)) && named && self.gap == Break::Comma;
        if place && !self.clause.acts() && self.clause.who.len() > 1 {
            self.finish();
            self.clause.span = atoms[at].span.clone();
        }
        // `to the small blind everybody folded`: up to whom is told first.
        let ends = |atom: &&Atom| !matches!(atom.kind, AtomKind::Mark(_));
        let all = atoms[at + 1..].iter().take_while(ends).any(|atom| atom.is(Concept::Everyone));
        let first = at.checked_sub(1).is_some_and(|before| atoms[before].is(Concept::To));
        // `D-ig passz`: the ending says up to whom.
        let until = first && atoms[at - 1].span == atoms[at].span;
        // `A csak C-nek mutatta meg`: so does the ending that tells to whom.
        if until && self.clause.has_subject() && !self.clause.acts() {
            self.clause.to.push(person);
            self.gap = Break::None;
            return;
        }
        if until && !all && !self.clause.acts() && !self.clause.has_subject() {
            self.clause.many = Some(Many::Everyone);
            self.clause.to.push(person);
            self.gap = Break::None;
            return;
        }
        if first && all && !self.clause.acts() && !self.clause.has_subject() {
            self.clause.to.push(person);
            self.gap = Break::None;
            return;
        }
        // `a položil som`: the pronoun of the one of whom it is told all along, behind what he does.
        let hero = Lexicon::of(self.lang).first(Concept::Hero).map(|hero| Person::Name(hero.to_owned()));
        let teller_acts = self.clause.who.len() == 1 && self.clause.who.last() == hero.as_ref();
        if hero.as_ref() == Some(&person)
            && self.clause.who == [person.clone()]
            && at > 0
            && atoms[at - 1].is_verb()
            && self.gap == Break::None
        {
            return;
        }
        // `limps in the cutoff`: where he sits is told behind what he does.
        let behind_verb = teller_acts && at > 0 && atoms[at - 1].is_verb();
        let placed = matches!(person, Person::Position(_)) && at > 0 && (atoms[at - 1].is(Concept::Fill) || behind_verb);
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        let place_behind = matches!(person, Person::Position(_));
        // `opens UTG to 1,000`.
        let before_sum = at > 0
            && atoms[at - 1].is_verb()
            && atoms[at + 1..]
                .iter()
                .find(|atom| !matches!(atom.concept(), Some(Concept::Fill | Concept::To)))
                .is_some_and(|atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. }));
        let joined = next.is_some_and(|atom| matches!(atom.concept(), Some(Concept::And | Concept::Then)));
        let ends = joined || next.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_)));
        if let (
            [one @ (Person::Name(_) | Person::Letter(_))],
            true,
            Some(Concept::Limp | Concept::Call | Concept::Raise | Concept::Open | Concept::Bet | Concept::AllIn),
        ) = (
            self.clause.who.as_slice(),
            (placed && ends || place_behind && before_sum) && self.gap == Break::None,
            self.clause.verb,
        ) {
            let pair = (one.clone(), person);
            self.clause.also.push(pair);
            return;
        }
        // `það er hlaupið yfir B og C kallar`: who was passed over stands right behind it.
        let before = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill));
        if before.is_some_and(|atom| atom.is(Concept::Skipped)) && self.clause.verb.is_some() {
            if self.clause.to.is_empty() {
                self.clause.to.push(person);
            } else {
                self.parts.push(Part::Awaited(person));
            }
            self.gap = Break::None;
            return;
        }
        // `A is on the button and posts the small blind`: it is told where he sits.
        let blind = matches!(person, Person::Position(SMALL_BLIND | BIG_BLIND)) && !self.clause.has_values();
        let posts = matches!(self.clause.verb, Some(Concept::Post | Concept::Put | Concept::Bet | Concept::Call | Concept::Throw));
        let ends = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill)).is_none_or(|atom| {
            matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_)) || atom.is(Concept::And) || atom.is(Concept::Then)
        });
        if blind && posts && ends && self.gap == Break::None {
            let last = |part: &Part| if let Part::Clause(clause) = part { clause.who.last().cloned() } else { None };
            let own = self.clause.who.last().cloned().or_else(|| self.parts.last().and_then(last));
            if let Some(own) = own.filter(|own| *own != person) {
                self.clause.verb = None;
                self.clause.also.push((own, person));
                return;
            }
        }
        // `500 frá A, kall frá B og hækkun í 1500 frá C`: by whom stands behind what was done.
        let preposition = at > 0 && {
            let raw = self.text.get(atoms[at - 1].span.clone()).unwrap_or_default();
            Lexicon::of(self.lang).is(Particle::From, &Lexicon::of(self.lang).fold(raw))
        };
        let by = preposition && self.gap == Break::None;
        if by && self.clause.who.is_empty() && self.clause.many.is_none() && !self.clause.dealer && !self.clause.next {
            let wagers =
                self.clause.verb.is_some_and(Concept::is_declared) || self.clause.verb.is_none() && !self.clause.numbers.is_empty();
            if wagers && self.clause.cards.is_empty() && self.clause.quotes.is_empty() {
                self.clause.who.push(person);
                self.clause.goes_on = false;
                return;
            }
        }
        // `folds around to the small blind`: it is the others who do.
        let to = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill)).is_some_and(|atom| atom.is(Concept::To));
        let clause = &mut self.clause;
        if to && clause.many == Some(Many::Everyone) && clause.verb.is_none() && clause.who.is_empty() {
            clause.verb = Some(Concept::Fold);
            clause.to.push(person);
            self.gap = Break::None;
            return;
        }
        // `Oskar and then Inga called`: both did.
        let spoken = |atom: &Atom| self.text.get(atom.span.clone()).unwrap_or_default();
        let joined =
            at > 1 && atoms[at - 1].is(Concept::Then) && (atoms[at - 2].is(Concept::And) || spoken(&atoms[at - 1]).contains(' '));
        let joined = joined && !clause.has_values() && clause.more.is_empty();
        let begins = self.gap == Break::Then && clause.has_subject() && !joined;
        if !(clause.acts() || clause.dealer || begins) {
            let place = |person: &Person| matches!(person, Person::Position(_) | Person::Number(_));
            // `button seat 3`: two ways of saying where he sits.
            let both = |one: &Person, other: &Person| matches!((one, other), (Person::Position(_), Person::Number(_)));
            // `B (big blind) says raise`.
            let mark =
                |at: Option<usize>, c: char| at.and_then(|at| atoms.get(at)).is_some_and(|atom| atom.kind == AtomKind::Mark(c));
            let bracketed = mark(at.checked_sub(1), '(') && mark(Some(at + 1), ')') && self.gap == Break::Comma;
            match clause.who.last().cloned() {
                Some(one)
                    if (!separate || bracketed)
                        && (place(&person) != place(&one) || both(&one, &person) || both(&person, &one)) =>
                {
                    clause.also.push((one, person));
                }
                // `A is the button and the small blind`.
                Some(one) if self.gap == Break::And && place(&person) && !clause.also.is_empty() => clause.also.push((one, person)),
                _ => clause.who.push(person),
            }
            // `és hülye fejjel B is bedobja`: what nobody knows stood before whoever it is told of, and where no verb would.
            clause.unsure &= clause.who.len() > 1;
            clause.then |= self.gap == Break::Then;
            self.gap = Break::None;
            return;
        }
        // `check check between A and B`, `all three check, A, B and C`: it is told who they are.
        let many = clause.verb == Some(Concept::Check) && clause.who.is_empty() && clause.many.is_some();
        if (many || clause.named_behind) && !Self::content_follows(atoms, at) {
            // `they both check, A first`: who of them did it first is nothing new.
            let behind = (at + 1..atoms.len()).find(|n| !atoms[*n].is(Concept::Fill) && !atoms[*n].joins());
            let listed = behind.is_some_and(|n| matches!(atoms[n].kind, AtomKind::Who(_)));
            if !listed && !clause.named_behind {
                return;
            }
            clause.many = None;
            clause.named_behind = true;
            clause.who.push(person);
            self.gap = Break::None;
            return;
        }
        // `A B C D, checked to D`: to whom stands right behind it.
        if clause.verb == Some(Concept::CheckedTo) && !separate && clause.to.is_empty() && !clause.who.is_empty() {
            clause.to.push(person);
            return;
        }
        let folds = clause.verb == Some(Concept::Fold) && !clause.has(Concept::Cards) && clause.who.is_empty();
        // `foldað á litla blind`.
        let before = at.checked_sub(1).and_then(|before| self.text.get(atoms[before].span.clone()));
        let on = before.is_some_and(|raw| Lexicon::of(self.lang).owns_before_number(raw));
        if folds && (to || on) && !clause.dealer && clause.to.is_empty() {
            clause.many = Some(Many::Everyone);
            clause.to.push(person);
            self.gap = Break::None;
            return;
        }
        let next = atoms[at + 1..].iter().find(|a| !a.is(Concept::Fill)).map(|a| &a.kind);
        // `Gylfi says to Hanna “if you bet, I raise”`: to whom it is said.
        let addressed = clause.verb == Some(Concept::Say) && clause.has_subject() && clause.to.is_empty() && !separate;
        let quoted = matches!(next, Some(AtomKind::Quote(_)))
            || matches!(next, Some(AtomKind::Mark(':'))) && matches!(atoms.get(at + 2).map(|a| &a.kind), Some(AtomKind::Quote(_)));
        if addressed && quoted && !clause.has_values() {
            clause.to.push(person);
            self.gap = Break::None;
            return;
        }
        let verb_next = matches!(next, Some(AtomKind::Concept(c)) if c.is_verb());
        // `the dealer tells B that it is 1400 and B puts in 1400`: he does something of his own.
        let acts_next = verb_next
            || matches!(
                next,
                Some(
                    AtomKind::Unknown(_)
                        | AtomKind::Told(_)
                        | AtomKind::Concept(Concept::SeeHand | Concept::Wants | Concept::Modal)
                )
            );
        // `shows the king, but only toward C`: to whom is told behind it.
        let toward = at > 0 && (atoms[at - 1].is(Concept::Toward) || atoms[at - 1].is(Concept::To));
        let shows = matches!(clause.verb, Some(Concept::Show | Concept::Table | Concept::Open)) && !clause.cards.is_empty();
        if toward && shows && clause.to.is_empty() && !acts_next {
            clause.to.push(person);
            self.gap = Break::None;
            return;
        }
        // `B mucks, then shows A Ah Kd`, in languages in which the verb stands first: who has no cards any more shows none.
        let gone =
            matches!(self.parts.last(), Some(Part::Clause(last)) if matches!(last.verb, Some(Concept::Fold | Concept::Muck)));
        let shows_behind = clause.goes_on && clause.who.is_empty() && clause.many.is_none() && !clause.dealer;
        let shows_behind = shows_behind && matches!(clause.verb, Some(Concept::Show | Concept::Table));
        if gone && shows_behind && clause.to.is_empty() && !separate && !acts_next {
            clause.who.push(person);
            clause.goes_on = false;
            return;
        }
        let listed = self.gap == Break::And && !clause.to.is_empty() && clause.takes_person() && !acts_next;
        let object = !separate && clause.to.is_empty() && clause.takes_person() && (clause.dealer || !verb_next);
        if listed || object {
            clause.to.push(person);
            self.gap = Break::None;
        } else if !separate
            && !clause.has_subject()
            && clause.verb.is_some()
            && (!clause.goes_on_with_values() || at > 0 && atoms[at - 1].is(Concept::Say))
        {
            clause.who.push(person);
        } else if separate && clause.acts() || Self::content_follows(atoms, at) {
            let (then, too) = (self.gap == Break::Then, self.gap == Break::And);
            self.finish();
            self.clause.span = atoms[at].span.clone();
            self.clause.who.push(person);
            self.clause.then = then;
            self.clause.too = too;
        } else {
            clause.to.push(person);
        }
    }

    pub(super) fn subject(&mut self, atoms: &[Atom], at: usize) -> bool {
        if self.clause.acts() {
            if self.gap == Break::None && !Self::content_follows(atoms, at) {
                return false;
            }
            self.finish();
            self.clause.span = atoms[at].span.clone();
        }
        self.gap = Break::None;
        true
    }

    /// `bet 600 and a player puts in 500`: where nobody has been named who bet, the player who acts next is another.
    pub(super) fn is_another(&self, atoms: &[Atom], at: usize) -> bool {
        let wagers = matches!(self.clause.verb, Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::AllIn));
        let named = |part: &Part| matches!(part, Part::Clause(clause) if clause.has_subject());
        let next = atoms[at + 1..].iter().find(|atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent)));
        let acts = next.is_some_and(Atom::is_verb);
        wagers && acts && self.clause.has_values() && !self.clause.has_subject() && !self.parts.iter().any(named)
    }

    pub(super) fn people(&mut self, concept: Concept, atoms: &[Atom], at: usize) {
        let plain = |atom: &&Atom| {
            !matches!(
                atom.kind,
                AtomKind::Concept(Concept::Fill | Concept::Already) | AtomKind::Stakes(_) | AtomKind::Mark('(' | ')')
            )
        };
        let verb = atoms[at + 1..].iter().find(plain).is_some_and(|atom| matches!(atom.kind, AtomKind::Concept(c) if c.is_verb()));
        // `Kolja first checks`: he was named.
        let in_turn = concept == Concept::First && self.gap == Break::None && !self.clause.who.is_empty();
        if in_turn && !self.clause.acts() {
            return;
        }
        if concept == Concept::Blinds && !verb
            || concept == Concept::First && self.clause.has(Concept::Nobody)
            || concept == Concept::He && (self.clause.reported || self.gap == Break::None && self.clause.is_telling())
        {
            return;
        }
        // `pokaže samo 9h, drugu ne želi pokazati`: the other card, and nobody else.
        let showed = matches!(self.clause.verb, Some(Concept::Show | Concept::Table)) && self.clause.cards.len() == 1;
        let shows = |atom: &Atom| matches!(atom.concept(), Some(Concept::Show | Concept::Table));
        let keeps = |atom: &&Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Not | Concept::Wants));
        if concept == Concept::Next && showed && atoms[at + 1..].iter().find(|atom| !keeps(atom)).is_some_and(shows) {
            return;
        }
        // `ukazal len As, druhu (Jd) drzi v ruke`: so is a card that is named behind it, and he has it.
        let marked = |atom: &&Atom| !atom.is(Concept::Fill) && !matches!(atom.kind, AtomKind::Mark('(' | ','));
        let other = atoms[at + 1..].iter().find(marked);
        if concept == Concept::Next
            && showed
            && other.is_some_and(|atom| matches!(&atom.kind, AtomKind::Cards(cards) if cards.len() == 1))
        {
            self.next_deed();
            self.clause.span = atoms[at].span.clone();
            self.clause.more.push(Concept::Has);
            return;
        }
        // `a mögötte ülő Jutka passzol`: who it is stands behind it.
        if concept == Concept::Next && matches!(atoms.get(at + 1).map(|atom| &atom.kind), Some(AtomKind::Who(_))) {
            return;
        }
        let many = if concept == Concept::Both { Many::Both } else { Many::Everyone };
        if matches!(concept, Concept::Both | Concept::Everyone) {
            let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
            let ends =
                next.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then)));
            // `all three`, and not `all` of something.
            let lexicon = Lexicon::of(self.lang);
            let raw = self.text.get(atoms[at].span.clone()).unwrap_or_default();
            let counts = raw.split(' ').any(|word| lexicon.number(&lexicon.fold(word)).is_some());
            let alone = self.clause.who.is_empty() && self.clause.many.is_none() && !self.clause.dealer;
            let same = match self.clause.verb {
                Some(Concept::Check | Concept::Fold) => true,
                Some(Concept::Call | Concept::Muck | Concept::Table | Concept::Show) => concept == Concept::Both || counts,
                _ => false,
            };
            // `Dee, Eve and Flo all check`: they were named. `both cards` are of one player.
            let named = !self.clause.acts() && self.clause.who.len() > 1 && self.gap == Break::None;
            if named || concept == Concept::Both && next.is_some_and(|atom| atom.is(Concept::Cards)) {
                return;
            }
            // `they check both`.
            if ends && alone && same && self.gap == Break::None {
                self.clause.many = Some(many);
                return;
            }
        }
        // `they put in, each one 500`.
        let counted = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        let each = counted.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
        if concept == Concept::Everyone && each && !self.clause.who.is_empty() && self.clause.verb.is_some() {
            return;
        }
        if !Self::content_follows(atoms, at) && concept != Concept::Everyone && concept != Concept::Both || !self.subject(atoms, at)
        {
            return;
        }
        if concept == Concept::Everyone {
            // `all three`: so many are there.
            let raw = self.text.get(atoms[at].span.clone()).unwrap_or_default();
            let lexicon = Lexicon::of(self.lang);
            let count = raw.split(' ').find_map(|word| lexicon.number(&lexicon.fold(word)));
            let count = count.and_then(|(count, _)| usize::try_from(count).ok()).filter(|count| (2..=10).contains(count));
            // Of those who were named others may be left out.
            let named = self.parts.iter().any(|part| matches!(part, Part::Clause(clause) if !clause.who.is_empty()));
            self.parts.extend(count.filter(|_| !named).map(Part::Seats));
            self.clause.many = Some(Many::Everyone);
        } else if concept == Concept::Both && self.clause.who.is_empty() {
            self.clause.many = Some(Many::Both);
        } else if concept == Concept::Blinds {
            self.clause.many = Some(Many::Blinds);
        } else if concept == Concept::First {
            self.clause.who.push(Person::Position(UNDER_THE_GUN));
        } else if concept == Concept::Next {
            self.clause.next = true;
        } else {
            self.clause.pronoun = concept == Concept::He;
            self.clause.goes_on = true;
        }
    }
}
