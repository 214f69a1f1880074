//! A situation ruled, in prose, with the clauses and numbers it rests on.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::mem::discriminant;
use std::path::Path;

use serde_json::{Value, json};

use super::args::Common;
use super::output::{AnswerInForms, Forms, print, print_said};
use super::own_words::OwnWords;
use super::problems::in_language;
use super::record::RecordedCase;
use super::settings::Settings;
use super::situation::{self, TypedSituation};
use super::terminal::{self, FAINT, TITLE};
use super::{ExitStatus, Failure, dialogue};
use crate::corpus::{Corpus, HouseView};
use crate::diagnostic::{Finding, Place};
use crate::engine::clause::ClauseId;
use crate::engine::decide::{Decision, decide};
use crate::engine::event::{Act, Event, RoomState, State, Step, Structure, Subject};
use crate::engine::policy::Policy;
use crate::engine::ruling::{Grade, Measure, Range, Ruling, Verdict};
use crate::lang::Lang;
use crate::message::message;
use crate::notation::{LineKind, PhraseGuide, condition, guide, is_beside_the_game, parse_line, seat_name};
use crate::pages::{teller, views};
use crate::prose::Teller;
use crate::scenario::findings::{impossible_play, unreadable_line};
use crate::scenario::{CUSTOM, custom};
use crate::words::Arg;

/// Rules on the lines, or on those of a file; the case is recorded where that is asked for.
///
/// # Errors
/// A line that does not parse, something that cannot happen, a broken corpus, no such house; a record that cannot be written.
pub fn run(
    common: &Common,
    lines: &[String],
    file: Option<&Path>,
    all_houses: bool,
    note: Option<&str>,
) -> Result<ExitStatus, Failure> {
    let settings = Settings::resolve(common)?;
    // A record that is only set in the configuration is written to where a note is given.
    let wanted = common.log.is_some() || note.is_some();
    let record = match (&settings.record, wanted) {
        (Some(_), true) if all_houses => return Err(Failure::usage(message!("record-of-one-house"), message!("name-one-house"))),
        (Some(record), true) => Some(record),
        (None, true) => return Err(Failure::usage(message!("no-record"), message!("name-a-record"))),
        (_, false) => None,
    };
    let input = match file {
        Some(path) => situation::read_file(path)?,
        None if lines.is_empty() && terminal::is_asked() => {
            let forms = Forms { text: true, json: false };
            let rule = |input: &TypedSituation| answer(&settings, input, all_houses, forms).map(|answer| answer.said.text);
            let input = dialogue::run(&settings, |input| rule(input).map(Option::unwrap_or_default))?;
            if let (Some(record), Some(input)) = (record, input) {
                let Answer { case, .. } = answer(&settings, &input, false, common.forms())?;
                case.map_or(Ok(()), |case| record.add(case, note))?;
            }
            return Ok(ExitStatus::Found);
        }
        None if lines.is_empty() => {
            print(&help(&Teller::new(settings.lang, None)))?;
            return Ok(ExitStatus::Found);
        }
        None => lines.join("\n"),
    };
    let name = file.map_or_else(|| situation::LINES.to_owned(), |path| path.display().to_string());
    let understood = situation::understand(&name, &input, settings.lang);
    let is_asked = file.is_none() && !input.lines().any(|line| parse_line(line).is_ok());
    let or_ask = |findings| if is_asked { or_ask(findings, settings.lang) } else { findings };
    let input = understood.map_err(|findings| Failure::Findings(or_ask(findings)))?;
    let answer = answer(&settings, &input, all_houses, common.forms())?;
    print_said(&answer.said)?;
    if let (Some(record), Some(case)) = (record, answer.case) {
        record.add(case, note)?;
    }
    Ok(ExitStatus::Found)
}

/// What cannot be ruled on may still find its rule.
fn or_ask(mut findings: Vec<Finding>, lang: Lang) -> Vec<Finding> {
    if let Some(last) = findings.last_mut().filter(|last| last.lint.id == unreadable_line::LINT.id) {
        let ask = message!("telling-or-ask").text(lang);
        last.help = Some(last.help.take().into_iter().chain([ask]).collect::<Vec<_>>().join("; "));
    }
    findings
}

