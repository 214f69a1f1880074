//! The clock on a player who thinks, `rules/procedure/calling-the-clock.yaml`.

use crate::engine::options::{choice, figure, tariff};

choice! {
    /// When may the clock be called?
    "clock.called" Called {
        /// Once the player has had a reasonable time to decide.
        AfterReasonableTime = "after-reasonable-time",
        /// As soon as somebody asks for it.
        OnRequest = "on-request",
    }
}

choice! {
    /// Does the clock run from the request, or once it is granted?
    "clock.granted_by" GrantedBy {
        /// It runs from the request.
        Nobody = "nobody",
        /// It runs once the floor has granted it.
        Floor = "floor",
    }
}

figure! {
    /// How long does a player who is on the clock have to decide?
    "clock.decision" DecisionTime in "seconds" up to 600
}

figure! {
    /// How long is the countdown?
    "clock.countdown" Countdown in "seconds" up to 60
}

choice! {
    /// Does the countdown follow the time, or is it its end?
    "clock.counted" CountedWhen {
        /// It follows the time.
        AfterTheTime = "after-the-time",
        /// It is the end of the time.
        WithinTheTime = "within-the-time",
    }
}

figure! {
    /// Levels of at most how many minutes have the short clock?
    "clock.fast_level" FastLevel in "minutes" up to 240
}

figure! {
    /// How long is the short clock?
    "clock.fast_decision" FastDecision in "seconds" up to 600
}

figure! {
    /// How long is the countdown of the short clock?
    "clock.fast_countdown" FastCountdown in "seconds" up to 60
}

choice! {
    /// May the floor give another time?
    "clock.change" ClockChange {
        /// The floor may shorten this time.
        Shorten = "shorten",
        /// The floor may shorten this time on finding that the player delays the game on purpose.
        ShortenIfDelaying = "shorten-if-delaying",
        /// The floor may set a shorter or a longer time than the usual one.
        SetFreely = "set-freely",
    }
}

choice! {
    /// What if nothing was done in time?
    "clock.expiry" Expiry {
        /// The hand is dead.
        HandDead = "hand-dead",
        /// The hand is dead if there was a bet to call; otherwise the player has checked.
        CheckOrFold = "check-or-fold",
    }
}

choice! {
    /// Until when may the player still act?
    "clock.ends_with" EndsWith {
        /// Until the last second is over.
        Time = "time",
        /// Until the hand has been declared dead.
        Declaration = "declaration",
    }
}

tariff! {
    /// What does delaying the game on purpose cost?
    "clock.deliberate_delay" DeliberateDelay
}

tariff! {
    /// What does delaying the game without a reason cost?
    "clock.needless_delay" NeedlessDelay
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::calling_the_clock as clause;
use crate::engine::event::{CardEvent, ClockEvent, Deed, Judgement, Offence, Seat, Step};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, Reply, carried};
use crate::engine::rules::betting::out_of_turn;
use crate::engine::rules::limit::Limit;
use crate::engine::rules::offences::{Case, Charge, Table, plainly, tariff};
use crate::engine::rules::procedure::dead_hand;
use crate::engine::ruling::{Action, ChipChange, ChipsVerdict, Counted, Order, Question, Ruling, Standing, Verdict};
use crate::engine::table::incidents::{ClockAsked, Happening, Incident};

pub const TABLE: Table = Table {
    rule: RuleId::CALLING_THE_CLOCK,
    duties: &[],
    charges: &[
        Charge {
            clause: clause::DELIBERATE_DELAY,
            committed: |case, _| plainly(delays(case, Judgement::Deliberate)),
            tariff: tariff::<DeliberateDelay>,
            record: None,
        },
        Charge {
            clause: clause::NEEDLESS_DELAY,
            committed: |case, _| plainly(delays(case, Judgement::Needless)),
            tariff: tariff::<NeedlessDelay>,
            record: Some(Offence::Delay),
        },
    ],
};

/// From where it is asked for, what a short level leaves of the time, and whom a doubt favours: exceptions from the rest.
pub const LIMITS: &[Limit] =
    &[Limit { clauses: &[clause::FROM_THE_SEAT, clause::FAST, clause::TOGETHER], of: &[RuleId::CALLING_THE_CLOCK] }];

