//! The chapter conduct: what players may not do. One file a rule, each with the options it owns.

pub mod abusive_language;
pub mod action_pending;
pub mod chopping;
pub mod collusion;
pub mod courtesy;
pub mod disqualification;
pub mod dodging_blinds;
pub mod electronic_devices;
pub mod etiquette;
pub mod exposed_cards;
pub mod no_disclosure;
pub mod penalties;
pub mod player_responsibilities;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    exposed_cards::ExposingPenalty::SPEC,
    exposed_cards::ExposingWhile::SPEC,
    exposed_cards::ExposingHands::SPEC,
    exposed_cards::ExposingRounds::SPEC,
    exposed_cards::ExposingRoundsRepeated::SPEC,
    abusive_language::Belittling::SPEC,
    abusive_language::FoulLanguageAtPerson::SPEC,
    abusive_language::FoulLanguage::SPEC,
    abusive_language::Insult::SPEC,
    action_pending::LeftTable::SPEC,
    collusion::SoftPlay::SPEC,
    collusion::Collusion::SPEC,
    courtesy::Nuisance::SPEC,
    etiquette::EtiquetteTariff::SPEC,
    etiquette::EtiquetteRepeats::SPEC,
    etiquette::Celebration::SPEC,
    etiquette::ImproperBehaviour::SPEC,
    etiquette::Drunkenness::SPEC,
    no_disclosure::AdviceBanned::SPEC,
    penalties::CardOffTable::SPEC,
    penalties::OnePlayer::SPEC,
    penalties::ForcefulFold::SPEC,
    penalties::SlowPlay::SPEC,
    penalties::Violence::SPEC,
    penalties::Abuse::SPEC,
    penalties::Disruption::SPEC,
    penalties::Cheating::SPEC,
    penalties::SimilarIncident::SPEC,
    penalties::KeptCards::SPEC,
    penalties::TouchedCards::SPEC,
    penalties::CardsIntoCards::SPEC,
    penalties::EarlyAct::SPEC,
    penalties::LatePost::SPEC,
    penalties::ShownByAccident::SPEC,
    penalties::FirstToShowMucks::SPEC,
    penalties::RefusedToShow::SPEC,
    penalties::LongestPenalty::SPEC,
    penalties::PenaltyPlace::SPEC,
];
