//! The book as the templates see it: plain values, in which only clauses and definitions are HTML.

use super::markdown;
use super::model::{Book, Definition, Furniture, PrintedBlock, PrintedChapter, PrintedEntry, PrintedPage, SameAs, Section};
use minijinja::{Value, context};
use std::collections::HashMap;

use crate::lang::keep_together;

/// Everything that a template may print of `book`.
pub fn page(book: &Book) -> Value {
    let lookup = Lookup::of(book);
    context! {
        house => context! { id => &book.house_id, name => &book.house_name },
        edition => &book.edition,
        date => &book.date,
        lang => book.lang,
        based_on => &book.based_on,
        missing => &book.missing,
        logo => &book.logo,
        address => book.address.as_deref().map(lines),
        contact => book.contact.as_deref().map(|text| Value::from_safe_string(markdown::own(text, &lookup.rules))),
        closing => book.closing.iter().map(|p| closing(p, &lookup)).collect::<Vec<_>>(),
        words => words(&book.words),
        chapters => book.chapters.iter().map(|c| chapter(c, &lookup)).collect::<Vec<_>>(),
        glossary => book.glossary.iter().map(|e| entry(e, &lookup)).collect::<Vec<_>>(),
    }
}

/// What one part of the book has to know of the others.
struct Lookup<'a> {
    rules: HashMap<&'a str, &'a str>,
    titles: HashMap<&'a str, &'a str>,
}

impl<'a> Lookup<'a> {
    fn of(book: &'a Book) -> Lookup<'a> {
        let titled = |section: &'a Section| Some((section.anchor.as_str(), section.title.as_deref()?));
        Lookup { rules: book.rule_anchors(), titles: book.sections().filter_map(titled).collect() }
    }
}

fn chapter(chapter: &PrintedChapter, lookup: &Lookup) -> Value {
    let mut above = None;
    let sections = chapter.sections.iter().map(|s| section(s, above.replace(s), lookup));
    context! {
        title => keep_together(&chapter.title),
        anchor => &chapter.anchor,
        sections => sections.collect::<Vec<_>>(),
    }
}

/// A house often spreads one rule over 4.12, 4.12.1 and 4.12.2: the title that already stands above is `repeated`. Or it says
/// several things under one number, which is printed over the first of them.
fn section(section: &Section, above: Option<&Section>, lookup: &Lookup) -> Value {
    let numbered = above.is_none_or(|above| above.number != section.number);
    context! {
        number => if numbered { section.number.as_str() } else { "" },
        anchor => &section.anchor,
        title => section.title.as_deref().map(keep_together),
        repeated => section.title.is_some() && above.is_some_and(|above| above.title == section.title),
        blocks => section.blocks.iter().map(|b| block(b, section, lookup)).collect::<Vec<_>>(),
    }
}

fn block(block: &PrintedBlock, section: &Section, lookup: &Lookup) -> Value {
    match block {
        PrintedBlock::Clause(clause) => context! {
            is => "clause",
            kind => clause.kind.as_str(),
            anchor => &clause.anchor,
            lang => clause.lang,
            html => Value::from_safe_string(match clause.is_own {
                true => markdown::own(&clause.markdown, &lookup.rules),
                false => markdown::paragraphs(&clause.markdown, &lookup.rules),
            }),
        },
        PrintedBlock::Definition(Definition { term, markdown, anchor }) => context! {
            is => "definition",
            // A heading that is the term says it already.
            term => Some(term).filter(|term| section.title.as_ref() != Some(term)),
            anchor => anchor,
            html => Value::from_safe_string(markdown::paragraphs(markdown, &lookup.rules)),
        },
        PrintedBlock::Example(example) => context! {
            is => "example",
            situation => keep_together(&example.situation),
            ruling => keep_together(&example.ruling),
            note => example.note.as_deref().map(keep_together),
        },
        PrintedBlock::SameAs(SameAs { number, anchor }) => context! {
            is => "same-as",
            number => number,
            anchor => anchor,
            title => lookup.titles.get(anchor.as_str()).copied(),
        },
        PrintedBlock::Note(text) => context! { is => "note", text => keep_together(text) },
    }
}

fn closing(page: &PrintedPage, lookup: &Lookup) -> Value {
    context! {
        title => keep_together(&page.title),
        anchor => &page.anchor,
        lang => page.lang,
        html => Value::from_safe_string(markdown::own(&page.markdown, &lookup.rules)),
    }
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

fn entry(entry: &PrintedEntry, lookup: &Lookup) -> Value {
    context! {
        term => &entry.term,
        anchor => &entry.anchor,
        html => Value::from_safe_string(markdown::paragraphs(&entry.markdown, &lookup.rules)),
        defined_in => entry.defined_in.iter().map(|r| context! { label => &r.label, anchor => &r.anchor }).collect::<Vec<_>>(),
    }
}

fn words(words: &Furniture) -> Value {
    context! {
        contents => &words.contents,
        edition => &words.edition,
        date => &words.date,
        example => &words.example,
        same_as => &words.same_as,
        conflict => &words.conflict,
        filter => &words.filter,
        nothing_found => &words.nothing_found,
        permalink => &words.permalink,
        skip => &words.skip,
        back_to_top => &words.back_to_top,
        glossary => &words.glossary,
        glossary_note => &words.glossary_note,
        contact => &words.contact,
    }
}
