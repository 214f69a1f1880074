//! Lists of what may be done or ruled.

use super::words::Worded;
use super::{Slot, owned};
use crate::engine::ruling::{Action, ChipChange, LegalActions, Range, Remedy, Verdict};
use crate::notation::cursor::Cursor;
use crate::notation::phrases::{Bounds, Joint, LegalAction};
use crate::notation::table::Phrased;

/// From the least to the greatest.
pub struct RangeSlot;

impl Slot for RangeSlot {
    type Of = Range;
    const KIND: &'static str = "worded";

    fn read(cursor: &mut Cursor) -> Option<Range> {
        Bounds::table().read(cursor).map(|bounds| match bounds {
            Bounds::From(min) => Range { min, max: None },
            Bounds::Between(min, max) => Range { min, max: Some(max) },
            Bounds::Exact(n) => Range { min: n, max: Some(n) },
        })
    }

    fn write(of: &Range) -> String {
        let bounds = match of.max {
            None => Bounds::From(of.min),
            Some(max) if max == of.min => Bounds::Exact(max),
            Some(max) => Bounds::Between(of.min, max),
        };
        bounds.written()
    }

    fn examples() -> Vec<String> {
        Bounds::table().examples()
    }
}

/// `fold, call 2300 or raise to 3500 or more`.
pub struct LegalActionsSlot;

impl Slot for LegalActionsSlot {
    type Of = LegalActions;
    const KIND: &'static str = "legal-actions";

    fn read(cursor: &mut Cursor) -> Option<LegalActions> {
        let mut legal = LegalActions::default();
        loop {
            match LegalAction::table().read(cursor)? {
                LegalAction::Check => legal.check = true,
                LegalAction::Fold => legal.fold = true,
                LegalAction::Call(n) => legal.call = Some(n),
                LegalAction::BringIn(n) => legal.bring_in = Some(n),
                LegalAction::Bet(range) => legal.bet = Some(range),
                LegalAction::Complete(n) => legal.complete = Some(n),
                LegalAction::Raise(range) => legal.raise = Some(range),
            }
            if !(cursor.mark(',') || Joint::Or.next(cursor)) {
                return Some(legal);
            }
        }
    }

    fn write(of: &LegalActions) -> String {
        let mut all = Vec::new();
        all.extend(of.check.then_some(LegalAction::Check));
        all.extend(of.fold.then_some(LegalAction::Fold));
        all.extend(of.call.map(LegalAction::Call));
        all.extend(of.bring_in.map(LegalAction::BringIn));
        all.extend(of.bet.map(LegalAction::Bet));
        all.extend(of.complete.map(LegalAction::Complete));
        all.extend(of.raise.map(LegalAction::Raise));
        let all: Vec<String> = all.iter().map(LegalAction::written).collect();
        match all.split_last() {
            Some((last, head)) if !head.is_empty() => format!("{} {} {last}", head.join(", "), Joint::Or.written()),
            Some((only, _)) => only.clone(),
            None => String::new(),
        }
    }

    fn examples() -> Vec<String> {
        let mut examples = owned(&["fold, call 400 or raise to 800 or more", "check or bet 400 or more"]);
        examples.extend(LegalAction::table().examples());
        examples.extend(Bounds::table().examples().iter().map(|bounds| format!("raise to {bounds}")));
        examples
    }
}

/// One after the other, parted by `|`.
fn each<T>(cursor: &mut Cursor, read: impl Fn(&mut Cursor) -> Option<T>) -> Option<Vec<T>> {
    let mut all = Vec::new();
    loop {
        all.push(read(cursor)?);
        if !cursor.mark('|') {
            return Some(all);
        }
    }
}

/// What somebody chooses between.
pub struct ChoicesSlot;

impl Slot for ChoicesSlot {
    type Of = Vec<(Action, ChipChange)>;
    const KIND: &'static str = "choices";

    fn read(cursor: &mut Cursor) -> Option<Vec<(Action, ChipChange)>> {
        each(cursor, |cursor| Some((Worded::<Action>::read(cursor)?, Worded::<ChipChange>::read(cursor)?)))
    }

    fn write(of: &Vec<(Action, ChipChange)>) -> String {
        of.iter().map(|(action, change)| format!("{}{}", action.written(), change.written())).collect::<Vec<_>>().join(" | ")
    }

    fn examples() -> Vec<String> {
        owned(&["raises to 200, 50 owed | folds, 150 stays"])
    }
}

/// What the floor decides between, where the rules name any: `: B calls 1000 | B folds, 1000 stays`.
pub struct FloorSlot;

/// So many decisions may stand within one another.
const DEEPEST: usize = 8;

impl Slot for FloorSlot {
    type Of = Vec<Verdict>;
    const KIND: &'static str = "floor";

    fn read(cursor: &mut Cursor) -> Option<Vec<Verdict>> {
        if !cursor.mark(':') {
            return Some(Vec::new());
        }
        if cursor.depth == DEEPEST {
            return cursor.fail("too many decisions stand within one another", "write what is decided in the end");
        }
        cursor.depth += 1;
        let verdicts = each(cursor, |cursor| Verdict::table().read(cursor));
        cursor.depth -= 1;
        verdicts
    }

    fn write(of: &Vec<Verdict>) -> String {
        let verdicts: Vec<_> = of.iter().map(Verdict::written).collect();
        if verdicts.is_empty() { String::new() } else { format!(": {}", verdicts.join(" | ")) }
    }

    fn examples() -> Vec<String> {
        owned(&["", ": B calls 1000", ": B calls 50000, 49000 owed | B folds, 1000 stays", ": B's hand is live | B's hand is dead"])
    }
}

/// Step after step, by which a fault is put right: `finish the betting, burn, deal the turn`.
pub struct RemediesSlot;

impl Slot for RemediesSlot {
    type Of = Vec<Remedy>;
    const KIND: &'static str = "remedies";

    fn read(cursor: &mut Cursor) -> Option<Vec<Remedy>> {
        let mut steps = Vec::new();
        loop {
            steps.push(Remedy::table().read(cursor)?);
            if !cursor.mark(',') {
                return Some(steps);
            }
        }
    }

    fn write(of: &Vec<Remedy>) -> String {
        of.iter().map(Remedy::written).collect::<Vec<_>>().join(", ")
    }

    fn examples() -> Vec<String> {
        let mut examples = owned(&["shuffle the flop into the stub, cut, burn, deal a new flop"]);
        examples.extend(Remedy::table().examples());
        examples
    }
}
