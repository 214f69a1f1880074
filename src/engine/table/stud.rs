//! Stud: how many cards there are on each street, and how those that lie open decide who acts first.

use std::cmp::Ordering;

use crate::engine::cards::{Card, Rank, Suit};
use crate::engine::event::{Dealt, Game, Seat, Street};
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

    /// The lowest card is all-in, and whoever comes after it need not open.
    pub fn need_not_open(&self) -> bool {
        self.left_of_low_card && self.owes_bring_in() && opener_of_all(self).is_some_and(|low| self.players[low].all_in)
    }

    /// A card that lay face down is open from now on.
    pub(crate) fn lies_open(&mut self, seat: Seat, card: Card) {
        if let Ok(player) = self.seat_mut(seat) {
            player.cards.push(Dealt { card: Some(card), up: true });
        }
        self.open_cards_decide();
    }

    /// The last card of this player goes out of play; another comes in its place.
    pub(crate) fn loses_last_card(&mut self, seat: Seat) {
        let last = self.seat_mut(seat).ok().and_then(|player| player.cards.pop()).and_then(|dealt| dealt.card);
        self.deal.piles.out_of_play.extend(last);
    }

    /// Somebody who is still in shows a pair on fourth street.
    pub fn shows_pair_on_fourth(&self) -> bool {
        let pair = |player: &Player| {
            let open: Vec<Rank> = open_cards(player).map(Card::rank).collect();
            open.len() == 2 && open[0] == open[1]
        };
        self.game.is_stud() && self.street == Street::Fourth && self.live().any(pair)
    }
}

/// Index of the player who acts first on this street, by the open cards of those who are still in; none while there
/// are no open cards.
///
/// On the first street it is the lowest card, in razz the highest with the ace low; of equal ranks suits decide, clubs the
/// lowest. Later it is the highest open hand, in razz the lowest; of equal hands the one nearest to the dealer's left, or where a
/// house says so the one whose high card has the higher suit.
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
        let leads = best.is_none_or(|(other, lead)| match height.cmp(&lead) {
            Ordering::Equal => hand.suit_decides && high_suit(player, razz) > high_suit(&hand.players[other], razz),
            Ordering::Greater => high_opens,
            Ordering::Less => !high_opens,
        });
        if leads {
            best = Some((at, height));
        }
    }
    best.map(|(at, _)| at)
}

/// Others show as much as the one who opens, and suits decide between them.
pub fn is_opened_by_suit(hand: &Hand) -> bool {
    let razz = hand.game == Game::Razz;
    let shows = |player: &Player| height(player, false, razz);
    let opener = opener_of_all(hand).map(|at| &hand.players[at]);
    let alike = |first: &Player| hand.live().any(|other| other.seat != first.seat && shows(other) == shows(first));
    hand.suit_decides && !hand.street.is_first() && opener.is_some_and(alike)
}

fn open_cards(player: &Player) -> impl Iterator<Item = Card> + '_ {
    player.cards.iter().filter(|dealt| dealt.up).filter_map(|dealt| dealt.card)
}

/// The suit of the highest open card; of several of one rank that of the highest suit.
fn high_suit(player: &Player, ace_low: bool) -> Option<Suit> {
    open_cards(player).max_by_key(|card| (rank(*card, ace_low), card.suit())).map(Card::suit)
}

/// How high a player's open cards are: the one card with its suit, or all of them as a hand.
fn height(player: &Player, one_card: bool, ace_low: bool) -> Option<u64> {
    let mut open = open_cards(player).peekable();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::Structure;

    const A: Seat = Seat::Letter('A');
    const B: Seat = Seat::Letter('B');

    fn shows(game: Game, street: Street, boards: [&str; 2]) -> Hand {
        let mut hand = Hand::new(Structure::Limit(10, 20), game, (0, 0), Default::default(), &[A, B], None, street);
        for (seat, board) in [A, B].into_iter().zip(boards) {
            board.split(' ').for_each(|card| hand.lies_open(seat, card.parse().unwrap()));
        }
        hand
    }

    #[test]
    fn suits_decide_between_equal_boards_only_where_a_house_says_so() {
        for (boards, opens) in [(["9d 9s Kh", "9c 9h Ks"], 1), (["Kd Ks 4c", "Kh Kc 4s"], 0), (["Ah 5c 2s", "Kh 5d 2c"], 0)] {
            let mut hand = shows(Game::Stud, Street::Fifth, boards);
            assert_eq!(first_to_act(&hand), Some(0));
            hand.suit_decides = true;
            assert_eq!(first_to_act(&hand), Some(opens), "{boards:?}");
        }
        let mut razz = shows(Game::Razz, Street::Fourth, ["7c As", "7h Ad"]);
        razz.suit_decides = true;
        assert_eq!((first_to_act(&razz), is_opened_by_suit(&razz)), (Some(1), true));
    }

    #[test]
    fn a_pair_shows_on_fourth_street_alone() {
        assert!(shows(Game::Stud, Street::Fourth, ["9d 9s", "Kc Qh"]).shows_pair_on_fourth());
        assert!(!shows(Game::Stud, Street::Fourth, ["9d 8s", "Kc Qh"]).shows_pair_on_fourth());
        assert!(!shows(Game::Stud, Street::Fifth, ["9d 9s 2c", "Kc Qh 3s"]).shows_pair_on_fourth());
    }
}
