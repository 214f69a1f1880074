//! The schemas of the files.

use super::{ExitStatus, Failure, print};
use crate::schema::Schema;

/// Prints a schema as it is kept in `rules/schema/`.
///
/// # Errors
/// It cannot be written.
pub fn run(schema: Schema) -> Result<ExitStatus, Failure> {
    print(&schema.text())?;
    Ok(ExitStatus::Found)
}
