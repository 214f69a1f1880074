//! Requests to see a hand, `rules/showdown/asking-to-see.yaml`.

use crate::engine::options::choice;

choice! {
    /// Who may see another player's hand on request?
    "showdown.asking_to_see" AskingToSee {
        /// Nobody has a right to it; the floor may allow it.
        FloorDiscretion = "floor-discretion",
        /// Whoever is at the showdown and still holds their cards may see a hand that is still held.
        PlayersAtShowdown = "players-at-showdown",
        /// Whoever was dealt in, if the manager finds their reasons good.
        ManagerWithGrounds = "manager-with-grounds",
        /// Who called on the river may see the last aggressor's hand; else the floor may allow it.
        RiverCallers = "river-callers",
    }
}

use crate::engine::clauses::asking_to_see as clause;
use crate::engine::event::{Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, carried};
use crate::engine::rules::awards::awards;
use crate::engine::rules::showdown::tabling;
use crate::engine::ruling::{Order, Question, Ruling, Verdict};
use crate::engine::table::hand::Hand;

/// What is known of who asks, and of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeeRequest {
    dealt_in: bool,
    /// Neither folded nor mucked before the showdown.
    reached_showdown: bool,
    /// He has mucked at showdown.
    mucked: bool,
    /// He has mucked without showing.
    unseen: bool,
    /// The hand asked for has won.
    of_winner: bool,
    /// The hand asked for is still held.
    held: bool,
    /// The grounds were found good.
    grounds: bool,
    /// He called on the river, still holds his cards or has tabled them, and asks for the hand of the last aggressor.
    called_him: bool,
}

/// What becomes of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seeing {
    Granted,
    Refused,
    /// The floor decides.
    Discretion,
}

/// Whether he may see the hand. What bars him bars him whatever the option says; it is cited beside it where both refuse.
fn request(request: SeeRequest, policy: &Policy) -> Reply<Seeing> {
    let mut bars = Vec::new();
    bars.extend(request.unseen.then_some(clause::MUCKED_LOSES));
    bars.extend((request.unseen && request.of_winner).then_some(clause::MUCKED_LOSES_WINNER));
    bars.extend((!request.reached_showdown).then_some(clause::NOT_AT_SHOWDOWN));
    let asked = by_option(request, policy);
    let Some(((), mut because)) = carried(policy, &bars) else { return asked };
    because.extend(asked.filter(|(seeing, _)| *seeing == Seeing::Refused).into_iter().flat_map(|(_, because)| because));
    Some((Seeing::Refused, because))
}

fn by_option(request: SeeRequest, policy: &Policy) -> Reply<Seeing> {
    let because = vec![policy.clause(clause::REQUEST)?];
    let seeing = match policy.get::<AskingToSee>()? {
        AskingToSee::FloorDiscretion => Seeing::Discretion,
        AskingToSee::PlayersAtShowdown if request.held && !request.mucked => Seeing::Granted,
        AskingToSee::PlayersAtShowdown => Seeing::Refused,
        AskingToSee::ManagerWithGrounds if request.dealt_in && request.grounds => Seeing::Granted,
        AskingToSee::ManagerWithGrounds => Seeing::Refused,
        AskingToSee::RiverCallers if request.called_him => Seeing::Granted,
        AskingToSee::RiverCallers => Seeing::Discretion,
    };
    Some((seeing, because))
}

/// A hand that is seen on request plays on.
fn plays_on(policy: &Policy) -> Reply<()> {
    carried(policy, &[clause::LIVE])
}

/// Somebody asks to see a player's hand.
pub(crate) fn asks(h: &mut Hearing, seat: Seat, of: Seat) {
    if folded_in_the_last_round(h, of) && (winner_asks(h, seat, of) || asks_for_folded(h, seat, of)) {
        return;
    }
    // What has to be shown to everybody anyway nobody has to ask for.
    if let Some(because) = tabling::has_to_show(h, of) {
        return h.answer(seat, Verdict::Granted(None), because, false);
    }
    let asked = asked(h, seat, of);
    let Some(answer) = h.books.ask(|p| request(asked, p)) else {
        h.answer(seat, discretion(), Vec::new(), true);
        return;
    };
    let verdict = match answer.value {
        Seeing::Granted => Verdict::Granted(None),
        Seeing::Refused => Verdict::Refused,
        Seeing::Discretion => discretion(),
    };
    h.answer(seat, verdict, answer.because.clone(), answer.silent);
    if answer.value == Seeing::Granted {
        h.rule(Question::Order, Verdict::Order(Order::TurnUp(of, None)), answer.because, answer.silent);
        if let Some(live) = h.books.ask_where(answer.silent, plays_on) {
            h.state.faces.at(of).tabled = true;
            h.rule(Question::Hand, Verdict::Hand(of, true), live.because, live.silent);
        }
    }
}

