//! Words that mean something else beside others.

use super::place::before;
use super::word::{is_capitalised, is_whole_act, says};
use super::{Atom, AtomKind};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Lexicon, Particle};

/// The phrases by which somebody shows what he thinks of a card.
const REACTS: &str = "reacts-to-board";

/// What follows are cards, and that they lie face up.
fn shows_up(behind: &[Atom]) -> bool {
    let mut content = behind.iter().filter(|atom| !atom.is(Concept::Fill));
    let cards = content.next().is_some_and(|atom| matches!(atom.kind, AtomKind::Cards(_)));
    cards && content.next().is_some_and(|atom| atom.is(Concept::FaceUp))
}

/// Words that mean something else beside others: `wants 1200`, `a Sanyi meg bedob`, `no, wait`.
pub(super) fn particles(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let says = |atom: &Atom, particle: Particle| says(atom, particle, text, lexicon);
    for at in 0..atoms.len() {
        let follows = |test: &dyn Fn(&Atom) -> bool| atoms.get(at + 1).is_some_and(test);
        let before = at.checked_sub(1).and_then(|before| atoms.get(before));
        let is = |concept: Concept| atoms[at].is(concept);
        let acts = |atom: &Atom| atom.is_number() || atom.is_verb();
        let comma = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',' | '!'));
        let begins = before.is_none_or(Atom::is_mark);
        let street = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.street().is_some());
        let ahead = |atom: &Atom| atom.is_named() || street(atom);
        let asking = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill));
        // `B že koľko`.
        let asked = asking.is_some_and(|atom| {
            atom.is(Concept::Ask)
                || atom.is(Concept::That) && says(&atoms[at], Particle::HowMuchAlone) && at > 1 && atoms[at - 2].is_named()
        });
        // `throws them forward B calls`: what is forward elsewhere is before somebody only behind a name.
        let ahead_of = says(&atoms[at], Particle::AheadOfName) && (!is(Concept::Forward) || before.is_some_and(Atom::is_named));
        let act = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.is_declared());
        // `wants 20 chips back` counts what is asked for.
        let ends = atoms
            .get(at + 2)
            .is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then)));
        // `Витя первый, а Саня поставил 500`: the one does not do what the other does.
        let parted = before.is_some_and(|atom| atom.kind == AtomKind::Mark(','));
        // `dugme je kod Ane`: whose it is stands behind a word for a place.
        let small = |atom: &&Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Has | Concept::Already));
        let of_button = atoms[..at].iter().rev().find(|atom| !small(atom)).is_some_and(|atom| atom.is(Concept::Btn));
        let kind = if says(&atoms[at], Particle::ButtonAt) && of_button && follows(&is_somebody) {
            Some(Concept::Fill)
        } else if is(Concept::And) && parted && says(&atoms[at], Particle::Contrast) {
            Some(Concept::Then)
        } else if says(&atoms[at], Particle::WantsAmount) && follows(&Atom::is_number) && ends {
            Some(Concept::Wants)
        } else if ahead_of && follows(&ahead) {
            Some(Concept::Ahead)
        } else if says(&atoms[at], Particle::AfterAct) && follows(&act) {
            Some(Concept::After)
        } else if says(&atoms[at], Particle::HowMuchAlone) && asked {
            Some(Concept::HowMuch)
        } else if says(&atoms[at], Particle::Topic)
            && before.is_some_and(|atom| atom.is_named() || atom.is(Concept::Player))
            && atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(acts)
        {
            Some(Concept::Fill)
        } else if says(&atoms[at], Particle::TooBehind)
            // `utg+1 is` as well.
            && (before.is_some_and(Atom::is_named) || at > 1 && atoms[at - 2].kind == AtomKind::Mark('+'))
            // `B is a Kh Jd-t`: what he does too is told of his cards.
            && (atoms.get(at + 1).is_none_or(Atom::is_mark)
                || atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(|atom| matches!(atom.kind, AtomKind::Cards(_))))
        {
            Some(Concept::And)
        } else if says(&atoms[at], Particle::Although) && follows(&is_somebody) && tells_wager(&atoms[at + 1..])
            || says(&atoms[at], Particle::EarlierFirst) && begins && names_somebody(&atoms[at + 1..])
            || says(&atoms[at], Particle::HadDone) && had_done(atoms, at)
        {
            Some(Concept::Already)
        } else if is(Concept::Not) && (begins || before.is_some_and(Atom::is_named)) && follows(&comma) {
            Some(Concept::Rather)
        } else if is(Concept::Turn) && before.is_some_and(Atom::is_named) && shows_up(&atoms[at + 1..]) {
            // `B turns Ah face up`: no player deals a street.
            Some(Concept::Show)
        } else {
            None
        };
        if let Some(concept) = kind {
            atoms[at].kind = AtomKind::Concept(concept);
        }
    }
}

