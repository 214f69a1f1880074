//! The phrases and their written forms: none without the other, and each reads back as itself.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::cursor::Cursor;
use super::form::{Form, FormPart};
use super::names::{lettered, seat_name};
use super::phrasebook::Phrasebook;
use super::phrases::{Bounds, DealTerm, DealTogether, Joint, LegalAction, Official, Owner, SmallBlind, Stamp, Together, WholeHand};
use super::table::{Doer, PhraseEntry, Phrased};
use crate::corpus::Lang;
use crate::embedded;
use crate::engine::event::{
    Act, Agreement, Ask, Carriage, ChipsDeed, ChipsState, ConductState, DeckFault, Deed, DoneTo, Game, Judgement, Landing,
    Objection, Offence, Origin, PotNumber, Push, Release, RoomState, Seat, Show, Shuffle, State, Step, Street, TableFact,
    TablePlace, Tell, Tongue, Touched, Venue,
};
use crate::engine::ruling::{
    Action, BoardStreet, BodyVerdict, ButtonPlace, CardPlace, ChipChange, ChipsVerdict, ConductVerdict, DeckCard, HandValue, Laid,
    NamedAct, Remedy, RoomVerdict, Standing, Verdict,
};
use crate::engine::value::Class;

/// One table, whatever its phrases make.
struct Checked {
    entries: Vec<PhraseEntry>,
    /// What a text is read as: the id of its phrase, and how it is printed.
    read: fn(&str, &'static Phrasebook) -> Option<(&'static str, String)>,
}

fn table<T: Phrased>() -> Checked {
    Checked { entries: T::table().entries(), read: |text, book| read(text, book, |cursor| T::table().read(cursor)) }
}

fn read<T: Phrased>(
    text: &str,
    book: &'static Phrasebook,
    read: impl Fn(&mut Cursor) -> Option<T>,
) -> Option<(&'static str, String)> {
    let mut cursor = Cursor::new(text, book).ok()?;
    let made = read(&mut cursor).filter(|_| cursor.is_done())?;
    Some(((T::table().filled)(&made).id, made.written()))
}

/// What one doer does.
macro_rules! steps {
    ($doer:ident) => {
        Checked {
            entries: super::event::by(Doer::$doer),
            read: |text, book| read::<Step>(text, book, |cursor| Step::table().read_by(cursor, Doer::$doer)),
        }
    };
}

fn tables() -> Vec<Checked> {
    vec![
        steps!(Player),
        steps!(Dealer),
        steps!(Floor),
        steps!(Cards),
        steps!(Table),
        steps!(Body),
        steps!(Beside),
        table::<State>(),
        table::<Game>(),
        table::<Street>(),
        table::<Offence>(),
        table::<PotNumber>(),
        table::<Owner>(),
        table::<Stamp>(),
        table::<Official>(),
        table::<Act>(),
        table::<Push>(),
        table::<Agreement>(),
        table::<Together>(),
        table::<Ask>(),
        table::<Objection>(),
        table::<Release>(),
        table::<Show>(),
        table::<WholeHand>(),
        table::<Touched>(),
        table::<Class>(),
        table::<Tell>(),
        table::<Shuffle>(),
        table::<(Judgement, bool)>(),
        table::<Verdict>(),
        table::<Action>(),
        table::<ChipChange>(),
        table::<NamedAct>(),
        table::<Standing>(),
        table::<DeckCard>(),
        table::<CardPlace>(),
        table::<DeckFault>(),
        table::<Landing>(),
        table::<Remedy>(),
        table::<Laid>(),
        table::<BoardStreet>(),
        table::<ButtonPlace>(),
        table::<SmallBlind>(),
        table::<LegalAction>(),
        table::<Bounds>(),
        table::<HandValue>(),
        table::<Deed>(),
        table::<DoneTo>(),
        table::<Tongue>(),
        table::<Venue>(),
        table::<ConductState>(),
        table::<ChipsDeed>(),
        table::<Carriage>(),
        table::<ChipsState>(),
        table::<ChipsVerdict>(),
        table::<BodyVerdict>(),
        table::<ConductVerdict>(),
        table::<RoomState>(),
        table::<TableFact>(),
        table::<TablePlace>(),
        table::<Origin>(),
        table::<DealTogether>(),
        table::<DealTerm>(),
        table::<RoomVerdict>(),
    ]
}

