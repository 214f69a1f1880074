//! Numbers in words, ordinals and stakes.

use super::reader::is_pair_of_blinds;
use super::word::is_chips;
use super::{Atom, AtomKind};
use crate::engine::chips::{Amount, Pile};
use crate::lang::Lang;
use crate::telling::concept::{BIG_BLIND, Concept, SMALL_BLIND};
use crate::telling::lexicon::{Ending, Lexicon, Particle, goes_on, spoken};

/// `two and a half thousand`, `dve a pol tisíc`, `tisuću i pol`, `две с половиной`.
pub(super) fn halves(atoms: &mut Vec<Atom>) {
    let number = |atom: Option<&Atom>| match atom.map(|atom| &atom.kind) {
        Some(AtomKind::Number { value, in_words, ending }) => Some((*value, *in_words, *ending)),
        _ => None,
    };
    let mut at = 1;
    while at < atoms.len() {
        let small = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::And | Concept::Fill));
        let before = atoms[..at].iter().rposition(|atom| !small(atom));
        let half = atoms[at].is(Concept::Half);
        // `két és félezer`.
        if let (Some(AtomKind::Number { value: 500, in_words: true, ending }), Some((from, (value @ 1..=9, true, _)))) =
            (atoms.get(at).map(|atom| &atom.kind), before.and_then(|from| Some((from, number(atoms.get(from))?))))
            && atoms[at - 1].is(Concept::And)
        {
            let kind = AtomKind::Number { value: value * 1000 + 500, ending: *ending, in_words: true };
            let span = atoms[from].span.start..atoms[at].span.end;
            atoms.splice(from..=at, [Atom { kind, span }]);
            at = from + 1;
            continue;
        }
        // `pol tisícky`, `half a grand`.
        let unit = at
            + 1
            + usize::from(
                half && atoms.get(at + 1).is_some_and(|atom| small(atom) || number(Some(atom)) == Some((1, true, Ending::Plain))),
            );
        if let Some((value @ (100 | 1000 | 1_000_000), true, _)) = number(atoms.get(unit)).filter(|_| half)
            && before.and_then(|from| number(atoms.get(from))).is_none()
        {
            let span = atoms[at].span.start..atoms[unit].span.end;
            let kind = AtomKind::Number { value: value / 2, ending: Ending::Plain, in_words: true };
            atoms.splice(at..=unit, [Atom { kind, span }]);
            at += 1;
            continue;
        }
        let Some((from, (value, in_words, ending))) =
            before.filter(|_| half).and_then(|from| Some((from, number(atoms.get(from))?)))
        else {
            at += 1;
            continue;
        };
        let read = match number(atoms.get(at + 1)) {
            Some((unit @ (1000 | 1_000_000), true, _)) => Some((value.saturating_mul(unit).saturating_add(unit / 2), at + 1)),
            _ if in_words && value >= 1000 && value % 1000 == 0 => Some((value + 500, at)),
            _ => None,
        };
        let Some((value, to)) = read else {
            at += 1;
            continue;
        };
        // `tri tisuće i po`: how many thousands they are stands before.
        let count = from.checked_sub(1).and_then(|before| number(atoms.get(before)));
        let (from, value) = match count {
            Some((count @ 2..=20, _, Ending::Plain)) if value == 1500 => (from - 1, count * 1000 + 500),
            _ => (from, value),
        };
        let span = atoms[from].span.start..atoms[to].span.end;
        atoms.splice(from..=to, [Atom { kind: AtomKind::Number { value, ending, in_words: true }, span }]);
        at = from + 1;
    }
}

