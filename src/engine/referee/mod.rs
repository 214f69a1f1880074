//! The referee: which rules are asked, in the order of the questions. Nothing here decides.

mod answers;
mod attempts;
mod cards;
mod chips;
mod conduct;
mod dealing;
mod decisions;
mod room;
mod seating;
mod showdown;
mod streets;

use crate::engine::attempt::{Attempt, PriorChips, Situation};
use crate::engine::event::{
    Act, Agreement, Ask, CardEvent, Event, Judgement, Objection, RoomEvent, Seat, State, Step, Subject, Tell,
};
use crate::engine::hearing::{Hearing, TableState};
use crate::engine::judgement::Findings;
use crate::engine::policy::Policy;
use crate::engine::problem::Problem;
use crate::engine::room::RoomLog;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::betting::{
    accepted_action, acting_in_turn, ambiguous_amount, bet_correction, big_blind_ante, conditional_statement, fold, hidden_chips,
    limit_structure, non_standard_fold, out_of_turn, overbet_for_change, oversized_chip, posting_blinds, pot_size,
    premature_declaration, prior_chips, raise_methods, reopening, splashing, straddle, string_bet, undercall,
};
use crate::engine::rules::conduct::{exposed_cards, penalties};
use crate::engine::rules::dealing::{burn_cards, dead_button, dealer_change, deck_change, misdeal, stud_procedure};
use crate::engine::rules::general::special_needs;
use crate::engine::rules::legal_actions;
use crate::engine::rules::outcome::{Outcome, settle};
use crate::engine::rules::procedure::{calling_the_clock, chip_count_request, chip_race, disputed_pot, mucked_cards};
use crate::engine::rules::reading::Reading;
use crate::engine::rules::showdown::nuts_must_raise;
use crate::engine::ruling::{Action, ChipChange};
use crate::engine::table::bank::Bank;
use crate::engine::table::incidents::{Happening, Incidents};
use crate::engine::table::room::Room;
use crate::engine::table::shown_hands::ShownHands;

/// A table as the lines of state set it up, whichever house is to rule at it.
#[derive(Clone, Debug)]
pub struct Opening {
    state: TableState,
    incidents: Incidents,
    room_log: RoomLog,
    bank: Bank,
    assumed: Vec<State>,
}

impl Opening {
    /// `events` are only looked at for the seats they name.
    ///
    /// # Errors
    /// When the state contradicts itself.
    pub fn of(states: &[State], events: &[Event]) -> Result<Opening, Problem> {
        let (room, assumed) = Room::open(states, events)?;
        let bank = Bank::stated(states, room.hand());
        let state = TableState::opening(room, ShownHands::stated(states));
        Ok(Opening { state, incidents: Incidents::stated(states), room_log: RoomLog::stated(states), bank, assumed })
    }

    /// What happens at the table from here on is ruled on by a house, with custom behind it.
    pub fn hear<'a>(self, house: &'a Policy, custom: &'a Policy) -> Hearing<'a> {
        let Opening { state, incidents, room_log, bank, assumed } = self;
        let mut hearing = Hearing {
            books: Rulebooks { house, custom },
            state,
            current: None,
            earlier: Vec::new(),
            asked_since: Vec::new(),
            standings: Vec::new(),
            supposed: Vec::new(),
            findings: Findings::default(),
            incidents,
            room_log,
            bank,
            hands: 0,
            noticed: None,
            since: 0,
            before_cards: None,
            card_log: Vec::new(),
            line: 0,
            moment: 0,
            assumed,
        };
        stud_procedure::sets_up(&mut hearing);
        big_blind_ante::sets_up(&mut hearing);
        hearing
    }
}

impl<'a> Hearing<'a> {
    /// Sets the table up for a house, with custom behind it. `events` are only looked at for the seats they name.
    ///
    /// # Errors
    /// When the state contradicts itself.
    pub fn open(house: &'a Policy, custom: &'a Policy, states: &[State], events: &[Event]) -> Result<Self, Problem> {
        Ok(Opening::of(states, events)?.hear(house, custom))
    }

