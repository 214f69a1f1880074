//! What is told of the deal: sentences on cards, deck, burn, button. A pattern fits only what it uses up: a word that it has no
//! place for makes it no match, so that a sentence on something else is never bent into one.

use std::ops::Range;

use super::atom::{Atom, AtomKind, Person};
use super::concept::{BUTTON, Concept};
use super::deal_word::DealWord;
use super::lexicon::{LONGEST_PHRASE, Lexicon};
use super::token::{Token, TokenKind, tokens};
use crate::engine::cards::Card;
use crate::engine::event::{
    Ask, BoardEvent, Burns, CardEvent, ChipsEvent, DealEvent, DeckEvent, DeckFault, DeckState, Facing, Landing, Preparation, Seat,
    SeatingEvent, Shuffle, State, Step, Street,
};
use crate::lang::{Lang, LetterWord};

/// Who does it, or to whom it happens.
#[derive(Clone, Debug, PartialEq)]
pub enum By {
    Dealer,
    Table,
    /// `None` is whoever was spoken of last.
    Player(Option<Person>),
}

/// A card by its place in the deal, or in somebody's hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Which {
    pub nth: i64,
    pub of: Option<Person>,
}

/// What becomes of a card that is known by its place.
#[derive(Clone, Debug, PartialEq)]
pub enum CardFate {
    Exposed { card: Option<Card>, to: Option<Person> },
    OwnUp,
    Seen,
    Dealt(Person),
    ToEmptySeat,
}

/// One thing told of the deal.
#[derive(Clone, Debug, PartialEq)]
pub enum DealStep {
    /// The seats in it are those of the people, in their order.
    Plain(Step, Vec<Person>),
    Numbered(Which, CardFate),
    /// So many cards more than a hand has.
    Surplus(i64),
    /// A street comes, or is where the telling begins; one that is not as it should be comes.
    Street {
        street: Street,
        cards: Vec<Card>,
        irregular: bool,
    },
    /// The street behind the one that was told last comes with these cards.
    NextStreet(Vec<Card>),
    /// The dealer turns up a card whose place nobody tells: stud.
    TurnedUp(Card),
    State(State, Option<Person>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct DealTold {
    pub by: By,
    pub step: DealStep,
    pub span: Range<usize>,
}

impl DealTold {
    /// A street that comes too soon comes, and is not where the telling begins.
    fn comes_early(&mut self) {
        if let DealStep::Street { irregular, .. } = &mut self.step {
            *irregular = true;
        }
    }

    /// The cards that it counts, or that a street has, stand behind it.
    fn awaits_cards(&self) -> bool {
        let bare = matches!(
            &self.step,
            DealStep::Plain(Step::InDeal(DealEvent::Board(BoardEvent::Street(_, cards, _))), _) | DealStep::Street { cards, .. }
                if cards.is_empty()
        );
        bare || self.counts_cards()
    }

    /// It tells how many cards a flop has that lies open.
    fn counts_cards(&self) -> bool {
        matches!(&self.step, DealStep::Plain(Step::InDeal(DealEvent::Board(BoardEvent::FlopOf(_, Facing::Up))), _))
    }

    pub fn is_button_due(&self) -> bool {
        matches!(self.step, DealStep::State(State::ButtonDue(_), _))
    }

    /// Cards come onto the board.
    pub fn is_of_the_board(&self) -> bool {
        let wrong = matches!(self.step, DealStep::Plain(Step::InDeal(DealEvent::Board(_)), _));
        wrong || matches!(self.step, DealStep::Street { .. } | DealStep::NextStreet(_))
    }

    /// A card of the deal comes into view, and which one it is was not told yet.
    fn awaits_its_card(&self) -> bool {
        matches!(&self.step, DealStep::Numbered(_, CardFate::Exposed { card: None, .. } | CardFate::Seen))
    }
}

/// What a ruling would need, and nobody told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    WhichCard,
    WhichCards,
    WhichPlayer,
    /// Before which no card was burned.
    WhichStreet,
    /// Before which two cards were burned.
    WhichStreetOfTwo,
    NameCard,
    /// Which one of somebody's cards was shown.
    ShownCard,
    NameCards,
    Where,
    Drawn,
    /// How many play, and where the button is.
    Seats,
}

/// A stretch of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    Told(Vec<DealTold>),
    Missing(Missing, Range<usize>),
    /// It is about the deal, and these words are not understood.
    Unread(Range<usize>),
    /// Atoms that tell of something else.
    Other(Range<usize>),
}

/// A thing of the deal where it is named, and the stretch of the sentence that it is named in.
pub struct Thing {
    pub word: Range<usize>,
    pub stretch: Range<usize>,
}

/// Reads what a text says of the deal.
pub struct DealReader<'t> {
    text: &'t str,
    lang: Lang,
    lexicon: &'static Lexicon,
    tokens: Vec<Token>,
}

#[derive(Clone, Debug, PartialEq)]
enum DealTokenKind {
    Word(DealWord),
    Who {
        person: Person,
        owner: bool,
    },
    Count(i64),
    Nth(i64),
    Cards(Vec<Card>),
    /// A fact of the table that stands for itself: stakes, a game.
    Fact,
    /// A blind or a straddle is put in.
    Post,
    /// Chips of which it is told how many and of what they are.
    Chips,
    Other,
    And,
    Break,
}

#[derive(Clone, Debug, PartialEq)]
struct Word {
    kind: DealTokenKind,
    span: Range<usize>,
    /// The atoms that it was made of.
    atoms: Range<usize>,
}

/// No pattern goes over more stretches between commas.
const MAX_MERGED: usize = 3;

/// No street that went wrong has more cards, each between commas.
const MOST_LISTED: usize = 5;

