# Az osztás: ami a lapjaival történik, és ami belőlük lesz. `$known`: ismert-e `$card`.

deed-expose = { $known ->
    [yes] felfordítva osztja ki az osztás { $number }. lapját ({ $card })
   *[no] felfordítva osztja ki az osztás { $number }. lapját
}
deed-expose-to = { $known ->
    [yes] felfordítva osztja ki { $other-dative } az osztás { $number }. lapját ({ $card })
   *[no] felfordítva osztja ki { $other-dative } az osztás { $number }. lapját
}
deed-turn-own-card = felfordítja az osztás { $number }. lapját
event-card-seen = az osztás { $number }. lapja láthatóvá válik
deed-deal-card-to = { $other-dative } osztja az osztás { $number }. lapját
deed-deal-to-empty-seat = az üres helyre osztja az osztás { $number }. lapját
deed-skip = nem oszt lapot { $other-dative }
deed-two-in-a-row = egymás után két lapot oszt { $other-dative }
deed-unshuffled = keverés nélkül oszt
deed-uncut = emelés nélkül oszt
deed-expose-in-shuffle = keverés közben felvillant egy lapot
deed-expose-in-cut = emelés közben felvillant egy lapot
deed-find-boxed = { $count } fordított lapot talál a pakliban
deed-find-boxed-card = fordítva találja a pakliban ezt a lapot: { $card }
deed-find-cards = észreveszi, hogy { $count } lapja van
deed-find-stub = { $count } lapot talál a pakli maradékában

verdict-redeal = az osztás hibás, a lapokat újra kell osztani
verdict-redeal-from = az újraosztás első lapja { $who-dative } jár
verdict-deal-stands = az osztás érvényes
deck-card-boxed = a fordított lap
deck-card-number = az osztás { $number }. lapja
verdict-card-next-burn = { $card } lesz a következő égetett lap
verdict-card-out-of-play = { $card } kikerül a játékból
verdict-replaced = { $who-dative } az a lap jár, amelyet legközelebb elégettek volna
verdict-made-up = { $who-dative } jár a hiányzó lap

# Leosztásról leosztásra: a gomb és a vakok.

event-tournament-begins = kezdődik a verseny
event-next-day = a játék másik napon folytatódik
event-final-table = összeül a döntő asztal
event-next-hand = következik az új leosztás
deed-go-out = kiesik
deed-sit-down = leül, jobbján { $right }, balján { $left }
deed-agree-small-blind = { $count ->
    [one] beleegyezik, hogy legyen kisvak
   *[other] beleegyezik, hogy legyen kisvak
}
deed-turn-up-card = felfordítja ezt a lapot: { $card }

verdict-drawn-for = a gombot ki kell sorsolni
verdict-holds-everywhere = a sorsolás minden asztalnál érvényes
verdict-last-card = az osztás utolsó lapja { $who-dative } jár
verdict-next-hand = a következő leosztásban { $button }, { $small }, a nagyvakot pedig { $who } teszi be
verdict-next-hand-two = a következő leosztásban a gombon és a kisvakon { $other } ül, a nagyvak pedig { $who }
button-at = a gomb { $who-allative } kerül
button-on-empty-seat = a gomb oda kerül, ahol korábban { $who } ült, az üres székhez
button-dead-at = a gomb halott, és ott áll, ahol { $who } ül
small-blind-of = a kisvakot { $who }
small-blind-none = nincs kisvak
verdict-still-dealt = { $who } továbbra is kap lapot
verdict-no-more-cards = { $who } több lapot nem kap
verdict-counts-all-in = { $who } a licitkör végéig all-innek számít
verdict-may-count-all-in = { $who } dönthet úgy, hogy a licitkör végéig all-innek számít
verdict-last-cards-open = minden utolsó lapot nyitva kell osztani
verdict-card-in-its-order = { $card } a szokásos sorrendben kerül kiosztásra
verdict-card-upcard = { $card } lesz a nyílt lap, a harmadik lapot pedig képpel lefelé osztják

## A közös lapok

