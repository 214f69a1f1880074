//! The order of showing, `rules/showdown/showdown-order.yaml`.

use crate::engine::chips::{Amount, PotNumber};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::showdown_order as clause;
use crate::engine::event::{Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::options::Sanction;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, carried, cites};
use crate::engine::rules::award::{self, Share};
use crate::engine::rules::procedure::{killing_winning_hand, side_pots};
use crate::engine::rules::showdown::{split_pot, tabling, uncontested_showdown};
use crate::engine::ruling::{Grade, Order, Question, Ruling, ShowDuty, Strength, Verdict};
use crate::engine::table::hand::Hand;
use crate::engine::table::pots::Pot;

/// That the best hand of those that lie open wins.
pub(crate) fn best_hand_wins(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::BEST_WINS)
}

/// Who shows first, and then who. `hands` are those that have to be shown, in no order.
fn order(hand: &Hand, hands: &[Seat], policy: &Policy) -> Reply<Vec<Seat>> {
    let aggressor = hand.increases.last().map(|i| i.seat);
    // His hand is gone: the next after him begins.
    let passed_on = aggressor.is_some_and(|seat| !hands.contains(&seat));
    let mut because = vec![policy.clause(if aggressor.is_some() { clause::AGGRESSOR } else { clause::CHECKED_THROUGH })?];
    if passed_on {
        because.push(policy.clause(clause::CLOCKWISE)?);
    }
    if aggressor.is_none() {
        let first = policy.clause(clause::FIRST_TO_ACT);
        // In stud nobody sits after the button: who was first there has to be said.
        if first.is_none() && hand.game.is_stud() {
            return None;
        }
        because.extend(first);
    }
    because.extend(cites(policy, &[clause::ENFORCED]));
    let around: Vec<Seat> = hand.acting_order().collect();
    let start = aggressor.and_then(|first| around.iter().position(|seat| *seat == first)).unwrap_or(0);
    let from_him = around.iter().cycle().skip(start).take(around.len()).copied();
    let mut order: Vec<Seat> = from_him.filter(|seat| hands.contains(seat)).collect();
    if order.len() > 2 {
        match policy.clause(clause::CLOCKWISE) {
            Some(clause) if !passed_on => because.push(clause),
            Some(_) => {}
            None => order.truncate(1),
        }
    }
    Some((order, because))
}

/// Who is to show next, and what he has to do.
pub(crate) fn showing(h: &Hearing, alive: &[Seat], closed: &[Seat]) -> Option<Ruling> {
    if alive.len() > 1 && h.state.faces.untouched() {
        return shows_first(h, alive);
    }
    duty_of(h, next_to_show(h, closed)?, alive)
}

/// What the next to show has to do.
fn duty_of(h: &Hearing, seat: Seat, alive: &[Seat]) -> Option<Ruling> {
    let faces = &h.state.faces;
    if tabling::has_to_show(h, seat).is_some() {
        None
    } else if alive.len() == 1 {
        caller_must_show(h, seat).or_else(|| uncontested_showdown::need_not_show(h, seat))
    } else if faces.of(seat).open.is_empty() && faces.anybody_tabled_but(seat) {
        let by_house = may_muck(h, seat).or_else(|| tabling::must_show(h, seat));
        by_house.or_else(|| may_muck_by_custom(h, seat))
    } else {
        tabling::must_show(h, seat)
    }
}

/// Nobody has shown anything yet: who begins.
fn shows_first(h: &Hearing, alive: &[Seat]) -> Option<Ruling> {
    let hand = h.state.room.hand();
    let order = h.books.ask(|p| order(hand, alive, p))?;
    let enforced = !order.silent && h.books.house.clause(clause::ENFORCED).is_some();
    let mut ruling = h.follows(Question::Show, Verdict::ShowsFirst(order.value), order.because, order.silent);
    if enforced {
        ruling.grade = Grade::May;
    }
    Some(ruling)
}

/// The house itself says who shows first.
pub(crate) fn is_said(h: &Hearing, alive: &[Seat]) -> bool {
    h.books.ask(|p| order(h.state.room.hand(), alive, p)).is_some_and(|order| !order.silent)
}

/// Who has to show first, of all who reached the showdown; nobody where no rulebook says so.
fn first_to_show(h: &Hearing) -> Option<Seat> {
    order_of_all(h).and_then(|order| order.first().copied())
}

/// Who of those whose hands are closed is to show next.
fn next_to_show(h: &Hearing, closed: &[Seat]) -> Option<Seat> {
    let hand = h.state.room.hand();
    let order = order_of_all(h)?;
    let around: Vec<Seat> = hand.acting_order().filter(|seat| hand.live().any(|p| p.seat == *seat)).collect();
    let start = order.first().and_then(|first| around.iter().position(|seat| seat == first)).unwrap_or(0);
    around.iter().cycle().skip(start).take(around.len()).copied().find(|seat| closed.contains(seat))
}

