use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::words::source;
use super::*;
use crate::engine::event::*;
use crate::engine::verdict::*;
use crate::notation::{Line, parse_line, parse_verdict};

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

/// At least one line of state for every kind.
const STATES: &[&str] = &[
    "no-limit hold'em, blinds 200/400, seats A B C, button A, on the flop, pot 1500",
    "pot-limit omaha, ante 50, smallest chip 25, tournament, seats A - C, A has 5000",
    "limit hold'em 10/20, cash game, sector line, 2 left in the tournament",
    "no-limit omaha, pot-limit hold'em, limit omaha 10/20, on the turn, on the river",
    "A has 4x1000 + 10x100, B has folded, C is away",
    "B has 1 warning: out-of-turn, B has 2 warnings: late-post, C has 5 warnings: string-bet, 21 left in the tournament",
];

/// At least one line of play for every kind of step.
const EVENTS: &[&str] = &[
    "A checks",
    "A calls",
    "A bets 400",
    "A raises to 1200",
    "A folds",
    "A is all-in",
    "A is all-in for 2300",
    "A posts 400",
    "A posts 800 in the dark",
    "D posts 50 for B",
    "B pushes 1x5000",
    "B pushes 2x1000 + 1x500",
    "B pushes 3x25 + 11x5 + 21x100 + 22x10",
    "B pushes 1400",
    "B pushes his stack",
    "B pushes 300 then pushes 500",
    "B throws 2x100 into the pot",
    "B dribbles 3x100",
    "B says \"raise\"",
    "B says \"raise\" then pushes 2x1000 + 1x500",
    "B pushes 1x5000 then says \"raise\"",
    "B says \"raise to 1200\"",
    "B says \"five\" (500 or 5000)",
    "B says \"I bet five\" (500 or 5000)",
    "B says \"raise five\" (500 or 5000)",
    "B says \"raise by 300\"",
    "B says \"bet 300\"",
    "B says \"bet\"",
    "B says \"500\"",
    "B says \"call and raise\"",
    "B says \"if you bet, I raise\"",
    "B says \"call\"",
    "B says \"fold\"",
    "B says \"check\"",
    "B says \"all in\"",
    "B says \"pot\"",
    "B says \"let's dance\"",
    "B taps the table",
    "C takes back 1x500",
    "C takes back 400",
    "B asks for the pot",
    "B asks to raise",
    "B asks for A's count",
    "B objects: skipped",
    "B objects: string bet",
    "floor judges it deliberate",
    "floor judges it not deliberate",
    "floor judges the chip tiny",
    "floor judges the chip not tiny",
    "floor judges it unusual",
    "floor judges it not unusual",
    "floor judges B misinformed",
    "floor judges B not misinformed",
    "floor judges the cards separate",
    "floor judges the cards not separate",
    "floor decides: B calls 1000",
    "A B C agree: straddles",
    "A agrees: straddles",
    "A B agree: posting",
    "B agrees: posting",
    "dealer tells C the bet is 6900",
    "dealer tells C the pot is 300",
    "dealer tells C to act",
    "dealer tells C nobody raised",
    "B pushes his cards forward",
    "B throws his cards forward",
    "B throws his cards over the line",
    "B throws his cards toward the muck",
    "A finds 2x1000 under his arm",
    "dealer pushes the pot to A",
    "dealer leaves the pot in a heap",
    "B posts late",
    "flop",
    "turn",
    "river",
    "SB calls",
    "BB checks",
];

