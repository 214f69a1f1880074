//! The room: its tables, what happens there beside one hand, and what is ruled of it.

use crate::engine::event::{Contest, Origin, PrizeDeal, RoomState, TableFact, TablePlace};
use crate::engine::ruling::{CountedFrom, RoomMeasure, RoomNotice, RoomVerdict, SeatDuty, TableRuling};
use crate::notation::slot::{
    ChairsSlot, CountSlot, CountsSlot, DealTermsSlot, FullTableSlot, OrdinalSlot, OwnerSlot, PositiveSlot, RuleSlot, SeatSlot,
    SeatsSlot, StackSlot, StakesSlot, SumSlot, TableFactsSlot, Worded,
};
use crate::notation::table::phrases;

phrases! {
    RoomState;
    "state-tables" { counts: CountsSlot } => [RoomState::Tables(counts)];
    "state-tables-of" { count: FullTableSlot } => [RoomState::TablesOf(count)];
    "state-six-handed" {} => [RoomState::Contest(Contest::SixHanded)];
    "state-heads-up" {} => [RoomState::Contest(Contest::HeadsUp)];
    "state-stud-only" {} => [RoomState::Contest(Contest::StudOnly)];
    "state-mixed" {} => [RoomState::Contest(Contest::Mixed)];
    "state-satellite" {} => [RoomState::Contest(Contest::Satellite)];
    "state-turbo" {} => [RoomState::Contest(Contest::Turbo)];
    "state-table" { number: CountSlot, facts: TableFactsSlot } => [RoomState::Table(number, facts)];
    "state-between-hands" {} => [RoomState::BetweenHands];
    "state-pays" { place: OrdinalSlot, amount: PositiveSlot } => [RoomState::Pays(place, amount)];
    "state-starting-stack" { amount: PositiveSlot } => [RoomState::StartingStack(amount)];
    "state-hand-for-hand" {} => [RoomState::HandForHand];
    "state-balancing-order" { tables: CountsSlot } => [RoomState::BalancingOrder(tables)];
    "state-breaking-order" { tables: CountsSlot } => [RoomState::BreakingOrder(tables)];
    "state-registration-closed" {} => [RoomState::RegistrationClosed];
    "state-due-in" { seat: SeatSlot, place: Worded<TablePlace> } => [RoomState::Due(seat, place)];
    "state-last-level" {} => [RoomState::LastLevelOfDay];
    "state-on-break" {} => [RoomState::OnBreak];
    "state-minutes-left" { count: CountSlot } => [RoomState::MinutesLeft(count)];
    "state-level-of" { count: CountSlot } => [RoomState::LevelOf(count)];
    "state-next-stakes" { stakes: StakesSlot } => [RoomState::NextStakes(stakes.0, stakes.1)]
        from [RoomState::NextStakes(small, big)] { stakes: (*small, *big) };
    "state-waiting" { count: CountSlot } => [RoomState::Waiting(count)];
    "state-away-for" { seat: SeatSlot, count: CountSlot } => [RoomState::AwayFor(seat, count)];
    "state-missed" { seat: SeatSlot, small: SumSlot, big: SumSlot } => [RoomState::Missed(seat, small, big)];
    "state-absence-button" { seat: SeatSlot } => [RoomState::HasAbsenceButton(seat)];
    "state-told-manager" { seat: SeatSlot } => [RoomState::HasToldManager(seat)];
    "state-paid-deposit" { seat: SeatSlot } => [RoomState::HasPaidDeposit(seat)];
    "state-deals-forbidden" {} => [RoomState::DealsForbidden];
}

phrases! {
    TableFact, "what is so at the table," such as ["fact-chairs", "fact-button"];
    "fact-chairs" { chairs: ChairsSlot } => [TableFact::Chairs(chairs)];
    "fact-button" { seat: SeatSlot } => [TableFact::Button(seat)];
    "fact-stack" { seat: SeatSlot, chips: StackSlot } => [TableFact::Stack(seat, chips)];
    "fact-away" { seat: SeatSlot } => [TableFact::Away(seat)];
    "fact-fell-open" { seats: CountsSlot } => [TableFact::FellOpen(seats)];
}

