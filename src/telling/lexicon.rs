//! The words of a language and what they mean, as `locales/<language>/telling.ftl` lists them; beside it `letters.ftl` has what
//! is read by the letter.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Pattern, PatternElement};

use super::concept::Concept;
use super::deal_word::DealWord;
use super::fold::fold;
use super::told_lines;
use crate::embedded;
use crate::engine::cards::Card;
use crate::lang::Lang;

/// No phrase has more words.
pub const LONGEST_PHRASE: usize = 10;

/// A word is listed, or ends as one of the list that begins with a star.
fn is_one_of(listed: &[String], raw: &str) -> bool {
    listed.iter().any(|own| own.strip_prefix('*').map_or(raw == own, |ending| raw.ends_with(ending)))
}

/// Stands in a phrase where somebody is named: `calls _ an idiot`.
const HOLE: &str = "_";

/// A shorter word for a number with two letters exchanged may be any word.
const SHORTEST_NUMBER_MISTYPED: usize = 6;

/// What is left of a word before its ending; less than that many words begin with.
const SHORTEST_STEM: usize = 4;

/// A word or several that mean one thing. `raise*` stands for every word that begins so.
#[derive(Debug)]
pub struct LexiconForm<M> {
    words: Vec<FormWord>,
    meaning: M,
}

/// Forms by the letter that they begin with.
type LexiconForms<M> = HashMap<char, Vec<LexiconForm<M>>>;

#[derive(Debug)]
struct FormWord {
    text: String,
    open: bool,
    /// With its marks, as people write it.
    written: String,
}

impl FormWord {
    fn new(word: &str) -> FormWord {
        FormWord { text: fold(word), open: word.ends_with('*') || word == HOLE, written: word.trim_end_matches('*').to_owned() }
    }

    fn fits(&self, word: &str) -> bool {
        if self.open { word.starts_with(self.text.as_str()) } else { word == self.text }
    }
}

/// How a number goes on after its last spoken part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The number itself, in whatever case.
    Plain,
    /// Chips or notes of that value, a seat of that number: `5000-es`.
    Worth,
    /// By so much.
    By,
    /// It is somebody's: `2200-a`.
    Own,
    /// So many people.
    People,
    /// So many tenths of what there is to call: `3x`, `háromszorosára`.
    Times,
}

/// What a word says beside others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Particle {
    /// An article: what stands behind it is a thing or a person.
    Article,
    /// Taking that is taking back with [`Particle::Back`] beside it: `takes 500 back`.
    Takes,
    Back,
    /// It tells how much is made of a bet, and not that it is raised.
    Makes,
    /// Going all-in by name that is only pushing where it is told how much goes forward: `shoves 2,900 forward`.
    Shoves,
    /// While what is told next happened.
    While,
    /// The sign of a second behind a number.
    Second,
    /// The sign of a thousand behind a number: `10e`.
    Thousand,
    /// So much is missing: beside a number, which is then no chips.
    Lacks,
    /// It wants to bet where an amount stands right behind it, and asks elsewhere.
    WantsAmount,
    /// It joins, but says no more than whom it is about between somebody and what he does: the Hungarian `meg`.
    Topic,
    /// Two words with a comma between them that are one: `skôr, ako`.
    CommaWithin,
    /// It says before whom something is done where somebody or a street is named behind it.
    AheadOfName,
    /// It says after which act something is done where an act stands behind it.
    AfterAct,
    /// It asks how much where it stands right behind asking: `sa pýta koľko`.
    HowMuchAlone,
    /// It denies the deed right before it: `kallaði ekki`.
    DeniesBehind,
    /// It denies the deed with which it is one word: `nenavýšil`.
    DeniesWithin,
    /// Another player than the one who acted last, where he does something: `A bets 500, the other calls`.
    Other,
    /// A table that people sit at.
    TableNoun,
    /// Several of them.
    TablesNoun,
    /// It says that the same is done once more, and not by how much: `raises again, to 2000`.
    OnceMore,
    /// It says whose the button is between it and somebody: `dugme je kod Ane`.
    ButtonAt,
    /// It stands behind what was not done: `megadás helyett`.
    InsteadBehind,
    /// It joins what somebody does to what another one does, and never two who do the same: `Витя первый, а Саня поставил`.
    Contrast,
    /// As much as was told last: `ugyanennyit`.
    SameAmount,
    /// It counts chips of which the value was told before: `stovky, osem kusov`, `hrpu stotki, njih 17`.
    OfThem,
    /// Who tells it sits where what stands behind it says: `sedím na`, `сижу на`, `I'm on`.
    SitsFirst,
    /// It says that a bet is so many times another: `3 times`, `tri puta`.
    Times,
    /// It says what somebody faces, where a bet stands behind it: `puts in 1100 facing A's 800`.
    Faces,
    /// It says into which pot something is bet, where an amount stands behind it: `bets 900 into 2400`.
    IntoPot,
    /// Between somebody and his deed it tells that it had come before: `Grímur hafði bettað`.
    HadDone,
    /// The same where a clause begins with it and somebody is named behind: `előtte UTG nyitott`.
    EarlierFirst,
    /// Somebody who only watches.
    Spectator,
    /// A word for a player in a case that says that something is done to him: `hráča B`.
    ObjectNoun,
    /// How a letter ends that says that something is done to him: `B-t`.
    ObjectEnding,
    /// How a name ends that says so: `Petrovi`.
    ObjectNameEnding,
    /// A name that ends so as it is: `Judit`.
    NameAsItIs,
    /// Behind an amount that is put in it says that the cards were not seen: `raises to 10 blind`.
    DarkBehindAmount,
    /// Who is named beside it says what somebody else has done: `C says that B insulted him`, `C szerint`.
    Reports,
    /// A verb that begins with it says that something goes forward: `előretolja`.
    ForwardWithin,
    /// It stands before a name: `Mrs. Chen`.
    Title,
    /// Folding that is showing where the cards are named and hands are shown: `lays down Ah Kd`.
    LaysDown,
    /// Behind somebody it says that he did the same: `C is`, `B too`.
    TooBehind,
    /// Before somebody it says that he did the same: `so does B`.
    TooBefore,
    /// What it tells of somebody had been so: `dealer says 1600, although A had bet 2600`.
    Although,
    /// What stands behind it lies there already, where chips are added: `k tisícke prihodí päťtisícku`.
    OntoChips,
    /// Somebody is told a sum: `is told 2200`, `fær svarið 1000`.
    IsTold,
    /// What was counted again comes to the sum behind it: `turns out`, `пересчитали`.
    TurnsOut,
    /// He gave up his hand before: `has folded`, `в пасе`.
    HasFolded,
    /// He will not: `refuses`.
    Refuses,
    /// The chips land where the pot lies: `straight into the pot`.
    StraightIntoPot,
    /// `tells`: who stands behind it hears it, and does not say it.
    TellsSomebody,
    /// It praises what another one did: `nice bet`.
    Praise,
    /// It tells how much a bet was: `B's bet was 1800`.
    Was,
    /// Chips go in apart from those that are told before them: `600 and a 1000 chip in a separate motion`.
    Apart,
    /// Somebody only begins to do what stands behind it: `starts to call, then pulls his hand back`.
    BeginsTo,
    /// What somebody has left stands behind it: `calls for his last 3200`.
    LastChips,
    /// Beside somebody: what is told there he said: `according to the dealer 3200`.
    ByWordOf,
    /// Before what somebody only would do: `B would just call, how much is it?`.
    Would,
    /// It names a bet that somebody answers, by its ending: `B eldobta A 1100-as hívására`.
    Answered,
    /// By whom something is done stands behind it: `kall frá B`, `500 od A`.
    From,
    /// It says that something is done for somebody who is not named: `A mu ukázal Kd`.
    ToHim,
}

