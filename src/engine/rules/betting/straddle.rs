//! Bets in the dark after the big blind, `rules/betting/straddle.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// Does a blind raise before the deal buy the last action?
    "betting.straddle" Straddle {
        /// It does if the players agreed on straddles before play, and not heads-up.
        ByAgreement = "by-agreement",
        /// It does for the player to the left of the big blind, without any agreement, and not heads-up.
        LeftOfBigBlind = "left-of-big-blind",
        /// It does for the button alone, without any agreement, and not heads-up.
        Button = "button",
        /// It does for either the player to the left of the big blind or the button, without any agreement, and not heads-up.
        LeftOfBigBlindOrButton = "left-of-big-blind-or-button",
        /// It never does; it is a raise in the dark.
        RaiseNoLook = "raise-no-look",
    }
}

figure! {
    /// How many big blinds must a blind raise be?
    "betting.blind_raise_multiple" BlindRaiseMultiple in "big blinds" up to 10
}

use super::posting_blinds;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::straddle as clause;
use crate::engine::event::{Seat, Street};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::problem::Problem;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks};
use crate::engine::ruling::{Action, ChipChange, Question, Standing, Verdict};
use crate::engine::table::hand::{Fullness, Hand};
use crate::engine::table::room::Room;

/// Whether a bet in the dark by somebody who may make one buys the last word.
fn buys_last_word(room: &Room, policy: &Policy) -> Reply<bool> {
    let clause = policy.clause(clause::LAST_WORD)?;
    let buys = match policy.get::<Straddle>()? {
        Straddle::RaiseNoLook => false,
        Straddle::LeftOfBigBlind | Straddle::Button | Straddle::LeftOfBigBlindOrButton => true,
        Straddle::ByAgreement => room.straddles_agreed,
    };
    Some((buys, vec![clause]))
}

/// Before the flop the last word may be somebody's who bet in the dark.
pub fn last_word(hand: &Hand, policy: &Policy) -> Option<ClauseId> {
    policy.clause_where(hand.street == Street::Preflop, clause::LAST_WORD)
}

/// The size that a bet in the dark must have.
fn size(hand: &Hand, books: &Rulebooks) -> Option<Grounded<Amount>> {
    books.ask(|p| Some((p.get::<BlindRaiseMultiple>()?.saturating_mul(hand.big_blind), vec![p.clause(clause::SIZE)?])))
}

/// Only certain seats may straddle, and his is none of them; or there are only two.
fn is_another_seats(room: &Room, seat: Seat, books: &Rulebooks) -> Option<Vec<ClauseId>> {
    let hand = room.hand();
    let is_left = hand.players.first().is_some_and(|player| player.seat == seat);
    let is_button = hand.button == Some(seat);
    let is_his = match books.house.get::<Straddle>()? {
        Straddle::RaiseNoLook => return None,
        Straddle::ByAgreement if !room.straddles_agreed => return None,
        Straddle::ByAgreement => true,
        Straddle::LeftOfBigBlind => is_left,
        Straddle::Button => is_button,
        Straddle::LeftOfBigBlindOrButton => is_left || is_button,
    };
    let may = is_his && hand.live().count() > 2;
    books.carried(&[clause::LAST_WORD]).filter(|_| !may)
}

/// A bet in the dark.
///
/// # Errors
/// When it does not go over the big blind, or is made after the flop.
pub fn posted(h: &mut Hearing, seat: Seat, amount: Amount) -> Result<(), Problem> {
    if let Some(because) = is_another_seats(h.room(), seat, &h.books) {
        h.rule(Question::Binding, Verdict::binding(seat, Action::RaiseTo(amount), Standing::Refused), because, false);
        return Ok(());
    }
    if let Some(size) = size(h.state.room.hand(), &h.books).filter(|size| size.value != amount) {
        h.rule(Question::Binding, Verdict::binding(seat, Action::RaiseTo(amount), Standing::Refused), size.because, false);
        return Ok(());
    }
    let mut because = h.books.cites(&[clause::SIZE, clause::LAST_WORD]);
    let silent = because.is_empty();
    // What is no blind is a raise.
    because.extend(posting_blinds::no_other_wagers(h.books.house));
    let last_word = buys_last_word(&h.state.room, h.books.house).is_some_and(|s| s.0);
    let hand = h.state.room.hand_mut();
    if amount <= hand.bet() || hand.street != Street::Preflop {
        return Err(Problem::new(
            "a bet in the dark is larger than the big blind, and made before the flop",
            "state a larger amount",
        ));
    }
    let actions = hand.actions.clone();
    h.state.of_hand.in_the_dark = true;
    hand.apply(seat, Action::RaiseTo(amount), Fullness::FULL);
    hand.actions = actions;
    if last_word {
        hand.last_word = Some(seat);
        hand.seat_mut(seat)?.is_asked_again();
    }
    h.rule(Question::Meaning, Verdict::Action(seat, Action::RaiseTo(amount), ChipChange::None), because, silent);
    Ok(())
}

/// Who has the last word after a bet in the dark is said by a book, or by nobody.
pub fn turn_is_custom(h: &Hearing) -> bool {
    let straddled = h.state.of_hand.in_the_dark && h.state.room.hand().street == Street::Preflop;
    straddled && h.books.cites(&[clause::LAST_WORD]).is_empty()
}
