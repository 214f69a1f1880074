//! What happens at the table.

use super::{Arg, Phrase, Teller, sentence};
use crate::corpus::Lang;
use crate::engine::chips::{Amount, Chips};
use crate::engine::event::{
    Act, Agreement, Ask, Event, Judgement, Manner, Objection, Push, Release, Said, Size, Speech, Step, Subject, Tell,
};
use crate::notation::{Line, parse_line, seat_name, street_name};

impl Teller {
    /// One line of play as one sentence. Chips that move in it without speech are said to go in without a word.
    pub fn event(&self, event: &Event) -> String {
        self.line(event, false)
    }

    /// Consecutive lines of play, one sentence each. Who spoke just before he puts in chips did not do so without a word.
    pub fn play(&self, events: &[Event]) -> Vec<String> {
        let mut spoke = false;
        let mut before: Option<&Subject> = None;
        let tell = |event: &Event| event.steps.iter().any(|step| matches!(step, Step::Say(_)));
        let mut lines = Vec::with_capacity(events.len());
        for event in events {
            spoke &= before == Some(&event.who);
            lines.push(self.line(event, spoke));
            spoke |= tell(event);
            before = Some(&event.who);
        }
        lines
    }

    fn line(&self, event: &Event, spoke: bool) -> String {
        if let (Subject::Table, [Step::Street(street)]) = (&event.who, event.steps.as_slice()) {
            return sentence(&self.say("event-street", &[("street", street_name(*street).into())]));
        }
        let who = self.subject(&event.who);
        let mut deeds = String::new();
        for (i, step) in event.steps.iter().enumerate() {
            let deed = self.deed(&event.who, step, i > 0);
            deeds = match i {
                0 => deed,
                _ => {
                    let natural = event.steps.len() == 2 && matches!((&event.steps[0], step), (Step::Say(_), Step::Push(..)));
                    let joiner = if natural { "steps-and" } else { "steps-then" };
                    self.say(joiner, &[("head", (&deeds).into()), ("last", (&deed).into())])
                }
            };
        }
        let wordless = !spoke && event.steps.iter().all(|step| matches!(step, Step::Push(..)));
        let id = if wordless { "event-wordless" } else { "event" };
        let args: [(&str, Arg); 3] = [("who", who.into()), ("deeds", (&deeds).into()), ("count", event.steps.len().into())];
        sentence(&self.say(id, &args))
    }

    fn subject(&self, who: &Subject) -> Phrase {
        match who {
            Subject::Seat(seat) => self.player(*seat),
            Subject::Players(seats) => {
                let names = self.list(seats.iter().map(|s| seat_name(*s)).collect(), ", ", "list-and");
                self.words.phrase("players", &[("names", (&names).into())])
            }
            Subject::Dealer => self.words.phrase("dealer", &[]),
            Subject::Floor => self.words.phrase("decider", &[]),
            Subject::Table => Phrase::default(),
        }
    }

    /// What is done, without who does it. A later step of a line may be worded otherwise than the first.
    fn deed(&self, who: &Subject, step: &Step, later: bool) -> String {
        let later = if later { self.say("later", &[]) } else { String::new() };
        let plain = |id: &str| self.say(id, &[("later", (&later).into())]);
        let with = |id: &str, name: &str, arg: Arg| self.say(id, &[("later", (&later).into()), (name, arg)]);
        match step {
            Step::Act(act) => self.act(*act, &later),
            Step::Push(push, manner) => {
                let chips = match push {
                    Push::Chips(chips) => self.chips(chips),
                    Push::Stack => self.words.phrase("whole-stack", &[]),
                };
                let id = match manner {
                    Manner::Placed => "deed-push",
                    Manner::Splashed => "deed-splash",
                    Manner::Dribbled => "deed-dribble",
                };
                with(id, "chips", chips.into())
            }
            Step::Say(speech) => self.speech(speech, &later),
            Step::Tap => plain("deed-tap"),
            Step::TakeBack(chips) => with("deed-take-back", "chips", self.chips(chips).into()),
            Step::Release(Release::PushedForward) => plain("deed-push-cards-forward"),
            Step::Release(Release::ThrownForward) => plain("deed-throw-cards-forward"),
            Step::Release(Release::OverTheLine) => plain("deed-throw-cards-over-line"),
            Step::Release(Release::TowardMuck) => plain("deed-throw-cards-toward-muck"),
            Step::Ask(Ask::Pot) => plain("deed-ask-pot"),
            Step::Ask(Ask::Raise) => plain("deed-ask-raise"),
            Step::Ask(Ask::Count(seat)) => with("deed-ask-count", "other", self.player(*seat).into()),
            Step::Object(Objection::Skipped) => plain("deed-object-skipped"),
            Step::Object(Objection::StringBet) => plain("deed-object-string-bet"),
            Step::Judge(judgement, found) => self.judgement("deed-judge", *judgement, *found),
            Step::Decide(verdict) => with("deed-decide", "ruling", (&self.clause(verdict)).into()),
            Step::Agree(agreement) => {
                let count = if let Subject::Players(seats) = who { seats.len() } else { 1 };
                match agreement {
                    Agreement::Straddles => with("deed-agree-straddles", "count", count.into()),
                    Agreement::Posting => with("deed-agree-posting", "count", count.into()),
                }
            }
            Step::Tell(tell) => self.tells(*tell),
            Step::Find(chips) => with("deed-find", "chips", self.chips(chips).into()),
            Step::Award(seat) => with("deed-award", "other", self.player(*seat).into()),
            Step::Heap => plain("deed-heap"),
            Step::PostsLate => plain("deed-post-late"),
            Step::Street(street) => self.street(*street),
        }
    }