impl Particle {
    fn of_key(key: &str) -> Option<Particle> {
        match key {
            "article-word" => Some(Particle::Article),
            "takes-apart" => Some(Particle::Takes),
            "back-apart" => Some(Particle::Back),
            "makes-it" => Some(Particle::Makes),
            "shoves-forward" => Some(Particle::Shoves),
            "while" => Some(Particle::While),
            "second-unit" => Some(Particle::Second),
            "thousand-unit" => Some(Particle::Thousand),
            "lacks-beside-number" => Some(Particle::Lacks),
            "wants-before-number" => Some(Particle::WantsAmount),
            "topic-behind-name" => Some(Particle::Topic),
            "comma-within" => Some(Particle::CommaWithin),
            "ahead-before-name" => Some(Particle::AheadOfName),
            "after-before-act" => Some(Particle::AfterAct),
            "how-much-behind-asking" => Some(Particle::HowMuchAlone),
            "denies-behind" => Some(Particle::DeniesBehind),
            "denies-within" => Some(Particle::DeniesWithin),
            "other-player" => Some(Particle::Other),
            "table-noun" => Some(Particle::TableNoun),
            "tables-noun" => Some(Particle::TablesNoun),
            "once-more" => Some(Particle::OnceMore),
            "at-behind-button" => Some(Particle::ButtonAt),
            "contrast" => Some(Particle::Contrast),
            "instead-behind" => Some(Particle::InsteadBehind),
            "same-amount" => Some(Particle::SameAmount),
            "of-them" => Some(Particle::OfThem),
            "i-sit" => Some(Particle::SitsFirst),
            "times-behind-number" => Some(Particle::Times),
            "faces-before-bet" => Some(Particle::Faces),
            "into-pot" => Some(Particle::IntoPot),
            "had-done" => Some(Particle::HadDone),
            "earlier-before-name" => Some(Particle::EarlierFirst),
            "spectator" => Some(Particle::Spectator),
            "object-noun" => Some(Particle::ObjectNoun),
            "object-ending" => Some(Particle::ObjectEnding),
            "object-name-ending" => Some(Particle::ObjectNameEnding),
            "dark-behind-number" => Some(Particle::DarkBehindAmount),
            "name-as-it-is" => Some(Particle::NameAsItIs),
            "reports" => Some(Particle::Reports),
            "forward-within" => Some(Particle::ForwardWithin),
            "title" => Some(Particle::Title),
            "lays-down" => Some(Particle::LaysDown),
            "to-him" => Some(Particle::ToHim),
            "too-behind-name" => Some(Particle::TooBehind),
            "too-before-name" => Some(Particle::TooBefore),
            "although" => Some(Particle::Although),
            "onto-chips" => Some(Particle::OntoChips),
            "turns-out" => Some(Particle::TurnsOut),
            "has-folded" => Some(Particle::HasFolded),
            "refuses" => Some(Particle::Refuses),
            "straight-into-pot" => Some(Particle::StraightIntoPot),
            "is-told" => Some(Particle::IsTold),
            "tells-somebody" => Some(Particle::TellsSomebody),
            "praise" => Some(Particle::Praise),
            "bet-was" => Some(Particle::Was),
            "begins-to" => Some(Particle::BeginsTo),
            "last-chips" => Some(Particle::LastChips),
            "apart-from-before" => Some(Particle::Apart),
            "answered-bet" => Some(Particle::Answered),
            "from-somebody" => Some(Particle::From),
            "by-the-word-of" => Some(Particle::ByWordOf),
            "would" => Some(Particle::Would),
            _ => None,
        }
    }
}

