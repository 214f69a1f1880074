//! What must never happen, whatever somebody types, names or keeps in a file.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use ruling::hidden::is_hidden;

use super::shell::{Shell, club, club_text, corpus_with};

/// Runs the program in a folder of its own, with its output going where the test says.
fn run_to(shell: &Shell, args: &[&str], out: Stdio) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ruling"))
        .args(args)
        .env_clear()
        .env("HOME", shell.path(""))
        .env("XDG_CACHE_HOME", shell.path("cache"))
        .env("XDG_CONFIG_HOME", shell.path("config"))
        .stdin(Stdio::null())
        .stdout(out)
        .output()
        .expect("the program runs")
}

fn file(shell: &Shell, name: &str, text: impl AsRef<[u8]>) -> String {
    let path = shell.path(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a temporary folder");
    fs::write(&path, text).expect("a temporary file");
    path.to_str().expect("UTF-8").to_owned()
}

// ---- the cache

#[test]
fn no_error_is_kept_in_the_cache() {
    let shell = Shell::new().own_cache();
    let wrong_house = ["undercall", "--house", "pslve"];
    let first = shell.run(&wrong_house);
    assert!(first.starts_with("exit 2") && first.contains("there is no house"), "{first}");
    assert_eq!(shell.run(&wrong_house), first);

    let broken = file(&shell, "our-club.yaml", club_text("our-club", "tda-2011", " [{ titel: x }]"));
    let first = shell.run(&["undercall", "--house", &broken]);
    assert!(first.starts_with("exit 2") && first.contains("unknown-key"), "{first}");
    assert_eq!(shell.run(&["undercall", "--house", &broken]), first);
}

#[test]
fn a_cache_that_was_altered_checksums_and_all_does_no_harm() {
    let shell = Shell::new().own_cache();
    let right = shell.run(&["oversized", "chip"]);
    let cache = shell.path("cache/ruling");
    // A file that was found to be altered is made anew under another name.
    let files = || -> Vec<PathBuf> {
        let index = fs::read_dir(&cache).expect("a cache").map(|entry| entry.expect("a folder").path());
        let index =
            index.filter(|path| path.join("meta.json").exists()).max_by_key(|path| path.metadata().and_then(|m| m.modified()).ok());
        let names = fs::read_dir(index.expect("an index")).expect("an index").map(|entry| entry.expect("a file").path());
        let mut names: Vec<PathBuf> = names.collect();
        names.retain(|path| path.extension().is_some_and(|kind| kind != "lock" && kind != "json"));
        names.sort_by(|a, b| a.extension().cmp(&b.extension()));
        names
    };
    for n in 0..files().len() {
        for part in [0, 3, 5, 9] {
            let path = &files()[n];
            let sound = fs::read(path).expect("a file of the index");
            let mut bytes = sound.clone();
            let at = sound.len().saturating_sub(200) * part / 9;
            bytes[at] ^= 0x5a;
            with_checksum(&mut bytes);
            fs::write(path, bytes).expect("a file of the index");
            let told = shell.run(&["oversized", "chip"]);
            assert!(!told.contains("panicked"), "{}: {told}", path.display());
            assert!(told.starts_with("exit 0") || told.starts_with("exit 1"), "{}: {told}", path.display());
            if path.exists() {
                fs::write(path, sound).expect("a file of the index");
            }
        }
    }
    assert_eq!(shell.run(&["oversized", "chip"]), right);
}

/// Corrects the checksum in the footer of a file of tantivy: JSON, and its length and a magic number in four bytes each.
fn with_checksum(bytes: &mut [u8]) {
    let end = bytes.len() - 8;
    let length = u32::from_le_bytes(bytes[end..end + 4].try_into().expect("four bytes")) as usize;
    let Some(body) = end.checked_sub(length) else { return };
    let footer = String::from_utf8_lossy(&bytes[body..end]).into_owned();
    let Some((head, rest)) = footer.split_once("\"crc\":") else { return };
    let old: String = rest.chars().take_while(char::is_ascii_digit).collect();
    let new = crc32(&bytes[..body]).to_string();
    // A checksum of another length would move what follows; such a change is left to be found out.
    if new.len() == old.len() {
        let at = body + head.len() + "\"crc\":".len();
        bytes[at..at + new.len()].copy_from_slice(new.as_bytes());
    }
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0_u32, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 })
    })
}

// ---- what cannot be read

