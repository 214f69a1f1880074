//! Folds, `rules/betting/fold.yaml` and `rules/betting/non-standard-fold.yaml`.

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Act, Judgement, Release, Said, Seat, Step};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};
use crate::engine::ruling::{Question, Verdict};
use crate::engine::session::Session;

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
        clauses.push(clauses::non_standard_fold::ANNOUNCED);
    }
    if facing {
        clauses.push(clauses::fold::FACING_BET);
    }
    if !in_turn {
        clauses.push(clauses::non_standard_fold::EARLY);
    } else {
        clauses.extend((!facing).then_some(clauses::non_standard_fold::BINDS));
        clauses.extend(plain.then_some(clauses::fold::OUT));
        clauses.extend(word.then_some(clauses::fold::WORD));
        clauses.extend(release.into_iter().flat_map(|release| let_go(s, release, facing)));
    }
    cites(policy, &clauses)
}

/// What the way in which the cards leave says.
fn let_go(s: &Situation, release: Release, facing: bool) -> Vec<ClauseId> {
    let forward = facing.then_some(clauses::fold::FORWARD);
    match release {
        Release::PushedForward => forward.into_iter().collect(),
        Release::ThrownForward => std::iter::once(clauses::non_standard_fold::THROWN_FORWARD).chain(forward).collect(),
        Release::OverTheLine if s.room.tables[0].sector_line => vec![clauses::fold::LINE],
        Release::TowardMuck | Release::Mucked | Release::MuckedFaceUp => {
            std::iter::once(clauses::fold::TOWARD_MUCK).chain(forward).collect()
        }
        _ => Vec::new(),
    }
}

/// Who has folded shows his cards: they stay dead. Whether he has.
pub(crate) fn shows_folded(h: &mut Session, seat: Seat) -> bool {
    let folded = h.state.room.hand().find(seat).is_some_and(|p| p.folded);
    if folded {
        let dead = Verdict::Hand(seat, false);
        let clauses = &[clauses::fold::WORD, clauses::fold::FACING_BET, clauses::non_standard_fold::ANNOUNCED, clauses::fold::OUT];
        let dead = h.books.says(dead, clauses);
        h.rule(Question::Hand, dead.value, dead.because, dead.silent);
    }
    folded
}

/// Why a folded hand may be given back: he was misinformed, and his cards lie clear of the muck.
pub(crate) fn given_back(h: &Session, seat: Seat) -> Option<Vec<ClauseId>> {
    let misled = h.found(Judgement::Misinformed(seat)) == Some(true) && h.found(Judgement::Separate) == Some(true);
    h.books.carried(&[clauses::fold::GIVEN_BACK]).filter(|_| misled)
}
