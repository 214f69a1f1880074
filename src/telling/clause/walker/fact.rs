//! Facts of the table within a sentence: stakes, pots, antes, streets, boards.

use super::{Break, Walker};
use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Pile};
use crate::engine::event::{AntePayer, DealEvent, DeckEvent, Step, Street};
use crate::lang::Lang;
use crate::notation::{Line, LineReader};
use crate::telling::atom::{Atom, AtomKind, Person};
use crate::telling::clause::part::Part;
use crate::telling::clause::told_clause::ToldClause;
use crate::telling::concept::{BIG_BLIND, Concept};
use crate::telling::deal;
use crate::telling::lexicon::{Ending, Lexicon};
use crate::telling::told::Told;

impl Walker<'_> {
    /// Facts of the table that stand for themselves, and how many atoms they take.
    pub(super) fn fact(&mut self, atoms: &[Atom], at: usize) -> Option<usize> {
        let atom = &atoms[at];
        let skip = |from: usize| {
            (from..atoms.len()).find(|n| !atoms[*n].is(Concept::Fill) && !matches!(atoms[*n].kind, AtomKind::Mark(':' | '(')))
        };
        let number = |n: usize| atoms.get(n).and_then(Atom::number);
        let chip = |n: usize| match atoms.get(n).map(|atom| &atom.kind) {
            Some(AtomKind::Piles(piles)) if piles.len() == 1 && piles[0].count == 1 => Some(piles[0].value),
            _ => None,
        };
        let after = skip(at + 1);
        match &atom.kind {
            AtomKind::Stakes(stakes) if is_announced(atoms) || self.parts.last().is_some_and(is_next_level) => {
                let [small, big] = stakes[..] else { return None };
                let line = LineReader::default().line(&format!("floor announces {small}/{big}")).ok()?;
                let span = atom.span.clone();
                if self.clause.verb.is_some() && self.clause.who.is_empty() {
                    self.clause = ToldClause::default();
                }
                self.finish();
                self.parts.push(Part::Told(Told::of_nobody(line, span)));
                Some(1)
            }
            AtomKind::Stakes(stakes) => {
                self.parts.push(Part::Stakes(stakes.clone(), atom.span.clone()));
                Some(1)
            }
            AtomKind::Number { value, .. } => {
                let free = self.clause.verb.is_none() || self.gap != Break::None;
                // `300 bent`, `a 9600-as potot`, `ante 400`, `three players`.
                if self.counts_people(atoms, at) {
                    self.parts.push(Part::Seats(usize::try_from(*value).ok()?));
                    return Some(1);
                }
                if self.counts_left(atoms, at) {
                    self.parts.push(Part::Seats(usize::try_from(*value).ok()?));
                    return after.map(|n| n - at + 1);
                }
                match after.map(|n| &atoms[n].kind)? {
                    AtomKind::Concept(Concept::Pot) if !self.clause.is_saying() && (self.clause.dealer || free) => {
                        self.parts.push(Part::Pot(*value, atom.span.clone()));
                        let keep = self.clause.dealer;
                        after.map(|n| n - at + usize::from(!keep))
                    }
                    // `bets 3000 with 6000 in the pot`: he bets the first.
                    AtomKind::Concept(Concept::Pot | Concept::Middle)
                        if !self.clause.is_saying() && !self.clause.numbers.is_empty() =>
                    {
                        self.parts.push(Part::Pot(*value, atom.span.clone()));
                        after.map(|n| n - at + 1)
                    }
                    AtomKind::Concept(Concept::Middle) if free && !self.clause.is_saying() => {
                        self.parts.push(Part::Pot(*value, atom.span.clone()));
                        after.map(|n| n - at + 1)
                    }
                    AtomKind::Concept(Concept::Ante | Concept::BigBlindAnte) => {
                        let n = after?;
                        let paid = self.takes_big_blind();
                        let (payer, taken) =
                            if atoms[n].is(Concept::Ante) { self.ante_payer(atoms, n + 1) } else { (AntePayer::BigBlind, 0) };
                        let payer = if paid { AntePayer::BigBlind } else { payer };
                        self.parts.push(Part::Ante(Some(*value), payer));
                        Some(n - at + 1 + taken)
                    }
                    AtomKind::Concept(Concept::SmallestChip) if self.clause.is_empty() => {
                        self.parts.push(Part::SmallestChip(*value));
                        after.map(|n| n - at + 1)
                    }
                    AtomKind::Concept(Concept::BringIn) if self.clause.is_empty() => {
                        self.parts.push(Part::BringIn(*value));
                        after.map(|n| n - at + 1)
                    }
                    AtomKind::Concept(Concept::Player) if free && (2..=10).contains(value) => {
                        self.parts.push(Part::Seats(usize::try_from(*value).ok()?));
                        after.map(|n| n - at + 1)
                    }
                    // `blinds 100 and 200`.
                    AtomKind::Concept(Concept::And)
                        if self.clause.is_empty() && !self.has_stakes() && after.and_then(|n| number(n + 1)) == Some(value * 2) =>
                    {
                        self.parts.push(Part::Stakes(vec![*value, value * 2], atom.span.clone()));
                        after.map(|n| n - at + 2)
                    }
                    AtomKind::Number { value: big, .. } if self.clause.is_empty() && *big == value * 2 && !self.has_stakes() => {
                        self.parts.push(Part::Stakes(vec![*value, *big], atom.span.clone()));
                        after.map(|n| n - at + 1)
                    }
                    AtomKind::Concept(_)
                    | AtomKind::Number { .. }
                    | AtomKind::Piles(_)
                    | AtomKind::Stakes(_)
                    | AtomKind::Cards(_)
                    | AtomKind::Quote(_)
                    | AtomKind::Who(_)
                    | AtomKind::Mark(_)
                    | AtomKind::Told(_)
                    | AtomKind::Unknown(_) => None,
                }
            }
            // `75-ös ante`, `1000-es nagyvak-ante`.
            AtomKind::Piles(piles) if after.is_some_and(|n| atoms[n].is(Concept::Ante) || atoms[n].is(Concept::BigBlindAnte)) => {
                let [Pile { count: 1, value }] = piles[..] else { return None };
                let everybody = after.is_some_and(|n| atoms[n].is(Concept::Ante));
                let payer = if everybody { AntePayer::Everybody } else { AntePayer::BigBlind };
                self.parts.push(Part::Ante(Some(value), payer));
                after.map(|n| n - at + 1)
            }
            AtomKind::Concept(Concept::Pot | Concept::Middle)
                if (!self.clause.is_saying() || self.gap == Break::Comma && !self.clause.quotes.is_empty())
                    && (!self.is_asking() || self.gap == Break::Comma) =>
            {
                // `the pot before was 1050`.
                // `pushes the pot of 7,800`.
                let of = |atom: &Atom| self.clause.dealer && atom.is(Concept::Worth);
                let when =
                    |atom: &Atom| atom.is(Concept::Already) || atom.is(Concept::Before) || atom.is(Concept::Fill) || of(atom);
                // `in the pot on the turn 3600`.
                let empty = self.clause.is_empty();
                let n = (after?..atoms.len()).find(|n| !(when(&atoms[*n]) || empty && atoms[*n].street().is_some()))?;
                let value = number(n)?;
                for street in atoms[at..n].iter().filter_map(Atom::street) {
                    self.parts.push(Part::Street { street, bare: false, comes: false, cards: Vec::new() });
                }
                self.parts.push(Part::Pot(value, atom.span.clone()));
                Some(n - at + 1)
            }
            // `there are left two of them:`.
            AtomKind::Concept(Concept::Left) if self.clause.is_empty() => {
                let small = |atom: &Atom| atom.is(Concept::Fill) || atom.is(Concept::Player) || atom.is(Concept::He);
                let n = (at + 1..atoms.len()).find(|n| !small(&atoms[*n]))?;
                let AtomKind::Number { value: value @ 2..=10, ending, in_words } = atoms[n].kind else { return None };
                let counts = ending == Ending::People || in_words && ending == Ending::Plain;
                let ends = atoms.get(n + 1).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_)));
                let seats = usize::try_from(value).ok().filter(|_| counts && ends)?;
                self.parts.push(Part::Seats(seats));
                Some(n - at + 1)
            }
            AtomKind::Concept(Concept::Ante) => {
                let n = after?;
                let value = number(n)?;
                let (payer, taken) = self.ante_payer(atoms, n + 1);
                self.parts.push(Part::Ante(Some(value), payer));
                Some(n - at + 1 + taken)
            }
            AtomKind::Concept(Concept::BigBlindAnte) => {
                let amount = after.and_then(number);
                self.parts.push(Part::Ante(amount, AntePayer::BigBlind));
                Some(amount.and(after).map_or(1, |n| n - at + 1))
            }
            // Who brings in does something.
            AtomKind::Concept(Concept::BringIn) if !self.clause.who.is_empty() => None,
            AtomKind::Concept(Concept::BringIn) => {
                let n = after?;
                self.parts.push(Part::BringIn(number(n)?));
                Some(n - at + 1)
            }
            AtomKind::Concept(Concept::SmallestChip) => {
                let n = after?;
                self.parts.push(Part::SmallestChip(number(n).or_else(|| chip(n))?));
                Some(n - at + 1)
            }
            AtomKind::Piles(_) if after.is_some_and(|n| atoms[n].is(Concept::SmallestChip)) => {
                self.parts.push(Part::SmallestChip(chip(at)?));
                after.map(|n| n - at + 1)
            }
            // Three to five cards that nobody holds lie on the table.
            AtomKind::Cards(_) if self.clause.verb.is_none() && !self.clause.has_subject() && !self.clause.goes_on => {
                let run =
                    atoms[at..].iter().map_while(|atom| if let AtomKind::Cards(cards) = &atom.kind { Some(cards) } else { None });
                let cards: Vec<&Vec<Card>> = run.collect();
                let board: Vec<Card> = cards.iter().flat_map(|cards| cards.iter().copied()).collect();
                let follows = atoms.get(at + cards.len()).is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_)));
                let is_board = (3..=5).contains(&board.len()) && !follows;
                is_board.then(|| {
                    self.parts.push(Part::Board(board));
                    cards.len()
                })
            }
            AtomKind::Concept(Concept::Board) => {
                let n = after?;
                let mut board = Vec::new();
                let mut end = n;
                while let Some(AtomKind::Cards(cards)) = atoms.get(end).map(|atom| &atom.kind) {
                    board.extend(cards.iter().copied());
                    end += 1;
                }
                (!board.is_empty()).then(|| {
                    self.parts.push(Part::Board(board));
                    end - at
                })
            }
            AtomKind::Concept(concept @ (Concept::MainPot | Concept::SidePot)) => {
                self.pot_of(*concept == Concept::MainPot, atoms, at)
            }
            // `calls, wants to see the flop`: it has not come.
            AtomKind::Concept(concept)
                if concept.street().is_some()
                    && self.clause.has(Concept::SeeHand)
                    && (self.clause.verb.is_some_and(Concept::is_declared)
                        || atoms[at + 1..].iter().any(|atom| atom.concept().is_some_and(Concept::is_declared))) =>
            {
                Some(1)
            }
            // `thought that it was the river already`: what somebody thinks has not come.
            AtomKind::Concept(concept)
                if concept.street().is_some() && self.clause.verb == Some(Concept::Think) && self.clause.reported =>
            {
                Some(1)
            }
            // `on blinds of 150 and 300`.
            AtomKind::Concept(Concept::Blinds) if !self.has_stakes() && blinds_listed(atoms, at).is_some() => {
                let (stakes, taken) = blinds_listed(atoms, at)?;
                self.parts.push(Part::Stakes(stakes, atom.span.clone()));
                Some(taken)
            }
            AtomKind::Concept(concept) if is_of_the_table(*concept) && !self.is_asking() => {
                if let Some(street) = concept.street() {
                    let comes = |at: usize| atoms.get(at).is_some_and(|atom| atom.is(Concept::Comes));
                    let before = atoms[..at].iter().rposition(|atom| !atom.is(Concept::Fill));
                    let comes_before = before.is_some_and(&comes);
                    let comes = comes(at + 1) || comes_before || self.comes_in_phrase(atom);
                    let bare = comes || self.is_bare(atoms, at);
                    // `A 20.000 and B 20.000, turn`: what they have was told before it.
                    let amounts = self.gap == Break::Comma && self.clause.verb.is_none();
                    // `B calls, then comes the river`.
                    let then = self.gap == Break::Then;
                    if (bare || amounts || then) && self.clause.acts() {
                        self.next_deed();
                    }
                    let (cards, taken) = street_cards(street, &atoms[at + 1..]);
                    self.parts.push(Part::Street { street, bare, comes, cards });
                    return Some(taken + 1);
                }
                // `B checks and both show`: what was done before ends there.
                let ends = self.gap == Break::Comma || *concept == Concept::AllShow;
                if ends && self.clause.acts() {
                    self.next_deed();
                }
                self.parts.push(Part::Table(*concept, atom.span.clone()));
                Some(1)
            }
            AtomKind::Concept(_)
            | AtomKind::Piles(_)
            | AtomKind::Cards(_)
            | AtomKind::Quote(_)
            | AtomKind::Who(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => None,
        }
    }

    /// Who puts an ante in, as it is told behind it, and how many atoms that takes: `ante 400 from the big blind`.
    fn ante_payer(&self, atoms: &[Atom], from: usize) -> (AntePayer, usize) {
        let small = |atom: &&Atom| {
            matches!(
                atom.kind,
                AtomKind::Concept(Concept::Fill | Concept::Call | Concept::Post | Concept::By | Concept::To | Concept::Put)
            )
        };
        let small = atoms[from..].iter().take_while(small).count();
        let big_blind = AtomKind::Who(Person::Position(BIG_BLIND));
        let ends = atoms.get(from + small + 1).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_)));
        match atoms.get(from + small) {
            Some(atom) if atom.kind == big_blind && ends => (AntePayer::BigBlind, small + 1),
            Some(_) | None => (AntePayer::Everybody, 0),
        }
    }

    /// `the big blind pays an ante of 400`: who pays was told before.
    fn takes_big_blind(&mut self) -> bool {
        let pays = self.clause.verb.is_none_or(|verb| matches!(verb, Concept::Call | Concept::Post | Concept::Put));
        let own = pays && self.clause.who == [Person::Position(BIG_BLIND)] && !self.clause.has_values();
        if own {
            self.clause = ToldClause::default();
        }
        own
    }

    fn has_stakes(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Stakes(..)))
    }

    fn is_asking(&self) -> bool {
        self.clause.verb == Some(Concept::Ask)
    }
}

