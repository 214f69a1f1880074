//! A card exposed in the deal, `rules/dealing/exposed-card-in-deal.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// Through whom must a card of the deal come face up to count as exposed?
    "dealing.exposed_by" ExposureCounts {
        /// Through the dealer.
        ThroughDealer = "dealer",
        /// Through anybody, a player included.
        ThroughAnybody = "anybody",
    }
}

figure! {
    /// How many exposed cards make the deal a misdeal?
    "dealing.exposed_cards_misdeal" ExposedCardsMisdeal in "cards" up to 10
}

choice! {
    /// Which cards count when several come face up?
    "dealing.exposed_counted" ExposedCounted {
        /// Those of the deal.
        OfDeal = "of-the-deal",
        /// Those of the deal, and boxed cards.
        WithBoxed = "with-boxed",
        /// Those of the first round of the deal.
        FirstRound = "first-round",
    }
}

choice! {
    /// What becomes of the one card that was exposed in the deal?
    "dealing.exposed_card" ExposedCard {
        /// It is the first burn card.
        FirstBurn = "first-burn",
        /// It is out of play.
        OutOfPlay = "out-of-play",
    }
}

use super::{boxed_card, misdeal, stud_procedure};
use crate::engine::clauses::exposed_card_in_deal as clause;
use crate::engine::deal_event::NumberedCard;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, cites, rests};
use crate::engine::rules::ground::{self, Ground};
use crate::engine::ruling::{CardPlace, DealVerdict, DeckCard, Question, Ruling, Verdict};
use crate::engine::table::deal::{ExposedBy, Exposure, STUD_DEAL};

/// What the exposed cards come to, as many as there are by now.
pub(super) fn ground(h: &Hearing) -> Option<Grounded<Ground>> {
    let deal = &h.room().hand().deal;
    if deal.exposed.is_empty() && deal.boxed.is_empty() {
        return None;
    }
    // Whoever says what becomes of a boxed card has said that it is no more than that.
    let settled = deal.exposed.is_empty() && boxed_card::replaced(h.books.house).is_some();
    let by_house = || h.books.ask_where(false, |p| says(h, p).or_else(|| too_few(h, p)));
    if settled { by_house() } else { by_house().or_else(|| h.books.ask_where(true, |p| says(h, p))) }
}

fn says(h: &Hearing, policy: &Policy) -> Reply<Ground> {
    let cards = counting(h, policy);
    if h.room().hand().game.is_stud() {
        let upcard = || stud_upcards(h, &cards, policy).map(|(_, because)| (Ground::Stands, because));
        let stud = stud_down(&cards, policy).or_else(|| stud_all_up(h, &cards, policy)).or_else(upcard);
        if stud.is_some() || policy.clause(clause::FLOP_GAMES).is_some() {
            return stud;
        }
    }
    let misdeal = first_two(&cards, policy).or_else(|| several(h, &cards, policy));
    let single = || one(policy).filter(|_| cards.len() == 1).map(|(_, because)| (Ground::Stands, because));
    let ruled = misdeal.or_else(single).or_else(|| misdeal::closed(policy));
    ruled.map(|(ground, because)| (ground, [because, cites(policy, &[clause::FLOP_GAMES])].concat()))
}

/// The cards that count as exposed under a policy; in stud only those that should lie face down.
fn counting(h: &Hearing, policy: &Policy) -> Vec<NumberedCard> {
    let hand = h.room().hand();
    let by = policy.get::<ExposureCounts>().unwrap_or(ExposureCounts::ThroughDealer);
    let counts = |exposure: &Exposure| match (by, exposure.by) {
        (ExposureCounts::ThroughAnybody, _) | (ExposureCounts::ThroughDealer, ExposedBy::Dealer) => true,
        (ExposureCounts::ThroughDealer, ExposedBy::Player | ExposedBy::Unknown) => false,
    };
    let down = |card: &NumberedCard| !hand.game.is_stud() || round_of(h, *card) < STUD_DEAL;
    hand.deal.exposed.iter().filter(|exposure| counts(exposure)).map(|exposure| exposure.dealt).filter(down).collect()
}

/// In which round of the deal a card comes, from 1.
fn round_of(h: &Hearing, card: NumberedCard) -> usize {
    let before = usize::try_from(card.number.saturating_sub(1)).unwrap_or(0);
    before / h.room().hand().players.len().max(1) + 1
}

/// One of the first two cards came face up.
fn first_two(cards: &[NumberedCard], policy: &Policy) -> Reply<Ground> {
    let clause = policy.clause(clause::FIRST_TWO)?;
    cards.iter().any(|card| card.number <= 2).then_some(())?;
    ground::misdeal(clause)
}

/// So many came face up that the house deals again.
fn several(h: &Hearing, cards: &[NumberedCard], policy: &Policy) -> Reply<Ground> {
    let clause = policy.clause(clause::SEVERAL)?;
    let many = usize::try_from(policy.get::<ExposedCardsMisdeal>()?).ok()?;
    let counted = match policy.get::<ExposedCounted>()? {
        ExposedCounted::OfDeal => cards.len(),
        ExposedCounted::WithBoxed => cards.len() + h.room().hand().deal.boxed.len(),
        ExposedCounted::FirstRound => cards.iter().filter(|card| round_of(h, **card) == 1).count(),
    };
    (counted >= many).then_some(())?;
    ground::misdeal(clause)
}

