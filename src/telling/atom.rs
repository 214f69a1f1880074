//! What the words of a telling come to: concepts, numbers, chips, people.

use std::ops::Range;

use super::concept::{BUTTON, Concept, UNDER_THE_GUN};
use super::fold::fold;
use super::lexicon::{Ending, FormFit, LONGEST_PHRASE, Lexicon, Particle, goes_on, spoken};
use super::token::{Token, TokenKind, tokens};
use super::told_lines::{self, has_object};
use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Pile};
use crate::engine::event::Seat;
use crate::lang::{Lang, LetterWord};
use crate::notation::lettered;

/// A player, as he is called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Person {
    Letter(char),
    Newcomer,
    Spectator,
    Number(u8),
    /// By the order of action before the flop.
    Position(u8),
    Name(String),
}

impl Person {
    fn of_letter(letter: char) -> Person {
        match lettered(letter) {
            Some(Seat::Newcomer) => Person::Newcomer,
            Some(Seat::Spectator) => Person::Spectator,
            Some(Seat::Letter(_) | Seat::Number(_) | Seat::Position(_) | Seat::Name(_)) | None => Person::Letter(letter),
        }
    }

    /// A letter of the notation stands for him.
    pub fn is_lettered(&self) -> bool {
        matches!(self, Person::Letter(_) | Person::Newcomer | Person::Spectator)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Atom {
    pub kind: AtomKind,
    pub span: Range<usize>,
}

impl Atom {
    /// What the word means, where it is one of the lexicon.
    pub const fn concept(&self) -> Option<Concept> {
        if let AtomKind::Concept(concept) = self.kind { Some(concept) } else { None }
    }

    /// It means this.
    pub fn is(&self, concept: Concept) -> bool {
        self.concept() == Some(concept)
    }

    /// It says what somebody does.
    pub fn is_verb(&self) -> bool {
        self.concept().is_some_and(Concept::is_verb)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum AtomKind {
    Concept(Concept),
    Number {
        value: Amount,
        ending: Ending,
        in_words: bool,
    },
    Piles(Vec<Pile>),
    Stakes(Vec<Amount>),
    Cards(Vec<Card>),
    Quote(String),
    Who(Person),
    Mark(char),
    /// A phrase that stands for a line of the notation.
    Told(&'static str),
    Unknown(String),
}

/// What is mistyped further on is put right when it is its turn.
const MOST_CORRECTED: usize = 6;

/// More chips of one value nobody puts in one by one.
const MANY_CHIPS: Amount = 60;

/// Reads a text in a language, with the trade's English between its words.
pub fn atoms(text: &str, lang: Lang) -> Vec<Atom> {
    let tokens = tokens(text, lang);
    let mut reader =
        Reader { text, lang, own: Lexicon::of(lang), english: Lexicon::of(Lang::En), tokens, at: 0, atoms: Vec::new() };
    reader.read();
    let mut atoms = reader.atoms;
    ordinals(&mut atoms, text);
    apart(&mut atoms, text);
    parted_takes(&mut atoms, text, lang);
    chips_behind_numbers(&mut atoms, text, lang);
    single_hands(&mut atoms);
    half_pots(&mut atoms);
    parts_of_pots(&mut atoms, text);
    particles(&mut atoms, text, lang);
    ordinal_tables(&mut atoms, text, lang);
    nameless(&mut atoms, text, lang);
    listed_tables(&mut atoms, text, lang);
    numbered_tables(&mut atoms, text, lang);
    at_numbered_tables(&mut atoms, text, lang);
    bare_throws(&mut atoms, text, lang);
    owns_a_number(&mut atoms, text, lang);
    described(&mut atoms, text, lang);
    names(&mut atoms, text);
    owners(&mut atoms);
    halves(&mut atoms);
    tens_and_units(&mut atoms, lang);
    numbers(&mut atoms);
    stamps(&mut atoms, text, lang);
    halves(&mut atoms);
    stakes_in_words(&mut atoms);
    ordinal_seats(&mut atoms, text, lang);
    seats(&mut atoms);
    seat_nouns(&mut atoms, text, lang);
    bare_seats(&mut atoms, text, lang);
    speakers(&mut atoms, text, lang);
    not_done(&mut atoms, text, lang);
    more_chips(&mut atoms);
    all_in_lists(&mut atoms);
    bracketed_stacks(&mut atoms);
    single_chips(&mut atoms, text, lang);
    piles(&mut atoms);
    listed_cards(&mut atoms);
    atoms
}

/// Somebody is said to have acted out of turn.
pub fn is_out_of_turn(atoms: &[Atom]) -> bool {
    atoms.iter().any(|atom| atom.is(Concept::OutOfTurn))
}

struct Reader<'t> {
    text: &'t str,
    lang: Lang,
    own: &'static Lexicon,
    english: &'static Lexicon,
    tokens: Vec<Token>,
    at: usize,
    atoms: Vec<Atom>,
}

impl Reader<'_> {
    fn read(&mut self) {
        while self.at < self.tokens.len() {
            let token = self.tokens[self.at].clone();
            let span = token.span.clone();
            match token.kind {
                TokenKind::Word { raw, folded } => self.word(&raw, &folded, token.glued, span),
                TokenKind::Number { value, ending } => self.number(value, &ending, token.glued, span),
                TokenKind::BigBlinds(tenths) => {
                    let kind = self.big_blinds(tenths).unwrap_or_else(|| AtomKind::Unknown(self.text[span.clone()].to_owned()));
                    self.push(kind, span, 1);
                }
                TokenKind::Pile(pile) => self.push(AtomKind::Piles(vec![pile]), span, 1),
                TokenKind::Stakes(stakes) => self.push(AtomKind::Stakes(stakes), span, 1),
                TokenKind::Cards(cards) => self.push(AtomKind::Cards(cards), span, 1),
                TokenKind::Quote(quote) => self.push(AtomKind::Quote(quote), span, 1),
                TokenKind::Mark(mark) => self.push(AtomKind::Mark(mark), span, 1),
            }
        }
    }

    fn push(&mut self, kind: AtomKind, span: Range<usize>, tokens: usize) {
        let end = self.tokens.get(self.at + tokens - 1).map_or(span.end, |token| token.span.end);
        self.atoms.push(Atom { kind, span: span.start..end });
        self.at += tokens;
    }

    fn number(&mut self, value: Amount, ending: &str, glued: bool, span: Range<usize>) {
        // `7 of clubs`, `treff 7-es`.
        let behind = self.words_from(self.at + 1);
        let behind: Vec<&str> = behind.iter().map(String::as_str).collect();
        if let Some((card, taken)) = self.own.card_of(value, &behind) {
            return self.push(AtomKind::Cards(vec![card]), span, taken + 1);
        }
        // `7 card stud`, `3 of us`: words that begin with a figure.
        let figure = format!("{value}{ending}");
        let phrase: Vec<&str> = std::iter::once(figure.as_str()).chain(behind.iter().copied()).collect();
        if value < 100 && !glued {
            let told = self.own.told(&phrase).filter(|told| told.words > 1);
            // `seat 3 bets` is no three-bet.
            let fit = self.own.fit(&phrase).filter(|fit| fit.words > 1 && told.is_none() && !fit.concept.is_verb());
            if let Some(told) = told {
                return self.push(AtomKind::Told(told.concept), span, told.words);
            }
            if let Some(fit) = fit {
                return self.push(AtomKind::Concept(fit.concept), span, fit.words);
            }
        }
        if ending.starts_with(['x']) && ending.len() == 1 {
            return self.push(AtomKind::Number { value, ending: Ending::Worth, in_words: false }, span, 1);
        }
        // `50-100`.
        if glued
            && let Some(Atom { kind: AtomKind::Number { value: small, .. }, .. }) = self.atoms.last()
            && (*small * 2 == value || *small * 5 == value * 2)
        {
            let small = *small;
            let from = self.atoms.pop().map_or(span.start, |atom| atom.span.start);
            return self.push(AtomKind::Stakes(vec![small, value]), from..span.end, 1);
        }
        let ending = match ending {
            "" => Ending::Plain,
            "s" => Ending::Worth,
            // `10e`, ten thousand.
            ending if self.own.is(Particle::Thousand, ending) => {
                return self.push(
                    AtomKind::Number { value: value.saturating_mul(1000), ending: Ending::Plain, in_words: false },
                    span,
                    1,
                );
            }
            // `5000es` is a chip, and no `és`.
            ending if self.own.ending(ending).is_some_and(|ending| ending != Ending::Plain) => {
                self.own.ending(ending).unwrap_or(Ending::Plain)
            }
            ending if let Some((unit @ (100 | 1000 | 1_000_000), ending)) = self.own.number(ending) => {
                let value = value.saturating_mul(unit);
                return self.push(AtomKind::Number { value, ending, in_words: false }, span, 1);
            }
            ending => match self.own.fit(&[ending]).map(|fit| fit.concept) {
                Some(concept) => {
                    self.push(AtomKind::Number { value, ending: Ending::Plain, in_words: false }, span.clone(), 1);
                    if concept != Concept::Fill {
                        self.atoms.push(Atom { kind: AtomKind::Concept(concept), span });
                    }
                    return;
                }
                None => self.own.ending(ending).unwrap_or(Ending::Plain),
            },
        };
        self.push(AtomKind::Number { value, ending, in_words: false }, span, 1);
    }

    fn word(&mut self, raw: &str, folded: &str, glued: bool, span: Range<usize>) {
        if glued && self.takes_ending(folded) {
            self.at += 1;
            return;
        }
        if let Some(letter) = self.letter(raw) {
            return self.push(AtomKind::Who(Person::of_letter(letter)), span, 1);
        }
        let mut words = self.words();
        if let Some((card, taken)) = self.own.card(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
            return self.push(AtomKind::Cards(vec![card]), span, taken);
        }
        // `treff 7`.
        if let Some(TokenKind::Number { value, .. }) = self.tokens.get(self.at + 1).map(|token| &token.kind)
            && let Some(card) = self.own.card_in(folded, *value)
        {
            return self.push(AtomKind::Cards(vec![card]), span, 2);
        }
        // A position in capitals is one in every language, and so is one that does something: `CO` is not `čo`.
        let shouted = raw.chars().count() > 1 && raw.chars().all(char::is_uppercase);
        let named = || shouted || raw == folded && (self.acts() || self.follows_before());
        let script = self.lang.language().script;
        let latin = if shouted {
            raw.chars().map(|c| script.latin_look_alike(c)).collect::<String>().to_lowercase()
        } else {
            folded.to_owned()
        };
        let position = self.english.fit(&[latin.as_str()]).filter(|fit| fit.concept.is_position() && named());
        // `BB ante 1000`.
        let ante = self.own.fit(&words.iter().map(String::as_str).collect::<Vec<_>>());
        let ante = ante.is_some_and(|fit| fit.concept == Concept::BigBlindAnte);
        if let Some(fit) = position.filter(|_| !ante) {
            return self.push(AtomKind::Concept(fit.concept), span, 1);
        }
        if self.is_name(raw, folded) {
            return self.push(AtomKind::Who(Person::Name(self.bare(raw).to_owned())), span, 1);
        }
        self.correct(&mut words);
        let folded = words.first().cloned().unwrap_or_default();
        let folded = folded.as_str();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let number = self.own.number(folded);
        let fit = self.fit(&words, number.is_some());
        // `prolazi li to`: where letters are taken for one, a word of two letters may look like a place.
        let spelled =
            |concept: Concept| !raw.is_ascii() || self.own.is_written(concept, raw) || self.english.is_written(concept, raw);
        let short = fit.is_some_and(|fit| fit.words == 1 && fit.concept.is_position()) && raw == folded && raw.chars().count() < 3;
        let fit = fit.filter(|fit| !short || spelled(fit.concept));
        // `bets out of turn`, and not `bets out`.
        let early = |fit: &FormFit| {
            let last = fit.words.checked_sub(1).filter(|last| *last > 0);
            last.is_some_and(|last| {
                self.own.fit(&words[last..]).is_some_and(|next| next.concept == Concept::OutOfTurn && next.words > 1)
            })
        };
        let fit = match fit {
            Some(fit) if early(&fit) => self.own.fit(&words[..fit.words - 1]),
            fit => fit,
        };
        // A phrase says more than the words that it begins with.
        let told = self.own.told(&words);
        let hole = told.and_then(|told| told.hole);
        let named = hole.and_then(|hole| Some((hole, self.person_at(self.at + hole)?)));
        let told = if hole.is_some() && named.is_none() { self.own.told_of_nobody(&words) } else { told };
        if let Some(told) = told.filter(|told| fit.is_none_or(|fit| told.words >= fit.words)) {
            return self.told(told, named, span);
        }
        let denied = if fit.is_none() && number.is_none() { self.own.denied(folded) } else { None };
        if let Some(deed) = denied {
            self.atoms.push(Atom { kind: AtomKind::Concept(Concept::Not), span: span.clone() });
            return self.push(AtomKind::Concept(deed), span, 1);
        }
        let (kind, taken) = match (fit, number) {
            (Some(fit), _) => (AtomKind::Concept(fit.concept), fit.words),
            (None, Some((value, ending))) => (AtomKind::Number { value, ending, in_words: true }, 1),
            (None, None) => (self.unknown(raw, folded), 1),
        };
        self.push(kind, span, taken);
    }

    /// A phrase that stands for a line; whoever is named within it stands before it, or behind it where it is done to him.
    fn told(&mut self, told: FormFit<&'static str>, named: Option<(usize, AtomKind)>, span: Range<usize>) {
        let person = named.map(|(hole, kind)| Atom { kind, span: self.tokens[self.at + hole].span.clone() });
        let behind = has_object(told.concept);
        let (before, after) = if behind { (None, person) } else { (person, None) };
        self.atoms.extend(before);
        self.push(AtomKind::Told(told.concept), span, told.words);
        self.atoms.extend(after);
    }

    /// Whoever is called by this word, whatever he does.
    fn person_at(&self, at: usize) -> Option<AtomKind> {
        let Some(TokenKind::Word { raw, folded }) = self.tokens.get(at).map(|token| &token.kind) else { return None };
        let bare = self.bare(raw);
        let mut letters = bare.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            let letter = if letter.is_uppercase() { self.alphabet(letter) } else { None };
            return letter.map(|letter| AtomKind::Who(Person::of_letter(letter)));
        }
        let place = self.english.fit(&[folded.as_str()]).filter(|fit| fit.concept.is_position());
        match place {
            Some(fit) => Some(AtomKind::Concept(fit.concept)),
            None => is_capitalised(bare).then(|| AtomKind::Who(Person::Name(bare.to_owned()))),
        }
    }

    /// What is written behind a hyphen after a player or a number is an ending: `B-nek`, `5000-es`.
    fn takes_ending(&mut self, folded: &str) -> bool {
        let until = self.own.ends_until(folded);
        let dative = self.own.ends_dative(folded);
        let before = self.atoms.iter().rev().skip(1).take_while(|atom| !matches!(atom.kind, AtomKind::Mark(_)));
        let named = before.into_iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)));
        let Some(last) = self.atoms.last_mut() else { return false };
        match &mut last.kind {
            // `D-ig mindenki passzol`: up to whom. `A C-nek mutatja`: to whom, where somebody does it.
            AtomKind::Who(_) if until || dative && named => {
                let span = last.span.clone();
                let at = self.atoms.len() - 1;
                self.atoms.insert(at, Atom { kind: AtomKind::Concept(Concept::To), span });
                true
            }
            AtomKind::Who(_) => folded.len() <= 4,
            AtomKind::Number { value, ending, .. } => {
                let known = self.own.ending(folded);
                // `25-tisícový`.
                let unit = self.own.number(folded).filter(|(unit, _)| known.is_none() && matches!(unit, 100 | 1000 | 1_000_000));
                if let Some((unit, last)) = unit {
                    *value = value.saturating_mul(unit);
                    *ending = last;
                    return true;
                }
                *ending = known.unwrap_or(*ending);
                known.is_some()
            }
            AtomKind::Concept(_)
            | AtomKind::Piles(_)
            | AtomKind::Stakes(_)
            | AtomKind::Cards(_)
            | AtomKind::Quote(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => {
                folded.len() <= 3 && self.own.fit(&[folded]).is_none() && self.english.fit(&[folded]).is_none()
            }
        }
    }

