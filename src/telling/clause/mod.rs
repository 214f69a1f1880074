//! Clauses: who does what, with how much, and how. They are told apart by what stands in them, not by how they are put.

mod part;
mod question;
mod sentence;
mod told_clause;
mod walker;

pub use part::Part;
use question::question;
use sentence::{facts, is_decision, line, sentences, tables, unknown, unreal};
pub use told_clause::{Many, ToldClause};
use walker::{Break, Walker};

use std::ops::Range;

use crate::lang::Lang;
use crate::notation::{Line, LineReader};
use crate::telling::atom::{Atom, AtomKind, Person};
use crate::telling::concept::Concept;
use crate::telling::deal::DealReader;
use crate::telling::lexicon::{Lexicon, Particle};
use crate::telling::repeats;
use crate::telling::room_table;
use crate::telling::token::tokens;
use crate::telling::told;

/// The notation's line.
const NEXT_HAND: &str = "next hand";

/// The parts of a telling, and how many of its words nobody knows. Some of its sentences stand for lines that are `known`.
pub fn parts(text: &str, atoms: &[Atom], lang: Lang, known: &[(Range<usize>, Line)]) -> (Vec<Part>, usize) {
    let told = walk(text, atoms, lang, false, known);
    let stakes = told.0.iter().any(|part| matches!(part, Part::Stakes(..)));
    if !stakes || told.0.iter().any(Part::happens) {
        return told;
    }
    // `may A bet 150 on the turn at 100/200`: what is asked about is all that is told.
    let asks = |concept: Concept| matches!(concept, Concept::Query | Concept::Modal | Concept::HowMuch);
    let plain = |atom: &Atom| {
        let asks = matches!(atom.kind, AtomKind::Concept(concept) if asks(concept));
        let modal = atom.is(Concept::Modal);
        let word = if modal { Concept::Wants } else { Concept::Fill };
        let kind = if asks { AtomKind::Concept(word) } else { atom.kind.clone() };
        Atom { kind, span: atom.span.clone() }
    };
    let asked = walk(text, &atoms.iter().map(plain).collect::<Vec<_>>(), lang, true, known);
    let acts: Vec<&ToldClause> = asked.0.iter().filter_map(Part::act).collect();
    // `may he raise if UTG limps`: what would come first stands last.
    let later = acts.iter().rev().skip(1).any(|clause| clause.has(Concept::Wants));
    if asked.0.iter().any(Part::is_wager) && !later {
        return asked;
    }
    let lost = acts.first().map(|clause| Part::Unread(clause.span.clone()));
    (told.0.into_iter().chain(lost).collect(), told.1)
}

/// Questions are told as well where it is `asked` about what they tell.
fn walk(text: &str, atoms: &[Atom], lang: Lang, asked_about: bool, known: &[(Range<usize>, Line)]) -> (Vec<Part>, usize) {
    let mut walker = Walker {
        text,
        lang,
        parts: Vec::new(),
        clause: ToldClause::default(),
        gap: Break::None,
        things: Vec::new(),
        unknown: 0,
        main: Vec::new(),
    };
    let deal = DealReader::new(text, lang);
    let mut notation = LineReader::default();
    let mut told_known = None;
    for sentence in sentences(atoms).flat_map(|sentence| tables(text, sentence, lang)) {
        if let Some((at, (span, line))) = known.iter().enumerate().find(|(_, (span, _))| span.contains(&sentence[0].span.start)) {
            // One sentence of it may be several here.
            if told_known != Some(at) {
                walker.parts.extend([Part::Line(Box::new(line.clone()), span.clone()), Part::End]);
            }
            told_known = Some(at);
            continue;
        }
        // What is written in the notation is read by it, and by nothing else.
        // But how often it was done is no word of it.
        let repeated = told::of_conduct(sentence) > 0
            && repeats::before(&tokens(text, lang), &repeats::sentence(text, &sentence[0].span), Lexicon::of(lang)) > 0;
        if let Some((line, span)) = line(text, sentence, &mut notation).filter(|_| !repeated) {
            walker.parts.extend([Part::Line(Box::new(line), span), Part::End]);
            continue;
        }
        let mut sentence = sentence;
        while let Some((line, span, taken)) = room_table::read(text, sentence, lang) {
            walker.parts.push(Part::Line(Box::new(line), span));
            sentence = &sentence[taken..];
        }
        if sentence.is_empty() {
            walker.parts.push(Part::End);
            continue;
        }
        let sentence = match facts(text, sentence, &mut notation) {
            Some((line, span, taken)) => {
                walker.parts.push(Part::Line(Box::new(line), span));
                &sentence[taken..]
            }
            None => sentence,
        };
        // `floor decides: B is banned`: a verdict that the notation does not know is no other one.
        if is_decision(text, sentence, &mut notation) && told::find(text, lang, sentence, false, &mut notation).is_none() {
            walker.parts.extend([Part::Unread(sentence[0].span.start..sentence[sentence.len() - 1].span.end), Part::End]);
            continue;
        }
        let asked = if asked_about { sentence.len() } else { question(sentence) };
        let asked = if asked < sentence.len() && deal.says_where_it_is_due(sentence) { sentence.len() } else { asked };
        walker.unknown += unknown(&sentence[asked..]);
        let before = walker.parts.len();
        walker.phrases(&sentence[..asked], &deal, &mut notation);
        walker.finish();
        let is_due = |word: &Range<usize>| walker.parts[before..].iter().any(|part| part.says_what_is_due(word));
        if let Some(word) = unreal(text, &sentence[..asked]).filter(|word| !is_due(word)) {
            let happens = walker.parts[before..].iter().any(|part| part.happens() && !part.is_thought());
            walker.parts.truncate(if happens { before } else { walker.parts.len() });
            walker.parts.push(if happens { Part::Unreal(word) } else { Part::Idle(word) });
        }
        if begins_earlier(text, sentence, lang) {
            board_last(&mut walker.parts, before);
        }
        // `Bob is out, who has the button in the next hand?`: that hand is dealt.
        if walker.parts.iter().any(Part::is_of_the_seats)
            && let Some(span) = deal.asks_of_the_next_hand(&sentence[asked..])
            && let Ok(line) = notation.line(NEXT_HAND)
        {
            walker.parts.push(Part::Line(Box::new(line), span));
        }
        // Any word may begin a sentence with a capital letter.
        let people = sentence.iter().enumerate().skip(asked).filter_map(|(at, atom)| {
            let AtomKind::Who(person) = &atom.kind else { return None };
            Some(person).filter(|person| at > 0 || !matches!(person, Person::Name(_)))
        });
        walker.parts.extend(people.cloned().map(Part::Mentioned));
        walker.parts.push(Part::End);
    }
    (walker.parts, walker.unknown)
}

/// `Before that C called`: its first word says that it had been done before what was told last.
fn begins_earlier(text: &str, sentence: &[Atom], lang: Lang) -> bool {
    let lexicon = Lexicon::of(lang);
    let first = sentence.first().and_then(|atom| text.get(atom.span.clone()));
    first.is_some_and(|word| lexicon.is(Particle::EarlierFirst, &lexicon.fold(word)))
}

/// Puts what is told from there on before the cards that came onto the board, where nothing else was told last.
fn board_last(parts: &mut [Part], from: usize) {
    let last = parts[..from].iter().rposition(Part::happens).filter(|at| parts[*at].is_of_the_board());
    if let Some(at) = last {
        parts[at..].rotate_left(from - at);
    }
}
