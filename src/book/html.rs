//! One self-contained page: style and script are in it, and it asks the network for nothing, so that it reads the same
//! from a web server, an e-mail or a USB stick.

use minijinja::{Error, context};

use super::card;
use super::format::{BookFormat, Unrendered};
use super::links::Links;
use super::model::Book;
use super::templates::{STYLE, as_it_stands, environment, running_head};
use super::view::View;

const SCRIPT: &str = include_str!("../../book/book.js");

/// One page that holds everything, for a screen, a phone and paper.
pub const FORMAT: BookFormat = BookFormat {
    name: "html",
    languages_at_most: Some(2),
    has_folders: false,
    is_searched: false,
    is_watched: true,
    renders: |pressed| Ok(vec![("index.html".to_owned(), render(pressed.books).map_err(Unrendered::fault)?.into_bytes())]),
    renders_card: Some(|card, _| Ok(("card.html".to_owned(), card::render(card).map_err(Unrendered::fault)?.into_bytes()))),
};

/// Renders a book as one HTML page; one in several languages with the languages side by side, led by the first.
///
/// # Errors
/// Where the templates are at fault; a book cannot be.
pub fn render(books: &[Book]) -> Result<String, Error> {
    let Some((book, others)) = books.split_first() else { return Ok(String::new()) };
    let links = Links::on_one_page(book);
    // Each language has ids of its own.
    let beside: Vec<Links> = others.iter().map(|b| Links::on_one_page(b).beside(&links, &format!("{}.", b.lang))).collect();
    let beside: Vec<View> = others.iter().zip(&beside).map(|(book, links)| View::new(book, links, "")).collect();
    environment()?.get_template("page.html")?.render(context! {
        style => as_it_stands(STYLE),
        script => as_it_stands(SCRIPT),
        running_head => running_head(book),
        languages => others.len() + 1,
        titles => others.iter().map(|b| context! { lang => b.lang, title => &b.house_name }).collect::<Vec<_>>(),
        ..View::new(book, &links, "").whole(&beside)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::model::{Definition, PrintedBlock, PrintedEntry, Reference, SameAs, Section};
    use crate::book::specimen::{book, clause, full_of, section, words};

    const HOSTILE: &str = "</title></style></script><script>alert(1)</script>\" onload='x' {{ 7 * 7 }}";

    fn rendered(book: Book) -> String {
        render(&[book]).unwrap()
    }

    fn page(sections: Vec<Section>) -> String {
        rendered(book(sections))
    }

    /// The rules alone, with white space evened out.
    fn rules(sections: Vec<Section>) -> String {
        let page = page(sections);
        let main = page.split("<main").nth(1).unwrap().split("</main>").next().unwrap();
        main.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_title_bears_house_and_edition_and_the_imprint_the_date() {
        let page = page(vec![]);
        assert!(page.contains("<html lang=\"en\">"));
        assert!(page.contains("<title>The Club · 2024</title>"));
        assert!(page.contains("<h1>The Club</h1>"));
        assert!(page.contains("3 May 2026</span>"));
    }

    #[test]
    fn without_an_edition_there_is_no_word_of_one() {
        for edition in [None, Some(String::new())] {
            let mut book = book(vec![]);
            book.edition = edition;
            book.words = words(&[("edition", "Edition")]);
            let page = rendered(book);
            assert!(page.contains("<title>The Club</title>") && !page.contains("Edition"), "{page}");
        }
    }

    #[test]
    fn hostile_text_stays_text_wherever_it_stands() {
        let page = rendered(full_of(HOSTILE));
        assert_eq!(page.matches("<script>").count(), 1);
        assert_eq!(page.matches("</script>").count(), 1);
        assert_eq!(page.matches("</style>").count(), 1);
        let mut tags = page.split('<').filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag);
        assert!(tags.all(|tag| !tag.contains("\" onload")), "a text has left its attribute");
        assert!(!page.contains("49"), "a text was taken for a template");
    }

    #[test]
    fn a_link_leads_to_the_rule_where_the_book_carries_it() {
        let mut about = section("4.10", "r-4.10", None, vec![clause("bet", "")]);
        about.rule = Some("oversized-chip".into());
        let text = "[one](oversized-chip), [two](bet), [three](misdeal), [four](javascript:alert(1))";
        let rules = rules(vec![section("1", "r-1", None, vec![clause("all-in", text)]), about]);
        let expected = "<p><a href=\"#r-4.10\">one</a>, <a href=\"#bet.clause\">two</a>, three, four</p>";
        assert!(rules.contains(expected), "{rules}");
    }

    #[test]
    fn a_number_is_its_own_permalink_and_no_number_has_a_mark() {
        let rules = rules(vec![section("4.10", "a", Some("Chips"), vec![]), section("", "b", Some("Bets"), vec![])]);
        assert!(rules.contains("<a class=\"number\" href=\"#a\">4.10</a> <span>Chips</span>"), "{rules}");
        assert!(rules.contains("<h3> <span>Bets</span> </h3> <a class=\"mark\" href=\"#b\" aria-label="), "{rules}");
        assert_eq!(rules.matches("class=\"number\"").count(), 1);
    }

    #[test]
    fn neither_number_nor_title_is_no_heading() {
        let rules = rules(vec![section("", "a", None, vec![clause("bet", "text")])]);
        assert!(!rules.contains("<h3") && rules.contains("<p>text</p>"), "{rules}");
    }

    #[test]
    fn a_title_that_already_stands_above_is_not_shown_again() {
        let sections = [("4.12", "a"), ("4.12.1", "b")].map(|(number, anchor)| section(number, anchor, Some("Raise"), vec![]));
        let page = page(sections.into());
        assert_eq!(page.matches("<h3>").count(), 1);
        assert_eq!(page.matches("<h3 class=\"bare\">").count(), 1);
        assert_eq!(page.matches("<li><a href=\"#a\"").count(), 1);
        assert_eq!(page.matches("<li><a href=\"#b\"").count(), 0);
    }

    #[test]
    fn a_number_stands_once_over_all_that_it_covers() {
        let sections = ["a", "b"].map(|anchor| section("32", anchor, Some("Misdeals"), vec![clause("bet", "text")]));
        let rules = rules(sections.into());
        assert_eq!(rules.matches("class=\"number\"").count(), 1, "{rules}");
        assert_eq!(rules.matches("Misdeals").count(), 1, "{rules}");
        assert!(rules.contains("class=\"mark\" href=\"#b\""), "{rules}");
    }

    #[test]
    fn a_reference_names_number_and_title_as_far_as_there_are_any() {
        let same = |number: &str, anchor: &str| PrintedBlock::SameAs(SameAs { number: number.into(), anchor: anchor.into() });
        let blocks = vec![same("4.10", "a"), same("", "a"), same("4.11", "b"), same("", "b")];
        let rules = rules(vec![section("4.10", "a", Some("Chips"), vec![]), section("4.11", "b", None, blocks)]);
        let links = ["See 4.10 Chips</a>", "See Chips</a>", "See 4.11</a>", "See</a>"];
        assert!(links.iter().all(|link| rules.contains(link)), "{rules}");
    }

    fn definition(term: &str) -> PrintedBlock {
        PrintedBlock::Definition(Definition { term: term.into(), markdown: "A *card*.".into(), anchor: format!("a.{term}") })
    }

    #[test]
    fn a_definition_names_its_term_once() {
        let text = rules(vec![section("1", "a", Some("Flop"), vec![definition("Flop")])]);
        assert!(text.contains("<div class=\"clause definition\" id=\"a.Flop\"> <p>A <em>card</em>.</p> </div>"), "{text}");
        let text = rules(vec![section("1", "a", None, vec![definition("Flop"), definition("Turn")])]);
        assert_eq!(text.matches("<dfn>").count(), 2);
        assert!(text.contains("<dt><dfn>Turn</dfn></dt>"), "{text}");
    }

    #[test]
    fn the_glossary_ends_the_book() {
        let mut book = book(vec![section("1", "a", Some("Flop"), vec![definition("Flop")])]);
        assert!(!rendered(book.clone()).contains("id=\"_glossary\""));
        book.words = words(&[("glossary", "Glossary")]);
        let defined_in = vec![Reference { label: "1".into(), anchor: "a".into() }];
        book.glossary =
            vec![PrintedEntry { term: "flop".into(), markdown: "See [bets](bet).".into(), anchor: "term-flop".into(), defined_in }];
        let page = rendered(book);
        assert!(page.contains("<a href=\"#_glossary\">Glossary</a>"));
        let glossary = page.split("id=\"_glossary\"").nth(1).unwrap().split("</main>").next().unwrap();
        assert!(!glossary.contains("<article"), "{glossary}");
        assert!(glossary.contains("id=\"term-flop\"") && glossary.contains("<a href=\"#a\">1</a>"), "{glossary}");
        assert!(glossary.contains("<p>See bets.</p>"), "{glossary}");
    }

    #[test]
    fn the_page_asks_the_network_for_nothing() {
        let page = page(vec![section("1", "a", Some("Bets"), vec![clause("bet", "![x](https://example.org/x.png)")])]);
        assert!(page.contains("default-src 'none'"));
        for request in ["http://", "https://", "url(", "@import", " src="] {
            assert!(!page.contains(request), "{request}");
        }
    }

    #[test]
    fn two_languages_stand_side_by_side() {
        let english = book(vec![section("1", "a", Some("Bets"), vec![clause("bet", "a [call](bet)")])]);
        let mut hungarian = book(vec![section("1", "a", Some("Nyitás"), vec![clause("bet", "[megadás](bet)")])]);
        hungarian.lang = "hu";
        hungarian.house_name = "A klub".into();
        let page = render(&[english, hungarian]).unwrap();
        assert!(page.contains("<p class=\"beside\" lang=\"hu\">A klub</p>"), "{page}");
        assert!(page.contains("<a href=\"#bet.clause\">call</a>") && page.contains("id=\"bet.clause\""), "{page}");
        assert!(page.contains("<a href=\"#hu.bet.clause\">megadás</a>") && page.contains("id=\"hu.bet.clause\""), "{page}");
        assert!(page.contains("<span class=\"beside\" lang=\"hu\">Nyitás</span>"), "{page}");
    }
}
