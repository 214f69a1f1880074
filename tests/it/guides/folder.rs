//! A folder in which the command lines of a guide are tried: with a club's file, recorded hands, and the rules.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use tempfile::TempDir;

use super::markdown::{Guide, ROOT};

const RECORD: &str = r#"{"date":"2027-01-09","house":"tda-2024","lines":["blinds 200/400, seats A B C","A raises to 1200","B pushes 1x5000"],"rulings":[{"says":"B calls 1200, 3800 returned","grade":"is","told":"B calls 1,200 and gets 3,800 back.","because":["oversized-chip/silent"]}],"note":"He had announced nothing."}
"#;

pub struct Folder(TempDir);

/// What the program said to a command.
pub struct Said {
    pub code: Option<i32>,
    pub text: String,
}

impl Folder {
    pub fn new(club: &str) -> Folder {
        let folder = Folder(TempDir::new().expect("a temporary folder"));
        for part in ["tests/hands", "tests/example", "rules"] {
            copy(&Path::new(ROOT).join(part), &folder.0.path().join(part));
        }
        folder.write_club(club);
        // The record of a club that has ruled on one case.
        fs::write(folder.0.path().join("record.jsonl"), RECORD).expect("a temporary file");
        // Another club, of which one guide tells at length.
        let clubs = Guide::read("docs/clubs.md");
        let whole = clubs.blocks().into_iter().find(|block| block.text.starts_with("id: river-club")).expect("a club");
        fs::write(folder.0.path().join("river-club.yaml"), whole.text).expect("a temporary file");
        // And its last edition, in which a player had more time.
        let last = folder.0.path().join("last");
        fs::create_dir(&last).expect("a temporary folder");
        let text = whole.text.replace("clock.decision: 30", "clock.decision: 45");
        fs::write(last.join("river-club.yaml"), text).expect("a temporary file");
        folder
    }

    pub fn write_club(&self, text: &str) {
        fs::write(self.0.path().join("our-club.yaml"), text).expect("a temporary file");
    }

    /// Runs a line as a shell would: quotes, and `> FILE` at its end.
    pub fn run(&self, line: &str) -> Said {
        let (line, file) = line.split_once(" > ").map_or((line, None), |(line, file)| (line, Some(file.trim())));
        let mut command = Command::cargo_bin("ruling").expect("the program is built");
        // What would go on until Ctrl-C does its work once; `tests/it/watch.rs` ends it.
        let args = words(line).into_iter().skip(1).filter(|word| word != "--watch");
        command.args(args).current_dir(&self.0);
        command.env_clear().env("HOME", self.0.path()).env("NO_COLOR", "1").env("COLUMNS", "100");
        // What is recorded is recorded on the same day every time.
        command.env("SOURCE_DATE_EPOCH", "1800000000");
        // The rules are the same in every folder: they are read once for all of them.
        command.env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/guides"));
        let output = command.output().expect("the program runs");
        if let Some(file) = file {
            fs::write(self.0.path().join(file), &output.stdout).expect("a temporary file");
        }
        let text = [output.stdout, output.stderr].concat();
        Said { code: output.status.code(), text: String::from_utf8(text).expect("UTF-8") }
    }
}

/// The words of a command line.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted, mut begun) = (Vec::new(), String::new(), false, false);
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if quoted => word.extend(letters.next()),
            '"' => (quoted, begun) = (!quoted, true),
            letter if letter.is_whitespace() && !quoted => {
                if begun {
                    words.push(std::mem::take(&mut word));
                }
                begun = false;
            }
            letter => {
                word.push(letter);
                begun = true;
            }
        }
    }
    assert!(!quoted, "a quote is left open: {line}");
    if begun {
        words.push(word);
    }
    words
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a temporary folder");
    for entry in fs::read_dir(from).expect("the folder is there") {
        let entry = entry.expect("it can be read");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a temporary file");
        }
    }
}

#[test]
fn a_line_is_read_as_a_shell_reads_it() {
    assert_eq!(words(r#"ruling decide  "200/400" "A says \"raise\"" x"#), ["ruling", "decide", "200/400", "A says \"raise\"", "x"]);
}
