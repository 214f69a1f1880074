//! A club's file to go on from: asked for in a terminal, or told by options.

use std::fs::File;
use std::io::{BufRead, ErrorKind, Write, stderr, stdin};
use std::path::{Path, PathBuf};

use jiff::Zoned;

use super::args::Common;
use super::output::{print_exactly, print_json};
use super::settings::Settings;
use super::{ExitStatus, Failure, terminal};
use crate::corpus::text::role_terms;
use crate::corpus::{Corpus, EDITION, HouseView, Lang, Provision};
use crate::diagnostic::closest;
use crate::message::{MessageArg, message};
use crate::prose::Teller;
use crate::schema::Schema;

/// The schema lies beside the club's file, under this name, and the file's first line names it.
const SCHEMA: &str = "house.schema.json";

/// Who decides where nobody says.
const FLOOR: &str = "floor-person";

/// What the options say.
#[derive(Clone, Copy, Debug)]
pub struct InitOptions<'t> {
    pub name: Option<&'t str>,
    pub languages: &'t [String],
    pub base: Option<&'t str>,
    pub floor: Option<&'t str>,
}

/// What the file is made of.
struct Begun {
    id: String,
    name: String,
    languages: Vec<Lang>,
    base: String,
    floor: String,
}

/// Writes the file of a new club and the schema beside it. Nothing that is there already is written over.
///
/// # Errors
/// There is such a file already, or it cannot be written; an id, a language, a rulebook or a role that does not exist.
pub fn run(common: &Common, club: &Path, told: &InitOptions) -> Result<ExitStatus, Failure> {
    let settings = Settings::resolve(common)?;
    let path = if club.extension().is_some() { club.to_owned() } else { club.with_extension("yaml") };
    let id = id(&path)?;
    if path.symlink_metadata().is_ok() {
        return Err(exists(&path));
    }
    let corpus = settings.corpus()?;
    if corpus.house(&id).is_some() {
        return Err(Failure::usage(message!("is-a-house-already", house = id), message!("name-club-otherwise")));
    }
    let begun = begun(&settings, &corpus, id, told)?;
    let schema = path.with_file_name(SCHEMA);
    write_new(&path, &text(&begun, &named(&corpus, &begun.base)))?;
    // A schema that lies there is somebody's: perhaps that of the club next to this one.
    let with_schema = schema.symlink_metadata().is_err();
    if with_schema {
        write_new(&schema, &Schema::House.text())?;
    }
    let (file, schema) = (path.display().to_string(), schema.display().to_string());
    if common.json {
        print_json(&serde_json::json!({ "house": begun.id, "file": file, "schema": with_schema.then_some(schema) }))?;
    } else {
        let written = if with_schema { format!("{file}\n{schema}\n") } else { format!("{file}\n") };
        print_exactly(&written)?;
    }
    Ok(ExitStatus::Found)
}

fn id(path: &Path) -> Result<String, Failure> {
    let id = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let is_yaml = path.extension().is_some_and(|extension| extension == "yaml");
    if is_yaml && !id.is_empty() && id.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-')) {
        return Ok(id.to_owned());
    }
    Err(Failure::usage(message!("club-misnamed", path = path.display().to_string()), message!("letters-of-club")))
}

fn begun(settings: &Settings, corpus: &Corpus, id: String, told: &InitOptions) -> Result<Begun, Failure> {
    let teller = Teller::new(settings.lang, None);
    let asked = terminal::is_asked();
    let ask = |key: &str, given: Option<&str>, default: &str| match given {
        Some(given) => Ok(given.to_owned()),
        None if asked => ask(&teller.ui(key, &[]), default),
        None => Ok(default.to_owned()),
    };
    let name = ask("init-name", told.name, &named_after(&id))?;
    let given = Some(told.languages.join(",")).filter(|languages| !languages.is_empty());
    let languages = languages(&ask("init-languages", given.as_deref(), settings.lang.code())?)?;
    let base = ask("init-base", told.base, &settings.house)?;
    let base = base_of(settings, corpus, &base)?;
    let floor = ask("init-floor", told.floor, FLOOR)?;
    let roles: Vec<String> = role_terms().into_iter().map(|(role, _)| role).collect();
    if !roles.contains(&floor) {
        let help = match closest(&floor, roles.iter().map(String::as_str)) {
            Some(role) => message!("did-you-mean-id", id = role),
            None => message!("known-roles", words = roles.iter().collect::<MessageArg>()),
        };
        return Err(Failure::usage(message!("no-role", word = floor), help));
    }
    Ok(Begun { id, name, languages, base, floor })
}

