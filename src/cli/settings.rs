//! House, language and corpus: flag, then environment, then configuration file, then locale, then the default.

use std::fs;
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use etcetera::{BaseStrategy, choose_base_strategy};
use serde::Deserialize;

use super::Failure;
use super::args::Common;
use crate::corpus::input::read_file;
use crate::corpus::{Corpus, House, HouseView, Lang, Source};
use crate::diagnostic::closest;
use crate::pages::unprintable;

/// The house that speaks where none is named.
const DEFAULT_HOUSE: &str = "tda-2011";

/// No configuration is longer, in bytes.
const MAX_CONFIG: u64 = 64 << 10;

/// What `config.yaml` in the user's configuration folder may set.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Config {
    house: Option<String>,
    lang: Option<String>,
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
    pub source: Source,
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
        let langs = match common.lang.is_empty() {
            true => vec![language(&config)?],
            false => each_once(&common.lang),
        };
        let named = common.house.clone().or_else(|| env("RULING_HOUSE")).or(config.house);
        let source = match &common.rules {
            Some(dir) => Source::directory(dir).map_err(Failure::Findings).and_then(|source| not_empty(source, dir))?,
            None => Source::embedded(),
        };
        let lang = langs.first().copied().unwrap_or(Lang::En);
        let mut settings = Settings { house: DEFAULT_HOUSE.to_owned(), lang, langs, source, opened: Arc::default() };
        if let Some(name) = named {
            settings.house = settings.named(&name)?;
        }
        Ok(settings)
    }

    /// The id of a house that was named by its id, by the beginning of it, or by the path of its file, which is read too.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn named(&mut self, name: &str) -> Result<String, Failure> {
        if !is_path(name) {
            return Ok(by_prefix(name.to_owned(), &self.source.houses()));
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
        is_path(name) || houses.contains(&by_prefix(name.to_owned(), &houses))
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
        let message = format!("there are no rules in {}", dir.display());
        return Err(Failure::usage(
            message,
            "name a folder that is laid out like `rules/`: chapters with a file a rule, and `houses`",
        ));
    }
    Ok(source)
}

/// The house whose id begins so, if there is only one: nobody types `holdem-hr` in a dispute.
fn by_prefix(name: String, houses: &[String]) -> String {
    if houses.contains(&name) {
        return name;
    }
    let mut begin = houses.iter().filter(|id| id.starts_with(&name));
    match (begin.next(), begin.next()) {
        (Some(only), None) => only.clone(),
        _ => name,
    }
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
        Some(id) => format!("did you mean `{id}`?"),
        None => format!("the houses are {}; a house of your own goes by the path of its file", ids.join(", ")),
    };
    Failure::usage(format!("there is no house `{name}`"), help)
}

/// A house named by a file rather than by its id.
pub fn is_path(name: &str) -> bool {
    name.contains(['/', '\\']) || Path::new(name).extension().is_some_and(|e| e == "yaml" || e == "yml")
}

fn env(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn language(config: &Config) -> Result<Lang, Failure> {
    let wrong = |code: &str, from: &str| {
        Failure::usage(format!("{from} asks for the language `{code}`"), format!("the languages are {}", Lang::listed()))
    };
    if let Some(code) = env("RULING_LANG") {
        return Lang::from_code(&code).ok_or_else(|| wrong(&code, "RULING_LANG"));
    }
    if let Some(code) = &config.lang {
        return Lang::from_code(code).ok_or_else(|| wrong(code, "the configuration"));
    }
    let locale = sys_locale::get_locale().unwrap_or_default();
    let code = locale.split(['-', '_', '.']).next().unwrap_or_default().to_lowercase();
    Ok(Lang::from_code(&code).unwrap_or(Lang::En))
}

fn config() -> Result<Config, Failure> {
    let Some(path) = choose_base_strategy().ok().map(|base| base.config_dir().join("ruling").join("config.yaml")) else {
        return Ok(Config::default());
    };
    if fs::symlink_metadata(&path).is_err() {
        return Ok(Config::default());
    }
    let text = read_file(&path, MAX_CONFIG).map_err(|finding| Failure::Findings(vec![finding]))?;
    serde_yaml::from_str(&text).map_err(|error| {
        Failure::usage(format!("{}: {error}", path.display()), "it may set `house` and `lang`, for example `house: pslive`")
    })
}

/// Where the index is kept; `None` where the user has no such place.
pub fn cache_dir() -> Option<PathBuf> {
    choose_base_strategy().ok().map(|base| base.cache_dir().join("ruling"))
}
