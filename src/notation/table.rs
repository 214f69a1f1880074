//! Tables of phrases: one entry a phrase, from which it is read, printed, explained and tried.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::cursor::Cursor;
use super::form::{Form, FormPart, SlotEntry};
use super::phrasebook::Phrasebook;
use crate::corpus::Lang;

/// Who does what a phrase says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doer {
    Player,
    Dealer,
    Floor,
    /// A judge, the house, the federation.
    Body,
    /// A player's cards: `B's cards touch the muck`.
    Cards,
    /// It happens by itself.
    Table,
    /// It happens together with what a player does: `C calls while the countdown ends`.
    Beside,
}

/// What has phrases of its own.
pub trait Phrased: Sized + 'static {
    fn table() -> &'static PhraseTable<Self>;

    /// As it is printed.
    fn written(&self) -> String {
        Self::table().write(self)
    }
}

/// All phrases that make one type.
pub struct PhraseTable<T: 'static> {
    /// What any of them is, and the ids of two that show it.
    pub(super) what: (&'static str, [&'static str; 2]),
    pub(super) rows: &'static [PhraseRow<T>],
    pub(super) filled: fn(&T) -> Filled,
    pub(super) openings: Openings,
}

/// With which words the phrases of a table begin, in each language. A line begins with one of a thousand: that the others are not
/// even looked at makes the reading of a corpus several times as fast.
pub(super) struct Openings([OnceLock<OpeningRows>; Lang::ALL.len()]);

/// Rows of a table, in its order.
struct OpeningRows {
    /// What may begin with the word, whatever else may begin here included.
    by_word: FxHashMap<&'static str, Vec<usize>>,
    /// What may begin with any word: with a slot, a mark or a quotation.
    by_any: Vec<usize>,
}

pub(super) struct PhraseRow<T: 'static> {
    /// Where it matters who does it.
    pub by: &'static [Doer],
    pub entry: RowEntry,
    pub read: fn(&mut Cursor) -> Option<T>,
}

#[derive(Clone, Copy)]
pub(super) enum RowEntry {
    Phrase(PhraseEntry),
    /// The phrases of another type, which are as good.
    Table(fn() -> Vec<PhraseEntry>),
}

/// A phrase whatever it makes.
#[derive(Clone, Copy)]
pub(super) struct PhraseEntry {
    pub id: &'static str,
    pub slots: &'static [SlotEntry],
}

/// A phrase with its slots filled in.
pub(super) struct Filled {
    pub id: &'static str,
    pub slots: Vec<(&'static str, String)>,
    /// The number that decides between singular and plural.
    pub count: Option<i64>,
}

/// Under which name a phrase is written: as a line has it, or as a ruling names a finding.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wording {
    Line,
    Condition,
}

impl Filled {
    pub fn write(&self, book: &Phrasebook, wording: Wording) -> String {
        let Some(phrase) = book.get(self.id) else { return String::new() };
        let one = phrase.one.as_ref().filter(|_| self.count == Some(1));
        let form = match wording {
            Wording::Line => one.or(phrase.forms.first()),
            Wording::Condition => phrase.condition.as_ref(),
        };
        let value = |name: &str| self.slots.iter().find(|(slot, _)| *slot == name).map_or("", |(_, value)| value.as_str());
        form.map_or_else(String::new, |form| form.write(0, value))
    }
}