/// Rules on words of a query that tell a situation; `None` where they tell none. What every such story has is an amount, or
/// something that happens to cards.
///
/// # Errors
/// The corpus is broken, or there is no such house.
pub fn told(common: &Common, words: &str) -> Result<Option<Answer>, Failure> {
    let with_digits = words.contains(|c: char| c.is_ascii_digit());
    if !with_digits && words.split_whitespace().count() < FEWEST_WORDS {
        return Ok(None);
    }
    let settings = Settings::resolve(common)?;
    let read = if with_digits {
        situation::understand("<words>", words, settings.lang).ok()
    } else {
        situation::understand_in("<words>", words, settings.lang)
    };
    let Some(input) = read else { return Ok(None) };
    let stakes = |state: &State| matches!(state, State::Blinds(..) | State::Game(Structure::Limit(..), _) | State::AtShowdown);
    let in_deal = |event: &Event| event.steps.iter().any(|step| matches!(step, Step::InDeal(_)));
    // Without stakes it is a story where several things happen, one of them with chips.
    let several = with_digits && input.events.len() > 1 && input.events.iter().any(is_of_chips);
    // How many sit at each table is asked about as it stands.
    let room = input.states.iter().any(|state| matches!(state, State::Room(RoomState::Tables(_))));
    let story = with_digits && (room || input.states.iter().any(stakes))
        || several
        || input.events.iter().any(|event| in_deal(event) || is_of_somebody(event));
    let clear = input.told.as_ref().is_none_or(|told| told.left_out.iter().all(|words| is_aside(words)));
    if input.events.is_empty() && !room || !story || !clear {
        return Ok(None);
    }
    match answer(&settings, &input, false, common.forms()) {
        Ok(answer) if input.events.is_empty() && answer.rule.is_none() => Ok(None),
        Ok(answer) => Ok(Some(answer)),
        // What cannot have happened was not meant as a story.
        Err(Failure::Findings(findings)) if findings.iter().all(|finding| finding.lint.id == impossible_play::LINT.id) => Ok(None),
        Err(failure) => Err(failure),
    }
}

/// Chips move, or somebody says that they will.
fn is_of_chips(event: &Event) -> bool {
    let wager = |act: &Act| act.is_wager() || matches!(act, Act::Post { .. });
    let amount = |step: &Step| matches!(step, Step::Push(..)) || matches!(step, Step::Act(act) if wager(act));
    event.steps.iter().any(amount)
}

/// Something that a named person does in the room, or how he behaves.
fn is_of_somebody(event: &Event) -> bool {
    let named = matches!(event.who, Subject::Seat(_));
    named && event.steps.iter().any(Step::is_of_the_room)
}

/// Nothing happens in fewer words than these where no figure is told.
const FEWEST_WORDS: usize = 4;

/// Few words that name neither an amount nor, by a letter, a player: a ruling without them is hardly another.
fn is_aside(words: &str) -> bool {
    let letter = |word: &str| word.chars().count() == 1;
    words.split_whitespace().count() <= MOST_ASIDE
        && !words.contains(|c: char| c.is_ascii_digit())
        && !words.split_whitespace().any(letter)
}

/// So many words may be left over in what somebody asks.
const MOST_ASIDE: usize = 4;

/// A situation ruled on under one house.
struct DecidedHouse<'v, 'c> {
    view: &'v HouseView<'c>,
    teller: Teller,
    decision: Decision,
    /// What the house says about it in its own words.
    own: OwnWords,
}

/// A situation ruled on, as it is printed.
#[derive(Default)]
pub struct Answer {
    pub said: AnswerInForms,
    /// The rule that the first ruling rests on, by its title.
    pub rule: Option<String>,
    /// As the club's record takes it, if it keeps one.
    pub case: Option<RecordedCase>,
}

