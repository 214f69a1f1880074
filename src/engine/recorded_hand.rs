//! A whole hand, from the first chip to the last.
//!
//! What is done is done: an action that the house would not have allowed is told as an [`IllegalAction`] and carried out all the
//! same, because a record says that it happened. Only what cannot have happened is an error.

use crate::engine::cards::Card;
use crate::engine::chips::Amount;
use crate::engine::event::{AntePayer, Dealt, Game, Seat, Street, Structure};
use crate::engine::legality::{IllegalAction, Reason, RecordedAction, objection};
use crate::engine::problem::Problem;
use crate::engine::rulebooks::Rulebooks;
use crate::engine::rules::betting::reopening;
use crate::engine::ruling::Action;
use crate::engine::table::dealing::Undealt;
use crate::engine::table::hand::Hand;
use crate::engine::table::room::{PlayedTable, Room};
use crate::engine::table::stud::{OPEN_CARDS, dealt_by};

/// The most players that there are seats for.
pub const MAX_PLAYERS: usize = 26;

/// Stakes and stacks. Players are listed clockwise from the dealer's left, so that the last of them has the button where the
/// game has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub structure: Structure,
    pub game: Game,
    /// `None` can cover anything.
    pub stacks: Vec<Option<Amount>>,
    pub antes: Vec<Amount>,
    /// Antes go into the main pot whatever the others could pay.
    pub dead_antes: bool,
    /// Blinds and straddles; none in stud.
    pub blinds: Vec<Amount>,
    pub bring_in: Amount,
    /// The least bet of no-limit and pot-limit, and what a blind must come to, to be a bet.
    pub big_blind: Amount,
    pub smallest_chip: Amount,
}

/// A hand that is being played.
#[derive(Clone, Debug)]
pub struct RecordedHand<'a> {
    pub(super) books: Rulebooks<'a>,
    pub(super) room: Room,
    /// In the order of the setup.
    seats: Vec<Seat>,
}

impl<'a> RecordedHand<'a> {
    /// Sets the table up and puts antes, blinds and straddles in.
    ///
    /// # Errors
    /// When the lists do not fit each other, or an amount is none.
    pub fn open(setup: &Setup, books: Rulebooks<'a>) -> Result<RecordedHand<'a>, Problem> {
        let n = setup.stacks.len();
        if !(2..=MAX_PLAYERS).contains(&n) {
            return Err(Problem::new(format!("a hand has 2 to {MAX_PLAYERS} players, and here are {n}"), "list a stack a player"));
        }
        let stud = setup.game.is_stud();
        if setup.antes.len() != n || setup.blinds.len() != if stud { 0 } else { n } {
            return Err(Problem::new("antes, blinds and stacks are not equally many", "list one a player, 0 for none"));
        }
        let seats: Vec<Seat> = (1..).take(n).map(Seat::Number).collect();
        let button = if stud { None } else { seats.last().copied() };
        let street = if stud { Street::Third } else { Street::Preflop };
        let small_blind = setup.blinds.iter().copied().filter(|blind| *blind > 0).min().unwrap_or(0);
        let blinds = (small_blind.min(setup.big_blind), setup.big_blind);
        let mut hand = Hand::new(setup.structure, setup.game, blinds, (0, AntePayer::Everybody), &seats, button, street);
        hand.smallest_chip = setup.smallest_chip.max(1);
        hand.bring_in = setup.bring_in;
        for (seat, stack) in seats.iter().zip(&setup.stacks) {
            hand.seat_mut(*seat)?.has_behind(*stack);
        }
        let at = |hand: &Hand, seat: Seat| hand.players.iter().position(|p| p.seat == seat).unwrap_or(0);
        for (seat, ante) in seats.iter().zip(&setup.antes) {
            let at = at(&hand, *seat);
            hand.post_ante(at, *ante, setup.dead_antes);
        }
        for (seat, blind) in seats.iter().zip(&setup.blinds) {
            let at = at(&hand, *seat);
            hand.post_blind(at, *blind);
        }
        hand.open_first_round();
        let table = PlayedTable { hand, sector_line: false };
        let room = Room { table, records: Vec::new(), straddles_agreed: true };
        Ok(RecordedHand { books, room, seats })
    }

    pub fn hand(&self) -> &Hand {
        self.room.hand()
    }

    /// The seats in the order of the setup.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().copied()
    }

    /// Deals to a player, the cards that nobody has told as `None`. In stud the first card after a betting round opens the
    /// next street.
    ///
    /// # Errors
    /// When he is out of the hand or has all his cards, or a card is there already.
    pub fn deal(&mut self, seat: Seat, cards: &[Option<Card>]) -> Result<Option<IllegalAction>, Problem> {
        self.still_in(seat)?;
        let hand = self.room.hand();
        let (stud, had) = (hand.game.is_stud(), hand.find(seat).map_or(0, |p| p.cards.len()));
        let cards: Vec<Dealt> =
            (had..).zip(cards).map(|(at, card)| Dealt { card: *card, up: stud && OPEN_CARDS.contains(&at) }).collect();
        let mut skipped = None;
        if stud && had >= dealt_by(hand.street) {
            hand.verify_deal(seat, &cards)?;
            skipped = self.open_street(next(hand.street)?);
        }
        self.room.hand_mut().deal(seat, &cards)?;
        Ok(skipped)
    }

