# Az osztás: ami a lapjaival történik, és ami belőlük lesz. `$known`: ismert-e `$card`.

deed-expose = { $known ->
    [yes] felfordítva osztja ki az osztás { $number }. lapját ({ $card })
   *[no] felfordítva osztja ki az osztás { $number }. lapját
}
deed-expose-to = { $known ->
    [yes] felfordítva osztja ki { $other-dative } az osztás { $number }. lapját ({ $card })
   *[no] felfordítva osztja ki { $other-dative } az osztás { $number }. lapját
}

verdict-redeal = az osztás hibás, a lapokat újra kell osztani
verdict-redeal-from = az osztás hibás, a lapokat újra kell osztani, az első lap { $who-dative } jár
verdict-deal-stands = az osztás érvényes
deck-card-number = az osztás { $number }. lapja
verdict-card-next-burn = { $card } lesz a következő égetett lap
verdict-card-out-of-play = { $card } kikerül a játékból
verdict-replaced = { $who-dative } az a lap jár, amelyet legközelebb elégettek volna
