//! Publishing a rulebook.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;
use jiff::civil::Date;

use super::args::{BookArgs, Common};
use super::output::{print_exactly, print_json};
use super::settings::Settings;
use super::today::{made, zone};
use super::{ExitStatus, Failure};
use crate::book::Book;
use crate::book::changes::mark;
use crate::book::format::{BookFormat, BookPage, Imprint, Pressed, Unrendered};
use crate::book::formats::FORMATS;
use crate::book::model::RuledOtherwise;
use crate::book::site::{self, Door};
use crate::book::write::Publishing;
use crate::corpus::{Corpus, House, HouseView, Lang};
use crate::engine::ruling::{Ruling, Verdict};
use crate::message::{MessageArg, message};
use crate::pages::{Edition, TermUses, book, card, docs_with, logo, teller, words};
use crate::parallel;
use crate::proof::{Difference, Witness, compare};
use crate::prose::Teller;
use crate::search::{LessonsTaken, shelf};

/// Publishes the book of the house to a folder.
///
/// # Errors
/// The corpus is broken or cannot be printed, there is no such house, the languages do not fit on the page, the folder cannot be
/// written or holds something else.
pub fn run(common: &Common, out: &Path, how: &BookArgs) -> Result<ExitStatus, Failure> {
    let sources = Sources::resolve(common, how)?;
    let corpus = sources.now.corpus()?;
    let earlier = sources.earlier.as_ref().map(Settings::corpus).transpose()?;
    let (book, names) = (Mutex::new(None), Mutex::new(BTreeMap::new()));
    // Each house's pages are written as soon as they are made, so that a library takes no more memory than the houses that are just
    // made; the folder is made for the first of them.
    let written = |place: usize, pages: Vec<BookPage>| -> Result<(), Failure> {
        let mut book = lock(&book);
        let book = match &mut *book {
            Some(book) => book,
            none => none.insert(Publishing::begin(out).map_err(|error| unwritten(out, &error))?),
        };
        add(book, &pages).map_err(|error| unwritten(out, &error))?;
        lock(&names).insert(place, pages.into_iter().map(|(name, _)| name).collect::<Vec<_>>());
        Ok(())
    };
    let houses = press(&sources, how, &corpus, earlier.as_ref().map(|corpus| &***corpus), &written)?;
    let finished = lock(&book).take().map_or(Ok(()), Publishing::finish);
    finished.map_err(|error| unwritten(out, &error))?;
    let pages: Vec<String> = std::mem::take(&mut *lock(&names)).into_values().flatten().collect();
    let first = pages.first().map_or_else(|| out.display().to_string(), |name| out.join(name).display().to_string());
    if common.json {
        let langs: Vec<&str> = sources.now.langs.iter().map(|lang| lang.code()).collect();
        let paths: Vec<String> = pages.iter().map(|name| out.join(name).display().to_string()).collect();
        let lang = sources.now.lang.code();
        print_json(
            &serde_json::json!({ "house": houses.first(), "lang": lang, "houses": houses, "langs": langs, "pages": paths }),
        )?;
    } else {
        print_exactly(&format!("{first}\n"))?;
    }
    Ok(ExitStatus::Found)
}

/// What a book is made from, before it is read.
pub(super) struct Sources {
    pub now: Settings,
    /// Those of the earlier edition.
    pub earlier: Option<Settings>,
}

impl Sources {
    /// # Errors
    /// A configuration or a house's file that cannot be read.
    pub(super) fn resolve(common: &Common, how: &BookArgs) -> Result<Sources, Failure> {
        let now = Settings::resolve(common)?;
        let named = |old: &String| Settings::resolve(&Common { house: Some(old.clone()), ..common.clone() });
        Ok(Sources { now, earlier: how.since.as_ref().map(named).transpose()? })
    }

    /// The files of clubs among them.
    pub(super) fn files(&self) -> Vec<PathBuf> {
        [Some(&self.now), self.earlier.as_ref()].into_iter().flatten().flat_map(|of| of.source.house_files()).collect()
    }
}

/// What becomes of pages, with the place at which they come: the one that is opened is the first of them.
pub(super) type Take<'t> = dyn Fn(usize, Vec<BookPage>) -> Result<(), Failure> + Sync + 't;