    fn act(&self, act: Act, later: &str) -> String {
        let plain = |id: &str| self.say(id, &[("later", later.into())]);
        let amount = |id: &str, n: Amount| self.say(id, &[("later", later.into()), ("amount", n.into())]);
        match act {
            Act::Check => plain("deed-check"),
            Act::Call => plain("deed-call"),
            Act::Bet(n) => amount("deed-bet", n),
            Act::RaiseTo(n) => amount("deed-raise", n),
            Act::Fold => plain("deed-fold"),
            Act::AllIn(None) => plain("deed-all-in"),
            Act::AllIn(Some(n)) => amount("deed-all-in-for", n),
            Act::Post { amount: n, dark: false, for_seat: None } => amount("deed-post", n),
            Act::Post { amount: n, dark: true, for_seat: None } => amount("deed-post-dark", n),
            Act::Post { amount: n, dark: _, for_seat: Some(seat) } => {
                self.say("deed-post-for", &[("later", later.into()), ("amount", n.into()), ("other", self.player(seat).into())])
            }
        }
    }

    fn tells(&self, tell: Tell) -> String {
        let with = |id: &str, seat, n: Amount| self.say(id, &[("other", self.player(seat).into()), ("amount", n.into())]);
        match tell {
            Tell::Bet(seat, n) => with("deed-tell-bet", seat, n),
            Tell::Pot(seat, n) => with("deed-tell-pot", seat, n),
            Tell::ToAct(seat) => self.say("deed-tell-turn", &[("other", self.player(seat).into())]),
            Tell::NobodyRaised(seat) => self.say("deed-tell-nobody-raised", &[("other", self.player(seat).into())]),
        }
    }

    /// A judgement as the family of messages `prefix` words it: found or refused.
    pub(super) fn judgement(&self, prefix: &str, judgement: Judgement, found: bool) -> String {
        let (name, who) = match judgement {
            Judgement::Deliberate => ("deliberate", Phrase::default()),
            Judgement::Tiny => ("tiny", Phrase::default()),
            Judgement::Unusual => ("unusual", Phrase::default()),
            Judgement::Misinformed(seat) => ("misinformed", self.player(seat)),
            Judgement::Separate => ("separate", Phrase::default()),
        };
        let found = if found { "yes" } else { "no" };
        self.say(&format!("{prefix}-{name}"), &[("found", found.into()), ("other", who.into())])
    }