/// Rules on a situation; nothing is printed.
///
/// # Errors
/// Something that cannot happen, a broken corpus, no such house.
pub(super) fn answer(settings: &Settings, input: &TypedSituation, all_houses: bool, forms: Forms) -> Result<Answer, Failure> {
    let corpus = settings.corpus()?;
    let house = settings.house(&corpus)?;
    let custom = custom(&corpus);
    let views = if all_houses { views(&corpus) } else { HouseView::new(&corpus, &house.id).into_iter().collect() };
    let mut decided = Vec::new();
    for view in &views {
        let mut decision = ruled(input, &view.policy(), &custom, settings.lang)?;
        // What follows from who did what nobody told either.
        let seats = decision.assumed.iter().any(|state| matches!(state, State::Seats(_)));
        let supposed = input.told.iter().flat_map(|told| &told.supposed);
        // Where the list of seats was filled up, the whole of it is said once.
        let supposed = supposed.filter(|state| !(seats && matches!(state, State::Seats(_))));
        decision.assumed.splice(0..0, supposed.cloned());
        let names = input.told.iter().flat_map(|told| told.names.iter().cloned());
        let teller = teller(view, settings.lang).with_names(names);
        let own = OwnWords::on(view, settings.lang, &input.states, &input.events, &decision, &custom);
        decision.rulings.retain(|ruling| !own.answers(ruling));
        if is_beside_betting(input, &decision) {
            let of_betting = |r: &Ruling| matches!(r.verdict, Verdict::May(..)) || r.question.is_of_standing();
            decision.rulings.iter_mut().filter(|r| of_betting(r)).for_each(|r| r.routine = true);
            decision.next = None;
        }
        decided.push(DecidedHouse { view, teller, decision, own });
    }
    let Some(first) = decided.first() else { return Ok(Answer::default()) };
    let decision = &first.decision;
    let clause = decision.told().flat_map(|ruling| &ruling.because).next();
    let rule =
        clause.and_then(|clause| corpus.rule(clause.rule().as_str())).map(|rule| rule.title.get(settings.lang).trim().to_owned());
    let text = || {
        let ruled = if all_houses { side_by_side(&decided, &input.events) } else { as_text(&corpus, first, &input.events) };
        format!("{}{ruled}", understood_text(input, &first.teller))
    };
    let json = || {
        let mut objects: Vec<Value> = decided.iter().map(|house| as_json(house, &input.events)).collect();
        let mut object = if all_houses { json!({ "houses": objects }) } else { objects.swap_remove(0) };
        if let Some(understood) = understood_json(input, &first.teller) {
            object["understood"] = understood;
        }
        object
    };
    let case = settings.record.as_ref().map(|_| RecordedCase::new(&first.teller, &house.id, lines(input), decision.told()));
    Ok(Answer { said: forms.say(text, json), rule, case })
}

/// Nobody told stakes or bets, and something else is ruled on: what might be bet at stakes that were made up is no answer.
fn is_beside_betting(input: &TypedSituation, decision: &Decision) -> bool {
    let made_up = decision.assumed.iter().any(|state| matches!(state, State::Blinds(..)));
    let bets = |event: &Event| event.steps.iter().any(Step::is_of_betting);
    made_up && !input.events.iter().any(bets) && decision.told().next().is_some()
}

/// What was told is said back before it is ruled on, so that a misunderstanding is seen.
fn understood_text(input: &TypedSituation, teller: &Teller) -> String {
    let Some(told) = &input.told else { return String::new() };
    let mut out = String::new();
    let width = terminal::width();
    let mut say = |key: &str, text: &str| terminal::paragraph(&mut out, &format!("{}: ", teller.ui(key, &[])), text, width);
    say("understood", &said_back(input, teller));
    if !told.left_out.is_empty() {
        let quoted = |words: &String| teller.ui("quoted", &[("words", Arg::Text(words))]);
        let left_out: Vec<String> = told.left_out.iter().map(quoted).collect();
        say("left-out", &left_out.join(" · "));
    }
    out.push('\n');
    out
}

/// Table and play in sentences.
fn said_back(input: &TypedSituation, teller: &Teller) -> String {
    let Some(told) = &input.told else { return String::new() };
    let states: Vec<State> = input.states.iter().filter(|state| !told.supposed.contains(state)).cloned().collect();
    let mut events = input.events.clone();
    for (at, event) in &told.retold {
        if let Some(own) = events.get_mut(*at) {
            own.clone_from(event);
        }
    }
    let mut sentences = vec![teller.state(&states)];
    sentences.extend(teller.play(&events));
    sentences.retain(|sentence| !sentence.is_empty());
    sentences.join(" ")
}

