//! What is done with the clock and with chips beside the betting, what is so of the money of a game, and what is ruled of it.

use crate::engine::event::{Carriage, ChipsDeed, ChipsState};
use crate::engine::ruling::{ChipsVerdict, Counted};
use crate::notation::slot::{CountSlot, OwnerSlot, PileSlot, PositiveSlot, SeatSlot, SeatsSlot, StakesSlot, SumSlot};
use crate::notation::table::phrases;

phrases! {
    ChipsDeed;
    "chips-cover" {} => [ChipsDeed::Covers];
    "chips-leave-on-table" {} => [ChipsDeed::LeavesOnTable];
    "chips-take-along" {} => [ChipsDeed::TakesAlong];
    "chips-in-the-way" {} => [ChipsDeed::PutsInTheWay];
    "chips-tear-card" {} => [ChipsDeed::TearsCard];
    "chips-break-chip" {} => [ChipsDeed::BreaksChip];
    "chips-refuse-to-count" {} => [ChipsDeed::RefusesToCount];
    "chips-sit-again" {} => [ChipsDeed::SitsAgain];
    "chips-ask-bet" {} => [ChipsDeed::AsksForBet];
    "chips-ask-to-miss-hand" {} => [ChipsDeed::AsksToMissHand];
    "chips-ask-deposit" {} => [ChipsDeed::AsksForDeposit];
    "chips-ask-to-watch" {} => [ChipsDeed::AsksToWatch];
    "chips-ask-other-seat" {} => [ChipsDeed::AsksForOtherSeat];
    "chips-ask-physical-help" {} => [ChipsDeed::AsksForPhysicalHelp];
    "chips-ask-other-help" {} => [ChipsDeed::AsksForOtherHelp];
    "chips-ask-to-divide" {} => [ChipsDeed::AsksToDivide];
    "chips-object-exchange" {} => [ChipsDeed::ObjectsExchange];
    "chips-object-too-few" {} => [ChipsDeed::ObjectsTooFew];
}

phrases! {
    Carriage;
    "carriage-rack" {} => [Carriage::Rack];
    "carriage-pocket" {} => [Carriage::Pocket];
    "carriage-open-hands" {} => [Carriage::OpenHands];
    "carriage-out-of-the-area" {} => [Carriage::OutOfTheArea];
}

phrases! {
    ChipsState;
    "state-rebuys-open" {} => [ChipsState::RebuysOpen];
    "state-buy-in" { amount: PositiveSlot } => [ChipsState::BuyIn(amount, None)];
    "state-buy-in-range" { least: PositiveSlot, most: PositiveSlot } => [ChipsState::BuyIn(least, Some(most))];
    "state-rake" { count: CountSlot } => [ChipsState::Rake(count, None)];
    "state-rake-with-cap" { count: CountSlot, cap: PositiveSlot } => [ChipsState::Rake(count, Some(cap))];
    "state-time-charge" { amount: PositiveSlot, count: CountSlot } => [ChipsState::TimeCharge(amount, count)];
    "state-away-with" { seat: SeatSlot, count: CountSlot, amount: PositiveSlot } => [ChipsState::AwayWith(seat, count, amount)];
    "state-discharge-slip" { seat: SeatSlot } => [ChipsState::DischargeSlip(seat)];
    "state-special-needs" { seat: SeatSlot } => [ChipsState::SpecialNeeds(seat)];
}

phrases! {
    ChipsVerdict;
    "verdict-time" { seat: SeatSlot, count: CountSlot } => [ChipsVerdict::Time(seat, count, Counted::Nothing)];
    "verdict-time-counted-after" { seat: SeatSlot, count: CountSlot, counted: PositiveSlot } =>
        [ChipsVerdict::Time(seat, count, Counted::After(counted))];
    "verdict-time-counted-within" { seat: SeatSlot, count: CountSlot, counted: PositiveSlot } =>
        [ChipsVerdict::Time(seat, count, Counted::Within(counted))];
    "verdict-played-at" { stakes: StakesSlot } => [ChipsVerdict::PlayedAt(stakes.0, stakes.1)]
        from [ChipsVerdict::PlayedAt(small, big)] { stakes: (*small, *big) };
    "verdict-exchanges" { seat: SeatSlot, old: PileSlot, new: PileSlot } => [ChipsVerdict::Exchanges(seat, old, new)];
    "verdict-in-the-race" { amount: PositiveSlot, seat: SeatSlot } => [ChipsVerdict::InTheRace(amount, seat)];
    "verdict-first-card" { seat: SeatSlot } => [ChipsVerdict::FirstCardTo(seat)];
    "verdict-another-card" { seats: SeatsSlot } => [ChipsVerdict::AnotherCard(seats)];
    "verdict-forfeits" { seat: SeatSlot, amount: PositiveSlot } => [ChipsVerdict::Forfeits(seat, amount)];
    "verdict-estimate-only" {} => [ChipsVerdict::EstimateOnly];
    "verdict-granted-bet" { amount: SumSlot } => [ChipsVerdict::Bet(amount)];
    "verdict-dealer-counts" { owner: OwnerSlot } => [ChipsVerdict::DealerCounts(owner)];
    "verdict-owes-nothing" { seat: SeatSlot } => [ChipsVerdict::OwesNothing(seat)];
    "verdict-to-the-house" { amount: SumSlot } => [ChipsVerdict::ToTheHouse(amount)];
    "verdict-to-inventory" { amount: SumSlot } => [ChipsVerdict::ToInventory(amount)];
    "verdict-to-either" { amount: SumSlot, one: SeatSlot, two: SeatSlot } => [ChipsVerdict::ToEither(amount, one, two)];
    "verdict-advised-against" { seat: SeatSlot } => [ChipsVerdict::AdvisedAgainst(seat)];
    "verdict-no-breach-by-floor" {} => [ChipsVerdict::NoFloorBreach];
}
