//! Events, states and rulings as they are told, in each language.

pub mod messages;

use std::collections::BTreeSet;

use super::*;
use crate::engine::event::*;
use crate::engine::ruling::*;
use crate::notation::{Line, LineKind, guide, parse_line, parse_verdict};
use crate::words::source;

fn teller(lang: Lang) -> Teller {
    Teller::new(lang, None)
}

fn state(line: &str) -> Vec<State> {
    match parse_line(line) {
        Ok(Line::State(states)) => states,
        other => panic!("{line}: {other:?}"),
    }
}

fn event(line: &str) -> Event {
    match parse_line(line) {
        Ok(Line::Event(event)) => event,
        other => panic!("{line}: {other:?}"),
    }
}

fn verdict(line: &str) -> Verdict {
    parse_verdict(line).unwrap_or_else(|e| panic!("{line}: {e:?}"))
}

const JUDGEMENTS: [Judgement; 12] = [
    Judgement::Deliberate,
    Judgement::Tiny,
    Judgement::Unusual,
    Judgement::Contradictory,
    Judgement::Misinformed(Seat::Letter('B')),
    Judgement::Separate,
    Judgement::Identifiable(Seat::Letter('B')),
    Judgement::Grounds,
    Judgement::Needless,
    Judgement::Gross,
    Judgement::Correctable,
    Judgement::Restorable,
];

fn ruling(verdict: Verdict, grade: Grade, condition: Option<(Judgement, bool)>) -> Ruling {
    Ruling {
        question: Question::Meaning,
        about: verdict.about(),
        verdict,
        grade,
        because: Vec::new(),
        condition,
        moment: 0,
        line: 0,
        routine: false,
        by_floor: false,
    }
}

fn told(line: &str) -> String {
    teller(Lang::En).event(&event(line))
}

fn ruled(line: &str) -> String {
    teller(Lang::En).verdict(&verdict(line))
}

#[test]
fn states_in_english() {
    assert_eq!(
        teller(Lang::En).state(&state("no-limit hold'em, blinds 200/400, seats A B C, button A, on the flop, pot 1500")),
        "No-limit hold'em, blinds 200/400. Seats A, B, C; A is on the button. Flop; the pot is 1,500."
    );
    assert_eq!(
        teller(Lang::En).state(&state("pot-limit omaha, ante 50, smallest chip 25, tournament, seats A - C, A has 5000")),
        "Pot-limit Omaha, ante 50, smallest chip 25, tournament. Seats A, an empty seat, C. A has 5,000."
    );
    assert_eq!(
        teller(Lang::En).state(&state("A has 4x1000 + 10x100, B has folded, C is away")),
        "A has four 1,000 chips and ten 100 chips; B has folded; C is away from the table."
    );
    assert_eq!(
        teller(Lang::En)
            .state(&state("limit stud 100/200, ante 10, bring-in 20, on the fourth street, A holds (7c x) Th, B has 0")),
        "Limit stud 100/200, ante 10, bring-in 20. Fourth street. A holds 7♣ and an unknown card face down and 10♥ face up; B is \
         all-in."
    );
    assert_eq!(
        teller(Lang::En).state(&state("at showdown, board 2c 7d Jh, main pot 360 of A B C, side pot 205 of B")),
        "Showdown; the board is 2♣ 7♦ J♥; A, B and C have a claim to the main pot of 360; only B has a claim to the side pot of \
         205."
    );
    assert_eq!(teller(Lang::En).state(&[]), "");
}

#[test]
fn events_in_english() {
    assert_eq!(told("B pushes 1x5000"), "B puts in one 5,000 chip without a word.");
    assert_eq!(told("B says \"raise\" then pushes 2x1000 + 1x500"), "B says “raise” and puts in two 1,000 chips and one 500 chip.");
    assert_eq!(told("A raises to 1200"), "A raises to 1,200.");
    assert_eq!(told("B pushes 300 then pushes 500"), "Without a word, B puts in 300, then puts in 500.");
    assert_eq!(told("B pushes 1x5000 then says \"raise\""), "B puts in one 5,000 chip, then says “raise”.");
    assert_eq!(told("B says \"five\" (500 or 5000)"), "B says “five” (500 or 5,000).");
    assert_eq!(told("floor decides: B calls 1000"), "The floor decides that B calls 1,000.");
    assert_eq!(told("A B C agree: straddles"), "A, B and C agree to straddles.");
    assert_eq!(told("SB calls"), "The small blind calls.");
    assert_eq!(told("dealer deals A (7c 2d) 5h"), "The dealer deals 7♣ 2♦ face down and 5♥ face up to A.");
    assert_eq!(told("flop 2c 7d Jh"), "The flop is dealt: 2♣ 7♦ J♥.");
    assert_eq!(told("B's cards mix with C's cards"), "B's cards get mixed up with C's.");
    assert_eq!(told("B shows As to C"), "B shows A♠ to C.");
    assert_eq!(told("draw for the button: A Kh, B Kc"), "In the draw for the button, A draws K♥ and B draws K♣.");
}

