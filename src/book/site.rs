//! A site: a page a rule, that reads the same from a web server, a content network or a folder. Links are relative, nothing is asked
//! of the network, and no page needs its script.
//!
//! Rules are found by the program itself: `book/search.wasm` is what this source gives for a browser (`src/browser.rs`), and a site
//! carries it in one script together with what it finds rules by, because a page in a folder can load scripts and nothing else.

use std::collections::{BTreeMap, HashMap, HashSet};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use minijinja::{Environment, Error, Value, context};
use serde_json::{Map, json};

use super::format::{BookFormat, Unrendered};
use super::links::{Links, TERM};
use super::model::{Book, Furniture, PrintedBlock, PrintedChapter, PrintedEntry, PrintedPage, Section};
use super::templates::{STYLE, as_it_stands, environment, running_head};
use super::view::View;
use crate::corpus::text::plain;
use crate::search::{EntryKind, shelf};

const SITE_STYLE: &str = include_str!("../../book/site.css");
const SEARCH_SCRIPT: &str = include_str!("../../book/search.js");
const PROGRAM_SCRIPT: &str = include_str!("../../book/program.js");

/// The program for a browser. A test holds it against the source and makes it anew.
const PROGRAM: &[u8] = include_bytes!("../../book/search.wasm");

/// So many letters of a page are shown where it is found.
const BEGINNING: usize = 180;

/// A page's path below the folder of the site, with slashes, and its text.
pub type SitePage = (String, String);

const CONTENTS: &str = "index.html";
const GLOSSARY: &str = "glossary.html";
const CHANGES: &str = "changes.html";
const SEARCH: &str = "search.html";
const STYLESHEET: &str = "book.css";
/// Where the pages of a language are, and what finds them.
const FINDER: &str = "search.js";
/// The program, and what it finds the rules of the house by, in all languages.
const FOUND_BY: &str = "program.js";

/// One page of rules: sections of a chapter that stand one below the other, about one rule.
struct RulePage<'a> {
    file: String,
    chapter: &'a PrintedChapter,
    sections: &'a [Section],
}

impl RulePage<'_> {
    /// What the page is called, and the number before it.
    fn name(&self) -> (&str, &str) {
        let first = self.sections.first();
        let number = first.map_or("", |section| section.number.as_str());
        let title = first.and_then(|section| section.title.as_deref());
        (number, title.unwrap_or(if number.is_empty() { &self.chapter.title } else { "" }))
    }
}

/// The pages of a house's book in each of its languages: in the folder itself, or a folder a language. Where it is read in
/// several, every page leads to the same page in the others. `shelf` is what rules are found by, as [`shelf::print`] writes it.
///
/// # Errors
/// Where the templates are at fault; a book cannot be.
pub fn render(books: &[Book], shelf: &str) -> Result<Vec<SitePage>, Error> {
    let env = environment()?;
    let mut all = vec![(FOUND_BY.to_owned(), program(shelf))];
    let pages: Vec<Vec<RulePage>> = books.iter().map(rule_pages).collect();
    for (at, book) in books.iter().enumerate() {
        let several = books.len() > 1;
        let others = books.iter().zip(&pages).enumerate().filter(|(n, _)| *n != at);
        let others: Vec<Other> = others.map(|(_, (book, pages))| Other::new(book, pages)).collect();
        let site = Site { env: &env, book, pages: &pages[at], others };
        let folder = if several { format!("{}/", book.lang) } else { String::new() };
        let above = if several { "../" } else { "" };
        all.extend(site.render(&format!("{above}{FOUND_BY}"))?.into_iter().map(|(file, text)| (format!("{folder}{file}"), text)));
    }
    Ok(all)
}

/// The program and what it finds rules by, as one script.
fn program(shelf: &str) -> String {
    let [program, house] = [PROGRAM, shelf.as_bytes()].map(|bytes| BASE64_STANDARD.encode(bytes));
    format!("{PROGRAM_SCRIPT}RULING.program = \"{program}\";\nRULING.house = \"{house}\";\n")
}

/// A page a rule, for a web server or a folder.
pub const FORMAT: BookFormat = BookFormat {
    name: "site",
    languages_at_most: None,
    has_folders: true,
    is_searched: true,
    is_watched: true,
    renders: |pressed| {
        let pages = render(pressed.books, pressed.shelf).map_err(Unrendered::fault)?;
        Ok(pages.into_iter().map(|(name, text)| (name, text.into_bytes())).collect())
    },
    renders_card: None,
};

