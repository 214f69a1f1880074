//! Small books for the tests of what prints them.

use super::model::{
    Book, ChipsInPlay, Definition, ElsewhereLine, Furniture, PrintedBlock, PrintedChapter, PrintedClause, PrintedEntry,
    PrintedExample, PrintedKind, PrintedPage, Reference, SameAs, Section, ToldMove,
};

/// A clause of a rule.
pub fn clause(rule: &str, markdown: &str) -> PrintedBlock {
    let anchor = format!("{rule}.clause");
    PrintedBlock::Clause(PrintedClause {
        id: String::new(),
        kind: PrintedKind::Norm,
        markdown: markdown.into(),
        terms: Vec::new(),
        rule: rule.into(),
        anchor,
        is_own: false,
        lang: None,
    })
}

/// A section that is about no rule.
pub fn section(number: &str, anchor: &str, title: Option<&str>, blocks: Vec<PrintedBlock>) -> Section {
    Section { number: number.into(), anchor: anchor.into(), title: title.map(Into::into), rule: None, change: None, blocks }
}

/// A club's book of one chapter.
pub fn book(sections: Vec<Section>) -> Book {
    Book {
        house_id: "club".into(),
        house_name: "The Club".into(),
        edition: Some("2024".into()),
        based_on: None,
        date: "3 May 2026".into(),
        lang: "en",
        lang_name: "English",
        missing: None,
        logo: None,
        address: None,
        contact: None,
        closing: Vec::new(),
        words: words(&[("same-as", "See"), ("permalink", "Link to this rule")]),
        chapters: vec![PrintedChapter { title: "Betting".into(), anchor: "chapter-1".into(), sections }],
        glossary: Vec::new(),
        changes: None,
    }
}

/// These words, and no others.
pub fn words(words: &[(&str, &str)]) -> Furniture {
    Furniture::new(|key| words.iter().find(|(own, _)| *own == key).map(|(_, word)| (*word).to_owned()).unwrap_or_default())
}

/// A book that says one thing, wherever it can say something.
pub fn full_of(text: &str) -> Book {
    let said = || text.to_owned();
    let blocks = vec![
        clause("bet", text),
        PrintedBlock::Example(PrintedExample {
            table: said(),
            moves: vec![ToldMove { told: said(), after: Some(ChipsInPlay { in_front: vec![(said(), said())], pot: said() }) }],
            ruling: said(),
            after: Some(ChipsInPlay { in_front: vec![(said(), said())], pot: said() }),
            note: Some(said()),
        }),
        PrintedBlock::Source(said()),
        PrintedBlock::Elsewhere(vec![ElsewhereLine { house: said(), text: said() }]),
        PrintedBlock::SameAs(SameAs { number: said(), anchor: said() }),
        PrintedBlock::Definition(Definition { term: said(), markdown: said(), anchor: said() }),
        PrintedBlock::Definition(Definition { term: "Term".into(), markdown: said(), anchor: said() }),
        PrintedBlock::Note(said()),
    ];
    let mut book = book(vec![section(text, text, Some(text), blocks)]);
    book.house_id = said();
    book.house_name = said();
    book.edition = Some(said());
    book.date = said();
    book.based_on = Some(said());
    book.words = Furniture::new(|_| said());
    book.missing = Some(said());
    book.logo = Some(said());
    book.address = Some(said());
    book.contact = Some(said());
    book.closing = vec![PrintedPage { title: said(), markdown: said(), anchor: said(), lang: None }];
    let defined_in = vec![Reference { label: said(), anchor: said() }];
    book.glossary = vec![PrintedEntry { term: said(), markdown: said(), anchor: said(), defined_in }];
    book.chapters[0].title = said();
    book.chapters[0].anchor = said();
    book
}
