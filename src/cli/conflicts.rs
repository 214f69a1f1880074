//! The contradictions of the rulebooks: what each side says, where it matters, what holds and why.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use super::args::Common;
use super::compare::{tell, told_apart};
use super::output::{print, print_json};
use super::settings::Settings;
use super::terminal::{self, FAINT, TITLE};
use super::{ExitStatus, Failure};
use crate::corpus::text::{Texter, plain};
use crate::corpus::{Conflict, Corpus, HouseView, Lang, Side};
use crate::engine::clause::ClauseId;
use crate::engine::ruling::{Ruling, Verdict};
use crate::pages::{teller, views};
use crate::proof::{Contradiction, Departure, Meeting, ShownConflict, contradictions, departures, meetings, says as in_notation};
use crate::prose::Teller;

/// Shows the contradictions of one house, or of all where none is named; and the provisions that rule differently without being
/// recorded as one, in the situations of the corpus and, if `explore`, around them.
///
/// # Errors
/// The corpus is broken, or there is no such house.
pub fn run(common: &Common, path: Option<&Path>, explore: bool) -> Result<ExitStatus, Failure> {
    let mut settings = Settings::resolve(common)?;
    if let Some(path) = path {
        settings.house = match path.to_str() {
            Some(name) => settings.named(name)?,
            None => settings.add_house(path)?,
        };
    }
    // A part of `verify`, which believes no cache.
    let corpus = Corpus::load(&settings.source).map_err(Failure::Findings)?;
    let views = match path.map(|_| ()).or(common.house.as_ref().map(|_| ())) {
        Some(()) => HouseView::new(&corpus, &settings.house(&corpus)?.id).into_iter().collect(),
        None => views(&corpus),
    };
    let mut out = String::new();
    let (mut all, mut own, mut met) = (Vec::new(), Vec::new(), Vec::new());
    let mut found = false;
    for view in &views {
        settings.printable(view)?;
        let contradictions = contradictions(&corpus, view);
        let base = view.chain().get(1).and_then(|base| HouseView::new(&corpus, &base.id));
        let departures = base.iter().flat_map(|base| departures(&corpus, view, base)).collect::<Vec<_>>();
        let meetings = meetings(&corpus, view, explore);
        found |= !contradictions.is_empty() || !departures.is_empty() || !meetings.is_empty();
        let teller = teller(view, settings.lang);
        if common.json {
            all.extend(contradictions.iter().map(|contradiction| as_json(view, &teller, contradiction)));
            met.extend(meetings.iter().map(|meeting| meeting_as_json(view, &teller, meeting)));
            own.extend(base.iter().flat_map(|base| departures.iter().map(|own| departure_as_json(view, base, &teller, own))));
            continue;
        }
        let heading = |out: &mut String, id: &str, count: usize| {
            out.push('\n');
            let count = format!("{}: {count}", teller.ui(id, &[]));
            terminal::heading(out, view.house.short(teller.lang()).trim(), &count, terminal::width());
        };
        let count = contradictions.len() + meetings.len();
        if count > 0 {
            heading(&mut out, "conflicts", count);
            as_text(&mut out, view, &teller, &contradictions);
            meetings.iter().for_each(|meeting| meets(&mut out, view, &teller, meeting));
        }
        // That a house has a rule of its own contradicts nothing inside its text.
        if let Some(base) = base.as_ref().filter(|_| !departures.is_empty()) {
            heading(&mut out, "departures", departures.len());
            departures.iter().for_each(|own| departure(&mut out, view, base, &teller, own));
        }
    }
    if common.json {
        print_json(&json!({ "lang": settings.lang.code(), "conflicts": all, "departures": own, "meetings": met }))?;
    } else {
        print(out.trim_start_matches('\n'))?;
    }
    Ok(if found { ExitStatus::Found } else { ExitStatus::Nothing })
}

fn as_text(out: &mut String, view: &HouseView, teller: &Teller, contradictions: &[Contradiction]) {
    let width = terminal::width();
    let texter = Texter::new(view, teller.lang());
    for Contradiction { conflict, shown } in contradictions {
        out.push('\n');
        let kind = teller.ui(&format!("conflict-kind-{}", conflict.kind.name()), &[]);
        terminal::heading(out, &format!("  {kind}"), &format!("{}:{}", conflict.place.file.name, conflict.place.line()), width);
        for side in distinct(conflict) {
            says(out, view, &texter, side, width);
        }
        match shown {
            Some(shown) => situation(out, view, teller, conflict, shown, width),
            None => terminal::paragraph(out, "    ", conflict.note.as_deref().unwrap_or_default(), width),
        }
    }
}

