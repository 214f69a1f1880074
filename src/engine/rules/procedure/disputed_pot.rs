//! Disputes over a pot that has been pushed, `rules/procedure/disputed-pot.yaml`.

use crate::engine::clauses;
use crate::engine::options::choice;

choice! {
    /// Until when can the award of a pot be disputed?
    "procedure.dispute_until" DisputeUntil {
        /// Until the next hand begins.
        NextHand = "next-hand",
        /// Until the cards of the hand have been mixed.
        CardsShuffled = "cards-shuffled",
        /// At once, or not at all.
        AtOnce = "at-once",
    }
}

choice! {
    /// When does a new hand begin that is shuffled by hand?
    "procedure.hand_begins" HandBegins {
        /// With the first riffle.
        FirstRiffle = "first-riffle",
        /// When the first card leaves the deck.
        FirstCard = "first-card",
    }
}

use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;

/// What has happened since the pot was pushed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Since {
    pub waited: bool,
    pub washed: bool,
    pub riffled: bool,
    /// The button of the shuffling machine was pressed.
    pub machine: bool,
    /// A card of the next hand has been dealt.
    pub dealt: bool,
}

/// Whether a dispute still comes in time.
pub fn in_time(since: Since, policy: &Policy) -> Reply<bool> {
    let mut because = vec![policy.clause(clauses::disputed_pot::UNTIL)?];
    let in_time = match policy.get::<DisputeUntil>()? {
        DisputeUntil::NextHand => {
            let begins = policy.clause(clauses::disputed_pot::HAND_BEGINS);
            let riffled = since.riffled && policy.get::<HandBegins>() != Some(HandBegins::FirstCard);
            let begun = riffled || since.machine || since.dealt;
            because.extend(begins.filter(|_| begun));
            !begun
        }
        DisputeUntil::CardsShuffled => !since.washed && !since.riffled,
        DisputeUntil::AtOnce => since == Since::default(),
    };
    Some((in_time, because))
}
