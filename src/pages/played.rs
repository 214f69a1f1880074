//! Worked examples as a book prints them: line by line, with the chips as they lie.

use crate::book::{ChipsInPlay, PrintedExample, ToldMove};
use crate::engine::event::{Event, Subject};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::ruling::Verdict;
use crate::notation::seat_name;
use crate::pages::example::state_told;
use crate::prose::Teller;
use crate::scenario::Play;

/// A play and its rulings, told so that it can be followed.
///
/// Chips are counted after each move as the rules count them. So they are not shown where that would give the ruling away: after
/// the last player's move, and between two moves of one player. There only the ruling says how they lie.
pub fn told_play(teller: &Teller, play: &Play, verdicts: &[Verdict], policy: &Policy, custom: &Policy) -> PrintedExample {
    let events = play.events();
    let told = teller.play(&events);
    let (before, lie) = chips(teller, play, &events, policy, custom);
    let mut shown = before;
    let mut moves: Vec<ToldMove> = Vec::new();
    for (n, told) in told.into_iter().enumerate().filter(|(_, told)| !told.is_empty()) {
        // What the floor finds or decides is part of how the last act is ruled.
        let next = events[n + 1..].iter().find(|next| matches!(next.who, Subject::Seat(_) | Subject::Table));
        let goes_on = next.is_none_or(|next| next.who == events[n].who && matches!(next.who, Subject::Seat(_)));
        let now = lie.get(n).filter(|_| !goes_on).cloned().flatten();
        let after = now.filter(|now| shown.as_ref() != Some(now));
        if after.is_some() {
            shown.clone_from(&after);
        }
        moves.push(ToldMove { told, after });
    }
    let after = lie.last().cloned().flatten().filter(|last| shown.as_ref() != Some(last));
    let ruling: Vec<String> = verdicts.iter().map(|verdict| teller.verdict(verdict)).collect();
    PrintedExample { table: state_told(teller, &play.states), moves, ruling: ruling.join(" "), after, note: None }
}

/// The chips before the first event, and after each; nothing where there are none or the play cannot go on.
fn chips(
    teller: &Teller,
    play: &Play,
    events: &[Event],
    policy: &Policy,
    custom: &Policy,
) -> (Option<ChipsInPlay>, Vec<Option<ChipsInPlay>>) {
    let Ok(mut hearing) = Hearing::open(policy, custom, &play.states, events) else { return (None, Vec::new()) };
    let before = lie(teller, &hearing);
    let mut after = Vec::with_capacity(events.len());
    for event in events {
        if hearing.step(event).is_err() {
            break;
        }
        after.push(lie(teller, &hearing));
    }
    (before, after)
}

fn lie(teller: &Teller, hearing: &Hearing) -> Option<ChipsInPlay> {
    let hand = hearing.room().hand();
    let with_chips = hand.players.iter().filter(|player| player.committed() > 0);
    let in_front = with_chips.map(|player| (seat_name(player.seat), teller.number(player.committed()))).collect();
    let pot = hand.total_pot();
    (pot > 0).then(|| ChipsInPlay { in_front, pot: teller.number(pot) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::{Corpus, HouseView, Lang, Source};
    use crate::notation::parse_verdict;
    use crate::pages::teller;
    use crate::scenario::custom;

    /// As printed for TDA 2011: its table, each move with the chips behind it, the ruling, and the chips behind that.
    fn printed(scenario: &str, ruling: &str) -> (Vec<String>, String) {
        let corpus = Corpus::load(&Source::embedded()).unwrap_or_else(|findings| panic!("{findings:?}"));
        let view = HouseView::new(&corpus, "tda-2011").unwrap();
        let scenario = corpus.scenario(scenario).unwrap();
        let play = Play::read(Some(&scenario.table), &scenario.play).unwrap();
        let verdicts = [parse_verdict(ruling).unwrap()];
        let told = told_play(&teller(&view, Lang::En), &play, &verdicts, &view.policy(), &custom(&corpus));
        let chips = |chips: &Option<ChipsInPlay>| {
            let chips = chips.as_ref();
            chips.map_or(String::new(), |lie| {
                let front: Vec<String> = lie.in_front.iter().map(|(player, amount)| format!("{player} {amount}")).collect();
                format!("{} of {}", front.join(", "), lie.pot)
            })
        };
        let moves = told.moves.iter().map(|step| chips(&step.after)).collect();
        (moves, chips(&told.after))
    }

    #[test]
    fn chips_are_counted_move_by_move() {
        // Blinds 200/400, A raises to 800, B puts in one 5,000 chip: A's 800 lie there when B acts, and B's call is only what
        // the ruling makes of the chip.
        let (moves, after) = printed("oversized-chip/five-thousand-without-a-word", "B calls 800, 4200 returned");
        assert_eq!(moves, ["A 800, SB 200, BB 400 of 1,400", ""]);
        assert_eq!(after, "A 800, B 800, SB 200, BB 400 of 2,200");
    }
}
