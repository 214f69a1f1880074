//! Cards shown while the hand is in progress, `rules/conduct/exposed-cards.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// Must a player who exposes cards be penalised?
    "conduct.exposing_penalty" ExposingPenalty {
        /// The player may be.
        MayBePenalised = "may-be-penalised",
        /// The player must be.
        IsPenalised = "is-penalised",
    }
}

choice! {
    /// Until when is exposing cards an offence?
    "conduct.exposing_while" ExposingWhile {
        /// As long as action is pending, the player's own included.
        ActionPending = "action-pending",
        /// As long as somebody behind the player has to act.
        OthersBehind = "others-behind",
    }
}

figure! {
    /// At least how many hands does a player who exposes cards deliberately miss?
    "conduct.exposing_hands" ExposingHands in "hands" up to 100
}

figure! {
    /// How many rounds may a player miss who opens cards before the betting round is over?
    "conduct.exposing_rounds" ExposingRounds in "rounds" up to 10
}

figure! {
    /// How many rounds does a player miss who does so again and is not disqualified?
    "conduct.exposing_rounds_repeated" ExposingRoundsRepeated in "rounds" up to 10
}

use crate::engine::cards::Card;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::exposed_cards as clause;
use crate::engine::event::{Judgement, Offence, Seat, Show, Showing};
use crate::engine::hearing::Hearing;
use crate::engine::options::Sanction;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Reply, carried, cites};
use crate::engine::rules::dealing::dropped_card;
use crate::engine::rules::procedure::dead_hand;
use crate::engine::ruling::{Question, ShowDuty, Strength, Verdict};

/// The rule that is broken.
const RULE: RuleId = RuleId::EXPOSED_CARDS;

/// How cards were shown while there was betting, and what was found of it.
struct ShownWhileBetting {
    /// Only one other player was let see.
    to: Option<Seat>,
    folded: bool,
    facing_bet: bool,
    /// Somebody else has still something to decide.
    others_decide: bool,
    others_behind: bool,
    deliberate: Option<bool>,
}

/// Cards seen while there is betting are no hand tabled for the pot, unless all of it lies open. Whether it was less.
pub(crate) fn in_part(h: &mut Hearing, seat: Seat, show: &Show) -> bool {
    if h.room().hand().betting_is_over() {
        return false;
    }
    let needed = h.state.room.hand().dealt_face_down(seat).max(1);
    match show.manner {
        Showing::Flashed => h.state.faces.at(seat).flashed = true,
        Showing::Tabled | Showing::Open if !show.cards.is_empty() && show.cards.len() < needed => {
            h.state.faces.open(seat, &show.cards);
        }
        Showing::Tabled | Showing::Open | Showing::To(_) => return false,
    }
    true
}

/// What becomes of the hand.
#[derive(Clone, Copy)]
enum Fate {
    Live,
    Dead,
    FloorDecides,
}

/// He shows cards while there is betting: whether the hand is dead for it.
pub(crate) fn shows(h: &mut Hearing, seat: Seat, manner: Showing) -> bool {
    let Some(exposure) = exposure(h, seat, manner).filter(|exposure| !exposure.folded) else { return false };
    offends(h, seat, &exposure);
    openly(h, seat, &exposure);
    h.state.faces.at(seat).exposed |= exposure.to.is_none();
    let Some(answer) = h.books.ask(|p| fate(&exposure, p)) else { return false };
    match answer.value {
        Fate::Live => h.rule(Question::Hand, Verdict::Hand(seat, true), answer.because, answer.silent),
        Fate::FloorDecides => h.rule(Question::Hand, dead_hand::either(seat), answer.because, answer.silent),
        Fate::Dead => {
            h.state.faces.at(seat).exposed_dead = true;
            dead_hand::buried(h, seat, &answer.map(|_| ()));
            return true;
        }
    }
    false
}

/// Who has folded shows his cards while others still play: an offence all the same, though there is no hand to lose.
pub(crate) fn shows_folded(h: &mut Hearing, seat: Seat, manner: Showing) {
    if let Some(exposure) = exposure(h, seat, manner).filter(|exposure| exposure.folded) {
        offends(h, seat, &exposure);
    }
}