impl<'t> DealReader<'t> {
    pub fn new(text: &'t str, lang: Lang) -> DealReader<'t> {
        DealReader { text, lang, lexicon: Lexicon::of(lang), tokens: tokens(text, lang) }
    }

    /// The stretches of a sentence in their order, and the things of the deal that they name, each with its stretch.
    pub fn read(&self, atoms: &[Atom]) -> (Vec<Piece>, Vec<Thing>) {
        let words = self.words(atoms);
        let thing = |word: &Word| matches!(word.kind, DealTokenKind::Word(word) if word.is_thing());
        let stretches = words.split(|word| word.kind == DealTokenKind::Break);
        let things = stretches.flat_map(|words| {
            let stretch = words.first().zip(words.last()).map_or(0..0, |(first, last)| first.span.start..last.span.end);
            // Where chips are taken out nothing of the deal is named.
            let chips = Seen::of(words, self.lang).takes_out_chips();
            words
                .iter()
                .filter(move |word| !chips && thing(word))
                .map(move |word| Thing { word: word.span.clone(), stretch: stretch.clone() })
        });
        let things = things.collect();
        (self.pieces(&words, atoms.len()), things)
    }

    /// Where a question speaks of the next hand.
    pub fn asks_of_the_next_hand(&self, atoms: &[Atom]) -> Option<Range<usize>> {
        let words = self.words(atoms);
        words.into_iter().find(|word| word.kind == DealTokenKind::Word(DealWord::NextHand)).map(|word| word.span)
    }

    /// A sentence that asks nothing tells where the button should be, by a word that asks elsewhere.
    pub fn says_where_it_is_due(&self, atoms: &[Atom]) -> bool {
        let asks = atoms.last().is_some_and(|atom| atom.kind == AtomKind::Mark('?'));
        let words = if asks { Vec::new() } else { self.words(atoms) };
        let has = |own: DealWord| words.iter().any(|word| word.kind == DealTokenKind::Word(own));
        has(DealWord::Button) && has(DealWord::Due)
    }

    fn pieces(&self, words: &[Word], atoms: usize) -> Vec<Piece> {
        let segments: Vec<&[Word]> =
            words.split(|word| word.kind == DealTokenKind::Break).filter(|segment| !segment.is_empty()).collect();
        let mut pieces: Vec<Piece> = Vec::new();
        let mut other: Option<Range<usize>> = None;
        let mut at = 0;
        while at < segments.len() {
            // `the turn came, before B had acted`: that it came too soon shows in the order of what is told.
            if let Some(Piece::Told(told)) = pieces.last_mut()
                && other.is_none()
                && Seen::of(segments[at], self.lang).is_early()
            {
                told.iter_mut().for_each(DealTold::comes_early);
                at += 1;
                continue;
            }
            // `the dealer skips C, he got no cards`: the same once more.
            let skipped = |told: &DealTold| matches!(told.step, DealStep::Plain(Step::InDeal(DealEvent::Skipped(_)), _));
            let again = matches!(pieces.last(), Some(Piece::Told(told)) if told.iter().any(skipped));
            if again && other.is_none() && Seen::of(segments[at], self.lang).is_without_cards() {
                at += 1;
                continue;
            }
            let reading = self.read_from(&segments[at..]);
            let taken = reading.as_ref().map_or(1, |(_, taken)| *taken);
            match reading {
                Some((piece, _)) => {
                    pieces.extend(other.take().map(Piece::Other));
                    // Facts of the table stand for themselves.
                    let facts = segments[at..at + taken].iter().flat_map(|segment| segment.iter());
                    let facts = facts.filter(|word| word.kind == DealTokenKind::Fact).map(|word| Piece::Other(word.atoms.clone()));
                    // `a new level of 300/600 begins`: these are its blinds.
                    let next = matches!(&piece, Piece::Told(told) if told.iter().any(is_next_level));
                    let place = pieces.len();
                    pieces.extend(facts);
                    pieces.insert(if next { place } else { pieces.len() }, piece);
                }
                None => {
                    let (first, last) = (&segments[at][0], &segments[at][segments[at].len() - 1]);
                    let from = other.map_or(first.atoms.start, |other| other.start);
                    other = Some(from..last.atoms.end);
                }
            }
            at += taken;
        }
        pieces.extend(other.map(Piece::Other));
        // What stands between two stretches belongs to the one before.
        widen(&mut pieces, atoms);
        pieces
    }

    /// What the first stretches come to, and how many they are; `None` where the first is not about the deal.
    fn read_from(&self, segments: &[&[Word]]) -> Option<(Piece, usize)> {
        let first = Seen::of(segments[0], self.lang);
        if !first.is_of_deal() {
            return None;
        }
        if first.takes_out_chips() {
            return None;
        }
        let mut missing = None;
        let longest = if first.has(DealWord::Draw) { segments.len() } else { segments.len().min(MAX_MERGED) };
        // Whose mistake it was is told behind it.
        let fault = segments.get(1).is_some_and(|next| Seen::of(next, self.lang).has(DealWord::Fault));
        let lengths: Vec<usize> =
            if first.has(DealWord::Draw) || fault { (1..=longest).rev().collect() } else { (1..=longest).collect() };
        for taken in lengths {
            let seen = Seen::of(&segments[..taken].concat(), self.lang);
            match seen.read() {
                Some(DealReading::Told(told)) => return Some(self.with_cards(segments, told, taken)),
                Some(DealReading::Missing(what)) => drop(missing.get_or_insert((what, seen.span.clone()))),
                None => {}
            }
        }
        if first.is_riffle() {
            let step = DealStep::Plain(Step::Cards(CardEvent::Shuffle(Shuffle::Riffle)), Vec::new());
            return Some((Piece::Told(vec![DealTold { by: By::Dealer, step, span: first.span.clone() }]), 1));
        }
        if let Some((what, span)) = missing {
            return Some((Piece::Missing(what, span), 1));
        }
        if first.is_context() || first.is_usual_burn() {
            return Some((Piece::Told(Vec::new()), 1));
        }
        let unread = first.other.first().cloned().unwrap_or_else(|| first.span.clone());
        first.is_strong().then_some((Piece::Unread(unread), 1))
    }

    /// `did not burn before the turn, 5c came`: what was told may go on in the stretches behind it.
    fn with_cards(&self, segments: &[&[Word]], told: Vec<DealTold>, taken: usize) -> (Piece, usize) {
        let (told, taken) = match told.as_slice() {
            [one] if one.awaits_cards() => match self.with_its_cards(segments, taken) {
                Some(with) => with,
                // `a flop of four cards: 2c 7d Jh`: nobody holds what lies there.
                None if one.counts_cards() && self.listed(&segments[taken..]) > 0 => {
                    return (Piece::Unread(segments[taken][0].span.clone()), taken + self.listed(&segments[taken..]));
                }
                None => (told, taken),
            },
            [one] if one.awaits_its_card() => self.with_its_card(segments, taken).unwrap_or((told, taken)),
            [one] if one.is_button_due() => self.with_its_place(segments, taken).unwrap_or((told, taken)),
            _ => (told, taken),
        };
        (Piece::Told(told), taken)
    }

    /// So many stretches tell only which cards came.
    fn listed(&self, segments: &[&[Word]]) -> usize {
        segments.iter().take(MOST_LISTED).take_while(|segment| Seen::of(segment, self.lang).is_cards()).count()
    }

    /// `a flop of four cards: 2c, 7d, Jh, 5s, all of them face up`.
    fn with_its_cards(&self, segments: &[&[Word]], taken: usize) -> Option<(Vec<DealTold>, usize)> {
        let behind = |more: usize| self.read_all(segments, taken + more).filter(|told| !told.iter().any(DealTold::awaits_cards));
        let (told, end) = (1..=self.listed(&segments[taken..])).rev().find_map(|more| Some((behind(more)?, taken + more)))?;
        let open = segments.get(end).is_some_and(|next| Seen::of(next, self.lang).is_face_up());
        Some((told, end + usize::from(open)))
    }

    /// `the seventh card came up, the king of diamonds, the dealer turned it over`.
    fn with_its_card(&self, segments: &[&[Word]], taken: usize) -> Option<(Vec<DealTold>, usize)> {
        let goes_on = |segment: &&&[Word]| {
            let seen = Seen::of(segment, self.lang);
            seen.is_cards() && seen.cards.len() == 1 || seen.is_by_dealer()
        };
        let most = segments[taken..].iter().take(MAX_MERGED - 1).take_while(goes_on).count();
        let one = |told: &Vec<DealTold>| matches!(told.as_slice(), [one] if matches!(one.step, DealStep::Numbered(..)));
        (1..=most).rev().find_map(|more| Some((self.read_all(segments, taken + more).filter(one)?, taken + more)))
    }

    /// `the button should have been at E, but it is at D`.
    fn with_its_place(&self, segments: &[&[Word]], taken: usize) -> Option<(Vec<DealTold>, usize)> {
        let end = Some(taken + 1).filter(|end| *end <= segments.len().min(MAX_MERGED))?;
        let placed = self.read_all(segments, end).filter(|told| told.len() == 2 && told.iter().any(DealTold::is_button_due))?;
        Some((placed, end))
    }

    /// What the first stretches tell where they are read as one.
    fn read_all(&self, segments: &[&[Word]], taken: usize) -> Option<Vec<DealTold>> {
        match Seen::of(&segments[..taken].concat(), self.lang).read() {
            Some(DealReading::Told(told)) => Some(told),
            Some(DealReading::Missing(_)) | None => None,
        }
    }

    fn words(&self, atoms: &[Atom]) -> Vec<Word> {
        let Some((first, last)) = atoms.first().zip(atoms.last()) else { return Vec::new() };
        let inside = |token: &Token| token.span.start >= first.span.start && token.span.end <= last.span.end;
        let from = self.tokens.iter().position(inside).unwrap_or(self.tokens.len());
        let to = self.tokens.iter().rposition(inside).map_or(from, |at| at + 1);
        let mut words = Vec::new();
        let (mut at, mut atom) = (from, 0);
        while at < to {
            while atom < atoms.len() && atoms[atom].span.end <= self.tokens[at].span.start {
                atom += 1;
            }
            let (kind, end) = self.word(atoms, atom, at, to, &words);
            let span = self.tokens[at].span.start..self.tokens[end - 1].span.end;
            let until = (atom..atoms.len()).find(|n| atoms[*n].span.start >= span.end).unwrap_or(atoms.len());
            if let Some(kind) = kind {
                words.push(Word { kind, span, atoms: atom.min(until)..until });
            }
            at = end;
        }
        self.settle(&mut words);
        words
    }

    /// What the token means, and where the next one begins.
    fn word(&self, atoms: &[Atom], atom: usize, at: usize, to: usize, before: &[Word]) -> (Option<DealTokenKind>, usize) {
        let token = &self.tokens[at];
        let own = atoms.get(atom).filter(|atom| atom.span.start == token.span.start);
        let through = |end: usize| (at + 1..to).find(|n| self.tokens[*n].span.start >= end).unwrap_or(to);
        let end = own.map_or(at + 1, |own| through(own.span.end));
        let TokenKind::Word { .. } = &token.kind else { return self.plain(own, at, end, before) };
        let folded =
            |token: &Token| if let TokenKind::Word { raw, .. } = &token.kind { Some(self.lexicon.fold(raw)) } else { None };
        let following: Vec<String> = self.tokens[at..to.min(at + LONGEST_PHRASE)].iter().map_while(folded).collect();
        let following: Vec<&str> = following.iter().map(String::as_str).collect();
        let person = own.and_then(|own| if let AtomKind::Who(person) = &own.kind { Some(person) } else { None });
        let fit = self.lexicon.deal_fit(&following);
        let fit = fit.filter(|fit| at + fit.words >= end || own.is_none_or(|own| !is_known(own) || is_of_chips(own)));
        // `druga karta` is the second one before it is another one.
        let ordinal = following.first().is_some_and(|word| self.lexicon.ordinal(word).is_some());
        if let Some(fit) = fit.filter(|fit| fit.words > 1 || !ordinal) {
            let named = !matches!(person, None | Some(Person::Name(_)));
            if !named || fit.words > 1 || fit.concept == DealWord::Button {
                return (Some(DealTokenKind::Word(fit.concept)), at + fit.words);
            }
        }
        let nth = following.first().and_then(|word| self.lexicon.ordinal(word)).filter(|_| end <= at + 1);
        if let Some(nth) = nth.filter(|_| person.is_none_or(|person| matches!(person, Person::Name(_)))) {
            return (Some(DealTokenKind::Nth(nth)), at + 1);
        }
        let exact = self.lexicon.fit(&following).is_some() || own.is_some_and(|own| matches!(own.kind, AtomKind::Number { .. }));
        let near = following.first().filter(|_| !exact && person.is_none()).and_then(|word| self.lexicon.deal_nearly(word));
        if let Some(near) = near {
            return (Some(DealTokenKind::Word(near.concept)), at + 1);
        }
        self.plain(own, at, end, before)
    }

    fn plain(&self, own: Option<&Atom>, at: usize, end: usize, before: &[Word]) -> (Option<DealTokenKind>, usize) {
        let Some(own) = own else {
            // An ending behind a hyphen, or what belongs to the word before.
            return (None, at + 1);
        };
        let raw = &self.text[own.span.clone()];
        let kind = match &own.kind {
            AtomKind::Number { value, .. } => return (Some(self.number(*value, at, before)), self.number_end(at, end)),
            AtomKind::Who(person) => {
                DealTokenKind::Who { person: person.clone(), owner: raw.ends_with("'s") || raw.ends_with("’s") }
            }
            AtomKind::Cards(cards) => DealTokenKind::Cards(cards.clone()),
            AtomKind::Stakes(_) => DealTokenKind::Fact,
            AtomKind::Mark(',' | ':' | '(' | ')') => DealTokenKind::Break,
            AtomKind::Mark(_) => return (None, end),
            AtomKind::Concept(Concept::Then) => DealTokenKind::Break,
            AtomKind::Concept(Concept::And) => DealTokenKind::And,
            AtomKind::Concept(Concept::Straddle | Concept::Post | Concept::Dark) => DealTokenKind::Post,
            AtomKind::Concept(Concept::Query | Concept::Modal | Concept::To) => DealTokenKind::Word(DealWord::Fill),
            AtomKind::Concept(concept) if concept.is_kind_of_game() || *concept == Concept::Preflop => DealTokenKind::Fact,
            AtomKind::Concept(concept) => DealWord::of(*concept).map_or(DealTokenKind::Other, DealTokenKind::Word),
            AtomKind::Piles(_) => DealTokenKind::Chips,
            AtomKind::Quote(_) | AtomKind::Told(_) | AtomKind::Unknown(_) => DealTokenKind::Other,
        };
        (Some(kind), end)
    }

    /// `2nd`, `2.`, `2-ik` and the 7 of `card 7` tell which; else a number counts.
    fn number(&self, value: i64, at: usize, before: &[Word]) -> DealTokenKind {
        let ending = if let TokenKind::Number { ending, .. } = &self.tokens[at].kind { ending.as_str() } else { "" };
        let dotted = self.text[self.tokens[at].span.end..].starts_with('.') && self.tokens.len() > at + 1 && {
            let after = self.text[self.tokens[at].span.end + 1..].trim_start();
            !self.text[self.tokens[at].span.end + 1..].starts_with('\n') && after.starts_with(char::is_lowercase)
        };
        let behind = before.last().is_some_and(|word| word.kind == DealTokenKind::Word(DealWord::Card));
        let goes_on = matches!(before, [.., card, nth, and] if card.kind == DealTokenKind::Word(DealWord::Card) && matches!(nth.kind, DealTokenKind::Nth(_)) && and.kind == DealTokenKind::And);
        let glued = self.ordinal_behind(at);
        if self.lexicon.ends_ordinal(ending) || dotted || behind || goes_on || glued {
            DealTokenKind::Nth(value)
        } else {
            DealTokenKind::Count(value)
        }
    }

    fn ordinal_behind(&self, at: usize) -> bool {
        self.tokens.get(at + 1).is_some_and(|next| {
            next.glued && matches!(&next.kind, TokenKind::Word { raw, .. } if self.lexicon.ends_ordinal(&self.lexicon.fold(raw)))
        })
    }

    fn number_end(&self, at: usize, end: usize) -> usize {
        if self.ordinal_behind(at) { end.max(at + 2) } else { end }
    }

    /// What only the words around tell: an article is nobody, a button that nobody moves is a player, and what is listed is
    /// no new stretch.
    fn settle(&self, words: &mut [Word]) {
        let moves = |word: &Word| matches!(word.kind, DealTokenKind::Word(DealWord::Due | DealWord::Draw | DealWord::Wrong));
        let moved = words.iter().any(moves);
        for word in words.iter_mut() {
            if word.kind == DealTokenKind::Word(DealWord::Button) && !moved {
                word.kind = DealTokenKind::Who { person: Person::Position(BUTTON), owner: false };
            }
        }
        let mut at = 0;
        while at < words.len() {
            let begins = at == 0 || words[at - 1].kind == DealTokenKind::Break;
            let letter = matches!(&words[at].kind, DealTokenKind::Who { person: Person::Letter(_), owner: false });
            let raw = self.text.get(words[at].span.clone()).unwrap_or_default();
            let everywhere = self.lang.language().grammar.letter_word == LetterWord::Article;
            let word = |raw: &str| raw.to_lowercase().chars().all(|letter| Lexicon::of(self.lang).is_small_word(letter));
            let article = letter && word(raw) && (begins || everywhere);
            let noun = |n: usize| {
                matches!(
                    words.get(n).map(|word| &word.kind),
                    Some(DealTokenKind::Word(
                        DealWord::Card
                            | DealWord::Dealer
                            | DealWord::Deck
                            | DealWord::Joker
                            | DealWord::Burn
                            | DealWord::Deal
                            | DealWord::Boxed
                            | DealWord::Flop
                            | DealWord::Turn
                            | DealWord::River
                            | DealWord::Foreign
                            | DealWord::Marked
                    ))
                )
            };
            let nth = matches!(words.get(at + 1).map(|word| &word.kind), Some(DealTokenKind::Nth(_))) && noun(at + 2) && everywhere;
            // `a zaboravio spaliti`: nobody burns but the dealer.
            let burns = |kind: &DealTokenKind| matches!(kind, DealTokenKind::Word(DealWord::NoBurn | DealWord::TwoBurns));
            let joint = letter && word(raw) && words.get(at + 1).is_some_and(|next| burns(&next.kind));
            if article && (noun(at + 1) || nth) || joint {
                words[at].kind = DealTokenKind::Word(DealWord::Fill);
            }
            at += 1;
        }
        for at in 0..words.len() {
            if words[at].kind == DealTokenKind::And {
                let listed = |n: Option<usize>| {
                    let kind = n.and_then(|n| words.get(n)).map(|word| &word.kind);
                    kind.map(std::mem::discriminant).filter(|_| {
                        matches!(kind, Some(DealTokenKind::Nth(_) | DealTokenKind::Cards(_) | DealTokenKind::Who { .. }))
                    })
                };
                let before = listed(at.checked_sub(1));
                let after = (at + 1..words.len()).find(|n| words[*n].kind != DealTokenKind::Word(DealWord::Fill));
                let same = before.is_some() && before == listed(after);
                words[at].kind = if same { DealTokenKind::Word(DealWord::Fill) } else { DealTokenKind::Break };
            }
        }
    }
}

/// A new level begins.
pub(super) fn is_next_level(told: &DealTold) -> bool {
    matches!(told.step, DealStep::Plain(Step::InDeal(DealEvent::Deck(DeckEvent::NextLevel)), _))
}

fn is_known(atom: &Atom) -> bool {
    !matches!(atom.kind, AtomKind::Unknown(_) | AtomKind::Who(Person::Name(_)))
}

/// What is done with chips in more words than one: beside cards its first word says the same of them.
fn is_of_chips(atom: &Atom) -> bool {
    matches!(atom.kind, AtomKind::Concept(Concept::Put | Concept::Throw | Concept::Add | Concept::Raise))
}

/// Marks and joints between two stretches belong to what tells of something else.
fn widen(pieces: &mut [Piece], atoms: usize) {
    let alone = pieces.len() == 1;
    for piece in pieces {
        if let Piece::Other(range) = piece
            && alone
        {
            *range = 0..atoms;
        }
    }
}

enum DealReading {
    Told(Vec<DealTold>),
    Missing(Missing),
}

#[derive(Debug, Default)]
struct Named {
    people: Vec<(Person, bool, usize)>,
}

/// All that a stretch names.
#[derive(Debug)]
struct Seen {
    words: Vec<(DealWord, usize)>,
    named: Named,
    counts: Vec<i64>,
    nths: Vec<i64>,
    /// `card 7`: a number of the deal, and not of anybody's hand.
    numbered: bool,
    cards: Vec<Card>,
    /// Who was named before which cards.
    drawn: Vec<(Person, Vec<Card>)>,
    other: Vec<Range<usize>>,
    /// A blind or a straddle is put in.
    posts: bool,
    chips: bool,
    span: Range<usize>,
    /// `A helyett`: the word stands behind whom it means.
    postposed: bool,
}

/// Nobody counts so many cards: it is an amount.
const LEAST_AMOUNT: i64 = 60;

/// Words that any telling of the deal may have.
const PLAIN: [DealWord; 6] = [DealWord::Fill, DealWord::Dealer, DealWord::Card, DealWord::OwnCard, DealWord::Deal, DealWord::Get];

impl Seen {
    fn of(segment: &[Word], lang: Lang) -> Seen {
        let start = segment.first().map_or(0, |word| word.span.start);
        let end = segment.last().map_or(start, |word| word.span.end);
        let mut seen = Seen {
            words: Vec::new(),
            named: Named::default(),
            counts: Vec::new(),
            nths: Vec::new(),
            numbered: false,
            cards: Vec::new(),
            drawn: Vec::new(),
            other: Vec::new(),
            posts: false,
            chips: false,
            span: start..end,
            postposed: lang.language().grammar.postpositions,
        };
        for (at, word) in segment.iter().enumerate() {
            match &word.kind {
                DealTokenKind::Word(own) => seen.words.push((*own, at)),
                DealTokenKind::Who { person, owner } => seen.named.people.push((person.clone(), *owner, at)),
                DealTokenKind::Count(count) => seen.counts.push(*count),
                DealTokenKind::Nth(nth) => {
                    seen.nths.push(*nth);
                    seen.numbered |=
                        at.checked_sub(1).is_some_and(|before| segment[before].kind == DealTokenKind::Word(DealWord::Card));
                }
                DealTokenKind::Cards(cards) => {
                    if let Some((person, ..)) = seen.named.people.last() {
                        match seen.drawn.last_mut().filter(|(last, _)| last == person) {
                            Some((_, drawn)) => drawn.extend(cards),
                            None => seen.drawn.push((person.clone(), cards.clone())),
                        }
                    }
                    seen.cards.extend(cards.iter().copied());
                }
                DealTokenKind::Fact | DealTokenKind::And | DealTokenKind::Break => {}
                DealTokenKind::Post => seen.posts = true,
                DealTokenKind::Other => seen.other.push(word.span.clone()),
                DealTokenKind::Chips => {
                    seen.chips = true;
                    seen.other.push(word.span.clone());
                }
            }
        }
        seen
    }

