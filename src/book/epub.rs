//! An EPUB 3 for reading apps and e-readers: a file a chapter, all in one archive.

use std::collections::HashMap;
use std::io::Cursor;

use chrono::DateTime;
use epub_builder::{EpubBuilder, EpubContent, EpubVersion, ReferenceType, TocElement, ZipLibrary};
use minijinja::context;
use uuid::Uuid;
use zip::result::ZipError;
use zip::{DateTime as PackedAt, ZipArchive, ZipWriter};

use super::format::{BookFormat, Unrendered};
use super::links::Links;
use super::model::{Book, PrintedBlock, Section, identity};
use super::templates::environment;
use super::view::View;

const STYLE: &str = include_str!("../../book/epub.css");
const TITLE: &str = "title.xhtml";
const GLOSSARY: &str = "glossary.xhtml";
const CHANGES: &str = "changes.xhtml";
const CLOSING: &str = "closing.xhtml";

/// In XHTML no id begins with a digit.
const PREFIX: &str = "p-";

/// Why there is no archive.
#[derive(Debug)]
pub enum EpubError {
    Template(minijinja::Error),
    Archive(epub_builder::Error),
    Packing(ZipError),
}

impl std::fmt::Display for EpubError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            EpubError::Template(error) => error.fmt(f),
            EpubError::Archive(error) => error.fmt(f),
            EpubError::Packing(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for EpubError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            EpubError::Template(error) => Some(error),
            EpubError::Archive(error) => Some(error),
            EpubError::Packing(error) => Some(error),
        }
    }
}

impl From<minijinja::Error> for EpubError {
    fn from(error: minijinja::Error) -> EpubError {
        EpubError::Template(error)
    }
}

impl From<epub_builder::Error> for EpubError {
    fn from(error: epub_builder::Error) -> EpubError {
        EpubError::Archive(error)
    }
}

impl From<ZipError> for EpubError {
    fn from(error: ZipError) -> EpubError {
        EpubError::Packing(error)
    }
}

/// A file for e-readers and reading apps.
pub const FORMAT: BookFormat = BookFormat {
    name: "epub",
    languages_at_most: Some(2),
    has_folders: false,
    is_searched: false,
    is_watched: false,
    renders: |pressed| {
        let book = render(pressed.books, pressed.imprint.made).map_err(Unrendered::fault)?;
        Ok(vec![(format!("{}.epub", pressed.imprint.name), book)])
    },
    renders_card: None,
};

