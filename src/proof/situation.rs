//! A situation at a table, how it is ruled, and how large it is.

use crate::corpus::{ExampleSituation as Told, HouseView, PlayedStructure};
use crate::engine::chips::Amount;
use crate::engine::event::{Event, Seat, State, Step, Subject};
use crate::engine::hearing::Overlap;
use crate::engine::policy::Policy;
use crate::engine::referee::Opening;
use crate::engine::ruling::{Grade, Question, Ruling, Standing, Verdict};
use crate::notation::Line;
#[cfg(test)]
use crate::notation::parse_line;
use crate::scenario::{Play, Plays, structure};

use super::edit;

/// A table and what happens at it, without expectations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriedSituation {
    pub states: Vec<State>,
    pub events: Vec<Event>,
}

/// Fewest lines, then fewest seats, then the least to be said, then the smallest amounts, then the order of the text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SituationSize {
    lines: usize,
    seats: usize,
    parts: usize,
    amounts: Amount,
    text: String,
}

impl From<&Play> for TriedSituation {
    fn from(play: &Play) -> Self {
        TriedSituation { states: play.states.clone(), events: play.events() }
    }
}

impl TriedSituation {
    /// The situation of these lines.
    ///
    /// # Panics
    /// When a line cannot be read.
    #[cfg(test)]
    pub fn read(states: &[&str], events: &[&str]) -> TriedSituation {
        let mut read = TriedSituation { states: Vec::new(), events: Vec::new() };
        for line in states.iter().chain(events) {
            match parse_line(line) {
                Ok(Line::State(states)) => read.states.extend(states),
                Ok(Line::Event(event)) => read.events.push(event),
                other => panic!("{line}: {other:?}"),
            }
        }
        read
    }

    /// With another event in place of the one that comes at this place.
    pub fn with_event(&self, at: usize, event: Event) -> TriedSituation {
        let mut changed = self.clone();
        changed.events[at] = event;
        changed
    }

    /// As somebody would type it: the table in one line, then the events.
    pub fn lines(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.events.iter().map(ToString::to_string).collect();
        if !self.states.is_empty() {
            lines.insert(0, Line::State(self.states.clone()).to_string());
        }
        lines
    }

    /// Who sits at the table.
    pub fn seats(&self) -> Vec<Seat> {
        let listed = self.states.iter().find_map(|state| {
            if let State::Seats(seats) = state { Some(seats.iter().flatten().copied().collect::<Vec<_>>()) } else { None }
        });
        listed.unwrap_or_else(|| {
            let named = self.states.iter().flat_map(edit::seats).chain(self.events.iter().flat_map(edit::seats));
            let last = named.filter_map(Seat::letter).filter(|letter| ('B'..='J').contains(letter)).max();
            ('A'..=last.unwrap_or('B')).map(Seat::Letter).collect()
        })
    }

    pub fn size(&self) -> SituationSize {
        let lines = self.lines();
        let steps = self.events.iter().map(|event| event.steps.len()).sum::<usize>();
        let amounts = self.amounts().fold(0, Amount::saturating_add);
        let text = lines.join("\n");
        SituationSize { lines: self.events.len(), seats: self.seats().len(), parts: self.states.len() + steps, amounts, text }
    }

    /// Every amount that is named.
    pub fn amounts(&self) -> impl Iterator<Item = Amount> {
        self.states.iter().flat_map(edit::amounts).chain(self.events.iter().flat_map(edit::amounts)).map(|(_, n)| n)
    }

    /// The betting structure that is played.
    pub fn structure(&self) -> PlayedStructure {
        structure(&self.states)
    }
}

/// Every situation that the corpus tells, each once, the smallest first.
pub fn told(plays: &Plays) -> Vec<TriedSituation> {
    let corpus = plays.corpus;
    let scenarios = corpus.rules.iter().flat_map(|rule| &rule.scenarios).map(|s| plays.of_scenario(s));
    let houses = || corpus.houses.iter().filter(|house| house.published);
    let conflicts = houses().flat_map(|house| &house.conflicts);
    let conflicts = conflicts.filter_map(|c| Some(plays.play(c.table.as_ref(), c.play.as_ref()?)));
    let examples = houses().flat_map(|house| house.provisions()).flat_map(|provision| &provision.examples);
    let examples = examples.filter_map(|example| match &example.situation {
        Told::Own { table, play } => Some(plays.play(Some(table), play)),
        Told::Scenario(_) => None,
    });
    let read = scenarios.chain(conflicts).chain(examples).filter_map(Result::ok);
    let mut sized: Vec<(SituationSize, TriedSituation)> =
        read.map(|play| TriedSituation::from(&*play)).map(|s| (s.size(), s)).collect();
    sized.sort_by(|a, b| a.0.cmp(&b.0));
    sized.dedup_by(|a, b| a.0 == b.0);
    sized.into_iter().map(|(_, situation)| situation).collect()
}