/// He keeps the others waiting, or it is found of the player on the clock.
fn delays(case: &Case, finding: Judgement) -> bool {
    case.did(&[Deed::Stalls]) && case.found(finding) == Some(true) || case.finding() == Some(finding)
}

/// Somebody has asked for the clock.
#[derive(Clone, Copy)]
struct ClockRequest {
    line: usize,
    seated: bool,
    away: bool,
    /// Nobody has asked: the floor calls it without.
    by_floor: bool,
    of: ClockAsked,
    /// The line of the next request, if there is any.
    until: Option<usize>,
}

impl ClockRequest {
    /// Whether what happens on this line is about the request, rather than about the next one.
    fn lasts(&self, line: usize) -> bool {
        self.until.is_none_or(|until| line < until)
    }
}

/// How a request is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    Refused,
    /// The floor has still to answer.
    Waits(Allowed),
    Runs(Allowed),
}

/// The time that a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Allowed {
    on: Seat,
    seconds: i64,
    counted: Counted,
    /// The line from which it runs.
    since: usize,
}

impl Allowed {
    fn total(self) -> i64 {
        let after = if let Counted::After(n) = self.counted { n } else { 0 };
        self.seconds.saturating_add(after)
    }

    fn verdict(self) -> Verdict {
        Verdict::Chips(ChipsVerdict::Time(self.on, self.seconds, self.counted))
    }
}

/// What has happened since the clock runs.
#[derive(Clone, Copy, Default)]
struct Passed {
    seconds: i64,
    /// The last second has been counted.
    counted_out: bool,
    /// The hand has been declared dead once the time was over, and by whom.
    declared: Option<Declared>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Declared {
    /// In the last second.
    ByDealerInTime,
    InGoodTime,
}

/// Somebody asks for the clock: it is noted whose turn it is, and how far the round has gone.
pub(crate) fn asked(h: &mut Hearing, by: Seat, on: Option<Seat>) {
    let line = h.line;
    let known = |incident: &Incident| incident.line == line && matches!(incident.what, Happening::AskedForClock(_));
    if h.incidents.all.iter().any(known) {
        return;
    }
    let asked = as_it_stands(h, on);
    h.note(by, Happening::AskedForClock(asked));
}

/// Whose turn it is, and how far the round has gone.
fn as_it_stands(h: &Hearing, on: Option<Seat>) -> ClockAsked {
    let hand = h.state.room.hand();
    let on = hand.to_act().filter(|seat| on.is_none_or(|named| named == *seat));
    ClockAsked { on, hand: h.hands, street: hand.street, acted: hand.actions.len() }
}

/// The floor sets the clock: where nobody has asked for one on the player to act, it calls it of its own.
pub(crate) fn granted(h: &mut Hearing) {
    let asked = as_it_stands(h, None);
    if asked.on.is_some() && on_the_player_to_act(h).is_none() {
        h.note_of_nobody(Happening::ClockWithoutRequest(asked));
    }
}

/// Somebody has asked for the clock, so that time is kept.
pub(crate) fn is_asked_for(h: &Hearing) -> bool {
    let asked = |incident: &Incident| matches!(incident.what, Happening::AskedForClock(_) | Happening::ClockWithoutRequest(_));
    h.incidents.all.iter().any(asked)
}

/// Every request so far.
fn requests(h: &Hearing) -> Vec<ClockRequest> {
    let asked = |incident: &Incident| match incident.what {
        Happening::AskedForClock(asked) | Happening::ClockWithoutRequest(asked) => Some(asked),
        Happening::Did(_)
        | Happening::Found(_)
        | Happening::ActedEarly
        | Happening::MuckedFirst
        | Happening::Mucked(_)
        | Happening::CalledDead { .. } => None,
    };
    let mut all: Vec<ClockRequest> = Vec::new();
    for incident in &h.incidents.all {
        let Some(of) = asked(incident) else { continue };
        if let Some(last) = all.last_mut() {
            last.until = Some(incident.line);
        }
        let by_floor = matches!(incident.what, Happening::ClockWithoutRequest(_));
        let away = incident.by.is_some_and(|by| h.incidents.is_out_of_reach(by, incident.line));
        let seated = by_floor || incident.then.seated;
        all.push(ClockRequest { line: incident.line, seated, away, by_floor, of, until: None });
    }
    all
}

/// The last request, if it is on the player to act, who has done nothing since.
fn on_the_player_to_act(h: &Hearing) -> Option<(Seat, ClockRequest)> {
    requests(h).last().and_then(|request| on_whom(h, *request))
}

/// The player on whom the request is, if he is to act and has done nothing since.
fn on_whom(h: &Hearing, request: ClockRequest) -> Option<(Seat, ClockRequest)> {
    let hand = h.state.room.hand();
    let on = request.of.on.filter(|on| hand.to_act() == Some(*on))?;
    let unchanged = request.of == ClockAsked { on: Some(on), hand: h.hands, street: hand.street, acted: hand.actions.len() };
    unchanged.then_some((on, request))
}

/// The floor has found it of what the request is about.
fn found(h: &Hearing, request: &ClockRequest, judgement: Judgement) -> Option<bool> {
    h.findings.last(judgement, request.line, request.until)
}

/// What has been noted since the request.
fn since<'h>(h: &'h Hearing, request: &ClockRequest) -> impl Iterator<Item = &'h Incident> {
    // What the floor calls by itself it grants on the same line.
    let from = request.line + usize::from(!request.by_floor);
    let request = *request;
    h.incidents.all.iter().filter(move |incident| incident.line >= from && request.lasts(incident.line))
}

