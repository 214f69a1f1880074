//! The table of how many contradictions each rulebook has.

use std::fmt::Write as _;

use ruling::corpus::{ConflictKind, Corpus, Source};

use super::markdown::Guide;

/// The table as the rulebooks have it, one row a house and one a sum.
fn table() -> String {
    let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus loads");
    let mut table = String::new();
    let mut row = |name: &str, counts: &[usize]| {
        let _ = write!(table, "| {name} |");
        for count in counts {
            let _ = write!(table, " {count} |");
        }
        let _ = writeln!(table, " {} |", counts.iter().sum::<usize>());
    };
    let mut sums = vec![0; ConflictKind::ALL.len()];
    for house in corpus.houses.iter().filter(|house| house.published) {
        let of = |kind: &ConflictKind| house.conflicts.iter().filter(|conflict| conflict.kind == *kind).count();
        let counts: Vec<usize> = ConflictKind::ALL.iter().map(of).collect();
        sums.iter_mut().zip(&counts).for_each(|(sum, count)| *sum += count);
        row(&format!("`{}`", house.id), &counts);
    }
    row("all", &sums);
    table
}

#[test]
fn the_contradictions_are_counted() {
    let guide = Guide::read("docs/contradictions.md");
    let (_, after) = guide.text.split_once("## How many there are").expect("the guide counts them");
    let rows = after.lines().skip_while(|line| !line.starts_with("|---")).skip(1).take_while(|line| line.starts_with('|'));
    let mut told: Vec<&str> = rows.collect();
    let wanted = table();
    let mut wanted: Vec<&str> = wanted.lines().collect();
    told.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(told, wanted);
}
