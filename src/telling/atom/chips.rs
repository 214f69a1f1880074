//! Chips by how many and of which value, stacks beside names, and shares of the pot.

use super::place::{part_begin, part_end};
use super::word::{is_article_word, is_chips, says};
use super::{Atom, AtomKind};
use crate::engine::chips::{Amount, Pile};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Ending, Lexicon, Particle};

/// More chips of one value nobody puts in one by one.
const MANY_CHIPS: Amount = 60;

/// `tvo 2.000 kalla`: a word that is an act elsewhere is chips behind how many and of which value.
pub(super) fn chips_behind_numbers(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let number = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. });
    for at in 1..atoms.len() {
        let raw = text.get(atoms[at].span.clone()).unwrap_or_default();
        let counted = at > 1 && number(&atoms[at - 2]);
        if number(&atoms[at - 1]) && lexicon.is_chip_behind_number(&lexicon.fold(raw), counted) {
            atoms[at].kind = AtomKind::Concept(Concept::Chip);
        }
    }
}

/// `three of them all-in, A 2000, B 5000, C 9000`: what is told of all of them before is told of each.
pub(super) fn all_in_lists(atoms: &mut Vec<Atom>) {
    let Some(from) = atoms.iter().position(|atom| atom.is(Concept::AllIn)) else { return };
    let small = |atom: &Atom| {
        let word = matches!(atom.concept(), Some(Concept::Fill | Concept::And | Concept::Has | Concept::Worth));
        word || matches!(atom.kind, AtomKind::Mark(',' | ':' | '(')) || atom.street().is_some()
    };
    let next = |at: usize| (at..atoms.len()).find(|n| !small(&atoms[*n]));
    let mut listed = Vec::new();
    let mut at = from + 1;
    while let Some(who) = next(at).filter(|n| matches!(atoms[*n].kind, AtomKind::Who(_)))
        && let Some(amount) = next(who + 1).filter(|n| matches!(atoms[*n].kind, AtomKind::Number { value: 11.., .. }))
    {
        listed.push(amount);
        at = amount + 1;
    }
    let named = from.checked_sub(1).is_some_and(|before| matches!(atoms[before].kind, AtomKind::Who(_)));
    if listed.len() < 2 || named {
        return;
    }
    for amount in listed.into_iter().rev() {
        let span = atoms[amount].span.clone();
        atoms.insert(amount, Atom { kind: AtomKind::Concept(Concept::AllIn), span });
    }
    atoms.remove(from);
    // `traja all-in: A za 1500, …`: how many go all-in is not how many sit there.
    if let Some(before) = from.checked_sub(1)
        && matches!(atoms[before].kind, AtomKind::Number { value: ..=10, .. })
    {
        atoms[before].kind = AtomKind::Concept(Concept::Fill);
    }
}

/// `B (9,500) calls`: how much he has stands behind who he is, and what he does behind that.
pub(super) fn bracketed_stacks(atoms: &mut Vec<Atom>) {
    let small =
        |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Has | Concept::Left | Concept::Chip | Concept::Stack));
    for at in (0..atoms.len()).rev() {
        let AtomKind::Who(person) = &atoms[at].kind else { continue };
        let person = person.clone();
        if atoms.get(at + 1).is_none_or(|atom| atom.kind != AtomKind::Mark('(')) {
            continue;
        }
        let Some(end) = atoms[at..].iter().position(|atom| atom.kind == AtomKind::Mark(')')).map(|n| at + n) else { continue };
        let within = &atoms[at + 2..end];
        let stack = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. });
        let acts = atoms[end + 1..].iter().find(|atom| !atom.is(Concept::Fill) && atom.kind != AtomKind::Mark(':'));
        let acts = acts.is_some_and(|atom| atom.is_verb() || matches!(atom.kind, AtomKind::Quote(_)));
        if !acts || within.iter().filter(|atom| stack(atom)).count() != 1 || !within.iter().all(|atom| stack(atom) || small(atom)) {
            continue;
        }
        let span = atoms[at].span.clone();
        atoms.insert(end + 1, Atom { kind: AtomKind::Who(person), span: span.clone() });
        atoms.insert(at + 2, Atom { kind: AtomKind::Concept(Concept::Has), span });
    }
}

