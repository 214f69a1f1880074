//! What people do beside the game, what is so in the room, and what is ruled about it.

use crate::engine::event::{ConductState, Deed, Document, DoneTo, Offence, Ownership, Tongue, Toward, Venue};
use crate::engine::ruling::{ConductVerdict, Measure, Notice};
use crate::notation::slot::{CountSlot, OrdinalSlot, OwnerSlot, SeatSlot, Worded};
use crate::notation::table::phrases;

phrases! {
    Deed;
    "deed-talk-on-phone" {} => [Deed::TalksOnPhone];
    "deed-answer-phone" {} => [Deed::AnswersPhone];
    "deed-silence-phone" {} => [Deed::SilencesPhone];
    "deed-write-message" {} => [Deed::WritesMessage];
    "deed-watch-video" {} => [Deed::WatchesVideo];
    "deed-listen-through-headphones" {} => [Deed::ListensThroughHeadphones];
    "deed-play-music-aloud" {} => [Deed::PlaysMusicAloud];
    "deed-use-laptop" {} => [Deed::UsesLaptop];
    "deed-use-laptop-on-mains" {} => [Deed::UsesLaptopOnMains];
    "deed-use-strategy-tool" {} => [Deed::UsesStrategyTool];
    "deed-get-strategy-data" {} => [Deed::GetsStrategyData];
    "deed-cover-face" {} => [Deed::CoversFace];
    "deed-wear-costume" {} => [Deed::WearsCostume];
    "deed-stream" {} => [Deed::Streams];
    "deed-wear-camera" {} => [Deed::WearsCamera];
    "deed-device-on-cloth" {} => [Deed::DeviceOnCloth];
    "deed-device-on-rail" {} => [Deed::DeviceOnRail];
    "deed-belongings-on-rail" {} => [Deed::BelongingsOnRail];
    "deed-read" {} => [Deed::Reads];
    "deed-ask-to-phone" {} => [Deed::AsksToPhone];
    "deed-tell-cards" {} => [Deed::TellsCards];
    "deed-guess-cards-to-come" {} => [Deed::GuessesCardsToCome];
    "deed-comment-on-hand" {} => [Deed::CommentsOnHand];
    "deed-react-to-board" {} => [Deed::ReactsToBoard];
    "deed-keep-cards" {} => [Deed::KeepsCards];
    "deed-card-off-table" {} => [Deed::CardOffTable];
    "deed-chip-off-table" {} => [Deed::ChipOffTable];
    "deed-cards-at-dealer" {} => [Deed::CardsAtDealer];
    "deed-stall" {} => [Deed::Stalls];
    "deed-chatter" {} => [Deed::Chatters];
    "deed-bang-chips" {} => [Deed::BangsChips];
    "deed-put-in-token" {} => [Deed::PutsInToken];
    "deed-violence" {} => [Deed::IsViolent];
    "deed-swear" {} => [Deed::Swears];
    "deed-disrupt" {} => [Deed::Disrupts];
    "deed-rude" {} => [Deed::IsRude];
    "deed-celebrate" {} => [Deed::Celebrates];
    "deed-gesture" {} => [Deed::Gestures];
    "deed-smoke" {} => [Deed::Smokes];
    "deed-mark-card" {} => [Deed::MarksCard];
    "deed-hide-cards" {} => [Deed::HidesCards];
    "deed-cards-off-table" {} => [Deed::CardsOffTable];
    "deed-mix-chips" {} => [Deed::MixesChips];
    "deed-slow-to-move" {} => [Deed::SlowToMove];
    "deed-notice-error" {} => [Deed::NoticesError];
    "deed-take-pot" {} => [Deed::TakesPot];
    "deed-refuse-penalty" {} => [Deed::RefusesPenalty];
    "deed-refuse-to-put-right" {} => [Deed::RefusesToPutRight];
    "deed-put-right" {} => [Deed::PutsRight];
    "deed-keep-silent" {} => [Deed::KeepsSilent];
    "deed-leave-table" {} => [Deed::LeavesTable];
    "deed-leave-game" {} => [Deed::LeavesGame];
    "deed-stand-by-chair" {} => [Deed::StandsByChair];
    "deed-wait-in-area" {} => [Deed::WaitsInArea];
    "deed-back" {} => [Deed::IsBack];
    "deed-watch" {} => [Deed::Watches];
    "deed-no-document" {} => [Deed::ShowsNoDocument];
    "deed-insult-dealer" {} => [Deed::InsultsDealer];
    "deed-insult-judge" {} => [Deed::InsultsJudge];
    "deed-belittle-staff" {} => [Deed::BelittlesStaff];
    "deed-ask-second-seat" {} => [Deed::AsksSecondSeat];
    "deed-ask-second-hand" {} => [Deed::AsksSecondHand];
    "deed-ask-rules" {} => [Deed::AsksRules];
    "deed-ask-which-rules" {} => [Deed::AsksWhichRules];
    "deed-ask-lottery" {} => [Deed::AsksLottery];
    "deed-ask-seat" {} => [Deed::AsksSeat];
    "deed-ask-own-seat" {} => [Deed::AsksOwnSeat];
    "deed-ask-prize" {} => [Deed::AsksPrize];
    "deed-ask-register" {} => [Deed::AsksToRegister];
    "deed-object-ruling" {} => [Deed::ObjectsRuling];
    "deed-object-collusion" {} => [Deed::ObjectsCollusion];
    "deed-object-slow" {} => [Deed::ObjectsSlow];
    "deed-object-hygiene" {} => [Deed::ObjectsHygiene];
    "deed-did-not-know" {} => [Deed::DidNotKnow];
    "deed-meant-otherwise" {} => [Deed::MeantOtherwise];
    "deed-did-not-follow" {} => [Deed::DidNotFollow];
    "deed-protest" {} => [Deed::Protests];
    "deed-protest-in-writing" {} => [Deed::ProtestsInWriting];
}

