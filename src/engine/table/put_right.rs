//! Where the cards lie: every card that is known lies in one place, and what is ruled about it moves it to another.

use crate::engine::board_event::{BoardEvent, Burns};
use crate::engine::board_verdict::{Laid, Remedy};
use crate::engine::cards::Card;
use crate::engine::deal_verdict::{CardMove, CardPlace, DealVerdict, DeckCard};
use crate::engine::event::{Dealt, Seat};
use crate::engine::table::hand::Hand;
use crate::engine::table::piles::CardLies;
use crate::engine::table::stub::LaidStreet;

impl Hand {
    /// Where every known card lies.
    pub fn whereabouts(&self) -> Vec<(Card, CardLies)> {
        let mut lie: Vec<(Card, CardLies)> = Vec::new();
        for player in &self.players {
            let place = if player.folded { CardLies::Mucked(player.seat) } else { CardLies::Before(player.seat) };
            lie.extend(player.cards.iter().filter_map(|dealt| dealt.card).map(|card| (card, place)));
        }
        let stub = &self.deal.stub;
        lie.extend(self.board.iter().map(|card| (*card, CardLies::Board)));
        lie.extend(stub.next.iter().map(|card| (*card, CardLies::Stub)));
        lie.extend(self.deal.piles.lie());
        // What has come to light of a card, and nobody has done anything about yet.
        let seen: Vec<Card> = lie.iter().map(|(card, _)| *card).collect();
        let untouched = self.told().into_iter().filter(|(card, _)| !seen.contains(card));
        lie.into_iter().chain(untouched).collect()
    }

    /// Cards that lie as the dealer left them: on their way to a player, beside the deck, or before their time on the table.
    fn told(&self) -> Vec<(Card, CardLies)> {
        let deal = &self.deal;
        let exposed = deal.exposed.iter().filter_map(|exposure| {
            let owner = exposure.dealt.to.or_else(|| self.due(exposure.dealt.number));
            exposure.dealt.card.map(|card| (card, owner.map_or(CardLies::SetAside, CardLies::Before)))
        });
        let aside = |card: &Card| (*card, CardLies::SetAside);
        let boxed = deal.boxed.iter().flatten().map(aside);
        let dropped = deal.deck.dropped.iter().filter(|dropped| dropped.of.is_none()).filter_map(|dropped| dropped.card);
        let laid = deal.stub.laid.iter().flat_map(|laid| {
            let burned = laid.burned.iter().map(|card| (*card, CardLies::Burned));
            burned.chain(laid.cards.iter().chain(&laid.drawn).map(aside))
        });
        let turned_up = deal.turned_up.iter().map(|(_, card)| (*card, CardLies::Stub));
        let all = exposed.chain(boxed).chain(dropped.map(|card| (card, CardLies::SetAside))).chain(laid).chain(turned_up);
        let mut told: Vec<(Card, CardLies)> = Vec::new();
        for (card, place) in all {
            if told.iter().all(|(other, _)| *other != card) {
                told.push((card, place));
            }
        }
        told
    }

    /// What was ruled about cards is done before a street comes; `anew` where it comes in place of one that was not as it
    /// should be.
    pub(crate) fn put_right(&mut self, ruled: &[DealVerdict], anew: bool) {
        let left = std::mem::take(&mut self.deal.piles.remedies);
        self.follow(&left);
        for moves in ruled.iter().filter_map(DealVerdict::moves) {
            match moves {
                CardMove::Goes(card, place) => self.goes(card, place),
                CardMove::Replaces(seat) => self.replaces(seat),
                CardMove::PutsRight(steps) => {
                    let at_once = !steps.iter().any(Remedy::deals) || steps.contains(&Remedy::ShuffleIn(Laid::Burns));
                    if anew || at_once {
                        self.follow(steps);
                    }
                }
            }
        }
        if let Some(laid) = self.deal.stub.laid.take() {
            self.clears_away(&laid);
        }
    }

    /// The right cards of the street come in the place of those that lie there, as it was ruled; whether they could.
    pub(crate) fn replaces_street(&mut self, ruled: &[DealVerdict], cards: &[Card]) -> bool {
        let before = self.clone();
        self.put_right(ruled, true);
        let street = self.street;
        let came = self.street_comes(street, &BoardEvent::Street(street, cards.to_vec(), Burns::One));
        let laid = came.and_then(|cards| self.lay_board(&cards.unwrap_or_default()));
        if laid.is_err() {
            *self = before;
        }
        laid.is_ok()
    }

    /// Steps up to the next card that is dealt; the others are taken once it has come.
    fn follow(&mut self, steps: &[Remedy]) {
        for (at, step) in steps.iter().enumerate() {
            if step.deals() {
                // What was burned for the street before lies there still.
                self.deal.piles.no_burn = !steps[..at].contains(&Remedy::Burn);
                if *step == Remedy::DealRightCard {
                    self.goes_back(|laid| laid.cards.clone());
                }
                self.deal.piles.remedies = steps[at + 1..].to_vec();
                return;
            }
            self.remedied(*step);
        }
    }

