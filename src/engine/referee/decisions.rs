//! Decisions: which rules are asked whether somebody may decide what he decides, and what follows. Nothing here decides.

use crate::engine::event::{Body, Subject};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rules::betting::{acting_in_turn, bet_correction, hidden_chips, out_of_turn};
use crate::engine::rules::conduct::{disqualification, penalties};
use crate::engine::rules::decisions::{self, Leave};
use crate::engine::rules::general::{floor_decisions, protest};
use crate::engine::rules::procedure::{mucked_cards, unprotected_hand};
use crate::engine::rules::seating::{balancing_tables, breaking_tables};
use crate::engine::ruling::{Ruling, Verdict};
use crate::engine::table::incidents::{Decided, Decider};

/// Somebody decides something himself: what was left to him is settled.
///
/// # Errors
/// When it cannot happen.
pub fn decide(h: &mut Hearing, who: &Subject, verdict: &Verdict) -> Result<(), Problem> {
    let by = match who {
        Subject::Floor => Decider::Floor,
        Subject::Dealer => Decider::Dealer,
        Subject::Body(Body::Judge) => Decider::Judge,
        Subject::Body(Body::House) => Decider::House,
        Subject::Body(Body::Federation) => Decider::Federation,
        Subject::Seat(_) | Subject::Players(_) | Subject::Table => return Err(super::only_a_player()),
    };
    let ruled = h.rulings();
    let penal = penalties::is_penal_here(h, verdict, &ruled);
    let of_room = balancing_tables::may_decide(h, verdict).or_else(|| breaking_tables::may_decide(h, verdict));
    let leave = match of_room {
        Some(leave) => Some(leave),
        None if penal => to_penalise(h, by, verdict, &ruled),
        None => floor_decisions::may_decide_again(h, by, verdict).or_else(|| floor_decisions::may_decide(h, by, verdict, &ruled)),
    };
    let again = !penal && floor_decisions::was_decided(h, by, verdict);
    let stands = decisions::stands(by, leave.as_ref());
    h.incidents.note_decision(Decided { by, verdict: verdict.clone(), line: h.line, stands });
    if !stands {
        decisions::refused(h, leave);
        return Ok(());
    }
    if penal {
        return penalised(h, verdict, leave);
    }
    if again {
        floor_decisions::takes_the_place(h, verdict)?;
    }
    settled(h, verdict, leave)
}

/// Whether a penalty may be given, by him.
fn to_penalise(h: &Hearing, by: Decider, verdict: &Verdict, ruled: &[Ruling]) -> Option<Leave> {
    decisions::of_all([
        protest::answers(h, by),
        disqualification::may_decide(h, by, verdict),
        penalties::may_decide(h, by, verdict, ruled),
    ])
}

/// Somebody suffers what was decided.
fn penalised(h: &mut Hearing, verdict: &Verdict, leave: Option<Leave>) -> Result<(), Problem> {
    penalties::given(h, verdict, leave);
    disqualification::follows(h, verdict);
    lives_as_decided(h, verdict)
}

/// What is played goes on as it was decided.
fn settled(h: &mut Hearing, verdict: &Verdict, leave: Option<Leave>) -> Result<(), Problem> {
    let verdict = &acting_in_turn::with_its_chips(h, verdict);
    let against_the_rules = leave.is_some();
    let because = leave.map_or_else(Vec::new, |leave| leave.because);
    if let Verdict::Binding(..) = verdict {
        return out_of_turn::decided(h, verdict, because);
    }
    if against_the_rules || floor_decisions::comes_to_something_else(h, verdict) {
        floor_decisions::takes_the_place(h, verdict)?;
    }
    acting_in_turn::can_be_done(h, verdict)?;
    floor_decisions::gives_back(h, verdict)?;
    hidden_chips::decided(h, verdict);
    bet_correction::decided(h, verdict);
    mucked_cards::decided(h, verdict);
    h.settled_by_floor(verdict, because);
    lives_as_decided(h, verdict)?;
    unprotected_hand::decided(h, verdict);
    acting_in_turn::decided(h, verdict);
    Ok(())
}

/// The hand that it is about lives or is dead.
fn lives_as_decided(h: &mut Hearing, verdict: &Verdict) -> Result<(), Problem> {
    if let Verdict::Hand(seat, live) = verdict {
        h.state.faces.decide(h.state.room.hand_mut(), *seat, *live)?;
    }
    Ok(())
}