/// What a list of doors leads to.
#[derive(Clone, Debug)]
pub struct Door {
    pub title: String,
    /// What it opens in each language: the language's code, its own name, and the link.
    pub languages: Vec<(&'static str, &'static str, String)>,
}

/// The page that leads to several books, in one language.
///
/// # Errors
/// Where the templates are at fault.
pub fn doors(lang: &str, words: &Furniture, doors: &[Door]) -> Result<String, Error> {
    let language = |(lang, name, href): &(&str, &str, String)| context! { lang => *lang, name => *name, href => href };
    let door = |door: &Door| {
        context! { title => &door.title, languages => door.languages.iter().map(language).collect::<Vec<_>>() }
    };
    environment()?.get_template("doors.html")?.render(context! {
        style => as_it_stands(STYLE),
        site_style => as_it_stands(SITE_STYLE),
        lang => lang,
        words => words.words(),
        doors => doors.iter().map(door).collect::<Vec<_>>(),
    })
}

/// A page for each rule; what is about no rule stands with what is above it.
fn rule_pages(book: &Book) -> Vec<RulePage<'_>> {
    let mut taken: HashSet<String> = [CONTENTS, GLOSSARY, CHANGES, SEARCH, STYLESHEET].map(str::to_owned).into();
    let mut pages = Vec::new();
    for chapter in &book.chapters {
        let starts = |at: usize| {
            let (above, here) = (&chapter.sections[at - 1], &chapter.sections[at]);
            here.rule.is_some() && here.rule != above.rule && (here.number != above.number || here.number.is_empty())
        };
        let mut from = 0;
        for to in 1..=chapter.sections.len() {
            if to < chapter.sections.len() && !starts(to) {
                continue;
            }
            let sections = &chapter.sections[from..to];
            let name = sections.first().map_or("", |section| section.anchor.as_str()).to_lowercase();
            let mut file = format!("{name}.html");
            let mut n = 2;
            while !taken.insert(file.clone()) {
                file = format!("{name}_{n}.html");
                n += 1;
            }
            pages.push(RulePage { file, chapter, sections });
            from = to;
        }
    }
    pages
}

/// The site in another language.
struct Other<'a> {
    lang: &'static str,
    name: &'static str,
    files: HashSet<&'a str>,
}

impl<'a> Other<'a> {
    fn new(book: &Book, pages: &'a [RulePage]) -> Other<'a> {
        let files = pages.iter().map(|page| page.file.as_str()).chain([CONTENTS, GLOSSARY, CHANGES, SEARCH]).collect();
        Other { lang: book.lang, name: book.lang_name, files }
    }

    /// The same page, or the contents where it has none.
    fn door(&self, file: &str) -> Value {
        let file = if self.files.contains(file) { file } else { CONTENTS };
        context! { lang => self.lang, name => self.name, href => format!("../{}/{file}", self.lang) }
    }
}

/// The site of a book in one language.
struct Site<'a> {
    env: &'a Environment<'static>,
    book: &'a Book,
    pages: &'a [RulePage<'a>],
    others: Vec<Other<'a>>,
}