fn base_of(settings: &Settings, corpus: &Corpus, name: &str) -> Result<String, Failure> {
    let mut settings = settings.clone();
    let id = settings.named(name)?;
    Ok(super::settings::house(corpus, &id)?.id.clone())
}

/// One question on the terminal; an empty line is the default.
fn ask(question: &str, default: &str) -> Result<String, Failure> {
    let _ = write!(stderr(), "{question} [{default}]: ");
    let mut line = String::new();
    stdin().lock().read_line(&mut line).map_err(Failure::Io)?;
    let line = line.trim();
    Ok(if line.is_empty() { default.to_owned() } else { line.to_owned() })
}

fn languages(listed: &str) -> Result<Vec<Lang>, Failure> {
    let mut languages = Vec::new();
    for code in listed.split([',', ' ']).filter(|code| !code.is_empty()) {
        let named = || Lang::ALL.map(|lang| format!("{} ({})", lang.code(), lang.native())).iter().collect::<MessageArg>();
        let unknown = || Failure::usage(message!("no-language", code = code), message!("known-languages", codes = named()));
        let lang = Lang::from_code(code).ok_or_else(unknown)?;
        if !languages.contains(&lang) {
            languages.push(lang);
        }
    }
    Ok(languages)
}

/// `my-club`: My club.
fn named_after(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut chars = words.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

fn exists(path: &Path) -> Failure {
    let path = path.display().to_string();
    Failure::usage(message!("file-is-there", path = &path), message!("go-on-with-file", path = path))
}

fn write_new(path: &PathBuf, text: &str) -> Result<(), Failure> {
    let written = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() == ErrorKind::AlreadyExists {
        true => exists(path),
        false => {
            let message = message!("file-unwritten", path = path.display().to_string(), error = error.to_string());
            Failure::usage(message, message!("choose-folder-there"))
        }
    })
}

/// One text in each of the languages, as YAML that keeps any character of it.
fn texts(languages: &[Lang], indent: &str, text: impl Fn(Lang) -> String) -> String {
    let quoted = |lang: Lang| serde_json::Value::String(text(lang)).to_string();
    match languages {
        [only] => format!(" {}", quoted(*only)),
        several => several.iter().map(|lang| format!("\n{indent}{}: {}", lang.code(), quoted(*lang))).collect(),
    }
}

/// What of the base the examples in the file name, so that they hold as they stand.
struct NamedOfBase {
    /// A clause of the base.
    clause: String,
    /// Provisions of the base by their ids: one, and one of another chapter.
    provision: String,
    chapter: String,
    /// The provision by which the clock runs, and all its clauses.
    clock: Option<(String, Vec<String>)>,
}

/// The clause by whose figure a player has so much time and no more.
const CLOCK: &str = "calling-the-clock/time";

