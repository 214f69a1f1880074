//! A situation told in anybody's words, in any of the languages, as states and events.
//!
//! The words stand in `locales/<language>/telling.ftl`, by what they mean. `token` parts the text, `atom` finds out what the
//! words mean, `clause` who does what with how much, `story` what that is at a poker table; `seating` and `turn` make the
//! lines of the notation of it. What a camera would not have seen is never added, and what is not understood is pointed at.

mod atom;
mod clause;
mod concept;
mod deal;
mod deal_word;
mod deed;
mod fold;
mod lexicon;
mod readback;
mod repeats;
mod room_table;
mod seating;
mod story;
#[cfg(test)]
mod tests;
mod token;
mod told;
mod told_lines;
mod turn;

use std::collections::HashSet;
use std::ops::Range;

use atom::{Atom, AtomKind, Person};
use concept::Concept;
use deal::Missing;
use deed::PersonId;
use lexicon::Lexicon;
use story::{PuzzleKind, Story};

use crate::engine::chips::{Amount, Chips, MAX_AMOUNT};
use crate::engine::event::{
    AntePayer, CardEvent, ChipsEvent, Dealt, Event, Game, Release, RoomState, Said, Seat, SeatingEvent, Speech, State, Step,
    Street, Structure,
};
use crate::lang::{Lang, Script};
use crate::message::{Message, message};
use crate::notation::{Line, LineReader};

/// A situation as it was understood.
#[derive(Clone, Debug)]
pub struct Telling {
    /// The language it was told in.
    pub lang: Lang,
    pub states: Vec<State>,
    pub events: Vec<Event>,
    /// Where each event was told, in bytes.
    pub spans: Vec<Range<usize>>,
    /// How each player was called.
    pub names: Vec<(Seat, String)>,
    /// Words that tell of nothing that happens at the table.
    pub left_out: Vec<Range<usize>>,
    /// The events as they were told, where that is not what they come to.
    pub retold: Vec<(usize, Event)>,
    /// Facts of the table that nobody told, and that follow from who did what.
    pub supposed: Vec<State>,
}

/// What was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misunderstood {
    pub span: Range<usize>,
    pub message: String,
    pub help: Option<String>,
}

/// Nobody bets or has so little: so few are people, cards or seats.
const FEW: Amount = 10;

/// No telling is longer, in bytes.
const MAX_TELLING: usize = 16 * 1024;

/// Understands a telling, whatever language it is in; `lang` is the asker's.
///
/// # Errors
/// What was not understood, in the order in which it stands.
pub fn read(text: &str, lang: Lang) -> Result<Telling, Vec<Misunderstood>> {
    if text.len() > MAX_TELLING {
        let message = message!("telling-too-long").text(lang);
        let help = Some(message!("telling-one-hand").text(lang));
        return Err(vec![Misunderstood { span: 0..1, message, help }]);
    }
    let own = attempt(text, lang, lang);
    // What was told by this program may be asked of it again.
    let doubtful = |telling: &Telling| !telling.left_out.is_empty() || readback::may_be_otherwise(text, telling);
    if own.result.as_ref().map_or(true, doubtful)
        && let Some(told) = readback::read(text, lang)
    {
        return Ok(told);
    }
    // So may some of its sentences be, among others.
    if own.result.as_ref().map_or(true, |telling| !telling.left_out.is_empty()) {
        let known = readback::known(text, lang);
        let with = (!known.is_empty()).then(|| attempt_with(text, lang, lang, &known));
        if let Some(with) = with.filter(|with| with.result.is_ok() && with.unknown <= own.unknown) {
            return with.result();
        }
    }
    // What is known to the last word is not another language, understood or not.
    if own.unknown == 0 {
        return own.result();
    }
    // What is written in Cyrillic letters is of a language that is written so. In Latin ones people write them all.
    let letters = text.chars().filter(|c| c.is_alphabetic());
    let (cyrillic, all) = letters.fold((0, 0), |(own, all), c| (own + usize::from(Script::Cyrillic.has(c)), all + 1));
    let written = |other: &Lang| other.language().script == Script::Cyrillic || cyrillic * 2 <= all;
    let others = Lang::ALL.into_iter().filter(|other| *other != lang).filter(written).map(|other| attempt(text, other, lang));
    // Of two that are as good the asker's own language is meant.
    others.fold(own, |best, other| if other.score() < best.score() { other } else { best }).result()
}

/// Understands a telling in one language and in no other: what another costs to try, no short query should wait for.
pub fn read_in(text: &str, lang: Lang) -> Option<Telling> {
    let attempt = if text.len() > MAX_TELLING { return None } else { attempt(text, lang, lang) };
    attempt.is_good().then_some(attempt)?.result().ok()
}

struct ReadAttempt {
    result: Result<Telling, Vec<Misunderstood>>,
    unknown: usize,
    /// So many words are only like one of the language: in a language that is not the asker's, they are as good as unknown.
    guessed: usize,
}

impl ReadAttempt {
    fn is_good(&self) -> bool {
        self.result.is_ok() && self.unknown == 0
    }

    fn score(&self) -> (usize, bool) {
        (self.unknown + self.guessed, self.result.is_err() || self.guessed > 0)
    }

    fn result(self) -> Result<Telling, Vec<Misunderstood>> {
        self.result
    }
}

/// Understands a text as one of a language; `asker` is the language of whoever asks.
fn attempt(text: &str, lang: Lang, asker: Lang) -> ReadAttempt {
    attempt_with(text, lang, asker, &[])
}

