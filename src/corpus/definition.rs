//! Where a house itself says what a term of the glossary means.

use super::{Carries, Clause, HouseView, Kind, Provision};

impl<'c> HouseView<'c> {
    /// The provisions that define a term, in printed order: those that name it in `terms`, and those that carry a clause of the
    /// kind definition which is called like the term, or whose rule is.
    pub fn definers(&self, term: &str) -> Vec<&'c Provision> {
        let clauses = self.corpus.rules.iter().flat_map(|rule| &rule.clauses).filter(|clause| defines(clause, term));
        let carriers: Vec<&Provision> = clauses.flat_map(|clause| self.provisions_of(&clause.id)).copied().collect();
        let is_one = |provision: &&Provision| match &provision.carries {
            Carries::Terms(terms) => terms.iter().any(|own| own.value == term),
            Carries::Clauses(_) | Carries::Restates(_) | Carries::ExampleOf(_) | Carries::Nothing(_) => {
                carriers.iter().any(|carrier| std::ptr::eq(*carrier, *provision))
            }
        };
        self.provisions().filter(is_one).collect()
    }

    /// Under which numbers the house defines a term, as it numbers its clauses. `None` where it does not, or numbers nothing.
    pub fn number_of_term(&self, term: &str) -> Option<String> {
        self.numbers(self.definers(term))
    }
}

fn defines(clause: &Clause, term: &str) -> bool {
    clause.kind == Kind::Definition && (clause.name() == term || clause.rule() == term)
}

#[cfg(test)]
mod tests {
    use super::super::tests::load;
    use super::*;

    const GLOSSARY: &str = "terms:
  - id: undercall
    term: { en: undercall, hu: b, sk: c, hr: d, is: e, ru: f }
  - id: half
    term: { en: half, hu: b, sk: c, hr: d, is: e, ru: f }
  - id: duty
    term: { en: duty, hu: b, sk: c, hr: d, is: e, ru: f }
  - id: bet
    term: { en: bet, hu: b, sk: c, hr: d, is: e, ru: f }
    meaning: { en: A wager., hu: b, sk: c, hr: d, is: e, ru: f }
";

    #[test]
    fn a_house_defines_terms_by_name_and_by_definitions() {
        let terms = ("restates: b-1", "terms: [bet]");
        let corpus = load(("", ""), terms, &[("rules/glossary.yaml", GLOSSARY)]).unwrap();
        let view = HouseView::new(&corpus, "base").unwrap();
        let definers = |term: &str| view.definers(term).iter().map(|provision| provision.name().to_owned()).collect::<Vec<_>>();
        assert_eq!(definers("bet"), ["b-2"]);
        // The definition `undercall/half` is one of the rule `undercall`; the norm `undercall/duty` is none.
        assert_eq!((definers("undercall"), definers("half")), (vec!["b-3".to_owned()], vec!["b-3".to_owned()]));
        assert!(definers("duty").is_empty());
        assert_eq!((view.number_of_term("half").as_deref(), view.number_of_term("bet")), (Some("5"), None));
    }
}
