//! Hands that the dealer kills, `rules/procedure/unprotected-hand.yaml`.

use crate::engine::options::choice;

choice! {
    /// Does the owner of a killed hand get back what nobody has called?
    "procedure.killed_hand_refund" KilledHandRefund {
        /// The owner does.
        Returned = "returned",
        /// The owner may, if the floor allows it.
        MayBeReturned = "may-be-returned",
    }
}

choice! {
    /// Which hands stay dead once the dealer has taken them in by mistake?
    "procedure.unprotected_condition" UnprotectedCondition {
        /// Those that were not protected; of the others nothing is said.
        UnprotectedOnly = "unprotected-only",
        /// All of them, however they lay.
        EveryHand = "every-hand",
    }
}

use super::{dead_hand, hand_retrieval};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::unprotected_hand as clause;
use crate::engine::event::{Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, carried, cites};
use crate::engine::rules::betting::{out_of_turn, uncalled_bet};
use crate::engine::ruling::{Question, Verdict};
use crate::engine::table::hand::Player;

/// A hand that the dealer has taken in stays dead.
fn no_redress(policy: &Policy) -> Reply<()> {
    let mut because = vec![policy.clause(clause::NO_REDRESS)?];
    because.extend(cites(policy, &[clause::PROTECT]));
    Some(((), because))
}

/// What becomes of a bet or raise that nobody has called.
fn uncalled(policy: &Policy) -> Reply<KilledHandRefund> {
    let clause = policy.clause(clause::UNCALLED)?;
    let because = std::iter::once(clause).chain(uncalled_bet::returned(policy)).collect();
    Some((policy.get::<KilledHandRefund>()?, because))
}

/// His cards get mixed up with others: dead as if the dealer had taken them in, unless the house has a hand play on that can
/// be told for certain.
pub(crate) fn fouled(h: &mut Hearing, seat: Seat) {
    if let Some(because) = h.books.carried(&[clause::IDENTIFIABLE]) {
        match h.found(Judgement::Identifiable(seat)) {
            Some(true) => return h.rule(Question::Hand, Verdict::Hand(seat, true), because, false),
            Some(false) => {}
            None => return h.rule(Question::Hand, dead_hand::either(seat), because, false),
        }
    }
    match h.books.ask(|p| carried(p, &[clause::FOULED]).map(|((), of)| ((), [of, cites(p, &[clause::IDENTIFIABLE])].concat()))) {
        Some(dead) => killed(h, seat, &dead),
        None => h.rule(Question::Hand, dead_hand::either(seat), Vec::new(), true),
    }
}

/// His cards touch the muck: mixed up with others, unless the house has a clause of its own on the touch.
/// Whether that is for it to say.
pub(crate) fn fouled_by_touch(h: &mut Hearing, seat: Seat, on_the_touch: &[ClauseId]) -> bool {
    let speaks = h.books.carried(&[clause::IDENTIFIABLE, clause::FOULED]).is_some() && on_the_touch.is_empty();
    if speaks {
        fouled(h, seat);
    }
    speaks
}

/// His cards touch those of another, in a house that has a hand play on which can be told for certain. Whether it is such a
/// house.
pub(crate) fn may_be_told_apart(h: &mut Hearing, seat: Seat) -> bool {
    let speaks = h.books.house.clause(clause::IDENTIFIABLE).is_some();
    if speaks {
        fouled(h, seat);
    }
    speaks
}

/// The dealer has swept in a hand that was protected: it may live again, or the floor decides, for what a house says of
/// unprotected hands says nothing of it. A house that takes in every hand does not ask. Whether it is such a hand.
pub(crate) fn was_protected(h: &mut Hearing, seat: Seat) -> bool {
    if !h.state.faces.of(seat).protected || takes_every_hand(h.books.house) {
        return false;
    }
    let lives = hand_retrieval::may_live_again(h, seat);
    let unspoken = !lives && h.books.house.clause(clause::NO_REDRESS).is_some();
    if unspoken {
        h.rule(Question::Hand, dead_hand::either(seat), Vec::new(), true);
    }
    lives || unspoken
}

/// Whether a protected hand is as dead as any other.
fn takes_every_hand(policy: &Policy) -> bool {
    policy.clause(clause::NO_REDRESS).is_some() && policy.get::<UnprotectedCondition>() == Some(UnprotectedCondition::EveryHand)
}

/// The dealer has swept in a hand that nothing keeps alive: it is dead; a bet that nobody has called may go back.
pub(crate) fn swept_in(h: &mut Hearing, seat: Seat) {
    match h.books.ask(no_redress) {
        Some(dead) => killed(h, seat, &dead),
        None => h.rule(Question::Hand, dead_hand::either(seat), Vec::new(), true),
    }
}

/// A hand is dead that its owner did not give up: with the chips he has put in, but for what may go back.
fn killed(h: &mut Hearing, seat: Seat, dead: &Grounded<()>) {
    out_of_the_hand(h, seat, dead, |h| h.books.ask_where(dead.silent, uncalled));
}

/// A hand is dead for these reasons: what others have called is lost with it, and what nobody has called goes back.
pub(crate) fn lost(h: &mut Hearing, seat: Seat, dead: &Grounded<()>) {
    let back = |h: &Hearing| {
        let mut back = dead.clone().map(|()| KilledHandRefund::Returned);
        back.cite(uncalled_bet::returned(h.books.house).as_slice());
        Some(back)
    };
    out_of_the_hand(h, seat, dead, back);
}

