//! Inline CommonMark to HTML, for texts that may come from anybody.

use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, html};

use crate::corpus::is_safe_address as is_safe;
use crate::lang::keep_together;

/// Where a rule stands, if the book carries it.
pub type ToRule<'t> = &'t dyn Fn(&str) -> Option<String>;

/// Renders the paragraphs of a clause.
///
/// HTML is escaped, never passed through. A link leads to where `to_rule` says its rule stands; any other link, and any
/// image, becomes the plain words it stands on. The first of each of the words `terms` that is in no link itself becomes a link.
pub fn paragraphs(markdown: &str, to_rule: ToRule, terms: &[(&str, String)]) -> String {
    let mut out = String::with_capacity(markdown.len() + markdown.len() / 4);
    each_paragraph(markdown, to_rule, terms, &mut |events| {
        let mut inline = String::new();
        html::push_html(&mut inline, events.into_iter());
        out.push_str("<p>");
        out.push_str(inline.trim());
        out.push_str("</p>\n");
    });
    out
}

/// The paragraphs of a clause, each as what is left of its events.
pub fn each_paragraph(markdown: &str, to_rule: ToRule, terms: &[(&str, String)], paragraph: &mut dyn FnMut(Vec<Event>)) {
    let mut terms: Vec<&(&str, String)> = terms.iter().collect();
    for line in lines(markdown) {
        paragraph(inline_events(&line, to_rule, &mut terms));
    }
}

/// Renders what a house says in its own words: paragraphs, tables and lists, which [`paragraphs`] prints to the letter, and links that
/// lead to another page or an address. HTML is escaped here too, and no other link is one.
pub fn own(markdown: &str, to_rule: ToRule) -> String {
    let mut out = String::with_capacity(markdown.len() + markdown.len() / 4);
    html::push_html(&mut out, own_events(markdown, to_rule));
    out
}

/// What is left of the events of a house's own words.
pub fn own_events<'a>(markdown: &'a str, to_rule: ToRule<'a>) -> impl Iterator<Item = Event<'a>> {
    let mut in_link = false;
    Parser::new_ext(markdown, Options::ENABLE_TABLES).filter_map(move |event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => {
            let to = match to_rule(&dest_url) {
                Some(place) => place,
                None if is_safe(&dest_url) => dest_url.into_string(),
                None => return None,
            };
            in_link = true;
            let (title, id) = (CowStr::from(""), CowStr::from(""));
            Some(Event::Start(Tag::Link { link_type: LinkType::Inline, dest_url: to.into(), title, id }))
        }
        Event::End(TagEnd::Link) => std::mem::take(&mut in_link).then_some(event),
        // There is one order of headings in a book, and it is not this text's.
        Event::Start(Tag::Heading { .. }) => Some(Event::Start(Tag::Paragraph)),
        Event::End(TagEnd::Heading(_)) => Some(Event::End(TagEnd::Paragraph)),
        Event::Start(Tag::Emphasis | Tag::Strong | Tag::Paragraph | Tag::List(_) | Tag::Item)
        | Event::End(TagEnd::Emphasis | TagEnd::Strong | TagEnd::Paragraph | TagEnd::List(_) | TagEnd::Item)
        | Event::Start(Tag::Table(_) | Tag::TableHead | Tag::TableRow | Tag::TableCell)
        | Event::End(TagEnd::Table | TagEnd::TableHead | TagEnd::TableRow | TagEnd::TableCell) => Some(event),
        Event::Start(Tag::HtmlBlock) => Some(Event::Start(Tag::Paragraph)),
        Event::End(TagEnd::HtmlBlock) => Some(Event::End(TagEnd::Paragraph)),
        Event::Start(_) | Event::End(_) => None,
        Event::Html(raw) | Event::InlineHtml(raw) => Some(Event::Text(raw)),
        Event::Text(text) => Some(Event::Text(keep_together(&text).into())),
        Event::Code(_)
        | Event::InlineMath(_)
        | Event::DisplayMath(_)
        | Event::FootnoteReference(_)
        | Event::SoftBreak
        | Event::HardBreak
        | Event::Rule
        | Event::TaskListMarker(_) => Some(event),
    })
}

