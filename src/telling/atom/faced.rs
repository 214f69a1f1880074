//! The bet that somebody faces, and the pot into which he bets, where they are told behind what he does.

use super::place::{before, part_begin, part_end};
use super::word::says;
use super::{Atom, AtomKind, Person};
use crate::engine::chips::Amount;
use crate::lang::Lang;
use crate::telling::FEW;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Ending, Lexicon, Particle};

/// `puts in 1100 facing A's 800`, `gurne 2000 na bet A od 800`.
struct FacedBet {
    who: Option<AtomKind>,
    amount: Amount,
    /// It is called a bet.
    named: bool,
    /// The first atom behind it.
    to: usize,
}

impl FacedBet {
    /// The bet that stands behind the word at a place.
    fn behind(atoms: &[Atom], at: usize) -> Option<FacedBet> {
        let (mut who, mut amount, mut names_bet) = (None, None, false);
        let mut to = at + 1;
        let small =
            |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::He | Concept::To | Concept::By | Concept::Worth));
        let bet = |atom: &Atom| matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::AllIn));
        for (n, atom) in atoms.iter().enumerate().skip(at + 1) {
            if small(atom) || atom.street().is_some() && names_street_of_bet(&atoms[n + 1..]) {
                continue;
            }
            if bet(atom) {
                names_bet = true;
            } else if who.is_none()
                && (matches!(atom.kind, AtomKind::Who(_)) || atom.is(Concept::Villain))
                // `на ставку 900 Олег выкинул карты`: he answers it.
                && !(amount.is_some() && atoms.get(n + 1).is_some_and(Atom::is_verb))
            {
                who = Some(atom.kind.clone());
            } else if let AtomKind::Number { value, ending: Ending::Plain | Ending::Own | Ending::Worth, .. } = atom.kind
                && amount.is_none()
                && value > FEW
            {
                amount = Some(value);
            } else {
                break;
            }
            to = n + 1;
        }
        let ends = atoms.get(to).is_none_or(|atom| {
            matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then | Concept::Silent))
                || names_bet && (matches!(atom.kind, AtomKind::Who(_)) || atom.street().is_some())
        });
        let amount = amount.filter(|_| ends)?;
        let told = wagered(&atoms[..at], amount);
        (told || who.is_some() || names_bet).then_some(FacedBet { who, amount, named: names_bet, to })
    }
}

/// `his river bet of 1400`: the street says which bet it is.
fn names_street_of_bet(behind: &[Atom]) -> bool {
    behind.first().is_some_and(|atom| matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open)))
}

/// Somebody has bet or raised to so much before.
fn wagered(atoms: &[Atom], amount: Amount) -> bool {
    atoms.iter().any(|atom| matches!(atom.kind, AtomKind::Number { value, .. } if value == amount))
}

