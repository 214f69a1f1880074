//! One rule in full: every clause, every house's choice, every example. Or one term.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::args::Common;
use super::output::{AnswerInForms, Forms, print_said};
use super::settings::Settings;
use super::terminal::{self, FAINT, TITLE};
use super::{ExitStatus, Failure, glossary, query};
use crate::corpus::text::Texter;
use crate::corpus::{Carries, Corpus, House, HouseView, Lang, Provision, Rule, Term, rule_of};
use crate::diagnostic::Finding;
use crate::engine::{options, rules};
use crate::pages::{ClauseText, Pages, StandingBeside, TermPage, TermUses, ToldExample, clauses, tell_scenario, teller, views};
use crate::prose::Teller;
use crate::scenario::custom;

/// Shows a rule, or a term, by its id or by its number in the house. Words that name neither are a query.
///
/// # Errors
/// The corpus is broken, or there is no such house.
pub fn run(common: &Common, name: &str) -> Result<ExitStatus, Failure> {
    match shown(&Settings::resolve(common)?, name, common.forms())? {
        Some(said) => print_said(&said).map(|()| ExitStatus::Found),
        None => query::run(common, &[name.to_owned()]),
    }
}

/// A rule or a term in full; `None` where nothing is called so, or has that number.
///
/// # Errors
/// As for [`run`].
pub fn shown(settings: &Settings, name: &str, forms: Forms) -> Result<Option<AnswerInForms>, Failure> {
    let corpus = settings.corpus()?;
    let house = settings.house(&corpus)?;
    let mut all = views(&corpus);
    if !all.iter().any(|view| view.house.id == house.id) {
        all.extend(HouseView::new(&corpus, &house.id));
    }
    let Some(view) = all.iter().find(|view| view.house.id == house.id) else { return Ok(None) };
    let Some(rule) = named(&corpus, view, &all, name) else {
        let page = named_term(&corpus, view, name).map(|term| term_page(&corpus, view, &all, settings.lang, term));
        return Ok(page.map(|page| shown_term(&page, settings.lang, forms)));
    };
    let text = forms.text.then(|| as_text(&corpus, view, &all, rule, settings.lang)).transpose().map_err(unprintable)?;
    let json = forms.json.then(|| as_json(&corpus, view, &all, rule, settings.lang)).transpose().map_err(unprintable)?;
    Ok(Some(AnswerInForms { text, json }))
}

fn unprintable(finding: Finding) -> Failure {
    Failure::Findings(vec![finding])
}

/// By its id, by that of a provision, by its number in this house, or by a house's name and number.
pub(super) fn named<'c>(corpus: &'c Corpus, view: &HouseView<'c>, all: &[HouseView<'c>], name: &str) -> Option<&'c Rule> {
    let by_ref = || std::iter::once(view).chain(all).find_map(|view| rule_of_provision(view, name));
    let elsewhere = || {
        let (house, number) = name.rsplit_once([' ', '-'])?;
        let wanted = house.to_lowercase();
        let starts = |text: &str| text.to_lowercase().starts_with(&wanted);
        let view = all.iter().find(|view| {
            starts(&view.house.id)
                || view.house.name.iter().any(|(_, block)| starts(&block.text))
                || starts(view.house.short(Lang::En))
        })?;
        numbered(view, number)
    };
    corpus.rule(name).or_else(by_ref).or_else(|| numbered(view, name)).or_else(elsewhere)
}

/// The rule that stands under a number: in the house itself before those below it, as it is printed before what is in it alone, `24` for
/// `§ 24`.
fn numbered<'c>(view: &HouseView<'c>, number: &str) -> Option<&'c Rule> {
    let of = |house: &House, is_it: &dyn Fn(&str) -> bool| {
        let mut own = view.provisions().filter(|provision| provision.house == house.id && is_it(view.number(provision)));
        own.find_map(|provision| rule_in(view, provision))
    };
    let scheme = view.chain().iter().find_map(|house| house.club.numbering.as_ref());
    let in_scheme = scheme.map(|scheme| scheme.print(number.trim()));
    let as_printed = |house| of(house, &|printed| printed == number || in_scheme.as_deref() == Some(printed));
    let by_itself = |house| of(house, &|printed| is_number(printed, number));
    view.chain().iter().find_map(|house| as_printed(house).or_else(|| by_itself(house)))
}

/// Whether a printed number is meant, whatever signs stand around it.
fn is_number(printed: &str, asked: &str) -> bool {
    let bare = |number: &str| number.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let asked = bare(asked);
    !asked.is_empty() && bare(printed) == asked
}

fn rule_of_provision<'c>(view: &HouseView<'c>, id: &str) -> Option<&'c Rule> {
    rule_in(view, provision_called(view, id)?)
}

fn provision_called<'c>(view: &HouseView<'c>, id: &str) -> Option<&'c Provision> {
    view.provisions().find(|provision| provision.refs.iter().any(|own| own.value == id))
}

