//! What the words of Hungarian rule texts do.

use super::{Sense, Senses};

pub const SENSES: Senses = Senses {
    words: &[
        (Sense::Duty, "kell, köteles, felel, meg kell várnia, kötelesek, muszáj"),
        (
            Sense::Permission,
            "jogát arra, büntethet, büntethetnek, lehet, szabad, állítható, azonosíthatók, büntethető, egészíthető, ellenőrizhető, kereshető, megbüntethető, \
             megengedett, megkülönböztethető, megszámolhassa, szabható, tehető, tekinthető, vitatható, érthető, \
             joga, -hat, -het, -hatja, -heti, -hatják, -hetik, -hatnak, -hetnek",
        ),
        (Sense::Exemption, "nem kell, nem köteles, nem kötelesek"),
        (Sense::Recommendation, "ajánlott, tanácsos, célszerű, kívánatos, ne, kerülendő, kerülendők, az elhajításuk kerülendő"),
        (Sense::Only, "csak, csupán, pusztán"),
        (Sense::Prohibition, "tilos, tilosak"),
        (Sense::Denial, "nem, sem, ne, nincs, nincsenek, sincs, senki, senkit, semmi, semmit, semmilyen, soha, sohasem"),
        (Sense::Until, "amíg, meg kell várnia, cselekvésig, amíg … nem, amíg … össze nem"),
        (Sense::Dealer, "osztótól, osztónál, osztó, osztót, osztónak"),
        (Sense::Manager, "vezetője, menedzser, vezetőjének, vezetőtől, menedzserének"),
        (Sense::Staff, "személyzetet, személyzetnek, személyzet"),
        (Sense::NoLimit, "no limitben, no limit"),
        (Sense::PotLimit, "pot limitben, pot limit"),
        (Sense::FixedLimit, "fix limitben, fix limit"),
        (Sense::Stud, "stud, studban"),
        (Sense::Flop, "flop, flopon, flopot, floppal, flopra"),
        (Sense::HeadsUp, "kétszemélyes"),
        (Sense::InTheDark, "lapnézés"),
        (Sense::AllIn, "all-inre, all-innek, all-in, all-inben, all-inből, all-inje, all-int, all-intől"),
        (Sense::Deliberately, "szándékosan"),
        (Sense::ByMistake, "tévedésből, véletlenül"),
        (Sense::AtOnce, "azonnal, késedelem nélkül"),
        (Sense::InTime, "időben"),
        (Sense::Exactly, "pontosan"),
        (Sense::AtLeast, "legalább, eléri annak, eléri a fix tét"),
        (Sense::AtMost, "legfeljebb, nem haladja meg"),
        (
            Sense::Penalty,
            "büntethet, büntetésül, büntetésre, büntetéssel, büntetésbe, figyelmeztetés, megbüntetett, büntethetnek, büntetések, büntetésnek, büntetheti, büntethető, büntetés, büntetést, figyelmeztetést, megbüntethető",
        ),
        (Sense::Dead, "halott, halottak, halottá"),
        (Sense::Live, "élő, élőnek"),
        (Sense::FaceDown, "képpel lefelé"),
        (
            Sense::Without,
            "nélkül, nélküli, nélküle, hiába, kivéve, teljes emelésnél kisebb, az elhajításuk kerülendő, \
             emeléshez kevés",
        ),
    ],
    idle: "halott gomb, halott gombot, halott gombbal, tétet kell megadnia, vakot kell megadnia, emelést kell megadnia, kellett volna cselekednie, \
        kellett cselekednie, tétre kell válaszolnia, meg kellene adnia, kell számolni, kell elbírálni, \
        kell összevetni, kell csökkenteni, kell felosztani, megadáshoz kell, által megengedett, \
        szerint megengedett, akár csak egyet is, tarthat igényt, igényt tarthatnak, igényt tarthasson, \
        nem hivatalos, akár nem, az elhajításuk, vagy sem, vagy nem, \
        ha lehet",
    turned_by_before: "nem, sem",
    turned_by_after: "",
    negates_once_up_to: Some("és, ha"),
};
