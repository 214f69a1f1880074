//! No-limit, `rules/betting/no-limit-structure.yaml`: what others rest on.

pub(in crate::engine) use crate::engine::clauses::no_limit_structure::{ANY_ALL_IN, UNBOUNDED};
