//! More put in to get change, `rules/betting/overbet-for-change.yaml`: what others rest on.

pub(in crate::engine) use crate::engine::clauses::overbet_for_change::COUNTS;
