//! Tables of a room with their numbers and sizes.

use super::word::says;
use super::{Atom, AtomKind};
use crate::engine::chips::Amount;
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Ending, Lexicon, Particle};
use crate::telling::told_lines;

/// No more players sit at one table.
const MOST_AT_A_TABLE: Amount = 11;

/// The word for a table that people sit at.
fn is_table_noun(atom: &Atom, text: &str, lang: Lang, particle: Particle) -> bool {
    let lexicon = Lexicon::of(lang);
    !matches!(atom.kind, AtomKind::Told(_) | AtomKind::Mark(_) | AtomKind::Number { .. }) && says(atom, particle, text, lexicon)
}

/// `the second table`, `второй стол`: the ordinal is the number of the table.
pub(super) fn ordinal_tables(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 1..atoms.len() {
        if !is_table_noun(&atoms[at], text, lang, Particle::TableNoun) {
            continue;
        }
        let word = lexicon.fold(text.get(atoms[at - 1].span.clone()).unwrap_or_default());
        if let Some(value) = lexicon.ordinal(&word) {
            atoms[at - 1].kind = AtomKind::Number { value, ending: Ending::Worth, in_words: false };
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `Table 12, level 200/400 …`: at which table it was says nothing where no other one is told of.
pub(super) fn own_table(atoms: &mut [Atom], text: &str, lang: Lang) {
    let nouns = [Particle::TableNoun, Particle::TablesNoun];
    let is_noun = |atom: &Atom| nouns.iter().any(|noun| is_table_noun(atom, text, lang, *noun));
    let [one, other, mark, ..] = atoms else { return };
    let number = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 1..=999, in_words: false, .. });
    let named = is_noun(one) && number(other) || number(one) && is_noun(other);
    let ends = matches!(mark.kind, AtomKind::Mark(',' | '.' | ';' | '\n' | '(')) || matches!(mark.kind, AtomKind::Stakes(_));
    if named && ends && atoms.iter().filter(|atom| is_noun(atom)).count() == 1 {
        atoms[..2].iter_mut().for_each(|atom| atom.kind = AtomKind::Concept(Concept::Fill));
    }
}

/// `two tables of five`, `két ötös asztal`, `три стола по 8, 8 и 7`: so many tables, and behind the word for them how many sit at
/// each, told once or for every one.
pub(super) fn counted_tables(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let (Some(key), left) = (told_lines::key("tables"), told_lines::key("players-left")) else { return };
    let number = |atom: Option<&Atom>| match atom.map(|atom| &atom.kind) {
        Some(AtomKind::Number { value, ending, .. }) => Some((*value, *ending)),
        Some(_) | None => None,
    };
    let told_left = |atom: &Atom| left.is_some_and(|left| atom.kind == AtomKind::Told(left));
    let is_noun =
        |atom: &Atom| [Particle::TableNoun, Particle::TablesNoun].iter().any(|noun| is_table_noun(atom, text, lang, *noun));
    let small = |atom: &&Atom| {
        let word = matches!(
            atom.kind,
            AtomKind::Mark(':' | ',')
                | AtomKind::Concept(
                    Concept::Fill | Concept::Has | Concept::Player | Concept::Worth | Concept::Left | Concept::Tournament
                )
        );
        word && !is_noun(atom) || told_left(atom)
    };
    let joins = |atom: &&Atom| {
        let word = matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And | Concept::Fill | Concept::Player));
        word && !is_noun(atom)
    };
    for at in (1..atoms.len()).rev() {
        let noun = is_noun(&atoms[at]);
        if !noun && atoms[at].kind != AtomKind::Told(key) {
            continue;
        }
        let count =
            |at: Option<usize>| number(at.and_then(|at| atoms.get(at))).map(|(value, _)| value).filter(|n| (2..=9).contains(n));
        let each = number(atoms.get(at - 1)).filter(|(each, ending)| *ending == Ending::Worth && *each <= MOST_AT_A_TABLE);
        let (from, sizes, to) = if let (Some((each, _)), Some(count)) = (each, count(at.checked_sub(2))) {
            (at - 2, vec![each; usize::try_from(count).unwrap_or_default()], at + 1)
        } else if let Some(count) = count(Some(at - 1)).and_then(|count| usize::try_from(count).ok()) {
            let mut sizes: Vec<Amount> = Vec::new();
            let mut before_last = at + 1;
            let mut next = at + 1 + atoms[at + 1..].iter().take_while(small).count();
            let mut to = next;
            while let Some((size, _)) = number(atoms.get(next))
                .filter(|(size, _)| (1..=MOST_AT_A_TABLE).contains(size) && !atoms.get(next + 1).is_some_and(is_noun))
                && sizes.len() <= count
            {
                sizes.push(size);
                (before_last, to) = (to, next + 1);
                next = to + atoms[to..].iter().take_while(joins).count();
            }
            // `four tables of nine, 9, 9, 8 and 7`: how many can sit at each stands before how many do.
            if sizes.len() > count {
                if sizes[1..].iter().all(|size| *size <= sizes[0]) {
                    sizes.remove(0);
                } else {
                    sizes.pop();
                    to = before_last;
                }
            }
            let once =
                sizes.len() == 1 && atoms.get(to).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(_)));
            if once {
                sizes = vec![sizes[0]; count];
            }
            if sizes.len() != count {
                continue;
            }
            (at - 1, sizes, to)
        } else {
            continue;
        };
        // Who sits there was counted.
        let to = to
            + atoms[to..].iter().take_while(|atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Player))).count();
        // `three tables left in the tournament with 9, 8 and 5`: which game it is was told among them.
        let kept: Vec<Atom> = atoms[from..to].iter().filter(|atom| atom.is(Concept::Tournament)).cloned().collect();
        let behind = from + kept.len();
        atoms.splice(from..to, kept);
        insert_tables(atoms, behind, key, &sizes, text);
    }
}