/// The situation in the notation, whatever it was told in.
pub(super) fn lines(input: &TypedSituation) -> Vec<String> {
    let states: Vec<String> = input.states.iter().map(ToString::to_string).collect();
    let mut lines: Vec<String> = Some(states.join(", ")).into_iter().filter(|line| !line.is_empty()).collect();
    lines.extend(input.events.iter().map(ToString::to_string));
    lines
}

fn understood_json(input: &TypedSituation, teller: &Teller) -> Option<Value> {
    let told = input.told.as_ref()?;
    let lines = lines(input);
    let players: serde_json::Map<String, Value> =
        told.names.iter().map(|(seat, name)| (seat_name(*seat), name.as_str().into())).collect();
    Some(json!({ "lines": lines, "told": said_back(input, teller), "players": players, "left_out": told.left_out }))
}

fn ruled(input: &TypedSituation, house: &Policy, custom: &Policy, lang: Lang) -> Result<Decision, Failure> {
    decide(house, custom, &input.states, &input.events).map_err(|(n, problem)| {
        let span = match n {
            Some(n) => input.spans.get(n).cloned(),
            None => contradicting(input, house, custom),
        };
        let names = input.told.as_ref().map_or(&[][..], |told| told.names.as_slice());
        let mut finding = impossible_play::finding(in_language(problem, lang, names));
        if input.told.is_some() {
            let lines = lines(input).join(" · ");
            finding.help = Some(message!("telling-understood-as", lines = lines).text(lang));
        }
        Failure::Findings(vec![match span {
            Some(span) => finding.at(Place::new(&input.file, span)),
            None => finding,
        }])
    })
}

/// Where the state stands that keeps the table from being set up: the last one without which it can be. Where something is
/// missing instead, the first line.
fn contradicting(input: &TypedSituation, house: &Policy, custom: &Policy) -> Option<std::ops::Range<usize>> {
    let is_set_up_without = |n: &usize| {
        let mut states = input.states.clone();
        states.remove(*n);
        !matches!(decide(house, custom, &states, &input.events), Err((None, _)))
    };
    let culprit = (0..input.states.len()).rev().find(is_set_up_without);
    let first = || input.state_spans.iter().chain(&input.spans).min_by_key(|span| span.start).cloned();
    culprit.map(|n| input.state_spans[n].clone()).or_else(first)
}

/// How the hand stands, in one breath after all else.
fn stands(teller: &Teller, decision: &Decision) -> String {
    let mut sentences: Vec<String> = decision.standing().map(|r| teller.ruling(r)).collect();
    sentences.extend(decision.next.map(|seat| teller.begins_next_street(seat)));
    sentences.join(" ")
}

