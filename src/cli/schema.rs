//! The schemas of the files.

use super::{Failure, Outcome, print};
use crate::schema::Schema;

/// Prints a schema as it is kept in `rules/schema/`.
///
/// # Errors
/// It cannot be written.
pub fn run(schema: Schema) -> Result<Outcome, Failure> {
    print(&schema.text())?;
    Ok(Outcome::Found)
}
