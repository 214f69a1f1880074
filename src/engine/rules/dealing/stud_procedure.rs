//! How stud is played, `rules/dealing/stud-procedure.yaml`.

use crate::engine::options::figure;

figure! {
    /// What is the bring-in of limit stud, as a share of the lower limit?
    "dealing.bring_in_share" BringInShare in "%" up to 100
}

use std::cmp::Ordering;

use super::exposed_card_in_deal;
use crate::engine::attempt::Attempt;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::stud_procedure as clause;
use crate::engine::deal_event::NumberedCard;
use crate::engine::event::{Act, DealEvent, Dealt, Seat, State, Step, Street, Structure};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::problem::Problem;
use crate::engine::rulebooks::{Reply, Rulebooks};
use crate::engine::rules::betting::substantial_action;
use crate::engine::rules::seating::at_your_seat;
use crate::engine::ruling::{
    Action, BoardVerdict, CardPlace, ChipChange, ChipsVerdict, DealVerdict, DeckCard, DeckVerdict, Laid, Lies, Question, Remedy,
    Ruling, Strength, Verdict,
};
use crate::engine::table::hand::{Hand, Player};
use crate::engine::table::stud;

/// The burn cards of the streets before the last one.
const BURNS: i64 = 3;

/// The table is set up: what the house says of stud before anything is dealt.
pub(crate) fn sets_up(h: &mut Hearing) {
    if !h.state.room.hand().game.is_stud() {
        return;
    }
    states_bring_in(h);
    let carries = |clause: ClauseId| h.books.house.clause(clause).is_some();
    let (next_low_card, left) = (carries(clause::NEXT_LOW_CARD), carries(clause::ALL_IN_FOR_ANTE));
    let suit_decides = carries(clause::EQUAL_BOARDS);
    let hand = h.state.room.hand_mut();
    (hand.next_low_card, hand.left_of_low_card, hand.suit_decides) = (next_low_card, left, suit_decides);
    hand.open_cards_decide();
}

/// On what it rests that the bet of fourth street is the lower one though a pair is showing.
pub(crate) fn does_not_double(hand: &Hand, books: &Rulebooks) -> Option<Vec<ClauseId>> {
    books.carried(&[clause::NO_DOUBLE_FOR_PAIR]).filter(|_| hand.shows_pair_on_fourth())
}

/// Which step of fixed limit is that of which street.
pub(crate) fn steps_by_street(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::LIMITS)
}

/// That a down card which the dealer exposes stays with its owner as an open one.
pub(crate) fn exposed_stays_open(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::EXPOSED_DOWN_CARD)
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

/// On what the height of the bring-in rests, where the stakes do not state it, and that it need not be paid.
pub(crate) fn bring_in(hand: &Hand, books: &Rulebooks) -> Vec<ClauseId> {
    let share = if hand.bring_in_by_share { books.cites(&[clause::BRING_IN]) } else { Vec::new() };
    let or_fold = if hand.need_not_open() { books.cites(&[clause::ALL_IN_FOR_ANTE]) } else { Vec::new() };
    [share, or_fold].concat()
}

/// On what it rests who opens.
pub(crate) fn order(hand: &Hand, books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(turn_clauses(hand))
}

/// It is custom who opens: the house does not say so.
pub(crate) fn turn_is_custom(h: &Hearing) -> bool {
    let clauses = turn_clauses(h.state.room.hand());
    !clauses.is_empty() && h.books.carried(clauses).is_none()
}

/// One of these has to be said for the round to be opened as it is.
fn turn_clauses(hand: &Hand) -> &'static [ClauseId] {
    if !hand.game.is_stud() || !hand.actions.is_empty() || hand.betting_is_over() {
        return &[];
    }
    let Some(best) = stud::opener_of_all(hand) else { return &[] };
    let all_in = hand.players[best].all_in();
    if hand.street == Street::Third {
        return if all_in { &[clause::NEXT_LOW_CARD, clause::ALL_IN_FOR_ANTE] } else { &[] };
    }
    if hand.opens_again {
        return &[clause::LAST_CARDS_OPEN];
    }
    if all_in {
        return &[clause::ALL_IN_INACTIVE];
    }
    if !hand.board.is_empty() {
        return &[clause::COMMON_CARD, clause::SHORT_STUB];
    }
    if stud::is_opened_by_suit(hand) { &[clause::EQUAL_BOARDS] } else { &[] }
}