impl PhraseEntry {
    /// The forms in a language, the printed one first.
    pub fn forms(&self, book: &'static Phrasebook) -> &'static [Form] {
        book.get(self.id).map_or(&[], |phrase| &phrase.forms)
    }

    /// The phrase as it is printed, with usual values.
    pub fn model(&self, book: &'static Phrasebook) -> String {
        self.forms(book).first().map_or_else(String::new, |form| form.model(0, self.slots))
    }

    /// The phrase with each of the usual values at least once.
    pub fn models(&self, book: &'static Phrasebook) -> Vec<String> {
        let Some(form) = self.forms(book).first() else { return Vec::new() };
        let values: Vec<Vec<String>> = self.slots.iter().map(|slot| (slot.examples)()).collect();
        let most = values.iter().map(Vec::len).max().unwrap_or(1);
        let nth = |n: usize| {
            let at = |name: &str| self.slots.iter().position(|slot| slot.name == name);
            form.write(0, |name| at(name).and_then(|at| values[at].get(n % values[at].len())).map_or("", String::as_str))
        };
        (0..most).map(nth).collect()
    }

    /// It was expected here.
    pub fn expected(&self, cursor: &mut Cursor) {
        if let Some(form) = self.forms(cursor.book).first() {
            cursor.expected_rest::<()>(self.id, form, 0, self.slots);
        }
    }

    /// Reads the phrase in whichever of its forms takes it furthest; `read` makes it from a form.
    pub fn read<T>(&self, cursor: &mut Cursor, read: impl Fn(&'static Form, &mut Cursor) -> Option<T>) -> Option<T> {
        let first = cursor.peek_word(0);
        // What begins with another word is not even tried.
        let fits = |form: &&Form| !matches!(form.parts.first(), Some(FormPart::Word(word)) if first != Some(word));
        let mut longest = Longest::new(cursor);
        for form in self.forms(cursor.book).iter().filter(fits) {
            longest.attempt(cursor, |cursor| read(form, cursor));
        }
        longest.end(cursor)
    }
}

impl<T: 'static> PhraseTable<T> {
    /// Reads whatever phrase of the table comes next and goes furthest.
    pub fn read(&self, cursor: &mut Cursor) -> Option<T> {
        let read = self.read_if(cursor, |_| true);
        if read.is_none() && cursor.is_noting {
            self.expected(cursor);
        }
        read
    }

    /// Reads what this doer does. Where he might do anything, that is not told.
    pub fn read_by(&self, cursor: &mut Cursor, doer: Doer) -> Option<T> {
        self.read_if(cursor, |row| row.by.contains(&doer))
    }

    fn read_if(&self, cursor: &mut Cursor, fits: impl Fn(&PhraseRow<T>) -> bool) -> Option<T> {
        let start = cursor.at;
        let outer = std::mem::take(&mut cursor.furthest);
        let mut longest = Longest::new(cursor);
        for row in self.rows_here(cursor).iter().filter_map(|at| self.rows.get(*at)).filter(|row| fits(row)) {
            longest.attempt(cursor, |cursor| (row.read)(cursor));
        }
        let read = longest.end(cursor);
        let inner = std::mem::replace(&mut cursor.furthest, outer);
        // That nobody began to read is told by what might have begun here.
        if inner.at > start || inner.is_wrong() || self.rows.len() == 1 {
            cursor.furthest.join(inner);
        }
        read
    }

    /// The rows that may begin with what stands here.
    fn rows_here(&self, cursor: &Cursor) -> &[usize] {
        let openings = self.openings.0[cursor.book.lang as usize].get_or_init(|| OpeningRows::new(self.rows, cursor.book));
        cursor.peek_word(0).and_then(|word| openings.by_word.get(word)).unwrap_or(&openings.by_any)
    }

    /// Any phrase of the table was expected here.
    fn expected(&self, cursor: &mut Cursor) {
        if !self.what.0.is_empty() {
            cursor.expected::<()>(self.told());
            return;
        }
        for entry in self.entries() {
            entry.expected(cursor);
        }
    }

    /// What is expected where a phrase of the table is: `a hand, such as ...`.
    pub fn told(&self) -> String {
        let (what, ids) = self.what;
        let entries = self.entries();
        let model = |id| entries.iter().find(|entry| entry.id == id).map(|entry| entry.example());
        let models: Vec<String> = ids.into_iter().filter_map(model).map(|model| format!("`{model}`")).collect();
        format!("{what} such as {}", models.join(" or "))
    }

    /// Every phrase of the table, and of the tables within it.
    pub(super) fn entries(&self) -> Vec<PhraseEntry> {
        self.rows.iter().flat_map(PhraseRow::entries).collect()
    }

    /// Every phrase as it is printed, with usual values.
    pub(super) fn examples(&self) -> Vec<String> {
        self.entries().iter().map(|entry| entry.model(Phrasebook::english())).collect()
    }

    /// Whether that does what this says.
    pub(super) fn is_by(&self, of: &T, doer: Doer) -> bool {
        let id = (self.filled)(of).id;
        let mut rows = self.rows.iter().filter(|row| row.by.contains(&doer));
        rows.any(|row| row.entries().iter().any(|entry| entry.id == id))
    }

    pub fn write(&self, of: &T) -> String {
        (self.filled)(of).write(Phrasebook::english(), Wording::Line)
    }

    /// How a ruling names the finding it hangs on.
    pub fn write_condition(&self, of: &T) -> String {
        (self.filled)(of).write(Phrasebook::english(), Wording::Condition)
    }
}

impl PhraseEntry {
    /// The first example of the language, or the printed form with usual values.
    fn example(&self) -> String {
        let book = Phrasebook::english();
        let own = book.get(self.id).and_then(|phrase| phrase.examples.first());
        own.cloned().unwrap_or_else(|| self.model(book))
    }
}

impl Openings {
    pub const fn new() -> Openings {
        Openings([const { OnceLock::new() }; Lang::ALL.len()])
    }
}

impl OpeningRows {
    fn new<T>(rows: &[PhraseRow<T>], book: &'static Phrasebook) -> OpeningRows {
        let first = |form: &'static Form| match form.parts.first() {
            Some(FormPart::Word(word)) => Some(word.as_str()),
            Some(FormPart::Mark(_) | FormPart::Quote(_) | FormPart::Slot(..)) | None => None,
        };
        // Each row with the words it begins with; the phrases of another type find their own.
        let firsts = |row: &PhraseRow<T>| match row.entry {
            RowEntry::Phrase(entry) => entry.forms(book).iter().map(first).collect(),
            RowEntry::Table(_) => vec![None],
        };
        let firsts: Vec<Vec<Option<&'static str>>> = rows.iter().map(firsts).collect();
        let rows_with = |word: Option<&str>| {
            let begins = |firsts: &[Option<&str>]| firsts.iter().any(|first| first.is_none() || *first == word);
            firsts.iter().enumerate().filter(|(_, firsts)| begins(firsts)).map(|(at, _)| at).collect::<Vec<_>>()
        };
        let by_word = firsts.iter().flatten().flatten().map(|word| (*word, rows_with(Some(word)))).collect();
        OpeningRows { by_word, by_any: rows_with(None) }
    }
}

