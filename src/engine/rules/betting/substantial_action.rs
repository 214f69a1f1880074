//! Substantial action, `rules/betting/substantial-action.yaml`.

use crate::engine::clauses::substantial_action as clause;
use crate::engine::options::{choice, figure};

choice! {
    /// Which pair of actions is substantial?
    "betting.substantial_pair" SubstantialPair {
        /// Actions by different players that all put chips in.
        BothAddChips = "both-add-chips",
        /// Actions of which at least one puts chips in.
        OneAddsChips = "one-adds-chips",
        /// Any actions by different players.
        AnyAction = "any-action",
    }
}

choice! {
    /// Which actions count toward the longer form of substantial action?
    "betting.substantial_any" SubstantialAny {
        /// Any action, be it a check, bet, raise, call or fold.
        EveryKind = "every-kind",
        /// Bets, raises and calls; checks and folds do not count.
        ChipsOnly = "chips-only",
    }
}

figure! {
    /// How many actions make the short form of substantial action?
    "betting.substantial_pair_actions" SubstantialPairActions in "actions" up to 10
}

figure! {
    /// How many actions make the longer form of substantial action?
    "betting.substantial_any_actions" SubstantialAnyActions in "actions" up to 10
}

use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks, cites};
use crate::engine::rules::dealing::misdeal;
use crate::engine::rules::limit::Limit;
use crate::engine::ruling::{Question, Ruling, Verdict};
use crate::engine::table::hand::ActionKind;

/// The time limit of a misdeal bounds all that is one, by whatever it is measured.
pub const LIMITS: &[Limit] = &[Limit { clauses: &[clause::PAIR, clause::ANY], of: misdeal::FAULTS }];

/// Whether these actions, in order, are substantial, and on what the answer rests.
pub fn reached(actions: &[(Seat, ActionKind)], books: &Rulebooks) -> Option<Grounded<bool>> {
    books.ask(|p| says(actions, p))
}

/// Whether the house calls what has been done substantial. That it has come to nothing of the kind is no news.
pub(in crate::engine) fn now(h: &Hearing) -> Option<Ruling> {
    let answer = reached(&h.actions(), &h.books).filter(|answer| !answer.silent)?;
    let verdict = Verdict::Substantial(answer.value);
    Some(Ruling { routine: !answer.value, ..h.follows(Question::Substantial, verdict, answer.because, false) })
}

fn says(actions: &[(Seat, ActionKind)], policy: &Policy) -> Reply<bool> {
    let by_pair = pair(actions, policy);
    let by_any = any(actions, policy);
    let (by_pair, by_any) = match (by_pair, by_any) {
        (None, None) => return None,
        (pair, any) => (pair.unwrap_or((false, Vec::new())), any.unwrap_or((false, Vec::new()))),
    };
    let mut because = match (by_pair.0, by_any.0) {
        (true, false) => by_pair.1,
        (false, true) => by_any.1,
        _ => [by_pair.1, by_any.1].concat(),
    };
    because.extend(cites(policy, &[clause::ACTIVE_ACTION]));
    Some((by_pair.0 || by_any.0, because))
}

fn adds_chips(kind: ActionKind) -> bool {
    matches!(kind, ActionKind::Bet | ActionKind::Raise | ActionKind::Call)
}

fn pair(actions: &[(Seat, ActionKind)], policy: &Policy) -> Reply<bool> {
    let clause = policy.clause(clause::PAIR)?;
    let n = usize::try_from(policy.get::<SubstantialPairActions>()?).ok()?;
    let players = |of: &[(Seat, ActionKind)]| {
        let mut seats: Vec<Seat> = of.iter().map(|(s, _)| *s).collect();
        seats.sort_unstable();
        seats.dedup();
        seats.len()
    };
    let reached = match policy.get::<SubstantialPair>()? {
        SubstantialPair::BothAddChips => {
            let adding: Vec<_> = actions.iter().filter(|(_, kind)| adds_chips(*kind)).copied().collect();
            players(&adding) >= n
        }
        SubstantialPair::OneAddsChips => actions.windows(n).any(|w| w.iter().any(|(_, kind)| adds_chips(*kind))),
        SubstantialPair::AnyAction => players(actions) >= n,
    };
    Some((reached, vec![clause]))
}

fn any(actions: &[(Seat, ActionKind)], policy: &Policy) -> Reply<bool> {
    let clause = policy.clause(clause::ANY)?;
    let n = usize::try_from(policy.get::<SubstantialAnyActions>()?).ok()?;
    let counted = match policy.get::<SubstantialAny>()? {
        SubstantialAny::EveryKind => actions.len(),
        SubstantialAny::ChipsOnly => actions.iter().filter(|(_, kind)| adds_chips(*kind)).count(),
    };
    Some((counted >= n, vec![clause]))
}