    fn has(&self, word: DealWord) -> bool {
        self.words.iter().any(|(own, _)| *own == word)
    }

    fn any(&self, words: &[DealWord]) -> bool {
        words.iter().any(|word| self.has(*word))
    }

    /// Every word is one of these, and nothing is left that nobody knows.
    fn only(&self, words: &[DealWord]) -> bool {
        self.other.is_empty() && self.words.iter().all(|(own, _)| PLAIN.contains(own) || words.contains(own))
    }

    /// `vytiahne ešte 2000`: where no card is named and nothing is drawn for, it is chips that come out.
    fn takes_out_chips(&self) -> bool {
        let about = [DealWord::Button, DealWord::Due, DealWord::Race, DealWord::Card, DealWord::Deck, DealWord::Sit];
        let amount = self.chips || self.counts.iter().any(|count| *count >= LEAST_AMOUNT);
        self.has(DealWord::Draw) && amount && self.cards.is_empty() && !self.any(&about)
    }

    fn is_strong(&self) -> bool {
        self.words.iter().any(|(word, _)| word.is_strong()) || self.has(DealWord::Drop) && self.has(DealWord::OffTable)
    }

    fn street(&self) -> Option<Street> {
        let streets = [(DealWord::Flop, Street::Flop), (DealWord::Turn, Street::Turn), (DealWord::River, Street::River)];
        let mut told = streets.into_iter().filter(|(word, _)| self.has(*word)).map(|(_, street)| street);
        told.next().filter(|_| told.next().is_none())
    }

