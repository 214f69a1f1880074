//! How fast it answers, as ratios taken in one run: `cargo bench`.
//!
//! - a warm query, whole process, beside ripgrep over `rules/` for the same words, and its peak memory;
//! - the other commands that are asked at the table, beside the warm query, and before anything is cached;
//! - the first query after an edit, when the index is built anew;
//! - situations ruled a second, in process.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::decide::decide;
use ruling::notation::{Line, parse_line};
use ruling::scenario::{Play, custom};

const RUNS: usize = 60;

/// Answered in the time in which somebody waits for an answer.
const AT_THE_TABLE: [(&str, &[&str]); 4] = [
    ("decide", &["decide", "200/400", "A raises to 1200", "B pushes 2x1000"]),
    ("rule", &["rule", "oversized-chip"]),
    ("houses", &["houses"]),
    ("options", &["options"]),
];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let home = tempfile::TempDir::new().expect("a temporary folder");
    let ruling = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ruling"));
        command.args(args).env("XDG_CACHE_HOME", home.path()).env("RULING_HOUSE", "pslive").stdout(Stdio::null());
        command
    };
    let rg = || {
        let mut command = Command::new("rg");
        command.args(["-i", "-e", "oversized", "-e", "chip"]).arg(root.join("rules")).stdout(Stdio::null());
        command
    };

    let first = time(1, || run(&mut ruling(&["oversized", "chip"])));
    let warm = time(RUNS, || run(&mut ruling(&["oversized", "chip"])));
    println!("query, warm, whole process      {:>8.2} ms", millis(warm));
    if Command::new("rg").arg("--version").stdout(Stdio::null()).status().is_ok() {
        let peer = time(RUNS, || run(&mut rg()));
        println!("ripgrep over rules/             {:>8.2} ms   ruling takes {:.2} times as long", millis(peer), ratio(warm, peer));
    } else {
        println!("ripgrep is not installed: nothing to compare with");
    }
    println!("query, index built anew         {:>8.2} ms   target: under 300", millis(first));
    if let Some(kilobytes) = peak(&mut ruling(&["oversized", "chip"])) {
        println!("peak memory of a warm query     {:>8.2} MB   target: under 40", kilobytes as f64 / 1024.0);
    }
    for (name, args) in AT_THE_TABLE {
        let warm_too = time(RUNS, || run(&mut ruling(args)));
        println!("{name:<32}{:>8.2} ms   {:.2} times a warm query; target: at most 2", millis(warm_too), ratio(warm_too, warm));
    }
    let uncached = time(5, || run(ruling(AT_THE_TABLE[0].1).env("XDG_CACHE_HOME", root.join("Cargo.toml"))));
    println!("decide, nothing cached          {:>8.2} ms", millis(uncached));
    let verify = time(5, || run(&mut ruling(&["verify"])));
    println!("verify, everything              {:>8.2} ms   target: under 2000", millis(verify));
    decisions();
}

fn run(command: &mut Command) {
    command.status().expect("the program runs");
}

/// The median of so many runs.
fn time(runs: usize, mut work: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..runs)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[runs / 2]
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn ratio(a: Duration, b: Duration) -> f64 {
    a.as_secs_f64() / b.as_secs_f64()
}

/// The peak resident memory of a process in kilobytes, where the system tells.
fn peak(command: &mut Command) -> Option<u64> {
    let mut child = command.spawn().ok()?;
    let status = format!("/proc/{}/status", child.id());
    let mut peak = None;
    while child.try_wait().ok()?.is_none() {
        let text = std::fs::read_to_string(&status).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        peak = line.and_then(|line| line.trim().trim_end_matches(" kB").trim().parse().ok()).or(peak);
    }
    peak
}

/// Every scenario of the corpus, ruled under one house, over and over.
fn decisions() {
    let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus loads");
    let house = HouseView::new(&corpus, "pslive").expect("a shipped house").policy();
    let custom = custom(&corpus);
    let plays: Vec<_> = corpus
        .rules
        .iter()
        .flat_map(|rule| &rule.scenarios)
        .filter_map(|scenario| Play::read(Some(&scenario.table), &scenario.play).ok())
        .map(|play| (play.states.clone(), play.events()))
        .collect();
    let line = parse_line("B pushes 2x1000 + 1x500");
    assert!(matches!(line, Ok(Line::Event(_))));
    let start = Instant::now();
    let mut ruled = 0_u64;
    while start.elapsed() < Duration::from_secs(2) {
        for (states, events) in &plays {
            std::hint::black_box(decide(&house, &custom, states, events).ok());
            ruled += 1;
        }
    }
    println!("situations ruled, in process    {:>8.0} a second", ruled as f64 / start.elapsed().as_secs_f64());
}
