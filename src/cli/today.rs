//! What day it is.

use jiff::civil::Date;
use jiff::{Timestamp, tz::TimeZone};

/// Now. `SOURCE_DATE_EPOCH` stands for now where a build must come out the same again.
pub(super) fn made() -> Timestamp {
    fixed().unwrap_or_else(Timestamp::now)
}

/// The time zone in which it is today.
pub(super) fn zone() -> TimeZone {
    if fixed().is_some() { TimeZone::UTC } else { TimeZone::system() }
}

/// The day on which something is made.
pub(super) fn today() -> Date {
    made().to_zoned(zone()).date()
}

fn fixed() -> Option<Timestamp> {
    std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|s| s.parse().ok()).and_then(|s| Timestamp::from_second(s).ok())
}
