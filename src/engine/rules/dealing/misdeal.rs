//! Misdeals, `rules/dealing/misdeal.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// Is it a misdeal when a card goes to a player who was not next?
    "dealing.out_of_order" OutOfOrder {
        /// It is.
        Misdeal = "misdeal",
        /// Only if the mistake cannot be put right.
        UnlessCorrectable = "unless-correctable",
    }
}

choice! {
    /// Is it a misdeal when a seat is left out, or cards go where nobody sits?
    "dealing.missed_seat" MissedSeat {
        /// It is.
        Misdeal = "misdeal",
        /// Only if the sequence of the cards cannot be restored.
        UnlessRestorable = "unless-restorable",
    }
}

choice! {
    /// Until when can a misdeal be declared?
    "dealing.misdeal_until" MisdealUntil {
        /// Until substantial action.
        SubstantialAction = "substantial-action",
        /// Until the small or the big blind acts.
        BlindActs = "blind-acts",
    }
}

figure! {
    /// How many boxed cards make the deal a misdeal?
    "dealing.boxed_cards_misdeal" BoxedCardsMisdeal in "cards" up to 10
}

use super::{boxed_card, defective_deck, exposed_card_in_deal, misplaced_button, wrong_card_count};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::misdeal as clause;
use crate::engine::event::{Judgement, Seat, SeatingEvent};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks};
use crate::engine::rules::betting::substantial_action;
use crate::engine::rules::conduct::penalties;
use crate::engine::rules::ground::{self, Ground};
use crate::engine::rules::limit::Limit;
use crate::engine::rules::of_room::{RoomCase, room_cases};
use crate::engine::rules::seating::at_your_seat;
use crate::engine::ruling::{DealVerdict, Order, Question, RoomMeasure, RoomVerdict, Ruling, Verdict};
use crate::engine::table::deal::DealFault;

/// The rules that list what a misdeal is, and what is none.
pub(in crate::engine) const FAULTS: &[RuleId] =
    &[RuleId::MISDEAL, RuleId::EXPOSED_CARD_IN_DEAL, RuleId::BOXED_CARD, RuleId::WRONG_CARD_COUNT, RuleId::MISPLACED_BUTTON];

/// A list that is open or complete speaks of what it does not name, the time limit of all that it does, and the button's
/// second card is an exception.
pub const LIMITS: &[Limit] = &[
    Limit { clauses: &[clause::TOO_LATE, clause::OPEN_LIST, clause::CLOSED_LIST], of: FAULTS },
    Limit { clauses: &[clause::BUTTON_TWO], of: &[RuleId::MISDEAL] },
];

/// Whether the deal stands, with all that went wrong in it; `None` where nothing did that anybody speaks of.
pub(super) fn outcome(h: &Hearing) -> Option<Grounded<Ground>> {
    let grounds = [
        faults(h),
        exposed_card_in_deal::ground(h),
        boxed_card::ground(h),
        wrong_card_count::ground(h),
        misplaced_button::ground(h),
        defective_deck::ground(h),
    ];
    let decisive = ground::decisive(grounds.into_iter().flatten().collect())?;
    if decisive.value == Ground::Stands && !decisive.silent {
        return Some(decisive);
    }
    // Until when is asked of the house first; of custom only where it is custom that deals again.
    let until = |custom| h.books.ask_where(custom, |p| too_late(h, p));
    match until(false).or_else(|| until(true).filter(|_| decisive.silent)) {
        Some(late) if late.value => Some(late.map(|_| Ground::Stands)),
        // A house that measures the time by what was done does not say that a round is enough.
        Some(_) if beyond_first_round(h) => Some(Grounded { value: Ground::Stands, because: Vec::new(), silent: true }),
        Some(in_time) if !decisive.silent => Some(decisive.resting_on(&in_time)),
        Some(_) | None => Some(decisive),
    }
}

