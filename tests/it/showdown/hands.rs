//! Hands worked out one by one.

use ruling::engine::decide::decide;
use ruling::engine::event::Seat;
use ruling::engine::ruling::{Grade, Verdict};

use super::{read, with_houses};

/// Whatever is ruled under a house, as it is written; what is only custom after `silent:`.
fn ruled(house: &str, table: &str, play: &str) -> Vec<String> {
    let (rulings, _) = outcome(house, table, play).unwrap_or_else(|problem| panic!("{problem}"));
    rulings
}

/// The rulings, and who may act; or what cannot be.
fn outcome(house: &str, table: &str, play: &str) -> Result<(Vec<String>, Option<Seat>), String> {
    let lines: Vec<String> = play.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect();
    let (states, events) = read(table, &lines);
    let decision = with_houses(|houses| decide(houses.find(house), &houses.custom, &states, &events));
    let decision = decision.map_err(|(_, problem)| problem.message)?;
    // What hangs on a judgement is not ruled yet.
    let certain = decision.rulings.iter().filter(|r| r.condition.is_none_or(|(_, found)| !found));
    let told = |r: &ruling::engine::ruling::Ruling| {
        if r.grade == Grade::Silent { format!("silent: {}", r.verdict) } else { r.verdict.to_string() }
    };
    let certain = certain.filter(|r| !matches!(r.verdict, Verdict::Turn(_) | Verdict::May(..)));
    Ok((certain.map(told).collect(), decision.legal.map(|legal| legal.seat)))
}

/// Who wins what and gets what back, and what is left open of it, whether or not the house says so.
fn wins(house: &str, table: &str, play: &str) -> Vec<String> {
    let of_chips = |line: &String| [" wins ", "returned to", "floor decides"].iter().any(|part| line.contains(part));
    let plain = |line: String| line.trim_start_matches("silent: ").to_owned();
    ruled(house, table, play).into_iter().filter(of_chips).map(plain).collect()
}

const HOUSES: [&str; 6] = ["holdem-hr", "klub-sk", "psi-is", "pslive", "reiz-ru", "tda-2011"];

/// Queens against jacks, fifteen hundred in the pot.
const JACKS_QUEENS: &str = "
    no-limit hold'em, blinds 100/200, seats A B, at showdown
    board 2c 7d Jh Qs 3d, pot 1500
    A holds As Jd, B holds Kc Qd";

const RIVER: &str = "
    no-limit hold'em, blinds 100/200, seats A B C, on the river, pot 600
    board 2c 7d Jh Qs 3d
    A holds As Ad, B holds Kc Kd, C holds 9c 9d";

/// Three all-in before the flop: 3 x 1000, then 2 x 2000 of B and C, and 5000 of C that nobody can call.
#[test]
fn what_nobody_called_goes_back_before_the_flop_comes() {
    let table = "
        no-limit hold'em, blinds 100/200, seats A B C, button C
        A has 1000, B has 3000, C has 8000
        A holds As Ad, B holds Kh Kd, C holds Qs Qd";
    let play = "
        C raises to 600
        A is all-in for 1000
        B is all-in for 3000
        C is all-in for 8000
        A tables his hand
        B tables his hand
        C tables his hand
        flop 2c 7d Jh
        turn 3s
        river 4h";
    for house in HOUSES {
        let expected = ["5000 returned to C", "A wins 3000 of the main pot", "B wins 4000 of the side pot"];
        assert_eq!(wins(house, table, play), expected, "{house}");
    }
}

#[test]
fn nobody_wins_before_the_last_card() {
    let table = "
        no-limit hold'em, blinds 100/200, seats A B, on the flop, pot 1000, board 2c 7d Jh
        A has 5000, B has 5000, A holds As Ad, B holds Kc Kd";
    let shown = "
        A is all-in for 5000
        B calls
        A tables his hand
        B tables his hand";
    for house in HOUSES {
        assert!(wins(house, table, shown).is_empty(), "{house}");
        assert!(wins(house, table, &format!("{shown}\n turn Kh")).is_empty(), "{house}");
        // Aces on the flop, three kings on the river.
        assert_eq!(wins(house, table, &format!("{shown}\n turn Kh\n river 4s")), ["B wins 11000"], "{house}");
    }
}

