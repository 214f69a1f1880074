//! Where a sentence begins to ask.

use crate::telling::atom::{Atom, AtomKind, part_begin};
use crate::telling::concept::Concept;
use crate::telling::counts_chips;

/// Where the question begins at the end of a sentence.
pub(super) fn question(sentence: &[Atom]) -> usize {
    if let Some(at) = alternative(sentence) {
        return at;
    }
    let asks = sentence.last().is_some_and(|atom| atom.kind == AtomKind::Mark('?'));
    // `B: how much is it?` asks at the table.
    let small = |atom: &&Atom| !atom.is(Concept::Fill);
    if let [who, colon, how_much, ..] = sentence.iter().filter(small).collect::<Vec<_>>()[..]
        && matches!(who.kind, AtomKind::Who(_))
        && colon.kind == AtomKind::Mark(':')
        && how_much.is(Concept::HowMuch)
    {
        return sentence.len();
    }
    // `a 500 bet?`, `that's only a call, right?`: nobody does anything in it.
    let quiet = |atom: &Atom| {
        matches!(
            atom.kind,
            AtomKind::Concept(
                Concept::Fill
                    | Concept::That
                    | Concept::Query
                    | Concept::Bet
                    | Concept::Call
                    | Concept::Raise
                    | Concept::Chip
                    | Concept::Or
            ) | AtomKind::Number { .. }
                | AtomKind::Piles(_)
                | AtomKind::Mark('?' | ',')
        )
    };
    let named = sentence.iter().any(|atom| matches!(atom.kind, AtomKind::Concept(Concept::Bet | Concept::Call | Concept::Raise)));
    let begins_small = sentence.first().is_some_and(|atom| atom.is(Concept::Fill) || atom.is(Concept::That));
    if asks && named && begins_small && sentence.iter().all(quiet) {
        return 0;
    }
    // `is 1,100 enough`, and no mark behind it.
    let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '\n' | ';'));
    let query = sentence.iter().any(|atom| atom.is(Concept::Query));
    if query && begins_small && sentence.iter().all(|atom| quiet(atom) || ends(atom)) {
        return 0;
    }
    // `Минимальный рейз у баттона какой`: what is asked about stands before the word that asks.
    let last = sentence.iter().rposition(|atom| !matches!(atom.kind, AtomKind::Mark(_)));
    if let Some(last) = last.filter(|last| sentence[*last].is(Concept::Query)) {
        let from = part_begin(sentence, last);
        if sentence[from..last].iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(|atom| atom.is(Concept::MinRaise)) {
            return from;
        }
    }
    let begins = |at: usize| {
        at == 0
            || matches!(sentence[at - 1].kind, AtomKind::Mark(',' | ':' | '(') | AtomKind::Concept(Concept::And | Concept::Then))
            || sentence[..at].iter().all(|atom| atom.is(Concept::Fill))
    };
    let tells = |from: usize| {
        // `could have checked, but folds`.
        let turned = sentence[from..].iter().position(|atom| atom.is(Concept::Then)).filter(|_| !asks).map(|at| from + at);
        let acts = |atom: &Atom| atom.is_verb();
        turned.is_some_and(|at| sentence[at..].iter().any(acts))
            || sentence[from..].iter().any(|atom| {
                matches!(atom.kind, AtomKind::Piles(_) | AtomKind::Quote(_) | AtomKind::Stakes(_))
                    || atom.is(Concept::Silent)
                    || atom.is(Concept::Already)
            })
            || bets_behind(&sentence[from..])
    };
    let told = |at: usize| {
        // Within what somebody asks, says or thinks, a question word asks nothing.
        let from = sentence[..at].iter().rposition(|atom| matches!(atom.kind, AtomKind::Mark(',' | ':'))).map_or(0, |at| at + 1);
        // What was said is over where it stands before: `says check and pushes 5x100, is it a bet`.
        let said = |atom: &Atom| [Concept::Ask, Concept::Say].iter().any(|verb| atom.is(*verb));
        let full = |atom: &Atom| {
            matches!(atom.kind, AtomKind::Piles(_)) || matches!(atom.kind, AtomKind::Concept(concept) if concept.is_move())
        };
        let over = sentence[..from].iter().rposition(said).is_some_and(|verb| sentence[verb + 1..from].iter().any(full));
        let near = if asks || over { from } else { 0 };
        sentence[near..at].iter().any(|atom| [Concept::Ask, Concept::Say, Concept::Think].iter().any(|verb| atom.is(*verb)))
    };
    // What somebody may or must do is asked, wherever it stands behind something that was done: `bets 900 can he raise`.
    let acted = |at: usize| {
        let act =
            |atom: &Atom| atom.is_verb() || matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Told(_));
        sentence[..at].iter().any(act)
    };
    let word = (0..sentence.len()).find(|at| {
        let modal = sentence[*at].is(Concept::Modal);
        let ask = modal || sentence[*at].is(Concept::Query) || sentence[*at].is(Concept::HowMuch);
        // `C calls before B may act and B raises, can he`: what was still to come is not asked.
        let part = part_begin(sentence, *at);
        let awaited = modal && sentence[part..*at].iter().any(|atom| atom.is(Concept::Ahead));
        // `that's only a call, right?`: a word behind all else asks about what stands before it.
        let last = asks && *at + 2 == sentence.len() && !begins(*at);
        // `folds, he could have checked, B bets 300`: behind the comma it is told again what somebody does.
        let aside = modal && !asks && goes_on_telling(&sentence[*at..]);
        ask && !awaited && !aside && !last && (begins(*at) || asks || modal && acted(*at)) && !tells(*at) && !told(*at)
    });
    if let Some(at) = word {
        // `… 600 btn may raise`: who is asked about stands before.
        let joined = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_) | AtomKind::Concept(Concept::And));
        let subject = at > 0
            && sentence[at].is(Concept::Modal)
            && matches!(sentence[at - 1].kind, AtomKind::Who(_))
            && !(at > 1 && joined(&sentence[at - 2]));
        // `Gergőnek mutatni kell hogy …?`: what he would have to do stands before.
        let part = part_begin(sentence, at);
        let would = asks
            && sentence[at].is(Concept::Modal)
            && matches!(&sentence[part..at], [who, act] if matches!(who.kind, AtomKind::Who(_)) && act.is_verb())
            && !sentence[at..].iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)));
        // `Доставляет или может скинуть?`: the other way out stands before it.
        let way_out = asks
            && at > part
            && sentence[at - 1].is(Concept::Or)
            && sentence[part..at].iter().all(|atom| atom.is_verb() || atom.is(Concept::Fill) || atom.is(Concept::Or));
        // `Eshe odin reiz mozhno?`: what may be done stands before the word, and nobody does it.
        let quiet = |atom: &Atom| {
            let small = matches!(atom.concept(), Some(Concept::Fill | Concept::Again | Concept::Query | Concept::Already));
            small || atom.is_verb() || matches!(atom.kind, AtomKind::Number { value: 1, in_words: true, .. })
        };
        let open = asks && sentence[at].is(Concept::Modal) && at > part && sentence[part..at].iter().all(quiet);
        return if would || way_out || open {
            part
        } else if subject {
            at - 1
        } else {
            at
        };
    }
    if !asks {
        return sentence.len();
    }
    let comma = sentence.iter().rposition(|atom| matches!(atom.kind, AtomKind::Mark(',' | ':'))).map(|at| at + 1);
    let from = comma.unwrap_or(0);
    let acts = sentence[from..].iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)))
        && sentence[from..].iter().any(|atom| matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_)));
    // `may they be turned up already?`: of what nobody is said to do, nothing has happened.
    let nobody = !sentence[from..].iter().any(|atom| {
        matches!(
            atom.kind,
            AtomKind::Who(_) | AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Quote(_) | AtomKind::Stakes(_)
        ) || atom.is(Concept::Silent)
    });
    if (tells(from) || acts) && !nobody { sentence.len() } else { from }
}

