//! The proof: what the situations at a table say about a rulebook. Each answer is the smallest situation that shows it.

mod alike;
mod compare;
mod conflicts;
mod drop_test;
mod edit;
pub mod editions;
mod explore;
pub mod findings;
mod gaps;
mod likely;
mod meant;
mod meetings;
mod overrides;
mod parted;
mod runs;
mod shrink;
mod situation;
mod subject;
mod values;

pub use compare::{ClauseDifference, Difference, OptionDifference, Unseen, Witness, compare, differing, says};
pub use conflicts::{Contradiction, ShownConflict, contradictions};
pub use meetings::{Meeting, meetings};
pub use overrides::{Departure, departures};
pub use situation::TriedSituation;
pub use values::Score;

use crate::corpus::{Corpus, Scope};
use crate::diagnostic::Finding;
use crate::pages::views;
use crate::parallel::map as parallel;
use crate::scenario::Plays;

/// What the proof came to.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// How many pairs of values the scenarios tell apart.
    pub values: Score,
    /// Undistinguished values, clauses and conflicts without effect, overlaps, gaps, players with nothing to do.
    pub findings: Vec<Finding>,
}

/// Proves every published house.
pub fn prove(corpus: &Corpus) -> Proof {
    prove_rules(&Plays::of(corpus), &Scope::default())
}

/// Proves the clauses of some rules, and tells apart the values of the options that they ask for. Only where all rules are
/// looked at are the houses too.
pub fn prove_rules(plays: &Plays, scope: &Scope) -> Proof {
    let corpus = plays.corpus;
    let views = views(corpus);
    let told = runs::scenarios(plays);
    let runs = runs::runs(corpus, &views, &told);
    let (values, mut findings) = values::check(corpus, scope, &views, &told, &runs);
    findings.extend(drop_test::check(corpus, scope, &views, &told, &runs));
    if scope.is_all() {
        findings.extend(gaps::check(plays, &views, &told));
        findings.extend(conflicts::check(corpus));
    }
    Proof { values, findings }
}
