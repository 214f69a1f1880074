//! Putting a published book in its folder: what an earlier book wrote there is replaced, all else is left alone.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Component, Path, PathBuf};

/// The file that lists what a book wrote; by it a folder is known as one that may be published to again.
pub const MARKER: &str = ".ruling-book";

const MARKER_TEXT: &str = "Made by `ruling book`. Publishing here again replaces these files:\n";

/// Where new pages wait until all of them are written. It is left behind only by a program that was killed.
const WORKSHOP: &str = ".ruling-book.new";

/// So many files are open at a time.
const AT_ONCE: usize = 200;

/// What earlier versions wrote, whose marker lists nothing.
const UNLISTED: &str = "index.html";

/// A book on its way into a folder. Dropped before it is finished, it leaves the folder as it was.
pub struct Publishing {
    site: SiteFolder,
    /// What an earlier book wrote there.
    old: BTreeSet<String>,
    /// What has been added so far.
    new: BTreeSet<String>,
    /// Dropped before the folder that was made for it.
    workshop: Workshop,
    _made: Option<MadeFolder>,
}

impl Publishing {
    /// # Errors
    /// If `dir` has something in it and no book ([`ErrorKind::AlreadyExists`]; files whose names begin with a dot do not count), or is
    /// no folder; if another program publishes there just now; or as the file system has it.
    pub fn begin(dir: &Path) -> io::Result<Publishing> {
        if dir.file_name().is_none() && dir.parent().is_none() {
            let message = format!("cannot publish to `{}`: name a folder of its own", dir.display());
            return Err(io::Error::new(ErrorKind::InvalidInput, message));
        }
        let made = (!dir.exists()).then(|| MadeFolder(dir.to_owned()));
        fs::create_dir_all(dir)?;
        let site = SiteFolder { dir: dir.to_owned() };
        let old = site.listed()?;
        let workshop = Workshop::open(dir.join(WORKSHOP))?;
        Ok(Publishing { site, old, new: BTreeSet::new(), workshop, _made: made })
    }

    /// Writes pages, each a path below the folder, with slashes, and its bytes, beside their places.
    ///
    /// # Errors
    /// If a page's name leads out of the folder ([`ErrorKind::InvalidInput`]), if something of somebody else's is where it goes, or as
    /// the file system has it.
    pub fn add(&mut self, pages: &[(&str, &[u8])]) -> io::Result<()> {
        pages.iter().try_for_each(|(name, _)| refuse_path(name))?;
        pages.iter().try_for_each(|(name, _)| self.site.refuse_foreign(name, &self.old))?;
        for some in pages.chunks(AT_ONCE) {
            write_through(some.iter().map(|(name, bytes)| (self.workshop.path.join(name), *bytes)))?;
        }
        self.new.extend(pages.iter().map(|(name, _)| (*name).to_owned()));
        Ok(())
    }

    /// Puts all pages in their places, in place of those that an earlier book wrote. Folders that become empty by that are removed.
    ///
    /// Should the program be killed meanwhile, the old site or parts of the new one stand, and the next one completes them.
    ///
    /// # Errors
    /// As the file system has it.
    pub fn finish(self) -> io::Result<()> {
        let Publishing { site, old, new, workshop, .. } = &self;
        // While old and new stand side by side, both are known as ours.
        site.list(workshop, &old.union(new).cloned().collect())?;
        for name in new {
            let place = site.dir.join(name);
            place.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::rename(workshop.path.join(name), place)?;
        }
        for name in old.difference(new) {
            site.remove(name)?;
        }
        site.list(workshop, new)
    }
}

/// A folder that was not there; it goes again if it is left empty.
struct MadeFolder(PathBuf);

impl Drop for MadeFolder {
    fn drop(&mut self) {
        // Only an empty folder is removed by this.
        let _ = fs::remove_dir(&self.0);
    }
}

/// The folder of a published book.
struct SiteFolder {
    dir: PathBuf,
}

impl SiteFolder {
    /// Removes a file that an earlier book wrote, and the folders that it leaves empty.
    fn remove(&self, name: &str) -> io::Result<()> {
        if is_file(&self.dir.join(name)) && folders(name).all(|folder| is_folder(&self.dir.join(folder))) {
            fs::remove_file(self.dir.join(name))?;
            for folder in folders(name) {
                // Only an empty folder is removed by this.
                let _ = fs::remove_dir(self.dir.join(folder));
            }
        }
        Ok(())
    }