#[test]
fn bets_that_come_after_stated_pots_make_a_side_pot() {
    let table = |pots: &str| {
        format!(
            "no-limit hold'em, blinds 100/200, seats A B C, on the river, board 2c 7d Jh Qs 3d
             A has 0, B has 5000, C has 5000, {pots}
             A holds As Ad, B holds Kc Kd, C holds 9c 9d"
        )
    };
    let play = "
        B bets 400
        C calls
        B tables his hand
        C tables his hand
        A tables his hand";
    for house in HOUSES {
        let main_only = table("main pot 1500 of A B C");
        assert_eq!(wins(house, &main_only, play), ["A wins 1500 of the main pot", "B wins 800 of the side pot"], "{house}");
        // Whichever is named first: 500 are in the side pot already.
        let both = table("side pot 500 of B C, main pot 1500 of A B C");
        assert_eq!(wins(house, &both, play), ["A wins 1500 of the main pot", "B wins 1300 of the side pot"], "{house}");
    }
}

/// 600 + 3 x 1000 for all three, 2 x 500 of B and C; the last bet goes back.
#[test]
fn a_side_pot_of_one_player_is_his() {
    let table = "
        no-limit hold'em, blinds 100/200, seats A B C, on the flop, pot 600, board 2c 7d Jh
        A has 1000, B has 5000, C has 5000, A holds As Ad, B holds Kc Kd";
    let play = "
        A is all-in for 1000
        B calls
        C calls
        turn Qs
        B bets 500
        C calls
        river 3d
        B bets 800
        C folds
        A tables his hand
        B tables his hand";
    for house in HOUSES {
        let expected = ["800 returned to B", "A wins 3600 of the main pot", "B wins 1000 of the side pot"];
        assert_eq!(wins(house, table, play), expected, "{house}");
    }
}

#[test]
fn nobody_wins_a_pot_to_which_he_has_no_claim() {
    let table = "
        no-limit hold'em, blinds 100/200, seats A B C, at showdown, board 2c 7d Jh Qs 3d
        A has 0, main pot 1500 of A B C, side pot 800 of B C, A holds As Ad";
    let play = "
        dealer mucks B's cards
        dealer mucks C's cards
        A tables his hand";
    assert_eq!(wins("tda-2011", table, play), ["A wins 1500 of the main pot", "floor decides"]);
}

#[test]
fn whoever_has_outlasted_the_betting_may_do_with_his_cards_what_he_likes() {
    for after in ["A mucks", "dealer mucks A's cards", "A's cards touch the muck", "A throws his cards face up into the muck"] {
        for house in HOUSES {
            let play = format!("A bets 400\n B folds\n C folds\n {after}");
            assert_eq!(wins(house, RIVER, &play), ["400 returned to A", "A wins 600"], "{house}: {after}");
        }
    }
}

/// tda-14.A gives the pot to the last live hand; is-30.5 divides it, if the first hand cannot be found.
#[test]
fn the_last_hand_has_won_unless_both_who_muck_share() {
    let table = "no-limit hold'em, blinds 100/200, seats A B, on the river, pot 600, board 2c 7d Jh Qs 3d";
    let play = "
        A bets 400
        B calls
        A mucks
        floor judges A's cards not identifiable
        B mucks";
    assert_eq!(wins("tda-2011", table, play), ["B wins 1400"]);
    assert_eq!(wins("pslive", table, play), ["B wins 1400"]);
    assert_eq!(wins("psi-is", table, play), ["A wins 700", "B wins 700"]);
}

#[test]
fn of_several_pots_both_who_muck_share_each_that_is_theirs() {
    let table = "
        no-limit hold'em, blinds 100/200, smallest chip 100, seats A B C, at showdown, board 2c 7d Jh Qs 3d
        main pot 1500 of A B C, side pot 900 of B C, A has folded";
    let play = "
        B mucks
        floor judges B's cards not identifiable
        C mucks";
    let expected =
        ["B wins 800 of the main pot", "C wins 700 of the main pot", "B wins 500 of the side pot", "C wins 400 of the side pot"];
    assert_eq!(wins("psi-is", table, play), expected);
}

#[test]
fn a_hand_that_was_tabled_has_been_shown() {
    let play = "
        B tables his hand
        A tables his hand
        A mucks";
    for house in HOUSES {
        let rulings = ruled(house, JACKS_QUEENS, play);
        assert!(!rulings.iter().any(|r| r.contains("breaches") || r.contains("turns up")), "{house}: {rulings:?}");
        assert_eq!(wins(house, JACKS_QUEENS, play), ["B wins 1500"], "{house}");
    }
}

