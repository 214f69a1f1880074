//! Who sits where: names, numbers and positions as the letters of the notation.

use super::atom::{Person, is_same};
use super::concept::{BIG_BLIND, BUTTON, SMALL_BLIND, UNDER_THE_GUN};
use super::deed::{Actor, PersonId, ToldDeed, What};
use super::story::Story;
use crate::engine::event::{DealEvent, Said, Seat, SeatingEvent, State, Step};
use crate::engine::seat::{Name, Position};

/// The letter of everybody who was named, and what has to be said of the seats.
#[derive(Debug, Default)]
pub struct Seating {
    pub letters: Vec<Seat>,
    /// The seats in their order, where they do not follow from the letters.
    pub seats: Option<Vec<Seat>>,
    pub button: Option<Seat>,
    /// Everybody by the name that a line of seats gives; empty where none does.
    given: Vec<Seat>,
}

impl Seating {
    pub fn seat(&self, person: PersonId) -> Seat {
        self.given.get(person).copied().unwrap_or(self.letters[person])
    }
}

/// In which order the cards are dealt.
pub struct DealOrder {
    /// How many each player gets before the first betting round.
    pub hand: usize,
    pub stud: bool,
    /// How many play, where it was told.
    players: Option<usize>,
    /// The place of each person in the order, from 0.
    at: Vec<Option<usize>>,
}

impl DealOrder {
    pub fn of(story: &Story, seating: &Seating, places: &[Option<u8>]) -> DealOrder {
        let game = story.game();
        let seats = seats(story, seating);
        let given = story.given.iter().find_map(|(state, people)| if let State::Button(_) = state { people.first() } else { None });
        let button = given.map(|person| seating.seat(*person)).or(seating.button);
        let players = seats.as_ref().map(Vec::len).or(story.table.seats);
        // The first card goes to the left of the button; without one the blinds are the last of the seats.
        let first = seats.as_ref().and_then(|seats| match button {
            Some(button) => seats.iter().position(|seat| *seat == button).map(|at| at + 1),
            None => Some(if seats.len() > 2 { seats.len() - 2 } else { 0 }),
        });
        let seated = |person: usize| {
            let (seats, first) = (seats.as_ref()?, first?);
            let at = seats.iter().position(|seat| *seat == seating.seat(person))?;
            Some((at + seats.len() * 2 - first) % seats.len())
        };
        let placed = |person: usize| match (places[person]?, players) {
            (SMALL_BLIND, Some(2)) => Some(1),
            (BIG_BLIND, Some(2)) => Some(0),
            (SMALL_BLIND, _) => Some(0),
            (BIG_BLIND, _) => Some(1),
            (UNDER_THE_GUN, _) => Some(2),
            (BUTTON, Some(players)) => Some(players.saturating_sub(1)),
            _ => None,
        };
        let at = (0..story.people.len()).map(|person| placed(person).or_else(|| seated(person))).collect();
        DealOrder { hand: game.hole_cards(), stud: game.is_stud(), players, at }
    }

    /// Which card of the deal somebody's first or second one is.
    pub fn number(&self, person: PersonId, nth: i64) -> Option<i64> {
        let at = i64::try_from((*self.at.get(person)?)?).ok()?;
        let players = if nth == 1 { 0 } else { i64::try_from(self.players?).ok()? };
        Some(at + 1 + (nth - 1) * players)
    }
}

/// The seats, where they were told: all of them, how many, or by the button.
fn seats(story: &Story, seating: &Seating) -> Option<Vec<Seat>> {
    if let Some(seats) = story.seats() {
        return Some(seats.iter().flatten().copied().collect());
    }
    let button = seating.button.is_some() || story.given.iter().any(|(state, _)| matches!(state, State::Button(_)));
    let told = button || story.table.seats.is_some();
    seating.seats.clone().filter(|_| told)
}

