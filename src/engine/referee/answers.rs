//! What is ruled as things stand: the rulings in force, the turn, and what is open to whom.

use super::Hearing;
use crate::engine::event::{Seat, SeatingEvent};
use crate::engine::hearing::{Bound, BoundTo};
use crate::engine::room::{Noted, RoomEntry};
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::betting::{
    acting_in_turn, big_blind_ante, out_of_turn, pot_size, reopening, straddle, substantial_action,
};
use crate::engine::rules::dealing::{heads_up_button, stud_procedure};
use crate::engine::rules::legal_actions::{Legal, legal_actions};
use crate::engine::rules::seating::hand_for_hand;
use crate::engine::rules::showdown::nuts_must_raise;
use crate::engine::ruling::{ActionKind, LegalActions, Question, Ruling, Standing, Strength, Verdict};

impl Hearing<'_> {
    /// The rulings in force now, the open acts of the player to act included.
    pub fn rulings(&self) -> Vec<Ruling> {
        let mut rulings = self.of_the_game();
        rulings.extend(self.room_rulings().into_iter().map(Ruling::grounded));
        if !self.incidents.is_empty() || rulings.iter().any(|r| r.question == Question::Breach || r.is_silent()) {
            let conduct = self.conduct_rulings(&rulings);
            // That custom forbids it, too, is not told where the house has said what he breaks.
            let said = |r: &Ruling| {
                conduct.iter().any(|own| is_breach(own) && !own.is_silent() && own.line == r.line && own.about == r.about)
            };
            rulings.retain(|r| !(is_breach(r) && r.is_silent() && said(r)));
            rulings.extend(conduct.into_iter().map(Ruling::grounded));
        }
        rulings
    }

    /// The rulings in force, those on conduct aside.
    fn of_the_game(&self) -> Vec<Ruling> {
        let mut rulings: Vec<Ruling> = Vec::new();
        for ruling in &self.state.rulings {
            rulings.retain(|r| {
                let may = matches!(ruling.verdict, Verdict::Penalty(_, Strength::May, _));
                let decided = r.question == Question::Penalty && may && self.incidents.is_given(&r.verdict);
                let other_breach = r.question == Question::Breach && r.verdict != ruling.verdict;
                let stays = decided || other_breach || r.moment == ruling.moment && several(r, ruling);
                r.question != ruling.question || r.about != ruling.about || stays
            });
            rulings.push(ruling.clone());
        }
        if self.state.room.hand().between_hands || self.ended_with_an_elimination() {
            return rulings.into_iter().map(Ruling::grounded).collect();
        }
        let dealing = self.dealing();
        let called_off = self.called_off(&dealing);
        rulings.retain(|r| !called_off || !matches!(r.verdict, Verdict::Binding(_, _, Standing::Pending) | Verdict::Stays(..)));
        // What is said of the new deal takes the place of what was said of the same kind before.
        rulings.retain(|r| !called_off || !dealing.iter().any(|new| new.verdict == r.verdict));
        rulings.extend(dealing);
        let open = rulings.iter().any(|r| leaves_open(&r.verdict));
        // Hand for hand an all-in waits for the other tables.
        let waits = hand_for_hand::own_all_in(self);
        let wins = |r: &Ruling| matches!(r.verdict, Verdict::Wins(..));
        // The floor has given the pot to somebody, or whoever has been given it keeps it: nobody else wins it.
        let awarded = rulings.iter().any(|r| r.by_floor && wins(r));
        let keeps = |r: &Ruling| if let Verdict::Keeps(_, seat) = r.verdict { Some(seat).filter(|_| !r.is_silent()) } else { None };
        let keeper = rulings.iter().find_map(keeps);
        let is_others =
            |r: &Ruling| matches!(r.verdict, Verdict::Wins(winner, ..) if keeper.is_some_and(|keeper| keeper != winner));
        let shown = if waits.is_some() { Vec::new() } else { self.showdown() };
        let showdown: Vec<Ruling> = shown.into_iter().filter(|r| (!awarded || !wins(r)) && !is_others(r)).collect();
        let is_won = awarded || showdown.iter().any(wins);
        rulings.extend(waits);
        // Once the pots are won, nobody asks any more how the round stood.
        rulings.extend(self.substantial().map(|r| Ruling { routine: r.routine || is_won || called_off, ..r }));
        // Where the hand is void or dealt again nobody acts on or shows, and what is in the pot goes back.
        if called_off {
            rulings.extend(self.uncalled_beside_refunds());
            return rulings.into_iter().map(Ruling::grounded).collect();
        }
        rulings.extend(self.whose_turn().map(|r| Ruling { routine: r.routine || is_won, ..r }));
        rulings.push(self.pot_now(open, &showdown));
        rulings.extend(showdown);
        if let Some((seat, options)) = self.may() {
            let bound = options.value.is_a_duty();
            let verdict = if bound { Verdict::Must(seat, options.value) } else { Verdict::May(seat, options.value) };
            rulings.push(self.follows(Question::May, verdict, options.because, options.silent));
        }
        rulings.into_iter().map(Ruling::grounded).collect()
    }

    /// Somebody of the hand is out of the tournament, and nobody has acted since: it is over.
    fn ended_with_an_elimination(&self) -> bool {
        let entries = self.room_log.entries.iter().rev();
        let last = entries.take_while(|entry| entry.noted != Noted::Seating(SeatingEvent::NextHand));
        let mut out = last.filter(|entry| entry.noted == Noted::Seating(SeatingEvent::GoesOut));
        let played = |entry: &RoomEntry| entry.by().is_some_and(|seat| self.state.room.hand().find(seat).is_some());
        out.next().is_some_and(|entry| played(entry) && self.current.as_ref().is_none_or(|current| current.line < entry.line))
    }

    /// Whether the house calls what has been done substantial. That it has come to nothing of the kind is no news.
    fn substantial(&self) -> Option<Ruling> {
        let answer = substantial_action::reached(&self.actions(), &self.books).filter(|answer| !answer.silent)?;
        let verdict = Verdict::Substantial(answer.value);
        Some(Ruling { routine: !answer.value, ..self.follows(Question::Substantial, verdict, answer.because, false) })
    }

    /// Who is to act. That it is nobody's turn any more is worth telling.
    fn whose_turn(&self) -> Option<Ruling> {
        let hand = self.state.room.hand();
        let silent = straddle::turn_is_custom(self);
        let mut order = acting_in_turn::order(hand, &self.books);
        if let Some(seat) = hand.to_act() {
            let silent = silent || heads_up_button::turn_is_custom(self) || stud_procedure::turn_is_custom(self);
            order.extend(heads_up_button::order(hand, &self.books));
            order.extend(stud_procedure::order(hand, &self.books));
            return Some(Ruling { routine: true, ..self.follows(Question::Turn, Verdict::Turn(seat), order, silent) });
        }
        let because = [reopening::round_closed(&self.books), order].concat();
        let closed = self.follows(Question::Turn, Verdict::RoundClosed, because, silent);
        (hand.live().count() > 1).then_some(Ruling { routine: hand.at_showdown, ..closed })
    }

    /// How large the pot is: told unless it hangs on what is still open, or goes to its winners anyway.
    fn pot_now(&self, open: bool, showdown: &[Ruling]) -> Ruling {
        let hand = self.state.room.hand();
        let amount = if hand.betting_is_over() { self.pots().iter().map(|pot| pot.amount).sum() } else { hand.total_pot() };
        let whole = showdown.iter().filter(|r| matches!(r.verdict, Verdict::Wins(_, _, None))).count();
        let parts = showdown.iter().any(|r| matches!(r.verdict, Verdict::Wins(..) | Verdict::PotOf(..)));
        // Of a pot that is divided the whole is worth telling.
        let told = amount > 0 && !open && (whole > 1 || !parts);
        let because = [pot_size::sum(&self.books), big_blind_ante::short(hand, &self.books)].concat();
        Ruling { routine: !told, ..self.follows(Question::Pot, Verdict::Pot(amount), because, false) }
    }

    /// What the player to act may do, whether or not the house says so.
    pub fn legal(&self) -> Option<Legal> {
        let over = self.ended_with_an_elimination();
        let (seat, options) = self.may().filter(|_| !over && !self.called_off(&self.dealing()))?;
        let player = self.state.room.hand().find(seat)?;
        Some(Legal { seat, options: options.value, all_in: player.stack().map(|stack| player.committed() + stack) })
    }

    pub(in crate::engine) fn may(&self) -> Option<(Seat, Grounded<LegalActions>)> {
        match &self.state.bound {
            Some(Bound { seat, to: BoundTo::Size(options) | BoundTo::CallOrRaise(options), .. }) => {
                return Some((*seat, options.clone()));
            }
            Some(Bound { seat, to: BoundTo::Choice(of), .. }) => {
                return Some((*seat, of.clone().map(|of| LegalActions::between(&of))));
            }
            // What his chips come to is not decided: nobody can say what is open to him.
            Some(Bound { lying: 1.., to: BoundTo::Floor, .. } | Bound { to: BoundTo::Decision(_), .. }) => return None,
            Some(Bound { to: BoundTo::Floor, .. }) | None => {}
        }
        let hand = self.state.room.hand();
        let seat = hand.to_act()?;
        let player = hand.find(seat)?;
        let mut options = legal_actions(&self.state.room, hand, player, &self.books);
        if let Some(skip) = out_of_turn::skipped(self, seat)
            && skip.value
        {
            options.cite(&skip.because);
        }
        if let Some(because) = self.barred_from_raising(seat) {
            (options.value.bet, options.value.complete, options.value.raise) = (None, None, None);
            options.cite(&because);
            // What is left to him the same clause says.
            options.silent = false;
        }
        Some((seat, nuts_must_raise::leaves_open(self, seat, options)))
    }

    /// The actions of the round, those out of turn included.
    pub(in crate::engine) fn actions(&self) -> Vec<(Seat, ActionKind)> {
        let mut actions = self.state.room.hand().actions.clone();
        actions.extend(self.state.pending.iter().map(|p| (p.attempt.seat, p.done.kind())));
        actions.extend(self.state.folded_early.iter().map(|(seat, _)| (*seat, ActionKind::Fold)));
        actions
    }
}

fn is_breach(ruling: &Ruling) -> bool {
    matches!(ruling.verdict, Verdict::Breach(..))
}

/// Chips are out whose place nobody has decided yet.
fn leaves_open(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Floor(_) | Verdict::Chooses(..) | Verdict::Binding(_, _, Standing::Pending))
}

/// Two rulings on one question about one player that stand side by side.
fn several(a: &Ruling, b: &Ruling) -> bool {
    matches!(a.question, Question::Penalty | Question::Chips | Question::Order | Question::Breach) && a.verdict != b.verdict
}