/// A hand is dead, by whatever its cards touched or whatever its owner did with them: a bet or raise that nobody has called goes
/// back by what the house says of such bets, else by custom.
pub(crate) fn dies(h: &mut Hearing, seat: Seat, dead: &Grounded<()>) {
    let betting = !h.state.room.hand().betting_is_over();
    dead_hand::buried(h, seat, dead);
    if betting {
        gives_back(h, seat, |h| h.books.ask_where(false, uncalled));
    }
}

/// His hand is folded behind a bet or raise of his own: by custom what nobody has called of it goes back.
pub(crate) fn folded_behind(h: &mut Hearing, seat: Seat) {
    gives_back(h, seat, |_| None);
}

fn gives_back(h: &mut Hearing, seat: Seat, of_house: impl Fn(&Hearing) -> Option<Grounded<KilledHandRefund>>) {
    let hand = h.state.room.hand();
    let his = hand.increases.last().is_some_and(|i| i.seat == seat) && hand.has_wagered(seat);
    let Some(over) = own_bet_uncalled(h, seat).filter(|_| his) else { return };
    let refund = of_house(h).unwrap_or_else(|| uncalled_bet::goes_back(&h.books).map(|()| KilledHandRefund::Returned));
    chips_go_back(h, seat, Some((over, refund)));
}

fn out_of_the_hand(
    h: &mut Hearing,
    seat: Seat,
    dead: &Grounded<()>,
    refund: impl Fn(&Hearing) -> Option<Grounded<KilledHandRefund>>,
) {
    let betting = !h.state.room.hand().betting_is_over();
    let over = own_bet_uncalled(h, seat);
    dead_hand::buried(h, seat, dead);
    if betting {
        out_of_turn::leaves_uncounted(h, seat);
        let refund = over.and_then(|over| Some((over, refund(h)?)));
        let stays = chips_go_back(h, seat, refund);
        if stays > 0 {
            h.rule(Question::Chips, Verdict::Stays(stays, seat), dead.because.clone(), dead.silent);
        }
    }
}

/// Whether what the others face hangs on what the floor does with a bet that nobody has called.
pub(in crate::engine) fn refund_is_open(h: &Hearing) -> bool {
    let hand = h.room().hand();
    let may_go_back = |verdict: &Verdict| {
        let Verdict::Floor(of) = verdict else { return None };
        of.iter().find_map(|one| if let Verdict::Returned(_, seat) = one { Some(*seat) } else { None })
    };
    let open = h.state.rulings.iter().filter(|r| r.question == Question::Chips).filter_map(|r| may_go_back(&r.verdict));
    let alone = |seat: Seat| hand.players.iter().all(|player| player.seat == seat || player.committed() < hand.bet());
    open.into_iter().any(|seat| hand.find(seat).is_some_and(|player| player.forfeited == hand.bet()) && alone(seat))
}

/// The floor has given back what it might.
pub(crate) fn decided(h: &mut Hearing, verdict: &Verdict) {
    let Verdict::Returned(amount, seat) = verdict else { return };
    let hand = h.state.room.hand_mut();
    if let Ok(player) = hand.seat_mut(*seat)
        && (1..=player.forfeited).contains(amount)
    {
        player.gets_back(*amount);
        hand.withdraw_bets();
    }
}

/// How much nobody has called of the last bet, where that is his; one that he made before his turn, too.
fn own_bet_uncalled(h: &Hearing, seat: Seat) -> Option<Amount> {
    let hand = h.state.room.hand();
    let his = hand.increases.last().is_some_and(|i| i.seat == seat) && hand.has_wagered(seat);
    let early = h.uncounted(seat);
    let out = |p: &Player| p.committed().saturating_add(h.uncounted(p.seat));
    let others = hand.players.iter().filter(|p| p.seat != seat).map(out).max().unwrap_or(0);
    let player = hand.find(seat)?;
    let over = out(player) - others.max(player.forfeited);
    // A blind is no bet of his own will, and stays where it is.
    let over = if his { over } else { over.min(early) };
    (over > 0).then_some(over)
}

/// Gives back what nobody has called, if that is the answer; how much stays in the pot beyond doubt.
fn chips_go_back(h: &mut Hearing, seat: Seat, refund: Option<(Amount, Grounded<KilledHandRefund>)>) -> Amount {
    let Ok(player) = h.state.room.hand_mut().seat_mut(seat) else { return 0 };
    let committed = player.committed();
    // What the floor may yet give back lies there until it does.
    player.forfeits();
    let Some((over, answer)) = refund else { return committed };
    let back = Verdict::Returned(over, seat);
    match answer.value {
        KilledHandRefund::Returned => {
            player.gets_back(over);
            h.state.room.hand_mut().withdraw_bets();
            h.rule(Question::Chips, back, answer.because, answer.silent);
            committed - over
        }
        KilledHandRefund::MayBeReturned => {
            let of = vec![back, Verdict::Stays(committed, seat)];
            h.rule(Question::Chips, Verdict::Floor(of), answer.because, answer.silent);
            0
        }
    }
}
