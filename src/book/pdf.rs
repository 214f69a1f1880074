//! A PDF to print and to keep, set by typst: with bookmarks, contents with pages, and all that a screen reader needs (PDF/UA-1).
//!
//! The typesetter is given two things, a template of ours and the book as values. No text of the book is ever read as
//! typst, and the typesetter can open no file.

use std::collections::HashSet;
use std::fmt;
use std::sync::LazyLock;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use jiff::civil::Date;
use minijinja::context;
use serde_json::Value as Json;
use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Dict, Duration, IntoValue, Smart, Value};
use typst::syntax::{FileId, Source};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards, Timestamp};

use super::card::HouseCard;
use super::format::{BookFormat, Unrendered};
use super::links::Links;
use super::model::{Book, identity};
use super::tree::TREE;
use super::view::View;
use crate::lang::keep_together;

/// What book and card share.
const PAPER: &str = include_str!("../../book/paper.typ");
const BOOK: &str = include_str!("../../book/book.typ");
const CARD: &str = include_str!("../../book/card.typ");

/// The sizes in points in which a card is tried, the largest first.
const CARD_SIZES: [f64; 8] = [11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5];

/// A card lies beside the table: so many pages it has at most.
const CARD_PAGES: usize = 2;

/// The typefaces that the program brings along. Those of the machine are left alone: the same book is set the same everywhere.
static FACES: LazyLock<Faces> = LazyLock::new(|| {
    let fonts: Vec<Font> = typst_assets::fonts().flat_map(|data| Font::iter(Bytes::new(data))).collect();
    Faces { book: LazyHash::new(FontBook::from_fonts(&fonts)), fonts }
});

/// Why there is no PDF.
#[derive(Debug)]
pub enum PdfError {
    /// No typeface has this sign.
    NoGlyph(char),
    /// The book cannot be told the typesetter.
    Values(serde_json::Error),
    /// What the typesetter says.
    Typesetter(String),
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PdfError::NoGlyph(sign) => write!(f, "no typeface has `{sign}`"),
            PdfError::Values(error) => error.fmt(f),
            PdfError::Typesetter(said) => f.write_str(said),
        }
    }
}

impl std::error::Error for PdfError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            PdfError::Values(error) => Some(error),
            PdfError::NoGlyph(_) | PdfError::Typesetter(_) => None,
        }
    }
}

impl From<serde_json::Error> for PdfError {
    fn from(error: serde_json::Error) -> PdfError {
        PdfError::Values(error)
    }
}

/// A file to print and to keep.
pub const FORMAT: BookFormat = BookFormat {
    name: "pdf",
    languages_at_most: Some(2),
    has_folders: false,
    is_searched: false,
    is_watched: false,
    renders: |pressed| {
        let book = render(pressed.books, pressed.imprint.day)?;
        Ok(vec![(format!("{}.pdf", pressed.imprint.name), book)])
    },
    renders_card: Some(|card, imprint| Ok(("card.pdf".to_owned(), render_card(card, imprint.day)?))),
};

impl From<PdfError> for Unrendered {
    fn from(error: PdfError) -> Self {
        match error {
            PdfError::NoGlyph(sign) => Unrendered::NoGlyph(sign),
            PdfError::Values(_) | PdfError::Typesetter(_) => Unrendered::fault(error),
        }
    }
}

/// Sets a book, of that day; one in several languages with the languages side by side, led by the first. The same book of the same
/// day comes out the same.
///
/// # Errors
/// No typeface has a sign of it, its logo is no picture, or the template is at fault.
pub fn render(books: &[Book], day: Date) -> Result<Vec<u8>, PdfError> {
    let Some((book, others)) = books.split_first() else { return Ok(Vec::new()) };
    export(&layout(book, others)?, &identity(books), day)
}

