//! The table set up from what the lines of state say, and what is assumed where they say nothing.

use crate::engine::cards::{Card, CardSet};
use crate::engine::chips::{Amount, Chips};
use crate::engine::event::{
    Act, AntePayer, Chair, ConductState, Dealt, DeckState, Event, Game, Offence, PotNumber, RoomState, Said, Seat, State, Step,
    Street, Structure, Subject, TableFact,
};
use crate::engine::figure::Figure;
use crate::engine::problem::Problem;
use crate::engine::table::hand::Hand;
use crate::engine::table::pots::Pot;
use crate::engine::table::room::{PlayedTable, Room};
use crate::engine::table::seating::{SeatedPlayers, SeatsTold};

/// What the lines say, each kind in its own place. Of what may stand once, the first holds.
#[derive(Default)]
struct Stated {
    game: Option<(Structure, Game)>,
    blinds: Option<(Amount, Amount)>,
    ante: Option<(Amount, AntePayer)>,
    smallest_chip: Option<Amount>,
    seats: Option<Vec<Option<Seat>>>,
    button: Option<Seat>,
    first: Option<Seat>,
    street: Option<Street>,
    pot: Option<Amount>,
    stacks: Vec<(Seat, Amount)>,
    folded: Vec<Seat>,
    left: Option<i64>,
    sector_line: bool,
    records: Vec<(Seat, Offence, i64)>,
    bring_in: Option<Amount>,
    holds: Vec<(Seat, Vec<Dealt>)>,
    board: Option<Vec<Card>>,
    at_showdown: bool,
    pots: Vec<(PotNumber, Pot)>,
    stub: Vec<Card>,
    burned: Vec<Card>,
    deck: Option<DeckState>,
    button_due: Option<Seat>,
    not_dealt_in: Vec<Seat>,
    /// No hand is running.
    between_hands: bool,
}

impl Stated {
    fn of(states: &[State]) -> Stated {
        let mut stated = Stated::default();
        for state in states {
            stated.take(state);
        }
        stated
    }

    fn take(&mut self, state: &State) {
        match state {
            State::Game(structure, game) => drop(self.game.get_or_insert((*structure, *game))),
            State::Blinds(small, big) => drop(self.blinds.get_or_insert((*small, *big))),
            State::Ante(ante, payer) => drop(self.ante.get_or_insert((*ante, *payer))),
            State::SmallestChip(chip) => self.smallest_chip = Some(*chip),
            State::Seats(seats) => drop(self.seats.get_or_insert_with(|| seats.clone())),
            State::Button(seat) => drop(self.button.get_or_insert(*seat)),
            State::FirstToAct(seat) => drop(self.first.get_or_insert(*seat)),
            State::Street(street) => drop(self.street.get_or_insert(*street)),
            State::Pot(pot) => self.pot = Some(self.pot.unwrap_or(0).saturating_add(*pot)),
            State::Stack(seat, chips) => self.stacks.push((*seat, chips.total())),
            State::Folded(seat) => self.folded.push(*seat),
            State::Left(players) => drop(self.left.get_or_insert(*players)),
            State::SectorLine => self.sector_line = true,
            State::Record(seat, times, offence) => self.records.push((*seat, *offence, *times)),
            State::BringIn(bring_in) => self.bring_in = Some(*bring_in),
            State::Holds(seat, cards) => self.holds.push((*seat, cards.clone())),
            State::Board(cards) => self.board = Some(cards.clone()),
            State::AtShowdown => self.at_showdown = true,
            State::PotOf(number, amount, seats) => self.pots.push((*number, Pot { amount: *amount, seats: seats.clone() })),
            State::Stub(cards) => self.stub.clone_from(cards),
            State::Burned(cards) => self.burned.clone_from(cards),
            State::Deck(looks) => self.deck = Some(*looks),
            State::ButtonDue(seat) => self.button_due = Some(*seat),
            State::NotDealtIn(seat) => self.not_dealt_in.push(*seat),
            // What is so of the contest and of cards that are guarded is asked of the lines themselves.
            State::Conduct(ConductState::Breaches(seat, times, offence)) => self.records.push((*seat, *offence, *times)),
            State::Room(RoomState::Table(_, facts)) if self.seats.is_none() => self.first_table(facts),
            State::Room(RoomState::BetweenHands | RoomState::Tables(_) | RoomState::Table(..)) => self.between_hands = true,
            State::Conduct(_)
            | State::Room(_)
            | State::Chips(_)
            | State::Away(_)
            | State::Tournament
            | State::CashGame
            | State::Protected(_)
            | State::MachineShuffle => {}
        }
    }

