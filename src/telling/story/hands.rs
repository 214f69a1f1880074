//! Hands that are shown, thrown away or touched, and pots that are awarded.

use super::Listener;
use super::puzzle::PuzzleKind;
use crate::engine::event::Release;
use crate::telling::clause::ToldClause;
use crate::telling::concept::Concept;
use crate::telling::deal::Missing;
use crate::telling::deed::{Actor, PersonId, TouchedTold, What};

impl Listener {
    pub(super) fn releases(&mut self, clause: &ToldClause, verb: Concept) {
        let release = if clause.has(Concept::MuckPlace) {
            match (clause.has(Concept::FaceUp), clause.has(Concept::Toward)) {
                (true, _) => Release::MuckedFaceUp,
                (false, true) => Release::TowardMuck,
                (false, false) => Release::Mucked,
            }
        } else if clause.has(Concept::OverTheLine) {
            Release::OverTheLine
        } else if clause.has(Concept::Forward) || clause.has(Concept::Dealer) {
            if verb == Concept::Throw { Release::ThrownForward } else { Release::PushedForward }
        } else if let Some(to) = clause.to.first() {
            let to = self.person(to);
            return self.deeds(clause, What::ReleaseTo(to));
        } else if clause.has(Concept::FaceUp) || verb == Concept::Put && self.story.table.showdown && !clause.has(Concept::FaceDown)
        {
            // `terítés: A mindkét lapját kirakja`: whoever puts his cards out when hands are shown shows them.
            return self.deeds(clause, What::TableHand);
        } else {
            return self.deeds(clause, What::GiveUp);
        };
        self.deeds(clause, What::Release(release));
    }

    /// The dealer does something to a player's cards.
    pub(super) fn handles(&mut self, clause: &ToldClause) {
        let person = match clause.to.first().or(clause.who.first()) {
            Some(person) => Some(self.person(person)),
            // `while B thinks the dealer sweeps his cards in`: of whom was spoken last, unless he had given them up.
            None => self.story.last.filter(|last| {
                let own = self.story.deeds.iter().rev().find(|deed| deed.who == Actor::Person(*last));
                own.is_none_or(|deed| !deed.what.is_of_hand())
            }),
        };
        match person {
            Some(person) => self.deed(clause, Actor::Dealer, What::MuckOf(person)),
            None => self.leave_out(clause),
        }
    }

    pub(super) fn gives(&mut self, clause: &ToldClause, verb: Concept) {
        let to = clause
            .to
            .first()
            .or(clause.who.first())
            .map(|person| self.person(person))
            // `A nyert, az osztó neki tolta a potot`.
            .or(self.story.last.filter(|_| verb == Concept::Win || verb == Concept::Award && clause.to_him));
        match (to, verb) {
            (Some(to), Concept::Point) => {
                self.deed(clause, Actor::Dealer, What::TellToAct(to));
                self.story.last = Some(to);
            }
            (Some(to), _) => {
                // `pushes the pot of 7,800 to B`.
                if let (true, [(pot, _)]) = (clause.has(Concept::Pot), &clause.numbers[..]) {
                    self.story.table.pot.get_or_insert(*pot);
                }
                self.deed(clause, Actor::Dealer, What::Award(to));
                self.story.last = Some(to);
            }
            (None, _) => self.leave_out(clause),
        }
    }

    pub(super) fn shows(&mut self, clause: &ToldClause, verb: Concept) {
        // `vyložil dve tisícky`: chips are laid out, and no hand.
        if !clause.piles.is_empty() && clause.cards.is_empty() && !clause.has(Concept::Cards) && clause.to.is_empty() {
            return self.puts(clause, Concept::Put);
        }
        // `shows only one card`: a hand is tabled with all its cards, and which one it was decides who may see what.
        let one = matches!(clause.numbers[..], [(1, _)]) && clause.cards.is_empty() && clause.piles.is_empty();
        if one && !clause.dealer && !self.is_stud() {
            return self.puzzle(clause, PuzzleKind::Missing(Missing::ShownCard));
        }
        // Who shows sits there before whom he shows it to.
        for person in &clause.who {
            self.person(person);
        }
        let to = clause.to.first().map(|person| self.person(person));
        let to = if to.is_none() && clause.to_him { self.him(clause) } else { to };
        let whole = clause.cards.len() > 1 || clause.cards.is_empty();
        // In stud one card of everybody lies open.
        if self.is_stud() && to.is_none() && clause.cards.len() == 1 && self.story.deeds.is_empty() && !clause.dealer {
            for person in self.actors(clause) {
                self.story.table.holds.push((person, clause.cards.clone()));
                self.story.last = Some(person);
            }
            return;
        }
        // `megmutatja a lapjait C-nek`: in play a hand that is opened to somebody is shown to him.
        let to_one = verb == Concept::Show || clause.has(Concept::To) && !self.story.table.showdown;
        if !whole || to.is_some() && to_one {
            return self.deeds(clause, What::Show(clause.cards.clone(), to));
        }
        if !clause.cards.is_empty() {
            // `A Kd Kc, B Ah Jh table`: the verb is told once.
            if let Some(last) = self
                .story
                .last_clause
                .clone()
                .filter(|last| last.verb.is_none() && !last.cards.is_empty() && !last.has(Concept::Has))
            {
                self.deeds(&last, What::TableHand);
            }
            for person in self.actors(clause) {
                self.story.table.holds.push((person, clause.cards.clone()));
            }
        }
        self.deeds(clause, What::TableHand);
    }

    /// `A mu ukázal Kd`: to the one who has just folded, else to the only other one.
    fn him(&mut self, clause: &ToldClause) -> Option<PersonId> {
        let [own] = self.actors(clause)[..] else { return None };
        let folded = self.story.deeds.iter().rev().find_map(|deed| match deed.who {
            Actor::Person(person) if person != own && deed.what == What::Fold => Some(person),
            Actor::Person(_) | Actor::Dealer | Actor::Floor | Actor::Table | Actor::SmallBlind | Actor::BigBlind => None,
        });
        folded.or_else(|| self.only_other(own))
    }

    pub(super) fn touches(&mut self, clause: &ToldClause) {
        let touched = match clause.to.first() {
            Some(person) if clause.has(Concept::Cards) => TouchedTold::CardsOf(self.person(person)),
            // Who touches somebody himself touches no cards.
            Some(_) => return self.leave_out(clause),
            None if clause.has(Concept::Board) => TouchedTold::Board,
            None if clause.has(Concept::MuckPlace) || clause.has(Concept::Muck) => TouchedTold::Muck,
            None => return self.leave_out(clause),
        };
        self.deeds(clause, What::Touch(touched));
    }
}
