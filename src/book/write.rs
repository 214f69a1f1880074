//! Putting a published book in its folder, whole or not at all.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Component, Path, PathBuf};

/// The file by which a folder is known as one that this program made and may replace.
pub const MARKER: &str = ".ruling-book";

const MARKER_TEXT: &str = "Made by `ruling book`. Publishing here again replaces everything in this folder.\n";

/// Makes `dir` hold exactly `pages`, each a file name and its bytes.
///
/// All is written to a folder beside it first and then moved into place: if anything fails, `dir` is what it was. The
/// old book is moved aside only for the moment of the exchange; should the program be killed right then, the next
/// `publish` puts it back before it does anything else.
///
/// # Errors
/// If `dir` has something in it that this program did not make ([`ErrorKind::AlreadyExists`]) or is no folder; if a
/// page's name is not a plain file name ([`ErrorKind::InvalidInput`]); or as the file system has it.
pub fn publish(dir: &Path, pages: &[(&str, &[u8])]) -> io::Result<()> {
    let place = Destination::of(dir)?;
    place.recover()?;
    if exists(&place.dir) {
        refuse_foreign(&place.dir)?;
    }
    pages.iter().try_for_each(|(name, _)| refuse_path(name))?;

    fs::create_dir_all(&place.parent)?;
    let workshop = tempfile::Builder::new().prefix(".ruling-").tempdir_in(&place.parent)?;
    // The workshop itself is closed to others, which the published folder must not be.
    let fresh = workshop.path().join("book");
    fs::create_dir(&fresh)?;
    for (name, bytes) in pages {
        write_through(&fresh.join(name), bytes)?;
    }
    write_through(&fresh.join(MARKER), MARKER_TEXT.as_bytes())?;
    place.exchange(&fresh)
}

/// Where a book goes, and where the one before it waits during the exchange.
struct Destination {
    dir: PathBuf,
    parent: PathBuf,
    aside: PathBuf,
}

impl Destination {
    fn of(dir: &Path) -> io::Result<Destination> {
        // A link to a folder stays a link: it is the folder behind it that is replaced.
        let dir = fs::canonicalize(dir).unwrap_or_else(|_| dir.to_path_buf());
        let Some(name) = dir.file_name() else {
            let message = format!("cannot publish to `{}`: name a folder of its own", dir.display());
            return Err(io::Error::new(ErrorKind::InvalidInput, message));
        };
        let parent = match dir.parent() {
            Some(parent) if parent != Path::new("") => parent.to_path_buf(),
            _ => PathBuf::from("."),
        };
        let aside = parent.join(format!(".{}.previous", name.display()));
        Ok(Destination { dir, parent, aside })
    }

    /// Mends what an interrupted exchange has left.
    fn recover(&self) -> io::Result<()> {
        if !exists(&self.aside) {
            return Ok(());
        }
        refuse_foreign(&self.aside)?;
        if exists(&self.dir) { fs::remove_dir_all(&self.aside) } else { fs::rename(&self.aside, &self.dir) }
    }

    fn exchange(&self, fresh: &Path) -> io::Result<()> {
        if !exists(&self.dir) {
            return fs::rename(fresh, &self.dir);
        }
        fs::set_permissions(fresh, fs::metadata(&self.dir)?.permissions())?;
        fs::rename(&self.dir, &self.aside)?;
        if let Err(error) = fs::rename(fresh, &self.dir) {
            // Should this fail too, the old book is whole where it waits, and `recover` finds it there.
            let _ = fs::rename(&self.aside, &self.dir);
            return Err(error);
        }
        // The new book is in place: an old one that cannot be deleted is no failure, and the next time tries again.
        let _ = fs::remove_dir_all(&self.aside);
        Ok(())
    }
}

fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

fn refuse_foreign(dir: &Path) -> io::Result<()> {
    if dir.join(MARKER).exists() || fs::read_dir(dir)?.next().is_none() {
        return Ok(());
    }
    let message = format!("`{}` is not empty and was not made by `ruling book`: choose another folder", dir.display());
    Err(io::Error::new(ErrorKind::AlreadyExists, message))
}

fn refuse_path(name: &str) -> io::Result<()> {
    let mut components = Path::new(name).components();
    if matches!((components.next(), components.next()), (Some(Component::Normal(_)), None)) {
        return Ok(());
    }
    Err(io::Error::new(ErrorKind::InvalidInput, format!("`{name}` is not a file name")))
}

/// Writes a file and waits until it is on the disk, so that after a power failure no folder holds empty pages.
fn write_through(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = fs::File::create_new(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
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
        for name in ["", ".", "..", "../x", "a/b", "/x"] {
            assert_eq!(publish(&dir, &[(name, b"new")]).unwrap_err().kind(), ErrorKind::InvalidInput, "{name}");
        }
        assert_eq!((read(&dir), names(root.path())), ("old".into(), vec!["out".into()]));
        assert_eq!(publish(Path::new("/"), &[]).unwrap_err().kind(), ErrorKind::InvalidInput);
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
    fn an_exchange_that_fails_puts_the_old_book_back() {
        let (root, dir) = published();
        assert!(Destination::of(&dir).unwrap().exchange(&root.path().join("missing")).is_err());
        assert_eq!((read(&dir), names(root.path())), ("old".into(), vec!["out".into()]));
    }

    #[test]
    fn an_exchange_that_was_cut_short_is_mended() {
        let (root, dir) = published();
        let aside = Destination::of(&dir).unwrap().aside;
        fs::rename(&dir, &aside).unwrap();
        assert!(publish(&dir, &[("..", b"new")]).is_err());
        assert_eq!((read(&dir), names(root.path())), ("old".into(), vec!["out".into()]));

        fs::rename(&dir, &aside).unwrap();
        fs::create_dir(&dir).unwrap();
        publish(&dir, &[("index.html", b"new")]).unwrap();
        assert_eq!((read(&dir), names(root.path())), ("new".into(), vec!["out".into()]));
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
