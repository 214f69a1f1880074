//! Where two rulebooks differ: one block a rule, each difference with a situation that the two rule differently.

use std::collections::HashSet;
use std::fmt::Write as _;

use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use super::args::Common;
use super::dialogue::command;
use super::output::{AnswerInForms, Forms, print_said};
use super::own_words::OwnWords;
use super::settings::{Settings, house, is_path};
use super::terminal::{self, FAINT, TITLE};
use super::{ExitStatus, Failure, query, rule};
use crate::corpus::text::{Texter, plain};
use crate::corpus::{Clause, HouseView, Lang, Rule};
use crate::engine::decide::decide;
use crate::engine::ruling::{Ruling, Verdict};
use crate::message::message;
use crate::pages::{OwnText, ToldExample, own_text, teller};
use crate::proof::{ClauseDifference, Difference, TriedSituation, Unseen, Witness, compare, differing, says};
use crate::prose::Teller;
use crate::scenario::custom;

/// One of the two rulebooks, and how it is spoken of.
struct ComparedSide<'v, 'c> {
    view: &'v HouseView<'c>,
    name: String,
    teller: Teller,
    texter: Texter<'v, 'c>,
}

/// Compares two rulebooks, or what they say in one rule.
///
/// # Errors
/// The corpus is broken; there is no such house, or no such rule.
pub fn run(common: &Common, left: &str, right: &str, only: Option<&str>, brief: bool) -> Result<ExitStatus, Failure> {
    let mut settings = Settings::resolve(common)?;
    // Two files may be two editions of one book, with the same names for everything: each is read by itself.
    let mut other = if is_path(left) && is_path(right) { Some(Settings::resolve(common)?) } else { None };
    let left = settings.named(left)?;
    let right = other.as_mut().unwrap_or(&mut settings).named(right)?;
    settings.speak_as(&left);
    other.as_mut().unwrap_or(&mut settings).speak_as(&right);
    let sides = [&settings, other.as_ref().unwrap_or(&settings)];
    let compared = compared(sides, &[left, right], only, brief, common.forms())?;
    print_said(&compared.said)?;
    Ok(if compared.is_same { ExitStatus::Nothing } else { ExitStatus::Found })
}

/// Two rulebooks beside each other, as they are printed.
pub struct Compared {
    pub said: AnswerInForms,
    /// They do not differ.
    is_same: bool,
}

/// Compares two rulebooks by their ids, each in its own settings, in brief or by situations; nothing is printed.
///
/// # Errors
/// As for [`run`].
pub fn compared(
    settings: [&Settings; 2],
    ids: &[String; 2],
    only: Option<&str>,
    brief: bool,
    forms: Forms,
) -> Result<Compared, Failure> {
    let corpora = [settings[0].corpus()?, settings[1].corpus()?];
    let mut views = Vec::new();
    for ((settings, corpus), id) in settings.iter().zip(&corpora).zip(ids) {
        let view = HouseView::new(corpus, &house(corpus, id)?.id);
        view.iter().try_for_each(|view| settings.printable(view))?;
        views.extend(view);
    }
    let [left, right] = views.as_slice() else { return Ok(Compared { said: AnswerInForms::default(), is_same: true }) };
    let only = match only {
        None => None,
        Some(name) => {
            let found = views.iter().find_map(|view| rule::named(view.corpus, view, &views, name));
            let no_rule = || Failure::usage(message!("neither-has-rule", rule = name), message!("rule-in-one-of-two"));
            Some([found.ok_or_else(no_rule)?])
        }
    };
    let only = only.as_ref().map(|only| only.as_slice());
    let differences = if brief { differing(left, right, only) } else { compare(left, right, only) };
    let mut sides = [left, right].map(|view| ComparedSide::new(view, settings[0].lang));
    if sides[0].name == sides[1].name {
        sides.iter_mut().for_each(|side| side.name = side.view.house.with_edition(settings[0].lang));
    }
    // Nothing that they print tells them apart.
    if sides[0].name == sides[1].name && ids[0] == ids[1] {
        (1..).zip(&mut sides).for_each(|(n, side)| side.name = format!("{} ({n})", side.name));
    } else if sides[0].name == sides[1].name {
        sides.iter_mut().for_each(|side| side.name = format!("{} ({})", side.name, side.view.house.id));
    }
    let said = forms.say(|| as_text(&sides, &differences, brief), || as_json(&sides, &differences, brief));
    Ok(Compared { said, is_same: differences.is_empty() })
}