/// What the floor has answered, and where.
fn answered(h: &Hearing, request: &ClockRequest) -> Option<(ClockEvent, usize)> {
    let answer = |incident: &Incident| {
        let Some(Step::Clock(event)) = incident.step() else { return None };
        event.is_answer().then_some((*event, incident.line))
    };
    since(h, request).filter_map(answer).last()
}

/// How the request is answered: by who asks and where he is, by whether it is time for it, and by how long is given.
fn course(h: &Hearing, request: &ClockRequest) -> Option<Grounded<Course>> {
    let refused = |because: Vec<ClauseId>, silent| Grounded { value: Course::Refused, because, silent };
    if let Some(because) = h.books.carried(&[clause::FROM_THE_SEAT]).filter(|_| request.away) {
        return Some(refused(because, false));
    }
    if !request.seated
        && let Some(answer) = h.books.ask(|p| carried(p, &[clause::ASKING]))
    {
        return Some(refused(answer.because, answer.silent));
    }
    let on = request.of.on?;
    h.books.ask(|p| by_policy(h, request, on, p))
}

fn by_policy(h: &Hearing, request: &ClockRequest, on: Seat, policy: &Policy) -> Reply<Course> {
    policy.clause(clause::TIME)?;
    let mut because: Vec<ClauseId> = if request.by_floor {
        vec![policy.clause(clause::FLOOR_CALLS)?]
    } else {
        policy.clause(clause::ASKING).into_iter().collect()
    };
    if let (Some(reasonable), Some(called)) = (policy.clause(clause::REASONABLE), policy.get::<Called>()) {
        if called == Called::AfterReasonableTime && !is_reasonable(h, request) {
            return Some((Course::Refused, vec![reasonable]));
        }
        because.push(reasonable);
    }
    let starts = policy.clause(clause::STARTS);
    because.extend(starts);
    let granted_by = starts.and_then(|_| policy.get::<GrantedBy>());
    let answer = answered(h, request);
    let (usual, grounds) = usual_time(h, policy)?;
    let (seconds, changed) = if let Some((ClockEvent::GrantedFor(n), _)) = answer {
        given_time(h, request, policy, usual.0, n)
    } else {
        (usual.0, None)
    };
    because.extend(grounds);
    because.extend(changed);
    let mut allowed = Allowed { on, seconds, counted: usual.1, since: request.line };
    let course = match (granted_by, answer) {
        (Some(GrantedBy::Floor), None) => Course::Waits(allowed),
        (Some(GrantedBy::Floor), Some((ClockEvent::Refused, _))) => return Some((Course::Refused, starts.into_iter().collect())),
        (Some(GrantedBy::Floor), Some((_, line))) => {
            allowed.since = line;
            Course::Runs(allowed)
        }
        (Some(GrantedBy::Nobody) | None, _) => Course::Runs(allowed),
    };
    Some((course, because))
}

