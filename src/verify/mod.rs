//! The proof of a corpus: that it reads, that its texts render, that every scenario is ruled as it is written.

pub mod findings;
pub mod format;
mod once;
mod outline;
mod parallel;
mod progress;
mod select;
mod suppression;

pub use outline::{FileOutline, OutlineItem};
pub use parallel::map as parallel_map;
pub use progress::Progress;
pub use select::{Selection, UnknownId};
pub use suppression::Silenced;

use std::path::PathBuf;

use crate::corpus::text::check_texts;
use crate::corpus::{Corpus, Source};
use crate::diagnostic::{Finding, Severity};
use crate::lint;
use crate::proof::{Proof, Score, prove};
use crate::scenario::{Checked, check_house};
use findings::{Group, NAMES, PLAYS, PROOF, RULINGS, SPELLING, TEXTS, WORDING};
use suppression::Silences;

/// What is asked of the corpus, beyond that it loads.
const CHECKS: &[Check] = &[
    Check { finds: &[&PLAYS, &RULINGS], run: CheckRun::EachHouse(|corpus, house, _| check_house(corpus, house).1) },
    Check { finds: &[&TEXTS, &NAMES], run: CheckRun::Once(|corpus, _| check_texts(corpus).into()) },
    Check { finds: &[&PROOF], run: CheckRun::Once(|corpus, _| prove(corpus).into()) },
    Check { finds: &[&WORDING], run: CheckRun::Once(|corpus, _| lint::wording(corpus).into()) },
    Check { finds: &[&SPELLING], run: CheckRun::Once(spelling) },
];

/// One check, and the findings it can make. It is left out where none of them is asked for.
struct Check {
    finds: &'static [&'static Group],
    run: CheckRun,
}

/// Checks run side by side; what they find is put into the order of this list, of the houses, and then of the files.
enum CheckRun {
    Once(fn(&Corpus, &VerifyOptions) -> CheckResult),
    /// For each published house. What several houses share is reported once, if its message ends in the house's id.
    EachHouse(fn(&Corpus, &str, &VerifyOptions) -> Vec<Finding>),
}

/// What a check came to.
#[derive(Default)]
struct CheckResult {
    findings: Vec<Finding>,
    values: Option<Score>,
}

impl From<Vec<Finding>> for CheckResult {
    fn from(findings: Vec<Finding>) -> Self {
        CheckResult { findings, values: None }
    }
}

impl From<Proof> for CheckResult {
    fn from(proof: Proof) -> Self {
        CheckResult { findings: proof.findings, values: Some(proof.values) }
    }
}

/// What to look for.
#[derive(Debug, Default)]
pub struct VerifyOptions {
    pub selection: Selection,
    pub progress: Progress,
    /// The folder of the spelling dictionaries; without it spelling is not looked at.
    pub dictionaries: Option<PathBuf>,
}

impl VerifyOptions {
    fn looks_for(&self, id: &str) -> bool {
        self.selection.wants(id) && (self.dictionaries.is_some() || !SPELLING.docs.iter().any(|doc| doc.id == id))
    }
}

fn spelling(corpus: &Corpus, options: &VerifyOptions) -> CheckResult {
    options.dictionaries.iter().flat_map(|folder| lint::spelling(corpus, folder)).collect::<Vec<_>>().into()
}

/// What was checked, and what was found.
#[derive(Clone, Debug, Default)]
pub struct VerifyReport {
    pub rules: usize,
    pub clauses: usize,
    pub houses: usize,
    pub checked: Checked,
    /// How many pairs of option values the scenarios tell apart; nothing where that was not asked.
    pub values: Option<Score>,
    /// In the order of the files.
    pub findings: Vec<Finding>,
    /// What the files live with, and why.
    pub silenced: Vec<Silenced>,
    /// What the files hold; nothing where they do not load.
    pub files: Vec<FileOutline>,
}

impl VerifyReport {
    pub fn loaded(&self) -> bool {
        self.rules > 0
    }

    pub fn errors(&self) -> usize {
        self.findings.iter().filter(|finding| finding.severity == Severity::Error).count()
    }

