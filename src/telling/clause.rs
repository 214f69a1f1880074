//! Clauses: who does what, with how much, and how. They are told apart by what stands in them, not by how they are put.

use std::ops::Range;

use super::atom::{Atom, AtomKind, Person};
use super::concept::{BIG_BLIND, Concept, UNDER_THE_GUN};
use super::deal::{DealReader, DealStep, DealTold, Missing, Piece, Thing};
use super::fold::fold;
use super::lexicon::{Ending, Lexicon, Particle};
use super::room_table;
use super::told::{self, Told};
use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Pile};
use crate::engine::event::{AntePayer, DealEvent, DeckEvent, State, Step, Street};
use crate::lang::Lang;
use crate::notation::{Line, LineReader};

/// Several people by one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Many {
    Everyone,
    Both,
    Blinds,
}

/// One thing told.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ToldClause {
    pub who: Vec<Person>,
    pub many: Option<Many>,
    /// The dealer does it.
    pub dealer: bool,
    /// The floor does it, where nobody else is named.
    pub floor: bool,
    /// Whoever sits behind the one who was named last.
    pub next: bool,
    pub verb: Option<Concept>,
    /// Everything else that is named in it, in its order.
    pub more: Vec<Concept>,
    pub numbers: Vec<(Amount, Ending)>,
    /// Behind a comma, or after what it belongs to.
    pub loose: Vec<Amount>,
    pub piles: Vec<Pile>,
    pub cards: Vec<Card>,
    pub quotes: Vec<String>,
    /// To whom, or whose.
    pub to: Vec<Person>,
    /// A player's name and his place, side by side.
    pub also: Vec<(Person, Person)>,
    pub span: Range<usize>,
    /// What was not understood.
    pub unknown: Vec<Range<usize>>,
    /// What was not understood within one breath with what was.
    pub strange: Option<Range<usize>>,
    /// An unknown word stands where the verb would.
    pub unsure: bool,
    /// An unknown word stands where an act would have its object, and none has one: `checks his phone`, `calls him a cheat`.
    pub bent: bool,
    /// Unknown words stand where somebody would be named.
    pub lost: bool,
    /// The subject is the one before.
    pub goes_on: bool,
    /// It names a thing of the deal.
    pub of_deal: bool,
    /// So does the stretch of the sentence in which it stands.
    pub beside_deal: bool,
    /// It only says who as well: `and B too`.
    pub too: bool,
    /// It is told how much is made of it: `makes it 500`.
    pub makes: bool,
    /// It is told with a word that is only pushing where it is told how much goes forward.
    pub shoves: bool,
    /// It is told with a word that folds, or shows where the cards are named: `lays down Ah Kd`.
    pub lays: bool,
    /// It begins with a word that tells it had come before.
    pub earlier: bool,
    /// A colon behind who is named: what follows is what he says.
    pub speaks: bool,
    /// A phrase that stands for a line could not be read in it.
    pub unread: bool,
    /// It tells after what something else was done: `after SB's bet of 300`.
    after: bool,
    /// Who is named in it is told by what he is or does, before what he did: `Vlado, who was to act, raises`.
    relative: bool,
    /// Whoever does it is told by no more than a word that stands for him: `she then folds`.
    pub pronoun: bool,
    /// Those who did it are named behind the verb.
    named_behind: bool,
    /// What follows in it was not done.
    muted: bool,
    /// The deed that it names was not done: `did not raise`.
    pub denied: bool,
    /// What follows in it says before what it was done: `before B has acted`.
    awaits: bool,
    /// What follows in it is what somebody says or thinks.
    pub reported: bool,
}

/// What a telling is made of, in its order.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    Clause(Box<ToldClause>),
    /// A fact of the table, where it was told.
    Table(Concept, Range<usize>),
    /// A street: named by itself, and as one that is dealt.
    Street {
        street: Street,
        bare: bool,
        comes: bool,
        cards: Vec<Card>,
    },
    Stakes(Vec<Amount>, Range<usize>),
    Pot(Amount, Range<usize>),
    /// A main or side pot and who plays for it.
    PotOf(bool, Amount, Vec<Person>, Range<usize>),
    /// How much, where it is told, and who puts it in.
    Ante(Option<Amount>, AntePayer),
    BringIn(Amount),
    SmallestChip(Amount),
    Board(Vec<Card>),
    /// So many play.
    Seats(usize),
    /// Named in a question.
    Mentioned(Person),
    /// Something was done before he acted.
    Awaited(Person),
    /// In the notation.
    Line(Box<Line>, Range<usize>),
    Deal(Box<DealTold>),
    /// By a phrase that stands for a line of the notation.
    Told(Told),
    /// What nobody told of the deal.
    Missing(Missing, Range<usize>),
    /// About the deal, and not understood.
    Unread(Range<usize>),
    /// What was told there has not happened: by the word that says so.
    Unreal(Range<usize>),
    /// The same where nothing was told beside it.
    Idle(Range<usize>),
    /// A sentence or a line ends.
    End,
}

impl Part {
    /// Something is done.
    fn happens(&self) -> bool {
        self.done().is_some()
    }

    /// Somebody leaves his chair or takes one.
    fn is_of_the_seats(&self) -> bool {
        self.done().is_some_and(|steps| steps.iter().any(|step| matches!(step, Step::Seating(_))))
    }

