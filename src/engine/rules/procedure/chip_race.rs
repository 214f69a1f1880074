//! Racing small chips off, `rules/procedure/chip-race.yaml`.

use crate::engine::options::choice;

choice! {
    /// How is a chip race decided?
    "procedure.race" RaceBy {
        /// A card for each odd chip, and at most one new chip for a player.
        ChipByChip = "chip-by-chip",
        /// A card for each stack, and the whole pot for the highest.
        OnePot = "one-pot",
    }
}

choice! {
    /// What decides between equal cards in a race?
    "procedure.race_tie" RaceTie {
        /// Their suits.
        Suit = "suit",
        /// Another card for those who are equal.
        AnotherCard = "another-card",
    }
}

use std::sync::Arc;

use crate::engine::cards::{Card, Rank};
use crate::engine::chips::{Amount, Chips, Pile};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::chip_race as clause;
use crate::engine::event::{ChipsDeed, ChipsEvent, Seat, Step};
use crate::engine::hearing::Hearing;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, carried};
use crate::engine::rules::money;
use crate::engine::rules::offences::{self, Case};
use crate::engine::ruling::{ChipsVerdict, Question, RoomNotice, RoomVerdict, Ruling, Verdict};
use crate::engine::table::bank::Stacks;

/// The breach that this rule knows.
const RULE: RuleId = RuleId::CHIP_RACE;

/// What becomes of the chips of a value that goes out of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    pub old: Amount,
    pub new: Amount,
    /// How many old chips of whom make up how many new ones.
    pub whole: Vec<(Seat, i64, i64)>,
    /// How many are left over, of whom, seat 1 first.
    pub odd: Vec<(Seat, i64)>,
}

/// A card or more for each player.
pub type Draw = Vec<(Seat, Vec<Card>)>;

/// What a race comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Race {
    /// These are equal, and draw again.
    Tied(Vec<Seat>),
    /// How many new chips go to whom.
    Won(Vec<(Seat, i64)>),
}

/// How a race is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    pub by: RaceBy,
    pub tie: Option<RaceTie>,
}

impl Exchange {
    /// Each player's chips of the old value, exchanged as far as they make up whole new ones.
    pub fn of(stacks: &Stacks, seats: &[Seat], old: Amount, new: Amount) -> Exchange {
        let mut exchange = Exchange { old, new, whole: Vec::new(), odd: Vec::new() };
        for seat in seats {
            let count = stacks.count(*seat, old);
            let fits = |got: &i64| (got * new) % old == 0;
            let got = (0..=count.saturating_mul(old) / new.max(1)).rev().find(fits).unwrap_or(0);
            let given = got * new / old;
            if got > 0 {
                exchange.whole.push((*seat, given, got));
            }
            if count > given {
                exchange.odd.push((*seat, count - given));
            }
        }
        exchange
    }

    /// What is in the race.
    pub fn raced(&self) -> Amount {
        self.odd.iter().map(|(_, count)| count * self.old).sum()
    }

    /// How many new chips there are to win.
    pub fn prizes(&self) -> i64 {
        self.raced() / self.new.max(1)
    }

    /// Who wins them: those with the highest cards, one each or one all.
    pub fn race(&self, draws: &[&Draw], terms: Terms) -> Race {
        self.race_for(self.prizes(), draws, terms)
    }

    fn race_for(&self, prizes: i64, draws: &[&Draw], terms: Terms) -> Race {
        let Some((first, others)) = draws.split_first() else { return Race::Won(Vec::new()) };
        let (players, each) = match terms.by {
            RaceBy::ChipByChip => (prizes, 1),
            RaceBy::OnePot => (prizes.min(1), prizes),
        };
        let racers: Vec<Seat> = self.odd.iter().map(|(seat, _)| *seat).collect();
        match highest(&racers, first, others, usize::try_from(players).unwrap_or(0), terms.tie) {
            Ok(winners) => Race::Won(winners.into_iter().map(|seat| (seat, each)).collect()),
            Err(tied) => Race::Tied(tied),
        }
    }

