//! How fast recorded hands are replayed, beside PokerKit on the same files: `cargo bench --bench replay -- FILE...`; without
//! files, those of `tests/hands` that both replay.
//!
//! Both are timed in one process each and one thread each, on everything from the file's text to the last stack; the best of
//! several turns counts, and only the ratio means anything. PokerKit is run by `benches/replay_pokerkit.py`, whose head says
//! how to install it; `PYTHON` names the interpreter that has it. Without it only this program's own rate is printed.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};

use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::rulebooks::Rulebooks;
use ruling::phh::Hands;
use ruling::replay::{ReplayOutcome, report};
use ruling::scenario::custom;

const HOUSE: &str = "tda-2011";
const SCRIPT: &str = "benches/replay_pokerkit.py";
const OWN: [&str; 2] = ["tests/hands/omaha.phhs", "tests/hands/stud.phhs"];
const TURNS: usize = 20;

fn main() {
    let given: Vec<PathBuf> = env::args().skip(1).filter(|arg| !arg.starts_with("--")).map(PathBuf::from).collect();
    let files = if given.is_empty() { OWN.map(PathBuf::from).to_vec() } else { given };
    let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus is sound");
    let view = HouseView::new(&corpus, HOUSE).expect("the house is shipped");
    let (house, custom) = (view.policy(), custom(&corpus));
    let books = Rulebooks { house: &house, custom: &custom };
    let texts: Vec<Vec<u8>> = files.iter().map(|path| fs::read(path).expect("the file can be read")).collect();
    let mut best = Duration::MAX;
    let (mut hands, mut differing) = (0, 0);
    for _ in 0..TURNS {
        (hands, differing) = (0, 0);
        let start = Instant::now();
        for text in &texts {
            for hand in Hands::new(text.as_slice()) {
                let told = report(0, "", hand.expect("a text can be read"), books);
                let ReplayOutcome::Replayed { deviations, .. } = told.outcome else { panic!("{told:?}") };
                hands += 1;
                differing += usize::from(!deviations.is_empty());
            }
        }
        best = best.min(start.elapsed());
    }
    let rate = f64::from(u32::try_from(hands).expect("not that many")) / best.as_secs_f64();
    println!("ruling    {hands:>7} hands {rate:>12.0} a second   {differing} with other stacks than recorded");
    let python = env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let output = Command::new(&python).arg(SCRIPT).args(&files).output();
    let theirs =
        output.ok().filter(|output| output.status.success()).map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let Some(theirs) = theirs.as_deref().and_then(|told| told.trim().parse::<f64>().ok()) else {
        println!("PokerKit  not found by {python}; the head of {SCRIPT} says how to install it");
        return;
    };
    println!("PokerKit  {hands:>7} hands {theirs:>12.0} a second   ruling is {:.0} times as fast   target: 100", rate / theirs);
}
