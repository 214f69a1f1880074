//! The award: which hand wins which pot, down to the last odd chip.

use super::cards::{Card, CardSet};
use super::chips::Amount;
use super::clause::ClauseId;
use super::event::{Game, PotNumber, Seat};
use super::hand::{Hand, Player};
use super::pots::Pot;
use super::rulebooks::{Grounded, Rulebooks, cites};
use super::rules::procedure::odd_chip;
use super::value::{Class, Description, High, Low, Low8, omaha};
use crate::engine::clauses;

/// The cards on a full board.
pub const BOARD: usize = 5;

/// A hand that lies open and claims a share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub seat: Seat,
    /// For the high half, or the whole pot where there is no low.
    pub high: Option<High>,
    /// Eight or better.
    pub low: Option<Low8>,
    /// Razz.
    pub lowball: Option<Low>,
    /// All the cards that count, for the suits.
    pub cards: CardSet,
}

/// What one player gets of one pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    pub seat: Seat,
    pub amount: Amount,
    pub pot: PotNumber,
    pub because: Vec<ClauseId>,
    pub silent: bool,
}

/// The value of a player's cards in the game that is played; `None` while too few of them are known.
pub fn claim(hand: &Hand, player: &Player) -> Option<Claim> {
    let (own, board) = (player.known(), hand.known_board());
    if player.cards.iter().any(|dealt| dealt.card.is_none()) || own.is_empty() {
        return None;
    }
    let all = own | board;
    let mut claim = Claim { seat: player.seat, high: None, low: None, lowball: None, cards: all };
    match hand.game {
        Game::Holdem | Game::Stud | Game::StudEight if all.len() >= 5 => claim.high = Some(High::of(all)),
        Game::Omaha | Game::OmahaEight => claim.high = omaha::high(own, board),
        Game::Razz if all.len() >= 5 => claim.lowball = Some(Low::of(all)),
        _ => {}
    }
    match hand.game {
        Game::StudEight => claim.low = Low8::of(all),
        Game::OmahaEight => claim.low = omaha::low8(own, board),
        _ => {}
    }
    (claim.high.is_some() || claim.lowball.is_some()).then_some(claim)
}

/// The value that decides at showdown; `None` while cards are still to come, too.
pub fn final_claim(hand: &Hand, player: &Player) -> Option<Claim> {
    let (own, board) = (player.cards.len(), hand.board.len());
    let complete = match hand.game.is_stud() {
        true => own + board == hand.most_cards(),
        false => own == hand.most_cards() && board == hand.board_holds(),
    };
    claim(hand, player).filter(|_| complete)
}

/// Divides the pots among the hands that lie open.
pub fn award(hand: &Hand, pots: &[Pot], claims: &[Claim], books: &Rulebooks) -> Vec<Share> {
    let mut shares: Vec<Share> = Vec::new();
    let mut odd_taken: Vec<Seat> = Vec::new();
    for (number, pot) in pots.iter().enumerate() {
        let here: Vec<&Claim> = claims.iter().filter(|claim| pot.seats.contains(&claim.seat)).collect();
        let mut divided = Division::of(hand, pot.amount, &here, books, &odd_taken);
        if pots.len() > 1 && divided.parts.len() > 1 {
            let separately = books.ask(|p| {
                let because = cites(p, &[clauses::side_pots::SEPARATELY, clauses::odd_chip::ONCE_EACH]);
                (!because.is_empty()).then_some(((), because))
            });
            divided.rest_on(separately.unwrap_or_else(|| Grounded::plain(())));
        }
        if pots.len() > 1 {
            divided.cite(&books.cites(&[clauses::side_pots::SEPARATELY]));
        }
        odd_taken.append(&mut divided.odd);
        let number = PotNumber::try_from(number).unwrap_or(PotNumber::MAX);
        shares.extend(divided.parts.into_iter().filter(|(_, amount)| *amount > 0).map(|(seat, amount)| Share {
            seat,
            amount,
            pot: number,
            because: divided.because.clone(),
            silent: divided.silent,
        }));
    }
    shares
}

/// An amount in equal parts down to the smallest chip, the chips left over one each in this order.
pub fn even(hand: &Hand, amount: Amount, order: &[Seat]) -> Vec<(Seat, Amount)> {
    let n = Amount::try_from(order.len()).unwrap_or(Amount::MAX).max(1);
    let unit = hand.smallest_chip.max(1);
    let each = amount / unit / n * unit;
    let mut left = amount - n * each;
    let part = |seat: &Seat| {
        let odd = left.min(unit);
        left -= odd;
        (*seat, each + odd)
    };
    order.iter().map(part).collect()
}

/// One pot, divided.
#[derive(Clone, Debug, Default)]
struct Division {
    parts: Vec<(Seat, Amount)>,
    /// Who got an odd chip.
    odd: Vec<Seat>,
    because: Vec<ClauseId>,
    silent: bool,
}

