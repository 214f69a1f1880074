//! A house's book, filled in for a renderer: its provisions in its own order and numbering, with worked examples.

use std::collections::{HashMap, HashSet};

use super::example::{ToldExample, tell_scenario};
use super::glossary::glossary;
use super::page::teller;
use super::term::capitalised;
use crate::book::{
    Book, Definition, Furniture, PrintedBlock, PrintedChapter, PrintedClause, PrintedExample, PrintedKind, PrintedPage, SameAs,
    Section,
};
use crate::corpus::text::Texter;
use crate::corpus::{self, Carries, ClosingPage, Conflict, Corpus, ExampleSituation, HouseView, Lang, Provision, Ref, Term, Texts};
use crate::engine::policy::Policy;
use crate::engine::ruling::Verdict;
use crate::prose::Teller;
use crate::scenario::{Play, custom, expectations};

/// The book of a house in one language, dated.
pub fn book(corpus: &Corpus, view: &HouseView, lang: Lang, date: &str) -> Book {
    let writer = Writer {
        corpus,
        view,
        lang,
        texter: Texter::new(view, lang),
        teller: teller(view, lang),
        policy: view.policy(),
        custom: custom(corpus),
        anchors: anchors(view),
    };
    let mut told = HashSet::new();
    let mut printed = HashSet::new();
    let chapters = view.chapters().iter().enumerate().map(|(n, chapter)| {
        let provisions = chapter.provisions.iter().enumerate();
        let sections = provisions.filter_map(|(at, p)| {
            let heading = heading(&chapter.provisions[..=at]);
            writer.section(p, heading, &mut told, &mut printed)
        });
        let sections = sections.collect();
        PrintedChapter { title: chapter.title.get(lang).trim().to_owned(), anchor: format!("chapter-{}", n + 1), sections }
    });
    let club = &view.house.club;
    let own_text = |texts: &Texts| writer.texter.texts(texts).unwrap_or_default();
    let mut book = Book {
        chapters: chapters.filter(|chapter| !chapter.sections.is_empty()).collect(),
        glossary: Vec::new(),
        house_id: view.house.id.clone(),
        house_name: view.house.name.get(lang).trim().to_owned(),
        edition: view.house.edition.clone(),
        date: date.to_owned(),
        lang: lang.code(),
        based_on: view.house.is_club().then(|| writer.based_on()).flatten(),
        missing: writer.missing(),
        logo: None,
        address: club.address.as_ref().map(own_text),
        contact: club.contact.as_ref().map(own_text),
        closing: (1..).zip(&club.closing).map(|(n, page)| writer.closing(n, page)).collect(),
        words: words(&writer.teller),
    };
    book.glossary = glossary(corpus, view, lang, &book, &printed, &writer.anchors);
    book
}

struct Writer<'v, 'c> {
    corpus: &'c Corpus,
    view: &'v HouseView<'c>,
    lang: Lang,
    texter: Texter<'v, 'c>,
    teller: Teller,
    policy: Policy,
    custom: Policy,
    /// Where each provision stands.
    anchors: HashMap<String, String>,
}