/// At least one line for every kind of verdict.
const VERDICTS: &[&str] = &[
    "B checks",
    "B folds, 1000 stays",
    "B calls 800, 4200 returned",
    "B calls 800, 300 owed",
    "B bets 1000",
    "B raises to 2000",
    "B is all-in for 1400",
    "B chooses: raises to 200, 50 owed | folds, 150 stays",
    "floor decides",
    "floor decides: B calls 1000",
    "floor decides: B calls 50000, 49000 owed | B folds, 1000 stays",
    "A may fold, call 2300 or raise to 3500 or more",
    "A may check or bet 400 or more",
    "A may raise to 310 up to 670",
    "A may raise to 20",
    "A may bet 20",
    "A may bet 20 up to 40",
    "B must call 800",
    "B must check",
    "B must fold",
    "B must bet 200 or more",
    "B must bet 200",
    "B must bet 200 up to 400",
    "B must raise to 800 or more",
    "B must raise to 800",
    "B must raise to 800 up to 1600",
    "C's call stands",
    "C's check is pending",
    "C's fold is void",
    "C's bet of 600 is void, 400 returned",
    "C's raise to 1200 is void, 400 stays",
    "C's all-in of 900 is void, 400 owed",
    "A's raise to 50 is refused",
    "B's hand is dead",
    "B's hand is live",
    "A is to act",
    "the round is closed",
    "substantial action",
    "no substantial action",
    "pot 1500",
    "300 returned to C",
    "500 of C stays",
    "21000 from B to A",
    "2000 of A out of play",
    "B breaches splashing",
    "B may be penalised",
    "B is penalised",
    "B may be warned",
    "B is warned",
    "B misses 1 round",
    "B may miss 2 rounds",
    "B misses 3 hands",
    "B may miss 1 hand",
    "dealer announces \"raise all-in\"",
    "dealer announces a string bet",
    "dealer spreads the pot",
    "dealer calls the floor",
    "granted",
    "granted: 1500",
    "refused",
    "\"pot\" is no official term",
    "B owes 50",
    "silent",
];

const JUDGEMENTS: [Judgement; 5] =
    [Judgement::Deliberate, Judgement::Tiny, Judgement::Unusual, Judgement::Misinformed(Seat('B')), Judgement::Separate];

