//! Pots and their awards, in figures worked out by hand.

use ruling::engine::chips::Amount;
use ruling::engine::event::{Dealt, Game, Seat, Street, Structure};
use ruling::engine::policy::Policy;
use ruling::engine::rulebooks::Rulebooks;
use ruling::engine::rules::award::{Claim, claim};
use ruling::engine::rules::procedure::side_pots::award;
use ruling::engine::table::hand::Hand;
use ruling::engine::table::pots::{Pot, pots, uncalled};

const A: Seat = Seat::Letter('A');
const B: Seat = Seat::Letter('B');
const C: Seat = Seat::Letter('C');
const D: Seat = Seat::Letter('D');

fn seats(n: usize) -> Vec<Seat> {
    [A, B, C, D][..n].to_vec()
}

/// A hand at showdown; each player with his cards, the board, and the smallest chip.
fn showdown(game: Game, button: Option<Seat>, holds: &[&str], board: &str, smallest_chip: Amount) -> Hand {
    let street = if game.is_stud() { Street::Seventh } else { Street::River };
    let mut hand = Hand::new(Structure::NoLimit, game, (5, 10), Default::default(), &seats(holds.len()), button, street);
    hand.smallest_chip = smallest_chip;
    hand.board = cards(board);
    for (seat, holds) in seats(holds.len()).into_iter().zip(holds) {
        let player = hand.players.iter_mut().find(|p| p.seat == seat).expect("he sits there");
        player.cards = cards(holds).into_iter().map(|card| Dealt { card: Some(card), up: false }).collect();
    }
    hand
}

fn cards<T: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> Vec<T> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

/// What each player gets of each pot, under a house with these clauses and nothing behind it.
fn awarded(hand: &Hand, pots: &[Pot], clauses: &[&str]) -> Vec<(char, u8, Amount)> {
    let house = Policy::new(clauses.iter().map(|clause| (*clause).to_owned()), []);
    let custom = Policy::default();
    let mut claims: Vec<Claim> = hand.live().map(|p| claim(hand, p).expect("all cards are known")).collect();
    claims.sort_by_key(|claim| claim.seat);
    let mut shares: Vec<(char, u8, Amount)> = award(hand, pots, &claims, &Rulebooks { house: &house, custom: &custom })
        .into_iter()
        .map(|share| (share.seat.letter().expect("a letter"), share.pot, share.amount))
        .collect();
    shares.sort_unstable_by_key(|(seat, pot, _)| (*pot, *seat));
    shares
}

fn pot(amount: Amount, seats: &[Seat]) -> Pot {
    Pot { amount, seats: seats.to_vec() }
}

/// The players' own pots, with what each has put in.
fn pots_of(totals: &[Amount], folded: &[Seat], loose: Amount) -> Vec<(Amount, String)> {
    let mut hand =
        Hand::new(Structure::NoLimit, Game::Holdem, (5, 10), Default::default(), &seats(totals.len()), None, Street::Flop);
    hand.has_in_pot(loose);
    for (player, total) in hand.players.iter_mut().zip(totals) {
        player.commits(*total);
        if folded.contains(&player.seat) {
            player.folds();
        }
    }
    pots(&hand)
        .into_iter()
        .map(|pot| (pot.amount, pot.seats.iter().map(|seat| seat.letter().expect("a letter")).collect()))
        .collect()
}

fn told(pots: &[(Amount, &str)]) -> Vec<(Amount, String)> {
    pots.iter().map(|(amount, seats)| (*amount, (*seats).to_owned())).collect()
}

#[test]
fn each_all_in_closes_a_pot() {
    // Four times 100; then 200 each of B and C and the other 100 of D, who folded; then 200 of C alone.
    assert_eq!(pots_of(&[100, 300, 500, 200], &[D], 0), told(&[(400, "ABC"), (500, "BC"), (200, "C")]));
    assert_eq!(pots_of(&[300, 300, 300], &[], 0), told(&[(900, "ABC")]));
    assert_eq!(pots_of(&[10, 20, 30, 40], &[], 0), told(&[(40, "ABCD"), (30, "BCD"), (20, "CD"), (10, "D")]));
}

