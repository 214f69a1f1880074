//! A player in a hand: his chips, his cards, and what he has done in the round.

use crate::engine::cards::CardSet;
use crate::engine::chips::Amount;
use crate::engine::event::{Dealt, Seat};

/// A player in the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub seat: Seat,
    stack: Option<Amount>,
    committed: Amount,
    put_in: Amount,
    /// The cards before him.
    pub cards: Vec<Dealt>,
    pub(super) folded: bool,
    pub(super) all_in: bool,
    /// How much of what lies before him was ruled to stay in, whether or not anybody calls it.
    pub forfeited: Amount,
    /// Has acted in this round, and has not been asked again since.
    pub(super) acted: bool,
    /// Has bet or raised in this round.
    pub raised: bool,
    /// The bet he last answered or made.
    pub answered: Amount,
    /// How many increases he had seen when he last acted.
    pub seen: usize,
}

impl Player {
    /// Sits down with chips behind; without a stack he can cover anything.
    pub(super) fn sits(seat: Seat) -> Player {
        Player {
            seat,
            stack: None,
            committed: 0,
            put_in: 0,
            cards: Vec::new(),
            folded: false,
            all_in: false,
            forfeited: 0,
            acted: false,
            raised: false,
            answered: 0,
            seen: 0,
        }
    }

    /// He has given up his hand, or it was ruled dead.
    pub fn folded(&self) -> bool {
        self.folded
    }

    /// He has nothing left to act with in this hand.
    pub fn all_in(&self) -> bool {
        self.all_in
    }

    /// He has acted in this round, and has not been asked again since.
    pub fn acted(&self) -> bool {
        self.acted
    }

    /// His hand is out of play.
    pub fn folds(&mut self) {
        self.folded = true;
    }

    /// His hand is in play again.
    pub fn revives(&mut self) {
        self.folded = false;
    }

    /// He acts no more in this hand, whatever lies behind him.
    pub fn counts_as_all_in(&mut self) {
        self.all_in = true;
    }

    /// He has acted, though it was not his turn.
    pub fn has_acted(&mut self) {
        self.acted = true;
    }

    /// He is asked once more in this round.
    pub fn is_asked_again(&mut self) {
        self.acted = false;
    }

    /// With so much behind he plays on.
    pub fn plays_on_with(&mut self, stack: Amount) {
        self.stack = Some(stack);
        self.all_in = false;
    }

    /// So much is told to lie behind him.
    pub fn has_behind(&mut self, stack: Option<Amount>) {
        self.stack = stack;
    }

    /// Chips behind, if stated; without it he can cover anything.
    pub fn stack(&self) -> Option<Amount> {
        self.stack
    }

    /// Chips in front of him on this street.
    pub fn committed(&self) -> Amount {
        self.committed
    }

    /// Chips he put in on earlier streets, and an ante that somebody was too short for. Any other ante is nobody's any more.
    pub fn put_in(&self) -> Amount {
        self.put_in
    }

    /// Chips move from his stack to before him, as many as he has of them. Tells how many.
    pub fn commits(&mut self, amount: Amount) -> Amount {
        let moved = self.behind(amount);
        self.committed += moved;
        moved
    }

    /// Chips move from before him back to his stack, as many as lie there: with chips behind he is no longer all-in.
    pub fn takes_back(&mut self, amount: Amount) {
        let amount = amount.clamp(0, self.committed);
        self.committed -= amount;
        self.stack = self.stack.map(|stack| stack + amount);
        self.all_in &= amount == 0 || self.stack == Some(0);
    }

    /// An ante leaves his stack, as much as he has of it: nobody's any more, or as his own part of the pot. Tells how much it is.
    pub(super) fn antes(&mut self, ante: Amount, dead: bool) -> Amount {
        let moved = self.behind(ante);
        self.all_in |= self.stack == Some(0);
        self.has_anted(moved, dead)
    }

    /// The ante is in already, nobody's any more or as his own part of the pot. Tells how much it is.
    pub(super) fn has_anted(&mut self, ante: Amount, dead: bool) -> Amount {
        if !dead {
            self.put_in += ante;
        }
        ante
    }

    /// He has bet in this round as he did there: of his chips as many lie before him, and the others behind.
    pub(super) fn has_bet_as(&mut self, other: &Player) {
        let before = self.stack.map_or(other.committed, |stack| other.committed.min(stack + self.committed));
        self.stack = self.stack.map(|stack| stack + self.committed - before);
        self.committed = before;
        self.forfeited = other.forfeited;
        (self.all_in, self.acted, self.raised) = (other.all_in, other.acted, other.raised);
        (self.answered, self.seen) = (other.answered, other.seen);
    }

    /// What lies before him stays in, whatever comes.
    pub fn forfeits(&mut self) {
        self.forfeited = self.committed;
    }

    /// Of what was ruled to stay in so much comes back after all.
    pub fn gets_back(&mut self, amount: Amount) {
        self.forfeited = (self.forfeited - amount).max(0);
        self.takes_back(amount);
    }

    /// What he put in on earlier streets comes back out of the pot. Tells how much.
    pub(super) fn fetches(&mut self) -> Amount {
        let fetched = std::mem::take(&mut self.put_in);
        self.stack = self.stack.map(|stack| stack + fetched);
        self.all_in &= fetched == 0;
        fetched
    }

    /// The street is over: what lies before him lies in the pot, and is remembered as his.
    pub(super) fn gathers(&mut self) {
        self.put_in += self.committed;
        self.committed = 0;
        self.forfeited = 0;
    }

    /// Takes chips off his stack, as many as he has of them.
    fn behind(&mut self, amount: Amount) -> Amount {
        let moved = self.stack.map_or(amount, |stack| stack.min(amount));
        self.stack = self.stack.map(|stack| stack - moved);
        moved
    }

    /// All the chips he is known to have put in.
    pub fn total(&self) -> Amount {
        self.put_in.saturating_add(self.committed)
    }

    /// The cards before him that are known.
    pub fn known(&self) -> CardSet {
        self.cards.iter().filter_map(|dealt| dealt.card).fold(CardSet::EMPTY, |set, card| set | CardSet::of(card))
    }
}
