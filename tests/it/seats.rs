//! Who sits where, and whose turn it is, where the lines do not say it in full.

use ruling::engine::event::{Event, State};
use ruling::engine::hearing::Hearing;
use ruling::engine::policy::Policy;
use ruling::engine::table::room::Room;
use ruling::notation::{Line, LineReader};

fn read(lines: &[&str]) -> (Vec<State>, Vec<Event>) {
    let mut reader = LineReader::default();
    let (mut states, mut events) = (Vec::new(), Vec::new());
    for line in lines {
        match reader.line(line).unwrap_or_else(|e| panic!("{line}: {e:?}")) {
            Line::State(of) => states.extend(of),
            Line::Event(event) => events.push(event),
            Line::Expect(_) => panic!("{line}"),
        }
    }
    (states, events)
}

/// Who acts first, second, ... in the opening round, those who are out in brackets, and what was assumed but the game.
fn opened(lines: &[&str]) -> (String, String) {
    let (states, events) = read(lines);
    let (room, assumed) = Room::open(&states, &events).unwrap_or_else(|e| panic!("{lines:?}: {e:?}"));
    let hand = room.hand();
    let told = |seat| if hand.find(seat).is_some_and(|p| p.folded()) { format!("({seat})") } else { seat.to_string() };
    let order = hand.acting_order().map(told).collect::<Vec<_>>().join(" ");
    let assumed = assumed.iter().skip(1).map(ToString::to_string).filter(|state| !state.starts_with("pot"));
    (order, assumed.collect::<Vec<_>>().join(", "))
}

#[test]
fn those_whom_the_lines_name_play_and_nobody_else() {
    for (lines, order, assumed) in [
        // Before the flop, nobody says who has the blinds.
        (vec!["200/400", "A raises to 1200", "B folds"], "A B (SB) (BB)", "seats A B SB BB, SB has folded, BB has folded"),
        (vec!["200/400", "A raises to 1200", "C folds"], "A C (SB) (BB)", "seats A C SB BB, SB has folded, BB has folded"),
        (vec!["200/400", "D raises to 1200", "B folds"], "D B (SB) (BB)", "seats D B SB BB, SB has folded, BB has folded"),
        (vec!["200/400, seats A B C", "A calls"], "A B C (SB) (BB)", "seats A B C SB BB, SB has folded, BB has folded"),
        (
            vec!["200/400", "seat 3 calls", "seat 7 calls"],
            "seat 3 seat 7 (SB) (BB)",
            "seats seat 3 seat 7 SB BB, SB has folded, BB has folded",
        ),
        (vec!["200/400, seats Anna Bob", "Anna calls"], "Anna Bob (SB) (BB)", "seats Anna Bob SB BB, SB has folded, BB has folded"),
        (vec!["200/400", "A raises to 1200"], "A SB BB", "seats A SB BB"),
        // A list begins with the first to act, even where somebody else acts first; that it does is told.
        (
            vec!["200/400, seats A B C", "B raises to 1200"],
            "A B C (SB) (BB)",
            "seats A B C SB BB, A is first to act, SB has folded, BB has folded",
        ),
        (vec!["200/400, seats A B C, on the flop", "B bets 1200"], "A B C", "A is first to act"),
        (vec!["200/400, seats A B C, on the flop, B is first to act", "B bets 1200"], "B C A", ""),
        (vec!["200/400, seats A B C, on the flop, button A", "C bets 1200"], "B C A", ""),
        (vec!["200/400, seats A B C, on the flop", "A checks", "C bets 1200"], "A B C", ""),
        // The play shows who has them.
        (vec!["100/200, seats A B", "A calls", "B checks"], "A B", "button A"),
        (vec!["100/200, seats A B C", "A folds", "B calls", "C checks"], "A B C", "button A"),
        (vec!["100/200, seats A B, 2 left in the tournament", "A calls"], "A B", "button A"),
        (vec!["100/200, seats A B C", "A raises to 600", "SB folds", "BB folds"], "A B C SB BB", "seats A B C SB BB"),
        (vec!["100/200", "A raises to 600", "BB folds"], "A (SB) BB", "seats A SB BB, SB has folded"),
        // Positions.
        (vec!["200/400, seats SB BB A B", "A raises to 1200"], "A B SB BB", ""),
        (vec!["200/400, seats A B SB BB", "A raises to 1200"], "A B SB BB", ""),
        (vec!["200/400, seats UTG HJ CO BTN SB BB", "UTG folds"], "UTG HJ CO BTN SB BB", ""),
        (vec!["200/400, seats SB BB", "SB calls"], "SB BB", ""),
        (vec!["200/400, seats BTN BB", "BTN calls"], "BTN BB", ""),
        (vec!["200/400, seats A B BB", "A calls"], "A B BB", ""),
        (vec!["200/400, seats CO BTN BB", "CO calls"], "CO BTN (SB) BB", "seats CO BTN SB BB, SB has folded"),
        (vec!["200/400", "BB pushes 2x1000", "UTG raises to 900"], "UTG (SB) BB", "seats UTG SB BB, SB has folded"),
        (vec!["200/400", "CO raises to 900", "BTN calls"], "CO BTN (SB) (BB)", "seats CO BTN SB BB, SB has folded, BB has folded"),
        (
            vec!["200/400, seats UTG HJ BTN", "UTG calls"],
            "UTG HJ BTN (SB) (BB)",
            "seats UTG HJ BTN SB BB, SB has folded, BB has folded",
        ),
        // The button.
        (vec!["200/400, seats A B C, button A", "A calls"], "A B C", ""),
        (vec!["200/400, seats A B C D, button A", "D calls"], "D A B C", ""),
        (
            vec!["200/400, button C", "A raises to 1200", "B calls"],
            "A B C (SB) (BB)",
            "seats A B C SB BB, SB has folded, BB has folded",
        ),
        (vec!["200/400, button A", "A raises to 1200", "B calls"], "A B", "seats B A"),
        // After the flop.
        (vec!["200/400, on the flop", "A bets 700", "C calls"], "A C", "seats A C"),
        (vec!["200/400, on the flop", "C bets 700", "A calls"], "C A", "seats C A"),
        (vec!["200/400, on the flop", "C bets 700", "A checks"], "A C", "seats A C, A is first to act"),
        (vec!["200/400, on the flop", "A checks", "C bets 600", "B bets 1500"], "A B C", "seats A B C"),
        (vec!["200/400, on the flop, seats A B C", "C bets 700"], "A B C", "A is first to act"),
        (vec!["200/400, on the flop, seats A B SB BB", "SB checks"], "SB BB A B", ""),
        (vec!["200/400, on the flop, seats A B BTN", "A checks"], "A B BTN", ""),
        (vec!["200/400, on the flop, seats BTN A B", "A checks"], "A B BTN", ""),
        (vec!["200/400, on the flop, seats SB BB", "BB checks"], "BB SB", ""),
        (vec!["200/400, on the flop, seats SB BB", "SB checks"], "SB BB", ""),
        (vec!["200/400, on the flop", "BB bets 700", "UTG calls"], "BB UTG", "seats BB UTG"),
        (vec!["200/400, on the flop, seats A B, button A", "B checks"], "B A", ""),
        (vec!["200/400, on the flop", "seat 5 bets 700", "seat 2 calls"], "seat 5 seat 2", "seats seat 5 seat 2"),
        (vec!["200/400, on the river", "A bets 700"], "A B", "seats A B"),
    ] {
        let (own_order, own_assumed) = opened(&lines);
        assert_eq!((own_order.as_str(), own_assumed.as_str()), (order, assumed), "{lines:?}");
    }
}

