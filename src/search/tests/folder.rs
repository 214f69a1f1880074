//! The index in its folder.

use std::cell::Cell;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use tantivy::TantivyError;

use super::shipped::DOCS;
use crate::search::schema::FORMAT;
use crate::search::{Index, IndexDocument};

fn few() -> Vec<IndexDocument> {
    DOCS[..12].to_vec()
}

/// Opens the index of a key; also says whether it had to be built.
fn open(dir: &Path, key: u64) -> (Index, bool) {
    let built = Cell::new(false);
    let docs = || {
        built.set(true);
        Ok::<_, TantivyError>(few())
    };
    let index = Index::open_or_build(Some(dir), key, docs).unwrap();
    let found = index.find("accepted action", "en", 1).unwrap();
    assert_eq!(found.first().map(|hit| hit.page.as_str()), Some("accepted-action in en"), "{:?}", folders(dir));
    (index, built.get())
}

/// The folder of the index of a key.
fn folder_of(key: u64) -> String {
    format!("{key:016x}-{FORMAT}")
}

fn folders(dir: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn is_built_once() {
    let dir = tempfile::tempdir().unwrap();
    let below = dir.path().join("not/there/yet");
    assert!(open(&below, 1).1);
    assert!(!open(&below, 1).1);
    assert!(open(&below, 2).1);
    assert_eq!(folders(&below), [folder_of(1), folder_of(2)]);
}

#[test]
fn is_rebuilt_where_a_file_is_damaged() {
    let dir = tempfile::tempdir().unwrap();
    open(dir.path(), 1);
    let folder = dir.path().join(folder_of(1));
    // The names of the files change with every building, what they end in does not.
    let kinds = folders(&folder).into_iter().filter_map(|name| name.rsplit('.').next().map(str::to_owned));
    let kinds: Vec<String> = kinds.filter(|kind| kind != "lock" && kind != "checked").collect();
    assert!(kinds.len() > 4, "{kinds:?}");
    let harms: [fn(&Path); 4] = [
        |file| fs::remove_file(file).unwrap(),
        |file| fs::write(file, "").unwrap(),
        |file| {
            let mut bytes = fs::read(file).unwrap();
            let middle = bytes.len() / 2;
            bytes[middle] ^= 0xff;
            fs::write(file, bytes).unwrap();
        },
        |file| {
            let bytes = fs::read(file).unwrap();
            fs::write(file, &bytes[..bytes.len() - 3]).unwrap();
        },
    ];
    for kind in &kinds {
        for (i, harm) in harms.iter().enumerate() {
            let name = folders(&folder).into_iter().find(|name| name.ends_with(kind) && !name.starts_with('.')).unwrap();
            println!("{name}, harm {i}");
            harm(&folder.join(&name));
            assert!(open(dir.path(), 1).1);
            assert!(!open(dir.path(), 1).1);
        }
    }
    assert_eq!(folders(dir.path()), [folder_of(1)]);
}

#[test]
fn is_checked_once_for_every_start_of_the_machine() {
    let dir = tempfile::tempdir().unwrap();
    open(dir.path(), 1);
    let folder = dir.path().join(folder_of(1));
    let checked = folder.join(".checked");
    assert!(!open(dir.path(), 1).1);
    let written = SystemTime::now() - Duration::from_secs(60);
    let is_file = |name: &String| !name.starts_with('.');
    let set_time = |name: &str| fs::File::options().append(true).open(folder.join(name)).unwrap().set_modified(written).unwrap();
    folders(&folder).iter().filter(|name| is_file(name)).for_each(|name| set_time(name));
    assert!(!open(dir.path(), 1).1);
    let said = fs::read_to_string(&checked).ok();
    // Where the system has no number of its start nothing is said, and every query checks.
    assert_eq!(said.is_some(), Path::new("/proc/sys/kernel/random/boot_id").exists());
    let name = folders(&folder).into_iter().find(|name| name.ends_with("store")).unwrap();
    let mut bytes = fs::read(folder.join(&name)).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0xff;
    fs::write(folder.join(&name), bytes).unwrap();
    // Damage that leaves no trace in the time of the file is found once the machine has been started anew.
    set_time(&name);
    fs::write(&checked, said.unwrap_or_default().replacen(|c: char| c.is_ascii_hexdigit(), "x", 1)).unwrap();
    assert!(open(dir.path(), 1).1);
}

#[test]
fn is_checked_again_right_after_it_was_written() {
    let dir = tempfile::tempdir().unwrap();
    open(dir.path(), 1);
    let folder = dir.path().join(folder_of(1));
    // A file that is changed twice in one tick of the clock has one time: nothing is said of it yet.
    let ahead = SystemTime::now() + Duration::from_secs(60);
    let name = folders(&folder).into_iter().find(|name| name.ends_with("store")).unwrap();
    fs::File::options().append(true).open(folder.join(name)).unwrap().set_modified(ahead).unwrap();
    assert!(!open(dir.path(), 1).1);
    assert!(!folder.join(".checked").exists());
}

#[test]
fn is_rebuilt_where_a_file_has_its_name() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join(folder_of(1)), "in the way").unwrap();
    assert!(open(dir.path(), 1).1);
    assert!(!open(dir.path(), 1).1);
}

#[test]
fn lives_in_memory_where_the_folder_cannot_be_written() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "").unwrap();
    for _ in 0..2 {
        assert!(open(&file, 1).1);
        assert!(open(&file.join("below"), 1).1);
    }
    assert_eq!(folders(dir.path()), ["file"]);
}

#[test]
fn only_the_newest_are_kept() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("notes.txt"), "not ours").unwrap();
    for key in 0..20 {
        open(dir.path(), key);
    }
    let left = folders(dir.path());
    assert_eq!(left.len(), 17);
    assert_eq!(left[0], folder_of(4));
    assert_eq!(left[16], "notes.txt");
}

#[test]
fn many_processes_may_build_at_once() {
    let dir = tempfile::tempdir().unwrap();
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| open(dir.path(), 1));
        }
    });
    assert_eq!(folders(dir.path()), [folder_of(1)]);
    assert!(!open(dir.path(), 1).1);
}

#[test]
fn what_fails_is_not_kept() {
    let dir = tempfile::tempdir().unwrap();
    let fails = || Err(TantivyError::InvalidArgument("no such house".to_owned()));
    assert!(Index::open_or_build(Some(dir.path()), 1, fails).is_err());
    let nothing = || Ok::<_, TantivyError>(Vec::new());
    assert_eq!(Index::open_or_build(Some(dir.path()), 1, nothing).unwrap().find("chip", "en", 1).unwrap(), []);
    assert_eq!(folders(dir.path()), [] as [&str; 0]);
    assert!(open(dir.path(), 1).1);
}
