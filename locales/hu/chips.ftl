# Az óra, a szintek és a zsetonok a téteken kívül: mi történik, mi a helyzet, és mit mond ki rá a bíró.

event-countdown-ends = véget ér a visszaszámlálás
event-level-ends = letelik a szint ideje
event-race = lapokkal sorsolnak a maradék zsetonokért: { $drawn }
event-rebuys-end = véget ér a rebuy-időszak
steps-as-the-countdown-ends = { $head }, éppen amikor a visszaszámlálás véget ér
deed-ask-clock = időmérést kér
deed-ask-clock-on = { $other } idejének mérését kéri
deed-grant-clock = engedélyezi az időmérést
deed-refuse-clock = nem engedélyezi az időmérést
deed-grant-seconds = { $count } másodpercet ad
deed-declare-dead = halottnak nyilvánítja a kezet
deed-announce-level = bejelenti { ARTICLE($small) } { $small }/{ $big } vakokat
deed-find-level = észreveszi, hogy a szint vakjai { $small }/{ $big }
deed-exchange-all = { ENDING($two, "s") } zsetonra váltja fel a játékosok { ENDING($one, "s") } zsetonjait
deed-exchange-of = { $other-ablative } elvesz { $chips }, és ad helyette { $others }
deed-announce-exchange = bejelenti a felváltást
deed-find-foreign = { $other-adessive } egy másik versenyről származó zsetonokat talál: { $chips-nominative }
deed-find-lost = a földön talál { $chips }
deed-hide-behind = { ENDING($two, "s") } zsetonjai mögé rejti { ENDING($one, "s") } zsetonjait
deed-put-beside = { ENDING($two, "s") } zsetonjai mellé teszi { ENDING($one, "s") } zsetonjait
deed-build-stacks = { $count } zsetonos oszlopokat rak
deed-carry-in-rack = zsetontartóban visz { $chips }
deed-carry-in-pocket = zsebben visz { $chips }
deed-carry-in-open-hands = nyitott tenyerén visz { $chips }
deed-carry-out-of-the-area = kivisz a versenyterületről { $chips }
deed-leave-chips-on-table = az asztalon hagyja a zsetonjait
deed-take-chips-along = magával viszi a zsetonjait
deed-take-off = levesz az asztalról { $chips }
deed-pocket = zsebre tesz { $chips }
deed-pass = átad { $other-dative } { $chips }
deed-buy = zsetont vesz { $amount } értékben
deed-buy-and-announce = zsetont vesz { $one } értékben, és bejelenti, hogy { $two } van játékban
deed-announce-stake = bejelenti, hogy { $amount } van játékban
deed-announce-rebuy = bejelent egy rebuyt { $amount } értékben
deed-announce-add-on = bejelent egy addont { $amount } értékben
deed-leave-with = kiszáll a játékból, és elvisz { ENDING($amount, "t") }
deed-cover-chips = eltakarja a zsetonjait
deed-chips-in-the-way = útban hagyja a zsetonjait
deed-tear-card = elszakít egy lapot
deed-break-chip = eltör egy zsetont
deed-refuse-to-count = nem hajlandó megszámolni a zsetonjait
deed-sit-again = újra leül
deed-ask-bet = megkérdezi, mennyi a tét
deed-ask-to-miss-hand = ki szeretne hagyni egy leosztást
deed-ask-deposit = visszakéri a letétjét
deed-ask-to-watch = végig szeretné nézni a felváltást
deed-ask-other-seat = másik helyet kér
deed-ask-physical-help = testi igényéhez kér segítséget
deed-ask-other-help = nem testi igényéhez kér segítséget
deed-ask-to-divide = arra kéri az osztót, hogy ossza el a potot
deed-object-exchange = kifogásolja a felváltást
deed-object-too-few = kifogásolja, hogy valakinek kevés a zsetonja a megadáshoz
deed-agree-split-pot = { $count ->
    [one] beleegyezik a pot megosztásába
   *[other] megegyezik a pot megosztásában
}
deed-agree-buy-in = { $count ->
    [one] beleegyezik a beülőbe, amely { $amount }
   *[other] megegyezik a beülőben, amely { $amount }
}
found-reasonable = a játékosnak volt észszerű ideje a döntésre
found-feasible = a kérés teljesíthető
state-rebuys-open = rebuy még vehető
state-buy-in = a beülő { $amount }
state-buy-in-range = a beülő legalább { $one }, legfeljebb { $two }
state-rake = a jutalék a pot { $count }%-a
state-rake-with-cap = a jutalék a pot { $one }%-a, de legfeljebb { $two }
state-time-charge = { $count } percenként { $amount } fizetendő
state-away-with = { $who } { $count } perce távozott, és elvitt { ENDING($amount, "t") }
state-discharge-slip = { $who-adessive } elszámoló cédula van
state-special-needs = { $who } különleges igényű játékos
verdict-time = { $who-dative } { $count } másodperce van a döntésre
verdict-time-counted-after = { $who-dative } { $count } másodperce van a döntésre, utána { $counted } másodperces visszaszámlálás következik
verdict-time-counted-within = { $who-dative } { $count } másodperce van a döntésre, ebből az utolsó { $counted } másodpercet visszaszámolják
verdict-played-at = a leosztás vakjai { $small }/{ $big }
verdict-exchanges = { $who } bead { $chips }, és kap értük { $others }
verdict-in-the-race = { $who } zsetonjaiból { $amount } kerül a sorsolásba
verdict-first-card = a sorsolás első lapja { $who-accusative } illeti
verdict-another-card = { $count ->
    [one] { $who } még egy lapot kap
   *[other] { $who } még egy-egy lapot kap
}
verdict-forfeits = { $who } elveszít { ENDING($amount, "t") }
verdict-estimate-only = a játékosnak csak becsléshez van joga
verdict-granted-bet = a játékosnak meg kell mondani, hogy a tét { $amount }
verdict-dealer-counts = az osztó megszámolja { $who } zsetonjait
verdict-owes-nothing = { $who-dative } nem kell fizetnie
verdict-to-the-house = a potból { $amount } a klubot illeti
verdict-to-inventory = { $amount } kikerül a játékból, vissza a ház készletébe
verdict-to-either = az osztó { $who-dative } vagy { $other-dative } odatolja az egész potot, { ENDING($amount, "t") }, és ők osztoznak meg rajta
verdict-advised-against = { $who-dative } ez nem ajánlott
verdict-no-floor-breach = { -floor(case: "nominative") } nem sért szabályt
