//! From when a new level counts, `rules/procedure/new-level.yaml`.

use crate::engine::options::choice;

choice! {
    /// From when does a new level count?
    "procedure.level_from" LevelFrom {
        /// Once its time has come and it has been announced.
        Announcement = "announcement",
        /// Once its time has come.
        Time = "time",
        /// Once its time has come or it has been announced, whichever is first.
        Either = "either",
    }
}

use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::new_level as clause;
use crate::engine::event::{CardEvent, ClockEvent, DealEvent, DeckEvent, RoomDeed, RoomEvent, SeatingEvent, Shuffle, Step};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::problem::Problem;
use crate::engine::rulebooks::{Grounded, Reply};
use crate::engine::rules::betting::substantial_action;
use crate::engine::rules::dealing::misdeal;
use crate::engine::rules::procedure::disputed_pot;
use crate::engine::ruling::{ChipsVerdict, Question, Ruling, Verdict};
use crate::engine::table::incidents::Incident;
use crate::engine::table::shown_hands::Since;

/// Small and big blind.
type Stakes = (Amount, Amount);

/// How far a level and a hand have come.
struct LevelCourse {
    from: LevelFrom,
    /// Of the hand that has begun, or of the level.
    stakes: Stakes,
    /// Those of the next level, where they are told.
    next: Option<Stakes>,
    time_is_up: bool,
    announced: bool,
    /// What has been done for the hand that comes.
    since: Since,
    begun: bool,
    /// The hand has begun at the new level, and nobody has told yet what that is.
    unnamed: bool,
}

impl LevelCourse {
    /// The new level counts for a hand that begins now.
    fn counts(&self) -> bool {
        match self.from {
            LevelFrom::Announcement => self.time_is_up && self.announced,
            LevelFrom::Time => self.time_is_up,
            LevelFrom::Either => self.time_is_up || self.announced,
        }
    }

    /// A hand begins, at the new level if that counts.
    fn begins(&mut self) {
        self.unnamed = false;
        if self.counts() {
            self.unnamed = self.next.is_none();
            self.stakes = self.next.unwrap_or(self.stakes);
            (self.time_is_up, self.announced, self.next) = (false, false, None);
        }
        self.begun = true;
    }

    /// The hand is over: the next one has not begun.
    fn ends(&mut self) {
        (self.begun, self.since) = (false, Since::default());
    }

    /// What has to do with a level or with the hand that comes; nothing else does.
    fn goes_on(&mut self, step: &Step) {
        if let Step::Seating(SeatingEvent::NextHand) = step {
            self.ends();
            self.begins();
        } else if let Step::Cards(event) = step {
            self.cards_go_on(event);
        } else if let Step::Clock(event) = step {
            self.clock_goes_on(*event);
        } else if let Step::InDeal(DealEvent::Deck(event)) = step {
            self.deck_goes_on(event);
        } else if deals(step) {
            self.since.dealt = true;
        }
    }

    fn cards_go_on(&mut self, event: &CardEvent) {
        if let CardEvent::Award(_) = event {
            self.ends();
        } else if let CardEvent::Deal(..) = event {
            self.since.dealt = true;
        } else if let CardEvent::Shuffle(shuffle) = event {
            match shuffle {
                Shuffle::Wash => self.since.washed = true,
                Shuffle::Riffle => self.since.riffled = true,
                Shuffle::Machine => self.since.machine = true,
            }
        }
    }

    fn clock_goes_on(&mut self, event: ClockEvent) {
        // One that comes to light has been due for some time, and counts from the next hand on at the latest.
        self.time_is_up |= matches!(event, ClockEvent::TimeIsUp | ClockEvent::LevelFound(..));
        if let ClockEvent::Announced(small, big) | ClockEvent::LevelFound(small, big) = event {
            if self.unnamed {
                (self.stakes, self.unnamed) = ((small, big), false);
                return;
            }
            self.announced = true;
            self.next = Some((small, big));
        }
    }

    fn deck_goes_on(&mut self, event: &DeckEvent) {
        if let DeckEvent::Relieved = event {
            self.since.relieved = true;
        } else if let DeckEvent::NextLevel = event {
            (self.time_is_up, self.announced) = (true, true);
        }
    }
}

/// The stakes of the hand that has begun or of the next one, once a level has ended or another was called out.
pub(crate) fn rulings(h: &Hearing) -> Vec<Ruling> {
    let level = |incident: &&Incident| incident.step().is_some_and(is_of_level);
    let Some(last) = h.incidents.all.iter().rfind(level) else { return Vec::new() };
    // Of the hand in which it was found, that has been ruled.
    if matches!(last.step(), Some(Step::Clock(ClockEvent::LevelFound(..)))) {
        return Vec::new();
    }
    let Some(mut stakes) = h.books.ask(|p| by_policy(h, p)) else { return Vec::new() };
    if !stakes.silent {
        stakes.cite(&misdeal::keeps_level(h));
    }
    let verdict = Verdict::Chips(ChipsVerdict::PlayedAt(stakes.value.0, stakes.value.1));
    let ruling = h.follows(verdict.question(), verdict, stakes.because, stakes.silent);
    vec![Ruling { line: last.line, moment: last.moment, ..ruling }]
}

