//! What a house allows of the actions in recorded hands: sizes just below, at and just above each bound, worked out by hand.

use std::sync::OnceLock;

use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::cards::Card;
use ruling::engine::chips::Amount;
use ruling::engine::event::{Game, Seat, Structure};
use ruling::engine::legality::{Reason, RecordedAction};
use ruling::engine::recorded_hand::{RecordedHand, Setup};
use ruling::engine::rulebooks::Rulebooks;
use ruling::scenario::custom;

const LIMIT: Structure = Structure::Limit(200, 400);

/// Blinds 100/200; the first player has the small blind, the last one the button. Of two the second has both.
fn table(structure: Structure, stacks: &[Amount]) -> Setup {
    let mut blinds = vec![0; stacks.len()];
    (blinds[0], blinds[1]) = if stacks.len() == 2 { (200, 100) } else { (100, 200) };
    Setup {
        structure,
        game: Game::Holdem,
        stacks: stacks.iter().copied().map(Some).collect(),
        antes: vec![0; stacks.len()],
        dead_antes: false,
        blinds,
        bring_in: 0,
        big_blind: 200,
        smallest_chip: 1,
    }
}

/// What the house objects to in a play such as `3 600, 1 call, 2 fold, flop, 2 200`.
fn objections(house: &str, setup: &Setup, play: &str) -> Vec<(Seat, Reason)> {
    static CORPUS: OnceLock<Corpus> = OnceLock::new();
    let corpus = CORPUS.get_or_init(|| Corpus::load(&Source::embedded()).expect("the shipped corpus loads"));
    let (house, custom) = (HouseView::new(corpus, house).expect("a house").policy(), custom(corpus));
    let mut hand = RecordedHand::open(setup, Rulebooks { house: &house, custom: &custom }).expect("the setup is sound");
    let mut objections = Vec::new();
    for act in play.split(", ") {
        if act == "flop" {
            let flop: Vec<Card> = ["2c", "7d", "Jh"].iter().map(|card| card.parse().expect("a card")).collect();
            objections.extend(hand.board(&flop).expect("a flop"));
            continue;
        }
        let (seat, act) = act.split_once(' ').expect("who, and what");
        let action = match act {
            "fold" => RecordedAction::Fold,
            "call" | "check" => RecordedAction::CheckOrCall,
            total => RecordedAction::To(total.parse().expect("a total")),
        };
        objections
            .extend(hand.act(Seat::Number(seat.parse().expect("a number")), action).unwrap_or_else(|p| panic!("{play}: {p:?}")));
    }
    objections.into_iter().map(|objection| (objection.seat, objection.reason)).collect()
}

/// Each play, and what alone is wrong with it: what its last player did, and why.
fn each(house: &str, setup: &Setup, plays: &[(&str, Option<Reason>)]) {
    for (play, reason) in plays {
        let last = play.rsplit(", ").find_map(|act| act.split_once(' ')).and_then(|(seat, _)| seat.parse().ok());
        let expected: Vec<(Seat, Reason)> = last.map(Seat::Number).zip(*reason).into_iter().collect();
        assert_eq!(objections(house, setup, play), expected, "{house}: {play}, {:?}", setup.stacks);
    }
}

#[test]
fn a_raise_goes_up_by_the_largest_before_it() {
    use Reason::TooSmall;
    let deep = table(Structure::NoLimit, &[10_000; 3]);
    each(
        "tda-2011",
        &deep,
        &[
            // Over the big blind by as much again; at its height it is a call.
            ("3 200", None),
            ("3 199", Some(TooSmall(400))),
            ("3 399", Some(TooSmall(400))),
            ("3 400", None),
            ("3 401", None),
            // From 200 to 600 is 400 more.
            ("3 600, 1 999", Some(TooSmall(1000))),
            ("3 600, 1 1000", None),
            // The raise of 800 stays the largest after one of just as much.
            ("3 1000, 1 1800, 2 2599", Some(TooSmall(2600))),
            ("3 1000, 1 1800, 2 2600", None),
            // 200 to 1000 was 800, 1000 to 2500 is 1500.
            ("3 1000, 1 2500, 2 3999", Some(TooSmall(4000))),
            ("3 1000, 1 2500, 2 4000", None),
            // A bet is at least the big blind, a raise over it at least twice it.
            ("3 call, 1 call, 2 check, flop, 1 199", Some(TooSmall(200))),
            ("3 call, 1 call, 2 check, flop, 1 200", None),
            ("3 call, 1 call, 2 check, flop, 1 500, 2 999", Some(TooSmall(1000))),
            ("3 call, 1 call, 2 check, flop, 1 500, 2 1000", None),
        ],
    );
    // In Iceland the first raise of the round, here of 400, stays the measure.
    each("psi-is", &deep, &[("3 600, 1 2000, 2 2399", Some(TooSmall(2400))), ("3 600, 1 2000, 2 2400", None)]);
}

#[test]
fn whoever_has_no_more_may_bet_all_he_has() {
    use Reason::TooSmall;
    each("tda-2011", &table(Structure::NoLimit, &[10_000, 10_000, 350]), &[("3 350", None), ("3 349", Some(TooSmall(400)))]);
    each("tda-2011", &table(Structure::NoLimit, &[10_000, 10_000, 150]), &[("3 150", None), ("3 call", None)]);
}

