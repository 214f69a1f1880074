//! The showdown: what follows from the hands as they lie. Which rules are asked, in the order of the questions; nothing here
//! decides.

mod cards;

use crate::engine::award::{self, Claim};
use crate::engine::clause::ClauseId;
use crate::engine::event::Seat;
use crate::engine::pots::{self, Pot};
use crate::engine::rules::procedure::side_pots;
use crate::engine::rules::reference::hand_ranking;
use crate::engine::rules::showdown::{all_in_showdown, showdown_order, tabling, uncontested_showdown};
use crate::engine::ruling::{Grade, Question, Ruling, ShowDuty, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    /// What follows from the hands as they lie: pots, values, the order of showing and duties, the award.
    pub(in crate::engine) fn showdown(&self) -> Vec<Ruling> {
        let hand = self.state.room.hand();
        if hand.to_act().is_some() || hand.players.is_empty() {
            return Vec::new();
        }
        let pots = self.pots();
        let apart = side_pots::apart(self, &pots);
        if !hand.betting_is_over() {
            return apart;
        }
        [self.uncalled(), apart, hand_ranking::values(self), self.showing(), self.awards(&pots)].concat()
    }

    /// What nobody has called goes back: plain arithmetic.
    fn uncalled(&self) -> Vec<Ruling> {
        let uncalled = pots::uncalled(self.state.room.hand()).into_iter();
        uncalled.map(|(seat, over)| self.follows(Question::Chips, Verdict::Returned(over, seat), Vec::new(), false)).collect()
    }

    /// Who shows, in which order, and who may keep his cards closed.
    fn showing(&self) -> Vec<Ruling> {
        let (hand, faces) = (self.state.room.hand(), &self.state.faces);
        let alive = faces.alive(hand);
        let closed: Vec<Seat> = alive.iter().copied().filter(|seat| !faces.tabled(*seat)).collect();
        if let Some(rulings) = all_in_showdown::face_up(self, &alive, &closed) {
            return rulings;
        }
        let ruling = if alive.len() > 1 && faces.untouched() && hand.players.len() > 1 {
            showdown_order::shows_first(self, &alive)
        } else {
            showdown_order::next_to_show(self, &closed).and_then(|next| self.duty_of(next, &alive))
        };
        ruling.into_iter().collect()
    }

    /// What the next to show has to do.
    fn duty_of(&self, seat: Seat, alive: &[Seat]) -> Option<Ruling> {
        let faces = &self.state.faces;
        if alive.len() == 1 {
            showdown_order::caller_must_show(self, seat).or_else(|| uncontested_showdown::need_not_show(self, seat))
        } else if faces.of(seat).open.is_empty() && faces.anybody_tabled_but(seat) {
            showdown_order::may_muck(self, seat)
        } else {
            tabling::must_show(self, seat)
        }
    }

    /// Who wins what, once it is certain.
    pub(in crate::engine) fn awards(&self, pots: &[Pot]) -> Vec<Ruling> {
        let hand = self.state.room.hand();
        if self.state.faces.settled || pots.iter().all(|pot| pot.amount == 0) {
            return Vec::new();
        }
        let live: Vec<Seat> = hand.live().map(|p| p.seat).collect();
        match (live.as_slice(), self.state.faces.alive(hand).as_slice()) {
            ([winner], _) => uncontested_showdown::all_folded(self, pots, *winner),
            (_, [winner]) => uncontested_showdown::last_hand(self, pots, *winner),
            (_, []) => showdown_order::all_mucked(self, pots),
            (_, [_, _, ..]) => showdown_order::best_wins(self, pots),
        }
    }

    /// A pot to which no hand that is left has a claim.
    pub(in crate::engine) fn nobodys(&self) -> Ruling {
        self.follows(Question::Award, Verdict::Floor(Vec::new()), Vec::new(), true)
    }

    /// The pots, without what nobody has called once the betting is over.
    pub(in crate::engine) fn pots(&self) -> Vec<Pot> {
        let mut hand = self.state.room.hand().clone();
        if hand.betting_is_over() {
            hand.return_uncalled();
        }
        pots::pots(&hand)
    }

    /// The claims of the hands that lie open and may win, as far as all their cards are known.
    pub(in crate::engine) fn open_claims(&self) -> Vec<Claim> {
        let (hand, faces) = (self.state.room.hand(), &self.state.faces);
        let open = hand.live().filter(|p| faces.tabled(p.seat) && faces.is_alive(p.seat));
        open.filter_map(|p| award::final_claim(hand, p)).collect()
    }

    /// He has already been ruled to have to show.
    pub(in crate::engine) fn was_told_to_show(&self, seat: Seat) -> bool {
        let must = Verdict::Showing(seat, ShowDuty::Must);
        self.state.rulings.iter().any(|r| r.verdict == must && r.grade != Grade::Silent)
    }

    /// A ruling that no line calls for, but what has happened so far.
    pub(in crate::engine) fn follows(&self, question: Question, verdict: Verdict, because: Vec<ClauseId>, silent: bool) -> Ruling {
        let grade = if silent { Grade::Silent } else { verdict.grade() };
        Ruling {
            question,
            about: verdict.about(),
            verdict,
            grade,
            because: if silent { Vec::new() } else { because },
            condition: None,
            line: self.line.saturating_sub(1),
            routine: false,
        }
    }
}