/// By number, position or name as by letter; a number needs no English word elsewhere.
#[test]
fn seats_are_told_as_they_are_called() {
    assert_eq!(told("seat 3 raises to 1200"), "Seat 3 raises to 1,200.");
    assert_eq!(told("CO asks for Anna's count"), "CO asks for a count of Anna's chips.");
    assert_eq!(teller(Lang::En).state(&state("seats seat 1 - Anna CO")), "Seats 1, an empty seat, Anna, CO.");
    assert_eq!(teller(Lang::Sk).event(&event("seat 3 checks")), "Hráč na mieste 3 dáva check.");
    assert_eq!(teller(Lang::Hu).event(&event("seat 3 checks")), "A 3-as játékos passzol.");
}

#[test]
fn who_has_just_spoken_is_not_without_a_word() {
    let play = ["B says \"raise\"", "B pushes 1x1000", "C pushes 1x5000"].map(event);
    assert_eq!(
        teller(Lang::En).play(&play),
        ["B says “raise”.", "B puts in one 1,000 chip.", "C puts in one 5,000 chip without a word."]
    );
}

#[test]
fn verdicts_in_english() {
    assert_eq!(ruled("B calls 800, 4200 returned"), "B calls 800 and gets 4,200 back.");
    assert_eq!(ruled("B calls 800, 300 owed"), "B calls 800, of which 300 is still owed.");
    assert_eq!(
        ruled("floor decides: B calls 50000, 49000 owed | B folds, 1000 stays"),
        "The floor decides whether B calls 50,000, of which 49,000 is still to be put in, or whether B folds and leaves 1,000 in the pot."
    );
    assert_eq!(ruled("C's call stands"), "C's call stands.");
    assert_eq!(ruled("C's call is void, 400 returned"), "C's call is void, and 400 is returned.");
    assert_eq!(ruled("A may fold, call 2300 or raise to 3500 or more"), "A may fold, call 2,300 or raise to 3,500 or more.");
    assert_eq!(
        ruled("B chooses: raises to 200, 50 owed | folds, 150 stays"),
        "B must choose, and either raises to 200, of which 50 is still to be put in, or folds and leaves 150 in the pot."
    );
    assert_eq!(ruled("B misses 1 round"), "B must sit out one round.");
    assert_eq!(ruled("C wins 90 of the second side pot"), "C wins 90 of the second side pot.");
    assert_eq!(ruled("A shows first, then B C"), "A shows first, then B and C.");
    assert_eq!(ruled("A B show now"), "A and B must turn their cards face up at once.");
    assert_eq!(ruled("A has two pair K Q J"), "A has two pair, kings and queens, jack kicker.");
    assert_eq!(ruled("A has pair 2 A 10 3"), "A has a pair of deuces, kickers ace, ten and three.");
    assert_eq!(ruled("A has full house 6 K"), "A has a full house, sixes full of kings.");
    assert_eq!(ruled("A has low 8 6 4 2 A"), "A has a low of 8-6-4-2-A.");
    assert_eq!(ruled("A has flush A K 10 5 2"), "A has a flush (A-K-10-5-2).");
}

#[test]
fn rulings_say_on_what_they_hang() {
    let told = |ruling: &Ruling| Teller::new(Lang::En, Some("tournament-director")).ruling(ruling);
    let penalised = verdict("B may be penalised");
    let deliberate = |found| Some((Judgement::Deliberate, found));
    assert_eq!(
        told(&ruling(penalised.clone(), Grade::May, deliberate(true))),
        "If the tournament director finds that it was deliberate, B may be penalised."
    );
    assert_eq!(
        told(&ruling(penalised, Grade::May, deliberate(false))),
        "Unless the tournament director finds that it was deliberate, B may be penalised."
    );
    assert_eq!(
        told(&ruling(verdict("B calls 800"), Grade::Silent, None)),
        "This rulebook says nothing about it; by custom, B calls 800."
    );
    assert_eq!(told(&ruling(Verdict::Silent, Grade::Silent, None)), "This rulebook says nothing about it.");
}