impl<'c> Writer<'_, 'c> {
    fn based_on(&self) -> Option<String> {
        let base = self.view.chain().get(1)?;
        let name = base.short(self.lang).trim().to_owned();
        Some(self.teller.ui("based-on", &[("house", (&name).into())]))
    }

    /// What of the house's own is not written in the language of the book, by number and title.
    fn missing(&self) -> Option<String> {
        let house = self.view.house;
        let other = |texts: &Texts| texts.written_in(self.lang) != self.lang;
        let name = Some(house.name.get(self.lang).trim().to_owned()).filter(|_| other(&house.name));
        let chapters = house.chapters.iter().filter_map(|chapter| chapter.title.as_ref()).filter(|title| other(title));
        let pages = house.club.closing.iter().map(|page| &page.title).filter(|title| other(title));
        let titles = chapters.chain(pages).map(|title| title.get(self.lang).trim().to_owned());
        let provisions = self.view.chapters().iter().flat_map(|chapter| chapter.provisions.iter().copied());
        let rules = provisions.filter_map(|provision| {
            let rule = self.view.own_rule(provision)?;
            let title = rule.title.get(self.lang).trim();
            let is_other = other(&rule.title) || rule.clauses.iter().flat_map(|clause| clause.texts()).any(other);
            is_other.then(|| format!("{} {title}", self.view.number(provision)).trim().to_owned())
        });
        let items: Vec<String> = name.into_iter().chain(titles).chain(rules).collect();
        let languages: Vec<&str> = house.languages().iter().map(|lang| lang.native()).collect();
        let (languages, listed) = (languages.join(", "), items.join("; "));
        let args = [("languages", (&languages).into()), ("items", (&listed).into())];
        (!items.is_empty()).then(|| self.teller.ui("missing-in-language", &args))
    }

    fn closing(&self, n: usize, page: &ClosingPage) -> PrintedPage {
        PrintedPage {
            title: page.title.get(self.lang).trim().to_owned(),
            markdown: self.texter.texts(&page.text).unwrap_or_default(),
            anchor: format!("page-{n}"),
            lang: self.foreign(&page.text),
        }
    }

    /// The language of a text, where it is not that of the book.
    fn foreign(&self, texts: &Texts) -> Option<&'static str> {
        Some(texts.written_in(self.lang)).filter(|lang| *lang != self.lang).map(Lang::code)
    }

    fn section(
        &self,
        provision: &'c Provision,
        heading: Option<&Texts>,
        told: &mut HashSet<String>,
        printed: &mut HashSet<String>,
    ) -> Option<Section> {
        let anchor = self.anchors.get(provision.name())?.clone();
        let mut blocks = Vec::new();
        match &provision.carries {
            Carries::Restates(ids) | Carries::ExampleOf(ids) => {
                for id in ids {
                    if let Some(anchor) = self.anchors.get(&id.value) {
                        blocks.push(PrintedBlock::SameAs(SameAs { number: self.number(&id.value), anchor: anchor.clone() }));
                    }
                }
            }
            Carries::Clauses(_) => blocks.extend(self.clauses(provision, &anchor, printed)),
            Carries::Terms(terms) => blocks.extend(self.definitions(terms, &anchor, printed)),
            Carries::Nothing(_) => return None,
        }
        blocks.extend(self.examples(provision, told));
        blocks.extend(self.notes(provision));
        if blocks.is_empty() {
            return None;
        }
        let rule = provision.clauses().first().and_then(|c| c.value.split_once('/')).map(|(rule, _)| rule.to_owned());
        let own_title = provision.title.as_ref().or(heading).map(|t| t.get(self.lang).trim().to_owned());
        let rule_title = || rule.as_deref().and_then(|id| self.corpus.rule(id)).map(|r| r.title.get(self.lang).trim().to_owned());
        let title = own_title.or_else(rule_title).or_else(|| match blocks.as_slice() {
            [PrintedBlock::Definition(definition)] => Some(definition.term.clone()),
            _ => None,
        });
        Some(Section { number: self.view.number(provision).to_owned(), anchor, title, rule, blocks })
    }

    /// What terms mean; one that the book has defined before is only pointed to.
    fn definitions(&self, terms: &[Ref], anchor: &str, printed: &mut HashSet<String>) -> Vec<PrintedBlock> {
        let block = |term: &Term| {
            if printed.insert(term.id.clone()) {
                let markdown = term.meaning.as_ref()?.get(self.lang).to_owned();
                let term_anchor = format!("{anchor}.{}", term.id);
                return Some(PrintedBlock::Definition(Definition {
                    term: capitalised(term.term.get(self.lang).trim()),
                    markdown,
                    anchor: term_anchor,
                }));
            }
            let first = self.view.definers(&term.id).into_iter().find(|other| matches!(other.carries, Carries::Terms(_)))?;
            let there = self.anchors.get(first.name()).filter(|there| there.as_str() != anchor)?;
            Some(PrintedBlock::SameAs(SameAs { number: self.view.number(first).to_owned(), anchor: there.clone() }))
        };
        terms.iter().filter_map(|term| self.view.term(&term.value)).filter_map(block).collect()
    }

    /// The clauses; one that the book has printed before is only pointed to.
    fn clauses(&self, provision: &'c Provision, anchor: &str, printed: &mut HashSet<String>) -> Vec<PrintedBlock> {
        let mut blocks = Vec::new();
        for id in provision.clauses() {
            let Some(clause) = self.corpus.clause(&id.value).filter(|c| self.view.carries(&c.id)) else { continue };
            if !printed.insert(clause.id.clone()) {
                let first = self.view.provisions_of(&clause.id).iter().find_map(|p| {
                    let there = self.anchors.get(p.name()).filter(|a| a.as_str() != anchor)?;
                    Some(SameAs { number: self.view.number(p).to_owned(), anchor: there.clone() })
                });
                if let Some(same) = first.filter(|same| !blocks.contains(&PrintedBlock::SameAs(same.clone()))) {
                    blocks.push(PrintedBlock::SameAs(same));
                }
                continue;
            }
            if let Ok(Some(markdown)) = self.texter.clause_text(clause) {
                let anchor = format!("{anchor}.{}", clause.name());
                blocks.push(PrintedBlock::Clause(PrintedClause {
                    kind: kind(clause.kind),
                    markdown,
                    rule: clause.rule().to_owned(),
                    anchor,
                    is_own: self.corpus.rule(clause.rule()).is_some_and(|rule| rule.house.is_some()),
                    lang: self.view.texts(clause).and_then(|texts| self.foreign(texts)),
                }));
            }
        }
        blocks
    }

    /// The book's own examples; where it gives none, one that shows the first of its clauses.
    fn examples(&self, provision: &'c Provision, told: &mut HashSet<String>) -> Vec<PrintedBlock> {
        let mut blocks: Vec<PrintedBlock> =
            provision.examples.iter().filter_map(|example| self.pinned(example, told)).map(PrintedBlock::Example).collect();
        if blocks.is_empty()
            && let Some(example) = self.shown(provision, told)
        {
            blocks.push(PrintedBlock::Example(example));
        }
        blocks
    }

    fn pinned(&self, example: &corpus::Example, told: &mut HashSet<String>) -> Option<PrintedExample> {
        let (play, name) = match &example.situation {
            ExampleSituation::Scenario(id) => {
                let scenario = self.corpus.scenario(&id.value)?;
                (Play::read(Some(&scenario.table), &scenario.play).ok()?, id.value.clone())
            }
            ExampleSituation::Own { table, play } => (Play::read(Some(table), play).ok()?, play.text.clone()),
        };
        let verdicts = read(example.ruling.as_ref()?)?;
        told.insert(name);
        let ToldExample { situation, ruling } = ToldExample::new(&self.teller, &play, &verdicts);
        let note = example.printed.as_ref().and_then(read).map(|printed| {
            let printed: Vec<String> = printed.iter().map(|v| self.teller.verdict(v)).collect();
            format!("{}: {}", self.teller.ui("source-example-differs", &[]), printed.join(" "))
        });
        Some(PrintedExample { situation, ruling: ruling.join(" "), note })
    }

    /// A scenario that proves one of the provision's clauses and has not been told yet.
    fn shown(&self, provision: &Provision, told: &mut HashSet<String>) -> Option<PrintedExample> {
        for id in provision.clauses() {
            let rule = self.corpus.rule(id.value.split_once('/')?.0)?;
            for scenario in &rule.scenarios {
                let name = format!("{}/{}", rule.id, scenario.id);
                let proves = scenario.rulings.iter().any(|b| b.proves.iter().any(|c| c.value == id.value));
                if !proves || told.contains(&name) {
                    continue;
                }
                if let Some(ToldExample { situation, ruling }) = tell_scenario(&self.teller, scenario, &self.policy, &self.custom) {
                    told.insert(name);
                    return Some(PrintedExample { situation, ruling: ruling.join(" "), note: None });
                }
            }
        }
        None
    }

    /// The contradictions in which the provision holds.
    fn notes(&self, provision: &Provision) -> Vec<PrintedBlock> {
        let concerns = |conflict: &&Conflict| {
            conflict.play.is_some() && conflict.held().is_some_and(|held| held.provision_id() == provision.name())
        };
        // What its base contradicts itself in is no affair of a club's players.
        if self.view.house.is_club() && provision.house != self.view.house.id {
            return Vec::new();
        }
        let conflicts =
            self.view.chain().iter().find(|h| h.id == provision.house).map_or(&[][..], |house| house.conflicts.as_slice());
        conflicts.iter().filter(concerns).filter_map(|conflict| self.note(conflict)).map(PrintedBlock::Note).collect()
    }

    fn note(&self, conflict: &Conflict) -> Option<String> {
        let kind = self.teller.ui(&format!("conflict-kind-{}", conflict.kind.name()), &[]);
        let play = Play::read(conflict.table.as_ref(), conflict.play.as_ref()?).ok()?;
        let held = conflict.holds.as_ref()?;
        let verdicts = conflict.outcomes.iter().find(|(side, _)| side.value == held.value).and_then(|(_, block)| read(block))?;
        let ToldExample { situation, ruling } = ToldExample::new(&self.teller, &play, &verdicts);
        let others: Vec<String> = conflict
            .sides
            .iter()
            .filter(|side| side.provision.value != held.value)
            .map(|side| self.number(side.provision_id()))
            .filter(|number| !number.is_empty())
            .collect();
        let others = if others.is_empty() { String::new() } else { format!(" ({})", others.join(", ")) };
        let reason = conflict.because.as_ref().map(|b| format!("reason-{}", b.value)).filter(|key| self.teller.knows(key));
        let reason = reason
            .map(|key| format!(" {}: {}.", self.teller.ui("conflict-because", &[]), self.teller.ui(&key, &[])))
            .unwrap_or_default();
        Some(format!("{kind}{others}. {situation} {}: {}{reason}", self.teller.ui("conflict-holds", &[]), ruling.join(" ")))
    }

    fn number(&self, provision: &str) -> String {
        let all = self.view.chapters().iter().flat_map(|chapter| &chapter.provisions);
        all.copied()
            .find(|p| p.refs.iter().any(|r| r.value == provision))
            .map(|p| self.view.number(p).to_owned())
            .unwrap_or_default()
    }
}

