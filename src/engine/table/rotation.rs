//! Button and blinds from hand to hand: the seats around the table, who sits in them, and how the positions move on.

use std::cmp::Ordering;

use crate::engine::event::Seat;
use crate::engine::problem::Problem;
use crate::engine::seating_verdict::{ButtonPlace, SeatingVerdict};

/// A place at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RotationChair {
    /// Who sits there, or sat there last.
    seat: Seat,
    sits: Sits,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sits {
    Plays,
    /// Has sat down since the last hand.
    Newcomer,
    /// Has a place, and the hand is dealt past it.
    Out,
    Empty,
}

impl Sits {
    fn is_dealt_in(self) -> bool {
        matches!(self, Sits::Plays | Sits::Newcomer)
    }
}

/// Where button and blinds are, by their places around the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ButtonAndBlinds {
    button: usize,
    small: usize,
    big: usize,
}

/// The places of a table, clockwise, and the positions of the last hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rotation {
    chairs: Vec<RotationChair>,
    last: ButtonAndBlinds,
    /// Between two players, too, the button goes to where the small blind was.
    dead_between_two: bool,
}

impl Rotation {
    /// Around a table of these players, clockwise, with the button before one of them.
    pub(super) fn around(mut seats: Vec<Seat>, button: Seat) -> Option<Rotation> {
        let n = seats.len();
        // One player alone has no blinds.
        if n < 2 {
            return None;
        }
        let at = seats.iter().position(|seat| *seat == button)?;
        seats.rotate_left(at);
        let chairs = seats.into_iter().map(|seat| RotationChair { seat, sits: Sits::Plays }).collect();
        let last =
            if n == 2 { ButtonAndBlinds { button: 0, small: 0, big: 1 } } else { ButtonAndBlinds { button: 0, small: 1, big: 2 } };
        Some(Rotation { chairs, last, dead_between_two: false })
    }

    /// Those who will be dealt in.
    pub fn players(&self) -> Vec<Seat> {
        self.chairs.iter().filter(|chair| chair.sits.is_dealt_in()).map(|chair| chair.seat).collect()
    }

    /// A player leaves; his place stays.
    pub(crate) fn goes_out(&mut self, seat: Seat) {
        for chair in self.chairs.iter_mut().filter(|chair| chair.seat == seat) {
            chair.sits = Sits::Empty;
        }
    }

    /// A player has never left: he plays where nobody else has sat down since.
    pub(crate) fn is_back(&mut self, seat: Seat) {
        for chair in self.chairs.iter_mut().filter(|chair| chair.seat == seat && chair.sits == Sits::Empty) {
            chair.sits = Sits::Plays;
        }
    }

    /// The next hand is dealt past these, and past nobody else who has a place.
    pub(crate) fn sit_out(&mut self, seats: &[Seat]) {
        for chair in &mut self.chairs {
            match chair.sits {
                Sits::Plays | Sits::Newcomer if seats.contains(&chair.seat) => chair.sits = Sits::Out,
                Sits::Out if !seats.contains(&chair.seat) => chair.sits = Sits::Plays,
                Sits::Plays | Sits::Newcomer | Sits::Out | Sits::Empty => {}
            }
        }
    }

    /// Whoever has sat down takes over the place with all that comes to it, the button too.
    pub(crate) fn takes_over(&mut self, seat: Seat) {
        for chair in self.chairs.iter_mut().filter(|chair| chair.seat == seat && chair.sits == Sits::Newcomer) {
            chair.sits = Sits::Plays;
        }
    }

    /// A player sits down between two others: in an empty place between them, or in a new one.
    ///
    /// # Errors
    /// When he is there already, or the two do not sit side by side.
    pub(crate) fn sits_down(&mut self, seat: Seat, right: Seat, left: Seat) -> Result<(), Problem> {
        self.sits_among(seat, right, left, |_| Ordering::Equal)
    }