/// As [`attempt`], where the lines are known for which some of its sentences stand.
fn attempt_with(text: &str, lang: Lang, asker: Lang, known: &[(Range<usize>, Line)]) -> ReadAttempt {
    let atom::ReadWords { mut atoms, left_out } = atom::read(text, lang);
    let out_of_turn = atom::is_out_of_turn(&atoms);
    let early = atoms.iter().any(|atom| atom.is(Concept::Ahead));
    let mut said_early = Vec::new();
    let mut named = None;
    for atom in &mut atoms {
        if let AtomKind::Who(person) = &atom.kind {
            named = Some(person.clone());
        }
        if atom.is(Concept::OutOfTurn) {
            atom.kind = AtomKind::Concept(Concept::Fill);
            said_early.push((named.clone(), atom.span.clone()));
        }
    }
    let guessed = if lang == asker { 0 } else { guessed(text, &atoms, lang) };
    let (parts, unknown) = clause::parts(text, &atoms, lang, known);
    let mut story = story::story(&parts, lang);
    story.out_of_turn = out_of_turn;
    story.early = early;
    story.is_told_what(&said_early);
    acted_early_before(text, lang, &said_early, &mut story);
    let words: Vec<Range<usize>> = said_early.into_iter().map(|(_, word)| word).collect();
    story.acted_early(&words);
    let lost: Vec<Range<usize>> = outermost(story.left_out.clone()).into_iter().filter(|span| tells_facts(&atoms, span)).collect();
    story.puzzles.extend(lost.into_iter().map(|span| story::Puzzle { span, kind: PuzzleKind::Unknown }));
    story.left_out.extend(left_out);
    let result = lines(text, story, lang, asker).and_then(|telling| {
        let mut lost = lost_values(&atoms, &telling);
        lost.extend(small_stacks(&atoms, &telling));
        let misunderstood =
            |span: Range<usize>| misunderstood(text, &story::Puzzle { span, kind: PuzzleKind::Unknown }, lang, asker);
        if lost.is_empty() { Ok(telling) } else { Err(lost.into_iter().map(misunderstood).collect()) }
    });
    ReadAttempt { result, unknown, guessed }
}

/// Cards and chips that were told, and stand nowhere in what was understood: none are lost in silence. What is asked about is not
/// told.
fn lost_values(atoms: &[Atom], telling: &Telling) -> Vec<Range<usize>> {
    let told = ToldValues::of(telling);
    let covered = |atom: &Atom| {
        let within = |span: &Range<usize>| span.start <= atom.span.start && atom.span.end <= span.end;
        telling.left_out.iter().any(within) || counts_chips(&atom) && telling.spans.iter().any(within)
    };
    let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | '\n' | ';'));
    let stated = atoms.split_inclusive(ends).flat_map(stated);
    stated.filter(|atom| !told.has(atom) && !covered(atom)).map(|atom| atom.span.clone()).collect()
}

/// A stack that pays no blind, from so few that cards or players were counted: `looks at his cards and has three`.
fn small_stacks(atoms: &[Atom], telling: &Telling) -> Vec<Range<usize>> {
    let big = telling.states.iter().find_map(|state| if let State::Blinds(_, big) = state { Some(*big) } else { None });
    let counted = |state: &State| {
        let State::Stack(_, Chips::Amount(amount)) = state else { return None };
        Some(*amount).filter(|amount| (1..=FEW).contains(amount))
    };
    let Some(few) = telling.states.iter().find_map(counted).filter(|few| big.is_some_and(|big| big > 2 * few)) else {
        return Vec::new();
    };
    atoms.iter().filter(|atom| atom.number() == Some(few)).map(|atom| atom.span.clone()).take(1).collect()
}

/// What a sentence states. Of one that ends with a question mark all is asked behind the first word that asks, of another only the
/// part in which it stands: `B, who was skipped, bets 2000`.
fn stated(sentence: &[Atom]) -> Vec<&Atom> {
    if sentence.last().is_some_and(|atom| atom.kind == AtomKind::Mark('?')) {
        return sentence.iter().take_while(|atom| !atom.asks()).collect();
    }
    let parts = sentence.split(|atom| atom.kind == AtomKind::Mark(','));
    parts.flat_map(|part| part.iter().take_while(|atom| !atom.asks())).collect()
}

/// The cards and the numbers that stand in what was understood.
struct ToldValues {
    lines: Vec<String>,
    numbers: HashSet<Amount>,
}

impl ToldValues {
    fn of(telling: &Telling) -> ToldValues {
        let states = telling.states.iter().chain(&telling.supposed).map(State::to_string);
        let lines: Vec<String> = states.chain(telling.events.iter().map(Event::to_string)).collect();
        let numbers = lines.iter().flat_map(|line| line.split(|c: char| !c.is_ascii_digit()));
        let numbers = numbers.filter_map(|digits| digits.parse().ok()).collect();
        ToldValues { lines, numbers }
    }