    /// What an earlier book wrote here.
    fn listed(&self) -> io::Result<BTreeSet<String>> {
        let marker = self.dir.join(MARKER);
        if !is_file(&marker) {
            return self.refuse_others().map(|()| BTreeSet::new());
        }
        let text = fs::read_to_string(marker)?;
        // A name that leads elsewhere was not written by this program.
        let names = text.lines().skip(1).filter(|name| refuse_path(name).is_ok());
        let names: BTreeSet<String> = names.map(str::to_owned).collect();
        Ok(if names.is_empty() { BTreeSet::from([UNLISTED.to_owned()]) } else { names })
    }

    fn list(&self, workshop: &Workshop, names: &BTreeSet<String>) -> io::Result<()> {
        let names: String = names.iter().map(|name| format!("{name}\n")).collect();
        let new = workshop.path.join(MARKER);
        write_through([(new.clone(), format!("{MARKER_TEXT}{names}").as_bytes())].into_iter())?;
        fs::rename(new, self.dir.join(MARKER))
    }

    /// A folder without a book must be empty, but for what the system or a version control keeps there.
    fn refuse_others(&self) -> io::Result<()> {
        for entry in fs::read_dir(&self.dir)? {
            let name = entry?.file_name();
            let is_kept_out_of_sight = name.to_string_lossy().starts_with('.') && name != MARKER;
            if !is_kept_out_of_sight {
                let message =
                    format!("`{}` is not empty and was not made by `ruling book`: choose another folder", self.dir.display());
                return Err(io::Error::new(ErrorKind::AlreadyExists, message));
            }
        }
        Ok(())
    }

    fn refuse_foreign(&self, name: &str, old: &BTreeSet<String>) -> io::Result<()> {
        // A link to a folder would lead out of this one.
        let in_the_way = |folder: &&str| fs::symlink_metadata(self.dir.join(folder)).is_ok_and(|found| !found.is_dir());
        let path = self.dir.join(folders(name).find(in_the_way).unwrap_or(name));
        if fs::symlink_metadata(&path).is_err() || old.contains(name) && is_file(&path) {
            return Ok(());
        }
        let message = format!("`{}` was not made by `ruling book`: move it, or choose another folder", path.display());
        Err(io::Error::new(ErrorKind::AlreadyExists, message))
    }
}

/// A folder that is gone when the work is done, or has failed.
struct Workshop {
    path: PathBuf,
    /// Held as long as the program lives, however it ends.
    _lock: File,
}

impl Workshop {
    fn open(path: PathBuf) -> io::Result<Workshop> {
        if fs::create_dir(&path).is_err() && !fs::symlink_metadata(&path)?.is_dir() {
            return Err(io::Error::new(ErrorKind::AlreadyExists, format!("`{}` is in the way", path.display())));
        }
        let lock = File::create(path.join("lock"))?;
        if lock.try_lock().is_err() {
            return Err(io::Error::new(ErrorKind::ResourceBusy, "another `ruling book` is publishing there"));
        }
        for left in fs::read_dir(&path)? {
            // Of a program that was killed.
            let left = left?;
            if left.file_type()?.is_dir() {
                fs::remove_dir_all(left.path())?;
            } else if left.file_name() != "lock" {
                fs::remove_file(left.path())?;
            }
        }
        Ok(Workshop { path, _lock: lock })
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        // What cannot be removed now is removed the next time.
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// A file itself, not a link to one.
fn is_file(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|found| found.is_file())
}

/// A folder itself, not a link to one.
fn is_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|found| found.is_dir())
}

/// The folders in which a page lies, below that of the book, the innermost first: `hu/a` and `hu` of `hu/a/x.html`.
fn folders(name: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(name.rsplit_once('/').map(|(folder, _)| folder), |folder| folder.rsplit_once('/').map(|(above, _)| above))
}

fn refuse_path(name: &str) -> io::Result<()> {
    let is_plain = |part: &str| {
        let mut components = Path::new(part).components();
        !part.starts_with(MARKER) && matches!((components.next(), components.next()), (Some(Component::Normal(_)), None))
    };
    // Not a word about this program's own files, and nothing that another system takes for a way out.
    if name.split('/').all(is_plain) && !name.contains(['\\', ':', '\n']) {
        return Ok(());
    }
    Err(io::Error::new(ErrorKind::InvalidInput, format!("`{name}` is no path below the folder")))
}

/// Writes files and waits until they are on the disk, so that after a power failure no folder holds empty pages. First all are
/// written, for then the disk has one wait instead of one a file.
fn write_through<'p>(pages: impl Iterator<Item = (PathBuf, &'p [u8])>) -> io::Result<()> {
    let mut files = Vec::new();
    for (path, bytes) in pages {
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        let mut file = File::create_new(path)?;
        file.write_all(bytes)?;
        files.push(file);
    }
    files.iter().try_for_each(File::sync_all)
}

