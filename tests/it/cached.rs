//! What the commands say does not depend on whether the rules are read from the cache or from their files.

use std::fs;
use std::path::Path;

use super::shell::{Shell, club, corpus_with};

const DECIDE: [&str; 4] = ["decide", "200/400", "A raises to 1200", "B pushes 2x1000"];

const COMMANDS: [&[&str]; 12] = [
    &DECIDE,
    &["decide", "200/400", "A raises to 1200", "B pushes 2x1000", "--all-houses", "--lang", "hu"],
    &["decide", "200/400", "A raises to 1200", "B pushes 2x1000", "--json", "--house", "psi-is"],
    &["rule", "oversized-chip"],
    &["rule", "4.10", "--house", "pslive", "--json"],
    &["rule", "undercall", "--lang", "ru"],
    &["rule", "bet"],
    &["houses"],
    &["houses", "--json", "--lang", "sk"],
    &["options"],
    &["options", "--json"],
    &["oversized", "chip"],
];

fn kept(shell: &Shell) -> usize {
    fs::read_dir(shell.path("cache/ruling/corpus")).map_or(0, Iterator::count)
}

#[test]
fn every_command_says_the_same_from_the_cache() {
    let (cold, warm) = (Shell::new().own_cache(), Shell::new().own_cache());
    // A file where the folder should be: nothing can be kept there.
    fs::write(cold.path("cache"), "").expect("a temporary file");
    for command in COMMANDS {
        let told = cold.run(command);
        assert!(told.starts_with("exit 0\n"), "{command:?}: {told}");
        assert_eq!(warm.run(command), told, "{command:?}");
        assert_eq!(warm.run(command), told, "{command:?}");
    }
    assert_eq!((kept(&cold), kept(&warm)), (0, 1));
}

#[test]
fn a_damaged_cache_is_written_anew() {
    let shell = Shell::new().own_cache();
    let told = shell.run(&DECIDE);
    let path = fs::read_dir(shell.path("cache/ruling/corpus"))
        .expect("it is kept")
        .next()
        .expect("it is kept")
        .expect("it can be read")
        .path();
    let whole = fs::read(&path).expect("it can be read");
    let mut bytes = whole.clone();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&path, bytes).expect("it can be written");
    assert_eq!(shell.run(&DECIDE), told);
    assert!(fs::read(&path).expect("it can be read") == whole, "it is not mended");
}

#[test]
fn an_edit_is_seen_at_once() {
    let shell = Shell::new().own_cache();
    let dir = corpus_with(&shell, "betting/oversized-chip.yaml", "\nsee: [", "\nsee: [");
    let house = Path::new(&dir).join("houses/tda-2011.yaml");
    let told = || shell.run(&["houses", "--rules", &dir]);
    let first = told();
    assert_eq!(told(), first);
    let text = fs::read_to_string(&house).expect("it can be read");
    fs::write(&house, text.replacen("edition: ", "edition: x", 1)).expect("it can be written");
    assert_ne!(told(), first);
    fs::write(&house, "id: tda-2011\n").expect("it can be written");
    assert!(told().starts_with("exit 2\n"));
    fs::write(&house, text).expect("it can be written");
    assert_eq!(told(), first);
    assert_eq!(kept(&shell), 2);
}

#[test]
fn an_edit_of_a_club_is_seen_at_once() {
    let shell = Shell::new().own_cache();
    let path = club(&shell, "");
    let told = || shell.run(&["houses", "--house", &path]);
    let first = told();
    assert!(first.contains("Our club") && told() == first, "{first}");
    let text = fs::read_to_string(&path).expect("it can be read");
    fs::write(&path, text.replacen("Our club", "Their club", 1)).expect("it can be written");
    assert!(told().contains("Their club"));
    fs::write(&path, text.replacen("based_on", "basedon", 1)).expect("it can be written");
    assert!(told().contains("unknown-key"));
    assert_eq!(kept(&shell), 2);
}

#[test]
fn verify_believes_no_cache() {
    let shell = Shell::new().own_cache();
    let club = club(&shell, "");
    for command in [&["verify", "--select", "raw-html"][..], &["verify", "--conflicts", &club]] {
        assert!(!shell.run(command).contains("error["), "{command:?}");
    }
    assert_eq!(kept(&shell), 0);
}

#[test]
fn many_first_runs_at_once_agree() {
    let shell = Shell::new().own_cache();
    let told = Shell::new().run(&DECIDE);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| assert_eq!(shell.run(&DECIDE), told));
        }
    });
    assert_eq!(kept(&shell), 1);
}