    /// An atom that has no value in it lacks none.
    fn has(&self, atom: &Atom) -> bool {
        match &atom.kind {
            AtomKind::Cards(cards) => {
                cards.iter().map(ToString::to_string).all(|card| self.lines.iter().any(|line| line.contains(&card)))
            }
            AtomKind::Number { value, .. } => !counts_chips(&atom) || self.numbers.contains(value),
            AtomKind::Piles(piles) => piles
                .iter()
                .all(|pile| self.numbers.contains(&pile.value) || self.numbers.contains(&pile.count.saturating_mul(pile.value))),
            AtomKind::Concept(_)
            | AtomKind::Stakes(_)
            | AtomKind::Quote(_)
            | AtomKind::Who(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => true,
        }
    }
}

/// `C bets out of turn for the third time`: so often he has done it before.
fn acted_early_before(text: &str, lang: Lang, said: &[(Option<Person>, Range<usize>)], story: &mut Story) {
    let mut notation = LineReader::default();
    for (who, word) in said {
        let times = repeats::before(&token::tokens(text, lang), &repeats::sentence(text, word), Lexicon::of(lang));
        let person = story.people.iter().position(|own| Some(own) == who.as_ref());
        let line = notation.line(&format!("A has {times} earlier breaches: out-of-turn"));
        match (times, person, line) {
            (0, ..) => {}
            (_, Some(person), Ok(Line::State(states))) => {
                story.given.extend(states.into_iter().map(|state| (state, vec![person])));
            }
            _ => story.puzzles.push(story::Puzzle { span: word.clone(), kind: PuzzleKind::Unknown }),
        }
    }
}

/// Cards, or somebody and his chips, stand in words of which nothing was made: they are no detail that may be left out. What
/// was not done, was only said or thought, or tells of time, is.
fn tells_facts(atoms: &[Atom], span: &Range<usize>) -> bool {
    use Concept::{And, Ask, Modal, Nobody, Not, Nothing, Object, Say, Then, Think, Wait, Wants};
    let within: Vec<&Atom> = atoms.iter().filter(|atom| span.start <= atom.span.start && atom.span.end <= span.end).collect();
    // `did not wait and bet 1000`: what was not done ends where something is joined to it.
    let joins = |at: usize| {
        let behind = within[at + 1..].iter().take_while(|atom| !(atom.is(And) || atom.is(Then)));
        (within[at].is(And) || within[at].is(Then)) && behind.clone().any(|atom| atom.is_verb()) && behind.clone().any(counts_chips)
    };
    let from = (0..within.len()).rev().find(|at| joins(*at)).filter(|at| within[..*at].iter().any(|atom| atom.is(Not)));
    let stretch = from.map_or(&within[..], |at| &within[at..]);
    let has = |concepts: &[Concept]| stretch.iter().any(|atom| concepts.iter().any(|concept| atom.is(*concept)));
    let acts = acts(stretch);
    if !has(&[Say, Ask, Object, Wants, Modal]) && wagers_untold(atoms, &within) {
        return true;
    }
    if has(&[Not, Nobody, Nothing, Say, Ask, Object, Wants, Modal]) || has(&[Think, Wait]) && !acts {
        return false;
    }
    let cards = stretch.iter().any(|atom| matches!(atom.kind, AtomKind::Cards(_)));
    let who = within.iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)));
    let both_act = stretch.iter().any(|atom| atom.is(Concept::Both))
        && stretch.iter().any(|atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.is_declared()));
    cards || who && stretch.iter().any(counts_chips) || both_act
}

/// A bet of so much that is told nowhere else is no detail, whatever else is said beside it: `did not see the raise to 500 from the
/// cutoff`.
fn wagers_untold(atoms: &[Atom], within: &[&Atom]) -> bool {
    let small = |atom: &&&Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::To | Concept::Worth));
    let elsewhere =
        |value| atoms.iter().any(|atom| atom.number() == Some(value) && !within.iter().any(|own| own.span == atom.span));
    within.iter().enumerate().any(|(at, atom)| {
        let wager = matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::AllIn));
        let denied = within[..at].iter().rev().find(|atom| !small(atom)).is_some_and(|atom| atom.is(Concept::Not));
        let amount = within[at + 1..].iter().find(|atom| !small(atom)).filter(|atom| counts_chips(atom));
        wager && !denied && amount.and_then(|atom| atom.number()).is_some_and(|value| !elsewhere(value))
    })
}

fn counts_chips(atom: &&Atom) -> bool {
    matches!(atom.kind, AtomKind::Number { value, .. } if value > FEW) || matches!(atom.kind, AtomKind::Piles(_))
}

/// Somebody does something there, and does not only think that he does: what follows "thought that" is thought, up to what he
/// does next.
fn acts(atoms: &[&Atom]) -> bool {
    let mut thought = false;
    for (at, atom) in atoms.iter().enumerate() {
        if atom.is(Concept::Think) || atom.is(Concept::Wait) {
            let next = atoms[at + 1..].iter().find(|next| !next.is(Concept::Fill) && !matches!(next.kind, AtomKind::Mark(_)));
            // `did not see the raise to 500`: a raise that was thought of is none.
            let seen = atom.is(Concept::Think) && next.and_then(|next| next.concept()).is_some_and(Concept::is_declared);
            thought = seen || next.is_some_and(|next| next.is(Concept::That));
        } else if atom.is(Concept::And) || atom.is(Concept::Then) {
            thought = false;
        } else if atom.is_verb() && !thought {
            return true;
        }
    }
    false
}

/// How many words were taken for others that they are like.
fn guessed(text: &str, atoms: &[Atom], lang: Lang) -> usize {
    let (own, english) = (Lexicon::of(lang), Lexicon::of(Lang::En));
    let is_guess = |atom: &&Atom| {
        let AtomKind::Concept(concept) = atom.kind else { return false };
        let Some(word) = text.get(atom.span.clone()).filter(|word| !word.contains(char::is_whitespace)) else { return false };
        let folded = own.fold(word);
        let known = own.fit(&[&folded]).is_some() || english.fit(&[&folded]).is_some_and(|fit| fit.concept.is_trade());
        !known && concept.is_verb()
    };
    atoms.iter().filter(is_guess).count()
}

