//! Stud: how many cards there are on each street, and how those that lie open decide who acts first.

use crate::engine::cards::{Card, Rank};
use crate::engine::event::{Game, Street};
use crate::engine::table::hand::{Hand, Increase, Player};

/// A player's cards on the last street.
pub const ALL_CARDS: usize = 7;

/// Which of a player's cards lie open in stud, counted from 0.
pub const OPEN_CARDS: std::ops::Range<usize> = 2..6;

/// How many cards a player has on a street of stud.
pub fn dealt_by(street: Street) -> usize {
    match street {
        Street::Third => 3,
        Street::Fourth => 4,
        Street::Fifth => 5,
        Street::Sixth => 6,
        Street::Seventh | Street::Preflop | Street::Flop | Street::Turn | Street::River => ALL_CARDS,
    }
}

impl Hand {
    /// Nobody has done more than bring it in.
    pub fn only_brought_in(&self) -> bool {
        self.bring_in > 0 && self.street.is_first() && matches!(self.increases.as_slice(), [only] if !only.full)
    }

    /// It is the bring-in, and no all-in that is too short for a bet.
    pub fn is_bring_in(&self, increase: &Increase) -> bool {
        self.street.is_first() && increase.opening && !increase.full && increase.to == self.bring_in
    }

    /// Nobody has opened the first street yet.
    pub fn owes_bring_in(&self) -> bool {
        self.bring_in > 0 && self.street.is_first() && self.increases.is_empty()
    }
}

/// Index of the player who acts first on this street, by the open cards of those who are still in; none while there
/// are no open cards.
///
/// On the first street it is the lowest card, in razz the highest with the ace low; of equal ranks suits decide, clubs the
/// lowest. Later it is the highest open hand, in razz the lowest; of equal hands the one nearest to the dealer's left.
pub fn first_to_act(hand: &Hand) -> Option<usize> {
    let skips = hand.next_low_card && hand.street.is_first();
    opener(hand, |player| !skips || !player.all_in)
}

/// The same, whoever is all-in.
pub fn opener_of_all(hand: &Hand) -> Option<usize> {
    opener(hand, |_| true)
}

fn opener(hand: &Hand, counts: impl Fn(&Player) -> bool) -> Option<usize> {
    let razz = hand.game == Game::Razz;
    let mut best: Option<(usize, u64)> = None;
    for (at, player) in hand.players.iter().enumerate().filter(|(_, p)| !p.folded && counts(p)) {
        let Some(height) = height(player, hand.street.is_first(), razz) else { continue };
        let high_opens = hand.street.is_first() == razz;
        let leads = best.is_none_or(|(_, lead)| if high_opens { height > lead } else { height < lead });
        if leads {
            best = Some((at, height));
        }
    }
    best.map(|(at, _)| at)
}

/// How high a player's open cards are: the one card with its suit, or all of them as a hand.
fn height(player: &Player, one_card: bool, ace_low: bool) -> Option<u64> {
    let mut open = player.cards.iter().filter(|dealt| dealt.up).filter_map(|dealt| dealt.card).peekable();
    open.peek()?;
    if one_card {
        return open.map(|card| rank(card, ace_low) * 4 + card.suit() as u64).next();
    }
    Some(exposed(open, ace_low))
}

/// Up to four open cards as a hand: four, three, two pair, a pair or none, then the ranks from the highest down.
fn exposed(cards: impl Iterator<Item = Card>, ace_low: bool) -> u64 {
    let mut counts = [0u64; Rank::ALL.len()];
    for card in cards {
        counts[rank(card, ace_low) as usize] += 1;
    }
    let mut groups: Vec<(u64, u64)> =
        (0..).zip(counts).filter(|(_, count)| *count > 0).map(|(rank, count)| (count, rank)).collect();
    groups.sort_unstable_by(|a, b| b.cmp(a));
    groups.resize(4, (0, 0));
    let digits = groups.iter().map(|(count, _)| *count).chain(groups.iter().map(|(_, rank)| *rank));
    digits.fold(0, |value, digit| value << 4 | digit)
}

fn rank(card: Card, ace_low: bool) -> u64 {
    let rank = card.rank() as u64;
    if ace_low { (rank + 1) % Rank::ALL.len() as u64 } else { rank }
}