/// Everybody by the name that the line of seats has for him.
fn given(story: &Story) -> Vec<Seat> {
    let Some(seats) = story.seats() else { return Vec::new() };
    let called = |name: &str| {
        let same = |seat: &&Seat| matches!(seat, Seat::Name(own) if is_same(own.as_str(), name));
        seats.iter().flatten().find(same).copied().or_else(|| Name::new(name).map(Seat::Name))
    };
    let seat = |person: &Person| match person {
        Person::Letter(letter) => Some(Seat::Letter(*letter)),
        Person::Newcomer => Some(Seat::Newcomer),
        Person::Spectator => Some(Seat::Spectator),
        Person::Number(number) => Some(Seat::Number(*number)),
        Person::Name(name) => called(name),
        Person::Position(place) => position_at(*place).map(Seat::Position),
    };
    story.people.iter().map(|person| seat(person).unwrap_or(Seat::Spectator)).collect()
}

fn position_at(place: u8) -> Option<Position> {
    Some(match place {
        UNDER_THE_GUN => Position::UnderTheGun,
        5 => Position::MiddlePosition,
        6 => Position::Lojack,
        7 => Position::Hijack,
        8 => Position::Cutoff,
        BUTTON => Position::Button,
        SMALL_BLIND => Position::SmallBlind,
        BIG_BLIND => Position::BigBlind,
        _ => return None,
    })
}

/// One player under two names is one; the place is kept with him.
pub fn places(story: &mut Story) -> Vec<Option<u8>> {
    // Heads-up the small blind is the button.
    let placed = |place: u8| story.people.iter().position(|person| *person == Person::Position(place));
    if let (Some(2), Some(button), Some(small)) = (story.table.seats, placed(BUTTON), placed(SMALL_BLIND)) {
        story.same.push((button, small));
    }
    blinds_among_letters(story);
    for (one, other) in std::mem::take(&mut story.same) {
        let (place, number) = (&story.people[one], &story.people[other]);
        let numbered = matches!((place, number), (Person::Position(_), Person::Number(_)));
        let keep = if is_place(place) && !is_place(number) || numbered { other } else { one };
        let gone = if keep == one { other } else { one };
        let replace = |id: &mut PersonId| {
            if *id == gone {
                *id = keep;
            }
        };
        rename(story, replace);
        story.same.push((keep, gone));
    }
    // What one did under two names he did once: `the small blind on the button raises`.
    // A line that stands there twice was done twice.
    let once = |what: &What| !matches!(what, What::Line(..));
    story.deeds.dedup_by(|one, other| once(&one.what) && one.who == other.who && one.what == other.what && one.span == other.span);
    blinds(story);
    let mut places: Vec<Option<u8>> = story.people.iter().map(place).collect();
    for (keep, gone) in &story.same {
        places[*keep] = places[*keep].or(places[*gone]);
    }
    places
}

/// Where all seats are letters and one of them has the button, the blinds are the next two of them.
fn blinds_among_letters(story: &mut Story) {
    let button = story.same.iter().find_map(|(one, other)| match (&story.people[*one], &story.people[*other]) {
        (Person::Letter(letter), Person::Position(BUTTON)) | (Person::Position(BUTTON), Person::Letter(letter)) => Some(*letter),
        _ => None,
    });
    let letters =
        || story.people.iter().filter_map(|person| if let Person::Letter(letter) = person { Some(*letter) } else { None });
    let (count, last) = (letters().count(), letters().max().unwrap_or('A'));
    let whole = count > 2 && ('A'..=last).count() == count;
    let Some(at) = button.filter(|_| whole && story.given.is_empty()).and_then(|button| ('A'..=last).position(|own| own == button))
    else {
        return;
    };
    for (behind, place) in [(1, SMALL_BLIND), (2, BIG_BLIND)] {
        let person = |story: &Story, person: &Person| story.people.iter().position(|own| own == person);
        let letter = ('A'..=last).nth((at + behind) % count).map(Person::Letter);
        if let (Some(blind), Some(owner)) =
            (person(story, &Person::Position(place)), letter.and_then(|letter| person(story, &letter)))
            && !story.same.iter().any(|(one, other)| *one == blind || *other == blind)
        {
            story.same.push((owner, blind));
        }
    }
}

