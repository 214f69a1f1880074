//! Whether it can be seen who a player is, `rules/general/player-identity.yaml`.

use crate::engine::clauses::player_identity as clause;
use crate::engine::event::Deed;
use crate::engine::rules::offences::{Duty, Table};

pub const TABLE: Table = Table {
    rule: "player-identity",
    duties: &[Duty { clause: clause::IDENTIFIABLE, broken: |case| case.did(&[Deed::CoversFace]).then_some(true) }],
    charges: &[],
};
