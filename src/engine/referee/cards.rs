//! What is done with cards, step by step: for each kind of step the rules that are asked, in order. Nothing here decides; a rule
//! that has answered says so, and then the next is not asked.

use crate::engine::event::{Ask, CardEvent, DeckFault, Handling, Release, RoomState, Seat, Show, Showing, Step, Subject, Touched};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::referee;
use crate::engine::rules::betting::{bet_correction, fold, out_of_turn};
use crate::engine::rules::conduct::exposed_cards;
use crate::engine::rules::dealing::{button_draw, stud_procedure};
use crate::engine::rules::procedure::{
    calling_the_clock, dead_hand, hand_retrieval, killing_winning_hand, mucked_cards, rabbit_hunting, side_pots, unprotected_hand,
};
use crate::engine::rules::reference::deck_and_suits;
use crate::engine::rules::showdown::{
    all_in_showdown, asking_to_see, cards_speak, live_at_showdown, show_one_show_all, showdown_order, slow_rolling, tabling,
    uncontested_showdown,
};
use crate::engine::table::dealing::Undealt;
use crate::engine::table::incidents::Happening;
use crate::engine::value::Class;

impl Hearing<'_> {
    /// Whether the step is about cards rather than betting, as things stand.
    pub(in crate::engine) fn is_about_cards(&self, step: &Step) -> bool {
        step.is_about_cards(self.state.room.hand().betting_is_over())
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
        } else if self.current.is_some() {
            self.asked_since.push((self.line, who.clone(), step.clone()));
        }
    }

    /// Rules on the steps about cards again, now that something was found.
    pub(in crate::engine) fn cards_again(&mut self) {
        let Some(before) = self.before_cards.clone() else { return };
        let now = std::mem::replace(&mut self.state, *before);
        let line = self.line;
        // What cannot be carried out any more as things would be now leaves them as they were.
        if self.goes_through(&self.card_log.clone()).is_err() {
            self.state = now;
        }
        self.line = line;
    }

    /// Carries out once more what was done on these lines.
    pub(super) fn goes_through(&mut self, log: &[(usize, Subject, Step)]) -> Result<(), Problem> {
        for (line, who, step) in log {
            self.line = *line;
            self.moment += 1;
            if self.is_about_cards(step) { self.card_step(who, step) } else { self.beside(who, step) }?;
            out_of_turn::resolve_pending(self);
            calling_the_clock::runs_out(self);
        }
        Ok(())
    }

    /// What is neither an act nor about cards, once more.
    pub(in crate::engine) fn beside(&mut self, who: &Subject, step: &Step) -> Result<(), Problem> {
        match who {
            Subject::Seat(seat) => referee::request(self, *seat, step).map(drop),
            Subject::Players(seats) => referee::together(self, seats, step),
            Subject::Dealer | Subject::Floor | Subject::Body(_) | Subject::Table => referee::official(self, who, step),
        }
    }

    fn card_step(&mut self, who: &Subject, step: &Step) -> Result<(), Problem> {
        self.since = self.line;
        bet_correction::showdown_begins(self, step);
        let player = if let Subject::Seat(seat) = who { Some(*seat) } else { None };
        if let Step::Cards(event) = step {
            return self.card_event(player, event);
        }
        if let (Step::Release(release), Some(seat)) = (step, player) {
            self.gives_up(seat, *release);
            return Ok(());
        }
        self.beside(who, step)
    }

    fn card_event(&mut self, player: Option<Seat>, event: &CardEvent) -> Result<(), Problem> {
        match (event, player) {
            // A card dealt once the pot is pushed is one of the next hand.
            (CardEvent::Deal(..), _) if self.is_between_hands() => self.note_preparation(event),
            (CardEvent::Deal(..), _) if self.state.faces.pushed.is_some() => self.state.faces.begin_next(),
            (CardEvent::Deal(to, cards), _) if stud_procedure::dealt_too_early(self, *to, cards) => {
                stud_procedure::turned_up(self, cards)?
            }
            (CardEvent::Deal(to, cards), _) => {
                self.state.room.hand_mut().deal(*to, cards)?;
                stud_procedure::last_card(self, *to, cards);
            }
            // Nobody has cards yet.
            (CardEvent::Show(_), Some(_)) if self.is_between_hands() => {
                return Err(Problem::new("no hand is running", "add the line `next hand` before it"));
            }
            (CardEvent::Show(show), Some(seat)) => self.shows(seat, show)?,
            (CardEvent::Touch(what), Some(seat)) => self.touches(seat, *what),
            (CardEvent::Mix(with), Some(seat)) => {
                if !mucked_cards::mixes(self, seat, *with) {
                    unprotected_hand::fouled(self, seat);
                }
            }
            (CardEvent::LiftUpcards, Some(seat)) => dead_hand::lifts_upcards(self, seat),
            (CardEvent::Handle(handling, of), by) => self.handled(by, *handling, *of)?,
            (CardEvent::Refuse, Some(seat)) => self.refuses(seat),
            (CardEvent::Claim(class), Some(seat)) => self.claims(seat, *class),
            (CardEvent::PointOut(_), Some(seat)) => cards_speak::points_out(self, seat),
            (CardEvent::ReachIn, Some(seat)) => side_pots::reaches_in(self, seat),
            (CardEvent::Award(to), _) => self.award(*to)?,
            (CardEvent::Shuffle(how), _) => {
                self.note_preparation(event);
                self.state.faces.shuffle(*how);
            }
            (CardEvent::Wait(seconds), _) => self.time_passes(*seconds),
            (CardEvent::Draw(drawn), _) => button_draw::drawn(self, drawn),
            (CardEvent::Count(cards), _) => {
                self.state.room.hand_mut().deal.deck.faults.push(DeckFault::Count(*cards));
                deck_and_suits::counted(self, *cards);
            }
            (
                CardEvent::Show(_)
                | CardEvent::Touch(_)
                | CardEvent::Mix(_)
                | CardEvent::LiftUpcards
                | CardEvent::Refuse
                | CardEvent::Claim(_)
                | CardEvent::PointOut(_)
                | CardEvent::ReachIn,
                None,
            ) => return Err(referee::only_a_player()),
        }
        Ok(())
    }

    /// He lays cards open, or lets them be seen.
    fn shows(&mut self, seat: Seat, show: &Show) -> Result<(), Problem> {
        self.state.room.hand_mut().show(seat, &show.cards, Undealt::Missing)?;
        exposed_cards::shows_folded(self, seat, show.manner);
        if fold::shows_folded(self, seat, show.manner) {
            return Ok(());
        }
        if exposed_cards::shows(self, seat, show.manner) || exposed_cards::in_part(self, seat, show) {
            return Ok(());
        }
        match show.manner {
            Showing::To(by) => show_one_show_all::shown_to(self, seat, by, &show.cards),
            Showing::Flashed => tabling::flashes(self, seat),
            Showing::Tabled | Showing::Open => {
                if let Some(in_doubt) = tabling::lays_open(self, seat, &show.cards) {
                    live_at_showdown::tabled(self, seat, in_doubt);
                    cards_speak::miscalled(self, seat);
                }
            }
        }
        Ok(())
    }

    /// He says what he has.
    fn claims(&mut self, seat: Seat, class: Class) {
        self.state.faces.at(seat).claims.push(class);
        tabling::announces(self, seat);
        cards_speak::miscalled(self, seat);
    }

    /// He will not show.
    fn refuses(&mut self, seat: Seat) {
        self.state.faces.at(seat).refused = true;
        if !all_in_showdown::side_pot_player_refuses(self, seat) {
            tabling::refuses(self, seat);
        }
    }

    /// Cards leave a player's hand when nothing is left to bet.
    fn gives_up(&mut self, seat: Seat, release: Release) {
        if uncontested_showdown::has_won(self, seat) {
            return;
        }
        if all_in_showdown::given_up(self, seat, release) {
            return;
        }
        match release {
            Release::To(_) => dead_hand::thrown_to_player(self, seat),
            Release::MuckedFaceUp => {
                if !live_at_showdown::lies_on_the_muck(self, seat) {
                    dead_hand::laid_on_the_muck(self, seat);
                }
            }
            Release::ThrownForward => self.throws_away(seat),
            Release::PushedForward => {
                if !live_at_showdown::pushed_forward(self, seat) {
                    self.mucks(seat);
                }
            }
            Release::OverTheLine | Release::TowardMuck => {
                if !killing_winning_hand::stays_live(self, seat) {
                    self.throws_away(seat);
                }
            }
            Release::Mucked => {
                if !(killing_winning_hand::stays_live(self, seat) || live_at_showdown::told_in_the_muck(self, seat)) {
                    self.mucks(seat);
                }
            }
        }
    }

    /// He throws his hand away at showdown, and not into the muck.
    fn throws_away(&mut self, seat: Seat) {
        if !live_at_showdown::thrown_away(self, seat) {
            self.mucks(seat);
        }
    }

    /// He throws his hand away at showdown, unseen.
    fn mucks(&mut self, seat: Seat) {
        if all_in_showdown::side_pot_player_mucks(self, seat) || all_in_showdown::mucked_by_accident(self, seat) {
            return;
        }
        let free = tabling::mucks_freely(self, seat);
        if showdown_order::has_to_begin(self, seat) {
            self.note(seat, Happening::MuckedFirst);
        }
        self.note(seat, Happening::Mucked(free));
        all_in_showdown::mucked_on_purpose(self, seat);
        if killing_winning_hand::at_own_risk(self, seat) || mucked_cards::may_live_again(self, seat) {
            return;
        }
        let turned_up = showdown_order::first_mucks(self, seat);
        self.state.faces.at(seat).mucked = true;
        if !turned_up {
            tabling::mucks_unseen(self, seat);
            showdown_order::mucked(self, seat);
        }
    }

    /// His cards touch others.
    fn touches(&mut self, seat: Seat, what: Touched) {
        if uncontested_showdown::has_won(self, seat) {
            return;
        }
        match what {
            Touched::CardsOf(_) => {
                if !live_at_showdown::touches_player(self, seat) {
                    dead_hand::touches_player(self, seat);
                }
            }
            Touched::Muck => {
                if !killing_winning_hand::stays_live(self, seat) {
                    mucked_cards::touches_the_muck(self, seat);
                }
            }
            Touched::Board | Touched::Burns => {
                if !killing_winning_hand::stays_live(self, seat) {
                    mucked_cards::touches_the_table(self, seat);
                }
            }
        }
    }

    /// Somebody else's hand is handled: by the dealer, or by another player.
    fn handled(&mut self, by: Option<Seat>, handling: Handling, of: Seat) -> Result<(), Problem> {
        self.state.room.hand_mut().seat_mut(of)?;
        match (handling, by) {
            (Handling::Muck, _) => self.swept_in(of),
            (Handling::TurnUp, Some(by)) => tabling::turned_up_by_player(self, by, of),
            (Handling::TurnUp, None) => {
                let ruled = self.rulings();
                tabling::turned_up_by_dealer(self, of, &ruled);
            }
        }
        Ok(())
    }

    /// The dealer sweeps a hand into the muck.
    fn swept_in(&mut self, of: Seat) {
        if uncontested_showdown::has_won(self, of) {
            return;
        }
        let brings_in = stud_procedure::owes_bring_in(self.state.room.hand(), of);
        self.state.faces.at(of).killed = true;
        let lives = hand_retrieval::folded_may_live(self, of)
            || killing_winning_hand::stays_live(self, of)
            || live_at_showdown::swept_in(self, of)
            || unprotected_hand::was_protected(self, of);
        if !lives && !live_at_showdown::pushed_in(self, of) {
            unprotected_hand::swept_in(self, of);
            stud_procedure::killed(self, of, brings_in);
        }
    }

    /// He asks for something that concerns cards.
    pub(in crate::engine) fn ask_about_cards(&mut self, seat: Seat, ask: Ask) -> Result<(), Problem> {
        match ask {
            Ask::NextCard => rabbit_hunting::asks_for_next_card(self, seat),
            Ask::HandBack => hand_retrieval::asks_back(self, seat),
            Ask::See(of) => {
                self.state.room.hand_mut().seat_mut(of)?;
                if !show_one_show_all::asks_to_see(self, seat, of) {
                    asking_to_see::asks(self, seat, of);
                }
            }
            Ask::Pot | Ask::Raise | Ask::Count(_) | Ask::BurnCards | Ask::NewDeck | Ask::NewDealer => {}
        }
        Ok(())
    }

    /// The pot goes to somebody.
    pub(in crate::engine) fn pot_pushed(&mut self, to: Seat) {
        self.chips_have_moved();
        self.state.faces.push_pot(to, self.room_log.is(&RoomState::OnBreak));
        cards_speak::pot_pushed(self, to);
    }

    /// So many seconds pass.
    fn time_passes(&mut self, seconds: i64) {
        self.state.faces.wait(seconds);
        self.note_time(seconds);
        slow_rolling::keeps_waiting(self);
        let seats: Vec<Seat> = self.state.room.hand().players.iter().map(|p| p.seat).collect();
        for seat in seats {
            tabling::time_to_show(self, seat);
        }
    }
}
