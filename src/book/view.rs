//! The book as the templates see it: plain values, in which only clauses and definitions are marked up.

use super::links::Links;
use super::markdown;
use super::markup::Markup;
use super::model::{
    Book, Change, ChipsInPlay, Definition, PrintedBlock, PrintedChange, PrintedChapter, PrintedEntry, PrintedExample, PrintedPage,
    Reference, RuledOtherwise, SameAs, Section,
};
#[cfg(feature = "pdf")]
use super::tree::TREE;
use minijinja::{Value, context};

use crate::lang::keep_together;

/// A book as one page of it sees it.
pub struct View<'a> {
    book: &'a Book,
    links: &'a Links<'a>,
    /// The file of the page.
    here: &'a str,
    markup: Markup,
}

/// For pages.
const HTML: Markup = Markup {
    paragraphs: |text, to_rule, terms| Value::from_safe_string(markdown::paragraphs(text, to_rule, terms)),
    own: |text, to_rule| Value::from_safe_string(markdown::own(text, to_rule)),
};

impl<'a> View<'a> {
    pub fn new(book: &'a Book, links: &'a Links<'a>, here: &'a str) -> View<'a> {
        View { book, links, here, markup: HTML }
    }

    /// A book as the typesetter sees it.
    #[cfg(feature = "pdf")]
    pub fn on_paper(book: &'a Book, links: &'a Links<'a>) -> View<'a> {
        View { markup: TREE, ..View::new(book, links, "") }
    }

    /// What every page prints of its book.
    pub fn frame(&self) -> Value {
        let book = self.book;
        context! {
            house => context! { id => &book.house_id, name => &book.house_name },
            edition => &book.edition,
            based_on => &book.based_on,
            missing => &book.missing,
            logo => &book.logo,
            address => book.address.as_deref().map(lines),
            contact => book.contact.as_deref().map(|text| self.own(text)),
            closing => self.closing_pages(&[]),
            date => &book.date,
            lang => book.lang,
            words => book.words.words(),
        }
    }

    /// The chapters in full, and the glossary; each section with itself in the other languages `beside` it.
    pub fn whole(&self, beside: &[View]) -> Value {
        let book = self.book;
        context! {
            chapters => book.chapters.iter().map(|c| self.chapter(c, beside)).collect::<Vec<_>>(),
            glossary => book.glossary.iter().map(|e| self.entry(e, beside)).collect::<Vec<_>>(),
            changes => self.changes(),
            change_lists => self.change_lists(beside),
            closing => self.closing_pages(beside),
            ..self.frame()
        }
    }

    /// What the book says otherwise than an earlier edition, in its language and in those beside it.
    fn change_lists(&self, beside: &[View]) -> Vec<Value> {
        let list = |view: &View, id: String| {
            view.book.changes.as_ref()?;
            Some(context! { id => id, lang => view.book.lang, words => view.book.words.words(), changes => view.changes() })
        };
        let others = beside.iter().filter_map(|other| list(other, format!("_changes-{}", other.book.lang)));
        list(self, "_changes".to_owned()).into_iter().chain(others).collect()
    }

    /// The pages behind the rules, each followed by what it says in the languages beside this one.
    pub fn closing_pages(&self, beside: &[View]) -> Vec<Value> {
        let mut pages = Vec::new();
        for (n, page) in self.book.closing.iter().enumerate() {
            pages.push(self.closing(page));
            for other in beside {
                // What stands in for a text that is not written in that language stands there already.
                if let Some(page) = other.book.closing.get(n).filter(|page| page.lang.is_none()) {
                    pages.push(context! { lang => other.book.lang, ..other.closing(page) });
                }
            }
        }
        pages
    }

    /// A chapter with its sections.
    pub fn chapter(&self, chapter: &PrintedChapter, beside: &[View]) -> Value {
        let same = |other: &View| other.book.chapters.iter().find(|c| c.anchor == chapter.anchor).map(|c| c.title.clone());
        let titles: Vec<Value> = beside
            .iter()
            .filter_map(|other| Some(context! { lang => other.book.lang, title => keep_together(&same(other)?) }))
            .collect();
        context! {
            title => keep_together(&chapter.title),
            anchor => self.links.id(&chapter.anchor),
            sections => self.sections(&chapter.sections, beside),
            beside => titles,
        }
    }

    /// Sections that stand one below the other.
    pub fn sections(&self, sections: &[Section], beside: &[View]) -> Vec<Value> {
        let mut above: Option<&Section> = None;
        let mut values = Vec::with_capacity(sections.len());
        for section in sections {
            let others = beside.iter().filter_map(|other| {
                let same = other.book.sections().find(|s| s.anchor == section.anchor)?;
                Some(other.section(same, None))
            });
            let others: Vec<Value> = others.collect();
            values.push(context! { beside => others, ..self.section(section, above.replace(section)) });
        }
        values
    }

    /// A house often spreads one rule over 4.12, 4.12.1 and 4.12.2: the title that already stands above is `repeated`. Or it says
    /// several things under one number, which is printed over the first of them.
    fn section(&self, section: &Section, above: Option<&Section>) -> Value {
        let numbered = above.is_none_or(|above| above.number != section.number);
        context! {
            lang => self.book.lang,
            number => if numbered { section.number.as_str() } else { "" },
            anchor => self.links.id(&section.anchor),
            title => section.title.as_deref().map(keep_together),
            repeated => section.title.is_some() && above.is_some_and(|above| above.title == section.title),
            blocks => section.blocks.iter().map(|b| self.block(b, section)).collect::<Vec<_>>(),
            words => self.book.words.words(),
            change => section.change.map(|change| self.word(change)),
        }
    }

    fn word(&self, change: Change) -> &str {
        self.book.words.words().get(change.key()).map_or("", String::as_str)
    }

    /// What the book says otherwise than an earlier edition.
    pub fn changes(&self) -> Value {
        let Some(changes) = &self.book.changes else { return Value::from(()) };
        let situation = |one: &RuledOtherwise| {
            context! {
                situation => keep_together(&one.situation),
                before => keep_together(&one.before),
                now => keep_together(&one.now),
            }
        };
        let change = |change: &PrintedChange| {
            context! {
                kind => self.word(change.change),
                number => self.number_of(change),
                title => keep_together(&change.title),
                href => change.anchor.as_ref().map(|anchor| self.links.to(self.here, anchor)),
                before => change.before.iter().map(|text| keep_together(text)).collect::<Vec<_>>(),
                situations => change.situations.iter().map(situation).collect::<Vec<_>>(),
            }
        };
        context! { title => &changes.title, list => changes.changes.iter().map(change).collect::<Vec<_>>() }
    }

    /// The number under which the book prints what has changed; what is gone had it in the earlier edition, where it may be
    /// another one's by now.
    fn number_of(&self, change: &PrintedChange) -> String {
        match change.change {
            Change::Dropped if !change.number.is_empty() => {
                let formerly = self.book.words.words().get("formerly").map_or("", String::as_str);
                format!("{formerly} {}", change.number)
            }
            Change::New | Change::Changed | Change::Dropped => change.number.clone(),
        }
    }

    /// A page behind the rules.
    pub fn closing(&self, page: &PrintedPage) -> Value {
        context! {
            title => keep_together(&page.title),
            anchor => self.links.id(&page.anchor),
            lang => page.lang,
            body => self.own(&page.markdown),
        }
    }

    /// What the house says in its own words.
    fn own(&self, text: &str) -> Value {
        (self.markup.own)(text, &|rule| self.links.to_rule(self.here, rule))
    }

    fn body(&self, text: &str, terms: &[Reference]) -> Value {
        let to_rule = |rule: &str| self.links.to_rule(self.here, rule);
        let terms: Vec<(&str, String)> =
            terms.iter().map(|term| (term.label.as_str(), self.links.to(self.here, &term.anchor))).collect();
        (self.markup.paragraphs)(text, &to_rule, &terms)
    }

    fn block(&self, block: &PrintedBlock, section: &Section) -> Value {
        match block {
            PrintedBlock::Clause(clause) => context! {
                is => "clause",
                kind => clause.kind.as_str(),
                anchor => self.links.id(&clause.anchor),
                lang => clause.lang,
                body => if clause.is_own { self.own(&clause.markdown) } else { self.body(&clause.markdown, &clause.terms) },
            },
            PrintedBlock::Definition(Definition { term, markdown, anchor }) => context! {
                is => "definition",
                // A heading that is the term says it already.
                term => Some(term).filter(|term| section.title.as_ref() != Some(term)),
                anchor => self.links.id(anchor),
                body => self.body(markdown, &[]),
            },
            PrintedBlock::Example(example) => self.example(example),
            PrintedBlock::SameAs(SameAs { number, anchor }) => context! {
                is => "same-as",
                number => number,
                href => self.links.to(self.here, anchor),
                title => self.links.title(anchor),
            },
            PrintedBlock::Note(text) => context! { is => "note", text => keep_together(text) },
            // Names in it are there to be copied.
            PrintedBlock::Source(text) => context! { is => "source", text => text },
            PrintedBlock::Elsewhere(lines) => context! {
                is => "elsewhere",
                lines => lines
                    .iter()
                    .map(|line| context! { house => keep_together(&line.house), text => keep_together(&line.text) })
                    .collect::<Vec<_>>(),
            },
        }
    }

    fn example(&self, example: &PrintedExample) -> Value {
        let chips = |chips: &ChipsInPlay| {
            let in_front = chips.in_front.iter().map(|(player, amount)| context! { player => player, amount => amount });
            context! { in_front => in_front.collect::<Vec<_>>(), pot => &chips.pot }
        };
        let moves = example.moves.iter().map(|step| {
            context! { told => keep_together(&step.told), after => step.after.as_ref().map(chips) }
        });
        context! {
            is => "example",
            table => keep_together(&example.table),
            moves => moves.collect::<Vec<_>>(),
            ruling => keep_together(&example.ruling),
            after => example.after.as_ref().map(chips),
            note => example.note.as_deref().map(keep_together),
        }
    }

    /// An entry of the glossary; with the words for the same thing in the languages beside it.
    pub fn entry(&self, entry: &PrintedEntry, beside: &[View]) -> Value {
        let same = |other: &View| {
            let same = other.book.glossary.iter().find(|e| e.anchor == entry.anchor)?;
            Some(context! { lang => other.book.lang, term => &same.term, body => other.body(&same.markdown, &[]) })
        };
        let reference = |r: &Reference| context! { label => &r.label, href => self.links.to(self.here, &r.anchor) };
        context! {
            term => &entry.term,
            anchor => self.links.id(&entry.anchor),
            body => self.body(&entry.markdown, &[]),
            defined_in => entry.defined_in.iter().map(reference).collect::<Vec<_>>(),
            beside => beside.iter().filter_map(same).collect::<Vec<_>>(),
        }
    }
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}