/// `A 6000-rel, B 7500-zal ül`: what they have is told by one verb behind them all.
pub(super) fn shared_stacks(atoms: &mut Vec<Atom>) {
    let who = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_));
    let with = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 11.., ending: Ending::By, .. });
    let mut at = 0;
    while at + 5 < atoms.len() {
        let joined = atoms[at + 2].joins() || atoms[at + 2].kind == AtomKind::Mark(',');
        let listed = who(&atoms[at]) && with(&atoms[at + 1]) && joined && who(&atoms[at + 3]) && with(&atoms[at + 4]);
        if listed && atoms[at + 5].is(Concept::Has) {
            let span = atoms[at + 1].span.clone();
            atoms.insert(at + 2, Atom { kind: AtomKind::Concept(Concept::Has), span });
        }
        at += 1;
    }
}

/// `two more 1ks`: how many they are stands beside what they are worth.
pub(super) fn more_chips(atoms: &mut [Atom]) {
    for at in 0..atoms.len().saturating_sub(2) {
        let few = matches!(atoms[at].kind, AtomKind::Number { value: 1..=MANY_CHIPS, ending: Ending::Plain, .. });
        let chips = atoms.get(at + 3).is_some_and(is_chips);
        let worth = matches!(atoms[at + 2].kind, AtomKind::Number { value: 11.., ending, .. } if ending == Ending::Worth || chips);
        if few && worth && atoms[at + 1].is(Concept::Again) {
            atoms.swap(at, at + 1);
        }
    }
}

/// Half of the pot in one word or phrase is both.
pub(super) fn half_pots(atoms: &mut Vec<Atom>) {
    for at in (0..atoms.len()).rev() {
        if atoms[at].is(Concept::HalfPot) {
            let span = atoms[at].span.clone();
            let part = |concept: Concept| Atom { kind: AtomKind::Concept(concept), span: span.clone() };
            atoms.splice(at..=at, [part(Concept::Half), part(Concept::Pot)]);
        }
    }
}

/// `поднимает на 3000`: raising with a preposition that says by how much is both.
pub(super) fn raises_by(atoms: &mut Vec<Atom>) {
    for at in (0..atoms.len()).rev() {
        if atoms[at].is(Concept::RaiseBy) {
            let span = atoms[at].span.clone();
            let part = |concept: Concept| Atom { kind: AtomKind::Concept(concept), span: span.clone() };
            let counts = atoms.get(at + 1).is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
            let by = counts.then(|| part(Concept::By));
            atoms.splice(at..=at, std::iter::once(part(Concept::Raise)).chain(by).collect::<Vec<_>>());
        }
    }
}

/// `bets 3/4 of the pot`: these are no blinds, and of the shares only a half is one that a bet can be told by.
pub(super) fn parts_of_pots(atoms: &mut [Atom], text: &str) {
    let small = |atom: &&Atom| atom.is(Concept::Fill);
    for at in 1..atoms.len() {
        let AtomKind::Stakes(parts) = &atoms[at].kind else { continue };
        let [part @ 1..=9, whole @ 2..=10] = parts[..] else { continue };
        let wagers = atoms[..at].iter().rev().find(|atom| !small(atom)).is_some_and(|atom| {
            matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::Put | Concept::Throw))
        });
        let of_pot = atoms[at + 1..].iter().find(|atom| !small(atom)).is_some_and(|atom| atom.is(Concept::Pot));
        if wagers && of_pot && part < whole {
            let raw = text.get(atoms[at].span.clone()).unwrap_or_default().to_owned();
            atoms[at].kind = if whole == part * 2 { AtomKind::Concept(Concept::Half) } else { AtomKind::Unknown(raw) };
        }
    }
}

/// Chips of a value, and how many: `two 1k chips`, `четыре по 100`, `egy ezrest`.
pub(super) fn piles(atoms: &mut Vec<Atom>) {
    let mut at = 0;
    while at < atoms.len() {
        if let Some((piles, taken)) = listed_chips(&atoms[at..]) {
            let span = atoms[at].span.start..atoms[at + taken - 1].span.end;
            atoms.splice(at..at + taken, [Atom { kind: AtomKind::Piles(piles), span }]);
        }
        if let Some((piles, taken)) = pile(&atoms[at..]) {
            let span = atoms[at].span.start..atoms[at + taken - 1].span.end;
            atoms.splice(at..at + taken, [Atom { kind: AtomKind::Piles(vec![piles]), span }]);
        }
        at += 1;
    }
}