/// Everything that is known of one language.
#[derive(Default)]
pub struct Lexicon {
    forms: LexiconForms<Concept>,
    /// Phrases that stand for a line of the notation, by the keys of [`told_lines::LINES`].
    told: LexiconForms<&'static str>,
    /// How often something was done with this time: `again`, `for the third time`.
    times_done: LexiconForms<i64>,
    /// What words mean where the deal is spoken of; they are looked up there first.
    deal: LexiconForms<DealWord>,
    /// `first`, `second`: which card of the deal.
    ordinals: Vec<(FormWord, i64)>,
    /// Nouns that stand for a seat by its number, which other things are called by as well.
    seat_nouns: Vec<(String, u8)>,
    /// How a number in digits ends that tells which one.
    ordinal_endings: Vec<String>,
    /// Endings of one word that change who does it, or when, and not what is done.
    inflections: Vec<Vec<String>>,
    /// The spoken parts of numbers, the longest first.
    numbers: Vec<(String, i64)>,
    endings: Vec<(String, Ending)>,
    /// Words that count people.
    people: Vec<(String, i64)>,
    /// Words that say how many times as much: `trojnásobne`.
    times: Vec<(String, i64)>,
    /// Names that are also words.
    given_names: Vec<String>,
    /// Words that are chips behind a number, and an act elsewhere.
    chips_behind: Vec<String>,
    /// Words that say between somebody and a number that he has so much.
    owning: Vec<String>,
    /// Words that say more beside others than by themselves.
    particles: Vec<(Particle, String)>,
    /// Words for throwing that mean folding where nothing is said of what is thrown.
    bare_folds: Vec<String>,
    /// Capital letters that are articles.
    articles: Vec<char>,
    /// Small letters that are words too: articles, conjunctions, prepositions.
    small_words: Vec<char>,
    /// Latin letters that are words where the other letters that they look like are meant.
    words_in_latin: Vec<String>,
    /// What a street is called where it is named by itself.
    street_names: Vec<String>,
    /// Verbs, or how they end, of which somebody else is the subject: `a calls`, and not `a call`.
    third_person: Vec<String>,
    /// How verbs end of which whoever tells it is the subject, where the language leaves the pronoun out.
    first_person: Vec<String>,
    /// How the name of an owner ends.
    owner_endings: Vec<String>,
    /// How a word ends behind a small letter that is a preposition before it: `с рейзом`.
    governed: Vec<String>,
    /// The words of which phrases are made, from when one is first asked for.
    inner: OnceLock<HashSet<String>>,
    /// How letters are mistaken for each other.
    slips: Slips,
    /// What a number of big blinds ends with.
    pub units: Vec<String>,
    /// How a name or a letter ends that tells to whom.
    datives: Vec<String>,
    /// How a name or a letter ends that tells up to whom.
    until: Vec<String>,
    /// Words that only their marks tell from others.
    kept: Vec<String>,
    /// What the two sides of a hand are called that have no names.
    names: Vec<(Concept, String)>,
    ranks: Vec<(FormWord, char)>,
    suits: Vec<(FormWord, char)>,
}

/// Letters that are taken for each other in writing, and those that lie side by side on the keys.
#[derive(Debug, Default)]
struct Slips {
    alike: Vec<String>,
    rows: Vec<String>,
}

impl Slips {
    /// Whether whoever wrote the one easily meant the other.
    fn taken_for(&self, one: char, other: char) -> bool {
        let places = |row: &String| {
            let place = |letter: char| row.chars().position(|own| own == letter);
            place(one).zip(place(other))
        };
        self.alike.iter().any(|letters| places(letters).is_some())
            || self.rows.iter().filter_map(places).any(|(one, other)| one.abs_diff(other) == 1)
    }
}

/// Of what begins here, how many words it takes and how well it fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FormFit<M = Concept> {
    pub concept: M,
    pub words: usize,
    /// Every letter of it is spelled out.
    pub exact: bool,
    /// At which of its words somebody is named, or something counted.
    pub holes: [Option<usize>; 2],
    /// How many of its letters are spelled out.
    letters: usize,
}

