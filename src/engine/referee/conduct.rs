//! Conduct: what is noted of it as it happens, and which rules are asked about what has been noted, in the order of the questions.
//! Nothing here decides.

use crate::engine::event::{
    Ask, CardEvent, ClockEvent, ConductEvent, Deed, Judgement, Manner, Objection, RoomDeed, RoomEvent, Seat, Step, Subject,
};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rules::cash::{buy_in, rake, table_stakes, time_charge};
use crate::engine::rules::conduct::{
    abusive_language, action_pending, chopping, collusion, courtesy, disqualification, electronic_devices, etiquette,
    exposed_cards, no_disclosure, penalties, player_responsibilities,
};
use crate::engine::rules::general::{
    floor_decisions, identification, official_language, player_identity, protest, scope_and_purpose, special_needs, spectators,
    tournament_equipment,
};
use crate::engine::rules::money;
use crate::engine::rules::offences::{Case, Table, breach, cases, charged, heaviest, is_penalty, said_once};
use crate::engine::rules::procedure::{
    calling_the_clock, chip_count_request, chip_race, chips_in_transit, chips_visible, color_up, dead_hand, lost_chips, new_level,
    rebuy,
};
use crate::engine::ruling::{ActionKind, ConductVerdict, Measure, Question, Ruling, Strength, Verdict};
use crate::engine::table::incidents::{Happening, Incident, Standing};

/// The rules with a table of duties and of what offences cost.
const TABLES: &[Table] = &[
    player_responsibilities::TABLE,
    no_disclosure::TABLE,
    action_pending::TABLE,
    electronic_devices::TABLE,
    etiquette::TABLE,
    abusive_language::TABLE,
    courtesy::TABLE,
    collusion::TABLE,
    identification::TABLE,
    official_language::TABLE,
    player_identity::TABLE,
    spectators::TABLE,
    penalties::TABLE,
    calling_the_clock::TABLE,
    chips_visible::TABLE,
    chips_in_transit::TABLE,
    tournament_equipment::TABLE,
    dead_hand::TABLE,
];

/// What rules say beside their tables.
const RULES: &[fn(&Case) -> Vec<Ruling>] = &[
    player_responsibilities::rulings,
    no_disclosure::rulings,
    electronic_devices::rulings,
    etiquette::rulings,
    courtesy::rulings,
    collusion::rulings,
    penalties::rulings,
    floor_decisions::rulings,
    identification::rulings,
    player_identity::rulings,
    protest::rulings,
    scope_and_purpose::rulings,
    spectators::rulings,
    calling_the_clock::rulings,
    chip_race::rulings,
    color_up::rulings,
    chip_count_request::rulings,
    chips_visible::rulings,
    chips_in_transit::rulings,
    lost_chips::rulings,
    rebuy::rulings,
    table_stakes::rulings,
    buy_in::rulings,
    rake::rulings,
    time_charge::rulings,
    chopping::rulings,
    special_needs::rulings,
    tournament_equipment::rulings,
];

