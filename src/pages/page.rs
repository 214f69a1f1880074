//! One rule as one house prints it, in one language.

use serde::{Deserialize, Serialize};

use super::example::{PrintableExample, ToldExample};
use super::hits::HitLabels;
use super::numbered::Numbered;
use super::term::{TermLabels, TermPage};
use crate::corpus::text::{Texter, plain};
use crate::corpus::{ClosingPage, Corpus, HouseView, Kind, Lang, Rule, Term, rule_of};
use crate::diagnostic::Finding;
use crate::prose::Teller;
use crate::scenario::{CUSTOM, custom};

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
    /// It is the house's own, in its own words: nothing executes it.
    pub is_own: bool,
    /// It is no rule, but a page behind the rules of the house's book.
    pub is_closing: bool,
    /// What stands in one provision with the house's own words, of the rules of its base.
    pub with: Vec<StandingBeside>,
    /// What the house has in its own words in place of clauses of this rule.
    pub instead: Vec<OwnText>,
    /// What it says in its own words on the same subject.
    pub beside: Vec<OwnText>,
    /// The languages in which it is written, where this one is not among them, by their own names.
    pub only_in: Option<String>,
    pub labels: Labels,
}

/// What a house says in its own words, in place of a clause of its base.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnText {
    /// The own rule, by its id, title and number.
    pub rule: Numbered,
    /// The clause of the base that it replaces, or the rule that it refers to.
    pub replaces: String,
    /// Plain text.
    pub text: String,
}

/// What a house prints of a rule together with its own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingBeside {
    pub rule: Numbered,
    /// Plain text.
    pub text: String,
}

/// What stands before the parts of a page, in its language. It is kept with the page so that a query reads no other words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Labels {
    pub example: String,
    pub elsewhere: String,
    pub see: String,
    pub hits: HitLabels,
    /// In place of the clauses, where the house has none.
    pub no_rule: String,
    /// Under what the house says in its own words.
    pub own_rule: String,
    /// Before what it says instead.
    pub own_instead: String,
    /// Before what it says besides.
    pub own_beside: String,
}