impl Lexicon {
    pub fn of(lang: Lang) -> &'static Lexicon {
        static ALL: [OnceLock<Lexicon>; Lang::COUNT] = [const { OnceLock::new() }; Lang::COUNT];
        ALL[lang as usize].get_or_init(|| {
            let mut lexicon = Lexicon::default();
            let telling = entries(lang, "telling.ftl");
            lexicon.kept = telling.iter().find(|(key, _)| *key == "kept").map(|(_, forms)| forms.clone()).unwrap_or_default();
            telling.iter().for_each(|(key, forms)| lexicon.add(key, forms));
            entries(lang, "told.ftl").iter().for_each(|(key, forms)| lexicon.add_told(key, forms));
            entries(lang, "letters.ftl").iter().for_each(|(key, forms)| lexicon.add(key, forms));
            let declared = lang.language().number_words.iter();
            lexicon.numbers.extend(declared.flat_map(|(value, words)| words.split(' ').map(|word| (fold(word), *value))));
            lexicon.numbers.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
            // Whatever people speak, they write much of it in Latin letters.
            let latin = if lang == Lang::En { None } else { Some(&Lexicon::of(Lang::En).slips) };
            lexicon.slips.alike.extend(latin.into_iter().flat_map(|slips| slips.alike.clone()));
            lexicon.slips.rows.extend(latin.into_iter().flat_map(|slips| slips.rows.clone()));
            lexicon
        })
    }

    fn add_told(&mut self, key: &str, forms: &[String]) {
        let Some(key) = told_lines::key(key) else { return };
        forms.iter().for_each(|form| enter(&mut self.told, self.kept.as_slice(), form, key));
    }

    fn add(&mut self, key: &str, forms: &[String]) {
        if let Some(value) = key.strip_prefix("number-").and_then(|value| value.parse::<i64>().ok()) {
            self.numbers.extend(forms.iter().map(|form| (fold(form), value)));
            return;
        }
        if let Some(value) = key.strip_prefix("people-").and_then(|value| value.parse::<i64>().ok()) {
            self.people.extend(forms.iter().map(|form| (fold(form), value)));
            return;
        }
        if let Some(value) = key.strip_prefix("times-").and_then(|value| value.parse::<i64>().ok()) {
            self.times.extend(forms.iter().map(|form| (fold(form), value)));
            return;
        }
        if let Some(times) = key.strip_prefix("time-").and_then(|times| times.parse::<i64>().ok()) {
            forms.iter().for_each(|form| enter(&mut self.times_done, self.kept.as_slice(), form, times));
            return;
        }
        if let Some(nth) = key.strip_prefix("ordinal-").and_then(|nth| nth.parse::<i64>().ok()) {
            self.ordinals.extend(forms.iter().map(|form| (FormWord::new(form), nth)));
            return;
        }
        if let Some(seat) = key.strip_prefix("seat-").and_then(|seat| seat.parse::<u8>().ok()) {
            self.seat_nouns.extend(forms.iter().map(|form| (fold(form), seat)));
            return;
        }
        if key == "given-names" {
            self.given_names.extend(forms.iter().map(|form| fold(form)));
            return;
        }
        if key == "chip-behind-number" {
            self.chips_behind.extend(forms.iter().map(|form| fold(form)));
            return;
        }
        let letters = || forms.iter().filter_map(|form| form.chars().next());
        match key {
            "article" => return self.articles.extend(letters()),
            "small-word" => return self.small_words.extend(letters()),
            "ending-behind-small-word" => return self.governed.extend(forms.iter().map(|form| fold(form))),
            "unit-big-blind" => return self.units.extend(forms.iter().cloned()),
            "taken-for" => return self.slips.alike.extend(forms.iter().cloned()),
            "key-row" => return self.slips.rows.extend(forms.iter().cloned()),
            "word-in-latin" => return self.words_in_latin.extend(forms.iter().cloned()),
            "street-by-itself" => return self.street_names.extend(forms.iter().cloned()),
            "third-person" => return self.third_person.extend(forms.iter().cloned()),
            "first-person" => return self.first_person.extend(forms.iter().cloned()),
            "ending-owner" => return self.owner_endings.extend(forms.iter().cloned()),
            "inflection" => {
                let endings = forms.iter().map(|form| form.split('/').map(fold).collect());
                return self.inflections.extend(endings);
            }
            _ => {}
        }
        if let Some(particle) = Particle::of_key(key) {
            return self.particles.extend(forms.iter().map(|form| (particle, fold(form).replace(' ', ""))));
        }
        match key {
            "ending-dative" => return self.datives.extend(forms.iter().map(|form| fold(form))),
            "has-before-number" => return self.owning.extend(forms.iter().cloned()),
            _ => {}
        }
        if key == "fold-when-bare" {
            self.bare_folds.extend(forms.iter().map(|form| fold(form)));
            return;
        }
        if key == "ending-until" {
            self.until.extend(forms.iter().map(|form| fold(form)));
            return;
        }
        if key == "ordinal-ending" {
            self.ordinal_endings.extend(forms.iter().map(|form| fold(form)));
            return;
        }
        if let Some(word) = DealWord::ALL.iter().copied().find(|word| word.key() == key) {
            forms.iter().for_each(|form| enter(&mut self.deal, self.kept.as_slice(), form, word));
            return;
        }
        if let Some(rank) = key.strip_prefix("rank-").and_then(|rank| rank.chars().next()) {
            self.ranks.extend(forms.iter().map(|form| (FormWord::new(form), rank.to_ascii_uppercase())));
            return;
        }
        if let Some(suit) = key.strip_prefix("suit-").and_then(|suit| suit.chars().next()) {
            self.suits.extend(forms.iter().map(|form| (FormWord::new(form), suit)));
            return;
        }
        let ending = match key {
            "ending" => Some(Ending::Plain),
            "ending-worth" => Some(Ending::Worth),
            "ending-by" => Some(Ending::By),
            "ending-own" => Some(Ending::Own),
            "ending-people" => Some(Ending::People),
            _ => None,
        };
        if let Some(ending) = ending {
            self.endings.extend(forms.iter().map(|form| (fold(form), ending)));
            return;
        }
        let Some(concept) = Concept::ALL.iter().copied().find(|concept| concept.key() == key) else { return };
        if matches!(concept, Concept::Hero | Concept::Villain) {
            self.names.extend(forms.first().map(|form| (concept, form.clone())));
        }
        forms.iter().for_each(|form| enter(&mut self.forms, self.kept.as_slice(), form, concept));
    }

    /// The word as it is compared: without its marks, unless only they tell it from another.
    pub fn fold(&self, raw: &str) -> String {
        let small = raw.to_lowercase();
        if self.kept.contains(&small) { small } else { fold(raw) }
    }

    /// What the words begin with; of several the one that takes most words, then the one that spells out most letters.
    pub fn fit(&self, words: &[&str]) -> Option<FormFit> {
        best(&self.forms, words)
    }

    /// As [`Lexicon::fit`], of the phrases that stand for a line of the notation.
    pub fn told(&self, words: &[&str]) -> Option<FormFit<&'static str>> {
        best(&self.told, words)
    }

    /// As [`Lexicon::told`], of the phrases within which nobody is named.
    pub fn told_of_nobody(&self, words: &[&str]) -> Option<FormFit<&'static str>> {
        fitting(&self.told, words).filter(|fit| fit.holes == [None; 2]).max_by_key(|fit| (fit.words, fit.letters))
    }

    /// How often something was done with this time.
    pub fn times_done(&self, words: &[&str]) -> Option<FormFit<i64>> {
        best(&self.times_done, words)
    }

    /// As [`Lexicon::fit`], where the deal is spoken of.
    pub fn deal_fit(&self, words: &[&str]) -> Option<FormFit<DealWord>> {
        best(&self.deal, words)
    }

    /// The seat that a noun of its own stands for: `gombík na päťke`.
    pub fn seat_noun(&self, word: &str) -> Option<u8> {
        self.seat_nouns.iter().find(|(own, _)| own == word).map(|(_, seat)| *seat)
    }

    /// Which one a word tells: `second`.
    pub fn ordinal(&self, word: &str) -> Option<i64> {
        self.ordinals.iter().find(|(own, _)| own.fits(word)).map(|(_, nth)| *nth)
    }

    /// Somebody may be called so, although it is a word as well.
    pub fn is_given_name(&self, word: &str) -> bool {
        self.given_names.iter().any(|own| own == word)
    }

    /// It is chips behind a number, where that number is `counted` by another.
    pub fn is_chip_behind_number(&self, word: &str, counted: bool) -> bool {
        counted && self.chips_behind.iter().any(|own| own == word)
    }

    /// It says between somebody and a number that he has so much.
    pub fn owns_before_number(&self, word: &str) -> bool {
        self.owning.iter().any(|own| own == word)
    }

    /// The words, folded, are such a particle.
    pub fn is(&self, particle: Particle, words: &str) -> bool {
        let words = words.replace(' ', "");
        self.particles.iter().any(|(own, form)| *own == particle && *form == words)
    }

    /// A word, folded, begins with such a particle, and does not end there.
    pub fn begins_with(&self, particle: Particle, word: &str) -> bool {
        let begins = |form: &str| word.len() > form.len() && word.starts_with(form);
        self.particles.iter().any(|(own, form)| *own == particle && begins(form))
    }

    /// The deed that a word denies, where the two are written as one: `nenavýšil`.
    pub fn denied(&self, word: &str) -> Option<Concept> {
        let prefixes = self.particles.iter().filter(|(own, _)| *own == Particle::DeniesWithin);
        let deed = |prefix: &str| self.fit(&[word.strip_prefix(prefix)?]).filter(|fit| fit.concept.is_verb());
        prefixes.filter_map(|(_, prefix)| deed(prefix)).map(|fit| fit.concept).next()
    }

    /// A name that ends so is somebody's to whom something is done.
    pub fn is_object_name(&self, name: &str) -> bool {
        let mut endings = self.particles.iter().filter(|(own, _)| *own == Particle::ObjectNameEnding);
        !self.is(Particle::NameAsItIs, name)
            && endings.any(|(_, ending)| name.strip_suffix(ending.as_str()).is_some_and(|stem| stem.len() > 1))
    }

    /// It means folding where nothing is said of what is thrown.
    pub fn is_bare_fold(&self, word: &str) -> bool {
        self.bare_folds.iter().any(|own| own == word)
    }

    /// It stands behind a preposition of one letter: `рейзом`.
    pub fn is_governed(&self, word: &str) -> bool {
        self.governed.iter().any(|ending| word.ends_with(ending.as_str()))
    }

    /// Whether somebody's name that ends so tells up to whom: the `ig` of `D-ig`.
    pub fn ends_until(&self, ending: &str) -> bool {
        self.until.iter().any(|own| own == ending)
    }

    /// A capital letter that stands before a name, and is none.
    pub fn is_article(&self, letter: char) -> bool {
        self.articles.contains(&letter)
    }

    /// A small letter that is a word too.
    pub fn is_small_word(&self, letter: char) -> bool {
        self.small_words.contains(&letter)
    }

    /// In Latin letters it is a word where those are meant that look like them: the `y` of `y Baдимa`.
    pub fn is_word_in_latin(&self, raw: &str) -> bool {
        self.words_in_latin.iter().any(|own| own == raw)
    }

    /// A street is called so where it is named by itself.
    pub fn is_street_name(&self, raw: &str) -> bool {
        self.street_names.iter().any(|own| own == raw)
    }

    /// Somebody who is named before it does it.
    pub fn is_third_person(&self, raw: &str) -> bool {
        is_one_of(&self.third_person, raw)
    }

    /// Whoever tells it does it: `emelek`, `dižem`.
    pub fn is_first_person(&self, raw: &str) -> bool {
        is_one_of(&self.first_person, raw)
    }

    /// A name without the ending that makes it an owner's, or says what he is.
    pub fn without_owner<'w>(&self, raw: &'w str) -> &'w str {
        self.owner_endings.iter().find_map(|ending| raw.strip_suffix(ending.as_str())).unwrap_or(raw)
    }

    /// Whether somebody's name that ends so tells to whom: the `nek` of `C-nek`.
    pub fn ends_dative(&self, ending: &str) -> bool {
        self.datives.iter().any(|own| own == ending)
    }

    /// Somebody has written it as it is listed: where letters are taken for one, `li` is no `LJ`.
    pub fn is_written(&self, concept: Concept, raw: &str) -> bool {
        let own = |form: &LexiconForm<Concept>| {
            form.meaning == concept && form.words.len() == 1 && form.words[0].written.eq_ignore_ascii_case(raw)
        };
        self.forms.values().flatten().any(own)
    }

    /// The form that is listed first.
    pub fn first(&self, concept: Concept) -> Option<&str> {
        self.names.iter().find(|(own, _)| *own == concept).map(|(_, form)| form.as_str())
    }

    /// Whether digits that end so tell which one: the `nd` of `2nd`.
    pub fn ends_ordinal(&self, ending: &str) -> bool {
        self.ordinal_endings.iter().any(|own| own == ending)
    }

    /// What a mistyped word most likely means.
    pub fn nearly(&self, word: &str) -> Option<FormFit> {
        near(&self.forms, word, &self.slips)
    }

    /// As [`Lexicon::nearly`], where the deal is spoken of.
    pub fn deal_nearly(&self, word: &str) -> Option<FormFit<DealWord>> {
        near(&self.deal, word, &self.slips)
    }

    /// The form that is most like the word, as it might have been written.
    pub fn closest(&self, word: &str) -> Option<&str> {
        let words = || {
            let forms = self.forms.values().flatten().filter(|form| form.words.len() == 1 && form.meaning != Concept::Fill);
            forms.map(|form| &form.words[0])
        };
        let near = crate::diagnostic::closest(word, words().map(|own| own.text.as_str()))?;
        words().find(|own| own.text == near).map(|own| own.written.as_str())
    }

    /// The number that a word spells, and how it ends: `kétezrest`.
    pub fn number(&self, word: &str) -> Option<(i64, Ending)> {
        if let Some((_, value)) = self.people.iter().find(|(own, _)| own == word) {
            return Some((*value, Ending::People));
        }
        self.spell(word, &mut Vec::new())
    }

    /// The word for a number that somebody wrote with two letters in the wrong order.
    pub fn swapped_number(&self, word: &str) -> Option<String> {
        let letters: Vec<char> = word.chars().collect();
        if letters.len() < SHORTEST_NUMBER_MISTYPED {
            return None;
        }
        (1..letters.len() - 1).find_map(|at| {
            let mut swapped = letters.clone();
            swapped.swap(at, at + 1);
            let swapped: String = swapped.into_iter().collect();
            (swapped != word && self.number(&swapped).is_some()).then_some(swapped)
        })
    }

    /// How many times as much a word says: `trojnásobne`.
    pub fn times(&self, word: &str) -> Option<i64> {
        self.times.iter().find(|(own, _)| own == word).map(|(_, times)| *times)
    }

    /// The card that words name, and how many of them: `ace of spades`, `hjartakóng`.
    pub fn card(&self, words: &[&str]) -> Option<(Card, usize)> {
        let find = |of: &[(FormWord, char)], word: &str| of.iter().find(|(own, _)| own.fits(word)).map(|(_, letter)| *letter);
        let rank_of = |word: &str| find(&self.ranks, word).or_else(|| self.small_rank(word));
        let rank = |n: usize| words.get(n).and_then(|word| rank_of(word));
        let suit = |n: usize| words.get(n).and_then(|word| find(&self.suits, word));
        let fill = words
            .get(1)
            .is_some_and(|word| self.fit(&[word]).is_some_and(|fit| matches!(fit.concept, Concept::Fill | Concept::Worth)));
        let card = |rank: char, suit: char| format!("{rank}{suit}").parse::<Card>().ok();
        if let Some(rank) = rank(0) {
            let at = if suit(1).is_some() { 1 } else { 2 };
            return suit(at).filter(|_| at == 1 || fill).and_then(|suit| card(rank, suit)).map(|card| (card, at + 1));
        }
        if let (Some(suit), Some(rank)) = (suit(0), rank(1)) {
            return card(rank, suit).map(|card| (card, 2));
        }
        // Written in one word, the suit comes first.
        let word = words.first()?;
        self.suits.iter().find_map(|(own, suit)| {
            let rest = word.strip_prefix(own.text.as_str()).filter(|rest| !rest.is_empty())?;
            card(rank_of(rest)?, *suit).map(|card| (card, 1))
        })
    }

    /// The rank that a word is.
    pub fn rank(&self, word: &str) -> Option<char> {
        self.ranks.iter().find(|(own, _)| own.fits(word)).map(|(_, letter)| *letter)
    }

    /// The rank that a number in words is, where a suit stands beside it: `five of hearts`.
    fn small_rank(&self, word: &str) -> Option<char> {
        let (value, _) = self.spell(word, &mut Vec::new())?;
        rank(value)
    }

    /// The card of a rank in digits and the words beside it, and how many of those it takes: `7 of clubs`.
    pub fn card_of(&self, value: i64, words: &[&str]) -> Option<(Card, usize)> {
        let suit = |n: usize| words.get(n).and_then(|word| self.suit(word));
        let fill = words.first().and_then(|word| self.fit(&[word]));
        let fill = fill.is_some_and(|fit| matches!(fit.concept, Concept::Fill | Concept::Worth));
        let (suit, taken) = suit(0).map(|suit| (suit, 1)).or_else(|| suit(1).filter(|_| fill).map(|suit| (suit, 2)))?;
        format!("{}{suit}", rank(value)?).parse().ok().map(|card| (card, taken))
    }

    /// The card of a suit and a rank in digits behind it: `treff 7`.
    pub fn card_in(&self, word: &str, value: i64) -> Option<Card> {
        format!("{}{}", rank(value)?, self.suit(word)?).parse().ok()
    }

    fn suit(&self, word: &str) -> Option<char> {
        self.suits.iter().find(|(own, _)| own.fits(word)).map(|(_, letter)| *letter)
    }

    /// A listed word of which this one is another form: `povučem` where `povuče` is listed. Where such words mean different things it
    /// is none of them.
    pub fn inflected(&self, word: &str) -> Option<String> {
        let mut found: Option<(String, Option<Concept>)> = None;
        for group in &self.inflections {
            // The longest ending is the word's own: what is left of it is its stem.
            let ends = group.iter().filter_map(|ending| word.strip_suffix(ending.as_str())).min_by_key(|stem| stem.len());
            let Some(stem) = ends.filter(|stem| stem.chars().count() >= SHORTEST_STEM) else { continue };
            for ending in group {
                let other = format!("{stem}{ending}");
                let fit = self.spelled_out(&other);
                // What is a line by itself is none by likeness.
                let line = self.told(&[&other]).is_some();
                if other == word || line || fit.is_none() && !self.is_within(&other) {
                    continue;
                }
                let concept = fit.map(|fit| fit.concept);
                match &found {
                    Some((_, before)) if concept.is_some() && before.is_some() && *before != concept => return None,
                    Some((_, before)) if before.is_some() || concept.is_none() => {}
                    _ => found = Some((other, concept)),
                }
            }
        }
        // What says nothing may as well be what somebody is called.
        found.filter(|(_, concept)| *concept != Some(Concept::Fill)).map(|(other, _)| other)
    }

    /// What a word means by itself, spelled out to its end.
    fn spelled_out(&self, word: &str) -> Option<FormFit> {
        fitting(&self.forms, &[word]).filter(|fit| fit.exact).max_by_key(|fit| fit.letters)
    }

    /// It is a word of a phrase.
    pub fn is_within(&self, word: &str) -> bool {
        let inner = self.inner.get_or_init(|| {
            let forms = self.forms.values().flatten().map(|form| &form.words);
            let phrases = forms.chain(self.told.values().flatten().map(|form| &form.words)).filter(|words| words.len() > 1);
            phrases.flatten().filter(|own| !own.open).map(|own| own.text.clone()).collect()
        });
        inner.contains(word)
    }

    /// The word that somebody who mistyped this one most likely meant.
    pub fn corrected(&self, word: &str) -> Option<&str> {
        let length = word.chars().count();
        // Whose name it is has not mistyped it.
        let first = word.chars().next().filter(|_| length >= 5 && !self.is_given_name(word))?;
        let allowed = if length >= 9 { 2 } else { 1 };
        let inner = self.forms.values().flatten().filter(|form| form.words.len() > 1).flat_map(|form| &form.words);
        let told = self.told.values().flatten().filter(|form| form.words.len() > 1).flat_map(|form| &form.words);
        let inner = inner
            .chain(told)
            .filter(|own| !own.open && !own.text.is_empty() && own.text.starts_with(first))
            .map(|own| own.text.as_str());
        let numbers = self.numbers.iter().map(|(own, _)| own.as_str()).filter(|own| own.starts_with(first));
        let near = inner.chain(numbers).filter(|own| own.len() >= 5).map(|own| (strsim::osa_distance(own, word), own));
        near.filter(|(distance, _)| *distance <= allowed).min().map(|(_, own)| own)
    }

    fn spell(&self, rest: &str, parts: &mut Vec<i64>) -> Option<(i64, Ending)> {
        self.spell_on(rest, parts, None)
    }

    /// As [`Lexicon::spell`], behind a part that ends with the letter `last`.
    fn spell_on(&self, rest: &str, parts: &mut Vec<i64>, last: Option<char>) -> Option<(i64, Ending)> {
        if !parts.is_empty() && rest.is_empty() {
            return spoken(&in_hundreds(parts)).map(|value| (value, Ending::Plain));
        }
        if parts.len() > 6 {
            return None;
        }
        // A number goes on before it ends: `huszonöt` is 25, and not 20 in another case.
        for (word, value) in &self.numbers {
            // `patisíc`: of two letters that are the same where two numbers meet, one is often written.
            let shared = || {
                let letter = word.chars().next().filter(|letter| last == Some(*letter))?;
                rest.strip_prefix(&word[letter.len_utf8()..]).filter(|_| word.len() > 3)
            };
            let after = rest.strip_prefix(word.as_str()).or_else(shared);
            if let Some(after) = after.filter(|_| goes_on(parts, *value)) {
                parts.push(*value);
                let last = word.chars().next_back();
                let found = self.spell_on(after, parts, last);
                parts.pop();
                if found.is_some() {
                    return found;
                }
            }
        }
        let ending = self.endings.iter().find(|(ending, _)| !parts.is_empty() && ending == rest).map(|(_, kind)| *kind)?;
        spoken(&in_hundreds(parts)).map(|value| (value, ending))
    }

    /// What an ending behind digits says: the `es` of `5000-es`.
    pub fn ending(&self, ending: &str) -> Option<Ending> {
        self.endings.iter().find(|(own, _)| own == ending).map(|(_, kind)| *kind)
    }

    #[cfg(test)]
    pub fn has(&self, concept: Concept) -> bool {
        self.forms.values().flatten().any(|form| form.meaning == concept)
    }

    #[cfg(test)]
    pub fn has_deal(&self, word: DealWord) -> bool {
        self.deal.values().flatten().any(|form| form.meaning == word)
    }

    /// Forms that stand under two concepts.
    #[cfg(test)]
    pub fn twice(&self) -> Vec<String> {
        let mut twice = twice(&self.forms, Concept::key);
        twice.extend(super::lexicon::twice(&self.deal, DealWord::key));
        twice.extend(super::lexicon::twice(&self.told, |key| key));
        twice
    }

    /// Numbers in words that `telling.ftl` lists although they are known without it.
    #[cfg(test)]
    pub fn numbers_listed_twice(lang: Lang) -> Vec<String> {
        let declared = lang.language().number_words.iter();
        let mut known: HashSet<(String, i64)> =
            declared.flat_map(|(value, words)| words.split(' ').map(|word| (fold(word), *value))).collect();
        let listed = entries(lang, "telling.ftl");
        let numbers = listed.iter().filter_map(|(key, forms)| Some((key.strip_prefix("number-")?.parse().ok()?, forms)));
        let forms = numbers.flat_map(|(value, forms)| forms.iter().map(move |form| (form, value)));
        forms.filter(|(form, value)| !known.insert((fold(form), *value))).map(|(form, _)| form.clone()).collect()
    }
}

