//! The button between two players, `rules/dealing/heads-up-button.yaml`.

use super::dead_button;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::heads_up_button as clause;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Rulebooks;
use crate::engine::ruling::{Question, Ruling, SeatingVerdict, Verdict};
use crate::engine::table::hand::Hand;
use crate::engine::table::rotation::Rotation;

/// The house says where the button is between two players.
pub(crate) fn says_whose_button(policy: &Policy) -> bool {
    policy.clause(clause::SMALL_BLIND).is_some()
}

/// Two players, a button, and blinds.
fn heads_up(hand: &Hand) -> bool {
    hand.players.len() == 2 && hand.button.is_some() && !hand.game.is_stud()
}

/// On what the order of acting rests between two players with a button: nothing where there are more, or none.
pub(crate) fn order(hand: &Hand, books: &Rulebooks) -> Vec<ClauseId> {
    if heads_up(hand) { books.cites(&[turn_clause(hand)]) } else { Vec::new() }
}

/// Between two players it is custom who acts first: the house does not say so.
pub(crate) fn turn_is_custom(h: &Hearing) -> bool {
    let hand = h.state.room.hand();
    heads_up(hand) && h.books.house.clause(turn_clause(hand)).is_none()
}

fn turn_clause(hand: &Hand) -> ClauseId {
    if hand.street.is_first() { clause::FIRST } else { clause::LAST_LATER }
}

/// Whose the last card is, once anything is told of the deal.
pub(crate) fn rulings(h: &Hearing) -> Vec<Ruling> {
    let hand = h.state.room.hand();
    let Some(button) = hand.button.filter(|_| heads_up(hand) && !hand.deal.exposed.is_empty()) else { return Vec::new() };
    let Some(answer) = h.books.ask(|p| Some(((), vec![p.clause(clause::LAST_CARD)?]))) else { return Vec::new() };
    let last = Verdict::Seating(SeatingVerdict::LastCard(button));
    vec![h.follows(Question::Positions, last, answer.because, answer.silent)]
}

/// Where the button is if the next hand is one between two players. Whether it is, and no dead button stays between them.
pub(crate) fn next_hand(h: &mut Hearing, rotation: &mut Rotation) -> bool {
    let goes_on = rotation.left() == 2 && !dead_button::stays_on_empty_seat(h, rotation);
    if goes_on {
        places_button(h, rotation);
    }
    goes_on
}

fn places_button(h: &mut Hearing, rotation: &Rotation) {
    let Some(next) = rotation.with_dead_button() else { return };
    // The button has to be placed where it would not go by itself.
    let adjusted = rotation.with_moving_button() != Some(next);
    let answer = h.books.ask(|p| {
        let mut because = vec![p.clause(clause::SMALL_BLIND)?];
        if adjusted {
            because.push(p.clause(clause::NO_TWO_BIG_BLINDS)?);
        }
        Some(((), because))
    });
    let (because, silent) = answer.map_or((Vec::new(), true), |answer| (answer.because, answer.silent));
    h.rule(Question::Positions, Verdict::Seating(next), because, silent);
}
