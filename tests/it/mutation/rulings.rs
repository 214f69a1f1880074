//! An expected ruling that is not what is ruled: another amount, another seat, another kind of verdict.

use std::mem::discriminant;

use ruling::corpus::{Block, Corpus, ExampleSituation, Lazy, Source, SourceEntry};
use ruling::diagnostic::{Place, Severity};
use ruling::engine::ruling::Verdict;
use ruling::notation::parse_verdict;
use ruling::pages::views;
use ruling::parallel::map as parallel_map;
use ruling::proof::findings::PROOF;
use ruling::scenario::{Play, Plays, check_house, custom, ruled, run};
use ruling::verify::{Selection, VerifyOptions, verify};

use super::random::Dice;
use super::{held, none_survives, seed, shipped};

/// So many rulings are changed.
const CHANGED: usize = 500;

/// So many of them are looked for by the whole verifier.
const WHOLE: usize = 6;

/// Where a ruling is expected: by rule or house, and counted from the top of its file.
#[derive(Clone, Copy, Debug)]
enum Expected {
    Then {
        rule: usize,
        scenario: usize,
        branch: usize,
    },
    Without {
        rule: usize,
        scenario: usize,
    },
    /// Between the lines of a play.
    OnTheWay {
        rule: usize,
        scenario: usize,
    },
    Example {
        house: usize,
        chapter: usize,
        provision: usize,
        example: usize,
    },
    /// Of a side of a contradiction that holds, or whose reading is a value.
    Outcome {
        house: usize,
        conflict: usize,
        outcome: usize,
    },
}

/// One line of a block, put otherwise.
#[derive(Clone, Debug)]
struct Mutant {
    at: Expected,
    line: usize,
    from: String,
    to: String,
    place: Place,
}

/// Every block in which rulings are expected.
fn blocks(corpus: &Corpus) -> Vec<(Expected, &Block)> {
    let mut blocks = Vec::new();
    for (r, rule) in corpus.rules.iter().enumerate() {
        for (s, scenario) in rule.scenarios.iter().enumerate() {
            let branches = scenario.rulings.iter().enumerate();
            blocks.extend(branches.map(|(b, branch)| (Expected::Then { rule: r, scenario: s, branch: b }, &branch.then)));
            blocks.extend(scenario.without.iter().map(|block| (Expected::Without { rule: r, scenario: s }, block)));
            blocks.push((Expected::OnTheWay { rule: r, scenario: s }, &scenario.play));
        }
    }
    for (h, house) in corpus.houses.iter().enumerate().filter(|(_, house)| house.published) {
        for (c, chapter) in house.chapters.iter().enumerate() {
            for (p, provision) in chapter.provisions.iter().enumerate() {
                let examples = provision.examples.iter().enumerate();
                blocks.extend(examples.filter_map(|(e, example)| {
                    Some((Expected::Example { house: h, chapter: c, provision: p, example: e }, example.ruling.as_ref()?))
                }));
            }
        }
        for (c, conflict) in house.conflicts.iter().enumerate().filter(|(_, conflict)| conflict.play.is_some()) {
            // What the other side would rule can be run only where the sides are values of an option.
            let ruled = |side: &str| conflict.option.is_some() || conflict.holds.as_ref().is_some_and(|holds| holds.value == side);
            let outcomes = conflict.outcomes.iter().enumerate().filter(|(_, (side, _))| ruled(&side.value));
            blocks.extend(outcomes.map(|(o, (_, block))| (Expected::Outcome { house: h, conflict: c, outcome: o }, block)));
        }
    }
    blocks
}

/// The lines of a block that expect a ruling, each without the mark that it has in a play.
fn lines(at: Expected, block: &Block) -> Vec<(usize, &str)> {
    let of_play = matches!(at, Expected::OnTheWay { .. });
    let lines = block.text.lines().enumerate().filter_map(|(n, line)| match of_play {
        true => Some((n, line.trim().strip_prefix('!')?.trim())),
        false => Some((n, line.trim())),
    });
    lines.filter(|(_, line)| !line.is_empty()).collect()
}

/// Rulings of several kinds about one player, S.
const KINDS: [&str; 10] = [
    "S checks",
    "S folds",
    "S calls 7",
    "S bets 7",
    "S raises to 7",
    "S's hand is dead",
    "S's hand is live",
    "S is to act",
    "floor decides",
    "silent",
];

