//! What two houses that part on a situation tell of it: what `decide` says, as far as the other does not say it too.

use super::situation::topic;
use crate::engine::decide::Decision;
use crate::engine::ruling::{Ruling, Verdict};

/// What each of the two tells that the other does not; `None` where nobody would see a difference. Where one of them tells
/// nothing else, but has ruled on the same lines, both are told in full: it is not silent.
pub fn parted(decided: [&Decision; 2]) -> Option<[Vec<Ruling>; 2]> {
    // How the hand stands and what is open to whom follow from the rulings, if these are apart.
    let told = apart(decided, decided.map(|decision| decision.told().collect()));
    told.or_else(|| apart(decided, decided.map(|decision| decision.may().into_iter().chain(decision.standing()).collect())))
}

fn apart(decided: [&Decision; 2], told: [Vec<&Ruling>; 2]) -> Option<[Vec<Ruling>; 2]> {
    let is_new = |at: usize, ruling: &Ruling| !gives(&decided[1 - at].rulings, ruling);
    let new = [0, 1].map(|at| told[at].iter().copied().filter(|ruling| is_new(at, ruling)).collect::<Vec<&Ruling>>());
    // What nobody doubts is told where the other makes something else of it.
    let own = [0, 1].map(|at| {
        let other = &new[1 - at];
        let of_an_act = |ruling: &Ruling| new[at].is_empty() && ruling.question.is_of_the_act();
        let same = |ruling: &Ruling, of: &Ruling| {
            of.line == ruling.line && (topic(of) == topic(ruling) || of_an_act(ruling) && of.question.is_of_the_act())
        };
        let undisputed = |ruling: &Ruling| ruling.routine && is_new(at, ruling) && other.iter().any(|of| same(ruling, of));
        decided[at].rulings.iter().filter(|ruling| new[at].contains(ruling) || undisputed(ruling)).collect::<Vec<_>>()
    });
    // Who has nothing of his own to say may still have ruled on it.
    let in_full = own.iter().any(Vec::is_empty);
    let on_these_lines = |ruling: &Ruling| new.iter().flatten().any(|of| of.line == ruling.line);
    let said = [0, 1].map(|at| {
        let shared = |ruling: &Ruling| in_full && on_these_lines(ruling) && told[at].contains(&ruling);
        let mut said: Vec<Ruling> = Vec::new();
        for ruling in &decided[at].rulings {
            if (own[at].contains(&ruling) || shared(ruling)) && !gives(&said, ruling) {
                said.push(ruling.clone());
            }
        }
        said
    });
    said.iter().flatten().any(|ruling| ruling.verdict != Verdict::Silent).then_some(said)
}

/// Whether it is ruled so, as strongly, and on the same condition.
fn gives(rulings: &[Ruling], wanted: &Ruling) -> bool {
    rulings.iter().any(|r| r.verdict == wanted.verdict && r.grade == wanted.grade && r.condition == wanted.condition)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::Seat;
    use crate::engine::ruling::{Action, ChipChange, Grade, Question};

    fn ruling(question: Question, verdict: Verdict) -> Ruling {
        Ruling {
            question,
            about: Some(Seat::Letter('A')),
            verdict,
            grade: Grade::Is,
            because: Vec::new(),
            condition: None,
            line: 0,
            moment: 0,
            routine: false,
            by_floor: false,
        }
    }

    fn decision(rulings: Vec<Ruling>) -> Decision {
        Decision { rulings, legal: None, next: None, assumed: Vec::new() }
    }

    fn verdicts(rulings: &[Ruling]) -> Vec<String> {
        rulings.iter().map(|ruling| ruling.verdict.to_string()).collect()
    }

    #[test]
    fn who_rules_no_more_than_the_other_is_told_with_what_both_rule() {
        let a = Seat::Letter('A');
        let dead = ruling(Question::Hand, Verdict::Hand(a, false));
        let owes = ruling(Question::Chips, Verdict::Owes(a, 20));
        let (less, more) = (decision(vec![dead.clone()]), decision(vec![dead.clone(), owes.clone()]));
        let told = parted([&less, &more]).map(|[left, right]| [verdicts(&left), verdicts(&right)]);
        assert_eq!(told, Some([verdicts(std::slice::from_ref(&dead)), verdicts(&[dead.clone(), owes.clone()])]));
        // What was ruled on another line is no answer to this one.
        let later = decision(vec![dead, Ruling { line: 1, ..owes.clone() }]);
        let told = parted([&less, &later]).map(|[left, right]| [verdicts(&left), verdicts(&right)]);
        assert_eq!(told, Some([Vec::new(), verdicts(&[owes])]));
    }

    #[test]
    fn what_nobody_doubts_is_told_where_the_other_makes_something_else_of_it() {
        let a = Seat::Letter('A');
        let call = |change| ruling(Question::Meaning, Verdict::Action(a, Action::Call(20), change));
        let plain = Ruling { routine: true, ..call(ChipChange::None) };
        let told = parted([&decision(vec![plain.clone()]), &decision(vec![call(ChipChange::Owed(10))])]);
        assert_eq!(told.map(|[left, _]| verdicts(&left)), Some(verdicts(std::slice::from_ref(&plain))));
        assert_eq!(parted([&decision(vec![plain.clone()]), &decision(vec![plain])]), None);
    }

    #[test]
    fn nothing_beside_nothing_is_no_difference() {
        let silent = Ruling { grade: Grade::Silent, ..ruling(Question::Prize, Verdict::Silent) };
        assert_eq!(parted([&decision(vec![silent]), &decision(Vec::new())]), None);
    }
}