/// What was assumed could have been written: then it says the same, and nothing of it is assumed any more.
#[test]
fn what_is_assumed_of_seats_can_be_written() {
    for lines in [
        vec!["200/400", "A raises to 1200", "C folds"],
        vec!["100/200, seats A B", "A calls", "B checks"],
        vec!["200/400", "BB pushes 2x1000", "UTG raises to 900"],
        vec!["200/400, on the flop", "C bets 700", "A calls"],
    ] {
        let (states, events) = read(&lines);
        let (room, assumed) = Room::open(&states, &events).unwrap();
        let listed = assumed.iter().any(|state| matches!(state, State::Seats(_)));
        let kept = states.into_iter().filter(|state| !listed || !matches!(state, State::Seats(_)));
        let written: Vec<State> = kept.chain(assumed).collect();
        let (again, nothing) = Room::open(&written, &events).unwrap();
        assert_eq!(room, again, "{lines:?}");
        assert_eq!(nothing, [], "{lines:?}");
    }
}

#[test]
fn more_players_than_are_left_are_refused() {
    let (states, events) = read(&["limit hold'em 10/20, seats A B C D, 2 left in the tournament", "A calls"]);
    assert!(Room::open(&states, &events).is_err());
    let (states, events) = read(&["200/400, seats A B SB BB, button A", "A calls"]);
    assert!(Room::open(&states, &events).is_err());
}

/// Two players are two players: once both have answered, the round is over.
#[test]
fn nobody_is_asked_whom_no_line_names() {
    let policy = Policy::default();
    for lines in [["200/400, seats A B", "A raises to 1200", "B calls"], ["200/400", "A calls", "C calls"]] {
        let (states, events) = read(&lines);
        let mut hearing = Hearing::open(&policy, &policy, &states, &events).unwrap();
        for event in &events {
            hearing.step(event).unwrap();
        }
        assert_eq!(hearing.room().hand().to_act(), None, "{lines:?}");
    }
}
