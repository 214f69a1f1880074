//! Who sits where, and who has the blinds, where the lines do not say it in full.
//!
//! One law. The players whom the lines name play, and nobody else. A list of seats goes clockwise and begins with the
//! first to act, unless somebody else is said to be; without a list the first who acts begins, and the others follow by letter or number. Positions (SB, BB,
//! BTN) and the button say where the blinds are. Where nothing says it, two others have posted them and folded, unless
//! the play shows that they belong to the last two: the last of all checks before the flop, or nobody else is left in
//! the tournament.

use crate::engine::event::{Act, Event, Said, Seat, State, Step, Subject};
use crate::engine::problem::Problem;
use crate::engine::seat::Position;

/// What the lines say of seats.
pub(super) struct SeatsTold<'a> {
    pub listed: Option<&'a [Option<Seat>]>,
    pub button: Option<Seat>,
    /// Who is said to begin.
    pub first: Option<Seat>,
    /// Players left in the tournament.
    pub left: Option<i64>,
    /// The hand begins with blinds.
    pub with_blinds: bool,
    /// Open cards say who begins.
    pub by_cards: bool,
    /// The round is bet: the first to bet is on turn.
    pub with_betting: bool,
    pub states: &'a [State],
    pub events: &'a [Event],
}

/// Who plays, in the order in which [`super::hand::Hand`] takes them, and what of it was assumed.
#[derive(Default)]
pub(super) struct SeatedPlayers {
    pub players: Vec<Seat>,
    pub button: Option<Seat>,
    /// They posted a blind and are out.
    pub folded: Vec<Seat>,
    pub assumed: Vec<State>,
}

