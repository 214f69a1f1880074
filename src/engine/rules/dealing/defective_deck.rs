//! A defective deck, `rules/dealing/defective-deck.yaml`.

use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::defective_deck as clause;
use crate::engine::deck_event::DeckFault;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::options::{choice, figure};
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, Reply, cites};
use crate::engine::rules::dealing::misdeal;
use crate::engine::rules::ground::Ground;
use crate::engine::rules::limit::Limit;
use crate::engine::rules::procedure::disputed_pot;
use crate::engine::rules::reference::deck_and_suits;
use crate::engine::ruling::{DealVerdict, DeckVerdict, Question, Ruling, Verdict};

figure! {
    /// From how many open cards on is the deck defective?
    "dealing.open_cards" OpenCards in "cards" up to 10
}

choice! {
    /// What becomes of a pot that was awarded before the defect of the deck came to light?
    "dealing.defect_after_award" DefectAfterAward {
        /// It stays with the winner.
        PotStands = "pot-stands",
        /// It goes back to those who put it in.
        PotTakenBack = "pot-taken-back",
    }
}

/// Who used the defect is excepted from what all others get back.
pub const LIMITS: &[Limit] = &[Limit { clauses: &[clause::EXPLOITED], of: &[RuleId::DEFECTIVE_DECK] }];

/// A card that does not belong to the game makes a misdeal where the house says so, and nothing else; after substantial action
/// it is only a scrap of paper.
pub(super) fn ground(h: &Hearing) -> Option<Grounded<Ground>> {
    let clause =
        h.books.carried(&[clause::NOT_OF_THE_GAME]).filter(|_| h.room().hand().deal.deck.faults.contains(&DeckFault::Joker))?;
    let substantial = h.books.ask(|p| misdeal::substantial(h, p))?;
    let late = substantial.value || misdeal::beyond_first_round(h);
    let value = if late { Ground::Stands } else { Ground::Misdeal };
    Some(Grounded { value, because: [clause, substantial.because].concat(), silent: false })
}

/// What has come to light of the deck leads to.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    let scrap = h.books.carried(&[clause::NOT_OF_THE_GAME]).is_some();
    let told = h.room().hand().deal.deck.faults.iter().any(|fault| !(scrap && *fault == DeckFault::Joker));
    if h.floor_on_deal() == Some(&Verdict::Deal(DealVerdict::Stands)) {
        return Vec::new();
    }
    match winner(h) {
        _ if !told && boxed_cards(h) == 0 => Vec::new(),
        Some(winner) => after_the_award(h, winner),
        None if told => super::or_floor(h, in_the_hand(h)),
        None => in_the_hand(h),
    }
}

/// The hand is void: nothing else is ruled of its deal.
pub(in crate::engine) fn voids(rulings: &[Ruling]) -> bool {
    rulings.iter().any(|r| r.verdict == Verdict::Deal(DealVerdict::Deck(DeckVerdict::Void)))
}

/// What was won is taken back.
pub(in crate::engine) fn undoes_award(rulings: &[Ruling]) -> bool {
    let is_taken_back =
        |verdict: &Verdict| matches!(verdict, Verdict::Moves(..) | Verdict::Deal(DealVerdict::Deck(DeckVerdict::Unattributed(_))));
    rulings.iter().any(|r| is_taken_back(&r.verdict))
}

/// How many cards were found the wrong way up in the deck.
fn boxed_cards(h: &Hearing) -> i64 {
    i64::try_from(h.room().hand().deal.boxed.len()).unwrap_or(i64::MAX)
}

fn betting_has_begun(h: &Hearing) -> bool {
    let hand = h.room().hand();
    !hand.street.is_first() || !hand.actions.is_empty()
}

/// Who has been given the pot: by the dealer, or because all others have folded.
fn winner(h: &Hearing) -> Option<Seat> {
    let pushed = h.state.faces.pushed.as_ref().map(|(seat, _)| *seat);
    let mut live = h.room().hand().live();
    pushed.or_else(|| live.next().filter(|_| live.next().is_none()).map(|only| only.seat))
}

/// Whether what came to light makes the deck defective, for certain or as the house may find.
fn defect(h: &Hearing, policy: &Policy) -> Reply<bool> {
    let of = |fault: &DeckFault| match fault {
        DeckFault::Count(n) => Some((true, vec![policy.clause(clause::COUNT).filter(|_| *n != deck_and_suits::CARDS)?])),
        DeckFault::Second(_) => Some((true, vec![policy.clause(clause::ALIKE)?])),
        DeckFault::Joker => Some((true, vec![policy.clause(clause::JOKER)?])),
        DeckFault::Foreign => Some((true, vec![policy.clause(clause::FOREIGN)?])),
        DeckFault::Marked => Some((true, vec![policy.clause(clause::MARKED)?])),
        DeckFault::Flawed => Some((false, vec![policy.clause(clause::UNFIT)?])),
        DeckFault::FaceUp(n) => {
            let clause = policy.clause(clause::FACE_UP)?;
            (*n >= policy.get::<OpenCards>()?).then_some((true, vec![clause]))
        }
    };
    let boxed = policy.clause(clause::BOXED).filter(|_| betting_has_begun(h));
    let boxed = boxed.filter(|_| policy.get::<OpenCards>().is_some_and(|most| boxed_cards(h) >= most));
    let found = h.room().hand().deal.deck.faults.iter().filter_map(of);
    let found: Vec<_> = found.chain(boxed.map(|clause| (true, vec![clause]))).collect();
    found.iter().find(|(certain, _)| *certain).or(found.first()).cloned()
}