/// A provision in place of the base's: the situation, what the house rules in it, and what the base does.
fn departure(out: &mut String, view: &HouseView, base: &HouseView, teller: &Teller, own: &Departure) {
    let Some(witness) = &own.difference.witness else { return };
    let (width, place) = (terminal::width(), &own.provision.place);
    out.push('\n');
    let head = format!("  {}", teller.ui("conflict-kind-base", &[]));
    terminal::heading(out, &head, &format!("{}:{}", place.file.name, place.line()), width);
    for view in [view, base] {
        let texter = Texter::new(view, teller.lang());
        let carried = own.difference.clauses.iter().filter(|clause| view.carries(&clause.clause.id));
        let texts: Vec<String> =
            carried.filter_map(|clause| texter.clause_text(clause.clause).ok().flatten()).map(|text| plain(&text)).collect();
        if !texts.is_empty() {
            let _ = writeln!(out, "    {TITLE}{}{TITLE:#}", printed(view, own, teller.lang()));
        }
        texts.iter().for_each(|text| terminal::paragraph(out, "      ", text, width));
    }
    terminal::paragraph(out, "    > ", &tell(teller, &witness.situation), width);
    let names = [view, base].map(|view| printed(view, own, teller.lang()));
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let told = told_apart([teller, teller], &witness.rulings);
    for ((name, told), mark) in names.iter().zip(&told).zip(["✓", "✗"]) {
        let gap = " ".repeat(widest - name.width() + 2);
        let plain = format!("      {mark} {name}{gap}");
        let shown = format!("      {mark} {TITLE}{name}{TITLE:#}{gap}");
        terminal::labelled(out, &shown, &plain, &" ".repeat(widest + 10), told, width);
    }
}

/// Two provisions that rule differently, and nobody says which of them holds: what is ruled, and what the other would.
fn meets(out: &mut String, view: &HouseView, teller: &Teller, meeting: &Meeting) {
    let width = terminal::width();
    out.push('\n');
    terminal::heading(out, &format!("  {}", teller.ui("conflict-kind-unrecorded", &[])), "", width);
    terminal::paragraph(out, "    > ", &tell(teller, &meeting.situation), width);
    for ((clause, verdicts), mark) in meeting.clauses.iter().zip(&meeting.verdicts).zip(["✓", "✗"]) {
        let names: Vec<&str> = view.provisions_of(clause.as_str()).iter().map(|provision| provision.name()).collect();
        let line = format!("{mark} {} {clause}: {}", names.join(", "), sentences(teller, verdicts));
        terminal::paragraph(out, "      ", &line, width);
    }
}

fn meeting_as_json(view: &HouseView, teller: &Teller, meeting: &Meeting) -> Value {
    let side = |(clause, verdicts): (&ClauseId, &Vec<Verdict>)| {
        let provisions = view.provisions_of(clause.as_str());
        json!({
            "clause": clause,
            "provisions": provisions.iter().map(|provision| provision.name()).collect::<Vec<_>>(),
            "says": verdicts.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "told": sentences(teller, verdicts),
        })
    };
    json!({
        "house": view.house.id,
        "lines": meeting.situation.lines(),
        "sides": meeting.clauses.iter().zip(&meeting.verdicts).map(side).collect::<Vec<_>>(),
    })
}

/// Whose rule it is, under the number by which that house prints it.
fn printed(view: &HouseView, own: &Departure, lang: Lang) -> String {
    let of_house = own.provision.house == view.house.id;
    let number = if of_house { Some(own.provision.number.clone()) } else { view.number_of(&own.difference.rule.id) };
    format!("{} {}", view.house.short(lang).trim(), number.unwrap_or_default()).trim_end().to_owned()
}

fn ruled(teller: &Teller, rulings: &[Ruling]) -> String {
    match rulings {
        [] => teller.verdict(&Verdict::Silent),
        rulings => rulings.iter().map(|ruling| teller.ruling(ruling)).collect::<Vec<_>>().join(" "),
    }
}

/// Sides that are readings of one provision are printed once.
fn distinct(conflict: &Conflict) -> Vec<&Side> {
    let mut sides: Vec<&Side> = Vec::new();
    for side in &conflict.sides {
        if sides.iter().all(|known| known.provision_id() != side.provision_id()) {
            sides.push(side);
        }
    }
    sides
}

/// The provision with the texts it carries.
fn says<'c>(out: &mut String, view: &HouseView<'c>, texter: &Texter<'_, 'c>, side: &Side, width: usize) {
    let provisions = view.provisions();
    let mut own = provisions.filter(|provision| provision.refs.iter().any(|own| own.value == side.provision_id()));
    let Some(provision) = own.next() else { return };
    let number = if provision.number.is_empty() { String::new() } else { format!("{} ", provision.number) };
    let clauses = provision.clauses().iter().filter_map(|clause| view.corpus.clause(&clause.value));
    let texts = clauses.filter_map(|clause| texter.clause_text(clause).ok().flatten()).map(|text| plain(&text));
    let _ = writeln!(out, "    {TITLE}{number}{TITLE:#}{FAINT}{}{FAINT:#}", side.provision_id());
    for text in texts {
        terminal::paragraph(out, "      ", &text, width);
    }
}

