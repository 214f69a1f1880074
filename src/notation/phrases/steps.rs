//! What is done, without who does it.

use crate::engine::event::{
    Act, Agreement, Ask, BoardEvent, Burns, CardEvent, Carriage, ChipsDeed, ChipsEvent, ClockEvent, ConductEvent, DealEvent,
    DeckEvent, DeckFault, Deed, DoneTo, Facing, Game, Handling, Judgement, Landing, Manner, NumberedCard, Objection, Origin,
    Preparation, Push, Release, RoomDeed, RoomEvent, SeatingEvent, Show, Shuffle, Step, TableNews, TablePlace, Tell, Tongue,
    Touched,
};
use crate::engine::ruling::Verdict;
use crate::engine::value::Class;
use crate::notation::slot::{
    CardSlot, ChipsSlot, CountSlot, DealTermsSlot, DealtSlot, DrawnSlot, OwnerSlot, PositiveSlot, RaceSlot, SeatCardsSlot,
    SeatSlot, SpeechSlot, StakesSlot, StreetCardsSlot, Worded,
};
use crate::notation::table::phrases;

phrases! {
    Step;
    "step-push" by [Player] { pushed: Worded<Push> } => [Step::Push(pushed, Manner::Placed)];
    "step-splash" by [Player] { pushed: Worded<Push> } => [Step::Push(pushed, Manner::Splashed)];
    "step-push-together" by [Player] { pushed: Worded<Push> } => [Step::Push(pushed, Manner::Together)];
    "step-dribble" by [Player] { pushed: Worded<Push> } => [Step::Push(pushed, Manner::Dribbled)];
    "step-take-back" by [Player] { chips: ChipsSlot } => [Step::TakeBack(chips)];
    "step-find" by [Player] { chips: ChipsSlot } => [Step::Find(chips)];
    "step-post-late" by [Player] {} => [Step::PostsLate];
    "step-say" by [Player] { speech: SpeechSlot } => [Step::Say(speech)];
    "step-tap" by [Player] {} => [Step::Tap];
    "step-claim" by [Player] { class: Worded<Class> } => [Step::Cards(CardEvent::Claim(class))];
    "step-point-out" by [Player] { owner: OwnerSlot } => [Step::Cards(CardEvent::PointOut(owner))];
    "step-refuse" by [Player] {} => [Step::Cards(CardEvent::Refuse)];
    "step-reach-in" by [Player] {} => [Step::Cards(CardEvent::ReachIn)];
    "step-lift-upcards" by [Player] {} => [Step::Cards(CardEvent::LiftUpcards)];
    "step-turn-up" by [Player, Dealer] { owner: OwnerSlot } => [Step::Cards(CardEvent::Handle(Handling::TurnUp, owner))];
    "step-touch" by [Cards] { touched: Worded<Touched> } => [Step::Cards(CardEvent::Touch(touched))];
    "step-mix" by [Cards] { touched: Worded<Touched> } => [Step::Cards(CardEvent::Mix(touched))];
    "step-street" by [Table] { dealt: StreetCardsSlot } => [Step::Street(dealt.0, dealt.1)]
        from [Step::Street(street, board)] { dealt: (*street, board.clone()) };
    "step-wait" by [Table] { count: CountSlot } => [Step::Cards(CardEvent::Wait(count))];
    "step-draw" by [Table] { drawn: DrawnSlot } => [Step::Cards(CardEvent::Draw(drawn))];
    "step-deal" by [Dealer] { seat: SeatSlot, cards: DealtSlot } => [Step::Cards(CardEvent::Deal(seat, cards))];
    "step-deal-card-up" by [Dealer] { number: CountSlot } =>
        [Step::InDeal(DealEvent::Exposed(NumberedCard { number, card: None, to: None }))];
    "step-deal-known-card-up" by [Dealer] { number: CountSlot, card: CardSlot } =>
        [Step::InDeal(DealEvent::Exposed(NumberedCard { number, card: Some(card), to: None }))];
    "step-deal-card-up-to" by [Dealer] { number: CountSlot, seat: SeatSlot } =>
        [Step::InDeal(DealEvent::Exposed(NumberedCard { number, card: None, to: Some(seat) }))];
    "step-deal-known-card-up-to" by [Dealer] { number: CountSlot, card: CardSlot, seat: SeatSlot } =>
        [Step::InDeal(DealEvent::Exposed(NumberedCard { number, card: Some(card), to: Some(seat) }))];
    "step-street-unburned" by [Table] { dealt: StreetCardsSlot } =>
        [Step::InDeal(DealEvent::Board(BoardEvent::Street(dealt.0, dealt.1, Burns::None)))]
        from [Step::InDeal(DealEvent::Board(BoardEvent::Street(street, board, Burns::None)))] { dealt: (*street, board.clone()) };
    "step-street-burned-once" by [Table] { dealt: StreetCardsSlot } =>
        [Step::InDeal(DealEvent::Board(BoardEvent::Street(dealt.0, dealt.1, Burns::One)))]
        from [Step::InDeal(DealEvent::Board(BoardEvent::Street(street, board, Burns::One)))] { dealt: (*street, board.clone()) };
    "step-street-burned-twice" by [Table] { dealt: StreetCardsSlot } =>
        [Step::InDeal(DealEvent::Board(BoardEvent::Street(dealt.0, dealt.1, Burns::Two)))]
        from [Step::InDeal(DealEvent::Board(BoardEvent::Street(street, board, Burns::Two)))] { dealt: (*street, board.clone()) };
    "step-flop-of" by [Table] { count: CountSlot } => [Step::InDeal(DealEvent::Board(BoardEvent::FlopOf(count, Facing::Up)))];
    "step-flop-of-face-down" by [Table] { count: CountSlot } =>
        [Step::InDeal(DealEvent::Board(BoardEvent::FlopOf(count, Facing::Down)))];
    "step-draw-from-flop" by [Floor] { card: CardSlot } => [Step::InDeal(DealEvent::Board(BoardEvent::Drawn(card)))];
    "step-find-fault" by [Dealer] { fault: Worded<DeckFault> } => [Step::InDeal(DealEvent::Deck(DeckEvent::Found(fault)))];
    "step-notice-fault" by [Player] { fault: Worded<DeckFault> } => [Step::InDeal(DealEvent::Deck(DeckEvent::Noticed(fault)))];
    "step-report-fault" by [Player] { fault: Worded<DeckFault> } => [Step::InDeal(DealEvent::Deck(DeckEvent::Reported(fault)))];
    "step-drop" by [Player, Dealer] { landing: Worded<Landing> } =>
        [Step::InDeal(DealEvent::Deck(DeckEvent::Dropped(None, landing)))];
    "step-drop-known" by [Player, Dealer] { card: CardSlot, landing: Worded<Landing> } =>
        [Step::InDeal(DealEvent::Deck(DeckEvent::Dropped(Some(card), landing)))];
    "step-ask-for-deck" by [Dealer] {} => [Step::InDeal(DealEvent::Deck(DeckEvent::Asked))];
    "step-relieved" by [Dealer] {} => [Step::InDeal(DealEvent::Deck(DeckEvent::Relieved))];
    "step-next-level" by [Table] {} => [Step::InDeal(DealEvent::Deck(DeckEvent::NextLevel))];
    "step-deal-card-to" by [Dealer] { number: CountSlot, seat: SeatSlot } => [Step::InDeal(DealEvent::Dealt(number, seat))];
    "step-deal-to-empty-seat" by [Dealer] { number: CountSlot } => [Step::InDeal(DealEvent::ToEmptySeat(number))];
    "step-skip-seat" by [Dealer] { seat: SeatSlot } => [Step::InDeal(DealEvent::Skipped(seat))];
    "step-deal-two-in-a-row" by [Dealer] { seat: SeatSlot } => [Step::InDeal(DealEvent::TwoInARow(seat))];
    "step-deal-unshuffled" by [Dealer] {} => [Step::InDeal(DealEvent::Unprepared(Preparation::Shuffle))];
    "step-deal-uncut" by [Dealer] {} => [Step::InDeal(DealEvent::Unprepared(Preparation::Cut))];
    "step-expose-in-shuffle" by [Dealer] {} => [Step::InDeal(DealEvent::SeenBefore(Preparation::Shuffle))];
    "step-expose-in-cut" by [Dealer] {} => [Step::InDeal(DealEvent::SeenBefore(Preparation::Cut))];
    "step-find-a-boxed-card" by [Dealer] {} => [Step::InDeal(DealEvent::BoxedCard(None))];
    "step-find-boxed" by [Dealer] { count: CountSlot } => [Step::InDeal(DealEvent::Boxed(count))];
    "step-find-boxed-card" by [Dealer] { card: CardSlot } => [Step::InDeal(DealEvent::BoxedCard(Some(card)))];
    "step-turn-own-card" by [Player] { number: CountSlot } => [Step::InDeal(DealEvent::OwnCardUp(number))];
    "step-card-seen" by [Table] { number: CountSlot } => [Step::InDeal(DealEvent::Seen(number))];
    "step-find-cards" by [Player] { count: CountSlot } => [Step::InDeal(DealEvent::Holds(count))];
    "step-find-stub" by [Dealer] { count: CountSlot } => [Step::InDeal(DealEvent::StubOf(count))];
    "step-turn-up-card" by [Dealer] { card: CardSlot } => [Step::InDeal(DealEvent::TurnedUp(card))];
    "step-tournament-begins" by [Table] {} => [Step::Seating(SeatingEvent::Begins)];
    "step-next-day" by [Table] {} => [Step::Seating(SeatingEvent::NextDay)];
    "step-final-table" by [Table] {} => [Step::Seating(SeatingEvent::FinalTable)];
    "step-next-hand" by [Table] {} => [Step::Seating(SeatingEvent::NextHand)];
    "step-goes-out" by [Player] {} => [Step::Seating(SeatingEvent::GoesOut)];
    "step-sits-down" by [Player] { right: SeatSlot, left: SeatSlot } => [Step::Seating(SeatingEvent::SitsDown(right, left))];
    "step-sits-at" by [Player] { place: Worded<TablePlace>, origin: Worded<Origin> } => [Step::Room(RoomEvent::Sits(place, origin))];
    "step-moves-to-place" by [Player] { place: Worded<TablePlace> } => [Step::Room(RoomEvent::Moves(place))];
    "step-swaps-with" by [Player] { seat: SeatSlot } => [Step::Room(RoomEvent::Swaps(seat))];
    "step-asks-for-seat" by [Player] { number: CountSlot } => [Step::Room(RoomEvent::AsksForSeat(number))];
    "step-asks-to-swap" by [Player] { seat: SeatSlot } => [Step::Room(RoomEvent::AsksToSwap(seat))];
    "step-asks-for-table" by [Player] {} => [Step::Room(RoomEvent::Does(RoomDeed::AsksForTable))];
    "step-gives-up-chips" by [Player] {} => [Step::Room(RoomEvent::Does(RoomDeed::GivesUpChips))];
    "step-draws-seat" by [Player] { place: Worded<TablePlace> } => [Step::Room(RoomEvent::DrawsSeat(place))];
    "step-leaves-tournament" by [Player] {} => [Step::Room(RoomEvent::Does(RoomDeed::LeavesTournament))];
    "step-leaves-for-good" by [Player] {} => [Step::Room(RoomEvent::Does(RoomDeed::LeavesForGood))];
    "step-steps-out-of-reach" by [Player] {} => [Step::Room(RoomEvent::Does(RoomDeed::StepsOutOfReach))];
    "step-looks-at-cards" by [Player] {} => [Step::Room(RoomEvent::Does(RoomDeed::LooksAtCards))];
    "step-hides-from-camera" by [Player] {} => [Step::Room(RoomEvent::Does(RoomDeed::HidesFromCamera))];
    "step-refuses-crew" by [Player] {} => [Step::Room(RoomEvent::Does(RoomDeed::RefusesCrew))];
    "step-table-finishes-hand" by [Table] { number: CountSlot } => [Step::Room(RoomEvent::News(number, TableNews::FinishesHand))];
    "step-table-loses-player" by [Table] { number: CountSlot } => [Step::Room(RoomEvent::News(number, TableNews::LosesPlayer))];
    "step-table-all-in" by [Table] { number: CountSlot } => [Step::Room(RoomEvent::News(number, TableNews::AllIn))];
    "step-game-changes" by [Table] { game: Worded<Game> } => [Step::Room(RoomEvent::GameChanges(game))];
    "step-minutes-pass" by [Table] { count: CountSlot } => [Step::Room(RoomEvent::MinutesPass(count))];
    "step-draw-for-seats" by [Table] { drawn: DrawnSlot } => [Step::Room(RoomEvent::SeatDraw(drawn))];
    "step-seat-cards" by [Table] { places: SeatCardsSlot } => [Step::Room(RoomEvent::SeatCards(places))];
    "step-draw-for-hands" by [Table] { seat: SeatSlot, card: CardSlot } => [Step::Room(RoomEvent::HandsDraw(seat, card))];
    "step-balances-tables" by [Floor] {} => [Step::Room(RoomEvent::Does(RoomDeed::BalancesTables))];
    "step-takes-player-from" by [Floor] { number: CountSlot } => [Step::Room(RoomEvent::TakesFrom(number))];
    "step-breaks-a-table" by [Floor] {} => [Step::Room(RoomEvent::Does(RoomDeed::BreaksTable))];
    "step-breaks-table" by [Floor] { number: CountSlot } => [Step::Room(RoomEvent::Breaks(number))];
    "step-invites" by [Floor] { seat: SeatSlot, number: CountSlot } => [Step::Room(RoomEvent::Invites(seat, number))];
    "step-find-with-anothers-chips" by [Floor] { seat: SeatSlot } => [Step::Room(RoomEvent::WithAnothersChips(seat))];
    "step-announces-hand-for-hand" by [Floor] {} => [Step::Room(RoomEvent::Does(RoomDeed::AnnouncesHandForHand))];
    "step-stops-clock" by [Floor] {} => [Step::Room(RoomEvent::Does(RoomDeed::StopsClock))];
    "step-announces-hands-left" by [Floor] {} => [Step::Room(RoomEvent::Does(RoomDeed::AnnouncesHandsLeft))];
    "step-approves-deal" by [Floor] {} => [Step::Room(RoomEvent::Does(RoomDeed::ApprovesDeal))];
    "step-refuses-deal" by [Floor] {} => [Step::Room(RoomEvent::Does(RoomDeed::RefusesDeal))];
    "step-cancels-tournament" by [Body] {} => [Step::Room(RoomEvent::Does(RoomDeed::Cancels))];
    "step-changes-tournament" by [Body] {} => [Step::Room(RoomEvent::Does(RoomDeed::Changes))];
    "step-deals-first-card" by [Dealer] {} => [Step::Room(RoomEvent::Does(RoomDeed::DealsFirstCard))];
    "step-deals-first-card-to" by [Dealer] { owner: OwnerSlot } => [Step::Room(RoomEvent::DealsFirstCardTo(owner))];
    "step-deals-last-card" by [Dealer] {} => [Step::Room(RoomEvent::Does(RoomDeed::DealsLastCard))];
    "step-deals-last-upcard" by [Dealer] {} => [Step::Room(RoomEvent::Does(RoomDeed::DealsLastUpcard))];
    "step-prize-deal" by [Player] { terms: DealTermsSlot } => [Step::Room(RoomEvent::Deal(terms))];
    "step-muck-of" by [Dealer] { owner: OwnerSlot } => [Step::Cards(CardEvent::Handle(Handling::Muck, owner))];
    "step-count" by [Dealer] { count: CountSlot } => [Step::Cards(CardEvent::Count(count))];
    "step-award" by [Dealer] { seat: SeatSlot } => [Step::Cards(CardEvent::Award(seat))];
    "step-heap" by [Dealer] {} => [Step::Heap];
    "step-touch-muck" by [Player] {} => [Step::Conduct(ConductEvent::TouchesMuck)];
    "step-touch-burns" by [Player] {} => [Step::Conduct(ConductEvent::TouchesBurns)];
    "step-speak" by [Player] { tongue: Worded<Tongue> } => [Step::Conduct(ConductEvent::Speaks(tongue))];
    "step-phone-rings" by [Cards] {} => [Step::Conduct(ConductEvent::PhoneRings)];
    "step-card-turns-up" by [Cards] { card: CardSlot } => [Step::Conduct(ConductEvent::TurnsUp(card))];
    "step-moves-to-table-of" by [Player] { count: CountSlot } => [Step::Conduct(ConductEvent::MovesToTableOf(count))];
    "step-move-to" by [Floor] { seat: SeatSlot, number: CountSlot } => [Step::Conduct(ConductEvent::MovedTo(seat, number))];
    "step-find-in-wrong-seat" by [Floor] { seat: SeatSlot } => [Step::Conduct(ConductEvent::InWrongSeat(seat))];
    "step-ask-for-identification" by [Floor] { seat: SeatSlot } => [Step::Conduct(ConductEvent::Identified(seat))];
    "step-record" by [Floor] {} => [Step::Conduct(ConductEvent::Recorded)];
    "step-hands-pass" by [Table] { count: CountSlot } => [Step::Conduct(ConductEvent::HandsPass(count))];
    "step-days-pass" by [Table] { count: CountSlot } => [Step::Conduct(ConductEvent::DaysPass(count))];
    "step-tournament-ends" by [Table] {} => [Step::Conduct(ConductEvent::TournamentEnds)];
    "step-ask-clock" by [Player] {} => [Step::Clock(ClockEvent::Asked)];
    "step-ask-clock-on" by [Player] { seat: SeatSlot } => [Step::Clock(ClockEvent::AskedOn(seat))];
    "step-grant-clock" by [Floor] {} => [Step::Clock(ClockEvent::Granted)];
    "step-refuse-clock" by [Floor] {} => [Step::Clock(ClockEvent::Refused)];
    "step-grant-seconds" by [Floor] { count: CountSlot } => [Step::Clock(ClockEvent::GrantedFor(count))];
    "step-countdown-ends" by [Table] {} => [Step::Clock(ClockEvent::CountdownEnds)];
    "step-ends-together" by [Beside] {} => [Step::Clock(ClockEvent::EndsTogether)];
    "step-declare-dead" by [Floor, Dealer] {} => [Step::Clock(ClockEvent::DeclaredDead)];
    "step-time-is-up" by [Table] {} => [Step::Clock(ClockEvent::TimeIsUp)];
    "step-announce-level" by [Floor] { stakes: StakesSlot } => [Step::Clock(ClockEvent::Announced(stakes.0, stakes.1))]
        from [Step::Clock(ClockEvent::Announced(small, big))] { stakes: (*small, *big) };
    "step-find-level" by [Dealer, Floor] { stakes: StakesSlot } => [Step::Clock(ClockEvent::LevelFound(stakes.0, stakes.1))]
        from [Step::Clock(ClockEvent::LevelFound(small, big))] { stakes: (*small, *big) };
    "step-exchange-all" by [Floor] { old: PositiveSlot, new: PositiveSlot } => [Step::Chips(ChipsEvent::Exchanges(old, new))];
    "step-exchange-of" by [Floor] { chips: ChipsSlot, seat: SeatSlot, others: ChipsSlot } =>
        [Step::Chips(ChipsEvent::ExchangesOf(chips, seat, others))];
    "step-announce-exchange" by [Floor] {} => [Step::Chips(ChipsEvent::AnnouncesExchange)];
    "step-race" by [Table] { cards: RaceSlot } => [Step::Chips(ChipsEvent::Race(cards))];
    "step-find-foreign" by [Floor] { seat: SeatSlot, chips: ChipsSlot } => [Step::Chips(ChipsEvent::FindsForeign(seat, chips))];
    "step-find-lost" by [Dealer, Floor] { chips: ChipsSlot } => [Step::Chips(ChipsEvent::FindsLost(chips))];
    "step-hide-behind" by [Player] { high: PositiveSlot, low: PositiveSlot } => [Step::Chips(ChipsEvent::HidesBehind(high, low))];
    "step-put-beside" by [Player] { high: PositiveSlot, low: PositiveSlot } => [Step::Chips(ChipsEvent::PutsBeside(high, low))];
    "step-build-stacks" by [Player] { count: CountSlot } => [Step::Chips(ChipsEvent::BuildsStacks(count))];
    "step-carry" by [Player] { chips: ChipsSlot, carriage: Worded<Carriage> } =>
        [Step::Chips(ChipsEvent::Carries(chips, carriage))];
    "step-take-off" by [Player] { chips: ChipsSlot } => [Step::Chips(ChipsEvent::TakesOff(chips))];
    "step-pocket" by [Player] { chips: ChipsSlot } => [Step::Chips(ChipsEvent::Pockets(chips))];
    "step-pass" by [Player] { chips: ChipsSlot, seat: SeatSlot } => [Step::Chips(ChipsEvent::Passes(chips, seat))];
    "step-buy" by [Player] { amount: PositiveSlot } => [Step::Chips(ChipsEvent::Buys(amount))];
    "step-buy-and-announce" by [Player] { amount: PositiveSlot, plays: PositiveSlot } =>
        [Step::Chips(ChipsEvent::BuysAndAnnounces(amount, plays))];
    "step-announce-stake" by [Player] { amount: PositiveSlot } => [Step::Chips(ChipsEvent::Announces(amount))];
    "step-announce-rebuy" by [Player] { amount: PositiveSlot } => [Step::Chips(ChipsEvent::AnnouncesRebuy(amount))];
    "step-announce-add-on" by [Player] { amount: PositiveSlot } => [Step::Chips(ChipsEvent::AnnouncesAddOn(amount))];
    "step-rebuys-end" by [Table] {} => [Step::Chips(ChipsEvent::RebuysEnd)];
    "step-leave-with" by [Player] { amount: PositiveSlot } => [Step::Chips(ChipsEvent::LeavesWith(amount))];
    "step-push-out-of-reach" by [Player] { pushed: Worded<Push> } => [Step::Push(pushed, Manner::OutOfReach)];
    "step-judge" by [Floor] { finding: Worded<(Judgement, bool)> } => [Step::Judge(finding.0, finding.1)]
        from [Step::Judge(judgement, found)] { finding: (*judgement, *found) };
    "step-decide" by [Floor, Dealer, Body] { verdict: Worded<Verdict> } => [Step::Decide(verdict)];
    table Act, by [Player] => [Step::Act(act)] as act;
    table Agreement, by [Player] => [Step::Agree(agreement)] as agreement;
    table Ask, by [Player] => [Step::Ask(ask)] as ask;
    table Objection, by [Player] => [Step::Object(objection)] as objection;
    table Show, by [Player] => [Step::Cards(CardEvent::Show(show))] as show;
    table Release, by [Player] => [Step::Release(release)] as release;
    table Tell, by [Player, Dealer, Floor] => [Step::Tell(tell)] as tell;
    table Deed, by [Player] => [Step::Conduct(ConductEvent::Does(deed))] as deed;
    table DoneTo, by [Player] => [Step::Conduct(ConductEvent::Toward(toward))] as toward;
    table ChipsDeed, by [Player] => [Step::Chips(ChipsEvent::Does(deed))] as deed;
    table Shuffle, by [Dealer] => [Step::Cards(CardEvent::Shuffle(shuffle))] as shuffle;
}

phrases! {
    DeckFault;
    "fault-second" { card: CardSlot } => [DeckFault::Second(card)];
    "fault-joker" {} => [DeckFault::Joker];
    "fault-foreign" {} => [DeckFault::Foreign];
    "fault-marked" {} => [DeckFault::Marked];
    "fault-flawed" {} => [DeckFault::Flawed];
    "fault-face-up" { count: CountSlot } => [DeckFault::FaceUp(count)];
    "fault-count" { count: CountSlot } => [DeckFault::Count(count)];
}

phrases! {
    Landing;
    "landing-floor" {} => [Landing::Floor];
    "landing-table" {} => [Landing::Table];
}
