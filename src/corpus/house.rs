//! One rulebook: its provisions in its own order and numbering, and how its contradictions are resolved.

use std::sync::Arc;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::club::{self, Club};
use super::compiled::its_file;
use super::conflict::{self, Conflict};
use super::findings::{unknown_language, unknown_structure, unknown_term, wrong_type};
use super::named::named;
use super::node::Node;
use super::provision::{self, ChapterEntry, Provision};
use super::reader::{At, NodeReader, Ref};
use super::rule::{Rule, read_id, read_list, read_texts};
use super::silence::{self, Silence};
use super::text::role_terms;
use super::texts::Texts;
use crate::diagnostic::{Finding, Place, SourceFile};
use crate::lang::Lang;

/// A rulebook, or what a club does differently from the one it is based on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct House {
    pub id: String,
    pub place: Place,
    #[serde(with = "its_file")]
    pub file: Arc<SourceFile>,
    pub name: Texts,
    /// What players call it, for one line among others; without one the full name serves.
    pub short: Option<Texts>,
    pub edition: Option<String>,
    /// `custom`, which stands for what is done where a book is silent, is not.
    pub published: bool,
    pub source: Option<SourceDocument>,
    pub based_on: Option<Ref>,
    /// Empty: whatever the house it is based on plays.
    pub plays: Vec<PlayedStructure>,
    /// Who fills a role: `floor`, and the name of a term in `roles.ftl`.
    pub roles: Vec<(String, Ref)>,
    /// The clause that says whose word counts where none speaks.
    pub silent: Option<Ref>,
    /// Clauses of the base that this house does without.
    pub drops: Vec<Ref>,
    /// Provisions of the base whose whole chapters it does without; once the base is known, they stand among `drops`.
    pub drops_chapters_of: Vec<Ref>,
    pub chapters: Vec<Chapter>,
    pub conflicts: Vec<Conflict>,
    /// What it says in its own words.
    pub own_rules: Vec<Rule>,
    /// What its book has besides rules.
    pub club: Club,
    /// Findings that the house lives with.
    pub allow: Vec<Silence>,
}

impl House {
    /// Its short name in a language, else its full one.
    pub fn short(&self, lang: Lang) -> &str {
        self.short.as_ref().unwrap_or(&self.name).get(lang)
    }

    /// Its short name with its edition, or with the day of it: what tells it from an earlier one.
    pub fn with_edition(&self, lang: Lang) -> String {
        let name = self.short(lang).trim();
        let day = || Some(self.club.date.as_ref()?.value.parse::<Date>().ok()?.strftime(lang.language().date).to_string());
        match self.edition.clone().or_else(day) {
            Some(edition) => format!("{name}, {edition}"),
            None => name.to_owned(),
        }
    }

    /// Whether it is a club's own file, rather than a rulebook that was taken from a document or that says an earlier edition
    /// again under numbers of its own.
    pub fn is_club(&self) -> bool {
        let keeps = || self.provisions().any(|provision| !provision.keeps.is_empty());
        let is_edition =
            || keeps() && self.club.languages.is_empty() && self.club.written_for.is_none() && self.own_rules.is_empty();
        self.based_on.is_some() && self.source.is_none() && self.published && !is_edition()
    }

    /// The languages it writes in: all of them, where it does not say.
    pub fn languages(&self) -> &[Lang] {
        if self.club.languages.is_empty() { &Lang::ALL } else { &self.club.languages }
    }

    /// The house's own provisions, in its own order.
    pub fn provisions(&self) -> impl Iterator<Item = &Provision> {
        self.chapters.iter().flat_map(|chapter| &chapter.provisions)
    }
}

/// The document a house was taken from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceDocument {
    pub name: String,
    pub language: Lang,
}

named! {
    /// A betting structure.
    pub enum PlayedStructure {
        /// A bet or a raise may take the player's whole stack.
        NoLimit = "no-limit",
        /// A bet or a raise goes up to the size of the pot.
        PotLimit = "pot-limit",
        /// Bets and raises are of a fixed size, and so many to a round.
        Limit = "limit",
    }
}

/// A chapter as the house's own book has it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chapter {
    /// None where it is one of the base's, which brings its title along.
    pub title: Option<Texts>,
    /// A provision of the base whose whole chapter goes here, before the provisions.
    pub of: Option<Ref>,
    pub provisions: Vec<Provision>,
    pub taken: Vec<Taken>,
}

/// A provision of the base that is moved to another chapter.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Taken {
    pub provision: Ref,
    /// Before which of the chapter's own provisions it goes.
    pub before: usize,
    /// The number that it has there.
    pub number: Option<Ref>,
}

/// Reads the file of a house. Where there are findings the house has holes and is good for nothing but further checks.
pub fn read(file: &Arc<SourceFile>) -> (Option<House>, Vec<Finding>) {
    let mut reader = NodeReader::new(file);
    let house = reader.parse().and_then(|node| read_house(&mut reader, node));
    (house, reader.findings)
}

