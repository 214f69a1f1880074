//! Amounts, counts and chips.

use super::{Slot, owned};
use crate::engine::chips::{Amount, Chips, MAX_AMOUNT, Pile};
use crate::notation::cursor::Cursor;

/// An amount, 0 included.
pub struct SumSlot;

impl Slot for SumSlot {
    type Of = Amount;
    const KIND: &'static str = "amount";

    fn read(cursor: &mut Cursor) -> Option<Amount> {
        let Some(word) = cursor.peek_word(0) else { return cursor.expected("an amount") };
        let n = digits(cursor, word)?;
        cursor.skip(1);
        Some(n)
    }

    fn write(of: &Amount) -> String {
        of.to_string()
    }

    fn examples() -> Vec<String> {
        owned(&["1500"])
    }
}

fn digits(cursor: &mut Cursor, word: &str) -> Option<Amount> {
    if word.is_empty() || !word.bytes().all(|b| b.is_ascii_digit()) {
        return cursor.expected("an amount in digits");
    }
    match word.parse::<Amount>() {
        Ok(n) if n <= MAX_AMOUNT => Some(n),
        Ok(_) | Err(_) => cursor.fail(format!("{word} is more than the largest amount, {MAX_AMOUNT}"), "count in a larger unit"),
    }
}

/// An amount of at least 1.
pub struct PositiveSlot;

impl Slot for PositiveSlot {
    type Of = Amount;
    const KIND: &'static str = "amount";

    fn read(cursor: &mut Cursor) -> Option<Amount> {
        let at = cursor.at;
        match SumSlot::read(cursor)? {
            0 => cursor.fail_at(at, "the amount is 0", "state what is at least 1"),
            n => Some(n),
        }
    }

    fn write(of: &Amount) -> String {
        of.to_string()
    }

    fn examples() -> Vec<String> {
        owned(&["1200"])
    }
}

/// How many of something there are, at least 1: the words beside it follow its number.
pub struct CountSlot;

impl Slot for CountSlot {
    type Of = i64;
    const KIND: &'static str = "amount";

    fn read(cursor: &mut Cursor) -> Option<i64> {
        PositiveSlot::read(cursor)
    }

    fn write(of: &i64) -> String {
        of.to_string()
    }

    fn examples() -> Vec<String> {
        owned(&["2", "1", "5", "21"])
    }

    fn count(of: &i64) -> Option<i64> {
        Some(*of)
    }
}

/// How many sit at a full table, in digits or as such tables are called: `nine-handed`.
pub struct FullTableSlot;

impl Slot for FullTableSlot {
    type Of = i64;
    const KIND: &'static str = "amount";

    fn read(cursor: &mut Cursor) -> Option<i64> {
        // A six-handed event is a kind of event by itself.
        const CALLED: [(&str, i64); 6] = [("four", 4), ("five", 5), ("seven", 7), ("eight", 8), ("nine", 9), ("ten", 10)];
        match CALLED.iter().find(|(word, _)| cursor.take(word)) {
            Some((_, count)) => Some(*count),
            None => CountSlot::read(cursor),
        }
    }

    fn write(of: &i64) -> String {
        CountSlot::write(of)
    }

    fn examples() -> Vec<String> {
        owned(&["9", "10", "8"])
    }
}

/// A place: `15th`.
pub struct OrdinalSlot;

impl Slot for OrdinalSlot {
    type Of = i64;
    const KIND: &'static str = "ordinal";

    fn read(cursor: &mut Cursor) -> Option<i64> {
        let read = cursor.peek_word(0).and_then(|word| {
            let n = word.trim_end_matches(|c: char| c.is_ascii_alphabetic()).parse::<i64>().ok()?;
            (n > 0 && word.strip_suffix(ordinal_ending(n)).is_some_and(|digits| digits == n.to_string())).then_some(n)
        });
        let Some(n) = read else { return cursor.expected("a place such as 15th") };
        cursor.skip(1);
        Some(n)
    }

    fn write(of: &i64) -> String {
        format!("{of}{}", ordinal_ending(*of))
    }

    fn examples() -> Vec<String> {
        owned(&["15th", "1st", "22nd", "103rd", "11th"])
    }
}

