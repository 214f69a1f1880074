//! Chips by colour as they were told, and what is so of the money and the level of a game, as the lines of state say it.

use crate::engine::chips::{Amount, Chips, Pile};
use crate::engine::event::{ChipsState, ConductState, RoomState, Seat, State};
use crate::engine::table::hand::Hand;

/// What the lines say.
#[derive(Clone, Debug, Default)]
pub struct Bank {
    pub facts: Vec<ChipsState>,
    /// What lies before whom, as the lines of state tell it.
    stacks: Stacks,
    /// Whose chips have moved in a hand, on which line that was noticed, and what lies before him since, where that is known.
    moved: Vec<(usize, Seat, Option<Chips>)>,
    /// Those at the table, seat 1 first.
    pub chairs: Vec<Seat>,
    pub smallest_chip: Option<Amount>,
    pub training: bool,
    /// No hand is running.
    pub between_hands: bool,
    /// Small and big blind.
    pub stakes: (Amount, Amount),
    pub next_stakes: Option<(Amount, Amount)>,
    /// How long a level lasts.
    pub level_minutes: Option<i64>,
}

/// What lies before whom, as far as it is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stacks {
    told: Vec<(Seat, Chips)>,
    /// Those of whom nobody has told which chips they have since they have moved.
    moved: Vec<Seat>,
}

impl Bank {
    pub fn stated(states: &[State], hand: &Hand) -> Bank {
        let mut bank = Bank { stakes: (hand.small_blind, hand.big_blind), between_hands: hand.between_hands, ..Bank::default() };
        for state in states {
            match state {
                State::Chips(fact) => bank.facts.push(*fact),
                State::Stack(seat, chips) => bank.stacks.told.push((*seat, chips.clone())),
                State::Seats(seats) => bank.chairs = seats.iter().flatten().copied().collect(),
                State::SmallestChip(chip) => bank.smallest_chip = Some(*chip),
                State::Conduct(ConductState::TrainingGame) => bank.training = true,
                State::Room(RoomState::NextStakes(small, big)) => bank.next_stakes = Some((*small, *big)),
                State::Room(RoomState::LevelOf(minutes)) => bank.level_minutes = Some(*minutes),
                State::Game(..)
                | State::Blinds(..)
                | State::Ante(..)
                | State::Button(_)
                | State::FirstToAct(_)
                | State::Street(_)
                | State::Pot(_)
                | State::Folded(_)
                | State::Away(_)
                | State::Tournament
                | State::CashGame
                | State::Left(_)
                | State::SectorLine
                | State::Record(..)
                | State::BringIn(_)
                | State::Holds(..)
                | State::Board(_)
                | State::AtShowdown
                | State::PotOf(..)
                | State::Protected(_)
                | State::MachineShuffle
                | State::Stub(_)
                | State::Burned(_)
                | State::Deck(_)
                | State::ButtonDue(_)
                | State::NotDealtIn(_)
                | State::Conduct(_)
                | State::Room(_) => {}
            }
        }
        bank
    }

    /// The chips of these have moved in a hand that is over on this line: what lies before them now is not told.
    pub fn chips_have_moved(&mut self, line: usize, seats: &[Seat]) {
        self.moved.extend(seats.iter().map(|seat| (line, *seat, None)));
    }

    /// Somebody has put chips into the hand that is running: this lies before him on this line, if it is known. Which of them he has
    /// put in since nobody knows.
    pub fn has_put_in(&mut self, line: usize, seat: Seat, left: Option<Chips>) {
        if !self.moved.iter().any(|(of, who, _)| (*of, *who) == (line, seat)) {
            let first = self.moved.iter().all(|(_, who, _)| *who != seat);
            self.moved.push((line, seat, left.filter(|_| first)));
        }
    }

    /// What lay before whom when the first line was told.
    pub fn told_stacks(&self) -> Stacks {
        self.stacks.clone()
    }

    /// What lay before those whose chips have moved up to a line, and after another, is forgotten or known anew.
    pub fn forgets_moved(&self, stacks: &mut Stacks, after: Option<usize>, until: usize) {
        let lately = |line: usize| line <= until && after.is_none_or(|after| line > after);
        for (_, seat, left) in self.moved.iter().filter(|(line, ..)| lately(*line)) {
            match left {
                Some(chips) if !stacks.is_to_be_told(*seat) => stacks.set(*seat, chips.clone()),
                Some(_) | None => stacks.forget(*seat),
            }
        }
    }

