//! FNV-1a. Shared with the build script, which writes the key of the embedded corpus into the binary: it must be the same on
//! every run and on every machine, which the hashers of the standard library do not promise.

/// A sum over texts.
pub struct Fnv(u64);

impl Fnv {
    /// Nothing is added yet.
    pub fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a name and its contents. The zero bytes keep `ab` + `c` apart from `a` + `bc`.
    pub fn add(&mut self, name: &str, contents: &str) {
        for byte in name.bytes().chain([0]).chain(contents.bytes()).chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// The sum of all that was added.
    pub fn finish(&self) -> u64 {
        self.0
    }
}
