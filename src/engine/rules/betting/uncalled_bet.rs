//! Chips that no opponent has matched, `rules/betting/uncalled-bet.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::uncalled_bet as clause;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::dealing::defective_deck;
use crate::engine::ruling::{Question, Ruling, Verdict};
use crate::engine::table::pots;

/// That what nobody has called goes back.
pub fn returned(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::RETURNED)
}

/// On what it rests that they go back to whoever put them in.
pub(crate) fn goes_back(books: &Rulebooks) -> Grounded<()> {
    let returned = books.ask(|p| Some(((), vec![returned(p)?])));
    returned.unwrap_or(Grounded { value: (), because: Vec::new(), silent: true })
}

/// The betting round is over and a card comes: what nobody has called goes back first.
pub fn round_ends(h: &mut Hearing) {
    let hand = h.state.room.hand_mut();
    if hand.to_act().is_some() {
        return;
    }
    if let Some((seat, over)) = hand.return_uncalled() {
        let back = goes_back(&h.books);
        h.rule(Question::Chips, Verdict::Returned(over, seat), back.because, back.silent);
    }
}

/// Where the hand is void all goes back to everybody: beside it what nobody had called.
pub fn beside_refunds(h: &Hearing, dealing: &[Ruling]) -> Vec<Ruling> {
    let is_void = defective_deck::voids(dealing) && h.room().hand().betting_is_over();
    if is_void { hand_ends(h) } else { Vec::new() }
}

/// All betting is over: what goes back before the pots are awarded.
pub fn hand_ends(h: &Hearing) -> Vec<Ruling> {
    let back = goes_back(&h.books);
    let uncalled = pots::uncalled(h.state.room.hand()).into_iter();
    uncalled
        .map(|(seat, over)| h.follows(Question::Chips, Verdict::Returned(over, seat), back.because.clone(), back.silent))
        .collect()
}
