//! The names of all clauses by which the engine can rule.

include!(concat!(env!("OUT_DIR"), "/clause_names.rs"));
