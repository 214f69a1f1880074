//! Tables and what stands at them, and lists of numbers.

use super::{Slot, owned};
use crate::engine::event::{Chair, PrizeDeal, TableFact, TablePlace};
use crate::notation::cursor::Cursor;
use crate::notation::names::seat_name;
use crate::notation::phrases::DealTerm;
use crate::notation::slot::PositiveSlot;
use crate::notation::table::Phrased;

/// `9 8 6 7`: one number or more.
pub struct CountsSlot;

impl Slot for CountsSlot {
    type Of = Vec<i64>;
    const KIND: &'static str = "counts";

    fn read(cursor: &mut Cursor) -> Option<Vec<i64>> {
        let mut all = vec![PositiveSlot::read(cursor)?];
        while cursor.peek_word(0).is_some_and(|word| word.bytes().all(|b| b.is_ascii_digit())) {
            all.push(PositiveSlot::read(cursor)?);
        }
        Some(all)
    }

    fn write(of: &Vec<i64>) -> String {
        of.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
    }

    fn examples() -> Vec<String> {
        owned(&["9 8 6 7", "3", "2 1 3"])
    }

    fn count(of: &Vec<i64>) -> Option<i64> {
        i64::try_from(of.len()).ok()
    }
}

/// From seat 1 on, with `-` for an empty seat and `o` for somebody who needs no name.
pub struct ChairsSlot;

impl Slot for ChairsSlot {
    type Of = Vec<Chair>;
    const KIND: &'static str = "chairs";

    fn read(cursor: &mut Cursor) -> Option<Vec<Chair>> {
        let mut chairs = Vec::new();
        loop {
            let at = cursor.at;
            if cursor.take("-") {
                chairs.push(Chair::Empty);
            } else if cursor.take("o") {
                chairs.push(Chair::Somebody);
            } else if let Some(seat) = cursor.take_seat() {
                if chairs.contains(&Chair::Taken(seat)) {
                    return cursor.fail_at(at, format!("{} has two seats", seat_name(seat)), "name each player once");
                }
                chairs.push(Chair::Taken(seat));
            } else {
                break;
            }
        }
        if !(1..=12).contains(&chairs.len()) {
            return cursor.fail("a table has up to 12 seats", "list them from seat 1 on, for example `seats A B - D`");
        }
        Some(chairs)
    }

    fn write(of: &Vec<Chair>) -> String {
        let chair = |chair: &Chair| match chair {
            Chair::Empty => "-".to_owned(),
            Chair::Somebody => "o".to_owned(),
            Chair::Taken(seat) => seat_name(*seat),
        };
        of.iter().map(chair).collect::<Vec<_>>().join(" ")
    }

    fn examples() -> Vec<String> {
        owned(&["A B - D", "o o - B"])
    }
}

/// What is so at one table, parted by commas.
pub struct TableFactsSlot;

impl Slot for TableFactsSlot {
    type Of = Vec<TableFact>;
    const KIND: &'static str = "table-facts";

    fn read(cursor: &mut Cursor) -> Option<Vec<TableFact>> {
        let mut facts = vec![TableFact::table().read(cursor)?];
        loop {
            let at = cursor.at;
            if !cursor.mark(',') {
                return Some(facts);
            }
            // What is so of no single table goes on with the line.
            let Some(fact) = TableFact::table().read(cursor) else {
                cursor.at = at;
                return Some(facts);
            };
            facts.push(fact);
        }
    }

    fn write(of: &Vec<TableFact>) -> String {
        of.iter().map(TableFact::written).collect::<Vec<_>>().join(", ")
    }

    fn examples() -> Vec<String> {
        owned(&["seats A B - D, button B", "seats A - - D, D has 4000, D is away, seats 3 2 fell open"])
    }
}

/// What is agreed in a deal, if it is told: `, 1st 6000, 2nd 4000`.
pub struct DealTermsSlot;

impl Slot for DealTermsSlot {
    type Of = PrizeDeal;
    const KIND: &'static str = "deal-terms";

    fn read(cursor: &mut Cursor) -> Option<PrizeDeal> {
        let mut deal = PrizeDeal::default();
        while cursor.mark(',') {
            let at = cursor.at;
            match DealTerm::table().read(cursor)? {
                DealTerm::Share(place, _) if deal.shares.iter().any(|(known, _)| *known == place) => {
                    return cursor.fail_at(at, "the place is named twice", "give each place its share once");
                }
                DealTerm::Share(place, amount) => deal.shares.push((place, amount)),
                DealTerm::Left(_) if deal.left.is_some() => {
                    return cursor.fail_at(at, "what is left is told twice", "say it once");
                }
                DealTerm::Left(amount) => deal.left = Some(amount),
            }
        }
        Some(deal)
    }

    fn write(of: &PrizeDeal) -> String {
        let shares = of.shares.iter().map(|(place, amount)| DealTerm::Share(*place, *amount));
        let terms = shares.chain(of.left.map(DealTerm::Left));
        terms.map(|term| format!(", {}", term.written())).collect()
    }

    fn examples() -> Vec<String> {
        owned(&[", 1st 6000, 2nd 4000", "", ", 300000 left to play for"])
    }
}

/// Seat cards in the order in which they are handed out: `table 2 seat 7, table 3 seat 4`.
pub struct SeatCardsSlot;

impl Slot for SeatCardsSlot {
    type Of = Vec<TablePlace>;
    const KIND: &'static str = "seat-cards";

    fn read(cursor: &mut Cursor) -> Option<Vec<TablePlace>> {
        let mut places = Vec::new();
        loop {
            let at = cursor.at;
            let place = TablePlace::table().read(cursor)?;
            if places.contains(&place) {
                return cursor.fail_at(at, "the seat is handed out twice", "every seat card is there once");
            }
            places.push(place);
            if !cursor.mark(',') {
                return Some(places);
            }
        }
    }

    fn write(of: &Vec<TablePlace>) -> String {
        of.iter().map(TablePlace::written).collect::<Vec<_>>().join(", ")
    }

    fn examples() -> Vec<String> {
        owned(&["table 1 seat 4, table 2 seat 7", "table 2 seat 1"])
    }
}
