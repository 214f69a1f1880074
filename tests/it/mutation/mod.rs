//! Mutations: whatever is broken at random in the shipped corpus, or in what the engine is told, verification notices.
//!
//! Only what a change can touch is checked again: a file that is read, a scenario, an example or a conflict is judged
//! without looking at any other. That the whole verifier says the same is asked of a few.

mod clubs;
mod random;
mod rulings;
mod texts;
mod values;

use std::sync::OnceLock;

use ruling::corpus::{Corpus, Source};
use ruling::scenario::CUSTOM;

/// What all choices at random come from. Another number makes other choices; none may leave a mutant alive.
const SEED: u64 = 2011;

fn shipped() -> &'static Corpus {
    static CORPUS: OnceLock<Corpus> = OnceLock::new();
    CORPUS.get_or_init(|| Corpus::load(&Source::embedded()).expect("the shipped corpus loads"))
}

fn published() -> impl Iterator<Item = &'static str> {
    shipped().houses.iter().filter(|house| house.published).map(|house| house.id.as_str())
}

/// The houses that rule: those that are published, and custom.
fn held() -> impl Iterator<Item = &'static str> {
    published().chain([CUSTOM])
}

/// Fails with every mutant that nothing noticed, each with its place.
fn none_survives(survivors: &[String]) {
    assert!(survivors.is_empty(), "nothing noticed:\n{}", survivors.join("\n"));
}
