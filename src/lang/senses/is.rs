//! What the words of Icelandic rule texts do.

use super::{Sense, Senses};

pub const SENSES: Senses = Senses {
    words: &[
        (
            Sense::Duty,
            "benda verður, ber, eiga að, er bundinn, skal, skuldar, skulu, skyldugur, skylt, verða … að, \
             verða … að nema, verður … að, verður … að nema, á að, á ábyrgð leikmanns, þarf",
        ),
        (Sense::Permission, "geta, geti, getur, heimilt, leyfist, leyft, leyfð, leyfðar, mega, megi, má, rétt á að, rétt á því"),
        (Sense::Exemption, "þarf ekki"),
        (Sense::Recommendation, "hvattir, mælt, ráðið frá, ráðlagt, ætti"),
        (Sense::Only, "aðeins, eingöngu, einir, fyrr en, þess eins"),
        (Sense::Prohibition, "bannað, bannaðar, enginn á rétt á að, koma ekki til greina, óheimilt"),
        (Sense::Denial, "aldrei, ekkert, ekki, enga, engan, engin, enginn, engu, hvorki, nein, neitt, né"),
        (Sense::Until, "meðan enn, svo lengi sem, þar til"),
        (Sense::Dealer, "gjafarann, gjafaranum, gjafari, gjafarinn"),
        (Sense::Manager, "stjórnandi"),
        (Sense::Staff, "starfsmann, starfsmaður"),
        (Sense::NoLimit, "no-limit"),
        (Sense::PotLimit, "pot-limit"),
        (Sense::FixedLimit, "í limit"),
        (Sense::Stud, "stud, stud-leikjum"),
        (Sense::Flop, "flopp, floppi"),
        (Sense::HeadsUp, "heads-up"),
        (Sense::InTheDark, "óséð"),
        (Sense::AllIn, "all-in"),
        (Sense::Deliberately, "viljandi"),
        (Sense::ByMistake, "fyrir mistök, óvart"),
        (Sense::AtOnce, "strax, tafarlaust"),
        (Sense::InTime, "á réttum tíma, í tæka tíð"),
        (Sense::Exactly, "nákvæmlega"),
        (Sense::AtLeast, "að minnsta kosti"),
        (Sense::AtMost, "ekki hærri, fer hún aldrei, mest, þó aldrei"),
        (Sense::Penalty, "refsa, refsað, refsingu, áminningu"),
        (Sense::Dead, "dauð, dauða, missir höndina"),
        (Sense::Live, "lifandi"),
        (Sense::FaceDown, "á grúfu"),
        (Sense::Without, "ekki lengur bundinn, nema, orðalaust, án, óséð, ótakmarkaður"),
    ],
    idle: "eiga að gera á undan, eigi að skipta, en þarf, eða ekki, hætta á að, nema með samþykki, sem þarf, \
        svo á að, vera skal, á að gera, ákveða þarf, átti að gera, þótt ekki sé nema, þótt röðin sé ekki",
    turned_by_before: "ekki, enginn",
    turned_by_after: "ekki, enginn",
    negates_once_up_to: None,
};
