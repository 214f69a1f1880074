//! The board: how a street comes off the stub.

use crate::engine::board_event::{BoardEvent, Burns};
use crate::engine::board_verdict::BoardStreet;
use crate::engine::cards::Card;
use crate::engine::event::{Seat, Street};
use crate::engine::problem::Problem;
use crate::engine::table::hand::Hand;
use crate::engine::table::stub::LaidStreet;

impl Hand {
    /// # Errors
    /// When the game that is played has no such street.
    pub(crate) fn verify_has(&self, street: Street) -> Result<(), Problem> {
        if street.is_studs() == self.game.is_stud() {
            return Ok(());
        }
        Err(Problem::new("this game has no such street", "hold'em and Omaha have flop, turn and river, stud has numbers"))
    }

    /// # Errors
    /// When a street is over, comes before another, or while somebody has a bet to answer.
    pub(crate) fn verify_comes_next(&self, street: Street) -> Result<(), Problem> {
        // A card of stud that comes too soon lies before one player, not on the board.
        if let Some(seat) = self.to_act().filter(|_| self.game.is_stud() && self.bet > 0 && street > self.street) {
            return Err(Problem::new(
                format!("the next street is dealt while {seat} has a bet to answer"),
                "tell how the betting ends, or state `at showdown`",
            ));
        }
        if street <= self.street {
            return Err(Problem::new("that street is over", "streets come in order: flop, turn, river"));
        }
        // A street of the board that was dealt too soon lies there already.
        if !street.is_studs() && self.street.next() != Some(street) && self.deal.stub.laid.is_none() {
            return Err(Problem::new("a street is left out", "streets come in order: flop, turn, river"));
        }
        Ok(())
    }

    /// Something happens to the board that opens no street.
    ///
    /// # Errors
    /// When it cannot: nothing of the flop is left to be drawn from.
    pub(super) fn draws_from_flop(&mut self, card: Card) -> Result<(), Problem> {
        let Some(laid) = self.deal.stub.laid.as_ref().filter(|laid| laid.street == BoardStreet::Flop && laid.surplus() > 0) else {
            return Err(Problem::new("there is no flop with a card too many", "state the flop first: `flop 2c 7d Jh 5s`"));
        };
        let told = laid.cards.contains(&card);
        if !told && laid.cards.len() >= laid.count {
            return Err(Problem::new(format!("{card} is not on the flop"), "draw one of its cards"));
        }
        if !told {
            self.verify_dealt(std::iter::once(card))?;
            self.deal.piles.comes(&[card]);
        }
        if let Some(laid) = &mut self.deal.stub.laid {
            if !told {
                laid.cards.push(card);
            }
            let again = laid.drawn.replace(card).is_some();
            let on_board = laid.on_board();
            if again {
                self.board.clear();
            }
            self.board.extend(on_board);
        }
        Ok(())
    }

    /// Whether the betting is still open where a street comes. Blinds that nobody named owe nobody an answer.
    fn is_early(&self) -> bool {
        let unnamed = |seat: Seat| self.button.is_none() && matches!(seat, Seat::SMALL_BLIND | Seat::BIG_BLIND);
        self.to_act().is_some_and(|seat| !unnamed(seat))
    }

    /// The cards of a street come off the deck. Tells which of them lie on the board, or `None` where the street came too
    /// soon and does not count.
    ///
    /// # Errors
    /// When the cards are somewhere else.
    pub(crate) fn street_comes(&mut self, street: Street, event: &BoardEvent) -> Result<Option<Vec<Card>>, Problem> {
        let before = self.deal.clone();
        if let Some(laid) = self.deal.stub.laid.take() {
            self.clears_away(&laid);
        }
        let mut laid = match (BoardStreet::of(street), event) {
            (None, BoardEvent::Street(_, cards, burns)) => LaidStreet::of(BoardStreet::River, cards, *burns).without_board(),
            (None, BoardEvent::FlopOf(..)) | (_, BoardEvent::Drawn(_)) => return Ok(None),
            (Some(board), BoardEvent::Street(_, cards, burns)) => LaidStreet::of(board, cards, *burns),
            (Some(board), BoardEvent::FlopOf(count, facing)) => {
                let count = usize::try_from(*count).unwrap_or(0);
                LaidStreet { count, facing: *facing, ..LaidStreet::of(board, &[], Burns::One) }
            }
        };
        laid.early = street > self.street && !street.is_studs() && self.is_early();
        laid.waited =
            self.players.iter().filter(|player| laid.early && self.owes_answer(player)).map(|player| player.seat).collect();
        if let Err(problem) = self.comes_off(&mut laid) {
            self.deal = before;
            return Err(problem);
        }
        let (early, on_board) = (laid.early, laid.on_board());
        if street.is_studs() || laid.regular() {
            self.deal.piles.burned.append(&mut laid.burned);
        } else {
            self.deal.stub.laid = Some(laid);
        }
        Ok((!early).then_some(on_board))
    }

