//! Names that nobody knows, by what stands beside them, and the cases of one name.

use super::word::{is_article_word, is_capitalised, tells_deed};
use super::{Atom, AtomKind, Person};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::fold::fold;
use crate::telling::lexicon::Ending;

/// `the old guy bets`, `a szemüveges betesz`: who is told by how he looks is called so.
pub(super) fn described(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let capitals = atoms.iter().any(|atom| is_called_in_capitals(atom, text));
    let mut at = 0;
    while at < atoms.len() {
        let AtomKind::Unknown(raw) = &atoms[at].kind else {
            at += 1;
            continue;
        };
        let small = !raw.starts_with(char::is_uppercase) && raw.chars().count() > 2;
        let player = atoms.get(at + 1).is_some_and(|atom| atom.is(Concept::Player));
        // `stari mate digne`, where nobody writes capitals.
        let called = |atom: &Atom| matches!(&atom.kind, AtomKind::Unknown(raw) if raw.chars().count() > 2);
        let noun = player || !capitals && atoms.get(at + 1).is_some_and(called);
        let before = atoms[..at].iter().rposition(|atom| !is_article_word(atom, text, lang)).map_or(0, |before| before + 1);
        let begins = before == 0 || ends_clause(&atoms[before - 1]);
        let last = at + usize::from(noun);
        let how = |atom: &&Atom| {
            !matches!(
                atom.kind,
                AtomKind::Concept(
                    Concept::Silent | Concept::Already | Concept::Not | Concept::Fill | Concept::Again | Concept::And
                )
            )
        };
        let acts = atoms[last + 1..].iter().find(how).is_some_and(|atom| {
            // A thing may show and find; it is nobody who bets.
            let acts = |concept: Concept| concept.is_declared() || concept.is_move() || concept == Concept::Say;
            atom.concept().is_some_and(acts) || player && (atom.is_verb() || matches!(atom.kind, AtomKind::Told(_)))
        });
        if small && begins && acts && (noun || before < at) {
            let span = atoms[at].span.start..atoms[last].span.end;
            let name = text.get(span.clone()).unwrap_or_default().to_owned();
            atoms.splice(at..=last, [Atom { kind: AtomKind::Who(Person::Name(name)), span }]);
        }
        at += 1;
    }
}

fn is_called_in_capitals(atom: &Atom, text: &str) -> bool {
    matches!(&atom.kind, AtomKind::Who(person) if person.is_lettered() || matches!(person, Person::Name(_)))
        && text.get(atom.span.clone()).is_some_and(|raw| raw.starts_with(char::is_uppercase))
}

