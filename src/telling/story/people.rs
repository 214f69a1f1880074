//! Who is meant, and who sits before whom.

use super::puzzle::PuzzleKind;
use super::{Listener, Story};
use crate::engine::event::Step;
use crate::telling::atom::Person;
use crate::telling::clause::{Many, ToldClause};
use crate::telling::concept::{BIG_BLIND, BUTTON, Concept, SMALL_BLIND};
use crate::telling::deed::{Actor, PersonId, ToldDeed, What};
use crate::telling::lexicon::Lexicon;

impl Listener {
    pub(super) fn person(&mut self, person: &Person) -> PersonId {
        let people = &mut self.story.people;
        people.iter().position(|own| own == person).unwrap_or_else(|| {
            people.push(person.clone());
            people.len() - 1
        })
    }

    /// Who acts in a clause.
    pub(super) fn actors(&mut self, clause: &ToldClause) -> Vec<PersonId> {
        if !clause.who.is_empty() {
            return clause.who.iter().map(|person| self.person(person)).collect();
        }
        if clause.next {
            let place = |last: PersonId| {
                let place = |person: PersonId| matches!(self.story.people[person], Person::Position(_));
                let same = |(one, other): &(PersonId, PersonId)| match (*one == last, *other == last) {
                    (true, _) => Some(*other).filter(|other| place(*other)),
                    (_, true) => Some(*one).filter(|one| place(*one)),
                    (false, false) => None,
                };
                self.story.same.iter().find_map(same).unwrap_or(last)
            };
            let last = self.story.last.map(|last| self.story.people[place(last)].clone());
            // Of two whom nobody calls by a name the one is not the other.
            if last == Some(Person::Name(String::new())) {
                self.story.people.push(Person::Name(String::new()));
                return vec![self.story.people.len() - 1];
            }
            let next = match last {
                Some(Person::Letter(letter)) => Person::Letter(char::from(letter as u8 + 1)),
                Some(Person::Position(position)) if position < 4 => Person::Position(position + 1),
                _ => Person::Name(String::new()),
            };
            return vec![self.person(&next)];
        }
        // Where nobody is named at all, it is whoever acts first.
        if self.story.people.is_empty() && self.story.last.is_none() {
            return vec![self.person(&Person::Name(String::new()))];
        }
        // `I bet 500, and then he puts in 1000`: he is not the one who tells it.
        let hero = Lexicon::of(self.lang).first(Concept::Hero).map(|hero| Person::Name(hero.to_owned()));
        let teller = self.story.last.filter(|last| clause.pronoun && Some(&self.story.people[*last]) == hero.as_ref());
        if let Some(other) = teller.and_then(|teller| self.other_than(teller, true)) {
            return vec![other];
        }
        // `call, call, and D puts in`: nobody does it twice in a row.
        let again = clause.goes_on && !clause.pronoun && !clause.then && !clause.has_values() && clause.more.is_empty();
        let same = match clause.verb {
            Some(Concept::Call) => Some(What::Call),
            Some(Concept::Fold) => Some(What::Fold),
            Some(Concept::Check) => Some(What::Check),
            _ => None,
        };
        let last = self.story.deeds.last().filter(|deed| Some(deed.who) == self.story.last.map(Actor::Person));
        if again && same.is_some() && last.map(|deed| &deed.what) == same.as_ref() {
            self.story.people.push(Person::Name(String::new()));
            return vec![self.story.people.len() - 1];
        }
        // `Noah folds ahead of Mia, she bets`: who has acted does not act once more before the other one has.
        let done = |person: PersonId| {
            let whole = |what: &What| {
                matches!(
                    what,
                    What::Fold
                        | What::Check
                        | What::Call
                        | What::Bet(_)
                        | What::RaiseTo(_)
                        | What::RaiseBy(_)
                        | What::RaiseTimes(_)
                        | What::AllIn(_)
                )
            };
            self.story.deeds.last().is_some_and(|deed| deed.who == Actor::Person(person) && whole(&deed.what))
        };
        let acts = clause.verb.is_some_and(Concept::is_declared) && clause.pronoun;
        let awaited = self.story.awaited.filter(|_| acts && self.story.last.is_some_and(done));
        let last = awaited.or(self.story.last);
        let other = last.filter(|one| self.answers_himself(clause, *one)).and_then(|one| self.other_than(one, clause.pronoun));
        let other =
            other.or_else(|| last.filter(|one| self.is_shown_by_another(clause, *one)).and_then(|one| self.only_other(one)));
        other.or(last).into_iter().collect()
    }

