//! Compiled corpora in the user's cache folder: one file each, named by its key, never changed once it is there.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use tantivy::directory::{Directory as _, MmapDirectory, OwnedBytes};

use super::fnv::Fnv;
use super::source::{BUILD, Source};

/// The folder within the cache folder; the search indexes lie beside it.
const FOLDER: &str = "corpus";

/// So many are kept, the newest: the shipped corpus, and every club's before and after an edit.
const KEPT: usize = 16;

/// How a file that is not finished begins.
const UNFINISHED: &str = ".unfinished-";

/// Of what a file begins with: its own key, so that a file that was renamed is not believed, and the sum of what follows.
const KEY: usize = 8;
const SUM: usize = 4;
const HEAD: usize = KEY + SUM;

/// One compiled form for each content and each build of the program: what reads the files and what checks them may change
/// though the files do not.
pub fn key(source: &Source) -> u64 {
    let mut key = Fnv::new();
    key.add("build", &BUILD.to_string());
    key.add("content", &source.content_key().to_string());
    key.finish()
}

/// What was kept under a key, if it is there and whole. It is mapped, not read: most of it nobody will ask for.
pub fn open(cache_dir: &Path, key: u64) -> Option<OwnedBytes> {
    let folder = MmapDirectory::open(cache_dir.join(FOLDER)).ok()?;
    let bytes = folder.open_read(Path::new(&name(key))).ok()?.read_bytes().ok()?;
    let (head, body) = bytes.as_slice().split_at_checked(HEAD)?;
    (*head == header(key, body)).then(|| bytes.slice(HEAD..bytes.len()))
}

/// Keeps the bytes for the next time, and sweeps out what is old.
///
/// # Errors
/// Where the folder cannot be written; what was there is unharmed.
pub fn keep(cache_dir: &Path, key: u64, bytes: &[u8]) -> io::Result<()> {
    let folder = cache_dir.join(FOLDER);
    fs::create_dir_all(&folder)?;
    let mut new = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(&folder)?;
    new.write_all(&header(key, bytes))?;
    new.write_all(bytes)?;
    // In one step: whoever reads meanwhile sees the old one or the new one, never half of it.
    new.persist(path(cache_dir, key))?;
    sweep(&folder)
}

fn header(key: u64, body: &[u8]) -> [u8; HEAD] {
    let mut header = [0; HEAD];
    header[..KEY].copy_from_slice(&key.to_le_bytes());
    header[KEY..].copy_from_slice(&crc32fast::hash(body).to_le_bytes());
    header
}

fn path(cache_dir: &Path, key: u64) -> PathBuf {
    cache_dir.join(FOLDER).join(name(key))
}

fn name(key: u64) -> String {
    format!("{key:016x}")
}

/// Removes all but the newest. Unfinished ones of processes that died count among them, and go when they have become old.
fn sweep(folder: &Path) -> io::Result<()> {
    let age = |entry: &fs::DirEntry| entry.metadata().and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let mut files: Vec<_> = fs::read_dir(folder)?.flatten().map(|entry| (age(&entry), entry.path())).collect();
    files.sort();
    files.iter().rev().skip(KEPT).try_for_each(|(_, file)| fs::remove_file(file))
}