impl Hearing<'_> {
    /// Notes what somebody does, if conduct is judged by it.
    pub(super) fn note_step(&mut self, by: Seat, step: &Step) {
        if is_noted(step) {
            self.note(by, Happening::Did(step.clone()));
        }
    }

    /// Notes what has happened, with how he stood then.
    pub(in crate::engine) fn note(&mut self, by: Seat, what: Happening) {
        let then = self.standing(by);
        self.incidents.note(Incident { by, what, line: self.line, attempt: 0, moment: self.moment, then });
    }

    /// Notes what an attempt has come to: on however many lines it is told, it is one.
    pub(in crate::engine) fn note_attempt(&mut self, by: Seat, what: Happening) {
        let then = self.standing(by);
        self.incidents.note(Incident { by, what, line: self.since, attempt: self.earlier.len(), moment: self.moment, then });
    }

    pub(super) fn standing(&self, seat: Seat) -> Standing {
        let hand = self.state.room.hand();
        let live = hand.live().count();
        let hand_on = live > 1 && self.state.faces.pushed.is_none() && (!hand.between_hands || self.hands > 0);
        let player = hand.find(seat);
        let folded = player.is_some_and(|player| player.folded) || !self.state.faces.is_alive(seat);
        Standing {
            seated: player.is_some(),
            in_hand: player.is_some() && !folded && hand_on,
            folded,
            all_in: player.is_some_and(|player| player.all_in),
            turn_came: self.turn_came(seat),
            hand_on,
            betting: hand_on && !hand.betting_is_over(),
            live,
        }
    }

    /// In this round the action has come to him or gone past him, or he was out before it.
    fn turn_came(&self, seat: Seat) -> bool {
        let hand = self.state.room.hand();
        let folds = |(by, kind): &(Seat, ActionKind)| *by == seat && *kind == ActionKind::Fold;
        if hand.find(seat).is_some_and(|player| player.folded) && !hand.actions.iter().any(folds) {
            return true;
        }
        let Some(to_act) = hand.to_act() else { return true };
        let mut order: Vec<Seat> = hand.acting_order().collect();
        let after_aggressor =
            hand.increases.last().and_then(|last| order.iter().position(|other| *other == last.seat)).map(|at| at + 1);
        let n = order.len().max(1);
        order.rotate_left(after_aggressor.unwrap_or(0) % n);
        let place = |seat: Seat| order.iter().position(|other| *other == seat);
        place(seat) <= place(to_act)
    }

    /// A finding about players is an incident of its own.
    pub(super) fn note_finding(&mut self, judgement: Judgement) {
        let of_one = if let Judgement::OfPlayer(_, seat) = judgement { Some(seat) } else { None };
        let of_two =
            if let Judgement::OfTwo(finding, one, two) = judgement { collusion::charged_by(finding, one, two) } else { Vec::new() };
        let delays = matches!(judgement, Judgement::Deliberate | Judgement::Needless);
        let on_the_clock = calling_the_clock::on_the_clock(self).filter(|_| delays);
        for seat in of_one.into_iter().chain(of_two).chain(on_the_clock) {
            self.note(seat, Happening::Found(judgement));
        }
    }

    /// Somebody does something beside the game.
    pub(super) fn conducts(&mut self, seat: Seat, event: ConductEvent) {
        electronic_devices::calls(self, seat, event);
        if let ConductEvent::MovesToTableOf(_) = event {
            penalties::changes_tables(self, seat);
        }
        if let ConductEvent::TurnsUp(card) = event {
            exposed_cards::turns_up(self, seat, card);
        }
        if let ConductEvent::Does(Deed::TellsCards) = event {
            exposed_cards::tells(self, seat);
        }
    }

    /// Whoever is out of the contest no longer plays, by a decision or by what the book has for what was found.
    pub(super) fn puts_out(&mut self) {
        let decided = self.incidents.decisions.iter().filter(|d| d.stands);
        let mut out: Vec<Seat> = decided.filter_map(|d| disqualification::puts_out(&d.verdict)).collect();
        if self.incidents.all.iter().any(|incident| matches!(incident.what, Happening::Found(_))) {
            out.extend(self.conduct_rulings(&[]).iter().filter_map(|r| disqualification::puts_out(&r.verdict)));
        }
        for seat in out {
            disqualification::leaves_the_game(self, seat);
        }
    }

    /// The floor does something about a player, or time passes.
    ///
    /// # Errors
    /// When it is something that only a player does.
    pub(super) fn conduct_beside(&mut self, who: &Subject, event: ConductEvent) -> Result<(), Problem> {
        match event {
            ConductEvent::MovedTo(seat, _) | ConductEvent::InWrongSeat(seat) | ConductEvent::Identified(seat) => {
                self.state.room.hand_mut().seat_mut(seat)?;
                self.note(seat, Happening::Did(Step::Conduct(event)));
            }
            ConductEvent::HandsPass(n) => {
                if self.is_new(event) {
                    penalties::hands_pass(self, n);
                }
                self.state.faces.another_hand();
                self.button_moves_on(n);
                self.note(Seat::BIG_BLIND, Happening::Did(Step::Conduct(event)));
            }
            ConductEvent::Recorded | ConductEvent::DaysPass(_) | ConductEvent::TournamentEnds => {
                self.note(Seat::BIG_BLIND, Happening::Did(Step::Conduct(event)));
            }
            ConductEvent::Does(_)
            | ConductEvent::Toward(_)
            | ConductEvent::TouchesMuck
            | ConductEvent::TouchesBurns
            | ConductEvent::Speaks(_)
            | ConductEvent::PhoneRings
            | ConductEvent::TurnsUp(_)
            | ConductEvent::MovesToTableOf(_) => {
                let Subject::Seat(seat) = who else { return Err(super::only_a_player()) };
                self.conducts(*seat, event);
            }
        }
        Ok(())
    }

    /// It is told for the first time, not gone through again for a finding.
    fn is_new(&self, event: ConductEvent) -> bool {
        let told = Happening::Did(Step::Conduct(event));
        !self.incidents.all.iter().any(|incident| incident.line == self.line && incident.what == told)
    }

    /// What is ruled about conduct as of now, beside what is ruled otherwise.
    pub(super) fn conduct_rulings(&self, rulings: &[Ruling]) -> Vec<Ruling> {
        let mut all: Vec<Ruling> = cases(self).flat_map(|case| on_incident(&case)).collect();
        let is_breach = |r: &Ruling| matches!(r.verdict, Verdict::Breach(..)) && !r.is_silent();
        if rulings.iter().chain(&all).any(is_breach) && penalties::has_ladder(self) {
            let steps = self.ladder(rulings, &all);
            let warned =
                |r: &Ruling| steps.iter().any(|step| step.line == r.line && step.about.is_none_or(|seat| r.about == Some(seat)));
            all.retain(|r| !(is_no_penalty(&r.verdict) && warned(r)));
            all.extend(steps);
        }
        all.retain(|r| !self.is_settled(r));
        // Who is penalised for what he did, or breaks another rule by it later, has not kept within the rules.
        let blames =
            |r: &&Ruling| matches!(r.verdict, Verdict::Breach(..) | Verdict::Penalty(_, Strength::Must, _)) && !r.is_silent();
        let blamed: Vec<(Option<Seat>, usize)> = rulings.iter().chain(&all).filter(blames).map(|r| (r.about, r.line)).collect();
        let wrong = |r: &Ruling| blamed.iter().any(|(about, line)| *about == r.about && *line >= r.line);
        all.retain(|r| !(matches!(r.verdict, Verdict::Conduct(ConductVerdict::Of(Measure::NoBreach, _))) && wrong(r)));
        all.extend(new_level::rulings(self));
        let out: Vec<Ruling> = all.iter().flat_map(|r| disqualification::consequences(self, &r.verdict)).collect();
        all.extend(out);
        for silent in rulings.iter().filter(|r| r.is_silent()) {
            all.extend(floor_decisions::in_doubt(self, silent));
            all.extend(scope_and_purpose::elsewhere(self, silent));
        }
        said_once(all)
    }

    /// What the club's ladder has for every breach, whichever rule has found it.
    fn ladder(&self, rulings: &[Ruling], conduct: &[Ruling]) -> Vec<Ruling> {
        let known: Vec<Ruling> = rulings.iter().chain(conduct).cloned().collect();
        let is_breach = |r: &&Ruling| matches!(r.verdict, Verdict::Breach(..)) && !r.is_silent();
        // Each act beside the game is a breach of its own; what the play of a line breaks with one of them is the same breach.
        let mut breaches: Vec<&Ruling> = conduct.iter().filter(is_breach).collect();
        let apart = |r: &&Ruling| !conduct.iter().filter(is_breach).any(|other| other.line == r.line && other.about == r.about);
        breaches.extend(rulings.iter().filter(is_breach).filter(apart));
        breaches.sort_by_key(|r| (r.line, r.moment));
        let mut seen: Vec<(Option<Seat>, usize, usize)> = Vec::new();
        let mut steps = Vec::new();
        for breach in breaches {
            let act = (breach.about, breach.line, breach.moment);
            if seen.contains(&act) {
                continue;
            }
            let before = seen.iter().filter(|(about, ..)| *about == breach.about).count();
            seen.push(act);
            if !is_of_etiquette_alone(breach, conduct) {
                steps.extend(penalties::ladder(self, breach, before, &known));
            }
        }
        steps
    }

    /// Something was given for it: what else it may cost is settled.
    fn is_settled(&self, ruling: &Ruling) -> bool {
        let decided = self.incidents.decisions.iter().filter(|d| d.stands && d.line >= ruling.line && is_penal(&d.verdict));
        let reach = |verdict: &Verdict| matches!(verdict.measure(), Some((Measure::MayLoseChipsOrPlace, _)));
        let costs =
            |verdict: &Verdict| is_penalty(verdict) || is_no_penalty(verdict) || penalties::is_step(verdict) || reach(verdict);
        let cost = ruling.question == Question::Penalty && costs(&ruling.verdict);
        cost && decided.into_iter().any(|d| d.verdict.about() == ruling.about)
    }

    /// What would have to be found of the last thing that was done.
    pub(super) fn open_findings_of_conduct(&self) -> Option<Judgement> {
        let last = cases(self).last()?;
        etiquette::hangs_on(&last)
            .or_else(|| collusion::hangs_on(&last))
            .or_else(|| lost_chips::hangs_on(&last))
            .or_else(|| calling_the_clock::delay_hangs_on(&last))
            .or_else(|| penalties::breach_hangs_on(self).filter(|_| is_breach_without_penalty(&last)))
    }
}

