//! The rules that read what a player meant: a list.

use super::betting::{
    accepted_action, acting_in_turn, ambiguous_amount, call_methods, conditional_statement, fold, half_raise, invalid_declaration,
    multiple_chips, oversized_chip, pot_size, prior_chips, raise_methods, string_bet, undercall,
};
use super::default_reading;
use super::general::official_terminology;
use super::reading::ReadingRule;

/// The rules that read what a player meant. Where two speak differently, the one that names the other as weaker rules.
pub const READINGS: &[ReadingRule] = &[
    ReadingRule {
        rule: "acting-in-turn",
        stronger_than: &["default-reading"],
        reads: acting_in_turn::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: "call-methods",
        stronger_than: &["default-reading"],
        reads: call_methods::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: "invalid-declaration",
        stronger_than: &["call-methods", "acting-in-turn", "default-reading"],
        reads: invalid_declaration::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: "accepted-action",
        stronger_than: &[
            "undercall",
            "oversized-chip",
            "prior-chips",
            "multiple-chips",
            "half-raise",
            "call-methods",
            "default-reading",
            "acting-in-turn",
        ],
        reads: accepted_action::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: "conditional-statement",
        stronger_than: &["acting-in-turn"],
        reads: conditional_statement::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: "ambiguous-amount",
        stronger_than: &["acting-in-turn", "default-reading"],
        reads: ambiguous_amount::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: "pot-size",
        stronger_than: &["acting-in-turn", "default-reading"],
        reads: pot_size::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: "oversized-chip",
        stronger_than: &[
            "half-raise",
            "multiple-chips",
            "undercall",
            "acting-in-turn",
            "raise-methods",
            "string-bet",
            "default-reading",
        ],
        reads: oversized_chip::reads,
        later_word_is_void: |s, books, policy, _| oversized_chip::later_word_is_void(s, books, policy),
    },
    ReadingRule {
        rule: "prior-chips",
        stronger_than: &["oversized-chip", "multiple-chips", "half-raise", "undercall", "call-methods", "default-reading"],
        reads: prior_chips::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: "multiple-chips",
        stronger_than: &["half-raise", "default-reading"],
        reads: multiple_chips::reads,
        later_word_is_void: |s, _, policy, reading| half_raise::later_word_is_void(s, policy, reading),
    },
    ReadingRule {
        rule: "half-raise",
        stronger_than: &["acting-in-turn", "default-reading"],
        reads: half_raise::reads,
        later_word_is_void: |s, _, policy, reading| half_raise::later_word_is_void(s, policy, reading),
    },
    ReadingRule {
        rule: "raise-methods",
        stronger_than: &["acting-in-turn"],
        reads: raise_methods::reads,
        later_word_is_void: |s, _, policy, _| raise_methods::later_word_is_void(s, policy),
    },
    ReadingRule {
        rule: "string-bet",
        stronger_than: &["acting-in-turn", "undercall", "default-reading"],
        reads: string_bet::reads,
        later_word_is_void: |s, _, policy, _| string_bet::later_word_is_void(s, policy),
    },
    ReadingRule {
        rule: "undercall",
        stronger_than: &["acting-in-turn", "raise-methods", "string-bet", "fold", "default-reading"],
        reads: undercall::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule { rule: "fold", stronger_than: &["acting-in-turn"], reads: fold::reads, later_word_is_void: |_, _, _, _| false },
    ReadingRule {
        rule: "official-terminology",
        stronger_than: &["default-reading"],
        reads: official_terminology::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: "default-reading",
        stronger_than: &[],
        reads: default_reading::reads,
        later_word_is_void: |_, _, _, _| false,
    },
];
