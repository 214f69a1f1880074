//! The article before a figure: which one it takes is known only when the figure is, and a house may set another.

use crate::corpus::pattern::FIGURE_MARK;
use crate::lang::NumberArticle;

/// Before every marked figure that an article precedes stands the one that the figure takes. The marks are taken out.
pub fn agree(marked: &str, article: NumberArticle) -> String {
    let mut parts = marked.split(FIGURE_MARK);
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        agree_before(&mut text, part, article);
        text.push_str(part);
    }
    text
}

/// Exchanges the article at the end of a text for the one that belongs before what follows, where that begins with a number.
pub fn agree_before(text: &mut String, following: &str, article: NumberArticle) {
    let Some(number) = number(following) else { return };
    let word = text.trim_end_matches([' ', '\n', '\u{a0}']);
    let gap = text[word.len()..].to_owned();
    let start = word.rfind(|c: char| !c.is_alphabetic()).map_or(0, |at| at + word[at..].chars().next().map_or(0, char::len_utf8));
    let written = &word[start..];
    if gap.is_empty() || !article.forms.iter().any(|form| written.to_lowercase() == *form) {
        return;
    }
    let right = (article.before)(number);
    let is_capital = written.starts_with(char::is_uppercase);
    text.truncate(start);
    let mut letters = right.chars();
    text.extend(letters.next().into_iter().flat_map(|first| if is_capital { first.to_uppercase().collect() } else { vec![first] }));
    text.push_str(letters.as_str());
    text.push_str(&gap);
}

/// The whole number with which a text begins, its groups of digits put together: `10 000`, and 18 of `18:00`.
fn number(text: &str) -> Option<i64> {
    let mut digits = String::new();
    let mut rest = text;
    loop {
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        // Behind a space only a group of three goes on.
        if length == 0 || !digits.is_empty() && length != 3 {
            break;
        }
        digits.push_str(&rest[..length]);
        rest = match rest[length..].strip_prefix(['\u{a0}', '\u{202f}']) {
            Some(more) => more,
            None => break,
        };
    }
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::corpus::text::Texter;
    use crate::corpus::{Corpus, HouseView, Source};
    use crate::embedded;
    use crate::lang::Lang;

    fn article(lang: Lang) -> Option<NumberArticle> {
        lang.language().article
    }

    #[test]
    fn the_article_follows_the_figure() {
        let hungarian = article(Lang::Hu).expect("Hungarian has one");
        for (marked, text) in [
            ("a \u{e001}5 perc", "az 5 perc"),
            ("Az \u{e001}10-es", "A 10-es"),
            ("A\n\u{e001}1\u{a0}000 forint", "Az\n1\u{a0}000 forint"),
            ("az \u{e001}10\u{a0}000 forint", "a 10\u{a0}000 forint"),
            ("a \u{e001}18:00 és az \u{e001}1:00 között", "a 18:00 és az 1:00 között"),
            ("(a \u{e001}50)", "(az 50)"),
            ("legalább \u{e001}5, ha \u{e001}1", "legalább 5, ha 1"),
            ("A 500-at tesz, a \u{e001}nyitás", "A 500-at tesz, a nyitás"),
        ] {
            assert_eq!(agree(marked, hungarian), text);
        }
    }

    /// The articles before typed and printed numbers that are wrong there.
    fn wrong(text: &str, article: NumberArticle) -> Vec<String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let is_wrong = |pair: &&[&str]| {
            // A capital may be a player's name.
            let before = pair[0].trim_start_matches(['(', '„', '*']);
            let mut read = format!("{before} ");
            agree_before(&mut read, pair[1].trim_start_matches('*'), article);
            article.forms.contains(&before) && read != format!("{before} ")
        };
        words.windows(2).filter(is_wrong).map(|pair| pair.join(" ")).collect()
    }

    #[test]
    fn no_text_of_a_house_or_a_club_has_a_wrong_one() {
        let clubs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clubs");
        let files = std::fs::read_dir(clubs).expect("the clubs").map(|file| file.expect("a file").path());
        let source = files
            .filter(|path| path.extension().is_some_and(|ending| ending == "yaml"))
            .try_fold(Source::embedded(), |source, path| source.with_house(&path))
            .expect("the files are there");
        let corpus = Corpus::load(&source).expect("the rules are sound");
        let mut texts = 0;
        for (lang, article) in Lang::ALL.into_iter().filter_map(|lang| Some((lang, article(lang)?))) {
            for view in corpus.houses.iter().filter_map(|house| HouseView::new(&corpus, &house.id)) {
                let texter = Texter::new(&view, lang);
                let rules = corpus.rules.iter().chain(corpus.own_rules());
                for clause in rules.flat_map(|rule| &rule.clauses).filter(|clause| view.carries(&clause.id)) {
                    let Some(written) = view.texts(clause).filter(|texts| texts.written_in(lang) == lang) else { continue };
                    let text = texter.texts(written).expect("it prints");
                    assert_eq!(wrong(&text, article), Vec::<String>::new(), "{}: {}", view.house.id, clause.id);
                    texts += 1;
                }
            }
        }
        assert!(texts > 1000, "{texts}");
    }

    /// A message asks for the article: `{ ARTICLE($number) } { $number }`.
    #[test]
    fn no_message_has_one_before_a_number_by_itself() {
        for (lang, article) in Lang::ALL.into_iter().filter_map(|lang| Some((lang, article(lang)?))) {
            let below = format!("{}/", lang.code());
            for (path, _, text) in embedded::below("locales/").filter(|(path, ..)| path.starts_with(&below)) {
                // A variant is one of several, among which the message chooses the article by itself.
                let is_variant = |line: &&str| line.trim_start().starts_with(['[', '*']);
                for line in text.lines().filter(|line| !is_variant(line)) {
                    let typed =
                        article.forms.iter().any(|form| format!(" {} ", line.to_lowercase()).contains(&format!(" {form} {{ $")));
                    assert!(!typed, "{path}: {line}");
                }
            }
        }
    }
}