#[cfg(test)]
fn twice<M: Copy + PartialEq>(forms: &LexiconForms<M>, key: fn(M) -> &'static str) -> Vec<String> {
    let mut seen: HashMap<String, M> = HashMap::new();
    let mut twice = Vec::new();
    for form in forms.values().flatten() {
        let words = form.words.iter().map(|word| format!("{}{}", word.text, if word.open { "*" } else { "" }));
        let text = words.collect::<Vec<_>>().join(" ");
        match seen.insert(text.clone(), form.meaning) {
            Some(other) if other != form.meaning => twice.push(format!("{text}: {} and {}", key(other), key(form.meaning))),
            Some(_) | None => {}
        }
    }
    twice.sort();
    twice
}

/// The words of a form under what they mean.
fn enter<M>(forms: &mut LexiconForms<M>, kept: &[String], form: &str, meaning: M) {
    let form_word = |word: &str| {
        let form = FormWord::new(word);
        if kept.iter().any(|kept| kept == word) { FormWord { text: word.to_owned(), open: false, ..form } } else { form }
    };
    let words: Vec<FormWord> = form.split([' ', '-']).filter(|word| !word.is_empty()).map(form_word).collect();
    if let Some(first) = words.first().and_then(|word| word.text.chars().next()) {
        forms.entry(first).or_default().push(LexiconForm { words, meaning });
    }
}

