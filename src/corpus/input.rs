//! Files of text as they are read: never more than a limit, and with the place of what is no text.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use super::findings::unreadable_file;
use crate::diagnostic::{Finding, Place, SourceFile};

/// Reads a file of text of at most so many bytes.
///
/// # Errors
/// It cannot be read, is longer, or is no UTF-8.
pub fn read_file(path: &Path, limit: u64) -> Result<String, Finding> {
    let name = path.display().to_string();
    let file = File::open(path).map_err(|error| unreadable_file::finding(&name, error))?;
    read(file, &name, limit)
}

/// Reads a text of at most so many bytes. `name` is that of the file, as it is shown.
///
/// # Errors
/// As for [`read_file`].
pub fn read(from: impl Read, name: &str, limit: u64) -> Result<String, Finding> {
    let mut bytes = Vec::new();
    from.take(limit + 1).read_to_end(&mut bytes).map_err(|error| unreadable_file::finding(name, error))?;
    if bytes.len() as u64 > limit {
        let message = format!("it is longer than {}", size(limit));
        return Err(unreadable_file::finding(name, message).help("such a file is never so long; check that it is the right one"));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
        let file = Arc::new(SourceFile { name: name.to_owned(), text: text.into() });
        unreadable_file::finding(name, "this is not text in UTF-8")
            .at(Place::new(&file, at..at + char::REPLACEMENT_CHARACTER.len_utf8()))
            .help("save the file as UTF-8")
    })
}

/// A number of bytes as people say it.
fn size(bytes: u64) -> String {
    if bytes >= 1 << 20 { format!("{} MiB", bytes >> 20) } else { format!("{} KiB", bytes >> 10) }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn a_text_is_read_up_to_the_limit() {
        assert_eq!(read("é".repeat(512).as_bytes(), "x", 1024).ok(), Some("é".repeat(512)));
        let finding = read(io::repeat(b'a'), "x", 1024).expect_err("too long");
        assert_eq!(finding.message, "cannot read x: it is longer than 1 KiB");
    }

    #[test]
    fn what_is_no_text_has_a_place() {
        let finding = read(&b"one\ntw\xffo"[..], "x", 1024).expect_err("no UTF-8");
        let place = finding.place.expect("a place");
        assert_eq!((place.line(), place.column(), place.text()), (2, 3, "\u{fffd}"));
    }
}
