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

verdict-redeal = az osztás hibás, a lapokat újra kell osztani
verdict-redeal-from = az újraosztás első lapja { $who-dative } jár
verdict-deal-stands = az osztás érvényes
deck-card-boxed = a fordított lap
deck-card-number = az osztás { $number }. lapja
verdict-card-next-burn = { $card } lesz a következő égetett lap
verdict-card-out-of-play = { $card } kikerül a játékból
verdict-replaced = { $who-dative } az a lap jár, amelyet legközelebb elégettek volna

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
verdict-next-hand = a következő leosztásban { $button }, { $small }, a nagyvak pedig { $who }
verdict-next-hand-two = a következő leosztásban a gombon és a kisvakon { $other } ül, a nagyvak pedig { $who }
button-at = a gomb { $who-allative } kerül
button-on-empty-seat = a gomb oda kerül, ahol korábban { $who } ült, az üres székhez
button-dead-at = a gomb halott, és ott áll, ahol { $who } ül
small-blind-of = a kisvak { $who }
small-blind-none = nincs kisvak
verdict-still-dealt = { $who } továbbra is kap lapot
verdict-no-more-cards = { $who } több lapot nem kap
verdict-counts-all-in = { $who } a licitkör végéig all-innek számít
verdict-may-count-all-in = { $who } dönthet úgy, hogy a licitkör végéig all-innek számít
verdict-last-cards-open = minden utolsó lapot nyitva kell osztani
verdict-card-in-its-order = { $card } a szokásos sorrendben kerül kiosztásra
