//! People who are called neither by a name nor by a seat, and what somebody has.

use super::names::{ends_clause, is_same};
use super::place::part_begin;
use super::word::{is_capitalised, tells_deed};
use super::{Atom, AtomKind, Person};
use crate::lang::Lang;
use crate::telling::concept::{Concept, UNDER_THE_GUN};
use crate::telling::lexicon::{Lexicon, Particle};

/// `one goes all-in, the other calls`: players whom nobody calls by a name, where they do something.
pub(super) fn nameless(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let mut acted = false;
    for at in 0..atoms.len() {
        let before = atoms[..at].iter().rfind(|atom| atom.is_telling());
        let begins = before.is_none_or(|atom| {
            matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then) | AtomKind::Stakes(_))
                || matches!(atom.kind, AtomKind::Concept(concept) if concept.street().is_some())
        });
        let player = |atom: &Atom| atom.is(Concept::Player);
        let next = atoms[at + 1..].iter().filter(|atom| !player(atom)).find(|atom| atom.is_telling());
        let acts = begins && next.is_some_and(Atom::is_verb);
        let word = || lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default());
        if acts && acted && lexicon.is(Particle::Other, &word()) {
            atoms[at].kind = AtomKind::Concept(Concept::Next);
            let own = atoms[at + 1..].iter().take_while(|atom| player(atom) || !atom.is_telling()).count();
            atoms[at + 1..=at + own]
                .iter_mut()
                .filter(|atom| player(atom))
                .for_each(|atom| atom.kind = AtomKind::Concept(Concept::Fill));
        } else if acts && matches!(atoms[at].kind, AtomKind::Number { value: 1, in_words: true, .. }) {
            atoms[at].kind = AtomKind::Concept(Concept::Player);
        }
        acted |= atoms[at].is_verb();
    }
}