#[cfg(test)]
mod tests {
    fn publish(dir: &Path, pages: &[(&str, &[u8])]) -> io::Result<()> {
        let mut book = Publishing::begin(dir)?;
        book.add(pages)?;
        book.finish()
    }

    use super::*;
    use tempfile::TempDir;

    /// A folder with a published book in it.
    fn published() -> (TempDir, PathBuf) {
        let root = TempDir::new().unwrap();
        let dir = root.path().join("out");
        publish(&dir, &[("index.html", b"old"), ("extra.html", b"old")]).unwrap();
        (root, dir)
    }

    fn names(dir: &Path) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    fn read(dir: &Path) -> String {
        fs::read_to_string(dir.join("index.html")).unwrap()
    }

    #[test]
    fn makes_the_folder_and_those_above_it() {
        let root = TempDir::new().unwrap();
        let dir = root.path().join("a/b/out");
        publish(&dir, &[("index.html", b"new")]).unwrap();
        assert_eq!(names(&dir), [MARKER, "index.html"]);
        assert_eq!(names(dir.parent().unwrap()), ["out"]);
    }

    #[test]
    fn replaces_its_own_book_and_leaves_nothing_of_it() {
        let (root, dir) = published();
        publish(&dir, &[("index.html", b"new")]).unwrap();
        assert_eq!((names(&dir), read(&dir)), (vec![MARKER.into(), "index.html".into()], "new".into()));
        assert_eq!(names(root.path()), ["out"]);
    }

    #[test]
    fn leaves_what_others_have_put_there() {
        let (_root, dir) = published();
        fs::create_dir(dir.join(".git")).unwrap();
        fs::write(dir.join(".git/HEAD"), "ref").unwrap();
        fs::write(dir.join("CNAME"), "rules.example.org").unwrap();
        publish(&dir, &[("index.html", b"new")]).unwrap();
        assert_eq!(names(&dir), [".git", MARKER, "CNAME", "index.html"]);
        assert_eq!(fs::read_to_string(dir.join(".git/HEAD")).unwrap(), "ref");

        // Not even where a page goes.
        assert!(publish(&dir, &[("index.html", b"newer"), ("CNAME", b"newer")]).is_err());
        assert_eq!((read(&dir), fs::read_to_string(dir.join("CNAME")).unwrap()), ("new".into(), "rules.example.org".into()));
    }

    #[test]
    fn a_repository_may_be_published_to() {
        let root = TempDir::new().unwrap();
        fs::create_dir(root.path().join(".git")).unwrap();
        publish(root.path(), &[("index.html", b"new")]).unwrap();
        assert_eq!(names(root.path()), [".git", MARKER, "index.html"]);
    }

    #[test]
    fn the_marker_is_a_file_and_lists_no_paths() {
        let root = TempDir::new().unwrap();
        fs::write(root.path().join("thesis.txt"), "mine").unwrap();
        fs::create_dir(root.path().join(MARKER)).unwrap();
        assert_eq!(publish(root.path(), &[("index.html", b"new")]).unwrap_err().kind(), ErrorKind::AlreadyExists);

        let (root, dir) = published();
        fs::write(root.path().join("thesis.txt"), "mine").unwrap();
        fs::write(dir.join(MARKER), format!("{MARKER_TEXT}../thesis.txt\nindex.html\nextra.html\n")).unwrap();
        publish(&dir, &[("index.html", b"new")]).unwrap();
        assert_eq!(fs::read_to_string(root.path().join("thesis.txt")).unwrap(), "mine");
    }

    #[test]
    fn a_book_of_an_earlier_version_is_replaced() {
        let root = TempDir::new().unwrap();
        fs::write(root.path().join(MARKER), "Made by `ruling book`.\n").unwrap();
        fs::write(root.path().join("index.html"), "old").unwrap();
        fs::write(root.path().join("thesis.txt"), "mine").unwrap();
        publish(root.path(), &[("index.html", b"new")]).unwrap();
        assert_eq!((read(root.path()), names(root.path()).len()), ("new".into(), 3));
    }

    #[test]
    fn fills_an_empty_folder() {
        let root = TempDir::new().unwrap();
        publish(root.path(), &[("index.html", b"new")]).unwrap();
        assert_eq!(read(root.path()), "new");
    }

    #[test]
    fn refuses_a_foreign_folder_and_a_file() {
        let root = TempDir::new().unwrap();
        fs::write(root.path().join("thesis.txt"), "mine").unwrap();
        let error = publish(root.path(), &[("index.html", b"new")]).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::AlreadyExists);
        assert!(error.to_string().contains("was not made by `ruling book`"), "{error}");
        assert_eq!(names(root.path()), ["thesis.txt"]);

