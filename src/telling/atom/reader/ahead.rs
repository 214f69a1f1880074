//! What stands before and behind a word that is being read.

use super::Reader;
use crate::telling::atom::AtomKind;
use crate::telling::concept::Concept;
use crate::telling::lexicon::Ending;
use crate::telling::token::{Token, TokenKind};

impl Reader<'_> {
    /// Somebody does something next. How it is done may stand before what is done: `b silently tosses`.
    pub(super) fn acts(&self) -> bool {
        self.acts_at(self.at)
    }

    pub(super) fn acts_at(&self, at: usize) -> bool {
        self.acts_with(at, |concept| {
            concept.is_verb() || matches!(concept, Concept::Has | Concept::Wants | Concept::Skipped | Concept::LastToAct)
        })
    }

    /// What stands behind a word is such a deed, or a phrase that stands for one.
    pub(super) fn acts_with(&self, at: usize, is_deed: impl Fn(Concept) -> bool) -> bool {
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

    /// A word for chips stands there, or for a chip by its worth.
    pub(super) fn names_chips(&self, at: usize) -> bool {
        let Some(TokenKind::Word { folded, .. }) = self.tokens.get(at).map(|token| &token.kind) else { return false };
        let worth = self.own.number(folded).is_some_and(|(_, ending)| ending == Ending::Worth);
        worth || self.own.fit(&[folded.as_str()]).is_some_and(|fit| matches!(fit.concept, Concept::Chip | Concept::Chips))
    }

    /// The blinds are named next, but for words that say nothing.
    pub(super) fn names_blinds(&self, at: usize) -> bool {
        let words = self.words_from(at);
        let concepts = words.iter().map_while(|word| self.own.fit(&[word.as_str()])).map(|fit| fit.concept);
        concepts.into_iter().find(|concept| *concept != Concept::Fill) == Some(Concept::Blinds)
    }

    /// `pred co`: before somebody.
    pub(super) fn follows_before(&self) -> bool {
        self.atoms.last().is_some_and(|atom| matches!(atom.kind, AtomKind::Concept(Concept::Before | Concept::Ahead)))
    }

    /// `utg limp, co 500, btn 1200`: an amount stands behind it, and other places are told as it is.
    pub(super) fn bets_among_positions(&self) -> bool {
        let figure = matches!(self.tokens.get(self.at + 1).map(|token| &token.kind), Some(TokenKind::Number { value: 5.., ending }) if ending.is_empty());
        let word = |at: usize| match self.tokens.get(at).map(|token| &token.kind) {
            Some(TokenKind::Word { folded, .. }) => folded.as_str(),
            Some(_) | None => "",
        };
        // `co mlcky tri tisicove`.
        let silent = self.own.fit(&[word(self.at + 1)]).is_some_and(|fit| fit.concept == Concept::Silent);
        let next = self.at + 2;
        let amount = figure
            || silent
                && (self.own.number(word(next)).is_some()
                    || matches!(
                        self.tokens.get(next).map(|token| &token.kind),
                        Some(TokenKind::Number { .. } | TokenKind::Pile(_))
                    ));
        let place = |token: &Token| match &token.kind {
            TokenKind::Word { raw, .. } => {
                raw.chars().all(char::is_lowercase)
                    && self.english.fit(&[raw.as_str()]).is_some_and(|fit| fit.exact && fit.concept.is_position())
            }
            TokenKind::Number { .. }
            | TokenKind::BigBlinds(_)
            | TokenKind::Times(_)
            | TokenKind::Pile(_)
            | TokenKind::Stakes(_)
            | TokenKind::Cards(_)
            | TokenKind::Quote(_)
            | TokenKind::Mark(_) => false,
        };
        let others = || self.tokens.iter().enumerate().filter(|(at, token)| *at != self.at && place(token)).count();
        amount && self.begins() && others() > 0
    }

    /// Nothing stands before it in its clause but what is told of the table.
    pub(in crate::telling::atom) fn begins(&self) -> bool {
        self.atoms.last().is_none_or(|atom| {
            let apart = |concept: Concept| concept.street().is_some() || matches!(concept, Concept::Then | Concept::Showdown);
            matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_) | AtomKind::Cards(_)) || atom.concept().is_some_and(apart)
        })
    }

    /// `a calls`, and not `a call`; nobody says `a all-in` of a thing.
    pub(super) fn is_third_person(&self) -> bool {
        let next = self.tokens.get(self.at + 1).map(|token| &token.kind);
        let Some(TokenKind::Word { raw, .. }) = next else { return false };
        self.own.is_third_person(raw)
    }
}
