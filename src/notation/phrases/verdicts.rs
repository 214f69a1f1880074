//! What is ruled.

use crate::engine::chips::Amount;
use crate::engine::event::{PotNumber, Seat};
use crate::engine::options::Sanction;
use crate::engine::ruling::{
    Action, BoardStreet, BoardVerdict, BodyVerdict, ButtonPlace, CardPlace, ChipChange, ChipsVerdict, ConductVerdict, DealVerdict,
    DeckCard, DeckVerdict, HandValue, Laid, Lies, NamedAct, Order, Range, Remedy, RoomVerdict, SeatingVerdict, ShowDuty, Standing,
    Strength, Verdict,
};
use crate::engine::value::Class;
use crate::notation::slot::{
    CardSlot, CardsSlot, ChoicesSlot, CountSlot, FloorSlot, FollowersSlot, LeadSlot, LegalActionsSlot, OwnerSlot, QuoteSlot,
    RangeSlot, RanksSlot, RemediesSlot, RuleSlot, SeatSlot, SeatsSlot, SumSlot, Worded,
};
use crate::notation::table::phrases;

phrases! {
    Verdict, "a verdict" such as ["verdict-action", "verdict-may"];
    "verdict-action" { seat: SeatSlot, action: Worded<Action>, change: Worded<ChipChange> } =>
        [Verdict::Action(seat, action, change)];
    "verdict-chooses" { seat: SeatSlot, choices: ChoicesSlot } => [Verdict::Chooses(seat, choices)];
    "verdict-floor" { of: FloorSlot } => [Verdict::Floor(of)];
    "verdict-may" { seat: SeatSlot, actions: LegalActionsSlot } => [Verdict::May(seat, actions)];
    "verdict-must" { seat: SeatSlot, actions: LegalActionsSlot } => [Verdict::Must(seat, actions)];
    "verdict-binding" { owner: OwnerSlot, act: Worded<NamedAct>, standing: Worded<Standing> } =>
        [Verdict::Binding(owner, act, standing)];
    "verdict-hand-live" { owner: OwnerSlot } => [Verdict::Hand(owner, true)];
    "verdict-hand-dead" { owner: OwnerSlot } => [Verdict::Hand(owner, false)];
    "verdict-turn" { seat: SeatSlot } => [Verdict::Turn(seat)];
    "verdict-round-closed" {} => [Verdict::RoundClosed];
    "verdict-substantial" {} => [Verdict::Substantial(true)];
    "verdict-not-substantial" {} => [Verdict::Substantial(false)];
    "verdict-pot" { amount: SumSlot } => [Verdict::Pot(amount)];
    "verdict-returned" { amount: SumSlot, seat: SeatSlot } => [Verdict::Returned(amount, seat)];
    "verdict-stays" { amount: SumSlot, seat: SeatSlot } => [Verdict::Stays(amount, seat)];
    "verdict-keeps" { seat: SeatSlot, amount: SumSlot } => [Verdict::Keeps(amount, seat)];
    "verdict-moves" { amount: SumSlot, giver: SeatSlot, taker: SeatSlot } => [Verdict::Moves(amount, giver, taker)];
    "verdict-all-out-of-play" { owner: OwnerSlot } => [Verdict::OutOfPlay(None, owner)];
    "verdict-out-of-play" { amount: SumSlot, seat: SeatSlot } => [Verdict::OutOfPlay(Some(amount), seat)];
    "verdict-owes" { seat: SeatSlot, amount: SumSlot } => [Verdict::Owes(seat, amount)];
    "verdict-breach" { seat: SeatSlot, rule: RuleSlot } => [Verdict::Breach(seat, rule)];
    "verdict-dealer-breach" { rule: RuleSlot } => [Verdict::DealerBreach(rule)];
    "verdict-may-penalise" { seat: SeatSlot } => [Verdict::Penalty(seat, Strength::May, None)];
    "verdict-penalise" { seat: SeatSlot } => [Verdict::Penalty(seat, Strength::Must, None)];
    "verdict-may-warn" { seat: SeatSlot } => [Verdict::Penalty(seat, Strength::May, Some(Sanction::Warning))];
    "verdict-warn" { seat: SeatSlot } => [Verdict::Penalty(seat, Strength::Must, Some(Sanction::Warning))];
    "verdict-may-miss-rounds" { seat: SeatSlot, count: CountSlot } =>
        [Verdict::Penalty(seat, Strength::May, Some(Sanction::Rounds(count)))];
    "verdict-miss-rounds" { seat: SeatSlot, count: CountSlot } =>
        [Verdict::Penalty(seat, Strength::Must, Some(Sanction::Rounds(count)))];
    "verdict-may-miss-hands" { seat: SeatSlot, count: CountSlot } =>
        [Verdict::Penalty(seat, Strength::May, Some(Sanction::Hands(count)))];
    "verdict-miss-hands" { seat: SeatSlot, count: CountSlot } =>
        [Verdict::Penalty(seat, Strength::Must, Some(Sanction::Hands(count)))];
    "verdict-may-miss-hands-or-more" { seat: SeatSlot, count: CountSlot } =>
        [Verdict::Penalty(seat, Strength::May, Some(Sanction::HandsOrMore(count)))];
    "verdict-miss-hands-or-more" { seat: SeatSlot, count: CountSlot } =>
        [Verdict::Penalty(seat, Strength::Must, Some(Sanction::HandsOrMore(count)))];
    "verdict-may-disqualify" { seat: SeatSlot } => [Verdict::Penalty(seat, Strength::May, Some(Sanction::Disqualification))];
    "verdict-disqualify" { seat: SeatSlot } => [Verdict::Penalty(seat, Strength::Must, Some(Sanction::Disqualification))];
    "verdict-may-miss-rounds-up-to" { seat: SeatSlot, count: CountSlot } =>
        [Verdict::Penalty(seat, Strength::May, Some(Sanction::RoundsUpTo(count)))];
    "verdict-miss-rounds-up-to" { seat: SeatSlot, count: CountSlot } =>
        [Verdict::Penalty(seat, Strength::Must, Some(Sanction::RoundsUpTo(count)))];
    "verdict-may-miss-hands-up-to" { seat: SeatSlot, count: CountSlot } =>
        [Verdict::Penalty(seat, Strength::May, Some(Sanction::HandsUpTo(count)))];
    "verdict-miss-hands-up-to" { seat: SeatSlot, count: CountSlot } =>
        [Verdict::Penalty(seat, Strength::Must, Some(Sanction::HandsUpTo(count)))];
    "verdict-may-penalise-up-to-disqualification" { seat: SeatSlot } =>
        [Verdict::Penalty(seat, Strength::May, Some(Sanction::UpToDisqualification))];
    "verdict-penalise-up-to-disqualification" { seat: SeatSlot } =>
        [Verdict::Penalty(seat, Strength::Must, Some(Sanction::UpToDisqualification))];
    "verdict-may-penalise-up-to-ban" { seat: SeatSlot } => [Verdict::Penalty(seat, Strength::May, Some(Sanction::UpToBan))];
    "verdict-penalise-up-to-ban" { seat: SeatSlot } => [Verdict::Penalty(seat, Strength::Must, Some(Sanction::UpToBan))];
    "verdict-may-ban-for-season" { seat: SeatSlot } => [Verdict::Penalty(seat, Strength::May, Some(Sanction::SeasonBan))];
    "verdict-ban-for-season" { seat: SeatSlot } => [Verdict::Penalty(seat, Strength::Must, Some(Sanction::SeasonBan))];
    "verdict-penalty-begins" { owner: OwnerSlot } => [Verdict::PenaltyBegins(owner)];
    "verdict-announce-raise-all-in" {} => [Verdict::Order(Order::AnnounceRaiseAllIn)];
    "verdict-announce-string-bet" {} => [Verdict::Order(Order::AnnounceStringBet)];
    "verdict-spread-pot" {} => [Verdict::Order(Order::SpreadPot)];
    "verdict-call-floor" {} => [Verdict::Order(Order::CallFloor)];
    "verdict-declare-dead" { owner: OwnerSlot } => [Verdict::Order(Order::DeclareDead(owner))];
    "verdict-ask-for-all" { seat: SeatSlot } => [Verdict::Order(Order::AskForAll(seat))];
    "verdict-turn-up" { owner: OwnerSlot } => [Verdict::Order(Order::TurnUp(owner, None))];
    "verdict-turn-up-card" { owner: OwnerSlot, card: CardSlot } => [Verdict::Order(Order::TurnUp(owner, Some(card)))];
    "verdict-granted" {} => [Verdict::Granted(None)];
    "verdict-granted-figure" { amount: SumSlot } => [Verdict::Granted(Some(amount))];
    "verdict-refused" {} => [Verdict::Refused];
    "verdict-term" { word: QuoteSlot } => [Verdict::Term(word)];
    "verdict-wins" { seat: SeatSlot, amount: SumSlot } => [Verdict::Wins(seat, amount, None)];
    "verdict-wins-of" { seat: SeatSlot, amount: SumSlot, pot: Worded<PotNumber> } => [Verdict::Wins(seat, amount, Some(pot))];
    "verdict-pot-of" { pot: Worded<PotNumber>, amount: SumSlot, seats: SeatsSlot } => [Verdict::PotOf(pot, amount, seats)];
    "verdict-shows-first" { first: LeadSlot, rest: FollowersSlot } => [Verdict::ShowsFirst([first, rest].concat())]
        from [Verdict::ShowsFirst(order)] {
            first: order.iter().copied().take(1).collect::<Vec<_>>(),
            rest: order.iter().copied().skip(1).collect::<Vec<_>>()
        };
    "verdict-show-now" { seats: SeatsSlot } => [Verdict::ShowNow(seats)];
    "verdict-must-show" { seat: SeatSlot } => [Verdict::Showing(seat, ShowDuty::Must)];
    "verdict-must-show-after" { seat: SeatSlot } => [Verdict::Showing(seat, ShowDuty::MustAfter)];
    "verdict-may-muck" { seat: SeatSlot } => [Verdict::Showing(seat, ShowDuty::MayMuck)];
    "verdict-need-not-show" { seat: SeatSlot } => [Verdict::Showing(seat, ShowDuty::NeedNot)];
    "verdict-tabled" { owner: OwnerSlot } => [Verdict::Tabled(owner, true)];
    "verdict-not-tabled" { owner: OwnerSlot } => [Verdict::Tabled(owner, false)];
    "verdict-has" { seat: SeatSlot, value: Worded<HandValue> } => [Verdict::Has(seat, value)];
    "verdict-button" { seat: SeatSlot } => [Verdict::ButtonTo(seat)];
    "verdict-deck-complete" {} => [Verdict::Deck(true)];
    "verdict-deck-defective" {} => [Verdict::Deck(false)];
    "verdict-redeal" {} => [Verdict::Deal(DealVerdict::Redeal(None))];
    "verdict-redeal-from" { seat: SeatSlot } => [Verdict::Deal(DealVerdict::Redeal(Some(seat)))];
    "verdict-deal-stands" {} => [Verdict::Deal(DealVerdict::Stands)];
    "verdict-card-goes" { card: Worded<DeckCard>, place: Worded<CardPlace> } => [Verdict::Deal(DealVerdict::Goes(card, place))];
    "verdict-replaced" { seat: SeatSlot } => [Verdict::Deal(DealVerdict::Replaced(seat))];
    "verdict-made-up" { seat: SeatSlot } => [Verdict::Deal(DealVerdict::MadeUp(seat))];
    "verdict-put-right" { steps: RemediesSlot } => [Verdict::Deal(DealVerdict::Board(BoardVerdict::PutRight(steps)))];
    "verdict-street-is" { street: Worded<BoardStreet>, cards: CardsSlot } =>
        [Verdict::Deal(DealVerdict::Board(BoardVerdict::Comes(street, cards)))];
    "verdict-hand-void" {} => [Verdict::Deal(DealVerdict::Deck(DeckVerdict::Void))];
    "verdict-to-next-pot" { amount: SumSlot, seat: SeatSlot } =>
        [Verdict::Deal(DealVerdict::Deck(DeckVerdict::ToNextPot(amount, seat)))];
    "verdict-unattributed" { amount: SumSlot } => [Verdict::Deal(DealVerdict::Deck(DeckVerdict::Unattributed(amount)))];
    "verdict-only-for" { seats: SeatsSlot, amount: SumSlot } =>
        [Verdict::Deal(DealVerdict::Deck(DeckVerdict::OnlyFor(seats, amount)))];
    "verdict-deck-changed" {} => [Verdict::Deal(DealVerdict::Deck(DeckVerdict::Changed(true)))];
    "verdict-deck-not-changed" {} => [Verdict::Deal(DealVerdict::Deck(DeckVerdict::Changed(false)))];
    "verdict-card-remains" { card: CardSlot, seat: SeatSlot } =>
        [Verdict::Deal(DealVerdict::Deck(DeckVerdict::Remains(Some(card), seat, Lies::AsBefore)))];
    "verdict-card-remains-open" { card: CardSlot, seat: SeatSlot } =>
        [Verdict::Deal(DealVerdict::Deck(DeckVerdict::Remains(Some(card), seat, Lies::FaceUp)))];
    "verdict-dropped-remains" { seat: SeatSlot } =>
        [Verdict::Deal(DealVerdict::Deck(DeckVerdict::Remains(None, seat, Lies::AsBefore)))];
    "verdict-dropped-remains-open" { seat: SeatSlot } =>
        [Verdict::Deal(DealVerdict::Deck(DeckVerdict::Remains(None, seat, Lies::FaceUp)))];
    "verdict-still-dealt" { seat: SeatSlot } => [Verdict::Deal(DealVerdict::StillDealt(seat, true))];
    "verdict-no-more-cards" { seat: SeatSlot } => [Verdict::Deal(DealVerdict::StillDealt(seat, false))];
    "verdict-counts-all-in" { seat: SeatSlot } => [Verdict::Deal(DealVerdict::CountsAllIn(seat, Strength::Must))];
    "verdict-may-count-all-in" { seat: SeatSlot } => [Verdict::Deal(DealVerdict::CountsAllIn(seat, Strength::May))];
    "verdict-last-cards-open" {} => [Verdict::Deal(DealVerdict::LastCardsOpen)];
    "verdict-next-hand" { button: Worded<ButtonPlace>, small: Worded<SmallBlind>, big: SeatSlot } =>
        [Verdict::Seating(SeatingVerdict::NextHand { button, small: small.0, big })]
        from [Verdict::Seating(SeatingVerdict::NextHand { button, small, big })] {
            button: *button, small: SmallBlind(*small), big: *big
        };
    "verdict-drawn-for" {} => [Verdict::Seating(SeatingVerdict::DrawnFor)];
    "verdict-holds-everywhere" {} => [Verdict::Seating(SeatingVerdict::HoldsEverywhere)];
    "verdict-last-card" { seat: SeatSlot } => [Verdict::Seating(SeatingVerdict::LastCard(seat))];
    "verdict-silent" {} => [Verdict::Silent];
    table ConductVerdict, => [Verdict::Conduct(verdict)] as verdict;
    table BodyVerdict, => [Verdict::Body(verdict)] as verdict;
    table RoomVerdict, => [Verdict::Room(verdict)] as verdict;
    table ChipsVerdict, => [Verdict::Chips(verdict)] as verdict;
}

