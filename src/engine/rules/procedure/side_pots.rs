//! Side pots, `rules/procedure/side-pots.yaml`.

use super::odd_chip;
use crate::engine::clauses::side_pots as clause;
use crate::engine::event::{PotNumber, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Rulebooks, rests};
use crate::engine::rules::award::{self, Claim, Share};
use crate::engine::rules::showdown::split_pot;
use crate::engine::ruling::{Question, Ruling, Verdict};
use crate::engine::table::hand::Hand;
use crate::engine::table::pots::Pot;

/// The breach that this rule knows.
const RULE: RuleId = RuleId::SIDE_POTS;

/// Divides the pots among the hands that lie open, each by itself.
pub fn award(hand: &Hand, pots: &[Pot], claims: &[Claim], books: &Rulebooks) -> Vec<Share> {
    let mut shares: Vec<Share> = Vec::new();
    let mut odd_taken: Vec<Seat> = Vec::new();
    for (number, pot) in pots.iter().enumerate() {
        let here: Vec<&Claim> = claims.iter().filter(|claim| pot.seats.contains(&claim.seat)).collect();
        let mut divided = split_pot::divide(hand, pot.amount, &here, books, &odd_taken);
        if pots.len() > 1 && divided.parts.len() > 1 {
            let separately = books.ask(|p| rests(p.clause(clause::SEPARATELY).into_iter().chain(odd_chip::once_each(p)).collect()));
            separately.iter().for_each(|answer| divided.rest_on(answer));
        }
        if pots.len() > 1 {
            divided.cite(&books.cites(&[clause::SEPARATELY]));
        }
        shares.extend(divided.shares(PotNumber::try_from(number).unwrap_or(PotNumber::MAX)));
        odd_taken.append(&mut divided.odd);
    }
    shares
}

/// What a hand would win against those that lie open; `None` while that is not known.
pub(crate) fn would_win(h: &Hearing, seat: Seat) -> Option<Vec<Share>> {
    let hand = h.state.room.hand();
    let mut claims = h.open_claims();
    claims.retain(|claim| claim.seat != seat);
    if claims.is_empty() {
        return None;
    }
    claims.push(award::final_claim(hand, hand.find(seat)?)?);
    Some(award(hand, &h.pots(), &claims, &h.books))
}

/// Somebody is all-in for less than others: the pots, and who has a claim to each.
pub(crate) fn apart(h: &Hearing, pots: &[Pot]) -> Vec<Ruling> {
    if pots.len() < 2 || !h.state.room.hand().live().any(|p| p.all_in()) {
        return Vec::new();
    }
    let because = h.books.cites(&[clause::EXCESS]);
    let dead = |seat: &Seat| h.state.faces.of(*seat).dead;
    let pot_of = |(number, pot): (PotNumber, &Pot)| {
        let mut seats = pot.seats.clone();
        // A dead hand has no claim, unless nobody else has one: whose the pot is then is not a matter of counting.
        if !seats.iter().all(dead) {
            seats.retain(|seat| !dead(seat));
        }
        seats.sort_unstable();
        h.follows(Question::Award, Verdict::PotOf(number, pot.amount, seats), because.clone(), false)
    };
    (0..).zip(pots).map(pot_of).collect()
}

/// A player reaches into the pot.
pub(crate) fn reaches_in(h: &mut Hearing, seat: Seat) {
    let breach = h.books.says(Verdict::Breach(seat, RULE), &[clause::HANDS_OFF]);
    h.rule(Question::Breach, breach.value, breach.because, breach.silent);
}
