//! What a query needs of many documents, in one file of the index beside those of tantivy: it is large, and read where it lies,
//! while a stored document is copied three times before it is read.

use std::collections::HashMap;
use std::io::Write;
use std::ops::Range;
use std::path::Path;

use tantivy::Index;
use tantivy::directory::{Directory, OwnedBytes, TerminatingWrite};

/// The name of the file.
pub const FILE: &str = "kept";

/// Texts by their keys.
pub struct Kept {
    bytes: OwnedBytes,
    places: HashMap<String, Range<usize>>,
}

/// A text as it lies in the file.
pub struct KeptText(OwnedBytes);

impl Default for KeptText {
    fn default() -> Self {
        KeptText(OwnedBytes::empty())
    }
}

impl AsRef<str> for KeptText {
    /// Nothing, where what was written as text is none any more.
    fn as_ref(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// Writes the file of an index: the lengths and keys of the texts, one a line, an empty line, and the texts one behind the other.
///
/// # Errors
/// Those of the directory.
pub fn write(index: &Index, texts: &[(String, String)]) -> tantivy::Result<()> {
    let mut file = index.directory().open_write(Path::new(FILE))?;
    for (key, text) in texts {
        writeln!(file, "{} {key}", text.len())?;
    }
    writeln!(file)?;
    for (_, text) in texts {
        file.write_all(text.as_bytes())?;
    }
    file.terminate()?;
    Ok(())
}

impl Kept {
    /// # Errors
    /// The index has no such file, or it is not as [`write`] leaves it.
    pub fn open(index: &Index) -> tantivy::Result<Kept> {
        let damaged = || tantivy::TantivyError::InternalError(format!("`{FILE}` is not as it was written"));
        let bytes = index.directory().open_read(Path::new(FILE))?.read_bytes()?;
        let head = bytes.windows(2).position(|two| two == b"\n\n").map(|end| end + 2);
        // Without any text the empty line is all there is.
        let head = head.or((bytes.as_slice() == b"\n").then_some(1)).ok_or_else(damaged)?;
        let mut places = HashMap::new();
        let mut start = head;
        for line in std::str::from_utf8(&bytes[..head]).map_err(|_| damaged())?.lines().filter(|line| !line.is_empty()) {
            let (length, key) = line.split_once(' ').ok_or_else(damaged)?;
            let end = length.parse().ok().and_then(|length: usize| start.checked_add(length)).ok_or_else(damaged)?;
            places.insert(key.to_owned(), start..end);
            start = end;
        }
        if start == bytes.len() { Ok(Kept { bytes, places }) } else { Err(damaged()) }
    }

    /// The text of a key, if there is one.
    pub fn text(&self, key: &str) -> Option<KeptText> {
        self.places.get(key).map(|place| KeptText(self.bytes.slice(place.clone())))
    }
}

#[cfg(test)]
mod tests {
    use tantivy::schema::Schema;

    use super::*;

    fn index() -> Index {
        Index::create_in_ram(Schema::builder().build())
    }

    fn text(kept: &Kept, key: &str) -> Option<String> {
        kept.text(key).map(|text| text.as_ref().to_owned())
    }

    #[test]
    fn texts_are_read_as_they_were_written() {
        let index = index();
        let texts = [("rules", "a\n\nbé"), ("concepts/en", ""), ("learnt/0", "c")];
        write(&index, &texts.map(|(key, text)| (key.to_owned(), text.to_owned()))).expect("it is written");
        let kept = Kept::open(&index).expect("it is read");
        for (key, own) in texts {
            assert_eq!(text(&kept, key).as_deref(), Some(own));
        }
        assert_eq!(text(&kept, "learnt/1"), None);
    }

    #[test]
    fn there_may_be_none() {
        let index = index();
        write(&index, &[]).expect("it is written");
        assert_eq!(text(&Kept::open(&index).expect("it is read"), "rules"), None);
    }

    #[test]
    fn a_file_of_another_length_is_not_read() {
        let index = index();
        assert!(Kept::open(&index).is_err());
        let mut file = index.directory().open_write(Path::new(FILE)).expect("a new file");
        file.write_all(b"5 rules\n\nabc").and_then(|()| file.terminate()).expect("it is written");
        assert!(Kept::open(&index).is_err());
    }
}
