//! A card exposed in the deal, `rules/dealing/exposed-card-in-deal.yaml`.

use crate::engine::clauses::exposed_card_in_deal as clause;
use crate::engine::deal_event::NumberedCard;
use crate::engine::hearing::Hearing;
use crate::engine::options::{choice, figure};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;
use crate::engine::ruling::{CardPlace, DealVerdict, DeckCard, Question, Ruling, Verdict};

figure! {
    /// From how many exposed cards on is the deal a misdeal?
    "dealing.exposed_cards_misdeal" ExposedCardsMisdeal in "cards" up to 10
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

/// What the exposed cards come to, as many as there are by now.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    let exposed = &h.room().hand().deal.exposed;
    if exposed.is_empty() || h.room().hand().game.is_stud() {
        return Vec::new();
    }
    if let Some(misdeal) = h.books.ask(|p| first_two(exposed, p).or_else(|| too_many(exposed, p))) {
        return vec![h.follows(Question::Deal, Verdict::Deal(DealVerdict::Redeal(None)), misdeal.because, misdeal.silent)];
    }
    one(h, exposed[0])
}

/// The first or the second card of the deal came face up.
fn first_two(exposed: &[NumberedCard], policy: &Policy) -> Reply<()> {
    let clause = policy.clause(clause::FIRST_TWO)?;
    exposed.iter().any(|dealt| dealt.number <= 2).then_some(((), vec![clause]))
}

/// So many came face up that the house deals again.
fn too_many(exposed: &[NumberedCard], policy: &Policy) -> Reply<()> {
    let clause = policy.clause(clause::SEVERAL)?;
    let many = usize::try_from(policy.get::<ExposedCardsMisdeal>()?).ok()?;
    (exposed.len() >= many).then_some(((), vec![clause]))
}

/// One card that makes no misdeal: the deal is finished, and the card does not stay with the player.
fn one(h: &Hearing, exposed: NumberedCard) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    let place = h.books.ask(|p| {
        let clause = p.clause(clause::ONE)?;
        let place = match p.get::<ExposedCard>()? {
            ExposedCard::FirstBurn => CardPlace::NextBurn,
            ExposedCard::OutOfPlay => CardPlace::OutOfPlay,
        };
        Some((place, vec![clause]))
    });
    if let Some(answer) = place {
        let card = exposed.card.map_or(DeckCard::Number(exposed.number), DeckCard::Known);
        let stands = Verdict::Deal(DealVerdict::Stands);
        rulings.push(h.follows(Question::Deal, stands, answer.because.clone(), answer.silent));
        let goes = Verdict::Deal(DealVerdict::Goes(card, answer.value));
        rulings.push(h.follows(Question::Cards, goes, answer.because, answer.silent));
    }
    let replaced = h.books.ask(|p| Some(((), vec![p.clause(clause::REPLACED)?])));
    let owner = exposed.to.or_else(|| h.room().hand().due(exposed.number));
    if let (Some(answer), Some(seat)) = (replaced, owner) {
        let verdict = Verdict::Deal(DealVerdict::Replaced(seat));
        rulings.push(h.follows(Question::Cards, verdict, answer.because, answer.silent));
    }
    rulings
}
