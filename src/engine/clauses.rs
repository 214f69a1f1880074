//! Every clause by which the engine can rule, one module a rule. A module is named only in the file of its rule.

use crate::engine::clause::ClauseId;

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));
