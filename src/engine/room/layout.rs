//! Who sits where in the room. It changes by a few operations, each of which keeps every player in one place.

use super::positions::{Positions, Spot};
use crate::engine::chips::Amount;
use crate::engine::event::{Chair, Game, RoomState, Seat, State, TableFact, TablePlace};

/// The tables of the room, and how many are left in the tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    pub tables: Vec<TableSeats>,
    /// Players left in the tournament, where that is stated, or how many sit at each of its tables.
    pub left: Option<i64>,
    /// Who has gone out, one after the other.
    gone: Vec<Gone>,
    /// Stud is played.
    pub stud: bool,
}

/// Somebody who is left in the tournament no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Gone {
    seat: Seat,
    /// How many were left with him.
    left: Option<i64>,
    /// Where he sat, if that is told: the table, the chair, and what he had.
    sat: Option<(i64, usize, Option<Amount>)>,
    /// It was ruled or decided that he is out; he has not lost his chips.
    put_out: bool,
}

/// One table: from seat 1 on, or only how many sit there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSeats {
    pub number: i64,
    /// Empty where nobody has told who sits where.
    pub chairs: Vec<Chair>,
    /// What those in the chairs have, where it is told.
    stacks: Vec<Option<Amount>>,
    /// Where only that is told.
    count: i64,
    /// Of the last hand; nothing where no button is told.
    pub last: Option<Positions>,
    /// The button stays where it is as long as stud is played.
    pub frozen: bool,
    /// Where it was in the last hand of the flop game.
    before_stud: Option<Positions>,
    /// The chairs that fell open, the last one last.
    pub fell_open: Vec<usize>,
}

impl Layout {
    /// Stud is dealt at the table whose hand is told, and the button stays where it is.
    pub fn has_frozen_button(&self) -> bool {
        self.tables.first().is_some_and(|table| table.frozen)
    }

    /// As the lines of state tell it.
    pub fn stated(states: &[State]) -> Layout {
        let mut layout = Layout::default();
        let mut one = TableSeats { number: 1, ..TableSeats::default() };
        // Whoever has the button or chips is looked for once everybody has a chair.
        let (mut buttons, mut stacks) = (Vec::new(), Vec::new());
        let mut at_all_tables = None;
        for state in states {
            match state {
                State::Seats(places) => {
                    let chair = |place: &Option<Seat>| place.map_or(Chair::Empty, Chair::Taken);
                    one.sit(places.iter().map(chair).collect());
                }
                State::Left(n) => layout.left = Some(*n),
                State::Game(_, game) => layout.stud = game.is_stud(),
                State::Room(RoomState::Tables(counts)) => {
                    let table = |(count, number): (&i64, i64)| TableSeats { number, count: *count, ..TableSeats::default() };
                    layout.tables.extend(counts.iter().zip(1..).map(table));
                    at_all_tables = Some(counts.iter().sum());
                }
                State::Room(RoomState::Table(number, facts)) => layout.tables.push(TableSeats::told(*number, facts)),
                State::Button(seat) => buttons.push(*seat),
                State::Stack(seat, chips) => stacks.push((*seat, chips.total())),
                State::Blinds(..)
                | State::Ante(..)
                | State::SmallestChip(_)
                | State::FirstToAct(_)
                | State::Street(_)
                | State::Pot(_)
                | State::Folded(_)
                | State::Away(_)
                | State::Tournament
                | State::CashGame
                | State::SectorLine
                | State::Record(..)
                | State::BringIn(_)
                | State::Holds(..)
                | State::Board(_)
                | State::AtShowdown
                | State::PotOf(..)
                | State::Protected(_)
                | State::MachineShuffle
                | State::Stub(_)
                | State::Burned(_)
                | State::Deck(_)
                | State::ButtonDue(_)
                | State::NotDealtIn(_)
                | State::Conduct(_)
                | State::Room(_)
                | State::Chips(_) => {}
            }
        }
        // Whoever tells how many sit at each of the tables tells how many are left.
        layout.left = layout.left.or(at_all_tables);
        buttons.into_iter().for_each(|seat| one.had_button(seat));
        for (seat, amount) in stacks {
            let tables = std::iter::once(&mut one).chain(&mut layout.tables);
            tables.into_iter().for_each(|table| table.has(seat, amount));
        }
        if !one.chairs.is_empty() {
            layout.tables.insert(0, one);
        }
        layout
    }

