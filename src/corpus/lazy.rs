//! What a compiled corpus need not decode before somebody asks for it.
//!
//! A ruling cites rules by title and number; it reads neither the texts nor the scenarios, which are most of the corpus.

use std::fmt;
use std::ops::{Deref, Range};
use std::sync::OnceLock;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::compiled::CompiledOrigin;

/// Something that was read from a file, or the bytes that it will be decoded from.
#[derive(Clone)]
pub struct Lazy<T> {
    stored: Option<(CompiledOrigin, Range<usize>)>,
    value: OnceLock<T>,
}

impl<T> From<T> for Lazy<T> {
    fn from(value: T) -> Lazy<T> {
        Lazy { stored: None, value: value.into() }
    }
}

impl<T: Default> Default for Lazy<T> {
    fn default() -> Lazy<T> {
        T::default().into()
    }
}

impl<T: DeserializeOwned + Default> Lazy<T> {
    fn decode(&self) -> T {
        // The bytes are those that were written, their sum was right: they would have to be altered on purpose to be none of
        // ours. Then there is nothing here.
        let decode =
            |(of, range): &(CompiledOrigin, Range<usize>)| of.decoding(|| postcard::from_bytes(of.bytes(range.clone())).ok());
        let decoded = self.stored.as_ref().and_then(decode);
        decoded.unwrap_or_default()
    }
}

impl<T: DeserializeOwned + Default> Deref for Lazy<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.value.get_or_init(|| self.decode())
    }
}

impl<'l, T: DeserializeOwned> IntoIterator for &'l Lazy<Vec<T>> {
    type Item = &'l T;
    type IntoIter = std::slice::Iter<'l, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: DeserializeOwned + Default + PartialEq> PartialEq for Lazy<T> {
    fn eq(&self, other: &Lazy<T>) -> bool {
        **self == **other
    }
}

impl<T: DeserializeOwned + Default + Eq> Eq for Lazy<T> {}

impl<T: DeserializeOwned + Default + fmt::Debug> fmt::Debug for Lazy<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: DeserializeOwned + Default + Serialize> Serialize for Lazy<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bytes = postcard::to_allocvec(&**self).map_err(serde::ser::Error::custom)?;
        serializer.serialize_bytes(&bytes)
    }
}

impl<'de, T> Deserialize<'de> for Lazy<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lazy<T>, D::Error> {
        let bytes = <&[u8]>::deserialize(deserializer)?;
        let of = CompiledOrigin::current()?;
        let range = of.range_of(bytes).ok_or_else(|| D::Error::custom("bytes of another corpus"))?;
        Ok(Lazy { stored: Some((of, range)), value: OnceLock::new() })
    }
}