    /// What is done by it, as far as it stands for steps of the notation; nothing where nothing is done.
    fn done(&self) -> Option<&[Step]> {
        fn steps(line: &Line) -> &[Step] {
            match line {
                Line::Event(event) => &event.steps,
                Line::State(_) | Line::Expect(_) => &[],
            }
        }
        match self {
            Part::Clause(clause) => (clause.acts() || !clause.unknown.is_empty()).then_some(&[]),
            Part::Line(line, _) => Some(steps(line)),
            Part::Told(told) => Some(steps(&told.line)),
            Part::Deal(told) => Some(if let DealStep::Plain(step, _) = &told.step { std::slice::from_ref(step) } else { &[] }),
            Part::Missing(..) | Part::Unread(_) | Part::Unreal(_) => Some(&[]),
            Part::Table(..)
            | Part::Street { .. }
            | Part::Stakes(..)
            | Part::Pot(..)
            | Part::PotOf(..)
            | Part::Ante(..)
            | Part::BringIn(_)
            | Part::SmallestChip(_)
            | Part::Board(_)
            | Part::Seats(_)
            | Part::Mentioned(_)
            | Part::Awaited(_)
            | Part::Idle(_)
            | Part::End => None,
        }
    }

    /// It tells only what somebody thinks: `thought there was no raise, I guess`.
    fn is_thought(&self) -> bool {
        let Part::Clause(clause) = self else { return false };
        clause.verb == Some(Concept::Think) && !clause.has_values() && clause.unknown.is_empty()
    }

    /// An act by its name, of somebody who is named.
    fn act(&self) -> Option<&ToldClause> {
        let Part::Clause(clause) = self else { return None };
        let acts = clause.verb.is_some_and(|verb| verb.is_declared()) && !clause.who.is_empty();
        acts.then_some(clause.as_ref())
    }

    /// Somebody who is named bets or raises so much, and nothing else is said of it.
    fn is_wager(&self) -> bool {
        let Part::Clause(clause) = self else { return false };
        let wagers = matches!(clause.verb, Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::AllIn));
        wagers && !clause.who.is_empty() && clause.numbers.len() == 1 && clause.unknown.is_empty()
    }
}

impl ToldClause {
    /// Of whoever sits behind the one who was named last.
    pub fn of_the_next() -> ToldClause {
        ToldClause { next: true, ..ToldClause::default() }
    }

    pub fn has(&self, concept: Concept) -> bool {
        self.more.contains(&concept)
    }

    pub fn has_values(&self) -> bool {
        !(self.numbers.is_empty() && self.piles.is_empty() && self.cards.is_empty() && self.quotes.is_empty())
    }

    fn acts(&self) -> bool {
        self.verb.is_some()
            || self.has_values()
            || [Concept::Has, Concept::Skipped, Concept::SeeHand].iter().any(|concept| self.has(*concept))
            || self.has(Concept::MuckPlace) && !self.who.is_empty()
    }

    fn has_subject(&self) -> bool {
        !self.who.is_empty() || self.many.is_some() || self.dealer || self.next
    }

    /// Somebody is named in it, whatever he is told of.
    pub fn has_subject_or_person(&self) -> bool {
        self.has_subject() || !self.to.is_empty()
    }

    fn is_empty(&self) -> bool {
        !self.acts() && !self.has_subject() && self.more.is_empty() && self.unknown.is_empty()
    }

    /// It tells of somebody to whom something is done.
    fn takes_person(&self) -> bool {
        let handled = self.has(Concept::Muck) || self.has(Concept::MuckPlace) || self.has(Concept::Cards) || self.has(Concept::Pot);
        match self.verb {
            Some(Concept::Point | Concept::Award | Concept::Ask | Concept::Show | Concept::Object) => true,
            Some(Concept::Say | Concept::Add) => self.dealer,
            Some(Concept::Put | Concept::Throw | Concept::Muck | Concept::Table | Concept::Think) => self.dealer || handled,
            None if self.dealer => true,
            _ => [Concept::Skipped, Concept::OnTopOf, Concept::SeeHand].iter().any(|concept| self.has(*concept)),
        }
    }

    /// What follows in it is most likely reported.
    fn is_telling(&self) -> bool {
        matches!(self.verb, Some(Concept::Say | Concept::Object | Concept::Think | Concept::Ask))
    }

    /// What is said in it may still come.
    pub fn is_saying(&self) -> bool {
        self.verb == Some(Concept::Say)
    }
}

/// No table is told in more facts between commas.
const MOST_FACTS: usize = 40;

/// The notation's line.
const NEXT_HAND: &str = "next hand";

/// What separates what comes from what was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Break {
    None,
    Comma,
    And,
    Then,
}

/// The parts of a telling, and how many of its words nobody knows.
pub fn parts(text: &str, atoms: &[Atom], lang: Lang) -> (Vec<Part>, usize) {
    let told = walk(text, atoms, lang, false);
    let stakes = told.0.iter().any(|part| matches!(part, Part::Stakes(..)));
    if !stakes || told.0.iter().any(Part::happens) {
        return told;
    }
    // `may A bet 150 on the turn at 100/200`: what is asked about is all that is told.
    let asks = |concept: Concept| matches!(concept, Concept::Query | Concept::Modal | Concept::HowMuch);
    let plain = |atom: &Atom| {
        let asks = matches!(atom.kind, AtomKind::Concept(concept) if asks(concept));
        let modal = atom.is(Concept::Modal);
        let word = if modal { Concept::Wants } else { Concept::Fill };
        let kind = if asks { AtomKind::Concept(word) } else { atom.kind.clone() };
        Atom { kind, span: atom.span.clone() }
    };
    let asked = walk(text, &atoms.iter().map(plain).collect::<Vec<_>>(), lang, true);
    let acts: Vec<&ToldClause> = asked.0.iter().filter_map(Part::act).collect();
    // `may he raise if UTG limps`: what would come first stands last.
    let later = acts.iter().rev().skip(1).any(|clause| clause.has(Concept::Wants));
    if asked.0.iter().any(Part::is_wager) && !later {
        return asked;
    }
    let lost = acts.first().map(|clause| Part::Unread(clause.span.clone()));
    (told.0.into_iter().chain(lost).collect(), told.1)
}