phrases! {
    BodyVerdict;
    "verdict-house-decides" { of: FloorSlot } => [BodyVerdict::HouseDecides(of)];
    "verdict-federation-breach" { rule: RuleSlot } => [BodyVerdict::FederationBreach(rule)];
}

phrases! {
    /// One step by which a fault of the board is put right.
    Remedy;
    "remedy-finish-betting" {} => [Remedy::FinishBetting];
    "remedy-set-aside" { laid: Worded<Laid> } => [Remedy::SetAside(laid)];
    "remedy-take-out" { laid: Worded<Laid> } => [Remedy::TakeOut(laid)];
    "remedy-shuffle-in" { laid: Worded<Laid> } => [Remedy::ShuffleIn(laid)];
    "remedy-shuffle-stub" {} => [Remedy::ShuffleStub];
    "remedy-show" { laid: Worded<Laid> } => [Remedy::Show(laid)];
    "remedy-cut" {} => [Remedy::Cut];
    "remedy-burn" {} => [Remedy::Burn];
    "remedy-deal" { street: Worded<BoardStreet> } => [Remedy::Deal(street)];
    "remedy-deal-unburned" { street: Worded<BoardStreet> } => [Remedy::DealUnburned(street)];
    "remedy-deal-new" { street: Worded<BoardStreet> } => [Remedy::DealNew(street)];
    "remedy-deal-new-unburned" { street: Worded<BoardStreet> } => [Remedy::DealNewUnburned(street)];
    "remedy-scramble" {} => [Remedy::Scramble];
    "remedy-burn-one" {} => [Remedy::BurnOne];
    "remedy-complete-flop" {} => [Remedy::CompleteFlop];
    "remedy-floor-draws" {} => [Remedy::FloorDraws];
    "remedy-restore-order" {} => [Remedy::RestoreOrder];
    "remedy-deal-right-card" {} => [Remedy::DealRightCard];
    "remedy-deal-last-cards" {} => [Remedy::DealLastCards];
    "remedy-deal-common-card" {} => [Remedy::DealCommonCard];
}

