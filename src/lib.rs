//! `ruling`: a rulings knowledge base, a rulings engine and a multilingual rulebook compiler for poker rooms.
//!
//! Compiled for a browser it is only the search, for the sites that the program publishes.

#![cfg_attr(not(target_family = "wasm"), forbid(unsafe_code))]
// What makes an index is not wanted there; the linker leaves it out.
#![cfg_attr(target_family = "wasm", allow(dead_code))]

#[cfg(not(target_family = "wasm"))]
pub mod book;
#[cfg(target_family = "wasm")]
mod browser;
#[cfg(not(target_family = "wasm"))]
pub mod cli;
#[cfg(not(target_family = "wasm"))]
pub mod corpus;
#[cfg(not(target_family = "wasm"))]
pub mod diagnostic;
#[cfg(not(target_family = "wasm"))]
mod embedded;
#[cfg(not(target_family = "wasm"))]
pub mod engine;
#[cfg(not(target_family = "wasm"))]
pub mod hidden;
#[cfg(not(target_family = "wasm"))]
mod known_again;
#[cfg(not(target_family = "wasm"))]
pub mod lang;
#[cfg(not(target_family = "wasm"))]
pub mod lint;
#[cfg(all(feature = "mcp", not(target_family = "wasm")))]
pub mod mcp;
#[cfg(not(target_family = "wasm"))]
pub mod message;
#[cfg(not(target_family = "wasm"))]
pub mod notation;
#[cfg(not(target_family = "wasm"))]
pub mod pages;
#[cfg(not(target_family = "wasm"))]
pub mod parallel;
#[cfg(not(target_family = "wasm"))]
pub mod phh;
#[cfg(test)]
#[path = "../tests/it/plays.rs"]
mod plays;
#[cfg(not(target_family = "wasm"))]
pub mod proof;
#[cfg(not(target_family = "wasm"))]
pub mod prose;
#[cfg(not(target_family = "wasm"))]
pub mod replay;
#[cfg(not(target_family = "wasm"))]
pub mod scenario;
#[cfg(not(target_family = "wasm"))]
pub mod schema;
pub mod search;
#[cfg(not(target_family = "wasm"))]
pub mod telling;
#[cfg(not(target_family = "wasm"))]
pub mod verify;
#[cfg(not(target_family = "wasm"))]
mod words;