phrases! {
    DoneTo;
    "toward-advise" { seat: SeatSlot } => [DoneTo { what: Toward::Advises, whom: seat }];
    "toward-criticise" { seat: SeatSlot } => [DoneTo { what: Toward::Criticises, whom: seat }];
    "toward-read-hand-of" { owner: OwnerSlot } => [DoneTo { what: Toward::ReadsHandOf, whom: owner }];
    "toward-guess-hand-of" { owner: OwnerSlot } => [DoneTo { what: Toward::GuessesHandOf, whom: owner }];
    "toward-strategy-with" { seat: SeatSlot } => [DoneTo { what: Toward::StrategyWith, whom: seat }];
    "toward-hand-with" { seat: SeatSlot } => [DoneTo { what: Toward::HandWith, whom: seat }];
    "toward-ask-advice-of" { seat: SeatSlot } => [DoneTo { what: Toward::AsksAdviceOf, whom: seat }];
    "toward-take-advice-from" { seat: SeatSlot } => [DoneTo { what: Toward::TakesAdviceFrom, whom: seat }];
    "toward-touch-chips-of" { owner: OwnerSlot } => [DoneTo { what: Toward::TouchesChipsOf, whom: owner }];
    "toward-touch-cards-of" { owner: OwnerSlot } => [DoneTo { what: Toward::TouchesCardsOf, whom: owner }];
    "toward-belittle" { seat: SeatSlot } => [DoneTo { what: Toward::Belittles, whom: seat }];
    "toward-belittle-play-of" { owner: OwnerSlot } => [DoneTo { what: Toward::BelittlesPlayOf, whom: owner }];
    "toward-insult" { seat: SeatSlot } => [DoneTo { what: Toward::Insults, whom: seat }];
    "toward-swear-at" { seat: SeatSlot } => [DoneTo { what: Toward::SwearsAt, whom: seat }];
    "toward-handle-chips-of" { owner: OwnerSlot } => [DoneTo { what: Toward::HandlesChipsOf, whom: owner }];
    "toward-let-play-along" { seat: SeatSlot } => [DoneTo { what: Toward::LetsPlayAlong, whom: seat }];
}

phrases! {
    Tongue;
    "tongue-english" {} => [Tongue::English];
    "tongue-hungarian" {} => [Tongue::Hungarian];
    "tongue-slovak" {} => [Tongue::Slovak];
    "tongue-czech" {} => [Tongue::Czech];
    "tongue-croatian" {} => [Tongue::Croatian];
    "tongue-icelandic" {} => [Tongue::Icelandic];
    "tongue-russian" {} => [Tongue::Russian];
    "tongue-german" {} => [Tongue::German];
    "tongue-spanish" {} => [Tongue::Spanish];
    "tongue-french" {} => [Tongue::French];
    "tongue-italian" {} => [Tongue::Italian];
    "tongue-polish" {} => [Tongue::Polish];
}

phrases! {
    Venue;
    "venue-united-states" {} => [Venue::UnitedStates];
    "venue-new-jersey" {} => [Venue::NewJersey];
    "venue-slovakia" {} => [Venue::Slovakia];
    "venue-croatia" {} => [Venue::Croatia];
    "venue-hungary" {} => [Venue::Hungary];
    "venue-iceland" {} => [Venue::Iceland];
    "venue-russia" {} => [Venue::Russia];
}

phrases! {
    ConductState;
    "state-television-table" {} => [ConductState::TelevisionTable];
    "state-main-event-final-table" {} => [ConductState::MainEventFinalTable];
    "state-training-game" {} => [ConductState::TrainingGame];
    "state-paid" { count: CountSlot } => [ConductState::Paid(count)];
    "state-day" { count: CountSlot } => [ConductState::Day(count)];
    "state-played-in" { venue: Worded<Venue> } => [ConductState::PlayedIn(venue)];
    "state-may-speak" { tongue: Worded<Tongue> } => [ConductState::MaySpeak(tongue)];
    "state-passport" { seat: SeatSlot } => [ConductState::Has(seat, Document::Passport, Ownership::Own)];
    "state-anothers-passport" { seat: SeatSlot } => [ConductState::Has(seat, Document::Passport, Ownership::Anothers)];
    "state-club-card" { seat: SeatSlot } => [ConductState::Has(seat, Document::ClubCard, Ownership::Own)];
    "state-anothers-club-card" { seat: SeatSlot } => [ConductState::Has(seat, Document::ClubCard, Ownership::Anothers)];
    "state-signed-receipt" { seat: SeatSlot } => [ConductState::SignedReceipt(seat)];
    "state-hands-to-miss" { seat: SeatSlot, count: CountSlot } => [ConductState::HandsToMiss(seat, count)];
    "state-breaches" { seat: SeatSlot, count: CountSlot, offence: Worded<Offence> } => [ConductState::Breaches(seat, count, offence)];
    "state-missed-rounds" { seat: SeatSlot, count: CountSlot, offence: Worded<Offence> } =>
        [ConductState::MissedRounds(seat, count, offence)];
}