    /// The least and the greatest buy-in, where the club has set them.
    pub fn buy_in(&self) -> Option<(Amount, Option<Amount>)> {
        self.facts.iter().find_map(|fact| if let ChipsState::BuyIn(least, most) = fact { Some((*least, *most)) } else { None })
    }

    /// For how many minutes a player has been away, and with what.
    pub fn away(&self, seat: Seat) -> Option<(i64, Amount)> {
        let away =
            |fact: &ChipsState| if let ChipsState::AwayWith(of, minutes, n) = fact { Some((*of, *minutes, *n)) } else { None };
        self.facts.iter().filter_map(away).find(|(of, ..)| *of == seat).map(|(_, minutes, n)| (minutes, n))
    }

    pub fn is(&self, fact: ChipsState) -> bool {
        self.facts.contains(&fact)
    }
}

impl Stacks {
    pub fn of(&self, seat: Seat) -> Option<&Chips> {
        self.told.iter().rev().find(|(of, _)| *of == seat).map(|(_, chips)| chips)
    }

    pub fn set(&mut self, seat: Seat, chips: Chips) {
        self.told.retain(|(of, _)| *of != seat);
        self.told.push((seat, chips));
    }

    /// His chips have moved, and nobody has told which of them he has now.
    fn forget(&mut self, seat: Seat) {
        self.told.retain(|(of, _)| *of != seat);
        self.moved.push(seat);
    }

    /// His chips have moved, and what lies before him is still to be told.
    pub fn is_to_be_told(&self, seat: Seat) -> bool {
        self.moved.contains(&seat)
    }

    /// How many chips of a value lie before him.
    pub fn count(&self, seat: Seat, value: Amount) -> i64 {
        let Some(Chips::Piles(piles)) = self.of(seat) else { return 0 };
        piles.iter().find(|pile| pile.value == value).map_or(0, |pile| pile.count)
    }

    /// So many more, or fewer, chips of a value lie before him. The piles stay in the order in which they were told.
    pub fn change(&mut self, seat: Seat, count: i64, value: Amount) {
        if self.is_to_be_told(seat) {
            return;
        }
        let changed = match self.of(seat) {
            Some(Chips::Piles(piles)) => with(piles.clone(), count, value),
            Some(Chips::Amount(0)) | None => with(Vec::new(), count, value),
            Some(Chips::Amount(n)) => Chips::Amount(n + count * value),
        };
        self.set(seat, changed);
    }
}

/// The piles with so many more chips of a value.
fn with(mut piles: Vec<Pile>, count: i64, value: Amount) -> Chips {
    let descending = piles.len() > 1 && piles.windows(2).all(|two| two[0].value > two[1].value);
    match piles.iter_mut().find(|pile| pile.value == value) {
        Some(pile) => pile.count += count,
        None => {
            let goes_before = |pile: &Pile| if descending { pile.value < value } else { pile.value > value };
            let at = piles.iter().position(goes_before).unwrap_or(piles.len());
            piles.insert(at, Pile { count, value });
        }
    }
    piles.retain(|pile| pile.count > 0);
    if piles.is_empty() { Chips::Amount(0) } else { Chips::Piles(piles) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_keep_their_order() {
        let seat = Seat::Letter('A');
        let mut stacks = Stacks::default();
        let pile = |count, value| Pile { count, value };
        stacks.set(seat, Chips::Piles(vec![pile(3, 25), pile(12, 100), pile(1, 500)]));
        stacks.change(seat, -3, 25);
        stacks.change(seat, 1, 100);
        assert_eq!(stacks.of(seat).unwrap().to_string(), "13x100 + 1x500");
        stacks.change(seat, 2, 1000);
        assert_eq!(stacks.of(seat).unwrap().to_string(), "13x100 + 1x500 + 2x1000");
        stacks.set(seat, Chips::Piles(vec![pile(1, 500), pile(4, 100)]));
        stacks.change(seat, 2, 1000);
        assert_eq!(stacks.of(seat).unwrap().to_string(), "2x1000 + 1x500 + 4x100");
        stacks.set(seat, Chips::Piles(vec![pile(1, 50)]));
        stacks.change(seat, -1, 50);
        assert_eq!(stacks.of(seat), Some(&Chips::Amount(0)));
    }
}
