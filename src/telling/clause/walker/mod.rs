//! Walks along the atoms of a sentence and builds its clauses.

mod awaited;
mod count;
mod fact;
mod value;
mod verb;
mod who;
mod word;

use std::ops::Range;

use word::is_object;

use crate::lang::Lang;
use crate::notation::LineReader;
use crate::telling::atom::{Atom, AtomKind, Person, part_end};
use crate::telling::clause::part::Part;
use crate::telling::clause::sentence::unknown;
use crate::telling::clause::told_clause::ToldClause;
use crate::telling::concept::Concept;
use crate::telling::deal::{DealReader, Piece, Thing};
use crate::telling::lexicon::{Lexicon, Particle};
use crate::telling::repeats;
use crate::telling::token::tokens;
use crate::telling::told::{self, Told};

/// Phrases of which the order of the deal matters.
const IS_BACK: &str = "is-back";
const LAST_CARD_DEALT: &str = "last-card-dealt";

/// What separates what comes from what was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Break {
    None,
    Comma,
    And,
    Then,
}

impl Break {
    fn max(self, other: Break) -> Break {
        if self as u8 >= other as u8 { self } else { other }
    }
}

impl PartialOrd for Break {
    fn partial_cmp(&self, other: &Break) -> Option<std::cmp::Ordering> {
        (*self as u8).partial_cmp(&(*other as u8))
    }
}

/// `leaves the table after he has folded`: what is told behind such a word had been done before, by the same one unless somebody
/// else is named, up to the next mark.
fn done_before(behind: &[Atom], told: &Told) -> Option<(Vec<Atom>, usize)> {
    let small =
        |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::He | Concept::That | Concept::Already));
    let lead = behind.iter().take_while(|atom| small(atom) || atom.kind == AtomKind::Mark(',')).count();
    let after = behind.get(lead).filter(|atom| atom.is(Concept::After))?;
    let end = part_end(behind, lead + 1);
    let from = lead + 1 + behind[lead + 1..end].iter().take_while(|atom| small(atom)).count();
    let mut own = behind[from..end].to_vec();
    let acts = own.iter().position(Atom::is_verb)?;
    let somebody = own[..acts].iter().any(|atom| {
        matches!(atom.kind, AtomKind::Who(_))
            || matches!(atom.concept(), Some(Concept::Dealer | Concept::Floor | Concept::Everyone | Concept::Next))
    });
    if let (false, Some(person)) = (somebody, told.people[0].clone()) {
        own.insert(0, Atom { kind: AtomKind::Who(person), span: after.span.clone() });
    }
    Some((own, end))
}

pub(super) struct Walker<'t> {
    pub(super) text: &'t str,
    pub(super) lang: Lang,
    pub(super) parts: Vec<Part>,
    pub(super) clause: ToldClause,
    pub(super) gap: Break,
    /// Where things of the deal are named.
    pub(super) things: Vec<Thing>,
    /// How many words nobody knows.
    pub(super) unknown: usize,
    /// Who did that after which something else had come: `B says “raise” after A bet 900 and puts in 1000`.
    pub(super) main: Vec<Person>,
}

