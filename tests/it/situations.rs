//! Situations worked out from the rulebooks by hand, with what is ruled in them.

use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::decide::{Decision, decide};
use ruling::engine::ruling::Grade;
use ruling::notation::{Line, parse_line};
use ruling::scenario::custom;

/// What one situation comes to, or why it cannot be read.
fn decided(corpus: &Corpus, house: &str, lines: &[&str]) -> Result<Decision, String> {
    let view = HouseView::new(corpus, house).ok_or(format!("there is no {house}"))?;
    let (mut states, mut events) = (Vec::new(), Vec::new());
    for line in lines {
        match parse_line(line) {
            Ok(Line::State(state)) => states.extend(state),
            Ok(Line::Event(event)) => events.push(event),
            _ => return Err(format!("{line} is neither a state nor an event")),
        }
    }
    decide(&view.policy(), &custom(corpus), &states, &events).map_err(|(at, why)| format!("{at:?}: {why:?}"))
}

/// What is wrong with a situation: the first line is the house, or `every`, the last ones what is ruled.
fn faults(corpus: &Corpus, situation: &str) -> Vec<String> {
    let mut lines = situation.lines().filter(|line| !line.starts_with('#'));
    let house = lines.next().unwrap_or_default().split(' ').next().unwrap_or_default();
    let lines: Vec<&str> = lines.collect();
    let houses = corpus.houses.iter().filter(|h| if house == "every" { h.published } else { h.id == house });
    houses.flat_map(|house| faults_under(corpus, &house.id, &lines)).collect()
}

fn faults_under(corpus: &Corpus, house: &str, lines: &[&str]) -> Vec<String> {
    let (expected, told): (Vec<&str>, Vec<&str>) = lines.iter().partition(|line| line.starts_with(['=', '~', '-', '?', '!', '>']));
    let decision = match decided(corpus, house, &told) {
        Ok(decision) => decision,
        Err(why) => return vec![format!("{house}: {why}")],
    };
    let ruled = decision.rulings;
    let next = decision.next.map_or("nobody".to_owned(), |seat| seat.to_string());
    let holds = |line: &str| {
        let (mark, verdict) = line.split_at(2);
        let mut of = ruled.iter().filter(|r| r.condition.is_none() && r.verdict.to_string() == verdict);
        match mark {
            "= " => of.any(|r| r.grade != Grade::Silent),
            "~ " => of.any(|r| r.grade == Grade::Silent),
            "- " => of.next().is_some(),
            "? " => ruled.iter().any(|r| r.condition.is_some() && r.verdict.to_string() == verdict),
            "> " => next == verdict,
            _ => of.next().is_none(),
        }
    };
    let told_of =
        || ruled.iter().map(|r| format!("{} ({:?} {:?})", r.verdict, r.grade, r.because)).collect::<Vec<_>>().join("\n    ");
    expected.into_iter().filter(|line| !holds(line)).map(|line| format!("{house}: {line}\n    {}", told_of())).collect()
}

fn all_hold(text: &str) {
    let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus loads");
    let all: Vec<&str> = text.split("\n\n").map(str::trim).filter(|s| s.lines().any(|line| !line.starts_with('#'))).collect();
    assert!(all.len() > 30, "{}", all.len());
    let wrong: Vec<String> =
        all.iter().flat_map(|s| faults(&corpus, s).into_iter().map(move |fault| format!("{s}\n  {fault}"))).collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n\n"));
}

#[test]
fn what_was_worked_out_by_hand_is_ruled() {
    all_hold(include_str!("situations.txt"));
}

#[test]
fn just_below_at_and_just_above() {
    all_hold(include_str!("bounds.txt"));
}
