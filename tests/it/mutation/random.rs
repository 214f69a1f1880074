//! Choices at random that are the same on every machine.

/// SplitMix64.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn pick<'t, T>(&mut self, items: &'t [T]) -> Option<&'t T> {
        let n = u64::try_from(items.len()).ok().filter(|n| *n > 0)?;
        items.get(usize::try_from(self.next() % n).ok()?)
    }

    /// So many of the items, none of them twice; all where there are no more.
    pub fn sample<T>(&mut self, mut items: Vec<T>, n: usize) -> Vec<T> {
        let mut chosen = Vec::new();
        while chosen.len() < n && !items.is_empty() {
            let left: Vec<usize> = (0..items.len()).collect();
            let at = self.pick(&left).copied().unwrap_or_default();
            chosen.push(items.swap_remove(at));
        }
        chosen
    }
}