    fn words(&self) -> Vec<String> {
        self.words_from(self.at)
    }

    fn words_from(&self, at: usize) -> Vec<String> {
        let word = |token: &Token| if let TokenKind::Word { raw, .. } = &token.kind { Some(self.own.fold(raw)) } else { None };
        self.tokens[at..].iter().take(LONGEST_PHRASE).map_while(word).collect()
    }

    /// Puts right what was mistyped within a phrase of several words, or in a number.
    fn correct(&self, words: &mut [String]) {
        for (n, word) in words.iter_mut().take(MOST_CORRECTED).enumerate() {
            // Names are no mistyped words.
            let name = matches!(self.tokens.get(self.at + n).map(|token| &token.kind), Some(TokenKind::Word { raw, .. }) if is_capitalised(raw));
            if name {
                continue;
            }
            let known = self.fit(&[word.as_str()], false).is_some() || self.own.number(word).is_some();
            // What stands for a line by itself is no word mistyped.
            let known = known || self.own.told(&[word.as_str()]).is_some();
            let near = if known { None } else { self.own.nearly(word).map_or_else(|| self.own.corrected(word), |_| None) };
            if let Some(near) = near {
                *word = near.to_owned();
            }
        }
    }

    fn fit(&self, words: &[&str], is_number: bool) -> Option<FormFit> {
        let own = self.own.fit(words).filter(|fit| !is_number || fit.exact || fit.words > 1);
        let trade = self.english.fit(words).filter(|fit| fit.concept.is_trade() && !is_number);
        match (own, trade) {
            (Some(own), Some(trade)) if trade.words > own.words => Some(trade),
            (Some(own), _) => Some(own),
            (None, trade) => trade,
        }
    }

