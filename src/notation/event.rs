//! Lines of play: who, and what he does.

use super::cursor::Cursor;
use super::filling::Slot;
use super::form::FormPart;
use super::miss::closest;
use super::phrasebook::Phrasebook;
use super::phrases::{DealTogether, Joint, Official, Owner, Together};
use super::slot::{OwnerSlot, SeatsSlot};
use super::table::{Doer, PhraseEntry, Phrased};
use crate::engine::event::{ClockEvent, Event, RoomEvent, Step, Subject};

/// One event, and the end of the line.
pub(super) fn event(cursor: &mut Cursor) -> Option<Event> {
    by_itself(cursor).or_else(|| cards(cursor)).or_else(|| {
        cursor.at = 0;
        deeds(cursor)
    })
}

/// What happens by itself: a street, seconds that pass, a draw.
fn by_itself(cursor: &mut Cursor) -> Option<Event> {
    cursor.at = 0;
    let step = Step::table().read_by(cursor, Doer::Table)?;
    if step == Step::Clock(ClockEvent::CountdownEnds) && Joint::While.next(cursor) {
        // At the same time is the same time, whichever of the two is written first.
        let mut event = deeds(cursor)?;
        event.steps.push(Step::Clock(ClockEvent::EndsTogether));
        return Some(event);
    }
    cursor.end()?;
    Some(Event { who: Subject::Table, steps: vec![step] })
}

/// `B's cards touch the muck`.
fn cards(cursor: &mut Cursor) -> Option<Event> {
    cursor.at = 0;
    let who = Subject::Seat(OwnerSlot::read(cursor)?);
    let step = Step::table().read_by(cursor, Doer::Cards);
    if step.is_none() && cursor.is_noting {
        by(Doer::Cards).iter().for_each(|entry| entry.expected(cursor));
    }
    let step = step?;
    cursor.end()?;
    Some(Event { who, steps: vec![step] })
}

fn deeds(cursor: &mut Cursor) -> Option<Event> {
    let who = subject(cursor)?;
    let mut steps = vec![step(cursor, &who)?];
    let mut at_once = 0;
    loop {
        if let Some(step) = Step::table().read_by(cursor, Doer::Beside) {
            steps.push(step);
        } else if Joint::Then.next(cursor) {
            at_once = steps.len();
            steps.push(step(cursor, &who)?);
        } else if Joint::While.next(cursor) {
            steps.push(step(cursor, &who)?);
            // At the same time is the same time: a word with the chips counts like one before them, whichever is written first.
            steps[at_once..].sort_by_key(|step| !matches!(step, Step::Say(_)));
            mark_with_chips(&mut steps[at_once..]);
        } else {
            break;
        }
    }
    cursor.end()?;
    Some(Event { who, steps })
}

/// Of steps at the same time: the word that comes with the chips.
fn mark_with_chips(steps: &mut [Step]) {
    let chips = steps.iter().position(|step| matches!(step, Step::Push(..)));
    let before = chips.and_then(|at| at.checked_sub(1));
    if let Some(Step::Say(speech)) = before.map(|at| &mut steps[at]) {
        speech.with_chips = true;
    }
}

fn subject(cursor: &mut Cursor) -> Option<Subject> {
    match Official::table().read(cursor) {
        Some(Official::Dealer) => return Some(Subject::Dealer),
        Some(Official::Floor) => return Some(Subject::Floor),
        Some(Official::Body(body)) => return Some(Subject::Body(body)),
        None => {}
    }
    let seats = SeatsSlot::read(cursor)?;
    Some(if let [one] = seats[..] { Subject::Seat(one) } else { Subject::Players(seats) })
}