impl Site<'_> {
    /// `program` leads from a page to the program.
    fn render(&self, program: &str) -> Result<Vec<SitePage>, Error> {
        let links = Links::on_pages(self.book, self.places());
        let mut files = vec![
            (STYLESHEET.to_owned(), format!("{STYLE}\n{SITE_STYLE}")),
            (CONTENTS.to_owned(), self.contents(&links)?),
            (SEARCH.to_owned(), self.search(&links)?),
            (FINDER.to_owned(), self.finder(program)),
        ];
        if !self.book.glossary.is_empty() {
            files.push((GLOSSARY.to_owned(), self.glossary(&links)?));
        }
        if self.book.changes.is_some() {
            files.push((CHANGES.to_owned(), self.changes(&links)?));
        }
        for at in 0..self.pages.len() {
            files.push((self.pages[at].file.clone(), self.rule(at, &links)?));
        }
        Ok(files)
    }

    /// On which page each place is.
    fn places(&self) -> HashMap<&str, String> {
        let mut places = HashMap::new();
        for page in self.pages {
            places.entry(page.chapter.anchor.as_str()).or_insert_with(|| CONTENTS.to_owned());
            for section in page.sections {
                places.insert(section.anchor.as_str(), page.file.clone());
                for block in &section.blocks {
                    if let PrintedBlock::Clause(clause) = block {
                        places.insert(clause.anchor.as_str(), page.file.clone());
                    } else if let PrintedBlock::Definition(definition) = block {
                        places.insert(definition.anchor.as_str(), page.file.clone());
                    }
                }
            }
        }
        places.extend(self.book.glossary.iter().map(|entry| (entry.anchor.as_str(), GLOSSARY.to_owned())));
        places.extend(self.book.closing.iter().map(|page| (page.anchor.as_str(), CONTENTS.to_owned())));
        places
    }

    /// What every page of the site prints: its frame, the contents beside it with the rules of its chapter, the other languages.
    fn frame(&self, links: &Links, file: &str, title: &str, open: Option<&PrintedChapter>) -> Value {
        let chapter = |chapter: &PrintedChapter| {
            let is_open = open.is_some_and(|open| open.anchor == chapter.anchor);
            let rules = self.pages.iter().filter(|page| is_open && page.chapter.anchor == chapter.anchor);
            context! {
                title => &chapter.title,
                href => links.to(file, &chapter.anchor),
                rules => rules.map(|page| Self::entry(page, file)).collect::<Vec<_>>(),
            }
        };
        context! {
            title => title,
            file => file,
            running_head => running_head(self.book),
            menu => self.book.chapters.iter().map(chapter).collect::<Vec<_>>(),
            has_changes => self.book.changes.is_some(),
            has_glossary => !self.book.glossary.is_empty(),
            languages => self.others.iter().map(|other| other.door(file)).collect::<Vec<_>>(),
            lang_name => self.book.lang_name,
            ..View::new(self.book, links, file).frame()
        }
    }

    fn entry(page: &RulePage, here: &str) -> Value {
        let (number, title) = page.name();
        context! { number => number, title => title, href => &page.file, here => page.file == here }
    }

    fn contents(&self, links: &Links) -> Result<String, Error> {
        let chapter = |chapter: &PrintedChapter| {
            let rules = self.pages.iter().filter(|page| page.chapter.anchor == chapter.anchor);
            context! {
                title => &chapter.title,
                anchor => links.id(&chapter.anchor),
                rules => rules.map(|page| Self::entry(page, CONTENTS)).collect::<Vec<_>>(),
            }
        };
        self.env.get_template("site.html")?.render(context! {
            is => "contents",
            chapters => self.book.chapters.iter().map(chapter).collect::<Vec<_>>(),
            ..self.frame(links, CONTENTS, "", None)
        })
    }

    fn rule(&self, at: usize, links: &Links) -> Result<String, Error> {
        let page = &self.pages[at];
        let neighbour = |page: Option<&RulePage>| page.map(|page| Self::entry(page, ""));
        let (number, title) = page.name();
        let called = [number, title].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        let headed = page.sections.first().is_some_and(|section| section.title.is_some() || !section.number.is_empty());
        self.env.get_template("rule.html")?.render(context! {
            chapter => context! { title => &page.chapter.title, href => links.to(&page.file, &page.chapter.anchor) },
            headed => headed,
            sections => View::new(self.book, links, &page.file).sections(page.sections, &[]),
            previous => neighbour(at.checked_sub(1).and_then(|before| self.pages.get(before))),
            next => neighbour(self.pages.get(at + 1)),
            ..self.frame(links, &page.file, &called, Some(page.chapter))
        })
    }

    fn glossary(&self, links: &Links) -> Result<String, Error> {
        let view = View::new(self.book, links, GLOSSARY);
        let title = self.book.words.words().get("glossary").map_or("", String::as_str);
        self.env.get_template("site.html")?.render(context! {
            is => "glossary",
            glossary => self.book.glossary.iter().map(|entry| view.entry(entry, &[])).collect::<Vec<_>>(),
            ..self.frame(links, GLOSSARY, title, None)
        })
    }

    fn changes(&self, links: &Links) -> Result<String, Error> {
        let title = self.book.words.words().get("changes").map_or("", String::as_str);
        self.env.get_template("site.html")?.render(context! {
            is => "changes",
            changes => View::new(self.book, links, CHANGES).changes(),
            ..self.frame(links, CHANGES, title, None)
        })
    }

    /// The page that finds rules.
    fn search(&self, links: &Links) -> Result<String, Error> {
        let title = self.book.words.words().get("search").map_or("", String::as_str);
        self.env.get_template("search.html")?.render(self.frame(links, SEARCH, title, None))
    }

    /// The script of that page, and before it what it knows of this site: see there.
    fn finder(&self, program: &str) -> String {
        let page = |page: &RulePage| {
            let (number, title) = page.name();
            let text: Vec<String> = page.sections.iter().flat_map(|s| &s.blocks).filter_map(words_of).collect();
            let numbered = page.sections.iter().filter(|section| !section.number.is_empty());
            let numbers: Vec<[String; 2]> = numbered.map(|s| [shelf::compared(&s.number), s.anchor.clone()]).collect();
            json!([page.file, number, title, beginning(&text.join(" ")), numbers])
        };
        let term = |entry: &PrintedEntry| {
            json!([format!("{GLOSSARY}#{}", entry.anchor), "", entry.term, beginning(&plain(&entry.markdown)), []])
        };
        let closing = |page: &PrintedPage| {
            json!([format!("{CONTENTS}#{}", page.anchor), "", page.title, beginning(&plain(&page.markdown)), []])
        };
        let pages = self.pages.iter().map(page).chain(self.book.glossary.iter().map(term));
        let pages: Vec<_> = pages.chain(self.book.closing.iter().map(closing)).collect();
        let pages = serde_json::Value::from(pages);
        let (found, program) = (serde_json::Value::Object(self.found_on()), json!(program));
        format!("const PAGES = {pages};\nconst WHERE = {found};\nconst PROGRAM = {program};\n{SEARCH_SCRIPT}")
    }

    /// The places of each rule and term in that list. What a page is about goes before what it says beside that.
    fn found_on(&self) -> Map<String, serde_json::Value> {
        let mut rules: BTreeMap<&str, [Vec<usize>; 2]> = BTreeMap::new();
        for (at, page) in self.pages.iter().enumerate() {
            let about = page.sections.iter().filter_map(|section| section.rule.as_deref());
            let said = page.sections.iter().flat_map(|section| &section.blocks).filter_map(rule_of);
            for (beside, rule) in about.map(|rule| (0, rule)).chain(said.map(|rule| (1, rule))) {
                let places = rules.entry(rule).or_default();
                if !places.iter().flatten().any(|known| *known == at) {
                    places[beside].push(at);
                }
            }
        }
        let rules = rules
            .into_iter()
            .map(|(rule, [about, said])| (named(EntryKind::Rule, rule), if about.is_empty() { said } else { about }));
        let terms = (self.pages.len()..).zip(&self.book.glossary);
        let terms = terms.filter_map(|(at, entry)| Some((named(EntryKind::Term, entry.anchor.strip_prefix(TERM)?), vec![at])));
        // The pages behind the rules are found as rules, by where they stand.
        let closing = (self.pages.len() + self.book.glossary.len()..).zip(&self.book.closing);
        let closing = closing.map(|(at, page)| (named(EntryKind::Rule, &page.anchor), vec![at]));
        rules.chain(terms).chain(closing).map(|(name, places)| (name, places.into())).collect()
    }
}