    fn unknown(&self, raw: &str, folded: &str) -> AtomKind {
        let first = self.atoms.last().is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(c) if c != ',' && c != '('));
        if is_capitalised(raw) && !first {
            return AtomKind::Who(Person::Name(self.bare(raw).to_owned()));
        }
        let near = self.own.nearly(folded).or_else(|| self.english.nearly(folded).filter(|fit| fit.concept.is_trade()));
        // `Коля 400`: a word with a capital letter that an amount stands behind is somebody, and no act mistyped.
        let person = |concept: Concept| {
            concept.is_verb() || matches!(concept, Concept::Fill | Concept::Villain | Concept::Hero | Concept::Nobody)
        };
        match near {
            Some(fit) if is_capitalised(raw) && person(fit.concept) && self.has_value_behind() => {
                AtomKind::Who(Person::Name(self.bare(raw).to_owned()))
            }
            Some(fit) => AtomKind::Concept(fit.concept),
            None => AtomKind::Unknown(raw.to_owned()),
        }
    }

    /// A capitalised word before a deed is a name unless it is exactly one of the telling's words; what it only resembles, or
    /// begins as, is another word.
    fn is_name(&self, raw: &str, folded: &str) -> bool {
        if !is_capitalised(raw) || raw.chars().count() < 3 {
            return false;
        }
        // Who was called so once is meant wherever the word stands.
        if self.atoms.iter().any(|atom| matches!(&atom.kind, AtomKind::Who(Person::Name(name)) if name == raw)) {
            return true;
        }
        let words = self.words();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let fit = self.fit(&words, false);
        let told = self.own.told(&words);
        if told.is_some_and(|told| told.words > 1 || told.exact) || fit.is_some_and(|fit| fit.words > 1) {
            return false;
        }
        let known = self.own.is_given_name(folded);
        let number = self.own.number(folded);
        let next = self.tokens.get(self.at + 1).map(|token| &token.kind);
        let says = matches!(next, Some(TokenKind::Quote(_) | TokenKind::Mark(':')));
        match fit {
            // `Ante 1000` is one; `Ante calls` is somebody.
            // In the middle of a sentence nobody writes a word with a capital letter: `it is on Bill`.
            Some(fit) if fit.exact => {
                known && (self.acts() || self.owns() || !self.names_inflect() && self.is_within() || self.is_listed())
            }
            Some(fit) => {
                let person = fit.concept.is_noun() || fit.concept.street().is_some();
                // `spilin hans Sindra`: whose cards they are is told behind them.
                let owner = self.atoms.last().is_some_and(|atom| atom.is(Concept::Cards));
                if owner && self.names_inflect() && fit.concept.is_verb() {
                    return true;
                }
                !person && (known || !self.says_next()) && (self.acts() || self.owns() || self.is_listed())
            }
            None if number.is_some_and(|(value, ending)| value > 10 || ending == Ending::Plain || self.numbers_take_endings()) => {
                known && self.acts()
            }
            None => self.acts() || known && (says || matches!(next, Some(TokenKind::Number { .. } | TokenKind::Pile(_)))),
        }
    }

    fn names_inflect(&self) -> bool {
        self.lang.language().grammar.names_inflect
    }

    fn numbers_take_endings(&self) -> bool {
        self.lang.language().number_with_ending.is_some()
    }

    fn letter_word(&self) -> LetterWord {
        self.lang.language().grammar.letter_word
    }

    /// A word that says what somebody has stands next: `Villi á Kd Qd`.
    fn owns(&self) -> bool {
        let next = self.tokens.get(self.at + 1).map(|token| &token.kind);
        matches!(next, Some(TokenKind::Word { raw, .. }) if self.own.owns_before_number(raw))
    }

    /// `Ante, Boris i Ceco`, `Ari Beggi og Kiddi`: one of several who are named side by side.
    fn is_listed(&self) -> bool {
        let name = |at: usize| match self.tokens.get(at).map(|token| &token.kind) {
            Some(TokenKind::Word { raw, folded }) => {
                is_capitalised(raw) && self.own.fit(&[folded.as_str()]).is_none_or(|fit| !fit.exact)
            }
            Some(_) | None => false,
        };
        let joins = |at: usize| match self.tokens.get(at).map(|token| &token.kind) {
            Some(TokenKind::Mark(',')) => true,
            Some(TokenKind::Word { folded, .. }) => self.own.fit(&[folded.as_str()]).is_some_and(|fit| fit.concept == Concept::And),
            Some(_) | None => false,
        };
        let behind = |at: usize| if joins(at) { at + 1 } else { at };
        let next = behind(self.at + 1);
        let before = self.atoms.iter().rev().find(|atom| !(atom.is(Concept::And) || atom.kind == AtomKind::Mark(',')));
        let follows = before.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(Person::Name(_))));
        name(next) && (follows || name(behind(next + 1)))
    }

    /// Words stand before it in its sentence.
    fn is_within(&self) -> bool {
        self.atoms.last().is_some_and(|atom| matches!(atom.kind, AtomKind::Concept(_) | AtomKind::Unknown(_)))
    }

    /// What stands next, but for words that say how it is done, is an amount, cards or what is said.
    fn has_value_behind(&self) -> bool {
        let words = self.words_from(self.at + 1);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let mut at = 0;
        while let Some(TokenKind::Word { raw, .. }) = self.tokens.get(self.at + 1 + at).map(|token| &token.kind) {
            // `Villi á Kd Qd`.
            if self.own.owns_before_number(raw) {
                at += 1;
                continue;
            }
            let Some(fit) = self.own.fit(words.get(at..).unwrap_or_default()) else { break };
            if !matches!(fit.concept, Concept::Silent | Concept::Fill | Concept::Already | Concept::Has) {
                return false;
            }
            at += fit.words;
        }
        let next = self.tokens.get(self.at + 1 + at).map(|token| &token.kind);
        let number = words.get(at).is_some_and(|word| self.own.number(word).is_some_and(|(value, _)| value > 10));
        let value = matches!(next, Some(TokenKind::Number { .. } | TokenKind::Pile(_) | TokenKind::Quote(_) | TokenKind::Cards(_)));
        at == words.len() && value || number
    }

    /// What follows is said: the word before it may be what.
    fn says_next(&self) -> bool {
        self.acts_with(self.at, |concept| concept == Concept::Say)
    }

    /// A name without the ending that makes it somebody's, or says what he is.
    fn bare<'w>(&self, raw: &'w str) -> &'w str {
        self.own.without_owner(raw)
    }

    /// `A riveren Jani hívott`: in Hungarian it is the article where somebody else is named behind the street, or right behind it.
    fn is_article(&self, first: char) -> bool {
        let raw = |at: usize| match self.tokens.get(at).map(|token| &token.kind) {
            Some(TokenKind::Word { raw, .. }) => raw.as_str(),
            _ => "",
        };
        if !self.own.is_article(first) {
            return false;
        }
        let street = self.own.fit(&[self.own.fold(raw(self.at + 1)).as_str()]).is_some_and(|fit| fit.concept.street().is_some());
        let letter = |word: &str| word.chars().count() == 1 && word.starts_with(|c| ('B'..='H').contains(&c));
        // `A négyes szék`: whoever sits there.
        let chair = |at: usize| self.own.fit(&[self.own.fold(raw(at)).as_str()]).is_some_and(|fit| fit.concept == Concept::Seat);
        let behind = raw(self.at + 2);
        chair(self.at + 2) || street && (is_capitalised(behind) || letter(behind)) || is_capitalised(raw(self.at + 1)) && !street
    }

    /// The letter that a player is called by.
    fn letter(&self, raw: &str) -> Option<char> {
        let (bare, rest) = raw.split_once(['\'', '’']).unwrap_or((raw, ""));
        let speaker = self.lang.language().first_person.is_some_and(|own| own.to_uppercase() == bare);
        if !matches!(rest, "" | "s") || speaker {
            return None;
        }
        let mut chars = bare.chars();
        let (first, None) = (chars.next()?, chars.next()) else { return None };
        let letter = self.alphabet(first)?;
        // `A gomb`, `A player`, `В банке`: an article or a preposition.
        let words = self.words();
        let after: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
        let glued = self.tokens.get(self.at + 1).is_some_and(|next| next.glued);
        if bare == raw && !glued && self.is_article(first) {
            return None;
        }
        let is_word = bare == raw
            && !glued
            && matches!(first, 'A' | 'А' | 'В' | 'С' | 'I')
            // `A on the button`: before a preposition stands no article.
            && self.fit(after.get(..1).unwrap_or_default(), false).is_none_or(|fit| fit.concept != Concept::Fill)
            && self.fit(&after, false).is_some_and(|fit| {
                let place = fit.concept.street().is_some() || matches!(fit.concept, Concept::Middle | Concept::Pot | Concept::Seat);
                if matches!(first, 'В' | 'С') { place } else { fit.concept.is_noun() }
            });
        // `A small blind, B big blind`.
        let placed = |at: usize| {
            let words = self.words_from(at + 1);
            let place = self.fit(&words.iter().map(String::as_str).collect::<Vec<_>>(), false);
            place.is_some_and(|fit| fit.concept.is_position())
        };
        let other = |at: usize| self.single(at).is_some_and(|c| matches!(c, 'B'..='H' | 'Б'..='З')) && placed(at);
        let paired = is_word && placed(self.at) && (0..self.tokens.len()).any(other);
        (!is_word || paired).then_some(letter)
    }

    fn alphabet(&self, letter: char) -> Option<char> {
        if lettered(letter).is_some() {
            return Some(letter);
        }
        if letter.is_lowercase() {
            return self.small(letter);
        }
        // Without a Б or a Г, the letters that look like Latin ones are those.
        let is_alone = |at: usize, c: char| {
            let before = self.text[..at].chars().next_back();
            let after = self.text[at + c.len_utf8()..].chars().next();
            !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
        };
        let alone = |letters: &[char]| self.text.char_indices().any(|(at, c)| letters.contains(&c) && is_alone(at, c));
        let own = alone(&['Б', 'Г', 'Д']);
        // `А, Б и С`: many count on as in Latin. A preposition stands before nobody's act.
        let listed = || {
            let joins = |atom: &&Atom| atom.is(Concept::And) || atom.kind == AtomKind::Mark(',');
            let before = self.atoms.iter().rev().find(|atom| !joins(atom));
            before.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(Person::Letter(_))))
        };
        let third = letter == 'С' && own && !alone(&['В']) && (self.acts() || listed());
        let (alphabet, letters) = match (own, third) {
            (true, true) => ("АБСГДЕЖЗ", "ABCDEFGH"),
            (true, false) => ("АБВГДЕЖЗ", "ABCDEFGH"),
            (false, _) => ("АВСЕН", "ABCEH"),
        };
        alphabet.chars().zip(letters.chars()).find(|(own, _)| *own == letter).map(|(_, latin)| latin)
    }

    /// In small letters only where nobody is called by a capital one, and no word is meant.
    fn small(&self, letter: char) -> Option<char> {
        let letters = || (0..self.tokens.len()).filter_map(|at| self.single(at));
        if letters().any(|c| c.is_uppercase() && c != 'I') {
            return None;
        }
        // `h` is `hogy`.
        if self.own.fit(&[letter.to_string().as_str()]).is_some_and(|fit| fit.concept == Concept::That) {
            return None;
        }
        let capital = if letter.is_ascii() {
            letter.to_ascii_uppercase()
        } else {
            // Without a б, a г or a д, the letters that look like Latin ones are those.
            let own = letters().any(|c| matches!(c, 'б' | 'г' | 'д'));
            // `а б с`: many count on as in Latin.
            let third = letters().any(|c| c == 'в');
            let (alphabet, letters) = match (own, third) {
                (true, true) => ("абвгде", "ABCDEF"),
                (true, false) => ("абсгде", "ABCDEF"),
                (false, _) => ("авсе", "ABCE"),
            };
            alphabet.chars().zip(letters.chars()).find(|(own, _)| *own == letter).map(|(_, latin)| latin)?
        };
        // `seats a b c`.
        let listed = || {
            let seat = |atom: &&Atom| {
                !matches!(&atom.kind, AtomKind::Who(person) if person.is_lettered()) && atom.kind != AtomKind::Mark(',')
            };
            self.atoms.iter().rev().find(seat).is_some_and(|atom| atom.is(Concept::Seat))
        };
        let is_player = matches!(capital, 'A'..='H');
        if !is_player || !self.acts() {
            let counted = matches!(capital, 'A'..='J') && letter.is_ascii() && listed();
            // Who does something is meant wherever he is named: `c asks for the clock on b`.
            let known = !self.own.is_small_word(letter)
                && (0..self.tokens.len()).any(|at| self.single(at) == Some(letter) && self.acts_at(at));
            return (counted || is_player && (known || self.acts_with_others())).then_some(capital);
        }
        // What is also an article, a conjunction or a preposition is somebody only where a clause begins; and where others are
        // called by small letters too, also behind what somebody has done to the end.
        let somebody = if self.governs(self.at) {
            false
        } else if self.own.is_small_word(letter) {
            // Behind a comma it joins, as it does anywhere beside names.
            let comma = self.atoms.last().is_some_and(|atom| matches!(atom.kind, AtomKind::Mark(',')));
            let names = self.atoms.iter().any(|atom| matches!(atom.kind, AtomKind::Who(Person::Name(_))));
            let joins = self.letter_word() != LetterWord::ArticleOfThings && (comma || names);
            let alone = self.letter_word() != LetterWord::Article && (self.begins() && !joins || self.is_third_person());
            alone || listed() || self.others_act(letter) && (self.begins() || self.follows_act())
        } else {
            true
        };
        somebody.then_some(capital)
    }

    /// Somebody else who does something is called by a small letter that is no word, or by one that begins where clauses do.
    fn others_act(&self, own: char) -> bool {
        let other = |letter: char| letter != own && matches!(letter, 'b'..='h' | 'б' | 'в' | 'г' | 'д' | 'с');
        // `а ставит 500, с колл`.
        let first = |at: usize| {
            let begins = at == 0 || !matches!(self.tokens[at - 1].kind, TokenKind::Word { .. } | TokenKind::Number { .. });
            own == 'с' && self.single(at) == Some('а') && begins
        };
        (0..self.tokens.len()).any(|at| {
            let called = self.single(at).is_some_and(other) && !self.governs(at) || first(at);
            called && self.acts_at(at)
        })
    }

    /// The letter is a preposition before what stands behind it: `с рейзом`.
    fn governs(&self, at: usize) -> bool {
        let small = self.single(at).is_some_and(|letter| self.own.is_small_word(letter));
        let next = self.tokens.get(at + 1).map(|token| &token.kind);
        small && matches!(next, Some(TokenKind::Word { folded, .. }) if self.own.is_governed(folded))
    }

    /// The letter that a word of one letter is.
    fn single(&self, at: usize) -> Option<char> {
        match &self.tokens.get(at)?.kind {
            TokenKind::Word { raw, .. } => raw.chars().next().filter(|_| raw.chars().nth(1).is_none()),
            TokenKind::Number { .. }
            | TokenKind::BigBlinds(_)
            | TokenKind::Pile(_)
            | TokenKind::Stakes(_)
            | TokenKind::Cards(_)
            | TokenKind::Quote(_)
            | TokenKind::Mark(_) => None,
        }
    }

    /// So many tenths of a big blind, where the stakes are told.
    fn big_blinds(&self, tenths: Amount) -> Option<AtomKind> {
        let stakes =
            self.tokens.iter().find_map(|token| if let TokenKind::Stakes(stakes) = &token.kind { Some(stakes) } else { None });
        let value = stakes?.get(1)?.saturating_mul(tenths) / 10;
        Some(AtomKind::Number { value, ending: Ending::Plain, in_words: false })
    }

    /// `a b c limp`: one of several who do the same. Where `a` is a conjunction or an article before a letter it is none of them.
    fn acts_with_others(&self) -> bool {
        let is_letter = |letter: char| matches!(letter, 'b'..='h');
        let things = self.letter_word() == LetterWord::ArticleOfThings;
        let begins = things && self.begins() || self.single(self.at).is_some_and(is_letter);
        let mut at = self.at;
        while self.single(at + 1).is_some_and(is_letter) {
            at += 1;
        }
        begins && at > self.at && self.acts_at(at)
    }

    /// The act before it is complete, so that nobody goes on with it: `b bet 300 a call`. Where the letter is a conjunction too,
    /// only what the other cannot have done besides is somebody else's: `b calls and tables` is his.
    fn follows_act(&self) -> bool {
        let small = |atom: &&Atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::To));
        let mut before = self.atoms.iter().rev().filter(small).map(|atom| &atom.kind).peekable();
        let with_amount = before.next_if(|kind| matches!(kind, AtomKind::Number { .. } | AtomKind::Piles(_))).is_some();
        let done = match before.next() {
            Some(AtomKind::Concept(Concept::Check | Concept::Call | Concept::Fold | Concept::AllIn | Concept::Limp)) => true,
            Some(AtomKind::Concept(Concept::Bet | Concept::Raise | Concept::Open)) => with_amount,
            // `b 500 a calls`.
            Some(AtomKind::Who(_)) => with_amount,
            // Nobody has done anything yet: `river, pot 3000 a check b check`.
            Some(AtomKind::Concept(Concept::Pot)) => with_amount,
            Some(_) | None => false,
        };
        let said =
            before.take_while(|kind| !matches!(kind, AtomKind::Mark(_))).any(|kind| *kind == AtomKind::Concept(Concept::Say));
        let joins = matches!(self.letter_word(), LetterWord::Conjunction | LetterWord::ArticleOfThings);
        done && !said && (!joins || self.acts_with(self.at, is_whole_act))
    }

    /// Somebody does something next. How it is done may stand before what is done: `b silently tosses`.
    fn acts(&self) -> bool {
        self.acts_at(self.at)
    }

    fn acts_at(&self, at: usize) -> bool {
        self.acts_with(at, |concept| concept.is_verb() || matches!(concept, Concept::Has | Concept::Wants | Concept::Skipped))
    }

    /// What stands behind a word is such a deed, or a phrase that stands for one.
    fn acts_with(&self, at: usize, is_deed: impl Fn(Concept) -> bool) -> bool {
        let words = self.words_from(at);
        let after: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
        let mut at = 0;
        loop {
            let rest = after.get(at..).unwrap_or_default();
            let told = self.own.told(rest);
            let Some(fit) = self.fit(rest, false) else { return told.is_some() };
            if told.is_some_and(|told| told.words >= fit.words) {
                return true;
            }
            let how = matches!(
                fit.concept,
                Concept::Silent
                    | Concept::Fill
                    | Concept::Already
                    | Concept::Not
                    | Concept::Again
                    | Concept::OutOfTurn
                    | Concept::InsteadOf
            );
            if !how {
                return is_deed(fit.concept);
            }
            at += fit.words;
        }
    }

    /// `pred co`: before somebody.
    fn follows_before(&self) -> bool {
        self.atoms.last().is_some_and(|atom| matches!(atom.kind, AtomKind::Concept(Concept::Before | Concept::Ahead)))
    }

    /// Nothing stands before it in its clause but what is told of the table.
    fn begins(&self) -> bool {
        self.atoms.last().is_none_or(|atom| {
            let apart = |concept: Concept| concept.street().is_some() || matches!(concept, Concept::Then | Concept::Showdown);
            matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_) | AtomKind::Cards(_)) || atom.concept().is_some_and(apart)
        })
    }

    /// `a calls`, and not `a call`; nobody says `a all-in` of a thing.
    fn is_third_person(&self) -> bool {
        let next = self.tokens.get(self.at + 1).map(|token| &token.kind);
        let Some(TokenKind::Word { raw, .. }) = next else { return false };
        self.own.is_third_person(raw)
    }
}

/// A word with a capital letter and small ones behind it.
fn is_capitalised(raw: &str) -> bool {
    raw.starts_with(char::is_uppercase) && raw.chars().skip(1).any(char::is_lowercase)
}

/// What nobody does besides another act in the same breath.
fn is_whole_act(concept: Concept) -> bool {
    concept.is_declared() && concept != Concept::Pot || matches!(concept, Concept::Muck | Concept::Wants)
}

/// `the old guy bets`, `a szemüveges betesz`: who is told by how he looks is called so.
fn described(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let capitals = atoms.iter().any(|atom| is_called_in_capitals(atom, text));
    let mut at = 0;
    while at < atoms.len() {
        let AtomKind::Unknown(raw) = &atoms[at].kind else {
            at += 1;
            continue;
        };
        let small = !raw.starts_with(char::is_uppercase) && raw.chars().count() > 2;
        let player = atoms.get(at + 1).is_some_and(|atom| atom.is(Concept::Player));
        // `stari mate digne`, where nobody writes capitals.
        let called = |atom: &Atom| matches!(&atom.kind, AtomKind::Unknown(raw) if raw.chars().count() > 2);
        let noun = player || !capitals && atoms.get(at + 1).is_some_and(called);
        let before = atoms[..at].iter().rposition(|atom| !is_article_word(atom, text, lang)).map_or(0, |before| before + 1);
        let begins = before == 0 || ends_clause(&atoms[before - 1]);
        let last = at + usize::from(noun);
        let how = |atom: &&Atom| {
            !matches!(
                atom.kind,
                AtomKind::Concept(
                    Concept::Silent | Concept::Already | Concept::Not | Concept::Fill | Concept::Again | Concept::And
                )
            )
        };
        let acts = atoms[last + 1..].iter().find(how).is_some_and(|atom| {
            // A thing may show and find; it is nobody who bets.
            let acts = |concept: Concept| concept.is_declared() || concept.is_move() || concept == Concept::Say;
            atom.concept().is_some_and(acts) || player && (atom.is_verb() || matches!(atom.kind, AtomKind::Told(_)))
        });
        if small && begins && acts && (noun || before < at) {
            let span = atoms[at].span.start..atoms[last].span.end;
            let name = text.get(span.clone()).unwrap_or_default().to_owned();
            atoms.splice(at..=last, [Atom { kind: AtomKind::Who(Person::Name(name)), span }]);
        }
        at += 1;
    }
}