/// Makes the pages; the ids of the houses.
///
/// # Errors
/// As for [`run`], and those of `take`.
pub(super) fn press(
    sources: &Sources,
    how: &BookArgs,
    corpus: &Corpus,
    earlier_corpus: Option<&Corpus>,
    take: &Take,
) -> Result<Vec<String>, Failure> {
    let settings = &sources.now;
    let mut since = None;
    if let (Some(earlier), Some(corpus)) = (&sources.earlier, earlier_corpus) {
        since = HouseView::new(corpus, &earlier.house(corpus)?.id);
        since.iter().try_for_each(|view| earlier.printable(view))?;
    }
    let press = Press { how, langs: &settings.langs, made: made(), since, taken: LessonsTaken::default() };
    press.refuse_other_cards()?;
    press.refuse_too_many_languages()?;
    let houses: Vec<&House> = match how.all_houses {
        true => corpus.houses.iter().filter(|house| house.published).collect(),
        false => vec![settings.house(corpus)?],
    };
    let mut views = Vec::new();
    for view in houses.iter().filter_map(|house| HouseView::new(corpus, &house.id)) {
        settings.printable(&view)?;
        views.push(view);
    }
    let uses = TermUses::new(corpus);
    match views.as_slice() {
        [view] if !how.all_houses => take(0, press.house(corpus, view, &uses)?)?,
        views => press.library(corpus, views, &uses, take)?,
    }
    Ok(houses.iter().map(|house| house.id.clone()).collect())
}

/// Writes the pages in place of those of an earlier book.
///
/// # Errors
/// The folder cannot be written, or holds something else.
pub(super) fn put(out: &Path, pages: &[BookPage]) -> Result<(), Failure> {
    let written = || {
        let mut book = Publishing::begin(out)?;
        add(&mut book, pages)?;
        book.finish()
    };
    written().map_err(|error| unwritten(out, &error))
}

fn add(book: &mut Publishing, pages: &[BookPage]) -> io::Result<()> {
    let pages: Vec<(&str, &[u8])> = pages.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
    book.add(&pages)
}

fn unwritten(out: &Path, error: &io::Error) -> Failure {
    let message = message!("book-unwritten", folder = out.display().to_string(), error = error.to_string());
    Failure::usage(message, message!("choose-folder"))
}

/// What a thread that has failed leaves behind is not written.
fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Everything that does not depend on the house.
struct Press<'s> {
    how: &'s BookArgs,
    langs: &'s [Lang],
    made: Timestamp,
    /// The earlier edition.
    since: Option<HouseView<'s>>,
    /// For the search of sites: what one house has learnt of its texts the next one need not learn again.
    taken: LessonsTaken,
}

