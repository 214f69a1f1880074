//! The cards of a hand: before the players and on the board. Whoever deals, lays out or shows, told line by line or read from
//! a record, does it by these operations, which keep every card in one place.

use crate::engine::cards::{Card, CardSet};
use crate::engine::event::{Dealt, Seat};
use crate::engine::problem::Problem;
use crate::engine::table::hand::{Hand, Player};
use crate::engine::table::stud::{ALL_CARDS, first_to_act};

/// The cards on a full board.
pub const BOARD: usize = 5;

/// What a player may show that no line has dealt him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Undealt {
    /// Nothing: the record tells every deal.
    Nothing,
    /// What he lacks of a full hand: nobody tells the deal of a situation.
    Missing,
}

impl Hand {
    /// Lays cards before a player, on top of what he has; only in stud do any of them lie open.
    ///
    /// # Errors
    /// See [`Hand::verify_deal`].
    pub(crate) fn deal(&mut self, seat: Seat, cards: &[Dealt]) -> Result<(), Problem> {
        if self.deal.stub.next.is_empty() {
            self.verify_deal(seat, cards)?;
            return self.lay_before(seat, cards);
        }
        let before = self.deal.clone();
        let dealt = self.off_the_stub(cards).and_then(|cards| {
            self.verify_deal(seat, &cards)?;
            self.lay_before(seat, &cards)
        });
        if dealt.is_err() {
            self.deal = before;
        }
        dealt
    }

    fn lay_before(&mut self, seat: Seat, cards: &[Dealt]) -> Result<(), Problem> {
        let stud = self.game.is_stud();
        self.seat_mut(seat)?.cards.extend(cards.iter().map(|dealt| Dealt { up: dealt.up && stud, ..*dealt }));
        for card in cards.iter().filter_map(|dealt| dealt.card) {
            self.deal.piles.comes(&[card]);
        }
        self.open_cards_decide();
        Ok(())
    }

    /// Cards come off the stub, each as it is told there.
    fn off_the_stub(&mut self, cards: &[Dealt]) -> Result<Vec<Dealt>, Problem> {
        let mut dealt = Vec::with_capacity(cards.len());
        for one in cards {
            let (_, top) = self.deal.stub.comes_off(0, 1, one.card.as_slice())?;
            dealt.push(Dealt { card: one.card.or(top.first().copied()), ..*one });
        }
        Ok(dealt)
    }

    /// Whether these cards can be dealt to him.
    ///
    /// # Errors
    /// When one of them is there already, or he would have too many.
    pub(crate) fn verify_deal(&self, seat: Seat, cards: &[Dealt]) -> Result<(), Problem> {
        self.verify_dealt(cards.iter().filter_map(|dealt| dealt.card))?;
        let (has, room_for) = (self.find(seat).map_or(0, |p| p.cards.len()), self.most_cards());
        if has + cards.len() > room_for {
            let message = format!("{seat} would have {} cards", has + cards.len());
            return Err(Problem::new(message, format!("this game deals a player {room_for}")));
        }
        Ok(())
    }

    /// Lays cards on the board.
    ///
    /// # Errors
    /// See [`Hand::verify_board`].
    pub(crate) fn lay_board(&mut self, cards: &[Card]) -> Result<(), Problem> {
        self.verify_board(cards)?;
        self.board.extend(cards);
        Ok(())
    }

    /// Whether these cards can be laid on the board.
    ///
    /// # Errors
    /// When one of them is there already, or the board is full.
    pub(crate) fn verify_board(&self, cards: &[Card]) -> Result<(), Problem> {
        self.verify_dealt(cards.iter().copied())?;
        if self.board.len() + cards.len() > self.board_holds() {
            return Err(Problem::new("there are too many cards on the board", "three come on the flop, then one each street"));
        }
        Ok(())
    }

    /// A player lets cards be seen: where nobody has told which he holds, now they are known.
    ///
    /// # Errors
    /// When he is not at the table, does not hold a card, or it lies somewhere else.
    pub(crate) fn show(&mut self, seat: Seat, cards: &[Card], undealt: Undealt) -> Result<(), Problem> {
        let full = self.most_cards();
        let player = self.seat_mut(seat)?;
        let held = player.known();
        let unknown = player.cards.iter().filter(|dealt| dealt.card.is_none()).count();
        let missing = match undealt {
            Undealt::Nothing => 0,
            Undealt::Missing => full.saturating_sub(player.cards.len()),
        };
        let new: Vec<Card> = cards.iter().copied().filter(|card| !held.contains(*card)).collect();
        self.verify_new(new.iter().copied(), "lies somewhere else")?;
        if let Some(card) = new.get(unknown + missing) {
            return Err(Problem::new(format!("{seat} does not hold {card}"), "show cards that the player holds"));
        }
        let player = self.seat_mut(seat)?;
        for card in new {
            match player.cards.iter_mut().find(|dealt| dealt.card.is_none()) {
                Some(dealt) => dealt.card = Some(card),
                None => player.cards.push(Dealt { card: Some(card), up: false }),
            }
        }
        Ok(())
    }

    /// A deck has every card once, and none of these has been seen of it.
    pub(super) fn verify_new(&self, cards: impl Iterator<Item = Card>, but: &str) -> Result<(), Problem> {
        each_once(self.cannot_come() | self.deal.may_come(), cards, but)
    }