phrases! {
    Laid;
    "laid-flop" {} => [Laid::Flop];
    "laid-flop-and-burn" {} => [Laid::FlopAndBurn];
    "laid-turn" {} => [Laid::Turn];
    "laid-river" {} => [Laid::River];
    "laid-set-aside-card" {} => [Laid::SetAsideCard];
    "laid-surplus" {} => [Laid::Surplus];
    "laid-missed-burn" {} => [Laid::MissedBurn];
    "laid-burns" {} => [Laid::Burns];
}

phrases! {
    BoardStreet;
    "board-street-flop" {} => [BoardStreet::Flop];
    "board-street-turn" {} => [BoardStreet::Turn];
    "board-street-river" {} => [BoardStreet::River];
}

phrases! {
    ButtonPlace;
    "button-at" { seat: SeatSlot } => [ButtonPlace::At(seat)];
    "button-on-empty-seat" { seat: SeatSlot } => [ButtonPlace::EmptySeatOf(seat)];
    "button-dead-at" { seat: SeatSlot } => [ButtonPlace::Newcomer(seat)];
}

/// Who has the small blind, if anybody.
pub struct SmallBlind(Option<Seat>);

phrases! {
    SmallBlind;
    "small-blind-of" { seat: SeatSlot } => [SmallBlind(Some(seat))];
    "small-blind-none" {} => [SmallBlind(None)];
}

