//! What players ask for and object to.

use crate::engine::event::{Ask, Objection};
use crate::notation::slot::OwnerSlot;
use crate::notation::table::phrases;

phrases! {
    Ask;
    "ask-pot" {} => [Ask::Pot];
    "ask-raise" {} => [Ask::Raise];
    "ask-count" { owner: OwnerSlot } => [Ask::Count(owner)];
    "ask-see" { owner: OwnerSlot } => [Ask::See(owner)];
    "ask-hand-back" {} => [Ask::HandBack];
    "ask-next-card" {} => [Ask::NextCard];
    "ask-burn-cards" {} => [Ask::BurnCards];
    "ask-new-deck" {} => [Ask::NewDeck];
    "ask-new-dealer" {} => [Ask::NewDealer];
}

phrases! {
    Objection;
    "object-skipped" {} => [Objection::Skipped];
    "object-string-bet" {} => [Objection::StringBet];
    "object-pot" {} => [Objection::Pot];
    "object-payout" {} => [Objection::Payout];
}
