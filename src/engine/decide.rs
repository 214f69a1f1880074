//! A situation ruled once and for all: what follows, and on which judgements it hangs.

use crate::engine::event::{ConductFinding, Event, Judgement, Seat, State};
use crate::engine::grade::Grade;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::problem::Problem;
use crate::engine::rules::legal_actions::Legal;
use crate::engine::ruling::{Question, Ruling, Verdict};

/// What a situation comes to under one house.
#[derive(Clone, Debug)]
pub struct Decision {
    /// In the order in which the questions arise. Those that hang on a judgement nobody has made come in pairs.
    pub rulings: Vec<Ruling>,
    pub legal: Option<Legal>,
    /// The round is over, and he begins the next street.
    pub next: Option<Seat>,
    /// What was assumed because no line said so.
    pub assumed: Vec<State>,
}

impl Decision {
    /// What is worth saying: everything that does more than repeat an undisputed act.
    pub fn told(&self) -> impl Iterator<Item = &Ruling> {
        self.rulings.iter().filter(|r| !r.routine && !matches!(r.verdict, Verdict::May(..)) && !r.question.is_of_standing())
    }

    /// How the hand stands now.
    pub fn standing(&self) -> impl Iterator<Item = &Ruling> {
        self.rulings.iter().filter(|r| !r.routine && r.question.is_of_standing())
    }

    /// A breach for which the house has nothing: nothing else becomes of him who committed it, neither what it may cost him nor
    /// what becomes of his cards and chips. What staff may find of any act is no sanction of this one.
    pub fn costs_nothing(&self, breach: &Ruling) -> bool {
        let Verdict::Breach(seat, _) = &breach.verdict else { return false };
        let befalls = |r: &&Ruling| r.about == Some(*seat) && !r.routine && !r.is_silent() && is_consequence(r);
        let any_act = |found: ConductFinding| {
            matches!(found, ConductFinding::Similar | ConductFinding::Unsporting | ConductFinding::AgainstEvent)
        };
        let at_large = |r: &Ruling| matches!(r.condition, Some((Judgement::Conduct(found), _)) if any_act(found));
        let same = |r: &Ruling| if r.question == Question::Penalty { r.line >= breach.line } else { r.line == breach.line };
        !breach.is_silent() && !self.rulings.iter().filter(befalls).any(|r| same(r) && !at_large(r))
    }

    /// What is open to whoever is to act.
    pub fn may(&self) -> Option<&Ruling> {
        self.rulings.iter().find(|r| matches!(r.verdict, Verdict::May(..)))
    }
}

/// It becomes of somebody for what he did: not that he did wrong, what he has to put right, or how the hand stands.
fn is_consequence(ruling: &Ruling) -> bool {
    match ruling.question {
        Question::Meaning
        | Question::Binding
        | Question::Term
        | Question::Chips
        | Question::Show
        | Question::Value
        | Question::Award
        | Question::Answer
        | Question::Seat
        | Question::Stack
        | Question::Place
        | Question::Prize
        | Question::Penalty => true,
        Question::Hand => !matches!(ruling.verdict, Verdict::Hand(_, true)),
        Question::Positions
        | Question::Tables
        | Question::Mover
        | Question::Stage
        | Question::Deck
        | Question::Deal
        | Question::Cards
        | Question::Order
        | Question::Breach
        | Question::Substantial
        | Question::Pot
        | Question::Turn
        | Question::May => false,
    }
}

