//! The best possible hand, `rules/showdown/nuts-must-raise.yaml`.

use crate::engine::award::{Claim, claim};
use crate::engine::cards::CardSet;
use crate::engine::hand::{Hand, Player};
use crate::engine::value::{High, omaha};

/// Whether no other cards could beat the player's hand on this board.
pub fn has_the_nuts(hand: &Hand, player: &Player) -> bool {
    let board = hand.known_board();
    if hand.game.is_stud() || board.len() < 5 {
        return false;
    }
    let Some(Claim { high: Some(own), .. }) = claim(hand, player) else { return false };
    let unseen = CardSet::DECK - board - player.known();
    let value = |pair: CardSet| if player.cards.len() > 2 { omaha::high(pair, board) } else { Some(High::of(pair | board)) };
    unseen.pairs().filter_map(value).all(|other| other <= own)
}