#[test]
fn a_folder_is_replayed_by_its_hands() {
    let shell = Shell::new();
    let told = shell.run(&["replay", "tests/hands", "--json"]);
    assert!(told.starts_with("exit 2") && told.contains("\"errors\":"), "{told}");
    let one = file(&shell, "hands/deep/one.phh", fs::read("tests/hands/one.phh").expect("a hand"));
    let folder = shell.path("hands");
    let told = shell.run(&["replay", folder.to_str().expect("UTF-8")]);
    assert_eq!(told, shell.run(&["replay", &one]));
    let empty = shell.path("empty");
    fs::create_dir(&empty).expect("a temporary folder");
    let told = shell.run(&["replay", empty.to_str().expect("UTF-8")]);
    assert!(told.starts_with("exit 2") && told.contains("no file ends in .phh or .phhs"), "{told}");
}

#[test]
fn whatever_cannot_be_read_is_told_once() {
    let shell = Shell::new();
    let mut inputs = vec![
        "/nonexistent/x.yaml".to_owned(),
        concat!(env!("CARGO_MANIFEST_DIR"), "/src").to_owned(),
        file(&shell, "x.yaml", b"id: \xff"),
    ];
    if cfg!(unix) {
        inputs.push("/dev/zero".to_owned());
    }
    for input in &inputs {
        for args in [
            &["replay", input][..],
            &["replay", "--json", input],
            &["decide", "--file", input],
            &["verify", input],
            &["verify", "--rules", input],
            &["houses", "--rules", input],
            &["verify", "--conflicts", input],
            &["chip", "--house", &format!("{input}/")],
            &["compare", "pslive", &format!("./{input}")],
        ] {
            let told = shell.run(args);
            assert!(told.starts_with("exit 2"), "{args:?}: {told}");
            assert!(told.len() < 4000, "{args:?}: {} bytes", told.len());
        }
    }
}

#[test]
fn limits_are_named() {
    let shell = Shell::new();
    let long = file(&shell, "long.txt", "# x\n".repeat(300_000));
    let told = shell.run(&["decide", "--file", &long]);
    assert!(told.starts_with("exit 2") && told.contains("it is longer than 1 MiB"), "{told}");
    let long = file(&shell, "long.yaml", "# x\n".repeat(1_200_000));
    let told = shell.run(&["verify", &long]);
    assert!(told.starts_with("exit 2") && told.contains("it is longer than 4 MiB"), "{told}");
    let lines = file(&shell, "lines.txt", format!("200/400\n{}", "A checks\n".repeat(1001)));
    let told = shell.run(&["decide", "--file", &lines]);
    assert!(told.starts_with("exit 2") && told.contains("at most 1000") && told.contains("lines.txt:1001:1"), "{told}");
}

#[test]
fn every_error_of_a_situation_has_a_place() {
    let shell = Shell::new();
    for (lines, place) in [
        (&["200/400, A holds As Kd, B holds As Qd", "A calls"][..], "<lines>:1:25"),
        (&["200/400", "seats A B, button A, C has 500"], "<lines>:2:22"),
        (&["200/400, A holds As Kd Qd Jd", "A calls"], "<lines>:1:10"),
        (&["200/400, A holds As Kd, board As 7d Jh", "A checks"], "<lines>:1:25"),
        (&["200/400, seats A B, button C"], "<lines>:1:21"),
        (&["A raises to 1200"], "<lines>:1:1"),
        (&["200/400, seats A B", "D calls"], "<lines>:2:1"),
        (&["200/400", "A calls", "seats A B"], "<lines>:3:1"),
        (&["200/400", "! A calls 400"], "<lines>:2:1"),
    ] {
        let told = shell.run(&[&["decide"], lines].concat());
        assert!(told.starts_with("exit 2") && told.contains(&format!("--> {place}\n")), "{lines:?} {place}: {told}");
    }
    let broken = file(&shell, "play.txt", b"200/400\nA ch\xffecks\n");
    let told = shell.run(&["decide", "--file", &broken]);
    assert!(told.contains("play.txt:2:5") && told.contains("not text in UTF-8"), "{told}");
    let broken = file(&shell, "our-club.yaml", b"id: our-club\nname: { en: \xff }\n");
    let told = shell.run(&["verify", &broken]);
    assert!(told.contains("our-club.yaml:2:13") && told.contains("not text in UTF-8"), "{told}");
}

// ---- a proof is a proof