fn step(cursor: &mut Cursor, who: &Subject) -> Option<Step> {
    let at = cursor.at;
    let (doer, name) = match who {
        Subject::Seat(_) => (Doer::Player, "a player"),
        Subject::Dealer => (Doer::Dealer, "the dealer"),
        Subject::Floor => (Doer::Floor, "the floor"),
        Subject::Body(_) => (Doer::Body, "such a body"),
        Subject::Players(_) => {
            let agreed = Together::table().read(cursor).map(|together| Step::Agree(together.0));
            return agreed.or_else(|| DealTogether::table().read(cursor).map(|deal| Step::Room(RoomEvent::Deal(deal.0))));
        }
        Subject::Table => return None,
    };
    let step = Step::table().read_by(cursor, doer);
    if step.is_none() && cursor.is_noting && cursor.furthest.at <= at && !cursor.furthest.is_wrong() {
        return unknown(cursor, doer, name);
    }
    step
}

/// Nobody does what the word says.
fn unknown<T>(cursor: &mut Cursor, doer: Doer, name: &str) -> Option<T> {
    let Some(verb) = cursor.peek_word(0) else {
        return cursor.expected("what he does, such as `calls` or `pushes 2x1000`");
    };
    let leads = leads(cursor.book, doer);
    let help = match closest(verb, leads.iter().map(String::as_str)) {
        Some(close) => format!("did you mean `{close}`?"),
        None => format!("{name} {}", leads.join(", ")),
    };
    cursor.fail(format!("`{verb}` is nothing {name} does"), help)
}

/// With which words begins what somebody does: as many as all phrases with the same first word share.
fn leads(book: &'static Phrasebook, doer: Doer) -> Vec<String> {
    let mut leads: Vec<Vec<&str>> = Vec::new();
    for form in by(doer).iter().flat_map(|entry| entry.forms(book)) {
        let words = form.parts.iter().map_while(|part| match part {
            FormPart::Word(word) => Some(word.as_str()),
            FormPart::Mark(_) | FormPart::Quote(_) | FormPart::Slot(..) => None,
        });
        let words: Vec<&str> = words.collect();
        match leads.iter_mut().find(|lead| lead.first() == words.first()) {
            Some(lead) => lead.truncate(lead.iter().zip(&words).take_while(|(a, b)| a == b).count()),
            None => leads.push(words),
        }
    }
    leads.iter().map(|words| words.join(" ")).collect()
}

/// Everything that somebody does.
pub(super) fn by(doer: Doer) -> Vec<PhraseEntry> {
    Step::table().rows.iter().filter(|row| row.by.contains(&doer)).flat_map(|row| row.entries()).collect()
}

/// The event as it is printed.
pub(super) fn written(event: &Event) -> String {
    let of_cards = event.steps.first().is_some_and(|step| Step::table().is_by(step, Doer::Cards));
    let subject = match &event.who {
        Subject::Seat(seat) if of_cards => Owner(*seat).written(),
        Subject::Seat(seat) => seat.to_string(),
        Subject::Players(seats) => SeatsSlot::write(seats),
        Subject::Dealer => Official::Dealer.written(),
        Subject::Floor => Official::Floor.written(),
        Subject::Body(body) => Official::Body(*body).written(),
        Subject::Table => String::new(),
    };
    let step = |step: &Step| {
        if let (Step::Agree(agreement), Subject::Players(_)) = (step, &event.who) {
            return Together(*agreement).written();
        }
        if let (Step::Room(RoomEvent::Deal(deal)), Subject::Players(_)) = (step, &event.who) {
            return DealTogether(deal.clone()).written();
        }
        step.written()
    };
    let mut line: Vec<String> = event.steps.first().map(step).into_iter().collect();
    for pair in event.steps.windows(2) {
        let [before, next] = pair else { continue };
        let beside = matches!(next, Step::Clock(ClockEvent::EndsTogether));
        let together = matches!(before, Step::Say(speech) if speech.with_chips) && matches!(next, Step::Push(..));
        let joint = if together { Joint::While } else { Joint::Then };
        line.extend((!beside).then(|| joint.written()));
        line.push(step(next));
    }
    let steps = line.join(" ");
    if subject.is_empty() { steps } else { format!("{subject} {steps}") }
}