    /// The chips left over do not come out at whole new ones: who would have one more if they were rounded up, not down. Where they
    /// are won one by one no book says which way it goes.
    pub fn wins_if_rounded_up(&self, draws: &[&Draw], terms: Terms) -> Vec<Seat> {
        if terms.by == RaceBy::OnePot || self.raced() == self.prizes() * self.new {
            return Vec::new();
        }
        match (self.race(draws, terms), self.race_for(self.prizes() + 1, draws, terms)) {
            (Race::Won(down), Race::Won(up)) => up.iter().filter(|won| !down.contains(won)).map(|(seat, _)| *seat).collect(),
            (_, Race::Tied(seats)) | (Race::Tied(seats), Race::Won(_)) => seats,
        }
    }

    /// Whether equal cards decide about a prize.
    pub fn is_tied(&self, draws: &[&Draw], by: RaceBy) -> bool {
        matches!(self.race(draws.get(..1).unwrap_or_default(), Terms { by, tie: None }), Race::Tied(_))
    }

    /// The stacks before the race, all whole chips exchanged.
    pub fn exchanges(&self, stacks: &mut Stacks) {
        for (seat, given, got) in &self.whole {
            stacks.change(*seat, -given, self.old);
            stacks.change(*seat, *got, self.new);
        }
    }

    /// The stacks after it: all odd chips are gone, and the new ones are where they were won.
    pub fn pays(&self, stacks: &mut Stacks, won: &[(Seat, i64)]) {
        for (seat, count) in &self.odd {
            stacks.change(*seat, -count, self.old);
        }
        for (seat, count) in won {
            stacks.change(*seat, *count, self.new);
        }
    }
}

/// So many of the players, by their best cards; or those of whom it is not clear who is among them.
fn highest(racers: &[Seat], draw: &Draw, again: &[&Draw], places: usize, tie: Option<RaceTie>) -> Result<Vec<Seat>, Vec<Seat>> {
    let best = |seat: &Seat| -> Option<Card> {
        draw.iter().filter(|(of, _)| of == seat).flat_map(|(_, cards)| cards.iter().copied()).max()
    };
    let mut order: Vec<(Option<Card>, Seat)> = racers.iter().map(|seat| (best(seat), *seat)).collect();
    order.sort_by_key(|(card, _)| std::cmp::Reverse(*card));
    let rank = |at: usize| -> Option<Rank> { order[at].0.map(Card::rank) };
    let seats = |of: &[(Option<Card>, Seat)]| of.iter().map(|(_, seat)| *seat).collect::<Vec<_>>();
    if places == 0 || places >= order.len() || rank(places - 1) != rank(places) || tie == Some(RaceTie::Suit) {
        return Ok(seats(&order[..places.min(order.len())]));
    }
    let level = rank(places);
    let sure: Vec<Seat> = seats(&order.iter().copied().filter(|(card, _)| card.map(Card::rank) > level).collect::<Vec<_>>());
    let tied: Vec<Seat> = racers.iter().copied().filter(|seat| best(seat).map(Card::rank) == level).collect();
    let Some((next, others)) = again.split_first() else { return Err(tied) };
    let left = highest(&tied, next, others, places - sure.len(), tie)?;
    Ok([sure, left].concat())
}

/// The chips as they lie before a case: all that was exchanged, raced, found before it.
pub(crate) fn stacks(case: &Case) -> Stacks {
    let bank = &case.h.bank;
    let (mut stacks, mut after) = (bank.told_stacks(), None);
    for other in case.before() {
        bank.forgets_moved(&mut stacks, after, other.incident.line);
        after = Some(other.incident.line);
        changes(&mut stacks, &other);
    }
    bank.forgets_moved(&mut stacks, after, case.incident.line);
    stacks
}

/// How much lies before him, where it is told.
pub(crate) fn stack(case: &Case, seat: Seat) -> Option<Amount> {
    stacks(case).of(seat).map(Chips::total)
}

/// The chips as they lie once it has happened.
fn stacks_after(case: &Case) -> Stacks {
    let mut stacks = stacks(case);
    changes(&mut stacks, case);
    stacks
}

