//! House, language and corpus: flag, then environment, then configuration file, then locale, then the default.

use std::ffi::OsString;
use std::fs;
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use etcetera::{BaseStrategy, choose_base_strategy};
use serde::Deserialize;

use super::Failure;
use super::args::{Common, known_languages};
use super::record::CaseRecord;
use crate::corpus::input::read_file;
use crate::corpus::{Corpus, House, HouseView, Lang, Source};
use crate::diagnostic::closest;
use crate::message::message;
use crate::pages::unprintable;

/// The house that speaks where none is named.
const DEFAULT_HOUSE: &str = "tda-2024";

/// No configuration is longer, in bytes.
const MAX_CONFIG: u64 = 64 << 10;

/// What `config.yaml` in the user's configuration folder may set.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Config {
    house: Option<String>,
    lang: Option<String>,
    /// The club's record of cases; its path counts from the folder of this file.
    log: Option<PathBuf>,
}

/// What a run is about.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A house's id.
    pub house: String,
    /// The language to answer in, the first of `langs`.
    pub lang: Lang,
    /// The languages of a book.
    pub langs: Vec<Lang>,
    /// Whether somebody has chosen the language.
    is_chosen: bool,
    pub source: Source,
    /// The club's record of cases, if it keeps one.
    pub record: Option<CaseRecord>,
    /// The corpus, once it has been asked for; whoever asks many questions opens it once.
    opened: Arc<OnceLock<Arc<Corpus>>>,
}

impl Settings {
    /// Works out house, language and source.
    ///
    /// # Errors
    /// A configuration or a house's file that cannot be read, a language that does not exist.
    pub fn resolve(common: &Common) -> Result<Settings, Failure> {
        let config = config()?;
        let chosen = match common.lang.is_empty() {
            true => chosen_language(&config)?.into_iter().collect(),
            false => each_once(&common.lang),
        };
        let langs = if chosen.is_empty() { vec![of_locale()] } else { chosen.clone() };
        let named = common.house.clone().or_else(|| env("RULING_HOUSE")).or(config.house);
        let source = match &common.rules {
            Some(dir) => Source::directory(dir).map_err(Failure::Findings).and_then(|source| not_empty(source, dir))?,
            None => Source::embedded(),
        };
        let lang = langs.first().copied().unwrap_or(Lang::En);
        let of_flag = common.log.clone().map(|path| CaseRecord { path, is_flag: true });
        let set = env("RULING_LOG").map(PathBuf::from).or_else(|| config.log.map(beside_config));
        let record = of_flag.or_else(|| set.map(|path| CaseRecord { path, is_flag: false }));
        let mut settings =
            Settings { house: DEFAULT_HOUSE.to_owned(), lang, langs, is_chosen: false, source, record, opened: Arc::default() };
        if let Some(name) = named {
            settings.house = settings.named(&name)?;
        }
        settings.is_chosen = !chosen.is_empty();
        settings.speak_as(&settings.house.clone());
        Ok(settings)
    }

    /// Where nobody has chosen, a club speaks a language that it writes in.
    pub fn speak_as(&mut self, house: &str) {
        let languages = self.source.languages_of(house);
        if let (false, Some(first)) = (self.is_chosen, languages.first()) {
            let lang = locale_language().filter(|lang| languages.contains(lang)).unwrap_or(*first);
            (self.lang, self.langs) = (lang, vec![lang]);
        }
    }

    /// The id of a house that was named by its id, by the beginning of it, or by the path of its file, which is read too.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn named(&mut self, name: &str) -> Result<String, Failure> {
        if !is_path(name) {
            return Ok(by_prefix(name, &self.source.houses()).cloned().unwrap_or_else(|| name.to_owned()));
        }
        self.add_house(Path::new(name))
    }

    /// Reads the file of a house on top of the rules; its id.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn add_house(&mut self, path: &Path) -> Result<String, Failure> {
        let source = std::mem::replace(&mut self.source, Source::embedded());
        self.opened = Arc::default();
        self.source = source.with_house(path).map_err(|finding| Failure::Findings(vec![finding]))?;
        Ok(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default())
    }

    /// Whether the name could be that of a house.
    pub fn knows(&self, name: &str) -> bool {
        let houses = self.source.houses();
        is_path(name) || by_prefix(name, &houses).is_some()
    }

    /// The corpus, read and checked, today or when it was last asked for.
    ///
    /// It is never given back: the process ends with the answer, and taking the corpus apart would take as long as the answer.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn corpus(&self) -> Result<ManuallyDrop<Arc<Corpus>>, Failure> {
        if let Some(corpus) = self.opened.get() {
            return Ok(ManuallyDrop::new(Arc::clone(corpus)));
        }
        let corpus = Corpus::open(&self.source, cache_dir().as_deref()).map_err(Failure::Findings)?;
        Ok(ManuallyDrop::new(Arc::clone(self.opened.get_or_init(|| Arc::new(corpus)))))
    }

    /// That a house can be printed in the languages.
    ///
    /// # Errors
    /// All that cannot.
    pub fn printable(&self, view: &HouseView) -> Result<(), Failure> {
        for lang in &self.langs {
            let findings = unprintable(view.corpus, view, *lang);
            if !findings.is_empty() {
                return Err(Failure::Findings(findings));
            }
        }
        Ok(())
    }

    /// The house of a corpus that was asked for.
    ///
    /// # Errors
    /// There is no such house; with the one that was probably meant.
    pub fn house<'c>(&self, corpus: &'c Corpus) -> Result<&'c House, Failure> {
        house(corpus, &self.house)
    }
}