/// `tuttugu og fimm`, `dvadeset i pet`.
pub(super) fn tens_and_units(atoms: &mut Vec<Atom>, lang: Lang) {
    let joins = lang.language().grammar.ones_behind_and;
    let mut at = 0;
    while at + 2 < atoms.len() {
        // `betne tisíc a dvesto`: one sum, where no chips are counted.
        let wagers = at > 0 && matches!(atoms[at - 1].concept(), Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::To));
        if !joins && !wagers {
            at += 1;
            continue;
        }
        let of = |atom: &Atom| if let AtomKind::Number { value, in_words: true, .. } = atom.kind { value } else { 0 };
        let (more, less) = (of(&atoms[at]), of(&atoms[at + 2]));
        // `tisuću i petsto` as well.
        let goes_on = matches!((more, less), (20..=90, 1..=9) | (100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900, 1..=99))
            || more > 0 && more % 1000 == 0 && matches!(less, 100..=900)
            // `þrjú þúsund og fimm hundruð`.
            || more > 0 && more % 1000 == 0 && matches!(less, 1..=9) && atoms.get(at + 3).is_some_and(|unit| of(unit) == 100);
        let plain = matches!(atoms[at].kind, AtomKind::Number { ending: Ending::Plain, .. });
        // `raise to three and two hundred`, in languages that leave the thousand out: 3200.
        let said = at == 0 || wagers || atoms[at - 1].is(Concept::Say);
        if let (true, true, 1..=20, 100..=900) = (plain && joins, said && atoms[at + 1].is(Concept::And), more, less)
            && less % 100 == 0
        {
            let span = atoms[at].span.start..atoms[at + 2].span.end;
            let kind = AtomKind::Number { value: more * 1000 + less, ending: Ending::Plain, in_words: true };
            atoms.splice(at..=at + 2, [Atom { kind, span }]);
            continue;
        }
        if plain && goes_on && atoms[at + 1].is(Concept::And) {
            atoms.remove(at + 1);
        }
        at += 1;
    }
}

/// `says “five”, is that 500 or 5000?`: two amounts of which one is ten times the other, right behind what was said, are what it
/// may mean, however that is put.
pub(super) fn readings_of_quotes(atoms: &mut Vec<Atom>) {
    let may = |atom: &Atom| {
        let concept = |concept: Concept| {
            matches!(concept, Concept::Fill | Concept::Modal | Concept::Query | Concept::That | Concept::Or | Concept::And)
        };
        matches!(atom.kind, AtomKind::Mark(',' | ';' | ':' | '(' | ')' | '.' | '?')) || atom.concept().is_some_and(concept)
    };
    for quote in (0..atoms.len()).rev() {
        if !matches!(atoms[quote].kind, AtomKind::Quote(_)) {
            continue;
        }
        let next = |from: usize| from + atoms[from..].iter().take_while(|atom| may(atom)).count();
        let one = next(quote + 1);
        let Some(less) = atoms.get(one).and_then(Atom::number) else { continue };
        let other = next(one + 1);
        let Some(more) = atoms.get(other).and_then(Atom::number) else { continue };
        let joined = other > one + 1 && !atoms[one + 1..other].iter().any(|atom| atom.kind == AtomKind::Mark(';'));
        let times_ten = [10, 100, 1000].iter().any(|times| less.saturating_mul(*times) == more);
        if !joined || !times_ten {
            continue;
        }
        let open = |atom: &Atom| may(atom) && !matches!(atom.kind, AtomKind::Mark('?' | '.'));
        let mark = other + 1 + atoms[other + 1..].iter().take_while(|atom| open(atom)).count();
        let end = if atoms.get(mark).is_some_and(|atom| atom.kind == AtomKind::Mark('?')) { mark + 1 } else { other + 1 };
        let span = atoms[one].span.start..atoms[other].span.end;
        let part = |kind: AtomKind| Atom { kind, span: span.clone() };
        let number = |value: Amount| part(AtomKind::Number { value, ending: Ending::Plain, in_words: false });
        let told = [part(AtomKind::Mark(',')), number(less), part(AtomKind::Concept(Concept::Or)), number(more)];
        atoms.splice(quote + 1..end, told);
    }
}

