//! Bets, raises, and chips that move.

use super::Listener;
use super::puzzle::PuzzleKind;
use crate::engine::chips::{Amount, Pile};
use crate::engine::event::{Game, Manner, Said, Speech, State};
use crate::notation::speech;
use crate::telling::clause::ToldClause;
use crate::telling::concept::Concept;
use crate::telling::deed::{Actor, Going, ToldDeed, What};
use crate::telling::lexicon::Ending;

/// No stake is so small.
pub(super) const FEW: Amount = 4;

/// Chips, and not cards: nobody counts so many of those.
pub(super) fn lays_chips(clause: &ToldClause) -> bool {
    let chips = !clause.piles.is_empty() || clause.numbers.iter().any(|(amount, _)| *amount > FEW);
    chips && !clause.has(Concept::Cards) && !clause.has(Concept::FaceUp) && !clause.of_deal
}

/// The chips of a clause: those that are told by their value, else the amount.
pub(super) fn going(clause: &ToldClause) -> Option<Going> {
    let mut piles = clause.piles.clone();
    let total: Amount = piles.iter().map(|pile| pile.count * pile.value).sum();
    let single = |amount: &Amount| Pile { count: 1, value: *amount };
    let mut amounts: Vec<Amount> = clause.numbers.iter().map(|(amount, _)| *amount).collect();
    // `850: one 500, three 100s and a 50`: the sum was told as well.
    let sum: Amount = amounts.iter().fold(total, |sum, amount| sum.saturating_add(*amount));
    let parts = piles.len() + amounts.len() > 2;
    if let Some(at) = amounts.iter().position(|amount| parts && amount.saturating_mul(2) == sum) {
        amounts.remove(at);
    }
    if !piles.is_empty() {
        piles.extend(amounts.iter().filter(|amount| **amount != total && **amount > 10).map(single));
    } else if amounts.len() > 1 {
        piles.extend(amounts.iter().map(single));
    }
    let mut joined: Vec<Pile> = Vec::new();
    for pile in piles {
        match joined.iter_mut().find(|own| own.value == pile.value) {
            Some(own) => own.count += pile.count,
            None => joined.push(pile),
        }
    }
    if !joined.is_empty() {
        return Some(Going::Piles(joined));
    }
    if let Some(amount) = amounts.first() {
        return Some(Going::Amount(*amount));
    }
    (clause.has(Concept::Stack) || clause.has(Concept::AllIn)).then_some(Going::Stack)
}

impl Listener {
    /// `and one more`: so many chips as those that were put in last.
    fn going(&self, clause: &ToldClause) -> Option<Going> {
        let going = going(clause);
        let goes_on = clause.goes_on && clause.who.is_empty() && clause.verb.is_none();
        let more = (clause.has(Concept::Again) || goes_on) && clause.piles.is_empty();
        let last = match self.story.deeds.last().map(|deed| &deed.what) {
            Some(What::Put { chips: Going::Piles(piles), .. }) if more => piles.as_slice(),
            Some(_) | None => &[],
        };
        match (&going, last) {
            (Some(Going::Amount(count @ 1..=10)), [pile]) if pile.value > *count => {
                Some(Going::Piles(vec![Pile { count: *count, value: pile.value }]))
            }
            _ => going,
        }
    }

    /// Of several who are all-in the amounts may be told alone: `A all in 15000, B 9000, C 4000`.
    fn goes_all_in(&self, clause: &ToldClause) -> bool {
        let [(amount, _)] = clause.numbers[..] else { return false };
        let plain = !clause.who.is_empty() && clause.piles.is_empty() && clause.more.is_empty();
        let last = |deed: &ToldDeed| matches!(deed.what, What::AllIn(Some(before)) if before > amount);
        plain && (self.story.all_ins || self.story.deeds.last().is_some_and(last))
    }