/// Whether the deal stands, or is dealt again, and how.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    match h.floor_on_deal() {
        Some(Verdict::Deal(DealVerdict::Redeal(_))) => return dealt_again(h),
        Some(Verdict::Deal(DealVerdict::Stands)) => return Vec::new(),
        Some(_) | None => {}
    }
    let Some(Grounded { value, mut because, silent }) = outcome(h) else { return Vec::new() };
    let (stands, redeal) = (Verdict::Deal(DealVerdict::Stands), Verdict::Deal(DealVerdict::Redeal(None)));
    match value {
        Ground::Stands => vec![h.follows(Question::Deal, stands, because, silent)],
        Ground::Floor => vec![h.follows(Question::Deal, Verdict::Floor(vec![redeal, stands]), because, silent)],
        Ground::Misdeal => {
            because.extend(h.books.cites(&[clause::AFRESH, clause::SAME_HAND]));
            let mut rulings = vec![h.follows(Question::Deal, redeal, because, silent)];
            rulings.extend(first_card(h));
            rulings.extend(dealt_again(h));
            rulings.extend(bets_taken_back(h));
            if let Some(declared) = h.books.carried(&[clause::DECLARED]).filter(|_| !silent) {
                rulings.push(h.follows(Question::Order, Verdict::Order(Order::CallFloor), declared, false));
            }
            rulings
        }
    }
}

/// What was bet goes back; the blinds stay for the same players. No book says so, and everybody does it.
fn bets_taken_back(h: &Hearing) -> impl Iterator<Item = Ruling> {
    let hand = h.room().hand();
    let bet = |seat: Seat| hand.find(seat).map_or(0, |player| player.total() - hand.forced_bet(seat).min(player.committed()));
    let bets = hand.clockwise_from_button().into_iter().map(move |seat| (seat, bet(seat) + h.uncounted(seat)));
    bets.filter(|(_, bet)| *bet > 0).map(|(seat, bet)| h.follows(Question::Chips, Verdict::Returned(bet, seat), Vec::new(), true))
}

/// A new deal comes: the floor has said so or, where it has said nothing of the deal, the rules do.
fn is_dealt_again(h: &Hearing) -> bool {
    match h.floor_on_deal() {
        Some(Verdict::Deal(DealVerdict::Redeal(_))) => true,
        Some(Verdict::Deal(DealVerdict::Stands)) => false,
        Some(_) | None => outcome(h).is_some_and(|outcome| outcome.value == Ground::Misdeal),
    }
}

/// Who has a part in the new deal, which is the same hand once more: nobody who has sat down since, and everybody who was dealt in,
/// whether he was at his seat or on penalty.
fn dealt_again(h: &Hearing) -> Vec<Ruling> {
    let new = (clause::SAME_HAND, sat_down_since(h), RoomMeasure::NoCardsThisHand);
    let absent = (clause::ABSENT_PLAYS, at_your_seat::have_been_away(h), RoomMeasure::DealtIn);
    let mut rulings = Vec::new();
    for (clause, seats, measure) in [new, absent] {
        let Some(because) = h.books.carried(&[clause]) else { continue };
        let verdicts = seats.into_iter().map(|seat| Verdict::Room(RoomVerdict::Of(measure, seat)));
        rulings.extend(verdicts.map(|verdict| h.follows(verdict.question(), verdict, because.clone(), false)));
    }
    if let Some(because) = h.books.carried(&[clause::PENALISED_KILLED]) {
        rulings.extend(penalties::redealt(h, &because));
    }
    rulings
}

/// Those who have sat down at the table while the hand was dealt.
fn sat_down_since(h: &Hearing) -> Vec<Seat> {
    let next_hand = |case: &RoomCase| case.is_seating(SeatingEvent::NextHand);
    let since = room_cases(h).rev().take_while(|case| !next_hand(case));
    since.filter_map(|case| case.sits()).map(|(seat, ..)| seat).filter(|seat| !h.room_log.is_elsewhere(*seat)).collect()
}

/// The deal is one that will be made again, and whoever was absent from it plays the next one.
pub(in crate::engine) fn lets_absent_play(h: &Hearing) -> bool {
    h.books.house.clause(clause::ABSENT_PLAYS).is_some() && is_dealt_again(h)
}

