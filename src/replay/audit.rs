//! One hand, replayed.

use std::ops::Range;

use crate::engine::cards::Card;
use crate::engine::chips::Amount;
use crate::engine::event::Seat;
use crate::engine::legality::{IllegalAction, RecordedAction};
use crate::engine::problem::Problem;
use crate::engine::recorded_hand::{Open, RecordedHand};
use crate::engine::rulebooks::Rulebooks;
use crate::phh::{Cards, Move, RecordLine, Recorded};

/// What came of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    /// What the house would not have allowed, and where it stands.
    pub objections: Vec<(Range<usize>, IllegalAction)>,
    /// Whose chips do not end up as the record says.
    pub deviations: Vec<Deviation>,
    /// What the record leaves open at its end.
    pub open: Option<Open>,
}

/// A player's chips at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deviation {
    pub seat: Seat,
    /// What he has.
    pub has: Amount,
    /// What the record says.
    pub recorded: Amount,
}

/// Something that cannot have happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// Where it stands, if it is one action.
    pub span: Range<usize>,
    pub problem: Problem,
}

/// Replays a hand.
///
/// # Errors
/// When something is recorded that cannot have happened.
pub fn audit(recorded: &Recorded, books: Rulebooks) -> Result<Audit, Impossible> {
    let at_the_end = |problem| Impossible { span: recorded.finishing_span.clone(), problem };
    let mut play = RecordedHand::open(&recorded.setup, books).map_err(at_the_end)?;
    let mut objections = Vec::new();
    for step in &recorded.steps {
        match take(&mut play, step, recorded.places) {
            Ok(None) => {}
            Ok(Some(objection)) => objections.push((step.span.clone(), objection)),
            Err(problem) => return Err(Impossible { span: step.span.clone(), problem }),
        }
    }
    let seats: Vec<Seat> = play.seats().collect();
    let (stacks, open) = match play.end() {
        Ok(end) => (end.stacks, None),
        Err((open, behind)) => (behind, Some(open)),
    };
    let recorded = recorded.finishing.as_deref().unwrap_or_default();
    let compared = seats.into_iter().zip(stacks).zip(recorded);
    let deviations = compared.filter_map(|((seat, has), recorded)| {
        let (has, recorded) = (has?, (*recorded)?);
        (has != recorded).then_some(Deviation { seat, has, recorded })
    });
    Ok(Audit { objections, deviations: deviations.collect(), open })
}

/// Carries out what one action says.
fn take(play: &mut RecordedHand, step: &RecordLine, places: u32) -> Result<Option<IllegalAction>, Problem> {
    let act = |play: &mut RecordedHand, player, action| play.act(seat(player), action);
    match step.action {
        Move::Nothing => Ok(None),
        Move::Deal(player, cards) => play.deal(seat(player), cards.as_slice()),
        Move::Board(cards) => play.board(&known(&cards)?),
        Move::Fold(player) => act(play, player, RecordedAction::Fold),
        Move::CheckOrCall(player) => act(play, player, RecordedAction::CheckOrCall),
        Move::BringIn(player) => act(play, player, RecordedAction::BringIn),
        Move::To(player, total) => {
            let total = total.in_units(places).ok_or_else(|| Problem {
                message: "this is no amount that could lie on a table".to_owned(),
                help: "write the total for the street".to_owned(),
            })?;
            act(play, player, RecordedAction::To(total))
        }
        Move::Show(player, cards) => {
            let cards = cards.as_ref().map(Cards::as_slice).unwrap_or_default();
            play.show(seat(player), cards).map(|()| None)
        }
        Move::Muck(player) => play.muck(seat(player)).map(|()| None),
    }
}

/// Players are counted from 1; a record has no more of them than there are numbers.
fn seat(player: usize) -> Seat {
    Seat::Number(u8::try_from(player).unwrap_or(u8::MAX).saturating_add(1))
}

fn known(cards: &Cards) -> Result<Vec<Card>, Problem> {
    let unknown = || Problem {
        message: "the board lies open, and a card of it is not told".to_owned(),
        help: "write the card instead of `??`".to_owned(),
    };
    cards.as_slice().iter().map(|card| card.ok_or_else(unknown)).collect()
}