#[test]
fn tabling_twice_or_after_one_has_seen_it_changes_nothing() {
    let plays = [
        "A tables his hand\n A tables his hand\n B tables his hand\n B tables his hand",
        "B shows Kc to A\n B tables his hand\n A tables his hand",
        "A flashes his hand\n A tables his hand\n B tables his hand",
        "A shows As\n A shows Jd\n B shows Qd\n B tables his hand",
    ];
    for house in HOUSES {
        for play in plays {
            assert_eq!(wins(house, JACKS_QUEENS, play), ["B wins 1500"], "{house}: {play}");
        }
    }
}

/// hu-5.3.1: who mucks gives up his claim. hr-live-at-showdown-2: cards that were only pushed forward may still be shown.
#[test]
fn a_mucked_hand_does_not_come_back_by_being_turned_up() {
    let mucked = "A tables his hand\n B mucks\n B tables his hand";
    for house in ["pslive", "psi-is", "reiz-ru", "tda-2011", "klub-sk"] {
        assert_eq!(wins(house, JACKS_QUEENS, mucked), ["A wins 1500"], "{house}");
    }
    let pushed = "A tables his hand\n B pushes his cards forward\n B tables his hand";
    assert_eq!(wins("holdem-hr", JACKS_QUEENS, pushed), ["B wins 1500"]);
}

/// What a book rules is decided otherwise where it lets the floor: in unusual circumstances (tda-1 and the like), at any time
/// (sk-27); what it leaves open, always.
#[test]
fn a_hand_that_the_floor_declares_live_plays_for_the_pot() {
    let mucked = "A tables his hand\n B mucks\n floor judges it unusual\n floor decides: B's hand is live";
    let tabled = format!("{mucked}\n B tables his hand");
    // What is found afterwards does not undo what was decided.
    let judged = format!("{tabled}\n floor judges it deliberate");
    for house in HOUSES {
        assert!(wins(house, JACKS_QUEENS, mucked).is_empty(), "{house}");
        assert_eq!(wins(house, JACKS_QUEENS, &tabled), ["B wins 1500"], "{house}");
        assert_eq!(wins(house, JACKS_QUEENS, &judged), ["B wins 1500"], "{house}");
    }
}

#[test]
fn a_hand_that_the_floor_declares_dead_plays_for_nothing() {
    let dead = "A tables his hand\n B tables his hand\n floor judges it unusual\n floor decides: B's hand is dead";
    for house in HOUSES.iter().filter(|house| **house != "psi-is") {
        assert_eq!(wins(house, JACKS_QUEENS, dead), ["A wins 1500"], "{house}");
    }
    // is-19 gives the pot to the best hand, and is-intro-1 knows no exception.
    assert_eq!(wins("psi-is", JACKS_QUEENS, dead), ["B wins 1500"]);
}

#[test]
fn a_hand_declared_live_while_there_is_betting_has_still_to_answer() {
    let table = "no-limit hold'em, blinds 100/200, seats A B, on the flop, pot 600, A has 5000, B has 5000";
    let killed = "A bets 400\n dealer mucks B's cards";
    let (rulings, to_act) = outcome("tda-2011", table, killed).expect("it can happen");
    assert!(rulings.contains(&"A wins 600".to_owned()) && to_act.is_none(), "{rulings:?}");
    let declared = format!("{killed}\n floor judges it unusual\n floor decides: B's hand is live");
    let (rulings, to_act) = outcome("tda-2011", table, &declared).expect("it can happen");
    assert_eq!(to_act, Some(Seat::Letter('B')));
    assert!(!rulings.iter().any(|r| r.contains("wins") || r.contains("dead")), "{rulings:?}");
    // is-17 kills it, and is-intro-1 knows no exception.
    let (rulings, to_act) = outcome("psi-is", table, &declared).expect("it can happen");
    assert!(rulings.contains(&"B's hand is dead".to_owned()) && rulings.contains(&"refused".to_owned()), "{rulings:?}");
    assert_eq!(to_act, None);
}