/// Where one who has the button and another who has the small blind are called by names, a big blind sits there too.
fn big_blind_beside_names(story: &mut Story) {
    let of = |place: u8| {
        let person = story.people.iter().position(|person| *person == Person::Position(place))?;
        story.same.iter().find(|(_, gone)| *gone == person).map(|(keep, _)| *keep)
    };
    let named = |person: PersonId| matches!(story.people[person], Person::Name(_));
    let known = story.people.contains(&Person::Position(BIG_BLIND)) || story.table.seats.is_some() || !story.given.is_empty();
    if let (Some(button), Some(small), false) = (of(BUTTON), of(SMALL_BLIND), known)
        && button != small
        && named(button)
        && named(small)
    {
        story.people.push(Person::Position(BIG_BLIND));
    }
}

/// Before the flop a blind who acts sits behind a button and, if he is the big one, a small blind: who was not named has folded.
fn blinds(story: &mut Story) {
    let first_street = story.table.streets.first().is_none_or(|(street, _)| street.is_first());
    if first_street {
        big_blind_beside_names(story);
    }
    let known = |story: &Story, place: u8| story.people.iter().position(|person| *person == Person::Position(place));
    let acts = |story: &Story, place: u8| known(story, place).is_some_and(|person| is_in(story, person));
    let others = story.people.iter().any(|person| !is_blind(person));
    // The button that is dealt to is one with both blinds behind.
    let all_positions = story.people.iter().all(|person| matches!(person, Person::Position(_)));
    if first_street && all_positions && is_of_the_deal(story) && known(story, BUTTON).is_some() && story.table.seats.is_none() {
        for place in [SMALL_BLIND, BIG_BLIND] {
            if known(story, place).is_none() {
                story.people.push(Person::Position(place));
            }
        }
        return;
    }
    let lettered = story.people.iter().any(|person| !matches!(person, Person::Position(_)));
    let heads_up = story.table.seats == Some(2);
    // What a blind may do is asked where the button has acted: both sit behind him.
    let is_asked = story.asked.is_some() && acts(story, BUTTON) && !heads_up;
    if !first_street || !others && heads_up || !(acts(story, SMALL_BLIND) || acts(story, BIG_BLIND) || is_asked) {
        return;
    }
    if lettered {
        blinds_beside_letters(story);
        return;
    }
    let other = |place: u8| match place {
        BUTTON => Some(SMALL_BLIND),
        SMALL_BLIND => Some(BUTTON),
        _ => None,
    };
    let asked = story.asked;
    let is_known = |place: u8| known(story, place).is_some();
    let missing: Vec<u8> = [BUTTON, SMALL_BLIND, BIG_BLIND]
        .into_iter()
        .filter(|place| !(is_known(*place) || heads_up && other(*place).is_some_and(is_known)))
        .collect();
    for place in missing {
        story.people.push(Person::Position(place));
        if place != BIG_BLIND && asked != Some(place) {
            story.table.folded.push(story.people.len() - 1);
        }
    }
    story.table.seats = None;
}

/// He does something, or the dealer does it to his cards.
fn takes_part(story: &Story, person: PersonId) -> bool {
    story.deeds.iter().any(|deed| deed.who == Actor::Person(person) || deed.what == What::MuckOf(person))
}

/// He takes part, or is told of where others bet: a blind who is away has posted all the same.
fn is_in(story: &Story, person: PersonId) -> bool {
    let again = story.same.iter().any(|(_, gone)| *gone == person);
    let other = |deed: &ToldDeed| matches!(deed.who, Actor::Person(who) if !is_blind(&story.people[who]));
    let acts = |step: &Step| matches!(step, Step::Act(_) | Step::Push(..));
    let in_notation = |what: &What| if let What::Line(event, _) = what { event.steps.iter().any(acts) } else { false };
    let bets = |deed: &ToldDeed| other(deed) && (deed.what.is_of_chips() || in_notation(&deed.what));
    takes_part(story, person) || !again && !is_of_the_deal(story) && story.deeds.iter().any(bets)
}

fn is_blind(person: &Person) -> bool {
    matches!(person, Person::Position(SMALL_BLIND | BIG_BLIND))
}