    /// The hand, when one is dealt, is that of the first table that is told.
    fn first_table(&mut self, facts: &[TableFact]) {
        self.between_hands = true;
        for fact in facts {
            match fact {
                TableFact::Chairs(chairs) => {
                    let by_name = |chair: &Chair| if let Chair::Taken(seat) = chair { Some(*seat) } else { None };
                    self.seats = Some(chairs.iter().map(by_name).collect());
                }
                TableFact::Button(seat) => self.button = Some(*seat),
                TableFact::Stack(seat, chips) => self.stacks.push((*seat, chips.total())),
                TableFact::Away(_) | TableFact::FellOpen(_) => {}
            }
        }
    }

    /// Somebody who has no seat, though a line places the button or denies him cards.
    fn seat_missing_in(&self, seats: &[Seat]) -> Option<Seat> {
        self.button_due.iter().chain(&self.not_dealt_in).copied().find(|seat| !seats.contains(seat))
    }

    /// The blinds, or those that the stakes imply.
    fn blinds(
        &self,
        structure: Structure,
        game: Game,
        events: &[Event],
        assumed: &mut Vec<State>,
    ) -> Result<(Amount, Amount), Problem> {
        match (self.blinds, structure) {
            (Some(blinds), _) => Ok(blinds),
            // In stud nobody posts a blind.
            (None, _) if game.is_stud() => Ok((0, 0)),
            (None, Structure::Limit(small, _)) => {
                assumed.push(State::Blinds(small / 2, small));
                Ok((small / 2, small))
            }
            // Where there is nothing to bet, nobody asks for the stakes.
            (None, Structure::NoLimit | Structure::PotLimit) if self.at_showdown || self.between_hands => Ok((0, 0)),
            (None, Structure::NoLimit | Structure::PotLimit) if is_at_any_stakes(events) => {
                let (small, big) = USUAL_BLINDS;
                assumed.push(State::Blinds(small, big));
                Ok(USUAL_BLINDS)
            }
            // After the flop they only say how small a bet may be: they are such that every amount told is large enough.
            (None, Structure::NoLimit) if self.street.is_some_and(|street| !street.is_first()) => {
                let least = smallest_sum(events);
                let (small, big) = STAKES.into_iter().rfind(|(_, big)| *big <= least).unwrap_or(STAKES[0]);
                assumed.push(State::Blinds(small, big));
                Ok((small, big))
            }
            (None, Structure::NoLimit | Structure::PotLimit) => {
                Err(Problem::new("the blinds are not stated", "begin with the stakes, for example `200/400`"))
            }
        }
    }

    /// Nobody sits anywhere, and nothing happens that a hand is needed for: it is all about the room.
    fn is_of_the_room(&self, states: &[State], events: &[Event]) -> bool {
        let of_room = |step: &Step| matches!(step, Step::Room(_) | Step::Seating(_) | Step::Decide(_) | Step::Judge(..));
        let room = states.iter().any(|state| matches!(state, State::Room(_)));
        room && self.seats.is_none() && events.iter().flat_map(|event| &event.steps).all(of_room)
    }

    /// The street, or the one that the board tells.
    fn street(&self, game: Game, assumed: &mut Vec<State>) -> Street {
        let (first, last) = if game.is_stud() { (Street::Third, Street::Seventh) } else { (Street::Preflop, Street::River) };
        if let Some(street) = self.street {
            return street;
        }
        if self.at_showdown {
            return last;
        }
        let by_board = [(3, Street::Flop), (4, Street::Turn), (5, Street::River)];
        let board = self.board.as_ref().map(Vec::len);
        let told = by_board.into_iter().find(|(cards, _)| board == Some(*cards) && !game.is_stud()).map(|(_, street)| street);
        assumed.extend(told.map(State::Street));
        told.unwrap_or(first)
    }