impl Walker<'_> {
    /// A sentence: the phrases in it that stand for lines of the notation, and what stands between them.
    pub(super) fn phrases(&mut self, atoms: &[Atom], deal: &DealReader, notation: &mut LineReader) {
        let mut rest = atoms;
        let of_conduct = told::of_conduct(atoms);
        let mut repeated = false;
        while let Some((before, told, mut taken)) = told::find(self.text, self.lang, rest, of_conduct == 1, notation) {
            repeated |= !told.before.is_empty();
            let before_end = before.end;
            self.pieces(&rest[before], deal);
            self.finish();
            self.unknown += told.unknown.len();
            // Where it was done stands within it: `B on the turn gets up and leaves`.
            for atom in &rest[before_end..taken] {
                if let AtomKind::Stakes(stakes) = &atom.kind {
                    self.parts.push(Part::Stakes(stakes.clone(), atom.span.clone()));
                } else if let AtomKind::Concept(concept) = atom.kind
                    && let Some(street) = concept.street()
                {
                    self.parts.push(Part::Street { street, bare: false, comes: false, cards: Vec::new() });
                }
            }
            if let Some((earlier, end)) = done_before(&rest[taken..], &told) {
                self.pieces(&earlier, deal);
                self.finish();
                taken += end;
            }
            if rest[before_end..taken].iter().any(|atom| atom.kind == AtomKind::Told(IS_BACK))
                && let Some(end) = self.dealt_before(&told, &rest[taken..])
                && let Some((_, dealt, _)) = told::find(self.text, self.lang, &rest[taken + end - 1..], false, notation)
            {
                self.parts.push(Part::Told(dealt));
                taken += end;
            }
            self.parts.extend(told.earlier().map(Part::Told));
            self.parts.extend(told.others().map(Part::Told));
            self.parts.push(Part::Told(told));
            self.clause.goes_on = true;
            rest = &rest[taken..];
        }
        self.pieces(rest, deal);
        // That something was done again is never passed over.
        let sentence = atoms.first().filter(|_| of_conduct > 0 && !repeated).map(|atom| repeats::sentence(self.text, &atom.span));
        if let Some(sentence) = sentence
            && repeats::before(&tokens(self.text, self.lang), &sentence, Lexicon::of(self.lang)) > 0
        {
            self.finish();
            self.parts.push(Part::Unread(sentence));
        }
    }

    /// `is back when the last card has been dealt`: that was done before he came back, where a word of time says so. It is told how
    /// many atoms that takes.
    fn dealt_before(&self, back: &Told, behind: &[Atom]) -> Option<usize> {
        let small = |atom: &Atom| {
            use Concept::{After, Already, Dealer, Fill};
            matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(After | Already | Dealer | Fill))
        };
        let at = behind.iter().take_while(|atom| small(atom)).count();
        let phrase = behind.get(at).filter(|atom| atom.kind == AtomKind::Told(LAST_CARD_DEALT))?;
        let lexicon = Lexicon::of(self.lang);
        let mut words = self.text.get(back.span.start..phrase.span.end)?.split_whitespace().map(|word| lexicon.fold(word));
        let of_time = |word: String| {
            let concept = lexicon.fit(&[&word]).map(|fit| fit.concept);
            lexicon.is(Particle::While, &word) || matches!(concept, Some(Concept::After | Concept::Already))
        };
        words.any(of_time).then_some(at + 1)
    }

    /// A sentence: what it says of the deal, and the rest.
    fn pieces(&mut self, atoms: &[Atom], deal: &DealReader) {
        let (pieces, things) = deal.read(atoms);
        self.things = things;
        for piece in pieces {
            match piece {
                Piece::Other(range) => {
                    self.unknown += unknown(&atoms[range.clone()]);
                    self.sentence(&atoms[range]);
                    continue;
                }
                Piece::Told(told) => {
                    self.finish();
                    self.parts.extend(told.into_iter().map(|told| Part::Deal(Box::new(told))));
                }
                Piece::Missing(missing, span) => {
                    self.finish();
                    self.parts.push(Part::Missing(missing, span));
                }
                Piece::Unread(span) => {
                    self.finish();
                    self.unknown += 1;
                    self.parts.push(Part::Unread(span));
                }
            }
            self.clause.goes_on = true;
        }
    }

    pub(super) fn sentence(&mut self, atoms: &[Atom]) {
        self.main.clear();
        let mut at = 0;
        while at < atoms.len() {
            let taken = if self.clause.awaits { None } else { self.fact(atoms, at) }.unwrap_or(0);
            if taken == 0 {
                self.atom(atoms, at);
            }
            at += taken.max(1);
        }
    }

    pub(super) fn finish(&mut self) {
        let clause = std::mem::take(&mut self.clause);
        self.gap = Break::None;
        if !clause.is_empty() {
            self.parts.push(Part::Clause(Box::new(clause)));
        }
    }

    /// Ends the clause; the next one goes on with whoever acted.
    fn next_deed(&mut self) {
        // `the dealer was mistaken and said`: it is the dealer who goes on.
        let dealer = self.clause.dealer && self.clause.verb == Some(Concept::Think) && !self.clause.reported;
        self.finish();
        self.clause.goes_on = true;
        self.clause.dealer = dealer;
    }

    fn atom(&mut self, atoms: &[Atom], at: usize) {
        let atom = &atoms[at];
        if self.clause.is_empty() {
            self.clause.span = atom.span.clone();
        }
        // `A mu ukázal Kd`, `neki tolta a potot`.
        if matches!(atom.concept(), Some(Concept::Fill | Concept::He | Concept::Award)) {
            let lexicon = Lexicon::of(self.lang);
            let words = self.text.get(atom.span.clone()).unwrap_or_default();
            self.clause.to_him |= words.split(' ').any(|word| lexicon.is(Particle::ToHim, &lexicon.fold(word)));
        }
        match &atom.kind {
            AtomKind::Mark(':') if !self.clause.acts() => self.clause.speaks = self.clause.who.len() == 1,
            // `it gets checked down: A check, B check`: who does is listed behind it.
            AtomKind::Mark(':') if self.clause.verb == Some(Concept::Check) && !self.clause.has_subject_or_person() => {
                self.clause = ToldClause::default();
                self.gap = Break::None;
                return;
            }
            AtomKind::Mark(',' | '(' | ')' | ':') => {
                self.clause.muted = false;
                self.clause.awaits = false;
                self.gap = self.gap.max(Break::Comma);
            }
            AtomKind::Mark('+') => self.gap = self.gap.max(Break::And),
            AtomKind::Concept(Concept::Floor) => {
                if self.gap != Break::None && self.clause.acts() {
                    self.finish();
                    self.clause.span = atom.span.clone();
                }
                // Who was told of before does not do what the floor does.
                self.clause.goes_on &= !self.clause.is_empty();
                self.clause.floor |= !self.clause.acts() && !self.clause.has_subject();
            }
            AtomKind::Mark(_) | AtomKind::Stakes(_) | AtomKind::Concept(Concept::Fill | Concept::Comes | Concept::Player) => {}
            // `before A acts B says`: somebody else does something.
            AtomKind::Who(person) if self.clause.awaits && self.acts_meanwhile(atoms, at) => {
                self.clause.awaits = false;
                self.who(person.clone(), atoms, at);
            }
            // `C without waiting for B bets 600`: it is C who does.
            AtomKind::Concept(concept) if self.clause.awaits && concept.is_verb() && self.goes_on_himself(atoms, at) => {
                self.clause.awaits = false;
                self.concept(*concept, atoms, at);
            }
            _ if self.clause.awaits && !atom.is(Concept::Then) && !self.goes_on(atoms, at) => self.awaited(atom),
            AtomKind::Concept(Concept::Ahead) if self.awaits(atoms, at) => {
                // `opens, and before the cutoff can do anything the button calls`: it is said of what comes.
                if self.gap >= Break::And && self.clause.acts() && Self::somebody_acts_behind(atoms, at) {
                    self.finish();
                    self.clause.span = atom.span.clone();
                }
                self.clause.awaits = true;
            }
            AtomKind::Concept(Concept::Ahead) => self.concept(Concept::Before, atoms, at),
            // `the dealer mucks his hand after A bet 600`.
            AtomKind::Concept(Concept::After) => {
                let told = self.clause.acts() && Self::content_follows(atoms, at);
                if told {
                    self.main = self.clause.who.clone();
                    self.finish();
                    self.clause.span = atom.span.clone();
                    self.clause.more.push(Concept::Already);
                } else {
                    self.clause.after |= self.clause.is_empty();
                }
            }
            AtomKind::Concept(Concept::And) => {
                self.clause.muted = false;
                self.clause.awaits = false;
                // `B with Ad Kc as well`.
                let ends = atoms.get(at + 1).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)));
                let holds = ends && self.clause.verb.is_none() && !self.clause.cards.is_empty();
                self.clause.too = !self.clause.who.is_empty() && (holds || !self.clause.acts());
                self.gap = self.gap.max(Break::And);
            }
            AtomKind::Concept(Concept::Then) => {
                self.clause.muted = false;
                self.clause.awaits = false;
                self.gap = Break::Then;
            }
            // `a B sad tupi da je samo platio`: an unknown word between somebody and "that" tells what he says or thinks.
            AtomKind::Concept(Concept::That)
                if self.clause.verb.is_none()
                    && self.clause.who.len() == 1
                    && !self.clause.has_values()
                    && at > 0
                    && matches!(atoms[at - 1].kind, AtomKind::Unknown(_))
                    && !self.lang.language().grammar.that_before_infinitive =>
            {
                self.clause.verb = Some(Concept::Think);
                self.clause.reported = true;
                self.gap = Break::None;
            }
            AtomKind::Concept(Concept::That) => {
                if self.clause.verb.is_some() && self.gap != Break::Then {
                    self.clause.reported = true;
                    self.gap = Break::None;
                }
            }
            AtomKind::Concept(Concept::Without) if self.clause.acts() => self.clause.muted = true,
            _ if self.clause.muted && (self.clause.verb == Some(Concept::Think) || !matches!(atom.kind, AtomKind::Who(_))) => {}
            AtomKind::Concept(Concept::Modal) => self.clause.muted = true,
            // `folds to the big blind, who throws in`.
            AtomKind::Concept(Concept::Query) => {
                self.clause.relative |= self.clause.has_subject() && !self.clause.acts();
                let points = self.clause.verb == Some(Concept::Point);
                let relative = self.clause.acts() && (!self.clause.dealer || points) && !self.clause.reported;
                if let Some(person) = self.clause.to.last().cloned().filter(|_| relative) {
                    self.finish();
                    self.clause.span = atom.span.clone();
                    self.clause.who.push(person);
                }
            }
            AtomKind::Who(person) => self.who(person.clone(), atoms, at),
            AtomKind::Concept(concept) => self.concept(*concept, atoms, at),
            AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Cards(_) | AtomKind::Quote(_) => self.value(atoms, at),
            // A phrase that could not be read where it stands.
            AtomKind::Told(_) => {
                // `tells B to f off and calls him an idiot`: what was told once more needs no reading.
                let sentence = self.parts.iter().rev().take_while(|part| **part != Part::End);
                let again = sentence.into_iter().any(|part| matches!(part, Part::Told(_)));
                self.clause.unread |= !self.clause.muted && !again;
                self.unknown(atom);
            }
            AtomKind::Unknown(_) => {
                let says = self.clause.verb == Some(Concept::Say);
                // `puts 2000 in his pocket`: where chips go is no detail.
                let place = self.clause.verb.is_some_and(|verb| matches!(verb, Concept::Put | Concept::Throw | Concept::Add))
                    && self.clause.has_values()
                    && at > 0
                    && matches!(atoms[at - 1].kind, AtomKind::Concept(Concept::Fill | Concept::He | Concept::To));
                self.clause.bent |= self.gap == Break::None && !says && (place || is_object(atoms, at));
                self.unknown(atom);
            }
        }
        self.clause.span.end = self.clause.span.end.max(atom.span.end);
        // `A 1500, az osztó …`: an article behind the comma makes nothing of what stands before it.
        let meets = |span: &Range<usize>| !atom.is(Concept::Fill) && span.start < atom.span.end && atom.span.start < span.end;
        self.clause.of_deal |= self.things.iter().any(|thing| meets(&thing.word));
        self.clause.beside_deal |= self.things.iter().any(|thing| meets(&thing.stretch));
    }

    fn concept(&mut self, concept: Concept, atoms: &[Atom], at: usize) {
        use Concept::{Blinds, Both, Dealer, Everyone, First, He, Next};
        if concept == Dealer {
            let clause = &mut self.clause;
            // `svo dregur dealerinn spilin hans inn í muckið`.
            let mucks = || atoms[at..part_end(atoms, at)].iter().any(|atom| atom.is(Concept::MuckPlace));
            let postposed = match clause.verb {
                Some(Concept::Muck | Concept::Award) => self.gap == Break::None,
                Some(Concept::Put | Concept::Throw) => self.gap == Break::None && mucks(),
                Some(_) | None => false,
            };
            if postposed && clause.who.is_empty() && clause.many.is_none() && clause.to.is_empty() && !clause.has_values() {
                clause.dealer = true;
            } else if self.clause.takes_person() && self.gap == Break::None || !self.subject(atoms, at) {
                self.clause.more.push(concept);
            } else {
                self.clause.dealer = true;
            }
        } else if matches!(concept, Everyone | Both | Blinds | Next | First | He) {
            self.people(concept, atoms, at);
        } else if concept == Concept::Player && self.is_another(atoms, at) {
            self.people(Next, atoms, at);
        } else if concept.is_verb() {
            self.verb(concept, atoms, at);
        } else {
            self.other_word(concept, atoms, at);
        }
    }

    pub(super) fn unknown(&mut self, atom: &Atom) {
        if self.gap != Break::None && self.clause.acts() {
            self.next_deed();
            self.clause.span = atom.span.clone();
        }
        self.clause.lost |= self.clause.verb.is_none() && !self.clause.has_subject();
        self.clause.unsure |= self.clause.verb.is_none() && (self.clause.has_subject() || self.clause.goes_on);
        if self.gap == Break::None {
            self.clause.strange.get_or_insert_with(|| atom.span.clone());
        }
        self.clause.unknown.push(atom.span.clone());
    }

    /// What follows tells what somebody does.
    fn content_follows(atoms: &[Atom], at: usize) -> bool {
        for (n, atom) in atoms.iter().enumerate().skip(at + 1) {
            match &atom.kind {
                AtomKind::Concept(
                    Concept::Fill
                    | Concept::Player
                    | Concept::Already
                    | Concept::Then
                    | Concept::Not
                    | Concept::He
                    | Concept::FaceUp
                    | Concept::FaceDown
                    | Concept::Again
                    | Concept::Wants
                    | Concept::Both
                    | Concept::To,
                ) => {}
                AtomKind::Concept(Concept::And) | AtomKind::Mark(',') => {
                    return atoms.get(n + 1).is_some_and(|a| matches!(a.kind, AtomKind::Who(_)))
                        && Self::content_follows(atoms, n + 1);
                }
                AtomKind::Concept(concept) => {
                    return concept.is_verb()
                        || matches!(
                            concept,
                            Concept::Silent | Concept::Has | Concept::Skipped | Concept::Cards | Concept::Pot | Concept::Stack
                        );
                }
                AtomKind::Number { .. }
                | AtomKind::Piles(_)
                | AtomKind::Quote(_)
                | AtomKind::Cards(_)
                | AtomKind::Told(_)
                | AtomKind::Unknown(_) => {
                    return true;
                }
                AtomKind::Mark(':') => return true,
                AtomKind::Who(_) => return Self::content_follows(atoms, n),
                AtomKind::Stakes(_) | AtomKind::Mark('(' | ')') => {}
                AtomKind::Mark(_) => return false,
            }
        }
        false
    }
}
