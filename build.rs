//! Embeds `rules/` and `locales/`, sorted by path, and the key of their contents, so that at run time nothing needs to be
//! read to learn whether a cache is still good.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "src/corpus/fnv.rs"]
mod fnv;

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let mut key = fnv::Fnv::new();
    let mut code = String::from("pub static FILES: &[(&str, &str)] = &[\n");
    for folder in ["rules", "locales"] {
        println!("cargo::rerun-if-changed={folder}");
        let mut names = Vec::new();
        walk(&root.join(folder), folder, &mut names)?;
        names.sort_unstable();
        for name in names {
            key.add(&name, &fs::read_to_string(root.join(&name))?);
            let _ = writeln!(code, "    ({name:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/\", {name:?}))),");
        }
    }
    let _ = writeln!(code, "];\npub const KEY: u64 = {:#x};", key.finish());
    fs::write(PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("embedded.rs"), code)
}

fn walk(folder: &Path, name: &str, names: &mut Vec<String>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(file) = entry.file_name().into_string() else { continue };
        let name = format!("{name}/{file}");
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &name, names)?;
        } else if file.ends_with(".yaml") || file.ends_with(".ftl") {
            names.push(name);
        }
    }
    Ok(())
}