fn as_text(corpus: &Corpus, DecidedHouse { view, teller, decision, own }: &DecidedHouse, events: &[Event]) -> String {
    let width = terminal::width();
    let lang = teller.lang();
    let mut out = String::new();
    let name = view.house.short(lang).trim();
    let edition = view.house.edition.as_deref().filter(|edition| !name.contains(edition)).unwrap_or_default();
    terminal::heading(&mut out, name, edition, width);
    let may = decision.may();
    let told: Vec<&Ruling> = decision.told().collect();
    let mut rulings = sentences(teller, &told, events).map(|told| (grounds(corpus, view, teller, &told.because), told)).peekable();
    let lines_of = |of: &dyn Fn(&Ruling) -> bool| told.iter().filter(|r| of(r)).map(|r| r.line).collect::<BTreeSet<_>>().len();
    let asked_more_than_once = lines_of(&is_of_a_request) > 1;
    while let Some((grounds, told)) = rulings.next() {
        // Which of the requests is granted or refused, and what of several acts is punished or is not.
        let about = told.first.about;
        let punished = |r: &Ruling| is_for_an_act(r, events) && r.about == about;
        let of_several = if punished(told.first) { lines_of(&punished) > 1 } else { asked_more_than_once };
        let named = of_several && (punished(told.first) || is_of_a_request(told.first));
        let request = events.get(told.first.line).filter(|_| named);
        let asked = request.map(|event| format!("{} ", teller.event(event))).unwrap_or_default();
        terminal::paragraph(&mut out, "  ", &format!("{asked}{}", told.sentence), width);
        // Hands that are read and pots that are won in a row share their grounds.
        let alike = |next: &Ruling| discriminant(&next.verdict) == discriminant(&told.first.verdict);
        let no_sanction = decision.costs_nothing(told.first) && !own.punishes(told.first);
        let goes_on = !no_sanction && rulings.peek().is_some_and(|(same, next)| alike(next.first) && *same == grounds);
        if !told.because.is_empty() && !goes_on {
            rests_on(&mut out, &grounds, width);
        }
        if no_sanction {
            terminal::paragraph(&mut out, "  ", &teller.ui("no-sanction", &[]), width);
        }
    }
    if let Some(ruling) = may {
        terminal::paragraph(&mut out, "  ", &teller.ruling(ruling), width);
        if ruling.grade != Grade::Silent && !ruling.because.is_empty() {
            rests_on(&mut out, &grounds(corpus, view, teller, &ruling.because), width);
        }
    }
    let stands = stands(teller, decision);
    if !stands.is_empty() {
        terminal::paragraph(&mut out, "  ", &stands, width);
    }
    if is_silent(decision) && view.house.id != CUSTOM {
        terminal::paragraph(&mut out, "  ", &teller.ui("silent-note", &[]), width);
        if let Some(clause) = view.silent().and_then(ClauseId::named) {
            rests_on(&mut out, &grounds(corpus, view, teller, &[clause]), width);
        }
    }
    for said in own.lines(teller) {
        terminal::paragraph(&mut out, "  ", &said, width);
        terminal::paragraph(&mut out, "    ", &teller.ui("own-rule", &[]), width);
    }
    if told.is_empty() && may.is_none() && stands.is_empty() && own.is_empty() {
        terminal::paragraph(&mut out, "  ", &teller.ui("nothing-to-rule-on", &[]), width);
    }
    if !decision.assumed.is_empty() {
        let label = teller.ui("assumptions", &[]);
        terminal::paragraph(&mut out, &format!("  {label}: "), &teller.state(&decision.assumed), width);
    }
    out
}

/// A penalty for something that was done, or that there is none; not one that somebody has decided on.
fn is_for_an_act(ruling: &Ruling, events: &[Event]) -> bool {
    let spared = matches!(ruling.verdict.measure(), Some((Measure::NoPenalty, _)));
    (spared || ruling.verdict.penalty().is_some()) && !is_of_a_decision(ruling, events)
}

/// It is ruled on what somebody decides.
fn is_of_a_decision(ruling: &Ruling, events: &[Event]) -> bool {
    events.get(ruling.line).is_some_and(|event| event.steps.iter().any(|step| matches!(step, Step::Decide(_))))
}

/// A ruling as one sentence. A decision that is not allowed is no request that is refused.
fn said(teller: &Teller, ruling: &Ruling, events: &[Event]) -> String {
    let refused = ruling.verdict == Verdict::Refused && is_of_a_decision(ruling, events);
    if refused { teller.refused_decision(ruling) } else { teller.ruling(ruling) }
}

/// On something that is told the house says nothing.
fn is_silent(decision: &Decision) -> bool {
    decision.told().chain(decision.may()).chain(decision.standing()).any(|r| r.grade == Grade::Silent)
}

/// It only says that what was asked for is granted or refused.
fn is_of_a_request(ruling: &Ruling) -> bool {
    matches!(ruling.verdict, Verdict::Granted(None) | Verdict::Refused)
}

/// One sentence, and all that it rests on.
struct ToldRuling<'r> {
    sentence: String,
    first: &'r Ruling,
    because: Vec<ClauseId>,
}

/// The rulings in sentences, one each; but whoever moves is told in one breath where to, and what he posts there.
fn sentences<'r>(teller: &Teller, rulings: &[&'r Ruling], events: &[Event]) -> impl Iterator<Item = ToldRuling<'r>> {
    let mut told: Vec<ToldRuling> = Vec::new();
    let mut rest = rulings;
    while let Some(first) = rest.first() {
        let (sentence, n) = teller.move_in_one(rest).unwrap_or_else(|| (said(teller, first, events), 1));
        let mut because: Vec<ClauseId> = Vec::new();
        for clause in rest.iter().take(n).flat_map(|ruling| &ruling.because) {
            if !because.contains(clause) {
                because.push(*clause);
            }
        }
        told.push(ToldRuling { sentence, first, because });
        rest = &rest[n..];
    }
    told.into_iter()
}