phrases! {
    ConductVerdict;
    "verdict-no-breach" { seat: SeatSlot } => [ConductVerdict::Of(Measure::NoBreach, seat)];
    "verdict-no-penalty" { seat: SeatSlot } => [ConductVerdict::Of(Measure::NoPenalty, seat)];
    "verdict-put-out" { seat: SeatSlot } => [ConductVerdict::Of(Measure::PutOut, seat)];
    "verdict-expelled" { seat: SeatSlot } => [ConductVerdict::Of(Measure::Expelled, seat)];
    "verdict-barred" { seat: SeatSlot } => [ConductVerdict::Of(Measure::Barred, seat)];
    "verdict-no-prize" { seat: SeatSlot } => [ConductVerdict::Of(Measure::NoPrize, seat)];
    "verdict-no-refund" { seat: SeatSlot } => [ConductVerdict::Of(Measure::NoRefund, seat)];
    "verdict-blinded-off" { owner: OwnerSlot } => [ConductVerdict::Of(Measure::BlindedOff, owner)];
    "verdict-begins-at-once" { owner: OwnerSlot } => [ConductVerdict::Of(Measure::BeginsAtOnce, owner)];
    "verdict-warned-by-dealer" { seat: SeatSlot } => [ConductVerdict::Of(Measure::WarnedByDealer, seat)];
    "verdict-warned-by-floor" { seat: SeatSlot } => [ConductVerdict::Of(Measure::WarnedByFloor, seat)];
    "verdict-sits-out-minutes" { seat: SeatSlot } => [ConductVerdict::Of(Measure::SitsOutMinutes, seat)];
    "verdict-sits-out-rounds" { seat: SeatSlot } => [ConductVerdict::Of(Measure::SitsOutRounds, seat)];
    "verdict-another-by-exception" { seat: SeatSlot } => [ConductVerdict::Of(Measure::AnotherByException, seat)];
    "verdict-may-lose-chips-or-place" { seat: SeatSlot } => [ConductVerdict::Of(Measure::MayLoseChipsOrPlace, seat)];
    "verdict-must-leave-table" { seat: SeatSlot } => [ConductVerdict::Of(Measure::LeavesTable, seat)];
    "verdict-must-leave-area" { seat: SeatSlot } => [ConductVerdict::Of(Measure::LeavesArea, seat)];
    "verdict-may-stay" { seat: SeatSlot } => [ConductVerdict::Of(Measure::MayStay, seat)];
    "verdict-may-go-on" { seat: SeatSlot } => [ConductVerdict::Of(Measure::MayGoOn, seat)];
    "verdict-must-restack" { seat: SeatSlot } => [ConductVerdict::Of(Measure::Restacks, seat)];
    "verdict-must-show-cards-there" { seat: SeatSlot } => [ConductVerdict::Of(Measure::ShowsCardsThere, seat)];
    "verdict-may-be-told-to-stop" { seat: SeatSlot } => [ConductVerdict::Of(Measure::ToldToStop, seat)];
    "verdict-may-be-moved" { seat: SeatSlot } => [ConductVerdict::Of(Measure::MovedBehindBarrier, seat)];
    "verdict-must-be-compensated" { seat: SeatSlot } => [ConductVerdict::Of(Measure::Compensated, seat)];
    "verdict-dealer-tells-staff" {} => [ConductVerdict::Notice(Notice::DealerTellsStaff)];
    "verdict-dealer-sets-cards-aside" {} => [ConductVerdict::Notice(Notice::DealerSetsCardsAside)];
    "verdict-protest-forwarded" {} => [ConductVerdict::Notice(Notice::ProtestForwarded)];
    "verdict-competition-rules-govern" {} => [ConductVerdict::Notice(Notice::CompetitionRulesGovern)];
    "verdict-these-rules-govern" {} => [ConductVerdict::Notice(Notice::TheseRulesGovern)];
    "verdict-international-rules-govern" {} => [ConductVerdict::Notice(Notice::InternationalRulesGovern)];
    "verdict-sits-out" { seat: SeatSlot, count: CountSlot } => [ConductVerdict::SitsOut(seat, count)];
    "verdict-hands-left" { seat: SeatSlot, count: CountSlot } => [ConductVerdict::HandsLeft(seat, count)];
    "verdict-finishes" { seat: SeatSlot, place: OrdinalSlot } => [ConductVerdict::Finishes(seat, place)];
}
