//! The size of the pot, `rules/betting/pot-size.yaml`.

use crate::engine::options::figure;

figure! {
    /// After how many actions behind it does a wrong pot or limit stand?
    "betting.misplayed_actions" MisplayedActions in "actions" up to 10
}