/// Numbers in words are read together: `two thousand five hundred`.
pub(super) fn numbers(atoms: &mut Vec<Atom>) {
    let mut at = 0;
    while at < atoms.len() {
        // `stavi jednu petsto`: one chip.
        let moved = at.checked_sub(1).and_then(|before| atoms[before].concept()).is_some_and(Concept::is_move);
        if let [
            Atom { kind: AtomKind::Number { value: 1, in_words: true, .. }, span: one },
            Atom { kind: AtomKind::Number { value: value @ 200..=900, in_words: true, ending: Ending::Plain }, span: two },
            ..,
        ] = &atoms[at..]
            && moved
        {
            let atom = Atom { kind: AtomKind::Piles(vec![Pile { count: 1, value: *value }]), span: one.start..two.end };
            atoms.splice(at..at + 2, [atom]);
            at += 1;
            continue;
        }
        if let Some(value) = unsaid_unit(&atoms[at..]) {
            let ending = if let AtomKind::Number { ending, .. } = atoms[at + 1].kind { ending } else { Ending::Plain };
            let span = atoms[at].span.start..atoms[at + 1].span.end;
            atoms.splice(at..at + 2, [Atom { kind: AtomKind::Number { value, ending, in_words: true }, span }]);
        }
        let mut parts: Vec<i64> = Vec::new();
        let mut last = Ending::Plain;
        let mut taken = 0;
        while let Some(AtomKind::Number { value, ending, in_words }) = atoms.get(at + taken).map(|atom| &atom.kind) {
            // `two thousand five hundred`; but `a thousand, five hundreds` are chips.
            let next = match atoms.get(at + taken + 1).map(|atom| &atom.kind) {
                Some(AtomKind::Number { value: next @ (100 | 1000 | 1_000_000), in_words: true, ending }) => Some((*next, *ending)),
                _ => None,
            };
            let multiplied = next.is_some_and(|(next, ending)| {
                let small = parts.last().is_some_and(|before| value.saturating_mul(next) < *before || *before < 100);
                *value < next && (ending == Ending::Worth || !small)
            });
            // `5000 jednim čipom`: what is written in figures is whole, but for its thousands.
            let figures = taken > 0 && matches!(atoms[at + taken - 1].kind, AtomKind::Number { in_words: false, .. });
            let follows = *in_words
                && goes_on(&parts, *value)
                && !(figures && *value < 100)
                && !(multiplied && parts.last().is_some_and(|before| *before >= 100));
            if taken > 0 && !follows || last != Ending::Plain {
                break;
            }
            // Of chips, a number before their value counts them, unless another number does.
            let counted = at > 0 && matches!(atoms[at - 1].kind, AtomKind::Number { .. });
            if taken > 0 && *ending == Ending::Worth && !counted {
                break;
            }
            // `päťsto jedným žetónom`: a sum, and how many chips it is.
            let few = *in_words && *value <= 10 && parts.last().is_some_and(|before| *before >= 100);
            if taken > 0 && few && *ending != Ending::Worth && atoms.get(at + taken + 1).is_some_and(is_chips) {
                break;
            }
            // `полторы тысячи тремя пятисотками`: a sum, and how many chips it is.
            let before = spoken(&parts).or(parts.last().copied()).unwrap_or_default();
            if let Some(AtomKind::Number { value: worth, ending: Ending::Worth, in_words: true }) =
                atoms.get(at + taken + 1).map(|atom| &atom.kind)
                && *value <= 20
                && before >= 1000
                && *worth < before
            {
                break;
            }
            parts.push(*value);
            last = *ending;
            taken += 1;
        }
        if taken > 1
            && let Some(value) = spoken(&parts)
        {
            let span = atoms[at].span.start..atoms[at + taken - 1].span.end;
            atoms.splice(at..at + taken, [Atom { kind: AtomKind::Number { value, ending: last, in_words: true }, span }]);
        }
        at += 1;
    }
}

/// `twelve fifty`, `thirty-two fifty`: so many hundreds, and what is more, where no chips are counted.
pub(super) fn hundreds_and_tens(atoms: &mut Vec<Atom>) {
    let part = |atom: Option<&Atom>| match atom.map(|atom| &atom.kind) {
        Some(AtomKind::Number { value: value @ 10..=99, in_words: true, ending }) => Some((*value, *ending)),
        _ => None,
    };
    for at in (0..atoms.len().saturating_sub(1)).rev() {
        let (Some((hundreds, Ending::Plain)), Some((more, ending @ (Ending::Plain | Ending::By | Ending::Own)))) =
            (part(atoms.get(at)), part(atoms.get(at + 1)))
        else {
            continue;
        };
        let counted = |atom: &Atom| is_chips(atom) || matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_));
        let beside = at > 0 && counted(&atoms[at - 1]) || atoms.get(at + 2).is_some_and(counted);
        if hundreds > 10 && !beside {
            let span = atoms[at].span.start..atoms[at + 1].span.end;
            let kind = AtomKind::Number { value: hundreds * 100 + more, ending, in_words: true };
            atoms.splice(at..=at + 1, [Atom { kind, span }]);
        }
    }
}

