//! Situations worked out from the rulebooks by hand, with what is ruled in them.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::decide::{Decision, decide};
use ruling::engine::event::{Event, State, Step};
use ruling::engine::policy::Policy;
use ruling::engine::ruling::{Grade, Question, Ruling, Verdict};
use ruling::notation::{Line, parse_line};
use ruling::pages::views;
use ruling::parallel::map as parallel_map;
use ruling::scenario::custom;

/// With what a line begins that says what is ruled.
const MARKS: [char; 12] = ['=', '~', '-', '&', '^', '+', '?', '!', '/', '*', '%', '>'];

/// Read as they are now: whoever adds a situation builds nothing.
static SITUATIONS: LazyLock<String> = LazyLock::new(|| text("situations.txt"));
static BOUNDS: LazyLock<String> = LazyLock::new(|| text("bounds.txt"));

fn text(file: &str) -> String {
    fs::read_to_string(Path::new("tests/it").join(file)).expect("the situations can be read")
}

/// What one situation comes to, or why it cannot be read.
fn decided(house: &Policy, custom: &Policy, lines: &[&str]) -> Result<Decision, String> {
    let (mut states, mut events) = (Vec::new(), Vec::new());
    for line in lines {
        match parse_line(line) {
            Ok(Line::State(state)) => states.extend(state),
            Ok(Line::Event(event)) => events.push(event),
            _ => return Err(format!("{line} is neither a state nor an event")),
        }
    }
    decide(house, custom, &states, &events).map_err(|(at, why)| format!("{at:?}: {why:?}"))
}

/// What is wrong with a situation: the first line is the house, or `every`, the last ones what is ruled.
fn faults(corpus: &Corpus, situation: &str) -> Vec<String> {
    let (house, lines) = read(situation);
    let houses = corpus.houses.iter().filter(|h| if house == "every" { h.published } else { h.id == house });
    let views = houses.filter_map(|house| HouseView::new(corpus, &house.id));
    views.flat_map(|view| faults_under(&view.house.id, &view.policy(), &custom(corpus), &lines)).collect()
}

/// The house that a situation is about, and its lines.
fn read(situation: &str) -> (&str, Vec<&str>) {
    let mut lines = situation.lines().filter(|line| !line.starts_with('#'));
    let house = lines.next().unwrap_or_default().split(' ').next().unwrap_or_default();
    (house, lines.collect())
}

/// Whether what was worked out for a house holds if it were another.
pub fn hold(house: &str, policy: &Policy, custom: &Policy) -> bool {
    let own = [&*SITUATIONS, &*BOUNDS].into_iter().flat_map(|text| text.split("\n\n")).map(|s| read(s.trim()));
    own.filter(|(of, _)| *of == house).all(|(_, lines)| faults_under(house, policy, custom, &lines).is_empty())
}

fn faults_under(house: &str, policy: &Policy, custom: &Policy, lines: &[&str]) -> Vec<String> {
    let (expected, told): (Vec<&str>, Vec<&str>) = lines.iter().partition(|line| line.starts_with(MARKS));
    let decision = match decided(policy, custom, &told) {
        Ok(decision) => decision,
        Err(why) => return vec![format!("{house}: {why}")],
    };
    let ruled = decision.rulings;
    let next = decision.next.map_or("nobody".to_owned(), |seat| seat.to_string());
    let told = || ruled.iter().filter(|r| !r.routine);
    let holds = |line: &str| {
        let (mark, verdict) = line.split_at(2);
        let mut of = ruled.iter().filter(|r| r.condition.is_none() && r.verdict.to_string() == verdict);
        match mark {
            "= " => of.any(|r| r.grade != Grade::Silent),
            "~ " => of.any(|r| r.grade == Grade::Silent),
            "- " => of.next().is_some(),
            "+ " => of.any(|r| !r.routine),
            "/ " => of.all(|r| r.routine),
            "& " => of.any(|r| r.grade == Grade::May),
            "^ " => of.any(|r| r.grade == Grade::Advised),
            "* " => told().any(|r| r.rests_on(verdict)),
            "% " => !told().any(|r| r.rests_on(verdict)),
            "? " => ruled.iter().any(|r| r.condition.is_some() && r.verdict.to_string() == verdict),
            "> " => next == verdict,
            _ => of.next().is_none(),
        }
    };
    let told_of =
        || ruled.iter().map(|r| format!("{} ({:?} {:?})", r.verdict, r.grade, r.because)).collect::<Vec<_>>().join("\n    ");
    expected.into_iter().filter(|line| !holds(line)).map(|line| format!("{house}: {line}\n    {}", told_of())).collect()
}