/// Every paragraph as one line behind a no-break space. So nothing in it can begin a block (a list, a heading, raw
/// HTML): the text is printed to the letter even where a line of the source happens to begin with "10." or a dash.
fn lines(markdown: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for line in markdown.lines().map(str::trim) {
        match (line.is_empty(), lines.last_mut()) {
            (false, Some(open)) => {
                open.push_str(if open.is_empty() { "\u{a0}" } else { " " });
                open.push_str(line);
            }
            _ => lines.push(String::new()),
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

fn inline_events<'a>(line: &'a str, to_rule: ToRule, terms: &mut Vec<&(&str, String)>) -> Vec<Event<'a>> {
    let mut events = Vec::new();
    // How many links and images are open, and which of the links are kept.
    let mut open: Vec<bool> = Vec::new();
    for event in Parser::new(line) {
        match event {
            Event::Start(Tag::Link { dest_url, title, id, .. }) => {
                let href = to_rule(&dest_url);
                open.push(href.is_some());
                if let Some(href) = href {
                    events.push(Event::Start(Tag::Link { link_type: LinkType::Inline, dest_url: href.into(), title, id }));
                }
            }
            Event::End(TagEnd::Link) => {
                if open.pop() == Some(true) {
                    events.push(event);
                }
            }
            Event::Start(Tag::Emphasis | Tag::Strong) | Event::End(TagEnd::Emphasis | TagEnd::Strong) => events.push(event),
            Event::Start(_) | Event::End(_) => {}
            Event::Html(raw) | Event::InlineHtml(raw) => events.push(Event::Text(raw)),
            Event::Text(text) if open.is_empty() => with_terms(&text, terms, &mut events),
            Event::Text(text) => events.push(Event::Text(keep_together(&text).into())),
            Event::Code(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_)
            | Event::FootnoteReference(_)
            | Event::SoftBreak
            | Event::HardBreak
            | Event::Rule
            | Event::TaskListMarker(_) => events.push(event),
        }
    }
    events
}

/// A text in which the first of each of the terms is a link; a term that was found is not looked for again.
fn with_terms(text: &str, terms: &mut Vec<&(&str, String)>, events: &mut Vec<Event>) {
    let plain = |text: &str| Event::Text(keep_together(text).into());
    let mut rest = text;
    // The one that comes first; of two that begin together, the longer.
    while let Some((at, n)) = terms
        .iter()
        .enumerate()
        .filter_map(|(n, (word, _))| Some((whole_word(rest, word)?, n)))
        .min_by_key(|(at, n)| (*at, std::cmp::Reverse(terms[*n].0.len())))
    {
        let (word, href) = terms.remove(n);
        if at > 0 {
            events.push(plain(&rest[..at]));
        }
        let empty = || CowStr::from("");
        events.push(Event::Start(Tag::Link {
            link_type: LinkType::Inline,
            dest_url: href.clone().into(),
            title: empty(),
            id: empty(),
        }));
        events.push(plain(word));
        events.push(Event::End(TagEnd::Link));
        rest = &rest[at + word.len()..];
    }
    events.push(plain(rest));
}

/// Where a word stands by itself.
fn whole_word(text: &str, word: &str) -> Option<usize> {
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(word)
        .map(|(at, _)| at)
        .find(|at| !is_letter(text[..*at].chars().next_back()) && !is_letter(text[at + word.len()..].chars().next()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn render(markdown: &str) -> String {
        let to_rule = |rule: &str| match rule {
            "bet" => Some("#3.2".to_owned()),
            "all-in" => Some("#x\"><b>".to_owned()),
            _ => None,
        };
        paragraphs(markdown, &to_rule, &[("big blind", "#bb".to_owned()), ("blind", "#b".to_owned())])
    }

    #[test]
    fn the_first_of_each_term_is_a_link() {
        assert_eq!(
            render("The big blind, a blind and a blind."),
            "<p>The <a href=\"#bb\">big blind</a>, a <a href=\"#b\">blind</a> and a blind.</p>\n"
        );
        assert_eq!(render("a blindfold, [no blind](bet)"), "<p>a blindfold, <a href=\"#3.2\">no blind</a></p>\n");
        assert_eq!(render("a\n\n*blind*\n\nblind"), "<p>a</p>\n<p><em><a href=\"#b\">blind</a></em></p>\n<p>blind</p>\n");
    }

    #[test]
    fn emphasis_and_code_are_kept() {
        assert_eq!(render("*a* _b_ **c** `d`\n"), "<p><em>a</em> <em>b</em> <strong>c</strong> <code>d</code></p>\n");
    }

    #[test]
    fn a_blank_line_begins_a_paragraph() {
        assert_eq!(render("one\ntwo\n\n\nthree\n"), "<p>one two</p>\n<p>three</p>\n");
        assert_eq!(render(" \n\n"), "");
    }

    #[test]
    fn a_known_rule_is_linked_and_an_unknown_one_is_not() {
        assert_eq!(render("a [bet](bet) or [a raise](raise)"), "<p>a <a href=\"#3.2\">bet</a> or a raise</p>\n");
    }

    #[test]
    fn links_never_leave_the_page() {
        for hostile in ["[x](javascript:alert(1))", "[x](https://example.org)", "[x](//example.org)", "![x](bet)"] {
            assert_eq!(render(hostile), "<p>x</p>\n", "{hostile}");
        }
        assert_eq!(render("<https://example.org>"), "<p>https://example.org</p>\n");
        assert_eq!(render("![a [bet](bet)](b)"), "<p>a <a href=\"#3.2\">bet</a></p>\n");
    }

    #[test]
    fn html_is_printed_not_passed_through() {
        assert_eq!(render("<b onclick=x>a</b>"), "<p>&lt;b onclick=x&gt;a&lt;/b&gt;</p>\n");
        assert_eq!(render("<script>alert(1)</script>"), "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n");
        assert_eq!(render("a <!-- b --> c"), "<p>a &lt;!-- b --&gt; c</p>\n");
        assert_eq!(render("[x](all-in)"), "<p><a href=\"#x%22%3E%3Cb%3E\">x</a></p>\n");
        assert_eq!(render("[x](bet '\"><script>')"), "<p><a href=\"#3.2\" title=\"&quot;&gt;&lt;script&gt;\">x</a></p>\n");
    }

    #[test]
    fn own_words_may_hold_lists_and_leave_the_book_and_nothing_else() {
        let own = |markdown: &str| own(markdown, &|rule| (rule == "bet").then(|| "#3.2".to_owned()));
        assert_eq!(own("- a\n- [b](bet)\n"), "<ul>\n<li>a</li>\n<li><a href=\"#3.2\">b</a></li>\n</ul>\n");
        assert_eq!(own("[x](https://example.org)"), "<p><a href=\"https://example.org\">x</a></p>\n");
        for hostile in ["[x](javascript:alert(1))", "[x](JavaScript:alert(1))", "[x](data:text/html,x)", "[x](//example.org)"] {
            assert_eq!(own(hostile), "<p>x</p>\n", "{hostile}");
        }
        assert_eq!(own("![x](https://example.org/x.png)"), "<p>x</p>\n");
        assert_eq!(own("# a"), "<p>a</p>\n");
        for html in ["<script>alert(1)</script>", "a <b onclick=x>c</b>", "<img src=x onerror=alert(1)>"] {
            assert!(!own(html).contains("<script") && !own(html).contains("<b") && !own(html).contains("<img"), "{}", own(html));
        }
    }

    #[test]
    fn nothing_begins_a_block() {
        for text in ["10. A player", "- a", "# a", "---", "| a | b |"] {
            assert_eq!(render(text), format!("<p>{text}</p>\n"));
        }
        assert_eq!(render("a\n- b\n1. c\n==="), "<p>a - b 1. c ===</p>\n");
        assert_eq!(render("> a"), "<p>&gt; a</p>\n");
        assert_eq!(render("    code"), "<p>code</p>\n");
        assert_eq!(render("[bet]: /url"), "<p>[bet]: /url</p>\n");
    }
}
