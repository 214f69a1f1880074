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
use crate::corpus::{Corpus, Lang};
use crate::diagnostic::closest;
use crate::prose::Teller;
use crate::schema::Schema;

/// The schema lies beside the club's file, under this name, and the file's first line names it.
const SCHEMA: &str = "house.schema.json";

/// Who decides where nobody says.
const FLOOR: &str = "floor-person";

/// What the options say.
#[derive(Clone, Copy, Debug)]
pub struct Told<'t> {
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
pub fn run(common: &Common, club: &Path, told: &Told) -> Result<ExitStatus, Failure> {
    let settings = Settings::resolve(common)?;
    let path = if club.extension().is_some() { club.to_owned() } else { club.with_extension("yaml") };
    let id = id(&path)?;
    if path.symlink_metadata().is_ok() {
        return Err(exists(&path));
    }
    let corpus = settings.corpus()?;
    if corpus.house(&id).is_some() {
        let message = format!("`{id}` is a rulebook already");
        return Err(Failure::usage(message, "give the club's file another name"));
    }
    let begun = begun(&settings, &corpus, id, told)?;
    let schema = path.with_file_name(SCHEMA);
    write_new(&path, &text(&begun))?;
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
    let message = format!("a club's file cannot be called `{}`", path.display());
    Err(Failure::usage(message, "use small letters, digits and hyphens: `ruling init my-club`"))
}

fn begun(settings: &Settings, corpus: &Corpus, id: String, told: &Told) -> Result<Begun, Failure> {
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
        let help = closest(&floor, roles.iter().map(String::as_str))
            .map_or_else(|| format!("the roles are {}", roles.join(", ")), |role| format!("did you mean `{role}`?"));
        return Err(Failure::usage(format!("there is no role `{floor}`"), help));
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
        let help = || format!("the languages are {}", Lang::listed_in_full());
        let lang = Lang::from_code(code).ok_or_else(|| Failure::usage(format!("`{code}` is none of the languages"), help()))?;
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
    let message = format!("{} is there already, and is not written over", path.display());
    Failure::usage(message, "choose another name, or go on with that file: `ruling verify` says what it lacks")
}

fn write_new(path: &PathBuf, text: &str) -> Result<(), Failure> {
    let written = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() == ErrorKind::AlreadyExists {
        true => exists(path),
        false => Failure::usage(format!("{} cannot be written: {error}", path.display()), "choose a folder that is there"),
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

fn text(begun: &Begun) -> String {
    let Begun { id, name, languages, base, floor } = begun;
    let codes: Vec<&str> = languages.iter().map(|lang| lang.code()).collect();
    let ui = |key: &'static str| move |lang: Lang| Teller::new(lang, None).ui(key, &[]);
    format!(
        "# yaml-language-server: $schema={SCHEMA}
# The rulebook of a club. Whatever is not said here is as in `{base}`.
#
#   ruling verify {id}.yaml                     prove it
#   ruling --house {id}.yaml WORDS              ask it
#   ruling book --house {id}.yaml --out book    publish it

id: {id}
languages: [{codes}]     # in these you write, and nothing is asked in others
name:{name}
edition: \"1\"
date: {today}          # the day of the edition, not that of printing
based_on: {base}         # `ruling houses` lists the others
roles: {{ floor: {floor} }}
numbering: \"1.1\"         # or \"1\", \"§ 1\", \"A 1\"; a `number:` of your own goes before it
# logo: logo.png         # beside this file; it becomes part of the page
# address: ...           # as many lines as you like, after a `|`
# contact: ...
# figures: {{ late-minutes: 10 }}     # a text prints it as {{ $late-minutes }}
# drops: [rabbit-hunting/forbidden]  # a clause (`ruling rule rabbit-hunting` shows them), or a whole provision by its ref

chapters:
  - title:{chapter}
    provisions:
      # A rule in your own words. `ref` is its id, for links; it never changes.
      - ref: {id}-1
        title:{title}
        text:{text}

      # What the program can rule by: options, in the figures and choices of your house (`ruling options`).
      # - ref: {id}-2
      #   clauses: [calling-the-clock/time]
      #   sets: {{ clock.decision: 30 }}

      # A rule of your own in place of one of the base: name a clause, or the ref of a provision (`ruling rule` shows both).
      # - ref: {id}-3
      #   title: ...
      #   text: ...
      #   instead_of: [conditional-statement/discouraged]

      # A provision of the base, moved here.
      # - take: tda-38

  # A whole chapter of the base, moved here: the one in which this provision stands. The others follow in their order.
  # - chapter_of: tda-38

# closing:
#   - title: ...
#     text: ...
",
        codes = codes.join(", "),
        name = texts(languages, "  ", |_| name.clone()),
        today = Zoned::now().date(),
        chapter = texts(languages, "      ", ui("init-chapter")),
        title = texts(languages, "          ", ui("init-title")),
        text = texts(languages, "          ", ui("init-text")),
    )
}
