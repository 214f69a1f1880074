//! Findings that a file lives with: each silence gives a reason, and one that silences nothing is itself a finding.

use std::cell::Cell;
use std::collections::HashMap;

use super::findings::{unknown_finding, unused_silence};
use super::outline::{self, FileOutline};
use crate::corpus::{Corpus, Scope, Silence};
use crate::diagnostic::{Finding, Place};

/// A finding that is not reported, and why.
#[derive(Clone, Debug)]
pub struct Silenced {
    pub finding: Finding,
    pub because: String,
}

/// All silences of a corpus.
pub struct Silences<'c> {
    all: Vec<Owned<'c>>,
    files: HashMap<String, FileOutline>,
}

struct Owned<'c> {
    silence: &'c Silence,
    /// Of whom it is, if it is a house's.
    house: Option<&'c str>,
    used: Cell<bool>,
}

impl<'c> Silences<'c> {
    pub fn new(corpus: &'c Corpus) -> Silences<'c> {
        let own = |silence, house| Owned { silence, house, used: Cell::new(false) };
        let of_rules = corpus.rules.iter().flat_map(|rule| &rule.allow).map(|silence| own(silence, None));
        let of_houses =
            corpus.houses.iter().flat_map(|house| house.allow.iter().map(move |silence| own(silence, Some(house.id.as_str()))));
        let all: Vec<_> = of_rules.chain(of_houses).collect();
        let files = if all.is_empty() { Vec::new() } else { outline::of(corpus, &Scope::default()) };
        Silences { all, files: files.into_iter().map(|file| (file.name.clone(), file)).collect() }
    }

    /// Why the finding is not reported; `house` is the one under which it was made.
    pub fn covers(&self, finding: &Finding, house: Option<&str>) -> Option<String> {
        let place = finding.place.as_ref()?;
        let fits = |own: &&Owned| own.silence.finding.value == finding.lint.id && self.lies_in(own, place, finding, house);
        let own = self.all.iter().find(fits)?;
        own.used.set(true);
        Some(own.silence.because.value.clone())
    }

    /// Whether the silence reaches this place: in its own file, or, for a house, in a clause or a scenario as far as the
    /// finding is about that house.
    fn lies_in(&self, own: &Owned, place: &Place, finding: &Finding, house: Option<&str>) -> bool {
        let same_file = own.silence.place.file.name == place.file.name;
        let Some(at) = &own.silence.at else { return same_file };
        let called =
            || self.files.get(&place.file.name).and_then(|file| file.at(place)).is_some_and(|thing| thing.is_called(&at.value));
        match own.house {
            Some(of) if !same_file => at.value.contains('/') && about(of, finding, house) && called(),
            _ => same_file && called(),
        }
    }

    /// The silences that silenced nothing, among those for findings that were looked for.
    pub fn unused(&self, looked_for: impl Fn(&str) -> bool) -> Vec<Finding> {
        let unused = self.all.iter().filter(|own| !own.used.get()).map(|own| own.silence);
        let report = |silence: &Silence| {
            let unused = || looked_for(&silence.finding.value).then(|| unused_silence::finding(silence));
            unknown_finding::check(&silence.finding).or_else(unused)
        };
        unused.filter_map(report).collect()
    }
}

/// Whether a finding was made under a house, or names it.
fn about(house: &str, finding: &Finding, under: Option<&str>) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '-';
    under.map_or_else(|| finding.message.split(|c| !is_word(c)).any(|word| word == house), |under| under == house)
}
