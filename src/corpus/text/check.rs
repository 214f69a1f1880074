//! What holds for every text, whichever house prints it.

use std::collections::BTreeSet;

use super::{links, printable};
use crate::corpus::findings::{
    fluent_syntax, raw_html, unknown_rule, unknown_term, unknown_variable, unsafe_link, unused_figure, variable_mismatch,
};
use crate::corpus::pattern::{self, Used};
use crate::corpus::{Block, Clause, Corpus, House, Lang, Term, Texts};
use crate::diagnostic::Finding;
use crate::engine::rules;

/// Roles that a text may name, each with what it does.
pub const ROLES: &[(&str, &str)] = &[("floor", "Decides what the players and the dealer cannot settle among themselves.")];

/// Looks through every text of every clause: that Fluent can read it, that its variables exist and are the same in every
/// language, that it holds no HTML and links to rules only. Then through the titles, and the meanings of the glossary.
pub fn check_texts(corpus: &Corpus) -> Vec<Finding> {
    let variables: Vec<String> = rules::options().iter().flat_map(printable).collect();
    let mut findings = Vec::new();
    for rule in &corpus.rules {
        for texts in rule.clauses.iter().flat_map(|clause| clause.texts()) {
            check_clause(corpus, texts, &variables, &mut findings);
        }
        check_words(&rule.title, &mut findings);
    }
    for term in &corpus.glossary.terms {
        check_meaning(corpus, term, &mut findings);
    }
    for house in &corpus.houses {
        check_own(corpus, house, &variables, &mut findings);
    }
    findings
}

/// What a club says in its own words, in the languages in which it says it.
fn check_own(corpus: &Corpus, house: &House, variables: &[String], findings: &mut Vec<Finding>) {
    let figures = corpus.chain(&house.id).into_iter().flat_map(|house| &house.club.figures);
    let known: Vec<String> = figures.map(|figure| figure.name.clone()).chain(variables.iter().cloned()).collect();
    let closing = house.club.closing.iter().map(|page| &page.text);
    let around = [&house.club.address, &house.club.contact].into_iter().flatten();
    let clauses = house.own_rules.iter().flat_map(|rule| &rule.clauses).flat_map(Clause::texts);
    let mut used_anywhere = BTreeSet::new();
    for texts in clauses.chain(closing).chain(around) {
        // Which figures a club prints in which of its languages is its own affair: "both" may stand for 2.
        for (_, block) in texts.written() {
            match used(block) {
                Ok(used) => {
                    check_references(block, &used, &known, findings);
                    used_anywhere.extend(used.variables.iter().cloned());
                }
                Err(finding) => findings.push(*finding),
            }
            findings.extend(raw_html::check(block));
            findings.extend(links(&block.text).iter().filter_map(|link| unsafe_link::check(corpus, block, link)));
        }
    }
    let titles = house.own_rules.iter().map(|rule| &rule.title).chain(house.club.closing.iter().map(|page| &page.title));
    let chapters = house.chapters.iter().filter_map(|chapter| chapter.title.as_ref());
    for texts in titles.chain(chapters).chain([&house.name]).chain(&house.short) {
        for (_, block) in texts.written() {
            findings.extend(raw_html::check(block));
            // The club's own figures have been put in; any other stands there as it is written.
            let figures: Vec<String> = house.club.figures.iter().map(|figure| figure.name.clone()).collect();
            let left = used(block).map(|used| used.variables).unwrap_or_default();
            findings.extend(left.iter().map(|name| unknown_variable::finding(name, block, &figures)));
        }
    }
    for term in &house.club.terms {
        check_meaning(corpus, term, findings);
    }
    let idle = house.club.figures.iter().filter(|figure| !figure.in_title && !used_anywhere.contains(&figure.name));
    findings.extend(idle.map(unused_figure::finding));
}

fn check_clause(corpus: &Corpus, texts: &Texts, variables: &[String], findings: &mut Vec<Finding>) {
    let english = used(texts.block(Lang::En)).ok();
    for (lang, block) in texts.iter() {
        match used(block) {
            Ok(used) => {
                check_references(block, &used, variables, findings);
                findings.extend(english.as_ref().and_then(|english| variable_mismatch::check(lang, block, english, &used)));
            }
            Err(finding) => findings.push(*finding),
        }
        check_markup(corpus, block, findings);
    }
}