/// Every verdict that a verdict is mistaken for.
fn mistaken(line: &str) -> Vec<String> {
    let Ok(verdict) = parse_verdict(line) else { return Vec::new() };
    let mut others = Vec::new();
    let words: Vec<&str> = line.split(' ').collect();
    for (n, word) in words.iter().enumerate() {
        let other = |with: &str, instead: &str| {
            let mut words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
            words[n] = word.replacen(with, instead, 1);
            words.join(" ")
        };
        let digits = word.trim_end_matches(|c: char| !c.is_ascii_digit());
        if let Ok(amount) = digits.parse::<i64>() {
            others.extend([amount + 1, amount * 2, amount - 1].map(|amount| other(digits, &amount.to_string())));
        }
        let seat = word.trim_end_matches("'s").trim_end_matches(',');
        if let [b'A'..=b'J'] = seat.as_bytes() {
            others.extend(["A", "B", "C", "D"].map(|instead| other(seat, instead)));
        }
    }
    let seat = verdict.about().and_then(|seat| seat.letter()).unwrap_or('A');
    let kinds = KINDS.map(|kind| kind.replacen('S', &seat.to_string(), 1));
    let another_kind = |line: &String| {
        parse_verdict(line).is_ok_and(|other| match (&other, &verdict) {
            (Verdict::Action(_, a, _), Verdict::Action(_, b, _)) => discriminant(a) != discriminant(b),
            (a, b) => discriminant(a) != discriminant(b),
        })
    };
    others.extend(kinds.into_iter().filter(another_kind));
    others.retain(|other| parse_verdict(other).is_ok_and(|other| other != verdict));
    others
}

/// The corpus with nothing to prove: no scenarios, no examples, no plays of conflicts.
fn quiet() -> Corpus {
    let mut corpus = shipped().clone();
    corpus.rules.iter_mut().for_each(|rule| rule.scenarios = Lazy::default());
    for house in &mut corpus.houses {
        house.conflicts.iter_mut().for_each(|conflict| conflict.play = None);
        let provisions = house.chapters.iter_mut().flat_map(|chapter| &mut chapter.provisions);
        provisions.for_each(|provision| provision.examples.clear());
    }
    corpus
}

/// Whether the change is found where only the thing that was changed is to be proved.
fn noticed(quiet: &Corpus, mutant: &Mutant) -> bool {
    let mut corpus = quiet.clone();
    let whole = shipped();
    let change = |block: &mut Block| {
        let lines = block.text.lines().enumerate();
        let changed =
            lines.map(|(n, line)| if n == mutant.line { line.replacen(&mutant.from, &mutant.to, 1) } else { line.to_owned() });
        block.text = changed.collect::<Vec<_>>().join("\n");
    };
    match mutant.at {
        Expected::Then { rule, scenario, branch } => {
            let mut told = whole.rules[rule].scenarios[scenario].clone();
            change(&mut told.rulings[branch].then);
            corpus.rules[rule].scenarios = vec![told].into();
        }
        Expected::Without { rule, scenario } => {
            let mut told = whole.rules[rule].scenarios[scenario].clone();
            told.without.iter_mut().for_each(change);
            corpus.rules[rule].scenarios = vec![told].into();
        }
        Expected::OnTheWay { rule, scenario } => {
            let mut told = whole.rules[rule].scenarios[scenario].clone();
            change(&mut told.play);
            corpus.rules[rule].scenarios = vec![told].into();
        }
        Expected::Example { house, chapter, provision, example } => {
            let mut pinned = whole.houses[house].chapters[chapter].provisions[provision].examples[example].clone();
            pinned.ruling.iter_mut().for_each(change);
            if let ExampleSituation::Scenario(id) = &pinned.situation {
                let rule = id.value.split('/').next().unwrap_or_default();
                let at = whole.rules.iter().position(|known| known.id == rule).expect("the rule is there");
                corpus.rules[at].scenarios = whole.scenario(&id.value).cloned().into_iter().collect::<Vec<_>>().into();
            }
            corpus.houses[house].chapters[chapter].provisions[provision].examples.push(pinned);
        }
        Expected::Outcome { house, conflict, outcome } => {
            let recorded = &mut corpus.houses[house].conflicts[conflict];
            recorded.play.clone_from(&whole.houses[house].conflicts[conflict].play);
            change(&mut recorded.outcomes[outcome].1);
        }
    }
    let plays = Plays::of(&corpus);
    held().any(|house| check_house(&plays, house).1.iter().any(|finding| finding.lint.severity == Severity::Error))
}