/// ru-showdown-10: one card shown, the pot pushed to the other; the manager may correct it, and does.
#[test]
fn what_was_left_to_the_floor_is_settled_by_its_decision() {
    let play = "
        B shows Qd
        A tables his hand
        dealer pushes the pot to A
        B objects: the pot";
    let open = "floor decides: 1500 from A to B | A keeps 1500".to_owned();
    assert!(ruled("reiz-ru", JACKS_QUEENS, play).contains(&open));
    let decided = ruled("reiz-ru", JACKS_QUEENS, &format!("{play}\n floor decides: 1500 from A to B"));
    assert!(decided.contains(&"1500 from A to B".to_owned()) && !decided.contains(&open), "{decided:?}");
}

/// tda-49.C: nobody has called yet.
#[test]
fn a_bet_that_goes_back_is_no_longer_there_to_be_called() {
    let table = "no-limit hold'em, blinds 100/200, seats A B C, on the flop, pot 600, A has 5000, B has 5000, C has 5000";
    let killed = "A bets 400\n dealer mucks A's cards";
    let (rulings, to_act) = outcome("tda-2011", table, killed).expect("it can happen");
    assert!(rulings.contains(&"400 returned to A".to_owned()) && to_act == Some(Seat::Letter('B')), "{rulings:?}");
    let checked = ruled("tda-2011", table, &format!("{killed}\n B checks\n C bets 200"));
    assert!(checked.contains(&"C bets 200".to_owned()), "{checked:?}");
}

/// The chips of a raise go back as far as nobody has called them; the bet before it stands.
#[test]
fn of_a_raise_that_goes_back_the_bet_before_it_stays() {
    let table = "no-limit hold'em, blinds 100/200, seats A B C, on the flop, pot 600, A has 5000, B has 5000, C has 5000";
    let play = "A bets 400\n B raises to 1400\n dealer mucks B's cards\n C folds";
    let (rulings, to_act) = outcome("tda-2011", table, play).expect("it can happen");
    assert!(rulings.contains(&"1000 returned to B".to_owned()) && rulings.contains(&"400 of B stays".to_owned()), "{rulings:?}");
    // 600, and 400 of each.
    assert!(rulings.contains(&"A wins 1400".to_owned()) && to_act.is_none(), "{rulings:?}");
}

/// hu-5.3: the last to bet shows first and the others follow clockwise; of these the next one begins if his hand is gone.
#[test]
fn after_a_bettor_whose_hand_is_dead_the_next_clockwise_shows_first() {
    let play = "
        A checks
        B bets 400
        C calls
        A calls
        dealer mucks B's cards";
    assert!(ruled("pslive", RIVER, play).contains(&"C shows first, then A".to_owned()));
}

#[test]
fn of_three_hands_of_which_the_dealer_kills_two_the_third_wins() {
    let play = "
        A bets 400
        B calls
        C calls
        dealer mucks A's cards
        dealer mucks B's cards";
    assert_eq!(wins("tda-2011", RIVER, play), ["C wins 1800"]);
}

/// sk-2.b: the true winner gets it, as long as the cards have not been mixed.
#[test]
fn a_pot_pushed_to_somebody_who_folded_is_corrected() {
    let play = "
        A bets 400
        B folds
        C folds
        dealer pushes the pot to B
        A objects: the pot";
    let rulings = ruled("klub-sk", RIVER, play);
    assert!(rulings.contains(&"granted".to_owned()) && rulings.contains(&"600 from B to A".to_owned()), "{rulings:?}");
    // Whoever has folded has nothing to claim.
    let onlooker = "A bets 400\n B folds\n C folds\n dealer pushes the pot to A\n B objects: the pot";
    for house in ["tda-2011", "pslive", "reiz-ru", "holdem-hr", "klub-sk"] {
        assert!(ruled(house, RIVER, onlooker).contains(&"refused".to_owned()), "{house}");
    }
}

/// Aces win the main pot; the kings, to whom everything was pushed, keep the side pot.
#[test]
fn of_pots_pushed_together_only_what_is_anothers_is_corrected() {
    let table = "
        no-limit hold'em, blinds 100/200, seats A B C, at showdown, board 2c 7d Jh Qs 3d
        A has 0, main pot 360 of A B C, side pot 205 of B C
        A holds As Ad, B holds Kc Kd, C holds 9c 9d";
    let play = "
        A tables his hand
        B tables his hand
        C tables his hand
        dealer pushes the pot to B
        A objects: the pot";
    let rulings = ruled("klub-sk", table, play);
    let moved: Vec<&String> = rulings.iter().filter(|r| r.contains(" from ")).collect();
    assert_eq!(moved, ["360 from B to A"]);
}