/// Beside players who are called by letters or names, a blind who acts is none of them: the other blind sits there too.
fn blinds_beside_letters(story: &mut Story) {
    let known = |story: &Story, place: u8| story.people.iter().position(|person| *person == Person::Position(place));
    let again = |person: PersonId| story.same.iter().any(|(keep, gone)| *keep == person || *gone == person);
    let placed = [BUTTON, SMALL_BLIND, BIG_BLIND].iter().filter_map(|place| known(story, *place)).any(again);
    let numbered = story.people.iter().any(|person| matches!(person, Person::Number(_)));
    // What is told of one player says nothing of who sits where.
    let seated = story.given.iter().any(|(state, _)| !matches!(state, State::Away(_)));
    if placed || numbered || story.table.seats.is_some() || seated || known(story, BUTTON).is_some() {
        return;
    }
    for place in [SMALL_BLIND, BIG_BLIND] {
        if known(story, place).is_none() {
            story.people.push(Person::Position(place));
            if place == SMALL_BLIND {
                story.table.folded.push(story.people.len() - 1);
            }
        }
    }
    story.behind = true;
}

/// Something is told of the cards as they are dealt.
fn is_of_the_deal(story: &Story) -> bool {
    // The board comes when the betting is over.
    let in_deal = |step: &Step| matches!(step, Step::InDeal(event) if !matches!(event, DealEvent::Board(_)));
    story.deeds.iter().any(|deed| {
        let line = if let What::Line(event, _) = &deed.what { event.steps.iter().any(in_deal) } else { false };
        line || matches!(deed.what, What::DealtCard { .. } | What::Surplus(_))
    })
}

/// Somebody leaves his chair, or another hand begins: where the button is decides what follows.
fn is_of_the_seats(story: &Story) -> bool {
    let moves = |step: &Step| matches!(step, Step::Seating(_));
    story.deeds.iter().any(|deed| matches!(&deed.what, What::Line(event, _) if event.steps.iter().any(moves)))
}

fn is_place(person: &Person) -> bool {
    matches!(person, Person::Position(_) | Person::Number(_))
}

fn place(person: &Person) -> Option<u8> {
    match person {
        Person::Position(position) => Some(*position),
        Person::Letter(_) | Person::Newcomer | Person::Spectator | Person::Number(_) | Person::Name(_) => None,
    }
}

fn rename(story: &mut Story, replace: impl Fn(&mut PersonId)) {
    for deed in &mut story.deeds {
        if let Actor::Person(person) = &mut deed.who {
            replace(person);
        }
        deed.what.people_mut(&replace);
    }
    story.given.iter_mut().flat_map(|(_, people)| people).for_each(&replace);
    story.table.stacks.iter_mut().for_each(|(person, _)| replace(person));
    story.table.holds.iter_mut().for_each(|(person, _)| replace(person));
    story.table.pots.iter_mut().flat_map(|(_, _, seats)| seats).for_each(replace);
}

