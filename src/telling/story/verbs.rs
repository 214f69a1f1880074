//! What a verb comes to.

use super::Listener;
use super::chips::{going, lays_chips};
use super::puzzle::PuzzleKind;
use super::speech::declaration;
use crate::engine::chips::{Amount, Pile};
use crate::engine::event::{Release, Said, Speech};
use crate::notation::speech;
use crate::telling::atom::Person;
use crate::telling::clause::{Many, ToldClause};
use crate::telling::concept::{Concept, Verb};
use crate::telling::deed::{Actor, Going, PersonId, ToldDeed, What};
use crate::telling::lexicon::Ending;

/// Nobody taps the table more often.
const MOST_TAPS: Amount = 10;

/// `three limpers`: a number that counts those who do it, and no chips.
fn is_counted(clause: &ToldClause) -> bool {
    let few = matches!(clause.numbers[..], [(2..=6, Ending::Plain | Ending::People)]);
    few && !clause.has_subject_or_person() && clause.piles.is_empty() && clause.more.is_empty() && clause.unknown.is_empty()
}

impl Listener {
    pub(super) fn understand(&mut self, clause: &ToldClause) {
        let denied = clause.has(Concept::Not) || clause.has(Concept::Nobody) || clause.has(Concept::Nothing);
        let Some(verb) = clause.verb else { return self.without_verb(clause) };
        if let (true, Some((seconds, _))) = (clause.has(Concept::Wait), clause.numbers.first()) {
            return self.deed(clause, Actor::Table, What::Wait(*seconds));
        }
        // An act and its chips within a thought may have been done.
        let moved = clause.more.iter().any(|concept| concept.is_move()) && !clause.has(Concept::Wants) && !clause.reported;
        if verb == Concept::Think && moved && !(clause.numbers.is_empty() && clause.piles.is_empty()) {
            return self.puzzle(clause, PuzzleKind::Unknown);
        }
        if verb == Concept::Think || clause.has(Concept::Before) && clause.who.is_empty() {
            // `очередь Ани, но …`: of whom it is told that it is up to him sits there.
            let alone = clause.who.len() == 1 && !clause.reported && clause.unknown.is_empty();
            if let Some(person) = clause.who.first().filter(|person| alone && !self.is_teller(person)) {
                self.person(person);
            }
            // `A thinks that B has folded, and calls`: it is A who goes on.
            if let ([person], true) = (clause.who.as_slice(), clause.reported) {
                self.story.last = self.story.people.iter().position(|own| own == person).or(self.story.last);
            }
            // `the next player thinks and moves 1100 forward`: it is he who goes on.
            if clause.next && clause.who.is_empty() {
                self.story.last = self.actors(clause).first().copied().or(self.story.last);
            }
            return self.leave_out(clause);
        }
        if self.takes_back_words(clause, verb) {
            return;
        }
        // `how much is it, the dealer fires off 1600`: who is asked answers, whatever verb that is told with.
        let answers = clause.dealer && clause.who.is_empty() && clause.numbers.len() == 1 && self.asking().is_some();
        if answers && (verb.is_declared() || verb.is_move() || verb == Concept::Tap) && !clause.has(Concept::Cards) {
            return self.dealer_says(clause);
        }
        // What the floor does is nobody else's act; what it finds is told by its own words.
        if clause.floor && clause.who.is_empty() && clause.many.is_none() && !clause.dealer && !clause.next && !clause.goes_on {
            return self.leave_out(clause);
        }
        // `did not raise to 600`, `nobody bet 500`.
        if (clause.denied || clause.has(Concept::Nobody)) && (verb.is_declared() || verb.is_move()) && clause.quotes.is_empty() {
            return self.leave_out(clause);
        }
        if verb == Concept::Check && self.checks_again(clause) {
            return;
        }
        if denied
            && !matches!(verb, Concept::Say | Concept::Ask | Concept::Object)
            && clause.numbers.is_empty()
            && clause.piles.is_empty()
        {
            return match (verb, clause.has(Concept::Silent)) {
                // `neither wants to show`.
                (Concept::Show | Concept::Table, false)
                    if clause.has(Concept::Nobody) && clause.has(Concept::Wants) && clause.who.is_empty() =>
                {
                    self.many(clause, Many::Everyone, What::Refuse)
                }
                // What somebody has not done yet he does not refuse.
                (Concept::Show | Concept::Table, false)
                    if clause.has(Concept::Not)
                        && !clause.has(Concept::Nobody)
                        && !clause.has(Concept::Again)
                        && (!clause.who.is_empty() || clause.goes_on) =>
                {
                    self.deeds(clause, What::Refuse)
                }
                _ => self.leave_out(clause),
            };
        }
        // `the dealer takes his cards and throws them into the muck`: it is still the dealer who does it.
        let alone = clause.who.is_empty() && clause.many.is_none() && !clause.dealer && !clause.next;
        let dealers = clause.goes_on && alone && self.story.last_clause.as_ref().is_some_and(|last| last.dealer);
        if dealers && (clause.has(Concept::MuckPlace) || verb == Concept::Muck) {
            let done = self.story.deeds.last().is_some_and(|deed| matches!(deed.what, What::MuckOf(_)));
            if !done {
                self.handles(clause);
            }
            return;
        }
        let pays = matches!(verb, Concept::Call | Concept::Bet | Concept::Put | Concept::Throw | Concept::Post | Concept::Open);
        if pays && clause.has(Concept::BringIn) && !clause.who.is_empty() {
            return self.brings_in(clause);
        }
        // Who wants to fold, or his chips back, has not done so yet.
        let given_up = matches!(verb, Concept::Fold | Concept::Muck | Concept::TakeBack);
        let of_chips = !clause.piles.is_empty() || !clause.numbers.is_empty();
        if given_up && clause.has(Concept::Wants) && !of_chips {
            return self.story.left_out.push(clause.span.clone());
        }
        let Some(does) = verb.verb() else { return self.leave_out(clause) };
        match does {
            Verb::Say => self.says(clause),
            Verb::Ask => self.asks(clause),
            Verb::Object => self.objects(clause),
            Verb::Check if clause.many == Some(Many::Everyone) && !clause.to.is_empty() => self.checked_to(clause),
            // `the bet was called, both wait`: in languages with one word for it and for checking.
            Verb::Check if matches!(clause.many, Some(Many::Both | Many::Everyone)) && self.is_called() => {
                self.story.left_out.push(clause.span.clone())
            }
            Verb::Check => self.deeds(clause, What::Check),
            Verb::CheckedTo => self.checked_to(clause),
            Verb::Fold if clause.dealer => self.handles(clause),
            Verb::Limp | Verb::Fold | Verb::Call if is_counted(clause) => {
                let count = clause.numbers.first().map_or(0, |(count, _)| *count);
                let what = if does == Verb::Fold { What::Fold } else { What::Call };
                self.by_nobody_named(clause, count, &what)
            }
            Verb::Fold if !clause.piles.is_empty() || !clause.numbers.is_empty() => self.puts(clause, Concept::Put),
            // `lays Kc 8c down face up`, in languages in which who lays his cards down folds.
            Verb::Fold if clause.cards.len() > 1 && (clause.lays || clause.has(Concept::FaceUp)) && self.story.table.showdown => {
                self.shows(clause, Concept::Table)
            }
            // `folds face up showing Ah Qs`.
            Verb::Fold if !clause.cards.is_empty() && clause.who.len() < 2 && clause.many.is_none() => {
                self.deeds(clause, What::Show(clause.cards.clone(), None));
                self.deeds(clause, What::Fold);
            }
            Verb::Fold if clause.has(Concept::FaceUp) && clause.has(Concept::Cards) && !clause.has(Concept::MuckPlace) => {
                self.deeds(clause, What::TableHand)
            }
            // Where his cards go is no more than how he folds.
            Verb::Fold
                if clause.has(Concept::MuckPlace)
                    && clause.has(Concept::Toward)
                    && !clause.has(Concept::FaceUp)
                    && !clause.has(Concept::Cards) =>
            {
                self.deeds(clause, What::Fold)
            }
            Verb::Fold if clause.has(Concept::MuckPlace) || clause.has(Concept::Forward) || clause.has(Concept::OverTheLine) => {
                self.releases(clause, Concept::Throw)
            }
            Verb::Fold => self.deeds(clause, What::Fold),
            Verb::Limp => self.deeds(clause, What::Call),
            // `the dealer answers 7,800`, in languages in which who answers calls.
            Verb::Call if clause.dealer && !clause.numbers.is_empty() => self.dealer_says(clause),
            // `ulaže 200 naslijepo`: who bets first, and has not seen his cards, posts.
            Verb::Bet | Verb::Open | Verb::Raise if clause.piles.is_empty() && self.is_in_the_dark(clause) => {
                self.deeds(clause, What::Post { amount: clause.numbers[0].0, dark: true });
            }
            // `the dealer shoved the pot to B`: he goes all-in with nothing.
            Verb::AllIn | Verb::MoveIn if clause.dealer && clause.has(Concept::Pot) => self.gives(clause, Concept::Award),
            Verb::Call | Verb::Bet | Verb::Open | Verb::Raise | Verb::MinRaise | Verb::AllIn | Verb::Complete => {
                self.bets(clause, verb)
            }
            // `the short big blind posts 120 all-in`.
            Verb::Post if clause.has(Concept::AllIn) && clause.numbers.len() == 1 => self.bets(clause, Concept::AllIn),
            Verb::Post | Verb::Straddle => match clause.numbers.first() {
                Some((amount, _)) => {
                    self.deeds(clause, What::Post { amount: *amount, dark: clause.has(Concept::Dark) || verb == Concept::Straddle })
                }
                None => self.puzzle(clause, PuzzleKind::HowMuch),
            },
            Verb::MoveIn if going(clause).is_none() => self.deeds(clause, What::AllIn(None)),
            Verb::Dribble if going(clause).is_none() => self.dribbles(clause),
            Verb::Put | Verb::Throw | Verb::Add | Verb::PutIntoPot | Verb::Dribble | Verb::MoveIn => self.puts(clause, verb),
            Verb::TakeBack => {
                let back = self.taken_back(clause);
                self.deeds(clause, What::TakeBack(back));
            }
            Verb::Find => {
                let found = match going(clause) {
                    Some(Going::Piles(piles)) => piles,
                    Some(Going::Amount(amount)) => vec![Pile { count: 1, value: amount }],
                    _ => return self.leave_out(clause),
                };
                match clause.to[..] {
                    // `two more 1000s are found under A's arm`: they are his.
                    [ref owner] if clause.who.is_empty() => {
                        let owner = self.person(owner);
                        self.deed(clause, Actor::Person(owner), What::Find(found));
                    }
                    _ => self.deeds(clause, What::Find(found)),
                }
            }
            // `taps a 500 chip on the table`: it is put there.
            Verb::Tap if !clause.piles.is_empty() => self.puts(clause, Concept::Put),
            // `lupio 350`: nobody taps the table so often.
            Verb::Tap if clause.numbers.iter().any(|(amount, _)| *amount > MOST_TAPS) => self.bets(clause, Concept::Bet),
            Verb::Tap if clause.has(Concept::Check) => self.deeds(clause, What::Check),
            Verb::Tap => self.deeds(clause, What::Tap),
            Verb::Muck if clause.dealer => self.handles(clause),
            // `забрала фишки`: in languages in which cards are taken away as chips are.
            Verb::Muck
                if (clause.has(Concept::Chips) || clause.has(Concept::Chip))
                    && !clause.has(Concept::Cards)
                    && !clause.has(Concept::MuckPlace) =>
            {
                let back = self.taken_back(clause);
                self.deeds(clause, What::TakeBack(back));
            }
            // `B's hand is mucked by the dealer`.
            Verb::Muck
                if clause.has(Concept::Dealer)
                    && !clause.has(Concept::Toward)
                    && !clause.who.is_empty()
                    && clause.to.is_empty() =>
            {
                let mut handled = clause.by_dealer();
                handled.to.clone_from(&clause.who);
                self.handles(&handled)
            }
            // Whose cards they are was told, and not who does it.
            Verb::Muck if clause.who.is_empty() && !clause.to.is_empty() => self.puzzle(clause, PuzzleKind::Nobody),
            // `A swept B's cards into the muck`: whose cards they are folds nothing himself.
            Verb::Muck if self.handles_others(clause) => match clause.who.as_slice() {
                [who] if self.is_teller(who) && !self.story.people.contains(who) => self.handles(&clause.by_dealer()),
                _ => self.puzzle(clause, PuzzleKind::Unknown),
            },
            Verb::Muck if clause.has(Concept::FaceUp) => self.deeds(clause, What::Release(Release::MuckedFaceUp)),
            Verb::Muck => self.deeds(clause, What::Release(Release::Mucked)),
            // Chips are laid out as cards are.
            // So is betting opened.
            Verb::Table
                if clause.cards.is_empty() && lays_chips(clause) && clause.piles.is_empty() && !clause.has(Concept::Silent) =>
            {
                self.bets(clause, Concept::Open)
            }
            Verb::Table if clause.cards.is_empty() && lays_chips(clause) => self.puts(clause, Concept::Put),
            Verb::Show if clause.cards.is_empty() && lays_chips(clause) && clause.to.is_empty() && !clause.dealer => {
                self.puts(clause, Concept::Put)
            }
            // The dealer who shows nothing shows whose turn it is.
            Verb::Show if clause.dealer && clause.cards.is_empty() && !clause.has(Concept::Cards) && !clause.to.is_empty() => {
                self.gives(clause, Concept::Point)
            }
            // `throws his cards face up into the muck`.
            Verb::Show | Verb::Table if clause.has(Concept::MuckPlace) && clause.cards.is_empty() && !clause.dealer => {
                self.deeds(clause, What::Release(Release::MuckedFaceUp))
            }
            Verb::Show | Verb::Table => self.shows(clause, verb),
            Verb::Touch if lays_chips(clause) && clause.to.is_empty() && !clause.has(Concept::MuckPlace) => {
                self.puts(clause, Concept::Put)
            }
            Verb::Touch => self.touches(clause),
            Verb::Lift => self.deeds(clause, What::LiftUpcards),
            Verb::Point | Verb::Award | Verb::Win => self.gives(clause, verb),
            Verb::Riffle => self.deed(clause, Actor::Dealer, What::Riffle),
            Verb::Wash => self.deed(clause, Actor::Dealer, What::Wash),
            Verb::PressShuffler => self.deed(clause, Actor::Dealer, What::PressShuffler),
            Verb::Wait => match clause.numbers.first() {
                Some((seconds, _)) => self.deed(clause, Actor::Table, What::Wait(*seconds)),
                None => self.leave_out(clause),
            },
            // Thinking is nothing that can be seen.
            Verb::Think => self.leave_out(clause),
        }
    }