/// The player has had a reasonable time. Whether or not the clock runs without it, for the floor to grant it is to find so.
fn is_reasonable(h: &Hearing, request: &ClockRequest) -> bool {
    let granted = matches!(answered(h, request), Some((ClockEvent::Granted | ClockEvent::GrantedFor(_), _)));
    found(h, request, Judgement::Reasonable).unwrap_or(granted)
}

/// How long the clock usually is, and its countdown: in a short level a shorter one.
fn usual_time(h: &Hearing, policy: &Policy) -> Reply<(i64, Counted)> {
    let fast = h.level_minutes().and_then(|minutes| Some((minutes, policy.clause(clause::FAST)?, policy.get::<FastLevel>()?)));
    let mut because = Vec::new();
    if let Some((minutes, fast, longest)) = fast {
        because.push(fast);
        if minutes <= longest {
            return Some(((policy.get::<FastDecision>()?, Counted::After(policy.get::<FastCountdown>()?)), because));
        }
    }
    because.extend(policy.clause(clause::TIME));
    let countdown = policy.clause(clause::COUNTDOWN).and_then(|clause| Some((clause, policy.get::<Countdown>()?)));
    let counted = match (countdown, policy.get::<CountedWhen>()) {
        (Some((clause, n)), Some(when)) => {
            because.push(clause);
            if when == CountedWhen::AfterTheTime { Counted::After(n) } else { Counted::Within(n) }
        }
        _ => Counted::Nothing,
    };
    Some(((policy.get::<DecisionTime>()?, counted), because))
}

/// The floor gives another time: it holds as far as the house lets it.
fn given_time(h: &Hearing, request: &ClockRequest, policy: &Policy, usual: i64, given: i64) -> (i64, Option<ClauseId>) {
    let Some(change) = policy.clause(clause::CHANGE) else { return (usual, None) };
    let holds = match policy.get::<ClockChange>() {
        Some(ClockChange::Shorten) => given < usual,
        Some(ClockChange::ShortenIfDelaying) => given < usual && found(h, request, Judgement::Deliberate) == Some(true),
        Some(ClockChange::SetFreely) => true,
        None => false,
    };
    (if holds { given } else { usual }, Some(change))
}

/// What has happened on the clock up to now.
fn passed(h: &Hearing, request: &ClockRequest, allowed: Allowed) -> Passed {
    let mut passed = Passed::default();
    for incident in since(h, request).filter(|incident| incident.line > allowed.since && incident.line <= h.line) {
        if let Happening::CalledDead { by_dealer } = incident.what {
            let in_last_second = passed.seconds == allowed.total() && !passed.counted_out;
            let over = passed.counted_out || passed.seconds >= allowed.total();
            let how = if by_dealer && in_last_second { Declared::ByDealerInTime } else { Declared::InGoodTime };
            passed.declared = if over { Some(how) } else { passed.declared };
        } else if let Some(Step::Cards(CardEvent::Wait(seconds))) = incident.step() {
            passed.seconds += seconds;
        } else if let Some(Step::Clock(ClockEvent::CountdownEnds)) = incident.step() {
            passed.counted_out = true;
        }
    }
    passed
}

/// The time is over, and by what.
fn over(h: &Hearing, request: &ClockRequest) -> Option<Grounded<()>> {
    let Grounded { value: Course::Runs(allowed), mut because, silent } = course(h, request)? else { return None };
    let passed = passed(h, request, allowed);
    let ends = h.books.ask_where(silent, |p| Some((p.get::<EndsWith>()?, vec![p.clause(clause::LAST_MOMENT)?])));
    let counting = h.books.carried(&[clause::COUNTING]);
    let declared = match passed.declared {
        Some(Declared::ByDealerInTime) => counting.is_some(),
        Some(Declared::InGoodTime) => true,
        None => false,
    };
    let gone = passed.counted_out || is_gone(passed.seconds, allowed, counting.is_some());
    let over = match ends.as_ref().map(|ends| ends.value) {
        Some(EndsWith::Declaration) => declared,
        Some(EndsWith::Time) | None => gone || declared,
    };
    if passed.declared == Some(Declared::ByDealerInTime) || gone && !passed.counted_out && passed.seconds == allowed.total() {
        because.extend(counting.unwrap_or_default());
    }
    because.extend(ends.map(|ends| ends.because).unwrap_or_default());
    over.then_some(Grounded { value: (), because, silent })
}

