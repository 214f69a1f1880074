//! The betting chapter: one file a rule, each with the options it owns.

pub mod accepted_action;
pub mod acting_in_turn;
pub mod all_in;
pub mod ambiguous_amount;
pub mod bet;
pub mod bounds;
pub mod call_methods;
pub mod conditional_statement;
pub mod default_reading;
pub mod fold;
pub mod half_raise;
pub mod hidden_chips;
pub mod limit_structure;
pub mod minimum_raise;
pub mod multiple_chips;
pub mod out_of_turn;
pub mod oversized_chip;
pub mod pot_limit;
pub mod pot_size;
pub mod raise_cap;
pub mod raise_methods;
pub mod reading;
pub mod reopening;
pub mod straddle;
pub mod string_bet;
pub mod substantial_action;
pub mod undercall;

use crate::engine::options::{HouseOption, OptionSpec};

/// The rules that read what a player meant. Where two speak differently, the one that names the other as weaker rules.
pub const READERS: &[reading::ReadingRule] = &[
    reading::ReadingRule { rule: "acting-in-turn", stronger_than: &["default-reading"], reads: acting_in_turn::reads },
    reading::ReadingRule { rule: "call-methods", stronger_than: &["default-reading"], reads: call_methods::reads },
    reading::ReadingRule {
        rule: "accepted-action",
        stronger_than: &[
            "undercall",
            "oversized-chip",
            "multiple-chips",
            "half-raise",
            "call-methods",
            "default-reading",
            "acting-in-turn",
        ],
        reads: accepted_action::reads,
    },
    reading::ReadingRule { rule: "conditional-statement", stronger_than: &["acting-in-turn"], reads: conditional_statement::reads },
    reading::ReadingRule {
        rule: "ambiguous-amount",
        stronger_than: &["acting-in-turn", "default-reading"],
        reads: ambiguous_amount::reads,
    },
    reading::ReadingRule { rule: "pot-size", stronger_than: &["acting-in-turn", "default-reading"], reads: pot_size::reads },
    reading::ReadingRule {
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
    },
    reading::ReadingRule {
        rule: "multiple-chips",
        stronger_than: &["half-raise", "default-reading"],
        reads: multiple_chips::reads,
    },
    reading::ReadingRule { rule: "half-raise", stronger_than: &["default-reading"], reads: half_raise::reads },
    reading::ReadingRule { rule: "raise-methods", stronger_than: &["acting-in-turn"], reads: raise_methods::reads },
    reading::ReadingRule {
        rule: "string-bet",
        stronger_than: &["acting-in-turn", "undercall", "default-reading"],
        reads: string_bet::reads,
    },
    reading::ReadingRule { rule: "undercall", stronger_than: &["default-reading"], reads: undercall::reads },
    reading::ReadingRule { rule: "fold", stronger_than: &["acting-in-turn"], reads: fold::reads },
    reading::ReadingRule { rule: "default-reading", stronger_than: &[], reads: default_reading::reads },
];

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    substantial_action::SubstantialPair::SPEC,
    substantial_action::SubstantialPairActions::SPEC,
    substantial_action::SubstantialAny::SPEC,
    substantial_action::SubstantialAnyActions::SPEC,
    out_of_turn::OutOfTurn::SPEC,
    out_of_turn::OutOfTurnUndoneBy::SPEC,
    out_of_turn::OutOfTurnChips::SPEC,
    out_of_turn::OutOfTurnFold::SPEC,
    out_of_turn::SkippedPlayer::SPEC,
    out_of_turn::OutOfTurnPenalty::SPEC,
    undercall::Undercall::SPEC,
    oversized_chip::OneChipCall::SPEC,
    oversized_chip::OneChipCallShare::SPEC,
    multiple_chips::MultipleChips::SPEC,
    multiple_chips::MultipleChipsAfter::SPEC,
    half_raise::HalfRaiseBase::SPEC,
    half_raise::HalfRaiseShare::SPEC,
    minimum_raise::MinimumRaise::SPEC,
    minimum_raise::RaiseCountsFrom::SPEC,
    minimum_raise::DeclaredShortRaise::SPEC,
    reopening::ClosedTo::SPEC,
    reopening::ReopenedBy::SPEC,
    reopening::LimitAllInShare::SPEC,
    reopening::AllInShare::SPEC,
    raise_cap::LimitRaises::SPEC,
    raise_cap::LimitCapLifted::SPEC,
    string_bet::StringBet::SPEC,
    ambiguous_amount::AmbiguousAmount::SPEC,
    hidden_chips::HiddenChips::SPEC,
    pot_size::MisplayedActions::SPEC,
    straddle::Straddle::SPEC,
    straddle::BlindRaiseMultiple::SPEC,
];
