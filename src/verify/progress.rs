//! How far the checks have come, for whoever waits.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Steps done, of steps expected so far.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicUsize,
    expected: AtomicUsize,
}

impl Progress {
    /// Announces more steps.
    pub fn expect(&self, steps: usize) {
        self.expected.fetch_add(steps, Ordering::Relaxed);
    }

    pub fn step(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    pub fn expected(&self) -> usize {
        self.expected.load(Ordering::Relaxed)
    }
}
