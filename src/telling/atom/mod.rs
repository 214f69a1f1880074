//! What the words of a telling come to: concepts, numbers, chips, people. `reader` takes one token after the other; each pass
//! behind it looks at what stands side by side.

mod beside;
mod chips;
mod conduct;
mod counted;
mod faced;
mod hands;
mod meant;
mod names;
mod numbers;
mod people;
mod place;
mod reader;
mod recount;
mod said;
mod seats;
mod tables;
mod taken;
mod word;

use std::ops::Range;

use beside::{
    bare_throws, dashes, forward_within, joining_nothing, lacking, minded, owns_a_number, particles, pointed_out, shoved_cards,
    so_does, stamps, string_calls,
};
use chips::{
    added_to, all_in_lists, amounts_of_acts, another_chip, bracketed_stacks, bracketed_values, chips_behind_numbers,
    chips_beside_piles, chips_with_articles, counted_behind, half_pots, last_chips, more_chips, pairs_of_chips, parts_of_pots,
    piles, raises_by, separate_moves, shared_stacks, single_chips, straight_into_pot, sums_by_chip, sums_in_chips, wagers_by_chip,
};
use conduct::{articles_in_questions, cards_that_touch, crosses, in_the_dark, needless_touches, spectators};
use counted::{counted_acts, counted_folds, listed_behind};
use faced::{answered_bets, called_bets, faced, parts_of_sums, pots_bet_into, was_bet};
use hands::{left_face_down, listed_cards, one_card_of_two, shown_only_to, single_hands};
use meant::{begun, done_meanwhile, folded_before, intended, not_done, told_against, would};
pub use names::is_same;
use names::{described, double_names, names, told_between};
use numbers::{
    apart, blinds_by_name, blinds_counted, halves, hundreds_and_tens, hyphenated_stakes, multiples, numbers, ordinals,
    readings_of_quotes, same_amounts, stakes_in_words, tens_and_units,
};
use people::{appositions, by_ordinals, called_by_nouns, first_persons, lettered_tellers, nameless, owners, relatives, speakers};
pub use place::{part_begin, part_end};
use reader::Reader;
use recount::recounted;
use said::{
    asked_back, asked_how_much, asks_to_see, by_dealers_word, hearers, opens_by, said_and_put, said_too, silent_before,
    taken_back_in_words, told_by_dealer,
};
use seats::{counted_players, own_seats, seats, unsaid_seats};
use tables::{at_numbered_tables, counted_tables, listed_tables, numbered_tables, ordinal_tables, own_table};
use taken::{parted_takes, taken_and_put};

use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Pile};
use crate::engine::event::{Seat, Street};
use crate::lang::Lang;
use crate::notation::lettered;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Ending, Lexicon};
use crate::telling::repeats::take_out;
use crate::telling::token::tokens;

/// A player, as he is called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Person {
    Letter(char),
    Newcomer,
    Spectator,
    Number(u8),
    /// By the order of action before the flop.
    Position(u8),
    Name(String),
}

impl Person {
    fn of_letter(letter: char) -> Person {
        match lettered(letter) {
            Some(Seat::Newcomer) => Person::Newcomer,
            Some(Seat::Spectator) => Person::Spectator,
            Some(Seat::Letter(_) | Seat::Number(_) | Seat::Position(_) | Seat::Name(_)) | None => Person::Letter(letter),
        }
    }

    /// A letter of the notation stands for him.
    pub fn is_lettered(&self) -> bool {
        matches!(self, Person::Letter(_) | Person::Newcomer | Person::Spectator)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Atom {
    pub kind: AtomKind,
    pub span: Range<usize>,
}

impl Atom {
    /// What the word means, where it is one of the lexicon.
    pub const fn concept(&self) -> Option<Concept> {
        if let AtomKind::Concept(concept) = self.kind { Some(concept) } else { None }
    }

    /// It means this.
    pub fn is(&self, concept: Concept) -> bool {
        self.concept() == Some(concept)
    }

    /// It joins what stands before it to what stands behind: `and`, or a comma.
    pub fn joins(&self) -> bool {
        matches!(self.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And))
    }

    /// It tells something, and more than how.
    pub fn is_telling(&self) -> bool {
        !matches!(self.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::Already))
    }

