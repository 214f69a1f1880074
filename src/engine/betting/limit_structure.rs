//! Fixed steps, `rules/betting/limit-structure.yaml`.

use super::{pot_limit, reopening};
use crate::engine::chips::Amount;
use crate::engine::event::Structure;
use crate::engine::hand::Hand;
use crate::engine::law::{Answer, Law};
use crate::engine::policy::ClauseId;

/// The one total to which a raise may go: a step above the last full bet.
pub fn raise_to(hand: &Hand, law: &Law) -> Answer<Amount> {
    let step = step(hand, law);
    let base = hand.increases.iter().rev().find(|i| i.full).map_or(0, |i| i.to);
    let to = base + step.value;
    let mut answer = step.map(|_| to);
    if hand.increases.iter().any(|i| !i.full) && !hand.only_brought_in() {
        answer = answer.resting_on(&law.says((), &["reopening/completion"]));
        answer.cite(&law.cites(&["reopening/limit-share"]));
    } else if reopening::rests_on_share(hand) {
        answer.cite(&law.cites(&["reopening/limit-share"]));
    }
    answer
}

/// On what it rests that a wager of another size is refused.
pub fn other_size(hand: &Hand, amount: Amount, law: &Law) -> Answer<()> {
    let Structure::Limit(small, big) = hand.structure else { return Answer::plain(()) };
    let below: &[ClauseId] = if hand.bet == 0 { &["limit-structure/step", "bet/minimum"] } else { &["limit-structure/step"] };
    let step = hand.step().unwrap_or(hand.big_blind);
    let answer = if amount - hand.bet < step { law.says((), below) } else { pot_limit::excess(hand, law) };
    // Sized by the step of other rounds: which step is whose has to be said.
    let of_other_rounds = small != big && [small, big].contains(&(amount - hand.bet));
    if of_other_rounds { answer.resting_on(&law.says((), &["limit-structure/streets"])) } else { answer }
}

/// The size of a bet on this street. The stakes of a fixed-limit game state it, whether or not a book repeats it.
pub fn step(hand: &Hand, law: &Law) -> Answer<Amount> {
    let because = law.cites(&["limit-structure/step", "limit-structure/streets"]);
    Answer { value: hand.step().unwrap_or(hand.big_blind), because, silent: false }
}
