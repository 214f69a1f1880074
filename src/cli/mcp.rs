//! An assistant served: its questions are answered by the commands.

use std::io::{ErrorKind, IsTerminal as _, stdin};

use serde_json::Value;

use super::args::{Common, known_languages};
use super::output::{AnswerInForms, Forms, complain, plain};
use super::settings::{Settings, by_prefix, is_path};
use super::{ExitStatus, Failure, compare, completions, decide, lists, query, rule, situation};
use crate::diagnostic::{Style, closest, render};
use crate::lang::Lang;
use crate::mcp::{Answers, Asked, CompareHouses, DecideSituation, FindRule, ListHouses, ListOptions, ShowRule, ToolReply, serve};
use crate::message::message;
use crate::notation::{LineKind, guide};
use crate::pages::views;
use crate::prose::Teller;

/// So many rules are found where no limit is given: an assistant reads them all.
const FOUND: u16 = 3;

/// Both forms: what people read, and what programs do.
const BOTH: Forms = Forms { text: true, json: true };

/// Behind everything that is wrong with a situation.
const WHERE_TO_LOOK: &str = "Nothing has been ruled on. Mend the line and ask again with all of them; the resource ruling://notation \
                             shows how lines are written, ruling://phrases every phrase.";

/// How findings are told to somebody who has no terminal.
const PLAIN: Style = Style { colour: false, width: 100, lang: Lang::En };

/// Serves the assistant at the other end of standard input and output.
///
/// # Errors
/// The corpus is broken, or there is no such house: whoever starts it is told before anything is asked. The assistant does not
/// keep to the protocol.
pub fn run(common: &Common) -> Result<ExitStatus, Failure> {
    let settings = Settings::resolve(common)?;
    let houses = {
        let corpus = settings.corpus()?;
        let own = settings.house(&corpus)?.id.clone();
        let others = views(&corpus).into_iter().map(|view| view.house.id.clone()).filter(|id| *id != own);
        std::iter::once(own.clone()).chain(others).collect()
    };
    if stdin().is_terminal() {
        complain(&format!("{}\n", message!("waiting-for-assistant").text(settings.lang)));
    }
    match serve(Desk { settings, houses }) {
        Ok(()) => Ok(ExitStatus::Found),
        Err(error) if error.kind() == ErrorKind::InvalidData => {
            Err(Failure::usage(message!("not-mcp", error = error.to_string()), message!("mcp-begins")))
        }
        Err(error) => Err(Failure::Io(error)),
    }
}

/// Where an assistant asks.
struct Desk {
    settings: Settings,
    /// The one that speaks first.
    houses: Vec<String>,
}

impl Answers for Desk {
    fn answer(&self, asked: Asked) -> Result<ToolReply, String> {
        let said = match asked {
            Asked::Find(asked) => self.find(&asked),
            Asked::Show(asked) => self.show(&asked),
            Asked::Decide(asked) => {
                return self
                    .decide(&asked)
                    .map(reply)
                    .map_err(|failure| format!("{}\n\n{WHERE_TO_LOOK}", told(failure, self.settings.lang)));
            }
            Asked::Compare(asked) => self.compare(&asked),
            Asked::Houses(ListHouses { lang }) => {
                self.settings(None, lang.as_deref()).and_then(|settings| lists::all_houses(&settings, BOTH))
            }
            Asked::Options(asked) => self.options(&asked),
        };
        said.map(reply).map_err(|failure| told(failure, self.settings.lang))
    }

    fn houses(&self) -> Vec<String> {
        self.houses.clone()
    }

    fn notation(&self) -> String {
        plain(&decide::help(&Teller::new(self.settings.lang, None)))
    }

    fn phrases(&self) -> String {
        phrases(&Teller::new(self.settings.lang, None))
    }
}

impl Desk {
    /// The settings for one question.
    fn settings(&self, house: Option<&str>, lang: Option<&str>) -> Result<Settings, Failure> {
        let mut settings = self.settings.clone();
        if let Some(house) = house {
            settings.house = self.house(house)?;
        }
        if let Some(code) = lang {
            let none = || Failure::usage(message!("no-language", code = code), known_languages());
            settings.lang = Lang::from_code(code).ok_or_else(none)?;
        }
        Ok(settings)
    }

    /// The id of a house that is there. An assistant reads no files: whoever starts the program says which ones count.
    fn house(&self, name: &str) -> Result<String, Failure> {
        if let Some(id) = by_prefix(name, &self.houses) {
            return Ok(id.clone());
        }
        let houses = self.houses.join(", ");
        let help = match closest(name, self.houses.iter().map(String::as_str)) {
            Some(id) => message!("meant-house", id = id, houses = houses),
            None if is_path(name) => message!("house-by-starter", houses = houses),
            None => message!("houses-are", houses = houses),
        };
        Err(Failure::usage(message!("no-house", house = name), help))
    }