/// Rules on a situation. Judgements that the events do not state are not assumed: where one would change a ruling, both
/// outcomes are given.
///
/// # Errors
/// When the situation cannot be: the number of the event (from 0, or `None` for the state) and why.
pub fn decide(house: &Policy, custom: &Policy, states: &[State], events: &[Event]) -> Result<Decision, (Option<usize>, Problem)> {
    let mut session = Hearing::open(house, custom, states, events).map_err(|p| (None, p))?;
    for (n, event) in events.iter().enumerate() {
        session.step(event).map_err(|p| (Some(n), p))?;
    }
    let open = session.open_judgements();
    let mut rulings = session.rulings();
    // Cards that nobody has said can be told are as good as lost: what comes of that is said, and what if they can.
    for judgement in &open {
        if !is_left_open(&rulings, *judgement) {
            continue;
        }
        let mut lost = session.clone();
        lost.suppose_found(*judgement, false);
        let then = lost.rulings();
        if verdicts(&then) != verdicts(&rulings) {
            (session, rulings) = (lost, then);
        }
    }
    for judgement in open {
        let mut supposed = session.clone();
        supposed.suppose(judgement);
        // A question that then does not arise was answered only for want of the finding.
        let then = supposed.rulings();
        let hangs = |r: &Ruling| !r.routine && r.question != Question::May && !r.question.is_of_standing();
        let arises = |now: &Ruling| then.iter().any(|r| r.question == now.question && r.about == now.about);
        for ruling in rulings.iter_mut().filter(|r| r.condition.is_none() && hangs(r)) {
            if !arises(ruling) {
                ruling.condition = Some((judgement, false));
            }
        }
        // What comes out alike either way does not hang on it.
        let stands: Vec<Ruling> = then.clone();
        let stands = |r: &Ruling| {
            let same = |t: &Ruling| t.question == r.question && t.verdict == r.verdict && t.grade == r.grade && t.line == r.line;
            stands.iter().any(same)
        };
        // What comes of the rulings is given for the situation as it stands.
        for mut ruling in then.into_iter().filter(hangs) {
            let same = |r: &Ruling| r.question == ruling.question && r.verdict == ruling.verdict && r.grade == ruling.grade;
            if rulings.iter().any(same) {
                continue;
            }
            let about = |r: &Ruling| r.question == ruling.question && r.about == ruling.about;
            let opposite = rulings.iter().position(|r| about(r) && r.condition.is_none() && !r.routine && !stands(r));
            ruling.condition = Some((judgement, true));
            match opposite {
                Some(at) => {
                    rulings[at].condition = Some((judgement, false));
                    rulings.insert(at + 1, ruling);
                }
                None => rulings.push(ruling),
            }
        }
        keep_to_what_is_certain(&mut rulings, &supposed);
    }
    // That the floor decides is a ruling as well; that somebody may do something is none that could be weaker.
    let obliges =
        |r: &Ruling| matches!(r.grade, Grade::Is | Grade::Must) || matches!(r.verdict, Verdict::Floor(_)) && !r.is_silent();
    for ruling in rulings.iter_mut().filter(|r| obliges(r) && house.only_advises(&r.because)) {
        ruling.grade = Grade::Advised;
    }
    let is_over = rulings.iter().any(|r| r.verdict == Verdict::RoundClosed && !r.routine);
    let next = session.room().hand().first_on_next_street().filter(|_| is_over);
    Ok(Decision { rulings, legal: session.legal(), next, assumed: session.assumed })
}

/// It is for the floor whether this hand lives, and hangs on whether its cards can be told.
fn is_left_open(rulings: &[Ruling], judgement: Judgement) -> bool {
    let Judgement::Identifiable(seat) = judgement else { return false };
    let either = |r: &Ruling| matches!(&r.verdict, Verdict::Floor(of) if of.contains(&Verdict::Hand(seat, true)));
    rulings.iter().any(|r| either(r) && !r.is_silent())
}

fn verdicts(rulings: &[Ruling]) -> Vec<&Verdict> {
    rulings.iter().map(|ruling| &ruling.verdict).collect()
}

/// What would come out otherwise if the floor found otherwise is not told as if it were certain.
fn keep_to_what_is_certain(rulings: &mut [Ruling], supposed: &Hearing) {
    let otherwise = supposed.rulings();
    for ruling in rulings.iter_mut().filter(|r| r.question.is_of_standing()) {
        ruling.routine |= !otherwise.iter().any(|r| r.verdict == ruling.verdict);
    }
}
