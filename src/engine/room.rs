//! The room: the root of all that the engine knows. A hand lives inside a table, a table inside the room.

use super::cards::CardSet;
use super::chips::Amount;
use super::event::{
    Act, Ask, Dealt, Event, Game, Offence, PotNumber, Release, Seat, Show, Showing, State, Step, Street, Structure, Subject, Tell,
    Touched,
};
use super::hand::Hand;
use super::pots::Pot;

/// Tables, and what outlasts a hand: the contest and the players' records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    /// The tables in play; betting needs only the first.
    pub tables: Vec<Table>,
    /// Players left in the tournament, where that is stated.
    pub left: Option<i64>,
    /// Warnings given so far.
    pub records: Vec<(Seat, Offence, i64)>,
    pub straddles_agreed: bool,
}

/// One table with the hand that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub hand: Hand,
    pub sector_line: bool,
}

/// Why a situation cannot be set up or go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Lower case, says what cannot be.
    pub message: String,
    /// What to do.
    pub help: String,
}

impl Problem {
    pub(crate) fn new(message: impl Into<String>, help: impl Into<String>) -> Self {
        Problem { message: message.into(), help: help.into() }
    }
}

impl Room {
    pub fn hand(&self) -> &Hand {
        &self.tables[0].hand
    }

    pub fn hand_mut(&mut self) -> &mut Hand {
        &mut self.tables[0].hand
    }

    pub fn record(&self, seat: Seat, offence: Offence) -> i64 {
        self.records.iter().filter(|(s, o, _)| *s == seat && *o == offence).map(|(_, _, n)| n).sum()
    }

    /// Sets the table up. What the lines leave open is assumed and returned as state that could have been written.
    ///
    /// # Errors
    /// When the state contradicts itself: no stakes, a button or a stack of nobody, blinds that are missing.
    pub fn open(states: &[State], events: &[Event]) -> Result<(Room, Vec<State>), Problem> {
        let mut assumed = Vec::new();
        let (structure, game) = states
            .iter()
            .find_map(|s| match s {
                State::Game(structure, game) => Some((*structure, *game)),
                _ => None,
            })
            .unwrap_or_else(|| {
                assumed.push(State::Game(Structure::NoLimit, Game::Holdem));
                (Structure::NoLimit, Game::Holdem)
            });
        let stated = states.iter().find_map(|s| match s {
            State::Blinds(small, big) => Some((*small, *big)),
            _ => None,
        });
        let (small_blind, big_blind) = match (stated, structure) {
            (Some(blinds), _) => blinds,
            // In stud nobody posts a blind.
            (None, _) if game.is_stud() => (0, 0),
            (None, Structure::Limit(small, _)) => {
                let blinds = (small / 2, small);
                assumed.push(State::Blinds(blinds.0, blinds.1));
                blinds
            }
            // Where there is nothing to bet, nobody asks for the stakes.
            (None, _) if states.contains(&State::AtShowdown) => (0, 0),
            (None, _) => return Err(Problem::new("the blinds are not stated", "begin with the stakes, for example `200/400`")),
        };
        let stated = states.iter().find_map(|s| match s {
            State::Seats(seats) => Some(seats.clone()),
            _ => None,
        });
        let seats = stated.unwrap_or_else(|| {
            let seats: Vec<_> = named(states, events).into_iter().map(Some).collect();
            assumed.push(State::Seats(seats.clone()));
            seats
        });
        let players: Vec<Seat> = seats.iter().flatten().copied().collect();
        let button = states.iter().find_map(|s| match s {
            State::Button(seat) => Some(*seat),
            _ => None,
        });
        let street = states.iter().find_map(|s| match s {
            State::Street(street) => Some(*street),
            _ => None,
        });
        let ante = states.iter().find_map(|s| match s {
            State::Ante(ante) => Some(*ante),
            _ => None,
        });
        if let Some(button) = button
            && !seats.contains(&Some(button))
        {
            return Err(Problem::new(
                format!("the button stands before {button}, who has no seat"),
                "name a player of the `seats` line",
            ));
        }
        let at_showdown = states.contains(&State::AtShowdown);
        let (first, last) = if game.is_stud() { (Street::Third, Street::Seventh) } else { (Street::Preflop, Street::River) };
        let board = states.iter().find_map(|s| if let State::Board(cards) = s { Some(cards.len()) } else { None });
        let street = street.unwrap_or_else(|| {
            let by_board = [(3, Street::Flop), (4, Street::Turn), (5, Street::River)];
            let told = by_board.into_iter().find(|(cards, _)| board == Some(*cards) && !game.is_stud()).map(|(_, street)| street);
            if !at_showdown {
                assumed.extend(told.map(State::Street));
            }
            if at_showdown { last } else { told.unwrap_or(first) }
        });
        let mut hand = Hand::new(structure, game, (small_blind, big_blind), ante.unwrap_or(0), &players, button, street);
        if hand.players.len() < 2 {
            return Err(Problem::new("there is only one player", "list those in the hand clockwise, for example `seats A B C`"));
        }
        for state in states {
            match state {
                State::Pot(pot) => hand.pot = hand.pot.saturating_add(*pot),
                State::Stack(seat, chips) => {
                    let player = hand.seat_mut(*seat)?;
                    player.stack = Some(chips.total());
                    player.all_in = chips.total() == 0;
                }
                State::SmallestChip(n) => hand.smallest_chip = *n,
                State::BringIn(n) => hand.bring_in = *n,
                State::Board(cards) => hand.board.clone_from(cards),
                State::Holds(seat, cards) => {
                    let stud = hand.game.is_stud();
                    hand.seat_mut(*seat)?.cards = cards.iter().map(|d| Dealt { up: d.up && stud, ..*d }).collect();
                }
                State::Folded(seat) => hand.seat_mut(*seat)?.folded = true,
                _ => {}
            }
        }
        hand.given_pots = stated_pots(&mut hand, states)?;
        hand.pot = hand.given_pots.iter().fold(hand.pot, |sum, pot| sum.saturating_add(pot.amount));
        each_card_once(&hand)?;
        hand.at_showdown = at_showdown;
        let stated = |s: &State| matches!(s, State::Pot(_) | State::PotOf(..));
        if !street.is_first() && !states.iter().any(stated) {
            hand.pot = big_blind.saturating_mul(players.len() as Amount);
            assumed.push(State::Pot(hand.pot));
        }
        hand.post_blinds();
        hand.open_cards_decide();
        let room = Room {
            tables: vec![Table { hand, sector_line: states.contains(&State::SectorLine) }],
            left: states.iter().find_map(|s| if let State::Left(n) = s { Some(*n) } else { None }),
            records: states
                .iter()
                .filter_map(|s| if let State::Record(seat, n, o) = s { Some((*seat, *o, *n)) } else { None })
                .collect(),
            straddles_agreed: false,
        };
        Ok((room, assumed))
    }
}

