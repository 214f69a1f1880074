//! What has happened in the deal: the cards of it that are told by their place in the deck, and whose each of them is.

use crate::engine::cards::Card;
use crate::engine::chips::Amount;
use crate::engine::deal_event::{DealEvent, NumberedCard};
use crate::engine::deck_event::{DeckEvent, Landing};
use crate::engine::event::{BoardEvent, Seat, Street};
use crate::engine::problem::Problem;
use crate::engine::table::deal::{DealFault, ExposedBy, Exposure, STUD_DEAL};
use crate::engine::table::dealing::Undealt;
use crate::engine::table::deck::DroppedCard;
use crate::engine::table::hand::Hand;

/// The cards of a deck.
const DECK: usize = 52;

impl Hand {
    /// Something happens in the deal; `by` is the player who does it.
    ///
    /// # Errors
    /// When it cannot: a card is told twice, or lies beyond the deal.
    pub(crate) fn in_deal(&mut self, by: Option<Seat>, event: &DealEvent) -> Result<(), Problem> {
        let plain = |number| NumberedCard { number, card: None, to: None };
        match event {
            DealEvent::Exposed(dealt) => self.exposes(*dealt, ExposedBy::Dealer)?,
            DealEvent::OwnCardUp(number) => self.exposes(NumberedCard { to: by, ..plain(*number) }, ExposedBy::Player)?,
            DealEvent::Seen(number) => self.exposes(plain(*number), ExposedBy::Unknown)?,
            DealEvent::Dealt(number, seat) => self.dealt_to(*number, *seat)?,
            DealEvent::ToEmptySeat(number) => {
                self.verify_number(*number)?;
                self.deal.faults.push(DealFault::EmptySeat);
            }
            DealEvent::Skipped(seat) => {
                // Without cards he cannot act; where nobody else were left, nothing would be left to play for.
                let others = self.live().filter(|player| player.seat != *seat).count();
                self.seat_mut(*seat)?.folded |= others > 1;
                self.deal.skipped.push(*seat);
                self.deal.faults.push(DealFault::Skipped);
            }
            DealEvent::TwoInARow(seat) => {
                self.seat_mut(*seat)?;
                let dealt_last = self.due(i64::try_from(self.players.len()).unwrap_or(1));
                let button = dealt_last == Some(*seat);
                self.deal.faults.push(if button { DealFault::ButtonTwo } else { DealFault::OutOfOrder });
            }
            DealEvent::Unprepared(_) => self.deal.faults.push(DealFault::Unprepared),
            DealEvent::SeenBefore(_) => self.deal.faults.push(DealFault::SeenBefore),
            DealEvent::Boxed(count) => {
                let count = usize::try_from(*count).unwrap_or(0).min(DECK);
                self.deal.boxed.extend(std::iter::repeat_n(None, count));
            }
            DealEvent::BoxedCard(card) => {
                self.leaves_deck(*card)?;
                self.deal.boxed.push(*card);
            }
            DealEvent::Holds(count) => {
                self.deal.counts.retain(|(seat, _)| Some(*seat) != by);
                self.deal.counts.extend(by.map(|seat| (seat, *count)));
            }
            DealEvent::StubOf(count) => self.deal.stub.count = Some(*count),
            DealEvent::TurnedUp(card) => self.turns_up(*card)?,
            DealEvent::Board(BoardEvent::Drawn(card)) => self.draws_from_flop(*card)?,
            // These open a street, which is for the referee.
            DealEvent::Board(BoardEvent::Street(..) | BoardEvent::FlopOf(..)) => {}
            DealEvent::Deck(event) => self.befalls_deck(by, event)?,
        }
        Ok(())
    }

    /// The seats that were left out get no cards and are out of the hand.
    pub(crate) fn plays_without_skipped(&mut self) {
        let skipped = &self.deal.skipped;
        self.players.iter_mut().filter(|player| skipped.contains(&player.seat)).for_each(|player| player.folded = true);
    }

    /// They get their cards after all.
    pub(crate) fn deals_to_skipped(&mut self) {
        let skipped = std::mem::take(&mut self.deal.skipped);
        self.players.iter_mut().filter(|player| skipped.contains(&player.seat)).for_each(|player| player.folded = false);
    }