/// The last second has been counted, and where the hand lives until it has been declared dead nobody has declared it: that is what
/// there is to do now.
fn to_be_declared(h: &Hearing, request: &ClockRequest) -> Option<Ruling> {
    let (seat, last) = on_the_player_to_act(h)?;
    let Grounded { value: Course::Runs(allowed), mut because, silent } =
        course(h, request).filter(|_| last.line == request.line)?
    else {
        return None;
    };
    let passed = passed(h, request, allowed);
    let counted_to_zero = h.books.carried(&[clause::COUNTING]).is_some();
    let gone = passed.counted_out || is_gone(passed.seconds, allowed, counted_to_zero);
    let ends = h.books.ask_where(silent, |p| Some((p.get::<EndsWith>()?, vec![p.clause(clause::LAST_MOMENT)?])))?;
    let expiry = h.books.ask_where(silent, |p| Some((p.get::<Expiry>()?, vec![p.clause(clause::EXPIRY)?])))?;
    let hand = h.state.room.hand();
    let dies = expiry.value == Expiry::HandDead || hand.find(seat).is_some_and(|player| hand.faces_bet(player));
    if !gone || !dies || ends.value != EndsWith::Declaration {
        return None;
    }
    because.extend(ends.because.into_iter().chain(expiry.because));
    Some(h.follows(Question::Order, Verdict::Order(Order::DeclareDead(seat)), because, silent))
}

/// The seconds are over: with the last of them where the countdown to zero ends the time, else when it has passed.
fn is_gone(seconds: i64, allowed: Allowed, counted_to_zero: bool) -> bool {
    let last = allowed.total();
    let ends_at_zero = counted_to_zero && matches!(allowed.counted, Counted::Within(_));
    if ends_at_zero { seconds >= last } else { seconds > last }
}

/// The time of the player on the clock runs out, if it has.
pub(crate) fn runs_out(h: &mut Hearing) {
    // What is gone through again for a finding knows nothing of who asked later.
    let so_far = requests(h).into_iter().rfind(|request| request.line <= h.line);
    let Some((seat, request)) = so_far.and_then(|request| on_whom(h, request)) else { return };
    let has_begun = h.state.round.bound.as_ref().is_some_and(|bound| bound.seat == seat && bound.has_begun());
    let Some(over) = over(h, &request).filter(|_| !has_begun) else { return };
    let Some(expiry) = h.books.ask(|p| Some((p.get::<Expiry>()?, vec![p.clause(clause::EXPIRY)?]))) else { return };
    let silent = over.silent || expiry.silent;
    let because = [over.because, expiry.because].concat();
    let hand = h.state.room.hand();
    let facing = hand.find(seat).is_some_and(|player| hand.faces_bet(player));
    if expiry.value == Expiry::HandDead || facing {
        dead_hand::buried(h, seat, &Grounded { value: (), because, silent });
    } else {
        h.rule(Question::Meaning, Verdict::Action(seat, Action::Check, ChipChange::None), because, silent);
        h.carry_out(seat, Action::Check, ChipChange::None);
    }
    out_of_turn::resolve_pending(h);
}

/// His time had run out before he did it: it counts for nothing.
pub(crate) fn comes_too_late(h: &mut Hearing, seat: Seat) -> bool {
    runs_out(h);
    let hand = h.state.room.hand();
    let of_his = |request: &&ClockRequest| request.of.on == Some(seat) && request.of.hand == h.hands;
    let Some(request) = requests(h).iter().rev().find(of_his).copied() else { return false };
    let dead = hand.find(seat).is_some_and(|player| player.folded()) && !h.state.faces.is_alive(seat);
    let checked = hand.street == request.of.street && hand.actions.len() == request.of.acted + 1 && hand.to_act() != Some(seat);
    (dead || checked) && over(h, &request).is_some()
}