    /// `folds … no, wait, calls`: what is taken back at once was only said, as nobody does both.
    fn takes_back_words(&mut self, clause: &ToldClause, verb: Concept) -> bool {
        let alone = clause.who.is_empty() && clause.many.is_none() && !clause.dealer && clause.quotes.is_empty();
        let turned = std::mem::take(&mut self.story.turned);
        if !(clause.has(Concept::Rather) || turned) || !alone || !verb.is_declared() || !clause.piles.is_empty() {
            return false;
        }
        let Some(ToldDeed { who: Actor::Person(person), what, .. }) = self.story.deeds.last_mut() else { return false };
        let words =
            [(What::Fold, Concept::Fold, "fold"), (What::Call, Concept::Call, "call"), (What::Check, Concept::Check, "check")];
        let spoken = matches!(what, What::Say(Speech { said: Said::Fold | Said::Call | Said::Check, .. }));
        let said = words.into_iter().find(|(own, concept, _)| own == what && *concept != verb).map(|(.., said)| said);
        match said {
            Some(said) => *what = What::Say(speech(said, &[])),
            None if spoken => {}
            None => return false,
        }
        let who = Actor::Person(*person);
        let amount = clause.numbers.last().map(|(amount, _)| *amount);
        self.deed(clause, who, What::Say(speech(&declaration(&[verb], amount, false), &[])));
        true
    }

