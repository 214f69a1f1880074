//! Hands with too many or too few cards, `rules/dealing/wrong-card-count.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// Is it a misdeal when a player turns out to have too many or too few cards?
    "dealing.wrong_count" WrongCount {
        /// It is.
        Misdeal = "misdeal",
        /// Only if the mistake cannot be put right.
        UnlessCorrectable = "unless-correctable",
    }
}

figure! {
    /// How many cards too many make a misdeal?
    "dealing.surplus_cards" SurplusCards in "cards" up to 10
}

use super::{defective_deck, misdeal};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::wrong_card_count as clause;
use crate::engine::event::{Judgement, Seat, Street};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, cite, cites};
use crate::engine::rules::betting::substantial_action;
use crate::engine::rules::ground::{self, Ground};
use crate::engine::rules::procedure::dead_hand;
use crate::engine::ruling::{DealVerdict, Question, Ruling, Verdict};
use crate::engine::table::deal::STUD_DEAL;

/// A player's cards, and how many he should have.
#[derive(Clone, Copy)]
struct Count {
    seat: Seat,
    has: i64,
    due: i64,
}

/// Those who turned out to have too many or too few cards.
fn wrong(h: &Hearing) -> Vec<Count> {
    let hand = h.room().hand();
    let due = if hand.game.is_stud() {
        match hand.street {
            Street::Fourth => 4,
            Street::Fifth => 5,
            Street::Sixth => 6,
            Street::Seventh => 7,
            Street::Preflop | Street::Flop | Street::Turn | Street::River | Street::Third => STUD_DEAL,
        }
    } else {
        hand.game.hole_cards()
    };
    let due = i64::try_from(due).unwrap_or(i64::MAX);
    hand.deal.counts.iter().map(|(seat, has)| Count { seat: *seat, has: *has, due }).filter(|count| count.has != due).collect()
}

/// What the counts come to.
pub(super) fn ground(h: &Hearing) -> Option<Grounded<Ground>> {
    let wrong = wrong(h);
    if wrong.is_empty() {
        return None;
    }
    let surplus = wrong.iter().map(|count| (count.has - count.due).max(0)).sum();
    h.books.ask(|p| ground::strongest(wrong.iter().map(|count| says(h, *count, surplus, p))))
}

/// What one policy says of one hand. What it says of hands for which there is no misdeal goes before what makes one.
fn says(h: &Hearing, count: Count, surplus: i64, policy: &Policy) -> Reply<Ground> {
    if let Some((_, because)) = dead(h, count, policy, false) {
        return Some((Ground::Stands, because));
    }
    let listed = if count.has > count.due { too_many(h, surplus, policy) } else { too_few(h, policy) };
    listed.or_else(|| misdeal::unlisted_count(h, policy))
}

fn too_many(h: &Hearing, surplus: i64, policy: &Policy) -> Reply<Ground> {
    let clause = policy.clause(clause::TOO_MANY)?;
    let count = policy.get::<WrongCount>()?;
    if surplus < policy.get::<SurplusCards>()? { Some((Ground::Stands, vec![clause])) } else { unless_put_right(h, count, clause) }
}

fn too_few(h: &Hearing, policy: &Policy) -> Reply<Ground> {
    let clause = policy.clause(clause::TOO_FEW)?;
    unless_put_right(h, policy.get::<WrongCount>()?, clause)
}

fn unless_put_right(h: &Hearing, count: WrongCount, clause: ClauseId) -> Reply<Ground> {
    match count {
        WrongCount::Misdeal => ground::misdeal(clause),
        WrongCount::UnlessCorrectable => ground::misdeal_unless(clause, h.found(Judgement::Correctable) == Some(true)),
    }
}

/// What becomes of the chips of a hand that is dead for its number of cards.
#[derive(Clone, Copy)]
enum DeadHandChips {
    /// His blinds and other forced bets stay in the pot.
    ForcedStay,
    /// What he has put in this round is returned.
    HisReturned,
    /// All bets are returned to all players.
    AllReturned,
    Unspoken,
}

