//! The command line.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};

use super::output::Forms;
use crate::corpus::Lang;
use crate::schema::Schema;

/// Rules of poker rooms: ask for one, have a situation ruled, publish a rulebook, prove it consistent.
#[derive(Debug, Parser)]
#[command(
    name = "ruling",
    version,
    disable_help_subcommand = true,
    args_conflicts_with_subcommands = true,
    subcommand_precedence_over_arg = true,
    after_help = "Exit codes: 0 found or clean, 1 nothing found or findings, 2 could not run.\n\
                  Environment: RULING_HOUSE, RULING_LANG, NO_COLOR.\n\
                  Any other words are a query: `ruling oversized chip`, `ruling nagy zseton`, `ruling TDA 39`."
)]
pub struct Cli {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub command: Option<Command>,
    /// What you are looking for, in any of the six languages
    #[arg(value_name = "WORDS")]
    pub words: Vec<String>,
}

/// What every command understands.
#[derive(Args, Clone, Debug)]
pub struct Common {
    /// The rulebook to speak for: an id from `ruling houses`, or the path of a house's file
    #[arg(long, value_name = "HOUSE", global = true)]
    pub house: Option<String>,
    #[arg(long, value_name = "LANG", global = true, value_delimiter = ',', value_parser = lang, help = format!("The language to answer in: {}; for a book several, with commas", Lang::listed()))]
    pub lang: Vec<Lang>,
    /// Read the rules from this folder instead of the ones that come with the program
    #[arg(long, value_name = "DIR", global = true)]
    pub rules: Option<PathBuf>,
    /// Print JSON
    #[arg(long, global = true)]
    pub json: bool,
    /// How many rules and terms to name at most
    #[arg(long, value_name = "N", global = true, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=100))]
    pub limit: u16,
}

impl Common {
    /// The form in which the answer is printed.
    pub fn forms(&self) -> Forms {
        Forms { text: !self.json, json: self.json }
    }
}

fn lang(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| format!("the languages are {}", Lang::listed()))
}

