//! The proof of a corpus: that it reads, that its texts render, that every scenario is ruled as it is written.

pub mod findings;
pub mod format;
mod once;
mod outline;
mod progress;
mod select;
mod suppression;

pub use outline::{FileOutline, OutlineItem};
pub use progress::Progress;
pub use select::{Selection, UnknownId};
pub use suppression::Silenced;

use std::path::PathBuf;

use suppression::Silences;

use crate::corpus::findings::{FILES, NAMES, TEXTS};
use crate::corpus::text::check_texts;
use crate::corpus::{Corpus, Scope, Source, in_own_files};
use crate::diagnostic::{Finding, Lint, LintGroup, Severity, sort_by_place};
use crate::lint::{self, SPELLING, WORDING};
use crate::pages::logo;
use crate::parallel::map as parallel_map;
use crate::proof::findings::{EDITIONS, OF_HOUSES, PROOF};
use crate::proof::{Proof, Score, editions, prove_rules};
use crate::scenario::findings::{PLAYS, RULINGS};
use crate::scenario::{CUSTOM, Checked, Plays, check_rules};

/// What is asked of the corpus, beyond that it loads.
const CHECKS: &[Check] = &[
    Check {
        finds: &[&PLAYS, &RULINGS],
        run: CheckRun::EachHouse(|plays, house, options| check_rules(plays, house, &options.scope).into()),
    },
    Check {
        finds: &[&TEXTS, &NAMES],
        run: CheckRun::Once(|plays, options| options.in_files(plays.corpus, check_texts(plays.corpus))),
    },
    Check { finds: &[&PROOF], run: CheckRun::Once(|plays, options| prove_rules(plays, &options.scope).into()) },
    Check { finds: &[&WORDING], run: CheckRun::Once(|plays, options| options.in_files(plays.corpus, lint::wording(plays))) },
    Check { finds: &[&SPELLING], run: CheckRun::Once(spelling) },
    Check { finds: &[&FILES], run: CheckRun::Once(|plays, options| options.in_files(plays.corpus, logos(plays.corpus))) },
    Check { finds: &[&EDITIONS], run: CheckRun::WithSource(editions::check) },
];

/// One check, and the findings it can make. It is left out where none of them is asked for.
struct Check {
    finds: &'static [&'static LintGroup],
    run: CheckRun,
}

/// Checks run side by side; what they find is put into the order of this list, of the houses, and then of the files.
enum CheckRun {
    Once(fn(&Plays, &VerifyOptions) -> CheckResult),
    /// Looks at more of the source than is in the corpus.
    WithSource(fn(&Corpus, &Source) -> Vec<Finding>),
    /// For each published house, and for custom. What several houses share is reported once, if its message ends in the house's id.
    EachHouse(fn(&Plays, &str, &VerifyOptions) -> CheckResult),
}

/// What a check came to.
#[derive(Default)]
struct CheckResult {
    findings: Vec<Finding>,
    checked: Checked,
    values: Option<Score>,
}

impl From<(Checked, Vec<Finding>)> for CheckResult {
    fn from((checked, findings): (Checked, Vec<Finding>)) -> Self {
        CheckResult { findings, checked, values: None }
    }
}

impl From<Proof> for CheckResult {
    fn from(proof: Proof) -> Self {
        CheckResult { findings: proof.findings, checked: Checked::default(), values: Some(proof.values) }
    }
}

/// What to look for.
#[derive(Debug, Default)]
pub struct VerifyOptions {
    pub selection: Selection,
    /// The rules that are checked. Where only some are, nothing is asked of the houses as a whole.
    pub scope: Scope,
    pub progress: Progress,
    /// The folder of the spelling dictionaries; without it spelling is not looked at.
    pub dictionaries: Option<PathBuf>,
}

impl VerifyOptions {
    fn looks_for(&self, id: &str) -> bool {
        let left_out = |lints: &[&Lint]| lints.iter().any(|lint| lint.id == id);
        self.selection.wants(id)
            && (self.dictionaries.is_some() || !left_out(SPELLING.lints))
            && (self.scope.is_all() || !left_out(&OF_HOUSES))
    }

    fn in_files(&self, corpus: &Corpus, findings: Vec<Finding>) -> CheckResult {
        CheckResult { findings: self.scope.in_files(corpus, findings), ..CheckResult::default() }
    }
}

fn logos(corpus: &Corpus) -> Vec<Finding> {
    corpus.houses.iter().filter_map(|house| logo(house).err()).collect()
}