fn order_of_all(h: &Hearing) -> Option<Vec<Seat>> {
    let hand = h.state.room.hand();
    let everybody: Vec<Seat> = hand.live().map(|p| p.seat).collect();
    h.books.ask(|p| order(hand, &everybody, p)).map(|order| order.value)
}

/// The one who had to show first has mucked, and his hand cannot be found: the house has the caller show. Whether it is he.
pub(crate) fn caller_shows(h: &Hearing, seat: Seat) -> bool {
    let lost = |s: Seat| h.state.faces.of(s).mucked && h.found(Judgement::Identifiable(s)) == Some(false);
    let left = h.state.room.hand().live().any(|p| p.seat != seat && lost(p.seat)) && !h.state.faces.tabled(seat);
    left && h.books.house.clause(clause::CALLER_SHOWS).is_some()
}

/// What the caller has to do who is left so.
fn caller_must_show(h: &Hearing, seat: Seat) -> Option<Ruling> {
    let must = Verdict::Showing(seat, ShowDuty::Must);
    caller_shows(h, seat).then(|| h.follows(Question::Show, must, h.books.cites(&[clause::CALLER_SHOWS]), false))
}

/// Better hands than his lie open, as far as is known: he would get nothing.
fn is_beaten(h: &Hearing, seat: Seat) -> bool {
    side_pots::would_win(h, seat).is_some_and(|shares| shares.iter().all(|share| share.seat != seat))
}

/// The house lets him muck at his turn to show.
pub(crate) fn lets_muck(h: &Hearing, seat: Seat) -> bool {
    why_muck(h, seat, &[]).is_some_and(|why| !why.silent)
}

/// At his turn to show he may muck, because the house says so.
fn may_muck(h: &Hearing, seat: Seat) -> Option<Ruling> {
    may_muck_by_custom(h, seat).filter(|ruling| ruling.grade != Grade::Silent)
}

/// At his turn to show he may muck, even if only by custom.
fn may_muck_by_custom(h: &Hearing, seat: Seat) -> Option<Ruling> {
    let may = why_muck(h, seat, &[])?;
    Some(h.follows(Question::Show, Verdict::Showing(seat, ShowDuty::MayMuck), may.because, may.silent))
}

/// Why a hand may be mucked: anyhow, because it is beaten, or for these reasons, too.
fn why_muck(h: &Hearing, seat: Seat, more: &[ClauseId]) -> Option<Grounded<()>> {
    let mut clauses = vec![clause::MAY_MUCK];
    clauses.extend(is_beaten(h, seat).then_some(clause::BEATEN_MUCKS));
    clauses.extend(more);
    h.books.ask(|p| carried(p, &clauses))
}

/// He has to show first, and nothing has been shown yet.
pub(crate) fn has_to_begin(h: &Hearing, seat: Seat) -> bool {
    let faces = &h.state.faces;
    let unseen = !faces.tabled(seat) && !faces.anybody_tabled_but(seat);
    unseen && first_to_show(h) == Some(seat) && faces.alive(h.state.room.hand()).len() > 1
}

/// On what it rests that a beaten hand may be thrown away.
pub(crate) fn mucks_freely(h: &Hearing) -> Option<Vec<ClauseId>> {
    h.books.carried(&[clause::MAY_MUCK, clause::BEATEN_MUCKS])
}

/// Who has to show first mucks unseen: the dealer turns his hand up. Whether it is he, and the house says so.
pub(crate) fn first_mucks(h: &mut Hearing, seat: Seat) -> bool {
    let first = has_to_begin(h, seat);
    let Some(because) = h.books.carried(&[clause::FIRST_MUST_SHOW]) else { return false };
    if !first || h.found(Judgement::Identifiable(seat)) == Some(false) {
        return false;
    }
    h.rule(Question::Order, Verdict::Order(Order::TurnUp(seat, None)), because, false);
    true
}

/// He has mucked: his hand is dead.
pub(crate) fn mucked(h: &mut Hearing, seat: Seat) {
    let dead = why_muck(h, seat, &split_pot::mucked_share(h, seat)).unwrap_or_else(|| Grounded::plain(()));
    h.rule(Question::Hand, Verdict::Hand(seat, false), dead.because, dead.silent);
}

/// Where the last of those who muck shares with the others, he has not won by being the last.
pub(crate) fn all_who_muck_share(house: &Policy) -> bool {
    house.clause(clause::BOTH_MUCK).is_some()
}

/// He has mucked, and the dealer is to turn his hand up.
fn is_turned_up(h: &Hearing, seat: Seat) -> bool {
    let order = Verdict::Order(Order::TurnUp(seat, None));
    let ordered = h.state.rulings.iter().any(|r| r.verdict == order);
    ordered && h.state.faces.of(seat).mucked && h.found(Judgement::Identifiable(seat)) != Some(false)
}