/// Gives everybody a letter.
pub fn seating(story: &Story, places: &[Option<u8>], first_street: bool) -> Seating {
    let gone: Vec<PersonId> = story.same.iter().map(|(_, gone)| *gone).collect();
    let there: Vec<PersonId> = (0..story.people.len()).filter(|person| !gone.contains(person)).collect();
    let mut seating = Seating { letters: vec![Seat::Spectator; story.people.len()], ..Seating::default() };
    let lettered = there.iter().any(|person| story.people[*person].is_lettered());
    let numbered = there.iter().all(|person| matches!(story.people[*person], Person::Number(_))) && !there.is_empty();
    if lettered {
        letters(story, &there, &mut seating);
    } else if numbered {
        numbers(story, &there, &mut seating);
    } else {
        positions(story, &there, places, first_street, &mut seating);
    }
    // Heads-up whoever acts first before the flop has the button.
    let first = story.deeds.iter().find_map(|deed| if let Actor::Person(person) = deed.who { Some(person) } else { None });
    if let Some(first) = first.filter(|_| (lettered || numbered) && first_street && story.table.seats == Some(2)) {
        seating.button = Some(seating.letters[first]);
    }
    // Before the blinds sits the button.
    if story.behind
        && let Some(small) = there.iter().find(|person| story.people[**person] == Person::Position(SMALL_BLIND))
    {
        let letter = seating.letters[*small].letter();
        seating.button = letter.and_then(|letter| ('A'..letter).next_back()).map(Seat::Letter);
    }
    if (lettered || numbered)
        && let Some(button) = there.iter().find(|person| places[**person] == Some(BUTTON))
    {
        seating.button = Some(seating.letters[*button]);
    }
    for (keep, gone) in &story.same {
        seating.letters[*gone] = seating.letters[*keep];
    }
    seating.given = given(story);
    if !seating.given.is_empty() {
        // `seats A B C D` of the notation, and the button in words.
        let told = story.given.iter().any(|(state, _)| matches!(state, State::Button(_)));
        let lettered = story.seats().is_some_and(|seats| seats.iter().flatten().all(|seat| matches!(seat, Seat::Letter(_))));
        seating.button = seating.button.filter(|_| lettered && !told);
        return seating;
    }
    spread(story, &there, numbered, &mut seating);
    seating
}

/// Players keep the letters by which they are called; others get those that are free.
fn letters(story: &Story, there: &[PersonId], seating: &mut Seating) {
    let taken: Vec<char> = there
        .iter()
        .filter_map(|person| if let Person::Letter(letter) = story.people[*person] { Some(letter) } else { None })
        .collect();
    let most = taken.iter().max().copied().filter(|_| story.behind);
    let mut free = ('A'..='J').filter(|letter| !taken.contains(letter) && most.is_none_or(|most| *letter > most));
    let mut there = there.to_vec();
    there.sort_by_key(|person| place(&story.people[*person]));
    for person in &there {
        seating.letters[*person] = match &story.people[*person] {
            Person::Letter(letter) => Seat::Letter(*letter),
            Person::Newcomer => Seat::Newcomer,
            Person::Spectator => Seat::Spectator,
            Person::Number(_) | Person::Position(_) | Person::Name(_) => free.next().map_or(Seat::Spectator, Seat::Letter),
        };
    }
}

/// Seat 3 is C.
fn numbers(story: &Story, there: &[PersonId], seating: &mut Seating) {
    for person in there {
        if let Person::Number(number) = story.people[*person] {
            seating.letters[*person] = Seat::Letter(char::from(b'A' + number.clamp(1, 10) - 1));
        }
    }
}