    /// It is about the deal: a thing of the deal is named, or what befalls only those.
    fn is_of_deal(&self) -> bool {
        use DealWord::{Act, Before, InARow, NextLevel, Out, TooSoon};
        // A player who is named raises, in languages in which who cuts does the same.
        let cuts = |word: DealWord| matches!(word, DealWord::Cut | DealWord::NotCut);
        let raises =
            self.people() > 0 && !self.any(&[DealWord::Dealer, DealWord::Deck]) && self.words.iter().any(|(word, _)| cuts(*word));
        // `three in the hand` counts players.
        let plays = |word: DealWord| matches!(word, DealWord::OfDeal | DealWord::Deal | DealWord::Fill);
        let players = self.counts.len() == 1
            && self.has(DealWord::OfDeal)
            && self.nths.is_empty()
            && self.cards.is_empty()
            && self.people() == 0;
        // `in the hand A, B and C`.
        let people = self.people() > 0 && self.has(DealWord::OfDeal) && !self.has(DealWord::Deal) && self.other.is_empty();
        let people = people && self.nths.is_empty() && self.cards.is_empty() && self.counts.is_empty();
        if (players || people) && self.words.iter().all(|(word, _)| plays(*word)) {
            return false;
        }
        if self.posts || raises && !self.words.iter().any(|(word, _)| word.is_strong() && !cuts(*word)) {
            return false;
        }
        let thing = self.words.iter().any(|(word, _)| word.is_thing() || *word == DealWord::Dealer) || self.is_strong();
        let comes = self.street().is_some() && (!self.cards.is_empty() || self.any(&[TooSoon, Act, Before]));
        let second = !self.cards.is_empty() && (self.has(DealWord::Twice) || self.nths == [2]);
        // Where it is a player's it is one of the people: here it is moved.
        let button = self.has(DealWord::Button);
        thing || comes || second || button || self.any(&[Out, NextLevel, InARow])
    }

    /// It only says that cards are dealt.
    fn is_context(&self) -> bool {
        let bare = self.named.people.is_empty() && self.counts.is_empty() && self.nths.is_empty() && self.cards.is_empty();
        bare && self.other.is_empty()
            && self.any(&[DealWord::Deal, DealWord::OfDeal])
            && self.words.iter().all(|(word, _)| {
                use DealWord::{Begin, Card, Deal, Dealer, Fill, OfDeal};
                matches!(word, Begin | Card | Deal | Dealer | Fill | OfDeal)
            })
    }

