//! Words that mean something else beside others.

use super::word::{is_capitalised, is_whole_act};
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

/// Words that mean something else beside others: `wants 1200`, `a Sanyi meg bedob`, `no, wait`, `10k short`.
pub(super) fn particles(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let says =
        |atom: &Atom, particle: Particle| lexicon.is(particle, &lexicon.fold(text.get(atom.span.clone()).unwrap_or_default()));
    let number = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. });
    let named = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_)) || atom.concept().is_some_and(Concept::is_position);
    // `“check” says A, “check” says B too`, where that word stands before him.
    for at in (2..atoms.len().saturating_sub(1)).rev() {
        let said = matches!(atoms[at - 2].kind, AtomKind::Quote(_)) && atoms[at - 1].is(Concept::Say);
        if said && atoms[at].is(Concept::And) && named(&atoms[at + 1]) {
            atoms.remove(at);
        }
    }
    // `B is told 2200`, `asks how much, is told 2200`: it is the dealer who says it.
    for at in (0..atoms.len().saturating_sub(1)).rev() {
        let small = |atom: &Atom| {
            matches!(atom.concept(), Some(Concept::Fill | Concept::That | Concept::Worth | Concept::Bet | Concept::Call))
        };
        let sum = at + 1 + atoms[at + 1..].iter().take_while(|atom| small(atom)).count();
        if !says(&atoms[at], Particle::IsTold)
            || !atoms.get(sum).is_some_and(|atom| number(atom) || matches!(atom.kind, AtomKind::Quote(_)))
        {
            continue;
        }
        let span = atoms[at].span.clone();
        atoms[at].kind = AtomKind::Concept(Concept::Say);
        let mark = Atom { kind: AtomKind::Mark(','), span: span.clone() };
        let dealer = Atom { kind: AtomKind::Concept(Concept::Dealer), span };
        let before = at.checked_sub(1).filter(|before| named(&atoms[*before]));
        match before {
            Some(before) => {
                let person = atoms.remove(before);
                atoms.splice(before..before, [mark, dealer]);
                atoms.insert(before + 3, person);
            }
            None => drop(atoms.splice(at..at, [mark, dealer])),
        }
    }
    // `says raise, puts 300`, where one word is for both: what somebody says is one act, and the next he does.
    for at in 1..atoms.len().saturating_sub(1) {
        let before = |at: usize| atoms[..at].iter().rposition(|atom| !atom.is(Concept::Fill));
        let declared = before(at).filter(|before| matches!(atoms[*before].concept(), Some(Concept::Raise | Concept::Call)));
        let said = declared.and_then(before).is_some_and(|before| atoms[before].is(Concept::Say));
        if said && atoms[at].is(Concept::Bet) && number(&atoms[at + 1]) {
            atoms[at].kind = AtomKind::Concept(Concept::Put);
        }
    }
    // `shoves his cards toward the dealer`, `fires his cards away`: with cards nobody bets.
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
    // `folds, though it is not on him`: what speaks against it is told for itself.
    for at in (1..atoms.len()).rev() {
        let parts = !matches!(atoms[at - 1].kind, AtomKind::Mark(_)) && !atoms[at].is(Concept::OutOfTurn);
        let denies =
            atoms[at + 1..].iter().take_while(|atom| !matches!(atom.kind, AtomKind::Mark(_))).any(|atom| atom.is(Concept::Not));
        let before = || atoms[..at].iter().rev().take_while(|atom| !matches!(atom.kind, AtomKind::Mark(_)));
        let acted = before().any(|atom| atom.concept().is_some_and(|verb| verb.is_declared() || verb.is_move()))
            && before().any(named)
            && !before().any(|atom| atom.is(Concept::Dealer));
        if parts && denies && acted && says(&atoms[at], Particle::Although) {
            let span = atoms[at].span.start..atoms[at].span.start;
            atoms.insert(at, Atom { kind: AtomKind::Mark(','), span });
        }
    }
    // `C would just call, how much does he add?`: what somebody would do he wants to do.
    for at in 0..atoms.len() {
        let within = || atoms[at + 1..].iter().take_while(|atom| !matches!(atom.kind, AtomKind::Mark(_)));
        let act = within().find(|atom| !atom.is(Concept::Fill)).and_then(Atom::concept);
        let act = act.is_some_and(|act| act.is_declared() || act.is_move());
        let before = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill)).is_some_and(named);
        if act && before && says(&atoms[at], Particle::Would) {
            atoms[at].kind = AtomKind::Concept(Concept::Wants);
        }
    }
    // `az osztó a cutoffot kihagyva a gombra mutat`: whose turn it is is told of the one to whom he points.
    for at in 1..atoms.len() {
        let before = |at: usize| atoms[..at].iter().rposition(|atom| !atom.is(Concept::Fill));
        let who = before(at).filter(|who| named(&atoms[*who]));
        let by_dealer = who.and_then(before).is_some_and(|dealer| atoms[dealer].is(Concept::Dealer));
        let mut behind = atoms[at + 1..].iter().filter(|atom| !atom.is(Concept::Fill));
        let points = behind.next().is_some_and(named)
            && behind.next().is_some_and(|atom| matches!(atom.concept(), Some(Concept::Show | Concept::Point)));
        if let Some(who) = who.filter(|_| atoms[at].is(Concept::Skipped) && by_dealer && points) {
            atoms[who].kind = AtomKind::Concept(Concept::Fill);
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
    }
    // `ну Артём 1600 и поставил`: between how much and what is done with it the word joins nothing.
    for at in (2..atoms.len().saturating_sub(1)).rev() {
        let who = atoms[at - 2].is(Concept::Fill) || named(&atoms[at - 2]) || matches!(atoms[at - 2].kind, AtomKind::Unknown(_));
        let puts = matches!(atoms[at + 1].concept(), Some(Concept::Bet | Concept::Put | Concept::Throw));
        let ends = atoms.get(at + 2).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)));
        if who && atoms[at].is(Concept::And) && number(&atoms[at - 1]) && puts && ends {
            atoms.remove(at);
        }
    }
    // `so does B` is `B too`, where nothing is told of him behind it.
    for at in 1..atoms.len().saturating_sub(1) {
        let ends = atoms.get(at + 2).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)) || atom.is(Concept::Then));
        if says(&atoms[at], Particle::TooBefore) && named(&atoms[at + 1]) && ends {
            atoms.swap(at, at + 1);
            atoms[at + 1].kind = AtomKind::Concept(Concept::And);
        }
    }
    for at in 0..atoms.len() {
        let follows = |test: &dyn Fn(&Atom) -> bool| atoms.get(at + 1).is_some_and(test);
        let before = at.checked_sub(1).and_then(|before| atoms.get(before));
        let is = |concept: Concept| atoms[at].is(concept);
        let acts = |atom: &Atom| number(atom) || atom.is_verb();
        let comma = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',' | '!'));
        let begins = before.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)));
        let street = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.street().is_some());
        let ahead = |atom: &Atom| named(atom) || street(atom);
        let asking = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill));
        // `B že koľko`.
        let asked = asking.is_some_and(|atom| {
            atom.is(Concept::Ask)
                || atom.is(Concept::That)
                    && lexicon.is(Particle::HowMuchAlone, &lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default()))
                    && at > 1
                    && named(&atoms[at - 2])
        });
        // `throws them forward B calls`: what is forward elsewhere is before somebody only behind a name.
        let ahead_of = says(&atoms[at], Particle::AheadOfName) && (!is(Concept::Forward) || before.is_some_and(named));
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
        } else if says(&atoms[at], Particle::WantsAmount) && follows(&number) && ends {
            Some(Concept::Wants)
        } else if ahead_of && follows(&ahead) {
            Some(Concept::Ahead)
        } else if says(&atoms[at], Particle::AfterAct) && follows(&act) {
            Some(Concept::After)
        } else if says(&atoms[at], Particle::HowMuchAlone) && asked {
            Some(Concept::HowMuch)
        } else if says(&atoms[at], Particle::Topic)
            && before.is_some_and(|atom| named(atom) || atom.is(Concept::Player))
            && atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(acts)
        {
            Some(Concept::Fill)
        } else if says(&atoms[at], Particle::TooBehind)
            // `utg+1 is` as well.
            && (before.is_some_and(named) || at > 1 && atoms[at - 2].kind == AtomKind::Mark('+'))
            && atoms.get(at + 1).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)))
        {
            Some(Concept::And)
        } else if says(&atoms[at], Particle::Although) && follows(&is_somebody) && tells_wager(&atoms[at + 1..])
            || says(&atoms[at], Particle::EarlierFirst) && begins && names_somebody(&atoms[at + 1..])
            || says(&atoms[at], Particle::HadDone) && had_done(atoms, at)
        {
            Some(Concept::Already)
        } else if is(Concept::Not) && (begins || before.is_some_and(named)) && follows(&comma) {
            Some(Concept::Rather)
        } else if is(Concept::Turn) && before.is_some_and(named) && shows_up(&atoms[at + 1..]) {
            // `B turns Ah face up`: no player deals a street.
            Some(Concept::Show)
        } else {
            None
        };
        if let Some(concept) = kind {
            atoms[at].kind = AtomKind::Concept(concept);
        }
        // `felszisszen, hogy őt kihagyták`: who minds it that he was passed over reacts to no card.
        let minds = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::That | Concept::And));
        if atoms[at].kind == AtomKind::Told(REACTS)
            && atoms[at + 1..].iter().find(|atom| !minds(atom)).is_some_and(|atom| atom.is(Concept::Skipped))
        {
            atoms[at].kind = AtomKind::Concept(Concept::Object);
        }
        // What is missing is in nobody's hand: it is not counted.
        if says(&atoms[at], Particle::Lacks) {
            let ends = atoms.get(at + 1).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)));
            // `all-in for a short 700`: a word that is known says nothing of what stands behind it.
            let strange = matches!(atoms[at].kind, AtomKind::Unknown(_));
            let places = [at.checked_sub(1).filter(|_| ends || strange), Some(at + 1).filter(|_| strange)];
            let beside = places.into_iter().flatten().find(|n| atoms.get(*n).is_some_and(number));
            if let Some(beside) = beside {
                atoms[at].kind = AtomKind::Concept(Concept::Fill);
                atoms[beside].kind = AtomKind::Concept(Concept::Fill);
            }
        }
    }
}