fn is_called_in_capitals(atom: &Atom, text: &str) -> bool {
    matches!(&atom.kind, AtomKind::Who(person) if person.is_lettered() || matches!(person, Person::Name(_)))
        && text.get(atom.span.clone()).is_some_and(|raw| raw.starts_with(char::is_uppercase))
}

/// An article of the language, or of the trade's English.
fn is_article_word(atom: &Atom, text: &str, lang: Lang) -> bool {
    let raw = text.get(atom.span.clone()).unwrap_or_default();
    let known = |lang: Lang| Lexicon::of(lang).is(Particle::Article, &Lexicon::of(lang).fold(raw));
    atom.is(Concept::Fill) && (known(lang) || known(Lang::En))
}

/// A capital word that nobody knows, at the beginning of a sentence, is a name if somebody does something there; and a name
/// comes back in other cases.
fn names(atoms: &mut [Atom], text: &str) {
    // Who calls others by capitals writes no name without one.
    let capitals = atoms.iter().any(|atom| is_called_in_capitals(atom, text));
    for at in 0..atoms.len() {
        let AtomKind::Unknown(raw) = &atoms[at].kind else { continue };
        let ends = |atom: &&Atom| matches!(atom.kind, AtomKind::Mark(_));
        // What is put in stands for a deed only where no word stands between that nobody knows: it may say anything.
        let mut known = true;
        let acts = atoms[at + 1..].iter().take_while(|atom| !ends(atom)).any(|atom| match &atom.kind {
            AtomKind::Concept(concept) => concept.is_verb() || known && matches!(concept, Concept::Silent | Concept::Has),
            AtomKind::Number { .. } | AtomKind::Quote(_) | AtomKind::Piles(_) => known,
            AtomKind::Told(_) => true,
            AtomKind::Unknown(_) => {
                known = false;
                false
            }
            AtomKind::Stakes(_) | AtomKind::Cards(_) | AtomKind::Who(_) | AtomKind::Mark(_) => false,
        });
        let acts = acts || atoms.get(at + 1).as_ref().is_some_and(ends) && capital_follows(atoms, at);
        let acts = acts || raw.starts_with(char::is_uppercase) && is_in_apposition(atoms, at);
        // `seat 5 keeps his phone`: a seat has its number, and its clause goes on.
        let seat = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::Seat | Concept::Player));
        let begins = at == 0 || ends_clause(&atoms[at - 1]) && !(at > 1 && seat(&atoms[at - 2]));
        let capital = raw.starts_with(char::is_uppercase);
        // How it is done may stand before what is done: `gabi csöndben kirak`.
        let how = |atom: &&Atom| {
            matches!(
                atom.kind,
                AtomKind::Concept(Concept::Silent | Concept::Already | Concept::Not | Concept::Fill | Concept::Again)
            )
        };
        let verb = atoms[at + 1..]
            .iter()
            .find(|atom| !how(atom))
            .is_some_and(|atom| atom.is_verb() || atom.is(Concept::Has) || matches!(atom.kind, AtomKind::Told(_)));
        // `nonni 900 … og asa segir`, where nobody writes capitals and others do something.
        let bets = matches!(
            atoms.get(at + 1).map(|atom| &atom.kind),
            Some(AtomKind::Number { value: 25.., in_words: false, ending: Ending::Plain })
        );
        let bets = bets && !capitals && others_act(atoms, at);
        if begins && acts && (capital || (verb || bets) && !capitals && raw.chars().count() > 2) {
            let mut letters = raw.chars();
            let name = letters.next().map(|first| first.to_uppercase().chain(letters).collect());
            atoms[at].kind = AtomKind::Who(Person::Name(name.unwrap_or_default()));
        }
    }
    named_later(atoms);
    let mut known: Vec<String> = Vec::new();
    let mut subjects: Vec<Option<String>> = Vec::new();
    for at in 0..atoms.len() {
        let acts = is_subject(atoms, at);
        let atom = &mut atoms[at];
        let (AtomKind::Who(Person::Name(name)) | AtomKind::Unknown(name)) = &atom.kind else { continue };
        let name = name.clone();
        if matches!(atom.kind, AtomKind::Unknown(_)) && !known.iter().any(|own| is_same(own, &name)) {
            continue;
        }
        let first = known.iter().position(|own| is_same(own, &name));
        let place = first.unwrap_or(known.len());
        if first.is_none() {
            known.push(name.clone());
            subjects.push(None);
        }
        if acts {
            subjects[place].get_or_insert(name);
        }
        atom.kind = AtomKind::Who(Person::Name(known[place].clone()));
    }
    // Who was named in another case is called as where he did something.
    for atom in atoms.iter_mut() {
        if let AtomKind::Who(Person::Name(name)) = &mut atom.kind
            && let Some(at) = known.iter().position(|own| own == name)
            && let Some(subject) = &subjects[at]
        {
            name.clone_from(subject);
        }
    }
}

/// `Nikita, first to act, throws in a chip`: who he is stands between commas.
fn is_in_apposition(atoms: &[Atom], at: usize) -> bool {
    let said_of_him = |atom: &&Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::First | Concept::Player));
    let told = atoms[at + 1..].iter().take_while(said_of_him).count();
    let comma = atoms.get(at + 1 + told).is_some_and(|atom| atom.kind == AtomKind::Mark(','));
    let small = |atom: &&Atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::Already));
    let next = atoms.get(at + 2 + told..).unwrap_or_default().iter().find(small);
    told > 0 && comma && next.is_some_and(|atom| atom.is_verb())
}

/// Somebody else of whom nobody knows the word does something.
fn others_act(atoms: &[Atom], at: usize) -> bool {
    let called = |atom: &Atom| matches!(&atom.kind, AtomKind::Unknown(_) | AtomKind::Who(Person::Name(_)));
    let verb = |atom: &Atom| atom.is_verb();
    (0..atoms.len() - 1).any(|other| other != at && called(&atoms[other]) && verb(&atoms[other + 1]))
}

/// `Ann first, then Bo. Ann checks`: who does something later is somebody where he is only named.
fn named_later(atoms: &mut [Atom]) {
    let name = |atom: &Atom| if let AtomKind::Who(Person::Name(name)) = &atom.kind { Some(name.clone()) } else { None };
    let names: Vec<String> = atoms.iter().filter_map(name).collect();
    for atom in atoms.iter_mut() {
        if let AtomKind::Unknown(raw) = &atom.kind
            && is_capitalised(raw)
            && names.iter().any(|name| is_same(name, raw))
        {
            atom.kind = AtomKind::Who(Person::Name(raw.clone()));
        }
    }
}

/// Somebody is named where a clause begins, and does something.
fn is_subject(atoms: &[Atom], at: usize) -> bool {
    let begins = at == 0 || matches!(atoms[at - 1].kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then));
    let how = |atom: &&Atom| {
        matches!(atom.kind, AtomKind::Concept(Concept::Silent | Concept::Already | Concept::Not | Concept::Fill | Concept::Again))
    };
    let acts = atoms[at + 1..].iter().find(|atom| !how(atom)).is_some_and(tells_deed);
    begins && acts
}

/// A word for a deed, or what is put in or said by it.
fn tells_deed(atom: &Atom) -> bool {
    let given = matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Told(_) | AtomKind::Quote(_));
    given || atom.is_verb()
}

/// Whether somebody may be named behind this: where a clause has ended, with or without a comma.
fn ends_clause(atom: &Atom) -> bool {
    match &atom.kind {
        AtomKind::Mark(_)
        | AtomKind::Stakes(_)
        | AtomKind::Number { .. }
        | AtomKind::Piles(_)
        | AtomKind::Quote(_)
        | AtomKind::Cards(_)
        | AtomKind::Told(_) => true,
        AtomKind::Concept(concept) => {
            concept.is_verb() && *concept != Concept::Say
                || concept.street().is_some()
                || concept.is_kind_of_game()
                || matches!(
                    concept,
                    Concept::And | Concept::Then | Concept::Silent | Concept::HeadsUp | Concept::Showdown | Concept::Pot
                )
        }
        AtomKind::Who(_) | AtomKind::Unknown(_) => false,
    }
}

/// What stands behind the next mark is somebody too: `Kim, Lou fold`.
fn capital_follows(atoms: &[Atom], at: usize) -> bool {
    matches!(atoms.get(at + 2).map(|atom| &atom.kind), Some(AtomKind::Who(_)))
        || atoms.get(at + 1).is_some_and(|atom| atom.kind == AtomKind::Mark(':'))
}

/// `Önnu` is `Anna` in another case: before a `u` an Icelandic `a` is an `ö`.
fn unshifted(name: &str) -> String {
    if name.ends_with('u') { name.replace('ö', "a").replace('Ö', "A") } else { name.to_owned() }
}

/// Two cases of one name.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (fold(&unshifted(one)), fold(&unshifted(other)));
    let common = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let (short, long) = (one.len().min(other.len()), one.len().max(other.len()));
    one == other || common >= 2 && common + 1 >= short && long - common <= 3 && (short > 3 || long - short <= 1)
}

/// `у Б 12 000`: what somebody has is told behind a word that stands before him. Before anybody else the word says nothing.
fn owners(atoms: &mut [Atom]) {
    for at in 0..atoms.len().saturating_sub(1) {
        let has = |atom: &Atom| atom.is(Concept::Has);
        let named = matches!(atoms[at + 1].kind, AtomKind::Who(_));
        let place = matches!(atoms[at + 1].kind, AtomKind::Concept(concept) if concept.is_position());
        let subject = at > 0 && matches!(atoms[at - 1].kind, AtomKind::Who(_));
        // `B has the button`.
        if has(&atoms[at]) && place && subject {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
        if !has(&atoms[at]) || !(named || place) || subject {
            continue;
        }
        let fill = |atom: &&Atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Already));
        let owns = atoms[at + 2..].iter().find(fill).is_some_and(|atom| {
            let owned = matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Cards(_) | AtomKind::Piles(_));
            owned || matches!(atom.concept(), Some(Concept::Left | Concept::Has | Concept::Cards | Concept::Stack))
        });
        if owns {
            let (before, behind) = atoms.split_at_mut(at + 1);
            std::mem::swap(&mut before[at].kind, &mut behind[0].kind);
        } else {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `two and a half thousand`, `dve a pol tisíc`, `tisuću i pol`, `две с половиной`.
fn halves(atoms: &mut Vec<Atom>) {
    let number = |atom: Option<&Atom>| match atom.map(|atom| &atom.kind) {
        Some(AtomKind::Number { value, in_words, ending }) => Some((*value, *in_words, *ending)),
        _ => None,
    };
    let mut at = 1;
    while at < atoms.len() {
        let small = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::And | Concept::Fill));
        let before = atoms[..at].iter().rposition(|atom| !small(atom));
        let half = atoms[at].is(Concept::Half);
        // `két és félezer`.
        if let (Some(AtomKind::Number { value: 500, in_words: true, ending }), Some((from, (value @ 1..=9, true, _)))) =
            (atoms.get(at).map(|atom| &atom.kind), before.and_then(|from| Some((from, number(atoms.get(from))?))))
            && atoms[at - 1].is(Concept::And)
        {
            let kind = AtomKind::Number { value: value * 1000 + 500, ending: *ending, in_words: true };
            let span = atoms[from].span.start..atoms[at].span.end;
            atoms.splice(from..=at, [Atom { kind, span }]);
            at = from + 1;
            continue;
        }
        let Some((from, (value, in_words, ending))) =
            before.filter(|_| half).and_then(|from| Some((from, number(atoms.get(from))?)))
        else {
            at += 1;
            continue;
        };
        let read = match number(atoms.get(at + 1)) {
            Some((unit @ (1000 | 1_000_000), true, _)) => Some((value.saturating_mul(unit).saturating_add(unit / 2), at + 1)),
            _ if in_words && value >= 1000 && value % 1000 == 0 => Some((value + 500, at)),
            _ => None,
        };
        let Some((value, to)) = read else {
            at += 1;
            continue;
        };
        let span = atoms[from].span.start..atoms[to].span.end;
        atoms.splice(from..=to, [Atom { kind: AtomKind::Number { value, ending, in_words: true }, span }]);
        at = from + 1;
    }
}