/// Questions are told as well where it is `asked` about what they tell.
fn walk(text: &str, atoms: &[Atom], lang: Lang, asked_about: bool) -> (Vec<Part>, usize) {
    let mut walker =
        Walker { text, lang, parts: Vec::new(), clause: ToldClause::default(), gap: Break::None, things: Vec::new(), unknown: 0 };
    let deal = DealReader::new(text, lang);
    let mut notation = LineReader::default();
    for sentence in sentences(atoms).flat_map(|sentence| tables(text, sentence, lang)) {
        // What is written in the notation is read by it, and by nothing else.
        if let Some((line, span)) = line(text, sentence, &mut notation) {
            walker.parts.extend([Part::Line(Box::new(line), span), Part::End]);
            continue;
        }
        let mut sentence = sentence;
        while let Some((line, span, taken)) = room_table::read(text, sentence, lang, &mut notation) {
            walker.parts.push(Part::Line(Box::new(line), span));
            sentence = &sentence[taken..];
        }
        if sentence.is_empty() {
            walker.parts.push(Part::End);
            continue;
        }
        let sentence = match facts(text, sentence, &mut notation) {
            Some((line, span, taken)) => {
                walker.parts.push(Part::Line(Box::new(line), span));
                &sentence[taken..]
            }
            None => sentence,
        };
        let asked = if asked_about { sentence.len() } else { question(sentence) };
        walker.unknown += unknown(&sentence[asked..]);
        let before = walker.parts.len();
        walker.phrases(&sentence[..asked], &deal, &mut notation);
        walker.finish();
        if let Some(word) = unreal(text, &sentence[..asked]) {
            let happens = walker.parts[before..].iter().any(|part| part.happens() && !part.is_thought());
            walker.parts.truncate(if happens { before } else { walker.parts.len() });
            walker.parts.push(if happens { Part::Unreal(word) } else { Part::Idle(word) });
        }
        // `Bob is out, who has the button in the next hand?`: that hand is dealt.
        if walker.parts.iter().any(Part::is_of_the_seats)
            && let Some(span) = deal.asks_of_the_next_hand(&sentence[asked..])
            && let Ok(line) = notation.line(NEXT_HAND)
        {
            walker.parts.push(Part::Line(Box::new(line), span));
        }
        let people =
            sentence[asked..].iter().filter_map(|atom| if let AtomKind::Who(person) = &atom.kind { Some(person) } else { None });
        walker.parts.extend(people.cloned().map(Part::Mentioned));
        walker.parts.push(Part::End);
    }
    (walker.parts, walker.unknown)
}

fn unknown(atoms: &[Atom]) -> usize {
    atoms.iter().filter(|atom| matches!(atom.kind, AtomKind::Unknown(_))).count()
}

/// The word by which nothing that a sentence tells has happened. One alone before a number only says that nobody counted:
/// `almost 2000`.
fn unreal(text: &str, sentence: &[Atom]) -> Option<Range<usize>> {
    let counted = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_));
    let word = sentence.iter().enumerate().find(|(at, atom)| {
        let alone = !text.get(atom.span.clone()).unwrap_or_default().contains(' ');
        let about = alone && sentence.get(at + 1).is_some_and(counted);
        atom.is(Concept::Unreal) && !about
    });
    word.map(|(_, atom)| atom.span.clone())
}

/// Facts of the table at the beginning of a sentence, as far as they are in the notation, and how many atoms they take.
fn facts(text: &str, sentence: &[Atom], notation: &mut LineReader) -> Option<(Line, Range<usize>, usize)> {
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

/// A sentence that is a line of the notation.
fn line(text: &str, sentence: &[Atom], notation: &mut LineReader) -> Option<(Line, Range<usize>)> {
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

/// Sentences with the mark that ends them.
fn sentences(atoms: &[Atom]) -> impl Iterator<Item = &[Atom]> {
    atoms
        .split_inclusive(|atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | '\n' | ';')))
        .filter(|sentence| !sentence.is_empty())
}

/// `…, table 1: seats A B C`: each table stands for itself.
fn tables<'a>(text: &str, sentence: &'a [Atom], lang: Lang) -> Vec<&'a [Atom]> {
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

/// Right before it, but for small words and people, stands an act.
fn is_object(atoms: &[Atom], at: usize) -> bool {
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

/// A new level was told: its blinds are not yet played.
fn is_next_level(part: &Part) -> bool {
    let Part::Told(told) = part else { return false };
    let next = |step: &Step| matches!(step, Step::InDeal(DealEvent::Deck(DeckEvent::NextLevel)));
    matches!(told.line.as_ref(), Line::Event(event) if event.steps.iter().any(next))
}

/// The floor says, or calls, that other blinds are played.
fn is_announced(atoms: &[Atom]) -> bool {
    let Some(floor) = atoms.iter().position(|atom| atom.is(Concept::Floor)) else { return false };
    let small = |atom: &&Atom| !atom.is(Concept::Fill) && !atom.is(Concept::Already);
    let next = atoms[floor + 1..].iter().find(small);
    let calls = next.is_some_and(|atom| atom.is_verb());
    calls || atoms.iter().any(|atom| atom.is(Concept::Say))
}

/// `call or raise`: where nothing else is said, it is asked which, with a question mark or without.
fn alternative(sentence: &[Atom]) -> Option<usize> {
    let last = sentence.iter().rposition(|atom| !matches!(atom.kind, AtomKind::Mark(_)))?;
    let from = sentence[..last].iter().rposition(|atom| matches!(atom.kind, AtomKind::Mark(_))).map_or(0, |at| at + 1);
    let small = |atom: &&Atom| !(atom.is(Concept::Fill) || atom.is(Concept::Query) || atom.is(Concept::Not));
    let mut rest = sentence[from..=last].iter().filter(small);
    let declared = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.is_declared());
    let (one, or, other) = (rest.next()?, rest.next()?, rest.next()?);
    (declared(one) && or.is(Concept::Or) && declared(other) && rest.next().is_none()).then_some(from)
}