/// `tosses in a 5k`: what is put in is one chip, where no word for a bet stands behind its value.
pub(super) fn chips_with_articles(atoms: &mut [Atom], text: &str, lang: Lang) {
    const LEAST: Amount = 25;
    for at in 1..atoms.len() {
        let AtomKind::Number { value: value @ LEAST.., ending: Ending::Plain, in_words: false } = atoms[at].kind else { continue };
        let puts = |atom: &Atom| matches!(atom.concept(), Some(Concept::Put | Concept::Throw | Concept::Add));
        let ends = |atom: &&Atom| !(matches!(atom.kind, AtomKind::Mark(_)) || atom.is(Concept::Then));
        let moved = atoms[..at].iter().rev().take_while(ends).any(puts);
        let wagers = atoms.get(at + 1).is_some_and(|atom| atom.concept().is_some_and(Concept::is_declared));
        // No chip is worth 5600.
        if is_article_word(&atoms[at - 1], text, lang) && moved && !wagers && is_worth_of_chip(value) {
            atoms[at].kind = AtomKind::Piles(vec![Pile { count: 1, value }]);
        }
    }
}

/// `otvoril na tisícku`, `vsadil na riveri tisícku`: what a bet is called by the name of a chip is as much as that.
pub(super) fn wagers_by_chip(atoms: &mut [Atom], text: &str) {
    for at in 0..atoms.len() {
        if !matches!(atoms[at].concept(), Some(Concept::Open | Concept::Raise | Concept::Bet)) {
            continue;
        }
        let small = |atom: &&Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::To)) || atom.street().is_some();
        let chip = at + 1 + atoms[at + 1..].iter().take_while(small).count();
        let Some(value) = atoms.get(chip).filter(|atom| matches!(atom.kind, AtomKind::Piles(_))).and_then(single_value) else {
            continue;
        };
        let one_word = text.get(atoms[chip].span.clone()).is_some_and(|raw| raw.chars().all(char::is_alphabetic));
        let counted =
            atoms.get(chip + 1).is_some_and(|atom| is_chips(atom) || atom.joins() || matches!(atom.kind, AtomKind::Piles(_)));
        if one_word && !counted {
            atoms[chip].kind = AtomKind::Number { value, ending: Ending::Plain, in_words: true };
        }
    }
}

/// `plesla tisícku v dvoch päťstovkách`: a sum by the name of a chip, and the chips that it is.
pub(super) fn sums_by_chip(atoms: &mut Vec<Atom>) {
    for at in (0..atoms.len()).rev() {
        let Some(sum) = single_value(&atoms[at]).filter(|_| matches!(atoms[at].kind, AtomKind::Piles(_))) else { continue };
        let fills = atoms[at + 1..].iter().take_while(|atom| atom.is(Concept::Fill)).count();
        let behind = at + 1 + fills;
        let whole = match atoms.get(behind).map(|atom| &atom.kind) {
            Some(AtomKind::Piles(piles)) => {
                piles.iter().map(|pile| pile.count.saturating_mul(pile.value)).fold(0, Amount::saturating_add)
            }
            _ => 0,
        };
        let several = matches!(atoms.get(behind).map(|atom| &atom.kind), Some(AtomKind::Piles(piles)) if piles[..] != [Pile { count: 1, value: sum }]);
        if fills > 0 && whole == sum && several {
            atoms.remove(at);
        }
    }
}

/// `k tisícke prihodí jednu päťtisícku`: what more is added to lies there already.
pub(super) fn added_to(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let chips = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. } | AtomKind::Piles(_));
    for at in (0..atoms.len().saturating_sub(3)).rev() {
        let onto = says(&atoms[at], Particle::OntoChips, text, lexicon);
        let verb = atoms[at + 2].concept().is_some_and(Concept::is_move);
        let ends = |atom: &&Atom| !matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Who(_));
        if onto && chips(&atoms[at + 1]) && verb && atoms[at + 3..].iter().take_while(ends).any(chips) {
            atoms.drain(at..=at + 1);
        }
    }
}

