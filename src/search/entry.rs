//! What the index stores of a document to compare it with a query: everything folded, line by line.

use std::collections::BTreeSet;

use super::normalize;
use super::{EntryKind, IndexDocument};

/// A document, folded.
#[derive(Clone, Debug, PartialEq)]
pub struct IndexEntry {
    pub kind: EntryKind,
    pub id: String,
    pub lang: String,
    /// Whether a club says it in its own words.
    pub is_own: bool,
    /// The numbers in their order; empty ones keep their place.
    pub numbers: Vec<String>,
    /// The words of the text, each once.
    pub text: String,
    /// The title first, then the aliases, words separated by a space.
    pub phrases: Vec<String>,
}

impl IndexEntry {
    pub fn of(doc: &IndexDocument) -> IndexEntry {
        let text: BTreeSet<String> = normalize::words(&doc.text).into_iter().collect();
        let phrases = std::iter::once(&doc.title).chain(&doc.aliases).map(|phrase| normalize::words(phrase).join(" "));
        IndexEntry {
            kind: doc.kind,
            id: doc.id.clone(),
            lang: doc.lang.to_owned(),
            is_own: doc.is_own,
            numbers: doc.numbers.iter().map(|number| normalize::number(number)).collect(),
            text: text.into_iter().collect::<Vec<_>>().join(" "),
            phrases: phrases.filter(|phrase| !phrase.is_empty()).collect(),
        }
    }

    /// The words of the title and the aliases, each once.
    pub fn phrase_words(&self) -> BTreeSet<&str> {
        self.phrases.iter().flat_map(|phrase| phrase.split(' ')).collect()
    }

    /// The same, and each two neighbours written as one.
    pub fn whole_words(&self) -> BTreeSet<String> {
        let neighbours = self.phrases.iter().flat_map(|phrase| {
            let words: Vec<&str> = phrase.split(' ').collect();
            words.windows(2).map(normalize::joined).collect::<Vec<_>>()
        });
        self.phrase_words().into_iter().map(str::to_owned).chain(neighbours).collect()
    }

    /// What a whole query may say to the letter: the id, the numbers, a title, an alias. Without spaces, since people
    /// write "all-in", "all in" and "allin".
    pub fn exact(&self) -> BTreeSet<String> {
        let numbers = self.numbers.iter().filter(|number| !number.is_empty());
        let phrases = self.phrases.iter().map(|phrase| joined(phrase));
        numbers.cloned().chain(phrases).chain([self.joined_id()]).collect()
    }

    /// The id as a query may name it, folded and without hyphens.
    pub fn joined_id(&self) -> String {
        joined(&normalize::words(&self.id).join(" "))
    }

    /// The card as the index stores it.
    pub fn print(&self) -> String {
        let IndexEntry { kind, id, lang, is_own, numbers, text, phrases } = self;
        let kind = print_kind(*kind, *is_own);
        format!("{kind}\n{id}\n{lang}\n{}\n{text}\n{}", numbers.join(" "), phrases.join("\n"))
    }

    /// Reads what [`print`](IndexEntry::print) wrote; `None` where it is something else.
    pub fn parse(printed: &str) -> Option<IndexEntry> {
        let mut lines = printed.split('\n');
        let mut line = || lines.next().map(str::to_owned);
        let (kind, is_own) = parse_kind(&line()?)?;
        let (id, lang, numbers, text) = (line()?, line()?, line()?, line()?);
        let numbers = numbers.split(' ').map(str::to_owned).collect();
        Some(IndexEntry { kind, id, lang, is_own, numbers, text, phrases: lines.map(str::to_owned).collect() })
    }
}

/// What stands behind the kind of what a club says in its own words.
const OWN: &str = " own";

/// The kind as it is printed, and whether a club says it in its own words.
pub fn print_kind(kind: EntryKind, is_own: bool) -> String {
    let name = kind.name();
    if is_own { format!("{name}{OWN}") } else { name.to_owned() }
}

/// Reads what [`print_kind`] wrote.
pub fn parse_kind(printed: &str) -> Option<(EntryKind, bool)> {
    let name = printed.strip_suffix(OWN);
    EntryKind::from_name(name.unwrap_or(printed)).map(|kind| (kind, name.is_some()))
}

/// A phrase of folded words, written as one word.
pub fn joined(phrase: &str) -> String {
    normalize::joined(&phrase.split(' ').collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_read_as_it_was_printed() {
        let doc = IndexDocument {
            kind: EntryKind::Term,
            id: "all-in".into(),
            lang: "hu",
            is_own: true,
            title: "All-in".into(),
            aliases: vec!["mindent bele".into(), " – ".into()],
            questions: Vec::new(),
            text: "Minden zsetonja, minden.".into(),
            numbers: vec![String::new(), "TDA 39".into()],
            page: "{}".into(),
        };
        let card = IndexEntry::of(&doc);
        assert_eq!(card.phrases, ["al in", "mindent bele"]);
        assert_eq!(card.text, "minden zsetonia");
        assert_eq!(card.exact().into_iter().collect::<Vec<_>>(), ["alin", "mindentbele", "tda39"]);
        assert_eq!(IndexEntry::parse(&card.print()), Some(card));
    }
}
