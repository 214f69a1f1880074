//! The schemas of the files.

use super::output::print_exactly;
use super::{ExitStatus, Failure};
use crate::schema::Schema;

/// Prints a schema as it is kept in `rules/schema/`.
///
/// # Errors
/// It cannot be written.
pub fn run(schema: Schema) -> Result<ExitStatus, Failure> {
    print_exactly(&schema.text())?;
    Ok(ExitStatus::Found)
}