/// The deal will be made again for those who are in it, and nobody takes a place in it now.
pub(in crate::engine) fn bars_newcomers(h: &Hearing) -> bool {
    !keeps_level(h).is_empty()
}

/// On what it rests that a new level does not count for the new deal.
pub(in crate::engine) fn keeps_level(h: &Hearing) -> Vec<ClauseId> {
    if is_dealt_again(h) { h.books.cites(&[clause::SAME_HAND]) } else { Vec::new() }
}

/// To whom the first card of the new deal goes: the player who was due it before, once the button is where it should be.
fn first_card(h: &Hearing) -> Option<Ruling> {
    let start = h.books.ask(|p| Some(((), vec![p.clause(clause::SAME_START)?])))?;
    let seat = misplaced_button::first_left_of_due(h).or_else(|| h.room().hand().due(1))?;
    let verdict = Verdict::Deal(DealVerdict::Redeal(Some(seat)));
    Some(h.follows(Question::Positions, verdict, start.because, start.silent))
}

/// What the faults come to that are about the order of dealing, and about what comes before it.
fn faults(h: &Hearing) -> Option<Grounded<Ground>> {
    let faults = &h.room().hand().deal.faults;
    h.books.ask(|p| ground::strongest(faults.iter().map(|fault| says(h, *fault, p))))
}

/// What one policy says of a fault.
fn says(h: &Hearing, fault: DealFault, policy: &Policy) -> Reply<Ground> {
    let plain = |of: ClauseId| policy.clause(of).and_then(ground::misdeal);
    let listed = match fault {
        DealFault::FirstCard => plain(clause::FIRST_CARD).or_else(|| out_of_order(h, policy)),
        DealFault::OutOfOrder => out_of_order(h, policy),
        DealFault::ButtonTwo => match policy.clause(clause::BUTTON_TWO) {
            Some(clause) => Some((Ground::Stands, vec![clause])),
            None => out_of_order(h, policy),
        },
        DealFault::NotEntitled => plain(clause::NOT_ENTITLED).or_else(|| astray(h, policy)),
        DealFault::EmptySeat => {
            let listed = plain(clause::NOT_ENTITLED).or_else(|| missed(h, policy, clause::EMPTY_SEAT));
            listed.or_else(|| astray(h, policy))
        }
        DealFault::Skipped => missed(h, policy, clause::SKIPPED).or_else(|| astray(h, policy)),
        DealFault::Unprepared => plain(clause::UNSHUFFLED),
        DealFault::SeenBefore => plain(clause::SHUFFLE_EXPOSED),
    };
    listed.or_else(|| unlisted(policy))
}

/// So many boxed cards came in the deal: where the house says how many it takes, fewer leave the deal as it is.
pub(super) fn boxed(boxed: usize, policy: &Policy) -> Reply<Ground> {
    let clause = policy.clause(clause::BOXED)?;
    let least = policy.get::<BoxedCardsMisdeal>()?;
    let enough = i64::try_from(boxed).unwrap_or(i64::MAX) >= least;
    Some((if enough { Ground::Misdeal } else { Ground::Stands }, vec![clause]))
}

/// A card has gone to a player who was not next.
pub(super) fn out_of_order(h: &Hearing, policy: &Policy) -> Reply<Ground> {
    let clause = policy.clause(clause::OUT_OF_ORDER)?;
    match policy.get::<OutOfOrder>()? {
        OutOfOrder::Misdeal => ground::misdeal(clause),
        OutOfOrder::UnlessCorrectable => ground::misdeal_unless(clause, h.found(Judgement::Correctable) == Some(true)),
    }
}

/// A seat was left out, or cards went to one where nobody sits.
fn missed(h: &Hearing, policy: &Policy, of: ClauseId) -> Reply<Ground> {
    let clause = policy.clause(of)?;
    match policy.get::<MissedSeat>()? {
        MissedSeat::Misdeal => ground::misdeal(clause),
        MissedSeat::UnlessRestorable => ground::misdeal_unless(clause, h.found(Judgement::Restorable) == Some(true)),
    }
}

