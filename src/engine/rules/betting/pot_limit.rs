//! The greatest bet and raise, `rules/betting/pot-limit.yaml` and `rules/betting/maximum-raise.yaml`.

use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Street, Structure};
use crate::engine::hand::{Hand, Player};
use crate::engine::rulebooks::{Grounded, Rulebooks};

/// The greatest total to which the player may bet or raise, his stack left aside; `None` is without bound.
pub fn greatest(hand: &Hand, player: &Player, books: &Rulebooks) -> Grounded<Option<Amount>> {
    match hand.structure {
        Structure::NoLimit => {
            let because =
                books.cites(&[clauses::no_limit_structure::UNBOUNDED, clauses::maximum_raise::NO_LIMIT, clauses::bet::MAXIMUM]);
            Grounded { value: None, because, silent: false }
        }
        // That the pot bounds the bet is what the structure's name says, whether or not a book repeats it.
        Structure::PotLimit => {
            let call = (hand.bet - player.committed).max(0);
            let (missing, short) = short_blind(hand, books);
            let max = hand.bet.saturating_add(hand.total_pot()).saturating_add(call).saturating_add(missing);
            let clauses: &[ClauseId] = if hand.bet == 0 {
                &[clauses::pot_limit::BOUND, clauses::bet::MAXIMUM]
            } else {
                &[clauses::pot_limit::RAISE, clauses::pot_limit::BOUND, clauses::maximum_raise::POT_LIMIT]
            };
            let mut because = books.cites(clauses);
            because.extend(short);
            Grounded { value: Some(max), because, silent: false }
        }
        Structure::Limit(..) => {
            if hand.bet == 0 {
                let mut step = super::limit_structure::step(hand, books);
                step.cite(&books.cites(&[clauses::bet::MAXIMUM]));
                return step.map(Some);
            }
            let mut to = super::limit_structure::raise_to(hand, books);
            to.cite(&books.cites(&[clauses::maximum_raise::LIMIT]));
            to.map(Some)
        }
    }
}

/// On what it rests that a wager above the greatest is brought down or refused: a book says so, or is silent.
pub fn excess(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let opening = hand.bet == 0;
    let clauses: &[ClauseId] = match hand.structure {
        // Chips that are not there need no rule.
        Structure::NoLimit => return Grounded::plain(()),
        Structure::PotLimit if opening => &[clauses::pot_limit::BOUND, clauses::bet::MAXIMUM],
        Structure::PotLimit => &[clauses::pot_limit::BOUND, clauses::pot_limit::RAISE, clauses::maximum_raise::POT_LIMIT],
        Structure::Limit(..) if opening => &[clauses::limit_structure::STEP, clauses::bet::MAXIMUM],
        Structure::Limit(..) => &[clauses::limit_structure::STEP, clauses::maximum_raise::LIMIT],
    };
    books.says((), clauses)
}

/// What a blind is short of that was posted all-in, where it counts as if it were full.
fn short_blind(hand: &Hand, books: &Rulebooks) -> (Amount, Vec<ClauseId>) {
    let missing = hand
        .increases
        .first()
        .filter(|_| hand.street == Street::Preflop)
        .and_then(|i| hand.find(i.seat))
        .filter(|p| p.all_in)
        .map_or(0, |p| (hand.big_blind - p.committed).max(0));
    let because = if missing > 0 { books.cites(&[clauses::posting_blinds::SHORT_BLIND]) } else { Vec::new() };
    if because.is_empty() { (0, because) } else { (missing, because) }
}
