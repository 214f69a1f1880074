//! What the words of Croatian rule texts do.

use super::{Sense, Senses};

pub const SENSES: Senses = Senses {
    words: &[
        (Sense::Duty, "mora, moraju, dužan, treba, sam odgovara, obvezuje igrača, dužni, dužna, morao, morala"),
        (Sense::Permission, "može, mogu, smije, smiju, dopušten, dopuštenih, moguć, pravo, smio, mogao, mogla, dopušteno"),
        (Sense::Exemption, "ne mora"),
        (Sense::Recommendation, "trebao, trebalo, trebali, trebala, preporučuje, valja, poželjno"),
        (Sense::Only, "samo, tek, jedino"),
        (Sense::Prohibition, "zabranjeno, nisu dopuštene, nije dopušten, nije moguć, nitko nema pravo, zabranjen, zabranjena"),
        (Sense::Denial, "ne, nije, nisu, nema, nitko, nikoga, ništa, ničega, nijedna, nikad, ni, ijednog, nemaju"),
        (Sense::Until, "dok, dok … ne, dok … nije"),
        (Sense::Dealer, "diler, dileri, dilera, dileru"),
        (Sense::Manager, "voditelj, menadžer, voditelju, voditelja"),
        (Sense::Staff, "osoblju, osoblja, osoblje"),
        (Sense::NoLimit, "no-limitu"),
        (Sense::PotLimit, "pot-limitu"),
        (Sense::FixedLimit, "fiksnom limitu"),
        (Sense::Stud, "stud, studu, studa"),
        (Sense::Flop, "flop, flopa, flopom, flopu"),
        (Sense::HeadsUp, "heads-upu, heads-up"),
        (Sense::InTheDark, "naslijepo"),
        (Sense::AllIn, "all-in, all-inom, all-ina, all-inova"),
        (Sense::Deliberately, "namjerno, namjernu"),
        (Sense::ByMistake, "zabunom, slučajno"),
        (Sense::AtOnce, "odmah, bez odgađanja"),
        (Sense::InTime, "na vrijeme"),
        (Sense::Exactly, "točno"),
        (Sense::AtLeast, "barem"),
        (
            Sense::AtMost,
            "najviše \u{fffc}, najviše jedan, najviše do, najviše u, najviše za, najviše iznos, najviše tri, ne prelazi",
        ),
        (Sense::Penalty, "kaznom, kaznio, kazne, kazni, kažnjeni, kazna, kazniti, kaznu, kažnjava, kažnjen, opomena, opomenu"),
        (Sense::Dead, "mrtva, mrtvoj, mrtve"),
        (Sense::Live, "živa, živim, živom, žive, živima"),
        (Sense::FaceDown, "licem prema dolje, ili prema dolje"),
        (Sense::Without, "bez, naslijepo, šuti, osim, nenajavljeni, gubi pravo na pot, koji nije, nije bilo"),
    ],
    idle: "koji je trebao igrati, jedan jedini, koja je trebala biti, makar i samo jednu, samo po sebi, treba za call, treba odgovoriti, \
        bi igrač morao odgovoriti, pravo na pot, pravu na pot, odmah iza, točno i, više nije u ruci, \
        kombinaciju koju nema, bez obzira na, ili ne, na koji bi morao odgovoriti",
    turned_by_before: "ne, nema",
    turned_by_after: "",
    negates_once_up_to: Some("i, ako"),
};