/// Chips of so much are made.
fn is_worth_of_chip(value: Amount) -> bool {
    let mut leading = value;
    while leading % 10 == 0 && leading > 0 {
        leading /= 10;
    }
    matches!(leading, 1 | 2 | 5 | 25)
}

/// `puts in 1600 in hundreds`, `800 сотенными`: a sum, and what each of its chips is worth.
pub(super) fn sums_in_chips(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let number = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. });
    for at in (0..atoms.len()).rev() {
        let AtomKind::Number { value: sum @ 11.., ending: Ending::Plain, .. } = atoms[at].kind else { continue };
        let fill = |atom: &&Atom| atom.is(Concept::Fill) && !is_article_word(atom, text, lang);
        let between = atoms[at + 1..].iter().take_while(fill).count();
        let kind = at + 1 + between;
        let Some(AtomKind::Number { value, ending, in_words }) = atoms.get(kind).map(|atom| &atom.kind) else { continue };
        let named = atoms.get(kind + 1).is_some_and(is_chips);
        let of_a_kind = *value > 1 && (*ending == Ending::Worth && (*in_words || between > 0) || named && between > 0);
        let counted = at > 0 && number(&atoms[at - 1]);
        let (count, rest) = (sum / (*value).max(1), sum % (*value).max(1));
        if !of_a_kind || counted || rest != 0 || !(2..=MANY_CHIPS).contains(&count) {
            continue;
        }
        let to = kind + usize::from(named);
        let span = atoms[at].span.start..atoms[to].span.end;
        atoms.splice(at..=to, [Atom { kind: AtomKind::Piles(vec![Pile { count, value: *value }]), span }]);
    }
}

/// `300-as hívás`, `2500-as emelés`: where the number is an adjective of the act it is no chip.
pub(super) fn amounts_of_acts(atoms: &mut [Atom], text: &str, lang: Lang) {
    if !lang.language().grammar.postpositions {
        return;
    }
    for at in 0..atoms.len().saturating_sub(1) {
        let adjective = text.get(atoms[at].span.clone()).is_some_and(|raw| raw.ends_with('s'))
            || text.get(atoms[at].span.start..atoms[at + 1].span.start).is_some_and(|raw| raw.trim_end().ends_with('s'));
        let counted = at > 0 && matches!(atoms[at - 1].kind, AtomKind::Number { .. });
        let acts =
            matches!(atoms[at + 1].concept(), Some(Concept::Bet | Concept::Raise | Concept::Call | Concept::AllIn | Concept::Open));
        if let AtomKind::Number { ending: ending @ Ending::Worth, in_words: false, value: 11.. } = &mut atoms[at].kind
            && adjective
            && acts
            && !counted
        {
            *ending = Ending::Plain;
        }
    }
}

/// `a 1k, a 500 and a 100 chip`: one of each.
pub(super) fn single_chips(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let is_one =
        |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 1, in_words: true, .. }) || is_article_word(atom, text, lang);
    let value = |atom: &Atom| if let AtomKind::Number { value: value @ 5.., .. } = atom.kind { Some(value) } else { None };
    let mut at = 0;
    while at + 1 < atoms.len() {
        let mut piles = Vec::new();
        let mut to = at;
        while let (Some(one), Some(value)) = (atoms.get(to), atoms.get(to + 1).and_then(value)) {
            if !is_one(one) {
                break;
            }
            piles.push(Pile { count: 1, value });
            let joined = atoms[to + 2..].iter().take_while(|atom| atom.joins()).count();
            to += 2 + joined;
            if joined == 0 {
                break;
            }
        }
        if piles.len() > 1 && atoms.get(to).is_some_and(is_chips) {
            let span = atoms[at].span.start..atoms[to].span.end;
            atoms.splice(at..=to, [Atom { kind: AtomKind::Piles(piles), span }]);
        }
        at += 1;
    }
}