/// `две пятьсот`, `dvije petsto`, `one forty`: thousands or hundreds go without saying, where no chips are counted.
fn unsaid_unit(atoms: &[Atom]) -> Option<Amount> {
    let [one, two, rest @ ..] = atoms else { return None };
    let (
        AtomKind::Number { value: first @ 1..=9, in_words: true, ending: Ending::Plain },
        AtomKind::Number { value: second, in_words: true, ending: Ending::Plain },
    ) = (&one.kind, &two.kind)
    else {
        return None;
    };
    let unit = match second {
        20..=90 if second % 10 == 0 => 100,
        200..=900 if second % 100 == 0 => 1000,
        _ => return None,
    };
    let multiplied = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value, .. } if value >= 100);
    let counted = rest.first().is_some_and(|atom| is_chips(atom) || multiplied(atom));
    (!counted).then_some(first * unit + second)
}

/// `hatszáz-ezerkétszáz`: blinds in words with a hyphen between them; `two-four hundred`, `one two thousand` at the beginning.
pub(super) fn hyphenated_stakes(atoms: &mut Vec<Atom>, text: &str) {
    for at in (1..atoms.len()).rev() {
        let amount = |atom: &Atom| if let AtomKind::Number { value, in_words: true, .. } = atom.kind { value } else { 0 };
        let (small, big) = (amount(&atoms[at - 1]), amount(&atoms[at]));
        let joined = text.get(atoms[at - 1].span.end..atoms[at].span.start) == Some("-");
        if joined && small > 0 && is_pair_of_blinds(small, big) {
            let span = atoms[at - 1].span.start..atoms[at].span.end;
            atoms.splice(at - 1..=at, [Atom { kind: AtomKind::Stakes(vec![small, big]), span }]);
        }
    }
    let stakes = atoms.iter().any(|atom| matches!(atom.kind, AtomKind::Stakes(_)));
    let words = |atom: Option<&Atom>| match atom.map(|atom| &atom.kind) {
        Some(AtomKind::Number { value, in_words: true, ending: Ending::Plain }) => Some(*value),
        _ => None,
    };
    let ends = atoms.get(2).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)) || atom.street().is_some());
    if let (Some(small @ 1..=9), Some(big), false, true) = (words(atoms.first()), words(atoms.get(1)), stakes, ends)
        && let Some(unit) = [100, 1000].into_iter().find(|unit| is_pair_of_blinds(small * unit, big))
    {
        let span = atoms[0].span.start..atoms[1].span.end;
        atoms.splice(..2, [Atom { kind: AtomKind::Stakes(vec![small * unit, big]), span }]);
    }
}

/// `3/6 hundred`, `25/50 tisuća`: the unit stands behind both.
pub(super) fn stakes_in_words(atoms: &mut Vec<Atom>) {
    // `kétszáz/négyszáz`.
    for at in (1..atoms.len().saturating_sub(1)).rev() {
        let amount = |atom: &Atom| if let AtomKind::Number { value, in_words: true, .. } = atom.kind { value } else { 0 };
        let (small, big) = (amount(&atoms[at - 1]), amount(&atoms[at + 1]));
        if atoms[at].kind == AtomKind::Mark('/') && small > 0 && big == small * 2 {
            let span = atoms[at - 1].span.start..atoms[at + 1].span.end;
            atoms.splice(at - 1..=at + 1, [Atom { kind: AtomKind::Stakes(vec![small, big]), span }]);
        }
    }
    for at in (1..atoms.len()).rev() {
        let AtomKind::Number { value: unit @ (100 | 1000), in_words: true, ending: Ending::Plain } = atoms[at].kind else {
            continue;
        };
        if let AtomKind::Stakes(stakes) = &mut atoms[at - 1].kind
            && stakes.iter().all(|stake| *stake < unit)
        {
            stakes.iter_mut().for_each(|stake| *stake = stake.saturating_mul(unit));
            let end = atoms.remove(at).span.end;
            atoms[at - 1].span.end = end;
        }
    }
}

