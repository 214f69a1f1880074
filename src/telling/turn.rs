//! Deeds in the order in which they happened, with what there was to call: as lines of play.

use super::atom::Person;
use super::concept::{BIG_BLIND, Concept, SMALL_BLIND};
use super::deal::Missing;
use super::deed::{Actor, DealtCard, Going, PersonId, ToldDeed, TouchedTold, What};
use super::seating::{DealOrder, Seating};
use super::story::{Puzzle, PuzzleKind, Story};
use crate::engine::chips::{Amount, Chips};
use crate::engine::event::{
    Act, Ask, BoardEvent, CardEvent, DealEvent, Event, Handling, Judgement, Manner, NumberedCard, Objection, Push, Release, Said,
    Seat, Show, Showing, Shuffle, Size, Speech, State, Step, Street, Structure, Subject, Tell, Touched, in_short,
};
use std::ops::Range;

use crate::notation::speech;

/// Puts what was told late where it belongs: a fold that had happened before, the bet that others had answered.
pub fn order(story: &mut Story, places: &[Option<u8>]) {
    joined(&mut story.deeds);
    shown(&mut story.deeds);
    checked_before(&mut story.deeds);
    if story.table.streets.len() < 2 || story.table.streets.iter().all(|(_, at)| *at == 0) {
        let first_street = story.table.streets.first().is_none_or(|(street, _)| street.is_first());
        answered(&mut story.deeds, first_street);
        mucked(&mut story.deeds, story.people.len());
    }
    let rank = |deed: &ToldDeed| {
        let Actor::Person(person) = deed.who else { return None };
        match story.people[person] {
            Person::Letter(letter) => Some(letter as u32),
            // Behind everybody who has a seat.
            Person::Newcomer | Person::Spectator => Some(u32::MAX),
            Person::Number(number) => Some(u32::from(number)),
            Person::Position(_) | Person::Name(_) => places[person].map(u32::from),
        }
    };
    let Some(last) = story.deeds.last() else { return };
    let alone = story.deeds.iter().filter(|deed| deed.who == last.who).count() == 1;
    let first_street = story.table.streets.is_empty();
    if last.what != What::Fold || !alone || !(first_street || last.already) {
        return;
    }
    let own = rank(last);
    let later = story.deeds.iter().position(|deed| rank(deed).zip(own).is_some_and(|(other, own)| other > own));
    // Where somebody acted out of turn, the order of the telling is what happened.
    let early = story.out_of_turn || story.early || story.ordered;
    let positional = !early && matches!(last.who, Actor::Person(person) if places[person].is_some());
    if let Some(at) = later.filter(|_| last.already || positional)
        && let Some(fold) = story.deeds.pop()
    {
        story.deeds.insert(at, fold);
    }
}

/// A number that is all he says.
fn number_alone(speech: &Speech) -> Option<Amount> {
    if let Said::Number(Size::To(amount)) = speech.said { Some(amount) } else { None }
}

/// A raise, and how much it is said to be, are one declaration; what is put in twice is put in with the hands.
fn joined(deeds: &mut Vec<ToldDeed>) {
    let mut at = 0;
    while at + 1 < deeds.len() {
        let (one, two) = (deeds[at].clone(), deeds[at + 1].clone());
        let same = one.who == two.who;
        match (&one.what, &two.what) {
            (What::Raise, What::Say(said)) if same && number_alone(said).is_some() => {
                let amount = number_alone(said).unwrap_or_default();
                deeds[at].what = What::Say(speech(&format!("raise to {amount}"), &[]));
                deeds.remove(at + 1);
            }
            (What::Bet(amount) | What::Amount(amount), What::Put { .. }) if same => {
                deeds[at].what = What::Put { chips: Going::Amount(*amount), manner: Manner::Placed, silent: true };
                at += 1;
            }
            // Two motions, or chips and a word, are told as they were seen.
            (What::Put { silent: false, .. }, What::Put { .. } | What::Say(_) | What::TakeBack(_)) if same => {
                if let What::Put { silent, .. } = &mut deeds[at].what {
                    *silent = true;
                }
                at += 1;
            }
            // `taps the table, then puts in 600`: the tap was his act, and the chips are told as they were seen.
            (What::Tap, What::Put { .. }) if same => {
                if let What::Put { silent, .. } = &mut deeds[at + 1].what {
                    *silent = true;
                }
                at += 1;
            }
            // `B: call, and throws in two 1000s`: what stands behind the colon is said.
            (What::Call, What::Put { .. }) if same && one.spoken => {
                deeds[at].what = What::Say(speech("call", &[]));
                at += 1;
            }
            // What he claims to have he need not show yet.
            (What::Claim(_), What::Refuse) if same => drop(deeds.remove(at + 1)),
            // Who gives his hand up shows nothing.
            (What::Refuse, What::Release(_) | What::GiveUp | What::Fold) if same => drop(deeds.remove(at)),
            (What::ObjectPot, What::ObjectPot) if same => drop(deeds.remove(at)),
            (What::Release(_) | What::GiveUp | What::Fold, What::Refuse) if same => drop(deeds.remove(at + 1)),
            // `raises 1000 more, making it 1500`.
            (What::RaiseBy(_) | What::Raise, What::RaiseTo(to)) if same => {
                deeds[at].what = What::RaiseTo(*to);
                deeds.remove(at + 1);
            }
            (What::Riffle, What::Riffle) | (What::Wash, What::Wash) => drop(deeds.remove(at)),
            _ => at += 1,
        }
    }
}