/// No HTML, and links to rules only.
fn check_markup(corpus: &Corpus, block: &Block, findings: &mut Vec<Finding>) {
    findings.extend(raw_html::check(block));
    findings.extend(links(&block.text).iter().filter_map(|link| unknown_rule::check_link(corpus, block, link)));
}

fn used(block: &Block) -> Result<Used, Box<Finding>> {
    let message = pattern::as_message(&block.text);
    let parsed = pattern::parse(&message).map_err(|fault| Box::new(fluent_syntax::finding(fault, block)))?;
    Ok(pattern::used(&parsed))
}

fn check_references(block: &Block, used: &Used, variables: &[String], findings: &mut Vec<Finding>) {
    let unknown = used.variables.iter().filter(|name| !variables.contains(name));
    findings.extend(unknown.map(|name| unknown_variable::finding(name, block, variables)));
    let unknown = used.terms.iter().filter(|name| !roles().any(|role| role == *name)).chain(&used.others);
    findings.extend(unknown.map(|name| unknown_term::finding(name, block, roles(), variables)));
}

fn roles() -> impl Iterator<Item = &'static str> {
    ROLES.iter().map(|(name, _)| *name)
}

/// Titles and terms are plain words.
fn check_words(texts: &Texts, findings: &mut Vec<Finding>) {
    findings.extend(texts.written().filter_map(|(_, block)| raw_html::check(block)));
}

/// A meaning is the same in every house, so nothing is filled in.
fn check_meaning(corpus: &Corpus, term: &Term, findings: &mut Vec<Finding>) {
    check_words(&term.term, findings);
    for (_, block) in term.meaning.iter().flat_map(Texts::written) {
        check_markup(corpus, block, findings);
        if let Some(at) = block.text.find(['{', '}']) {
            let end = block.text[at..].find('}').map_or(block.text.len(), |end| at + end + 1);
            findings.push(unknown_term::in_meaning(block, at..end));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::tests::load;
    use super::*;

    fn found(from: &str, to: &str) -> Vec<(&'static str, String)> {
        let corpus = load((from, to), ("", ""), &[]).unwrap();
        check_texts(&corpus).into_iter().map(|f| (f.lint.id, f.place.unwrap().text().trim_end().to_owned())).collect()
    }

    #[test]
    fn sound_texts_pass() {
        assert_eq!(found("", ""), []);
    }

    #[test]
    fn broken_texts_are_found() {
        let en = "At least { $betting-half-raise-share } %.";
        for (text, id, place) in [
            ("At least { $betting-half-raise-share } <b>%</b>.", "raw-html", "<b>"),
            ("At least { $betting-half-raise-share } [x](undercal).", "unknown-rule", "undercal"),
            ("At least { $betting-half-raise-share } { -flor }.", "unknown-term", "flor"),
        ] {
            assert_eq!(found(en, text), [(id, place.to_owned())]);
        }
        assert_eq!(found(en, "Half { $betting-half-raise-share.")[0].0, "fluent-syntax");
        let hungarian = "{ $betting-half-raise-share }%";
        assert_eq!(found(hungarian, "x"), [("variable-mismatch", "x".to_owned())]);
        let unknown = found(hungarian, "{ $betting-undercall } { $betting-half-raise-share }");
        assert_eq!(unknown.iter().map(|(id, _)| *id).collect::<Vec<_>>(), ["unknown-variable", "variable-mismatch"]);
    }

    #[test]
    fn meanings_are_looked_through() {
        let meaning = |text: &str| {
            let glossary = format!(
                "terms:\n  - id: call\n    term: {{ en: call, hu: b, sk: c, hr: d, is: e, ru: f }}\n    \
                 meaning:\n      en: |\n        {text}\n      hu: b\n      sk: c\n      hr: d\n      is: e\n      ru: f\n"
            );
            let corpus = load(("", ""), ("", ""), &[("rules/glossary.yaml", &glossary)]).unwrap();
            let found = check_texts(&corpus).into_iter().map(|f| (f.lint.id, f.place.unwrap().text().to_owned()));
            found.collect::<Vec<_>>()
        };
        assert_eq!(meaning("To match a *bet*, see [there](undercall)."), []);
        assert_eq!(meaning("To match <i>a bet</i>."), [("raw-html", "<i>".to_owned())]);
        assert_eq!(meaning("To match [a bet](undercal)."), [("unknown-rule", "undercal".to_owned())]);
        assert_eq!(meaning("To match { $bet } or so."), [("unknown-term", "{ $bet }".to_owned())]);
        assert_eq!(meaning("To match } or so."), [("unknown-term", "}".to_owned())]);
    }
}
