//! Missed or doubled burns, `rules/dealing/missed-burn.yaml`.

use crate::engine::board_event::Burns;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::missed_burn as clause;
use crate::engine::event::Judgement;
use crate::engine::hearing::Hearing;
use crate::engine::options::choice;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, cites};
use crate::engine::rules::betting::substantial_action;
use crate::engine::rules::dealing::burn_cards;
use crate::engine::ruling::{BoardStreet, BoardVerdict, DealVerdict, Grade, Laid, Question, Remedy, Ruling, Verdict};
use crate::engine::table::stub::LaidStreet;

choice! {
    /// How is a missing burn card put right?
    "dealing.missed_burn" MissedBurn {
        /// The card that ought to have been burned is shown and out of play.
        Removed = "removed",
        /// The cards are brought back into their order, also where too many were burned.
        Restored = "restored",
    }
}

/// A street with a wrong number of burn cards, and what has happened since.
struct Burned<'a> {
    laid: &'a LaidStreet,
    /// Substantial action has followed.
    late: Option<Grounded<()>>,
    /// Somebody has acted since.
    acted: bool,
    /// Whether the order can be restored, if the floor has found either.
    restorable: Option<bool>,
}

/// What the last street comes to, if the burn before it was missed or doubled.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    let stub = &h.room().hand().deal.stub;
    let wrongly = |laid: &&LaidStreet| !laid.early && laid.surplus() == 0 && laid.burns != Burns::One;
    let Some(laid) = stub.laid.as_ref().filter(wrongly).filter(|_| super::is_played_for(h)) else {
        return Vec::new();
    };
    let done = h.done_until_noticed().in_round;
    let late = substantial_action::reached(&done, &h.books).filter(|answer| answer.value);
    let late = late.map(|answer| answer.map(drop));
    let burned = Burned { laid, late, acted: !done.is_empty(), restorable: restorable(h, laid.street) };
    let says = |p: &Policy| {
        let of_flop = scrambled(&burned, p).or_else(|| flop(&burned, p));
        of_flop.or_else(|| put_right(&burned, p)).or_else(|| too_late(&burned, p))
    };
    let Some(answer) = h.books.ask(says) else { return Vec::new() };
    let comes = if answer.value.shifts { stub.right_cards() } else { None };
    let mut rulings = vec![h.follows(Question::Deal, answer.value.verdict, answer.because.clone(), answer.silent)];
    if let Some(cards) = comes {
        let comes = Verdict::Deal(DealVerdict::Board(BoardVerdict::Comes(laid.street, cards)));
        rulings.push(h.follows(Question::Cards, comes, answer.because, answer.silent));
    }
    rulings
}

/// Whether the floor has found that the order can be restored, or said what is done.
fn restorable(h: &Hearing, street: BoardStreet) -> Option<bool> {
    let said = h.floor_on_deal();
    let decided = if said == Some(&restored(street)) {
        Some(true)
    } else {
        said.filter(|said| **said == Verdict::Deal(DealVerdict::Stands)).map(|_| false)
    };
    decided.or(h.found(Judgement::Restorable))
}

/// Where the right cards are known, they come in the place of the wrong ones.
pub(in crate::engine) fn puts_right(h: &mut Hearing) {
    let rulings = rulings(h);
    let of_board = |r: &Ruling| if let Verdict::Deal(of @ DealVerdict::Board(_)) = &r.verdict { Some(of.clone()) } else { None };
    let ruled: Vec<DealVerdict> = rulings.iter().filter(|r| r.grade != Grade::Silent).filter_map(of_board).collect();
    let comes =
        |of: &DealVerdict| if let DealVerdict::Board(BoardVerdict::Comes(_, cards)) = of { Some(cards.clone()) } else { None };
    let Some(cards) = ruled.iter().find_map(comes) else { return };
    let line = h.line;
    if h.state.room.hand_mut().replaces_street(&ruled, &cards) {
        h.state.rulings.extend(rulings.into_iter().map(|ruling| Ruling { line, ..ruling }));
    }
}

