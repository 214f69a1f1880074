//! `ruling book --watch`: the book in a browser while it is written.
//!
//! The files are asked twice a second when they were changed. That works on every system and every kind of disk, through editors
//! that put a new file in the place of the old one, and for files that are not there yet.

use std::collections::BTreeMap;
use std::fs;
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use super::args::{BookArgs, Common};
use super::book::{Sources, press, put, spelled};
use super::output::{complain, print_exactly};
use super::{ExitStatus, Failure, tell};
use crate::book::format::BookPage;
use crate::book::serve::BookServer;
use crate::corpus::{Corpus, Lang};
use crate::message::{Message, message};

/// How often the files are asked.
const PERIOD: Duration = Duration::from_millis(250);

/// Folders below a folder of rules, and no deeper: a link that leads back up must not be followed for ever.
const MAX_DEPTH: usize = 4;

/// What a file was when it was asked: where it lies, when it was changed, and its length in bytes. One that is not there has
/// neither.
type FileStamp = (PathBuf, Option<(SystemTime, u64)>);

/// Publishes the book, shows it at an address of this machine, and does both again whenever its files change, until Ctrl-C.
///
/// # Errors
/// What keeps the first book from being made, or its pages from being shown. Later the last good book stays.
pub fn run(common: &Common, out: &Path, how: &BookArgs) -> Result<ExitStatus, Failure> {
    if !how.format.is_watched {
        let formats = spelled(|format| format.is_watched);
        return Err(Failure::usage(message!("watched-in-browser"), message!("watched-formats", formats = formats)));
    }
    let stopped = stopped()?;
    let mut files = Vec::new();
    let mut seen = Vec::new();
    let lang = super::settings::Settings::resolve(common)?.lang;
    let pages = attempt(common, how, &mut files, &mut seen).and_then(|pages| put(out, &pages).map(|()| pages))?;
    let server = BookServer::start(how.port).map_err(|error| {
        let port = how.port.unwrap_or_default().to_string();
        Failure::usage(message!("port-unheard", port = port, error = error.to_string()), message!("choose-port"))
    })?;
    server.show(pages);
    print_exactly(&format!("{}\n", server.address()))?;
    say(&message!("watch-follows"), lang);
    while let Some(changed) = changed(&files, &seen, &stopped) {
        seen = changed;
        match attempt(common, how, &mut files, &mut seen).and_then(|pages| put(out, &pages).map(|()| pages)) {
            Ok(pages) => {
                server.show(pages);
                say(&message!("watch-renewed"), lang);
            }
            Err(failure) => {
                tell(failure, lang);
                say(&message!("watch-kept"), lang);
            }
        }
    }
    Ok(ExitStatus::Found)
}

/// Speaks to whoever writes, beside what a script reads.
fn say(message: &Message, lang: Lang) {
    complain(&format!("{}\n", message.text(lang)));
}

/// Hears of Ctrl-C, and of a system that ends the program. While a book is written, that is waited for.
fn stopped() -> Result<Receiver<()>, Failure> {
    let (stop, stopped) = channel();
    // Nobody hears the second one, and nobody needs to.
    let heard = ctrlc::set_handler(move || _ = stop.send(()));
    heard.map_err(|error| Failure::Io(std::io::Error::other(error)))?;
    Ok(stopped)
}

/// Makes the book, and takes down which files it is made of, and what they were before they were read.
fn attempt(common: &Common, how: &BookArgs, files: &mut Vec<PathBuf>, seen: &mut Vec<FileStamp>) -> Result<Vec<BookPage>, Failure> {
    // What cannot be resolved names no files: those that were known are still waited for.
    let mut known = Sources::resolve(common, how)?.files();
    known.extend(common.rules.clone());
    // Whatever is written from here on is a change.
    let mut stamps = stamps(&known);
    let sources = Sources::resolve(common, how)?;
    let result = made(&sources, how, &mut |corpus| {
        let logos: Vec<PathBuf> = corpus.houses.iter().filter_map(crate::pages::logo_path).collect();
        stamps.extend(self::stamps(&logos));
        known.extend(logos);
    });
    (*files, *seen) = (known, stamps);
    result
}

