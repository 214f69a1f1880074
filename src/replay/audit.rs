//! One hand, replayed.

use std::ops::Range;

use crate::engine::cards::Card;
use crate::engine::chips::Amount;
use crate::engine::ending::Open;
use crate::engine::event::Seat;
use crate::engine::legality::{IllegalAction, Reason, RecordedAction};
use crate::engine::problem::Problem;
use crate::engine::recorded_hand::RecordedHand;
use crate::engine::rulebooks::Rulebooks;
use crate::phh::{Cards, Move, RecordLine, Recorded, Winnings};

/// What came of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    /// What the house would not have allowed, and where it stands.
    pub objections: Vec<(Range<usize>, IllegalAction)>,
    /// What is recorded otherwise than it was done, and where it stands.
    pub notes: Vec<(Range<usize>, ShortRecord)>,
    /// Whose chips do not end up as the record says.
    pub deviations: Vec<Deviation>,
    /// What the record leaves open at its end.
    pub open: Option<Open>,
}

/// A raise that is recorded as what the only opponent who can still answer it has. However much was raised, that is all he can
/// call, so it changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortRecord {
    /// Who is put all-in by it.
    pub opponent: Seat,
    /// What a full raise comes to.
    pub least: Amount,
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
    let (mut objections, mut notes) = (Vec::new(), Vec::new());
    for step in &recorded.steps {
        let last = put_all_in(&play, step, recorded.places);
        match (take(&mut play, step, recorded.places), last) {
            (Ok(None), _) => {}
            (Ok(Some(IllegalAction { reason: Reason::TooSmall(least), .. })), Some(opponent)) => {
                notes.push((step.span.clone(), ShortRecord { opponent, least }));
            }
            (Ok(Some(objection)), _) => objections.push((step.span.clone(), objection)),
            (Err(problem), _) => return Err(Impossible { span: step.span.clone(), problem }),
        }
    }
    let seats: Vec<Seat> = play.seats().collect();
    let (stacks, open) = match play.end() {
        Ok(end) => (end.stacks, None),
        Err((Open::Unknown(seat), behind)) => match &recorded.winnings {
            Some(winnings) => (with_winnings(recorded, behind, winnings)?, None),
            None => (behind, Some(Open::Unknown(seat))),
        },
        Err((open, behind)) => (behind, Some(open)),
    };
    let recorded = recorded.finishing.as_deref().unwrap_or_default();
    let compared = seats.into_iter().zip(stacks).zip(recorded);
    let deviations = compared.filter_map(|((seat, has), recorded)| {
        let (has, recorded) = (has?, (*recorded)?);
        (has != recorded).then_some(Deviation { seat, has, recorded })
    });
    Ok(Audit { objections, notes, deviations: deviations.collect(), open })
}

/// What everybody has once the pots have gone where the record says, since the cards do not.
fn with_winnings(recorded: &Recorded, behind: Vec<Option<Amount>>, won: &Winnings) -> Result<Vec<Option<Amount>>, Impossible> {
    let sum = |stacks: &[Option<Amount>]| stacks.iter().copied().sum::<Option<Amount>>();
    let pots = sum(&recorded.setup.stacks).zip(sum(&behind)).map(|(before, behind)| before - behind);
    let all: Amount = won.amounts.iter().sum();
    if let Some(pots) = pots.filter(|pots| all > *pots) {
        let problem = Problem {
            message: format!("{all} are won, and there are only {pots} in the pots"),
            help: "write what each player took out of the pots, without what they had behind".to_owned(),
        };
        return Err(Impossible { span: won.span.clone(), problem });
    }
    Ok(behind.into_iter().zip(&won.amounts).map(|(behind, won)| Some(behind? + won)).collect())
}

/// The only opponent who can still answer a raise, if it comes to just what he has.
fn put_all_in(play: &RecordedHand, step: &RecordLine, places: u32) -> Option<Seat> {
    let Move::To(player, total) = step.action else { return None };
    let hand = play.hand();
    let mut others = hand.live().filter(|other| other.seat != seat(player) && !other.all_in());
    let (opponent, none) = (others.next()?, others.next());
    (none.is_none() && total.in_units(places) == Some(hand.all_in_of(opponent))).then_some(opponent.seat)
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
