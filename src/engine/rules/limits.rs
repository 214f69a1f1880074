//! What rules say themselves of how far others reach: a list.

use super::betting::{accepted_action, premature_declaration, substantial_action};
use super::dealing::{defective_deck, misdeal, misplaced_button};
use super::general::floor_decisions;
use super::limit::Limit;
use super::procedure::{calling_the_clock, chip_count_request};
use super::seating::table_presence;
use super::showdown::all_in_showdown;

/// Each rule's own.
pub const LIMITS: &[&[Limit]] = &[
    misdeal::LIMITS,
    substantial_action::LIMITS,
    misplaced_button::LIMITS,
    defective_deck::LIMITS,
    floor_decisions::LIMITS,
    calling_the_clock::LIMITS,
    chip_count_request::LIMITS,
    table_presence::LIMITS,
    all_in_showdown::LIMITS,
    accepted_action::LIMITS,
    premature_declaration::LIMITS,
];