    /// The dealer shuffles the deck, and nothing is wrong with it.
    fn is_riffle(&self) -> bool {
        use DealWord::{Act, Begin, Deck, Shuffle};
        let plain = self.bare() && self.people() == 0 && self.has(DealWord::Dealer) && !self.any(&[DealWord::Card, DealWord::Deal]);
        plain && self.has(Shuffle) && self.only(&[Act, Begin, Deck, Shuffle])
    }

    /// It only says that somebody got no card.
    fn is_without_cards(&self) -> bool {
        use DealWord::{Deal, Get, Hand, Not};
        let plain = self.bare() && self.people() == 0 && self.only(&[Not, Hand]);
        plain && self.has(Not) && self.any(&[Get, Deal])
    }

    /// It only tells which cards came.
    fn is_cards(&self) -> bool {
        let plain = self.other.is_empty() && self.counts.is_empty() && self.nths.is_empty() && self.people() == 0;
        let words = [DealWord::Opened, DealWord::Board, DealWord::Expose, DealWord::FaceUp, DealWord::All];
        plain && !self.cards.is_empty() && self.only(&words)
    }

    /// It only says that the cards lie open.
    fn is_face_up(&self) -> bool {
        self.bare() && self.people() == 0 && self.has(DealWord::FaceUp) && self.only(&[DealWord::FaceUp, DealWord::All])
    }

    /// It only says that it was the dealer who turned the card.
    fn is_by_dealer(&self) -> bool {
        use DealWord::{Dealer, Expose, Fault, Opened};
        let turned = self.has(Fault) || self.has(Dealer) && self.any(&[Expose, Opened]);
        self.bare() && self.people() == 0 && turned && self.only(&[Expose, Fault, Opened])
    }

    /// One card is burned, and nothing is wrong with that.
    fn is_burned(&self) -> bool {
        use DealWord::{Burn, Not, Skip, Twice};
        self.has(Burn) && !self.any(&[Not, Skip, Twice]) && !self.counts.contains(&2)
    }

    /// It only says that the dealer burns, as he should.
    fn is_usual_burn(&self) -> bool {
        let plain = self.bare() && self.people() == 0 && self.has(DealWord::Dealer);
        plain && self.is_burned() && self.only(&[DealWord::Burn])
    }

    /// It only says that somebody had not acted yet.
    fn is_early(&self) -> bool {
        use DealWord::{Act, Before, Fill, Not, TooSoon};
        let plain = self.other.is_empty() && self.counts.is_empty() && self.nths.is_empty() && self.cards.is_empty();
        let early = self.has(TooSoon) || self.has(Act) && self.any(&[Before, Not]);
        plain
            && early
            && self.people() <= 1
            && self.words.iter().all(|(word, _)| matches!(word, Act | Before | Fill | Not | TooSoon))
    }

    fn who(&self) -> Option<Person> {
        self.named.people.first().map(|(person, _, _)| person.clone())
    }

    fn people(&self) -> usize {
        self.named.people.len()
    }

    fn player(&self) -> By {
        By::Player(self.who())
    }

    fn bare(&self) -> bool {
        self.nths.is_empty() && self.cards.is_empty() && self.counts.iter().all(|count| *count == 1)
    }

    fn one(&self, by: By, step: DealStep) -> Option<DealReading> {
        Some(DealReading::Told(vec![DealTold { by, step, span: self.span.clone() }]))
    }

    fn event(&self, by: By, event: DealEvent) -> Option<DealReading> {
        self.one(by, DealStep::Plain(Step::InDeal(event), Vec::new()))
    }

    fn read(&self) -> Option<DealReading> {
        if !self.other.is_empty() {
            return None;
        }
        self.asked()
            .or_else(|| self.seating())
            .or_else(|| self.button())
            .or_else(|| self.drawn())
            .or_else(|| self.unprepared())
            .or_else(|| self.burn())
            .or_else(|| self.board())
            .or_else(|| self.fault())
            .or_else(|| self.boxed())
            .or_else(|| self.deck_count())
            .or_else(|| self.dropped())
            .or_else(|| self.astray())
            .or_else(|| self.exposed())
            .or_else(|| self.holds())
    }

    /// Somebody asks for something, or gets another dealer or level.
    fn asked(&self) -> Option<DealReading> {
        use DealWord::{Ask as Asks, Burn, Dealer, Deck, Expose, New, NextLevel, Sit};
        let ask = |ask: Ask| self.one(self.player(), DealStep::Plain(Step::Ask(ask), Vec::new()));
        let quiet = self.cards.is_empty() && self.counts.iter().all(|count| *count == 1) && self.people() <= 1;
        // In some languages `another` is `a second`.
        let new = self.has(New) || self.nths == [2];
        if !quiet || !(self.nths.is_empty() || new) {
            return None;
        }
        if self.has(Asks) && self.has(Burn) && self.only(&[Asks, Burn, Expose]) {
            return ask(Ask::BurnCards);
        }
        if self.has(Asks) && self.has(Deck) && new && self.only(&[Asks, Deck, New]) {
            let dealer = self.has(Dealer) && self.people() == 0;
            return if dealer { self.event(By::Dealer, DealEvent::Deck(DeckEvent::Asked)) } else { ask(Ask::NewDeck) };
        }
        if self.has(Asks) && self.has(Dealer) && new && self.only(&[Asks, New]) {
            return ask(Ask::NewDealer);
        }
        if self.people() == 0 && self.has(Dealer) && self.has(Sit) && self.only(&[New, Sit]) {
            return self.event(By::Dealer, DealEvent::Deck(DeckEvent::Relieved));
        }
        if self.people() == 0 && self.has(NextLevel) && self.only(&[NextLevel]) {
            return self.event(By::Table, DealEvent::Deck(DeckEvent::NextLevel));
        }
        None
    }

    fn seating(&self) -> Option<DealReading> {
        use DealWord::{Begin, NextHand, Out};
        let seating = |by: By, event: SeatingEvent| self.one(by, DealStep::Plain(Step::Seating(event), Vec::new()));
        if self.bare() && self.people() == 0 && self.has(NextHand) && self.only(&[NextHand, Begin]) {
            return seating(By::Table, SeatingEvent::NextHand);
        }
        if self.bare()
            && self.has(Out)
            && self.people() <= 1
            && self.words.iter().all(|(word, _)| matches!(word, Out | DealWord::Fill))
        {
            return seating(self.player(), SeatingEvent::GoesOut);
        }
        // `A and B are out`.
        if self.bare() && self.has(Out) && self.words.iter().all(|(word, _)| matches!(word, Out | DealWord::Fill)) {
            let out = |person: &Person| DealTold {
                by: By::Player(Some(person.clone())),
                step: DealStep::Plain(Step::Seating(SeatingEvent::GoesOut), Vec::new()),
                span: self.span.clone(),
            };
            return Some(DealReading::Told(self.named.people.iter().map(|(person, ..)| out(person)).collect()));
        }
        None
    }

    /// The button stands where it should not.
    fn button(&self) -> Option<DealReading> {
        use DealWord::{Button, Due, Find, Not, Wrong};
        let told = self.has(Due) || self.has(Wrong) && self.has(Button);
        if !told
            || !self.bare()
            || !self.only(&[Button, Due, Wrong, Find, DealWord::Instead, Not, DealWord::Stay])
            || self.has(DealWord::Card)
        {
            return None;
        }
        let state = |state: State, person: Person| DealTold {
            by: By::Table,
            step: DealStep::State(state, Some(person)),
            span: self.span.clone(),
        };
        let people: Vec<Person> = self.named.people.iter().map(|(person, _, _)| person.clone()).collect();
        match people.as_slice() {
            [due] if self.has(Due) => Some(DealReading::Told(vec![state(State::ButtonDue(DUMMY), due.clone())])),
            [one, other] => {
                let (button, due) = if self.is_due_first() { (other, one) } else { (one, other) };
                let states = vec![state(State::Button(DUMMY), button.clone()), state(State::ButtonDue(DUMMY), due.clone())];
                Some(DealReading::Told(states))
            }
            _ => Some(DealReading::Missing(Missing::Where)),
        }
    }

    /// Of two people the first is where the button should be: what says so stands beside him. Between two that is told by whom the
    /// button is named beside, and by the language.
    fn is_due_first(&self) -> bool {
        let [(.., one), (.., other)] = self.named.people.as_slice() else { return false };
        let place = |own: DealWord| self.words.iter().find(|(word, _)| *word == own).map(|(_, at)| *at);
        let behind = |due: usize| place(DealWord::Button).is_some_and(|button| (due..*other).contains(&button));
        place(DealWord::Due).is_some_and(|due| due < *one || due < *other && (self.postposed || behind(due)))
    }

