//! Work that is done side by side and handed back in order.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does the work for each item on as many threads as the machine has; the results are in the order of the items.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = thread::available_parallelism().map_or(1, usize::from).min(items.len());
    if threads < 2 {
        return items.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let share = || {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(at) else { return done };
            done.push((at, work(item)));
        }
    };
    let mut done: Vec<(usize, R)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(share)).collect();
        let join = |worker: thread::ScopedJoinHandle<_>| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        workers.into_iter().flat_map(join).collect()
    });
    done.sort_unstable_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..1000).collect();
        assert_eq!(map(&items, |n| n * n), items.iter().map(|n| n * n).collect::<Vec<_>>());
        assert!(map(&[] as &[u64], |n| *n).is_empty());
    }
}