impl Labels {
    fn of(teller: &Teller) -> Labels {
        let ui = |key| teller.ui(key, &[]);
        let (example, elsewhere, see, no_rule) = (ui("example"), ui("elsewhere"), ui("see-also"), ui("no-rule"));
        let (own_rule, own_instead, own_beside) = (ui("own-rule"), ui("own-instead"), ui("own-beside"));
        Labels { example, elsewhere, see, hits: HitLabels::of(teller), no_rule, own_rule, own_instead, own_beside }
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
    /// What is customary, beside another house.
    customary: Option<HouseView<'c>>,
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
            customary: HouseView::new(corpus, CUSTOM).filter(|_| view.house.id != CUSTOM),
            texter: Texter::new(view, lang),
            others,
        }
    }

    /// Who tells what stands on the pages, for what is said beside them.
    pub fn teller(&self) -> &Teller {
        &self.teller
    }

    /// The page of a rule.
    ///
    /// # Errors
    /// A text of it cannot be printed, in this house or another.
    pub fn page(&self, rule: &'c Rule) -> Result<Page, Finding> {
        self.page_with(rule, PrintableExample::best(rule, self.view, &self.view.policy(), &custom(self.corpus)).as_ref())
    }

    /// The page of a rule with an example that was chosen for it: it is the same in every language.
    ///
    /// # Errors
    /// As for [`Pages::page`].
    pub fn page_with(&self, rule: &'c Rule, example: Option<&PrintableExample>) -> Result<Page, Finding> {
        let clauses = clauses(self.view, &self.texter, rule)?;
        Ok(Page {
            rule: rule.id.clone(),
            title: rule.title.get(self.lang).trim().to_owned(),
            house: self.view.house.id.clone(),
            house_name: self.view.house.short(self.lang).trim().to_owned(),
            number: self.view.number_of(&rule.id),
            numbers: self.numbers(rule),
            example: example.map(|example| example.tell(&self.teller)),
            elsewhere: self.elsewhere(rule, &clauses)?,
            see: rule.see.iter().filter_map(|see| self.see(&see.value)).collect(),
            is_own: rule.house.is_some(),
            is_closing: false,
            with: standing_with(self.view, &self.texter, rule)?,
            instead: own_instead(self.view, &self.texter, rule)?,
            beside: own_beside(self.view, &self.texter, &rule.id)?,
            only_in: only_in(&self.teller, rule, self.lang),
            labels: self.labels.clone(),
            clauses,
        })
    }

    /// A page behind the rules of the house's book, as somebody finds it who looks for its words.
    ///
    /// # Errors
    /// The text of it cannot be printed.
    pub fn closing(&self, n: usize, page: &ClosingPage) -> Result<Page, Finding> {
        let id = closing_id(n);
        let text = plain(&self.texter.texts(&page.text)?);
        Ok(Page {
            title: page.title.get(self.lang).trim().to_owned(),
            house: self.view.house.id.clone(),
            house_name: self.view.house.short(self.lang).trim().to_owned(),
            number: None,
            numbers: Vec::new(),
            clauses: vec![ClauseText { id: format!("{id}/text"), kind: Kind::Statement.name().to_owned(), text }],
            example: None,
            elsewhere: Vec::new(),
            see: Vec::new(),
            is_own: true,
            is_closing: true,
            with: Vec::new(),
            instead: Vec::new(),
            beside: Vec::new(),
            only_in: None,
            labels: self.labels.clone(),
            rule: id,
        })
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

    /// What other houses say instead of a rule of this house, a line each.
    ///
    /// # Errors
    /// A text of it cannot be printed, in this house or another.
    pub fn others_on(&self, rule: &'c Rule) -> Result<Vec<Elsewhere>, Finding> {
        self.elsewhere(rule, &clauses(self.view, &self.texter, rule)?)
    }

    /// One line for each house that rules differently: the first clause it words otherwise, or has and this house has not. Where
    /// this house says nothing, all that the others say, and what is custom.
    fn elsewhere(&self, rule: &'c Rule, own: &[ClauseText]) -> Result<Vec<Elsewhere>, Finding> {
        let mut lines: Vec<Elsewhere> = Vec::new();
        let line = |view: &HouseView, text: String| Elsewhere {
            house: view.house.id.clone(),
            name: view.house.short(self.lang).trim().to_owned(),
            text,
        };
        for (view, texter) in &self.others {
            let theirs = clauses(view, texter, rule)?;
            let differs = |clause: &&ClauseText| match own.iter().find(|c| c.id == clause.id) {
                Some(mine) => mine.text != clause.text && !same_but_for_roles(view, self.view, rule, &clause.id),
                None => clause.kind == "norm",
            };
            if own.is_empty() {
                lines.extend(whole(&theirs).map(|text| line(view, text)));
            } else if let Some(clause) = theirs.iter().find(differs) {
                lines.push(line(view, clause.text.clone()));
            }
        }
        if let Some(view) = self.customary.as_ref().filter(|_| own.is_empty()) {
            let customary = clauses(view, &Texter::new(view, self.lang), rule)?;
            lines.extend(whole(&customary).map(|text| line(view, text)));
        }
        Ok(lines)
    }
}

/// What a page behind the rules goes by, the first of them by 1: there it stands in the book.
pub fn closing_id(n: usize) -> String {
    format!("page-{n}")
}

/// What is printed of the base in one provision with words of the house's own, rule by rule.
///
/// # Errors
/// A text cannot be printed.
fn standing_with<'c>(view: &HouseView<'c>, texter: &Texter<'_, 'c>, own: &Rule) -> Result<Vec<StandingBeside>, Finding> {
    let mut with: Vec<StandingBeside> = Vec::new();
    if own.house.is_none() {
        return Ok(with);
    }
    let provisions = own.clauses.iter().flat_map(|clause| view.provisions_of(&clause.id)).copied();
    for (provision, id) in provisions.flat_map(|provision| provision.clauses().iter().map(move |id| (provision, id))) {
        let clause = view.corpus.clause(&id.value).filter(|clause| clause.rule() != own.id && view.carries(&clause.id));
        let Some((clause, rule)) = clause.and_then(|clause| Some((clause, view.corpus.rule(clause.rule())?))) else { continue };
        let Some(text) = texter.clause_text(clause)? else { continue };
        let text = plain(&text);
        match with.iter_mut().find(|known| known.rule.id == rule.id) {
            Some(known) => known.text = format!("{} {}", known.text.trim(), text.trim()),
            None => {
                let name = rule.title.get(texter.lang()).trim().to_owned();
                let number = Some(view.number(provision).to_owned()).filter(|number| !number.is_empty());
                with.push(StandingBeside { rule: Numbered { id: rule.id.clone(), name, number }, text });
            }
        }
    }
    Ok(with)
}

/// What a house says in its own words in place of clauses of a rule, each of its provisions once.
///
/// # Errors
/// A text cannot be printed.
pub fn own_instead<'c>(view: &HouseView<'c>, texter: &Texter<'_, 'c>, rule: &Rule) -> Result<Vec<OwnText>, Finding> {
    let mut own: Vec<OwnText> = Vec::new();
    for clause in &rule.clauses {
        let Some(text) = own_text(view, texter, &clause.id)? else { continue };
        if own.iter().all(|other| other.rule.id != text.rule.id) {
            own.push(text);
        }
    }
    Ok(own)
}

