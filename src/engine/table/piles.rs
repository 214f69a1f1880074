//! The piles: where the known cards lie that are before nobody, not on the board and not in the stub.

use crate::engine::board_verdict::Remedy;
use crate::engine::cards::{Card, CardSet};
use crate::engine::deal_verdict::DeckCard;
use crate::engine::seat::Seat;

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardLies {
    Before(Seat),
    Board,
    /// It was given up by this player.
    Mucked(Seat),
    /// In the deck, or dealt from it unseen since it was shuffled in.
    Stub,
    Burned,
    SetAside,
    OutOfPlay,
}

/// The known cards that lie before nobody, not on the board, and not in their order in the stub.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piles {
    /// In the order in which they were burned.
    pub burned: Vec<Card>,
    /// On top of the stub, to be burned next; `None` is a card that nobody has told.
    pub(super) next_burns: Vec<Option<Card>>,
    pub(super) set_aside: Vec<Card>,
    pub(super) out_of_play: Vec<Card>,
    /// In the stub, in an order that nobody knows.
    pub(super) shuffled: Vec<Card>,
    /// The next street is dealt without another burn.
    pub(super) no_burn: bool,
    /// What is left to be done once the next street has come.
    pub(super) remedies: Vec<Remedy>,
    /// Cards that have gone where they were ruled to go, and seats that have got theirs.
    pub(super) gone: Vec<DeckCard>,
    pub(super) replaced: Vec<Seat>,
}

impl Piles {
    /// The cards here that cannot come again.
    pub(super) fn gone_for_good(&self) -> CardSet {
        let fixed = self.burned.iter().chain(&self.out_of_play).chain(self.next_burns.iter().flatten());
        fixed.copied().map(CardSet::of).fold(CardSet::EMPTY, |all, card| all | card)
    }

    /// The cards here that can come yet.
    pub(super) fn may_come(&self) -> CardSet {
        self.set_aside.iter().chain(&self.shuffled).copied().map(CardSet::of).fold(CardSet::EMPTY, |all, card| all | card)
    }

    /// These cards come out of the stub, or back from where they were set aside.
    pub(super) fn comes(&mut self, cards: &[Card]) {
        self.set_aside.retain(|card| !cards.contains(card));
        self.shuffled.retain(|card| !cards.contains(card));
    }

    /// Where each of them lies.
    pub(super) fn lie(&self) -> impl Iterator<Item = (Card, CardLies)> + '_ {
        let at = |cards: &'_ [Card], place| cards.iter().map(move |card| (*card, place)).collect::<Vec<_>>();
        let next = self.next_burns.iter().flatten().map(|card| (*card, CardLies::Stub));
        let piles = [
            at(&self.burned, CardLies::Burned),
            at(&self.set_aside, CardLies::SetAside),
            at(&self.out_of_play, CardLies::OutOfPlay),
            at(&self.shuffled, CardLies::Stub),
        ];
        piles.into_iter().flatten().chain(next)
    }
}