fn ruling(verdict: Verdict, grade: Grade, condition: Option<(Judgement, bool)>) -> Ruling {
    Ruling {
        question: Question::Meaning,
        about: verdict.about(),
        verdict,
        grade,
        because: Vec::new(),
        condition,
        line: 0,
        routine: false,
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
        teller(Lang::En).state(&state(STATES[0])),
        "No-limit hold'em, blinds 200/400. Seats A, B, C; A is on the button. Flop; the pot is 1,500."
    );
    assert_eq!(
        teller(Lang::En).state(&state(STATES[1])),
        "Pot-limit Omaha, ante 50, smallest chip 25, tournament. Seats A, an empty seat, C. A has 5,000."
    );
    assert_eq!(
        teller(Lang::En).state(&state(STATES[4])),
        "A has four 1,000 chips and ten 100 chips; B has folded; C is away from the table."
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
    assert_eq!(told("floor decides: B calls 1000"), "The floor decides: B calls 1,000.");
    assert_eq!(told("A B C agree: straddles"), "A, B and C agree to straddles.");
    assert_eq!(told("SB calls"), "The small blind calls.");
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
    assert_eq!(ruled("B calls 800, 4200 returned"), "B calls 800 and takes back 4,200.");
    assert_eq!(ruled("B calls 800, 300 owed"), "B calls 800 and still owes 300.");
    assert_eq!(
        ruled("floor decides: B calls 50000, 49000 owed | B folds, 1000 stays"),
        "The floor decides between: B calls 50,000 and adds 49,000; or B folds and leaves 1,000 in the pot."
    );
    assert_eq!(ruled("C's call stands"), "C's call stands.");
    assert_eq!(ruled("C's call is void, 400 returned"), "C's call is void; his 400 comes back.");
    assert_eq!(ruled("A may fold, call 2300 or raise to 3500 or more"), "A may fold, call 2,300 or raise to 3,500 or more.");
    assert_eq!(
        ruled("B chooses: raises to 200, 50 owed | folds, 150 stays"),
        "B has the choice: he raises to 200 and adds 50, or he folds and leaves 150 in the pot."
    );
    assert_eq!(ruled("B misses 1 round"), "B sits out one round.");
}

#[test]
fn rulings_say_on_what_they_hang() {
    let told = |ruling: &Ruling| Teller::new(Lang::En, Some("tournament-director")).ruling(ruling);
    let penalised = verdict("B may be penalised");
    let deliberate = |found| Some((Judgement::Deliberate, found));
    assert_eq!(
        told(&ruling(penalised.clone(), Grade::May, deliberate(true))),
        "If the tournament director finds it was deliberate: B may be penalised."
    );
    assert_eq!(
        told(&ruling(penalised, Grade::May, deliberate(false))),
        "Unless the tournament director finds it was deliberate: B may be penalised."
    );
    assert_eq!(told(&ruling(verdict("B calls 800"), Grade::Silent, None)), "This rulebook says nothing; by custom: B calls 800.");
    assert_eq!(told(&ruling(Verdict::Silent, Grade::Silent, None)), "This rulebook says nothing.");
}

/// Endings, plurals and word order that each language has of its own.
#[test]
fn each_language_keeps_its_grammar() {
    let told = |lang, line: &str| teller(lang).event(&event(line)).replace('\u{a0}', " ");
    let ruled = |lang, line: &str| teller(lang).verdict(&verdict(line)).replace('\u{a0}', " ");
    assert_eq!(told(Lang::Hu, "B pushes 2x1000 + 1x25"), "„B” játékos szó nélkül betesz két 1000-es zsetont és egy 25-ös zsetont.");
    assert_eq!(ruled(Lang::Hu, "A may fold, call 50 or raise to 100"), "„A” játékos dobhat, megadhat 50-et vagy 100-ra emelhet.");
    assert_eq!(
        told(Lang::Sk, "B pushes 2x1000 + 5x25"),
        "Hráč B bez slova vkladá dva žetóny hodnoty 1 000 a päť žetónov hodnoty 25."
    );
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
}

/// Plays are written in English; words in another language stay as they were said.
#[test]
fn only_plain_trade_english_is_translated() {
    let hungarian = |line: &str| teller(Lang::Hu).event(&event(line));
    assert_eq!(hungarian("B says \"raise\""), "„B” játékos azt mondja: „emelek”.");
    assert_eq!(hungarian("B says \"zvyšujem\""), "„B” játékos azt mondja: „zvyšujem”.");
    assert_eq!(hungarian("B says \"let's dance\""), "„B” játékos azt mondja: „let's dance”.");
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
    for line in STATES {
        for one in state(line) {
            out.push((one.to_string(), teller.state(&[one])));
        }
        out.push(((*line).to_owned(), teller.state(&state(line))));
    }
    out.push(("on the preflop".to_owned(), teller.state(&[State::Street(Street::Preflop)])));
    for line in EVENTS {
        out.push(((*line).to_owned(), teller.event(&event(line))));
    }
    for line in VERDICTS {
        let verdict = verdict(line);
        out.push(((*line).to_owned(), teller.verdict(&verdict)));
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
            for left_over in ["state-", "event-", "deed-", "verdict-", "option-", "act-", "ruling-", "change-", "said-"] {
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
    for file in ["roles", "ui", "events", "verdicts"] {
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

/// Variables that only steer the grammar: a language without that grammar does without them.
const GRAMMAR: [&str; 3] = ["later", "duty", "count"];

#[test]
fn every_message_exists_in_every_language_with_the_same_variables() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        let own = messages(lang);
        let missing: Vec<_> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        let extra: Vec<_> = own.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{}: lacks {missing:?}, has {extra:?}", lang.code());
        for (id, variables) in &english {
            assert_eq!(variables, &own[id], "{}: {id}", lang.code());
        }
    }
}

/// Every message by its id, with the variables it prints, whatever their case. What only serves other messages is a
/// language's own affair; its variables count where it is used.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, Uses> = BTreeMap::new();
    for file in ["ui", "events", "verdicts"] {
        let resource = fluent_syntax::parser::parse(source(lang, file)).unwrap_or_else(|(_, errors)| {
            panic!("{}/{file}.ftl: {errors:?}", lang.code());
        });
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut uses = Uses::default();
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                uses.pattern(pattern);
            }
            assert!(all.insert(message.id.name.to_owned(), uses).is_none(), "{} twice", message.id.name);
        }
    }
    let helpers: BTreeSet<&String> = all.values().flat_map(|uses| &uses.messages).collect();
    let variables = |uses: &Uses| -> BTreeSet<String> {
        let helped = uses.messages.iter().flat_map(|id| &all[id].variables);
        uses.variables.iter().chain(helped).filter(|name| !GRAMMAR.contains(&name.as_str())).cloned().collect()
    };
    all.iter().filter(|(id, _)| !helpers.contains(id)).map(|(id, uses)| (id.clone(), variables(uses))).collect()
}

/// What a message refers to.
#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        const CASES: [&str; 9] =
            ["nominative", "genitive", "dative", "accusative", "locative", "instrumental", "adessive", "ablative", "allative"];
        match inline {
            InlineExpression::VariableReference { id } => {
                let base = id.name.rsplit_once('-').filter(|(_, case)| CASES.contains(case)).map_or(id.name, |(base, _)| base);
                self.variables.insert(base.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}
