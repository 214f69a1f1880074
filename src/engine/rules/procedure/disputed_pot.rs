//! Disputes over a pot that has been pushed, `rules/procedure/disputed-pot.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// Until when can the award of a pot be disputed?
    "procedure.dispute_until" DisputeUntil {
        /// Until the next hand begins.
        NextHand = "next-hand",
        /// Until the next hand has ended.
        NextHandOver = "next-hand-over",
        /// Until the cards of the hand have been mixed.
        CardsShuffled = "cards-shuffled",
        /// At once, or not at all.
        AtOnce = "at-once",
    }
}

figure! {
    /// How long after the award can a pot be disputed if the hand ends during a break?
    "procedure.break_dispute" BreakDispute in "seconds" up to 3600
}

choice! {
    /// When does a new hand begin if the cards are shuffled by hand?
    "procedure.hand_begins" HandBegins {
        /// With the first riffle.
        FirstRiffle = "first-riffle",
        /// With the first shuffle, of whatever kind.
        FirstShuffle = "first-shuffle",
        /// When the first card leaves the deck.
        FirstCard = "first-card",
        /// With the first riffle, or when the dealer is relieved before it.
        DealerPush = "dealer-push",
    }
}

use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::disputed_pot as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, carried};
use crate::engine::rules::awards::awards;
use crate::engine::rules::betting::substantial_action;
use crate::engine::rules::showdown::showdown_order;
use crate::engine::ruling::{Question, Verdict};
use crate::engine::table::shown_hands::Since;

/// With what a hand has begun.
pub fn hand_begins(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::HAND_BEGINS)
}

/// The hand ended during a break, and its time for disputes is over.
fn break_ends_it(since: Since, policy: &Policy) -> Option<ClauseId> {
    let clause = policy.clause(clause::BREAK).filter(|_| since.on_break)?;
    let limit = policy.get::<BreakDispute>()?;
    (since.seconds >= limit).then_some(clause)
}

/// Whether a dispute still comes in time.
pub fn in_time(since: Since, policy: &Policy) -> Reply<bool> {
    if let Some(clause) = break_ends_it(since, policy) {
        return Some((false, vec![clause]));
    }
    let mut because = vec![policy.clause(clause::UNTIL)?];
    let in_time = match policy.get::<DisputeUntil>()? {
        DisputeUntil::NextHand => {
            let begun = hand_has_begun(since, policy);
            because.extend(hand_begins(policy).filter(|_| begun));
            !begun
        }
        // When the pot of the next hand is pushed, that is the award which can be disputed.
        DisputeUntil::NextHandOver => true,
        DisputeUntil::CardsShuffled => !since.washed && !since.riffled,
        // Another dealer sits down: that is no time gone by.
        DisputeUntil::AtOnce => Since { relieved: false, on_break: false, ..since } == Since::default(),
    };
    Some((in_time, because))
}

/// Whether the next hand has begun, by what has been done since the last one.
pub(crate) fn hand_has_begun(since: Since, policy: &Policy) -> bool {
    let shuffled = match policy.get::<HandBegins>() {
        Some(HandBegins::FirstCard) => false,
        Some(HandBegins::FirstShuffle) => since.washed || since.riffled,
        Some(HandBegins::DealerPush) => since.riffled || since.relieved,
        Some(HandBegins::FirstRiffle) | None => since.riffled,
    };
    shuffled || since.machine || since.dealt
}