impl Division {
    fn of(hand: &Hand, amount: Amount, claims: &[&Claim], books: &Rulebooks, odd_taken: &[Seat]) -> Division {
        let high = best(claims, |c| c.high.map(HandStrength::High).or(c.lowball.map(HandStrength::Low)));
        let low = best(claims, |c| c.low.map(HandStrength::Low8));
        let mut division = Division::default();
        if low.is_empty() {
            division.share(hand, amount, &high, books, odd_taken);
            division.because_of_values(claims, &high, books);
            return division;
        }
        let seats = |of: &[&Claim]| of.iter().map(|c| c.seat).collect::<Vec<_>>();
        if seats(&high) == seats(&low) {
            let whole = books.ask(|p| odd_chip::whole_pot(p, high.len()));
            if whole.as_ref().is_some_and(|w| w.value) {
                division.rest_on(whole.unwrap_or_else(|| Grounded::plain(true)));
                division.share(hand, amount, &high, books, odd_taken);
                return division;
            }
        }
        let unit = hand.smallest_chip.max(1);
        let half = amount / (2 * unit) * unit;
        let odd = amount - 2 * half;
        let mut halves = (half, half);
        if odd > 0 {
            let to_high = books.ask(|p| odd_chip::to_high(hand, &seats(&high), &seats(&low), p));
            let to_high = to_high.unwrap_or_else(|| Grounded::plain(true));
            if to_high.value {
                halves.0 += odd;
            } else {
                halves.1 += odd;
            }
            division.rest_on(to_high);
        }
        // The halves of one pot are not several pots: whoever took the odd chip of one may take that of the other.
        division.share(hand, halves.0, &high, books, odd_taken);
        division.share(hand, halves.1, &low, books, odd_taken);
        division
    }

    /// Divides an amount evenly among winners, the odd chips one each in the house's order.
    fn share(&mut self, hand: &Hand, amount: Amount, winners: &[&Claim], books: &Rulebooks, odd_taken: &[Seat]) {
        let Ok(n) = Amount::try_from(winners.len()) else { return };
        if n == 0 {
            return;
        }
        let mut order: Vec<Seat> = winners.iter().map(|c| c.seat).collect();
        if n > 1 {
            let even = books.ask(odd_chip::equal_shares);
            self.rest_on(even.unwrap_or_else(|| Grounded::plain(())));
        }
        if n > 1 && amount % (n * hand.smallest_chip.max(1)) > 0 {
            let ordered = books.ask(|p| odd_chip::order(hand, winners, odd_taken, p));
            let ordered = ordered.unwrap_or_else(|| Grounded::plain(order.clone()));
            order.clone_from(&ordered.value);
            self.rest_on(ordered);
        }
        let parts = even(hand, amount, &order);
        let least = parts.iter().map(|(_, part)| *part).min().unwrap_or_default();
        for (seat, part) in parts {
            if part > least {
                self.odd.push(seat);
            }
            match self.parts.iter_mut().find(|(s, _)| *s == seat) {
                Some((_, all)) => *all += part,
                None => self.parts.push((seat, part)),
            }
        }
    }

    /// The clauses that rank the winning hand over the next best.
    fn because_of_values(&mut self, claims: &[&Claim], winners: &[&Claim], books: &Rulebooks) {
        let describe = |c: &Claim| c.high.map(High::describe).or(c.lowball.map(Low::describe));
        let Some(won) = winners.first().and_then(|c| describe(c)) else { return };
        let beaten = claims.iter().filter(|c| !winners.iter().any(|w| w.seat == c.seat)).filter_map(|c| describe(c));
        let close = beaten.map(|d| d.class).max() == Some(won.class);
        let mut clauses = vec![clauses::hand_ranking::CLASSES];
        if close || winners.len() > 1 {
            clauses.extend([clauses::hand_ranking::BY_RANKS, clauses::card_rank::ORDER, class_clause(won.class)]);
        }
        if winners.len() > 1 {
            clauses.push(clauses::split_pot::SUITS_DO_NOT_COUNT);
        }
        self.cite(&books.cites(&clauses));
    }

    fn rest_on<T>(&mut self, answer: Grounded<T>) {
        self.cite(&answer.because);
        self.silent |= answer.silent;
    }

    fn cite(&mut self, clauses: &[ClauseId]) {
        for clause in clauses {
            if !self.because.contains(clause) {
                self.because.push(*clause);
            }
        }
    }
}

/// Values of one kind, to be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum HandStrength {
    High(High),
    Low8(Low8),
    Low(Low),
}

/// Those whose value nobody beats, in the order of the claims.
fn best<'c>(claims: &[&'c Claim], value: impl Fn(&Claim) -> Option<HandStrength>) -> Vec<&'c Claim> {
    let top = claims.iter().filter_map(|c| value(c)).max();
    claims.iter().copied().filter(|c| top.is_some() && value(c) == top).collect()
}

/// The clause that ranks hands of one class.
pub fn class_clause(class: Class) -> ClauseId {
    match class {
        Class::HighCard => clauses::hand_ranking::HIGH_CARD,
        Class::Pair => clauses::hand_ranking::ONE_PAIR,
        Class::TwoPair => clauses::hand_ranking::TWO_PAIR,
        Class::ThreeOfAKind => clauses::hand_ranking::THREE_OF_A_KIND,
        Class::Straight => clauses::hand_ranking::STRAIGHT,
        Class::Flush => clauses::hand_ranking::FLUSH,
        Class::FullHouse => clauses::hand_ranking::FULL_HOUSE,
        Class::FourOfAKind => clauses::hand_ranking::FOUR_OF_A_KIND,
        Class::StraightFlush => clauses::hand_ranking::STRAIGHT_FLUSH,
    }
}

/// What an open hand is: high, then low where it has one.
pub fn descriptions(claim: &Claim) -> Vec<(bool, Description)> {
    let high = claim.high.map(|high| (false, high.describe()));
    let low = claim.low.map(|low| (true, low.describe())).or(claim.lowball.map(|low| (true, low.describe())));
    high.into_iter().chain(low).collect()
}

/// The highest card by rank, and by suit among equals.
pub fn highest_card(cards: CardSet) -> Option<Card> {
    cards.iter().max()
}