/// tda-17.B: the first of the tied hands left of the button, heads-up the other player.
#[test]
fn heads_up_the_odd_chip_goes_to_the_player_without_the_button() {
    for (button, first, second) in [("B", "A wins 800", "B wins 700"), ("A", "B wins 800", "A wins 700")] {
        let table = format!(
            "no-limit hold'em, blinds 100/200, smallest chip 100, seats A B, button {button}, at showdown
             board 2c 7d Jh Qs 3d, pot 1500
             A holds As Kd, B holds Ad Kc"
        );
        assert_eq!(wins("tda-2011", &table, "A tables his hand\n B tables his hand"), [first, second]);
    }
}

/// sk-14: the last to act is whoever ends the round, wherever he sits.
#[test]
fn whoever_ends_the_last_round_with_the_best_hand_has_to_raise() {
    let table = "
        no-limit hold'em, blinds 100/200, seats A B, on the river, pot 600
        board 5s 6s 7s Kd 2c, A holds 8s 9s, B holds Kh Qc";
    let breach = "A breaches nuts-must-raise".to_owned();
    assert!(ruled("klub-sk", table, "A checks\n B bets 400\n A calls").contains(&breach));
    assert!(!ruled("klub-sk", table, "A checks\n B bets 400").contains(&breach));
    assert!(!ruled("klub-sk", table, "A bets 400\n B calls").contains(&breach));
}

/// 2 x 1000 and the blinds of two players whom no line names.
#[test]
fn blinds_that_nobody_named_stay_in_the_pot() {
    let play = "
        A is all-in for 1000
        B calls
        flop 2c 7d Jh
        turn 3s
        river 4h
        A tables his hand
        B tables his hand";
    for house in HOUSES {
        assert_eq!(wins(house, "blinds 100/200, A holds As Ad, B holds Kc Kd", play), ["A wins 2300"], "{house}");
    }
}

#[test]
fn seven_cards_of_stud_may_be_tabled_that_no_line_told() {
    let table = "limit stud 100/200, ante 10, bring-in 20, seats A B, at showdown, pot 1500";
    let play = "
        A tables As Ad 9c 7h 5d 3s 2c
        B tables Ks Kd Kc 8h 6d 4s 2d";
    assert_eq!(wins("pslive", table, play), ["B wins 1500"]);
}

#[test]
fn a_hand_of_which_not_all_is_known_is_not_ruled_to_win() {
    let table = "
        no-limit hold'em, blinds 100/200, seats A B, at showdown, pot 1500, board 2c 7d Jh Qs 3d
        A holds As Ad, B holds Kc x";
    for house in HOUSES {
        assert!(wins(house, table, "A tables his hand\n B tables his hand").is_empty(), "{house}");
    }
}

#[test]
fn what_cannot_be_on_a_table_is_refused() {
    let cannot = |table: &str, play: &str| outcome("pslive", table, play).expect_err("it cannot happen");
    let wait = "5 s pass";
    assert_eq!(cannot("blinds 100/200, on the flop, board 2c 7d As, A holds As Ad", wait), "As lies in two places");
    assert_eq!(cannot("blinds 100/200, on the flop, A holds As Ad, B holds Ad Kd", wait), "Ad lies in two places");
    assert_eq!(cannot("blinds 100/200, A holds As Ad Kd", wait), "A holds too many cards");
    assert_eq!(cannot("blinds 100/200, on the flop, board 2c 7d Jh, A holds As Ad", "turn As"), "As has been dealt already");
    assert_eq!(cannot("blinds 100/200, A holds As Ad", "dealer deals A Kd"), "A would have 3 cards");
    assert_eq!(cannot("blinds 100/200, at showdown, A holds As Ad", "A tables Kd"), "A does not hold Kd");
    assert_eq!(cannot("blinds 100/200", "fourth street"), "this game has no such street");
    assert_eq!(cannot("limit stud 100/200", "flop"), "this game has no such street");
    assert_eq!(cannot("blinds 100/200, at showdown, side pot 90 of A B", wait), "a pot is stated twice or left out");
}
