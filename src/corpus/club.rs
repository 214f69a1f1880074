//! What a club's book has besides rules: its own figures and terms, how it is numbered, and what stands around the rules.

use serde::{Deserialize, Serialize};

use super::findings::{bad_id, missing_key, unknown_kind, unknown_language, unknown_option, wrong_type};
use super::glossary::{self, Term};
use super::named::named;
use super::node::Node;
use super::reader::{Fields, NodeReader, Ref};
use super::rule::{read_list, read_texts, read_words_by_language};
use super::text::{agree_before, printable};
use super::texts::{Texts, WordLists};
use crate::diagnostic::Place;
use crate::engine::rules;
use crate::lang::{Lang, locale_number};

/// What a club's book has besides rules.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Club {
    /// The languages it writes in, in its own order; all of them, where it does not say.
    pub languages: Vec<Lang>,
    pub numbering: Option<NumberingScheme>,
    /// The edition of the rules for which the file was written, `0.1.0`.
    pub written_for: Option<Ref>,
    /// The day of the edition, `2026-03-01`.
    pub date: Option<Ref>,
    /// The path of a picture, from the folder of the club's file.
    pub logo: Option<Ref>,
    pub address: Option<Texts>,
    pub contact: Option<Texts>,
    /// What stands behind the rules, page by page.
    pub closing: Vec<ClosingPage>,
    pub figures: Vec<OwnFigure>,
    pub terms: Vec<Term>,
}

/// A page behind the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ClosingPage {
    pub title: Texts,
    pub text: Texts,
    /// By what else it is found.
    pub aliases: WordLists,
}

/// A figure of the club's own, which its texts print: `{ $late-minutes }`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct OwnFigure {
    pub name: String,
    pub value: OwnValue,
    pub place: Place,
    /// A title prints it.
    pub in_title: bool,
}

/// What a figure is: a whole number, after which a text may choose its plural, or anything else, printed as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OwnValue {
    Whole(i64),
    Written(String),
}

named! {
    /// How a book is numbered where a provision gives no number of its own, by the number of its first rule.
    pub enum Numbering {
        /// Chapter and rule: 3.2. Several statements of one rule follow as 3.2.1, 3.2.2.
        ByChapter = "1.1",
        /// All rules in a row: 12. Words and signs may stand around it, as in § 12.
        Running = "1",
        /// All rules in a row, in Roman numerals: XII.
        Roman = "I",
        /// A letter a chapter: C 2.
        Letters = "A 1",
        /// A Roman numeral a chapter: III 2.
        RomanChapters = "I 1",
    }
}

/// A numbering with what stands around each number: `§ 1`, `Article 1.`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberingScheme {
    pub numbering: Numbering,
    before: String,
    after: String,
}

/// Longer is no number.
const LONGEST_NUMBER: usize = 24;

impl NumberingScheme {
    /// Reads the number of the first rule.
    fn read(first: &str) -> Option<NumberingScheme> {
        // The longer ones first: `1.1` begins with a `1`.
        const BY_LENGTH: [Numbering; 5] =
            [Numbering::ByChapter, Numbering::Letters, Numbering::RomanChapters, Numbering::Running, Numbering::Roman];
        let apart = |text: &str| !text.contains(|c: char| c.is_ascii_digit() || matches!(c, '{' | '}' | '<' | '*' | '[' | ','));
        let scheme = |numbering: Numbering| {
            let (before, after) = first.split_once(numbering.name())?;
            let stands_alone = !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric);
            let is_sound = stands_alone && apart(before) && apart(after);
            is_sound.then(|| NumberingScheme { numbering, before: before.to_owned(), after: after.to_owned() })
        };
        BY_LENGTH.into_iter().find_map(scheme).filter(|_| first.chars().count() <= LONGEST_NUMBER)
    }

    /// A number with what stands around it.
    pub fn print(&self, number: &str) -> String {
        format!("{}{number}{}", self.before, self.after)
    }
}

impl Club {
    /// Titles print the club's figures as its texts do.
    pub(super) fn put_figures_into_titles<'t>(&'t mut self, titles: impl Iterator<Item = &'t mut Texts>) {
        for title in titles.chain(self.closing.iter_mut().map(|page| &mut page.title)) {
            for figure in &mut self.figures {
                let placeable = format!("${}", figure.name);
                let has = |text: &str| text.split(['{', '}']).any(|part| part.trim() == placeable);
                if title.written().any(|(_, block)| has(&block.text)) {
                    figure.in_title = true;
                    *title = title.changed(|lang, text| has(text).then(|| figure.put_into(lang, text)));
                }
            }
        }
    }
}

impl OwnFigure {
    /// The text with the figure in the place of its name.
    fn put_into(&self, lang: Lang, text: &str) -> String {
        let value = match &self.value {
            OwnValue::Whole(number) => locale_number(lang, *number),
            OwnValue::Written(words) => words.clone(),
        };
        let mut put = String::new();
        let mut rest = text;
        while let Some((before, (name, after))) = rest.split_once('{').and_then(|(b, more)| Some((b, more.split_once('}')?))) {
            put.push_str(before);
            match name.trim().strip_prefix('$') {
                Some(name) if name == self.name => {
                    if let Some(article) = lang.language().article {
                        agree_before(&mut put, &value, article);
                    }
                    put.push_str(&value);
                }
                _ => put.push_str(&rest[before.len()..rest.len() - after.len()]),
            }
            rest = after;
        }
        put + rest
    }
}