    /// Nobody calls his own bet, and nobody of whom it is said once more raises or folds to it: somebody else does.
    fn answers_himself(&self, clause: &ToldClause, person: PersonId) -> bool {
        let wagers = |what: &What| {
            matches!(
                what,
                What::Bet(_)
                    | What::RaiseTo(_)
                    | What::RaiseBy(_)
                    | What::RaiseTimes(_)
                    | What::MinRaise
                    | What::AllIn(_)
                    | What::Amount(_)
            )
        };
        let own =
            self.story.deeds.last().is_some_and(|deed| deed.who == Actor::Person(person) && !deed.already && wagers(&deed.what));
        let answers = match clause.verb {
            Some(Concept::Call) => true,
            Some(Concept::Raise | Concept::Fold | Concept::Limp) => clause.pronoun,
            _ => false,
        };
        own && answers && !clause.denied && !clause.reported && !clause.has(Concept::Rather) && !clause.has(Concept::Wants)
    }

    /// `Ela folds, and he shows her the queen`: who has just folded is not the one who shows, where one other is left.
    fn is_shown_by_another(&self, clause: &ToldClause, person: PersonId) -> bool {
        let folds = self.story.deeds.last().is_some_and(|deed| deed.who == Actor::Person(person) && deed.what == What::Fold);
        folds && clause.pronoun && clause.to.is_empty() && matches!(clause.verb, Some(Concept::Show | Concept::Table))
    }

    /// The one beside somebody who has not folded, if there is no other.
    pub(super) fn only_other(&self, one: PersonId) -> Option<PersonId> {
        let plays = |person: &PersonId| *person != one && !self.is_again(*person) && !self.has_folded(*person);
        let mut others = (0..self.story.people.len()).filter(plays);
        others.next().filter(|_| others.next().is_none())
    }

    /// The other one of two who play; of several the one who acted before, where it is said of `he`. Where nobody else was named, he
    /// was called by no name.
    fn other_than(&mut self, one: PersonId, pronoun: bool) -> Option<PersonId> {
        let plays = |person: &PersonId| *person != one && !self.is_again(*person) && !self.has_folded(*person);
        let others: Vec<PersonId> = (0..self.story.people.len()).filter(plays).collect();
        let last = || {
            let who = self.story.deeds.iter().rev().filter_map(|deed| match deed.who {
                Actor::Person(person) => Some(person),
                Actor::Dealer | Actor::Floor | Actor::Table | Actor::SmallBlind | Actor::BigBlind => None,
            });
            who.into_iter().find(|person| others.contains(person))
        };
        match others.as_slice() {
            [other] => Some(*other),
            [] => {
                self.story.people.push(Person::Name(String::new()));
                Some(self.story.people.len() - 1)
            }
            _ => last().filter(|_| pronoun),
        }
    }