/// Endings, plurals and word order that each language has of its own.
#[test]
fn each_language_keeps_its_grammar() {
    let told = |lang, line: &str| teller(lang).event(&event(line)).replace('\u{a0}', " ");
    let ruled = |lang, line: &str| teller(lang).verdict(&verdict(line)).replace('\u{a0}', " ");
    assert_eq!(told(Lang::Hu, "B pushes 2x1000 + 1x25"), "A B játékos szó nélkül betesz két 1000-es zsetont és egy 25-ös zsetont.");
    assert_eq!(ruled(Lang::Hu, "A may fold, call 50 or raise to 100"), "Az A játékos dobhat, megadhat 50-et vagy 100-ra emelhet.");
    assert_eq!(told(Lang::Sk, "B pushes 2x1000 + 5x25"), "Hráč B bez slova vkladá dva žetóny po 1 000 a päť žetónov po 25.");
    assert_eq!(ruled(Lang::Sk, "B may miss 2 rounds"), "Hráč B môže dostať trest: vynechá 2 orbity.");
    assert_eq!(told(Lang::Hr, "B pushes 2x1000 + 21x25"), "Igrač B bez riječi stavlja dva čipa od 1.000 i 21 čip od 25.");
    assert_eq!(ruled(Lang::Hr, "C's call stands"), "Call igrača C vrijedi.");
    assert_eq!(
        told(Lang::Is, "B throws 2x100 into the pot"),
        "Leikmaður B kastar tveimur spilapeningum upp á 100 í pottinn án þess að segja orð."
    );
    assert_eq!(
        told(Lang::Is, "B pushes 1x100 then says \"raise\""),
        "Leikmaður B setur út einn spilapening upp á 100 og segir síðan „hækka“."
    );
    assert_eq!(
        told(Lang::Ru, "B pushes 2x1000 + 21x25"),
        "Игрок B молча выставляет две фишки номиналом 1 000 и 21 фишку номиналом 25."
    );
    assert_eq!(ruled(Lang::Ru, "A is to act"), "Слово за игроком A.");
    assert_eq!(ruled(Lang::Hu, "B wins 205 of the side pot"), "A B játékos a mellékpotból 205-öt nyer.");
    assert_eq!(told(Lang::Sk, "2 s pass"), "Uplynuli 2 sekundy.");
    assert_eq!(told(Lang::Hr, "dealer finds 53 cards"), "Diler nalazi u špilu 53 karte.");
    assert_eq!(
        told(Lang::Is, "B says \"fold\" then refuses to show"),
        "Leikmaður B segir „folda“ og neitar síðan að sýna spilin sín."
    );
    assert_eq!(told(Lang::Ru, "dealer deals A (x) 5h"), "Дилер сдаёт игроку A: одна неизвестная карта (закрытая) и 5♥ (открытая).");
}

/// The names of the ranks decline with the hand they make.
#[test]
fn hands_are_named_as_players_of_the_language_name_them() {
    let ruled = |lang, line: &str| teller(lang).verdict(&verdict(line));
    for (lang, told) in [
        (Lang::Hu, "Az A játékos keze: két pár, király és dáma, bubi kísérőlappal."),
        (Lang::Sk, "Hráč A má dva páry, krále a dámy, kicker jack."),
        (Lang::Hr, "Igrač A ima dva para, kraljeve i dame, kicker dečko."),
        (Lang::Is, "Leikmaður A er með tvö pör, kónga og drottningar, kicker gosi."),
        (Lang::Ru, "У игрока A две пары, короли и дамы, кикер — валет."),
    ] {
        assert_eq!(ruled(lang, "A has two pair K Q J"), told);
    }
    for (lang, told) in [
        (Lang::Hu, "Az A játékos keze: dámáig érő színsor."),
        (Lang::Sk, "Hráč A má postupku vo farbe do dámy."),
        (Lang::Hr, "Igrač A ima skalu u boji do dame."),
        (Lang::Is, "Leikmaður A er með litaröð upp í drottningu."),
        (Lang::Ru, "У игрока A стрит-флеш до дамы."),
    ] {
        assert_eq!(ruled(lang, "A has straight flush Q"), told);
    }
    for (lang, told) in [
        (Lang::Hu, "Az A játékos keze: nyolcas drill, király és kettes kísérőlappal."),
        (Lang::Sk, "Hráč A má trojicu osmičiek, kickery kráľ a dvojka."),
        (Lang::Hr, "Igrač A ima tris osmica, kickeri kralj i dvojka."),
        (Lang::Is, "Leikmaður A er með þrennu af áttum, kickerar kóngur og tvistur."),
        (Lang::Ru, "У игрока A тройка восьмёрок, кикеры: король и двойка."),
    ] {
        assert_eq!(ruled(lang, "A has three of a kind 8 K 2"), told);
    }
}

