//! A folder stands for the files of hands in it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The endings of files of hands.
const ENDINGS: [&str; 2] = ["phh", "phhs"];

/// Folders below a folder, and no deeper.
const MAX_DEPTH: usize = 16;

/// A folder in which there is nothing to replay.
#[derive(Debug)]
pub struct NoHands {
    pub folder: PathBuf,
    /// Why it cannot be read; nothing where it holds no file of hands.
    pub why: Option<io::Error>,
}

/// The files that paths stand for: a folder for the files of hands in it and below it, by their names, any other path for
/// itself.
///
/// # Errors
/// A folder that cannot be read, or has none.
pub fn hand_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, NoHands> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let before = files.len();
        let no_hands = |why| NoHands { folder: path.clone(), why };
        collect(path, MAX_DEPTH, &mut files).map_err(|error| no_hands(Some(error)))?;
        if files.len() == before {
            return Err(no_hands(None));
        }
    }
    Ok(files)
}

/// Links to folders are not followed: they may lead round in a circle.
fn collect(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            if depth > 0 {
                collect(&path, depth - 1, files)?;
            }
        } else if path.extension().is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known)) {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_stands_for_its_hands() {
        let root = tempfile::tempdir().expect("a temporary folder");
        for name in ["b.phhs", "a.phh", "notes.txt", "2024/c.phh"] {
            let path = root.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a temporary folder");
            fs::write(path, "").expect("a temporary file");
        }
        #[cfg(unix)]
        std::os::unix::fs::symlink(root.path(), root.path().join("2024/round")).expect("a link");
        let other = PathBuf::from("-");
        let files = hand_files(&[other.clone(), root.path().to_owned()]).expect("hands");
        let named = ["2024/c.phh", "a.phh", "b.phhs"].map(|name| root.path().join(name));
        assert_eq!(files, [&[other][..], &named].concat());
        fs::create_dir(root.path().join("empty")).expect("a temporary folder");
        assert!(hand_files(&[root.path().join("empty")]).is_err());
    }
}
