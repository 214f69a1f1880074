//! Folds, `rules/betting/fold.yaml` and `rules/betting/non-standard-fold.yaml`.

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::event::{Act, Release, Said, Step};
use crate::engine::policy::{ClauseId, Policy};
use crate::engine::rulebooks::{Reply, Rulebooks, cites};

/// Cards that leave the hand, or the word.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let because = grounds(s, policy, true);
    (!because.is_empty()).then_some((Reading::Fold, because))
}

/// The clauses that make this a fold; out of turn, those that make it one whatever comes.
pub fn grounds(s: &Situation, policy: &Policy, in_turn: bool) -> Vec<ClauseId> {
    let plain = matches!(s.attempt.steps[..], [Step::Act(Act::Fold)]);
    let word = matches!(s.declared(), Some(Said::Fold));
    let release = s.attempt.releases();
    if !plain && !word && release.is_none() {
        return Vec::new();
    }
    let facing = s.need() > 0;
    let mut clauses: Vec<ClauseId> = Vec::new();
    if facing && (word || !in_turn && s.attempt.has_words()) {
        clauses.push("non-standard-fold/announced");
    }
    if facing {
        clauses.push("fold/facing-bet");
    }
    if !in_turn {
        clauses.push("non-standard-fold/early");
    } else {
        clauses.extend((!facing).then_some("non-standard-fold/binds"));
        clauses.extend(plain.then_some("fold/out"));
        clauses.extend(word.then_some("fold/word"));
        clauses.extend(release.into_iter().flat_map(|release| let_go(s, release, facing)));
    }
    cites(policy, &clauses)
}

/// What the way in which the cards leave says.
fn let_go(s: &Situation, release: Release, facing: bool) -> Vec<ClauseId> {
    let forward = facing.then_some("fold/forward");
    match release {
        Release::PushedForward => forward.into_iter().collect(),
        Release::ThrownForward => std::iter::once("non-standard-fold/thrown-forward").chain(forward).collect(),
        Release::OverTheLine if s.room.tables[0].sector_line => vec!["fold/line"],
        Release::TowardMuck | Release::Mucked | Release::MuckedFaceUp => {
            std::iter::once("fold/toward-muck").chain(forward).collect()
        }
        _ => Vec::new(),
    }
}