    /// None of these lies where it cannot come from.
    pub(super) fn verify_dealt(&self, cards: impl Iterator<Item = Card>) -> Result<(), Problem> {
        each_once(self.cannot_come(), cards, "has been dealt already")
    }

    /// The known cards that lie where they stay.
    fn cannot_come(&self) -> CardSet {
        self.players.iter().map(Player::known).fold(self.known_board() | self.deal.known(), |all, own| all | own)
    }

    /// In stud the open cards decide who acts first, until somebody has acted.
    pub(crate) fn open_cards_decide(&mut self) {
        if self.game.is_stud()
            && self.actions.is_empty()
            && !self.opens_again
            && let Some(first) = first_to_act(self)
        {
            self.first = first;
        }
    }

    /// How many cards a player is dealt in all.
    pub fn most_cards(&self) -> usize {
        if self.game.is_stud() { ALL_CARDS } else { self.game.hole_cards() }
    }

    /// How many cards there is room for on the board; in stud for the one that all share when the deck runs out.
    pub fn board_holds(&self) -> usize {
        if self.game.is_stud() { 1 } else { BOARD }
    }

    /// The cards on the board.
    pub fn known_board(&self) -> CardSet {
        self.board.iter().fold(CardSet::EMPTY, |set, card| set | CardSet::of(*card))
    }

    /// The cards of a player that are known and were dealt face down.
    pub(crate) fn hole_cards(&self, seat: Seat) -> CardSet {
        let cards = self.find(seat).map_or(&[][..], |p| &p.cards).iter();
        let closed = cards.filter(|dealt| !dealt.up || !self.game.is_stud()).filter_map(|dealt| dealt.card);
        closed.map(CardSet::of).fold(CardSet::EMPTY, |all, card| all | card)
    }

    /// How many cards were dealt face down to a player so far; to somebody who is not there, none.
    pub(crate) fn dealt_face_down(&self, seat: Seat) -> usize {
        let hole_cards = self.game.hole_cards();
        self.find(seat).map_or(0, |p| if self.game.is_stud() { hole_cards.min(p.cards.len().max(1)) } else { hole_cards })
    }
}

fn each_once(mut seen: CardSet, cards: impl Iterator<Item = Card>, but: &str) -> Result<(), Problem> {
    for card in cards {
        if seen.contains(card) {
            let help = format!("a deck has every card once; of one that came twice say `dealer finds a second {card}`");
            return Err(Problem::new(format!("{card} {but}"), help));
        }
        seen.insert(card);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::{Game, Street, Structure};

    const A: Seat = Seat::Letter('A');
    const B: Seat = Seat::Letter('B');

    fn hand(game: Game) -> Hand {
        let street = if game.is_stud() { Street::Third } else { Street::Preflop };
        Hand::new(Structure::NoLimit, game, (5, 10), Default::default(), &[A, B], None, street)
    }

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    fn dealt(text: &str) -> Vec<Dealt> {
        cards(text).into_iter().map(|card| Dealt { card: Some(card), up: true }).collect()
    }

    fn why(done: Result<(), Problem>) -> String {
        done.map_or_else(|problem| problem.message, |()| "done".to_owned())
    }

    #[test]
    fn no_card_is_there_twice_however_it_comes() {
        let mut hand = hand(Game::Holdem);
        hand.deal(A, &dealt("As Ks")).unwrap();
        hand.lay_board(&cards("2c 7d Jh")).unwrap();
        assert_eq!(why(hand.deal(B, &dealt("As"))), "As has been dealt already");
        assert_eq!(why(hand.deal(B, &[dealt("Qd"), dealt("Qd")].concat())), "Qd has been dealt already");
        assert_eq!(why(hand.lay_board(&cards("Ks"))), "Ks has been dealt already");
        assert_eq!(why(hand.show(B, &cards("2c"), Undealt::Missing)), "2c lies somewhere else");
    }

    #[test]
    fn nobody_holds_and_nothing_lies_there_beyond_what_the_game_deals() {
        let mut hand = hand(Game::Holdem);
        assert_eq!(why(hand.deal(A, &dealt("As Ks Qs"))), "A would have 3 cards");
        assert_eq!(why(hand.lay_board(&cards("2c 7d Jh 3s 4s 5s"))), "there are too many cards on the board");
        assert_eq!((hand.hole_cards(A).len(), hand.board.len()), (0, 0));
    }

    #[test]
    fn what_nobody_dealt_is_shown_only_where_deals_are_not_told() {
        let mut hand = hand(Game::Holdem);
        assert_eq!(why(hand.show(A, &cards("As Ks"), Undealt::Nothing)), "A does not hold As");
        assert_eq!(why(hand.show(A, &cards("As Ks"), Undealt::Missing)), "done");
        assert_eq!(why(hand.show(A, &cards("Qs"), Undealt::Missing)), "A does not hold Qs");
        hand.deal(B, &[Dealt { card: None, up: false }; 2]).unwrap();
        assert_eq!(why(hand.show(B, &cards("Qd Qh"), Undealt::Nothing)), "done");
        assert_eq!(hand.hole_cards(B), "Qd Qh".parse().unwrap());
    }

    #[test]
    fn cards_lie_open_only_in_stud() {
        for (game, closed) in [(Game::Omaha, 2), (Game::Stud, 0)] {
            let mut hand = hand(game);
            hand.deal(A, &dealt("As Ks")).unwrap();
            assert_eq!(hand.hole_cards(A).len(), closed, "{game}");
        }
    }
}