/// What a situation comes to.
#[derive(Clone, Debug)]
pub struct SituationOutcome {
    /// In the order of their questions.
    pub rulings: Vec<Ruling>,
    pub overlaps: Vec<Overlap>,
    /// Somebody acted before the seats in front of him.
    pub out_of_turn: bool,
}

impl SituationOutcome {
    /// Something was not allowed before the last line: whatever follows from there is not worth telling.
    pub fn stumbles(&self, situation: &TriedSituation) -> bool {
        let refused = |r: &Ruling| matches!(r.verdict, Verdict::Binding(_, _, Standing::Refused));
        self.rulings.iter().any(|r| refused(r) && r.line + 1 < situation.events.len())
    }
}

/// Rules on a situation; `None` where it cannot happen.
pub fn rule(situation: &TriedSituation, house: &Policy, custom: &Policy) -> Option<SituationOutcome> {
    rule_from(opening(situation)?, situation, house, custom)
}

/// The table at which it happens; `None` where it contradicts itself.
pub fn opening(situation: &TriedSituation) -> Option<Opening> {
    Opening::of(&situation.states, &situation.events).ok()
}

/// Rules on a situation whose table is set up.
pub fn rule_from(opening: Opening, situation: &TriedSituation, house: &Policy, custom: &Policy) -> Option<SituationOutcome> {
    let mut session = opening.hear(house, custom);
    let mut out_of_turn = false;
    let mut last = None;
    for event in &situation.events {
        if let (Subject::Seat(seat), true) = (&event.who, event.steps.iter().any(Step::is_done_in_turn)) {
            // Who goes on with what he has begun is not early.
            out_of_turn |= last != Some(*seat) && session.room().hand().to_act() != Some(*seat);
            last = Some(*seat);
        }
        session.step(event).ok()?;
    }
    let mut rulings = session.rulings();
    rulings.sort_by_key(|ruling| ruling.question);
    Some(SituationOutcome { rulings, overlaps: session.overlaps().to_vec(), out_of_turn })
}

/// Whether two houses rule differently, and how much so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Apart {
    /// The verdicts are not the same.
    Verdict,
    /// The verdict of the one is not what by custom holds for the other.
    Custom,
    /// The one rules what for the other is only custom.
    Silence,
}

/// The questions, each about one player, on which the rulings are not the same.
pub fn apart(a: &[Ruling], b: &[Ruling]) -> Vec<(Topic, Apart)> {
    let mut topics: Vec<Topic> = a.iter().chain(b).map(topic).collect();
    topics.sort_unstable();
    topics.dedup();
    let mut apart: Vec<(Topic, Apart)> = topics.into_iter().filter_map(|topic| Some((topic, on_topic(a, b, topic)?))).collect();
    // The pot, the turn and what is open to whom follow from the ruling, if there is one.
    let follows = |(topic, _): &(Topic, Apart)| matches!(topic.0, Question::Pot | Question::Turn | Question::May);
    if !apart.iter().all(follows) {
        apart.retain(|topic| !follows(topic));
    }
    apart
}

/// What a ruling is about.
pub type Topic = (Question, Option<Seat>);

pub fn topic(ruling: &Ruling) -> Topic {
    (ruling.question, ruling.about)
}

/// How the rulings on one topic are apart.
pub fn on_topic(a: &[Ruling], b: &[Ruling], wanted: Topic) -> Option<Apart> {
    let of = |rulings: &[Ruling]| -> Vec<(Verdict, Grade)> {
        let on = rulings.iter().filter(|r| topic(r) == wanted);
        on.map(|r| (r.verdict.clone(), r.grade)).collect()
    };
    let (a, b) = (of(a), of(b));
    type Graded = (Verdict, Grade);
    let missing = |these: &[Graded], those: &[Graded]| these.iter().any(|x| !those.iter().any(|y| x.0 == y.0));
    let silent = a.iter().chain(&b).any(|(_, grade)| *grade == Grade::Silent);
    if missing(&a, &b) || missing(&b, &a) {
        return Some(if silent { Apart::Custom } else { Apart::Verdict });
    }
    let differs = |these: &[Graded], those: &[Graded]| these.iter().any(|x| !those.contains(x));
    // What must be and what may be are two rulings, though in the same words.
    (differs(&a, &b) || differs(&b, &a)).then_some(if silent { Apart::Silence } else { Apart::Verdict })
}

/// Whether a house plays the structure of a situation.
pub fn plays(view: &HouseView, situation: &TriedSituation) -> bool {
    view.plays().contains(&situation.structure())
}