/// In the order of action; whoever has no position sits behind the one who was named before.
fn positions(story: &Story, there: &[PersonId], places: &[Option<u8>], first_street: bool, seating: &mut Seating) {
    // Heads-up the small blind is the button, and acts last after the flop.
    let alone = story.table.seats == Some(2) && !places.contains(&Some(BUTTON));
    let blind_first = |place: u8| match place {
        SMALL_BLIND if alone && !first_street => u32::from(u8::MAX),
        place if first_street || place < SMALL_BLIND => u32::from(place) + 20,
        place => u32::from(place),
    };
    let mut order: Vec<(u32, usize, PersonId)> = Vec::new();
    let mut last = 0;
    for (n, person) in (1_usize..).zip(there) {
        let number = if let Person::Number(number) = story.people[*person] { Some(u32::from(number)) } else { None };
        let rank = places[*person].map(blind_first).or(number).unwrap_or(last);
        last = rank;
        order.push((rank, n * 2, *person));
    }
    // Who is listed with the others sits as they are listed.
    let listed = |person: &PersonId| story.listed.iter().position(|own| own == person);
    if there.iter().all(|person| listed(person).is_some() && places[*person].is_none()) {
        for (_, n, person) in &mut order {
            *n = listed(person).unwrap_or(*n) * 2;
        }
    }
    // Who was passed over sits right before the one who acted in his place, unless it was told how they sit.
    let told = |person: &PersonId, other: &PersonId| {
        listed(person).is_some() && listed(other).is_some() || places[*person].is_some() && places[*other].is_some()
    };
    for (person, other) in story.before.iter().filter(|(person, other)| !told(person, other)) {
        if let Some((rank, n)) = order.iter().find(|(.., own)| own == other).map(|(rank, n, _)| (*rank, *n))
            && let Some(own) = order.iter_mut().find(|(.., own)| own == person)
        {
            (own.0, own.1) = (rank, n - 1);
        }
    }
    // Who is told to act last sits behind all others that have no place.
    if let Some(own) = order.iter_mut().find(|(.., own)| Some(*own) == story.last_to_act && places[*own].is_none()) {
        (own.0, own.1) = (u32::MAX, usize::MAX);
    }
    order.sort_unstable();
    // Heads-up the big blind is the other one, wherever nobody else was named.
    let second = story.table.seats == Some(2) && first_street && there.len() == 1 && places[there[0]] == Some(BIG_BLIND);
    for (letter, (_, _, person)) in ('A'..='J').skip(usize::from(second)).zip(&order) {
        seating.letters[*person] = Seat::Letter(letter);
    }
    counted(story, there, places, seating);
    let of = |place: u8| there.iter().find(|person| places[**person] == Some(place)).map(|person| seating.letters[*person]);
    let acts = |place: u8| {
        let person = there.iter().find(|person| places[**person] == Some(place));
        person.is_some_and(|person| is_in(story, *person))
    };
    if second {
        seating.button = Some(Seat::Letter('A'));
    } else if first_street
        && (acts(SMALL_BLIND) || acts(BIG_BLIND) || is_of_the_deal(story) || is_of_the_seats(story) || story.table.seats == Some(2))
    {
        seating.button = of(BUTTON).or_else(|| if story.table.seats == Some(2) { of(SMALL_BLIND) } else { None });
    }
}

/// Where a card of the deal is somebody's and it was told how many play, everybody sits where his place is.
fn counted(story: &Story, there: &[PersonId], places: &[Option<u8>], seating: &mut Seating) {
    let dealt = story.deeds.iter().any(|deed| matches!(deed.what, What::DealtCard { .. }));
    let Some(players) = story.table.seats.filter(|players| dealt && (3..=10).contains(players)) else { return };
    let seat = |person: &PersonId| {
        let place = usize::from(places[*person]?);
        let last = usize::from(BIG_BLIND);
        let at = if place < 5 { place } else { (players + place).checked_sub(last + 1)? };
        char::from_u32(u32::from('A') + u32::try_from(at).ok()?).map(Seat::Letter)
    };
    let letters: Option<Vec<Seat>> = there.iter().map(seat).collect();
    for (person, letter) in there.iter().zip(letters.unwrap_or_default()) {
        seating.letters[*person] = letter;
    }
}