/// What a provision is about, or what it says again or shows.
fn rule_in<'c>(view: &HouseView<'c>, provision: &Provision) -> Option<&'c Rule> {
    match &provision.carries {
        Carries::Clauses(_) => rule_carried(view, provision),
        Carries::Restates(others) | Carries::ExampleOf(others) => {
            others.iter().find_map(|id| rule_carried(view, provision_called(view, &id.value)?))
        }
        Carries::Terms(_) | Carries::Nothing(_) => None,
    }
}

/// The house's own words in a provision, else the rule of its first clause.
fn rule_carried<'c>(view: &HouseView<'c>, provision: &Provision) -> Option<&'c Rule> {
    let of_clause = || view.corpus.rule(rule_of(&provision.clauses().first()?.value)?);
    view.own_rule(provision).or_else(of_clause)
}

/// By its id, by what a language calls it, or by the number of a provision of this house that names it.
fn named_term<'c>(corpus: &'c Corpus, view: &HouseView<'c>, name: &str) -> Option<&'c Term> {
    let name = name.trim().to_lowercase();
    let called = |term: &&Term| term.term.iter().any(|(_, block)| block.text.trim().to_lowercase() == name);
    let numbered = || {
        let provisions = view.provisions();
        let mut terms = provisions
            .filter(|provision| is_number(view.number(provision), &name))
            .filter_map(|provision| provision.terms().first());
        terms.next().and_then(|term| view.term(&term.value))
    };
    view.term(&name).or_else(|| view.own_terms().chain(&corpus.glossary.terms).find(called)).or_else(numbered)
}

fn term_page(corpus: &Corpus, view: &HouseView, all: &[HouseView], lang: Lang, term: &Term) -> TermPage {
    let uses = TermUses::new(corpus).by_term(view);
    let rules = uses.get(term.id.as_str()).map_or(&[][..], Vec::as_slice);
    Pages::new(corpus, view, all, lang).term(term, rules)
}

fn shown_term(page: &TermPage, lang: Lang, forms: Forms) -> AnswerInForms {
    let json = || {
        let mut json = glossary::page_json(page);
        json["house"] = page.house.as_str().into();
        json["lang"] = lang.code().into();
        json
    };
    forms.say(|| glossary::page_text(page, terminal::width()), json)
}

fn examples(corpus: &Corpus, view: &HouseView, rule: &Rule, teller: &Teller) -> Vec<ToldExample> {
    let (policy, custom) = (view.policy(), custom(corpus));
    rule.scenarios.iter().filter_map(|scenario| tell_scenario(teller, scenario, &policy, &custom)).collect()
}

/// The options that a rule's texts and cases hang on, with what each house sets.
fn choices(all: &[HouseView], rule: &Rule) -> Vec<(&'static options::OptionSpec, Vec<(String, String)>)> {
    let texts: String = rule.clauses.iter().flat_map(|clause| clause.texts()).map(|text| text.get(Lang::En)).collect();
    let by_case = |spec: &options::OptionSpec, clause: &crate::corpus::Clause| match &clause.body {
        crate::corpus::ClauseBody::Cases(cases) => {
            cases.iter().any(|case| case.when.conditions().iter().any(|when| when.spec.key == spec.key))
        }
        crate::corpus::ClauseBody::Plain(_) => false,
    };
    let used = |spec: &&options::OptionSpec| {
        rule.clauses.iter().any(|clause| by_case(spec, clause)) || texts.contains(&format!("${}", spec.variable()))
    };
    rules::options()
        .iter()
        .filter(used)
        .map(|spec| {
            let set = all.iter().filter_map(|view| Some((view.house.id.clone(), view.value(spec.key)?.to_string())));
            (spec, set.collect())
        })
        .collect()
}

