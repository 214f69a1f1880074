//! The program's own sentences read back: what it has told of a situation may be copied and asked again.
//!
//! Every phrase of the notation has examples. A sentence that is worded like what one of them is told as stands for that line with
//! other numbers, seats and cards in it; and it does so only if the line that comes out is told in exactly these words.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::OnceLock;

use super::Telling;
use crate::embedded;
use crate::engine::cards::Card;
use crate::engine::event::{Event, Seat, State, Step};
use crate::lang::Lang;
use crate::notation::leading_digits;
use crate::notation::{Line, LineKind, guide, parse_line};
use crate::prose::Teller;

/// So many letters of a word tell which one it is: how it ends depends on how many there are of a thing.
const STEM: usize = 4;

/// No fact has more commas in it.
const MAX_PIECES: usize = 16;

/// Of how many equal chips, or unknown cards, a line tells at most.
const MAX_ALIKE: usize = 9;

/// The situation, if every sentence of the text is one that the program would tell.
pub fn read(text: &str, lang: Lang) -> Option<Telling> {
    let sentences = sentences(text);
    if sentences.is_empty() || !sentences.iter().all(|(sentence, _)| is_written_like_ours(sentence)) {
        return None;
    }
    tellers(lang).into_iter().find_map(|teller| SentenceReader { lang, teller, lines: lines(lang) }.telling(&sentences))
}

/// What was read of a text may not be what it says if it is one of ours: we call players by letters, and the word that begins a
/// sentence is no name.
pub fn may_be_otherwise(text: &str, telling: &Telling) -> bool {
    let sentences = sentences(text);
    if !sentences.iter().all(|(sentence, _)| is_written_like_ours(sentence)) {
        return false;
    }
    let begins = |name: &str| sentences.iter().filter(|(sentence, _)| sentence.contains(name)).all(|(s, _)| s.starts_with(name));
    // Where it is played and what is spoken is called by name, too.
    let conduct = embedded::locale(telling.lang, "conduct.ftl").unwrap_or_default();
    let ours = |(_, name): &(Seat, String)| is_letter(name) || name.chars().count() > 1 && (begins(name) || conduct.contains(name));
    if !telling.names.iter().all(ours) {
        return false;
    }
    let text = sentences.iter().map(|(sentence, _)| sentence.as_str()).collect::<Vec<_>>().join(" ");
    let told = |teller: &Teller| {
        let states = teller.state(&telling.states);
        [states].into_iter().chain(teller.play(&telling.events)).filter(|told| !told.is_empty()).collect::<Vec<_>>().join(" ")
    };
    tellers(telling.lang).iter().all(|teller| told(teller) != text)
}

/// Those sentences of a longer telling that the program would tell, each with the line that it stands for. What is given line by
/// line needs no full stop.
pub fn known(text: &str, lang: Lang) -> Vec<(Range<usize>, Line)> {
    let mut found = Vec::new();
    let mut from = 0;
    let mut all: Vec<(String, Range<usize>)> = Vec::new();
    for line in text.split('\n') {
        all.extend(sentences(line).into_iter().map(|(sentence, span)| (sentence, from + span.start..from + span.end)));
        from += line.len() + 1;
    }
    // A player by his letter, or a number, is in each of ours.
    let named = |sentence: &str| parts(sentence).iter().any(|(part, _)| kind(part).is_some());
    all.retain(|(sentence, _)| !sentence.starts_with(char::is_lowercase) && named(sentence));
    if all.is_empty() {
        return found;
    }
    let readers: Vec<SentenceReader> =
        tellers(lang).into_iter().map(|teller| SentenceReader { lang, teller, lines: lines(lang) }).collect();
    for (sentence, span) in all {
        let whole = format!("{}.", sentence.trim_end_matches('.'));
        found.extend(readers.iter().find_map(|reader| reader.line(&whole)).map(|line| (span, line)));
    }
    found
}