    /// The table and the chair of somebody.
    pub fn find(&self, seat: Seat) -> Option<(&TableSeats, usize)> {
        self.tables.iter().find_map(|table| table.chair_of(seat).map(|at| (table, at)))
    }

    pub fn table(&self, number: i64) -> Option<&TableSeats> {
        self.tables.iter().find(|table| table.number == number)
    }

    pub fn table_mut(&mut self, number: i64) -> Option<&mut TableSeats> {
        self.tables.iter_mut().find(|table| table.number == number)
    }

    /// The table that a place is at: the one it names, or the first.
    pub fn table_at(&self, place: TablePlace) -> Option<&TableSeats> {
        place.table.map_or(self.tables.first(), |number| self.table(number))
    }

    /// How many sit at the fullest table.
    pub fn most(&self) -> i64 {
        self.tables.iter().map(TableSeats::players).max().unwrap_or(0)
    }

    /// The first of the tables at which the fewest sit.
    pub fn shortest(&self) -> Option<&TableSeats> {
        self.tables.iter().min_by_key(|table| table.players())
    }

    /// Somebody leaves his chair for good.
    pub fn goes_out(&mut self, seat: Seat) {
        self.leaves(seat, false);
    }

    /// Somebody is put out: he is left in the tournament no more, and his chair is free.
    pub fn is_put_out(&mut self, seat: Seat) {
        self.leaves(seat, true);
    }

    /// Nobody goes out twice.
    fn leaves(&mut self, seat: Seat, put_out: bool) {
        let rises = |table: &mut TableSeats| {
            let at = table.chair_of(seat)?;
            Some((table.number, at, table.rises(seat).flatten()))
        };
        let sat = self.tables.iter_mut().find_map(rises);
        if let Some(gone) = self.gone.iter_mut().find(|gone| gone.seat == seat) {
            gone.put_out &= put_out;
            return;
        }
        self.gone.push(Gone { seat, left: self.left, sat, put_out });
        self.left = self.left.map(|n| n - 1);
    }

    /// He has left his chair for good.
    pub fn has_gone(&self, seat: Seat) -> bool {
        self.gone.iter().any(|gone| gone.seat == seat)
    }

    /// Those who were put out.
    pub fn put_out(&self) -> impl Iterator<Item = Seat> {
        self.gone.iter().filter(|gone| gone.put_out).map(|gone| gone.seat)
    }

    /// It is ruled no more that somebody is out: he has never been, and sits where he sat unless somebody else does by now.
    pub fn is_put_out_no_more(&mut self, seat: Seat) {
        let Some(at) = self.gone.iter().position(|gone| gone.seat == seat && gone.put_out) else { return };
        let back = self.is_left_again(at);
        self.sits_again(back);
    }

    /// Somebody who has lost his chips has bought others before the next hand: he has never been out, and sits where he sat.
    pub fn plays_on(&mut self, seat: Seat) {
        let Some(at) = self.gone.iter().position(|gone| gone.seat == seat && !gone.put_out) else { return };
        let back = self.is_left_again(at);
        self.sits_again(back);
    }

    /// Somebody comes into the tournament, or into it again: one more is left, and whoever has gone out before is placed behind
    /// him. Where the chair is taken, and for whoever was put out, nothing happens.
    pub fn comes_in(&mut self, seat: Seat, place: TablePlace) {
        let number = place.table.or(self.tables.first().map(|table| table.number));
        let at = usize::try_from(place.seat - 1).ok();
        let table = number.and_then(|number| self.table(number));
        let is_taken =
            |table: &TableSeats| !table.chairs.is_empty() && at.is_none_or(|at| table.chairs.get(at) != Some(&Chair::Empty));
        if self.find(seat).is_some() || table.is_some_and(is_taken) {
            return;
        }
        match self.gone.iter().position(|gone| gone.seat == seat) {
            Some(at) if self.gone[at].put_out => return,
            Some(at) => {
                self.is_left_again(at);
            }
            None => {
                self.gone.iter_mut().map(|gone| &mut gone.left).chain([&mut self.left]).flatten().for_each(|left| *left += 1);
            }
        }
        if let Some(table) = number.and_then(|number| self.table_mut(number)).filter(|table| table.chairs.is_empty()) {
            table.count += 1;
        }
    }