fn best<M: Copy>(forms: &LexiconForms<M>, words: &[&str]) -> Option<FormFit<M>> {
    fitting(forms, words).max_by_key(|fit| (fit.words, fit.letters))
}

fn fitting<M: Copy>(forms: &LexiconForms<M>, words: &[&str]) -> impl Iterator<Item = FormFit<M>> {
    let first = words.first().and_then(|word| word.chars().next());
    let fits =
        |form: &&LexiconForm<M>| form.words.len() <= words.len() && form.words.iter().zip(words).all(|(own, word)| own.fits(word));
    let own = first.and_then(|first| forms.get(&first)).into_iter().flatten();
    own.filter(fits).map(LexiconForm::fit).collect::<Vec<_>>().into_iter()
}

fn near<M: Copy>(forms: &LexiconForms<M>, word: &str, slips: &Slips) -> Option<FormFit<M>> {
    let length = word.chars().count();
    if length < 5 {
        return None;
    }
    let allowed = if length >= 9 { 2 } else { 1 };
    let first = word.chars().next()?;
    let near = forms.get(&first)?.iter().filter(|form| form.words.len() == 1).filter_map(|form| {
        let own = &form.words[0];
        let distance = own.distance(word, slips)?;
        // What begins like a stem and goes on otherwise is another word.
        let like = own.text.chars().count() >= 4.max(length.saturating_sub(3));
        (like && distance <= allowed).then_some((distance, form.fit()))
    });
    near.min_by_key(|(distance, fit)| (*distance, std::cmp::Reverse(fit.letters))).map(|(_, fit)| fit)
}