/// `call or raise`: where nothing else is said, it is asked which, with a question mark or without.
fn alternative(sentence: &[Atom]) -> Option<usize> {
    let last = sentence.iter().rposition(|atom| !matches!(atom.kind, AtomKind::Mark(_)))?;
    let from = part_begin(sentence, last);
    let small = |atom: &&Atom| !(atom.is(Concept::Fill) || atom.is(Concept::Query) || atom.is(Concept::Not));
    let mut rest = sentence[from..=last].iter().filter(small);
    let declared = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(concept) if concept.is_declared());
    let (one, or, other) = (rest.next()?, rest.next()?, rest.next()?);
    (declared(one) && or.is(Concept::Or) && declared(other) && rest.next().is_none()).then_some(from)
}

/// Behind a comma somebody bets so much, and nothing in that part asks: `500, is that all he has, B raises to 1500, how big is the pot`.
fn bets_behind(atoms: &[Atom]) -> bool {
    let asks = |atom: &Atom| atom.asks() || atom.is(Concept::Or);
    let mut parts = atoms.split(|atom| atom.kind == AtomKind::Mark(',')).skip(1);
    parts.any(|part| {
        let acts = matches!(part, [who, act, ..] if matches!(who.kind, AtomKind::Who(_)) && act.concept().is_some_and(Concept::is_declared));
        acts && part.iter().any(|atom| counts_chips(&atom)) && !part.iter().any(asks)
    })
}

/// Behind a comma somebody does something for chips or to a hand, and nothing there asks.
fn goes_on_telling(atoms: &[Atom]) -> bool {
    let Some(comma) = atoms.iter().position(|atom| atom.kind == AtomKind::Mark(',')) else { return false };
    let behind = &atoms[comma + 1..];
    !behind.iter().any(Atom::asks)
        && matches!(behind, [who, act, ..] if matches!(who.kind, AtomKind::Who(_)) && matches!(act.kind, AtomKind::Concept(verb) if verb.is_declared() || verb.is_move()))
}