fn layout(book: &Book, others: &[Book]) -> Result<PagedDocument, PdfError> {
    let links = Links::on_one_page(book);
    let beside: Vec<Links> = others.iter().map(|b| Links::on_one_page(b).beside(&links, &format!("{}.", b.lang))).collect();
    let beside: Vec<View> = others.iter().zip(&beside).map(|(book, links)| View::on_paper(book, links)).collect();
    let values = serde_json::to_value(context! {
        title => book.title(),
        titles => others.iter().map(|b| context! { lang => b.lang, title => &b.house_name }).collect::<Vec<_>>(),
        languages => [book].into_iter().chain(others).map(|b| b.lang_name).collect::<Vec<_>>(),
        ..View::on_paper(book, &links).whole(&beside)
    })?;
    typeset(BOOK, values, book.logo.as_deref().and_then(picture))
}

/// Sets a card, of that day, as large as two pages allow.
///
/// # Errors
/// No typeface has a sign of it, or the template is at fault.
pub fn render_card(card: &HouseCard, day: Date) -> Result<Vec<u8>, PdfError> {
    let mut document = None;
    for size in CARD_SIZES {
        let set = typeset(CARD, card_values(card, size)?, None)?;
        let fits = set.pages().len() <= CARD_PAGES;
        document = Some(set);
        if fits {
            break;
        }
    }
    let identity = format!("ruling:card:{}:{}", card.house_name, card.lang);
    document.map_or(Ok(Vec::new()), |document| export(&document, &identity, day))
}

fn card_values(card: &HouseCard, size: f64) -> Result<Json, PdfError> {
    let groups = card.groups.iter().map(|group| {
        let answers = group.answers.iter().map(|answer| {
            context! {
                question => keep_together(&answer.question),
                number => &answer.number,
                texts => answer.markdown.iter().map(|text| (TREE.paragraphs)(text, &|_| None, &[])).collect::<Vec<_>>(),
                by_custom => answer.by_custom,
            }
        });
        context! { title => &group.title, answers => answers.collect::<Vec<_>>() }
    });
    Ok(serde_json::to_value(context! {
        house => &card.house_name,
        edition => &card.edition,
        date => &card.date,
        lang => card.lang,
        words => card.words.words(),
        groups => groups.collect::<Vec<_>>(),
        size => size,
    })?)
}

/// The bytes of a picture that is a `data:` address.
fn picture(address: &str) -> Option<Vec<u8>> {
    let (_, encoded) = address.split_once(";base64,")?;
    BASE64_STANDARD.decode(encoded).ok()
}

/// Lays out a template with its values. What the typesetter warns of is a fault of the template as well.
fn typeset(template: &str, mut values: Json, logo: Option<Vec<u8>>) -> Result<PagedDocument, PdfError> {
    if let Some(values) = values.as_object_mut() {
        values.insert("logo".to_owned(), logo.is_some().into());
    }
    printable(&mut values)?;
    let mut places = HashSet::new();
    name_once(&mut values, &mut places);
    lead_somewhere(&mut values, &places);
    let shop = Shop::new(template, &values, logo);
    let set = typst::compile::<PagedDocument>(&shop);
    let document = set.output.map_err(|errors| said(&errors))?;
    if set.warnings.is_empty() { Ok(document) } else { Err(said(&set.warnings)) }
}

fn export(document: &PagedDocument, identity: &str, day: Date) -> Result<Vec<u8>, PdfError> {
    let standards = PdfStandards::new(&[PdfStandard::Ua_1]).map_err(|error| PdfError::Typesetter(error.message().to_string()))?;
    let [month, of_month] = [day.month(), day.day()].map(i8::unsigned_abs);
    let begins = Datetime::from_ymd_hms(day.year().into(), month, of_month, 0, 0, 0);
    let options = PdfOptions {
        ident: Smart::Custom(identity.to_owned()),
        creator: Smart::Custom(Some("ruling".to_owned())),
        timestamp: begins.map(Timestamp::new_utc),
        standards,
        ..PdfOptions::default()
    };
    typst_pdf::pdf(document, &options).map_err(|errors| said(&errors))
}

