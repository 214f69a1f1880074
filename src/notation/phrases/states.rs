//! What is so at the table.

use crate::engine::event::{
    AntePayer, ChipsState, ConductState, DeckState, Game, Offence, PotNumber, RoomState, State, Street, Structure,
};
use crate::notation::slot::{
    BoardSlot, CardsSlot, CountSlot, DealtSlot, GameSlot, OwnerSlot, PlacesSlot, PositiveSlot, SeatSlot, SeatsSlot, StackSlot,
    StakesSlot, SumSlot, Worded,
};
use crate::notation::table::phrases;

phrases! {
    State, "state" such as ["state-blinds", "state-seats"];
    "state-no-limit" { game: GameSlot } => [State::Game(Structure::NoLimit, game)];
    "state-pot-limit" { game: GameSlot } => [State::Game(Structure::PotLimit, game)];
    "state-limit" { game: GameSlot, stakes: StakesSlot } => [State::Game(Structure::Limit(stakes.0, stakes.1), game)]
        from [State::Game(Structure::Limit(small, big), game)] { stakes: (*small, *big) };
    "state-blinds" { stakes: StakesSlot } => [State::Blinds(stakes.0, stakes.1)]
        from [State::Blinds(small, big)] { stakes: (*small, *big) };
    "state-ante" { amount: PositiveSlot } => [State::Ante(amount, AntePayer::Everybody)];
    "state-big-blind-ante" { amount: PositiveSlot } => [State::Ante(amount, AntePayer::BigBlind)];
    "state-bring-in" { amount: PositiveSlot } => [State::BringIn(amount)];
    "state-smallest-chip" { amount: PositiveSlot } => [State::SmallestChip(amount)];
    "state-seats" { places: PlacesSlot } => [State::Seats(places)];
    "state-button" { seat: SeatSlot } => [State::Button(seat)];
    "state-first-to-act" { seat: SeatSlot } => [State::FirstToAct(seat)];
    "state-street" { street: Worded<Street> } => [State::Street(street)];
    "state-pot" { amount: SumSlot } => [State::Pot(amount)];
    "state-pot-of" { pot: Worded<PotNumber>, amount: SumSlot, seats: SeatsSlot } => [State::PotOf(pot, amount, seats)];
    "state-stack" { seat: SeatSlot, chips: StackSlot } => [State::Stack(seat, chips)];
    "state-folded" { seat: SeatSlot } => [State::Folded(seat)];
    "state-away" { seat: SeatSlot } => [State::Away(seat)];
    "state-players-left" { count: CountSlot } => [State::Left(count)];
    "state-at-showdown" {} => [State::AtShowdown];
    "state-board" { cards: BoardSlot } => [State::Board(cards)];
    "state-holds" { seat: SeatSlot, cards: DealtSlot } => [State::Holds(seat, cards)];
    "state-protected" { owner: OwnerSlot } => [State::Protected(owner)];
    "state-warnings" { seat: SeatSlot, count: CountSlot, offence: Worded<Offence> } => [State::Record(seat, count, offence)];
    "state-tournament" {} => [State::Tournament];
    "state-cash-game" {} => [State::CashGame];
    "state-sector-line" {} => [State::SectorLine];
    "state-machine-shuffle" {} => [State::MachineShuffle];
    "state-stub" { cards: CardsSlot } => [State::Stub(cards)];
    "state-burned" { cards: CardsSlot } => [State::Burned(cards)];
    "state-deck-marked" {} => [State::Deck(DeckState::Marked)];
    "state-deck-damaged" {} => [State::Deck(DeckState::Damaged)];
    "state-button-due" { seat: SeatSlot } => [State::ButtonDue(seat)];
    "state-not-dealt-in" { seat: SeatSlot } => [State::NotDealtIn(seat)];
    table ConductState, => [State::Conduct(state)] as state;
    table RoomState, => [State::Room(state)] as state;
    table ChipsState, => [State::Chips(state)] as state;
}

phrases! {
    Game;
    "game-holdem" {} => [Game::Holdem];
    "game-omaha" {} => [Game::Omaha];
    "game-omaha-eight" {} => [Game::OmahaEight];
    "game-stud" {} => [Game::Stud];
    "game-stud-eight" {} => [Game::StudEight];
    "game-razz" {} => [Game::Razz];
}

phrases! {
    Street;
    "street-preflop" {} => [Street::Preflop];
    "street-flop" {} => [Street::Flop];
    "street-turn" {} => [Street::Turn];
    "street-river" {} => [Street::River];
    "street-third" {} => [Street::Third];
    "street-fourth" {} => [Street::Fourth];
    "street-fifth" {} => [Street::Fifth];
    "street-sixth" {} => [Street::Sixth];
    "street-seventh" {} => [Street::Seventh];
}

phrases! {
    Offence;
    "offence-out-of-turn" {} => [Offence::OutOfTurn];
    "offence-late-post" {} => [Offence::LatePost];
    "offence-string-bet" {} => [Offence::StringBet];
    "offence-announcing" {} => [Offence::Announcing];
    "offence-exposing" {} => [Offence::Exposing];
    "offence-kept-cards" {} => [Offence::KeptCards];
    "offence-touched-cards" {} => [Offence::TouchedCards];
    "offence-cards-into-cards" {} => [Offence::CardsIntoCards];
    "offence-shown-by-accident" {} => [Offence::ShownByAccident];
    "offence-mucked-first" {} => [Offence::MuckedFirst];
    "offence-card-off-table" {} => [Offence::CardOffTable];
    "offence-touching" {} => [Offence::Touching];
    "offence-delay" {} => [Offence::Delay];
    "offence-chatter" {} => [Offence::Chatter];
    "offence-banging" {} => [Offence::Banging];
    "offence-out-of-reach" {} => [Offence::OutOfReach];
    "offence-violence" {} => [Offence::Violence];
    "offence-belittling-play" {} => [Offence::BelittlingPlay];
    "offence-foul-language" {} => [Offence::FoulLanguage];
    "offence-collusion" {} => [Offence::Collusion];
    "offence-any" {} => [Offence::Any];
}

phrases! {
    PotNumber;
    "pot-main" {} => [0];
    "pot-side" {} => [1];
    "pot-second-side" {} => [2];
    "pot-third-side" {} => [3];
    "pot-fourth-side" {} => [4];
    "pot-fifth-side" {} => [5];
    "pot-sixth-side" {} => [6];
    "pot-seventh-side" {} => [7];
    "pot-eighth-side" {} => [8];
    "pot-ninth-side" {} => [9] from [9..] {};
}
