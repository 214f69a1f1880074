//! Hands that are no better than the board, `rules/showdown/playing-the-board.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::playing_the_board as clause;
use crate::engine::event::Game;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::cites;
use crate::engine::table::dealing::BOARD;
use crate::engine::table::hand::Hand;
use crate::engine::value::High;

/// Nobody can do better than the five cards on the board, as far as is known.
pub fn plays(hand: &Hand) -> bool {
    let board = hand.known_board();
    board.len() == BOARD
        && hand.game == Game::Holdem
        && hand.live().all(|p| p.known().is_empty() || High::of(p.known() | board) == High::of(board))
}

/// Why a player has to show all his cards although the board is his hand; nothing where it is not.
pub fn all_cards(hand: &Hand, policy: &Policy) -> Vec<ClauseId> {
    if plays(hand) { cites(policy, &[clause::ALL_CARDS]) } else { Vec::new() }
}