/// One hand is left, and another one that was mucked is to be turned up. Whether that can win no book says: as far as it may be the
/// better one, the floor decides.
pub(crate) fn against_one_turned_up(h: &Hearing, pots: &[Pot], winner: Seat) -> Option<Vec<Ruling>> {
    let hand = h.state.room.hand();
    let shown = hand.live().map(|p| p.seat).find(|seat| *seat != winner && is_turned_up(h, *seat))?;
    let claim = |seat: Seat| hand.find(seat).and_then(|player| award::final_claim(hand, player));
    let no_better = claim(winner).zip(claim(shown)).is_some_and(|(his, other)| award::best(&[&his, &other]).contains(&&his));
    if no_better {
        return None;
    }
    let wins = |seat, (amount, number)| Verdict::Wins(seat, amount, number);
    let either = |pot| Verdict::Floor(vec![wins(winner, pot), wins(shown, pot)]);
    Some(filled(pots).map(|(pot, _)| h.follows(Question::Award, either(pot), Vec::new(), true)).collect())
}

/// The pots in which there is something, as what is won of them is called: how much, and which of several.
fn filled(pots: &[Pot]) -> impl Iterator<Item = ((Amount, Option<PotNumber>), &Pot)> {
    let several = pots.len() > 1;
    (0..).zip(pots).filter(|(_, pot)| pot.amount > 0).map(move |(n, pot)| ((pot.amount, several.then_some(n)), pot))
}

/// Nobody has shown anything: who has mucked shares, where the house says so.
pub(crate) fn all_mucked(h: &Hearing, pots: &[Pot]) -> Vec<Ruling> {
    let hand = h.state.room.hand();
    let mucked: Vec<Seat> = hand.live().map(|p| p.seat).filter(|seat| h.state.faces.of(*seat).mucked).collect();
    // Only hands that nobody has seen share; whether one that is turned up can win no book says.
    if let Some(shown) = mucked.iter().copied().find(|seat| is_turned_up(h, *seat)) {
        let wins = |((amount, number), _)| h.follows(Question::Award, Verdict::Wins(shown, amount, number), Vec::new(), true);
        return filled(pots).map(wins).collect();
    }
    let Some(because) = h.books.carried(&[clause::BOTH_MUCK]).filter(|_| !mucked.is_empty()) else {
        return vec![h.nobodys()];
    };
    let mut rulings = Vec::new();
    for ((amount, number), pot) in filled(pots) {
        let here: Vec<Seat> = pot.seats.iter().copied().filter(|seat| mucked.contains(seat)).collect();
        if here.is_empty() {
            rulings.push(h.nobodys());
        }
        for (seat, share) in award::even(hand, amount, &here) {
            rulings.push(h.follows(Question::Award, Verdict::Wins(seat, share, number), because.clone(), false));
        }
    }
    for seat in mucked {
        let warned = Verdict::Penalty(seat, Strength::Must, Some(Sanction::Warning));
        rulings.push(h.follows(Question::Penalty, warned, because.clone(), false));
    }
    rulings
}

/// All the hands that are left lie open: the best of them wins. Nothing is certain while one is closed.
pub(crate) fn best_wins(h: &Hearing, pots: &[Pot]) -> Vec<Ruling> {
    let faces = &h.state.faces;
    let closed: Vec<Seat> = faces.alive(h.state.room.hand()).into_iter().filter(|seat| !faces.tabled(*seat)).collect();
    let out: Vec<ClauseId> = closed.iter().filter_map(|seat| tabling::wins_nothing(h, *seat)).collect();
    if out.len() < closed.len() {
        return Vec::new();
    }
    let mut shares = shares(h, pots);
    shares.iter_mut().for_each(|share| share.cite(&out));
    let unclaimed = |(n, _): &(usize, &Pot)| !shares.iter().any(|share| usize::from(share.pot) == *n);
    let left = pots.iter().enumerate().filter(|(_, pot)| pot.amount > 0).filter(unclaimed).count();
    let nobodys = (left > 0 && !shares.is_empty()).then(|| h.nobodys());
    let wins = |share: Share| {
        let pot = (pots.len() > 1).then_some(share.pot);
        h.follows(Question::Award, Verdict::Wins(share.seat, share.amount, pot), share.because, share.silent)
    };
    shares.into_iter().map(wins).chain(nobodys).collect()
}

/// What the open hands win; nothing while the cards of one of them are not known.
pub(crate) fn shares(h: &Hearing, pots: &[Pot]) -> Vec<Share> {
    let claims = h.open_claims();
    let (hand, faces) = (h.state.room.hand(), &h.state.faces);
    if faces.alive(hand).iter().any(|seat| faces.tabled(*seat) && !claims.iter().any(|claim| claim.seat == *seat)) {
        return Vec::new();
    }
    let mut shares = side_pots::award(hand, pots, &claims, &h.books);
    for share in &mut shares {
        let mut because: Vec<ClauseId> = best_hand_wins(h.books.house).into_iter().collect();
        because.extend(killing_winning_hand::wins_all_the_same(h, share.seat));
        share.cite(&because);
    }
    shares
}
