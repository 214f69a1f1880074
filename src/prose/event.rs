//! What happens at the table.

use super::cards::{card, cards, class_key};
use super::{Arg, Phrase, Teller, sentence, street_key};
use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Chips};
use crate::engine::event::{
    Agreement, Ask, Body, CardEvent, ClockEvent, DealEvent, Event, Judgement, Manner, Objection, Push, Seat, Step, Street, Subject,
    Tell,
};

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
        let who = self.subject(&event.who);
        if let [step] = event.steps.as_slice()
            && let Some(told) = self.happening(&event.who, step)
        {
            return sentence(&told);
        }
        let mut deeds = String::new();
        for (i, step) in event.steps.iter().enumerate() {
            let deed = self.deed(&event.who, step, i > 0);
            deeds = match i {
                0 => deed,
                _ if matches!(step, Step::Clock(ClockEvent::EndsTogether)) => {
                    self.say("steps-as-the-countdown-ends", &[("head", (&deeds).into())])
                }
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
            Subject::Players(seats) => self.players(seats),
            Subject::Dealer => self.words.phrase("dealer", &[]),
            Subject::Floor => self.words.phrase("decider", &[]),
            Subject::Body(Body::Judge) => self.words.phrase("judge", &[]),
            Subject::Body(Body::House) => self.words.phrase("house", &[]),
            Subject::Body(Body::Federation) => self.words.phrase("federation", &[]),
            Subject::Table => Phrase::default(),
        }
    }

    /// What is told as a clause of its own: what happens by itself, and what cards do.
    fn happening(&self, who: &Subject, step: &Step) -> Option<String> {
        match step {
            Step::Street(street, board) => Some(self.dealt_street(*street, board)),
            Step::Cards(event) => self.card_happens(who, event),
            Step::InDeal(DealEvent::Seen(n)) => Some(self.say("event-card-seen", &[("number", (*n).into())])),
            Step::Act(_)
            | Step::Push(..)
            | Step::Say(_)
            | Step::Tap
            | Step::TakeBack(_)
            | Step::Release(_)
            | Step::Ask(_)
            | Step::Object(_)
            | Step::Judge(..)
            | Step::Decide(_)
            | Step::Agree(_)
            | Step::Tell(_)
            | Step::Find(_)
            | Step::Heap
            | Step::PostsLate => None,
            Step::InDeal(event) => self.deal_happens(event),
            Step::Seating(event) => self.between_hands(*event),
            Step::Conduct(event) => self.conduct_happens(self.subject(who), event),
            Step::Room(event) => self.room_happens(event),
            Step::Clock(event) => self.clock_happens(*event),
            Step::Chips(event) => self.chips_happen(event),
        }
    }

    /// What cards do by themselves, and what happens to all.
    fn card_happens(&self, who: &Subject, event: &CardEvent) -> Option<String> {
        match event {
            CardEvent::Wait(seconds) => Some(self.say("event-wait", &[("count", (*seconds).into())])),
            CardEvent::Draw(drawn) => Some(self.drawn(drawn)),
            CardEvent::Touch(what) => Some(self.contact("event-touch", self.subject(who), *what)),
            CardEvent::Mix(what) => Some(self.contact("event-mix", self.subject(who), *what)),
            CardEvent::Deal(..)
            | CardEvent::Show(_)
            | CardEvent::LiftUpcards
            | CardEvent::Handle(..)
            | CardEvent::Shuffle(_)
            | CardEvent::Refuse
            | CardEvent::Claim(_)
            | CardEvent::PointOut(_)
            | CardEvent::Award(_)
            | CardEvent::Count(_)
            | CardEvent::ReachIn => None,
        }
    }

    /// What somebody does with cards, or with the pot that they win.
    fn with_cards(&self, who: &Subject, event: &CardEvent, later: &str) -> String {
        match event {
            CardEvent::Deal(seat, dealt) => {
                self.say("deed-deal", &[("other", self.player(*seat).into()), ("cards", (&self.dealt(dealt)).into())])
            }
            CardEvent::Show(show) => self.show(show, later),
            CardEvent::LiftUpcards => self.does(later, "deed-lift-upcards"),
            CardEvent::Handle(handling, seat) => self.handle(*handling, *seat, later),
            CardEvent::Shuffle(shuffle) => self.shuffle(*shuffle, later),
            CardEvent::Refuse => self.does(later, "deed-refuse"),
            CardEvent::Claim(class) => self.does_with(later, "deed-claim", "class", class_key(*class).into()),
            CardEvent::PointOut(seat) => self.does_with(later, "deed-point-out", "other", self.player(*seat).into()),
            CardEvent::Award(seat) => self.does_with(later, "deed-award", "other", self.player(*seat).into()),
            CardEvent::Count(n) => self.does_with(later, "deed-count", "count", (*n).into()),
            CardEvent::ReachIn => self.does(later, "deed-reach-in"),
            CardEvent::Wait(_) | CardEvent::Draw(_) | CardEvent::Touch(_) | CardEvent::Mix(_) => {
                self.card_happens(who, event).unwrap_or_default()
            }
        }
    }

    fn dealt_street(&self, street: Street, board: &[Card]) -> String {
        let dealt = self.say("event-street", &[("street", street_key(street).into())]);
        if board.is_empty() {
            return dealt;
        }
        self.say("event-cards", &[("event", (&dealt).into()), ("cards", (&cards(board)).into())])
    }

    fn drawn(&self, drawn: &[(Seat, Card)]) -> String {
        self.drawn_as("event-draw", drawn)
    }

    pub(super) fn drawn_as(&self, id: &str, drawn: &[(Seat, Card)]) -> String {
        let drawn = drawn
            .iter()
            .map(|(seat, drew)| self.say("event-drawn", &[("who", self.player(*seat).into()), ("card", (&card(*drew)).into())]));
        let drawn = self.list(drawn.collect(), ", ", "list-and");
        self.say(id, &[("drawn", (&drawn).into())])
    }

    /// What is done, without who does it. A later step of a line may be worded otherwise than the first.
    fn deed(&self, who: &Subject, step: &Step, later: bool) -> String {
        let later = if later { self.say("later", &[]) } else { String::new() };
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
                    Manner::OutOfReach => "deed-out-of-reach",
                    Manner::Together => "deed-push-together",
                };
                self.does_with(&later, id, "chips", chips.into())
            }
            Step::Say(speech) => self.speech(speech, &later),
            Step::Tap => self.does(&later, "deed-tap"),
            Step::TakeBack(chips) => self.does_with(&later, "deed-take-back", "chips", self.chips(chips).into()),
            Step::Release(how) => self.release(*how, &later),
            Step::Ask(Ask::Pot) => self.does(&later, "deed-ask-pot"),
            Step::Ask(Ask::Raise) => self.does(&later, "deed-ask-raise"),
            Step::Ask(Ask::Count(seat)) => self.does_with(&later, "deed-ask-count", "other", self.player(*seat).into()),
            Step::Ask(Ask::See(seat)) => self.does_with(&later, "deed-ask-see", "other", self.player(*seat).into()),
            Step::Ask(Ask::HandBack) => self.does(&later, "deed-ask-hand-back"),
            Step::Ask(Ask::NextCard) => self.does(&later, "deed-ask-next-card"),
            Step::Ask(Ask::BurnCards) => self.does(&later, "deed-ask-burn-cards"),
            Step::Ask(Ask::NewDeck) => self.does(&later, "deed-ask-new-deck"),
            Step::Ask(Ask::NewDealer) => self.does(&later, "deed-ask-new-dealer"),
            Step::Object(Objection::Skipped) => self.does(&later, "deed-object-skipped"),
            Step::Object(Objection::StringBet) => self.does(&later, "deed-object-string-bet"),
            Step::Object(Objection::Pot) => self.does(&later, "deed-object-pot"),
            Step::Object(Objection::Payout) => self.does(&later, "deed-object-payout"),
            Step::Judge(judgement, found) => self.judgement("deed-judge", *judgement, *found),
            Step::Decide(verdict) => self.does_with(&later, "deed-decide", "ruling", (&self.clause(verdict)).into()),
            Step::Agree(agreement) => {
                let count = if let Subject::Players(seats) = who { seats.len() } else { 1 };
                match agreement {
                    Agreement::Straddles => self.does_with(&later, "deed-agree-straddles", "count", count.into()),
                    Agreement::Posting => self.does_with(&later, "deed-agree-posting", "count", count.into()),
                    Agreement::SmallBlind => self.does_with(&later, "deed-agree-small-blind", "count", count.into()),
                    Agreement::FoldToBigBlind => self.does_with(&later, "deed-agree-fold-to-big-blind", "count", count.into()),
                    Agreement::AnotherRuling => self.does_with(&later, "deed-agree-another-ruling", "count", count.into()),
                    Agreement::SplitPot => self.does_with(&later, "deed-agree-split-pot", "count", count.into()),
                    Agreement::BuyIn(n) => self
                        .say("deed-agree-buy-in", &[("later", (&later).into()), ("count", count.into()), ("amount", (*n).into())]),
                }
            }
            Step::Tell(tell) => self.tells(*tell),
            Step::Find(chips) => self.does_with(&later, "deed-find", "chips", self.chips(chips).into()),
            Step::Heap => self.does(&later, "deed-heap"),
            Step::PostsLate => self.does(&later, "deed-post-late"),
            Step::Cards(event) => self.with_cards(who, event, &later),
            Step::InDeal(event) => self.in_deal(event, &later),
            Step::Seating(event) => self.seating(*event, &later),
            Step::Conduct(event) => self.conduct(self.subject(who), event, &later),
            Step::Room(event) => {
                let several = if let Subject::Players(seats) = who { seats.len() } else { 1 };
                self.room_deed(event, several, &later)
            }
            Step::Clock(event) => self.with_clock(*event, &later),
            Step::Chips(event) => self.with_chips(event, &later),
            Step::Street(..) => self.happening(who, step).unwrap_or_default(),
        }
    }

    fn tells(&self, tell: Tell) -> String {
        let with = |id: &str, seat, n: Amount| self.say(id, &[("other", self.player(seat).into()), ("amount", n.into())]);
        let plain = |id: &str, seat| self.say(id, &[("other", self.player(seat).into())]);
        match tell {
            Tell::Bet(seat, n) => with("deed-tell-bet", seat, n),
            Tell::Pot(seat, n) => with("deed-tell-pot", seat, n),
            Tell::ToAct(seat) => plain("deed-tell-turn", seat),
            Tell::NobodyRaised(seat) => plain("deed-tell-nobody-raised", seat),
            Tell::ToShow(seat) => plain("deed-tell-to-show", seat),
            Tell::HasLost(seat) => plain("deed-tell-has-lost", seat),
        }
    }

    /// A judgement as the family of messages `prefix` words it: found or refused.
    pub(super) fn judgement(&self, prefix: &str, judgement: Judgement, found: bool) -> String {
        if let Some(what) = self.found_of_conduct(judgement) {
            let found = if found { "yes" } else { "no" };
            return self.say(&format!("{prefix}-found"), &[("found", found.into()), ("what", (&what).into())]);
        }
        let (name, who) = match judgement {
            Judgement::Reasonable
            | Judgement::Feasible
            | Judgement::Conduct(_)
            | Judgement::Room(_)
            | Judgement::OfPlayer(..)
            | Judgement::OfTwo(..) => return String::new(),
            Judgement::Deliberate => ("deliberate", Phrase::default()),
            Judgement::Tiny => ("tiny", Phrase::default()),
            Judgement::Unusual => ("unusual", Phrase::default()),
            Judgement::Contradictory => ("contradictory", Phrase::default()),
            Judgement::Misinformed(seat) => ("misinformed", self.player(seat)),
            Judgement::Separate => ("separate", Phrase::default()),
            Judgement::Identifiable(seat) => ("identifiable", self.player(seat)),
            Judgement::Grounds => ("grounds", Phrase::default()),
            Judgement::Needless => ("needless", Phrase::default()),
            Judgement::Gross => ("gross", Phrase::default()),
            Judgement::Correctable => ("correctable", Phrase::default()),
            Judgement::Restorable => ("restorable", Phrase::default()),
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
}
