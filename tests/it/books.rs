//! Published books as their readers meet them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{Shell, club_text};

/// Publishes a book; the folder in which it lies.
fn published(shell: &Shell, args: &[&str]) -> PathBuf {
    let out = shell.path("out");
    let told = shell.run(&[&["book", "--out", out.to_str().expect("UTF-8")], args].concat());
    assert!(told.starts_with("exit 0"), "{told}");
    out
}

fn page(out: &Path, name: &str) -> String {
    fs::read_to_string(out.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The files of a book by their paths below its folder.
fn files(out: &Path) -> BTreeMap<String, String> {
    fn walk(dir: &Path, below: &str, files: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(dir).expect("a folder") {
            let entry = entry.expect("an entry");
            let name = format!("{below}{}", entry.file_name().to_string_lossy());
            match entry.file_type().expect("a type").is_dir() {
                true => walk(&entry.path(), &format!("{name}/"), files),
                false => {
                    files.insert(name, fs::read_to_string(entry.path()).unwrap_or_default());
                }
            }
        }
    }
    let mut all = BTreeMap::new();
    walk(out, "", &mut all);
    all.retain(|name, _| !name.starts_with('.'));
    all
}

/// Where a link of one page leads: a file of the book, and a place on it.
fn target(from: &str, link: &str) -> (String, String) {
    let (path, id) = link.split_once('#').unwrap_or((link, ""));
    let mut parts: Vec<&str> = from.split('/').collect();
    if !path.is_empty() {
        parts.pop();
        for part in path.split('/') {
            match part {
                ".." => {
                    parts.pop();
                }
                part => parts.push(part),
            }
        }
    }
    (parts.join("/"), id.to_owned())
}

/// The values of an attribute, as a browser reads them.
fn attributes(page: &str, name: &str) -> Vec<String> {
    let named = format!(" {name}=\"");
    let values = page.split(&named).skip(1).filter_map(|rest| rest.split('"').next());
    values.map(|value| value.replace("&#x2f;", "/").replace("&amp;", "&")).collect()
}

#[test]
fn players_get_rules_and_examples_and_the_floor_all_of_it() {
    let shell = Shell::new();
    let klub = ["--house", "klub-sk", "--lang", "en"];
    let players = page(&published(&shell, &klub), "index.html");
    for absent in ["class=\"conflict\"", "class=\"elsewhere\"", "class=\"source\""] {
        assert!(!players.contains(absent), "{absent}");
    }
    assert_eq!(players.matches("Based on TDA 2011").count(), 1);
    assert!(players.contains("class=\"example\"") && players.matches("<article").count() > 50);

    let annotated = page(&published(&shell, &[&klub[..], &["--annotated"]].concat()), "index.html");
    assert!(annotated.contains("class=\"conflict\""));
    assert!(annotated.contains("<p class=\"source\">Source: Slovak club 21 · sk-21 · "), "no source");
    // Slovak club 20 lets a chip of half the bet call; PokerStars Live does not say so, and says when the floor decides.
    assert!(annotated.contains("<p><b>PokerStars Live</b>: "), "no other house");
    // Both are the same book.
    let rules = |page: &str| attributes(page, "id").into_iter().filter(|id| id.contains('.')).collect::<BTreeSet<_>>();
    assert_eq!(rules(&players), rules(&annotated));
}

#[test]
fn an_example_is_a_play_that_can_be_followed() {
    let shell = Shell::new();
    let book = page(&published(&shell, &["--house", "tda-2011", "--lang", "en"]), "index.html");
    let example = book.split("<aside class=\"example\">").find(|rest| rest.contains("B puts in two 1,000 chips without a word"));
    let example = example.expect("TDA 40's example").split("</aside>").next().expect("its end");
    // Blinds 200/400, A to 1,200, then B's two chips: what lies there before B acts is told, what they make only by the ruling.
    let chips: Vec<String> =
        example.split("<p class=\"chips\">").skip(1).map(|rest| text(rest.split("</p>").next().expect("p"))).collect();
    assert!(example.matches("<li>").count() >= 2, "{example}");
    assert!(chips.first().is_some_and(|chips| chips.contains("A 1,200") && !chips.contains("B 1,200")), "{chips:?}");
    assert!(chips.last().is_some_and(|chips| chips.contains("B 1,200")), "{chips:?}");
}

/// Without tags, and with common spaces.
fn text(html: &str) -> String {
    let text: String = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect();
    text.replace('\u{a0}', " ").trim().to_owned()
}

#[test]
fn every_link_of_a_site_leads_somewhere() {
    let shell = Shell::new();
    let site = files(&published(&shell, &["--house", "pslive", "--lang", "hu,en", "--format", "site"]));
    assert!(site.len() > 150 && site.contains_key("index.html") && site.contains_key("hu/book.css"), "{:?}", site.keys());
    let ids: BTreeMap<&str, BTreeSet<String>> =
        site.iter().map(|(name, page)| (name.as_str(), attributes(page, "id").into_iter().collect())).collect();
    for (name, page) in site.iter().filter(|(name, _)| name.ends_with(".html")) {
        for link in attributes(page, "href").iter().filter(|link| *link != "data:,") {
            let (file, id) = target(name, link);
            let there = ids.get(file.as_str()).unwrap_or_else(|| panic!("{name}: {link} leads to no file"));
            assert!(id.is_empty() || there.contains(&id), "{name}: {link} leads to no place");
        }
        assert!(!page.contains("://"), "{name} asks the network");
    }
    // The same rule in the other language.
    let page = site.iter().find(|(name, page)| name.starts_with("hu/") && page.contains(">4.10</a>")).expect("a page of 4.10");
    assert!(attributes(page.1, "href").contains(&format!("../en/{}", &page.0[3..])), "{}", page.0);
}

#[test]
fn headings_go_down_by_one() {
    let shell = Shell::new();
    let one = files(&published(&shell, &["--house", "reiz-ru", "--lang", "ru", "--annotated"]));
    let shell = Shell::new();
    let site = files(&published(&shell, &["--house", "holdem-hr", "--lang", "hr", "--format", "site"]));
    let shell = Shell::new();
    let card = files(&published(&shell, &["--house", "psi-is", "--lang", "is", "--card"]));
    for (name, page) in one.iter().chain(&site).chain(&card).filter(|(name, _)| name.ends_with(".html")) {
        let levels: Vec<u32> = page.split("<h").skip(1).filter_map(|rest| rest.chars().next()?.to_digit(10)).collect();
        assert_eq!(levels.first(), Some(&1), "{name}");
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1, "{name}: {levels:?}");
        assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{name}: {levels:?}");
    }
}

#[test]
fn two_languages_stand_side_by_side_and_no_more() {
    let shell = Shell::new();
    let book = page(&published(&shell, &["--house", "pslive", "--lang", "hu,en"]), "index.html");
    assert!(book.starts_with("<!DOCTYPE html>\n<html lang=\"hu\">"));
    assert!(book.contains("<div lang=\"hu\">\n") && book.contains("<div lang=\"en\" id=\"en.hu-4.10\">"));
    let read = text(&book);
    assert!(read.contains("single chip worth more than the call") && read.contains("egyetlen,"));
    let ids = attributes(&book, "id");
    let places: BTreeSet<&str> = ids.iter().map(String::as_str).collect();
    assert_eq!(ids.len(), places.len(), "an id stands twice");
    for link in attributes(&book, "href").iter().filter_map(|link| link.strip_prefix('#')) {
        assert!(places.contains(link), "#{link} leads nowhere");
    }

    let out = shell.path("other");
    let refused = shell.run(&["book", "--lang", "en,hu,sk", "--out", out.to_str().expect("UTF-8")]);
    assert!(refused.starts_with("exit 2") && refused.contains("no more than two languages"), "{refused}");
    assert!(!out.exists());
    let refused = shell.run(&["check", "--lang", "en,hu"]);
    assert!(refused.starts_with("exit 2") && refused.contains("only a book"), "{refused}");
}

#[test]
fn all_houses_stand_in_one_library() {
    let shell = Shell::new();
    let library = files(&published(&shell, &["--all-houses", "--lang", "en,is", "--format", "site"]));
    let doors = attributes(&library["index.html"], "href");
    for house in ["holdem-hr", "klub-sk", "psi-is", "pslive", "reiz-ru", "tda-2011", "tda-2024"] {
        assert!(doors.contains(&format!("{house}/is/index.html")), "{house}");
        assert!(library.contains_key(&format!("{house}/en/search.html")), "{house}");
    }
    assert!(!library.keys().any(|name| name.starts_with("custom")));
}

#[test]
fn an_epub_is_what_readers_expect() {
    let shell = Shell::new();
    let out = published(&shell, &["--house", "pslive", "--lang", "hu,en", "--format", "epub"]);
    let book = out.join("pslive-hu-en.epub");
    let bytes = fs::read(&book).expect("an archive");
    assert!(bytes.starts_with(b"PK") && bytes.windows(20).any(|w| w == b"application/epub+zip"));
    // The same book comes out the same again.
    let again = Shell::new();
    let second = published(&again, &["--house", "pslive", "--lang", "hu,en", "--format", "epub"]);
    assert!(bytes == fs::read(second.join("pslive-hu-en.epub")).expect("an archive"), "two runs differ");
    // Debian's package `epubcheck`; where it is not installed, nobody is held up.
    let checker = Path::new("/usr/bin/epubcheck");
    if !checker.exists() {
        return;
    }
    // The second defines terms under titles that name them.
    let annotated = Shell::new();
    let third = published(&annotated, &["--house", "reiz-ru", "--lang", "ru", "--annotated", "--format", "epub"]);
    for book in [book, third.join("reiz-ru-ru.epub")] {
        let checked =
            Command::new("java").arg("-jar").arg(checker).arg(&book).output().expect("Debian's epubcheck brings Java along");
        let said = String::from_utf8_lossy(&checked.stderr);
        assert!(checked.status.success() && !said.contains("WARNING"), "{}{said}", String::from_utf8_lossy(&checked.stdout));
    }
}

#[test]
fn the_floor_card_is_printed_by_itself() {
    let shell = Shell::new();
    let card = files(&published(&shell, &["--house", "reiz-ru", "--lang", "ru", "--card"]));
    assert_eq!(card.keys().collect::<Vec<_>>(), ["card.html"]);
    assert_eq!(card["card.html"].matches("<article").count(), 30);
    // The Moscow club says nothing of "pot" in no-limit; what is usual is said to be that.
    let custom = card["card.html"].split("<article class=\"custom\">").map(text);
    assert!(custom.skip(1).any(|answer| answer.starts_with("«Банк!» в безлимите? По обычаю")), "{}", card["card.html"]);
}

#[test]
fn the_next_edition_says_what_has_changed() {
    let shell = Shell::new();
    let write = |folder: &str, reading: &str| {
        let title = "{ en: Ours, hu: b, sk: c, hr: d, is: e, ru: f }";
        let sets = format!("{{ betting.ambiguous_amount: {reading} }}");
        let provision = format!("{{ ref: club-1, number: \"K1\", clauses: [ambiguous-amount/reading], sets: {sets} }}");
        fs::create_dir_all(shell.path(folder)).expect("a temporary folder");
        let path = shell.path(folder).join("our-club.yaml");
        let chapters = format!(" [{{ title: {title}, provisions: [{provision}] }}]");
        fs::write(&path, club_text("our-club", "tda-2011", &chapters)).expect("a temporary file");
        path.to_str().expect("UTF-8").to_owned()
    };
    let (old, new) = (write("old", "lesser"), write("new", "largest-within-pot"));
    let book = page(&published(&shell, &["--house", &new, "--since", &old, "--lang", "en"]), "index.html");
    assert_eq!(book.matches("class=\"changed\"").count(), 1);
    let changes = book.split("id=\"_changes\"").nth(1).expect("a list of changes").split("</section>").next().expect("its end");
    assert!(changes.contains("Changes since Our club") && changes.contains("<a href=\"#club-1\">"), "{changes}");
    assert!(changes.contains("<p><b>Before:</b> If a declared amount can have more than one meaning, the wager is the smallest"));
    // The situation: what the lesser of two amounts makes of it, and the greater.
    assert!(changes.contains("<aside class=\"example\">") && changes.contains("<b>Now:</b>"), "{changes}");

    let same = page(&published(&shell, &["--house", &new, "--since", &new, "--lang", "en"]), "index.html");
    assert!(!same.contains("class=\"changed\"") && !same.contains("class=\"kind\"") && same.contains("Nothing has changed"));
}