/// What is exchanged, raced and found changes what lies before whom.
fn changes(stacks: &mut Stacks, case: &Case) {
    if let Some(ChipsEvent::Exchanges(old, new)) = case.chips() {
        Exchange::of(stacks, &seats(case.h), *old, *new).exchanges(stacks);
    } else if let Some(ChipsEvent::ExchangesOf(from, seat, to)) = case.chips() {
        exchanged(stacks, *seat, from, to);
    } else if let Some(after) = draw_of(case).and_then(|_| after_race(case)) {
        *stacks = after.stacks;
    } else if let (Some(Step::Find(chips)), Some(least), Some(by)) = (case.step(), least_for(case), case.by()) {
        stacks.change(by, chips.total() / least, least);
    }
}

/// Chips are exchanged, raced or found.
pub(crate) fn changes_chips(step: &Step) -> bool {
    matches!(step, Step::Find(_) | Step::Chips(ChipsEvent::Exchanges(..) | ChipsEvent::ExchangesOf(..) | ChipsEvent::Race(_)))
}

/// Some chips of a player become others.
pub(crate) fn exchanged(stacks: &mut Stacks, seat: Seat, from: &Chips, to: &Chips) {
    for (chips, sign) in [(from, -1), (to, 1)] {
        if let Chips::Piles(piles) = chips {
            piles.iter().for_each(|Pile { count, value }| stacks.change(seat, sign * count, *value));
        }
    }
}

/// By how much the chips of each player are more, or fewer, than they were.
fn difference(h: &Hearing, before: &Stacks, after: &Stacks) -> Vec<(Seat, Amount)> {
    let total = |stacks: &Stacks, seat: Seat| stacks.of(seat).map_or(0, Chips::total);
    let changed = |seat: Seat| (seat, total(after, seat).saturating_sub(total(before, seat)));
    seats(h).into_iter().map(changed).filter(|(_, by)| *by != 0).collect()
}

/// The next hand is to be dealt: with what was won and lost in a race before it, and with old chips that were found, it is played.
pub(crate) fn come_into_play(h: &mut Hearing) {
    let Some(last) = offences::cases(h).last().filter(|_| h.room().hand().between_hands) else { return };
    let changed = difference(h, &h.bank.told_stacks(), &stacks_after(&last));
    for (seat, by) in changed {
        if let Ok(player) = h.state.room.hand_mut().seat_mut(seat)
            && let Some(stack) = player.stack()
        {
            player.plays_on_with(stack.saturating_add(by));
        }
    }
}

/// What this line has changed of the chips that lie at the table between hands, the room knows, too.
pub(crate) fn lies_in_the_room(h: &mut Hearing) {
    if !h.room().hand().between_hands {
        return;
    }
    let now = |case: &Case| case.incident.line == h.line;
    let of_line: Vec<(Seat, Amount)> =
        offences::cases(h).filter(now).flat_map(|case| difference(h, &stacks(&case), &stacks_after(&case))).collect();
    if !of_line.is_empty() {
        let layout = Arc::make_mut(&mut h.room_log.layout);
        of_line.into_iter().for_each(|(seat, by)| layout.changes_stack(seat, by));
    }
}

/// Those at the table, seat 1 first; as they act where nobody has listed them.
fn seats(h: &Hearing) -> Vec<Seat> {
    let listed = &h.bank.chairs;
    if listed.is_empty() { h.room().hand().players.iter().map(|player| player.seat).collect() } else { listed.clone() }
}

/// A race that has been run.
struct AfterRace {
    exchange: Exchange,
    stacks: Stacks,
    /// Who got a chip for having nothing left.
    saved: Vec<Seat>,
    /// Who would have one more chip if what is left over were rounded up.
    rounded_off: Vec<Seat>,
    outcome: Grounded<Race>,
    saving: Option<Grounded<()>>,
}