/// `a pair of 500s`, `пару тысячных`: two chips, where their value stands behind.
pub(super) fn pairs_of_chips(atoms: &mut [Atom]) {
    for at in 0..atoms.len() {
        let small = |atom: &&Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Worth | Concept::Chips));
        let next = at + 1 + atoms[at + 1..].iter().take_while(small).count();
        if !atoms[at].is(Concept::Pair) {
            continue;
        }
        let value = |atom: &Atom| if let AtomKind::Number { value: value @ 5.., .. } = atom.kind { Some(value) } else { None };
        let Some(value) = atoms.get(next).and_then(|atom| single_value(atom).or_else(|| value(atom))) else { continue };
        atoms[next].kind = AtomKind::Piles(vec![Pile { count: 2, value }]);
        atoms[at].kind = AtomKind::Concept(Concept::Fill);
    }
}

/// What one chip is worth, where no more than one was told of.
fn single_value(atom: &Atom) -> Option<Amount> {
    if let AtomKind::Number { value: value @ 5.., ending: Ending::Worth, .. } = atom.kind {
        return Some(value);
    }
    let AtomKind::Piles(piles) = &atom.kind else { return None };
    let [Pile { count: 1, value }] = piles[..] else { return None };
    Some(value)
}

/// How many chips are counted, and whether they are named as chips: `20`, `húsz darabot`, `osem kusov na jednej`.
fn count_of_chips(atom: &Atom) -> Option<(Amount, bool)> {
    if let AtomKind::Number { value: count @ 2..=MANY_CHIPS, ending: Ending::Plain | Ending::People, .. } = atom.kind {
        return Some((count, false));
    }
    let AtomKind::Piles(piles) = &atom.kind else { return None };
    match piles[..] {
        [Pile { count: 1, value: count @ 2..=MANY_CHIPS }] | [Pile { count: count @ 2..=MANY_CHIPS, value: 1 }] => {
            Some((count, true))
        }
        _ => None,
    }
}

/// `stovky, osem kusov`, `столбик пятисоток, 20 фишек`, `hrpu stotki, njih 17`: how many chips they are stands behind what they
/// are worth.
pub(super) fn counted_behind(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let of_them = |atom: &Atom| says(atom, Particle::OfThem, text, lexicon);
    for at in (0..atoms.len()).rev() {
        let Some(worth) = single_value(&atoms[at]) else { continue };
        let joins = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',' | ':' | '(') | AtomKind::Concept(Concept::Fill));
        let from = at + 1 + atoms[at + 1..].iter().take_while(|atom| joins(atom) || of_them(atom)).count();
        let words = || text.get(atoms[from].span.clone()).unwrap_or_default().split(' ').map(|word| lexicon.fold(word));
        let chip = |word: String| {
            let concept = lexicon.fit(&[&word]).map(|fit| fit.concept);
            lexicon.is(Particle::OfThem, &word) || matches!(concept, Some(Concept::Chip | Concept::Chips))
        };
        let Some((count, is_heap)) = atoms.get(from).and_then(count_of_chips) else { continue };
        if is_heap && !words().any(chip) {
            continue;
        }
        let chips = |atom: &Atom| is_chips(atom) || of_them(atom);
        let named = is_heap || atoms.get(from + 1).is_some_and(chips) || atoms[at + 1..from].iter().any(of_them);
        // `two 500s, four chips of 100`: those are others.
        let value = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 5.., .. } | AtomKind::Piles(_));
        let behind = from + 1 + usize::from(atoms.get(from + 1).is_some_and(chips));
        let others = atoms[behind..].iter().find(|atom| !matches!(atom.concept(), Some(Concept::Fill | Concept::Worth)));
        if from > at + 1 && named && count < worth && !others.is_some_and(value) {
            let span = atoms[at].span.start..atoms[behind - 1].span.end;
            let kind = AtomKind::Piles(vec![Pile { count, value: worth }]);
            atoms.splice(at..behind, [Atom { kind, span }]);
        }
    }
}