/// `first guy bets 2400, second guy calls`: players by the order in which they act. Who is only the other of two is none of them.
pub(super) fn by_ordinals(atoms: &mut [Atom], text: &str, lang: Lang) {
    const MOST: i64 = 4;
    let lexicon = Lexicon::of(lang);
    // `the omaha guy`: what he plays elsewhere is nothing of this table.
    for at in 1..atoms.len() {
        let player = atoms[at].is(Concept::Player) && text.get(atoms[at].span.clone()).is_some_and(|raw| !raw.contains(' '));
        if player && atoms[at - 1].concept().is_some_and(Concept::is_kind_of_game) {
            atoms[at - 1].kind = AtomKind::Concept(Concept::Fill);
        }
    }
    let placed = |atom: &Atom| atom.concept().is_some_and(|word| word.is_position() || word == Concept::Seat);
    if atoms.iter().any(placed) {
        return;
    }
    let player = |atom: &Atom| atom.is(Concept::Player);
    let ordinal = |atom: &Atom| ordinal(atom, text, lexicon).filter(|nth| (1..=MOST).contains(nth));
    let nth = |at: usize| -> Option<u8> {
        let nth = ordinal(&atoms[at])?;
        let begins = atoms[..at].iter().rfind(|atom| !atom.is(Concept::Fill)).is_none_or(ends_clause);
        // `a drugi potom betta`, `третий не в свою очередь пас`: when he does it stands between.
        let when = |atom: &Atom| matches!(atom.concept(), Some(Concept::Then | Concept::OutOfTurn | Concept::Again));
        // `1й`: the ending of the figure was taken for a word.
        let own = |atom: &Atom| atom.span.end <= atoms[at].span.end;
        let next = atoms[at + 1..].iter().filter(|atom| !player(atom) && !when(atom) && !own(atom)).find(|atom| atom.is_telling());
        let acts = next.is_some_and(tells_deed);
        u8::try_from(nth - 1).ok().filter(|_| begins && acts)
    };
    let acting: Vec<(usize, u8)> = (0..atoms.len()).filter_map(|at| Some((at, nth(at)?))).collect();
    let has = |place: u8| acting.iter().any(|(_, own)| *own == place);
    if !(has(0) && has(1)) {
        return;
    }
    // `третий не дождался второго`, `у третьего 5000`: so they are called where they do nothing as well. Of cards there is a second one too.
    let shows = |atom: &Atom| matches!(atom.concept(), Some(Concept::Cards | Concept::Show | Concept::Table | Concept::Lift));
    let of_cards = atoms.iter().any(shows);
    let is_named = |at: usize| {
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        let waits = next.is_some_and(|atom| matches!(atom.concept(), Some(Concept::Not | Concept::Ahead)));
        let ends = next.is_none_or(|atom| atom.is_mark() || atom.joins());
        let has = next.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. }));
        let called = matches!(atoms[at].concept(), Some(Concept::First | Concept::Next));
        called && waits || matches!(atoms[at].kind, AtomKind::Unknown(_)) && (waits || ends || has)
    };
    let named: Vec<(usize, u8)> = (0..atoms.len())
        .filter(|at| !of_cards && !acting.iter().any(|(own, _)| own == at) && is_named(*at))
        .filter_map(|at| Some((at, u8::try_from(ordinal(&atoms[at])? - 1).ok()?)))
        .collect();
    for (at, place) in acting.into_iter().chain(named) {
        let end = atoms[at].span.end;
        atoms[at].kind = AtomKind::Who(Person::Position(UNDER_THE_GUN + place));
        if let Some(next) = atoms.get_mut(at + 1).filter(|next| player(next) || next.span.end <= end) {
            next.kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// Which one a word or a figure with its ending tells: `second`, `2nd`.
fn ordinal(atom: &Atom, text: &str, lexicon: &Lexicon) -> Option<i64> {
    let mut words = text.get(atom.span.clone())?.split(' ');
    // `az első játékos`.
    let word = words.find(|word| !lexicon.is(Particle::Article, &lexicon.fold(word)))?;
    let letters = word.find(|c: char| !c.is_ascii_digit()).filter(|at| *at > 0);
    match letters {
        Some(at) if lexicon.ends_ordinal(&lexicon.fold(&word[at..])) => word[..at].parse().ok(),
        Some(_) => None,
        None => lexicon.ordinal(&lexicon.fold(word)),
    }
}

/// A word for somebody by what he is has no more words.
const MOST_NOUN_WORDS: usize = 3;

/// `Peter bets 500, a lady raises`, `the guy bets, the kid calls`: who is only called by what he is is somebody of his own where
/// another has acted before him, or does elsewhere.
pub(super) fn called_by_nouns(atoms: &mut [Atom], text: &str, lang: Lang) {
    let small = |atom: &&Atom| {
        !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::Already | Concept::Again | Concept::Not))
    };
    let raw = |atom: &Atom| text.get(atom.span.clone()).unwrap_or_default();
    let somebody = |atom: &Atom| {
        let speaks = matches!(atom.concept(), Some(Concept::Hero | Concept::Villain));
        // A name that nobody knows is read later.
        let named = matches!(&atom.kind, AtomKind::Unknown(raw) if is_capitalised(raw));
        atom.is_named() || named || speaks
    };
    // `a hölgy 3000-et hívott`: how much may stand before what is done with it.
    let amount = |atom: &&Atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_));
    let calls = |at: usize| -> bool {
        let before = atoms[..at].iter().rfind(|atom| !atom.is(Concept::Fill));
        let acts = atoms[at + 1..].iter().filter(small).find(|atom| !amount(atom)).and_then(Atom::concept);
        let of_chips = |concept: Concept| concept.is_declared() || concept.is_move() || concept == Concept::Say;
        // `the old man`, `az idős bácsi`; longer ones count people.
        let few_words = raw(&atoms[at]).split(' ').count() <= MOST_NOUN_WORDS;
        // `the next two players fold`: several are nobody of his own.
        let several = before.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { value: 2.., .. }));
        atoms[at].is(Concept::Player) && few_words && !several && before.is_none_or(ends_clause) && acts.is_some_and(of_chips)
    };
    let nouns: Vec<usize> = (0..atoms.len()).filter(|at| calls(*at)).collect();
    let declared = |concept: Concept| concept.is_declared() || concept == Concept::Say;
    let act = |at: usize| atoms[at + 1..].iter().find(small).and_then(Atom::concept);
    // Of a player by the plainest word for one it may only be told how he goes on.
    let plain = |at: usize| Lexicon::of(lang).first(Concept::Player).is_some_and(|word| is_same(word, raw(&atoms[at])));
    let declares = |at: usize| act(at).is_some_and(|verb| declared(verb) || verb.is_move() && !plain(at));
    // Before him another did something that nobody does twice in a row.
    let follows_another = |at: usize| {
        let verb = atoms[..at].iter().rev().find(|atom| atom.is_verb()).and_then(Atom::concept);
        declares(at) && verb.is_some_and(Concept::is_declared) && atoms[..at].iter().any(somebody)
    };
    let mut called: Vec<&str> = Vec::new();
    for at in &nouns {
        let word = raw(&atoms[*at]);
        let others = nouns.iter().any(|other| !is_same(raw(&atoms[*other]), word));
        let first = !called.iter().any(|known| is_same(known, word));
        if first && (others || follows_another(*at)) {
            called.push(word);
        }
    }
    let called: Vec<String> = called.into_iter().map(str::to_owned).collect();
    for at in nouns {
        let word = raw(&atoms[at]);
        if let Some(name) = called.iter().find(|name| is_same(name, word)).cloned() {
            atoms[at].kind = AtomKind::Who(Person::Name(name));
        }
    }
}