/// `tuttugu og fimm`, `dvadeset i pet`.
fn tens_and_units(atoms: &mut Vec<Atom>, lang: Lang) {
    let joins = lang.language().grammar.ones_behind_and;
    let mut at = 0;
    while joins && at + 2 < atoms.len() {
        let of = |atom: &Atom| if let AtomKind::Number { value, in_words: true, .. } = atom.kind { value } else { 0 };
        let (more, less) = (of(&atoms[at]), of(&atoms[at + 2]));
        // `tisuću i petsto` as well.
        let goes_on = matches!((more, less), (20..=90, 1..=9) | (100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900, 1..=99))
            || more > 0 && more % 1000 == 0 && matches!(less, 100..=900);
        let plain = matches!(atoms[at].kind, AtomKind::Number { ending: Ending::Plain, .. });
        if plain && goes_on && atoms[at + 1].is(Concept::And) {
            atoms.remove(at + 1);
        }
        at += 1;
    }
}

/// Numbers in words are read together: `two thousand five hundred`.
fn numbers(atoms: &mut Vec<Atom>) {
    let mut at = 0;
    while at < atoms.len() {
        if let Some(value) = unsaid_unit(&atoms[at..]) {
            let ending = if let AtomKind::Number { ending, .. } = atoms[at + 1].kind { ending } else { Ending::Plain };
            let span = atoms[at].span.start..atoms[at + 1].span.end;
            atoms.splice(at..at + 2, [Atom { kind: AtomKind::Number { value, ending, in_words: true }, span }]);
        }
        let mut parts: Vec<i64> = Vec::new();
        let mut last = Ending::Plain;
        let mut taken = 0;
        while let Some(AtomKind::Number { value, ending, in_words }) = atoms.get(at + taken).map(|atom| &atom.kind) {
            // `two thousand five hundred`; but `a thousand, five hundreds` are chips.
            let next = match atoms.get(at + taken + 1).map(|atom| &atom.kind) {
                Some(AtomKind::Number { value: next @ (100 | 1000 | 1_000_000), in_words: true, ending }) => Some((*next, *ending)),
                _ => None,
            };
            let multiplied = next.is_some_and(|(next, ending)| {
                let small = parts.last().is_some_and(|before| value.saturating_mul(next) < *before || *before < 100);
                *value < next && (ending == Ending::Worth || !small)
            });
            // `5000 jednim čipom`: what is written in figures is whole, but for its thousands.
            let figures = taken > 0 && matches!(atoms[at + taken - 1].kind, AtomKind::Number { in_words: false, .. });
            let follows = *in_words
                && goes_on(&parts, *value)
                && !(figures && *value < 100)
                && !(multiplied && parts.last().is_some_and(|before| *before >= 100));
            if taken > 0 && !follows || last != Ending::Plain {
                break;
            }
            // Of chips, a number before their value counts them, unless another number does.
            let counted = at > 0 && matches!(atoms[at - 1].kind, AtomKind::Number { .. });
            if taken > 0 && *ending == Ending::Worth && !counted {
                break;
            }
            // `päťsto jedným žetónom`: a sum, and how many chips it is.
            let few = *in_words && *value <= 10 && parts.last().is_some_and(|before| *before >= 100);
            if taken > 0 && few && *ending != Ending::Worth && atoms.get(at + taken + 1).is_some_and(is_chips) {
                break;
            }
            // `полторы тысячи тремя пятисотками`: a sum, and how many chips it is.
            let before = parts.last().copied().unwrap_or_default();
            if let Some(AtomKind::Number { value: worth, ending: Ending::Worth, in_words: true }) =
                atoms.get(at + taken + 1).map(|atom| &atom.kind)
                && *value <= 20
                && before >= 1000
                && *worth < before
            {
                break;
            }
            parts.push(*value);
            last = *ending;
            taken += 1;
        }
        if taken > 1
            && let Some(value) = spoken(&parts)
        {
            let span = atoms[at].span.start..atoms[at + taken - 1].span.end;
            atoms.splice(at..at + taken, [Atom { kind: AtomKind::Number { value, ending: last, in_words: true }, span }]);
        }
        at += 1;
    }
}

/// `3/6 hundred`, `25/50 tisuća`: the unit stands behind both.
fn stakes_in_words(atoms: &mut Vec<Atom>) {
    // `kétszáz/négyszáz`.
    for at in (1..atoms.len().saturating_sub(1)).rev() {
        let amount = |atom: &Atom| if let AtomKind::Number { value, in_words: true, .. } = atom.kind { value } else { 0 };
        let (small, big) = (amount(&atoms[at - 1]), amount(&atoms[at + 1]));
        if atoms[at].kind == AtomKind::Mark('/') && small > 0 && big == small * 2 {
            let span = atoms[at - 1].span.start..atoms[at + 1].span.end;
            atoms.splice(at - 1..=at + 1, [Atom { kind: AtomKind::Stakes(vec![small, big]), span }]);
        }
    }
    for at in (1..atoms.len()).rev() {
        let AtomKind::Number { value: unit @ (100 | 1000), in_words: true, ending: Ending::Plain } = atoms[at].kind else {
            continue;
        };
        if let AtomKind::Stakes(stakes) = &mut atoms[at - 1].kind
            && stakes.iter().all(|stake| *stake < unit)
        {
            stakes.iter_mut().for_each(|stake| *stake = stake.saturating_mul(unit));
            let end = atoms.remove(at).span.end;
            atoms[at - 1].span.end = end;
        }
    }
}

/// `две пятьсот`, `dvije petsto`, `one forty`: thousands or hundreds go without saying, where no chips are counted.
fn unsaid_unit(atoms: &[Atom]) -> Option<Amount> {
    let [one, two, rest @ ..] = atoms else { return None };
    let (
        AtomKind::Number { value: first @ 1..=9, in_words: true, ending: Ending::Plain },
        AtomKind::Number { value: second, in_words: true, ending: Ending::Plain },
    ) = (&one.kind, &two.kind)
    else {
        return None;
    };
    let unit = match second {
        20..=90 if second % 10 == 0 => 100,
        200..=900 if second % 100 == 0 => 1000,
        _ => return None,
    };
    let multiplied = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value, .. } if value >= 100);
    let counted = rest.first().is_some_and(|atom| is_chips(atom) || multiplied(atom));
    (!counted).then_some(first * unit + second)
}

/// The point in `2. lap` and `3. karta` ends no sentence.
fn ordinals(atoms: &mut Vec<Atom>, text: &str) {
    let mut at = 0;
    while at + 1 < atoms.len() {
        let (one, two) = (&atoms[at], &atoms[at + 1]);
        let few = matches!(one.kind, AtomKind::Number { value: 1..=20, in_words: false, .. });
        let touches = two.kind == AtomKind::Mark('.') && one.span.end == two.span.start;
        let after = text[two.span.end..].trim_start_matches(' ');
        // A seat has its own reading of the point.
        let seat = atoms.get(at + 2).is_some_and(|atom| atom.is(Concept::Seat));
        if few && touches && !seat && after.starts_with(char::is_lowercase) {
            atoms.remove(at + 1);
        }
        at += 1;
    }
}

/// `4 k`, `четыре к`: the thousands stand apart from their number.
fn apart(atoms: &mut Vec<Atom>, text: &str) {
    let mut at = 1;
    while at < atoms.len() {
        let own = text.get(atoms[at].span.clone()).is_some_and(|word| matches!(word, "k" | "K" | "к" | "К"));
        if let AtomKind::Number { value, .. } = &mut atoms[at - 1].kind
            && own
        {
            *value = value.saturating_mul(1000);
            let end = atoms[at].span.end;
            atoms[at - 1].span.end = end;
            atoms.remove(at);
        }
        at += 1;
    }
}

/// `B calls at 63 s`: so long it took before he did it.
fn stamps(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let is_time = |atom: &Atom| {
        let word = || text.get(atom.span.clone()).unwrap_or_default();
        atom.is(Concept::Wait) || lexicon.is(Particle::Second, &lexicon.fold(word()))
    };
    let is_act = |atom: &Atom| {
        let act = |concept: Concept| concept.is_move() || is_whole_act(concept) && concept != Concept::Wants;
        matches!(atom.kind, AtomKind::Concept(concept) if act(concept))
    };
    // A word in quotation marks is an act as well, and chips of several values are one.
    let begins_act = |atom: &Atom| is_act(atom) || matches!(atom.kind, AtomKind::Quote(_));
    let parts = |atom: &Atom| match atom.kind {
        AtomKind::Mark(mark) => mark != '+',
        AtomKind::Concept(concept) => concept == Concept::Then,
        AtomKind::Number { .. }
        | AtomKind::Piles(_)
        | AtomKind::Stakes(_)
        | AtomKind::Cards(_)
        | AtomKind::Quote(_)
        | AtomKind::Who(_)
        | AtomKind::Told(_)
        | AtomKind::Unknown(_) => false,
    };
    let mut at = 1;
    while at + 1 < atoms.len() {
        let is_stamp = matches!(atoms[at].kind, AtomKind::Number { .. }) && is_time(&atoms[at + 1]);
        // `after 63 s`
        let leads = matches!(atoms[at - 1].kind, AtomKind::Concept(Concept::After | Concept::Then));
        let from = if leads { at - 1 } else { at };
        let begins = atoms[..from].iter().rposition(parts).map_or(0, |mark| mark + 1);
        let ends = atoms[at + 2..].iter().position(parts).map_or(atoms.len(), |mark| at + 2 + mark);
        if is_stamp && atoms[begins..from].iter().any(begins_act) && !atoms[at + 2..ends].iter().any(is_act) {
            let value = atoms[at].kind.clone();
            atoms.drain(from..at + 2);
            // It is told before what he did, so it stands there, and for itself: what was put in before is not so long.
            let place = atoms[begins].span.start;
            let amount = atoms[..begins].iter().rev().find(|atom| !matches!(atom.kind, AtomKind::Mark(_)));
            let apart = amount.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
            let mark = if apart { AtomKind::Concept(Concept::Then) } else { AtomKind::Mark(',') };
            let kinds = [mark, value, AtomKind::Concept(Concept::Wait), AtomKind::Mark(',')];
            let stamp = kinds.map(|kind| Atom { kind, span: place..place });
            atoms.splice(begins..begins, stamp);
            at += 1;
        }
        at += 1;
    }
}

/// `tvo 2.000 kalla`: a word that is an act elsewhere is chips behind how many and of which value.
fn chips_behind_numbers(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let number = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. });
    for at in 1..atoms.len() {
        let raw = text.get(atoms[at].span.clone()).unwrap_or_default();
        let counted = at > 1 && number(&atoms[at - 2]);
        if number(&atoms[at - 1]) && lexicon.is_chip_behind_number(&lexicon.fold(raw), counted) {
            atoms[at].kind = AtomKind::Concept(Concept::Chip);
        }
    }
}

/// Words that mean something else beside others: `wants 1200`, `a Sanyi meg bedob`, `no, wait`, `10k short`.
fn particles(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let says =
        |atom: &Atom, particle: Particle| lexicon.is(particle, &lexicon.fold(text.get(atom.span.clone()).unwrap_or_default()));
    let number = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. });
    let named = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_)) || atom.concept().is_some_and(Concept::is_position);
    for at in 0..atoms.len() {
        let follows = |test: &dyn Fn(&Atom) -> bool| atoms.get(at + 1).is_some_and(test);
        let before = at.checked_sub(1).and_then(|before| atoms.get(before));
        let is = |concept: Concept| atoms[at].is(concept);
        let acts = |atom: &Atom| number(atom) || atom.is_verb();
        let comma = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',' | '!'));
        let begins = before.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)));
        let street = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.street().is_some());
        let ahead = |atom: &Atom| named(atom) || street(atom);
        let asking = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill));
        let asked = asking.is_some_and(|atom| atom.is(Concept::Ask));
        // `throws them forward B calls`: what is forward elsewhere is before somebody only behind a name.
        let ahead_of = says(&atoms[at], Particle::AheadOfName) && (!is(Concept::Forward) || before.is_some_and(named));
        let act = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.is_declared());
        // `wants 20 chips back` counts what is asked for.
        let ends = atoms
            .get(at + 2)
            .is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then)));
        // `Витя первый, а Саня поставил 500`: the one does not do what the other does.
        let parted = before.is_some_and(|atom| atom.kind == AtomKind::Mark(','));
        // `dugme je kod Ane`: whose it is stands behind a word for a place.
        let small = |atom: &&Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Has | Concept::Already));
        let of_button = atoms[..at].iter().rev().find(|atom| !small(atom)).is_some_and(|atom| atom.is(Concept::Btn));
        let somebody = |atom: &Atom| named(atom) || matches!(&atom.kind, AtomKind::Unknown(raw) if is_capitalised(raw));
        let kind = if says(&atoms[at], Particle::ButtonAt) && of_button && follows(&somebody) {
            Some(Concept::Fill)
        } else if is(Concept::And) && parted && says(&atoms[at], Particle::Contrast) {
            Some(Concept::Then)
        } else if says(&atoms[at], Particle::WantsAmount) && follows(&number) && ends {
            Some(Concept::Wants)
        } else if ahead_of && follows(&ahead) {
            Some(Concept::Ahead)
        } else if says(&atoms[at], Particle::AfterAct) && follows(&act) {
            Some(Concept::After)
        } else if says(&atoms[at], Particle::HowMuchAlone) && asked {
            Some(Concept::HowMuch)
        } else if says(&atoms[at], Particle::Topic) && before.is_some_and(named) && follows(&acts) {
            Some(Concept::Fill)
        } else if is(Concept::Not) && (begins || before.is_some_and(named)) && follows(&comma) {
            Some(Concept::Rather)
        } else {
            None
        };
        if let Some(concept) = kind {
            atoms[at].kind = AtomKind::Concept(concept);
        }
        // What is missing is in nobody's hand: it is not counted.
        if says(&atoms[at], Particle::Lacks) {
            let ends = atoms.get(at + 1).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)));
            // `all-in for a short 700`: a word that is known says nothing of what stands behind it.
            let strange = matches!(atoms[at].kind, AtomKind::Unknown(_));
            let places = [at.checked_sub(1).filter(|_| ends || strange), Some(at + 1).filter(|_| strange)];
            let beside = places.into_iter().flatten().find(|n| atoms.get(*n).is_some_and(number));
            if let Some(beside) = beside {
                atoms[at].kind = AtomKind::Concept(Concept::Fill);
                atoms[beside].kind = AtomKind::Concept(Concept::Fill);
            }
        }
    }
}