fn read(block: &corpus::Block) -> Option<Vec<Verdict>> {
    let verdicts: Vec<Verdict> = expectations(block).ok()?.into_iter().map(|(_, verdict)| verdict).collect();
    (!verdicts.is_empty()).then_some(verdicts)
}

/// The house's own title over the number of the last of these: all that stands under the number is headed by it.
fn heading<'p>(provisions: &[&'p Provision]) -> Option<&'p Texts> {
    let number = provisions.last().map(|p| p.number.as_str()).filter(|number| !number.is_empty())?;
    provisions.iter().rev().take_while(|p| p.number == number).last()?.title.as_ref()
}

/// An anchor for each provision, from its id.
fn anchors(view: &HouseView) -> HashMap<String, String> {
    let mut anchors = HashMap::new();
    let provisions = view.chapters().iter().flat_map(|chapter| &chapter.provisions);
    for (n, provision) in provisions.enumerate() {
        let clean: String =
            provision.name().chars().map(|c| if c.is_ascii_alphanumeric() || matches!(c, '-' | '.') { c } else { '-' }).collect();
        let anchor = if clean.is_empty() { format!("p{n}") } else { clean };
        for id in &provision.refs {
            anchors.insert(id.value.clone(), anchor.clone());
        }
        anchors.entry(provision.name().to_owned()).or_insert(anchor);
    }
    anchors
}

fn kind(kind: corpus::Kind) -> PrintedKind {
    match kind {
        corpus::Kind::Norm => PrintedKind::Norm,
        corpus::Kind::Power => PrintedKind::Power,
        corpus::Kind::Duty => PrintedKind::Duty,
        corpus::Kind::Definition => PrintedKind::Definition,
        corpus::Kind::Advice => PrintedKind::Advice,
        corpus::Kind::Statement => PrintedKind::Statement,
    }
}

fn words(teller: &Teller) -> Furniture {
    let ui = |key: &str| teller.ui(key, &[]);
    Furniture {
        contents: ui("contents"),
        edition: ui("edition"),
        date: ui("date"),
        example: ui("example"),
        same_as: ui("same-as"),
        conflict: ui("conflict"),
        filter: ui("search-placeholder"),
        nothing_found: ui("filter-nothing"),
        permalink: ui("permalink"),
        skip: ui("skip-to-rules"),
        back_to_top: ui("back-to-top"),
        glossary: ui("glossary"),
        glossary_note: ui("glossary-note"),
        contact: ui("contact"),
    }
}