/// The seats are told where they are not simply all letters up to the last.
fn spread(story: &Story, there: &[PersonId], numbered: bool, seating: &mut Seating) {
    if there.is_empty() && story.table.seats.is_none() {
        return;
    }
    // Who sits down between two others had no seat.
    let comes = |deed: &ToldDeed| matches!(&deed.what, What::Line(event, _) if matches!(event.steps[..], [Step::Seating(SeatingEvent::SitsDown(..))]));
    let new = |person: PersonId| story.deeds.iter().any(|deed| deed.who == Actor::Person(person) && comes(deed));
    let there: Vec<PersonId> = there.iter().copied().filter(|person| !new(*person)).collect();
    // One who acts before the flop from his place has the blinds behind him, and nobody else that was told of.
    let bets = story.deeds.iter().any(|deed| deed.what.is_of_chips());
    let place = |person: PersonId| match story.people[person] {
        Person::Position(place) => place < SMALL_BLIND,
        // Somebody who has only a name sits anywhere.
        Person::Name(_) => bets,
        Person::Letter(_) | Person::Newcomer | Person::Spectator | Person::Number(_) => false,
    };
    let first = story.table.streets.first().is_none_or(|(street, _)| street.is_first());
    if matches!(there[..], [one] if place(one)) && first && story.table.seats.is_none() && !is_of_the_deal(story) {
        return;
    }
    let seats = there.iter().map(|person| seating.letters[*person]);
    let mut letters: Vec<Seat> = seats.filter(|seat| *seat <= Seat::Letter('J')).collect();
    letters.sort_unstable();
    letters.dedup();
    let last = letters.last().and_then(|seat| seat.letter()).unwrap_or('A');
    if !numbered {
        letters = ('A'..=last.max('B')).map(Seat::Letter).collect();
    }
    if let Some(count) = story.table.seats.filter(|count| *count > letters.len()) {
        letters = ('A'..='J').take(count).map(Seat::Letter).collect();
    }
    // Who acts in his turn after one that did not sits before him, whatever their letters.
    let lettered = |person: PersonId| story.people[person].is_lettered();
    let moved = story.before.iter().filter(|(person, other)| lettered(*person) && lettered(*other));
    let moved = moved.map(|(person, other)| (seating.letters[*person], seating.letters[*other]));
    let moved: Vec<(Seat, Seat)> = moved.filter(|(own, other)| own > other).collect();
    for (own, other) in &moved {
        if let Some(from) = letters.iter().position(|letter| letter == own)
            && let Some(to) = letters.iter().position(|letter| letter == other)
        {
            letters.remove(from);
            letters.insert(to, *own);
        }
    }
    let acted = |letter: Seat| {
        let acts = |deed: &ToldDeed| matches!(deed.who, Actor::Person(person) if seating.letters[person] == letter);
        story.deeds.iter().any(acts)
    };
    let silent = letters.iter().any(|letter| !acted(*letter));
    // Who acts before somebody whose place comes first has acted out of turn: nobody may take the order of the telling for
    // that of the seats. After the flop the others may have checked.
    let first_street = story.table.streets.first().is_none_or(|(street, _)| street.is_first());
    let positional = there.iter().any(|person| matches!(story.people[*person], Person::Position(_)));
    let mut acts: Vec<Seat> = Vec::new();
    for deed in &story.deeds {
        if let Actor::Person(person) = deed.who
            && !acts.contains(&seating.letters[person])
        {
            acts.push(seating.letters[person]);
        }
    }
    // What somebody says he will do if another one acts, he says before that one has.
    let conditional = |deed: &ToldDeed| matches!(&deed.what, What::Say(said) if matches!(said.said, Said::Conditional(_)));
    let early = story.ordered || story.deeds.first().is_some_and(conditional);
    let early = early || story.out_of_turn && !first_street;
    let unordered = (positional && first_street || early) && !acts.is_sorted();
    // Behind the last seat comes the first: seats 5, 8 and 1 act in this order, and so do seats 9 and 2.
    // Of two, the one who was named first is not whom the other one did not wait for.
    let begins = acts.len() > 2 || there.first().map(|first| seating.letters[*first]) == acts.first().copied();
    if numbered && begins && !early && !story.early && !story.out_of_turn && acts.len() > 1 && acts.len() == letters.len() {
        let turned = acts.iter().position(|letter| Some(letter) == letters.first()).unwrap_or(0);
        let around: Vec<Seat> = acts[turned..].iter().chain(&acts[..turned]).copied().collect();
        if around == letters {
            letters.clone_from(&acts);
        }
    }
    // Where another one acted early, and the first two acted around the end of the table, the seats begin with the first of them.
    let around_the_end = matches!(acts[..], [first, second, _, ..] if first > second);
    if numbered && early && around_the_end && !story.out_of_turn {
        let from = letters.iter().position(|letter| Some(letter) == acts.first()).unwrap_or(0);
        let turned: Vec<Seat> = letters[from..].iter().chain(&letters[..from]).copied().collect();
        let place = |seat: &Seat| turned.iter().position(|own| own == seat);
        if acts.iter().map(place).is_sorted() {
            letters = turned;
        }
    }
    if letters.len() >= 2
        && (!moved.is_empty() || numbered || silent || unordered || seating.button.is_some() || story.table.seats.is_some())
    {
        seating.seats = Some(letters);
    }
}
