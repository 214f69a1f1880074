//! A clause heard: what came of it, and what of it was lost.

use super::Listener;
use super::chips::{FEW, going};
use super::puzzle::{Puzzle, PuzzleKind};
use super::told_table::ToldTable;
use crate::telling::atom::Person;
use crate::telling::clause::{Many, ToldClause};
use crate::telling::concept::Concept;
use crate::telling::deed::{Actor, PersonId, ToldDeed, What};
use crate::telling::lexicon::Lexicon;

impl Listener {
    pub(super) fn clause(&mut self, clause: &ToldClause) {
        self.earlier |= clause.earlier;
        for (one, other) in &clause.also {
            let pair = (self.person(one), self.person(other));
            self.story.same.push(pair);
        }
        // `B folds with C still to act`: C sits there.
        if clause.verb.is_some_and(|verb| verb.is_declared()) {
            for person in &clause.to {
                self.person(person);
            }
        }
        self.skips(clause);
        let facts = |table: &ToldTable| table.stacks.len() + table.holds.len();
        let before = (self.story.deeds.len(), self.story.puzzles.len());
        let (known, said) = (facts(&self.story.table), self.story.left_out.len());
        let (last, all_ins) = (self.story.deeds.last().cloned(), self.story.all_ins);
        let taken = self.story.taken.take();
        self.understand(clause);
        // The dealer who takes a player's cards does something with them.
        if let Some((person, span)) = taken {
            let handled = self.story.deeds.get(before.0).is_some_and(|deed| deed.what == What::MuckOf(person));
            self.story.puzzles.extend((!handled).then_some(Puzzle { span, kind: PuzzleKind::Unknown }));
        }
        if self.story.puzzles.len() > before.1 {
            return;
        }
        if (clause.beside_deal || clause.dealer) && self.is_bent(clause, before.0, known) {
            self.story.deeds.truncate(before.0);
            let span = clause.strange.clone().unwrap_or_else(|| clause.span.clone());
            return self.story.puzzles.push(Puzzle { span, kind: PuzzleKind::Deal });
        }
        let told = self.story.deeds.len() > before.0 || facts(&self.story.table) > known;
        // What was told before was told more exactly.
        let told = told || self.story.deeds.last() != last.as_ref() || self.story.all_ins != all_ins;
        let told = told || self.story.taken.is_some();
        // `A opens, folded to B`: nobody who was named sits between, and it is B who acts next.
        let told = told || clause.verb == Some(Concept::Fold) && clause.many == Some(Many::Everyone) && !clause.to.is_empty();
        let again = clause.goes_on && matches!(last, Some(ToldDeed { what: What::MuckOf(_), .. }));
        if !told && !again && self.is_lost(clause) {
            self.story.left_out.truncate(said);
            let span = clause.unknown.first().cloned().unwrap_or_else(|| clause.span.clone());
            return self.story.puzzles.push(Puzzle { span, kind: PuzzleKind::Unknown });
        }
        // What somebody did is never passed over in silence.
        let acts = clause.verb.is_some_and(|verb| verb.is_declared() || verb.is_move());
        if acts && !told && self.story.left_out.len() == said && clause.unknown.is_empty() {
            self.story.left_out.push(clause.span.clone());
        }
        let lost = told && clause.lost && clause.who.is_empty() && !clause.dealer && clause.many.is_none();
        let unsure = clause.unsure && clause.verb.is_some_and(|verb| !verb.is_move() && verb != Concept::Say);
        // Nobody bets so little: what is counted is something that nobody knows.
        let shows = matches!(clause.verb, Some(Concept::Show | Concept::Table)) && clause.cards.is_empty();
        let counted = (shows || !clause.unknown.is_empty()) && clause.numbers.iter().any(|(n, _)| *n <= FEW);
        // A word that nobody knows where somebody would be named may be a name: his deed is nobody else's.
        let first = clause.unknown.first().is_some_and(|span| span.start == clause.span.start);
        let renamed = first && clause.who.is_empty() && clause.many.is_none() && !clause.dealer && !clause.next;
        let renamed = renamed && self.story.deeds[before.0..].iter().any(|deed| deed.what.is_of_chips() || deed.what.is_of_hand());
        // Who does something with a card that nobody knows does not only hold it.
        let handled = clause.unsure && clause.verb.is_none() && !clause.cards.is_empty() && !clause.has(Concept::Has);
        if lost || renamed || handled || told && counted || self.story.deeds.len() > before.0 && (unsure || clause.bent) {
            // `cancels his raise` is no raise.
            self.story.puzzles.extend(clause.unknown.first().map(|span| Puzzle { span: span.clone(), kind: PuzzleKind::Unknown }));
        } else {
            self.story.left_out.extend(clause.unknown.iter().cloned());
        }
        // Who only asks for a ruling plays nothing: `and I want to know`.
        // Nor does who only notices something: `a button si všimol, že to je málo`.
        let notices = |person: &Person| clause.reported && matches!(person, Person::Position(_));
        let remarks = |person: &Person| {
            self.story.left_out.len() > said && !self.story.people.contains(person) && (self.is_teller(person) || notices(person))
        };
        if self.story.deeds.len() == before.0
            && !clause.dealer
            && let Some(person) = clause.who.last().filter(|person| !remarks(person))
        {
            self.story.last = Some(self.person(person));
        }
        // `folds, no, …`, `No, wait.`
        let ends = clause.more.last() == Some(&Concept::Rather) && !clause.has_values();
        self.story.turned =
            ends && (clause.verb.is_none() || clause.verb.is_some_and(|verb| verb.is_declared()) || clause.is_saying());
        let mut heard = clause.clone();
        // `A has 1500, B 4000, C 9000`: what was told of B goes on with C.
        if self.stacks_go_on(clause) {
            heard.more.push(Concept::Has);
        }
        self.story.last_clause = Some(heard);
    }

