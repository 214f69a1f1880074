//! The files that the program brings along: `rules/` and `locales/`, as they were when it was built.

use crate::lang::Lang;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The files below one of the two folders: each path below it, its name from the root, and its text.
pub fn below(folder: &'static str) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    FILES.iter().filter_map(move |(name, text)| Some((name.strip_prefix(folder)?, *name, *text)))
}

/// One of the program's own files of words: `ui.ftl`.
pub fn locale(lang: Lang, file: &str) -> Option<&'static str> {
    below("locales/").find(|(path, ..)| path.strip_prefix(lang.code()).and_then(|p| p.strip_prefix('/')) == Some(file)).map(|f| f.2)
}
