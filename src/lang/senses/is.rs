//! What the words of Icelandic rule texts do.

use super::{Sense, Senses};

pub const SENSES: Senses = Senses {
    words: &[
        (
            Sense::Duty,
            "skal, verður … að, ber, verða … að, benda verður, skulu, á að, eiga að, þarf, skuldar, \
             á ábyrgð leikmanns, er bundinn, verður … að nema, verða … að nema, skyldugur, skylt",
        ),
        (
            Sense::Permission,
            "rétt sinn til, má, mega, getur, geta, geti, leyfist, leyft, leyfðar, leyfð, rétt á að, rétt á því, megi, heimilt",
        ),
        (Sense::Exemption, "þarf ekki"),
        (Sense::Recommendation, "ætti, ættu, ráðið frá, ráðlagt, mælt, hvattir"),
        (Sense::Only, "aðeins, eingöngu, einir, fyrr en, þess eins"),
        (
            Sense::Prohibition,
            "bannað, bannaðar, óheimilt, ekki hægt, ekki er hægt, ekki lengur hægt, koma ekki til greina, enginn á rétt á að",
        ),
        (Sense::Denial, "ekki, ekkert, engin, enginn, enga, engan, engu, neitt, nein, aldrei, hvorki, né"),
        (Sense::Until, "þar til, meðan enn, upp á meðan, svo lengi sem"),
        (Sense::Dealer, "gjafara, gjafarann, gjafarans, gjafaranum, gjafari, gjafarinn"),
        (Sense::Manager, "stjórnandi, stjórnandinn, stjórnanda, stjórnandann"),
        (Sense::Staff, "starfsmenn, starfsmönnum, starfsmanna, starfsmann, starfsmaður, starfsfólk, starfsfólks"),
        (Sense::NoLimit, "no-limit"),
        (Sense::PotLimit, "pot-limit"),
        (Sense::FixedLimit, "í limit"),
        (Sense::Stud, "stud, stud-leikjum"),
        (Sense::Flop, "flopp, floppi, floppið, floppinu"),
        (Sense::HeadsUp, "heads-up"),
        (Sense::InTheDark, "óséð"),
        (Sense::AllIn, "all-in"),
        (Sense::Deliberately, "viljandi"),
        (Sense::ByMistake, "fyrir mistök, óvart"),
        (Sense::AtOnce, "strax, tafarlaust"),
        (Sense::InTime, "í tæka tíð, á réttum tíma"),
        (Sense::Exactly, "nákvæmlega"),
        (Sense::AtLeast, "að minnsta kosti"),
        (Sense::AtMost, "mest, ekki hærri, þó aldrei, fer hún aldrei, í mesta lagi"),
        (
            Sense::Penalty,
            "refsing, refsingarskyni, refsingar, refsingunni, áminning, refsa, refsað, refsingin, refsingu, áminningu",
        ),
        (Sense::Dead, "dauð, dauðri, dauða, missir höndina"),
        (Sense::Live, "lifandi"),
        (Sense::FaceDown, "á grúfu"),
        (Sense::Without, "án, orðalaust, óséð, nema, ótakmarkaður, ekki lengur bundinn"),
    ],
    idle: "á að gera, átti að gera, eiga að gera á undan, sem þarf, en þarf, svo á að, hætta á að, vera skal, \
        ákveða þarf, eigi að skipta, þótt ekki sé nema, eða ekki, nema með samþykki, þótt röðin sé ekki",
    turned_by_before: "ekki, enginn",
    turned_by_after: "ekki, enginn",
    negates_once_up_to: None,
};