fn after_race(case: &Case) -> Option<AfterRace> {
    let begun = case.before().filter(|other| matches!(other.chips(), Some(ChipsEvent::Exchanges(..)))).last()?;
    let Some(ChipsEvent::Exchanges(old, new)) = begun.chips() else { return None };
    let mut stacks = stacks(&begun);
    // How many new ones there are to win hangs on the chips of everybody.
    if is_to_be_told(case.h, &stacks) {
        return None;
    }
    let exchange = Exchange::of(&stacks, &seats(case.h), *old, *new);
    exchange.exchanges(&mut stacks);
    let earlier = case.before().filter(|other| other.incident.line > begun.incident.line);
    let mut draws: Vec<&Draw> = earlier.filter_map(|other| draw_of(&other)).collect();
    draws.extend(draw_of(case));
    let (terms, outcome) = decided(case.h, &exchange, &draws)?;
    let rounded_off = exchange.wins_if_rounded_up(&draws, terms);
    let mut saved = Vec::new();
    let saving = case.h.books.ask(|p| carried(p, &[clause::NOBODY_OUT]));
    if let Race::Won(won) = &outcome.value {
        exchange.pays(&mut stacks, won);
        saved.extend(exchange.odd.iter().map(|(seat, _)| *seat).filter(|seat| stacks.of(*seat) == Some(&Chips::Amount(0))));
        saved.iter().filter(|_| saving.is_some()).for_each(|seat| stacks.change(*seat, 1, exchange.new));
    }
    Some(AfterRace { exchange, stacks, saved, rounded_off, outcome, saving })
}

fn draw_of<'c>(case: &Case<'c, '_>) -> Option<&'c Draw> {
    if let Some(ChipsEvent::Race(draw)) = case.chips() { Some(draw) } else { None }
}

/// Who wins the race, by the house and, between equal cards, by custom where it says nothing.
fn decided(h: &Hearing, exchange: &Exchange, draws: &[&Draw]) -> Option<(Terms, Grounded<Race>)> {
    let by = h.books.ask(|p| Some((p.get::<RaceBy>()?, vec![p.clause(clause::RACE)?])))?;
    if !exchange.is_tied(draws, by.value) {
        let terms = Terms { by: by.value, tie: None };
        return Some((terms, by.map(|_| exchange.race(draws, terms))));
    }
    let tie = h.books.ask(|p| Some((p.get::<RaceTie>()?, vec![p.clause(clause::TIE)?])))?;
    let terms = Terms { by: by.value, tie: Some(tie.value) };
    Some((terms, by.resting_on(&tie).map(|_: RaceBy| exchange.race(draws, terms))))
}

/// What is ruled when a value goes out of play, when cards are dealt for what is left over, and when old chips turn up.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    if is_old_find(case) {
        return found(case);
    }
    if let Some(ChipsEvent::Exchanges(old, new)) = case.chips() {
        return [goes_out(case, *old, *new), breaches(case)].concat();
    }
    if let Some(ChipsEvent::Does(ChipsDeed::Covers)) = case.chips() {
        return covered(case);
    }
    if draw_of(case).is_some() { [raced(case), breaches(case)].concat() } else { Vec::new() }
}

/// Somebody at the table has chips that have moved since they were told.
fn is_to_be_told(h: &Hearing, stacks: &Stacks) -> bool {
    seats(h).into_iter().any(|seat| stacks.is_to_be_told(seat))
}

/// Which chips everybody has now has to be told first.
pub(crate) fn to_be_told() -> Verdict {
    Verdict::Room(RoomVerdict::Notice(RoomNotice::ChipsToBeTold))
}

fn goes_out(case: &Case, old: Amount, new: Amount) -> Vec<Ruling> {
    let stacks = stacks(case);
    let exchange = Exchange::of(&stacks, &seats(case.h), old, new);
    let pile = |count, value| Pile { count, value };
    let mut rulings = Vec::new();
    for (seat, given, got) in &exchange.whole {
        let verdict = Verdict::Chips(ChipsVerdict::Exchanges(*seat, pile(*given, old), pile(*got, new)));
        rulings.extend(case.by_books(verdict, &[clause::EXCHANGE]));
    }
    for (seat, count) in &exchange.odd {
        let verdict = Verdict::Chips(ChipsVerdict::InTheRace(count * old, *seat));
        rulings.extend(case.by_books(verdict, &[clause::RACE]));
    }
    if is_to_be_told(case.h, &stacks) {
        rulings.extend(case.by_books(to_be_told(), &[clause::EXCHANGE]));
    } else if let Some((first, _)) = exchange.odd.first() {
        let verdict = Verdict::Chips(ChipsVerdict::FirstCardTo(*first));
        rulings.extend(case.by_books(verdict, &[clause::SEAT_ONE]));
    }
    rulings
}