/// The small and the big blind behind the word for them, joined by a word, and how many atoms that takes.
fn blinds_listed(atoms: &[Atom], at: usize) -> Option<(Vec<Amount>, usize)> {
    let small = |atom: &&Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Worth | Concept::Has));
    let first = at + 1 + atoms[at + 1..].iter().take_while(small).count();
    let one = atoms.get(first)?.number()?;
    atoms.get(first + 1).filter(|atom| atom.is(Concept::And))?;
    let other = atoms.get(first + 2)?.number().filter(|other| one > 0 && *other == one * 2)?;
    Some((vec![one, other], first + 3 - at))
}

/// The game, how many play it, the street and what the deck is shuffled by: what is told of a table as a whole.
fn is_of_the_table(concept: Concept) -> bool {
    let other = matches!(concept, Concept::HeadsUp | Concept::Showdown | Concept::AllShow | Concept::MachineShuffle);
    other || concept.is_kind_of_game() || concept.street().is_some()
}

/// The cards of a street behind its name, where they are as many as it has, and how many atoms they take.
fn street_cards(street: Street, atoms: &[Atom]) -> (Vec<Card>, usize) {
    let mut cards = Vec::new();
    let mut taken = 0;
    while let Some(AtomKind::Cards(more)) = atoms.get(taken).map(|atom| &atom.kind) {
        cards.extend(more.iter().copied());
        taken += 1;
    }
    let many = if street == Street::Flop { 3 } else { 1 };
    if cards.len() == many { (cards, taken) } else { (Vec::new(), 0) }
}