/// The player on the clock acts in time, or just when it ends.
pub(crate) fn acts(h: &mut Hearing, seat: Seat, done: Action) {
    let Some((_, request)) = on_the_player_to_act(h).filter(|(on, _)| *on == seat) else { return };
    let Some(course) = course(h, &request) else { return };
    let stands = Verdict::binding(seat, done, Standing::Stands);
    let line = h.line;
    let together = |incident: &Incident| {
        incident.line == line && incident.by == Some(seat) && incident.step() == Some(&Step::Clock(ClockEvent::EndsTogether))
    };
    if h.incidents.all.iter().any(together) {
        match h.books.carried(&[clause::TOGETHER]) {
            Some(because) => h.rule(Question::Binding, stands, because, false),
            None => {
                let either = Verdict::Floor(vec![stands, Verdict::Hand(seat, false)]);
                h.rule(Question::Binding, either, course.because, course.silent);
            }
        }
        h.about(seat);
        return;
    }
    let mut because = course.because;
    if let Course::Runs(allowed) = course.value {
        let passed = passed(h, &request, allowed);
        if passed.counted_out || passed.seconds > allowed.total() {
            because.extend(h.books.cites(&[clause::LAST_MOMENT]));
        }
    }
    h.rule(Question::Binding, stands, because, course.silent);
}

/// What is answered to a request.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let (Happening::AskedForClock(_) | Happening::ClockWithoutRequest(_)) = case.incident.what else { return Vec::new() };
    let Some(request) = requests(case.h).into_iter().find(|request| request.line == case.incident.line) else {
        return Vec::new();
    };
    // Once it has run out, nobody has any time left.
    if over(case.h, &request).is_some_and(|over| !over.silent) {
        return Vec::new();
    }
    if let Some(ruling) = to_be_declared(case.h, &request) {
        return vec![ruling];
    }
    let nobody = Grounded { value: Course::Refused, because: Vec::new(), silent: true };
    let answer = course(case.h, &request).unwrap_or(nobody);
    let answer = answer.map(|course| match course {
        Course::Refused => Verdict::Refused,
        Course::Waits(allowed) => Verdict::Floor(vec![allowed.verdict(), Verdict::Refused]),
        Course::Runs(allowed) => allowed.verdict(),
    });
    if request.by_floor {
        let runs = matches!(answer.value, Verdict::Chips(_)) && !answer.silent;
        return runs.then(|| case.said(answer)).into_iter().collect();
    }
    let answered = Ruling { question: Question::Answer, about: case.by(), ..case.said(answer) };
    let calls = case.h.books.carried(&[clause::DEALER_CALLS]);
    let calls = calls.map(|because| case.rule(Question::Order, Verdict::Order(Order::CallFloor), because));
    std::iter::once(answered).chain(calls).collect()
}

/// What would have to be found of a request that nobody has judged.
pub(crate) fn hangs_on(h: &Hearing) -> Option<Judgement> {
    let request = *requests(h).last()?;
    let open = found(h, &request, Judgement::Reasonable).is_none() && !is_reasonable(h, &request);
    open.then_some(Judgement::Reasonable)
}

/// Somebody keeps the others waiting: whether he has a reason, where that costs something.
pub(crate) fn delay_hangs_on(case: &Case) -> Option<Judgement> {
    let costs = case.h.books.house.clause(clause::NEEDLESS_DELAY).is_some();
    (case.did(&[Deed::Stalls]) && costs).then_some(Judgement::Needless)
}

/// Whom a finding of delay charges: whoever is on the clock.
pub(crate) fn charged_by(h: &Hearing, judgement: Judgement) -> Option<Seat> {
    let delays = matches!(judgement, Judgement::Deliberate | Judgement::Needless);
    if delays { on_the_clock(h) } else { None }
}

/// On whom the clock is, as far as anybody knows.
pub(crate) fn on_the_clock(h: &Hearing) -> Option<Seat> {
    on_the_player_to_act(h).map(|(seat, _)| seat)
}
