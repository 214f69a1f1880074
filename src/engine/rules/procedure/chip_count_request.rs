//! Asking how many chips somebody has, `rules/procedure/chip-count-request.yaml`.

use crate::engine::options::choice;

choice! {
    /// When may a player have chips counted exactly?
    "procedure.exact_count" ExactCount {
        /// When they face an all-in.
        FacingAllIn = "facing-all-in",
        /// When the opponent is all-in.
        OpponentAllIn = "opponent-all-in",
        /// At any time.
        AtAnyTime = "at-any-time",
    }
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::chip_count_request as clause;
use crate::engine::event::{Ask, ChipsDeed, Seat, Step};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::Reply;
use crate::engine::rules::limit::Limit;
use crate::engine::rules::offences::Case;
use crate::engine::ruling::{ChipsVerdict, Ruling, Verdict};
use crate::engine::table::hand::Player;

/// The exact count is the exception from the estimate.
pub const LIMITS: &[Limit] = &[Limit { clauses: &[clause::EXACT], of: &[RuleId::CHIP_COUNT_REQUEST] }];

/// Somebody asks how many chips a player has.
pub(crate) fn asked(h: &mut Hearing, by: Seat, of: Seat) {
    let answer = h.books.ask(|p| by_policy(h, by, of, p));
    let (verdict, because, silent) = match answer {
        Some(answer) => (answer.value, answer.because, answer.silent),
        None => (Verdict::Refused, Vec::new(), true),
    };
    h.answer(by, verdict, because, silent);
}

fn by_policy(h: &Hearing, by: Seat, of: Seat, policy: &Policy) -> Reply<Verdict> {
    let hand = h.state.room.hand();
    let asker = hand.find(by);
    let exact = policy.clause(clause::EXACT).and_then(|clause| Some((clause, policy.get::<ExactCount>()?)));
    let all_in = hand.find(of).is_some_and(|player| player.all_in()) && by != of;
    let faces = asker.is_some_and(|player| faces_action(h, player)) && all_in;
    let entitled = asker.is_some()
        && match exact {
            Some((_, ExactCount::FacingAllIn)) => faces,
            Some((_, ExactCount::OpponentAllIn)) => all_in,
            Some((_, ExactCount::AtAnyTime)) => true,
            None => false,
        };
    if let (true, Some((clause, _))) = (entitled, exact) {
        return Some((Verdict::Granted(None), vec![clause]));
    }
    let estimate = policy.clause(clause::ESTIMATE).filter(|_| asker.is_some());
    let because: Vec<ClauseId> = estimate.into_iter().chain(exact.map(|(clause, _)| clause)).collect();
    // Who may not have them counted exactly has still the right to an estimate; who has no seat has none.
    let verdict = if asker.is_some() { Verdict::Chips(ChipsVerdict::EstimateOnly) } else { Verdict::Refused };
    (!because.is_empty()).then_some((verdict, because))
}

/// He has still to answer what was bet.
fn faces_action(h: &Hearing, player: &Player) -> bool {
    let hand = h.state.room.hand();
    let seat = player.seat;
    !player.folded()
        && !player.all_in()
        && (hand.to_act() == Some(seat) || hand.behind(seat).any(|_| true) && hand.faces_bet(player))
}

/// What is told of a bet, and who counts for a player who will not.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let hand = case.h.state.room.hand();
    let answer = if case.does(&[ChipsDeed::AsksForBet]) {
        let bet = Verdict::Chips(ChipsVerdict::Bet(hand.bet()));
        case.asked(|p| Some((bet.clone(), vec![p.clause(clause::BETS_ONLY)?])))
    } else if let Some(by) = case.by().filter(|_| case.does(&[ChipsDeed::RefusesToCount]) && was_asked(case)) {
        let counts = Verdict::Chips(ChipsVerdict::DealerCounts(by));
        let all_in = case.then().all_in;
        case.asked(|p| Some((counts.clone(), vec![p.clause(clause::DEALER_COUNTS).filter(|_| all_in)?])))
    } else {
        None
    };
    answer.into_iter().collect()
}

/// Somebody had asked for his count.
fn was_asked(case: &Case) -> bool {
    case.before().any(|other| matches!(other.step(), Some(Step::Ask(Ask::Count(of))) if Some(*of) == case.by()))
}