#[test]
fn a_folded_bet_above_everybody_left_belongs_to_the_last_pot() {
    assert_eq!(pots_of(&[100, 300, 500], &[C], 0), told(&[(300, "AB"), (600, "B")]));
}

#[test]
fn dead_antes_are_contested_by_everybody() {
    // A is all-in with his ante; B and C have bet 50 each.
    assert_eq!(pots_of(&[0, 50, 50], &[], 15), told(&[(15, "ABC"), (100, "BC")]));
    assert_eq!(pots_of(&[50, 50], &[], 20), told(&[(120, "AB")]));
    assert_eq!(pots_of(&[0, 0], &[], 20), told(&[(20, "AB")]));
}

#[test]
fn what_nobody_called_is_known_by_who_bet_it() {
    let mut hand = Hand::new(Structure::NoLimit, Game::Holdem, (5, 10), Default::default(), &seats(3), None, Street::Flop);
    for (player, committed) in hand.players.iter_mut().zip([400, 150, 90]) {
        player.commits(committed);
    }
    assert_eq!(uncalled(&hand), Some((A, 250)));
    hand.players[1].commits(250);
    assert_eq!(uncalled(&hand), None);
    // A player who folded took back nothing that he had put in.
    hand.players[0].folds();
    hand.players[1].takes_back(300);
    assert_eq!(uncalled(&hand), None);
}

#[test]
fn the_odd_chip_goes_to_the_first_winner_left_of_the_button() {
    // A and C both have ace king; the first seat left of the button is B, who has folded.
    let mut hand = showdown(Game::Holdem, Some(A), &["As Kd", "2s 2h", "Ah Kc"], "2c 7d Jh Qs 3d", 5);
    hand.players.iter_mut().find(|p| p.seat == B).expect("B").folds();
    for clause in ["odd-chip/left-of-button", "odd-chip/any-game"] {
        assert_eq!(awarded(&hand, &[pot(205, &[A, C])], &[clause]), [('A', 0, 100), ('C', 0, 105)]);
    }
}

#[test]
fn two_odd_chips_go_to_two_of_three_winners() {
    let hand = showdown(Game::Holdem, Some(A), &["As Kd", "Ad Kh", "Ah Kc"], "2c 7d Jh Qs 3d", 100);
    let shares = awarded(&hand, &[pot(500, &[A, B, C])], &["odd-chip/left-of-button"]);
    assert_eq!(shares, [('A', 0, 100), ('B', 0, 200), ('C', 0, 200)]);
}

#[test]
fn high_takes_the_odd_chip_of_the_pot_or_the_first_seat_does() {
    // A has three kings, B a seven for low; B sits left of the button.
    let hand = showdown(Game::OmahaEight, Some(A), &["Ks Qh Qd Jc", "As 3c 8h 9s"], "2s 4d 7h Kc Kd", 100);
    assert_eq!(awarded(&hand, &[pot(2300, &[A, B])], &["odd-chip/high-half"]), [('A', 0, 1200), ('B', 0, 1100)]);
    assert_eq!(awarded(&hand, &[pot(2300, &[A, B])], &["odd-chip/any-game"]), [('A', 0, 1100), ('B', 0, 1200)]);
}

#[test]
fn a_quarter_is_half_of_one_half() {
    // A has three kings; B and C share the low half of 700 with 7-5-3-2-A.
    let hand = showdown(Game::OmahaEight, Some(A), &["Ks Qh Qs Jc", "7c Ac Th 9h", "7s Ah Jd 9d"], "2d 3h 5s Kc Kd", 100);
    let clauses = ["odd-chip/high-half", "odd-chip/left-of-button", "odd-chip/within-half"];
    assert_eq!(awarded(&hand, &[pot(1400, &[A, B, C])], &clauses), [('A', 0, 700), ('B', 0, 400), ('C', 0, 300)]);
}

