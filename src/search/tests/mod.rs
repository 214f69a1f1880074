//! The index over the rules as they are shipped.

mod folder;
mod inflected;
mod questions;
mod recall;
mod shipped;