    fn remedied(&mut self, step: Remedy) {
        match step {
            Remedy::SetAside(laid) => {
                let cards = self.takes_up(laid);
                self.deal.piles.set_aside.extend(cards);
            }
            Remedy::TakeOut(laid) => {
                let cards = self.takes_up(laid);
                self.deal.piles.out_of_play.extend(cards);
            }
            Remedy::ShuffleIn(laid) => {
                let cards = self.takes_up(laid);
                self.deal.piles.shuffled.extend(cards);
                self.shuffles();
            }
            // Which of the three is burned and which come again nobody knows beforehand.
            Remedy::BurnOne => self.remedied(Remedy::ShuffleIn(Laid::Flop)),
            Remedy::ShuffleStub => self.shuffles(),
            Remedy::RestoreOrder => self.goes_back(|laid| laid.burned.iter().chain(&laid.cards).copied().collect()),
            Remedy::FinishBetting
            | Remedy::Show(_)
            | Remedy::Cut
            | Remedy::Burn
            | Remedy::Deal(_)
            | Remedy::DealUnburned(_)
            | Remedy::DealNew(_)
            | Remedy::DealNewUnburned(_)
            | Remedy::Scramble
            | Remedy::CompleteFlop
            | Remedy::FloorDraws
            | Remedy::DealRightCard
            | Remedy::DealLastCards
            | Remedy::DealCommonCard => {}
        }
    }

    /// Nobody knows the order of the stub any more.
    fn shuffles(&mut self) {
        let next = std::mem::take(&mut self.deal.stub.next);
        self.deal.piles.shuffled.extend(next);
    }

    /// Cards of the last street go back on top of the stub, in the order in which they came off it.
    fn goes_back(&mut self, which: impl Fn(&LaidStreet) -> Vec<Card>) {
        let Some(laid) = self.deal.stub.laid.as_mut() else { return };
        let back = which(laid);
        laid.cards.retain(|card| !back.contains(card));
        laid.burned.retain(|card| !back.contains(card));
        self.board.retain(|card| !back.contains(card));
        self.deal.stub.next.splice(0..0, back);
    }

    /// The cards that are meant, taken from where they lie.
    fn takes_up(&mut self, which: Laid) -> Vec<Card> {
        if which == Laid::SetAsideCard {
            return std::mem::take(&mut self.deal.piles.set_aside);
        }
        if which == Laid::Burns {
            return std::mem::take(&mut self.deal.piles.burned);
        }
        let Some(laid) = self.deal.stub.laid.as_mut() else { return Vec::new() };
        let belong = laid.street.cards();
        let cards: Vec<Card> = match which {
            Laid::Flop | Laid::Turn | Laid::River | Laid::SetAsideCard | Laid::Burns => laid.cards.clone(),
            Laid::FlopAndBurn => laid.cards.iter().chain(&laid.burned).copied().collect(),
            Laid::Surplus => laid.cards.iter().skip(belong).copied().collect(),
            Laid::MissedBurn => laid.cards.iter().take(1).copied().collect(),
        };
        laid.cards.retain(|card| !cards.contains(card));
        laid.burned.retain(|card| !cards.contains(card));
        laid.drawn = laid.drawn.filter(|card| !cards.contains(card));
        self.board.retain(|card| !cards.contains(card));
        cards
    }

    /// What nobody has ruled on is gathered up: burns to the burns, other cards beside the deck.
    pub(super) fn clears_away(&mut self, laid: &LaidStreet) {
        let lie: Vec<Card> = self.board.iter().copied().chain(self.deal.piles.lie().map(|(card, _)| card)).collect();
        let loose = |card: &&Card| !lie.contains(card);
        let burned: Vec<Card> = laid.burned.iter().filter(loose).copied().collect();
        let mut aside: Vec<Card> = laid.cards.iter().filter(loose).copied().collect();
        aside.extend(laid.drawn.iter().filter(loose).filter(|card| !laid.cards.contains(card)));
        self.deal.piles.burned.extend(burned);
        self.deal.piles.set_aside.extend(aside);
    }

    /// A card goes where it was ruled to go, once.
    fn goes(&mut self, card: DeckCard, place: CardPlace) {
        if self.deal.piles.gone.contains(&card) {
            return;
        }
        self.deal.piles.gone.push(card);
        let known = match card {
            DeckCard::Known(card) => Some(card),
            DeckCard::Number(_) | DeckCard::Dropped | DeckCard::Boxed => None,
        };
        let piles = &mut self.deal.piles;
        match place {
            CardPlace::NextBurn => piles.next_burns.push(known),
            CardPlace::OutOfPlay => piles.out_of_play.extend(known),
            // It stays in the deck, or before its owner.
            CardPlace::InItsOrder | CardPlace::Upcard => {}
        }
    }

    /// The player gets the card that would have been the next burn.
    fn replaces(&mut self, seat: Seat) {
        let room = self.find(seat).is_some_and(|player| player.cards.len() < self.most_cards());
        if self.deal.stub.next.is_empty() || !room || self.deal.piles.replaced.contains(&seat) {
            return;
        }
        let card = self.deal.stub.next.remove(0);
        self.deal.piles.replaced.push(seat);
        if let Ok(player) = self.seat_mut(seat) {
            player.cards.push(Dealt { card: Some(card), up: false });
        }
    }
}