    /// He is the one who tells it.
    pub(super) fn is_teller(&self, person: &Person) -> bool {
        let Person::Name(name) = person else { return false };
        Lexicon::of(self.lang).first(Concept::Hero) == Some(name)
    }

    /// Who runs past somebody acts before him.
    fn skips(&mut self, clause: &ToldClause) {
        let acts = clause.verb.is_none_or(|verb| verb.is_declared() || verb.is_move());
        let [who] = clause.who.as_slice() else { return };
        if clause.dealer || !clause.has(Concept::Skipped) || !acts || clause.verb.is_none() && clause.to.is_empty() {
            return;
        }
        self.story.ordered = true;
        let Some(to) = clause.to.first() else { return };
        let (passed, early) = (self.person(to), self.person(who));
        let named = matches!((to, who), (Person::Name(_), Person::Name(_)));
        if named && passed > early {
            self.story.before.push((passed, early));
        }
    }

    /// What names cards, the deck or the dealer was taken for a bet, or for what a player does who is not named.
    fn is_bent(&self, clause: &ToldClause, before: usize, facts: usize) -> bool {
        let table = &self.story.table;
        let stacks = table.stacks.len() + table.holds.len() > facts && clause.cards.is_empty();
        let named = |person: PersonId| {
            let own = &self.story.people[person];
            clause.who.contains(own) || clause.to.contains(own)
        };
        let unnamed = |deed: &ToldDeed| match deed.who {
            Actor::Person(person) => clause.dealer && !named(person) || self.story.people[person] == Person::Name(String::new()),
            Actor::Dealer | Actor::Floor | Actor::Table | Actor::SmallBlind | Actor::BigBlind => false,
        };
        let deeds = &self.story.deeds[before..];
        let lost = deeds.is_empty() && !stacks && clause.verb.is_none_or(|verb| verb != Concept::Think) && clause.cards.is_empty();
        if !clause.of_deal {
            // Of a number beside a card nobody knows what it counts.
            let number = clause.beside_deal && clause.verb.is_none();
            return deeds.iter().any(unnamed) || number && (stacks || deeds.iter().any(|deed| deed.what.is_of_chips()));
        }
        stacks
            || deeds.iter().any(|deed| deed.what.is_of_chips() || unnamed(deed))
            || clause.strange.is_some() && (lost || deeds.iter().any(|deed| deed.what.is_of_hand()))
    }

    pub(super) fn deed(&mut self, clause: &ToldClause, who: Actor, what: What) {
        if let Actor::Person(person) = who {
            self.story.last = Some(person);
        }
        // `the small blind, who has a hundred out, adds a chip`: what stands in such a clause, and no act, had been put in.
        let out = clause.relative && clause.verb.is_none();
        let already = clause.has(Concept::Already) || self.earlier || out;
        // `dealer tells Gail 1600, although Ravi had bet 2600`: who had acted sits before whoever has not.
        if let Actor::Person(person) = who
            && already
            && what.is_of_chips()
        {
            let named = |person: PersonId| matches!(&self.story.people[person], Person::Name(name) if !name.is_empty());
            let acted = |person: PersonId| {
                self.story.deeds.iter().any(|deed| deed.who == Actor::Person(person) && deed.what.is_of_chips() && deed.already)
            };
            let first = (0..person).find(|other| named(*other) && !acted(*other) && !self.is_again(*other));
            if let Some(first) = first.filter(|_| named(person)) {
                self.story.before.push((person, first));
            }
        }
        self.story.deeds.push(ToldDeed {
            who,
            what,
            span: clause.span.clone(),
            already,
            made: clause.makes,
            spoken: clause.speaks,
        });
    }

