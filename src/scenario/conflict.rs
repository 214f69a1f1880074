//! A recorded contradiction, held against the engine: the side that holds is what is ruled, and the other would be.

use super::expected::instead;
use super::findings::{conflict_not_as_recorded, impossible_play};
use super::play::{Play, expectations};
use super::plays::Plays;
use super::run::{Run, ruled, run};
use crate::corpus::{Conflict, HouseView, Side};
use crate::diagnostic::Finding;
use crate::engine::options::OptionValue;
use crate::engine::policy::Policy;
use crate::engine::ruling::Verdict;

pub fn check_conflict(plays: &Plays, view: &HouseView, conflict: &Conflict, policy: &Policy, custom: &Policy) -> Vec<Finding> {
    let Some(block) = &conflict.play else { return Vec::new() };
    let play = match plays.play(conflict.table.as_ref(), block) {
        Ok(play) => play,
        Err(findings) => return findings,
    };
    let run = match run(&play, policy, custom) {
        Ok(run) => run,
        Err((n, problem)) => {
            let place = block.line_place(n, 0..usize::MAX);
            return vec![impossible_play::finding(problem).at(place)];
        }
    };
    let mut findings = Vec::new();
    for (side, outcome) in &conflict.outcomes {
        let expected = match expectations(outcome) {
            Ok(expected) => expected,
            Err(found) => {
                findings.extend(found);
                continue;
            }
        };
        let holds = conflict.holds.as_ref().is_some_and(|held| held.value == side.value);
        let read = as_read(view, conflict, &side.value, &play, policy, custom);
        let (message, run) = match (holds, gives(&run, &expected), &read) {
            (true, false, _) => (format!("{} holds, and yet its outcome is not what is ruled", side.value), &run),
            (false, true, _) => (format!("{} does not hold, and yet its outcome is what is ruled", side.value), &run),
            (_, _, Some((value, read))) if !gives(read, &expected) => {
                (format!("{} reads {value}, and its outcome is not what is ruled then", side.value), read)
            }
            _ => continue,
        };
        let help = expected.first().map_or_else(String::new, |(_, verdict)| instead(&run.rulings, verdict));
        findings.push(conflict_not_as_recorded::finding(message, outcome, help));
    }
    findings
}

fn gives(run: &Run, expected: &[(usize, Verdict)]) -> bool {
    expected.iter().all(|(_, verdict)| ruled(&run.rulings, verdict))
}

/// What would be ruled if the option were set as this side reads it; `None` where no option is at issue.
fn as_read(
    view: &HouseView,
    conflict: &Conflict,
    side: &str,
    play: &Play,
    policy: &Policy,
    custom: &Policy,
) -> Option<(OptionValue, Run)> {
    let spec = conflict.option?;
    let side = conflict.sides.iter().find(|known| known.provision.value == side)?;
    let value = side.value.clone().or_else(|| set_by(view, side, spec.key))?;
    let run = run(play, &policy.with(spec.key, value.clone()), custom).ok()?;
    Some((value, run))
}

fn set_by(view: &HouseView, side: &Side, key: &str) -> Option<OptionValue> {
    let mut provisions = view.house.provisions();
    let provision = provisions.find(|provision| provision.refs.iter().any(|own| own.value == side.provision_id()))?;
    provision.sets.iter().find(|setting| setting.key() == key).map(|setting| setting.value.clone())
}