/// Where the question begins at the end of a sentence.
fn question(sentence: &[Atom]) -> usize {
    if let Some(at) = alternative(sentence) {
        return at;
    }
    let asks = sentence.last().is_some_and(|atom| atom.kind == AtomKind::Mark('?'));
    // `a 500 bet?`, `that's only a call, right?`: nobody does anything in it.
    let quiet = |atom: &Atom| {
        matches!(
            atom.kind,
            AtomKind::Concept(
                Concept::Fill
                    | Concept::That
                    | Concept::Query
                    | Concept::Bet
                    | Concept::Call
                    | Concept::Raise
                    | Concept::Chip
                    | Concept::Or
            ) | AtomKind::Number { .. }
                | AtomKind::Piles(_)
                | AtomKind::Mark('?' | ',')
        )
    };
    let named = sentence.iter().any(|atom| matches!(atom.kind, AtomKind::Concept(Concept::Bet | Concept::Call | Concept::Raise)));
    let begins_small = sentence.first().is_some_and(|atom| atom.is(Concept::Fill) || atom.is(Concept::That));
    if asks && named && begins_small && sentence.iter().all(quiet) {
        return 0;
    }
    let begins = |at: usize| {
        at == 0
            || matches!(sentence[at - 1].kind, AtomKind::Mark(',' | ':' | '(') | AtomKind::Concept(Concept::And | Concept::Then))
            || sentence[..at].iter().all(|atom| atom.is(Concept::Fill))
    };
    let tells = |from: usize| {
        // `could have checked, but folds`.
        let turned = sentence[from..].iter().position(|atom| atom.is(Concept::Then)).filter(|_| !asks).map(|at| from + at);
        let acts = |atom: &Atom| atom.is_verb();
        turned.is_some_and(|at| sentence[at..].iter().any(acts))
            || sentence[from..].iter().any(|atom| {
                matches!(atom.kind, AtomKind::Piles(_) | AtomKind::Quote(_) | AtomKind::Stakes(_))
                    || atom.is(Concept::Silent)
                    || atom.is(Concept::Already)
            })
    };
    let told = |at: usize| {
        // Within what somebody asks, says or thinks, a question word asks nothing.
        let from = sentence[..at].iter().rposition(|atom| matches!(atom.kind, AtomKind::Mark(',' | ':'))).map_or(0, |at| at + 1);
        // What was said is over where it stands before: `says check and pushes 5x100, is it a bet`.
        let said = |atom: &Atom| [Concept::Ask, Concept::Say].iter().any(|verb| atom.is(*verb));
        let full = |atom: &Atom| {
            matches!(atom.kind, AtomKind::Piles(_)) || matches!(atom.kind, AtomKind::Concept(concept) if concept.is_move())
        };
        let over = sentence[..from].iter().rposition(said).is_some_and(|verb| sentence[verb + 1..from].iter().any(full));
        let near = if asks || over { from } else { 0 };
        sentence[near..at].iter().any(|atom| [Concept::Ask, Concept::Say, Concept::Think].iter().any(|verb| atom.is(*verb)))
    };
    // What somebody may or must do is asked, wherever it stands behind something that was done: `bets 900 can he raise`.
    let acted = |at: usize| {
        let act =
            |atom: &Atom| atom.is_verb() || matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Told(_));
        sentence[..at].iter().any(act)
    };
    let word = (0..sentence.len()).find(|at| {
        let modal = sentence[*at].is(Concept::Modal);
        let ask = modal || sentence[*at].is(Concept::Query) || sentence[*at].is(Concept::HowMuch);
        // `C calls before B may act and B raises, can he`: what was still to come is not asked.
        let part = sentence[..*at].iter().rposition(|atom| matches!(atom.kind, AtomKind::Mark(_))).map_or(0, |mark| mark + 1);
        let awaited = modal && sentence[part..*at].iter().any(|atom| atom.is(Concept::Ahead));
        // `that's only a call, right?`: a word behind all else asks about what stands before it.
        let last = asks && *at + 2 == sentence.len() && !begins(*at);
        // `folds, he could have checked, B bets 300`: behind the comma it is told again what somebody does.
        let aside = modal && !asks && goes_on_telling(&sentence[*at..]);
        ask && !awaited && !aside && !last && (begins(*at) || asks || modal && acted(*at)) && !tells(*at) && !told(*at)
    });
    if let Some(at) = word {
        // `… 600 btn may raise`: who is asked about stands before.
        let joined = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_) | AtomKind::Concept(Concept::And));
        let subject = at > 0
            && sentence[at].is(Concept::Modal)
            && matches!(sentence[at - 1].kind, AtomKind::Who(_))
            && !(at > 1 && joined(&sentence[at - 2]));
        // `Gergőnek mutatni kell hogy …?`: what he would have to do stands before.
        let part = sentence[..at].iter().rposition(|atom| matches!(atom.kind, AtomKind::Mark(_))).map_or(0, |mark| mark + 1);
        let would = asks
            && sentence[at].is(Concept::Modal)
            && matches!(&sentence[part..at], [who, act] if matches!(who.kind, AtomKind::Who(_)) && act.is_verb())
            && !sentence[at..].iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)));
        return if would {
            part
        } else if subject {
            at - 1
        } else {
            at
        };
    }
    if !asks {
        return sentence.len();
    }
    let comma = sentence.iter().rposition(|atom| matches!(atom.kind, AtomKind::Mark(',' | ':'))).map(|at| at + 1);
    let from = comma.unwrap_or(0);
    let acts = sentence[from..].iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)))
        && sentence[from..].iter().any(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
    // `may they be turned up already?`: of what nobody is said to do, nothing has happened.
    let nobody = !sentence[from..].iter().any(|atom| {
        matches!(
            atom.kind,
            AtomKind::Who(_) | AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Quote(_) | AtomKind::Stakes(_)
        ) || atom.is(Concept::Silent)
    });
    if (tells(from) || acts) && !nobody { sentence.len() } else { from }
}