fn lines(text: &str, mut story: Story, lang: Lang, asker: Lang) -> Result<Telling, Vec<Misunderstood>> {
    settle(&mut story);
    draws_of_nobody(&mut story);
    let places = seating::places(&mut story);
    turn::order(&mut story, &places);
    let first_street = story.table.streets.is_empty() || story.table.streets[0].0.is_first();
    let showdown = story.table.showdown;
    let seating = seating::seating(&story, &places, first_street);
    let played = turn::play(&story, &seating, &places, first_street && !showdown, showdown);
    let mut puzzles = std::mem::take(&mut story.puzzles);
    puzzles.extend(played.puzzles);
    let mut states = with_given(states(&story, &seating, &played.events), &story, &seating);
    let no_hand = no_hand_runs(&states, &played.events);
    states.extend(no_hand.clone());
    // Who sits there alone tells nothing yet.
    let told = !played.events.is_empty() || states.iter().any(|state| !matches!(state, State::Seats(_)));
    // Where all that somebody did was left out nothing is told either.
    let lost = story.left_out.first().or(story.idle.as_ref());
    let lost = lost.filter(|_| played.events.is_empty() && story.deeds.is_empty()).cloned();
    if let Some(span) = lost.filter(|_| puzzles.is_empty()) {
        puzzles.push(story::Puzzle { span, kind: PuzzleKind::Unknown });
    }
    if !told && puzzles.is_empty() {
        puzzles.push(story::Puzzle { span: 0..text.len(), kind: PuzzleKind::Unknown });
    }
    if !puzzles.is_empty() {
        let mut misunderstood: Vec<Misunderstood> = puzzles.iter().map(|puzzle| misunderstood(text, puzzle, lang, asker)).collect();
        misunderstood.sort_by_key(|one| one.span.start);
        misunderstood.dedup();
        return Err(misunderstood);
    }
    let mut names = names(&story, &seating);
    names.sort();
    let mut supposed = supposed(&story, &seating, &states);
    supposed.extend(no_hand);
    let left_out = left_out(text, outermost(story.left_out));
    Ok(Telling { lang, states, events: played.events, spans: played.spans, names, left_out, retold: played.retold, supposed })
}

/// What only the whole telling shows: amounts told before anything happened are stacks; who is all-in when hands are shown has
/// nothing left; and hands that lie open were tabled.
fn settle(story: &mut Story) {
    let table = &mut story.table;
    // A street that is named last of all, and not as one that is dealt, is where everything was done.
    if let [(_, 0), (street, at)] = table.streets[..]
        && at == story.deeds.len()
        && table.comes.is_none()
    {
        table.streets = vec![(street, 0)];
        table.board.extend(table.dealt.drain(..).flat_map(|(_, cards)| cards));
    }
    // `nine hundred in the pot before the flop; on the flop A bets`: nobody did anything there.
    if let [(first, 0), (_, 0), ref later @ ..] = table.streets[..]
        && first.is_first()
        && table.comes.is_none()
        && table.pot.is_some()
    {
        table.streets = [&table.streets[1..2], later].concat();
    }
    // Before the flop nothing is ruled on without the blinds: who names the flop behind the first bet, and no blinds, tells of the flop.
    let untold =
        table.stakes.is_none() && !story.given.iter().any(|(state, _)| matches!(state, State::Blinds(..) | State::Game(..)));
    if let [(first, 0), (street, at), ref later @ ..] = table.streets[..]
        && first.is_first()
        && at > 0
        && untold
        && table.comes.is_none()
    {
        let later = later.to_vec();
        table.streets = [vec![(street, 0)], later].concat();
        let (own, others): (Vec<_>, Vec<_>) = table.dealt.drain(..).partition(|(dealt, _)| *dealt == street);
        table.board.extend(own.into_iter().flat_map(|(_, cards)| cards));
        table.dealt = others;
    }
    // Who had folded before anything else that is told has no cards.
    let gone = story.deeds.iter().take_while(|deed| deed.already && deed.what == deed::What::Fold).count();
    let late = table.streets.first().is_some_and(|(street, told)| !street.is_first() && *told <= gone);
    if late && gone > 0 && gone < story.deeds.len() {
        for deed in story.deeds.drain(..gone) {
            if let deed::Actor::Person(person) = deed.who {
                table.folded.push(person);
            }
        }
        table.streets.iter_mut().for_each(|(_, told)| *told = told.saturating_sub(gone));
        table.comes = table.comes.map(|told| told.saturating_sub(gone));
    }
    folded_before_showdown(table, &mut story.deeds);
    blinds_in_front(story);
    short_blinds(story);
    folds_of_called_hands(story);
    let table = &mut story.table;
    // Everybody whose cards were told plays for a pot of which it was not told who does.
    let all: Vec<PersonId> = table.holds.iter().map(|(person, _)| *person).collect();
    for (.., seats) in table.pots.iter_mut().filter(|(.., seats)| seats.is_empty()) {
        seats.clone_from(&all);
    }
    let before = table.streets.first().map_or(0, |(_, told)| *told);
    let street_before = match turn::wrong_board(story) {
        Some(Street::Turn) => Some(Street::Flop),
        Some(Street::River) => Some(Street::Turn),
        Some(_) | None => None,
    };
    if let Some(street) = street_before.filter(|_| table_is_open(&story.table)) {
        story.table.streets.push((street, 0));
    }
    let table = &mut story.table;
    // Who folded on a street before has no cards on this one; that the others had done betting goes without saying.
    if let [_, (street, at), ref later @ ..] = table.streets[..]
        && at > 0
        && table.comes.is_none()
        && story.deeds.iter().take(at).all(|deed| deed.what == deed::What::Fold)
    {
        let later = later.iter().map(|(street, told)| (*street, told - at));
        table.streets = [(street, 0)].into_iter().chain(later).collect();
        for deed in story.deeds.drain(..at) {
            if let deed::Actor::Person(person) = deed.who {
                table.folded.push(person);
            }
        }
    }
    let amounts = story.deeds.iter().take_while(|deed| matches!(deed.what, deed::What::Amount(_))).count();
    if before > 1 && amounts == before && story.deeds.len() > before {
        for deed in story.deeds.drain(..before) {
            if let (deed::Actor::Person(person), deed::What::Amount(amount)) = (deed.who, deed.what) {
                table.stacks.push((person, amount));
            }
        }
        table.streets.iter_mut().for_each(|(_, told)| *told -= before);
    }
    if table.showdown || !table.pots.is_empty() {
        // Who is all-in with nothing left was so before.
        let is_all_in = |deed: &deed::ToldDeed| matches!(deed.what, deed::What::AllIn(None | Some(0)));
        let all_in = story.deeds.iter().filter(|deed| is_all_in(deed));
        table
            .stacks
            .extend(all_in.filter_map(|deed| if let deed::Actor::Person(person) = deed.who { Some((person, 0)) } else { None }));
        story.deeds.retain(|deed| !is_all_in(deed));
        table.shown = table.shown.map(|at| at.min(story.deeds.len()));
    }
    let tables = |deed: &deed::ToldDeed| deed.what == deed::What::TableHand;
    let at = table.shown.filter(|at| *at <= story.deeds.len() && !story.deeds.iter().any(tables));
    let at = at.or((table.showdown && story.deeds.is_empty()).then_some(0));
    if let Some(at) = at {
        let folded = |person: PersonId, deeds: &[deed::ToldDeed]| {
            table.folded.contains(&person)
                || deeds.iter().any(|deed| deed.who == deed::Actor::Person(person) && deed.what == deed::What::Fold)
        };
        let mut people: Vec<PersonId> = table.holds.iter().map(|(person, _)| *person).collect();
        // Where nobody's cards were told, everybody who is left shows his.
        if people.is_empty() && table.shown.is_some() {
            people = (0..story.people.len()).filter(|person| !folded(*person, &story.deeds)).collect();
            people.retain(|person| !story.same.iter().any(|(_, again)| again == person));
        }
        let shown = people.into_iter().map(|person| deed::ToldDeed {
            who: deed::Actor::Person(person),
            what: deed::What::TableHand,
            span: 0..0,
            already: false,
            made: false,
            spoken: false,
        });
        story.deeds.splice(at..at, shown);
    }
}

