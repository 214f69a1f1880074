//! Pots that several hands win, `rules/showdown/split-pot.yaml`.

use super::playing_the_board;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::split_pot as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks, carried};
use crate::engine::rules::award::{Claim, Division, best, best_low};
use crate::engine::rules::procedure::{odd_chip, side_pots};
use crate::engine::rules::reference::hand_ranking;
use crate::engine::table::hand::Hand;

/// That only a hand that was shown gets a share, where one that was not would have had one.
pub(crate) fn unshown_share(h: &Hearing) -> Option<ClauseId> {
    let unshown = |seat: Seat| !h.state.faces.tabled(seat) && would_share(h, seat);
    h.books.house.clause(clause::MUST_SHOW).filter(|_| h.room().hand().live().any(|p| unshown(p.seat)))
}

/// Equal hands share equally.
fn equal_shares(policy: &Policy) -> Reply<()> {
    carried(policy, &[clause::EVEN, clause::SMALLEST_CHIP, clause::MUST_SHOW])
}

/// Whether a pot whose two halves go to the same players is divided as a whole.
fn whole_pot(policy: &Policy, winners: usize) -> Reply<bool> {
    if winners < 2 {
        return Some((true, Vec::new()));
    }
    if let Some(clause) = policy.clause(clause::WHOLE_POT) {
        return Some((true, vec![clause]));
    }
    odd_chip::divides_by_halves(policy).then_some((false, Vec::new()))
}

/// Divides one pot among the hands that have a claim to it. `odd_taken` has whoever got an odd chip of an earlier pot.
pub(crate) fn divide(hand: &Hand, amount: Amount, claims: &[&Claim], books: &Rulebooks, odd_taken: &[Seat]) -> Division {
    let (high, low) = (best(claims), best_low(claims));
    let mut division = Division::default();
    if low.is_empty() {
        among(&mut division, hand, amount, &high, books, odd_taken);
        division.cite(&hand_ranking::grounds(claims, &high, books));
        if high.len() > 1 {
            division.cite(&books.cites(&[clause::SUITS_DO_NOT_COUNT]));
        }
        return division;
    }
    let (of_high, of_low) = (seats(&high), seats(&low));
    if of_high == of_low
        && let Some(whole) = books.ask(|p| whole_pot(p, high.len())).filter(|whole| whole.value)
    {
        division.rest_on(&whole);
        among(&mut division, hand, amount, &high, books, odd_taken);
        return division;
    }
    let (to_high, to_low) = halves(&mut division, hand, amount, (&of_high, &of_low), books);
    // The halves of one pot are not several pots: whoever took the odd chip of one may take that of the other.
    among(&mut division, hand, to_high, &high, books, odd_taken);
    among(&mut division, hand, to_low, &low, books, odd_taken);
    division
}

fn seats(of: &[&Claim]) -> Vec<Seat> {
    of.iter().map(|claim| claim.seat).collect()
}

/// The two halves of a pot, for high and for low; the odd chip goes where the house sends it.
fn halves(
    division: &mut Division,
    hand: &Hand,
    amount: Amount,
    (high, low): (&[Seat], &[Seat]),
    books: &Rulebooks,
) -> (Amount, Amount) {
    let unit = hand.smallest_chip;
    let half = amount / (2 * unit) * unit;
    let odd = amount - 2 * half;
    if odd == 0 {
        return (half, half);
    }
    let to_high = books.ask(|p| odd_chip::to_high(hand, high, low, p)).unwrap_or_else(|| Grounded::plain(true));
    division.rest_on(&to_high);
    if to_high.value { (half + odd, half) } else { (half, half + odd) }
}

/// Divides an amount evenly among winners, the odd chips one each in the house's order.
fn among(division: &mut Division, hand: &Hand, amount: Amount, winners: &[&Claim], books: &Rulebooks, odd_taken: &[Seat]) {
    let Ok(n) = Amount::try_from(winners.len()) else { return };
    let mut order = seats(winners);
    if n > 1 {
        books.ask(equal_shares).iter().for_each(|even| division.rest_on(even));
    }
    if n > 1
        && amount % (n * hand.smallest_chip) > 0
        && let Some(ordered) = books.ask(|p| odd_chip::order(hand, winners, odd_taken, p))
    {
        division.rest_on(&ordered);
        order = ordered.value;
    }
    division.add(hand, amount, &order);
}

/// His hand is as good as the best that lies open: he would get a part.
fn would_share(h: &Hearing, seat: Seat) -> bool {
    match side_pots::would_win(h, seat) {
        Some(shares) => shares.iter().any(|share| share.seat == seat) && shares.iter().any(|share| share.seat != seat),
        None => playing_the_board::plays(h.state.room.hand()) && !h.open_claims().is_empty(),
    }
}

/// Who mucks a hand that would have shared gets nothing; empty where it would not have.
pub(crate) fn mucked_share(h: &Hearing, seat: Seat) -> Vec<ClauseId> {
    if would_share(h, seat) { vec![clause::MUCKED, clause::MUST_SHOW] } else { Vec::new() }
}
