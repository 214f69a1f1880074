//! A hand in progress: who sits where, what is in front of them, and how the betting round has gone.

use crate::engine::cards::Card;
use crate::engine::chips::Amount;
pub use crate::engine::table::player::Player;

use crate::engine::event::{AntePayer, Game, Seat, Street, Structure};
use crate::engine::problem::Problem;
use crate::engine::ruling::Action;
pub use crate::engine::ruling::ActionKind;
use crate::engine::table::deal::Deal;
use crate::engine::table::pot::Pot;
use crate::engine::table::rotation::Rotation;

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
    /// Whether it is full is only custom: the house does not say how it counts.
    pub by_custom: bool,
}

/// Whether an increase is a full bet or raise, and whether the house says so itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fullness {
    pub full: bool,
    pub by_custom: bool,
}

impl Fullness {
    pub const FULL: Fullness = Fullness { full: true, by_custom: false };
}

/// A hand from its stakes to its last bet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub structure: Structure,
    pub game: Game,
    pub small_blind: Amount,
    pub big_blind: Amount,
    pub ante: Amount,
    pub ante_payer: AntePayer,
    /// Clockwise, in the acting order of the first betting round, the blinds last.
    pub players: Vec<Player>,
    /// Index of the first to act after the flop, and of the first to be dealt to.
    pub(super) first_postflop: usize,
    /// Index of the first to act on this street.
    pub(super) first: usize,
    /// Where the button is, stated or not; nobody has it in stud, or where the play begins after the flop and no line says.
    pub button: Option<Seat>,
    pub street: Street,
    /// What lies in the pot from earlier streets.
    pub(super) pot: Amount,
    /// By how much the ante that the big blind puts in for all is less than it should be.
    pub ante_short: Amount,
    /// By how much the blinds of the round are less than they should be: one is all-in for less, or nobody has the small blind.
    pub blinds_short: Amount,
    /// The height of the bet.
    pub(super) bet: Amount,
    pub increases: Vec<Increase>,
    /// Actions of the round, in order, blinds excepted.
    pub actions: Vec<(Seat, ActionKind)>,
    /// How many players could act when the round began.
    pub began_with: usize,
    /// A wrong limit that stands for this round.
    pub(super) accepted_bet: Option<Amount>,
    /// Acts after the big blind before the flop.
    pub last_word: Option<Seat>,
    /// The action has come back to a player who was passed over, and nobody acts before he has.
    pub(super) called_back: Option<Seat>,
    pub board: Vec<Card>,
    /// What has happened in the deal.
    pub deal: Deal,
    /// Pots as the state lists them, the main pot first; empty where they follow from the bets.
    pub given_pots: Vec<Pot>,
    /// Chips are divided down to this one, which is never 0.
    pub smallest_chip: Amount,
    /// What the lowest card opens for in stud.
    pub bring_in: Amount,
    /// The bring-in is a share of the limit, and not stated.
    pub bring_in_by_share: bool,
    /// Stud: a lowest card that is all-in passes the bring-in on to the next lowest.
    pub next_low_card: bool,
    /// Stud: a lowest card that is all-in lets the player on its left open, or fold.
    pub left_of_low_card: bool,
    /// Stud: of equal boards the suit of the high card decides.
    pub suit_decides: bool,
    /// Stud: who opened the round before opens this one.
    pub opens_again: bool,
    /// Index of the first to act on the street before.
    pub(super) first_before: usize,
    /// The state says that all betting is over.
    pub at_showdown: bool,
    /// No hand is running: nothing is posted, and nobody is to act.
    pub between_hands: bool,
}