    /// Carries one event out.
    ///
    /// # Errors
    /// When it cannot happen: somebody acts who is not in the hand, chips move that are not there.
    pub fn step(&mut self, event: &Event) -> Result<(), Problem> {
        self.note_in_room(event);
        match &event.who {
            Subject::Seat(seat) => self.player(*seat, &event.steps)?,
            Subject::Players(seats) => {
                for seat in seats {
                    if !self.is_in_the_room_only(*seat) {
                        self.state.room.hand_mut().seat_mut(*seat)?;
                    }
                }
                for step in &event.steps {
                    self.moment += 1;
                    if let Step::Agree(_) = step {
                        seats.iter().for_each(|seat| self.note_step(*seat, step));
                    }
                    together(self, seats, step)?;
                    self.remember(&event.who, step);
                    self.does_as_ruled();
                }
            }
            Subject::Dealer | Subject::Floor | Subject::Body(_) | Subject::Table => {
                for step in &event.steps {
                    self.official(&event.who, step)?;
                    out_of_turn::resolve_pending(self);
                    self.does_as_ruled();
                }
            }
        }
        self.changes_room(event);
        if event.steps.iter().any(chip_race::changes_chips) {
            chip_race::lies_in_the_room(self);
        }
        self.line += 1;
        Ok(())
    }

    /// What dealer and floor do.
    fn official(&mut self, who: &Subject, step: &Step) -> Result<(), Problem> {
        self.moment += 1;
        if let Step::Cards(CardEvent::Award(to)) = step {
            self.note_step(*to, step);
        }
        if self.deals_to_newcomer(step) {
            return Ok(());
        }
        if self.is_about_cards(step) {
            return self.cards(who, step);
        }
        official(self, who, step)?;
        // A street that opens a round leaves nothing to be done again; one that comes too soon does.
        if !matches!(step, Step::Judge(..)) {
            self.remember(who, step);
        }
        Ok(())
    }

    /// What the last attempt would come to, taken as this; `None` where that is not one action.
    pub fn taken_as(&self, reading: Reading) -> Option<(Seat, Action, ChipChange)> {
        let current = self.current.as_ref()?;
        let (room, attempt) = (&current.before.room, &current.attempt);
        let player = room.hand().find(attempt.seat)?;
        let situation = Situation {
            room,
            left: self.room_log.as_of(current.line).left,
            hand: room.hand(),
            player,
            attempt,
            findings: &self.findings,
            since: current.line,
            told: None,
            prior: PriorChips::default(),
        };
        match settle(&situation, &Grounded::plain(reading), &self.books).value {
            Outcome::Action(done, change) => Some((attempt.seat, done, change)),
            Outcome::Choice(_) | Outcome::Floor(_) | Outcome::Refused(_) | Outcome::Open(_) => None,
        }
    }

    /// The judgements on which a ruling could hang and that nobody has made.
    pub fn open_judgements(&self) -> Vec<Judgement> {
        let mut all = vec![Judgement::Deliberate, Judgement::Tiny, Judgement::Unusual, Judgement::Separate];
        if !self.card_log.is_empty() {
            all.extend([Judgement::Grounds, Judgement::Needless, Judgement::Gross]);
            all.extend(self.state.room.hand().players.iter().map(|p| Judgement::Identifiable(p.seat)));
        }
        all.extend(misdeal::open_judgements(self));
        all.extend(calling_the_clock::hangs_on(self));
        all.extend(special_needs::hangs_on(self));
        all.extend(out_of_turn::hangs_on(self));
        all.extend(mucked_cards::hangs_on(self));
        all.extend(penalties::sole_nuts_hang_on(self));
        all.extend(self.open_findings_of_room());
        all.extend(self.state.round.told.iter().map(|told| Judgement::Misinformed(told.to)));
        let of_conduct = self.open_findings_of_conduct();
        all.retain(|j| self.findings.ever(*j).is_none());
        all.extend(of_conduct.filter(|j| !all.contains(j)));
        all
    }

    /// Finds something without a line that says so.
    pub fn suppose(&mut self, judgement: Judgement) {
        self.suppose_found(judgement, true);
    }

    /// Finds it so, or not so, without a line that says it.
    pub fn suppose_found(&mut self, judgement: Judgement, so: bool) {
        self.supposed.push(judgement);
        let so = self.supposed_of_acts(judgement, so);
        self.judge(judgement, so);
        let next = self.line;
        self.line = next.saturating_sub(1);
        if so {
            self.note_supposed(judgement);
        }
        self.does_as_ruled();
        if !self.room_log.entries.is_empty() {
            self.does_as_ruled_of_room();
        }
        self.line = next;
    }
}

/// How it was done, whosever turn it is.
pub fn manner(h: &mut Hearing, attempt: &Attempt) {
    splashing::splashed(h, attempt);
    string_bet::made(h, attempt);
}

/// Words that are no official term.
fn words(h: &mut Hearing, attempt: &Attempt) {
    if !ambiguous_amount::unofficial(h, attempt) {
        pot_size::said(h, attempt);
    }
}

