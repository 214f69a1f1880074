//! A house's book, filled in for a renderer: its provisions in its own order and numbering, with worked examples.

use std::collections::{HashMap, HashSet};

use super::example::{PrintableExample, ToldExample};
use super::glossary::glossary;
use super::option::set_to;
use super::page::{Pages, closing_id, teller};
use super::played::told_play;
use super::term::capitalised;
use super::uses::TermUses;
use super::views;
use crate::book::{
    Book, Definition, ElsewhereLine, Furniture, PrintedBlock, PrintedChapter, PrintedClause, PrintedEntry, PrintedExample,
    PrintedKind, PrintedPage, Reference, SameAs, Section,
};
use crate::corpus::text::Texter;
use crate::corpus::{
    self, Carries, ClosingPage, Conflict, Corpus, ExampleSituation, HouseView, Lang, Provision, Ref, Term, Texts, rule_of,
};
use crate::engine::policy::Policy;
use crate::engine::ruling::Verdict;
use crate::prose::Teller;
use crate::scenario::{Play, custom, expectations};

/// For whom a book is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// Rules and examples, and nothing else.
    Players,
    /// Also where each rule comes from, what contradicts it and how that is resolved, and what other rulebooks say instead: for
    /// the floor.
    Annotated,
}

/// The book of a house in one language, dated. `uses` finds the terms of the corpus, and is made once for many books.
pub fn book(corpus: &Corpus, view: &HouseView, lang: Lang, edition: Edition, date: &str, uses: &TermUses) -> Book {
    let all = match edition {
        Edition::Players => Vec::new(),
        Edition::Annotated => views(corpus),
    };
    let writer = Writer {
        corpus,
        view,
        lang,
        texter: Texter::new(view, lang),
        teller: teller(view, lang),
        policy: view.policy(),
        custom: custom(corpus),
        anchors: anchors(view),
        others: (edition == Edition::Annotated).then(|| Pages::new(corpus, view, &all, lang)),
    };
    let mut written = WrittenSoFar::default();
    let chapters = view.chapters().iter().enumerate().map(|(n, chapter)| {
        let provisions = chapter.provisions.iter().enumerate();
        let sections = provisions.filter_map(|(at, p)| {
            let heading = heading(view, &chapter.provisions[..=at]);
            writer.section(p, heading, &mut written)
        });
        let sections = sections.collect();
        PrintedChapter { title: chapter.title.get(lang).trim().to_owned(), anchor: format!("chapter-{}", n + 1), sections }
    });
    let club = &view.house.club;
    let own_text = |texts: &Texts| writer.texter.texts(texts).unwrap_or_default();
    let base = view.chain().get(1).map(|base| base.short(lang).trim());
    let mut book = Book {
        chapters: chapters.filter(|chapter| !chapter.sections.is_empty()).collect(),
        glossary: Vec::new(),
        changes: None,
        house_id: view.house.id.clone(),
        house_name: view.house.name.get(lang).trim().to_owned(),
        edition: view.house.edition.clone(),
        based_on: base.map(|base| writer.teller.ui("based-on", &[("house", base.into())])),
        date: date.to_owned(),
        lang: lang.code(),
        missing: writer.missing(),
        logo: None,
        address: club.address.as_ref().map(own_text),
        contact: club.contact.as_ref().map(own_text),
        closing: (1..).zip(&club.closing).map(|(n, page)| writer.closing(n, page)).collect(),
        lang_name: lang.native(),
        words: words(&writer.teller),
    };
    book.glossary = glossary(corpus, view, lang, &book, &written.printed, &writer.anchors, uses);
    writer.link_terms(&mut book, uses);
    book
}

/// What the book has said so far.
#[derive(Default)]
struct WrittenSoFar {
    /// Plays that have been told.
    told: HashSet<String>,
    /// Clauses and terms that have been printed.
    printed: HashSet<String>,
    /// Rules on which other rulebooks have been heard.
    compared: HashSet<String>,
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
    /// What other houses say; only in the annotated edition.
    others: Option<Pages<'v, 'c>>,
}