    /// One of those who have gone is not gone any more: who went out after him did so with one more left.
    fn is_left_again(&mut self, at: usize) -> Gone {
        let back = self.gone.remove(at);
        let since = self.gone.iter_mut().skip(at).map(|later| &mut later.left);
        since.chain([&mut self.left]).flatten().for_each(|left| *left += 1);
        back
    }

    /// He sits where he sat, unless somebody else does by now.
    fn sits_again(&mut self, back: Gone) {
        if let Some((number, at, stack)) = back.sat
            && let Some(table) = self.table_mut(number)
            && table.chairs.get(at) == Some(&Chair::Empty)
        {
            table.takes(back.seat, at, stack);
        }
    }

    /// The place in which somebody finishes who goes out now, or has finished.
    pub fn place_of(&self, seat: Seat) -> Option<i64> {
        self.gone.iter().find(|gone| gone.seat == seat).map_or(self.left, |gone| gone.left)
    }

    /// Somebody at this table, who has no name, goes out.
    pub fn loses_one(&mut self, number: i64) {
        if let Some(table) = self.table_mut(number) {
            table.count = (table.count - 1).max(0);
        }
        self.left = self.left.map(|n| n - 1);
    }

    /// A hand is over: what these have now is not told.
    pub fn forgets_stacks(&mut self, seats: &[Seat]) {
        for table in &mut self.tables {
            for at in seats.iter().filter_map(|seat| table.chair_of(*seat)).collect::<Vec<_>>() {
                table.stacks[at] = None;
            }
        }
    }

    /// Somebody has so many chips more, or fewer; where it is not told what he has, it is not known now either.
    pub fn changes_stack(&mut self, seat: Seat, by: Amount) {
        for table in &mut self.tables {
            if let Some(stack) = table.stack_of(seat) {
                table.has(seat, stack.saturating_add(by));
            }
        }
    }

    /// Somebody's chips leave play; his chair stays his until he sits elsewhere.
    pub fn gives_up_chips(&mut self, seat: Seat) {
        for table in &mut self.tables {
            table.has(seat, 0);
        }
    }

    /// Somebody sits down in this place, from wherever he was, with what he had. Where the chair is taken nothing happens.
    pub fn sits(&mut self, seat: Seat, place: TablePlace) {
        let number = place.table.or(self.tables.first().map(|table| table.number));
        let Some(number) = number else { return };
        let Some(at) = usize::try_from(place.seat - 1).ok() else { return };
        let free = self.table(number).is_some_and(|table| table.chairs.get(at) == Some(&Chair::Empty));
        if !free {
            return;
        }
        let stack = self.tables.iter_mut().find_map(|table| table.rises(seat)).flatten();
        self.gone.retain(|gone| gone.seat != seat);
        // A table that everybody has left is broken.
        self.tables.retain(|table| table.chairs.is_empty() || table.players() > 0 || table.number == number);
        if let Some(table) = self.table_mut(number) {
            table.takes(seat, at, stack);
        }
    }

    /// A hand is dealt at every table whose button is known.
    pub fn next_hand(&mut self) {
        for table in &mut self.tables {
            table.next_hand();
        }
    }

    /// Another game is played: the button moves on once more before stud, and stays there.
    pub fn changes_game(&mut self, game: Game) {
        let stud = game.is_stud();
        if stud == self.stud {
            return;
        }
        for table in &mut self.tables {
            if stud {
                table.before_stud = table.last;
                table.next_hand();
            } else {
                // The first hand of the flop game is dealt with the button where it has stood.
                table.last = table.before_stud.take();
            }
            table.frozen = stud;
        }
        self.stud = stud;
    }
}

impl TableSeats {
    /// A table on which only this is known: who sits where.
    pub fn seated(number: i64, chairs: Vec<Chair>) -> TableSeats {
        let mut table = TableSeats { number, ..TableSeats::default() };
        table.sit(chairs);
        table
    }

