//! The program; all of it is in the library.

use std::process::ExitCode;

/// A proof hears a hundred thousand small situations: an eighth of its time goes into allocating them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    ruling::cli::main()
}