phrases! {
    TablePlace;
    "place-seat" { number: CountSlot } => [TablePlace { table: None, seat: number }];
    "place-at-table" { table: CountSlot, number: CountSlot } => [TablePlace { table: Some(table), seat: number }];
}

phrases! {
    Origin;
    "origin-himself" {} => [Origin::Himself];
    "origin-broken-table" {} => [Origin::BrokenTable];
    "origin-late" {} => [Origin::Late];
    "origin-waiting-list" {} => [Origin::WaitingList];
    "origin-re-entry" {} => [Origin::ReEntry];
    "origin-balanced" {} => [Origin::Balanced];
    "origin-must-move" {} => [Origin::MustMove];
    "origin-broken-game" {} => [Origin::BrokenGame];
    "origin-new" {} => [Origin::New];
}

/// What several agree on about the prizes.
pub struct DealTogether(pub PrizeDeal);

phrases! {
    DealTogether;
    "agree-prize-deal" { terms: DealTermsSlot } => [DealTogether(terms)];
}

/// One thing that is agreed in a deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DealTerm {
    Share(i64, i64),
    Left(i64),
}

phrases! {
    DealTerm;
    "deal-share" { place: OrdinalSlot, amount: SumSlot } => [DealTerm::Share(place, amount)];
    "deal-left" { amount: SumSlot } => [DealTerm::Left(amount)];
}