fn each_once(langs: &[Lang]) -> Vec<Lang> {
    let mut once: Vec<Lang> = Vec::new();
    for lang in langs {
        if !once.contains(lang) {
            once.push(*lang);
        }
    }
    once
}

/// A folder that holds rules, or the house of a club.
fn not_empty(source: Source, dir: &Path) -> Result<Source, Failure> {
    if source.rules().is_empty() {
        let message = message!("no-rules-in", folder = dir.display().to_string());
        return Err(Failure::usage(message, message!("name-rules-folder")));
    }
    Ok(source)
}

/// The house with this id, or the one whose id begins so: nobody types `holdem-hr` in a dispute. Of the editions of one book,
/// whose ids differ in the year at their end, it is the newest.
pub fn by_prefix<'h>(name: &str, houses: &'h [String]) -> Option<&'h String> {
    if let Some(named) = houses.iter().find(|id| *id == name) {
        return Some(named);
    }
    let begin = || houses.iter().filter(|id| !name.is_empty() && id.starts_with(name));
    let book = |id: &str| id.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
    let newest = begin().max()?;
    let is_one_book = begin().all(|id| book(id) == book(newest) && (id == newest || book(id).ends_with('-')));
    is_one_book.then_some(newest)
}

/// The house of a corpus with this id.
///
/// # Errors
/// There is no such house; with the one that was probably meant.
pub fn house<'c>(corpus: &'c Corpus, id: &str) -> Result<&'c House, Failure> {
    corpus.house(id).ok_or_else(|| no_house(id, corpus))
}

/// There is no such house.
fn no_house(name: &str, corpus: &Corpus) -> Failure {
    let ids: Vec<&str> = corpus.houses.iter().filter(|h| h.published).map(|h| h.id.as_str()).collect();
    let help = match closest(name, ids.iter().copied()) {
        Some(id) => message!("did-you-mean-id", id = id),
        None => message!("known-houses", houses = ids.join(", ")),
    };
    Failure::usage(message!("no-house", house = name), help)
}

/// A house named by a file rather than by its id.
pub fn is_path(name: &str) -> bool {
    name.contains(['/', '\\']) || Path::new(name).extension().is_some_and(|e| e == "yaml" || e == "yml")
}

fn env(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// The language that somebody chose, if anybody did.
fn chosen_language(config: &Config) -> Result<Option<Lang>, Failure> {
    let wrong = |message| Failure::usage(message, known_languages());
    if let Some(code) = env("RULING_LANG") {
        return Lang::from_code(&code).map(Some).ok_or_else(|| wrong(message!("language-in-environment", code = &code)));
    }
    if let Some(code) = &config.lang {
        return Lang::from_code(code).map(Some).ok_or_else(|| wrong(message!("language-in-configuration", code = code)));
    }
    Ok(None)
}

/// The language of the system, if it is one of ours.
fn locale_language() -> Option<Lang> {
    let locale = sys_locale::get_locale()?;
    Lang::from_code(&locale.split(['-', '_', '.']).next()?.to_lowercase())
}

fn of_locale() -> Lang {
    locale_language().unwrap_or(Lang::En)
}

/// The language in which to speak of the arguments themselves, right or wrong: nothing is refused here, and what names no
/// language asks for none.
pub fn spoken(given: &[OsString]) -> Lang {
    let args = || given.iter().skip(1).map(|arg| arg.to_str().unwrap_or_default());
    let behind = args().zip(args().skip(1)).find(|(flag, _)| *flag == "--lang").map(|(_, code)| code);
    let flag = behind.or_else(|| args().find_map(|arg| arg.strip_prefix("--lang=")));
    let known = |code: String| Lang::from_code(&code);
    let configured = || config().ok()?.lang.and_then(known);
    // Of several, for a book, the first leads.
    let flag = flag.map(|codes| codes.split(',').next().unwrap_or(codes));
    flag.and_then(Lang::from_code).or_else(|| env("RULING_LANG").and_then(known)).or_else(configured).unwrap_or_else(of_locale)
}

/// The folder of the configuration.
fn config_dir() -> Option<PathBuf> {
    choose_base_strategy().ok().map(|base| base.config_dir().join("ruling"))
}

/// A path as the configuration names it.
fn beside_config(path: PathBuf) -> PathBuf {
    config_dir().map_or_else(|| path.clone(), |dir| dir.join(&path))
}

fn config() -> Result<Config, Failure> {
    let Some(path) = config_dir().map(|dir| dir.join("config.yaml")) else {
        return Ok(Config::default());
    };
    if fs::symlink_metadata(&path).is_err() {
        return Ok(Config::default());
    }
    let text = read_file(&path, MAX_CONFIG).map_err(|finding| Failure::Findings(vec![finding]))?;
    serde_yaml::from_str(&text).map_err(|error| {
        let message = message!("configuration-wrong", path = path.display().to_string(), error = error.to_string());
        Failure::usage(message, message!("configuration-may-set"))
    })
}

/// Where the index is kept; `None` where the user has no such place.
pub fn cache_dir() -> Option<PathBuf> {
    choose_base_strategy().ok().map(|base| base.cache_dir().join("ruling"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_is_known_by_how_its_id_begins() {
        let houses = ["holdem-hr", "klub-sk", "klub", "tda-2011", "tda-2024", "holdem-hu"].map(str::to_owned);
        let known = |name| by_prefix(name, &houses).map(String::as_str);
        assert_eq!(known("tda"), Some("tda-2024"));
        assert_eq!(known("tda-2011"), Some("tda-2011"));
        assert_eq!(known("klub"), Some("klub"));
        assert_eq!(known("klub-"), Some("klub-sk"));
        assert_eq!((known("holdem"), known("holdem-h"), known(""), known("reiz")), (None, None, None, None));
    }
}