impl<M: Copy> LexiconForm<M> {
    fn fit(&self) -> FormFit<M> {
        let letters = self.words.iter().map(|word| word.text.len() * 2 + usize::from(!word.open)).sum();
        let mut holes = (0..self.words.len()).filter(|at| self.words[*at].open && self.words[*at].text.is_empty());
        let holes = [holes.next(), holes.next()];
        FormFit { concept: self.meaning, words: self.words.len(), exact: self.words.iter().all(|word| !word.open), holes, letters }
    }
}

impl FormWord {
    /// In how many letters the word differs; of a form with any ending only the beginning is compared. Nothing where it differs
    /// as no mistyped word does.
    fn distance(&self, word: &str, slips: &Slips) -> Option<usize> {
        if !self.open {
            return mistyped(&self.text, word, slips);
        }
        let letters: Vec<char> = word.chars().collect();
        let own = self.text.chars().count();
        // A letter more or less at its end would be no more than another word that begins alike.
        let ends_alike =
            |n: &usize| *n == own || n.checked_sub(1).and_then(|last| letters.get(last)).copied() == self.text.chars().last();
        (own.saturating_sub(1)..=own + 1)
            .filter(|n| *n <= letters.len() && ends_alike(n))
            .filter_map(|n| mistyped(&self.text, &letters[..n].iter().collect::<String>(), slips))
            .min()
    }
}