/// `one goes all-in, the other calls`: players whom nobody calls by a name, where they do something.
fn nameless(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let small = |atom: &&Atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::Already));
    let mut acted = false;
    for at in 0..atoms.len() {
        let before = atoms[..at].iter().rfind(small);
        let begins = before.is_none_or(|atom| {
            matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then) | AtomKind::Stakes(_))
                || matches!(atom.kind, AtomKind::Concept(concept) if concept.street().is_some())
        });
        let player = |atom: &Atom| atom.is(Concept::Player);
        let next = atoms[at + 1..].iter().filter(|atom| !player(atom)).find(small);
        let acts = begins && next.is_some_and(Atom::is_verb);
        let word = || lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default());
        if acts && acted && lexicon.is(Particle::Other, &word()) {
            atoms[at].kind = AtomKind::Concept(Concept::Next);
            let own = atoms[at + 1..].iter().take_while(|atom| player(atom) || !small(atom)).count();
            atoms[at + 1..=at + own]
                .iter_mut()
                .filter(|atom| player(atom))
                .for_each(|atom| atom.kind = AtomKind::Concept(Concept::Fill));
        } else if acts && matches!(atoms[at].kind, AtomKind::Number { value: 1, in_words: true, .. }) {
            atoms[at].kind = AtomKind::Concept(Concept::Player);
        }
        acted |= atoms[at].is_verb();
    }
}

/// The word for a table that people sit at.
fn is_table_noun(atom: &Atom, text: &str, lang: Lang, particle: Particle) -> bool {
    let lexicon = Lexicon::of(lang);
    !matches!(atom.kind, AtomKind::Told(_) | AtomKind::Mark(_) | AtomKind::Number { .. })
        && lexicon.is(particle, &lexicon.fold(text.get(atom.span.clone()).unwrap_or_default()))
}

/// `the second table`, `второй стол`: the ordinal is the number of the table.
fn ordinal_tables(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 1..atoms.len() {
        if !is_table_noun(&atoms[at], text, lang, Particle::TableNoun) {
            continue;
        }
        let word = lexicon.fold(text.get(atoms[at - 1].span.clone()).unwrap_or_default());
        if let Some(value) = lexicon.ordinal(&word) {
            atoms[at - 1].kind = AtomKind::Number { value, ending: Ending::Worth, in_words: false };
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `столы 9 8 6 7`, `stoly: 9, 8 a 7`: how many sit at each, behind the word for tables.
fn listed_tables(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    const MOST_AT_A_TABLE: Amount = 11;
    let Some(key) = told_lines::key("tables") else { return };
    for at in (0..atoms.len()).rev() {
        if !is_table_noun(&atoms[at], text, lang, Particle::TablesNoun) {
            continue;
        }
        let small = |atom: &&Atom| {
            matches!(
                atom.kind,
                AtomKind::Mark(':') | AtomKind::Concept(Concept::Fill | Concept::Has | Concept::Player | Concept::Worth)
            )
        };
        let first = at + 1 + atoms[at + 1..].iter().take_while(small).count();
        let few =
            |atom: Option<&Atom>| atom.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { value: 1..=MOST_AT_A_TABLE, .. }));
        let joins = |atom: &&Atom| matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And));
        let second = first + 1 + atoms.get(first + 1..).unwrap_or_default().iter().take_while(joins).count();
        // `B tables 9 8`: somebody does it.
        let named = at.checked_sub(1).is_some_and(|before| {
            matches!(atoms[before].kind, AtomKind::Who(_) | AtomKind::Unknown(_))
                || atoms[before].concept().is_some_and(|concept| concept.is_noun() || concept == Concept::He)
        });
        if !named && few(atoms.get(first)) && few(atoms.get(second)) {
            atoms[at].kind = AtomKind::Told(key);
            atoms.drain(at + 1..first);
        }
    }
}

/// `all in and a call on table 3`, `a player at table 3 busts`: what happens at a table that has a number is told of the table, where
/// nobody is named who does it.
fn at_numbered_tables(atoms: &mut [Atom], text: &str, lang: Lang) {
    let counts = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. });
    let number = |at: usize| atoms.get(at).is_some_and(counts);
    let noun = |at: usize| is_table_noun(&atoms[at], text, lang, Particle::TableNoun);
    let tables: Vec<usize> =
        (0..atoms.len()).filter(|at| noun(*at) && (number(at + 1) || at.checked_sub(1).is_some_and(number))).collect();
    for table in tables {
        let parts = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::Then));
        let begins = |at: usize| atoms[..at].iter().rposition(parts).map_or(0, |mark| mark + 1);
        let mut from = begins(table);
        let to = atoms[table..].iter().position(parts).map_or(atoms.len(), |mark| table + mark);
        // `all in, call on table 3`.
        let bare =
            |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::AllIn | Concept::Fill | Concept::Player | Concept::Has));
        if from > 1 && atoms[from - 1].kind == AtomKind::Mark(',') {
            let before = begins(from - 1);
            let own = &atoms[before..from - 1];
            if own.iter().any(|atom| atom.is(Concept::AllIn)) && own.iter().all(bare) {
                from = before;
            }
        }
        // `a player is all in on table 3 and somebody calls` is told of the table as well.
        let plain = atoms[from..to].iter().all(|atom| match atom.kind {
            AtomKind::Concept(concept) => matches!(
                concept,
                Concept::AllIn
                    | Concept::Call
                    | Concept::And
                    | Concept::Fill
                    | Concept::Player
                    | Concept::Has
                    | Concept::Table
                    | Concept::Already
                    | Concept::By
                    | Concept::To
                    | Concept::Comes
            ),
            AtomKind::Number { .. } | AtomKind::Mark(',') | AtomKind::Told("goes-out") => true,
            AtomKind::Piles(_)
            | AtomKind::Stakes(_)
            | AtomKind::Cards(_)
            | AtomKind::Quote(_)
            | AtomKind::Who(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => false,
        });
        let numbers = atoms[from..to].iter().filter(|atom| counts(atom)).count();
        let one = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 1, in_words: true, .. });
        // `one player busts at table 3`.
        let ones = atoms[from..to].iter().filter(|atom| one(atom)).count();
        if !plain || numbers != 1 && (numbers != 2 || ones != 1) {
            continue;
        }
        let first = |concept: Concept| atoms[from..to].iter().position(|atom| atom.is(concept)).map(|at| from + at);
        let out = atoms[from..to].iter().position(|atom| atom.kind == AtomKind::Told("goes-out")).map(|at| from + at);
        let (all_in, call) = (first(Concept::AllIn), first(Concept::Call));
        let (at, key) = match (out, all_in, call) {
            (Some(at), None, None) => (at, "table-loses-player"),
            (None, Some(at), Some(_)) => (at, "table-all-in"),
            _ => continue,
        };
        let Some(key) = told_lines::key(key) else { continue };
        for atom in &mut atoms[from..to] {
            if !counts(atom) || numbers == 2 && one(atom) {
                atom.kind = AtomKind::Concept(Concept::Fill);
            }
        }
        atoms[at].kind = AtomKind::Told(key);
    }
}

/// `flop: 2c, 7d and Jh`, `on the board is Ks, 9d, 4c, 2h`: the cards of a street or of the board are one list, whatever parts them.
fn listed_cards(atoms: &mut Vec<Atom>) {
    let small = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Comes));
    let opens = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',' | ':' | '('));
    let joins = |atom: &&Atom| matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And));
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
            next = end + atoms[end..].iter().take_while(joins).count();
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

