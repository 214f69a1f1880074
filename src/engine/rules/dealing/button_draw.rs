//! Drawing for the button, `rules/dealing/button-draw.yaml`.

use crate::engine::cards::Card;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::button_draw as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;
use crate::engine::rules::reference::deck_and_suits;
use crate::engine::ruling::{Question, SeatingVerdict, Verdict};

/// The tournament begins.
pub(crate) fn begins(h: &mut Hearing) {
    drawn_for(h, clause::START);
}

/// Play is resumed on another day.
pub(crate) fn next_day(h: &mut Hearing) {
    drawn_for(h, clause::EACH_DAY);
}

/// The final table is formed.
pub(crate) fn final_table(h: &mut Hearing) {
    drawn_for(h, clause::FINAL_TABLE);
}

fn drawn_for(h: &mut Hearing, clause: ClauseId) {
    if let Some(because) = h.books.carried(&[clause]) {
        h.rule(Question::Positions, Verdict::Seating(SeatingVerdict::DrawnFor), because, false);
    }
}

/// A card each: the highest has the button, and among equals the highest suit.
pub(crate) fn drawn(h: &mut Hearing, drawn: &[(Seat, Card)]) {
    let Some(top) = drawn.iter().map(|(_, card)| card.rank()).max() else { return };
    let tied: Vec<_> = drawn.iter().filter(|(_, card)| card.rank() == top).collect();
    let Some((winner, _)) = tied.iter().max_by_key(|(_, card)| card.suit()) else { return };
    let by_suit = tied.len() > 1;
    let Some(answer) = h.books.ask(|p| if by_suit { highest_suit(p) } else { highest_card(p) }) else { return };
    h.rule(Question::Positions, Verdict::ButtonTo(*winner), answer.because, answer.silent);
    if let Some(because) = h.books.carried(&[clause::ONE_TABLE]) {
        h.rule(Question::Positions, Verdict::Seating(SeatingVerdict::HoldsEverywhere), because, false);
    }
}

fn highest_card(policy: &Policy) -> Reply<()> {
    Some(((), vec![policy.clause(clause::HIGHEST)?]))
}

/// The suit decides where a book says so and ranks the suits.
pub(crate) fn highest_suit(policy: &Policy) -> Reply<()> {
    let decides: Vec<ClauseId> = policy.clause(clause::TIE).into_iter().chain(deck_and_suits::suits_unranked(policy)).collect();
    let order = deck_and_suits::suit_order(policy)?;
    (!decides.is_empty()).then(|| ((), [decides, vec![order]].concat()))
}