    /// The same where several places between the two may be empty: how the place of somebody who has gone lies to the new one.
    ///
    /// # Errors
    /// When he is there already, or the two do not sit side by side.
    pub(crate) fn sits_among(
        &mut self,
        seat: Seat,
        right: Seat,
        left: Seat,
        place_of: impl Fn(Seat) -> Ordering,
    ) -> Result<(), Problem> {
        if self.players().contains(&seat) {
            return Err(Problem::new(format!("{seat} is at the table already"), "give the new player another letter"));
        }
        let after = self.chairs.iter().position(|chair| chair.seat == right && chair.sits != Sits::Empty);
        let neighbours = after.is_some_and(|at| self.player_from(at + 1).is_some_and(|next| self.chairs[next].seat == left));
        let Some(mut at) = after.filter(|_| neighbours) else {
            return Err(Problem::new(format!("{right} and {left} do not sit side by side"), "name two neighbours, clockwise"));
        };
        let chair = RotationChair { seat, sits: Sits::Newcomer };
        loop {
            let next = (at + 1) % self.chairs.len();
            match place_of(self.chairs[next].seat) {
                _ if self.chairs[next].sits != Sits::Empty => break,
                Ordering::Less => at = next,
                Ordering::Equal => {
                    self.chairs[next] = chair;
                    return Ok(());
                }
                Ordering::Greater => break,
            }
        }
        self.chairs.insert(at + 1, chair);
        for place in [&mut self.last.button, &mut self.last.small, &mut self.last.big] {
            *place += usize::from(*place > at);
        }
        Ok(())
    }

    /// The next place from this one on in which somebody sits.
    fn player_from(&self, from: usize) -> Option<usize> {
        let n = self.chairs.len();
        (0..n).map(|i| (from + i) % n).find(|at| self.chairs[*at].sits.is_dealt_in())
    }

    /// How many are left to play.
    pub fn left(&self) -> usize {
        self.players().len()
    }

    /// Nobody sits any more where the small blind was.
    pub(crate) fn small_blind_has_gone(&self) -> bool {
        self.last.small != self.last.button && self.chairs[self.last.small].sits == Sits::Empty
    }

    /// The button goes to the empty seat though two are left.
    pub(crate) fn keep_dead_button(&mut self) {
        self.dead_between_two = true;
    }

    /// With a dead button: the big blind moves on to the next player, small blind and button to where the blinds were, whoever
    /// sits there. Between two players the button is the small blind.
    pub fn with_dead_button(&self) -> Option<SeatingVerdict> {
        Some(self.told(self.moved()?))
    }

    /// With a button that moves on to the next player, and the blinds with it.
    pub fn with_moving_button(&self) -> Option<SeatingVerdict> {
        let button = self.player_from(self.last.button + 1)?;
        let after = self.player_from(button + 1)?;
        let (small, big) = if self.left() == 2 { (button, after) } else { (after, self.player_from(after + 1)?) };
        Some(self.told(ButtonAndBlinds { button, small, big }))
    }

    fn moved(&self) -> Option<ButtonAndBlinds> {
        let big = self.player_from(self.last.big + 1)?;
        if self.left() == 2 && !self.dead_between_two {
            let other = self.player_from(big + 1)?;
            return Some(ButtonAndBlinds { button: other, small: other, big });
        }
        Some(ButtonAndBlinds { button: self.last.small, small: self.last.big, big })
    }

    fn told(&self, positions: ButtonAndBlinds) -> SeatingVerdict {
        let at = |place: usize| self.chairs[place];
        let button = match at(positions.button) {
            RotationChair { seat, sits: Sits::Plays } => ButtonPlace::At(seat),
            RotationChair { seat, sits: Sits::Newcomer } => ButtonPlace::Newcomer(seat),
            RotationChair { seat, sits: Sits::Empty | Sits::Out } => ButtonPlace::EmptySeatOf(seat),
        };
        let small = Some(at(positions.small)).filter(|chair| chair.sits.is_dealt_in()).map(|chair| chair.seat);
        SeatingVerdict::NextHand { button, small, big: at(positions.big).seat }
    }

    /// The next hand is dealt, with the button where a dead button is.
    pub(crate) fn move_on(&mut self) {
        if let Some(moved) = self.moved() {
            self.last = moved;
        }
        self.dead_between_two = false;
        for chair in self.chairs.iter_mut().filter(|chair| chair.sits == Sits::Newcomer) {
            chair.sits = Sits::Plays;
        }
    }