    /// Deals to the board; the first card after a betting round opens the next street.
    ///
    /// # Errors
    /// When the board is full, or a card is there already.
    pub fn board(&mut self, cards: &[Card]) -> Result<Option<IllegalAction>, Problem> {
        let hand = self.room.hand();
        hand.verify_board(cards)?;
        let skipped =
            if hand.game.is_stud() || matches!(hand.board.len(), 0 | 3 | 4) { self.open_street(next(hand.street)?) } else { None };
        self.room.hand_mut().lay_board(cards)?;
        Ok(skipped)
    }

    /// Carries an action out, and tells why the house would not have allowed it.
    ///
    /// # Errors
    /// When he is out of the hand or has nothing left, puts in more than he has, or takes chips back; or when there is betting
    /// before everybody has his cards and the board its own.
    pub fn act(&mut self, seat: Seat, action: RecordedAction) -> Result<Option<IllegalAction>, Problem> {
        self.still_in(seat)?;
        self.verify_dealt_out()?;
        let hand = self.room.hand();
        let Some(player) = hand.find(seat).filter(|p| !p.all_in()) else {
            return Err(Problem::new("the player is all-in and has nothing left to act with", "leave the action out"));
        };
        let (all, before) = (hand.all_in_of(player), player.committed());
        let done = match action {
            RecordedAction::Fold => Action::Fold,
            RecordedAction::CheckOrCall if hand.called_to(player) > before => Action::Call(hand.called_to(player)),
            RecordedAction::CheckOrCall => Action::Check,
            RecordedAction::BringIn if hand.bring_in == 0 || hand.bet() > 0 || !hand.street.is_first() => {
                return Err(Problem::new("nobody has to bring it in here", "write `cc` for a check or call"));
            }
            RecordedAction::BringIn => Action::Bet(hand.bring_in.min(all)),
            RecordedAction::To(total) if total > all => {
                return Err(Problem::new(
                    format!("the player has only {all} in front of them"),
                    "correct the amount, or the stack",
                ));
            }
            RecordedAction::To(total) if total <= before => {
                return Err(Problem::new(
                    format!("{before} of the player's chips are in already"),
                    "write the total for the street",
                ));
            }
            RecordedAction::To(total) if total == hand.bet() => Action::Call(total),
            RecordedAction::To(total) if total == all => Action::AllIn(total),
            RecordedAction::To(total) if hand.bet() == 0 => Action::Bet(total),
            RecordedAction::To(total) => Action::RaiseTo(total),
        };
        let objection = objection(hand, player, action, &self.books);
        let full = reopening::fullness(hand, done, &self.books);
        let hand = self.room.hand_mut();
        hand.apply(seat, done, full);
        if let Action::Call(total) = done {
            hand.seat_mut(seat)?.answered = total;
        }
        Ok(objection)
    }

    /// Turns a hand up. Cards that nobody has told so far are known now.
    ///
    /// # Errors
    /// When he is out of the hand, or shows other cards than he was dealt.
    pub fn show(&mut self, seat: Seat, cards: &[Option<Card>]) -> Result<(), Problem> {
        self.still_in(seat)?;
        let told: Vec<Card> = cards.iter().flatten().copied().collect();
        self.room.hand_mut().show(seat, &told, Undealt::Nothing)
    }

    /// Gives a hand up without showing it.
    ///
    /// # Errors
    /// When he is out of the hand already.
    pub fn muck(&mut self, seat: Seat) -> Result<(), Problem> {
        self.still_in(seat)?;
        self.room.hand_mut().seat_mut(seat)?.folds();
        Ok(())
    }

    /// Whether the cards of the street have come as they should, where a record tells them at all.
    fn verify_dealt_out(&self) -> Result<(), Problem> {
        let hand = self.room.hand();
        let (lie, due) = (hand.board.len(), hand.street.cards_on_board());
        if !hand.game.is_stud() && lie != due {
            let message = format!("{lie} cards lie on the board, and this street is played with {due}");
            return Err(Problem::new(message, "three come on the flop, then one each street"));
        }
        if !hand.actions.is_empty() || hand.players.iter().all(|player| player.cards.is_empty()) {
            return Ok(());
        }
        let due = if hand.game.is_stud() { dealt_by(hand.street).saturating_sub(lie) } else { hand.game.hole_cards() };
        match hand.live().find(|player| player.cards.len() < due) {
            Some(player) => Err(Problem::new(
                format!("{} has been dealt {} of {due} cards", player.seat, player.cards.len()),
                "write `?` for each half of a card that nobody has told",
            )),
            None => Ok(()),
        }
    }

    fn still_in(&self, seat: Seat) -> Result<(), Problem> {
        match self.room.hand().find(seat) {
            Some(player) if player.folded() => Err(Problem::new("the player is no longer in the hand", "leave the action out")),
            Some(_) => Ok(()),
            None => Err(Problem::new("there is no such player", "players are counted by their stacks, from p1")),
        }
    }

    /// Ends the betting round and begins the next.
    fn open_street(&mut self, street: Street) -> Option<IllegalAction> {
        let hand = self.room.hand_mut();
        let because = Vec::new();
        let skipped = hand.to_act().map(|seat| IllegalAction { seat, reason: Reason::Skipped, because, silent: false });
        hand.return_uncalled();
        hand.open_street(street);
        skipped
    }
}

fn next(street: Street) -> Result<Street, Problem> {
    street.next().ok_or_else(|| Problem::new("no street comes after this one", "leave the card out"))
}