/// Where two others play for the pot when hands are shown, who folds before anybody shows, and holds no cards that were told, had
/// folded before.
fn folded_before_showdown(table: &mut story::ToldTable, deeds: &mut Vec<deed::ToldDeed>) {
    use deed::{Actor, What};
    let wagers = |deed: &deed::ToldDeed| deed.what != What::Fold && deed.what.is_of_chips();
    if !table.showdown || deeds.iter().any(wagers) {
        return;
    }
    let shows = |deed: &deed::ToldDeed| matches!(deed.what, What::TableHand | What::Show(..) | What::Claim(..) | What::Release(..));
    let first = deeds.iter().position(shows).unwrap_or(deeds.len()).min(table.shown.unwrap_or(deeds.len()));
    for at in (0..deeds.len()).rev() {
        let (Actor::Person(person), What::Fold) = (deeds[at].who, &deeds[at].what) else { continue };
        let holds = |own: PersonId| table.holds.iter().any(|(one, _)| *one == own);
        let others = table.holds.iter().filter(|(one, _)| *one != person).count();
        if holds(person) || others < 2 || at >= first && !deeds[at].already {
            continue;
        }
        deeds.remove(at);
        table.folded.push(person);
        let before = |told: usize| if told > at { told - 1 } else { told };
        table.shown = table.shown.map(before);
        table.comes = table.comes.map(before);
        table.streets.iter_mut().for_each(|(_, told)| *told = before(*told));
    }
}

/// It was told that cards are drawn for chips, and not by whom.
fn draws_of_nobody(story: &mut Story) {
    let nobody = |step: &Step| matches!(step, Step::Chips(ChipsEvent::Race(drawn)) if drawn.is_empty());
    let untold = |deed: &&deed::ToldDeed| matches!(&deed.what, deed::What::Line(event, _) if event.steps.iter().any(nobody));
    let kind = PuzzleKind::Missing(Missing::Drawn);
    let puzzles = story.deeds.iter().filter(untold).map(|deed| story::Puzzle { span: deed.span.clone(), kind });
    story.puzzles.extend(puzzles);
}

/// `BB has 400 in front of him and adds a 1000 chip`: what somebody has who goes on playing is his blind, and not all that he has.
fn blinds_in_front(story: &mut Story) {
    let stakes = story.table.stakes.clone().unwrap_or_default();
    let [small, big, ..] = stakes[..] else { return };
    for (place, blind) in [(concept::SMALL_BLIND, small), (concept::BIG_BLIND, big)] {
        let Some(person) = story.people.iter().position(|person| *person == Person::Position(place)) else { continue };
        let puts = |deed: &deed::ToldDeed| deed.who == deed::Actor::Person(person) && matches!(deed.what, deed::What::Put { .. });
        if story.deeds.iter().any(puts) {
            story.table.stacks.retain(|(own, amount)| (*own, *amount) != (person, blind));
        }
        // `the small blind, who has his hundred out already, adds a 1000 chip to it`.
        let posted = |deed: &deed::ToldDeed| {
            let deed::What::Put { chips, .. } = &deed.what else { return false };
            match chips {
                deed::Going::Amount(amount) => *amount == blind,
                deed::Going::Stack => false,
                deed::Going::Piles(piles) => {
                    piles.iter().map(|pile| pile.count.saturating_mul(pile.value)).sum::<Amount>() == blind
                }
            }
        };
        let first = story.deeds.iter().position(|deed| deed.who == deed::Actor::Person(person));
        let first = first.filter(|at| story.deeds[*at].already && posted(&story.deeds[*at]));
        if let Some(at) = first.filter(|at| story.deeds.get(at + 1).is_some_and(puts)) {
            story.take_out(at);
        }
    }
}