/// A capital word that nobody knows, at the beginning of a sentence, is a name if somebody does something there; and a name
/// comes back in other cases.
pub(super) fn names(atoms: &mut [Atom], text: &str) {
    // Who calls others by capitals writes no name without one.
    let capitals = atoms.iter().any(|atom| is_called_in_capitals(atom, text));
    for at in 0..atoms.len() {
        let AtomKind::Unknown(raw) = &atoms[at].kind else { continue };
        let ends = |atom: &&Atom| matches!(atom.kind, AtomKind::Mark(_));
        // What is put in stands for a deed only where no word stands between that nobody knows: it may say anything.
        let mut known = true;
        let acts = atoms[at + 1..].iter().take_while(|atom| !ends(atom)).any(|atom| match &atom.kind {
            AtomKind::Concept(concept) => {
                concept.is_verb() || known && matches!(concept, Concept::Silent | Concept::Has | Concept::LastToAct)
            }
            // `Делим на троих?`: people that are counted are no amount.
            AtomKind::Number { ending: Ending::People, .. } => false,
            AtomKind::Number { .. } | AtomKind::Quote(_) | AtomKind::Piles(_) => known,
            AtomKind::Told(_) => true,
            AtomKind::Unknown(_) => {
                known = false;
                false
            }
            AtomKind::Stakes(_) | AtomKind::Cards(_) | AtomKind::Who(_) | AtomKind::Mark(_) => false,
        });
        let acts = acts || atoms.get(at + 1).as_ref().is_some_and(ends) && capital_follows(atoms, at);
        let acts = acts || raw.starts_with(char::is_uppercase) && is_in_apposition(atoms, at);
        // `Sanyinál Ah 5h`: whose cards they are stands before them.
        let cards =
            atoms[at + 1..].iter().map_while(|atom| if let AtomKind::Cards(cards) = &atom.kind { Some(cards.len()) } else { None });
        let holds = cards.sum::<usize>() > 1;
        let acts = acts || raw.starts_with(char::is_uppercase) && holds;
        // `seat 5 keeps his phone`: a seat has its number, and its clause goes on.
        let seat = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::Seat | Concept::Player));
        let begins = at == 0 || ends_clause(&atoms[at - 1]) && !(at > 1 && seat(&atoms[at - 2]));
        let capital = raw.starts_with(char::is_uppercase);
        // `Split pot 4500`: of a pot that is counted it is said how it is.
        let of_a_pot = atoms.get(at + 1).is_some_and(|atom| atom.is(Concept::Pot))
            && atoms.get(at + 2).is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. }));
        let begins = begins && !of_a_pot;
        // How it is done may stand before what is done: `gabi csöndben kirak`.
        let how = |atom: &&Atom| {
            matches!(
                atom.kind,
                AtomKind::Concept(Concept::Silent | Concept::Already | Concept::Not | Concept::Fill | Concept::Again)
            )
        };
        let verb = atoms[at + 1..]
            .iter()
            .find(|atom| !how(atom))
            .is_some_and(|atom| atom.is_verb() || atom.is(Concept::Has) || matches!(atom.kind, AtomKind::Told(_)));
        // `nonni 900 … og asa segir`, where nobody writes capitals and others do something.
        let bets = matches!(
            atoms.get(at + 1).map(|atom| &atom.kind),
            Some(AtomKind::Number { value: 25.., in_words: false, ending: Ending::Plain })
        );
        let bets = bets && !capitals && others_act(atoms, at);
        if begins && acts && (capital || (verb || bets) && !capitals && raw.chars().count() > 2) {
            let mut letters = raw.chars();
            let name = letters.next().map(|first| first.to_uppercase().chain(letters).collect());
            atoms[at].kind = AtomKind::Who(Person::Name(name.unwrap_or_default()));
        }
    }
    named_later(atoms);
    let mut known: Vec<String> = Vec::new();
    let mut subjects: Vec<Option<String>> = Vec::new();
    for at in 0..atoms.len() {
        let acts = is_subject(atoms, at);
        let atom = &mut atoms[at];
        let (AtomKind::Who(Person::Name(name)) | AtomKind::Unknown(name)) = &atom.kind else { continue };
        let name = name.clone();
        if matches!(atom.kind, AtomKind::Unknown(_)) && !known.iter().any(|own| is_same(own, &name)) {
            continue;
        }
        let first = known.iter().position(|own| is_same(own, &name));
        let place = first.unwrap_or(known.len());
        if first.is_none() {
            known.push(name.clone());
            subjects.push(None);
        }
        if acts {
            subjects[place].get_or_insert(name);
        }
        atom.kind = AtomKind::Who(Person::Name(known[place].clone()));
    }
    // Who was named in another case is called as where he did something.
    for atom in atoms.iter_mut() {
        if let AtomKind::Who(Person::Name(name)) = &mut atom.kind
            && let Some(at) = known.iter().position(|own| own == name)
            && let Some(subject) = &subjects[at]
        {
            name.clone_from(subject);
        }
    }
}

