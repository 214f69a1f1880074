//! Acting out of turn, `rules/betting/out-of-turn.yaml`.

use crate::engine::options::{HouseOption, OptionKind, OptionSpec, OptionValue, TariffStep, choice};

choice! {
    /// Does an action out of turn bind if nothing has changed when the player's turn comes?
    "betting.out_of_turn" OutOfTurn {
        /// It does.
        Binding = "binding",
        /// The floor may hold him to it.
        FloorMayBind = "floor-may-bind",
    }
}

choice! {
    /// What undoes an action out of turn?
    "betting.out_of_turn_undone_by" OutOfTurnUndoneBy {
        /// Any bet or raise by a player in front.
        BetOrRaise = "bet-or-raise",
        /// Only a raise to more than was put out.
        LargerRaise = "larger-raise",
    }
}

choice! {
    /// What happens to the chips of an action out of turn that has been undone?
    "betting.out_of_turn_chips" OutOfTurnChips {
        /// They are returned.
        Returned = "returned",
        /// They stay in the pot.
        Stay = "stay",
    }
}

choice! {
    /// Does a fold out of turn stand although the action changes?
    "betting.out_of_turn_fold" OutOfTurnFold {
        /// It always stands.
        AlwaysBinds = "always-binds",
        /// It stands or falls like any other action out of turn.
        AsOtherActions = "as-other-actions",
    }
}

choice! {
    /// What can a player still do who was passed over while substantial action took place?
    "betting.skipped_player" SkippedPlayer {
        /// He had to speak up; the action past him stands and the floor decides about his hand.
        MustSpeakUp = "must-speak-up",
        /// He answers the bet, and the calls made past him stand, or raises, and they are returned.
        AnswersOrRaises = "answers-or-raises",
    }
}

/// What does a deliberate declaration out of turn cost, the first time and when repeated?
pub struct OutOfTurnPenalty;

impl HouseOption for OutOfTurnPenalty {
    const SPEC: OptionSpec = OptionSpec {
        key: "betting.out_of_turn_penalty",
        doc: "What does a deliberate declaration out of turn cost, the first time and when repeated?",
        kind: OptionKind::Tariff,
    };
    type Out = Vec<TariffStep>;
    fn read(value: &OptionValue) -> Option<Vec<TariffStep>> {
        match value {
            OptionValue::Tariff(steps) => Some(steps.clone()),
            _ => None,
        }
    }
}
