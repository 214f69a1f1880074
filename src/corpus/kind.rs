//! What a clause is, and by that, how it is proved.

use super::named::named;

named! {
    /// The kind of a clause.
    pub enum Kind {
        /// Rules on a situation. Proved by the drop test: without it, some ruling changes.
        Norm = "norm",
        /// Somebody may do something. Proved by somebody being refused.
        Power = "power",
        /// Somebody must do something. Cited by the clause that rules on the breach.
        Duty = "duty",
        /// Says what a word means; the engine branches on it.
        Definition = "definition",
        /// What is better done; never a ground of a ruling.
        Advice = "advice",
        /// Printed and counted, never a ground.
        Statement = "statement",
    }
}