/// `bb 1000, sb 500`: the blinds by their names, where they are told in no other way.
pub(super) fn blinds_by_name(atoms: &mut Vec<Atom>) {
    if atoms.iter().any(|atom| matches!(atom.kind, AtomKind::Stakes(_))) {
        return;
    }
    let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Has | Concept::And));
    let after = |at: usize| (at..atoms.len()).find(|n| !small(&atoms[*n]));
    let blind =
        |at: usize| atoms[at].concept().and_then(Concept::position).filter(|place| [SMALL_BLIND, BIG_BLIND].contains(place));
    let told = |from: usize| {
        let first = after(from)?;
        let one = (blind(first)?, atoms[after(first + 1)?].number()?);
        let mut next = after(after(first + 1)? + 1)?;
        if atoms[next].kind == AtomKind::Mark(',') {
            next = after(next + 1)?;
        }
        let amount = after(next + 1)?;
        let other = (blind(next)?, atoms[amount].number()?);
        let (small, big) = if one.0 == SMALL_BLIND { (one, other) } else { (other, one) };
        let ends = after(amount + 1).is_none_or(|end| matches!(atoms[end].kind, AtomKind::Mark(_)));
        let pair = small.0 == SMALL_BLIND && big.0 == BIG_BLIND && is_pair_of_blinds(small.1, big.1) && ends;
        pair.then_some((first, amount, vec![small.1, big.1]))
    };
    let Some((first, last, stakes)) = (0..atoms.len()).find_map(told) else { return };
    let span = atoms[first].span.start..atoms[last].span.end;
    atoms.splice(first..=last, [Atom { kind: AtomKind::Stakes(stakes), span }]);
}

/// `opens 3 bb`, `открыл три бб`: so many big blinds, where the stakes are told.
pub(super) fn blinds_counted(atoms: &mut Vec<Atom>) {
    const MOST: Amount = 50;
    let big = atoms.iter().find_map(|atom| if let AtomKind::Stakes(stakes) = &atom.kind { stakes.get(1).copied() } else { None });
    let Some(big) = big else { return };
    for at in (1..atoms.len().saturating_sub(1)).rev() {
        let AtomKind::Number { value: count @ 1..=MOST, ending: Ending::Plain, .. } = atoms[at].kind else { continue };
        let before = atoms[..at].iter().rev().find(|atom| !matches!(atom.concept(), Some(Concept::Fill | Concept::To)));
        let wagers = before.is_some_and(|atom| {
            matches!(
                atom.concept(),
                Some(Concept::Raise | Concept::Bet | Concept::Open | Concept::Put | Concept::Throw | Concept::Table)
            )
        });
        if wagers && atoms[at + 1].is(Concept::Bb) {
            let span = atoms[at].span.start..atoms[at + 1].span.end;
            let kind = AtomKind::Number { value: count.saturating_mul(big), ending: Ending::Plain, in_words: false };
            atoms.splice(at..=at + 1, [Atom { kind, span }]);
        }
    }
}

/// The point in `2. lap` and `3. karta` ends no sentence.
pub(super) fn ordinals(atoms: &mut Vec<Atom>, text: &str) {
    let mut at = 0;
    while at + 1 < atoms.len() {
        let (one, two) = (&atoms[at], &atoms[at + 1]);
        let few = matches!(one.kind, AtomKind::Number { value: 1..=20, in_words: false, .. });
        let touches = two.kind == AtomKind::Mark('.') && one.span.end == two.span.start;
        let after = text[two.span.end..].trim_start_matches(' ');
        // A seat has its own reading of the point.
        let seat = atoms.get(at + 2).is_some_and(|atom| atom.is(Concept::Seat));
        if few && touches && !seat && after.starts_with(char::is_lowercase) {
            atoms.remove(at + 1);
        }
        at += 1;
    }
}