impl<'v, 'c> ComparedSide<'v, 'c> {
    fn new(view: &'v HouseView<'c>, lang: Lang) -> Self {
        let name = view.house.short(lang).trim().to_owned();
        ComparedSide { view, name, teller: teller(view, lang), texter: Texter::new(view, lang) }
    }

    /// What it says in a clause.
    fn text(&self, clause: &Clause) -> Option<String> {
        // Two editions are two corpora, each with its own words under the same name.
        let own = self.view.corpus.clause(&clause.id).filter(|clause| self.view.carries(&clause.id))?;
        self.texter.clause_text(own).ok().flatten().map(|text| plain(&text))
    }

    /// What it calls a rule.
    fn title<'r>(&'r self, rule: &'r Rule) -> &'r str {
        self.view.corpus.rule(&rule.id).unwrap_or(rule).title.get(self.teller.lang()).trim()
    }

    /// What it rules, a sentence each.
    fn rules(&self, rulings: &[Ruling]) -> Vec<String> {
        rules(&self.teller, rulings)
    }

    /// What it, the left or the right one, says in its own words about a difference: in place of the clauses that differ, and on the situation that shows it.
    fn own(&self, at: usize, difference: &Difference) -> OwnWords {
        let on = |TriedSituation { states, events }: &TriedSituation| {
            let (policy, custom) = (self.view.policy(), custom(self.view.corpus));
            let decision = decide(&policy, &custom, states, events).ok()?;
            Some(OwnWords::on(self.view, self.teller.lang(), states, events, &decision, &custom))
        };
        let mut own = difference.witness.as_ref().and_then(|witness| on(&witness.situation)).unwrap_or_default();
        own.instead.extend(self.own_instead(difference));
        let mut seen = HashSet::new();
        own.instead.retain(|text| seen.insert(text.rule.id.clone()));
        // What only stands beside is told where the house would otherwise be silent.
        if !difference.witness.iter().flat_map(|witness| &witness.rulings[at]).any(|ruling| own.answers(ruling)) {
            own.beside.clear();
        }
        own
    }

    /// What it says in its own words in place of the clauses that differ, each of its rules once.
    fn own_instead(&self, difference: &Difference) -> Vec<OwnText> {
        // That all of it can be printed has been looked into.
        let texts = difference.clauses.iter().filter_map(|of| own_text(self.view, &self.texter, &of.clause.id).ok().flatten());
        let mut seen = HashSet::new();
        texts.filter(|text| seen.insert(text.rule.id.clone())).collect()
    }

    /// Under which number it prints a rule, or what it has in its own words instead.
    fn number(&self, difference: &Difference) -> Option<String> {
        let own = || self.own_instead(difference).into_iter().find_map(|own| own.rule.number);
        self.view.number_of(&difference.rule.id).or_else(own).filter(|number| !number.is_empty())
    }
}

/// What is ruled, a sentence each.
fn rules(teller: &Teller, rulings: &[Ruling]) -> Vec<String> {
    if rulings.is_empty() {
        return vec![teller.verdict(&Verdict::Silent)];
    }
    rulings.iter().map(|ruling| teller.ruling(ruling)).collect()
}

