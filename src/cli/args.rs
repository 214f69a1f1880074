//! The command line. What each command and each argument is for stands in `locales/<lang>/help.ftl`.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};

use super::output::Forms;
use crate::book::format::BookFormat;
use crate::book::formats::{self, FORMATS};
use crate::corpus::Lang;
use crate::message::{Message, MessageArg, message};
use crate::schema::Schema;

#[derive(Debug, Parser)]
#[command(
    name = "ruling",
    version,
    disable_help_subcommand = true,
    args_conflicts_with_subcommands = true,
    subcommand_precedence_over_arg = true
)]
pub struct Cli {
    #[arg(value_name = "WORDS")]
    pub words: Vec<String>,
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What every command understands.
#[derive(Args, Clone, Debug)]
pub struct Common {
    #[arg(long, value_name = "HOUSE", global = true)]
    pub house: Option<String>,
    #[arg(long, value_name = "LANG", global = true, value_delimiter = ',', value_parser = lang)]
    pub lang: Vec<Lang>,
    #[arg(long, value_name = "DIR", global = true)]
    pub rules: Option<PathBuf>,
    #[arg(long, global = true)]
    pub json: bool,
    #[arg(long, value_name = "N", global = true, default_value_t = 5, value_parser = limit)]
    pub limit: u16,
    #[arg(long, value_name = "FILE", global = true)]
    pub log: Option<PathBuf>,
}

impl Common {
    /// The form in which the answer is printed.
    pub fn forms(&self) -> Forms {
        Forms { text: !self.json, json: self.json }
    }
}

/// Why a value cannot be taken, in whatever language it will be told.
#[derive(Clone, Debug)]
pub struct WrongValue(pub Message);

impl fmt::Display for WrongValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.text(Lang::En))
    }
}

impl Error for WrongValue {}

fn lang(code: &str) -> Result<Lang, WrongValue> {
    Lang::from_code(code).ok_or_else(|| WrongValue(known_languages()))
}

/// Which languages there are.
pub fn known_languages() -> Message {
    message!("known-languages", codes = Lang::ALL.map(Lang::code).iter().collect::<MessageArg>())
}

/// How many answers at most.
const LIMITS: RangeInclusive<u16> = 1..=100;

fn limit(text: &str) -> Result<u16, WrongValue> {
    number_of(&LIMITS, text)
}

/// The ports of a machine; under 0 it chooses one itself.
const PORTS: RangeInclusive<u16> = 1..=u16::MAX;

fn port(text: &str) -> Result<u16, WrongValue> {
    number_of(&PORTS, text)
}

fn number_of(range: &RangeInclusive<u16>, text: &str) -> Result<u16, WrongValue> {
    let (least, most) = (i64::from(*range.start()), i64::from(*range.end()));
    let known = text.parse().ok().filter(|n| range.contains(n));
    known.ok_or_else(|| WrongValue(message!("not-a-number-between", least = least, most = most)))
}

fn schemas() -> impl TypedValueParser<Value = Schema> {
    PossibleValuesParser::new(Schema::ALL.iter().map(|known| known.name()))
        .try_map(|name| Schema::from_name(&name).ok_or("no such schema"))
}

fn book_formats() -> impl TypedValueParser<Value = &'static BookFormat> {
    PossibleValuesParser::new(FORMATS.iter().map(|format| format.name))
        .try_map(|name| formats::named(&name).ok_or("no such format"))
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Query {
        #[arg(required = true, value_name = "WORDS")]
        words: Vec<String>,
    },
    Rule {
        #[arg(value_name = "RULE|NUMBER")]
        rule: String,
    },
    Decide {
        #[arg(value_name = "LINE")]
        lines: Vec<String>,
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
        #[arg(long)]
        all_houses: bool,
        #[arg(long, value_name = "NOTE", conflicts_with = "all_houses")]
        note: Option<String>,
    },
    Compare {
        #[arg(value_name = "HOUSE")]
        left: String,
        #[arg(value_name = "HOUSE")]
        right: String,
        #[arg(value_name = "RULE")]
        rule: Option<String>,
        #[arg(long)]
        brief: bool,
    },
    Init {
        #[arg(value_name = "CLUB")]
        club: PathBuf,
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        #[arg(long, value_name = "LANGS", value_delimiter = ',')]
        languages: Vec<String>,
        #[arg(long, value_name = "HOUSE")]
        base: Option<String>,
        #[arg(long, value_name = "ROLE")]
        floor: Option<String>,
    },
    Book {
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        #[command(flatten)]
        how: BookArgs,
    },
    Verify {
        #[arg(value_name = "PATH")]
        path: Option<PathBuf>,
        #[command(flatten)]
        how: VerifyArgs,
    },
    Replay {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    Houses,
    Options,
    Schema {
        #[arg(value_name = "FILE", value_parser = schemas())]
        schema: Schema,
    },
    Mcp,
    Completions {
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
}

/// How a book is published.
#[derive(Args, Clone, Debug)]
pub struct BookArgs {
    #[arg(long, value_name = "FORMAT", value_parser = book_formats(), hide_default_value = true, default_value = FORMATS[0].name)]
    pub format: &'static BookFormat,
    #[arg(long)]
    pub annotated: bool,
    #[arg(long, conflicts_with = "annotated")]
    pub card: bool,
    #[arg(long, value_name = "OLD", conflicts_with_all = ["card", "all_houses"])]
    pub since: Option<String>,
    #[arg(long, conflicts_with = "house")]
    pub all_houses: bool,
    #[arg(long, conflicts_with = "json")]
    pub watch: bool,
    #[arg(long, value_name = "PORT", requires = "watch", value_parser = port)]
    pub port: Option<u16>,
}

/// What to look for, and how to report it.
#[derive(Args, Clone, Debug, Default)]
pub struct VerifyArgs {
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    pub select: Vec<String>,
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    pub ignore: Vec<String>,
    #[arg(long, value_name = "ID", conflicts_with_all = ["explain", "list"])]
    pub rule: Vec<String>,
    #[arg(long, value_name = "DIR")]
    pub dictionaries: Option<PathBuf>,
    #[arg(long, value_enum, value_name = "FORMAT", conflicts_with = "json", hide_default_value = true)]
    pub format: Option<Format>,
    #[arg(long, value_name = "ID", conflicts_with_all = ["path", "list"])]
    pub explain: Option<String>,
    #[arg(long, conflicts_with = "path")]
    pub list: bool,
    #[arg(long, conflicts_with_all = ["rule", "select", "ignore", "format", "explain", "list"])]
    pub conflicts: bool,
    #[arg(long, requires = "conflicts")]
    pub explore: bool,
}

/// For whom findings are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    Human,
    Json,
    Sarif,
    Junit,
    Github,
}

/// The words that name a command.
pub const COMMANDS: [&str; 13] =
    ["query", "rule", "decide", "compare", "init", "book", "verify", "replay", "houses", "options", "schema", "mcp", "completions"];