/// What was found, as the script names it.
fn named(kind: EntryKind, id: &str) -> String {
    format!("{}/{id}", kind.name())
}

/// The first words of a text.
fn beginning(text: &str) -> String {
    let Some((end, _)) = text.char_indices().nth(BEGINNING) else { return text.to_owned() };
    let cut = text[..end].rsplit_once(char::is_whitespace).map_or(&text[..end], |(before, _)| before);
    format!("{cut} …")
}

/// The rule of which a block is a clause.
fn rule_of(block: &PrintedBlock) -> Option<&str> {
    match block {
        PrintedBlock::Clause(clause) => Some(&clause.rule),
        PrintedBlock::Definition(_)
        | PrintedBlock::Example(_)
        | PrintedBlock::SameAs(_)
        | PrintedBlock::Note(_)
        | PrintedBlock::Source(_)
        | PrintedBlock::Elsewhere(_) => None,
    }
}

/// What a block says, where it is found.
fn words_of(block: &PrintedBlock) -> Option<String> {
    match block {
        PrintedBlock::Clause(clause) => Some(plain(&clause.markdown)),
        PrintedBlock::Definition(definition) => Some(format!("{}: {}", definition.term, plain(&definition.markdown))),
        PrintedBlock::Example(_)
        | PrintedBlock::SameAs(_)
        | PrintedBlock::Note(_)
        | PrintedBlock::Source(_)
        | PrintedBlock::Elsewhere(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::model::{PrintedClause, PrintedKind, Reference};

    fn section(number: &str, rule: &str, markdown: &str) -> Section {
        let terms = vec![Reference { label: "chip".into(), anchor: "term-chip".into() }];
        let anchor = format!("r-{number}");
        let clause = PrintedClause {
            id: String::new(),
            kind: PrintedKind::Norm,
            markdown: markdown.into(),
            terms,
            rule: rule.into(),
            anchor: format!("{anchor}.text"),
            is_own: false,
            lang: None,
        };
        Section {
            number: number.into(),
            anchor,
            title: Some(format!("Rule {number}")),
            rule: Some(rule.into()),
            change: None,
            blocks: vec![PrintedBlock::Clause(clause)],
        }
    }

    fn book(lang: &'static str, lang_name: &'static str) -> Book {
        let sections =
            vec![section("1", "bet", "One chip."), section("1.1", "bet", "Two."), section("2", "call", "See [bets](bet).")];
        let chip =
            PrintedEntry { term: "chip".into(), markdown: "A token.".into(), anchor: "term-chip".into(), defined_in: Vec::new() };
        Book {
            house_id: "club".into(),
            house_name: "The Club".into(),
            edition: None,
            based_on: None,
            date: String::new(),
            lang,
            lang_name,
            missing: None,
            logo: None,
            address: None,
            contact: None,
            closing: Vec::new(),
            words: Furniture::new(str::to_owned),
            chapters: vec![PrintedChapter { title: "Betting".into(), anchor: "chapter-1".into(), sections }],
            glossary: vec![chip],
            changes: None,
        }
    }

    fn file<'p>(pages: &'p [SitePage], name: &str) -> &'p str {
        &pages.iter().find(|(file, _)| file == name).unwrap_or_else(|| panic!("no {name}")).1
    }

    #[test]
    fn a_rule_has_a_page_and_its_neighbours() {
        let pages = render(&[book("en", "English")], "").unwrap();
        let names: Vec<&str> = pages.iter().map(|(file, _)| file.as_str()).collect();
        assert_eq!(
            names,
            ["program.js", "book.css", "index.html", "search.html", "search.js", "glossary.html", "r-1.html", "r-2.html"]
        );
        let first = file(&pages, "r-1.html");
        assert!(first.contains("id=\"r-1\"") && first.contains("id=\"r-1.1\"") && first.contains("rel=\"next\" href=\"r-2.html\""));
        assert!(!first.contains("rel=\"prev\"") && first.contains("<a href=\"glossary.html#term-chip\">chip</a>"), "{first}");
        let second = file(&pages, "r-2.html");
        assert!(
            second.contains("<a href=\"r-1.html#r-1\">bets</a>") && second.contains("rel=\"prev\" href=\"r-1.html\""),
            "{second}"
        );
        assert_eq!(second.matches("<h1").count(), 1);
    }

    #[test]
    fn every_page_leads_to_itself_in_the_other_language() {
        let pages = render(&[book("en", "English"), book("hu", "magyar")], "").unwrap();
        let as_read = |name| file(&pages, name).replace("&#x2f;", "/");
        assert!(as_read("en/r-2.html").contains("<a href=\"../hu/r-2.html\" lang=\"hu\" hreflang=\"hu\">magyar</a>"));
        assert!(as_read("hu/index.html").contains("href=\"../en/index.html\""));
    }

    #[test]
    fn what_is_found_leads_to_its_page() {
        let pages = render(&[book("en", "English"), book("hu", "magyar")], "what it is found by").unwrap();
        let finder = file(&pages, "hu/search.js");
        // Both sections of the first rule, and the page of the second; then the term.
        let known = "[\"r-1.html\",\"1\",\"Rule 1\",\"One chip. Two.\",[[\"1\",\"r-1\"],[\"1.1\",\"r-1.1\"]]]";
        assert!(finder.contains(known), "{finder}");
        assert!(finder.contains("const WHERE = {\"rule/bet\":[0],\"rule/call\":[1],\"term/chip\":[2]};"), "{finder}");
        assert!(finder.contains("const PROGRAM = \"../program.js\";"), "{finder}");
        let program = file(&pages, "program.js");
        assert!(program.contains(&format!("RULING.house = \"{}\";", BASE64_STANDARD.encode("what it is found by"))));
        assert!(program.contains("RULING.program = \"AGFzbQEAAAA"));
    }

    #[test]
    fn a_beginning_ends_with_a_word() {
        assert_eq!(beginning("short"), "short");
        let long = "szó ".repeat(100);
        let cut = beginning(&long);
        assert!(cut.ends_with("szó …") && cut.chars().count() <= BEGINNING + 2, "{cut}");
    }

    #[test]
    fn every_link_leads_to_a_file_of_the_site() {
        let pages = render(&[book("en", "English")], "").unwrap();
        let names: HashSet<&str> = pages.iter().map(|(file, _)| file.as_str()).collect();
        for (name, text) in &pages {
            for link in text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                let (target, id) = link.split_once('#').unwrap_or((link, ""));
                let target = if target.is_empty() { name } else { target };
                assert!(link == "data:," || names.contains(target), "{name}: {link}");
                assert!(id.is_empty() || file(&pages, target).contains(&format!("id=\"{id}\"")), "{name}: {link}");
            }
        }
    }
}
