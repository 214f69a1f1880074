//! Who shows, in which order, and how open hands are read.

use crate::engine::award;
use crate::engine::cards::Rank;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Judgement, Seat};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, cites};
use crate::engine::rules::showdown::showdown_order;
use crate::engine::ruling::{Grade, HandValue, Order, Question, Ruling, ShowDuty, Verdict};
use crate::engine::session::Session;
use crate::engine::value::Class;

impl Session<'_> {
    /// How open hands are read, where that was put in question.
    pub(in crate::engine) fn values(&self) -> Vec<Ruling> {
        let hand = self.state.room.hand();
        let mut rulings = Vec::new();
        let around = hand.clockwise_from_button().into_iter().filter_map(|seat| hand.find(seat));
        for player in around.filter(|p| !p.folded && self.state.faces.tabled(p.seat)) {
            let Some(claim) = award::claim(hand, player) else { continue };
            let claimed = !self.state.faces.of(player.seat).claims.is_empty();
            let ranked = self.books.cites(&[clauses::hand_ranking::CLASSES]);
            let spoke: Option<Grounded<()>> =
                claimed.then(|| self.books.ask(|p| Some(((), vec![p.clause(clauses::cards_speak::SPEAK)?])))).flatten();
            for (low, description) in award::descriptions(&claim) {
                let ranks: Vec<Rank> = description.ranks.iter().chain(description.kickers.iter()).copied().collect();
                let class = (!low).then_some(description.class);
                let mut answer = spoke.clone().unwrap_or_else(|| Grounded::plain(()));
                if !low && !ranked.is_empty() {
                    answer.cite(&ranked);
                    answer.cite(&self.books.cites(&[
                        clauses::hand_ranking::FIVE_CARDS,
                        clauses::card_rank::ORDER,
                        award::class_clause(description.class),
                    ]));
                    if ranks.contains(&Rank::Ace) && ranks.first() == Some(&Rank::Five) {
                        answer.cite(&self.books.cites(&[clauses::card_rank::ACE_LOW]));
                    }
                    answer.silent = false;
                }
                if description.class >= Class::Straight && description.ranks.first() == Some(&Rank::Five) {
                    answer.cite(&self.books.cites(&[clauses::card_rank::ACE_LOW]));
                }
                let verdict = Verdict::Has(player.seat, HandValue { class, ranks });
                rulings.push(self.follows(Question::Value, verdict, answer.because, answer.silent));
            }
        }
        rulings
    }

    /// Who shows, in which order, and who may keep his cards closed.
    pub(in crate::engine) fn showing(&self) -> Vec<Ruling> {
        let hand = self.state.room.hand();
        let faces = &self.state.faces;
        let alive = faces.alive(hand);
        let closed: Vec<Seat> = alive.iter().copied().filter(|seat| !faces.tabled(*seat)).collect();
        let mut rulings = Vec::new();
        if self.all_in_showdown() && alive.len() > 1 {
            let face_up = self.books.ask(|p| {
                let clause = p.clause(clauses::all_in_showdown::FACE_UP)?;
                Some(((), vec![clause]))
            });
            if let Some(answer) = face_up {
                if !closed.is_empty() {
                    let mut because = answer.because.clone();
                    because.extend(self.books.cites(&[clauses::all_in_showdown::AT_ONCE]));
                    rulings.push(self.follows(Question::Show, Verdict::ShowNow(closed.clone()), because.clone(), answer.silent));
                }
                if faces.early_card {
                    let at_once = self.books.cites(&[clauses::all_in_showdown::AT_ONCE]);
                    for seat in closed.iter().filter(|_| !at_once.is_empty()) {
                        let verdict = Verdict::Order(Order::TurnUp(*seat, None));
                        rulings.push(self.follows(Question::Order, verdict, at_once.clone(), false));
                    }
                }
                for seat in closed.iter().filter(|seat| self.must_show_for_side_pot(**seat)) {
                    let because = self.books.cites(&[clauses::all_in_showdown::SIDE_POT_SHOWS]);
                    rulings.push(self.follows(Question::Show, Verdict::Showing(*seat, ShowDuty::Must), because, false));
                }
                return rulings;
            }
        }
        if alive.len() > 1 && faces.untouched() && hand.players.len() > 1 {
            if let Some(order) = self.books.ask(|p| showdown_order::order(hand, &alive, p)) {
                let verdict = Verdict::ShowsFirst(order.value);
                let mut ruling = self.follows(Question::Show, verdict, order.because, order.silent);
                if !order.silent && self.books.house.carries(clauses::showdown_order::ENFORCED) {
                    ruling.grade = Grade::May;
                }
                rulings.push(ruling);
            }
            return rulings;
        }
        if let Some(next) = self.next_to_show(&closed) {
            rulings.extend(self.duty_of(next, &alive));
        }
        rulings
    }

    pub(in crate::engine) fn next_to_show(&self, closed: &[Seat]) -> Option<Seat> {
        let hand = self.state.room.hand();
        let everybody: Vec<Seat> = hand.live().map(|p| p.seat).collect();
        let order = self.books.ask(|p| showdown_order::order(hand, &everybody, p))?.value;
        let around: Vec<Seat> = hand.acting_order().filter(|s| everybody.contains(s)).collect();
        let start = order.first().and_then(|first| around.iter().position(|s| s == first)).unwrap_or(0);
        around.iter().cycle().skip(start).take(around.len()).copied().find(|seat| closed.contains(seat))
    }

    /// What the next to show has to do.
    pub(in crate::engine) fn duty_of(&self, seat: Seat, alive: &[Seat]) -> Vec<Ruling> {
        let faces = &self.state.faces;
        let show =
            |duty, because: Vec<ClauseId>, silent| self.follows(Question::Show, Verdict::Showing(seat, duty), because, silent);
        if alive.len() == 1 {
            let caller = self.books.cites(&[clauses::showdown_order::CALLER_SHOWS]);
            if self.caller_shows(seat) && !caller.is_empty() {
                return vec![show(ShowDuty::Must, caller, false)];
            }
            let unseen = self.books.cites(&[clauses::uncontested_showdown::UNSEEN]);
            let must = rulings_must_show(&self.state.rulings, seat);
            return if unseen.is_empty() || must { Vec::new() } else { vec![show(ShowDuty::NeedNot, unseen, false)] };
        }
        if faces.of(seat).open.is_empty() && faces.anybody_tabled_but(seat) {
            let beaten = self.is_beaten(seat);
            let may = self.books.ask(|p| may_muck(p, beaten));
            return may.map(|a| show(ShowDuty::MayMuck, a.because, a.silent)).into_iter().collect();
        }
        let mut because = self.books.cites(&[clauses::tabling::DUTY]);
        if faces.of(seat).told.is_some() && !faces.of(seat).open.is_empty() {
            because = self.books.cites(&[clauses::tabling::ONE_CARD]);
        }
        if because.is_empty() { Vec::new() } else { vec![show(ShowDuty::Must, because, false)] }
    }

    /// The one who had to show first has mucked, and his hand cannot be found.
    pub(in crate::engine) fn caller_shows(&self, seat: Seat) -> bool {
        let gone = |s: &Seat| self.found(Judgement::Identifiable(*s)) == Some(false);
        let hand = self.state.room.hand();
        hand.live().any(|p| p.seat != seat && self.state.faces.of(p.seat).mucked && gone(&p.seat)) && !self.state.faces.tabled(seat)
    }
}

/// At his turn to show he may muck: anyhow, or because he is beaten.
pub(in crate::engine) fn may_muck(policy: &Policy, beaten: bool) -> Reply<()> {
    let mut because = cites(policy, &[clauses::showdown_order::MAY_MUCK]);
    if beaten {
        because.extend(cites(policy, &[clauses::showdown_order::BEATEN_MUCKS]));
    }
    (!because.is_empty()).then_some(((), because))
}

/// He has already been ruled to have to show.
pub(in crate::engine) fn rulings_must_show(rulings: &[Ruling], seat: Seat) -> bool {
    rulings.iter().any(|r| r.verdict == Verdict::Showing(seat, ShowDuty::Must) && r.grade != Grade::Silent)
}