/// A fault that the house does not list.
pub(super) fn unlisted(policy: &Policy) -> Reply<Ground> {
    let open = policy.clause(clause::OPEN_LIST).map(|clause| (Ground::Floor, vec![clause]));
    open.or_else(|| closed(policy))
}

/// Where any card out of order is a misdeal, one that goes where it does not belong is out of order, and so is the next one after
/// a seat that was left out.
fn astray(h: &Hearing, policy: &Policy) -> Reply<Ground> {
    out_of_order(h, policy).filter(|_| policy.get::<OutOfOrder>() == Some(OutOfOrder::Misdeal))
}

/// A wrong number of cards that the house does not list: the one that is too many, or is missing, has been dealt out of order.
pub(super) fn unlisted_count(h: &Hearing, policy: &Policy) -> Reply<Ground> {
    astray(h, policy).or_else(|| unlisted(policy))
}

/// What becomes of the seats that were left out: they are dealt to after all where the cards are brought back into their order in
/// time, and the hand is played without them where the deal stands as it is.
pub(in crate::engine) fn seats_left_out(h: &mut Hearing) {
    if h.room().hand().deal.skipped.is_empty() {
        return;
    }
    let restored = h.books.ask_where(false, |p| missed(h, p, clause::SKIPPED)).is_some_and(|ground| ground.value == Ground::Stands);
    let late = h.books.ask_where(false, |p| too_late(h, p)).is_some_and(|late| late.value);
    let stands = outcome(h).is_some_and(|outcome| outcome.value == Ground::Stands);
    let hand = h.state.room.hand_mut();
    if restored && !late {
        hand.deals_to_skipped();
    } else if stands {
        hand.plays_without_skipped();
    }
}

/// A fault that the house does not list and whose list is complete.
pub(super) fn closed(policy: &Policy) -> Reply<Ground> {
    Some((Ground::Stands, vec![policy.clause(clause::CLOSED_LIST)?]))
}

/// Whether it is too late for a new deal. Where a second betting round has begun the blinds have acted.
fn too_late(h: &Hearing, policy: &Policy) -> Reply<bool> {
    let clause = policy.clause(clause::TOO_LATE)?;
    let (late, mut because) = match policy.get::<MisdealUntil>()? {
        MisdealUntil::SubstantialAction => substantial(h, policy)?,
        MisdealUntil::BlindActs => {
            let acted = h.done_until_noticed().in_hand.iter().any(|(seat, _)| h.room().hand().is_blind(*seat));
            (acted || beyond_first_round(h), Vec::new())
        }
    };
    because.insert(0, clause);
    Some((late, because))
}

/// Whether there has been substantial action in the hand, as one policy counts, or custom where it does not say how.
pub(super) fn substantial(h: &Hearing, policy: &Policy) -> Reply<bool> {
    let books = Rulebooks { house: policy, custom: h.books.custom };
    let Grounded { value: reached, because, silent: _ } = substantial_action::reached(&h.done_until_noticed().in_hand, &books)?;
    Some((reached, because))
}

/// The first betting round is over.
pub(super) fn beyond_first_round(h: &Hearing) -> bool {
    let hand = h.room().hand();
    !hand.street.is_first() || hand.at_showdown
}

/// Whether a player has acted, in turn or out of it.
pub(super) fn has_acted(h: &Hearing, seat: Seat) -> bool {
    beyond_first_round(h) || h.actions().iter().any(|(by, _)| *by == seat)
}

/// What the floor can find of the faults there are.
pub(in crate::engine) fn open_judgements(h: &Hearing) -> Vec<Judgement> {
    let deal = &h.room().hand().deal;
    let correctable =
        deal.faults.contains(&DealFault::OutOfOrder) || deal.faults.contains(&DealFault::FirstCard) || !deal.counts.is_empty();
    let restorable = deal.faults.contains(&DealFault::EmptySeat) || deal.faults.contains(&DealFault::Skipped);
    let found = [(correctable, Judgement::Correctable), (restorable, Judgement::Restorable)];
    found.into_iter().filter(|(open, _)| *open).map(|(_, judgement)| judgement).collect()
}