    /// `B 1200`, `B two 1k chips`, `1000 and 500`.
    pub(super) fn amount(&mut self, clause: &ToldClause) {
        // `a 8-as még nem döntött`: nobody puts in so little; it is a seat, or a table.
        if let ([(1..=10, Ending::Worth)], true) = (&clause.numbers[..], clause.piles.is_empty()) {
            return self.puzzle(clause, PuzzleKind::Unknown);
        }
        // `«олл-ин», а там 2900 всего`: what he has is all that he goes in with.
        let last = self.story.deeds.last();
        let last = last.filter(|deed| matches!(deed.what, What::Say(Speech { said: Said::AllIn, .. })));
        let said = last.and_then(|deed| if let Actor::Person(person) = deed.who { Some(person) } else { None });
        if let (Some(person), [(amount, _)], true) = (said, &clause.numbers[..], clause.who.is_empty() && clause.piles.is_empty())
            && self.story.stack(person).is_none()
        {
            return self.story.table.stacks.push((person, *amount));
        }
        if self.goes_all_in(clause) {
            return self.deeds(clause, What::AllIn(clause.numbers.first().map(|(amount, _)| *amount)));
        }
        let same = self
            .story
            .last_clause
            .as_ref()
            .is_some_and(|last| last.verb.is_some_and(|verb| !matches!(verb, Concept::Check | Concept::Fold)));
        // `LJ wants 1200, may he?`: whether he may is what is asked.
        if let ([(amount, _)], true, false) = (&clause.numbers[..], clause.has(Concept::Wants), clause.who.is_empty()) {
            return self.deeds(clause, What::TriesTo(*amount));
        }
        let goes_on = clause.who.is_empty() && (same || clause.goes_on && clause.has(Concept::Again));
        let silent = clause.has(Concept::Silent);
        match self.going(clause) {
            Some(Going::Amount(amount)) if !silent && !goes_on => self.deeds(clause, What::Amount(amount)),
            Some(chips) => self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true }),
            None => self.puzzle(clause, PuzzleKind::HowMuch),
        }
    }

    /// `puts in two 1ks and takes one back`: so many of the chips that went in last.
    pub(super) fn taken_back(&self, clause: &ToldClause) -> Option<Going> {
        let going = going(clause);
        let last = match self.story.deeds.last().map(|deed| &deed.what) {
            Some(What::Put { chips: Going::Piles(piles), .. }) => piles.as_slice(),
            Some(_) | None => &[],
        };
        match (&going, last) {
            (Some(Going::Amount(count)), [pile]) if *count < pile.count && pile.value > *count => {
                Some(Going::Piles(vec![Pile { count: *count, value: pile.value }]))
            }
            _ => going,
        }
    }

    pub(super) fn bets(&mut self, clause: &ToldClause, verb: Concept) {
        if !clause.cards.is_empty() && clause.numbers.is_empty() {
            return self.shows(clause, Concept::Table);
        }
        let silent = clause.has(Concept::Silent);
        let number = clause.numbers.last().copied();
        // `says call and bets`: it is what he said.
        let said = self
            .story
            .deeds
            .last()
            .is_some_and(|deed| matches!(deed.what, What::Say(_)) && Some(deed.who) == self.story.last.map(Actor::Person));
        let bare = number.is_none() && !clause.has_values() && clause.more.is_empty() && clause.times.is_none();
        if verb == Concept::Bet && clause.goes_on && clause.who.is_empty() && bare && said {
            return self.leave_out(clause);
        }
        if clause.has(Concept::Wants) && number.is_none() && clause.piles.is_empty() {
            return self.leave_out(clause);
        }
        if let Some(tenths) = clause.times.filter(|_| number.is_none() && verb != Concept::Call && verb != Concept::AllIn) {
            return self.deeds(clause, What::RaiseTimes(tenths));
        }
        if let Some((amount, _)) = number.filter(|_| clause.has(Concept::Straddle)) {
            return self.deeds(clause, What::Post { amount, dark: true });
        }
        // `three all-ins: A 15000, B 9000`.
        if verb == Concept::AllIn && clause.who.is_empty() && number.is_some_and(|(count, _)| (2..=10).contains(&count)) {
            self.story.all_ins = true;
            return;
        }
        // Who opens when all bets are in opens his hand.
        if verb == Concept::Open && number.is_none() && clause.piles.is_empty() && self.story.table.showdown {
            return self.deeds(clause, What::TableHand);
        }
        // `makes it 1500 more`, `raises another 500`.
        let added = clause.has(Concept::Again) || clause.has(Concept::OnTopOf);
        let more = verb == Concept::Raise && added && !clause.has(Concept::To);
        let by = more || clause.has(Concept::By) || number.is_some_and(|(_, ending)| ending == Ending::By);
        let piles = !clause.piles.is_empty();
        let raises = matches!(verb, Concept::Raise | Concept::MinRaise).then_some("raise");
        let declared = raises.or((verb == Concept::Call).then_some("call"));
        // `shoves 2,900 forward`: so much is pushed, whatever he has.
        let pushed = clause.shoves && (clause.has(Concept::Forward) || clause.has(Concept::OverTheLine));
        if let Some((amount, _)) =
            number.filter(|_| verb == Concept::AllIn && pushed && !clause.has(Concept::Stack) && !clause.has(Concept::Has))
        {
            let chips = Going::Amount(amount);
            return self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true });
        }
        if verb == Concept::AllIn || clause.has(Concept::AllIn) {
            // `slides his whole stack in, not a word`: what he does says it, and nothing that was said.
            if silent && number.is_none() && clause.quotes.is_empty() {
                return self.deeds(clause, What::Put { chips: Going::Stack, manner: Manner::Placed, silent: true });
            }
            return self.deeds(clause, What::AllIn(number.map(|(amount, _)| amount)));
        }
        // `kallar þúsundkallinn`: what he calls is the bet of that much.
        let chips: Amount = clause.piles.iter().map(|pile| pile.count.saturating_mul(pile.value)).sum();
        if verb == Concept::Call && piles && number.is_none() && !silent && self.is_wagered(chips) {
            return self.deeds(clause, What::Call);
        }
        // `bets 1500 with three 500s`, where there is nothing to call yet: it is a bet by its name.
        let total: Amount = clause.piles.iter().map(|pile| pile.count.saturating_mul(pile.value)).sum();
        let opens = matches!(verb, Concept::Bet | Concept::Open) && !silent && self.is_unopened();
        if let Some((amount, _)) = number.filter(|(amount, _)| opens && piles && *amount == total) {
            return self.deeds(clause, What::Bet(amount));
        }
        if (piles || silent && number.is_some())
            && let Some(chips) = going(clause)
        {
            if let Some(quote) = declared.filter(|_| !silent && piles) {
                self.deeds(clause, What::Say(speech(quote, &[])));
            }
            return self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true });
        }
        let what = match (verb, number) {
            (Concept::Call, Some((amount, _))) if !by => What::CallOf(amount),
            (Concept::Call, _) => What::Call,
            (Concept::Complete, None) => match self.story.table.stakes.as_ref().and_then(|stakes| stakes.first()) {
                Some(small) if self.is_stud() => What::CompleteTo(*small),
                Some(_) | None => What::Call,
            },
            (Concept::Complete, Some((amount, _))) => What::CompleteTo(amount),
            (Concept::Raise, Some((amount, _))) if by => What::RaiseBy(amount),
            (Concept::Raise | Concept::Bet, Some((amount, _))) if clause.has(Concept::Wants) => What::TriesTo(amount),
            (Concept::Raise | Concept::MinRaise, Some((amount, _))) => What::RaiseTo(amount),
            (Concept::MinRaise, None) => What::MinRaise,
            // Where the pot is the most that may be bet, it is a word of the game.
            (_, None) if clause.has(Concept::Pot) && !clause.has(Concept::Half) && self.is_pot_limit() => {
                What::Say(speech("pot", &[]))
            }
            (_, None) if clause.has(Concept::Pot) => What::BetPot { half: clause.has(Concept::Half) },
            (Concept::Raise, None) => What::Raise,
            // In limit it is known how much a bet is, too.
            (Concept::Bet, None) if self.story.table.games.contains(&Concept::Limit) => What::Raise,
            (_, Some((amount, _))) if self.is_stud() && verb == Concept::Open => What::BringIn(amount),
            (_, Some((amount, _))) => What::Bet(amount),
            (_, None) => return self.puzzle(clause, PuzzleKind::HowMuch),
        };
        self.deeds(clause, what);
    }

    /// Somebody has bet or raised to so much.
    fn is_wagered(&self, chips: Amount) -> bool {
        let wagers = |deed: &ToldDeed| matches!(deed.what, What::Bet(amount) | What::RaiseTo(amount) | What::Amount(amount) if amount == chips);
        self.story.deeds.iter().any(wagers)
    }

    /// Nobody has bet on this street, which is not the first one.
    fn is_unopened(&self) -> bool {
        let Some((street, from)) = self.story.table.streets.last() else { return false };
        let bets = |deed: &ToldDeed| deed.what.is_of_chips() && deed.what != What::Check;
        !street.is_first() && !self.story.deeds.iter().skip(*from).any(bets)
    }

    fn is_pot_limit(&self) -> bool {
        let games = &self.story.table.games;
        let limit = games.contains(&Concept::NoLimit) || games.contains(&Concept::Limit);
        games.contains(&Concept::PotLimit) || self.story.game() == Game::Omaha && !limit
    }

    pub(super) fn is_stud(&self) -> bool {
        self.story.game().is_stud()
    }

    /// `pays the bring-in`: how much that is was told of the table.
    pub(super) fn brings_in(&mut self, clause: &ToldClause) {
        let given =
            self.story.given.iter().find_map(|(state, _)| if let State::BringIn(amount) = state { Some(*amount) } else { None });
        match clause.numbers.first().map(|(amount, _)| *amount).or(self.story.table.bring_in).or(given) {
            Some(amount) => self.deeds(clause, What::BringIn(amount)),
            None => self.puzzle(clause, PuzzleKind::HowMuch),
        }
    }

    pub(super) fn puts(&mut self, clause: &ToldClause, verb: Concept) {
        if clause.dealer {
            // What the dealer does with a card is told of the deal.
            if clause.has(Concept::Cards) && !(clause.has(Concept::MuckPlace) || clause.has(Concept::Muck)) {
                if let Some(to) = clause.to.first().filter(|_| verb == Concept::Add && clause.unknown.is_empty()) {
                    let person = self.person(to);
                    self.story.taken = Some((person, clause.span.clone()));
                    self.story.last = Some(person);
                    return;
                }
                return self.leave_out(clause);
            }
            let cards = clause.has(Concept::MuckPlace) || clause.has(Concept::Muck);
            return if cards { self.handles(clause) } else { self.gives(clause, Concept::Award) };
        }
        // `кинул свои закрытыми вперёд`: face down lie cards.
        let cards = [Concept::Cards, Concept::MuckPlace, Concept::FaceDown].iter().any(|concept| clause.has(*concept));
        if cards && clause.piles.is_empty() && clause.numbers.is_empty() {
            // `counts out 3000 and puts it next to his cards`: they stay where they are.
            let beside = clause.has(Concept::OnTopOf) && !clause.has(Concept::MuckPlace);
            return if beside { self.puzzle(clause, PuzzleKind::Unknown) } else { self.releases(clause, verb) };
        }
        if let Some((amount, _)) = clause.numbers.first().filter(|_| clause.has(Concept::Straddle)) {
            return self.deeds(clause, What::Post { amount: *amount, dark: true });
        }
        let manner = if verb == Concept::PutIntoPot {
            Manner::Splashed
        } else if verb == Concept::Dribble {
            Manner::Dribbled
        } else {
            Manner::Placed
        };
        if clause.has(Concept::AllIn) && clause.piles.is_empty() {
            return self.deeds(clause, What::AllIn(clause.numbers.last().map(|(amount, _)| *amount)));
        }
        let silent = clause.has(Concept::Silent) || verb == Concept::Add || clause.has(Concept::Again);
        if clause.has(Concept::Stack) {
            self.whole_stack(clause);
        }
        // `wants to put in 40`: whether he may is what is asked.
        if let ([(amount, _)], true, true) = (&clause.numbers[..], clause.has(Concept::Wants), clause.piles.is_empty()) {
            return self.deeds(clause, What::TriesTo(*amount));
        }
        // `puts 200 in the dark`.
        if let ([(amount, _)], true, true) = (&clause.numbers[..], clause.has(Concept::Dark), clause.piles.is_empty()) {
            return self.deeds(clause, What::Post { amount: *amount, dark: true });
        }
        match self.going(clause) {
            Some(chips) => {
                // `calls and puts in 1300`: the word, and the chips for it.
                let own = self.story.last.map(Actor::Person);
                if clause.goes_on
                    && clause.who.is_empty()
                    && !clause.pronoun
                    && let Some(last) = self.story.deeds.last_mut()
                    && Some(last.who) == own
                    && last.what == What::Call
                {
                    last.what = What::Say(speech("call", &[]));
                }
                self.deeds(clause, What::Put { chips, manner, silent })
            }
            // `lays Kh face up`: that card, and not yet his hand.
            // `flips As Kd face up`: those are the cards that he opens.
            None if clause.has(Concept::FaceUp) && !clause.cards.is_empty() && !clause.dealer => self.shows(clause, Concept::Table),
            None if clause.has(Concept::FaceUp) => self.deeds(clause, What::TableHand),
            None if clause.has(Concept::AllIn) => self.deeds(clause, What::AllIn(None)),
            // `shows his cards and pushes them forward`: what goes is what was told of.
            None if (clause.has(Concept::Forward) || clause.has(Concept::OverTheLine)) && self.has_shown(clause) => {
                self.releases(clause, verb)
            }
            // `throws in a call`.
            None if clause.has(Concept::Call) && clause.unknown.is_empty() => self.deeds(clause, What::Call),
            None if clause.has(Concept::Nothing) || clause.has(Concept::Not) => self.leave_out(clause),
            None if clause.unknown.is_empty() && clause.who.is_empty() => self.leave_out(clause),
            None => self.puzzle(clause, PuzzleKind::HowMuch),
        }
    }

    /// `puts in four 500s, one at a time`: how it was done is told afterwards.
    pub(super) fn dribbles(&mut self, clause: &ToldClause) {
        match self.story.deeds.last_mut().map(|deed| &mut deed.what) {
            Some(What::Put { manner, .. }) => *manner = Manner::Dribbled,
            Some(_) | None => self.puzzle(clause, PuzzleKind::HowMuch),
        }
    }

    /// `pushes his stack of 1400, two 500s and four 100s`: what he puts in is all that he has. A stack of chips alone may be
    /// one of several.
    fn whole_stack(&mut self, clause: &ToldClause) {
        let amount: Amount = clause.piles.iter().map(|pile| pile.count.saturating_mul(pile.value)).sum();
        if !clause.numbers.iter().any(|(n, _)| *n == amount) {
            return;
        }
        for person in self.actors(clause) {
            let before = self.story.deeds.iter().any(|deed| deed.who == Actor::Person(person));
            let known = self.story.table.stacks.iter().any(|(own, _)| *own == person);
            if !before && !known {
                self.story.table.stacks.push((person, amount));
            }
        }
    }
}