phrases! {
    DeckCard;
    "deck-card-known" { card: CardSlot } => [DeckCard::Known(card)];
    "deck-card-boxed" {} => [DeckCard::Boxed];
    "deck-card-number" { number: CountSlot } => [DeckCard::Number(number)];
    "deck-card-dropped" {} => [DeckCard::Dropped];
}

phrases! {
    CardPlace;
    "place-next-burn" {} => [CardPlace::NextBurn];
    "place-out-of-play" {} => [CardPlace::OutOfPlay];
    "place-in-its-order" {} => [CardPlace::InItsOrder];
    "place-upcard" {} => [CardPlace::Upcard];
}

phrases! {
    Action;
    "action-check" {} => [Action::Check];
    "action-fold" {} => [Action::Fold];
    "action-call" { amount: SumSlot } => [Action::Call(amount)];
    "action-bet" { amount: SumSlot } => [Action::Bet(amount)];
    "action-raise-to" { amount: SumSlot } => [Action::RaiseTo(amount)];
    "action-all-in" { amount: SumSlot } => [Action::AllIn(amount)];
}

phrases! {
    ChipChange;
    "change-none" {} => [ChipChange::None];
    "change-returned" { amount: SumSlot } => [ChipChange::Returned(amount)];
    "change-owed" { amount: SumSlot } => [ChipChange::Owed(amount)];
    "change-stays" { amount: SumSlot } => [ChipChange::Stays(amount)];
}

