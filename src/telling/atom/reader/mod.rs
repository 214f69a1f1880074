//! Tokens read as atoms, one after the other.

mod ahead;
mod letter;
mod name;

use std::ops::Range;

use crate::engine::chips::{Amount, Pile};
use crate::lang::{Lang, LetterWord};
use crate::telling::atom::word::is_capitalised;
use crate::telling::atom::{Atom, AtomKind, Person};
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Ending, FormFit, LONGEST_PHRASE, Lexicon, Particle};
use crate::telling::token::{Token, TokenKind};
use crate::telling::told_lines::has_object;

/// What is mistyped further on is put right when it is its turn.
const MOST_CORRECTED: usize = 6;

/// Behind more words of a verb nobody puts in how it is done.
const MOST_BEFORE_ADVERB: usize = 2;

/// Nobody counts so many chips in one word with them.
const LEAST_CHIP_BY_WORTH: Amount = 100;

/// No ending has more letters.
const LONGEST_ENDING: usize = 7;

/// Nobody counts more hands, cards or minutes.
const MOST_COUNTED: i64 = 60;

pub(super) struct Reader<'t> {
    pub(super) text: &'t str,
    pub(super) lang: Lang,
    pub(super) own: &'static Lexicon,
    pub(super) english: &'static Lexicon,
    pub(super) tokens: Vec<Token>,
    pub(super) at: usize,
    pub(super) atoms: Vec<Atom>,
}