/// `Tóth Peti`, `Young Tim`: two names side by side are one player's, unless both are players elsewhere or somebody else is listed
/// with them.
pub(super) fn double_names(atoms: &mut Vec<Atom>, text: &str) {
    let name = |atom: Option<&Atom>| match atom.map(|atom| &atom.kind) {
        Some(AtomKind::Who(Person::Name(name))) if !name.is_empty() => Some(name.clone()),
        Some(_) | None => None,
    };
    let mut at = 0;
    while at + 1 < atoms.len() {
        let (Some(one), Some(other)) = (name(atoms.get(at)), name(atoms.get(at + 1))) else {
            at += 1;
            continue;
        };
        let capital = |at: usize| text.get(atoms[at].span.clone()).is_some_and(is_capitalised);
        let touch = text.get(atoms[at].span.end..atoms[at + 1].span.start) == Some(" ") && capital(at) && capital(at + 1);
        let listed = name(atoms.get(at + 2)).is_some()
            || at > 0 && name(atoms.get(at - 1)).is_some()
            || atoms.get(at + 2).is_some_and(Atom::joins) && name(atoms.get(at + 3)).is_some() && !acts_behind(atoms, at + 3)
            || at > 1 && atoms[at - 1].joins() && name(atoms.get(at - 2)).is_some() && !acts_behind(atoms, at - 2);
        let elsewhere = |own: &str, place: usize| {
            (0..atoms.len()).any(|n| n != place && name(atoms.get(n)).is_some_and(|other| is_same(&other, own)))
        };
        let (first, second) = (elsewhere(&one, at), elsewhere(&other, at + 1));
        if !touch || listed || first && second || is_same(&one, &other) {
            at += 1;
            continue;
        }
        let span = atoms[at].span.start..atoms[at + 1].span.end;
        let called = if first {
            one
        } else if second {
            other
        } else {
            format!("{one} {other}")
        };
        atoms.splice(at..=at + 1, [Atom { kind: AtomKind::Who(Person::Name(called)), span }]);
        at += 1;
    }
}

/// `Dado samo Nini pokaže karo asa`: whoever is named in another case between somebody and what he shows or says is told it.
pub(super) fn told_between(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    if !lang.language().grammar.names_inflect {
        return;
    }
    let mut at = 1;
    while at < atoms.len() {
        let small = |atom: &&Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Silent | Concept::Already));
        let raw = text.get(atoms[at].span.clone()).unwrap_or_default();
        let other_case =
            matches!(&atoms[at].kind, AtomKind::Who(Person::Name(name)) if !name.is_empty() && fold(name) != fold(raw));
        let before = atoms[..at].iter().rev().find(|atom| !small(atom));
        let shows = atoms[at + 1..]
            .iter()
            .find(|atom| !small(atom))
            .is_some_and(|atom| matches!(atom.concept(), Some(Concept::Show | Concept::Table | Concept::Say)));
        if other_case && shows && before.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_)) && atom.kind != atoms[at].kind) {
            let span = atoms[at].span.start..atoms[at].span.start;
            atoms.insert(at, Atom { kind: AtomKind::Concept(Concept::To), span });
            at += 1;
        }
        at += 1;
    }
}

/// Right behind whoever is named something is done.
fn acts_behind(atoms: &[Atom], at: usize) -> bool {
    atoms.get(at + 1).is_some_and(tells_deed)
}

/// `Nikita, first to act, throws in a chip`, `Bob (on autopilot) calls`: who he is, or how he feels, stands between marks.
fn is_in_apposition(atoms: &[Atom], at: usize) -> bool {
    let mark = |at: usize, marks: [char; 2]| {
        atoms.get(at).is_some_and(|atom| matches!(atom.kind, AtomKind::Mark(c) if marks.contains(&c)))
    };
    let from = at + 1 + usize::from(mark(at + 1, [',', '(']));
    let said_of_him =
        |atom: &&Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::First | Concept::Player | Concept::Query));
    let told = atoms.get(from..).unwrap_or_default().iter().take_while(said_of_him).count();
    let next = atoms.get(from + told + 1..).unwrap_or_default().iter().find(|atom| atom.is_telling());
    told > 0 && mark(from + told, [',', ')']) && next.is_some_and(|atom| atom.is_verb())
}

/// Somebody else of whom nobody knows the word does something.
pub(super) fn others_act(atoms: &[Atom], at: usize) -> bool {
    let called = |atom: &Atom| matches!(&atom.kind, AtomKind::Unknown(_) | AtomKind::Who(Person::Name(_)));
    let verb = |atom: &Atom| atom.is_verb();
    (0..atoms.len() - 1).any(|other| other != at && called(&atoms[other]) && verb(&atoms[other + 1]))
}

/// `Ann first, then Bo. Ann checks`: who does something later is somebody where he is only named.
fn named_later(atoms: &mut [Atom]) {
    let name = |atom: &Atom| if let AtomKind::Who(Person::Name(name)) = &atom.kind { Some(name.clone()) } else { None };
    let names: Vec<String> = atoms.iter().filter_map(name).collect();
    for atom in atoms.iter_mut() {
        if let AtomKind::Unknown(raw) = &atom.kind
            && is_capitalised(raw)
            && names.iter().any(|name| is_same(name, raw))
        {
            atom.kind = AtomKind::Who(Person::Name(raw.clone()));
        }
    }
}