/// Who throws his cards away once the last bet was called gives up the pot, and no bet is faced any more: where a hand lies open,
/// where nobody can bet again, and on the river.
fn folds_of_called_hands(story: &mut Story) {
    use deed::{Actor, What};
    let river = story.table.streets.iter().find(|(street, _)| *street == Street::River).map(|(_, told)| *told);
    let mut bettor = None;
    let mut called = Vec::new();
    let (mut all_in, mut over) = (false, false);
    for (at, deed) in story.deeds.iter_mut().enumerate() {
        let Actor::Person(person) = deed.who else { continue };
        let last = river.is_some_and(|told| at >= told) && !called.is_empty();
        let in_pot = called.contains(&person) || bettor == Some(person) && !called.is_empty();
        if (over || last) && deed.what == What::Fold && in_pot {
            deed.what = What::Release(Release::Mucked);
        } else if deed.what == What::TableHand {
            over = true;
        } else if matches!(deed.what, What::Call | What::CallOf(_) | What::Say(Speech { said: Said::Call, .. })) {
            called.push(person);
            over |= all_in;
        } else if matches!(deed.what, What::Check | What::Tap | What::Put { .. } | What::Say(_)) || deed.what.names_wager() {
            (bettor, over) = (Some(person), false);
            all_in = matches!(deed.what, What::AllIn(_) | What::Say(Speech { said: Said::AllIn, .. }));
            called.clear();
        }
    }
}

/// A blind who has no more than his blind is all-in with it before anybody acts: `BB is all-in for 120`, `BB has 150 and calls
/// all-in`. He does nothing more.
fn short_blinds(story: &mut Story) {
    let first = story.table.streets.first().is_none_or(|(street, told)| street.is_first() || *told > 0);
    let stakes = story.table.stakes.clone().unwrap_or_default();
    let [small, big, ..] = stakes[..] else { return };
    if !first || story.table.showdown {
        return;
    }
    for (place, blind) in [(concept::SMALL_BLIND, small), (concept::BIG_BLIND, big)] {
        let Some(person) = story.people.iter().position(|person| *person == Person::Position(place)) else { continue };
        let own = |deed: &deed::ToldDeed| deed.who == deed::Actor::Person(person);
        let told = story.table.stacks.iter().find(|(own, _)| *own == person).map(|(_, amount)| *amount);
        let given = story.given.iter().find_map(|(state, people)| {
            let State::Stack(_, Chips::Amount(amount)) = state else { return None };
            Some(*amount).filter(|_| people.first() == Some(&person))
        });
        let told = told.or(given);
        let amount = |deed: &deed::ToldDeed| if let deed::What::AllIn(amount) = deed.what { amount } else { None };
        let said = story.deeds.iter().find(|deed| own(deed)).and_then(amount);
        let Some(stack) = told.or(said).filter(|stack| *stack > 0 && *stack <= blind) else { continue };
        if told.is_none() {
            story.table.stacks.push((person, stack));
        }
        let done = |deed: &deed::ToldDeed| matches!(deed.what, deed::What::AllIn(_) | deed::What::Call | deed::What::CallOf(_));
        for at in (0..story.deeds.len()).rev() {
            if own(&story.deeds[at]) && done(&story.deeds[at]) {
                story.take_out(at);
            }
        }
    }
}

/// Who sits where, the button and who had folded follow from what people do, unless that was told.
fn supposed(story: &Story, seating: &seating::Seating, states: &[State]) -> Vec<State> {
    let given = |state: &State| story.given.iter().any(|(own, _)| std::mem::discriminant(own) == std::mem::discriminant(state));
    let button = |gone: PersonId| story.people[gone] == Person::Position(concept::BUTTON);
    let folded = |seat: Seat| {
        let own = |person: &PersonId| seating.seat(*person) == seat && matches!(story.people[*person], Person::Position(_));
        story.table.folded.iter().any(own)
    };
    let follows = |state: &&State| {
        if let State::Button(_) = state {
            seating.button.is_some() && !story.same.iter().any(|(_, gone)| button(*gone))
        } else if let State::Folded(seat) = state {
            folded(*seat)
        } else {
            matches!(state, State::Seats(_)) && seating.seats.is_some()
        }
    };
    states.iter().filter(|state| !given(state)).filter(follows).cloned().collect()
}

/// Chips are exchanged, and bought again, between two hands; and where nobody tells the blinds and nobody bets, no hand is told of.
fn no_hand_runs(states: &[State], events: &[Event]) -> Option<State> {
    let of_chips = |step: &Step| matches!(step, Step::Chips(_));
    let beside = |step: &Step| {
        of_chips(step) || matches!(step, Step::Seating(SeatingEvent::GoesOut | SeatingEvent::NextHand) | Step::Judge(..))
    };
    let exchanges = |step: &Step| matches!(step, Step::Chips(ChipsEvent::Exchanges(..) | ChipsEvent::Race(_)));
    let steps = || events.iter().flat_map(|event| &event.steps);
    let blinds = states.iter().any(|state| matches!(state, State::Blinds(..) | State::Game(..)));
    let known = states.iter().any(|state| matches!(state, State::Room(RoomState::BetweenHands) | State::CashGame));
    let without_a_hand = steps().any(of_chips) || states.iter().any(|state| matches!(state, State::Room(RoomState::Pays(..))));
    let follows = steps().any(exchanges) || !blinds && without_a_hand && steps().all(beside);
    (follows && !known).then_some(State::Room(RoomState::BetweenHands))
}