    fn find(&self, asked: &FindRule) -> Result<AnswerInForms, Failure> {
        let limit = asked.limit.unwrap_or(FOUND);
        if !(1..=100).contains(&limit) || asked.words.trim().is_empty() {
            return Err(Failure::usage(message!("nothing-to-look-for"), message!("give-words")));
        }
        let settings = self.settings(asked.house.as_deref(), asked.lang.as_deref())?;
        query::found(&settings, &asked.words, usize::from(limit), BOTH).map(|found| found.said)
    }

    fn show(&self, asked: &ShowRule) -> Result<AnswerInForms, Failure> {
        let settings = self.settings(asked.house.as_deref(), asked.lang.as_deref())?;
        rule::shown(&settings, &asked.rule, BOTH)?.ok_or_else(|| {
            let ids = settings.source.rule_ids();
            let help = match closest(&asked.rule, ids.iter().map(String::as_str)) {
                Some(id) => message!("meant-rule", id = id),
                None => message!("find-rule-looks"),
            };
            Failure::usage(message!("no-rule-no-term", house = &settings.house, rule = &asked.rule), help)
        })
    }

    fn decide(&self, asked: &DecideSituation) -> Result<AnswerInForms, Failure> {
        let settings = self.settings(asked.house.as_deref(), asked.lang.as_deref())?;
        let text = asked.lines.join("\n");
        if text.trim().is_empty() {
            return Err(Failure::usage(message!("no-lines"), message!("describe-table")));
        }
        let input = situation::understand("lines", &text, settings.lang).map_err(Failure::Findings)?;
        decide::answer(&settings, &input, asked.all_houses, BOTH).map(|answer| answer.said)
    }

    fn compare(&self, asked: &CompareHouses) -> Result<AnswerInForms, Failure> {
        let settings = self.settings(None, asked.lang.as_deref())?;
        let ids = [self.house(&asked.left)?, self.house(&asked.right)?];
        let compared = compare::compared([&settings, &settings], &ids, asked.rule.as_deref(), asked.rule.is_none(), BOTH)?;
        Ok(compared.said)
    }

    fn options(&self, asked: &ListOptions) -> Result<AnswerInForms, Failure> {
        let part = asked.option.as_deref().unwrap_or_default();
        let mut said = lists::all_options(&self.settings, part, BOTH)?;
        let options = said.json.as_mut().and_then(|json| json["options"].as_array_mut());
        let options = options.map(Vec::as_mut_slice).unwrap_or_default();
        if options.is_empty() {
            return Err(Failure::usage(message!("no-option", part = part), message!("leave-out-option")));
        }
        if part.is_empty() {
            said.text = Some(keys_only(options));
        }
        Ok(said)
    }
}

fn reply(said: AnswerInForms) -> ToolReply {
    ToolReply { text: plain(said.text.unwrap_or_default().trim_end()), json: said.json.unwrap_or_default() }
}

/// Takes the values away, of which there are too many to be read in one go; what is left, in words.
fn keys_only(options: &mut [Value]) -> String {
    let mut lines = Vec::new();
    for option in options.iter_mut() {
        if let Some(option) = option.as_object_mut() {
            option.remove("values");
        }
        let word = |key: &str| option[key].as_str().unwrap_or_default().replace('\n', " ");
        lines.push(format!("{}: {}", word("option"), word("doc")));
    }
    lines.join("\n")
}

/// What is wrong and what to do, in words.
fn told(failure: Failure, lang: Lang) -> String {
    let findings = failure.findings(lang);
    findings.iter().map(|finding| render(finding, Style { lang, ..PLAIN })).collect::<Vec<_>>().join("\n\n")
}

/// Every phrase with what it says, those of a kind together.
fn phrases(teller: &Teller) -> String {
    let mut out = String::new();
    let mut kind = None;
    for phrase in guide() {
        if kind != Some(phrase.kind) {
            kind = Some(phrase.kind);
            out.push_str(&format!("\n{}\n", heading(phrase.kind)));
        }
        let line = if phrase.kind == LineKind::Verdict { format!("! {}", phrase.example) } else { phrase.example.clone() };
        out.push_str(&format!("  {}  =  {}\n", phrase.example, completions::told(teller, &line)));
    }
    out.trim_start().to_owned()
}

fn heading(kind: LineKind) -> &'static str {
    match kind {
        LineKind::State => "The table",
        LineKind::Player => "What a player does",
        LineKind::Steps => "Several steps in one line",
        LineKind::Players => "What several do together",
        LineKind::Cards => "What a player's cards do",
        LineKind::Table => "What happens by itself",
        LineKind::Dealer => "What the dealer does",
        LineKind::Floor => "What the floor and those above it do",
        LineKind::Verdict => "What may follow `floor decides:`",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_phrase_is_told_under_its_kind() {
        let told = phrases(&Teller::new(Lang::En, None));
        assert!(told.starts_with("The table\n  no-limit hold'em  =  No-limit hold'em.\n"), "{told}");
        assert!(told.contains("  A raises to 1200  =  A raises to 1,200.\n"), "{told}");
        let lines = told.lines().filter(|line| line.starts_with("  "));
        assert!(lines.clone().count() == guide().count() && lines.clone().all(|line| !line.ends_with("=  ")), "{told}");
    }
}