/// Somebody says that the pot went to the wrong player.
pub(crate) fn disputed(h: &mut Hearing, by: Seat) {
    if h.state.wrongly_paid.is_some() && h.books.carried(&[clause::COUNT_LATER]).is_some() {
        return payout_disputed(h, by);
    }
    let Some((to, since)) = h.state.faces.pushed else {
        let of_the_hand_before = h.books.ask(|p| in_time(Since::default().another_hand(), p)).filter(|_| h.state.paid_before);
        if let Some(late) = of_the_hand_before.filter(|in_time| !in_time.value) {
            return h.answer(by, Verdict::Refused, late.because, late.silent);
        }
        let granted = h.books.says(Verdict::Granted(None), &[clause::UNTIL]);
        h.answer(by, granted.value, granted.because, granted.silent);
        return;
    };
    let Some(in_time) = h.books.ask(|p| in_time(since, p)) else {
        h.answer(by, Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]), Vec::new(), true);
        return;
    };
    let won = won(h);
    if in_time.value && !owed(&won, to).is_empty() {
        h.answer(by, Verdict::Granted(None), in_time.because, in_time.silent);
        corrected(h, to);
    } else if in_time.value && won.is_empty() {
        unknown(h, by, to, &in_time);
    } else if !(in_time.value && left_to_manager(h, by, to)) {
        h.state.faces.settled |= !in_time.value;
        let pushed: Amount = h.pots().iter().map(|pot| pot.amount).sum();
        h.rule(Question::Chips, Verdict::Keeps(pushed, to), in_time.because.clone(), in_time.silent);
        h.answer(by, Verdict::Refused, in_time.because, in_time.silent);
    }
}

/// Somebody says that the pot was miscounted, or handed to another than its winner. A house that says nothing of that by itself
/// lets it be disputed like the rest.
pub(crate) fn payout_disputed(h: &mut Hearing, by: Seat) {
    let Some(mut because) = h.books.carried(&[clause::COUNT_LATER]) else { return disputed(h, by) };
    let pushed = h.state.faces.pushed;
    if let Some(too_late) = pushed.and_then(|(_, since)| break_ends_it(since, h.books.house)) {
        return h.answer(by, Verdict::Refused, vec![too_late], false);
    }
    // Where another hand is under way, it is its action that counts.
    let played = if h.state.paid_before { [h.room().hand().deal.done_before.clone(), h.actions()].concat() } else { Vec::new() };
    if let Some(reached) = substantial_action::reached(&played, &h.books).filter(|reached| reached.value) {
        because.extend(reached.because);
        return h.answer(by, Verdict::Refused, because, false);
    }
    h.answer(by, Verdict::Granted(None), because, false);
    if let Some((to, _)) = pushed {
        corrected(h, to);
    } else if let Some((from, owed)) = h.state.wrongly_paid.clone() {
        moved(h, from, owed, &[], true);
    }
}

/// The pot lies before a player whose hand was out of play when it was pushed to him: nothing has to be read to see that. Who has
/// how much of it to come.
pub(crate) fn wrongly_paid(h: &Hearing) -> Option<(Seat, Vec<(Seat, Amount)>)> {
    let (to, _) = h.state.faces.pushed?;
    let plays = h.room().hand().find(to).is_some_and(|player| !player.folded()) && h.state.faces.is_alive(to);
    let owed = owed(&won(h), to);
    (!plays && !owed.is_empty()).then_some((to, owed))
}

/// Nobody has told who won: the hands have to be looked at, and then it is given to him or not.
fn unknown(h: &mut Hearing, by: Seat, to: Seat, in_time: &Grounded<bool>) {
    if left_to_manager(h, by, to) {
        return;
    }
    let of = match his_part(h, by) {
        0 => vec![Verdict::Granted(None), Verdict::Refused],
        _ if by == to => vec![Verdict::Granted(None), Verdict::Refused],
        amount => vec![Verdict::Moves(amount, to, by), Verdict::Keeps(amount, to)],
    };
    h.answer(by, Verdict::Floor(of), in_time.because.clone(), in_time.silent);
}

/// The pots to which a player still has a claim.
fn his_part(h: &Hearing, seat: Seat) -> Amount {
    let hand = h.state.room.hand();
    let alive = hand.find(seat).is_some_and(|p| !p.folded()) && h.state.faces.is_alive(seat);
    let pots = h.pots().into_iter().filter(|pot| alive && pot.seats.contains(&seat));
    pots.map(|pot| pot.amount).sum()
}

/// The dispute is right: the pot is given to those who won it.
fn corrected(h: &mut Hearing, from: Seat) {
    let corrected = h.books.ask(|p| carried(p, &[clause::CORRECTED, clause::BY_MANAGER]));
    let (because, silent) = corrected.map_or((Vec::new(), true), |a| (a.because, a.silent));
    correct(h, from, &because, silent);
}