/// A down card of the first deal that the dealer exposes is an open card from now on, and may be the one that brings in.
pub(crate) fn becomes_upcard(h: &mut Hearing, exposed: NumberedCard) {
    let hand = h.state.room.hand();
    let owner = exposed.to.or_else(|| hand.due(exposed.number));
    let Some((seat, card)) = owner.zip(exposed.card) else { return };
    let all: Vec<NumberedCard> = hand.deal.exposed.iter().map(|exposure| exposure.dealt).collect();
    let only = exposed_card_in_deal::is_its_owners_only(h, exposed, &all);
    let first = hand.find(seat).is_some_and(|player| player.cards.is_empty()) && only;
    if hand.game.is_stud() && first && exposed_stays_open(h.books.house).is_some() {
        h.state.room.hand_mut().lies_open(seat, card);
    }
}

/// The dealer has taken in the hand of a player who owes the bring-in: he pays it as if his hand lived, so that the next one
/// answers it, and his seat is dealt to.
pub(crate) fn killed(h: &mut Hearing, seat: Seat, brings_in: bool) {
    let mut because = h.books.cites(&[clause::KILLED_BRINGS_IN]);
    because.extend(at_your_seat::brings_in(h.books.house));
    if because.is_empty() || !brings_in {
        return;
    }
    posts_bring_in(h, seat, because.clone());
    h.rule(Question::Cards, Verdict::Deal(DealVerdict::StillDealt(seat, true)), because, false);
}

/// The bring-in is paid for somebody who does not play his hand.
pub(crate) fn posts_bring_in(h: &mut Hearing, seat: Seat, because: Vec<ClauseId>) {
    let amount = h.state.room.hand().bring_in;
    h.rule(Question::Chips, Verdict::Owes(seat, amount), because, false);
    h.carry_out(seat, Action::Bet(amount), ChipChange::None);
}

/// Whether this player owes the bring-in.
pub(crate) fn owes_bring_in(hand: &Hand, seat: Seat) -> bool {
    hand.game.is_stud() && hand.owes_bring_in() && hand.to_act() == Some(seat)
}