phrases! {
    NamedAct;
    "noun-check" {} => [NamedAct::Check];
    "noun-fold" {} => [NamedAct::Fold];
    "noun-call" {} => [NamedAct::Call];
    "noun-bet-open" {} => [NamedAct::Bet(None)];
    "noun-raise-open" {} => [NamedAct::RaiseTo(None)];
    "noun-bet" { amount: SumSlot } => [NamedAct::Bet(Some(amount))];
    "noun-raise" { amount: SumSlot } => [NamedAct::RaiseTo(Some(amount))];
    "noun-all-in" { amount: SumSlot } => [NamedAct::AllIn(amount)];
}

phrases! {
    Standing;
    "standing-stands" {} => [Standing::Stands];
    "standing-pending" {} => [Standing::Pending];
    "standing-refused" {} => [Standing::Refused];
    "standing-void" { change: Worded<ChipChange> } => [Standing::Void(change)];
}

/// One of the open acts of a player.
pub enum LegalAction {
    Check,
    Fold,
    Call(Amount),
    BringIn(Amount),
    Bet(Range),
    Complete(Amount),
    Raise(Range),
}

phrases! {
    LegalAction;
    "legal-check" {} => [LegalAction::Check];
    "legal-fold" {} => [LegalAction::Fold];
    "legal-call" { amount: SumSlot } => [LegalAction::Call(amount)];
    "legal-bring-in" { amount: SumSlot } => [LegalAction::BringIn(amount)];
    "legal-bet" { range: RangeSlot } => [LegalAction::Bet(range)];
    "legal-complete" { amount: SumSlot } => [LegalAction::Complete(amount)];
    "legal-raise" { range: RangeSlot } => [LegalAction::Raise(range)];
}