phrases! {
    RoomVerdict;
    "verdict-table-stops" { number: CountSlot } => [RoomVerdict::Table(number, TableRuling::Stops)];
    "verdict-table-plays-on" { number: CountSlot } => [RoomVerdict::Table(number, TableRuling::PlaysOn)];
    "verdict-table-may-play-on" { number: CountSlot } => [RoomVerdict::Table(number, TableRuling::MayPlayOn)];
    "verdict-table-waits" { number: CountSlot } => [RoomVerdict::Table(number, TableRuling::Waits)];
    "verdict-table-gives-up-player" { number: CountSlot } => [RoomVerdict::Table(number, TableRuling::GivesUpPlayer)];
    "verdict-table-breaks" { number: CountSlot } => [RoomVerdict::Table(number, TableRuling::Breaks)];
    "verdict-moves-to-table" { seat: SeatSlot, number: CountSlot } => [RoomVerdict::MovesTo(seat, number)];
    "verdict-takes" { seat: SeatSlot, place: Worded<TablePlace> } => [RoomVerdict::Takes(seat, place)];
    "verdict-seat-filled" { number: CountSlot } => [RoomVerdict::SeatFilled(number)];
    "verdict-posts-big-blind" { seat: SeatSlot } => [RoomVerdict::Duty(seat, SeatDuty::BigBlind)];
    "verdict-posts-small-blind" { seat: SeatSlot } => [RoomVerdict::Duty(seat, SeatDuty::SmallBlind)];
    "verdict-posts-single-big-blind" { seat: SeatSlot } => [RoomVerdict::Duty(seat, SeatDuty::SingleBigBlind)];
    "verdict-gets-button" { seat: SeatSlot } => [RoomVerdict::Duty(seat, SeatDuty::Button)];
    "verdict-posts-nothing" { seat: SeatSlot } => [RoomVerdict::Duty(seat, SeatDuty::Nothing)];
    "verdict-put-right-seat" { seat: SeatSlot, number: CountSlot, amount: SumSlot } =>
        [RoomVerdict::PutRight(seat, number, Some(amount))];
    "verdict-put-right-full-stack" { seat: SeatSlot, number: CountSlot } => [RoomVerdict::PutRight(seat, number, None)];
    "verdict-may-post" { seat: SeatSlot, amount: SumSlot } => [RoomVerdict::MayPost(seat, amount)];
    "verdict-stacks-in-play" { number: CountSlot } => [RoomVerdict::StacksInPlay(number, true)];
    "verdict-no-stacks-in-play" { number: CountSlot } => [RoomVerdict::StacksInPlay(number, false)];
    "verdict-final-table-of" { count: CountSlot } => [RoomVerdict::FinalTableOf(count)];
    "verdict-complete-hands" { tables: CountsSlot } => [RoomVerdict::Complete(tables)];
    "verdict-finish-together" { seats: SeatsSlot, place: OrdinalSlot } => [RoomVerdict::Finish(seats, place)];
    "verdict-paid" { seats: SeatsSlot, amount: SumSlot } => [RoomVerdict::Paid(seats, amount)];
    "verdict-hands-from-shuffle" { count: CountSlot } => [RoomVerdict::HandsLeftToday(count, CountedFrom::NextShuffle)];
    "verdict-hands-from-press" { count: CountSlot } => [RoomVerdict::HandsLeftToday(count, CountedFrom::NextPress)];
    "verdict-has-chips" { seat: SeatSlot, chips: StackSlot } => [RoomVerdict::HasChips(seat, chips)];
    "verdict-floor-breach" { rule: RuleSlot } => [RoomVerdict::FloorBreach(rule)];
    "verdict-dealt-in" { seat: SeatSlot } => [RoomVerdict::Of(RoomMeasure::DealtIn, seat)];
    "verdict-no-cards-this-hand" { seat: SeatSlot } => [RoomVerdict::Of(RoomMeasure::NoCardsThisHand, seat)];
    "verdict-no-cards-until-button" { seat: SeatSlot } => [RoomVerdict::Of(RoomMeasure::NoCardsUntilButtonPasses, seat)];
    "verdict-full-stack" { seat: SeatSlot } => [RoomVerdict::Of(RoomMeasure::FullStack, seat)];
    "verdict-own-seat" { seat: SeatSlot } => [RoomVerdict::Of(RoomMeasure::OwnSeat, seat)];
    "verdict-cards-taken-in" { owner: OwnerSlot } => [RoomVerdict::Of(RoomMeasure::CardsTakenIn, owner)];
    "verdict-chips-stored" { owner: OwnerSlot } => [RoomVerdict::Of(RoomMeasure::ChipsStored, owner)];
    "verdict-chips-stay" { owner: OwnerSlot } => [RoomVerdict::Of(RoomMeasure::ChipsStay, owner)];
    "verdict-full-redraw" {} => [RoomVerdict::Notice(RoomNotice::FullRedraw)];
    "verdict-no-redraw" {} => [RoomVerdict::Notice(RoomNotice::NoRedraw)];
    "verdict-nobody-moves" {} => [RoomVerdict::Notice(RoomNotice::NobodyMoves)];
    "verdict-no-final-table-yet" {} => [RoomVerdict::Notice(RoomNotice::NoFinalTableYet)];
    "verdict-one-hand-each" {} => [RoomVerdict::Notice(RoomNotice::OneHandEach)];
    "verdict-cards-stay-face-down" {} => [RoomVerdict::Notice(RoomNotice::CardsStayFaceDown)];
    "verdict-hand-for-hand-ends" {} => [RoomVerdict::Notice(RoomNotice::HandForHandEnds)];
    "verdict-no-deal" {} => [RoomVerdict::Notice(RoomNotice::NoDeal)];
    "verdict-tournament-cancelled" {} => [RoomVerdict::Notice(RoomNotice::Cancelled)];
    "verdict-tournament-changed" {} => [RoomVerdict::Notice(RoomNotice::Changed)];
    "verdict-order-to-be-told" {} => [RoomVerdict::Notice(RoomNotice::OrderToBeTold)];
    "verdict-stacks-to-be-told" {} => [RoomVerdict::Notice(RoomNotice::StacksToBeTold)];
    "verdict-starting-stacks-to-be-told" {} => [RoomVerdict::Notice(RoomNotice::StartingStacksToBeTold)];
    "verdict-chips-to-be-told" {} => [RoomVerdict::Notice(RoomNotice::ChipsToBeTold)];
}