/// `felszisszen, hogy őt kihagyták`: who minds it that he was passed over reacts to no card.
pub(super) fn minded(atoms: &mut [Atom]) {
    let minds = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::That | Concept::And));
    for at in 0..atoms.len() {
        let skipped = atoms[at + 1..].iter().find(|atom| !minds(atom)).is_some_and(|atom| atom.is(Concept::Skipped));
        if skipped && atoms[at].kind == AtomKind::Told(REACTS) {
            atoms[at].kind = AtomKind::Concept(Concept::Object);
        }
    }
}

/// `10k short`: what is missing is in nobody's hand, and is not counted.
pub(super) fn lacking(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 0..atoms.len() {
        if !says(&atoms[at], Particle::Lacks, text, lexicon) {
            continue;
        }
        let ends = atoms.get(at + 1).is_none_or(Atom::is_mark);
        // `all-in for a short 700`: a word that is known says nothing of what stands behind it.
        let strange = matches!(atoms[at].kind, AtomKind::Unknown(_));
        let places = [at.checked_sub(1).filter(|_| ends || strange), Some(at + 1).filter(|_| strange)];
        let beside = places.into_iter().flatten().find(|n| atoms.get(*n).is_some_and(Atom::is_number));
        if let Some(beside) = beside {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
            atoms[beside].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// Somebody by his name, his letter or his place; a word with a capital letter that nobody knows may be a name.
fn is_somebody(atom: &Atom) -> bool {
    let called = matches!(&atom.kind, AtomKind::Unknown(raw) if is_capitalised(raw));
    called || atom.is_named()
}

/// Somebody bets or raises to so much.
fn tells_wager(behind: &[Atom]) -> bool {
    let mut content = behind.iter().filter(|atom| !matches!(atom.concept(), Some(Concept::Fill | Concept::To | Concept::Already)));
    let (_, two, three) = (content.next(), content.next(), content.next());
    let wagers = |atom: &&Atom| matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::Put));
    let amount = |atom: &&Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. });
    two.is_some_and(|two| wagers(&two)) && three.is_some_and(|three| amount(&three))
        || two.is_some_and(|two| amount(&two)) && three.is_some_and(|three| wagers(&three))
}

/// What follows begins with somebody, by his name or his seat.
fn names_somebody(behind: &[Atom]) -> bool {
    let mut content = behind.iter().filter(|atom| !atom.is(Concept::Fill)).peekable();
    // `predtým stavil Braňo 400`: what he had done may stand before him.
    content.next_if(|atom| {
        matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::AllIn | Concept::Check))
    });
    let first = content.next();
    let seat = content.next().is_some_and(|atom| atom.is(Concept::Seat));
    first.is_some_and(is_somebody) || seat && first.is_some_and(|atom| atom.is_number())
}

/// Somebody stands before the word, and behind it what he had done.
fn had_done(atoms: &[Atom], at: usize) -> bool {
    let small = |atom: &&Atom| !atom.is(Concept::Fill);
    let before = atoms[..at].iter().rev().find(small);
    let named = before.is_some_and(is_somebody);
    let wagers = |atom: &Atom| {
        matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::Check | Concept::AllIn))
    };
    named && atoms[at + 1..].iter().find(small).is_some_and(wagers)
}