#[test]
fn equal_hands_both_ways_share_the_whole_pot_unless_the_house_goes_by_halves() {
    // Two wheels; by halves of 1300 the first seat gets an odd chip of both, because the halves of one pot are no two pots.
    let hand = showdown(Game::OmahaEight, Some(B), &["As 2c 9h 9s", "Ad 2h 9c 9d"], "3s 4d 5h Jc Kd", 100);
    let pots = [pot(2600, &[A, B])];
    assert_eq!(
        awarded(&hand, &pots, &["split-pot/even", "split-pot/whole-pot", "odd-chip/left-of-button"]),
        [('A', 0, 1300), ('B', 0, 1300)]
    );
    assert_eq!(awarded(&hand, &pots, &["odd-chip/any-game"]), [('A', 0, 1400), ('B', 0, 1200)]);
    assert_eq!(awarded(&hand, &pots, &["odd-chip/any-game", "odd-chip/once-each"]), [('A', 0, 1400), ('B', 0, 1200)]);
}

#[test]
fn in_stud_the_higher_suit_gets_the_odd_chip() {
    // Two straights to the king, of diamonds and of spades.
    let hand = showdown(Game::Stud, None, &["9d Tc 3h Jh Qh Kd 5c", "9c Th 2d Jd Qc Ks 4h"], "", 5);
    assert_eq!(awarded(&hand, &[pot(405, &[A, B])], &["odd-chip/stud-suit"]), [('A', 0, 200), ('B', 0, 205)]);
    assert_eq!(awarded(&hand, &[pot(405, &[A, B])], &["odd-chip/any-game"]), [('A', 0, 205), ('B', 0, 200)]);
}

#[test]
fn nobody_takes_the_odd_chip_of_two_pots_where_the_house_says_so() {
    // A is all-in with queen high, B and C both have ace king.
    let hand = showdown(Game::Holdem, Some(C), &["9c 8h", "As Kd", "Ah Kc"], "2c 7d Jh Qs 3d", 5);
    let pots = [pot(305, &[A, B, C]), pot(205, &[B, C])];
    let main = [('B', 0, 155), ('C', 0, 150)];
    let once = awarded(&hand, &pots, &["odd-chip/left-of-button", "odd-chip/once-each"]);
    assert_eq!(once, [main[0], main[1], ('B', 1, 100), ('C', 1, 105)]);
    let always = awarded(&hand, &pots, &["odd-chip/left-of-button"]);
    assert_eq!(always, [main[0], main[1], ('B', 1, 105), ('C', 1, 100)]);
}

#[test]
fn a_side_pot_without_a_low_goes_to_the_high_hand_as_a_whole() {
    // Only A, who is all-in for the main pot, has a low: 8-6-5-4-2. B has a straight to the ten, C two pair.
    let holds = ["9s 5s 2c 4s", "7c 9d Jh Jc", "2d 5d Th Qc"];
    let hand = showdown(Game::OmahaEight, Some(C), &holds, "2h Td Kh 6d 8s", 100);
    let pots = [pot(1200, &[A, B, C]), pot(900, &[B, C])];
    assert_eq!(awarded(&hand, &pots, &["odd-chip/high-half"]), [('A', 0, 600), ('B', 0, 600), ('B', 1, 900)]);
}

#[test]
fn in_razz_the_lowest_hand_wins_and_straights_do_not_count() {
    let hand = showdown(Game::Razz, None, &["As 2d 3c 4h 5s Kd Kc", "Ad 2c 3h 4s 6d Qh Jc"], "", 1);
    assert_eq!(awarded(&hand, &[pot(50, &[A, B])], &[]), [('A', 0, 50)]);
}