impl<'c> Writer<'_, 'c> {
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
            anchor: closing_id(n),
            lang: self.foreign(&page.text),
        }
    }

    /// The language of a text, where it is not that of the book.
    fn foreign(&self, texts: &Texts) -> Option<&'static str> {
        Some(texts.written_in(self.lang)).filter(|lang| *lang != self.lang).map(Lang::code)
    }

    fn section(&self, provision: &'c Provision, heading: Option<&Texts>, written: &mut WrittenSoFar) -> Option<Section> {
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
            Carries::Clauses(clauses) => {
                blocks.extend(self.clauses(provision, &anchor, &mut written.printed));
                // What a club sets and no clause of its book prints is printed all the same.
                if clauses.is_empty() {
                    let set = provision.sets.iter().map(|setting| set_to(setting.spec, &setting.value, self.lang));
                    blocks.extend(set.map(PrintedBlock::Note));
                }
            }
            Carries::Terms(terms) => blocks.extend(self.definitions(terms, &anchor, &mut written.printed)),
            Carries::Nothing(_) => return None,
        }
        blocks.extend(self.examples(provision, &mut written.told));
        if blocks.is_empty() {
            return None;
        }
        let rule = provision.clauses().first().and_then(|c| rule_of(&c.value)).map(str::to_owned);
        if let Some(others) = &self.others {
            blocks.extend(self.notes(provision));
            blocks.extend(self.elsewhere(others, provision, &mut written.compared));
            blocks.extend(self.source(provision));
        }
        let own_title = provision.title.as_ref().or(heading).map(|t| t.get(self.lang).trim().to_owned());
        let about = rule.as_deref().and_then(|id| self.corpus.rule(id));
        let rule_title = || about.map(|r| r.title.get(self.lang).trim().to_owned());
        let defined: Vec<&Definition> = blocks
            .iter()
            .filter_map(|b| if let PrintedBlock::Definition(definition) = b { Some(definition) } else { None })
            .collect();
        // What defines one term, and says nothing else of its own, is called by it.
        let one_term = match (blocks.first(), defined.as_slice()) {
            (Some(PrintedBlock::Definition(_)), [one]) => Some(one.term.clone()),
            _ => None,
        };
        let title = own_title.or_else(rule_title).or(one_term);
        Some(Section { number: self.view.number(provision).to_owned(), anchor, title, rule, change: None, blocks })
    }

    /// Whose rule it is, under which number there, what its provision and its clauses are called in the files, since when it stands
    /// there, and what about that is not certain.
    fn source(&self, provision: &Provision) -> Option<PrintedBlock> {
        let house = self.view.chain().iter().find(|house| house.id == provision.house)?;
        let whose = [house.short(self.lang).trim(), provision.number.as_str()];
        let whose = whose.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        let names = provision.refs.iter().chain(provision.clauses()).chain(provision.terms()).map(|name| name.value.clone());
        let doubt = provision.doubt.as_ref().map(|doubt| doubt.get(self.lang).trim().to_owned());
        let said =
            std::iter::once(whose).chain(names).chain(provision.since.as_deref().map(|since| self.since(since))).chain(doubt);
        Some(PrintedBlock::Source(said.collect::<Vec<_>>().join(" · ")))
    }

    /// Since which editions something stands there; `by 2022` where it may be longer.
    fn since(&self, editions: &str) -> String {
        let (id, editions) = match editions.strip_prefix("by ") {
            Some(latest) => ("since-at-latest", latest),
            None => ("since", editions),
        };
        self.teller.ui(id, &[("editions", editions.into())])
    }

    /// What other houses say instead of the rules of a provision; once for each rule, where it comes up first.
    fn elsewhere(&self, others: &Pages<'_, 'c>, provision: &Provision, compared: &mut HashSet<String>) -> Option<PrintedBlock> {
        let mut lines = Vec::new();
        for id in provision.clauses() {
            let Some(rule) = self.corpus.clause(&id.value).and_then(|clause| self.corpus.rule(clause.rule())) else { continue };
            if compared.insert(rule.id.clone()) {
                // That all of it can be printed has been looked into before a book is made.
                let said = others.others_on(rule).unwrap_or_default();
                lines.extend(said.into_iter().map(|other| ElsewhereLine { house: other.name, text: other.text }));
            }
        }
        (!lines.is_empty()).then_some(PrintedBlock::Elsewhere(lines))
    }

    /// Lets every clause point to what the glossary says of its words.
    fn link_terms(&self, book: &mut Book, uses: &TermUses) {
        let explained: HashMap<&str, &PrintedEntry> =
            book.glossary.iter().filter_map(|entry| Some((entry.anchor.strip_prefix("term-")?, entry))).collect();
        for section in book.chapters.iter_mut().flat_map(|chapter| &mut chapter.sections) {
            // Once a section, where the word comes first.
            let mut linked: HashSet<&str> = HashSet::new();
            for block in &mut section.blocks {
                let PrintedBlock::Clause(printed) = block else { continue };
                let Some(texts) = self.corpus.clause(&printed.id).and_then(|clause| self.view.texts(clause)) else { continue };
                let spoken = uses.spoken(self.lang, &printed.markdown, &uses.of(texts));
                let link = |(label, term): (String, &str)| {
                    let entry = explained.get(term).filter(|entry| linked.insert(entry.anchor.as_str()))?;
                    Some(Reference { label, anchor: entry.anchor.clone() })
                };
                printed.terms = spoken.into_iter().filter_map(link).collect();
            }
        }
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
                // Two rules may call a clause alike.
                let mut anchor_here = format!("{anchor}.{}", clause.name());
                if blocks.iter().any(|block| matches!(block, PrintedBlock::Clause(c) if c.anchor == anchor_here)) {
                    anchor_here = format!("{anchor}.{}.{}", clause.rule(), clause.name());
                }
                blocks.push(PrintedBlock::Clause(PrintedClause {
                    id: clause.id.clone(),
                    kind: kind(clause.kind),
                    markdown,
                    terms: Vec::new(),
                    rule: clause.rule().to_owned(),
                    anchor: anchor_here,
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
        let note = example.printed.as_ref().and_then(read).map(|printed| {
            let printed: Vec<String> = printed.iter().map(|v| self.teller.verdict(v)).collect();
            format!("{}: {}", self.teller.ui("source-example-differs", &[]), printed.join(" "))
        });
        Some(PrintedExample { note, ..self.played(&play, &verdicts) })
    }

    fn played(&self, play: &Play, verdicts: &[Verdict]) -> PrintedExample {
        told_play(&self.teller, play, verdicts, &self.policy, &self.custom)
    }

    /// A scenario that proves one of the provision's clauses and has not been told yet.
    fn shown(&self, provision: &Provision, told: &mut HashSet<String>) -> Option<PrintedExample> {
        for id in provision.clauses() {
            let rule = self.corpus.rule(rule_of(&id.value)?)?;
            for scenario in &rule.scenarios {
                let name = format!("{}/{}", rule.id, scenario.id);
                let proves = scenario.rulings.iter().any(|b| b.proves.iter().any(|c| c.value == id.value));
                if !proves || told.contains(&name) {
                    continue;
                }
                if let Some(example) = PrintableExample::of_scenario(scenario, &self.policy, &self.custom) {
                    told.insert(name);
                    return Some(self.played(&example.play, &example.verdicts));
                }
            }
        }
        None
    }

    /// The contradictions in which the provision holds, and those that are only told.
    fn notes(&self, provision: &Provision) -> Vec<PrintedBlock> {
        let concerns = |conflict: &&Conflict| {
            let shown = conflict.play.is_some() && conflict.held().is_some_and(|held| held.provision_id() == provision.name());
            let told = || conflict.sides.first().is_some_and(|side| side.provision_id() == provision.name());
            shown || conflict.told.is_some() && told()
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
        if let Some(told) = &conflict.told {
            return Some(format!("{kind}. {}", told.get(self.teller.lang()).trim()));
        }
        let play = Play::read(conflict.table.as_ref(), conflict.play.as_ref()?).ok()?;
        let held = conflict.holds.as_ref()?;
        let verdicts = conflict.outcomes.iter().find(|(side, _)| side.value == held.value).and_then(|(_, block)| read(block))?;
        let ToldExample { situation, ruling } = ToldExample::new(&self.teller, &play, &verdicts);
        let others: Vec<String> = conflict
            .sides
            .iter()
            .filter(|side| {
                side.provision.value != held.value && conflict.held().is_none_or(|held| held.provision_id() != side.provision_id())
            })
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
        let mut all = self.view.provisions();
        all.find(|p| p.refs.iter().any(|r| r.value == provision)).map(|p| self.view.number(p).to_owned()).unwrap_or_default()
    }
}

fn read(block: &corpus::Block) -> Option<Vec<Verdict>> {
    let verdicts: Vec<Verdict> = expectations(block).ok()?.into_iter().map(|(_, verdict)| verdict).collect();
    (!verdicts.is_empty()).then_some(verdicts)
}

/// The house's own title over the paragraph of the last of these: all that stands in it is headed by that.
fn heading<'p>(view: &HouseView, provisions: &[&'p Provision]) -> Option<&'p Texts> {
    let last = provisions.last().filter(|provision| !provision.number.is_empty())?;
    provisions.iter().rev().take_while(|provision| view.is_one_paragraph(provision, last)).last()?.title.as_ref()
}

/// An anchor for each provision, from its id.
fn anchors(view: &HouseView) -> HashMap<String, String> {
    let mut anchors = HashMap::new();
    let provisions = view.provisions();
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

/// The furniture of a page in the words of a teller.
pub fn words(teller: &Teller) -> Furniture {
    Furniture::new(|key| teller.ui(key, &[]))
}
