//! Which words are names.

use super::Reader;
use crate::telling::atom::word::is_capitalised;
use crate::telling::atom::{AtomKind, Person};
use crate::telling::concept::Concept;
use crate::telling::lexicon::Ending;
use crate::telling::token::TokenKind;

impl Reader<'_> {
    /// A capitalised word before a deed is a name unless it is exactly one of the telling's words; what it only resembles, or
    /// begins as, is another word.
    pub(super) fn is_name(&self, raw: &str, folded: &str) -> bool {
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
        let known = self.own.is_given_name(folded);
        // `Al, Ben and Chuck in that order`: within a sentence nobody writes `chuck in` with a capital letter.
        let named = known && !self.names_inflect() && self.is_within();
        let several = fit.is_some_and(|fit| fit.words > 1) && !named;
        if told.is_some_and(|told| told.words > 1 || told.exact) || several {
            return false;
        }
        let number = self.own.number(folded);
        let next = self.tokens.get(self.at + 1).map(|token| &token.kind);
        let says = matches!(next, Some(TokenKind::Quote(_) | TokenKind::Mark(':')));
        match fit {
            // `Ante 1000` is one; `Ante calls` is somebody.
            // In the middle of a sentence nobody writes a word with a capital letter: `it is on Bill`.
            Some(fit) if fit.exact => {
                // `Á rivernum bettar Kalli 600`.
                let inverted = || self.atoms.last().is_some_and(|atom| atom.is_verb()) && self.has_value_behind();
                // `Саид «изи»`: who says something is no pot and no street.
                let thing = fit.concept.street().is_some()
                    || matches!(fit.concept, Concept::SidePot | Concept::MainPot | Concept::Pot | Concept::Board);
                let quotes = matches!(next, Some(TokenKind::Quote(_)));
                if thing && quotes && self.begins() && self.atoms.last().is_some() {
                    return true;
                }
                // `svo tékkar Bára` is no `bara`.
                let spelled = raw.is_ascii() || self.own.is_written(fit.concept, &raw.to_lowercase());
                known && !spelled
                    || known
                        && (self.acts()
                            || self.owns()
                            || !self.names_inflect() && self.is_within()
                            || self.is_listed()
                            || inverted())
            }
            Some(fit) => {
                // What a line is headed by is no person: `Showdown: A shows`.
                let person = fit.concept.is_noun() || fit.concept.street().is_some() || fit.concept == Concept::Showdown;
                // `spilin hans Sindra`: whose cards they are is told behind them.
                let owner = self.atoms.last().is_some_and(|atom| atom.is(Concept::Cards));
                if owner && self.names_inflect() && fit.concept.is_verb() {
                    return true;
                }
                !person
                    && (known || !self.says_next() || !fit.concept.is_declared())
                    && (self.acts() || self.owns() || self.is_listed() || says && self.begins())
            }
            // `Traja all-in`: so many people.
            None if number.is_some_and(|(_, ending)| ending == Ending::People) && !known => false,
            None if number.is_some_and(|(value, ending)| value > 10 || ending == Ending::Plain || self.numbers_take_endings()) => {
                known && self.acts()
            }
            None => {
                self.acts()
                    || self.is_listed()
                    || known && (says || matches!(next, Some(TokenKind::Number { .. } | TokenKind::Pile(_))))
            }
        }
    }

    fn names_inflect(&self) -> bool {
        self.lang.language().grammar.names_inflect
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
    pub(super) fn has_value_behind(&self) -> bool {
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
    pub(super) fn bare<'w>(&self, raw: &'w str) -> &'w str {
        self.own.without_owner(raw)
    }
}
