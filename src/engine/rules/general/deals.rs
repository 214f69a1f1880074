//! Deals between players about the prizes, `rules/general/deals.yaml`.

use crate::engine::options::figure;

figure! {
    /// How much must be left to play for after a deal?
    "general.deal_left" DealLeft in "money" up to 1000000000
}

use crate::engine::clauses::deals as clause;
use crate::engine::event::{PrizeDeal, RoomDeed, RoomEvent, RoomState};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply};
use crate::engine::rules::of_room::RoomCase;
use crate::engine::ruling::{Question, RoomNotice, RoomVerdict, Ruling, Verdict};

/// Players have made a deal: whether it holds.
pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let Some(RoomEvent::Deal(deal)) = case.event() else { return Vec::new() };
    let answer = case.h.books.ask(|p| holds(p, case, deal)).unwrap_or_else(nobody_says);
    vec![case.rule(Question::Answer, answer.value.clone(), answer.map(drop))]
}

/// The book knows no deals: they are for the floor.
fn nobody_says() -> Grounded<Verdict> {
    Grounded { value: Verdict::Floor(Vec::new()), because: Vec::new(), silent: true }
}

fn holds(p: &Policy, case: &RoomCase, deal: &PrizeDeal) -> Reply<Verdict> {
    let refused = |clause| Some((Verdict::Refused, vec![clause]));
    let allowed = p.clause(clause::ALLOWED);
    if let Some(clause) = allowed.filter(|_| case.log().is(&RoomState::DealsForbidden)) {
        return refused(clause);
    }
    let left = deal.left.and_then(|left| Some((p.clause(clause::LEFT_FOR_WINNER)?, left >= p.get::<DealLeft>()?)));
    if let Some((clause, false)) = left {
        return refused(clause);
    }
    if let Some(clause) = p.clause(clause::ORDER).filter(|_| !is_in_order(deal)) {
        return refused(clause);
    }
    if let Some(approval) = p.clause(clause::APPROVAL) {
        return approved(p, case, approval);
    }
    let because: Vec<_> = allowed.into_iter().chain(left.map(|(clause, _)| clause)).collect();
    if !because.is_empty() {
        return Some((Verdict::Granted(None), because));
    }
    // Nobody has told how much is left to play for, and it hangs on that.
    let unknown = p.clause(clause::LEFT_FOR_WINNER)?;
    Some((Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]), vec![unknown]))
}

/// The floor has approved it or refused to, or has still to say.
fn approved(p: &Policy, case: &RoomCase, approval: crate::engine::clause::ClauseId) -> Reply<Verdict> {
    let said = case.later().filter(|later| later.did(RoomDeed::ApprovesDeal) || later.did(RoomDeed::RefusesDeal)).last();
    match said {
        None => Some((Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]), vec![approval])),
        Some(said) if said.did(RoomDeed::ApprovesDeal) => Some((Verdict::Granted(None), vec![approval])),
        Some(_) => {
            let goes_on = p.clause(clause::NOT_APPROVED)?;
            Some((Verdict::Room(RoomVerdict::Notice(RoomNotice::NoDeal)), vec![approval, goes_on]))
        }
    }
}

/// Nobody gets more than a player who finishes higher.
fn is_in_order(deal: &PrizeDeal) -> bool {
    let mut shares = deal.shares.clone();
    shares.sort_unstable();
    shares.windows(2).all(|pair| pair[0].1 >= pair[1].1)
}