    /// `two folds, MP raises`: so many whom nobody names.
    fn by_nobody_named(&mut self, clause: &ToldClause, count: Amount, what: &What) {
        for _ in 0..count {
            self.story.people.push(Person::Name(String::new()));
            let person = self.story.people.len() - 1;
            self.deed(clause, Actor::Person(person), what.clone());
        }
    }

    /// The last bet of a street after the first has been called, and no other card has come.
    pub(super) fn is_called(&self) -> bool {
        let Some((street, from)) = self.story.table.streets.last() else { return false };
        let called = self.story.deeds.last().is_some_and(|deed| matches!(deed.what, What::Call | What::CallOf(_)));
        !street.is_first() && self.story.deeds.len() > *from && called
    }

    /// The cards of somebody who is named, and who is not the one that does it.
    fn handles_others(&self, clause: &ToldClause) -> bool {
        clause.has(Concept::Cards) && !clause.who.is_empty() && clause.to.iter().any(|person| !clause.who.contains(person))
    }

    /// `there check – check`: nobody checks twice, so that it is everybody who does.
    fn checks_again(&mut self, clause: &ToldClause) -> bool {
        let bare = |clause: &ToldClause| clause.verb == Some(Concept::Check) && !clause.has_subject_or_person();
        let again = bare(clause) && clause.unknown.is_empty() && self.story.last_clause.as_ref().is_some_and(bare);
        if !again || self.story.deeds.last().is_none_or(|deed| deed.what != What::Check) {
            return false;
        }
        self.story.deeds.pop();
        self.many(clause, Many::Everyone, What::Check);
        true
    }