/// Whether the hand is dead, and what becomes of the chips: by what is said of hands for which there is no misdeal and, where
/// `at_last`, for any wrong number of cards.
fn dead(h: &Hearing, count: Count, policy: &Policy, at_last: bool) -> Reply<DeadHandChips> {
    let hand = h.room().hand();
    let acted = misdeal::has_acted(h, count.seat);
    let special = if hand.is_left_alone(count.seat) {
        policy.clause(clause::ALONE).map(|clause| (DeadHandChips::AllReturned, vec![clause]))
    } else {
        None
    };
    let special = special.or_else(|| {
        if acted && let Some(clause) = policy.clause(clause::BUTTON_ACTED).filter(|_| is_short_button(h, count)) {
            return Some((DeadHandChips::Unspoken, vec![clause]));
        }
        if acted {
            return policy.clause(clause::ACTED).map(|clause| (DeadHandChips::ForcedStay, vec![clause]));
        }
        let clause = policy.clause(clause::NOT_ACTED)?;
        let (late, because) = misdeal::substantial(h, policy)?;
        late.then(|| (DeadHandChips::HisReturned, [vec![clause], because].concat()))
    });
    let dead = special.or_else(|| Some((DeadHandChips::Unspoken, vec![policy.clause(clause::DEAD).filter(|_| at_last)?])));
    dead.map(|(chips, mut because)| {
        let own_risk: &[ClauseId] = if acted { &[clause::OWN_RISK] } else { &[] };
        let cited = [cites(policy, own_risk), cites(policy, &[clause::DEAD]), Vec::from_iter(dead_hand::meaning(policy))].concat();
        cite(&mut because, &cited);
        (chips, because)
    })
}

/// The last hand has died of its number of cards, and what was bet goes back: nobody wins it.
pub(in crate::engine) fn undoes_the_hand(h: &Hearing) -> bool {
    let dead = |count: &Count| h.room().hand().is_left_alone(count.seat) && h.state.faces.of(count.seat).dead;
    wrong(h).iter().any(dead) && h.books.carried(&[clause::ALONE]).is_some()
}

/// Whether it is the button who has too few.
fn is_short_button(h: &Hearing, count: Count) -> bool {
    count.has < count.due && h.room().hand().button == Some(count.seat)
}

/// A button who has too few cards, and has not acted, gets what is missing; from then on nothing is wrong with the hand.
fn makes_up(h: &mut Hearing, seat: Seat) {
    let short = wrong(h).into_iter().any(|count| count.seat == seat && is_short_button(h, count));
    let Some(because) = h.books.carried(&[clause::BUTTON_SHORT]).filter(|_| short && !misdeal::has_acted(h, seat)) else {
        return;
    };
    h.rule(Question::Deal, Verdict::Deal(DealVerdict::Stands), because.clone(), false);
    h.rule(Question::Cards, Verdict::Deal(DealVerdict::MadeUp(seat)), because, false);
    h.state.room.hand_mut().deal.counts.retain(|(counted, _)| *counted != seat);
}

/// A wrong number of cards comes to light. Where nothing is left to bet the hand is dead, unless it is the only one left.
pub(in crate::engine) fn found(h: &mut Hearing, seat: Seat) {
    makes_up(h, seat);
    settles(h);
    let open = wrong(h).into_iter().any(|count| count.seat == seat) && !h.state.faces.of(seat).dead;
    if open && h.room().hand().betting_is_over() && h.room().hand().live().count() > 1 {
        dead_hand::kill(h, seat, |policy| cites(policy, &[clause::DEAD]));
    }
}

/// Hands with a wrong number of cards of which no misdeal can come any more are dead from then on, the turn passes them by, and
/// what becomes of their chips is done.
pub(in crate::engine) fn settles(h: &mut Hearing) {
    let put_right = is_put_right(h);
    for count in wrong(h) {
        let open = !h.state.faces.of(count.seat).dead;
        if let Some(answer) = h.books.ask(|p| dead(h, count, p, !put_right)).filter(|_| open && stands(h)) {
            let now = h.line;
            let rulings = fate(h, count, &answer).into_iter().map(|ruling| Ruling { line: now, ..ruling });
            h.state.rulings.extend(rulings.collect::<Vec<_>>());
            gives_back(h, count.seat, answer.value);
            h.state.faces.bury(h.state.room.hand_mut(), count.seat);
        } else if put_right && !open {
            lives_again(h, count);
        }
    }
}