/// `A bet 500, dižem na 1500`: in languages that leave the pronoun out the verb says that whoever tells it does it. What somebody
/// says in the first person he says of himself.
pub(super) fn first_persons(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    // How, and how much, may stand before the verb: `1300-ra emelek`.
    let of_it = |atom: &Atom| {
        let beside = matches!(
            atom.concept(),
            Some(
                Concept::Fill
                    | Concept::Silent
                    | Concept::Already
                    | Concept::Not
                    | Concept::To
                    | Concept::By
                    | Concept::Chip
                    | Concept::Chips
            )
        );
        beside || matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_))
    };
    for at in (0..atoms.len()).rev() {
        let acts = atoms[at].concept().is_some_and(|concept| concept.is_declared() || concept.is_move() || concept == Concept::Say);
        let raw = text.get(atoms[at].span.clone()).unwrap_or_default().to_lowercase();
        let begins = atoms[..at].iter().rposition(|atom| !of_it(atom)).map_or(0, |before| before + 1);
        let parts = |atom: &Atom| ends_clause(atom) && !atom.is_verb() && atom.kind != AtomKind::Mark('+');
        let alone = begins.checked_sub(1).is_none_or(|before| parts(&atoms[before]));
        if !acts || !alone || !raw.split(' ').any(|word| lexicon.is_first_person(word)) {
            continue;
        }
        // `folds... no, calls`: dots end no sentence.
        let dot = |place: usize| atoms.get(place).is_some_and(|atom| atom.kind == AtomKind::Mark('.'));
        let dots = |place: usize| dot(place) && (dot(place + 1) || place > 0 && dot(place - 1));
        let ends = |place: &usize| matches!(atoms[*place].kind, AtomKind::Mark('.' | '!' | '?' | ';' | '\n')) && !dots(*place);
        let from = (0..at).rev().find(ends).map_or(0, |end| end + 1);
        let speaks = |atom: &Atom| {
            let says = matches!(atom.concept(), Some(Concept::Say | Concept::Ask | Concept::Think | Concept::Object));
            says || matches!(atom.kind, AtomKind::Mark(':'))
        };
        if !atoms[from..at].iter().any(speaks) {
            let span = atoms[begins].span.clone();
            atoms.insert(begins, Atom { kind: AtomKind::Concept(Concept::Hero), span });
        }
    }
}

/// `Bob, who is tired, calls`, `B (on autopilot) calls`: how somebody is stands between marks, and parts him not from what he does.
pub(super) fn appositions(atoms: &mut [Atom]) {
    let mark = |atom: Option<&Atom>, marks: [char; 2]| {
        atom.is_some_and(|atom| matches!(atom.kind, AtomKind::Mark(c) if marks.contains(&c)))
    };
    for at in 0..atoms.len() {
        if !matches!(atoms[at].kind, AtomKind::Who(_)) || !mark(atoms.get(at + 1), [',', '(']) {
            continue;
        }
        let of_him = |atom: &&Atom| {
            matches!(atom.kind, AtomKind::Unknown(_) | AtomKind::Concept(Concept::Fill | Concept::Player | Concept::Query))
        };
        // `B, on the button, calls`: where he sits stands between marks.
        let place = |person: &Atom| {
            matches!(person.kind, AtomKind::Who(Person::Position(_))) || person.concept().is_some_and(Concept::is_position)
        };
        let fills = atoms[at + 2..].iter().take_while(|atom| atom.is(Concept::Fill)).count();
        let seat = at + 2 + fills;
        let verb = atoms.get(seat + 2).is_some_and(|atom| atom.is_verb() && !atom.is(Concept::Post));
        if !place(&atoms[at]) && atoms.get(seat).is_some_and(place) && mark(atoms.get(seat + 1), [',', ')']) && verb {
            atoms[at + 1].kind = AtomKind::Concept(Concept::Fill);
            atoms[seat + 1].kind = AtomKind::Concept(Concept::Fill);
            continue;
        }
        let end = at + 2 + atoms[at + 2..].iter().take_while(of_him).count();
        let acts = atoms.get(end + 1..).unwrap_or_default().iter().find(|atom| atom.is_telling()).is_some_and(Atom::is_verb);
        if end > at + 2 && mark(atoms.get(end), [',', ')']) && acts {
            // What nobody knows is left out openly.
            for atom in atoms[at + 1..=end].iter_mut().filter(|atom| !matches!(atom.kind, AtomKind::Unknown(_))) {
                atom.kind = AtomKind::Concept(Concept::Fill);
            }
        }
    }
}