/// A rule is broken by it, and nothing is due for that.
fn is_breach_without_penalty(case: &Case) -> bool {
    let rulings = on_incident(case);
    let costs = |r: &Ruling| is_penalty(&r.verdict) || is_no_penalty(&r.verdict);
    rulings.iter().any(|r| matches!(r.verdict, Verdict::Breach(..))) && !rulings.iter().any(costs)
}

/// Everything that is ruled on one incident.
fn on_incident(case: &Case) -> Vec<Ruling> {
    let breaches = TABLES.iter().filter_map(|table| breach(case, table));
    let mut rulings: Vec<Ruling> = breaches.map(|r| electronic_devices::class(case, r)).collect();
    let mut due: Vec<Ruling> = TABLES.iter().flat_map(|table| charged(case, table)).collect();
    for ruling in RULES.iter().flat_map(|rule| rule(case)) {
        if is_penalty(&ruling.verdict) || is_no_penalty(&ruling.verdict) { due.push(ruling) } else { rulings.push(ruling) }
    }
    // Who has broken one rule has not kept within another.
    let broken = rulings.iter().any(|r| matches!(r.verdict, Verdict::Breach(..)));
    rulings.retain(|r| !(broken && matches!(r.verdict, Verdict::Conduct(ConductVerdict::Of(Measure::NoBreach, _)))));
    let due = heaviest(due);
    rulings.extend(penalties::at_once(case, &due));
    rulings.extend(due);
    rulings.extend(money::unanswered(case).filter(|_| rulings.is_empty()));
    rulings
}

