//! What the words of English rule texts do.

use super::{Sense, Senses};

pub const SENSES: Senses = Senses {
    words: &[
        (Sense::Duty, "must, owes, answers for, is committed, are responsible, required, obliged"),
        (
            Sense::Permission,
            "own right to act, may, can, allowed, has the right, have the right, a right, as long as they can, permitted, entitled",
        ),
        (Sense::Exemption, "does not have to"),
        (Sense::Recommendation, "should, advised, encouraged, advised not to"),
        (Sense::Only, "only, merely, only as long as"),
        (Sense::Prohibition, "forbidden, not allowed, nobody has a right, cannot"),
        (Sense::Denial, "not, no, nobody, nothing, none, neither, nor, never, no longer, silent, neither more nor less"),
        (Sense::Until, "as long as others are, until, while action is pending, only as long as, as long as they can"),
        (Sense::Dealer, "dealer, dealers, the dealer missed"),
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
        (Sense::ByMistake, "by mistake, by accident"),
        (Sense::AtOnce, "at once, without delay"),
        (Sense::InTime, "in time, on time"),
        (Sense::Exactly, "exactly"),
        (Sense::AtLeast, "at least"),
        (Sense::AtMost, "at most, no more than, does not exceed, no larger than, or of the most, as far as"),
        (Sense::Penalty, "penalties, penalise, penalised, penalty, warned, warning"),
        (Sense::Dead, "dead, killed"),
        (Sense::Live, "live"),
        (Sense::FaceDown, "face down"),
        (
            Sense::Without,
            "without, silently, stays silent, in the dark, uncalled, unchanged, unlimited, unless, \
             the dealer missed, award stands, blind raise, falls short, except, except where",
        ),
    ],
    idle: "dead button, should have acted, just one, as soon as, right after, whether or not, until the end",
    turned_by_before: "nobody",
    turned_by_after: "not, no longer",
    negates_once_up_to: None,
};
