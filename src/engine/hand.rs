//! A hand in progress: who sits where, what is in front of them, and how the betting round has gone.

use super::chips::Amount;
use super::event::{Game, Seat, Street, Structure};
use super::room::Problem;
use super::verdict::Done;

/// A player in the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub seat: Seat,
    /// Chips behind, if stated; without it he can cover anything.
    pub stack: Option<Amount>,
    /// Chips in front of him on this street.
    pub committed: Amount,
    pub folded: bool,
    pub all_in: bool,
    /// Has acted in this round, and has not been asked again since.
    pub acted: bool,
    /// Has bet or raised in this round.
    pub raised: bool,
    /// The bet he last answered or made.
    pub answered: Amount,
    /// How many increases he had seen when he last acted.
    pub seen: usize,
}

/// A bet or raise of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Increase {
    pub seat: Seat,
    /// The new height of the bet.
    pub to: Amount,
    /// By how much it went up.
    pub by: Amount,
    /// A full bet or raise, as this house counts.
    pub full: bool,
    /// An opening bet or blind, not a raise.
    pub opening: bool,
}

/// What kind of action somebody has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Check,
    Fold,
    Call,
    Bet,
    Raise,
}

/// A hand from its stakes to its last bet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub structure: Structure,
    pub game: Game,
    pub small_blind: Amount,
    pub big_blind: Amount,
    pub ante: Amount,
    /// Clockwise, in the acting order of the first betting round.
    pub players: Vec<Player>,
    /// Index of the first to act after the flop.
    first_postflop: usize,
    /// The button was named; then the blinds follow from it.
    pub button: Option<Seat>,
    pub street: Street,
    /// What lies in the pot from earlier streets.
    pub pot: Amount,
    /// The height of the bet.
    pub bet: Amount,
    pub increases: Vec<Increase>,
    /// Actions of the round, in order, blinds excepted.
    pub actions: Vec<(Seat, Kind)>,
    /// How many players could act when the round began.
    pub began_with: usize,
    /// A wrong limit that stands for this round.
    pub misplayed_step: Option<Amount>,
    /// Acts after the big blind before the flop.
    pub last_word: Option<Seat>,
}

impl Hand {
    pub fn new(
        structure: Structure,
        game: Game,
        blinds: (Amount, Amount),
        ante: Amount,
        seats: &[Seat],
        button: Option<Seat>,
        street: Street,
    ) -> Self {
        let mut order: Vec<Seat> = seats.to_vec();
        let first_postflop = match button.and_then(|b| seats.iter().position(|s| *s == b)) {
            Some(at) if order.len() == 2 => {
                order.rotate_left(at);
                1
            }
            Some(at) => {
                let n = order.len();
                order.rotate_left((at + 3) % n);
                n.saturating_sub(2)
            }
            None => {
                if street == Street::Preflop {
                    order.extend([Seat::SMALL_BLIND, Seat::BIG_BLIND]);
                }
                0
            }
        };
        let players = order
            .into_iter()
            .map(|seat| Player {
                seat,
                stack: None,
                committed: 0,
                folded: false,
                all_in: false,
                acted: false,
                raised: false,
                answered: 0,
                seen: 0,
            })
            .collect();
        Hand {
            structure,
            game,
            small_blind: blinds.0,
            big_blind: blinds.1,
            ante,
            players,
            first_postflop,
            button,
            street,
            pot: 0,
            bet: 0,
            increases: Vec::new(),
            actions: Vec::new(),
            began_with: 0,
            misplayed_step: None,
            last_word: None,
        }
    }

    /// Puts the blinds and antes in and opens the round.
    pub(crate) fn post_blinds(&mut self) {
        if self.street == Street::Preflop {
            let n = self.players.len();
            let (small, big) = if n == 2 { (0, 1) } else { (n - 2, n - 1) };
            for (at, amount) in [(small, self.small_blind), (big, self.big_blind)] {
                let player = &mut self.players[at];
                let paid = player.stack.map_or(amount, |stack| stack.min(amount));
                player.committed = paid;
                player.stack = player.stack.map(|stack| stack - paid);
                player.all_in = player.stack == Some(0);
            }
            self.pot = self.pot.saturating_add(self.ante.saturating_mul(self.live().count() as Amount));
            self.bet = self.big_blind;
            let seat = self.players[big].seat;
            self.increases.push(Increase { seat, to: self.big_blind, by: self.big_blind, full: true, opening: true });
        }
        self.began_with = self.players.iter().filter(|p| !p.folded && !p.all_in).count();
    }

    /// Opens the next betting round.
    pub(crate) fn open_street(&mut self, street: Street) {
        self.pot = self.total_pot();
        self.street = street;
        self.bet = 0;
        self.increases.clear();
        self.actions.clear();
        // Blinds that nobody named and that have not acted are out once the flop comes.
        self.players.retain(|p| !matches!(p.seat, Seat::SMALL_BLIND | Seat::BIG_BLIND) || p.acted);
        if self.button.is_none() {
            self.first_postflop = 0;
        }
        for player in &mut self.players {
            player.committed = 0;
            player.acted = false;
            player.raised = false;
            player.answered = 0;
            player.seen = 0;
        }
        self.last_word = None;
        self.misplayed_step = None;
        self.began_with = self.players.iter().filter(|p| !p.folded && !p.all_in).count();
    }