/// What is decided is carried out, and what cannot be is no decision.
#[test]
fn a_decision_that_cannot_be_carried_out_is_refused() {
    let told = [
        ("en", "a bet of 50"),
        ("hu", "50 értékű tét"),
        ("sk", "stávku 50"),
        ("hr", "ulog od 50"),
        ("is", "upp á 50"),
        ("ru", "ставка 50"),
    ];
    for (lang, bet) in told {
        for decided in ["B checks", "B raises to 10", "B raises to 50", "B bets 100"] {
            let line = format!("floor decides: {decided}");
            let answer = Shell::new().run(&["decide", "--lang", lang, "10/20, seats A B", "A raises to 50", &line]);
            assert!(answer.starts_with("exit 2") && answer.contains(bet), "{answer}");
        }
    }
    let more = ["decide", "10/20, seats A B, B has 500", "A raises to 50", "floor decides: B raises to 900"];
    let answer = Shell::new().run(&more);
    assert!(answer.starts_with("exit 2") && answer.contains("only 500"), "{answer}");
}

#[test]
fn verify_never_succeeds_without_having_proved_something() {
    let shell = Shell::new();
    let empty = shell.path("empty");
    fs::create_dir(&empty).expect("a temporary folder");
    let empty = empty.to_str().expect("UTF-8");
    let houses = shell.path("houses-only/houses");
    fs::create_dir_all(&houses).expect("a temporary folder");
    let lone = "id: lone\nname: { en: Lone, hu: Egyedül, sk: Samotný, hr: Sam, is: Einn, ru: Один }\nchapters: []\n";
    fs::write(houses.join("lone.yaml"), lone).expect("a file");
    let houses = shell.path("houses-only");
    let hidden = club_text("our-club", "tda-2011", "").replace("chapters:", "published: false\nchapters:");
    let hidden = file(&shell, "our-club.yaml", hidden);
    for args in [
        &["verify", "--rules", empty][..],
        &["verify", "--rules", houses.to_str().expect("UTF-8")],
        &["verify", "nonexist"],
        &["verify", "straddle"],
        &["verify", "the", "rules"],
        &["verfy", "./our-club.yaml"],
        &["verfy"],
        &["our-club.yaml"],
        &["verify", &hidden],
        &["verify", "--select", "spelling"],
        &["verify", "--select", "gap", "--ignore", "gap"],
        &["replay", "nonexist"],
        &["replai", "hands.phhs"],
    ] {
        let told = shell.run(args);
        assert!(told.starts_with("exit 2"), "{args:?}: {told}");
    }
    let told = shell.run(&["verfy", "./our-club.yaml"]);
    assert!(told.contains("did you mean `ruling verify`?"), "{told}");
}

#[test]
fn options_stand_before_or_after_the_command() {
    let shell = Shell::new();
    let line = ["200/400", "A raises to 1200", "B pushes 2x1000"];
    let with = |before: &[&str], after: &[&str]| shell.run(&[before, &["decide"], after, &line].concat());
    assert_eq!(with(&["--house", "psi-is", "--json"], &[]), with(&[], &["--house", "psi-is", "--json"]));
    assert_eq!(with(&["--all-houses"], &[]), with(&[], &["--all-houses"]));
    let told = shell.run(&["--house", "pslve", "verify"]);
    assert!(told.contains("scenario runs"), "{told}");
    let told = shell.run(&["--select", "speling", "verify"]);
    assert!(told.starts_with("exit 2") && told.contains("there is no finding `speling`"), "{told}");
    // Words are still words.
    let told = shell.run(&["--house", "pslive", "check", "raise"]);
    assert!(told.starts_with("exit 0"), "{told}");
    assert!(shell.run(&["--house", "pslive", "rule", "about", "splashing"]).starts_with("exit 0\nSplashing"));
}

// ---- nothing is left out in silence

#[test]
fn what_cannot_be_printed_is_an_error() {
    for (from, to, finding) in [
        ("{ $betting-half-raise-share }", "{ $betting-half-raise-shar }", "unknown-variable"),
        ("{ $betting-half-raise-share }", "{ $betting-half-raise-share", "fluent-syntax"),
        ("{ $betting-half-raise-share }", "<b>half</b>", "raw-html"),
    ] {
        let shell = Shell::new();
        let rules = corpus_with(&shell, "betting/half-raise.yaml", from, to);
        let out = shell.path("book");
        let out = out.to_str().expect("UTF-8");
        for args in [
            &["book", "--lang", "en", "--out", out][..],
            &["half", "raise"],
            &["half", "raise"],
            &["rule", "half-raise", "--lang", "en"],
            &["compare", "pslive", "klub-sk", "--lang", "en"],
        ] {
            let told = shell.run(&[args, &["--rules", &rules, "--house", "pslive"]].concat());
            assert!(told.starts_with("exit 2") && told.contains(finding), "{args:?} {to}: {told}");
        }
        assert!(!Path::new(out).exists());
    }
}