impl Hand {
    pub fn new(
        structure: Structure,
        game: Game,
        blinds: (Amount, Amount),
        (ante, ante_payer): (Amount, AntePayer),
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
            None => 0,
        };
        let players = order.into_iter().map(Player::sits).collect();
        Hand {
            structure,
            game,
            small_blind: blinds.0,
            big_blind: blinds.1,
            ante,
            ante_payer,
            players,
            first_postflop,
            first: if street.is_first() { 0 } else { first_postflop },
            button,
            street,
            pot: 0,
            ante_short: 0,
            blinds_short: 0,
            bet: 0,
            increases: Vec::new(),
            actions: Vec::new(),
            began_with: 0,
            accepted_bet: None,
            last_word: None,
            called_back: None,
            board: Vec::new(),
            deal: Deal::default(),
            given_pots: Vec::new(),
            smallest_chip: 1,
            bring_in: 0,
            bring_in_by_share: false,
            next_low_card: false,
            left_of_low_card: false,
            suit_decides: false,
            opens_again: false,
            first_before: 0,
            at_showdown: false,
            between_hands: false,
        }
    }

    /// What lies in the pot from earlier streets.
    pub fn pot(&self) -> Amount {
        self.pot
    }

    /// So much is told to lie in the pot from earlier streets.
    pub fn has_in_pot(&mut self, told: Amount) {
        self.pot = told;
    }

    /// The height of the bet.
    pub fn bet(&self) -> Amount {
        self.bet
    }

    /// Puts the blinds and antes in and opens the round.
    pub(crate) fn post_blinds(&mut self) {
        if self.street.is_first() {
            self.post_antes_of_all();
        }
        if self.street == Street::Preflop {
            let n = self.players.len();
            let (small, big) = if n == 2 { (0, 1) } else { (n - 2, n - 1) };
            self.post_blind(small, self.small_blind);
            self.post_blind(big, self.big_blind);
            self.counts_blinds();
        }
        if self.street.is_first() {
            self.post_big_blind_ante();
        }
        // Whoever has posted and is told to be out was in when the round began.
        let posted = self.players.iter().filter(|p| p.folded && p.committed() > 0).count();
        self.began_with = self.able().count() + posted;
    }

    /// Everybody puts an ante in, before the blinds. Where somebody has too little for it, he wins no more than that of anybody
    /// else's: the antes go into the pots like bets then.
    fn post_antes_of_all(&mut self) {
        if self.ante_payer != AntePayer::Everybody || self.ante == 0 {
            return;
        }
        let (ante, is_short) = (self.ante, |stack: Amount| stack > 0 && stack < self.ante);
        let dead = !self.live().any(|player| player.stack().is_some_and(is_short));
        for player in self.players.iter_mut().filter(|player| !player.folded) {
            // Who is told to have nothing has put in what he had for it.
            let paid = if player.stack() == Some(0) { player.has_anted(ante, dead) } else { player.antes(ante, dead) };
            self.pot = self.pot.saturating_add(paid);
        }
    }

    /// The big blind has put the blind in before: what is left of its chips is the ante of all.
    fn post_big_blind_ante(&mut self) {
        let big_blind = self.players.len().checked_sub(1).filter(|_| self.ante_payer == AntePayer::BigBlind);
        if let Some(big_blind) = big_blind {
            self.ante_short = self.ante - self.post_ante(big_blind, self.ante, true);
        }
    }

    /// The big blind has too little for both: the ante takes what it needs of the blind, and what is left is the blind.
    pub(crate) fn ante_before_blind(&mut self) {
        let Some(at) = self.players.len().checked_sub(1).filter(|_| self.street.is_first()) else { return };
        let taken = self.ante_short.min(self.players[at].committed());
        self.players[at].takes_back(taken);
        self.post_ante(at, taken, true);
        self.counts_blinds();
    }

    /// What this player has put in as an ante, in the first round.
    pub fn ante_of(&self, seat: Seat) -> Amount {
        match self.ante_payer {
            // Somebody was too short for it, and each one's is known.
            AntePayer::Everybody if self.players.iter().any(|player| player.put_in() > 0) => {
                self.find(seat).map_or(0, |player| player.put_in())
            }
            AntePayer::Everybody => self.ante,
            AntePayer::BigBlind if self.players.last().is_some_and(|big_blind| big_blind.seat == seat) => {
                self.ante - self.ante_short
            }
            AntePayer::BigBlind => 0,
        }
    }

    /// Holds what was posted against what the blinds are.
    pub(super) fn counts_blinds(&mut self) {
        let posted: Amount = self.players.iter().map(Player::committed).sum();
        self.blinds_short = self.small_blind.saturating_add(self.big_blind).saturating_sub(posted).max(0);
    }

    /// The blinds of the hands that come.
    pub(crate) fn plays_at(&mut self, small: Amount, big: Amount) {
        (self.small_blind, self.big_blind) = (small, big);
    }

    /// How the positions move on from this hand; nothing where no button was named, or none is played with.
    pub fn rotation(&self) -> Option<Rotation> {
        let button = self.button.filter(|_| !self.game.is_stud())?;
        Rotation::around(self.clockwise_from_button(), button)
    }

    /// The next hand of the same game, with the positions that the seats have now; what anybody has left is not known, unless no
    /// hand was running before.
    pub(crate) fn begin_anew(&mut self, rotation: &Rotation) {
        let order = rotation.acting_order();
        let blinds = rotation.blinds();
        let index = |seat: Seat| order.iter().position(|other| *other == seat);
        let (small, big) = (blinds.0.and_then(index), index(blinds.1));
        let button_is_small = blinds.0 == Some(rotation.button());
        let first_postflop = if button_is_small { 1 } else { small.or(big).unwrap_or(0) };
        let known = if self.between_hands { std::mem::take(&mut self.players) } else { Vec::new() };
        let sits = |seat: Seat| known.iter().find(|p| p.seat == seat).cloned().unwrap_or_else(|| Player::sits(seat));
        *self = Hand {
            players: order.iter().copied().map(sits).collect(),
            first_postflop,
            smallest_chip: self.smallest_chip,
            ..Hand::new(
                self.structure,
                self.game,
                (self.small_blind, self.big_blind),
                (self.ante, self.ante_payer),
                &order,
                Some(rotation.button()),
                Street::Preflop,
            )
        };
        self.post_antes_of_all();
        for (at, blind) in [(small, self.small_blind), (big, self.big_blind)] {
            if let Some(at) = at {
                self.post_blind(at, blind);
            }
        }
        self.counts_blinds();
        self.post_big_blind_ante();
        self.began_with = self.able().count();
    }

    /// Stud: who opened the round before opens this one, too.
    pub(crate) fn opens_again(&mut self) {
        self.opens_again = true;
        self.deal.last_cards_open = true;
        self.first = self.first_before;
    }

    /// Those who can still bet.
    pub(super) fn able(&self) -> impl Iterator<Item = &Player> {
        self.live().filter(|p| !p.all_in)
    }

    /// Opens the next betting round.
    pub(crate) fn open_street(&mut self, street: Street) {
        self.pot = self.total_pot();
        if self.increases.iter().any(|increase| increase.full) {
            self.deal.gave_up.clear();
        }
        self.first_before = self.first;
        self.street = street;
        self.bet = 0;
        self.blinds_short = 0;
        self.increases.clear();
        self.deal.done_before.append(&mut self.actions);
        self.first = self.first_postflop;
        self.open_cards_decide();
        for player in &mut self.players {
            player.gathers();
            player.acted = false;
            player.raised = false;
            player.answered = 0;
            player.seen = 0;
        }
        self.last_word = None;
        self.called_back = None;
        self.accepted_bet = None;
        self.began_with = self.able().count();
    }

    /// A bet of the wrong limit stands for this round, or none does any more.
    pub(crate) fn accepts_bet(&mut self, bet: Option<Amount>) {
        self.accepted_bet = bet;
    }

    /// The action comes back to a player who was passed over: nobody acts before he has.
    pub(crate) fn calls_back(&mut self, seat: Seat) {
        self.called_back = Some(seat);
    }

    pub fn live(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(|p| !p.folded)
    }

    /// Everybody but him has folded.
    pub fn is_left_alone(&self, seat: Seat) -> bool {
        self.live().map(|player| player.seat).eq([seat])
    }

    pub fn find(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|p| p.seat == seat)
    }

    pub(crate) fn seat_mut(&mut self, seat: Seat) -> Result<&mut Player, Problem> {
        self.players
            .iter_mut()
            .find(|p| p.seat == seat)
            .ok_or_else(|| Problem::new(format!("{seat} is not at the table"), "list that player in the `seats` line"))
    }

    pub fn total_pot(&self) -> Amount {
        self.players.iter().fold(self.pot, |sum, p| sum.saturating_add(p.committed()))
    }

    /// Who begins the next street, where nothing but the seats decides it.
    pub fn first_on_next_street(&self) -> Option<Seat> {
        let none_left = self.game.is_stud() || self.betting_is_over() || self.to_act().is_some();
        let n = self.players.len();
        let mut order = (0..n).map(|i| &self.players[(self.first_postflop + i) % n]);
        order.find(|p| !p.folded && !p.all_in && !none_left).map(|p| p.seat)
    }

    /// The size of a bet on this street in fixed limit.
    pub fn fixed_bet(&self) -> Option<Amount> {
        match self.structure {
            Structure::Limit(..) if self.accepted_bet.is_some() => self.accepted_bet,
            Structure::Limit(small, big) => Some(if self.street.has_big_bet() { big } else { small }),
            Structure::NoLimit | Structure::PotLimit => None,
        }
    }

    /// All he has and has in, as a total for the street; without bound where his stack is not stated.
    pub fn all_in_of(&self, player: &Player) -> Amount {
        player.stack().map_or(Amount::MAX, |stack| player.committed() + stack)
    }

    /// What a player comes to who matches the chips that are in, as far as he can. Over a short blind this is less than the
    /// bet.
    pub fn called_to(&self, player: &Player) -> Amount {
        self.all_in_of(player).min(self.highest())
    }

    /// The most that anybody has in on this street as a bet; what only stays in is none.
    pub(super) fn highest(&self) -> Amount {
        self.players.iter().map(|p| p.committed()).max().unwrap_or(0).min(self.bet)
    }

    /// He has a bet to answer, be it with chips that lie there already because they were ruled to stay in.
    pub fn faces_bet(&self, player: &Player) -> bool {
        let with_what_stays = player.forfeited >= self.bet && !player.acted;
        self.bet > player.committed() || self.bet > 0 && with_what_stays
    }

    /// What nobody has to raise over on this street: the big blind before the flop.
    pub fn blind_of_street(&self) -> Amount {
        if self.street == Street::Preflop { self.big_blind } else { 0 }
    }

    /// He has bet or raised in this round of his own will.
    pub(crate) fn has_wagered(&self, seat: Seat) -> bool {
        self.increases.iter().any(|i| i.seat == seat && !self.is_forced(i))
    }

    /// A blind or the bring-in, which nobody puts in of his own will.
    pub(crate) fn is_forced(&self, increase: &Increase) -> bool {
        let raised = self.find(increase.seat).is_some_and(|p| p.raised);
        self.street.is_first() && increase.opening && (!raised || self.is_bring_in(increase))
    }

    /// Puts chips in that change nothing about the bet, as many as he has; they are ruled to stay.
    pub(crate) fn leave_in(&mut self, seat: Seat, amount: Amount) {
        if let Some(player) = self.players.iter_mut().find(|p| p.seat == seat) {
            player.commits(amount);
            player.forfeits();
        }
    }

    /// The round is as it was bet there: by whom, how high, and who has answered.
    pub(crate) fn is_bet_as(&mut self, other: &Hand) {
        self.bet = other.bet;
        self.increases.clone_from(&other.increases);
        self.actions.clone_from(&other.actions);
        for player in &mut self.players {
            if let Some(as_bet) = other.find(player.seat) {
                player.has_bet_as(as_bet);
            }
        }
    }

    /// What a player has put in on this street goes back to him.
    pub(crate) fn give_back(&mut self, seat: Seat) {
        if let Some(player) = self.players.iter_mut().find(|p| p.seat == seat) {
            player.gets_back(player.committed());
        }
    }

    /// All that anybody is known to have put in goes back; an ante is nobody's any more.
    pub(crate) fn give_all_back(&mut self) {
        for player in &mut self.players {
            player.gets_back(player.committed());
            self.pot -= player.fetches();
        }
    }

    /// Carries an action out. Amounts are totals for the street; chips beyond a stack are not moved.
    pub(crate) fn apply(&mut self, seat: Seat, done: Action, fullness: Fullness) {
        let bet = self.bet;
        let unopened = self.increases.is_empty();
        // Who fills a bring-in, or an opening all-in that is no full bet, makes the bet and does not raise it.
        let opening = unopened || self.fixed_bet().is_some() && !self.increases.iter().any(|i| i.full);
        let seen = self.increases.len();
        let Some(player) = self.players.iter_mut().find(|p| p.seat == seat) else { return };
        player.acted = true;
        let total = match done {
            Action::Check | Action::Fold => player.committed(),
            Action::Call(_) | Action::Bet(_) | Action::RaiseTo(_) | Action::AllIn(_) => done.total().max(player.committed()),
        };
        player.commits(total - player.committed());
        let total = player.committed();
        player.all_in = player.stack() == Some(0) || matches!(done, Action::AllIn(_));
        player.folded |= done == Action::Fold;
        // Chips that were ruled to stay in raise nothing, however many they are.
        let raises = match done {
            Action::Check | Action::Fold => false,
            Action::Call(n) => n > bet,
            Action::Bet(_) | Action::RaiseTo(_) | Action::AllIn(_) => total > bet,
        };
        let kind = match done {
            Action::Check => ActionKind::Check,
            Action::Fold => ActionKind::Fold,
            Action::Call(_) | Action::Bet(_) | Action::RaiseTo(_) | Action::AllIn(_) => match (raises, unopened) {
                (true, true) => ActionKind::Bet,
                (true, false) => ActionKind::Raise,
                (false, _) => ActionKind::Call,
            },
        };
        player.raised |= matches!(kind, ActionKind::Bet | ActionKind::Raise);
        player.seen = seen + usize::from(raises);
        player.answered = bet.max(total);
        if raises {
            self.bet = total;
            let Fullness { full, by_custom } = fullness;
            self.increases.push(Increase { seat, to: total, by: total - bet, full, opening, by_custom });
        }
        self.actions.push((seat, kind));
        self.called_back.take_if(|back| *back == seat);
        self.deal.deck.acts(seat, kind);
    }
}
