//! From hand to hand: what happens between hands, step by step, and the rules that are asked. Nothing here decides.

use std::sync::Arc;

use crate::engine::event::{Seat, SeatingEvent};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rules::betting::posting_blinds;
use crate::engine::rules::cash::table_stakes;
use crate::engine::rules::conduct::penalties;
use crate::engine::rules::dealing::{button_draw, dead_button, heads_up_button};
use crate::engine::rules::procedure::{chip_race, disputed_pot, new_level, rebuy};
use crate::engine::rules::seating::absent_player;
use crate::engine::ruling::Question;

impl Hearing<'_> {
    /// What happens between hands by itself.
    ///
    /// # Errors
    /// When it is something that only a player does.
    pub(super) fn between_hands(&mut self, event: SeatingEvent) -> Result<(), Problem> {
        match event {
            SeatingEvent::Begins => button_draw::begins(self),
            SeatingEvent::NextDay => {
                button_draw::next_day(self);
                penalties::next_day(self);
            }
            SeatingEvent::FinalTable => button_draw::final_table(self),
            SeatingEvent::NextHand => {
                self.next_hand();
                penalties::next_hand(self);
                absent_player::next_hand(self);
            }
            SeatingEvent::GoesOut | SeatingEvent::SitsDown(..) => {
                return Err(Problem::new("only a player does that", "name the player who does it"));
            }
        }
        Ok(())
    }

    /// A player goes out or sits down.
    ///
    /// # Errors
    /// When he cannot.
    pub(super) fn changes_seats(&mut self, seat: Seat, event: SeatingEvent) -> Result<(), Problem> {
        match event {
            SeatingEvent::GoesOut => {
                if !self.is_in_the_room_only(seat) {
                    self.state.room.hand_mut().seat_mut(seat)?;
                }
                if let Some(rotation) = &mut self.state.rotation {
                    rotation.goes_out(seat);
                }
            }
            SeatingEvent::SitsDown(right, left) => {
                if let Some(rotation) = &mut self.state.rotation {
                    rotation.sits_down(seat, right, left)?;
                }
            }
            SeatingEvent::Begins | SeatingEvent::NextDay | SeatingEvent::FinalTable | SeatingEvent::NextHand => {
                self.between_hands(event)?;
            }
        }
        Ok(())
    }

    /// What that changes in the room.
    pub(super) fn seating_changes_layout(&mut self, by: Option<Seat>, event: SeatingEvent) {
        let layout = &mut self.room_log.layout;
        match event {
            SeatingEvent::NextHand => Arc::make_mut(layout).next_hand(),
            SeatingEvent::GoesOut => by.into_iter().for_each(|seat| Arc::make_mut(layout).goes_out(seat)),
            // Whoever sits down in the room is told with his place.
            SeatingEvent::SitsDown(..) | SeatingEvent::Begins | SeatingEvent::NextDay | SeatingEvent::FinalTable => {}
        }
    }

    /// So many hands are dealt of which nothing is told: button and blinds go on with each.
    pub(super) fn button_moves_on(&mut self, hands: i64) {
        if self.room_log.layout.has_frozen_button() {
            return;
        }
        if let Some(rotation) = self.state.rotation.as_mut().filter(|rotation| rotation.left() > 1) {
            (0..hands.min(1000)).for_each(|_| rotation.move_on());
        }
    }

    /// The next hand is dealt: where button and blinds are, and then a table on which nothing has happened yet.
    fn next_hand(&mut self) {
        let moved = self.chips_have_moved();
        Arc::make_mut(&mut self.room_log.layout).forgets_stacks(&moved);
        self.note_next_hand();
        self.state.wrongly_paid = disputed_pot::wrongly_paid(self);
        self.state.faces.another_hand();
        // Stud is dealt, and the button stays where it is.
        if self.room_log.layout.has_frozen_button() {
            return;
        }
        let Some(mut rotation) = self.state.rotation.clone() else { return };
        rotation.sit_out(&posting_blinds::not_posted_for(self));
        penalties::hand_is_over(self);
        self.state.rulings.retain(|ruling| ruling.question == Question::Penalty);
        if rotation.left() < 2 {
            return;
        }
        if !heads_up_button::next_hand(self, &mut rotation) {
            dead_button::next_hand(self, &rotation);
        }
        rotation.move_on();
        if let Some((small, big)) = new_level::stakes(self) {
            self.state.room.hand_mut().plays_at(small, big);
        }
        chip_race::come_into_play(self);
        rebuy::come_into_play(self);
        table_stakes::come_into_play(self);
        self.state.room.hand_mut().begin_anew(&rotation);
        self.state.rotation = Some(rotation);
        self.state.hand_is_over();
        self.current = None;
        self.earlier.clear();
        self.card_log.clear();
    }
}
