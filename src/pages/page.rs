//! One rule as one house prints it, in one language.

use serde::{Deserialize, Serialize};

use super::example::{self, ToldExample};
use super::numbered::Numbered;
use super::term::{TermLabels, TermPage};
use crate::corpus::text::{Texter, plain};
use crate::corpus::{Corpus, HouseView, Lang, Rule, Term};
use crate::engine::policy::Policy;
use crate::prose::Teller;
use crate::scenario::custom;

/// Everything that the answer to a query shows of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Page {
    pub rule: String,
    pub title: String,
    /// The house it speaks for, by its id and its short name.
    pub house: String,
    pub house_name: String,
    /// Under which number this house prints it; `None` where it prints none.
    pub number: Option<String>,
    /// Under which numbers all the houses print it.
    pub numbers: Vec<Numbered>,
    pub clauses: Vec<ClauseText>,
    pub example: Option<ToldExample>,
    pub elsewhere: Vec<Elsewhere>,
    pub see: Vec<Numbered>,
    pub labels: Labels,
}

/// What stands before the parts of a page, in its language. It is kept with the page so that a query reads no other words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Labels {
    pub example: String,
    pub elsewhere: String,
    pub see: String,
    pub more: String,
    /// In place of the clauses, where the house has none.
    pub no_rule: String,
}

impl Labels {
    fn of(teller: &Teller) -> Labels {
        let ui = |key| teller.ui(key, &[]);
        Labels { example: ui("example"), elsewhere: ui("elsewhere"), see: ui("see-also"), more: ui("more"), no_rule: ui("no-rule") }
    }
}

/// One clause as this house resolves it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClauseText {
    pub id: String,
    pub kind: String,
    /// Plain text.
    pub text: String,
}

/// What another house does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elsewhere {
    pub house: String,
    pub name: String,
    pub text: String,
}

/// Makes the pages of one house in one language.
pub struct Pages<'v, 'c> {
    corpus: &'c Corpus,
    view: &'v HouseView<'c>,
    lang: Lang,
    teller: Teller,
    labels: Labels,
    policy: Policy,
    custom: Policy,
    texter: Texter<'v, 'c>,
    others: Vec<(&'v HouseView<'c>, Texter<'v, 'c>)>,
}

impl<'v, 'c> Pages<'v, 'c> {
    /// For the house of `view`; `all` are the houses it is set beside.
    pub fn new(corpus: &'c Corpus, view: &'v HouseView<'c>, all: &'v [HouseView<'c>], lang: Lang) -> Self {
        let others =
            all.iter().filter(|other| other.house.id != view.house.id).map(|other| (other, Texter::new(other, lang))).collect();
        let teller = teller(view, lang);
        Pages {
            corpus,
            view,
            lang,
            labels: Labels::of(&teller),
            teller,
            policy: view.policy(),
            custom: custom(corpus),
            texter: Texter::new(view, lang),
            others,
        }
    }

    pub fn page(&self, rule: &'c Rule) -> Page {
        let clauses = clauses(self.view, &self.texter, rule);
        Page {
            rule: rule.id.clone(),
            title: rule.title.get(self.lang).trim().to_owned(),
            house: self.view.house.id.clone(),
            house_name: self.view.house.short(self.lang).trim().to_owned(),
            number: self.view.number_of(&rule.id),
            numbers: self.numbers(rule),
            example: example::best(&self.teller, rule, self.view, &self.policy, &self.custom),
            elsewhere: self.elsewhere(rule, &clauses),
            see: rule.see.iter().filter_map(|see| self.see(&see.value)).collect(),
            labels: self.labels.clone(),
            clauses,
        }
    }

    /// The page of a term, which these rules of the house use.
    pub fn term(&self, term: &Term, rules: &[&Rule]) -> TermPage {
        let all: Vec<&HouseView> = std::iter::once(self.view).chain(self.others.iter().map(|(view, _)| *view)).collect();
        TermPage::new(self.view, &all, self.lang, term, rules, TermLabels::of(&self.teller))
    }

    fn numbers(&self, rule: &Rule) -> Vec<Numbered> {
        std::iter::once(self.view)
            .chain(self.others.iter().map(|(view, _)| *view))
            .filter_map(|view| {
                let number = view.number_of(&rule.id)?;
                Some(Numbered { id: view.house.id.clone(), name: view.house.short(self.lang).trim().into(), number: Some(number) })
            })
            .collect()
    }

    fn see(&self, id: &str) -> Option<Numbered> {
        let rule = self.corpus.rule(id)?;
        Some(Numbered { id: id.to_owned(), name: rule.title.get(self.lang).trim().to_owned(), number: self.view.number_of(id) })
    }

    /// One line for each house that rules differently: the first clause it words otherwise, or has and this house has not.
    fn elsewhere(&self, rule: &'c Rule, own: &[ClauseText]) -> Vec<Elsewhere> {
        let mut lines: Vec<Elsewhere> = Vec::new();
        for (view, texter) in &self.others {
            let theirs = clauses(view, texter, rule);
            let differs = |clause: &&ClauseText| match own.iter().find(|c| c.id == clause.id) {
                Some(mine) => mine.text != clause.text && !same_but_for_roles(view, self.view, rule, &clause.id),
                None => clause.kind == "norm",
            };
            if let Some(clause) = theirs.iter().find(differs) {
                lines.push(Elsewhere {
                    house: view.house.id.clone(),
                    name: view.house.short(self.lang).trim().to_owned(),
                    text: clause.text.clone(),
                });
            }
        }
        lines
    }
}

/// A clause whose text follows no option and differs only in who decides is no difference in the rule.
fn same_but_for_roles(a: &HouseView, b: &HouseView, rule: &Rule, clause: &str) -> bool {
    let Some(clause) = rule.clauses.iter().find(|c| c.id == clause) else { return false };
    let same_text = match (a.texts(clause), b.texts(clause)) {
        (Some(a), Some(b)) => std::ptr::eq(a, b),
        _ => false,
    };
    let figures = |view: &HouseView| {
        let values = view.values().filter(|(_, value)| !matches!(value, crate::engine::options::OptionValue::Choice(_)));
        values.map(|(key, value)| (key, value.clone())).collect::<Vec<_>>()
    };
    let used = |(key, _): &(&'static str, crate::engine::options::OptionValue)| {
        let variable = format!("${}", key.replace(['.', '_'], "-"));
        clause.texts().any(|texts| texts.get(Lang::En).contains(&variable))
    };
    let of = |view: &HouseView| figures(view).into_iter().filter(used).collect::<Vec<_>>();
    same_text && of(a) == of(b)
}

/// The texts of a rule as a house resolves them. A text that cannot be rendered has been reported when the corpus was checked.
pub fn clauses<'c>(view: &HouseView<'c>, texter: &Texter<'_, 'c>, rule: &Rule) -> Vec<ClauseText> {
    view.clauses_of(&rule.id)
        .into_iter()
        .filter_map(|clause| {
            let text = texter.clause_text(clause).ok().flatten()?;
            Some(ClauseText { id: clause.id.clone(), kind: clause.kind.name().to_owned(), text: plain(&text) })
        })
        .collect()
}

/// The teller of a house: it names who decides there, and rules by their titles.
pub fn teller(view: &HouseView, lang: Lang) -> Teller {
    let titles = view.corpus.rules.iter().map(|rule| (rule.id.clone(), rule.title.get(lang).trim().to_owned())).collect();
    Teller::new(lang, view.role("floor").map(|role| role.value.as_str())).with_titles(titles)
}