/// How a range is told.
pub enum Bounds {
    From(Amount),
    Between(Amount, Amount),
    Exact(Amount),
}

phrases! {
    Bounds;
    "bounds-from" { min: SumSlot } => [Bounds::From(min)];
    "bounds-between" { min: SumSlot, max: SumSlot } => [Bounds::Between(min, max)];
    "bounds-exact" { amount: SumSlot } => [Bounds::Exact(amount)];
}

phrases! {
    /// The ranks that call a hand, then the kickers.
    HandValue, "a hand," such as ["value-two-pair", "value-low"];
    "value-high-card" { ranks: RanksSlot<1, 5> } => [HandValue { class: Some(Class::HighCard), ranks }];
    "value-pair" { ranks: RanksSlot<1, 4> } => [HandValue { class: Some(Class::Pair), ranks }];
    "value-two-pair" { ranks: RanksSlot<2, 3> } => [HandValue { class: Some(Class::TwoPair), ranks }];
    "value-three-of-a-kind" { ranks: RanksSlot<1, 3> } => [HandValue { class: Some(Class::ThreeOfAKind), ranks }];
    "value-straight" { ranks: RanksSlot<1, 1> } => [HandValue { class: Some(Class::Straight), ranks }];
    "value-flush" { ranks: RanksSlot<1, 5> } => [HandValue { class: Some(Class::Flush), ranks }];
    "value-full-house" { ranks: RanksSlot<2, 2> } => [HandValue { class: Some(Class::FullHouse), ranks }];
    "value-four-of-a-kind" { ranks: RanksSlot<1, 2> } => [HandValue { class: Some(Class::FourOfAKind), ranks }];
    "value-straight-flush" { ranks: RanksSlot<1, 1> } => [HandValue { class: Some(Class::StraightFlush), ranks }];
    "value-low" { ranks: RanksSlot<1, 5> } => [HandValue { class: None, ranks }];
}
