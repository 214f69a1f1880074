//! One term of the glossary, as somebody reads it who asks what a word means.

use serde::{Deserialize, Serialize};

use super::hits::HitLabels;
use super::numbered::Numbered;
use crate::corpus::text::plain;
use crate::corpus::{HouseView, Lang, Rule, Term};
use crate::prose::Teller;

/// So many of the rules that use a term are named: enough to go on reading, on one line or two.
const NAMED: usize = 6;

/// Everything that the answer to a query shows of a term.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TermPage {
    pub term: String,
    pub title: String,
    /// The language of everything below, by its code.
    pub lang: String,
    /// The house that is asked, by its id and its short name.
    pub house: String,
    pub house_name: String,
    /// Under which number this house defines it; `None` where it does not, or numbers nothing.
    pub number: Option<String>,
    /// Plain text. The meaning is the same for every house; `None` where the glossary gives none.
    pub definition: Option<String>,
    /// What each language calls it, by the language's code.
    pub names: Vec<(String, String)>,
    /// The houses that define it themselves, the one that is asked first.
    pub defined_by: Vec<Numbered>,
    /// The rules of this house that use it.
    pub used_in: Vec<Numbered>,
    pub labels: TermLabels,
}

/// What stands before the parts of a page, in its language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TermLabels {
    pub glossary: String,
    pub names: String,
    pub defined_by: String,
    pub used_in: String,
    pub hits: HitLabels,
}

impl TermLabels {
    pub fn of(teller: &Teller) -> TermLabels {
        let ui = |key| teller.ui(key, &[]);
        TermLabels {
            glossary: ui("glossary"),
            names: ui("other-languages"),
            defined_by: ui("defined-in"),
            used_in: ui("used-in"),
            hits: HitLabels::of(teller),
        }
    }
}

impl TermPage {
    /// For the house of `view`; `all` are the houses that may define it, and `rules` those of this house that use it.
    pub fn new(view: &HouseView, all: &[&HouseView], lang: Lang, term: &Term, rules: &[&Rule], labels: TermLabels) -> TermPage {
        let short = |view: &HouseView| view.house.short(lang).trim().to_owned();
        let defining = all.iter().filter(|view| !view.definers(&term.id).is_empty());
        let used = |rule: &&Rule| Numbered {
            id: rule.id.clone(),
            name: rule.title.get(lang).trim().to_owned(),
            number: view.number_of(&rule.id),
        };
        TermPage {
            term: term.id.clone(),
            title: capitalised(term.term.get(lang).trim()),
            lang: lang.code().to_owned(),
            house: view.house.id.clone(),
            house_name: short(view),
            number: view.number_of_term(&term.id),
            definition: term.meaning.as_ref().map(|meaning| plain(meaning.get(lang))),
            names: term.term.written().map(|(lang, word)| (lang.code().to_owned(), word.text.trim().to_owned())).collect(),
            defined_by: defining
                .map(|view| Numbered { id: view.house.id.clone(), name: short(view), number: view.number_of_term(&term.id) })
                .collect(),
            used_in: rules.iter().take(NAMED).map(used).collect(),
            labels,
        }
    }
}

/// A term as a heading prints it.
pub fn capitalised(term: &str) -> String {
    let mut chars = term.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::{Pages, TermUses, views};
    use super::*;
    use crate::corpus::{Corpus, Source};

    fn corpus() -> Corpus {
        Corpus::load(&Source::embedded()).unwrap_or_else(|findings| panic!("{findings:?}"))
    }

    fn page(corpus: &Corpus, house: &str, lang: Lang, term: &str) -> TermPage {
        let all = views(corpus);
        let view = all.iter().find(|view| view.house.id == house).unwrap();
        let uses = TermUses::new(corpus).by_term(view);
        let rules = uses.get(term).map_or(&[][..], Vec::as_slice);
        Pages::new(corpus, view, &all, lang).term(corpus.term(term).unwrap(), rules)
    }

    #[test]
    fn a_term_says_who_defines_it_and_what_others_call_it() {
        let corpus = corpus();
        let kicker = page(&corpus, "pslive", Lang::Ru, "kicker");
        assert_eq!((kicker.title.as_str(), kicker.house.as_str(), kicker.number.as_deref()), ("Кикер", "pslive", None));
        assert!(kicker.definition.is_some_and(|text| text.starts_with("Карта")));
        assert!(kicker.names.contains(&("hu".to_owned(), "kísérőlap".to_owned())) && kicker.names.len() == 6);
        // The Moscow club's book lists its terms, without numbers.
        let own = kicker.defined_by.iter().find(|house| house.id == "reiz-ru").unwrap();
        assert_eq!(own.number, None);
    }

    #[test]
    fn a_definition_in_a_rule_is_one_of_the_term_too() {
        let corpus = corpus();
        let view = HouseView::new(&corpus, "pslive").unwrap();
        let page = page(&corpus, "pslive", Lang::En, "string-bet");
        assert!(page.number.is_some() && page.number == view.number_of_term("string-bet"));
        assert_eq!(page.defined_by[0].id, "pslive");
        assert_eq!(page.used_in[0].id, "string-bet");
        assert!(page.used_in.len() <= NAMED);
    }

    #[test]
    fn terms_begin_with_a_capital() {
        assert_eq!([capitalised("élő kéz"), capitalised("all-in"), capitalised("")], ["Élő kéz", "All-in", ""]);
    }
}