    fn told(number: i64, facts: &[TableFact]) -> TableSeats {
        let mut table = TableSeats { number, ..TableSeats::default() };
        for fact in facts {
            if let TableFact::Chairs(chairs) = fact {
                table.sit(chairs.clone());
            }
        }
        for fact in facts {
            match fact {
                TableFact::Button(seat) => table.had_button(*seat),
                TableFact::Stack(seat, chips) => table.has(*seat, chips.total()),
                TableFact::FellOpen(seats) => {
                    table.fell_open = seats.iter().filter_map(|n| usize::try_from(n - 1).ok()).collect();
                }
                TableFact::Chairs(_) | TableFact::Away(_) => {}
            }
        }
        table
    }

    fn sit(&mut self, chairs: Vec<Chair>) {
        self.stacks = vec![None; chairs.len()];
        self.chairs = chairs;
    }

    fn had_button(&mut self, seat: Seat) {
        self.last = self.chair_of(seat).and_then(|at| Positions::behind_button(&self.chairs, at));
    }

    /// What somebody here has now.
    pub fn has(&mut self, seat: Seat, amount: Amount) {
        if let Some(at) = self.chair_of(seat) {
            self.stacks[at] = Some(amount);
        }
    }

    /// How many sit here.
    pub fn players(&self) -> i64 {
        if self.chairs.is_empty() { self.count } else { self.taken().count() as i64 }
    }

    fn taken(&self) -> impl Iterator<Item = usize> {
        (0..self.chairs.len()).filter(|at| self.chairs[*at] != Chair::Empty)
    }

    /// The chairs in which nobody sits.
    pub fn open(&self) -> impl Iterator<Item = usize> {
        (0..self.chairs.len()).filter(|at| self.chairs[*at] == Chair::Empty)
    }

    pub fn chair_of(&self, seat: Seat) -> Option<usize> {
        self.chairs.iter().position(|chair| *chair == Chair::Taken(seat))
    }

    /// Who sits there by name.
    pub fn player_at(&self, at: usize) -> Option<Seat> {
        if let Some(Chair::Taken(seat)) = self.chairs.get(at) { Some(*seat) } else { None }
    }

    pub fn stack_of(&self, seat: Seat) -> Option<Amount> {
        self.chair_of(seat).and_then(|at| self.stacks[at])
    }

    /// Those who sit here by name, with what they have where it is told.
    pub fn named(&self) -> impl Iterator<Item = (Seat, Option<Amount>)> {
        (0..self.chairs.len()).filter_map(|at| Some((self.player_at(at)?, self.stacks[at])))
    }

    /// Somebody sits down in a chair in which nobody sits, with what he has.
    fn takes(&mut self, seat: Seat, at: usize, stack: Option<Amount>) {
        self.chairs[at] = Chair::Taken(seat);
        self.stacks[at] = stack;
        self.fell_open.retain(|open| *open != at);
    }

    /// Somebody gets up and takes his chips along; nothing where he does not sit here.
    fn rises(&mut self, seat: Seat) -> Option<Option<Amount>> {
        let at = self.chair_of(seat)?;
        self.chairs[at] = Chair::Empty;
        self.fell_open.push(at);
        Some(self.stacks[at].take())
    }

    /// Button and blinds of the next hand.
    pub fn next_positions(&self) -> Option<Positions> {
        self.last?.next(&self.chairs)
    }

    /// Whether the next big blind falls on a chair in which nobody sits. `None` where it is not told who sits where.
    pub fn blind_falls_open(&self) -> Option<bool> {
        let next = (self.last?.big + 1) % self.chairs.len().max(1);
        self.chairs.get(next).map(|chair| *chair == Chair::Empty)
    }

    /// What this chair, in which nobody sits, would be in the next hand.
    pub fn spot(&self, at: usize) -> Option<Spot> {
        self.last?.spot(&self.chairs, at)
    }

    /// How many hands behind the next big blind a chair is.
    pub fn hands_behind(&self, at: usize) -> usize {
        self.last.map_or(0, |last| last.hands_behind(&self.chairs, at))
    }

    /// The open chairs in the order in which the blinds come to them: the last big blind's first.
    pub fn open_from_big_blind(&self) -> Vec<usize> {
        let Some(last) = self.last else { return self.open().collect() };
        let n = self.chairs.len();
        (0..n).map(|i| (last.big + i) % n).filter(|at| self.chairs[*at] == Chair::Empty).collect()
    }

    fn next_hand(&mut self) {
        if !self.frozen
            && let Some(next) = self.next_positions()
        {
            self.last = Some(next);
        }
    }
}