fn discretion() -> Verdict {
    Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused])
}

fn asked(h: &Hearing, seat: Seat, of: Seat) -> SeeRequest {
    let (hand, faces) = (h.state.room.hand(), &h.state.faces);
    let over = hand.betting_is_over();
    let folded = |seat: Seat| hand.find(seat).is_none_or(|p| p.folded());
    let face = faces.of(seat);
    // What lies before him face down, given up or all but, he does not hold any more.
    let holds = face.tabled || !face.pushed_forward;
    SeeRequest {
        dealt_in: hand.find(seat).is_some(),
        reached_showdown: over && !folded(seat),
        mucked: face.mucked,
        unseen: (face.mucked || face.thrown) && !face.tabled,
        of_winner: has_won(h, of),
        held: over && !folded(of) && faces.is_alive(of),
        grounds: h.found(Judgement::Grounds) == Some(true),
        called_him: over && hand.street.is_last() && !folded(seat) && holds && seat != of && last_aggressor(hand) == Some(of),
    }
}

/// Who made the last bet or raise of the last betting round.
fn last_aggressor(hand: &Hand) -> Option<Seat> {
    hand.increases.last().map(|increase| increase.seat)
}

/// The pot is his, or will be.
fn has_won(h: &Hearing, seat: Seat) -> bool {
    let wins = |r: &Ruling| matches!(r.verdict, Verdict::Wins(winner, ..) if winner == seat);
    h.state.faces.pushed.is_some_and(|(to, _)| to == seat) || awards(h, &h.pots()).iter().any(wins)
}

/// He was there in the last betting round, and gave up in it.
fn folded_in_the_last_round(h: &Hearing, seat: Seat) -> bool {
    let hand = h.state.room.hand();
    let folded = hand.find(seat).is_none_or(|p| p.folded());
    folded && hand.street.is_last() && hand.actions.iter().any(|(s, _)| *s == seat) && hand.betting_is_over()
}

/// Who has won asks to see a folded hand, which lives again by that. Whether it is he, and the house says so.
fn winner_asks(h: &mut Hearing, seat: Seat, of: Seat) -> bool {
    let Some(because) = h.books.carried(&[clause::WINNER_ASKS]) else { return false };
    if !h.room().hand().is_left_alone(seat) && !has_won(h, seat) {
        return false;
    }
    if let Ok(player) = h.state.room.hand_mut().seat_mut(of) {
        player.revives();
    }
    h.state.faces.at(of).tabled = true;
    h.answer(seat, Verdict::Granted(None), because.clone(), false);
    h.rule(Question::Hand, Verdict::Hand(of, true), because, false);
    true
}

/// A hand folded in the last betting round may be seen, and stays dead. Whether the house says so.
fn asks_for_folded(h: &mut Hearing, seat: Seat, of: Seat) -> bool {
    let Some(because) = h.books.carried(&[clause::LAST_ROUND]) else { return false };
    h.answer(seat, Verdict::Granted(None), because.clone(), false);
    h.rule(Question::Order, Verdict::Order(Order::TurnUp(of, None)), because.clone(), false);
    h.rule(Question::Hand, Verdict::Hand(of, false), because, false);
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::options::{HouseOption, OptionValue};

    fn at_showdown() -> SeeRequest {
        SeeRequest {
            dealt_in: true,
            reached_showdown: true,
            mucked: false,
            unseen: false,
            of_winner: false,
            held: true,
            grounds: false,
            called_him: false,
        }
    }

    fn policy(clauses: &[&str]) -> Policy {
        let value = OptionValue::Choice("players-at-showdown");
        Policy::new(clauses.iter().map(|c| (*c).to_owned()), [(AskingToSee::SPEC.key, value)])
    }

    #[test]
    fn who_has_mucked_is_refused_whatever_the_option_says() {
        let policy = policy(&["asking-to-see/request", "asking-to-see/mucked-loses"]);
        let mucked = SeeRequest { mucked: true, unseen: true, ..at_showdown() };
        assert_eq!(request(at_showdown(), &policy), Some((Seeing::Granted, vec![clause::REQUEST])));
        assert_eq!(request(mucked, &policy), Some((Seeing::Refused, vec![clause::MUCKED_LOSES, clause::REQUEST])));
    }

    #[test]
    fn where_the_option_refuses_as_well_both_are_named() {
        let policy = policy(&["asking-to-see/request", "asking-to-see/mucked-loses"]);
        let both = SeeRequest { mucked: true, unseen: true, held: false, ..at_showdown() };
        assert_eq!(request(both, &policy), Some((Seeing::Refused, vec![clause::MUCKED_LOSES, clause::REQUEST])));
    }

    #[test]
    fn a_house_without_the_rule_says_nothing() {
        assert_eq!(request(at_showdown(), &policy(&[])), None);
    }
}