/// Each stretch once, in its order, and none within another.
fn outermost(mut spans: Vec<Range<usize>>) -> Vec<Range<usize>> {
    spans.sort_by_key(|span| (span.start, std::cmp::Reverse(span.end)));
    let mut kept: Vec<Range<usize>> = Vec::new();
    for span in spans {
        if kept.last().is_none_or(|last| span.end > last.end) {
            kept.push(span);
        }
    }
    kept
}

/// Without the marks around them; what only a space parts is one stretch.
fn left_out(text: &str, spans: Vec<Range<usize>>) -> Vec<Range<usize>> {
    let mut kept: Vec<Range<usize>> = Vec::new();
    for span in spans {
        let Some(words) = text.get(span.clone()) else { continue };
        let part = |c: char| c.is_alphanumeric() || matches!(c, '“' | '”' | '„' | '«' | '»' | '"');
        let (Some(from), Some(to)) = (words.find(part), words.rfind(part)) else { continue };
        let end = words[to..].chars().next().map_or(to, |c| to + c.len_utf8());
        let span = span.start + from..span.start + end;
        match kept.last_mut() {
            Some(last) if text.get(last.end..span.start).is_some_and(|gap| gap.trim().is_empty()) => last.end = span.end,
            Some(_) | None => kept.push(span),
        }
    }
    kept
}

/// Nobody has told which street it is.
fn table_is_open(table: &story::ToldTable) -> bool {
    table.streets.is_empty() && !table.showdown
}

/// What was not understood, in the words of whoever asks; the words of the telling are those of its own language.
fn misunderstood(text: &str, puzzle: &story::Puzzle, lang: Lang, asker: Lang) -> Misunderstood {
    let words = text.get(puzzle.span.clone()).unwrap_or_default().trim();
    let (message, help) = match puzzle.kind {
        PuzzleKind::Unknown => {
            let folded = fold::fold(words);
            let near = Lexicon::of(lang).closest(&folded).filter(|_| !words.contains(' '));
            let help = near.map_or_else(|| message!("telling-say-who"), |near| message!("did-you-mean-id", id = near));
            (message!("telling-not-understood", words = words), help)
        }
        PuzzleKind::Deal => (message!("telling-deal-not-understood", words = words), message!("telling-say-deal")),
        PuzzleKind::Missing(missing) => {
            let (what, help) = asked(missing);
            (message!("telling-missing", what = what, words = words), help)
        }
        PuzzleKind::Nobody => (message!("telling-nobody", words = words), message!("telling-name-player")),
        PuzzleKind::Unreal => (message!("telling-unreal", words = words), message!("telling-tell-deeds")),
        PuzzleKind::HowMuch => (message!("telling-how-much", words = words), message!("telling-tell-amount")),
    };
    Misunderstood { span: puzzle.span.clone(), message: message.text(asker), help: Some(help.text(asker)) }
}

/// What is missing, and how it would be told.
fn asked(missing: Missing) -> (Message, Message) {
    match missing {
        Missing::WhichCard => (message!("telling-which-card"), message!("telling-which-card-help")),
        Missing::WhichCards => (message!("telling-which-cards"), message!("telling-which-cards-help")),
        Missing::WhichPlayer => (message!("telling-which-player"), message!("telling-name-player")),
        Missing::WhichStreet | Missing::WhichStreetOfTwo => {
            (message!("telling-which-street"), message!("telling-which-street-help"))
        }
        Missing::NameCard => (message!("telling-name-card"), message!("telling-name-card-help")),
        Missing::ShownCard => (message!("telling-shown-card"), message!("telling-shown-card-help")),
        Missing::NameCards => (message!("telling-name-cards"), message!("telling-name-cards-help")),
        Missing::Where => (message!("telling-where"), message!("telling-where-help")),
        Missing::Drawn => (message!("telling-drawn"), message!("telling-drawn-help")),
        Missing::Seats => (message!("telling-seats"), message!("telling-seats-help")),
    }
}

fn names(story: &Story, seating: &seating::Seating) -> Vec<(Seat, String)> {
    let called = |person: &Person| match person {
        Person::Letter(_) | Person::Newcomer | Person::Spectator => None,
        Person::Number(number) => Some(Seat::Number(*number).to_string()),
        Person::Position(place) => Some(position(*place)),
        Person::Name(name) => Some(name.clone()).filter(|name| !name.is_empty()),
    };
    if story.seats().is_some() {
        return Vec::new();
    }
    let gone = |person: &usize| story.same.iter().any(|(_, gone)| gone == person);
    let there = (0..story.people.len()).filter(|person| !gone(person));
    there.filter_map(|person| called(&story.people[person]).map(|name| (seating.seat(person), name))).collect()
}

fn position(place: u8) -> String {
    let known = Concept::ALL.iter().find(|concept| concept.position() == Some(place));
    match known {
        Some(Concept::Utg) => "UTG".to_owned(),
        Some(Concept::Mp) => "MP".to_owned(),
        Some(Concept::Lj) => "LJ".to_owned(),
        Some(Concept::Hj) => "HJ".to_owned(),
        Some(Concept::Co) => "CO".to_owned(),
        Some(Concept::Btn) => "BTN".to_owned(),
        Some(Concept::Sb) => "SB".to_owned(),
        Some(Concept::Bb) => "BB".to_owned(),
        _ => format!("UTG+{place}"),
    }
}

