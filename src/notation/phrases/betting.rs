//! What a player does with his chips.

use crate::engine::event::{Act, Agreement, Push};
use crate::notation::slot::{ChipsSlot, PositiveSlot, SeatSlot};
use crate::notation::table::phrases;

phrases! {
    Act;
    "act-check" {} => [Act::Check];
    "act-bet" { amount: PositiveSlot } => [Act::Bet(amount)];
    "act-call" {} => [Act::Call];
    "act-raise-to" { amount: PositiveSlot } => [Act::RaiseTo(amount)];
    "act-fold" {} => [Act::Fold];
    "act-all-in" {} => [Act::AllIn(None)];
    "act-all-in-for" { amount: PositiveSlot } => [Act::AllIn(Some(amount))];
    "act-post" { amount: PositiveSlot } => [Act::Post { amount, dark: false, for_seat: None }];
    "act-post-dark" { amount: PositiveSlot } => [Act::Post { amount, dark: true, for_seat: None }];
    "act-post-for" { amount: PositiveSlot, seat: SeatSlot } => [Act::Post { amount, dark: false, for_seat: Some(seat) }];
    "act-post-dark-for" { amount: PositiveSlot, seat: SeatSlot } => [Act::Post { amount, dark: true, for_seat: Some(seat) }];
    "act-bring-in" { amount: PositiveSlot } => [Act::BringIn(amount)];
    "act-complete-to" { amount: PositiveSlot } => [Act::CompleteTo(amount)];
}

phrases! {
    Push;
    "pushed-chips" { chips: ChipsSlot } => [Push::Chips(chips)];
    "pushed-stack" {} => [Push::Stack];
}

phrases! {
    Agreement;
    "agrees-straddles" {} => [Agreement::Straddles];
    "agrees-posting" {} => [Agreement::Posting];
    "agrees-small-blind" {} => [Agreement::SmallBlind];
    "agrees-fold-to-big-blind" {} => [Agreement::FoldToBigBlind];
    "agrees-another-ruling" {} => [Agreement::AnotherRuling];
    "agrees-split-pot" {} => [Agreement::SplitPot];
    "agrees-buy-in" { amount: PositiveSlot } => [Agreement::BuyIn(amount)];
}

/// What several agree on.
pub struct Together(pub Agreement);

phrases! {
    Together;
    "agree-straddles" {} => [Together(Agreement::Straddles)];
    "agree-posting" {} => [Together(Agreement::Posting)];
    "agree-small-blind" {} => [Together(Agreement::SmallBlind)];
    "agree-fold-to-big-blind" {} => [Together(Agreement::FoldToBigBlind)];
    "agree-another-ruling" {} => [Together(Agreement::AnotherRuling)];
    "agree-split-pot" {} => [Together(Agreement::SplitPot)];
    "agree-buy-in" { amount: PositiveSlot } => [Together(Agreement::BuyIn(amount))];
}