/// Reads the languages first: by them is read what follows.
pub(super) fn read_languages(reader: &mut NodeReader, fields: &mut Fields) -> Vec<Lang> {
    let node = fields.take_or_mistaken("languages", reader);
    let is_said = node.is_some();
    let words = reader.word_or_words(node, "`languages`");
    let mut languages = Vec::new();
    for word in words {
        match Lang::from_code(&word.value) {
            Some(lang) if languages.contains(&lang) => {}
            Some(lang) => languages.push(lang),
            None => reader.report(
                unknown_language::finding(&word.value, word.place).help(format!("the languages are {}", Lang::listed_in_full())),
            ),
        }
    }
    if !languages.is_empty() {
        reader.languages.clone_from(&languages);
    } else if let Some(name) = fields.peek("name").filter(|name| name.is_scalar()) {
        // A file of one language that does not say which: one thing is missing, and not every text.
        if !is_said {
            let finding = missing_key::finding("a house", "languages", reader.place(&name.span));
            reader.report(finding.help("say in which language the texts are: `languages: [en]`"));
        }
        reader.languages = vec![Lang::En];
    }
    languages
}

pub(super) fn read(reader: &mut NodeReader, fields: &mut Fields, languages: Vec<Lang>, owner: &Place) -> Club {
    let mut texts =
        |reader: &mut NodeReader, key: &'static str| fields.take(key).map(|node| read_texts(reader, Some(node), key, owner));
    let (address, contact) = (texts(reader, "address"), texts(reader, "contact"));
    Club {
        languages,
        numbering: fields.take("numbering").and_then(|node| read_numbering(reader, node)),
        written_for: fields.take("written_for").and_then(|node| reader.word(node, "`written_for`")),
        date: fields.take("date").and_then(|node| read_date(reader, node)),
        logo: fields.take("logo").and_then(|node| reader.word(node, "`logo`")),
        address,
        contact,
        closing: read_list(reader, fields.take("closing"), read_page),
        figures: fields.take("figures").map(|node| read_figures(reader, node)).unwrap_or_default(),
        terms: read_list(reader, fields.take("glossary"), glossary::read_term),
    }
}

fn read_numbering(reader: &mut NodeReader, node: Node) -> Option<NumberingScheme> {
    let word = reader.word(node, "`numbering`")?;
    let scheme = NumberingScheme::read(&word.value);
    if scheme.is_none() {
        let known = Numbering::ALL.iter().map(|known| known.name()).chain(["§ 1"]);
        let known: Vec<String> = known.map(|known| format!("`{known}`")).collect();
        let finding = unknown_kind::finding("numbering", word, std::iter::empty());
        reader.report(finding.help(format!("write the number that the first rule should have: {}", known.join(", "))));
    }
    scheme
}

fn read_date(reader: &mut NodeReader, node: Node) -> Option<Ref> {
    let word = reader.word(node, "`date`")?;
    if word.value.parse::<jiff::civil::Date>().is_err() {
        reader.report(wrong_type::finding("a date is written year, month, day: `2026-03-01`", word.place));
        return None;
    }
    Some(word)
}

fn read_page(reader: &mut NodeReader, node: Node) -> Option<ClosingPage> {
    let mut fields = reader.fields(node, "a page")?;
    let place = reader.place(&fields.span);
    let title = fields.need("title", reader).map(|node| read_texts(reader, Some(node), "title", &place));
    let text = fields.need("text", reader).map(|node| read_texts(reader, Some(node), "text", &place));
    let aliases = read_words_by_language(reader, fields.take("aliases"), "aliases");
    fields.finish(reader);
    Some(ClosingPage { title: title?, text: text?, aliases })
}

fn read_figures(reader: &mut NodeReader, node: Node) -> Vec<OwnFigure> {
    let mut figures = Vec::new();
    for entry in reader.entries(node, "`figures`") {
        if unknown_option::is_behind_a_comma(&entry.key) {
            reader.report(unknown_option::finding(&entry.key, reader.place(&entry.key_span)));
            continue;
        }
        let name = Ref { value: entry.key, place: reader.place(&entry.key_span) };
        if let Some(finding) = bad_id::check(&name) {
            reader.report(finding);
            continue;
        }
        if let Some(spec) = rules::options().iter().find(|spec| printable(spec).contains(&name.value)) {
            let message = format!("`{}` is an option: a provision sets it, `sets: {{ {}: ... }}`", spec.key, spec.key);
            reader.report(wrong_type::finding(&message, name.place));
            continue;
        }
        let Some(word) = reader.word(entry.value, "a figure") else { continue };
        let value = word.value.parse().map_or(OwnValue::Written(word.value), OwnValue::Whole);
        figures.push(OwnFigure { name: name.value, value, place: name.place, in_title: false });
    }
    figures
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_numbering_is_told_by_the_number_of_the_first_rule() {
        for (first, numbering, number) in [
            ("1.1", Numbering::ByChapter, "7"),
            ("1", Numbering::Running, "7"),
            ("§ 1", Numbering::Running, "§ 7"),
            ("1. §", Numbering::Running, "7. §"),
            ("Article 1", Numbering::Running, "Article 7"),
            ("Članak 1.", Numbering::Running, "Članak 7."),
            ("A 1", Numbering::Letters, "7"),
            ("I", Numbering::Roman, "7"),
            ("I.", Numbering::Roman, "7."),
            ("I 1", Numbering::RomanChapters, "7"),
        ] {
            let scheme = NumberingScheme::read(first).expect(first);
            assert_eq!((scheme.numbering, scheme.print("7").as_str()), (numbering, number));
        }
        for first in ["roman", "", "2", "1.2", "12", "II", "Iceland", "1 of { $x }"] {
            assert_eq!(NumberingScheme::read(first), None, "{first}");
        }
    }
}