fn situation(out: &mut String, view: &HouseView, teller: &Teller, conflict: &Conflict, shown: &ShownConflict, width: usize) {
    terminal::paragraph(out, "    > ", &tell(teller, &shown.situation), width);
    let names: Vec<String> = shown.outcomes.iter().map(|(side, _)| name(view, side)).collect();
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    for ((side, verdicts), name) in shown.outcomes.iter().zip(&names) {
        let mark = if holds(conflict, side) { "✓" } else { "✗" };
        let gap = " ".repeat(widest - name.width() + 2);
        let plain = format!("      {mark} {name}{gap}");
        let shown = format!("      {mark} {TITLE}{name}{TITLE:#}{gap}");
        terminal::labelled(out, &shown, &plain, &" ".repeat(widest + 10), &sentences(teller, verdicts), width);
    }
    let Some(because) = &conflict.because else { return };
    let held = conflict.holds.as_ref().map(|held| name(view, &held.value)).unwrap_or_default();
    let reason = teller.ui(&format!("reason-{}", because.value), &[]);
    let text = format!("{}: {held}. {}: {reason}.", teller.ui("conflict-holds", &[]), teller.ui("conflict-because", &[]));
    terminal::paragraph(out, "    ", &text, width);
}

fn sentences(teller: &Teller, verdicts: &[Verdict]) -> String {
    verdicts.iter().map(|verdict| teller.verdict(verdict)).collect::<Vec<_>>().join(" ")
}

fn holds(conflict: &Conflict, side: &str) -> bool {
    conflict.holds.as_ref().is_some_and(|held| held.value == side)
}

/// The number under which the house prints a side, and which of its readings it is; without a number, its id.
fn name(view: &HouseView, side: &str) -> String {
    let (id, reading) = side.split_once('#').map_or((side, None), |(id, reading)| (id, Some(reading)));
    let provisions = view.provisions();
    let mut own = provisions.filter(|provision| provision.refs.iter().any(|own| own.value == id));
    let number = own.next().map(|provision| provision.number.as_str()).filter(|number| !number.is_empty()).unwrap_or(id);
    match reading {
        Some(reading) => format!("{number} ({reading})"),
        None => number.to_owned(),
    }
}

fn as_json(view: &HouseView, teller: &Teller, Contradiction { conflict, shown }: &Contradiction) -> Value {
    let witness = shown.as_ref().map(|shown| {
        json!({
            "lines": shown.situation.lines(),
            "told": tell(teller, &shown.situation),
            "shrunk": shown.shrunk,
        })
    });
    let outcomes = shown.as_ref().map(|shown| {
        let outcome = |(side, verdicts): &(&str, Vec<Verdict>)| {
            json!({
                "side": side,
                "number": name(view, side),
                "says": verdicts.iter().map(ToString::to_string).collect::<Vec<_>>(),
                "told": sentences(teller, verdicts),
                "holds": holds(conflict, side),
            })
        };
        shown.outcomes.iter().map(outcome).collect::<Vec<_>>()
    });
    json!({
        "house": view.house.id,
        "kind": conflict.kind.name(),
        "place": { "file": conflict.place.file.name, "line": conflict.place.line() },
        "option": conflict.option.map(|spec| spec.key),
        "sides": conflict.sides.iter().map(|side| side.provision.value.as_str()).collect::<Vec<_>>(),
        "holds": conflict.holds.as_ref().map(|held| held.value.as_str()),
        "because": conflict.because.as_ref().map(|because| because.value.as_str()),
        "note": conflict.note,
        "witness": witness,
        "outcomes": outcomes,
    })
}

fn departure_as_json(view: &HouseView, base: &HouseView, teller: &Teller, own: &Departure) -> Value {
    let witness = own.difference.witness.as_ref().map(|witness| {
        let outcomes = [view, base].into_iter().zip(&witness.rulings).map(|(view, rulings)| {
            json!({
                "house": view.house.id,
                "says": rulings.iter().map(in_notation).collect::<Vec<_>>(),
                "told": ruled(teller, rulings),
            })
        });
        json!({
            "lines": witness.situation.lines(),
            "told": tell(teller, &witness.situation),
            "outcomes": outcomes.collect::<Vec<_>>(),
        })
    });
    json!({
        "house": view.house.id,
        "base": base.house.id,
        "place": { "file": own.provision.place.file.name, "line": own.provision.place.line() },
        "provision": own.provision.name(),
        "instead_of": own.provision.instead_of.iter().map(|other| other.value.as_str()).collect::<Vec<_>>(),
        "options": own.difference.options.iter().map(|option| option.spec.key).collect::<Vec<_>>(),
        "witness": witness,
    })
}