#[test]
fn the_pot_is_the_most() {
    use Reason::{TooLarge, TooSmall};
    let deep = table(Structure::PotLimit, &[10_000; 3]);
    each(
        "tda-2011",
        &deep,
        &[
            // 300 lie there, 200 are the call: 200 and 500.
            ("3 700", None),
            ("3 701", Some(TooLarge(700))),
            ("3 399", Some(TooSmall(400))),
            ("3 400", None),
            // 100 + 200 + 700, and 600 to call for the small blind: 700 and 1600.
            ("3 700, 1 2300", None),
            ("3 700, 1 2301", Some(TooLarge(2300))),
            ("3 call, 1 call, 2 check, flop, 1 600", None),
            ("3 call, 1 call, 2 check, flop, 1 601", Some(TooLarge(600))),
            // 600 + 600, and 600 to call: 600 and 1800.
            ("3 call, 1 call, 2 check, flop, 1 600, 2 2400", None),
            ("3 call, 1 call, 2 check, flop, 1 600, 2 2401", Some(TooLarge(2400))),
        ],
    );
    // All he has is still bounded by the pot.
    let all = table(Structure::PotLimit, &[10_000, 10_000, 701]);
    each("tda-2011", &all, &[("3 701", Some(TooLarge(700))), ("3 700", None)]);
}

#[test]
fn fixed_limit_has_one_size_and_a_last_raise() {
    use Reason::{Capped, TooLarge, TooSmall};
    each(
        "pslive",
        &table(LIMIT, &[10_000; 3]),
        &[
            ("3 399", Some(TooSmall(400))),
            ("3 400", None),
            ("3 401", Some(TooLarge(400))),
            ("3 400, 1 600, 2 800", None),
            // A bet and three raises; the blind is the bet.
            ("3 400, 1 600, 2 800, 3 1000", Some(Capped)),
            ("3 400, 1 600, 2 800, 3 call", None),
            ("3 call, 1 call, 2 check, flop, 1 200, 2 400, 3 600, 1 800", None),
            ("3 call, 1 call, 2 check, flop, 1 200, 2 400, 3 600, 1 800, 2 1000", Some(Capped)),
            ("3 call, 1 call, 2 check, flop, 1 199", Some(TooSmall(200))),
            ("3 call, 1 call, 2 check, flop, 1 201", Some(TooLarge(200))),
        ],
    );
}

#[test]
fn only_a_full_raise_opens_the_raising_again() {
    use Reason::RaisingClosed;
    // From 200 to 600 is 400 more: 1000 is a full raise, 999 is not.
    let short = table(Structure::NoLimit, &[999, 10_000, 10_000]);
    each(
        "tda-2011",
        &short,
        &[
            ("3 600, 1 999, 2 call, 3 2000", Some(RaisingClosed)),
            ("3 600, 1 999, 2 call, 3 call", None),
            ("3 600, 1 999, 2 2000", None),
        ],
    );
    let full = table(Structure::NoLimit, &[1000, 10_000, 10_000]);
    each(
        "tda-2011",
        &full,
        &[("3 600, 1 1000, 2 call, 3 2000", None), ("3 600, 1 1000, 2 call, 3 1399", Some(Reason::TooSmall(1400)))],
    );
}

#[test]
fn everybody_waits_for_his_turn() {
    use Reason::{OutOfTurn, RoundOver, Skipped};
    let two = table(Structure::NoLimit, &[10_000; 2]);
    let (one, other) = (Seat::Number(1), Seat::Number(2));
    each(
        "tda-2011",
        &two,
        &[
            // Heads-up the button is the small blind and acts first, and last on the flop.
            ("1 call", Some(OutOfTurn(other))),
            ("2 call, 1 check", None),
            ("2 call, 1 check, flop, 2 check", Some(OutOfTurn(one))),
            ("2 call, 1 check, flop, 1 check, 2 check", None),
            // Whoever says that he does nothing does no harm, whoever does something does.
            ("2 call, 1 check, 1 check", None),
            ("2 call, 1 check, 1 400", Some(RoundOver)),
            ("2 call, 1 check, 2 fold", Some(RoundOver)),
        ],
    );
    assert_eq!(objections("tda-2011", &two, "2 call, flop"), [(one, Skipped)]);
    let three = table(Structure::NoLimit, &[10_000; 3]);
    each("tda-2011", &three, &[("1 call", Some(OutOfTurn(Seat::Number(3)))), ("3 call, 2 check", Some(OutOfTurn(one)))]);
}

#[test]
fn a_short_blind_is_called_in_full() {
    use Reason::{CallTooSmall, TooSmall};
    let short = table(Structure::NoLimit, &[10_000, 150, 10_000]);
    each(
        "reiz-ru",
        &short,
        &[
            ("3 200", None),
            ("3 call", Some(CallTooSmall(200))),
            ("3 200, 1 200", None),
            ("3 200, 1 fold", None),
            ("3 399", Some(TooSmall(400))),
        ],
    );
    // Who has less than the blind calls with all of it.
    each("reiz-ru", &table(Structure::NoLimit, &[10_000, 150, 180]), &[("3 180", None), ("3 call", Some(CallTooSmall(180)))]);
    each("reiz-ru", &table(Structure::NoLimit, &[10_000, 150, 150]), &[("3 call", None)]);
}
