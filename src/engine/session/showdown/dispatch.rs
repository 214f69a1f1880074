//! What is done with cards, step by step: who does what to which hand.

use crate::engine::cards::Card;
use crate::engine::clauses;
use crate::engine::event::{Ask, Dealt, Handling, Objection, Release, Seat, Step, Subject, Tell};
use crate::engine::referee;
use crate::engine::room::Problem;
use crate::engine::ruling::{Question, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    /// Whether the step is about cards rather than betting, as things stand.
    pub(in crate::engine) fn is_about_cards(&self, step: &Step) -> bool {
        match step {
            Step::Release(Release::To(_)) | Step::Award(_) | Step::Tell(Tell::ToShow(_) | Tell::HasLost(_)) => true,
            Step::Ask(ask) => matches!(ask, Ask::See(_) | Ask::HandBack | Ask::NextCard),
            Step::Object(objection) => *objection == Objection::Pot,
            Step::Release(_) => self.state.room.hand().betting_is_over(),
            Step::Show(_)
            | Step::Touch(_)
            | Step::Mix(_)
            | Step::LiftUpcards
            | Step::Handle(..)
            | Step::Refuse
            | Step::Claim(_)
            | Step::PointOut(_)
            | Step::ReachIn
            | Step::Shuffle(_)
            | Step::Wait(_)
            | Step::Draw(_)
            | Step::Count(_)
            | Step::Deal(..) => true,
            _ => false,
        }
    }

    /// Carries a step about cards out, and remembers it: a later finding may change what it came to.
    pub(in crate::engine) fn cards(&mut self, who: &Subject, step: &Step) -> Result<(), Problem> {
        if self.card_log.is_empty() {
            self.before_cards = Some(Box::new(self.state.clone()));
        }
        self.card_step(who, step)?;
        self.card_log.push((self.line, who.clone(), step.clone()));
        Ok(())
    }

    /// What is done between steps about cards has to be done again with them.
    pub(in crate::engine) fn remember(&mut self, who: &Subject, step: &Step) {
        if !self.card_log.is_empty() {
            self.card_log.push((self.line, who.clone(), step.clone()));
        }
    }

    /// Rules on the steps about cards again, now that something was found.
    pub(in crate::engine) fn cards_again(&mut self) {
        let (Some(before), now) = (self.before_cards.clone(), self.line) else { return };
        self.state = *before;
        for (line, who, step) in self.card_log.clone() {
            self.line = line;
            // What could be carried out once can be again.
            let _ = match &who {
                _ if self.is_about_cards(&step) => self.card_step(&who, &step),
                Subject::Seat(seat) => referee::request(self, *seat, &step).map(drop),
                Subject::Players(_) | Subject::Dealer | Subject::Floor | Subject::Table => referee::official(self, &step),
            };
        }
        self.line = now;
    }

    pub(in crate::engine) fn card_step(&mut self, who: &Subject, step: &Step) -> Result<(), Problem> {
        let seat = if let Subject::Seat(seat) = who { Some(*seat) } else { None };
        match (step, seat) {
            // A card dealt once the pot is pushed is one of the next hand.
            (Step::Deal(..), _) if self.state.faces.pushed.is_some() => self.table_step(step)?,
            (Step::Deal(to, cards), _) => self.deal(*to, cards)?,
            (Step::Show(show), Some(seat)) => self.show(seat, show)?,
            (Step::Release(release), Some(seat)) => self.give_up(seat, *release),
            (Step::Touch(what), Some(seat)) => self.touch(seat, *what),
            (Step::Mix(_), Some(seat)) => self.killed_by(seat, &[clauses::unprotected_hand::FOULED]),
            (Step::LiftUpcards, Some(seat)) => self.lift(seat),
            (Step::Handle(Handling::Muck, of), _) => self.dealer_mucks(*of)?,
            (Step::Handle(Handling::TurnUp, of), by) => self.turn_up(by, *of)?,
            (Step::Refuse, Some(seat)) => self.refuse(seat),
            (Step::Claim(class), Some(seat)) => {
                self.state.faces.at(seat).claims.push(*class);
                self.claimed(seat);
            }
            (Step::PointOut(_), Some(seat)) => {
                let because = self.books.cites(&[clauses::cards_speak::SPEAK_UP, clauses::killing_winning_hand::HELP_READ]);
                let silent = because.is_empty();
                self.answer(seat, Verdict::Granted(None), because, silent);
            }
            (Step::ReachIn, Some(seat)) => {
                let because = self.books.cites(&[clauses::side_pots::HANDS_OFF]);
                let silent = because.is_empty();
                self.rule(Question::Breach, Verdict::Breach(seat, "side-pots".into()), because, silent);
            }
            (Step::Ask(ask), Some(seat)) => self.ask_about_cards(seat, *ask)?,
            (Step::Object(_), Some(seat)) => self.pot_disputed(seat),
            (Step::Award(to), _) => self.award(*to)?,
            (Step::Tell(tell), _) => referee::told(self, *tell)?,
            _ => self.table_step(step)?,
        }
        Ok(())
    }

    pub(in crate::engine) fn deal(&mut self, seat: Seat, cards: &[Dealt]) -> Result<(), Problem> {
        let hand = self.state.room.hand_mut();
        for dealt in cards.iter().filter_map(|d| d.card) {
            if hand.is_seen(dealt) {
                return Err(Problem::new(format!("{dealt} has been dealt already"), "a deck has every card once"));
            }
        }
        let stud = hand.game.is_stud();
        let (has, room_for) = (hand.find(seat).map_or(0, |p| p.cards.len()), hand.most_cards());
        if has + cards.len() > room_for {
            let message = format!("{seat} would have {} cards", has + cards.len());
            return Err(Problem::new(message, format!("this game deals a player {room_for}")));
        }
        hand.deal(seat, cards.iter().map(|d| Dealt { up: d.up && stud, ..*d }))?;
        Ok(())
    }

    /// Cards shown must be those he holds; where nobody has said which they are, now they are known.
    pub(in crate::engine) fn know(&mut self, seat: Seat, cards: &[Card]) -> Result<(), Problem> {
        let hand = self.state.room.hand_mut();
        let room_for = hand.most_cards();
        let held = hand.find(seat).map(|p| p.known()).unwrap_or_default();
        let new: Vec<Card> = cards.iter().copied().filter(|card| !held.contains(*card)).collect();
        if let Some(card) = new.iter().find(|card| hand.is_seen(**card)) {
            return Err(Problem::new(format!("{card} lies somewhere else"), "a deck has every card once"));
        }
        let player = hand.seat_mut(seat)?;
        let unknown = player.cards.iter().filter(|d| d.card.is_none()).count();
        if let Some(card) = new.get(unknown + room_for.saturating_sub(player.cards.len())) {
            return Err(Problem::new(format!("{seat} does not hold {card}"), "show cards that he holds"));
        }
        for card in new {
            match player.cards.iter_mut().find(|d| d.card.is_none()) {
                Some(dealt) => dealt.card = Some(card),
                None => player.cards.push(Dealt { card: Some(card), up: false }),
            }
        }
        Ok(())
    }
}