    /// Where the button is now, whoever sits there.
    pub(crate) fn button(&self) -> Seat {
        self.chairs[self.last.button].seat
    }

    /// Who has the blinds now.
    pub(crate) fn blinds(&self) -> (Option<Seat>, Seat) {
        let small = Some(self.chairs[self.last.small]).filter(|chair| chair.sits.is_dealt_in());
        (small.map(|chair| chair.seat), self.chairs[self.last.big].seat)
    }

    /// The players of the hand that comes now, in the order in which they act first.
    pub(crate) fn acting_order(&self) -> Vec<Seat> {
        let n = self.chairs.len();
        let first = if self.left() == 2 { self.last.small } else { self.last.big + 1 };
        let order = (0..n).map(|i| &self.chairs[(first + i) % n]).filter(|chair| chair.sits.is_dealt_in());
        order.map(|chair| chair.seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::{Game, Street, Structure};
    use crate::engine::table::hand::Hand;

    fn seat(letter: char) -> Seat {
        Seat::Letter(letter)
    }

    fn rotation(seats: &str) -> Rotation {
        let seats: Vec<Seat> = seats.chars().map(seat).collect();
        let hand =
            Hand::new(Structure::NoLimit, Game::Holdem, (5, 10), Default::default(), &seats, Some(seats[0]), Street::Preflop);
        hand.rotation().unwrap()
    }

    fn next(rotation: &Rotation) -> String {
        let Some(SeatingVerdict::NextHand { button, small, big }) = rotation.with_dead_button() else { return String::new() };
        let button = match button {
            ButtonPlace::At(seat) => format!("{seat}"),
            ButtonPlace::EmptySeatOf(seat) => format!("({seat})"),
            ButtonPlace::Newcomer(seat) => format!("[{seat}]"),
        };
        format!("{button} {} {big}", small.map_or("-".to_owned(), |seat| seat.to_string()))
    }

    #[test]
    fn the_big_blind_moves_on_and_the_rest_follows() {
        let mut table = rotation("ABCD");
        assert_eq!(next(&table), "B C D");
        table.move_on();
        assert_eq!(next(&table), "C D A");
    }

    #[test]
    fn a_blind_that_goes_out_leaves_a_hole() {
        let mut table = rotation("ABCD");
        table.goes_out(seat('C'));
        assert_eq!(next(&table), "B - D");
        table.move_on();
        assert_eq!(next(&table), "(C) D A");
    }

    #[test]
    fn between_two_the_last_big_blind_gets_the_button() {
        for (out, expected) in [('A', "C C B"), ('B', "C C A"), ('C', "B B A")] {
            let mut table = rotation("ABC");
            table.goes_out(seat(out));
            assert_eq!(next(&table), expected, "{out} goes out");
        }
    }

    #[test]
    fn a_newcomer_takes_the_empty_place_or_a_new_one() {
        let mut table = rotation("ABCD");
        table.goes_out(seat('B'));
        table.sits_down(seat('E'), seat('A'), seat('C')).unwrap();
        assert_eq!(next(&table), "[E] C D");
        assert!(table.sits_down(seat('F'), seat('A'), seat('C')).is_err());
        table.sits_down(seat('F'), seat('A'), seat('E')).unwrap();
        assert_eq!(next(&table), "[E] C D");
        assert_eq!(table.players().len(), 5);
    }

    #[test]
    fn a_newcomer_beyond_the_empty_place_leaves_it_empty() {
        let mut table = rotation("ABCD");
        table.goes_out(seat('C'));
        table.sits_among(seat('E'), seat('B'), seat('D'), |_| Ordering::Less).unwrap();
        assert_eq!(next(&table), "B - E");
        let mut table = rotation("ABCD");
        table.goes_out(seat('C'));
        table.sits_among(seat('E'), seat('B'), seat('D'), |_| Ordering::Greater).unwrap();
        assert_eq!(next(&table), "B - D");
    }
}
