//! What a browser calls: the program as the sites that it publishes carry it.
//!
//! Three functions take and give numbers only. The caller asks for [`room`], writes a text there, and says what it is:
//!
//! - [`open`]: the index of a house ([`shelf`](crate::search::shelf)); the answer is whether it can be read.
//! - [`call`]: a [`PageRequest`] as JSON; the answer is the length of another text as JSON, which [`answer`] leads to.
//!
//! What else the program can be asked for becomes another request, and neither the pages nor these functions change by it.
//!
//! Nothing here is unsafe but that a name is exported as it is written: two of one name would be mistaken for each other. There
//! is no other way to give a function of WebAssembly a name, so this file alone allows it.
#![allow(unsafe_code)]

use std::cell::{Cell, RefCell};

use serde::{Deserialize, Serialize};

use crate::search::shelf::{Shelf, ShelfHit};

/// What can be asked for.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum PageRequest {
    /// What fits words, in the language of who asks.
    Find { query: String, lang: String },
}

/// What was found.
#[derive(Serialize)]
struct PageAnswer {
    hits: Vec<PageHit>,
}

#[derive(Serialize)]
struct PageHit {
    kind: &'static str,
    id: String,
    fit: &'static str,
    numbers: Vec<String>,
}

thread_local! {
    /// What the caller wrote, and what it is answered.
    static ASKED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
    /// The index. It stays as long as the page.
    static SHELF: Cell<Option<&'static Shelf<'static>>> = const { Cell::new(None) };
}

/// The address at which the caller may write so many bytes.
#[unsafe(no_mangle)]
extern "C" fn room(bytes: usize) -> usize {
    ASKED.with_borrow_mut(|asked| {
        asked.clear();
        asked.resize(bytes, 0);
        asked.as_ptr() as usize
    })
}

/// Reads the index that was written; 0 where it is none.
#[unsafe(no_mangle)]
extern "C" fn open() -> u32 {
    let Ok(printed) = String::from_utf8(ASKED.take()) else { return 0 };
    let Some(shelf) = Shelf::read(printed.leak()) else { return 0 };
    SHELF.set(Some(Box::leak(Box::new(shelf))));
    1
}

/// Does what was asked for; the length of the answer, 0 where the request is none.
#[unsafe(no_mangle)]
extern "C" fn call() -> usize {
    let request = ASKED.with_borrow(|asked| serde_json::from_slice(asked));
    let answer = request.ok().and_then(|request| match request {
        PageRequest::Find { query, lang } => serde_json::to_string(&find(&query, &lang)).ok(),
    });
    let answer = answer.unwrap_or_default();
    let length = answer.len();
    ANSWER.set(answer);
    length
}

/// The address of the last answer.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    ANSWER.with_borrow(|answer| answer.as_ptr() as usize)
}

fn find(query: &str, lang: &str) -> PageAnswer {
    let hits = SHELF.get().map_or_else(Vec::new, |shelf| shelf.find(query, lang));
    let hit = |ShelfHit { kind, id, fit, numbers }: ShelfHit| PageHit { kind: kind.name(), id, fit: fit.name(), numbers };
    PageAnswer { hits: hits.into_iter().map(hit).collect() }
}