fn raced(case: &Case) -> Vec<Ruling> {
    let Some(AfterRace { exchange, stacks, saved, rounded_off, outcome, saving }) = after_race(case) else { return Vec::new() };
    let won = match &outcome.value {
        Race::Tied(seats) => {
            let again = Verdict::Chips(ChipsVerdict::AnotherCard(seats.clone()));
            return vec![case.said(outcome.map(|_| again))];
        }
        Race::Won(won) => won.clone(),
    };
    let mut rulings = Vec::new();
    for (seat, _) in &exchange.odd {
        let verdict = money::has(*seat, stacks.of(*seat).cloned().unwrap_or(Chips::Amount(0)));
        let said = match saving.as_ref().filter(|_| saved.contains(seat)) {
            Some(saving) => saving.clone().map(|()| verdict),
            None if rounded_off.contains(seat) => Grounded { silent: true, ..outcome.clone().map(|_| verdict) },
            None => outcome.clone().map(|_| verdict),
        };
        rulings.push(case.said(said));
    }
    let paid: Amount = won.iter().map(|(_, count)| count * exchange.new).sum();
    let left = exchange.raced() - paid;
    if let Some((winner, _)) = won.first().filter(|_| left > 0) {
        let verdict = Verdict::OutOfPlay(Some(left), *winner);
        rulings.extend(case.by_books(verdict, &[clause::ROUNDED_DOWN]));
    }
    rulings
}

/// All of these chips are of a value that has gone out of play: for which other one.
pub(crate) fn removed_for(h: &Hearing, chips: &Chips) -> Option<Amount> {
    let Chips::Piles(piles) = chips else { return None };
    let exchanges = offences::cases(h)
        .filter_map(|case| if let Some(ChipsEvent::Exchanges(old, new)) = case.chips() { Some((*old, *new)) } else { None });
    exchanges.filter(|(old, _)| piles.iter().all(|pile| pile.value == *old)).last().map(|(_, new)| new)
}

/// Between hands somebody finds chips, or in a hand such as have gone out of play.
fn is_old_find(case: &Case) -> bool {
    let old = matches!(case.step(), Some(Step::Find(chips)) if removed_for(case.h, chips).is_some());
    case.is_find_between_hands() || old
}

/// The least chip in play, for which old ones that turn up are exchanged.
fn least_for(case: &Case) -> Option<Amount> {
    let Some(Step::Find(chips)) = case.step() else { return None };
    let least = case.h.bank.smallest_chip.or_else(|| removed_for(case.h, chips));
    least.filter(|_| is_old_find(case)).map(|least| least.max(1))
}

/// Old chips turn up while a hand is running: what he has put into it lies before him no more.
pub(crate) fn turn_up(h: &mut Hearing, seat: Seat) {
    let hand = h.room().hand();
    let Some(player) = hand.find(seat).filter(|_| !h.is_between_hands()) else { return };
    let ante = hand.ante_of(seat);
    let put_in = player.total().saturating_add(ante).saturating_add(h.uncounted(seat));
    if put_in == 0 {
        return;
    }
    // What somebody has put in on earlier streets, and an ante, cannot be told apart.
    let known = ante == 0 || player.put_in() == 0;
    let before = offences::cases(h).last().map_or_else(|| h.bank.told_stacks(), |last| stacks_after(&last));
    let left = before.of(seat).filter(|_| known).and_then(|chips| without(chips, put_in));
    h.bank.has_put_in(h.line, seat, left);
}

/// What is left of his chips, where it is clear which of them he has put in: only the sum was told, or all are of one kind.
fn without(chips: &Chips, put_in: Amount) -> Option<Chips> {
    match chips {
        Chips::Amount(n) => Some(Chips::Amount(n.checked_sub(put_in).filter(|left| *left >= 0)?)),
        Chips::Piles(piles) => {
            let [Pile { count, value }] = piles[..] else { return None };
            let left = count - put_in.checked_div(value).filter(|n| n * value == put_in)?;
            match left {
                0 => Some(Chips::Amount(0)),
                1.. => Some(Chips::Piles(vec![Pile { count: left, value }])),
                ..0 => None,
            }
        }
    }
}

