# A lapok, és ami velük történik. A cselekvések alany nélkül állnak; a `$cards` lapjai színjelükkel jelennek meg.

## Ahogy fekszenek

lying-closed = { $cards } zárva
lying-open = { $cards } nyitva
lying-unknown = { $count ->
    [1] egy ismeretlen lap
    [2] két ismeretlen lap
    [3] három ismeretlen lap
    [4] négy ismeretlen lap
   *[other] { $count } ismeretlen lap
}
state-board = az asztal lapjai: { $cards }
state-holds = { $who } lapjai: { $cards }
state-protected = { $who } lapjai védve vannak
state-machine-shuffle = keverőgép keveri a lapokat

## Amit a játékos tesz velük

deed-push-cards-forward = előretolja a lapjait
deed-throw-cards-forward = előredobja a lapjait
deed-throw-cards-over-line = a vonalon túlra dobja a lapjait
deed-throw-cards-toward-muck = a dobott lapok kupaca felé löki a lapjait
deed-throw-cards-to = { $other-dative } dobja a lapjait
deed-muck = képpel lefelé a dobott lapok közé dobja a lapjait
deed-muck-face-up = képpel felfelé a dobott lapok közé dobja a lapjait
deed-lift-upcards = felveszi az asztalról a nyílt lapjait

deed-table = az asztalra teríti a lapjait
deed-table-cards = az asztalra teríti ezeket a lapokat: { $cards }
deed-flash = felvillantja a lapjait
deed-flash-cards = { $count ->
    [one] felvillantja ezt a lapot: { $cards }
   *[other] felvillantja ezeket a lapokat: { $cards }
}
deed-show-cards = { $count ->
    [one] nyíltan az asztalra teszi ezt a lapot: { $cards }
   *[other] nyíltan az asztalra teszi ezeket a lapokat: { $cards }
}
deed-show-to = megmutatja a lapjait { $other-dative }
deed-show-cards-to = { $count ->
    [one] megmutatja { $other-dative } ezt a lapot: { $cards }
   *[other] megmutatja { $other-dative } ezeket a lapokat: { $cards }
}
deed-refuse = nem hajlandó megmutatni a lapjait
deed-claim = { $class ->
    [high-card] magas lapot mond be
    [pair] egy párt mond be
    [two-pair] két párt mond be
    [three-of-a-kind] drillt mond be
    [straight] sort mond be
    [flush] flösst mond be
    [full-house] full house-t mond be
    [four-of-a-kind] pókert mond be
   *[straight-flush] színsort mond be
}
deed-point-out = szóvá teszi, hogy { $other } kezét rosszul értékelik

deed-ask-see = kéri { $other } lapjainak megmutatását
deed-ask-hand-back = visszakéri a lapjait
deed-ask-next-card = kéri, hogy mutassák meg, melyik lap jött volna

## Amit az osztó tesz velük

deed-deal = a következőt osztja { $other-dative }: { $cards }
deed-muck-cards-of = tévedésből a dobott lapok közé húzza { $other } lapjait
deed-turn-up = felfordítja { $other } lapjait
deed-wash = az asztalon összekeveri a lapokat
deed-riffle = pörgetve megkeveri a paklit
deed-press-shuffler = megnyomja a keverőgép gombját
deed-count = { $count } lapot talál a pakliban

## Ami velük történik

event-cards = { $event }: { $cards }
event-draw = gombsorsolás: { $drawn }
event-drawn = { $who } húzott lapja { $card }
event-touch = { $what ->
    [muck] { $who } lapjai hozzáérnek a dobott lapokhoz
    [board] { $who } lapjai hozzáérnek az asztal lapjaihoz
    [burns] { $who } lapjai hozzáérnek az égetett lapokhoz
   *[cards] { $who } lapjai hozzáérnek { $other } lapjaihoz
}
event-mix = { $what ->
    [muck] { $who } lapjai összekeverednek a dobott lapokkal
    [board] { $who } lapjai összekeverednek az asztal lapjaival
    [burns] { $who } lapjai összekeverednek az égetett lapokkal
   *[cards] { $who } lapjai összekeverednek { $other } lapjaival
}
