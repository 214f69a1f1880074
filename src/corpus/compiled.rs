//! A corpus that has been read and checked, as bytes: from these it is there again without a line of YAML.
//!
//! The texts of the files are not among the bytes: every place is written as a stretch of its file, and gets back the file
//! that the source holds today. The key under which the bytes are kept makes sure that it is the same one.

use std::cell::RefCell;
use std::collections::HashSet;
use std::ops::Range;
use std::sync::{Arc, LazyLock};

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tantivy::directory::OwnedBytes;

use super::{Corpus, GLOSSARY, SourceEntry};
use crate::diagnostic::{Place, SourceFile};
use crate::engine::options::{OptionKind, OptionSpec, OptionValue, TariffStep};
use crate::engine::rules;

/// The rules, houses and glossary of a sound corpus that was read from these files.
pub fn encode(corpus: &Corpus, files: &[SourceEntry]) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    put(&mut out, &corpus.rules.len())?;
    for rule in &corpus.rules {
        put(&mut out, &position(files, &rule.file)?)?;
        put(&mut out, rule)?;
    }
    put(&mut out, &corpus.houses.len())?;
    for house in &corpus.houses {
        put(&mut out, &position(files, &house.file)?)?;
        put(&mut out, house)?;
    }
    put(&mut out, &corpus.glossary)?;
    Some(out)
}

/// What [`encode`] wrote, but for the program's own words. `None` where the bytes say anything else.
pub fn decode(bytes: &OwnedBytes, files: &[SourceEntry]) -> Option<Corpus> {
    let mut rest = bytes.as_slice();
    let mut corpus = Corpus::default();
    for _ in 0..take::<usize>(&mut rest)? {
        corpus.rules.push(of_file(bytes, &mut rest, files)?);
    }
    for _ in 0..take::<usize>(&mut rest)? {
        corpus.houses.push(of_file(bytes, &mut rest, files)?);
    }
    corpus.glossary = match files.iter().find(|entry| entry.path == GLOSSARY) {
        Some(entry) => CompiledOrigin::of(&entry.file, bytes).decoding(|| take(&mut rest))?,
        None => take(&mut rest)?,
    };
    (rest.is_empty() && corpus.index().is_empty()).then_some(corpus)
}

fn put<T: Serialize>(out: &mut Vec<u8>, value: &T) -> Option<()> {
    *out = postcard::to_extend(value, std::mem::take(out)).ok()?;
    Some(())
}

fn take<T: DeserializeOwned>(rest: &mut &[u8]) -> Option<T> {
    let (value, behind) = postcard::take_from_bytes(rest).ok()?;
    *rest = behind;
    Some(value)
}

fn position(files: &[SourceEntry], file: &Arc<SourceFile>) -> Option<usize> {
    files.iter().position(|entry| Arc::ptr_eq(&entry.file, file))
}

/// The number of a file, and what was read from it.
fn of_file<T: DeserializeOwned>(bytes: &OwnedBytes, rest: &mut &[u8], files: &[SourceEntry]) -> Option<T> {
    let entry = files.get(take::<usize>(rest)?)?;
    CompiledOrigin::of(&entry.file, bytes).decoding(|| take(rest))
}

/// Where everything decoded just now comes from.
#[derive(Clone)]
pub struct CompiledOrigin {
    /// The file that was read when it was compiled.
    pub file: Arc<SourceFile>,
    /// The compiled corpus, of which it is a part.
    bytes: OwnedBytes,
}

impl CompiledOrigin {
    fn of(file: &Arc<SourceFile>, bytes: &OwnedBytes) -> CompiledOrigin {
        CompiledOrigin { file: Arc::clone(file), bytes: bytes.clone() }
    }

    /// Decodes something that comes from there.
    pub fn decoding<T>(&self, decode: impl FnOnce() -> T) -> T {
        let before = ORIGIN.replace(Some(self.clone()));
        let decoded = decode();
        ORIGIN.set(before);
        decoded
    }

    /// # Errors
    /// Nothing is being decoded.
    pub fn current<E: Error>() -> Result<CompiledOrigin, E> {
        ORIGIN.with_borrow(Option::clone).ok_or_else(|| E::custom("a place outside any file"))
    }

    /// Where in the compiled corpus some of its bytes lie, so that they need not be copied.
    pub fn range_of(&self, part: &[u8]) -> Option<Range<usize>> {
        let start = part.as_ptr().addr().checked_sub(self.bytes.as_ptr().addr())?;
        let range = start..start + part.len();
        self.bytes.as_slice().get(range.clone()).filter(|own| std::ptr::eq(*own, part))?;
        Some(range)
    }

    pub fn bytes(&self, range: Range<usize>) -> &[u8] {
        &self.bytes[range]
    }
}

thread_local! {
    /// Serde has no other way to tell a place which file is its own.
    static ORIGIN: RefCell<Option<CompiledOrigin>> = const { RefCell::new(None) };
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.span.start, self.span.end).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        let (start, end) = <(usize, usize)>::deserialize(deserializer)?;
        let CompiledOrigin { file, .. } = CompiledOrigin::current::<D::Error>()?;
        if start > end || end > file.text.len() {
            return Err(D::Error::custom("a place beyond its file"));
        }
        Ok(Place { file, span: start..end })
    }
}

/// For a field that holds the file itself.
pub mod its_file {
    use super::{Arc, CompiledOrigin, Deserialize, Deserializer, Serializer, SourceFile};

    pub fn serialize<S: Serializer>(_: &Arc<SourceFile>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit()
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<SourceFile>, D::Error> {
        <()>::deserialize(deserializer)?;
        Ok(CompiledOrigin::current()?.file)
    }
}

impl Serialize for OptionSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let at = rules::options().iter().position(|known| known.key == self.key);
        at.ok_or_else(|| serde::ser::Error::custom("no option"))?.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for &'static OptionSpec {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<&'static OptionSpec, D::Error> {
        rules::options().get(usize::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("no such option"))
    }
}

/// An option's value while it is bytes.
#[derive(Serialize, Deserialize)]
enum StoredValue<'a> {
    Choice(&'a str),
    Figure(i64),
    Tariff(Vec<TariffStep>),
}

impl Serialize for OptionValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stored = match self {
            OptionValue::Choice(name) => StoredValue::Choice(name),
            OptionValue::Figure(figure) => StoredValue::Figure(*figure),
            OptionValue::Tariff(steps) => StoredValue::Tariff(steps.clone()),
        };
        stored.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for OptionValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OptionValue, D::Error> {
        Ok(match StoredValue::deserialize(deserializer)? {
            StoredValue::Choice(name) => OptionValue::Choice(choice(name).ok_or_else(|| D::Error::custom("no such value"))?),
            StoredValue::Figure(figure) => OptionValue::Figure(figure),
            StoredValue::Tariff(steps) => OptionValue::Tariff(steps),
        })
    }
}

/// A choice's name, as the program holds it.
fn choice(name: &str) -> Option<&'static str> {
    static NAMES: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
        let choices =
            rules::options().iter().filter_map(|spec| if let OptionKind::Choice(values) = spec.kind { Some(values) } else { None });
        choices.flatten().map(|(name, _)| *name).collect()
    });
    NAMES.get(name).copied()
}