/// How it is put right, and whether the next cards of the deck move up then.
struct Cure {
    verdict: Verdict,
    shifts: bool,
}

fn by(steps: &[Remedy]) -> Verdict {
    Verdict::Deal(DealVerdict::Board(BoardVerdict::PutRight(steps.to_vec())))
}

fn restored(street: BoardStreet) -> Verdict {
    by(&[Remedy::RestoreOrder, Remedy::Burn, Remedy::Deal(street)])
}

/// A flop of its own kind: one of its cards becomes the burn card, unless somebody has acted.
fn scrambled(burned: &Burned, policy: &Policy) -> Reply<Cure> {
    let missed = burned.laid.street == BoardStreet::Flop && burned.laid.burns == Burns::None;
    let verdict = if burned.acted {
        (clause::FLOP_STANDS, Verdict::Deal(DealVerdict::Stands))
    } else {
        (clause::FLOP_SCRAMBLED, by(&[Remedy::Scramble, Remedy::BurnOne, Remedy::CompleteFlop]))
    };
    let clause = policy.clause(verdict.0).filter(|_| missed)?;
    Some((Cure { verdict: verdict.1, shifts: false }, grounds(clause, policy)))
}

/// A flop of its own kind: it is shuffled in, and dealt anew.
fn flop(burned: &Burned, policy: &Policy) -> Reply<Cure> {
    let missed = burned.laid.street == BoardStreet::Flop && burned.laid.burns == Burns::None && burned.late.is_none();
    let restored = policy.get::<MissedBurn>()? == MissedBurn::Restored;
    let clause = policy.clause(clause::FLOP).filter(|_| missed && restored)?;
    let steps = [Remedy::ShuffleIn(Laid::Flop), Remedy::Cut, Remedy::Burn, Remedy::DealNew(BoardStreet::Flop)];
    Some((Cure { verdict: by(&steps), shifts: false }, grounds(clause, policy)))
}

fn put_right(burned: &Burned, policy: &Policy) -> Reply<Cure> {
    let clause = policy.clause(clause::PUT_RIGHT)?;
    let cure = match policy.get::<MissedBurn>()? {
        MissedBurn::Removed if burned.laid.burns != Burns::None => return None,
        MissedBurn::Removed => {
            let steps = [Remedy::Show(Laid::MissedBurn), Remedy::TakeOut(Laid::MissedBurn), Remedy::DealRightCard];
            Cure { verdict: by(&steps), shifts: true }
        }
        MissedBurn::Restored if burned.late.is_some() => return None,
        MissedBurn::Restored => {
            let restored = restored(burned.laid.street);
            match burned.restorable {
                Some(false) => return None,
                Some(true) => Cure { verdict: restored, shifts: true },
                None => Cure { verdict: Verdict::Floor(vec![restored, Verdict::Deal(DealVerdict::Stands)]), shifts: false },
            }
        }
    };
    let mut because = grounds(clause, policy);
    if matches!(cure.verdict, Verdict::Floor(_)) {
        because.extend(cites(policy, &[clause::TOO_LATE]));
    }
    Some((cure, because))
}

/// It is left as it is.
fn too_late(burned: &Burned, policy: &Policy) -> Reply<Cure> {
    let over = burned.late.is_some() || burned.restorable == Some(false);
    let mut because = vec![policy.clause(clause::TOO_LATE).filter(|_| over)?];
    because.extend(burned.late.iter().flat_map(|late| late.because.clone()));
    Some((Cure { verdict: Verdict::Deal(DealVerdict::Stands), shifts: false }, because))
}

fn grounds(clause: ClauseId, policy: &Policy) -> Vec<ClauseId> {
    std::iter::once(clause).chain(burn_cards::one_each_street(policy)).collect()
}
