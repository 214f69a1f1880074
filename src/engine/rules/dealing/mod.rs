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

use crate::engine::hearing::Hearing;
use crate::engine::options::{HouseOption, OptionSpec};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;
use crate::engine::ruling::{DealVerdict, Question, Ruling, Verdict};

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