/// A card of a live hand comes to lie face up, and nobody has shown it.
pub(crate) fn turns_up(h: &mut Hearing, seat: Seat, card: Card) {
    let Some(exposure) = exposure(h, seat, Showing::Open).filter(|exposure| !exposure.folded) else { return };
    h.state.faces.open(seat, &[card]);
    h.state.faces.at(seat).exposed = true;
    may_cost(h, seat, &exposure);
    openly(h, seat, &exposure);
    dropped_card::turned_over(h, seat, card);
    // A house that says what becomes of the card has said it of the hand.
    let said = dropped_card::says_what_becomes(h.books.house);
    if let Some(live) = h.books.ask(|p| carried(p, &[clause::LIVE, clause::ACCIDENT])).filter(|live| !(live.silent && said)) {
        h.rule(Question::Hand, Verdict::Hand(seat, true), live.because, live.silent);
    }
}

/// He says what he holds, or held, before the round of betting is over.
pub(crate) fn tells(h: &mut Hearing, seat: Seat) {
    if let Some(exposure) = exposure(h, seat, Showing::Open) {
        sanction(h, seat, &exposure);
    }
}

/// That he shows cards is forbidden, and what it costs.
fn offends(h: &mut Hearing, seat: Seat, exposure: &ShownWhileBetting) {
    if let Some(because) = h.books.carried(&[clause::FORBIDDEN]) {
        h.rule(Question::Breach, Verdict::Breach(seat, RULE), because, false);
    }
    penalties(h, seat, exposure);
}

fn exposure(h: &Hearing, seat: Seat, manner: Showing) -> Option<ShownWhileBetting> {
    let hand = h.state.room.hand();
    let player = hand.find(seat)?;
    if hand.betting_is_over() || !h.standing(seat).hand_on {
        return None;
    }
    let to = match manner {
        Showing::To(by) => Some(by),
        Showing::Tabled | Showing::Flashed | Showing::Open => None,
    };
    Some(ShownWhileBetting {
        to,
        folded: player.folded(),
        facing_bet: hand.bet() > player.committed() && !player.all_in(),
        others_decide: hand.live().any(|other| other.seat != seat && !other.all_in()),
        others_behind: hand.behind(seat).next().is_some(),
        deliberate: h.found(Judgement::Deliberate),
    })
}

/// Whether the hand lives.
fn fate(exposure: &ShownWhileBetting, policy: &Policy) -> Reply<Fate> {
    let openly = exposure.to.is_none();
    if openly && let Some(dead) = dead_if_open(exposure, policy) {
        return Some(dead);
    }
    let accident = policy.clause(clause::ACCIDENT).filter(|_| exposure.deliberate != Some(true));
    if exposure.to.is_some()
        && let Some(dead) = policy.clause(clause::SHOWN_TO_PLAYER)
    {
        // Who lets a neighbour see does so by accident only where that is found.
        let accident = accident.filter(|_| exposure.deliberate == Some(false));
        return Some(accident.map_or((Fate::Dead, vec![dead]), |live| (Fate::Live, vec![live])));
    }
    if exposure.deliberate == Some(true)
        && let Some(abuse) = policy.clause(clause::ABUSE)
    {
        return Some((Fate::FloorDecides, vec![abuse]));
    }
    let mut because: Vec<ClauseId> = policy.clause(clause::LIVE).into_iter().collect();
    if openly {
        because.extend(policy.clause(clause::FLASHED));
        because.extend(accident);
    }
    (!because.is_empty()).then_some((Fate::Live, because))
}

/// A hand opened for all to see may be dead for what it tells them.
fn dead_if_open(exposure: &ShownWhileBetting, policy: &Policy) -> Reply<Fate> {
    let mut clauses = vec![clause::IN_ANY_CASE];
    clauses.extend(exposure.others_decide.then_some(clause::INFLUENCE));
    clauses.extend(exposure.facing_bet.then_some(clause::FACING_BET));
    let because = cites(policy, &clauses);
    (!because.is_empty()).then_some((Fate::Dead, because))
}

/// What it costs.
fn penalties(h: &mut Hearing, seat: Seat, exposure: &ShownWhileBetting) {
    may_cost(h, seat, exposure);
    if exposure.deliberate == Some(true)
        && let Some((hands, because)) = hands(h.books.house)
    {
        let sanction = Some(Sanction::HandsOrMore(hands));
        h.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, sanction), because, false);
    }
    sanction(h, seat, exposure);
}

/// What cards cost that were seen, however that came.
fn may_cost(h: &mut Hearing, seat: Seat, exposure: &ShownWhileBetting) {
    if let Some((strength, because)) = penalty(exposure, h.books.house) {
        h.rule(Question::Penalty, Verdict::Penalty(seat, strength, None), because, false);
        if let Some(because) = h.books.carried(&[clause::FROM_NEXT_HAND]) {
            h.rule(Question::Penalty, Verdict::PenaltyBegins(seat), because, false);
        }
    }
}