    /// What everybody who acts in the clause does.
    pub(super) fn deeds(&mut self, clause: &ToldClause, what: What) {
        if let Some(many) = clause.many {
            return self.many(clause, many, what);
        }
        let actors = self.actors(clause);
        if actors.is_empty() {
            return self.puzzle(clause, PuzzleKind::Nobody);
        }
        for actor in actors {
            self.deed(clause, Actor::Person(actor), what.clone());
        }
    }

    /// It does nothing to the table. What somebody says to another without its being told what, or takes, may be anything.
    pub(super) fn leave_out(&mut self, clause: &ToldClause) {
        // What somebody only says of something, in words that are all known, changes nothing.
        let remark = clause.reported && clause.verb == Some(Concept::Say) && clause.unknown.is_empty();
        let says =
            matches!(clause.verb, Some(Concept::Say | Concept::TakeBack)) && !clause.who.is_empty() && clause.quotes.is_empty();
        if says && !remark || self.is_lost(clause) {
            return self.puzzle(clause, PuzzleKind::Unknown);
        }
        self.story.left_out.push(clause.span.clone());
    }

    pub(super) fn puzzle(&mut self, clause: &ToldClause, kind: PuzzleKind) {
        let span = match kind {
            PuzzleKind::Unknown => clause.unknown.first().cloned().unwrap_or_else(|| clause.span.clone()),
            PuzzleKind::Nobody | PuzzleKind::HowMuch | PuzzleKind::Deal | PuzzleKind::Missing(_) | PuzzleKind::Unreal => {
                clause.span.clone()
            }
        };
        self.story.puzzles.push(Puzzle { span, kind });
    }

    /// Something was done, and nothing came of it: it is no word that may be left out.
    fn is_lost(&self, clause: &ToldClause) -> bool {
        let open = [Concept::Not, Concept::Nobody, Concept::Nothing, Concept::Wants, Concept::Before, Concept::Silent];
        if clause.reported || clause.floor && clause.who.is_empty() || open.iter().any(|concept| clause.has(*concept)) {
            return false;
        }
        if clause.unread {
            return true;
        }
        let cards = clause.has(Concept::MuckPlace) || clause.has(Concept::Cards);
        // What the dealer puts out may be a street, which is told for itself.
        let dealer = clause.dealer && (cards || !clause.to.is_empty());
        let named = dealer || clause.next || !clause.who.is_empty() || clause.goes_on && self.story.last.is_some();
        match clause.verb {
            // `button, dead silence, 5 fivehundreddies`: what is counted there went in.
            None => {
                let counts = !clause.numbers.is_empty() && clause.has(Concept::Silent);
                named && (cards || counts || clause.dealer && !clause.to.is_empty()) && !clause.unknown.is_empty()
            }
            // That people complain says of nobody that he objects.
            Some(Concept::Object) => !clause.who.is_empty(),
            Some(Concept::Touch | Concept::Muck | Concept::Award | Concept::Find) => true,
            // `the bet was called, both wait`.
            Some(Concept::Check) if clause.many.is_some() && self.is_called() => false,
            // `and one 5000 he throws in`: it was told already.
            Some(verb) if verb.is_move() && going(clause).is_none() && self.has_put() => false,
            Some(verb) => {
                let shows = [Concept::Show, Concept::Table, Concept::Lift];
                named && (verb.is_declared() || verb.is_move() || shows.contains(&verb))
            }
        }
    }

    /// What was told last is that he showed his hand.
    pub(super) fn has_shown(&mut self, clause: &ToldClause) -> bool {
        let actors = self.actors(clause);
        let shows = |deed: &ToldDeed| matches!(deed.what, What::TableHand | What::Show(..));
        let last = self.story.deeds.last().filter(|deed| shows(deed)).map(|deed| deed.who);
        clause.unknown.is_empty() && actors.iter().any(|person| last == Some(Actor::Person(*person)))
    }

    /// What was told last is that chips went in.
    fn has_put(&self) -> bool {
        matches!(self.story.deeds.last(), Some(ToldDeed { what: What::Put { .. }, .. }))
    }
}
