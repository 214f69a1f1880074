//! Amounts: whole numbers of chips, or decimals such as `0.25`, which are counted in their smallest unit.

use crate::engine::chips::{Amount, MAX_AMOUNT};

/// A decimal number that is not negative, exactly as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decimal {
    digits: Amount,
    /// How many of the digits stand behind the point; the last of them is not 0.
    places: u32,
}

impl Decimal {
    /// Reads digits, with or without a point; underscores between digits do not count.
    pub fn read(text: &str) -> Option<Decimal> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let fraction = fraction.trim_end_matches(['0', '_']);
        if !whole.trim_start_matches('+').starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let mut digits: Amount = 0;
        for byte in whole.trim_start_matches('+').bytes().chain(fraction.bytes()).filter(|byte| *byte != b'_') {
            let digit = byte.is_ascii_digit().then(|| Amount::from(byte - b'0'))?;
            digits = digits.checked_mul(10)?.checked_add(digit)?;
        }
        let places = fraction.bytes().filter(u8::is_ascii_digit).count().try_into().ok()?;
        (digits <= MAX_AMOUNT).then_some(Decimal { digits, places })
    }

    pub fn places(self) -> u32 {
        self.places
    }

    /// The amount in units of so many places; `None` where it is too large, or has more places itself.
    pub fn in_units(self, places: u32) -> Option<Amount> {
        let scale = 10_i64.checked_pow(places.checked_sub(self.places)?)?;
        self.digits.checked_mul(scale).filter(|amount| *amount <= MAX_AMOUNT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(text: &str, places: u32) -> Option<Amount> {
        Decimal::read(text)?.in_units(places)
    }

    #[test]
    fn decimals_are_exact() {
        assert_eq!(units("1200", 0), Some(1200));
        assert_eq!(units("1_200.50", 1), Some(12005));
        assert_eq!(units("0.25", 2), Some(25));
        assert_eq!(units("3", 2), Some(300));
        assert_eq!(units("10.00", 0), Some(10));
        assert_eq!(Decimal::read("0.250").map(Decimal::places), Some(2));
    }

    #[test]
    fn what_is_no_amount_is_refused() {
        for text in ["", "-1", ".5", "1e3", "inf", "nan", "1.2.3", "12a", "99999999999999999999", "0.00000000000001", "+"] {
            assert!(units(text, 6).is_none(), "{text}");
        }
        assert_eq!(units("0.125", 2), None);
        assert_eq!(units("1000000000001", 0), None);
        assert_eq!(units("1000000000000", 1), None);
    }
}