/// `az osztó a cutoffot kihagyva a gombra mutat`: whose turn it is is told of the one to whom he points.
pub(super) fn pointed_out(atoms: &mut [Atom]) {
    for at in 1..atoms.len() {
        let before = |at: usize| before(atoms, at);
        let who = before(at).filter(|who| atoms[*who].is_named());
        let by_dealer = who.and_then(before).is_some_and(|dealer| atoms[dealer].is(Concept::Dealer));
        let mut behind = atoms[at + 1..].iter().filter(|atom| !atom.is(Concept::Fill));
        let points = behind.next().is_some_and(Atom::is_named)
            && behind.next().is_some_and(|atom| matches!(atom.concept(), Some(Concept::Show | Concept::Point)));
        if let Some(who) = who.filter(|_| atoms[at].is(Concept::Skipped) && by_dealer && points) {
            atoms[who].kind = AtomKind::Concept(Concept::Fill);
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `ну Артём 1600 и поставил`: between how much and what is done with it the word joins nothing.
pub(super) fn joining_nothing(atoms: &mut Vec<Atom>) {
    for at in (2..atoms.len().saturating_sub(1)).rev() {
        let who = atoms[at - 2].is(Concept::Fill) || atoms[at - 2].is_named() || matches!(atoms[at - 2].kind, AtomKind::Unknown(_));
        let puts = matches!(atoms[at + 1].concept(), Some(Concept::Bet | Concept::Put | Concept::Throw));
        let ends = atoms.get(at + 2).is_none_or(Atom::is_mark);
        if who && atoms[at].is(Concept::And) && atoms[at - 1].is_number() && puts && ends {
            atoms.remove(at);
        }
    }
}

/// `so does B` is `B too`, where nothing is told of him behind it.
pub(super) fn so_does(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 1..atoms.len().saturating_sub(1) {
        let ends = atoms.get(at + 2).is_none_or(|atom| atom.is_mark() || atom.is(Concept::Then));
        if !(says(&atoms[at], Particle::TooBefore, text, lexicon) && atoms[at + 1].is_named() && ends) {
            continue;
        }
        // `calls, then sits there waiting and so does B`: the other does what is told last, and that is no act.
        let verb = atoms[..at].iter().rposition(Atom::is_verb).unwrap_or(0);
        let turns = atoms[verb..at].iter().position(|atom| atom.is(Concept::Then)).map(|turn| verb + turn + 1);
        if turns.is_some_and(|from| from < at && atoms[from..at].iter().all(|atom| atom.is(Concept::Fill))) {
            for atom in &mut atoms[at..=at + 1] {
                atom.kind = AtomKind::Concept(Concept::Fill);
            }
            continue;
        }
        atoms.swap(at, at + 1);
        atoms[at + 1].kind = AtomKind::Concept(Concept::And);
    }
}

/// `shoves his cards toward the dealer`, `fires his cards away`: with cards nobody bets.
pub(super) fn shoved_cards(atoms: &mut [Atom]) {
    for at in 0..atoms.len() {
        let small =
            |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Both | Concept::Forward | Concept::Toward));
        let two = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 2, in_words: true, .. });
        let object = atoms[at + 1..].iter().find(|atom| !small(atom) && !two(atom));
        let cards = object.is_some_and(|atom| atom.is(Concept::Cards));
        if cards && matches!(atoms[at].concept(), Some(Concept::Bet | Concept::AllIn)) {
            atoms[at].kind = AtomKind::Concept(if atoms[at].is(Concept::Bet) { Concept::Throw } else { Concept::Put });
        }
    }
}

/// `А — 1000, Б — колл`: between somebody and what he does a dash parts nothing.
pub(super) fn dashes(atoms: &mut Vec<Atom>, text: &str) {
    for at in (1..atoms.len().saturating_sub(1)).rev() {
        let dash = matches!(text.get(atoms[at].span.clone()), Some("–" | "—"));
        let somebody = atoms[at - 1].is_named();
        let next = &atoms[at + 1];
        let acts = next.is_verb() || matches!(next.kind, AtomKind::Number { .. } | AtomKind::Piles(_)) || next.is(Concept::Silent);
        // `“six hundred” – said A`.
        let quoted = matches!(atoms[at - 1].kind, AtomKind::Quote(_)) && next.is(Concept::Say);
        if dash && (somebody && acts || quoted) {
            atoms.remove(at);
        }
    }
}

/// `előretolja a lapjait`: in one word with what is done, where to.
pub(super) fn forward_within(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in (0..atoms.len()).rev() {
        let moves = matches!(atoms[at].concept(), Some(Concept::Put | Concept::Throw | Concept::Fold));
        let word = lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default());
        if moves && lexicon.begins_with(Particle::ForwardWithin, &word) {
            let span = atoms[at].span.clone();
            atoms.insert(at + 1, Atom { kind: AtomKind::Concept(Concept::Forward), span });
        }
    }
}

/// `calls string on him`, `claims it is a string bet`: who calls that objects, and calls nothing.
pub(super) fn string_calls(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in (0..atoms.len()).rev() {
        let span = atoms[at].span.clone();
        let within = || {
            let words = text.get(span.clone()).unwrap_or_default().split(' ').map(|word| lexicon.fold(word));
            words.into_iter().any(|word| lexicon.fit(&[&word]).is_some_and(|fit| fit.concept == Concept::StringBet))
        };
        let behind =
            atoms[at + 1..].iter().find(|atom| !matches!(atom.concept(), Some(Concept::Fill | Concept::He | Concept::That)));
        let string = behind.is_some_and(|atom| atom.is(Concept::StringBet));
        if atoms[at].is(Concept::Object) && !string && within() {
            atoms.insert(at + 1, Atom { kind: AtomKind::Concept(Concept::StringBet), span });
        } else if atoms[at].is(Concept::Call) && string {
            atoms[at].kind = AtomKind::Concept(Concept::Object);
        }
    }
}