    /// `raises to 1800 … sorry, 2000`: whoever tells it puts it right.
    pub(super) fn amend(&mut self, clause: &ToldClause) -> bool {
        let [(right, _)] = clause.numbers[..] else { return false };
        if !clause.who.is_empty() || !clause.piles.is_empty() {
            return false;
        }
        match self.story.deeds.last_mut().map(|deed| &mut deed.what) {
            Some(What::RaiseTo(wrong) | What::Bet(wrong) | What::Amount(wrong)) => *wrong = right,
            Some(_) | None => return false,
        }
        true
    }

    /// `it is checked to B`: whoever else was named has checked.
    fn checked_to(&mut self, clause: &ToldClause) {
        let Some(to) = clause.to.first().or(clause.who.first()) else { return self.puzzle(clause, PuzzleKind::Nobody) };
        for person in &clause.who {
            self.person(person);
        }
        // Where players are letters, those before him sit there, named or not.
        if let Person::Letter(letter) = to
            && self.story.seats().is_none()
            && !self.story.people.iter().any(|person| matches!(person, Person::Letter(own) if own < letter))
        {
            for before in 'A'..*letter {
                self.person(&Person::Letter(before));
            }
        }
        let to = self.person(to);
        let acted = |person: PersonId| self.story.deeds.iter().any(|deed| deed.who == Actor::Person(person));
        let mut others: Vec<PersonId> = (0..self.story.people.len()).filter(|own| *own != to && !self.is_again(*own)).collect();
        others.retain(|person| !acted(*person) && self.turn_of(*person) <= self.turn_of(to));
        others.sort_by_key(|person| self.turn_of(*person));
        for person in others {
            self.deed(clause, Actor::Person(person), What::Check);
        }
        self.story.last = Some(to);
    }

    /// One amount is put in before the cards are seen: before the flop, and before anybody has done more than post.
    fn is_in_the_dark(&self, clause: &ToldClause) -> bool {
        let first = self.story.table.streets.last().is_none_or(|(street, _)| street.is_first());
        let acted = |deed: &ToldDeed| deed.what.is_of_chips() && !matches!(deed.what, What::Post { .. });
        clause.has(Concept::Dark) && clause.numbers.len() == 1 && first && !self.story.deeds.iter().any(acted)
    }
}