impl SeatsTold<'_> {
    /// # Errors
    /// More players than are left in the tournament; a button or blinds that contradict each other.
    pub fn seating(&self) -> Result<SeatedPlayers, Problem> {
        let mut seating = SeatedPlayers { players: self.players(), button: self.button, ..SeatedPlayers::default() };
        let written = self.listed.map(|places| places.iter().flatten().copied().collect::<Vec<_>>());
        if let Some(button) = self.button.filter(|button| !seating.players.contains(button)) {
            return Err(Problem::new(format!("the button is with {button}, who has no seat"), "name a player of the `seats` line"));
        }
        self.enough_are_left(&seating.players)?;
        self.begin(&mut seating)?;
        if self.with_blinds {
            self.place_blinds(&mut seating);
            agrees(self.button, seating.button)?;
        } else if self.button.is_none() {
            self.turn_to_first(&mut seating.players);
        }
        let added = |seat: &Seat| written.as_ref().is_none_or(|written| !written.contains(seat));
        if seating.players.iter().any(added) {
            let places = seating.players.iter().copied().map(Some).collect();
            seating.assumed.insert(0, State::Seats(places));
        }
        seating.assumed.extend(seating.folded.iter().map(|seat| State::Folded(*seat)));
        Ok(seating)
    }

    /// The list begins with whoever is said to be first to act. That it begins with somebody else than the first who acts is
    /// worth telling.
    fn begin(&self, seating: &mut SeatedPlayers) -> Result<(), Problem> {
        let players = &mut seating.players;
        let otherwise = self.button.is_some() || players.iter().any(|seat| position(*seat).is_some());
        match self.first {
            Some(_) if otherwise || self.by_cards => Err(Problem::new(
                "it is said twice who is first to act",
                "say it once, or state the button, the blinds or the open cards",
            )),
            Some(first) => match players.iter().position(|seat| *seat == first) {
                Some(at) => {
                    players.rotate_left(at);
                    Ok(())
                }
                None => Err(Problem::new(format!("{first} has no seat"), "name a player of the `seats` line")),
            },
            None => {
                let able = players.iter().copied().find(|seat| !self.is_out(*seat));
                let early = self.first_to_act().is_some_and(|seat| players.contains(&seat) && able != Some(seat));
                if early && self.with_betting && !otherwise && !self.by_cards {
                    seating.assumed.extend(able.map(State::FirstToAct));
                }
                Ok(())
            }
        }
    }

    /// Somebody who has folded or is all-in has nothing to act with.
    fn is_out(&self, seat: Seat) -> bool {
        self.states.iter().any(|state| state.puts_out_of_action(seat))
    }

    fn enough_are_left(&self, players: &[Seat]) -> Result<(), Problem> {
        match self.left {
            Some(left) if left < players.len() as i64 => Err(Problem::new(
                format!("{} players sit here, and {left} are left in the tournament", players.len()),
                "name only those who are left",
            )),
            _ => Ok(()),
        }
    }

    /// Those at the table, in the order of the list or of the play.
    fn players(&self) -> Vec<Seat> {
        let named = self.named();
        let Some(places) = self.listed else { return self.unlisted(named) };
        let mut players: Vec<Seat> = places.iter().flatten().copied().collect();
        if self.button.is_none() {
            // The play names blinds that the list leaves out.
            let blinds = [Seat::SMALL_BLIND, Seat::BIG_BLIND].into_iter();
            let missing: Vec<Seat> = blinds.filter(|s| named.contains(s) && !players.contains(s)).collect();
            let at = if self.with_blinds { players.len() } else { 0 };
            players.splice(at..at, missing);
        }
        players
    }

    /// Without a list: who is named, the first who acts first unless something said makes that impossible.
    fn unlisted(&self, mut players: Vec<Seat>) -> Vec<Seat> {
        players.sort_by_key(|seat| self.rank(*seat));
        match players.as_slice() {
            [] => players = Seat::lettered(2).collect(),
            [_] if self.with_blinds => {}
            [one] => {
                let other = Seat::lettered(2).find(|seat| seat > one).or(Seat::lettered(1).next());
                players.extend(other);
                players.sort_by_key(|seat| self.rank(*seat));
            }
            [_, _, ..] => {}
        }
        if let Some(at) = self.button.and_then(|button| players.iter().position(|seat| *seat == button)) {
            players.rotate_left(at + 1);
            return players;
        }
        let before_blinds = players.iter().filter(|seat| position(**seat).is_none()).count();
        let first = self.first_to_act().and_then(|first| players.iter().position(|seat| *seat == first));
        if let Some(at) = first.filter(|at| *at > 0 && *at < before_blinds && self.with_betting)
            && !self.somebody_checks_behind_a_bet()
            && players.iter().all(|seat| matches!(position(*seat), None | Some(Position::SmallBlind | Position::BigBlind)))
        {
            players[..before_blinds].rotate_left(at);
        }
        players
    }

    /// The order of seats that nobody lists: letters, numbers, positions in the order in which they act.
    fn rank(&self, seat: Seat) -> (usize, Seat) {
        let of = |position: Position| Position::ALL.iter().position(|p| *p == position).unwrap_or_default();
        match position(seat) {
            Some(Position::SmallBlind) if !self.with_blinds => (0, seat),
            Some(Position::BigBlind) if !self.with_blinds => (1, seat),
            None => (2, seat),
            Some(position) => (3 + of(position), seat),
        }
    }

    /// Everybody whom a line names, but for newcomers, spectators and those who are known by name: a list seats these.
    fn named(&self) -> Vec<Seat> {
        let mut named: Vec<Seat> = Vec::new();
        let mut see = |seat: &mut Seat| {
            if seat.plays() && !named.contains(seat) {
                named.push(*seat);
            }
        };
        for state in self.states {
            state.clone().seats_mut(&mut see);
        }
        for event in self.events {
            // Whoever only asks or objects may have been out of it from the first.
            if event.steps.iter().all(Step::is_open_to_onlookers) {
                event.steps.clone().iter_mut().for_each(|step| step.seats_mut(&mut see));
            } else {
                event.clone().seats_mut(&mut see);
            }
        }
        named
    }

    /// What is done before the next street is dealt, with who does it.
    fn opening_round(&self) -> impl Iterator<Item = (Seat, &Step)> {
        let deals = |event: &&Event| !event.steps.iter().any(|step| matches!(step, Step::Street(..)));
        let by = |event: &Event| if let Subject::Seat(seat) = event.who { Some(seat) } else { None };
        let steps = self.events.iter().take_while(deals);
        steps
            .filter_map(move |event| Some((by(event)?, &event.steps)))
            .flat_map(|(seat, steps)| steps.iter().map(move |s| (seat, s)))
    }

    fn first_to_act(&self) -> Option<Seat> {
        self.opening_round().find(|(_, step)| is_act(step)).map(|(seat, _)| seat)
    }

    /// If the first who acts were on turn, somebody would check who has a bet to answer.
    fn somebody_checks_behind_a_bet(&self) -> bool {
        let mut bet = false;
        self.opening_round().any(|(_, step)| {
            bet |= raises(step);
            bet && is_check(step)
        })
    }

    /// Nobody but those who are named can have the blinds.
    fn are_all(&self, players: &[Seat], first: Option<Seat>) -> bool {
        let by_last = |(seat, step): &(Seat, &Step)| is_act(step) && Some(seat) == players.last();
        let last_checks = || {
            let nobody_raised = !self.opening_round().take_while(|act| !by_last(act)).any(|(_, step)| raises(step));
            nobody_raised && self.opening_round().find(by_last).is_some_and(|(_, step)| is_check(step))
        };
        let opens_there = || first.is_some() && self.first_to_act().is_none_or(|acts| Some(acts) == first);
        self.left == Some(players.len() as i64) || last_checks() || opens_there()
    }

    /// Finds the blinds, or seats those who posted them.
    fn place_blinds(&self, seating: &mut SeatedPlayers) {
        let players = &seating.players;
        let has = |position: Position| players.contains(&Seat::Position(position));
        match (has(Position::SmallBlind), has(Position::BigBlind)) {
            (false, false) => self.blinds_of_nobody(seating),
            (false, true) => {
                let at = index(players, Seat::BIG_BLIND);
                if !self.is_blind(players, at.checked_sub(1).unwrap_or(players.len() - 1)) {
                    seating.fold_in(at, Seat::SMALL_BLIND);
                }
                seating.button_before(|at, n| (at + n - 1) % n, Seat::BIG_BLIND);
            }
            (true, false) => {
                let at = index(players, Seat::SMALL_BLIND);
                if !self.is_blind(players, (at + 1) % players.len()) {
                    seating.fold_in(at + 1, Seat::BIG_BLIND);
                }
                seating.button_before(|at, _| at, Seat::SMALL_BLIND);
            }
            (true, true) => seating.button_before(|at, _| at, Seat::SMALL_BLIND),
        }
    }

    /// Whether the other blind can be his: he was listed, and by no position of his own.
    fn is_blind(&self, players: &[Seat], at: usize) -> bool {
        let heads_up = players.len() == 2 && players[at] == Seat::Position(Position::Button);
        self.listed.is_some() && (position(players[at]).is_none() && self.button != Some(players[at]) || heads_up)
    }

    /// Nobody is named by his blind.
    fn blinds_of_nobody(&self, seating: &mut SeatedPlayers) {
        let players = &seating.players;
        let n = players.len();
        let on_button = players.iter().position(|seat| *seat == Seat::Position(Position::Button));
        let button = self.button.map(|button| index(players, button)).or(on_button);
        let early = |seat: &Seat| position(*seat).is_some_and(|position| position != Position::Button);
        let known = self.listed.is_some() && self.button.is_some();
        let first = button.map(|at| players[if n == 2 { at } else { (at + 3) % n }]);
        let all = known || n > 1 && !players.iter().any(early) && self.are_all(players, first);
        if all {
            let at = button.unwrap_or(n.saturating_sub(3));
            seating.button = Some(players[at]);
            if self.button.is_none() && on_button.is_none() {
                seating.assumed.push(State::Button(players[at]));
            }
            return;
        }
        let at = button.map_or(n, |at| at + 1);
        seating.players.splice(at..at, [Seat::SMALL_BLIND, Seat::BIG_BLIND]);
        if n > 1 {
            seating.folded = vec![Seat::SMALL_BLIND, Seat::BIG_BLIND];
        }
        seating.button_before(|at, _| at, Seat::SMALL_BLIND);
    }

    /// After the flop the list is turned to where its positions say that the betting begins.
    fn turn_to_first(&self, players: &mut [Seat]) {
        let at = |position: Position| players.iter().position(|seat| *seat == Seat::Position(position));
        let (small, big) = (at(Position::SmallBlind), at(Position::BigBlind));
        let first = match (small, big) {
            // Two who are both blinds: heads-up, where the big blind begins, unless the play shows otherwise.
            (Some(_), Some(_)) if players.len() == 2 && self.first_to_act() != Some(Seat::SMALL_BLIND) => big,
            (Some(_), _) => small,
            (None, Some(_)) => big,
            (None, None) => at(Position::Button).map(|at| at + 1),
        };
        if let Some(first) = first {
            players.rotate_left(first % players.len());
        }
    }
}