#[test]
fn every_phrase_is_written_and_every_form_belongs_to_a_phrase() {
    let mut known: BTreeSet<&str> = tables().iter().flat_map(|table| table.entries.iter().map(|entry| entry.id)).collect();
    known.extend(Joint::table().entries().iter().map(|entry| entry.id));
    for book in Lang::ALL.into_iter().filter_map(Phrasebook::of) {
        assert_eq!(known, book.ids().collect());
    }
    assert!(Phrasebook::of(Lang::En).is_some());
}

/// No form leaves out a slot without which nothing can be made, or has one that the phrase does not know.
#[test]
fn forms_have_the_slots_of_their_phrases() {
    for entry in tables().iter().flat_map(|table| &table.entries) {
        let known: BTreeSet<&str> = entry.slots.iter().map(|slot| slot.name).collect();
        for (at, form) in entry.forms(Phrasebook::english()).iter().enumerate() {
            let slots: BTreeSet<&str> = form.parts.iter().filter_map(slot).collect();
            assert!(slots.is_subset(&known) && (at > 0 || slots == known), "{}: {slots:?}, {known:?}", entry.id);
        }
    }
}

fn slot(part: &FormPart) -> Option<&str> {
    match part {
        FormPart::Slot(name, _) => Some(name),
        FormPart::Word(_) | FormPart::Mark(_) | FormPart::Quote(_) => None,
    }
}

/// Two forms that read alike would make one of two phrases unreadable.
#[test]
fn every_form_reads_as_its_own_phrase() {
    let book = Phrasebook::english();
    for table in tables() {
        for entry in &table.entries {
            for text in entry.forms(book).iter().flat_map(|form| filled(form, entry)) {
                let (id, printed) = (table.read)(&text, book).unwrap_or_else(|| panic!("{}: {text}", entry.id));
                assert_eq!(id, entry.id, "{text}");
                assert_eq!((table.read)(&printed, book), Some((id, printed.clone())), "{text}");
            }
        }
    }
}

/// A form with each of the usual fillings.
fn filled(form: &Form, entry: &PhraseEntry) -> Vec<String> {
    let values: Vec<Vec<String>> = entry.slots.iter().map(|slot| (slot.examples)()).collect();
    let most = values.iter().map(Vec::len).max().unwrap_or(1);
    let value = |name: &str, n: usize| {
        let at = entry.slots.iter().position(|slot| slot.name == name);
        at.map_or("", |at| values[at][n % values[at].len()].as_str())
    };
    (0..most).map(|n| form.write(0, |name| value(name, n))).collect()
}

/// Fluent leaves out what it cannot read, and the phrasebook what is no plain variable.
#[test]
fn every_file_of_phrases_can_be_read() {
    for lang in Lang::ALL {
        let Some(source) = embedded::locale(lang, "phrases.ftl") else { continue };
        let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", lang.code()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            for attribute in &message.attributes {
                let known = ["one", "also", "condition", "example"].contains(&attribute.id.name);
                assert!(known, "{}: {}.{}", lang.code(), message.id.name, attribute.id.name);
            }
            let patterns = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
            assert!(patterns.into_iter().all(is_plain), "{}: {}", lang.code(), message.id.name);
        }
    }
}

fn is_plain(pattern: &Pattern<&str>) -> bool {
    let plain = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { .. } => true,
        PatternElement::Placeable { expression: Expression::Inline(inline) } => {
            matches!(inline, InlineExpression::VariableReference { .. } | InlineExpression::StringLiteral { value: "" })
        }
        PatternElement::Placeable { expression: Expression::Select { .. } } => false,
    };
    pattern.elements.iter().all(plain)
}

#[test]
fn a_newcomer_and_a_spectator_are_written_with_a_letter() {
    for (letter, seat) in [('J', Seat::Letter('J')), ('N', Seat::Newcomer), ('X', Seat::Spectator)] {
        assert_eq!(lettered(letter), Some(seat));
        assert_eq!(seat_name(seat), letter.to_string());
        assert_eq!(seat.plays(), letter == 'J');
    }
    assert_eq!(lettered('K'), None);
}
