//! What a word is by itself.

use super::{Atom, AtomKind};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Lexicon, Particle};

/// The word as it stands in the text is such a particle of the language.
pub(super) fn says(atom: &Atom, particle: Particle, text: &str, lexicon: &Lexicon) -> bool {
    lexicon.is(particle, &lexicon.fold(text.get(atom.span.clone()).unwrap_or_default()))
}

/// A word with a capital letter and small ones behind it.
pub(super) fn is_capitalised(raw: &str) -> bool {
    raw.starts_with(char::is_uppercase) && raw.chars().skip(1).any(char::is_lowercase)
}

/// What nobody does besides another act in the same breath.
pub(super) fn is_whole_act(concept: Concept) -> bool {
    concept.is_declared() && concept != Concept::Pot || matches!(concept, Concept::Muck | Concept::Wants)
}

/// An article of the language, or of the trade's English.
pub(super) fn is_article_word(atom: &Atom, text: &str, lang: Lang) -> bool {
    let raw = text.get(atom.span.clone()).unwrap_or_default();
    let known = |lang: Lang| Lexicon::of(lang).is(Particle::Article, &Lexicon::of(lang).fold(raw));
    atom.is(Concept::Fill) && (known(lang) || known(Lang::En))
}

pub(super) fn is_chips(atom: &Atom) -> bool {
    matches!(atom.kind, AtomKind::Concept(Concept::Chip | Concept::Chips))
}

/// A word for a deed, or what is put in or said by it.
pub(super) fn tells_deed(atom: &Atom) -> bool {
    let given = matches!(atom.kind, AtomKind::Number { .. } | AtomKind::Piles(_) | AtomKind::Told(_) | AtomKind::Quote(_));
    given || atom.is_verb()
}