/// `the BB, who announces all-in`, `B, who has 2,150, says call`: what is told of somebody behind a comma he does and has.
pub(super) fn relatives(atoms: &mut Vec<Atom>) {
    let fill = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Already | Concept::Silent));
    for at in (2..atoms.len().saturating_sub(1)).rev() {
        let named = atoms[at - 1].kind == AtomKind::Mark(',') && matches!(atoms[at - 2].kind, AtomKind::Who(_));
        // `folded to seat 7 who raises`: English writes no comma there.
        let up_to = matches!(atoms[at - 1].kind, AtomKind::Who(_)) && atoms[at - 2].is(Concept::To);
        if !atoms[at].is(Concept::Query) || !(named || up_to) {
            continue;
        }
        let ends = |atom: &&Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | ';' | '\n'));
        if atoms[at..].iter().find(ends).is_some_and(|atom| atom.kind == AtomKind::Mark('?')) {
            continue;
        }
        let next = at + 1 + atoms[at + 1..].iter().take_while(|atom| fill(atom)).count();
        let Some(word) = atoms.get(next) else { continue };
        let amount = atoms.get(next + 1).is_some_and(|atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. }));
        let acts = word.concept().is_some_and(|verb| verb.is_declared() || verb.is_move() || verb == Concept::Say);
        if up_to {
            if acts {
                let person = atoms[at - 1].clone();
                atoms[at].kind = AtomKind::Mark(',');
                atoms.insert(at + 1, person);
            }
        } else if word.is(Concept::Has) && amount {
            // He goes on behind the next comma.
            let comma = (next + 2..atoms.len()).find(|n| !fill(&atoms[*n])).filter(|n| atoms[*n].kind == AtomKind::Mark(','));
            let goes_on = comma.is_some_and(|n| atoms[n + 1..].iter().find(|atom| !fill(atom)).is_some_and(Atom::is_verb));
            if let Some(comma) = comma.filter(|_| goes_on) {
                let person = atoms[at - 2].clone();
                atoms.insert(comma + 1, Atom { span: atoms[comma].span.clone(), ..person });
            }
            atoms.drain(at - 1..=at);
        } else if acts {
            atoms.drain(at - 1..=at);
        }
    }
}

/// `I bet 4000, he says all-in`: where nobody else was named, he is the one who plays against whoever tells it.
fn others(atoms: &mut [Atom]) {
    let hero = |atom: &Atom| atom.is(Concept::Hero);
    let named = atoms.iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)) || atom.is(Concept::Villain));
    if named || !atoms.iter().any(hero) {
        return;
    }
    for at in 1..atoms.len() {
        let before = atoms[..at].iter().rev().find(|atom| !matches!(atom.kind, AtomKind::Mark(',')));
        if atoms[at].is(Concept::He) && !before.is_some_and(hero) {
            atoms[at].kind = AtomKind::Concept(Concept::Villain);
        }
    }
}

/// `I'm B`, `ja B som dorovnal`: whoever tells it has a letter, and is called by it all along.
pub(super) fn lettered_tellers(atoms: &mut [Atom]) {
    let small = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill) | AtomKind::Mark('('));
    let hero = |atom: &Atom| atom.is(Concept::Hero);
    // `Stavil som 1250 (A)`.
    let mark = |at: usize, c: char| atoms.get(at).is_some_and(|atom| atom.kind == AtomKind::Mark(c));
    let bracketed = (0..atoms.len()).find(|at| {
        let letter = matches!(atoms[*at].kind, AtomKind::Who(Person::Letter(_)));
        let begins = part_begin(atoms, at.saturating_sub(1));
        letter && *at > 0 && mark(at - 1, '(') && mark(at + 1, ')') && atoms[begins..*at].iter().any(hero)
    });
    if let Some(at) = bracketed {
        let person = atoms[at].kind.clone();
        atoms[at - 1..=at + 1].iter_mut().for_each(|atom| atom.kind = AtomKind::Concept(Concept::Fill));
        atoms.iter_mut().filter(|atom| atom.is(Concept::Hero)).for_each(|atom| atom.kind = person.clone());
        return;
    }
    let lettered = |atom: &Atom| if let AtomKind::Who(Person::Letter(letter)) = atom.kind { Some(letter) } else { None };
    let beside = |at: usize| (at + 1..atoms.len()).find(|n| !small(&atoms[*n])).filter(|n| lettered(&atoms[*n]).is_some());
    let Some(named) = (0..atoms.len()).filter(|at| hero(&atoms[*at])).find_map(beside) else { return };
    let person = atoms[named].kind.clone();
    atoms[named].kind = AtomKind::Concept(Concept::Fill);
    atoms.iter_mut().filter(|atom| hero(atom)).for_each(|atom| atom.kind = person.clone());
}

