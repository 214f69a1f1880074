//! The chapter betting: one file a rule, each with the options it owns and what it decides.

pub mod accepted_action;
pub mod acting_in_turn;
pub mod all_in;
pub mod ambiguous_amount;
pub mod bet;
pub mod bet_correction;
pub mod big_blind_ante;
pub mod call_methods;
pub mod check;
pub mod conditional_statement;
pub mod fold;
pub mod half_raise;
pub mod hidden_chips;
pub mod invalid_declaration;
pub mod limit_structure;
pub mod maximum_raise;
pub mod minimum_raise;
pub mod multiple_chips;
pub mod no_limit_structure;
pub mod non_standard_fold;
pub mod out_of_turn;
pub mod overbet_for_change;
pub mod oversized_chip;
pub mod posting_blinds;
pub mod pot_limit;
pub mod pot_size;
pub mod premature_declaration;
pub mod prior_chips;
pub mod raise_cap;
pub mod raise_methods;
pub mod reopening;
pub mod splashing;
pub mod straddle;
pub mod string_bet;
pub mod substantial_action;
pub mod uncalled_bet;
pub mod undercall;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    substantial_action::SubstantialPair::SPEC,
    substantial_action::SubstantialPairActions::SPEC,
    substantial_action::SubstantialAny::SPEC,
    substantial_action::SubstantialAnyActions::SPEC,
    out_of_turn::OutOfTurn::SPEC,
    out_of_turn::OutOfTurnBinds::SPEC,
    out_of_turn::OutOfTurnUndoneBy::SPEC,
    out_of_turn::OutOfTurnChips::SPEC,
    out_of_turn::OutOfTurnFold::SPEC,
    out_of_turn::SkippedPlayer::SPEC,
    out_of_turn::OutOfTurnPenalty::SPEC,
    undercall::Undercall::SPEC,
    oversized_chip::OneChipCall::SPEC,
    oversized_chip::OneChipCallShare::SPEC,
    oversized_chip::TinyChipShare::SPEC,
    multiple_chips::MultipleChips::SPEC,
    multiple_chips::MultipleChipsAfter::SPEC,
    half_raise::HalfRaiseBase::SPEC,
    half_raise::HalfRaiseShare::SPEC,
    minimum_raise::MinimumRaise::SPEC,
    minimum_raise::RaiseCountsFrom::SPEC,
    minimum_raise::DeclaredShortRaise::SPEC,
    reopening::ClosedTo::SPEC,
    reopening::ClosedIn::SPEC,
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
    big_blind_ante::ShortAnte::SPEC,
];