/// What a house says in its own words in place of one clause.
///
/// # Errors
/// The text cannot be printed.
pub fn own_text<'c>(view: &HouseView<'c>, texter: &Texter<'_, 'c>, clause: &str) -> Result<Option<OwnText>, Finding> {
    let Some(provision) = view.reworded(clause) else { return Ok(None) };
    let Some(rule) = view.own_rule(provision) else { return Ok(None) };
    let number = Some(view.number(provision).to_owned()).filter(|number| !number.is_empty());
    Ok(Some(said(view, texter, rule, number, clause)?))
}

/// What a house says in its own words on the subject of a rule, without its standing in the place of any of its clauses: the
/// rules of its own that refer to this one, or that stand in one provision with clauses of it.
///
/// # Errors
/// A text cannot be printed.
pub fn own_beside<'c>(view: &HouseView<'c>, texter: &Texter<'_, 'c>, rule: &str) -> Result<Vec<OwnText>, Finding> {
    let own = view.corpus.own_rules().filter(|own| own.clauses.iter().any(|clause| view.carries(&clause.id)));
    let replaces = |own: &Rule| {
        let mut reworded = view.corpus.rule(rule).into_iter().flat_map(|rule| &rule.clauses);
        reworded.any(|clause| view.reworded(&clause.id).and_then(|by| view.own_rule(by)).is_some_and(|by| by.id == own.id))
    };
    let with_clauses = |own: &Rule| {
        let mut provisions = own.clauses.iter().flat_map(|clause| view.provisions_of(&clause.id));
        provisions.any(|provision| provision.clauses().iter().any(|clause| rule_of(&clause.value) == Some(rule)))
    };
    let refers = |own: &Rule| own.see.iter().any(|see| see.value == rule) || with_clauses(own);
    let beside = own.filter(|own| own.id != rule && refers(own) && !replaces(own));
    beside.map(|own| said(view, texter, own, view.number_of(&own.id), rule)).collect()
}

/// A rule of the house's own, in one paragraph.
fn said<'c>(
    view: &HouseView<'c>,
    texter: &Texter<'_, 'c>,
    rule: &'c Rule,
    number: Option<String>,
    of: &str,
) -> Result<OwnText, Finding> {
    let text: Vec<String> = clauses(view, texter, rule)?.into_iter().map(|clause| clause.text).collect();
    let name = rule.title.get(texter.lang()).trim().to_owned();
    Ok(OwnText { rule: Numbered { id: rule.id.clone(), name, number }, replaces: of.to_owned(), text: text.join(" ") })
}

/// In which languages a rule is written, if not in this one.
fn only_in(teller: &Teller, rule: &Rule, lang: Lang) -> Option<String> {
    let texts: Vec<_> = rule.clauses.iter().flat_map(|clause| clause.texts()).collect();
    if texts.iter().all(|texts| texts.written_in(lang) == lang) {
        return None;
    }
    let languages = Lang::ALL.into_iter().filter(|lang| texts.iter().all(|texts| texts.written_in(*lang) == *lang));
    let languages: Vec<&str> = languages.map(Lang::native).collect();
    Some(teller.ui("only-written-in", &[("languages", (&languages.join(", ")).into())]))
}

/// All clauses in one paragraph, if there are any.
fn whole(clauses: &[ClauseText]) -> Option<String> {
    let texts: Vec<&str> = clauses.iter().map(|clause| clause.text.trim()).collect();
    (!texts.is_empty()).then(|| texts.join(" "))
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

/// The texts of a rule as a house resolves them.
///
/// # Errors
/// A text cannot be printed.
pub fn clauses<'c>(view: &HouseView<'c>, texter: &Texter<'_, 'c>, rule: &Rule) -> Result<Vec<ClauseText>, Finding> {
    let mut printed = Vec::new();
    for clause in view.clauses_of(&rule.id) {
        if let Some(text) = texter.clause_text(clause)? {
            printed.push(ClauseText { id: clause.id.clone(), kind: clause.kind.name().to_owned(), text: plain(&text) });
        }
    }
    Ok(printed)
}

/// The teller of a house: it names who decides there, and rules by their titles.
pub fn teller(view: &HouseView, lang: Lang) -> Teller {
    let titles = view
        .corpus
        .rules
        .iter()
        .chain(view.corpus.own_rules())
        .map(|rule| (rule.id.clone(), rule.title.get(lang).trim().to_owned()))
        .collect();
    Teller::new(lang, view.role("floor").map(|role| role.value.as_str())).with_titles(titles)
}