/// `bets 900 after the blinds checked`: who had checked when another bet did so before him.
fn checked_before(deeds: &mut [ToldDeed]) {
    for at in 1..deeds.len() {
        let (bet, check) = (&deeds[at - 1], &deeds[at]);
        let bets = bet.what.names_wager() || matches!(bet.what, What::Bet(_) | What::AllIn(_) | What::Put { .. });
        if check.what == What::Check && check.already && bets && check.who != bet.who {
            deeds.swap(at - 1, at);
        }
    }
}

/// Hands are tabled before the pot goes to anybody, wherever that is told.
fn shown(deeds: &mut Vec<ToldDeed>) {
    let Some(award) = deeds.iter().position(|deed| matches!(deed.what, What::Award(_))) else { return };
    let mut to = award;
    for at in award + 1..deeds.len() {
        if deeds[at].what == What::TableHand {
            let deed = deeds.remove(at);
            deeds.insert(to, deed);
            to += 1;
        }
    }
}

/// A call needs a bet: where it is told only afterwards, it had come before.
fn answered(deeds: &mut Vec<ToldDeed>, first_street: bool) {
    // A raise or an all-in told as having come before opens as well.
    // So does whoever put in chips where somebody else was told how much the bet is.
    let tells = deeds.iter().position(|deed| matches!(deed.what, What::TellBet(..)));
    let told = tells.and_then(|at| {
        if let What::TellBet(Some(to), _) = deeds[at].what {
            return Some(Actor::Person(to));
        }
        deeds[at + 1..].iter().map(|deed| deed.who).find(|who| matches!(who, Actor::Person(_)))
    });
    let opens = |deed: &ToldDeed| {
        let puts = matches!(deed.what, What::Put { .. }) && told.is_some_and(|told| told != deed.who);
        matches!(deed.what, What::Bet(_)) || puts || deed.already && matches!(deed.what, What::RaiseTo(_) | What::AllIn(Some(_)))
    };
    let Some(bet) = deeds.iter().position(opens) else { return };
    let opened = |deed: &ToldDeed| {
        matches!(deed.what, What::Amount(_) | What::RaiseTo(_) | What::Put { .. } | What::AllIn(_) | What::Say(_))
    };
    let answer =
        deeds[..bet].iter().position(|deed| matches!(deed.what, What::Call | What::CallOf(_) | What::AskCount | What::TellBet(..)));
    // Where all that was told before it had been done as well, its order is that of the telling, unless it answers a bet.
    let blinds = first_street && !deeds[..bet].iter().any(|deed| !deed.already || !matches!(deed.what, What::Call | What::Fold));
    let before =
        if deeds[bet].already { (bet > 0 && !blinds).then_some(0) } else { answer.filter(|at| !deeds[..*at].iter().any(opened)) };
    if let Some(at) = before {
        // Who folded behind it had folded before as well: `before that A had bet 1800, B folded`.
        let acted = |who: Actor| deeds[at..bet].iter().any(|deed| deed.who == who);
        let answers = |deed: &ToldDeed| {
            let earlier = deed.already && matches!(deed.what, What::Call | What::CallOf(_) | What::RaiseTo(_) | What::AllIn(_));
            deed.what == What::Fold || earlier && !acted(deed.who)
        };
        let folds = deeds[bet + 1..].iter().take_while(|deed| answers(deed)).count();
        let told: Vec<ToldDeed> = deeds.drain(bet..=bet + folds).collect();
        deeds.splice(at..at, told);
    }
}

/// Nobody acts whose cards are gone, nor bets against him who has none: what is told of it afterwards had come before.
fn mucked(deeds: &mut Vec<ToldDeed>, people: usize) {
    let found = deeds
        .iter()
        .enumerate()
        .find_map(|(at, deed)| if let What::MuckOf(person) = deed.what { Some((at, Actor::Person(person))) } else { None });
    let Some((at, of)) = found else { return };
    let first = !deeds[..at].iter().any(|deed| deed.what.is_of_chips());
    let late = |deed: &ToldDeed| deed.what.is_of_chips() && (deed.who == of || people == 2 && first);
    if let Some(last) = deeds.iter().rposition(late).filter(|last| *last > at) {
        let muck = deeds.remove(at);
        deeds.insert(last, muck);
    }
}

/// The lines of play, with where each of them was told.
pub struct Played {
    pub events: Vec<Event>,
    pub spans: Vec<Range<usize>>,
    pub puzzles: Vec<Puzzle>,
    /// What is said back instead of an event: as it was told, where that is not what it comes to.
    pub retold: Vec<(usize, Event)>,
}

/// What is counted up to here may be players, seconds or beers.
const SMALL_COUNT: Amount = 20;

