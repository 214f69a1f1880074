//! All phrases with their examples: for help, for completions, and for whoever wants lines to try.

use super::form::{FormPart, SlotEntry};
use super::phrasebook::Phrasebook;
use super::phrases::{DealTogether, Joint, Official, Together};
use super::table::{Doer, PhraseEntry, Phrased};
use super::{Line, event, parse_line};
use crate::engine::event::{Body, ChipsState, ConductState, Deed, DoneTo, State, Step};
use crate::engine::ruling::Verdict;

/// In which kind of line a phrase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    State,
    /// What one player does.
    Player,
    /// Several steps in one line.
    Steps,
    /// What several do together.
    Players,
    /// What a player's cards do.
    Cards,
    /// What happens by itself.
    Table,
    Dealer,
    Floor,
    Verdict,
}

/// One phrase as users meet it.
#[derive(Clone, Debug)]
pub struct PhraseGuide {
    pub id: &'static str,
    pub kind: LineKind,
    /// What stands before the phrase in a line.
    pub subject: String,
    /// All ways to write it, the printed one first.
    pub forms: Vec<Vec<FormText>>,
    /// A whole line.
    pub example: String,
    /// Whole lines, that one first; together they show every way to fill its slots.
    pub examples: Vec<String>,
}

/// A piece of a form.
#[derive(Clone, Debug)]
pub enum FormText {
    Words(String),
    /// A slot: what kind of filling it takes, and usual ones.
    Slot(&'static str, Vec<String>),
}

/// Every phrase of state and of play, then every verdict.
pub fn guide() -> impl Iterator<Item = PhraseGuide> {
    let steps = |kind, doer, subject: &str| {
        let subject = subject.to_owned();
        event::by(doer).into_iter().map(move |entry| phrase(kind, &subject, entry))
    };
    let (dealer, floor) = (Official::Dealer.written(), Official::Floor.written());
    let judge = Official::Body(Body::Judge).written();
    let states = State::table().entries().into_iter().map(|entry| phrase(LineKind::State, "", entry));
    let together = Together::table()
        .entries()
        .into_iter()
        .chain(DealTogether::table().entries())
        .map(|entry| phrase(LineKind::Players, "A B C", entry));
    let joined = Joint::table().entries().into_iter().filter(|entry| entry.id == "joint-then").map(joined);
    let verdicts = Verdict::table().entries().into_iter().map(|entry| phrase(LineKind::Verdict, "", entry));
    states
        .chain(steps(LineKind::Player, Doer::Player, "A"))
        .chain(joined)
        .chain(together)
        .chain(steps(LineKind::Cards, Doer::Cards, "C's"))
        .chain(steps(LineKind::Table, Doer::Table, ""))
        .chain(steps(LineKind::Dealer, Doer::Dealer, &dealer))
        .chain(steps(LineKind::Floor, Doer::Floor, &floor))
        .chain(steps(LineKind::Floor, Doer::Body, &judge))
        .chain(verdicts)
}

/// The phrases of conduct, of the clock, of chips beside the betting and of the room: what people do beside the game, and what is
/// so and happens in the room.
pub fn is_beside_the_game(phrase: &PhraseGuide) -> bool {
    let tables =
        [Deed::table().entries(), DoneTo::table().entries(), ConductState::table().entries(), ChipsState::table().entries()];
    let listed = tables.iter().flatten().any(|entry| entry.id == phrase.id);
    let of_chips = |step: &Step| matches!(step, Step::Clock(_) | Step::Chips(_));
    let of_room = |step: &Step| matches!(step, Step::Room(_));
    listed
        || match parse_line(&phrase.example) {
            Ok(Line::State(states)) => states.iter().all(|state| matches!(state, State::Room(_))),
            Ok(Line::Event(event)) => event.steps.iter().any(of_chips) || event.steps.iter().all(of_room),
            Ok(Line::Expect(_)) | Err(_) => false,
        }
}

fn phrase(kind: LineKind, subject: &str, entry: PhraseEntry) -> PhraseGuide {
    let book = Phrasebook::english();
    let line = |phrase: String| if subject.is_empty() { phrase } else { format!("{subject} {phrase}") };
    let own = book.get(entry.id).map_or(&[][..], |phrase| &phrase.examples);
    let mut examples: Vec<String> = Vec::new();
    for example in own.iter().cloned().chain(entry.models(book).into_iter().map(line)) {
        if !examples.contains(&example) {
            examples.push(example);
        }
    }
    let forms = entry.forms(book).iter().map(|form| form.parts.iter().map(|part| text(part, &entry)).collect()).collect();
    let example = examples.first().cloned().unwrap_or_default();
    PhraseGuide { id: entry.id, kind, subject: subject.to_owned(), forms, example, examples }
}

/// Steps one after the other: what joins them is no line of its own.
fn joined(entry: PhraseEntry) -> PhraseGuide {
    let examples = Phrasebook::english().get(entry.id).map_or_else(Vec::new, |phrase| phrase.examples.clone());
    let example = examples.first().cloned().unwrap_or_default();
    PhraseGuide { id: entry.id, kind: LineKind::Steps, subject: String::new(), forms: Vec::new(), example, examples }
}

fn text(part: &FormPart, entry: &PhraseEntry) -> FormText {
    match part {
        FormPart::Word(word) => FormText::Words(word.clone()),
        FormPart::Mark(mark) => FormText::Words(mark.to_string()),
        FormPart::Quote(quote) => FormText::Words(format!("\"{quote}\"")),
        FormPart::Slot(name, ending) => {
            let slot = entry.slots.iter().find(|slot| slot.name == name);
            let filled = |slot: &SlotEntry| match ending {
                None => FormText::Slot(slot.kind, (slot.examples)()),
                // What is filled in belongs together with its ending.
                Some(ending) => FormText::Slot("ended", (slot.examples)().iter().map(|text| format!("{text}{ending}")).collect()),
            };
            slot.map_or_else(|| FormText::Words(name.clone()), filled)
        }
    }
}
