//! A shell of its own for each test: a home and a configuration that nobody else sees, and a cache where one is asked for.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use tempfile::TempDir;

/// The cache of whoever has none of his own. What lies there is kept by content and by build of the program: no test reads
/// what another one means.
const SHARED: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/cache");

pub struct Shell {
    home: TempDir,
    cache: PathBuf,
    env: Vec<(String, String)>,
}

impl Shell {
    pub fn new() -> Shell {
        Shell { home: TempDir::new().expect("a temporary folder"), cache: SHARED.into(), env: Vec::new() }
    }

    /// With an empty cache that no other test fills.
    #[must_use]
    pub fn own_cache(mut self) -> Shell {
        self.cache = self.path("cache");
        self
    }

    #[must_use]
    pub fn env(mut self, name: &str, value: &str) -> Shell {
        self.env.push((name.into(), value.into()));
        self
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    /// Writes the configuration file.
    pub fn config(&self, text: &str) {
        let dir = self.path("config/ruling");
        fs::create_dir_all(&dir).expect("a temporary folder");
        fs::write(dir.join("config.yaml"), text).expect("a temporary file");
    }

    /// What the program finds around it.
    pub fn variables(&self) -> Vec<(String, String)> {
        let path = |path: &Path| path.display().to_string();
        let own = [
            ("HOME", path(self.home.path())),
            ("XDG_CACHE_HOME", path(&self.cache)),
            ("XDG_CONFIG_HOME", path(&self.path("config"))),
            ("COLUMNS", "100".to_owned()),
            ("NO_COLOR", "1".to_owned()),
            ("SOURCE_DATE_EPOCH", "1800000000".to_owned()),
        ];
        own.into_iter().map(|(name, value)| (name.to_owned(), value)).chain(self.env.iter().cloned()).collect()
    }

    /// Runs the program: its exit code, what it printed, and what it complained of.
    pub fn run(&self, args: &[&str]) -> String {
        self.run_with_input(args, "")
    }

    pub fn run_with_input(&self, args: &[&str], input: &str) -> String {
        let mut command = Command::cargo_bin("ruling").expect("the program is built");
        command.args(args).env_clear().envs(self.variables()).write_stdin(input);
        let output = command.output().expect("the program runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace(&self.home.path().display().to_string(), "[home]");
        let code = output.status.code().map_or_else(|| "signal".to_owned(), |code| code.to_string());
        format!("exit {code}\n{}{}", text(&output.stdout), text(&output.stderr))
    }
}

/// A copy of the shipped rules in which one text stands for another, once.
pub fn corpus_with(shell: &Shell, file: &str, from: &str, to: &str) -> String {
    let dir = shell.path("rules");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("rules"), &dir);
    let path = dir.join(file);
    let text = fs::read_to_string(&path).expect("the file is there");
    assert!(text.contains(from), "{file} has no {from:?}");
    fs::write(&path, text.replacen(from, to, 1)).expect("a temporary file");
    dir.to_str().expect("UTF-8").to_owned()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a temporary folder");
    for entry in fs::read_dir(from).expect("the rules are there") {
        let entry = entry.expect("the rules can be read");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a temporary file");
        }
    }
}

/// A club's own house, based on the TDA's; its path.
pub fn club(shell: &Shell, chapters: &str) -> String {
    let path = shell.path("our-club.yaml");
    fs::write(&path, club_text("our-club", "tda-2011", chapters)).expect("a temporary file");
    path.to_str().expect("UTF-8").to_owned()
}

pub fn club_text(id: &str, base: &str, chapters: &str) -> String {
    format!(
        "id: {id}\nname: {{ en: Our club, hu: A mi klubunk, sk: Náš klub, hr: Naš klub, is: Klúbburinn okkar, ru: Наш клуб }}\n\
         based_on: {base}\nchapters:{}\n",
        if chapters.is_empty() { " []" } else { chapters }
    )
}
