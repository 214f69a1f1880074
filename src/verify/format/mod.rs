//! A report in the forms that people and machines read.

mod github;
mod human;
mod json;
mod junit;
mod place;
mod sarif;

pub use github::github;
pub use human::{human, summary};
pub use json::json;
pub use junit::junit;
pub use sarif::sarif;
