//! What has happened in the deal: the cards of it that are told by their place in the deck, and whose each of them is.

use crate::engine::cards::CardSet;
use crate::engine::deal_event::{DealEvent, NumberedCard};
use crate::engine::event::{BoardEvent, Seat};
use crate::engine::problem::Problem;
use crate::engine::table::board::Stub;
use crate::engine::table::deck::DeckRecord;
use crate::engine::table::hand::Hand;

/// The deal, as far as anything has happened in it that should not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deal {
    /// Cards that came face up, in the order in which they are told.
    pub exposed: Vec<NumberedCard>,
    /// The cards still to come, and how the last street came.
    pub stub: Stub,
    /// The deck as a thing.
    pub deck: DeckRecord,
}

impl Deal {
    /// The cards of it that are known and lie before nobody.
    pub(super) fn known(&self) -> CardSet {
        let cards = self.exposed.iter().filter_map(|dealt| dealt.card);
        cards.map(CardSet::of).fold(self.stub.known() | self.deck.known(), |all, card| all | card)
    }
}

impl Hand {
    /// Something happens in the deal; `by` is the player who does it.
    ///
    /// # Errors
    /// When it cannot: a card is told twice, or lies beyond the deal.
    pub(crate) fn in_deal(&mut self, by: Option<Seat>, event: &DealEvent) -> Result<(), Problem> {
        match event {
            DealEvent::Exposed(dealt) => self.exposes(*dealt),
            DealEvent::Board(BoardEvent::Drawn(card)) => self.draws_from_flop(*card),
            // These open a street, which is for the referee.
            DealEvent::Board(BoardEvent::Street(..) | BoardEvent::FlopOf(..)) => Ok(()),
            DealEvent::Deck(event) => self.to_the_deck(by, event),
        }
    }

    fn exposes(&mut self, dealt: NumberedCard) -> Result<(), Problem> {
        let last = self.cards_of_deal();
        if !(1..=last).contains(&dealt.number) {
            let message = format!("the deal has no card {}", dealt.number);
            return Err(Problem::new(message, format!("its cards are 1 to {last}")));
        }
        if self.deal.exposed.iter().any(|other| other.number == dealt.number) {
            let message = format!("card {} has been exposed already", dealt.number);
            return Err(Problem::new(message, "tell each card once"));
        }
        self.verify_new(dealt.card.into_iter(), "has been dealt already")?;
        if let Some(seat) = dealt.to {
            self.seat_mut(seat)?;
        }
        self.deal.exposed.push(dealt);
        Ok(())
    }

    /// How many cards the first deal has, before any board.
    pub fn cards_of_deal(&self) -> i64 {
        let each = self.game.hole_cards();
        i64::try_from(each * self.players.len()).unwrap_or(i64::MAX)
    }

    /// To whom a card of the deal goes, by its place in the deck from 1: the first to the left of the button, and so on round
    /// by round. `None` in stud, which has no button.
    pub fn due(&self, number: i64) -> Option<Seat> {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        let n = self.players.len();
        let order = self.first_postflop + at;
        (!self.game.is_stud() && n > 0).then(|| self.players[order % n].seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::{Game, Street, Structure};

    fn hand(seats: &str, button: char) -> Hand {
        let seats: Vec<Seat> = seats.chars().map(Seat::Letter).collect();
        Hand::new(Structure::NoLimit, Game::Holdem, (5, 10), 0, &seats, Some(Seat::Letter(button)), Street::Preflop)
    }

    fn order(hand: &Hand) -> String {
        (1..=hand.cards_of_deal()).filter_map(|n| hand.due(n)).filter_map(Seat::letter).collect()
    }

    #[test]
    fn the_first_card_goes_to_the_left_of_the_button_and_the_last_to_it() {
        assert_eq!(order(&hand("ABCD", 'D')), "ABCDABCD");
        assert_eq!(order(&hand("ABC", 'A')), "BCABCA");
        assert_eq!(order(&hand("AB", 'A')), "BABA");
    }

    #[test]
    fn a_card_is_exposed_once_and_within_the_deal() {
        let mut hand = hand("AB", 'A');
        let card = |number| DealEvent::Exposed(NumberedCard { number, card: None, to: None });
        assert!(hand.in_deal(None, &card(4)).is_ok());
        assert_eq!(hand.in_deal(None, &card(4)).unwrap_err().message, "card 4 has been exposed already");
        assert_eq!(hand.in_deal(None, &card(5)).unwrap_err().message, "the deal has no card 5");
    }
}
