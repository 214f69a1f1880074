//! The rules that read what a player meant: a list.

use super::betting::{
    accepted_action, acting_in_turn, ambiguous_amount, call_methods, conditional_statement, fold, half_raise, invalid_declaration,
    multiple_chips, oversized_chip, pot_size, prior_chips, raise_methods, string_bet, undercall,
};
use super::default_reading;
use super::general::official_terminology;
use super::reading::ReadingRule;
use crate::engine::rule_id::RuleId;

/// The rules that read what a player meant. Where two speak differently, the one that names the other as weaker rules.
pub const READINGS: &[ReadingRule] = &[
    ReadingRule {
        rule: Some(RuleId::ACTING_IN_TURN),
        stronger_than: &[],
        over_default: true,
        reads: acting_in_turn::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::CALL_METHODS),
        stronger_than: &[],
        over_default: true,
        reads: call_methods::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::INVALID_DECLARATION),
        stronger_than: &[RuleId::CALL_METHODS, RuleId::ACTING_IN_TURN],
        over_default: true,
        reads: invalid_declaration::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::ACCEPTED_ACTION),
        stronger_than: &[
            RuleId::UNDERCALL,
            RuleId::OVERSIZED_CHIP,
            RuleId::PRIOR_CHIPS,
            RuleId::MULTIPLE_CHIPS,
            RuleId::HALF_RAISE,
            RuleId::CALL_METHODS,
            RuleId::ACTING_IN_TURN,
        ],
        over_default: true,
        reads: accepted_action::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::CONDITIONAL_STATEMENT),
        stronger_than: &[RuleId::ACTING_IN_TURN],
        over_default: false,
        reads: conditional_statement::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::AMBIGUOUS_AMOUNT),
        stronger_than: &[RuleId::ACTING_IN_TURN],
        over_default: true,
        reads: ambiguous_amount::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::POT_SIZE),
        stronger_than: &[RuleId::ACTING_IN_TURN],
        over_default: true,
        reads: pot_size::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::OVERSIZED_CHIP),
        stronger_than: &[
            RuleId::HALF_RAISE,
            RuleId::MULTIPLE_CHIPS,
            RuleId::UNDERCALL,
            RuleId::ACTING_IN_TURN,
            RuleId::RAISE_METHODS,
            RuleId::STRING_BET,
        ],
        over_default: true,
        reads: oversized_chip::reads,
        later_word_is_void: |s, books, policy, _| oversized_chip::later_word_is_void(s, books, policy),
    },
    ReadingRule {
        rule: Some(RuleId::PRIOR_CHIPS),
        stronger_than: &[
            RuleId::OVERSIZED_CHIP,
            RuleId::MULTIPLE_CHIPS,
            RuleId::HALF_RAISE,
            RuleId::UNDERCALL,
            RuleId::CALL_METHODS,
        ],
        over_default: true,
        reads: prior_chips::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::MULTIPLE_CHIPS),
        stronger_than: &[RuleId::HALF_RAISE],
        over_default: true,
        reads: multiple_chips::reads,
        later_word_is_void: |s, _, policy, reading| half_raise::later_word_is_void(s, policy, reading),
    },
    ReadingRule {
        rule: Some(RuleId::HALF_RAISE),
        stronger_than: &[RuleId::ACTING_IN_TURN],
        over_default: true,
        reads: half_raise::reads,
        later_word_is_void: |s, _, policy, reading| half_raise::later_word_is_void(s, policy, reading),
    },
    ReadingRule {
        rule: Some(RuleId::RAISE_METHODS),
        stronger_than: &[RuleId::ACTING_IN_TURN],
        over_default: false,
        reads: raise_methods::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::STRING_BET),
        stronger_than: &[RuleId::ACTING_IN_TURN, RuleId::UNDERCALL],
        over_default: true,
        reads: string_bet::reads,
        // Where later motions add nothing, later words do not either.
        later_word_is_void: |_, _, _, _| true,
    },
    ReadingRule {
        rule: Some(RuleId::UNDERCALL),
        stronger_than: &[RuleId::ACTING_IN_TURN, RuleId::RAISE_METHODS, RuleId::STRING_BET, RuleId::FOLD],
        over_default: true,
        reads: undercall::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::FOLD),
        stronger_than: &[RuleId::ACTING_IN_TURN],
        over_default: false,
        reads: fold::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: Some(RuleId::OFFICIAL_TERMINOLOGY),
        stronger_than: &[RuleId::AMBIGUOUS_AMOUNT],
        over_default: true,
        reads: official_terminology::reads,
        later_word_is_void: |_, _, _, _| false,
    },
    ReadingRule {
        rule: None,
        stronger_than: &[],
        over_default: false,
        reads: default_reading::reads,
        later_word_is_void: |_, _, _, _| false,
    },
];
