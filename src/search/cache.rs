//! The folder in which indexes wait for the next query: one folder each, named by the key, never changed once it is there.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tantivy::directory::{Directory, MmapDirectory, RamDirectory};
use tantivy::{Index, Searcher};

use super::kept;
use super::schema::{self, FORMAT};

/// So many indexes are kept, the newest: every house's before and after an edit, and some.
const KEPT: usize = 16;

/// Unfinished work older than this was left by a process that died.
const ABANDONED: Duration = Duration::from_secs(3600);

/// How the folders of unfinished work begin.
const UNFINISHED: &str = ".unfinished-";

/// Up to this size, in bytes, an index is checked bit by bit when it is opened; more would take longer than the query.
const MAX_CHECKED: u64 = 16 << 20;

/// Lists the other files of an index with their lengths; tantivy itself reads on where some of them are missing.
const CONTENTS: &str = "contents";

/// What was found sound, and when; with it a file that nobody has changed since need not be read whole for every query.
const CHECKED: &str = ".checked";

/// Two changes nearer to each other than this may leave a file the same time.
const SETTLED: Duration = Duration::from_millis(100);

/// Every start of the machine has a number of its own here. What was written can only be lost where the machine has stopped.
const BOOT: &str = "/proc/sys/kernel/random/boot_id";

/// The one file of an index that has no checksum: tantivy's own list of segments and fields.
const META: &str = "meta.json";

/// The sound index of a key, if there is one.
pub fn open(cache_dir: &Path, key: u64) -> Option<Searcher> {
    sound(&folder(cache_dir, key)).ok().flatten()
}

/// Puts the files of an index in its place, and sweeps out what is old.
///
/// Nothing is synced to the disk: what a power failure leaves behind is found out and rebuilt.
///
/// # Errors
/// Where the folder cannot be written; what was there is unharmed.
pub fn keep(cache_dir: &Path, key: u64, index: &Index, files: &RamDirectory) -> tantivy::Result<()> {
    fs::create_dir_all(cache_dir)?;
    let new = tempfile::Builder::new().prefix(UNFINISHED).tempdir_in(cache_dir)?;
    let mut contents = String::new();
    let mut write = |name: &Path, bytes: &[u8]| {
        contents.push_str(&format!("{} {}\n", bytes.len(), name.display()));
        fs::write(new.path().join(name), bytes)
    };
    for name in index.load_metas()?.list_segment_files().into_iter().chain([PathBuf::from(kept::FILE)]) {
        // Files are listed that a segment may have; deletions, for one, never come about here.
        if files.exists(&name)? {
            let bytes = files.get_file_handle(&name)?;
            write(&name, &bytes.read_bytes(0..bytes.len())?)?;
        }
    }
    write(Path::new(META), &files.atomic_read(Path::new(META))?)?;
    fs::write(new.path().join(CONTENTS), contents)?;
    place(cache_dir, new.path(), &folder(cache_dir, key))?;
    sweep(cache_dir)?;
    Ok(())
}

fn folder(cache_dir: &Path, key: u64) -> PathBuf {
    cache_dir.join(format!("{key:016x}-{FORMAT}"))
}

/// Opens a folder; `None` if it is not there or a file of it is damaged.
fn sound(folder: &Path) -> tantivy::Result<Option<Searcher>> {
    if !folder.is_dir() {
        return Ok(None);
    }
    let contents = fs::read_to_string(folder.join(CONTENTS))?;
    let files: Option<Vec<(u64, &str)>> =
        contents.lines().map(|line| line.split_once(' ')).map(|line| Some((line?.0.parse().ok()?, line?.1))).collect();
    // What is written last must be there.
    let Some(files) = files.filter(|files| files.last().is_some_and(|(_, name)| *name == META)) else { return Ok(None) };
    let mut times = Vec::new();
    for (length, name) in &files {
        let file = fs::metadata(folder.join(name))?;
        if file.len() != *length {
            return Ok(None);
        }
        times.push(file.modified()?);
    }
    let index = Index::open(MmapDirectory::open(folder)?)?;
    let seal = seal(&times);
    let is_checked = seal.is_some() && fs::read_to_string(folder.join(CHECKED)).ok() == seal;
    if !is_checked && files.iter().map(|(length, _)| length).sum::<u64>() <= MAX_CHECKED {
        for (_, name) in files.iter().filter(|(_, name)| *name != META) {
            if !index.directory().validate_checksum(Path::new(name))? {
                return Ok(None);
            }
        }
        // Where it cannot be written the next query checks again; half of it is none.
        let _ = seal.map(|seal| fs::write(folder.join(CHECKED), seal));
    }
    schema::searcher(&index).map(Some)
}

/// Since when files have been as they are; `None` where their times would not show that one is changed now, or nobody can say whether
/// the machine has stopped meanwhile.
fn seal(times: &[SystemTime]) -> Option<String> {
    let newest = times.iter().max()?;
    SystemTime::now().duration_since(*newest).ok().filter(|age| *age > SETTLED)?;
    let boot = fs::read_to_string(BOOT).ok()?;
    let times = times.iter().map(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok().map(|time| time.as_nanos().to_string()));
    Some(boot + &times.collect::<Option<Vec<_>>>()?.join(" "))
}

/// Moves a finished folder into place in one step.
fn place(cache_dir: &Path, new: &Path, folder: &Path) -> io::Result<()> {
    if fs::rename(new, folder).is_ok() {
        return Ok(());
    }
    if sound(folder).is_ok_and(|searcher| searcher.is_some()) {
        // Another process was faster; its index is as good.
        return Ok(());
    }
    // Moved away rather than deleted in place: nobody ever sees half of it.
    let broken = tempfile::Builder::new().prefix(UNFINISHED).tempdir_in(cache_dir)?;
    fs::rename(folder, broken.path().join("broken"))?;
    fs::rename(new, folder)
}

/// Removes all but the newest indexes, and what died unfinished. Nothing else in the folder is touched.
fn sweep(cache_dir: &Path) -> io::Result<()> {
    let now = SystemTime::now();
    let mut indexes = Vec::new();
    for entry in fs::read_dir(cache_dir)?.flatten() {
        let name = entry.file_name();
        let Some(name) = name.to_str() else { continue };
        let Ok(modified) = entry.metadata().and_then(|folder| folder.modified()) else { continue };
        if is_index(name) {
            indexes.push((modified, entry.path()));
        } else if name.starts_with(UNFINISHED) && now.duration_since(modified).is_ok_and(|age| age > ABANDONED) {
            fs::remove_dir_all(entry.path())?;
        }
    }
    indexes.sort();
    // Whoever reads a removed index goes on reading it: its files are gone by name only.
    indexes.iter().rev().skip(KEPT).try_for_each(|(_, folder)| fs::remove_dir_all(folder))
}

fn is_index(name: &str) -> bool {
    name.split_once('-').is_some_and(|(key, format)| {
        key.len() == 16 && key.bytes().all(|byte| byte.is_ascii_hexdigit()) && format.bytes().all(|byte| byte.is_ascii_digit())
    })
}
