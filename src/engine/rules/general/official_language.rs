//! In which language people speak at the table, `rules/general/official-language.yaml`.

use crate::engine::options::tariff;

tariff! {
    /// What does it cost to speak another language than English where only that is allowed?
    "general.foreign_language" ForeignLanguage
}

use crate::engine::clauses::official_language as clause;
use crate::engine::event::{ConductEvent, ConductState, Tongue, Venue};
use crate::engine::rule_id::RuleId;
use crate::engine::rules::offences::{Case, Charge, Duty, PlayersCase, Table, plainly, tariff};

pub const TABLE: Table = Table {
    rule: RuleId::OFFICIAL_LANGUAGE,
    duties: &[
        Duty {
            clause: clause::UNITED_STATES,
            broken: |case| {
                let (tongue, venue) = spoken(case)?;
                in_america(venue).then(|| tongue != Tongue::English && case.then().hand_on)
            },
        },
        Duty { clause: clause::ELSEWHERE, broken: elsewhere },
        Duty {
            clause: clause::ENGLISH_AND_CROATIAN,
            broken: |case| {
                let official = |tongue: Tongue| matches!(tongue, Tongue::English | Tongue::Croatian);
                tongue(case).map(|tongue| !official(tongue) && case.then().hand_on)
            },
        },
        Duty {
            clause: clause::THREE_LANGUAGES,
            broken: |case| tongue(case).map(|tongue| !matches!(tongue, Tongue::Slovak | Tongue::Czech | Tongue::English)),
        },
        Duty { clause: clause::POSTED, broken: not_on_the_list },
        Duty { clause: clause::NEW_JERSEY, broken: |case| spoken(case).map(is_foreign_in_new_jersey) },
    ],
    charges: &[Charge {
        clause: clause::NEW_JERSEY,
        committed: |case, _| plainly(spoken(case).is_some_and(is_foreign_in_new_jersey)),
        tariff: tariff::<ForeignLanguage>,
        record: None,
    }],
};

fn tongue(case: &Case) -> Option<Tongue> {
    if let Some(ConductEvent::Speaks(tongue)) = case.event() { Some(tongue) } else { None }
}

/// Which languages the house accepts is for the lines of state to tell.
fn not_on_the_list(case: &PlayersCase) -> Option<bool> {
    let tongue = tongue(case)?;
    let listed = |fact: &ConductState| if let ConductState::MaySpeak(listed) = fact { Some(*listed) } else { None };
    let mut list = case.h.incidents.facts.iter().filter_map(listed).peekable();
    list.peek()?;
    Some(!list.any(|listed| listed == tongue))
}

/// What is spoken, and where.
fn spoken(case: &Case) -> Option<(Tongue, Venue)> {
    let venue =
        case.h.incidents.facts.iter().find_map(|fact| if let ConductState::PlayedIn(venue) = fact { Some(*venue) } else { None });
    Some((tongue(case)?, venue?))
}

fn in_america(venue: Venue) -> bool {
    matches!(venue, Venue::UnitedStates | Venue::NewJersey)
}

fn is_foreign_in_new_jersey((tongue, venue): (Tongue, Venue)) -> bool {
    venue == Venue::NewJersey && tongue != Tongue::English
}

/// Outside the United States English and the language of the country are spoken while a hand is played.
fn elsewhere(case: &PlayersCase) -> Option<bool> {
    let (tongue, venue) = spoken(case)?;
    let local = match venue {
        Venue::UnitedStates | Venue::NewJersey => return None,
        Venue::Slovakia => Tongue::Slovak,
        Venue::Croatia => Tongue::Croatian,
        Venue::Hungary => Tongue::Hungarian,
        Venue::Iceland => Tongue::Icelandic,
        Venue::Russia => Tongue::Russian,
    };
    Some(case.then().hand_on && tongue != Tongue::English && tongue != local)
}