    fn drawn(&self) -> Option<DealReading> {
        use DealWord::{Button, Draw, Due, Find, Race};
        // Two cards for one player are drawn for chips, of which he has two too few for a larger one.
        let race = self.has(Race) || self.drawn.iter().any(|(_, cards)| cards.len() > 1);
        let about = if race { self.only(&[Draw, Find, Race]) } else { self.only(&[Draw, Button, Find, Due]) };
        if !(self.has(Draw) || self.has(Race)) || !about || !self.nths.is_empty() {
            return None;
        }
        // `cards are dealt for the odd chips:`, and who draws which follows.
        let heads = race && self.people() == 0;
        let dealt: usize = self.drawn.iter().map(|(_, cards)| cards.len()).sum();
        let draws = |person: &Person| self.drawn.iter().any(|(own, _)| own == person);
        let all = self.named.people.iter().all(|(person, ..)| draws(person)) && dealt == self.cards.len();
        if !all || dealt == 0 && !heads {
            return Some(DealReading::Missing(Missing::Drawn));
        }
        let people = self.drawn.iter().map(|(person, _)| person.clone()).collect();
        let step = if race {
            Step::Chips(ChipsEvent::Race(self.drawn.iter().map(|(_, cards)| (DUMMY, cards.clone())).collect()))
        } else {
            Step::Cards(CardEvent::Draw(self.drawn.iter().flat_map(|(_, cards)| cards).map(|card| (DUMMY, *card)).collect()))
        };
        self.one(By::Table, DealStep::Plain(step, people))
    }

    /// The deck was not shuffled or not cut, or a card came into view while it was.
    fn unprepared(&self) -> Option<DealReading> {
        use DealWord::{Before, Cut, Deck, Expose, FaceUp, Not, NotCut, NotShuffled, Opened, Shuffle, Skip};
        if !self.bare() || self.people() > 0 {
            return None;
        }
        let shown = self.any(&[Expose, Opened, FaceUp]);
        let denied = self.any(&[Not, Skip]);
        let preparation = if self.any(&[Shuffle, NotShuffled]) {
            Preparation::Shuffle
        } else if self.any(&[Cut, NotCut]) {
            Preparation::Cut
        } else {
            return None;
        };
        if shown && !denied && self.has(DealWord::Card) && self.only(&[Shuffle, Cut, Expose, Opened, FaceUp, Deck, Before]) {
            return self.event(By::Dealer, DealEvent::SeenBefore(preparation));
        }
        let left_out = self.any(&[NotShuffled, NotCut]) || denied;
        let both = self.any(&[Shuffle, NotShuffled]) && self.any(&[Cut, NotCut]);
        let said = left_out && !both && self.only(&[Shuffle, Cut, NotShuffled, NotCut, Not, Skip, Deck, Before]);
        if said { self.event(By::Dealer, DealEvent::Unprepared(preparation)) } else { None }
    }

    /// A street with a wrong number of burns.
    fn burn(&self) -> Option<DealReading> {
        use DealWord::{Before, Board, Burn, Expose, FaceUp, Flop, NoBurn, Not, Opened, River, Skip, Turn, Twice, TwoBurns};
        let words = [Before, Board, Burn, Expose, FaceUp, Flop, NoBurn, Not, Opened, River, Skip, Turn, Twice, TwoBurns];
        if !self.any(&[Burn, NoBurn, TwoBurns]) || !self.only(&words) || self.people() > 0 || !self.nths.is_empty() {
            return None;
        }
        let two = self.has(TwoBurns) || self.has(Burn) && (self.counts == [2] || self.has(Twice));
        let none = self.has(NoBurn) || self.has(Burn) && self.any(&[Not, Skip]);
        let burns = match (none, two) {
            (true, false) if self.counts.is_empty() => Burns::None,
            (false, true) => Burns::Two,
            _ => return None,
        };
        match self.street() {
            Some(street) => self.event(By::Table, DealEvent::Board(BoardEvent::Street(street, self.cards.clone(), burns))),
            None if none => Some(DealReading::Missing(Missing::WhichStreet)),
            None => Some(DealReading::Missing(Missing::WhichStreetOfTwo)),
        }
    }

    /// A street that comes too soon, with too many cards, or as it should.
    fn board(&self) -> Option<DealReading> {
        use DealWord::{
            Act, Before, Board, Expose, FaceDown, FaceUp, Find, Flop, Instead, Not, OnTable, Opened, River, TooMany, TooSoon, Turn,
        };
        let words = [
            Act,
            Before,
            Board,
            Expose,
            FaceDown,
            FaceUp,
            Find,
            Flop,
            Instead,
            Not,
            OnTable,
            Opened,
            River,
            TooMany,
            TooSoon,
            Turn,
            DealWord::All,
        ];
        let at_once = self.has(DealWord::InARow);
        let known = self.only(&words)
            || at_once && self.only(&[&words[..], &[DealWord::InARow]].concat())
            || self.is_burned() && self.only(&[&words[..], &[DealWord::Burn]].concat());
        if !known || !self.nths.is_empty() || self.has(DealWord::OwnCard) {
            return None;
        }
        let Some(street) = self.street() else { return self.next_street() };
        // `opens two cards at once on the river, 3d and 5c`.
        if at_once && self.cards.is_empty() {
            return Some(DealReading::Missing(Missing::NameCards));
        }
        // `river, board Ah Kd 9c 4s 4d`, `the turn is 5d Jc 8h 2s`: all that lies there, and nothing that comes.
        let whole = matches!(street, Street::Turn | Street::River) && self.cards.len() == street.cards_on_board();
        if whole && !self.any(&[Before, TooSoon, TooMany, Act, Expose, Opened]) {
            return None;
        }
        let usual = if street == Street::Flop { 3 } else { 1 };
        let mut counts = self.counts.clone();
        if self.has(Instead) && counts.len() == 2 {
            counts.retain(|count| *count != usual);
        }
        let early = self.any(&[Before, TooSoon]) || self.has(Act) && self.has(Not);
        let waits = early || self.people() == 0 && !self.has(Act) && !self.has(Not);
        if !waits || self.people() > 1 {
            return None;
        }
        let shown = i64::try_from(self.cards.len()).unwrap_or(0);
        if shown > 0 {
            let told = counts.is_empty() || counts == [shown];
            let step = DealStep::Street { street, cards: self.cards.clone(), irregular: early || shown != usual };
            return if told && !self.has(FaceDown) { self.one(By::Table, step) } else { None };
        }
        let many = match counts.as_slice() {
            [] if self.has(TooMany) => Some(usual + 1),
            [] => None,
            [extra @ 1] if self.has(TooMany) => Some(usual + extra),
            [count] if *count != usual && *count <= 10 => Some(*count),
            _ => return None,
        };
        if let Some(many) = many {
            let facing = if self.has(FaceDown) { Facing::Down } else { Facing::Up };
            return match street {
                Street::Flop if self.says_more() => self.event(By::Table, DealEvent::Board(BoardEvent::FlopOf(many, facing))),
                Street::Flop => None,
                Street::Preflop
                | Street::Turn
                | Street::River
                | Street::Third
                | Street::Fourth
                | Street::Fifth
                | Street::Sixth
                | Street::Seventh => Some(DealReading::Missing(Missing::NameCards)),
            };
        }
        let comes = self.any(&[DealWord::Dealer, DealWord::Deal, DealWord::Get, Board]) && !self.has(FaceDown);
        // `A is still thinking on the turn`: where somebody does something no street comes by itself.
        let told = if self.people() == 0 { early || comes } else { comes };
        if told { self.one(By::Table, DealStep::Street { street, cards: Vec::new(), irregular: early }) } else { None }
    }

    /// `the dealer burns and turns the 5c`: nobody names the street that comes.
    fn next_street(&self) -> Option<DealReading> {
        use DealWord::{Burn, Dealer, Expose, FaceDown, Flop, Opened, River, Turn};
        let turned = self.has(Burn) && self.any(&[Dealer, Expose, Opened]) && !self.any(&[FaceDown, Flop, Turn, River]);
        let plain = self.counts.is_empty() && self.people() <= 1 && !self.cards.is_empty();
        if turned && plain { self.one(By::Table, DealStep::NextStreet(self.cards.clone())) } else { None }
    }

