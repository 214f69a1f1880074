//! The arithmetic of the award: what open hands are worth, who of them is best, and an amount in equal parts.

use crate::engine::cards::{Card, CardSet};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::event::{Game, PotNumber, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::{Grounded, cite};
use crate::engine::ruling::{Question, Ruling, Verdict};
use crate::engine::table::hand::{Hand, Player};
use crate::engine::value::{Description, High, Low, Low8, omaha};

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

impl Share {
    /// Rests on these clauses, too.
    pub(crate) fn cite(&mut self, clauses: &[ClauseId]) {
        cite(&mut self.because, clauses);
    }
}

/// The value of a player's cards in the game that is played; `None` while too few of them are known.
pub fn claim(hand: &Hand, player: &Player) -> Option<Claim> {
    let (own, board) = (player.known(), hand.known_board());
    let dealt = if hand.game.is_stud() { 1 } else { hand.game.hole_cards() };
    if player.cards.iter().any(|dealt| dealt.card.is_none()) || own.len() < dealt {
        return None;
    }
    let all = own | board;
    let mut claim = Claim { seat: player.seat, high: None, low: None, lowball: None, cards: all };
    match hand.game {
        Game::Holdem | Game::Stud | Game::StudEight if all.len() >= 5 => claim.high = Some(High::of(all)),
        Game::Omaha | Game::OmahaEight => claim.high = omaha::high(own, board),
        Game::Razz if all.len() >= 5 => claim.lowball = Some(Low::of(all)),
        Game::Holdem | Game::Stud | Game::StudEight | Game::Razz => {}
    }
    match hand.game {
        Game::StudEight => claim.low = Low8::of(all),
        Game::OmahaEight => claim.low = omaha::low8(own, board),
        Game::Holdem | Game::Omaha | Game::Stud | Game::Razz => {}
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

/// An amount in equal parts down to the smallest chip, the chips left over one each in this order.
pub fn even(hand: &Hand, amount: Amount, order: &[Seat]) -> Vec<(Seat, Amount)> {
    let n = Amount::try_from(order.len()).unwrap_or(Amount::MAX).max(1);
    let unit = hand.smallest_chip;
    let each = amount / unit / n * unit;
    let mut left = amount - n * each;
    let part = |seat: &Seat| {
        let odd = left.min(unit);
        left -= odd;
        (*seat, each + odd)
    };
    order.iter().map(part).collect()
}

/// An amount, divided.
#[derive(Clone, Debug, Default)]
pub(crate) struct Division {
    pub parts: Vec<(Seat, Amount)>,
    /// Who got an odd chip.
    pub odd: Vec<Seat>,
    pub because: Vec<ClauseId>,
    pub silent: bool,
}

impl Division {
    /// Divides an amount evenly, the chips left over one each in this order.
    pub fn add(&mut self, hand: &Hand, amount: Amount, order: &[Seat]) {
        let parts = even(hand, amount, order);
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

    pub fn rest_on<T>(&mut self, answer: &Grounded<T>) {
        self.cite(&answer.because);
        self.silent |= answer.silent;
    }

    pub fn cite(&mut self, clauses: &[ClauseId]) {
        cite(&mut self.because, clauses);
    }

    /// What everybody gets of the pot of this number.
    pub fn shares(&self, pot: PotNumber) -> impl Iterator<Item = Share> {
        let paid = self.parts.iter().filter(|(_, amount)| *amount > 0);
        paid.map(move |(seat, amount)| Share {
            seat: *seat,
            amount: *amount,
            pot,
            because: self.because.clone(),
            silent: self.silent,
        })
    }
}

/// Values of one kind, to be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum HandStrength {
    High(High),
    Low8(Low8),
    Low(Low),
}

/// Those with the best hand for the whole pot, or for the high half, in the order of the claims.
pub(crate) fn best<'c>(claims: &[&'c Claim]) -> Vec<&'c Claim> {
    unbeaten(claims, |c| c.high.map(HandStrength::High).or(c.lowball.map(HandStrength::Low)))
}

/// Those with the best hand for the low half, in the order of the claims.
pub(crate) fn best_low<'c>(claims: &[&'c Claim]) -> Vec<&'c Claim> {
    unbeaten(claims, |c| c.low.map(HandStrength::Low8))
}

/// Those whose value nobody beats, in the order of the claims.
fn unbeaten<'c>(claims: &[&'c Claim], value: impl Fn(&Claim) -> Option<HandStrength>) -> Vec<&'c Claim> {
    let top = claims.iter().filter_map(|c| value(c)).max();
    claims.iter().copied().filter(|c| top.is_some() && value(c) == top).collect()
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

/// The floor has given the pot to somebody, or whoever has been given it keeps it: nobody else wins it.
pub(in crate::engine) fn unless_given_away(ruled: &[Ruling], showdown: Vec<Ruling>) -> Vec<Ruling> {
    let awarded = is_given_by_floor(ruled);
    let keeps = |r: &Ruling| if let Verdict::Keeps(_, seat) = r.verdict { Some(seat).filter(|_| !r.is_silent()) } else { None };
    let keeper = ruled.iter().find_map(keeps);
    let is_others = |r: &Ruling| matches!(r.verdict, Verdict::Wins(winner, ..) if keeper.is_some_and(|keeper| keeper != winner));
    showdown.into_iter().filter(|r| (!awarded || !wins(r)) && !is_others(r)).collect()
}

/// The pots have been won, or given to somebody.
pub(in crate::engine) fn is_won(ruled: &[Ruling], showdown: &[Ruling]) -> bool {
    is_given_by_floor(ruled) || showdown.iter().any(wins)
}

fn is_given_by_floor(ruled: &[Ruling]) -> bool {
    ruled.iter().any(|r| r.by_floor && wins(r))
}

fn wins(ruling: &Ruling) -> bool {
    matches!(ruling.verdict, Verdict::Wins(..))
}

impl Hearing<'_> {
    /// A pot to which no hand that is left has a claim.
    pub(in crate::engine) fn nobodys(&self) -> Ruling {
        self.follows(Question::Award, Verdict::Floor(Vec::new()), Vec::new(), true)
    }

    /// The claims of the hands that lie open and may win, as far as all their cards are known.
    pub(in crate::engine) fn open_claims(&self) -> Vec<Claim> {
        let (hand, faces) = (self.state.room.hand(), &self.state.faces);
        let open = hand.live().filter(|p| faces.tabled(p.seat) && faces.is_alive(p.seat));
        open.filter_map(|p| final_claim(hand, p)).collect()
    }
}