/// Chips of a value that has gone out of play turn up: they count if together they make up a chip of the least value in play.
fn found(case: &Case) -> Vec<Ruling> {
    let (Some(Step::Find(chips)), Some(least), Some(seat)) = (case.step(), least_for(case), case.by()) else {
        return Vec::new();
    };
    let total = chips.total();
    let clauses = &[clause::FOUND_CHIPS];
    let before = stacks(case);
    if before.is_to_be_told(seat) {
        return case.by_books(to_be_told(), clauses).into_iter().collect();
    }
    let got = total / least;
    if got > 0 {
        let mut after = before;
        after.change(seat, got, least);
        let has = money::has(seat, after.of(seat).cloned().unwrap_or(Chips::Amount(got * least)));
        // What does not make up one more chip is gone.
        let left = total - got * least;
        let gone = (left > 0).then_some(Verdict::OutOfPlay(Some(left), seat));
        let by = |verdict: Verdict| case.by_books(verdict, clauses);
        return std::iter::once(has).chain(gone).filter_map(by).collect();
    }
    // The last chips of somebody who is all-in lie in the pot.
    let has_nothing = before.of(seat) == Some(&Chips::Amount(0)) && !(case.in_a_hand() && case.then().all_in);
    if let Some(because) = case.h.books.carried(&[clause::NOBODY_OUT]).filter(|_| has_nothing) {
        let because: Vec<ClauseId> = [case.h.books.cites(clauses), because].concat();
        let verdict = money::has(seat, Chips::Piles(vec![Pile { count: 1, value: least }]));
        return vec![case.said(Grounded { value: verdict, because, silent: false })];
    }
    let verdict = Verdict::OutOfPlay(Some(total), seat);
    case.by_books(verdict, clauses).into_iter().collect()
}

/// Whoever covers his chips while they are exchanged and raced, or is not there.
fn breaches(case: &Case) -> Vec<Ruling> {
    let is_race = matches!(case.chips(), Some(ChipsEvent::Race(_)));
    let begun = case.before().filter(|other| is_race && matches!(other.chips(), Some(ChipsEvent::Exchanges(..)))).last();
    let breach = |seat: Seat| {
        let told = begun.as_ref().map_or_else(Vec::new, |begun| broken(begun, seat));
        // Whoever covers them once the exchange has begun is told so at once.
        let at_once = |duty: RaceDuty| begun.is_some() && duty == RaceDuty::Visible;
        let broken = broken(case, seat).into_iter().filter(|duty| !told.contains(duty) && !at_once(*duty));
        let because = case.h.books.carried(&broken.map(RaceDuty::clause).collect::<Vec<_>>())?;
        Some(case.rule(Question::Breach, Verdict::Breach(seat, RULE), because))
    };
    seats(case.h).into_iter().filter_map(breach).collect()
}

/// Somebody covers his chips while they are exchanged and raced.
fn covered(case: &Case) -> Vec<Ruling> {
    let Some(by) = case.by() else { return Vec::new() };
    let because = case.h.books.carried(&[clause::VISIBLE]).filter(|_| is_on(case));
    because.map(|because| case.rule(Question::Breach, Verdict::Breach(by, RULE), because)).into_iter().collect()
}

/// Chips have been exchanged, and those left over are not raced yet.
fn is_on(case: &Case) -> bool {
    let exchanges = |other: &Case| matches!(other.chips(), Some(ChipsEvent::Exchanges(..)));
    let races = |other: &Case| matches!(other.chips(), Some(ChipsEvent::Race(_)));
    case.before().filter(|other| exchanges(other) || races(other)).last().is_some_and(|last| exchanges(&last))
}

/// Chips are exchanged or raced before or after this, by a book that wants them in sight then.
pub(crate) fn needs_them_in_sight(case: &Case) -> bool {
    case.h.books.carried(&[clause::VISIBLE]).is_some() && (is_on(case) || follows(case))
}