/// `a 1k and two 500s`, `two 25s and a 10`: a single value beside a heap is a chip.
pub(super) fn chips_beside_piles(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let joins = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',' | '+') | AtomKind::Concept(Concept::And));
    let heap = |atom: Option<&Atom>| atom.is_some_and(|atom| matches!(atom.kind, AtomKind::Piles(_)));
    for at in (1..atoms.len()).rev() {
        let AtomKind::Number { value: value @ 5.., in_words, ending, .. } = atoms[at].kind else { continue };
        let article = is_article_word(&atoms[at - 1], text, lang);
        let is_chip = article || in_words && ending == Ending::Worth;
        let first = if article { at - 1 } else { at };
        let joined_before = first > 1 && joins(&atoms[first - 1]) && heap(atoms.get(first - 2));
        let joined_behind = atoms.get(at + 1).is_some_and(joins) && heap(atoms.get(at + 2));
        if is_chip && (joined_before || joined_behind) {
            let span = atoms[first].span.start..atoms[at].span.end;
            atoms.splice(first..=at, [Atom { kind: AtomKind::Piles(vec![Pile { count: 1, value }]), span }]);
        }
    }
}

/// `two chips, 500 and 25`: how many they are, and then each by its value.
fn listed_chips(atoms: &[Atom]) -> Option<(Vec<Pile>, usize)> {
    let AtomKind::Number { value: count @ 2..=6, .. } = atoms.first()?.kind else { return None };
    atoms.get(1).filter(|atom| is_chips(atom))?;
    let joins =
        |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',' | ':' | '(') | AtomKind::Concept(Concept::And | Concept::Fill));
    let mut values: Vec<Amount> = Vec::new();
    let mut at = 2;
    while let Some(atom) = atoms.get(at) {
        if let AtomKind::Number { value, in_words, .. } = atom.kind {
            if value >= 5 {
                values.push(value);
            } else if value != 1 || !in_words {
                // `a 500 and a 25`: an article, or one.
                break;
            }
        } else if !joins(atom) {
            break;
        }
        at += 1;
        if Amount::try_from(values.len()) == Ok(count) {
            let single = |value: &Amount| Pile { count: 1, value: *value };
            return Some((values.iter().map(single).collect(), at));
        }
    }
    None
}