/// The sizes of all tables as one list. What stands behind it is told for itself: `…, table 2 loses a player`.
fn insert_tables(atoms: &mut Vec<Atom>, at: usize, key: &'static str, sizes: &[Amount], text: &str) {
    let start = at.checked_sub(1).map_or(0, |before| atoms[before].span.end);
    let end = atoms.get(at).map_or(text.len(), |next| next.span.start);
    let span = start..end.max(start);
    let mut list = vec![Atom { kind: AtomKind::Told(key), span: span.clone() }];
    for players in sizes {
        let kind = AtomKind::Number { value: *players, ending: Ending::Plain, in_words: false };
        list.extend([Atom { kind, span: span.clone() }, Atom { kind: AtomKind::Mark(','), span: span.clone() }]);
    }
    list.pop();
    if let Some(comma) = atoms.get_mut(at).filter(|atom| atom.kind == AtomKind::Mark(',')) {
        comma.kind = AtomKind::Mark(';');
    }
    atoms.splice(at..at, list);
}

/// `столы 9 8 6 7`, `stoly: 9, 8 a 7`: how many sit at each, behind the word for tables.
pub(super) fn listed_tables(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let Some(key) = told_lines::key("tables") else { return };
    for at in (0..atoms.len()).rev() {
        if !is_table_noun(&atoms[at], text, lang, Particle::TablesNoun) {
            continue;
        }
        let small = |atom: &&Atom| {
            matches!(
                atom.kind,
                AtomKind::Mark(':') | AtomKind::Concept(Concept::Fill | Concept::Has | Concept::Player | Concept::Worth)
            )
        };
        let first = at + 1 + atoms[at + 1..].iter().take_while(small).count();
        let few =
            |atom: Option<&Atom>| atom.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { value: 1..=MOST_AT_A_TABLE, .. }));
        let second = first + 1 + atoms.get(first + 1..).unwrap_or_default().iter().take_while(|atom| atom.joins()).count();
        // `B tables 9 8`: somebody does it.
        let named = at.checked_sub(1).is_some_and(|before| {
            matches!(atoms[before].kind, AtomKind::Who(_) | AtomKind::Unknown(_))
                || atoms[before].concept().is_some_and(|concept| concept.is_noun() || concept == Concept::He)
        });
        if !named && few(atoms.get(first)) && few(atoms.get(second)) {
            atoms[at].kind = AtomKind::Told(key);
            atoms.drain(at + 1..first);
        }
    }
}

/// `all in and a call on table 3`, `a player at table 3 busts`: what happens at a table that has a number is told of the table, where
/// nobody is named who does it.
pub(super) fn at_numbered_tables(atoms: &mut [Atom], text: &str, lang: Lang) {
    let counts = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. });
    let number = |at: usize| atoms.get(at).is_some_and(counts);
    let noun = |at: usize| is_table_noun(&atoms[at], text, lang, Particle::TableNoun);
    let tables: Vec<usize> =
        (0..atoms.len()).filter(|at| noun(*at) && (number(at + 1) || at.checked_sub(1).is_some_and(number))).collect();
    for table in tables {
        let parts = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::Then));
        let begins = |at: usize| atoms[..at].iter().rposition(parts).map_or(0, |mark| mark + 1);
        let mut from = begins(table);
        let to = atoms[table..].iter().position(parts).map_or(atoms.len(), |mark| table + mark);
        // `all in, call on table 3`.
        let bare =
            |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::AllIn | Concept::Fill | Concept::Player | Concept::Has));
        if from > 1 && atoms[from - 1].kind == AtomKind::Mark(',') {
            let before = begins(from - 1);
            let own = &atoms[before..from - 1];
            if own.iter().any(|atom| atom.is(Concept::AllIn)) && own.iter().all(bare) {
                from = before;
            }
        }
        // `a player is all in on table 3 and somebody calls` is told of the table as well.
        let plain = atoms[from..to].iter().all(|atom| match atom.kind {
            AtomKind::Concept(concept) => matches!(
                concept,
                Concept::AllIn
                    | Concept::Call
                    | Concept::And
                    | Concept::Fill
                    | Concept::Player
                    | Concept::Has
                    | Concept::Table
                    | Concept::Already
                    | Concept::By
                    | Concept::To
                    | Concept::Comes
            ),
            AtomKind::Number { .. } | AtomKind::Mark(',') | AtomKind::Told("goes-out") => true,
            AtomKind::Piles(_)
            | AtomKind::Stakes(_)
            | AtomKind::Cards(_)
            | AtomKind::Quote(_)
            | AtomKind::Who(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => false,
        });
        let numbers = atoms[from..to].iter().filter(|atom| counts(atom)).count();
        let one = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 1, in_words: true, .. });
        // `one player busts at table 3`.
        let ones = atoms[from..to].iter().filter(|atom| one(atom)).count();
        if !plain || numbers != 1 && (numbers != 2 || ones != 1) {
            continue;
        }
        let first = |concept: Concept| atoms[from..to].iter().position(|atom| atom.is(concept)).map(|at| from + at);
        let out = atoms[from..to].iter().position(|atom| atom.kind == AtomKind::Told("goes-out")).map(|at| from + at);
        let (all_in, call) = (first(Concept::AllIn), first(Concept::Call));
        let (at, key) = match (out, all_in, call) {
            (Some(at), None, None) => (at, "table-loses-player"),
            (None, Some(at), Some(_)) => (at, "table-all-in"),
            _ => continue,
        };
        let Some(key) = told_lines::key(key) else { continue };
        for atom in &mut atoms[from..to] {
            if !counts(atom) || numbers == 2 && one(atom) {
                atom.kind = AtomKind::Concept(Concept::Fill);
            }
        }
        atoms[at].kind = AtomKind::Told(key);
    }
}

