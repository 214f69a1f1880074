//! The rules: one file a rule, in the folders of `rules/`, each with the options it owns and everything that it decides.

pub mod betting;
pub mod procedure;
pub mod reference;
pub mod showdown;