fn is_no_penalty(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Conduct(ConductVerdict::Of(Measure::NoPenalty, _)))
}

/// It is something that somebody is made to suffer.
pub(super) fn is_penal(verdict: &Verdict) -> bool {
    let suffers = matches!(verdict.measure(), Some((Measure::PutOut | Measure::Expelled | Measure::Barred, _)));
    suffers || matches!(verdict, Verdict::Conduct(ConductVerdict::SitsOut(..))) || is_penalty(verdict)
}

/// A breach of etiquette that has its own tariff, and of no rule beside.
fn is_of_etiquette_alone(breach: &Ruling, all: &[Ruling]) -> bool {
    let tariff = |r: &Ruling| r.line == breach.line && r.about == breach.about && is_no_penalty(&r.verdict);
    let duties =
        all.iter().filter(|r| r.line == breach.line && r.about == breach.about && matches!(r.verdict, Verdict::Breach(..)));
    matches!(&breach.verdict, Verdict::Breach(_, rule) if rule == etiquette::TABLE.rule)
        && all.iter().any(tariff)
        && duties.count() == 1
}

/// What conduct is judged by.
fn is_noted(step: &Step) -> bool {
    match step {
        Step::Conduct(_)
        | Step::Release(_)
        | Step::PostsLate
        | Step::Agree(_)
        | Step::Object(Objection::Pot | Objection::Payout)
        | Step::Push(_, Manner::OutOfReach)
        | Step::Ask(Ask::Count(_))
        | Step::Chips(_)
        | Step::Clock(ClockEvent::EndsTogether)
        | Step::Room(RoomEvent::Does(RoomDeed::StepsOutOfReach | RoomDeed::LeavesTournament | RoomDeed::LeavesForGood)) => true,
        Step::Cards(event) => matches!(
            event,
            CardEvent::ReachIn | CardEvent::Refuse | CardEvent::Show(_) | CardEvent::Award(_) | CardEvent::PointOut(_)
        ),
        Step::Act(_)
        | Step::Push(_, Manner::Placed | Manner::Splashed | Manner::Dribbled | Manner::Together)
        | Step::Say(_)
        | Step::Tap
        | Step::TakeBack(_)
        | Step::Ask(
            Ask::Pot | Ask::Raise | Ask::See(_) | Ask::HandBack | Ask::NextCard | Ask::BurnCards | Ask::NewDeck | Ask::NewDealer,
        )
        | Step::Clock(_)
        | Step::Object(Objection::Skipped | Objection::StringBet)
        | Step::Judge(..)
        | Step::Decide(_)
        | Step::Tell(_)
        | Step::Find(_)
        | Step::Heap
        | Step::Street(..)
        | Step::InDeal(_)
        | Step::Seating(_)
        | Step::Room(_) => false,
    }
}
