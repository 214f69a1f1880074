//! The picture at the head of a club's book, as part of the page.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use crate::corpus::House;
use crate::corpus::findings::logo_not_found;
use crate::diagnostic::Finding;

/// No logo is larger, in bytes: the page carries it along wherever it goes.
const MAX_LOGO: u64 = 1 << 20;

/// The house's logo as a `data:` address, if it has one. Its path leads from the folder of the house's file.
///
/// # Errors
/// The file cannot be read, is larger than a megabyte, or is no picture that every browser shows.
pub fn logo(house: &House) -> Result<Option<String>, Finding> {
    let Some(logo) = &house.club.logo else { return Ok(None) };
    let path = logo_path(house).unwrap_or_default();
    let bytes = read(&path).map_err(|error| logo_not_found::unreadable(logo, &path, &error))?;
    if bytes.len() as u64 > MAX_LOGO {
        return Err(logo_not_found::too_large(logo, &path));
    }
    let kind = kind(&bytes).ok_or_else(|| logo_not_found::no_picture(logo))?;
    Ok(Some(format!("data:{kind};base64,{}", BASE64_STANDARD.encode(bytes))))
}

/// Where the house's logo lies, whether it is there or not.
pub fn logo_path(house: &House) -> Option<PathBuf> {
    let beside = Path::new(&house.file.name).parent().unwrap_or(Path::new(""));
    house.club.logo.as_ref().map(|logo| beside.join(&logo.value))
}

fn read(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_LOGO + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What a picture is, by how it begins: the name of a file says little. In an `img` no script of an SVG runs.
fn kind(bytes: &[u8]) -> Option<&'static str> {
    let text = || std::str::from_utf8(bytes).is_ok_and(|text| text.contains("<svg"));
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some("image/png"),
        [0xff, 0xd8, 0xff, ..] => Some("image/jpeg"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("image/webp"),
        _ if text() => Some("image/svg+xml"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::kind;

    #[test]
    fn pictures_are_known_by_how_they_begin() {
        assert_eq!(kind(b"\x89PNG\r\n"), Some("image/png"));
        assert_eq!(kind(b"\xff\xd8\xff\xe0"), Some("image/jpeg"));
        assert_eq!(kind(b"RIFF\0\0\0\0WEBPVP8 "), Some("image/webp"));
        assert_eq!(kind(b"<?xml version=\"1.0\"?><svg/>"), Some("image/svg+xml"));
        assert_eq!((kind(b"<html>"), kind(b"")), (None, None));
    }
}