fn ordinal_ending(n: i64) -> &'static str {
    match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        (0 | 4.., _) | (i64::MIN..0, _) => "th",
    }
}

/// `200/400`.
pub struct StakesSlot;

impl Slot for StakesSlot {
    type Of = (Amount, Amount);
    const KIND: &'static str = "stakes";

    fn read(cursor: &mut Cursor) -> Option<(Amount, Amount)> {
        let Some((small, big)) = cursor.peek_word(0).and_then(|word| word.split_once('/')) else {
            return cursor.expected("two amounts such as 200/400");
        };
        let (small, big) = (digits(cursor, small)?, digits(cursor, big)?);
        if big == 0 || small > big {
            return cursor.fail("the smaller amount comes first", "write for example 200/400");
        }
        cursor.skip(1);
        Some((small, big))
    }

    fn write((small, big): &(Amount, Amount)) -> String {
        format!("{small}/{big}")
    }

    fn examples() -> Vec<String> {
        owned(&["200/400"])
    }
}

/// `2x1000 + 1x500` or a bare amount.
pub struct ChipsSlot;

impl Slot for ChipsSlot {
    type Of = Chips;
    const KIND: &'static str = "chips";

    fn read(cursor: &mut Cursor) -> Option<Chips> {
        let Some(word) = cursor.peek_word(0) else { return cursor.expected(CHIPS) };
        if !word.starts_with(|c: char| c.is_ascii_digit()) {
            return cursor.expected(CHIPS);
        }
        if !word.contains('x') {
            return PositiveSlot::read(cursor).map(Chips::Amount);
        }
        let mut piles: Vec<Pile> = Vec::new();
        loop {
            let pile = pile(cursor, &piles)?;
            match piles.iter_mut().find(|known| known.value == pile.value) {
                Some(known) => known.count += pile.count,
                None => piles.push(pile),
            }
            if !cursor.mark('+') {
                return Some(Chips::Piles(piles));
            }
        }
    }

    fn write(of: &Chips) -> String {
        of.to_string()
    }

    fn examples() -> Vec<String> {
        owned(&["2x1000 + 1x500", "1x5000", "3x25 + 11x5 + 21x100 + 22x10", "1400"])
    }
}

const CHIPS: &str = "chips such as 2x1000 + 1x500, or an amount";

fn pile(cursor: &mut Cursor, before: &[Pile]) -> Option<Pile> {
    let Some((count, value)) = cursor.peek_word(0).and_then(|word| word.split_once('x')) else {
        return cursor.expected("chips such as 2x1000");
    };
    let pile = Pile { count: digits(cursor, count)?, value: digits(cursor, value)? };
    if pile.count == 0 || pile.value == 0 {
        return cursor.fail("there is no such chip", "a pile has at least one chip, worth at least 1");
    }
    let worth = pile.count.checked_mul(pile.value);
    let total = before.iter().try_fold(worth, |sum, other| Some(sum?.checked_add(other.count * other.value)));
    if total.flatten().is_none_or(|total| total > MAX_AMOUNT) {
        let message = format!("the chips are worth more than the largest amount, {MAX_AMOUNT}");
        return cursor.fail(message, "count in a larger unit");
    }
    cursor.skip(1);
    Some(pile)
}

/// What somebody has before him: chips, or 0.
pub struct StackSlot;

impl Slot for StackSlot {
    type Of = Chips;
    const KIND: &'static str = "chips";

    fn read(cursor: &mut Cursor) -> Option<Chips> {
        if cursor.take("0") { Some(Chips::Amount(0)) } else { ChipsSlot::read(cursor) }
    }

    fn write(of: &Chips) -> String {
        of.to_string()
    }

    fn examples() -> Vec<String> {
        owned(&["4x1000 + 10x100", "5000", "0"])
    }
}

/// Chips of one value: `4x50`.
pub struct PileSlot;

impl Slot for PileSlot {
    type Of = Pile;
    const KIND: &'static str = "pile";

    fn read(cursor: &mut Cursor) -> Option<Pile> {
        pile(cursor, &[])
    }

    fn write(of: &Pile) -> String {
        format!("{}x{}", of.count, of.value)
    }

    fn examples() -> Vec<String> {
        owned(&["4x50", "1x1000"])
    }
}
