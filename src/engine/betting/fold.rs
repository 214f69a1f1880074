//! Folds, `rules/betting/fold.yaml` and `rules/betting/non-standard-fold.yaml`.

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::event::{Release, Said};
use crate::engine::law::{Law, Says, cites};
use crate::engine::policy::{ClauseId, Policy};

/// Cards that leave the hand, or the word.
pub fn reads(s: &Situation, _: &Law, policy: &Policy) -> Says<Reading> {
    let because = grounds(s, policy);
    (!because.is_empty()).then_some((Reading::Fold, because))
}

/// The clauses that make this a fold, whoever's turn it is.
pub fn grounds(s: &Situation, policy: &Policy) -> Vec<ClauseId> {
    let facing = s.need() > 0;
    let word = matches!(s.declared(), Some(Said::Fold));
    let release = s.attempt.releases();
    if !word && release.is_none() {
        return Vec::new();
    }
    let mut clauses: Vec<ClauseId> = Vec::new();
    if word {
        clauses.push("fold/word");
    }
    if facing && word {
        clauses.push("non-standard-fold/announced");
    }
    if facing {
        clauses.push("fold/facing-bet");
    } else {
        clauses.push("non-standard-fold/binds");
    }
    match release {
        Some(Release::PushedForward) if facing => clauses.push("fold/forward"),
        Some(Release::ThrownForward) => {
            clauses.push("non-standard-fold/thrown-forward");
            if facing {
                clauses.push("fold/forward");
            }
        }
        Some(Release::OverTheLine) if s.room.tables[0].sector_line => clauses.push("fold/line"),
        Some(Release::TowardMuck) => {
            clauses.push("fold/toward-muck");
            if facing {
                clauses.push("fold/forward");
            }
        }
        _ => {}
    }
    cites(policy, &clauses)
}
