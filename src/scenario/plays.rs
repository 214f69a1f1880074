//! The plays of a corpus, read once, however many houses and checks ask for them.

use std::borrow::Cow;
use std::collections::HashMap;

use super::play::{Play, expectations};
use crate::corpus::{Block, Corpus, ExampleSituation, Scenario};
use crate::diagnostic::Finding;
use crate::engine::ruling::Verdict;
use crate::parallel::map as parallel;

/// A corpus, and what each of its plays was read as.
pub struct Plays<'c> {
    pub corpus: &'c Corpus,
    /// By the addresses of the blocks: the corpus stays where it is, and no other can lie there.
    read: HashMap<usize, Result<Play, Vec<Finding>>>,
    /// What is expected of the scenarios, by the addresses of the blocks that say it.
    expected: HashMap<usize, Result<Expectations, Vec<Finding>>>,
}

/// Expected rulings, each with its line in its block.
pub type Expectations = Vec<(usize, Verdict)>;

impl<'c> Plays<'c> {
    /// Reads the scenarios of the rules, and the examples and contradictions of the houses.
    pub fn of(corpus: &'c Corpus) -> Plays<'c> {
        let scenarios = corpus.rules.iter().flat_map(|rule| &rule.scenarios).map(|s| (Some(&s.table), &s.play));
        let conflicts = corpus.houses.iter().flat_map(|house| &house.conflicts);
        let conflicts = conflicts.filter_map(|conflict| Some((conflict.table.as_ref(), conflict.play.as_ref()?)));
        let examples = corpus.houses.iter().flat_map(|house| house.provisions()).flat_map(|provision| &provision.examples);
        let examples = examples.filter_map(|example| match &example.situation {
            ExampleSituation::Own { table, play } => Some((Some(table), play)),
            ExampleSituation::Scenario(_) => None,
        });
        let blocks: Vec<(Option<&Block>, &Block)> = scenarios.chain(conflicts).chain(examples).collect();
        let plays = parallel(&blocks, |(table, play)| Play::read(*table, play));
        let scenarios = corpus.rules.iter().flat_map(|rule| &rule.scenarios);
        let said = scenarios.flat_map(|s| s.rulings.iter().map(|branch| &branch.then).chain(&s.without));
        let said: Vec<&Block> = said.collect();
        let expected = parallel(&said, |block| expectations(block));
        Plays {
            corpus,
            read: blocks.iter().map(|(_, play)| address(play)).zip(plays).collect(),
            expected: said.into_iter().map(address).zip(expected).collect(),
        }
    }

    /// What a scenario expects: as it was read before, or, where it is of another corpus, as it is read now.
    ///
    /// # Errors
    /// What could not be read, as [`expectations`] tells it.
    pub fn expected(&self, block: &Block) -> Result<Cow<'_, [(usize, Verdict)]>, Vec<Finding>> {
        match self.expected.get(&address(block)) {
            Some(read) => read.as_ref().map(|expected| Cow::Borrowed(expected.as_slice())).map_err(Clone::clone),
            None => expectations(block).map(Cow::Owned),
        }
    }

    /// The play of a table and its lines: as it was read before, or, where it is of another corpus, as it is read now. Two editions
    /// of a book are two corpora.
    ///
    /// # Errors
    /// What could not be read, as [`Play::read`] tells it.
    pub fn play(&self, table: Option<&Block>, play: &Block) -> Result<Cow<'_, Play>, Vec<Finding>> {
        match self.read.get(&address(play)) {
            Some(read) => read.as_ref().map(Cow::Borrowed).map_err(Clone::clone),
            None => Play::read(table, play).map(Cow::Owned),
        }
    }

    /// The play of a scenario, as [`Plays::play`] reads it.
    ///
    /// # Errors
    /// As for [`Plays::play`].
    pub fn of_scenario(&self, scenario: &Scenario) -> Result<Cow<'_, Play>, Vec<Finding>> {
        self.play(Some(&scenario.table), &scenario.play)
    }
}

fn address(block: &Block) -> usize {
    std::ptr::from_ref(block).addr()
}