/// Plays are written in English; words in another language stay as they were said.
#[test]
fn only_plain_trade_english_is_translated() {
    let hungarian = |line: &str| teller(Lang::Hu).event(&event(line));
    assert_eq!(hungarian("B says \"raise\""), "A B játékos azt mondja: „emelek”.");
    assert_eq!(hungarian("B says \"zvyšujem\""), "A B játékos azt mondja: „zvyšujem”.");
    assert_eq!(hungarian("B says \"let's dance\""), "A B játékos azt mondja: „let's dance”.");
}

#[test]
fn rules_are_named_by_their_titles() {
    let breach = verdict("B breaches splashing");
    assert_eq!(teller(Lang::En).verdict(&breach), "B breaks the rule “splashing”.");
    let titled = teller(Lang::En).with_titles([("splashing".to_owned(), "Splashing the pot".to_owned())].into());
    assert_eq!(titled.verdict(&breach), "B breaks the rule “Splashing the pot”.");
}

/// Everything that can be told, told once.
fn everything(lang: Lang) -> Vec<(String, String)> {
    let teller = teller(lang);
    let mut out = Vec::new();
    for phrase in guide() {
        for line in phrase.examples {
            let told = match phrase.kind {
                LineKind::State => teller.state(&state(&line)),
                LineKind::Verdict => teller.verdict(&verdict(&line)),
                LineKind::Player
                | LineKind::Steps
                | LineKind::Players
                | LineKind::Cards
                | LineKind::Table
                | LineKind::Dealer
                | LineKind::Floor => teller.event(&event(&line)),
            };
            out.push((line, told));
        }
    }
    for grade in [Grade::Is, Grade::Must, Grade::May, Grade::Advised, Grade::Silent] {
        let ruling = ruling(verdict("B calls 800"), grade, None);
        out.push((grade.name().to_owned(), teller.ruling(&ruling)));
    }
    for judgement in JUDGEMENTS {
        for found in [true, false] {
            let ruling = ruling(Verdict::RoundClosed, Grade::Is, Some((judgement, found)));
            out.push((format!("{judgement:?} {found}"), teller.ruling(&ruling)));
        }
    }
    out
}

/// Messages that are missing print as their id, and Fluent leaves braces where it cannot fill in.
#[test]
fn everything_is_told_in_every_language() {
    for lang in Lang::ALL {
        for (line, told) in everything(lang) {
            let place = format!("{} | {line} | {told}", lang.code());
            assert!(told.chars().count() > 3, "{place}");
            assert!(!told.contains(['{', '}']) && !told.contains("  ") && !told.contains(" ,"), "{place}");
            for left_over in [
                "state-", "event-", "deed-", "verdict-", "option-", "act-", "ruling-", "change-", "said-", "lying-", "which-",
                "value-",
            ] {
                assert!(!told.contains(left_over), "{place}");
            }
            assert!(!told.chars().next().is_some_and(char::is_lowercase), "{place}");
        }
    }
}

/// Latin letters stand alone in Russian: no word mixes the two alphabets.
#[test]
fn russian_words_keep_to_one_alphabet() {
    let cyrillic = |c: char| ('\u{400}'..='\u{4ff}').contains(&c);
    for file in ["roles", "ui", "events", "cards", "deal", "verdicts"] {
        for word in source(Lang::Ru, file).split(|c: char| !c.is_alphabetic()) {
            assert!(!(word.contains(cyrillic) && word.contains(|c: char| c.is_ascii_alphabetic())), "{file}: {word}");
        }
    }
}

#[test]
fn every_role_decides() {
    for lang in Lang::ALL {
        let decides: BTreeSet<String> = ["floor-person", "tournament-director", "floor-manager", "chief-judge"]
            .map(|role| Teller::new(lang, Some(role)).verdict(&Verdict::Floor(Vec::new())))
            .into();
        assert_eq!(decides.len(), 4, "{decides:?}");
        assert!(decides.contains(&Teller::new(lang, Some("croupier")).verdict(&Verdict::Floor(Vec::new()))));
    }
}