/// Behind a comma somebody does something for chips or to a hand, and nothing there asks.
fn goes_on_telling(atoms: &[Atom]) -> bool {
    let Some(comma) = atoms.iter().position(|atom| atom.kind == AtomKind::Mark(',')) else { return false };
    let asks = |atom: &Atom| [Concept::Modal, Concept::Query, Concept::HowMuch].iter().any(|concept| atom.is(*concept));
    let behind = &atoms[comma + 1..];
    !behind.iter().any(asks)
        && matches!(behind, [who, act, ..] if matches!(who.kind, AtomKind::Who(_)) && matches!(act.kind, AtomKind::Concept(verb) if verb.is_declared() || verb.is_move()))
}

struct Walker<'t> {
    text: &'t str,
    lang: Lang,
    parts: Vec<Part>,
    clause: ToldClause,
    gap: Break,
    /// Where things of the deal are named.
    things: Vec<Thing>,
    /// How many words nobody knows.
    unknown: usize,
}

impl Walker<'_> {
    /// A sentence: the phrases in it that stand for lines of the notation, and what stands between them.
    fn phrases(&mut self, atoms: &[Atom], deal: &DealReader, notation: &mut LineReader) {
        let mut rest = atoms;
        while let Some((before, told, taken)) = told::find(rest, notation) {
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
            self.parts.extend(told.others().map(Part::Told));
            self.parts.push(Part::Told(told));
            self.clause.goes_on = true;
            rest = &rest[taken..];
        }
        self.pieces(rest, deal);
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

    fn sentence(&mut self, atoms: &[Atom]) {
        let mut at = 0;
        while at < atoms.len() {
            let taken = if self.clause.awaits { None } else { self.fact(atoms, at) }.unwrap_or(0);
            if taken == 0 {
                self.atom(atoms, at);
            }
            at += taken.max(1);
        }
    }

    fn finish(&mut self) {
        let clause = std::mem::take(&mut self.clause);
        self.gap = Break::None;
        if !clause.is_empty() {
            self.parts.push(Part::Clause(Box::new(clause)));
        }
    }

    /// Ends the clause; the next one goes on with whoever acted.
    fn next_deed(&mut self) {
        self.finish();
        self.clause.goes_on = true;
    }

    /// Facts of the table that stand for themselves, and how many atoms they take.
    fn fact(&mut self, atoms: &[Atom], at: usize) -> Option<usize> {
        let atom = &atoms[at];
        let skip = |from: usize| {
            (from..atoms.len()).find(|n| !atoms[*n].is(Concept::Fill) && !matches!(atoms[*n].kind, AtomKind::Mark(':' | '(')))
        };
        let number = |n: usize| match atoms.get(n).map(|atom| &atom.kind) {
            Some(AtomKind::Number { value, .. }) => Some(*value),
            _ => None,
        };
        let chip = |n: usize| match atoms.get(n).map(|atom| &atom.kind) {
            Some(AtomKind::Piles(piles)) if piles.len() == 1 && piles[0].count == 1 => Some(piles[0].value),
            _ => None,
        };
        let after = skip(at + 1);
        match &atom.kind {
            AtomKind::Stakes(_) if self.parts.last().is_some_and(is_next_level) => Some(1),
            AtomKind::Stakes(stakes) if is_announced(atoms) => {
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
                let when = |atom: &Atom| atom.is(Concept::Already) || atom.is(Concept::Before) || atom.is(Concept::Fill);
                // `in the pot on the turn 3600`.
                let street = |atom: &Atom| if let AtomKind::Concept(concept) = atom.kind { concept.street() } else { None };
                let empty = self.clause.is_empty();
                let n = (after?..atoms.len()).find(|n| !(when(&atoms[*n]) || empty && street(&atoms[*n]).is_some()))?;
                let value = number(n)?;
                for street in atoms[at..n].iter().filter_map(street) {
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
            AtomKind::Concept(concept) if is_of_the_table(*concept) && !self.is_asking() => {
                if let Some(street) = concept.street() {
                    let comes = |at: usize| atoms.get(at).is_some_and(|atom| atom.is(Concept::Comes));
                    let comes = comes(at + 1) || at > 0 && comes(at - 1) || self.comes_in_phrase(atom);
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

    /// `three-handed`, or a number that stands for itself: `flop, four, 100/200`.
    fn counts_people(&self, atoms: &[Atom], at: usize) -> bool {
        let AtomKind::Number { value, ending, in_words } = &atoms[at].kind else { return false };
        if *ending == Ending::People && *in_words {
            return (2..=10).contains(value);
        }
        let apart = |atom: Option<&Atom>| atom.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)));
        // `we are three`.
        let before = atoms[..at].iter().rev().find(|atom| !*in_words || !atom.is(Concept::Fill));
        // `four on the flop`.
        let street = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.street().is_some());
        let after = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::Player));
        let on_street = after.is_some_and(street) && !atoms.get(at + 1).is_some_and(street);
        // `3 on the flop`; a figure that stands for itself may count anything.
        // `only those 3.`
        let sentence = !*in_words && at > 0 && atoms[..at].iter().all(|atom| atom.is(Concept::Fill));
        if sentence && *ending == Ending::Plain && (2..=10).contains(value) && self.clause.is_empty() {
            return atoms.get(at + 1).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark('.' | '\n' | ';')));
        }
        // `3 á floppi` in one phrase.
        let phrase = |atom: &Atom| street(atom) && self.text.get(atom.span.clone()).is_some_and(|raw| raw.contains(' '));
        let figure = *ending == Ending::Plain && (on_street || atoms.get(at + 1).is_some_and(phrase));
        let ends = if *in_words { apart(after) || on_street || atoms.get(at + 1).is_some_and(phrase) } else { figure };
        (2..=10).contains(value) && self.clause.is_empty() && apart(before) && ends
    }

    /// `three left`: nobody has so few chips.
    fn counts_left(&self, atoms: &[Atom], at: usize) -> bool {
        let AtomKind::Number { value: 2..=10, ending: Ending::Plain | Ending::People, .. } = atoms[at].kind else { return false };
        let apart = |atom: Option<&Atom>| atom.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_)));
        let small = |atom: &&Atom| !atom.is(Concept::Fill) && !atom.is(Concept::Player);
        let left = (at + 1..atoms.len()).find(|n| !atoms[*n].is(Concept::Fill));
        left.is_some_and(|n| {
            let street = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.street().is_some());
            let next = atoms[n + 1..].iter().find(small);
            atoms[n].is(Concept::Left) && (apart(next) || next.is_some_and(street))
        }) && self.clause.is_empty()
            && apart(atoms[..at].iter().rev().find(small))
    }

    fn pot_of(&mut self, main: bool, atoms: &[Atom], at: usize) -> Option<usize> {
        let mut amount = None;
        let mut seats = Vec::new();
        let mut bracket = false;
        let mut n = at + 1;
        while let Some(atom) = atoms.get(n) {
            match &atom.kind {
                AtomKind::Number { value, .. } if amount.is_none() => amount = Some(*value),
                AtomKind::Who(person) => seats.push(person.clone()),
                AtomKind::Concept(Concept::Fill | Concept::And | Concept::Worth | Concept::Both | Concept::To | Concept::By)
                | AtomKind::Mark(':')
                | AtomKind::Unknown(_) => {}
                // `5400 (A, B, C)`.
                AtomKind::Concept(Concept::Has | Concept::Left | Concept::Player) if seats.is_empty() => {}
                AtomKind::Number { ending: Ending::People, .. } => {}
                AtomKind::Mark('(') if atoms.get(n + 1).is_some_and(|a| matches!(a.kind, AtomKind::Who(_))) => bracket = true,
                AtomKind::Mark(')') if bracket => {
                    n += 1;
                    break;
                }
                // `side pot 1600 of B and C, A has 0`: what somebody has is no part of it.
                AtomKind::Mark(',')
                    if atoms.get(n + 1).is_some_and(|a| matches!(a.kind, AtomKind::Who(_)))
                        && !Self::tells_more(&atoms[n + 2..]) => {}
                AtomKind::Concept(_)
                | AtomKind::Number { .. }
                | AtomKind::Piles(_)
                | AtomKind::Stakes(_)
                | AtomKind::Cards(_)
                | AtomKind::Quote(_)
                | AtomKind::Told(_)
                | AtomKind::Mark(_) => break,
            }
            n += 1;
        }
        let span = atoms[at].span.clone();
        // Who plays for the main pot goes without saying.
        (main || !seats.is_empty()).then_some(())?;
        self.parts.push(Part::PotOf(main, amount?, seats, span));
        Some(n - at)
    }

    /// What stands behind somebody tells what he has or does.
    fn tells_more(behind: &[Atom]) -> bool {
        behind.iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(|atom| {
            let tells = |concept: Concept| concept.is_verb() || matches!(concept, Concept::Has | Concept::Left | Concept::Already);
            let nothing = matches!(atom.kind, AtomKind::Stakes(_) | AtomKind::Who(_) | AtomKind::Mark(_));
            atom.concept().map_or(!nothing, tells)
        })
    }

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
        let object = object || opens;
        let named = Lexicon::of(self.lang).is_street_name(&raw) || Lexicon::of(Lang::En).is_street_name(&raw);
        named && (!small || article) && !table && !object
    }

    fn has_stakes(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Stakes(..)))
    }

    fn is_asking(&self) -> bool {
        self.clause.verb == Some(Concept::Ask)
    }

    fn atom(&mut self, atoms: &[Atom], at: usize) {
        let atom = &atoms[at];
        if self.clause.is_empty() {
            self.clause.span = atom.span.clone();
        }
        match &atom.kind {
            AtomKind::Mark(':') if !self.clause.acts() => self.clause.speaks = self.clause.who.len() == 1,
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
                let relative = self.clause.acts() && !self.clause.dealer && !self.clause.reported;
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
        let meets = |span: &Range<usize>| span.start < atom.span.end && atom.span.start < span.end;
        self.clause.of_deal |= self.things.iter().any(|thing| meets(&thing.word));
        self.clause.beside_deal |= self.things.iter().any(|thing| meets(&thing.stretch));
    }

    /// What follows says before what it was done: `before B has acted`, `bets 600 before it is his turn`.
    fn awaits(&self, atoms: &[Atom], at: usize) -> bool {
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::Player));
        next.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_))) || self.clause.acts()
    }

    /// Behind whoever is waited for, somebody else does something.
    fn somebody_acts_behind(atoms: &[Atom], at: usize) -> bool {
        let who = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_));
        let people: Vec<usize> = (at + 1..atoms.len()).filter(|at| who(&atoms[*at])).collect();
        let verb = |atom: &Atom| atom.is_verb();
        people.get(1).is_some_and(|other| atoms[other + 1..].iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(verb))
    }

    /// `before anybody has acted and puts 800`: what he does goes on.
    /// `before A has acted and A bets`: so does who was waited for, once he is named again.
    fn goes_on(&self, atoms: &[Atom], at: usize) -> bool {
        let Some(next) = (at + 1..atoms.len()).find(|next| !atoms[*next].is(Concept::Fill)) else { return false };
        let again = if let AtomKind::Who(person) = &atoms[next].kind {
            let awaited = matches!(self.parts.last(), Some(Part::Awaited(last)) if last == person);
            let wants = atoms.get(next + 1).is_some_and(|atom| atom.is(Concept::Wants));
            awaited && (wants || Self::content_follows(atoms, next))
        } else {
            atoms[next].is_verb()
        };
        atoms[at].is(Concept::And) && again
    }

    /// Who is waited for has been named, and nothing done yet: an act with an amount is that of whoever does not wait.
    fn goes_on_himself(&self, atoms: &[Atom], at: usize) -> bool {
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::To));
        let amount = next.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
        amount && self.clause.has_subject() && !self.clause.acts() && matches!(self.parts.last(), Some(Part::Awaited(_)))
    }

    /// Somebody has been named already before whom it was done.
    fn acts_meanwhile(&self, atoms: &[Atom], at: usize) -> bool {
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        let verb = next.is_some_and(|atom| atom.is_verb());
        verb && !self.clause.acts() && matches!(self.parts.last(), Some(Part::Awaited(_)))
    }

    /// Before what it was done; what anybody put in is told of nothing that was still to come.
    fn awaited(&mut self, atom: &Atom) {
        if let AtomKind::Who(person) = &atom.kind {
            self.parts.push(Part::Awaited(person.clone()));
        } else if matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Quote(_)) {
            self.clause.bent = true;
            self.clause.unknown.push(atom.span.clone());
        }
    }

    fn unknown(&mut self, atom: &Atom) {
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
                AtomKind::Stakes(_) => {}
                AtomKind::Mark(_) => return false,
            }
        }
        false
    }

    fn who(&mut self, person: Person, atoms: &[Atom], at: usize) {
        let separate = self.gap != Break::None;
        // `A is on the button, B in the small blind`.
        if self.gap == Break::Comma && !self.clause.acts() && !self.clause.also.is_empty() {
            self.finish();
            self.clause.span = atoms[at].span.clone();
        }
        // `seats A B C, A bets`: who is named once more does something.
        if !self.clause.acts() && self.clause.who.len() > 1 && self.clause.who.contains(&person) {
            self.finish();
            self.clause.span = atoms[at].span.clone();
            self.gap = Break::None;
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
        // `limps in the cutoff`: where he sits is told behind what he does.
        let placed = matches!(person, Person::Position(_)) && at > 0 && atoms[at - 1].is(Concept::Fill);
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        let ends = next.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_)));
        if let (
            [one @ Person::Name(_)],
            true,
            Some(Concept::Limp | Concept::Call | Concept::Raise | Concept::Open | Concept::Bet),
        ) = (self.clause.who.as_slice(), placed && ends && self.gap == Break::None, self.clause.verb)
        {
            let pair = (one.clone(), person);
            self.clause.also.push(pair);
            return;
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
        let begins = self.gap == Break::Then && clause.has_subject();
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
            self.gap = Break::None;
            return;
        }
        // `check check between A and B`, `all three check, A, B and C`: it is told who they are.
        let many = clause.verb == Some(Concept::Check) && clause.who.is_empty() && clause.many.is_some();
        if (many || clause.named_behind) && !Self::content_follows(atoms, at) {
            // `they both check, A first`: who of them did it first is nothing new.
            let joins = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And));
            let behind = (at + 1..atoms.len()).find(|n| !atoms[*n].is(Concept::Fill) && !joins(&atoms[*n]));
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
        let verb_next = matches!(next, Some(AtomKind::Concept(c)) if c.is_verb());
        // `the dealer tells B that it is 1400 and B puts in 1400`: he does something of his own.
        let acts_next = verb_next || matches!(next, Some(AtomKind::Unknown(_) | AtomKind::Told(_)));
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
            self.finish();
            self.clause.span = atoms[at].span.clone();
            self.clause.who.push(person);
        } else {
            clause.to.push(person);
        }
    }

    fn subject(&mut self, atoms: &[Atom], at: usize) -> bool {
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

    fn concept(&mut self, concept: Concept, atoms: &[Atom], at: usize) {
        use Concept::{Blinds, Both, Dealer, Everyone, First, He, Next};
        if concept == Dealer {
            let clause = &mut self.clause;
            let postposed = matches!(clause.verb, Some(Concept::Muck | Concept::Award)) && self.gap == Break::None;
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

    /// `bet 600 and a player puts in 500`: where nobody has been named who bet, the player who acts next is another.
    fn is_another(&self, atoms: &[Atom], at: usize) -> bool {
        let wagers = matches!(self.clause.verb, Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::AllIn));
        let named = |part: &Part| matches!(part, Part::Clause(clause) if clause.has_subject());
        let next = atoms[at + 1..].iter().find(|atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent)));
        let acts = next.is_some_and(Atom::is_verb);
        wagers && acts && self.clause.has_values() && !self.clause.has_subject() && !self.parts.iter().any(named)
    }

    /// What is neither a person nor a verb goes with the verb.
    fn other_word(&mut self, other: Concept, atoms: &[Atom], at: usize) {
        let beside = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        // `raised by B to 2,100`: by whom, and not by how much.
        if other == Concept::By && beside.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_))) {
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
        let denied = matches!(other, Concept::Nobody | Concept::Nothing) && !answers;
        let more = matches!(other, Concept::Again | Concept::Skipped) && self.gap >= Break::And && self.clause.acts();
        // `B calls, then wants to see a hand`: what he did was done.
        let done = self.clause.verb.is_some_and(|verb| verb.is_declared() || verb.is_move());
        let still = |atom: &&Atom| {
            let small = [
                Concept::Fill,
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
        let deed_follows = atoms[at + 1..].iter().find(|atom| !still(atom)).is_some_and(Atom::is_verb);
        let more = more || other == Concept::Wants && self.gap != Break::None && done && deed_follows;
        // What was not so is told of something else: `sweeps A's cards, they were not protected`.
        let more = more || other == Concept::Not && self.gap == Break::Comma && self.clause.verb.is_some() && !answers;
        // `turns them up but never says call`: what was not done is no part of what was.
        let small = |atom: &&Atom| {
            !matches!(
                atom.kind,
                AtomKind::Concept(
                    Concept::Fill | Concept::Again | Concept::Already | Concept::Nothing | Concept::He | Concept::Cards
                )
            )
        };
        let verb_next = atoms[at + 1..].iter().find(small).is_some_and(|atom| {
            matches!(atom.kind, AtomKind::Unknown(_)) || matches!(atom.kind, AtomKind::Concept(c) if c.is_verb())
        });
        let apart = self.gap >= Break::Comma && self.clause.verb.is_some() && verb_next;
        let more = more || other == Concept::Not && apart;
        let more = more || other == Concept::Before && self.gap >= Break::Comma && self.clause.acts();
        // `raises to 1800, no sorry, 2000`.
        let amount = atoms[at + 1..]
            .iter()
            .find(|atom| !atom.is(Concept::Fill) && !atom.is(Concept::To) && atom.kind != AtomKind::Mark(','));
        let amount = amount.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. }));
        let wagered =
            matches!(self.clause.verb, Some(Concept::Bet | Concept::Raise | Concept::Open)) && !self.clause.numbers.is_empty();
        let more = more || other == Concept::Rather && self.gap >= Break::Comma && wagered && amount;
        // `mucks and wants to see A's hand`: what he wants to see he asks for.
        let asks = other == Concept::Wants
            && self.gap >= Break::And
            && self.clause.acts()
            && atoms[at + 1..]
                .iter()
                .find(|atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::To)))
                .is_some_and(|atom| atom.is(Concept::SeeHand));
        if had || denied || more || asks {
            self.next_deed();
            self.clause.span = atoms[at].span.clone();
        }
        let beside = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        let follows = beside.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
        if other == Concept::OnTopOf && at > 0 && !follows && self.lang.language().grammar.postpositions {
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

    fn people(&mut self, concept: Concept, atoms: &[Atom], at: usize) {
        let plain =
            |atom: &&Atom| !atom.is(Concept::Fill) && !atom.is(Concept::Already) && !matches!(atom.kind, AtomKind::Stakes(_));
        let verb = atoms[at + 1..].iter().find(plain).is_some_and(|atom| matches!(atom.kind, AtomKind::Concept(c) if c.is_verb()));
        if concept == Concept::Blinds && !verb
            || concept == Concept::First && self.clause.has(Concept::Nobody)
            || concept == Concept::He && (self.clause.reported || self.gap == Break::None && self.clause.is_telling())
        {
            return;
        }
        let many = if concept == Concept::Both { Many::Both } else { Many::Everyone };
        if matches!(concept, Concept::Both | Concept::Everyone) {
            let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
            let ends =
                next.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then)));
            let alone = self.clause.who.is_empty() && self.clause.many.is_none() && !self.clause.dealer;
            let same = match self.clause.verb {
                Some(Concept::Check | Concept::Fold) => true,
                Some(Concept::Call | Concept::Muck | Concept::Table | Concept::Show) => concept == Concept::Both,
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

    fn verb(&mut self, verb: Concept, atoms: &[Atom], at: usize) {
        let separate = self.gap != Break::None;
        let says = |particle: Particle| {
            let raw = self.text.get(atoms[at].span.clone()).unwrap_or_default();
            Lexicon::of(self.lang).is(particle, &fold(raw))
        };
        let (makes, shoves, lays) = (says(Particle::Makes), says(Particle::Shoves), says(Particle::LaysDown));
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
                self.clause.many = Some(Many::Everyone);
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
            Some(Concept::Say) if verb.is_declared() && !self.clause.has_values() && (self.gap < Break::Then) => {
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
        self.clause.makes |= makes;
        self.clause.shoves |= shoves;
        self.clause.lays |= lays;
        self.clause.muted |= verb == Concept::Think && next.is_some_and(of_others) && !meanwhile;
        self.gap = Break::None;
    }

    /// A word before the verb, in its clause, or right behind it tells what happens meanwhile.
    fn begins_while(&self, atoms: &[Atom], at: usize) -> bool {
        let lexicon = Lexicon::of(self.lang);
        let is_while =
            |atom: &Atom| self.text.get(atom.span.clone()).is_some_and(|raw| lexicon.is(Particle::While, &lexicon.fold(raw)));
        let from = atoms[..at].iter().rposition(|atom| matches!(atom.kind, AtomKind::Mark(_))).map_or(0, |mark| mark + 1);
        atoms[from..at].iter().any(is_while) || atoms.get(at + 1).is_some_and(is_while)
    }

    /// A move stands behind these chips, before anything else begins: `and 3000 of it he takes back`.
    fn moves_behind(atoms: &[Atom], at: usize) -> bool {
        let mut behind = atoms[at + 1..].iter().take_while(|atom| {
            !matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Who(_) | AtomKind::Concept(Concept::And | Concept::Then))
        });
        let verb = |atom: &Atom| if let AtomKind::Concept(concept) = atom.kind { concept.verb().map(|_| concept) } else { None };
        behind.find_map(verb).is_some_and(Concept::is_move)
    }

    fn value(&mut self, atoms: &[Atom], at: usize) {
        let atom = &atoms[at];
        let again = self.clause.has(Concept::Again) && self.clause.has_values();
        let full = self.clause.has_values() || !self.clause.loose.is_empty();
        // `says call, but 800 is what he puts in`.
        let spoken = self.clause.is_saying() && self.clause.more.iter().any(|concept| concept.is_declared());
        // `thinks that the bet is 500, and a 500 he puts in`.
        let thinks = self.clause.verb == Some(Concept::Think);
        let thought = thinks && (self.gap >= Break::And || self.clause.reported && self.gap == Break::Comma);
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
                // `adds “and raise to 1500”`.
                if clause.verb == Some(Concept::Add) && !clause.has_values() {
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

impl ToldClause {
    fn goes_on_with_values(&self) -> bool {
        self.goes_on && self.has_values()
    }
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

/// Chips of one value are one pile, however often they are named.
fn add(piles: &mut Vec<Pile>, more: Pile) {
    match piles.iter_mut().find(|pile| pile.value == more.value) {
        Some(pile) => pile.count = pile.count.saturating_add(more.count),
        None => piles.push(more),
    }
}