    /// Chips by denomination, else as an amount.
    pub(super) fn chips(&self, chips: &Chips) -> Phrase {
        match chips {
            Chips::Amount(n) => self.words.phrase("chips-amount", &[("amount", (*n).into())]),
            Chips::Piles(piles) => {
                let piles: Vec<_> = piles
                    .iter()
                    .map(|pile| self.words.phrase("chips-pile", &[("count", pile.count.into()), ("value", pile.value.into())]))
                    .collect();
                let list = |of: &dyn Fn(&Phrase) -> String| self.list(piles.iter().map(of).collect(), ", ", "list-and");
                let cases = piles.first().map(|p| p.cases.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
                let case = |name: &str| {
                    list(&|p: &Phrase| p.cases.iter().find(|(n, _)| n == name).map_or_else(|| p.text.clone(), |(_, t)| t.clone()))
                };
                Phrase {
                    text: list(&|p: &Phrase| p.text.clone()),
                    cases: cases.unwrap_or_default().into_iter().map(|name| (name.clone(), case(&name))).collect(),
                }
            }
        }
    }

    fn speech(&self, speech: &Speech, later: &str) -> String {
        let quote = self.quote(speech);
        if speech.readings.len() < 2 {
            return self.say("deed-say", &[("later", later.into()), ("quote", (&quote).into())]);
        }
        let readings = self.amounts(&speech.readings);
        self.say("deed-say-unclear", &[("later", later.into()), ("quote", (&quote).into()), ("readings", (&readings).into())])
    }

    fn amounts(&self, amounts: &[Amount]) -> String {
        self.list(amounts.iter().map(|n| self.number(*n)).collect(), ", ", "list-or")
    }

    /// The words that were spoken. Plain English trade talk, in which plays are written, is told in the language's own.
    fn quote(&self, speech: &Speech) -> String {
        if self.lang() == Lang::En || !is_trade_english(&speech.quote) {
            return speech.quote.clone();
        }
        self.said(&speech.said).unwrap_or_else(|| speech.quote.clone())
    }

    /// As [`Teller::quote`], for a word whose meaning is not at hand.
    pub(super) fn spoken(&self, word: &str) -> String {
        match parse_line(&format!("A says \"{word}\"")) {
            Ok(Line::Event(Event { steps, .. })) => match steps.as_slice() {
                [Step::Say(speech)] => self.quote(speech),
                _ => word.to_owned(),
            },
            _ => word.to_owned(),
        }
    }

    fn said(&self, said: &Said) -> Option<String> {
        let plain = |id: &str| Some(self.say(id, &[]));
        match said {
            Said::Check => plain("said-check"),
            Said::Call => plain("said-call"),
            Said::Fold => plain("said-fold"),
            Said::AllIn => plain("said-all-in"),
            Said::Pot => plain("said-pot"),
            Said::CallAndRaise => plain("said-call-and-raise"),
            Said::Bet(Size::Open) => plain("said-bet"),
            Said::Raise(Size::Open) => plain("said-raise"),
            Said::Bet(Size::To(n)) => Some(self.say("said-bet-amount", &[("amount", (*n).into())])),
            Said::Raise(Size::To(n)) => Some(self.say("said-raise-to", &[("amount", (*n).into())])),
            Said::Raise(Size::By(n)) => Some(self.say("said-raise-by", &[("amount", (*n).into())])),
            Said::Number(Size::To(n)) => Some(self.number(*n)),
            Said::Number(Size::OneOf(of)) => Some(self.say("said-number", &[("count", leading(of)?.into())])),
            Said::Bet(Size::OneOf(of)) => Some(self.say("said-bet-number", &[("count", leading(of)?.into())])),
            Said::Raise(Size::OneOf(of)) => Some(self.say("said-raise-number", &[("count", leading(of)?.into())])),
            Said::Conditional(inner) => Some(self.say("said-conditional", &[("said", (&self.said(inner)?).into())])),
            Said::Bet(Size::By(_)) | Said::Number(_) | Said::Unofficial => None,
        }
    }
}

/// Whether every word belongs to the English in which plays are written.
fn is_trade_english(quote: &str) -> bool {
    const KNOWN: [&str; 40] = [
        "a", "all", "and", "bet", "bets", "by", "call", "calls", "check", "checks", "eight", "fifteen", "fold", "folds", "five",
        "four", "he", "i", "i'll", "if", "in", "it", "make", "nine", "one", "pot", "raise", "raises", "re-raise", "seven", "six",
        "ten", "the", "then", "three", "to", "twenty", "two", "you", "all-in",
    ];
    let quote = quote.to_lowercase().replace('’', "'");
    quote
        .split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '\''))
        .filter(|word| !word.is_empty())
        .all(|word| KNOWN.contains(&word) || word.bytes().all(|b| b.is_ascii_digit()))
}

/// The number that was spoken where its readings are 500 or 5000: 5.
fn leading(readings: &[Amount]) -> Option<i64> {
    let bare = |n: Amount| {
        let mut n = n;
        while n > 10 && n % 10 == 0 {
            n /= 10;
        }
        n
    };
    let first = bare(*readings.first()?);
    readings.iter().all(|n| bare(*n) == first).then_some(first)
}