/// A new level was told: its blinds are not yet played.
fn is_next_level(part: &Part) -> bool {
    let next = |step: &Step| matches!(step, Step::InDeal(DealEvent::Deck(DeckEvent::NextLevel)));
    if let Part::Told(told) = part {
        matches!(told.line.as_ref(), Line::Event(event) if event.steps.iter().any(next))
    } else {
        matches!(part, Part::Deal(told) if deal::is_next_level(told))
    }
}

/// The floor says, or calls, that other blinds are played.
fn is_announced(atoms: &[Atom]) -> bool {
    let Some(floor) = atoms.iter().position(|atom| atom.is(Concept::Floor)) else { return false };
    let small = |atom: &&Atom| !atom.is(Concept::Fill) && !atom.is(Concept::Already);
    let next = atoms[floor + 1..].iter().find(small);
    let calls = next.is_some_and(|atom| atom.is_verb());
    calls || atoms.iter().any(|atom| atom.is(Concept::Say))
}

impl Walker<'_> {
    /// `svo kemur river` in one phrase.
    fn comes_in_phrase(&self, atom: &Atom) -> bool {
        let lexicon = Lexicon::of(self.lang);
        let comes = |word: &str| lexicon.fit(&[&lexicon.fold(word)]).is_some_and(|fit| fit.concept == Concept::Comes);
        self.text.get(atom.span.clone()).is_some_and(|raw| raw.contains(' ') && raw.split(' ').any(comes))
    }

    /// A street that is named by itself, `A calls, flop, B bets`: who says on which one something was done says `on the flop`.
    fn is_bare(&self, atoms: &[Atom], at: usize) -> bool {
        let raw = self.text[atoms[at].span.clone()].to_lowercase();
        // Where an ending says that something was done there, an article may stand before the plain name.
        let article = self.lang.language().grammar.postpositions;
        let before = at.checked_sub(1).map(|before| &atoms[before].kind);
        let small = matches!(before, Some(AtomKind::Concept(Concept::Fill | Concept::To | Concept::By | Concept::Before)));
        // `flop 100/200` tells of the table.
        let of_table = |atom: Option<&AtomKind>| {
            matches!(atom, Some(AtomKind::Stakes(_) | AtomKind::Number { .. } | AtomKind::Concept(Concept::Pot | Concept::HeadsUp)))
        };
        let after = atoms.get(at + 1).map(|atom| &atom.kind);
        let comma = matches!(after, Some(AtomKind::Mark(',')))
            && matches!(atoms.get(at + 2).map(|atom| &atom.kind), Some(AtomKind::Stakes(_)));
        let table = of_table(after) || comma || matches!(before, Some(AtomKind::Stakes(_)));
        // `A and B check the flop`.
        let ends = after.is_none_or(|kind| matches!(kind, AtomKind::Mark(_)));
        let object = ends && matches!(before, Some(AtomKind::Concept(Concept::Check)));
        // `A opens the flop with a bet of 400`: how much is still to be told.
        let opens = matches!(before, Some(AtomKind::Concept(Concept::Open | Concept::Bet))) && !self.clause.has_values();
        // `bets 1200 river`: where he does it stands behind how much.
        let wagers = matches!(self.clause.verb, Some(Concept::Bet | Concept::Open | Concept::AllIn)) && self.gap == Break::None;
        let beside = ends && wagers && matches!(before, Some(AtomKind::Number { .. } | AtomKind::Piles(_)));
        let object = object || opens || beside;
        let named = Lexicon::of(self.lang).is_street_name(&raw) || Lexicon::of(Lang::En).is_street_name(&raw);
        named && (!small || article) && !table && !object
    }
}
