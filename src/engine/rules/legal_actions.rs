//! What a player may do: a list of the rules that say so.

use crate::engine::clause::ClauseId;
use crate::engine::event::Seat;
use crate::engine::hearing::{Bound, BoundTo, Hearing};
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::betting::{
    all_in, bet, call_methods, check, maximum_raise, minimum_raise, out_of_turn, posting_blinds, reopening, string_bet,
};
use crate::engine::rules::conduct::exposed_cards;
use crate::engine::rules::dealing::stud_procedure;
use crate::engine::rules::outcome::Outcome;
use crate::engine::rules::procedure::unprotected_hand;
use crate::engine::rules::showdown::nuts_must_raise;
use crate::engine::ruling::{Action, LegalActions, Question, Range, Ruling, Verdict};
use crate::engine::table::hand::{Hand, Player};

/// The open acts of a player, with so many players left in the tournament.
pub fn legal_actions(left: Option<i64>, hand: &Hand, player: &Player, books: &Rulebooks) -> Grounded<LegalActions> {
    let faces_bet = hand.faces_bet(player);
    let owes = hand.owes_bring_in();
    let all = player.stack().map(|stack| player.committed().saturating_add(stack));
    let fold = faces_bet || hand.need_not_open();
    let mut answer = Grounded::plain(LegalActions { check: !faces_bet && !owes, fold, ..LegalActions::default() });
    if owes {
        answer.cite(&stud_procedure::bring_in(hand, books));
        answer.value.bring_in = Some(all.map_or(hand.bring_in, |all| all.min(hand.bring_in)));
    }
    if faces_bet {
        answer.value.call = Some(all.map_or(hand.bet(), |all| all.min(hand.bet())));
        answer.cite(&call_methods::open(books));
        answer = answer.resting_on(&all_in::price(hand, books));
    } else {
        answer.cite(&check::open(books));
    }
    answer = answer.resting_on(&posting_blinds::short_blind(hand, books));
    answer = answer.resting_on(&posting_blinds::short_bring_in(hand, books));
    if all.is_some_and(|all| all <= hand.bet() || owes && all <= hand.bring_in) {
        return answer;
    }
    let greatest = maximum_raise::greatest(hand, player, books);
    let max = match (greatest.value, all) {
        (Some(max), Some(all)) => Some(max.min(all)),
        (max, all) => max.or(all),
    };
    let range = |least| Range { min: max.map_or(least, |max| max.min(least)), max };
    if hand.bet() == 0 {
        let least = bet::least(hand, books);
        answer.value.bet = Some(range(least.value));
        return answer.resting_on(&least).resting_on(&greatest);
    }
    let may = reopening::may_raise(left, hand, player, books);
    if may.value {
        let least = minimum_raise::least(hand, books);
        let raise = range(least.value);
        // What the bring-in leaves out of the bet is made up: that is no raise yet.
        let completes = hand.only_brought_in() && hand.fixed_bet().is_some() && raise.min == least.value;
        match completes {
            true => answer.value.complete = Some(raise.min),
            false => answer.value.raise = Some(raise),
        }
        answer = answer.resting_on(&least).resting_on(&greatest);
    }
    answer.resting_on(&may)
}

impl Hearing<'_> {
    /// What bars this player from betting and raising now, though he has the turn and the chips.
    pub(in crate::engine) fn barred_from_raising(&self, seat: Seat) -> Option<Vec<ClauseId>> {
        let by_cards = || exposed_cards::only_calls(self, seat).or_else(|| stud_procedure::betting_is_capped(self));
        out_of_turn::only_passive(self, seat).or_else(|| string_bet::only_calls(self, seat)).or_else(by_cards)
    }
}

/// A bet or raise is refused where the player is barred from it.
pub(in crate::engine) fn unless_barred(h: &Hearing, seat: Seat, outcome: Grounded<Outcome>) -> Grounded<Outcome> {
    let bet = h.room().hand().bet();
    let raises = match &outcome.value {
        Outcome::Action(done @ (Action::Bet(n) | Action::RaiseTo(n) | Action::AllIn(n)), _) if *n > bet => Some(*done),
        Outcome::Open(options) => {
            options.wager().map(|range| if bet == 0 { Action::Bet(range.min) } else { Action::RaiseTo(range.min) })
        }
        Outcome::Action(..) | Outcome::Choice(_) | Outcome::Floor(_) | Outcome::Refused(_) => None,
    };
    match raises.zip(h.barred_from_raising(seat)) {
        Some((done, because)) => Grounded { value: Outcome::Refused(done), because, silent: false },
        None => outcome,
    }
}

/// What is open to the player to act, or to whoever has something to make good.
pub(in crate::engine) struct OpenTo {
    seat: Seat,
    options: Grounded<LegalActions>,
}

impl OpenTo {
    /// The same, with all that he has.
    pub(in crate::engine) fn legal(self, h: &Hearing) -> Option<Legal> {
        let player = h.room().hand().find(self.seat)?;
        let all_in = player.stack().map(|stack| player.committed() + stack);
        Some(Legal { seat: self.seat, options: self.options.value, all_in })
    }
}

/// What is open now, and to whom.
pub(in crate::engine) fn open_now(h: &Hearing) -> Option<OpenTo> {
    match &h.state.round.bound {
        Some(Bound { seat, to: BoundTo::Size(options) | BoundTo::CallOrRaise(options), .. }) => {
            return Some(OpenTo { seat: *seat, options: options.clone() });
        }
        Some(Bound { seat, to: BoundTo::Choice(of), .. }) => {
            return Some(OpenTo { seat: *seat, options: of.clone().map(|of| LegalActions::between(&of)) });
        }
        // What his chips come to is not decided: nobody can say what is open to him.
        Some(Bound { lying: 1.., to: BoundTo::Floor, .. } | Bound { to: BoundTo::Decision(_), .. }) => return None,
        Some(Bound { to: BoundTo::Floor, .. }) | None => {}
    }
    if unprotected_hand::refund_is_open(h) {
        return None;
    }
    let hand = h.room().hand();
    let seat = hand.to_act()?;
    if out_of_turn::awaits_the_floor(h, seat) {
        return None;
    }
    let player = hand.find(seat)?;
    let mut options = legal_actions(h.layout().left, hand, player, &h.books);
    if let Some(skip) = out_of_turn::skipped(h, seat)
        && skip.value
    {
        options.cite(&skip.because);
    }
    // Whom everybody else in the hand is all-in against has nobody to raise: it would all come back to him.
    if hand.live().all(|other| other.seat == seat || other.all_in()) {
        options.value.passive();
    }
    if let Some(because) = h.barred_from_raising(seat) {
        options.value.passive();
        options.cite(&because);
        // What is left to him the same clause says.
        options.silent = false;
    }
    Some(OpenTo { seat, options: nuts_must_raise::leaves_open(h, seat, options) })
}

/// What is open now, as a ruling.
pub(in crate::engine) fn now(h: &Hearing) -> Option<Ruling> {
    let OpenTo { seat, options } = open_now(h)?;
    let bound = options.value.is_a_duty();
    let verdict = if bound { Verdict::Must(seat, options.value) } else { Verdict::May(seat, options.value) };
    Some(h.follows(Question::May, verdict, options.because, options.silent))
}

/// What the player to act may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    pub seat: Seat,
    pub options: LegalActions,
    /// All his chips, as a total for the street, where his stack is stated.
    pub all_in: Option<crate::engine::chips::Amount>,
}
