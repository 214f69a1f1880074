//! What the words of Hungarian rule texts do.

use super::{Sense, Senses};

pub const SENSES: Senses = Senses {
    words: &[
        (Sense::Duty, "felel, kell, köteles, kötelesek, meg kell várnia, muszáj"),
        (
            Sense::Permission,
            "-hat, -hatja, -hatják, -hatnak, -het, -heti, -hetik, -hetnek, azonosíthatók, büntethető, \
             egészíthető, ellenőrizhető, joga, kereshető, megbüntethető, megengedett, megkülönböztethető, \
             megszámolhassa, szabad, szabható, tehető, tekinthető, vitatható, érthető",
        ),
        (Sense::Exemption, "nem kell"),
        (Sense::Recommendation, "ajánlott, az elhajításuk kerülendő, célszerű, kerülendő, kerülendők, kívánatos, ne, tanácsos"),
        (Sense::Only, "csak, csupán, pusztán"),
        (Sense::Prohibition, "tilos, tilosak"),
        (Sense::Denial, "ne, nem, nincs, nincsenek, sem, semmi, semmilyen, semmit, senki, senkit, sincs, soha, sohasem"),
        (Sense::Until, "amíg, amíg … nem, amíg … össze nem, cselekvésig, meg kell várnia"),
        (Sense::Dealer, "osztó, osztónak"),
        (Sense::Manager, "vezetője"),
        (Sense::Staff, "személyzet"),
        (Sense::NoLimit, "no limit, no limitben"),
        (Sense::PotLimit, "pot limit, pot limitben"),
        (Sense::FixedLimit, "fix limit, fix limitben"),
        (Sense::Stud, "stud, studban"),
        (Sense::Flop, "flop, flopon, floppal"),
        (Sense::HeadsUp, "kétszemélyes"),
        (Sense::InTheDark, "lapnézés"),
        (Sense::AllIn, "all-in, all-inben, all-inből, all-inje, all-int, all-intől"),
        (Sense::Deliberately, "szándékosan"),
        (Sense::ByMistake, "tévedésből, véletlenül"),
        (Sense::AtOnce, "azonnal, késedelem nélkül"),
        (Sense::InTime, "időben"),
        (Sense::Exactly, "pontosan"),
        (Sense::AtLeast, "eléri a fix tét, eléri annak, legalább"),
        (Sense::AtMost, "legfeljebb, nem haladja meg"),
        (Sense::Penalty, "büntetheti, büntethető, büntetés, büntetést, figyelmeztetést, megbüntethető"),
        (Sense::Dead, "halott, halottá"),
        (Sense::Live, "élő, élőnek"),
        (Sense::FaceDown, "képpel lefelé"),
        (
            Sense::Without,
            "az elhajításuk kerülendő, emeléshez kevés, hiába, kivéve, nélkül, nélküle, nélküli, \
             teljes emelésnél kisebb",
        ),
    ],
    idle: "akár csak egyet is, akár nem, az elhajításuk, emelést kell megadnia, igényt tarthasson, \
        igényt tarthatnak, kell csökkenteni, kell elbírálni, kell felosztani, kell számolni, kell összevetni, \
        kellett cselekednie, kellett volna cselekednie, meg kellene adnia, megadáshoz kell, nem hivatalos, \
        szerint megengedett, tarthat igényt, tétet kell megadnia, tétre kell válaszolnia, vagy nem, vagy sem, \
        vakot kell megadnia, által megengedett",
    turned_by_before: "nem, sem",
    turned_by_after: "",
    negates_once_up_to: Some("és, ha"),
};