/// `table 1 has 9 and table 2 has 6`, `9 at table 1, 6 at table 2`: how many sit at each; and a table with a number is none that
/// is laid down: `a player at table 3`.
pub(super) fn numbered_tables(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let noun = |atom: &Atom| is_table_noun(atom, text, lang, Particle::TableNoun);
    let small = |atom: &&Atom| {
        matches!(atom.kind, AtomKind::Mark(':') | AtomKind::Concept(Concept::Fill | Concept::Has | Concept::Player)) && !noun(atom)
    };
    let value = |at: usize| atoms.get(at).and_then(Atom::number);
    let behind = |from: usize| from + atoms.get(from..).unwrap_or_default().iter().take_while(small).count();
    let worth = |at: usize| matches!(atoms.get(at).map(|atom| &atom.kind), Some(AtomKind::Number { ending: Ending::Worth, .. }));
    // The number of the table, how many sit there, and how far that goes.
    let size = |at: usize| {
        // `az egyes asztalon 9-en, a kettesen 6-an`.
        if worth(at) {
            let own = at + 1 + usize::from(atoms.get(at + 1).is_some_and(noun));
            let sits = behind(own);
            return Some((value(at)?, value(sits)?, behind(sits + 1)));
        }
        if noun(&atoms[at]) {
            let sits = behind(at + 2);
            return Some((value(at + 1)?, value(sits)?, behind(sits + 1)));
        }
        let table = behind(at + 1);
        atoms.get(table).filter(|atom| noun(atom))?;
        Some((value(table + 1)?, value(at)?, table + 2))
    };
    let joins = |atom: &&Atom| matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And));
    let sizes_from = |from: usize| {
        let (mut sizes, mut to) = (Vec::new(), from);
        let mut at = from;
        while let Some((table, players, end)) = atoms.get(at).and_then(|_| size(at)) {
            if Amount::try_from(sizes.len() + 1) != Ok(table) {
                break;
            }
            sizes.push(players);
            to = end;
            at = end + atoms[end..].iter().take_while(joins).count();
            at += atoms[at..].iter().take_while(|atom| atom.is(Concept::Fill) && !noun(atom)).count();
        }
        (sizes.len() > 1).then_some((sizes, to))
    };
    let found = (0..atoms.len()).find_map(|from| sizes_from(from).map(|(sizes, to)| (from, sizes, to)));
    if let Some((from, sizes, to)) = found
        && let Some(key) = told_lines::key("tables")
    {
        atoms.splice(from..to, []);
        insert_tables(atoms, from, key, &sizes, text);
    }
    for at in 0..atoms.len() {
        let beside = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. });
        let before = at.checked_sub(1).is_some_and(|at| beside(&atoms[at]) || atoms[at].is(Concept::Player));
        if atoms[at].is(Concept::Table) && noun(&atoms[at]) && (before || atoms.get(at + 1).is_some_and(beside)) {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
        // `four tables with 9, 8, 6 and 7 players`: so many tables, and not players.
        let counted = at > 0 && noun(&atoms[at]) && beside(&atoms[at - 1]) && !atoms.get(at + 1).is_some_and(beside);
        // `the second table`, `a 2-es asztal`: it has that number.
        let numbered = counted && matches!(atoms[at - 1].kind, AtomKind::Number { ending: Ending::Worth, .. });
        if counted && !numbered {
            atoms[at - 1].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}