/// A player gives up: if he faces no bet but the bring-in, his seat is still dealt to.
pub(crate) fn gives_up(h: &mut Hearing, seat: Seat) {
    let hand = h.state.room.hand();
    let brought_in = hand.only_brought_in() && hand.increases.iter().any(|increase| increase.seat == seat);
    let free = hand.game.is_stud() && (brought_in || hand.bet() == 0 && !hand.owes_bring_in());
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

/// What follows now for the seats of those who gave up, for dead hands, for a card turned up too early, and for a stub that is short.
pub(crate) fn rulings(h: &Hearing) -> Vec<Ruling> {
    let hand = h.state.room.hand();
    let mut rulings: Vec<Ruling> = short_stub(h).into_iter().chain(no_cards_to_dead(h)).collect();
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

/// From fourth street on a dead hand gets no cards.
fn no_cards_to_dead(h: &Hearing) -> Vec<Ruling> {
    let hand = h.state.room.hand();
    let dealing = hand.game.is_stud() && !hand.street.is_first() && !hand.street.is_last();
    let Some(because) = h.books.carried(&[clause::NO_CARDS_TO_DEAD]).filter(|_| dealing) else { return Vec::new() };
    let dead = hand.players.iter().map(|player| player.seat).filter(|seat| h.state.faces.of(*seat).dead);
    let none = |seat| Verdict::Deal(DealVerdict::StillDealt(seat, false));
    dead.map(|seat| h.follows(Question::Cards, none(seat), because.clone(), false)).collect()
}

/// The stub has too few cards for the last street: a burn card, and a card for everybody who is still in.
fn short_stub(h: &Hearing) -> Option<Ruling> {
    let hand = h.state.room.hand();
    let stub = hand.deal.stub.count?;
    let players = i64::try_from(hand.live().count()).ok()?;
    let last = hand.game.is_stud() && matches!(hand.street, Street::Sixth | Street::Seventh);
    let because = h.books.carried(&[clause::SHORT_STUB]).filter(|_| last && stub <= players)?;
    let by = |steps: &[Remedy]| Verdict::Deal(DealVerdict::Board(BoardVerdict::PutRight(steps.to_vec())));
    let all = by(&[Remedy::ShuffleIn(Laid::Burns), Remedy::Burn, Remedy::DealLastCards]);
    // Whether the burn cards are enough that leave none to be burned is not said.
    let unburned = by(&[Remedy::ShuffleIn(Laid::Burns), Remedy::DealLastCards]);
    let common = if stub < BURNS {
        by(&[Remedy::ShuffleIn(Laid::Burns), Remedy::Burn, Remedy::DealCommonCard])
    } else {
        by(&[Remedy::Burn, Remedy::DealCommonCard])
    };
    let verdict = match (stub + BURNS).cmp(&players) {
        Ordering::Greater => all,
        Ordering::Equal => Verdict::Floor(vec![unburned, common]),
        Ordering::Less => common,
    };
    Some(h.follows(Question::Deal, verdict, because, false))
}

/// At a showdown with an all-in those show first who do not stand to go out.
pub(crate) fn shows_first(h: &Hearing, closed: &[Seat]) -> Option<Ruling> {
    let hand = h.state.room.hand();
    let because = h.books.carried(&[clause::EXPOSED_SEVENTH]).filter(|_| hand.game.is_stud())?;
    let risks = |seat: &Seat| {
        let most = hand.live().filter(|other| other.seat != *seat).map(Player::total).max().unwrap_or(0);
        hand.find(*seat).is_some_and(|player| player.all_in() && player.total() <= most)
    };
    let around: Vec<Seat> = hand.acting_order().filter(|seat| closed.contains(seat)).collect();
    let (at_risk, safe): (Vec<Seat>, Vec<Seat>) = around.into_iter().partition(risks);
    let order = (!at_risk.is_empty() && !safe.is_empty()).then(|| [safe, at_risk].concat())?;
    Some(h.follows(Question::Show, Verdict::ShowsFirst(order), because, false))
}

/// An open card of the next street is dealt while there is betting.
pub(crate) fn dealt_too_early(h: &Hearing, to: Seat, cards: &[Dealt]) -> bool {
    let hand = h.state.room.hand();
    let has = hand.find(to).map_or(0, |player| player.cards.len());
    let next = hand.game.is_stud() && hand.to_act().is_some() && has == stud::dealt_by(hand.street);
    next && cards.iter().any(|dealt| dealt.up && dealt.card.is_some())
}

/// Such cards stay in the deck, and have been seen.
///
/// # Errors
/// When the card is known to lie elsewhere.
pub(crate) fn turned_up(h: &mut Hearing, cards: &[Dealt]) -> Result<(), Problem> {
    let first = cards.iter().filter(|dealt| dealt.up).find_map(|dealt| dealt.card);
    first.map_or(Ok(()), |card| h.state.room.hand_mut().in_deal(None, &DealEvent::TurnedUp(card)))
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
    let is_later = hand.live().any(|p| p.seat != seat && complete(p.seat));
    if is_replaced(h, seat, cards) {
        return;
    }
    if is_later {
        later_card(h, seat);
    } else if let Some(because) = h.books.carried(&[clause::LAST_CARDS_OPEN]) {
        h.state.room.hand_mut().opens_again();
        h.rule(Question::Cards, Verdict::Deal(DealVerdict::LastCardsOpen), because, false);
    }
}

/// Where a last card should not lie open: as long as there is betting its owner gets another, after that it stays with him. Whether it
/// is so.
fn is_replaced(h: &mut Hearing, seat: Seat, cards: &[Dealt]) -> bool {
    let Some(because) = h.books.carried(&[clause::EXPOSED_SEVENTH]) else { return false };
    if h.state.room.hand().betting_is_over() {
        let card = cards.last().and_then(|dealt| dealt.card);
        let stays = Verdict::Deal(DealVerdict::Deck(DeckVerdict::Remains(card, seat, Lies::FaceUp)));
        h.rule(Question::Cards, stays, because, false);
    } else {
        h.state.room.hand_mut().loses_last_card(seat);
        h.rule(Question::Cards, Verdict::Chips(ChipsVerdict::AnotherCard(vec![seat])), because, false);
    }
    true
}

/// A last card that is not the first of them lies open: its owner may count as all-in, or does.
fn later_card(h: &mut Hearing, seat: Seat) {
    let acted = substantial_action::reached(&h.actions(), &h.books).is_some_and(|answer| answer.value);
    let (clauses, strength): (&[ClauseId], Strength) =
        if acted { (&[clause::AFTER_SUBSTANTIAL_ACTION], Strength::Must) } else { (&[clause::LATER_CARD_OPEN], Strength::May) };
    let Some(because) = h.books.carried(clauses) else { return };
    if acted && let Ok(player) = h.state.room.hand_mut().seat_mut(seat) {
        player.counts_as_all_in();
    }
    h.rule(Question::Cards, Verdict::Deal(DealVerdict::CountsAllIn(seat, strength)), because, false);
}