#[test]
fn a_book_leaves_everything_else_alone() {
    let shell = Shell::new();
    let out = shell.path("site");
    let args = ["book", "--house", "pslive", "--out", out.to_str().expect("UTF-8")];
    assert!(shell.run(&args).starts_with("exit 0"));
    fs::create_dir(out.join(".git")).expect("a temporary folder");
    fs::write(out.join("CNAME"), "rules.example.org").expect("a temporary file");
    let before = fs::read(out.join("index.html")).expect("a page");
    // A house that fails leaves the old site.
    assert!(shell.run(&["book", "--house", "pslve", "--out", out.to_str().expect("UTF-8")]).starts_with("exit 2"));
    assert_eq!(fs::read(out.join("index.html")).expect("a page"), before);
    assert!(shell.run(&args).starts_with("exit 0"));
    let mut names: Vec<_> = fs::read_dir(&out).expect("a site").map(|entry| entry.expect("a file").file_name()).collect();
    names.sort();
    assert_eq!(names, [".git", ".ruling-book", "CNAME", "index.html"]);
}

// ---- where output goes

const TELLERS: [&[&str]; 9] = [
    &["--help"],
    &["help", "verify"],
    &["oversized", "chip"],
    &["rule", "undercall"],
    &["options", "--json"],
    &["completions", "bash"],
    &["schema", "rule"],
    &["decide", "200/400", "A raises to 1200"],
    &["replay", "tests/hands/against.phhs"],
];

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let shell = Shell::new();
    for args in TELLERS {
        let full = File::options().write(true).open("/dev/full").expect("a full disk");
        let output = run_to(&shell, args, full.into());
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
        assert!(told.contains("the output cannot be written: No space left on device"), "{args:?}: {told}");
    }
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_failure() {
    let shell = Shell::new();
    for args in TELLERS {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = run_to(&shell, args, writer.into());
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), told.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[cfg(unix)]
#[test]
fn paths_need_not_be_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let shell = Shell::new();
    let name = OsStr::from_bytes(b"o\xff");
    let path = shell.path("").join(name);
    let mut command = Command::new(env!("CARGO_BIN_EXE_ruling"));
    command.env_clear().env("HOME", shell.path("")).args(["book", "--house", "pslive", "--json", "--out"]).arg(&path);
    let output = command.output().expect("the program runs");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("valid JSON");
    for args in [
        &["verify"][..],
        &["verify", "--conflicts"],
        &["replay"],
        &["decide", "--file"],
        &["houses", "--rules"],
        &["houses", "--house"],
        &[],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ruling"));
        let output = command.env_clear().env("HOME", shell.path("")).args(args).arg(name).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

// ---- what nobody sees

/// A terminal is cleared, its title changed, a line overwritten, read from the right, or a word cut by what has no width.
const HIDDEN: &str = "a\u{1b}[2J\u{1b}]0;x\u{7}\u{9b}31m\u{202e}b\u{200b}\u{feff}c\rd";

#[test]
fn nothing_that_comes_from_outside_reaches_the_terminal_raw() {
    let shell = Shell::new();
    let seen = |args: &[&str]| {
        let told = shell.run(args);
        assert!(!told.chars().any(is_hidden), "{args:?}: {told:?}");
        told
    };
    let hand = format!("['{}']\nvariant = 'XX'\n", HIDDEN.replace('\r', ""));
    let hands = file(&shell, "h\u{202e}\u{1b}[2J.phhs", hand);
    for args in [
        &[HIDDEN][..],
        &[HIDDEN, "--json"],
        &["query", "--json", HIDDEN, "chip"],
        &["--lang", HIDDEN, "x"],
        &[&format!("--{HIDDEN}")],
        &["decide", HIDDEN],
        &["decide", "200/400", &format!("A says \"{HIDDEN}\""), "B calls"],
        &["decide", "200/400", &format!("A says \"{HIDDEN}\""), "B calls", "--json"],
        &["rule", HIDDEN],
        &["houses", "--house", HIDDEN],
        &["verify", HIDDEN],
        &["verify", "--explain", HIDDEN],
        &["replay", &hands],
        &["replay", "--json", &hands],
        &["compare", HIDDEN, "pslive"],
    ] {
        seen(args);
    }
}

#[test]
fn hidden_characters_in_a_file_are_found() {
    for (what, chapters) in [
        (
            "a number",
            " [{ title: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }, provisions: [{ number: \"4\\e[2J\", terms: [kicker] }] }]",
        ),
        ("a title", " [{ title: { en: \"a\u{202e}\", hu: b, sk: c, hr: d, is: e, ru: f }, provisions: [] }]"),
        ("a remark", " []\n# \u{2066}a remark"),
        ("a key", " []\n\"al\u{200b}low\": []"),
    ] {
        let shell = Shell::new();
        let club = club(&shell, chapters);
        for args in [&["verify", &club][..], &["chip", "--house", &club], &["houses", "--house", &club]] {
            let told = shell.run(args);
            assert!(!told.starts_with("exit 0") && told.contains("hidden-character"), "{what}: {told}");
            assert!(told.contains("our-club.yaml:") && !told.chars().any(is_hidden), "{what}: {told:?}");
        }
    }
    let shell = Shell::new();
    let with_mark =
        file(&shell, "our-club.yaml", format!("\u{feff}{}", club_text("our-club", "tda-2011", "")).replace('\n', "\r\n"));
    assert!(shell.run(&["verify", &with_mark]).starts_with("exit 0"), "a byte order mark and line ends of Windows are no fault");
}

// ---- a narrow terminal

#[test]
fn nothing_is_wider_than_a_narrow_terminal() {
    for columns in [20, 33] {
        let shell = Shell::new().env("COLUMNS", &columns.to_string());
        for args in [
            &["oversized", "chip"][..],
            &["slow", "rolling", "--house", "klub-sk", "--lang", "sk"],
            &["what", "is", "a", "kicker"],
            &["banana", "spaceship"],
            &["rule", "undercall", "--house", "pslive", "--lang", "hu"],
            &["decide"],
            &["decide", "--all-houses", "200/400", "A raises to 1200", "B pushes 2x1000"],
            &["decide", "200/400", "A raizes to 1200"],
            &["compare", "pslive", "klub-sk"],
            &["houses"],
            &["options"],
            &["verify", "--conflicts", "--house", "pslive"],
            &["verify", "--explain", "gap"],
            &["verify", "--list"],
            &["verify", "nonexist"],
            &["replay", "tests/hands/against.phhs"],
            &["--help"],
            &["help", "verify"],
            &["--lang", "xx"],
        ] {
            let told = shell.run(args);
            let wide = told.lines().skip(1).find(|line| textwrap::core::display_width(line) > columns);
            assert!(wide.is_none(), "{columns} {args:?}: {wide:?}\n{told}");
        }
    }
}

// ---- what the others say

#[test]
fn where_a_house_is_silent_the_others_are_heard_under_their_names() {
    let shell = Shell::new();
    let told = shell.run(&["slow", "rolling", "--house", "tda-2011", "--lang", "en"]);
    assert!(told.contains("This rulebook has no rule about it") && told.contains("Elsewhere"), "{told}");
    let json = shell.run(&["slow", "rolling", "--house", "tda-2011", "--lang", "en", "--json", "--limit", "1"]);
    let json: serde_json::Value = serde_json::from_str(json.split_once('\n').expect("an exit code").1).expect("valid JSON");
    let result = &json["results"][0];
    assert_eq!(
        (&result["rule"], &result["fit"], &result["clauses"]),
        (&"slow-rolling".into(), &"good".into(), &serde_json::json!([]))
    );
    let elsewhere = result["elsewhere"].as_array().expect("a list");
    assert!(
        !elsewhere.is_empty() && elsewhere.iter().all(|other| other["name"].is_string() && other["text"].is_string()),
        "{result}"
    );
}

#[test]
fn what_fits_badly_stands_under_its_own_heading() {
    let shell = Shell::new();
    for (lang, words, heading) in [
        ("en", "dealer dropped a banana on the table", "Closest"),
        ("hu", "osztó leejtette a banánt az asztalra", "Legközelebb ez áll"),
        ("sk", "dealer pustil banán na stôl", "Najbližšie k tomu"),
        ("hr", "diler je ispustio bananu na stol", "Najbliže tomu"),
        ("is", "gjafari missti banana á borðið", "Kemst næst þessu"),
        ("ru", "дилер уронил банан на стол", "Ближе всего"),
    ] {
        let json = shell.run(&["query", "--lang", lang, "--json", words]);
        let parsed: serde_json::Value = serde_json::from_str(json.split_once('\n').expect("an exit code").1).expect("valid JSON");
        let results = parsed["results"].as_array().expect("a list");
        let close = results.iter().filter(|result| result["fit"] == "close").count();
        assert!(json.starts_with("exit 0") && close <= 3, "{json}");
        let told = shell.run(&["query", "--lang", lang, words]);
        assert_eq!(told.contains(heading), close > 0, "{lang} {words}: {told}");
    }
    let told = shell.run(&["banana", "spaceship"]);
    assert!(told.starts_with("exit 1"), "{told}");
}