/// `table 1 has 9 and table 2 has 6`, `9 at table 1, 6 at table 2`: how many sit at each; and a table with a number is none that
/// is laid down: `a player at table 3`.
fn numbered_tables(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let noun = |atom: &Atom| is_table_noun(atom, text, lang, Particle::TableNoun);
    let number = |atom: &Atom| if let AtomKind::Number { value, .. } = atom.kind { Some(value) } else { None };
    let small = |atom: &&Atom| {
        matches!(atom.kind, AtomKind::Mark(':') | AtomKind::Concept(Concept::Fill | Concept::Has | Concept::Player)) && !noun(atom)
    };
    let value = |at: usize| atoms.get(at).and_then(number);
    let behind = |from: usize| from + atoms.get(from..).unwrap_or_default().iter().take_while(small).count();
    let worth = |at: usize| matches!(atoms.get(at).map(|atom| &atom.kind), Some(AtomKind::Number { ending: Ending::Worth, .. }));
    // The number of the table, how many sit there, and how far that goes.
    let size = |at: usize| {
        // `az egyes asztalon 9-en, a kettesen 6-an`.
        if worth(at) {
            let own = at + 1 + usize::from(atoms.get(at + 1).is_some_and(noun));
            let sits = behind(own);
            return Some((value(at)?, value(sits)?, behind(sits + 1)));
        }
        if noun(&atoms[at]) {
            let sits = behind(at + 2);
            return Some((value(at + 1)?, value(sits)?, behind(sits + 1)));
        }
        let table = behind(at + 1);
        atoms.get(table).filter(|atom| noun(atom))?;
        Some((value(table + 1)?, value(at)?, table + 2))
    };
    let joins = |atom: &&Atom| matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And));
    let sizes_from = |from: usize| {
        let (mut sizes, mut to) = (Vec::new(), from);
        let mut at = from;
        while let Some((table, players, end)) = atoms.get(at).and_then(|_| size(at)) {
            if Amount::try_from(sizes.len() + 1) != Ok(table) {
                break;
            }
            sizes.push(players);
            to = end;
            at = end + atoms[end..].iter().take_while(joins).count();
            at += atoms[at..].iter().take_while(|atom| atom.is(Concept::Fill) && !noun(atom)).count();
        }
        (sizes.len() > 1).then_some((sizes, to))
    };
    let found = (0..atoms.len()).find_map(|from| sizes_from(from).map(|(sizes, to)| (from, sizes, to)));
    if let Some((from, sizes, to)) = found
        && let Some(key) = told_lines::key("tables")
    {
        let span = atoms[from].span.start..atoms[to - 1].span.end;
        let mut list = vec![Atom { kind: AtomKind::Told(key), span: span.clone() }];
        for players in sizes {
            let kind = AtomKind::Number { value: players, ending: Ending::Plain, in_words: false };
            list.extend([Atom { kind, span: span.clone() }, Atom { kind: AtomKind::Mark(','), span: span.clone() }]);
        }
        list.pop();
        // What stands behind the list is told for itself: `…, table 2 loses a player`.
        if let Some(comma) = atoms.get_mut(to).filter(|atom| atom.kind == AtomKind::Mark(',')) {
            comma.kind = AtomKind::Mark(';');
        }
        atoms.splice(from..to, list);
    }
    for at in 0..atoms.len() {
        let beside = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. });
        let before = at.checked_sub(1).is_some_and(|at| beside(&atoms[at]) || atoms[at].is(Concept::Player));
        if atoms[at].is(Concept::Table) && noun(&atoms[at]) && (before || atoms.get(at + 1).is_some_and(beside)) {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
        // `four tables with 9, 8, 6 and 7 players`: so many tables, and not players.
        let counted = at > 0 && noun(&atoms[at]) && beside(&atoms[at - 1]) && !atoms.get(at + 1).is_some_and(beside);
        // `the second table`, `a 2-es asztal`: it has that number.
        let numbered = counted && matches!(atoms[at - 1].kind, AtomKind::Number { ending: Ending::Worth, .. });
        if counted && !numbered {
            atoms[at - 1].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `B baci`: who throws, and nothing is said of what, folds in some languages.
fn bare_throws(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 1..atoms.len() {
        let all = matches!(atoms[at - 1].kind, AtomKind::Concept(Concept::Everyone));
        let somebody = all
            || matches!(atoms[at - 1].kind, AtomKind::Who(_))
            || matches!(atoms[at - 1].kind, AtomKind::Concept(concept) if concept.is_position());
        let until = |next: &Atom| all && next.is(Concept::To);
        // `B baci i C plati`.
        let other = matches!(atoms.get(at + 2).map(|atom| &atom.kind), Some(AtomKind::Who(_)));
        let other = |next: &Atom| other && matches!(next.kind, AtomKind::Concept(Concept::And | Concept::Then));
        let ends = |next: &Atom| matches!(next.kind, AtomKind::Mark(_)) || until(next) || other(next);
        let ends = atoms.get(at + 1).is_none_or(ends);
        let raw = text.get(atoms[at].span.clone()).unwrap_or_default();
        if somebody && ends && lexicon.is_bare_fold(&lexicon.fold(raw)) {
            atoms[at].kind = AtomKind::Concept(Concept::Fold);
        }
    }
}

/// `B á 2.400`: a preposition elsewhere says between somebody and a number what he has.
fn owns_a_number(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 1..atoms.len().saturating_sub(1) {
        let raw = text.get(atoms[at].span.clone()).unwrap_or_default();
        let value = matches!(atoms[at + 1].kind, AtomKind::Number { .. } | AtomKind::Cards(_));
        let before = &atoms[at - 1].kind;
        let somebody = matches!(before, AtomKind::Who(_)) || matches!(before, AtomKind::Unknown(raw) if is_capitalised(raw));
        if value && somebody && lexicon.owns_before_number(raw) {
            atoms[at].kind = AtomKind::Concept(Concept::Has);
        }
    }
}

/// `takes 500 of it back`, `uzme dva natrag`, `setur 500 aftur`: what is taken back stands within or beside the words that say so.
fn parted_takes(atoms: &mut [Atom], text: &str, lang: Lang) {
    const REACH: usize = 5;
    let lexicon = Lexicon::of(lang);
    let words = |atom: &Atom| lexicon.fold(text.get(atom.span.clone()).unwrap_or_default());
    let small = |atom: &Atom| match atom.kind {
        AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Unknown(_) => true,
        AtomKind::Concept(concept) => {
            matches!(concept, Concept::Fill | Concept::Chip | Concept::Chips | Concept::Again | Concept::He | Concept::Then)
        }
        AtomKind::Stakes(_)
        | AtomKind::Cards(_)
        | AtomKind::Quote(_)
        | AtomKind::Who(_)
        | AtomKind::Mark(_)
        | AtomKind::Told(_) => false,
    };
    let counts = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_));
    for at in 0..atoms.len() {
        if !lexicon.is(Particle::Takes, &words(&atoms[at])) {
            continue;
        }
        let is_back = |atom: &Atom| {
            let words = words(atom);
            // `of it back` in one phrase.
            atom.is(Concept::TakeBack)
                || lexicon.is(Particle::Back, &words)
                || words.split(' ').next().is_some_and(|word| lexicon.is(Particle::Back, word))
        };
        let behind = atoms.len().min(at + 1 + REACH);
        let before = at.saturating_sub(REACH);
        let ahead = (at + 1..behind).find(|n| is_back(&atoms[*n]));
        let found = ahead.or_else(|| (before..at).rev().find(|n| is_back(&atoms[*n])));
        let Some(back) = found else { continue };
        let (from, to) = (at.min(back), at.max(back));
        let near = atoms[from..=to].iter().any(counts)
            || [from.checked_sub(1), Some(to + 1)].into_iter().flatten().any(|n| atoms.get(n).is_some_and(counts));
        if near && atoms[from + 1..to].iter().all(small) {
            atoms[at].kind = AtomKind::Concept(Concept::TakeBack);
            atoms[back].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `three of them all-in, A 2000, B 5000, C 9000`: what is told of all of them before is told of each.
fn all_in_lists(atoms: &mut Vec<Atom>) {
    let Some(from) = atoms.iter().position(|atom| atom.is(Concept::AllIn)) else { return };
    let small = |atom: &Atom| {
        matches!(atom.kind, AtomKind::Mark(',' | ':' | '(') | AtomKind::Concept(Concept::Fill | Concept::And | Concept::Has))
    };
    let next = |at: usize| (at..atoms.len()).find(|n| !small(&atoms[*n]));
    let mut listed = Vec::new();
    let mut at = from + 1;
    while let Some(who) = next(at).filter(|n| matches!(atoms[*n].kind, AtomKind::Who(_)))
        && let Some(amount) = next(who + 1).filter(|n| matches!(atoms[*n].kind, AtomKind::Number { value: 11.., .. }))
    {
        listed.push(amount);
        at = amount + 1;
    }
    let named = from.checked_sub(1).is_some_and(|before| matches!(atoms[before].kind, AtomKind::Who(_)));
    if listed.len() < 2 || named {
        return;
    }
    for amount in listed.into_iter().rev() {
        let span = atoms[amount].span.clone();
        atoms.insert(amount, Atom { kind: AtomKind::Concept(Concept::AllIn), span });
    }
    atoms.remove(from);
}

/// `B (9,500) calls`: how much he has stands behind who he is, and what he does behind that.
fn bracketed_stacks(atoms: &mut Vec<Atom>) {
    let small = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Has | Concept::Left | Concept::Chip));
    for at in (0..atoms.len()).rev() {
        let AtomKind::Who(person) = &atoms[at].kind else { continue };
        let person = person.clone();
        if atoms.get(at + 1).is_none_or(|atom| atom.kind != AtomKind::Mark('(')) {
            continue;
        }
        let Some(end) = atoms[at..].iter().position(|atom| atom.kind == AtomKind::Mark(')')).map(|n| at + n) else { continue };
        let within = &atoms[at + 2..end];
        let stack = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. });
        let acts = atoms[end + 1..].iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(Atom::is_verb);
        if !acts || within.iter().filter(|atom| stack(atom)).count() != 1 || !within.iter().all(|atom| stack(atom) || small(atom)) {
            continue;
        }
        let span = atoms[at].span.clone();
        atoms.insert(end + 1, Atom { kind: AtomKind::Who(person), span: span.clone() });
        atoms.insert(at + 2, Atom { kind: AtomKind::Concept(Concept::Has), span });
    }
}

/// `two more 1ks`: how many they are stands beside what they are worth.
fn more_chips(atoms: &mut [Atom]) {
    for at in 0..atoms.len().saturating_sub(2) {
        let few = matches!(atoms[at].kind, AtomKind::Number { value: 1..=MANY_CHIPS, ending: Ending::Plain, .. });
        let chips = atoms.get(at + 3).is_some_and(is_chips);
        let worth = matches!(atoms[at + 2].kind, AtomKind::Number { value: 11.., ending, .. } if ending == Ending::Worth || chips);
        if few && worth && atoms[at + 1].is(Concept::Again) {
            atoms.swap(at, at + 1);
        }
    }
}

/// `has only one pair`: what a hand is worth is counted as no chips are.
fn single_hands(atoms: &mut [Atom]) {
    for at in 1..atoms.len() {
        let one = matches!(atoms[at - 1].kind, AtomKind::Number { value: 1, in_words: true, .. });
        if one && atoms[at].concept().is_some_and(|concept| concept.class().is_some()) {
            atoms[at - 1].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// Half of the pot in one word or phrase is both.
fn half_pots(atoms: &mut Vec<Atom>) {
    for at in (0..atoms.len()).rev() {
        if atoms[at].is(Concept::HalfPot) {
            let span = atoms[at].span.clone();
            let part = |concept: Concept| Atom { kind: AtomKind::Concept(concept), span: span.clone() };
            atoms.splice(at..=at, [part(Concept::Half), part(Concept::Pot)]);
        }
    }
}

/// `bets 3/4 of the pot`: these are no blinds, and of the shares only a half is one that a bet can be told by.
fn parts_of_pots(atoms: &mut [Atom], text: &str) {
    let small = |atom: &&Atom| atom.is(Concept::Fill);
    for at in 1..atoms.len() {
        let AtomKind::Stakes(parts) = &atoms[at].kind else { continue };
        let [part @ 1..=9, whole @ 2..=10] = parts[..] else { continue };
        let wagers = atoms[..at].iter().rev().find(|atom| !small(atom)).is_some_and(|atom| {
            matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::Put | Concept::Throw))
        });
        let of_pot = atoms[at + 1..].iter().find(|atom| !small(atom)).is_some_and(|atom| atom.is(Concept::Pot));
        if wagers && of_pot && part < whole {
            let raw = text.get(atoms[at].span.clone()).unwrap_or_default().to_owned();
            atoms[at].kind = if whole == part * 2 { AtomKind::Concept(Concept::Half) } else { AtomKind::Unknown(raw) };
        }
    }
}

/// `instead of calling he raises`, `megadás helyett emel`: what stands behind the word, or before it, was not done; before whom
/// it was done is told where somebody stands there: `C bets instead of B`.
fn not_done(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 0..atoms.len() {
        if !atoms[at].is(Concept::InsteadOf) {
            continue;
        }
        let word = lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default());
        let postposed = lexicon.is(Particle::InsteadBehind, &word);
        let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::That | Concept::To | Concept::He));
        let next =
            if postposed { (0..at).rev().find(|n| !small(&atoms[*n])) } else { (at + 1..atoms.len()).find(|n| !small(&atoms[*n])) };
        let somebody = next.is_some_and(|n| matches!(atoms[n].kind, AtomKind::Who(_)));
        atoms[at].kind = AtomKind::Concept(if somebody && !postposed { Concept::Ahead } else { Concept::Fill });
        let Some(deed) = next.filter(|n| atoms[*n].is_verb()) else { continue };
        atoms[deed].kind = AtomKind::Concept(Concept::Fill);
        // `instead of betting 500`.
        let beside = if postposed { deed.checked_sub(1) } else { Some(deed + 1) };
        let amount = |n: &usize| matches!(atoms.get(*n).map(|atom| &atom.kind), Some(AtomKind::Number { .. } | AtomKind::Piles(_)));
        if let Some(beside) = beside.filter(amount) {
            atoms[beside].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// The seat that an ordinal names.
fn ordinal_seat(atom: &Atom, text: &str, lang: Lang) -> Option<u8> {
    let lexicon = Lexicon::of(lang);
    let word = lexicon.fold(text.get(atom.span.clone())?);
    lexicon.ordinal(&word).and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=10).contains(n))
}

/// `the third seat`.
fn ordinal_seats(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    for at in (1..atoms.len()).rev() {
        if atoms[at].is(Concept::Seat)
            && let Some(seat) = ordinal_seat(&atoms[at - 1], text, lang)
        {
            let span = atoms[at - 1].span.start..atoms[at].span.end;
            atoms.splice(at - 1..=at, [Atom { kind: AtomKind::Who(Person::Number(seat)), span }]);
        }
    }
}

/// `trojka stavila 500`, `button na šestici`: the seat has a noun of its own, where somebody acts or sits there or has the button.
fn seat_nouns(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let small = |atom: &&Atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::Already));
    for at in 0..atoms.len() {
        let Some(word) = text.get(atoms[at].span.clone()).map(|raw| lexicon.fold(raw)) else { continue };
        let Some(seat) = lexicon.seat_noun(&word) else { continue };
        let before = atoms[..at].iter().rev().find(small);
        let begins = before.is_none_or(|atom| {
            matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_) | AtomKind::Concept(Concept::And | Concept::Then))
        });
        let acts = atoms[at + 1..].iter().find(small).is_some_and(|atom| atom.is_verb() && !atom.is(Concept::Show));
        let sits = before
            .is_some_and(|atom| atom.kind == AtomKind::Who(Person::Position(BUTTON)) || matches!(atom.kind, AtomKind::Told(_)));
        if begins && acts || sits {
            atoms[at].kind = AtomKind::Who(Person::Number(seat));
        }
    }
}

/// `the first seat bets 500, the third calls`; `seat 8 has 2200 …, 8 calls`: the seat goes without saying.
fn bare_seats(atoms: &mut [Atom], text: &str, lang: Lang) {
    let seats: Vec<u8> =
        atoms.iter().filter_map(|atom| if let AtomKind::Who(Person::Number(n)) = atom.kind { Some(n) } else { None }).collect();
    if seats.is_empty() {
        return;
    }
    for at in 0..atoms.len() {
        let begins = at == 0
            || matches!(atoms[at - 1].kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then | Concept::Fill));
        // `a 8-as meg`: and he.
        let how = |atom: &&Atom| {
            !matches!(
                atom.kind,
                AtomKind::Concept(Concept::Silent | Concept::Fill | Concept::Already | Concept::And | Concept::Then | Concept::Not)
            )
        };
        let next = atoms[at + 1..].iter().find(how);
        let acts = next.is_some_and(|atom| atom.is_verb());
        // An ordinal that does something was taken for a name.
        let word = matches!(atoms[at].kind, AtomKind::Concept(_) | AtomKind::Unknown(_) | AtomKind::Who(Person::Name(_)));
        // A bare number is somebody where that seat has been named.
        let counted = if let AtomKind::Number { value, ending, in_words: false } = atoms[at].kind {
            let seat = u8::try_from(value).ok().filter(|n| (1..=10).contains(n));
            seat.filter(|n| ending == Ending::Worth || ending == Ending::Plain && seats.contains(n))
        } else {
            None
        };
        let seat = if counted.is_some() {
            counted
        } else if word {
            ordinal_seat(&atoms[at], text, lang)
        } else {
            None
        };
        if let Some(seat) = seat.filter(|_| begins && acts) {
            atoms[at].kind = AtomKind::Who(Person::Number(seat));
        }
    }
}

