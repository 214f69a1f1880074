//! The chapter dealing: the deck, the deal and what goes wrong in it. One file a rule, each with the options it owns; beside them
//! what several share.

pub mod boxed_card;
pub mod burn_cards;
pub mod button_draw;
pub mod dead_button;
pub mod dealer_change;
pub mod deck_change;
pub mod defective_deck;
pub mod dropped_card;
pub mod exposed_card_in_deal;
pub mod four_card_flop;
pub mod heads_up_button;
pub mod misdeal;
pub mod misplaced_button;
pub mod missed_burn;
pub mod premature_board_card;
pub mod stud_procedure;
pub mod wrong_card_count;

use crate::engine::cards::Card;
use crate::engine::event::Street;
use crate::engine::hearing::Hearing;
use crate::engine::options::{HouseOption, OptionSpec};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;
use crate::engine::ruling::{BoardStreet, BoardVerdict, DealVerdict, Grade, Question, Remedy, Ruling, Verdict};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    misdeal::BoxedCardsMisdeal::SPEC,
    misdeal::OutOfOrder::SPEC,
    misdeal::MissedSeat::SPEC,
    misdeal::MisdealUntil::SPEC,
    exposed_card_in_deal::ExposureCounts::SPEC,
    exposed_card_in_deal::ExposedCardsMisdeal::SPEC,
    exposed_card_in_deal::ExposedCounted::SPEC,
    exposed_card_in_deal::ExposedCard::SPEC,
    wrong_card_count::WrongCount::SPEC,
    wrong_card_count::SurplusCards::SPEC,
    four_card_flop::FourCardFlop::SPEC,
    premature_board_card::PrematureFlop::SPEC,
    premature_board_card::PrematureCard::SPEC,
    missed_burn::MissedBurn::SPEC,
    defective_deck::OpenCards::SPEC,
    defective_deck::DefectAfterAward::SPEC,
    dead_button::DeadButton::SPEC,
    stud_procedure::BringInShare::SPEC,
];

/// What is left to the floor where neither the house nor custom says anything.
fn or_floor(h: &Hearing, rulings: Vec<Ruling>) -> Vec<Ruling> {
    if !rulings.is_empty() {
        return rulings;
    }
    vec![h.follows(Question::Deal, Verdict::Floor(Vec::new()), Vec::new(), true)]
}

/// Nobody plays on, or wins anything, where the hand is void or dealt again, or the pot goes back.
pub(in crate::engine) fn calls_off(h: &Hearing, dealing: &[Ruling]) -> bool {
    let calls_off = |verdict: &Verdict| matches!(verdict, Verdict::Deal(verdict) if verdict.calls_off());
    h.floor_on_deal().is_some_and(calls_off)
        || defective_deck::undoes_award(dealing)
        || dealing.iter().any(|r| calls_off(&r.verdict))
}

/// The floor has called the hand off.
pub(in crate::engine) fn is_called_off_by_floor(h: &Hearing) -> bool {
    matches!(h.floor_on_deal(), Some(Verdict::Deal(said)) if said.calls_off())
}

/// The house calls the hand off, and nothing that is done later changes it.
pub(in crate::engine) fn is_final(h: &Hearing, ruling: &Ruling) -> bool {
    let Verdict::Deal(of) = &ruling.verdict else { return false };
    let is_void = matches!(of, DealVerdict::Deck(_));
    of.calls_off() && ruling.grade != Grade::Silent && (is_void || h.noticed.is_some())
}

/// It was left to the floor, which has decided.
pub(in crate::engine) fn is_decided(h: &Hearing, ruling: &Ruling) -> bool {
    h.floor_on_deal().is_some_and(|said| matches!(&ruling.verdict, Verdict::Floor(of) if of.contains(said)))
}

/// The right cards of the street lie there already, as it was ruled.
pub(in crate::engine) fn has_come_right(h: &Hearing, street: Street, cards: &[Card]) -> bool {
    let comes = |r: &Ruling| {
        let Verdict::Deal(DealVerdict::Board(BoardVerdict::Comes(of, right))) = &r.verdict else { return false };
        Some(*of) == BoardStreet::of(street) && right == cards
    };
    h.state.rulings.iter().any(comes)
}

/// What became of the cards of this street has been ruled: others come in their place.
pub(in crate::engine) fn is_dealt_anew(h: &Hearing, street: Street, ruled: &[DealVerdict]) -> bool {
    let laid = h.room().hand().deal.stub.laid.as_ref().map(|laid| laid.street);
    let deals = |verdict: &DealVerdict| {
        let DealVerdict::Board(BoardVerdict::PutRight(steps)) = verdict else { return false };
        steps.iter().any(Remedy::deals)
    };
    laid.is_some() && laid == BoardStreet::of(street) && ruled.iter().any(deals)
}

/// Somebody still plays for what lies on the board.
fn is_played_for(h: &Hearing) -> bool {
    h.room().hand().live().count() > 1
}

/// Several verdicts that one book gives by the same clauses.
fn together(h: &Hearing, says: impl Fn(&Policy) -> Reply<Vec<DealVerdict>>) -> Vec<Ruling> {
    let Some(answer) = h.books.ask(says) else { return Vec::new() };
    let of = |verdict| {
        let verdict = Verdict::Deal(verdict);
        h.follows(verdict.question(), verdict, answer.because.clone(), answer.silent)
    };
    answer.value.into_iter().map(of).collect()
}