/// What has been bet so far.
struct Bets<'s> {
    seating: &'s Seating,
    places: &'s [Option<u8>],
    order: DealOrder,
    first_street: bool,
    big_blind: Amount,
    /// The structure says how much is bet.
    limit: bool,
    /// How much a bet is in limit, and how much it is from the turn on.
    fixed_bet: Amount,
    large_bet: Amount,
    current: Amount,
    /// What there was to call before the last bet or raise.
    before: Amount,
    last_raise: Amount,
    pot: Option<Amount>,
    in_front: Vec<Amount>,
    /// What everybody had, as far as that was told.
    stacks: Vec<Option<Amount>>,
    aggressor: Option<PersonId>,
    showdown: bool,
    river: bool,
    played: Played,
    last: Option<(Actor, bool)>,
}

/// Makes the lines of play.
pub fn play(story: &Story, seating: &Seating, places: &[Option<u8>], first_street: bool, showdown: bool) -> Played {
    let big_blind = story.table.stakes.as_ref().and_then(|stakes| stakes.get(1)).copied().unwrap_or(0);
    let limit = story.table.games.contains(&Concept::Limit) || story.game().is_stud() || is_limit(story);
    let stakes = |at: usize| story.table.stakes.as_ref().and_then(|stakes| stakes.get(at)).copied().unwrap_or(0);
    let fixed =
        |state: &State| if let State::Game(Structure::Limit(small, large), _) = state { Some([*small, *large]) } else { None };
    let given = story.given.iter().find_map(|(state, _)| fixed(state));
    let stakes = |at: usize| given.and_then(|stakes| stakes.get(at).copied()).unwrap_or_else(|| stakes(at));
    let named_limit = (story.table.games.contains(&Concept::Limit) || given.is_some()) && !story.game().is_stud();
    // The stakes of a limit game are its two bets.
    let big_blind = if named_limit { stakes(0) } else { big_blind };
    let late = story.table.streets.first().is_some_and(|(street, _)| matches!(street, Street::Turn | Street::River));
    let mut bets = Bets {
        seating,
        places,
        order: DealOrder::of(story, seating, places),
        first_street,
        big_blind,
        limit,
        fixed_bet: if !named_limit { 0 } else { stakes(usize::from(late)) },
        large_bet: stakes(1),
        current: if first_street && !story.game().is_stud() { big_blind } else { 0 },
        before: 0,
        last_raise: big_blind,
        pot: story.table.pot,
        in_front: vec![0; story.people.len()],
        stacks: (0..story.people.len()).map(|person| story.stack(person)).collect(),
        aggressor: None,
        showdown,
        river: story.table.streets.first().is_some_and(|(street, _)| *street == Street::River),
        played: Played { events: Vec::new(), spans: Vec::new(), puzzles: Vec::new(), retold: Vec::new() },
        last: None,
    };
    bets.done_before(story);
    for (n, deed) in story.deeds.iter().enumerate() {
        let street = story.table.streets.iter().skip(1).find(|(_, at)| *at == n).map(|(street, _)| *street);
        if let Some(street) = street {
            bets.street(street, story, deed);
        }
        let next =
            story.deeds[n + 1..].iter().find_map(|deed| if let Actor::Person(person) = deed.who { Some(person) } else { None });
        bets.deed(deed, next);
    }
    // A street that was dealt last of all.
    let dealt = story.table.comes.filter(|at| *at == story.deeds.len());
    if let (Some(_), Some((street, _)), Some(deed)) = (dealt, story.table.streets.iter().skip(1).last(), story.deeds.last()) {
        bets.street(*street, story, deed);
    }
    bets.played
}

/// The notation says that it is fixed limit.
fn is_limit(story: &Story) -> bool {
    story.given.iter().any(|(state, _)| matches!(state, State::Game(Structure::Limit(..), _)))
}

/// The street before which the first thing told goes wrong: nobody tells of a flop with four cards who has not seen the betting
/// before it come to its end.
pub fn wrong_board(story: &Story) -> Option<Street> {
    let What::Line(event, _) = &story.deeds.first()?.what else { return None };
    let [Step::InDeal(DealEvent::Board(board))] = event.steps.as_slice() else { return None };
    if story.in_notation {
        return None;
    }
    match board {
        BoardEvent::FlopOf(..) => Some(Street::Flop),
        BoardEvent::Street(street, ..) => Some(*street),
        BoardEvent::Drawn(_) => None,
    }
}