    /// Somebody is all-in, and nobody has told with how much: it is taken to be more than anybody has bet. What is assumed is said.
    /// Where nobody has answered, he has put in no part of it and goes on himself, the size is left open.
    fn suppose_stacks(&mut self, players: &[Seat], big_blind: Amount, events: &[Event], assumed: &mut Vec<State>) {
        let stack = big_blind.saturating_mul(SUPPOSED_STACK).max(largest_sum(events).saturating_mul(4));
        let acts = |step: &Step| matches!(step, Step::Act(_) | Step::Say(_) | Step::Push(..) | Step::Tap);
        for (n, event) in events.iter().enumerate() {
            let is_push = |step: &&Step| matches!(step, Step::Push(..));
            // What he does with his cards beside it changes nothing about his chips.
            let acting: Vec<&Step> = event.steps.iter().filter(|step| acts(step)).collect();
            let acts_all_in = acting == [&Step::Act(Act::AllIn(None))];
            let says_all_in = matches!(acting.as_slice(), [Step::Say(speech), then @ ..]
                if speech.said == Said::AllIn && then.iter().all(is_push));
            let (all_in, puts_in) = (acts_all_in || says_all_in, says_all_in && acting.len() > 1);
            let Subject::Seat(seat) = event.who else { continue };
            let told = self.stacks.iter().any(|(of, _)| *of == seat);
            let mut later = events[n + 1..].iter().filter(|event| event.steps.iter().any(acts));
            let answered = later.clone().any(|event| matches!(event.who, Subject::Seat(other) if other != seat));
            let goes_on = later.any(|event| event.who == Subject::Seat(seat));
            if all_in && (answered || puts_in || !goes_on) && !told && players.contains(&seat) {
                self.stacks.push((seat, stack));
                assumed.push(State::Stack(seat, Chips::Amount(stack)));
            }
        }
    }

    /// Gives the players what the lines say they have.
    fn lay_out(&self, hand: &mut Hand) -> Result<(), Problem> {
        for (seat, stack) in &self.stacks {
            let player = hand.seat_mut(*seat)?;
            player.has_behind(Some(*stack));
            player.all_in = *stack == 0;
        }
        let stud = hand.game.is_stud();
        for (seat, cards) in &self.holds {
            hand.seat_mut(*seat)?.cards = cards.iter().map(|d| Dealt { up: d.up && stud, ..*d }).collect();
        }
        for seat in &self.folded {
            hand.seat_mut(*seat)?.folded = true;
        }
        hand.board.clone_from(self.board.as_ref().unwrap_or(&Vec::new()));
        hand.given_pots = self.pots(hand)?;
        self.all_in_for_less(hand)?;
        let pots = hand.given_pots.iter().map(|pot| pot.amount).chain(self.pot);
        hand.has_in_pot(pots.fold(0, Amount::saturating_add));
        each_card_once(hand)?;
        hand.verify_new(self.burned.iter().copied(), "lies somewhere else")?;
        hand.deal.piles.burned.clone_from(&self.burned);
        hand.verify_new(self.stub.iter().copied(), "lies somewhere else")?;
        hand.deal.stub.next.clone_from(&self.stub);
        hand.deal.deck.looks = self.deck;
        Ok(())
    }

    /// Who has a part in a pot and none in the next one had no more chips for that.
    fn all_in_for_less(&self, hand: &mut Hand) -> Result<(), Problem> {
        let pots = hand.given_pots.clone();
        let Some((last, before)) = pots.split_last() else { return Ok(()) };
        for seat in before.iter().flat_map(|pot| &pot.seats) {
            let has_chips = self.stacks.iter().any(|(of, chips)| of == seat && *chips > 0);
            if !last.seats.contains(seat) && !has_chips {
                let player = hand.seat_mut(*seat)?;
                player.has_behind(Some(0));
                player.all_in = true;
            }
        }
        Ok(())
    }

    /// The pots that the lines name, the main pot first, wherever it stands.
    fn pots(&self, hand: &mut Hand) -> Result<Vec<Pot>, Problem> {
        for seat in self.pots.iter().flat_map(|(_, pot)| &pot.seats) {
            hand.seat_mut(*seat)?;
        }
        let mut pots = self.pots.clone();
        pots.sort_by_key(|(number, _)| *number);
        if (0..).zip(&pots).any(|(n, (number, _)): (PotNumber, _)| n != *number) {
            return Err(Problem::new("a pot is stated twice or left out", "state the main pot first, then the side pots in order"));
        }
        Ok(pots.into_iter().map(|(_, pot)| pot).collect())
    }
}

