//! What a club says in its own words about a situation: the engine knows nothing of it, and what it replaces is not told as the
//! house's ruling.

use serde_json::Value;

use super::query;
use crate::corpus::HouseView;
use crate::corpus::text::Texter;
use crate::engine::decide::{Decision, decide};
use crate::engine::event::{Event, Seat, State};
use crate::engine::policy::Policy;
use crate::engine::ruling::{Grade, Question, Ruling, Verdict};
use crate::lang::Lang;
use crate::pages::{OwnText, own_beside, own_text, views};
use crate::prose::Teller;

/// What a house says in its own words about a situation.
#[derive(Default)]
pub(super) struct OwnWords {
    /// Each provision once: in place of clauses that would rule on it.
    pub instead: Vec<OwnText>,
    /// On the subject of a rule that does, or that does in other houses.
    pub beside: Vec<OwnText>,
    answered: Vec<AnsweredQuestion>,
    /// All that would be ruled if they replaced nothing.
    kept: Vec<(OpenQuestion, Verdict)>,
}

/// What is asked, and answered by own words.
struct AnsweredQuestion {
    asked: OpenQuestion,
    /// What would be ruled by the clause in whose place they stand; nothing where they only stand beside others.
    kept: Option<Verdict>,
}

/// A question about one seat, at a line of the play.
type OpenQuestion = (Question, Option<Seat>, usize);

fn asked(ruling: &Ruling) -> OpenQuestion {
    (ruling.question, ruling.about, ruling.line)
}

impl OwnWords {
    /// In place of clauses that would rule on the situation, and beside those that do.
    pub fn on(view: &HouseView, lang: Lang, states: &[State], events: &[Event], decision: &Decision, custom: &Policy) -> OwnWords {
        let mut own = OwnWords::default();
        let texter = Texter::new(view, lang);
        let rule = |policy: &Policy| decide(policy, custom, states, events).ok();
        // What cannot happen under its base was ruled on without it.
        if let Some(kept) = view.policy_as_if_kept().and_then(|policy| rule(&policy)) {
            own.kept = kept.rulings.iter().map(|ruling| (asked(ruling), ruling.verdict.clone())).collect();
            for ruling in kept.told().chain(kept.may()).chain(kept.standing()) {
                for clause in &ruling.because {
                    // A text that cannot be printed is reported where it is asked for.
                    let Some(text) = own_text(view, &texter, clause.as_str()).ok().flatten() else { continue };
                    own.answered.push(AnsweredQuestion { asked: asked(ruling), kept: Some(ruling.verdict.clone()) });
                    add(&mut own.instead, text);
                }
            }
        }
        if view.corpus.own_rules().next().is_none() {
            return own;
        }
        decision.told().for_each(|ruling| own.add_beside(view, &texter, ruling, false));
        // On what it is silent, its own words may answer what others rule by.
        let silent: Vec<OpenQuestion> = decision.told().filter(|ruling| ruling.grade == Grade::Silent).map(asked).collect();
        if !silent.is_empty() {
            let others = views(view.corpus).into_iter().filter(|other| !other.house.is_club());
            for other in others.filter_map(|other| rule(&other.policy())) {
                let on_it = other.told().filter(|ruling| silent.contains(&asked(ruling)));
                on_it.for_each(|ruling| own.add_beside(view, &texter, ruling, true));
            }
        }
        own
    }

    fn add_beside<'c>(&mut self, view: &HouseView<'c>, texter: &Texter<'_, 'c>, ruling: &Ruling, answers: bool) {
        for clause in &ruling.because {
            let texts = own_beside(view, texter, clause.rule().as_str()).unwrap_or_default();
            if answers && !texts.is_empty() {
                self.answered.push(AnsweredQuestion { asked: asked(ruling), kept: None });
            }
            for text in texts {
                if self.instead.iter().all(|other| other.rule.id != text.rule.id) {
                    add(&mut self.beside, text);
                }
            }
        }
    }

    /// Whether they answer what a ruling answers: where they do, the house is not silent, and what the engine makes of it without the
    /// clause that they replace is not what the house rules.
    pub fn answers(&self, ruling: &Ruling) -> bool {
        let is_answered = |answered: &AnsweredQuestion| {
            let is_other = answered.kept.as_ref().is_some_and(|kept| *kept != ruling.verdict);
            answered.asked == asked(ruling) && (ruling.grade == Grade::Silent || is_other && !is_open(ruling))
        };
        self.answered.iter().any(is_answered) || self.is_of_what_is_replaced(ruling)
    }

    /// Whether the house is only silent because it has replaced a clause by words of its own.
    fn is_of_what_is_replaced(&self, ruling: &Ruling) -> bool {
        let is_silent = ruling.grade == Grade::Silent && !self.instead.is_empty();
        is_silent && !self.kept.iter().any(|(question, verdict)| *question == asked(ruling) && *verdict == ruling.verdict)
    }

    /// Whether they stand in the place of a penalty for what somebody did: then the house names one.
    pub fn punishes(&self, ruling: &Ruling) -> bool {
        let penalty = (Question::Penalty, ruling.about, ruling.line);
        self.answered.iter().any(|answered| answered.asked == penalty && answered.kept.is_some())
    }

    pub fn is_empty(&self) -> bool {
        self.instead.is_empty() && self.beside.is_empty()
    }

    /// One line for each of them, with its number and title.
    pub fn lines(&self, teller: &Teller) -> Vec<String> {
        let said = |label: &'static str, own: &OwnText| format!("{}: {}", teller.ui(label, &[]), query::own_line(own));
        let instead = self.instead.iter().map(|own| said("own-instead", own));
        instead.chain(self.beside.iter().map(|own| said("own-beside", own))).collect()
    }

    /// All of them, those first that stand in the place of others.
    pub fn json(&self) -> Value {
        self.instead.iter().chain(&self.beside).map(query::own_json).collect()
    }

    /// Puts them beside rulings in JSON; the keys are there only where there are any.
    pub fn add_to(&self, json: &mut Value) {
        for (key, own) in [("beside", &self.beside), ("instead", &self.instead)] {
            if !own.is_empty() {
                json[key] = own.iter().map(query::own_json).collect();
            }
        }
    }
}

/// What somebody may do hangs on much besides.
fn is_open(ruling: &Ruling) -> bool {
    matches!(ruling.verdict, Verdict::May(..))
}

fn add(known: &mut Vec<OwnText>, text: OwnText) {
    if known.iter().all(|other| other.rule.id != text.rule.id) {
        known.push(text);
    }
}