        assert!(publish(&root.path().join("thesis.txt"), &[("index.html", b"new")]).is_err());
        assert_eq!(fs::read_to_string(root.path().join("thesis.txt")).unwrap(), "mine");
    }

    #[test]
    fn refuses_names_that_lead_elsewhere() {
        let (root, dir) = published();
        for name in ["", ".", "..", "../x", "a/../b", "a//b", "/x", "a\\b", "C:x", MARKER, WORKSHOP, &format!("a/{MARKER}")] {
            assert_eq!(publish(&dir, &[(name, b"new")]).unwrap_err().kind(), ErrorKind::InvalidInput, "{name}");
        }
        assert_eq!((read(&dir), names(root.path())), ("old".into(), vec!["out".into()]));
        assert_eq!(publish(Path::new("/"), &[]).unwrap_err().kind(), ErrorKind::InvalidInput);
    }

    #[test]
    fn folders_are_made_and_only_empty_ones_removed() {
        let (_root, dir) = published();
        publish(&dir, &[("index.html", b"new"), ("hu/a.html", b"new"), ("en/b/c.html", b"new")]).unwrap();
        assert_eq!(names(&dir), [MARKER, "en", "hu", "index.html"]);
        fs::write(dir.join("hu/notes.txt"), "mine").unwrap();
        publish(&dir, &[("index.html", b"new")]).unwrap();
        assert_eq!(
            (names(&dir), names(&dir.join("hu"))),
            (vec![MARKER.into(), "hu".into(), "index.html".into()], vec!["notes.txt".into()])
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_link_among_the_folders_is_not_followed() {
        let (root, dir) = published();
        fs::create_dir(root.path().join("elsewhere")).unwrap();
        std::os::unix::fs::symlink(root.path().join("elsewhere"), dir.join("hu")).unwrap();
        assert_eq!(publish(&dir, &[("hu/a.html", b"new")]).unwrap_err().kind(), ErrorKind::AlreadyExists);
        assert_eq!((read(&dir), names(&root.path().join("elsewhere")).len()), ("old".into(), 0));
    }

    #[test]
    fn a_page_that_cannot_be_written_leaves_the_old_book() {
        let (root, dir) = published();
        let too_long = "x".repeat(5000);
        assert!(publish(&dir, &[("index.html", b"new"), (&too_long, b"new")]).is_err());
        assert!(publish(&dir, &[("index.html", b"new"), ("index.html", b"again")]).is_err());
        assert_eq!((read(&dir), names(&dir).len()), ("old".into(), 3));
        assert_eq!(names(root.path()), ["out"]);
    }

    #[test]
    fn what_was_cut_short_is_completed() {
        let (root, dir) = published();
        // Killed while pages were written: the old book stands.
        fs::create_dir(dir.join(WORKSHOP)).unwrap();
        fs::write(dir.join(WORKSHOP).join("index.html"), "half").unwrap();
        fs::write(dir.join(WORKSHOP).join("lock"), "").unwrap();
        publish(&dir, &[("index.html", b"new")]).unwrap();
        assert_eq!((names(&dir), read(&dir)), (vec![MARKER.into(), "index.html".into()], "new".into()));

        // Killed while they were put in their places: both books are listed.
        fs::write(dir.join(MARKER), format!("{MARKER_TEXT}added.html\nindex.html\n")).unwrap();
        fs::write(dir.join("added.html"), "new").unwrap();
        publish(&dir, &[("index.html", b"newer")]).unwrap();
        assert_eq!((names(&dir), read(&dir)), (vec![MARKER.into(), "index.html".into()], "newer".into()));
        assert_eq!(names(root.path()), ["out"]);
    }

    #[test]
    fn two_do_not_publish_at_once() {
        let (_root, dir) = published();
        let other = Workshop::open(dir.join(WORKSHOP)).unwrap();
        assert_eq!(publish(&dir, &[("index.html", b"new")]).unwrap_err().kind(), ErrorKind::ResourceBusy);
        assert_eq!(read(&dir), "old");
        drop(other);
        publish(&dir, &[("index.html", b"new")]).unwrap();
        assert_eq!(names(&dir), [MARKER, "index.html"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_a_folder_stays_a_link() {
        let (root, dir) = published();
        let link = root.path().join("link");
        std::os::unix::fs::symlink(&dir, &link).unwrap();
        publish(&link, &[("index.html", b"new")]).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(read(&dir), "new");
    }
}