    /// Takes the cards of a street and its burns off the deck: first what waits to be burned, then the top of the stub.
    fn comes_off(&mut self, laid: &mut LaidStreet) -> Result<(), Problem> {
        self.verify_dealt(laid.cards.iter().copied().filter(|card| !self.deal.stub.next.contains(card)))?;
        let piles = &mut self.deal.piles;
        let no_burn = std::mem::take(&mut piles.no_burn);
        let waits = !piles.next_burns.is_empty();
        if laid.burns == Burns::None && (no_burn || waits) {
            laid.burns = Burns::One;
        }
        let burns = match laid.burns {
            Burns::None => 0,
            Burns::One => usize::from(waits || !no_burn),
            Burns::Two => 2,
        };
        let ready = burns.min(piles.next_burns.len());
        laid.burned = piles.next_burns.drain(..ready).flatten().collect();
        let (burned, dealt) = self.deal.stub.comes_off(burns - ready, laid.count, &laid.cards)?;
        laid.burned.extend(burned);
        if laid.cards.is_empty() {
            laid.cards = dealt;
        }
        self.verify_dealt(laid.cards.iter().copied())?;
        self.deal.piles.comes(&laid.cards);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::{Game, Structure};

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    fn hand(stub: &str) -> Hand {
        let seats = ['A', 'B'].map(Seat::Letter);
        let mut hand = Hand::new(Structure::NoLimit, Game::Holdem, (5, 10), Default::default(), &seats, None, Street::Flop);
        hand.board = cards("2c 7d Jh");
        hand.at_showdown = true;
        hand.deal.stub.next = cards(stub);
        hand
    }

    fn turn(hand: &mut Hand, came: &str, burns: Burns) -> Option<Vec<Card>> {
        hand.street_comes(Street::Turn, &BoardEvent::Street(Street::Turn, cards(came), burns)).unwrap()
    }

    #[test]
    fn a_street_takes_its_burns_with_it() {
        let mut hand = hand("9c 5c Th");
        assert_eq!(turn(&mut hand, "5c", Burns::One), Some(cards("5c")));
        assert_eq!((hand.deal.stub.next.clone(), hand.deal.stub.laid.clone()), (cards("Th"), None));
    }

    #[test]
    fn after_one_burn_the_right_card_is_the_next() {
        let mut missed = hand("5c Th");
        turn(&mut missed, "5c", Burns::None);
        assert_eq!(missed.deal.stub.right_cards(), Some(cards("Th")));
        let mut doubled = hand("9c 4d 5c Th");
        turn(&mut doubled, "5c", Burns::Two);
        assert_eq!(doubled.deal.stub.right_cards(), Some(cards("4d")));
        let mut untold = hand("");
        turn(&mut untold, "5c", Burns::Two);
        assert_eq!(untold.deal.stub.right_cards(), None);
    }

    #[test]
    fn only_one_card_of_several_lies_on_the_board() {
        let mut hand = hand("");
        assert_eq!(turn(&mut hand, "5c 9d Kd", Burns::One), Some(cards("5c")));
        assert_eq!(hand.deal.known(), "9d Kd".parse().unwrap());
    }

    #[test]
    fn the_floor_draws_from_the_flop_and_the_others_lie_there() {
        let mut hand = hand("");
        hand.board.clear();
        hand.street = Street::Preflop;
        let flop = BoardEvent::Street(Street::Flop, cards("2c 7d Jh 5s"), Burns::One);
        assert_eq!(hand.street_comes(Street::Flop, &flop).unwrap(), Some(Vec::new()));
        hand.draws_from_flop(cards("Jh")[0]).unwrap();
        assert_eq!((hand.board.clone(), hand.deal.known()), (cards("2c 7d 5s"), "Jh".parse().unwrap()));
        assert_eq!(hand.draws_from_flop(cards("Ah")[0]).unwrap_err().message, "Ah is not on the flop");
    }

    #[test]
    fn the_deck_decides_what_comes() {
        let mut hand = hand("9c 5c");
        let other = BoardEvent::Street(Street::Turn, cards("Th"), Burns::One);
        assert_eq!(hand.street_comes(Street::Turn, &other).unwrap_err().message, "Th comes, and 5c is next");
    }
}