    pub fn warnings(&self) -> usize {
        self.findings.len() - self.errors()
    }
}

/// Checks everything that is asked for. A corpus that does not load is not checked any further, and what keeps it from
/// loading can be neither silenced nor left out.
pub fn verify(source: &Source, options: &VerifyOptions) -> VerifyReport {
    let corpus = match Corpus::load(source) {
        Ok(corpus) => corpus,
        Err(findings) => {
            findings.iter().for_each(documented);
            return VerifyReport { findings, ..VerifyReport::default() };
        }
    };
    let asked = |check: &&Check| check.finds.iter().flat_map(|group| group.docs).any(|doc| options.looks_for(doc.id));
    let checks: Vec<&Check> = CHECKS.iter().filter(asked).collect();
    let silences = Silences::new(&corpus);
    let mut silenced = Vec::new();
    let (found, values) = run(&corpus, &checks, options);
    let mut findings = once::once(found.into_iter().filter_map(|(house, finding)| {
        documented(&finding);
        match silences.covers(&finding, house) {
            Some(because) => {
                silenced.push(Silenced { finding, because });
                None
            }
            None => Some((house, finding)),
        }
    }));
    findings.extend(silences.unused(|id| options.looks_for(id)));
    findings.retain(|finding| options.selection.wants(finding.id));
    in_order(&mut findings);
    VerifyReport {
        rules: corpus.rules.len(),
        clauses: corpus.rules.iter().map(|rule| rule.clauses.len()).sum(),
        houses: published(&corpus).count(),
        checked: if RULINGS.docs.iter().any(|doc| options.selection.wants(doc.id)) { counted(&corpus) } else { Checked::default() },
        values,
        findings,
        silenced,
        files: outline::of(&corpus),
    }
}

/// Runs the checks. Each finding comes with the house under which it was made, if it was made under one.
fn run<'c>(corpus: &'c Corpus, checks: &[&Check], options: &VerifyOptions) -> (Vec<(Option<&'c str>, Finding)>, Option<Score>) {
    let mut jobs: Vec<(&Check, Option<&str>)> = Vec::new();
    for check in checks {
        match check.run {
            CheckRun::Once(_) => jobs.push((check, None)),
            CheckRun::EachHouse(_) => jobs.extend(published(corpus).map(|house| (*check, Some(house)))),
        }
    }
    options.progress.expect(jobs.len());
    let found = parallel_map(&jobs, |(check, house)| {
        let found = match (&check.run, house) {
            (CheckRun::Once(run), _) => run(corpus, options),
            (CheckRun::EachHouse(run), Some(house)) => run(corpus, house, options).into(),
            (CheckRun::EachHouse(_), None) => CheckResult::default(),
        };
        options.progress.step();
        found
    });
    let values = found.iter().find_map(|found| found.values);
    let tagged = |((_, house), found): (&(&Check, Option<&'c str>), CheckResult)| {
        let house = *house;
        found.findings.into_iter().map(move |finding| (house, finding))
    };
    (jobs.iter().zip(found).flat_map(tagged).collect(), values)
}

fn documented(finding: &Finding) {
    debug_assert!(findings::find(finding.id).is_some(), "{} is not documented", finding.id);
}

fn published(corpus: &Corpus) -> impl Iterator<Item = &str> {
    corpus.houses.iter().filter(|house| house.published).map(|house| house.id.as_str())
}

fn counted(corpus: &Corpus) -> Checked {
    let scenarios: usize = corpus.rules.iter().map(|rule| rule.scenarios.len()).sum();
    let mut checked = Checked::default();
    for house in corpus.houses.iter().filter(|house| house.published) {
        checked += Checked {
            scenarios,
            examples: house.provisions().map(|provision| provision.examples.len()).sum(),
            conflicts: house.conflicts.len(),
        };
    }
    checked
}

fn in_order(findings: &mut [Finding]) {
    findings.sort_by(|a, b| {
        let key = |finding: &Finding| finding.place.as_ref().map(|place| (place.file.name.clone(), place.span.start));
        key(a).cmp(&key(b))
    });
}