impl Reader<'_> {
    pub(super) fn read(&mut self) {
        while self.at < self.tokens.len() {
            let token = self.tokens[self.at].clone();
            let span = token.span.clone();
            match token.kind {
                TokenKind::Word { raw, folded } => self.word(&raw, &folded, token.glued, span),
                TokenKind::Number { value, ending } => self.number(value, &ending, token.glued, span),
                TokenKind::BigBlinds(tenths) => {
                    let kind = self.big_blinds(tenths).unwrap_or_else(|| AtomKind::Unknown(self.text[span.clone()].to_owned()));
                    self.push(kind, span, 1);
                }
                TokenKind::Times(tenths) => {
                    self.push(AtomKind::Number { value: tenths, ending: Ending::Times, in_words: false }, span, 1);
                }
                TokenKind::Pile(pile) => self.push(AtomKind::Piles(vec![pile]), span, 1),
                TokenKind::Stakes(stakes) => self.push(AtomKind::Stakes(stakes), span, 1),
                TokenKind::Cards(cards) => self.push(AtomKind::Cards(cards), span, 1),
                TokenKind::Quote(quote) => self.push(AtomKind::Quote(quote), span, 1),
                TokenKind::Mark(mark) => self.push(AtomKind::Mark(mark), span, 1),
            }
        }
    }

    pub(super) fn push(&mut self, kind: AtomKind, span: Range<usize>, tokens: usize) {
        let end = self.tokens.get(self.at + tokens - 1).map_or(span.end, |token| token.span.end);
        self.atoms.push(Atom { kind, span: span.start..end });
        self.at += tokens;
    }

    fn number(&mut self, value: Amount, ending: &str, glued: bool, span: Range<usize>) {
        // `7 of clubs`, `treff 7-es`.
        let behind = self.words_from(self.at + 1);
        let behind: Vec<&str> = behind.iter().map(String::as_str).collect();
        if let Some((card, taken)) = self.own.card_of(value, &behind)
            && !self.tells_from(self.at + taken)
        {
            return self.push(AtomKind::Cards(vec![card]), span, taken + 1);
        }
        // `7 card stud`, `3 of us`: words that begin with a figure.
        let figure = format!("{value}{ending}");
        let phrase: Vec<&str> = std::iter::once(figure.as_str()).chain(behind.iter().copied()).collect();
        if value < 100 && !glued {
            let told = self.own.told(&phrase).filter(|told| told.words > 1);
            // `seat 3 bets` is no three-bet.
            let fit = self.own.fit(&phrase).filter(|fit| fit.words > 1 && told.is_none() && !fit.concept.is_verb());
            if let Some(told) = told {
                return self.push(AtomKind::Told(told.concept), span, told.words);
            }
            if let Some(fit) = fit {
                return self.push(AtomKind::Concept(fit.concept), span, fit.words);
            }
        }
        // `2x tisícku`: how many, and of which value in a word.
        let worth = behind.first().and_then(|word| self.own.number(word)).map(|(value, _)| value).filter(|value| *value >= 5);
        if let (true, "x" | "х", Some(worth)) = (value > 0 && value < 100, ending, worth) {
            return self.push(AtomKind::Piles(vec![Pile { count: value, value: worth }]), span, 2);
        }
        if matches!(ending, "x" | "х") {
            return self.push(AtomKind::Number { value, ending: Ending::Worth, in_words: false }, span, 1);
        }
        // `50-100`.
        if glued
            && let Some(Atom { kind: AtomKind::Number { value: small, .. }, .. }) = self.atoms.last()
            && is_pair_of_blinds(*small, value)
        {
            let small = *small;
            let from = self.atoms.pop().map_or(span.start, |atom| atom.span.start);
            return self.push(AtomKind::Stakes(vec![small, value]), from..span.end, 1);
        }
        let ending = match ending {
            "" => Ending::Plain,
            "s" => Ending::Worth,
            // `3ks 500`: chips, whatever its letters may stand for alone.
            // But `5000kalli` is one chip of so much.
            ending
                if self
                    .own
                    .fit(&[ending])
                    .is_some_and(|fit| fit.exact && matches!(fit.concept, Concept::Chip | Concept::Chips))
                    && !(value >= LEAST_CHIP_BY_WORTH && self.own.ending(ending) == Some(Ending::Worth)) =>
            {
                self.push(AtomKind::Number { value, ending: Ending::Plain, in_words: false }, span.clone(), 1);
                self.atoms.push(Atom { kind: AtomKind::Concept(Concept::Chips), span });
                return;
            }
            // `10e`, ten thousand.
            ending if self.own.is(Particle::Thousand, ending) => {
                return self.push(
                    AtomKind::Number { value: value.saturating_mul(1000), ending: Ending::Plain, in_words: false },
                    span,
                    1,
                );
            }
            // `5000es` is a chip, and no `és`.
            ending if self.own.ending(ending).is_some_and(|ending| ending != Ending::Plain) => {
                self.own.ending(ending).unwrap_or(Ending::Plain)
            }
            // `10kst`, as `10k-st`.
            ending if let Some(known) = ending.strip_prefix('k').and_then(|ending| self.own.ending(ending)) => {
                let value = value.saturating_mul(1000);
                return self.push(AtomKind::Number { value, ending: known, in_words: false }, span, 1);
            }
            ending if let Some((unit @ (100 | 1000 | 1_000_000), ending)) = self.own.number(ending) => {
                let value = value.saturating_mul(unit);
                return self.push(AtomKind::Number { value, ending, in_words: false }, span, 1);
            }
            ending => match self.own.fit(&[ending]).or_else(|| self.counts_players(ending)).map(|fit| fit.concept) {
                Some(concept) => {
                    self.push(AtomKind::Number { value, ending: Ending::Plain, in_words: false }, span.clone(), 1);
                    if concept != Concept::Fill {
                        self.atoms.push(Atom { kind: AtomKind::Concept(concept), span });
                    }
                    return;
                }
                None => self.own.ending(ending).unwrap_or(Ending::Plain),
            },
        };
        self.push(AtomKind::Number { value, ending, in_words: false }, span, 1);
    }

    /// `4way`: in every language the trade counts players so.
    fn counts_players(&self, ending: &str) -> Option<FormFit> {
        self.english.fit(&[ending]).filter(|fit| fit.exact && fit.concept == Concept::Player)
    }

    fn word(&mut self, raw: &str, folded: &str, glued: bool, span: Range<usize>) {
        if glued && (self.takes_ending(folded) || self.is_some_ending(raw, folded)) {
            self.at += 1;
            return;
        }
        if let Some(letter) = self.letter(raw) {
            return self.push(AtomKind::Who(Person::of_letter(letter)), span, 1);
        }
        // `s7 calls`: seat 7.
        let seat = raw.strip_prefix(['s', 'S']).and_then(|number| number.parse::<u8>().ok()).filter(|seat| (1..=10).contains(seat));
        if let Some(seat) = seat.filter(|_| self.begins()) {
            return self.push(AtomKind::Who(Person::Number(seat)), span, 1);
        }
        // `one and a half k`.
        let half = self.atoms.last().is_some_and(|atom| atom.is(Concept::Half));
        if matches!(raw, "k" | "K" | "к" | "К") && half {
            return self.push(AtomKind::Number { value: 1000, ending: Ending::Plain, in_words: true }, span, 1);
        }
        let mut words = self.words();
        if let Some((card, taken)) = self.own.card(&words.iter().map(String::as_str).collect::<Vec<_>>())
            && !self.tells_from(self.at + taken - 1)
        {
            return self.push(AtomKind::Cards(vec![card]), span, taken);
        }
        // `treff 7`.
        if let Some(TokenKind::Number { value, .. }) = self.tokens.get(self.at + 1).map(|token| &token.kind)
            && let Some(card) = self.own.card_in(folded, *value)
        {
            return self.push(AtomKind::Cards(vec![card]), span, 2);
        }
        // A position in capitals is one in every language, and so is one that does something: `CO` is not `čo`.
        let shouted = raw.chars().count() > 1 && raw.chars().all(char::is_uppercase);
        let plain = raw == folded || raw.is_ascii() && raw.chars().all(char::is_lowercase);
        let named = || shouted || plain && (self.acts() || self.follows_before() || self.bets_among_positions());
        let script = self.lang.language().script;
        let latin = if shouted {
            raw.chars().map(|c| script.latin_look_alike(c)).collect::<String>().to_lowercase()
        } else if plain {
            raw.to_owned()
        } else {
            folded.to_owned()
        };
        let position = self.english.fit(&[latin.as_str()]).filter(|fit| fit.concept.is_position() && named());
        // `BB ante 1000`.
        let begins = self.own.fit(&words.iter().map(String::as_str).collect::<Vec<_>>());
        let ante = begins.is_some_and(|fit| fit.concept == Concept::BigBlindAnte);
        // `co to plati`: a question that begins so is about no cutoff.
        let question = begins.is_some_and(|fit| fit.words > 1 && matches!(fit.concept, Concept::Query | Concept::HowMuch));
        if let Some(fit) = position.filter(|_| !(ante || question && plain)) {
            return self.push(AtomKind::Concept(fit.concept), span, 1);
        }
        // `shows AK`: which cards they are, and nobody's name.
        let handles = |atom: &Atom| {
            matches!(atom.concept(), Some(Concept::Show | Concept::Table | Concept::Has | Concept::Cards | Concept::Fold))
        };
        if is_hand_in_letters(raw) && self.atoms.iter().rev().find(|atom| !atom.is(Concept::Fill)).is_some_and(handles) {
            return self.push(AtomKind::Concept(Concept::Cards), span, 1);
        }
        if self.is_name(raw, folded) {
            return self.push(AtomKind::Who(Person::Name(self.bare(raw).to_owned())), span, 1);
        }
        self.correct(&mut words);
        let folded = words.first().cloned().unwrap_or_default();
        let folded = folded.as_str();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let phrase = self.own.fit(&words).is_some_and(|fit| fit.words > 1);
        if let Some(times) = self.own.times(folded).filter(|_| !phrase) {
            return self.push(AtomKind::Number { value: times * 10, ending: Ending::Times, in_words: true }, span, 1);
        }
        let number = self.own.number(folded);
        let fit = self.fit(&words, number.is_some());
        // `prolazi li to`: where letters are taken for one, a word of two letters may look like a place.
        let spelled =
            |concept: Concept| !raw.is_ascii() || self.own.is_written(concept, raw) || self.english.is_written(concept, raw);
        let short = fit.is_some_and(|fit| fit.words == 1 && fit.concept.is_position()) && raw == folded && raw.chars().count() < 3;
        let fit = fit.filter(|fit| !short || spelled(fit.concept));
        // `bets out of turn`, and not `bets out`.
        let early = |fit: &FormFit| {
            let last = fit.words.checked_sub(1).filter(|last| *last > 0);
            last.is_some_and(|last| {
                self.own.fit(&words[last..]).is_some_and(|next| next.concept == Concept::OutOfTurn && next.words > 1)
            })
        };
        let fit = match fit {
            Some(fit) if early(&fit) || self.names_its_bet(&words, &fit) => self.own.fit(&words[..fit.words - 1]),
            fit => fit,
        };
        let fit = fit.map(|fit| self.not_over(&words, fit).unwrap_or(fit));
        // A phrase says more than the words that it begins with.
        let told = self.own.told(&words);
        let within = told.and_then(|told| self.within(&told));
        let told = if within.is_none() { self.own.told_of_nobody(&words) } else { told };
        if let Some(told) = told.filter(|told| fit.is_none_or(|fit| told.words >= fit.words)) {
            return self.told(told, within.unwrap_or_default(), span);
        }
        // `gefst að lokum upp`: how it is done stands between the words that say what.
        if let Some((concept, taken)) = self.over_adverb(&words, fit) {
            return self.push(AtomKind::Concept(concept), span, taken);
        }
        // `þá leggur Trausti upp`: who does it stands between the words that say what.
        if let Some((person, concept)) = self.parted(&words, fit) {
            let own = self.tokens[self.at + 1].span.clone();
            self.atoms.push(Atom { kind: person, span: own });
            return self.push(AtomKind::Concept(concept), span, 3);
        }
        let denied = if fit.is_none() && number.is_none() { self.own.denied(folded) } else { None };
        if let Some(deed) = denied {
            self.atoms.push(Atom { kind: AtomKind::Concept(Concept::Not), span: span.clone() });
            return self.push(AtomKind::Concept(deed), span, 1);
        }
        // `hat ezrest` counts chips, and is no `hát`.
        let counts = fit.is_some_and(|fit| fit.words == 1 && matches!(fit.concept, Concept::Fill | Concept::Query))
            && number.is_some()
            && raw.is_ascii()
            && self.names_chips(self.at + 1);
        let fit = fit.filter(|_| !counts);
        let (kind, taken) = match (fit, number) {
            (Some(fit), _) => (AtomKind::Concept(fit.concept), fit.words),
            (None, Some((value, ending))) => (AtomKind::Number { value, ending, in_words: true }, 1),
            (None, None) => (self.unknown(raw, folded), 1),
        };
        self.push(kind, span, taken);
    }

    /// A phrase of several words that stands for a line begins there: `két kör büntetést kap` is of no card.
    fn tells_from(&self, at: usize) -> bool {
        let words = self.words_from(at);
        self.own.told(&words.iter().map(String::as_str).collect::<Vec<_>>()).is_some_and(|told| told.words > 1)
    }

    /// Who is named within a phrase, and what is counted there; nothing where something else stands in a place for them.
    fn within(&self, told: &FormFit<&'static str>) -> Option<Vec<Atom>> {
        let atom = |hole: usize| {
            let at = self.at + hole;
            // What is counted there are hands, cards or minutes, and no chips.
            let count = |kind: &AtomKind| matches!(kind, AtomKind::Number { value: ..=MOST_COUNTED, .. });
            let kind = self.person_at(at).or_else(|| self.count_at(at).filter(count))?;
            Some(Atom { kind, span: self.tokens[at].span.clone() })
        };
        told.holes.iter().flatten().map(|hole| atom(*hole)).collect()
    }

    /// The small number that a word or a figure is.
    fn count_at(&self, at: usize) -> Option<AtomKind> {
        match &self.tokens.get(at)?.kind {
            TokenKind::Word { folded, .. } => {
                let (value, ending) = self.own.number(folded)?;
                Some(AtomKind::Number { value, ending, in_words: true })
            }
            TokenKind::Number { value, .. } => Some(AtomKind::Number { value: *value, ending: Ending::Plain, in_words: false }),
            TokenKind::BigBlinds(_)
            | TokenKind::Times(_)
            | TokenKind::Pile(_)
            | TokenKind::Stakes(_)
            | TokenKind::Cards(_)
            | TokenKind::Quote(_)
            | TokenKind::Mark(_) => None,
        }
    }

    /// A phrase that stands for a line; whoever is named within it stands before it, or behind it where it is done to him.
    fn told(&mut self, told: FormFit<&'static str>, within: Vec<Atom>, span: Range<usize>) {
        let (people, counts): (Vec<Atom>, Vec<Atom>) =
            within.into_iter().partition(|atom| !matches!(atom.kind, AtomKind::Number { .. }));
        let behind = has_object(told.concept);
        let (before, after) = if behind { (Vec::new(), people) } else { (people, Vec::new()) };
        self.atoms.extend(before);
        self.push(AtomKind::Told(told.concept), span, told.words);
        self.atoms.extend(counts.into_iter().chain(after));
    }

    /// `u pot limit holdemu`: a phrase that says nothing does not end within one that names a game. What is left of it where it does.
    fn not_over(&self, words: &[&str], fit: FormFit) -> Option<FormFit> {
        if fit.concept != Concept::Fill || fit.words < 2 {
            return None;
        }
        let game = |from: usize| {
            let game = self.fit(words.get(from..)?, false)?;
            (game.concept.is_kind_of_game() && from + game.words > fit.words).then_some(from)
        };
        let from = (1..fit.words).find_map(game)?;
        self.own.fit(&words[..from]).filter(|rest| rest.concept == Concept::Fill)
    }

    /// `did not see the raise to 500`: a phrase of thinking ends in a word for a bet, and behind it stands how much that was.
    fn names_its_bet(&self, words: &[&str], fit: &FormFit) -> bool {
        if fit.concept != Concept::Think || fit.words < 2 {
            return false;
        }
        let bet = self.own.fit(&words[fit.words - 1..fit.words]);
        let bet = bet.is_some_and(|bet| matches!(bet.concept, Concept::Bet | Concept::Raise | Concept::Open));
        let small = |word: &&&str| {
            self.own.fit(&[**word]).is_some_and(|fit| matches!(fit.concept, Concept::To | Concept::Worth | Concept::Fill))
        };
        let small = words[fit.words..].iter().take_while(small).count().min(1);
        let amount = self.tokens.get(self.at + fit.words + small).map(|token| &token.kind);
        bet && matches!(amount, Some(TokenKind::Number { value: 11.., .. }))
    }

    /// A verb of several words with words between them that say nothing, and how many words they are with those.
    fn over_adverb(&self, words: &[&str], fit: Option<FormFit>) -> Option<(Concept, usize)> {
        let taken = fit.map_or(0, |fit| fit.words);
        (1..words.len().min(MOST_BEFORE_ADVERB + 1)).find_map(|gap| {
            let adverb = self.own.fit(words.get(gap..)?).filter(|fit| fit.exact && fit.concept == Concept::Fill)?;
            // `leggur A upp`: he is no adverb.
            let capital = |token: &Token| matches!(&token.kind, TokenKind::Word { raw, .. } if raw.starts_with(char::is_uppercase));
            if self.tokens[self.at + gap..].iter().take(adverb.words).any(capital) {
                return None;
            }
            let rest = words.get(gap + adverb.words..).filter(|rest| !rest.is_empty())?;
            let joined: Vec<&str> = words[..gap].iter().chain(rest).copied().collect();
            let whole = self.own.fit(&joined).filter(|whole| whole.exact && whole.words > gap && whole.concept.is_verb())?;
            let all = whole.words + adverb.words;
            // `si naňho pýta čas`: a phrase that begins there and goes on behind it is meant.
            let told = |at: usize| words.get(at..).and_then(|rest| self.own.told(rest)).is_some_and(|told| at + told.words > all);
            let told = (1..all).any(told);
            (!told && whole.words > taken && fit.is_none_or(|fit| fit.words <= gap)).then_some((whole.concept, all))
        })
    }

    /// A verb of two words with somebody between them.
    fn parted(&self, words: &[&str], fit: Option<FormFit<Concept>>) -> Option<(AtomKind, Concept)> {
        let [first, _, last, ..] = words else { return None };
        let whole = self.own.fit(&[first, last]).filter(|whole| whole.words == 2 && whole.exact && whole.concept.is_verb())?;
        let other = fit.is_none_or(|fit| fit.words == 1 && fit.concept != whole.concept);
        let person = self.person_at(self.at + 1).filter(|_| other)?;
        // A word that is known is nobody's name.
        let known = matches!(person, AtomKind::Who(Person::Name(_))) && self.own.fit(&[words[1]]).is_some_and(|fit| fit.exact);
        (!known).then_some((person, whole.concept))
    }

    /// Whoever is called by this word, whatever he does.
    fn person_at(&self, at: usize) -> Option<AtomKind> {
        let Some(TokenKind::Word { raw, folded }) = self.tokens.get(at).map(|token| &token.kind) else { return None };
        let bare = self.bare(raw);
        let mut letters = bare.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            let letter = if letter.is_uppercase() { self.alphabet(letter) } else { None };
            return letter.map(|letter| AtomKind::Who(Person::of_letter(letter)));
        }
        let place = self.english.fit(&[folded.as_str()]).filter(|fit| fit.concept.is_position());
        match place {
            Some(fit) => Some(AtomKind::Concept(fit.concept)),
            None => is_capitalised(bare).then(|| AtomKind::Who(Person::Name(bare.to_owned()))),
        }
    }

    /// What is written behind a hyphen after a player or a number is an ending: `B-nek`, `5000-es`.
    fn takes_ending(&mut self, folded: &str) -> bool {
        // `ötszáz-ezer a vak`: two blinds.
        if let Some((value, _)) = self.own.number(folded)
            && let Some(Atom { kind: AtomKind::Number { value: small, in_words: true, .. }, span }) = self.atoms.last()
            && is_pair_of_blinds(*small, value)
            // Nobody says fifty hundred.
            && (value == 100 || self.names_blinds(self.at + 1))
        {
            let kind = AtomKind::Stakes(vec![*small, value]);
            let span = span.start..self.tokens[self.at].span.end;
            self.atoms.pop();
            self.atoms.push(Atom { kind, span });
            return true;
        }
        let until = self.own.ends_until(folded);
        let dative = self.own.ends_dative(folded);
        let before = self.atoms.iter().rev().skip(1).take_while(|atom| !matches!(atom.kind, AtomKind::Mark(_)));
        let named = before.into_iter().any(|atom| matches!(atom.kind, AtomKind::Who(_)));
        let first = self.atoms.len().checked_sub(2).and_then(|at| self.atoms.get(at));
        let begins = first.is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_)));
        let counts = matches!(self.tokens.get(self.at + 1).map(|token| &token.kind), Some(TokenKind::Number { value: 11.., .. }));
        let Some(last) = self.atoms.last_mut() else { return false };
        match &mut last.kind {
            // `D-ig mindenki passzol`: up to whom. `A C-nek mutatja`: to whom, where somebody does it.
            AtomKind::Who(_) if until || dative && named => {
                let span = last.span.clone();
                let at = self.atoms.len() - 1;
                self.atoms.insert(at, Atom { kind: AtomKind::Concept(Concept::To), span });
                true
            }
            // `A-nak 5000, B-nek 5000`: what he has.
            AtomKind::Who(_) if dative && begins && counts => {
                let span = last.span.clone();
                self.atoms.push(Atom { kind: AtomKind::Concept(Concept::Has), span });
                true
            }
            AtomKind::Who(_) => folded.len() <= 4,
            AtomKind::Number { value, ending, .. } => {
                let known = self.own.ending(folded);
                // `25-tisícový`.
                let unit = self.own.number(folded).filter(|(unit, _)| known.is_none() && matches!(unit, 100 | 1000 | 1_000_000));
                // `kétezer-százzal` is a sum.
                let unit = unit.filter(|(unit, _)| *value < *unit);
                if let Some((unit, last)) = unit {
                    *value = value.saturating_mul(unit);
                    *ending = last;
                    return true;
                }
                *ending = known.unwrap_or(*ending);
                known.is_some()
            }
            AtomKind::Concept(_)
            | AtomKind::Piles(_)
            | AtomKind::Stakes(_)
            | AtomKind::Cards(_)
            | AtomKind::Quote(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => {
                folded.len() <= 3 && self.own.fit(&[folded]).is_none() && self.english.fit(&[folded]).is_none()
            }
        }
    }

    /// `400-ához`: small letters hung on a figure end it, be it an ending that nobody knows; they are nobody's name.
    fn is_some_ending(&self, raw: &str, folded: &str) -> bool {
        let figure = matches!(self.atoms.last().map(|atom| &atom.kind), Some(AtomKind::Number { in_words: false, .. }));
        let word = self.own.fit(&[folded]).is_some() || self.english.fit(&[folded]).is_some() || self.own.number(folded).is_some();
        figure && !word && folded.chars().count() <= LONGEST_ENDING && raw.chars().all(char::is_lowercase)
    }

    /// So many tenths of a big blind, where the stakes are told.
    fn big_blinds(&self, tenths: Amount) -> Option<AtomKind> {
        let stakes =
            self.tokens.iter().find_map(|token| if let TokenKind::Stakes(stakes) = &token.kind { Some(stakes) } else { None });
        let value = stakes?.get(1)?.saturating_mul(tenths) / 10;
        Some(AtomKind::Number { value, ending: Ending::Plain, in_words: false })
    }

    fn words(&self) -> Vec<String> {
        self.words_from(self.at)
    }

    fn words_from(&self, at: usize) -> Vec<String> {
        let word = |token: &Token| if let TokenKind::Word { raw, .. } = &token.kind { Some(self.own.fold(raw)) } else { None };
        self.tokens[at..].iter().take(LONGEST_PHRASE).map_while(word).collect()
    }

    /// Puts right what was mistyped within a phrase of several words, or in a number.
    fn correct(&self, words: &mut [String]) {
        let own: Vec<&str> = words.iter().map(String::as_str).collect();
        let phrase = self.own.fit(&own).is_some_and(|fit| fit.words > 1) || self.own.told(&own).is_some();
        for n in 0..words.len().min(MOST_CORRECTED) {
            // Names are no mistyped words.
            let name = matches!(self.tokens.get(self.at + n).map(|token| &token.kind), Some(TokenKind::Word { raw, .. }) if is_capitalised(raw));
            if name {
                continue;
            }
            let word = words[n].as_str();
            let known = self.fit(&[word], false).is_some() || self.own.number(word).is_some();
            // What stands for a line by itself is no word mistyped.
            let known = known || self.own.told(&[word]).is_some();
            if known {
                continue;
            }
            // `ötszázsat`.
            if let Some(number) = self.own.swapped_number(word) {
                words[n] = number;
                continue;
            }
            // A word that is nearly another one by itself is put right only where a phrase comes of it: `na durhý raz`.
            let typo = || {
                let near = self.own.corrected(word).map(str::to_owned);
                near.filter(|near| self.own.nearly(word).is_none() || self.completes_phrase(words, n, near))
            };
            // A word of some phrase may be meant as it is, unless no phrase begins here.
            let as_it_is = (n > 0 || phrase) && self.own.is_within(word);
            let other = if as_it_is { None } else { self.own.inflected(word) };
            if let Some(near) = other.or_else(typo) {
                words[n] = near;
            }
        }
    }

    /// With this word in its place the words begin with a phrase that goes on behind it.
    fn completes_phrase(&self, words: &[String], at: usize, word: &str) -> bool {
        let mut tried: Vec<&str> = words.iter().map(String::as_str).collect();
        tried[at] = word;
        at > 0 && self.own.fit(&tried).is_some_and(|fit| fit.words > at + 1)
    }

    fn fit(&self, words: &[&str], is_number: bool) -> Option<FormFit> {
        let own = self.own.fit(words).filter(|fit| !is_number || fit.exact || fit.words > 1);
        let trade = self.english.fit(words).filter(|fit| fit.concept.is_trade() && !is_number);
        match (own, trade) {
            (Some(own), Some(trade)) if trade.words > own.words => Some(trade),
            (Some(own), _) => Some(own),
            (None, trade) => trade,
        }
    }

    fn unknown(&self, raw: &str, folded: &str) -> AtomKind {
        let first = self.atoms.last().is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(c) if c != ',' && c != '('));
        if is_capitalised(raw) && !first {
            return AtomKind::Who(Person::Name(self.bare(raw).to_owned()));
        }
        let near = self.own.nearly(folded).or_else(|| self.english.nearly(folded).filter(|fit| fit.concept.is_trade()));
        // `Коля 400`: a word with a capital letter that an amount stands behind is somebody, and no act mistyped.
        let person = |concept: Concept| {
            concept.is_verb() || matches!(concept, Concept::Fill | Concept::Villain | Concept::Hero | Concept::Nobody)
        };
        match near {
            // `Lucia: call` is nobody of the people at the table.
            Some(fit)
                if is_capitalised(raw)
                    && (fit.concept == Concept::Player
                        || person(fit.concept) && (self.has_value_behind() || self.own.is_given_name(folded))) =>
            {
                AtomKind::Who(Person::Name(self.bare(raw).to_owned()))
            }
            Some(fit) => AtomKind::Concept(fit.concept),
            None => AtomKind::Unknown(raw.to_owned()),
        }
    }

    fn numbers_take_endings(&self) -> bool {
        self.lang.language().number_with_ending.is_some()
    }

    fn letter_word(&self) -> LetterWord {
        self.lang.language().grammar.letter_word
    }
}

/// Two ranks, and whether they are of one suit: `AK`, `JJ`, `T9s`.
fn is_hand_in_letters(raw: &str) -> bool {
    let ranks = raw.trim_end_matches(['s', 'o']);
    let is_rank = |c: char| matches!(c, 'A' | 'K' | 'Q' | 'J' | 'T' | '2'..='9');
    ranks.chars().count() == 2 && ranks.chars().all(is_rank) && ranks.chars().any(char::is_alphabetic) && raw.len() <= 3
}

/// The larger one is twice the smaller, or two and a half times.
pub(super) fn is_pair_of_blinds(small: Amount, big: Amount) -> bool {
    small.saturating_mul(2) == big || small.saturating_mul(5) == big.saturating_mul(2)
}
