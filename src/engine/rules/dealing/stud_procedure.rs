//! How stud is played, `rules/dealing/stud-procedure.yaml`.

use crate::engine::options::figure;

figure! {
    /// What is the bring-in of limit stud, as a share of the lower limit?
    "dealing.bring_in_share" BringInShare in "%" up to 100
}

use crate::engine::attempt::Attempt;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::stud_procedure as clause;
use crate::engine::event::{Act, Dealt, Seat, State, Step, Street, Structure};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks};
use crate::engine::rules::betting::substantial_action;
use crate::engine::ruling::{Action, CardPlace, ChipChange, DealVerdict, DeckCard, Question, Ruling, Strength, Verdict};
use crate::engine::table::hand::Hand;
use crate::engine::table::stud;

pub(in crate::engine) use clause::LIMITS;

/// The table is set up: what the house says of stud before anything is dealt.
pub(crate) fn sets_up(h: &mut Hearing) {
    if !h.state.room.hand().game.is_stud() {
        return;
    }
    states_bring_in(h);
    if h.books.house.clause(clause::NEXT_LOW_CARD).is_some() {
        let hand = h.state.room.hand_mut();
        hand.next_low_card = true;
        hand.open_cards_decide();
    }
}

/// A bring-in that no line states is what the house makes it.
fn states_bring_in(h: &mut Hearing) {
    let hand = h.state.room.hand_mut();
    let Structure::Limit(small, _) = hand.structure else { return };
    if hand.bring_in > 0 || !hand.street.is_first() {
        return;
    }
    let Some((share, _)) = bring_in_share(h.books.house) else { return };
    hand.bring_in = small.saturating_mul(share) / 100;
    hand.bring_in_by_share = true;
    h.assumed.push(State::BringIn(hand.bring_in));
}

fn bring_in_share(policy: &Policy) -> Reply<i64> {
    let clause = policy.clause(clause::BRING_IN)?;
    Some((policy.get::<BringInShare>()?, vec![clause]))
}

/// On what the height of the bring-in rests, where the stakes do not state it.
pub(crate) fn bring_in(hand: &Hand, books: &Rulebooks) -> Vec<ClauseId> {
    if hand.bring_in_by_share { books.cites(&[clause::BRING_IN]) } else { Vec::new() }
}

/// On what it rests who opens.
pub(crate) fn order(hand: &Hand, books: &Rulebooks) -> Vec<ClauseId> {
    turn_clause(hand).map_or_else(Vec::new, |clause| books.cites(&[clause]))
}

/// It is custom who opens: the house does not say so.
pub(crate) fn turn_is_custom(h: &Hearing) -> bool {
    turn_clause(h.state.room.hand()).is_some_and(|clause| h.books.house.clause(clause).is_none())
}

/// What has to be said for the round to be opened as it is.
fn turn_clause(hand: &Hand) -> Option<ClauseId> {
    if !hand.game.is_stud() || !hand.actions.is_empty() || hand.betting_is_over() {
        return None;
    }
    let best = stud::opener_of_all(hand)?;
    let all_in = hand.players[best].all_in;
    if hand.street == Street::Third {
        return all_in.then_some(clause::NEXT_LOW_CARD);
    }
    if hand.opens_again {
        return Some(clause::LAST_CARDS_OPEN);
    }
    if all_in { Some(clause::ALL_IN_INACTIVE) } else { (!hand.board.is_empty()).then_some(clause::COMMON_CARD) }
}

/// The dealer has taken in the hand of a player who owes the bring-in: he pays it as if his hand lived, so that the next one
/// answers it, and his seat is dealt to.
pub(crate) fn killed(h: &mut Hearing, seat: Seat, brings_in: bool) {
    let Some(because) = h.books.carried(&[clause::KILLED_BRINGS_IN]).filter(|_| brings_in) else { return };
    let amount = h.state.room.hand().bring_in;
    h.rule(Question::Chips, Verdict::Owes(seat, amount), because.clone(), false);
    h.carry_out(seat, Action::Bet(amount), ChipChange::None);
    h.rule(Question::Cards, Verdict::Deal(DealVerdict::StillDealt(seat, true)), because, false);
}

/// Whether this player owes the bring-in.
pub(crate) fn owes_bring_in(hand: &Hand, seat: Seat) -> bool {
    hand.game.is_stud() && hand.owes_bring_in() && hand.to_act() == Some(seat)
}

/// A player gives up: if he faces no bet but the bring-in, his seat is still dealt to.
pub(crate) fn gives_up(h: &mut Hearing, seat: Seat) {
    let hand = h.state.room.hand();
    let brought_in = hand.only_brought_in() && hand.increases.iter().any(|increase| increase.seat == seat);
    let free = hand.game.is_stud() && (brought_in || hand.bet == 0 && !hand.owes_bring_in());
    if free && h.books.house.clause(clause::FOLDED_SEAT).is_some() && !hand.deal.gave_up.contains(&seat) {
        h.state.room.hand_mut().deal.gave_up.push(seat);
    }
}