/// What each of two rules, in prose. Where most of it is the same, only what differs is told, and that the rest is the same.
pub(super) fn told_apart(tellers: [&Teller; 2], rulings: &[Vec<Ruling>; 2]) -> [String; 2] {
    let gives = |at: usize, wanted: &Ruling| {
        rulings[at].iter().any(|r| r.verdict == wanted.verdict && r.grade == wanted.grade && r.condition == wanted.condition)
    };
    let own = [0, 1].map(|at| rulings[at].iter().filter(|ruling| !gives(1 - at, ruling)).cloned().collect::<Vec<Ruling>>());
    let shared = [0, 1].map(|at| rulings[at].len() - own[at].len());
    let differing = own[0].len().max(own[1].len());
    [0, 1].map(|at| {
        let teller = tellers[at];
        if differing == 0 || shared[0].min(shared[1]) <= differing {
            return rules(teller, &rulings[at]).join(" ");
        }
        let id = if own[at].is_empty() { "nothing-more" } else { "otherwise-same" };
        let mut told: Vec<String> = own[at].iter().map(|ruling| teller.ruling(ruling)).collect();
        told.push(format!("{}.", teller.ui(id, &[])));
        told.join(" ")
    })
}

fn as_text(sides: &[ComparedSide; 2], differences: &[Difference], brief: bool) -> String {
    let width = terminal::width();
    let teller = &sides[0].teller;
    let [left, right] = sides;
    let mut out = String::new();
    let count = teller.ui("differences", &[("count", (differences.len() as i64).into())]);
    let head = teller.ui("compare", &[("left", (&left.name).into()), ("right", (&right.name).into())]);
    terminal::heading(&mut out, &head, if differences.is_empty() { "" } else { &count }, width);
    if differences.is_empty() {
        let same = teller.ui("same-ruling", &[]);
        let _ = writeln!(out, "{same}.");
    }
    if !brief && !differences.is_empty() {
        summary(&mut out, sides, differences, width);
    }
    let mut rule = "";
    for difference in differences {
        if brief {
            terminal::heading(&mut out, difference.rule.title.get(teller.lang()).trim(), &numbers(sides, difference), width);
            set_otherwise(&mut out, sides, difference, width);
            continue;
        }
        out.push('\n');
        if difference.rule.id != rule {
            rule = &difference.rule.id;
            terminal::heading(&mut out, difference.rule.title.get(teller.lang()).trim(), &numbers(sides, difference), width);
        }
        said(&mut out, sides, difference, width);
        match &difference.witness {
            Some(witness) => shown(&mut out, sides, difference, witness, width),
            None if difference.rule.house.is_some() => terminal::paragraph(&mut out, "  ", &teller.ui("own-rule", &[]), width),
            None => {
                let unseen = match difference.unseen {
                    Unseen::Alike => "ruled-alike",
                    Unseen::Unruled => "unruled",
                    Unseen::NotFound => "no-witness",
                };
                let _ = writeln!(out, "  {FAINT}{}.{FAINT:#}", teller.ui(unseen, &[]));
            }
        }
    }
    out
}

/// How many rules are new, changed and dropped, and how many of them are shown in a situation.
fn summary(out: &mut String, sides: &[ComparedSide; 2], differences: &[Difference], width: usize) {
    let teller = &sides[0].teller;
    let mut rules: Vec<(&str, bool)> = Vec::new();
    for difference in differences {
        match rules.iter_mut().find(|(rule, _)| *rule == difference.rule.id) {
            Some((_, shown)) => *shown |= difference.witness.is_some(),
            None => rules.push((&difference.rule.id, difference.witness.is_some())),
        }
    }
    if rules.len() < 2 {
        return;
    }
    let has = |at: usize, rule: &str| !sides[at].view.clauses_of(rule).is_empty();
    for (id, of) in [("rules-new", [false, true]), ("rules-changed", [true, true]), ("rules-dropped", [true, false])] {
        let of: Vec<bool> = rules.iter().filter(|(rule, _)| [has(0, rule), has(1, rule)] == of).map(|(_, shown)| *shown).collect();
        if of.is_empty() {
            continue;
        }
        let count = |count: usize| (count as i64).into();
        let counts = [("count", count(of.len())), ("shown", count(of.iter().filter(|shown| **shown).count()))];
        terminal::paragraph(out, "  ", &teller.ui(id, &counts), width);
    }
}