/// Ours begin with no small letter and end in a full stop: few who type in a hurry write so, and all others need not wait.
fn is_written_like_ours(sentence: &str) -> bool {
    sentence.ends_with('.') && !sentence.starts_with(char::is_lowercase)
}

fn is_letter(name: &str) -> bool {
    let mut chars = name.chars();
    matches!((chars.next(), chars.next()), (Some('A'..='J' | 'N' | 'X'), None))
}

fn tellers(lang: Lang) -> Vec<Teller> {
    roles(lang).iter().map(|role| Teller::new(lang, Some(role))).collect()
}

/// Who decides in one house or another.
fn roles(lang: Lang) -> Vec<String> {
    let heads = embedded::locale(lang, "roles.ftl").into_iter().flat_map(str::lines);
    heads.filter_map(|line| Some(line.strip_prefix('-')?.split_once(" =")?.0.to_owned())).collect()
}

/// The sentences of a text, and where each stands.
fn sentences(text: &str) -> Vec<(String, Range<usize>)> {
    let mut sentences = Vec::new();
    let (mut from, mut quoted) = (0, false);
    for (at, c) in text.char_indices() {
        match c {
            '“' | '„' | '«' => quoted = true,
            '”' | '»' => quoted = false,
            // A number with a full stop may stand within a sentence.
            '.' if !quoted && ends_sentence(&text[at + 1..]) => {
                sentences.push(from..at + 1);
                from = at + 1;
            }
            _ => {}
        }
    }
    sentences.push(from..text.len());
    let plain = |span: Range<usize>| (text[span.clone()].split_whitespace().collect::<Vec<_>>().join(" "), span);
    sentences.into_iter().map(plain).filter(|(sentence, _)| !sentence.is_empty()).collect()
}

/// Behind a full stop: the next word does not go on with the sentence.
fn ends_sentence(rest: &str) -> bool {
    rest.starts_with(char::is_whitespace) && !rest.trim_start().starts_with(char::is_lowercase)
}

/// Lines by the words in which they are told.
type LinesByWords = HashMap<Vec<String>, Vec<String>>;

struct SentenceReader {
    lang: Lang,
    teller: Teller,
    lines: &'static LinesByWords,
}

/// The examples of all phrases by the words in which the language tells them.
fn lines(lang: Lang) -> &'static LinesByWords {
    static ALL: [OnceLock<LinesByWords>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    ALL[lang as usize].get_or_init(|| {
        let tellers = tellers(lang);
        let mut lines = LinesByWords::new();
        for phrase in guide() {
            // Who decides is called otherwise from house to house.
            let of_staff = matches!(phrase.kind, LineKind::Floor | LineKind::Dealer | LineKind::Verdict);
            let tellers = if of_staff { &tellers[..] } else { tellers.get(..1).unwrap_or_default() };
            for line in phrase.examples.iter().flat_map(|example| with_others(phrase.kind, example)) {
                for told in tellers.iter().filter_map(|teller| told(teller, &line)) {
                    let known = lines.entry(words(lang, &parts(&told))).or_default();
                    if !known.contains(&line) {
                        known.push(line.clone());
                    }
                }
            }
        }
        lines
    })
}

/// An example, the same of those who are no players, or not yet, and what is found otherwise.
fn with_others(kind: LineKind, example: &str) -> Vec<String> {
    if kind == LineKind::Verdict {
        // What is ruled is told in a line where the floor decides it.
        return vec![format!("floor decides: {example}")];
    }
    let mut all = vec![example.to_owned()];
    if let Ok(Line::Event(event)) = parse_line(example) {
        let first = event.steps.first();
        if matches!(first, Some(Step::Seating(_) | Step::Room(_))) {
            all.extend(example.strip_prefix("A ").map(|rest| format!("N {rest}")));
        }
        if matches!(first, Some(Step::Conduct(_))) {
            all.extend(example.strip_suffix(" B").map(|rest| format!("{rest} X")));
        }
        // What the floor may find it may also not find.
        if let [Step::Judge(judgement, so)] = event.steps.as_slice() {
            let otherwise = Event { who: event.who.clone(), steps: vec![Step::Judge(*judgement, !so)] };
            all.push(otherwise.to_string());
        }
    }
    all
}

