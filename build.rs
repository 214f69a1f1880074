//! Embeds `rules/` and `locales/`, sorted by path, and the keys of their contents and of the program's own source, so that at
//! run time nothing needs to be read to learn whether a cache is still good.

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
    println!("cargo::rerun-if-changed=src");
    let mut build = fnv::Fnv::new();
    let mut names = Vec::new();
    walk(&root.join("src"), "src", &mut names)?;
    names.sort_unstable();
    for name in names {
        build.add(&name, &fs::read_to_string(root.join(&name))?);
    }
    let _ =
        writeln!(code, "/// Another one for each state of the program's source.\npub const BUILD: u64 = {:#x};", build.finish());
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
        } else if [".yaml", ".ftl", ".rs"].iter().any(|ending| file.ends_with(ending)) {
            names.push(name);
        }
    }
    Ok(())
}