/// Under which numbers the two print a rule.
fn numbers(sides: &[ComparedSide; 2], difference: &Difference) -> String {
    let number = |side: &ComparedSide| Some(format!("{} {}", side.name, side.number(difference)?));
    sides.iter().filter_map(number).collect::<Vec<_>>().join(" · ")
}

/// What the one sets otherwise than the other.
fn set_otherwise(out: &mut String, sides: &[ComparedSide; 2], difference: &Difference, width: usize) {
    for option in &difference.options {
        let [left, right] = &option.values;
        let unset = sides[0].teller.ui("not-set", &[]);
        let shown =
            |value: &Option<crate::engine::options::OptionValue>| value.as_ref().map_or_else(|| unset.clone(), ToString::to_string);
        let line = format!("{}: {} · {}", option.spec.key, shown(left), shown(right));
        let mut lines = String::new();
        terminal::labelled(&mut lines, &format!("  {FAINT}"), "  ", "  ", &line, width);
        let _ = write!(out, "{lines}{FAINT:#}");
    }
}

/// What the one says and the other says otherwise, or does not say.
fn said(out: &mut String, sides: &[ComparedSide; 2], difference: &Difference, width: usize) {
    // What the clauses say is not said by the names of the options as well.
    let told = |side: &ComparedSide| difference.clauses.iter().any(|clause| side.text(clause.clause).is_some());
    if !sides.iter().any(told) {
        set_otherwise(out, sides, difference, width);
    }
    let is_retitled = is_retitled(sides, difference);
    for (at, side) in sides.iter().enumerate() {
        let name = if is_retitled { format!("{}: {}", side.name, side.title(difference.rule)) } else { side.name.clone() };
        let own = difference.clauses.iter().filter(|clause| clause.carried[at]);
        let (both, alone): (Vec<&ClauseDifference>, Vec<&ClauseDifference>) = own.partition(|clause| clause.carried[1 - at]);
        let only = side.teller.ui("only-in", &[("house", (&side.name).into())]);
        for (head, clauses) in [(&name, both), (&only, alone)] {
            let texts: Vec<String> = clauses.iter().filter_map(|clause| side.text(clause.clause)).collect();
            if !texts.is_empty() {
                let _ = writeln!(out, "  {TITLE}{head}{TITLE:#}");
            }
            for text in texts {
                terminal::paragraph(out, "    ", &text, width);
            }
        }
        for own in side.own_instead(difference) {
            let _ = writeln!(out, "  {TITLE}{}: {}{TITLE:#}", side.name, side.teller.ui("own-instead", &[]));
            terminal::paragraph(out, "    ", &query::own_line(&own), width);
        }
    }
}

/// Whether both have the rule in their own words, each under another title.
fn is_retitled(sides: &[ComparedSide; 2], difference: &Difference) -> bool {
    sides[0].title(difference.rule) != sides[1].title(difference.rule)
}

/// The situation, and how each rules.
fn shown(out: &mut String, sides: &[ComparedSide; 2], difference: &Difference, witness: &Witness, width: usize) {
    let told = tell(&sides[0].teller, &witness.situation);
    terminal::paragraph(out, "  > ", &told, width);
    // On one line, however long: it is there to be copied.
    let _ = writeln!(out, "    {FAINT}{}{FAINT:#}", command(&witness.situation.lines()));
    let widest = sides.iter().map(|side| side.name.width()).max().unwrap_or(0);
    let own = [0, 1].map(|at| sides[at].own(at, difference));
    let rulings = [0, 1].map(|at| ruled_beside(&own[at], &witness.rulings[at]));
    let told = told_apart(sides.each_ref().map(|side| &side.teller), &rulings);
    for (at, (side, told)) in sides.iter().zip(&told).enumerate() {
        // Whoever answers in his own words is not silent.
        let rules = Some(told.as_str()).filter(|_| !rulings[at].is_empty() || own[at].is_empty());
        let own = own[at].lines(&side.teller);
        let told = rules.into_iter().chain(own.iter().map(String::as_str)).collect::<Vec<_>>().join(" ");
        let gap = " ".repeat(widest - side.name.width() + 2);
        let plain = format!("    {}{gap}", side.name);
        let shown = format!("    {TITLE}{}{TITLE:#}{gap}", side.name);
        terminal::labelled(out, &shown, &plain, &" ".repeat(widest + 6), &told, width);
    }
}