/// Somebody who is all-in gives up his hand while others still bet.
fn gives_up_all_in(h: &mut Hearing, attempt: &Attempt) {
    fold::thrown(h, attempt);
    fold::gives_up_all_in(h, attempt);
    out_of_turn::resolve_pending(h);
}

/// Somebody acts. Whether it is over: nothing more can follow from him.
pub fn attempt(h: &mut Hearing, attempt: &Attempt) -> bool {
    if calling_the_clock::comes_too_late(h, attempt.seat) {
        return true;
    }
    non_standard_fold::acted_on(h, attempt.seat);
    if mucked_cards::overlooks(h, attempt) {
        return false;
    }
    if h.room().hand().find(attempt.seat).is_some_and(|player| player.all_in()) {
        gives_up_all_in(h, attempt);
        return true;
    }
    manner(h, attempt);
    match h.room().hand().to_act() {
        Some(seat) if seat == attempt.seat => in_turn(h, attempt),
        None => {
            if !out_of_turn::gives_up_between_rounds(h, attempt) {
                reopening::acts_after_the_round(h, attempt);
            }
            true
        }
        Some(_) if limit_structure::goes_on(h, attempt) || stud_procedure::gives_up_after_bring_in(h, attempt) => true,
        Some(bettor) => {
            acting_in_turn::before_the_amount(h, attempt, bettor);
            if premature_declaration::called(h, attempt) {
                return false;
            }
            words(h, attempt);
            out_of_turn::acts(h, attempt);
            false
        }
    }
}

/// An attempt by the player to act. Whether it is over: nothing more can follow from him.
fn in_turn(h: &mut Hearing, attempt: &Attempt) -> bool {
    let bound = acting_in_turn::begins(h, attempt);
    let skip = out_of_turn::skipped(h, attempt.seat);
    if out_of_turn::stands_past_him(h, attempt.seat, skip.as_ref()) {
        return true;
    }
    words(h, attempt);
    if let Some(outcome) = posting_blinds::adds_to_over_post(h, attempt) {
        return carried_out(h, attempt, outcome, skip);
    }
    let Some(settled) = bet_correction::outcome(h, attempt) else {
        acting_in_turn::nobody_says(h, attempt);
        return false;
    };
    let outcome = raise_methods::with_a_late_word(h, attempt, settled);
    let outcome = legal_actions::unless_barred(h, attempt.seat, outcome);
    let outcome = undercall::in_a_row(h, attempt, outcome);
    let outcome = acting_in_turn::held_to(bound.as_ref(), outcome, &h.books);
    let still_bound = acting_in_turn::stays_bound(bound, &outcome);
    let over = carried_out(h, attempt, outcome, skip);
    acting_in_turn::is_bound_again(h, still_bound);
    over
}

/// What the outcome of an attempt in turn leads to. Whether it is over.
fn carried_out(h: &mut Hearing, attempt: &Attempt, outcome: Grounded<Outcome>, skip: Option<Grounded<bool>>) -> bool {
    let over = outcome.value.ends(attempt);
    let Grounded { value, because, silent } = outcome;
    match value {
        Outcome::Action(done, change) => acts(h, attempt, Grounded { value: (done, change), because, silent }, skip),
        Outcome::Choice(of) => acting_in_turn::chooses(h, attempt, Grounded { value: of, because, silent }),
        Outcome::Floor(of) => {
            let of = Grounded { value: of, because, silent };
            acting_in_turn::goes_to_the_floor(h, attempt.seat, &of);
            conditional_statement::penalties(h, attempt);
            oversized_chip::tiny_penalty(h, attempt);
            acting_in_turn::waits_for_the_floor(h, attempt, of);
        }
        Outcome::Refused(done) => {
            acting_in_turn::is_refused(h, attempt.seat, Grounded { value: done, because, silent });
            limit_structure::let_pass(h, attempt, done);
        }
        Outcome::Open(options) => acting_in_turn::is_to_size_it(h, attempt, Grounded { value: options, because, silent }),
    }
    over
}

