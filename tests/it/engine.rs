//! The engine under every house, on plays made up at random: it never panics, and chips are conserved.

use std::sync::OnceLock;

use proptest::prelude::*;
use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::decide::decide;
use ruling::engine::event::{Event, Seat, State};
use ruling::engine::hearing::Hearing;
use ruling::engine::options::OptionValue;
use ruling::engine::policy::Policy;
use ruling::engine::ruling::{Action, Ruling, ShowDuty, Verdict};
use ruling::notation::{Line, parse_line};
use ruling::scenario::custom;

use super::common;

/// Every house's policy, then custom's, and one that says nothing. A policy keeps count of what is read of it, so that each thread
/// has its own.
fn policies() -> &'static [Policy] {
    thread_local!(static POLICIES: &'static [Policy] = Box::leak(load().into_boxed_slice()));
    POLICIES.with(|policies| *policies)
}

fn load() -> Vec<Policy> {
    static CORPUS: OnceLock<Corpus> = OnceLock::new();
    let corpus = CORPUS.get_or_init(|| Corpus::load(&Source::embedded()).expect("the shipped corpus loads"));
    let houses = corpus.houses.iter().filter(|h| h.published);
    houses
        .filter_map(|h| HouseView::new(corpus, &h.id))
        .map(|view| view.policy())
        .chain([custom(corpus), Policy::default()])
        .collect()
}

fn read(table: &str, lines: &[String]) -> (Vec<State>, Vec<Event>) {
    let Ok(Line::State(states)) = parse_line(table) else { panic!("{table}") };
    let events = lines.iter().filter_map(|line| match parse_line(line) {
        Ok(Line::Event(event)) => Some(event),
        _ => None,
    });
    (states, events.collect())
}

fn chips(session: &Hearing) -> i64 {
    let hand = session.room().hand();
    hand.players.iter().map(|p| p.committed() + p.stack().unwrap_or(0)).sum::<i64>() + hand.pot()
}