/// `seat 4`, `6-os szék`, `player 3`, `UTG+1`.
fn seats(atoms: &mut Vec<Atom>) {
    let mut at = 0;
    while at + 1 < atoms.len() {
        let number = |atom: &Atom| {
            let AtomKind::Number { value, .. } = atom.kind else { return None };
            u8::try_from(value).ok().filter(|n| (1..=10).contains(n))
        };
        let is_seat = |atom: &Atom| atom.is(Concept::Seat);
        let is_player = |atom: &Atom| atom.is(Concept::Player);
        let (one, two) = (&atoms[at], &atoms[at + 1]);
        let dotted = matches!(two.kind, AtomKind::Mark('.')) && atoms.get(at + 2).is_some_and(is_seat);
        let plus = matches!(two.kind, AtomKind::Mark('+')) && one.is(Concept::Utg);
        let found = if is_seat(one) || is_player(one) && !atoms.get(at + 2).is_some_and(is_chips) {
            number(two).map(|n| (Person::Number(n), 2))
        } else if is_seat(two) {
            number(one).map(|n| (Person::Number(n), 2))
        } else if dotted {
            number(one).map(|n| (Person::Number(n), 3))
        } else if plus {
            atoms.get(at + 2).and_then(number).map(|n| (Person::Position(UNDER_THE_GUN + n), 3))
        } else {
            None
        };
        if let Some((person, taken)) = found {
            let listed = matches!(person, Person::Number(_)) && taken == 2 && is_seat(one);
            let span = atoms[at].span.start..atoms[at + taken - 1].span.end;
            atoms.splice(at..at + taken, [Atom { kind: AtomKind::Who(person), span }]);
            if listed {
                list(atoms, at + 1);
            }
        }
        at += 1;
    }
    for atom in atoms.iter_mut() {
        let AtomKind::Concept(concept) = atom.kind else { continue };
        if let Some(position) = concept.position() {
            atom.kind = AtomKind::Who(Person::Position(position));
        }
    }
}

/// `I bet 4000, he says all-in`: where nobody else was named, he is the one who plays against whoever tells it.
fn others(atoms: &mut [Atom]) {
    let hero = |atom: &Atom| atom.is(Concept::Hero);
    let named = atoms.iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)) || atom.is(Concept::Villain));
    if named || !atoms.iter().any(hero) {
        return;
    }
    for at in 1..atoms.len() {
        let before = atoms[..at].iter().rev().find(|atom| !matches!(atom.kind, AtomKind::Mark(',')));
        if atoms[at].is(Concept::He) && !before.is_some_and(hero) {
            atoms[at].kind = AtomKind::Concept(Concept::Villain);
        }
    }
}

/// Whoever tells it, and the one who plays against him, by the word that was said of them first. `the opponent's cards` may be
/// anybody's: an opponent is somebody only where he does something.
fn speakers(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    others(atoms);
    for concept in [Concept::Hero, Concept::Villain] {
        let mut name: Option<String> = None;
        for at in 0..atoms.len() {
            if !atoms[at].is(concept) {
                continue;
            }
            let small = |atom: &&Atom| {
                !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::Already | Concept::Not))
            };
            let acts = atoms[at + 1..]
                .iter()
                .find(small)
                .is_some_and(|atom| tells_deed(atom) || atom.is(Concept::Has) || atom.is(Concept::Wants));
            // `B says I raise`, `says wait, I was skipped`, `may I raise`: he speaks of himself, or it is asked.
            let said = |atom: &&Atom| {
                let rather = matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Rather));
                !(rather || matches!(atom.kind, AtomKind::Mark(',' | ':')))
            };
            let near = |atom: &&Atom| !atom.is(Concept::Fill);
            let speech = atoms[..at].iter().rev().find(said);
            let speech = speech.filter(|atom| matches!(atom.kind, AtomKind::Concept(Concept::Say | Concept::Object)));
            let before = speech.or_else(|| atoms[..at].iter().rev().find(near));
            let spoken = before.is_some_and(|atom| {
                let AtomKind::Concept(concept) = atom.kind else { return false };
                matches!(
                    concept,
                    Concept::Say
                        | Concept::Think
                        | Concept::Ask
                        | Concept::Object
                        | Concept::That
                        | Concept::Modal
                        | Concept::Query
                )
            });
            if spoken || concept == Concept::Villain && !acts {
                atoms[at].kind = AtomKind::Concept(Concept::Fill);
                continue;
            }
            // Who tells it in the first person is said back in the third.
            let called = || {
                let raw = text.get(atoms[at].span.clone()).unwrap_or_default().to_lowercase();
                let raw = raw.split(['\'', '’', ' ']).next().unwrap_or_default().to_owned();
                if concept == Concept::Villain { raw } else { lexicon.first(concept).unwrap_or(&raw).to_owned() }
            };
            let name = name.get_or_insert_with(called).clone();
            atoms[at].kind = AtomKind::Who(Person::Name(name));
        }
    }
}

/// `seats 1 3 5`, `seats 1, 3 and 5`: what follows are seats as well, unless somebody does something with one.
fn list(atoms: &mut [Atom], from: usize) {
    let number = |atom: &Atom| {
        let AtomKind::Number { value, in_words: false, ending: Ending::Plain } = atom.kind else { return None };
        u8::try_from(value).ok().filter(|n| (1..=10).contains(n))
    };
    let mut at = from;
    let mut seats: Vec<(usize, u8)> = Vec::new();
    loop {
        let joins = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And));
        let next = if atoms.get(at).is_some_and(joins) { at + 1 } else { at };
        let Some(seat) = atoms.get(next).and_then(number) else { break };
        seats.push((next, seat));
        at = next + 1;
    }
    let ends = atoms.get(at).is_none_or(|atom| !is_chips(atom));
    // One number behind a comma may count anything.
    let plain = seats.len() > 1 || seats.first().is_some_and(|(at, _)| *at == from);
    for (at, seat) in seats.into_iter().filter(|_| ends && plain) {
        atoms[at].kind = AtomKind::Who(Person::Number(seat));
    }
}

fn is_chips(atom: &Atom) -> bool {
    matches!(atom.kind, AtomKind::Concept(Concept::Chip | Concept::Chips))
}

/// Chips of a value, and how many: `two 1k chips`, `четыре по 100`, `egy ezrest`.
fn piles(atoms: &mut Vec<Atom>) {
    let mut at = 0;
    while at < atoms.len() {
        if let Some((piles, taken)) = listed_chips(&atoms[at..]) {
            let span = atoms[at].span.start..atoms[at + taken - 1].span.end;
            atoms.splice(at..at + taken, [Atom { kind: AtomKind::Piles(piles), span }]);
        }
        if let Some((piles, taken)) = pile(&atoms[at..]) {
            let span = atoms[at].span.start..atoms[at + taken - 1].span.end;
            atoms.splice(at..at + taken, [Atom { kind: AtomKind::Piles(vec![piles]), span }]);
        }
        at += 1;
    }
}

/// `a 1k, a 500 and a 100 chip`: one of each.
fn single_chips(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let is_one =
        |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 1, in_words: true, .. }) || is_article_word(atom, text, lang);
    let value = |atom: &Atom| if let AtomKind::Number { value: value @ 5.., .. } = atom.kind { Some(value) } else { None };
    let joins = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And));
    let mut at = 0;
    while at + 1 < atoms.len() {
        let mut piles = Vec::new();
        let mut to = at;
        while let (Some(one), Some(value)) = (atoms.get(to), atoms.get(to + 1).and_then(value)) {
            if !is_one(one) {
                break;
            }
            piles.push(Pile { count: 1, value });
            let joined = atoms[to + 2..].iter().take_while(|atom| joins(atom)).count();
            to += 2 + joined;
            if joined == 0 {
                break;
            }
        }
        if piles.len() > 1 && atoms.get(to).is_some_and(is_chips) {
            let span = atoms[at].span.start..atoms[to].span.end;
            atoms.splice(at..=to, [Atom { kind: AtomKind::Piles(piles), span }]);
        }
        at += 1;
    }
}

/// `two chips, 500 and 25`: how many they are, and then each by its value.
fn listed_chips(atoms: &[Atom]) -> Option<(Vec<Pile>, usize)> {
    let AtomKind::Number { value: count @ 2..=6, .. } = atoms.first()?.kind else { return None };
    atoms.get(1).filter(|atom| is_chips(atom))?;
    let joins =
        |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',' | ':' | '(') | AtomKind::Concept(Concept::And | Concept::Fill));
    let mut values: Vec<Amount> = Vec::new();
    let mut at = 2;
    while let Some(atom) = atoms.get(at) {
        if let AtomKind::Number { value, in_words, .. } = atom.kind {
            if value >= 5 {
                values.push(value);
            } else if value != 1 || !in_words {
                // `a 500 and a 25`: an article, or one.
                break;
            }
        } else if !joins(atom) {
            break;
        }
        at += 1;
        if Amount::try_from(values.len()) == Ok(count) {
            let single = |value: &Amount| Pile { count: 1, value: *value };
            return Some((values.iter().map(single).collect(), at));
        }
    }
    None
}

fn pile(atoms: &[Atom]) -> Option<(Pile, usize)> {
    // Words that say nothing may stand between.
    let kept: Vec<usize> = (0..atoms.len().min(9)).filter(|at| *at == 0 || !atoms[*at].is(Concept::Fill)).collect();
    let kind = |n: usize| kept.get(n).map(|at| &atoms[*at].kind);
    let number = |n: usize| match kind(n) {
        Some(AtomKind::Number { value, ending, .. }) => Some((*value, *ending)),
        _ => None,
    };
    let is = |n: usize, concept: Concept| kind(n) == Some(&AtomKind::Concept(concept));
    let chip = |n: usize| is(n, Concept::Chip) || is(n, Concept::Chips);
    let through = |n: usize| kept[n] + 1;
    let with_word = |n: usize| if chip(n + 1) { through(n + 1) } else { through(n) };
    let made = |count: Amount, value: Amount, taken: usize| (value > 0 && count > 0).then_some((Pile { count, value }, taken));
    if let Some(AtomKind::Piles(piles)) = kind(0) {
        return (chip(1) && piles.len() == 1).then(|| (piles[0], through(1)));
    }
    if is(0, Concept::Chip) {
        let value = usize::from(is(1, Concept::Worth)) + 1;
        return number(value).and_then(|(worth, _)| made(1, worth, with_word(value)));
    }
    let (first, ending) = number(0)?;
    if ending == Ending::Worth {
        let seat_or_pot = [Concept::Pot, Concept::Seat, Concept::MainPot, Concept::SidePot].iter().any(|noun| is(1, *noun));
        return (!seat_or_pot && first > 10).then(|| made(1, first, with_word(0))).flatten();
    }
    let few = first <= MANY_CHIPS;
    let all_of = |value: Amount| {
        if few {
            first
        } else if value > 0 && first % value == 0 {
            first / value
        } else {
            0
        }
    };
    // `2 chips of 500`, `600 in chips of 100`.
    if chip(1) {
        let worth = is(2, Concept::Worth);
        if let Some((value, _)) = number(2 + usize::from(worth)).filter(|_| worth || few) {
            return made(all_of(value), value, with_word(2 + usize::from(worth)));
        }
        return (is(1, Concept::Chip) && first > 10).then(|| made(1, first, through(1))).flatten();
    }
    if is(1, Concept::Worth) && few {
        return number(2).and_then(|(value, _)| made(first, value, with_word(2)));
    }
    // `1000 in one chip`; `one 5k`.
    // `1500 with three chips of 500`: the chips are told for themselves.
    let each = number(3 + usize::from(is(3, Concept::Worth))).map(|(value, _)| value);
    let told = number(1).is_some_and(|(count, _)| each.is_some_and(|value| count.saturating_mul(value) == first));
    if let Some((count, _)) =
        number(1).filter(|(count, _)| !few && !told && *count <= 10 && chip(2) && first % (*count).max(1) == 0)
    {
        return made(count, first / count.max(1), with_word(1));
    }
    let digits = matches!(kind(1), Some(AtomKind::Number { value: 25.., in_words: false, ending: Ending::Plain }));
    let single = matches!(kind(0), Some(AtomKind::Number { value: 1, in_words: true, .. }));
    if single && digits {
        return number(1).and_then(|(value, _)| made(1, value, with_word(1)));
    }
    let (value, ending) = number(1).filter(|_| few)?;
    (ending == Ending::Worth || chip(2)).then(|| made(first, value, with_word(1))).flatten()
}