/// What somebody faces had been bet before: where it was told already it is told once, and else it comes first.
pub(super) fn faced(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let says = |atom: &Atom| says(atom, Particle::Faces, text, lexicon);
    let chips = |atom: &Atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Quote(_));
    let mut at = 0;
    while at < atoms.len() {
        // `puts 900 in to match A's bet of 900`.
        let to_call = at > 0 && atoms[at].is(Concept::Call) && matches!(atoms[at - 1].concept(), Some(Concept::To | Concept::That));
        let Some(bet) = Some(at).filter(|at| to_call || says(&atoms[*at])).and_then(|at| FacedBet::behind(atoms, at)) else {
            at += 1;
            continue;
        };
        let begins = part_begin(atoms, at);
        let from = at - usize::from(to_call);
        let deed = &atoms[begins..from];
        let (acts, has_chips) = (deed.iter().any(Atom::is_verb), deed.iter().any(chips));
        let leads = deed.iter().all(|atom| atom.is(Concept::Fill) || atom.concept().is_some_and(|word| word.street().is_some()));
        // `Na riveri vsadil A 700`: the word says where he did that, and nobody answers it.
        let answered = atoms[bet.to..].iter().take_while(|atom| !matches!(atom.kind, AtomKind::Mark(_))).any(Atom::is_verb);
        let leads = leads && (answered || atoms.get(at + 1).is_none_or(|atom| atom.street().is_none()));
        let named = atoms.iter().filter(|atom| matches!(atom.kind, AtomKind::Who(_))).count();
        let told = wagered(&atoms[..begins], bet.amount);
        // `seat 2 still has a live hand facing a 400 bet from seat 1`.
        let holds = !acts
            && !has_chips
            && bet.who.is_some()
            && matches!(deed, [who, .., word] if matches!(who.kind, AtomKind::Who(_)) && word.is(Concept::Fill));
        // `raises to 1200`, in languages with one word for both.
        if !(acts && has_chips || leads && bet.who.is_some() || holds) || !told && bet.who.is_none() && named > 1 {
            at += 1;
            continue;
        }
        atoms.drain(from..bet.to);
        if !told {
            let who = bet.who.unwrap_or_else(|| AtomKind::Who(Person::Name(String::new())));
            let amount = AtomKind::Number { value: bet.amount, ending: Ending::Plain, in_words: false };
            let kinds = [who, AtomKind::Concept(Concept::Bet), amount, AtomKind::Mark(',')];
            let place = if leads { from } else { begins };
            // It stands where it is told now, for what follows to be told behind it.
            let start = atoms.get(place).map_or(text.len(), |atom| atom.span.start);
            atoms.splice(place..place, kinds.map(|kind| Atom { kind, span: start..start }));
        }
        at += 1;
    }
}

/// `Ruth calls Alan's bet of 1,400`: whose bet he calls had come before, and is told once.
pub(super) fn called_bets(atoms: &mut Vec<Atom>, text: &str) {
    let mut at = 1;
    while at < atoms.len() {
        let caller = before(atoms, at);
        // `B, on the button, calls A's raise to 1,300`: where he sits stands between.
        let caller = caller.map(|last| {
            let place = matches!(atoms[last].kind, AtomKind::Who(Person::Position(_)));
            let who = before(atoms, last).filter(|_| place);
            who.filter(|who| matches!(atoms[*who].kind, AtomKind::Who(_))).unwrap_or(last)
        });
        let caller = caller.filter(|caller| matches!(atoms[*caller].kind, AtomKind::Who(_)) && atoms[at].is(Concept::Call));
        let bet = caller.and_then(|_| FacedBet::behind(atoms, at));
        // `B calls, C raises to 1000` tells of two: whose bet it is says an ending, or the bet stands before him.
        let owner = atoms[at + 1..].iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(|atom| {
            let raw = text.get(atom.span.clone()).unwrap_or_default();
            matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open))
                || raw.ends_with("'s")
                || raw.ends_with("’s")
        });
        let (Some(caller), Some(FacedBet { who: Some(who), amount, named: true, to }), true) = (caller, bet, owner) else {
            at += 1;
            continue;
        };
        let told = wagered(&atoms[..caller], amount);
        atoms.drain(at + 1..to);
        if !told && who != atoms[caller].kind {
            let amount = AtomKind::Number { value: amount, ending: Ending::Plain, in_words: false };
            let kinds = [who, AtomKind::Concept(Concept::Bet), amount, AtomKind::Mark(',')];
            let start = atoms.get(caller).map_or(text.len(), |atom| atom.span.start);
            atoms.splice(caller..caller, kinds.map(|kind| Atom { kind, span: start..start }));
        }
        at += 1;
    }
}