/// Who has brought it in gives up before it is his turn again. Whether that is what he does.
pub(crate) fn gives_up_after_bring_in(h: &mut Hearing, attempt: &Attempt) -> bool {
    let hand = h.state.room.hand();
    let brought_in = hand.only_brought_in() && hand.increases.iter().any(|increase| increase.seat == attempt.seat);
    let gives_up = attempt.releases().is_some() || matches!(attempt.steps.as_slice(), [Step::Act(Act::Fold)]);
    let Some(because) = h.books.carried(&[clause::FOLDED_SEAT]).filter(|_| brought_in && gives_up) else { return false };
    self::gives_up(h, attempt.seat);
    h.rule(Question::Meaning, Verdict::Action(attempt.seat, Action::Fold, ChipChange::None), because, false);
    h.carry_out(attempt.seat, Action::Fold, ChipChange::None);
    true
}

/// What follows now for the seats of those who gave up, and for a card turned up too early.
pub(crate) fn rulings(h: &Hearing) -> Vec<Ruling> {
    let hand = h.state.room.hand();
    let mut rulings = Vec::new();
    if let Some(because) = h.books.carried(&[clause::FOLDED_SEAT]) {
        let still = !hand.increases.iter().any(|increase| increase.full);
        let dealt = |seat: &Seat| Verdict::Deal(DealVerdict::StillDealt(*seat, still));
        rulings.extend(hand.deal.gave_up.iter().map(|seat| h.follows(Question::Cards, dealt(seat), because.clone(), false)));
    }
    if let Some(because) = h.books.carried(&[clause::IN_ITS_ORDER]) {
        let goes = |card| Verdict::Deal(DealVerdict::Goes(DeckCard::Known(card), CardPlace::InItsOrder));
        let turned_up = hand.deal.turned_up.iter().map(|(_, card)| goes(*card));
        rulings.extend(turned_up.map(|verdict| h.follows(Question::Cards, verdict, because.clone(), false)));
    }
    rulings
}

/// An open card of the next street is dealt while there is betting.
pub(crate) fn dealt_too_early(h: &Hearing, to: Seat, cards: &[Dealt]) -> bool {
    let hand = h.state.room.hand();
    let has = hand.find(to).map_or(0, |player| player.cards.len());
    let next = hand.game.is_stud() && hand.to_act().is_some() && has == stud::dealt_by(hand.street);
    next && cards.iter().any(|dealt| dealt.up && dealt.card.is_some())
}

/// Nobody may go above what has been bet in this round: the dealer has turned a card up in it.
pub(crate) fn betting_is_capped(h: &Hearing) -> Option<Vec<ClauseId>> {
    let hand = h.state.room.hand();
    let now = hand.game.is_stud() && hand.deal.turned_up.iter().any(|(street, _)| *street == hand.street);
    h.books.carried(&[clause::CARD_TOO_EARLY]).filter(|_| now)
}

/// A last card comes face up.
pub(crate) fn last_card(h: &mut Hearing, seat: Seat, cards: &[Dealt]) {
    let hand = h.state.room.hand();
    let complete = |seat: Seat| hand.find(seat).is_some_and(|p| p.cards.len() == stud::ALL_CARDS);
    let open = hand.game.is_stud() && complete(seat) && cards.last().is_some_and(|dealt| dealt.up);
    if !open || hand.deal.last_cards_open {
        return;
    }
    if hand.live().any(|p| p.seat != seat && complete(p.seat)) {
        later_card(h, seat);
    } else if let Some(because) = h.books.carried(&[clause::LAST_CARDS_OPEN]) {
        h.state.room.hand_mut().opens_again();
        h.rule(Question::Cards, Verdict::Deal(DealVerdict::LastCardsOpen), because, false);
    }
}

/// A last card that is not the first of them lies open: its owner may count as all-in, or does.
fn later_card(h: &mut Hearing, seat: Seat) {
    let acted = substantial_action::reached(&h.actions(), &h.books).is_some_and(|answer| answer.value);
    let (clauses, strength): (&[ClauseId], Strength) =
        if acted { (&[clause::AFTER_SUBSTANTIAL_ACTION], Strength::Must) } else { (&[clause::LATER_CARD_OPEN], Strength::May) };
    let Some(because) = h.books.carried(clauses) else { return };
    if acted && let Ok(player) = h.state.room.hand_mut().seat_mut(seat) {
        player.all_in = true;
    }
    h.rule(Question::Cards, Verdict::Deal(DealVerdict::CountsAllIn(seat, strength)), because, false);
}