/// In how many letters two words differ, where one may be the other mistyped: a letter too many or too few, two letters in the wrong
/// order, or one that is easily taken for another. "Cheats" is no "checks".
fn mistyped(own: &str, word: &str, slips: &Slips) -> Option<usize> {
    let distance = strsim::osa_distance(own, word);
    let (own, word): (Vec<char>, Vec<char>) = (own.chars().collect(), word.chars().collect());
    if own.len() != word.len() {
        return Some(distance);
    }
    let mut differ = own.iter().zip(&word).filter(|(own, word)| own != word);
    let (Some((one, other)), None) = (differ.next(), differ.next()) else { return Some(distance) };
    slips.taken_for(*one, *other).then_some(distance)
}

/// The rank of a card that shows so many.
fn rank(value: i64) -> Option<char> {
    match value {
        2..=9 => u32::try_from(value).ok().and_then(|value| char::from_digit(value, 10)),
        10 => Some('T'),
        _ => None,
    }
}

/// `полторы`, `másfél`: one word for one and a half, of thousands.
const ONE_AND_A_HALF: i64 = 1500;

/// Whether what was said of a number can go on with this part: twenty with five, five with hundred, thousand with two hundred.
pub fn goes_on(parts: &[i64], next: i64) -> bool {
    let Some(last) = parts.last().copied() else { return true };
    // `полторы тысячи`, one and a half thousand: the half says it already.
    let multiplies = matches!(next, 100 | 1000 | 1_000_000) || last == ONE_AND_A_HALF && next == 1000;
    let adds = match last {
        20..=90 if last % 10 == 0 => next < 10,
        // `tizenöt`, `százhúsz`.
        10 => next < 10,
        _ => last >= 100 && next < last,
    };
    multiplies && (last < next || last == ONE_AND_A_HALF) || adds && last != ONE_AND_A_HALF
}

/// `ezeröt` in one word: nobody bets 1005.
fn in_hundreds(parts: &[i64]) -> Vec<i64> {
    if let [before @ .., 1000, hundreds @ 1..=9] = parts { [before, &[1000, *hundreds, 100]].concat() } else { parts.to_vec() }
}

/// The value of the parts of a number in the order in which they are read.
pub fn spoken(parts: &[i64]) -> Option<i64> {
    let (mut total, mut current) = (0_i64, 0_i64);
    for part in parts {
        match *part {
            1000 if current == ONE_AND_A_HALF => {}
            ONE_AND_A_HALF => current += ONE_AND_A_HALF,
            100 if current < 100 => current = current.max(1) * 100,
            thousands if thousands >= 1000 => {
                total = total.checked_add(current.max(1).checked_mul(thousands)?)?;
                current = 0;
            }
            other => current += other,
        }
    }
    total.checked_add(current)
}

/// What a file lists of a language, by its keys.
fn entries(lang: Lang, file: &str) -> Vec<(&'static str, Vec<String>)> {
    let Some(source) = embedded::locale(lang, file) else { return Vec::new() };
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(resource, _)| resource);
    let entry = |entry: &Entry<&'static str>| {
        let Entry::Message(message) = entry else { return None };
        Some((message.id.name, message.value.as_ref().map(listed).unwrap_or_default()))
    };
    resource.body.iter().filter_map(entry).collect()
}

/// The forms of a message, between commas.
fn listed(pattern: &Pattern<&str>) -> Vec<String> {
    let text = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => *value,
        PatternElement::Placeable { .. } => "",
    });
    let text: String = text.collect();
    text.split([',', '\n']).map(str::trim).filter(|form| !form.is_empty()).map(str::to_owned).collect()
}