/// As a line is told.
fn told(teller: &Teller, line: &str) -> Option<String> {
    match parse_line(line).ok()? {
        Line::State(states) => Some(teller.state(&states)),
        Line::Event(event) => Some(teller.event(&event)),
        Line::Expect(_) => None,
    }
}

impl SentenceReader {
    fn telling(&self, sentences: &[(String, Range<usize>)]) -> Option<Telling> {
        let (mut states, mut events, mut spans): (Vec<State>, Vec<Event>, _) = (Vec::new(), Vec::new(), Vec::new());
        for (sentence, span) in sentences {
            if let Some(event) = self.event(sentence, events.last()) {
                events.push(event);
                spans.push(span.clone());
            } else if events.is_empty() {
                states.extend(self.states(sentence)?);
            } else {
                return None;
            }
        }
        Some(Telling {
            lang: self.lang,
            states,
            events,
            spans,
            names: Vec::new(),
            left_out: Vec::new(),
            retold: Vec::new(),
            supposed: Vec::new(),
        })
    }

    /// The line that a sentence stands for by itself.
    fn line(&self, sentence: &str) -> Option<Line> {
        let of_line = |line: String| if let Ok(Line::Event(event)) = parse_line(&line) { Some(event) } else { None };
        let event = self.candidates(sentence).filter_map(of_line).find(|event| self.teller.event(event) == sentence);
        event.map(Line::Event)
    }

    /// What happens in a sentence; a chip after a word of the same player is told without saying that it came in silence.
    fn event(&self, sentence: &str, before: Option<&Event>) -> Option<Event> {
        let of_line = |line: String| if let Ok(Line::Event(event)) = parse_line(&line) { Some(event) } else { None };
        let is_told_so = |event: &Event| {
            let pair: Vec<Event> = before.into_iter().chain([event]).cloned().collect();
            self.teller.event(event) == sentence || self.teller.play(&pair).last().is_some_and(|told| told == sentence)
        };
        let own = self.candidates(sentence).filter_map(of_line).find(is_told_so);
        own.or_else(|| {
            let free = super::attempt(sentence, self.lang, self.lang).result().ok()?;
            let [event] = free.events.as_slice() else { return None };
            is_told_so(event).then(|| event.clone())
        })
    }

    /// What is so, fact by fact.
    fn states(&self, sentence: &str) -> Option<Vec<State>> {
        let pieces: Vec<&str> = sentence.split_inclusive([',', ';']).collect();
        if pieces.len() > MAX_PIECES {
            return None;
        }
        self.facts(&pieces)
    }

    fn facts(&self, pieces: &[&str]) -> Option<Vec<State>> {
        if pieces.is_empty() {
            return Some(Vec::new());
        }
        // A fact may have commas in it: the longest one is meant.
        (1..=pieces.len()).rev().find_map(|end| {
            let mut states = self.fact(pieces[..end].concat().trim().trim_end_matches([',', ';', '.']))?;
            states.extend(self.facts(&pieces[end..])?);
            Some(states)
        })
    }

    fn fact(&self, fact: &str) -> Option<Vec<State>> {
        let of_line = |line: String| if let Ok(Line::State(states)) = parse_line(&line) { Some(states) } else { None };
        let is_told_so = |states: &Vec<State>| bare(&self.teller.state(states)) == bare(fact);
        // An article that begins a sentence looks like a player's letter there, and not within one.
        let begun: String = fact.chars().take(1).flat_map(char::to_uppercase).chain(fact.chars().skip(1)).collect();
        self.candidates(fact).chain(self.candidates(&begun)).filter_map(of_line).find(is_told_so)
    }