/// The stakes of the hand that begins, where a level has changed them.
pub(crate) fn stakes(h: &Hearing) -> Option<Stakes> {
    let changed = h.incidents.all.iter().filter_map(Incident::step).any(is_of_level);
    changed.then(|| h.books.ask(|p| by_policy(h, p)))?.map(|stakes| stakes.value)
}

/// It comes to light that the hand was begun at the old level, and that this is the new one: too late once there has been substantial
/// action, and put right before that.
pub(crate) fn found(h: &mut Hearing, small: Amount, big: Amount) -> Result<(), Problem> {
    let hand = h.state.room.hand();
    let (level, blinds) = ((small, big), (hand.small_blind, hand.big_blind));
    if hand.between_hands || hand.game.is_stud() || level == blinds {
        return Err(Problem::new(
            "no hand was begun at other blinds",
            "state the blinds of the hand, and then those that were due",
        ));
    }
    let late = substantial_action::reached(&h.done_so_far().in_hand, &h.books).unwrap_or_else(|| Grounded::plain(false));
    let at = |(small, big): Stakes| Verdict::Chips(ChipsVerdict::PlayedAt(small, big));
    let (verdict, mut because) = match h.books.carried(&[clause::WRONG_LEVEL]) {
        Some(because) => (at(if late.value { blinds } else { level }), because),
        None => (Verdict::Floor(vec![at(blinds), at(level)]), Vec::new()),
    };
    let silent = because.is_empty();
    because.extend(late.because.into_iter().filter(|_| late.value));
    h.rule(Question::Positions, verdict, because, silent);
    if !silent && !late.value {
        h.state.room.hand_mut().corrects_blinds(small, big);
    }
    h.note_level(ClockEvent::LevelFound(small, big));
    Ok(())
}

fn is_of_level(step: &Step) -> bool {
    matches!(
        step,
        Step::Clock(ClockEvent::TimeIsUp | ClockEvent::Announced(..) | ClockEvent::LevelFound(..))
            | Step::InDeal(DealEvent::Deck(DeckEvent::NextLevel))
    )
}

/// Cards of a hand are dealt: the first of them has left the deck.
pub(crate) fn deals(step: &Step) -> bool {
    if let Step::Room(event) = step {
        let first = matches!(event, RoomEvent::DealsFirstCardTo(_) | RoomEvent::Does(RoomDeed::DealsFirstCard));
        return first || matches!(event, RoomEvent::Does(RoomDeed::DealsLastCard | RoomDeed::DealsLastUpcard));
    }
    matches!(step, Step::InDeal(event) if event.deals()) || matches!(step, Step::Cards(CardEvent::Deal(..)))
}

/// It is told what the stakes of the next level are, or that a level ends.
pub(crate) fn is_followed(h: &Hearing) -> bool {
    h.bank.next_stakes.is_some() || h.incidents.all.iter().filter_map(Incident::step).any(is_of_level)
}

fn by_policy(h: &Hearing, policy: &Policy) -> Reply<Stakes> {
    let mut because: Vec<ClauseId> = vec![policy.clause(clause::FROM)?];
    let mut course = LevelCourse {
        from: policy.get::<LevelFrom>()?,
        stakes: h.bank.stakes,
        next: h.bank.next_stakes,
        time_is_up: false,
        announced: false,
        since: Since::default(),
        begun: !h.bank.between_hands,
        unnamed: false,
    };
    for step in h.incidents.all.iter().filter_map(Incident::step) {
        course.goes_on(step);
        // By the time alone a level is settled with the first shuffle, of whatever kind.
        let begun = match course.from {
            LevelFrom::Time => Since { relieved: false, ..course.since } != Since::default(),
            LevelFrom::Announcement | LevelFrom::Either => disputed_pot::hand_has_begun(course.since, policy),
        };
        if !course.begun && begun {
            course.begins();
        }
    }
    if course.from != LevelFrom::Time && course.since != Since::default() {
        because.extend(disputed_pot::hand_begins(policy));
    }
    if course.since.relieved && course.begun {
        because.extend(policy.clause(clause::DURING_PUSH));
    }
    // A hand that has not begun is played as it would be if it began now.
    if !course.begun {
        course.begins();
    }
    Some((course.stakes, because))
}