impl Room {
    /// Sets the table up. What the lines leave open is assumed and returned as state that could have been written.
    ///
    /// # Errors
    /// When the state contradicts itself: no stakes, a button or a stack of nobody, blinds that are missing.
    pub fn open(states: &[State], events: &[Event]) -> Result<(Room, Vec<State>), Problem> {
        let mut stated = Stated::of(states);
        let mut assumed = Vec::new();
        let (structure, game) = stated.game.unwrap_or_else(|| {
            assumed.push(State::Game(Structure::NoLimit, Game::Holdem));
            (Structure::NoLimit, Game::Holdem)
        });
        stated.between_hands |= stated.is_of_the_room(states, events);
        let blinds = stated.blinds(structure, game, events, &mut assumed)?;
        let street = stated.street(game, &mut assumed);
        let told = SeatsTold {
            listed: stated.seats.as_deref(),
            button: stated.button,
            first: stated.first,
            left: stated.left,
            with_blinds: street == Street::Preflop && (!stated.between_hands || stated.button.is_some()),
            by_cards: game.is_stud(),
            with_betting: !stated.at_showdown && !stated.between_hands,
            states,
            events,
        };
        let SeatedPlayers { mut players, button, folded, assumed: seats } = told.seating()?;
        if !stated.between_hands {
            assumed.extend(seats);
        }
        stated.folded.extend(&folded);
        if let Some(seat) = stated.seat_missing_in(&players) {
            return Err(Problem::new(format!("{seat} is not at the table"), "name a player of the `seats` line"));
        }
        players.retain(|seat| !stated.not_dealt_in.contains(seat));
        let mut hand = Hand::new(structure, game, blinds, stated.ante.unwrap_or_default(), &players, button, street);
        hand.between_hands = stated.between_hands;
        if hand.players.len() < 2 && !stated.between_hands {
            return Err(Problem::new("there is only one player", "list those in the hand clockwise, for example `seats A B C`"));
        }
        hand.deal.button_due = stated.button_due;
        hand.deal.not_dealt_in.clone_from(&stated.not_dealt_in);
        if structure == Structure::NoLimit {
            stated.suppose_stacks(&players, blinds.1, events, &mut assumed);
        }
        stated.lay_out(&mut hand)?;
        hand.smallest_chip = stated.smallest_chip.map_or(hand.smallest_chip, |chip| chip.max(1));
        hand.bring_in = stated.bring_in.unwrap_or(hand.bring_in);
        hand.at_showdown = stated.at_showdown;
        if !street.is_first() && stated.pot.is_none() && stated.pots.is_empty() {
            hand.has_in_pot(blinds.1.saturating_mul(players.len() as Amount));
            assumed.push(State::Pot(hand.pot));
        }
        if !stated.between_hands {
            hand.post_blinds();
        }
        hand.open_cards_decide();
        let table = PlayedTable { hand, sector_line: stated.sector_line };
        Ok((Room { table, records: stated.records, straddles_agreed: false }, assumed))
    }
}

/// Stakes that are assumed where nobody told any, the lowest first.
const STAKES: [(Amount, Amount); 4] = [(1, 2), (5, 10), (25, 50), USUAL_BLINDS];

/// The smallest amount that is told of what happens.
fn smallest_sum(events: &[Event]) -> Amount {
    let mut least = Amount::MAX;
    for event in events {
        event.clone().figures_mut(&mut |figure, n| {
            if figure == Figure::Sum {
                least = least.min(*n);
            }
        });
    }
    least
}

/// The largest amount that is told of what happens.
fn largest_sum(events: &[Event]) -> Amount {
    let mut most = 0;
    for event in events {
        event.clone().figures_mut(&mut |figure, n| {
            if figure == Figure::Sum {
                most = most.max(*n);
            }
        });
    }
    most
}

/// A stack of which nobody has told anything, in big blinds: with so many a tournament is often begun.
const SUPPOSED_STACK: Amount = 100;

/// Stakes that stand for any.
const USUAL_BLINDS: (Amount, Amount) = (100, 200);

/// Nothing happens in which an amount has a part.
fn is_at_any_stakes(events: &[Event]) -> bool {
    let mut steps = events.iter().flat_map(|event| &event.steps);
    !events.is_empty() && !steps.any(Step::is_of_amounts)
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