/// Whoever tells it, and the one who plays against him, by the word that was said of them first. `the opponent's cards` may be
/// anybody's: an opponent is somebody only where he does something.
pub(super) fn speakers(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    others(atoms);
    for concept in [Concept::Hero, Concept::Villain] {
        let mut name: Option<String> = None;
        for at in 0..atoms.len() {
            if !atoms[at].is(concept) {
                continue;
            }
            let small = |atom: &&Atom| {
                !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::Already | Concept::Not))
            };
            let acts = atoms[at + 1..]
                .iter()
                .find(small)
                .is_some_and(|atom| tells_deed(atom) || atom.is(Concept::Has) || atom.is(Concept::Wants));
            // `B says I raise`, `says wait, I was skipped`, `may I raise`: he speaks of himself, or it is asked.
            let said = |atom: &&Atom| {
                let rather = matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Rather));
                !(rather || matches!(atom.kind, AtomKind::Mark(',' | ':')))
            };
            let near = |atom: &&Atom| !atom.is(Concept::Fill);
            let speech = atoms[..at].iter().rev().find(said);
            let speech = speech.filter(|atom| matches!(atom.kind, AtomKind::Concept(Concept::Say | Concept::Object)));
            let before = speech.or_else(|| atoms[..at].iter().rev().find(near));
            let spoken = before.is_some_and(|atom| {
                let AtomKind::Concept(concept) = atom.kind else { return false };
                matches!(
                    concept,
                    Concept::Say
                        | Concept::Think
                        | Concept::Ask
                        | Concept::Object
                        | Concept::That
                        | Concept::Modal
                        | Concept::Query
                )
            });
            if spoken || concept == Concept::Villain && !acts {
                atoms[at].kind = AtomKind::Concept(Concept::Fill);
                continue;
            }
            // Who tells it in the first person is said back in the third.
            let called = || {
                let raw = text.get(atoms[at].span.clone()).unwrap_or_default().to_lowercase();
                let raw = raw.split(['\'', '’', ' ']).next().unwrap_or_default().to_owned();
                if concept == Concept::Villain { raw } else { lexicon.first(concept).unwrap_or(&raw).to_owned() }
            };
            let name = name.get_or_insert_with(called).clone();
            atoms[at].kind = AtomKind::Who(Person::Name(name));
        }
    }
}

/// `у Б 12 000`: what somebody has is told behind a word that stands before him. Before anybody else the word says nothing.
pub(super) fn owners(atoms: &mut [Atom]) {
    for at in 0..atoms.len().saturating_sub(1) {
        let has = |atom: &Atom| atom.is(Concept::Has);
        let named = matches!(atoms[at + 1].kind, AtomKind::Who(_));
        let place = matches!(atoms[at + 1].kind, AtomKind::Concept(concept) if concept.is_position());
        let subject = at > 0 && matches!(atoms[at - 1].kind, AtomKind::Who(_));
        // `B has the button`.
        if has(&atoms[at]) && place && subject {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
        if !has(&atoms[at]) || !(named || place) || subject {
            continue;
        }
        let fill = |atom: &&Atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Already));
        let owns = atoms[at + 2..].iter().find(fill).is_some_and(|atom| {
            let owned = matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Cards(_) | AtomKind::Piles(_));
            owned || matches!(atom.concept(), Some(Concept::Left | Concept::Has | Concept::Cards | Concept::Stack))
        });
        if owns {
            let (before, behind) = atoms.split_at_mut(at + 1);
            std::mem::swap(&mut before[at].kind, &mut behind[0].kind);
        } else {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}
