# Time, úrovne a žetóny mimo stávok: čo sa deje, čo platí a aké je o tom rozhodnutie.

event-countdown-ends = odpočítavanie sa končí
event-level-ends = čas úrovne uplynul
event-race = o zvyšné žetóny sa rozdávajú karty: { $drawn }
event-rebuys-end = končí sa čas na rebuy
steps-as-the-countdown-ends = { $head } práve vo chvíli, keď sa odpočítavanie končí
deed-ask-clock = žiada o time
deed-ask-clock-on = žiada o time na { $other-accusative }
deed-grant-clock = povoľuje time
deed-refuse-clock = nepovoľuje time
deed-grant-seconds = dáva { seconds }
seconds = { $count ->
    [one] { $count } sekundu
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekúnd
}
last-seconds = { $counted ->
    [one] posledná { $counted } sekunda
    [few] posledné { $counted } sekundy
    [many] posledných { $counted } sekundy
   *[other] posledných { $counted } sekúnd
}
more-seconds = { $counted ->
    [one] ešte { $counted } sekunda
    [few] ešte { $counted } sekundy
    [many] ešte { $counted } sekundy
   *[other] ešte { $counted } sekúnd
}
minutes = { $count ->
    [one] { $count } minútu
    [few] { $count } minúty
    [many] { $count } minúty
   *[other] { $count } minút
}
minutes-ago = { $count ->
    [one] { $count } minútou
   *[other] { $count } minútami
}
deed-declare-dead = vyhlasuje ruku za mŕtvu
deed-announce-level = ohlasuje blindy { $small }/{ $big }
deed-find-level = zisťuje, že úroveň má blindy { $small }/{ $big }
deed-exchange-all = mení žetóny v hodnote { $one } za žetóny v hodnote { $two }
deed-exchange-of = berie od { $other-genitive } { $chips } a dáva za ne { $others }
deed-announce-exchange = ohlasuje výmenu
deed-find-foreign = nachádza u { $other-genitive } { $chips } z iného turnaja
deed-find-lost = nachádza na zemi { $chips }
deed-hide-behind = skrýva žetóny v hodnote { $one } za žetóny v hodnote { $two }
deed-put-beside = kladie žetóny v hodnote { $one } vedľa žetónov v hodnote { $two }
deed-build-stacks = stavia stĺpce s počtom žetónov { $count }
deed-carry-in-rack = nesie v stojane { $chips }
deed-carry-in-pocket = nesie vo vrecku { $chips }
deed-carry-in-open-hands = nesie v otvorených dlaniach { $chips }
deed-carry-out-of-the-area = odnáša z priestoru turnaja { $chips }
deed-leave-chips-on-table = necháva svoje žetóny na stole
deed-take-chips-along = berie si svoje žetóny so sebou
deed-take-off = berie zo stola { $chips }
deed-pocket = dáva do vrecka { $chips }
deed-pass = podáva { $other-dative } { $chips }
deed-buy = kupuje žetóny za { $amount }
deed-buy-and-announce = kupuje žetóny za { $one } a ohlasuje, že hrá so sumou { $two }
deed-announce-stake = ohlasuje, že hrá so sumou { $amount }
deed-announce-rebuy = ohlasuje rebuy v hodnote { $amount }
deed-announce-add-on = ohlasuje add-on v hodnote { $amount }
deed-leave-with = odchádza z hry a berie si { $amount }
deed-cover-chips = zakrýva si žetóny
deed-chips-in-the-way = necháva žetóny tam, kde prekážajú
deed-tear-card = trhá kartu
deed-break-chip = láme žetón
deed-refuse-to-count = odmieta prepočítať svoje žetóny
deed-sit-again = opäť si sadá
deed-ask-bet = pýta sa, aká je stávka
deed-ask-to-miss-hand = žiada, aby mohol vynechať rozdanie
deed-ask-deposit = žiada svoju zálohu späť
deed-ask-to-watch = žiada, aby mohol výmenu sledovať
deed-ask-other-seat = žiada iné miesto
deed-ask-physical-help = žiada pomoc pre telesné obmedzenie
deed-ask-other-help = žiada pomoc pre iné než telesné obmedzenie
deed-ask-to-divide = žiada dealera, aby bank rozdelil
deed-object-exchange = namieta proti výmene
deed-object-too-few = namieta, že niekto má na dorovnanie málo žetónov
deed-agree-split-pot = { $count ->
    [one] súhlasí s rozdelením banku
   *[other] dohodnú sa na rozdelení banku
}
deed-agree-buy-in = { $count ->
    [one] súhlasí s buy-inom { $amount }
   *[other] dohodnú sa na buy-ine { $amount }
}
found-reasonable = hráč mal na rozhodnutie primeraný čas
found-feasible = žiadosti sa dá vyhovieť
state-rebuys-open = rebuy je ešte možný
state-buy-in = buy-in je { $amount }
state-buy-in-range = buy-in je od { $one } do { $two }
state-rake = rake je { $count } % banku
state-rake-with-cap = rake je { $one } % banku, najviac { $two }
state-time-charge = za každých { minutes } sa platí { $amount }
state-away-with = { $who } odišiel pred { minutes-ago } a vzal si { $amount }
state-discharge-slip = { $who } má potvrdenku
state-special-needs = { $who } má špeciálne potreby
verdict-time = { $who } má na rozhodnutie { seconds }
verdict-time-counted-after = { $who } má na rozhodnutie { seconds }, potom { more-seconds } s odpočítavaním
verdict-time-counted-within = { $who } má na rozhodnutie { seconds }, z toho { last-seconds } s odpočítavaním
verdict-played-at = rozdanie sa hrá s blindmi { $small }/{ $big }
verdict-exchanges = { $who } odovzdáva { $chips } a dostáva za to { $others }
verdict-in-the-race = zo žetónov { $who-genitive } ide do chip race { $amount }
verdict-first-card = prvú kartu chip race dostáva { $who }
verdict-another-card = { $count ->
    [one] { $who } dostáva ešte jednu kartu
   *[other] { $who } dostávajú ešte po jednej karte
}
verdict-forfeits = { $who } prichádza o { $amount }
verdict-estimate-only = hráč má právo len na odhad
verdict-granted-bet = hráčovi treba povedať, že stávka je { $amount }
verdict-dealer-counts = dealer musí prepočítať žetóny { $who-genitive }
verdict-owes-nothing = { $who } nemusí platiť nič
verdict-to-the-house = z banku patrí klubu { $amount }
verdict-to-inventory = { $amount } sa sťahuje z hry a vracia do zásoby
verdict-to-either = dealer posúva celý bank { $amount } jednému z dvojice { $who } a { $other } a tí sa oň podelia
verdict-advised-against = { $who-dative } sa to neodporúča
verdict-no-floor-breach = { -floor(case: "nominative") } neporušuje pravidlá