/// `B baci`: who throws, and nothing is said of what, folds in some languages.
pub(super) fn bare_throws(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 1..atoms.len() {
        let all = matches!(atoms[at - 1].kind, AtomKind::Concept(Concept::Everyone));
        let somebody = all
            || matches!(atoms[at - 1].kind, AtomKind::Who(_))
            || matches!(atoms[at - 1].kind, AtomKind::Concept(concept) if concept.is_position());
        let until = |next: &Atom| all && next.is(Concept::To);
        // `B baci i C plati`, `B hendir og svo sýnir A`.
        let joins = |atom: &Atom| matches!(atom.concept(), Some(Concept::And | Concept::Then));
        let joined = atoms[at + 1..].iter().find(|atom| !joins(atom));
        let other = joined.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_)) || atom.is(Concept::Show));
        let other = |next: &Atom| other && joins(next);
        let ends = |next: &Atom| next.is_mark() || until(next) || other(next);
        let ends = atoms.get(at + 1).is_none_or(ends);
        let raw = text.get(atoms[at].span.clone()).unwrap_or_default();
        if somebody && ends && lexicon.is_bare_fold(&lexicon.fold(raw)) {
            atoms[at].kind = AtomKind::Concept(Concept::Fold);
        }
    }
}

/// `B á 2.400`: a preposition elsewhere says between somebody and a number what he has.
pub(super) fn owns_a_number(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 1..atoms.len().saturating_sub(1) {
        let raw = text.get(atoms[at].span.clone()).unwrap_or_default();
        let value = matches!(atoms[at + 1].kind, AtomKind::Number { .. } | AtomKind::Cards(_));
        let before = &atoms[at - 1].kind;
        let somebody = matches!(before, AtomKind::Who(_)) || matches!(before, AtomKind::Unknown(raw) if is_capitalised(raw));
        if value && somebody && lexicon.owns_before_number(raw) {
            atoms[at].kind = AtomKind::Concept(Concept::Has);
        }
    }
}

/// `B calls at 63 s`: so long it took before he did it.
pub(super) fn stamps(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let is_time = |atom: &Atom| {
        let word = || text.get(atom.span.clone()).unwrap_or_default();
        atom.is(Concept::Wait) || lexicon.is(Particle::Second, &lexicon.fold(word()))
    };
    let is_act = |atom: &Atom| {
        let act = |concept: Concept| concept.is_move() || is_whole_act(concept) && concept != Concept::Wants;
        matches!(atom.kind, AtomKind::Concept(concept) if act(concept))
    };
    // A word in quotation marks is an act as well, and chips of several values are one.
    let begins_act = |atom: &Atom| is_act(atom) || matches!(atom.kind, AtomKind::Quote(_));
    let parts = |atom: &Atom| match atom.kind {
        AtomKind::Mark(mark) => mark != '+',
        AtomKind::Concept(concept) => concept == Concept::Then,
        AtomKind::Number { .. }
        | AtomKind::Piles(_)
        | AtomKind::Stakes(_)
        | AtomKind::Cards(_)
        | AtomKind::Quote(_)
        | AtomKind::Who(_)
        | AtomKind::Told(_)
        | AtomKind::Unknown(_) => false,
    };
    let mut at = 1;
    while at + 1 < atoms.len() {
        let is_stamp = matches!(atoms[at].kind, AtomKind::Number { .. }) && is_time(&atoms[at + 1]);
        // `after 63 s`
        let leads = matches!(atoms[at - 1].kind, AtomKind::Concept(Concept::After | Concept::Then));
        let from = if leads { at - 1 } else { at };
        let begins = atoms[..from].iter().rposition(parts).map_or(0, |mark| mark + 1);
        let ends = atoms[at + 2..].iter().position(parts).map_or(atoms.len(), |mark| at + 2 + mark);
        if is_stamp && atoms[begins..from].iter().any(begins_act) && !atoms[at + 2..ends].iter().any(is_act) {
            let value = atoms[at].kind.clone();
            atoms.drain(from..at + 2);
            // It is told before what he did, so it stands there, and for itself: what was put in before is not so long.
            let place = atoms[begins].span.start;
            let amount = atoms[..begins].iter().rev().find(|atom| !atom.is_mark());
            let apart = amount.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
            let mark = if apart { AtomKind::Concept(Concept::Then) } else { AtomKind::Mark(',') };
            let kinds = [mark, value, AtomKind::Concept(Concept::Wait), AtomKind::Mark(',')];
            let stamp = kinds.map(|kind| Atom { kind, span: place..place });
            atoms.splice(begins..begins, stamp);
            at += 1;
        }
        at += 1;
    }
}
