//! What stands before the hits beside the one that is shown.

use serde::{Deserialize, Serialize};

use crate::prose::Teller;

/// What stands before the other hits, in the language of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HitLabels {
    pub more: String,
    /// Before what fits badly.
    pub closest: String,
}

impl HitLabels {
    pub(super) fn of(teller: &Teller) -> HitLabels {
        let ui = |key| teller.ui(key, &[]);
        HitLabels { more: ui("more"), closest: ui("closest") }
    }
}