    /// Something happens to the deck; `by` is the player who does it.
    ///
    /// # Errors
    /// When it cannot: the card that falls is somewhere else.
    pub(super) fn befalls_deck(&mut self, by: Option<Seat>, event: &DeckEvent) -> Result<(), Problem> {
        if let Some(seat) = by {
            self.seat_mut(seat)?;
        }
        match event {
            DeckEvent::Found(fault) | DeckEvent::Reported(fault) => self.deal.deck.faults.push(*fault),
            DeckEvent::Noticed(_) => self.deal.deck.knows.extend(by),
            DeckEvent::Dropped(card, landing) => self.drops(by, *card, *landing)?,
            DeckEvent::Asked | DeckEvent::Relieved | DeckEvent::NextLevel => {}
        }
        Ok(())
    }

    fn drops(&mut self, by: Option<Seat>, card: Option<Card>, landing: Landing) -> Result<(), Problem> {
        match by {
            Some(seat) => self.show(seat, card.as_slice(), Undealt::Missing)?,
            None => self.leaves_deck(card)?,
        }
        self.deal.deck.dropped.push(DroppedCard { of: by, card, landing });
        Ok(())
    }

    fn exposes(&mut self, dealt: NumberedCard, by: ExposedBy) -> Result<(), Problem> {
        self.verify_number(dealt.number)?;
        if self.deal.exposed.iter().any(|other| other.dealt.number == dealt.number) {
            let message = format!("card {} has been exposed already", dealt.number);
            return Err(Problem::new(message, "name each card once"));
        }
        self.verify_new(dealt.card.into_iter(), "has been dealt already")?;
        if let Some(seat) = dealt.to {
            self.dealt_to(dealt.number, seat)?;
        }
        self.deal.exposed.push(Exposure { dealt, by });
        Ok(())
    }

    fn verify_number(&self, number: i64) -> Result<(), Problem> {
        let last = self.cards_of_deal();
        if (1..=last).contains(&number) {
            return Ok(());
        }
        Err(Problem::new(format!("the deal has no card {number}"), format!("its cards are 1 to {last}")))
    }

    /// A card goes to a seat, which may not be the one that was due.
    fn dealt_to(&mut self, number: i64, seat: Seat) -> Result<(), Problem> {
        self.verify_number(number)?;
        if self.deal.not_dealt_in.contains(&seat) {
            self.deal.faults.push(DealFault::NotEntitled);
            return Ok(());
        }
        self.seat_mut(seat)?;
        let right = self.due(number).is_none_or(|due| due == seat);
        if !right {
            self.deal.faults.push(if number == 1 { DealFault::FirstCard } else { DealFault::OutOfOrder });
        }
        Ok(())
    }

    /// The card stays where it is in the deck.
    fn turns_up(&mut self, card: Card) -> Result<(), Problem> {
        let next = &self.deal.stub.next;
        match next.first() {
            // The burn card may have come off before it.
            Some(top) if !next.iter().take(2).any(|other| *other == card) => {
                return Err(Problem::new(format!("{card} is turned up, and {top} is next"), "turn up the next card of the stub"));
            }
            Some(_) => {}
            None => self.verify_dealt(std::iter::once(card))?,
        }
        self.deal.turned_up.push((self.street, card));
        Ok(())
    }

    /// A card is found in the deck, or falls out of it.
    pub(super) fn leaves_deck(&mut self, card: Option<Card>) -> Result<(), Problem> {
        let Some(card) = card else { return Ok(()) };
        let next = &mut self.deal.stub.next;
        match next.iter().position(|other| *other == card) {
            Some(at) => drop(next.remove(at)),
            None => self.verify_dealt(std::iter::once(card))?,
        }
        self.deal.piles.comes(&[card]);
        Ok(())
    }

    /// How many cards each player has before the first betting round.
    pub fn cards_each(&self) -> usize {
        if self.game.is_stud() { STUD_DEAL } else { self.game.hole_cards() }
    }

    /// How many cards the first deal has, before any board.
    pub fn cards_of_deal(&self) -> i64 {
        i64::try_from(self.cards_each() * self.players.len()).unwrap_or(i64::MAX)
    }

    /// To whom a card of the deal goes, by its place in the deck from 1: the first to the left of the button, and so on round
    /// by round. In stud the seats are told in the order in which they are dealt to.
    pub fn due(&self, number: i64) -> Option<Seat> {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        let n = self.players.len();
        // Without a button the blinds are the last to act before the flop.
        let blinds_last = self.button.is_none() && self.street == Street::Preflop && n > 2;
        let first = if blinds_last { n - 2 } else { self.first_postflop };
        self.players.get((first + at) % n).map(|player| player.seat)
    }

