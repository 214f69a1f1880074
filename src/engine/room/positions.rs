//! Button and blinds of a table by its chairs: where they were, where a dead button puts them in the next hand, and what a chair
//! brings to whoever takes it.

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

    /// Of the next hand: the big blind moves on to the next player, small blind and button to where the blinds were, whoever sits
    /// there.
    pub(super) fn next(self, chairs: &[Chair]) -> Option<Positions> {
        let big = next_taken(chairs, self.big)?;
        if chairs.iter().filter(|chair| **chair != Chair::Empty).count() == 2 {
            let other = next_taken(chairs, big)?;
            return Some(Positions { button: other, small: other, big });
        }
        Some(Positions { button: self.small, small: self.big, big })
    }

    /// What this chair, in which nobody sits, would be in the next hand.
    pub(super) fn spot(self, chairs: &[Chair], at: usize) -> Option<Spot> {
        let next = next_taken(chairs, self.big)?;
        if at == self.big {
            return Some(Spot::SmallBlind);
        }
        let behind_blind = steps(chairs, self.big, at);
        if behind_blind < steps(chairs, self.big, next) || next == self.big {
            return Some(Spot::BigBlind { alone: chairs[self.big] == Chair::Empty });
        }
        if at == self.small {
            return Some(Spot::Button);
        }
        if steps(chairs, self.small, at) < steps(chairs, self.small, self.big) {
            return Some(Spot::BetweenButtonAndSmallBlind);
        }
        Some(Spot::Behind(self.hands_behind(chairs, at)))
    }

    /// How many hands behind the next big blind a chair is.
    pub(super) fn hands_behind(self, chairs: &[Chair], at: usize) -> usize {
        let n = chairs.len();
        let between = (1..steps(chairs, self.big, at)).map(|i| (self.big + i) % n);
        between.filter(|chair| chairs[*chair] != Chair::Empty).count()
    }
}

/// The next chair after this one in which somebody sits, the same one last of all.
fn next_taken(chairs: &[Chair], after: usize) -> Option<usize> {
    let n = chairs.len();
    (1..=n).map(|i| (after + i) % n).find(|at| chairs[*at] != Chair::Empty)
}

/// So many chairs clockwise from the one to the other.
fn steps(chairs: &[Chair], from: usize, to: usize) -> usize {
    let n = chairs.len().max(1);
    (to + n - from) % n
}

#[cfg(test)]
mod tests {
    use super::super::layout::TableSeats;
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