fn schemas() -> impl TypedValueParser<Value = Schema> {
    PossibleValuesParser::new(Schema::ALL.iter().map(|known| PossibleValue::new(known.name()).help(known.doc())))
        .try_map(|name| Schema::from_name(&name).ok_or("no such schema"))
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Find a rule; for words that would otherwise be taken for a command
    Query {
        /// What you are looking for
        #[arg(required = true, value_name = "WORDS")]
        words: Vec<String>,
    },
    /// One rule in full: every clause, what every house does, every example; or one term
    Rule {
        /// A rule's id, or its number in the house: `oversized-chip`, `4.10`, `TDA 39`; or a term: `kicker`
        #[arg(value_name = "RULE|NUMBER")]
        rule: String,
    },
    /// Rule on a situation; without lines, show how to state one
    Decide {
        /// State and events, one a line: `200/400` `A raises to 1200` `B pushes 2x1000`
        #[arg(value_name = "LINE")]
        lines: Vec<String>,
        /// Read the lines from a file, or from standard input with `-`
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
        /// Under every rulebook, side by side
        #[arg(long)]
        all_houses: bool,
    },
    /// Where two rulebooks differ, each difference with the smallest situation that shows it
    Compare {
        /// The rulebook to compare
        #[arg(value_name = "HOUSE")]
        left: String,
        /// The rulebook to compare it with
        #[arg(value_name = "HOUSE")]
        right: String,
        /// Only this rule: its id, or its number in one of the two
        #[arg(value_name = "RULE")]
        rule: Option<String>,
        /// Only name the rules in which they differ, and their options; no situations are looked for
        #[arg(long)]
        brief: bool,
    },
    /// Publish a rulebook: rules and examples, for players; two languages stand side by side
    Book {
        /// The folder to write to; what an earlier book wrote there is replaced, everything else is left alone
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        #[command(flatten)]
        how: BookArgs,
    },
    /// Prove the rules consistent; with PATH, a club's own house on top of them
    Verify {
        /// The file of a house
        #[arg(value_name = "PATH")]
        path: Option<PathBuf>,
        #[command(flatten)]
        how: VerifyArgs,
    },
    /// Replay recorded hands: what the rulebook would not have allowed, and which chips ended up elsewhere
    Replay {
        /// Files in the poker hand history format, PHH or PHHS, or folders of them; `-` is standard input
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// The rulebooks, and which of them speaks if you name none
    Houses,
    /// Every option by which rulebooks differ, its values, and who uses which
    Options,
    /// The JSON Schema of a file, for editors that complete and explain while you type
    Schema {
        /// What kind of file: rule, house or glossary
        #[arg(value_name = "FILE", hide_possible_values = true, value_parser = schemas())]
        schema: Schema,
    },
    /// Serve an assistant: the Model Context Protocol over standard input and output
    Mcp,
    /// Completions for a shell
    Completions {
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
}

/// How a book is published.
#[derive(Args, Clone, Debug)]
pub struct BookArgs {
    /// What to make [default: html]
    #[arg(long, value_enum, value_name = "FORMAT", hide_default_value = true, default_value_t = BookFormat::Html)]
    pub format: BookFormat,
    /// The edition for the floor: also where each rule comes from, contradictions and how they are resolved, and what the other
    /// rulebooks say
    #[arg(long)]
    pub annotated: bool,
    /// Only the floor card: two sheets with the house's answers to what is asked every night
    #[arg(long, conflicts_with_all = ["format", "annotated"])]
    pub card: bool,
    /// Mark what an earlier edition said otherwise, and list it, each change with a situation now ruled otherwise: an id from
    /// `ruling houses`, or the path of a house's file
    #[arg(long, value_name = "OLD", conflicts_with_all = ["card", "all_houses"])]
    pub since: Option<String>,
    /// Every rulebook, each in a folder of its own
    #[arg(long, conflicts_with = "house")]
    pub all_houses: bool,
}

/// In what form a book is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum BookFormat {
    /// One page that holds everything, for a screen, a phone and paper
    Html,
    /// A page a rule with contents and search, for a web server or a folder
    Site,
    /// A file for e-readers and reading apps
    Epub,
}

/// What to look for, and how to report it.
#[derive(Args, Clone, Debug, Default)]
pub struct VerifyArgs {
    /// Report only findings whose ids begin so
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    pub select: Vec<String>,
    /// Leave out findings whose ids begin so; what keeps the rules from loading is always reported
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    pub ignore: Vec<String>,
    /// Check only this rule, and what belongs to it: its texts, its scenarios in all houses, the proof of its clauses, the
    /// values of the options that it asks for; may be given several times
    #[arg(long, value_name = "ID", conflicts_with_all = ["explain", "list"])]
    pub rule: Vec<String>,
    /// Check the spelling by the hunspell dictionaries in this folder, such as /usr/share/hunspell
    #[arg(long, value_name = "DIR")]
    pub dictionaries: Option<PathBuf>,
    /// How to report [default: human]
    #[arg(long, value_enum, value_name = "FORMAT", conflicts_with = "json", hide_default_value = true)]
    pub format: Option<Format>,
    /// Explain a finding: what it finds, why it matters, an example, how to mend it
    #[arg(long, value_name = "ID", conflicts_with_all = ["path", "list"])]
    pub explain: Option<String>,
    /// List every finding
    #[arg(long, conflicts_with = "path")]
    pub list: bool,
    /// Show the recorded contradictions of the rulebooks, or of the one named, each in the smallest situation that matters
    #[arg(long, conflicts_with_all = ["rule", "select", "ignore", "format", "explain", "list"])]
    pub conflicts: bool,
    /// With `--conflicts`: look around every situation for provisions that rule differently, which takes a while
    #[arg(long, requires = "conflicts")]
    pub explore: bool,
}

/// For whom findings are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// The line underlined, and what to do
    Human,
    Json,
    /// SARIF 2.1.0, for code scanning
    Sarif,
    /// JUnit XML, as CI servers read it
    Junit,
    /// Workflow commands of GitHub
    Github,
}

/// The words that name a command.
pub const COMMANDS: [&str; 12] =
    ["query", "rule", "decide", "compare", "book", "verify", "replay", "houses", "options", "schema", "mcp", "completions"];