/// What nobody wants to be told, whatever the situation.
fn never(decision: &Decision) -> Vec<String> {
    let told: Vec<&Ruling> = decision.rulings.iter().filter(|r| !r.routine).collect();
    let words = |r: &Ruling| r.verdict.to_string().replace([',', ':'], "");
    let of_nothing = |r: &&&Ruling| words(r).split(' ').any(|word| word == "0");
    let follows = |r: &&&Ruling| matches!(r.question, Question::May | Question::Pot | Question::Substantial);
    let closed = told.iter().any(|r| r.verdict == Verdict::RoundClosed && r.condition.is_none());
    let open = told.iter().any(|r| r.question == Question::May);
    let mut faults: Vec<String> = told.iter().filter(of_nothing).map(|r| format!("no chips: {}", r.verdict)).collect();
    // What follows from the rest is told as it stands.
    faults.extend(told.iter().filter(follows).filter(|r| r.condition.is_some()).map(|r| format!("hangs: {}", r.verdict)));
    if decision.next.is_some() && !closed {
        faults.push("the next street begins while this one is going on".into());
    }
    if open != decision.legal.is_some() || open && closed {
        faults.push("who may act is told, and is not to act".into());
    }
    faults
}

#[test]
fn nothing_is_told_that_nobody_wants_to_know() {
    let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus loads");
    let scenarios = corpus.rules.iter().flat_map(|rule| &rule.scenarios);
    let scenarios = scenarios.map(|told| format!("{}\n{}", told.table.text, told.play.text));
    let situations = [&*SITUATIONS, &*BOUNDS].into_iter().flat_map(|text| text.split("\n\n"));
    let situations = situations.map(|s| read(s.trim()).1.join("\n"));
    let all: Vec<String> = scenarios.chain(situations).collect();
    let wrong = parallel_map(&views(&corpus), |view| {
        let (house, custom) = (view.policy(), custom(&corpus));
        let faults = |told: &String| {
            let lines = told.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(MARKS));
            let faults = decided(&house, &custom, &lines.collect::<Vec<_>>()).map_or_else(|_| Vec::new(), |d| never(&d));
            faults.into_iter().map(|fault| format!("{} {fault}\n{told}", view.house.id)).collect::<Vec<_>>()
        };
        all.iter().flat_map(faults).collect::<Vec<_>>()
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n\n"));
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
    all_hold(&SITUATIONS);
}

#[test]
fn just_below_at_and_just_above() {
    all_hold(&BOUNDS);
}

/// The events of a situation with one finding made, taken back and made again; nothing where the floor finds nothing there.
fn found_again(lines: &[&str]) -> Vec<(Vec<State>, Vec<Event>, Vec<Event>)> {
    let (mut states, mut events) = (Vec::new(), Vec::new());
    for line in lines.iter().filter(|line| !line.starts_with(MARKS)) {
        match parse_line(line) {
            Ok(Line::State(state)) => states.extend(state),
            Ok(Line::Event(event)) => events.push(event),
            _ => return Vec::new(),
        }
    }
    let again = |at: usize| {
        let [Step::Judge(judgement, true)] = events[at].steps[..] else { return None };
        let reversed = Event { steps: vec![Step::Judge(judgement, false)], ..events[at].clone() };
        let mut again = events.clone();
        again.splice(at..at, [events[at].clone(), reversed]);
        Some((states.clone(), events.clone(), again))
    };
    (0..events.len()).filter_map(again).collect()
}

#[test]
fn a_finding_that_is_made_taken_back_and_made_again_is_told_once() {
    let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus loads");
    let custom = custom(&corpus);
    let told = |decision: Decision| {
        let mut told: Vec<String> = decision
            .rulings
            .iter()
            .filter(|r| !r.routine)
            .map(|r| format!("{} {:?} {:?}", r.verdict, r.grade, r.condition))
            .collect();
        told.sort_unstable();
        told
    };
    let mut wrong = Vec::new();
    for situation in SITUATIONS.split("\n\n").map(str::trim) {
        let (of, lines) = read(situation);
        for (states, once, again) in found_again(&lines) {
            for view in views(&corpus).iter().filter(|view| view.house.id == of) {
                let ruled = |events: &[Event]| decide(&view.policy(), &custom, &states, events).ok().map(told);
                let (once, again) = (ruled(&once), ruled(&again));
                if once != again {
                    wrong.push(format!("{situation}\n  once {once:#?}\n  again {again:#?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n\n"));
}