    pub(super) fn many(&mut self, clause: &ToldClause, many: Many, what: What) {
        let acted = |person: PersonId, story: &Story| story.deeds.iter().any(|deed| deed.who == Actor::Person(person));
        let blinds =
            [(crate::telling::concept::SMALL_BLIND, Actor::SmallBlind), (crate::telling::concept::BIG_BLIND, Actor::BigBlind)];
        match many {
            Many::Blinds => {
                // Beside a button that was named they have their places.
                let placed = self.story.people.contains(&Person::Position(BUTTON));
                for (position, actor) in blinds {
                    let own = Person::Position(position);
                    let own =
                        if placed { Some(self.person(&own)) } else { self.story.people.iter().position(|person| *person == own) };
                    self.deed(clause, own.map_or(actor, Actor::Person), what.clone());
                }
            }
            Many::Everyone | Many::Both => {
                let until = clause.to.first().map(|person| self.person(person));
                // Whoever sits between folded, named or not.
                let between: &[u8] = match clause.to.first().filter(|_| what == What::Fold) {
                    Some(Person::Position(BIG_BLIND)) => &[BUTTON, SMALL_BLIND],
                    Some(Person::Position(SMALL_BLIND)) => &[BUTTON],
                    Some(_) | None => &[],
                };
                for place in between {
                    self.person(&Person::Position(*place));
                }
                // `all three check`, where nobody has been named.
                if what == What::Check && self.story.people.is_empty() && self.story.seats().is_none() {
                    let two = if many == Many::Both && self.lettered { 2 } else { 0 };
                    for letter in ('A'..='J').take(self.story.table.seats.unwrap_or(two)) {
                        self.person(&Person::Letter(letter));
                    }
                }
                let is_fold = what == What::Fold;
                let holders: Vec<PersonId> = self.story.table.holds.iter().map(|(person, _)| *person).collect();
                let mut all: Vec<PersonId> = (0..self.story.people.len())
                    .filter(|person| !self.is_again(*person))
                    .filter(|person| Some(*person) != until && (!is_fold || !acted(*person, &self.story)))
                    .filter(|person| !matches!(what, What::Check | What::TableHand) || !self.has_folded(*person))
                    // Where it is told who holds what, the others have no hand to table.
                    .filter(|person| what != What::TableHand || holders.is_empty() || holders.contains(person))
                    // Nobody calls his own bet.
                    .filter(|person| what != What::Call || self.bettor() != Some(*person))
                    .collect();
                if what == What::Check {
                    all.sort_by_key(|person| self.turn_of(*person));
                }
                // Who calls must be somebody else than who bet.
                if what == What::Call && all.is_empty() {
                    return self.puzzle(clause, PuzzleKind::Nobody);
                }
                for person in all {
                    self.deed(clause, Actor::Person(person), what.clone());
                }
                // Who is left acts next.
                self.story.last = until.filter(|_| is_fold).or(self.story.last);
            }
        }
    }

    /// Who bet or raised last.
    pub(super) fn bettor(&self) -> Option<PersonId> {
        let bets = |deed: &&ToldDeed| {
            matches!(
                deed.what,
                What::Bet(_)
                    | What::Amount(_)
                    | What::Raise
                    | What::RaiseTo(_)
                    | What::RaiseBy(_)
                    | What::RaiseTimes(_)
                    | What::MinRaise
                    | What::AllIn(_)
            )
        };
        match self.story.deeds.iter().rev().find(bets)?.who {
            Actor::Person(person) => Some(person),
            Actor::Dealer | Actor::Floor | Actor::Table | Actor::SmallBlind | Actor::BigBlind => None,
        }
    }

    /// When somebody's turn comes on this street, by where he sits.
    pub(super) fn turn_of(&self, person: PersonId) -> u32 {
        let first_street = self.story.table.streets.last().is_none_or(|(street, _)| street.is_first());
        match &self.story.people[person] {
            Person::Letter(letter) => u32::from(*letter),
            // Behind everybody who has a seat.
            Person::Newcomer | Person::Spectator => u32::MAX,
            Person::Number(number) => u32::from(*number),
            Person::Position(place) if first_street || *place < crate::telling::concept::SMALL_BLIND => u32::from(*place) + 20,
            Person::Position(place) => u32::from(*place),
            Person::Name(_) => 0,
        }
    }

    /// He has given up his hand, in what was told or before it.
    pub(super) fn has_folded(&self, person: PersonId) -> bool {
        let fold = |deed: &ToldDeed| deed.who == Actor::Person(person) && deed.what == What::Fold;
        self.story.deeds.iter().any(fold) || self.story.table.folded.contains(&person)
    }

    /// He was named before by another name.
    pub(super) fn is_again(&self, person: PersonId) -> bool {
        self.story.same.iter().any(|(_, again)| *again == person)
    }