/// `jednu päťku (5000)`, `a five (5000)`: what a chip is called, and in brackets what it is worth.
pub(super) fn bracketed_values(atoms: &mut Vec<Atom>) {
    for at in (0..atoms.len().saturating_sub(3)).rev() {
        let short = match &atoms[at].kind {
            AtomKind::Piles(piles) if piles.len() == 1 => piles[0].value,
            AtomKind::Number { value, .. } => *value,
            AtomKind::Concept(_)
            | AtomKind::Piles(_)
            | AtomKind::Stakes(_)
            | AtomKind::Cards(_)
            | AtomKind::Quote(_)
            | AtomKind::Who(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => continue,
        };
        let [_, opens, number, closes, ..] = &atoms[at..] else { continue };
        let brackets = opens.kind == AtomKind::Mark('(') && closes.kind == AtomKind::Mark(')') && short > 0 && short < 100;
        let times = |worth: &Amount| [100, 1000].iter().any(|times| short * times == *worth);
        let Some(worth) = number.number().filter(|worth| brackets && times(worth)) else { continue };
        match &mut atoms[at].kind {
            AtomKind::Piles(piles) => piles[0].value = worth,
            AtomKind::Number { value, .. } => *value = worth,
            AtomKind::Concept(_)
            | AtomKind::Stakes(_)
            | AtomKind::Cards(_)
            | AtomKind::Quote(_)
            | AtomKind::Who(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => {}
        }
        let end = atoms[at + 3].span.end;
        atoms[at].span.end = end;
        atoms.drain(at + 1..=at + 3);
    }
}

pub(super) fn pile(atoms: &[Atom]) -> Option<(Pile, usize)> {
    // Words that say nothing may stand between.
    let kept: Vec<usize> = (0..atoms.len().min(9)).filter(|at| *at == 0 || !atoms[*at].is(Concept::Fill)).collect();
    let kind = |n: usize| kept.get(n).map(|at| &atoms[*at].kind);
    let number = |n: usize| match kind(n) {
        Some(AtomKind::Number { value, ending, .. }) => Some((*value, *ending)),
        _ => None,
    };
    let is = |n: usize, concept: Concept| kind(n) == Some(&AtomKind::Concept(concept));
    let chip = |n: usize| is(n, Concept::Chip) || is(n, Concept::Chips);
    let through = |n: usize| kept[n] + 1;
    let with_word = |n: usize| if chip(n + 1) { through(n + 1) } else { through(n) };
    let made = |count: Amount, value: Amount, taken: usize| (value > 0 && count > 0).then_some((Pile { count, value }, taken));
    if let Some(AtomKind::Piles(piles)) = kind(0) {
        return (chip(1) && piles.len() == 1).then(|| (piles[0], through(1)));
    }
    if is(0, Concept::Chip) {
        let value = usize::from(is(1, Concept::Worth)) + 1;
        return number(value).and_then(|(worth, _)| made(1, worth, with_word(value)));
    }
    let (first, ending) = number(0)?;
    if ending == Ending::Worth {
        let seat_or_pot = [Concept::Pot, Concept::Seat, Concept::MainPot, Concept::SidePot].iter().any(|noun| is(1, *noun));
        return (!seat_or_pot && first > 10).then(|| made(1, first, with_word(0))).flatten();
    }
    let few = first <= MANY_CHIPS;
    let all_of = |value: Amount| {
        if few {
            first
        } else if value > 0 && first % value == 0 {
            first / value
        } else {
            0
        }
    };
    // `2 chips of 500`, `600 in chips of 100`.
    if chip(1) {
        let worth = is(2, Concept::Worth);
        if let Some((value, _)) = number(2 + usize::from(worth)).filter(|_| worth || few) {
            return made(all_of(value), value, with_word(2 + usize::from(worth)));
        }
        return (is(1, Concept::Chip) && first > 10).then(|| made(1, first, through(1))).flatten();
    }
    if is(1, Concept::Worth) && few {
        return number(2).and_then(|(value, _)| made(first, value, with_word(2)));
    }
    // `1000 in one chip`; `one 5k`.
    // `1500 with three chips of 500`: the chips are told for themselves.
    let each = number(3 + usize::from(is(3, Concept::Worth))).map(|(value, _)| value);
    let told = number(1).is_some_and(|(count, _)| each.is_some_and(|value| count.saturating_mul(value) == first));
    if let Some((count, _)) =
        number(1).filter(|(count, _)| !few && !told && *count <= 10 && chip(2) && first % (*count).max(1) == 0)
    {
        return made(count, first / count.max(1), with_word(1));
    }
    let digits = matches!(kind(1), Some(AtomKind::Number { value: 25.., in_words: false, ending: Ending::Plain }));
    // `dve 2000`, `tri 500`: how many in a word, and of which value in figures.
    let counts = matches!(kind(0), Some(AtomKind::Number { value: 1..=20, in_words: true, ending: Ending::Plain }));
    if counts && digits && kept.get(1) == Some(&1) {
        return number(1).and_then(|(value, _)| made(first, value, with_word(1)));
    }
    let (value, ending) = number(1).filter(|_| few)?;
    (ending == Ending::Worth || chip(2)).then(|| made(first, value, with_word(1))).flatten()
}

/// `puts out 600 and a 1000 chip in a separate motion`: what goes in apart from what stands before it comes after it.
pub(super) fn separate_moves(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let apart = |atom: &Atom| {
        let words = text.get(atom.span.clone()).unwrap_or_default();
        let words: Vec<String> = words.split(' ').map(|word| lexicon.fold(word)).collect();
        atom.is(Concept::Fill) && lexicon.is(Particle::Apart, &words.join(" "))
    };
    let mark = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | '\n' | ';'));
    let value = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. } | AtomKind::Piles(_));
    for at in 0..atoms.len() {
        if !apart(&atoms[at]) {
            continue;
        }
        let begins = atoms[..at].iter().rposition(|atom| mark(atom) || matches!(atom.kind, AtomKind::Who(_))).map_or(0, |n| n + 1);
        let ends = part_end(atoms, at);
        let mut joins = (begins..ends).filter(|n| atoms[*n].is(Concept::And)).filter(|n| {
            let before = atoms[begins..*n].iter().rev().find(|atom| !atom.is(Concept::Fill));
            let count = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 1..=10, in_words: true, .. });
            let behind = atoms[n + 1..ends].iter().find(|atom| !atom.is(Concept::Fill) && !count(atom));
            before.is_some_and(value) && behind.is_some_and(value)
        });
        if let Some(and) = joins.next_back() {
            atoms[and].kind = AtomKind::Concept(Concept::Then);
        }
    }
}