/// Fewer came face up than the house deals again for: who says how many it takes has said that these are too few.
fn too_few(h: &Hearing, policy: &Policy) -> Reply<Ground> {
    let hand = h.room().hand();
    // Boxed cards alone are for their own rule.
    if hand.game.is_stud() || hand.deal.exposed.is_empty() {
        return None;
    }
    let because = vec![policy.clause(clause::SEVERAL)?];
    policy.get::<ExposedCardsMisdeal>()?;
    match policy.get::<ExposedCounted>()? {
        ExposedCounted::OfDeal | ExposedCounted::WithBoxed => Some((Ground::Stands, because)),
        // Of the later rounds of the deal nothing has been said.
        ExposedCounted::FirstRound => None,
    }
}

/// What becomes of one card that makes no misdeal.
fn one(policy: &Policy) -> Reply<CardPlace> {
    let clause = policy.clause(clause::ONE)?;
    let place = match policy.get::<ExposedCard>()? {
        ExposedCard::FirstBurn => CardPlace::NextBurn,
        ExposedCard::OutOfPlay => CardPlace::OutOfPlay,
    };
    Some((place, vec![clause]))
}

/// Stud: the dealer has exposed a card that should lie face down.
fn stud_down(cards: &[NumberedCard], policy: &Policy) -> Reply<Ground> {
    let clause = policy.clause(clause::STUD_DOWN)?;
    (!cards.is_empty()).then_some(())?;
    ground::misdeal(clause)
}

/// Stud: one card that should lie face down lies open, and stays so; where the house speaks of each player, one of every player.
fn stud_upcards(h: &Hearing, cards: &[NumberedCard], policy: &Policy) -> Reply<Vec<NumberedCard>> {
    let one = cards.len() == 1;
    let each = !cards.is_empty() && cards.iter().all(|card| is_its_owners_only(h, *card, cards));
    let single = policy.clause_where(one, clause::STUD_UPCARD);
    let of_each = if one || each { stud_procedure::exposed_stays_open(policy) } else { None };
    let ((), because) = rests(single.into_iter().chain(of_each).collect())?;
    Some((cards.to_vec(), because))
}

/// It is known whose card this is, and he has no other one among these.
pub(super) fn is_its_owners_only(h: &Hearing, card: NumberedCard, cards: &[NumberedCard]) -> bool {
    let owner = |card: &NumberedCard| card.to.or_else(|| h.room().hand().due(card.number));
    owner(&card).is_some() && cards.iter().filter(|other| owner(other) == owner(&card)).count() == 1
}

/// Stud: all the cards of a player lie face up.
fn stud_all_up(h: &Hearing, cards: &[NumberedCard], policy: &Policy) -> Reply<Ground> {
    let clause = policy.clause(clause::STUD_ALL_UP)?;
    let owner = |card: &NumberedCard| card.to.or_else(|| h.room().hand().due(card.number));
    cards.iter().any(|card| cards.iter().filter(|other| owner(other) == owner(card)).count() == STUD_DEAL - 1).then_some(())?;
    ground::misdeal(clause)
}

/// By its name where that is told, else by its number.
fn place_in_deck(exposed: NumberedCard) -> DeckCard {
    exposed.card.map_or(DeckCard::Number(exposed.number), DeckCard::Known)
}

/// Where one exposed card goes, and what its owner gets, if the deal goes on.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    let goes_on = misdeal::outcome(h).is_some_and(|outcome| outcome.value == Ground::Stands);
    let single = |p: &Policy| if let [card] = counting(h, p).as_slice() { Some(*card) } else { None };
    if !goes_on {
        return Vec::new();
    }
    if h.room().hand().game.is_stud() {
        let Some(answer) = h.books.ask(|p| stud_upcards(h, &counting(h, p), p)) else { return Vec::new() };
        let upcard = |card: &NumberedCard| {
            let goes = Verdict::Deal(DealVerdict::Goes(place_in_deck(*card), CardPlace::Upcard));
            h.follows(Question::Cards, goes, answer.because.clone(), answer.silent)
        };
        return answer.value.iter().map(upcard).collect();
    }
    let mut rulings = Vec::new();
    if let Some(answer) = h.books.ask(|p| one(p).and_then(|(place, because)| Some(((single(p)?, place), because)))) {
        let (exposed, place) = answer.value;
        let goes = Verdict::Deal(DealVerdict::Goes(place_in_deck(exposed), place));
        rulings.push(h.follows(Question::Cards, goes, answer.because, answer.silent));
    }
    if let Some(answer) = h.books.ask(|p| Some((single(p)?, vec![p.clause(clause::REPLACED)?])))
        && let Some(seat) = answer.value.to.or_else(|| h.room().hand().due(answer.value.number))
    {
        let verdict = Verdict::Deal(DealVerdict::Replaced(seat));
        rulings.push(h.follows(Question::Cards, verdict, answer.because, answer.silent));
    }
    rulings
}