    /// Who was passed over, and has only a name, sits before the one who acted last.
    pub(super) fn passed_over(&mut self, clause: &ToldClause, objects: bool) {
        // Who runs past another one was not passed over himself.
        if !clause.who.is_empty() && !clause.to.is_empty() {
            return;
        }
        let last =
            self.story.deeds.iter().rev().find_map(|deed| if let Actor::Person(person) = deed.who { Some(person) } else { None });
        let ([name @ Person::Name(_)], Some(last)) = (clause.who.as_slice(), last) else { return };
        // `A bets, B has not acted yet, and C calls`: only what follows shows before whom he sits.
        if !objects {
            let person = self.person(name);
            return self.story.passed.push((person, last, self.story.deeds.len()));
        }
        self.sits_before(name, last);
    }

    /// Who had not acted when somebody did sits before him, unless somebody else or the dealer goes on: then it was his turn.
    pub(super) fn settle_passed(&mut self) {
        for (person, last, told) in std::mem::take(&mut self.story.passed) {
            let told = told.min(self.story.deeds.len());
            let next = self.story.deeds.get(told);
            let goes_on = next.is_some_and(|deed| match deed.who {
                Actor::Person(other) => other != person && other != last && deed.what.is_of_chips(),
                Actor::Dealer | Actor::Floor | Actor::Table | Actor::SmallBlind | Actor::BigBlind => {
                    matches!(&deed.what, What::Line(event, _) if matches!(event.steps[..], [Step::Street(..)]))
                }
            });
            // `A bets, B has yet to act`: where nobody else has done anything, and nothing follows, he comes behind.
            let alone = |deed: &ToldDeed| match deed.who {
                Actor::Person(other) => other == last,
                Actor::Dealer | Actor::Floor | Actor::Table | Actor::SmallBlind | Actor::BigBlind => true,
            };
            let goes_on = goes_on || next.is_none() && self.story.deeds.iter().all(alone);
            let street = told > 0 && self.story.table.streets.iter().any(|(_, at)| *at == told);
            if goes_on || street {
                continue;
            }
            let acted = self.story.deeds[..told].iter().any(|deed| deed.who == Actor::Person(person));
            // Who was named before him sits before him already.
            if !acted && person < last {
                self.story.ordered = true;
            } else if !acted && !name_is_empty(&self.story.people[person]) {
                self.story.before.push((person, last));
                self.story.ordered = true;
            }
        }
    }

    /// Whose turn it was when somebody else acted sits before him.
    pub(super) fn settle_turns(&mut self) {
        let actor = |deed: &ToldDeed| if let Actor::Person(person) = deed.who { Some(person) } else { None };
        for (person, told, early) in std::mem::take(&mut self.story.turns) {
            // What was taken back since is told no more.
            let told = told.min(self.story.deeds.len());
            let next = self.story.deeds.get(told).and_then(actor).filter(|other| *other != person);
            // `C calls out of turn, it was B's turn`: it is told behind what was done.
            let before: Vec<PersonId> = self.story.deeds[..told].iter().filter_map(actor).collect();
            let several = before.last().is_some_and(|last| before.iter().any(|other| other != last));
            let other = next.or_else(|| before.last().copied().filter(|_| several && early));
            let acted = before.contains(&person) || name_is_empty(&self.story.people[person]);
            if let Some(other) = other.filter(|other| !acted && person > *other) {
                self.story.before.push((person, other));
            }
        }
    }

    /// Who was passed over sits behind the one who acted last.
    pub(super) fn passes_over(&mut self, person: &Person) {
        self.person(person);
        self.story.ordered = true;
    }

    /// There is a street after the first, or somebody has acted.
    pub(super) fn is_betting(&self) -> bool {
        let street = self.story.table.streets.last().is_some_and(|(street, _)| !street.is_first());
        street && !self.story.deeds.is_empty() || self.story.deeds.iter().any(|deed| deed.what.is_of_chips())
    }

    fn sits_before(&mut self, name: &Person, last: PersonId) {
        let person = self.person(name);
        let acted = self.story.deeds.iter().any(|deed| deed.who == Actor::Person(person));
        // Who was named before him sits before him already.
        if !acted && person < last {
            self.story.ordered = true;
        } else if !acted && !name_is_empty(name) {
            self.story.before.push((person, last));
            self.story.ordered = true;
        }
    }
}

fn name_is_empty(person: &Person) -> bool {
    *person == Person::Name(String::new())
}
