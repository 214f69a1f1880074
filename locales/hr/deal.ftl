# Dijeljenje: što se događa s kartama i što s njima biva. `$known` kaže je li `$card` poznata.

deed-expose = { $known ->
    [yes] dijeli { $number }. kartu dijeljenja ({ $card }) licem prema gore
   *[no] dijeli { $number }. kartu dijeljenja licem prema gore
}
deed-expose-to = { $known ->
    [yes] dijeli { $other-dative } { $number }. kartu dijeljenja ({ $card }) licem prema gore
   *[no] dijeli { $other-dative } { $number }. kartu dijeljenja licem prema gore
}

verdict-redeal = dijeljenje je pogrešno i dijeli se ponovno
verdict-redeal-from = dijeljenje je pogrešno i dijeli se ponovno, a prvu kartu dobiva { $who }
verdict-deal-stands = dijeljenje vrijedi
deck-card-number = { $number }. karta dijeljenja
verdict-card-next-burn = { $card } je sljedeća spaljena karta
verdict-card-out-of-play = { $card } je izvan igre
verdict-replaced = { $who } dobiva kartu koja bi sljedeća bila spaljena