    /// It says that something is so, and does not only name it.
    fn says_more(&self) -> bool {
        use DealWord::{Board, Deal, Dealer, Expose, FaceDown, Fill, Find, Get, OnTable, Opened, TooMany};
        self.any(&[Deal, Dealer, Get, Find, Expose, Opened, TooMany, FaceDown, OnTable, Board, Fill])
    }

    /// What is wrong with a card of the deck, or with the deck.
    fn fault(&self) -> Option<DealReading> {
        use DealWord::{
            Board, Damaged, Deck, Expose, FaceUp, Find, Flawed, Flop, Foreign, Hand, Joker, Marked, New, Not, Opened, Report,
            River, Turn, Twice,
        };
        let words = [
            Board, Damaged, Deck, Expose, FaceUp, Find, Flawed, Flop, Foreign, Hand, Joker, Marked, New, Not, Opened, Report,
            River, Turn, Twice,
        ];
        if !self.only(&words) || self.people() > 1 || self.has(Not) && !self.has(Report) {
            return None;
        }
        let plain = self.bare();
        let alone =
            |fault: DealWord| [Joker, Foreign, Marked, Flawed, Damaged].iter().all(|word| (*word == fault) == self.has(*word));
        let card = self.any(&[DealWord::Card, DealWord::OwnCard]);
        let state = |state: DeckState| self.one(By::Table, DealStep::State(State::Deck(state), None));
        let fault = if plain && alone(Joker) {
            DeckFault::Joker
        } else if plain && alone(Foreign) {
            DeckFault::Foreign
        } else if plain && alone(Marked) && card {
            DeckFault::Marked
        } else if plain && alone(Marked) && self.has(Deck) && self.people() == 0 {
            return state(DeckState::Marked);
        } else if plain && alone(Damaged) && self.has(Deck) && !card && self.people() == 0 {
            return state(DeckState::Damaged);
        } else if plain && alone(Flawed) && card {
            DeckFault::Flawed
        } else {
            return self.second();
        };
        self.found(fault)
    }

    fn found(&self, fault: DeckFault) -> Option<DealReading> {
        let by = |event: DeckEvent, by: By| self.event(by, DealEvent::Deck(event));
        match (self.has(DealWord::Report), self.has(DealWord::Not)) {
            (true, false) if self.people() == 1 => by(DeckEvent::Reported(fault), self.player()),
            (true, true) if self.people() == 1 => by(DeckEvent::Noticed(fault), self.player()),
            (true, true) => None,
            (_, _) => by(DeckEvent::Found(fault), By::Dealer),
        }
    }

    /// One card is there twice.
    fn second(&self) -> Option<DealReading> {
        use DealWord::{Damaged, Flawed, Foreign, Joker, Marked, New, Twice};
        if self.any(&[Joker, Foreign, Marked, Flawed, Damaged]) {
            return None;
        }
        // `finds another jack of hearts`: another one of them was there before.
        let another = self.has(New) && self.has(DealWord::Find);
        let twice = self.has(Twice) || another || self.nths == [2] || self.counts == [2];
        let plain = self.nths.iter().all(|nth| *nth == 2) && self.counts.iter().all(|count| *count <= 2);
        let face_up = self.any(&[DealWord::Expose, DealWord::Opened, DealWord::FaceUp]);
        match self.cards.as_slice() {
            [card] if twice && plain && !(face_up && self.any(&[DealWord::Card, DealWord::OwnCard])) => {
                self.found(DeckFault::Second(*card))
            }
            [one, other] if one == other && self.counts.iter().all(|count| *count == 2) && self.nths.is_empty() => {
                self.found(DeckFault::Second(*one))
            }
            [] if self.has(Twice) && self.has(DealWord::Card) && plain && !face_up => Some(DealReading::Missing(Missing::NameCard)),
            _ => None,
        }
    }

    fn boxed(&self) -> Option<DealReading> {
        use DealWord::{Boxed, Deck, Expose, FaceUp, Find, Hand, Opened};
        let told = self.has(Boxed) || self.has(FaceUp) && self.has(Deck);
        if !told || !self.only(&[Boxed, Deck, Expose, FaceUp, Find, Hand, Opened]) || self.people() > 1 || self.nths.len() > 1 {
            return None;
        }
        match (self.counts.as_slice(), self.cards.as_slice()) {
            ([] | [1], []) => self.event(By::Dealer, DealEvent::BoxedCard(None)),
            ([] | [1], [card]) => self.event(By::Dealer, DealEvent::BoxedCard(Some(*card))),
            ([count], []) if (2..=52).contains(count) => self.event(By::Dealer, DealEvent::Boxed(*count)),
            _ => None,
        }
    }

    /// The deck has not all its cards, or more.
    fn deck_count(&self) -> Option<DealReading> {
        use DealWord::{Card, Deck, Find, Only, TooFew, TooMany};
        if !self.only(&[Deck, Find, Only, TooFew, TooMany]) || self.people() > 0 || !self.nths.is_empty() || self.cards.len() > 1 {
            return None;
        }
        let count = |count: i64| self.one(By::Dealer, DealStep::Plain(Step::Cards(CardEvent::Count(count)), Vec::new()));
        match self.counts.as_slice() {
            [cards] if (40..=60).contains(cards) && self.any(&[Deck, Card]) && self.cards.is_empty() => count(*cards),
            [] | [1] if self.has(TooFew) && (self.has(Deck) || self.cards.len() == 1) => count(51),
            [few] if *few < 10 && self.has(TooFew) && self.has(Deck) && self.cards.is_empty() => count(52 - few),
            [] | [1] if self.has(TooMany) && self.has(Deck) => count(53),
            _ => None,
        }
    }

    fn dropped(&self) -> Option<DealReading> {
        use DealWord::{Drop, Expose, FaceUp, Hand, OffTable, OnTable, Opened};
        let landing = match (self.has(OffTable), self.has(OnTable) && self.has(Drop)) {
            (true, false) => Landing::Floor,
            (false, true) => Landing::Table,
            _ => return None,
        };
        let card = self.any(&[DealWord::Card, DealWord::OwnCard]) || self.cards.len() == 1;
        let single = self.counts.iter().all(|count| *count == 1) && self.cards.len() <= 1 && self.nths.len() <= 1;
        if !card || !single || self.people() > 1 || !self.only(&[Drop, OffTable, OnTable, Expose, FaceUp, Opened, Hand]) {
            return None;
        }
        let by = if self.has(DealWord::Dealer) { By::Dealer } else { self.player() };
        self.event(by, DealEvent::Deck(DeckEvent::Dropped(self.cards.first().copied(), landing)))
    }

    /// Cards that go to nobody, to the wrong one, or two at a time.
    fn astray(&self) -> Option<DealReading> {
        use DealWord::{Begin, Deal, Dealer, Empty, FaceDown, Find, Get, Hand, InARow, Instead, Not, OfDeal, Skip, Wrong};
        let dealt = self.any(&[Deal, Dealer, Get, DealWord::Card, DealWord::OwnCard]);
        if !dealt || !self.cards.is_empty() || self.nths.len() > 1 {
            return None;
        }
        let with =
            |of: DealEvent| self.who().and_then(|person| self.one(By::Dealer, DealStep::Plain(Step::InDeal(of), vec![person])));
        let plain = self.nths.is_empty() && self.people() == 1;
        if self.has(Empty) && self.only(&[Empty, OfDeal, Wrong, Begin]) && self.people() == 0 && self.counts.iter().all(|n| *n == 1)
        {
            let nth = self.nths.first().copied().unwrap_or(1);
            return self.one(By::Dealer, DealStep::Numbered(Which { nth, of: None }, CardFate::ToEmptySeat));
        }
        let none = self.has(Not) && self.any(&[Get, Deal]) && self.any(&[DealWord::Card, Deal]) || self.has(Skip);
        if none && plain && self.counts.is_empty() && self.only(&[Skip, Not, Hand, Find, OfDeal]) {
            return with(DealEvent::Skipped(DUMMY));
        }
        if self.has(InARow) && plain && self.only(&[InARow, Find]) && self.counts.iter().all(|n| *n == 2) {
            return with(DealEvent::TwoInARow(DUMMY));
        }
        if !self.counts.iter().all(|n| *n == 1) || !self.only(&[Begin, Wrong, Instead, OfDeal, FaceDown, Not, Find]) {
            return None;
        }
        if self.has(Begin) && self.any(&[Deal, Dealer]) && !self.any(&[Not, Find]) {
            let to = self.rightful().map_or_else(|| self.who(), |(_, to)| Some(to));
            return match to {
                Some(to) if self.nths.iter().all(|nth| *nth == 1) => {
                    self.one(By::Dealer, DealStep::Numbered(Which { nth: 1, of: None }, CardFate::Dealt(to)))
                }
                _ if self.has(Wrong) => Some(DealReading::Missing(Missing::WhichPlayer)),
                _ => None,
            };
        }
        self.to_the_wrong_one()
    }