/// `B eldobta A 1100-as hívására`: the ending of the word for the bet says that it was answered, so it had come before; where it was
/// told already it is told once.
pub(super) fn answered_bets(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let says = |atom: &Atom| says(atom, Particle::Answered, text, lexicon);
    let mut at = 0;
    while at < atoms.len() {
        let begins = part_begin(atoms, at);
        let ends = part_end(atoms, at);
        let before = |at: usize| atoms[begins..at].iter().rposition(|atom| !atom.is(Concept::Fill)).map(|n| begins + n);
        let amount = Some(at).filter(|at| says(&atoms[*at])).and_then(before);
        let value = amount.and_then(|amount| atoms[amount].number()).filter(|value| *value > FEW);
        let who = amount.and_then(before).filter(|who| matches!(atoms[*who].kind, AtomKind::Who(_)));
        let Some((value, who)) = value.zip(who) else {
            at += 1;
            continue;
        };
        let answers = atoms[begins..who].iter().chain(&atoms[at + 1..ends]).any(Atom::is_verb);
        let others = atoms[begins..who].iter().chain(&atoms[at + 1..ends]);
        if !answers || !others.into_iter().any(|atom| matches!(&atom.kind, AtomKind::Who(_)) && atom.kind != atoms[who].kind) {
            at += 1;
            continue;
        }
        let told = wagered(&atoms[..begins], value);
        let person = atoms[who].kind.clone();
        atoms.drain(who..=at);
        if !told {
            let amount = AtomKind::Number { value, ending: Ending::Plain, in_words: false };
            let kinds = [person, AtomKind::Concept(Concept::Bet), amount, AtomKind::Mark(',')];
            let start = atoms.get(begins).map_or(text.len(), |atom| atom.span.start);
            atoms.splice(begins..begins, kinds.map(|kind| Atom { kind, span: start..start }));
        }
        at = begins + 1;
    }
}

/// `A says call, B's bet was 1800`: what had been bet is told behind; where it was told already it is told once.
pub(super) fn was_bet(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let mut at = 0;
    while at < atoms.len() {
        let apart =
            |atom: &Atom| matches!(atom.kind, AtomKind::Mark(_)) || matches!(atom.concept(), Some(Concept::Then | Concept::And));
        let end = at + atoms[at..].iter().position(apart).unwrap_or(atoms.len() - at);
        let part = &atoms[at..end];
        let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::By | Concept::To | Concept::Worth));
        let bet = |atom: &Atom| matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open));
        let who = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_));
        let amount =
            |atom: &Atom| matches!(atom.kind, AtomKind::Number { value, ending: Ending::Plain | Ending::Own, .. } if value > FEW);
        let was = |atom: &Atom| {
            let raw = text.get(atom.span.clone()).unwrap_or_default();
            raw.split(' ').any(|word| lexicon.is(Particle::Was, &lexicon.fold(word)))
        };
        let one = |test: &dyn Fn(&Atom) -> bool| part.iter().filter(|atom| test(atom)).count() == 1;
        let whole = part.iter().all(|atom| small(atom) || bet(atom) || who(atom) || amount(atom));
        let told = one(&bet) && one(&who) && one(&amount) && whole && part.iter().any(|atom| small(atom) && was(atom));
        let value = part.iter().find(|atom| amount(atom)).and_then(Atom::number);
        let acted = atoms[..at].iter().any(Atom::is_verb);
        if let Some(value) = value.filter(|_| told && acted) {
            if wagered(&atoms[..at], value) {
                atoms.drain(at..end);
                continue;
            }
            let person = part.iter().find(|atom| who(atom)).cloned();
            let span = atoms[at].span.start..atoms[at].span.start;
            let kinds = [AtomKind::Concept(Concept::Bet), AtomKind::Number { value, ending: Ending::Plain, in_words: false }];
            let rest = kinds.map(|kind| Atom { kind, span: span.clone() });
            let already = Atom { kind: AtomKind::Concept(Concept::Already), span: span.clone() };
            let own: Vec<Atom> = person.into_iter().chain([already]).chain(rest).collect();
            let length = own.len();
            atoms.splice(at..end, own);
            at += length + 1;
            continue;
        }
        at = end + 1;
    }
}