fn named(corpus: &Corpus, base: &str) -> NamedOfBase {
    let view = HouseView::new(corpus, base);
    let chapters = view.iter().flat_map(HouseView::chapters);
    let mut of_chapters = chapters.filter_map(|chapter| {
        let named = |provision: &&&Provision| !provision.refs.is_empty() && !provision.clauses().is_empty();
        chapter.provisions.iter().find(named).copied()
    });
    let (first, last) = (of_chapters.next(), of_chapters.next_back());
    let id = |of: Option<&Provision>| of.map(|provision| provision.name().to_owned()).unwrap_or_default();
    let clause = first.and_then(|provision| provision.clauses().first()).map(|clause| clause.value.clone());
    let clock = view.iter().flat_map(|view| view.provisions_of(CLOCK)).find(|provision| !provision.refs.is_empty());
    let clauses = |provision: &Provision| provision.clauses().iter().map(|clause| clause.value.clone()).collect();
    NamedOfBase {
        clause: clause.unwrap_or_default(),
        provision: id(first),
        chapter: id(last.or(first)),
        clock: clock.map(|provision| (provision.name().to_owned(), clauses(provision))),
    }
}

/// The file: what is said so far, and what else can be, in the club's first language.
fn text(begun: &Begun, named: &NamedOfBase) -> String {
    let Begun { id, name, languages, base, floor } = begun;
    let NamedOfBase { clause, provision, chapter, clock } = named;
    let clock = match clock {
        Some((provision, clauses)) => {
            format!("instead_of: {provision}\n      #   clauses: [{}]", clauses.join(", "))
        }
        None => format!("clauses: [{CLOCK}]"),
    };
    let codes: Vec<&str> = languages.iter().map(|lang| lang.code()).collect();
    let ui = |key: &'static str| move |lang: Lang| Teller::new(lang, None).ui(key, &[]);
    let teller = Teller::new(languages.first().copied().unwrap_or(Lang::En), None);
    let note = |key: &str| teller.ui(key, &[]);
    format!(
        "# yaml-language-server: $schema={SCHEMA}
# {about}
#
#   ruling verify {id}.yaml
#       {verify}
#   ruling --house {id}.yaml ...
#       {ask}
#   ruling book --house {id}.yaml --out book
#       {publish}

id: {id}
{same_name}name:{name}
# {in_languages}
languages: [{codes}]
# {houses}
based_on: {base}
# {written_for}
written_for: {edition}
edition: \"1\"
# {date}
date: {today}
roles: {{ floor: {floor} }}
# {numbering}
numbering: \"1.1\"
# {logo}
# logo: logo.png
# {lines}
# address: ...
# contact: ...
# {figures}
# figures: {{ late-minutes: 10 }}
# {drops}
# drops: [{clause}]

chapters:
  - title:{first_chapter}
    provisions:
      # {own}
      - ref: {id}-1
        title:{title}
        text:{text}

      # {sets}
      # - ref: {id}-2
      #   title: ...
      #   {clock}
      #   sets: {{ clock.decision: 30 }}

      # {instead}
      # - ref: {id}-3
      #   title: ...
      #   text: ...
      #   instead_of: [{clause}]

      # {take}
      # - take: {provision}

  # {chapter_of}
  # - chapter_of: {chapter}

# {closing}
# closing:
#   - title: ...
#     text: ...
",
        about = teller.ui("init-about", &[("base", base.into())]),
        verify = note("init-verify"),
        ask = note("init-ask"),
        publish = note("init-publish"),
        same_name = if languages.len() > 1 { format!("# {}\n", note("init-same-name")) } else { String::new() },
        in_languages = note("init-in-languages"),
        houses = note("init-houses"),
        written_for = note("init-written-for"),
        edition = EDITION,
        date = note("init-date"),
        numbering = note("init-numbering"),
        logo = note("init-logo"),
        lines = note("init-lines"),
        figures = note("init-figures"),
        drops = note("init-drops"),
        own = note("init-own"),
        sets = note("init-sets"),
        instead = note("init-instead"),
        take = note("init-take"),
        chapter_of = note("init-chapter-of"),
        closing = note("init-closing"),
        codes = codes.join(", "),
        name = texts(languages, "  ", |_| name.clone()),
        today = Zoned::now().date(),
        first_chapter = texts(languages, "      ", ui("init-chapter")),
        title = texts(languages, "          ", ui("init-title")),
        text = texts(languages, "          ", ui("init-text")),
    )
}