/// What the notation tells of the table stands for itself: of what a table has once, nothing else is said beside it.
fn with_given(mut states: Vec<State>, story: &Story, seating: &seating::Seating) -> Vec<State> {
    for (state, people) in &story.given {
        let mut state = state.clone();
        let mut people = people.iter();
        state.seats_mut(&mut |seat| *seat = people.next().map_or(*seat, |person| seating.seat(*person)));
        let once = matches!(state, State::Seats(_) | State::Button(_) | State::Game(..));
        let same = |other: &State| std::mem::discriminant(other) == std::mem::discriminant(&state);
        // Who sits at which table of a room is told table by table.
        let in_room = matches!(state, State::Room(RoomState::Table(..)));
        states.retain(|other| {
            !(once && same(other) || in_room && matches!(other, State::Seats(_) | State::Button(_))) && *other != state
        });
        states.push(state);
    }
    states
}

/// The facts of the table in the order in which lines tell them.
fn states(story: &Story, seating: &seating::Seating, events: &[Event]) -> Vec<State> {
    let table = &story.table;
    let mut states = Vec::new();
    let is = |concept: Concept| table.games.contains(&concept);
    if is(Concept::Tournament) {
        states.push(State::Tournament);
    } else if is(Concept::CashGame) {
        states.push(State::CashGame);
    }
    let stakes = table.stakes.as_ref().and_then(|stakes| Some((*stakes.first()?, *stakes.get(1)?)));
    let game = game(&is);
    let named = [Concept::NoLimit, Concept::PotLimit, Concept::Limit].into_iter().any(is);
    // `stud 10/20` names the two bets, and Omaha is played for the pot.
    let limit = is(Concept::Limit) || !named && game.is_some_and(Game::is_stud);
    let pot_limit = is(Concept::PotLimit) || !named && matches!(game, Some(Game::Omaha | Game::OmahaEight));
    match (stakes, game) {
        (Some((small, big)), game) if limit => states.push(State::Game(Structure::Limit(small, big), game.unwrap_or(Game::Holdem))),
        (stakes, game) => {
            if pot_limit {
                states.push(State::Game(Structure::PotLimit, game.unwrap_or(Game::Holdem)));
            } else if is(Concept::NoLimit) || game.is_some() {
                states.push(State::Game(Structure::NoLimit, game.unwrap_or(Game::Holdem)));
            }
            states.extend(stakes.map(|(small, big)| State::Blinds(small, big)));
        }
    }
    states.extend(table.ante.and_then(|(ante, payer)| {
        // Nobody who says "big blind ante" and no more means another than the usual one, as large as the blind.
        let ante = ante.or(stakes.filter(|_| payer == AntePayer::BigBlind).map(|(_, big)| big))?;
        Some(State::Ante(ante, payer))
    }));
    states.extend(table.bring_in.map(State::BringIn));
    states.extend(table.smallest_chip.map(State::SmallestChip));
    if is(Concept::MachineShuffle) {
        states.push(State::MachineShuffle);
    }
    if is_showdown(story, events) {
        states.push(State::AtShowdown);
    } else if let Some((street, _)) = table.streets.first().filter(|(street, _)| !street.is_first()) {
        states.push(State::Street(*street));
    }
    states.extend(table.pot.filter(|_| table.pots.is_empty()).map(State::Pot));
    states.extend(seating.seats.as_ref().map(|seats| State::Seats(seats.iter().copied().map(Some).collect())));
    states.extend(seating.button.map(State::Button));
    states.extend(
        table.stacks.iter().map(|(person, amount)| State::Stack(seating.seat(*person), Chips::Amount((*amount).min(MAX_AMOUNT)))),
    );
    states.extend(table.folded.iter().map(|person| State::Folded(seating.seat(*person))));
    if !table.board.is_empty() {
        states.push(State::Board(table.board.clone()));
    }
    let mut side = 0;
    for (main, amount, seats) in &table.pots {
        side += u8::from(!main);
        let seats = seats.iter().map(|person| seating.seat(*person)).collect();
        states.push(State::PotOf(if *main { 0 } else { side }, *amount, seats));
    }
    let dealt = |cards: &[crate::engine::cards::Card]| cards.iter().map(|card| Dealt { card: Some(*card), up: true }).collect();
    states.extend(table.holds.iter().map(|(person, cards)| State::Holds(seating.seat(*person), dealt(cards))));
    states
}

fn game(is: &impl Fn(Concept) -> bool) -> Option<Game> {
    let eight = is(Concept::EightOrBetter);
    match () {
        () if is(Concept::Omaha) && eight => Some(Game::OmahaEight),
        () if is(Concept::Omaha) => Some(Game::Omaha),
        () if is(Concept::Stud) && eight => Some(Game::StudEight),
        () if is(Concept::Stud) => Some(Game::Stud),
        () if is(Concept::Razz) => Some(Game::Razz),
        () if is(Concept::Holdem) => Some(Game::Holdem),
        () => None,
    }
}

/// Nobody bets any more: it was said, or hands are shown and pots are given without a bet.
fn is_showdown(story: &Story, events: &[Event]) -> bool {
    use crate::engine::event::Step;
    let declares = |step: &Step| matches!(step, Step::Say(speech) if speech.said.declares());
    let bets = |event: &Event| event.steps.iter().any(|step| matches!(step, Step::Act(_) | Step::Push(..)) || declares(step));
    let ends = |event: &Event| {
        event.steps.iter().any(|step| matches!(step, Step::Cards(CardEvent::Award(_) | CardEvent::Show(_) | CardEvent::Claim(_))))
    };
    let quiet = !events.iter().any(bets);
    quiet
        && (story.table.showdown
            || story.table.streets.is_empty() && events.iter().any(ends)
            || story.table.stakes.is_none() && events.iter().any(ends))
}
