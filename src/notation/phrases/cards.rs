//! What becomes of cards.

use crate::engine::event::{Release, Show, Showing, Touched};
use crate::engine::value::Class;
use crate::notation::slot::{CardsSlot, OwnerSlot, SeatSlot, ShownSlot};
use crate::notation::table::phrases;

phrases! {
    Release;
    "release-push-forward" {} => [Release::PushedForward];
    "release-throw-forward" {} => [Release::ThrownForward];
    "release-over-the-line" {} => [Release::OverTheLine];
    "release-toward-muck" {} => [Release::TowardMuck];
    "release-muck" {} => [Release::Mucked];
    "release-muck-face-up" {} => [Release::MuckedFaceUp];
    "release-to" { seat: SeatSlot } => [Release::To(seat)];
}

phrases! {
    Show;
    "show-table" { shown: ShownSlot } => [Show { cards: shown, manner: Showing::Tabled }];
    "show-flash" { shown: ShownSlot } => [Show { cards: shown, manner: Showing::Flashed }];
    "show-open" { cards: CardsSlot } => [Show { cards, manner: Showing::Open }];
    "show-to" { shown: ShownSlot, seat: SeatSlot } => [Show { cards: shown, manner: Showing::To(seat) }];
}

/// All of a player's cards.
pub struct WholeHand;

phrases! {
    WholeHand;
    "whole-hand" {} => [WholeHand];
}

phrases! {
    Touched;
    "touched-muck" {} => [Touched::Muck];
    "touched-board" {} => [Touched::Board];
    "touched-burns" {} => [Touched::Burns];
    "touched-cards-of" { owner: OwnerSlot } => [Touched::CardsOf(owner)];
}

phrases! {
    /// As somebody claims it.
    Class;
    "claim-high-card" {} => [Class::HighCard];
    "claim-pair" {} => [Class::Pair];
    "claim-two-pair" {} => [Class::TwoPair];
    "claim-three-of-a-kind" {} => [Class::ThreeOfAKind];
    "claim-straight" {} => [Class::Straight];
    "claim-flush" {} => [Class::Flush];
    "claim-full-house" {} => [Class::FullHouse];
    "claim-four-of-a-kind" {} => [Class::FourOfAKind];
    "claim-straight-flush" {} => [Class::StraightFlush];
}
