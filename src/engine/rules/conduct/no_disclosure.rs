//! One player to a hand: what may be told, shown and advised, `rules/conduct/no-disclosure.yaml`.

use crate::engine::options::choice;

choice! {
    /// Until when is advice on play, or criticism of it, forbidden?
    "conduct.advice_banned" AdviceBanned {
        /// At any time.
        AtAnyTime = "at-any-time",
        /// Until all action is over.
        UntilActionEnds = "until-action-ends",
    }
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::no_disclosure as clause;
use crate::engine::event::{CardEvent, Deed, Seat, Show, Showing, Step, Toward};
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::offences::{Case, Duty, PlayersCase, Table};
use crate::engine::rules::showdown::cards_speak;
use crate::engine::ruling::{Grade, Ruling, Verdict};

pub const TABLE: Table = Table {
    rule: RuleId::NO_DISCLOSURE,
    duties: &[
        Duty { clause: clause::CONTENTS, broken: |case| (tells_cards(case) || lets_see(case)).then_some(true) },
        Duty { clause: clause::FOLDED_CONTENTS, broken: |case| (tells_cards(case) && case.then().folded).then_some(true) },
        Duty { clause: clause::ADVICE, broken: advises },
        Duty {
            clause: clause::READING,
            broken: |case| case.did_to(&[Toward::ReadsHandOf]).map(|of| !case.h.state.faces.tabled(of)),
        },
        cards_speak::READS_ALOUD,
        Duty { clause: clause::SPECULATION, broken: |case| case.did(&[Deed::GuessesCardsToCome]).then_some(true) },
        Duty { clause: clause::DISCUSSING, broken: |case| discusses(case).then_some(true) },
        Duty { clause: clause::ONE_PLAYER, broken: |case| lets_decide(case).then_some(true) },
        Duty { clause: clause::SHOWS_NOBODY, broken: |case| shows_to(case).map(|_| true) },
        Duty { clause: clause::STRATEGY, broken: |case| case.did_to(&[Toward::StrategyWith]).map(|_| true) },
        Duty { clause: clause::RAIL, broken: |case| talks_with(case).filter(|with| is_outside(case, *with)).map(|_| true) },
        Duty {
            clause: clause::OUTSIDE_ADVICE,
            broken: |case| takes_advice(case).filter(|from| is_outside(case, *from)).map(|_| true),
        },
        Duty { clause: clause::TAKES_ADVICE, broken: |case| case.did_to(&[Toward::TakesAdviceFrom]).map(|_| true) },
        Duty { clause: clause::NO_TELLING, broken: |case| case.did_to(&[Toward::Advises]).map(|_| true) },
        Duty { clause: clause::OWN_HAND, broken: |case| (tells_cards(case) && case.then().in_hand).then_some(false) },
        Duty { clause: clause::OPPONENTS_HAND, broken: |case| case.did_to(&[Toward::GuessesHandOf]).map(|_| !case.then().in_hand) },
        Duty { clause: clause::OUTSIDERS, broken: |case| (speaks_of_the_hand(case) && !case.then().in_hand).then_some(true) },
        Duty {
            clause: clause::SIGN,
            broken: |case| case.did(&[Deed::ReactsToBoard]).then(|| case.then().folded && case.then().hand_on),
        },
        // Whatever of this is forbidden is forbidden to protect the others.
        Duty { clause: clause::PROTECT, broken: |case| (tells_cards(case) || advises_too_early(case)).then_some(true) },
    ],
    charges: &[],
};

/// While the hand is going on: what he tells afterwards harms nobody.
fn tells_cards(case: &Case) -> bool {
    case.did(&[Deed::TellsCards]) && case.then().hand_on
}

/// He lays his cards open for the table, or lets another player see them, while there is betting: live or folded.
fn lets_see(case: &Case) -> bool {
    let then = case.then();
    let Some(Step::Cards(CardEvent::Show(Show { manner, .. }))) = case.step() else { return false };
    let seen = matches!(manner, Showing::Tabled | Showing::Open | Showing::To(_));
    seen && (then.in_hand || then.folded) && then.hand_on && then.betting
}

fn advises(case: &PlayersCase) -> Option<bool> {
    case.did_to(&[Toward::Advises, Toward::Criticises])?;
    Some(match case.h.books.house.get::<AdviceBanned>()? {
        AdviceBanned::AtAnyTime => true,
        AdviceBanned::UntilActionEnds => case.then().betting,
    })
}

/// He advises, and nothing says that the time for that has come.
fn advises_too_early(case: &Case) -> bool {
    let later = case.h.books.house.get::<AdviceBanned>() == Some(AdviceBanned::UntilActionEnds) && !case.then().betting;
    case.did_to(&[Toward::Advises]).is_some() && !later
}

fn shows_to(case: &Case) -> Option<Seat> {
    let Step::Cards(CardEvent::Show(Show { manner: Showing::To(seat), .. })) = case.step()? else { return None };
    case.then().hand_on.then_some(*seat)
}

fn talks_with(case: &Case) -> Option<Seat> {
    case.did_to(&[Toward::StrategyWith, Toward::HandWith])
}

/// He talks about the hand with another player while it goes on, whether or not they are in it.
fn discusses(case: &Case) -> bool {
    case.did_to(&[Toward::HandWith]).is_some() && case.then().hand_on
}

fn takes_advice(case: &Case) -> Option<Seat> {
    case.did_to(&[Toward::AsksAdviceOf, Toward::TakesAdviceFrom])
}

/// Another takes part in what he has to decide, or is asked to.
fn lets_decide(case: &Case) -> bool {
    let then = case.then();
    is_helped(case) || then.in_hand && then.betting && takes_advice(case).is_some()
}

/// Another takes part in what he has to decide.
pub(crate) fn is_helped(case: &Case) -> bool {
    let then = case.then();
    let advised = then.in_hand && then.betting && case.did_to(&[Toward::TakesAdviceFrom]).is_some();
    advised || case.did_to(&[Toward::LetsPlayAlong]).is_some()
}

/// What the book counts among the breaches of one player to a hand: he shows it to somebody, or talks about it or about how to play
/// it. By which of its clauses.
pub(crate) fn shares_his_hand(case: &Case, house: &Policy) -> Option<Vec<ClauseId>> {
    let shared = [
        (clause::STRATEGY, case.did_to(&[Toward::StrategyWith]).is_some()),
        (clause::SHOWS_NOBODY, shows_to(case).is_some()),
        (clause::DISCUSSING, discusses(case)),
    ];
    let by: Vec<ClauseId> = shared.into_iter().filter(|(_, so)| *so).filter_map(|(clause, _)| house.clause(clause)).collect();
    (!by.is_empty()).then_some(by)
}

/// Nobody who plays at the table.
fn is_outside(case: &Case, seat: Seat) -> bool {
    case.h.state.room.hand().find(seat).is_none()
}

/// What somebody out of the hand is to keep to himself. A hand that lies tabled is there for everybody to read.
fn speaks_of_the_hand(case: &Case) -> bool {
    let tabled = |of: Seat| case.h.state.faces.tabled(of);
    let about = case.did_to(&[Toward::GuessesHandOf, Toward::ReadsHandOf, Toward::Advises]);
    let speaks = case.did(&[Deed::TellsCards, Deed::CommentsOnHand, Deed::GuessesCardsToCome]) || discusses(case);
    (speaks || about.is_some_and(|of| !tabled(of))) && case.then().hand_on && case.then().seated
}

/// What he says of his own hand does nothing to it, and is better left unsaid. Where no book says what becomes of the hand, neither
/// that nor anybody's help takes it from him.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let Some(case) = &case.of_player() else { return Vec::new() };
    let tells = tells_cards(case);
    if !case.then().in_hand || !tells && !is_helped(case) {
        return Vec::new();
    }
    let lives = Verdict::Hand(case.by(), true);
    let said = if tells { case.by_clauses(lives.clone(), &[clause::OWN_HAND]) } else { None };
    let custom = || Ruling { grade: Grade::Silent, ..case.ruled(lives, Vec::new()) };
    let frowned_on = if tells { case.advised_against(&[clause::OWN_HAND_FROWNED_ON]) } else { None };
    std::iter::once(said.unwrap_or_else(custom)).chain(frowned_on).collect()
}
