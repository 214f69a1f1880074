//! Many files, read one after the other, their hands replayed side by side and told in their order.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Mutex;
use std::sync::mpsc::{channel, sync_channel};
use std::thread;

use super::report::{ReplayReport, report};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Rulebooks;
use crate::phh::findings::unreadable_record;
use crate::phh::{Hands, Text};

/// The path that stands for standard input.
pub const STDIN: &str = "-";

/// How many hands are handed over at a time.
const BATCH: usize = 64;

/// How many batches a thread may be ahead of what has been told.
const AHEAD: usize = 4;

/// Replays all hands of all files and tells each, in order, with how many bytes have been read so far. Policies are made once
/// a thread.
///
/// # Errors
/// What telling failed with; nothing more is read then.
pub fn replay<E>(
    files: &[PathBuf],
    policies: impl Fn() -> (Policy, Policy) + Sync,
    mut tell: impl FnMut(ReplayReport, u64) -> Result<(), E>,
) -> Result<(), E> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (send_work, work) = sync_channel::<(usize, Vec<FileItem>)>(threads * AHEAD);
    let (send_done, done) = channel::<(usize, u64, Vec<ReplayReport>)>();
    let work = Mutex::new(work);
    thread::scope(|scope| {
        // Dropped when telling ends, so that the threads end too.
        let send_work = send_work;
        for _ in 0..threads {
            let (send_done, work, policies) = (send_done.clone(), &work, &policies);
            scope.spawn(move || {
                let (house, custom) = policies();
                let books = Rulebooks { house: &house, custom: &custom };
                let next = || work.lock().ok()?.recv().ok();
                while let Some((number, items)) = next() {
                    let read = items.last().map_or(0, |item| item.read);
                    let reports = items.into_iter().map(|item| item.replay(files, books)).collect();
                    if send_done.send((number, read, reports)).is_err() {
                        return;
                    }
                    house.forget();
                    custom.forget();
                }
            });
        }
        let mut items = items(files);
        let (mut sent, mut told) = (0, 0);
        let mut waiting: BTreeMap<usize, (u64, Vec<ReplayReport>)> = BTreeMap::new();
        loop {
            while sent < told + threads * AHEAD {
                let batch: Vec<FileItem> = items.by_ref().take(BATCH).collect();
                if batch.is_empty() || send_work.send((sent, batch)).is_err() {
                    break;
                }
                sent += 1;
            }
            if sent == told {
                return Ok(());
            }
            let Ok((number, read, reports)) = done.recv() else { return Ok(()) };
            waiting.insert(number, (read, reports));
            while let Some((read, reports)) = waiting.remove(&told) {
                told += 1;
                for report in reports {
                    tell(report, read)?;
                }
            }
        }
    })
}

/// A hand that was read, or why it could not be.
struct FileItem {
    file: usize,
    text: io::Result<Text>,
    /// Bytes read so far, of all files.
    read: u64,
}

impl FileItem {
    fn replay(self, files: &[PathBuf], books: Rulebooks) -> ReplayReport {
        let name = name(&files[self.file]);
        match self.text {
            Ok(text) => report(self.file, &name, text, books),
            Err(error) => {
                let finding = unreadable_record::LINT.finding(format!("{name} cannot be read: {error}"));
                ReplayReport::broken(self.file, 1, finding.help("name files of hands, or `-` for standard input"))
            }
        }
    }
}

fn name(path: &Path) -> String {
    if path == Path::new(STDIN) { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// The hands of all files.
fn items(files: &[PathBuf]) -> impl Iterator<Item = FileItem> + '_ {
    let before = Rc::new(Cell::new(0));
    files.iter().enumerate().flat_map(move |(file, path)| {
        let texts: Box<dyn Iterator<Item = io::Result<Text>>> = match open(path) {
            Ok(reader) => Box::new(Hands::new(reader)),
            Err(error) => Box::new(std::iter::once(Err(error))),
        };
        let before = Rc::clone(&before);
        texts.map(move |text| {
            before.set(before.get() + text.as_ref().map_or(0, |text| text.text.len() as u64));
            FileItem { file, text, read: before.get() }
        })
    })
}

fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    if path == Path::new(STDIN) {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    Ok(Box::new(BufReader::with_capacity(1 << 16, File::open(path)?)))
}