    pub fn live(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(|p| !p.folded)
    }

    pub fn find(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|p| p.seat == seat)
    }

    pub(crate) fn seat_mut(&mut self, seat: Seat) -> Result<&mut Player, Problem> {
        self.players
            .iter_mut()
            .find(|p| p.seat == seat)
            .ok_or_else(|| Problem::new(format!("{seat} is not at the table"), "list him in the `seats` line"))
    }

    pub fn total_pot(&self) -> Amount {
        self.players.iter().fold(self.pot, |sum, p| sum.saturating_add(p.committed))
    }

    /// The size of a bet on this street in fixed limit.
    pub fn step(&self) -> Option<Amount> {
        match self.structure {
            Structure::Limit(..) if self.misplayed_step.is_some() => self.misplayed_step,
            Structure::Limit(small, big) => Some(if self.street < Street::Turn { small } else { big }),
            _ => None,
        }
    }

    /// The seats in acting order of this street.
    fn order(&self) -> impl Iterator<Item = usize> + '_ {
        let n = self.players.len().max(1);
        let start = if self.street == Street::Preflop { 0 } else { self.first_postflop % n };
        (0..self.players.len()).map(move |i| (start + i) % n)
    }

    /// Who is to act: the first in order after the last increase who owes an answer.
    pub fn to_act(&self) -> Option<Seat> {
        if self.live().count() < 2 {
            return None;
        }
        let order: Vec<usize> = self.order().collect();
        let start = self
            .actions
            .last()
            .map_or(0, |(seat, _)| order.iter().position(|i| self.players[*i].seat == *seat).map_or(0, |at| at + 1));
        let n = order.len();
        let mut open = (0..n).map(|i| &self.players[order[(start + i) % n]]).filter(|p| self.owes_answer(p)).map(|p| p.seat);
        let first = open.next()?;
        // Whoever has bought the last word lets everybody else go first.
        if self.last_word == Some(first) { open.next().or(Some(first)) } else { Some(first) }
    }

    fn owes_answer(&self, player: &Player) -> bool {
        if player.folded || player.all_in {
            return false;
        }
        let alone = !self.players.iter().any(|p| p.seat != player.seat && !p.folded && !p.all_in);
        let facing = player.committed < self.bet && player.answered < self.bet;
        // Whoever is left alone with chips behind has nobody to bet into.
        let may_open = !player.acted && (!alone || player.committed < self.bet);
        facing || may_open
    }

    /// The seats between the one to act and this one, who come first.
    pub fn in_front_of(&self, seat: Seat) -> Vec<Seat> {
        let Some(first) = self.to_act() else { return Vec::new() };
        let order: Vec<Seat> = self.order().map(|i| self.players[i].seat).collect();
        let n = order.len();
        let start = order.iter().position(|s| *s == first).unwrap_or(0);
        (0..n)
            .map(|i| order[(start + i) % n])
            .take_while(|s| *s != seat)
            .filter(|s| self.find(*s).is_some_and(|p| self.owes_answer(p)))
            .collect()
    }

    /// What the player has to add to call, not more than he has.
    pub fn to_call(&self, player: &Player) -> Amount {
        let need = (self.bet - player.committed).max(0);
        player.stack.map_or(need, |stack| need.min(stack))
    }

    /// Carries an action out. Amounts are totals for the street; chips beyond a stack are not moved.
    pub(crate) fn apply(&mut self, seat: Seat, done: Done, full: bool) {
        let bet = self.bet;
        let opening = self.increases.is_empty();
        let seen = self.increases.len();
        let Some(player) = self.players.iter_mut().find(|p| p.seat == seat) else { return };
        player.acted = true;
        let total = match done {
            Done::Check | Done::Fold => player.committed,
            Done::Call(n) | Done::Bet(n) | Done::RaiseTo(n) | Done::AllIn(n) => n.max(player.committed),
        };
        let adds = total - player.committed;
        let adds = player.stack.map_or(adds, |stack| adds.min(stack));
        player.committed += adds;
        player.stack = player.stack.map(|stack| stack - adds);
        let total = player.committed;
        player.all_in = player.stack == Some(0) || matches!(done, Done::AllIn(_));
        player.folded |= done == Done::Fold;
        let kind = match done {
            Done::Check => Kind::Check,
            Done::Fold => Kind::Fold,
            _ if total > bet && opening => Kind::Bet,
            _ if total > bet => Kind::Raise,
            _ => Kind::Call,
        };
        player.raised |= matches!(kind, Kind::Bet | Kind::Raise);
        player.seen = seen + usize::from(total > bet);
        player.answered = bet.max(total);
        if total > bet {
            self.bet = total;
            self.increases.push(Increase { seat, to: total, by: total - bet, full, opening });
        }
        self.actions.push((seat, kind));
    }
}