proptest! {
    #![proptest_config(common::plays(200))]

    #[test]
    fn chips_are_conserved(table in common::table(), lines in prop::collection::vec(common::event(), 1..14)) {
        let (states, events) = read(&table, &lines);
        let policies = policies();
        let custom = &policies[policies.len() - 2];
        for house in policies {
            let mut session = Hearing::open(house, custom, &states, &events).expect("the table is sound");
            let before = chips(&session);
            for event in &events {
                // What cannot happen is refused and changes nothing.
                let _ = session.step(event);
                if common::begins_another_hand(event) {
                    break;
                }
                prop_assert_eq!(before, chips(&session), "after {} in {:?}", event, lines);
                let hand = session.room().hand();
                prop_assert!(hand.players.iter().all(|p| p.committed() >= 0 && p.stack().is_none_or(|s| s >= 0)));
            }
            let _ = session.rulings();
        }
    }

    #[test]
    fn whoever_is_to_act_can_act(table in common::table(), lines in prop::collection::vec(common::event(), 0..10)) {
        let (states, events) = read(&table, &lines);
        let policies = policies();
        let custom = &policies[policies.len() - 2];
        for house in policies {
            let Ok(decision) = decide(house, custom, &states, &events) else { continue };
            if let Some(legal) = decision.legal {
                let o = legal.options;
                prop_assert!(o.check || o.call.is_some() || o.wager().is_some(), "{:?} {:?}", legal, lines);
                for range in o.bet.iter().chain(o.raise.iter()) {
                    prop_assert!(range.max.is_none_or(|max| range.min <= max), "{:?} {:?}", legal, lines);
                }
            }
        }
    }

    /// The same input gives the same output.
    #[test]
    fn rulings_are_deterministic(table in common::table(), lines in prop::collection::vec(common::event(), 1..8)) {
        let (states, events) = read(&table, &lines);
        let policies = policies();
        let custom = &policies[policies.len() - 2];
        let once = decide(&policies[0], custom, &states, &events).map(|d| (d.rulings, d.legal));
        let again = decide(&policies[0], custom, &states, &events).map(|d| (d.rulings, d.legal));
        prop_assert_eq!(once, again);
    }

    /// Found so and then not so is found not so; and most of what is not so is as if nobody had looked.
    #[test]
    fn a_withdrawn_finding_leaves_no_trace(
        table in common::table(),
        lines in prop::collection::vec(common::event(), 1..8),
        at in 0..8usize,
        (of, found) in prop::sample::select(FINDINGS.to_vec()),
    ) {
        let with = |judged: &[String]| {
            let mut lines = lines.clone();
            let at = at.min(lines.len());
            lines.splice(at..at, judged.iter().cloned());
            read(&table, &lines)
        };
        let (so, not) = (format!("floor judges {of} {found}"), format!("floor judges {of} not {found}"));
        for house in policies() {
            let withdrawn = ruled(house, &with(&[so.clone(), not.clone()]));
            prop_assert_eq!(&withdrawn, &ruled(house, &with(std::slice::from_ref(&not))), "{} in {:?}", so, lines);
            // An accident is not nothing, and cards that nobody can tell are gone.
            if !matches!(found, "deliberate" | "identifiable") {
                prop_assert_eq!(&withdrawn, &ruled(house, &with(&[])), "{} in {:?}", not, lines);
            }
        }
    }

    /// Nobody wins with a dead hand, or has to show and may muck; and who may muck does no wrong by it.
    #[test]
    fn no_answer_contradicts_itself(lines in prop::collection::vec(shown(), 0..7), all_in in any::<bool>()) {
        let table = "no-limit hold'em, blinds 100/200, seats A B C, on the river, pot 600, board 2c 7d Jh Qs 3d, \
            A holds As Ad, B holds Kc Kd, C holds 4c 4d, A has 900, B has 9000, C has 9000";
        let bet = if all_in { "A is all-in for 900" } else { "A bets 500" };
        let lines: Vec<String> = [bet, "B calls", "C calls"].map(str::to_owned).into_iter().chain(lines).collect();
        let (states, events) = read(table, &lines);
        let policies = policies();
        let custom = &policies[policies.len() - 2];
        for house in policies {
            let mut session = Hearing::open(house, custom, &states, &events).expect("the table is sound");
            for event in &events {
                let _ = session.step(event);
            }
            let rulings = session.rulings();
            let says = |verdict: Verdict| rulings.iter().any(|r| r.verdict == verdict);
            // One book divides the pot among those who all threw their hands away.
            let shares = house.clauses().any(|clause| clause == "showdown-order/both-muck");
            for seat in ['A', 'B', 'C'].map(Seat::Letter) {
                let wins = rulings.iter().any(|r| matches!(r.verdict, Verdict::Wins(winner, ..) if winner == seat));
                prop_assert!(!(wins && !shares && says(Verdict::Hand(seat, false))), "{seat} wins with a dead hand in {:?}", lines);
                let may_muck = says(Verdict::Showing(seat, ShowDuty::MayMuck));
                prop_assert!(!(may_muck && says(Verdict::Showing(seat, ShowDuty::Must))), "{seat} must and need not in {:?}", lines);
                if may_muck {
                    let mut then = session.clone();
                    let (_, mucks) = read(table, &[format!("{seat} mucks")]);
                    then.step(&mucks[0]).expect("he may");
                    let blamed = then.rulings().iter().any(|r| matches!(&r.verdict, Verdict::Breach(who, _) if *who == seat));
                    let before = rulings.iter().any(|r| matches!(&r.verdict, Verdict::Breach(who, _) if *who == seat));
                    prop_assert!(!blamed || before, "{seat} is blamed for what he may do in {:?}", lines);
                }
            }
        }
    }

    /// Where nobody has told what the hands are, nobody is told that he has not won.
    #[test]
    fn a_dispute_is_not_refused_for_cards_that_were_not_told(pot in 1..90i64, players in 2..5usize, to in 0..4usize, by in 0..4usize) {
        let names = &["A", "B", "C", "D"][..players];
        let (to, by) = (names[to % players], names[by % players]);
        let table = format!("no-limit hold'em, blinds 100/200, at showdown, pot {}, seats {}", pot * 50, names.join(" "));
        let lines = [format!("dealer pushes the pot to {to}"), format!("{by} objects: the pot")];
        for house in policies() {
            let (rulings, _) = ruled(house, &read(&table, &lines)).expect("it can be");
            let refused = rulings.iter().any(|r| r.verdict == Verdict::Refused);
            prop_assert!(!refused, "{:?} {:?}", lines, rulings);
        }
    }
}

/// What the floor can find: of what, and what it is found to be.
const FINDINGS: [(&str, &str); 9] = [
    ("it", "deliberate"),
    ("it", "unusual"),
    ("it", "gross"),
    ("the chip", "tiny"),
    ("the cards", "separate"),
    ("the grounds", "good"),
    ("the delay", "needless"),
    ("B", "misinformed"),
    ("B's cards", "identifiable"),
];

type Told = (Vec<State>, Vec<Event>);

/// The rulings of a play and what is open to whom, without the lines at which they were made; `None` where it cannot happen.
fn ruled(house: &Policy, (states, events): &Told) -> Option<(Vec<Ruling>, usize)> {
    let policies = policies();
    let custom = &policies[policies.len() - 2];
    let mut session = Hearing::open(house, custom, states, events).ok()?;
    for event in events {
        session.step(event).ok()?;
    }
    // When it was ruled is not asked: a finding is a moment of its own.
    let rulings: Vec<Ruling> = session.rulings().into_iter().map(|r| Ruling { line: 0, moment: 0, ..r }).collect();
    Some((rulings, session.overlaps().len()))
}