/// The sanctions between which the floor chooses; they are for what is opened or told while the round is bet.
fn sanction(h: &mut Hearing, seat: Seat, exposure: &ShownWhileBetting) {
    if h.state.room.hand().to_act().is_none() {
        return;
    }
    let repeated = h.state.room.record(seat, Offence::Exposing) > 0;
    if exposure.to.is_none()
        && let Some((of, because)) = sanctions(repeated, h.books.house)
    {
        let of = of.into_iter().map(|sanction| Verdict::Penalty(seat, Strength::Must, Some(sanction))).collect();
        h.rule(Question::Penalty, Verdict::Floor(of), because, false);
    }
}

/// Whether he may or must be penalised.
fn penalty(exposure: &ShownWhileBetting, policy: &Policy) -> Reply<Strength> {
    let clause = policy.clause(clause::PENALTY)?;
    let caught = match policy.get::<ExposingWhile>()? {
        ExposingWhile::ActionPending => true,
        ExposingWhile::OthersBehind => exposure.others_behind && exposure.to.is_none(),
    };
    let strength = match policy.get::<ExposingPenalty>()? {
        ExposingPenalty::MayBePenalised => Strength::May,
        ExposingPenalty::IsPenalised => Strength::Must,
    };
    caught.then_some((strength, vec![clause]))
}

/// How many hands he misses at least.
fn hands(policy: &Policy) -> Reply<i64> {
    let clause = policy.clause(clause::DELIBERATELY)?;
    Some((policy.get::<ExposingHands>()?, vec![clause]))
}

/// Between which sanctions the floor chooses.
fn sanctions(repeated: bool, policy: &Policy) -> Reply<Vec<Sanction>> {
    if repeated {
        let clause = policy.clause(clause::SANCTION_REPEATED)?;
        let rounds = policy.get::<ExposingRoundsRepeated>()?;
        return Some((vec![Sanction::Rounds(rounds), Sanction::Disqualification], vec![clause]));
    }
    let clause = policy.clause(clause::SANCTION)?;
    Some((vec![Sanction::Warning, Sanction::Rounds(policy.get::<ExposingRounds>()?)], vec![clause]))
}

/// Who is to see the cards now, or later.
fn openly(h: &mut Hearing, seat: Seat, exposure: &ShownWhileBetting) {
    let Some(by) = exposure.to else {
        if let Some(because) = h.books.carried(&[clause::TO_ALL]) {
            h.rule(Question::Show, Verdict::Showing(seat, ShowDuty::Must), because, false);
        }
        return;
    };
    if let Some(because) = h.books.carried(&[clause::OPEN_AFTERWARDS]) {
        h.rule(Question::Show, Verdict::Showing(seat, ShowDuty::MustAfter), because, false);
    }
    let returned = h.state.faces.of(by).seen.iter().any(|(saw, _)| *saw == seat);
    if let Some(because) = h.books.carried(&[clause::PLAY_OPEN]).filter(|_| returned) {
        h.rule(Question::Show, Verdict::ShowNow(vec![by, seat]), because, false);
    }
}

/// He folds, and has shown his cards to somebody who had folded.
pub(crate) fn folds(h: &mut Hearing, seat: Seat) {
    let hand = h.state.room.hand();
    let folded = |by: &Seat| hand.find(*by).is_some_and(|p| p.folded());
    if !h.state.faces.of(seat).seen.iter().any(|(by, _)| folded(by)) {
        return;
    }
    let Some(mut because) = h.books.carried(&[clause::TO_FOLDED]) else { return };
    let regularly = h.books.cites(&[clause::TO_FOLDED_AGAIN]);
    let again = h.state.room.record(seat, Offence::Exposing) > 0 && !regularly.is_empty();
    let strength = if again { Strength::Must } else { Strength::May };
    because.extend(regularly.into_iter().filter(|_| again));
    h.rule(Question::Penalty, Verdict::Penalty(seat, strength, None), because, false);
}

/// He has turned his cards up too early in a tournament, and may from then on only check, call or fold. Where nobody says that it
/// is a cash game, it is taken for a tournament.
pub(crate) fn only_calls(h: &Hearing, seat: Seat) -> Option<Vec<ClauseId>> {
    let exposed = h.state.faces.of(seat).exposed && !h.room_log.is_cash();
    h.books.carried(&[clause::NO_MORE_BETS]).filter(|_| exposed)
}