/// Somebody by his name, his letter or his place; a word with a capital letter that nobody knows may be a name.
fn is_somebody(atom: &Atom) -> bool {
    let called = matches!(&atom.kind, AtomKind::Unknown(raw) if is_capitalised(raw));
    called || matches!(atom.kind, AtomKind::Who(_)) || atom.concept().is_some_and(Concept::is_position)
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
    first.is_some_and(is_somebody) || seat && first.is_some_and(|atom| matches!(atom.kind, AtomKind::Number { .. }))
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

/// `А — 1000, Б — колл`: between somebody and what he does a dash parts nothing.
pub(super) fn dashes(atoms: &mut Vec<Atom>, text: &str) {
    for at in (1..atoms.len().saturating_sub(1)).rev() {
        let dash = matches!(text.get(atoms[at].span.clone()), Some("–" | "—"));
        let somebody = matches!(atoms[at - 1].kind, AtomKind::Who(_)) || atoms[at - 1].concept().is_some_and(Concept::is_position);
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

/// `takes a 5000 chip and throws it in`: what he takes is what goes in.
pub(super) fn taken_and_put(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let takes = |atom: &Atom| lexicon.is(Particle::Takes, &lexicon.fold(text.get(atom.span.clone()).unwrap_or_default()));
    let chips = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_));
    let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | ';' | '\n') | AtomKind::Who(_));
    for at in 0..atoms.len() {
        let is_move = |atom: &Atom| matches!(atom.concept(), Some(Concept::Put | Concept::Throw | Concept::PutIntoPot));
        if !takes(&atoms[at]) {
            continue;
        }
        let end = atoms[at + 1..].iter().position(ends).map_or(atoms.len(), |end| at + 1 + end);
        let Some(put) = (at + 1..end).find(|n| is_move(&atoms[*n])) else { continue };
        let joined =
            put > at + 2 && matches!(atoms[put - 1].kind, AtomKind::Concept(Concept::And | Concept::Then) | AtomKind::Mark(','));
        let counted = atoms[at + 1..put].iter().any(chips);
        let other = atoms[at + 1..put].iter().any(|atom| atom.is_verb() || atom.is(Concept::Not));
        let more = atoms[put + 1..end].iter().take_while(|atom| !atom.is_verb()).any(chips);
        // `takes 500 back and puts in a call`; `picks 500 up and drops it in`.
        let same = !atoms[at].is(Concept::TakeBack)
            || atoms[put + 1..end]
                .iter()
                .take_while(|atom| !atom.is_verb())
                .any(|atom| matches!(atom.concept(), Some(Concept::He | Concept::Both)))
            || text.get(atoms[put].span.clone()).is_some_and(|raw| raw.contains(' '));
        if joined && counted && !other && !more && same {
            atoms[at].kind = atoms[put].kind.clone();
            atoms[put - 1].kind = AtomKind::Concept(Concept::Fill);
            atoms[put].kind = AtomKind::Concept(Concept::Fill);
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
        let ends = |next: &Atom| matches!(next.kind, AtomKind::Mark(_)) || until(next) || other(next);
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

/// `takes 500 of it back`, `uzme dva natrag`, `setur 500 aftur`: what is taken back stands within or beside the words that say so.
pub(super) fn parted_takes(atoms: &mut [Atom], text: &str, lang: Lang) {
    const REACH: usize = 5;
    let lexicon = Lexicon::of(lang);
    let words = |atom: &Atom| lexicon.fold(text.get(atom.span.clone()).unwrap_or_default());
    let small = |atom: &Atom| match atom.kind {
        AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Unknown(_) => true,
        AtomKind::Concept(concept) => {
            matches!(
                concept,
                Concept::Fill | Concept::Chip | Concept::Chips | Concept::Again | Concept::He | Concept::Then | Concept::Query
            )
        }
        AtomKind::Stakes(_)
        | AtomKind::Cards(_)
        | AtomKind::Quote(_)
        | AtomKind::Who(_)
        | AtomKind::Mark(_)
        | AtomKind::Told(_) => false,
    };
    let counts = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_));
    for at in 0..atoms.len() {
        if !lexicon.is(Particle::Takes, &words(&atoms[at])) {
            continue;
        }
        let is_back = |atom: &Atom| {
            let words = words(atom);
            // `of it back` in one phrase.
            atom.is(Concept::TakeBack)
                || lexicon.is(Particle::Back, &words)
                || words.split(' ').next().is_some_and(|word| lexicon.is(Particle::Back, word))
        };
        let behind = atoms.len().min(at + 1 + REACH);
        let before = at.saturating_sub(REACH);
        let ahead = (at + 1..behind).find(|n| is_back(&atoms[*n]));
        let found = ahead.or_else(|| (before..at).rev().find(|n| is_back(&atoms[*n])));
        let Some(back) = found else { continue };
        let (from, to) = (at.min(back), at.max(back));
        let near = atoms[from..=to].iter().any(counts)
            || [from.checked_sub(1), Some(to + 1)].into_iter().flatten().any(|n| atoms.get(n).is_some_and(counts));
        if near && atoms[from + 1..to].iter().all(small) {
            atoms[at].kind = AtomKind::Concept(Concept::TakeBack);
            atoms[back].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `instead of calling he raises`, `megadás helyett emel`: what stands behind the word, or before it, was not done; before whom
/// it was done is told where somebody stands there: `C bets instead of B`.
pub(super) fn not_done(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 0..atoms.len() {
        if !atoms[at].is(Concept::InsteadOf) {
            continue;
        }
        let word = lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default());
        let postposed = lexicon.is(Particle::InsteadBehind, &word);
        let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::That | Concept::To | Concept::He));
        let next =
            if postposed { (0..at).rev().find(|n| !small(&atoms[*n])) } else { (at + 1..atoms.len()).find(|n| !small(&atoms[*n])) };
        let somebody = next.is_some_and(|n| matches!(atoms[n].kind, AtomKind::Who(_)));
        atoms[at].kind = AtomKind::Concept(if somebody && !postposed { Concept::Ahead } else { Concept::Fill });
        // `ставит 30 вместо 60`: so much was not put in.
        let begins = atoms[..at].iter().rposition(|atom| matches!(atom.kind, AtomKind::Mark(_))).map_or(0, |mark| mark + 1);
        let counts = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. } | AtomKind::Piles(_));
        let worth = |n: usize| {
            atoms[n].number().is_some()
                && atoms.get(n + 1).is_some_and(|atom| matches!(atom.kind, AtomKind::Number { value: 5.., .. }))
        };
        let chips = |n: &usize| counts(&atoms[*n]) || worth(*n);
        if let Some(number) = next.filter(|n| {
            let ends =
                atoms[*n..].iter().position(|atom| matches!(atom.kind, AtomKind::Mark(_))).map_or(atoms.len(), |end| n + end);
            let amount = |atom: &Atom| atom.number().is_some() || counts(atom);
            // `namiesto päťstovky hodil päťtisícku`: what was put in may stand behind it.
            let behind = atoms[n + 1..ends].iter().position(Atom::is_verb).map_or(ends, |verb| n + 1 + verb);
            chips(n) && !postposed && (atoms[begins..at].iter().any(amount) || atoms[behind..ends].iter().any(amount))
        }) {
            // `namiesto troch tisícok`: how many, and of which value.
            let value = worth(number) && !counts(&atoms[number]);
            atoms[number].kind = AtomKind::Concept(Concept::Fill);
            if value {
                atoms[number + 1].kind = AtomKind::Concept(Concept::Fill);
            }
            continue;
        }
        let Some(deed) = next.filter(|n| atoms[*n].is_verb()) else { continue };
        atoms[deed].kind = AtomKind::Concept(Concept::Fill);
        // `instead of betting 500`.
        let beside = if postposed { deed.checked_sub(1) } else { Some(deed + 1) };
        let amount = |n: &usize| matches!(atoms.get(*n).map(|atom| &atom.kind), Some(AtomKind::Number { .. } | AtomKind::Piles(_)));
        if let Some(beside) = beside.filter(amount) {
            atoms[beside].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `starts to call, then pulls his hand back`: what somebody only begins to do he means to do, and has not done.
pub(super) fn begun(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 0..atoms.len() {
        let words = text.get(atoms[at].span.clone()).unwrap_or_default().split(' ').map(|word| lexicon.fold(word));
        let begins = atoms[at].is(Concept::Fill) && lexicon.is(Particle::BeginsTo, &words.collect::<Vec<_>>().join(" "));
        let next = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill));
        if begins && next.and_then(Atom::concept).is_some_and(Concept::is_declared) {
            atoms[at].kind = AtomKind::Concept(Concept::Wants);
        }
    }
}

