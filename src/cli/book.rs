//! Publishing a rulebook.

use std::path::Path;

use jiff::civil::Date;
use jiff::{Timestamp, Zoned, tz::TimeZone};

use super::args::Common;
use super::output::{print_exactly, print_json};
use super::settings::Settings;
use super::{ExitStatus, Failure};
use crate::book::html;
use crate::book::write::publish;
use crate::corpus::{House, HouseView, Lang};
use crate::message::message;
use crate::pages::{book, logo};

/// Writes the book of the house, in the language, to a folder.
///
/// # Errors
/// The corpus is broken or cannot be printed, there is no such house, the folder cannot be written or holds something else.
pub fn run(common: &Common, out: &Path) -> Result<ExitStatus, Failure> {
    let settings = Settings::resolve(common)?;
    let corpus = settings.corpus()?;
    let house = settings.house(&corpus)?;
    let Some(view) = HouseView::new(&corpus, &house.id) else { return Ok(ExitStatus::Nothing) };
    settings.printable(&view)?;
    let mut book = book(&corpus, &view, settings.lang, &date(house, settings.lang));
    book.logo = logo(house).map_err(|finding| Failure::Findings(vec![finding]))?;
    let page = html::render(&book).map_err(|error| Failure::usage(message!("page-unrendered", error = error.to_string()), None))?;
    publish(out, &[("index.html", page.as_bytes())]).map_err(|error| {
        let message = message!("book-unwritten", folder = out.display().to_string(), error = error.to_string());
        Failure::usage(message, message!("choose-folder"))
    })?;
    let path = out.join("index.html").display().to_string();
    if common.json {
        print_json(&serde_json::json!({ "house": house.id, "lang": settings.lang.code(), "pages": [path] }))?;
    } else {
        print_exactly(&format!("{path}\n"))?;
    }
    Ok(ExitStatus::Found)
}

/// The day of the house's edition, else today, as the language writes it. `SOURCE_DATE_EPOCH` stands for today where a build must come out the same again.
fn date(house: &House, lang: Lang) -> String {
    let of_edition = house.club.date.as_ref().and_then(|date| date.value.parse::<Date>().ok());
    if let Some(date) = of_edition {
        return date.strftime(lang.language().date).to_string();
    }
    let fixed = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|s| s.parse().ok()).and_then(|s| Timestamp::from_second(s).ok());
    let today = fixed.map_or_else(Zoned::now, |at| at.to_zoned(TimeZone::UTC));
    today.strftime(lang.language().date).to_string()
}
