//! The index over the rules as they are shipped.

mod concepts;
mod folder;
mod inflected;
mod one_more_word;
mod questions;
mod recall;
mod shelf;
mod shipped;
