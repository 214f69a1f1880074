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
