//! Button and blinds of a table by its chairs: where they were, where a dead button puts them in the next hand, and what a chair
//! brings to whoever takes it.

use super::layout::TableSeats;
use crate::engine::event::Chair;

/// The chairs of button and blinds, whether or not anybody still sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Positions {
    pub button: usize,
    pub small: usize,
    pub big: usize,
}

/// What a chair is in the next hand for somebody who sits down in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Button,
    BetweenButtonAndSmallBlind,
    SmallBlind,
    /// `alone` where nobody has the small blind.
    BigBlind {
        alone: bool,
    },
    /// So many hands behind the next big blind.
    Behind(usize),
}

impl Positions {
    /// Of a hand with the button in this chair.
    pub(super) fn behind_button(chairs: &[Chair], button: usize) -> Option<Positions> {
        let small = next_taken(chairs, button)?;
        let big = next_taken(chairs, small)?;
        // Between two players the button has the small blind.
        Some(if big == button { Positions { button, small: button, big: small } } else { Positions { button, small, big } })
    }
}

/// The next chair after this one in which somebody sits, the same one last of all.
fn next_taken(chairs: &[Chair], after: usize) -> Option<usize> {
    let n = chairs.len();
    (1..=n).map(|i| (after + i) % n).find(|at| chairs[*at] != Chair::Empty)
}

impl TableSeats {
    /// Button and blinds of the next hand: the big blind moves on to the next player, small blind and button to where the blinds
    /// were, whoever sits there.
    pub fn next_positions(&self) -> Option<Positions> {
        let last = self.last?;
        let big = next_taken(&self.chairs, last.big)?;
        if self.players() == 2 {
            let other = next_taken(&self.chairs, big)?;
            return Some(Positions { button: other, small: other, big });
        }
        Some(Positions { button: last.small, small: last.big, big })
    }

    /// Whether the next big blind falls on a chair in which nobody sits. `None` where it is not told who sits where.
    pub fn blind_falls_open(&self) -> Option<bool> {
        let last = self.last?;
        let next = (last.big + 1) % self.chairs.len().max(1);
        self.chairs.get(next).map(|chair| *chair == Chair::Empty)
    }

    /// So many chairs clockwise from the one to the other.
    fn steps(&self, from: usize, to: usize) -> usize {
        let n = self.chairs.len().max(1);
        (to + n - from) % n
    }

    /// What this chair, in which nobody sits, would be in the next hand.
    pub fn spot(&self, at: usize) -> Option<Spot> {
        let last = self.last?;
        let next = next_taken(&self.chairs, last.big)?;
        if at == last.big {
            return Some(Spot::SmallBlind);
        }
        let behind_blind = self.steps(last.big, at);
        if behind_blind < self.steps(last.big, next) || next == last.big {
            return Some(Spot::BigBlind { alone: self.chairs[last.big] == Chair::Empty });
        }
        if at == last.small {
            return Some(Spot::Button);
        }
        if self.steps(last.small, at) < self.steps(last.small, last.big) {
            return Some(Spot::BetweenButtonAndSmallBlind);
        }
        Some(Spot::Behind(self.hands_behind(at)))
    }

    /// How many hands behind the next big blind a chair is.
    pub fn hands_behind(&self, at: usize) -> usize {
        let Some(last) = self.last else { return 0 };
        let n = self.chairs.len();
        let between = (1..self.steps(last.big, at)).map(|i| (last.big + i) % n);
        between.filter(|chair| self.chairs[*chair] != Chair::Empty).count()
    }

    /// The open chairs in the order in which the blinds come to them: the last big blind's first.
    pub fn open_from_big_blind(&self) -> Vec<usize> {
        let Some(last) = self.last else { return self.open().collect() };
        let n = self.chairs.len();
        (0..n).map(|i| (last.big + i) % n).filter(|at| self.chairs[*at] == Chair::Empty).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::Seat;

    fn table(chairs: &str, button: char) -> TableSeats {
        let chair = |c| if c == '-' { Chair::Empty } else { Chair::Taken(Seat::Letter(c)) };
        let mut table = TableSeats::seated(1, chairs.chars().map(chair).collect());
        let at = table.chair_of(Seat::Letter(button)).unwrap();
        table.last = Positions::behind_button(&table.chairs, at);
        table
    }

    #[test]
    fn a_chair_is_what_the_dead_button_makes_of_it() {
        let open = table("GHJ-K-", 'G');
        assert_eq!(open.spot(3), Some(Spot::BigBlind { alone: false }));
        assert_eq!(open.spot(5), Some(Spot::Behind(1)));
        assert_eq!(table("AB-DE", 'A').spot(2), Some(Spot::BetweenButtonAndSmallBlind));
    }

    #[test]
    fn where_the_blinds_were_somebody_takes_their_place() {
        let mut gone = table("ABCDE", 'A');
        gone.chairs[2] = Chair::Empty;
        assert_eq!(gone.spot(2), Some(Spot::SmallBlind));
        let mut gone = table("ABCDE", 'A');
        gone.chairs[1] = Chair::Empty;
        assert_eq!(gone.spot(1), Some(Spot::Button));
        let mut alone = table("GHJ-K-", 'G');
        alone.chairs[2] = Chair::Empty;
        assert_eq!(alone.spot(3), Some(Spot::BigBlind { alone: true }));
    }

    #[test]
    fn between_two_players_the_button_has_the_small_blind() {
        let two = table("A-C", 'A');
        assert_eq!(two.last, Some(Positions { button: 0, small: 0, big: 2 }));
        assert_eq!(two.next_positions(), Some(Positions { button: 2, small: 2, big: 0 }));
    }
}
