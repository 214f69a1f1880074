//! What the words of English rule texts do.

use super::{Sense, Senses};

pub const SENSES: Senses = Senses {
    words: &[
        (Sense::Duty, "are responsible, is committed, must, obliged, owes, required"),
        (Sense::Permission, "a right, allowed, as long as they can, can, entitled, has the right, have the right, may, permitted"),
        (Sense::Exemption, "does not have to"),
        (Sense::Recommendation, "advised, advised not to, encouraged, should"),
        (Sense::Only, "merely, only, only as long as"),
        (Sense::Prohibition, "cannot, forbidden, nobody has a right, not allowed"),
        (Sense::Denial, "neither, neither more nor less, never, no, no longer, nobody, none, nor, not, nothing, silent"),
        (Sense::Until, "as long as they can, only as long as, until"),
        (Sense::Dealer, "dealer, the dealer missed"),
        (Sense::Manager, "manager"),
        (Sense::Staff, "staff"),
        (Sense::NoLimit, "no-limit"),
        (Sense::PotLimit, "pot-limit"),
        (Sense::FixedLimit, "fixed limit"),
        (Sense::Stud, "stud"),
        (Sense::Flop, "flop"),
        (Sense::HeadsUp, "heads-up"),
        (Sense::InTheDark, "in the dark"),
        (Sense::AllIn, "all-in, all-ins"),
        (Sense::Deliberately, "deliberate, deliberately, on purpose"),
        (Sense::ByMistake, "by accident, by mistake"),
        (Sense::AtOnce, "at once, without delay"),
        (Sense::InTime, "in time, on time"),
        (Sense::Exactly, "exactly"),
        (Sense::AtLeast, "at least"),
        (Sense::AtMost, "as far as, at most, does not exceed, no larger than, no more than, or of the most"),
        (Sense::Penalty, "penalised, warned, warning"),
        (Sense::Dead, "dead, killed"),
        (Sense::Live, "live"),
        (Sense::FaceDown, "face down"),
        (
            Sense::Without,
            "award stands, blind raise, except, except where, falls short, in the dark, silently, stays silent, \
             the dealer missed, uncalled, unchanged, unless, unlimited, without",
        ),
    ],
    idle: "as soon as, just one, right after, should have acted, until the end, whether or not",
    turned_by_before: "nobody",
    turned_by_after: "not, no longer",
    negates_once_up_to: None,
};