    /// The lines that a sentence may stand for, by its words.
    fn candidates<'a>(&'a self, sentence: &'a str) -> impl Iterator<Item = String> + 'a {
        let asked = parts(sentence);
        let known = self.lines.get(&words(self.lang, &asked)).into_iter().flatten();
        // What stands before a letter may hang on the letter: the example is tried with another one, too.
        let examples = known.flat_map(|line| [line.clone(), with_other_letters(line)]);
        examples.flat_map(move |example| {
            let told = told(&self.teller, &example).unwrap_or_default();
            let line = filled(&example, &parts(&told), &asked);
            line.map_or_else(Vec::new, |line| counted(&line))
        })
    }
}

/// As a sentence or as a part of one.
fn bare(told: &str) -> String {
    let told = told.trim().trim_end_matches('.');
    let mut chars = told.chars();
    chars.next().into_iter().flat_map(char::to_lowercase).chain(chars).collect()
}

/// A piece of a text, and what it is.
#[derive(Clone, Debug, PartialEq)]
enum TextPart {
    Number(i64),
    Letter(char),
    Card(Card),
    Word(String),
}

/// What kind of thing fills a slot; words do not.
fn kind(part: &TextPart) -> Option<u8> {
    match part {
        TextPart::Number(_) => Some(0),
        TextPart::Letter(_) => Some(1),
        TextPart::Card(_) => Some(2),
        TextPart::Word(_) => None,
    }
}

/// The parts of a text and where they stand.
fn parts(text: &str) -> Vec<(TextPart, Range<usize>)> {
    let mut parts = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let len = |fits: &dyn Fn(char) -> bool| rest.find(|c: char| !fits(c)).unwrap_or(rest.len());
        let end = match first {
            c if c.is_ascii_digit() || c.is_alphabetic() => {
                let word = &rest[..len(&|c| c.is_alphanumeric() || "♣♦♥♠".contains(c))];
                if let Some(card) = card(word) {
                    parts.push((TextPart::Card(card), at..at + word.len()));
                    word.len()
                } else if c.is_ascii_digit() {
                    let (number, len) = number(rest);
                    parts.push((TextPart::Number(number), at..at + len));
                    len
                } else {
                    let word = &rest[..len(&char::is_alphabetic)];
                    let letter = Some(first).filter(|c| word.len() == 1 && ('A'..='J').contains(c));
                    parts.push((letter.map_or_else(|| TextPart::Word(word.to_lowercase()), TextPart::Letter), at..at + word.len()));
                    word.len()
                }
            }
            other => other.len_utf8(),
        };
        at += end;
    }
    parts
}

/// A card as a line or a sentence has it.
fn card(word: &str) -> Option<Card> {
    let suits = [("♣", "c"), ("♦", "d"), ("♥", "h"), ("♠", "s")];
    suits.iter().fold(word.to_owned(), |word, (symbol, letter)| word.replace(symbol, letter)).parse().ok()
}

/// A number with its thousands apart or together, and how long it is.
fn number(text: &str) -> (i64, usize) {
    let mut len = leading_digits(text);
    let mut digits = text[..len].to_owned();
    while let Some(mark) = text[len..].chars().next().filter(|c| matches!(c, ',' | '.' | '\u{a0}' | '\u{202f}')) {
        let group = &text[len + mark.len_utf8()..];
        if digits.len() > 15 || leading_digits(group) != 3 {
            break;
        }
        digits.push_str(&group[..3]);
        len += mark.len_utf8() + 3;
    }
    (digits.parse().unwrap_or_default(), len)
}

/// The words of a sentence that tell it from others; how many there are of a thing does not.
fn words(lang: Lang, parts: &[(TextPart, Range<usize>)]) -> Vec<String> {
    let counts = |word: &str| lang.language().number_words.iter().any(|(_, words)| words.split(' ').any(|own| own == word));
    let telling = parts.iter().filter_map(|(part, _)| if let TextPart::Word(word) = part { Some(word) } else { None });
    let telling = telling.filter(|word| word.chars().count() >= STEM && !counts(word));
    telling.map(|word| word.chars().take(STEM).collect()).collect()
}