/// `wants to put in 800, but throws a 1000`: what somebody meant to put in was not put in, where he put in something else.
pub(super) fn intended(atoms: &mut [Atom]) {
    let value = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. } | AtomKind::Piles(_));
    let who = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_));
    let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | '\n' | ';'));
    for wants in 0..atoms.len() {
        if !atoms[wants].is(Concept::Wants) {
            continue;
        }
        let begins =
            atoms[..wants].iter().rposition(|atom| who(atom) || matches!(atom.kind, AtomKind::Mark(_))).map_or(0, |n| n + 1);
        let end = wants + atoms[wants..].iter().position(ends).unwrap_or(atoms.len() - wants);
        let Some(but) = (wants + 1..end).find(|n| atoms[*n].is(Concept::Then)) else { continue };
        let own = &atoms[begins..but];
        let meant = own.iter().any(value) && !own.iter().any(|atom| who(atom) || matches!(atom.kind, AtomKind::Quote(_)));
        let marks = own.iter().filter(|atom| matches!(atom.kind, AtomKind::Mark(_))).count();
        let last = own.last().is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(',')));
        let moves = |atom: &Atom| atom.concept().is_some_and(Concept::is_move);
        let rest: Vec<&Atom> = atoms[but + 1..end].iter().take_while(|atom| !who(atom)).collect();
        let puts = rest.iter().any(|atom| moves(atom)) && rest.iter().any(|atom| value(atom));
        if meant && puts && (marks == 0 || marks == 1 && last) {
            for atom in atoms[begins..but].iter_mut().filter(|atom| value(atom) || atom.is_verb() || atom.is(Concept::Wants)) {
                atom.kind = AtomKind::Concept(Concept::Fill);
            }
            for atom in &mut atoms[begins..=but] {
                if matches!(atom.kind, AtomKind::Mark(',')) || atom.is(Concept::Then) {
                    atom.kind = AtomKind::Concept(Concept::Fill);
                }
            }
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
            let amount = atoms[..begins].iter().rev().find(|atom| !matches!(atom.kind, AtomKind::Mark(_)));
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

/// `according to the dealer it is 3200`, `az osztó szerint 3200`: what is so by the dealer's word he said.
pub(super) fn by_dealers_word(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let says = |atom: &Atom| lexicon.is(Particle::ByWordOf, &lexicon.fold(text.get(atom.span.clone()).unwrap_or_default()));
    let small =
        |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Worth | Concept::Bet | Concept::That | Concept::Call));
    for at in (0..atoms.len()).rev() {
        if !atoms[at].is(Concept::Dealer) {
            continue;
        }
        let before = atoms[..at].iter().rposition(|atom| !atom.is(Concept::Fill) || says(atom)).filter(|n| says(&atoms[*n]));
        let behind = Some(at + 1).filter(|n| lang.language().grammar.postpositions && atoms.get(*n).is_some_and(&says));
        let Some(word) = before.or(behind) else { continue };
        let from = at.max(word) + 1;
        let sum = from + atoms[from..].iter().take_while(|atom| small(atom)).count();
        if !matches!(atoms.get(sum).map(|atom| &atom.kind), Some(AtomKind::Number { value: 11.., .. })) {
            continue;
        }
        let span = atoms[sum].span.end..atoms[sum].span.end;
        for atom in &mut atoms[from..sum] {
            atom.kind = AtomKind::Concept(Concept::Fill);
        }
        atoms.insert(sum + 1, Atom { kind: AtomKind::Mark(','), span });
        atoms[word].kind = AtomKind::Concept(if word > at { Concept::Say } else { Concept::Fill });
        if word < at {
            let span = atoms[at].span.clone();
            atoms.insert(at + 1, Atom { kind: AtomKind::Concept(Concept::Say), span });
        }
    }
}