/// Chips are exchanged or raced after this.
pub(crate) fn follows(case: &Case) -> bool {
    let races = |other: &Case| matches!(other.chips(), Some(ChipsEvent::Exchanges(..) | ChipsEvent::Race(_)));
    offences::cases(case.h).any(|other| other.incident.line > case.incident.line && races(&other))
}

/// What everybody has to see to while chips are exchanged and raced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RaceDuty {
    /// To leave his chips in view.
    Visible,
    /// To be there.
    Attend,
}

impl RaceDuty {
    fn clause(self) -> ClauseId {
        match self {
            RaceDuty::Visible => clause::VISIBLE,
            RaceDuty::Attend => clause::ATTEND,
        }
    }
}

/// The duties that he breaks now.
fn broken(case: &Case, seat: Seat) -> Vec<RaceDuty> {
    let covers = case.before().any(|other| other.by() == Some(seat) && other.does(&[ChipsDeed::Covers]));
    let duties = [(covers, RaceDuty::Visible), (case.was_away(seat), RaceDuty::Attend)];
    duties.iter().filter(|(broken, _)| *broken).map(|(_, duty)| *duty).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(letter: char) -> Seat {
        Seat::Letter(letter)
    }

    fn stacks(of: &[(char, i64, Amount)]) -> Stacks {
        let mut stacks = Stacks::default();
        of.iter().for_each(|(letter, count, value)| stacks.change(seat(*letter), *count, *value));
        stacks
    }

    fn draw(cards: &str) -> Draw {
        let one = |(letter, card): (char, &str)| (seat(letter), vec![card.parse().unwrap()]);
        ('A'..).zip(cards.split_whitespace()).map(one).collect()
    }

    const CHIP_BY_CHIP: Terms = Terms { by: RaceBy::ChipByChip, tie: Some(RaceTie::Suit) };

    #[test]
    fn what_makes_up_whole_chips_is_not_raced() {
        let exchange = Exchange::of(&stacks(&[('A', 7, 25), ('B', 3, 20)]), &[seat('A')], 25, 100);
        assert_eq!((exchange.whole, exchange.odd), (vec![(seat('A'), 4, 1)], vec![(seat('A'), 3)]));
        // Chips of 20 make up whole chips of 50 only in fives.
        let exchange = Exchange::of(&stacks(&[('B', 8, 20)]), &[seat('B')], 20, 50);
        assert_eq!((exchange.whole, exchange.odd), (vec![(seat('B'), 5, 2)], vec![(seat('B'), 3)]));
    }

    #[test]
    fn nobody_wins_two_chips() {
        let seats: Vec<Seat> = "ABC".chars().map(seat).collect();
        let exchange = Exchange::of(&stacks(&[('A', 3, 25), ('B', 3, 25), ('C', 2, 25)]), &seats, 25, 100);
        let won = exchange.race(&[&draw("Kh Ac 7d")], CHIP_BY_CHIP);
        assert_eq!(won, Race::Won(vec![(seat('B'), 1), (seat('A'), 1)]));
    }

    #[test]
    fn equal_cards_matter_only_where_one_of_them_is_left_out() {
        let seats: Vec<Seat> = "ABC".chars().map(seat).collect();
        let exchange = Exchange::of(&stacks(&[('A', 2, 50), ('B', 1, 50), ('C', 1, 50)]), &seats, 50, 100);
        assert!(exchange.odd.len() == 2 && exchange.is_tied(&[&draw("2c Ah As")], RaceBy::ChipByChip));
        assert!(!exchange.is_tied(&[&draw("2c Ah Ks")], RaceBy::ChipByChip));
        let again = Terms { by: RaceBy::OnePot, tie: Some(RaceTie::AnotherCard) };
        assert_eq!(exchange.race(&[&draw("2c Ah As")], again), Race::Tied(vec![seat('B'), seat('C')]));
        assert_eq!(exchange.race(&[&draw("2c Ah As"), &draw("2c 4s 9h")], again), Race::Won(vec![(seat('C'), 1)]));
    }
}
