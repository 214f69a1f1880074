//! What is said about a hand, `rules/showdown/cards-speak.yaml`.

use crate::engine::options::choice;

choice! {
    /// Is a hand that is misstated on purpose penalised?
    "showdown.miscall" Miscall {
        /// It may be.
        MayBePenalised = "may-be-penalised",
        /// It must be.
        IsPenalised = "is-penalised",
    }
}

use crate::engine::clauses::cards_speak as clause;
use crate::engine::event::{Judgement, Seat, Toward};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply};
use crate::engine::rules::award;
use crate::engine::rules::offences::Duty;
use crate::engine::rules::procedure::{disputed_pot, killing_winning_hand};
use crate::engine::ruling::{Question, Strength, Verdict};

/// Whoever reads out a hand that lies open may do so.
pub(crate) const READS_ALOUD: Duty = Duty {
    clause: clause::SPEAK_UP,
    broken: |case| case.did_to(&[Toward::ReadsHandOf]).filter(|of| case.h.state.faces.tabled(*of)).map(|_| false),
};

/// What a deliberate miscall costs.
fn miscall(policy: &Policy) -> Reply<Strength> {
    let clause = policy.clause(clause::MISCALL)?;
    let strength = match policy.get::<Miscall>()? {
        Miscall::MayBePenalised => Strength::May,
        Miscall::IsPenalised => Strength::Must,
    };
    Some((strength, vec![clause]))
}

/// The cards speak, whatever was said of them; nothing where nothing was said.
pub(crate) fn speak(h: &Hearing, seat: Seat) -> Grounded<()> {
    let claimed = !h.state.faces.of(seat).claims.is_empty();
    let speak = || h.books.ask(|p| Some(((), vec![p.clause(clause::SPEAK)?])));
    claimed.then(speak).flatten().unwrap_or_else(|| Grounded::plain(()))
}

/// Something was said about a hand that it is not, or of which nobody knows whether it is.
pub(crate) fn miscalled(h: &mut Hearing, seat: Seat) {
    let claims = h.state.faces.of(seat).claims;
    let hand = h.state.room.hand();
    let claim = hand.find(seat).and_then(|p| award::claim(hand, p));
    let actual = claim.and_then(|claim| claim.high).map(|high| high.describe().class);
    let wrong = !claims.is_empty() && actual.is_none_or(|actual| !claims.contains(&actual));
    if wrong
        && h.found(Judgement::Deliberate) == Some(true)
        && let Some(answer) = h.books.ask(miscall)
        && !(answer.silent && is_penalised(h, seat))
    {
        h.rule(Question::Penalty, Verdict::Penalty(seat, answer.value, None), answer.because, answer.silent);
    }
}

/// The book has ruled already that he is penalised.
fn is_penalised(h: &Hearing, seat: Seat) -> bool {
    h.state.rulings.iter().any(|r| matches!(r.verdict, Verdict::Penalty(of, Strength::Must, _) if of == seat) && !r.is_silent())
}

/// Somebody points out that a hand is misread.
pub(crate) fn points_out(h: &mut Hearing, seat: Seat) {
    let mut because = h.books.cites(&[clause::SPEAK_UP]);
    because.extend(killing_winning_hand::helps_to_read(h.books.house));
    let silent = because.is_empty();
    h.answer(seat, Verdict::Granted(None), because, silent);
}

/// The pot is pushed to somebody who said what he has: the dealer should have read the cards.
pub(crate) fn pot_pushed(h: &mut Hearing, to: Seat) {
    let claimed = !h.state.faces.of(to).claims.is_empty();
    if let Some(because) = h.books.carried(&[clause::DEALER_READS]).filter(|_| claimed) {
        disputed_pot::correct(h, to, &because, false);
    }
}