/// `4 k`, `четыре к`: the thousands stand apart from their number.
pub(super) fn apart(atoms: &mut Vec<Atom>, text: &str) {
    let mut at = 1;
    while at < atoms.len() {
        let own = text.get(atoms[at].span.clone()).is_some_and(|word| matches!(word, "k" | "K" | "к" | "К"));
        // `päťstovku k stovke`: behind a chip it is another word.
        if let AtomKind::Number { value: value @ ..1000, ending, in_words } = &mut atoms[at - 1].kind
            && own
            && !(*in_words && (*ending == Ending::Worth || *value >= 100))
        {
            *value = value.saturating_mul(1000);
            let end = atoms[at].span.end;
            atoms[at - 1].span.end = end;
            atoms.remove(at);
        }
        at += 1;
    }
}

/// Nobody raises to more times what there was to call.
const MANY_TIMES: Amount = 20;

/// `raises 3x`, `tri puta`, `three times the bet`: to so many times what there is to call. `trikrát 500` are three chips.
pub(super) fn multiples(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let small = |atom: &&Atom| matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::To));
    let wagers = |atom: &Atom| {
        matches!(atom.concept(), Some(Concept::Raise | Concept::Bet | Concept::Open | Concept::MinRaise | Concept::Complete))
    };
    let mut at = 0;
    while at < atoms.len() {
        let AtomKind::Number { value, ending, in_words } = atoms[at].kind else {
            at += 1;
            continue;
        };
        let written = text.get(atoms[at].span.clone()).unwrap_or_default();
        let few = value > 0 && value <= MANY_TIMES;
        let before = atoms[..at].iter().rev().find(|atom| !small(atom)).is_some_and(wagers);
        let counted = few && !in_words && written.ends_with(['x', 'х']) && before;
        let word = |atom: &Atom| lexicon.fold(text.get(atom.span.clone()).unwrap_or_default());
        let named = few && atoms.get(at + 1).is_some_and(|next| lexicon.is(Particle::Times, &word(next)));
        if ending != Ending::Times && !counted && !named {
            at += 1;
            continue;
        }
        let tenths = if ending == Ending::Times { value } else { value * 10 };
        let mut to = at + 1 + usize::from(named);
        if let Some(AtomKind::Number { value: worth @ 5.., .. }) = atoms.get(to).map(|atom| &atom.kind)
            && tenths % 10 == 0
            && (named || in_words)
        {
            let pile = Pile { count: tenths / 10, value: *worth };
            let span = atoms[at].span.start..atoms[to].span.end;
            atoms.splice(at..=to, [Atom { kind: AtomKind::Piles(vec![pile]), span }]);
            at += 1;
            continue;
        }
        // `3x the big blind`, `three times his bet`.
        let of = to + atoms[to..].iter().take_while(small).count();
        let measure = |atom: &Atom| matches!(atom.concept(), Some(Concept::Bet | Concept::Bb | Concept::Raise | Concept::Blinds));
        if atoms.get(of).is_some_and(measure) {
            to = of + 1;
        }
        let span = atoms[at].span.start..atoms[to - 1].span.end;
        let kind = AtomKind::Number { value: tenths, ending: Ending::Times, in_words };
        atoms.splice(at..to, [Atom { kind, span }]);
        at += 1;
    }
}

/// `pushes in the same amount`, `ugyanennyit`: as much as was told last.
pub(super) fn same_amounts(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 1..atoms.len() {
        let word = lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default());
        if !lexicon.is(Particle::SameAmount, &word) {
            continue;
        }
        let amount = |atom: &Atom| match &atom.kind {
            AtomKind::Number { value: value @ 11.., .. } => Some(*value),
            AtomKind::Piles(piles) => Some(piles.iter().map(|pile| pile.count.saturating_mul(pile.value)).sum()),
            AtomKind::Concept(_)
            | AtomKind::Number { .. }
            | AtomKind::Stakes(_)
            | AtomKind::Cards(_)
            | AtomKind::Quote(_)
            | AtomKind::Who(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => None,
        };
        let begins = atoms[..at].iter().rposition(|atom| matches!(atom.kind, AtomKind::Mark('.' | '\n' | ','))).unwrap_or(0);
        let moves = atoms[begins..].iter().take(at + 4 - begins).any(|atom| atom.concept().is_some_and(Concept::is_move));
        if let Some(value) = atoms[..at].iter().rev().find_map(amount).filter(|_| moves) {
            atoms[at].kind = AtomKind::Number { value, ending: Ending::Plain, in_words: false };
        }
    }
}