    /// It is a word that asks.
    pub fn asks(&self) -> bool {
        matches!(self.kind, AtomKind::Concept(Concept::Query | Concept::Modal | Concept::HowMuch))
    }

    /// The street that it names.
    pub fn street(&self) -> Option<Street> {
        if let AtomKind::Concept(concept) = self.kind { concept.street() } else { None }
    }

    /// The number that it is, whatever it counts.
    pub const fn number(&self) -> Option<Amount> {
        if let AtomKind::Number { value, .. } = self.kind { Some(value) } else { None }
    }

    /// It is a number, whatever it counts.
    pub const fn is_number(&self) -> bool {
        self.number().is_some()
    }

    /// It parts what stands before it from what stands behind.
    pub const fn is_mark(&self) -> bool {
        matches!(self.kind, AtomKind::Mark(_))
    }

    /// It is somebody, by his name, his letter or his place.
    pub fn is_named(&self) -> bool {
        matches!(self.kind, AtomKind::Who(_)) || self.concept().is_some_and(Concept::is_position)
    }

    /// It says what somebody does.
    pub fn is_verb(&self) -> bool {
        self.concept().is_some_and(Concept::is_verb)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum AtomKind {
    Concept(Concept),
    Number {
        value: Amount,
        ending: Ending,
        in_words: bool,
    },
    Piles(Vec<Pile>),
    Stakes(Vec<Amount>),
    Cards(Vec<Card>),
    Quote(String),
    Who(Person),
    Mark(char),
    /// A phrase that stands for a line of the notation.
    Told(&'static str),
    Unknown(String),
}

/// What the words of a text come to.
pub struct ReadWords {
    pub atoms: Vec<Atom>,
    /// Words that are understood, and of which nothing is made.
    pub left_out: Vec<Range<usize>>,
}

/// What [`read`] makes of a text, where it does not matter what is left out.
pub fn atoms(text: &str, lang: Lang) -> Vec<Atom> {
    read(text, lang).atoms
}

/// Reads a text in a language, with the trade's English between its words.
pub fn read(text: &str, lang: Lang) -> ReadWords {
    let mut tokens = tokens(text, lang);
    take_out(&mut tokens, Lexicon::of(lang));
    let mut reader =
        Reader { text, lang, own: Lexicon::of(lang), english: Lexicon::of(Lang::En), tokens, at: 0, atoms: Vec::new() };
    reader.read();
    let mut atoms = reader.atoms;
    ordinals(&mut atoms, text);
    apart(&mut atoms, text);
    parted_takes(&mut atoms, text, lang);
    taken_and_put(&mut atoms, text, lang);
    string_calls(&mut atoms, text, lang);
    chips_behind_numbers(&mut atoms, text, lang);
    single_hands(&mut atoms);
    half_pots(&mut atoms);
    raises_by(&mut atoms);
    parts_of_pots(&mut atoms, text);
    crosses(&mut atoms, text);
    articles_in_questions(&mut atoms, text);
    dashes(&mut atoms, text);
    said_too(&mut atoms);
    told_by_dealer(&mut atoms, text, lang);
    said_and_put(&mut atoms);
    shoved_cards(&mut atoms);
    told_against(&mut atoms, text, lang);
    would(&mut atoms, text, lang);
    pointed_out(&mut atoms);
    joining_nothing(&mut atoms);
    so_does(&mut atoms, text, lang);
    particles(&mut atoms, text, lang);
    minded(&mut atoms);
    lacking(&mut atoms, text, lang);
    by_dealers_word(&mut atoms, text, lang);
    ordinal_tables(&mut atoms, text, lang);
    by_ordinals(&mut atoms, text, lang);
    nameless(&mut atoms, text, lang);
    counted_tables(&mut atoms, text, lang);
    listed_tables(&mut atoms, text, lang);
    numbered_tables(&mut atoms, text, lang);
    at_numbered_tables(&mut atoms, text, lang);
    own_table(&mut atoms, text, lang);
    forward_within(&mut atoms, text, lang);
    bare_throws(&mut atoms, text, lang);
    owns_a_number(&mut atoms, text, lang);
    spectators(&mut atoms, text, lang);
    first_persons(&mut atoms, text, lang);
    described(&mut atoms, text, lang);
    called_by_nouns(&mut atoms, text, lang);
    names(&mut atoms, text);
    double_names(&mut atoms, text);
    told_between(&mut atoms, text, lang);
    owners(&mut atoms);
    appositions(&mut atoms);
    halves(&mut atoms);
    tens_and_units(&mut atoms, lang);
    numbers(&mut atoms);
    hundreds_and_tens(&mut atoms);
    readings_of_quotes(&mut atoms);
    multiples(&mut atoms, text, lang);
    same_amounts(&mut atoms, text, lang);
    stamps(&mut atoms, text, lang);
    halves(&mut atoms);
    hyphenated_stakes(&mut atoms, text);
    stakes_in_words(&mut atoms);
    blinds_by_name(&mut atoms);
    blinds_counted(&mut atoms);
    counted_players(&mut atoms);
    seats(&mut atoms, text, lang);
    unsaid_seats(&mut atoms, text, lang);
    own_seats(&mut atoms, text, lang);
    sums_in_chips(&mut atoms, text, lang);
    amounts_of_acts(&mut atoms, text, lang);
    pots_bet_into(&mut atoms, text, lang);
    recounted(&mut atoms, text, lang);
    folded_before(&mut atoms, text, lang);
    done_meanwhile(&mut atoms);
    hearers(&mut atoms, text, lang);
    taken_back_in_words(&mut atoms);
    asked_how_much(&mut atoms);
    opens_by(&mut atoms);
    silent_before(&mut atoms);
    faced(&mut atoms, text, lang);
    called_bets(&mut atoms, text);
    answered_bets(&mut atoms, text, lang);
    was_bet(&mut atoms, text, lang);
    parts_of_sums(&mut atoms);
    counted_acts(&mut atoms);
    let mut left_out = counted_folds(&mut atoms);
    listed_behind(&mut atoms);
    lettered_tellers(&mut atoms);
    relatives(&mut atoms);
    speakers(&mut atoms, text, lang);
    not_done(&mut atoms, text, lang);
    begun(&mut atoms, text, lang);
    last_chips(&mut atoms, text, lang);
    more_chips(&mut atoms);
    all_in_lists(&mut atoms);
    shared_stacks(&mut atoms);
    bracketed_stacks(&mut atoms);
    bracketed_values(&mut atoms);
    separate_moves(&mut atoms, text, lang);
    pairs_of_chips(&mut atoms);
    single_chips(&mut atoms, text, lang);
    chips_with_articles(&mut atoms, text, lang);
    piles(&mut atoms);
    bracketed_values(&mut atoms);
    counted_behind(&mut atoms, text, lang);
    chips_beside_piles(&mut atoms, text, lang);
    another_chip(&mut atoms, text, lang);
    added_to(&mut atoms, text, lang);
    sums_by_chip(&mut atoms);
    wagers_by_chip(&mut atoms, text);
    straight_into_pot(&mut atoms, text, lang);
    left_out.extend(intended(&mut atoms));
    shown_only_to(&mut atoms);
    one_card_of_two(&mut atoms, text, lang);
    left_face_down(&mut atoms, text, lang);
    listed_cards(&mut atoms);
    in_the_dark(&mut atoms, text, lang);
    needless_touches(&mut atoms);
    cards_that_touch(&mut atoms);
    asked_back(&mut atoms, text, lang);
    asks_to_see(&mut atoms);
    ReadWords { atoms, left_out }
}

/// Somebody is said to have acted out of turn.
pub fn is_out_of_turn(atoms: &[Atom]) -> bool {
    atoms.iter().any(|atom| atom.is(Concept::OutOfTurn))
}
