//! Community cards dealt too soon, `rules/dealing/premature-board-card.yaml`.

use crate::engine::clauses::premature_board_card as clause;
use crate::engine::hearing::Hearing;
use crate::engine::options::choice;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;
use crate::engine::ruling::{BoardStreet, BoardVerdict, CardPlace, DealVerdict, DeckCard, Laid, Remedy, Ruling};
use crate::engine::table::stub::{LaidStreet, Stub};

choice! {
    /// How is a flop put right that came before the betting was over?
    "dealing.premature_flop" PrematureFlop {
        /// After the betting it is shuffled into the stub.
        Reshuffled = "reshuffled",
        /// After the betting it is shuffled into the stub, and dealt anew without another burn.
        ReshuffledUnburned = "reshuffled-unburned",
        /// It is shuffled into the stub without the burn card, and the deck is cut.
        ReshuffledAndCut = "reshuffled-and-cut",
        /// It is shuffled into the stub with the burn card, the deck is cut, and a card is burned anew.
        ReshuffledWithBurn = "reshuffled-with-burn",
    }
}

choice! {
    /// What becomes of a turn or a river that came before the betting was over?
    "dealing.premature_card" PrematureCard {
        /// It is shuffled into the stub before the river.
        SetAside = "set-aside",
        /// It is out of play.
        TakenOut = "taken-out",
        /// After the betting it is shuffled into the stub, and the same street is dealt anew.
        Reshuffled = "reshuffled",
    }
}

/// What the last street comes to, if it came too soon or a card of the next one came with it.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    let hand = h.room().hand();
    let Some(laid) = hand.deal.stub.laid.as_ref().filter(|_| super::is_played_for(h)) else { return Vec::new() };
    let open = hand.to_act().is_some();
    let single = laid.street != BoardStreet::Flop;
    if laid.early {
        let plays_on = hand.live().any(|player| laid.waited.contains(&player.seat));
        super::together(h, |p| {
            let only_then = p.clause(clause::PLAYS_ON);
            if only_then.is_some() && !plays_on {
                return None;
            }
            let (verdicts, because) = too_soon(&hand.deal.stub, laid.street, open, p)?;
            Some((verdicts, because.into_iter().chain(only_then).collect()))
        })
    } else if single && laid.surplus() > 0 {
        super::together(h, |p| several(laid, p))
    } else {
        Vec::new()
    }
}

fn too_soon(stub: &Stub, street: BoardStreet, open: bool, policy: &Policy) -> Reply<Vec<DealVerdict>> {
    let (clause, steps) = match street {
        BoardStreet::Flop => (policy.clause(clause::FLOP)?, flop(policy.get::<PrematureFlop>()?)),
        BoardStreet::Turn => (policy.clause(clause::TURN)?, turn(policy.get::<PrematureCard>()?)),
        BoardStreet::River => (policy.clause(clause::RIVER)?, river(policy.get::<PrematureCard>()?)),
    };
    let burned_next = steps.contains(&Remedy::Deal(BoardStreet::Turn));
    let comes = stub.next.get(1).filter(|_| burned_next).map(|card| BoardVerdict::Comes(street, vec![*card]));
    let steps = steps.into_iter().filter(|step| open || *step != Remedy::FinishBetting).collect();
    let verdicts = [Some(BoardVerdict::PutRight(steps)), comes].into_iter().flatten().map(DealVerdict::Board);
    Some((verdicts.collect(), vec![clause]))
}

fn flop(how: PrematureFlop) -> Vec<Remedy> {
    let new = Remedy::DealNew(BoardStreet::Flop);
    match how {
        PrematureFlop::Reshuffled => vec![Remedy::FinishBetting, Remedy::ShuffleIn(Laid::Flop), new],
        PrematureFlop::ReshuffledUnburned => reshuffled(Laid::Flop, BoardStreet::Flop),
        PrematureFlop::ReshuffledAndCut => vec![Remedy::ShuffleIn(Laid::Flop), Remedy::Cut, Remedy::FinishBetting, new],
        PrematureFlop::ReshuffledWithBurn => {
            vec![Remedy::ShuffleIn(Laid::FlopAndBurn), Remedy::Cut, Remedy::FinishBetting, Remedy::Burn, new]
        }
    }
}

fn turn(what: PrematureCard) -> Vec<Remedy> {
    match what {
        PrematureCard::SetAside => vec![
            Remedy::SetAside(Laid::Turn),
            Remedy::FinishBetting,
            Remedy::Burn,
            Remedy::Deal(BoardStreet::Turn),
            Remedy::ShuffleIn(Laid::SetAsideCard),
            Remedy::DealUnburned(BoardStreet::River),
        ],
        PrematureCard::TakenOut => taken_out(Laid::Turn, BoardStreet::Turn),
        PrematureCard::Reshuffled => reshuffled(Laid::Turn, BoardStreet::Turn),
    }
}

fn river(what: PrematureCard) -> Vec<Remedy> {
    match what {
        PrematureCard::SetAside | PrematureCard::Reshuffled => reshuffled(Laid::River, BoardStreet::River),
        PrematureCard::TakenOut => taken_out(Laid::River, BoardStreet::River),
    }
}

fn reshuffled(card: Laid, street: BoardStreet) -> Vec<Remedy> {
    vec![Remedy::FinishBetting, Remedy::ShuffleIn(card), Remedy::DealNewUnburned(street)]
}

fn taken_out(card: Laid, street: BoardStreet) -> Vec<Remedy> {
    vec![Remedy::TakeOut(card), Remedy::ShuffleStub, Remedy::FinishBetting, Remedy::DealNewUnburned(street)]
}

/// More cards came than the one that belongs there.
fn several(laid: &LaidStreet, policy: &Policy) -> Reply<Vec<DealVerdict>> {
    let right: Vec<_> = laid.cards.iter().copied().take(laid.street.cards()).collect();
    let comes = DealVerdict::Board(BoardVerdict::Comes(laid.street, right));
    let second = laid.cards.get(1).map(|card| DeckCard::Known(*card));
    match (laid.surplus(), laid.street, second) {
        (1, BoardStreet::River, Some(second)) => {
            let clause = policy.clause(clause::SECOND_CARD_LAST)?;
            Some((vec![comes, DealVerdict::Goes(second, CardPlace::OutOfPlay)], vec![clause]))
        }
        (1, BoardStreet::Flop | BoardStreet::Turn, Some(second)) => {
            let clause = policy.clause(clause::SECOND_CARD)?;
            Some((vec![comes, DealVerdict::Goes(second, CardPlace::NextBurn)], vec![clause]))
        }
        (_, BoardStreet::Flop | BoardStreet::Turn | BoardStreet::River, Some(_) | None) => {
            let clause = policy.clause(clause::SEVERAL_CARDS)?;
            let put_right = BoardVerdict::PutRight(vec![Remedy::ShuffleIn(Laid::Surplus), Remedy::Cut]);
            Some((vec![comes, DealVerdict::Board(put_right)], vec![clause]))
        }
    }
}