event-burns = { $burns ->
    [none] { $event } égetés nélkül
    [one] { $event } egy égetés után
   *[two] { $event } két égetés után
}
event-flop-of = { $facing ->
    [down] { $count } lap kerül képpel lefelé a flopra
   *[up] { $count } lap kerül a flopra
}
deed-draw-from-flop = kihúzza a flopból ezt a lapot: { $card }
verdict-put-right = { $steps }
remedy-finish-betting = be kell fejezni a licitet
remedy-set-aside = félre kell tenni { $laid }
remedy-take-out = ki kell venni a játékból { $laid }
remedy-shuffle-in = a pakli maradékába kell keverni { $laid }
remedy-shuffle-stub = meg kell keverni a pakli maradékát
remedy-show = mindenkinek meg kell mutatni { $laid }
remedy-cut = el kell emelni a paklit
remedy-burn = el kell égetni egy lapot
remedy-deal = ki kell osztani { $street }
remedy-deal-unburned = újabb égetés nélkül kell kiosztani { $street }
remedy-deal-new = { $street ->
    [flop] új flopot kell osztani
    [turn] új turnt kell osztani
   *[river] új rivert kell osztani
}
remedy-deal-new-unburned = { $street ->
    [flop] újabb égetés nélkül új flopot kell osztani
    [turn] újabb égetés nélkül új turnt kell osztani
   *[river] újabb égetés nélkül új rivert kell osztani
}
remedy-scramble = képpel lefelé össze kell keverni a flop lapjait
remedy-burn-one = az egyiket el kell égetni
remedy-complete-flop = a másik kettőből és a következő lapból kell kirakni a flopot
remedy-floor-draws = { -floor(case: "dative") } ki kell húznia közülük a következő égetett lapot
remedy-restore-order = helyre kell állítani a lapok sorrendjét
remedy-deal-right-card = ki kell tenni a helyes lapot
remedy-deal-last-cards = ki kell osztani az utolsó lapokat
remedy-deal-common-card = ki kell osztani egy közös lapot
laid-flop = a flopot
laid-flop-and-burn = a flopot és az égetett lapját
laid-turn = a turnt
laid-river = a rivert
laid-set-aside-card = a félretett lapot
laid-surplus = a fölösleges lapokat
laid-missed-burn = az el nem égetett lapot
laid-burns = az égetett lapokat
verdict-street-is = { $street ->
    [flop] a flop { $cards }
    [turn] a turn { $cards }
   *[river] a river { $cards }
}

## A pakli

state-stub = a pakli következő lapjai: { $cards }
state-burned = az eddig elégetett lapok, amennyire ismertek: { $cards }
state-deck = { $looks ->
    [marked] a pakli meg van jelölve
   *[damaged] a pakli megsérült
}
event-next-level = új szint kezdődik
deed-find-fault = talál { $fault }
deed-notice-fault = észrevesz { $fault }, de nem szól
deed-report-fault = szól, hogy talált { $fault }
fault-second = még egy { $card } lapot
fault-joker = egy dzsókert
fault-foreign = egy másik pakliból való lapot
fault-marked = egy megjelölt lapot
fault-flawed = egy gyári hibás lapot
fault-face-up = { $count } felfordított lapot a pakliban
fault-count = egy { $count } lapos paklit
deed-drop = { $landing ->
    [floor] a földre ejti ezt a lapot: { $card }
   *[table] felfordítva az asztalra ejti ezt a lapot: { $card }
}
some-card = ismeretlen
deed-ask-for-deck = másik paklit kér
deed-relieved = helyére másik osztó ül
deed-ask-burn-cards = kéri, hogy mutassák meg az égetett lapokat
deed-ask-new-deck = másik paklit kér
deed-ask-new-dealer = másik osztót kér
verdict-hand-void = a leosztás érvénytelen, és senki sem nyeri meg
verdict-to-next-pot = { $who } betett { $amount } értékű zsetonja a következő leosztás potjába kerül
verdict-unattributed = a potban már benne lévő { $amount } azoké, akik betették: visszakapják
verdict-only-for = { $count ->
    [one] ezt { ARTICLE($amount) } { $amount } értékű zsetont csak { $players } nyerheti meg
   *[other] ezt { ARTICLE($amount) } { $amount } értékű zsetont csak { $players } nyerheti meg
}
verdict-deck-changed = a paklit lecserélik
verdict-deck-not-changed = a paklit nem cserélik le
dropped-card = az elejtett lap
verdict-card-remains = { $lies ->
    [open] { $who } lapja marad, képpel felfelé: { $card }
   *[closed] { $who } lapja marad: { $card }
}
