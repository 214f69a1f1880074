//! Something with the number under which a house prints it.

use serde::{Deserialize, Serialize};

/// A rule or house with the number it goes by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered {
    /// A house's id, or a rule's.
    pub id: String,
    pub name: String,
    pub number: Option<String>,
}