/// What is done with cards at showdown.
fn shown() -> impl Strategy<Value = String> {
    let deeds = vec![
        "mucks",
        "tables his hand",
        "pushes his cards forward",
        "refuses to show",
        "claims a flush",
        "flashes his hand",
        "asks for his hand back",
        "asks to see B's hand",
        "objects: the pot",
    ];
    let player =
        (prop::sample::select(vec!["A", "B", "C"]), prop::sample::select(deeds)).prop_map(|(s, deed)| format!("{s} {deed}"));
    let others = vec![
        "dealer mucks B's cards",
        "dealer turns up B's cards",
        "A shows his hand to C",
        "B shows Kc",
        "B's cards touch the muck",
        "floor judges it deliberate",
        "floor judges it not deliberate",
        "floor judges B's cards identifiable",
        "floor judges B's cards not identifiable",
        "floor judges the grounds good",
        "dealer pushes the pot to C",
    ];
    prop_oneof![3 => player, 1 => prop::sample::select(others).prop_map(str::to_owned)]
}

#[test]
fn who_only_objects_is_not_dealt_in() {
    for line in ["D objects: the pot", "D asks to see A's hand", "D points at A's hand"] {
        let (states, events) = read("100/200, at showdown, pot 900", &["A tables his hand".to_owned(), line.to_owned()]);
        for house in policies() {
            let mut session = Hearing::open(house, house, &states, &events).expect("the table is sound");
            for event in &events {
                session.step(event).expect("it can be");
            }
            let players = &session.room().hand().players;
            assert!(players.iter().all(|p| p.seat != Seat::Letter('D')), "{line}");
        }
    }
}

#[test]
fn without_stated_stacks_nothing_panics_either() {
    let policies = policies();
    let custom = &policies[policies.len() - 2];
    let plays = [
        ("200/400", "A is all-in"),
        ("200/400", "A pushes 1000000000000 then pushes 1000000000000"),
        ("200/400, seats A B, button A, on the flop", "B says \"pot\""),
        ("limit hold'em 1/2", "A raises to 2"),
        ("pot-limit hold'em, 1000000000000/1000000000000", "A raises to 1000000000000"),
    ];
    for (table, line) in plays {
        let (states, events) = read(table, &[line.to_owned()]);
        for house in policies {
            let _ = decide(house, custom, &states, &events);
        }
    }
}

#[test]
fn a_pot_named_too_low_gives_back_what_was_too_much() {
    let table = "pot-limit hold'em, blinds 10/20, seats A B C, on the flop, pot 400, A has 1000, B has 1000, C has 1000";
    let lines = ["dealer tells A the pot is 300", "A says \"pot\" then pushes 3x100", "B calls", "C calls"].map(str::to_owned);
    let (states, events) = read(table, &lines);
    let policies = policies();
    for house in policies {
        let mut session = Hearing::open(house, &policies[policies.len() - 2], &states, &events).expect("the table is sound");
        let before = chips(&session);
        for event in &events {
            session.step(event).expect("it can happen");
            assert_eq!(before, chips(&session), "{event}");
        }
    }
}

#[test]
fn a_lone_player_on_the_button_is_refused() {
    let (states, events) = read("200/400, seats A, button A", &["A calls".to_owned()]);
    let policies = policies();
    assert!(decide(&policies[0], &policies[0], &states, &events).is_err());
}

#[test]
fn a_word_after_a_string_bet_is_covered_by_what_is_said_of_the_bet() {
    let call_only = OptionValue::Choice("call-only");
    let house = Policy::new(["string-bet/consequence".to_owned()], [("betting.string_bet", call_only)]);
    let lines = ["A bets 300".to_owned(), "B pushes 300 then pushes 300 then says \"raise\"".to_owned()];
    let (states, events) = read("100/200, on the flop, pot 600, seats A B", &lines);
    let decision = decide(&house, &Policy::default(), &states, &events).expect("it can happen");
    let calls = |r: &&Ruling| matches!(r.verdict, Verdict::Action(Seat::Letter('B'), Action::Call(300), _));
    let calls = decision.rulings.iter().find(calls).expect("it is a call");
    assert!(!calls.is_silent() && calls.rests_on("string-bet/consequence"), "{calls:?}");
}

#[test]
fn a_decision_on_an_act_behind_which_others_have_acted_is_refused() {
    let plays = [
        ["A bets 300", "B pushes 1x1000", "C folds", "floor decides: B raises to 1000"],
        ["A bets 300", "B calls", "C calls", "floor decides: A bets 500"],
        ["A checks", "B bets 400", "C calls", "floor decides: B checks"],
    ];
    for lines in plays {
        let lines = lines.map(str::to_owned);
        let (states, events) = read("100/200, on the flop, board 2c 7d Jh, pot 600, seats A B C", &lines);
        let policies = policies();
        for house in policies {
            let mut session = Hearing::open(house, &policies[policies.len() - 2], &states, &events).expect("the table is sound");
            let (last, before) = events.split_last().expect("there are events");
            before.iter().for_each(|event| session.step(event).expect("it can happen"));
            assert!(session.step(last).is_err(), "{lines:?}");
        }
    }
}