fn read_house(reader: &mut NodeReader, node: Node) -> Option<House> {
    let mut fields = reader.fields(node, "a house")?;
    let id = read_id(reader, &mut fields)?;
    let languages = club::read_languages(reader, &mut fields);
    let name = read_texts(reader, fields.take("name"), "name", &id.place);
    let short = fields.take("short").map(|node| read_texts(reader, Some(node), "short", &id.place));
    let edition = fields.take("edition").and_then(|node| reader.word(node, "`edition`"));
    let published = fields.take("published").is_none_or(|node| read_flag(reader, node));
    let source = fields.take("source").and_then(|node| read_document(reader, node));
    let based_on = fields.take("based_on").and_then(|node| reader.word(node, "`based_on`"));
    let plays = read_list(reader, fields.take("plays"), read_structure);
    let roles = read_roles(reader, fields.take("roles"));
    let silent = fields.take("silent").and_then(|node| reader.word(node, "`silent`"));
    let mut drops = reader.words(fields.take("drops"), "`drops`");
    let drops_chapters_of = reader.words(fields.take("drops_chapters_of"), "`drops_chapters_of`");
    let mut own_rules = Vec::new();
    let mut nth = 0;
    let mut chapters =
        read_list(reader, fields.take("chapters"), |reader, node| read_chapter(reader, node, &id.value, &mut nth, &mut own_rules));
    let conflicts = read_list(reader, fields.take("conflicts"), conflict::read);
    let allow = read_list(reader, fields.take("allow"), silence::read);
    let mut club = club::read(reader, &mut fields, languages, &id.place);
    fields.finish(reader);
    let of_chapters = chapters.iter_mut().flat_map(|chapter| {
        let provisions = chapter.provisions.iter_mut().filter_map(|provision| provision.title.as_mut());
        chapter.title.as_mut().into_iter().chain(provisions)
    });
    club.put_figures_into_titles(of_chapters.chain(own_rules.iter_mut().map(|rule| &mut rule.title)));
    let provisions = chapters.iter().flat_map(|chapter| &chapter.provisions);
    drops.extend(provisions.flat_map(|provision| provision.drops.iter().chain(&provision.replaces)).cloned());
    Some(House {
        file: Arc::clone(&id.place.file),
        id: id.value,
        place: id.place,
        name,
        short,
        edition: edition.map(|edition| edition.value).filter(|edition| !edition.is_empty()),
        published,
        source,
        based_on,
        plays,
        roles,
        silent,
        drops,
        drops_chapters_of,
        chapters,
        conflicts,
        own_rules,
        club,
        allow,
    })
}

fn read_flag(reader: &mut NodeReader, node: Node) -> bool {
    let Some(word) = reader.word(node, "a flag") else { return true };
    match word.value.as_str() {
        "true" => true,
        "false" => false,
        _ => {
            reader.report(wrong_type::finding("a flag is `true` or `false`", word.place));
            true
        }
    }
}

fn read_document(reader: &mut NodeReader, node: Node) -> Option<SourceDocument> {
    let mut fields = reader.fields(node, "a source")?;
    let name = fields.need("document", reader).and_then(|node| reader.word(node, "`document`"));
    let language = fields.need("language", reader).and_then(|node| reader.word(node, "`language`"));
    fields.finish(reader);
    let At { value, place } = language?;
    let Some(language) = Lang::from_code(&value) else {
        reader.report(unknown_language::finding(&value, place));
        return None;
    };
    Some(SourceDocument { name: name?.value, language })
}

fn read_structure(reader: &mut NodeReader, node: Node) -> Option<PlayedStructure> {
    let word = reader.word(node, "a betting structure")?;
    let structure = PlayedStructure::from_name(&word.value);
    if structure.is_none() {
        reader.report(unknown_structure::finding(word));
    }
    structure
}

fn read_roles(reader: &mut NodeReader, node: Option<Node>) -> Vec<(String, Ref)> {
    let Some(node) = node else { return Vec::new() };
    let entries = reader.entries(node, "`roles`");
    let known: Vec<String> = role_terms().into_iter().map(|(role, _)| role).collect();
    let mut read = Vec::new();
    for entry in entries {
        let Some(term) = reader.word(entry.value, "a role") else { continue };
        if known.contains(&term.value) {
            read.push((entry.key, term));
        } else {
            reader.report(unknown_term::nobody(&term, &known));
        }
    }
    read
}

fn read_chapter(reader: &mut NodeReader, node: Node, house: &str, nth: &mut usize, own_rules: &mut Vec<Rule>) -> Option<Chapter> {
    let mut fields = reader.fields(node, "a chapter")?;
    let place = reader.place(&fields.span);
    let of = fields.take("chapter_of").and_then(|node| reader.word(node, "`chapter_of`"));
    let title = fields.take("title");
    let title = (title.is_some() || of.is_none()).then(|| read_texts(reader, title, "title", &place));
    let entries = read_list(reader, fields.take("provisions"), |reader, node| {
        *nth += 1;
        provision::read(reader, node, house, *nth, own_rules)
    });
    fields.finish(reader);
    let (mut provisions, mut taken) = (Vec::new(), Vec::new());
    for entry in entries {
        match entry {
            ChapterEntry::Provision(provision) => provisions.push(*provision),
            ChapterEntry::Taken(provision, number) => taken.push(Taken { provision, before: provisions.len(), number }),
        }
    }
    Some(Chapter { title, of, provisions, taken })
}