/// `calls for his last 3200`: whoever puts in what he has left is all-in.
pub(super) fn last_chips(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let says = |atom: &Atom| {
        let words = text.get(atom.span.clone()).unwrap_or_default();
        words.split(' ').next_back().is_some_and(|word| lexicon.is(Particle::LastChips, &lexicon.fold(word)))
    };
    for at in 1..atoms.len() {
        let AtomKind::Number { value: 11.., ending, .. } = atoms[at].kind else { continue };
        if !says(&atoms[at - 1]) || atoms.get(at + 1).is_some_and(is_chips) {
            continue;
        }
        let begins = part_begin(atoms, at);
        let ends = part_end(atoms, at);
        let puts = |n: &usize| {
            matches!(
                atoms[*n].concept(),
                Some(Concept::Call | Concept::Bet | Concept::Put | Concept::Throw | Concept::Raise | Concept::Open)
            )
        };
        let mut verbs = (begins..ends).filter(puts);
        if let (Some(verb), None) = (verbs.next(), verbs.next()) {
            atoms[verb].kind = AtomKind::Concept(Concept::AllIn);
            if ending != Ending::Plain
                && let AtomKind::Number { ending, .. } = &mut atoms[at].kind
            {
                *ending = Ending::Plain;
            }
        }
    }
}

/// `puts in a 500 chip, then another`, `pa drugi`: one more chip like the one that went in before.
pub(super) fn another_chip(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let mark = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(_));
    let second = |atom: &Atom| {
        let words = text.get(atom.span.clone()).unwrap_or_default();
        atom.is(Concept::Again) || words.split(' ').next_back().is_some_and(|word| lexicon.ordinal(&lexicon.fold(word)) == Some(2))
    };
    let mut at = 1;
    while at < atoms.len() {
        let joined = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill));
        let joined = joined.is_some_and(|atom| matches!(atom.concept(), Some(Concept::Then | Concept::And)) || mark(atom));
        let one = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 1, in_words: true, .. });
        let counted = atoms.get(at + 1).is_some_and(one);
        let ends = atoms.get(at + 1 + usize::from(counted)).is_none_or(mark);
        let of_him = |atom: &&Atom| !matches!(atom.kind, AtomKind::Who(_) | AtomKind::Mark('.' | '\n' | '?'));
        let piles = |atom: &Atom| if let AtomKind::Piles(piles) = &atom.kind { Some(piles.clone()) } else { None };
        let chips = atoms[..at].iter().rev().take_while(of_him).find_map(piles);
        let single = chips.is_some_and(|piles| matches!(piles.as_slice(), [pile] if pile.count == 1));
        if joined && ends && second(&atoms[at]) && single {
            atoms[at].kind = AtomKind::Concept(Concept::Again);
            if !counted {
                let span = atoms[at].span.clone();
                let ending = Ending::Plain;
                atoms.insert(at + 1, Atom { kind: AtomKind::Number { value: 1, ending, in_words: true }, span });
            }
        }
        at += 1;
    }
}

/// `tosses six 100s straight into the pot`: where they go is how he does it.
pub(super) fn straight_into_pot(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 0..atoms.len() {
        if !says(&atoms[at], Particle::StraightIntoPot, text, lexicon) {
            continue;
        }
        let (begins, ends) = (part_begin(atoms, at), part_end(atoms, at));
        let own = atoms[begins..ends].iter();
        let chips = own.clone().any(|atom| matches!(atom.kind, AtomKind::Piles(_) | AtomKind::Number { value: 11.., .. }));
        let verb = atoms[begins..ends].iter().position(|atom| matches!(atom.concept(), Some(Concept::Put | Concept::Throw)));
        if let Some(verb) = verb.filter(|_| chips) {
            atoms[begins + verb].kind = AtomKind::Concept(Concept::PutIntoPot);
        }
    }
}