    /// Whether a seat holds one of the blinds.
    pub fn is_blind(&self, seat: Seat) -> bool {
        let n = self.players.len();
        let blinds = if n == 2 { [0, 1] } else { [n.saturating_sub(2), n.saturating_sub(1)] };
        !self.game.is_stud() && blinds.iter().any(|at| self.players.get(*at).is_some_and(|player| player.seat == seat))
    }

    /// The blind that a seat had to post in this round.
    pub fn forced_bet(&self, seat: Seat) -> Amount {
        if self.street != Street::Preflop || !self.is_blind(seat) {
            return 0;
        }
        let small = self.players.iter().find(|player| self.is_blind(player.seat)).is_some_and(|player| player.seat == seat);
        if small { self.small_blind } else { self.big_blind }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::{Game, Structure};

    fn hand(seats: &str, button: char) -> Hand {
        let seats: Vec<Seat> = seats.chars().map(Seat::Letter).collect();
        Hand::new(
            Structure::NoLimit,
            Game::Holdem,
            (5, 10),
            Default::default(),
            &seats,
            Some(Seat::Letter(button)),
            Street::Preflop,
        )
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

    #[test]
    fn whose_card_it_is_tells_what_went_wrong() {
        let fault = |event: DealEvent| {
            let mut hand = hand("ABCD", 'D');
            hand.in_deal(None, &event).map(|()| hand.deal.faults).unwrap()
        };
        let (a, c, d) = (Seat::Letter('A'), Seat::Letter('C'), Seat::Letter('D'));
        assert_eq!(fault(DealEvent::Dealt(1, a)), []);
        assert_eq!(fault(DealEvent::Dealt(1, c)), [DealFault::FirstCard]);
        assert_eq!(fault(DealEvent::Dealt(7, c)), []);
        assert_eq!(fault(DealEvent::Dealt(7, d)), [DealFault::OutOfOrder]);
        assert_eq!(fault(DealEvent::TwoInARow(d)), [DealFault::ButtonTwo]);
        assert_eq!(fault(DealEvent::TwoInARow(c)), [DealFault::OutOfOrder]);
        let exposed = NumberedCard { number: 3, card: None, to: Some(d) };
        assert_eq!(fault(DealEvent::Exposed(exposed)), [DealFault::OutOfOrder]);
    }

    #[test]
    fn who_is_not_dealt_in_has_no_right_to_cards() {
        let mut hand = hand("ABD", 'D');
        let c = Seat::Letter('C');
        assert_eq!(hand.in_deal(None, &DealEvent::Dealt(3, c)).unwrap_err().message, "C is not at the table");
        hand.deal.not_dealt_in.push(c);
        hand.in_deal(None, &DealEvent::Dealt(3, c)).unwrap();
        assert_eq!(hand.deal.faults, [DealFault::NotEntitled]);
    }

    #[test]
    fn the_blinds_are_the_first_two_to_be_dealt_to() {
        let blinds = |hand: Hand| -> String {
            hand.players.iter().filter(|p| hand.is_blind(p.seat)).filter_map(|p| p.seat.letter()).collect()
        };
        assert_eq!(blinds(hand("ABCD", 'D')), "AB");
        assert_eq!(blinds(hand("AB", 'A')), "AB");
    }

    #[test]
    fn a_boxed_card_lies_nowhere_else() {
        let mut hand = hand("AB", 'A');
        let king = Some("Kd".parse().unwrap());
        hand.in_deal(None, &DealEvent::BoxedCard(king)).unwrap();
        let again = NumberedCard { number: 4, card: king, to: None };
        assert_eq!(hand.in_deal(None, &DealEvent::Exposed(again)).unwrap_err().message, "Kd has been dealt already");
    }

    #[test]
    fn the_last_count_of_a_hand_counts() {
        let mut hand = hand("AB", 'A');
        let b = Seat::Letter('B');
        hand.in_deal(Some(b), &DealEvent::Holds(3)).unwrap();
        hand.in_deal(Some(b), &DealEvent::Holds(2)).unwrap();
        assert_eq!(hand.deal.counts, [(b, 2)]);
    }
}
