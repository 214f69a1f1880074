//! How many raises a round may have, `rules/betting/raise-cap.yaml`.

use crate::engine::options::{choice, figure};

figure! {
    /// How many raises may follow a bet in one round of fixed limit?
    "betting.limit_raises" LimitRaises in "raises" up to 20
}

choice! {
    /// When does the cap on raises no longer apply in fixed limit?
    "betting.limit_cap_lifted" LimitCapLifted {
        /// When two players are left in the tournament.
        TwoLeftInTournament = "two-left-in-tournament",
        /// When the betting round began with two players.
        RoundBeganHeadsUp = "round-began-heads-up",
    }
}

use super::reopening;
use crate::engine::clauses::raise_cap as clause;
use crate::engine::event::Structure;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks, cites};
use crate::engine::table::hand::Hand;

/// Whether the round has room for another raise, with so many players left in the tournament.
pub fn open(left: Option<i64>, hand: &Hand, books: &Rulebooks) -> Grounded<bool> {
    let raises = hand.increases.iter().filter(|i| i.full && !i.opening).count() as i64;
    match hand.structure {
        // As long as no game would be capped, nobody asks whether this one is.
        Structure::NoLimit | Structure::PotLimit if books.custom.get::<LimitRaises>().is_none_or(|cap| raises < cap) => {
            Grounded::plain(true)
        }
        Structure::NoLimit => books.says(true, &[clause::UNLIMITED_NO_LIMIT, clause::LIMIT_ONLY]),
        Structure::PotLimit => books.says(true, &[clause::UNLIMITED_POT_LIMIT, clause::LIMIT_ONLY]),
        // Every cap leaves room for a first raise.
        Structure::Limit(..) if raises == 0 => Grounded::plain(true),
        Structure::Limit(..) => {
            if let Some(lifted) = books.ask(|p| lifted(left, hand, p))
                && lifted.value
                && !lifted.silent
            {
                return lifted;
            }
            books
                .ask(|p| {
                    let clause = p.clause(clause::LIMITED)?;
                    let cap = p.get::<LimitRaises>()?;
                    let mut because = vec![clause];
                    because.extend(reopening::counted_as_raise(hand, p));
                    if hand.live().count() == 2 {
                        // Rooms often let two players raise without end: the cap holds for them where a book says for whom it does.
                        let two = cites(p, &[clause::HOUSE_SETS, clause::LIFTED]);
                        two.first()?;
                        because.extend(two);
                    }
                    if raises >= cap {
                        because.extend(cites(p, &[clause::CAP]));
                    }
                    Some((raises < cap, because))
                })
                .unwrap_or_else(|| Grounded::plain(true))
        }
    }
}

fn lifted(left: Option<i64>, hand: &Hand, policy: &Policy) -> Reply<bool> {
    let clause = policy.clause(clause::LIFTED)?;
    let lifted = match policy.get::<LimitCapLifted>()? {
        LimitCapLifted::TwoLeftInTournament => left == Some(2),
        LimitCapLifted::RoundBeganHeadsUp => hand.began_with == 2,
    };
    Some((lifted, vec![clause]))
}