/// He has acted in turn.
fn acts(h: &mut Hearing, attempt: &Attempt, done: Grounded<(Action, ChipChange)>, skip: Option<Grounded<bool>>) {
    let (seat, (action, change)) = (attempt.seat, done.value);
    done_in_turn(h, attempt, action);
    let below = bet_correction::below_minimum(h, attempt);
    acting_in_turn::means(h, attempt, bet_correction::put_right_by(below.as_ref(), done, &h.books));
    pot_size::named_wrongly(h, attempt, action);
    overbet_for_change::advice(h, attempt, action, change);
    let lies = prior_chips::lies(h, attempt);
    let wrong = bet_correction::on_a_wrong_pot(h, attempt, action).or(below);
    h.carry_out(seat, action, change);
    h.state.room.hand_mut().bring_in_stands();
    bet_correction::is_bet_wrongly(h, wrong);
    bet_correction::stands_by_action(h);
    prior_chips::counted(h, seat, lies);
    undercall::done(h, attempt, change);
    string_bet::done(h, attempt);
    if let Some(skip) = skip {
        out_of_turn::answered_late(h, seat, &skip);
    }
    out_of_turn::resolve_pending(h);
}

/// What goes with an action beside what it means.
fn done_in_turn(h: &mut Hearing, attempt: &Attempt, done: Action) {
    calling_the_clock::acts(h, attempt.seat, done);
    match done {
        Action::Fold => {
            non_standard_fold::penalty(h, attempt, true);
            fold::thrown(h, attempt);
            fold::hand(h, attempt);
            fold::chips_too_late(h, attempt);
            stud_procedure::gives_up(h, attempt.seat);
            exposed_cards::folds(h, attempt.seat);
        }
        Action::Check | Action::Call(_) => nuts_must_raise::checks_or_calls(h, attempt.seat, done),
        Action::Bet(_) | Action::RaiseTo(_) | Action::AllIn(_) => {}
    }
}

/// What a player does beside acting; whether the step was of that kind.
///
/// # Errors
/// When it cannot happen.
pub fn request(h: &mut Hearing, seat: Seat, step: &Step) -> Result<bool, Problem> {
    match step {
        Step::Tell(tell) => told(h, *tell)?,
        Step::Act(Act::Post { amount, for_seat: Some(absent), .. }) => posting_blinds::for_another(h, seat, *amount, *absent)?,
        Step::Act(Act::Post { amount, dark: true, for_seat: None }) => straddle::posted(h, seat, *amount)?,
        Step::Act(Act::Post { amount, dark: false, for_seat: None }) => posting_blinds::posts(h, seat, *amount)?,
        Step::Ask(ask) => asks(h, seat, *ask)?,
        Step::Object(Objection::Pot) => disputed_pot::disputed(h, seat),
        Step::Object(Objection::Payout) => disputed_pot::payout_disputed(h, seat),
        Step::Object(Objection::StringBet) => string_bet::flagged(h),
        Step::Object(Objection::Skipped) => out_of_turn::objects(h, seat),
        Step::Find(chips) if h.is_between_hands() || chip_race::removed_for(h, chips).is_some() => {
            chip_race::turn_up(h, seat);
            h.note(seat, Happening::Did(step.clone()));
        }
        Step::Find(chips) => hidden_chips::found(h, seat, chips.total())?,
        Step::PostsLate => posting_blinds::late(h, seat),
        Step::Agree(agreement) => agree(h, *agreement, &[seat]),
        Step::InDeal(event) => h.in_deal(Some(seat), event)?,
        Step::Seating(event) => h.changes_seats(seat, *event)?,
        Step::Conduct(event) => h.conducts(seat, *event),
        Step::Room(_) => {}
        Step::Clock(event) => h.on_the_clock(&Subject::Seat(seat), *event)?,
        Step::Chips(event) => h.with_chips(&Subject::Seat(seat), event)?,
        Step::TakeBack(chips) => {
            let of_blind = posting_blinds::takes_change(h, seat, chips.total());
            let takes_change = prior_chips::takes_change(h, seat, chips.total());
            if !of_blind
                && !takes_change
                && !out_of_turn::takes_back(h, seat)
                && !prior_chips::pulled_back(h, seat, chips.total())
                && !out_of_turn::has_it_back(h, seat, chips.total())
            {
                out_of_turn::has_that_much(h, seat, chips.total())?;
                acting_in_turn::takes_back(h, seat, chips.total());
            }
        }
        Step::Act(_)
        | Step::Push(..)
        | Step::Say(_)
        | Step::Tap
        | Step::Release(_)
        | Step::Judge(..)
        | Step::Decide(_)
        | Step::Cards(_)
        | Step::Heap
        | Step::Street(..) => return Ok(false),
    }
    Ok(true)
}

