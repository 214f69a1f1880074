//! Hands as the table sees them: shown, tabled, mucked, killed; and what has been done with the pot since.

use crate::engine::cards::Card;
use crate::engine::event::{Seat, Shuffle, State};
use crate::engine::problem::Problem;
use crate::engine::table::hand::{ActionKind, Hand};
use crate::engine::value::Class;

/// One player's cards, as the table sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShownHand {
    /// The whole hand lies open.
    pub tabled: bool,
    /// Cards that lie open, one by one.
    pub open: Vec<Card>,
    pub flashed: bool,
    /// Stud: he has taken his upcards off the table.
    pub lifted_upcards: bool,
    /// Shown to the table while there was betting.
    pub exposed: bool,
    /// Dead for having been shown.
    pub exposed_dead: bool,
    /// Who alone has seen which cards.
    pub seen: Vec<(Seat, Vec<Card>)>,
    /// Given up at showdown without a showing.
    pub mucked: bool,
    /// Ruled dead.
    pub dead: bool,
    /// Swept in by the dealer.
    pub killed: bool,
    /// A chip guards the cards.
    pub protected: bool,
    pub refused: bool,
    /// Told to show since he refused, and how long ago, in seconds.
    pub told: Option<i64>,
    pub claims: Vec<Class>,
    /// Pushed forward or thrown away face down, and still live.
    pub pushed_forward: bool,
    /// That he did by throwing them away.
    pub thrown: bool,
}

/// What has happened since the pot was pushed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Since {
    pub waited: bool,
    /// How many seconds.
    pub seconds: i64,
    /// The tournament was on a break when the hand ended.
    pub on_break: bool,
    pub washed: bool,
    pub riffled: bool,
    /// The button of the shuffling machine was pressed.
    pub machine: bool,
    /// A card of the next hand has been dealt.
    pub dealt: bool,
    /// The dealer was relieved: another one has been pushed to the table.
    pub relieved: bool,
}

impl Since {
    /// Another hand has been dealt, with all that comes before that.
    pub fn another_hand(self) -> Since {
        Since { washed: true, riffled: true, dealt: true, ..self }
    }
}

/// All the hands, and what was done with the pot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShownHands {
    faces: Vec<(Seat, ShownHand)>,
    /// To whom the pot was pushed, and what has happened since.
    pub pushed: Option<(Seat, Since)>,
    /// It is too late to dispute that.
    pub settled: bool,
    /// A card came before the hands were up.
    pub early_card: bool,
}

impl ShownHands {
    /// Another hand is dealt: what was pushed to whom belongs to the one before.
    pub fn another_hand(&mut self) {
        self.pushed = self.pushed.map(|(seat, since)| (seat, since.another_hand()));
    }

    /// What the state says of the hands before anything happens.
    pub fn stated(states: &[State]) -> ShownHands {
        let mut hands = ShownHands::default();
        for state in states {
            if let State::Protected(seat) = state {
                hands.at(*seat).protected = true;
            }
        }
        hands
    }

    pub fn of(&self, seat: Seat) -> ShownHand {
        self.faces.iter().find(|(s, _)| *s == seat).map(|(_, face)| face.clone()).unwrap_or_default()
    }

    pub fn at(&mut self, seat: Seat) -> &mut ShownHand {
        let at = match self.faces.iter().position(|(s, _)| *s == seat) {
            Some(at) => at,
            None => {
                self.faces.push((seat, ShownHand::default()));
                self.faces.len() - 1
            }
        };
        &mut self.faces[at].1
    }

    /// Those whose hands still have a claim: neither folded nor mucked nor dead.
    pub fn alive(&self, hand: &Hand) -> Vec<Seat> {
        hand.live().map(|p| p.seat).filter(|seat| self.is_alive(*seat)).collect()
    }

    pub fn is_alive(&self, seat: Seat) -> bool {
        let face = self.of(seat);
        !face.mucked && !face.dead
    }

    pub fn tabled(&self, seat: Seat) -> bool {
        self.of(seat).tabled
    }

    /// Nobody has shown or given up anything yet.
    pub fn untouched(&self) -> bool {
        self.faces.iter().all(|(_, face)| !face.tabled && face.open.is_empty() && !face.mucked && !face.flashed)
    }

    pub fn anybody_tabled_but(&self, seat: Seat) -> bool {
        self.faces.iter().any(|(s, face)| *s != seat && face.tabled)
    }

    /// These cards of his lie open now, beside those that did before.
    pub fn open(&mut self, seat: Seat, cards: &[Card]) {
        let open = &mut self.at(seat).open;
        for card in cards {
            if !open.contains(card) {
                open.push(*card);
            }
        }
    }

    /// The hand is dead: while there is betting he is out of it as well.
    pub fn bury(&mut self, hand: &mut Hand, seat: Seat) {
        self.at(seat).dead = true;
        let betting = !hand.betting_is_over();
        if let Ok(player) = hand.seat_mut(seat) {
            player.folded |= betting;
        }
    }

    /// It was decided whether a hand lives: for the betting as well as for the award.
    ///
    /// # Errors
    /// When nobody sits there.
    pub fn decide(&mut self, hand: &mut Hand, seat: Seat, live: bool) -> Result<(), Problem> {
        let (betting, bet) = (!hand.betting_is_over(), hand.bet);
        let face = self.at(seat);
        face.dead = !live;
        face.mucked &= !live;
        let fold = (seat, ActionKind::Fold);
        let folded = hand.actions.contains(&fold);
        let player = hand.seat_mut(seat)?;
        if live && player.folded {
            player.folded = false;
            // He has not folded, and is asked again where he was.
            player.acted &= player.committed() >= bet && !folded;
            hand.actions.retain(|action| *action != fold);
        } else {
            player.folded |= !live && betting;
        }
        Ok(())
    }

    /// The pot goes to somebody.
    pub fn push_pot(&mut self, to: Seat, on_break: bool) {
        self.pushed = Some((to, Since { on_break, ..Since::default() }));
    }

    /// The deck is shuffled.
    pub fn shuffle(&mut self, how: Shuffle) {
        self.since(|since| match how {
            Shuffle::Wash => since.washed = true,
            Shuffle::Riffle => since.riffled = true,
            Shuffle::Machine => since.machine = true,
        });
    }

    /// A card of the next hand leaves the deck.
    pub fn begin_next(&mut self) {
        self.since(|since| since.dealt = true);
    }

    /// Another dealer sits down.
    pub fn relieve_dealer(&mut self) {
        self.since(|since| since.relieved = true);
    }

    /// So many seconds pass, for those who were told to show as well.
    pub fn wait(&mut self, seconds: i64) {
        self.since(|since| {
            since.waited = true;
            since.seconds += seconds;
        });
        for told in self.faces.iter_mut().filter_map(|(_, face)| face.told.as_mut()) {
            *told += seconds;
        }
    }

    fn since(&mut self, change: impl Fn(&mut Since)) {
        if let Some((_, since)) = &mut self.pushed {
            change(since);
        }
    }
}