fn as_text(corpus: &Corpus, view: &HouseView, all: &[HouseView], rule: &Rule, lang: Lang) -> Result<String, Finding> {
    let width = terminal::width();
    let pages = Pages::new(corpus, view, all, lang);
    // Its examples are all told below.
    let (page, teller) = (pages.page_with(rule, None)?, pages.teller());
    let mut out = String::new();
    let right = page.number.as_ref().map_or_else(|| page.house_name.clone(), |number| format!("{} {number}", page.house_name));
    terminal::heading(&mut out, &page.title, &right, width);
    if page.clauses.is_empty() && page.instead.is_empty() && page.beside.is_empty() {
        terminal::paragraph(&mut out, "  ", &teller.ui("no-rule", &[]), width);
    }
    for clause in &page.clauses {
        let number = view.number_of(&clause.id).unwrap_or_default();
        let kind = teller.ui(&format!("kind-{}", clause.kind), &[]);
        let items = [clause.id.clone(), kind, number, refs(view, &clause.id)];
        let items: Vec<String> = items.into_iter().filter(|item| !item.is_empty()).collect();
        let _ = writeln!(out, "\n  {FAINT}{}{FAINT:#}", items.join(" · "));
        for paragraph in clause.text.lines() {
            terminal::paragraph(&mut out, "  ", paragraph, width);
        }
    }
    for note in page.only_in.iter().chain(Some(&page.labels.own_rule).filter(|_| page.is_own)) {
        let _ = writeln!(out);
        terminal::paragraph(&mut out, "  ", note, width);
    }
    for StandingBeside { rule, text } in &page.with {
        let _ = writeln!(out, "\n{TITLE}{}{TITLE:#}  {FAINT}{}{FAINT:#}", rule.name, rule.id);
        terminal::paragraph(&mut out, "  ", text, width);
    }
    let instead = page.instead.iter().map(|own| (&page.labels.own_instead, own));
    for (label, own) in instead.chain(page.beside.iter().map(|own| (&page.labels.own_beside, own))) {
        let _ = writeln!(out, "\n{TITLE}{label}{TITLE:#}  {FAINT}{}{FAINT:#}", own.replaces);
        terminal::paragraph(&mut out, "  ", &query::own_line(own), width);
        terminal::paragraph(&mut out, "  ", &page.labels.own_rule, width);
    }
    let told = examples(corpus, view, rule, teller);
    if !told.is_empty() {
        let _ = writeln!(out, "\n{TITLE}{}{TITLE:#}", teller.ui("examples", &[]));
        for example in told {
            terminal::paragraph(&mut out, "  · ", &example.situation, width);
            for sentence in &example.ruling {
                terminal::paragraph(&mut out, "    → ", sentence, width);
            }
        }
    }
    let choices = choices(all, rule);
    if !choices.is_empty() {
        let _ = writeln!(out, "\n{TITLE}{}{TITLE:#}", teller.ui("options", &[]));
        for (spec, set) in choices {
            let _ = writeln!(out, "  {}", spec.key);
            for (house, value) in set {
                let _ = writeln!(out, "    {house:<10} {value}");
            }
        }
    }
    if !page.elsewhere.is_empty() {
        let _ = writeln!(out, "\n{TITLE}{}{TITLE:#}", teller.ui("elsewhere", &[]));
        for other in &all.iter().filter(|other| other.house.id != view.house.id).collect::<Vec<_>>() {
            let theirs = clauses(other, &Texter::new(other, lang), rule)?;
            if theirs.is_empty() {
                continue;
            }
            let number = other.number_of(&rule.id).map(|n| format!(" {n}")).unwrap_or_default();
            let _ = writeln!(out, "  {}{number}", other.house.short(lang).trim());
            for clause in &theirs {
                let _ = writeln!(out, "    {FAINT}{}{FAINT:#}", clause.id);
                terminal::paragraph(&mut out, "    ", &clause.text, width);
            }
        }
    }
    if !page.see.is_empty() {
        let items: Vec<String> =
            page.see.iter().map(|s| s.number.as_ref().map_or_else(|| s.name.clone(), |n| format!("{} {n}", s.name))).collect();
        let _ = writeln!(out);
        terminal::paragraph(&mut out, &format!("{}  ", teller.ui("see-also", &[])), &items.join(" · "), width);
    }
    Ok(out)
}

/// The ids of the provisions that carry a clause: what `instead_of` and `take` name.
fn refs(view: &HouseView, clause: &str) -> String {
    let refs = view.provisions_of(clause).iter().flat_map(|provision| &provision.refs);
    refs.map(|id| id.value.as_str()).collect::<Vec<_>>().join(", ")
}

fn as_json(corpus: &Corpus, view: &HouseView, all: &[HouseView], rule: &Rule, lang: Lang) -> Result<Value, Finding> {
    let mut houses = Vec::new();
    for other in all {
        let clause = |c: &ClauseText| json!({ "id": c.id, "kind": c.kind, "number": other.number_of(&c.id), "text": c.text });
        houses.push(json!({
            "house": other.house.id,
            "number": other.number_of(&rule.id),
            "clauses": clauses(other, &Texter::new(other, lang), rule)?.iter().map(clause).collect::<Vec<_>>(),
        }));
    }
    let options: Vec<Value> = choices(all, rule)
        .into_iter()
        .map(|(spec, set)| json!({ "option": spec.key, "values": set.into_iter().collect::<std::collections::BTreeMap<_, _>>() }))
        .collect();
    Ok(json!({
        "rule": rule.id,
        "title": rule.title.get(lang).trim(),
        "house": view.house.id,
        "lang": lang.code(),
        "number": view.number_of(&rule.id),
        "houses": houses,
        "options": options,
        "examples": examples(corpus, view, rule, &teller(view, lang)),
        "see": rule.see.iter().map(|s| s.value.clone()).collect::<Vec<_>>(),
    }))
}