impl Press<'_> {
    fn refuse_other_cards(&self) -> Result<(), Failure> {
        if !self.how.card || self.how.format.renders_card.is_some() {
            return Ok(());
        }
        let formats = spelled(|format| format.renders_card.is_some());
        Err(Failure::usage(message!("card-is-a-page"), message!("card-formats", formats = formats)))
    }

    fn refuse_too_many_languages(&self) -> Result<(), Failure> {
        if self.how.card && self.langs.len() > 1 {
            return Err(Failure::usage(message!("card-in-one-language"), message!("card-for-each")));
        }
        if self.how.format.languages_at_most.is_none_or(|most| self.langs.len() <= most) {
            return Ok(());
        }
        let formats = spelled(|format| format.languages_at_most.is_none());
        Err(Failure::usage(message!("two-languages-at-most"), message!("site-in-any-number", formats = formats)))
    }

    /// All houses, each in a folder of its own, and the page that leads to them.
    fn library<'c>(&self, corpus: &'c Corpus, views: &[HouseView], uses: &TermUses<'c>, take: &Take) -> Result<(), Failure> {
        let shelved = |(place, view): &(usize, &HouseView)| -> Result<String, Failure> {
            let shelf = self.house(corpus, view, uses)?;
            let first = shelf.first().map(|(name, _)| name.clone()).unwrap_or_default();
            let id = &view.house.id;
            // The door comes before them.
            take(place + 1, shelf.into_iter().map(|(name, bytes)| (format!("{id}/{name}"), bytes)).collect())?;
            Ok(first)
        };
        let shelves = parallel::map(&views.iter().enumerate().collect::<Vec<_>>(), shelved);
        let mut doors = Vec::new();
        for (view, first) in views.iter().zip(shelves) {
            let first = first?;
            let id = &view.house.id;
            let entry = |lang: &Lang| {
                let file = if self.has_folders() { opened(*lang) } else { first.clone() };
                (lang.code(), lang.native(), format!("{id}/{file}"))
            };
            let languages = self.langs.iter().map(entry).collect();
            doors.push(Door { title: view.house.name.get(self.langs[0]).trim().to_owned(), languages });
        }
        views.first().map_or(Ok(()), |view| take(0, vec![self.door(view, &doors)?]))
    }

    /// What a house's book is made of.
    fn house<'c>(&self, corpus: &'c Corpus, view: &HouseView, uses: &TermUses<'c>) -> Result<Vec<BookPage>, Failure> {
        let imprint = self.imprint(view);
        if let Some(render) = self.how.format.renders_card.filter(|_| self.how.card) {
            let card = card(corpus, view, self.langs[0], &self.date(view.house, self.langs[0]));
            return Ok(vec![render(&card, &imprint).map_err(unrendered)?]);
        }
        let edition = if self.how.annotated { Edition::Annotated } else { Edition::Players };
        let logo = logo(view.house).map_err(|finding| Failure::Findings(vec![finding]))?;
        let one =
            |lang: &Lang| Book { logo: logo.clone(), ..book(corpus, view, *lang, edition, &self.date(view.house, *lang), uses) };
        let mut books: Vec<Book> = self.langs.iter().map(one).collect();
        if let Some(earlier) = &self.since {
            let differences = compare(earlier, view, None);
            let uses = TermUses::new(earlier.corpus);
            for (book_now, lang) in books.iter_mut().zip(self.langs) {
                let old = book(earlier.corpus, earlier, *lang, edition, "", &uses);
                let teller = teller(view, *lang);
                let since = teller.ui("changes-since", &[("house", (&earlier.house.with_edition(*lang)).into())]);
                mark(book_now, &old, &ruled_otherwise(&differences, &teller), since);
            }
        }
        let mut shelf = String::new();
        if self.how.format.is_searched {
            let docs = docs_with(corpus, &view.house.id, uses).map_err(|finding| Failure::Findings(vec![finding]))?;
            shelf = shelf::print(&docs, &self.taken);
        }
        let pressed = Pressed { books: &books, imprint: &imprint, shelf: &shelf };
        let mut pages = (self.how.format.renders)(&pressed).map_err(unrendered)?;
        if self.has_folders() && !self.how.all_houses {
            let languages = self.langs.iter().map(|lang| (lang.code(), lang.native(), opened(*lang)));
            let title = view.house.name.get(self.langs[0]).trim().to_owned();
            pages.insert(0, self.door(view, &[Door { title, languages: languages.collect() }])?);
        }
        // What is opened comes first.
        pages.sort_by_key(|(name, _)| name.matches('/').count() * 2 + usize::from(!name.ends_with("index.html")));
        Ok(pages)
    }

    /// Each language has a folder of its own: there are several, and the format keeps them apart.
    fn has_folders(&self) -> bool {
        self.how.format.has_folders && self.langs.len() > 1
    }

    fn imprint(&self, view: &HouseView) -> Imprint {
        let langs: Vec<&str> = self.langs.iter().map(|lang| lang.code()).collect();
        let name = format!("{}-{}", view.house.id, langs.join("-"));
        Imprint { name, day: self.day(view.house), made: self.made.as_second() }
    }

    fn door(&self, view: &HouseView, doors: &[Door]) -> Result<BookPage, Failure> {
        let page = site::doors(self.langs[0].code(), &words(&teller(view, self.langs[0])), doors)
            .map_err(|error| unrendered(Unrendered::fault(error)))?;
        Ok(("index.html".to_owned(), page.into_bytes()))
    }

    /// The day of the book, as the language writes it.
    fn date(&self, house: &House, lang: Lang) -> String {
        self.day(house).strftime(lang.language().date).to_string()
    }

    /// The day of the house's edition, else today.
    fn day(&self, house: &House) -> Date {
        let of_edition = house.club.date.as_ref().and_then(|date| date.value.parse::<Date>().ok());
        // Where a build must come out the same again, it is no day of this time zone.
        of_edition.unwrap_or_else(|| self.made.to_zoned(zone()).date())
    }
}

/// The page that is opened in the folder of a language.
fn opened(lang: Lang) -> String {
    format!("{}/index.html", lang.code())
}

/// Formats as they are asked for, for somebody who asked for another one.
pub(super) fn spelled(can: impl Fn(&BookFormat) -> bool) -> MessageArg {
    let formats: Vec<String> =
        FORMATS.iter().filter(|format| can(format)).map(|format| format!("`--format {}`", format.name)).collect();
    MessageArg::OneOf(formats)
}

/// The situations that two editions rule differently, told.
fn ruled_otherwise(differences: &[Difference], teller: &Teller) -> Vec<RuledOtherwise> {
    let rules = |rulings: &[Ruling]| match rulings.is_empty() {
        true => teller.verdict(&Verdict::Silent),
        false => rulings.iter().map(|ruling| teller.ruling(ruling)).collect::<Vec<_>>().join(" "),
    };
    let told = |difference: &Difference| {
        let Witness { situation, rulings: [before, now] } = difference.witness.as_ref()?;
        Some(RuledOtherwise {
            rule: difference.rule.id.clone(),
            situation: super::compare::tell(teller, situation),
            before: rules(before),
            now: rules(now),
        })
    };
    differences.iter().filter_map(told).collect()
}

fn unrendered(error: Unrendered) -> Failure {
    match error {
        Unrendered::NoGlyph(sign) => Failure::usage(message!("no-glyph", sign = sign.to_string()), message!("leave-out-or-html")),
        Unrendered::LeftOut => Failure::usage(message!("built-without-pdf"), message!("build-with-pdf")),
        Unrendered::Fault(error) => Failure::usage(message!("page-unrendered", error = error), None),
    }
}
