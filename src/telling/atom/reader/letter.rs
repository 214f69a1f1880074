//! Whom a letter means, or that it is a word.

use super::Reader;
use crate::lang::LetterWord;
use crate::notation::lettered;
use crate::telling::atom::word::{is_capitalised, is_whole_act};
use crate::telling::atom::{Atom, AtomKind, Person};
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Ending, Particle};
use crate::telling::token::{Token, TokenKind};

impl Reader<'_> {
    /// `A riveren Jani hívott`: in Hungarian it is the article where somebody else is named behind the street, or right behind it.
    fn is_article(&self, first: char) -> bool {
        let raw = |at: usize| match self.tokens.get(at).map(|token| &token.kind) {
            Some(TokenKind::Word { raw, .. }) => raw.as_str(),
            _ => "",
        };
        if !self.own.is_article(first) {
            return false;
        }
        // `A river 200/400-nál történt`.
        let stakes = matches!(self.tokens.get(self.at + 2).map(|token| &token.kind), Some(TokenKind::Stakes(_)));
        let street = self.own.fit(&[self.own.fold(raw(self.at + 1)).as_str()]).is_some_and(|fit| fit.concept.street().is_some());
        let letter = |word: &str| word.chars().count() == 1 && word.starts_with(|c| ('B'..='H').contains(&c));
        // `A négyes szék`: whoever sits there.
        let chair = |at: usize| self.own.fit(&[self.own.fold(raw(at)).as_str()]).is_some_and(|fit| fit.concept == Concept::Seat);
        // `A kettes asztalnál`: a table with its number.
        let table = self.own.is(Particle::TableNoun, &self.own.fold(raw(self.at + 2)));
        // `A 8-as`: whoever sits there.
        let seat = match self.tokens.get(self.at + 1).map(|token| &token.kind) {
            Some(TokenKind::Number { value: 1..=10, ending }) => {
                let glued = self.tokens.get(self.at + 2).filter(|token| token.glued).map(|token| &token.kind);
                let behind = if let Some(TokenKind::Word { folded, .. }) = glued { folded } else { ending };
                self.own.ending(behind) == Some(Ending::Worth)
            }
            Some(_) | None => false,
        };
        // `A mögötte ülő Jutka passzol`: whoever sits behind somebody.
        let rest = self.words_from(self.at + 1);
        let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
        let next = self.own.fit(&rest).is_some_and(|fit| fit.concept == Concept::Next && fit.words > 1);
        let behind = raw(self.at + 2);
        seat || next
            || table
            || street && stakes
            || chair(self.at + 2)
            || street && (is_capitalised(behind) || letter(behind))
            || is_capitalised(raw(self.at + 1)) && !street
    }

    /// The letter that a player is called by.
    pub(super) fn letter(&self, raw: &str) -> Option<char> {
        let (bare, rest) = raw.split_once(['\'', '’']).unwrap_or((raw, ""));
        let speaker = self.lang.language().first_person.is_some_and(|own| own.to_uppercase() == bare);
        if !matches!(rest, "" | "s") || speaker {
            return None;
        }
        let mut chars = bare.chars();
        let (first, None) = (chars.next()?, chars.next()) else { return None };
        let letter = self.alphabet(first)?;
        // `E sad, …`: an interjection at the beginning, and nobody who does something.
        let begins = self.atoms.last().is_none_or(|atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | '\n' | ';')));
        let next = self.words_from(self.at + 1);
        let fills =
            || self.own.fit(&next.iter().map(String::as_str).collect::<Vec<_>>()).is_some_and(|fit| fit.concept == Concept::Fill);
        if first == 'E' && begins && !self.acts() && fills() {
            return None;
        }
        // `A gomb`, `A player`, `В банке`: an article or a preposition.
        let words = self.words();
        let after: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
        let glued = self.tokens.get(self.at + 1).is_some_and(|next| next.glued);
        if bare == raw && !glued && self.is_article(first) {
            return None;
        }
        // `А так можно?`: where a question begins with a letter that is a word too, and nobody does anything in it.
        let small = bare == raw && !glued && self.own.is_small_word(first.to_lowercase().next().unwrap_or(first));
        if small && (self.only_asks() || self.asks_where_nobody_is_a_letter() || self.joins_sentences()) {
            return None;
        }
        // `I što sad?`: the word for `and`, where nobody is called by the letter before it.
        let and = first == 'I' && bare == raw && self.own.fit(&["i"]).is_some_and(|fit| fit.concept == Concept::And);
        if and && begins && !(0..self.tokens.len()).any(|at| self.single(at) == Some('H')) {
            return None;
        }
        // Where the word is no article, a capital letter within a sentence is nobody's conjunction: `heads up, A button`.
        let within = matches!(first, 'A' | 'А')
            && !self.atoms.is_empty()
            && !matches!(self.atoms.last().map(|atom| &atom.kind), Some(AtomKind::Mark('.' | '!' | '?' | '\n' | ';')));
        let within = within && !matches!(self.letter_word(), LetterWord::Article | LetterWord::ArticleOfThings);
        let is_word = bare == raw
            && !glued
            && !within
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

    /// A sentence begins here that ends with a question mark and names no act and no number.
    fn only_asks(&self) -> bool {
        let mark = |at: usize| match self.tokens.get(at).map(|token| &token.kind) {
            Some(TokenKind::Mark(mark)) => Some(*mark),
            Some(_) | None => None,
        };
        let begins = self.at.checked_sub(1).is_none_or(|before| matches!(mark(before), Some('.' | '!' | '?' | '\n' | ';')));
        let Some(end) = (self.at..self.tokens.len()).find(|at| matches!(mark(*at), Some('.' | '!' | '?' | '\n' | ';'))) else {
            return false;
        };
        let asks = |at: usize| match &self.tokens[at].kind {
            TokenKind::Word { folded, .. } => {
                let fit = self.fit(&[folded.as_str()], false);
                fit.is_none_or(|fit| !fit.concept.is_verb() && fit.concept != Concept::Has) && self.own.number(folded).is_none()
            }
            TokenKind::Mark(_) => true,
            TokenKind::Number { .. }
            | TokenKind::BigBlinds(_)
            | TokenKind::Times(_)
            | TokenKind::Pile(_)
            | TokenKind::Stakes(_)
            | TokenKind::Cards(_)
            | TokenKind::Quote(_) => false,
        };
        begins && mark(end) == Some('?') && end > self.at + 1 && (self.at + 1..end).all(asks)
    }

    /// `A zrazu mám dať 3500?`: a question begins here, behind something that was told, and nobody else is called by a letter.
    fn asks_where_nobody_is_a_letter(&self) -> bool {
        let ends = |at: &usize| matches!(self.tokens[*at].kind, TokenKind::Mark('.' | '!' | '?' | '\n' | ';'));
        let begins = self.at.checked_sub(1).is_some_and(|before| ends(&before));
        let asks = (self.at..self.tokens.len()).find(ends).is_some_and(|end| self.tokens[end].kind == TokenKind::Mark('?'));
        let lettered = |token: &Token| {
            let TokenKind::Word { raw, .. } = &token.kind else { return false };
            raw.chars().count() == 1 && raw.starts_with(char::is_uppercase)
        };
        let others = self.tokens.iter().enumerate().any(|(at, token)| at != self.at && lettered(token));
        begins && asks && !others
    }

    /// `MP otvoril, BTN posunul … A teraz vraj raise!`: a word that joins begins a sentence, where people are called otherwise.
    fn joins_sentences(&self) -> bool {
        let begins = self.atoms.last().is_some_and(|atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | '\n' | ';')));
        let letters = || (0..self.tokens.len()).filter(|at| *at != self.at).filter_map(|at| self.single(at));
        let others = self.atoms.iter().any(|atom| matches!(&atom.kind, AtomKind::Who(person) if !person.is_lettered()));
        let next = self.words_from(self.at + 1);
        let next = self.own.fit(&next.iter().map(String::as_str).collect::<Vec<_>>());
        let deed = next.is_some_and(|fit| fit.concept.is_verb());
        let said = matches!(self.tokens.get(self.at + 1).map(|token| &token.kind), Some(TokenKind::Word { .. }));
        begins && others && said && !deed && !letters().any(char::is_uppercase)
    }

    pub(super) fn alphabet(&self, letter: char) -> Option<char> {
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
        // `c bets …, is the bet of C good?`: who does something in a small letter may be named in a capital one.
        let acts = |letter: char| (0..self.tokens.len()).any(|at| self.single(at) == Some(letter) && self.acts_at(at));
        let elsewhere = |c: char| c.to_lowercase().next().is_some_and(|own| !self.own.is_small_word(own) && acts(own));
        if letters().any(|c| c.is_uppercase() && c != 'I' && !elsewhere(c)) {
            return None;
        }
        // `a second later`: a phrase begins with it.
        let words = self.words();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        if self.own.fit(&words).is_some_and(|fit| fit.words > 2 && fit.exact) {
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
            // `a check, b 1400`.
            let word = self.own.is_small_word(letter)
                && !(self.begins() && self.letter_word() != LetterWord::Article && self.listed_with_amounts(letter));
            let puts = !word && self.puts_in() && (self.others_act(letter) || self.listed_with_amounts(letter));
            return (counted || is_player && (known || puts || self.acts_with_others())).then_some(capital);
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

    /// Behind the letter stands what is put in, but for words that say how.
    fn puts_in(&self) -> bool {
        let mut at = self.at + 1;
        while let Some(TokenKind::Word { folded, .. }) = self.tokens.get(at).map(|token| &token.kind) {
            let how = self.own.fit(&[folded.as_str()]).is_some_and(|fit| matches!(fit.concept, Concept::Silent | Concept::Fill));
            if !how || self.own.number(folded).is_some() {
                break;
            }
            at += 1;
        }
        match self.tokens.get(at).map(|token| &token.kind) {
            Some(TokenKind::Number { value, .. }) => *value > 10,
            Some(TokenKind::Pile(_)) => true,
            Some(TokenKind::Word { folded, .. }) => at > self.at + 1 && self.own.number(folded).is_some(),
            Some(_) | None => false,
        }
    }

    /// Another small letter stands before an amount or an act: `a 3000, b 9000, a fold`.
    fn listed_with_amounts(&self, own: char) -> bool {
        let amount =
            |at: usize| matches!(self.tokens.get(at + 1).map(|token| &token.kind), Some(TokenKind::Number { value: 11.., .. }));
        let is_letter = |letter: char| letter != own && matches!(letter, 'a'..='h' | 'а'..='д');
        (0..self.tokens.len()).any(|at| self.single(at).is_some_and(is_letter) && (amount(at) || self.acts_at(at)))
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
            let amount = matches!(self.tokens.get(at + 1).map(|token| &token.kind), Some(TokenKind::Number { value: 11.., .. }));
            called && (self.acts_at(at) || amount)
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
            | TokenKind::Times(_)
            | TokenKind::Pile(_)
            | TokenKind::Stakes(_)
            | TokenKind::Cards(_)
            | TokenKind::Quote(_)
            | TokenKind::Mark(_) => None,
        }
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
}
