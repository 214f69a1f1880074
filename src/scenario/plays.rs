//! The plays of a corpus, read once, however many houses and checks ask for them.

use std::collections::HashMap;

use super::play::{Play, expectations};
use crate::corpus::{Block, Corpus, ExampleSituation};
use crate::diagnostic::Finding;
use crate::engine::ruling::Verdict;
use crate::parallel::map as parallel;

/// A corpus, and what each of its plays was read as.
pub struct Plays<'c> {
    pub corpus: &'c Corpus,
    /// By the addresses of the blocks: the corpus stays where it is.
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

    /// What a scenario of this corpus expects.
    ///
    /// # Errors
    /// What could not be read, as [`expectations`] tells it.
    ///
    /// # Panics
    /// When the block is none of a scenario of this corpus.
    pub fn expected(&self, block: &Block) -> Result<&Expectations, Vec<Finding>> {
        self.expected.get(&address(block)).expect("a block of the corpus whose plays were read").as_ref().map_err(Clone::clone)
    }

    /// The play of a block of this corpus.
    ///
    /// # Errors
    /// What could not be read, as [`Play::read`] tells it.
    ///
    /// # Panics
    /// When the block stands in another corpus.
    pub fn play(&self, play: &Block) -> Result<&Play, Vec<Finding>> {
        self.read.get(&address(play)).expect("a block of the corpus whose plays were read").as_ref().map_err(Clone::clone)
    }
}

fn address(block: &Block) -> usize {
    std::ptr::from_ref(block).addr()
}