    fn to_the_wrong_one(&self) -> Option<DealReading> {
        use DealWord::{Deal, Find, Get, Instead, Not, Wrong};
        if self.any(&[Not, Find]) || !self.any(&[Deal, Get, Wrong, Instead]) {
            return None;
        }
        let astray = self.has(Wrong) || self.has(Instead);
        let Some(nth) = self.nths.first().copied() else {
            return if astray { Some(DealReading::Missing(Missing::WhichCard)) } else { None };
        };
        match (self.people(), self.rightful()) {
            (2, Some((of, to))) => self.one(By::Dealer, DealStep::Numbered(Which { nth, of: Some(of) }, CardFate::Dealt(to))),
            (1, _) => {
                let to = self.who()?;
                // `B's second card went to the wrong player`: to whom is not said.
                if self.named.people[0].1 && astray {
                    return Some(DealReading::Missing(Missing::WhichPlayer));
                }
                self.one(By::Dealer, DealStep::Numbered(Which { nth, of: None }, CardFate::Dealt(to)))
            }
            (0, _) if astray => Some(DealReading::Missing(Missing::WhichPlayer)),
            _ => None,
        }
    }

    /// Of two people the one who was due, and the one who got the card.
    fn rightful(&self) -> Option<(Person, Person)> {
        let [one, two] = self.named.people.as_slice() else { return None };
        let instead = self.words.iter().find(|(word, _)| *word == DealWord::Instead).map(|(_, at)| *at);
        match instead {
            Some(at) if at < one.2 => Some((one.0.clone(), two.0.clone())),
            Some(at) if self.postposed && at < two.2 => Some((one.0.clone(), two.0.clone())),
            Some(_) => Some((two.0.clone(), one.0.clone())),
            None if one.1 => Some((one.0.clone(), two.0.clone())),
            None if two.1 => Some((two.0.clone(), one.0.clone())),
            None => None,
        }
    }

    /// A card of the deal comes face up.
    fn exposed(&self) -> Option<DealReading> {
        use DealWord::{Deal, Dealer, Expose, FaceDown, FaceUp, Fault, Find, Hand, My, OfDeal, Opened};
        let card = self.any(&[DealWord::Card, DealWord::OwnCard]) || !self.nths.is_empty();
        let told = self.any(&[Expose, Opened, FaceUp]) && card;
        if !told || !self.only(&[Expose, FaceUp, Fault, Find, Hand, My, OfDeal, Opened]) || self.has(FaceDown) || self.people() > 1
        {
            return None;
        }
        let shows = self.words.iter().filter(|(word, _)| *word == Expose).map(|(_, at)| *at).min();
        // `the first card for A turned over`: it is his, and he does nothing.
        let small = |at: &usize| self.words.iter().any(|(word, own)| own == at && *word == DealWord::Fill);
        let receives = |at: usize| {
            let before = (0..at).rev().find(|at| !small(at));
            before.is_some_and(|before| self.words.iter().any(|(word, own)| *own == before && *word == DealWord::Card))
                && before != at.checked_sub(1)
        };
        let active = self.named.people.first();
        let active = active.is_some_and(|(_, owner, at)| !owner && shows.is_some_and(|shows| *at < shows) && !receives(*at));
        let dealt = self.has(Deal) && self.has(FaceUp) && !self.has(Opened);
        let dealer = self.any(&[Dealer, Fault]) || dealt && (!self.has(Expose) || !active && self.people() == 1);
        if self.nths.is_empty() {
            let spoken = dealer || self.any(&[Deal, OfDeal]) || !active && self.has(Opened);
            return match (self.cards.as_slice(), self.counts.as_slice()) {
                ([card], []) if dealer && self.people() == 0 => self.one(By::Dealer, DealStep::TurnedUp(*card)),
                (_, [] | [1]) if spoken => Some(DealReading::Missing(Missing::WhichCard)),
                (_, [_]) if spoken => Some(DealReading::Missing(Missing::WhichCards)),
                _ => None,
            };
        }
        let counted = self.counts.iter().all(|count| usize::try_from(*count).ok() == Some(self.nths.len()));
        if !counted || self.cards.len() > 1 || self.cards.len() == 1 && (self.nths.len() > 1 || !dealer) {
            return None;
        }
        if self.has(My) && self.people() == 0 && !self.has(OfDeal) {
            return Some(DealReading::Missing(Missing::WhichCard));
        }
        let told = |nth: &i64| {
            // `B flips over his second card in the deal`, and not `card 2 of the deal`.
            // `spil B í gjöfinni`: whose it is stands right beside the card.
            // `fyrra spilinu hjá takkanum í gjöfinni`: with a small word between.
            let beside = self.named.people.first().is_some_and(|(_, _, at)| {
                let before = (0..*at).rev().find(|at| !small(at));
                before.is_some_and(|before| self.words.contains(&(DealWord::Card, before)))
            });
            let owns = beside || active && !dealer || self.named.people.first().is_some_and(|(_, owner, _)| *owner);
            let whose = self.who().filter(|_| (!self.has(OfDeal) || owns && !self.numbered) && *nth <= MOST_OF_A_HAND);
            let to = self.who().filter(|_| whose.is_none());
            let which = Which { nth: *nth, of: whose };
            let (by, numbered) = if dealer {
                (By::Dealer, CardFate::Exposed { card: self.cards.first().copied(), to })
            } else if active {
                (self.player(), CardFate::OwnUp)
            } else {
                (By::Table, CardFate::Seen)
            };
            DealTold { by, step: DealStep::Numbered(which, numbered), span: self.span.clone() }
        };
        Some(DealReading::Told(self.nths.iter().map(told).collect()))
    }

    /// Somebody has too many cards, or too few.
    fn holds(&self) -> Option<DealReading> {
        use DealWord::{Card, Deck, Find, Hand, Instead, Not, Only, Report, TooFew, TooMany};
        let card = self.any(&[Card, DealWord::OwnCard]);
        if !card
            || !self.only(&[Find, Hand, Instead, Only, Report, TooFew, TooMany, DealWord::FaceDown])
            || self.has(Deck)
            || self.has(Not)
        {
            return None;
        }
        if !self.nths.is_empty() || !self.cards.is_empty() || self.has(DealWord::Dealer) && self.people() == 0 {
            return None;
        }
        let count = match self.counts.as_slice() {
            [] | [1] if self.has(TooMany) => DealStep::Surplus(1),
            [] | [1] if self.has(TooFew) => DealStep::Surplus(-1),
            [count, ..] if *count <= 10 && *count != 2 && (self.counts.len() == 1 || self.has(Instead)) => {
                let step = match (self.has(TooMany), self.has(TooFew)) {
                    (true, false) if *count < 3 => return None,
                    (_, true) if *count > 1 => return None,
                    _ => Step::InDeal(DealEvent::Holds(*count)),
                };
                DealStep::Plain(step, Vec::new())
            }
            _ => return None,
        };
        if self.people() == 0 {
            let goes_on = self.any(&[Find, DealWord::Get, Report]) && !self.has(DealWord::Deal);
            return if goes_on { self.one(By::Player(None), count) } else { Some(DealReading::Missing(Missing::WhichPlayer)) };
        }
        let told = |(person, _, _): &(Person, bool, usize)| DealTold {
            by: By::Player(Some(person.clone())),
            step: count.clone(),
            span: self.span.clone(),
        };
        Some(DealReading::Told(self.named.people.iter().map(told).collect()))
    }
}

/// No game deals a player more cards before the first betting round.
const MOST_OF_A_HAND: i64 = 4;

/// Stands where the seat of somebody will.
pub const DUMMY: Seat = Seat::Letter('A');
