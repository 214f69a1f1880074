//! How often random properties are tried, and on what: always on the same, so that nothing lands or fails to land by luck.
//!
//! `PLAYS=10000` tries each property on as many others, from a seed of its own, which a failure prints; `SEED=7` beside it tries
//! those of that seed again.

use std::time::{SystemTime, UNIX_EPOCH};

use proptest::test_runner::{Config, RngSeed};

/// What everybody plays.
const SEED: u64 = 6;

/// So many plays, or as many as `PLAYS` says.
pub fn plays(usual: u32) -> Config {
    let Some(cases) = number("PLAYS").and_then(|n| u32::try_from(n).ok()) else {
        return config(usual, SEED);
    };
    let seed = number("SEED").unwrap_or_else(now);
    println!("PLAYS={cases} SEED={seed}");
    config(cases, seed)
}

fn config(cases: u32, seed: u64) -> Config {
    // Of what is made up, a property may want less than half.
    let max_global_rejects = cases.saturating_mul(8);
    Config { cases, max_global_rejects, rng_seed: RngSeed::Fixed(seed), ..Config::default() }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(SEED, |since| u64::from(since.subsec_nanos()) ^ since.as_secs())
}