/// Packs a book, made at a moment in seconds since 1970; one in several languages with the languages below each other, led by the
/// first. A book of the same house and languages has the same identifier, so that a reader knows its next edition.
///
/// # Errors
/// Where the templates are at fault or the archive cannot be packed; a book cannot be.
pub fn render(books: &[Book], made: i64) -> Result<Vec<u8>, EpubError> {
    let Some((book, others)) = books.split_first() else { return Ok(Vec::new()) };
    let places = places(book);
    let links = Links::on_pages(book, places).with_prefix(PREFIX);
    // The other languages stand on the same pages, with ids of their own.
    let beside: Vec<Links> = others
        .iter()
        .map(|other| Links::on_pages(other, self::places(other)).beside(&links, &format!("{}-", other.lang)))
        .collect();
    let env = environment()?;
    let template = env.get_template("chapter.xhtml")?;

    let mut epub = EpubBuilder::new(ZipLibrary::new()?)?;
    epub.epub_version(EpubVersion::V33);
    epub.set_title(book.title());
    epub.set_languages(books.iter().map(|book| book.lang.to_owned()).collect());
    epub.set_generator("ruling");
    epub.set_toc_name(book.words.words().get("contents").map_or("", String::as_str));
    epub.set_uuid(Uuid::new_v5(&Uuid::NAMESPACE_URL, identity(books).as_bytes()));
    epub.set_modified_date(DateTime::from_timestamp(made, 0).unwrap_or_default());
    epub.stylesheet(STYLE.as_bytes())?;

    let titles = others.iter().map(|b| context! { lang => b.lang, title => &b.house_name }).collect::<Vec<_>>();
    let page = template
        .render(context! { is => "title", title => book.title(), titles => titles, ..View::new(book, &links, TITLE).frame() })?;
    epub.add_content(EpubContent::new(TITLE, page.as_bytes()).title(&book.house_name).reftype(ReferenceType::TitlePage))?;
    for chapter in &book.chapters {
        let file = file_of(&chapter.anchor);
        let others: Vec<View> = others.iter().zip(&beside).map(|(book, links)| View::new(book, links, &file)).collect();
        let view = View::new(book, &links, &file);
        let page = template.render(context! {
            is => "chapter",
            title => &chapter.title,
            chapter => view.chapter(chapter, &others),
            ..view.frame()
        })?;
        let mut content = EpubContent::new(&file, page.as_bytes()).title(&chapter.title).reftype(ReferenceType::Text);
        let mut above: Option<&Section> = None;
        for section in &chapter.sections {
            let named = named(section).filter(|_| above.is_none_or(|above| above.title != section.title));
            if let Some(name) = named {
                content = content.child(TocElement::new(format!("{file}#{}", links.id(&section.anchor)), name));
            }
            above = Some(section);
        }
        epub.add_content(content)?;
    }
    if let Some(first) = book.closing.first() {
        let others: Vec<View> = others.iter().zip(&beside).map(|(book, links)| View::new(book, links, CLOSING)).collect();
        let view = View::new(book, &links, CLOSING);
        let closing = view.closing_pages(&others);
        let page = template.render(context! { is => "closing", title => &first.title, closing => closing, ..view.frame() })?;
        epub.add_content(EpubContent::new(CLOSING, page.as_bytes()).title(&first.title).reftype(ReferenceType::Text))?;
    }
    if book.changes.is_some() {
        let name = book.words.words().get("changes").map_or("", String::as_str);
        let view = View::new(book, &links, CHANGES);
        let page = template.render(context! { is => "changes", title => name, changes => view.changes(), ..view.frame() })?;
        epub.add_content(EpubContent::new(CHANGES, page.as_bytes()).title(name).reftype(ReferenceType::Text))?;
    }
    if !book.glossary.is_empty() {
        let others: Vec<View> = others.iter().zip(&beside).map(|(book, links)| View::new(book, links, GLOSSARY)).collect();
        let view = View::new(book, &links, GLOSSARY);
        let name = book.words.words().get("glossary").map_or("", String::as_str);
        let page = template.render(context! {
            is => "glossary",
            title => name,
            glossary => book.glossary.iter().map(|entry| view.entry(entry, &others)).collect::<Vec<_>>(),
            ..view.frame()
        })?;
        epub.add_content(EpubContent::new(GLOSSARY, page.as_bytes()).title(name).reftype(ReferenceType::Glossary))?;
    }
    let mut archive = Vec::new();
    epub.generate(&mut archive)?;
    without_times(archive)
}

/// The archive with each file as old as the format: it is packed with the time of day otherwise, and the same book would not come
/// out the same again.
fn without_times(archive: Vec<u8>) -> Result<Vec<u8>, EpubError> {
    let mut packed = ZipArchive::new(Cursor::new(archive))?;
    let mut out = ZipWriter::new(Cursor::new(Vec::new()));
    for n in 0..packed.len() {
        out.raw_copy_file_touch(packed.by_index_raw(n)?, PackedAt::default(), None)?;
    }
    Ok(out.finish()?.into_inner())
}

/// How a section is listed in the contents.
fn named(section: &Section) -> Option<String> {
    let title = section.title.as_deref()?;
    Some([section.number.as_str(), title].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" "))
}

fn file_of(chapter: &str) -> String {
    format!("{chapter}.xhtml")
}

/// In which file each place is.
fn places(book: &Book) -> HashMap<&str, String> {
    let mut places = HashMap::new();
    for chapter in &book.chapters {
        let mut put = |anchor| places.insert(anchor, file_of(&chapter.anchor));
        put(chapter.anchor.as_str());
        for section in &chapter.sections {
            put(section.anchor.as_str());
            for block in &section.blocks {
                if let PrintedBlock::Clause(clause) = block {
                    put(clause.anchor.as_str());
                } else if let PrintedBlock::Definition(definition) = block {
                    put(definition.anchor.as_str());
                }
            }
        }
    }
    places.extend(book.glossary.iter().map(|entry| (entry.anchor.as_str(), GLOSSARY.to_owned())));
    places
}