/// The same line with A and B in each other's place.
fn with_other_letters(line: &str) -> String {
    let mut other = line.to_owned();
    for (part, span) in parts(line).into_iter().rev() {
        if let TextPart::Letter(letter @ ('A' | 'B')) = part {
            other.replace_range(span, if letter == 'A' { "B" } else { "A" });
        }
    }
    other
}

/// Neighbours of one kind.
fn runs(of: &[(TextPart, Range<usize>)]) -> Vec<Vec<TextPart>> {
    let parts: Vec<&TextPart> = of.iter().map(|(part, _)| part).collect();
    let runs = parts.chunk_by(|one, next| kind(one) == kind(next));
    runs.filter(|run| run.first().is_some_and(|part| kind(part).is_some()))
        .map(|run| run.iter().copied().cloned().collect())
        .collect()
}

/// The line of an example with what a sentence has where the example is told with its own numbers, letters and cards.
fn filled(example: &str, told: &[(TextPart, Range<usize>)], asked: &[(TextPart, Range<usize>)]) -> Option<String> {
    let (own, new) = (runs(told), runs(asked));
    let alike = own.len() == new.len() && own.iter().zip(&new).all(|(own, new)| own.first().map(kind) == new.first().map(kind));
    if !alike {
        return None;
    }
    let in_line: Vec<_> = parts(example).into_iter().filter(|(part, _)| kind(part).is_some()).collect();
    let mut changes: Vec<(Range<usize>, String)> = Vec::new();
    let mut used = vec![false; in_line.len()];
    for (own, new) in own.iter().zip(&new) {
        if own.len() == new.len() {
            for (own, new) in own.iter().zip(new) {
                let free = (0..in_line.len()).find(|at| !used[*at] && in_line[*at].0 == *own);
                let Some(at) = free else { continue };
                used[at] = true;
                changes.push((in_line[at].1.clone(), written(new)));
            }
            continue;
        }
        // A list of another length.
        let start = (0..in_line.len()).find(|at| {
            let listed = in_line.get(*at..at + own.len());
            listed.is_some_and(|listed| listed.iter().map(|(part, _)| part).eq(own)) && !used[*at]
        })?;
        let end = start + own.len() - 1;
        used[start..=end].iter_mut().for_each(|used| *used = true);
        changes.push((in_line[start].1.start..in_line[end].1.end, new.iter().map(written).collect::<Vec<_>>().join(" ")));
    }
    changes.sort_by_key(|(span, _)| std::cmp::Reverse(span.start));
    let mut line = example.to_owned();
    changes.into_iter().for_each(|(span, new)| line.replace_range(span, &new));
    Some(line)
}

fn written(part: &TextPart) -> String {
    match part {
        TextPart::Number(n) => n.to_string(),
        TextPart::Letter(letter) => letter.to_string(),
        TextPart::Card(card) => card.to_string(),
        TextPart::Word(word) => word.clone(),
    }
}

/// The line with each number of equal chips or unknown cards, which a sentence tells in a word.
fn counted(line: &str) -> Vec<String> {
    let unknown = line.find("(x").and_then(|from| Some(from..from + line[from..].find(')')? + 1));
    if let Some(unknown) = unknown {
        let with = |n: usize| format!("{}({}){}", &line[..unknown.start], vec!["x"; n].join(" "), &line[unknown.end..]);
        return (1..=MAX_ALIKE).map(with).collect();
    }
    let chips = line
        .match_indices('x')
        .map(|(at, _)| at)
        .find(|at| line[..*at].ends_with(|c: char| c.is_ascii_digit()) && line[at + 1..].starts_with(|c: char| c.is_ascii_digit()));
    let Some(at) = chips else { return vec![line.to_owned()] };
    let from = line[..at].rfind(|c: char| !c.is_ascii_digit()).map_or(0, |before| before + 1);
    (1..=MAX_ALIKE).map(|n| format!("{}{n}{}", &line[..from], &line[at..])).collect()
}
