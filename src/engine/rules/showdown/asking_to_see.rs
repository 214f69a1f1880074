//! Requests to see a hand, `rules/showdown/asking-to-see.yaml`.

use crate::engine::clauses;
use crate::engine::options::choice;

choice! {
    /// Who may see another player's hand on request?
    "showdown.asking_to_see" AskingToSee {
        /// Nobody has a right to it; the floor may allow it.
        FloorDiscretion = "floor-discretion",
        /// Whoever is at the showdown and holds his cards may see a hand that is still held.
        PlayersAtShowdown = "players-at-showdown",
        /// Whoever was dealt in, if the manager finds his reasons good.
        ManagerWithGrounds = "manager-with-grounds",
    }
}

use crate::engine::clause::ClauseId;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, cites};

/// What is known of who asks, and of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    pub dealt_in: bool,
    /// Neither folded nor mucked before the showdown.
    pub reached_showdown: bool,
    /// He has mucked at showdown without showing.
    pub mucked: bool,
    /// The hand asked for is still held.
    pub held: bool,
    /// The grounds were found good.
    pub grounds: bool,
}

/// What becomes of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeing {
    Granted,
    Refused,
    /// The floor decides.
    Discretion,
}

/// Whether he may see the hand.
pub fn request(request: Request, policy: &Policy) -> Reply<Seeing> {
    let barred = [
        (request.mucked, clauses::asking_to_see::MUCKED_LOSES),
        (!request.reached_showdown, clauses::asking_to_see::NOT_AT_SHOWDOWN),
    ];
    let mut because: Vec<ClauseId> = barred.into_iter().filter(|(bars, _)| *bars).filter_map(|(_, c)| policy.clause(c)).collect();
    let asked = by_option(request, policy);
    if because.is_empty() {
        return asked;
    }
    because.extend(asked.filter(|(seeing, _)| *seeing == Seeing::Refused).into_iter().flat_map(|(_, because)| because));
    Some((Seeing::Refused, because))
}

fn by_option(request: Request, policy: &Policy) -> Reply<Seeing> {
    let because = vec![policy.clause(clauses::asking_to_see::REQUEST)?];
    let seeing = match policy.get::<AskingToSee>()? {
        AskingToSee::FloorDiscretion => Seeing::Discretion,
        AskingToSee::PlayersAtShowdown if request.held => Seeing::Granted,
        AskingToSee::PlayersAtShowdown => Seeing::Refused,
        AskingToSee::ManagerWithGrounds if request.dealt_in && request.grounds => Seeing::Granted,
        AskingToSee::ManagerWithGrounds => Seeing::Refused,
    };
    Some((seeing, because))
}

/// A hand that is seen on request plays on.
pub fn plays_on(policy: &Policy) -> Reply<()> {
    let because = cites(policy, &[clauses::asking_to_see::LIVE]);
    (!because.is_empty()).then_some(((), because))
}