/// As for one book, but nothing is left behind: after a day of writing there have been many.
fn made(sources: &Sources, how: &BookArgs, tell: &mut dyn FnMut(&Corpus)) -> Result<Vec<BookPage>, Failure> {
    let corpus = ManuallyDrop::into_inner(sources.now.corpus()?);
    tell(&corpus);
    let earlier = sources.earlier.as_ref().map(|earlier| earlier.corpus().map(ManuallyDrop::into_inner)).transpose()?;
    let pages = Mutex::new(BTreeMap::new());
    let kept = |place: usize, made: Vec<BookPage>| -> Result<(), Failure> {
        pages.lock().unwrap_or_else(PoisonError::into_inner).insert(place, made);
        Ok(())
    };
    press(sources, how, &corpus, earlier.as_deref(), &kept)?;
    Ok(pages.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().flatten().collect())
}

/// Waits until the files are no longer what they were, and stay so for a moment; nothing once the program is to end.
fn changed(files: &[PathBuf], seen: &[FileStamp], stopped: &Receiver<()>) -> Option<Vec<FileStamp>> {
    let mut last = seen.to_vec();
    loop {
        match stopped.recv_timeout(PERIOD) {
            Ok(()) | Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) => {}
        }
        let now = stamps(files);
        // An editor may write a file in several goes.
        if now != seen && now == last {
            return Some(now);
        }
        last = now;
    }
}

/// What the files are now, and in folders all rules.
fn stamps(files: &[PathBuf]) -> Vec<FileStamp> {
    let mut stamps = Vec::new();
    for file in files {
        walk(file, 0, &mut stamps);
    }
    stamps
}

fn walk(path: &Path, depth: usize, stamps: &mut Vec<FileStamp>) {
    let Ok(about) = fs::metadata(path) else { return stamps.push((path.to_owned(), None)) };
    if !about.is_dir() {
        let changed = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        return stamps.push((path.to_owned(), Some((changed, about.len()))));
    }
    let mut entries: Vec<PathBuf> = fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort_unstable();
    for entry in entries {
        let is_rules = entry.extension().is_some_and(|extension| extension == "yaml");
        if is_rules || depth < MAX_DEPTH && entry.is_dir() {
            walk(&entry, depth + 1, stamps);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::Sender;
    use std::thread;

    use super::*;

    fn waits(files: &[PathBuf], seen: &[FileStamp], act: impl FnOnce(Sender<()>) + Send) -> Option<Vec<FileStamp>> {
        let (stop, stopped) = channel();
        thread::scope(|scope| {
            scope.spawn(move || act(stop));
            changed(files, seen, &stopped)
        })
    }

    #[test]
    fn a_file_that_is_replaced_added_or_taken_away_is_a_change() {
        let home = tempfile::tempdir().unwrap();
        let (club, rules) = (home.path().join("club.yaml"), home.path().join("rules"));
        fs::create_dir_all(rules.join("betting")).unwrap();
        fs::write(&club, "one").unwrap();
        let files = [club.clone(), rules.clone()];
        let acts: [Box<dyn Fn() + Send>; 4] = [
            Box::new(|| {
                fs::write(home.path().join("club.new"), "other").unwrap();
                fs::rename(home.path().join("club.new"), &club).unwrap();
            }),
            Box::new(|| fs::write(rules.join("betting/a.yaml"), "x").unwrap()),
            Box::new(|| fs::remove_file(rules.join("betting/a.yaml")).unwrap()),
            Box::new(|| fs::remove_file(&club).unwrap()),
        ];
        for act in acts {
            let seen = stamps(&files);
            // Whoever hears that nobody will stop it stops.
            let (stop, stopped) = channel::<()>();
            act();
            let now = changed(&files, &seen, &stopped);
            drop(stop);
            assert!(now.is_some_and(|now| now != seen));
        }
    }

    #[test]
    fn what_is_no_rule_is_no_change_and_who_stops_is_heard() {
        let home = tempfile::tempdir().unwrap();
        let files = [home.path().to_owned()];
        let seen = stamps(&files);
        let act = |stop: Sender<()>| {
            fs::write(home.path().join("notes.txt"), "x").unwrap();
            thread::sleep(4 * PERIOD);
            stop.send(()).unwrap();
        };
        assert_eq!(waits(&files, &seen, act), None);
    }
}