impl SeatedPlayers {
    /// Seats somebody who has posted a blind and is out.
    fn fold_in(&mut self, at: usize, seat: Seat) {
        self.players.insert(at, seat);
        // Where nobody else is named, the other blind is still to answer.
        if self.players.len() > 2 {
            self.folded.push(seat);
        }
    }

    /// The button stands before the small blind, or on it where there are only two. `small` finds the small blind from
    /// the blind that is named.
    fn button_before(&mut self, small: impl Fn(usize, usize) -> usize, named: Seat) {
        let n = self.players.len();
        let small = small(index(&self.players, named), n);
        self.button = Some(self.players[if n == 2 { small } else { (small + n - 1) % n }]);
    }
}

/// The button that is stated is the one that follows from the blinds.
fn agrees(stated: Option<Seat>, follows: Option<Seat>) -> Result<(), Problem> {
    match (stated, follows) {
        (Some(stated), Some(follows)) if stated != follows => Err(Problem::new(
            format!("the button is with {stated}, but by the blinds it is with {follows}"),
            "list the seats clockwise, the small blind after the button",
        )),
        _ => Ok(()),
    }
}

fn index(players: &[Seat], seat: Seat) -> usize {
    players.iter().position(|s| *s == seat).unwrap_or_default()
}

fn position(seat: Seat) -> Option<Position> {
    match seat {
        Seat::Position(position) => Some(position),
        Seat::Letter(_) | Seat::Newcomer | Seat::Spectator | Seat::Number(_) | Seat::Name(_) => None,
    }
}

/// An answer to the bet, or a bet.
fn is_act(step: &Step) -> bool {
    let acts = matches!(step, Step::Act(act) if !matches!(act, Act::Post { .. }));
    acts || matches!(step, Step::Push(..) | Step::Tap) || said(step).is_some_and(|said| *said != Said::Unofficial)
}

fn is_check(step: &Step) -> bool {
    matches!(step, Step::Act(Act::Check) | Step::Tap) || said(step) == Some(&Said::Check)
}

fn raises(step: &Step) -> bool {
    let acts = matches!(step, Step::Push(..)) || matches!(step, Step::Act(act) if act.is_wager());
    acts || said(step).is_some_and(Said::is_wager)
}

fn said(step: &Step) -> Option<&Said> {
    if let Step::Say(speech) = step { Some(&speech.said) } else { None }
}
