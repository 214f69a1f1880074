//! What a player may do: a list of the rules that say so.

use crate::engine::clause::ClauseId;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::betting::{
    all_in, bet, call_methods, check, maximum_raise, minimum_raise, out_of_turn, posting_blinds, reopening,
};
use crate::engine::rules::conduct::exposed_cards;
use crate::engine::rules::dealing::stud_procedure;
use crate::engine::ruling::{LegalActions, Range};
use crate::engine::table::hand::{Hand, Player};
use crate::engine::table::room::Room;

/// The open acts of a player.
pub fn legal_actions(room: &Room, hand: &Hand, player: &Player, books: &Rulebooks) -> Grounded<LegalActions> {
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
        answer.value.call = Some(all.map_or(hand.bet, |all| all.min(hand.bet)));
        answer.cite(&call_methods::open(books));
        answer = answer.resting_on(&all_in::price(hand, books));
    } else {
        answer.cite(&check::open(books));
    }
    answer = answer.resting_on(&posting_blinds::short_blind(hand, books));
    if all.is_some_and(|all| all <= hand.bet) {
        return answer;
    }
    let greatest = maximum_raise::greatest(hand, player, books);
    let max = match (greatest.value, all) {
        (Some(max), Some(all)) => Some(max.min(all)),
        (max, all) => max.or(all),
    };
    let range = |least| Range { min: max.map_or(least, |max| max.min(least)), max };
    if hand.bet == 0 {
        let least = bet::least(hand, books);
        answer.value.bet = Some(range(least.value));
        return answer.resting_on(&least).resting_on(&greatest);
    }
    let may = reopening::may_raise(room, hand, player, books);
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
        out_of_turn::only_passive(self, seat).or_else(by_cards)
    }
}

/// What the player to act may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    pub seat: Seat,
    pub options: LegalActions,
    /// All his chips, as a total for the street, where his stack is stated.
    pub all_in: Option<crate::engine::chips::Amount>,
}
