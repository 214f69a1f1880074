//! The cards of a hand: before the players and on the board.

use super::award::BOARD;
use super::cards::{Card, CardSet};
use super::event::{Dealt, Game, Seat};
use super::hand::Hand;
use super::room::Problem;
use super::stud::{ALL_CARDS, first_to_act};
use super::value::High;

impl Hand {
    /// Lays cards before a player, on top of what he has.
    pub(crate) fn deal(&mut self, seat: Seat, cards: impl IntoIterator<Item = Dealt>) -> Result<(), Problem> {
        self.seat_mut(seat)?.cards.extend(cards);
        self.open_cards_decide();
        Ok(())
    }

    /// In stud the open cards decide who acts first, until somebody has acted.
    pub(crate) fn open_cards_decide(&mut self) {
        if self.game.is_stud()
            && self.actions.is_empty()
            && let Some(first) = first_to_act(self)
        {
            self.first = first;
        }
    }

    /// The card lies on the board or before a player.
    pub fn is_seen(&self, card: Card) -> bool {
        self.board.contains(&card) || self.players.iter().any(|p| p.known().contains(card))
    }

    /// How many cards a player is dealt in all.
    pub fn most_cards(&self) -> usize {
        if self.game.is_stud() { ALL_CARDS } else { self.game.hole_cards() }
    }

    /// How many cards there is room for on the board; in stud for the one that all share when the deck runs out.
    pub fn board_holds(&self) -> usize {
        if self.game.is_stud() { 1 } else { BOARD }
    }

    /// The cards on the board.
    pub fn known_board(&self) -> CardSet {
        self.board.iter().fold(CardSet::EMPTY, |set, card| set | CardSet::of(*card))
    }

    /// Nobody can do better than the five cards on the board, as far as is known.
    pub fn board_plays(&self) -> bool {
        let board = self.known_board();
        board.len() == 5
            && self.game == Game::Holdem
            && self.live().all(|p| p.known().is_empty() || High::of(p.known() | board) == High::of(board))
    }
}