fn rests_on(out: &mut String, grounds: &str, width: usize) {
    let mut lines = String::new();
    terminal::labelled(&mut lines, &format!("    {FAINT}"), "    ", "    ", grounds, width);
    let _ = write!(out, "{lines}{FAINT:#}");
}

/// The rules a ruling rests on, by number and title, each once.
pub(super) fn grounds(corpus: &Corpus, view: &HouseView, teller: &Teller, because: &[ClauseId]) -> String {
    let mut items: Vec<String> = Vec::new();
    for clause in because {
        let rule = clause.rule().as_str();
        let title = corpus.rule(rule).map_or(rule, |rule| rule.title.get(teller.lang()).trim());
        let item = match view.number_of(clause.as_str()) {
            Some(number) => format!("{number} {title}"),
            None => title.to_owned(),
        };
        if !items.contains(&item) {
            items.push(item);
        }
    }
    format!("{}: {}", teller.ui("why", &[]), items.join(" · "))
}

/// One line a house: what is ruled about the last act.
fn side_by_side(decided: &[DecidedHouse], events: &[Event]) -> String {
    let width = terminal::width();
    let mut out = String::new();
    let names: Vec<&str> = decided.iter().map(|of| of.view.house.short(of.teller.lang()).trim()).collect();
    let widest = names.iter().map(|name| unicode_width::UnicodeWidthStr::width(*name)).max().unwrap_or(0);
    for (DecidedHouse { teller, decision, own, .. }, name) in decided.iter().zip(&names) {
        let told: Vec<&Ruling> = decision.told().filter(|r| r.question.is_main()).collect();
        let mut sentences: Vec<String> = sentences(teller, &told, events).map(|told| told.sentence).collect();
        sentences.extend(own.lines(teller));
        if sentences.is_empty() {
            let may = decision.rulings.iter().filter(|r| matches!(r.verdict, Verdict::May(..)));
            sentences.extend(may.map(|r| teller.ruling(r)));
        }
        if sentences.is_empty() {
            sentences.push(stands(teller, decision));
        }
        let gap = " ".repeat(widest - unicode_width::UnicodeWidthStr::width(*name) + 2);
        let plain = format!("{name}{gap}");
        let shown = format!("{TITLE}{name}{TITLE:#}{gap}");
        terminal::labelled(&mut out, &shown, &plain, &" ".repeat(widest + 2), &sentences.join(" "), width);
    }
    out
}

fn as_json(DecidedHouse { view, teller, decision, own }: &DecidedHouse, events: &[Event]) -> Value {
    let rulings: Vec<Value> = decision
        .rulings
        .iter()
        .filter(|r| !r.routine)
        .map(|r| {
            let silent = r.grade == Grade::Silent;
            let mut ruling = json!({
                "question": r.question.name(),
                "player": r.about.map(seat_name),
                "grade": r.grade.name(),
                "says": if silent { "silent".to_owned() } else { r.verdict.to_string() },
                "custom": silent.then(|| r.verdict.to_string()),
                "told": said(teller, r, events),
                "because": r.because,
                "numbers": r.because.iter().filter_map(|c| view.number_of(c.as_str())).collect::<std::collections::BTreeSet<_>>(),
                "if": r.condition.map(|(judgement, found)| condition(judgement, found)),
            });
            if decision.costs_nothing(r) && !own.punishes(r) {
                ruling["no_sanction"] = true.into();
            }
            ruling
        })
        .collect();
    let range =
        |range: Option<Range>| range.map_or_else(|| json!({ "min": null, "max": null }), |r| json!({ "min": r.min, "max": r.max }));
    let legal = decision.legal.as_ref().map(|legal| {
        let options = &legal.options;
        json!({
            "player": seat_name(legal.seat),
            "fold": options.fold,
            "check": options.check,
            "call": options.call,
            "bring_in": options.bring_in,
            "bet": range(options.bet),
            "complete": options.complete,
            "raise": range(options.raise),
            "all_in": legal.all_in,
        })
    });
    let silent = view.silent().and_then(ClauseId::named).filter(|_| is_silent(decision)).map(|clause| {
        json!({
            "told": teller.ui("silent-note", &[]),
            "because": [clause],
            "numbers": view.number_of(clause.as_str()).into_iter().collect::<Vec<_>>(),
        })
    });
    let mut json = json!({
        "house": view.house.id,
        "lang": teller.lang().code(),
        "rulings": rulings,
        "legal": legal,
        "first_on_next_street": decision.next.map(seat_name),
        // Kept for scripts that look at it: nothing is left out any more.
        "left_out": Vec::<&str>::new(),
        "assumed": decision.assumed.iter().map(ToString::to_string).collect::<Vec<_>>(),
    });
    if let Some(silent) = silent {
        json["silent"] = silent;
    }
    own.add_to(&mut json);
    json
}