/// What a player asks for.
fn asks(h: &mut Hearing, seat: Seat, ask: Ask) -> Result<(), Problem> {
    match ask {
        Ask::Pot => pot_size::asked(h, seat),
        Ask::Raise => {
            if !undercall::asked_to_raise(h, seat) {
                reopening::asked(h, seat);
            }
        }
        Ask::Count(of) => {
            h.state.room.hand_mut().seat_mut(of)?;
            chip_count_request::asked(h, seat, of);
        }
        Ask::NewDeck => deck_change::player_asks(h, seat),
        Ask::NewDealer => dealer_change::player_asks(h, seat),
        Ask::BurnCards => burn_cards::player_asks(h, seat),
        Ask::See(_) | Ask::HandBack | Ask::NextCard => h.ask_about_cards(seat, ask)?,
    }
    Ok(())
}

/// Players agree on something.
pub fn agree(h: &mut Hearing, agreement: Agreement, seats: &[Seat]) {
    match agreement {
        Agreement::Straddles => h.state.room.straddles_agreed = true,
        Agreement::Posting => h.state.posting_agreed.extend(seats),
        Agreement::SmallBlind => dead_button::small_blind_agreed(h, seats),
        // What players must not agree on, or what is ruled of otherwise, changes nothing.
        Agreement::FoldToBigBlind | Agreement::AnotherRuling | Agreement::SplitPot | Agreement::BuyIn(_) => {}
    }
}

fn only_a_player() -> Problem {
    Problem::new("only a player does that", "name the player who does it")
}

/// What several players do together.
///
/// # Errors
/// When it is something that each does for himself.
pub fn together(h: &mut Hearing, seats: &[Seat], step: &Step) -> Result<(), Problem> {
    match step {
        Step::Agree(agreement) => agree(h, *agreement, seats),
        // What they want of the prizes is noted of the room.
        Step::Room(_) => {}
        Step::Act(_)
        | Step::Push(..)
        | Step::Say(_)
        | Step::Tap
        | Step::TakeBack(_)
        | Step::Release(_)
        | Step::Ask(_)
        | Step::Object(_)
        | Step::Judge(..)
        | Step::Decide(_)
        | Step::Tell(_)
        | Step::Find(_)
        | Step::Heap
        | Step::PostsLate
        | Step::Street(..)
        | Step::Cards(_)
        | Step::InDeal(_)
        | Step::Seating(_)
        | Step::Conduct(_)
        | Step::Clock(_)
        | Step::Chips(_) => return Err(Problem::new("that is done by one player", "name the player who does it")),
    }
    Ok(())
}

/// What dealer and floor do that is neither about cards nor a finding.
///
/// # Errors
/// When it cannot happen.
pub fn official(h: &mut Hearing, who: &Subject, step: &Step) -> Result<(), Problem> {
    match step {
        Step::Decide(verdict) => decisions::decide(h, who, verdict)?,
        Step::Conduct(event) => h.conduct_beside(who, *event)?,
        Step::Clock(event) => h.on_the_clock(who, *event)?,
        Step::Chips(event) => h.with_chips(who, event)?,
        Step::Tell(tell) => told(h, *tell)?,
        Step::Heap => pot_size::heaped(h),
        Step::Agree(agreement) => agree(h, *agreement, &[]),
        Step::Street(street, cards) => h.open_street(*street, cards)?,
        Step::Judge(judgement, found) => {
            h.note_finding(*judgement);
            h.judge(*judgement, *found);
        }
        Step::InDeal(event) => {
            h.in_deal(None, event)?;
            h.note_deal(step);
        }
        Step::Room(RoomEvent::MinutesPass(n)) => h.note_minutes(*n),
        Step::Room(_) => h.note_deal(step),
        Step::Seating(event) => h.between_hands(*event)?,
        Step::Act(_)
        | Step::Push(..)
        | Step::Say(_)
        | Step::Tap
        | Step::TakeBack(_)
        | Step::Release(_)
        | Step::Ask(_)
        | Step::Object(_)
        | Step::Find(_)
        | Step::Cards(_)
        | Step::PostsLate => {
            return Err(only_a_player());
        }
    }
    Ok(())
}

/// The dealer, or somebody else, tells a player something.
pub fn told(h: &mut Hearing, tell: Tell) -> Result<(), Problem> {
    h.state.room.hand_mut().seat_mut(tell.to())?;
    match tell {
        Tell::Bet(seat, n) => accepted_action::told(h, seat, Some(n)),
        Tell::NobodyRaised(seat) => accepted_action::told(h, seat, None),
        Tell::Pot(to, told) => pot_size::tells(h, to, told),
        Tell::ToAct(seat) => h.state.round.prompted = Some(seat),
        Tell::ToShow(seat) => h.told_to_show(seat),
        Tell::HasLost(_) => {}
    }
    Ok(())
}