impl Bets<'_> {
    /// Where the telling begins with a board that is put out wrongly, the round before it was played to its end: nobody bet.
    fn done_before(&mut self, story: &Story) {
        let Some(deed) = wrong_board(story).and(story.deeds.first()) else { return };
        let act = if self.first_street { Act::Call } else { Act::Check };
        let folded = |person: &PersonId| story.table.folded.contains(person);
        let mut seats: Vec<Seat> =
            (0..story.people.len()).filter(|person| !folded(person)).map(|person| self.seating.seat(person)).collect();
        if seats.is_empty() {
            let count = story.table.seats.filter(|count| (2..=10).contains(count)).unwrap_or(2);
            seats = ('A'..='J').take(count).map(Seat::Letter).collect();
        }
        seats.sort();
        seats.dedup();
        for seat in seats {
            self.push(Subject::Seat(seat), Step::Act(act), deed);
        }
    }

    fn street(&mut self, street: Street, story: &Story, deed: &ToldDeed) {
        let cards = story.table.dealt.iter().find(|(own, _)| *own == street).map(|(_, cards)| cards.clone());
        self.push(Subject::Table, Step::Street(street, cards.unwrap_or_default()), deed);
        if matches!(street, Street::Turn | Street::River) && self.fixed_bet > 0 {
            self.fixed_bet = self.large_bet;
        }
        self.river = street == Street::River;
        self.new_round();
    }

    fn new_round(&mut self) {
        self.current = 0;
        self.last_raise = self.big_blind;
        self.first_street = false;
        self.in_front.iter_mut().for_each(|own| *own = 0);
        self.last = None;
    }

    fn push(&mut self, who: Subject, step: Step, deed: &ToldDeed) {
        self.played.events.push(Event { who, steps: vec![step] });
        self.played.spans.push(deed.span.clone());
    }

    /// Words and chips of one player in a row are one line.
    fn goes_on(&mut self, deed: &ToldDeed, step: Step) {
        let same = self.last.is_some_and(|(who, open)| who == deed.who && open);
        match self.played.events.last_mut().filter(|_| same) {
            Some(event) => event.steps.push(step),
            None => {
                let who = self.subject(deed.who);
                self.push(who, step, deed);
            }
        }
        self.last = Some((deed.who, true));
    }

    fn subject(&self, who: Actor) -> Subject {
        match who {
            Actor::Person(person) => Subject::Seat(self.seating.seat(person)),
            Actor::Dealer => Subject::Dealer,
            Actor::Floor => Subject::Floor,
            Actor::Table => Subject::Table,
            Actor::SmallBlind => Subject::Seat(Seat::SMALL_BLIND),
            Actor::BigBlind => Subject::Seat(Seat::BIG_BLIND),
        }
    }

    fn one(&mut self, deed: &ToldDeed, step: Step) {
        let who = self.subject(deed.who);
        self.push(who, step, deed);
        self.last = Some((deed.who, false));
    }

    fn puzzle(&mut self, deed: &ToldDeed, kind: PuzzleKind) {
        self.played.puzzles.push(Puzzle { span: deed.span.clone(), kind });
    }

    /// `A is all-in for 5000, C calls the five`: thousands or hundreds go without saying.
    fn is_short_for_bet(&self, amount: Amount) -> bool {
        amount < 100 && [100, 1000].iter().any(|unit| amount.saturating_mul(*unit) == self.current)
    }

    /// At 100/200 nobody bets three or twenty-two: what was counted is something else, or hundreds.
    fn is_no_bet(&self, what: &What) -> bool {
        if matches!(what, What::CallOf(amount) if self.is_short_for_bet(*amount)) {
            return false;
        }
        if let What::Bet(amount) | What::Amount(amount) | What::RaiseTo(amount) | What::RaiseBy(amount) | What::CallOf(amount) =
            what
        {
            *amount * 4 < self.big_blind
        } else if let What::Put { chips: Going::Piles(piles), .. } = what {
            // No chip is so small.
            piles.iter().any(|pile| pile.value <= SMALL_COUNT && pile.value * 40 <= self.big_blind)
        } else if let What::Put { chips: Going::Amount(amount), .. } | What::AllIn(Some(amount)) = what {
            *amount <= SMALL_COUNT && *amount * 4 < self.big_blind
        } else {
            false
        }
    }

    fn deed(&mut self, deed: &ToldDeed, next: Option<PersonId>) {
        if self.is_no_bet(&deed.what) {
            return self.puzzle(deed, PuzzleKind::HowMuch);
        }
        let seat = |person: PersonId| self.seating.seat(person);
        let person = if let Actor::Person(person) = deed.who { Some(person) } else { None };
        match &deed.what {
            What::Check => self.one(deed, Step::Act(Act::Check)),
            What::Call => {
                self.put_in(person, self.current);
                self.one(deed, Step::Act(Act::Call));
            }
            What::CallOf(amount) => self.calls(deed, person, *amount),
            What::Bet(amount) if self.was_passed_over(person) => {
                self.raised(person, *amount);
                self.one(deed, Step::Act(Act::Bet(*amount)));
            }
            What::Bet(amount) if self.is_of_another_bet(deed, *amount) => {
                self.put(deed, person, &Going::Amount(*amount), Manner::Placed, true);
                self.retell(deed, Act::Bet(*amount));
            }
            What::Amount(amount) if *amount < self.current => {
                self.put(deed, person, &Going::Amount(*amount), Manner::Placed, true);
            }
            What::Bet(amount) | What::Amount(amount) => self.bet(deed, person, *amount),
            What::RaiseTo(amount) if *amount <= self.current && !self.was_overtaken(person) => {
                self.wagers(deed, person, self.current.saturating_add(*amount))
            }
            What::RaiseTo(amount) => self.wagers(deed, person, *amount),
            // Whether he may is what is asked.
            What::TriesTo(amount) => {
                let bets = self.current == 0;
                self.raised(person, *amount);
                self.one(deed, Step::Act(if bets { Act::Bet(*amount) } else { Act::RaiseTo(*amount) }));
            }
            What::RaiseBy(amount) => self.wagers(deed, person, self.current.saturating_add(*amount)),
            What::RaiseTimes(tenths) if self.current > 0 => {
                self.wagers(deed, person, self.current.saturating_mul(*tenths) / 10);
            }
            What::RaiseTimes(_) => self.puzzle(deed, PuzzleKind::HowMuch),
            What::MinRaise => self.wagers(deed, person, self.current.saturating_add(self.last_raise)),
            What::BetPot { half } => match self.pot_sized(person, *half) {
                Some(amount) => self.wagers(deed, person, amount),
                None => self.puzzle(deed, PuzzleKind::HowMuch),
            },
            What::AllIn(amount) => self.all_in(deed, person, *amount),
            // In limit it is known how much a raise is.
            What::Raise if self.limit && self.fixed_bet > 0 => {
                self.wagers(deed, person, self.current.saturating_add(self.fixed_bet));
            }
            What::Raise => self.goes_on(deed, Step::Say(speech("raise", &[]))),
            // Who has nothing to answer on the river gives up no claim to act, but his hand.
            What::Fold | What::GiveUp if self.showdown || self.has_done_betting(person) => {
                self.one(deed, Step::Release(Release::Mucked));
            }
            What::Fold => self.one(deed, Step::Act(Act::Fold)),
            What::GiveUp => self.one(deed, Step::Act(Act::Fold)),
            What::Post { amount, dark } => self.one(deed, Step::Act(Act::Post { amount: *amount, dark: *dark, for_seat: None })),
            What::BringIn(amount) => self.one(deed, Step::Act(Act::BringIn(*amount))),
            // Who fills up to the bet calls.
            What::CompleteTo(amount) if !self.limit && *amount <= self.current.max(self.big_blind) => {
                self.put_in(person, *amount);
                self.one(deed, Step::Act(Act::Call));
            }
            What::CompleteTo(amount) => self.one(deed, Step::Act(Act::CompleteTo(*amount))),
            What::Put { chips, manner, silent } => self.put(deed, person, chips, *manner, *silent),
            // Whose chips were to be counted tells how many they are.
            What::Say(Speech { said: Said::Number(Size::To(amount)), .. })
                if person.is_some() && self.asked_for(person).is_some() =>
            {
                if let Some(to) = self.asked_for(person) {
                    self.one(deed, Step::Tell(Tell::Bet(to, *amount)));
                }
            }
            What::Say(speech) => {
                let speech = self.with_readings(speech);
                self.goes_on(deed, Step::Say(speech));
            }
            What::Tap => self.goes_on(deed, Step::Tap),
            What::TakeBack(back) => {
                let counted = back.as_ref().and_then(|back| self.of_last_put(back));
                let back = counted.or_else(|| back.as_ref().and_then(chips)).or_else(|| self.last_put());
                match back {
                    Some(chips) => self.one(deed, Step::TakeBack(chips)),
                    None => self.puzzle(deed, PuzzleKind::HowMuch),
                }
            }
            What::Find(piles) => self.one(deed, Step::Find(Chips::Piles(piles.clone()))),
            What::Release(release) => self.one(deed, Step::Release(*release)),
            What::ReleaseTo(to) => {
                let to = seat(*to);
                self.one(deed, Step::Release(Release::To(to)));
            }
            What::TableHand => self.one(deed, Step::Cards(CardEvent::Show(Show { cards: Vec::new(), manner: Showing::Tabled }))),
            What::Show(cards, to) => {
                let manner = to.map_or(Showing::Open, |to| Showing::To(seat(to)));
                self.one(deed, Step::Cards(CardEvent::Show(Show { cards: cards.clone(), manner })));
            }
            What::Claim(class) => self.one(deed, Step::Cards(CardEvent::Claim(*class))),
            What::AskCount => {
                // Who has bet himself asks about something else.
                if let Some(aggressor) = self.aggressor.filter(|aggressor| Some(*aggressor) != person) {
                    let of = seat(aggressor);
                    self.one(deed, Step::Ask(Ask::Count(of)));
                }
            }
            What::AskPot => self.one(deed, Step::Ask(Ask::Pot)),
            What::AskSee(whom) => {
                // Nobody asks to see his own hand: whoever did something last is meant, if it was another.
                let last = self.last.and_then(|(who, _)| if let Actor::Person(last) = who { Some(last) } else { None });
                let another = |whom: &PersonId| Some(*whom) != person;
                let whom = whom.or(self.last_shown(person)).or(self.aggressor).filter(another).or(last.filter(another));
                match whom {
                    Some(whom) => {
                        let whom = seat(whom);
                        self.one(deed, Step::Ask(Ask::See(whom)));
                    }
                    None => self.puzzle(deed, PuzzleKind::Nobody),
                }
            }
            What::AskHandBack => self.one(deed, Step::Ask(Ask::HandBack)),
            What::AskNextCard => self.one(deed, Step::Ask(Ask::NextCard)),
            What::ObjectSkipped => self.one(deed, Step::Object(Objection::Skipped)),
            What::ObjectStringBet => self.one(deed, Step::Object(Objection::StringBet)),
            What::ObjectPot => self.one(deed, Step::Object(Objection::Pot)),
            What::Refuse => self.one(deed, Step::Cards(CardEvent::Refuse)),
            What::LiftUpcards => self.one(deed, Step::Cards(CardEvent::LiftUpcards)),
            What::Touch(touched) => {
                let touched = match touched {
                    TouchedTold::Muck => Touched::Muck,
                    TouchedTold::Board => Touched::Board,
                    TouchedTold::CardsOf(person) => Touched::CardsOf(seat(*person)),
                };
                self.one(deed, Step::Cards(CardEvent::Touch(touched)));
            }
            What::TellBet(to, amount) => {
                if let Some(to) = self.told(*to, next) {
                    self.one(deed, Step::Tell(Tell::Bet(to, *amount)));
                }
            }
            What::TellPot(to, amount) => {
                if let Some(to) = self.told(*to, next) {
                    self.one(deed, Step::Tell(Tell::Pot(to, *amount)));
                }
            }
            What::TellToAct(to) => {
                let to = seat(*to);
                self.one(deed, Step::Tell(Tell::ToAct(to)));
            }
            What::MuckOf(of) => {
                let of = seat(*of);
                self.one(deed, Step::Cards(CardEvent::Handle(Handling::Muck, of)));
            }
            What::Award(to) => {
                let to = seat(*to);
                self.one(deed, Step::Cards(CardEvent::Award(to)));
            }
            What::Riffle => self.one(deed, Step::Cards(CardEvent::Shuffle(Shuffle::Riffle))),
            What::Wash => self.one(deed, Step::Cards(CardEvent::Shuffle(Shuffle::Wash))),
            What::PressShuffler => self.one(deed, Step::Cards(CardEvent::Shuffle(Shuffle::Machine))),
            What::Wait(seconds) => self.one(deed, Step::Cards(CardEvent::Wait(*seconds))),
            What::Line(event, people) => self.line(deed, event, people),
            What::DealtCard { nth, of, becomes } => self.dealt_card(deed, *nth, *of, becomes),
            What::Surplus(surplus) => {
                let hand = i64::try_from(self.order.hand).unwrap_or(2);
                self.one(deed, Step::InDeal(DealEvent::Holds(hand + surplus)));
            }
            What::TurnedUp(card) if self.order.stud => self.one(deed, Step::InDeal(DealEvent::TurnedUp(*card))),
            What::TurnedUp(_) => self.puzzle(deed, PuzzleKind::Missing(Missing::WhichCard)),
            What::Needless => self.one(deed, Step::Judge(Judgement::Needless, true)),
        }
    }

    fn line(&mut self, deed: &ToldDeed, event: &Event, people: &[PersonId]) {
        let mut event = event.clone();
        let mut people = people.iter();
        event.seats_mut(&mut |seat| *seat = people.next().map_or(*seat, |person| self.seating.seat(*person)));
        let person = if let Actor::Person(person) = deed.who { Some(person) } else { None };
        event.steps.iter().for_each(|step| self.done(person, step));
        self.played.events.push(event);
        self.played.spans.push(deed.span.clone());
        self.last = Some((deed.who, false));
    }

    /// What a line of the notation changes of what there is to call.
    fn done(&mut self, person: Option<PersonId>, step: &Step) {
        if let Step::Act(Act::Bet(amount) | Act::RaiseTo(amount) | Act::AllIn(Some(amount)) | Act::CompleteTo(amount)) = step {
            self.raised(person, *amount);
        } else if let Step::Act(Act::Call) = step {
            self.put_in(person, self.current);
        } else if let Step::Push(Push::Chips(chips), _) = step {
            let own = person.map_or(0, |person| self.in_front[person]);
            self.raised(person, own + chips.total());
        } else if let Step::Street(..) = step {
            self.new_round();
        }
    }

    /// A card by its place in the deal, where it is known how many play and where the deal begins.
    fn dealt_card(&mut self, deed: &ToldDeed, nth: i64, of: Option<PersonId>, becomes: &DealtCard) {
        let absolute = usize::try_from(nth).is_ok_and(|nth| nth > self.order.hand);
        let number = match of.filter(|_| !absolute) {
            Some(of) => match self.order.number(of, nth) {
                Some(number) => number,
                None => return self.puzzle(deed, PuzzleKind::Missing(Missing::Seats)),
            },
            None => nth,
        };
        let seat = |person: PersonId| self.seating.seat(person);
        let event = match becomes {
            DealtCard::Exposed { card, to } => {
                let to = to.or(of.filter(|_| absolute)).map(seat);
                DealEvent::Exposed(NumberedCard { number, card: *card, to })
            }
            DealtCard::OwnUp => DealEvent::OwnCardUp(number),
            DealtCard::Seen => DealEvent::Seen(number),
            DealtCard::Dealt(person) => DealEvent::Dealt(number, seat(*person)),
            DealtCard::ToEmptySeat => DealEvent::ToEmptySeat(number),
        };
        self.one(deed, Step::InDeal(event));
    }

    /// On the river he has acted and owes nothing.
    fn has_done_betting(&self, person: Option<PersonId>) -> bool {
        let Some(person) = person.filter(|_| self.river) else { return false };
        let own = Subject::Seat(self.seating.seat(person));
        let dealt = |event: &Event| matches!(event.steps.as_slice(), [Step::Street(..)]);
        let bets = |step: &Step| matches!(step, Step::Act(Act::Bet(_) | Act::RaiseTo(_)));
        let acts = |step: &Step| bets(step) || matches!(step, Step::Act(Act::Check | Act::Call));
        let round = self.played.events.iter().rev().take_while(|event| !dealt(event));
        let acted = round.into_iter().any(|event| event.who == own && event.steps.iter().any(acts));
        acted && self.in_front[person] >= self.current
    }

    /// To whom the dealer speaks: to the one he was told to speak to, else to whoever acts next.
    fn told(&self, to: Option<PersonId>, next: Option<PersonId>) -> Option<Seat> {
        to.or(next).map(|person| self.seating.seat(person))
    }

    fn last_shown(&self, but: Option<PersonId>) -> Option<PersonId> {
        let but = but.map(|person| self.seating.seat(person));
        let shown = self.played.events.iter().rev().find_map(|event| {
            let Subject::Seat(seat) = event.who else { return None };
            let [Step::Cards(CardEvent::Show(_)) | Step::Release(_)] = event.steps[..] else { return None };
            Some(seat).filter(|_| Some(seat) != but)
        });
        shown.and_then(|seat| (0..self.seating.letters.len()).find(|person| self.seating.seat(*person) == seat))
    }

    fn last_put(&self) -> Option<Chips> {
        let steps = self.played.events.iter().rev().flat_map(|event| event.steps.iter().rev());
        steps.filter_map(|step| if let Step::Push(Push::Chips(chips), _) = step { Some(chips.clone()) } else { None }).next()
    }

    /// `two of them`: so many of the chips that were put in last.
    fn of_last_put(&self, back: &Going) -> Option<Chips> {
        let Going::Amount(count) = back else { return None };
        let Chips::Piles(piles) = self.last_put()? else { return None };
        let [pile] = piles[..] else { return None };
        (*count <= pile.count && *count < pile.value).then(|| Chips::Amount(count * pile.value))
    }

    /// Who has just asked for the count of this player's chips.
    fn asked_for(&self, person: Option<PersonId>) -> Option<Seat> {
        let own = self.seating.seat(person?);
        match self.played.events.last() {
            Some(Event { who: Subject::Seat(asker), steps }) if matches!(steps[..], [Step::Ask(Ask::Count(of))] if of == own) => {
                Some(*asker)
            }
            Some(_) | None => None,
        }
    }

    /// What was told last is said back as this, where nothing else was told with it.
    fn retell(&mut self, deed: &ToldDeed, act: Act) {
        let who = self.subject(deed.who);
        let at = self.played.events.len().checked_sub(1);
        if let Some(at) = at.filter(|at| self.played.events[*at].steps.len() == 1) {
            self.played.retold.push((at, Event { who, steps: vec![Step::Act(act)] }));
        }
    }

    fn put_in(&mut self, person: Option<PersonId>, total: Amount) {
        if let Some(own) = person.and_then(|person| self.in_front.get_mut(person)) {
            *own = (*own).max(total);
        }
    }

    fn raised(&mut self, person: Option<PersonId>, total: Amount) {
        if total > self.current {
            self.last_raise = (total - self.current).max(self.last_raise);
            self.before = self.current;
            self.current = total;
            self.aggressor = person.or(self.aggressor);
        }
        self.put_in(person, total);
    }

    /// Whoever bet did so before this one, who sits before him, had acted: he has no bet to call, and makes his own.
    fn was_passed_over(&self, person: Option<PersonId>) -> bool {
        !self.first_street && self.is_behind_him(person)
    }

    /// Before the flop as well.
    fn was_overtaken(&self, person: Option<PersonId>) -> bool {
        self.is_behind_him(person) && self.before > 0
    }

    /// Whoever bet or raised sits behind him, and he has not acted.
    fn is_behind_him(&self, person: Option<PersonId>) -> bool {
        let (Some(person), Some(aggressor)) = (person, self.aggressor) else { return false };
        let (Seat::Letter(own), Seat::Letter(other)) = (self.seating.seat(person), self.seating.seat(aggressor)) else {
            return false;
        };
        let dealt = |event: &Event| matches!(event.steps.as_slice(), [Step::Street(..)]);
        let round = self.played.events.iter().rev().take_while(|event| !dealt(event));
        let acted = round.into_iter().any(|event| event.who == Subject::Seat(Seat::Letter(own)));
        self.current > 0 && own < other && !acted
    }

    /// He has just spoken, or there is a bet already that is no smaller: it is told what he puts in.
    fn is_of_another_bet(&self, deed: &ToldDeed, amount: Amount) -> bool {
        let spoke = self.last.is_some_and(|(who, open)| who == deed.who && open);
        spoke || self.current != 0 && !self.first_street || amount < self.current
    }

    /// A bet; the call where it is as much as there is to call.
    fn bet(&mut self, deed: &ToldDeed, person: Option<PersonId>, amount: Amount) {
        if amount == self.current {
            self.put_in(person, amount);
            self.one(deed, Step::Act(Act::Call));
        } else {
            self.wagers(deed, person, amount);
        }
    }

    fn all_in(&mut self, deed: &ToldDeed, person: Option<PersonId>, amount: Option<Amount>) {
        // `goes all-in, has 31 500`: so much is bet.
        if let Some(amount) = amount.or_else(|| person.and_then(|person| self.stacks[person])) {
            self.raised(person, amount);
        } else {
            self.aggressor = person.or(self.aggressor);
        }
        self.one(deed, Step::Act(Act::AllIn(amount)));
    }

    /// Somebody calls so much. Where that is less than there is to call, it is what he puts in.
    fn calls(&mut self, deed: &ToldDeed, person: Option<PersonId>, amount: Amount) {
        let own = person.map_or(0, |person| self.in_front[person]).max(self.blind(person));
        let amount = if self.is_short_for_bet(amount) { self.current } else { amount };
        // What he calls is what there was to call before somebody raised out of turn: whether he has to call that is asked.
        let early = amount == self.before && amount > 0 && self.is_behind_him(person);
        if self.current > 0 && amount < self.current && amount + own != self.current && !early {
            return self.put(deed, person, &Going::Amount(amount), Manner::Placed, true);
        }
        self.put_in(person, self.current);
        self.one(deed, Step::Act(Act::Call));
    }

    /// What somebody has in front of him as a blind.
    fn blind(&self, person: Option<PersonId>) -> Amount {
        match person.and_then(|person| self.places[person]).filter(|_| self.first_street) {
            Some(BIG_BLIND) => self.big_blind,
            Some(SMALL_BLIND) => self.big_blind / 2,
            _ => 0,
        }
    }

    /// With the amounts that a number may be short for.
    fn with_readings(&self, said: &Speech) -> Speech {
        let (Said::Number(size) | Said::Bet(size) | Said::Raise(size)) = &said.said else { return said.clone() };
        let (Size::To(amount) | Size::By(amount)) = size else { return said.clone() };
        let readings = in_short(*amount, self.big_blind).filter(|_| said.readings.is_empty());
        readings.map_or_else(|| said.clone(), |readings| speech(&said.quote, &readings))
    }

    /// A bet or raise to this much, whether he may or not. Who makes it too little puts that in, as from half of a raise on.
    fn wagers(&mut self, deed: &ToldDeed, person: Option<PersonId>, amount: Amount) {
        let unopened = self.current == 0;
        let (more, least) = (amount - self.current, self.current.saturating_add(self.last_raise));
        if deed.made && !self.limit && amount < least && more.saturating_mul(2) >= self.last_raise && self.big_blind > 0 {
            let own = person.map_or(0, |person| self.in_front[person]).max(self.blind(person));
            self.goes_on(deed, Step::Push(Push::Chips(Chips::Amount(amount - own)), Manner::Placed));
            self.retell(deed, if unopened { Act::Bet(amount) } else { Act::RaiseTo(amount) });
            return self.raised(person, least);
        }
        self.raised(person, amount);
        let act = if unopened && !matches!(deed.what, What::RaiseTo(_) | What::RaiseBy(_)) {
            Act::Bet(amount)
        } else {
            Act::RaiseTo(amount)
        };
        self.one(deed, Step::Act(act));
    }

    /// A bet of the pot, where it is known.
    fn pot_sized(&self, person: Option<PersonId>, half: bool) -> Option<Amount> {
        let pot = self.pot.filter(|_| !self.first_street)?;
        let before = person.map_or(0, |person| self.in_front[person]);
        let call = self.current - before;
        let size = pot + self.in_front.iter().sum::<Amount>() + call;
        Some(self.current + if half { size / 2 } else { size })
    }

    fn put(&mut self, deed: &ToldDeed, person: Option<PersonId>, going: &Going, manner: Manner, silent: bool) {
        let spoke = self.last.is_some_and(|(who, open)| who == deed.who && open);
        if let Going::Amount(amount) = going
            && self.current == 0
            && !silent
            && !spoke
            && matches!(manner, Manner::Placed)
        {
            self.raised(person, *amount);
            return self.one(deed, Step::Act(Act::Bet(*amount)));
        }
        let push = chips(going).map_or(Push::Stack, Push::Chips);
        let before = self.blind(person);
        if let Push::Chips(chips) = &push {
            let own = person.map_or(0, |person| self.in_front[person]).max(before);
            self.raised(person, own + chips.total());
        }
        self.goes_on(deed, Step::Push(push, manner));
    }
}

fn chips(going: &Going) -> Option<Chips> {
    match going {
        Going::Amount(amount) => Some(Chips::Amount(*amount)),
        Going::Piles(piles) => Some(Chips::Piles(piles.clone())),
        Going::Stack => None,
    }
}
