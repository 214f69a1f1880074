//! What the words of Croatian rule texts do.

use super::{Sense, Senses};

pub const SENSES: Senses = Senses {
    words: &[
        (Sense::Duty, "dužan, dužna, dužni, mora, moraju, morala, morao, obvezuje igrača, sam odgovara, treba"),
        (Sense::Permission, "dopušten, dopuštenih, dopušteno, mogao, mogla, mogu, moguć, može, pravo, smije, smiju, smio"),
        (Sense::Exemption, "ne mora"),
        (Sense::Recommendation, "poželjno, preporučuje, trebao, valja"),
        (Sense::Only, "samo, tek"),
        (Sense::Prohibition, "nije dopušten, nije moguć, nisu dopuštene, nitko nema pravo, zabranjen, zabranjena, zabranjeno"),
        (Sense::Denial, "ijednog, ne, nema, ni, nije, nijedna, nikad, nikoga, nisu, nitko, ničega, ništa"),
        (Sense::Until, "dok, dok … ne, dok … nije"),
        (Sense::Dealer, "diler, dilera"),
        (Sense::Manager, "voditelj"),
        (Sense::Staff, "osoblja, osoblje"),
        (Sense::NoLimit, "no-limitu"),
        (Sense::PotLimit, "pot-limitu"),
        (Sense::FixedLimit, "fiksnom limitu"),
        (Sense::Stud, "stud, studu"),
        (Sense::Flop, "flopa, flopom, flopu"),
        (Sense::HeadsUp, "heads-upu"),
        (Sense::InTheDark, "naslijepo"),
        (Sense::AllIn, "all-in, all-ina, all-inova"),
        (Sense::Deliberately, "namjerno, namjernu"),
        (Sense::ByMistake, "slučajno, zabunom"),
        (Sense::AtOnce, "bez odgađanja, odmah"),
        (Sense::InTime, "na vrijeme"),
        (Sense::Exactly, "točno"),
        (Sense::AtLeast, "barem"),
        (Sense::AtMost, "najviše do, najviše jedan, najviše u, najviše za, ne prelazi"),
        (Sense::Penalty, "kazniti, kaznu, kažnjava, kažnjen, opomena, opomenu"),
        (Sense::Dead, "mrtva, mrtve"),
        (Sense::Live, "živa, žive, živima"),
        (Sense::FaceDown, "ili prema dolje, licem prema dolje"),
        (Sense::Without, "bez, gubi pravo na pot, koji nije, naslijepo, nenajavljeni, nije bilo, osim, šuti"),
    ],
    idle: "bez obzira na, bi igrač morao odgovoriti, ili ne, jedan jedini, koji je trebao igrati, \
        kombinaciju koju nema, makar i samo jednu, odmah iza, pravo na pot, pravu na pot, samo po sebi, \
        točno i, treba odgovoriti, treba za call, više nije u ruci",
    turned_by_before: "ne, nema",
    turned_by_after: "",
    negates_once_up_to: Some("i, ako"),
};