/// The hand is still on: it is void, and everybody gets back what he has put in.
fn in_the_hand(h: &Hearing) -> Vec<Ruling> {
    let answer = h.books.ask(|p| {
        let (certain, because) = defect(h, p)?;
        Some((certain, [because, vec![p.clause(clause::VOID)?]].concat()))
    });
    answer.map_or_else(Vec::new, |answer| everything_back(h, answer))
}

/// The hand is void, or the floor finds whether it is; what was put in goes back.
fn everything_back(h: &Hearing, answer: Grounded<bool>) -> Vec<Ruling> {
    let void = Verdict::Deal(DealVerdict::Deck(DeckVerdict::Void));
    if !answer.value {
        let either = Verdict::Floor(vec![void, Verdict::Deal(DealVerdict::Stands)]);
        return vec![h.follows(Question::Deal, either, answer.because, answer.silent)];
    }
    let mut rulings = vec![h.follows(Question::Deal, void, answer.because.clone(), answer.silent)];
    for (seat, amount) in put_in(h) {
        let forfeits = forfeits(h, seat, amount, answer.silent);
        if forfeits.is_empty() {
            rulings.push(h.follows(Question::Chips, Verdict::Returned(amount, seat), answer.because.clone(), answer.silent));
        }
        rulings.extend(forfeits);
    }
    rulings.extend(unattributed(h, &answer.because, answer.silent));
    rulings
}

/// What is in the pot and nobody is known to have put in.
pub(super) fn unattributed(h: &Hearing, because: &[ClauseId], silent: bool) -> Option<Ruling> {
    let hand = h.room().hand();
    let rest = hand.players.iter().fold(hand.total_pot(), |rest, player| rest - player.total());
    let verdict = Verdict::Deal(DealVerdict::Deck(DeckVerdict::Unattributed(rest)));
    (rest > 0).then(|| h.follows(verdict.question(), verdict, because.to_vec(), silent))
}

/// What becomes of the chips of a player who knew of the defect and played on it.
fn forfeits(h: &Hearing, seat: Seat, amount: Amount, custom: bool) -> Vec<Ruling> {
    let hand = h.room().hand();
    if !hand.deal.deck.used_it.contains(&seat) {
        return Vec::new();
    }
    let exploited = h.books.ask_where(custom, |p| {
        let because = vec![p.clause(clause::EXPLOITED)?];
        Some(((), [because, cites(p, &[clause::TELL])].concat()))
    });
    let Some(exploited) = exploited else { return Vec::new() };
    let follows = |verdict, because| {
        let verdict = Verdict::Deal(DealVerdict::Deck(verdict));
        h.follows(verdict.question(), verdict, because, custom)
    };
    let mut rulings = vec![follows(DeckVerdict::ToNextPot(amount, seat), exploited.because)];
    if let Some(only) = h.books.ask_where(custom, |p| Some(((), vec![p.clause(clause::FOR_THE_SAME_PLAYERS)?]))) {
        let players = hand.clockwise_from_button();
        rulings.push(follows(DeckVerdict::OnlyFor(players, amount), only.because));
    }
    rulings
}

/// The pot has been given away. Where the house lets the defect be claimed as long as the pot can be disputed, the hand is void
/// until then as it was while it was played.
fn after_the_award(h: &Hearing, winner: Seat) -> Vec<Ruling> {
    if let Some(rulings) = while_disputable(h, winner) {
        return rulings;
    }
    let answer = h.books.ask(|p| {
        let (_, because) = defect(h, p)?;
        let clause = p.clause(clause::AFTER_AWARD)?;
        Some((p.get::<DefectAfterAward>()?, [because, vec![clause]].concat()))
    });
    let Some(answer) = answer else { return Vec::new() };
    let ruling = |question, verdict| h.follows(question, verdict, answer.because.clone(), answer.silent);
    match answer.value {
        DefectAfterAward::PotStands => {
            let sum = h.pots().iter().map(|pot| pot.amount).sum();
            vec![ruling(Question::Chips, Verdict::Keeps(sum, winner))]
        }
        DefectAfterAward::PotTakenBack => {
            let others = put_in(h).into_iter().filter(|(seat, _)| *seat != winner);
            let known = others.map(|(seat, amount)| ruling(Question::Chips, Verdict::Moves(amount, winner, seat)));
            known.chain(unattributed(h, &answer.because, answer.silent)).collect()
        }
    }
}

fn while_disputable(h: &Hearing, winner: Seat) -> Option<Vec<Ruling>> {
    let since = h.state.faces.pushed.map(|(_, since)| since).unwrap_or_default();
    let answer = h.books.ask_where(false, |p| {
        let (certain, because) = defect(h, p)?;
        let until = p.clause(clause::UNTIL_DISPUTE_ENDS)?;
        let (in_time, grounds) = disputed_pot::in_time(since, p)?;
        let void = p.clause(clause::VOID).filter(|_| in_time);
        Some(((certain, in_time), [because, void.into_iter().collect(), vec![until], grounds].concat()))
    })?;
    let (certain, in_time) = answer.value;
    if in_time {
        return Some(everything_back(h, answer.map(|_| certain)));
    }
    let sum = h.pots().iter().map(|pot| pot.amount).sum();
    Some(vec![h.follows(Question::Chips, Verdict::Keeps(sum, winner), answer.because, false)])
}

/// What each player is known to have put in, without what nobody has called once the betting is over.
fn put_in(h: &Hearing) -> Vec<(Seat, Amount)> {
    let mut hand = h.room().hand().clone();
    if hand.betting_is_over() {
        hand.return_uncalled();
    }
    let order = hand.clockwise_from_button();
    let total = |seat: Seat| hand.find(seat).map_or(0, |player| player.total().saturating_add(h.uncounted(seat)));
    order.into_iter().map(|seat| (seat, total(seat))).filter(|(_, total)| *total > 0).collect()
}