/// Examples, a chip race and the tables of a room among them, and the notation on one screen.
pub(super) fn help(teller: &Teller) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{TITLE}{}{TITLE:#}", teller.ui("examples", &[]));
    for line in [
        r#"ruling decide "200/400" "A raises to 1200" "B pushes 2x1000""#,
        r#"ruling decide "100/200, on the flop" "A checks" "C bets 600" "B bets 1500" --house psi-is"#,
        r#"ruling decide "pot-limit hold'em, 50/100, on the flop, pot 150" "A says \"raise\" then pushes 1x1000" --all-houses"#,
        r#"ruling decide "tournament, between hands, seats A B C, A has 9x100 + 1x25, B has 7x100 + 2x25, C has 8x100 + 1x25" "floor exchanges the 25s for 100s" "draw for the race: A Ah, B Ks 9s, C 2d""#,
        r#"ruling decide "tournament, tables 9 9 6" --house tda-2024"#,
    ] {
        let _ = writeln!(out, "  {line}");
    }
    let _ = writeln!(out, "\n{TITLE}{}{TITLE:#}", teller.ui("notation-help", &[]));
    terminal::paragraph(&mut out, "  ", &teller.ui("usage-hint", &[]), terminal::width());
    terminal::paragraph(&mut out, "  ", &teller.ui("seats-hint", &[]), terminal::width());
    for line in help_lines() {
        terminal::paragraph(&mut out, "  ", &line, terminal::width());
    }
    out
}

/// The phrases that are shown together.
const HELP: [&[LineKind]; 4] = [
    &[LineKind::State],
    &[LineKind::Player, LineKind::Steps, LineKind::Players],
    &[LineKind::Cards, LineKind::Table, LineKind::Dealer],
    &[LineKind::Floor],
];

/// So many of the phrases of conduct stand for the others, which are completed and proposed like all.
const BESIDE_THE_GAME: usize = 2;

/// The phrases of state and of play, of those that begin alike the first: an error tells how else they go on.
fn help_lines() -> Vec<String> {
    let mut shown: Vec<&str> = Vec::new();
    let mut lines = Vec::new();
    // What everybody may do is shown where an official does it: players come last.
    for kinds in HELP.iter().rev() {
        let mut leads: Vec<String> = Vec::new();
        let phrases = guide().filter(|phrase| kinds.contains(&phrase.kind)).filter(|phrase| {
            let new = !shown.contains(&phrase.id) && !leads.contains(&lead(phrase));
            shown.push(phrase.id);
            leads.push(lead(phrase));
            new
        });
        let mut beside = 0;
        let phrases = phrases.filter(|phrase| {
            let is_beside = is_beside_the_game(phrase);
            beside += usize::from(is_beside);
            !is_beside || beside <= BESIDE_THE_GAME
        });
        let examples: Vec<String> = phrases.map(|phrase| phrase.example).collect();
        lines.insert(0, examples.join(" · "));
    }
    lines
}

/// Who does what; of state every phrase is one of its own.
fn lead(phrase: &PhraseGuide) -> String {
    let words = if phrase.kind == LineKind::State { usize::MAX } else { 2 };
    phrase.example.split(' ').take(words).collect::<Vec<_>>().join(" ")
}