/// The pots that the lines name, the main pot first, wherever it stands.
fn stated_pots(hand: &mut Hand, states: &[State]) -> Result<Vec<Pot>, Problem> {
    let mut pots: Vec<(PotNumber, Pot)> = Vec::new();
    for state in states {
        if let State::PotOf(number, amount, seats) = state {
            for seat in seats {
                hand.seat_mut(*seat)?;
            }
            pots.push((*number, Pot { amount: *amount, seats: seats.clone() }));
        }
    }
    pots.sort_by_key(|(number, _)| *number);
    if (0..).zip(&pots).any(|(n, (number, _)): (PotNumber, _)| n != *number) {
        return Err(Problem::new("a pot is stated twice or left out", "state the main pot first, then the side pots in order"));
    }
    Ok(pots.into_iter().map(|(_, pot)| pot).collect())
}

/// No card lies in two places, and nobody has more of them than the game deals.
fn each_card_once(hand: &Hand) -> Result<(), Problem> {
    let mut seen = CardSet::EMPTY;
    let dealt = hand.players.iter().flat_map(|p| &p.cards).filter_map(|d| d.card);
    for card in dealt.chain(hand.board.iter().copied()) {
        if seen.contains(card) {
            return Err(Problem::new(format!("{card} lies in two places"), "a deck has every card once"));
        }
        seen.insert(card);
    }
    let most = hand.most_cards();
    if let Some(player) = hand.players.iter().find(|p| p.cards.len() > most) {
        return Err(Problem::new(format!("{} holds too many cards", player.seat), format!("this game deals a player {most}")));
    }
    if hand.board.len() > hand.board_holds() {
        return Err(Problem::new("there are too many cards on the board", format!("it holds {}", hand.board_holds())));
    }
    Ok(())
}

/// The seats from A to the last letter that any line names, in that order; at least two.
fn named(states: &[State], events: &[Event]) -> Vec<Seat> {
    let mut last = 'B';
    let mut see = |seat: &Seat| {
        last = seat.letter().filter(|letter| ('A'..='J').contains(letter)).map_or(last, |letter| last.max(letter));
    };
    for state in states {
        match state {
            State::Button(s)
            | State::Stack(s, _)
            | State::Folded(s)
            | State::Away(s)
            | State::Record(s, ..)
            | State::Holds(s, _) => see(s),
            State::PotOf(_, _, seats) => seats.iter().for_each(&mut see),
            _ => {}
        }
    }
    for event in events {
        match &event.who {
            Subject::Seat(s) => see(s),
            Subject::Players(all) => all.iter().for_each(&mut see),
            _ => {}
        }
        for step in &event.steps {
            match step {
                Step::Tell(
                    Tell::Bet(s, _) | Tell::Pot(s, _) | Tell::ToAct(s) | Tell::NobodyRaised(s) | Tell::ToShow(s) | Tell::HasLost(s),
                )
                | Step::Award(s)
                | Step::Deal(s, _)
                | Step::Handle(_, s)
                | Step::PointOut(s)
                | Step::Ask(Ask::See(s) | Ask::Count(s))
                | Step::Release(Release::To(s))
                | Step::Touch(Touched::CardsOf(s))
                | Step::Mix(Touched::CardsOf(s)) => see(s),
                Step::Show(Show { manner: Showing::To(s), .. }) => see(s),
                Step::Draw(drawn) => drawn.iter().for_each(|(s, _)| see(s)),
                Step::Act(Act::Post { for_seat: Some(s), .. }) => see(s),
                _ => {}
            }
        }
    }
    ('A'..=last).map(Seat::Letter).collect()
}