/// Somebody is named where a clause begins, and does something.
fn is_subject(atoms: &[Atom], at: usize) -> bool {
    let begins = at == 0 || matches!(atoms[at - 1].kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then));
    let how = |atom: &&Atom| {
        matches!(atom.kind, AtomKind::Concept(Concept::Silent | Concept::Already | Concept::Not | Concept::Fill | Concept::Again))
    };
    let acts = atoms[at + 1..].iter().find(|atom| !how(atom)).is_some_and(tells_deed);
    begins && acts
}

/// Whether somebody may be named behind this: where a clause has ended, with or without a comma.
pub(super) fn ends_clause(atom: &Atom) -> bool {
    match &atom.kind {
        AtomKind::Mark(_)
        | AtomKind::Stakes(_)
        | AtomKind::Number { .. }
        | AtomKind::Piles(_)
        | AtomKind::Quote(_)
        | AtomKind::Cards(_)
        | AtomKind::Told(_) => true,
        AtomKind::Concept(concept) => {
            concept.is_verb() && *concept != Concept::Say
                || concept.street().is_some()
                || concept.is_kind_of_game()
                || matches!(
                    concept,
                    Concept::And | Concept::Then | Concept::Silent | Concept::HeadsUp | Concept::Showdown | Concept::Pot
                )
        }
        AtomKind::Who(_) | AtomKind::Unknown(_) => false,
    }
}

/// What stands behind the next mark is somebody too: `Kim, Lou fold`.
fn capital_follows(atoms: &[Atom], at: usize) -> bool {
    matches!(atoms.get(at + 2).map(|atom| &atom.kind), Some(AtomKind::Who(_)))
        || atoms.get(at + 1).is_some_and(|atom| atom.kind == AtomKind::Mark(':'))
}

/// `Önnu` is `Anna` in another case: before a `u` an Icelandic `a` is an `ö`.
fn unshifted(name: &str) -> String {
    if name.ends_with('u') { name.replace('ö', "a").replace('Ö', "A") } else { name.to_owned() }
}

/// Two cases of one name.
pub fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (fold(&unshifted(one)), fold(&unshifted(other)));
    // `Павел`, `Павла`: the vowel goes where an ending comes.
    let ends_in_vowel = |name: &str| name.ends_with(['a', 'u', 'y', 'i', 'а', 'у', 'ы', 'и', 'е']);
    let fleeting = |name: &str, other: &str| unvowelled(name).is_some_and(|name| ends_in_vowel(other) && is_case(&name, other));
    // `Stanových`: what is his.
    let owned = |name: &str, other: &str| possessor(other).is_some_and(|stem| is_case(name, stem));
    is_case(&one, &other) || fleeting(&one, &other) || fleeting(&other, &one) || owned(&one, &other) || owned(&other, &one)
}

/// Of whom an adjective, folded, says that something is his: `Stanových`, `Sandrinih`. What has no ending may be a name.
fn possessor(adjective: &str) -> Option<&str> {
    let endings = ["ich", "ih", "imi", "ima", "im", "ei", "ogo", "og", "oi"];
    let stem = endings.iter().find_map(|ending| adjective.strip_suffix(ending))?;
    let stem = ["ov", "ev", "in"].iter().find_map(|marker| stem.strip_suffix(marker))?;
    (stem.chars().count() > 2).then_some(stem)
}

/// A name without the vowel before its last consonant, which a case may take away.
fn unvowelled(name: &str) -> Option<String> {
    let letters: Vec<char> = name.chars().collect();
    let [head @ .., before, 'e' | 'o' | 'е' | 'ё' | 'о', last] = letters.as_slice() else { return None };
    let consonant = |c: char| !"aeiouyаеёиоуыэюя".contains(c);
    let all = head.iter().chain([before, last]).collect();
    (head.len() > 1 && consonant(*before) && consonant(*last)).then_some(all)
}

fn is_case(one: &str, other: &str) -> bool {
    let common = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let (short, long) = (one.len().min(other.len()), one.len().max(other.len()));
    one == other || common >= 2 && common + 1 >= short && long - common <= 3 && (short > 3 || long - short <= 1)
}