/// The cards can be brought to their right number, where the house, or custom, asks whether they can.
fn is_put_right(h: &Hearing) -> bool {
    let count = h.books.house.get::<WrongCount>().or_else(|| h.books.custom.get::<WrongCount>());
    count == Some(WrongCount::UnlessCorrectable) && h.found(Judgement::Correctable) == Some(true)
}

/// The floor has found since that the mistake can be put right: what died of the number of cards alone has not died.
fn lives_again(h: &mut Hearing, count: Count) {
    if h.books.ask(|p| dead(h, count, p, false)).is_some() {
        return;
    }
    let dead = Verdict::Hand(count.seat, false);
    let before = h.state.rulings.len();
    let found_here = |r: &Ruling| r.question == Question::Hand && r.verdict == dead && !r.by_floor;
    h.state.rulings.retain(|r| !found_here(r));
    // Whom somebody else's rule has killed stays dead.
    if h.state.rulings.len() < before {
        let decided = h.state.faces.decide(h.state.room.hand_mut(), count.seat, true);
        debug_assert!(decided.is_ok(), "who holds cards sits at the table");
    }
}

/// A hand has died of its number of cards once there had been substantial action.
pub(super) fn has_killed_late(h: &Hearing) -> bool {
    let killed = wrong(h).into_iter().any(|count| h.state.faces.of(count.seat).dead);
    killed && substantial_action::reached(&h.done_so_far().in_hand, &h.books).is_some_and(|reached| reached.value)
}

fn stands(h: &Hearing) -> bool {
    misdeal::outcome(h).is_some_and(|outcome| outcome.value == Ground::Stands)
}

/// The chips go where they were ruled to go.
fn gives_back(h: &mut Hearing, seat: Seat, chips: DeadHandChips) {
    let hand = h.state.room.hand_mut();
    match chips {
        DeadHandChips::HisReturned => hand.give_back(seat),
        DeadHandChips::AllReturned => hand.give_all_back(),
        DeadHandChips::ForcedStay | DeadHandChips::Unspoken => {}
    }
}

/// Where the deal stands, hands with a wrong number of cards are dead.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    if !stands(h) {
        return Vec::new();
    }
    let buried = |count: &Count| h.state.faces.of(count.seat).dead;
    let at_last = !is_put_right(h);
    let open = wrong(h).into_iter().filter(|count| !buried(count));
    open.filter_map(|count| Some(fate(h, count, &h.books.ask(|p| dead(h, count, p, at_last))?))).flatten().collect()
}

fn fate(h: &Hearing, count: Count, answer: &Grounded<DeadHandChips>) -> Vec<Ruling> {
    let hand = h.room().hand();
    let Grounded { value, because, silent } = answer;
    let mut rulings = vec![h.follows(Question::Hand, Verdict::Hand(count.seat, false), because.clone(), *silent)];
    let mut chips = |verdict| rulings.push(h.follows(Question::Chips, verdict, because.clone(), *silent));
    let put_in = |seat: Seat| hand.find(seat).map_or(0, |player| player.committed());
    match value {
        DeadHandChips::ForcedStay => {
            let forced = hand.forced_bet(count.seat).min(put_in(count.seat));
            if forced > 0 {
                chips(Verdict::Stays(forced, count.seat));
            }
        }
        DeadHandChips::HisReturned if put_in(count.seat) > 0 => chips(Verdict::Returned(put_in(count.seat), count.seat)),
        DeadHandChips::AllReturned => {
            for player in hand.players.iter().filter(|player| player.total() > 0) {
                chips(Verdict::Returned(player.total(), player.seat));
            }
            rulings.extend(defective_deck::unattributed(h, because, *silent));
        }
        DeadHandChips::HisReturned | DeadHandChips::Unspoken => {}
    }
    rulings
}