/// His cards do not lie open, and nothing proves him right: the manager may believe him. Whether it comes to that.
fn left_to_manager(h: &mut Hearing, by: Seat, to: Seat) -> bool {
    let Some(because) = h.books.carried(&[clause::BY_MANAGER]) else { return false };
    let amount: Amount = h.pots().iter().filter(|pot| pot.seats.contains(&by)).map(|pot| pot.amount).sum();
    // Who has thrown his own hand away has nothing to dispute with.
    if amount == 0 || by == to || h.state.faces.tabled(by) || h.state.faces.of(by).mucked {
        return false;
    }
    let of = vec![Verdict::Moves(amount, to, by), Verdict::Keeps(amount, to)];
    h.answer(by, Verdict::Floor(of), because, false);
    true
}

/// Moves the pot from whoever was given it to those who won it.
pub(crate) fn correct(h: &mut Hearing, from: Seat, because: &[ClauseId], silent: bool) {
    let owed = owed(&won(h), from);
    moved(h, from, owed, because, silent);
}

fn moved(h: &mut Hearing, from: Seat, owed: Vec<(Seat, Amount)>, because: &[ClauseId], silent: bool) {
    for (seat, amount) in owed {
        h.rule(Question::Chips, Verdict::Moves(amount, from, seat), because.to_vec(), silent);
        if let Some(ruling) = h.state.rulings.last_mut() {
            ruling.about = Some(seat);
        }
    }
}

/// Who has won how much, as far as it is known.
fn won(h: &Hearing) -> Vec<(Seat, Amount)> {
    let pots = h.pots();
    let awarded = awards(h, &pots).into_iter();
    let mut won: Vec<(Seat, Amount)> =
        awarded.filter_map(|r| if let Verdict::Wins(seat, amount, _) = r.verdict { Some((seat, amount)) } else { None }).collect();
    if won.is_empty() {
        won.extend(showdown_order::shares(h, &pots).into_iter().map(|share| (share.seat, share.amount)));
    }
    won
}

/// What others won of the pots that were all pushed to one player.
fn owed(won: &[(Seat, Amount)], from: Seat) -> Vec<(Seat, Amount)> {
    let mut owed: Vec<(Seat, Amount)> = Vec::new();
    for (winner, part) in won.iter().filter(|(seat, _)| *seat != from) {
        match owed.iter_mut().find(|(seat, _)| seat == winner) {
            Some((_, amount)) => *amount += part,
            None => owed.push((*winner, *part)),
        }
    }
    owed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::options::{HouseOption, OptionValue};

    fn comes_in_time(until: &'static str, begins: &'static str, since: Since) -> Option<bool> {
        let clauses = ["disputed-pot/until", "disputed-pot/hand-begins"].map(str::to_owned);
        let values = [(DisputeUntil::SPEC.key, until), (HandBegins::SPEC.key, begins)];
        let values = values.map(|(key, value)| (key, OptionValue::Choice(value)));
        in_time(since, &Policy::new(clauses, values)).map(|(in_time, _)| in_time)
    }

    #[test]
    fn a_riffle_begins_the_next_hand_only_where_the_house_says_so() {
        let riffled = Since { washed: true, riffled: true, ..Since::default() };
        assert_eq!(comes_in_time("next-hand", "first-riffle", riffled), Some(false));
        assert_eq!(comes_in_time("next-hand", "first-card", riffled), Some(true));
        assert_eq!(comes_in_time("next-hand", "first-card", Since { dealt: true, ..riffled }), Some(false));
    }

    #[test]
    fn at_once_is_before_anything_else_happens() {
        assert_eq!(comes_in_time("at-once", "first-riffle", Since::default()), Some(true));
        assert_eq!(comes_in_time("at-once", "first-riffle", Since { waited: true, ..Since::default() }), Some(false));
        assert_eq!(comes_in_time("cards-shuffled", "first-riffle", Since { waited: true, ..Since::default() }), Some(true));
    }
}
