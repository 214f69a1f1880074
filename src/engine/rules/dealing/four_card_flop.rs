//! A flop with too many cards, `rules/dealing/four-card-flop.yaml`.

use crate::engine::board_event::Facing;
use crate::engine::clauses::four_card_flop as clause;
use crate::engine::hearing::Hearing;
use crate::engine::options::choice;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;
use crate::engine::ruling::{BoardStreet, BoardVerdict, CardPlace, DealVerdict, DeckCard, Laid, Remedy, Ruling};
use crate::engine::table::stub::LaidStreet;

choice! {
    /// How is a flop with too many cards put right?
    "dealing.four_card_flop" FourCardFlop {
        /// Of four cards, open or not, the floor draws the next burn card.
        FloorDraws = "floor-draws",
        /// They are shuffled into the stub without the burn card.
        Reshuffled = "reshuffled",
        /// If they lie open, they are shuffled into the stub with the burn card, and a card is burned anew.
        ReshuffledWithBurn = "reshuffled-with-burn",
    }
}

/// What the last flop comes to, if there were too many cards on it.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    let laid = h.room().hand().deal.stub.laid.as_ref();
    let too_many = |laid: &&LaidStreet| laid.street == BoardStreet::Flop && !laid.early && laid.surplus() > 0;
    let Some(laid) = laid.filter(too_many).filter(|_| super::is_played_for(h)) else {
        return Vec::new();
    };
    super::or_floor(h, super::together(h, |p| put_right(laid, p)))
}

fn put_right(laid: &LaidStreet, policy: &Policy) -> Reply<Vec<DealVerdict>> {
    let clause = policy.clause(clause::PUT_RIGHT)?;
    let put_right = |steps: &[Remedy]| vec![DealVerdict::Board(BoardVerdict::PutRight(steps.to_vec()))];
    let verdicts = match (policy.get::<FourCardFlop>()?, laid.drawn) {
        (FourCardFlop::FloorDraws, _) if laid.surplus() > 1 => return None,
        (FourCardFlop::FloorDraws, None) => put_right(&[Remedy::Scramble, Remedy::FloorDraws]),
        (FourCardFlop::FloorDraws, Some(drawn)) => {
            let burned = DealVerdict::Goes(DeckCard::Known(drawn), CardPlace::NextBurn);
            let others: Vec<_> = laid.cards.iter().copied().filter(|card| *card != drawn).collect();
            let flop =
                (laid.cards.len() == laid.count).then_some(DealVerdict::Board(BoardVerdict::Comes(BoardStreet::Flop, others)));
            [Some(burned), flop].into_iter().flatten().collect()
        }
        (FourCardFlop::Reshuffled, _) => {
            put_right(&[Remedy::ShuffleIn(Laid::Flop), Remedy::Cut, Remedy::DealNew(BoardStreet::Flop)])
        }
        (FourCardFlop::ReshuffledWithBurn, _) if laid.facing == Facing::Down => return None,
        (FourCardFlop::ReshuffledWithBurn, _) => {
            let steps = [Remedy::ShuffleIn(Laid::FlopAndBurn), Remedy::Cut, Remedy::Burn, Remedy::DealNew(BoardStreet::Flop)];
            put_right(&steps)
        }
    };
    Some((verdicts, vec![clause]))
}
