//! What the floor decides, and whether anything goes against it, `rules/general/floor-decisions.yaml`.

use crate::engine::options::choice;

choice! {
    /// When may the floor decide otherwise than the rules?
    "general.fairness" Fairness {
        /// Only in unusual circumstances.
        UnusualCircumstances = "unusual-circumstances",
        /// Whenever fairness asks for it.
        AnyDispute = "any-dispute",
    }
}

use crate::engine::clauses::floor_decisions as clause;
use crate::engine::event::{Deed, Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::room::Noted;
use crate::engine::rules::betting::out_of_turn;
use crate::engine::rules::decisions::{Leave, allows, refused_by, refuses};
use crate::engine::rules::general::scope_and_purpose;
use crate::engine::rules::limit::Limit;
use crate::engine::rules::offences::Case;
use crate::engine::rules::showdown::all_in_showdown;
use crate::engine::ruling::{ActionKind, Question, Ruling, Standing, Verdict};
use crate::engine::table::incidents::{Decided, Decider};

/// What the book leaves in doubt is what no other clause settles; what is decided for the sake of fairness goes against others by
/// its own account.
pub const LIMITS: &[Limit] = &[Limit { clauses: &[clause::UNSETTLED, clause::FAIRNESS], of: &[] }];

/// Whether the floor may decide otherwise than the rules: for the sake of fairness, if the house lets it.
pub(crate) fn against_the_rules(h: &Hearing) -> Option<Leave> {
    let fairness = h.books.house.clause(clause::FAIRNESS).and_then(|_| h.books.house.get::<Fairness>());
    let may = match fairness {
        Some(Fairness::AnyDispute) => true,
        Some(Fairness::UnusualCircumstances) => h.found(Judgement::Unusual) == Some(true),
        None => return refused_by(scope_and_purpose::by_the_letter(&h.books)),
    };
    if may {
        return allows(h, &[clause::FAIRNESS, clause::PRIORITIES, clause::HONEST_GAME]);
    }
    refuses(h, &[clause::FAIRNESS])
}

/// Whether the floor may decide so where the rules say something else; nothing where they do not.
pub(crate) fn may_decide(h: &Hearing, by: Decider, verdict: &Verdict, ruled: &[Ruling]) -> Option<Leave> {
    if by == Decider::Floor
        && let Verdict::Hand(seat, true) = verdict
        && let Some(leave) = all_in_showdown::may_give_back(h, *seat)
    {
        return Some(leave);
    }
    if !goes_against(h, verdict, ruled) && !revives_a_fold(h, verdict) && !undoes_an_act_in_turn(h, verdict) {
        return None;
    }
    match by {
        Decider::Floor => against_the_rules(h),
        // What the rules lay down the floor sets aside, if anybody does, and none of its judges.
        Decider::Judge => refused_by([h.books.cites(&[clause::FAIRNESS]), scope_and_purpose::by_the_letter(&h.books)].concat()),
        Decider::Dealer | Decider::House | Decider::Federation => None,
    }
}

/// It has been decided otherwise already, and nobody has done anything since.
pub(crate) fn was_decided(h: &Hearing, by: Decider, verdict: &Verdict) -> bool {
    let of_play = matches!(verdict, Verdict::Action(..) | Verdict::Hand(..) | Verdict::Binding(..));
    let attempt = h.current.as_ref().map_or(0, |current| current.line);
    let done = h.room_log.entries.iter().filter(|entry| !matches!(entry.noted, Noted::Decision));
    let done = done.map(|entry| entry.line).filter(|line| *line < h.line).chain([attempt]).max().unwrap_or(0);
    let otherwise = |d: &Decided| {
        let same = d.verdict.question() == verdict.question() && d.verdict.about() == verdict.about();
        d.stands && d.by == by && d.line >= done && d.line < h.line && same && d.verdict != *verdict
    };
    of_play && h.incidents.decisions.iter().any(otherwise)
}

/// A decision on what was decided already: it does not count where the first one is final.
pub(crate) fn may_decide_again(h: &Hearing, by: Decider, verdict: &Verdict) -> Option<Leave> {
    if was_decided(h, by, verdict) { refuses(h, &[clause::FINAL]) } else { None }
}

/// Something else has been ruled, of the same question or contrary to it, and it was not left open.
fn goes_against(h: &Hearing, verdict: &Verdict, ruled: &[Ruling]) -> bool {
    let since = h.current.as_ref().map_or(0, |current| current.line);
    let of_the_same = |r: &Ruling| r.question == verdict.question() && (r.about == verdict.about() || verdict.about().is_none());
    let is_ruled = ruled.iter().any(|r| r.verdict == *verdict);
    let same = |r: &&Ruling| of_the_same(r) || !is_ruled && is_contrary(&r.verdict, verdict);
    let lately = |r: &&Ruling| !matches!(verdict, Verdict::Action(..)) || r.line >= since;
    let firm = |r: &&Ruling| !r.is_silent() && !r.by_floor && !leaves_open(&r.verdict, verdict);
    ruled.iter().filter(same).filter(lately).any(|r| firm(&r))
}

/// By the rules somebody wins what is decided to go to another, or with the hand that is decided to be dead.
fn is_contrary(ruled: &Verdict, decided: &Verdict) -> bool {
    let Verdict::Wins(winner, ..) = ruled else { return false };
    let goes_to_another = matches!(decided, Verdict::Wins(other, ..) if other != winner);
    goes_to_another || matches!(decided, Verdict::Hand(seat, false) if seat == winner)
}

/// He has folded himself, on whichever street: that his hand is dead goes without a ruling.
fn revives_a_fold(h: &Hearing, decided: &Verdict) -> bool {
    let folds = |seat: Seat| h.done_so_far().in_hand.contains(&(seat, ActionKind::Fold));
    matches!(decided, Verdict::Hand(seat, true) if folds(*seat))
}

/// Whoever acts in turn is bound by it without a ruling.
fn undoes_an_act_in_turn(h: &Hearing, decided: &Verdict) -> bool {
    let undone = |standing: Standing| matches!(standing, Standing::Void(_) | Standing::Refused);
    matches!(decided, Verdict::Binding(seat, _, standing) if undone(*standing) && out_of_turn::acted_in_turn(h, *seat))
}

/// What was decided is what was ruled, or one of the things between which it was left to decide.
fn leaves_open(ruled: &Verdict, decided: &Verdict) -> bool {
    let action = |verdict: &Verdict| if let Verdict::Action(seat, done, _) = verdict { Some((*seat, *done)) } else { None };
    let open = matches!(ruled, Verdict::Floor(_) | Verdict::Chooses(..) | Verdict::May(..) | Verdict::Must(..));
    open || ruled == decided || action(ruled).is_some() && action(ruled) == action(decided)
}

/// A decision against the rules takes the place of what they had come to.
///
/// # Errors
/// When others have acted on that since.
pub(crate) fn takes_the_place(h: &mut Hearing, verdict: &Verdict) -> Result<(), Problem> {
    let Verdict::Action(seat, ..) = *verdict else { return Ok(()) };
    if h.undone_by_floor(seat) { Ok(()) } else { Err(out_of_turn::comes_too_late()) }
}

/// It is decided of an act that was carried out that it is another one: of the last one, or of one behind which others have acted
/// and that was not left open.
pub(crate) fn comes_to_something_else(h: &Hearing, verdict: &Verdict) -> bool {
    let Verdict::Action(seat, done, _) = verdict else { return false };
    let last = h.current.as_ref().is_some_and(|current| current.attempt.seat == *seat);
    let left_open = h.state.rulings.iter().any(|r| matches!(&r.verdict, Verdict::Floor(of) if of.contains(verdict)));
    let meaning = h.state.rulings.iter().rev().find(|r| r.question == Question::Meaning && r.about == Some(*seat));
    let other = meaning.is_some_and(|r| matches!(&r.verdict, Verdict::Action(_, was, _) if was != done));
    (last || !left_open) && other && h.room().hand().to_act() != Some(*seat)
}

/// Chips that count go back to whoever is given them; what no rule has counted yet was never in the pot.
///
/// # Errors
/// When he is not at the table, or has put them in on a street that is over.
pub(crate) fn gives_back(h: &mut Hearing, verdict: &Verdict) -> Result<(), Problem> {
    let Verdict::Returned(amount, seat) = *verdict else { return Ok(()) };
    let left_open = |r: &Ruling| r.verdict == *verdict || matches!(&r.verdict, Verdict::Floor(of) if of.contains(verdict));
    if h.state.rulings.iter().any(left_open) {
        return Ok(());
    }
    let lying = h.uncounted(seat);
    let player = h.state.room.hand_mut().seat_mut(seat)?;
    if amount > player.committed().saturating_add(lying) && player.put_in() > 0 {
        return Err(out_of_turn::comes_too_late());
    }
    player.gets_back(amount.min(player.committed()));
    Ok(())
}

/// Nothing goes against a decision of the floor.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let decided = case.h.incidents.decisions.iter().any(|decision| decision.line < case.incident.line);
    let objects = case.did(&[Deed::ObjectsRuling]) && decided;
    objects.then(|| case.by_clauses(Verdict::Refused, &[clause::FINAL])).flatten().into_iter().collect()
}

/// What the book leaves in doubt is for the floor to decide.
pub(crate) fn in_doubt(h: &Hearing, silent: &Ruling) -> Option<Ruling> {
    let asked = matches!(silent.verdict, Verdict::Granted(_) | Verdict::Refused);
    let because = h.books.carried(&[clause::UNSETTLED]).filter(|_| asked)?;
    let either = Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]);
    let Ruling { line, moment, about, .. } = *silent;
    Some(Ruling { about, line, moment, ..h.follows(Question::Answer, either, because, false) })
}