fn spelling(plays: &Plays, options: &VerifyOptions) -> CheckResult {
    let corpus = plays.corpus;
    let findings = options.dictionaries.iter().flat_map(|folder| lint::spelling(corpus, folder)).collect();
    options.in_files(corpus, findings)
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
        self.findings.iter().filter(|finding| finding.lint.severity == Severity::Error).count()
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
            return VerifyReport { findings, ..VerifyReport::default() };
        }
    };
    // What a club has mistyped in its texts is told at once, and not after all has been proved.
    let own = source.own_files();
    let is_own = |finding: &Finding| finding.place.as_ref().is_some_and(|place| own.contains(&place.file.name));
    let mistyped = if own.is_empty() { Vec::new() } else { check_texts(&corpus) };
    let is_wrong = |finding: &Finding| finding.lint.severity == Severity::Error && options.looks_for(finding.lint.id);
    let mut mistyped: Vec<Finding> = mistyped.into_iter().filter(|finding| is_own(finding) && is_wrong(finding)).collect();
    if !mistyped.is_empty() {
        sort_by_place(&mut mistyped);
        return VerifyReport { findings: mistyped, ..VerifyReport::default() };
    }
    let asked = |check: &&Check| check.finds.iter().flat_map(|group| group.lints).any(|lint| options.looks_for(lint.id));
    let checks: Vec<&Check> = CHECKS.iter().filter(asked).collect();
    let silences = Silences::new(&corpus);
    let mut silenced = Vec::new();
    let mut found = run(&corpus, source, &checks, options);
    found.findings.retain(|(house, finding)| !is_what_a_club_changed(&corpus, &own, *house, finding));
    let findings = once::once(found.findings.into_iter().filter_map(|(house, finding)| match silences.covers(&finding, house) {
        Some(because) => {
            silenced.push(Silenced { finding, because });
            None
        }
        None => Some((house, finding)),
    }));
    let unused = options.scope.in_files(&corpus, silences.unused(|id| options.looks_for(id)));
    let mut findings: Vec<Finding> = findings.into_iter().chain(unused).collect();
    findings.retain(|finding| options.selection.wants(finding.lint.id));
    let mut findings = in_own_files(&corpus, &own, findings);
    sort_by_place(&mut findings);
    let rules = || options.scope.of(&corpus);
    VerifyReport {
        rules: rules().count(),
        clauses: rules().map(|rule| rule.clauses.len()).sum(),
        houses: published(&corpus).count(),
        checked: found.checked,
        values: found.values,
        findings,
        silenced,
        files: outline::of(&corpus, &options.scope),
    }
}

/// What the shipped scenarios expect of the shipped houses a club may rule otherwise: that is why it has a file of its own, and
/// the scenarios are not its to write.
fn is_what_a_club_changed(corpus: &Corpus, own: &[String], house: Option<&str>, finding: &Finding) -> bool {
    let is_own = |name: &String| own.contains(name);
    let of_club = house.and_then(|id| corpus.house(id)).is_some_and(|house| is_own(&house.file.name));
    let shipped = finding.place.as_ref().is_some_and(|place| !is_own(&place.file.name));
    of_club && shipped && PLAYS.lints.iter().chain(RULINGS.lints).any(|lint| lint.id == finding.lint.id)
}

/// What all checks came to. Each finding comes with the house under which it was made, if it was made under one.
#[derive(Default)]
struct CheckResults<'c> {
    findings: Vec<(Option<&'c str>, Finding)>,
    checked: Checked,
    values: Option<Score>,
}

fn run<'c>(corpus: &'c Corpus, source: &Source, checks: &[&Check], options: &VerifyOptions) -> CheckResults<'c> {
    let mut jobs: Vec<(&Check, Option<&str>)> = Vec::new();
    for check in checks {
        match check.run {
            CheckRun::Once(_) | CheckRun::WithSource(_) => jobs.push((check, None)),
            CheckRun::EachHouse(_) => jobs.extend(held(corpus).map(|house| (*check, Some(house)))),
        }
    }
    options.progress.expect(jobs.len());
    let plays = Plays::of(corpus);
    let results = parallel_map(&jobs, |(check, house)| {
        let result = match (&check.run, house) {
            (CheckRun::Once(run), _) => run(&plays, options),
            (CheckRun::WithSource(run), _) => CheckResult { findings: run(corpus, source), ..CheckResult::default() },
            (CheckRun::EachHouse(run), Some(house)) => run(&plays, house, options),
            (CheckRun::EachHouse(_), None) => CheckResult::default(),
        };
        options.progress.step();
        result
    });
    let mut found = CheckResults::default();
    for ((_, house), result) in jobs.into_iter().zip(results) {
        found.findings.extend(result.findings.into_iter().map(|finding| (house, finding)));
        found.checked += result.checked;
        found.values = found.values.or(result.values);
    }
    found
}

/// The houses that rule: those that are published, and custom, which answers where they are silent.
fn held(corpus: &Corpus) -> impl Iterator<Item = &str> {
    let houses = corpus.houses.iter().filter(|house| house.published || house.id == CUSTOM);
    houses.map(|house| house.id.as_str())
}

fn published(corpus: &Corpus) -> impl Iterator<Item = &str> {
    corpus.houses.iter().filter(|house| house.published).map(|house| house.id.as_str())
}
