//! What the words of Slovak rule texts do.

use super::{Sense, Senses};

pub const SENSES: Senses = Senses {
    words: &[
        (Sense::Duty, "je povinný, musia, musí, povinná, povinní, treba, zodpovedá hráč"),
        (
            Sense::Permission,
            "dajú, dovolené, dovolený, dá, mohol, možno, môže, môžu, nárok dostať, oprávnený, povolené, \
             povolený, povolených, právo, smie, smú",
        ),
        (Sense::Exemption, "nemusí"),
        (Sense::Recommendation, "by mal, by nemal, by sa hráči mali, mal by, nemal by, odporúča, vítaná"),
        (Sense::Only, "až keď, až potom, iba, len"),
        (
            Sense::Prohibition,
            "nedá, nemožno, nemôže, nesmie, nesmú, nie je dovolený, nie je možná, nikto nemá právo, zakázané, \
             zakázaný",
        ),
        (
            Sense::Denial,
            "ani, by nemal, neberú, neboli, nedorovnal, nedosiahne, nedostal, nedostane, nehrajú, nehral, \
             nejde, neležia, nemal, nemal by, nemenia, nemení, nemá, nenavýši, nenavýšil, neohlásil, neostanú, \
             neotvára, neplatia, nepomieša, nepočká, nepočíta, neprebehne, nepridávajú, neprihliada, \
             nepriznávajú, nerozhoduje, nerátajú, neskončí, nestavil, nestaví, nestačia, nestačí, neukáže, \
             neukážu, neurobil, nevkladá, nevracia, nevrátia, nevyhodnocuje, nevyjadril, nevyjadrí, nevšimne, \
             nezapočítajú, nezaväzuje, nezačne, neznamená, nezostal, nezískava, nezúčastňuje, nie, niet, \
             nijaká, nikdy, nikoho, nikto, nič, žiadna, žiadne, žiadnej",
        ),
        (
            Sense::Until,
            "dovtedy, kým, kým … neberú, kým … nedosiahne, kým … nedostane, kým … nehrajú, kým … nejde, \
             kým … nemení, kým … neostanú, kým … nepomieša, kým … nepočká, kým … neprebehne, kým … nepridávajú, \
             kým … nepriznávajú, kým … nerozhoduje, kým … nerátajú, kým … neskončí, kým … nestaví, \
             kým … nestačí, kým … neukáže, kým … nevkladá, kým … nevyhodnocuje, kým … nevyjadrí, \
             kým … nevšimne, kým … nezapočítajú, kým … nezaväzuje, kým … nezačne, kým … neznamená, \
             kým … nezúčastňuje",
        ),
        (Sense::Dealer, "dealer, dealera"),
        (Sense::Manager, "manažér"),
        (Sense::Staff, "personál, personálu"),
        (Sense::NoLimit, "no-limite"),
        (Sense::PotLimit, "pot-limite"),
        (Sense::FixedLimit, "fixnom limite"),
        (Sense::Stud, "stud, stude"),
        (Sense::Flop, "flope, flopom"),
        (Sense::HeadsUp, "heads-upe, v hre dvoch hráčov"),
        (Sense::InTheDark, "naslepo"),
        (Sense::AllIn, "all-in, all-ine, all-inom, all-inov, all-inu"),
        (Sense::Deliberately, "úmyselne, úmyselné"),
        (Sense::ByMistake, "nedopatrením, omylom"),
        (Sense::AtOnce, "bez odkladu, ihneď"),
        (Sense::InTime, "načas, včas"),
        (Sense::Exactly, "presne"),
        (Sense::AtLeast, "aspoň, najmenej"),
        (Sense::AtMost, "najviac, neprevyšuje"),
        (Sense::Penalty, "napomenutie, potrestaný, potrestať, trest, trestá"),
        (Sense::Dead, "mŕtva, mŕtve, mŕtvou, mŕtvu"),
        (Sense::Live, "živá, živé"),
        (Sense::FaceDown, "alebo nadol, lícom nadol"),
        (Sense::Without, "bez, mlčí, naslepo, nedorovnaná, okrem prípadu, vzdáva nároku"),
    ],
    idle: "akú treba na dorovnanie, alebo nie, bez ohľadu na, by hráč musel dorovnať, hneď po, hoci len jednu, \
        ktorý mal ísť skôr, len čo, než treba na call, už nie sú v hre, či nie, čo i len",
    turned_by_before: "",
    turned_by_after: "",
    negates_once_up_to: Some("a, ak"),
};