/// `pushes 1200 in two goes: 400 and 800`, `1500 in two parts, first 500, then 1000`: the parts of a sum are what is put in, one
/// after the other.
pub(super) fn parts_of_sums(atoms: &mut Vec<Atom>) {
    let value = |atom: Option<&Atom>| atom.and_then(Atom::number);
    let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::StringBet));
    let joins = |atom: &Atom| atom.joins() || matches!(atom.kind, AtomKind::Mark(',')) || atom.is(Concept::Then) || small(atom);
    let mut at = 1;
    while at < atoms.len() {
        let begins = part_begin(atoms, at);
        let put = |atom: &Atom| atom.concept().is_some_and(|verb| verb.is_move() || verb == Concept::Bet);
        let mark = (at + 1..atoms.len()).find(|n| !small(&atoms[*n]) && !put(&atoms[*n]));
        let mark = mark.filter(|n| matches!(atoms[*n].kind, AtomKind::Mark(':' | ',')));
        let Some((sum, mark)) = value(atoms.get(at)).zip(mark) else {
            at += 1;
            continue;
        };
        let first = (mark + 1..atoms.len()).find(|n| !small(&atoms[*n]) && !atoms[*n].is(Concept::Then));
        let second = first.and_then(|first| (first + 1..atoms.len()).find(|n| !joins(&atoms[*n])));
        let apart = first.zip(second).filter(|(first, second)| atoms[first + 1..*second].iter().any(|atom| !small(atom)));
        let parts = apart.and_then(|(first, second)| value(atoms.get(first)).zip(value(atoms.get(second))));
        let verb = atoms[begins..mark]
            .iter()
            .rev()
            .find(|atom| put(atom))
            .map(|atom| if atom.is(Concept::Bet) { AtomKind::Concept(Concept::Put) } else { atom.kind.clone() });
        if let (Some((first, second)), Some((one, other)), Some(verb)) = (apart, parts, verb)
            && one.saturating_add(other) == sum
        {
            let span = atoms[mark].span.clone();
            let then = Atom { kind: AtomKind::Concept(Concept::Then), span: span.clone() };
            let parts = [atoms[first].clone(), then, Atom { kind: verb.clone(), span: span.clone() }, atoms[second].clone()];
            atoms.splice(mark..=second, parts);
            // The verb stands before what is put in first.
            for atom in atoms[begins..mark].iter_mut().filter(|atom| atom.is(Concept::Bet)) {
                atom.kind = AtomKind::Concept(Concept::Put);
            }
            let before = atoms[begins..at].iter().any(put);
            if !before && let Some(last) = (at + 1..mark).find(|n| put(&atoms[*n])) {
                atoms[last].kind = AtomKind::Concept(Concept::Fill);
            }
            atoms[at] = Atom { kind: if before { AtomKind::Concept(Concept::Fill) } else { verb }, span };
        }
        at += 1;
    }
}

/// `bets 900 into 2400`, `u pot od 2500`: how large the pot was, and no second bet. So is `so far 2100 went into the pot`, of which
/// nobody is said to have put it in.
pub(super) fn pots_bet_into(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let small = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Worth | Concept::Pot));
    let amount = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value, .. } if value > FEW);
    for at in (1..atoms.len()).rev() {
        let word = lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default());
        if !lexicon.is(Particle::IntoPot, &word) {
            continue;
        }
        let begins = part_begin(atoms, at);
        let ends = part_end(atoms, at);
        let part = &atoms[begins..ends];
        let nobodys =
            part.iter().all(|atom| small(atom) || amount(atom) || atom.is(Concept::Already) || atom.is(Concept::PutIntoPot));
        if nobodys && part.iter().filter(|atom| amount(atom)).count() == 1 && !part.iter().any(|atom| atom.is(Concept::Pot)) {
            atoms[at].kind = AtomKind::Concept(Concept::Pot);
            continue;
        }
        let wagers = atoms[begins..at].iter().any(Atom::is_verb) && atoms[begins..at].iter().any(amount);
        let pot = atoms[at + 1..].iter().take_while(|atom| small(atom)).count() + at + 1;
        if !wagers || !atoms.get(pot).is_some_and(amount) {
            continue;
        }
        let behind = atoms.get(pot + 1).is_some_and(|atom| atom.is(Concept::Pot));
        let before = atoms[at + 1..pot].iter().any(|atom| atom.is(Concept::Pot));
        let span = atoms[at].span.clone();
        if !behind && !before {
            atoms.insert(pot + 1, Atom { kind: AtomKind::Concept(Concept::Pot), span: span.clone() });
        }
        atoms[at] = Atom { kind: AtomKind::Mark(','), span };
    }
}