fn said(diagnostics: &[SourceDiagnostic]) -> PdfError {
    let hints = |one: &SourceDiagnostic| one.hints.iter().map(|hint| format!(" ({})", hint.v)).collect::<String>();
    let all: Vec<String> = diagnostics.iter().map(|one| format!("{}{}", one.message, hints(one))).collect();
    PdfError::Typesetter(all.join("; "))
}

/// Takes out of all texts what is never seen, and refuses what would be a gap.
fn printable(values: &mut Json) -> Result<(), PdfError> {
    match values {
        Json::String(text) => {
            text.retain(|c| FACES.has(c) || !is_invisible(c));
            text.chars().find(|c| *c != '\n' && !FACES.has(*c)).map_or(Ok(()), |sign| Err(PdfError::NoGlyph(sign)))
        }
        Json::Array(all) => all.iter_mut().try_for_each(printable),
        Json::Object(all) => all.values_mut().try_for_each(printable),
        Json::Null | Json::Bool(_) | Json::Number(_) => Ok(()),
    }
}

/// What says something about its neighbours and is no sign itself: controls, joiners, marks of direction, variants of an emoji.
fn is_invisible(c: char) -> bool {
    c.is_control() && c != '\n'
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
}

/// A place that is named twice would be an error: the first one keeps its name.
fn name_once(values: &mut Json, places: &mut HashSet<String>) {
    match values {
        Json::Array(all) => all.iter_mut().for_each(|one| name_once(one, places)),
        Json::Object(all) => {
            for (key, value) in all.iter_mut() {
                match (key.as_str(), value.as_str()) {
                    ("anchor", Some(place)) if place.is_empty() || !places.insert(place.to_owned()) => *value = Json::Null,
                    ("anchor", _) => {}
                    _ => name_once(value, places),
                }
            }
        }
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
}

/// A link to nowhere would be an error: it becomes the words it stands on.
fn lead_somewhere(values: &mut Json, places: &HashSet<String>) {
    match values {
        Json::Array(all) => all.iter_mut().for_each(|one| lead_somewhere(one, places)),
        Json::Object(all) => {
            for (key, value) in all.iter_mut() {
                let place = value.as_str().and_then(|link| link.strip_prefix('#'));
                if matches!(key.as_str(), "href" | "to") && place.is_some_and(|place| !places.contains(place)) {
                    *value = Json::Null;
                } else {
                    lead_somewhere(value, places);
                }
            }
        }
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
}

/// Typefaces, and what they are.
struct Faces {
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
}

impl Faces {
    fn has(&self, sign: char) -> bool {
        self.fonts.iter().any(|font| font.info().coverage.contains(sign.into()))
    }
}

/// All that the typesetter finds around it: one template, and what it prints.
struct Shop {
    library: LazyHash<Library>,
    template: Source,
}

impl Shop {
    fn new(template: &str, values: &Json, logo: Option<Vec<u8>>) -> Shop {
        let mut inputs = Dict::new();
        inputs.insert("values".into(), Bytes::from_string(values.to_string()).into_value());
        inputs.insert("logo".into(), logo.map_or(Value::None, |picture| Bytes::new(picture).into_value()));
        Shop {
            library: LazyHash::new(Library::builder().with_inputs(inputs).build()),
            template: Source::detached(format!("{PAPER}\n{template}")),
        }
    }
}

impl World for Shop {
    fn library(&self) -> &LazyHash<Library> {
        &self.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &FACES.book
    }

    fn main(&self) -> FileId {
        self.template.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == self.main() { Ok(self.template.clone()) } else { Err(FileError::AccessDenied) }
    }

    fn file(&self, _: FileId) -> FileResult<Bytes> {
        Err(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        FACES.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

#[cfg(test)]
mod tests {
    use typst::layout::{Frame, FrameItem};

    use super::super::model::PrintedPage;
    use super::super::specimen::{book, clause, full_of, section};
    use super::*;

    const HOSTILE: &str = "#import \"x\": y; $z$ @here <there> ]#panic() = h // c /* d {{ 7 * 7 }} #{panic()}";

    /// What is printed, without spaces and without the hyphens at which words are broken.
    fn printed(document: &PagedDocument) -> String {
        fn read(frame: &Frame, out: &mut String) {
            for (_, item) in frame.items() {
                if let FrameItem::Text(run) = item {
                    out.push_str(&run.text);
                } else if let FrameItem::Group(group) = item {
                    read(&group.frame, out);
                }
            }
        }
        let mut out = String::new();
        document.pages().iter().for_each(|page| read(&page.frame, &mut out));
        bare(&out)
    }

    fn bare(text: &str) -> String {
        text.chars().filter(|c| !c.is_whitespace() && !is_invisible(*c) && !matches!(c, '-' | '\u{2010}' | '\u{2011}')).collect()
    }

    fn set(book: &Book, others: &[Book]) -> PagedDocument {
        layout(book, others).unwrap_or_else(|error| panic!("{error}"))
    }

    fn day() -> Date {
        Date::constant(2026, 5, 3)
    }

    #[test]
    fn every_typeface_in_the_program_is_named_in_its_notice() {
        let notice = include_str!("../../NOTICE");
        for (family, _) in FACES.book.families() {
            assert!(notice.contains(family), "NOTICE does not say under which licence {family} is");
        }
    }

    #[test]
    fn hostile_text_is_printed_as_it_stands() {
        let hostile = full_of(HOSTILE);
        let document = set(&hostile, &[]);
        assert!(printed(&document).matches(&bare(HOSTILE)).count() > 25, "{}", printed(&document));
        let mut other = full_of(HOSTILE);
        other.lang = "hu";
        let beside = set(&hostile, &[other]);
        assert!(printed(&beside).matches(&bare(HOSTILE)).count() > 40);
        assert!(render(&[hostile], day()).is_ok_and(|pdf| pdf.starts_with(b"%PDF")));
    }

    #[test]
    fn a_sign_that_no_typeface_has_is_refused_and_what_is_never_seen_is_left_out() {
        let with = |text: &str| book(vec![section("1", "a", Some("Bets"), vec![clause("bet", text)])]);
        let refused = render(&[with("a \u{1f0a1}")], day());
        assert!(matches!(refused, Err(PdfError::NoGlyph('\u{1f0a1}'))), "{refused:?}");
        let document = set(&with("A\u{200b}B \u{fe0f}♠"), &[]);
        assert!(printed(&document).contains("AB♠"), "{}", printed(&document));
    }

    #[test]
    fn a_link_to_nowhere_and_a_place_named_twice_are_no_errors() {
        let twice = |title| section("1", "a", Some(title), vec![clause("bet", "[x](bet) [y](nowhere)"), clause("bet", "z")]);
        let mut book = book(vec![twice("One"), twice("Two")]);
        let markdown = "- a\n\n  b\n- c\n\n1. d\n\n---\n\n[e](https://example.org) [f](#nowhere)".to_owned();
        book.closing = vec![PrintedPage { title: "Last".into(), markdown, anchor: String::new(), lang: Some("hu") }];
        let text = printed(&set(&book, &[]));
        assert!(text.contains("OnexyzTwo") || text.contains("One") && text.contains("xy"), "{text}");
        assert!(text.contains("ef"), "{text}");
    }

    #[test]
    fn a_logo_that_is_no_picture_is_an_error() {
        let mut book = book(Vec::new());
        book.logo = Some(format!("data:image/png;base64,{}", BASE64_STANDARD.encode(b"\x89PNG\r\n")));
        assert!(matches!(render(&[book], day()), Err(PdfError::Typesetter(_))));
    }
}
