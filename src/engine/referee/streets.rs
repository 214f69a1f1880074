//! Streets, and the pot at the end of them.

use super::Hearing;
use crate::engine::cards::Card;
use crate::engine::event::{BoardEvent, Burns, Seat, Street};
use crate::engine::problem::Problem;
use crate::engine::rules::betting::{bet_correction, hidden_chips, uncalled_bet};
use crate::engine::rules::dealing;
use crate::engine::rules::showdown::{all_in_showdown, tabling};
use crate::engine::ruling::{BoardStreet, DealVerdict, Order, Verdict};

impl Hearing<'_> {
    /// The next street is dealt; what nobody called on the last one goes back first.
    pub(in crate::engine) fn open_street(&mut self, street: Street, cards: &[Card]) -> Result<(), Problem> {
        if dealing::has_come_right(self, street, cards) {
            return Ok(());
        }
        self.verify_street(street)?;
        self.street_comes(street, &BoardEvent::Street(street, cards.to_vec(), Burns::One))
    }

    /// A street comes otherwise than it should.
    pub(super) fn irregular_street(&mut self, event: &BoardEvent) -> Result<(), Problem> {
        let street = match event {
            BoardEvent::Street(street, ..) => *street,
            BoardEvent::FlopOf(..) | BoardEvent::Drawn(_) => Street::Flop,
        };
        self.verify_street(street)?;
        self.street_comes(street, event)
    }

    fn verify_street(&self, street: Street) -> Result<(), Problem> {
        self.verify_played_on()?;
        let hand = self.state.room.hand();
        hand.verify_has(street)?;
        if street == hand.street && dealing::is_dealt_anew(self, street, &self.ruled_of_deal()) {
            return Ok(());
        }
        hand.verify_comes_next(street)
    }

    /// What is ruled of the deal as it stands.
    fn ruled_of_deal(&self) -> Vec<DealVerdict> {
        let of_deal = |verdict| if let Verdict::Deal(of) = verdict { Some(of) } else { None };
        self.dealing().into_iter().filter_map(|ruling| of_deal(ruling.verdict)).collect()
    }

    /// A street comes, as it should or not, once what was ruled of the cards before it has been done.
    fn street_comes(&mut self, street: Street, event: &BoardEvent) -> Result<(), Problem> {
        let before = self.state.room.hand().clone();
        let opens = street > before.street;
        let early = before.deal.stub.laid.as_ref().filter(|laid| laid.early).map(|laid| laid.street);
        let anew = !opens || early.is_some() && early == BoardStreet::of(street);
        let ruled = self.ruled_of_deal();
        let hand = self.state.room.hand_mut();
        hand.put_right(&ruled, anew);
        let came = hand.street_comes(street, event).and_then(|cards| match cards {
            Some(cards) if opens => hand.verify_board(&cards).map(|()| Some(cards)),
            // The betting goes on where it was.
            Some(cards) => hand.lay_board(&cards).map(|()| None),
            None => Ok(None),
        });
        match came {
            Ok(Some(cards)) => self.street_opens(street, &cards),
            Ok(None) => Ok(()),
            Err(problem) => {
                *self.state.room.hand_mut() = before;
                Err(problem)
            }
        }
    }

    fn street_opens(&mut self, street: Street, cards: &[Card]) -> Result<(), Problem> {
        self.card_log.clear();
        self.asked_since.clear();
        self.state.faces.early_card |= all_in_showdown::has_come(self.state.room.hand());
        bet_correction::round_is_over(self);
        uncalled_bet::round_ends(self);
        let hand = self.state.room.hand_mut();
        hand.open_street(street);
        hand.lay_board(cards)?;
        // An announcement is made on its street or not at all.
        self.state.rulings.retain(|r| r.verdict != Verdict::Order(Order::AnnounceRaiseAllIn));
        // What became of the board lies there.
        self.state.rulings.retain(|r| r.by_floor || !matches!(r.verdict, Verdict::Deal(DealVerdict::Board(_))));
        self.state.round_is_over();
        self.current = None;
        self.earlier.clear();
        Ok(())
    }

    /// He is told to show all his cards.
    pub(in crate::engine) fn told_to_show(&mut self, seat: Seat) {
        self.state.faces.at(seat).told = Some(0);
        tabling::time_to_show(self, seat);
    }

    /// The pot is pushed to somebody.
    pub(in crate::engine) fn award(&mut self, winner: Seat) -> Result<(), Problem> {
        self.verify_played_on()?;
        self.state.room.hand_mut().seat_mut(winner)?;
        if !self.state.room.hand().betting_is_over() {
            return Err(Problem::new(
                "the pot is pushed while the betting is still open",
                "tell how the betting ends, or state `at showdown`",
            ));
        }
        self.pot_pushed(winner);
        hidden_chips::awarded(self, winner);
        Ok(())
    }
}