/// What is ruled and not answered by own words.
fn ruled_beside(own: &OwnWords, rulings: &[Ruling]) -> Vec<Ruling> {
    rulings.iter().filter(|ruling| !own.answers(ruling)).cloned().collect()
}

/// A situation in prose.
pub(super) fn tell(teller: &Teller, situation: &TriedSituation) -> String {
    ToldExample::of(teller, &situation.states, &situation.events, &[]).situation
}

fn as_json(sides: &[ComparedSide; 2], differences: &[Difference], brief: bool) -> Value {
    let keys = keys(sides);
    let by_house = |values: [Value; 2]| Value::Object(keys.iter().cloned().zip(values).collect());
    let ruled = |at: usize, own: &OwnWords, witness: &Witness| {
        let side = &sides[at];
        let rulings: Vec<Value> = ruled_beside(own, &witness.rulings[at])
            .iter()
            .map(|r| json!({ "says": says(r), "told": side.teller.ruling(r), "because": r.because }))
            .collect();
        match rulings.is_empty() && own.is_empty() {
            true => json!([{ "says": Verdict::Silent.to_string(), "told": side.rules(&[]).join(" "), "because": [] }]),
            false => Value::Array(rulings),
        }
    };
    let clauses = |difference: &Difference, at: usize| {
        let carried = difference.clauses.iter().filter(|clause| clause.carried[at]);
        let text = |clause: &ClauseDifference| json!({ "clause": clause.clause.id, "text": if brief { None } else { sides[at].text(clause.clause) } });
        Value::Array(carried.map(text).collect())
    };
    let all: Vec<Value> = differences
        .iter()
        .map(|difference| {
            let options: Vec<Value> = difference
                .options
                .iter()
                .map(|o| json!({ "option": o.spec.key, "values": by_house([0, 1].map(|at| json!(o.values[at].as_ref().map(ToString::to_string)))) }))
                .collect();
            let witness = difference.witness.as_ref();
            let own = [0, 1].map(|at| sides[at].own(at, difference));
            let mut json = json!({
                "rule": difference.rule.id,
                "title": difference.rule.title.get(sides[0].teller.lang()).trim(),
                "numbers": by_house([0, 1].map(|at| json!(sides[at].number(difference)))),
                "options": options,
                "clauses": by_house([0, 1].map(|at| clauses(difference, at))),
                "ruled_alike": witness.is_none() && difference.unseen == Unseen::Alike,
                "witness": witness.map(|w| json!({ "lines": w.situation.lines(), "told": tell(&sides[0].teller, &w.situation) })),
                "rulings": witness.map(|w| by_house([0, 1].map(|at| ruled(at, &own[at], w)))),
            });
            if is_retitled(sides, difference) {
                json["titles"] = by_house([0, 1].map(|at| json!(sides[at].title(difference.rule))));
            }
            if own.iter().any(|own| !own.is_empty()) {
                json["own"] = by_house([0, 1].map(|at| own[at].json()));
            }
            json
        })
        .collect();
    json!({
        "houses": keys,
        "lang": sides[0].teller.lang().code(),
        "differences": all,
    })
}

/// What the two go by in JSON: their ids, numbered where they are two editions of one book.
fn keys(sides: &[ComparedSide; 2]) -> [String; 2] {
    let ids = sides.each_ref().map(|side| side.view.house.id.as_str());
    if ids[0] == ids[1] { [1, 2].map(|n| format!("{} ({n})", ids[0])) } else { ids.map(str::to_owned) }
}