impl<T> PhraseRow<T> {
    pub fn entries(&self) -> Vec<PhraseEntry> {
        match self.entry {
            RowEntry::Phrase(entry) => vec![entry],
            RowEntry::Table(entries) => entries(),
        }
    }
}

/// Of several attempts to read at the same place, the one that goes furthest; of equals the first.
struct Longest<T> {
    start: usize,
    best: Option<(usize, T)>,
}

impl<T> Longest<T> {
    fn new(cursor: &Cursor) -> Longest<T> {
        Longest { start: cursor.at, best: None }
    }

    fn attempt(&mut self, cursor: &mut Cursor, read: impl FnOnce(&mut Cursor) -> Option<T>) {
        cursor.at = self.start;
        if let Some(made) = read(cursor)
            && self.best.as_ref().is_none_or(|(at, _)| cursor.at > *at)
        {
            self.best = Some((cursor.at, made));
        }
    }

    fn end(self, cursor: &mut Cursor) -> Option<T> {
        cursor.at = self.best.as_ref().map_or(self.start, |(at, _)| *at);
        self.best.map(|(_, made)| made)
    }
}

/// A table of phrases. An entry is `"id" { slot: Kind, ... } => [what it makes];`, where what it makes is the pattern that
/// prints it as well; where one form cannot be both, `from [pattern] { slot: value }` says how it is taken apart. `by`
/// names who does it. `table Type => [...] as name;` takes in the phrases of another type.
///
/// All patterns together are one `match`: a variant without a phrase does not compile.
macro_rules! phrases {
    (
        $(#[$doc:meta])*
        $of:ty $(, $what:literal such as [$one:literal, $other:literal])? ;
        $(
            $id:literal $(by [$($by:ident),+])? { $($slot:ident : $kind:ty),* } => [$($made:tt)+]
            $(from [$($pattern:tt)+] { $($taken:ident : $value:expr),* })? ;
        )*
        $( table $inner:ty, $(by [$($inner_by:ident),+])? => [$($outer:tt)+] as $it:ident ; )*
    ) => {
        $(#[$doc])*
        impl $crate::notation::table::Phrased for $of {
            fn table() -> &'static $crate::notation::table::PhraseTable<Self> {
                use $crate::notation::form::SlotEntry;
                use $crate::notation::table::{Filled, Openings, PhraseEntry, PhraseRow, PhraseTable, RowEntry};
                static TABLE: PhraseTable<$of> = PhraseTable {
                    what: $crate::notation::table::what!($($what, $one, $other)?),
                    rows: &[
                        $({
                            const SLOTS: &[SlotEntry] = &[
                                $(SlotEntry {
                                    name: stringify!($slot),
                                    kind: <$kind as $crate::notation::filling::Slot>::KIND,
                                    examples: <$kind as $crate::notation::filling::Slot>::examples,
                                }),*
                            ];
                            const ENTRY: PhraseEntry = PhraseEntry { id: $id, slots: SLOTS };
                            PhraseRow {
                                by: &[$($($crate::notation::table::Doer::$by),+)?],
                                entry: RowEntry::Phrase(ENTRY),
                                read: |cursor| ENTRY.read(cursor, |form, cursor| {
                                    $(let mut $slot = <$kind as $crate::notation::filling::Slot>::absent();)*
                                    cursor.form(form, $id, SLOTS, &mut |name, _cursor| match name {
                                        $(stringify!($slot) => {
                                            $slot = Some(<$kind as $crate::notation::filling::Slot>::read(_cursor)?);
                                            Some(())
                                        })*
                                        _ => None,
                                    })?;
                                    $(let $slot = $slot?;)*
                                    Some($($made)+)
                                }),
                            }
                        },)*
                        $(PhraseRow {
                            by: &[$($($crate::notation::table::Doer::$inner_by),+)?],
                            entry: RowEntry::Table(|| <$inner as $crate::notation::table::Phrased>::table().entries()),
                            read: |cursor| {
                                let $it = <$inner as $crate::notation::table::Phrased>::table().read(cursor)?;
                                Some($($outer)+)
                            },
                        },)*
                    ],
                    filled: |of| match of {
                        $($crate::notation::table::pattern!([$($made)+] $([$($pattern)+])?) => {
                            $($(let $taken = &$value;)*)?
                            Filled {
                                id: $id,
                                count: None$(.or(<$kind as $crate::notation::filling::Slot>::count($slot)))*,
                                slots: vec![$((stringify!($slot), <$kind as $crate::notation::filling::Slot>::write($slot))),*],
                            }
                        })*
                        $($($outer)+ => (<$inner as $crate::notation::table::Phrased>::table().filled)($it),)*
                    },
                    openings: Openings::new(),
                };
                &TABLE
            }
        }
    };
}

/// What an entry makes is also how it is taken apart, unless it says otherwise.
macro_rules! pattern {
    ([$($made:tt)+]) => { $($made)+ };
    ([$($made:tt)+] [$($pattern:tt)+]) => { $($pattern)+ };
}

macro_rules! what {
    () => {
        ("", ["", ""])
    };
    ($what:literal, $one:literal, $other:literal) => {
        ($what, [$one, $other])
    };
}

pub(super) use {pattern, phrases, what};