/// Whether some house gives both rulings in this situation: then the other one is no mistake.
fn is_given_too(mutant: &Mutant) -> bool {
    let corpus = shipped();
    let play = match mutant.at {
        Expected::Then { rule, scenario, .. } | Expected::Without { rule, scenario } | Expected::OnTheWay { rule, scenario } => {
            let told = &corpus.rules[rule].scenarios[scenario];
            Play::read(Some(&told.table), &told.play)
        }
        Expected::Example { house, chapter, provision, example } => {
            match &corpus.houses[house].chapters[chapter].provisions[provision].examples[example].situation {
                ExampleSituation::Own { table, play } => Play::read(Some(table), play),
                ExampleSituation::Scenario(id) => {
                    let told = corpus.scenario(&id.value).expect("the scenario is there");
                    Play::read(Some(&told.table), &told.play)
                }
            }
        }
        Expected::Outcome { house, conflict, .. } => {
            let recorded = &corpus.houses[house].conflicts[conflict];
            Play::read(recorded.table.as_ref(), recorded.play.as_ref().expect("it is played"))
        }
    };
    let (Ok(play), Ok(from), Ok(to)) = (play, parse_verdict(&mutant.from), parse_verdict(&mutant.to)) else { return false };
    let custom = custom(corpus);
    let runs = views(corpus).into_iter().filter_map(|view| run(&play, &view.policy(), &custom).ok());
    runs.into_iter().any(|run| ruled(&run.rulings, &from) && ruled(&run.rulings, &to))
}

fn mutants() -> Vec<Mutant> {
    let mut mutants = Vec::new();
    for (at, block) in blocks(shipped()) {
        for (n, line) in lines(at, block) {
            let place = block.line_place(n, 0..usize::MAX);
            let of_line = |to| Mutant { at, line: n, from: line.to_owned(), to, place: place.clone() };
            mutants.extend(mistaken(line).into_iter().map(of_line));
        }
    }
    mutants
}

#[test]
fn an_expected_ruling_that_is_changed_is_noticed() {
    let all = mutants();
    assert!(all.len() > 5000, "{}", all.len());
    let chosen = Dice::new(seed()).sample(all, CHANGED);
    let quiet = quiet();
    let unnoticed = parallel_map(&chosen, |mutant| (!noticed(&quiet, mutant)).then(|| mutant.clone()));
    let (given, mistaken): (Vec<Mutant>, Vec<Mutant>) = unnoticed.into_iter().flatten().partition(is_given_too);
    assert!(given.len() * 20 < CHANGED, "{} of {CHANGED} changed rulings are given too", given.len());
    let show = |m: &Mutant| format!("{}:{}: {} for {}", m.place.file.name, m.place.line(), m.to, m.from);
    none_survives(&mistaken.iter().map(show).collect::<Vec<_>>());
}

/// What was found by looking at one thing is found by the whole verifier, which reads the changed file.
#[test]
fn the_whole_verifier_notices_what_the_part_does() {
    let shipped = Source::embedded().rules();
    // What is asked of whole books has nothing to say about one line that is ruled otherwise.
    let proof: Vec<String> = PROOF.lints.iter().map(|lint| lint.id.to_owned()).collect();
    for mutant in Dice::new(seed() + 1).sample(mutants(), WHOLE) {
        let Place { file, span } = &mutant.place;
        let changed = format!("{}{}{}", &file.text[..span.start], mutant_line(&mutant), &file.text[span.end..]);
        let text =
            |entry: &'_ SourceEntry| if entry.file.name == file.name { changed.clone() } else { entry.file.text.to_string() };
        let files: Vec<(String, String)> = shipped.iter().map(|entry| (entry.file.name.clone(), text(entry))).collect();
        let source = Source::memory(files.iter().map(|(name, text)| (name.as_str(), text.as_str())));
        let report =
            verify(&source, &VerifyOptions { selection: Selection::new(&[], &proof).unwrap(), ..VerifyOptions::default() });
        assert_eq!(report.errors() > 0, noticed(&quiet(), &mutant), "{mutant:?}");
    }
}

/// The line as it stands in the file.
fn mutant_line(mutant: &Mutant) -> String {
    mutant.place.text().replacen(&mutant.from, &mutant.to, 1)
}
